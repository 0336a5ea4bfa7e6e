module @jit_logprobs_6_3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xi32>, %arg1: tensor<6x97xf32>, %arg2: tensor<3xi32>, %arg3: tensor<3x3xi32>) -> (tensor<2x3x9xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg2, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %9 = stablehlo.compare LT, %arg3, %8, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_3 = stablehlo.constant dense<6> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %11 = stablehlo.add %arg3, %10 : tensor<3x3xi32>
    %12 = stablehlo.select %9, %11, %arg3 : tensor<3x3xi1>, tensor<3x3xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %14 = "stablehlo.scatter"(%7, %13, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      stablehlo.return %arg5 : tensor<i32>
    }) : (tensor<6xi32>, tensor<3x3x1xi32>, tensor<3x3xi32>) -> tensor<6xi32>
    %15 = call @log_softmax(%arg1) : (tensor<6x97xf32>) -> tensor<6x97xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %17 = call @take_along_axis(%15, %16) : (tensor<6x97xf32>, tensor<6x1xi32>) -> tensor<6x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
    %19 = stablehlo.compare GT, %15, %18, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
    %20 = stablehlo.convert %19 : (tensor<6x97xi1>) -> tensor<6x97xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.reduce(%20 init: %c_4) applies stablehlo.add across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %24 = stablehlo.add %23, %22 : tensor<6x1xi32>
    %values, %indices = chlo.top_k(%15, k = 3) : tensor<6x97xf32> -> (tensor<6x3xf32>, tensor<6x3xi32>)
    %25 = stablehlo.bitcast_convert %17 : (tensor<6x1xf32>) -> tensor<6x1xi32>
    %26 = stablehlo.bitcast_convert %values : (tensor<6x3xf32>) -> tensor<6x3xi32>
    %27 = stablehlo.concatenate %25, %24, %indices, %26, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>, tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x8xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %29 = stablehlo.compare LT, %arg3, %28, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_7 = stablehlo.constant dense<6> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %31 = stablehlo.add %arg3, %30 : tensor<3x3xi32>
    %32 = stablehlo.select %29, %31, %arg3 : tensor<3x3xi1>, tensor<3x3xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %c_8 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %35 = stablehlo.compare GE, %33, %34, SIGNED : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x1xi1>
    %36 = stablehlo.broadcast_in_dim %c_8, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x3x1xi32>
    %38 = stablehlo.compare LE, %33, %37, SIGNED : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x1xi1>
    %39 = stablehlo.and %35, %38 : tensor<3x3x1xi1>
    %c_10 = stablehlo.constant dense<true> : tensor<i1>
    %40 = stablehlo.reduce(%39 init: %c_10) applies stablehlo.and across dimensions = [2] : (tensor<3x3x1xi1>, tensor<i1>) -> tensor<3x3xi1>
    %41 = "stablehlo.gather"(%27, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<6x8xi32>, tensor<3x3x1xi32>) -> tensor<3x3x8xi32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<3x3xi1>) -> tensor<3x3x8xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x3x8xi32>
    %44 = stablehlo.select %42, %41, %43 : tensor<3x3x8xi1>, tensor<3x3x8xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2x3x8xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %47 = stablehlo.compare LT, %arg2, %46, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_14 = stablehlo.constant dense<2> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %49 = stablehlo.add %arg2, %48 : tensor<3xi32>
    %50 = stablehlo.select %47, %49, %arg2 : tensor<3xi1>, tensor<3xi32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %52 = "stablehlo.scatter"(%45, %51, %44) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      stablehlo.return %arg5 : tensor<i32>
    }) : (tensor<2x3x8xi32>, tensor<3x1xi32>, tensor<3x3x8xi32>) -> tensor<2x3x8xi32>
    %53 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %54 = stablehlo.concatenate %53, %52, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x8xi32>) -> tensor<2x3x9xi32>
    return %54 : tensor<2x3x9xi32>
  }
  func.func private @log_softmax(%arg0: tensor<6x97xf32>) -> tensor<6x97xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x97xf32>
    %6 = stablehlo.exponential %5 : tensor<6x97xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x97xf32>
    return %11 : tensor<6x97xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x97xf32>, %arg1: tensor<6x1xi32>) -> tensor<6x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<97> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<96> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x97xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
    return %15 : tensor<6x1xf32>
  }
}
