module @jit_save attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x2x64x8xf32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<4xi32>, %arg3: tensor<4xi32>, %arg4: tensor<4xi32>, %arg5: tensor<4xi32>, %arg6: tensor<4xi1>, %arg7: tensor<4xi32>, %arg8: tensor<4xi1>, %arg9: tensor<4x2xui32>, %arg10: tensor<4xf32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: tensor<4xf32>, %arg14: tensor<4xf32>, %arg15: tensor<4xf32>, %arg16: tensor<4xf32>, %arg17: tensor<4x97xi1>, %arg18: tensor<4x97xi1>, %arg19: tensor<4x97xf32>, %arg20: tensor<4x97xi1>, %arg21: tensor<4x97xi32>, %arg22: tensor<i32>, %arg23: tensor<i32>) -> (tensor<2x2x16x8xf32> {jax.result_info = "result[1][0]"}, tensor<2x2x16x8xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<16> : tensor<i32>
    %0 = stablehlo.multiply %arg23, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg22, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.add %arg22, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg22 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<64> : tensor<i32>
    %5 = stablehlo.add %0, %c_3 : tensor<i32>
    %6 = stablehlo.select %4, %5, %0 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.dynamic_slice %arg0, %c_4, %3, %c_5, %6, %c_6, sizes = [2, 1, 2, 16, 8] : (tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2x16x8xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x1x2x16x8xf32>) -> tensor<2x2x16x8xf32>
    %c_7 = stablehlo.constant dense<16> : tensor<i32>
    %9 = stablehlo.multiply %arg23, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %arg22, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %11 = stablehlo.add %arg22, %c_9 : tensor<i32>
    %12 = stablehlo.select %10, %11, %arg22 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %9, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<64> : tensor<i32>
    %14 = stablehlo.add %9, %c_11 : tensor<i32>
    %15 = stablehlo.select %13, %14, %9 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.dynamic_slice %arg1, %c_12, %12, %c_13, %15, %c_14, sizes = [2, 1, 2, 16, 8] : (tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2x16x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x1x2x16x8xf32>) -> tensor<2x2x16x8xf32>
    return %8, %17 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>
  }
}
