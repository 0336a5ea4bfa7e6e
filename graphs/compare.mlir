module @jit_compare attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xi32>, %arg1: tensor<8x97xf32>, %arg2: tensor<8xi32>, %arg3: tensor<8x97xf32>, %arg4: tensor<i32>) -> (tensor<4xi32> {jax.result_info = "result[1]"}) {
    %0 = call @dynamic_index_in_dim(%arg0, %arg4) : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
    %1 = call @dynamic_index_in_dim_0(%arg1, %arg4) : (tensor<8x97xf32>, tensor<i32>) -> tensor<97xf32>
    %2 = stablehlo.slice %arg2 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %2 : (tensor<1xi32>) -> tensor<i32>
    %4 = stablehlo.slice %arg3 [0:1, 0:97] : (tensor<8x97xf32>) -> tensor<1x97xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x97xf32>) -> tensor<97xf32>
    %6 = stablehlo.bitcast_convert %1 : (tensor<97xf32>) -> tensor<97xi32>
    %7 = stablehlo.bitcast_convert %5 : (tensor<97xf32>) -> tensor<97xi32>
    %8 = stablehlo.compare EQ, %6, %7, SIGNED : (tensor<97xi32>, tensor<97xi32>) -> tensor<97xi1>
    %9 = stablehlo.subtract %1, %5 : tensor<97xf32>
    %10 = stablehlo.abs %9 : tensor<97xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @_where(%8, %c, %10) : (tensor<97xi1>, tensor<i32>, tensor<97xf32>) -> tensor<97xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<97xf32>, tensor<f32>) -> tensor<f32>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%8 init: %c_0) applies stablehlo.and across dimensions = [0] : (tensor<97xi1>, tensor<i1>) -> tensor<i1>
    %14 = stablehlo.convert %13 : (tensor<i1>) -> tensor<i32>
    %15 = stablehlo.bitcast_convert %12 : (tensor<f32>) -> tensor<i32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = stablehlo.concatenate %16, %17, %18, %19, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    return %20 : tensor<4xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<8xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
    return %4 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<8x97xf32>, %arg1: tensor<i32>) -> tensor<97xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 97] : (tensor<8x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x97xf32>) -> tensor<97xf32>
    return %4 : tensor<97xf32>
  }
  func.func private @_where(%arg0: tensor<97xi1>, %arg1: tensor<i32>, %arg2: tensor<97xf32>) -> tensor<97xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<97xi1>, tensor<97xf32>
    return %2 : tensor<97xf32>
  }
}
