module @jit_decode_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32x64xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32xf32>, %arg5: tensor<32x96xf32>, %arg6: tensor<48x32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x96xf32>, %arg12: tensor<48x32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32x97xf32>, %arg15: tensor<2x4x2x8x64xf32> {tf.aliasing_output = 0 : i32}, %arg16: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg17: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg18: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg20: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg21: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg22: tensor<4xi1> {tf.aliasing_output = 7 : i32}, %arg23: tensor<4x2xui32> {tf.aliasing_output = 8 : i32}, %arg24: tensor<4xf32> {tf.aliasing_output = 9 : i32}, %arg25: tensor<4xi32> {tf.aliasing_output = 10 : i32}, %arg26: tensor<4xf32> {tf.aliasing_output = 11 : i32}, %arg27: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg28: tensor<8xi32>) -> (tensor<2x4x2x8x64xf32> {jax.result_info = "result[0].k"}, tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi1> {jax.result_info = "result[0].slots.stop_at_eos"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xi32> {jax.result_info = "result[1].tokens"}, tensor<8xi32> {jax.result_info = "result[1].chosen"}, tensor<8x97xf32> {jax.result_info = "result[1].logits"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %c = stablehlo.constant dense<2> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg28, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg28, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg28 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = "stablehlo.gather"(%arg17, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %arg28, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %10 = stablehlo.add %arg28, %9 : tensor<8xi32>
    %11 = stablehlo.select %8, %10, %arg28 : tensor<8xi1>, tensor<8xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %13 = "stablehlo.gather"(%arg18, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %15 = stablehlo.compare LT, %arg28, %14, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %17 = stablehlo.add %arg28, %16 : tensor<8xi32>
    %18 = stablehlo.select %15, %17, %arg28 : tensor<8xi1>, tensor<8xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %20 = "stablehlo.gather"(%arg19, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %22 = stablehlo.compare LT, %arg28, %21, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %24 = stablehlo.add %arg28, %23 : tensor<8xi32>
    %25 = stablehlo.select %22, %24, %arg28 : tensor<8xi1>, tensor<8xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %27 = "stablehlo.gather"(%arg20, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %29 = stablehlo.compare LT, %arg28, %28, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %31 = stablehlo.add %arg28, %30 : tensor<8xi32>
    %32 = stablehlo.select %29, %31, %arg28 : tensor<8xi1>, tensor<8xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %34 = "stablehlo.gather"(%arg21, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %36 = stablehlo.compare LT, %arg28, %35, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %38 = stablehlo.add %arg28, %37 : tensor<8xi32>
    %39 = stablehlo.select %36, %38, %arg28 : tensor<8xi1>, tensor<8xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %41 = "stablehlo.gather"(%arg22, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %43 = stablehlo.compare LT, %arg28, %42, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %45 = stablehlo.add %arg28, %44 : tensor<8xi32>
    %46 = stablehlo.select %43, %45, %arg28 : tensor<8xi1>, tensor<8xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %48 = "stablehlo.gather"(%arg23, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xui32>, tensor<8x1xi32>) -> tensor<8x2xui32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %50 = stablehlo.compare LT, %arg28, %49, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_15 = stablehlo.constant dense<4> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %52 = stablehlo.add %arg28, %51 : tensor<8xi32>
    %53 = stablehlo.select %50, %52, %arg28 : tensor<8xi1>, tensor<8xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %55 = "stablehlo.gather"(%arg24, %54) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %57 = stablehlo.compare LT, %arg28, %56, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_17 = stablehlo.constant dense<4> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %59 = stablehlo.add %arg28, %58 : tensor<8xi32>
    %60 = stablehlo.select %57, %59, %arg28 : tensor<8xi1>, tensor<8xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %62 = "stablehlo.gather"(%arg25, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %64 = stablehlo.compare LT, %arg28, %63, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_19 = stablehlo.constant dense<4> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %66 = stablehlo.add %arg28, %65 : tensor<8xi32>
    %67 = stablehlo.select %64, %66, %arg28 : tensor<8xi1>, tensor<8xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %69 = "stablehlo.gather"(%arg26, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %71 = stablehlo.compare LT, %arg28, %70, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_21 = stablehlo.constant dense<4> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %73 = stablehlo.add %arg28, %72 : tensor<8xi32>
    %74 = stablehlo.select %71, %73, %arg28 : tensor<8xi1>, tensor<8xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %76 = "stablehlo.gather"(%arg27, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_22 = stablehlo.constant dense<4> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %78 = stablehlo.compare LT, %arg28, %77, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %79 = stablehlo.and %34, %78 : tensor<8xi1>
    %c_23 = stablehlo.constant dense<4> : tensor<i32>
    %80 = call @_where(%79, %arg28, %c_23) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %81 = call @_where(%79, %13, %c_24) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %82 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %83 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %85 = stablehlo.compare LT, %82, %84, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_26 = stablehlo.constant dense<97> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %87 = stablehlo.add %82, %86 : tensor<8x1xi32>
    %88 = stablehlo.select %85, %87, %82 : tensor<8x1xi1>, tensor<8x1xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %90 = "stablehlo.gather"(%arg0, %89) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<97x32xf32>, tensor<8x1x1xi32>) -> tensor<8x1x32xf32>
    %91 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1x1xi32>
    %92 = stablehlo.convert %91 : (tensor<8x1x1x1xi32>) -> tensor<8x1x1x1xf32>
    %93 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %94 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xf32>) -> tensor<8x1x1x4xf32>
    %95 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x1x1x4xf32>
    %96 = stablehlo.multiply %94, %95 : tensor<8x1x1x4xf32>
    %97 = stablehlo.cosine %96 : tensor<8x1x1x4xf32>
    %98 = stablehlo.sine %96 : tensor<8x1x1x4xf32>
    %99 = stablehlo.multiply %90, %90 : tensor<8x1x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_28 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %103 = stablehlo.divide %101, %102 : tensor<8x1x1xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %105 = stablehlo.add %103, %104 : tensor<8x1x1xf32>
    %106 = stablehlo.rsqrt %105 : tensor<8x1x1xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %108 = stablehlo.multiply %90, %107 : tensor<8x1x32xf32>
    %109 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %111 = stablehlo.multiply %108, %110 : tensor<8x1x32xf32>
    %112 = stablehlo.dot_general %111, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1x32xf32>, tensor<32x64xf32>) -> tensor<8x1x64xf32>
    %113 = stablehlo.reshape %112 : (tensor<8x1x64xf32>) -> tensor<8x1x8x8xf32>
    %114 = stablehlo.slice %113 [0:8, 0:1, 0:4, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x4x8xf32>
    %115 = stablehlo.slice %113 [0:8, 0:1, 4:6, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %116 = stablehlo.slice %113 [0:8, 0:1, 6:8, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %117 = stablehlo.slice %114 [0:8, 0:1, 0:4, 0:4] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %118 = stablehlo.slice %114 [0:8, 0:1, 0:4, 4:8] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %119 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %120 = stablehlo.multiply %117, %119 : tensor<8x1x4x4xf32>
    %121 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %122 = stablehlo.multiply %118, %121 : tensor<8x1x4x4xf32>
    %123 = stablehlo.subtract %120, %122 : tensor<8x1x4x4xf32>
    %124 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %125 = stablehlo.multiply %118, %124 : tensor<8x1x4x4xf32>
    %126 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %127 = stablehlo.multiply %117, %126 : tensor<8x1x4x4xf32>
    %128 = stablehlo.add %125, %127 : tensor<8x1x4x4xf32>
    %129 = stablehlo.concatenate %123, %128, dim = 3 : (tensor<8x1x4x4xf32>, tensor<8x1x4x4xf32>) -> tensor<8x1x4x8xf32>
    %130 = stablehlo.slice %115 [0:8, 0:1, 0:2, 0:4] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %131 = stablehlo.slice %115 [0:8, 0:1, 0:2, 4:8] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %132 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %133 = stablehlo.multiply %130, %132 : tensor<8x1x2x4xf32>
    %134 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %135 = stablehlo.multiply %131, %134 : tensor<8x1x2x4xf32>
    %136 = stablehlo.subtract %133, %135 : tensor<8x1x2x4xf32>
    %137 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %138 = stablehlo.multiply %131, %137 : tensor<8x1x2x4xf32>
    %139 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %140 = stablehlo.multiply %130, %139 : tensor<8x1x2x4xf32>
    %141 = stablehlo.add %138, %140 : tensor<8x1x2x4xf32>
    %142 = stablehlo.concatenate %136, %141, dim = 3 : (tensor<8x1x2x4xf32>, tensor<8x1x2x4xf32>) -> tensor<8x1x2x8xf32>
    %143 = stablehlo.reshape %129 : (tensor<8x1x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %144 = stablehlo.reshape %142 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %145 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %146 = stablehlo.compare LT, %80, %145, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_31 = stablehlo.constant dense<4> : tensor<i32>
    %147 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %148 = stablehlo.add %80, %147 : tensor<8xi32>
    %149 = stablehlo.select %146, %148, %80 : tensor<8xi1>, tensor<8xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %150 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %151 = stablehlo.compare LT, %81, %150, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_33 = stablehlo.constant dense<64> : tensor<i32>
    %152 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %153 = stablehlo.add %81, %152 : tensor<8xi32>
    %154 = stablehlo.select %151, %153, %81 : tensor<8xi1>, tensor<8xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %155 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %156 = stablehlo.convert %155 : tensor<8xi32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %158 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %159 = stablehlo.broadcast_in_dim %154, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %160 = stablehlo.concatenate %157, %158, %159, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %161 = "stablehlo.scatter"(%arg15, %160, %144) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      stablehlo.return %arg30 : tensor<f32>
    }) : (tensor<2x4x2x8x64xf32>, tensor<8x3xi32>, tensor<8x2x8xf32>) -> tensor<2x4x2x8x64xf32>
    %162 = stablehlo.reshape %116 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %163 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %164 = stablehlo.compare LT, %80, %163, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_36 = stablehlo.constant dense<4> : tensor<i32>
    %165 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %166 = stablehlo.add %80, %165 : tensor<8xi32>
    %167 = stablehlo.select %164, %166, %80 : tensor<8xi1>, tensor<8xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %168 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %169 = stablehlo.compare LT, %81, %168, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_38 = stablehlo.constant dense<64> : tensor<i32>
    %170 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %171 = stablehlo.add %81, %170 : tensor<8xi32>
    %172 = stablehlo.select %169, %171, %81 : tensor<8xi1>, tensor<8xi32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %173 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %174 = stablehlo.convert %173 : tensor<8xi32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %176 = stablehlo.broadcast_in_dim %167, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %177 = stablehlo.broadcast_in_dim %172, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %178 = stablehlo.concatenate %175, %176, %177, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %179 = "stablehlo.scatter"(%arg16, %178, %162) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      stablehlo.return %arg30 : tensor<f32>
    }) : (tensor<2x4x2x64x8xf32>, tensor<8x3xi32>, tensor<8x2x8xf32>) -> tensor<2x4x2x64x8xf32>
    %180 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_40 = stablehlo.constant dense<1> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %182 = stablehlo.add %81, %181 : tensor<8xi32>
    %cst_41 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x1x2x2x8xf32>
    %184 = stablehlo.multiply %143, %183 : tensor<8x1x2x2x8xf32>
    %185 = stablehlo.reshape %184 : (tensor<8x1x2x2x8xf32>) -> tensor<2x4x1x2x2x8xf32>
    %186 = stablehlo.reshape %arg28 : (tensor<8xi32>) -> tensor<2x4xi32>
    %187 = stablehlo.reshape %180 : (tensor<8x1xi32>) -> tensor<2x4x1xi32>
    %188 = stablehlo.reshape %182 : (tensor<8xi32>) -> tensor<2x4xi32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x4x1x2x2x8xf32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %190:8 = stablehlo.while(%iterArg = %185, %iterArg_103 = %186, %iterArg_104 = %187, %iterArg_105 = %188, %iterArg_106 = %161, %iterArg_107 = %179, %iterArg_108 = %c_43, %iterArg_109 = %189) : tensor<2x4x1x2x2x8xf32>, tensor<2x4xi32>, tensor<2x4x1xi32>, tensor<2x4xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<2x4x1x2x2x8xf32>
    cond {
      %c_110 = stablehlo.constant dense<2> : tensor<i32>
      %457 = stablehlo.compare LT, %iterArg_108, %c_110, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %457 : tensor<i1>
    } do {
      %457 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_108) : (tensor<2x4x1x2x2x8xf32>, tensor<i32>) -> tensor<4x1x2x2x8xf32>
      %458 = func.call @dynamic_index_in_dim_0(%iterArg_103, %iterArg_108) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
      %459 = func.call @dynamic_index_in_dim_1(%iterArg_104, %iterArg_108) : (tensor<2x4x1xi32>, tensor<i32>) -> tensor<4x1xi32>
      %460 = func.call @dynamic_index_in_dim_0(%iterArg_105, %iterArg_108) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
      %461 = func.call @closed_call(%iterArg_106, %iterArg_107, %457, %458, %459, %460) : (tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4x1x2x2x8xf32>, tensor<4xi32>, tensor<4x1xi32>, tensor<4xi32>) -> tensor<4x1x2x2x8xf32>
      %462 = func.call @dynamic_update_index_in_dim(%iterArg_109, %461, %iterArg_108) : (tensor<2x4x1x2x2x8xf32>, tensor<4x1x2x2x8xf32>, tensor<i32>) -> tensor<2x4x1x2x2x8xf32>
      %c_110 = stablehlo.constant dense<1> : tensor<i32>
      %463 = stablehlo.add %iterArg_108, %c_110 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_103, %iterArg_104, %iterArg_105, %iterArg_106, %iterArg_107, %463, %462 : tensor<2x4x1x2x2x8xf32>, tensor<2x4xi32>, tensor<2x4x1xi32>, tensor<2x4xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<2x4x1x2x2x8xf32>
    }
    %191 = stablehlo.reshape %190#7 : (tensor<2x4x1x2x2x8xf32>) -> tensor<8x1x2x2x8xf32>
    %192 = stablehlo.reshape %191 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x32xf32>
    %193 = stablehlo.dot_general %192, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1x32xf32>, tensor<32x32xf32>) -> tensor<8x1x32xf32>
    %194 = stablehlo.add %90, %193 : tensor<8x1x32xf32>
    %195 = stablehlo.multiply %194, %194 : tensor<8x1x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_45 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %199 = stablehlo.divide %197, %198 : tensor<8x1x1xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %201 = stablehlo.add %199, %200 : tensor<8x1x1xf32>
    %202 = stablehlo.rsqrt %201 : tensor<8x1x1xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %204 = stablehlo.multiply %194, %203 : tensor<8x1x32xf32>
    %205 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %207 = stablehlo.multiply %204, %206 : tensor<8x1x32xf32>
    %208 = stablehlo.dot_general %207, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1x32xf32>, tensor<32x96xf32>) -> tensor<8x1x96xf32>
    %209 = stablehlo.slice %208 [0:8, 0:1, 0:48] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %210 = stablehlo.slice %208 [0:8, 0:1, 48:96] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %211 = call @silu(%209) : (tensor<8x1x48xf32>) -> tensor<8x1x48xf32>
    %212 = stablehlo.multiply %211, %210 : tensor<8x1x48xf32>
    %213 = stablehlo.dot_general %212, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1x48xf32>, tensor<48x32xf32>) -> tensor<8x1x32xf32>
    %214 = stablehlo.add %194, %213 : tensor<8x1x32xf32>
    %215 = stablehlo.multiply %214, %214 : tensor<8x1x32xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.reduce(%215 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_48 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %219 = stablehlo.divide %217, %218 : tensor<8x1x1xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %221 = stablehlo.add %219, %220 : tensor<8x1x1xf32>
    %222 = stablehlo.rsqrt %221 : tensor<8x1x1xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %224 = stablehlo.multiply %214, %223 : tensor<8x1x32xf32>
    %225 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %227 = stablehlo.multiply %224, %226 : tensor<8x1x32xf32>
    %228 = stablehlo.dot_general %227, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1x32xf32>, tensor<32x64xf32>) -> tensor<8x1x64xf32>
    %229 = stablehlo.reshape %228 : (tensor<8x1x64xf32>) -> tensor<8x1x8x8xf32>
    %230 = stablehlo.slice %229 [0:8, 0:1, 0:4, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x4x8xf32>
    %231 = stablehlo.slice %229 [0:8, 0:1, 4:6, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %232 = stablehlo.slice %229 [0:8, 0:1, 6:8, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %233 = stablehlo.slice %230 [0:8, 0:1, 0:4, 0:4] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %234 = stablehlo.slice %230 [0:8, 0:1, 0:4, 4:8] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %235 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %236 = stablehlo.multiply %233, %235 : tensor<8x1x4x4xf32>
    %237 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %238 = stablehlo.multiply %234, %237 : tensor<8x1x4x4xf32>
    %239 = stablehlo.subtract %236, %238 : tensor<8x1x4x4xf32>
    %240 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %241 = stablehlo.multiply %234, %240 : tensor<8x1x4x4xf32>
    %242 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %243 = stablehlo.multiply %233, %242 : tensor<8x1x4x4xf32>
    %244 = stablehlo.add %241, %243 : tensor<8x1x4x4xf32>
    %245 = stablehlo.concatenate %239, %244, dim = 3 : (tensor<8x1x4x4xf32>, tensor<8x1x4x4xf32>) -> tensor<8x1x4x8xf32>
    %246 = stablehlo.slice %231 [0:8, 0:1, 0:2, 0:4] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %247 = stablehlo.slice %231 [0:8, 0:1, 0:2, 4:8] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %248 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %249 = stablehlo.multiply %246, %248 : tensor<8x1x2x4xf32>
    %250 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %251 = stablehlo.multiply %247, %250 : tensor<8x1x2x4xf32>
    %252 = stablehlo.subtract %249, %251 : tensor<8x1x2x4xf32>
    %253 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %254 = stablehlo.multiply %247, %253 : tensor<8x1x2x4xf32>
    %255 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %256 = stablehlo.multiply %246, %255 : tensor<8x1x2x4xf32>
    %257 = stablehlo.add %254, %256 : tensor<8x1x2x4xf32>
    %258 = stablehlo.concatenate %252, %257, dim = 3 : (tensor<8x1x2x4xf32>, tensor<8x1x2x4xf32>) -> tensor<8x1x2x8xf32>
    %259 = stablehlo.reshape %245 : (tensor<8x1x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %260 = stablehlo.reshape %258 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %261 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %262 = stablehlo.compare LT, %80, %261, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_51 = stablehlo.constant dense<4> : tensor<i32>
    %263 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %264 = stablehlo.add %80, %263 : tensor<8xi32>
    %265 = stablehlo.select %262, %264, %80 : tensor<8xi1>, tensor<8xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %266 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %267 = stablehlo.compare LT, %81, %266, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_53 = stablehlo.constant dense<64> : tensor<i32>
    %268 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %269 = stablehlo.add %81, %268 : tensor<8xi32>
    %270 = stablehlo.select %267, %269, %81 : tensor<8xi1>, tensor<8xi32>
    %c_54 = stablehlo.constant dense<1> : tensor<i32>
    %271 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %272 = stablehlo.convert %271 : tensor<8xi32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %274 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %275 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %276 = stablehlo.concatenate %273, %274, %275, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %277 = "stablehlo.scatter"(%161, %276, %260) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      stablehlo.return %arg30 : tensor<f32>
    }) : (tensor<2x4x2x8x64xf32>, tensor<8x3xi32>, tensor<8x2x8xf32>) -> tensor<2x4x2x8x64xf32>
    %278 = stablehlo.reshape %232 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %279 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %280 = stablehlo.compare LT, %80, %279, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_56 = stablehlo.constant dense<4> : tensor<i32>
    %281 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %282 = stablehlo.add %80, %281 : tensor<8xi32>
    %283 = stablehlo.select %280, %282, %80 : tensor<8xi1>, tensor<8xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %284 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %285 = stablehlo.compare LT, %81, %284, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_58 = stablehlo.constant dense<64> : tensor<i32>
    %286 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %287 = stablehlo.add %81, %286 : tensor<8xi32>
    %288 = stablehlo.select %285, %287, %81 : tensor<8xi1>, tensor<8xi32>
    %c_59 = stablehlo.constant dense<1> : tensor<i32>
    %289 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %290 = stablehlo.convert %289 : tensor<8xi32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %292 = stablehlo.broadcast_in_dim %283, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %293 = stablehlo.broadcast_in_dim %288, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %294 = stablehlo.concatenate %291, %292, %293, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %295 = "stablehlo.scatter"(%179, %294, %278) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      stablehlo.return %arg30 : tensor<f32>
    }) : (tensor<2x4x2x64x8xf32>, tensor<8x3xi32>, tensor<8x2x8xf32>) -> tensor<2x4x2x64x8xf32>
    %296 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_60 = stablehlo.constant dense<1> : tensor<i32>
    %297 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %298 = stablehlo.add %81, %297 : tensor<8xi32>
    %cst_61 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8x1x2x2x8xf32>
    %300 = stablehlo.multiply %259, %299 : tensor<8x1x2x2x8xf32>
    %301 = stablehlo.reshape %300 : (tensor<8x1x2x2x8xf32>) -> tensor<2x4x1x2x2x8xf32>
    %302 = stablehlo.reshape %arg28 : (tensor<8xi32>) -> tensor<2x4xi32>
    %303 = stablehlo.reshape %296 : (tensor<8x1xi32>) -> tensor<2x4x1xi32>
    %304 = stablehlo.reshape %298 : (tensor<8xi32>) -> tensor<2x4xi32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x4x1x2x2x8xf32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %306:8 = stablehlo.while(%iterArg = %301, %iterArg_103 = %302, %iterArg_104 = %303, %iterArg_105 = %304, %iterArg_106 = %277, %iterArg_107 = %295, %iterArg_108 = %c_63, %iterArg_109 = %305) : tensor<2x4x1x2x2x8xf32>, tensor<2x4xi32>, tensor<2x4x1xi32>, tensor<2x4xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<2x4x1x2x2x8xf32>
    cond {
      %c_110 = stablehlo.constant dense<2> : tensor<i32>
      %457 = stablehlo.compare LT, %iterArg_108, %c_110, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %457 : tensor<i1>
    } do {
      %457 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_108) : (tensor<2x4x1x2x2x8xf32>, tensor<i32>) -> tensor<4x1x2x2x8xf32>
      %458 = func.call @dynamic_index_in_dim_0(%iterArg_103, %iterArg_108) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
      %459 = func.call @dynamic_index_in_dim_1(%iterArg_104, %iterArg_108) : (tensor<2x4x1xi32>, tensor<i32>) -> tensor<4x1xi32>
      %460 = func.call @dynamic_index_in_dim_0(%iterArg_105, %iterArg_108) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
      %461 = func.call @closed_call_5(%iterArg_106, %iterArg_107, %457, %458, %459, %460) : (tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4x1x2x2x8xf32>, tensor<4xi32>, tensor<4x1xi32>, tensor<4xi32>) -> tensor<4x1x2x2x8xf32>
      %462 = func.call @dynamic_update_index_in_dim(%iterArg_109, %461, %iterArg_108) : (tensor<2x4x1x2x2x8xf32>, tensor<4x1x2x2x8xf32>, tensor<i32>) -> tensor<2x4x1x2x2x8xf32>
      %c_110 = stablehlo.constant dense<1> : tensor<i32>
      %463 = stablehlo.add %iterArg_108, %c_110 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_103, %iterArg_104, %iterArg_105, %iterArg_106, %iterArg_107, %463, %462 : tensor<2x4x1x2x2x8xf32>, tensor<2x4xi32>, tensor<2x4x1xi32>, tensor<2x4xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<2x4x1x2x2x8xf32>
    }
    %307 = stablehlo.reshape %306#7 : (tensor<2x4x1x2x2x8xf32>) -> tensor<8x1x2x2x8xf32>
    %308 = stablehlo.reshape %307 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x32xf32>
    %309 = stablehlo.dot_general %308, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1x32xf32>, tensor<32x32xf32>) -> tensor<8x1x32xf32>
    %310 = stablehlo.add %214, %309 : tensor<8x1x32xf32>
    %311 = stablehlo.multiply %310, %310 : tensor<8x1x32xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_65 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %315 = stablehlo.divide %313, %314 : tensor<8x1x1xf32>
    %cst_66 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %317 = stablehlo.add %315, %316 : tensor<8x1x1xf32>
    %318 = stablehlo.rsqrt %317 : tensor<8x1x1xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %320 = stablehlo.multiply %310, %319 : tensor<8x1x32xf32>
    %321 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %323 = stablehlo.multiply %320, %322 : tensor<8x1x32xf32>
    %324 = stablehlo.dot_general %323, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1x32xf32>, tensor<32x96xf32>) -> tensor<8x1x96xf32>
    %325 = stablehlo.slice %324 [0:8, 0:1, 0:48] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %326 = stablehlo.slice %324 [0:8, 0:1, 48:96] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %327 = call @silu(%325) : (tensor<8x1x48xf32>) -> tensor<8x1x48xf32>
    %328 = stablehlo.multiply %327, %326 : tensor<8x1x48xf32>
    %329 = stablehlo.dot_general %328, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1x48xf32>, tensor<48x32xf32>) -> tensor<8x1x32xf32>
    %330 = stablehlo.add %310, %329 : tensor<8x1x32xf32>
    %331 = stablehlo.multiply %330, %330 : tensor<8x1x32xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.reduce(%331 init: %cst_67) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_68 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %335 = stablehlo.divide %333, %334 : tensor<8x1x1xf32>
    %cst_69 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %337 = stablehlo.add %335, %336 : tensor<8x1x1xf32>
    %338 = stablehlo.rsqrt %337 : tensor<8x1x1xf32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %340 = stablehlo.multiply %330, %339 : tensor<8x1x32xf32>
    %341 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %343 = stablehlo.multiply %340, %342 : tensor<8x1x32xf32>
    %344 = stablehlo.reshape %343 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %345 = stablehlo.dot_general %344, %arg14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x97xf32>) -> tensor<8x97xf32>
    %346 = stablehlo.iota dim = 0 : tensor<97xi32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %348 = stablehlo.reduce(%345 init: %cst_70) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
    %351 = stablehlo.compare EQ, %345, %350, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
    %c_71 = stablehlo.constant dense<97> : tensor<i32>
    %352 = call @_where_6(%351, %347, %c_71) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
    %c_72 = stablehlo.constant dense<2147483647> : tensor<i32>
    %353 = stablehlo.reduce(%352 init: %c_72) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
    %c_73 = stablehlo.constant dense<96> : tensor<i32>
    %354 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %355 = stablehlo.minimum %353, %354 : tensor<8xi32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %357 = stablehlo.compare GT, %55, %356, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %358 = stablehlo.and %79, %357 : tensor<8xi1>
    %c_75 = stablehlo.constant dense<false> : tensor<i1>
    %359 = stablehlo.reduce(%358 init: %c_75) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %360 = stablehlo.convert %359 : (tensor<i1>) -> tensor<i32>
    %361 = "stablehlo.case"(%360) ({
      stablehlo.return %355 : tensor<8xi32>
    }, {
      %c_103 = stablehlo.constant dense<1> : tensor<i32>
      %457 = func.call @_where_7(%358, %55, %c_103) : (tensor<8xi1>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
      %458 = stablehlo.broadcast_in_dim %457, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
      %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
      %460 = stablehlo.divide %345, %459 : tensor<8x97xf32>
      %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %461 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %462 = stablehlo.compare GT, %76, %461, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %463 = stablehlo.and %462, %358 : tensor<8xi1>
      %c_105 = stablehlo.constant dense<false> : tensor<i1>
      %464 = stablehlo.reduce(%463 init: %c_105) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %465 = stablehlo.convert %464 : (tensor<i1>) -> tensor<i32>
      %466 = "stablehlo.case"(%465) ({
        %cst_118 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %521 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8xf32>
        stablehlo.return %521 : tensor<8xf32>
      }, {
        %cst_118 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %521 = stablehlo.reduce(%460 init: %cst_118) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %522 = stablehlo.log %76 : tensor<8xf32>
        %523 = stablehlo.add %521, %522 : tensor<8xf32>
        stablehlo.return %523 : tensor<8xf32>
      }) : (tensor<i32>) -> tensor<8xf32>
      %467 = stablehlo.broadcast_in_dim %463, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
      %468 = stablehlo.broadcast_in_dim %466, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
      %469 = stablehlo.convert %468 : tensor<8x1xf32>
      %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
      %471 = stablehlo.compare LT, %460, %470, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
      %472 = stablehlo.broadcast_in_dim %467, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
      %473 = stablehlo.and %472, %471 : tensor<8x97xi1>
      %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %474 = func.call @_where_8(%473, %cst_106, %460) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %475 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<8xi32>
      %476 = stablehlo.compare GT, %62, %475, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %c_108 = stablehlo.constant dense<97> : tensor<i32>
      %477 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<8xi32>
      %478 = stablehlo.compare LT, %62, %477, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %479 = stablehlo.and %476, %478 : tensor<8xi1>
      %480 = stablehlo.and %479, %358 : tensor<8xi1>
      %c_109 = stablehlo.constant dense<false> : tensor<i1>
      %481 = stablehlo.reduce(%480 init: %c_109) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %482 = stablehlo.convert %481 : (tensor<i1>) -> tensor<i32>
      %483 = "stablehlo.case"(%482) ({
        %cst_118 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %521 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8xf32>
        stablehlo.return %521 : tensor<8xf32>
      }, {
        %521 = stablehlo.bitcast_convert %474 : (tensor<8x97xf32>) -> tensor<8x97xi32>
        %c_118 = stablehlo.constant dense<0> : tensor<i32>
        %522 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %523 = stablehlo.compare LT, %521, %522, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %c_119 = stablehlo.constant dense<2147483647> : tensor<i32>
        %524 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %525 = stablehlo.xor %521, %524 : tensor<8x97xi32>
        %526 = func.call @_where_9(%523, %525, %521) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
        %c_120 = stablehlo.constant dense<2147483647> : tensor<i32>
        %527 = stablehlo.reduce(%526 init: %c_120) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_121 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %528 = stablehlo.reduce(%526 init: %c_121) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_122 = stablehlo.constant dense<0> : tensor<i32>
        %c_123 = stablehlo.constant dense<0> : tensor<i32>
        %529:6 = stablehlo.while(%iterArg = %526, %iterArg_126 = %62, %iterArg_127 = %c_123, %iterArg_128 = %c_122, %iterArg_129 = %527, %iterArg_130 = %528) : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
        cond {
          %c_131 = stablehlo.constant dense<32> : tensor<i32>
          %536 = stablehlo.compare LT, %iterArg_127, %c_131, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %536 : tensor<i1>
        } do {
          %536:3 = func.call @closed_call_10(%iterArg, %iterArg_126, %iterArg_128, %iterArg_129, %iterArg_130) : (tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
          %c_131 = stablehlo.constant dense<1> : tensor<i32>
          %537 = stablehlo.add %iterArg_127, %c_131 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_126, %537, %536#0, %536#1, %536#2 : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
        }
        %c_124 = stablehlo.constant dense<0> : tensor<i32>
        %530 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %531 = stablehlo.compare LT, %529#4, %530, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_125 = stablehlo.constant dense<2147483647> : tensor<i32>
        %532 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %533 = stablehlo.xor %529#4, %532 : tensor<8xi32>
        %534 = func.call @_where_11(%531, %533, %529#4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        %535 = stablehlo.bitcast_convert %534 : (tensor<8xi32>) -> tensor<8xf32>
        stablehlo.return %535 : tensor<8xf32>
      }) : (tensor<i32>) -> tensor<8xf32>
      %484 = stablehlo.broadcast_in_dim %480, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
      %485 = stablehlo.broadcast_in_dim %483, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
      %486 = stablehlo.convert %485 : tensor<8x1xf32>
      %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
      %488 = stablehlo.compare LT, %474, %487, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
      %489 = stablehlo.broadcast_in_dim %484, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
      %490 = stablehlo.and %489, %488 : tensor<8x97xi1>
      %cst_110 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %491 = func.call @_where_8(%490, %cst_110, %474) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
      %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %492 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %493 = stablehlo.compare LT, %69, %492, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %494 = stablehlo.and %493, %358 : tensor<8xi1>
      %c_112 = stablehlo.constant dense<false> : tensor<i1>
      %495 = stablehlo.reduce(%494 init: %c_112) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %496 = stablehlo.convert %495 : (tensor<i1>) -> tensor<i32>
      %497 = "stablehlo.case"(%496) ({
        %cst_118 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %521 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8xf32>
        stablehlo.return %521 : tensor<8xf32>
      }, {
        %cst_118 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %521 = stablehlo.reduce(%491 init: %cst_118) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %522 = stablehlo.broadcast_in_dim %521, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %523 = stablehlo.broadcast_in_dim %522, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %524 = stablehlo.subtract %491, %523 : tensor<8x97xf32>
        %525 = stablehlo.exponential %524 : tensor<8x97xf32>
        %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %526 = stablehlo.reduce(%525 init: %cst_119) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %527 = stablehlo.multiply %69, %526 : tensor<8xf32>
        %528 = stablehlo.bitcast_convert %491 : (tensor<8x97xf32>) -> tensor<8x97xi32>
        %c_120 = stablehlo.constant dense<0> : tensor<i32>
        %529 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %530 = stablehlo.compare LT, %528, %529, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %c_121 = stablehlo.constant dense<2147483647> : tensor<i32>
        %531 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %532 = stablehlo.xor %528, %531 : tensor<8x97xi32>
        %533 = func.call @_where_9(%530, %532, %528) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
        %c_122 = stablehlo.constant dense<2147483647> : tensor<i32>
        %534 = stablehlo.reduce(%533 init: %c_122) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_123 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %535 = stablehlo.reduce(%533 init: %c_123) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_124 = stablehlo.constant dense<0> : tensor<i32>
        %c_125 = stablehlo.constant dense<0> : tensor<i32>
        %536:7 = stablehlo.while(%iterArg = %533, %iterArg_128 = %525, %iterArg_129 = %527, %iterArg_130 = %c_125, %iterArg_131 = %c_124, %iterArg_132 = %534, %iterArg_133 = %535) : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
        cond {
          %c_134 = stablehlo.constant dense<32> : tensor<i32>
          %543 = stablehlo.compare LT, %iterArg_130, %c_134, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %543 : tensor<i1>
        } do {
          %543:3 = func.call @closed_call_12(%iterArg, %iterArg_128, %iterArg_129, %iterArg_131, %iterArg_132, %iterArg_133) : (tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
          %c_134 = stablehlo.constant dense<1> : tensor<i32>
          %544 = stablehlo.add %iterArg_130, %c_134 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_128, %iterArg_129, %544, %543#0, %543#1, %543#2 : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
        }
        %c_126 = stablehlo.constant dense<0> : tensor<i32>
        %537 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %538 = stablehlo.compare LT, %536#5, %537, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_127 = stablehlo.constant dense<2147483647> : tensor<i32>
        %539 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %540 = stablehlo.xor %536#5, %539 : tensor<8xi32>
        %541 = func.call @_where_11(%538, %540, %536#5) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        %542 = stablehlo.bitcast_convert %541 : (tensor<8xi32>) -> tensor<8xf32>
        stablehlo.return %542 : tensor<8xf32>
      }) : (tensor<i32>) -> tensor<8xf32>
      %498 = stablehlo.broadcast_in_dim %494, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
      %499 = stablehlo.broadcast_in_dim %497, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
      %500 = stablehlo.convert %499 : tensor<8x1xf32>
      %501 = stablehlo.broadcast_in_dim %500, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
      %502 = stablehlo.compare LT, %491, %501, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
      %503 = stablehlo.broadcast_in_dim %498, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
      %504 = stablehlo.and %503, %502 : tensor<8x97xi1>
      %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %505 = func.call @_where_8(%504, %cst_113, %491) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
      %506 = stablehlo.convert %20 : (tensor<8xi32>) -> tensor<8xui32>
      %507 = func.call @_threefry_fold_in(%48, %506) : (tensor<8x2xui32>, tensor<8xui32>) -> tensor<8x2xui32>
      %508 = func.call @_gumbel(%507) : (tensor<8x2xui32>) -> tensor<8x97xf32>
      %509 = stablehlo.add %505, %508 : tensor<8x97xf32>
      %510 = stablehlo.iota dim = 0 : tensor<97xi32>
      %511 = stablehlo.broadcast_in_dim %510, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
      %cst_114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %512 = stablehlo.reduce(%509 init: %cst_114) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
      %513 = stablehlo.broadcast_in_dim %512, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
      %514 = stablehlo.broadcast_in_dim %513, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
      %515 = stablehlo.compare EQ, %509, %514, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
      %c_115 = stablehlo.constant dense<97> : tensor<i32>
      %516 = func.call @_where_6(%515, %511, %c_115) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
      %c_116 = stablehlo.constant dense<2147483647> : tensor<i32>
      %517 = stablehlo.reduce(%516 init: %c_116) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
      %c_117 = stablehlo.constant dense<96> : tensor<i32>
      %518 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<8xi32>
      %519 = stablehlo.minimum %517, %518 : tensor<8xi32>
      %520 = func.call @_where_11(%358, %519, %355) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      stablehlo.return %520 : tensor<8xi32>
    }) : (tensor<i32>) -> tensor<8xi32>
    %c_76 = stablehlo.constant dense<1> : tensor<i32>
    %362 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %363 = stablehlo.add %20, %362 : tensor<8xi32>
    %364 = call @_in1d(%361, %c) : (tensor<8xi32>, tensor<1xi32>) -> tensor<8xi1>
    %365 = stablehlo.and %364, %41 : tensor<8xi1>
    %c_77 = stablehlo.constant dense<1> : tensor<i32>
    %366 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %367 = stablehlo.add %13, %366 : tensor<8xi32>
    %368 = stablehlo.not %365 : tensor<8xi1>
    %369 = stablehlo.and %79, %368 : tensor<8xi1>
    %370 = stablehlo.compare LT, %363, %27, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %371 = stablehlo.and %369, %370 : tensor<8xi1>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %372 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %373 = stablehlo.compare LT, %80, %372, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_79 = stablehlo.constant dense<4> : tensor<i32>
    %374 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %375 = stablehlo.add %80, %374 : tensor<8xi32>
    %376 = stablehlo.select %373, %375, %80 : tensor<8xi1>, tensor<8xi32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %378 = "stablehlo.scatter"(%arg17, %377, %361) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<i32>, %arg30: tensor<i32>):
      stablehlo.return %arg30 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %379 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %380 = stablehlo.compare LT, %80, %379, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_81 = stablehlo.constant dense<4> : tensor<i32>
    %381 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %382 = stablehlo.add %80, %381 : tensor<8xi32>
    %383 = stablehlo.select %380, %382, %80 : tensor<8xi1>, tensor<8xi32>
    %384 = stablehlo.broadcast_in_dim %383, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %385 = "stablehlo.scatter"(%arg18, %384, %367) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<i32>, %arg30: tensor<i32>):
      stablehlo.return %arg30 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %386 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %387 = stablehlo.compare LT, %80, %386, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_83 = stablehlo.constant dense<4> : tensor<i32>
    %388 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %389 = stablehlo.add %80, %388 : tensor<8xi32>
    %390 = stablehlo.select %387, %389, %80 : tensor<8xi1>, tensor<8xi32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %392 = "stablehlo.scatter"(%arg19, %391, %363) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<i32>, %arg30: tensor<i32>):
      stablehlo.return %arg30 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %393 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %394 = stablehlo.compare LT, %80, %393, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_85 = stablehlo.constant dense<4> : tensor<i32>
    %395 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %396 = stablehlo.add %80, %395 : tensor<8xi32>
    %397 = stablehlo.select %394, %396, %80 : tensor<8xi1>, tensor<8xi32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %399 = "stablehlo.scatter"(%arg20, %398, %27) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<i32>, %arg30: tensor<i32>):
      stablehlo.return %arg30 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %400 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %401 = stablehlo.compare LT, %80, %400, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_87 = stablehlo.constant dense<4> : tensor<i32>
    %402 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %403 = stablehlo.add %80, %402 : tensor<8xi32>
    %404 = stablehlo.select %401, %403, %80 : tensor<8xi1>, tensor<8xi32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %406 = "stablehlo.scatter"(%arg21, %405, %371) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<i1>, %arg30: tensor<i1>):
      stablehlo.return %arg30 : tensor<i1>
    }) : (tensor<4xi1>, tensor<8x1xi32>, tensor<8xi1>) -> tensor<4xi1>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %407 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %408 = stablehlo.compare LT, %80, %407, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_89 = stablehlo.constant dense<4> : tensor<i32>
    %409 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %410 = stablehlo.add %80, %409 : tensor<8xi32>
    %411 = stablehlo.select %408, %410, %80 : tensor<8xi1>, tensor<8xi32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %413 = "stablehlo.scatter"(%arg22, %412, %41) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<i1>, %arg30: tensor<i1>):
      stablehlo.return %arg30 : tensor<i1>
    }) : (tensor<4xi1>, tensor<8x1xi32>, tensor<8xi1>) -> tensor<4xi1>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %414 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %415 = stablehlo.compare LT, %80, %414, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_91 = stablehlo.constant dense<4> : tensor<i32>
    %416 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %417 = stablehlo.add %80, %416 : tensor<8xi32>
    %418 = stablehlo.select %415, %417, %80 : tensor<8xi1>, tensor<8xi32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %420 = "stablehlo.scatter"(%arg23, %419, %48) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<ui32>, %arg30: tensor<ui32>):
      stablehlo.return %arg30 : tensor<ui32>
    }) : (tensor<4x2xui32>, tensor<8x1xi32>, tensor<8x2xui32>) -> tensor<4x2xui32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %421 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %422 = stablehlo.compare LT, %80, %421, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_93 = stablehlo.constant dense<4> : tensor<i32>
    %423 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %424 = stablehlo.add %80, %423 : tensor<8xi32>
    %425 = stablehlo.select %422, %424, %80 : tensor<8xi1>, tensor<8xi32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %427 = "stablehlo.scatter"(%arg24, %426, %55) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      stablehlo.return %arg30 : tensor<f32>
    }) : (tensor<4xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<4xf32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %428 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %429 = stablehlo.compare LT, %80, %428, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_95 = stablehlo.constant dense<4> : tensor<i32>
    %430 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %431 = stablehlo.add %80, %430 : tensor<8xi32>
    %432 = stablehlo.select %429, %431, %80 : tensor<8xi1>, tensor<8xi32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %434 = "stablehlo.scatter"(%arg25, %433, %62) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<i32>, %arg30: tensor<i32>):
      stablehlo.return %arg30 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %435 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %436 = stablehlo.compare LT, %80, %435, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_97 = stablehlo.constant dense<4> : tensor<i32>
    %437 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %438 = stablehlo.add %80, %437 : tensor<8xi32>
    %439 = stablehlo.select %436, %438, %80 : tensor<8xi1>, tensor<8xi32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %441 = "stablehlo.scatter"(%arg26, %440, %69) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      stablehlo.return %arg30 : tensor<f32>
    }) : (tensor<4xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<4xf32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %442 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %443 = stablehlo.compare LT, %80, %442, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_99 = stablehlo.constant dense<4> : tensor<i32>
    %444 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %445 = stablehlo.add %80, %444 : tensor<8xi32>
    %446 = stablehlo.select %443, %445, %80 : tensor<8xi1>, tensor<8xi32>
    %447 = stablehlo.broadcast_in_dim %446, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %448 = "stablehlo.scatter"(%arg27, %447, %76) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      stablehlo.return %arg30 : tensor<f32>
    }) : (tensor<4xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<4xf32>
    %c_100 = stablehlo.constant dense<-1> : tensor<i32>
    %449 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %450 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %451 = stablehlo.compare LT, %80, %450, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_102 = stablehlo.constant dense<4> : tensor<i32>
    %452 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %453 = stablehlo.add %80, %452 : tensor<8xi32>
    %454 = stablehlo.select %451, %453, %80 : tensor<8xi1>, tensor<8xi32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %456 = "stablehlo.scatter"(%449, %455, %361) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg29: tensor<i32>, %arg30: tensor<i32>):
      stablehlo.return %arg30 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    return %277, %295, %378, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %456, %361, %345 : tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<8xi32>, tensor<8x97xf32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xi32>
    return %2 : tensor<8xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x4x1x2x2x8xf32>, %arg1: tensor<i32>) -> tensor<4x1x2x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 4, 1, 2, 2, 8] : (tensor<2x4x1x2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1x2x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x1x2x2x8xf32>) -> tensor<4x1x2x2x8xf32>
    return %1 : tensor<4x1x2x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<2x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xi32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x4x1xi32>, %arg1: tensor<i32>) -> tensor<4x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 1] : (tensor<2x4x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x1xi32>) -> tensor<4x1xi32>
    return %1 : tensor<4x1xi32>
  }
  func.func private @closed_call(%arg0: tensor<2x4x2x8x64xf32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<4x1x2x2x8xf32>, %arg3: tensor<4xi32>, %arg4: tensor<4x1xi32>, %arg5: tensor<4xi32>) -> tensor<4x1x2x2x8xf32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg5 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.add %0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.subtract %1, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %3 = call @floor_divide(%2, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x2x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x2x2x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x2x2x1x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %7:11 = stablehlo.while(%iterArg = %3, %iterArg_6 = %arg5, %iterArg_7 = %arg4, %iterArg_8 = %arg3, %iterArg_9 = %arg0, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %c_5, %iterArg_13 = %4, %iterArg_14 = %5, %iterArg_15 = %6) : tensor<i32>, tensor<4xi32>, tensor<4x1xi32>, tensor<4xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4x1x2x2x8xf32>, tensor<i32>, tensor<4x2x2x1xf32>, tensor<4x2x2x1xf32>, tensor<4x2x2x1x8xf32>
    cond {
      %12 = stablehlo.compare LT, %iterArg_12, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<16> : tensor<i32>
      %12 = stablehlo.multiply %iterArg_12, %c_16 : tensor<i32>
      %13 = stablehlo.iota dim = 0 : tensor<16xi32>
      %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %15 = stablehlo.add %14, %13 : tensor<16xi32>
      %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %17 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<4x16xi32>
      %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x16xi32>
      %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %21 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<4x16xi1>) -> tensor<4x1x16xi1>
      %22 = stablehlo.broadcast_in_dim %15, dims = [2] : (tensor<16xi32>) -> tensor<1x1x16xi32>
      %23 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
      %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<4x1x16xi32>
      %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<4x1x1xi32>) -> tensor<4x1x16xi32>
      %26 = stablehlo.compare LE, %24, %25, SIGNED : (tensor<4x1x16xi32>, tensor<4x1x16xi32>) -> tensor<4x1x16xi1>
      %27 = stablehlo.and %21, %26 : tensor<4x1x16xi1>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %28 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %29 = stablehlo.compare LT, %iterArg_8, %28, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %30 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %31 = stablehlo.add %iterArg_8, %30 : tensor<4xi32>
      %32 = stablehlo.select %29, %31, %iterArg_8 : tensor<4xi1>, tensor<4xi32>
      %c_19 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.compare LT, %12, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_20 = stablehlo.constant dense<64> : tensor<i32>
      %34 = stablehlo.add %12, %c_20 : tensor<i32>
      %35 = stablehlo.select %33, %34, %12 : tensor<i1>, tensor<i32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %37 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %39 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %40 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %41 = stablehlo.concatenate %36, %37, %38, %39, %40, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
      %42 = "stablehlo.gather"(%iterArg_9, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 8, 16>}> : (tensor<2x4x2x8x64xf32>, tensor<4x5xi32>) -> tensor<4x1x1x2x8x16xf32>
      %43 = stablehlo.reshape %42 : (tensor<4x1x1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %44 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %45 = stablehlo.compare LT, %iterArg_8, %44, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %46 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %47 = stablehlo.add %iterArg_8, %46 : tensor<4xi32>
      %48 = stablehlo.select %45, %47, %iterArg_8 : tensor<4xi1>, tensor<4xi32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.compare LT, %12, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<64> : tensor<i32>
      %50 = stablehlo.add %12, %c_27 : tensor<i32>
      %51 = stablehlo.select %49, %50, %12 : tensor<i1>, tensor<i32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %53 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %c_29 = stablehlo.constant dense<0> : tensor<i32>
      %54 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %55 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %56 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %57 = stablehlo.concatenate %52, %53, %54, %55, %56, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
      %58 = "stablehlo.gather"(%iterArg_10, %57) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<4x5xi32>) -> tensor<4x1x1x2x16x8xf32>
      %59 = stablehlo.reshape %58 : (tensor<4x1x1x2x16x8xf32>) -> tensor<4x2x16x8xf32>
      %60 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<4x16xi1>) -> tensor<4x1x16x1xi1>
      %c_31 = stablehlo.constant dense<0> : tensor<i32>
      %61 = func.call @_where_3(%60, %59, %c_31) : (tensor<4x1x16x1xi1>, tensor<4x2x16x8xf32>, tensor<i32>) -> tensor<4x2x16x8xf32>
      %62 = stablehlo.broadcast_in_dim %27, dims = [0, 3, 4] : (tensor<4x1x16xi1>) -> tensor<4x1x1x1x16xi1>
      %63 = stablehlo.dot_general %43, %iterArg_11, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [4], precision = [DEFAULT, DEFAULT] : (tensor<4x2x8x16xf32>, tensor<4x1x2x2x8xf32>) -> tensor<4x2x16x1x2xf32>
      %64 = stablehlo.transpose %63, dims = [0, 1, 4, 3, 2] : (tensor<4x2x16x1x2xf32>) -> tensor<4x2x2x1x16xf32>
      %cst_32 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %65 = func.call @_where_4(%62, %64, %cst_32) : (tensor<4x1x1x1x16xi1>, tensor<4x2x2x1x16xf32>, tensor<f32>) -> tensor<4x2x2x1x16xf32>
      %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %66 = stablehlo.reduce(%65 init: %cst_33) applies stablehlo.maximum across dimensions = [4] : (tensor<4x2x2x1x16xf32>, tensor<f32>) -> tensor<4x2x2x1xf32>
      %67 = stablehlo.maximum %iterArg_13, %66 : tensor<4x2x2x1xf32>
      %68 = stablehlo.subtract %iterArg_13, %67 : tensor<4x2x2x1xf32>
      %69 = stablehlo.exponential %68 : tensor<4x2x2x1xf32>
      %70 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x1x1xf32>
      %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3, 4] : (tensor<4x2x2x1x1xf32>) -> tensor<4x2x2x1x16xf32>
      %72 = stablehlo.subtract %65, %71 : tensor<4x2x2x1x16xf32>
      %73 = stablehlo.exponential %72 : tensor<4x2x2x1x16xf32>
      %74 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x1x1xf32>
      %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3, 4] : (tensor<4x2x2x1x1xf32>) -> tensor<4x2x2x1x8xf32>
      %76 = stablehlo.multiply %iterArg_15, %75 : tensor<4x2x2x1x8xf32>
      %77 = stablehlo.dot_general %73, %61, batching_dims = [0, 1] x [0, 1], contracting_dims = [4] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x2x2x1x16xf32>, tensor<4x2x16x8xf32>) -> tensor<4x2x2x1x8xf32>
      %78 = stablehlo.add %76, %77 : tensor<4x2x2x1x8xf32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %79 = stablehlo.add %iterArg_12, %c_34 : tensor<i32>
      %80 = stablehlo.multiply %iterArg_14, %69 : tensor<4x2x2x1xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %81 = stablehlo.reduce(%73 init: %cst_35) applies stablehlo.add across dimensions = [4] : (tensor<4x2x2x1x16xf32>, tensor<f32>) -> tensor<4x2x2x1xf32>
      %82 = stablehlo.add %80, %81 : tensor<4x2x2x1xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %79, %67, %82, %78 : tensor<i32>, tensor<4xi32>, tensor<4x1xi32>, tensor<4xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4x1x2x2x8xf32>, tensor<i32>, tensor<4x2x2x1xf32>, tensor<4x2x2x1xf32>, tensor<4x2x2x1x8xf32>
    }
    %8 = stablehlo.broadcast_in_dim %7#9, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x1x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3, 4] : (tensor<4x2x2x1x1xf32>) -> tensor<4x2x2x1x8xf32>
    %10 = stablehlo.divide %7#10, %9 : tensor<4x2x2x1x8xf32>
    %11 = stablehlo.transpose %10, dims = [0, 3, 1, 2, 4] : (tensor<4x2x2x1x8xf32>) -> tensor<4x1x2x2x8xf32>
    return %11 : tensor<4x1x2x2x8xf32>
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
    %9 = call @_where_2(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_3(%arg0: tensor<4x1x16x1xi1>, %arg1: tensor<4x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<4x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<4x1x16x1xi1>) -> tensor<4x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x2x16x8xi1>, tensor<4x2x16x8xf32>
    return %3 : tensor<4x2x16x8xf32>
  }
  func.func private @_where_4(%arg0: tensor<4x1x1x1x16xi1>, %arg1: tensor<4x2x2x1x16xf32>, %arg2: tensor<f32>) -> tensor<4x2x2x1x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4] : (tensor<4x1x1x1x16xi1>) -> tensor<4x2x2x1x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x2x2x1x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x2x2x1x16xi1>, tensor<4x2x2x1x16xf32>
    return %3 : tensor<4x2x2x1x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x4x1x2x2x8xf32>, %arg1: tensor<4x1x2x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x4x1x2x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<4x1x2x2x8xf32>) -> tensor<1x4x1x2x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<2x4x1x2x2x8xf32>, tensor<1x4x1x2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x1x2x2x8xf32>
    return %1 : tensor<2x4x1x2x2x8xf32>
  }
  func.func private @silu(%arg0: tensor<8x1x48xf32>) -> tensor<8x1x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<8x1x48xf32>
    %1 = stablehlo.exponential %0 : tensor<8x1x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<8x1x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<8x1x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<8x1x48xf32>
    return %6 : tensor<8x1x48xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<2x4x2x8x64xf32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<4x1x2x2x8xf32>, %arg3: tensor<4xi32>, %arg4: tensor<4x1xi32>, %arg5: tensor<4xi32>) -> tensor<4x1x2x2x8xf32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg5 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.add %0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.subtract %1, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %3 = call @floor_divide(%2, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x2x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x2x2x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x2x2x1x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %7:11 = stablehlo.while(%iterArg = %3, %iterArg_6 = %arg5, %iterArg_7 = %arg4, %iterArg_8 = %arg3, %iterArg_9 = %arg0, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %c_5, %iterArg_13 = %4, %iterArg_14 = %5, %iterArg_15 = %6) : tensor<i32>, tensor<4xi32>, tensor<4x1xi32>, tensor<4xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4x1x2x2x8xf32>, tensor<i32>, tensor<4x2x2x1xf32>, tensor<4x2x2x1xf32>, tensor<4x2x2x1x8xf32>
    cond {
      %12 = stablehlo.compare LT, %iterArg_12, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<16> : tensor<i32>
      %12 = stablehlo.multiply %iterArg_12, %c_16 : tensor<i32>
      %13 = stablehlo.iota dim = 0 : tensor<16xi32>
      %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %15 = stablehlo.add %14, %13 : tensor<16xi32>
      %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %17 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<4x16xi32>
      %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x16xi32>
      %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %21 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<4x16xi1>) -> tensor<4x1x16xi1>
      %22 = stablehlo.broadcast_in_dim %15, dims = [2] : (tensor<16xi32>) -> tensor<1x1x16xi32>
      %23 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
      %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<4x1x16xi32>
      %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<4x1x1xi32>) -> tensor<4x1x16xi32>
      %26 = stablehlo.compare LE, %24, %25, SIGNED : (tensor<4x1x16xi32>, tensor<4x1x16xi32>) -> tensor<4x1x16xi1>
      %27 = stablehlo.and %21, %26 : tensor<4x1x16xi1>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %28 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %29 = stablehlo.compare LT, %iterArg_8, %28, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %30 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %31 = stablehlo.add %iterArg_8, %30 : tensor<4xi32>
      %32 = stablehlo.select %29, %31, %iterArg_8 : tensor<4xi1>, tensor<4xi32>
      %c_19 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.compare LT, %12, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_20 = stablehlo.constant dense<64> : tensor<i32>
      %34 = stablehlo.add %12, %c_20 : tensor<i32>
      %35 = stablehlo.select %33, %34, %12 : tensor<i1>, tensor<i32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %37 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %39 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %40 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %41 = stablehlo.concatenate %36, %37, %38, %39, %40, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
      %42 = "stablehlo.gather"(%iterArg_9, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 8, 16>}> : (tensor<2x4x2x8x64xf32>, tensor<4x5xi32>) -> tensor<4x1x1x2x8x16xf32>
      %43 = stablehlo.reshape %42 : (tensor<4x1x1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %44 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %45 = stablehlo.compare LT, %iterArg_8, %44, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %46 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %47 = stablehlo.add %iterArg_8, %46 : tensor<4xi32>
      %48 = stablehlo.select %45, %47, %iterArg_8 : tensor<4xi1>, tensor<4xi32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.compare LT, %12, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<64> : tensor<i32>
      %50 = stablehlo.add %12, %c_27 : tensor<i32>
      %51 = stablehlo.select %49, %50, %12 : tensor<i1>, tensor<i32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %53 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %c_29 = stablehlo.constant dense<0> : tensor<i32>
      %54 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %55 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %56 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %57 = stablehlo.concatenate %52, %53, %54, %55, %56, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
      %58 = "stablehlo.gather"(%iterArg_10, %57) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<4x5xi32>) -> tensor<4x1x1x2x16x8xf32>
      %59 = stablehlo.reshape %58 : (tensor<4x1x1x2x16x8xf32>) -> tensor<4x2x16x8xf32>
      %60 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<4x16xi1>) -> tensor<4x1x16x1xi1>
      %c_31 = stablehlo.constant dense<0> : tensor<i32>
      %61 = func.call @_where_3(%60, %59, %c_31) : (tensor<4x1x16x1xi1>, tensor<4x2x16x8xf32>, tensor<i32>) -> tensor<4x2x16x8xf32>
      %62 = stablehlo.broadcast_in_dim %27, dims = [0, 3, 4] : (tensor<4x1x16xi1>) -> tensor<4x1x1x1x16xi1>
      %63 = stablehlo.dot_general %43, %iterArg_11, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [4], precision = [DEFAULT, DEFAULT] : (tensor<4x2x8x16xf32>, tensor<4x1x2x2x8xf32>) -> tensor<4x2x16x1x2xf32>
      %64 = stablehlo.transpose %63, dims = [0, 1, 4, 3, 2] : (tensor<4x2x16x1x2xf32>) -> tensor<4x2x2x1x16xf32>
      %cst_32 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %65 = func.call @_where_4(%62, %64, %cst_32) : (tensor<4x1x1x1x16xi1>, tensor<4x2x2x1x16xf32>, tensor<f32>) -> tensor<4x2x2x1x16xf32>
      %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %66 = stablehlo.reduce(%65 init: %cst_33) applies stablehlo.maximum across dimensions = [4] : (tensor<4x2x2x1x16xf32>, tensor<f32>) -> tensor<4x2x2x1xf32>
      %67 = stablehlo.maximum %iterArg_13, %66 : tensor<4x2x2x1xf32>
      %68 = stablehlo.subtract %iterArg_13, %67 : tensor<4x2x2x1xf32>
      %69 = stablehlo.exponential %68 : tensor<4x2x2x1xf32>
      %70 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x1x1xf32>
      %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3, 4] : (tensor<4x2x2x1x1xf32>) -> tensor<4x2x2x1x16xf32>
      %72 = stablehlo.subtract %65, %71 : tensor<4x2x2x1x16xf32>
      %73 = stablehlo.exponential %72 : tensor<4x2x2x1x16xf32>
      %74 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x1x1xf32>
      %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3, 4] : (tensor<4x2x2x1x1xf32>) -> tensor<4x2x2x1x8xf32>
      %76 = stablehlo.multiply %iterArg_15, %75 : tensor<4x2x2x1x8xf32>
      %77 = stablehlo.dot_general %73, %61, batching_dims = [0, 1] x [0, 1], contracting_dims = [4] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x2x2x1x16xf32>, tensor<4x2x16x8xf32>) -> tensor<4x2x2x1x8xf32>
      %78 = stablehlo.add %76, %77 : tensor<4x2x2x1x8xf32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %79 = stablehlo.add %iterArg_12, %c_34 : tensor<i32>
      %80 = stablehlo.multiply %iterArg_14, %69 : tensor<4x2x2x1xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %81 = stablehlo.reduce(%73 init: %cst_35) applies stablehlo.add across dimensions = [4] : (tensor<4x2x2x1x16xf32>, tensor<f32>) -> tensor<4x2x2x1xf32>
      %82 = stablehlo.add %80, %81 : tensor<4x2x2x1xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %79, %67, %82, %78 : tensor<i32>, tensor<4xi32>, tensor<4x1xi32>, tensor<4xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4x1x2x2x8xf32>, tensor<i32>, tensor<4x2x2x1xf32>, tensor<4x2x2x1xf32>, tensor<4x2x2x1x8xf32>
    }
    %8 = stablehlo.broadcast_in_dim %7#9, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x1x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3, 4] : (tensor<4x2x2x1x1xf32>) -> tensor<4x2x2x1x8xf32>
    %10 = stablehlo.divide %7#10, %9 : tensor<4x2x2x1x8xf32>
    %11 = stablehlo.transpose %10, dims = [0, 3, 1, 2, 4] : (tensor<4x2x2x1x8xf32>) -> tensor<4x1x2x2x8xf32>
    return %11 : tensor<4x1x2x2x8xf32>
  }
  func.func private @_where_6(%arg0: tensor<8x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<8x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x97xi32>) -> tensor<8x97xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %3 : tensor<8x97xi32>
  }
  func.func private @_where_7(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @_where_8(%arg0: tensor<8x97xi1>, %arg1: tensor<f32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
  func.func private @_where_9(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xi32>, %arg2: tensor<8x97xi32>) -> tensor<8x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %0 : tensor<8x97xi32>
  }
  func.func private @closed_call_10(%arg0: tensor<8x97xi32>, %arg1: tensor<8xi32>, %arg2: tensor<i32>, %arg3: tensor<8xi32>, %arg4: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.shift_right_arithmetic %arg3, %1 : tensor<8xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.shift_right_arithmetic %arg4, %3 : tensor<8xi32>
    %5 = stablehlo.add %2, %4 : tensor<8xi32>
    %6 = stablehlo.or %arg3, %arg4 : tensor<8xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.and %6, %7 : tensor<8xi32>
    %9 = stablehlo.add %5, %8 : tensor<8xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x97xi32>
    %12 = stablehlo.compare GE, %arg0, %11, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
    %13 = stablehlo.convert %12 : (tensor<8x97xi1>) -> tensor<8x97xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.reduce(%13 init: %c_3) applies stablehlo.add across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
    %15 = stablehlo.compare GE, %14, %arg1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %16 = call @_where_11(%15, %9, %arg3) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<8xi32>
    %20 = call @_where_11(%15, %arg4, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_11(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @closed_call_12(%arg0: tensor<8x97xi32>, %arg1: tensor<8x97xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>, %arg4: tensor<8xi32>, %arg5: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.shift_right_arithmetic %arg4, %1 : tensor<8xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.shift_right_arithmetic %arg5, %3 : tensor<8xi32>
    %5 = stablehlo.add %2, %4 : tensor<8xi32>
    %6 = stablehlo.or %arg4, %arg5 : tensor<8xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.and %6, %7 : tensor<8xi32>
    %9 = stablehlo.add %5, %8 : tensor<8xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x97xi32>
    %12 = stablehlo.compare GE, %arg0, %11, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @_where_13(%12, %arg1, %c_3) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<i32>) -> tensor<8x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %16 = call @_where_11(%15, %9, %arg4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<8xi32>
    %20 = call @_where_11(%15, %arg5, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_13(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<i32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<8x2xui32>, %arg1: tensor<8xui32>) -> tensor<8x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %1 = stablehlo.shift_right_logical %arg1, %0 : tensor<8xui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %4 = stablehlo.and %arg1, %3 : tensor<8xui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 1 : (tensor<8x1xui32>, tensor<8x1xui32>) -> tensor<8x2xui32>
    %7 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<8x1xui32>) -> tensor<8xui32>
    %9 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %10 = stablehlo.reshape %9 : (tensor<8x1xui32>) -> tensor<8xui32>
    %11 = stablehlo.slice %6 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %12 = stablehlo.slice %6 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %15:2 = call @threefry2x32(%13, %14, %11, %12) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>) -> (tensor<8x1xui32>, tensor<8x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<8x1xui32>, tensor<8x1xui32>) -> tensor<8x2xui32>
    return %16 : tensor<8x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<8x1xui32>, %arg3: tensor<8x1xui32>) -> (tensor<8x1xui32>, tensor<8x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1xui32>
    %3 = stablehlo.add %arg2, %arg0 : tensor<8x1xui32>
    %4 = stablehlo.add %arg3, %arg1 : tensor<8x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %4, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:8 = func.call @closed_call_14(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<8x1xui32>, tensor<8x1xui32>
  }
  func.func private @closed_call_14(%arg0: tensor<i32>, %arg1: tensor<8x1xui32>, %arg2: tensor<8x1xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x1xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x1xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x1xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x1xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x1xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<8x1xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<8x1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %46 = stablehlo.add %42, %45 : tensor<8x1xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_gumbel(%arg0: tensor<8x2xui32>) -> tensor<8x97xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<8x2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x97xf32>
    %1 = stablehlo.log %0 : tensor<8x97xf32>
    %2 = stablehlo.negate %1 : tensor<8x97xf32>
    %3 = stablehlo.log %2 : tensor<8x97xf32>
    %4 = stablehlo.negate %3 : tensor<8x97xf32>
    return %4 : tensor<8x97xf32>
  }
  func.func private @_uniform(%arg0: tensor<8x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %4 = stablehlo.reshape %3 : (tensor<8x1xui32>) -> tensor<8xui32>
    %5 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %6 = stablehlo.reshape %5 : (tensor<8x1xui32>) -> tensor<8xui32>
    %7 = stablehlo.iota dim = 0 : tensor<97xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<97xui64>
    %9 = stablehlo.multiply %8, %7 : tensor<97xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<97xui64>
    %11 = stablehlo.shift_right_logical %9, %10 : tensor<97xui64>
    %12 = stablehlo.convert %9 : (tensor<97xui64>) -> tensor<97xui32>
    %13 = stablehlo.convert %11 : (tensor<97xui64>) -> tensor<97xui32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
    %16 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %17 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %18:2 = call @threefry2x32_15(%16, %17, %14, %15) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>)
    %19 = stablehlo.xor %18#0, %18#1 : tensor<8x97xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %21 = stablehlo.shift_right_logical %19, %20 : tensor<8x97xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %23 = stablehlo.or %21, %22 : tensor<8x97xui32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<8x97xui32>) -> tensor<8x97xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<8x97xf32>
    %27 = stablehlo.subtract %2, %1 : tensor<1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x97xf32>
    %30 = stablehlo.multiply %26, %29 : tensor<8x97xf32>
    %31 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x97xf32>
    %33 = stablehlo.add %30, %32 : tensor<8x97xf32>
    %34 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x97xf32>
    %36 = stablehlo.maximum %35, %33 : tensor<8x97xf32>
    return %36 : tensor<8x97xf32>
  }
  func.func private @threefry2x32_15(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<8x97xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x97xui32>
    %5 = stablehlo.add %3, %4 : tensor<8x97xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<8x97xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x97xui32>
    %8 = stablehlo.add %6, %7 : tensor<8x97xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x97xui32>, tensor<8x97xui32>
  }
  func.func private @closed_call_16(%arg0: tensor<i32>, %arg1: tensor<8x97xui32>, %arg2: tensor<8x97xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x97xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x97xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x97xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x97xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x97xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x97xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x97xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x97xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x97xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x97xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x97xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x97xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x97xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x97xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x97xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x97xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x97xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x97xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x97xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x97xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x97xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x97xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x97xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x97xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x97xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_in1d(%arg0: tensor<8xi32>, %arg1: tensor<1xi32>) -> tensor<8xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<8x1xi32>
    %3 = stablehlo.compare EQ, %0, %2, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<8x1xi1>, tensor<i1>) -> tensor<8xi1>
    return %4 : tensor<8xi1>
  }
}
