module @jit_draft_2_3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<1x32xf32>, %arg4: tensor<1x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32x64xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x97xf32>, %arg9: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg10: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg11: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg12: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg13: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg14: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg15: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg17: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg18: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg19: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg20: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg21: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg23: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg25: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg26: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg27: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg28: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg29: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg30: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg31: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg32: tensor<2x128x32xf32> {tf.aliasing_output = 23 : i32}, %arg33: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 24 : i32}, %arg34: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 25 : i32}, %arg35: tensor<3xi32>, %arg36: tensor<3xi1>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<2x128x32xf32> {jax.result_info = "result[0].draft.features"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].k"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].v"}, tensor<3x2xi32> {jax.result_info = "result[1].tokens"}, tensor<3x2x97xf32> {jax.result_info = "result[1].q"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %c = stablehlo.constant dense<true> : tensor<2xi1>
    %c_1 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    %c_2 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
    %c_3 = stablehlo.constant dense<false> : tensor<2xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<2xi32>
    %c_5 = stablehlo.constant dense<false> : tensor<2xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg35, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg35, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg35 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %6 = "stablehlo.gather"(%arg11, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %arg35, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.add %arg35, %9 : tensor<3xi32>
    %11 = stablehlo.select %8, %10, %arg35 : tensor<3xi1>, tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = "stablehlo.gather"(%arg12, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %15 = stablehlo.compare LT, %arg35, %14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %17 = stablehlo.add %arg35, %16 : tensor<3xi32>
    %18 = stablehlo.select %15, %17, %arg35 : tensor<3xi1>, tensor<3xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %20 = "stablehlo.gather"(%arg13, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %22 = stablehlo.compare LT, %arg35, %21, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %24 = stablehlo.add %arg35, %23 : tensor<3xi32>
    %25 = stablehlo.select %22, %24, %arg35 : tensor<3xi1>, tensor<3xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %27 = "stablehlo.gather"(%arg14, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %29 = stablehlo.compare LT, %arg35, %28, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %31 = stablehlo.add %arg35, %30 : tensor<3xi32>
    %32 = stablehlo.select %29, %31, %arg35 : tensor<3xi1>, tensor<3xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %34 = "stablehlo.gather"(%arg15, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %36 = stablehlo.compare LT, %arg35, %35, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %38 = stablehlo.add %arg35, %37 : tensor<3xi32>
    %39 = stablehlo.select %36, %38, %arg35 : tensor<3xi1>, tensor<3xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %41 = "stablehlo.gather"(%arg16, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %43 = stablehlo.compare LT, %arg35, %42, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %45 = stablehlo.add %arg35, %44 : tensor<3xi32>
    %46 = stablehlo.select %43, %45, %arg35 : tensor<3xi1>, tensor<3xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %48 = "stablehlo.gather"(%arg17, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %50 = stablehlo.compare LT, %arg35, %49, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %52 = stablehlo.add %arg35, %51 : tensor<3xi32>
    %53 = stablehlo.select %50, %52, %arg35 : tensor<3xi1>, tensor<3xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %55 = "stablehlo.gather"(%arg18, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xui32>, tensor<3x1xi32>) -> tensor<3x2xui32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %57 = stablehlo.compare LT, %arg35, %56, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_23 = stablehlo.constant dense<2> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %59 = stablehlo.add %arg35, %58 : tensor<3xi32>
    %60 = stablehlo.select %57, %59, %arg35 : tensor<3xi1>, tensor<3xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %62 = "stablehlo.gather"(%arg19, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %64 = stablehlo.compare LT, %arg35, %63, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_25 = stablehlo.constant dense<2> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %66 = stablehlo.add %arg35, %65 : tensor<3xi32>
    %67 = stablehlo.select %64, %66, %arg35 : tensor<3xi1>, tensor<3xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %69 = "stablehlo.gather"(%arg20, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %71 = stablehlo.compare LT, %arg35, %70, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_27 = stablehlo.constant dense<2> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %73 = stablehlo.add %arg35, %72 : tensor<3xi32>
    %74 = stablehlo.select %71, %73, %arg35 : tensor<3xi1>, tensor<3xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %76 = "stablehlo.gather"(%arg21, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %78 = stablehlo.compare LT, %arg35, %77, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_29 = stablehlo.constant dense<2> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %80 = stablehlo.add %arg35, %79 : tensor<3xi32>
    %81 = stablehlo.select %78, %80, %arg35 : tensor<3xi1>, tensor<3xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %83 = "stablehlo.gather"(%arg22, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %85 = stablehlo.compare LT, %arg35, %84, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_31 = stablehlo.constant dense<2> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %87 = stablehlo.add %arg35, %86 : tensor<3xi32>
    %88 = stablehlo.select %85, %87, %arg35 : tensor<3xi1>, tensor<3xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %90 = "stablehlo.gather"(%arg23, %89) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %92 = stablehlo.compare LT, %arg35, %91, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_33 = stablehlo.constant dense<2> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %94 = stablehlo.add %arg35, %93 : tensor<3xi32>
    %95 = stablehlo.select %92, %94, %arg35 : tensor<3xi1>, tensor<3xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %97 = "stablehlo.gather"(%arg24, %96) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %99 = stablehlo.compare LT, %arg35, %98, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_35 = stablehlo.constant dense<2> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %101 = stablehlo.add %arg35, %100 : tensor<3xi32>
    %102 = stablehlo.select %99, %101, %arg35 : tensor<3xi1>, tensor<3xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %104 = "stablehlo.gather"(%arg25, %103) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_36 = stablehlo.constant dense<2> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %106 = stablehlo.compare LT, %arg35, %105, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %107 = stablehlo.and %34, %106 : tensor<3xi1>
    %108 = stablehlo.and %arg36, %107 : tensor<3xi1>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %109 = call @_where(%108, %13, %c_37) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %111 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_38 = stablehlo.constant dense<-2> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %113 = stablehlo.add %112, %111 : tensor<3xi32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %115 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %116 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %117 = stablehlo.add %115, %116 : tensor<3x3xi32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %119 = stablehlo.maximum %117, %118 : tensor<3x3xi32>
    %120 = stablehlo.broadcast_in_dim %arg35, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %122 = stablehlo.compare LT, %120, %121, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_41 = stablehlo.constant dense<2> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %124 = stablehlo.add %120, %123 : tensor<3x1xi32>
    %125 = stablehlo.select %122, %124, %120 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %127 = stablehlo.compare LT, %119, %126, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_43 = stablehlo.constant dense<128> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %129 = stablehlo.add %119, %128 : tensor<3x3xi32>
    %130 = stablehlo.select %127, %129, %119 : tensor<3x3xi1>, tensor<3x3xi32>
    %131 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %133 = stablehlo.broadcast_in_dim %130, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %134 = stablehlo.concatenate %132, %133, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %135 = "stablehlo.gather"(%arg31, %134) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x128xi32>, tensor<3x3x2xi32>) -> tensor<3x3xi32>
    %c_44 = stablehlo.constant dense<1> : tensor<i32>
    %136 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %137 = stablehlo.subtract %117, %136 : tensor<3x3xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %138 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %139 = stablehlo.maximum %137, %138 : tensor<3x3xi32>
    %140 = stablehlo.broadcast_in_dim %arg35, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %141 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %142 = stablehlo.compare LT, %140, %141, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_47 = stablehlo.constant dense<2> : tensor<i32>
    %143 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %144 = stablehlo.add %140, %143 : tensor<3x1xi32>
    %145 = stablehlo.select %142, %144, %140 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %146 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %147 = stablehlo.compare LT, %139, %146, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_49 = stablehlo.constant dense<128> : tensor<i32>
    %148 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %149 = stablehlo.add %139, %148 : tensor<3x3xi32>
    %150 = stablehlo.select %147, %149, %139 : tensor<3x3xi1>, tensor<3x3xi32>
    %151 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %153 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %154 = stablehlo.concatenate %152, %153, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %155 = "stablehlo.gather"(%arg32, %154) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 32>}> : (tensor<2x128x32xf32>, tensor<3x3x2xi32>) -> tensor<3x3x32xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %156 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %157 = stablehlo.compare GT, %117, %156, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<3x3xi1>) -> tensor<3x3x1xi1>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %159 = call @_where_0(%158, %155, %c_51) : (tensor<3x3x1xi1>, tensor<3x3x32xf32>, tensor<i32>) -> tensor<3x3x32xf32>
    %160 = stablehlo.slice %117 [0:3, 2:3] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %161 = stablehlo.reshape %160 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_52 = stablehlo.constant dense<1> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %163 = stablehlo.add %161, %162 : tensor<3xi32>
    %c_53 = stablehlo.constant dense<128> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %165 = stablehlo.minimum %163, %164 : tensor<3xi32>
    %166 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %167 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %168 = stablehlo.compare GE, %117, %167, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %169 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %170 = stablehlo.and %169, %168 : tensor<3x3xi1>
    %171 = stablehlo.broadcast_in_dim %165, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %173 = stablehlo.compare LT, %117, %172, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %174 = stablehlo.and %170, %173 : tensor<3x3xi1>
    %175 = stablehlo.broadcast_in_dim %arg35, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_55 = stablehlo.constant dense<2> : tensor<i32>
    %176 = call @_where_1(%174, %175, %c_55) : (tensor<3x3xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    %177 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1x1xi32>
    %178 = stablehlo.convert %177 : (tensor<3x3x1x1xi32>) -> tensor<3x3x1x1xf32>
    %179 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %180 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2, 3] : (tensor<3x3x1x1xf32>) -> tensor<3x3x1x4xf32>
    %181 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x1x4xf32>
    %182 = stablehlo.multiply %180, %181 : tensor<3x3x1x4xf32>
    %183 = stablehlo.cosine %182 : tensor<3x3x1x4xf32>
    %184 = stablehlo.sine %182 : tensor<3x3x1x4xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %186 = stablehlo.compare LT, %135, %185, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_57 = stablehlo.constant dense<97> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %188 = stablehlo.add %135, %187 : tensor<3x3xi32>
    %189 = stablehlo.select %186, %188, %135 : tensor<3x3xi1>, tensor<3x3xi32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %191 = "stablehlo.gather"(%arg8, %190) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<3x3x1xi32>) -> tensor<32x3x3xf32>
    %192 = stablehlo.transpose %191, dims = [1, 2, 0] : (tensor<32x3x3xf32>) -> tensor<3x3x32xf32>
    %193 = stablehlo.concatenate %192, %159, dim = 2 : (tensor<3x3x32xf32>, tensor<3x3x32xf32>) -> tensor<3x3x64xf32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %194 = "stablehlo.case"(%c_58) ({
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_83 : tensor<i32>
    }, {
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_83 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %195 = "stablehlo.case"(%194) ({
      %278 = stablehlo.reshape %193 : (tensor<3x3x64xf32>) -> tensor<9x64xf32>
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      %279 = func.call @_pad(%278, %c_83) : (tensor<9x64xf32>, tensor<i32>) -> tensor<9x64xf32>
      %280 = stablehlo.reshape %279 : (tensor<9x64xf32>) -> tensor<1x9x64xf32>
      %281 = stablehlo.reshape %280 : (tensor<1x9x64xf32>) -> tensor<9x64xf32>
      %282 = stablehlo.dot_general %281, %arg0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<9x64xf32>, tensor<64x32xf32>) -> tensor<9x32xf32>
      %283 = stablehlo.reshape %282 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
      stablehlo.return %283 : tensor<3x3x32xf32>
    }) : (tensor<i32>) -> tensor<3x3x32xf32>
    %196 = stablehlo.reshape %arg4 : (tensor<1x32xf32>) -> tensor<32xf32>
    %197 = stablehlo.reshape %arg3 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %198:3 = call @through(%176, %117, %arg35, %165, %arg1, %arg2, %197, %196, %arg5, %arg6, %195, %183, %184, %c_59, %arg33, %arg34) : (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<3x3x32xf32>, tensor<3x3x1x4xf32>, tensor<3x3x1x4xf32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) -> (tensor<3x3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>)
    %199 = stablehlo.multiply %198#0, %198#0 : tensor<3x3x32xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%199 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<3x3x32xf32>, tensor<f32>) -> tensor<3x3xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
    %cst_61 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %203 = stablehlo.divide %201, %202 : tensor<3x3x1xf32>
    %cst_62 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %205 = stablehlo.add %203, %204 : tensor<3x3x1xf32>
    %206 = stablehlo.rsqrt %205 : tensor<3x3x1xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2] : (tensor<3x3x1xf32>) -> tensor<3x3x32xf32>
    %208 = stablehlo.multiply %198#0, %207 : tensor<3x3x32xf32>
    %209 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x3x32xf32>
    %211 = stablehlo.multiply %208, %210 : tensor<3x3x32xf32>
    %212 = stablehlo.slice %211 [0:3, 2:3, 0:32] : (tensor<3x3x32xf32>) -> tensor<3x1x32xf32>
    %213 = stablehlo.reshape %212 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %214 = "stablehlo.case"(%c_63) ({
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_83 : tensor<i32>
    }, {
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_83 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %215 = "stablehlo.case"(%214) ({
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      %278 = func.call @_pad_9(%213, %c_83) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %279 = stablehlo.reshape %278 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %280 = stablehlo.reshape %279 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %281 = stablehlo.dot_general %280, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %281 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %217 = stablehlo.compare GT, %62, %216, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %218 = stablehlo.and %108, %217 : tensor<3xi1>
    %cst_65 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %219 = stablehlo.reduce(%215 init: %cst_65) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %220 = stablehlo.iota dim = 0 : tensor<97xi32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_66 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %222 = stablehlo.reduce(%215 init: %cst_66) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %225 = stablehlo.compare EQ, %215, %224, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_67 = stablehlo.constant dense<97> : tensor<i32>
    %226 = call @_where_10(%225, %221, %c_67) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_68 = stablehlo.constant dense<2147483647> : tensor<i32>
    %227 = stablehlo.reduce(%226 init: %c_68) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %c_69 = stablehlo.constant dense<96> : tensor<i32>
    %228 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %229 = stablehlo.minimum %227, %228 : tensor<3xi32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %230 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %231 = stablehlo.add %20, %230 : tensor<3xi32>
    %c_71 = stablehlo.constant dense<false> : tensor<i1>
    %232 = stablehlo.reduce(%218 init: %c_71) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %233 = stablehlo.convert %232 : (tensor<i1>) -> tensor<i32>
    %234:2 = "stablehlo.case"(%233) ({
      %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %278 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      stablehlo.return %229, %278 : tensor<3xi32>, tensor<3x97xf32>
    }, {
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %278 = func.call @_where_11(%218, %62, %c_83) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
      %279 = stablehlo.broadcast_in_dim %278, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %281 = stablehlo.divide %215, %280 : tensor<3x97xf32>
      %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %282 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %283 = stablehlo.compare GT, %83, %282, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %284 = stablehlo.and %283, %218 : tensor<3xi1>
      %c_85 = stablehlo.constant dense<false> : tensor<i1>
      %285 = stablehlo.reduce(%284 init: %c_85) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %286 = stablehlo.convert %285 : (tensor<i1>) -> tensor<i32>
      %287 = "stablehlo.case"(%286) ({
        %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %356 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %356 : tensor<3xf32>
      }, {
        %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %356 = stablehlo.reduce(%281 init: %cst_103) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %357 = stablehlo.log %83 : tensor<3xf32>
        %358 = stablehlo.add %356, %357 : tensor<3xf32>
        stablehlo.return %358 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %288 = stablehlo.broadcast_in_dim %284, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %289 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %290 = stablehlo.convert %289 : tensor<3x1xf32>
      %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %292 = stablehlo.compare LT, %281, %291, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %293 = stablehlo.broadcast_in_dim %288, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %294 = stablehlo.and %293, %292 : tensor<3x97xi1>
      %cst_86 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %295 = func.call @_where_12(%294, %cst_86, %281) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_87 = stablehlo.constant dense<0> : tensor<i32>
      %296 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %297 = stablehlo.compare GT, %69, %296, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_88 = stablehlo.constant dense<97> : tensor<i32>
      %298 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %299 = stablehlo.compare LT, %69, %298, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %300 = stablehlo.and %297, %299 : tensor<3xi1>
      %301 = stablehlo.and %300, %218 : tensor<3xi1>
      %c_89 = stablehlo.constant dense<false> : tensor<i1>
      %302 = stablehlo.reduce(%301 init: %c_89) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %303 = stablehlo.convert %302 : (tensor<i1>) -> tensor<i32>
      %304 = "stablehlo.case"(%303) ({
        %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %356 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %356 : tensor<3xf32>
      }, {
        %356 = stablehlo.bitcast_convert %295 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_103 = stablehlo.constant dense<0> : tensor<i32>
        %357 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %358 = stablehlo.compare LT, %356, %357, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_104 = stablehlo.constant dense<2147483647> : tensor<i32>
        %359 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %360 = stablehlo.xor %356, %359 : tensor<3x97xi32>
        %361 = func.call @_where_13(%358, %360, %356) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_105 = stablehlo.constant dense<2147483647> : tensor<i32>
        %362 = stablehlo.reduce(%361 init: %c_105) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_106 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %363 = stablehlo.reduce(%361 init: %c_106) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_107 = stablehlo.constant dense<0> : tensor<i32>
        %c_108 = stablehlo.constant dense<0> : tensor<i32>
        %364:6 = stablehlo.while(%iterArg = %361, %iterArg_111 = %69, %iterArg_112 = %c_108, %iterArg_113 = %c_107, %iterArg_114 = %362, %iterArg_115 = %363) : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_116 = stablehlo.constant dense<32> : tensor<i32>
          %371 = stablehlo.compare LT, %iterArg_112, %c_116, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %371 : tensor<i1>
        } do {
          %371:3 = func.call @closed_call_14(%iterArg, %iterArg_111, %iterArg_113, %iterArg_114, %iterArg_115) : (tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_116 = stablehlo.constant dense<1> : tensor<i32>
          %372 = stablehlo.add %iterArg_112, %c_116 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_111, %372, %371#0, %371#1, %371#2 : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_109 = stablehlo.constant dense<0> : tensor<i32>
        %365 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %366 = stablehlo.compare LT, %364#4, %365, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_110 = stablehlo.constant dense<2147483647> : tensor<i32>
        %367 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %368 = stablehlo.xor %364#4, %367 : tensor<3xi32>
        %369 = func.call @_where_15(%366, %368, %364#4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %370 = stablehlo.bitcast_convert %369 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %370 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %305 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %306 = stablehlo.broadcast_in_dim %304, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %307 = stablehlo.convert %306 : tensor<3x1xf32>
      %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %309 = stablehlo.compare LT, %295, %308, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %310 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %311 = stablehlo.and %310, %309 : tensor<3x97xi1>
      %cst_90 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %312 = func.call @_where_12(%311, %cst_90, %295) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %313 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %314 = stablehlo.compare LT, %76, %313, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %315 = stablehlo.and %314, %218 : tensor<3xi1>
      %c_92 = stablehlo.constant dense<false> : tensor<i1>
      %316 = stablehlo.reduce(%315 init: %c_92) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %317 = stablehlo.convert %316 : (tensor<i1>) -> tensor<i32>
      %318 = "stablehlo.case"(%317) ({
        %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %356 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %356 : tensor<3xf32>
      }, {
        %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %356 = stablehlo.reduce(%312 init: %cst_103) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %357 = stablehlo.broadcast_in_dim %356, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %359 = stablehlo.subtract %312, %358 : tensor<3x97xf32>
        %360 = stablehlo.exponential %359 : tensor<3x97xf32>
        %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %361 = stablehlo.reduce(%360 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %362 = stablehlo.multiply %76, %361 : tensor<3xf32>
        %363 = stablehlo.bitcast_convert %312 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_105 = stablehlo.constant dense<0> : tensor<i32>
        %364 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %365 = stablehlo.compare LT, %363, %364, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_106 = stablehlo.constant dense<2147483647> : tensor<i32>
        %366 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %367 = stablehlo.xor %363, %366 : tensor<3x97xi32>
        %368 = func.call @_where_13(%365, %367, %363) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_107 = stablehlo.constant dense<2147483647> : tensor<i32>
        %369 = stablehlo.reduce(%368 init: %c_107) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_108 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %370 = stablehlo.reduce(%368 init: %c_108) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_109 = stablehlo.constant dense<0> : tensor<i32>
        %c_110 = stablehlo.constant dense<0> : tensor<i32>
        %371:7 = stablehlo.while(%iterArg = %368, %iterArg_113 = %360, %iterArg_114 = %362, %iterArg_115 = %c_110, %iterArg_116 = %c_109, %iterArg_117 = %369, %iterArg_118 = %370) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_119 = stablehlo.constant dense<32> : tensor<i32>
          %378 = stablehlo.compare LT, %iterArg_115, %c_119, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %378 : tensor<i1>
        } do {
          %378:3 = func.call @closed_call_16(%iterArg, %iterArg_113, %iterArg_114, %iterArg_116, %iterArg_117, %iterArg_118) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_119 = stablehlo.constant dense<1> : tensor<i32>
          %379 = stablehlo.add %iterArg_115, %c_119 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_113, %iterArg_114, %379, %378#0, %378#1, %378#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_111 = stablehlo.constant dense<0> : tensor<i32>
        %372 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %373 = stablehlo.compare LT, %371#5, %372, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_112 = stablehlo.constant dense<2147483647> : tensor<i32>
        %374 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %375 = stablehlo.xor %371#5, %374 : tensor<3xi32>
        %376 = func.call @_where_15(%373, %375, %371#5) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %377 = stablehlo.bitcast_convert %376 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %377 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %319 = stablehlo.broadcast_in_dim %315, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %320 = stablehlo.broadcast_in_dim %318, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %321 = stablehlo.convert %320 : tensor<3x1xf32>
      %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %323 = stablehlo.compare LT, %312, %322, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %324 = stablehlo.broadcast_in_dim %319, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %325 = stablehlo.and %324, %323 : tensor<3x97xi1>
      %cst_93 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %326 = func.call @_where_12(%325, %cst_93, %312) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %327 = stablehlo.convert %231 : (tensor<3xi32>) -> tensor<3xui32>
      %328 = func.call @_threefry_fold_in(%55, %327) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %c_94 = stablehlo.constant dense<1> : tensor<ui32>
      %329 = func.call @_threefry_fold_in_19(%328, %c_94) : (tensor<3x2xui32>, tensor<ui32>) -> tensor<3x2xui32>
      %330 = func.call @_gumbel(%329) : (tensor<3x2xui32>) -> tensor<3x97xf32>
      %331 = stablehlo.add %326, %330 : tensor<3x97xf32>
      %332 = stablehlo.iota dim = 0 : tensor<97xi32>
      %333 = stablehlo.broadcast_in_dim %332, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
      %cst_95 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %334 = stablehlo.reduce(%331 init: %cst_95) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %335 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %336 = stablehlo.broadcast_in_dim %335, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %337 = stablehlo.compare EQ, %331, %336, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_96 = stablehlo.constant dense<97> : tensor<i32>
      %338 = func.call @_where_10(%337, %333, %c_96) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_97 = stablehlo.constant dense<2147483647> : tensor<i32>
      %339 = stablehlo.reduce(%338 init: %c_97) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %c_98 = stablehlo.constant dense<96> : tensor<i32>
      %340 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %341 = stablehlo.minimum %339, %340 : tensor<3xi32>
      %342 = stablehlo.broadcast_in_dim %218, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_99 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %343 = stablehlo.reduce(%326 init: %cst_99) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_100 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %344 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %345 = stablehlo.maximum %344, %343 : tensor<3xf32>
      %346 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %348 = stablehlo.subtract %326, %347 : tensor<3x97xf32>
      %349 = stablehlo.exponential %348 : tensor<3x97xf32>
      %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %350 = stablehlo.reduce(%349 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %351 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %353 = stablehlo.divide %349, %352 : tensor<3x97xf32>
      %c_102 = stablehlo.constant dense<0> : tensor<i32>
      %354 = func.call @_where_23(%342, %353, %c_102) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
      %355 = func.call @_where_15(%218, %341, %229) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      stablehlo.return %355, %354 : tensor<3xi32>, tensor<3x97xf32>
    }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3x97xf32>)
    %235 = stablehlo.broadcast_in_dim %234#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %236 = stablehlo.reshape %235 : (tensor<3x1xi32>) -> tensor<3xi32>
    %237 = stablehlo.slice %211 [0:3, 2:3, 0:32] : (tensor<3x3x32xf32>) -> tensor<3x1x32xf32>
    %238 = stablehlo.reshape %237 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %239 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_72 = stablehlo.constant dense<1> : tensor<i32>
    %240 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %241 = stablehlo.add %240, %239 : tensor<1xi32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %242 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<1x3x1xi32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<1x3x97xf32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %244:27 = stablehlo.while(%iterArg = %241, %iterArg_83 = %109, %iterArg_84 = %108, %iterArg_85 = %arg35, %iterArg_86 = %cst_0, %iterArg_87 = %arg8, %iterArg_88 = %arg0, %iterArg_89 = %arg4, %iterArg_90 = %arg3, %iterArg_91 = %arg1, %iterArg_92 = %arg2, %iterArg_93 = %arg5, %iterArg_94 = %arg6, %iterArg_95 = %arg7, %iterArg_96 = %62, %iterArg_97 = %20, %iterArg_98 = %83, %iterArg_99 = %69, %iterArg_100 = %76, %iterArg_101 = %55, %iterArg_102 = %c_75, %iterArg_103 = %236, %iterArg_104 = %238, %iterArg_105 = %198#1, %iterArg_106 = %198#2, %iterArg_107 = %242, %iterArg_108 = %243) : tensor<1xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<32x97xf32>, tensor<64x32xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<i32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x3x1xi32>, tensor<1x3x97xf32>
    cond {
      %c_109 = stablehlo.constant dense<1> : tensor<i32>
      %278 = stablehlo.compare LT, %iterArg_102, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %278 : tensor<i1>
    } do {
      %278 = func.call @dynamic_index_in_dim_24(%iterArg, %iterArg_102) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %279:6 = func.call @closed_call_25(%iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_103, %iterArg_104, %iterArg_105, %iterArg_106, %278) : (tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<32x97xf32>, tensor<64x32xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>) -> (tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>)
      %280 = func.call @dynamic_update_index_in_dim_38(%iterArg_107, %279#4, %iterArg_102) : (tensor<1x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<1x3x1xi32>
      %281 = func.call @dynamic_update_index_in_dim_39(%iterArg_108, %279#5, %iterArg_102) : (tensor<1x3x97xf32>, tensor<3x97xf32>, tensor<i32>) -> tensor<1x3x97xf32>
      %c_109 = stablehlo.constant dense<1> : tensor<i32>
      %282 = stablehlo.add %iterArg_102, %c_109 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %282, %279#0, %279#1, %279#2, %279#3, %280, %281 : tensor<1xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<32x97xf32>, tensor<64x32xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<i32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x3x1xi32>, tensor<1x3x97xf32>
    }
    %245 = stablehlo.broadcast_in_dim %235, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %246 = stablehlo.concatenate %245, %244#25, dim = 0 : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<2x3x1xi32>
    %247 = stablehlo.transpose %246, dims = [1, 0, 2] : (tensor<2x3x1xi32>) -> tensor<3x2x1xi32>
    %248 = stablehlo.broadcast_in_dim %234#1, dims = [1, 2] : (tensor<3x97xf32>) -> tensor<1x3x97xf32>
    %249 = stablehlo.concatenate %248, %244#26, dim = 0 : (tensor<1x3x97xf32>, tensor<1x3x97xf32>) -> tensor<2x3x97xf32>
    %250 = stablehlo.transpose %249, dims = [1, 0, 2] : (tensor<2x3x97xf32>) -> tensor<3x2x97xf32>
    %251 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %252 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi1>) -> tensor<1x2xi1>
    %253 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %254 = stablehlo.broadcast_in_dim %252, dims = [0, 1] : (tensor<1x2xi1>) -> tensor<3x2xi1>
    %255 = stablehlo.and %253, %254 : tensor<3x2xi1>
    %256 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %257 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %258 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %259 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<3x2xi32>
    %260 = stablehlo.add %258, %259 : tensor<3x2xi32>
    %c_76 = stablehlo.constant dense<128> : tensor<i32>
    %261 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %262 = stablehlo.compare LT, %260, %261, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %263 = stablehlo.and %255, %262 : tensor<3x2xi1>
    %c_77 = stablehlo.constant dense<2> : tensor<i32>
    %264 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %265 = stablehlo.add %c_2, %264 : tensor<2xi32>
    %266 = stablehlo.select %c_3, %265, %c_2 : tensor<2xi1>, tensor<2xi32>
    %c_78 = stablehlo.constant dense<1> : tensor<i32>
    %267 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %268 = stablehlo.add %c_4, %267 : tensor<2xi32>
    %269 = stablehlo.select %c_5, %268, %c_4 : tensor<2xi1>, tensor<2xi32>
    %270 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %271 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %272 = stablehlo.concatenate %270, %271, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %273 = "stablehlo.gather"(%247, %272) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x2x1xi32>, tensor<2x2xi32>) -> tensor<3x2xi32>
    %c_79 = stablehlo.constant dense<-1> : tensor<i32>
    %274 = call @_where_40(%263, %273, %c_79) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %275 = call @_pad_41(%250, %c_80) : (tensor<3x2x97xf32>, tensor<i32>) -> tensor<3x2x97xf32>
    %c_81 = stablehlo.constant dense<-1> : tensor<i32>
    %276 = call @_pad_42(%274, %c_81) : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %277 = call @_pad_41(%275, %c_82) : (tensor<3x2x97xf32>, tensor<i32>) -> tensor<3x2x97xf32>
    return %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %244#23, %244#24, %276, %277 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<2x128x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x2xi32>, tensor<3x2x97xf32>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_0(%arg0: tensor<3x3x1xi1>, %arg1: tensor<3x3x32xf32>, %arg2: tensor<i32>) -> tensor<3x3x32xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<3x3x1xi1>) -> tensor<3x3x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x3x32xi1>, tensor<3x3x32xf32>
    return %3 : tensor<3x3x32xf32>
  }
  func.func private @_where_1(%arg0: tensor<3x3xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x3xi1>, tensor<3x3xi32>
    return %3 : tensor<3x3xi32>
  }
  func.func private @_pad(%arg0: tensor<9x64xf32>, %arg1: tensor<i32>) -> tensor<9x64xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<9x64xf32>, tensor<f32>) -> tensor<9x64xf32>
    return %1 : tensor<9x64xf32>
  }
  func.func private @through(%arg0: tensor<3x3xi32>, %arg1: tensor<3x3xi32>, %arg2: tensor<3xi32>, %arg3: tensor<3xi32>, %arg4: tensor<48x32xf32>, %arg5: tensor<32x96xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<3x3x32xf32>, %arg11: tensor<3x3x1x4xf32>, %arg12: tensor<3x3x1x4xf32>, %arg13: tensor<i32>, %arg14: tensor<1x2x2x128x8xf32>, %arg15: tensor<1x2x2x128x8xf32>) -> (tensor<3x3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) {
    %0 = stablehlo.multiply %arg10, %arg10 : tensor<3x3x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x3x32xf32>, tensor<f32>) -> tensor<3x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x3x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<3x3x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<3x3x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3x3x1xf32>) -> tensor<3x3x32xf32>
    %9 = stablehlo.multiply %arg10, %8 : tensor<3x3x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x3x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<3x3x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }, {
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %125 = stablehlo.reshape %12 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %126 = func.call @_pad_2(%125, %c_23) : (tensor<9x32xf32>, tensor<i32>) -> tensor<9x32xf32>
      %127 = stablehlo.reshape %126 : (tensor<9x32xf32>) -> tensor<1x9x32xf32>
      %128 = stablehlo.reshape %127 : (tensor<1x9x32xf32>) -> tensor<9x32xf32>
      %129 = stablehlo.dot_general %128, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<9x32xf32>, tensor<32x64xf32>) -> tensor<9x64xf32>
      %130 = stablehlo.reshape %129 : (tensor<9x64xf32>) -> tensor<3x3x64xf32>
      stablehlo.return %130 : tensor<3x3x64xf32>
    }) : (tensor<i32>) -> tensor<3x3x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<3x3x64xf32>) -> tensor<3x3x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:3, 0:3, 0:2, 0:2, 0:8] : (tensor<3x3x2x4x8xf32>) -> tensor<3x3x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<3x3x2x2x8xf32>) -> tensor<3x3x4x8xf32>
    %18 = stablehlo.slice %15 [0:3, 0:3, 0:2, 2:3, 0:8] : (tensor<3x3x2x4x8xf32>) -> tensor<3x3x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<3x3x2x1x8xf32>) -> tensor<3x3x2x8xf32>
    %20 = stablehlo.slice %15 [0:3, 0:3, 0:2, 3:4, 0:8] : (tensor<3x3x2x4x8xf32>) -> tensor<3x3x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<3x3x2x1x8xf32>) -> tensor<3x3x2x8xf32>
    %22 = stablehlo.slice %17 [0:3, 0:3, 0:4, 0:4] : (tensor<3x3x4x8xf32>) -> tensor<3x3x4x4xf32>
    %23 = stablehlo.slice %17 [0:3, 0:3, 0:4, 4:8] : (tensor<3x3x4x8xf32>) -> tensor<3x3x4x4xf32>
    %24 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<3x3x4x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %27 = stablehlo.multiply %23, %26 : tensor<3x3x4x4xf32>
    %28 = stablehlo.subtract %25, %27 : tensor<3x3x4x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %30 = stablehlo.multiply %23, %29 : tensor<3x3x4x4xf32>
    %31 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %32 = stablehlo.multiply %22, %31 : tensor<3x3x4x4xf32>
    %33 = stablehlo.add %30, %32 : tensor<3x3x4x4xf32>
    %34 = stablehlo.concatenate %28, %33, dim = 3 : (tensor<3x3x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<3x3x4x8xf32>
    %35 = stablehlo.slice %19 [0:3, 0:3, 0:2, 0:4] : (tensor<3x3x2x8xf32>) -> tensor<3x3x2x4xf32>
    %36 = stablehlo.slice %19 [0:3, 0:3, 0:2, 4:8] : (tensor<3x3x2x8xf32>) -> tensor<3x3x2x4xf32>
    %37 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<3x3x2x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %40 = stablehlo.multiply %36, %39 : tensor<3x3x2x4xf32>
    %41 = stablehlo.subtract %38, %40 : tensor<3x3x2x4xf32>
    %42 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %43 = stablehlo.multiply %36, %42 : tensor<3x3x2x4xf32>
    %44 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %45 = stablehlo.multiply %35, %44 : tensor<3x3x2x4xf32>
    %46 = stablehlo.add %43, %45 : tensor<3x3x2x4xf32>
    %47 = stablehlo.concatenate %41, %46, dim = 3 : (tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>) -> tensor<3x3x2x8xf32>
    %48 = stablehlo.reshape %34 : (tensor<3x3x4x8xf32>) -> tensor<3x3x2x2x8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.compare LT, %arg13, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %50 = stablehlo.add %arg13, %c_3 : tensor<i32>
    %51 = stablehlo.select %49, %50, %arg13 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %53 = stablehlo.compare LT, %arg0, %52, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %55 = stablehlo.add %arg0, %54 : tensor<3x3xi32>
    %56 = stablehlo.select %53, %55, %arg0 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %58 = stablehlo.compare LT, %arg1, %57, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_7 = stablehlo.constant dense<128> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %60 = stablehlo.add %arg1, %59 : tensor<3x3xi32>
    %61 = stablehlo.select %58, %60, %arg1 : tensor<3x3xi1>, tensor<3x3xi32>
    %62 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %64 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %65 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %66 = stablehlo.concatenate %63, %64, %65, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x3xi32>
    %67 = "stablehlo.scatter"(%arg14, %66, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x3x3xi32>, tensor<3x3x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.compare LT, %arg13, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %69 = stablehlo.add %arg13, %c_9 : tensor<i32>
    %70 = stablehlo.select %68, %69, %arg13 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %72 = stablehlo.compare LT, %arg0, %71, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %74 = stablehlo.add %arg0, %73 : tensor<3x3xi32>
    %75 = stablehlo.select %72, %74, %arg0 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %77 = stablehlo.compare LT, %arg1, %76, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_13 = stablehlo.constant dense<128> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %79 = stablehlo.add %arg1, %78 : tensor<3x3xi32>
    %80 = stablehlo.select %77, %79, %arg1 : tensor<3x3xi1>, tensor<3x3xi32>
    %81 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %83 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %84 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %85 = stablehlo.concatenate %82, %83, %84, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x3xi32>
    %86 = "stablehlo.scatter"(%arg15, %85, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x3x3xi32>, tensor<3x3x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %cst_14 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x3x2x2x8xf32>
    %88 = stablehlo.multiply %48, %87 : tensor<3x3x2x2x8xf32>
    %89 = stablehlo.transpose %88, dims = [0, 2, 3, 1, 4] : (tensor<3x3x2x2x8xf32>) -> tensor<3x2x2x3x8xf32>
    %90 = stablehlo.reshape %89 : (tensor<3x2x2x3x8xf32>) -> tensor<3x2x6x8xf32>
    %91 = stablehlo.reshape %90 : (tensor<3x2x6x8xf32>) -> tensor<3x1x2x6x8xf32>
    %92 = stablehlo.reshape %arg1 : (tensor<3x3xi32>) -> tensor<3x1x3xi32>
    %93 = stablehlo.reshape %arg2 : (tensor<3xi32>) -> tensor<3x1xi32>
    %94 = stablehlo.reshape %arg3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x1x2x6x8xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %96:9 = stablehlo.while(%iterArg = %91, %iterArg_23 = %92, %iterArg_24 = %93, %iterArg_25 = %94, %iterArg_26 = %arg13, %iterArg_27 = %67, %iterArg_28 = %86, %iterArg_29 = %c_16, %iterArg_30 = %95) : tensor<3x1x2x6x8xf32>, tensor<3x1x3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x6x8xf32>
    cond {
      %c_31 = stablehlo.constant dense<3> : tensor<i32>
      %125 = stablehlo.compare LT, %iterArg_29, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %125 : tensor<i1>
    } do {
      %125 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_29) : (tensor<3x1x2x6x8xf32>, tensor<i32>) -> tensor<1x2x6x8xf32>
      %126 = func.call @dynamic_index_in_dim_3(%iterArg_23, %iterArg_29) : (tensor<3x1x3xi32>, tensor<i32>) -> tensor<1x3xi32>
      %127 = func.call @dynamic_index_in_dim_4(%iterArg_24, %iterArg_29) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %128 = func.call @dynamic_index_in_dim_4(%iterArg_25, %iterArg_29) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %129 = func.call @closed_call(%iterArg_26, %iterArg_27, %iterArg_28, %125, %126, %127, %128) : (tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<1x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x6x8xf32>
      %130 = func.call @dynamic_update_index_in_dim(%iterArg_30, %129, %iterArg_29) : (tensor<3x1x2x6x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>) -> tensor<3x1x2x6x8xf32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %131 = stablehlo.add %iterArg_29, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %131, %130 : tensor<3x1x2x6x8xf32>, tensor<3x1x3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x6x8xf32>
    }
    %97 = stablehlo.reshape %96#8 : (tensor<3x1x2x6x8xf32>) -> tensor<3x2x2x3x8xf32>
    %98 = stablehlo.transpose %97, dims = [0, 3, 1, 2, 4] : (tensor<3x2x2x3x8xf32>) -> tensor<3x3x2x2x8xf32>
    %99 = stablehlo.reshape %98 : (tensor<3x3x2x2x8xf32>) -> tensor<3x3x32xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %100 = "stablehlo.case"(%c_17) ({
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }, {
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %101 = "stablehlo.case"(%100) ({
      %125 = stablehlo.reshape %99 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %126 = func.call @_pad_2(%125, %c_23) : (tensor<9x32xf32>, tensor<i32>) -> tensor<9x32xf32>
      %127 = stablehlo.reshape %126 : (tensor<9x32xf32>) -> tensor<1x9x32xf32>
      %128 = stablehlo.reshape %127 : (tensor<1x9x32xf32>) -> tensor<9x32xf32>
      %129 = stablehlo.dot_general %128, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<9x32xf32>, tensor<32x32xf32>) -> tensor<9x32xf32>
      %130 = stablehlo.reshape %129 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
      stablehlo.return %130 : tensor<3x3x32xf32>
    }) : (tensor<i32>) -> tensor<3x3x32xf32>
    %102 = stablehlo.add %arg10, %101 : tensor<3x3x32xf32>
    %103 = stablehlo.multiply %102, %102 : tensor<3x3x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<3x3x32xf32>, tensor<f32>) -> tensor<3x3xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
    %cst_19 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %107 = stablehlo.divide %105, %106 : tensor<3x3x1xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %109 = stablehlo.add %107, %108 : tensor<3x3x1xf32>
    %110 = stablehlo.rsqrt %109 : tensor<3x3x1xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<3x3x1xf32>) -> tensor<3x3x32xf32>
    %112 = stablehlo.multiply %102, %111 : tensor<3x3x32xf32>
    %113 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x3x32xf32>
    %115 = stablehlo.multiply %112, %114 : tensor<3x3x32xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %116 = "stablehlo.case"(%c_21) ({
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }, {
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %117 = "stablehlo.case"(%116) ({
      %125 = stablehlo.reshape %115 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %126 = func.call @_pad_2(%125, %c_23) : (tensor<9x32xf32>, tensor<i32>) -> tensor<9x32xf32>
      %127 = stablehlo.reshape %126 : (tensor<9x32xf32>) -> tensor<1x9x32xf32>
      %128 = stablehlo.reshape %127 : (tensor<1x9x32xf32>) -> tensor<9x32xf32>
      %129 = stablehlo.dot_general %128, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<9x32xf32>, tensor<32x96xf32>) -> tensor<9x96xf32>
      %130 = stablehlo.reshape %129 : (tensor<9x96xf32>) -> tensor<3x3x96xf32>
      stablehlo.return %130 : tensor<3x3x96xf32>
    }) : (tensor<i32>) -> tensor<3x3x96xf32>
    %118 = stablehlo.slice %117 [0:3, 0:3, 0:48] : (tensor<3x3x96xf32>) -> tensor<3x3x48xf32>
    %119 = stablehlo.slice %117 [0:3, 0:3, 48:96] : (tensor<3x3x96xf32>) -> tensor<3x3x48xf32>
    %120 = call @silu(%118) : (tensor<3x3x48xf32>) -> tensor<3x3x48xf32>
    %121 = stablehlo.multiply %120, %119 : tensor<3x3x48xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %122 = "stablehlo.case"(%c_22) ({
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }, {
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %123 = "stablehlo.case"(%122) ({
      %125 = stablehlo.reshape %121 : (tensor<3x3x48xf32>) -> tensor<9x48xf32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %126 = func.call @_pad_8(%125, %c_23) : (tensor<9x48xf32>, tensor<i32>) -> tensor<9x48xf32>
      %127 = stablehlo.reshape %126 : (tensor<9x48xf32>) -> tensor<1x9x48xf32>
      %128 = stablehlo.reshape %127 : (tensor<1x9x48xf32>) -> tensor<9x48xf32>
      %129 = stablehlo.dot_general %128, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<9x48xf32>, tensor<48x32xf32>) -> tensor<9x32xf32>
      %130 = stablehlo.reshape %129 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
      stablehlo.return %130 : tensor<3x3x32xf32>
    }) : (tensor<i32>) -> tensor<3x3x32xf32>
    %124 = stablehlo.add %102, %123 : tensor<3x3x32xf32>
    return %124, %67, %86 : tensor<3x3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
  }
  func.func private @_pad_2(%arg0: tensor<9x32xf32>, %arg1: tensor<i32>) -> tensor<9x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<9x32xf32>, tensor<f32>) -> tensor<9x32xf32>
    return %1 : tensor<9x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x1x2x6x8xf32>, %arg1: tensor<i32>) -> tensor<1x2x6x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 6, 8] : (tensor<3x1x2x6x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x6x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x6x8xf32>) -> tensor<1x2x6x8xf32>
    return %1 : tensor<1x2x6x8xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<3x1x3xi32>, %arg1: tensor<i32>) -> tensor<1x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 3] : (tensor<3x1x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x3xi32>) -> tensor<1x3xi32>
    return %1 : tensor<1x3xi32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<3x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<1x2x2x128x8xf32>, %arg2: tensor<1x2x2x128x8xf32>, %arg3: tensor<1x2x6x8xf32>, %arg4: tensor<1x3xi32>, %arg5: tensor<1xi32>, %arg6: tensor<1xi32>) -> tensor<1x2x6x8xf32> {
    %0 = stablehlo.reshape %arg4 : (tensor<1x3xi32>) -> tensor<1x1x1x3xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xi32>) -> tensor<1x1x2x3xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x3xi32>) -> tensor<1x6xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %3 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %4 = stablehlo.add %3, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.subtract %4, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %6 = call @floor_divide(%5, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x6x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %6, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %7, %iterArg_15 = %8, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x6xi32>, tensor<i32>, tensor<1xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6x8xf32>
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
      %24 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
      %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<1x6x16xi32>
      %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x6x1xi32>) -> tensor<1x6x16xi32>
      %27 = stablehlo.compare LE, %25, %26, SIGNED : (tensor<1x6x16xi32>, tensor<1x6x16xi32>) -> tensor<1x6x16xi1>
      %28 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x16xi1>) -> tensor<1x6x16xi1>
      %29 = stablehlo.and %28, %27 : tensor<1x6x16xi1>
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
      %69 = func.call @_where_6(%68, %67, %c_34) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %70 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x6x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x6x16xf32>
      %71 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x6x16xi1>) -> tensor<1x1x6x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_7(%71, %70, %cst_35) : (tensor<1x1x6x16xi1>, tensor<1x2x6x16xf32>, tensor<f32>) -> tensor<1x2x6x16xf32>
      %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %73 = stablehlo.reduce(%72 init: %cst_36) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x6x16xf32>, tensor<f32>) -> tensor<1x2x6xf32>
      %74 = stablehlo.maximum %iterArg_14, %73 : tensor<1x2x6xf32>
      %75 = stablehlo.subtract %iterArg_14, %74 : tensor<1x2x6xf32>
      %76 = stablehlo.exponential %75 : tensor<1x2x6xf32>
      %77 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x2x6xf32>) -> tensor<1x2x6x1xf32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x16xf32>
      %79 = stablehlo.subtract %72, %78 : tensor<1x2x6x16xf32>
      %80 = stablehlo.exponential %79 : tensor<1x2x6x16xf32>
      %81 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x2x6xf32>) -> tensor<1x2x6x1xf32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x8xf32>
      %83 = stablehlo.multiply %iterArg_16, %82 : tensor<1x2x6x8xf32>
      %84 = stablehlo.dot_general %80, %69, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x6x16xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x6x8xf32>
      %85 = stablehlo.add %83, %84 : tensor<1x2x6x8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_13, %c_37 : tensor<i32>
      %87 = stablehlo.multiply %iterArg_15, %76 : tensor<1x2x6xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.reduce(%80 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<1x2x6x16xf32>, tensor<f32>) -> tensor<1x2x6xf32>
      %89 = stablehlo.add %87, %88 : tensor<1x2x6xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %86, %74, %89, %85 : tensor<i32>, tensor<1xi32>, tensor<1x6xi32>, tensor<i32>, tensor<1xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6x8xf32>
    }
    %11 = stablehlo.broadcast_in_dim %10#10, dims = [0, 1, 2] : (tensor<1x2x6xf32>) -> tensor<1x2x6x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x8xf32>
    %13 = stablehlo.divide %10#11, %12 : tensor<1x2x6x8xf32>
    return %13 : tensor<1x2x6x8xf32>
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
    %9 = call @_where_5(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_6(%arg0: tensor<1x1x16x1xi1>, %arg1: tensor<1x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x1xi1>) -> tensor<1x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x16x8xi1>, tensor<1x2x16x8xf32>
    return %3 : tensor<1x2x16x8xf32>
  }
  func.func private @_where_7(%arg0: tensor<1x1x6x16xi1>, %arg1: tensor<1x2x6x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x6x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x6x16xi1>) -> tensor<1x2x6x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x6x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x6x16xi1>, tensor<1x2x6x16xf32>
    return %3 : tensor<1x2x6x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x1x2x6x8xf32>, %arg1: tensor<1x2x6x8xf32>, %arg2: tensor<i32>) -> tensor<3x1x2x6x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x6x8xf32>) -> tensor<1x1x2x6x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x1x2x6x8xf32>, tensor<1x1x2x6x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x2x6x8xf32>
    return %1 : tensor<3x1x2x6x8xf32>
  }
  func.func private @silu(%arg0: tensor<3x3x48xf32>) -> tensor<3x3x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<3x3x48xf32>
    %1 = stablehlo.exponential %0 : tensor<3x3x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x3x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x3x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<3x3x48xf32>
    return %6 : tensor<3x3x48xf32>
  }
  func.func private @_pad_8(%arg0: tensor<9x48xf32>, %arg1: tensor<i32>) -> tensor<9x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<9x48xf32>, tensor<f32>) -> tensor<9x48xf32>
    return %1 : tensor<9x48xf32>
  }
  func.func private @_pad_9(%arg0: tensor<3x32xf32>, %arg1: tensor<i32>) -> tensor<3x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x32xf32>, tensor<f32>) -> tensor<3x32xf32>
    return %1 : tensor<3x32xf32>
  }
  func.func private @_where_10(%arg0: tensor<3x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x97xi32>) -> tensor<3x97xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %3 : tensor<3x97xi32>
  }
  func.func private @_where_11(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_12(%arg0: tensor<3x97xi1>, %arg1: tensor<f32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_13(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %0 : tensor<3x97xi32>
  }
  func.func private @closed_call_14(%arg0: tensor<3x97xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.shift_right_arithmetic %arg3, %1 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.shift_right_arithmetic %arg4, %3 : tensor<3xi32>
    %5 = stablehlo.add %2, %4 : tensor<3xi32>
    %6 = stablehlo.or %arg3, %arg4 : tensor<3xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.and %6, %7 : tensor<3xi32>
    %9 = stablehlo.add %5, %8 : tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
    %12 = stablehlo.compare GE, %arg0, %11, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
    %13 = stablehlo.convert %12 : (tensor<3x97xi1>) -> tensor<3x97xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.reduce(%13 init: %c_3) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %15 = stablehlo.compare GE, %14, %arg1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %16 = call @_where_15(%15, %9, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<3xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<3xi32>
    %20 = call @_where_15(%15, %arg4, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %16, %20 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_where_15(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @closed_call_16(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<i32>, %arg4: tensor<3xi32>, %arg5: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.shift_right_arithmetic %arg4, %1 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.shift_right_arithmetic %arg5, %3 : tensor<3xi32>
    %5 = stablehlo.add %2, %4 : tensor<3xi32>
    %6 = stablehlo.or %arg4, %arg5 : tensor<3xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.and %6, %7 : tensor<3xi32>
    %9 = stablehlo.add %5, %8 : tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
    %12 = stablehlo.compare GE, %arg0, %11, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @_where_17(%12, %arg1, %c_3) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %16 = call @_where_15(%15, %9, %arg4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<3xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<3xi32>
    %20 = call @_where_15(%15, %arg5, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %16, %20 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_where_17(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<i32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<3x2xui32>, %arg1: tensor<3xui32>) -> tensor<3x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %1 = stablehlo.shift_right_logical %arg1, %0 : tensor<3xui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %4 = stablehlo.and %arg1, %3 : tensor<3xui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    %7 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<3x1xui32>) -> tensor<3xui32>
    %9 = stablehlo.slice %arg0 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %10 = stablehlo.reshape %9 : (tensor<3x1xui32>) -> tensor<3xui32>
    %11 = stablehlo.slice %6 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %12 = stablehlo.slice %6 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %15:2 = call @threefry2x32(%13, %14, %11, %12) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %16 : tensor<3x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<3x1xui32>
    %3 = stablehlo.add %arg2, %arg0 : tensor<3x1xui32>
    %4 = stablehlo.add %arg3, %arg1 : tensor<3x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %4, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:8 = func.call @closed_call_18(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_18(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3x1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x1xui32>
    %9 = stablehlo.or %5, %8 : tensor<3x1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3x1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3x1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x1xui32>
    %19 = stablehlo.or %15, %18 : tensor<3x1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3x1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3x1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3x1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x1xui32>
    %29 = stablehlo.or %25, %28 : tensor<3x1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3x1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3x1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3x1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x1xui32>
    %39 = stablehlo.or %35, %38 : tensor<3x1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3x1xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<3x1xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<3x1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %46 = stablehlo.add %42, %45 : tensor<3x1xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_threefry_fold_in_19(%arg0: tensor<3x2xui32>, %arg1: tensor<ui32>) -> tensor<3x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %6 = stablehlo.reshape %5 : (tensor<3x1xui32>) -> tensor<3xui32>
    %7 = stablehlo.slice %arg0 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<3x1xui32>) -> tensor<3xui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<1xui32>) -> tensor<1x1xui32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<1xui32>) -> tensor<1x1xui32>
    %13 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %15:2 = call @threefry2x32_20(%13, %14, %11, %12) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %16 : tensor<3x2xui32>
  }
  func.func private @threefry2x32_20(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x1xui32>, %arg3: tensor<1x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<3x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<3x1xui32>
    %4 = stablehlo.add %3, %arg0 : tensor<3x1xui32>
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<3x1xui32>
    %6 = stablehlo.add %5, %arg1 : tensor<3x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %4, %iterArg_6 = %6, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8:8 = func.call @closed_call_18(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %9, %8#0, %8#1, %8#2, %8#3, %8#4, %8#5, %8#6, %8#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %7#2, %7#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @_gumbel(%arg0: tensor<3x2xui32>) -> tensor<3x97xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<3x2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x97xf32>
    %1 = stablehlo.log %0 : tensor<3x97xf32>
    %2 = stablehlo.negate %1 : tensor<3x97xf32>
    %3 = stablehlo.log %2 : tensor<3x97xf32>
    %4 = stablehlo.negate %3 : tensor<3x97xf32>
    return %4 : tensor<3x97xf32>
  }
  func.func private @_uniform(%arg0: tensor<3x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %4 = stablehlo.reshape %3 : (tensor<3x1xui32>) -> tensor<3xui32>
    %5 = stablehlo.slice %arg0 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %6 = stablehlo.reshape %5 : (tensor<3x1xui32>) -> tensor<3xui32>
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
    %16 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %17 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %18:2 = call @threefry2x32_21(%16, %17, %14, %15) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
    %19 = stablehlo.xor %18#0, %18#1 : tensor<3x97xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %21 = stablehlo.shift_right_logical %19, %20 : tensor<3x97xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %23 = stablehlo.or %21, %22 : tensor<3x97xui32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<3x97xui32>) -> tensor<3x97xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<3x97xf32>
    %27 = stablehlo.subtract %2, %1 : tensor<1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x97xf32>
    %30 = stablehlo.multiply %26, %29 : tensor<3x97xf32>
    %31 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x97xf32>
    %33 = stablehlo.add %30, %32 : tensor<3x97xf32>
    %34 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x97xf32>
    %36 = stablehlo.maximum %35, %33 : tensor<3x97xf32>
    return %36 : tensor<3x97xf32>
  }
  func.func private @threefry2x32_21(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<3x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<3x97xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %5 = stablehlo.add %3, %4 : tensor<3x97xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<3x97xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %8 = stablehlo.add %6, %7 : tensor<3x97xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_22(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_22(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x97xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3x97xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x97xui32>
    %9 = stablehlo.or %5, %8 : tensor<3x97xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3x97xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3x97xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3x97xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x97xui32>
    %19 = stablehlo.or %15, %18 : tensor<3x97xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3x97xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3x97xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3x97xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x97xui32>
    %29 = stablehlo.or %25, %28 : tensor<3x97xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3x97xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3x97xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3x97xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x97xui32>
    %39 = stablehlo.or %35, %38 : tensor<3x97xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3x97xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %42 = stablehlo.add %33, %41 : tensor<3x97xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<3x1xui32>) -> tensor<3x97xui32>
    %44 = stablehlo.add %40, %43 : tensor<3x97xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
    %48 = stablehlo.add %44, %47 : tensor<3x97xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_23(%arg0: tensor<3x1xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<i32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %3 : tensor<3x97xf32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<1xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_25(%arg0: tensor<3xi32>, %arg1: tensor<3xi1>, %arg2: tensor<3xi32>, %arg3: tensor<4xf32>, %arg4: tensor<32x97xf32>, %arg5: tensor<64x32xf32>, %arg6: tensor<1x32xf32>, %arg7: tensor<1x32xf32>, %arg8: tensor<48x32xf32>, %arg9: tensor<32x96xf32>, %arg10: tensor<32x32xf32>, %arg11: tensor<32x64xf32>, %arg12: tensor<32xf32>, %arg13: tensor<3xf32>, %arg14: tensor<3xi32>, %arg15: tensor<3xf32>, %arg16: tensor<3xi32>, %arg17: tensor<3xf32>, %arg18: tensor<3x2xui32>, %arg19: tensor<3xi32>, %arg20: tensor<3x32xf32>, %arg21: tensor<1x2x2x128x8xf32>, %arg22: tensor<1x2x2x128x8xf32>, %arg23: tensor<i32>) -> (tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg19, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = stablehlo.broadcast_in_dim %arg23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.add %arg0, %1 : tensor<3xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %4 = stablehlo.broadcast_in_dim %arg20, dims = [0, 2] : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %5 = stablehlo.reshape %3 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7 = stablehlo.add %5, %6 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %9 = stablehlo.minimum %7, %8 : tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %12 = stablehlo.compare GE, %3, %11, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %13 = stablehlo.and %10, %12 : tensor<3x1xi1>
    %14 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %15 = stablehlo.compare LT, %3, %14, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %16 = stablehlo.and %13, %15 : tensor<3x1xi1>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %18 = call @_where_26(%16, %17, %c_2) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %19 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1x1xi32>
    %20 = stablehlo.convert %19 : (tensor<3x1x1x1xi32>) -> tensor<3x1x1x1xf32>
    %21 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<3x1x1x1xf32>) -> tensor<3x1x1x4xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x1x1x4xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<3x1x1x4xf32>
    %25 = stablehlo.cosine %24 : tensor<3x1x1x4xf32>
    %26 = stablehlo.sine %24 : tensor<3x1x1x4xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %28 = stablehlo.compare LT, %0, %27, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_4 = stablehlo.constant dense<97> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %30 = stablehlo.add %0, %29 : tensor<3x1xi32>
    %31 = stablehlo.select %28, %30, %0 : tensor<3x1xi1>, tensor<3x1xi32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %33 = "stablehlo.gather"(%arg4, %32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<3x1x1xi32>) -> tensor<32x3x1xf32>
    %34 = stablehlo.transpose %33, dims = [1, 2, 0] : (tensor<32x3x1xf32>) -> tensor<3x1x32xf32>
    %35 = stablehlo.concatenate %34, %4, dim = 2 : (tensor<3x1x32xf32>, tensor<3x1x32xf32>) -> tensor<3x1x64xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %36 = "stablehlo.case"(%c_5) ({
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_17 : tensor<i32>
    }, {
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_17 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %37 = "stablehlo.case"(%36) ({
      %79 = stablehlo.reshape %35 : (tensor<3x1x64xf32>) -> tensor<3x64xf32>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %80 = func.call @_pad_27(%79, %c_17) : (tensor<3x64xf32>, tensor<i32>) -> tensor<3x64xf32>
      %81 = stablehlo.reshape %80 : (tensor<3x64xf32>) -> tensor<1x3x64xf32>
      %82 = stablehlo.reshape %81 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
      %83 = stablehlo.dot_general %82, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x64xf32>, tensor<64x32xf32>) -> tensor<3x32xf32>
      %84 = stablehlo.reshape %83 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
      stablehlo.return %84 : tensor<3x1x32xf32>
    }) : (tensor<i32>) -> tensor<3x1x32xf32>
    %38 = stablehlo.reshape %arg6 : (tensor<1x32xf32>) -> tensor<32xf32>
    %39 = stablehlo.reshape %arg7 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %40:3 = call @through_28(%18, %3, %arg2, %9, %arg8, %arg9, %39, %38, %arg10, %arg11, %37, %25, %26, %c_6, %arg21, %arg22) : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<3xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<3x1x32xf32>, tensor<3x1x1x4xf32>, tensor<3x1x1x4xf32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) -> (tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>)
    %41 = stablehlo.multiply %40#0, %40#0 : tensor<3x1x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x1x32xf32>, tensor<f32>) -> tensor<3x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %45 = stablehlo.divide %43, %44 : tensor<3x1x1xf32>
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %47 = stablehlo.add %45, %46 : tensor<3x1x1xf32>
    %48 = stablehlo.rsqrt %47 : tensor<3x1x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<3x1x1xf32>) -> tensor<3x1x32xf32>
    %50 = stablehlo.multiply %40#0, %49 : tensor<3x1x32xf32>
    %51 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x1x32xf32>
    %53 = stablehlo.multiply %50, %52 : tensor<3x1x32xf32>
    %54 = stablehlo.reshape %53 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %55 = "stablehlo.case"(%c_9) ({
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_17 : tensor<i32>
    }, {
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_17 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %56 = "stablehlo.case"(%55) ({
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %79 = func.call @_pad_9(%54, %c_17) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %80 = stablehlo.reshape %79 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %81 = stablehlo.reshape %80 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %82 = stablehlo.dot_general %81, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %82 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %58 = stablehlo.compare GT, %arg13, %57, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %59 = stablehlo.and %arg1, %58 : tensor<3xi1>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = stablehlo.reduce(%56 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %61 = stablehlo.iota dim = 0 : tensor<97xi32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.reduce(%56 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %66 = stablehlo.compare EQ, %56, %65, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_13 = stablehlo.constant dense<97> : tensor<i32>
    %67 = call @_where_10(%66, %62, %c_13) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_14 = stablehlo.constant dense<2147483647> : tensor<i32>
    %68 = stablehlo.reduce(%67 init: %c_14) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %c_15 = stablehlo.constant dense<96> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %70 = stablehlo.minimum %68, %69 : tensor<3xi32>
    %71 = stablehlo.broadcast_in_dim %arg23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %72 = stablehlo.add %arg14, %71 : tensor<3xi32>
    %c_16 = stablehlo.constant dense<false> : tensor<i1>
    %73 = stablehlo.reduce(%59 init: %c_16) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %74 = stablehlo.convert %73 : (tensor<i1>) -> tensor<i32>
    %75:2 = "stablehlo.case"(%74) ({
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      stablehlo.return %70, %79 : tensor<3xi32>, tensor<3x97xf32>
    }, {
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %79 = func.call @_where_11(%59, %arg13, %c_17) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
      %80 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %82 = stablehlo.divide %56, %81 : tensor<3x97xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %84 = stablehlo.compare GT, %arg15, %83, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %85 = stablehlo.and %84, %59 : tensor<3xi1>
      %c_19 = stablehlo.constant dense<false> : tensor<i1>
      %86 = stablehlo.reduce(%85 init: %c_19) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %87 = stablehlo.convert %86 : (tensor<i1>) -> tensor<i32>
      %88 = "stablehlo.case"(%87) ({
        %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %157 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %157 : tensor<3xf32>
      }, {
        %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %157 = stablehlo.reduce(%82 init: %cst_37) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %158 = stablehlo.log %arg15 : tensor<3xf32>
        %159 = stablehlo.add %157, %158 : tensor<3xf32>
        stablehlo.return %159 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %89 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %90 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %91 = stablehlo.convert %90 : tensor<3x1xf32>
      %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %93 = stablehlo.compare LT, %82, %92, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %94 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %95 = stablehlo.and %94, %93 : tensor<3x97xi1>
      %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %96 = func.call @_where_12(%95, %cst_20, %82) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %97 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %98 = stablehlo.compare GT, %arg16, %97, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_22 = stablehlo.constant dense<97> : tensor<i32>
      %99 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %100 = stablehlo.compare LT, %arg16, %99, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %101 = stablehlo.and %98, %100 : tensor<3xi1>
      %102 = stablehlo.and %101, %59 : tensor<3xi1>
      %c_23 = stablehlo.constant dense<false> : tensor<i1>
      %103 = stablehlo.reduce(%102 init: %c_23) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %104 = stablehlo.convert %103 : (tensor<i1>) -> tensor<i32>
      %105 = "stablehlo.case"(%104) ({
        %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %157 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %157 : tensor<3xf32>
      }, {
        %157 = stablehlo.bitcast_convert %96 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_37 = stablehlo.constant dense<0> : tensor<i32>
        %158 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %159 = stablehlo.compare LT, %157, %158, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_38 = stablehlo.constant dense<2147483647> : tensor<i32>
        %160 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %161 = stablehlo.xor %157, %160 : tensor<3x97xi32>
        %162 = func.call @_where_13(%159, %161, %157) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_39 = stablehlo.constant dense<2147483647> : tensor<i32>
        %163 = stablehlo.reduce(%162 init: %c_39) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_40 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %164 = stablehlo.reduce(%162 init: %c_40) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_41 = stablehlo.constant dense<0> : tensor<i32>
        %c_42 = stablehlo.constant dense<0> : tensor<i32>
        %165:6 = stablehlo.while(%iterArg = %162, %iterArg_45 = %arg16, %iterArg_46 = %c_42, %iterArg_47 = %c_41, %iterArg_48 = %163, %iterArg_49 = %164) : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_50 = stablehlo.constant dense<32> : tensor<i32>
          %172 = stablehlo.compare LT, %iterArg_46, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %172 : tensor<i1>
        } do {
          %172:3 = func.call @closed_call_36(%iterArg, %iterArg_45, %iterArg_47, %iterArg_48, %iterArg_49) : (tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_50 = stablehlo.constant dense<1> : tensor<i32>
          %173 = stablehlo.add %iterArg_46, %c_50 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_45, %173, %172#0, %172#1, %172#2 : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_43 = stablehlo.constant dense<0> : tensor<i32>
        %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %167 = stablehlo.compare LT, %165#4, %166, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_44 = stablehlo.constant dense<2147483647> : tensor<i32>
        %168 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %169 = stablehlo.xor %165#4, %168 : tensor<3xi32>
        %170 = func.call @_where_15(%167, %169, %165#4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %171 = stablehlo.bitcast_convert %170 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %171 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %106 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %107 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %108 = stablehlo.convert %107 : tensor<3x1xf32>
      %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %110 = stablehlo.compare LT, %96, %109, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %111 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %112 = stablehlo.and %111, %110 : tensor<3x97xi1>
      %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %113 = func.call @_where_12(%112, %cst_24, %96) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %115 = stablehlo.compare LT, %arg17, %114, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %116 = stablehlo.and %115, %59 : tensor<3xi1>
      %c_26 = stablehlo.constant dense<false> : tensor<i1>
      %117 = stablehlo.reduce(%116 init: %c_26) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %118 = stablehlo.convert %117 : (tensor<i1>) -> tensor<i32>
      %119 = "stablehlo.case"(%118) ({
        %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %157 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %157 : tensor<3xf32>
      }, {
        %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %157 = stablehlo.reduce(%113 init: %cst_37) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %158 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %160 = stablehlo.subtract %113, %159 : tensor<3x97xf32>
        %161 = stablehlo.exponential %160 : tensor<3x97xf32>
        %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %162 = stablehlo.reduce(%161 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %163 = stablehlo.multiply %arg17, %162 : tensor<3xf32>
        %164 = stablehlo.bitcast_convert %113 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        %165 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %166 = stablehlo.compare LT, %164, %165, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_40 = stablehlo.constant dense<2147483647> : tensor<i32>
        %167 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %168 = stablehlo.xor %164, %167 : tensor<3x97xi32>
        %169 = func.call @_where_13(%166, %168, %164) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_41 = stablehlo.constant dense<2147483647> : tensor<i32>
        %170 = stablehlo.reduce(%169 init: %c_41) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_42 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %171 = stablehlo.reduce(%169 init: %c_42) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_43 = stablehlo.constant dense<0> : tensor<i32>
        %c_44 = stablehlo.constant dense<0> : tensor<i32>
        %172:7 = stablehlo.while(%iterArg = %169, %iterArg_47 = %161, %iterArg_48 = %163, %iterArg_49 = %c_44, %iterArg_50 = %c_43, %iterArg_51 = %170, %iterArg_52 = %171) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_53 = stablehlo.constant dense<32> : tensor<i32>
          %179 = stablehlo.compare LT, %iterArg_49, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %179 : tensor<i1>
        } do {
          %179:3 = func.call @closed_call_37(%iterArg, %iterArg_47, %iterArg_48, %iterArg_50, %iterArg_51, %iterArg_52) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_53 = stablehlo.constant dense<1> : tensor<i32>
          %180 = stablehlo.add %iterArg_49, %c_53 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_47, %iterArg_48, %180, %179#0, %179#1, %179#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_45 = stablehlo.constant dense<0> : tensor<i32>
        %173 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %174 = stablehlo.compare LT, %172#5, %173, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_46 = stablehlo.constant dense<2147483647> : tensor<i32>
        %175 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %176 = stablehlo.xor %172#5, %175 : tensor<3xi32>
        %177 = func.call @_where_15(%174, %176, %172#5) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %178 = stablehlo.bitcast_convert %177 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %178 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %120 = stablehlo.broadcast_in_dim %116, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %121 = stablehlo.broadcast_in_dim %119, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %122 = stablehlo.convert %121 : tensor<3x1xf32>
      %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %124 = stablehlo.compare LT, %113, %123, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %125 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %126 = stablehlo.and %125, %124 : tensor<3x97xi1>
      %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %127 = func.call @_where_12(%126, %cst_27, %113) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %128 = stablehlo.convert %72 : (tensor<3xi32>) -> tensor<3xui32>
      %129 = func.call @_threefry_fold_in(%arg18, %128) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %c_28 = stablehlo.constant dense<1> : tensor<ui32>
      %130 = func.call @_threefry_fold_in_19(%129, %c_28) : (tensor<3x2xui32>, tensor<ui32>) -> tensor<3x2xui32>
      %131 = func.call @_gumbel(%130) : (tensor<3x2xui32>) -> tensor<3x97xf32>
      %132 = stablehlo.add %127, %131 : tensor<3x97xf32>
      %133 = stablehlo.iota dim = 0 : tensor<97xi32>
      %134 = stablehlo.broadcast_in_dim %133, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
      %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %135 = stablehlo.reduce(%132 init: %cst_29) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %136 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %138 = stablehlo.compare EQ, %132, %137, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_30 = stablehlo.constant dense<97> : tensor<i32>
      %139 = func.call @_where_10(%138, %134, %c_30) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_31 = stablehlo.constant dense<2147483647> : tensor<i32>
      %140 = stablehlo.reduce(%139 init: %c_31) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %c_32 = stablehlo.constant dense<96> : tensor<i32>
      %141 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %142 = stablehlo.minimum %140, %141 : tensor<3xi32>
      %143 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %144 = stablehlo.reduce(%127 init: %cst_33) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %146 = stablehlo.maximum %145, %144 : tensor<3xf32>
      %147 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %149 = stablehlo.subtract %127, %148 : tensor<3x97xf32>
      %150 = stablehlo.exponential %149 : tensor<3x97xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %151 = stablehlo.reduce(%150 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %152 = stablehlo.broadcast_in_dim %151, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %154 = stablehlo.divide %150, %153 : tensor<3x97xf32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %155 = func.call @_where_23(%143, %154, %c_36) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
      %156 = func.call @_where_15(%59, %142, %70) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      stablehlo.return %156, %155 : tensor<3xi32>, tensor<3x97xf32>
    }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3x97xf32>)
    %76 = stablehlo.broadcast_in_dim %75#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %77 = stablehlo.reshape %76 : (tensor<3x1xi32>) -> tensor<3xi32>
    %78 = stablehlo.reshape %53 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    return %77, %78, %40#1, %40#2, %76, %75#1 : tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>
  }
  func.func private @_where_26(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x1xi1>, tensor<3x1xi32>
    return %2 : tensor<3x1xi32>
  }
  func.func private @_pad_27(%arg0: tensor<3x64xf32>, %arg1: tensor<i32>) -> tensor<3x64xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x64xf32>, tensor<f32>) -> tensor<3x64xf32>
    return %1 : tensor<3x64xf32>
  }
  func.func private @through_28(%arg0: tensor<3x1xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3xi32>, %arg3: tensor<3xi32>, %arg4: tensor<48x32xf32>, %arg5: tensor<32x96xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<3x1x32xf32>, %arg11: tensor<3x1x1x4xf32>, %arg12: tensor<3x1x1x4xf32>, %arg13: tensor<i32>, %arg14: tensor<1x2x2x128x8xf32>, %arg15: tensor<1x2x2x128x8xf32>) -> (tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) {
    %0 = stablehlo.multiply %arg10, %arg10 : tensor<3x1x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x1x32xf32>, tensor<f32>) -> tensor<3x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x1x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<3x1x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<3x1x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3x1x1xf32>) -> tensor<3x1x32xf32>
    %9 = stablehlo.multiply %arg10, %8 : tensor<3x1x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x1x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<3x1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }, {
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %125 = stablehlo.reshape %12 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %126 = func.call @_pad_9(%125, %c_23) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %127 = stablehlo.reshape %126 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %128 = stablehlo.reshape %127 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %129 = stablehlo.dot_general %128, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x64xf32>) -> tensor<3x64xf32>
      %130 = stablehlo.reshape %129 : (tensor<3x64xf32>) -> tensor<3x1x64xf32>
      stablehlo.return %130 : tensor<3x1x64xf32>
    }) : (tensor<i32>) -> tensor<3x1x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<3x1x64xf32>) -> tensor<3x1x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:3, 0:1, 0:2, 0:2, 0:8] : (tensor<3x1x2x4x8xf32>) -> tensor<3x1x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<3x1x2x2x8xf32>) -> tensor<3x1x4x8xf32>
    %18 = stablehlo.slice %15 [0:3, 0:1, 0:2, 2:3, 0:8] : (tensor<3x1x2x4x8xf32>) -> tensor<3x1x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<3x1x2x1x8xf32>) -> tensor<3x1x2x8xf32>
    %20 = stablehlo.slice %15 [0:3, 0:1, 0:2, 3:4, 0:8] : (tensor<3x1x2x4x8xf32>) -> tensor<3x1x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<3x1x2x1x8xf32>) -> tensor<3x1x2x8xf32>
    %22 = stablehlo.slice %17 [0:3, 0:1, 0:4, 0:4] : (tensor<3x1x4x8xf32>) -> tensor<3x1x4x4xf32>
    %23 = stablehlo.slice %17 [0:3, 0:1, 0:4, 4:8] : (tensor<3x1x4x8xf32>) -> tensor<3x1x4x4xf32>
    %24 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<3x1x4x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %27 = stablehlo.multiply %23, %26 : tensor<3x1x4x4xf32>
    %28 = stablehlo.subtract %25, %27 : tensor<3x1x4x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %30 = stablehlo.multiply %23, %29 : tensor<3x1x4x4xf32>
    %31 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %32 = stablehlo.multiply %22, %31 : tensor<3x1x4x4xf32>
    %33 = stablehlo.add %30, %32 : tensor<3x1x4x4xf32>
    %34 = stablehlo.concatenate %28, %33, dim = 3 : (tensor<3x1x4x4xf32>, tensor<3x1x4x4xf32>) -> tensor<3x1x4x8xf32>
    %35 = stablehlo.slice %19 [0:3, 0:1, 0:2, 0:4] : (tensor<3x1x2x8xf32>) -> tensor<3x1x2x4xf32>
    %36 = stablehlo.slice %19 [0:3, 0:1, 0:2, 4:8] : (tensor<3x1x2x8xf32>) -> tensor<3x1x2x4xf32>
    %37 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<3x1x2x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %40 = stablehlo.multiply %36, %39 : tensor<3x1x2x4xf32>
    %41 = stablehlo.subtract %38, %40 : tensor<3x1x2x4xf32>
    %42 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %43 = stablehlo.multiply %36, %42 : tensor<3x1x2x4xf32>
    %44 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %45 = stablehlo.multiply %35, %44 : tensor<3x1x2x4xf32>
    %46 = stablehlo.add %43, %45 : tensor<3x1x2x4xf32>
    %47 = stablehlo.concatenate %41, %46, dim = 3 : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x8xf32>
    %48 = stablehlo.reshape %34 : (tensor<3x1x4x8xf32>) -> tensor<3x1x2x2x8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.compare LT, %arg13, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %50 = stablehlo.add %arg13, %c_3 : tensor<i32>
    %51 = stablehlo.select %49, %50, %arg13 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %53 = stablehlo.compare LT, %arg0, %52, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %55 = stablehlo.add %arg0, %54 : tensor<3x1xi32>
    %56 = stablehlo.select %53, %55, %arg0 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %58 = stablehlo.compare LT, %arg1, %57, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_7 = stablehlo.constant dense<128> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %60 = stablehlo.add %arg1, %59 : tensor<3x1xi32>
    %61 = stablehlo.select %58, %60, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %62 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %64 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %65 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %66 = stablehlo.concatenate %63, %64, %65, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %67 = "stablehlo.scatter"(%arg14, %66, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x1x3xi32>, tensor<3x1x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.compare LT, %arg13, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %69 = stablehlo.add %arg13, %c_9 : tensor<i32>
    %70 = stablehlo.select %68, %69, %arg13 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %72 = stablehlo.compare LT, %arg0, %71, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %74 = stablehlo.add %arg0, %73 : tensor<3x1xi32>
    %75 = stablehlo.select %72, %74, %arg0 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %77 = stablehlo.compare LT, %arg1, %76, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_13 = stablehlo.constant dense<128> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %79 = stablehlo.add %arg1, %78 : tensor<3x1xi32>
    %80 = stablehlo.select %77, %79, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %81 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %83 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %84 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %85 = stablehlo.concatenate %82, %83, %84, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %86 = "stablehlo.scatter"(%arg15, %85, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x1x3xi32>, tensor<3x1x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %cst_14 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x1x2x2x8xf32>
    %88 = stablehlo.multiply %48, %87 : tensor<3x1x2x2x8xf32>
    %89 = stablehlo.transpose %88, dims = [0, 2, 3, 1, 4] : (tensor<3x1x2x2x8xf32>) -> tensor<3x2x2x1x8xf32>
    %90 = stablehlo.reshape %89 : (tensor<3x2x2x1x8xf32>) -> tensor<3x2x2x8xf32>
    %91 = stablehlo.reshape %90 : (tensor<3x2x2x8xf32>) -> tensor<3x1x2x2x8xf32>
    %92 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %93 = stablehlo.reshape %arg2 : (tensor<3xi32>) -> tensor<3x1xi32>
    %94 = stablehlo.reshape %arg3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x1x2x2x8xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %96:9 = stablehlo.while(%iterArg = %91, %iterArg_23 = %92, %iterArg_24 = %93, %iterArg_25 = %94, %iterArg_26 = %arg13, %iterArg_27 = %67, %iterArg_28 = %86, %iterArg_29 = %c_16, %iterArg_30 = %95) : tensor<3x1x2x2x8xf32>, tensor<3x1x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x2x8xf32>
    cond {
      %c_31 = stablehlo.constant dense<3> : tensor<i32>
      %125 = stablehlo.compare LT, %iterArg_29, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %125 : tensor<i1>
    } do {
      %125 = func.call @dynamic_index_in_dim_29(%iterArg, %iterArg_29) : (tensor<3x1x2x2x8xf32>, tensor<i32>) -> tensor<1x2x2x8xf32>
      %126 = func.call @dynamic_index_in_dim_30(%iterArg_23, %iterArg_29) : (tensor<3x1x1xi32>, tensor<i32>) -> tensor<1x1xi32>
      %127 = func.call @dynamic_index_in_dim_4(%iterArg_24, %iterArg_29) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %128 = func.call @dynamic_index_in_dim_4(%iterArg_25, %iterArg_29) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %129 = func.call @closed_call_31(%iterArg_26, %iterArg_27, %iterArg_28, %125, %126, %127, %128) : (tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x8xf32>, tensor<1x1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x2x8xf32>
      %130 = func.call @dynamic_update_index_in_dim_33(%iterArg_30, %129, %iterArg_29) : (tensor<3x1x2x2x8xf32>, tensor<1x2x2x8xf32>, tensor<i32>) -> tensor<3x1x2x2x8xf32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %131 = stablehlo.add %iterArg_29, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %131, %130 : tensor<3x1x2x2x8xf32>, tensor<3x1x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x2x8xf32>
    }
    %97 = stablehlo.reshape %96#8 : (tensor<3x1x2x2x8xf32>) -> tensor<3x2x2x1x8xf32>
    %98 = stablehlo.transpose %97, dims = [0, 3, 1, 2, 4] : (tensor<3x2x2x1x8xf32>) -> tensor<3x1x2x2x8xf32>
    %99 = stablehlo.reshape %98 : (tensor<3x1x2x2x8xf32>) -> tensor<3x1x32xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %100 = "stablehlo.case"(%c_17) ({
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }, {
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %101 = "stablehlo.case"(%100) ({
      %125 = stablehlo.reshape %99 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %126 = func.call @_pad_9(%125, %c_23) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %127 = stablehlo.reshape %126 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %128 = stablehlo.reshape %127 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %129 = stablehlo.dot_general %128, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x32xf32>) -> tensor<3x32xf32>
      %130 = stablehlo.reshape %129 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
      stablehlo.return %130 : tensor<3x1x32xf32>
    }) : (tensor<i32>) -> tensor<3x1x32xf32>
    %102 = stablehlo.add %arg10, %101 : tensor<3x1x32xf32>
    %103 = stablehlo.multiply %102, %102 : tensor<3x1x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<3x1x32xf32>, tensor<f32>) -> tensor<3x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %cst_19 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %107 = stablehlo.divide %105, %106 : tensor<3x1x1xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %109 = stablehlo.add %107, %108 : tensor<3x1x1xf32>
    %110 = stablehlo.rsqrt %109 : tensor<3x1x1xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<3x1x1xf32>) -> tensor<3x1x32xf32>
    %112 = stablehlo.multiply %102, %111 : tensor<3x1x32xf32>
    %113 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x1x32xf32>
    %115 = stablehlo.multiply %112, %114 : tensor<3x1x32xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %116 = "stablehlo.case"(%c_21) ({
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }, {
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %117 = "stablehlo.case"(%116) ({
      %125 = stablehlo.reshape %115 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %126 = func.call @_pad_9(%125, %c_23) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %127 = stablehlo.reshape %126 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %128 = stablehlo.reshape %127 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %129 = stablehlo.dot_general %128, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x96xf32>) -> tensor<3x96xf32>
      %130 = stablehlo.reshape %129 : (tensor<3x96xf32>) -> tensor<3x1x96xf32>
      stablehlo.return %130 : tensor<3x1x96xf32>
    }) : (tensor<i32>) -> tensor<3x1x96xf32>
    %118 = stablehlo.slice %117 [0:3, 0:1, 0:48] : (tensor<3x1x96xf32>) -> tensor<3x1x48xf32>
    %119 = stablehlo.slice %117 [0:3, 0:1, 48:96] : (tensor<3x1x96xf32>) -> tensor<3x1x48xf32>
    %120 = call @silu_34(%118) : (tensor<3x1x48xf32>) -> tensor<3x1x48xf32>
    %121 = stablehlo.multiply %120, %119 : tensor<3x1x48xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %122 = "stablehlo.case"(%c_22) ({
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }, {
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_23 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %123 = "stablehlo.case"(%122) ({
      %125 = stablehlo.reshape %121 : (tensor<3x1x48xf32>) -> tensor<3x48xf32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %126 = func.call @_pad_35(%125, %c_23) : (tensor<3x48xf32>, tensor<i32>) -> tensor<3x48xf32>
      %127 = stablehlo.reshape %126 : (tensor<3x48xf32>) -> tensor<1x3x48xf32>
      %128 = stablehlo.reshape %127 : (tensor<1x3x48xf32>) -> tensor<3x48xf32>
      %129 = stablehlo.dot_general %128, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x48xf32>, tensor<48x32xf32>) -> tensor<3x32xf32>
      %130 = stablehlo.reshape %129 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
      stablehlo.return %130 : tensor<3x1x32xf32>
    }) : (tensor<i32>) -> tensor<3x1x32xf32>
    %124 = stablehlo.add %102, %123 : tensor<3x1x32xf32>
    return %124, %67, %86 : tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<3x1x2x2x8xf32>, %arg1: tensor<i32>) -> tensor<1x2x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 2, 8] : (tensor<3x1x2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
    return %1 : tensor<1x2x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_30(%arg0: tensor<3x1x1xi32>, %arg1: tensor<i32>) -> tensor<1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 1] : (tensor<3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1xi32>) -> tensor<1x1xi32>
    return %1 : tensor<1x1xi32>
  }
  func.func private @closed_call_31(%arg0: tensor<i32>, %arg1: tensor<1x2x2x128x8xf32>, %arg2: tensor<1x2x2x128x8xf32>, %arg3: tensor<1x2x2x8xf32>, %arg4: tensor<1x1xi32>, %arg5: tensor<1xi32>, %arg6: tensor<1xi32>) -> tensor<1x2x2x8xf32> {
    %0 = stablehlo.reshape %arg4 : (tensor<1x1xi32>) -> tensor<1x1x1x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<1x1x2x1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x1xi32>) -> tensor<1x2xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %3 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %4 = stablehlo.add %3, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.subtract %4, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %6 = call @floor_divide(%5, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x2x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %6, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %7, %iterArg_15 = %8, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x2xi32>, tensor<i32>, tensor<1xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x8xf32>, tensor<i32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2x8xf32>
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
      %24 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<1x2x1xi32>
      %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<1x2x16xi32>
      %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x2x1xi32>) -> tensor<1x2x16xi32>
      %27 = stablehlo.compare LE, %25, %26, SIGNED : (tensor<1x2x16xi32>, tensor<1x2x16xi32>) -> tensor<1x2x16xi1>
      %28 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x16xi1>) -> tensor<1x2x16xi1>
      %29 = stablehlo.and %28, %27 : tensor<1x2x16xi1>
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
      %69 = func.call @_where_6(%68, %67, %c_34) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %70 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x2x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x2x16xf32>
      %71 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x2x16xi1>) -> tensor<1x1x2x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_32(%71, %70, %cst_35) : (tensor<1x1x2x16xi1>, tensor<1x2x2x16xf32>, tensor<f32>) -> tensor<1x2x2x16xf32>
      %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %73 = stablehlo.reduce(%72 init: %cst_36) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x2x16xf32>, tensor<f32>) -> tensor<1x2x2xf32>
      %74 = stablehlo.maximum %iterArg_14, %73 : tensor<1x2x2xf32>
      %75 = stablehlo.subtract %iterArg_14, %74 : tensor<1x2x2xf32>
      %76 = stablehlo.exponential %75 : tensor<1x2x2xf32>
      %77 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x2x2xf32>) -> tensor<1x2x2x1xf32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x2x2x1xf32>) -> tensor<1x2x2x16xf32>
      %79 = stablehlo.subtract %72, %78 : tensor<1x2x2x16xf32>
      %80 = stablehlo.exponential %79 : tensor<1x2x2x16xf32>
      %81 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x2x2xf32>) -> tensor<1x2x2x1xf32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x2x2x1xf32>) -> tensor<1x2x2x8xf32>
      %83 = stablehlo.multiply %iterArg_16, %82 : tensor<1x2x2x8xf32>
      %84 = stablehlo.dot_general %80, %69, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x2x16xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x2x8xf32>
      %85 = stablehlo.add %83, %84 : tensor<1x2x2x8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_13, %c_37 : tensor<i32>
      %87 = stablehlo.multiply %iterArg_15, %76 : tensor<1x2x2xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.reduce(%80 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<1x2x2x16xf32>, tensor<f32>) -> tensor<1x2x2xf32>
      %89 = stablehlo.add %87, %88 : tensor<1x2x2xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %86, %74, %89, %85 : tensor<i32>, tensor<1xi32>, tensor<1x2xi32>, tensor<i32>, tensor<1xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x8xf32>, tensor<i32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2x8xf32>
    }
    %11 = stablehlo.broadcast_in_dim %10#10, dims = [0, 1, 2] : (tensor<1x2x2xf32>) -> tensor<1x2x2x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x2x2x1xf32>) -> tensor<1x2x2x8xf32>
    %13 = stablehlo.divide %10#11, %12 : tensor<1x2x2x8xf32>
    return %13 : tensor<1x2x2x8xf32>
  }
  func.func private @_where_32(%arg0: tensor<1x1x2x16xi1>, %arg1: tensor<1x2x2x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x2x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x2x16xi1>) -> tensor<1x2x2x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x2x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x2x16xi1>, tensor<1x2x2x16xf32>
    return %3 : tensor<1x2x2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_33(%arg0: tensor<3x1x2x2x8xf32>, %arg1: tensor<1x2x2x8xf32>, %arg2: tensor<i32>) -> tensor<3x1x2x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x2x8xf32>) -> tensor<1x1x2x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x1x2x2x8xf32>, tensor<1x1x2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x2x2x8xf32>
    return %1 : tensor<3x1x2x2x8xf32>
  }
  func.func private @silu_34(%arg0: tensor<3x1x48xf32>) -> tensor<3x1x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<3x1x48xf32>
    %1 = stablehlo.exponential %0 : tensor<3x1x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x1x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x1x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x1x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<3x1x48xf32>
    return %6 : tensor<3x1x48xf32>
  }
  func.func private @_pad_35(%arg0: tensor<3x48xf32>, %arg1: tensor<i32>) -> tensor<3x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x48xf32>
    return %1 : tensor<3x48xf32>
  }
  func.func private @closed_call_36(%arg0: tensor<3x97xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.shift_right_arithmetic %arg3, %1 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.shift_right_arithmetic %arg4, %3 : tensor<3xi32>
    %5 = stablehlo.add %2, %4 : tensor<3xi32>
    %6 = stablehlo.or %arg3, %arg4 : tensor<3xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.and %6, %7 : tensor<3xi32>
    %9 = stablehlo.add %5, %8 : tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
    %12 = stablehlo.compare GE, %arg0, %11, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
    %13 = stablehlo.convert %12 : (tensor<3x97xi1>) -> tensor<3x97xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.reduce(%13 init: %c_3) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %15 = stablehlo.compare GE, %14, %arg1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %16 = call @_where_15(%15, %9, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<3xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<3xi32>
    %20 = call @_where_15(%15, %arg4, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %16, %20 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @closed_call_37(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<i32>, %arg4: tensor<3xi32>, %arg5: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.shift_right_arithmetic %arg4, %1 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.shift_right_arithmetic %arg5, %3 : tensor<3xi32>
    %5 = stablehlo.add %2, %4 : tensor<3xi32>
    %6 = stablehlo.or %arg4, %arg5 : tensor<3xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.and %6, %7 : tensor<3xi32>
    %9 = stablehlo.add %5, %8 : tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
    %12 = stablehlo.compare GE, %arg0, %11, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @_where_17(%12, %arg1, %c_3) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %16 = call @_where_15(%15, %9, %arg4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<3xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<3xi32>
    %20 = call @_where_15(%15, %arg5, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %16, %20 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim_38(%arg0: tensor<1x3x1xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<1x3x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<1x3x1xi32>, tensor<1x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xi32>
    return %1 : tensor<1x3x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_39(%arg0: tensor<1x3x97xf32>, %arg1: tensor<3x97xf32>, %arg2: tensor<i32>) -> tensor<1x3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x97xf32>) -> tensor<1x3x97xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<1x3x97xf32>, tensor<1x3x97xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x97xf32>
    return %1 : tensor<1x3x97xf32>
  }
  func.func private @_where_40(%arg0: tensor<3x2xi1>, %arg1: tensor<3x2xi32>, %arg2: tensor<i32>) -> tensor<3x2xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x2xi1>, tensor<3x2xi32>
    return %2 : tensor<3x2xi32>
  }
  func.func private @_pad_41(%arg0: tensor<3x2x97xf32>, %arg1: tensor<i32>) -> tensor<3x2x97xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x2x97xf32>, tensor<f32>) -> tensor<3x2x97xf32>
    return %1 : tensor<3x2x97xf32>
  }
  func.func private @_pad_42(%arg0: tensor<3x2xi32>, %arg1: tensor<i32>) -> tensor<3x2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    return %1 : tensor<3x2xi32>
  }
}
