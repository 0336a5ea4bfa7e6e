module @jit_fill_24 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<1x32xf32>, %arg4: tensor<1x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32x64xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x97xf32>, %arg9: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg10: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg11: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg12: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg13: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg14: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg15: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg17: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg18: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg19: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg20: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg21: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg23: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg25: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg26: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg27: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg28: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg29: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg30: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg31: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg32: tensor<2x128x32xf32> {tf.aliasing_output = 23 : i32}, %arg33: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 24 : i32}, %arg34: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 25 : i32}, %arg35: tensor<i32>, %arg36: tensor<i32>, %arg37: tensor<i32>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<2x128x32xf32> {jax.result_info = "result[0].draft.features"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].k"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].v"}) {
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
    %107 = stablehlo.iota dim = 0 : tensor<24xi32>
    %108 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %109 = stablehlo.add %108, %107 : tensor<24xi32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [1] : (tensor<24xi32>) -> tensor<1x24xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %112 = stablehlo.subtract %14, %111 : tensor<1xi32>
    %113 = stablehlo.slice %110 [0:1, 23:24] : (tensor<1x24xi32>) -> tensor<1x1xi32>
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
    %121 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1x24xi32>
    %122 = stablehlo.compare GE, %110, %121, SIGNED : (tensor<1x24xi32>, tensor<1x24xi32>) -> tensor<1x24xi1>
    %123 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<1x24xi1>
    %124 = stablehlo.and %123, %122 : tensor<1x24xi1>
    %125 = stablehlo.broadcast_in_dim %119, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x24xi32>
    %127 = stablehlo.compare LT, %110, %126, SIGNED : (tensor<1x24xi32>, tensor<1x24xi32>) -> tensor<1x24xi1>
    %128 = stablehlo.and %124, %127 : tensor<1x24xi1>
    %129 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %c_34 = stablehlo.constant dense<2> : tensor<i32>
    %130 = call @_where(%128, %129, %c_34) : (tensor<1x24xi1>, tensor<1x1xi32>, tensor<i32>) -> tensor<1x24xi32>
    %131 = stablehlo.reshape %110 : (tensor<1x24xi32>) -> tensor<3x8xi32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<3x8xi32>) -> tensor<3x8x1x1xi32>
    %133 = stablehlo.convert %132 : (tensor<3x8x1x1xi32>) -> tensor<3x8x1x1xf32>
    %134 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %135 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<3x8x1x1xf32>) -> tensor<3x8x1x4xf32>
    %136 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x8x1x4xf32>
    %137 = stablehlo.multiply %135, %136 : tensor<3x8x1x4xf32>
    %138 = stablehlo.cosine %137 : tensor<3x8x1x4xf32>
    %139 = stablehlo.sine %137 : tensor<3x8x1x4xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x8x32xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %141:9 = stablehlo.while(%iterArg = %131, %iterArg_41 = %0, %iterArg_42 = %arg31, %iterArg_43 = %arg32, %iterArg_44 = %arg8, %iterArg_45 = %arg0, %iterArg_46 = %c_36, %iterArg_47 = %arg37, %iterArg_48 = %140) : tensor<3x8xi32>, tensor<1xi32>, tensor<2x128xi32>, tensor<2x128x32xf32>, tensor<32x97xf32>, tensor<64x32xf32>, tensor<i32>, tensor<i32>, tensor<3x8x32xf32>
    cond {
      %158 = stablehlo.compare LT, %iterArg_46, %iterArg_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %158 : tensor<i1>
    } do {
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %158 = stablehlo.add %iterArg_46, %c_49 : tensor<i32>
      %159 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_46) : (tensor<3x8xi32>, tensor<i32>) -> tensor<1x8xi32>
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %160 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %161 = stablehlo.add %159, %160 : tensor<1x8xi32>
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %162 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %163 = stablehlo.maximum %161, %162 : tensor<1x8xi32>
      %164 = stablehlo.broadcast_in_dim %iterArg_41, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %165 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %166 = stablehlo.compare LT, %164, %165, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
      %c_53 = stablehlo.constant dense<2> : tensor<i32>
      %167 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %168 = stablehlo.add %164, %167 : tensor<1x1xi32>
      %169 = stablehlo.select %166, %168, %164 : tensor<1x1xi1>, tensor<1x1xi32>
      %c_54 = stablehlo.constant dense<0> : tensor<i32>
      %170 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %171 = stablehlo.compare LT, %163, %170, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %c_55 = stablehlo.constant dense<128> : tensor<i32>
      %172 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %173 = stablehlo.add %163, %172 : tensor<1x8xi32>
      %174 = stablehlo.select %171, %173, %163 : tensor<1x8xi1>, tensor<1x8xi32>
      %175 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
      %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %177 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %178 = stablehlo.concatenate %176, %177, dim = 2 : (tensor<1x8x1xi32>, tensor<1x8x1xi32>) -> tensor<1x8x2xi32>
      %179 = "stablehlo.gather"(%iterArg_42, %178) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x128xi32>, tensor<1x8x2xi32>) -> tensor<1x8xi32>
      %c_56 = stablehlo.constant dense<1> : tensor<i32>
      %180 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %181 = stablehlo.subtract %161, %180 : tensor<1x8xi32>
      %c_57 = stablehlo.constant dense<0> : tensor<i32>
      %182 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %183 = stablehlo.maximum %181, %182 : tensor<1x8xi32>
      %184 = stablehlo.broadcast_in_dim %iterArg_41, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_58 = stablehlo.constant dense<0> : tensor<i32>
      %185 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %186 = stablehlo.compare LT, %184, %185, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
      %c_59 = stablehlo.constant dense<2> : tensor<i32>
      %187 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %188 = stablehlo.add %184, %187 : tensor<1x1xi32>
      %189 = stablehlo.select %186, %188, %184 : tensor<1x1xi1>, tensor<1x1xi32>
      %c_60 = stablehlo.constant dense<0> : tensor<i32>
      %190 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %191 = stablehlo.compare LT, %183, %190, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %c_61 = stablehlo.constant dense<128> : tensor<i32>
      %192 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %193 = stablehlo.add %183, %192 : tensor<1x8xi32>
      %194 = stablehlo.select %191, %193, %183 : tensor<1x8xi1>, tensor<1x8xi32>
      %195 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
      %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %197 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %198 = stablehlo.concatenate %196, %197, dim = 2 : (tensor<1x8x1xi32>, tensor<1x8x1xi32>) -> tensor<1x8x2xi32>
      %199 = "stablehlo.gather"(%iterArg_43, %198) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 32>}> : (tensor<2x128x32xf32>, tensor<1x8x2xi32>) -> tensor<1x8x32xf32>
      %c_62 = stablehlo.constant dense<0> : tensor<i32>
      %200 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %201 = stablehlo.compare GT, %161, %200, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<1x8xi1>) -> tensor<1x8x1xi1>
      %c_63 = stablehlo.constant dense<0> : tensor<i32>
      %203 = func.call @_where_0(%202, %199, %c_63) : (tensor<1x8x1xi1>, tensor<1x8x32xf32>, tensor<i32>) -> tensor<1x8x32xf32>
      %c_64 = stablehlo.constant dense<0> : tensor<i32>
      %204 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %205 = stablehlo.compare LT, %179, %204, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %c_65 = stablehlo.constant dense<97> : tensor<i32>
      %206 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %207 = stablehlo.add %179, %206 : tensor<1x8xi32>
      %208 = stablehlo.select %205, %207, %179 : tensor<1x8xi1>, tensor<1x8xi32>
      %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %210 = "stablehlo.gather"(%iterArg_44, %209) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<1x8x1xi32>) -> tensor<32x1x8xf32>
      %211 = stablehlo.transpose %210, dims = [1, 2, 0] : (tensor<32x1x8xf32>) -> tensor<1x8x32xf32>
      %212 = stablehlo.concatenate %211, %203, dim = 2 : (tensor<1x8x32xf32>, tensor<1x8x32xf32>) -> tensor<1x8x64xf32>
      %c_66 = stablehlo.constant dense<0> : tensor<i32>
      %213 = "stablehlo.case"(%c_66) ({
        %c_71 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_71 : tensor<i32>
      }, {
        %c_71 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_71 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %214 = "stablehlo.case"(%213) ({
        %219 = stablehlo.reshape %212 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
        %c_71 = stablehlo.constant dense<0> : tensor<i32>
        %220 = func.call @_pad(%219, %c_71) : (tensor<8x64xf32>, tensor<i32>) -> tensor<8x64xf32>
        %221 = stablehlo.reshape %220 : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
        %222 = stablehlo.reshape %221 : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
        %223 = stablehlo.dot_general %222, %iterArg_45, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x64xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
        %224 = stablehlo.reshape %223 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        stablehlo.return %224 : tensor<1x8x32xf32>
      }) : (tensor<i32>) -> tensor<1x8x32xf32>
      %c_67 = stablehlo.constant dense<0> : tensor<i32>
      %215 = stablehlo.compare LT, %iterArg_46, %c_67, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_68 = stablehlo.constant dense<3> : tensor<i32>
      %216 = stablehlo.add %iterArg_46, %c_68 : tensor<i32>
      %217 = stablehlo.select %215, %216, %iterArg_46 : tensor<i1>, tensor<i32>
      %c_69 = stablehlo.constant dense<0> : tensor<i32>
      %c_70 = stablehlo.constant dense<0> : tensor<i32>
      %218 = stablehlo.dynamic_update_slice %iterArg_48, %214, %217, %c_69, %c_70 : (tensor<3x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x32xf32>
      stablehlo.return %iterArg, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %158, %iterArg_47, %218 : tensor<3x8xi32>, tensor<1xi32>, tensor<2x128xi32>, tensor<2x128x32xf32>, tensor<32x97xf32>, tensor<64x32xf32>, tensor<i32>, tensor<i32>, tensor<3x8x32xf32>
    }
    %142 = stablehlo.reshape %arg4 : (tensor<1x32xf32>) -> tensor<32xf32>
    %143 = stablehlo.reshape %arg3 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %144:3 = call @through(%131, %14, %35, %0, %arg37, %arg1, %arg2, %143, %142, %arg5, %arg6, %141#8, %140, %138, %139, %c_37, %arg33, %arg34) : (tensor<3x8xi32>, tensor<1xi32>, tensor<1xi1>, tensor<1xi32>, tensor<i32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<3x8x32xf32>, tensor<3x8x32xf32>, tensor<3x8x1x4xf32>, tensor<3x8x1x4xf32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) -> (tensor<3x8x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>)
    %145 = stablehlo.multiply %144#0, %144#0 : tensor<3x8x32xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<3x8x32xf32>, tensor<f32>) -> tensor<3x8xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x1xf32>
    %cst_39 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x8x1xf32>
    %149 = stablehlo.divide %147, %148 : tensor<3x8x1xf32>
    %cst_40 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x8x1xf32>
    %151 = stablehlo.add %149, %150 : tensor<3x8x1xf32>
    %152 = stablehlo.rsqrt %151 : tensor<3x8x1xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<3x8x1xf32>) -> tensor<3x8x32xf32>
    %154 = stablehlo.multiply %144#0, %153 : tensor<3x8x32xf32>
    %155 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x8x32xf32>
    %157 = stablehlo.multiply %154, %156 : tensor<3x8x32xf32>
    return %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %144#1, %144#2 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<2x128x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
  }
  func.func private @_where(%arg0: tensor<1x24xi1>, %arg1: tensor<1x1xi32>, %arg2: tensor<i32>) -> tensor<1x24xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x24xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x24xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<1x24xi1>, tensor<1x24xi32>
    return %3 : tensor<1x24xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x8xi32>, %arg1: tensor<i32>) -> tensor<1x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 8] : (tensor<3x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
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
  func.func private @through(%arg0: tensor<3x8xi32>, %arg1: tensor<1xi32>, %arg2: tensor<1xi1>, %arg3: tensor<1xi32>, %arg4: tensor<i32>, %arg5: tensor<48x32xf32>, %arg6: tensor<32x96xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32x32xf32>, %arg10: tensor<32x64xf32>, %arg11: tensor<3x8x32xf32>, %arg12: tensor<3x8x32xf32>, %arg13: tensor<3x8x1x4xf32>, %arg14: tensor<3x8x1x4xf32>, %arg15: tensor<i32>, %arg16: tensor<1x2x2x128x8xf32>, %arg17: tensor<1x2x2x128x8xf32>) -> (tensor<3x8x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:19 = stablehlo.while(%iterArg = %arg11, %iterArg_0 = %arg13, %iterArg_1 = %arg14, %iterArg_2 = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %arg2, %iterArg_5 = %arg3, %iterArg_6 = %arg8, %iterArg_7 = %arg10, %iterArg_8 = %arg15, %iterArg_9 = %arg9, %iterArg_10 = %arg7, %iterArg_11 = %arg6, %iterArg_12 = %arg5, %iterArg_13 = %c, %iterArg_14 = %arg4, %iterArg_15 = %arg12, %iterArg_16 = %arg16, %iterArg_17 = %arg17) : tensor<3x8x32xf32>, tensor<3x8x1x4xf32>, tensor<3x8x1x4xf32>, tensor<3x8xi32>, tensor<1xi32>, tensor<1xi1>, tensor<1xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<i32>, tensor<i32>, tensor<3x8x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
    cond {
      %1 = stablehlo.compare LT, %iterArg_13, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_13, %c_18 : tensor<i32>
      %2 = func.call @dynamic_index_in_dim_1(%iterArg, %iterArg_13) : (tensor<3x8x32xf32>, tensor<i32>) -> tensor<1x8x32xf32>
      %3 = func.call @dynamic_index_in_dim_2(%iterArg_0, %iterArg_13) : (tensor<3x8x1x4xf32>, tensor<i32>) -> tensor<1x8x1x4xf32>
      %4 = func.call @dynamic_index_in_dim_2(%iterArg_1, %iterArg_13) : (tensor<3x8x1x4xf32>, tensor<i32>) -> tensor<1x8x1x4xf32>
      %5 = func.call @dynamic_index_in_dim(%iterArg_2, %iterArg_13) : (tensor<3x8xi32>, tensor<i32>) -> tensor<1x8xi32>
      %c_19 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %7 = stablehlo.subtract %iterArg_3, %6 : tensor<1xi32>
      %8 = stablehlo.slice %5 [0:1, 7:8] : (tensor<1x8xi32>) -> tensor<1x1xi32>
      %9 = stablehlo.reshape %8 : (tensor<1x1xi32>) -> tensor<1xi32>
      %10 = stablehlo.minimum %7, %9 : tensor<1xi32>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %12 = stablehlo.add %10, %11 : tensor<1xi32>
      %c_21 = stablehlo.constant dense<128> : tensor<i32>
      %13 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %14 = stablehlo.minimum %12, %13 : tensor<1xi32>
      %15 = stablehlo.broadcast_in_dim %iterArg_4, dims = [0] : (tensor<1xi1>) -> tensor<1x1xi1>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %16 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %17 = stablehlo.compare GE, %5, %16, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %18 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<1x8xi1>
      %19 = stablehlo.and %18, %17 : tensor<1x8xi1>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
      %22 = stablehlo.compare LT, %5, %21, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %23 = stablehlo.and %19, %22 : tensor<1x8xi1>
      %24 = stablehlo.broadcast_in_dim %iterArg_5, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_23 = stablehlo.constant dense<2> : tensor<i32>
      %25 = func.call @_where_3(%23, %24, %c_23) : (tensor<1x8xi1>, tensor<1x1xi32>, tensor<i32>) -> tensor<1x8xi32>
      %26 = stablehlo.multiply %2, %2 : tensor<1x8x32xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.reduce(%26 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
      %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %30 = stablehlo.divide %28, %29 : tensor<1x8x1xf32>
      %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %32 = stablehlo.add %30, %31 : tensor<1x8x1xf32>
      %33 = stablehlo.rsqrt %32 : tensor<1x8x1xf32>
      %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
      %35 = stablehlo.multiply %2, %34 : tensor<1x8x32xf32>
      %36 = stablehlo.broadcast_in_dim %iterArg_6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
      %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
      %38 = stablehlo.multiply %35, %37 : tensor<1x8x32xf32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %39 = "stablehlo.case"(%c_26) ({
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_57 : tensor<i32>
      }, {
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_57 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %40 = "stablehlo.case"(%39) ({
        %201 = stablehlo.reshape %38 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        %202 = func.call @_pad_4(%201, %c_57) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
        %203 = stablehlo.reshape %202 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        %204 = stablehlo.reshape %203 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %205 = stablehlo.dot_general %204, %iterArg_7, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x64xf32>) -> tensor<8x64xf32>
        %206 = stablehlo.reshape %205 : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
        stablehlo.return %206 : tensor<1x8x64xf32>
      }) : (tensor<i32>) -> tensor<1x8x64xf32>
      %41 = stablehlo.reshape %40 : (tensor<1x8x64xf32>) -> tensor<1x8x2x4x8xf32>
      %42 = stablehlo.slice %41 [0:1, 0:8, 0:2, 0:2, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x2x8xf32>
      %43 = stablehlo.reshape %42 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x4x8xf32>
      %44 = stablehlo.slice %41 [0:1, 0:8, 0:2, 2:3, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x1x8xf32>
      %45 = stablehlo.reshape %44 : (tensor<1x8x2x1x8xf32>) -> tensor<1x8x2x8xf32>
      %46 = stablehlo.slice %41 [0:1, 0:8, 0:2, 3:4, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x1x8xf32>
      %47 = stablehlo.reshape %46 : (tensor<1x8x2x1x8xf32>) -> tensor<1x8x2x8xf32>
      %48 = stablehlo.reshape %iterArg_5 : (tensor<1xi32>) -> tensor<i32>
      %c_27 = stablehlo.constant dense<31> : tensor<i32>
      %49 = stablehlo.shift_right_arithmetic %48, %c_27 : tensor<i32>
      %50 = stablehlo.slice %43 [0:1, 0:8, 0:4, 0:4] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
      %51 = stablehlo.slice %43 [0:1, 0:8, 0:4, 4:8] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
      %52 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %53 = stablehlo.multiply %50, %52 : tensor<1x8x4x4xf32>
      %54 = stablehlo.bitcast_convert %53 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %55 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %56 = stablehlo.xor %54, %55 : tensor<1x8x4x4xi32>
      %57 = stablehlo.bitcast_convert %56 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %58 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %59 = stablehlo.multiply %51, %58 : tensor<1x8x4x4xf32>
      %60 = stablehlo.bitcast_convert %59 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %61 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %62 = stablehlo.xor %60, %61 : tensor<1x8x4x4xi32>
      %63 = stablehlo.bitcast_convert %62 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %64 = stablehlo.subtract %57, %63 : tensor<1x8x4x4xf32>
      %65 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %66 = stablehlo.multiply %51, %65 : tensor<1x8x4x4xf32>
      %67 = stablehlo.bitcast_convert %66 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %68 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %69 = stablehlo.xor %67, %68 : tensor<1x8x4x4xi32>
      %70 = stablehlo.bitcast_convert %69 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %71 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %72 = stablehlo.multiply %50, %71 : tensor<1x8x4x4xf32>
      %73 = stablehlo.bitcast_convert %72 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %74 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %75 = stablehlo.xor %73, %74 : tensor<1x8x4x4xi32>
      %76 = stablehlo.bitcast_convert %75 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %77 = stablehlo.add %70, %76 : tensor<1x8x4x4xf32>
      %78 = stablehlo.concatenate %64, %77, dim = 3 : (tensor<1x8x4x4xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x8xf32>
      %79 = stablehlo.reshape %iterArg_5 : (tensor<1xi32>) -> tensor<i32>
      %c_28 = stablehlo.constant dense<31> : tensor<i32>
      %80 = stablehlo.shift_right_arithmetic %79, %c_28 : tensor<i32>
      %81 = stablehlo.slice %45 [0:1, 0:8, 0:2, 0:4] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
      %82 = stablehlo.slice %45 [0:1, 0:8, 0:2, 4:8] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
      %83 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %84 = stablehlo.multiply %81, %83 : tensor<1x8x2x4xf32>
      %85 = stablehlo.bitcast_convert %84 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %86 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %87 = stablehlo.xor %85, %86 : tensor<1x8x2x4xi32>
      %88 = stablehlo.bitcast_convert %87 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %89 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %90 = stablehlo.multiply %82, %89 : tensor<1x8x2x4xf32>
      %91 = stablehlo.bitcast_convert %90 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %92 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %93 = stablehlo.xor %91, %92 : tensor<1x8x2x4xi32>
      %94 = stablehlo.bitcast_convert %93 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %95 = stablehlo.subtract %88, %94 : tensor<1x8x2x4xf32>
      %96 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %97 = stablehlo.multiply %82, %96 : tensor<1x8x2x4xf32>
      %98 = stablehlo.bitcast_convert %97 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %99 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %100 = stablehlo.xor %98, %99 : tensor<1x8x2x4xi32>
      %101 = stablehlo.bitcast_convert %100 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %102 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %103 = stablehlo.multiply %81, %102 : tensor<1x8x2x4xf32>
      %104 = stablehlo.bitcast_convert %103 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %105 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %106 = stablehlo.xor %104, %105 : tensor<1x8x2x4xi32>
      %107 = stablehlo.bitcast_convert %106 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %108 = stablehlo.add %101, %107 : tensor<1x8x2x4xf32>
      %109 = stablehlo.concatenate %95, %108, dim = 3 : (tensor<1x8x2x4xf32>, tensor<1x8x2x4xf32>) -> tensor<1x8x2x8xf32>
      %110 = stablehlo.reshape %78 : (tensor<1x8x4x8xf32>) -> tensor<1x8x2x2x8xf32>
      %c_29 = stablehlo.constant dense<0> : tensor<i32>
      %111 = stablehlo.compare LT, %iterArg_8, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %112 = stablehlo.add %iterArg_8, %c_30 : tensor<i32>
      %113 = stablehlo.select %111, %112, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_31 = stablehlo.constant dense<0> : tensor<i32>
      %114 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %115 = stablehlo.compare LT, %25, %114, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %c_32 = stablehlo.constant dense<2> : tensor<i32>
      %116 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %117 = stablehlo.add %25, %116 : tensor<1x8xi32>
      %118 = stablehlo.select %115, %117, %25 : tensor<1x8xi1>, tensor<1x8xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %119 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %120 = stablehlo.compare LT, %5, %119, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %c_34 = stablehlo.constant dense<128> : tensor<i32>
      %121 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %122 = stablehlo.add %5, %121 : tensor<1x8xi32>
      %123 = stablehlo.select %120, %122, %5 : tensor<1x8xi1>, tensor<1x8xi32>
      %124 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %126 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %127 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %128 = stablehlo.concatenate %125, %126, %127, dim = 2 : (tensor<1x8x1xi32>, tensor<1x8x1xi32>, tensor<1x8x1xi32>) -> tensor<1x8x3xi32>
      %129 = "stablehlo.scatter"(%iterArg_16, %128, %109) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
        stablehlo.return %arg19 : tensor<f32>
      }) : (tensor<1x2x2x128x8xf32>, tensor<1x8x3xi32>, tensor<1x8x2x8xf32>) -> tensor<1x2x2x128x8xf32>
      %c_35 = stablehlo.constant dense<0> : tensor<i32>
      %130 = stablehlo.compare LT, %iterArg_8, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %131 = stablehlo.add %iterArg_8, %c_36 : tensor<i32>
      %132 = stablehlo.select %130, %131, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %133 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %134 = stablehlo.compare LT, %25, %133, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %c_38 = stablehlo.constant dense<2> : tensor<i32>
      %135 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %136 = stablehlo.add %25, %135 : tensor<1x8xi32>
      %137 = stablehlo.select %134, %136, %25 : tensor<1x8xi1>, tensor<1x8xi32>
      %c_39 = stablehlo.constant dense<0> : tensor<i32>
      %138 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %139 = stablehlo.compare LT, %5, %138, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %c_40 = stablehlo.constant dense<128> : tensor<i32>
      %140 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %141 = stablehlo.add %5, %140 : tensor<1x8xi32>
      %142 = stablehlo.select %139, %141, %5 : tensor<1x8xi1>, tensor<1x8xi32>
      %143 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %145 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %146 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %147 = stablehlo.concatenate %144, %145, %146, dim = 2 : (tensor<1x8x1xi32>, tensor<1x8x1xi32>, tensor<1x8x1xi32>) -> tensor<1x8x3xi32>
      %148 = "stablehlo.scatter"(%iterArg_17, %147, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
        stablehlo.return %arg19 : tensor<f32>
      }) : (tensor<1x2x2x128x8xf32>, tensor<1x8x3xi32>, tensor<1x8x2x8xf32>) -> tensor<1x2x2x128x8xf32>
      %cst_41 = stablehlo.constant dense<0.353553385> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1x8x2x2x8xf32>
      %150 = stablehlo.multiply %110, %149 : tensor<1x8x2x2x8xf32>
      %151 = stablehlo.transpose %150, dims = [0, 2, 3, 1, 4] : (tensor<1x8x2x2x8xf32>) -> tensor<1x2x2x8x8xf32>
      %152 = stablehlo.reshape %151 : (tensor<1x2x2x8x8xf32>) -> tensor<1x2x16x8xf32>
      %153 = stablehlo.reshape %152 : (tensor<1x2x16x8xf32>) -> tensor<1x1x2x16x8xf32>
      %154 = stablehlo.reshape %5 : (tensor<1x8xi32>) -> tensor<1x1x8xi32>
      %155 = stablehlo.reshape %iterArg_5 : (tensor<1xi32>) -> tensor<1x1xi32>
      %156 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<1x1xi32>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %157 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x1x2x16x8xf32>
      %c_43 = stablehlo.constant dense<0> : tensor<i32>
      %158:9 = stablehlo.while(%iterArg_57 = %153, %iterArg_58 = %154, %iterArg_59 = %155, %iterArg_60 = %156, %iterArg_61 = %iterArg_8, %iterArg_62 = %129, %iterArg_63 = %148, %iterArg_64 = %c_43, %iterArg_65 = %157) : tensor<1x1x2x16x8xf32>, tensor<1x1x8xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<1x1x2x16x8xf32>
      cond {
        %c_66 = stablehlo.constant dense<1> : tensor<i32>
        %201 = stablehlo.compare LT, %iterArg_64, %c_66, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %201 : tensor<i1>
      } do {
        %201 = func.call @dynamic_index_in_dim_5(%iterArg_57, %iterArg_64) : (tensor<1x1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
        %202 = func.call @dynamic_index_in_dim_6(%iterArg_58, %iterArg_64) : (tensor<1x1x8xi32>, tensor<i32>) -> tensor<1x8xi32>
        %203 = func.call @dynamic_index_in_dim_7(%iterArg_59, %iterArg_64) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
        %204 = func.call @dynamic_index_in_dim_7(%iterArg_60, %iterArg_64) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
        %205 = func.call @closed_call(%iterArg_61, %iterArg_62, %iterArg_63, %201, %202, %203, %204) : (tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x16x8xf32>, tensor<1x8xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x16x8xf32>
        %206 = func.call @dynamic_update_index_in_dim(%iterArg_65, %205, %iterArg_64) : (tensor<1x1x2x16x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
        %c_66 = stablehlo.constant dense<1> : tensor<i32>
        %207 = stablehlo.add %iterArg_64, %c_66 : tensor<i32>
        stablehlo.return %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %207, %206 : tensor<1x1x2x16x8xf32>, tensor<1x1x8xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<1x1x2x16x8xf32>
      }
      %159 = stablehlo.reshape %158#8 : (tensor<1x1x2x16x8xf32>) -> tensor<1x2x2x8x8xf32>
      %160 = stablehlo.transpose %159, dims = [0, 3, 1, 2, 4] : (tensor<1x2x2x8x8xf32>) -> tensor<1x8x2x2x8xf32>
      %161 = stablehlo.reshape %160 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x32xf32>
      %c_44 = stablehlo.constant dense<0> : tensor<i32>
      %162 = "stablehlo.case"(%c_44) ({
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_57 : tensor<i32>
      }, {
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_57 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %163 = "stablehlo.case"(%162) ({
        %201 = stablehlo.reshape %161 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        %202 = func.call @_pad_4(%201, %c_57) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
        %203 = stablehlo.reshape %202 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        %204 = stablehlo.reshape %203 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %205 = stablehlo.dot_general %204, %iterArg_9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
        %206 = stablehlo.reshape %205 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        stablehlo.return %206 : tensor<1x8x32xf32>
      }) : (tensor<i32>) -> tensor<1x8x32xf32>
      %164 = stablehlo.reshape %iterArg_5 : (tensor<1xi32>) -> tensor<i32>
      %c_45 = stablehlo.constant dense<31> : tensor<i32>
      %165 = stablehlo.shift_right_arithmetic %164, %c_45 : tensor<i32>
      %166 = stablehlo.add %2, %163 : tensor<1x8x32xf32>
      %c_46 = stablehlo.constant dense<0> : tensor<i32>
      %167 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %168 = stablehlo.compare GE, %5, %167, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %169 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
      %171 = stablehlo.compare LT, %5, %170, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %172 = stablehlo.and %168, %171 : tensor<1x8xi1>
      %173 = stablehlo.reshape %iterArg_5 : (tensor<1xi32>) -> tensor<i32>
      %c_47 = stablehlo.constant dense<31> : tensor<i32>
      %174 = stablehlo.shift_right_arithmetic %173, %c_47 : tensor<i32>
      %175 = stablehlo.multiply %166, %166 : tensor<1x8x32xf32>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %176 = stablehlo.reduce(%175 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
      %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
      %cst_49 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %179 = stablehlo.divide %177, %178 : tensor<1x8x1xf32>
      %cst_50 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %180 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %181 = stablehlo.add %179, %180 : tensor<1x8x1xf32>
      %182 = stablehlo.rsqrt %181 : tensor<1x8x1xf32>
      %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
      %184 = stablehlo.multiply %166, %183 : tensor<1x8x32xf32>
      %185 = stablehlo.broadcast_in_dim %iterArg_10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
      %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
      %187 = stablehlo.multiply %184, %186 : tensor<1x8x32xf32>
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %188 = "stablehlo.case"(%c_51) ({
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_57 : tensor<i32>
      }, {
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_57 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %189 = "stablehlo.case"(%188) ({
        %201 = stablehlo.reshape %187 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        %202 = func.call @_pad_4(%201, %c_57) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
        %203 = stablehlo.reshape %202 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        %204 = stablehlo.reshape %203 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %205 = stablehlo.dot_general %204, %iterArg_11, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x96xf32>) -> tensor<8x96xf32>
        %206 = stablehlo.reshape %205 : (tensor<8x96xf32>) -> tensor<1x8x96xf32>
        stablehlo.return %206 : tensor<1x8x96xf32>
      }) : (tensor<i32>) -> tensor<1x8x96xf32>
      %190 = stablehlo.slice %189 [0:1, 0:8, 0:48] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
      %191 = stablehlo.slice %189 [0:1, 0:8, 48:96] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
      %192 = func.call @silu(%190) : (tensor<1x8x48xf32>) -> tensor<1x8x48xf32>
      %193 = stablehlo.multiply %192, %191 : tensor<1x8x48xf32>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %194 = "stablehlo.case"(%c_52) ({
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_57 : tensor<i32>
      }, {
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_57 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %195 = "stablehlo.case"(%194) ({
        %201 = stablehlo.reshape %193 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        %202 = func.call @_pad_11(%201, %c_57) : (tensor<8x48xf32>, tensor<i32>) -> tensor<8x48xf32>
        %203 = stablehlo.reshape %202 : (tensor<8x48xf32>) -> tensor<1x8x48xf32>
        %204 = stablehlo.reshape %203 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
        %205 = stablehlo.dot_general %204, %iterArg_12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x48xf32>, tensor<48x32xf32>) -> tensor<8x32xf32>
        %206 = stablehlo.reshape %205 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        stablehlo.return %206 : tensor<1x8x32xf32>
      }) : (tensor<i32>) -> tensor<1x8x32xf32>
      %196 = stablehlo.add %166, %195 : tensor<1x8x32xf32>
      %c_53 = stablehlo.constant dense<0> : tensor<i32>
      %197 = stablehlo.compare LT, %iterArg_13, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_54 = stablehlo.constant dense<3> : tensor<i32>
      %198 = stablehlo.add %iterArg_13, %c_54 : tensor<i32>
      %199 = stablehlo.select %197, %198, %iterArg_13 : tensor<i1>, tensor<i32>
      %c_55 = stablehlo.constant dense<0> : tensor<i32>
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      %200 = stablehlo.dynamic_update_slice %iterArg_15, %196, %199, %c_55, %c_56 : (tensor<3x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x32xf32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %1, %iterArg_14, %200, %129, %148 : tensor<3x8x32xf32>, tensor<3x8x1x4xf32>, tensor<3x8x1x4xf32>, tensor<3x8xi32>, tensor<1xi32>, tensor<1xi1>, tensor<1xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<i32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<i32>, tensor<i32>, tensor<3x8x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
    }
    return %0#16, %0#17, %0#18 : tensor<3x8x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x8x32xf32>, %arg1: tensor<i32>) -> tensor<1x8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, sizes = [1, 8, 32] : (tensor<3x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32xf32>
    return %3 : tensor<1x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x8x1x4xf32>, %arg1: tensor<i32>) -> tensor<1x8x1x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, %c_3, sizes = [1, 8, 1, 4] : (tensor<3x8x1x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1x4xf32>
    return %3 : tensor<1x8x1x4xf32>
  }
  func.func private @_where_3(%arg0: tensor<1x8xi1>, %arg1: tensor<1x1xi32>, %arg2: tensor<i32>) -> tensor<1x8xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<1x8xi1>, tensor<1x8xi32>
    return %3 : tensor<1x8xi32>
  }
  func.func private @_pad_4(%arg0: tensor<8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<1x1x2x16x8xf32>, %arg1: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 16, 8] : (tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
    return %1 : tensor<1x2x16x8xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<1x1x8xi32>, %arg1: tensor<i32>) -> tensor<1x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 8] : (tensor<1x1x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x8xi32>) -> tensor<1x8xi32>
    return %1 : tensor<1x8xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<1x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
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
      %69 = func.call @_where_9(%68, %67, %c_34) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %70 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x16x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x16x16xf32>
      %71 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x16x16xi1>) -> tensor<1x1x16x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_10(%71, %70, %cst_35) : (tensor<1x1x16x16xi1>, tensor<1x2x16x16xf32>, tensor<f32>) -> tensor<1x2x16x16xf32>
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
    %9 = call @_where_8(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_9(%arg0: tensor<1x1x16x1xi1>, %arg1: tensor<1x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x1xi1>) -> tensor<1x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x16x8xi1>, tensor<1x2x16x8xf32>
    return %3 : tensor<1x2x16x8xf32>
  }
  func.func private @_where_10(%arg0: tensor<1x1x16x16xi1>, %arg1: tensor<1x2x16x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x16x16xf32> {
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
  func.func private @_pad_11(%arg0: tensor<8x48xf32>, %arg1: tensor<i32>) -> tensor<8x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x48xf32>, tensor<f32>) -> tensor<8x48xf32>
    return %1 : tensor<8x48xf32>
  }
}
