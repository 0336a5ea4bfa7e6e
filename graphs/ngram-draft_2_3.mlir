module @jit_draft_2_3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg7: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg9: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg18: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg19: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg21: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<3xi32>, %arg24: tensor<3xi1>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<3x2xi32> {jax.result_info = "result[1].tokens"}) {
    %c = stablehlo.constant dense<true> : tensor<2xi1>
    %c_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    %c_1 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
    %c_2 = stablehlo.constant dense<false> : tensor<2xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<2xi32>
    %c_4 = stablehlo.constant dense<false> : tensor<2xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg23, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg23, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg23 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %arg23, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.add %arg23, %9 : tensor<3xi32>
    %11 = stablehlo.select %8, %10, %arg23 : tensor<3xi1>, tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = "stablehlo.gather"(%arg3, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %15 = stablehlo.compare LT, %arg23, %14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %17 = stablehlo.add %arg23, %16 : tensor<3xi32>
    %18 = stablehlo.select %15, %17, %arg23 : tensor<3xi1>, tensor<3xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %20 = "stablehlo.gather"(%arg4, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %22 = stablehlo.compare LT, %arg23, %21, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_12 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %24 = stablehlo.add %arg23, %23 : tensor<3xi32>
    %25 = stablehlo.select %22, %24, %arg23 : tensor<3xi1>, tensor<3xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %27 = "stablehlo.gather"(%arg5, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %29 = stablehlo.compare LT, %arg23, %28, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_14 = stablehlo.constant dense<2> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %31 = stablehlo.add %arg23, %30 : tensor<3xi32>
    %32 = stablehlo.select %29, %31, %arg23 : tensor<3xi1>, tensor<3xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %34 = "stablehlo.gather"(%arg6, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %36 = stablehlo.compare LT, %arg23, %35, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_16 = stablehlo.constant dense<2> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %38 = stablehlo.add %arg23, %37 : tensor<3xi32>
    %39 = stablehlo.select %36, %38, %arg23 : tensor<3xi1>, tensor<3xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %41 = "stablehlo.gather"(%arg7, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %43 = stablehlo.compare LT, %arg23, %42, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_18 = stablehlo.constant dense<2> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %45 = stablehlo.add %arg23, %44 : tensor<3xi32>
    %46 = stablehlo.select %43, %45, %arg23 : tensor<3xi1>, tensor<3xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %48 = "stablehlo.gather"(%arg8, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %50 = stablehlo.compare LT, %arg23, %49, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_20 = stablehlo.constant dense<2> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %52 = stablehlo.add %arg23, %51 : tensor<3xi32>
    %53 = stablehlo.select %50, %52, %arg23 : tensor<3xi1>, tensor<3xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %55 = "stablehlo.gather"(%arg9, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xui32>, tensor<3x1xi32>) -> tensor<3x2xui32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %57 = stablehlo.compare LT, %arg23, %56, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_22 = stablehlo.constant dense<2> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %59 = stablehlo.add %arg23, %58 : tensor<3xi32>
    %60 = stablehlo.select %57, %59, %arg23 : tensor<3xi1>, tensor<3xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %62 = "stablehlo.gather"(%arg10, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %64 = stablehlo.compare LT, %arg23, %63, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_24 = stablehlo.constant dense<2> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %66 = stablehlo.add %arg23, %65 : tensor<3xi32>
    %67 = stablehlo.select %64, %66, %arg23 : tensor<3xi1>, tensor<3xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %69 = "stablehlo.gather"(%arg11, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %71 = stablehlo.compare LT, %arg23, %70, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_26 = stablehlo.constant dense<2> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %73 = stablehlo.add %arg23, %72 : tensor<3xi32>
    %74 = stablehlo.select %71, %73, %arg23 : tensor<3xi1>, tensor<3xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %76 = "stablehlo.gather"(%arg12, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %78 = stablehlo.compare LT, %arg23, %77, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_28 = stablehlo.constant dense<2> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %80 = stablehlo.add %arg23, %79 : tensor<3xi32>
    %81 = stablehlo.select %78, %80, %arg23 : tensor<3xi1>, tensor<3xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %83 = "stablehlo.gather"(%arg13, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %85 = stablehlo.compare LT, %arg23, %84, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_30 = stablehlo.constant dense<2> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %87 = stablehlo.add %arg23, %86 : tensor<3xi32>
    %88 = stablehlo.select %85, %87, %arg23 : tensor<3xi1>, tensor<3xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %90 = "stablehlo.gather"(%arg14, %89) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %92 = stablehlo.compare LT, %arg23, %91, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_32 = stablehlo.constant dense<2> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %94 = stablehlo.add %arg23, %93 : tensor<3xi32>
    %95 = stablehlo.select %92, %94, %arg23 : tensor<3xi1>, tensor<3xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %97 = "stablehlo.gather"(%arg15, %96) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %99 = stablehlo.compare LT, %arg23, %98, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_34 = stablehlo.constant dense<2> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %101 = stablehlo.add %arg23, %100 : tensor<3xi32>
    %102 = stablehlo.select %99, %101, %arg23 : tensor<3xi1>, tensor<3xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %104 = "stablehlo.gather"(%arg16, %103) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_35 = stablehlo.constant dense<2> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %106 = stablehlo.compare LT, %arg23, %105, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %107 = stablehlo.and %34, %106 : tensor<3xi1>
    %108 = stablehlo.and %arg24, %107 : tensor<3xi1>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %110 = stablehlo.compare LT, %arg23, %109, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_37 = stablehlo.constant dense<2> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %112 = stablehlo.add %arg23, %111 : tensor<3xi32>
    %113 = stablehlo.select %110, %112, %arg23 : tensor<3xi1>, tensor<3xi32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %115 = "stablehlo.gather"(%arg22, %114) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (tensor<2x128xi32>, tensor<3x1xi32>) -> tensor<3x128xi32>
    %116 = stablehlo.iota dim = 0 : tensor<128xi32>
    %117 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %118 = stablehlo.broadcast_in_dim %116, dims = [1] : (tensor<128xi32>) -> tensor<1x128xi32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x128xi32>) -> tensor<3x128xi32>
    %120 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
    %121 = stablehlo.compare LT, %119, %120, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
    %123 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %125 = stablehlo.subtract %123, %124 : tensor<3x1xi32>
    %126 = call @take_along_axis(%115, %125) : (tensor<3x128xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<128xi32>
    %128 = stablehlo.compare GE, %116, %127, SIGNED : (tensor<128xi32>, tensor<128xi32>) -> tensor<128xi1>
    %129 = call @_roll_static(%115) : (tensor<3x128xi32>) -> tensor<3x128xi32>
    %130 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
    %131 = stablehlo.compare EQ, %129, %130, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
    %132 = stablehlo.broadcast_in_dim %128, dims = [1] : (tensor<128xi1>) -> tensor<1x128xi1>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<1x128xi1>) -> tensor<3x128xi1>
    %134 = stablehlo.and %133, %131 : tensor<3x128xi1>
    %135 = stablehlo.and %121, %134 : tensor<3x128xi1>
    %136 = stablehlo.convert %135 : (tensor<3x128xi1>) -> tensor<3x128xi32>
    %137 = stablehlo.add %122, %136 : tensor<3x128xi32>
    %138 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_41 = stablehlo.constant dense<1> : tensor<i32>
    %139 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %140 = stablehlo.subtract %138, %139 : tensor<3x1xi32>
    %141 = call @take_along_axis(%115, %140) : (tensor<3x128xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %c_42 = stablehlo.constant dense<1> : tensor<i32>
    %142 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<128xi32>
    %143 = stablehlo.compare GE, %116, %142, SIGNED : (tensor<128xi32>, tensor<128xi32>) -> tensor<128xi1>
    %144 = call @_roll_static_0(%115) : (tensor<3x128xi32>) -> tensor<3x128xi32>
    %145 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
    %146 = stablehlo.compare EQ, %144, %145, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
    %147 = stablehlo.broadcast_in_dim %143, dims = [1] : (tensor<128xi1>) -> tensor<1x128xi1>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<1x128xi1>) -> tensor<3x128xi1>
    %149 = stablehlo.and %148, %146 : tensor<3x128xi1>
    %150 = stablehlo.and %135, %149 : tensor<3x128xi1>
    %151 = stablehlo.convert %150 : (tensor<3x128xi1>) -> tensor<3x128xi32>
    %152 = stablehlo.add %137, %151 : tensor<3x128xi32>
    %153 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_43 = stablehlo.constant dense<2> : tensor<i32>
    %154 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %155 = stablehlo.subtract %153, %154 : tensor<3x1xi32>
    %156 = call @take_along_axis(%115, %155) : (tensor<3x128xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %c_44 = stablehlo.constant dense<2> : tensor<i32>
    %157 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<128xi32>
    %158 = stablehlo.compare GE, %116, %157, SIGNED : (tensor<128xi32>, tensor<128xi32>) -> tensor<128xi1>
    %159 = call @_roll_static_1(%115) : (tensor<3x128xi32>) -> tensor<3x128xi32>
    %160 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
    %161 = stablehlo.compare EQ, %159, %160, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
    %162 = stablehlo.broadcast_in_dim %158, dims = [1] : (tensor<128xi1>) -> tensor<1x128xi1>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<1x128xi1>) -> tensor<3x128xi1>
    %164 = stablehlo.and %163, %161 : tensor<3x128xi1>
    %165 = stablehlo.and %150, %164 : tensor<3x128xi1>
    %166 = stablehlo.convert %165 : (tensor<3x128xi1>) -> tensor<3x128xi32>
    %167 = stablehlo.add %152, %166 : tensor<3x128xi32>
    %168 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_45 = stablehlo.constant dense<3> : tensor<i32>
    %169 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %170 = stablehlo.subtract %168, %169 : tensor<3x1xi32>
    %171 = call @take_along_axis(%115, %170) : (tensor<3x128xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %c_46 = stablehlo.constant dense<3> : tensor<i32>
    %172 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<128xi32>
    %173 = stablehlo.compare GE, %116, %172, SIGNED : (tensor<128xi32>, tensor<128xi32>) -> tensor<128xi1>
    %174 = call @_roll_static_2(%115) : (tensor<3x128xi32>) -> tensor<3x128xi32>
    %175 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
    %176 = stablehlo.compare EQ, %174, %175, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
    %177 = stablehlo.broadcast_in_dim %173, dims = [1] : (tensor<128xi1>) -> tensor<1x128xi1>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<1x128xi1>) -> tensor<3x128xi1>
    %179 = stablehlo.and %178, %176 : tensor<3x128xi1>
    %180 = stablehlo.and %165, %179 : tensor<3x128xi1>
    %181 = stablehlo.convert %180 : (tensor<3x128xi1>) -> tensor<3x128xi32>
    %182 = stablehlo.add %167, %181 : tensor<3x128xi32>
    %183 = stablehlo.iota dim = 0 : tensor<128xi32>
    %c_47 = stablehlo.constant dense<2> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
    %185 = stablehlo.compare GE, %182, %184, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
    %c_48 = stablehlo.constant dense<128> : tensor<i32>
    %186 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
    %187 = stablehlo.multiply %182, %186 : tensor<3x128xi32>
    %188 = stablehlo.broadcast_in_dim %183, dims = [1] : (tensor<128xi32>) -> tensor<1x128xi32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<1x128xi32>) -> tensor<3x128xi32>
    %190 = stablehlo.add %187, %189 : tensor<3x128xi32>
    %c_49 = stablehlo.constant dense<-1> : tensor<i32>
    %191 = call @_where(%185, %190, %c_49) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
    %192 = call @_roll_static_3(%115) : (tensor<3x128xi32>) -> tensor<3x128xi32>
    %193 = stablehlo.iota dim = 0 : tensor<2xi32>
    %194 = call @argmax(%191) : (tensor<3x128xi32>) -> tensor<3xi32>
    %195 = stablehlo.subtract %13, %194 : tensor<3xi32>
    %c_50 = stablehlo.constant dense<1> : tensor<i32>
    %196 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %197 = stablehlo.maximum %195, %196 : tensor<3xi32>
    %198 = stablehlo.broadcast_in_dim %194, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_51 = stablehlo.constant dense<1> : tensor<i32>
    %199 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %200 = stablehlo.add %198, %199 : tensor<3x1xi32>
    %201 = stablehlo.broadcast_in_dim %197, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %202 = call @remainder(%193, %201) : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %203 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %204 = stablehlo.add %203, %202 : tensor<3x2xi32>
    %205 = call @take_along_axis_5(%115, %204) : (tensor<3x128xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %c_52 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %206 = stablehlo.reduce(%191 init: %c_52) applies stablehlo.maximum across dimensions = [1] : (tensor<3x128xi32>, tensor<i32>) -> tensor<3xi32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %209 = stablehlo.compare GE, %207, %208, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_54 = stablehlo.constant dense<-1> : tensor<i32>
    %210 = call @_where_6(%209, %205, %c_54) : (tensor<3x1xi1>, tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %211 = stablehlo.slice %210 [0:3, 0:1] : (tensor<3x2xi32>) -> tensor<3x1xi32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
    %213 = stablehlo.compare EQ, %192, %212, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
    %c_55 = stablehlo.constant dense<-1> : tensor<i32>
    %214 = call @_where_7(%213, %c_55, %191) : (tensor<3x128xi1>, tensor<i32>, tensor<3x128xi32>) -> tensor<3x128xi32>
    %215 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %216 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %217 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi1>) -> tensor<1x2xi1>
    %218 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %219 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<1x2xi1>) -> tensor<3x2xi1>
    %220 = stablehlo.and %218, %219 : tensor<3x2xi1>
    %221 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %222 = stablehlo.broadcast_in_dim %c_0, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %223 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %224 = stablehlo.broadcast_in_dim %222, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<3x2xi32>
    %225 = stablehlo.add %223, %224 : tensor<3x2xi32>
    %c_56 = stablehlo.constant dense<128> : tensor<i32>
    %226 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %227 = stablehlo.compare LT, %225, %226, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %228 = stablehlo.and %220, %227 : tensor<3x2xi1>
    %c_57 = stablehlo.constant dense<2> : tensor<i32>
    %229 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %230 = stablehlo.add %c_1, %229 : tensor<2xi32>
    %231 = stablehlo.select %c_2, %230, %c_1 : tensor<2xi1>, tensor<2xi32>
    %c_58 = stablehlo.constant dense<1> : tensor<i32>
    %232 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %233 = stablehlo.add %c_3, %232 : tensor<2xi32>
    %234 = stablehlo.select %c_4, %233, %c_3 : tensor<2xi1>, tensor<2xi32>
    %235 = stablehlo.broadcast_in_dim %231, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %236 = stablehlo.broadcast_in_dim %234, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %237 = stablehlo.concatenate %235, %236, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %238 = "stablehlo.gather"(%215, %237) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x2x1xi32>, tensor<2x2xi32>) -> tensor<3x2xi32>
    %c_59 = stablehlo.constant dense<-1> : tensor<i32>
    %239 = call @_where_8(%228, %238, %c_59) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %c_60 = stablehlo.constant dense<-1> : tensor<i32>
    %240 = call @_pad(%239, %c_60) : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    return %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %240 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<3x2xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x128xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x128xi32>, tensor<3x1x1xi32>) -> tensor<3x1xi32>
    return %6 : tensor<3x1xi32>
  }
  func.func private @_roll_static(%arg0: tensor<3x128xi32>) -> tensor<3x128xi32> {
    %0 = stablehlo.slice %arg0 [0:3, 0:128] : (tensor<3x128xi32>) -> tensor<3x128xi32>
    %1 = stablehlo.slice %arg0 [0:3, 0:0] : (tensor<3x128xi32>) -> tensor<3x0xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x128xi32>, tensor<3x0xi32>) -> tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_roll_static_0(%arg0: tensor<3x128xi32>) -> tensor<3x128xi32> {
    %0 = stablehlo.slice %arg0 [0:3, 127:128] : (tensor<3x128xi32>) -> tensor<3x1xi32>
    %1 = stablehlo.slice %arg0 [0:3, 0:127] : (tensor<3x128xi32>) -> tensor<3x127xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1xi32>, tensor<3x127xi32>) -> tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_roll_static_1(%arg0: tensor<3x128xi32>) -> tensor<3x128xi32> {
    %0 = stablehlo.slice %arg0 [0:3, 126:128] : (tensor<3x128xi32>) -> tensor<3x2xi32>
    %1 = stablehlo.slice %arg0 [0:3, 0:126] : (tensor<3x128xi32>) -> tensor<3x126xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2xi32>, tensor<3x126xi32>) -> tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_roll_static_2(%arg0: tensor<3x128xi32>) -> tensor<3x128xi32> {
    %0 = stablehlo.slice %arg0 [0:3, 125:128] : (tensor<3x128xi32>) -> tensor<3x3xi32>
    %1 = stablehlo.slice %arg0 [0:3, 0:125] : (tensor<3x128xi32>) -> tensor<3x125xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x3xi32>, tensor<3x125xi32>) -> tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_where(%arg0: tensor<3x128xi1>, %arg1: tensor<3x128xi32>, %arg2: tensor<i32>) -> tensor<3x128xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x128xi1>, tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_roll_static_3(%arg0: tensor<3x128xi32>) -> tensor<3x128xi32> {
    %0 = stablehlo.slice %arg0 [0:3, 1:128] : (tensor<3x128xi32>) -> tensor<3x127xi32>
    %1 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x128xi32>) -> tensor<3x1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x127xi32>, tensor<3x1xi32>) -> tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @argmax(%arg0: tensor<3x128xi32>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x128xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<3x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<3xi32>
  }
  func.func private @remainder(%arg0: tensor<2xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.compare EQ, %arg1, %1, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %4 = call @_where_4(%2, %3, %arg1) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %5 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<3x2xi32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %7 = stablehlo.remainder %5, %6 : tensor<3x2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %11 = stablehlo.compare LT, %7, %10, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %13 = stablehlo.compare LT, %4, %12, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %15 = stablehlo.compare NE, %11, %14, UNSIGNED : (tensor<3x2xi1>, tensor<3x2xi1>) -> tensor<3x2xi1>
    %16 = stablehlo.and %15, %9 : tensor<3x2xi1>
    %17 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %18 = stablehlo.add %7, %17 : tensor<3x2xi32>
    %19 = stablehlo.select %16, %18, %7 : tensor<3x2xi1>, tensor<3x2xi32>
    return %19 : tensor<3x2xi32>
  }
  func.func private @_where_4(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x1xi1>, tensor<3x1xi32>
    return %0 : tensor<3x1xi32>
  }
  func.func private @take_along_axis_5(%arg0: tensor<3x128xi32>, %arg1: tensor<3x2xi32>) -> tensor<3x2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x128xi32>, tensor<3x2x1xi32>) -> tensor<3x2xi32>
    return %6 : tensor<3x2xi32>
  }
  func.func private @_where_6(%arg0: tensor<3x1xi1>, %arg1: tensor<3x2xi32>, %arg2: tensor<i32>) -> tensor<3x2xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x2xi1>, tensor<3x2xi32>
    return %3 : tensor<3x2xi32>
  }
  func.func private @_where_7(%arg0: tensor<3x128xi1>, %arg1: tensor<i32>, %arg2: tensor<3x128xi32>) -> tensor<3x128xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x128xi1>, tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_where_8(%arg0: tensor<3x2xi1>, %arg1: tensor<3x2xi32>, %arg2: tensor<i32>) -> tensor<3x2xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x2xi1>, tensor<3x2xi32>
    return %2 : tensor<3x2xi32>
  }
  func.func private @_pad(%arg0: tensor<3x2xi32>, %arg1: tensor<i32>) -> tensor<3x2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    return %1 : tensor<3x2xi32>
  }
}
