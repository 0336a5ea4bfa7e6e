module @jit_decode_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x64xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<48x32xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32x96xf32>, %arg7: tensor<48x32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32x97xf32>, %arg10: tensor<2x32xf32>, %arg11: tensor<2x32xf32>, %arg12: tensor<2x4x2x8x64xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<8xi32>) -> (tensor<2x4x2x8x64xf32> {jax.result_info = "result[0].k"}, tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<4xi32> {jax.result_info = "result[1].tokens"}, tensor<8x97xf32> {jax.result_info = "result[1].logits"}) {
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
    %132:3 = call @"<lambda>"(%108, %109, %arg34, %129, %arg0, %arg1, %131, %arg2, %arg3, %119, %126, %127, %c_34, %arg12, %arg13) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>)
    %133 = stablehlo.slice %arg10 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %134 = stablehlo.reshape %133 : (tensor<1x32xf32>) -> tensor<32xf32>
    %135 = stablehlo.slice %arg11 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %136 = stablehlo.reshape %135 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %137:3 = call @"<lambda>"(%108, %109, %arg34, %134, %arg4, %arg5, %136, %arg6, %arg7, %132#0, %126, %127, %c_35, %132#1, %132#2) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>)
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
    %152 = stablehlo.dot_general %151, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x97xf32>) -> tensor<8x97xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_39) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %154 = stablehlo.compare NE, %153, %153, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %155 = stablehlo.not %154 : tensor<8xi1>
    %156 = stablehlo.and %107, %48 : tensor<8xi1>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %158 = stablehlo.compare GT, %62, %157, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %159 = stablehlo.and %107, %158 : tensor<8xi1>
    %160 = stablehlo.iota dim = 0 : tensor<97xi32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %162 = stablehlo.reduce(%152 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
    %165 = stablehlo.compare EQ, %152, %164, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
    %c_42 = stablehlo.constant dense<97> : tensor<i32>
    %166 = call @_where_5(%165, %161, %c_42) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
    %c_43 = stablehlo.constant dense<2147483647> : tensor<i32>
    %167 = stablehlo.reduce(%166 init: %c_43) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
    %c_44 = stablehlo.constant dense<96> : tensor<i32>
    %168 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %169 = stablehlo.minimum %167, %168 : tensor<8xi32>
    %170 = stablehlo.or %156, %159 : tensor<8xi1>
    %c_45 = stablehlo.constant dense<false> : tensor<i1>
    %171 = stablehlo.reduce(%170 init: %c_45) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %172 = stablehlo.convert %171 : (tensor<i1>) -> tensor<i32>
    %173 = "stablehlo.case"(%172) ({
      stablehlo.return %169 : tensor<8xi32>
    }, {
      %c_70 = stablehlo.constant dense<false> : tensor<i1>
      %252 = stablehlo.reduce(%156 init: %c_70) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %253 = stablehlo.convert %252 : (tensor<i1>) -> tensor<i32>
      %254 = "stablehlo.case"(%253) ({
        stablehlo.return %152 : tensor<8x97xf32>
      }, {
        %c_72 = stablehlo.constant dense<0> : tensor<i32>
        %258 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %259 = stablehlo.compare LT, %arg34, %258, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_73 = stablehlo.constant dense<4> : tensor<i32>
        %260 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %261 = stablehlo.add %arg34, %260 : tensor<8xi32>
        %262 = stablehlo.select %259, %261, %arg34 : tensor<8xi1>, tensor<8xi32>
        %263 = stablehlo.broadcast_in_dim %262, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %264 = "stablehlo.gather"(%arg29, %263) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_74 = stablehlo.constant dense<0> : tensor<i32>
        %265 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %266 = stablehlo.compare LT, %arg34, %265, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_75 = stablehlo.constant dense<4> : tensor<i32>
        %267 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %268 = stablehlo.add %arg34, %267 : tensor<8xi32>
        %269 = stablehlo.select %266, %268, %arg34 : tensor<8xi1>, tensor<8xi32>
        %270 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %271 = "stablehlo.gather"(%arg30, %270) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_76 = stablehlo.constant dense<0> : tensor<i32>
        %272 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %273 = stablehlo.compare LT, %arg34, %272, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_77 = stablehlo.constant dense<4> : tensor<i32>
        %274 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %275 = stablehlo.add %arg34, %274 : tensor<8xi32>
        %276 = stablehlo.select %273, %275, %arg34 : tensor<8xi1>, tensor<8xi32>
        %277 = stablehlo.broadcast_in_dim %276, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %278 = "stablehlo.gather"(%arg31, %277) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xf32>, tensor<8x1xi32>) -> tensor<8x97xf32>
        %c_78 = stablehlo.constant dense<0> : tensor<i32>
        %279 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %280 = stablehlo.compare LT, %arg34, %279, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_79 = stablehlo.constant dense<4> : tensor<i32>
        %281 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %282 = stablehlo.add %arg34, %281 : tensor<8xi32>
        %283 = stablehlo.select %280, %282, %arg34 : tensor<8xi1>, tensor<8xi32>
        %284 = stablehlo.broadcast_in_dim %283, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %285 = "stablehlo.gather"(%arg32, %284) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_80 = stablehlo.constant dense<0> : tensor<i32>
        %286 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %287 = stablehlo.compare LT, %arg34, %286, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_81 = stablehlo.constant dense<4> : tensor<i32>
        %288 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %289 = stablehlo.add %arg34, %288 : tensor<8xi32>
        %290 = stablehlo.select %287, %289, %arg34 : tensor<8xi1>, tensor<8xi32>
        %291 = stablehlo.broadcast_in_dim %290, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %292 = "stablehlo.gather"(%arg33, %291) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi32>, tensor<8x1xi32>) -> tensor<8x97xi32>
        %293 = stablehlo.compare LT, %20, %41, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %294 = stablehlo.broadcast_in_dim %293, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %295 = stablehlo.broadcast_in_dim %294, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %296 = stablehlo.and %295, %271 : tensor<8x97xi1>
        %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %297 = func.call @_where_6(%296, %cst_82, %152) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %298 = stablehlo.add %297, %278 : tensor<8x97xf32>
        %299 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_83 = stablehlo.constant dense<0> : tensor<i32>
        %300 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %301 = stablehlo.compare GT, %292, %300, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %302 = stablehlo.or %285, %301 : tensor<8x97xi1>
        %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %303 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
        %304 = stablehlo.compare GT, %298, %303, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %305 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %306 = stablehlo.divide %298, %305 : tensor<8x97xf32>
        %307 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %308 = stablehlo.multiply %298, %307 : tensor<8x97xf32>
        %309 = func.call @_where_7(%304, %306, %308) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %310 = func.call @_where_7(%302, %309, %298) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %311 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %312 = stablehlo.convert %292 : (tensor<8x97xi32>) -> tensor<8x97xf32>
        %313 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %314 = stablehlo.multiply %313, %312 : tensor<8x97xf32>
        %315 = stablehlo.subtract %310, %314 : tensor<8x97xf32>
        %316 = stablehlo.broadcast_in_dim %97, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_85 = stablehlo.constant dense<0> : tensor<i32>
        %317 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %318 = stablehlo.compare GT, %292, %317, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %319 = stablehlo.convert %318 : (tensor<8x97xi1>) -> tensor<8x97xf32>
        %320 = stablehlo.broadcast_in_dim %316, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %321 = stablehlo.multiply %320, %319 : tensor<8x97xf32>
        %322 = stablehlo.subtract %315, %321 : tensor<8x97xf32>
        %323 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %324 = func.call @_where_8(%323, %322, %152) : (tensor<8x1xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        stablehlo.return %324 : tensor<8x97xf32>
      }) : (tensor<i32>) -> tensor<8x97xf32>
      %c_71 = stablehlo.constant dense<false> : tensor<i1>
      %255 = stablehlo.reduce(%159 init: %c_71) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %256 = stablehlo.convert %255 : (tensor<i1>) -> tensor<i32>
      %257 = "stablehlo.case"(%256) ({
        %258 = stablehlo.iota dim = 0 : tensor<97xi32>
        %259 = stablehlo.broadcast_in_dim %258, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_72 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %260 = stablehlo.reduce(%254 init: %cst_72) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %261 = stablehlo.broadcast_in_dim %260, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %263 = stablehlo.compare EQ, %254, %262, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_73 = stablehlo.constant dense<97> : tensor<i32>
        %264 = func.call @_where_5(%263, %259, %c_73) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_74 = stablehlo.constant dense<2147483647> : tensor<i32>
        %265 = stablehlo.reduce(%264 init: %c_74) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_75 = stablehlo.constant dense<96> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %267 = stablehlo.minimum %265, %266 : tensor<8xi32>
        stablehlo.return %267 : tensor<8xi32>
      }, {
        %c_72 = stablehlo.constant dense<1> : tensor<i32>
        %258 = func.call @_where_9(%159, %62, %c_72) : (tensor<8xi1>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
        %259 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %261 = stablehlo.divide %254, %260 : tensor<8x97xf32>
        %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %262 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %263 = stablehlo.compare GT, %83, %262, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %264 = stablehlo.and %263, %159 : tensor<8xi1>
        %c_74 = stablehlo.constant dense<false> : tensor<i1>
        %265 = stablehlo.reduce(%264 init: %c_74) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %266 = stablehlo.convert %265 : (tensor<i1>) -> tensor<i32>
        %267 = "stablehlo.case"(%266) ({
          %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %332 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %332 : tensor<8xf32>
        }, {
          %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %332 = stablehlo.reduce(%261 init: %cst_91) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %333 = stablehlo.log %83 : tensor<8xf32>
          %334 = stablehlo.add %332, %333 : tensor<8xf32>
          stablehlo.return %334 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %268 = stablehlo.broadcast_in_dim %264, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %269 = stablehlo.broadcast_in_dim %267, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %270 = stablehlo.convert %269 : tensor<8x1xf32>
        %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %272 = stablehlo.compare LT, %261, %271, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %273 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %274 = stablehlo.and %273, %272 : tensor<8x97xi1>
        %cst_75 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %275 = func.call @_where_6(%274, %cst_75, %261) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %c_76 = stablehlo.constant dense<0> : tensor<i32>
        %276 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %277 = stablehlo.compare GT, %69, %276, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_77 = stablehlo.constant dense<97> : tensor<i32>
        %278 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %279 = stablehlo.compare LT, %69, %278, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %280 = stablehlo.and %277, %279 : tensor<8xi1>
        %281 = stablehlo.and %280, %159 : tensor<8xi1>
        %c_78 = stablehlo.constant dense<false> : tensor<i1>
        %282 = stablehlo.reduce(%281 init: %c_78) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %283 = stablehlo.convert %282 : (tensor<i1>) -> tensor<i32>
        %284 = "stablehlo.case"(%283) ({
          %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %332 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %332 : tensor<8xf32>
        }, {
          %332 = stablehlo.bitcast_convert %275 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_91 = stablehlo.constant dense<0> : tensor<i32>
          %333 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %334 = stablehlo.compare LT, %332, %333, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_92 = stablehlo.constant dense<2147483647> : tensor<i32>
          %335 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %336 = stablehlo.xor %332, %335 : tensor<8x97xi32>
          %337 = func.call @_where_10(%334, %336, %332) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_93 = stablehlo.constant dense<2147483647> : tensor<i32>
          %338 = stablehlo.reduce(%337 init: %c_93) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_94 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %339 = stablehlo.reduce(%337 init: %c_94) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_95 = stablehlo.constant dense<0> : tensor<i32>
          %c_96 = stablehlo.constant dense<0> : tensor<i32>
          %340:6 = stablehlo.while(%iterArg = %337, %iterArg_99 = %69, %iterArg_100 = %c_96, %iterArg_101 = %c_95, %iterArg_102 = %338, %iterArg_103 = %339) : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_104 = stablehlo.constant dense<32> : tensor<i32>
            %347 = stablehlo.compare LT, %iterArg_100, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %347 : tensor<i1>
          } do {
            %347:3 = func.call @closed_call_11(%iterArg, %iterArg_99, %iterArg_101, %iterArg_102, %iterArg_103) : (tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_104 = stablehlo.constant dense<1> : tensor<i32>
            %348 = stablehlo.add %iterArg_100, %c_104 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_99, %348, %347#0, %347#1, %347#2 : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_97 = stablehlo.constant dense<0> : tensor<i32>
          %341 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %342 = stablehlo.compare LT, %340#4, %341, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_98 = stablehlo.constant dense<2147483647> : tensor<i32>
          %343 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %344 = stablehlo.xor %340#4, %343 : tensor<8xi32>
          %345 = func.call @_where_12(%342, %344, %340#4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %346 = stablehlo.bitcast_convert %345 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %346 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %285 = stablehlo.broadcast_in_dim %281, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %286 = stablehlo.broadcast_in_dim %284, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %287 = stablehlo.convert %286 : tensor<8x1xf32>
        %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %289 = stablehlo.compare LT, %275, %288, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %290 = stablehlo.broadcast_in_dim %285, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %291 = stablehlo.and %290, %289 : tensor<8x97xi1>
        %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %292 = func.call @_where_6(%291, %cst_79, %275) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %293 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %294 = stablehlo.compare LT, %76, %293, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %295 = stablehlo.and %294, %159 : tensor<8xi1>
        %c_81 = stablehlo.constant dense<false> : tensor<i1>
        %296 = stablehlo.reduce(%295 init: %c_81) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %297 = stablehlo.convert %296 : (tensor<i1>) -> tensor<i32>
        %298 = "stablehlo.case"(%297) ({
          %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %332 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %332 : tensor<8xf32>
        }, {
          %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %332 = stablehlo.reduce(%292 init: %cst_91) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %333 = stablehlo.broadcast_in_dim %332, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
          %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
          %335 = stablehlo.subtract %292, %334 : tensor<8x97xf32>
          %336 = stablehlo.exponential %335 : tensor<8x97xf32>
          %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %337 = stablehlo.reduce(%336 init: %cst_92) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %338 = stablehlo.multiply %76, %337 : tensor<8xf32>
          %339 = stablehlo.bitcast_convert %292 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_93 = stablehlo.constant dense<0> : tensor<i32>
          %340 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %341 = stablehlo.compare LT, %339, %340, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_94 = stablehlo.constant dense<2147483647> : tensor<i32>
          %342 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %343 = stablehlo.xor %339, %342 : tensor<8x97xi32>
          %344 = func.call @_where_10(%341, %343, %339) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_95 = stablehlo.constant dense<2147483647> : tensor<i32>
          %345 = stablehlo.reduce(%344 init: %c_95) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_96 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %346 = stablehlo.reduce(%344 init: %c_96) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_97 = stablehlo.constant dense<0> : tensor<i32>
          %c_98 = stablehlo.constant dense<0> : tensor<i32>
          %347:7 = stablehlo.while(%iterArg = %344, %iterArg_101 = %336, %iterArg_102 = %338, %iterArg_103 = %c_98, %iterArg_104 = %c_97, %iterArg_105 = %345, %iterArg_106 = %346) : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_107 = stablehlo.constant dense<32> : tensor<i32>
            %354 = stablehlo.compare LT, %iterArg_103, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %354 : tensor<i1>
          } do {
            %354:3 = func.call @closed_call_13(%iterArg, %iterArg_101, %iterArg_102, %iterArg_104, %iterArg_105, %iterArg_106) : (tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_107 = stablehlo.constant dense<1> : tensor<i32>
            %355 = stablehlo.add %iterArg_103, %c_107 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_101, %iterArg_102, %355, %354#0, %354#1, %354#2 : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_99 = stablehlo.constant dense<0> : tensor<i32>
          %348 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %349 = stablehlo.compare LT, %347#5, %348, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_100 = stablehlo.constant dense<2147483647> : tensor<i32>
          %350 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %351 = stablehlo.xor %347#5, %350 : tensor<8xi32>
          %352 = func.call @_where_12(%349, %351, %347#5) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %353 = stablehlo.bitcast_convert %352 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %353 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %299 = stablehlo.broadcast_in_dim %295, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %300 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %301 = stablehlo.convert %300 : tensor<8x1xf32>
        %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %303 = stablehlo.compare LT, %292, %302, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %304 = stablehlo.broadcast_in_dim %299, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %305 = stablehlo.and %304, %303 : tensor<8x97xi1>
        %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %306 = func.call @_where_6(%305, %cst_82, %292) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %307 = stablehlo.convert %20 : (tensor<8xi32>) -> tensor<8xui32>
        %308 = func.call @_threefry_fold_in(%55, %307) : (tensor<8x2xui32>, tensor<8xui32>) -> tensor<8x2xui32>
        %309 = func.call @_gumbel(%308) : (tensor<8x2xui32>) -> tensor<8x97xf32>
        %310 = stablehlo.add %306, %309 : tensor<8x97xf32>
        %311 = stablehlo.iota dim = 0 : tensor<97xi32>
        %312 = stablehlo.broadcast_in_dim %311, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %313 = stablehlo.reduce(%310 init: %cst_83) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %314 = stablehlo.broadcast_in_dim %313, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %316 = stablehlo.compare EQ, %310, %315, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_84 = stablehlo.constant dense<97> : tensor<i32>
        %317 = func.call @_where_5(%316, %312, %c_84) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_85 = stablehlo.constant dense<2147483647> : tensor<i32>
        %318 = stablehlo.reduce(%317 init: %c_85) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_86 = stablehlo.constant dense<96> : tensor<i32>
        %319 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %320 = stablehlo.minimum %318, %319 : tensor<8xi32>
        %321 = stablehlo.iota dim = 0 : tensor<97xi32>
        %322 = stablehlo.broadcast_in_dim %321, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %323 = stablehlo.reduce(%254 init: %cst_87) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %324 = stablehlo.broadcast_in_dim %323, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %326 = stablehlo.compare EQ, %254, %325, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_88 = stablehlo.constant dense<97> : tensor<i32>
        %327 = func.call @_where_5(%326, %322, %c_88) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_89 = stablehlo.constant dense<2147483647> : tensor<i32>
        %328 = stablehlo.reduce(%327 init: %c_89) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_90 = stablehlo.constant dense<96> : tensor<i32>
        %329 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %330 = stablehlo.minimum %328, %329 : tensor<8xi32>
        %331 = func.call @_where_12(%159, %320, %330) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        stablehlo.return %331 : tensor<8xi32>
      }) : (tensor<i32>) -> tensor<8xi32>
      stablehlo.return %257 : tensor<8xi32>
    }) : (tensor<i32>) -> tensor<8xi32>
    %c_46 = stablehlo.constant dense<-2> : tensor<i32>
    %174 = call @_where(%155, %173, %c_46) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_47 = stablehlo.constant dense<1> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %176 = stablehlo.add %20, %175 : tensor<8xi32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %177 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %178 = stablehlo.compare LT, %arg34, %177, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_49 = stablehlo.constant dense<4> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %180 = stablehlo.add %arg34, %179 : tensor<8xi32>
    %181 = stablehlo.select %178, %180, %arg34 : tensor<8xi1>, tensor<8xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %183 = stablehlo.compare LT, %174, %182, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_51 = stablehlo.constant dense<97> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %185 = stablehlo.add %174, %184 : tensor<8xi32>
    %186 = stablehlo.select %183, %185, %174 : tensor<8xi1>, tensor<8xi32>
    %187 = stablehlo.broadcast_in_dim %181, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %188 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %189 = stablehlo.concatenate %187, %188, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %190 = "stablehlo.gather"(%arg29, %189) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x97xi1>, tensor<8x2xi32>) -> tensor<8xi1>
    %191 = stablehlo.compare GE, %176, %27, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %192 = stablehlo.or %190, %191 : tensor<8xi1>
    %193 = stablehlo.not %155 : tensor<8xi1>
    %194 = stablehlo.or %192, %193 : tensor<8xi1>
    %c_52 = stablehlo.constant dense<1> : tensor<i32>
    %195 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %196 = stablehlo.add %13, %195 : tensor<8xi32>
    %197 = stablehlo.not %194 : tensor<8xi1>
    %198 = stablehlo.and %107, %197 : tensor<8xi1>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %199 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %200 = stablehlo.compare LT, %108, %199, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_54 = stablehlo.constant dense<4> : tensor<i32>
    %201 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %202 = stablehlo.add %108, %201 : tensor<8xi32>
    %203 = stablehlo.select %200, %202, %108 : tensor<8xi1>, tensor<8xi32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %205 = "stablehlo.scatter"(%arg14, %204, %174) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %207 = stablehlo.compare LT, %108, %206, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_56 = stablehlo.constant dense<4> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %209 = stablehlo.add %108, %208 : tensor<8xi32>
    %210 = stablehlo.select %207, %209, %108 : tensor<8xi1>, tensor<8xi32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %212 = "stablehlo.scatter"(%arg15, %211, %196) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %213 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %214 = stablehlo.compare LT, %108, %213, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_58 = stablehlo.constant dense<4> : tensor<i32>
    %215 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %216 = stablehlo.add %108, %215 : tensor<8xi32>
    %217 = stablehlo.select %214, %216, %108 : tensor<8xi1>, tensor<8xi32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %219 = "stablehlo.scatter"(%arg16, %218, %176) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %220 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %221 = stablehlo.compare LT, %108, %220, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_60 = stablehlo.constant dense<4> : tensor<i32>
    %222 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %223 = stablehlo.add %108, %222 : tensor<8xi32>
    %224 = stablehlo.select %221, %223, %108 : tensor<8xi1>, tensor<8xi32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %226 = "stablehlo.scatter"(%arg18, %225, %198) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i1>, %arg36: tensor<i1>):
      stablehlo.return %arg36 : tensor<i1>
    }) : (tensor<4xi1>, tensor<8x1xi32>, tensor<8xi1>) -> tensor<4xi1>
    %227 = stablehlo.and %48, %155 : tensor<8xi1>
    %c_61 = stablehlo.constant dense<4> : tensor<i32>
    %228 = call @_where(%227, %108, %c_61) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %229 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %230 = stablehlo.compare LT, %228, %229, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_63 = stablehlo.constant dense<4> : tensor<i32>
    %231 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %232 = stablehlo.add %228, %231 : tensor<8xi32>
    %233 = stablehlo.select %230, %232, %228 : tensor<8xi1>, tensor<8xi32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %234 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %235 = stablehlo.compare LT, %174, %234, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_65 = stablehlo.constant dense<97> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %237 = stablehlo.add %174, %236 : tensor<8xi32>
    %238 = stablehlo.select %235, %237, %174 : tensor<8xi1>, tensor<8xi32>
    %239 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %240 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %241 = stablehlo.concatenate %239, %240, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %c_66 = stablehlo.constant dense<1> : tensor<i32>
    %242 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %243 = "stablehlo.scatter"(%arg33, %241, %242) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      %252 = stablehlo.add %arg35, %arg36 : tensor<i32>
      stablehlo.return %252 : tensor<i32>
    }) : (tensor<4x97xi32>, tensor<8x2xi32>, tensor<8xi32>) -> tensor<4x97xi32>
    %c_67 = stablehlo.constant dense<-1> : tensor<i32>
    %244 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %245 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %246 = stablehlo.compare LT, %108, %245, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_69 = stablehlo.constant dense<4> : tensor<i32>
    %247 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %248 = stablehlo.add %108, %247 : tensor<8xi32>
    %249 = stablehlo.select %246, %248, %108 : tensor<8xi1>, tensor<8xi32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %251 = "stablehlo.scatter"(%244, %250, %174) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    return %137#1, %137#2, %205, %212, %219, %arg17, %226, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %243, %251, %152 : tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>, tensor<4xi32>, tensor<8x97xf32>
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
    %13 = stablehlo.dot_general %12, %arg4, contracting_dims = [2] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x1x32xf32>, tensor<32x64xf32>) -> tensor<8x1x64xf32>
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
    %104 = stablehlo.dot_general %103, %arg5, contracting_dims = [2] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x1x32xf32>, tensor<32x32xf32>) -> tensor<8x1x32xf32>
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
    %119 = stablehlo.dot_general %118, %arg7, contracting_dims = [2] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x1x32xf32>, tensor<32x96xf32>) -> tensor<8x1x96xf32>
    %120 = stablehlo.slice %119 [0:8, 0:1, 0:48] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %121 = stablehlo.slice %119 [0:8, 0:1, 48:96] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %122 = call @silu(%120) : (tensor<8x1x48xf32>) -> tensor<8x1x48xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<8x1x48xf32>
    %124 = stablehlo.dot_general %123, %arg8, contracting_dims = [2] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x1x48xf32>, tensor<48x32xf32>) -> tensor<8x1x32xf32>
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
      %69 = stablehlo.dot_general %iterArg_12, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<4x2x2x8xf32>, tensor<4x2x8x16xf32>) -> tensor<4x2x2x16xf32>
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
  func.func private @_where_6(%arg0: tensor<8x97xi1>, %arg1: tensor<f32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
  func.func private @_where_7(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %0 : tensor<8x97xf32>
  }
  func.func private @_where_8(%arg0: tensor<8x1xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %1 : tensor<8x97xf32>
  }
  func.func private @_where_9(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @_where_10(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xi32>, %arg2: tensor<8x97xi32>) -> tensor<8x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %0 : tensor<8x97xi32>
  }
  func.func private @closed_call_11(%arg0: tensor<8x97xi32>, %arg1: tensor<8xi32>, %arg2: tensor<i32>, %arg3: tensor<8xi32>, %arg4: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %16 = call @_where_12(%15, %9, %arg3) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<8xi32>
    %20 = call @_where_12(%15, %arg4, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_12(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @closed_call_13(%arg0: tensor<8x97xi32>, %arg1: tensor<8x97xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>, %arg4: tensor<8xi32>, %arg5: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %13 = call @_where_14(%12, %arg1, %c_3) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<i32>) -> tensor<8x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %16 = call @_where_12(%15, %9, %arg4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<8xi32>
    %20 = call @_where_12(%15, %arg5, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_14(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<i32>) -> tensor<8x97xf32> {
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
      %6:8 = func.call @closed_call_15(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<8x1xui32>, tensor<8x1xui32>
  }
  func.func private @closed_call_15(%arg0: tensor<i32>, %arg1: tensor<8x1xui32>, %arg2: tensor<8x1xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
    %18:2 = call @threefry2x32_16(%16, %17, %14, %15) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>)
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
  func.func private @threefry2x32_16(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>) {
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
      %10:8 = func.call @closed_call_17(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x97xui32>, tensor<8x97xui32>
  }
  func.func private @closed_call_17(%arg0: tensor<i32>, %arg1: tensor<8x97xui32>, %arg2: tensor<8x97xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
