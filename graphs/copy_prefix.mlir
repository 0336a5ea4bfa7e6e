module @jit_copy_prefix attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg7: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg9: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg18: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg19: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg21: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<i32>, %arg23: tensor<i32>, %arg24: tensor<i32>, %arg25: tensor<i32>) -> (tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}) {
    %0:6 = stablehlo.while(%iterArg = %arg22, %iterArg_0 = %arg23, %iterArg_1 = %arg24, %iterArg_2 = %arg25, %iterArg_3 = %arg0, %iterArg_4 = %arg1) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>
    cond {
      %1 = stablehlo.compare LT, %iterArg_1, %iterArg_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_1, %c : tensor<i32>
      %c_5 = stablehlo.constant dense<16> : tensor<i32>
      %2 = stablehlo.multiply %iterArg_1, %c_5 : tensor<i32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_7 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.add %iterArg, %c_7 : tensor<i32>
      %5 = stablehlo.select %3, %4, %iterArg : tensor<i1>, tensor<i32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.compare LT, %2, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_9 = stablehlo.constant dense<64> : tensor<i32>
      %7 = stablehlo.add %2, %c_9 : tensor<i32>
      %8 = stablehlo.select %6, %7, %2 : tensor<i1>, tensor<i32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %9 = stablehlo.dynamic_slice %iterArg_3, %c_10, %5, %c_11, %8, %c_12, sizes = [2, 1, 2, 16, 8] : (tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2x16x8xf32>
      %c_13 = stablehlo.constant dense<16> : tensor<i32>
      %10 = stablehlo.multiply %iterArg_1, %c_13 : tensor<i32>
      %c_14 = stablehlo.constant dense<0> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_0, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_15 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.add %iterArg_0, %c_15 : tensor<i32>
      %13 = stablehlo.select %11, %12, %iterArg_0 : tensor<i1>, tensor<i32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %14 = stablehlo.compare LT, %10, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_17 = stablehlo.constant dense<64> : tensor<i32>
      %15 = stablehlo.add %10, %c_17 : tensor<i32>
      %16 = stablehlo.select %14, %15, %10 : tensor<i1>, tensor<i32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %c_19 = stablehlo.constant dense<0> : tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %17 = stablehlo.dynamic_update_slice %iterArg_3, %9, %c_18, %13, %c_19, %16, %c_20 : (tensor<2x4x2x64x8xf32>, tensor<2x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x64x8xf32>
      %c_21 = stablehlo.constant dense<16> : tensor<i32>
      %18 = stablehlo.multiply %iterArg_1, %c_21 : tensor<i32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<4> : tensor<i32>
      %20 = stablehlo.add %iterArg, %c_23 : tensor<i32>
      %21 = stablehlo.select %19, %20, %iterArg : tensor<i1>, tensor<i32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %22 = stablehlo.compare LT, %18, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_25 = stablehlo.constant dense<64> : tensor<i32>
      %23 = stablehlo.add %18, %c_25 : tensor<i32>
      %24 = stablehlo.select %22, %23, %18 : tensor<i1>, tensor<i32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %c_27 = stablehlo.constant dense<0> : tensor<i32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %25 = stablehlo.dynamic_slice %iterArg_4, %c_26, %21, %c_27, %24, %c_28, sizes = [2, 1, 2, 16, 8] : (tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2x16x8xf32>
      %c_29 = stablehlo.constant dense<16> : tensor<i32>
      %26 = stablehlo.multiply %iterArg_1, %c_29 : tensor<i32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg_0, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<4> : tensor<i32>
      %28 = stablehlo.add %iterArg_0, %c_31 : tensor<i32>
      %29 = stablehlo.select %27, %28, %iterArg_0 : tensor<i1>, tensor<i32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %30 = stablehlo.compare LT, %26, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_33 = stablehlo.constant dense<64> : tensor<i32>
      %31 = stablehlo.add %26, %c_33 : tensor<i32>
      %32 = stablehlo.select %30, %31, %26 : tensor<i1>, tensor<i32>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %c_35 = stablehlo.constant dense<0> : tensor<i32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.dynamic_update_slice %iterArg_4, %25, %c_34, %29, %c_35, %32, %c_36 : (tensor<2x4x2x64x8xf32>, tensor<2x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x64x8xf32>
      stablehlo.return %iterArg, %iterArg_0, %1, %iterArg_2, %17, %33 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>
    }
    return %0#4, %0#5, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21 : tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>
  }
}
