module @jit_save attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x2x64x8xf32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<4xi32>, %arg3: tensor<4xi32>, %arg4: tensor<4xi32>, %arg5: tensor<4xi32>, %arg6: tensor<4xi1>, %arg7: tensor<4xi32>, %arg8: tensor<4xi1>, %arg9: tensor<4x2xui32>, %arg10: tensor<4xf32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: tensor<4xf32>, %arg14: tensor<4xf32>, %arg15: tensor<4xf32>, %arg16: tensor<4xf32>, %arg17: tensor<4x97xi1>, %arg18: tensor<4x97xi1>, %arg19: tensor<4x97xf32>, %arg20: tensor<4x97xi1>, %arg21: tensor<4x97xi32>, %arg22: tensor<i32>, %arg23: tensor<i32>) -> (tensor<2x2x16x8xf32> {jax.result_info = "result[1][0]"}, tensor<2x2x16x8xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg22, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %arg22, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg22 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg23, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<64> : tensor<i32>
    %4 = stablehlo.add %arg23, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg23 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %2, %c_4, %5, %c_5, sizes = [2, 1, 2, 16, 8] : (tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2x16x8xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x1x2x16x8xf32>) -> tensor<2x2x16x8xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %arg22, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.add %arg22, %c_7 : tensor<i32>
    %10 = stablehlo.select %8, %9, %arg22 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %arg23, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<64> : tensor<i32>
    %12 = stablehlo.add %arg23, %c_9 : tensor<i32>
    %13 = stablehlo.select %11, %12, %arg23 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.dynamic_slice %arg1, %c_10, %10, %c_11, %13, %c_12, sizes = [2, 1, 2, 16, 8] : (tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2x16x8xf32>
    %15 = stablehlo.reshape %14 : (tensor<2x1x2x16x8xf32>) -> tensor<2x2x16x8xf32>
    return %7, %15 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>
  }
}
