module @jit_save_recurrent attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x4x3x32xf32>, %arg1: tensor<1x4x2x64x8xf32>, %arg2: tensor<1x4x2x64x8xf32>, %arg3: tensor<1x4x3x32xf32>, %arg4: tensor<4xi32>, %arg5: tensor<4xi32>, %arg6: tensor<4xi32>, %arg7: tensor<4xi32>, %arg8: tensor<4xi1>, %arg9: tensor<4xi32>, %arg10: tensor<4xi1>, %arg11: tensor<4x2xui32>, %arg12: tensor<4xf32>, %arg13: tensor<4xi32>, %arg14: tensor<4xf32>, %arg15: tensor<4xf32>, %arg16: tensor<4xf32>, %arg17: tensor<4xf32>, %arg18: tensor<4xf32>, %arg19: tensor<4x97xi1>, %arg20: tensor<4x97xi1>, %arg21: tensor<4x97xf32>, %arg22: tensor<4x97xi1>, %arg23: tensor<4x97xi32>, %arg24: tensor<1x2x3x32xf32>, %arg25: tensor<1x2x2x64x8xf32>, %arg26: tensor<1x2x2x64x8xf32>, %arg27: tensor<1x2x3x32xf32>, %arg28: tensor<1x8x3x32xf32>, %arg29: tensor<1x8x3x32xf32>, %arg30: tensor<i32>) -> (tensor<1x3x32xf32> {jax.result_info = "result[1][0]"}, tensor<1x3x32xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg30, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %arg30, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg30 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, %c_2, %c_3, sizes = [1, 1, 3, 32] : (tensor<1x4x3x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x32xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1x3x32xf32>) -> tensor<1x3x32xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %arg30, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.add %arg30, %c_5 : tensor<i32>
    %7 = stablehlo.select %5, %6, %arg30 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.dynamic_slice %arg3, %c_6, %7, %c_7, %c_8, sizes = [1, 1, 3, 32] : (tensor<1x4x3x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x32xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x1x3x32xf32>) -> tensor<1x3x32xf32>
    return %4, %9 : tensor<1x3x32xf32>, tensor<1x3x32xf32>
  }
}
