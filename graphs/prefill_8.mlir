module @jit_prefill_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<2x32xf32>, %arg5: tensor<2x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x97xf32>, %arg12: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<8xi32>, %arg35: tensor<i32>, %arg36: tensor<i32>, %arg37: tensor<i32>) -> (tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %0 = stablehlo.iota dim = 0 : tensor<8xi32>
    %1 = stablehlo.broadcast_in_dim %arg36, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.add %1, %0 : tensor<8xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
    %4 = stablehlo.broadcast_in_dim %arg34, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
    %5 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.slice %3 [0:1, 7:8] : (tensor<1x8xi32>) -> tensor<1x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<1x1xi32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.add %7, %8 : tensor<1xi32>
    %10 = stablehlo.broadcast_in_dim %arg37, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.minimum %9, %10 : tensor<1xi32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1x1xi32>
    %13 = stablehlo.convert %12 : (tensor<1x8x1x1xi32>) -> tensor<1x8x1x1xf32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<1x8x1x4xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<1x8x1x4xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<1x8x1x4xf32>
    %18 = stablehlo.cosine %17 : tensor<1x8x1x4xf32>
    %19 = stablehlo.sine %17 : tensor<1x8x1x4xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %21 = stablehlo.compare LT, %4, %20, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %c_1 = stablehlo.constant dense<97> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %23 = stablehlo.add %4, %22 : tensor<1x8xi32>
    %24 = stablehlo.select %21, %23, %4 : tensor<1x8xi1>, tensor<1x8xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
    %26 = "stablehlo.gather"(%arg11, %25) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<1x8x1xi32>) -> tensor<32x1x8xf32>
    %27 = stablehlo.transpose %26, dims = [1, 2, 0] : (tensor<32x1x8xf32>) -> tensor<1x8x32xf32>
    %28 = stablehlo.slice %arg5 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %29 = stablehlo.reshape %28 : (tensor<1x32xf32>) -> tensor<32xf32>
    %30 = stablehlo.slice %arg4 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %31 = stablehlo.reshape %30 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %32:3 = call @through(%5, %3, %11, %arg0, %arg2, %31, %29, %arg6, %arg8, %27, %18, %19, %c_2, %arg12, %arg13) : (tensor<1xi32>, tensor<1x8xi32>, tensor<1xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<1x8x32xf32>, tensor<1x8x1x4xf32>, tensor<1x8x1x4xf32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<1x8x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>)
    %33 = stablehlo.slice %arg5 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %34 = stablehlo.reshape %33 : (tensor<1x32xf32>) -> tensor<32xf32>
    %35 = stablehlo.slice %arg4 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %36 = stablehlo.reshape %35 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %37:3 = call @through(%5, %3, %11, %arg1, %arg3, %36, %34, %arg7, %arg9, %32#0, %18, %19, %c_3, %32#1, %32#2) : (tensor<1xi32>, tensor<1x8xi32>, tensor<1xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<1x8x32xf32>, tensor<1x8x1x4xf32>, tensor<1x8x1x4xf32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<1x8x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>)
    %38 = stablehlo.multiply %37#0, %37#0 : tensor<1x8x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
    %42 = stablehlo.divide %40, %41 : tensor<1x8x1xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
    %44 = stablehlo.add %42, %43 : tensor<1x8x1xf32>
    %45 = stablehlo.rsqrt %44 : tensor<1x8x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
    %47 = stablehlo.multiply %37#0, %46 : tensor<1x8x32xf32>
    %48 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
    %50 = stablehlo.multiply %47, %49 : tensor<1x8x32xf32>
    return %37#1, %37#2, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33 : tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>
  }
  func.func private @through(%arg0: tensor<1xi32>, %arg1: tensor<1x8xi32>, %arg2: tensor<1xi32>, %arg3: tensor<48x32xf32>, %arg4: tensor<32x96xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<1x8x32xf32>, %arg10: tensor<1x8x1x4xf32>, %arg11: tensor<1x8x1x4xf32>, %arg12: tensor<i32>, %arg13: tensor<2x4x2x64x8xf32>, %arg14: tensor<2x4x2x64x8xf32>) -> (tensor<1x8x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>) {
    %0 = stablehlo.multiply %arg9, %arg9 : tensor<1x8x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x8x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<1x8x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<1x8x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
    %9 = stablehlo.multiply %arg9, %8 : tensor<1x8x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<1x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }, {
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %127 = stablehlo.reshape %12 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %128 = func.call @_pad(%127, %c_30) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %129 = stablehlo.reshape %128 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %130 = stablehlo.reshape %129 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %131 = stablehlo.dot_general %130, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x64xf32>) -> tensor<8x64xf32>
      %132 = stablehlo.reshape %131 : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
      stablehlo.return %132 : tensor<1x8x64xf32>
    }) : (tensor<i32>) -> tensor<1x8x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x8x64xf32>) -> tensor<1x8x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:1, 0:8, 0:2, 0:2, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x4x8xf32>
    %18 = stablehlo.slice %15 [0:1, 0:8, 0:2, 2:3, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x8x2x1x8xf32>) -> tensor<1x8x2x8xf32>
    %20 = stablehlo.slice %15 [0:1, 0:8, 0:2, 3:4, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x8x2x1x8xf32>) -> tensor<1x8x2x8xf32>
    %22 = stablehlo.slice %17 [0:1, 0:8, 0:4, 0:4] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
    %23 = stablehlo.slice %17 [0:1, 0:8, 0:4, 4:8] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
    %24 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<1x8x4x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
    %27 = stablehlo.multiply %23, %26 : tensor<1x8x4x4xf32>
    %28 = stablehlo.subtract %25, %27 : tensor<1x8x4x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
    %30 = stablehlo.multiply %23, %29 : tensor<1x8x4x4xf32>
    %31 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
    %32 = stablehlo.multiply %22, %31 : tensor<1x8x4x4xf32>
    %33 = stablehlo.add %30, %32 : tensor<1x8x4x4xf32>
    %34 = stablehlo.concatenate %28, %33, dim = 3 : (tensor<1x8x4x4xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x8xf32>
    %35 = stablehlo.slice %19 [0:1, 0:8, 0:2, 0:4] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
    %36 = stablehlo.slice %19 [0:1, 0:8, 0:2, 4:8] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
    %37 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<1x8x2x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
    %40 = stablehlo.multiply %36, %39 : tensor<1x8x2x4xf32>
    %41 = stablehlo.subtract %38, %40 : tensor<1x8x2x4xf32>
    %42 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
    %43 = stablehlo.multiply %36, %42 : tensor<1x8x2x4xf32>
    %44 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
    %45 = stablehlo.multiply %35, %44 : tensor<1x8x2x4xf32>
    %46 = stablehlo.add %43, %45 : tensor<1x8x2x4xf32>
    %47 = stablehlo.concatenate %41, %46, dim = 3 : (tensor<1x8x2x4xf32>, tensor<1x8x2x4xf32>) -> tensor<1x8x2x8xf32>
    %48 = stablehlo.reshape %34 : (tensor<1x8x4x8xf32>) -> tensor<1x8x2x2x8xf32>
    %49 = stablehlo.transpose %47, dims = [0, 2, 1, 3] : (tensor<1x8x2x8xf32>) -> tensor<1x2x8x8xf32>
    %50 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %51 = stablehlo.slice %arg1 [0:1, 0:1] : (tensor<1x8xi32>) -> tensor<1x1xi32>
    %52 = stablehlo.reshape %51 : (tensor<1x1xi32>) -> tensor<i32>
    %53 = stablehlo.broadcast_in_dim %49, dims = [1, 2, 3, 4] : (tensor<1x2x8x8xf32>) -> tensor<1x1x2x8x8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.compare LT, %arg12, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %55 = stablehlo.add %arg12, %c_3 : tensor<i32>
    %56 = stablehlo.select %54, %55, %arg12 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.compare LT, %50, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %58 = stablehlo.add %50, %c_5 : tensor<i32>
    %59 = stablehlo.select %57, %58, %50 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.compare LT, %52, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<64> : tensor<i32>
    %61 = stablehlo.add %52, %c_7 : tensor<i32>
    %62 = stablehlo.select %60, %61, %52 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.dynamic_update_slice %arg13, %53, %56, %59, %c_8, %62, %c_9 : (tensor<2x4x2x64x8xf32>, tensor<1x1x2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x64x8xf32>
    %64 = stablehlo.transpose %21, dims = [0, 2, 1, 3] : (tensor<1x8x2x8xf32>) -> tensor<1x2x8x8xf32>
    %65 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %66 = stablehlo.slice %arg1 [0:1, 0:1] : (tensor<1x8xi32>) -> tensor<1x1xi32>
    %67 = stablehlo.reshape %66 : (tensor<1x1xi32>) -> tensor<i32>
    %68 = stablehlo.broadcast_in_dim %64, dims = [1, 2, 3, 4] : (tensor<1x2x8x8xf32>) -> tensor<1x1x2x8x8xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.compare LT, %arg12, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %70 = stablehlo.add %arg12, %c_11 : tensor<i32>
    %71 = stablehlo.select %69, %70, %arg12 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.compare LT, %65, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %73 = stablehlo.add %65, %c_13 : tensor<i32>
    %74 = stablehlo.select %72, %73, %65 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.compare LT, %67, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<64> : tensor<i32>
    %76 = stablehlo.add %67, %c_15 : tensor<i32>
    %77 = stablehlo.select %75, %76, %67 : tensor<i1>, tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.dynamic_update_slice %arg14, %68, %71, %74, %c_16, %77, %c_17 : (tensor<2x4x2x64x8xf32>, tensor<1x1x2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x64x8xf32>
    %cst_18 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x8x2x2x8xf32>
    %80 = stablehlo.multiply %48, %79 : tensor<1x8x2x2x8xf32>
    %81 = stablehlo.transpose %80, dims = [0, 2, 3, 1, 4] : (tensor<1x8x2x2x8xf32>) -> tensor<1x2x2x8x8xf32>
    %82 = stablehlo.reshape %81 : (tensor<1x2x2x8x8xf32>) -> tensor<1x2x16x8xf32>
    %83 = stablehlo.reshape %82 : (tensor<1x2x16x8xf32>) -> tensor<1x1x2x16x8xf32>
    %84 = stablehlo.reshape %arg1 : (tensor<1x8xi32>) -> tensor<1x1x8xi32>
    %85 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<1x1xi32>
    %86 = stablehlo.reshape %arg2 : (tensor<1xi32>) -> tensor<1x1xi32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x1x2x16x8xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %88:9 = stablehlo.while(%iterArg = %83, %iterArg_30 = %84, %iterArg_31 = %85, %iterArg_32 = %86, %iterArg_33 = %arg12, %iterArg_34 = %63, %iterArg_35 = %78, %iterArg_36 = %c_20, %iterArg_37 = %87) : tensor<1x1x2x16x8xf32>, tensor<1x1x8xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<1x1x2x16x8xf32>
    cond {
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %127 = stablehlo.compare LT, %iterArg_36, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %127 : tensor<i1>
    } do {
      %127 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_36) : (tensor<1x1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %128 = func.call @dynamic_index_in_dim_0(%iterArg_30, %iterArg_36) : (tensor<1x1x8xi32>, tensor<i32>) -> tensor<1x8xi32>
      %129 = func.call @dynamic_index_in_dim_1(%iterArg_31, %iterArg_36) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %130 = func.call @dynamic_index_in_dim_1(%iterArg_32, %iterArg_36) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %131 = func.call @closed_call(%iterArg_33, %iterArg_34, %iterArg_35, %127, %128, %129, %130) : (tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<1x2x16x8xf32>, tensor<1x8xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x16x8xf32>
      %132 = func.call @dynamic_update_index_in_dim(%iterArg_37, %131, %iterArg_36) : (tensor<1x1x2x16x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %133 = stablehlo.add %iterArg_36, %c_38 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %133, %132 : tensor<1x1x2x16x8xf32>, tensor<1x1x8xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<1x1x2x16x8xf32>
    }
    %89 = stablehlo.reshape %88#8 : (tensor<1x1x2x16x8xf32>) -> tensor<1x2x2x8x8xf32>
    %90 = stablehlo.transpose %89, dims = [0, 3, 1, 2, 4] : (tensor<1x2x2x8x8xf32>) -> tensor<1x8x2x2x8xf32>
    %91 = stablehlo.reshape %90 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x32xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %92 = "stablehlo.case"(%c_21) ({
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }, {
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %93 = "stablehlo.case"(%92) ({
      %127 = stablehlo.reshape %91 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %128 = func.call @_pad(%127, %c_30) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %129 = stablehlo.reshape %128 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %130 = stablehlo.reshape %129 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %131 = stablehlo.dot_general %130, %arg7, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %132 = stablehlo.reshape %131 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      stablehlo.return %132 : tensor<1x8x32xf32>
    }) : (tensor<i32>) -> tensor<1x8x32xf32>
    %94 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_22 = stablehlo.constant dense<31> : tensor<i32>
    %95 = stablehlo.shift_right_arithmetic %94, %c_22 : tensor<i32>
    %96 = stablehlo.add %arg9, %93 : tensor<1x8x32xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %98 = stablehlo.compare GE, %arg1, %97, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %99 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
    %101 = stablehlo.compare LT, %arg1, %100, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %102 = stablehlo.and %98, %101 : tensor<1x8xi1>
    %103 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_24 = stablehlo.constant dense<31> : tensor<i32>
    %104 = stablehlo.shift_right_arithmetic %103, %c_24 : tensor<i32>
    %105 = stablehlo.multiply %96, %96 : tensor<1x8x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
    %cst_26 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
    %109 = stablehlo.divide %107, %108 : tensor<1x8x1xf32>
    %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
    %111 = stablehlo.add %109, %110 : tensor<1x8x1xf32>
    %112 = stablehlo.rsqrt %111 : tensor<1x8x1xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
    %114 = stablehlo.multiply %96, %113 : tensor<1x8x32xf32>
    %115 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
    %117 = stablehlo.multiply %114, %116 : tensor<1x8x32xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %118 = "stablehlo.case"(%c_28) ({
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }, {
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %119 = "stablehlo.case"(%118) ({
      %127 = stablehlo.reshape %117 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %128 = func.call @_pad(%127, %c_30) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %129 = stablehlo.reshape %128 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %130 = stablehlo.reshape %129 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %131 = stablehlo.dot_general %130, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x96xf32>) -> tensor<8x96xf32>
      %132 = stablehlo.reshape %131 : (tensor<8x96xf32>) -> tensor<1x8x96xf32>
      stablehlo.return %132 : tensor<1x8x96xf32>
    }) : (tensor<i32>) -> tensor<1x8x96xf32>
    %120 = stablehlo.slice %119 [0:1, 0:8, 0:48] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
    %121 = stablehlo.slice %119 [0:1, 0:8, 48:96] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
    %122 = call @silu(%120) : (tensor<1x8x48xf32>) -> tensor<1x8x48xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<1x8x48xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %124 = "stablehlo.case"(%c_29) ({
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }, {
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %125 = "stablehlo.case"(%124) ({
      %127 = stablehlo.reshape %123 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %128 = func.call @_pad_4(%127, %c_30) : (tensor<8x48xf32>, tensor<i32>) -> tensor<8x48xf32>
      %129 = stablehlo.reshape %128 : (tensor<8x48xf32>) -> tensor<1x8x48xf32>
      %130 = stablehlo.reshape %129 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
      %131 = stablehlo.dot_general %130, %arg3, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x48xf32>, tensor<48x32xf32>) -> tensor<8x32xf32>
      %132 = stablehlo.reshape %131 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      stablehlo.return %132 : tensor<1x8x32xf32>
    }) : (tensor<i32>) -> tensor<1x8x32xf32>
    %126 = stablehlo.add %96, %125 : tensor<1x8x32xf32>
    return %126, %63, %78 : tensor<1x8x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>
  }
  func.func private @_pad(%arg0: tensor<8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<1x1x2x16x8xf32>, %arg1: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 16, 8] : (tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
    return %1 : tensor<1x2x16x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<1x1x8xi32>, %arg1: tensor<i32>) -> tensor<1x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 8] : (tensor<1x1x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x8xi32>) -> tensor<1x8xi32>
    return %1 : tensor<1x8xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<1x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<2x4x2x64x8xf32>, %arg3: tensor<1x2x16x8xf32>, %arg4: tensor<1x8xi32>, %arg5: tensor<1xi32>, %arg6: tensor<1xi32>) -> tensor<1x2x16x8xf32> {
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
    %10:12 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x16xi32>, tensor<i32>, tensor<1xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16x8xf32>
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
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %35 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %36 = stablehlo.add %iterArg_9, %35 : tensor<1xi32>
      %37 = stablehlo.select %34, %36, %iterArg_9 : tensor<1xi1>, tensor<1xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.compare LT, %14, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<64> : tensor<i32>
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
      %47 = "stablehlo.gather"(%iterArg_10, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %48 = stablehlo.reshape %47 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.compare LT, %iterArg_8, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<2> : tensor<i32>
      %50 = stablehlo.add %iterArg_8, %c_27 : tensor<i32>
      %51 = stablehlo.select %49, %50, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %53 = stablehlo.compare LT, %iterArg_9, %52, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_29 = stablehlo.constant dense<4> : tensor<i32>
      %54 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %55 = stablehlo.add %iterArg_9, %54 : tensor<1xi32>
      %56 = stablehlo.select %53, %55, %iterArg_9 : tensor<1xi1>, tensor<1xi32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %57 = stablehlo.compare LT, %14, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<64> : tensor<i32>
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
      %66 = "stablehlo.gather"(%iterArg_11, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %67 = stablehlo.reshape %66 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %68 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16x1xi1>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %69 = func.call @_where_2(%68, %67, %c_34) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %70 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x16x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x16x16xf32>
      %71 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x16x16xi1>) -> tensor<1x1x16x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_3(%71, %70, %cst_35) : (tensor<1x1x16x16xi1>, tensor<1x2x16x16xf32>, tensor<f32>) -> tensor<1x2x16x16xf32>
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
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %86, %74, %89, %85 : tensor<i32>, tensor<1xi32>, tensor<1x16xi32>, tensor<i32>, tensor<1xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16x8xf32>
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
  func.func private @_where_2(%arg0: tensor<1x1x16x1xi1>, %arg1: tensor<1x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x1xi1>) -> tensor<1x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x16x8xi1>, tensor<1x2x16x8xf32>
    return %3 : tensor<1x2x16x8xf32>
  }
  func.func private @_where_3(%arg0: tensor<1x1x16x16xi1>, %arg1: tensor<1x2x16x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x16x16xf32> {
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
  func.func private @_pad_4(%arg0: tensor<8x48xf32>, %arg1: tensor<i32>) -> tensor<8x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x48xf32>, tensor<f32>) -> tensor<8x48xf32>
    return %1 : tensor<8x48xf32>
  }
}
