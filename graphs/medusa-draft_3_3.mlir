module @jit_draft_3_3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x97xf32>, %arg5: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg6: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg7: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg8: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg9: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg10: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg11: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg12: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg13: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg14: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg15: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg17: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg18: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg19: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg20: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg21: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg22: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg23: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg24: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg25: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg26: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg27: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg28: tensor<2x128x32xf32> {tf.aliasing_output = 23 : i32}, %arg29: tensor<3xi32>, %arg30: tensor<3xi1>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<2x128x32xf32> {jax.result_info = "result[0].draft.features"}, tensor<3x3xi32> {jax.result_info = "result[1].tokens"}) {
    %c = stablehlo.constant dense<true> : tensor<3xi1>
    %c_0 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xi32>
    %c_1 = stablehlo.constant dense<[0, 1, 0]> : tensor<3xi32>
    %c_2 = stablehlo.constant dense<false> : tensor<3xi1>
    %c_3 = stablehlo.constant dense<[0, 0, 1]> : tensor<3xi32>
    %c_4 = stablehlo.constant dense<false> : tensor<3xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg29, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg29, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg29 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %6 = "stablehlo.gather"(%arg7, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %arg29, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.add %arg29, %9 : tensor<3xi32>
    %11 = stablehlo.select %8, %10, %arg29 : tensor<3xi1>, tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = "stablehlo.gather"(%arg8, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %15 = stablehlo.compare LT, %arg29, %14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %17 = stablehlo.add %arg29, %16 : tensor<3xi32>
    %18 = stablehlo.select %15, %17, %arg29 : tensor<3xi1>, tensor<3xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %20 = "stablehlo.gather"(%arg9, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %22 = stablehlo.compare LT, %arg29, %21, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_12 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %24 = stablehlo.add %arg29, %23 : tensor<3xi32>
    %25 = stablehlo.select %22, %24, %arg29 : tensor<3xi1>, tensor<3xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %27 = "stablehlo.gather"(%arg10, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %29 = stablehlo.compare LT, %arg29, %28, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_14 = stablehlo.constant dense<2> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %31 = stablehlo.add %arg29, %30 : tensor<3xi32>
    %32 = stablehlo.select %29, %31, %arg29 : tensor<3xi1>, tensor<3xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %34 = "stablehlo.gather"(%arg11, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %36 = stablehlo.compare LT, %arg29, %35, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_16 = stablehlo.constant dense<2> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %38 = stablehlo.add %arg29, %37 : tensor<3xi32>
    %39 = stablehlo.select %36, %38, %arg29 : tensor<3xi1>, tensor<3xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %41 = "stablehlo.gather"(%arg12, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %43 = stablehlo.compare LT, %arg29, %42, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_18 = stablehlo.constant dense<2> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %45 = stablehlo.add %arg29, %44 : tensor<3xi32>
    %46 = stablehlo.select %43, %45, %arg29 : tensor<3xi1>, tensor<3xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %48 = "stablehlo.gather"(%arg13, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %50 = stablehlo.compare LT, %arg29, %49, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_20 = stablehlo.constant dense<2> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %52 = stablehlo.add %arg29, %51 : tensor<3xi32>
    %53 = stablehlo.select %50, %52, %arg29 : tensor<3xi1>, tensor<3xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %55 = "stablehlo.gather"(%arg14, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xui32>, tensor<3x1xi32>) -> tensor<3x2xui32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %57 = stablehlo.compare LT, %arg29, %56, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_22 = stablehlo.constant dense<2> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %59 = stablehlo.add %arg29, %58 : tensor<3xi32>
    %60 = stablehlo.select %57, %59, %arg29 : tensor<3xi1>, tensor<3xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %62 = "stablehlo.gather"(%arg15, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %64 = stablehlo.compare LT, %arg29, %63, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_24 = stablehlo.constant dense<2> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %66 = stablehlo.add %arg29, %65 : tensor<3xi32>
    %67 = stablehlo.select %64, %66, %arg29 : tensor<3xi1>, tensor<3xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %69 = "stablehlo.gather"(%arg16, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %71 = stablehlo.compare LT, %arg29, %70, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_26 = stablehlo.constant dense<2> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %73 = stablehlo.add %arg29, %72 : tensor<3xi32>
    %74 = stablehlo.select %71, %73, %arg29 : tensor<3xi1>, tensor<3xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %76 = "stablehlo.gather"(%arg17, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %78 = stablehlo.compare LT, %arg29, %77, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_28 = stablehlo.constant dense<2> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %80 = stablehlo.add %arg29, %79 : tensor<3xi32>
    %81 = stablehlo.select %78, %80, %arg29 : tensor<3xi1>, tensor<3xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %83 = "stablehlo.gather"(%arg18, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %85 = stablehlo.compare LT, %arg29, %84, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_30 = stablehlo.constant dense<2> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %87 = stablehlo.add %arg29, %86 : tensor<3xi32>
    %88 = stablehlo.select %85, %87, %arg29 : tensor<3xi1>, tensor<3xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %90 = "stablehlo.gather"(%arg19, %89) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %92 = stablehlo.compare LT, %arg29, %91, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_32 = stablehlo.constant dense<2> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %94 = stablehlo.add %arg29, %93 : tensor<3xi32>
    %95 = stablehlo.select %92, %94, %arg29 : tensor<3xi1>, tensor<3xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %97 = "stablehlo.gather"(%arg20, %96) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %99 = stablehlo.compare LT, %arg29, %98, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_34 = stablehlo.constant dense<2> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %101 = stablehlo.add %arg29, %100 : tensor<3xi32>
    %102 = stablehlo.select %99, %101, %arg29 : tensor<3xi1>, tensor<3xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %104 = "stablehlo.gather"(%arg21, %103) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_35 = stablehlo.constant dense<2> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %106 = stablehlo.compare LT, %arg29, %105, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %107 = stablehlo.and %34, %106 : tensor<3xi1>
    %108 = stablehlo.and %arg30, %107 : tensor<3xi1>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %110 = stablehlo.subtract %13, %109 : tensor<3xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %112 = stablehlo.maximum %110, %111 : tensor<3xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %113 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %114 = stablehlo.compare LT, %arg29, %113, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_39 = stablehlo.constant dense<2> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %116 = stablehlo.add %arg29, %115 : tensor<3xi32>
    %117 = stablehlo.select %114, %116, %arg29 : tensor<3xi1>, tensor<3xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %119 = stablehlo.compare LT, %112, %118, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_41 = stablehlo.constant dense<128> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %121 = stablehlo.add %112, %120 : tensor<3xi32>
    %122 = stablehlo.select %119, %121, %112 : tensor<3xi1>, tensor<3xi32>
    %123 = stablehlo.broadcast_in_dim %117, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %124 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %125 = stablehlo.concatenate %123, %124, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %126 = "stablehlo.gather"(%arg28, %125) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 32>}> : (tensor<2x128x32xf32>, tensor<3x2xi32>) -> tensor<3x32xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %127 = "stablehlo.case"(%c_42) ({
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_51 : tensor<i32>
    }, {
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_51 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %128 = "stablehlo.case"(%127) ({
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %174 = func.call @_pad(%126, %c_51) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %175 = stablehlo.reshape %174 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %176 = stablehlo.reshape %175 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %177 = stablehlo.dot_general %176, %arg0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x32xf32>) -> tensor<3x32xf32>
      stablehlo.return %177 : tensor<3x32xf32>
    }) : (tensor<i32>) -> tensor<3x32xf32>
    %129 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<3x32xf32>
    %131 = stablehlo.add %128, %130 : tensor<3x32xf32>
    %132 = call @silu(%131) : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %133 = stablehlo.add %126, %132 : tensor<3x32xf32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %134 = "stablehlo.case"(%c_43) ({
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_51 : tensor<i32>
    }, {
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_51 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %135 = "stablehlo.case"(%134) ({
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %174 = func.call @_pad(%126, %c_51) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %175 = stablehlo.reshape %174 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %176 = stablehlo.reshape %175 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %177 = stablehlo.dot_general %176, %arg2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x32xf32>) -> tensor<3x32xf32>
      stablehlo.return %177 : tensor<3x32xf32>
    }) : (tensor<i32>) -> tensor<3x32xf32>
    %136 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<3x32xf32>
    %138 = stablehlo.add %135, %137 : tensor<3x32xf32>
    %139 = call @silu(%138) : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %140 = stablehlo.add %126, %139 : tensor<3x32xf32>
    %141 = stablehlo.broadcast_in_dim %133, dims = [0, 2] : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %142 = stablehlo.broadcast_in_dim %140, dims = [0, 2] : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %143 = stablehlo.concatenate %141, %142, dim = 1 : (tensor<3x1x32xf32>, tensor<3x1x32xf32>) -> tensor<3x2x32xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %144 = "stablehlo.case"(%c_44) ({
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_51 : tensor<i32>
    }, {
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_51 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %145 = "stablehlo.case"(%144) ({
      %174 = stablehlo.reshape %143 : (tensor<3x2x32xf32>) -> tensor<6x32xf32>
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %175 = func.call @_pad_0(%174, %c_51) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %176 = stablehlo.reshape %175 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %178 = stablehlo.dot_general %177, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x97xf32>) -> tensor<6x97xf32>
      %179 = stablehlo.reshape %178 : (tensor<6x97xf32>) -> tensor<3x2x97xf32>
      stablehlo.return %179 : tensor<3x2x97xf32>
    }) : (tensor<i32>) -> tensor<3x2x97xf32>
    %values, %indices = chlo.top_k(%145, k = 2) : tensor<3x2x97xf32> -> (tensor<3x2x2xf32>, tensor<3x2x2xi32>)
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %146 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %147 = stablehlo.compare GT, %13, %146, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %148 = stablehlo.and %108, %147 : tensor<3xi1>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %150 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %151 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %152 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %153 = stablehlo.and %151, %152 : tensor<3x3xi1>
    %154 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %155 = stablehlo.broadcast_in_dim %c_0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %156 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %157 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %158 = stablehlo.add %156, %157 : tensor<3x3xi32>
    %c_46 = stablehlo.constant dense<128> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %160 = stablehlo.compare LT, %158, %159, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %161 = stablehlo.and %153, %160 : tensor<3x3xi1>
    %c_47 = stablehlo.constant dense<2> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %163 = stablehlo.add %c_1, %162 : tensor<3xi32>
    %164 = stablehlo.select %c_2, %163, %c_1 : tensor<3xi1>, tensor<3xi32>
    %c_48 = stablehlo.constant dense<2> : tensor<i32>
    %165 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %166 = stablehlo.add %c_3, %165 : tensor<3xi32>
    %167 = stablehlo.select %c_4, %166, %c_3 : tensor<3xi1>, tensor<3xi32>
    %168 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %169 = stablehlo.broadcast_in_dim %167, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %170 = stablehlo.concatenate %168, %169, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %171 = "stablehlo.gather"(%indices, %170) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x2x2xi32>, tensor<3x2xi32>) -> tensor<3x3xi32>
    %c_49 = stablehlo.constant dense<-1> : tensor<i32>
    %172 = call @_where(%161, %171, %c_49) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_50 = stablehlo.constant dense<-1> : tensor<i32>
    %173 = call @_pad_1(%172, %c_50) : (tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    return %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %173 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<2x128x32xf32>, tensor<3x3xi32>
  }
  func.func private @_pad(%arg0: tensor<3x32xf32>, %arg1: tensor<i32>) -> tensor<3x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x32xf32>, tensor<f32>) -> tensor<3x32xf32>
    return %1 : tensor<3x32xf32>
  }
  func.func private @silu(%arg0: tensor<3x32xf32>) -> tensor<3x32xf32> {
    %0 = stablehlo.negate %arg0 : tensor<3x32xf32>
    %1 = stablehlo.exponential %0 : tensor<3x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x32xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<3x32xf32>
    return %6 : tensor<3x32xf32>
  }
  func.func private @_pad_0(%arg0: tensor<6x32xf32>, %arg1: tensor<i32>) -> tensor<6x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x32xf32>, tensor<f32>) -> tensor<6x32xf32>
    return %1 : tensor<6x32xf32>
  }
  func.func private @_where(%arg0: tensor<3x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<i32>) -> tensor<3x3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
  func.func private @_pad_1(%arg0: tensor<3x3xi32>, %arg1: tensor<i32>) -> tensor<3x3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    return %1 : tensor<3x3xi32>
  }
}
