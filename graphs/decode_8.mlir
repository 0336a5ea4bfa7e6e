module @jit_decode_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<2x32xf32>, %arg5: tensor<2x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x97xf32>, %arg12: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<8xi32>) -> (tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<4xi32> {jax.result_info = "result[1].tokens"}, tensor<8x97xf32> {jax.result_info = "result[1].logits"}) {
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
    %110 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %111 = stablehlo.reshape %110 : (tensor<8x1xi32>) -> tensor<8xi32>
    %c_32 = stablehlo.constant dense<1> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %113 = stablehlo.add %111, %112 : tensor<8xi32>
    %114 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %115 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %116 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
    %117 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1x1xi32>
    %118 = stablehlo.convert %117 : (tensor<8x1x1x1xi32>) -> tensor<8x1x1x1xf32>
    %119 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %120 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xf32>) -> tensor<8x1x1x4xf32>
    %121 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x1x1x4xf32>
    %122 = stablehlo.multiply %120, %121 : tensor<8x1x1x4xf32>
    %123 = stablehlo.cosine %122 : tensor<8x1x1x4xf32>
    %124 = stablehlo.sine %122 : tensor<8x1x1x4xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %125 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %126 = stablehlo.compare LT, %115, %125, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_34 = stablehlo.constant dense<97> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %128 = stablehlo.add %115, %127 : tensor<8x1xi32>
    %129 = stablehlo.select %126, %128, %115 : tensor<8x1xi1>, tensor<8x1xi32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %131 = "stablehlo.gather"(%arg11, %130) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<8x1x1xi32>) -> tensor<32x8x1xf32>
    %132 = stablehlo.transpose %131, dims = [1, 2, 0] : (tensor<32x8x1xf32>) -> tensor<8x1x32xf32>
    %133 = stablehlo.slice %arg5 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %134 = stablehlo.reshape %133 : (tensor<1x32xf32>) -> tensor<32xf32>
    %135 = stablehlo.slice %arg4 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %136 = stablehlo.reshape %135 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %137:3 = call @through(%arg34, %114, %110, %113, %arg0, %arg2, %136, %134, %arg6, %arg8, %132, %123, %124, %c_35, %arg12, %arg13) : (tensor<8xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>)
    %138 = stablehlo.slice %arg5 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %139 = stablehlo.reshape %138 : (tensor<1x32xf32>) -> tensor<32xf32>
    %140 = stablehlo.slice %arg4 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %141 = stablehlo.reshape %140 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %142:3 = call @through(%arg34, %114, %110, %113, %arg1, %arg3, %141, %139, %arg7, %arg9, %137#0, %123, %124, %c_36, %137#1, %137#2) : (tensor<8xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>)
    %143 = stablehlo.multiply %142#0, %142#0 : tensor<8x1x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_38 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %147 = stablehlo.divide %145, %146 : tensor<8x1x1xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %149 = stablehlo.add %147, %148 : tensor<8x1x1xf32>
    %150 = stablehlo.rsqrt %149 : tensor<8x1x1xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %152 = stablehlo.multiply %142#0, %151 : tensor<8x1x32xf32>
    %153 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %155 = stablehlo.multiply %152, %154 : tensor<8x1x32xf32>
    %156 = stablehlo.reshape %155 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %157 = "stablehlo.case"(%c_40) ({
      %c_72 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_72 : tensor<i32>
    }, {
      %c_72 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_72 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %158 = "stablehlo.case"(%157) ({
      %c_72 = stablehlo.constant dense<0> : tensor<i32>
      %259 = func.call @_pad(%156, %c_72) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %260 = stablehlo.reshape %259 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %261 = stablehlo.reshape %260 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %262 = stablehlo.dot_general %261, %arg11, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x97xf32>) -> tensor<8x97xf32>
      stablehlo.return %262 : tensor<8x97xf32>
    }) : (tensor<i32>) -> tensor<8x97xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %160 = stablehlo.iota dim = 0 : tensor<97xi32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %162 = stablehlo.reduce(%158 init: %cst_42) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
    %165 = stablehlo.compare EQ, %158, %164, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
    %c_43 = stablehlo.constant dense<97> : tensor<i32>
    %166 = call @_where_6(%165, %161, %c_43) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
    %c_44 = stablehlo.constant dense<2147483647> : tensor<i32>
    %167 = stablehlo.reduce(%166 init: %c_44) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
    %c_45 = stablehlo.constant dense<96> : tensor<i32>
    %168 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %169 = stablehlo.minimum %167, %168 : tensor<8xi32>
    %170 = stablehlo.compare NE, %159, %159, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %171 = stablehlo.not %170 : tensor<8xi1>
    %172 = stablehlo.and %107, %48 : tensor<8xi1>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %174 = stablehlo.compare GT, %62, %173, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %175 = stablehlo.and %107, %174 : tensor<8xi1>
    %176 = stablehlo.or %172, %175 : tensor<8xi1>
    %c_47 = stablehlo.constant dense<false> : tensor<i1>
    %177 = stablehlo.reduce(%176 init: %c_47) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %178 = stablehlo.convert %177 : (tensor<i1>) -> tensor<i32>
    %179 = "stablehlo.case"(%178) ({
      stablehlo.return %169 : tensor<8xi32>
    }, {
      %c_72 = stablehlo.constant dense<false> : tensor<i1>
      %259 = stablehlo.reduce(%172 init: %c_72) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %260 = stablehlo.convert %259 : (tensor<i1>) -> tensor<i32>
      %261:3 = "stablehlo.case"(%260) ({
        stablehlo.return %158, %159, %169 : tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>
      }, {
        %c_74 = stablehlo.constant dense<0> : tensor<i32>
        %265 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %266 = stablehlo.compare LT, %arg34, %265, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_75 = stablehlo.constant dense<4> : tensor<i32>
        %267 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %268 = stablehlo.add %arg34, %267 : tensor<8xi32>
        %269 = stablehlo.select %266, %268, %arg34 : tensor<8xi1>, tensor<8xi32>
        %270 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %271 = "stablehlo.gather"(%arg29, %270) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_76 = stablehlo.constant dense<0> : tensor<i32>
        %272 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %273 = stablehlo.compare LT, %arg34, %272, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_77 = stablehlo.constant dense<4> : tensor<i32>
        %274 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %275 = stablehlo.add %arg34, %274 : tensor<8xi32>
        %276 = stablehlo.select %273, %275, %arg34 : tensor<8xi1>, tensor<8xi32>
        %277 = stablehlo.broadcast_in_dim %276, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %278 = "stablehlo.gather"(%arg30, %277) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_78 = stablehlo.constant dense<0> : tensor<i32>
        %279 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %280 = stablehlo.compare LT, %arg34, %279, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_79 = stablehlo.constant dense<4> : tensor<i32>
        %281 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %282 = stablehlo.add %arg34, %281 : tensor<8xi32>
        %283 = stablehlo.select %280, %282, %arg34 : tensor<8xi1>, tensor<8xi32>
        %284 = stablehlo.broadcast_in_dim %283, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %285 = "stablehlo.gather"(%arg31, %284) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xf32>, tensor<8x1xi32>) -> tensor<8x97xf32>
        %c_80 = stablehlo.constant dense<0> : tensor<i32>
        %286 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %287 = stablehlo.compare LT, %arg34, %286, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_81 = stablehlo.constant dense<4> : tensor<i32>
        %288 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %289 = stablehlo.add %arg34, %288 : tensor<8xi32>
        %290 = stablehlo.select %287, %289, %arg34 : tensor<8xi1>, tensor<8xi32>
        %291 = stablehlo.broadcast_in_dim %290, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %292 = "stablehlo.gather"(%arg32, %291) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_82 = stablehlo.constant dense<0> : tensor<i32>
        %293 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %294 = stablehlo.compare LT, %arg34, %293, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_83 = stablehlo.constant dense<4> : tensor<i32>
        %295 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %296 = stablehlo.add %arg34, %295 : tensor<8xi32>
        %297 = stablehlo.select %294, %296, %arg34 : tensor<8xi1>, tensor<8xi32>
        %298 = stablehlo.broadcast_in_dim %297, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %299 = "stablehlo.gather"(%arg33, %298) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi32>, tensor<8x1xi32>) -> tensor<8x97xi32>
        %300 = stablehlo.compare LT, %20, %41, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %301 = stablehlo.broadcast_in_dim %300, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %303 = stablehlo.and %302, %278 : tensor<8x97xi1>
        %cst_84 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %304 = func.call @_where_7(%303, %cst_84, %158) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %305 = stablehlo.add %304, %285 : tensor<8x97xf32>
        %306 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_85 = stablehlo.constant dense<0> : tensor<i32>
        %307 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %308 = stablehlo.compare GT, %299, %307, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %309 = stablehlo.or %292, %308 : tensor<8x97xi1>
        %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %310 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
        %311 = stablehlo.compare GT, %305, %310, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %312 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %313 = stablehlo.divide %305, %312 : tensor<8x97xf32>
        %314 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %315 = stablehlo.multiply %305, %314 : tensor<8x97xf32>
        %316 = func.call @_where_8(%311, %313, %315) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %317 = func.call @_where_8(%309, %316, %305) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %318 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %319 = stablehlo.convert %299 : (tensor<8x97xi32>) -> tensor<8x97xf32>
        %320 = stablehlo.broadcast_in_dim %318, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %321 = stablehlo.multiply %320, %319 : tensor<8x97xf32>
        %322 = stablehlo.subtract %317, %321 : tensor<8x97xf32>
        %323 = stablehlo.broadcast_in_dim %97, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_87 = stablehlo.constant dense<0> : tensor<i32>
        %324 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %325 = stablehlo.compare GT, %299, %324, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %326 = stablehlo.convert %325 : (tensor<8x97xi1>) -> tensor<8x97xf32>
        %327 = stablehlo.broadcast_in_dim %323, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %328 = stablehlo.multiply %327, %326 : tensor<8x97xf32>
        %329 = stablehlo.subtract %322, %328 : tensor<8x97xf32>
        %330 = stablehlo.broadcast_in_dim %172, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %331 = func.call @_where_9(%330, %329, %158) : (tensor<8x1xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %332 = stablehlo.reduce(%331 init: %cst_88) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %333 = stablehlo.iota dim = 0 : tensor<97xi32>
        %334 = stablehlo.broadcast_in_dim %333, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_89 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %335 = stablehlo.reduce(%331 init: %cst_89) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %336 = stablehlo.broadcast_in_dim %335, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %337 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %338 = stablehlo.compare EQ, %331, %337, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_90 = stablehlo.constant dense<97> : tensor<i32>
        %339 = func.call @_where_6(%338, %334, %c_90) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_91 = stablehlo.constant dense<2147483647> : tensor<i32>
        %340 = stablehlo.reduce(%339 init: %c_91) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_92 = stablehlo.constant dense<96> : tensor<i32>
        %341 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %342 = stablehlo.minimum %340, %341 : tensor<8xi32>
        stablehlo.return %331, %332, %342 : tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>
      }) : (tensor<i32>) -> (tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>)
      %c_73 = stablehlo.constant dense<false> : tensor<i1>
      %262 = stablehlo.reduce(%175 init: %c_73) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %263 = stablehlo.convert %262 : (tensor<i1>) -> tensor<i32>
      %264 = "stablehlo.case"(%263) ({
        stablehlo.return %261#2 : tensor<8xi32>
      }, {
        %265 = stablehlo.convert %20 : (tensor<8xi32>) -> tensor<8xui32>
        %266 = func.call @_threefry_fold_in(%55, %265) : (tensor<8x2xui32>, tensor<8xui32>) -> tensor<8x2xui32>
        %267 = func.call @_gumbel(%266) : (tensor<8x2xui32>) -> tensor<8x97xf32>
        %c_74 = stablehlo.constant dense<1> : tensor<i32>
        %268 = func.call @_where_13(%175, %62, %c_74) : (tensor<8xi1>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
        %269 = stablehlo.broadcast_in_dim %261#1, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %271 = stablehlo.compare LT, %261#0, %270, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %272 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %273 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %274 = stablehlo.divide %261#0, %273 : tensor<8x97xf32>
        %275 = stablehlo.divide %261#1, %268 : tensor<8xf32>
        %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %276 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %277 = stablehlo.compare GT, %83, %276, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %278 = stablehlo.and %277, %175 : tensor<8xi1>
        %c_76 = stablehlo.constant dense<false> : tensor<i1>
        %279 = stablehlo.reduce(%278 init: %c_76) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %280 = stablehlo.convert %279 : (tensor<i1>) -> tensor<i32>
        %281 = "stablehlo.case"(%280) ({
          %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %339 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %339 : tensor<8xf32>
        }, {
          %339 = stablehlo.log %83 : tensor<8xf32>
          %340 = stablehlo.add %275, %339 : tensor<8xf32>
          stablehlo.return %340 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %282 = stablehlo.broadcast_in_dim %278, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %284 = stablehlo.and %283, %271 : tensor<8x97xi1>
        %285 = stablehlo.broadcast_in_dim %281, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %286 = stablehlo.convert %285 : tensor<8x1xf32>
        %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %288 = stablehlo.compare LT, %274, %287, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %289 = stablehlo.and %284, %288 : tensor<8x97xi1>
        %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %290 = func.call @_where_7(%289, %cst_77, %274) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %c_78 = stablehlo.constant dense<0> : tensor<i32>
        %291 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %292 = stablehlo.compare GT, %69, %291, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_79 = stablehlo.constant dense<97> : tensor<i32>
        %293 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %294 = stablehlo.compare LT, %69, %293, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %295 = stablehlo.and %292, %294 : tensor<8xi1>
        %296 = stablehlo.and %295, %175 : tensor<8xi1>
        %c_80 = stablehlo.constant dense<false> : tensor<i1>
        %297 = stablehlo.reduce(%296 init: %c_80) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %298 = stablehlo.convert %297 : (tensor<i1>) -> tensor<i32>
        %299 = "stablehlo.case"(%298) ({
          %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %339 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %339 : tensor<8xf32>
        }, {
          %339 = stablehlo.bitcast_convert %290 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_91 = stablehlo.constant dense<0> : tensor<i32>
          %340 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %341 = stablehlo.compare LT, %339, %340, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_92 = stablehlo.constant dense<2147483647> : tensor<i32>
          %342 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %343 = stablehlo.xor %339, %342 : tensor<8x97xi32>
          %344 = func.call @_where_14(%341, %343, %339) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_93 = stablehlo.constant dense<2147483647> : tensor<i32>
          %345 = stablehlo.reduce(%344 init: %c_93) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_94 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %346 = stablehlo.reduce(%344 init: %c_94) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_95 = stablehlo.constant dense<0> : tensor<i32>
          %c_96 = stablehlo.constant dense<0> : tensor<i32>
          %347:6 = stablehlo.while(%iterArg = %344, %iterArg_99 = %69, %iterArg_100 = %c_96, %iterArg_101 = %c_95, %iterArg_102 = %345, %iterArg_103 = %346) : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_104 = stablehlo.constant dense<32> : tensor<i32>
            %354 = stablehlo.compare LT, %iterArg_100, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %354 : tensor<i1>
          } do {
            %354:3 = func.call @closed_call_15(%iterArg, %iterArg_99, %iterArg_101, %iterArg_102, %iterArg_103) : (tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_104 = stablehlo.constant dense<1> : tensor<i32>
            %355 = stablehlo.add %iterArg_100, %c_104 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_99, %355, %354#0, %354#1, %354#2 : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_97 = stablehlo.constant dense<0> : tensor<i32>
          %348 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %349 = stablehlo.compare LT, %347#4, %348, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_98 = stablehlo.constant dense<2147483647> : tensor<i32>
          %350 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %351 = stablehlo.xor %347#4, %350 : tensor<8xi32>
          %352 = func.call @_where_16(%349, %351, %347#4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %353 = stablehlo.bitcast_convert %352 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %353 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %300 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %302 = stablehlo.and %301, %271 : tensor<8x97xi1>
        %303 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %304 = stablehlo.convert %303 : tensor<8x1xf32>
        %305 = stablehlo.broadcast_in_dim %304, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %306 = stablehlo.compare LT, %290, %305, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %307 = stablehlo.and %302, %306 : tensor<8x97xi1>
        %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %308 = func.call @_where_7(%307, %cst_81, %290) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %309 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %310 = stablehlo.compare LT, %76, %309, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %311 = stablehlo.and %310, %175 : tensor<8xi1>
        %c_83 = stablehlo.constant dense<false> : tensor<i1>
        %312 = stablehlo.reduce(%311 init: %c_83) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %313 = stablehlo.convert %312 : (tensor<i1>) -> tensor<i32>
        %314 = "stablehlo.case"(%313) ({
          %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %339 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %339 : tensor<8xf32>
        }, {
          %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %339 = stablehlo.reduce(%308 init: %cst_91) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %340 = stablehlo.broadcast_in_dim %339, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
          %341 = stablehlo.broadcast_in_dim %340, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
          %342 = stablehlo.subtract %308, %341 : tensor<8x97xf32>
          %343 = stablehlo.exponential %342 : tensor<8x97xf32>
          %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %344 = stablehlo.reduce(%343 init: %cst_92) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %345 = stablehlo.multiply %76, %344 : tensor<8xf32>
          %346 = stablehlo.bitcast_convert %308 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_93 = stablehlo.constant dense<0> : tensor<i32>
          %347 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %348 = stablehlo.compare LT, %346, %347, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_94 = stablehlo.constant dense<2147483647> : tensor<i32>
          %349 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %350 = stablehlo.xor %346, %349 : tensor<8x97xi32>
          %351 = func.call @_where_14(%348, %350, %346) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_95 = stablehlo.constant dense<2147483647> : tensor<i32>
          %352 = stablehlo.reduce(%351 init: %c_95) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_96 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %353 = stablehlo.reduce(%351 init: %c_96) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_97 = stablehlo.constant dense<0> : tensor<i32>
          %c_98 = stablehlo.constant dense<0> : tensor<i32>
          %354:7 = stablehlo.while(%iterArg = %351, %iterArg_101 = %343, %iterArg_102 = %345, %iterArg_103 = %c_98, %iterArg_104 = %c_97, %iterArg_105 = %352, %iterArg_106 = %353) : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_107 = stablehlo.constant dense<32> : tensor<i32>
            %361 = stablehlo.compare LT, %iterArg_103, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %361 : tensor<i1>
          } do {
            %361:3 = func.call @closed_call_17(%iterArg, %iterArg_101, %iterArg_102, %iterArg_104, %iterArg_105, %iterArg_106) : (tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_107 = stablehlo.constant dense<1> : tensor<i32>
            %362 = stablehlo.add %iterArg_103, %c_107 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_101, %iterArg_102, %362, %361#0, %361#1, %361#2 : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_99 = stablehlo.constant dense<0> : tensor<i32>
          %355 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %356 = stablehlo.compare LT, %354#5, %355, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_100 = stablehlo.constant dense<2147483647> : tensor<i32>
          %357 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %358 = stablehlo.xor %354#5, %357 : tensor<8xi32>
          %359 = func.call @_where_16(%356, %358, %354#5) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %360 = stablehlo.bitcast_convert %359 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %360 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %315 = stablehlo.broadcast_in_dim %311, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %317 = stablehlo.and %316, %271 : tensor<8x97xi1>
        %318 = stablehlo.broadcast_in_dim %314, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %319 = stablehlo.convert %318 : tensor<8x1xf32>
        %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %321 = stablehlo.compare LT, %308, %320, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %322 = stablehlo.and %317, %321 : tensor<8x97xi1>
        %cst_84 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %323 = func.call @_where_7(%322, %cst_84, %308) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %324 = stablehlo.add %323, %267 : tensor<8x97xf32>
        %cst_85 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %325 = stablehlo.reduce(%324 init: %cst_85) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %326 = stablehlo.iota dim = 0 : tensor<97xi32>
        %327 = stablehlo.broadcast_in_dim %326, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_86 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %328 = stablehlo.reduce(%324 init: %cst_86) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %329 = stablehlo.broadcast_in_dim %328, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %330 = stablehlo.broadcast_in_dim %329, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %331 = stablehlo.compare EQ, %324, %330, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_87 = stablehlo.constant dense<97> : tensor<i32>
        %332 = func.call @_where_6(%331, %327, %c_87) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_88 = stablehlo.constant dense<2147483647> : tensor<i32>
        %333 = stablehlo.reduce(%332 init: %c_88) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_89 = stablehlo.constant dense<96> : tensor<i32>
        %334 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %335 = stablehlo.minimum %333, %334 : tensor<8xi32>
        %c_90 = stablehlo.constant dense<0> : tensor<i32>
        %336 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %337 = stablehlo.add %336, %335 : tensor<8xi32>
        %338 = func.call @_where_16(%175, %337, %261#2) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        stablehlo.return %338 : tensor<8xi32>
      }) : (tensor<i32>) -> tensor<8xi32>
      stablehlo.return %264 : tensor<8xi32>
    }) : (tensor<i32>) -> tensor<8xi32>
    %180 = stablehlo.reshape %155 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %c_48 = stablehlo.constant dense<-2> : tensor<i32>
    %181 = call @_where(%171, %179, %c_48) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_49 = stablehlo.constant dense<1> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %183 = stablehlo.add %20, %182 : tensor<8xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %185 = stablehlo.compare LT, %arg34, %184, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_51 = stablehlo.constant dense<4> : tensor<i32>
    %186 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %187 = stablehlo.add %arg34, %186 : tensor<8xi32>
    %188 = stablehlo.select %185, %187, %arg34 : tensor<8xi1>, tensor<8xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %189 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %190 = stablehlo.compare LT, %181, %189, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_53 = stablehlo.constant dense<97> : tensor<i32>
    %191 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %192 = stablehlo.add %181, %191 : tensor<8xi32>
    %193 = stablehlo.select %190, %192, %181 : tensor<8xi1>, tensor<8xi32>
    %194 = stablehlo.broadcast_in_dim %188, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %195 = stablehlo.broadcast_in_dim %193, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %196 = stablehlo.concatenate %194, %195, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %197 = "stablehlo.gather"(%arg29, %196) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x97xi1>, tensor<8x2xi32>) -> tensor<8xi1>
    %198 = stablehlo.compare GE, %183, %27, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %199 = stablehlo.or %197, %198 : tensor<8xi1>
    %200 = stablehlo.not %171 : tensor<8xi1>
    %201 = stablehlo.or %199, %200 : tensor<8xi1>
    %c_54 = stablehlo.constant dense<1> : tensor<i32>
    %202 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %203 = stablehlo.add %13, %202 : tensor<8xi32>
    %204 = stablehlo.not %201 : tensor<8xi1>
    %205 = stablehlo.and %107, %204 : tensor<8xi1>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %207 = stablehlo.compare LT, %108, %206, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_56 = stablehlo.constant dense<4> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %209 = stablehlo.add %108, %208 : tensor<8xi32>
    %210 = stablehlo.select %207, %209, %108 : tensor<8xi1>, tensor<8xi32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %212 = "stablehlo.scatter"(%arg14, %211, %181) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
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
    %219 = "stablehlo.scatter"(%arg15, %218, %203) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
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
    %226 = "stablehlo.scatter"(%arg16, %225, %183) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %228 = stablehlo.compare LT, %108, %227, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_62 = stablehlo.constant dense<4> : tensor<i32>
    %229 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %230 = stablehlo.add %108, %229 : tensor<8xi32>
    %231 = stablehlo.select %228, %230, %108 : tensor<8xi1>, tensor<8xi32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %233 = "stablehlo.scatter"(%arg18, %232, %205) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i1>, %arg36: tensor<i1>):
      stablehlo.return %arg36 : tensor<i1>
    }) : (tensor<4xi1>, tensor<8x1xi32>, tensor<8xi1>) -> tensor<4xi1>
    %234 = stablehlo.and %48, %171 : tensor<8xi1>
    %c_63 = stablehlo.constant dense<4> : tensor<i32>
    %235 = call @_where(%234, %108, %c_63) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %237 = stablehlo.compare LT, %235, %236, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_65 = stablehlo.constant dense<4> : tensor<i32>
    %238 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %239 = stablehlo.add %235, %238 : tensor<8xi32>
    %240 = stablehlo.select %237, %239, %235 : tensor<8xi1>, tensor<8xi32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %242 = stablehlo.compare LT, %181, %241, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_67 = stablehlo.constant dense<97> : tensor<i32>
    %243 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %244 = stablehlo.add %181, %243 : tensor<8xi32>
    %245 = stablehlo.select %242, %244, %181 : tensor<8xi1>, tensor<8xi32>
    %246 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %247 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %248 = stablehlo.concatenate %246, %247, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %c_68 = stablehlo.constant dense<1> : tensor<i32>
    %249 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %250 = "stablehlo.scatter"(%arg33, %248, %249) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      %259 = stablehlo.add %arg35, %arg36 : tensor<i32>
      stablehlo.return %259 : tensor<i32>
    }) : (tensor<4x97xi32>, tensor<8x2xi32>, tensor<8xi32>) -> tensor<4x97xi32>
    %c_69 = stablehlo.constant dense<-1> : tensor<i32>
    %251 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %252 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %253 = stablehlo.compare LT, %108, %252, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_71 = stablehlo.constant dense<4> : tensor<i32>
    %254 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %255 = stablehlo.add %108, %254 : tensor<8xi32>
    %256 = stablehlo.select %253, %255, %108 : tensor<8xi1>, tensor<8xi32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %258 = "stablehlo.scatter"(%251, %257, %181) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    return %142#1, %142#2, %212, %219, %226, %arg17, %233, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %250, %258, %158 : tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>, tensor<4xi32>, tensor<8x97xf32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xi32>
    return %2 : tensor<8xi32>
  }
  func.func private @through(%arg0: tensor<8xi32>, %arg1: tensor<8x1xi32>, %arg2: tensor<8x1xi32>, %arg3: tensor<8xi32>, %arg4: tensor<48x32xf32>, %arg5: tensor<32x96xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<8x1x32xf32>, %arg11: tensor<8x1x1x4xf32>, %arg12: tensor<8x1x1x4xf32>, %arg13: tensor<i32>, %arg14: tensor<2x4x2x64x8xf32>, %arg15: tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>) {
    %0 = stablehlo.multiply %arg10, %arg10 : tensor<8x1x32xf32>
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
    %9 = stablehlo.multiply %arg10, %8 : tensor<8x1x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<8x1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %174 = stablehlo.reshape %12 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %175 = func.call @_pad(%174, %c_28) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %176 = stablehlo.reshape %175 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %178 = stablehlo.dot_general %177, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x64xf32>) -> tensor<8x64xf32>
      %179 = stablehlo.reshape %178 : (tensor<8x64xf32>) -> tensor<8x1x64xf32>
      stablehlo.return %179 : tensor<8x1x64xf32>
    }) : (tensor<i32>) -> tensor<8x1x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<8x1x64xf32>) -> tensor<8x1x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:8, 0:1, 0:2, 0:2, 0:8] : (tensor<8x1x2x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x4x8xf32>
    %18 = stablehlo.slice %15 [0:8, 0:1, 0:2, 2:3, 0:8] : (tensor<8x1x2x4x8xf32>) -> tensor<8x1x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<8x1x2x1x8xf32>) -> tensor<8x1x2x8xf32>
    %20 = stablehlo.slice %15 [0:8, 0:1, 0:2, 3:4, 0:8] : (tensor<8x1x2x4x8xf32>) -> tensor<8x1x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<8x1x2x1x8xf32>) -> tensor<8x1x2x8xf32>
    %22 = stablehlo.slice %arg0 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<31> : tensor<i32>
    %24 = stablehlo.shift_right_arithmetic %23, %c_2 : tensor<i32>
    %25 = stablehlo.slice %17 [0:8, 0:1, 0:4, 0:4] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %26 = stablehlo.slice %17 [0:8, 0:1, 0:4, 4:8] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<8x1x4x4xf32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %30 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %31 = stablehlo.xor %29, %30 : tensor<8x1x4x4xi32>
    %32 = stablehlo.bitcast_convert %31 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %33 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<8x1x4x4xf32>
    %35 = stablehlo.bitcast_convert %34 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %36 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %37 = stablehlo.xor %35, %36 : tensor<8x1x4x4xi32>
    %38 = stablehlo.bitcast_convert %37 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %39 = stablehlo.subtract %32, %38 : tensor<8x1x4x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %41 = stablehlo.multiply %26, %40 : tensor<8x1x4x4xf32>
    %42 = stablehlo.bitcast_convert %41 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %43 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %44 = stablehlo.xor %42, %43 : tensor<8x1x4x4xi32>
    %45 = stablehlo.bitcast_convert %44 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %46 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %47 = stablehlo.multiply %25, %46 : tensor<8x1x4x4xf32>
    %48 = stablehlo.bitcast_convert %47 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %49 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %50 = stablehlo.xor %48, %49 : tensor<8x1x4x4xi32>
    %51 = stablehlo.bitcast_convert %50 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %52 = stablehlo.add %45, %51 : tensor<8x1x4x4xf32>
    %53 = stablehlo.concatenate %39, %52, dim = 3 : (tensor<8x1x4x4xf32>, tensor<8x1x4x4xf32>) -> tensor<8x1x4x8xf32>
    %54 = stablehlo.slice %arg0 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %54 : (tensor<1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<31> : tensor<i32>
    %56 = stablehlo.shift_right_arithmetic %55, %c_3 : tensor<i32>
    %57 = stablehlo.slice %19 [0:8, 0:1, 0:2, 0:4] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %58 = stablehlo.slice %19 [0:8, 0:1, 0:2, 4:8] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %59 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<8x1x2x4xf32>
    %61 = stablehlo.bitcast_convert %60 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %62 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %63 = stablehlo.xor %61, %62 : tensor<8x1x2x4xi32>
    %64 = stablehlo.bitcast_convert %63 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %65 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %66 = stablehlo.multiply %58, %65 : tensor<8x1x2x4xf32>
    %67 = stablehlo.bitcast_convert %66 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %68 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %69 = stablehlo.xor %67, %68 : tensor<8x1x2x4xi32>
    %70 = stablehlo.bitcast_convert %69 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %71 = stablehlo.subtract %64, %70 : tensor<8x1x2x4xf32>
    %72 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %73 = stablehlo.multiply %58, %72 : tensor<8x1x2x4xf32>
    %74 = stablehlo.bitcast_convert %73 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %75 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %76 = stablehlo.xor %74, %75 : tensor<8x1x2x4xi32>
    %77 = stablehlo.bitcast_convert %76 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %78 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %79 = stablehlo.multiply %57, %78 : tensor<8x1x2x4xf32>
    %80 = stablehlo.bitcast_convert %79 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %81 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %82 = stablehlo.xor %80, %81 : tensor<8x1x2x4xi32>
    %83 = stablehlo.bitcast_convert %82 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %84 = stablehlo.add %77, %83 : tensor<8x1x2x4xf32>
    %85 = stablehlo.concatenate %71, %84, dim = 3 : (tensor<8x1x2x4xf32>, tensor<8x1x2x4xf32>) -> tensor<8x1x2x8xf32>
    %86 = stablehlo.reshape %53 : (tensor<8x1x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.compare LT, %arg13, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %88 = stablehlo.add %arg13, %c_5 : tensor<i32>
    %89 = stablehlo.select %87, %88, %arg13 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %91 = stablehlo.compare LT, %arg1, %90, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %93 = stablehlo.add %arg1, %92 : tensor<8x1xi32>
    %94 = stablehlo.select %91, %93, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %96 = stablehlo.compare LT, %arg2, %95, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_9 = stablehlo.constant dense<64> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %98 = stablehlo.add %arg2, %97 : tensor<8x1xi32>
    %99 = stablehlo.select %96, %98, %arg2 : tensor<8x1xi1>, tensor<8x1xi32>
    %100 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %102 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %103 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %104 = stablehlo.concatenate %101, %102, %103, dim = 2 : (tensor<8x1x1xi32>, tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x3xi32>
    %105 = "stablehlo.scatter"(%arg14, %104, %85) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<2x4x2x64x8xf32>, tensor<8x1x3xi32>, tensor<8x1x2x8xf32>) -> tensor<2x4x2x64x8xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.compare LT, %arg13, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %107 = stablehlo.add %arg13, %c_11 : tensor<i32>
    %108 = stablehlo.select %106, %107, %arg13 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %110 = stablehlo.compare LT, %arg1, %109, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %112 = stablehlo.add %arg1, %111 : tensor<8x1xi32>
    %113 = stablehlo.select %110, %112, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %115 = stablehlo.compare LT, %arg2, %114, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_15 = stablehlo.constant dense<64> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %117 = stablehlo.add %arg2, %116 : tensor<8x1xi32>
    %118 = stablehlo.select %115, %117, %arg2 : tensor<8x1xi1>, tensor<8x1xi32>
    %119 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %121 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %122 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %123 = stablehlo.concatenate %120, %121, %122, dim = 2 : (tensor<8x1x1xi32>, tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x3xi32>
    %124 = "stablehlo.scatter"(%arg15, %123, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<2x4x2x64x8xf32>, tensor<8x1x3xi32>, tensor<8x1x2x8xf32>) -> tensor<2x4x2x64x8xf32>
    %cst_16 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x1x2x2x8xf32>
    %126 = stablehlo.multiply %86, %125 : tensor<8x1x2x2x8xf32>
    %127 = stablehlo.transpose %126, dims = [0, 2, 3, 1, 4] : (tensor<8x1x2x2x8xf32>) -> tensor<8x2x2x1x8xf32>
    %128 = stablehlo.reshape %127 : (tensor<8x2x2x1x8xf32>) -> tensor<8x2x2x8xf32>
    %129 = stablehlo.reshape %128 : (tensor<8x2x2x8xf32>) -> tensor<2x4x2x2x8xf32>
    %130 = stablehlo.reshape %arg2 : (tensor<8x1xi32>) -> tensor<2x4x1xi32>
    %131 = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
    %132 = stablehlo.reshape %arg3 : (tensor<8xi32>) -> tensor<2x4xi32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x4x2x2x8xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %134:9 = stablehlo.while(%iterArg = %129, %iterArg_28 = %130, %iterArg_29 = %131, %iterArg_30 = %132, %iterArg_31 = %arg13, %iterArg_32 = %105, %iterArg_33 = %124, %iterArg_34 = %c_18, %iterArg_35 = %133) : tensor<2x4x2x2x8xf32>, tensor<2x4x1xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<2x4x2x2x8xf32>
    cond {
      %c_36 = stablehlo.constant dense<2> : tensor<i32>
      %174 = stablehlo.compare LT, %iterArg_34, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %174 : tensor<i1>
    } do {
      %174 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_34) : (tensor<2x4x2x2x8xf32>, tensor<i32>) -> tensor<4x2x2x8xf32>
      %175 = func.call @dynamic_index_in_dim_0(%iterArg_28, %iterArg_34) : (tensor<2x4x1xi32>, tensor<i32>) -> tensor<4x1xi32>
      %176 = func.call @dynamic_index_in_dim_1(%iterArg_29, %iterArg_34) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
      %177 = func.call @dynamic_index_in_dim_1(%iterArg_30, %iterArg_34) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
      %178 = func.call @closed_call(%iterArg_31, %iterArg_32, %iterArg_33, %174, %175, %176, %177) : (tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4x2x2x8xf32>, tensor<4x1xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4x2x2x8xf32>
      %179 = func.call @dynamic_update_index_in_dim(%iterArg_35, %178, %iterArg_34) : (tensor<2x4x2x2x8xf32>, tensor<4x2x2x8xf32>, tensor<i32>) -> tensor<2x4x2x2x8xf32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %180 = stablehlo.add %iterArg_34, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %180, %179 : tensor<2x4x2x2x8xf32>, tensor<2x4x1xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<2x4x2x2x8xf32>
    }
    %135 = stablehlo.reshape %134#8 : (tensor<2x4x2x2x8xf32>) -> tensor<8x2x2x1x8xf32>
    %136 = stablehlo.transpose %135, dims = [0, 3, 1, 2, 4] : (tensor<8x2x2x1x8xf32>) -> tensor<8x1x2x2x8xf32>
    %137 = stablehlo.reshape %136 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x32xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %138 = "stablehlo.case"(%c_19) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %139 = "stablehlo.case"(%138) ({
      %174 = stablehlo.reshape %137 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %175 = func.call @_pad(%174, %c_28) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %176 = stablehlo.reshape %175 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %178 = stablehlo.dot_general %177, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %179 = stablehlo.reshape %178 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
      stablehlo.return %179 : tensor<8x1x32xf32>
    }) : (tensor<i32>) -> tensor<8x1x32xf32>
    %140 = stablehlo.slice %arg0 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %141 = stablehlo.reshape %140 : (tensor<1xi32>) -> tensor<i32>
    %c_20 = stablehlo.constant dense<31> : tensor<i32>
    %142 = stablehlo.shift_right_arithmetic %141, %c_20 : tensor<i32>
    %143 = stablehlo.add %arg10, %139 : tensor<8x1x32xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %145 = stablehlo.compare GE, %arg2, %144, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %146 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %147 = stablehlo.compare LT, %arg2, %146, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %148 = stablehlo.and %145, %147 : tensor<8x1xi1>
    %149 = stablehlo.slice %arg0 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %150 = stablehlo.reshape %149 : (tensor<1xi32>) -> tensor<i32>
    %c_22 = stablehlo.constant dense<31> : tensor<i32>
    %151 = stablehlo.shift_right_arithmetic %150, %c_22 : tensor<i32>
    %152 = stablehlo.multiply %143, %143 : tensor<8x1x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %156 = stablehlo.divide %154, %155 : tensor<8x1x1xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %158 = stablehlo.add %156, %157 : tensor<8x1x1xf32>
    %159 = stablehlo.rsqrt %158 : tensor<8x1x1xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %161 = stablehlo.multiply %143, %160 : tensor<8x1x32xf32>
    %162 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %164 = stablehlo.multiply %161, %163 : tensor<8x1x32xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %165 = "stablehlo.case"(%c_26) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %166 = "stablehlo.case"(%165) ({
      %174 = stablehlo.reshape %164 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %175 = func.call @_pad(%174, %c_28) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %176 = stablehlo.reshape %175 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %178 = stablehlo.dot_general %177, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x96xf32>) -> tensor<8x96xf32>
      %179 = stablehlo.reshape %178 : (tensor<8x96xf32>) -> tensor<8x1x96xf32>
      stablehlo.return %179 : tensor<8x1x96xf32>
    }) : (tensor<i32>) -> tensor<8x1x96xf32>
    %167 = stablehlo.slice %166 [0:8, 0:1, 0:48] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %168 = stablehlo.slice %166 [0:8, 0:1, 48:96] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %169 = call @silu(%167) : (tensor<8x1x48xf32>) -> tensor<8x1x48xf32>
    %170 = stablehlo.multiply %169, %168 : tensor<8x1x48xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %171 = "stablehlo.case"(%c_27) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %172 = "stablehlo.case"(%171) ({
      %174 = stablehlo.reshape %170 : (tensor<8x1x48xf32>) -> tensor<8x48xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %175 = func.call @_pad_5(%174, %c_28) : (tensor<8x48xf32>, tensor<i32>) -> tensor<8x48xf32>
      %176 = stablehlo.reshape %175 : (tensor<8x48xf32>) -> tensor<1x8x48xf32>
      %177 = stablehlo.reshape %176 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
      %178 = stablehlo.dot_general %177, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x48xf32>, tensor<48x32xf32>) -> tensor<8x32xf32>
      %179 = stablehlo.reshape %178 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
      stablehlo.return %179 : tensor<8x1x32xf32>
    }) : (tensor<i32>) -> tensor<8x1x32xf32>
    %173 = stablehlo.add %143, %172 : tensor<8x1x32xf32>
    return %173, %105, %124 : tensor<8x1x32xf32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>
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
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x4x1xi32>, %arg1: tensor<i32>) -> tensor<4x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 1] : (tensor<2x4x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x1xi32>) -> tensor<4x1xi32>
    return %1 : tensor<4x1xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<2x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xi32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<2x4x2x64x8xf32>, %arg3: tensor<4x2x2x8xf32>, %arg4: tensor<4x1xi32>, %arg5: tensor<4xi32>, %arg6: tensor<4xi32>) -> tensor<4x2x2x8xf32> {
    %0 = stablehlo.reshape %arg4 : (tensor<4x1xi32>) -> tensor<1x4x1x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x4x1x1xi32>) -> tensor<1x4x2x1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x4x2x1xi32>) -> tensor<4x2xi32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2x2xf32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %5 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.add %5, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %8 = call @floor_divide(%7, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x2x2x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %9) : tensor<i32>, tensor<4xi32>, tensor<4x2xi32>, tensor<i32>, tensor<4xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4x2x2x8xf32>, tensor<i32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<4x2x2x8xf32>
    cond {
      %14 = stablehlo.compare LT, %iterArg_13, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<16> : tensor<i32>
      %14 = stablehlo.multiply %iterArg_13, %c_17 : tensor<i32>
      %15 = stablehlo.iota dim = 0 : tensor<16xi32>
      %16 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %17 = stablehlo.add %16, %15 : tensor<16xi32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %19 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<4x16xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x16xi32>
      %22 = stablehlo.compare LT, %20, %21, SIGNED : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %23 = stablehlo.broadcast_in_dim %22, dims = [0, 2] : (tensor<4x16xi1>) -> tensor<4x1x16xi1>
      %24 = stablehlo.broadcast_in_dim %17, dims = [2] : (tensor<16xi32>) -> tensor<1x1x16xi32>
      %25 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<4x2xi32>) -> tensor<4x2x1xi32>
      %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<4x2x16xi32>
      %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<4x2x1xi32>) -> tensor<4x2x16xi32>
      %28 = stablehlo.compare LE, %26, %27, SIGNED : (tensor<4x2x16xi32>, tensor<4x2x16xi32>) -> tensor<4x2x16xi1>
      %29 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<4x1x16xi1>) -> tensor<4x2x16xi1>
      %30 = stablehlo.and %29, %28 : tensor<4x2x16xi1>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.compare LT, %iterArg_8, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
      %32 = stablehlo.add %iterArg_8, %c_19 : tensor<i32>
      %33 = stablehlo.select %31, %32, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %34 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %35 = stablehlo.compare LT, %iterArg_9, %34, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %37 = stablehlo.add %iterArg_9, %36 : tensor<4xi32>
      %38 = stablehlo.select %35, %37, %iterArg_9 : tensor<4xi1>, tensor<4xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %39 = stablehlo.compare LT, %14, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<64> : tensor<i32>
      %40 = stablehlo.add %14, %c_23 : tensor<i32>
      %41 = stablehlo.select %39, %40, %14 : tensor<i1>, tensor<i32>
      %42 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %43 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %44 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %45 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %46 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %47 = stablehlo.concatenate %42, %43, %44, %45, %46, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
      %48 = "stablehlo.gather"(%iterArg_10, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<4x5xi32>) -> tensor<4x1x1x2x16x8xf32>
      %49 = stablehlo.reshape %48 : (tensor<4x1x1x2x16x8xf32>) -> tensor<4x2x16x8xf32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %50 = stablehlo.compare LT, %iterArg_8, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<2> : tensor<i32>
      %51 = stablehlo.add %iterArg_8, %c_27 : tensor<i32>
      %52 = stablehlo.select %50, %51, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %53 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %54 = stablehlo.compare LT, %iterArg_9, %53, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_29 = stablehlo.constant dense<4> : tensor<i32>
      %55 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %56 = stablehlo.add %iterArg_9, %55 : tensor<4xi32>
      %57 = stablehlo.select %54, %56, %iterArg_9 : tensor<4xi1>, tensor<4xi32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %58 = stablehlo.compare LT, %14, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<64> : tensor<i32>
      %59 = stablehlo.add %14, %c_31 : tensor<i32>
      %60 = stablehlo.select %58, %59, %14 : tensor<i1>, tensor<i32>
      %61 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %62 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %63 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %64 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %65 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %66 = stablehlo.concatenate %61, %62, %63, %64, %65, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
      %67 = "stablehlo.gather"(%iterArg_11, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<4x5xi32>) -> tensor<4x1x1x2x16x8xf32>
      %68 = stablehlo.reshape %67 : (tensor<4x1x1x2x16x8xf32>) -> tensor<4x2x16x8xf32>
      %69 = stablehlo.broadcast_in_dim %22, dims = [0, 2] : (tensor<4x16xi1>) -> tensor<4x1x16x1xi1>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %70 = func.call @_where_3(%69, %68, %c_34) : (tensor<4x1x16x1xi1>, tensor<4x2x16x8xf32>, tensor<i32>) -> tensor<4x2x16x8xf32>
      %71 = stablehlo.dot_general %iterArg_12, %49, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<4x2x2x8xf32>, tensor<4x2x16x8xf32>) -> tensor<4x2x2x16xf32>
      %72 = stablehlo.broadcast_in_dim %30, dims = [0, 2, 3] : (tensor<4x2x16xi1>) -> tensor<4x1x2x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %73 = func.call @_where_4(%72, %71, %cst_35) : (tensor<4x1x2x16xi1>, tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<4x2x2x16xf32>
      %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %74 = stablehlo.reduce(%73 init: %cst_36) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<4x2x2xf32>
      %75 = stablehlo.maximum %iterArg_14, %74 : tensor<4x2x2xf32>
      %76 = stablehlo.subtract %iterArg_14, %75 : tensor<4x2x2xf32>
      %77 = stablehlo.exponential %76 : tensor<4x2x2xf32>
      %78 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x1xf32>
      %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x16xf32>
      %80 = stablehlo.subtract %73, %79 : tensor<4x2x2x16xf32>
      %81 = stablehlo.exponential %80 : tensor<4x2x2x16xf32>
      %82 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x1xf32>
      %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x8xf32>
      %84 = stablehlo.multiply %iterArg_16, %83 : tensor<4x2x2x8xf32>
      %85 = stablehlo.dot_general %81, %70, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<4x2x2x16xf32>, tensor<4x2x16x8xf32>) -> tensor<4x2x2x8xf32>
      %86 = stablehlo.add %84, %85 : tensor<4x2x2x8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %87 = stablehlo.add %iterArg_13, %c_37 : tensor<i32>
      %88 = stablehlo.multiply %iterArg_15, %77 : tensor<4x2x2xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %89 = stablehlo.reduce(%81 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<4x2x2xf32>
      %90 = stablehlo.add %88, %89 : tensor<4x2x2xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %87, %75, %90, %86 : tensor<i32>, tensor<4xi32>, tensor<4x2xi32>, tensor<i32>, tensor<4xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4x2x2x8xf32>, tensor<i32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<4x2x2x8xf32>
    }
    %11 = stablehlo.broadcast_in_dim %10#10, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x8xf32>
    %13 = stablehlo.divide %10#11, %12 : tensor<4x2x2x8xf32>
    return %13 : tensor<4x2x2x8xf32>
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
      %6:8 = func.call @closed_call_10(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<8x1xui32>, tensor<8x1xui32>
  }
  func.func private @closed_call_10(%arg0: tensor<i32>, %arg1: tensor<8x1xui32>, %arg2: tensor<8x1xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
    %18:2 = call @threefry2x32_11(%16, %17, %14, %15) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>)
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
  func.func private @threefry2x32_11(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>) {
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
      %10:8 = func.call @closed_call_12(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x97xui32>, tensor<8x97xui32>
  }
  func.func private @closed_call_12(%arg0: tensor<i32>, %arg1: tensor<8x97xui32>, %arg2: tensor<8x97xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_13(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @_where_14(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xi32>, %arg2: tensor<8x97xi32>) -> tensor<8x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %0 : tensor<8x97xi32>
  }
  func.func private @closed_call_15(%arg0: tensor<8x97xi32>, %arg1: tensor<8xi32>, %arg2: tensor<i32>, %arg3: tensor<8xi32>, %arg4: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %16 = call @_where_16(%15, %9, %arg3) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<8xi32>
    %20 = call @_where_16(%15, %arg4, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_16(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @closed_call_17(%arg0: tensor<8x97xi32>, %arg1: tensor<8x97xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>, %arg4: tensor<8xi32>, %arg5: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %13 = call @_where_18(%12, %arg1, %c_3) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<i32>) -> tensor<8x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %16 = call @_where_16(%15, %9, %arg4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<8xi32>
    %20 = call @_where_16(%15, %arg5, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_18(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<i32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
}
