module @jit_restore attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg7: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg9: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg18: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg19: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg21: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<i32>, %arg23: tensor<i32>, %arg24: tensor<2x2x16x8xf32>, %arg25: tensor<2x2x16x8xf32>) -> (tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}) {
    %0 = stablehlo.broadcast_in_dim %arg24, dims = [0, 2, 3, 4] : (tensor<2x2x16x8xf32>) -> tensor<2x1x2x16x8xf32>
    %c = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.multiply %arg23, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %arg22, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.add %arg22, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %arg22 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<64> : tensor<i32>
    %6 = stablehlo.add %1, %c_3 : tensor<i32>
    %7 = stablehlo.select %5, %6, %1 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.dynamic_update_slice %arg0, %0, %c_4, %4, %c_5, %7, %c_6 : (tensor<2x4x2x64x8xf32>, tensor<2x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x64x8xf32>
    %9 = stablehlo.broadcast_in_dim %arg25, dims = [0, 2, 3, 4] : (tensor<2x2x16x8xf32>) -> tensor<2x1x2x16x8xf32>
    %c_7 = stablehlo.constant dense<16> : tensor<i32>
    %10 = stablehlo.multiply %arg23, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %arg22, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %12 = stablehlo.add %arg22, %c_9 : tensor<i32>
    %13 = stablehlo.select %11, %12, %arg22 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %10, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<64> : tensor<i32>
    %15 = stablehlo.add %10, %c_11 : tensor<i32>
    %16 = stablehlo.select %14, %15, %10 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.dynamic_update_slice %arg1, %9, %c_12, %13, %c_13, %16, %c_14 : (tensor<2x4x2x64x8xf32>, tensor<2x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x64x8xf32>
    return %8, %17, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21 : tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>
  }
}
