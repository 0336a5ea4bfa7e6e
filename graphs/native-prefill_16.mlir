module @jit_prefill_16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x32xf32>, %arg1: tensor<3x2x32x48xf32>, %arg2: tensor<3x1x32x48xf32>, %arg3: tensor<3x32xf32>, %arg4: tensor<3x2x32x48xf32>, %arg5: tensor<3x1x48x48xf32>, %arg6: tensor<32xf32>, %arg7: tensor<3x32x48xf32>, %arg8: tensor<3x4x2x64x8xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg13: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg14: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg15: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg17: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg26: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg27: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg29: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg30: tensor<16xi32>, %arg31: tensor<2xi32>, %arg32: tensor<2xi32>, %arg33: tensor<i32>) -> (tensor<3x4x2x64x8xf32> {jax.result_info = "result[0].k"}, tensor<3x4x2x64x8xf32> {jax.result_info = "result[0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}) {
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
    %16:5 = stablehlo.while(%iterArg = %0, %iterArg_13 = %arg7, %iterArg_14 = %c, %iterArg_15 = %arg33, %iterArg_16 = %15) : tensor<2x8xi32>, tensor<3x32x48xf32>, tensor<i32>, tensor<i32>, tensor<2x8x32xf32>
    cond {
      %34 = stablehlo.compare LT, %iterArg_14, %iterArg_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %34 = stablehlo.add %iterArg_14, %c_17 : tensor<i32>
      %35 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_14) : (tensor<2x8xi32>, tensor<i32>) -> tensor<1x8xi32>
      %c_18 = stablehlo.constant dense<48> : tensor<i32>
      %36 = func.call @floor_divide(%35, %c_18) : (tensor<1x8xi32>, tensor<i32>) -> tensor<1x8xi32>
      %c_19 = stablehlo.constant dense<48> : tensor<i32>
      %37 = func.call @remainder(%35, %c_19) : (tensor<1x8xi32>, tensor<i32>) -> tensor<1x8xi32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %39 = stablehlo.compare LT, %36, %38, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %c_21 = stablehlo.constant dense<3> : tensor<i32>
      %40 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %41 = stablehlo.add %36, %40 : tensor<1x8xi32>
      %42 = stablehlo.select %39, %41, %36 : tensor<1x8xi1>, tensor<1x8xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %44 = stablehlo.compare LT, %37, %43, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %c_23 = stablehlo.constant dense<48> : tensor<i32>
      %45 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %46 = stablehlo.add %37, %45 : tensor<1x8xi32>
      %47 = stablehlo.select %44, %46, %37 : tensor<1x8xi1>, tensor<1x8xi32>
      %48 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %49 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %50 = stablehlo.concatenate %48, %49, dim = 2 : (tensor<1x8x1xi32>, tensor<1x8x1xi32>) -> tensor<1x8x2xi32>
      %51 = "stablehlo.gather"(%iterArg_13, %50) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32, 1>}> : (tensor<3x32x48xf32>, tensor<1x8x2xi32>) -> tensor<1x8x32xf32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %52 = stablehlo.compare LT, %iterArg_14, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_25 = stablehlo.constant dense<2> : tensor<i32>
      %53 = stablehlo.add %iterArg_14, %c_25 : tensor<i32>
      %54 = stablehlo.select %52, %53, %iterArg_14 : tensor<i1>, tensor<i32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %c_27 = stablehlo.constant dense<0> : tensor<i32>
      %55 = stablehlo.dynamic_update_slice %iterArg_16, %51, %54, %c_26, %c_27 : (tensor<2x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x32xf32>
      stablehlo.return %iterArg, %iterArg_13, %34, %iterArg_15, %55 : tensor<2x8xi32>, tensor<3x32x48xf32>, tensor<i32>, tensor<i32>, tensor<2x8x32xf32>
    }
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %17:17 = stablehlo.while(%iterArg = %15, %iterArg_13 = %arg0, %iterArg_14 = %arg3, %iterArg_15 = %arg31, %iterArg_16 = %6, %iterArg_17 = %arg33, %iterArg_18 = %arg1, %iterArg_19 = %arg2, %iterArg_20 = %arg4, %iterArg_21 = %arg5, %iterArg_22 = %13, %iterArg_23 = %14, %iterArg_24 = %c_1, %iterArg_25 = %c_2, %iterArg_26 = %16#4, %iterArg_27 = %arg8, %iterArg_28 = %arg9) : tensor<2x8x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<2xi32>, tensor<2x8xi32>, tensor<i32>, tensor<3x2x32x48xf32>, tensor<3x1x32x48xf32>, tensor<3x2x32x48xf32>, tensor<3x1x48x48xf32>, tensor<2x8x1x4xf32>, tensor<2x8x1x4xf32>, tensor<i32>, tensor<i32>, tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
    cond {
      %34 = stablehlo.compare LT, %iterArg_24, %iterArg_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %34 = stablehlo.add %iterArg_24, %c_29 : tensor<i32>
      %35 = func.call @dynamic_index_in_dim_1(%iterArg_13, %iterArg_24) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %36 = func.call @dynamic_index_in_dim_1(%iterArg_14, %iterArg_24) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %37:3 = func.call @layer(%iterArg_15, %iterArg_16, %iterArg_17, %35, %iterArg_18, %iterArg_24, %iterArg_19, %iterArg_24, %36, %iterArg_20, %iterArg_24, %iterArg_21, %iterArg_24, %iterArg_26, %iterArg, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_27, %iterArg_28) : (tensor<2xi32>, tensor<2x8xi32>, tensor<i32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<3x1x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<3x1x48x48xf32>, tensor<i32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x1x4xf32>, tensor<2x8x1x4xf32>, tensor<i32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>) -> (tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>)
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %34, %iterArg_25, %37#0, %37#1, %37#2 : tensor<2x8x32xf32>, tensor<3x32xf32>, tensor<3x32xf32>, tensor<2xi32>, tensor<2x8xi32>, tensor<i32>, tensor<3x2x32x48xf32>, tensor<3x1x32x48xf32>, tensor<3x2x32x48xf32>, tensor<3x1x48x48xf32>, tensor<2x8x1x4xf32>, tensor<2x8x1x4xf32>, tensor<i32>, tensor<i32>, tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
    }
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %18 = call @dynamic_index_in_dim_4(%arg0, %c_3) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %19 = call @dynamic_index_in_dim_4(%arg3, %c_4) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %20:3 = call @layer(%arg31, %6, %arg33, %18, %arg1, %c_5, %arg2, %c_6, %19, %arg4, %c_7, %arg5, %c_8, %17#14, %15, %13, %14, %c_9, %17#15, %17#16) : (tensor<2xi32>, tensor<2x8xi32>, tensor<i32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<3x1x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<3x1x48x48xf32>, tensor<i32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>, tensor<2x8x1x4xf32>, tensor<2x8x1x4xf32>, tensor<i32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>) -> (tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>)
    %21 = stablehlo.multiply %20#0, %20#0 : tensor<2x8x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %25 = stablehlo.divide %23, %24 : tensor<2x8x1xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %27 = stablehlo.add %25, %26 : tensor<2x8x1xf32>
    %28 = stablehlo.rsqrt %27 : tensor<2x8x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %30 = stablehlo.multiply %20#0, %29 : tensor<2x8x32xf32>
    %31 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x8x32xf32>
    %33 = stablehlo.multiply %30, %32 : tensor<2x8x32xf32>
    return %20#1, %20#2, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29 : tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>
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
  func.func private @floor_divide(%arg0: tensor<1x8xi32>, %arg1: tensor<i32>) -> tensor<1x8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<1x8xi32>
    %3 = stablehlo.sign %arg0 : tensor<1x8xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<1x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %11 = stablehlo.and %6, %10 : tensor<1x8xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<1x8xi32>
    %14 = call @_where(%11, %13, %2) : (tensor<1x8xi1>, tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi32>
    return %14 : tensor<1x8xi32>
  }
  func.func private @_where(%arg0: tensor<1x8xi1>, %arg1: tensor<1x8xi32>, %arg2: tensor<1x8xi32>) -> tensor<1x8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x8xi1>, tensor<1x8xi32>
    return %0 : tensor<1x8xi32>
  }
  func.func private @remainder(%arg0: tensor<1x8xi32>, %arg1: tensor<i32>) -> tensor<1x8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<1x8xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x8xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1x8xi1>, tensor<1x8xi1>) -> tensor<1x8xi1>
    %12 = stablehlo.and %11, %6 : tensor<1x8xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %14 = stablehlo.add %4, %13 : tensor<1x8xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<1x8xi1>, tensor<1x8xi32>
    return %15 : tensor<1x8xi32>
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
  func.func private @layer(%arg0: tensor<2xi32>, %arg1: tensor<2x8xi32>, %arg2: tensor<i32>, %arg3: tensor<32xf32>, %arg4: tensor<3x2x32x48xf32>, %arg5: tensor<i32>, %arg6: tensor<3x1x32x48xf32>, %arg7: tensor<i32>, %arg8: tensor<32xf32>, %arg9: tensor<3x2x32x48xf32>, %arg10: tensor<i32>, %arg11: tensor<3x1x48x48xf32>, %arg12: tensor<i32>, %arg13: tensor<2x8x32xf32>, %arg14: tensor<2x8x32xf32>, %arg15: tensor<2x8x1x4xf32>, %arg16: tensor<2x8x1x4xf32>, %arg17: tensor<i32>, %arg18: tensor<3x4x2x64x8xf32>, %arg19: tensor<3x4x2x64x8xf32>) -> (tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:21 = stablehlo.while(%iterArg = %arg13, %iterArg_0 = %arg15, %iterArg_1 = %arg16, %iterArg_2 = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %arg3, %iterArg_5 = %arg4, %iterArg_6 = %arg5, %iterArg_7 = %arg17, %iterArg_8 = %arg6, %iterArg_9 = %arg7, %iterArg_10 = %arg8, %iterArg_11 = %arg9, %iterArg_12 = %arg10, %iterArg_13 = %arg11, %iterArg_14 = %arg12, %iterArg_15 = %c, %iterArg_16 = %arg2, %iterArg_17 = %arg14, %iterArg_18 = %arg18, %iterArg_19 = %arg19) : tensor<2x8x32xf32>, tensor<2x8x1x4xf32>, tensor<2x8x1x4xf32>, tensor<2xi32>, tensor<2x8xi32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<i32>, tensor<3x1x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<3x1x48x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
    cond {
      %1 = stablehlo.compare LT, %iterArg_15, %iterArg_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_15, %c_20 : tensor<i32>
      %2 = func.call @dynamic_index_in_dim_2(%iterArg, %iterArg_15) : (tensor<2x8x32xf32>, tensor<i32>) -> tensor<1x8x32xf32>
      %3 = func.call @dynamic_index_in_dim_3(%iterArg_0, %iterArg_15) : (tensor<2x8x1x4xf32>, tensor<i32>) -> tensor<1x8x1x4xf32>
      %4 = func.call @dynamic_index_in_dim_3(%iterArg_1, %iterArg_15) : (tensor<2x8x1x4xf32>, tensor<i32>) -> tensor<1x8x1x4xf32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_15, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_22 = stablehlo.constant dense<2> : tensor<i32>
      %6 = stablehlo.add %iterArg_15, %c_22 : tensor<i32>
      %7 = stablehlo.select %5, %6, %iterArg_15 : tensor<i1>, tensor<i32>
      %8 = stablehlo.dynamic_slice %iterArg_2, %7, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_15, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_24 = stablehlo.constant dense<2> : tensor<i32>
      %11 = stablehlo.add %iterArg_15, %c_24 : tensor<i32>
      %12 = stablehlo.select %10, %11, %iterArg_15 : tensor<i1>, tensor<i32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %13 = stablehlo.compare LT, %c_25, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<0> : tensor<i32>
      %c_28 = stablehlo.constant dense<8> : tensor<i32>
      %14 = stablehlo.add %c_27, %c_28 : tensor<i32>
      %c_29 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.select %13, %14, %c_29 : tensor<i1>, tensor<i32>
      %16 = stablehlo.dynamic_slice %iterArg_3, %12, %15, sizes = [1, 8] : (tensor<2x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
      %17 = stablehlo.reshape %16 : (tensor<1x8xi32>) -> tensor<8xi32>
      %18 = stablehlo.multiply %2, %2 : tensor<1x8x32xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
      %cst_30 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %22 = stablehlo.divide %20, %21 : tensor<1x8x1xf32>
      %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %24 = stablehlo.add %22, %23 : tensor<1x8x1xf32>
      %25 = stablehlo.rsqrt %24 : tensor<1x8x1xf32>
      %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
      %27 = stablehlo.multiply %2, %26 : tensor<1x8x32xf32>
      %28 = stablehlo.broadcast_in_dim %iterArg_4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
      %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
      %30 = stablehlo.multiply %27, %29 : tensor<1x8x32xf32>
      %31 = stablehlo.reshape %30 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %32 = stablehlo.custom_call @xlaengine_product_float32(%31, %iterArg_5, %iterArg_6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x2x32x48xf32>, tensor<i32>) -> tensor<8x64xf32>
      %33 = stablehlo.reshape %32 : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
      %34 = stablehlo.reshape %33 : (tensor<1x8x64xf32>) -> tensor<1x8x8x8xf32>
      %35 = stablehlo.slice %34 [0:1, 0:8, 0:4, 0:8] : (tensor<1x8x8x8xf32>) -> tensor<1x8x4x8xf32>
      %36 = stablehlo.slice %34 [0:1, 0:8, 4:6, 0:8] : (tensor<1x8x8x8xf32>) -> tensor<1x8x2x8xf32>
      %37 = stablehlo.slice %34 [0:1, 0:8, 6:8, 0:8] : (tensor<1x8x8x8xf32>) -> tensor<1x8x2x8xf32>
      %38 = stablehlo.slice %35 [0:1, 0:8, 0:4, 0:4] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
      %39 = stablehlo.slice %35 [0:1, 0:8, 0:4, 4:8] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
      %40 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %41 = stablehlo.multiply %38, %40 : tensor<1x8x4x4xf32>
      %42 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %43 = stablehlo.multiply %39, %42 : tensor<1x8x4x4xf32>
      %44 = stablehlo.subtract %41, %43 : tensor<1x8x4x4xf32>
      %45 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %46 = stablehlo.multiply %39, %45 : tensor<1x8x4x4xf32>
      %47 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %48 = stablehlo.multiply %38, %47 : tensor<1x8x4x4xf32>
      %49 = stablehlo.add %46, %48 : tensor<1x8x4x4xf32>
      %50 = stablehlo.concatenate %44, %49, dim = 3 : (tensor<1x8x4x4xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x8xf32>
      %51 = stablehlo.slice %36 [0:1, 0:8, 0:2, 0:4] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
      %52 = stablehlo.slice %36 [0:1, 0:8, 0:2, 4:8] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
      %53 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %54 = stablehlo.multiply %51, %53 : tensor<1x8x2x4xf32>
      %55 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %56 = stablehlo.multiply %52, %55 : tensor<1x8x2x4xf32>
      %57 = stablehlo.subtract %54, %56 : tensor<1x8x2x4xf32>
      %58 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %59 = stablehlo.multiply %52, %58 : tensor<1x8x2x4xf32>
      %60 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %61 = stablehlo.multiply %51, %60 : tensor<1x8x2x4xf32>
      %62 = stablehlo.add %59, %61 : tensor<1x8x2x4xf32>
      %63 = stablehlo.concatenate %57, %62, dim = 3 : (tensor<1x8x2x4xf32>, tensor<1x8x2x4xf32>) -> tensor<1x8x2x8xf32>
      %64 = stablehlo.reshape %50 : (tensor<1x8x4x8xf32>) -> tensor<1x8x2x2x8xf32>
      %65 = stablehlo.slice %17 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
      %66 = stablehlo.reshape %65 : (tensor<1xi32>) -> tensor<i32>
      %67 = stablehlo.transpose %63, dims = [0, 2, 1, 3] : (tensor<1x8x2x8xf32>) -> tensor<1x2x8x8xf32>
      %68 = stablehlo.broadcast_in_dim %67, dims = [1, 2, 3, 4] : (tensor<1x2x8x8xf32>) -> tensor<1x1x2x8x8xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %69 = stablehlo.compare LT, %iterArg_7, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_33 = stablehlo.constant dense<3> : tensor<i32>
      %70 = stablehlo.add %iterArg_7, %c_33 : tensor<i32>
      %71 = stablehlo.select %69, %70, %iterArg_7 : tensor<i1>, tensor<i32>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %72 = stablehlo.compare LT, %9, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_35 = stablehlo.constant dense<4> : tensor<i32>
      %73 = stablehlo.add %9, %c_35 : tensor<i32>
      %74 = stablehlo.select %72, %73, %9 : tensor<i1>, tensor<i32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %75 = stablehlo.compare LT, %66, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_37 = stablehlo.constant dense<64> : tensor<i32>
      %76 = stablehlo.add %66, %c_37 : tensor<i32>
      %77 = stablehlo.select %75, %76, %66 : tensor<i1>, tensor<i32>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %c_39 = stablehlo.constant dense<0> : tensor<i32>
      %78 = stablehlo.dynamic_update_slice %iterArg_18, %68, %71, %74, %c_38, %77, %c_39 : (tensor<3x4x2x64x8xf32>, tensor<1x1x2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x2x64x8xf32>
      %79 = stablehlo.transpose %37, dims = [0, 2, 1, 3] : (tensor<1x8x2x8xf32>) -> tensor<1x2x8x8xf32>
      %80 = stablehlo.broadcast_in_dim %79, dims = [1, 2, 3, 4] : (tensor<1x2x8x8xf32>) -> tensor<1x1x2x8x8xf32>
      %c_40 = stablehlo.constant dense<0> : tensor<i32>
      %81 = stablehlo.compare LT, %iterArg_7, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_41 = stablehlo.constant dense<3> : tensor<i32>
      %82 = stablehlo.add %iterArg_7, %c_41 : tensor<i32>
      %83 = stablehlo.select %81, %82, %iterArg_7 : tensor<i1>, tensor<i32>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %84 = stablehlo.compare LT, %9, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_43 = stablehlo.constant dense<4> : tensor<i32>
      %85 = stablehlo.add %9, %c_43 : tensor<i32>
      %86 = stablehlo.select %84, %85, %9 : tensor<i1>, tensor<i32>
      %c_44 = stablehlo.constant dense<0> : tensor<i32>
      %87 = stablehlo.compare LT, %66, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_45 = stablehlo.constant dense<64> : tensor<i32>
      %88 = stablehlo.add %66, %c_45 : tensor<i32>
      %89 = stablehlo.select %87, %88, %66 : tensor<i1>, tensor<i32>
      %c_46 = stablehlo.constant dense<0> : tensor<i32>
      %c_47 = stablehlo.constant dense<0> : tensor<i32>
      %90 = stablehlo.dynamic_update_slice %iterArg_19, %80, %83, %86, %c_46, %89, %c_47 : (tensor<3x4x2x64x8xf32>, tensor<1x1x2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x2x64x8xf32>
      %91 = stablehlo.slice %17 [7:8] : (tensor<8xi32>) -> tensor<1xi32>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %92 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %93 = stablehlo.add %91, %92 : tensor<1xi32>
      %94 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %95 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
      %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<0xf32>
      %97 = stablehlo.custom_call @xlaengine_attention_float32(%64, %78, %90, %iterArg_7, %94, %95, %93, %96, %96) {backend_config = "", mhlo.backend_config = {block = 16 : i64}, operand_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>]} : (tensor<1x8x2x2x8xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>, tensor<i32>, tensor<1xi32>, tensor<1x8xi32>, tensor<1xi32>, tensor<0xf32>, tensor<0xf32>) -> tensor<1x8x2x2x8xf32>
      %98 = stablehlo.reshape %97 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x32xf32>
      %99 = stablehlo.reshape %98 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %100 = stablehlo.custom_call @xlaengine_product_float32(%99, %iterArg_8, %iterArg_9) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x1x32x48xf32>, tensor<i32>) -> tensor<8x32xf32>
      %101 = stablehlo.reshape %100 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %102 = stablehlo.add %2, %101 : tensor<1x8x32xf32>
      %103 = stablehlo.multiply %102, %102 : tensor<1x8x32xf32>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %104 = stablehlo.reduce(%103 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
      %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
      %cst_51 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %107 = stablehlo.divide %105, %106 : tensor<1x8x1xf32>
      %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %108 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %109 = stablehlo.add %107, %108 : tensor<1x8x1xf32>
      %110 = stablehlo.rsqrt %109 : tensor<1x8x1xf32>
      %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
      %112 = stablehlo.multiply %102, %111 : tensor<1x8x32xf32>
      %113 = stablehlo.broadcast_in_dim %iterArg_10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
      %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
      %115 = stablehlo.multiply %112, %114 : tensor<1x8x32xf32>
      %116 = stablehlo.reshape %115 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %117 = stablehlo.custom_call @xlaengine_product_float32(%116, %iterArg_11, %iterArg_12) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x2x32x48xf32>, tensor<i32>) -> tensor<8x96xf32>
      %118 = stablehlo.reshape %117 : (tensor<8x96xf32>) -> tensor<1x8x96xf32>
      %119 = stablehlo.slice %118 [0:1, 0:8, 0:48] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
      %120 = stablehlo.slice %118 [0:1, 0:8, 48:96] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
      %121 = func.call @silu(%119) : (tensor<1x8x48xf32>) -> tensor<1x8x48xf32>
      %122 = stablehlo.multiply %121, %120 : tensor<1x8x48xf32>
      %123 = stablehlo.reshape %122 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
      %124 = stablehlo.custom_call @xlaengine_product_float32(%123, %iterArg_13, %iterArg_14) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x48xf32>, tensor<3x1x48x48xf32>, tensor<i32>) -> tensor<8x32xf32>
      %125 = stablehlo.reshape %124 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %126 = stablehlo.add %102, %125 : tensor<1x8x32xf32>
      %c_53 = stablehlo.constant dense<0> : tensor<i32>
      %127 = stablehlo.compare LT, %iterArg_15, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_54 = stablehlo.constant dense<2> : tensor<i32>
      %128 = stablehlo.add %iterArg_15, %c_54 : tensor<i32>
      %129 = stablehlo.select %127, %128, %iterArg_15 : tensor<i1>, tensor<i32>
      %c_55 = stablehlo.constant dense<0> : tensor<i32>
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      %130 = stablehlo.dynamic_update_slice %iterArg_17, %126, %129, %c_55, %c_56 : (tensor<2x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x32xf32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %1, %iterArg_16, %130, %78, %90 : tensor<2x8x32xf32>, tensor<2x8x1x4xf32>, tensor<2x8x1x4xf32>, tensor<2xi32>, tensor<2x8xi32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<i32>, tensor<3x1x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<3x1x48x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
    }
    return %0#18, %0#19, %0#20 : tensor<2x8x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
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
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x32xf32>, %arg1: tensor<i32>) -> tensor<32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %3, %c_1, sizes = [1, 32] : (tensor<3x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x32xf32>) -> tensor<32xf32>
    return %5 : tensor<32xf32>
  }
}
