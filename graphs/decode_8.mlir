module @jit_decode_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x96xf32>, %arg5: tensor<48x32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32x64xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32x96xf32>, %arg11: tensor<48x32xf32>, %arg12: tensor<32xf32>, %arg13: tensor<32x97xf32>, %arg14: tensor<2x4x2x8x64xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<4xi1> {tf.aliasing_output = 7 : i32}, %arg22: tensor<4x2xui32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<4xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<4xi32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<4xf32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<8xi32>) -> (tensor<2x4x2x8x64xf32> {jax.result_info = "result[0].k"}, tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi1> {jax.result_info = "result[0].slots.stop_at_eos"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xi32> {jax.result_info = "result[1].tokens"}, tensor<8xi32> {jax.result_info = "result[1].chosen"}, tensor<8x97xf32> {jax.result_info = "result[1].logits"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %c = stablehlo.constant dense<2> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg27, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg27, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg27 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = "stablehlo.gather"(%arg16, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %arg27, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %10 = stablehlo.add %arg27, %9 : tensor<8xi32>
    %11 = stablehlo.select %8, %10, %arg27 : tensor<8xi1>, tensor<8xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %13 = "stablehlo.gather"(%arg17, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %15 = stablehlo.compare LT, %arg27, %14, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %17 = stablehlo.add %arg27, %16 : tensor<8xi32>
    %18 = stablehlo.select %15, %17, %arg27 : tensor<8xi1>, tensor<8xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %20 = "stablehlo.gather"(%arg18, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %22 = stablehlo.compare LT, %arg27, %21, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %24 = stablehlo.add %arg27, %23 : tensor<8xi32>
    %25 = stablehlo.select %22, %24, %arg27 : tensor<8xi1>, tensor<8xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %27 = "stablehlo.gather"(%arg19, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %29 = stablehlo.compare LT, %arg27, %28, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %31 = stablehlo.add %arg27, %30 : tensor<8xi32>
    %32 = stablehlo.select %29, %31, %arg27 : tensor<8xi1>, tensor<8xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %34 = "stablehlo.gather"(%arg20, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %36 = stablehlo.compare LT, %arg27, %35, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %38 = stablehlo.add %arg27, %37 : tensor<8xi32>
    %39 = stablehlo.select %36, %38, %arg27 : tensor<8xi1>, tensor<8xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %41 = "stablehlo.gather"(%arg21, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %43 = stablehlo.compare LT, %arg27, %42, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %45 = stablehlo.add %arg27, %44 : tensor<8xi32>
    %46 = stablehlo.select %43, %45, %arg27 : tensor<8xi1>, tensor<8xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %48 = "stablehlo.gather"(%arg22, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xui32>, tensor<8x1xi32>) -> tensor<8x2xui32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %50 = stablehlo.compare LT, %arg27, %49, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_15 = stablehlo.constant dense<4> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %52 = stablehlo.add %arg27, %51 : tensor<8xi32>
    %53 = stablehlo.select %50, %52, %arg27 : tensor<8xi1>, tensor<8xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %55 = "stablehlo.gather"(%arg23, %54) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %57 = stablehlo.compare LT, %arg27, %56, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_17 = stablehlo.constant dense<4> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %59 = stablehlo.add %arg27, %58 : tensor<8xi32>
    %60 = stablehlo.select %57, %59, %arg27 : tensor<8xi1>, tensor<8xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %62 = "stablehlo.gather"(%arg24, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %64 = stablehlo.compare LT, %arg27, %63, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_19 = stablehlo.constant dense<4> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %66 = stablehlo.add %arg27, %65 : tensor<8xi32>
    %67 = stablehlo.select %64, %66, %arg27 : tensor<8xi1>, tensor<8xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %69 = "stablehlo.gather"(%arg25, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %71 = stablehlo.compare LT, %arg27, %70, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_21 = stablehlo.constant dense<4> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %73 = stablehlo.add %arg27, %72 : tensor<8xi32>
    %74 = stablehlo.select %71, %73, %arg27 : tensor<8xi1>, tensor<8xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %76 = "stablehlo.gather"(%arg26, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_22 = stablehlo.constant dense<4> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %78 = stablehlo.compare LT, %arg27, %77, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %79 = stablehlo.and %34, %78 : tensor<8xi1>
    %c_23 = stablehlo.constant dense<4> : tensor<i32>
    %80 = call @_where(%79, %arg27, %c_23) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
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
    %90 = "stablehlo.gather"(%arg13, %89) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<8x1x1xi32>) -> tensor<32x8x1xf32>
    %91 = stablehlo.transpose %90, dims = [1, 2, 0] : (tensor<32x8x1xf32>) -> tensor<8x1x32xf32>
    %92 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1x1xi32>
    %93 = stablehlo.convert %92 : (tensor<8x1x1x1xi32>) -> tensor<8x1x1x1xf32>
    %94 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %95 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xf32>) -> tensor<8x1x1x4xf32>
    %96 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x1x1x4xf32>
    %97 = stablehlo.multiply %95, %96 : tensor<8x1x1x4xf32>
    %98 = stablehlo.cosine %97 : tensor<8x1x1x4xf32>
    %99 = stablehlo.sine %97 : tensor<8x1x1x4xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %100:3 = call @"<lambda>"(%80, %81, %arg27, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %91, %98, %99, %c_27, %arg14, %arg15) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>)
    %c_28 = stablehlo.constant dense<1> : tensor<i32>
    %101:3 = call @"<lambda>"(%80, %81, %arg27, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %100#0, %98, %99, %c_28, %100#1, %100#2) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>)
    %102 = stablehlo.multiply %101#0, %101#0 : tensor<8x1x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_30 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %106 = stablehlo.divide %104, %105 : tensor<8x1x1xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %108 = stablehlo.add %106, %107 : tensor<8x1x1xf32>
    %109 = stablehlo.rsqrt %108 : tensor<8x1x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %111 = stablehlo.multiply %101#0, %110 : tensor<8x1x32xf32>
    %112 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %114 = stablehlo.multiply %111, %113 : tensor<8x1x32xf32>
    %115 = stablehlo.reshape %114 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %116 = stablehlo.dot_general %115, %arg13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32xf32>, tensor<32x97xf32>) -> tensor<8x97xf32>
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_32) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %118 = stablehlo.compare NE, %117, %117, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %119 = stablehlo.not %118 : tensor<8xi1>
    %120 = stablehlo.iota dim = 0 : tensor<97xi32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %122 = stablehlo.reduce(%116 init: %cst_33) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
    %125 = stablehlo.compare EQ, %116, %124, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
    %c_34 = stablehlo.constant dense<97> : tensor<i32>
    %126 = call @_where_5(%125, %121, %c_34) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
    %c_35 = stablehlo.constant dense<2147483647> : tensor<i32>
    %127 = stablehlo.reduce(%126 init: %c_35) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
    %c_36 = stablehlo.constant dense<96> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %129 = stablehlo.minimum %127, %128 : tensor<8xi32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %131 = stablehlo.compare GT, %55, %130, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %132 = stablehlo.and %79, %131 : tensor<8xi1>
    %c_38 = stablehlo.constant dense<false> : tensor<i1>
    %133 = stablehlo.reduce(%132 init: %c_38) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %134 = stablehlo.convert %133 : (tensor<i1>) -> tensor<i32>
    %135 = "stablehlo.case"(%134) ({
      stablehlo.return %129 : tensor<8xi32>
    }, {
      %c_67 = stablehlo.constant dense<1> : tensor<i32>
      %232 = func.call @_where_6(%132, %55, %c_67) : (tensor<8xi1>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
      %233 = stablehlo.broadcast_in_dim %232, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
      %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
      %235 = stablehlo.divide %116, %234 : tensor<8x97xf32>
      %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %236 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %237 = stablehlo.compare GT, %76, %236, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %238 = stablehlo.and %237, %132 : tensor<8xi1>
      %c_69 = stablehlo.constant dense<false> : tensor<i1>
      %239 = stablehlo.reduce(%238 init: %c_69) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %240 = stablehlo.convert %239 : (tensor<i1>) -> tensor<i32>
      %241 = "stablehlo.case"(%240) ({
        %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %296 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8xf32>
        stablehlo.return %296 : tensor<8xf32>
      }, {
        %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %296 = stablehlo.reduce(%235 init: %cst_82) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %297 = stablehlo.log %76 : tensor<8xf32>
        %298 = stablehlo.add %296, %297 : tensor<8xf32>
        stablehlo.return %298 : tensor<8xf32>
      }) : (tensor<i32>) -> tensor<8xf32>
      %242 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
      %243 = stablehlo.broadcast_in_dim %241, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
      %244 = stablehlo.convert %243 : tensor<8x1xf32>
      %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
      %246 = stablehlo.compare LT, %235, %245, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
      %247 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
      %248 = stablehlo.and %247, %246 : tensor<8x97xi1>
      %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %249 = func.call @_where_7(%248, %cst_70, %235) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
      %c_71 = stablehlo.constant dense<0> : tensor<i32>
      %250 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<8xi32>
      %251 = stablehlo.compare GT, %62, %250, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %c_72 = stablehlo.constant dense<97> : tensor<i32>
      %252 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<8xi32>
      %253 = stablehlo.compare LT, %62, %252, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %254 = stablehlo.and %251, %253 : tensor<8xi1>
      %255 = stablehlo.and %254, %132 : tensor<8xi1>
      %c_73 = stablehlo.constant dense<false> : tensor<i1>
      %256 = stablehlo.reduce(%255 init: %c_73) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %257 = stablehlo.convert %256 : (tensor<i1>) -> tensor<i32>
      %258 = "stablehlo.case"(%257) ({
        %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %296 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8xf32>
        stablehlo.return %296 : tensor<8xf32>
      }, {
        %296 = stablehlo.bitcast_convert %249 : (tensor<8x97xf32>) -> tensor<8x97xi32>
        %c_82 = stablehlo.constant dense<0> : tensor<i32>
        %297 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %298 = stablehlo.compare LT, %296, %297, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %c_83 = stablehlo.constant dense<2147483647> : tensor<i32>
        %299 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %300 = stablehlo.xor %296, %299 : tensor<8x97xi32>
        %301 = func.call @_where_8(%298, %300, %296) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
        %c_84 = stablehlo.constant dense<2147483647> : tensor<i32>
        %302 = stablehlo.reduce(%301 init: %c_84) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_85 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %303 = stablehlo.reduce(%301 init: %c_85) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_86 = stablehlo.constant dense<0> : tensor<i32>
        %c_87 = stablehlo.constant dense<0> : tensor<i32>
        %304:6 = stablehlo.while(%iterArg = %301, %iterArg_90 = %62, %iterArg_91 = %c_87, %iterArg_92 = %c_86, %iterArg_93 = %302, %iterArg_94 = %303) : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
        cond {
          %c_95 = stablehlo.constant dense<32> : tensor<i32>
          %311 = stablehlo.compare LT, %iterArg_91, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %311 : tensor<i1>
        } do {
          %311:3 = func.call @closed_call_9(%iterArg, %iterArg_90, %iterArg_92, %iterArg_93, %iterArg_94) : (tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
          %c_95 = stablehlo.constant dense<1> : tensor<i32>
          %312 = stablehlo.add %iterArg_91, %c_95 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_90, %312, %311#0, %311#1, %311#2 : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
        }
        %c_88 = stablehlo.constant dense<0> : tensor<i32>
        %305 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %306 = stablehlo.compare LT, %304#4, %305, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_89 = stablehlo.constant dense<2147483647> : tensor<i32>
        %307 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %308 = stablehlo.xor %304#4, %307 : tensor<8xi32>
        %309 = func.call @_where_10(%306, %308, %304#4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        %310 = stablehlo.bitcast_convert %309 : (tensor<8xi32>) -> tensor<8xf32>
        stablehlo.return %310 : tensor<8xf32>
      }) : (tensor<i32>) -> tensor<8xf32>
      %259 = stablehlo.broadcast_in_dim %255, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
      %260 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
      %261 = stablehlo.convert %260 : tensor<8x1xf32>
      %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
      %263 = stablehlo.compare LT, %249, %262, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
      %264 = stablehlo.broadcast_in_dim %259, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
      %265 = stablehlo.and %264, %263 : tensor<8x97xi1>
      %cst_74 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %266 = func.call @_where_7(%265, %cst_74, %249) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
      %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %267 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %268 = stablehlo.compare LT, %69, %267, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %269 = stablehlo.and %268, %132 : tensor<8xi1>
      %c_76 = stablehlo.constant dense<false> : tensor<i1>
      %270 = stablehlo.reduce(%269 init: %c_76) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %271 = stablehlo.convert %270 : (tensor<i1>) -> tensor<i32>
      %272 = "stablehlo.case"(%271) ({
        %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %296 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8xf32>
        stablehlo.return %296 : tensor<8xf32>
      }, {
        %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %296 = stablehlo.reduce(%266 init: %cst_82) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %297 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %299 = stablehlo.subtract %266, %298 : tensor<8x97xf32>
        %300 = stablehlo.exponential %299 : tensor<8x97xf32>
        %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %301 = stablehlo.reduce(%300 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %302 = stablehlo.multiply %69, %301 : tensor<8xf32>
        %303 = stablehlo.bitcast_convert %266 : (tensor<8x97xf32>) -> tensor<8x97xi32>
        %c_84 = stablehlo.constant dense<0> : tensor<i32>
        %304 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %305 = stablehlo.compare LT, %303, %304, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %c_85 = stablehlo.constant dense<2147483647> : tensor<i32>
        %306 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %307 = stablehlo.xor %303, %306 : tensor<8x97xi32>
        %308 = func.call @_where_8(%305, %307, %303) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
        %c_86 = stablehlo.constant dense<2147483647> : tensor<i32>
        %309 = stablehlo.reduce(%308 init: %c_86) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_87 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %310 = stablehlo.reduce(%308 init: %c_87) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_88 = stablehlo.constant dense<0> : tensor<i32>
        %c_89 = stablehlo.constant dense<0> : tensor<i32>
        %311:7 = stablehlo.while(%iterArg = %308, %iterArg_92 = %300, %iterArg_93 = %302, %iterArg_94 = %c_89, %iterArg_95 = %c_88, %iterArg_96 = %309, %iterArg_97 = %310) : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
        cond {
          %c_98 = stablehlo.constant dense<32> : tensor<i32>
          %318 = stablehlo.compare LT, %iterArg_94, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %318 : tensor<i1>
        } do {
          %318:3 = func.call @closed_call_11(%iterArg, %iterArg_92, %iterArg_93, %iterArg_95, %iterArg_96, %iterArg_97) : (tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
          %c_98 = stablehlo.constant dense<1> : tensor<i32>
          %319 = stablehlo.add %iterArg_94, %c_98 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_92, %iterArg_93, %319, %318#0, %318#1, %318#2 : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
        }
        %c_90 = stablehlo.constant dense<0> : tensor<i32>
        %312 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %313 = stablehlo.compare LT, %311#5, %312, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_91 = stablehlo.constant dense<2147483647> : tensor<i32>
        %314 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %315 = stablehlo.xor %311#5, %314 : tensor<8xi32>
        %316 = func.call @_where_10(%313, %315, %311#5) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        %317 = stablehlo.bitcast_convert %316 : (tensor<8xi32>) -> tensor<8xf32>
        stablehlo.return %317 : tensor<8xf32>
      }) : (tensor<i32>) -> tensor<8xf32>
      %273 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
      %274 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
      %275 = stablehlo.convert %274 : tensor<8x1xf32>
      %276 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
      %277 = stablehlo.compare LT, %266, %276, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
      %278 = stablehlo.broadcast_in_dim %273, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
      %279 = stablehlo.and %278, %277 : tensor<8x97xi1>
      %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %280 = func.call @_where_7(%279, %cst_77, %266) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
      %281 = stablehlo.convert %20 : (tensor<8xi32>) -> tensor<8xui32>
      %282 = func.call @_threefry_fold_in(%48, %281) : (tensor<8x2xui32>, tensor<8xui32>) -> tensor<8x2xui32>
      %283 = func.call @_gumbel(%282) : (tensor<8x2xui32>) -> tensor<8x97xf32>
      %284 = stablehlo.add %280, %283 : tensor<8x97xf32>
      %285 = stablehlo.iota dim = 0 : tensor<97xi32>
      %286 = stablehlo.broadcast_in_dim %285, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
      %cst_78 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %287 = stablehlo.reduce(%284 init: %cst_78) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
      %288 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
      %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
      %290 = stablehlo.compare EQ, %284, %289, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
      %c_79 = stablehlo.constant dense<97> : tensor<i32>
      %291 = func.call @_where_5(%290, %286, %c_79) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
      %c_80 = stablehlo.constant dense<2147483647> : tensor<i32>
      %292 = stablehlo.reduce(%291 init: %c_80) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
      %c_81 = stablehlo.constant dense<96> : tensor<i32>
      %293 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<8xi32>
      %294 = stablehlo.minimum %292, %293 : tensor<8xi32>
      %295 = func.call @_where_10(%132, %294, %129) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      stablehlo.return %295 : tensor<8xi32>
    }) : (tensor<i32>) -> tensor<8xi32>
    %c_39 = stablehlo.constant dense<-2> : tensor<i32>
    %136 = call @_where(%119, %135, %c_39) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_40 = stablehlo.constant dense<1> : tensor<i32>
    %137 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %138 = stablehlo.add %20, %137 : tensor<8xi32>
    %139 = call @_in1d(%136, %c) : (tensor<8xi32>, tensor<1xi32>) -> tensor<8xi1>
    %140 = stablehlo.and %139, %41 : tensor<8xi1>
    %c_41 = stablehlo.constant dense<1> : tensor<i32>
    %141 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %142 = stablehlo.add %13, %141 : tensor<8xi32>
    %143 = stablehlo.not %140 : tensor<8xi1>
    %144 = stablehlo.and %79, %143 : tensor<8xi1>
    %145 = stablehlo.compare LT, %138, %27, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %146 = stablehlo.and %144, %145 : tensor<8xi1>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %147 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %148 = stablehlo.compare LT, %80, %147, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_43 = stablehlo.constant dense<4> : tensor<i32>
    %149 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %150 = stablehlo.add %80, %149 : tensor<8xi32>
    %151 = stablehlo.select %148, %150, %80 : tensor<8xi1>, tensor<8xi32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %153 = "stablehlo.scatter"(%arg16, %152, %136) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<i32>, %arg29: tensor<i32>):
      stablehlo.return %arg29 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %154 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %155 = stablehlo.compare LT, %80, %154, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_45 = stablehlo.constant dense<4> : tensor<i32>
    %156 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %157 = stablehlo.add %80, %156 : tensor<8xi32>
    %158 = stablehlo.select %155, %157, %80 : tensor<8xi1>, tensor<8xi32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %160 = "stablehlo.scatter"(%arg17, %159, %142) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<i32>, %arg29: tensor<i32>):
      stablehlo.return %arg29 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %161 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %162 = stablehlo.compare LT, %80, %161, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_47 = stablehlo.constant dense<4> : tensor<i32>
    %163 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %164 = stablehlo.add %80, %163 : tensor<8xi32>
    %165 = stablehlo.select %162, %164, %80 : tensor<8xi1>, tensor<8xi32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %167 = "stablehlo.scatter"(%arg18, %166, %138) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<i32>, %arg29: tensor<i32>):
      stablehlo.return %arg29 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %168 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %169 = stablehlo.compare LT, %80, %168, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_49 = stablehlo.constant dense<4> : tensor<i32>
    %170 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %171 = stablehlo.add %80, %170 : tensor<8xi32>
    %172 = stablehlo.select %169, %171, %80 : tensor<8xi1>, tensor<8xi32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %174 = "stablehlo.scatter"(%arg19, %173, %27) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<i32>, %arg29: tensor<i32>):
      stablehlo.return %arg29 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %176 = stablehlo.compare LT, %80, %175, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_51 = stablehlo.constant dense<4> : tensor<i32>
    %177 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %178 = stablehlo.add %80, %177 : tensor<8xi32>
    %179 = stablehlo.select %176, %178, %80 : tensor<8xi1>, tensor<8xi32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %181 = "stablehlo.scatter"(%arg20, %180, %146) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<i1>, %arg29: tensor<i1>):
      stablehlo.return %arg29 : tensor<i1>
    }) : (tensor<4xi1>, tensor<8x1xi32>, tensor<8xi1>) -> tensor<4xi1>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %183 = stablehlo.compare LT, %80, %182, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_53 = stablehlo.constant dense<4> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %185 = stablehlo.add %80, %184 : tensor<8xi32>
    %186 = stablehlo.select %183, %185, %80 : tensor<8xi1>, tensor<8xi32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %188 = "stablehlo.scatter"(%arg21, %187, %41) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<i1>, %arg29: tensor<i1>):
      stablehlo.return %arg29 : tensor<i1>
    }) : (tensor<4xi1>, tensor<8x1xi32>, tensor<8xi1>) -> tensor<4xi1>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %189 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %190 = stablehlo.compare LT, %80, %189, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_55 = stablehlo.constant dense<4> : tensor<i32>
    %191 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %192 = stablehlo.add %80, %191 : tensor<8xi32>
    %193 = stablehlo.select %190, %192, %80 : tensor<8xi1>, tensor<8xi32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %195 = "stablehlo.scatter"(%arg22, %194, %48) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<ui32>, %arg29: tensor<ui32>):
      stablehlo.return %arg29 : tensor<ui32>
    }) : (tensor<4x2xui32>, tensor<8x1xi32>, tensor<8x2xui32>) -> tensor<4x2xui32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %196 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %197 = stablehlo.compare LT, %80, %196, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_57 = stablehlo.constant dense<4> : tensor<i32>
    %198 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %199 = stablehlo.add %80, %198 : tensor<8xi32>
    %200 = stablehlo.select %197, %199, %80 : tensor<8xi1>, tensor<8xi32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %202 = "stablehlo.scatter"(%arg23, %201, %55) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<4xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<4xf32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %203 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %204 = stablehlo.compare LT, %80, %203, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_59 = stablehlo.constant dense<4> : tensor<i32>
    %205 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %206 = stablehlo.add %80, %205 : tensor<8xi32>
    %207 = stablehlo.select %204, %206, %80 : tensor<8xi1>, tensor<8xi32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %209 = "stablehlo.scatter"(%arg24, %208, %62) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<i32>, %arg29: tensor<i32>):
      stablehlo.return %arg29 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %210 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %211 = stablehlo.compare LT, %80, %210, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_61 = stablehlo.constant dense<4> : tensor<i32>
    %212 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %213 = stablehlo.add %80, %212 : tensor<8xi32>
    %214 = stablehlo.select %211, %213, %80 : tensor<8xi1>, tensor<8xi32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %216 = "stablehlo.scatter"(%arg25, %215, %69) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<4xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<4xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %217 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %218 = stablehlo.compare LT, %80, %217, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_63 = stablehlo.constant dense<4> : tensor<i32>
    %219 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %220 = stablehlo.add %80, %219 : tensor<8xi32>
    %221 = stablehlo.select %218, %220, %80 : tensor<8xi1>, tensor<8xi32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %223 = "stablehlo.scatter"(%arg26, %222, %76) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<4xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<4xf32>
    %c_64 = stablehlo.constant dense<-1> : tensor<i32>
    %224 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %225 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %226 = stablehlo.compare LT, %80, %225, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_66 = stablehlo.constant dense<4> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %228 = stablehlo.add %80, %227 : tensor<8xi32>
    %229 = stablehlo.select %226, %228, %80 : tensor<8xi1>, tensor<8xi32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %231 = "stablehlo.scatter"(%224, %230, %136) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<i32>, %arg29: tensor<i32>):
      stablehlo.return %arg29 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    return %101#1, %101#2, %153, %160, %167, %174, %181, %188, %195, %202, %209, %216, %223, %231, %136, %116 : tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<8xi32>, tensor<8x97xf32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xi32>
    return %2 : tensor<8xi32>
  }
  func.func private @"<lambda>"(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>, %arg3: tensor<32xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32x96xf32>, %arg8: tensor<48x32xf32>, %arg9: tensor<8x1x32xf32>, %arg10: tensor<8x1x1x4xf32>, %arg11: tensor<8x1x1x4xf32>, %arg12: tensor<i32>, %arg13: tensor<2x4x2x8x64xf32>, %arg14: tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>) {
    %0 = stablehlo.multiply %arg9, %arg9 : tensor<8x1x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<8x1x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<8x1x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<8x1x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %9 = stablehlo.multiply %arg9, %8 : tensor<8x1x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<8x1x32xf32>
    %13 = stablehlo.dot_general %12, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1x32xf32>, tensor<32x64xf32>) -> tensor<8x1x64xf32>
    %14 = stablehlo.reshape %13 : (tensor<8x1x64xf32>) -> tensor<8x1x8x8xf32>
    %15 = stablehlo.slice %14 [0:8, 0:1, 0:4, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x4x8xf32>
    %16 = stablehlo.slice %14 [0:8, 0:1, 4:6, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %17 = stablehlo.slice %14 [0:8, 0:1, 6:8, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %18 = stablehlo.slice %15 [0:8, 0:1, 0:4, 0:4] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %19 = stablehlo.slice %15 [0:8, 0:1, 0:4, 4:8] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %20 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<8x1x4x4xf32>
    %22 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %23 = stablehlo.multiply %19, %22 : tensor<8x1x4x4xf32>
    %24 = stablehlo.subtract %21, %23 : tensor<8x1x4x4xf32>
    %25 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %26 = stablehlo.multiply %19, %25 : tensor<8x1x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %28 = stablehlo.multiply %18, %27 : tensor<8x1x4x4xf32>
    %29 = stablehlo.add %26, %28 : tensor<8x1x4x4xf32>
    %30 = stablehlo.concatenate %24, %29, dim = 3 : (tensor<8x1x4x4xf32>, tensor<8x1x4x4xf32>) -> tensor<8x1x4x8xf32>
    %31 = stablehlo.slice %16 [0:8, 0:1, 0:2, 0:4] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %32 = stablehlo.slice %16 [0:8, 0:1, 0:2, 4:8] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %33 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<8x1x2x4xf32>
    %35 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %36 = stablehlo.multiply %32, %35 : tensor<8x1x2x4xf32>
    %37 = stablehlo.subtract %34, %36 : tensor<8x1x2x4xf32>
    %38 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %39 = stablehlo.multiply %32, %38 : tensor<8x1x2x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %41 = stablehlo.multiply %31, %40 : tensor<8x1x2x4xf32>
    %42 = stablehlo.add %39, %41 : tensor<8x1x2x4xf32>
    %43 = stablehlo.concatenate %37, %42, dim = 3 : (tensor<8x1x2x4xf32>, tensor<8x1x2x4xf32>) -> tensor<8x1x2x8xf32>
    %44 = stablehlo.reshape %30 : (tensor<8x1x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %45 = stablehlo.reshape %43 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.compare LT, %arg12, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %47 = stablehlo.add %arg12, %c_2 : tensor<i32>
    %48 = stablehlo.select %46, %47, %arg12 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %50 = stablehlo.compare LT, %arg0, %49, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %52 = stablehlo.add %arg0, %51 : tensor<8xi32>
    %53 = stablehlo.select %50, %52, %arg0 : tensor<8xi1>, tensor<8xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %55 = stablehlo.compare LT, %arg1, %54, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_6 = stablehlo.constant dense<64> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %57 = stablehlo.add %arg1, %56 : tensor<8xi32>
    %58 = stablehlo.select %55, %57, %arg1 : tensor<8xi1>, tensor<8xi32>
    %59 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %61 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %62 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %63 = stablehlo.concatenate %60, %61, %62, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %64 = "stablehlo.scatter"(%arg13, %63, %45) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      stablehlo.return %arg16 : tensor<f32>
    }) : (tensor<2x4x2x8x64xf32>, tensor<8x3xi32>, tensor<8x2x8xf32>) -> tensor<2x4x2x8x64xf32>
    %65 = stablehlo.reshape %17 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.compare LT, %arg12, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %67 = stablehlo.add %arg12, %c_8 : tensor<i32>
    %68 = stablehlo.select %66, %67, %arg12 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %70 = stablehlo.compare LT, %arg0, %69, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %72 = stablehlo.add %arg0, %71 : tensor<8xi32>
    %73 = stablehlo.select %70, %72, %arg0 : tensor<8xi1>, tensor<8xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %75 = stablehlo.compare LT, %arg1, %74, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_12 = stablehlo.constant dense<64> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %77 = stablehlo.add %arg1, %76 : tensor<8xi32>
    %78 = stablehlo.select %75, %77, %arg1 : tensor<8xi1>, tensor<8xi32>
    %79 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %81 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %82 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %83 = stablehlo.concatenate %80, %81, %82, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %84 = "stablehlo.scatter"(%arg14, %83, %65) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      stablehlo.return %arg16 : tensor<f32>
    }) : (tensor<2x4x2x64x8xf32>, tensor<8x3xi32>, tensor<8x2x8xf32>) -> tensor<2x4x2x64x8xf32>
    %85 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %87 = stablehlo.add %arg1, %86 : tensor<8xi32>
    %cst_14 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x1x2x2x8xf32>
    %89 = stablehlo.multiply %44, %88 : tensor<8x1x2x2x8xf32>
    %90 = stablehlo.transpose %89, dims = [0, 2, 3, 1, 4] : (tensor<8x1x2x2x8xf32>) -> tensor<8x2x2x1x8xf32>
    %91 = stablehlo.reshape %90 : (tensor<8x2x2x1x8xf32>) -> tensor<8x2x2x8xf32>
    %92 = stablehlo.reshape %85 : (tensor<8x1xi32>) -> tensor<1x8x1x1xi32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xi32>) -> tensor<1x8x2x1xi32>
    %94 = stablehlo.reshape %93 : (tensor<1x8x2x1xi32>) -> tensor<8x2xi32>
    %95 = stablehlo.reshape %91 : (tensor<8x2x2x8xf32>) -> tensor<2x4x2x2x8xf32>
    %96 = stablehlo.reshape %arg2 : (tensor<8xi32>) -> tensor<2x4xi32>
    %97 = stablehlo.reshape %94 : (tensor<8x2xi32>) -> tensor<2x4x2xi32>
    %98 = stablehlo.reshape %87 : (tensor<8xi32>) -> tensor<2x4xi32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x4x2x2x8xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %100:9 = stablehlo.while(%iterArg = %95, %iterArg_20 = %96, %iterArg_21 = %97, %iterArg_22 = %98, %iterArg_23 = %arg12, %iterArg_24 = %64, %iterArg_25 = %84, %iterArg_26 = %c_16, %iterArg_27 = %99) : tensor<2x4x2x2x8xf32>, tensor<2x4xi32>, tensor<2x4x2xi32>, tensor<2x4xi32>, tensor<i32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<2x4x2x2x8xf32>
    cond {
      %c_28 = stablehlo.constant dense<2> : tensor<i32>
      %126 = stablehlo.compare LT, %iterArg_26, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %126 : tensor<i1>
    } do {
      %126 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_26) : (tensor<2x4x2x2x8xf32>, tensor<i32>) -> tensor<4x2x2x8xf32>
      %127 = func.call @dynamic_index_in_dim_0(%iterArg_20, %iterArg_26) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
      %128 = func.call @dynamic_index_in_dim_1(%iterArg_21, %iterArg_26) : (tensor<2x4x2xi32>, tensor<i32>) -> tensor<4x2xi32>
      %129 = func.call @dynamic_index_in_dim_0(%iterArg_22, %iterArg_26) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
      %130 = func.call @closed_call(%iterArg_23, %iterArg_24, %iterArg_25, %126, %127, %128, %129) : (tensor<i32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4x2x2x8xf32>, tensor<4xi32>, tensor<4x2xi32>, tensor<4xi32>) -> tensor<4x2x2x8xf32>
      %131 = func.call @dynamic_update_index_in_dim(%iterArg_27, %130, %iterArg_26) : (tensor<2x4x2x2x8xf32>, tensor<4x2x2x8xf32>, tensor<i32>) -> tensor<2x4x2x2x8xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %132 = stablehlo.add %iterArg_26, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %132, %131 : tensor<2x4x2x2x8xf32>, tensor<2x4xi32>, tensor<2x4x2xi32>, tensor<2x4xi32>, tensor<i32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<2x4x2x2x8xf32>
    }
    %101 = stablehlo.reshape %100#8 : (tensor<2x4x2x2x8xf32>) -> tensor<8x2x2x1x8xf32>
    %102 = stablehlo.transpose %101, dims = [0, 3, 1, 2, 4] : (tensor<8x2x2x1x8xf32>) -> tensor<8x1x2x2x8xf32>
    %103 = stablehlo.reshape %102 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x32xf32>
    %104 = stablehlo.dot_general %103, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1x32xf32>, tensor<32x32xf32>) -> tensor<8x1x32xf32>
    %105 = stablehlo.add %arg9, %104 : tensor<8x1x32xf32>
    %106 = stablehlo.multiply %105, %105 : tensor<8x1x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_18 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %110 = stablehlo.divide %108, %109 : tensor<8x1x1xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %112 = stablehlo.add %110, %111 : tensor<8x1x1xf32>
    %113 = stablehlo.rsqrt %112 : tensor<8x1x1xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %115 = stablehlo.multiply %105, %114 : tensor<8x1x32xf32>
    %116 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %118 = stablehlo.multiply %115, %117 : tensor<8x1x32xf32>
    %119 = stablehlo.dot_general %118, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1x32xf32>, tensor<32x96xf32>) -> tensor<8x1x96xf32>
    %120 = stablehlo.slice %119 [0:8, 0:1, 0:48] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %121 = stablehlo.slice %119 [0:8, 0:1, 48:96] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %122 = call @silu(%120) : (tensor<8x1x48xf32>) -> tensor<8x1x48xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<8x1x48xf32>
    %124 = stablehlo.dot_general %123, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1x48xf32>, tensor<48x32xf32>) -> tensor<8x1x32xf32>
    %125 = stablehlo.add %105, %124 : tensor<8x1x32xf32>
    return %125, %64, %84 : tensor<8x1x32xf32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x4x2x2x8xf32>, %arg1: tensor<i32>) -> tensor<4x2x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 2, 8] : (tensor<2x4x2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x2x8xf32>) -> tensor<4x2x2x8xf32>
    return %1 : tensor<4x2x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<2x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xi32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x4x2xi32>, %arg1: tensor<i32>) -> tensor<4x2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 2] : (tensor<2x4x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2xi32>) -> tensor<4x2xi32>
    return %1 : tensor<4x2xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x4x2x8x64xf32>, %arg2: tensor<2x4x2x64x8xf32>, %arg3: tensor<4x2x2x8xf32>, %arg4: tensor<4xi32>, %arg5: tensor<4x2xi32>, %arg6: tensor<4xi32>) -> tensor<4x2x2x8xf32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.add %0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.subtract %1, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %3 = call @floor_divide(%2, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x2x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x2x2x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %7:12 = stablehlo.while(%iterArg = %3, %iterArg_6 = %arg6, %iterArg_7 = %arg5, %iterArg_8 = %arg0, %iterArg_9 = %arg4, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %4, %iterArg_15 = %5, %iterArg_16 = %6) : tensor<i32>, tensor<4xi32>, tensor<4x2xi32>, tensor<i32>, tensor<4xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4x2x2x8xf32>, tensor<i32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<4x2x2x8xf32>
    cond {
      %11 = stablehlo.compare LT, %iterArg_13, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<16> : tensor<i32>
      %11 = stablehlo.multiply %iterArg_13, %c_17 : tensor<i32>
      %12 = stablehlo.iota dim = 0 : tensor<16xi32>
      %13 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %14 = stablehlo.add %13, %12 : tensor<16xi32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %16 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<4x16xi32>
      %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x16xi32>
      %19 = stablehlo.compare LT, %17, %18, SIGNED : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 2] : (tensor<4x16xi1>) -> tensor<4x1x16xi1>
      %21 = stablehlo.broadcast_in_dim %14, dims = [2] : (tensor<16xi32>) -> tensor<1x1x16xi32>
      %22 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<4x2xi32>) -> tensor<4x2x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<4x2x16xi32>
      %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<4x2x1xi32>) -> tensor<4x2x16xi32>
      %25 = stablehlo.compare LE, %23, %24, SIGNED : (tensor<4x2x16xi32>, tensor<4x2x16xi32>) -> tensor<4x2x16xi1>
      %26 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<4x1x16xi1>) -> tensor<4x2x16xi1>
      %27 = stablehlo.and %26, %25 : tensor<4x2x16xi1>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_8, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
      %29 = stablehlo.add %iterArg_8, %c_19 : tensor<i32>
      %30 = stablehlo.select %28, %29, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %32 = stablehlo.compare LT, %iterArg_9, %31, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %33 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %34 = stablehlo.add %iterArg_9, %33 : tensor<4xi32>
      %35 = stablehlo.select %32, %34, %iterArg_9 : tensor<4xi1>, tensor<4xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %36 = stablehlo.compare LT, %11, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<64> : tensor<i32>
      %37 = stablehlo.add %11, %c_23 : tensor<i32>
      %38 = stablehlo.select %36, %37, %11 : tensor<i1>, tensor<i32>
      %39 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %40 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %41 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %42 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %43 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %44 = stablehlo.concatenate %39, %40, %41, %42, %43, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
      %45 = "stablehlo.gather"(%iterArg_10, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 8, 16>}> : (tensor<2x4x2x8x64xf32>, tensor<4x5xi32>) -> tensor<4x1x1x2x8x16xf32>
      %46 = stablehlo.reshape %45 : (tensor<4x1x1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %47 = stablehlo.compare LT, %iterArg_8, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<2> : tensor<i32>
      %48 = stablehlo.add %iterArg_8, %c_27 : tensor<i32>
      %49 = stablehlo.select %47, %48, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %50 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %51 = stablehlo.compare LT, %iterArg_9, %50, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_29 = stablehlo.constant dense<4> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %53 = stablehlo.add %iterArg_9, %52 : tensor<4xi32>
      %54 = stablehlo.select %51, %53, %iterArg_9 : tensor<4xi1>, tensor<4xi32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %55 = stablehlo.compare LT, %11, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<64> : tensor<i32>
      %56 = stablehlo.add %11, %c_31 : tensor<i32>
      %57 = stablehlo.select %55, %56, %11 : tensor<i1>, tensor<i32>
      %58 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %59 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %60 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %61 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %62 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %63 = stablehlo.concatenate %58, %59, %60, %61, %62, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
      %64 = "stablehlo.gather"(%iterArg_11, %63) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<4x5xi32>) -> tensor<4x1x1x2x16x8xf32>
      %65 = stablehlo.reshape %64 : (tensor<4x1x1x2x16x8xf32>) -> tensor<4x2x16x8xf32>
      %66 = stablehlo.broadcast_in_dim %19, dims = [0, 2] : (tensor<4x16xi1>) -> tensor<4x1x16x1xi1>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %67 = func.call @_where_3(%66, %65, %c_34) : (tensor<4x1x16x1xi1>, tensor<4x2x16x8xf32>, tensor<i32>) -> tensor<4x2x16x8xf32>
      %68 = stablehlo.broadcast_in_dim %27, dims = [0, 2, 3] : (tensor<4x2x16xi1>) -> tensor<4x1x2x16xi1>
      %69 = stablehlo.dot_general %iterArg_12, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x2x2x8xf32>, tensor<4x2x8x16xf32>) -> tensor<4x2x2x16xf32>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %70 = func.call @_where_4(%68, %69, %cst_35) : (tensor<4x1x2x16xi1>, tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<4x2x2x16xf32>
      %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %71 = stablehlo.reduce(%70 init: %cst_36) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<4x2x2xf32>
      %72 = stablehlo.maximum %iterArg_14, %71 : tensor<4x2x2xf32>
      %73 = stablehlo.subtract %iterArg_14, %72 : tensor<4x2x2xf32>
      %74 = stablehlo.exponential %73 : tensor<4x2x2xf32>
      %75 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x1xf32>
      %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x16xf32>
      %77 = stablehlo.subtract %70, %76 : tensor<4x2x2x16xf32>
      %78 = stablehlo.exponential %77 : tensor<4x2x2x16xf32>
      %79 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x1xf32>
      %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x8xf32>
      %81 = stablehlo.multiply %iterArg_16, %80 : tensor<4x2x2x8xf32>
      %82 = stablehlo.dot_general %78, %67, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x2x2x16xf32>, tensor<4x2x16x8xf32>) -> tensor<4x2x2x8xf32>
      %83 = stablehlo.add %81, %82 : tensor<4x2x2x8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %84 = stablehlo.add %iterArg_13, %c_37 : tensor<i32>
      %85 = stablehlo.multiply %iterArg_15, %74 : tensor<4x2x2xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %86 = stablehlo.reduce(%78 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<4x2x2xf32>
      %87 = stablehlo.add %85, %86 : tensor<4x2x2xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %84, %72, %87, %83 : tensor<i32>, tensor<4xi32>, tensor<4x2xi32>, tensor<i32>, tensor<4xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4x2x2x8xf32>, tensor<i32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<4x2x2x8xf32>
    }
    %8 = stablehlo.broadcast_in_dim %7#10, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x8xf32>
    %10 = stablehlo.divide %7#11, %9 : tensor<4x2x2x8xf32>
    return %10 : tensor<4x2x2x8xf32>
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
  func.func private @_where_4(%arg0: tensor<4x1x2x16xi1>, %arg1: tensor<4x2x2x16xf32>, %arg2: tensor<f32>) -> tensor<4x2x2x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<4x1x2x16xi1>) -> tensor<4x2x2x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x2x2x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x2x2x16xi1>, tensor<4x2x2x16xf32>
    return %3 : tensor<4x2x2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x4x2x2x8xf32>, %arg1: tensor<4x2x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x4x2x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x2x2x8xf32>) -> tensor<1x4x2x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x2x2x8xf32>, tensor<1x4x2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x2x8xf32>
    return %1 : tensor<2x4x2x2x8xf32>
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
  func.func private @_where_5(%arg0: tensor<8x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<8x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x97xi32>) -> tensor<8x97xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %3 : tensor<8x97xi32>
  }
  func.func private @_where_6(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @_where_7(%arg0: tensor<8x97xi1>, %arg1: tensor<f32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
  func.func private @_where_8(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xi32>, %arg2: tensor<8x97xi32>) -> tensor<8x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %0 : tensor<8x97xi32>
  }
  func.func private @closed_call_9(%arg0: tensor<8x97xi32>, %arg1: tensor<8xi32>, %arg2: tensor<i32>, %arg3: tensor<8xi32>, %arg4: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %16 = call @_where_10(%15, %9, %arg3) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<8xi32>
    %20 = call @_where_10(%15, %arg4, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_10(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @closed_call_11(%arg0: tensor<8x97xi32>, %arg1: tensor<8x97xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>, %arg4: tensor<8xi32>, %arg5: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %13 = call @_where_12(%12, %arg1, %c_3) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<i32>) -> tensor<8x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %16 = call @_where_10(%15, %9, %arg4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<8xi32>
    %20 = call @_where_10(%15, %arg5, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_12(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<i32>) -> tensor<8x97xf32> {
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
      %6:8 = func.call @closed_call_13(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<8x1xui32>, tensor<8x1xui32>
  }
  func.func private @closed_call_13(%arg0: tensor<i32>, %arg1: tensor<8x1xui32>, %arg2: tensor<8x1xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
    %18:2 = call @threefry2x32_14(%16, %17, %14, %15) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>)
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
  func.func private @threefry2x32_14(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>) {
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
      %10:8 = func.call @closed_call_15(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x97xui32>, tensor<8x97xui32>
  }
  func.func private @closed_call_15(%arg0: tensor<i32>, %arg1: tensor<8x97xui32>, %arg2: tensor<8x97xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
