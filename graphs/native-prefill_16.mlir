module @jit_prefill_16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x1x48x48xf32>, %arg1: tensor<3x2x32x48xf32>, %arg2: tensor<3x32xf32>, %arg3: tensor<3x32xf32>, %arg4: tensor<3x1x32x48xf32>, %arg5: tensor<3x2x32x48xf32>, %arg6: tensor<32xf32>, %arg7: tensor<3x32x48xf32>, %arg8: tensor<3x4x2x64x8xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg13: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg14: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg15: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg17: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg26: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg27: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg29: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg30: tensor<16xi32>, %arg31: tensor<2xi32>, %arg32: tensor<2xi32>, %arg33: tensor<2xi32>, %arg34: tensor<i32>) -> (tensor<3x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<3x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %0 = stablehlo.reshape %arg30 : (tensor<16xi32>) -> tensor<2x8xi32>
    %1 = stablehlo.broadcast_in_dim %arg32, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<8xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x8xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<2x8xi32>
    %6 = stablehlo.add %4, %5 : tensor<2x8xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1x1xi32>
    %8 = stablehlo.convert %7 : (tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xf32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<2x8x1x1xf32>) -> tensor<2x8x1x4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x1x4xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x8x1x4xf32>
    %13 = stablehlo.cosine %12 : tensor<2x8x1x4xf32>
    %14 = stablehlo.sine %12 : tensor<2x8x1x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16:5 = stablehlo.while(%iterArg = %0, %iterArg_8 = %arg7, %iterArg_9 = %c, %iterArg_10 = %arg34, %iterArg_11 = %15) : tensor<2x8xi32>, tensor<3x32x48xf32>, tensor<i32>, tensor<i32>, tensor<2x8x32xf32>
    cond {
      %29 = stablehlo.compare LT, %iterArg_9, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_9, %c_12 : tensor<i32>
      %30 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_9) : (tensor<2x8xi32>, tensor<i32>) -> tensor<1x8xi32>
      %31 = stablehlo.reshape %30 : (tensor<1x8xi32>) -> tensor<8xi32>
      %c_13 = stablehlo.constant dense<48> : tensor<i32>
      %32 = func.call @floor_divide(%31, %c_13) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
      %c_14 = stablehlo.constant dense<48> : tensor<i32>
      %33 = func.call @remainder(%31, %c_14) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %34 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8xi32>
      %35 = stablehlo.compare LT, %32, %34, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %c_16 = stablehlo.constant dense<3> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<8xi32>
      %37 = stablehlo.add %32, %36 : tensor<8xi32>
      %38 = stablehlo.select %35, %37, %32 : tensor<8xi1>, tensor<8xi32>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %39 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<8xi32>
      %40 = stablehlo.compare LT, %33, %39, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %c_18 = stablehlo.constant dense<48> : tensor<i32>
      %41 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8xi32>
      %42 = stablehlo.add %33, %41 : tensor<8xi32>
      %43 = stablehlo.select %40, %42, %33 : tensor<8xi1>, tensor<8xi32>
      %44 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
      %45 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
      %46 = stablehlo.concatenate %44, %45, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
      %47 = "stablehlo.gather"(%iterArg_8, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32, 1>}> : (tensor<3x32x48xf32>, tensor<8x2xi32>) -> tensor<8x32xf32>
      %48 = stablehlo.reshape %47 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %c_19 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.compare LT, %iterArg_9, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_20 = stablehlo.constant dense<2> : tensor<i32>
      %50 = stablehlo.add %iterArg_9, %c_20 : tensor<i32>
      %51 = stablehlo.select %49, %50, %iterArg_9 : tensor<i1>, tensor<i32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %52 = stablehlo.dynamic_update_slice %iterArg_11, %48, %51, %c_21, %c_22 : (tensor<2x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x32xf32>
      stablehlo.return %iterArg, %iterArg_8, %29, %iterArg_10, %52 : tensor<2x8xi32>, tensor<3x32x48xf32>, tensor<i32>, tensor<i32>, tensor<2x8x32xf32>
    }
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %17:18 = stablehlo.while(%iterArg = %15, %iterArg_8 = %arg3, %iterArg_9 = %arg2, %iterArg_10 = %arg31, %iterArg_11 = %6, %iterArg_12 = %arg33, %iterArg_13 = %arg34, %iterArg_14 = %arg0, %iterArg_15 = %arg1, %iterArg_16 = %arg4, %iterArg_17 = %arg5, %iterArg_18 = %13, %iterArg_19 = %14, %iterArg_20 = %c_1, %iterArg_21 = %c_2, %iterArg_22 = %16#4, %iterArg_23 = %arg8, %iterArg_24 = %arg9) : tensor<2x8x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<2xi32>, tensor<2x8xi32>, tensor<2xi32>, tensor<i32>, tensor<3x1x48x48xf32>, tensor<3x2x32x48xf32>, tensor<3x1x32x48xf32>, tensor<3x2x32x48xf32>, tensor<2x8x1x4xf32>, tensor<2x8x1x4xf32>, tensor<i32>, tensor<i32>, tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
    cond {
      %29 = stablehlo.compare LT, %iterArg_20, %iterArg_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_20, %c_25 : tensor<i32>
      %30 = func.call @dynamic_index_in_dim_1(%iterArg_8, %iterArg_20) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %31 = func.call @dynamic_index_in_dim_1(%iterArg_9, %iterArg_20) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %32:3 = func.call @through(%iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_20, %iterArg_15, %iterArg_20, %31, %30, %iterArg_16, %iterArg_20, %iterArg_17, %iterArg_20, %iterArg_22, %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_23, %iterArg_24) : (tensor<2xi32>, tensor<2x8xi32>, tensor<2xi32>, tensor<i32>, tensor<3x1x48x48xf32>, tensor<i32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<3x1x32x48xf32>, tensor<i32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x1x4xf32>, tensor<2x8x1x4xf32>, tensor<i32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>) -> (tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>)
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %29, %iterArg_21, %32#0, %32#1, %32#2 : tensor<2x8x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<2xi32>, tensor<2x8xi32>, tensor<2xi32>, tensor<i32>, tensor<3x1x48x48xf32>, tensor<3x2x32x48xf32>, tensor<3x1x32x48xf32>, tensor<3x2x32x48xf32>, tensor<2x8x1x4xf32>, tensor<2x8x1x4xf32>, tensor<i32>, tensor<i32>, tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
    }
    %18 = stablehlo.slice %arg3 [2:3, 0:32] : (tensor<3x32xf32>) -> tensor<1x32xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x32xf32>) -> tensor<32xf32>
    %20 = stablehlo.slice %arg2 [2:3, 0:32] : (tensor<3x32xf32>) -> tensor<1x32xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %22:3 = call @through(%arg31, %6, %arg33, %arg34, %arg0, %c_3, %arg1, %c_4, %21, %19, %arg4, %c_5, %arg5, %c_6, %17#15, %15, %13, %14, %c_7, %17#16, %17#17) : (tensor<2xi32>, tensor<2x8xi32>, tensor<2xi32>, tensor<i32>, tensor<3x1x48x48xf32>, tensor<i32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<3x1x32x48xf32>, tensor<i32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x1x4xf32>, tensor<2x8x1x4xf32>, tensor<i32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>) -> (tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>)
    %23 = stablehlo.reshape %22#0 : (tensor<2x8x32xf32>) -> tensor<16x32xf32>
    %24 = stablehlo.custom_call @xlaengine_unit_float32(%23) {backend_config = "", mhlo.backend_config = {count = 3.200000e+01 : f32, eps = 9.99999974E-6 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %25 = stablehlo.reshape %24 : (tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %26 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x8x32xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<2x8x32xf32>
    return %22#1, %22#2, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29 : tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x8xi32>, %arg1: tensor<i32>) -> tensor<1x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 8] : (tensor<2x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
    return %3 : tensor<1x8xi32>
  }
  func.func private @floor_divide(%arg0: tensor<8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<8xi32>
    %3 = stablehlo.sign %arg0 : tensor<8xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %11 = stablehlo.and %6, %10 : tensor<8xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<8xi32>
    %14 = call @_where(%11, %13, %2) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %14 : tensor<8xi32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @remainder(%arg0: tensor<8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<8xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %12 = stablehlo.and %11, %6 : tensor<8xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %14 = stablehlo.add %4, %13 : tensor<8xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<8xi1>, tensor<8xi32>
    return %15 : tensor<8xi32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x32xf32>, %arg1: tensor<i32>) -> tensor<32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 32] : (tensor<3x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x32xf32>) -> tensor<32xf32>
    return %4 : tensor<32xf32>
  }
  func.func private @through(%arg0: tensor<2xi32>, %arg1: tensor<2x8xi32>, %arg2: tensor<2xi32>, %arg3: tensor<i32>, %arg4: tensor<3x1x48x48xf32>, %arg5: tensor<i32>, %arg6: tensor<3x2x32x48xf32>, %arg7: tensor<i32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<3x1x32x48xf32>, %arg11: tensor<i32>, %arg12: tensor<3x2x32x48xf32>, %arg13: tensor<i32>, %arg14: tensor<2x8x32xf32>, %arg15: tensor<2x8x32xf32>, %arg16: tensor<2x8x1x4xf32>, %arg17: tensor<2x8x1x4xf32>, %arg18: tensor<i32>, %arg19: tensor<3x4x2x64x8xf32>, %arg20: tensor<3x4x2x64x8xf32>) -> (tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:22 = stablehlo.while(%iterArg = %arg14, %iterArg_0 = %arg16, %iterArg_1 = %arg17, %iterArg_2 = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %arg2, %iterArg_5 = %arg9, %iterArg_6 = %arg12, %iterArg_7 = %arg13, %iterArg_8 = %arg18, %iterArg_9 = %arg10, %iterArg_10 = %arg11, %iterArg_11 = %arg8, %iterArg_12 = %arg6, %iterArg_13 = %arg7, %iterArg_14 = %arg4, %iterArg_15 = %arg5, %iterArg_16 = %c, %iterArg_17 = %arg3, %iterArg_18 = %arg15, %iterArg_19 = %arg19, %iterArg_20 = %arg20) : tensor<2x8x32xf32>, tensor<2x8x1x4xf32>, tensor<2x8x1x4xf32>, tensor<2xi32>, tensor<2x8xi32>, tensor<2xi32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<i32>, tensor<3x1x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<3x1x48x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
    cond {
      %1 = stablehlo.compare LT, %iterArg_16, %iterArg_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_16, %c_21 : tensor<i32>
      %2 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_16) : (tensor<2x8x32xf32>, tensor<i32>) -> tensor<1x8x32xf32>
      %3 = func.call @dynamic_index_in_dim_3(%iterArg_0, %iterArg_16) : (tensor<2x8x1x4xf32>, tensor<i32>) -> tensor<1x8x1x4xf32>
      %4 = func.call @dynamic_index_in_dim_3(%iterArg_1, %iterArg_16) : (tensor<2x8x1x4xf32>, tensor<i32>) -> tensor<1x8x1x4xf32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_16, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<2> : tensor<i32>
      %6 = stablehlo.add %iterArg_16, %c_23 : tensor<i32>
      %7 = stablehlo.select %5, %6, %iterArg_16 : tensor<i1>, tensor<i32>
      %8 = stablehlo.dynamic_slice %iterArg_2, %7, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_16, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_25 = stablehlo.constant dense<2> : tensor<i32>
      %11 = stablehlo.add %iterArg_16, %c_25 : tensor<i32>
      %12 = stablehlo.select %10, %11, %iterArg_16 : tensor<i1>, tensor<i32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %c_27 = stablehlo.constant dense<0> : tensor<i32>
      %13 = stablehlo.compare LT, %c_26, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %c_29 = stablehlo.constant dense<8> : tensor<i32>
      %14 = stablehlo.add %c_28, %c_29 : tensor<i32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.select %13, %14, %c_30 : tensor<i1>, tensor<i32>
      %16 = stablehlo.dynamic_slice %iterArg_3, %12, %15, sizes = [1, 8] : (tensor<2x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
      %17 = stablehlo.reshape %16 : (tensor<1x8xi32>) -> tensor<8xi32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
      %c_31 = stablehlo.constant dense<0> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_16, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_32 = stablehlo.constant dense<2> : tensor<i32>
      %20 = stablehlo.add %iterArg_16, %c_32 : tensor<i32>
      %21 = stablehlo.select %19, %20, %iterArg_16 : tensor<i1>, tensor<i32>
      %22 = stablehlo.dynamic_slice %iterArg_4, %21, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
      %24 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %25 = stablehlo.slice %18 [0:1, 7:8] : (tensor<1x8xi32>) -> tensor<1x1xi32>
      %26 = stablehlo.reshape %25 : (tensor<1x1xi32>) -> tensor<1xi32>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %28 = stablehlo.add %26, %27 : tensor<1xi32>
      %29 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %30 = stablehlo.minimum %28, %29 : tensor<1xi32>
      %31 = stablehlo.reshape %2 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %32 = stablehlo.custom_call @xlaengine_unit_float32(%31) {backend_config = "", mhlo.backend_config = {count = 3.200000e+01 : f32, eps = 9.99999974E-6 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>) -> tensor<8x32xf32>
      %33 = stablehlo.reshape %32 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %34 = stablehlo.broadcast_in_dim %iterArg_5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
      %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
      %36 = stablehlo.multiply %33, %35 : tensor<1x8x32xf32>
      %37 = stablehlo.reshape %36 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %38 = stablehlo.custom_call @xlaengine_product_float32(%37, %iterArg_6, %iterArg_7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x2x32x48xf32>, tensor<i32>) -> tensor<8x64xf32>
      %39 = stablehlo.reshape %38 : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
      %40 = stablehlo.reshape %39 : (tensor<1x8x64xf32>) -> tensor<1x8x2x4x8xf32>
      %41 = stablehlo.slice %40 [0:1, 0:8, 0:2, 0:2, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x2x8xf32>
      %42 = stablehlo.reshape %41 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x4x8xf32>
      %43 = stablehlo.slice %40 [0:1, 0:8, 0:2, 2:3, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x1x8xf32>
      %44 = stablehlo.reshape %43 : (tensor<1x8x2x1x8xf32>) -> tensor<1x8x2x8xf32>
      %45 = stablehlo.slice %40 [0:1, 0:8, 0:2, 3:4, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x1x8xf32>
      %46 = stablehlo.reshape %45 : (tensor<1x8x2x1x8xf32>) -> tensor<1x8x2x8xf32>
      %47 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %c_34 = stablehlo.constant dense<31> : tensor<i32>
      %48 = stablehlo.shift_right_arithmetic %47, %c_34 : tensor<i32>
      %49 = stablehlo.slice %42 [0:1, 0:8, 0:4, 0:4] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
      %50 = stablehlo.slice %42 [0:1, 0:8, 0:4, 4:8] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
      %51 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %52 = stablehlo.multiply %49, %51 : tensor<1x8x4x4xf32>
      %53 = stablehlo.bitcast_convert %52 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %54 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %55 = stablehlo.xor %53, %54 : tensor<1x8x4x4xi32>
      %56 = stablehlo.bitcast_convert %55 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %57 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %58 = stablehlo.multiply %50, %57 : tensor<1x8x4x4xf32>
      %59 = stablehlo.bitcast_convert %58 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %60 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %61 = stablehlo.xor %59, %60 : tensor<1x8x4x4xi32>
      %62 = stablehlo.bitcast_convert %61 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %63 = stablehlo.subtract %56, %62 : tensor<1x8x4x4xf32>
      %64 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %65 = stablehlo.multiply %50, %64 : tensor<1x8x4x4xf32>
      %66 = stablehlo.bitcast_convert %65 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %67 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %68 = stablehlo.xor %66, %67 : tensor<1x8x4x4xi32>
      %69 = stablehlo.bitcast_convert %68 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %70 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %71 = stablehlo.multiply %49, %70 : tensor<1x8x4x4xf32>
      %72 = stablehlo.bitcast_convert %71 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %73 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %74 = stablehlo.xor %72, %73 : tensor<1x8x4x4xi32>
      %75 = stablehlo.bitcast_convert %74 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %76 = stablehlo.add %69, %75 : tensor<1x8x4x4xf32>
      %77 = stablehlo.concatenate %63, %76, dim = 3 : (tensor<1x8x4x4xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x8xf32>
      %78 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %c_35 = stablehlo.constant dense<31> : tensor<i32>
      %79 = stablehlo.shift_right_arithmetic %78, %c_35 : tensor<i32>
      %80 = stablehlo.slice %44 [0:1, 0:8, 0:2, 0:4] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
      %81 = stablehlo.slice %44 [0:1, 0:8, 0:2, 4:8] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
      %82 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %83 = stablehlo.multiply %80, %82 : tensor<1x8x2x4xf32>
      %84 = stablehlo.bitcast_convert %83 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %85 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %86 = stablehlo.xor %84, %85 : tensor<1x8x2x4xi32>
      %87 = stablehlo.bitcast_convert %86 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %88 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %89 = stablehlo.multiply %81, %88 : tensor<1x8x2x4xf32>
      %90 = stablehlo.bitcast_convert %89 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %91 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %92 = stablehlo.xor %90, %91 : tensor<1x8x2x4xi32>
      %93 = stablehlo.bitcast_convert %92 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %94 = stablehlo.subtract %87, %93 : tensor<1x8x2x4xf32>
      %95 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %96 = stablehlo.multiply %81, %95 : tensor<1x8x2x4xf32>
      %97 = stablehlo.bitcast_convert %96 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %98 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %99 = stablehlo.xor %97, %98 : tensor<1x8x2x4xi32>
      %100 = stablehlo.bitcast_convert %99 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %101 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %102 = stablehlo.multiply %80, %101 : tensor<1x8x2x4xf32>
      %103 = stablehlo.bitcast_convert %102 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %104 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %105 = stablehlo.xor %103, %104 : tensor<1x8x2x4xi32>
      %106 = stablehlo.bitcast_convert %105 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %107 = stablehlo.add %100, %106 : tensor<1x8x2x4xf32>
      %108 = stablehlo.concatenate %94, %107, dim = 3 : (tensor<1x8x2x4xf32>, tensor<1x8x2x4xf32>) -> tensor<1x8x2x8xf32>
      %109 = stablehlo.reshape %77 : (tensor<1x8x4x8xf32>) -> tensor<1x8x2x2x8xf32>
      %110 = stablehlo.transpose %108, dims = [0, 2, 1, 3] : (tensor<1x8x2x8xf32>) -> tensor<1x2x8x8xf32>
      %111 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %112 = stablehlo.slice %18 [0:1, 0:1] : (tensor<1x8xi32>) -> tensor<1x1xi32>
      %113 = stablehlo.reshape %112 : (tensor<1x1xi32>) -> tensor<i32>
      %114 = stablehlo.broadcast_in_dim %110, dims = [1, 2, 3, 4] : (tensor<1x2x8x8xf32>) -> tensor<1x1x2x8x8xf32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %115 = stablehlo.compare LT, %iterArg_8, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_37 = stablehlo.constant dense<3> : tensor<i32>
      %116 = stablehlo.add %iterArg_8, %c_37 : tensor<i32>
      %117 = stablehlo.select %115, %116, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %118 = stablehlo.compare LT, %111, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_39 = stablehlo.constant dense<4> : tensor<i32>
      %119 = stablehlo.add %111, %c_39 : tensor<i32>
      %120 = stablehlo.select %118, %119, %111 : tensor<i1>, tensor<i32>
      %c_40 = stablehlo.constant dense<0> : tensor<i32>
      %121 = stablehlo.compare LT, %113, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_41 = stablehlo.constant dense<64> : tensor<i32>
      %122 = stablehlo.add %113, %c_41 : tensor<i32>
      %123 = stablehlo.select %121, %122, %113 : tensor<i1>, tensor<i32>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %c_43 = stablehlo.constant dense<0> : tensor<i32>
      %124 = stablehlo.dynamic_update_slice %iterArg_19, %114, %117, %120, %c_42, %123, %c_43 : (tensor<3x4x2x64x8xf32>, tensor<1x1x2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x2x64x8xf32>
      %125 = stablehlo.transpose %46, dims = [0, 2, 1, 3] : (tensor<1x8x2x8xf32>) -> tensor<1x2x8x8xf32>
      %126 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %127 = stablehlo.slice %18 [0:1, 0:1] : (tensor<1x8xi32>) -> tensor<1x1xi32>
      %128 = stablehlo.reshape %127 : (tensor<1x1xi32>) -> tensor<i32>
      %129 = stablehlo.broadcast_in_dim %125, dims = [1, 2, 3, 4] : (tensor<1x2x8x8xf32>) -> tensor<1x1x2x8x8xf32>
      %c_44 = stablehlo.constant dense<0> : tensor<i32>
      %130 = stablehlo.compare LT, %iterArg_8, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_45 = stablehlo.constant dense<3> : tensor<i32>
      %131 = stablehlo.add %iterArg_8, %c_45 : tensor<i32>
      %132 = stablehlo.select %130, %131, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_46 = stablehlo.constant dense<0> : tensor<i32>
      %133 = stablehlo.compare LT, %126, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_47 = stablehlo.constant dense<4> : tensor<i32>
      %134 = stablehlo.add %126, %c_47 : tensor<i32>
      %135 = stablehlo.select %133, %134, %126 : tensor<i1>, tensor<i32>
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %136 = stablehlo.compare LT, %128, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_49 = stablehlo.constant dense<64> : tensor<i32>
      %137 = stablehlo.add %128, %c_49 : tensor<i32>
      %138 = stablehlo.select %136, %137, %128 : tensor<i1>, tensor<i32>
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %139 = stablehlo.dynamic_update_slice %iterArg_20, %129, %132, %135, %c_50, %138, %c_51 : (tensor<3x4x2x64x8xf32>, tensor<1x1x2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x2x64x8xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %141 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %142 = stablehlo.custom_call @xlaengine_attention_float32(%109, %124, %139, %iterArg_8, %24, %18, %30, %141, %140, %140, %140, %140, %140) {backend_config = "", mhlo.backend_config = {block = 16 : i64, cap = 0.000000e+00 : f32, scale = 0.353553385 : f32}, operand_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>]} : (tensor<1x8x2x2x8xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>, tensor<i32>, tensor<1xi32>, tensor<1x8xi32>, tensor<1xi32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<1x8x2x2x8xf32>
      %143 = stablehlo.reshape %142 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x32xf32>
      %144 = stablehlo.reshape %143 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %145 = stablehlo.custom_call @xlaengine_product_float32(%144, %iterArg_9, %iterArg_10) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x1x32x48xf32>, tensor<i32>) -> tensor<8x32xf32>
      %146 = stablehlo.reshape %145 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %147 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %c_53 = stablehlo.constant dense<31> : tensor<i32>
      %148 = stablehlo.shift_right_arithmetic %147, %c_53 : tensor<i32>
      %149 = stablehlo.add %2, %146 : tensor<1x8x32xf32>
      %c_54 = stablehlo.constant dense<0> : tensor<i32>
      %150 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %151 = stablehlo.compare GE, %18, %150, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %152 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
      %154 = stablehlo.compare LT, %18, %153, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %155 = stablehlo.and %151, %154 : tensor<1x8xi1>
      %156 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %c_55 = stablehlo.constant dense<31> : tensor<i32>
      %157 = stablehlo.shift_right_arithmetic %156, %c_55 : tensor<i32>
      %158 = stablehlo.reshape %149 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %159 = stablehlo.custom_call @xlaengine_unit_float32(%158) {backend_config = "", mhlo.backend_config = {count = 3.200000e+01 : f32, eps = 9.99999974E-6 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>) -> tensor<8x32xf32>
      %160 = stablehlo.reshape %159 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %161 = stablehlo.broadcast_in_dim %iterArg_11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
      %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
      %163 = stablehlo.multiply %160, %162 : tensor<1x8x32xf32>
      %164 = stablehlo.reshape %163 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %165 = stablehlo.custom_call @xlaengine_product_float32(%164, %iterArg_12, %iterArg_13) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x2x32x48xf32>, tensor<i32>) -> tensor<8x96xf32>
      %166 = stablehlo.reshape %165 : (tensor<8x96xf32>) -> tensor<1x8x96xf32>
      %167 = stablehlo.slice %166 [0:1, 0:8, 0:48] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
      %168 = stablehlo.slice %166 [0:1, 0:8, 48:96] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
      %169 = func.call @silu(%167) : (tensor<1x8x48xf32>) -> tensor<1x8x48xf32>
      %170 = stablehlo.multiply %169, %168 : tensor<1x8x48xf32>
      %171 = stablehlo.reshape %170 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
      %172 = stablehlo.custom_call @xlaengine_product_float32(%171, %iterArg_14, %iterArg_15) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x48xf32>, tensor<3x1x48x48xf32>, tensor<i32>) -> tensor<8x32xf32>
      %173 = stablehlo.reshape %172 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %174 = stablehlo.add %149, %173 : tensor<1x8x32xf32>
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      %175 = stablehlo.compare LT, %iterArg_16, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_57 = stablehlo.constant dense<2> : tensor<i32>
      %176 = stablehlo.add %iterArg_16, %c_57 : tensor<i32>
      %177 = stablehlo.select %175, %176, %iterArg_16 : tensor<i1>, tensor<i32>
      %c_58 = stablehlo.constant dense<0> : tensor<i32>
      %c_59 = stablehlo.constant dense<0> : tensor<i32>
      %178 = stablehlo.dynamic_update_slice %iterArg_18, %174, %177, %c_58, %c_59 : (tensor<2x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x32xf32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %1, %iterArg_17, %178, %124, %139 : tensor<2x8x32xf32>, tensor<2x8x1x4xf32>, tensor<2x8x1x4xf32>, tensor<2xi32>, tensor<2x8xi32>, tensor<2xi32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<i32>, tensor<3x1x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<3x1x48x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
    }
    return %0#19, %0#20, %0#21 : tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x8x32xf32>, %arg1: tensor<i32>) -> tensor<1x8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, sizes = [1, 8, 32] : (tensor<2x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32xf32>
    return %3 : tensor<1x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x8x1x4xf32>, %arg1: tensor<i32>) -> tensor<1x8x1x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, %c_3, sizes = [1, 8, 1, 4] : (tensor<2x8x1x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1x4xf32>
    return %3 : tensor<1x8x1x4xf32>
  }
  func.func private @silu(%arg0: tensor<1x8x48xf32>) -> tensor<1x8x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x8x48xf32>
    %1 = stablehlo.exponential %0 : tensor<1x8x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<1x8x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<1x8x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1x8x48xf32>
    return %6 : tensor<1x8x48xf32>
  }
}
