module @jit_prefill_16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<2x32xf32>, %arg5: tensor<2x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x97xf32>, %arg12: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<16xi32>, %arg35: tensor<i32>, %arg36: tensor<i32>, %arg37: tensor<i32>) -> (tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %1 = stablehlo.broadcast_in_dim %arg36, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.add %1, %0 : tensor<16xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %4 = stablehlo.broadcast_in_dim %arg34, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %5 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.slice %3 [0:1, 15:16] : (tensor<1x16xi32>) -> tensor<1x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<1x1xi32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.add %7, %8 : tensor<1xi32>
    %10 = stablehlo.broadcast_in_dim %arg37, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.minimum %9, %10 : tensor<1xi32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1x1xi32>
    %13 = stablehlo.convert %12 : (tensor<1x16x1x1xi32>) -> tensor<1x16x1x1xf32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<1x16x1x4xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<1x16x1x4xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<1x16x1x4xf32>
    %18 = stablehlo.cosine %17 : tensor<1x16x1x4xf32>
    %19 = stablehlo.sine %17 : tensor<1x16x1x4xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %21 = stablehlo.compare LT, %4, %20, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_1 = stablehlo.constant dense<97> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %23 = stablehlo.add %4, %22 : tensor<1x16xi32>
    %24 = stablehlo.select %21, %23, %4 : tensor<1x16xi1>, tensor<1x16xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %26 = "stablehlo.gather"(%arg11, %25) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<1x16x1xi32>) -> tensor<32x1x16xf32>
    %27 = stablehlo.transpose %26, dims = [1, 2, 0] : (tensor<32x1x16xf32>) -> tensor<1x16x32xf32>
    %28 = stablehlo.slice %arg5 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %29 = stablehlo.reshape %28 : (tensor<1x32xf32>) -> tensor<32xf32>
    %30 = stablehlo.slice %arg4 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %31 = stablehlo.reshape %30 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %32:3 = call @through(%5, %3, %11, %arg0, %arg2, %31, %29, %arg6, %arg8, %27, %18, %19, %c_2, %arg12, %arg13) : (tensor<1xi32>, tensor<1x16xi32>, tensor<1xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<1x16x32xf32>, tensor<1x16x1x4xf32>, tensor<1x16x1x4xf32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<1x16x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>)
    %33 = stablehlo.slice %arg5 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %34 = stablehlo.reshape %33 : (tensor<1x32xf32>) -> tensor<32xf32>
    %35 = stablehlo.slice %arg4 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %36 = stablehlo.reshape %35 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %37:3 = call @through(%5, %3, %11, %arg1, %arg3, %36, %34, %arg7, %arg9, %32#0, %18, %19, %c_3, %32#1, %32#2) : (tensor<1xi32>, tensor<1x16xi32>, tensor<1xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<1x16x32xf32>, tensor<1x16x1x4xf32>, tensor<1x16x1x4xf32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<1x16x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>)
    %38 = stablehlo.multiply %37#0, %37#0 : tensor<1x16x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<1x16xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %42 = stablehlo.divide %40, %41 : tensor<1x16x1xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %44 = stablehlo.add %42, %43 : tensor<1x16x1xf32>
    %45 = stablehlo.rsqrt %44 : tensor<1x16x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x32xf32>
    %47 = stablehlo.multiply %37#0, %46 : tensor<1x16x32xf32>
    %48 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x16x32xf32>
    %50 = stablehlo.multiply %47, %49 : tensor<1x16x32xf32>
    return %37#1, %37#2, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33 : tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>
  }
  func.func private @through(%arg0: tensor<1xi32>, %arg1: tensor<1x16xi32>, %arg2: tensor<1xi32>, %arg3: tensor<48x32xf32>, %arg4: tensor<32x96xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<1x16x32xf32>, %arg10: tensor<1x16x1x4xf32>, %arg11: tensor<1x16x1x4xf32>, %arg12: tensor<i32>, %arg13: tensor<2x4x2x64x8xf32>, %arg14: tensor<2x4x2x64x8xf32>) -> (tensor<1x16x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>) {
    %0 = stablehlo.multiply %arg9, %arg9 : tensor<1x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x16x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<1x16x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<1x16x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x32xf32>
    %9 = stablehlo.multiply %arg9, %8 : tensor<1x16x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x16x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }, {
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %163 = stablehlo.reshape %12 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %164 = func.call @_pad(%163, %c_32) : (tensor<16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %165 = stablehlo.reshape %164 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
      %166 = stablehlo.reshape %165 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %167 = stablehlo.dot_general %166, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<16x32xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
      %168 = stablehlo.reshape %167 : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
      stablehlo.return %168 : tensor<1x16x64xf32>
    }) : (tensor<i32>) -> tensor<1x16x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x16x64xf32>) -> tensor<1x16x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:1, 0:16, 0:2, 0:2, 0:8] : (tensor<1x16x2x4x8xf32>) -> tensor<1x16x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x16x2x2x8xf32>) -> tensor<1x16x4x8xf32>
    %18 = stablehlo.slice %15 [0:1, 0:16, 0:2, 2:3, 0:8] : (tensor<1x16x2x4x8xf32>) -> tensor<1x16x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x16x2x1x8xf32>) -> tensor<1x16x2x8xf32>
    %20 = stablehlo.slice %15 [0:1, 0:16, 0:2, 3:4, 0:8] : (tensor<1x16x2x4x8xf32>) -> tensor<1x16x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x16x2x1x8xf32>) -> tensor<1x16x2x8xf32>
    %22 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<31> : tensor<i32>
    %23 = stablehlo.shift_right_arithmetic %22, %c_2 : tensor<i32>
    %24 = stablehlo.slice %17 [0:1, 0:16, 0:4, 0:4] : (tensor<1x16x4x8xf32>) -> tensor<1x16x4x4xf32>
    %25 = stablehlo.slice %17 [0:1, 0:16, 0:4, 4:8] : (tensor<1x16x4x8xf32>) -> tensor<1x16x4x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<1x16x4x4xf32>
    %28 = stablehlo.bitcast_convert %27 : (tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xi32>
    %29 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1x16x4x4xi32>
    %30 = stablehlo.xor %28, %29 : tensor<1x16x4x4xi32>
    %31 = stablehlo.bitcast_convert %30 : (tensor<1x16x4x4xi32>) -> tensor<1x16x4x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %33 = stablehlo.multiply %25, %32 : tensor<1x16x4x4xf32>
    %34 = stablehlo.bitcast_convert %33 : (tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xi32>
    %35 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1x16x4x4xi32>
    %36 = stablehlo.xor %34, %35 : tensor<1x16x4x4xi32>
    %37 = stablehlo.bitcast_convert %36 : (tensor<1x16x4x4xi32>) -> tensor<1x16x4x4xf32>
    %38 = stablehlo.subtract %31, %37 : tensor<1x16x4x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %40 = stablehlo.multiply %25, %39 : tensor<1x16x4x4xf32>
    %41 = stablehlo.bitcast_convert %40 : (tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xi32>
    %42 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1x16x4x4xi32>
    %43 = stablehlo.xor %41, %42 : tensor<1x16x4x4xi32>
    %44 = stablehlo.bitcast_convert %43 : (tensor<1x16x4x4xi32>) -> tensor<1x16x4x4xf32>
    %45 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %46 = stablehlo.multiply %24, %45 : tensor<1x16x4x4xf32>
    %47 = stablehlo.bitcast_convert %46 : (tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xi32>
    %48 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1x16x4x4xi32>
    %49 = stablehlo.xor %47, %48 : tensor<1x16x4x4xi32>
    %50 = stablehlo.bitcast_convert %49 : (tensor<1x16x4x4xi32>) -> tensor<1x16x4x4xf32>
    %51 = stablehlo.add %44, %50 : tensor<1x16x4x4xf32>
    %52 = stablehlo.concatenate %38, %51, dim = 3 : (tensor<1x16x4x4xf32>, tensor<1x16x4x4xf32>) -> tensor<1x16x4x8xf32>
    %53 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<31> : tensor<i32>
    %54 = stablehlo.shift_right_arithmetic %53, %c_3 : tensor<i32>
    %55 = stablehlo.slice %19 [0:1, 0:16, 0:2, 0:4] : (tensor<1x16x2x8xf32>) -> tensor<1x16x2x4xf32>
    %56 = stablehlo.slice %19 [0:1, 0:16, 0:2, 4:8] : (tensor<1x16x2x8xf32>) -> tensor<1x16x2x4xf32>
    %57 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %58 = stablehlo.multiply %55, %57 : tensor<1x16x2x4xf32>
    %59 = stablehlo.bitcast_convert %58 : (tensor<1x16x2x4xf32>) -> tensor<1x16x2x4xi32>
    %60 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x16x2x4xi32>
    %61 = stablehlo.xor %59, %60 : tensor<1x16x2x4xi32>
    %62 = stablehlo.bitcast_convert %61 : (tensor<1x16x2x4xi32>) -> tensor<1x16x2x4xf32>
    %63 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %64 = stablehlo.multiply %56, %63 : tensor<1x16x2x4xf32>
    %65 = stablehlo.bitcast_convert %64 : (tensor<1x16x2x4xf32>) -> tensor<1x16x2x4xi32>
    %66 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x16x2x4xi32>
    %67 = stablehlo.xor %65, %66 : tensor<1x16x2x4xi32>
    %68 = stablehlo.bitcast_convert %67 : (tensor<1x16x2x4xi32>) -> tensor<1x16x2x4xf32>
    %69 = stablehlo.subtract %62, %68 : tensor<1x16x2x4xf32>
    %70 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %71 = stablehlo.multiply %56, %70 : tensor<1x16x2x4xf32>
    %72 = stablehlo.bitcast_convert %71 : (tensor<1x16x2x4xf32>) -> tensor<1x16x2x4xi32>
    %73 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x16x2x4xi32>
    %74 = stablehlo.xor %72, %73 : tensor<1x16x2x4xi32>
    %75 = stablehlo.bitcast_convert %74 : (tensor<1x16x2x4xi32>) -> tensor<1x16x2x4xf32>
    %76 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %77 = stablehlo.multiply %55, %76 : tensor<1x16x2x4xf32>
    %78 = stablehlo.bitcast_convert %77 : (tensor<1x16x2x4xf32>) -> tensor<1x16x2x4xi32>
    %79 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x16x2x4xi32>
    %80 = stablehlo.xor %78, %79 : tensor<1x16x2x4xi32>
    %81 = stablehlo.bitcast_convert %80 : (tensor<1x16x2x4xi32>) -> tensor<1x16x2x4xf32>
    %82 = stablehlo.add %75, %81 : tensor<1x16x2x4xf32>
    %83 = stablehlo.concatenate %69, %82, dim = 3 : (tensor<1x16x2x4xf32>, tensor<1x16x2x4xf32>) -> tensor<1x16x2x8xf32>
    %84 = stablehlo.reshape %52 : (tensor<1x16x4x8xf32>) -> tensor<1x16x2x2x8xf32>
    %85 = stablehlo.transpose %83, dims = [0, 2, 1, 3] : (tensor<1x16x2x8xf32>) -> tensor<1x2x16x8xf32>
    %86 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %87 = stablehlo.slice %arg1 [0:1, 0:1] : (tensor<1x16xi32>) -> tensor<1x1xi32>
    %88 = stablehlo.reshape %87 : (tensor<1x1xi32>) -> tensor<i32>
    %89 = stablehlo.broadcast_in_dim %85, dims = [1, 2, 3, 4] : (tensor<1x2x16x8xf32>) -> tensor<1x1x2x16x8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.compare LT, %arg12, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %91 = stablehlo.add %arg12, %c_5 : tensor<i32>
    %92 = stablehlo.select %90, %91, %arg12 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.compare LT, %86, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %94 = stablehlo.add %86, %c_7 : tensor<i32>
    %95 = stablehlo.select %93, %94, %86 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %96 = stablehlo.compare LT, %88, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<64> : tensor<i32>
    %97 = stablehlo.add %88, %c_9 : tensor<i32>
    %98 = stablehlo.select %96, %97, %88 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.dynamic_update_slice %arg13, %89, %92, %95, %c_10, %98, %c_11 : (tensor<2x4x2x64x8xf32>, tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x64x8xf32>
    %100 = stablehlo.transpose %21, dims = [0, 2, 1, 3] : (tensor<1x16x2x8xf32>) -> tensor<1x2x16x8xf32>
    %101 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %102 = stablehlo.slice %arg1 [0:1, 0:1] : (tensor<1x16xi32>) -> tensor<1x1xi32>
    %103 = stablehlo.reshape %102 : (tensor<1x1xi32>) -> tensor<i32>
    %104 = stablehlo.broadcast_in_dim %100, dims = [1, 2, 3, 4] : (tensor<1x2x16x8xf32>) -> tensor<1x1x2x16x8xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %105 = stablehlo.compare LT, %arg12, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %106 = stablehlo.add %arg12, %c_13 : tensor<i32>
    %107 = stablehlo.select %105, %106, %arg12 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.compare LT, %101, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<4> : tensor<i32>
    %109 = stablehlo.add %101, %c_15 : tensor<i32>
    %110 = stablehlo.select %108, %109, %101 : tensor<i1>, tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.compare LT, %103, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<64> : tensor<i32>
    %112 = stablehlo.add %103, %c_17 : tensor<i32>
    %113 = stablehlo.select %111, %112, %103 : tensor<i1>, tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.dynamic_update_slice %arg14, %104, %107, %110, %c_18, %113, %c_19 : (tensor<2x4x2x64x8xf32>, tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x64x8xf32>
    %cst_20 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x16x2x2x8xf32>
    %116 = stablehlo.multiply %84, %115 : tensor<1x16x2x2x8xf32>
    %117 = stablehlo.transpose %116, dims = [0, 2, 3, 1, 4] : (tensor<1x16x2x2x8xf32>) -> tensor<1x2x2x16x8xf32>
    %118 = stablehlo.reshape %117 : (tensor<1x2x2x16x8xf32>) -> tensor<1x2x32x8xf32>
    %119 = stablehlo.reshape %118 : (tensor<1x2x32x8xf32>) -> tensor<1x1x2x32x8xf32>
    %120 = stablehlo.reshape %arg1 : (tensor<1x16xi32>) -> tensor<1x1x16xi32>
    %121 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<1x1xi32>
    %122 = stablehlo.reshape %arg2 : (tensor<1xi32>) -> tensor<1x1xi32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x1x2x32x8xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %124:9 = stablehlo.while(%iterArg = %119, %iterArg_32 = %120, %iterArg_33 = %121, %iterArg_34 = %122, %iterArg_35 = %arg12, %iterArg_36 = %99, %iterArg_37 = %114, %iterArg_38 = %c_22, %iterArg_39 = %123) : tensor<1x1x2x32x8xf32>, tensor<1x1x16xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<1x1x2x32x8xf32>
    cond {
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %163 = stablehlo.compare LT, %iterArg_38, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %163 : tensor<i1>
    } do {
      %163 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_38) : (tensor<1x1x2x32x8xf32>, tensor<i32>) -> tensor<1x2x32x8xf32>
      %164 = func.call @dynamic_index_in_dim_0(%iterArg_32, %iterArg_38) : (tensor<1x1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
      %165 = func.call @dynamic_index_in_dim_1(%iterArg_33, %iterArg_38) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %166 = func.call @dynamic_index_in_dim_1(%iterArg_34, %iterArg_38) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %167 = func.call @closed_call(%iterArg_35, %iterArg_36, %iterArg_37, %163, %164, %165, %166) : (tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<1x2x32x8xf32>, tensor<1x16xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x32x8xf32>
      %168 = func.call @dynamic_update_index_in_dim(%iterArg_39, %167, %iterArg_38) : (tensor<1x1x2x32x8xf32>, tensor<1x2x32x8xf32>, tensor<i32>) -> tensor<1x1x2x32x8xf32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %169 = stablehlo.add %iterArg_38, %c_40 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %169, %168 : tensor<1x1x2x32x8xf32>, tensor<1x1x16xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<1x1x2x32x8xf32>
    }
    %125 = stablehlo.reshape %124#8 : (tensor<1x1x2x32x8xf32>) -> tensor<1x2x2x16x8xf32>
    %126 = stablehlo.transpose %125, dims = [0, 3, 1, 2, 4] : (tensor<1x2x2x16x8xf32>) -> tensor<1x16x2x2x8xf32>
    %127 = stablehlo.reshape %126 : (tensor<1x16x2x2x8xf32>) -> tensor<1x16x32xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %128 = "stablehlo.case"(%c_23) ({
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }, {
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %129 = "stablehlo.case"(%128) ({
      %163 = stablehlo.reshape %127 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %164 = func.call @_pad(%163, %c_32) : (tensor<16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %165 = stablehlo.reshape %164 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
      %166 = stablehlo.reshape %165 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %167 = stablehlo.dot_general %166, %arg7, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
      %168 = stablehlo.reshape %167 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
      stablehlo.return %168 : tensor<1x16x32xf32>
    }) : (tensor<i32>) -> tensor<1x16x32xf32>
    %130 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_24 = stablehlo.constant dense<31> : tensor<i32>
    %131 = stablehlo.shift_right_arithmetic %130, %c_24 : tensor<i32>
    %132 = stablehlo.add %arg9, %129 : tensor<1x16x32xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %134 = stablehlo.compare GE, %arg1, %133, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %135 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %137 = stablehlo.compare LT, %arg1, %136, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %138 = stablehlo.and %134, %137 : tensor<1x16xi1>
    %139 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_26 = stablehlo.constant dense<31> : tensor<i32>
    %140 = stablehlo.shift_right_arithmetic %139, %c_26 : tensor<i32>
    %141 = stablehlo.multiply %132, %132 : tensor<1x16x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<1x16xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %cst_28 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %145 = stablehlo.divide %143, %144 : tensor<1x16x1xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %147 = stablehlo.add %145, %146 : tensor<1x16x1xf32>
    %148 = stablehlo.rsqrt %147 : tensor<1x16x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x32xf32>
    %150 = stablehlo.multiply %132, %149 : tensor<1x16x32xf32>
    %151 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x16x32xf32>
    %153 = stablehlo.multiply %150, %152 : tensor<1x16x32xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %154 = "stablehlo.case"(%c_30) ({
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }, {
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %155 = "stablehlo.case"(%154) ({
      %163 = stablehlo.reshape %153 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %164 = func.call @_pad(%163, %c_32) : (tensor<16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %165 = stablehlo.reshape %164 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
      %166 = stablehlo.reshape %165 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %167 = stablehlo.dot_general %166, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<16x32xf32>, tensor<32x96xf32>) -> tensor<16x96xf32>
      %168 = stablehlo.reshape %167 : (tensor<16x96xf32>) -> tensor<1x16x96xf32>
      stablehlo.return %168 : tensor<1x16x96xf32>
    }) : (tensor<i32>) -> tensor<1x16x96xf32>
    %156 = stablehlo.slice %155 [0:1, 0:16, 0:48] : (tensor<1x16x96xf32>) -> tensor<1x16x48xf32>
    %157 = stablehlo.slice %155 [0:1, 0:16, 48:96] : (tensor<1x16x96xf32>) -> tensor<1x16x48xf32>
    %158 = call @silu(%156) : (tensor<1x16x48xf32>) -> tensor<1x16x48xf32>
    %159 = stablehlo.multiply %158, %157 : tensor<1x16x48xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %160 = "stablehlo.case"(%c_31) ({
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }, {
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %161 = "stablehlo.case"(%160) ({
      %163 = stablehlo.reshape %159 : (tensor<1x16x48xf32>) -> tensor<16x48xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %164 = func.call @_pad_4(%163, %c_32) : (tensor<16x48xf32>, tensor<i32>) -> tensor<16x48xf32>
      %165 = stablehlo.reshape %164 : (tensor<16x48xf32>) -> tensor<1x16x48xf32>
      %166 = stablehlo.reshape %165 : (tensor<1x16x48xf32>) -> tensor<16x48xf32>
      %167 = stablehlo.dot_general %166, %arg3, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<16x48xf32>, tensor<48x32xf32>) -> tensor<16x32xf32>
      %168 = stablehlo.reshape %167 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
      stablehlo.return %168 : tensor<1x16x32xf32>
    }) : (tensor<i32>) -> tensor<1x16x32xf32>
    %162 = stablehlo.add %132, %161 : tensor<1x16x32xf32>
    return %162, %99, %114 : tensor<1x16x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>
  }
  func.func private @_pad(%arg0: tensor<16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<1x1x2x32x8xf32>, %arg1: tensor<i32>) -> tensor<1x2x32x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 32, 8] : (tensor<1x1x2x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x32x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x32x8xf32>) -> tensor<1x2x32x8xf32>
    return %1 : tensor<1x2x32x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<1x1x16xi32>, %arg1: tensor<i32>) -> tensor<1x16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 16] : (tensor<1x1x16xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x16xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x16xi32>) -> tensor<1x16xi32>
    return %1 : tensor<1x16xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<1x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<2x4x2x64x8xf32>, %arg3: tensor<1x2x32x8xf32>, %arg4: tensor<1x16xi32>, %arg5: tensor<1xi32>, %arg6: tensor<1xi32>) -> tensor<1x2x32x8xf32> {
    %0 = stablehlo.reshape %arg4 : (tensor<1x16xi32>) -> tensor<1x1x1x16xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xi32>) -> tensor<1x1x2x16xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x16xi32>) -> tensor<1x32xi32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2x32xf32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %5 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.add %5, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %8 = call @floor_divide(%7, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x32x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x32xi32>, tensor<i32>, tensor<1xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<1x2x32x8xf32>, tensor<i32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32x8xf32>
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
      %24 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<1x32x1xi32>
      %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<1x32x16xi32>
      %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x32x1xi32>) -> tensor<1x32x16xi32>
      %27 = stablehlo.compare LE, %25, %26, SIGNED : (tensor<1x32x16xi32>, tensor<1x32x16xi32>) -> tensor<1x32x16xi1>
      %28 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x16xi1>) -> tensor<1x32x16xi1>
      %29 = stablehlo.and %28, %27 : tensor<1x32x16xi1>
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
      %70 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x32x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x32x16xf32>
      %71 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x32x16xi1>) -> tensor<1x1x32x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_3(%71, %70, %cst_35) : (tensor<1x1x32x16xi1>, tensor<1x2x32x16xf32>, tensor<f32>) -> tensor<1x2x32x16xf32>
      %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %73 = stablehlo.reduce(%72 init: %cst_36) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x32x16xf32>, tensor<f32>) -> tensor<1x2x32xf32>
      %74 = stablehlo.maximum %iterArg_14, %73 : tensor<1x2x32xf32>
      %75 = stablehlo.subtract %iterArg_14, %74 : tensor<1x2x32xf32>
      %76 = stablehlo.exponential %75 : tensor<1x2x32xf32>
      %77 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x2x32xf32>) -> tensor<1x2x32x1xf32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x2x32x1xf32>) -> tensor<1x2x32x16xf32>
      %79 = stablehlo.subtract %72, %78 : tensor<1x2x32x16xf32>
      %80 = stablehlo.exponential %79 : tensor<1x2x32x16xf32>
      %81 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x2x32xf32>) -> tensor<1x2x32x1xf32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x2x32x1xf32>) -> tensor<1x2x32x8xf32>
      %83 = stablehlo.multiply %iterArg_16, %82 : tensor<1x2x32x8xf32>
      %84 = stablehlo.dot_general %80, %69, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x32x16xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x32x8xf32>
      %85 = stablehlo.add %83, %84 : tensor<1x2x32x8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_13, %c_37 : tensor<i32>
      %87 = stablehlo.multiply %iterArg_15, %76 : tensor<1x2x32xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.reduce(%80 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<1x2x32x16xf32>, tensor<f32>) -> tensor<1x2x32xf32>
      %89 = stablehlo.add %87, %88 : tensor<1x2x32xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %86, %74, %89, %85 : tensor<i32>, tensor<1xi32>, tensor<1x32xi32>, tensor<i32>, tensor<1xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<1x2x32x8xf32>, tensor<i32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32x8xf32>
    }
    %11 = stablehlo.broadcast_in_dim %10#10, dims = [0, 1, 2] : (tensor<1x2x32xf32>) -> tensor<1x2x32x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x2x32x1xf32>) -> tensor<1x2x32x8xf32>
    %13 = stablehlo.divide %10#11, %12 : tensor<1x2x32x8xf32>
    return %13 : tensor<1x2x32x8xf32>
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
  func.func private @_where_3(%arg0: tensor<1x1x32x16xi1>, %arg1: tensor<1x2x32x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x32x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x32x16xi1>) -> tensor<1x2x32x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x32x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x32x16xi1>, tensor<1x2x32x16xf32>
    return %3 : tensor<1x2x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<1x1x2x32x8xf32>, %arg1: tensor<1x2x32x8xf32>, %arg2: tensor<i32>) -> tensor<1x1x2x32x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x32x8xf32>) -> tensor<1x1x2x32x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x1x2x32x8xf32>, tensor<1x1x2x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x32x8xf32>
    return %1 : tensor<1x1x2x32x8xf32>
  }
  func.func private @silu(%arg0: tensor<1x16x48xf32>) -> tensor<1x16x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x16x48xf32>
    %1 = stablehlo.exponential %0 : tensor<1x16x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x16x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<1x16x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x16x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<1x16x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1x16x48xf32>
    return %6 : tensor<1x16x48xf32>
  }
  func.func private @_pad_4(%arg0: tensor<16x48xf32>, %arg1: tensor<i32>) -> tensor<16x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<16x48xf32>, tensor<f32>) -> tensor<16x48xf32>
    return %1 : tensor<16x48xf32>
  }
}
