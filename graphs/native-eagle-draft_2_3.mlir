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
    %109 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %110 = stablehlo.compare GE, %13, %109, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %111 = stablehlo.and %108, %110 : tensor<3xi1>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %112 = call @_where(%111, %13, %c_38) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %114 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_39 = stablehlo.constant dense<-2> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %116 = stablehlo.add %115, %114 : tensor<3xi32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %118 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %119 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %120 = stablehlo.add %118, %119 : tensor<3x3xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %122 = stablehlo.maximum %120, %121 : tensor<3x3xi32>
    %123 = stablehlo.broadcast_in_dim %arg35, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %125 = stablehlo.compare LT, %123, %124, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_42 = stablehlo.constant dense<2> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %127 = stablehlo.add %123, %126 : tensor<3x1xi32>
    %128 = stablehlo.select %125, %127, %123 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %130 = stablehlo.compare LT, %122, %129, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_44 = stablehlo.constant dense<128> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %132 = stablehlo.add %122, %131 : tensor<3x3xi32>
    %133 = stablehlo.select %130, %132, %122 : tensor<3x3xi1>, tensor<3x3xi32>
    %134 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %136 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %137 = stablehlo.concatenate %135, %136, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %138 = "stablehlo.gather"(%arg31, %137) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x128xi32>, tensor<3x3x2xi32>) -> tensor<3x3xi32>
    %c_45 = stablehlo.constant dense<1> : tensor<i32>
    %139 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %140 = stablehlo.subtract %120, %139 : tensor<3x3xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %141 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %142 = stablehlo.maximum %140, %141 : tensor<3x3xi32>
    %143 = stablehlo.broadcast_in_dim %arg35, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %145 = stablehlo.compare LT, %143, %144, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_48 = stablehlo.constant dense<2> : tensor<i32>
    %146 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %147 = stablehlo.add %143, %146 : tensor<3x1xi32>
    %148 = stablehlo.select %145, %147, %143 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %149 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %150 = stablehlo.compare LT, %142, %149, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_50 = stablehlo.constant dense<128> : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %152 = stablehlo.add %142, %151 : tensor<3x3xi32>
    %153 = stablehlo.select %150, %152, %142 : tensor<3x3xi1>, tensor<3x3xi32>
    %154 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %156 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %157 = stablehlo.concatenate %155, %156, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %158 = "stablehlo.gather"(%arg32, %157) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 32>}> : (tensor<2x128x32xf32>, tensor<3x3x2xi32>) -> tensor<3x3x32xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %160 = stablehlo.compare GT, %120, %159, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<3x3xi1>) -> tensor<3x3x1xi1>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %162 = call @_where_0(%161, %158, %c_52) : (tensor<3x3x1xi1>, tensor<3x3x32xf32>, tensor<i32>) -> tensor<3x3x32xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %163 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %164 = stablehlo.subtract %120, %163 : tensor<3x3xi32>
    %165 = stablehlo.slice %164 [0:3, 2:3] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %166 = stablehlo.reshape %165 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_54 = stablehlo.constant dense<1> : tensor<i32>
    %167 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %168 = stablehlo.add %166, %167 : tensor<3xi32>
    %c_55 = stablehlo.constant dense<128> : tensor<i32>
    %169 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %170 = stablehlo.minimum %168, %169 : tensor<3xi32>
    %171 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %172 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %173 = stablehlo.compare GE, %164, %172, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %174 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %175 = stablehlo.and %174, %173 : tensor<3x3xi1>
    %176 = stablehlo.broadcast_in_dim %170, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %178 = stablehlo.compare LT, %164, %177, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %179 = stablehlo.and %175, %178 : tensor<3x3xi1>
    %180 = stablehlo.broadcast_in_dim %arg35, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_57 = stablehlo.constant dense<2> : tensor<i32>
    %181 = call @_where_1(%179, %180, %c_57) : (tensor<3x3xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    %182 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1x1xi32>
    %183 = stablehlo.convert %182 : (tensor<3x3x1x1xi32>) -> tensor<3x3x1x1xf32>
    %184 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %185 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2, 3] : (tensor<3x3x1x1xf32>) -> tensor<3x3x1x4xf32>
    %186 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x3x1x4xf32>
    %187 = stablehlo.multiply %185, %186 : tensor<3x3x1x4xf32>
    %188 = stablehlo.cosine %187 : tensor<3x3x1x4xf32>
    %189 = stablehlo.sine %187 : tensor<3x3x1x4xf32>
    %190 = stablehlo.reshape %138 : (tensor<3x3xi32>) -> tensor<9xi32>
    %c_58 = stablehlo.constant dense<48> : tensor<i32>
    %191 = call @floor_divide(%190, %c_58) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_59 = stablehlo.constant dense<48> : tensor<i32>
    %192 = call @remainder(%190, %c_59) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %193 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %194 = stablehlo.compare LT, %191, %193, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_61 = stablehlo.constant dense<3> : tensor<i32>
    %195 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %196 = stablehlo.add %191, %195 : tensor<9xi32>
    %197 = stablehlo.select %194, %196, %191 : tensor<9xi1>, tensor<9xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %198 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %199 = stablehlo.compare LT, %192, %198, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_63 = stablehlo.constant dense<48> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %201 = stablehlo.add %192, %200 : tensor<9xi32>
    %202 = stablehlo.select %199, %201, %192 : tensor<9xi1>, tensor<9xi32>
    %203 = stablehlo.broadcast_in_dim %197, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %204 = stablehlo.broadcast_in_dim %202, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %205 = stablehlo.concatenate %203, %204, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %206 = "stablehlo.gather"(%arg8, %205) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32, 1>}> : (tensor<3x32x48xf32>, tensor<9x2xi32>) -> tensor<9x32xf32>
    %207 = stablehlo.reshape %206 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
    %208 = stablehlo.concatenate %207, %162, dim = 2 : (tensor<3x3x32xf32>, tensor<3x3x32xf32>) -> tensor<3x3x64xf32>
    %209 = stablehlo.reshape %208 : (tensor<3x3x64xf32>) -> tensor<9x64xf32>
    %210 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3] : (tensor<1x64x48xf32>) -> tensor<1x1x64x48xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %211 = stablehlo.custom_call @xlaengine_product_float32(%209, %210, %c_64) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x64xf32>, tensor<1x1x64x48xf32>, tensor<i32>) -> tensor<9x32xf32>
    %212 = stablehlo.reshape %211 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
    %213 = stablehlo.reshape %arg4 : (tensor<1x32xf32>) -> tensor<32xf32>
    %214 = stablehlo.reshape %arg3 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %215:3 = call @through(%arg35, %181, %164, %170, %arg1, %c_65, %arg2, %c_66, %214, %213, %arg5, %c_67, %arg6, %c_68, %212, %188, %189, %c_69, %arg33, %arg34) : (tensor<3xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<1x1x48x48xf32>, tensor<i32>, tensor<1x2x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x48xf32>, tensor<i32>, tensor<1x2x32x48xf32>, tensor<i32>, tensor<3x3x32xf32>, tensor<3x3x1x4xf32>, tensor<3x3x1x4xf32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) -> (tensor<3x3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>)
    %216 = stablehlo.reshape %215#0 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
    %217 = stablehlo.custom_call @xlaengine_unit_float32(%216) {backend_config = "", mhlo.backend_config = {count = 3.200000e+01 : f32, eps = 9.99999974E-6 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x32xf32>) -> tensor<9x32xf32>
    %218 = stablehlo.reshape %217 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
    %219 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x3x32xf32>
    %221 = stablehlo.multiply %218, %220 : tensor<3x3x32xf32>
    %222 = stablehlo.slice %221 [0:3, 2:3, 0:32] : (tensor<3x3x32xf32>) -> tensor<3x1x32xf32>
    %223 = stablehlo.reshape %222 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %224 = stablehlo.broadcast_in_dim %arg8, dims = [1, 2, 3] : (tensor<3x32x48xf32>) -> tensor<1x3x32x48xf32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %225 = stablehlo.custom_call @xlaengine_product_float32(%223, %224, %c_70) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>, tensor<1x3x32x48xf32>, tensor<i32>) -> tensor<3x97xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %227 = stablehlo.compare GT, %62, %226, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %228 = stablehlo.and %111, %227 : tensor<3xi1>
    %229:2 = stablehlo.custom_call @xlaengine_argmax_float32(%225) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>) -> (tensor<3xf32>, tensor<3xi32>)
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %230 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %231 = stablehlo.add %20, %230 : tensor<3xi32>
    %c_73 = stablehlo.constant dense<false> : tensor<i1>
    %232 = stablehlo.reduce(%228 init: %c_73) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %233 = stablehlo.convert %232 : (tensor<i1>) -> tensor<i32>
    %234:2 = "stablehlo.case"(%233) ({
      %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %278 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      stablehlo.return %229#1, %278 : tensor<3xi32>, tensor<3x97xf32>
    }, {
      %c_85 = stablehlo.constant dense<1> : tensor<i32>
      %278 = func.call @_where_4(%228, %62, %c_85) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
      %279 = stablehlo.broadcast_in_dim %229#0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %281 = stablehlo.compare LT, %225, %280, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %282 = stablehlo.broadcast_in_dim %278, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %284 = stablehlo.divide %225, %283 : tensor<3x97xf32>
      %285 = stablehlo.divide %229#0, %278 : tensor<3xf32>
      %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %286 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %287 = stablehlo.compare GT, %83, %286, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %288 = stablehlo.and %287, %228 : tensor<3xi1>
      %c_87 = stablehlo.constant dense<false> : tensor<i1>
      %289 = stablehlo.reduce(%288 init: %c_87) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %290 = stablehlo.convert %289 : (tensor<i1>) -> tensor<i32>
      %291 = "stablehlo.case"(%290) ({
        %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %363 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %363 : tensor<3xf32>
      }, {
        %363 = stablehlo.log %83 : tensor<3xf32>
        %364 = stablehlo.add %285, %363 : tensor<3xf32>
        stablehlo.return %364 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %292 = stablehlo.broadcast_in_dim %288, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %294 = stablehlo.and %293, %281 : tensor<3x97xi1>
      %295 = stablehlo.broadcast_in_dim %291, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %296 = stablehlo.convert %295 : tensor<3x1xf32>
      %297 = stablehlo.broadcast_in_dim %296, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %298 = stablehlo.compare LT, %284, %297, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %299 = stablehlo.and %294, %298 : tensor<3x97xi1>
      %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %300 = func.call @_where_5(%299, %cst_88, %284) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_89 = stablehlo.constant dense<0> : tensor<i32>
      %301 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %302 = stablehlo.compare GT, %69, %301, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_90 = stablehlo.constant dense<97> : tensor<i32>
      %303 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %304 = stablehlo.compare LT, %69, %303, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %305 = stablehlo.and %302, %304 : tensor<3xi1>
      %306 = stablehlo.and %305, %228 : tensor<3xi1>
      %c_91 = stablehlo.constant dense<false> : tensor<i1>
      %307 = stablehlo.reduce(%306 init: %c_91) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %308 = stablehlo.convert %307 : (tensor<i1>) -> tensor<i32>
      %309 = "stablehlo.case"(%308) ({
        %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %363 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %363 : tensor<3xf32>
      }, {
        %363 = stablehlo.bitcast_convert %300 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_105 = stablehlo.constant dense<0> : tensor<i32>
        %364 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %365 = stablehlo.compare LT, %363, %364, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_106 = stablehlo.constant dense<2147483647> : tensor<i32>
        %366 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %367 = stablehlo.xor %363, %366 : tensor<3x97xi32>
        %368 = func.call @_where_6(%365, %367, %363) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_107 = stablehlo.constant dense<2147483647> : tensor<i32>
        %369 = stablehlo.reduce(%368 init: %c_107) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_108 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %370 = stablehlo.reduce(%368 init: %c_108) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_109 = stablehlo.constant dense<0> : tensor<i32>
        %c_110 = stablehlo.constant dense<0> : tensor<i32>
        %371:6 = stablehlo.while(%iterArg = %368, %iterArg_113 = %69, %iterArg_114 = %c_110, %iterArg_115 = %c_109, %iterArg_116 = %369, %iterArg_117 = %370) : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_118 = stablehlo.constant dense<32> : tensor<i32>
          %378 = stablehlo.compare LT, %iterArg_114, %c_118, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %378 : tensor<i1>
        } do {
          %378:3 = func.call @closed_call(%iterArg, %iterArg_113, %iterArg_115, %iterArg_116, %iterArg_117) : (tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_118 = stablehlo.constant dense<1> : tensor<i32>
          %379 = stablehlo.add %iterArg_114, %c_118 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_113, %379, %378#0, %378#1, %378#2 : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_111 = stablehlo.constant dense<0> : tensor<i32>
        %372 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %373 = stablehlo.compare LT, %371#4, %372, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_112 = stablehlo.constant dense<2147483647> : tensor<i32>
        %374 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %375 = stablehlo.xor %371#4, %374 : tensor<3xi32>
        %376 = func.call @_where_7(%373, %375, %371#4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %377 = stablehlo.bitcast_convert %376 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %377 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %310 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %312 = stablehlo.and %311, %281 : tensor<3x97xi1>
      %313 = stablehlo.broadcast_in_dim %309, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %314 = stablehlo.convert %313 : tensor<3x1xf32>
      %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %316 = stablehlo.compare LT, %300, %315, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %317 = stablehlo.and %312, %316 : tensor<3x97xi1>
      %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %318 = func.call @_where_5(%317, %cst_92, %300) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %319 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %320 = stablehlo.compare LT, %76, %319, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %321 = stablehlo.and %320, %228 : tensor<3xi1>
      %c_94 = stablehlo.constant dense<false> : tensor<i1>
      %322 = stablehlo.reduce(%321 init: %c_94) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %323 = stablehlo.convert %322 : (tensor<i1>) -> tensor<i32>
      %324 = "stablehlo.case"(%323) ({
        %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %363 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %363 : tensor<3xf32>
      }, {
        %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %363 = stablehlo.reduce(%318 init: %cst_105) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %364 = stablehlo.broadcast_in_dim %363, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %366 = stablehlo.subtract %318, %365 : tensor<3x97xf32>
        %367 = stablehlo.exponential %366 : tensor<3x97xf32>
        %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %368 = stablehlo.reduce(%367 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %369 = stablehlo.multiply %76, %368 : tensor<3xf32>
        %370 = stablehlo.bitcast_convert %318 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_107 = stablehlo.constant dense<0> : tensor<i32>
        %371 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %372 = stablehlo.compare LT, %370, %371, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_108 = stablehlo.constant dense<2147483647> : tensor<i32>
        %373 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %374 = stablehlo.xor %370, %373 : tensor<3x97xi32>
        %375 = func.call @_where_6(%372, %374, %370) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_109 = stablehlo.constant dense<2147483647> : tensor<i32>
        %376 = stablehlo.reduce(%375 init: %c_109) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_110 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %377 = stablehlo.reduce(%375 init: %c_110) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_111 = stablehlo.constant dense<0> : tensor<i32>
        %c_112 = stablehlo.constant dense<0> : tensor<i32>
        %378:7 = stablehlo.while(%iterArg = %375, %iterArg_115 = %367, %iterArg_116 = %369, %iterArg_117 = %c_112, %iterArg_118 = %c_111, %iterArg_119 = %376, %iterArg_120 = %377) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_121 = stablehlo.constant dense<32> : tensor<i32>
          %385 = stablehlo.compare LT, %iterArg_117, %c_121, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %385 : tensor<i1>
        } do {
          %385:3 = func.call @closed_call_8(%iterArg, %iterArg_115, %iterArg_116, %iterArg_118, %iterArg_119, %iterArg_120) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_121 = stablehlo.constant dense<1> : tensor<i32>
          %386 = stablehlo.add %iterArg_117, %c_121 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_115, %iterArg_116, %386, %385#0, %385#1, %385#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_113 = stablehlo.constant dense<0> : tensor<i32>
        %379 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %380 = stablehlo.compare LT, %378#5, %379, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_114 = stablehlo.constant dense<2147483647> : tensor<i32>
        %381 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %382 = stablehlo.xor %378#5, %381 : tensor<3xi32>
        %383 = func.call @_where_7(%380, %382, %378#5) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %384 = stablehlo.bitcast_convert %383 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %384 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %325 = stablehlo.broadcast_in_dim %321, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %327 = stablehlo.and %326, %281 : tensor<3x97xi1>
      %328 = stablehlo.broadcast_in_dim %324, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %329 = stablehlo.convert %328 : tensor<3x1xf32>
      %330 = stablehlo.broadcast_in_dim %329, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %331 = stablehlo.compare LT, %318, %330, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %332 = stablehlo.and %327, %331 : tensor<3x97xi1>
      %cst_95 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %333 = func.call @_where_5(%332, %cst_95, %318) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %334 = stablehlo.convert %231 : (tensor<3xi32>) -> tensor<3xui32>
      %335 = func.call @_threefry_fold_in(%55, %334) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %c_96 = stablehlo.constant dense<1> : tensor<ui32>
      %336 = func.call @_threefry_fold_in_11(%335, %c_96) : (tensor<3x2xui32>, tensor<ui32>) -> tensor<3x2xui32>
      %337 = func.call @_gumbel(%336) : (tensor<3x2xui32>) -> tensor<3x97xf32>
      %338 = stablehlo.add %333, %337 : tensor<3x97xf32>
      %339 = stablehlo.iota dim = 0 : tensor<97xi32>
      %340 = stablehlo.broadcast_in_dim %339, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
      %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %341 = stablehlo.reduce(%338 init: %cst_97) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %342 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %343 = stablehlo.broadcast_in_dim %342, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %344 = stablehlo.compare EQ, %338, %343, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_98 = stablehlo.constant dense<97> : tensor<i32>
      %345 = func.call @_where_15(%344, %340, %c_98) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_99 = stablehlo.constant dense<2147483647> : tensor<i32>
      %346 = stablehlo.reduce(%345 init: %c_99) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %c_100 = stablehlo.constant dense<96> : tensor<i32>
      %347 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %348 = stablehlo.minimum %346, %347 : tensor<3xi32>
      %349 = stablehlo.broadcast_in_dim %228, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_101 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %350 = stablehlo.reduce(%333 init: %cst_101) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_102 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %351 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %352 = stablehlo.maximum %351, %350 : tensor<3xf32>
      %353 = stablehlo.broadcast_in_dim %352, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %355 = stablehlo.subtract %333, %354 : tensor<3x97xf32>
      %356 = stablehlo.exponential %355 : tensor<3x97xf32>
      %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %357 = stablehlo.reduce(%356 init: %cst_103) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %358 = stablehlo.broadcast_in_dim %357, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %360 = stablehlo.divide %356, %359 : tensor<3x97xf32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %361 = func.call @_where_16(%349, %360, %c_104) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
      %362 = func.call @_where_7(%228, %348, %229#1) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      stablehlo.return %362, %361 : tensor<3xi32>, tensor<3x97xf32>
    }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3x97xf32>)
    %235 = stablehlo.broadcast_in_dim %234#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %236 = stablehlo.reshape %235 : (tensor<3x1xi32>) -> tensor<3xi32>
    %237 = stablehlo.slice %221 [0:3, 2:3, 0:32] : (tensor<3x3x32xf32>) -> tensor<3x1x32xf32>
    %238 = stablehlo.reshape %237 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %239 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_74 = stablehlo.constant dense<1> : tensor<i32>
    %240 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %241 = stablehlo.add %240, %239 : tensor<1xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %242 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<1x3x1xi32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<1x3x97xf32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %244:27 = stablehlo.while(%iterArg = %241, %iterArg_85 = %112, %iterArg_86 = %111, %iterArg_87 = %arg35, %iterArg_88 = %cst_0, %iterArg_89 = %arg8, %iterArg_90 = %arg0, %iterArg_91 = %arg4, %iterArg_92 = %arg3, %iterArg_93 = %arg1, %iterArg_94 = %arg2, %iterArg_95 = %arg5, %iterArg_96 = %arg6, %iterArg_97 = %arg7, %iterArg_98 = %62, %iterArg_99 = %20, %iterArg_100 = %83, %iterArg_101 = %69, %iterArg_102 = %76, %iterArg_103 = %55, %iterArg_104 = %c_77, %iterArg_105 = %236, %iterArg_106 = %238, %iterArg_107 = %215#1, %iterArg_108 = %215#2, %iterArg_109 = %242, %iterArg_110 = %243) : tensor<1xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<3x32x48xf32>, tensor<1x64x48xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<1x1x48x48xf32>, tensor<1x2x32x48xf32>, tensor<1x1x32x48xf32>, tensor<1x2x32x48xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<i32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x3x1xi32>, tensor<1x3x97xf32>
    cond {
      %c_111 = stablehlo.constant dense<1> : tensor<i32>
      %278 = stablehlo.compare LT, %iterArg_104, %c_111, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %278 : tensor<i1>
    } do {
      %278 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_104) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %279:6 = func.call @closed_call_17(%iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_102, %iterArg_103, %iterArg_105, %iterArg_106, %iterArg_107, %iterArg_108, %278) : (tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<3x32x48xf32>, tensor<1x64x48xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<1x1x48x48xf32>, tensor<1x2x32x48xf32>, tensor<1x1x32x48xf32>, tensor<1x2x32x48xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>) -> (tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>)
      %280 = func.call @dynamic_update_index_in_dim(%iterArg_109, %279#4, %iterArg_104) : (tensor<1x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<1x3x1xi32>
      %281 = func.call @dynamic_update_index_in_dim_25(%iterArg_110, %279#5, %iterArg_104) : (tensor<1x3x97xf32>, tensor<3x97xf32>, tensor<i32>) -> tensor<1x3x97xf32>
      %c_111 = stablehlo.constant dense<1> : tensor<i32>
      %282 = stablehlo.add %iterArg_104, %c_111 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_102, %iterArg_103, %282, %279#0, %279#1, %279#2, %279#3, %280, %281 : tensor<1xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<3x32x48xf32>, tensor<1x64x48xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<1x1x48x48xf32>, tensor<1x2x32x48xf32>, tensor<1x1x32x48xf32>, tensor<1x2x32x48xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<i32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x3x1xi32>, tensor<1x3x97xf32>
    }
    %245 = stablehlo.broadcast_in_dim %235, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %246 = stablehlo.concatenate %245, %244#25, dim = 0 : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<2x3x1xi32>
    %247 = stablehlo.transpose %246, dims = [1, 0, 2] : (tensor<2x3x1xi32>) -> tensor<3x2x1xi32>
    %248 = stablehlo.broadcast_in_dim %234#1, dims = [1, 2] : (tensor<3x97xf32>) -> tensor<1x3x97xf32>
    %249 = stablehlo.concatenate %248, %244#26, dim = 0 : (tensor<1x3x97xf32>, tensor<1x3x97xf32>) -> tensor<2x3x97xf32>
    %250 = stablehlo.transpose %249, dims = [1, 0, 2] : (tensor<2x3x97xf32>) -> tensor<3x2x97xf32>
    %251 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %252 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi1>) -> tensor<1x2xi1>
    %253 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %254 = stablehlo.broadcast_in_dim %252, dims = [0, 1] : (tensor<1x2xi1>) -> tensor<3x2xi1>
    %255 = stablehlo.and %253, %254 : tensor<3x2xi1>
    %256 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %257 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %258 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %259 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<3x2xi32>
    %260 = stablehlo.add %258, %259 : tensor<3x2xi32>
    %c_78 = stablehlo.constant dense<128> : tensor<i32>
    %261 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %262 = stablehlo.compare LT, %260, %261, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %263 = stablehlo.and %255, %262 : tensor<3x2xi1>
    %c_79 = stablehlo.constant dense<2> : tensor<i32>
    %264 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %265 = stablehlo.add %c_2, %264 : tensor<2xi32>
    %266 = stablehlo.select %c_3, %265, %c_2 : tensor<2xi1>, tensor<2xi32>
    %c_80 = stablehlo.constant dense<1> : tensor<i32>
    %267 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %268 = stablehlo.add %c_4, %267 : tensor<2xi32>
    %269 = stablehlo.select %c_5, %268, %c_4 : tensor<2xi1>, tensor<2xi32>
    %270 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %271 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %272 = stablehlo.concatenate %270, %271, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %273 = "stablehlo.gather"(%247, %272) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x2x1xi32>, tensor<2x2xi32>) -> tensor<3x2xi32>
    %c_81 = stablehlo.constant dense<-1> : tensor<i32>
    %274 = call @_where_26(%263, %273, %c_81) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %275 = call @_pad(%250, %c_82) : (tensor<3x2x97xf32>, tensor<i32>) -> tensor<3x2x97xf32>
    %c_83 = stablehlo.constant dense<-1> : tensor<i32>
    %276 = call @_pad_27(%274, %c_83) : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %277 = call @_pad(%275, %c_84) : (tensor<3x2x97xf32>, tensor<i32>) -> tensor<3x2x97xf32>
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
  func.func private @floor_divide(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi32>
    %3 = stablehlo.sign %arg0 : tensor<9xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi32>
    %14 = call @_where_2(%11, %13, %2) : (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
    return %14 : tensor<9xi32>
  }
  func.func private @_where_2(%arg0: tensor<9xi1>, %arg1: tensor<9xi32>, %arg2: tensor<9xi32>) -> tensor<9xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @remainder(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %14 = stablehlo.add %4, %13 : tensor<9xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi32>
    return %15 : tensor<9xi32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @through(%arg0: tensor<3xi32>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>, %arg3: tensor<3xi32>, %arg4: tensor<1x1x48x48xf32>, %arg5: tensor<i32>, %arg6: tensor<1x2x32x48xf32>, %arg7: tensor<i32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<1x1x32x48xf32>, %arg11: tensor<i32>, %arg12: tensor<1x2x32x48xf32>, %arg13: tensor<i32>, %arg14: tensor<3x3x32xf32>, %arg15: tensor<3x3x1x4xf32>, %arg16: tensor<3x3x1x4xf32>, %arg17: tensor<i32>, %arg18: tensor<1x2x2x128x8xf32>, %arg19: tensor<1x2x2x128x8xf32>) -> (tensor<3x3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) {
    %0 = stablehlo.reshape %arg14 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
    %1 = stablehlo.custom_call @xlaengine_unit_float32(%0) {backend_config = "", mhlo.backend_config = {count = 3.200000e+01 : f32, eps = 9.99999974E-6 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x32xf32>) -> tensor<9x32xf32>
    %2 = stablehlo.reshape %1 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x3x32xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<3x3x32xf32>
    %6 = stablehlo.reshape %5 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
    %7 = stablehlo.custom_call @xlaengine_product_float32(%6, %arg12, %arg13) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x32xf32>, tensor<1x2x32x48xf32>, tensor<i32>) -> tensor<9x64xf32>
    %8 = stablehlo.reshape %7 : (tensor<9x64xf32>) -> tensor<3x3x64xf32>
    %9 = stablehlo.reshape %8 : (tensor<3x3x64xf32>) -> tensor<3x3x2x4x8xf32>
    %10 = stablehlo.slice %9 [0:3, 0:3, 0:2, 0:2, 0:8] : (tensor<3x3x2x4x8xf32>) -> tensor<3x3x2x2x8xf32>
    %11 = stablehlo.reshape %10 : (tensor<3x3x2x2x8xf32>) -> tensor<3x3x4x8xf32>
    %12 = stablehlo.slice %9 [0:3, 0:3, 0:2, 2:3, 0:8] : (tensor<3x3x2x4x8xf32>) -> tensor<3x3x2x1x8xf32>
    %13 = stablehlo.reshape %12 : (tensor<3x3x2x1x8xf32>) -> tensor<3x3x2x8xf32>
    %14 = stablehlo.slice %9 [0:3, 0:3, 0:2, 3:4, 0:8] : (tensor<3x3x2x4x8xf32>) -> tensor<3x3x2x1x8xf32>
    %15 = stablehlo.reshape %14 : (tensor<3x3x2x1x8xf32>) -> tensor<3x3x2x8xf32>
    %16 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %18 = stablehlo.shift_right_arithmetic %17, %c : tensor<i32>
    %19 = stablehlo.slice %11 [0:3, 0:3, 0:4, 0:4] : (tensor<3x3x4x8xf32>) -> tensor<3x3x4x4xf32>
    %20 = stablehlo.slice %11 [0:3, 0:3, 0:4, 4:8] : (tensor<3x3x4x8xf32>) -> tensor<3x3x4x4xf32>
    %21 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<3x3x4x4xf32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xi32>
    %24 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<3x3x4x4xi32>
    %25 = stablehlo.xor %23, %24 : tensor<3x3x4x4xi32>
    %26 = stablehlo.bitcast_convert %25 : (tensor<3x3x4x4xi32>) -> tensor<3x3x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %28 = stablehlo.multiply %20, %27 : tensor<3x3x4x4xf32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xi32>
    %30 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<3x3x4x4xi32>
    %31 = stablehlo.xor %29, %30 : tensor<3x3x4x4xi32>
    %32 = stablehlo.bitcast_convert %31 : (tensor<3x3x4x4xi32>) -> tensor<3x3x4x4xf32>
    %33 = stablehlo.subtract %26, %32 : tensor<3x3x4x4xf32>
    %34 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %35 = stablehlo.multiply %20, %34 : tensor<3x3x4x4xf32>
    %36 = stablehlo.bitcast_convert %35 : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xi32>
    %37 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<3x3x4x4xi32>
    %38 = stablehlo.xor %36, %37 : tensor<3x3x4x4xi32>
    %39 = stablehlo.bitcast_convert %38 : (tensor<3x3x4x4xi32>) -> tensor<3x3x4x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %41 = stablehlo.multiply %19, %40 : tensor<3x3x4x4xf32>
    %42 = stablehlo.bitcast_convert %41 : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xi32>
    %43 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<3x3x4x4xi32>
    %44 = stablehlo.xor %42, %43 : tensor<3x3x4x4xi32>
    %45 = stablehlo.bitcast_convert %44 : (tensor<3x3x4x4xi32>) -> tensor<3x3x4x4xf32>
    %46 = stablehlo.add %39, %45 : tensor<3x3x4x4xf32>
    %47 = stablehlo.concatenate %33, %46, dim = 3 : (tensor<3x3x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<3x3x4x8xf32>
    %48 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %49 = stablehlo.reshape %48 : (tensor<1xi32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<31> : tensor<i32>
    %50 = stablehlo.shift_right_arithmetic %49, %c_0 : tensor<i32>
    %51 = stablehlo.slice %13 [0:3, 0:3, 0:2, 0:4] : (tensor<3x3x2x8xf32>) -> tensor<3x3x2x4xf32>
    %52 = stablehlo.slice %13 [0:3, 0:3, 0:2, 4:8] : (tensor<3x3x2x8xf32>) -> tensor<3x3x2x4xf32>
    %53 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %54 = stablehlo.multiply %51, %53 : tensor<3x3x2x4xf32>
    %55 = stablehlo.bitcast_convert %54 : (tensor<3x3x2x4xf32>) -> tensor<3x3x2x4xi32>
    %56 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<3x3x2x4xi32>
    %57 = stablehlo.xor %55, %56 : tensor<3x3x2x4xi32>
    %58 = stablehlo.bitcast_convert %57 : (tensor<3x3x2x4xi32>) -> tensor<3x3x2x4xf32>
    %59 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %60 = stablehlo.multiply %52, %59 : tensor<3x3x2x4xf32>
    %61 = stablehlo.bitcast_convert %60 : (tensor<3x3x2x4xf32>) -> tensor<3x3x2x4xi32>
    %62 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<3x3x2x4xi32>
    %63 = stablehlo.xor %61, %62 : tensor<3x3x2x4xi32>
    %64 = stablehlo.bitcast_convert %63 : (tensor<3x3x2x4xi32>) -> tensor<3x3x2x4xf32>
    %65 = stablehlo.subtract %58, %64 : tensor<3x3x2x4xf32>
    %66 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %67 = stablehlo.multiply %52, %66 : tensor<3x3x2x4xf32>
    %68 = stablehlo.bitcast_convert %67 : (tensor<3x3x2x4xf32>) -> tensor<3x3x2x4xi32>
    %69 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<3x3x2x4xi32>
    %70 = stablehlo.xor %68, %69 : tensor<3x3x2x4xi32>
    %71 = stablehlo.bitcast_convert %70 : (tensor<3x3x2x4xi32>) -> tensor<3x3x2x4xf32>
    %72 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %73 = stablehlo.multiply %51, %72 : tensor<3x3x2x4xf32>
    %74 = stablehlo.bitcast_convert %73 : (tensor<3x3x2x4xf32>) -> tensor<3x3x2x4xi32>
    %75 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<3x3x2x4xi32>
    %76 = stablehlo.xor %74, %75 : tensor<3x3x2x4xi32>
    %77 = stablehlo.bitcast_convert %76 : (tensor<3x3x2x4xi32>) -> tensor<3x3x2x4xf32>
    %78 = stablehlo.add %71, %77 : tensor<3x3x2x4xf32>
    %79 = stablehlo.concatenate %65, %78, dim = 3 : (tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>) -> tensor<3x3x2x8xf32>
    %80 = stablehlo.reshape %47 : (tensor<3x3x4x8xf32>) -> tensor<3x3x2x2x8xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.compare LT, %arg17, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %82 = stablehlo.add %arg17, %c_2 : tensor<i32>
    %83 = stablehlo.select %81, %82, %arg17 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %85 = stablehlo.compare LT, %arg1, %84, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %87 = stablehlo.add %arg1, %86 : tensor<3x3xi32>
    %88 = stablehlo.select %85, %87, %arg1 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %90 = stablehlo.compare LT, %arg2, %89, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_6 = stablehlo.constant dense<128> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %92 = stablehlo.add %arg2, %91 : tensor<3x3xi32>
    %93 = stablehlo.select %90, %92, %arg2 : tensor<3x3xi1>, tensor<3x3xi32>
    %94 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %96 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %97 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %98 = stablehlo.concatenate %95, %96, %97, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x3xi32>
    %99 = "stablehlo.scatter"(%arg18, %98, %79) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x3x3xi32>, tensor<3x3x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.compare LT, %arg17, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %101 = stablehlo.add %arg17, %c_8 : tensor<i32>
    %102 = stablehlo.select %100, %101, %arg17 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %104 = stablehlo.compare LT, %arg1, %103, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %106 = stablehlo.add %arg1, %105 : tensor<3x3xi32>
    %107 = stablehlo.select %104, %106, %arg1 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %109 = stablehlo.compare LT, %arg2, %108, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_12 = stablehlo.constant dense<128> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %111 = stablehlo.add %arg2, %110 : tensor<3x3xi32>
    %112 = stablehlo.select %109, %111, %arg2 : tensor<3x3xi1>, tensor<3x3xi32>
    %113 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %115 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %116 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %117 = stablehlo.concatenate %114, %115, %116, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x3xi32>
    %118 = "stablehlo.scatter"(%arg19, %117, %15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x3x3xi32>, tensor<3x3x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %121 = stablehlo.custom_call @xlaengine_attention_float32(%80, %99, %118, %arg17, %arg0, %arg2, %arg3, %120, %119, %119, %119, %119, %119) {backend_config = "", mhlo.backend_config = {block = 16 : i64, cap = 0.000000e+00 : f32, scale = 0.353553385 : f32}, operand_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>]} : (tensor<3x3x2x2x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x3x2x2x8xf32>
    %122 = stablehlo.reshape %121 : (tensor<3x3x2x2x8xf32>) -> tensor<3x3x32xf32>
    %123 = stablehlo.reshape %122 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
    %124 = stablehlo.custom_call @xlaengine_product_float32(%123, %arg10, %arg11) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x32xf32>, tensor<1x1x32x48xf32>, tensor<i32>) -> tensor<9x32xf32>
    %125 = stablehlo.reshape %124 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
    %126 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %127 = stablehlo.reshape %126 : (tensor<1xi32>) -> tensor<i32>
    %c_14 = stablehlo.constant dense<31> : tensor<i32>
    %128 = stablehlo.shift_right_arithmetic %127, %c_14 : tensor<i32>
    %129 = stablehlo.add %arg14, %125 : tensor<3x3x32xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %131 = stablehlo.compare GE, %arg2, %130, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %132 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %134 = stablehlo.compare LT, %arg2, %133, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %135 = stablehlo.and %131, %134 : tensor<3x3xi1>
    %136 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %137 = stablehlo.reshape %136 : (tensor<1xi32>) -> tensor<i32>
    %c_16 = stablehlo.constant dense<31> : tensor<i32>
    %138 = stablehlo.shift_right_arithmetic %137, %c_16 : tensor<i32>
    %139 = stablehlo.reshape %129 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
    %140 = stablehlo.custom_call @xlaengine_unit_float32(%139) {backend_config = "", mhlo.backend_config = {count = 3.200000e+01 : f32, eps = 9.99999974E-6 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x32xf32>) -> tensor<9x32xf32>
    %141 = stablehlo.reshape %140 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
    %142 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x3x32xf32>
    %144 = stablehlo.multiply %141, %143 : tensor<3x3x32xf32>
    %145 = stablehlo.reshape %144 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
    %146 = stablehlo.custom_call @xlaengine_product_float32(%145, %arg6, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x32xf32>, tensor<1x2x32x48xf32>, tensor<i32>) -> tensor<9x96xf32>
    %147 = stablehlo.reshape %146 : (tensor<9x96xf32>) -> tensor<3x3x96xf32>
    %148 = stablehlo.slice %147 [0:3, 0:3, 0:48] : (tensor<3x3x96xf32>) -> tensor<3x3x48xf32>
    %149 = stablehlo.slice %147 [0:3, 0:3, 48:96] : (tensor<3x3x96xf32>) -> tensor<3x3x48xf32>
    %150 = call @silu(%148) : (tensor<3x3x48xf32>) -> tensor<3x3x48xf32>
    %151 = stablehlo.multiply %150, %149 : tensor<3x3x48xf32>
    %152 = stablehlo.reshape %151 : (tensor<3x3x48xf32>) -> tensor<9x48xf32>
    %153 = stablehlo.custom_call @xlaengine_product_float32(%152, %arg4, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9x48xf32>, tensor<1x1x48x48xf32>, tensor<i32>) -> tensor<9x32xf32>
    %154 = stablehlo.reshape %153 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
    %155 = stablehlo.add %129, %154 : tensor<3x3x32xf32>
    return %155, %99, %118 : tensor<3x3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
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
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %6 = stablehlo.subtract %3, %5 : tensor<3x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %9 = stablehlo.add %7, %8 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %11 = stablehlo.minimum %9, %10 : tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %14 = stablehlo.compare GE, %6, %13, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %15 = stablehlo.and %12, %14 : tensor<3x1xi1>
    %16 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %17 = stablehlo.compare LT, %6, %16, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %18 = stablehlo.and %15, %17 : tensor<3x1xi1>
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %20 = call @_where_18(%18, %19, %c_3) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %21 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1x1xi32>
    %22 = stablehlo.convert %21 : (tensor<3x1x1x1xi32>) -> tensor<3x1x1x1xf32>
    %23 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<3x1x1x1xf32>) -> tensor<3x1x1x4xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x1x1x4xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<3x1x1x4xf32>
    %27 = stablehlo.cosine %26 : tensor<3x1x1x4xf32>
    %28 = stablehlo.sine %26 : tensor<3x1x1x4xf32>
    %29 = stablehlo.reshape %0 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<48> : tensor<i32>
    %30 = call @floor_divide_19(%29, %c_4) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_5 = stablehlo.constant dense<48> : tensor<i32>
    %31 = call @remainder_20(%29, %c_5) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %33 = stablehlo.compare LT, %30, %32, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %35 = stablehlo.add %30, %34 : tensor<3xi32>
    %36 = stablehlo.select %33, %35, %30 : tensor<3xi1>, tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %38 = stablehlo.compare LT, %31, %37, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_9 = stablehlo.constant dense<48> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %40 = stablehlo.add %31, %39 : tensor<3xi32>
    %41 = stablehlo.select %38, %40, %31 : tensor<3xi1>, tensor<3xi32>
    %42 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %44 = stablehlo.concatenate %42, %43, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %45 = "stablehlo.gather"(%arg4, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32, 1>}> : (tensor<3x32x48xf32>, tensor<3x2xi32>) -> tensor<3x32xf32>
    %46 = stablehlo.reshape %45 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %47 = stablehlo.concatenate %46, %4, dim = 2 : (tensor<3x1x32xf32>, tensor<3x1x32xf32>) -> tensor<3x1x64xf32>
    %48 = stablehlo.reshape %47 : (tensor<3x1x64xf32>) -> tensor<3x64xf32>
    %49 = stablehlo.broadcast_in_dim %arg5, dims = [1, 2, 3] : (tensor<1x64x48xf32>) -> tensor<1x1x64x48xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.custom_call @xlaengine_product_float32(%48, %49, %c_10) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x64xf32>, tensor<1x1x64x48xf32>, tensor<i32>) -> tensor<3x32xf32>
    %51 = stablehlo.reshape %50 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %52 = stablehlo.reshape %arg6 : (tensor<1x32xf32>) -> tensor<32xf32>
    %53 = stablehlo.reshape %arg7 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %54:3 = call @through_21(%arg2, %20, %6, %11, %arg8, %c_11, %arg9, %c_12, %53, %52, %arg10, %c_13, %arg11, %c_14, %51, %27, %28, %c_15, %arg21, %arg22) : (tensor<3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<1x1x48x48xf32>, tensor<i32>, tensor<1x2x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x48xf32>, tensor<i32>, tensor<1x2x32x48xf32>, tensor<i32>, tensor<3x1x32xf32>, tensor<3x1x1x4xf32>, tensor<3x1x1x4xf32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) -> (tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>)
    %55 = stablehlo.reshape %54#0 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %56 = stablehlo.custom_call @xlaengine_unit_float32(%55) {backend_config = "", mhlo.backend_config = {count = 3.200000e+01 : f32, eps = 9.99999974E-6 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %57 = stablehlo.reshape %56 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %58 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x1x32xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<3x1x32xf32>
    %61 = stablehlo.reshape %60 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %62 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2, 3] : (tensor<3x32x48xf32>) -> tensor<1x3x32x48xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.custom_call @xlaengine_product_float32(%61, %62, %c_16) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>, tensor<1x3x32x48xf32>, tensor<i32>) -> tensor<3x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %65 = stablehlo.compare GT, %arg13, %64, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %66 = stablehlo.and %arg1, %65 : tensor<3xi1>
    %67:2 = stablehlo.custom_call @xlaengine_argmax_float32(%63) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x97xf32>) -> (tensor<3xf32>, tensor<3xi32>)
    %68 = stablehlo.broadcast_in_dim %arg23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %69 = stablehlo.add %arg14, %68 : tensor<3xi32>
    %c_17 = stablehlo.constant dense<false> : tensor<i1>
    %70 = stablehlo.reduce(%66 init: %c_17) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %71 = stablehlo.convert %70 : (tensor<i1>) -> tensor<i32>
    %72:2 = "stablehlo.case"(%71) ({
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      stablehlo.return %67#1, %76 : tensor<3xi32>, tensor<3x97xf32>
    }, {
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %76 = func.call @_where_4(%66, %arg13, %c_18) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
      %77 = stablehlo.broadcast_in_dim %67#0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %79 = stablehlo.compare LT, %63, %78, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %80 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %82 = stablehlo.divide %63, %81 : tensor<3x97xf32>
      %83 = stablehlo.divide %67#0, %76 : tensor<3xf32>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %85 = stablehlo.compare GT, %arg15, %84, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %86 = stablehlo.and %85, %66 : tensor<3xi1>
      %c_20 = stablehlo.constant dense<false> : tensor<i1>
      %87 = stablehlo.reduce(%86 init: %c_20) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %88 = stablehlo.convert %87 : (tensor<i1>) -> tensor<i32>
      %89 = "stablehlo.case"(%88) ({
        %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %161 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %161 : tensor<3xf32>
      }, {
        %161 = stablehlo.log %arg15 : tensor<3xf32>
        %162 = stablehlo.add %83, %161 : tensor<3xf32>
        stablehlo.return %162 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %90 = stablehlo.broadcast_in_dim %86, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %92 = stablehlo.and %91, %79 : tensor<3x97xi1>
      %93 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %94 = stablehlo.convert %93 : tensor<3x1xf32>
      %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %96 = stablehlo.compare LT, %82, %95, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %97 = stablehlo.and %92, %96 : tensor<3x97xi1>
      %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %98 = func.call @_where_5(%97, %cst_21, %82) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %99 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %100 = stablehlo.compare GT, %arg16, %99, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_23 = stablehlo.constant dense<97> : tensor<i32>
      %101 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %102 = stablehlo.compare LT, %arg16, %101, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %103 = stablehlo.and %100, %102 : tensor<3xi1>
      %104 = stablehlo.and %103, %66 : tensor<3xi1>
      %c_24 = stablehlo.constant dense<false> : tensor<i1>
      %105 = stablehlo.reduce(%104 init: %c_24) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %106 = stablehlo.convert %105 : (tensor<i1>) -> tensor<i32>
      %107 = "stablehlo.case"(%106) ({
        %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %161 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %161 : tensor<3xf32>
      }, {
        %161 = stablehlo.bitcast_convert %98 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_38 = stablehlo.constant dense<0> : tensor<i32>
        %162 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %163 = stablehlo.compare LT, %161, %162, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_39 = stablehlo.constant dense<2147483647> : tensor<i32>
        %164 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %165 = stablehlo.xor %161, %164 : tensor<3x97xi32>
        %166 = func.call @_where_6(%163, %165, %161) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_40 = stablehlo.constant dense<2147483647> : tensor<i32>
        %167 = stablehlo.reduce(%166 init: %c_40) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_41 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %168 = stablehlo.reduce(%166 init: %c_41) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_42 = stablehlo.constant dense<0> : tensor<i32>
        %c_43 = stablehlo.constant dense<0> : tensor<i32>
        %169:6 = stablehlo.while(%iterArg = %166, %iterArg_46 = %arg16, %iterArg_47 = %c_43, %iterArg_48 = %c_42, %iterArg_49 = %167, %iterArg_50 = %168) : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_51 = stablehlo.constant dense<32> : tensor<i32>
          %176 = stablehlo.compare LT, %iterArg_47, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %176 : tensor<i1>
        } do {
          %176:3 = func.call @closed_call_23(%iterArg, %iterArg_46, %iterArg_48, %iterArg_49, %iterArg_50) : (tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_51 = stablehlo.constant dense<1> : tensor<i32>
          %177 = stablehlo.add %iterArg_47, %c_51 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_46, %177, %176#0, %176#1, %176#2 : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_44 = stablehlo.constant dense<0> : tensor<i32>
        %170 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %171 = stablehlo.compare LT, %169#4, %170, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_45 = stablehlo.constant dense<2147483647> : tensor<i32>
        %172 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %173 = stablehlo.xor %169#4, %172 : tensor<3xi32>
        %174 = func.call @_where_7(%171, %173, %169#4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %175 = stablehlo.bitcast_convert %174 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %175 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %108 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %110 = stablehlo.and %109, %79 : tensor<3x97xi1>
      %111 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %112 = stablehlo.convert %111 : tensor<3x1xf32>
      %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %114 = stablehlo.compare LT, %98, %113, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %115 = stablehlo.and %110, %114 : tensor<3x97xi1>
      %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %116 = func.call @_where_5(%115, %cst_25, %98) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %117 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %118 = stablehlo.compare LT, %arg17, %117, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %119 = stablehlo.and %118, %66 : tensor<3xi1>
      %c_27 = stablehlo.constant dense<false> : tensor<i1>
      %120 = stablehlo.reduce(%119 init: %c_27) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %121 = stablehlo.convert %120 : (tensor<i1>) -> tensor<i32>
      %122 = "stablehlo.case"(%121) ({
        %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %161 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %161 : tensor<3xf32>
      }, {
        %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %161 = stablehlo.reduce(%116 init: %cst_38) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %162 = stablehlo.broadcast_in_dim %161, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %164 = stablehlo.subtract %116, %163 : tensor<3x97xf32>
        %165 = stablehlo.exponential %164 : tensor<3x97xf32>
        %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %166 = stablehlo.reduce(%165 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %167 = stablehlo.multiply %arg17, %166 : tensor<3xf32>
        %168 = stablehlo.bitcast_convert %116 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_40 = stablehlo.constant dense<0> : tensor<i32>
        %169 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %170 = stablehlo.compare LT, %168, %169, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_41 = stablehlo.constant dense<2147483647> : tensor<i32>
        %171 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %172 = stablehlo.xor %168, %171 : tensor<3x97xi32>
        %173 = func.call @_where_6(%170, %172, %168) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_42 = stablehlo.constant dense<2147483647> : tensor<i32>
        %174 = stablehlo.reduce(%173 init: %c_42) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_43 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %175 = stablehlo.reduce(%173 init: %c_43) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_44 = stablehlo.constant dense<0> : tensor<i32>
        %c_45 = stablehlo.constant dense<0> : tensor<i32>
        %176:7 = stablehlo.while(%iterArg = %173, %iterArg_48 = %165, %iterArg_49 = %167, %iterArg_50 = %c_45, %iterArg_51 = %c_44, %iterArg_52 = %174, %iterArg_53 = %175) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_54 = stablehlo.constant dense<32> : tensor<i32>
          %183 = stablehlo.compare LT, %iterArg_50, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %183 : tensor<i1>
        } do {
          %183:3 = func.call @closed_call_24(%iterArg, %iterArg_48, %iterArg_49, %iterArg_51, %iterArg_52, %iterArg_53) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_54 = stablehlo.constant dense<1> : tensor<i32>
          %184 = stablehlo.add %iterArg_50, %c_54 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_48, %iterArg_49, %184, %183#0, %183#1, %183#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_46 = stablehlo.constant dense<0> : tensor<i32>
        %177 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %178 = stablehlo.compare LT, %176#5, %177, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_47 = stablehlo.constant dense<2147483647> : tensor<i32>
        %179 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %180 = stablehlo.xor %176#5, %179 : tensor<3xi32>
        %181 = func.call @_where_7(%178, %180, %176#5) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %182 = stablehlo.bitcast_convert %181 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %182 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %123 = stablehlo.broadcast_in_dim %119, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %125 = stablehlo.and %124, %79 : tensor<3x97xi1>
      %126 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %127 = stablehlo.convert %126 : tensor<3x1xf32>
      %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %129 = stablehlo.compare LT, %116, %128, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %130 = stablehlo.and %125, %129 : tensor<3x97xi1>
      %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %131 = func.call @_where_5(%130, %cst_28, %116) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %132 = stablehlo.convert %69 : (tensor<3xi32>) -> tensor<3xui32>
      %133 = func.call @_threefry_fold_in(%arg18, %132) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %c_29 = stablehlo.constant dense<1> : tensor<ui32>
      %134 = func.call @_threefry_fold_in_11(%133, %c_29) : (tensor<3x2xui32>, tensor<ui32>) -> tensor<3x2xui32>
      %135 = func.call @_gumbel(%134) : (tensor<3x2xui32>) -> tensor<3x97xf32>
      %136 = stablehlo.add %131, %135 : tensor<3x97xf32>
      %137 = stablehlo.iota dim = 0 : tensor<97xi32>
      %138 = stablehlo.broadcast_in_dim %137, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
      %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %139 = stablehlo.reduce(%136 init: %cst_30) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %140 = stablehlo.broadcast_in_dim %139, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %142 = stablehlo.compare EQ, %136, %141, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_31 = stablehlo.constant dense<97> : tensor<i32>
      %143 = func.call @_where_15(%142, %138, %c_31) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %144 = stablehlo.reduce(%143 init: %c_32) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %c_33 = stablehlo.constant dense<96> : tensor<i32>
      %145 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %146 = stablehlo.minimum %144, %145 : tensor<3xi32>
      %147 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %148 = stablehlo.reduce(%131 init: %cst_34) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %150 = stablehlo.maximum %149, %148 : tensor<3xf32>
      %151 = stablehlo.broadcast_in_dim %150, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %153 = stablehlo.subtract %131, %152 : tensor<3x97xf32>
      %154 = stablehlo.exponential %153 : tensor<3x97xf32>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %155 = stablehlo.reduce(%154 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %156 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %158 = stablehlo.divide %154, %157 : tensor<3x97xf32>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %159 = func.call @_where_16(%147, %158, %c_37) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
      %160 = func.call @_where_7(%66, %146, %67#1) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      stablehlo.return %160, %159 : tensor<3xi32>, tensor<3x97xf32>
    }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3x97xf32>)
    %73 = stablehlo.broadcast_in_dim %72#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %74 = stablehlo.reshape %73 : (tensor<3x1xi32>) -> tensor<3xi32>
    %75 = stablehlo.reshape %60 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    return %74, %75, %54#1, %54#2, %73, %72#1 : tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>
  }
  func.func private @_where_18(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x1xi1>, tensor<3x1xi32>
    return %2 : tensor<3x1xi32>
  }
  func.func private @floor_divide_19(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<3xi32>
    %3 = stablehlo.sign %arg0 : tensor<3xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %11 = stablehlo.and %6, %10 : tensor<3xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<3xi32>
    %14 = call @_where_7(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @remainder_20(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %12 = stablehlo.and %11, %6 : tensor<3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %14 = stablehlo.add %4, %13 : tensor<3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3xi1>, tensor<3xi32>
    return %15 : tensor<3xi32>
  }
  func.func private @through_21(%arg0: tensor<3xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x1xi32>, %arg3: tensor<3xi32>, %arg4: tensor<1x1x48x48xf32>, %arg5: tensor<i32>, %arg6: tensor<1x2x32x48xf32>, %arg7: tensor<i32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<1x1x32x48xf32>, %arg11: tensor<i32>, %arg12: tensor<1x2x32x48xf32>, %arg13: tensor<i32>, %arg14: tensor<3x1x32xf32>, %arg15: tensor<3x1x1x4xf32>, %arg16: tensor<3x1x1x4xf32>, %arg17: tensor<i32>, %arg18: tensor<1x2x2x128x8xf32>, %arg19: tensor<1x2x2x128x8xf32>) -> (tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) {
    %0 = stablehlo.reshape %arg14 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %1 = stablehlo.custom_call @xlaengine_unit_float32(%0) {backend_config = "", mhlo.backend_config = {count = 3.200000e+01 : f32, eps = 9.99999974E-6 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x1x32xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<3x1x32xf32>
    %6 = stablehlo.reshape %5 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %7 = stablehlo.custom_call @xlaengine_product_float32(%6, %arg12, %arg13) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>, tensor<1x2x32x48xf32>, tensor<i32>) -> tensor<3x64xf32>
    %8 = stablehlo.reshape %7 : (tensor<3x64xf32>) -> tensor<3x1x64xf32>
    %9 = stablehlo.reshape %8 : (tensor<3x1x64xf32>) -> tensor<3x1x2x4x8xf32>
    %10 = stablehlo.slice %9 [0:3, 0:1, 0:2, 0:2, 0:8] : (tensor<3x1x2x4x8xf32>) -> tensor<3x1x2x2x8xf32>
    %11 = stablehlo.reshape %10 : (tensor<3x1x2x2x8xf32>) -> tensor<3x1x4x8xf32>
    %12 = stablehlo.slice %9 [0:3, 0:1, 0:2, 2:3, 0:8] : (tensor<3x1x2x4x8xf32>) -> tensor<3x1x2x1x8xf32>
    %13 = stablehlo.reshape %12 : (tensor<3x1x2x1x8xf32>) -> tensor<3x1x2x8xf32>
    %14 = stablehlo.slice %9 [0:3, 0:1, 0:2, 3:4, 0:8] : (tensor<3x1x2x4x8xf32>) -> tensor<3x1x2x1x8xf32>
    %15 = stablehlo.reshape %14 : (tensor<3x1x2x1x8xf32>) -> tensor<3x1x2x8xf32>
    %16 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %18 = stablehlo.shift_right_arithmetic %17, %c : tensor<i32>
    %19 = stablehlo.slice %11 [0:3, 0:1, 0:4, 0:4] : (tensor<3x1x4x8xf32>) -> tensor<3x1x4x4xf32>
    %20 = stablehlo.slice %11 [0:3, 0:1, 0:4, 4:8] : (tensor<3x1x4x8xf32>) -> tensor<3x1x4x4xf32>
    %21 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<3x1x4x4xf32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<3x1x4x4xf32>) -> tensor<3x1x4x4xi32>
    %24 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<3x1x4x4xi32>
    %25 = stablehlo.xor %23, %24 : tensor<3x1x4x4xi32>
    %26 = stablehlo.bitcast_convert %25 : (tensor<3x1x4x4xi32>) -> tensor<3x1x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %28 = stablehlo.multiply %20, %27 : tensor<3x1x4x4xf32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<3x1x4x4xf32>) -> tensor<3x1x4x4xi32>
    %30 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<3x1x4x4xi32>
    %31 = stablehlo.xor %29, %30 : tensor<3x1x4x4xi32>
    %32 = stablehlo.bitcast_convert %31 : (tensor<3x1x4x4xi32>) -> tensor<3x1x4x4xf32>
    %33 = stablehlo.subtract %26, %32 : tensor<3x1x4x4xf32>
    %34 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %35 = stablehlo.multiply %20, %34 : tensor<3x1x4x4xf32>
    %36 = stablehlo.bitcast_convert %35 : (tensor<3x1x4x4xf32>) -> tensor<3x1x4x4xi32>
    %37 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<3x1x4x4xi32>
    %38 = stablehlo.xor %36, %37 : tensor<3x1x4x4xi32>
    %39 = stablehlo.bitcast_convert %38 : (tensor<3x1x4x4xi32>) -> tensor<3x1x4x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %41 = stablehlo.multiply %19, %40 : tensor<3x1x4x4xf32>
    %42 = stablehlo.bitcast_convert %41 : (tensor<3x1x4x4xf32>) -> tensor<3x1x4x4xi32>
    %43 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<3x1x4x4xi32>
    %44 = stablehlo.xor %42, %43 : tensor<3x1x4x4xi32>
    %45 = stablehlo.bitcast_convert %44 : (tensor<3x1x4x4xi32>) -> tensor<3x1x4x4xf32>
    %46 = stablehlo.add %39, %45 : tensor<3x1x4x4xf32>
    %47 = stablehlo.concatenate %33, %46, dim = 3 : (tensor<3x1x4x4xf32>, tensor<3x1x4x4xf32>) -> tensor<3x1x4x8xf32>
    %48 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %49 = stablehlo.reshape %48 : (tensor<1xi32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<31> : tensor<i32>
    %50 = stablehlo.shift_right_arithmetic %49, %c_0 : tensor<i32>
    %51 = stablehlo.slice %13 [0:3, 0:1, 0:2, 0:4] : (tensor<3x1x2x8xf32>) -> tensor<3x1x2x4xf32>
    %52 = stablehlo.slice %13 [0:3, 0:1, 0:2, 4:8] : (tensor<3x1x2x8xf32>) -> tensor<3x1x2x4xf32>
    %53 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %54 = stablehlo.multiply %51, %53 : tensor<3x1x2x4xf32>
    %55 = stablehlo.bitcast_convert %54 : (tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi32>
    %56 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<3x1x2x4xi32>
    %57 = stablehlo.xor %55, %56 : tensor<3x1x2x4xi32>
    %58 = stablehlo.bitcast_convert %57 : (tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xf32>
    %59 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %60 = stablehlo.multiply %52, %59 : tensor<3x1x2x4xf32>
    %61 = stablehlo.bitcast_convert %60 : (tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi32>
    %62 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<3x1x2x4xi32>
    %63 = stablehlo.xor %61, %62 : tensor<3x1x2x4xi32>
    %64 = stablehlo.bitcast_convert %63 : (tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xf32>
    %65 = stablehlo.subtract %58, %64 : tensor<3x1x2x4xf32>
    %66 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %67 = stablehlo.multiply %52, %66 : tensor<3x1x2x4xf32>
    %68 = stablehlo.bitcast_convert %67 : (tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi32>
    %69 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<3x1x2x4xi32>
    %70 = stablehlo.xor %68, %69 : tensor<3x1x2x4xi32>
    %71 = stablehlo.bitcast_convert %70 : (tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xf32>
    %72 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %73 = stablehlo.multiply %51, %72 : tensor<3x1x2x4xf32>
    %74 = stablehlo.bitcast_convert %73 : (tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi32>
    %75 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<3x1x2x4xi32>
    %76 = stablehlo.xor %74, %75 : tensor<3x1x2x4xi32>
    %77 = stablehlo.bitcast_convert %76 : (tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xf32>
    %78 = stablehlo.add %71, %77 : tensor<3x1x2x4xf32>
    %79 = stablehlo.concatenate %65, %78, dim = 3 : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x8xf32>
    %80 = stablehlo.reshape %47 : (tensor<3x1x4x8xf32>) -> tensor<3x1x2x2x8xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.compare LT, %arg17, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %82 = stablehlo.add %arg17, %c_2 : tensor<i32>
    %83 = stablehlo.select %81, %82, %arg17 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %85 = stablehlo.compare LT, %arg1, %84, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %87 = stablehlo.add %arg1, %86 : tensor<3x1xi32>
    %88 = stablehlo.select %85, %87, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %90 = stablehlo.compare LT, %arg2, %89, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_6 = stablehlo.constant dense<128> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %92 = stablehlo.add %arg2, %91 : tensor<3x1xi32>
    %93 = stablehlo.select %90, %92, %arg2 : tensor<3x1xi1>, tensor<3x1xi32>
    %94 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %96 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %97 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %98 = stablehlo.concatenate %95, %96, %97, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %99 = "stablehlo.scatter"(%arg18, %98, %79) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x1x3xi32>, tensor<3x1x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.compare LT, %arg17, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %101 = stablehlo.add %arg17, %c_8 : tensor<i32>
    %102 = stablehlo.select %100, %101, %arg17 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %104 = stablehlo.compare LT, %arg1, %103, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %106 = stablehlo.add %arg1, %105 : tensor<3x1xi32>
    %107 = stablehlo.select %104, %106, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %109 = stablehlo.compare LT, %arg2, %108, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_12 = stablehlo.constant dense<128> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %111 = stablehlo.add %arg2, %110 : tensor<3x1xi32>
    %112 = stablehlo.select %109, %111, %arg2 : tensor<3x1xi1>, tensor<3x1xi32>
    %113 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %115 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %116 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %117 = stablehlo.concatenate %114, %115, %116, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %118 = "stablehlo.scatter"(%arg19, %117, %15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x1x3xi32>, tensor<3x1x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %121 = stablehlo.custom_call @xlaengine_attention_float32(%80, %99, %118, %arg17, %arg0, %arg2, %arg3, %120, %119, %119, %119, %119, %119) {backend_config = "", mhlo.backend_config = {block = 16 : i64, cap = 0.000000e+00 : f32, scale = 0.353553385 : f32}, operand_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>]} : (tensor<3x1x2x2x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<3x1x2x2x8xf32>
    %122 = stablehlo.reshape %121 : (tensor<3x1x2x2x8xf32>) -> tensor<3x1x32xf32>
    %123 = stablehlo.reshape %122 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %124 = stablehlo.custom_call @xlaengine_product_float32(%123, %arg10, %arg11) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>, tensor<1x1x32x48xf32>, tensor<i32>) -> tensor<3x32xf32>
    %125 = stablehlo.reshape %124 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %126 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %127 = stablehlo.reshape %126 : (tensor<1xi32>) -> tensor<i32>
    %c_14 = stablehlo.constant dense<31> : tensor<i32>
    %128 = stablehlo.shift_right_arithmetic %127, %c_14 : tensor<i32>
    %129 = stablehlo.add %arg14, %125 : tensor<3x1x32xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %131 = stablehlo.compare GE, %arg2, %130, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %132 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %133 = stablehlo.compare LT, %arg2, %132, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %134 = stablehlo.and %131, %133 : tensor<3x1xi1>
    %135 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %136 = stablehlo.reshape %135 : (tensor<1xi32>) -> tensor<i32>
    %c_16 = stablehlo.constant dense<31> : tensor<i32>
    %137 = stablehlo.shift_right_arithmetic %136, %c_16 : tensor<i32>
    %138 = stablehlo.reshape %129 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %139 = stablehlo.custom_call @xlaengine_unit_float32(%138) {backend_config = "", mhlo.backend_config = {count = 3.200000e+01 : f32, eps = 9.99999974E-6 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>) -> tensor<3x32xf32>
    %140 = stablehlo.reshape %139 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %141 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x1x32xf32>
    %143 = stablehlo.multiply %140, %142 : tensor<3x1x32xf32>
    %144 = stablehlo.reshape %143 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %145 = stablehlo.custom_call @xlaengine_product_float32(%144, %arg6, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x32xf32>, tensor<1x2x32x48xf32>, tensor<i32>) -> tensor<3x96xf32>
    %146 = stablehlo.reshape %145 : (tensor<3x96xf32>) -> tensor<3x1x96xf32>
    %147 = stablehlo.slice %146 [0:3, 0:1, 0:48] : (tensor<3x1x96xf32>) -> tensor<3x1x48xf32>
    %148 = stablehlo.slice %146 [0:3, 0:1, 48:96] : (tensor<3x1x96xf32>) -> tensor<3x1x48xf32>
    %149 = call @silu_22(%147) : (tensor<3x1x48xf32>) -> tensor<3x1x48xf32>
    %150 = stablehlo.multiply %149, %148 : tensor<3x1x48xf32>
    %151 = stablehlo.reshape %150 : (tensor<3x1x48xf32>) -> tensor<3x48xf32>
    %152 = stablehlo.custom_call @xlaengine_product_float32(%151, %arg4, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x48xf32>, tensor<1x1x48x48xf32>, tensor<i32>) -> tensor<3x32xf32>
    %153 = stablehlo.reshape %152 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
    %154 = stablehlo.add %129, %153 : tensor<3x1x32xf32>
    return %154, %99, %118 : tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
  }
  func.func private @silu_22(%arg0: tensor<3x1x48xf32>) -> tensor<3x1x48xf32> {
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
  func.func private @closed_call_23(%arg0: tensor<3x97xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
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
  func.func private @closed_call_24(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<i32>, %arg4: tensor<3xi32>, %arg5: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
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
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<1x3x97xf32>, %arg1: tensor<3x97xf32>, %arg2: tensor<i32>) -> tensor<1x3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x97xf32>) -> tensor<1x3x97xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<1x3x97xf32>, tensor<1x3x97xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x97xf32>
    return %1 : tensor<1x3x97xf32>
  }
  func.func private @_where_26(%arg0: tensor<3x2xi1>, %arg1: tensor<3x2xi32>, %arg2: tensor<i32>) -> tensor<3x2xi32> {
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
  func.func private @_pad_27(%arg0: tensor<3x2xi32>, %arg1: tensor<i32>) -> tensor<3x2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    return %1 : tensor<3x2xi32>
  }
}
