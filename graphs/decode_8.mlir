module @jit_decode_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x64xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<48x32xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32x96xf32>, %arg7: tensor<48x32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32x97xf32>, %arg10: tensor<2x32xf32>, %arg11: tensor<2x32xf32>, %arg12: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<8xi32>) -> (tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].k"}, tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<4xi32> {jax.result_info = "result[1].tokens"}, tensor<8x97xf32> {jax.result_info = "result[1].logits"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg34, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg34, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg34 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = "stablehlo.gather"(%arg14, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %arg34, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %10 = stablehlo.add %arg34, %9 : tensor<8xi32>
    %11 = stablehlo.select %8, %10, %arg34 : tensor<8xi1>, tensor<8xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %13 = "stablehlo.gather"(%arg15, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %15 = stablehlo.compare LT, %arg34, %14, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %17 = stablehlo.add %arg34, %16 : tensor<8xi32>
    %18 = stablehlo.select %15, %17, %arg34 : tensor<8xi1>, tensor<8xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %20 = "stablehlo.gather"(%arg16, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %22 = stablehlo.compare LT, %arg34, %21, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %24 = stablehlo.add %arg34, %23 : tensor<8xi32>
    %25 = stablehlo.select %22, %24, %arg34 : tensor<8xi1>, tensor<8xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %27 = "stablehlo.gather"(%arg17, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %29 = stablehlo.compare LT, %arg34, %28, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %31 = stablehlo.add %arg34, %30 : tensor<8xi32>
    %32 = stablehlo.select %29, %31, %arg34 : tensor<8xi1>, tensor<8xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %34 = "stablehlo.gather"(%arg18, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %36 = stablehlo.compare LT, %arg34, %35, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %38 = stablehlo.add %arg34, %37 : tensor<8xi32>
    %39 = stablehlo.select %36, %38, %arg34 : tensor<8xi1>, tensor<8xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %41 = "stablehlo.gather"(%arg19, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %43 = stablehlo.compare LT, %arg34, %42, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_12 = stablehlo.constant dense<4> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %45 = stablehlo.add %arg34, %44 : tensor<8xi32>
    %46 = stablehlo.select %43, %45, %arg34 : tensor<8xi1>, tensor<8xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %48 = "stablehlo.gather"(%arg20, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %50 = stablehlo.compare LT, %arg34, %49, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_14 = stablehlo.constant dense<4> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %52 = stablehlo.add %arg34, %51 : tensor<8xi32>
    %53 = stablehlo.select %50, %52, %arg34 : tensor<8xi1>, tensor<8xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %55 = "stablehlo.gather"(%arg21, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xui32>, tensor<8x1xi32>) -> tensor<8x2xui32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %57 = stablehlo.compare LT, %arg34, %56, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_16 = stablehlo.constant dense<4> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %59 = stablehlo.add %arg34, %58 : tensor<8xi32>
    %60 = stablehlo.select %57, %59, %arg34 : tensor<8xi1>, tensor<8xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %62 = "stablehlo.gather"(%arg22, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %64 = stablehlo.compare LT, %arg34, %63, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_18 = stablehlo.constant dense<4> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %66 = stablehlo.add %arg34, %65 : tensor<8xi32>
    %67 = stablehlo.select %64, %66, %arg34 : tensor<8xi1>, tensor<8xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %69 = "stablehlo.gather"(%arg23, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %71 = stablehlo.compare LT, %arg34, %70, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_20 = stablehlo.constant dense<4> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %73 = stablehlo.add %arg34, %72 : tensor<8xi32>
    %74 = stablehlo.select %71, %73, %arg34 : tensor<8xi1>, tensor<8xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %76 = "stablehlo.gather"(%arg24, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %78 = stablehlo.compare LT, %arg34, %77, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_22 = stablehlo.constant dense<4> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %80 = stablehlo.add %arg34, %79 : tensor<8xi32>
    %81 = stablehlo.select %78, %80, %arg34 : tensor<8xi1>, tensor<8xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %83 = "stablehlo.gather"(%arg25, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %85 = stablehlo.compare LT, %arg34, %84, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_24 = stablehlo.constant dense<4> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %87 = stablehlo.add %arg34, %86 : tensor<8xi32>
    %88 = stablehlo.select %85, %87, %arg34 : tensor<8xi1>, tensor<8xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %90 = "stablehlo.gather"(%arg26, %89) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %92 = stablehlo.compare LT, %arg34, %91, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_26 = stablehlo.constant dense<4> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %94 = stablehlo.add %arg34, %93 : tensor<8xi32>
    %95 = stablehlo.select %92, %94, %arg34 : tensor<8xi1>, tensor<8xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %97 = "stablehlo.gather"(%arg27, %96) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %99 = stablehlo.compare LT, %arg34, %98, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_28 = stablehlo.constant dense<4> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %101 = stablehlo.add %arg34, %100 : tensor<8xi32>
    %102 = stablehlo.select %99, %101, %arg34 : tensor<8xi1>, tensor<8xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %104 = "stablehlo.gather"(%arg28, %103) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_29 = stablehlo.constant dense<4> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %106 = stablehlo.compare LT, %arg34, %105, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %107 = stablehlo.and %34, %106 : tensor<8xi1>
    %c_30 = stablehlo.constant dense<4> : tensor<i32>
    %108 = call @_where(%107, %arg34, %c_30) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %109 = call @_where(%107, %13, %c_31) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %110 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %111 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %113 = stablehlo.compare LT, %110, %112, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_33 = stablehlo.constant dense<97> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %115 = stablehlo.add %110, %114 : tensor<8x1xi32>
    %116 = stablehlo.select %113, %115, %110 : tensor<8x1xi1>, tensor<8x1xi32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %118 = "stablehlo.gather"(%arg9, %117) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<8x1x1xi32>) -> tensor<32x8x1xf32>
    %119 = stablehlo.transpose %118, dims = [1, 2, 0] : (tensor<32x8x1xf32>) -> tensor<8x1x32xf32>
    %120 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1x1xi32>
    %121 = stablehlo.convert %120 : (tensor<8x1x1x1xi32>) -> tensor<8x1x1x1xf32>
    %122 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %123 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xf32>) -> tensor<8x1x1x4xf32>
    %124 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x1x1x4xf32>
    %125 = stablehlo.multiply %123, %124 : tensor<8x1x1x4xf32>
    %126 = stablehlo.cosine %125 : tensor<8x1x1x4xf32>
    %127 = stablehlo.sine %125 : tensor<8x1x1x4xf32>
    %128 = stablehlo.slice %arg10 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %129 = stablehlo.reshape %128 : (tensor<1x32xf32>) -> tensor<32xf32>
    %130 = stablehlo.slice %arg11 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %131 = stablehlo.reshape %130 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %132:3 = call @layer(%108, %109, %arg34, %129, %arg0, %arg1, %131, %arg2, %arg3, %119, %126, %127, %c_34, %arg12, %arg13) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>)
    %133 = stablehlo.slice %arg10 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %134 = stablehlo.reshape %133 : (tensor<1x32xf32>) -> tensor<32xf32>
    %135 = stablehlo.slice %arg11 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %136 = stablehlo.reshape %135 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %137:3 = call @layer(%108, %109, %arg34, %134, %arg4, %arg5, %136, %arg6, %arg7, %132#0, %126, %127, %c_35, %132#1, %132#2) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>)
    %138 = stablehlo.multiply %137#0, %137#0 : tensor<8x1x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_37 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %142 = stablehlo.divide %140, %141 : tensor<8x1x1xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %144 = stablehlo.add %142, %143 : tensor<8x1x1xf32>
    %145 = stablehlo.rsqrt %144 : tensor<8x1x1xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %147 = stablehlo.multiply %137#0, %146 : tensor<8x1x32xf32>
    %148 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %150 = stablehlo.multiply %147, %149 : tensor<8x1x32xf32>
    %151 = stablehlo.reshape %150 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %152 = "stablehlo.case"(%c_39) ({
      %c_71 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_71 : tensor<i32>
    }, {
      %c_71 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_71 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %153 = "stablehlo.case"(%152) ({
      %c_71 = stablehlo.constant dense<0> : tensor<i32>
      %253 = func.call @_pad(%151, %c_71) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %254 = stablehlo.reshape %253 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %255 = stablehlo.reshape %254 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %256 = stablehlo.dot_general %255, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x97xf32>) -> tensor<8x97xf32>
      stablehlo.return %256 : tensor<8x97xf32>
    }) : (tensor<i32>) -> tensor<8x97xf32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_40) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %155 = stablehlo.iota dim = 0 : tensor<97xi32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %157 = stablehlo.reduce(%153 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
    %160 = stablehlo.compare EQ, %153, %159, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
    %c_42 = stablehlo.constant dense<97> : tensor<i32>
    %161 = call @_where_6(%160, %156, %c_42) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
    %c_43 = stablehlo.constant dense<2147483647> : tensor<i32>
    %162 = stablehlo.reduce(%161 init: %c_43) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
    %c_44 = stablehlo.constant dense<96> : tensor<i32>
    %163 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %164 = stablehlo.minimum %162, %163 : tensor<8xi32>
    %165 = stablehlo.compare NE, %154, %154, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %166 = stablehlo.not %165 : tensor<8xi1>
    %167 = stablehlo.and %107, %48 : tensor<8xi1>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %169 = stablehlo.compare GT, %62, %168, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %170 = stablehlo.and %107, %169 : tensor<8xi1>
    %171 = stablehlo.or %167, %170 : tensor<8xi1>
    %c_46 = stablehlo.constant dense<false> : tensor<i1>
    %172 = stablehlo.reduce(%171 init: %c_46) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %173 = stablehlo.convert %172 : (tensor<i1>) -> tensor<i32>
    %174 = "stablehlo.case"(%173) ({
      stablehlo.return %164 : tensor<8xi32>
    }, {
      %c_71 = stablehlo.constant dense<false> : tensor<i1>
      %253 = stablehlo.reduce(%167 init: %c_71) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %254 = stablehlo.convert %253 : (tensor<i1>) -> tensor<i32>
      %255 = "stablehlo.case"(%254) ({
        stablehlo.return %153 : tensor<8x97xf32>
      }, {
        %c_73 = stablehlo.constant dense<0> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %260 = stablehlo.compare LT, %arg34, %259, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_74 = stablehlo.constant dense<4> : tensor<i32>
        %261 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %262 = stablehlo.add %arg34, %261 : tensor<8xi32>
        %263 = stablehlo.select %260, %262, %arg34 : tensor<8xi1>, tensor<8xi32>
        %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %265 = "stablehlo.gather"(%arg29, %264) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_75 = stablehlo.constant dense<0> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %267 = stablehlo.compare LT, %arg34, %266, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_76 = stablehlo.constant dense<4> : tensor<i32>
        %268 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %269 = stablehlo.add %arg34, %268 : tensor<8xi32>
        %270 = stablehlo.select %267, %269, %arg34 : tensor<8xi1>, tensor<8xi32>
        %271 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %272 = "stablehlo.gather"(%arg30, %271) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_77 = stablehlo.constant dense<0> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %274 = stablehlo.compare LT, %arg34, %273, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_78 = stablehlo.constant dense<4> : tensor<i32>
        %275 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %276 = stablehlo.add %arg34, %275 : tensor<8xi32>
        %277 = stablehlo.select %274, %276, %arg34 : tensor<8xi1>, tensor<8xi32>
        %278 = stablehlo.broadcast_in_dim %277, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %279 = "stablehlo.gather"(%arg31, %278) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xf32>, tensor<8x1xi32>) -> tensor<8x97xf32>
        %c_79 = stablehlo.constant dense<0> : tensor<i32>
        %280 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %281 = stablehlo.compare LT, %arg34, %280, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_80 = stablehlo.constant dense<4> : tensor<i32>
        %282 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %283 = stablehlo.add %arg34, %282 : tensor<8xi32>
        %284 = stablehlo.select %281, %283, %arg34 : tensor<8xi1>, tensor<8xi32>
        %285 = stablehlo.broadcast_in_dim %284, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %286 = "stablehlo.gather"(%arg32, %285) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_81 = stablehlo.constant dense<0> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %288 = stablehlo.compare LT, %arg34, %287, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_82 = stablehlo.constant dense<4> : tensor<i32>
        %289 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %290 = stablehlo.add %arg34, %289 : tensor<8xi32>
        %291 = stablehlo.select %288, %290, %arg34 : tensor<8xi1>, tensor<8xi32>
        %292 = stablehlo.broadcast_in_dim %291, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %293 = "stablehlo.gather"(%arg33, %292) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi32>, tensor<8x1xi32>) -> tensor<8x97xi32>
        %294 = stablehlo.compare LT, %20, %41, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %295 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %297 = stablehlo.and %296, %272 : tensor<8x97xi1>
        %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %298 = func.call @_where_7(%297, %cst_83, %153) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %299 = stablehlo.add %298, %279 : tensor<8x97xf32>
        %300 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_84 = stablehlo.constant dense<0> : tensor<i32>
        %301 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %302 = stablehlo.compare GT, %293, %301, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %303 = stablehlo.or %286, %302 : tensor<8x97xi1>
        %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %304 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
        %305 = stablehlo.compare GT, %299, %304, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %306 = stablehlo.broadcast_in_dim %300, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %307 = stablehlo.divide %299, %306 : tensor<8x97xf32>
        %308 = stablehlo.broadcast_in_dim %300, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %309 = stablehlo.multiply %299, %308 : tensor<8x97xf32>
        %310 = func.call @_where_8(%305, %307, %309) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %311 = func.call @_where_8(%303, %310, %299) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %312 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %313 = stablehlo.convert %293 : (tensor<8x97xi32>) -> tensor<8x97xf32>
        %314 = stablehlo.broadcast_in_dim %312, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %315 = stablehlo.multiply %314, %313 : tensor<8x97xf32>
        %316 = stablehlo.subtract %311, %315 : tensor<8x97xf32>
        %317 = stablehlo.broadcast_in_dim %97, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_86 = stablehlo.constant dense<0> : tensor<i32>
        %318 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %319 = stablehlo.compare GT, %293, %318, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %320 = stablehlo.convert %319 : (tensor<8x97xi1>) -> tensor<8x97xf32>
        %321 = stablehlo.broadcast_in_dim %317, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %322 = stablehlo.multiply %321, %320 : tensor<8x97xf32>
        %323 = stablehlo.subtract %316, %322 : tensor<8x97xf32>
        %324 = stablehlo.broadcast_in_dim %167, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %325 = func.call @_where_9(%324, %323, %153) : (tensor<8x1xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        stablehlo.return %325 : tensor<8x97xf32>
      }) : (tensor<i32>) -> tensor<8x97xf32>
      %c_72 = stablehlo.constant dense<false> : tensor<i1>
      %256 = stablehlo.reduce(%170 init: %c_72) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %257 = stablehlo.convert %256 : (tensor<i1>) -> tensor<i32>
      %258 = "stablehlo.case"(%257) ({
        %259 = stablehlo.iota dim = 0 : tensor<97xi32>
        %260 = stablehlo.broadcast_in_dim %259, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %261 = stablehlo.reduce(%255 init: %cst_73) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %264 = stablehlo.compare EQ, %255, %263, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_74 = stablehlo.constant dense<97> : tensor<i32>
        %265 = func.call @_where_6(%264, %260, %c_74) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_75 = stablehlo.constant dense<2147483647> : tensor<i32>
        %266 = stablehlo.reduce(%265 init: %c_75) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_76 = stablehlo.constant dense<96> : tensor<i32>
        %267 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %268 = stablehlo.minimum %266, %267 : tensor<8xi32>
        stablehlo.return %268 : tensor<8xi32>
      }, {
        %c_73 = stablehlo.constant dense<1> : tensor<i32>
        %259 = func.call @_where_10(%170, %62, %c_73) : (tensor<8xi1>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
        %260 = stablehlo.broadcast_in_dim %259, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %262 = stablehlo.divide %255, %261 : tensor<8x97xf32>
        %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %263 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %264 = stablehlo.compare GT, %83, %263, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %265 = stablehlo.and %264, %170 : tensor<8xi1>
        %c_75 = stablehlo.constant dense<false> : tensor<i1>
        %266 = stablehlo.reduce(%265 init: %c_75) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %267 = stablehlo.convert %266 : (tensor<i1>) -> tensor<i32>
        %268 = "stablehlo.case"(%267) ({
          %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %333 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %333 : tensor<8xf32>
        }, {
          %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %333 = stablehlo.reduce(%262 init: %cst_92) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %334 = stablehlo.log %83 : tensor<8xf32>
          %335 = stablehlo.add %333, %334 : tensor<8xf32>
          stablehlo.return %335 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %269 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %270 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %271 = stablehlo.convert %270 : tensor<8x1xf32>
        %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %273 = stablehlo.compare LT, %262, %272, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %274 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %275 = stablehlo.and %274, %273 : tensor<8x97xi1>
        %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %276 = func.call @_where_7(%275, %cst_76, %262) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %c_77 = stablehlo.constant dense<0> : tensor<i32>
        %277 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %278 = stablehlo.compare GT, %69, %277, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_78 = stablehlo.constant dense<97> : tensor<i32>
        %279 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %280 = stablehlo.compare LT, %69, %279, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %281 = stablehlo.and %278, %280 : tensor<8xi1>
        %282 = stablehlo.and %281, %170 : tensor<8xi1>
        %c_79 = stablehlo.constant dense<false> : tensor<i1>
        %283 = stablehlo.reduce(%282 init: %c_79) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %284 = stablehlo.convert %283 : (tensor<i1>) -> tensor<i32>
        %285 = "stablehlo.case"(%284) ({
          %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %333 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %333 : tensor<8xf32>
        }, {
          %333 = stablehlo.bitcast_convert %276 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_92 = stablehlo.constant dense<0> : tensor<i32>
          %334 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %335 = stablehlo.compare LT, %333, %334, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_93 = stablehlo.constant dense<2147483647> : tensor<i32>
          %336 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %337 = stablehlo.xor %333, %336 : tensor<8x97xi32>
          %338 = func.call @_where_11(%335, %337, %333) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_94 = stablehlo.constant dense<2147483647> : tensor<i32>
          %339 = stablehlo.reduce(%338 init: %c_94) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_95 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %340 = stablehlo.reduce(%338 init: %c_95) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_96 = stablehlo.constant dense<0> : tensor<i32>
          %c_97 = stablehlo.constant dense<0> : tensor<i32>
          %341:6 = stablehlo.while(%iterArg = %338, %iterArg_100 = %69, %iterArg_101 = %c_97, %iterArg_102 = %c_96, %iterArg_103 = %339, %iterArg_104 = %340) : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_105 = stablehlo.constant dense<32> : tensor<i32>
            %348 = stablehlo.compare LT, %iterArg_101, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %348 : tensor<i1>
          } do {
            %348:3 = func.call @closed_call_12(%iterArg, %iterArg_100, %iterArg_102, %iterArg_103, %iterArg_104) : (tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_105 = stablehlo.constant dense<1> : tensor<i32>
            %349 = stablehlo.add %iterArg_101, %c_105 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_100, %349, %348#0, %348#1, %348#2 : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_98 = stablehlo.constant dense<0> : tensor<i32>
          %342 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %343 = stablehlo.compare LT, %341#4, %342, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_99 = stablehlo.constant dense<2147483647> : tensor<i32>
          %344 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %345 = stablehlo.xor %341#4, %344 : tensor<8xi32>
          %346 = func.call @_where_13(%343, %345, %341#4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %347 = stablehlo.bitcast_convert %346 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %347 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %286 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %287 = stablehlo.broadcast_in_dim %285, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %288 = stablehlo.convert %287 : tensor<8x1xf32>
        %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %290 = stablehlo.compare LT, %276, %289, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %291 = stablehlo.broadcast_in_dim %286, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %292 = stablehlo.and %291, %290 : tensor<8x97xi1>
        %cst_80 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %293 = func.call @_where_7(%292, %cst_80, %276) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %294 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %295 = stablehlo.compare LT, %76, %294, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %296 = stablehlo.and %295, %170 : tensor<8xi1>
        %c_82 = stablehlo.constant dense<false> : tensor<i1>
        %297 = stablehlo.reduce(%296 init: %c_82) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %298 = stablehlo.convert %297 : (tensor<i1>) -> tensor<i32>
        %299 = "stablehlo.case"(%298) ({
          %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %333 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %333 : tensor<8xf32>
        }, {
          %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %333 = stablehlo.reduce(%293 init: %cst_92) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %334 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
          %335 = stablehlo.broadcast_in_dim %334, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
          %336 = stablehlo.subtract %293, %335 : tensor<8x97xf32>
          %337 = stablehlo.exponential %336 : tensor<8x97xf32>
          %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %338 = stablehlo.reduce(%337 init: %cst_93) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %339 = stablehlo.multiply %76, %338 : tensor<8xf32>
          %340 = stablehlo.bitcast_convert %293 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_94 = stablehlo.constant dense<0> : tensor<i32>
          %341 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %342 = stablehlo.compare LT, %340, %341, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_95 = stablehlo.constant dense<2147483647> : tensor<i32>
          %343 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %344 = stablehlo.xor %340, %343 : tensor<8x97xi32>
          %345 = func.call @_where_11(%342, %344, %340) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_96 = stablehlo.constant dense<2147483647> : tensor<i32>
          %346 = stablehlo.reduce(%345 init: %c_96) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_97 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %347 = stablehlo.reduce(%345 init: %c_97) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_98 = stablehlo.constant dense<0> : tensor<i32>
          %c_99 = stablehlo.constant dense<0> : tensor<i32>
          %348:7 = stablehlo.while(%iterArg = %345, %iterArg_102 = %337, %iterArg_103 = %339, %iterArg_104 = %c_99, %iterArg_105 = %c_98, %iterArg_106 = %346, %iterArg_107 = %347) : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_108 = stablehlo.constant dense<32> : tensor<i32>
            %355 = stablehlo.compare LT, %iterArg_104, %c_108, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %355 : tensor<i1>
          } do {
            %355:3 = func.call @closed_call_14(%iterArg, %iterArg_102, %iterArg_103, %iterArg_105, %iterArg_106, %iterArg_107) : (tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_108 = stablehlo.constant dense<1> : tensor<i32>
            %356 = stablehlo.add %iterArg_104, %c_108 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_102, %iterArg_103, %356, %355#0, %355#1, %355#2 : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_100 = stablehlo.constant dense<0> : tensor<i32>
          %349 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %350 = stablehlo.compare LT, %348#5, %349, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_101 = stablehlo.constant dense<2147483647> : tensor<i32>
          %351 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %352 = stablehlo.xor %348#5, %351 : tensor<8xi32>
          %353 = func.call @_where_13(%350, %352, %348#5) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %354 = stablehlo.bitcast_convert %353 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %354 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %300 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %301 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %302 = stablehlo.convert %301 : tensor<8x1xf32>
        %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %304 = stablehlo.compare LT, %293, %303, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %305 = stablehlo.broadcast_in_dim %300, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %306 = stablehlo.and %305, %304 : tensor<8x97xi1>
        %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %307 = func.call @_where_7(%306, %cst_83, %293) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %308 = stablehlo.convert %20 : (tensor<8xi32>) -> tensor<8xui32>
        %309 = func.call @_threefry_fold_in(%55, %308) : (tensor<8x2xui32>, tensor<8xui32>) -> tensor<8x2xui32>
        %310 = func.call @_gumbel(%309) : (tensor<8x2xui32>) -> tensor<8x97xf32>
        %311 = stablehlo.add %307, %310 : tensor<8x97xf32>
        %312 = stablehlo.iota dim = 0 : tensor<97xi32>
        %313 = stablehlo.broadcast_in_dim %312, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_84 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %314 = stablehlo.reduce(%311 init: %cst_84) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %315 = stablehlo.broadcast_in_dim %314, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %317 = stablehlo.compare EQ, %311, %316, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_85 = stablehlo.constant dense<97> : tensor<i32>
        %318 = func.call @_where_6(%317, %313, %c_85) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_86 = stablehlo.constant dense<2147483647> : tensor<i32>
        %319 = stablehlo.reduce(%318 init: %c_86) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_87 = stablehlo.constant dense<96> : tensor<i32>
        %320 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %321 = stablehlo.minimum %319, %320 : tensor<8xi32>
        %322 = stablehlo.iota dim = 0 : tensor<97xi32>
        %323 = stablehlo.broadcast_in_dim %322, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %324 = stablehlo.reduce(%255 init: %cst_88) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %325 = stablehlo.broadcast_in_dim %324, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %327 = stablehlo.compare EQ, %255, %326, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_89 = stablehlo.constant dense<97> : tensor<i32>
        %328 = func.call @_where_6(%327, %323, %c_89) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_90 = stablehlo.constant dense<2147483647> : tensor<i32>
        %329 = stablehlo.reduce(%328 init: %c_90) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_91 = stablehlo.constant dense<96> : tensor<i32>
        %330 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %331 = stablehlo.minimum %329, %330 : tensor<8xi32>
        %332 = func.call @_where_13(%170, %321, %331) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        stablehlo.return %332 : tensor<8xi32>
      }) : (tensor<i32>) -> tensor<8xi32>
      stablehlo.return %258 : tensor<8xi32>
    }) : (tensor<i32>) -> tensor<8xi32>
    %c_47 = stablehlo.constant dense<-2> : tensor<i32>
    %175 = call @_where(%166, %174, %c_47) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_48 = stablehlo.constant dense<1> : tensor<i32>
    %176 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %177 = stablehlo.add %20, %176 : tensor<8xi32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %178 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %179 = stablehlo.compare LT, %arg34, %178, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_50 = stablehlo.constant dense<4> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %181 = stablehlo.add %arg34, %180 : tensor<8xi32>
    %182 = stablehlo.select %179, %181, %arg34 : tensor<8xi1>, tensor<8xi32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %183 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %184 = stablehlo.compare LT, %175, %183, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_52 = stablehlo.constant dense<97> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %186 = stablehlo.add %175, %185 : tensor<8xi32>
    %187 = stablehlo.select %184, %186, %175 : tensor<8xi1>, tensor<8xi32>
    %188 = stablehlo.broadcast_in_dim %182, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %189 = stablehlo.broadcast_in_dim %187, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %190 = stablehlo.concatenate %188, %189, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %191 = "stablehlo.gather"(%arg29, %190) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x97xi1>, tensor<8x2xi32>) -> tensor<8xi1>
    %192 = stablehlo.compare GE, %177, %27, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %193 = stablehlo.or %191, %192 : tensor<8xi1>
    %194 = stablehlo.not %166 : tensor<8xi1>
    %195 = stablehlo.or %193, %194 : tensor<8xi1>
    %c_53 = stablehlo.constant dense<1> : tensor<i32>
    %196 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %197 = stablehlo.add %13, %196 : tensor<8xi32>
    %198 = stablehlo.not %195 : tensor<8xi1>
    %199 = stablehlo.and %107, %198 : tensor<8xi1>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %201 = stablehlo.compare LT, %108, %200, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_55 = stablehlo.constant dense<4> : tensor<i32>
    %202 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %203 = stablehlo.add %108, %202 : tensor<8xi32>
    %204 = stablehlo.select %201, %203, %108 : tensor<8xi1>, tensor<8xi32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %206 = "stablehlo.scatter"(%arg14, %205, %175) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %207 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %208 = stablehlo.compare LT, %108, %207, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_57 = stablehlo.constant dense<4> : tensor<i32>
    %209 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %210 = stablehlo.add %108, %209 : tensor<8xi32>
    %211 = stablehlo.select %208, %210, %108 : tensor<8xi1>, tensor<8xi32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %213 = "stablehlo.scatter"(%arg15, %212, %197) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %214 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %215 = stablehlo.compare LT, %108, %214, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_59 = stablehlo.constant dense<4> : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %217 = stablehlo.add %108, %216 : tensor<8xi32>
    %218 = stablehlo.select %215, %217, %108 : tensor<8xi1>, tensor<8xi32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %220 = "stablehlo.scatter"(%arg16, %219, %177) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %221 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %222 = stablehlo.compare LT, %108, %221, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_61 = stablehlo.constant dense<4> : tensor<i32>
    %223 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %224 = stablehlo.add %108, %223 : tensor<8xi32>
    %225 = stablehlo.select %222, %224, %108 : tensor<8xi1>, tensor<8xi32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %227 = "stablehlo.scatter"(%arg18, %226, %199) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i1>, %arg36: tensor<i1>):
      stablehlo.return %arg36 : tensor<i1>
    }) : (tensor<4xi1>, tensor<8x1xi32>, tensor<8xi1>) -> tensor<4xi1>
    %228 = stablehlo.and %48, %166 : tensor<8xi1>
    %c_62 = stablehlo.constant dense<4> : tensor<i32>
    %229 = call @_where(%228, %108, %c_62) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %230 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %231 = stablehlo.compare LT, %229, %230, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_64 = stablehlo.constant dense<4> : tensor<i32>
    %232 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %233 = stablehlo.add %229, %232 : tensor<8xi32>
    %234 = stablehlo.select %231, %233, %229 : tensor<8xi1>, tensor<8xi32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %235 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %236 = stablehlo.compare LT, %175, %235, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_66 = stablehlo.constant dense<97> : tensor<i32>
    %237 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %238 = stablehlo.add %175, %237 : tensor<8xi32>
    %239 = stablehlo.select %236, %238, %175 : tensor<8xi1>, tensor<8xi32>
    %240 = stablehlo.broadcast_in_dim %234, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %241 = stablehlo.broadcast_in_dim %239, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %242 = stablehlo.concatenate %240, %241, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %c_67 = stablehlo.constant dense<1> : tensor<i32>
    %243 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %244 = "stablehlo.scatter"(%arg33, %242, %243) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      %253 = stablehlo.add %arg35, %arg36 : tensor<i32>
      stablehlo.return %253 : tensor<i32>
    }) : (tensor<4x97xi32>, tensor<8x2xi32>, tensor<8xi32>) -> tensor<4x97xi32>
    %c_68 = stablehlo.constant dense<-1> : tensor<i32>
    %245 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %246 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %247 = stablehlo.compare LT, %108, %246, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_70 = stablehlo.constant dense<4> : tensor<i32>
    %248 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %249 = stablehlo.add %108, %248 : tensor<8xi32>
    %250 = stablehlo.select %247, %249, %108 : tensor<8xi1>, tensor<8xi32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %252 = "stablehlo.scatter"(%245, %251, %175) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    return %137#1, %137#2, %206, %213, %220, %arg17, %227, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %244, %252, %153 : tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>, tensor<4xi32>, tensor<8x97xf32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xi32>
    return %2 : tensor<8xi32>
  }
  func.func private @layer(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>, %arg3: tensor<32xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32x96xf32>, %arg8: tensor<48x32xf32>, %arg9: tensor<8x1x32xf32>, %arg10: tensor<8x1x1x4xf32>, %arg11: tensor<8x1x1x4xf32>, %arg12: tensor<i32>, %arg13: tensor<2x4x2x64x8xf32>, %arg14: tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>) {
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
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_24 : tensor<i32>
    }, {
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_24 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %130 = stablehlo.reshape %12 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %131 = func.call @_pad(%130, %c_24) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %132 = stablehlo.reshape %131 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %133 = stablehlo.reshape %132 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %134 = stablehlo.dot_general %133, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x64xf32>) -> tensor<8x64xf32>
      %135 = stablehlo.reshape %134 : (tensor<8x64xf32>) -> tensor<8x1x64xf32>
      stablehlo.return %135 : tensor<8x1x64xf32>
    }) : (tensor<i32>) -> tensor<8x1x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<8x1x64xf32>) -> tensor<8x1x8x8xf32>
    %16 = stablehlo.slice %15 [0:8, 0:1, 0:4, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x4x8xf32>
    %17 = stablehlo.slice %15 [0:8, 0:1, 4:6, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %18 = stablehlo.slice %15 [0:8, 0:1, 6:8, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %19 = stablehlo.slice %16 [0:8, 0:1, 0:4, 0:4] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %20 = stablehlo.slice %16 [0:8, 0:1, 0:4, 4:8] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %21 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<8x1x4x4xf32>
    %23 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %24 = stablehlo.multiply %20, %23 : tensor<8x1x4x4xf32>
    %25 = stablehlo.subtract %22, %24 : tensor<8x1x4x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %27 = stablehlo.multiply %20, %26 : tensor<8x1x4x4xf32>
    %28 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %29 = stablehlo.multiply %19, %28 : tensor<8x1x4x4xf32>
    %30 = stablehlo.add %27, %29 : tensor<8x1x4x4xf32>
    %31 = stablehlo.concatenate %25, %30, dim = 3 : (tensor<8x1x4x4xf32>, tensor<8x1x4x4xf32>) -> tensor<8x1x4x8xf32>
    %32 = stablehlo.slice %17 [0:8, 0:1, 0:2, 0:4] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %33 = stablehlo.slice %17 [0:8, 0:1, 0:2, 4:8] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %34 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<8x1x2x4xf32>
    %36 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %37 = stablehlo.multiply %33, %36 : tensor<8x1x2x4xf32>
    %38 = stablehlo.subtract %35, %37 : tensor<8x1x2x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %40 = stablehlo.multiply %33, %39 : tensor<8x1x2x4xf32>
    %41 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %42 = stablehlo.multiply %32, %41 : tensor<8x1x2x4xf32>
    %43 = stablehlo.add %40, %42 : tensor<8x1x2x4xf32>
    %44 = stablehlo.concatenate %38, %43, dim = 3 : (tensor<8x1x2x4xf32>, tensor<8x1x2x4xf32>) -> tensor<8x1x2x8xf32>
    %45 = stablehlo.reshape %31 : (tensor<8x1x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %46 = stablehlo.reshape %44 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %47 = stablehlo.reshape %18 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.compare LT, %arg12, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %49 = stablehlo.add %arg12, %c_3 : tensor<i32>
    %50 = stablehlo.select %48, %49, %arg12 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %52 = stablehlo.compare LT, %arg0, %51, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %54 = stablehlo.add %arg0, %53 : tensor<8xi32>
    %55 = stablehlo.select %52, %54, %arg0 : tensor<8xi1>, tensor<8xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %57 = stablehlo.compare LT, %arg1, %56, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_7 = stablehlo.constant dense<64> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %59 = stablehlo.add %arg1, %58 : tensor<8xi32>
    %60 = stablehlo.select %57, %59, %arg1 : tensor<8xi1>, tensor<8xi32>
    %61 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %63 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %64 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %65 = stablehlo.concatenate %62, %63, %64, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %66 = "stablehlo.scatter"(%arg13, %65, %46) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      stablehlo.return %arg16 : tensor<f32>
    }) : (tensor<2x4x2x64x8xf32>, tensor<8x3xi32>, tensor<8x2x8xf32>) -> tensor<2x4x2x64x8xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.compare LT, %arg12, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %68 = stablehlo.add %arg12, %c_9 : tensor<i32>
    %69 = stablehlo.select %67, %68, %arg12 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %71 = stablehlo.compare LT, %arg0, %70, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %73 = stablehlo.add %arg0, %72 : tensor<8xi32>
    %74 = stablehlo.select %71, %73, %arg0 : tensor<8xi1>, tensor<8xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %76 = stablehlo.compare LT, %arg1, %75, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_13 = stablehlo.constant dense<64> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %78 = stablehlo.add %arg1, %77 : tensor<8xi32>
    %79 = stablehlo.select %76, %78, %arg1 : tensor<8xi1>, tensor<8xi32>
    %80 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %82 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %83 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %84 = stablehlo.concatenate %81, %82, %83, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %85 = "stablehlo.scatter"(%arg14, %84, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      stablehlo.return %arg16 : tensor<f32>
    }) : (tensor<2x4x2x64x8xf32>, tensor<8x3xi32>, tensor<8x2x8xf32>) -> tensor<2x4x2x64x8xf32>
    %86 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %88 = stablehlo.add %arg1, %87 : tensor<8xi32>
    %cst_15 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x1x2x2x8xf32>
    %90 = stablehlo.multiply %45, %89 : tensor<8x1x2x2x8xf32>
    %91 = stablehlo.transpose %90, dims = [0, 2, 3, 1, 4] : (tensor<8x1x2x2x8xf32>) -> tensor<8x2x2x1x8xf32>
    %92 = stablehlo.reshape %91 : (tensor<8x2x2x1x8xf32>) -> tensor<8x2x2x8xf32>
    %93 = stablehlo.reshape %86 : (tensor<8x1xi32>) -> tensor<1x8x1x1xi32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xi32>) -> tensor<1x8x2x1xi32>
    %95 = stablehlo.reshape %94 : (tensor<1x8x2x1xi32>) -> tensor<8x2xi32>
    %96 = stablehlo.reshape %92 : (tensor<8x2x2x8xf32>) -> tensor<2x4x2x2x8xf32>
    %97 = stablehlo.reshape %arg2 : (tensor<8xi32>) -> tensor<2x4xi32>
    %98 = stablehlo.reshape %95 : (tensor<8x2xi32>) -> tensor<2x4x2xi32>
    %99 = stablehlo.reshape %88 : (tensor<8xi32>) -> tensor<2x4xi32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x4x2x2x8xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %101:9 = stablehlo.while(%iterArg = %96, %iterArg_24 = %97, %iterArg_25 = %98, %iterArg_26 = %99, %iterArg_27 = %arg12, %iterArg_28 = %66, %iterArg_29 = %85, %iterArg_30 = %c_17, %iterArg_31 = %100) : tensor<2x4x2x2x8xf32>, tensor<2x4xi32>, tensor<2x4x2xi32>, tensor<2x4xi32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<2x4x2x2x8xf32>
    cond {
      %c_32 = stablehlo.constant dense<2> : tensor<i32>
      %130 = stablehlo.compare LT, %iterArg_30, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %130 : tensor<i1>
    } do {
      %130 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_30) : (tensor<2x4x2x2x8xf32>, tensor<i32>) -> tensor<4x2x2x8xf32>
      %131 = func.call @dynamic_index_in_dim_0(%iterArg_24, %iterArg_30) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
      %132 = func.call @dynamic_index_in_dim_1(%iterArg_25, %iterArg_30) : (tensor<2x4x2xi32>, tensor<i32>) -> tensor<4x2xi32>
      %133 = func.call @dynamic_index_in_dim_0(%iterArg_26, %iterArg_30) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
      %134 = func.call @closed_call(%iterArg_27, %iterArg_28, %iterArg_29, %130, %131, %132, %133) : (tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4x2x2x8xf32>, tensor<4xi32>, tensor<4x2xi32>, tensor<4xi32>) -> tensor<4x2x2x8xf32>
      %135 = func.call @dynamic_update_index_in_dim(%iterArg_31, %134, %iterArg_30) : (tensor<2x4x2x2x8xf32>, tensor<4x2x2x8xf32>, tensor<i32>) -> tensor<2x4x2x2x8xf32>
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %136 = stablehlo.add %iterArg_30, %c_32 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %136, %135 : tensor<2x4x2x2x8xf32>, tensor<2x4xi32>, tensor<2x4x2xi32>, tensor<2x4xi32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<2x4x2x2x8xf32>
    }
    %102 = stablehlo.reshape %101#8 : (tensor<2x4x2x2x8xf32>) -> tensor<8x2x2x1x8xf32>
    %103 = stablehlo.transpose %102, dims = [0, 3, 1, 2, 4] : (tensor<8x2x2x1x8xf32>) -> tensor<8x1x2x2x8xf32>
    %104 = stablehlo.reshape %103 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x32xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %105 = "stablehlo.case"(%c_18) ({
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_24 : tensor<i32>
    }, {
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_24 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %106 = "stablehlo.case"(%105) ({
      %130 = stablehlo.reshape %104 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %131 = func.call @_pad(%130, %c_24) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %132 = stablehlo.reshape %131 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %133 = stablehlo.reshape %132 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %134 = stablehlo.dot_general %133, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %135 = stablehlo.reshape %134 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
      stablehlo.return %135 : tensor<8x1x32xf32>
    }) : (tensor<i32>) -> tensor<8x1x32xf32>
    %107 = stablehlo.add %arg9, %106 : tensor<8x1x32xf32>
    %108 = stablehlo.multiply %107, %107 : tensor<8x1x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_20 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %112 = stablehlo.divide %110, %111 : tensor<8x1x1xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %114 = stablehlo.add %112, %113 : tensor<8x1x1xf32>
    %115 = stablehlo.rsqrt %114 : tensor<8x1x1xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %117 = stablehlo.multiply %107, %116 : tensor<8x1x32xf32>
    %118 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %120 = stablehlo.multiply %117, %119 : tensor<8x1x32xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %121 = "stablehlo.case"(%c_22) ({
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_24 : tensor<i32>
    }, {
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_24 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %122 = "stablehlo.case"(%121) ({
      %130 = stablehlo.reshape %120 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %131 = func.call @_pad(%130, %c_24) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %132 = stablehlo.reshape %131 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %133 = stablehlo.reshape %132 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %134 = stablehlo.dot_general %133, %arg7, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x96xf32>) -> tensor<8x96xf32>
      %135 = stablehlo.reshape %134 : (tensor<8x96xf32>) -> tensor<8x1x96xf32>
      stablehlo.return %135 : tensor<8x1x96xf32>
    }) : (tensor<i32>) -> tensor<8x1x96xf32>
    %123 = stablehlo.slice %122 [0:8, 0:1, 0:48] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %124 = stablehlo.slice %122 [0:8, 0:1, 48:96] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %125 = call @silu(%123) : (tensor<8x1x48xf32>) -> tensor<8x1x48xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<8x1x48xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %127 = "stablehlo.case"(%c_23) ({
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_24 : tensor<i32>
    }, {
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_24 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %128 = "stablehlo.case"(%127) ({
      %130 = stablehlo.reshape %126 : (tensor<8x1x48xf32>) -> tensor<8x48xf32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %131 = func.call @_pad_5(%130, %c_24) : (tensor<8x48xf32>, tensor<i32>) -> tensor<8x48xf32>
      %132 = stablehlo.reshape %131 : (tensor<8x48xf32>) -> tensor<1x8x48xf32>
      %133 = stablehlo.reshape %132 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
      %134 = stablehlo.dot_general %133, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x48xf32>, tensor<48x32xf32>) -> tensor<8x32xf32>
      %135 = stablehlo.reshape %134 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
      stablehlo.return %135 : tensor<8x1x32xf32>
    }) : (tensor<i32>) -> tensor<8x1x32xf32>
    %129 = stablehlo.add %107, %128 : tensor<8x1x32xf32>
    return %129, %66, %85 : tensor<8x1x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>
  }
  func.func private @_pad(%arg0: tensor<8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
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
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<2x4x2x64x8xf32>, %arg3: tensor<4x2x2x8xf32>, %arg4: tensor<4xi32>, %arg5: tensor<4x2xi32>, %arg6: tensor<4xi32>) -> tensor<4x2x2x8xf32> {
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
    %7:12 = stablehlo.while(%iterArg = %3, %iterArg_6 = %arg6, %iterArg_7 = %arg5, %iterArg_8 = %arg0, %iterArg_9 = %arg4, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %4, %iterArg_15 = %5, %iterArg_16 = %6) : tensor<i32>, tensor<4xi32>, tensor<4x2xi32>, tensor<i32>, tensor<4xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4x2x2x8xf32>, tensor<i32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<4x2x2x8xf32>
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
      %42 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %44 = stablehlo.concatenate %39, %40, %41, %42, %43, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
      %45 = "stablehlo.gather"(%iterArg_10, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<4x5xi32>) -> tensor<4x1x1x2x16x8xf32>
      %46 = stablehlo.reshape %45 : (tensor<4x1x1x2x16x8xf32>) -> tensor<4x2x16x8xf32>
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
      %69 = stablehlo.dot_general %iterArg_12, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<4x2x2x8xf32>, tensor<4x2x16x8xf32>) -> tensor<4x2x2x16xf32>
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
      %82 = stablehlo.dot_general %78, %67, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<4x2x2x16xf32>, tensor<4x2x16x8xf32>) -> tensor<4x2x2x8xf32>
      %83 = stablehlo.add %81, %82 : tensor<4x2x2x8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %84 = stablehlo.add %iterArg_13, %c_37 : tensor<i32>
      %85 = stablehlo.multiply %iterArg_15, %74 : tensor<4x2x2xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %86 = stablehlo.reduce(%78 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<4x2x2xf32>
      %87 = stablehlo.add %85, %86 : tensor<4x2x2xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %84, %72, %87, %83 : tensor<i32>, tensor<4xi32>, tensor<4x2xi32>, tensor<i32>, tensor<4xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4x2x2x8xf32>, tensor<i32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<4x2x2x8xf32>
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
  func.func private @_pad_5(%arg0: tensor<8x48xf32>, %arg1: tensor<i32>) -> tensor<8x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x48xf32>, tensor<f32>) -> tensor<8x48xf32>
    return %1 : tensor<8x48xf32>
  }
  func.func private @_where_6(%arg0: tensor<8x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<8x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x97xi32>) -> tensor<8x97xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %3 : tensor<8x97xi32>
  }
  func.func private @_where_7(%arg0: tensor<8x97xi1>, %arg1: tensor<f32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
  func.func private @_where_8(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %0 : tensor<8x97xf32>
  }
  func.func private @_where_9(%arg0: tensor<8x1xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %1 : tensor<8x97xf32>
  }
  func.func private @_where_10(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @_where_11(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xi32>, %arg2: tensor<8x97xi32>) -> tensor<8x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %0 : tensor<8x97xi32>
  }
  func.func private @closed_call_12(%arg0: tensor<8x97xi32>, %arg1: tensor<8xi32>, %arg2: tensor<i32>, %arg3: tensor<8xi32>, %arg4: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %16 = call @_where_13(%15, %9, %arg3) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<8xi32>
    %20 = call @_where_13(%15, %arg4, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_13(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @closed_call_14(%arg0: tensor<8x97xi32>, %arg1: tensor<8x97xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>, %arg4: tensor<8xi32>, %arg5: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %13 = call @_where_15(%12, %arg1, %c_3) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<i32>) -> tensor<8x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %16 = call @_where_13(%15, %9, %arg4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<8xi32>
    %20 = call @_where_13(%15, %arg5, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_15(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<i32>) -> tensor<8x97xf32> {
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
      %6:8 = func.call @closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<8x1xui32>, tensor<8x1xui32>
  }
  func.func private @closed_call_16(%arg0: tensor<i32>, %arg1: tensor<8x1xui32>, %arg2: tensor<8x1xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
    %18:2 = call @threefry2x32_17(%16, %17, %14, %15) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>)
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
  func.func private @threefry2x32_17(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>) {
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
      %10:8 = func.call @closed_call_18(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x97xui32>, tensor<8x97xui32>
  }
  func.func private @closed_call_18(%arg0: tensor<i32>, %arg1: tensor<8x97xui32>, %arg2: tensor<8x97xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
}
