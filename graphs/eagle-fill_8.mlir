module @jit_fill_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<1x32xf32>, %arg4: tensor<1x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32x64xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x97xf32>, %arg9: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg10: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg11: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg12: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg13: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg14: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg15: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg17: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg18: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg19: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg20: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg21: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg23: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg25: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg26: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg27: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg28: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg29: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg30: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg31: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg32: tensor<2x128x32xf32> {tf.aliasing_output = 23 : i32}, %arg33: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 24 : i32}, %arg34: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 25 : i32}, %arg35: tensor<i32>, %arg36: tensor<i32>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<2x128x32xf32> {jax.result_info = "result[0].draft.features"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].k"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].v"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %0 = stablehlo.broadcast_in_dim %arg35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.add %0, %3 : tensor<1xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<1xi1>, tensor<1xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %7 = "stablehlo.gather"(%arg11, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<1x1xi32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.compare LT, %0, %8, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.add %0, %10 : tensor<1xi32>
    %12 = stablehlo.select %9, %11, %0 : tensor<1xi1>, tensor<1xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %14 = "stablehlo.gather"(%arg12, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<1x1xi32>) -> tensor<1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.compare LT, %0, %15, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = stablehlo.add %0, %17 : tensor<1xi32>
    %19 = stablehlo.select %16, %18, %0 : tensor<1xi1>, tensor<1xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %21 = "stablehlo.gather"(%arg13, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<1x1xi32>) -> tensor<1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = stablehlo.compare LT, %0, %22, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %25 = stablehlo.add %0, %24 : tensor<1xi32>
    %26 = stablehlo.select %23, %25, %0 : tensor<1xi1>, tensor<1xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %28 = "stablehlo.gather"(%arg14, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<1x1xi32>) -> tensor<1xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %30 = stablehlo.compare LT, %0, %29, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %32 = stablehlo.add %0, %31 : tensor<1xi32>
    %33 = stablehlo.select %30, %32, %0 : tensor<1xi1>, tensor<1xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %35 = "stablehlo.gather"(%arg15, %34) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<1x1xi32>) -> tensor<1xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %37 = stablehlo.compare LT, %0, %36, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %39 = stablehlo.add %0, %38 : tensor<1xi32>
    %40 = stablehlo.select %37, %39, %0 : tensor<1xi1>, tensor<1xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %42 = "stablehlo.gather"(%arg16, %41) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<1x1xi32>) -> tensor<1xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %44 = stablehlo.compare LT, %0, %43, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_12 = stablehlo.constant dense<2> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %46 = stablehlo.add %0, %45 : tensor<1xi32>
    %47 = stablehlo.select %44, %46, %0 : tensor<1xi1>, tensor<1xi32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %49 = "stablehlo.gather"(%arg17, %48) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<1x1xi32>) -> tensor<1xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %51 = stablehlo.compare LT, %0, %50, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_14 = stablehlo.constant dense<2> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %53 = stablehlo.add %0, %52 : tensor<1xi32>
    %54 = stablehlo.select %51, %53, %0 : tensor<1xi1>, tensor<1xi32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %56 = "stablehlo.gather"(%arg18, %55) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xui32>, tensor<1x1xi32>) -> tensor<1x2xui32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %58 = stablehlo.compare LT, %0, %57, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_16 = stablehlo.constant dense<2> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %60 = stablehlo.add %0, %59 : tensor<1xi32>
    %61 = stablehlo.select %58, %60, %0 : tensor<1xi1>, tensor<1xi32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %63 = "stablehlo.gather"(%arg19, %62) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<1x1xi32>) -> tensor<1xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %65 = stablehlo.compare LT, %0, %64, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_18 = stablehlo.constant dense<2> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %67 = stablehlo.add %0, %66 : tensor<1xi32>
    %68 = stablehlo.select %65, %67, %0 : tensor<1xi1>, tensor<1xi32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %70 = "stablehlo.gather"(%arg20, %69) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<1x1xi32>) -> tensor<1xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %72 = stablehlo.compare LT, %0, %71, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_20 = stablehlo.constant dense<2> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %74 = stablehlo.add %0, %73 : tensor<1xi32>
    %75 = stablehlo.select %72, %74, %0 : tensor<1xi1>, tensor<1xi32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %77 = "stablehlo.gather"(%arg21, %76) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<1x1xi32>) -> tensor<1xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %79 = stablehlo.compare LT, %0, %78, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_22 = stablehlo.constant dense<2> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %81 = stablehlo.add %0, %80 : tensor<1xi32>
    %82 = stablehlo.select %79, %81, %0 : tensor<1xi1>, tensor<1xi32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %84 = "stablehlo.gather"(%arg22, %83) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<1x1xi32>) -> tensor<1xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %86 = stablehlo.compare LT, %0, %85, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_24 = stablehlo.constant dense<2> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %88 = stablehlo.add %0, %87 : tensor<1xi32>
    %89 = stablehlo.select %86, %88, %0 : tensor<1xi1>, tensor<1xi32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %91 = "stablehlo.gather"(%arg23, %90) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<1x1xi32>) -> tensor<1xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %93 = stablehlo.compare LT, %0, %92, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_26 = stablehlo.constant dense<2> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %95 = stablehlo.add %0, %94 : tensor<1xi32>
    %96 = stablehlo.select %93, %95, %0 : tensor<1xi1>, tensor<1xi32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %98 = "stablehlo.gather"(%arg24, %97) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<1x1xi32>) -> tensor<1xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %100 = stablehlo.compare LT, %0, %99, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_28 = stablehlo.constant dense<2> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %102 = stablehlo.add %0, %101 : tensor<1xi32>
    %103 = stablehlo.select %100, %102, %0 : tensor<1xi1>, tensor<1xi32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %105 = "stablehlo.gather"(%arg25, %104) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<1x1xi32>) -> tensor<1xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.subtract %arg36, %c_29 : tensor<i32>
    %107 = stablehlo.iota dim = 0 : tensor<8xi32>
    %108 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %109 = stablehlo.add %108, %107 : tensor<8xi32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %112 = stablehlo.subtract %14, %111 : tensor<1xi32>
    %113 = stablehlo.slice %110 [0:1, 7:8] : (tensor<1x8xi32>) -> tensor<1x1xi32>
    %114 = stablehlo.reshape %113 : (tensor<1x1xi32>) -> tensor<1xi32>
    %115 = stablehlo.minimum %112, %114 : tensor<1xi32>
    %c_31 = stablehlo.constant dense<1> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %117 = stablehlo.add %115, %116 : tensor<1xi32>
    %c_32 = stablehlo.constant dense<128> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %119 = stablehlo.minimum %117, %118 : tensor<1xi32>
    %120 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<1xi1>) -> tensor<1x1xi1>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %122 = stablehlo.compare GE, %110, %121, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %123 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<1x8xi1>
    %124 = stablehlo.and %123, %122 : tensor<1x8xi1>
    %125 = stablehlo.broadcast_in_dim %119, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
    %127 = stablehlo.compare LT, %110, %126, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %128 = stablehlo.and %124, %127 : tensor<1x8xi1>
    %129 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %c_34 = stablehlo.constant dense<2> : tensor<i32>
    %130 = call @_where(%128, %129, %c_34) : (tensor<1x8xi1>, tensor<1x1xi32>, tensor<i32>) -> tensor<1x8xi32>
    %131 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1x1xi32>
    %132 = stablehlo.convert %131 : (tensor<1x8x1x1xi32>) -> tensor<1x8x1x1xf32>
    %133 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %134 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<1x8x1x4xf32>
    %135 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<1x8x1x4xf32>
    %136 = stablehlo.multiply %134, %135 : tensor<1x8x1x4xf32>
    %137 = stablehlo.cosine %136 : tensor<1x8x1x4xf32>
    %138 = stablehlo.sine %136 : tensor<1x8x1x4xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %139 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %140 = stablehlo.add %110, %139 : tensor<1x8xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %141 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %142 = stablehlo.maximum %140, %141 : tensor<1x8xi32>
    %143 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %145 = stablehlo.compare LT, %143, %144, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_38 = stablehlo.constant dense<2> : tensor<i32>
    %146 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %147 = stablehlo.add %143, %146 : tensor<1x1xi32>
    %148 = stablehlo.select %145, %147, %143 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %149 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %150 = stablehlo.compare LT, %142, %149, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %c_40 = stablehlo.constant dense<128> : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %152 = stablehlo.add %142, %151 : tensor<1x8xi32>
    %153 = stablehlo.select %150, %152, %142 : tensor<1x8xi1>, tensor<1x8xi32>
    %154 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
    %156 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
    %157 = stablehlo.concatenate %155, %156, dim = 2 : (tensor<1x8x1xi32>, tensor<1x8x1xi32>) -> tensor<1x8x2xi32>
    %158 = "stablehlo.gather"(%arg31, %157) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x128xi32>, tensor<1x8x2xi32>) -> tensor<1x8xi32>
    %c_41 = stablehlo.constant dense<1> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %160 = stablehlo.subtract %140, %159 : tensor<1x8xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %161 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %162 = stablehlo.maximum %160, %161 : tensor<1x8xi32>
    %163 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %165 = stablehlo.compare LT, %163, %164, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %c_44 = stablehlo.constant dense<2> : tensor<i32>
    %166 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %167 = stablehlo.add %163, %166 : tensor<1x1xi32>
    %168 = stablehlo.select %165, %167, %163 : tensor<1x1xi1>, tensor<1x1xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %169 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %170 = stablehlo.compare LT, %162, %169, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %c_46 = stablehlo.constant dense<128> : tensor<i32>
    %171 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %172 = stablehlo.add %162, %171 : tensor<1x8xi32>
    %173 = stablehlo.select %170, %172, %162 : tensor<1x8xi1>, tensor<1x8xi32>
    %174 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
    %176 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
    %177 = stablehlo.concatenate %175, %176, dim = 2 : (tensor<1x8x1xi32>, tensor<1x8x1xi32>) -> tensor<1x8x2xi32>
    %178 = "stablehlo.gather"(%arg32, %177) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 32>}> : (tensor<2x128x32xf32>, tensor<1x8x2xi32>) -> tensor<1x8x32xf32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %180 = stablehlo.compare GT, %140, %179, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1] : (tensor<1x8xi1>) -> tensor<1x8x1xi1>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %182 = call @_where_0(%181, %178, %c_48) : (tensor<1x8x1xi1>, tensor<1x8x32xf32>, tensor<i32>) -> tensor<1x8x32xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %183 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %184 = stablehlo.compare LT, %158, %183, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %c_50 = stablehlo.constant dense<97> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %186 = stablehlo.add %158, %185 : tensor<1x8xi32>
    %187 = stablehlo.select %184, %186, %158 : tensor<1x8xi1>, tensor<1x8xi32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
    %189 = "stablehlo.gather"(%arg8, %188) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<1x8x1xi32>) -> tensor<32x1x8xf32>
    %190 = stablehlo.transpose %189, dims = [1, 2, 0] : (tensor<32x1x8xf32>) -> tensor<1x8x32xf32>
    %191 = stablehlo.concatenate %190, %182, dim = 2 : (tensor<1x8x32xf32>, tensor<1x8x32xf32>) -> tensor<1x8x64xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %192 = "stablehlo.case"(%c_51) ({
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_56 : tensor<i32>
    }, {
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_56 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %193 = "stablehlo.case"(%192) ({
      %210 = stablehlo.reshape %191 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      %211 = func.call @_pad(%210, %c_56) : (tensor<8x64xf32>, tensor<i32>) -> tensor<8x64xf32>
      %212 = stablehlo.reshape %211 : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
      %213 = stablehlo.reshape %212 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
      %214 = stablehlo.dot_general %213, %arg0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x64xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
      %215 = stablehlo.reshape %214 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      stablehlo.return %215 : tensor<1x8x32xf32>
    }) : (tensor<i32>) -> tensor<1x8x32xf32>
    %194 = stablehlo.reshape %arg4 : (tensor<1x32xf32>) -> tensor<32xf32>
    %195 = stablehlo.reshape %arg3 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %196:3 = call @through(%0, %130, %110, %119, %arg1, %arg2, %195, %194, %arg5, %arg6, %193, %137, %138, %c_52, %arg33, %arg34) : (tensor<1xi32>, tensor<1x8xi32>, tensor<1x8xi32>, tensor<1xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<1x8x32xf32>, tensor<1x8x1x4xf32>, tensor<1x8x1x4xf32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) -> (tensor<1x8x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>)
    %197 = stablehlo.multiply %196#0, %196#0 : tensor<1x8x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
    %cst_54 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
    %201 = stablehlo.divide %199, %200 : tensor<1x8x1xf32>
    %cst_55 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
    %203 = stablehlo.add %201, %202 : tensor<1x8x1xf32>
    %204 = stablehlo.rsqrt %203 : tensor<1x8x1xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
    %206 = stablehlo.multiply %196#0, %205 : tensor<1x8x32xf32>
    %207 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
    %209 = stablehlo.multiply %206, %208 : tensor<1x8x32xf32>
    return %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %196#1, %196#2 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<2x128x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
  }
  func.func private @_where(%arg0: tensor<1x8xi1>, %arg1: tensor<1x1xi32>, %arg2: tensor<i32>) -> tensor<1x8xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<1x8xi1>, tensor<1x8xi32>
    return %3 : tensor<1x8xi32>
  }
  func.func private @_where_0(%arg0: tensor<1x8x1xi1>, %arg1: tensor<1x8x32xf32>, %arg2: tensor<i32>) -> tensor<1x8x32xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1x8x1xi1>) -> tensor<1x8x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x8x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x8x32xi1>, tensor<1x8x32xf32>
    return %3 : tensor<1x8x32xf32>
  }
  func.func private @_pad(%arg0: tensor<8x64xf32>, %arg1: tensor<i32>) -> tensor<8x64xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8x64xf32>
    return %1 : tensor<8x64xf32>
  }
  func.func private @through(%arg0: tensor<1xi32>, %arg1: tensor<1x8xi32>, %arg2: tensor<1x8xi32>, %arg3: tensor<1xi32>, %arg4: tensor<48x32xf32>, %arg5: tensor<32x96xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<1x8x32xf32>, %arg11: tensor<1x8x1x4xf32>, %arg12: tensor<1x8x1x4xf32>, %arg13: tensor<i32>, %arg14: tensor<1x2x2x128x8xf32>, %arg15: tensor<1x2x2x128x8xf32>) -> (tensor<1x8x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) {
    %0 = stablehlo.multiply %arg10, %arg10 : tensor<1x8x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x8x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<1x8x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<1x8x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
    %9 = stablehlo.multiply %arg10, %8 : tensor<1x8x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<1x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %171 = stablehlo.reshape %12 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %172 = func.call @_pad_1(%171, %c_28) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %173 = stablehlo.reshape %172 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %174 = stablehlo.reshape %173 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %175 = stablehlo.dot_general %174, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x64xf32>) -> tensor<8x64xf32>
      %176 = stablehlo.reshape %175 : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
      stablehlo.return %176 : tensor<1x8x64xf32>
    }) : (tensor<i32>) -> tensor<1x8x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x8x64xf32>) -> tensor<1x8x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:1, 0:8, 0:2, 0:2, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x4x8xf32>
    %18 = stablehlo.slice %15 [0:1, 0:8, 0:2, 2:3, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x8x2x1x8xf32>) -> tensor<1x8x2x8xf32>
    %20 = stablehlo.slice %15 [0:1, 0:8, 0:2, 3:4, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x8x2x1x8xf32>) -> tensor<1x8x2x8xf32>
    %22 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<31> : tensor<i32>
    %23 = stablehlo.shift_right_arithmetic %22, %c_2 : tensor<i32>
    %24 = stablehlo.slice %17 [0:1, 0:8, 0:4, 0:4] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
    %25 = stablehlo.slice %17 [0:1, 0:8, 0:4, 4:8] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<1x8x4x4xf32>
    %28 = stablehlo.bitcast_convert %27 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
    %29 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
    %30 = stablehlo.xor %28, %29 : tensor<1x8x4x4xi32>
    %31 = stablehlo.bitcast_convert %30 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
    %33 = stablehlo.multiply %25, %32 : tensor<1x8x4x4xf32>
    %34 = stablehlo.bitcast_convert %33 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
    %35 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
    %36 = stablehlo.xor %34, %35 : tensor<1x8x4x4xi32>
    %37 = stablehlo.bitcast_convert %36 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
    %38 = stablehlo.subtract %31, %37 : tensor<1x8x4x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
    %40 = stablehlo.multiply %25, %39 : tensor<1x8x4x4xf32>
    %41 = stablehlo.bitcast_convert %40 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
    %42 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
    %43 = stablehlo.xor %41, %42 : tensor<1x8x4x4xi32>
    %44 = stablehlo.bitcast_convert %43 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
    %45 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
    %46 = stablehlo.multiply %24, %45 : tensor<1x8x4x4xf32>
    %47 = stablehlo.bitcast_convert %46 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
    %48 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
    %49 = stablehlo.xor %47, %48 : tensor<1x8x4x4xi32>
    %50 = stablehlo.bitcast_convert %49 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
    %51 = stablehlo.add %44, %50 : tensor<1x8x4x4xf32>
    %52 = stablehlo.concatenate %38, %51, dim = 3 : (tensor<1x8x4x4xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x8xf32>
    %53 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<31> : tensor<i32>
    %54 = stablehlo.shift_right_arithmetic %53, %c_3 : tensor<i32>
    %55 = stablehlo.slice %19 [0:1, 0:8, 0:2, 0:4] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
    %56 = stablehlo.slice %19 [0:1, 0:8, 0:2, 4:8] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
    %57 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
    %58 = stablehlo.multiply %55, %57 : tensor<1x8x2x4xf32>
    %59 = stablehlo.bitcast_convert %58 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
    %60 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
    %61 = stablehlo.xor %59, %60 : tensor<1x8x2x4xi32>
    %62 = stablehlo.bitcast_convert %61 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
    %63 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
    %64 = stablehlo.multiply %56, %63 : tensor<1x8x2x4xf32>
    %65 = stablehlo.bitcast_convert %64 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
    %66 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
    %67 = stablehlo.xor %65, %66 : tensor<1x8x2x4xi32>
    %68 = stablehlo.bitcast_convert %67 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
    %69 = stablehlo.subtract %62, %68 : tensor<1x8x2x4xf32>
    %70 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
    %71 = stablehlo.multiply %56, %70 : tensor<1x8x2x4xf32>
    %72 = stablehlo.bitcast_convert %71 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
    %73 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
    %74 = stablehlo.xor %72, %73 : tensor<1x8x2x4xi32>
    %75 = stablehlo.bitcast_convert %74 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
    %76 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
    %77 = stablehlo.multiply %55, %76 : tensor<1x8x2x4xf32>
    %78 = stablehlo.bitcast_convert %77 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
    %79 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
    %80 = stablehlo.xor %78, %79 : tensor<1x8x2x4xi32>
    %81 = stablehlo.bitcast_convert %80 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
    %82 = stablehlo.add %75, %81 : tensor<1x8x2x4xf32>
    %83 = stablehlo.concatenate %69, %82, dim = 3 : (tensor<1x8x2x4xf32>, tensor<1x8x2x4xf32>) -> tensor<1x8x2x8xf32>
    %84 = stablehlo.reshape %52 : (tensor<1x8x4x8xf32>) -> tensor<1x8x2x2x8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.compare LT, %arg13, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %86 = stablehlo.add %arg13, %c_5 : tensor<i32>
    %87 = stablehlo.select %85, %86, %arg13 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %89 = stablehlo.compare LT, %arg1, %88, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %91 = stablehlo.add %arg1, %90 : tensor<1x8xi32>
    %92 = stablehlo.select %89, %91, %arg1 : tensor<1x8xi1>, tensor<1x8xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %94 = stablehlo.compare LT, %arg2, %93, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %c_9 = stablehlo.constant dense<128> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %96 = stablehlo.add %arg2, %95 : tensor<1x8xi32>
    %97 = stablehlo.select %94, %96, %arg2 : tensor<1x8xi1>, tensor<1x8xi32>
    %98 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
    %100 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
    %101 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
    %102 = stablehlo.concatenate %99, %100, %101, dim = 2 : (tensor<1x8x1xi32>, tensor<1x8x1xi32>, tensor<1x8x1xi32>) -> tensor<1x8x3xi32>
    %103 = "stablehlo.scatter"(%arg14, %102, %83) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<1x8x3xi32>, tensor<1x8x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.compare LT, %arg13, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %105 = stablehlo.add %arg13, %c_11 : tensor<i32>
    %106 = stablehlo.select %104, %105, %arg13 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %108 = stablehlo.compare LT, %arg1, %107, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %110 = stablehlo.add %arg1, %109 : tensor<1x8xi32>
    %111 = stablehlo.select %108, %110, %arg1 : tensor<1x8xi1>, tensor<1x8xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %113 = stablehlo.compare LT, %arg2, %112, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %c_15 = stablehlo.constant dense<128> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %115 = stablehlo.add %arg2, %114 : tensor<1x8xi32>
    %116 = stablehlo.select %113, %115, %arg2 : tensor<1x8xi1>, tensor<1x8xi32>
    %117 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
    %119 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
    %120 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
    %121 = stablehlo.concatenate %118, %119, %120, dim = 2 : (tensor<1x8x1xi32>, tensor<1x8x1xi32>, tensor<1x8x1xi32>) -> tensor<1x8x3xi32>
    %122 = "stablehlo.scatter"(%arg15, %121, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<1x8x3xi32>, tensor<1x8x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %cst_16 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x8x2x2x8xf32>
    %124 = stablehlo.multiply %84, %123 : tensor<1x8x2x2x8xf32>
    %125 = stablehlo.transpose %124, dims = [0, 2, 3, 1, 4] : (tensor<1x8x2x2x8xf32>) -> tensor<1x2x2x8x8xf32>
    %126 = stablehlo.reshape %125 : (tensor<1x2x2x8x8xf32>) -> tensor<1x2x16x8xf32>
    %127 = stablehlo.reshape %126 : (tensor<1x2x16x8xf32>) -> tensor<1x1x2x16x8xf32>
    %128 = stablehlo.reshape %arg2 : (tensor<1x8xi32>) -> tensor<1x1x8xi32>
    %129 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<1x1xi32>
    %130 = stablehlo.reshape %arg3 : (tensor<1xi32>) -> tensor<1x1xi32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x1x2x16x8xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %132:9 = stablehlo.while(%iterArg = %127, %iterArg_28 = %128, %iterArg_29 = %129, %iterArg_30 = %130, %iterArg_31 = %arg13, %iterArg_32 = %103, %iterArg_33 = %122, %iterArg_34 = %c_18, %iterArg_35 = %131) : tensor<1x1x2x16x8xf32>, tensor<1x1x8xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<1x1x2x16x8xf32>
    cond {
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %171 = stablehlo.compare LT, %iterArg_34, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %171 : tensor<i1>
    } do {
      %171 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_34) : (tensor<1x1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %172 = func.call @dynamic_index_in_dim_2(%iterArg_28, %iterArg_34) : (tensor<1x1x8xi32>, tensor<i32>) -> tensor<1x8xi32>
      %173 = func.call @dynamic_index_in_dim_3(%iterArg_29, %iterArg_34) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %174 = func.call @dynamic_index_in_dim_3(%iterArg_30, %iterArg_34) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %175 = func.call @closed_call(%iterArg_31, %iterArg_32, %iterArg_33, %171, %172, %173, %174) : (tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x16x8xf32>, tensor<1x8xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x16x8xf32>
      %176 = func.call @dynamic_update_index_in_dim(%iterArg_35, %175, %iterArg_34) : (tensor<1x1x2x16x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %177 = stablehlo.add %iterArg_34, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %177, %176 : tensor<1x1x2x16x8xf32>, tensor<1x1x8xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<1x1x2x16x8xf32>
    }
    %133 = stablehlo.reshape %132#8 : (tensor<1x1x2x16x8xf32>) -> tensor<1x2x2x8x8xf32>
    %134 = stablehlo.transpose %133, dims = [0, 3, 1, 2, 4] : (tensor<1x2x2x8x8xf32>) -> tensor<1x8x2x2x8xf32>
    %135 = stablehlo.reshape %134 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x32xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %136 = "stablehlo.case"(%c_19) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %137 = "stablehlo.case"(%136) ({
      %171 = stablehlo.reshape %135 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %172 = func.call @_pad_1(%171, %c_28) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %173 = stablehlo.reshape %172 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %174 = stablehlo.reshape %173 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %175 = stablehlo.dot_general %174, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %176 = stablehlo.reshape %175 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      stablehlo.return %176 : tensor<1x8x32xf32>
    }) : (tensor<i32>) -> tensor<1x8x32xf32>
    %138 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_20 = stablehlo.constant dense<31> : tensor<i32>
    %139 = stablehlo.shift_right_arithmetic %138, %c_20 : tensor<i32>
    %140 = stablehlo.add %arg10, %137 : tensor<1x8x32xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %141 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %142 = stablehlo.compare GE, %arg2, %141, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %143 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
    %145 = stablehlo.compare LT, %arg2, %144, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %146 = stablehlo.and %142, %145 : tensor<1x8xi1>
    %147 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_22 = stablehlo.constant dense<31> : tensor<i32>
    %148 = stablehlo.shift_right_arithmetic %147, %c_22 : tensor<i32>
    %149 = stablehlo.multiply %140, %140 : tensor<1x8x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
    %153 = stablehlo.divide %151, %152 : tensor<1x8x1xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
    %155 = stablehlo.add %153, %154 : tensor<1x8x1xf32>
    %156 = stablehlo.rsqrt %155 : tensor<1x8x1xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
    %158 = stablehlo.multiply %140, %157 : tensor<1x8x32xf32>
    %159 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
    %161 = stablehlo.multiply %158, %160 : tensor<1x8x32xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %162 = "stablehlo.case"(%c_26) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %163 = "stablehlo.case"(%162) ({
      %171 = stablehlo.reshape %161 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %172 = func.call @_pad_1(%171, %c_28) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %173 = stablehlo.reshape %172 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %174 = stablehlo.reshape %173 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %175 = stablehlo.dot_general %174, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x96xf32>) -> tensor<8x96xf32>
      %176 = stablehlo.reshape %175 : (tensor<8x96xf32>) -> tensor<1x8x96xf32>
      stablehlo.return %176 : tensor<1x8x96xf32>
    }) : (tensor<i32>) -> tensor<1x8x96xf32>
    %164 = stablehlo.slice %163 [0:1, 0:8, 0:48] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
    %165 = stablehlo.slice %163 [0:1, 0:8, 48:96] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
    %166 = call @silu(%164) : (tensor<1x8x48xf32>) -> tensor<1x8x48xf32>
    %167 = stablehlo.multiply %166, %165 : tensor<1x8x48xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %168 = "stablehlo.case"(%c_27) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %169 = "stablehlo.case"(%168) ({
      %171 = stablehlo.reshape %167 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %172 = func.call @_pad_7(%171, %c_28) : (tensor<8x48xf32>, tensor<i32>) -> tensor<8x48xf32>
      %173 = stablehlo.reshape %172 : (tensor<8x48xf32>) -> tensor<1x8x48xf32>
      %174 = stablehlo.reshape %173 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
      %175 = stablehlo.dot_general %174, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x48xf32>, tensor<48x32xf32>) -> tensor<8x32xf32>
      %176 = stablehlo.reshape %175 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      stablehlo.return %176 : tensor<1x8x32xf32>
    }) : (tensor<i32>) -> tensor<1x8x32xf32>
    %170 = stablehlo.add %140, %169 : tensor<1x8x32xf32>
    return %170, %103, %122 : tensor<1x8x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
  }
  func.func private @_pad_1(%arg0: tensor<8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<1x1x2x16x8xf32>, %arg1: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 16, 8] : (tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
    return %1 : tensor<1x2x16x8xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<1x1x8xi32>, %arg1: tensor<i32>) -> tensor<1x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 8] : (tensor<1x1x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x8xi32>) -> tensor<1x8xi32>
    return %1 : tensor<1x8xi32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<1x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<1x2x2x128x8xf32>, %arg2: tensor<1x2x2x128x8xf32>, %arg3: tensor<1x2x16x8xf32>, %arg4: tensor<1x8xi32>, %arg5: tensor<1xi32>, %arg6: tensor<1xi32>) -> tensor<1x2x16x8xf32> {
    %0 = stablehlo.reshape %arg4 : (tensor<1x8xi32>) -> tensor<1x1x1x8xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xi32>) -> tensor<1x1x2x8xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x8xi32>) -> tensor<1x16xi32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2x16xf32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %5 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.add %5, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %8 = call @floor_divide(%7, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x16x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x16xi32>, tensor<i32>, tensor<1xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16x8xf32>
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
      %19 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
      %21 = stablehlo.compare LT, %18, %20, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %22 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16xi1>
      %23 = stablehlo.broadcast_in_dim %17, dims = [2] : (tensor<16xi32>) -> tensor<1x1x16xi32>
      %24 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<1x16x16xi32>
      %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x16xi32>
      %27 = stablehlo.compare LE, %25, %26, SIGNED : (tensor<1x16x16xi32>, tensor<1x16x16xi32>) -> tensor<1x16x16xi1>
      %28 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x16xi1>) -> tensor<1x16x16xi1>
      %29 = stablehlo.and %28, %27 : tensor<1x16x16xi1>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %30 = stablehlo.compare LT, %iterArg_8, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_8, %c_19 : tensor<i32>
      %32 = stablehlo.select %30, %31, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %34 = stablehlo.compare LT, %iterArg_9, %33, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_21 = stablehlo.constant dense<2> : tensor<i32>
      %35 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %36 = stablehlo.add %iterArg_9, %35 : tensor<1xi32>
      %37 = stablehlo.select %34, %36, %iterArg_9 : tensor<1xi1>, tensor<1xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.compare LT, %14, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<128> : tensor<i32>
      %39 = stablehlo.add %14, %c_23 : tensor<i32>
      %40 = stablehlo.select %38, %39, %14 : tensor<i1>, tensor<i32>
      %41 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %42 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %44 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %45 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %46 = stablehlo.concatenate %41, %42, %43, %44, %45, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x5xi32>
      %47 = "stablehlo.gather"(%iterArg_10, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<1x2x2x128x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %48 = stablehlo.reshape %47 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.compare LT, %iterArg_8, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %50 = stablehlo.add %iterArg_8, %c_27 : tensor<i32>
      %51 = stablehlo.select %49, %50, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %53 = stablehlo.compare LT, %iterArg_9, %52, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_29 = stablehlo.constant dense<2> : tensor<i32>
      %54 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %55 = stablehlo.add %iterArg_9, %54 : tensor<1xi32>
      %56 = stablehlo.select %53, %55, %iterArg_9 : tensor<1xi1>, tensor<1xi32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %57 = stablehlo.compare LT, %14, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<128> : tensor<i32>
      %58 = stablehlo.add %14, %c_31 : tensor<i32>
      %59 = stablehlo.select %57, %58, %14 : tensor<i1>, tensor<i32>
      %60 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %61 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %62 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %63 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %64 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %65 = stablehlo.concatenate %60, %61, %62, %63, %64, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x5xi32>
      %66 = "stablehlo.gather"(%iterArg_11, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<1x2x2x128x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %67 = stablehlo.reshape %66 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %68 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16x1xi1>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %69 = func.call @_where_5(%68, %67, %c_34) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %70 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x16x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x16x16xf32>
      %71 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x16x16xi1>) -> tensor<1x1x16x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_6(%71, %70, %cst_35) : (tensor<1x1x16x16xi1>, tensor<1x2x16x16xf32>, tensor<f32>) -> tensor<1x2x16x16xf32>
      %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %73 = stablehlo.reduce(%72 init: %cst_36) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x16x16xf32>, tensor<f32>) -> tensor<1x2x16xf32>
      %74 = stablehlo.maximum %iterArg_14, %73 : tensor<1x2x16xf32>
      %75 = stablehlo.subtract %iterArg_14, %74 : tensor<1x2x16xf32>
      %76 = stablehlo.exponential %75 : tensor<1x2x16xf32>
      %77 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x2x16xf32>) -> tensor<1x2x16x1xf32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x2x16x1xf32>) -> tensor<1x2x16x16xf32>
      %79 = stablehlo.subtract %72, %78 : tensor<1x2x16x16xf32>
      %80 = stablehlo.exponential %79 : tensor<1x2x16x16xf32>
      %81 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x2x16xf32>) -> tensor<1x2x16x1xf32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x2x16x1xf32>) -> tensor<1x2x16x8xf32>
      %83 = stablehlo.multiply %iterArg_16, %82 : tensor<1x2x16x8xf32>
      %84 = stablehlo.dot_general %80, %69, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x16x16xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %85 = stablehlo.add %83, %84 : tensor<1x2x16x8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_13, %c_37 : tensor<i32>
      %87 = stablehlo.multiply %iterArg_15, %76 : tensor<1x2x16xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.reduce(%80 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<1x2x16x16xf32>, tensor<f32>) -> tensor<1x2x16xf32>
      %89 = stablehlo.add %87, %88 : tensor<1x2x16xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %86, %74, %89, %85 : tensor<i32>, tensor<1xi32>, tensor<1x16xi32>, tensor<i32>, tensor<1xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16x8xf32>
    }
    %11 = stablehlo.broadcast_in_dim %10#10, dims = [0, 1, 2] : (tensor<1x2x16xf32>) -> tensor<1x2x16x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x2x16x1xf32>) -> tensor<1x2x16x8xf32>
    %13 = stablehlo.divide %10#11, %12 : tensor<1x2x16x8xf32>
    return %13 : tensor<1x2x16x8xf32>
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
    %9 = call @_where_4(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_5(%arg0: tensor<1x1x16x1xi1>, %arg1: tensor<1x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x1xi1>) -> tensor<1x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x16x8xi1>, tensor<1x2x16x8xf32>
    return %3 : tensor<1x2x16x8xf32>
  }
  func.func private @_where_6(%arg0: tensor<1x1x16x16xi1>, %arg1: tensor<1x2x16x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x16x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xi1>) -> tensor<1x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x16x16xi1>, tensor<1x2x16x16xf32>
    return %3 : tensor<1x2x16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<1x1x2x16x8xf32>, %arg1: tensor<1x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<1x1x2x16x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x16x8xf32>) -> tensor<1x1x2x16x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x1x2x16x8xf32>, tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
    return %1 : tensor<1x1x2x16x8xf32>
  }
  func.func private @silu(%arg0: tensor<1x8x48xf32>) -> tensor<1x8x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x8x48xf32>
    %1 = stablehlo.exponential %0 : tensor<1x8x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<1x8x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<1x8x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1x8x48xf32>
    return %6 : tensor<1x8x48xf32>
  }
  func.func private @_pad_7(%arg0: tensor<8x48xf32>, %arg1: tensor<i32>) -> tensor<8x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x48xf32>, tensor<f32>) -> tensor<8x48xf32>
    return %1 : tensor<8x48xf32>
  }
}
