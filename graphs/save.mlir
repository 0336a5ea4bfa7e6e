module @jit_save attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x2x64x8xf32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<4xi32>, %arg3: tensor<4xi32>, %arg4: tensor<4xi32>, %arg5: tensor<4xi32>, %arg6: tensor<4xi1>, %arg7: tensor<4xi32>, %arg8: tensor<4xi1>, %arg9: tensor<4x2xui32>, %arg10: tensor<4xf32>, %arg11: tensor<4xi32>, %arg12: tensor<4xf32>, %arg13: tensor<4xf32>, %arg14: tensor<4xf32>, %arg15: tensor<4xf32>, %arg16: tensor<4xf32>, %arg17: tensor<4x97xi1>, %arg18: tensor<4x97xi1>, %arg19: tensor<4x97xf32>, %arg20: tensor<4x97xi1>, %arg21: tensor<4x97xi32>, %arg22: tensor<i32>, %arg23: tensor<i32>) -> (tensor<2x2x16x8xf32> {jax.result_info = "result[1][0]"}, tensor<2x2x16x8xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<16> : tensor<i32>
    %0 = stablehlo.multiply %arg23, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.multiply %arg23, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.multiply %arg23, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %3 = stablehlo.multiply %arg23, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %4 = stablehlo.multiply %arg23, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %arg22, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.add %arg22, %c_5 : tensor<i32>
    %7 = stablehlo.select %5, %6, %arg22 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<64> : tensor<i32>
    %9 = stablehlo.add %3, %c_7 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_slice %arg0, %c_8, %7, %c_9, %10, %c_10, sizes = [2, 1, 2, 16, 8] : (tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2x16x8xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x1x2x16x8xf32>) -> tensor<2x2x16x8xf32>
    %c_11 = stablehlo.constant dense<16> : tensor<i32>
    %13 = stablehlo.multiply %arg23, %c_11 : tensor<i32>
    %c_12 = stablehlo.constant dense<16> : tensor<i32>
    %14 = stablehlo.multiply %arg23, %c_12 : tensor<i32>
    %c_13 = stablehlo.constant dense<16> : tensor<i32>
    %15 = stablehlo.multiply %arg23, %c_13 : tensor<i32>
    %c_14 = stablehlo.constant dense<16> : tensor<i32>
    %16 = stablehlo.multiply %arg23, %c_14 : tensor<i32>
    %c_15 = stablehlo.constant dense<16> : tensor<i32>
    %17 = stablehlo.multiply %arg23, %c_15 : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg22, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<4> : tensor<i32>
    %19 = stablehlo.add %arg22, %c_17 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg22 : tensor<i1>, tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %16, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<64> : tensor<i32>
    %22 = stablehlo.add %16, %c_19 : tensor<i32>
    %23 = stablehlo.select %21, %22, %16 : tensor<i1>, tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.dynamic_slice %arg1, %c_20, %20, %c_21, %23, %c_22, sizes = [2, 1, 2, 16, 8] : (tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x2x16x8xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x1x2x16x8xf32>) -> tensor<2x2x16x8xf32>
    return %12, %25 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>
  }
}
