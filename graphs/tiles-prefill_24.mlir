module @jit_prefill_24 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<2x32xf32>, %arg5: tensor<2x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x97xf32>, %arg12: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg35: tensor<2x128x32xf32> {tf.aliasing_output = 23 : i32}, %arg36: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 24 : i32}, %arg37: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 25 : i32}, %arg38: tensor<24xi32>, %arg39: tensor<3xi32>, %arg40: tensor<3xi32>, %arg41: tensor<3xi32>, %arg42: tensor<i32>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<2x128x32xf32> {jax.result_info = "result[0].draft.features"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].k"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].v"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %0 = stablehlo.reshape %arg38 : (tensor<24xi32>) -> tensor<3x8xi32>
    %1 = stablehlo.broadcast_in_dim %arg40, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<8xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x8xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<3x8xi32>
    %6 = stablehlo.add %4, %5 : tensor<3x8xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x8xi32>) -> tensor<3x8x1x1xi32>
    %8 = stablehlo.convert %7 : (tensor<3x8x1x1xi32>) -> tensor<3x8x1x1xf32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<3x8x1x1xf32>) -> tensor<3x8x1x4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x8x1x4xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x8x1x4xf32>
    %13 = stablehlo.cosine %12 : tensor<3x8x1x4xf32>
    %14 = stablehlo.sine %12 : tensor<3x8x1x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16:5 = stablehlo.while(%iterArg = %0, %iterArg_7 = %arg11, %iterArg_8 = %c, %iterArg_9 = %arg42, %iterArg_10 = %15) : tensor<3x8xi32>, tensor<32x97xf32>, tensor<i32>, tensor<i32>, tensor<3x8x32xf32>
    cond {
      %41 = stablehlo.compare LT, %iterArg_8, %iterArg_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %41 : tensor<i1>
    } do {
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %41 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
      %42 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_8) : (tensor<3x8xi32>, tensor<i32>) -> tensor<1x8xi32>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %44 = stablehlo.compare LT, %42, %43, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %c_13 = stablehlo.constant dense<97> : tensor<i32>
      %45 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %46 = stablehlo.add %42, %45 : tensor<1x8xi32>
      %47 = stablehlo.select %44, %46, %42 : tensor<1x8xi1>, tensor<1x8xi32>
      %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %49 = "stablehlo.gather"(%iterArg_7, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<1x8x1xi32>) -> tensor<32x1x8xf32>
      %50 = stablehlo.transpose %49, dims = [1, 2, 0] : (tensor<32x1x8xf32>) -> tensor<1x8x32xf32>
      %c_14 = stablehlo.constant dense<0> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_8, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_15 = stablehlo.constant dense<3> : tensor<i32>
      %52 = stablehlo.add %iterArg_8, %c_15 : tensor<i32>
      %53 = stablehlo.select %51, %52, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %54 = stablehlo.dynamic_update_slice %iterArg_10, %50, %53, %c_16, %c_17 : (tensor<3x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x32xf32>
      stablehlo.return %iterArg, %iterArg_7, %41, %iterArg_9, %54 : tensor<3x8xi32>, tensor<32x97xf32>, tensor<i32>, tensor<i32>, tensor<3x8x32xf32>
    }
    %17 = stablehlo.slice %arg5 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %18 = stablehlo.reshape %17 : (tensor<1x32xf32>) -> tensor<32xf32>
    %19 = stablehlo.slice %arg4 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %21:3 = call @through(%arg39, %6, %arg41, %arg42, %arg0, %arg2, %20, %18, %arg6, %arg8, %16#4, %15, %13, %14, %c_1, %arg12, %arg13) : (tensor<3xi32>, tensor<3x8xi32>, tensor<3xi32>, tensor<i32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<3x8x32xf32>, tensor<3x8x32xf32>, tensor<3x8x1x4xf32>, tensor<3x8x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<3x8x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
    %22 = stablehlo.slice %arg5 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x32xf32>) -> tensor<32xf32>
    %24 = stablehlo.slice %arg4 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %26:3 = call @through(%arg39, %6, %arg41, %arg42, %arg1, %arg3, %25, %23, %arg7, %arg9, %21#0, %16#4, %13, %14, %c_2, %21#1, %21#2) : (tensor<3xi32>, tensor<3x8xi32>, tensor<3xi32>, tensor<i32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<3x8x32xf32>, tensor<3x8x32xf32>, tensor<3x8x1x4xf32>, tensor<3x8x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<3x8x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
    %27 = stablehlo.multiply %26#0, %26#0 : tensor<3x8x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<3x8x32xf32>, tensor<f32>) -> tensor<3x8xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x1xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x8x1xf32>
    %31 = stablehlo.divide %29, %30 : tensor<3x8x1xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x8x1xf32>
    %33 = stablehlo.add %31, %32 : tensor<3x8x1xf32>
    %34 = stablehlo.rsqrt %33 : tensor<3x8x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<3x8x1xf32>) -> tensor<3x8x32xf32>
    %36 = stablehlo.multiply %26#0, %35 : tensor<3x8x32xf32>
    %37 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x8x32xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<3x8x32xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %40:6 = stablehlo.while(%iterArg = %arg39, %iterArg_7 = %arg40, %iterArg_8 = %39, %iterArg_9 = %c_6, %iterArg_10 = %arg42, %iterArg_11 = %arg35) : tensor<3xi32>, tensor<3xi32>, tensor<3x8x32xf32>, tensor<i32>, tensor<i32>, tensor<2x128x32xf32>
    cond {
      %41 = stablehlo.compare LT, %iterArg_9, %iterArg_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %41 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %41 = stablehlo.add %iterArg_9, %c_12 : tensor<i32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %42 = stablehlo.compare LT, %iterArg_9, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_14 = stablehlo.constant dense<3> : tensor<i32>
      %43 = stablehlo.add %iterArg_9, %c_14 : tensor<i32>
      %44 = stablehlo.select %42, %43, %iterArg_9 : tensor<i1>, tensor<i32>
      %45 = stablehlo.dynamic_slice %iterArg, %44, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
      %46 = stablehlo.reshape %45 : (tensor<1xi32>) -> tensor<i32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %47 = stablehlo.compare LT, %iterArg_9, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_16 = stablehlo.constant dense<3> : tensor<i32>
      %48 = stablehlo.add %iterArg_9, %c_16 : tensor<i32>
      %49 = stablehlo.select %47, %48, %iterArg_9 : tensor<i1>, tensor<i32>
      %50 = stablehlo.dynamic_slice %iterArg_7, %49, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
      %51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
      %52 = func.call @dynamic_index_in_dim_0(%iterArg_8, %iterArg_9) : (tensor<3x8x32xf32>, tensor<i32>) -> tensor<1x8x32xf32>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %53 = stablehlo.compare LT, %46, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_18 = stablehlo.constant dense<2> : tensor<i32>
      %54 = stablehlo.add %46, %c_18 : tensor<i32>
      %55 = stablehlo.select %53, %54, %46 : tensor<i1>, tensor<i32>
      %c_19 = stablehlo.constant dense<0> : tensor<i32>
      %56 = stablehlo.compare LT, %51, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_20 = stablehlo.constant dense<128> : tensor<i32>
      %57 = stablehlo.add %51, %c_20 : tensor<i32>
      %58 = stablehlo.select %56, %57, %51 : tensor<i1>, tensor<i32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %59 = stablehlo.compare LT, %c_21, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %c_24 = stablehlo.constant dense<32> : tensor<i32>
      %60 = stablehlo.add %c_23, %c_24 : tensor<i32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %61 = stablehlo.select %59, %60, %c_25 : tensor<i1>, tensor<i32>
      %62 = stablehlo.dynamic_update_slice %iterArg_11, %52, %55, %58, %61 : (tensor<2x128x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x128x32xf32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %41, %iterArg_10, %62 : tensor<3xi32>, tensor<3xi32>, tensor<3x8x32xf32>, tensor<i32>, tensor<i32>, tensor<2x128x32xf32>
    }
    return %26#1, %26#2, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %40#5, %arg36, %arg37 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<2x128x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x8xi32>, %arg1: tensor<i32>) -> tensor<1x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 8] : (tensor<3x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
    return %3 : tensor<1x8xi32>
  }
  func.func private @through(%arg0: tensor<3xi32>, %arg1: tensor<3x8xi32>, %arg2: tensor<3xi32>, %arg3: tensor<i32>, %arg4: tensor<48x32xf32>, %arg5: tensor<32x96xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<3x8x32xf32>, %arg11: tensor<3x8x32xf32>, %arg12: tensor<3x8x1x4xf32>, %arg13: tensor<3x8x1x4xf32>, %arg14: tensor<i32>, %arg15: tensor<2x2x2x128x8xf32>, %arg16: tensor<2x2x2x128x8xf32>) -> (tensor<3x8x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:18 = stablehlo.while(%iterArg = %arg10, %iterArg_0 = %arg12, %iterArg_1 = %arg13, %iterArg_2 = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %arg2, %iterArg_5 = %arg7, %iterArg_6 = %arg9, %iterArg_7 = %arg14, %iterArg_8 = %arg8, %iterArg_9 = %arg6, %iterArg_10 = %arg5, %iterArg_11 = %arg4, %iterArg_12 = %c, %iterArg_13 = %arg3, %iterArg_14 = %arg11, %iterArg_15 = %arg15, %iterArg_16 = %arg16) : tensor<3x8x32xf32>, tensor<3x8x1x4xf32>, tensor<3x8x1x4xf32>, tensor<3xi32>, tensor<3x8xi32>, tensor<3xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<i32>, tensor<i32>, tensor<3x8x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>
    cond {
      %1 = stablehlo.compare LT, %iterArg_12, %iterArg_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_12, %c_17 : tensor<i32>
      %2 = func.call @dynamic_index_in_dim_0(%iterArg, %iterArg_12) : (tensor<3x8x32xf32>, tensor<i32>) -> tensor<1x8x32xf32>
      %3 = func.call @dynamic_index_in_dim_1(%iterArg_0, %iterArg_12) : (tensor<3x8x1x4xf32>, tensor<i32>) -> tensor<1x8x1x4xf32>
      %4 = func.call @dynamic_index_in_dim_1(%iterArg_1, %iterArg_12) : (tensor<3x8x1x4xf32>, tensor<i32>) -> tensor<1x8x1x4xf32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_12, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<3> : tensor<i32>
      %6 = stablehlo.add %iterArg_12, %c_19 : tensor<i32>
      %7 = stablehlo.select %5, %6, %iterArg_12 : tensor<i1>, tensor<i32>
      %8 = stablehlo.dynamic_slice %iterArg_2, %7, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
      %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_12, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_21 = stablehlo.constant dense<3> : tensor<i32>
      %11 = stablehlo.add %iterArg_12, %c_21 : tensor<i32>
      %12 = stablehlo.select %10, %11, %iterArg_12 : tensor<i1>, tensor<i32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %13 = stablehlo.compare LT, %c_22, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %c_25 = stablehlo.constant dense<8> : tensor<i32>
      %14 = stablehlo.add %c_24, %c_25 : tensor<i32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.select %13, %14, %c_26 : tensor<i1>, tensor<i32>
      %16 = stablehlo.dynamic_slice %iterArg_3, %12, %15, sizes = [1, 8] : (tensor<3x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
      %17 = stablehlo.reshape %16 : (tensor<1x8xi32>) -> tensor<8xi32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
      %c_27 = stablehlo.constant dense<0> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_12, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_28 = stablehlo.constant dense<3> : tensor<i32>
      %20 = stablehlo.add %iterArg_12, %c_28 : tensor<i32>
      %21 = stablehlo.select %19, %20, %iterArg_12 : tensor<i1>, tensor<i32>
      %22 = stablehlo.dynamic_slice %iterArg_4, %21, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
      %23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
      %24 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %25 = stablehlo.slice %18 [0:1, 7:8] : (tensor<1x8xi32>) -> tensor<1x1xi32>
      %26 = stablehlo.reshape %25 : (tensor<1x1xi32>) -> tensor<1xi32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %28 = stablehlo.add %26, %27 : tensor<1xi32>
      %29 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %30 = stablehlo.minimum %28, %29 : tensor<1xi32>
      %31 = stablehlo.multiply %2, %2 : tensor<1x8x32xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %32 = stablehlo.reduce(%31 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
      %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
      %cst_30 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %35 = stablehlo.divide %33, %34 : tensor<1x8x1xf32>
      %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %37 = stablehlo.add %35, %36 : tensor<1x8x1xf32>
      %38 = stablehlo.rsqrt %37 : tensor<1x8x1xf32>
      %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
      %40 = stablehlo.multiply %2, %39 : tensor<1x8x32xf32>
      %41 = stablehlo.broadcast_in_dim %iterArg_5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
      %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
      %43 = stablehlo.multiply %40, %42 : tensor<1x8x32xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %44 = "stablehlo.case"(%c_32) ({
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_67 : tensor<i32>
      }, {
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_67 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %45 = "stablehlo.case"(%44) ({
        %198 = stablehlo.reshape %43 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        %199 = func.call @_pad(%198, %c_67) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
        %200 = stablehlo.reshape %199 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        %201 = stablehlo.reshape %200 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %202 = stablehlo.dot_general %201, %iterArg_6, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x64xf32>) -> tensor<8x64xf32>
        %203 = stablehlo.reshape %202 : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
        stablehlo.return %203 : tensor<1x8x64xf32>
      }) : (tensor<i32>) -> tensor<1x8x64xf32>
      %46 = stablehlo.reshape %45 : (tensor<1x8x64xf32>) -> tensor<1x8x2x4x8xf32>
      %47 = stablehlo.slice %46 [0:1, 0:8, 0:2, 0:2, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x2x8xf32>
      %48 = stablehlo.reshape %47 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x4x8xf32>
      %49 = stablehlo.slice %46 [0:1, 0:8, 0:2, 2:3, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x1x8xf32>
      %50 = stablehlo.reshape %49 : (tensor<1x8x2x1x8xf32>) -> tensor<1x8x2x8xf32>
      %51 = stablehlo.slice %46 [0:1, 0:8, 0:2, 3:4, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x1x8xf32>
      %52 = stablehlo.reshape %51 : (tensor<1x8x2x1x8xf32>) -> tensor<1x8x2x8xf32>
      %53 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %c_33 = stablehlo.constant dense<31> : tensor<i32>
      %54 = stablehlo.shift_right_arithmetic %53, %c_33 : tensor<i32>
      %55 = stablehlo.slice %48 [0:1, 0:8, 0:4, 0:4] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
      %56 = stablehlo.slice %48 [0:1, 0:8, 0:4, 4:8] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
      %57 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %58 = stablehlo.multiply %55, %57 : tensor<1x8x4x4xf32>
      %59 = stablehlo.bitcast_convert %58 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %60 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %61 = stablehlo.xor %59, %60 : tensor<1x8x4x4xi32>
      %62 = stablehlo.bitcast_convert %61 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %63 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %64 = stablehlo.multiply %56, %63 : tensor<1x8x4x4xf32>
      %65 = stablehlo.bitcast_convert %64 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %66 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %67 = stablehlo.xor %65, %66 : tensor<1x8x4x4xi32>
      %68 = stablehlo.bitcast_convert %67 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %69 = stablehlo.subtract %62, %68 : tensor<1x8x4x4xf32>
      %70 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %71 = stablehlo.multiply %56, %70 : tensor<1x8x4x4xf32>
      %72 = stablehlo.bitcast_convert %71 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %73 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %74 = stablehlo.xor %72, %73 : tensor<1x8x4x4xi32>
      %75 = stablehlo.bitcast_convert %74 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %76 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %77 = stablehlo.multiply %55, %76 : tensor<1x8x4x4xf32>
      %78 = stablehlo.bitcast_convert %77 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %79 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %80 = stablehlo.xor %78, %79 : tensor<1x8x4x4xi32>
      %81 = stablehlo.bitcast_convert %80 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %82 = stablehlo.add %75, %81 : tensor<1x8x4x4xf32>
      %83 = stablehlo.concatenate %69, %82, dim = 3 : (tensor<1x8x4x4xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x8xf32>
      %84 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %c_34 = stablehlo.constant dense<31> : tensor<i32>
      %85 = stablehlo.shift_right_arithmetic %84, %c_34 : tensor<i32>
      %86 = stablehlo.slice %50 [0:1, 0:8, 0:2, 0:4] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
      %87 = stablehlo.slice %50 [0:1, 0:8, 0:2, 4:8] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
      %88 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %89 = stablehlo.multiply %86, %88 : tensor<1x8x2x4xf32>
      %90 = stablehlo.bitcast_convert %89 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %91 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %92 = stablehlo.xor %90, %91 : tensor<1x8x2x4xi32>
      %93 = stablehlo.bitcast_convert %92 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %94 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %95 = stablehlo.multiply %87, %94 : tensor<1x8x2x4xf32>
      %96 = stablehlo.bitcast_convert %95 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %97 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %98 = stablehlo.xor %96, %97 : tensor<1x8x2x4xi32>
      %99 = stablehlo.bitcast_convert %98 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %100 = stablehlo.subtract %93, %99 : tensor<1x8x2x4xf32>
      %101 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %102 = stablehlo.multiply %87, %101 : tensor<1x8x2x4xf32>
      %103 = stablehlo.bitcast_convert %102 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %104 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %105 = stablehlo.xor %103, %104 : tensor<1x8x2x4xi32>
      %106 = stablehlo.bitcast_convert %105 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %107 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %108 = stablehlo.multiply %86, %107 : tensor<1x8x2x4xf32>
      %109 = stablehlo.bitcast_convert %108 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %110 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %111 = stablehlo.xor %109, %110 : tensor<1x8x2x4xi32>
      %112 = stablehlo.bitcast_convert %111 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %113 = stablehlo.add %106, %112 : tensor<1x8x2x4xf32>
      %114 = stablehlo.concatenate %100, %113, dim = 3 : (tensor<1x8x2x4xf32>, tensor<1x8x2x4xf32>) -> tensor<1x8x2x8xf32>
      %115 = stablehlo.reshape %83 : (tensor<1x8x4x8xf32>) -> tensor<1x8x2x2x8xf32>
      %116 = stablehlo.transpose %114, dims = [0, 2, 1, 3] : (tensor<1x8x2x8xf32>) -> tensor<1x2x8x8xf32>
      %117 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %118 = stablehlo.slice %18 [0:1, 0:1] : (tensor<1x8xi32>) -> tensor<1x1xi32>
      %119 = stablehlo.reshape %118 : (tensor<1x1xi32>) -> tensor<i32>
      %120 = stablehlo.broadcast_in_dim %116, dims = [1, 2, 3, 4] : (tensor<1x2x8x8xf32>) -> tensor<1x1x2x8x8xf32>
      %c_35 = stablehlo.constant dense<0> : tensor<i32>
      %121 = stablehlo.compare LT, %iterArg_7, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_36 = stablehlo.constant dense<2> : tensor<i32>
      %122 = stablehlo.add %iterArg_7, %c_36 : tensor<i32>
      %123 = stablehlo.select %121, %122, %iterArg_7 : tensor<i1>, tensor<i32>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %124 = stablehlo.compare LT, %117, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_38 = stablehlo.constant dense<2> : tensor<i32>
      %125 = stablehlo.add %117, %c_38 : tensor<i32>
      %126 = stablehlo.select %124, %125, %117 : tensor<i1>, tensor<i32>
      %c_39 = stablehlo.constant dense<0> : tensor<i32>
      %127 = stablehlo.compare LT, %119, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_40 = stablehlo.constant dense<128> : tensor<i32>
      %128 = stablehlo.add %119, %c_40 : tensor<i32>
      %129 = stablehlo.select %127, %128, %119 : tensor<i1>, tensor<i32>
      %c_41 = stablehlo.constant dense<0> : tensor<i32>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %130 = stablehlo.dynamic_update_slice %iterArg_15, %120, %123, %126, %c_41, %129, %c_42 : (tensor<2x2x2x128x8xf32>, tensor<1x1x2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2x128x8xf32>
      %131 = stablehlo.transpose %52, dims = [0, 2, 1, 3] : (tensor<1x8x2x8xf32>) -> tensor<1x2x8x8xf32>
      %132 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %133 = stablehlo.slice %18 [0:1, 0:1] : (tensor<1x8xi32>) -> tensor<1x1xi32>
      %134 = stablehlo.reshape %133 : (tensor<1x1xi32>) -> tensor<i32>
      %135 = stablehlo.broadcast_in_dim %131, dims = [1, 2, 3, 4] : (tensor<1x2x8x8xf32>) -> tensor<1x1x2x8x8xf32>
      %c_43 = stablehlo.constant dense<0> : tensor<i32>
      %136 = stablehlo.compare LT, %iterArg_7, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_44 = stablehlo.constant dense<2> : tensor<i32>
      %137 = stablehlo.add %iterArg_7, %c_44 : tensor<i32>
      %138 = stablehlo.select %136, %137, %iterArg_7 : tensor<i1>, tensor<i32>
      %c_45 = stablehlo.constant dense<0> : tensor<i32>
      %139 = stablehlo.compare LT, %132, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_46 = stablehlo.constant dense<2> : tensor<i32>
      %140 = stablehlo.add %132, %c_46 : tensor<i32>
      %141 = stablehlo.select %139, %140, %132 : tensor<i1>, tensor<i32>
      %c_47 = stablehlo.constant dense<0> : tensor<i32>
      %142 = stablehlo.compare LT, %134, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_48 = stablehlo.constant dense<128> : tensor<i32>
      %143 = stablehlo.add %134, %c_48 : tensor<i32>
      %144 = stablehlo.select %142, %143, %134 : tensor<i1>, tensor<i32>
      %c_49 = stablehlo.constant dense<0> : tensor<i32>
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %145 = stablehlo.dynamic_update_slice %iterArg_16, %135, %138, %141, %c_49, %144, %c_50 : (tensor<2x2x2x128x8xf32>, tensor<1x1x2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2x128x8xf32>
      %cst_51 = stablehlo.constant dense<0.353553385> : tensor<f32>
      %146 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x8x2x2x8xf32>
      %147 = stablehlo.multiply %115, %146 : tensor<1x8x2x2x8xf32>
      %148 = stablehlo.transpose %147, dims = [0, 2, 3, 1, 4] : (tensor<1x8x2x2x8xf32>) -> tensor<1x2x2x8x8xf32>
      %149 = stablehlo.reshape %148 : (tensor<1x2x2x8x8xf32>) -> tensor<1x2x16x8xf32>
      %150 = stablehlo.reshape %149 : (tensor<1x2x16x8xf32>) -> tensor<1x1x2x16x8xf32>
      %151 = stablehlo.reshape %18 : (tensor<1x8xi32>) -> tensor<1x1x8xi32>
      %152 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<1x1xi32>
      %153 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<1x1xi32>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %154 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x1x2x16x8xf32>
      %c_53 = stablehlo.constant dense<0> : tensor<i32>
      %155:9 = stablehlo.while(%iterArg_67 = %150, %iterArg_68 = %151, %iterArg_69 = %152, %iterArg_70 = %153, %iterArg_71 = %iterArg_7, %iterArg_72 = %130, %iterArg_73 = %145, %iterArg_74 = %c_53, %iterArg_75 = %154) : tensor<1x1x2x16x8xf32>, tensor<1x1x8xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<1x1x2x16x8xf32>
      cond {
        %c_76 = stablehlo.constant dense<1> : tensor<i32>
        %198 = stablehlo.compare LT, %iterArg_74, %c_76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %198 : tensor<i1>
      } do {
        %198 = func.call @dynamic_index_in_dim_2(%iterArg_67, %iterArg_74) : (tensor<1x1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
        %199 = func.call @dynamic_index_in_dim_3(%iterArg_68, %iterArg_74) : (tensor<1x1x8xi32>, tensor<i32>) -> tensor<1x8xi32>
        %200 = func.call @dynamic_index_in_dim_4(%iterArg_69, %iterArg_74) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
        %201 = func.call @dynamic_index_in_dim_4(%iterArg_70, %iterArg_74) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
        %202 = func.call @closed_call(%iterArg_71, %iterArg_72, %iterArg_73, %198, %199, %200, %201) : (tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x16x8xf32>, tensor<1x8xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x16x8xf32>
        %203 = func.call @dynamic_update_index_in_dim(%iterArg_75, %202, %iterArg_74) : (tensor<1x1x2x16x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
        %c_76 = stablehlo.constant dense<1> : tensor<i32>
        %204 = stablehlo.add %iterArg_74, %c_76 : tensor<i32>
        stablehlo.return %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %204, %203 : tensor<1x1x2x16x8xf32>, tensor<1x1x8xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<1x1x2x16x8xf32>
      }
      %156 = stablehlo.reshape %155#8 : (tensor<1x1x2x16x8xf32>) -> tensor<1x2x2x8x8xf32>
      %157 = stablehlo.transpose %156, dims = [0, 3, 1, 2, 4] : (tensor<1x2x2x8x8xf32>) -> tensor<1x8x2x2x8xf32>
      %158 = stablehlo.reshape %157 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x32xf32>
      %c_54 = stablehlo.constant dense<0> : tensor<i32>
      %159 = "stablehlo.case"(%c_54) ({
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_67 : tensor<i32>
      }, {
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_67 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %160 = "stablehlo.case"(%159) ({
        %198 = stablehlo.reshape %158 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        %199 = func.call @_pad(%198, %c_67) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
        %200 = stablehlo.reshape %199 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        %201 = stablehlo.reshape %200 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %202 = stablehlo.dot_general %201, %iterArg_8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
        %203 = stablehlo.reshape %202 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        stablehlo.return %203 : tensor<1x8x32xf32>
      }) : (tensor<i32>) -> tensor<1x8x32xf32>
      %161 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %c_55 = stablehlo.constant dense<31> : tensor<i32>
      %162 = stablehlo.shift_right_arithmetic %161, %c_55 : tensor<i32>
      %163 = stablehlo.add %2, %160 : tensor<1x8x32xf32>
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      %164 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %165 = stablehlo.compare GE, %18, %164, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %166 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
      %168 = stablehlo.compare LT, %18, %167, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %169 = stablehlo.and %165, %168 : tensor<1x8xi1>
      %170 = stablehlo.reshape %24 : (tensor<1xi32>) -> tensor<i32>
      %c_57 = stablehlo.constant dense<31> : tensor<i32>
      %171 = stablehlo.shift_right_arithmetic %170, %c_57 : tensor<i32>
      %172 = stablehlo.multiply %163, %163 : tensor<1x8x32xf32>
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %173 = stablehlo.reduce(%172 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
      %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
      %cst_59 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %175 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %176 = stablehlo.divide %174, %175 : tensor<1x8x1xf32>
      %cst_60 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %177 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %178 = stablehlo.add %176, %177 : tensor<1x8x1xf32>
      %179 = stablehlo.rsqrt %178 : tensor<1x8x1xf32>
      %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
      %181 = stablehlo.multiply %163, %180 : tensor<1x8x32xf32>
      %182 = stablehlo.broadcast_in_dim %iterArg_9, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
      %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
      %184 = stablehlo.multiply %181, %183 : tensor<1x8x32xf32>
      %c_61 = stablehlo.constant dense<0> : tensor<i32>
      %185 = "stablehlo.case"(%c_61) ({
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_67 : tensor<i32>
      }, {
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_67 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %186 = "stablehlo.case"(%185) ({
        %198 = stablehlo.reshape %184 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        %199 = func.call @_pad(%198, %c_67) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
        %200 = stablehlo.reshape %199 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        %201 = stablehlo.reshape %200 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %202 = stablehlo.dot_general %201, %iterArg_10, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x96xf32>) -> tensor<8x96xf32>
        %203 = stablehlo.reshape %202 : (tensor<8x96xf32>) -> tensor<1x8x96xf32>
        stablehlo.return %203 : tensor<1x8x96xf32>
      }) : (tensor<i32>) -> tensor<1x8x96xf32>
      %187 = stablehlo.slice %186 [0:1, 0:8, 0:48] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
      %188 = stablehlo.slice %186 [0:1, 0:8, 48:96] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
      %189 = func.call @silu(%187) : (tensor<1x8x48xf32>) -> tensor<1x8x48xf32>
      %190 = stablehlo.multiply %189, %188 : tensor<1x8x48xf32>
      %c_62 = stablehlo.constant dense<0> : tensor<i32>
      %191 = "stablehlo.case"(%c_62) ({
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_67 : tensor<i32>
      }, {
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_67 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %192 = "stablehlo.case"(%191) ({
        %198 = stablehlo.reshape %190 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        %199 = func.call @_pad_7(%198, %c_67) : (tensor<8x48xf32>, tensor<i32>) -> tensor<8x48xf32>
        %200 = stablehlo.reshape %199 : (tensor<8x48xf32>) -> tensor<1x8x48xf32>
        %201 = stablehlo.reshape %200 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
        %202 = stablehlo.dot_general %201, %iterArg_11, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x48xf32>, tensor<48x32xf32>) -> tensor<8x32xf32>
        %203 = stablehlo.reshape %202 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        stablehlo.return %203 : tensor<1x8x32xf32>
      }) : (tensor<i32>) -> tensor<1x8x32xf32>
      %193 = stablehlo.add %163, %192 : tensor<1x8x32xf32>
      %c_63 = stablehlo.constant dense<0> : tensor<i32>
      %194 = stablehlo.compare LT, %iterArg_12, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_64 = stablehlo.constant dense<3> : tensor<i32>
      %195 = stablehlo.add %iterArg_12, %c_64 : tensor<i32>
      %196 = stablehlo.select %194, %195, %iterArg_12 : tensor<i1>, tensor<i32>
      %c_65 = stablehlo.constant dense<0> : tensor<i32>
      %c_66 = stablehlo.constant dense<0> : tensor<i32>
      %197 = stablehlo.dynamic_update_slice %iterArg_14, %193, %196, %c_65, %c_66 : (tensor<3x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x32xf32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %1, %iterArg_13, %197, %130, %145 : tensor<3x8x32xf32>, tensor<3x8x1x4xf32>, tensor<3x8x1x4xf32>, tensor<3xi32>, tensor<3x8xi32>, tensor<3xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<i32>, tensor<i32>, tensor<3x8x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>
    }
    return %0#15, %0#16, %0#17 : tensor<3x8x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x8x32xf32>, %arg1: tensor<i32>) -> tensor<1x8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, sizes = [1, 8, 32] : (tensor<3x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32xf32>
    return %3 : tensor<1x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x8x1x4xf32>, %arg1: tensor<i32>) -> tensor<1x8x1x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, %c_3, sizes = [1, 8, 1, 4] : (tensor<3x8x1x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1x4xf32>
    return %3 : tensor<1x8x1x4xf32>
  }
  func.func private @_pad(%arg0: tensor<8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<1x1x2x16x8xf32>, %arg1: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 16, 8] : (tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
    return %1 : tensor<1x2x16x8xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<1x1x8xi32>, %arg1: tensor<i32>) -> tensor<1x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 8] : (tensor<1x1x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x8xi32>) -> tensor<1x8xi32>
    return %1 : tensor<1x8xi32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<1x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x2x2x128x8xf32>, %arg2: tensor<2x2x2x128x8xf32>, %arg3: tensor<1x2x16x8xf32>, %arg4: tensor<1x8xi32>, %arg5: tensor<1xi32>, %arg6: tensor<1xi32>) -> tensor<1x2x16x8xf32> {
    %0 = stablehlo.reshape %arg4 : (tensor<1x8xi32>) -> tensor<1x1x1x8xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xi32>) -> tensor<1x1x2x8xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x8xi32>) -> tensor<1x16xi32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2x16xf32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %5 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.add %5, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %8 = call @floor_divide(%7, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x16x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x16xi32>, tensor<i32>, tensor<1xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16x8xf32>
    cond {
      %14 = stablehlo.compare LT, %iterArg_13, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<16> : tensor<i32>
      %14 = stablehlo.multiply %iterArg_13, %c_17 : tensor<i32>
      %15 = stablehlo.iota dim = 0 : tensor<16xi32>
      %16 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %17 = stablehlo.add %16, %15 : tensor<16xi32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %19 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
      %21 = stablehlo.compare LT, %18, %20, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %22 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16xi1>
      %23 = stablehlo.broadcast_in_dim %17, dims = [2] : (tensor<16xi32>) -> tensor<1x1x16xi32>
      %24 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<1x16x16xi32>
      %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x16xi32>
      %27 = stablehlo.compare LE, %25, %26, SIGNED : (tensor<1x16x16xi32>, tensor<1x16x16xi32>) -> tensor<1x16x16xi1>
      %28 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x16xi1>) -> tensor<1x16x16xi1>
      %29 = stablehlo.and %28, %27 : tensor<1x16x16xi1>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %30 = stablehlo.compare LT, %iterArg_8, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
      %31 = stablehlo.add %iterArg_8, %c_19 : tensor<i32>
      %32 = stablehlo.select %30, %31, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %34 = stablehlo.compare LT, %iterArg_9, %33, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_21 = stablehlo.constant dense<2> : tensor<i32>
      %35 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %36 = stablehlo.add %iterArg_9, %35 : tensor<1xi32>
      %37 = stablehlo.select %34, %36, %iterArg_9 : tensor<1xi1>, tensor<1xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.compare LT, %14, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<128> : tensor<i32>
      %39 = stablehlo.add %14, %c_23 : tensor<i32>
      %40 = stablehlo.select %38, %39, %14 : tensor<i1>, tensor<i32>
      %41 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %42 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %44 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %45 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %46 = stablehlo.concatenate %41, %42, %43, %44, %45, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x5xi32>
      %47 = "stablehlo.gather"(%iterArg_10, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x2x2x128x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %48 = stablehlo.reshape %47 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.compare LT, %iterArg_8, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<2> : tensor<i32>
      %50 = stablehlo.add %iterArg_8, %c_27 : tensor<i32>
      %51 = stablehlo.select %49, %50, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %53 = stablehlo.compare LT, %iterArg_9, %52, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_29 = stablehlo.constant dense<2> : tensor<i32>
      %54 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %55 = stablehlo.add %iterArg_9, %54 : tensor<1xi32>
      %56 = stablehlo.select %53, %55, %iterArg_9 : tensor<1xi1>, tensor<1xi32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %57 = stablehlo.compare LT, %14, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<128> : tensor<i32>
      %58 = stablehlo.add %14, %c_31 : tensor<i32>
      %59 = stablehlo.select %57, %58, %14 : tensor<i1>, tensor<i32>
      %60 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %61 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %62 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %63 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %64 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %65 = stablehlo.concatenate %60, %61, %62, %63, %64, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x5xi32>
      %66 = "stablehlo.gather"(%iterArg_11, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x2x2x128x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %67 = stablehlo.reshape %66 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %68 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16x1xi1>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %69 = func.call @_where_5(%68, %67, %c_34) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %70 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x16x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x16x16xf32>
      %71 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x16x16xi1>) -> tensor<1x1x16x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_6(%71, %70, %cst_35) : (tensor<1x1x16x16xi1>, tensor<1x2x16x16xf32>, tensor<f32>) -> tensor<1x2x16x16xf32>
      %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %73 = stablehlo.reduce(%72 init: %cst_36) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x16x16xf32>, tensor<f32>) -> tensor<1x2x16xf32>
      %74 = stablehlo.maximum %iterArg_14, %73 : tensor<1x2x16xf32>
      %75 = stablehlo.subtract %iterArg_14, %74 : tensor<1x2x16xf32>
      %76 = stablehlo.exponential %75 : tensor<1x2x16xf32>
      %77 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x2x16xf32>) -> tensor<1x2x16x1xf32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x2x16x1xf32>) -> tensor<1x2x16x16xf32>
      %79 = stablehlo.subtract %72, %78 : tensor<1x2x16x16xf32>
      %80 = stablehlo.exponential %79 : tensor<1x2x16x16xf32>
      %81 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x2x16xf32>) -> tensor<1x2x16x1xf32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x2x16x1xf32>) -> tensor<1x2x16x8xf32>
      %83 = stablehlo.multiply %iterArg_16, %82 : tensor<1x2x16x8xf32>
      %84 = stablehlo.dot_general %80, %69, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x16x16xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %85 = stablehlo.add %83, %84 : tensor<1x2x16x8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_13, %c_37 : tensor<i32>
      %87 = stablehlo.multiply %iterArg_15, %76 : tensor<1x2x16xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.reduce(%80 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<1x2x16x16xf32>, tensor<f32>) -> tensor<1x2x16xf32>
      %89 = stablehlo.add %87, %88 : tensor<1x2x16xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %86, %74, %89, %85 : tensor<i32>, tensor<1xi32>, tensor<1x16xi32>, tensor<i32>, tensor<1xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16x8xf32>
    }
    %11 = stablehlo.broadcast_in_dim %10#10, dims = [0, 1, 2] : (tensor<1x2x16xf32>) -> tensor<1x2x16x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x2x16x1xf32>) -> tensor<1x2x16x8xf32>
    %13 = stablehlo.divide %10#11, %12 : tensor<1x2x16x8xf32>
    return %13 : tensor<1x2x16x8xf32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.divide %arg0, %0 : tensor<i32>
    %2 = stablehlo.sign %arg0 : tensor<i32>
    %3 = stablehlo.sign %0 : tensor<i32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.remainder %arg0, %0 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %4, %6 : tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.subtract %1, %c_0 : tensor<i32>
    %9 = call @_where(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_5(%arg0: tensor<1x1x16x1xi1>, %arg1: tensor<1x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x1xi1>) -> tensor<1x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x16x8xi1>, tensor<1x2x16x8xf32>
    return %3 : tensor<1x2x16x8xf32>
  }
  func.func private @_where_6(%arg0: tensor<1x1x16x16xi1>, %arg1: tensor<1x2x16x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x16x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xi1>) -> tensor<1x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x16x16xi1>, tensor<1x2x16x16xf32>
    return %3 : tensor<1x2x16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<1x1x2x16x8xf32>, %arg1: tensor<1x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<1x1x2x16x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x16x8xf32>) -> tensor<1x1x2x16x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x1x2x16x8xf32>, tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
    return %1 : tensor<1x1x2x16x8xf32>
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
  func.func private @_pad_7(%arg0: tensor<8x48xf32>, %arg1: tensor<i32>) -> tensor<8x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x48xf32>, tensor<f32>) -> tensor<8x48xf32>
    return %1 : tensor<8x48xf32>
  }
}
