module @jit_draft_2_3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x64x48xf32>, %arg1: tensor<1x1x48x48xf32>, %arg2: tensor<1x2x32x48xf32>, %arg3: tensor<1x32xf32>, %arg4: tensor<1x32xf32>, %arg5: tensor<1x1x32x48xf32>, %arg6: tensor<1x2x32x48xf32>, %arg7: tensor<32xf32>, %arg8: tensor<3x32x48xf32>, %arg9: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg10: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg11: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg12: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg13: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg14: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg15: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg17: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg18: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg19: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg20: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg21: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg23: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg25: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg26: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg27: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg28: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg29: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg30: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg31: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg32: tensor<2x128x32xf32> {tf.aliasing_output = 23 : i32}, %arg33: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 24 : i32}, %arg34: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 25 : i32}, %arg35: tensor<3xi32>, %arg36: tensor<3xi1>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<2x128x32xf32> {jax.result_info = "result[0].draft.features"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].k"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].v"}, tensor<3x2xi32> {jax.result_info = "result[1].tokens"}, tensor<3x2x97xf32> {jax.result_info = "result[1].q"}) {
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
    %c_56 = stablehlo.constant dense<48> : tensor<i32>
    %185 = call @floor_divide(%135, %c_56) : (tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_57 = stablehlo.constant dense<48> : tensor<i32>
    %186 = call @remainder(%135, %c_57) : (tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %188 = stablehlo.compare LT, %185, %187, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_59 = stablehlo.constant dense<3> : tensor<i32>
    %189 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %190 = stablehlo.add %185, %189 : tensor<3x3xi32>
    %191 = stablehlo.select %188, %190, %185 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %192 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %193 = stablehlo.compare LT, %186, %192, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_61 = stablehlo.constant dense<48> : tensor<i32>
    %194 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %195 = stablehlo.add %186, %194 : tensor<3x3xi32>
    %196 = stablehlo.select %193, %195, %186 : tensor<3x3xi1>, tensor<3x3xi32>
    %197 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %198 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %199 = stablehlo.concatenate %197, %198, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %200 = "stablehlo.gather"(%arg8, %199) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32, 1>}> : (tensor<3x32x48xf32>, tensor<3x3x2xi32>) -> tensor<3x3x32xf32>
    %201 = stablehlo.concatenate %200, %159, dim = 2 : (tensor<3x3x32xf32>, tensor<3x3x32xf32>) -> tensor<3x3x64xf32>
    %202 = stablehlo.reshape %201 : (tensor<3x3x64xf32>) -> tensor<9x64xf32>
    %203 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3] : (tensor<1x64x48xf32>) -> tensor<1x1x64x48xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %204 = stablehlo.custom_call @xlaengine_product_float32(%202, %203, %c_62) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x64xf32>, tensor<1x1x64x48xf32>, tensor<i32>) -> tensor<9x32xf32>
    %205 = stablehlo.reshape %204 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
    %206 = stablehlo.reshape %arg4 : (tensor<1x32xf32>) -> tensor<32xf32>
    %207 = stablehlo.reshape %arg3 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %208:3 = call @through(%176, %117, %arg35, %165, %arg1, %c_63, %arg2, %c_64, %207, %206, %arg5, %c_65, %arg6, %c_66, %205, %183, %184, %c_67, %arg33, %arg34) : (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<1x1x48x48xf32>, tensor<i32>, tensor<1x2x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x48xf32>, tensor<i32>, tensor<1x2x32x48xf32>, tensor<i32>, tensor<3x3x32xf32>, tensor<3x3x1x4xf32>, tensor<3x3x1x4xf32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) -> (tensor<3x3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>)
    %209 = stablehlo.multiply %208#0, %208#0 : tensor<3x3x32xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_68) applies stablehlo.add across dimensions = [2] : (tensor<3x3x32xf32>, tensor<f32>) -> tensor<3x3xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
    %cst_69 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %213 = stablehlo.divide %211, %212 : tensor<3x3x1xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %215 = stablehlo.add %213, %214 : tensor<3x3x1xf32>
    %216 = stablehlo.rsqrt %215 : tensor<3x3x1xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2] : (tensor<3x3x1xf32>) -> tensor<3x3x32xf32>
    %218 = stablehlo.multiply %208#0, %217 : tensor<3x3x32xf32>
    %219 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x3x32xf32>
    %221 = stablehlo.multiply %218, %220 : tensor<3x3x32xf32>
    %222 = stablehlo.slice %221 [0:3, 2:3, 0:32] : (tensor<3x3x32xf32>) -> tensor<3x1x32xf32>
    %223 = stablehlo.reshape %222 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %224 = stablehlo.broadcast_in_dim %arg8, dims = [1, 2, 3] : (tensor<3x32x48xf32>) -> tensor<1x3x32x48xf32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %225 = stablehlo.custom_call @xlaengine_product_float32(%223, %224, %c_71) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>, tensor<1x3x32x48xf32>, tensor<i32>) -> tensor<3x97xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %227 = stablehlo.compare GT, %62, %226, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %228 = stablehlo.and %108, %227 : tensor<3xi1>
    %229:2 = stablehlo.custom_call @xlaengine_argmax_float32(%225) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>) -> (tensor<3xf32>, tensor<3xi32>)
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %230 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %231 = stablehlo.add %20, %230 : tensor<3xi32>
    %c_74 = stablehlo.constant dense<false> : tensor<i1>
    %232 = stablehlo.reduce(%228 init: %c_74) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %233 = stablehlo.convert %232 : (tensor<i1>) -> tensor<i32>
    %234:2 = "stablehlo.case"(%233) ({
      %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %278 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      stablehlo.return %229#1, %278 : tensor<3xi32>, tensor<3x97xf32>
    }, {
      %c_86 = stablehlo.constant dense<1> : tensor<i32>
      %278 = func.call @_where_4(%228, %62, %c_86) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
      %279 = stablehlo.broadcast_in_dim %278, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %281 = stablehlo.divide %225, %280 : tensor<3x97xf32>
      %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %282 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %283 = stablehlo.compare GT, %83, %282, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %284 = stablehlo.and %283, %228 : tensor<3xi1>
      %c_88 = stablehlo.constant dense<false> : tensor<i1>
      %285 = stablehlo.reduce(%284 init: %c_88) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %286 = stablehlo.convert %285 : (tensor<i1>) -> tensor<i32>
      %287 = "stablehlo.case"(%286) ({
        %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %356 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %356 : tensor<3xf32>
      }, {
        %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %356 = stablehlo.reduce(%281 init: %cst_106) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
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
      %cst_89 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %295 = func.call @_where_5(%294, %cst_89, %281) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_90 = stablehlo.constant dense<0> : tensor<i32>
      %296 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %297 = stablehlo.compare GT, %69, %296, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_91 = stablehlo.constant dense<97> : tensor<i32>
      %298 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %299 = stablehlo.compare LT, %69, %298, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %300 = stablehlo.and %297, %299 : tensor<3xi1>
      %301 = stablehlo.and %300, %228 : tensor<3xi1>
      %c_92 = stablehlo.constant dense<false> : tensor<i1>
      %302 = stablehlo.reduce(%301 init: %c_92) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %303 = stablehlo.convert %302 : (tensor<i1>) -> tensor<i32>
      %304 = "stablehlo.case"(%303) ({
        %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %356 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %356 : tensor<3xf32>
      }, {
        %356 = stablehlo.bitcast_convert %295 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_106 = stablehlo.constant dense<0> : tensor<i32>
        %357 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %358 = stablehlo.compare LT, %356, %357, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_107 = stablehlo.constant dense<2147483647> : tensor<i32>
        %359 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %360 = stablehlo.xor %356, %359 : tensor<3x97xi32>
        %361 = func.call @_where_6(%358, %360, %356) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_108 = stablehlo.constant dense<2147483647> : tensor<i32>
        %362 = stablehlo.reduce(%361 init: %c_108) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_109 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %363 = stablehlo.reduce(%361 init: %c_109) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_110 = stablehlo.constant dense<0> : tensor<i32>
        %c_111 = stablehlo.constant dense<0> : tensor<i32>
        %364:6 = stablehlo.while(%iterArg = %361, %iterArg_114 = %69, %iterArg_115 = %c_111, %iterArg_116 = %c_110, %iterArg_117 = %362, %iterArg_118 = %363) : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_119 = stablehlo.constant dense<32> : tensor<i32>
          %371 = stablehlo.compare LT, %iterArg_115, %c_119, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %371 : tensor<i1>
        } do {
          %371:3 = func.call @closed_call(%iterArg, %iterArg_114, %iterArg_116, %iterArg_117, %iterArg_118) : (tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_119 = stablehlo.constant dense<1> : tensor<i32>
          %372 = stablehlo.add %iterArg_115, %c_119 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_114, %372, %371#0, %371#1, %371#2 : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_112 = stablehlo.constant dense<0> : tensor<i32>
        %365 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %366 = stablehlo.compare LT, %364#4, %365, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_113 = stablehlo.constant dense<2147483647> : tensor<i32>
        %367 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %368 = stablehlo.xor %364#4, %367 : tensor<3xi32>
        %369 = func.call @_where_7(%366, %368, %364#4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
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
      %cst_93 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %312 = func.call @_where_5(%311, %cst_93, %295) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %313 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %314 = stablehlo.compare LT, %76, %313, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %315 = stablehlo.and %314, %228 : tensor<3xi1>
      %c_95 = stablehlo.constant dense<false> : tensor<i1>
      %316 = stablehlo.reduce(%315 init: %c_95) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %317 = stablehlo.convert %316 : (tensor<i1>) -> tensor<i32>
      %318 = "stablehlo.case"(%317) ({
        %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %356 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %356 : tensor<3xf32>
      }, {
        %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %356 = stablehlo.reduce(%312 init: %cst_106) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %357 = stablehlo.broadcast_in_dim %356, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %359 = stablehlo.subtract %312, %358 : tensor<3x97xf32>
        %360 = stablehlo.exponential %359 : tensor<3x97xf32>
        %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %361 = stablehlo.reduce(%360 init: %cst_107) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %362 = stablehlo.multiply %76, %361 : tensor<3xf32>
        %363 = stablehlo.bitcast_convert %312 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_108 = stablehlo.constant dense<0> : tensor<i32>
        %364 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %365 = stablehlo.compare LT, %363, %364, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_109 = stablehlo.constant dense<2147483647> : tensor<i32>
        %366 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %367 = stablehlo.xor %363, %366 : tensor<3x97xi32>
        %368 = func.call @_where_6(%365, %367, %363) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_110 = stablehlo.constant dense<2147483647> : tensor<i32>
        %369 = stablehlo.reduce(%368 init: %c_110) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_111 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %370 = stablehlo.reduce(%368 init: %c_111) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_112 = stablehlo.constant dense<0> : tensor<i32>
        %c_113 = stablehlo.constant dense<0> : tensor<i32>
        %371:7 = stablehlo.while(%iterArg = %368, %iterArg_116 = %360, %iterArg_117 = %362, %iterArg_118 = %c_113, %iterArg_119 = %c_112, %iterArg_120 = %369, %iterArg_121 = %370) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_122 = stablehlo.constant dense<32> : tensor<i32>
          %378 = stablehlo.compare LT, %iterArg_118, %c_122, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %378 : tensor<i1>
        } do {
          %378:3 = func.call @closed_call_8(%iterArg, %iterArg_116, %iterArg_117, %iterArg_119, %iterArg_120, %iterArg_121) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_122 = stablehlo.constant dense<1> : tensor<i32>
          %379 = stablehlo.add %iterArg_118, %c_122 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_116, %iterArg_117, %379, %378#0, %378#1, %378#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_114 = stablehlo.constant dense<0> : tensor<i32>
        %372 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %373 = stablehlo.compare LT, %371#5, %372, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_115 = stablehlo.constant dense<2147483647> : tensor<i32>
        %374 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %375 = stablehlo.xor %371#5, %374 : tensor<3xi32>
        %376 = func.call @_where_7(%373, %375, %371#5) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
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
      %cst_96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %326 = func.call @_where_5(%325, %cst_96, %312) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %327 = stablehlo.convert %231 : (tensor<3xi32>) -> tensor<3xui32>
      %328 = func.call @_threefry_fold_in(%55, %327) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %c_97 = stablehlo.constant dense<1> : tensor<ui32>
      %329 = func.call @_threefry_fold_in_11(%328, %c_97) : (tensor<3x2xui32>, tensor<ui32>) -> tensor<3x2xui32>
      %330 = func.call @_gumbel(%329) : (tensor<3x2xui32>) -> tensor<3x97xf32>
      %331 = stablehlo.add %326, %330 : tensor<3x97xf32>
      %332 = stablehlo.iota dim = 0 : tensor<97xi32>
      %333 = stablehlo.broadcast_in_dim %332, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
      %cst_98 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %334 = stablehlo.reduce(%331 init: %cst_98) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %335 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %336 = stablehlo.broadcast_in_dim %335, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %337 = stablehlo.compare EQ, %331, %336, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_99 = stablehlo.constant dense<97> : tensor<i32>
      %338 = func.call @_where_15(%337, %333, %c_99) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_100 = stablehlo.constant dense<2147483647> : tensor<i32>
      %339 = stablehlo.reduce(%338 init: %c_100) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %c_101 = stablehlo.constant dense<96> : tensor<i32>
      %340 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %341 = stablehlo.minimum %339, %340 : tensor<3xi32>
      %342 = stablehlo.broadcast_in_dim %228, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_102 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %343 = stablehlo.reduce(%326 init: %cst_102) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_103 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %344 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %345 = stablehlo.maximum %344, %343 : tensor<3xf32>
      %346 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %348 = stablehlo.subtract %326, %347 : tensor<3x97xf32>
      %349 = stablehlo.exponential %348 : tensor<3x97xf32>
      %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %350 = stablehlo.reduce(%349 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %351 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %353 = stablehlo.divide %349, %352 : tensor<3x97xf32>
      %c_105 = stablehlo.constant dense<0> : tensor<i32>
      %354 = func.call @_where_16(%342, %353, %c_105) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
      %355 = func.call @_where_7(%228, %341, %229#1) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      stablehlo.return %355, %354 : tensor<3xi32>, tensor<3x97xf32>
    }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3x97xf32>)
    %235 = stablehlo.broadcast_in_dim %234#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %236 = stablehlo.reshape %235 : (tensor<3x1xi32>) -> tensor<3xi32>
    %237 = stablehlo.slice %221 [0:3, 2:3, 0:32] : (tensor<3x3x32xf32>) -> tensor<3x1x32xf32>
    %238 = stablehlo.reshape %237 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %239 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_75 = stablehlo.constant dense<1> : tensor<i32>
    %240 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %241 = stablehlo.add %240, %239 : tensor<1xi32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %242 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<1x3x1xi32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<1x3x97xf32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %244:27 = stablehlo.while(%iterArg = %241, %iterArg_86 = %109, %iterArg_87 = %108, %iterArg_88 = %arg35, %iterArg_89 = %cst_0, %iterArg_90 = %arg8, %iterArg_91 = %arg0, %iterArg_92 = %arg4, %iterArg_93 = %arg3, %iterArg_94 = %arg1, %iterArg_95 = %arg2, %iterArg_96 = %arg5, %iterArg_97 = %arg6, %iterArg_98 = %arg7, %iterArg_99 = %62, %iterArg_100 = %20, %iterArg_101 = %83, %iterArg_102 = %69, %iterArg_103 = %76, %iterArg_104 = %55, %iterArg_105 = %c_78, %iterArg_106 = %236, %iterArg_107 = %238, %iterArg_108 = %208#1, %iterArg_109 = %208#2, %iterArg_110 = %242, %iterArg_111 = %243) : tensor<1xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<3x32x48xf32>, tensor<1x64x48xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<1x1x48x48xf32>, tensor<1x2x32x48xf32>, tensor<1x1x32x48xf32>, tensor<1x2x32x48xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<i32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x3x1xi32>, tensor<1x3x97xf32>
    cond {
      %c_112 = stablehlo.constant dense<1> : tensor<i32>
      %278 = stablehlo.compare LT, %iterArg_105, %c_112, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %278 : tensor<i1>
    } do {
      %278 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_105) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %279:6 = func.call @closed_call_17(%iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_102, %iterArg_103, %iterArg_104, %iterArg_106, %iterArg_107, %iterArg_108, %iterArg_109, %278) : (tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<3x32x48xf32>, tensor<1x64x48xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<1x1x48x48xf32>, tensor<1x2x32x48xf32>, tensor<1x1x32x48xf32>, tensor<1x2x32x48xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>) -> (tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>)
      %280 = func.call @dynamic_update_index_in_dim(%iterArg_110, %279#4, %iterArg_105) : (tensor<1x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<1x3x1xi32>
      %281 = func.call @dynamic_update_index_in_dim_26(%iterArg_111, %279#5, %iterArg_105) : (tensor<1x3x97xf32>, tensor<3x97xf32>, tensor<i32>) -> tensor<1x3x97xf32>
      %c_112 = stablehlo.constant dense<1> : tensor<i32>
      %282 = stablehlo.add %iterArg_105, %c_112 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_102, %iterArg_103, %iterArg_104, %282, %279#0, %279#1, %279#2, %279#3, %280, %281 : tensor<1xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<3x32x48xf32>, tensor<1x64x48xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<1x1x48x48xf32>, tensor<1x2x32x48xf32>, tensor<1x1x32x48xf32>, tensor<1x2x32x48xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<i32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x3x1xi32>, tensor<1x3x97xf32>
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
    %c_79 = stablehlo.constant dense<128> : tensor<i32>
    %261 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %262 = stablehlo.compare LT, %260, %261, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %263 = stablehlo.and %255, %262 : tensor<3x2xi1>
    %c_80 = stablehlo.constant dense<2> : tensor<i32>
    %264 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %265 = stablehlo.add %c_2, %264 : tensor<2xi32>
    %266 = stablehlo.select %c_3, %265, %c_2 : tensor<2xi1>, tensor<2xi32>
    %c_81 = stablehlo.constant dense<1> : tensor<i32>
    %267 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %268 = stablehlo.add %c_4, %267 : tensor<2xi32>
    %269 = stablehlo.select %c_5, %268, %c_4 : tensor<2xi1>, tensor<2xi32>
    %270 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %271 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %272 = stablehlo.concatenate %270, %271, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %273 = "stablehlo.gather"(%247, %272) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x2x1xi32>, tensor<2x2xi32>) -> tensor<3x2xi32>
    %c_82 = stablehlo.constant dense<-1> : tensor<i32>
    %274 = call @_where_27(%263, %273, %c_82) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %275 = call @_pad(%250, %c_83) : (tensor<3x2x97xf32>, tensor<i32>) -> tensor<3x2x97xf32>
    %c_84 = stablehlo.constant dense<-1> : tensor<i32>
    %276 = call @_pad_28(%274, %c_84) : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %277 = call @_pad(%275, %c_85) : (tensor<3x2x97xf32>, tensor<i32>) -> tensor<3x2x97xf32>
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
  func.func private @floor_divide(%arg0: tensor<3x3xi32>, %arg1: tensor<i32>) -> tensor<3x3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<3x3xi32>
    %3 = stablehlo.sign %arg0 : tensor<3x3xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %11 = stablehlo.and %6, %10 : tensor<3x3xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<3x3xi32>
    %14 = call @_where_2(%11, %13, %2) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    return %14 : tensor<3x3xi32>
  }
  func.func private @_where_2(%arg0: tensor<3x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x3xi1>, tensor<3x3xi32>
    return %0 : tensor<3x3xi32>
  }
  func.func private @remainder(%arg0: tensor<3x3xi32>, %arg1: tensor<i32>) -> tensor<3x3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %14 = stablehlo.add %4, %13 : tensor<3x3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x3xi1>, tensor<3x3xi32>
    return %15 : tensor<3x3xi32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @through(%arg0: tensor<3x3xi32>, %arg1: tensor<3x3xi32>, %arg2: tensor<3xi32>, %arg3: tensor<3xi32>, %arg4: tensor<1x1x48x48xf32>, %arg5: tensor<i32>, %arg6: tensor<1x2x32x48xf32>, %arg7: tensor<i32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<1x1x32x48xf32>, %arg11: tensor<i32>, %arg12: tensor<1x2x32x48xf32>, %arg13: tensor<i32>, %arg14: tensor<3x3x32xf32>, %arg15: tensor<3x3x1x4xf32>, %arg16: tensor<3x3x1x4xf32>, %arg17: tensor<i32>, %arg18: tensor<1x2x2x128x8xf32>, %arg19: tensor<1x2x2x128x8xf32>) -> (tensor<3x3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) {
    %0 = stablehlo.multiply %arg14, %arg14 : tensor<3x3x32xf32>
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
    %9 = stablehlo.multiply %arg14, %8 : tensor<3x3x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x3x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<3x3x32xf32>
    %13 = stablehlo.reshape %12 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
    %14 = stablehlo.custom_call @xlaengine_product_float32(%13, %arg12, %arg13) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x32xf32>, tensor<1x2x32x48xf32>, tensor<i32>) -> tensor<9x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<9x64xf32>) -> tensor<3x3x64xf32>
    %16 = stablehlo.reshape %15 : (tensor<3x3x64xf32>) -> tensor<3x3x2x4x8xf32>
    %17 = stablehlo.slice %16 [0:3, 0:3, 0:2, 0:2, 0:8] : (tensor<3x3x2x4x8xf32>) -> tensor<3x3x2x2x8xf32>
    %18 = stablehlo.reshape %17 : (tensor<3x3x2x2x8xf32>) -> tensor<3x3x4x8xf32>
    %19 = stablehlo.slice %16 [0:3, 0:3, 0:2, 2:3, 0:8] : (tensor<3x3x2x4x8xf32>) -> tensor<3x3x2x1x8xf32>
    %20 = stablehlo.reshape %19 : (tensor<3x3x2x1x8xf32>) -> tensor<3x3x2x8xf32>
    %21 = stablehlo.slice %16 [0:3, 0:3, 0:2, 3:4, 0:8] : (tensor<3x3x2x4x8xf32>) -> tensor<3x3x2x1x8xf32>
    %22 = stablehlo.reshape %21 : (tensor<3x3x2x1x8xf32>) -> tensor<3x3x2x8xf32>
    %23 = stablehlo.slice %18 [0:3, 0:3, 0:4, 0:4] : (tensor<3x3x4x8xf32>) -> tensor<3x3x4x4xf32>
    %24 = stablehlo.slice %18 [0:3, 0:3, 0:4, 4:8] : (tensor<3x3x4x8xf32>) -> tensor<3x3x4x4xf32>
    %25 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<3x3x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %28 = stablehlo.multiply %24, %27 : tensor<3x3x4x4xf32>
    %29 = stablehlo.subtract %26, %28 : tensor<3x3x4x4xf32>
    %30 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %31 = stablehlo.multiply %24, %30 : tensor<3x3x4x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %33 = stablehlo.multiply %23, %32 : tensor<3x3x4x4xf32>
    %34 = stablehlo.add %31, %33 : tensor<3x3x4x4xf32>
    %35 = stablehlo.concatenate %29, %34, dim = 3 : (tensor<3x3x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<3x3x4x8xf32>
    %36 = stablehlo.slice %20 [0:3, 0:3, 0:2, 0:4] : (tensor<3x3x2x8xf32>) -> tensor<3x3x2x4xf32>
    %37 = stablehlo.slice %20 [0:3, 0:3, 0:2, 4:8] : (tensor<3x3x2x8xf32>) -> tensor<3x3x2x4xf32>
    %38 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<3x3x2x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %41 = stablehlo.multiply %37, %40 : tensor<3x3x2x4xf32>
    %42 = stablehlo.subtract %39, %41 : tensor<3x3x2x4xf32>
    %43 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %44 = stablehlo.multiply %37, %43 : tensor<3x3x2x4xf32>
    %45 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %46 = stablehlo.multiply %36, %45 : tensor<3x3x2x4xf32>
    %47 = stablehlo.add %44, %46 : tensor<3x3x2x4xf32>
    %48 = stablehlo.concatenate %42, %47, dim = 3 : (tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>) -> tensor<3x3x2x8xf32>
    %49 = stablehlo.reshape %35 : (tensor<3x3x4x8xf32>) -> tensor<3x3x2x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.compare LT, %arg17, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %51 = stablehlo.add %arg17, %c_2 : tensor<i32>
    %52 = stablehlo.select %50, %51, %arg17 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %54 = stablehlo.compare LT, %arg0, %53, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %56 = stablehlo.add %arg0, %55 : tensor<3x3xi32>
    %57 = stablehlo.select %54, %56, %arg0 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %59 = stablehlo.compare LT, %arg1, %58, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_6 = stablehlo.constant dense<128> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %61 = stablehlo.add %arg1, %60 : tensor<3x3xi32>
    %62 = stablehlo.select %59, %61, %arg1 : tensor<3x3xi1>, tensor<3x3xi32>
    %63 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %65 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %66 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %67 = stablehlo.concatenate %64, %65, %66, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x3xi32>
    %68 = "stablehlo.scatter"(%arg18, %67, %48) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x3x3xi32>, tensor<3x3x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.compare LT, %arg17, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %70 = stablehlo.add %arg17, %c_8 : tensor<i32>
    %71 = stablehlo.select %69, %70, %arg17 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %73 = stablehlo.compare LT, %arg0, %72, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %75 = stablehlo.add %arg0, %74 : tensor<3x3xi32>
    %76 = stablehlo.select %73, %75, %arg0 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %78 = stablehlo.compare LT, %arg1, %77, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_12 = stablehlo.constant dense<128> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %80 = stablehlo.add %arg1, %79 : tensor<3x3xi32>
    %81 = stablehlo.select %78, %80, %arg1 : tensor<3x3xi1>, tensor<3x3xi32>
    %82 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %84 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %85 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %86 = stablehlo.concatenate %83, %84, %85, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x3xi32>
    %87 = "stablehlo.scatter"(%arg19, %86, %22) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x3x3xi32>, tensor<3x3x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %90 = stablehlo.custom_call @xlaengine_attention_float32(%49, %68, %87, %arg17, %arg2, %arg1, %arg3, %89, %88, %88) {backend_config = "", mhlo.backend_config = {block = 16 : i64, cap = 0.000000e+00 : f32, scale = 0.353553385 : f32}, operand_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>]} : (tensor<3x3x2x2x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x3x2x2x8xf32>
    %91 = stablehlo.reshape %90 : (tensor<3x3x2x2x8xf32>) -> tensor<3x3x32xf32>
    %92 = stablehlo.reshape %91 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
    %93 = stablehlo.custom_call @xlaengine_product_float32(%92, %arg10, %arg11) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x32xf32>, tensor<1x1x32x48xf32>, tensor<i32>) -> tensor<9x32xf32>
    %94 = stablehlo.reshape %93 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
    %95 = stablehlo.add %arg14, %94 : tensor<3x3x32xf32>
    %96 = stablehlo.multiply %95, %95 : tensor<3x3x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<3x3x32xf32>, tensor<f32>) -> tensor<3x3xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
    %cst_16 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %100 = stablehlo.divide %98, %99 : tensor<3x3x1xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %102 = stablehlo.add %100, %101 : tensor<3x3x1xf32>
    %103 = stablehlo.rsqrt %102 : tensor<3x3x1xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<3x3x1xf32>) -> tensor<3x3x32xf32>
    %105 = stablehlo.multiply %95, %104 : tensor<3x3x32xf32>
    %106 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x3x32xf32>
    %108 = stablehlo.multiply %105, %107 : tensor<3x3x32xf32>
    %109 = stablehlo.reshape %108 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
    %110 = stablehlo.custom_call @xlaengine_product_float32(%109, %arg6, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x32xf32>, tensor<1x2x32x48xf32>, tensor<i32>) -> tensor<9x96xf32>
    %111 = stablehlo.reshape %110 : (tensor<9x96xf32>) -> tensor<3x3x96xf32>
    %112 = stablehlo.slice %111 [0:3, 0:3, 0:48] : (tensor<3x3x96xf32>) -> tensor<3x3x48xf32>
    %113 = stablehlo.slice %111 [0:3, 0:3, 48:96] : (tensor<3x3x96xf32>) -> tensor<3x3x48xf32>
    %114 = call @silu(%112) : (tensor<3x3x48xf32>) -> tensor<3x3x48xf32>
    %115 = stablehlo.multiply %114, %113 : tensor<3x3x48xf32>
    %116 = stablehlo.reshape %115 : (tensor<3x3x48xf32>) -> tensor<9x48xf32>
    %117 = stablehlo.custom_call @xlaengine_product_float32(%116, %arg4, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x48xf32>, tensor<1x1x48x48xf32>, tensor<i32>) -> tensor<9x32xf32>
    %118 = stablehlo.reshape %117 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
    %119 = stablehlo.add %95, %118 : tensor<3x3x32xf32>
    return %119, %68, %87 : tensor<3x3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
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
  func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_5(%arg0: tensor<3x97xi1>, %arg1: tensor<f32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_6(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %0 : tensor<3x97xi32>
  }
  func.func private @closed_call(%arg0: tensor<3x97xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
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
    %16 = call @_where_7(%15, %9, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<3xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<3xi32>
    %20 = call @_where_7(%15, %arg4, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %16, %20 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_where_7(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @closed_call_8(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<i32>, %arg4: tensor<3xi32>, %arg5: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
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
    %13 = call @_where_9(%12, %arg1, %c_3) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %16 = call @_where_7(%15, %9, %arg4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<3xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<3xi32>
    %20 = call @_where_7(%15, %arg5, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %16, %20 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_where_9(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<i32>) -> tensor<3x97xf32> {
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
      %6:8 = func.call @closed_call_10(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_10(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_threefry_fold_in_11(%arg0: tensor<3x2xui32>, %arg1: tensor<ui32>) -> tensor<3x2xui32> {
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
    %15:2 = call @threefry2x32_12(%13, %14, %11, %12) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %16 : tensor<3x2xui32>
  }
  func.func private @threefry2x32_12(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x1xui32>, %arg3: tensor<1x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>) {
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
      %8:8 = func.call @closed_call_10(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
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
    %18:2 = call @threefry2x32_13(%16, %17, %14, %15) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
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
  func.func private @threefry2x32_13(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
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
      %10:8 = func.call @closed_call_14(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_14(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_15(%arg0: tensor<3x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x97xi32>) -> tensor<3x97xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %3 : tensor<3x97xi32>
  }
  func.func private @_where_16(%arg0: tensor<3x1xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<i32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %3 : tensor<3x97xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<1xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_17(%arg0: tensor<3xi32>, %arg1: tensor<3xi1>, %arg2: tensor<3xi32>, %arg3: tensor<4xf32>, %arg4: tensor<3x32x48xf32>, %arg5: tensor<1x64x48xf32>, %arg6: tensor<1x32xf32>, %arg7: tensor<1x32xf32>, %arg8: tensor<1x1x48x48xf32>, %arg9: tensor<1x2x32x48xf32>, %arg10: tensor<1x1x32x48xf32>, %arg11: tensor<1x2x32x48xf32>, %arg12: tensor<32xf32>, %arg13: tensor<3xf32>, %arg14: tensor<3xi32>, %arg15: tensor<3xf32>, %arg16: tensor<3xi32>, %arg17: tensor<3xf32>, %arg18: tensor<3x2xui32>, %arg19: tensor<3xi32>, %arg20: tensor<3x32xf32>, %arg21: tensor<1x2x2x128x8xf32>, %arg22: tensor<1x2x2x128x8xf32>, %arg23: tensor<i32>) -> (tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>) {
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
    %18 = call @_where_18(%16, %17, %c_2) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %19 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1x1xi32>
    %20 = stablehlo.convert %19 : (tensor<3x1x1x1xi32>) -> tensor<3x1x1x1xf32>
    %21 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<3x1x1x1xf32>) -> tensor<3x1x1x4xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x1x1x4xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<3x1x1x4xf32>
    %25 = stablehlo.cosine %24 : tensor<3x1x1x4xf32>
    %26 = stablehlo.sine %24 : tensor<3x1x1x4xf32>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %27 = call @floor_divide_19(%0, %c_3) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<48> : tensor<i32>
    %28 = call @remainder_21(%0, %c_4) : (tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %30 = stablehlo.compare LT, %27, %29, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_6 = stablehlo.constant dense<3> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %32 = stablehlo.add %27, %31 : tensor<3x1xi32>
    %33 = stablehlo.select %30, %32, %27 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %35 = stablehlo.compare LT, %28, %34, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_8 = stablehlo.constant dense<48> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %37 = stablehlo.add %28, %36 : tensor<3x1xi32>
    %38 = stablehlo.select %35, %37, %28 : tensor<3x1xi1>, tensor<3x1xi32>
    %39 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %41 = stablehlo.concatenate %39, %40, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %42 = "stablehlo.gather"(%arg4, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32, 1>}> : (tensor<3x32x48xf32>, tensor<3x1x2xi32>) -> tensor<3x1x32xf32>
    %43 = stablehlo.concatenate %42, %4, dim = 2 : (tensor<3x1x32xf32>, tensor<3x1x32xf32>) -> tensor<3x1x64xf32>
    %44 = stablehlo.reshape %43 : (tensor<3x1x64xf32>) -> tensor<3x64xf32>
    %45 = stablehlo.broadcast_in_dim %arg5, dims = [1, 2, 3] : (tensor<1x64x48xf32>) -> tensor<1x1x64x48xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.custom_call @xlaengine_product_float32(%44, %45, %c_9) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x64xf32>, tensor<1x1x64x48xf32>, tensor<i32>) -> tensor<3x32xf32>
    %47 = stablehlo.reshape %46 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %48 = stablehlo.reshape %arg6 : (tensor<1x32xf32>) -> tensor<32xf32>
    %49 = stablehlo.reshape %arg7 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %50:3 = call @through_22(%18, %3, %arg2, %9, %arg8, %c_10, %arg9, %c_11, %49, %48, %arg10, %c_12, %arg11, %c_13, %47, %25, %26, %c_14, %arg21, %arg22) : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<3xi32>, tensor<1x1x48x48xf32>, tensor<i32>, tensor<1x2x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x48xf32>, tensor<i32>, tensor<1x2x32x48xf32>, tensor<i32>, tensor<3x1x32xf32>, tensor<3x1x1x4xf32>, tensor<3x1x1x4xf32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) -> (tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>)
    %51 = stablehlo.multiply %50#0, %50#0 : tensor<3x1x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x1x32xf32>, tensor<f32>) -> tensor<3x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %cst_15 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %55 = stablehlo.divide %53, %54 : tensor<3x1x1xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %57 = stablehlo.add %55, %56 : tensor<3x1x1xf32>
    %58 = stablehlo.rsqrt %57 : tensor<3x1x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<3x1x1xf32>) -> tensor<3x1x32xf32>
    %60 = stablehlo.multiply %50#0, %59 : tensor<3x1x32xf32>
    %61 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x1x32xf32>
    %63 = stablehlo.multiply %60, %62 : tensor<3x1x32xf32>
    %64 = stablehlo.reshape %63 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %65 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2, 3] : (tensor<3x32x48xf32>) -> tensor<1x3x32x48xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.custom_call @xlaengine_product_float32(%64, %65, %c_17) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>, tensor<1x3x32x48xf32>, tensor<i32>) -> tensor<3x97xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %68 = stablehlo.compare GT, %arg13, %67, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %69 = stablehlo.and %arg1, %68 : tensor<3xi1>
    %70:2 = stablehlo.custom_call @xlaengine_argmax_float32(%66) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>) -> (tensor<3xf32>, tensor<3xi32>)
    %71 = stablehlo.broadcast_in_dim %arg23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %72 = stablehlo.add %arg14, %71 : tensor<3xi32>
    %c_19 = stablehlo.constant dense<false> : tensor<i1>
    %73 = stablehlo.reduce(%69 init: %c_19) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %74 = stablehlo.convert %73 : (tensor<i1>) -> tensor<i32>
    %75:2 = "stablehlo.case"(%74) ({
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      stablehlo.return %70#1, %79 : tensor<3xi32>, tensor<3x97xf32>
    }, {
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %79 = func.call @_where_4(%69, %arg13, %c_20) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
      %80 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %82 = stablehlo.divide %66, %81 : tensor<3x97xf32>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %84 = stablehlo.compare GT, %arg15, %83, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %85 = stablehlo.and %84, %69 : tensor<3xi1>
      %c_22 = stablehlo.constant dense<false> : tensor<i1>
      %86 = stablehlo.reduce(%85 init: %c_22) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %87 = stablehlo.convert %86 : (tensor<i1>) -> tensor<i32>
      %88 = "stablehlo.case"(%87) ({
        %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %157 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %157 : tensor<3xf32>
      }, {
        %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %157 = stablehlo.reduce(%82 init: %cst_40) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
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
      %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %96 = func.call @_where_5(%95, %cst_23, %82) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %97 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %98 = stablehlo.compare GT, %arg16, %97, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_25 = stablehlo.constant dense<97> : tensor<i32>
      %99 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %100 = stablehlo.compare LT, %arg16, %99, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %101 = stablehlo.and %98, %100 : tensor<3xi1>
      %102 = stablehlo.and %101, %69 : tensor<3xi1>
      %c_26 = stablehlo.constant dense<false> : tensor<i1>
      %103 = stablehlo.reduce(%102 init: %c_26) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %104 = stablehlo.convert %103 : (tensor<i1>) -> tensor<i32>
      %105 = "stablehlo.case"(%104) ({
        %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %157 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %157 : tensor<3xf32>
      }, {
        %157 = stablehlo.bitcast_convert %96 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_40 = stablehlo.constant dense<0> : tensor<i32>
        %158 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %159 = stablehlo.compare LT, %157, %158, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_41 = stablehlo.constant dense<2147483647> : tensor<i32>
        %160 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %161 = stablehlo.xor %157, %160 : tensor<3x97xi32>
        %162 = func.call @_where_6(%159, %161, %157) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_42 = stablehlo.constant dense<2147483647> : tensor<i32>
        %163 = stablehlo.reduce(%162 init: %c_42) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_43 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %164 = stablehlo.reduce(%162 init: %c_43) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_44 = stablehlo.constant dense<0> : tensor<i32>
        %c_45 = stablehlo.constant dense<0> : tensor<i32>
        %165:6 = stablehlo.while(%iterArg = %162, %iterArg_48 = %arg16, %iterArg_49 = %c_45, %iterArg_50 = %c_44, %iterArg_51 = %163, %iterArg_52 = %164) : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_53 = stablehlo.constant dense<32> : tensor<i32>
          %172 = stablehlo.compare LT, %iterArg_49, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %172 : tensor<i1>
        } do {
          %172:3 = func.call @closed_call_24(%iterArg, %iterArg_48, %iterArg_50, %iterArg_51, %iterArg_52) : (tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_53 = stablehlo.constant dense<1> : tensor<i32>
          %173 = stablehlo.add %iterArg_49, %c_53 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_48, %173, %172#0, %172#1, %172#2 : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_46 = stablehlo.constant dense<0> : tensor<i32>
        %166 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %167 = stablehlo.compare LT, %165#4, %166, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_47 = stablehlo.constant dense<2147483647> : tensor<i32>
        %168 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %169 = stablehlo.xor %165#4, %168 : tensor<3xi32>
        %170 = func.call @_where_7(%167, %169, %165#4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
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
      %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %113 = func.call @_where_5(%112, %cst_27, %96) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %115 = stablehlo.compare LT, %arg17, %114, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %116 = stablehlo.and %115, %69 : tensor<3xi1>
      %c_29 = stablehlo.constant dense<false> : tensor<i1>
      %117 = stablehlo.reduce(%116 init: %c_29) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %118 = stablehlo.convert %117 : (tensor<i1>) -> tensor<i32>
      %119 = "stablehlo.case"(%118) ({
        %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %157 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %157 : tensor<3xf32>
      }, {
        %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %157 = stablehlo.reduce(%113 init: %cst_40) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %158 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %160 = stablehlo.subtract %113, %159 : tensor<3x97xf32>
        %161 = stablehlo.exponential %160 : tensor<3x97xf32>
        %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %162 = stablehlo.reduce(%161 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %163 = stablehlo.multiply %arg17, %162 : tensor<3xf32>
        %164 = stablehlo.bitcast_convert %113 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_42 = stablehlo.constant dense<0> : tensor<i32>
        %165 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %166 = stablehlo.compare LT, %164, %165, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_43 = stablehlo.constant dense<2147483647> : tensor<i32>
        %167 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %168 = stablehlo.xor %164, %167 : tensor<3x97xi32>
        %169 = func.call @_where_6(%166, %168, %164) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_44 = stablehlo.constant dense<2147483647> : tensor<i32>
        %170 = stablehlo.reduce(%169 init: %c_44) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_45 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %171 = stablehlo.reduce(%169 init: %c_45) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_46 = stablehlo.constant dense<0> : tensor<i32>
        %c_47 = stablehlo.constant dense<0> : tensor<i32>
        %172:7 = stablehlo.while(%iterArg = %169, %iterArg_50 = %161, %iterArg_51 = %163, %iterArg_52 = %c_47, %iterArg_53 = %c_46, %iterArg_54 = %170, %iterArg_55 = %171) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_56 = stablehlo.constant dense<32> : tensor<i32>
          %179 = stablehlo.compare LT, %iterArg_52, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %179 : tensor<i1>
        } do {
          %179:3 = func.call @closed_call_25(%iterArg, %iterArg_50, %iterArg_51, %iterArg_53, %iterArg_54, %iterArg_55) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_56 = stablehlo.constant dense<1> : tensor<i32>
          %180 = stablehlo.add %iterArg_52, %c_56 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_50, %iterArg_51, %180, %179#0, %179#1, %179#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_48 = stablehlo.constant dense<0> : tensor<i32>
        %173 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %174 = stablehlo.compare LT, %172#5, %173, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_49 = stablehlo.constant dense<2147483647> : tensor<i32>
        %175 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %176 = stablehlo.xor %172#5, %175 : tensor<3xi32>
        %177 = func.call @_where_7(%174, %176, %172#5) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
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
      %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %127 = func.call @_where_5(%126, %cst_30, %113) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %128 = stablehlo.convert %72 : (tensor<3xi32>) -> tensor<3xui32>
      %129 = func.call @_threefry_fold_in(%arg18, %128) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %c_31 = stablehlo.constant dense<1> : tensor<ui32>
      %130 = func.call @_threefry_fold_in_11(%129, %c_31) : (tensor<3x2xui32>, tensor<ui32>) -> tensor<3x2xui32>
      %131 = func.call @_gumbel(%130) : (tensor<3x2xui32>) -> tensor<3x97xf32>
      %132 = stablehlo.add %127, %131 : tensor<3x97xf32>
      %133 = stablehlo.iota dim = 0 : tensor<97xi32>
      %134 = stablehlo.broadcast_in_dim %133, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
      %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %135 = stablehlo.reduce(%132 init: %cst_32) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %136 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %138 = stablehlo.compare EQ, %132, %137, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_33 = stablehlo.constant dense<97> : tensor<i32>
      %139 = func.call @_where_15(%138, %134, %c_33) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_34 = stablehlo.constant dense<2147483647> : tensor<i32>
      %140 = stablehlo.reduce(%139 init: %c_34) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %c_35 = stablehlo.constant dense<96> : tensor<i32>
      %141 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %142 = stablehlo.minimum %140, %141 : tensor<3xi32>
      %143 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %144 = stablehlo.reduce(%127 init: %cst_36) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %146 = stablehlo.maximum %145, %144 : tensor<3xf32>
      %147 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %149 = stablehlo.subtract %127, %148 : tensor<3x97xf32>
      %150 = stablehlo.exponential %149 : tensor<3x97xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %151 = stablehlo.reduce(%150 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %152 = stablehlo.broadcast_in_dim %151, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %154 = stablehlo.divide %150, %153 : tensor<3x97xf32>
      %c_39 = stablehlo.constant dense<0> : tensor<i32>
      %155 = func.call @_where_16(%143, %154, %c_39) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
      %156 = func.call @_where_7(%69, %142, %70#1) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      stablehlo.return %156, %155 : tensor<3xi32>, tensor<3x97xf32>
    }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3x97xf32>)
    %76 = stablehlo.broadcast_in_dim %75#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %77 = stablehlo.reshape %76 : (tensor<3x1xi32>) -> tensor<3xi32>
    %78 = stablehlo.reshape %63 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    return %77, %78, %50#1, %50#2, %76, %75#1 : tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>
  }
  func.func private @_where_18(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x1xi1>, tensor<3x1xi32>
    return %2 : tensor<3x1xi32>
  }
  func.func private @floor_divide_19(%arg0: tensor<3x1xi32>, %arg1: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<3x1xi32>
    %3 = stablehlo.sign %arg0 : tensor<3x1xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<3x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %11 = stablehlo.and %6, %10 : tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<3x1xi32>
    %14 = call @_where_20(%11, %13, %2) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    return %14 : tensor<3x1xi32>
  }
  func.func private @_where_20(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x1xi1>, tensor<3x1xi32>
    return %0 : tensor<3x1xi32>
  }
  func.func private @remainder_21(%arg0: tensor<3x1xi32>, %arg1: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x1xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x1xi1>, tensor<3x1xi1>) -> tensor<3x1xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x1xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %14 = stablehlo.add %4, %13 : tensor<3x1xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x1xi1>, tensor<3x1xi32>
    return %15 : tensor<3x1xi32>
  }
  func.func private @through_22(%arg0: tensor<3x1xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3xi32>, %arg3: tensor<3xi32>, %arg4: tensor<1x1x48x48xf32>, %arg5: tensor<i32>, %arg6: tensor<1x2x32x48xf32>, %arg7: tensor<i32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<1x1x32x48xf32>, %arg11: tensor<i32>, %arg12: tensor<1x2x32x48xf32>, %arg13: tensor<i32>, %arg14: tensor<3x1x32xf32>, %arg15: tensor<3x1x1x4xf32>, %arg16: tensor<3x1x1x4xf32>, %arg17: tensor<i32>, %arg18: tensor<1x2x2x128x8xf32>, %arg19: tensor<1x2x2x128x8xf32>) -> (tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) {
    %0 = stablehlo.multiply %arg14, %arg14 : tensor<3x1x32xf32>
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
    %9 = stablehlo.multiply %arg14, %8 : tensor<3x1x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x1x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<3x1x32xf32>
    %13 = stablehlo.reshape %12 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %14 = stablehlo.custom_call @xlaengine_product_float32(%13, %arg12, %arg13) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>, tensor<1x2x32x48xf32>, tensor<i32>) -> tensor<3x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<3x64xf32>) -> tensor<3x1x64xf32>
    %16 = stablehlo.reshape %15 : (tensor<3x1x64xf32>) -> tensor<3x1x2x4x8xf32>
    %17 = stablehlo.slice %16 [0:3, 0:1, 0:2, 0:2, 0:8] : (tensor<3x1x2x4x8xf32>) -> tensor<3x1x2x2x8xf32>
    %18 = stablehlo.reshape %17 : (tensor<3x1x2x2x8xf32>) -> tensor<3x1x4x8xf32>
    %19 = stablehlo.slice %16 [0:3, 0:1, 0:2, 2:3, 0:8] : (tensor<3x1x2x4x8xf32>) -> tensor<3x1x2x1x8xf32>
    %20 = stablehlo.reshape %19 : (tensor<3x1x2x1x8xf32>) -> tensor<3x1x2x8xf32>
    %21 = stablehlo.slice %16 [0:3, 0:1, 0:2, 3:4, 0:8] : (tensor<3x1x2x4x8xf32>) -> tensor<3x1x2x1x8xf32>
    %22 = stablehlo.reshape %21 : (tensor<3x1x2x1x8xf32>) -> tensor<3x1x2x8xf32>
    %23 = stablehlo.slice %18 [0:3, 0:1, 0:4, 0:4] : (tensor<3x1x4x8xf32>) -> tensor<3x1x4x4xf32>
    %24 = stablehlo.slice %18 [0:3, 0:1, 0:4, 4:8] : (tensor<3x1x4x8xf32>) -> tensor<3x1x4x4xf32>
    %25 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<3x1x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %28 = stablehlo.multiply %24, %27 : tensor<3x1x4x4xf32>
    %29 = stablehlo.subtract %26, %28 : tensor<3x1x4x4xf32>
    %30 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %31 = stablehlo.multiply %24, %30 : tensor<3x1x4x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %33 = stablehlo.multiply %23, %32 : tensor<3x1x4x4xf32>
    %34 = stablehlo.add %31, %33 : tensor<3x1x4x4xf32>
    %35 = stablehlo.concatenate %29, %34, dim = 3 : (tensor<3x1x4x4xf32>, tensor<3x1x4x4xf32>) -> tensor<3x1x4x8xf32>
    %36 = stablehlo.slice %20 [0:3, 0:1, 0:2, 0:4] : (tensor<3x1x2x8xf32>) -> tensor<3x1x2x4xf32>
    %37 = stablehlo.slice %20 [0:3, 0:1, 0:2, 4:8] : (tensor<3x1x2x8xf32>) -> tensor<3x1x2x4xf32>
    %38 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<3x1x2x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %41 = stablehlo.multiply %37, %40 : tensor<3x1x2x4xf32>
    %42 = stablehlo.subtract %39, %41 : tensor<3x1x2x4xf32>
    %43 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %44 = stablehlo.multiply %37, %43 : tensor<3x1x2x4xf32>
    %45 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %46 = stablehlo.multiply %36, %45 : tensor<3x1x2x4xf32>
    %47 = stablehlo.add %44, %46 : tensor<3x1x2x4xf32>
    %48 = stablehlo.concatenate %42, %47, dim = 3 : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x8xf32>
    %49 = stablehlo.reshape %35 : (tensor<3x1x4x8xf32>) -> tensor<3x1x2x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.compare LT, %arg17, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %51 = stablehlo.add %arg17, %c_2 : tensor<i32>
    %52 = stablehlo.select %50, %51, %arg17 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %54 = stablehlo.compare LT, %arg0, %53, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %56 = stablehlo.add %arg0, %55 : tensor<3x1xi32>
    %57 = stablehlo.select %54, %56, %arg0 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %59 = stablehlo.compare LT, %arg1, %58, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_6 = stablehlo.constant dense<128> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %61 = stablehlo.add %arg1, %60 : tensor<3x1xi32>
    %62 = stablehlo.select %59, %61, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %63 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %65 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %66 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %67 = stablehlo.concatenate %64, %65, %66, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %68 = "stablehlo.scatter"(%arg18, %67, %48) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x1x3xi32>, tensor<3x1x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.compare LT, %arg17, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %70 = stablehlo.add %arg17, %c_8 : tensor<i32>
    %71 = stablehlo.select %69, %70, %arg17 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %73 = stablehlo.compare LT, %arg0, %72, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %75 = stablehlo.add %arg0, %74 : tensor<3x1xi32>
    %76 = stablehlo.select %73, %75, %arg0 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %78 = stablehlo.compare LT, %arg1, %77, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_12 = stablehlo.constant dense<128> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %80 = stablehlo.add %arg1, %79 : tensor<3x1xi32>
    %81 = stablehlo.select %78, %80, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %82 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %84 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %85 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %86 = stablehlo.concatenate %83, %84, %85, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %87 = "stablehlo.scatter"(%arg19, %86, %22) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x1x3xi32>, tensor<3x1x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %90 = stablehlo.custom_call @xlaengine_attention_float32(%49, %68, %87, %arg17, %arg2, %arg1, %arg3, %89, %88, %88) {backend_config = "", mhlo.backend_config = {block = 16 : i64, cap = 0.000000e+00 : f32, scale = 0.353553385 : f32}, operand_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>]} : (tensor<3x1x2x2x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x1x2x2x8xf32>
    %91 = stablehlo.reshape %90 : (tensor<3x1x2x2x8xf32>) -> tensor<3x1x32xf32>
    %92 = stablehlo.reshape %91 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %93 = stablehlo.custom_call @xlaengine_product_float32(%92, %arg10, %arg11) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>, tensor<1x1x32x48xf32>, tensor<i32>) -> tensor<3x32xf32>
    %94 = stablehlo.reshape %93 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %95 = stablehlo.add %arg14, %94 : tensor<3x1x32xf32>
    %96 = stablehlo.multiply %95, %95 : tensor<3x1x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<3x1x32xf32>, tensor<f32>) -> tensor<3x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %cst_16 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %100 = stablehlo.divide %98, %99 : tensor<3x1x1xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %102 = stablehlo.add %100, %101 : tensor<3x1x1xf32>
    %103 = stablehlo.rsqrt %102 : tensor<3x1x1xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<3x1x1xf32>) -> tensor<3x1x32xf32>
    %105 = stablehlo.multiply %95, %104 : tensor<3x1x32xf32>
    %106 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x1x32xf32>
    %108 = stablehlo.multiply %105, %107 : tensor<3x1x32xf32>
    %109 = stablehlo.reshape %108 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %110 = stablehlo.custom_call @xlaengine_product_float32(%109, %arg6, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>, tensor<1x2x32x48xf32>, tensor<i32>) -> tensor<3x96xf32>
    %111 = stablehlo.reshape %110 : (tensor<3x96xf32>) -> tensor<3x1x96xf32>
    %112 = stablehlo.slice %111 [0:3, 0:1, 0:48] : (tensor<3x1x96xf32>) -> tensor<3x1x48xf32>
    %113 = stablehlo.slice %111 [0:3, 0:1, 48:96] : (tensor<3x1x96xf32>) -> tensor<3x1x48xf32>
    %114 = call @silu_23(%112) : (tensor<3x1x48xf32>) -> tensor<3x1x48xf32>
    %115 = stablehlo.multiply %114, %113 : tensor<3x1x48xf32>
    %116 = stablehlo.reshape %115 : (tensor<3x1x48xf32>) -> tensor<3x48xf32>
    %117 = stablehlo.custom_call @xlaengine_product_float32(%116, %arg4, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x48xf32>, tensor<1x1x48x48xf32>, tensor<i32>) -> tensor<3x32xf32>
    %118 = stablehlo.reshape %117 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %119 = stablehlo.add %95, %118 : tensor<3x1x32xf32>
    return %119, %68, %87 : tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
  }
  func.func private @silu_23(%arg0: tensor<3x1x48xf32>) -> tensor<3x1x48xf32> {
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
  func.func private @closed_call_24(%arg0: tensor<3x97xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
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
    %16 = call @_where_7(%15, %9, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<3xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<3xi32>
    %20 = call @_where_7(%15, %arg4, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %16, %20 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @closed_call_25(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<i32>, %arg4: tensor<3xi32>, %arg5: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
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
    %13 = call @_where_9(%12, %arg1, %c_3) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %16 = call @_where_7(%15, %9, %arg4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<3xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<3xi32>
    %20 = call @_where_7(%15, %arg5, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %16, %20 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<1x3x1xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<1x3x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<1x3x1xi32>, tensor<1x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xi32>
    return %1 : tensor<1x3x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_26(%arg0: tensor<1x3x97xf32>, %arg1: tensor<3x97xf32>, %arg2: tensor<i32>) -> tensor<1x3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x97xf32>) -> tensor<1x3x97xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<1x3x97xf32>, tensor<1x3x97xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x97xf32>
    return %1 : tensor<1x3x97xf32>
  }
  func.func private @_where_27(%arg0: tensor<3x2xi1>, %arg1: tensor<3x2xi32>, %arg2: tensor<i32>) -> tensor<3x2xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x2xi1>, tensor<3x2xi32>
    return %2 : tensor<3x2xi32>
  }
  func.func private @_pad(%arg0: tensor<3x2x97xf32>, %arg1: tensor<i32>) -> tensor<3x2x97xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x2x97xf32>, tensor<f32>) -> tensor<3x2x97xf32>
    return %1 : tensor<3x2x97xf32>
  }
  func.func private @_pad_28(%arg0: tensor<3x2xi32>, %arg1: tensor<i32>) -> tensor<3x2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    return %1 : tensor<3x2xi32>
  }
}
