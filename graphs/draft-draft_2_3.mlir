module @jit_draft_2_3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x32xf32>, %arg1: tensor<32x96xf32>, %arg2: tensor<1x32xf32>, %arg3: tensor<1x32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32x64xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32x97xf32>, %arg8: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg13: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg14: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg15: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg17: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg26: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg27: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg29: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg30: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg31: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 23 : i32}, %arg32: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 24 : i32}, %arg33: tensor<3xi32>, %arg34: tensor<3xi1>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].k"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].v"}, tensor<3x2xi32> {jax.result_info = "result[1].tokens"}, tensor<3x2x97xf32> {jax.result_info = "result[1].q"}) {
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
    %1 = stablehlo.compare LT, %arg33, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg33, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg33 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %6 = "stablehlo.gather"(%arg10, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %arg33, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.add %arg33, %9 : tensor<3xi32>
    %11 = stablehlo.select %8, %10, %arg33 : tensor<3xi1>, tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = "stablehlo.gather"(%arg11, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %15 = stablehlo.compare LT, %arg33, %14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %17 = stablehlo.add %arg33, %16 : tensor<3xi32>
    %18 = stablehlo.select %15, %17, %arg33 : tensor<3xi1>, tensor<3xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %20 = "stablehlo.gather"(%arg12, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %22 = stablehlo.compare LT, %arg33, %21, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %24 = stablehlo.add %arg33, %23 : tensor<3xi32>
    %25 = stablehlo.select %22, %24, %arg33 : tensor<3xi1>, tensor<3xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %27 = "stablehlo.gather"(%arg13, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %29 = stablehlo.compare LT, %arg33, %28, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %31 = stablehlo.add %arg33, %30 : tensor<3xi32>
    %32 = stablehlo.select %29, %31, %arg33 : tensor<3xi1>, tensor<3xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %34 = "stablehlo.gather"(%arg14, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %36 = stablehlo.compare LT, %arg33, %35, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %38 = stablehlo.add %arg33, %37 : tensor<3xi32>
    %39 = stablehlo.select %36, %38, %arg33 : tensor<3xi1>, tensor<3xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %41 = "stablehlo.gather"(%arg15, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %43 = stablehlo.compare LT, %arg33, %42, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %45 = stablehlo.add %arg33, %44 : tensor<3xi32>
    %46 = stablehlo.select %43, %45, %arg33 : tensor<3xi1>, tensor<3xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %48 = "stablehlo.gather"(%arg16, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %50 = stablehlo.compare LT, %arg33, %49, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %52 = stablehlo.add %arg33, %51 : tensor<3xi32>
    %53 = stablehlo.select %50, %52, %arg33 : tensor<3xi1>, tensor<3xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %55 = "stablehlo.gather"(%arg17, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xui32>, tensor<3x1xi32>) -> tensor<3x2xui32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %57 = stablehlo.compare LT, %arg33, %56, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_23 = stablehlo.constant dense<2> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %59 = stablehlo.add %arg33, %58 : tensor<3xi32>
    %60 = stablehlo.select %57, %59, %arg33 : tensor<3xi1>, tensor<3xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %62 = "stablehlo.gather"(%arg18, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %64 = stablehlo.compare LT, %arg33, %63, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_25 = stablehlo.constant dense<2> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %66 = stablehlo.add %arg33, %65 : tensor<3xi32>
    %67 = stablehlo.select %64, %66, %arg33 : tensor<3xi1>, tensor<3xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %69 = "stablehlo.gather"(%arg19, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %71 = stablehlo.compare LT, %arg33, %70, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_27 = stablehlo.constant dense<2> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %73 = stablehlo.add %arg33, %72 : tensor<3xi32>
    %74 = stablehlo.select %71, %73, %arg33 : tensor<3xi1>, tensor<3xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %76 = "stablehlo.gather"(%arg20, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %78 = stablehlo.compare LT, %arg33, %77, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_29 = stablehlo.constant dense<2> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %80 = stablehlo.add %arg33, %79 : tensor<3xi32>
    %81 = stablehlo.select %78, %80, %arg33 : tensor<3xi1>, tensor<3xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %83 = "stablehlo.gather"(%arg21, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %85 = stablehlo.compare LT, %arg33, %84, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_31 = stablehlo.constant dense<2> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %87 = stablehlo.add %arg33, %86 : tensor<3xi32>
    %88 = stablehlo.select %85, %87, %arg33 : tensor<3xi1>, tensor<3xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %90 = "stablehlo.gather"(%arg22, %89) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %92 = stablehlo.compare LT, %arg33, %91, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_33 = stablehlo.constant dense<2> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %94 = stablehlo.add %arg33, %93 : tensor<3xi32>
    %95 = stablehlo.select %92, %94, %arg33 : tensor<3xi1>, tensor<3xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %97 = "stablehlo.gather"(%arg23, %96) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %99 = stablehlo.compare LT, %arg33, %98, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_35 = stablehlo.constant dense<2> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %101 = stablehlo.add %arg33, %100 : tensor<3xi32>
    %102 = stablehlo.select %99, %101, %arg33 : tensor<3xi1>, tensor<3xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %104 = "stablehlo.gather"(%arg24, %103) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_36 = stablehlo.constant dense<2> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %106 = stablehlo.compare LT, %arg33, %105, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %107 = stablehlo.and %34, %106 : tensor<3xi1>
    %108 = stablehlo.and %arg34, %107 : tensor<3xi1>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %110 = stablehlo.compare GE, %13, %109, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %111 = stablehlo.and %108, %110 : tensor<3xi1>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %112 = call @_where(%111, %13, %c_38) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %114 = stablehlo.iota dim = 0 : tensor<2xi32>
    %c_39 = stablehlo.constant dense<-1> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %116 = stablehlo.add %115, %114 : tensor<2xi32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %118 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %119 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<3x2xi32>
    %120 = stablehlo.add %118, %119 : tensor<3x2xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %122 = stablehlo.maximum %120, %121 : tensor<3x2xi32>
    %123 = stablehlo.broadcast_in_dim %arg33, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %125 = stablehlo.compare LT, %123, %124, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_42 = stablehlo.constant dense<2> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %127 = stablehlo.add %123, %126 : tensor<3x1xi32>
    %128 = stablehlo.select %125, %127, %123 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %130 = stablehlo.compare LT, %122, %129, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_44 = stablehlo.constant dense<128> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %132 = stablehlo.add %122, %131 : tensor<3x2xi32>
    %133 = stablehlo.select %130, %132, %122 : tensor<3x2xi1>, tensor<3x2xi32>
    %134 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %136 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %137 = stablehlo.concatenate %135, %136, dim = 2 : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x2xi32>
    %138 = "stablehlo.gather"(%arg30, %137) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x128xi32>, tensor<3x2x2xi32>) -> tensor<3x2xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %139 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %140 = stablehlo.subtract %120, %139 : tensor<3x2xi32>
    %141 = stablehlo.slice %140 [0:3, 1:2] : (tensor<3x2xi32>) -> tensor<3x1xi32>
    %142 = stablehlo.reshape %141 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_46 = stablehlo.constant dense<1> : tensor<i32>
    %143 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %144 = stablehlo.add %142, %143 : tensor<3xi32>
    %c_47 = stablehlo.constant dense<128> : tensor<i32>
    %145 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %146 = stablehlo.minimum %144, %145 : tensor<3xi32>
    %147 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %148 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %149 = stablehlo.compare GE, %140, %148, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %150 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %151 = stablehlo.and %150, %149 : tensor<3x2xi1>
    %152 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %154 = stablehlo.compare LT, %140, %153, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %155 = stablehlo.and %151, %154 : tensor<3x2xi1>
    %156 = stablehlo.broadcast_in_dim %arg33, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_49 = stablehlo.constant dense<2> : tensor<i32>
    %157 = call @_where_0(%155, %156, %c_49) : (tensor<3x2xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x2xi32>
    %158 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1x1xi32>
    %159 = stablehlo.convert %158 : (tensor<3x2x1x1xi32>) -> tensor<3x2x1x1xf32>
    %160 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %161 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2, 3] : (tensor<3x2x1x1xf32>) -> tensor<3x2x1x4xf32>
    %162 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x2x1x4xf32>
    %163 = stablehlo.multiply %161, %162 : tensor<3x2x1x4xf32>
    %164 = stablehlo.cosine %163 : tensor<3x2x1x4xf32>
    %165 = stablehlo.sine %163 : tensor<3x2x1x4xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %166 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %167 = stablehlo.compare LT, %138, %166, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_51 = stablehlo.constant dense<97> : tensor<i32>
    %168 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %169 = stablehlo.add %138, %168 : tensor<3x2xi32>
    %170 = stablehlo.select %167, %169, %138 : tensor<3x2xi1>, tensor<3x2xi32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %172 = "stablehlo.gather"(%arg7, %171) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<3x2x1xi32>) -> tensor<32x3x2xf32>
    %173 = stablehlo.transpose %172, dims = [1, 2, 0] : (tensor<32x3x2xf32>) -> tensor<3x2x32xf32>
    %174 = stablehlo.reshape %arg3 : (tensor<1x32xf32>) -> tensor<32xf32>
    %175 = stablehlo.reshape %arg2 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %176:3 = call @through(%arg33, %157, %140, %146, %arg0, %arg1, %175, %174, %arg4, %arg5, %173, %164, %165, %c_52, %arg31, %arg32) : (tensor<3xi32>, tensor<3x2xi32>, tensor<3x2xi32>, tensor<3xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<3x2x32xf32>, tensor<3x2x1x4xf32>, tensor<3x2x1x4xf32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) -> (tensor<3x2x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>)
    %177 = stablehlo.multiply %176#0, %176#0 : tensor<3x2x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%177 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<3x2x32xf32>, tensor<f32>) -> tensor<3x2xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1] : (tensor<3x2xf32>) -> tensor<3x2x1xf32>
    %cst_54 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x2x1xf32>
    %181 = stablehlo.divide %179, %180 : tensor<3x2x1xf32>
    %cst_55 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x2x1xf32>
    %183 = stablehlo.add %181, %182 : tensor<3x2x1xf32>
    %184 = stablehlo.rsqrt %183 : tensor<3x2x1xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<3x2x1xf32>) -> tensor<3x2x32xf32>
    %186 = stablehlo.multiply %176#0, %185 : tensor<3x2x32xf32>
    %187 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x2x32xf32>
    %189 = stablehlo.multiply %186, %188 : tensor<3x2x32xf32>
    %190 = stablehlo.slice %189 [0:3, 1:2, 0:32] : (tensor<3x2x32xf32>) -> tensor<3x1x32xf32>
    %191 = stablehlo.reshape %190 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %192 = "stablehlo.case"(%c_56) ({
      %c_76 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_76 : tensor<i32>
    }, {
      %c_76 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_76 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %193 = "stablehlo.case"(%192) ({
      %c_76 = stablehlo.constant dense<0> : tensor<i32>
      %256 = func.call @_pad_7(%191, %c_76) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %257 = stablehlo.reshape %256 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %258 = stablehlo.reshape %257 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %259 = stablehlo.dot_general %258, %arg7, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %259 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %195 = stablehlo.compare GT, %62, %194, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %196 = stablehlo.and %111, %195 : tensor<3xi1>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %197 = stablehlo.reduce(%193 init: %cst_58) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %198 = stablehlo.iota dim = 0 : tensor<97xi32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %200 = stablehlo.reduce(%193 init: %cst_59) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %203 = stablehlo.compare EQ, %193, %202, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_60 = stablehlo.constant dense<97> : tensor<i32>
    %204 = call @_where_8(%203, %199, %c_60) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_61 = stablehlo.constant dense<2147483647> : tensor<i32>
    %205 = stablehlo.reduce(%204 init: %c_61) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %c_62 = stablehlo.constant dense<96> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %207 = stablehlo.minimum %205, %206 : tensor<3xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %209 = stablehlo.add %20, %208 : tensor<3xi32>
    %c_64 = stablehlo.constant dense<false> : tensor<i1>
    %210 = stablehlo.reduce(%196 init: %c_64) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %211 = stablehlo.convert %210 : (tensor<i1>) -> tensor<i32>
    %212:2 = "stablehlo.case"(%211) ({
      %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %256 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      stablehlo.return %207, %256 : tensor<3xi32>, tensor<3x97xf32>
    }, {
      %c_76 = stablehlo.constant dense<1> : tensor<i32>
      %256 = func.call @_where_9(%196, %62, %c_76) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
      %257 = stablehlo.broadcast_in_dim %197, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %259 = stablehlo.compare LT, %193, %258, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %260 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %262 = stablehlo.divide %193, %261 : tensor<3x97xf32>
      %263 = stablehlo.divide %197, %256 : tensor<3xf32>
      %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %264 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %265 = stablehlo.compare GT, %83, %264, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %266 = stablehlo.and %265, %196 : tensor<3xi1>
      %c_78 = stablehlo.constant dense<false> : tensor<i1>
      %267 = stablehlo.reduce(%266 init: %c_78) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %268 = stablehlo.convert %267 : (tensor<i1>) -> tensor<i32>
      %269 = "stablehlo.case"(%268) ({
        %cst_96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %341 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %341 : tensor<3xf32>
      }, {
        %341 = stablehlo.log %83 : tensor<3xf32>
        %342 = stablehlo.add %263, %341 : tensor<3xf32>
        stablehlo.return %342 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %270 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %272 = stablehlo.and %271, %259 : tensor<3x97xi1>
      %273 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %274 = stablehlo.convert %273 : tensor<3x1xf32>
      %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %276 = stablehlo.compare LT, %262, %275, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %277 = stablehlo.and %272, %276 : tensor<3x97xi1>
      %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %278 = func.call @_where_10(%277, %cst_79, %262) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_80 = stablehlo.constant dense<0> : tensor<i32>
      %279 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %280 = stablehlo.compare GT, %69, %279, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_81 = stablehlo.constant dense<97> : tensor<i32>
      %281 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %282 = stablehlo.compare LT, %69, %281, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %283 = stablehlo.and %280, %282 : tensor<3xi1>
      %284 = stablehlo.and %283, %196 : tensor<3xi1>
      %c_82 = stablehlo.constant dense<false> : tensor<i1>
      %285 = stablehlo.reduce(%284 init: %c_82) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %286 = stablehlo.convert %285 : (tensor<i1>) -> tensor<i32>
      %287 = "stablehlo.case"(%286) ({
        %cst_96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %341 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %341 : tensor<3xf32>
      }, {
        %341 = stablehlo.bitcast_convert %278 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_96 = stablehlo.constant dense<0> : tensor<i32>
        %342 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %343 = stablehlo.compare LT, %341, %342, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_97 = stablehlo.constant dense<2147483647> : tensor<i32>
        %344 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %345 = stablehlo.xor %341, %344 : tensor<3x97xi32>
        %346 = func.call @_where_11(%343, %345, %341) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_98 = stablehlo.constant dense<2147483647> : tensor<i32>
        %347 = stablehlo.reduce(%346 init: %c_98) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_99 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %348 = stablehlo.reduce(%346 init: %c_99) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_100 = stablehlo.constant dense<0> : tensor<i32>
        %c_101 = stablehlo.constant dense<0> : tensor<i32>
        %349:6 = stablehlo.while(%iterArg = %346, %iterArg_104 = %69, %iterArg_105 = %c_101, %iterArg_106 = %c_100, %iterArg_107 = %347, %iterArg_108 = %348) : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_109 = stablehlo.constant dense<32> : tensor<i32>
          %356 = stablehlo.compare LT, %iterArg_105, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %356 : tensor<i1>
        } do {
          %356:3 = func.call @closed_call_12(%iterArg, %iterArg_104, %iterArg_106, %iterArg_107, %iterArg_108) : (tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_109 = stablehlo.constant dense<1> : tensor<i32>
          %357 = stablehlo.add %iterArg_105, %c_109 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_104, %357, %356#0, %356#1, %356#2 : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_102 = stablehlo.constant dense<0> : tensor<i32>
        %350 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %351 = stablehlo.compare LT, %349#4, %350, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_103 = stablehlo.constant dense<2147483647> : tensor<i32>
        %352 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %353 = stablehlo.xor %349#4, %352 : tensor<3xi32>
        %354 = func.call @_where_13(%351, %353, %349#4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %355 = stablehlo.bitcast_convert %354 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %355 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %288 = stablehlo.broadcast_in_dim %284, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %290 = stablehlo.and %289, %259 : tensor<3x97xi1>
      %291 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %292 = stablehlo.convert %291 : tensor<3x1xf32>
      %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %294 = stablehlo.compare LT, %278, %293, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %295 = stablehlo.and %290, %294 : tensor<3x97xi1>
      %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %296 = func.call @_where_10(%295, %cst_83, %278) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %297 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %298 = stablehlo.compare LT, %76, %297, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %299 = stablehlo.and %298, %196 : tensor<3xi1>
      %c_85 = stablehlo.constant dense<false> : tensor<i1>
      %300 = stablehlo.reduce(%299 init: %c_85) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %301 = stablehlo.convert %300 : (tensor<i1>) -> tensor<i32>
      %302 = "stablehlo.case"(%301) ({
        %cst_96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %341 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %341 : tensor<3xf32>
      }, {
        %cst_96 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %341 = stablehlo.reduce(%296 init: %cst_96) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %342 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %343 = stablehlo.broadcast_in_dim %342, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %344 = stablehlo.subtract %296, %343 : tensor<3x97xf32>
        %345 = stablehlo.exponential %344 : tensor<3x97xf32>
        %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %346 = stablehlo.reduce(%345 init: %cst_97) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %347 = stablehlo.multiply %76, %346 : tensor<3xf32>
        %348 = stablehlo.bitcast_convert %296 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_98 = stablehlo.constant dense<0> : tensor<i32>
        %349 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %350 = stablehlo.compare LT, %348, %349, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_99 = stablehlo.constant dense<2147483647> : tensor<i32>
        %351 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %352 = stablehlo.xor %348, %351 : tensor<3x97xi32>
        %353 = func.call @_where_11(%350, %352, %348) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_100 = stablehlo.constant dense<2147483647> : tensor<i32>
        %354 = stablehlo.reduce(%353 init: %c_100) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_101 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %355 = stablehlo.reduce(%353 init: %c_101) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_102 = stablehlo.constant dense<0> : tensor<i32>
        %c_103 = stablehlo.constant dense<0> : tensor<i32>
        %356:7 = stablehlo.while(%iterArg = %353, %iterArg_106 = %345, %iterArg_107 = %347, %iterArg_108 = %c_103, %iterArg_109 = %c_102, %iterArg_110 = %354, %iterArg_111 = %355) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_112 = stablehlo.constant dense<32> : tensor<i32>
          %363 = stablehlo.compare LT, %iterArg_108, %c_112, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %363 : tensor<i1>
        } do {
          %363:3 = func.call @closed_call_14(%iterArg, %iterArg_106, %iterArg_107, %iterArg_109, %iterArg_110, %iterArg_111) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_112 = stablehlo.constant dense<1> : tensor<i32>
          %364 = stablehlo.add %iterArg_108, %c_112 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_106, %iterArg_107, %364, %363#0, %363#1, %363#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_104 = stablehlo.constant dense<0> : tensor<i32>
        %357 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %358 = stablehlo.compare LT, %356#5, %357, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_105 = stablehlo.constant dense<2147483647> : tensor<i32>
        %359 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %360 = stablehlo.xor %356#5, %359 : tensor<3xi32>
        %361 = func.call @_where_13(%358, %360, %356#5) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %362 = stablehlo.bitcast_convert %361 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %362 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %303 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %305 = stablehlo.and %304, %259 : tensor<3x97xi1>
      %306 = stablehlo.broadcast_in_dim %302, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %307 = stablehlo.convert %306 : tensor<3x1xf32>
      %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %309 = stablehlo.compare LT, %296, %308, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %310 = stablehlo.and %305, %309 : tensor<3x97xi1>
      %cst_86 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %311 = func.call @_where_10(%310, %cst_86, %296) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %312 = stablehlo.convert %209 : (tensor<3xi32>) -> tensor<3xui32>
      %313 = func.call @_threefry_fold_in(%55, %312) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %c_87 = stablehlo.constant dense<1> : tensor<ui32>
      %314 = func.call @_threefry_fold_in_17(%313, %c_87) : (tensor<3x2xui32>, tensor<ui32>) -> tensor<3x2xui32>
      %315 = func.call @_gumbel(%314) : (tensor<3x2xui32>) -> tensor<3x97xf32>
      %316 = stablehlo.add %311, %315 : tensor<3x97xf32>
      %317 = stablehlo.iota dim = 0 : tensor<97xi32>
      %318 = stablehlo.broadcast_in_dim %317, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
      %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %319 = stablehlo.reduce(%316 init: %cst_88) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %320 = stablehlo.broadcast_in_dim %319, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %321 = stablehlo.broadcast_in_dim %320, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %322 = stablehlo.compare EQ, %316, %321, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_89 = stablehlo.constant dense<97> : tensor<i32>
      %323 = func.call @_where_8(%322, %318, %c_89) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_90 = stablehlo.constant dense<2147483647> : tensor<i32>
      %324 = stablehlo.reduce(%323 init: %c_90) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %c_91 = stablehlo.constant dense<96> : tensor<i32>
      %325 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %326 = stablehlo.minimum %324, %325 : tensor<3xi32>
      %327 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %328 = stablehlo.reduce(%311 init: %cst_92) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_93 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %329 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %330 = stablehlo.maximum %329, %328 : tensor<3xf32>
      %331 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %332 = stablehlo.broadcast_in_dim %331, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %333 = stablehlo.subtract %311, %332 : tensor<3x97xf32>
      %334 = stablehlo.exponential %333 : tensor<3x97xf32>
      %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %335 = stablehlo.reduce(%334 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %336 = stablehlo.broadcast_in_dim %335, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %337 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %338 = stablehlo.divide %334, %337 : tensor<3x97xf32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %339 = func.call @_where_21(%327, %338, %c_95) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
      %340 = func.call @_where_13(%196, %326, %207) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      stablehlo.return %340, %339 : tensor<3xi32>, tensor<3x97xf32>
    }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3x97xf32>)
    %213 = stablehlo.broadcast_in_dim %212#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %214 = stablehlo.reshape %213 : (tensor<3x1xi32>) -> tensor<3xi32>
    %215 = stablehlo.slice %189 [0:3, 1:2, 0:32] : (tensor<3x2x32xf32>) -> tensor<3x1x32xf32>
    %216 = stablehlo.reshape %215 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %217 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_65 = stablehlo.constant dense<1> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %219 = stablehlo.add %218, %217 : tensor<1xi32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %220 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<1x3x1xi32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1x3x97xf32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %222:26 = stablehlo.while(%iterArg = %219, %iterArg_76 = %112, %iterArg_77 = %111, %iterArg_78 = %arg33, %iterArg_79 = %cst_0, %iterArg_80 = %arg7, %iterArg_81 = %arg3, %iterArg_82 = %arg2, %iterArg_83 = %arg0, %iterArg_84 = %arg1, %iterArg_85 = %arg4, %iterArg_86 = %arg5, %iterArg_87 = %arg6, %iterArg_88 = %62, %iterArg_89 = %20, %iterArg_90 = %83, %iterArg_91 = %69, %iterArg_92 = %76, %iterArg_93 = %55, %iterArg_94 = %c_68, %iterArg_95 = %214, %iterArg_96 = %216, %iterArg_97 = %176#1, %iterArg_98 = %176#2, %iterArg_99 = %220, %iterArg_100 = %221) : tensor<1xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<32x97xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<i32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x3x1xi32>, tensor<1x3x97xf32>
    cond {
      %c_101 = stablehlo.constant dense<1> : tensor<i32>
      %256 = stablehlo.compare LT, %iterArg_94, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %256 : tensor<i1>
    } do {
      %256 = func.call @dynamic_index_in_dim_22(%iterArg, %iterArg_94) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %257:6 = func.call @closed_call_23(%iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %256) : (tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<32x97xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>) -> (tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>)
      %258 = func.call @dynamic_update_index_in_dim_35(%iterArg_99, %257#4, %iterArg_94) : (tensor<1x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<1x3x1xi32>
      %259 = func.call @dynamic_update_index_in_dim_36(%iterArg_100, %257#5, %iterArg_94) : (tensor<1x3x97xf32>, tensor<3x97xf32>, tensor<i32>) -> tensor<1x3x97xf32>
      %c_101 = stablehlo.constant dense<1> : tensor<i32>
      %260 = stablehlo.add %iterArg_94, %c_101 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %260, %257#0, %257#1, %257#2, %257#3, %258, %259 : tensor<1xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<32x97xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<i32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x3x1xi32>, tensor<1x3x97xf32>
    }
    %223 = stablehlo.broadcast_in_dim %213, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %224 = stablehlo.concatenate %223, %222#24, dim = 0 : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<2x3x1xi32>
    %225 = stablehlo.transpose %224, dims = [1, 0, 2] : (tensor<2x3x1xi32>) -> tensor<3x2x1xi32>
    %226 = stablehlo.broadcast_in_dim %212#1, dims = [1, 2] : (tensor<3x97xf32>) -> tensor<1x3x97xf32>
    %227 = stablehlo.concatenate %226, %222#25, dim = 0 : (tensor<1x3x97xf32>, tensor<1x3x97xf32>) -> tensor<2x3x97xf32>
    %228 = stablehlo.transpose %227, dims = [1, 0, 2] : (tensor<2x3x97xf32>) -> tensor<3x2x97xf32>
    %229 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %230 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi1>) -> tensor<1x2xi1>
    %231 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %232 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<1x2xi1>) -> tensor<3x2xi1>
    %233 = stablehlo.and %231, %232 : tensor<3x2xi1>
    %234 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %235 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %236 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %237 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<3x2xi32>
    %238 = stablehlo.add %236, %237 : tensor<3x2xi32>
    %c_69 = stablehlo.constant dense<128> : tensor<i32>
    %239 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %240 = stablehlo.compare LT, %238, %239, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %241 = stablehlo.and %233, %240 : tensor<3x2xi1>
    %c_70 = stablehlo.constant dense<2> : tensor<i32>
    %242 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %243 = stablehlo.add %c_2, %242 : tensor<2xi32>
    %244 = stablehlo.select %c_3, %243, %c_2 : tensor<2xi1>, tensor<2xi32>
    %c_71 = stablehlo.constant dense<1> : tensor<i32>
    %245 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %246 = stablehlo.add %c_4, %245 : tensor<2xi32>
    %247 = stablehlo.select %c_5, %246, %c_4 : tensor<2xi1>, tensor<2xi32>
    %248 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %249 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %250 = stablehlo.concatenate %248, %249, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %251 = "stablehlo.gather"(%225, %250) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x2x1xi32>, tensor<2x2xi32>) -> tensor<3x2xi32>
    %c_72 = stablehlo.constant dense<-1> : tensor<i32>
    %252 = call @_where_37(%241, %251, %c_72) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %253 = call @_pad_38(%228, %c_73) : (tensor<3x2x97xf32>, tensor<i32>) -> tensor<3x2x97xf32>
    %c_74 = stablehlo.constant dense<-1> : tensor<i32>
    %254 = call @_pad_39(%252, %c_74) : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %255 = call @_pad_38(%253, %c_75) : (tensor<3x2x97xf32>, tensor<i32>) -> tensor<3x2x97xf32>
    return %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %222#22, %222#23, %254, %255 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x2xi32>, tensor<3x2x97xf32>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_0(%arg0: tensor<3x2xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x2xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x2xi1>, tensor<3x2xi32>
    return %3 : tensor<3x2xi32>
  }
  func.func private @through(%arg0: tensor<3xi32>, %arg1: tensor<3x2xi32>, %arg2: tensor<3x2xi32>, %arg3: tensor<3xi32>, %arg4: tensor<48x32xf32>, %arg5: tensor<32x96xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<3x2x32xf32>, %arg11: tensor<3x2x1x4xf32>, %arg12: tensor<3x2x1x4xf32>, %arg13: tensor<i32>, %arg14: tensor<1x2x2x128x8xf32>, %arg15: tensor<1x2x2x128x8xf32>) -> (tensor<3x2x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) {
    %0 = stablehlo.multiply %arg10, %arg10 : tensor<3x2x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x2x32xf32>, tensor<f32>) -> tensor<3x2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x2xf32>) -> tensor<3x2x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x2x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<3x2x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<3x2x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3x2x1xf32>) -> tensor<3x2x32xf32>
    %9 = stablehlo.multiply %arg10, %8 : tensor<3x2x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x2x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<3x2x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %175 = stablehlo.reshape %12 : (tensor<3x2x32xf32>) -> tensor<6x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %176 = func.call @_pad(%175, %c_28) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %178 = stablehlo.reshape %177 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %179 = stablehlo.dot_general %178, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x64xf32>) -> tensor<6x64xf32>
      %180 = stablehlo.reshape %179 : (tensor<6x64xf32>) -> tensor<3x2x64xf32>
      stablehlo.return %180 : tensor<3x2x64xf32>
    }) : (tensor<i32>) -> tensor<3x2x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<3x2x64xf32>) -> tensor<3x2x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:3, 0:2, 0:2, 0:2, 0:8] : (tensor<3x2x2x4x8xf32>) -> tensor<3x2x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<3x2x2x2x8xf32>) -> tensor<3x2x4x8xf32>
    %18 = stablehlo.slice %15 [0:3, 0:2, 0:2, 2:3, 0:8] : (tensor<3x2x2x4x8xf32>) -> tensor<3x2x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<3x2x2x1x8xf32>) -> tensor<3x2x2x8xf32>
    %20 = stablehlo.slice %15 [0:3, 0:2, 0:2, 3:4, 0:8] : (tensor<3x2x2x4x8xf32>) -> tensor<3x2x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<3x2x2x1x8xf32>) -> tensor<3x2x2x8xf32>
    %22 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<31> : tensor<i32>
    %24 = stablehlo.shift_right_arithmetic %23, %c_2 : tensor<i32>
    %25 = stablehlo.slice %17 [0:3, 0:2, 0:4, 0:4] : (tensor<3x2x4x8xf32>) -> tensor<3x2x4x4xf32>
    %26 = stablehlo.slice %17 [0:3, 0:2, 0:4, 4:8] : (tensor<3x2x4x8xf32>) -> tensor<3x2x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x2x1x4xf32>) -> tensor<3x2x4x4xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<3x2x4x4xf32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<3x2x4x4xf32>) -> tensor<3x2x4x4xi32>
    %30 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<3x2x4x4xi32>
    %31 = stablehlo.xor %29, %30 : tensor<3x2x4x4xi32>
    %32 = stablehlo.bitcast_convert %31 : (tensor<3x2x4x4xi32>) -> tensor<3x2x4x4xf32>
    %33 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x2x1x4xf32>) -> tensor<3x2x4x4xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<3x2x4x4xf32>
    %35 = stablehlo.bitcast_convert %34 : (tensor<3x2x4x4xf32>) -> tensor<3x2x4x4xi32>
    %36 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<3x2x4x4xi32>
    %37 = stablehlo.xor %35, %36 : tensor<3x2x4x4xi32>
    %38 = stablehlo.bitcast_convert %37 : (tensor<3x2x4x4xi32>) -> tensor<3x2x4x4xf32>
    %39 = stablehlo.subtract %32, %38 : tensor<3x2x4x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x2x1x4xf32>) -> tensor<3x2x4x4xf32>
    %41 = stablehlo.multiply %26, %40 : tensor<3x2x4x4xf32>
    %42 = stablehlo.bitcast_convert %41 : (tensor<3x2x4x4xf32>) -> tensor<3x2x4x4xi32>
    %43 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<3x2x4x4xi32>
    %44 = stablehlo.xor %42, %43 : tensor<3x2x4x4xi32>
    %45 = stablehlo.bitcast_convert %44 : (tensor<3x2x4x4xi32>) -> tensor<3x2x4x4xf32>
    %46 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x2x1x4xf32>) -> tensor<3x2x4x4xf32>
    %47 = stablehlo.multiply %25, %46 : tensor<3x2x4x4xf32>
    %48 = stablehlo.bitcast_convert %47 : (tensor<3x2x4x4xf32>) -> tensor<3x2x4x4xi32>
    %49 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<3x2x4x4xi32>
    %50 = stablehlo.xor %48, %49 : tensor<3x2x4x4xi32>
    %51 = stablehlo.bitcast_convert %50 : (tensor<3x2x4x4xi32>) -> tensor<3x2x4x4xf32>
    %52 = stablehlo.add %45, %51 : tensor<3x2x4x4xf32>
    %53 = stablehlo.concatenate %39, %52, dim = 3 : (tensor<3x2x4x4xf32>, tensor<3x2x4x4xf32>) -> tensor<3x2x4x8xf32>
    %54 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %54 : (tensor<1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<31> : tensor<i32>
    %56 = stablehlo.shift_right_arithmetic %55, %c_3 : tensor<i32>
    %57 = stablehlo.slice %19 [0:3, 0:2, 0:2, 0:4] : (tensor<3x2x2x8xf32>) -> tensor<3x2x2x4xf32>
    %58 = stablehlo.slice %19 [0:3, 0:2, 0:2, 4:8] : (tensor<3x2x2x8xf32>) -> tensor<3x2x2x4xf32>
    %59 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x2x1x4xf32>) -> tensor<3x2x2x4xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<3x2x2x4xf32>
    %61 = stablehlo.bitcast_convert %60 : (tensor<3x2x2x4xf32>) -> tensor<3x2x2x4xi32>
    %62 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<3x2x2x4xi32>
    %63 = stablehlo.xor %61, %62 : tensor<3x2x2x4xi32>
    %64 = stablehlo.bitcast_convert %63 : (tensor<3x2x2x4xi32>) -> tensor<3x2x2x4xf32>
    %65 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x2x1x4xf32>) -> tensor<3x2x2x4xf32>
    %66 = stablehlo.multiply %58, %65 : tensor<3x2x2x4xf32>
    %67 = stablehlo.bitcast_convert %66 : (tensor<3x2x2x4xf32>) -> tensor<3x2x2x4xi32>
    %68 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<3x2x2x4xi32>
    %69 = stablehlo.xor %67, %68 : tensor<3x2x2x4xi32>
    %70 = stablehlo.bitcast_convert %69 : (tensor<3x2x2x4xi32>) -> tensor<3x2x2x4xf32>
    %71 = stablehlo.subtract %64, %70 : tensor<3x2x2x4xf32>
    %72 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x2x1x4xf32>) -> tensor<3x2x2x4xf32>
    %73 = stablehlo.multiply %58, %72 : tensor<3x2x2x4xf32>
    %74 = stablehlo.bitcast_convert %73 : (tensor<3x2x2x4xf32>) -> tensor<3x2x2x4xi32>
    %75 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<3x2x2x4xi32>
    %76 = stablehlo.xor %74, %75 : tensor<3x2x2x4xi32>
    %77 = stablehlo.bitcast_convert %76 : (tensor<3x2x2x4xi32>) -> tensor<3x2x2x4xf32>
    %78 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x2x1x4xf32>) -> tensor<3x2x2x4xf32>
    %79 = stablehlo.multiply %57, %78 : tensor<3x2x2x4xf32>
    %80 = stablehlo.bitcast_convert %79 : (tensor<3x2x2x4xf32>) -> tensor<3x2x2x4xi32>
    %81 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<3x2x2x4xi32>
    %82 = stablehlo.xor %80, %81 : tensor<3x2x2x4xi32>
    %83 = stablehlo.bitcast_convert %82 : (tensor<3x2x2x4xi32>) -> tensor<3x2x2x4xf32>
    %84 = stablehlo.add %77, %83 : tensor<3x2x2x4xf32>
    %85 = stablehlo.concatenate %71, %84, dim = 3 : (tensor<3x2x2x4xf32>, tensor<3x2x2x4xf32>) -> tensor<3x2x2x8xf32>
    %86 = stablehlo.reshape %53 : (tensor<3x2x4x8xf32>) -> tensor<3x2x2x2x8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.compare LT, %arg13, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %88 = stablehlo.add %arg13, %c_5 : tensor<i32>
    %89 = stablehlo.select %87, %88, %arg13 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %91 = stablehlo.compare LT, %arg1, %90, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %93 = stablehlo.add %arg1, %92 : tensor<3x2xi32>
    %94 = stablehlo.select %91, %93, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %96 = stablehlo.compare LT, %arg2, %95, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_9 = stablehlo.constant dense<128> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %98 = stablehlo.add %arg2, %97 : tensor<3x2xi32>
    %99 = stablehlo.select %96, %98, %arg2 : tensor<3x2xi1>, tensor<3x2xi32>
    %100 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %102 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %103 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %104 = stablehlo.concatenate %101, %102, %103, dim = 2 : (tensor<3x2x1xi32>, tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x3xi32>
    %105 = "stablehlo.scatter"(%arg14, %104, %85) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x2x3xi32>, tensor<3x2x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.compare LT, %arg13, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %107 = stablehlo.add %arg13, %c_11 : tensor<i32>
    %108 = stablehlo.select %106, %107, %arg13 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %110 = stablehlo.compare LT, %arg1, %109, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %112 = stablehlo.add %arg1, %111 : tensor<3x2xi32>
    %113 = stablehlo.select %110, %112, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %115 = stablehlo.compare LT, %arg2, %114, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_15 = stablehlo.constant dense<128> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %117 = stablehlo.add %arg2, %116 : tensor<3x2xi32>
    %118 = stablehlo.select %115, %117, %arg2 : tensor<3x2xi1>, tensor<3x2xi32>
    %119 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %121 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %122 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %123 = stablehlo.concatenate %120, %121, %122, dim = 2 : (tensor<3x2x1xi32>, tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x3xi32>
    %124 = "stablehlo.scatter"(%arg15, %123, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x2x3xi32>, tensor<3x2x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %cst_16 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x2x2x2x8xf32>
    %126 = stablehlo.multiply %86, %125 : tensor<3x2x2x2x8xf32>
    %127 = stablehlo.transpose %126, dims = [0, 2, 3, 1, 4] : (tensor<3x2x2x2x8xf32>) -> tensor<3x2x2x2x8xf32>
    %128 = stablehlo.reshape %127 : (tensor<3x2x2x2x8xf32>) -> tensor<3x2x4x8xf32>
    %129 = stablehlo.reshape %128 : (tensor<3x2x4x8xf32>) -> tensor<3x1x2x4x8xf32>
    %130 = stablehlo.reshape %arg2 : (tensor<3x2xi32>) -> tensor<3x1x2xi32>
    %131 = stablehlo.reshape %arg0 : (tensor<3xi32>) -> tensor<3x1xi32>
    %132 = stablehlo.reshape %arg3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x1x2x4x8xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %134:9 = stablehlo.while(%iterArg = %129, %iterArg_28 = %130, %iterArg_29 = %131, %iterArg_30 = %132, %iterArg_31 = %arg13, %iterArg_32 = %105, %iterArg_33 = %124, %iterArg_34 = %c_18, %iterArg_35 = %133) : tensor<3x1x2x4x8xf32>, tensor<3x1x2xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x4x8xf32>
    cond {
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %175 = stablehlo.compare LT, %iterArg_34, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %175 : tensor<i1>
    } do {
      %175 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_34) : (tensor<3x1x2x4x8xf32>, tensor<i32>) -> tensor<1x2x4x8xf32>
      %176 = func.call @dynamic_index_in_dim_1(%iterArg_28, %iterArg_34) : (tensor<3x1x2xi32>, tensor<i32>) -> tensor<1x2xi32>
      %177 = func.call @dynamic_index_in_dim_2(%iterArg_29, %iterArg_34) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %178 = func.call @dynamic_index_in_dim_2(%iterArg_30, %iterArg_34) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %179 = func.call @closed_call(%iterArg_31, %iterArg_32, %iterArg_33, %175, %176, %177, %178) : (tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x4x8xf32>
      %180 = func.call @dynamic_update_index_in_dim(%iterArg_35, %179, %iterArg_34) : (tensor<3x1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<i32>) -> tensor<3x1x2x4x8xf32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %181 = stablehlo.add %iterArg_34, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %181, %180 : tensor<3x1x2x4x8xf32>, tensor<3x1x2xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x4x8xf32>
    }
    %135 = stablehlo.reshape %134#8 : (tensor<3x1x2x4x8xf32>) -> tensor<3x2x2x2x8xf32>
    %136 = stablehlo.transpose %135, dims = [0, 3, 1, 2, 4] : (tensor<3x2x2x2x8xf32>) -> tensor<3x2x2x2x8xf32>
    %137 = stablehlo.reshape %136 : (tensor<3x2x2x2x8xf32>) -> tensor<3x2x32xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %138 = "stablehlo.case"(%c_19) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %139 = "stablehlo.case"(%138) ({
      %175 = stablehlo.reshape %137 : (tensor<3x2x32xf32>) -> tensor<6x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %176 = func.call @_pad(%175, %c_28) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %178 = stablehlo.reshape %177 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %179 = stablehlo.dot_general %178, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x32xf32>) -> tensor<6x32xf32>
      %180 = stablehlo.reshape %179 : (tensor<6x32xf32>) -> tensor<3x2x32xf32>
      stablehlo.return %180 : tensor<3x2x32xf32>
    }) : (tensor<i32>) -> tensor<3x2x32xf32>
    %140 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %141 = stablehlo.reshape %140 : (tensor<1xi32>) -> tensor<i32>
    %c_20 = stablehlo.constant dense<31> : tensor<i32>
    %142 = stablehlo.shift_right_arithmetic %141, %c_20 : tensor<i32>
    %143 = stablehlo.add %arg10, %139 : tensor<3x2x32xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %145 = stablehlo.compare GE, %arg2, %144, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %146 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %148 = stablehlo.compare LT, %arg2, %147, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %149 = stablehlo.and %145, %148 : tensor<3x2xi1>
    %150 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %151 = stablehlo.reshape %150 : (tensor<1xi32>) -> tensor<i32>
    %c_22 = stablehlo.constant dense<31> : tensor<i32>
    %152 = stablehlo.shift_right_arithmetic %151, %c_22 : tensor<i32>
    %153 = stablehlo.multiply %143, %143 : tensor<3x2x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<3x2x32xf32>, tensor<f32>) -> tensor<3x2xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<3x2xf32>) -> tensor<3x2x1xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x2x1xf32>
    %157 = stablehlo.divide %155, %156 : tensor<3x2x1xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x2x1xf32>
    %159 = stablehlo.add %157, %158 : tensor<3x2x1xf32>
    %160 = stablehlo.rsqrt %159 : tensor<3x2x1xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<3x2x1xf32>) -> tensor<3x2x32xf32>
    %162 = stablehlo.multiply %143, %161 : tensor<3x2x32xf32>
    %163 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x2x32xf32>
    %165 = stablehlo.multiply %162, %164 : tensor<3x2x32xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %166 = "stablehlo.case"(%c_26) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %167 = "stablehlo.case"(%166) ({
      %175 = stablehlo.reshape %165 : (tensor<3x2x32xf32>) -> tensor<6x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %176 = func.call @_pad(%175, %c_28) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %178 = stablehlo.reshape %177 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %179 = stablehlo.dot_general %178, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x96xf32>) -> tensor<6x96xf32>
      %180 = stablehlo.reshape %179 : (tensor<6x96xf32>) -> tensor<3x2x96xf32>
      stablehlo.return %180 : tensor<3x2x96xf32>
    }) : (tensor<i32>) -> tensor<3x2x96xf32>
    %168 = stablehlo.slice %167 [0:3, 0:2, 0:48] : (tensor<3x2x96xf32>) -> tensor<3x2x48xf32>
    %169 = stablehlo.slice %167 [0:3, 0:2, 48:96] : (tensor<3x2x96xf32>) -> tensor<3x2x48xf32>
    %170 = call @silu(%168) : (tensor<3x2x48xf32>) -> tensor<3x2x48xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<3x2x48xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %172 = "stablehlo.case"(%c_27) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %173 = "stablehlo.case"(%172) ({
      %175 = stablehlo.reshape %171 : (tensor<3x2x48xf32>) -> tensor<6x48xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %176 = func.call @_pad_6(%175, %c_28) : (tensor<6x48xf32>, tensor<i32>) -> tensor<6x48xf32>
      %177 = stablehlo.reshape %176 : (tensor<6x48xf32>) -> tensor<1x6x48xf32>
      %178 = stablehlo.reshape %177 : (tensor<1x6x48xf32>) -> tensor<6x48xf32>
      %179 = stablehlo.dot_general %178, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x48xf32>, tensor<48x32xf32>) -> tensor<6x32xf32>
      %180 = stablehlo.reshape %179 : (tensor<6x32xf32>) -> tensor<3x2x32xf32>
      stablehlo.return %180 : tensor<3x2x32xf32>
    }) : (tensor<i32>) -> tensor<3x2x32xf32>
    %174 = stablehlo.add %143, %173 : tensor<3x2x32xf32>
    return %174, %105, %124 : tensor<3x2x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
  }
  func.func private @_pad(%arg0: tensor<6x32xf32>, %arg1: tensor<i32>) -> tensor<6x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x32xf32>, tensor<f32>) -> tensor<6x32xf32>
    return %1 : tensor<6x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x1x2x4x8xf32>, %arg1: tensor<i32>) -> tensor<1x2x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 4, 8] : (tensor<3x1x2x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    return %1 : tensor<1x2x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x1x2xi32>, %arg1: tensor<i32>) -> tensor<1x2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 2] : (tensor<3x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2xi32>) -> tensor<1x2xi32>
    return %1 : tensor<1x2xi32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<3x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<1x2x2x128x8xf32>, %arg2: tensor<1x2x2x128x8xf32>, %arg3: tensor<1x2x4x8xf32>, %arg4: tensor<1x2xi32>, %arg5: tensor<1xi32>, %arg6: tensor<1xi32>) -> tensor<1x2x4x8xf32> {
    %0 = stablehlo.reshape %arg4 : (tensor<1x2xi32>) -> tensor<1x1x1x2xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xi32>) -> tensor<1x1x2x2xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x2xi32>) -> tensor<1x4xi32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2x4xf32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %5 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.add %5, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %8 = call @floor_divide(%7, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x4x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x4xi32>, tensor<i32>, tensor<1xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x4x8xf32>, tensor<i32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4x8xf32>
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
      %24 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
      %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<1x4x16xi32>
      %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x4x1xi32>) -> tensor<1x4x16xi32>
      %27 = stablehlo.compare LE, %25, %26, SIGNED : (tensor<1x4x16xi32>, tensor<1x4x16xi32>) -> tensor<1x4x16xi1>
      %28 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x16xi1>) -> tensor<1x4x16xi1>
      %29 = stablehlo.and %28, %27 : tensor<1x4x16xi1>
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
      %69 = func.call @_where_4(%68, %67, %c_34) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %70 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x4x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x4x16xf32>
      %71 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x4x16xi1>) -> tensor<1x1x4x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_5(%71, %70, %cst_35) : (tensor<1x1x4x16xi1>, tensor<1x2x4x16xf32>, tensor<f32>) -> tensor<1x2x4x16xf32>
      %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %73 = stablehlo.reduce(%72 init: %cst_36) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x4x16xf32>, tensor<f32>) -> tensor<1x2x4xf32>
      %74 = stablehlo.maximum %iterArg_14, %73 : tensor<1x2x4xf32>
      %75 = stablehlo.subtract %iterArg_14, %74 : tensor<1x2x4xf32>
      %76 = stablehlo.exponential %75 : tensor<1x2x4xf32>
      %77 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x2x4xf32>) -> tensor<1x2x4x1xf32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x16xf32>
      %79 = stablehlo.subtract %72, %78 : tensor<1x2x4x16xf32>
      %80 = stablehlo.exponential %79 : tensor<1x2x4x16xf32>
      %81 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x2x4xf32>) -> tensor<1x2x4x1xf32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x8xf32>
      %83 = stablehlo.multiply %iterArg_16, %82 : tensor<1x2x4x8xf32>
      %84 = stablehlo.dot_general %80, %69, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x4x16xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x4x8xf32>
      %85 = stablehlo.add %83, %84 : tensor<1x2x4x8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_13, %c_37 : tensor<i32>
      %87 = stablehlo.multiply %iterArg_15, %76 : tensor<1x2x4xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.reduce(%80 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<1x2x4x16xf32>, tensor<f32>) -> tensor<1x2x4xf32>
      %89 = stablehlo.add %87, %88 : tensor<1x2x4xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %86, %74, %89, %85 : tensor<i32>, tensor<1xi32>, tensor<1x4xi32>, tensor<i32>, tensor<1xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x4x8xf32>, tensor<i32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4x8xf32>
    }
    %11 = stablehlo.broadcast_in_dim %10#10, dims = [0, 1, 2] : (tensor<1x2x4xf32>) -> tensor<1x2x4x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x8xf32>
    %13 = stablehlo.divide %10#11, %12 : tensor<1x2x4x8xf32>
    return %13 : tensor<1x2x4x8xf32>
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
    %9 = call @_where_3(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_4(%arg0: tensor<1x1x16x1xi1>, %arg1: tensor<1x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x1xi1>) -> tensor<1x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x16x8xi1>, tensor<1x2x16x8xf32>
    return %3 : tensor<1x2x16x8xf32>
  }
  func.func private @_where_5(%arg0: tensor<1x1x4x16xi1>, %arg1: tensor<1x2x4x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x4x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x4x16xi1>) -> tensor<1x2x4x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x4x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x4x16xi1>, tensor<1x2x4x16xf32>
    return %3 : tensor<1x2x4x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x1x2x4x8xf32>, %arg1: tensor<1x2x4x8xf32>, %arg2: tensor<i32>) -> tensor<3x1x2x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x4x8xf32>) -> tensor<1x1x2x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x1x2x4x8xf32>, tensor<1x1x2x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x2x4x8xf32>
    return %1 : tensor<3x1x2x4x8xf32>
  }
  func.func private @silu(%arg0: tensor<3x2x48xf32>) -> tensor<3x2x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<3x2x48xf32>
    %1 = stablehlo.exponential %0 : tensor<3x2x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x2x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x2x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<3x2x48xf32>
    return %6 : tensor<3x2x48xf32>
  }
  func.func private @_pad_6(%arg0: tensor<6x48xf32>, %arg1: tensor<i32>) -> tensor<6x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x48xf32>, tensor<f32>) -> tensor<6x48xf32>
    return %1 : tensor<6x48xf32>
  }
  func.func private @_pad_7(%arg0: tensor<3x32xf32>, %arg1: tensor<i32>) -> tensor<3x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x32xf32>, tensor<f32>) -> tensor<3x32xf32>
    return %1 : tensor<3x32xf32>
  }
  func.func private @_where_8(%arg0: tensor<3x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x97xi32>) -> tensor<3x97xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %3 : tensor<3x97xi32>
  }
  func.func private @_where_9(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_10(%arg0: tensor<3x97xi1>, %arg1: tensor<f32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_11(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %0 : tensor<3x97xi32>
  }
  func.func private @closed_call_12(%arg0: tensor<3x97xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
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
    %16 = call @_where_13(%15, %9, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<3xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<3xi32>
    %20 = call @_where_13(%15, %arg4, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %16, %20 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_where_13(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @closed_call_14(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<i32>, %arg4: tensor<3xi32>, %arg5: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
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
    %13 = call @_where_15(%12, %arg1, %c_3) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %16 = call @_where_13(%15, %9, %arg4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<3xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<3xi32>
    %20 = call @_where_13(%15, %arg5, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %16, %20 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_where_15(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<i32>) -> tensor<3x97xf32> {
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
      %6:8 = func.call @closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_16(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_threefry_fold_in_17(%arg0: tensor<3x2xui32>, %arg1: tensor<ui32>) -> tensor<3x2xui32> {
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
    %15:2 = call @threefry2x32_18(%13, %14, %11, %12) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %16 : tensor<3x2xui32>
  }
  func.func private @threefry2x32_18(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x1xui32>, %arg3: tensor<1x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>) {
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
      %8:8 = func.call @closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
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
    %18:2 = call @threefry2x32_19(%16, %17, %14, %15) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
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
  func.func private @threefry2x32_19(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
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
      %10:8 = func.call @closed_call_20(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_20(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_21(%arg0: tensor<3x1xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<i32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %3 : tensor<3x97xf32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<1xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_23(%arg0: tensor<3xi32>, %arg1: tensor<3xi1>, %arg2: tensor<3xi32>, %arg3: tensor<4xf32>, %arg4: tensor<32x97xf32>, %arg5: tensor<1x32xf32>, %arg6: tensor<1x32xf32>, %arg7: tensor<48x32xf32>, %arg8: tensor<32x96xf32>, %arg9: tensor<32x32xf32>, %arg10: tensor<32x64xf32>, %arg11: tensor<32xf32>, %arg12: tensor<3xf32>, %arg13: tensor<3xi32>, %arg14: tensor<3xf32>, %arg15: tensor<3xi32>, %arg16: tensor<3xf32>, %arg17: tensor<3x2xui32>, %arg18: tensor<3xi32>, %arg19: tensor<3x32xf32>, %arg20: tensor<1x2x2x128x8xf32>, %arg21: tensor<1x2x2x128x8xf32>, %arg22: tensor<i32>) -> (tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = stablehlo.broadcast_in_dim %arg22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.add %arg0, %1 : tensor<3xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %4 = stablehlo.broadcast_in_dim %arg19, dims = [0, 2] : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
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
    %20 = call @_where_24(%18, %19, %c_3) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %21 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1x1xi32>
    %22 = stablehlo.convert %21 : (tensor<3x1x1x1xi32>) -> tensor<3x1x1x1xf32>
    %23 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<3x1x1x1xf32>) -> tensor<3x1x1x4xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x1x1x4xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<3x1x1x4xf32>
    %27 = stablehlo.cosine %26 : tensor<3x1x1x4xf32>
    %28 = stablehlo.sine %26 : tensor<3x1x1x4xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %30 = stablehlo.compare LT, %0, %29, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_5 = stablehlo.constant dense<97> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %32 = stablehlo.add %0, %31 : tensor<3x1xi32>
    %33 = stablehlo.select %30, %32, %0 : tensor<3x1xi1>, tensor<3x1xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %35 = "stablehlo.gather"(%arg4, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<3x1x1xi32>) -> tensor<32x3x1xf32>
    %36 = stablehlo.transpose %35, dims = [1, 2, 0] : (tensor<32x3x1xf32>) -> tensor<3x1x32xf32>
    %37 = stablehlo.reshape %arg5 : (tensor<1x32xf32>) -> tensor<32xf32>
    %38 = stablehlo.reshape %arg6 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %39:3 = call @through_25(%arg2, %20, %6, %11, %arg7, %arg8, %38, %37, %arg9, %arg10, %36, %27, %28, %c_6, %arg20, %arg21) : (tensor<3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<3x1x32xf32>, tensor<3x1x1x4xf32>, tensor<3x1x1x4xf32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) -> (tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>)
    %40 = stablehlo.multiply %39#0, %39#0 : tensor<3x1x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x1x32xf32>, tensor<f32>) -> tensor<3x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %44 = stablehlo.divide %42, %43 : tensor<3x1x1xf32>
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %46 = stablehlo.add %44, %45 : tensor<3x1x1xf32>
    %47 = stablehlo.rsqrt %46 : tensor<3x1x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<3x1x1xf32>) -> tensor<3x1x32xf32>
    %49 = stablehlo.multiply %39#0, %48 : tensor<3x1x32xf32>
    %50 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x1x32xf32>
    %52 = stablehlo.multiply %49, %51 : tensor<3x1x32xf32>
    %53 = stablehlo.reshape %52 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %54 = "stablehlo.case"(%c_9) ({
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_17 : tensor<i32>
    }, {
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_17 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %55 = "stablehlo.case"(%54) ({
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %78 = func.call @_pad_7(%53, %c_17) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %79 = stablehlo.reshape %78 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %80 = stablehlo.reshape %79 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %81 = stablehlo.dot_general %80, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %81 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %57 = stablehlo.compare GT, %arg12, %56, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %58 = stablehlo.and %arg1, %57 : tensor<3xi1>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.reduce(%55 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %60 = stablehlo.iota dim = 0 : tensor<97xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = stablehlo.reduce(%55 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %65 = stablehlo.compare EQ, %55, %64, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_13 = stablehlo.constant dense<97> : tensor<i32>
    %66 = call @_where_8(%65, %61, %c_13) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_14 = stablehlo.constant dense<2147483647> : tensor<i32>
    %67 = stablehlo.reduce(%66 init: %c_14) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %c_15 = stablehlo.constant dense<96> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %69 = stablehlo.minimum %67, %68 : tensor<3xi32>
    %70 = stablehlo.broadcast_in_dim %arg22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %71 = stablehlo.add %arg13, %70 : tensor<3xi32>
    %c_16 = stablehlo.constant dense<false> : tensor<i1>
    %72 = stablehlo.reduce(%58 init: %c_16) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %73 = stablehlo.convert %72 : (tensor<i1>) -> tensor<i32>
    %74:2 = "stablehlo.case"(%73) ({
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      stablehlo.return %69, %78 : tensor<3xi32>, tensor<3x97xf32>
    }, {
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %78 = func.call @_where_9(%58, %arg12, %c_17) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
      %79 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %81 = stablehlo.compare LT, %55, %80, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %82 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %84 = stablehlo.divide %55, %83 : tensor<3x97xf32>
      %85 = stablehlo.divide %59, %78 : tensor<3xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %86 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %87 = stablehlo.compare GT, %arg14, %86, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %88 = stablehlo.and %87, %58 : tensor<3xi1>
      %c_19 = stablehlo.constant dense<false> : tensor<i1>
      %89 = stablehlo.reduce(%88 init: %c_19) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %90 = stablehlo.convert %89 : (tensor<i1>) -> tensor<i32>
      %91 = "stablehlo.case"(%90) ({
        %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %163 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %163 : tensor<3xf32>
      }, {
        %163 = stablehlo.log %arg14 : tensor<3xf32>
        %164 = stablehlo.add %85, %163 : tensor<3xf32>
        stablehlo.return %164 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %92 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %94 = stablehlo.and %93, %81 : tensor<3x97xi1>
      %95 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %96 = stablehlo.convert %95 : tensor<3x1xf32>
      %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %98 = stablehlo.compare LT, %84, %97, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %99 = stablehlo.and %94, %98 : tensor<3x97xi1>
      %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %100 = func.call @_where_10(%99, %cst_20, %84) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %101 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %102 = stablehlo.compare GT, %arg15, %101, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_22 = stablehlo.constant dense<97> : tensor<i32>
      %103 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %104 = stablehlo.compare LT, %arg15, %103, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %105 = stablehlo.and %102, %104 : tensor<3xi1>
      %106 = stablehlo.and %105, %58 : tensor<3xi1>
      %c_23 = stablehlo.constant dense<false> : tensor<i1>
      %107 = stablehlo.reduce(%106 init: %c_23) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %108 = stablehlo.convert %107 : (tensor<i1>) -> tensor<i32>
      %109 = "stablehlo.case"(%108) ({
        %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %163 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %163 : tensor<3xf32>
      }, {
        %163 = stablehlo.bitcast_convert %100 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_37 = stablehlo.constant dense<0> : tensor<i32>
        %164 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %165 = stablehlo.compare LT, %163, %164, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_38 = stablehlo.constant dense<2147483647> : tensor<i32>
        %166 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %167 = stablehlo.xor %163, %166 : tensor<3x97xi32>
        %168 = func.call @_where_11(%165, %167, %163) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_39 = stablehlo.constant dense<2147483647> : tensor<i32>
        %169 = stablehlo.reduce(%168 init: %c_39) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_40 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %170 = stablehlo.reduce(%168 init: %c_40) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_41 = stablehlo.constant dense<0> : tensor<i32>
        %c_42 = stablehlo.constant dense<0> : tensor<i32>
        %171:6 = stablehlo.while(%iterArg = %168, %iterArg_45 = %arg15, %iterArg_46 = %c_42, %iterArg_47 = %c_41, %iterArg_48 = %169, %iterArg_49 = %170) : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_50 = stablehlo.constant dense<32> : tensor<i32>
          %178 = stablehlo.compare LT, %iterArg_46, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %178 : tensor<i1>
        } do {
          %178:3 = func.call @closed_call_33(%iterArg, %iterArg_45, %iterArg_47, %iterArg_48, %iterArg_49) : (tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_50 = stablehlo.constant dense<1> : tensor<i32>
          %179 = stablehlo.add %iterArg_46, %c_50 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_45, %179, %178#0, %178#1, %178#2 : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_43 = stablehlo.constant dense<0> : tensor<i32>
        %172 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %173 = stablehlo.compare LT, %171#4, %172, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_44 = stablehlo.constant dense<2147483647> : tensor<i32>
        %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %175 = stablehlo.xor %171#4, %174 : tensor<3xi32>
        %176 = func.call @_where_13(%173, %175, %171#4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %177 = stablehlo.bitcast_convert %176 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %177 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %110 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %112 = stablehlo.and %111, %81 : tensor<3x97xi1>
      %113 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %114 = stablehlo.convert %113 : tensor<3x1xf32>
      %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %116 = stablehlo.compare LT, %100, %115, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %117 = stablehlo.and %112, %116 : tensor<3x97xi1>
      %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %118 = func.call @_where_10(%117, %cst_24, %100) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %120 = stablehlo.compare LT, %arg16, %119, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %121 = stablehlo.and %120, %58 : tensor<3xi1>
      %c_26 = stablehlo.constant dense<false> : tensor<i1>
      %122 = stablehlo.reduce(%121 init: %c_26) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %123 = stablehlo.convert %122 : (tensor<i1>) -> tensor<i32>
      %124 = "stablehlo.case"(%123) ({
        %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %163 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %163 : tensor<3xf32>
      }, {
        %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %163 = stablehlo.reduce(%118 init: %cst_37) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %164 = stablehlo.broadcast_in_dim %163, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %166 = stablehlo.subtract %118, %165 : tensor<3x97xf32>
        %167 = stablehlo.exponential %166 : tensor<3x97xf32>
        %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %168 = stablehlo.reduce(%167 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %169 = stablehlo.multiply %arg16, %168 : tensor<3xf32>
        %170 = stablehlo.bitcast_convert %118 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        %171 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %172 = stablehlo.compare LT, %170, %171, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_40 = stablehlo.constant dense<2147483647> : tensor<i32>
        %173 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %174 = stablehlo.xor %170, %173 : tensor<3x97xi32>
        %175 = func.call @_where_11(%172, %174, %170) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_41 = stablehlo.constant dense<2147483647> : tensor<i32>
        %176 = stablehlo.reduce(%175 init: %c_41) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_42 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %177 = stablehlo.reduce(%175 init: %c_42) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_43 = stablehlo.constant dense<0> : tensor<i32>
        %c_44 = stablehlo.constant dense<0> : tensor<i32>
        %178:7 = stablehlo.while(%iterArg = %175, %iterArg_47 = %167, %iterArg_48 = %169, %iterArg_49 = %c_44, %iterArg_50 = %c_43, %iterArg_51 = %176, %iterArg_52 = %177) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_53 = stablehlo.constant dense<32> : tensor<i32>
          %185 = stablehlo.compare LT, %iterArg_49, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %185 : tensor<i1>
        } do {
          %185:3 = func.call @closed_call_34(%iterArg, %iterArg_47, %iterArg_48, %iterArg_50, %iterArg_51, %iterArg_52) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_53 = stablehlo.constant dense<1> : tensor<i32>
          %186 = stablehlo.add %iterArg_49, %c_53 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_47, %iterArg_48, %186, %185#0, %185#1, %185#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_45 = stablehlo.constant dense<0> : tensor<i32>
        %179 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %180 = stablehlo.compare LT, %178#5, %179, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_46 = stablehlo.constant dense<2147483647> : tensor<i32>
        %181 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %182 = stablehlo.xor %178#5, %181 : tensor<3xi32>
        %183 = func.call @_where_13(%180, %182, %178#5) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %184 = stablehlo.bitcast_convert %183 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %184 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %125 = stablehlo.broadcast_in_dim %121, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %127 = stablehlo.and %126, %81 : tensor<3x97xi1>
      %128 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %129 = stablehlo.convert %128 : tensor<3x1xf32>
      %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %131 = stablehlo.compare LT, %118, %130, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %132 = stablehlo.and %127, %131 : tensor<3x97xi1>
      %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %133 = func.call @_where_10(%132, %cst_27, %118) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %134 = stablehlo.convert %71 : (tensor<3xi32>) -> tensor<3xui32>
      %135 = func.call @_threefry_fold_in(%arg17, %134) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %c_28 = stablehlo.constant dense<1> : tensor<ui32>
      %136 = func.call @_threefry_fold_in_17(%135, %c_28) : (tensor<3x2xui32>, tensor<ui32>) -> tensor<3x2xui32>
      %137 = func.call @_gumbel(%136) : (tensor<3x2xui32>) -> tensor<3x97xf32>
      %138 = stablehlo.add %133, %137 : tensor<3x97xf32>
      %139 = stablehlo.iota dim = 0 : tensor<97xi32>
      %140 = stablehlo.broadcast_in_dim %139, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
      %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %141 = stablehlo.reduce(%138 init: %cst_29) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %142 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %144 = stablehlo.compare EQ, %138, %143, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_30 = stablehlo.constant dense<97> : tensor<i32>
      %145 = func.call @_where_8(%144, %140, %c_30) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_31 = stablehlo.constant dense<2147483647> : tensor<i32>
      %146 = stablehlo.reduce(%145 init: %c_31) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %c_32 = stablehlo.constant dense<96> : tensor<i32>
      %147 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %148 = stablehlo.minimum %146, %147 : tensor<3xi32>
      %149 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %150 = stablehlo.reduce(%133 init: %cst_33) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %152 = stablehlo.maximum %151, %150 : tensor<3xf32>
      %153 = stablehlo.broadcast_in_dim %152, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %155 = stablehlo.subtract %133, %154 : tensor<3x97xf32>
      %156 = stablehlo.exponential %155 : tensor<3x97xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %157 = stablehlo.reduce(%156 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %158 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %160 = stablehlo.divide %156, %159 : tensor<3x97xf32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %161 = func.call @_where_21(%149, %160, %c_36) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
      %162 = func.call @_where_13(%58, %148, %69) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      stablehlo.return %162, %161 : tensor<3xi32>, tensor<3x97xf32>
    }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3x97xf32>)
    %75 = stablehlo.broadcast_in_dim %74#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %76 = stablehlo.reshape %75 : (tensor<3x1xi32>) -> tensor<3xi32>
    %77 = stablehlo.reshape %52 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    return %76, %77, %39#1, %39#2, %75, %74#1 : tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>
  }
  func.func private @_where_24(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x1xi1>, tensor<3x1xi32>
    return %2 : tensor<3x1xi32>
  }
  func.func private @through_25(%arg0: tensor<3xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x1xi32>, %arg3: tensor<3xi32>, %arg4: tensor<48x32xf32>, %arg5: tensor<32x96xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<3x1x32xf32>, %arg11: tensor<3x1x1x4xf32>, %arg12: tensor<3x1x1x4xf32>, %arg13: tensor<i32>, %arg14: tensor<1x2x2x128x8xf32>, %arg15: tensor<1x2x2x128x8xf32>) -> (tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) {
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
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %174 = stablehlo.reshape %12 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %175 = func.call @_pad_7(%174, %c_28) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %176 = stablehlo.reshape %175 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %178 = stablehlo.dot_general %177, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x64xf32>) -> tensor<3x64xf32>
      %179 = stablehlo.reshape %178 : (tensor<3x64xf32>) -> tensor<3x1x64xf32>
      stablehlo.return %179 : tensor<3x1x64xf32>
    }) : (tensor<i32>) -> tensor<3x1x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<3x1x64xf32>) -> tensor<3x1x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:3, 0:1, 0:2, 0:2, 0:8] : (tensor<3x1x2x4x8xf32>) -> tensor<3x1x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<3x1x2x2x8xf32>) -> tensor<3x1x4x8xf32>
    %18 = stablehlo.slice %15 [0:3, 0:1, 0:2, 2:3, 0:8] : (tensor<3x1x2x4x8xf32>) -> tensor<3x1x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<3x1x2x1x8xf32>) -> tensor<3x1x2x8xf32>
    %20 = stablehlo.slice %15 [0:3, 0:1, 0:2, 3:4, 0:8] : (tensor<3x1x2x4x8xf32>) -> tensor<3x1x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<3x1x2x1x8xf32>) -> tensor<3x1x2x8xf32>
    %22 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<31> : tensor<i32>
    %24 = stablehlo.shift_right_arithmetic %23, %c_2 : tensor<i32>
    %25 = stablehlo.slice %17 [0:3, 0:1, 0:4, 0:4] : (tensor<3x1x4x8xf32>) -> tensor<3x1x4x4xf32>
    %26 = stablehlo.slice %17 [0:3, 0:1, 0:4, 4:8] : (tensor<3x1x4x8xf32>) -> tensor<3x1x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<3x1x4x4xf32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<3x1x4x4xf32>) -> tensor<3x1x4x4xi32>
    %30 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<3x1x4x4xi32>
    %31 = stablehlo.xor %29, %30 : tensor<3x1x4x4xi32>
    %32 = stablehlo.bitcast_convert %31 : (tensor<3x1x4x4xi32>) -> tensor<3x1x4x4xf32>
    %33 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<3x1x4x4xf32>
    %35 = stablehlo.bitcast_convert %34 : (tensor<3x1x4x4xf32>) -> tensor<3x1x4x4xi32>
    %36 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<3x1x4x4xi32>
    %37 = stablehlo.xor %35, %36 : tensor<3x1x4x4xi32>
    %38 = stablehlo.bitcast_convert %37 : (tensor<3x1x4x4xi32>) -> tensor<3x1x4x4xf32>
    %39 = stablehlo.subtract %32, %38 : tensor<3x1x4x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %41 = stablehlo.multiply %26, %40 : tensor<3x1x4x4xf32>
    %42 = stablehlo.bitcast_convert %41 : (tensor<3x1x4x4xf32>) -> tensor<3x1x4x4xi32>
    %43 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<3x1x4x4xi32>
    %44 = stablehlo.xor %42, %43 : tensor<3x1x4x4xi32>
    %45 = stablehlo.bitcast_convert %44 : (tensor<3x1x4x4xi32>) -> tensor<3x1x4x4xf32>
    %46 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x4x4xf32>
    %47 = stablehlo.multiply %25, %46 : tensor<3x1x4x4xf32>
    %48 = stablehlo.bitcast_convert %47 : (tensor<3x1x4x4xf32>) -> tensor<3x1x4x4xi32>
    %49 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<3x1x4x4xi32>
    %50 = stablehlo.xor %48, %49 : tensor<3x1x4x4xi32>
    %51 = stablehlo.bitcast_convert %50 : (tensor<3x1x4x4xi32>) -> tensor<3x1x4x4xf32>
    %52 = stablehlo.add %45, %51 : tensor<3x1x4x4xf32>
    %53 = stablehlo.concatenate %39, %52, dim = 3 : (tensor<3x1x4x4xf32>, tensor<3x1x4x4xf32>) -> tensor<3x1x4x8xf32>
    %54 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %54 : (tensor<1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<31> : tensor<i32>
    %56 = stablehlo.shift_right_arithmetic %55, %c_3 : tensor<i32>
    %57 = stablehlo.slice %19 [0:3, 0:1, 0:2, 0:4] : (tensor<3x1x2x8xf32>) -> tensor<3x1x2x4xf32>
    %58 = stablehlo.slice %19 [0:3, 0:1, 0:2, 4:8] : (tensor<3x1x2x8xf32>) -> tensor<3x1x2x4xf32>
    %59 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<3x1x2x4xf32>
    %61 = stablehlo.bitcast_convert %60 : (tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi32>
    %62 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<3x1x2x4xi32>
    %63 = stablehlo.xor %61, %62 : tensor<3x1x2x4xi32>
    %64 = stablehlo.bitcast_convert %63 : (tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xf32>
    %65 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %66 = stablehlo.multiply %58, %65 : tensor<3x1x2x4xf32>
    %67 = stablehlo.bitcast_convert %66 : (tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi32>
    %68 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<3x1x2x4xi32>
    %69 = stablehlo.xor %67, %68 : tensor<3x1x2x4xi32>
    %70 = stablehlo.bitcast_convert %69 : (tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xf32>
    %71 = stablehlo.subtract %64, %70 : tensor<3x1x2x4xf32>
    %72 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %73 = stablehlo.multiply %58, %72 : tensor<3x1x2x4xf32>
    %74 = stablehlo.bitcast_convert %73 : (tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi32>
    %75 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<3x1x2x4xi32>
    %76 = stablehlo.xor %74, %75 : tensor<3x1x2x4xi32>
    %77 = stablehlo.bitcast_convert %76 : (tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xf32>
    %78 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %79 = stablehlo.multiply %57, %78 : tensor<3x1x2x4xf32>
    %80 = stablehlo.bitcast_convert %79 : (tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi32>
    %81 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<3x1x2x4xi32>
    %82 = stablehlo.xor %80, %81 : tensor<3x1x2x4xi32>
    %83 = stablehlo.bitcast_convert %82 : (tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xf32>
    %84 = stablehlo.add %77, %83 : tensor<3x1x2x4xf32>
    %85 = stablehlo.concatenate %71, %84, dim = 3 : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x8xf32>
    %86 = stablehlo.reshape %53 : (tensor<3x1x4x8xf32>) -> tensor<3x1x2x2x8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.compare LT, %arg13, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %88 = stablehlo.add %arg13, %c_5 : tensor<i32>
    %89 = stablehlo.select %87, %88, %arg13 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %91 = stablehlo.compare LT, %arg1, %90, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %93 = stablehlo.add %arg1, %92 : tensor<3x1xi32>
    %94 = stablehlo.select %91, %93, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %96 = stablehlo.compare LT, %arg2, %95, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_9 = stablehlo.constant dense<128> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %98 = stablehlo.add %arg2, %97 : tensor<3x1xi32>
    %99 = stablehlo.select %96, %98, %arg2 : tensor<3x1xi1>, tensor<3x1xi32>
    %100 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %102 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %103 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %104 = stablehlo.concatenate %101, %102, %103, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %105 = "stablehlo.scatter"(%arg14, %104, %85) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x1x3xi32>, tensor<3x1x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.compare LT, %arg13, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %107 = stablehlo.add %arg13, %c_11 : tensor<i32>
    %108 = stablehlo.select %106, %107, %arg13 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %110 = stablehlo.compare LT, %arg1, %109, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %112 = stablehlo.add %arg1, %111 : tensor<3x1xi32>
    %113 = stablehlo.select %110, %112, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %115 = stablehlo.compare LT, %arg2, %114, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_15 = stablehlo.constant dense<128> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %117 = stablehlo.add %arg2, %116 : tensor<3x1xi32>
    %118 = stablehlo.select %115, %117, %arg2 : tensor<3x1xi1>, tensor<3x1xi32>
    %119 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %121 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %122 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %123 = stablehlo.concatenate %120, %121, %122, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x3xi32>
    %124 = "stablehlo.scatter"(%arg15, %123, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x1x3xi32>, tensor<3x1x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %cst_16 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x1x2x2x8xf32>
    %126 = stablehlo.multiply %86, %125 : tensor<3x1x2x2x8xf32>
    %127 = stablehlo.transpose %126, dims = [0, 2, 3, 1, 4] : (tensor<3x1x2x2x8xf32>) -> tensor<3x2x2x1x8xf32>
    %128 = stablehlo.reshape %127 : (tensor<3x2x2x1x8xf32>) -> tensor<3x2x2x8xf32>
    %129 = stablehlo.reshape %128 : (tensor<3x2x2x8xf32>) -> tensor<3x1x2x2x8xf32>
    %130 = stablehlo.reshape %arg2 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %131 = stablehlo.reshape %arg0 : (tensor<3xi32>) -> tensor<3x1xi32>
    %132 = stablehlo.reshape %arg3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x1x2x2x8xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %134:9 = stablehlo.while(%iterArg = %129, %iterArg_28 = %130, %iterArg_29 = %131, %iterArg_30 = %132, %iterArg_31 = %arg13, %iterArg_32 = %105, %iterArg_33 = %124, %iterArg_34 = %c_18, %iterArg_35 = %133) : tensor<3x1x2x2x8xf32>, tensor<3x1x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x2x8xf32>
    cond {
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %174 = stablehlo.compare LT, %iterArg_34, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %174 : tensor<i1>
    } do {
      %174 = func.call @dynamic_index_in_dim_26(%iterArg, %iterArg_34) : (tensor<3x1x2x2x8xf32>, tensor<i32>) -> tensor<1x2x2x8xf32>
      %175 = func.call @dynamic_index_in_dim_27(%iterArg_28, %iterArg_34) : (tensor<3x1x1xi32>, tensor<i32>) -> tensor<1x1xi32>
      %176 = func.call @dynamic_index_in_dim_2(%iterArg_29, %iterArg_34) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %177 = func.call @dynamic_index_in_dim_2(%iterArg_30, %iterArg_34) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %178 = func.call @closed_call_28(%iterArg_31, %iterArg_32, %iterArg_33, %174, %175, %176, %177) : (tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x8xf32>, tensor<1x1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x2x8xf32>
      %179 = func.call @dynamic_update_index_in_dim_30(%iterArg_35, %178, %iterArg_34) : (tensor<3x1x2x2x8xf32>, tensor<1x2x2x8xf32>, tensor<i32>) -> tensor<3x1x2x2x8xf32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %180 = stablehlo.add %iterArg_34, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %180, %179 : tensor<3x1x2x2x8xf32>, tensor<3x1x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x2x8xf32>
    }
    %135 = stablehlo.reshape %134#8 : (tensor<3x1x2x2x8xf32>) -> tensor<3x2x2x1x8xf32>
    %136 = stablehlo.transpose %135, dims = [0, 3, 1, 2, 4] : (tensor<3x2x2x1x8xf32>) -> tensor<3x1x2x2x8xf32>
    %137 = stablehlo.reshape %136 : (tensor<3x1x2x2x8xf32>) -> tensor<3x1x32xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %138 = "stablehlo.case"(%c_19) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %139 = "stablehlo.case"(%138) ({
      %174 = stablehlo.reshape %137 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %175 = func.call @_pad_7(%174, %c_28) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %176 = stablehlo.reshape %175 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %178 = stablehlo.dot_general %177, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x32xf32>) -> tensor<3x32xf32>
      %179 = stablehlo.reshape %178 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
      stablehlo.return %179 : tensor<3x1x32xf32>
    }) : (tensor<i32>) -> tensor<3x1x32xf32>
    %140 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %141 = stablehlo.reshape %140 : (tensor<1xi32>) -> tensor<i32>
    %c_20 = stablehlo.constant dense<31> : tensor<i32>
    %142 = stablehlo.shift_right_arithmetic %141, %c_20 : tensor<i32>
    %143 = stablehlo.add %arg10, %139 : tensor<3x1x32xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %145 = stablehlo.compare GE, %arg2, %144, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %146 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %147 = stablehlo.compare LT, %arg2, %146, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %148 = stablehlo.and %145, %147 : tensor<3x1xi1>
    %149 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %150 = stablehlo.reshape %149 : (tensor<1xi32>) -> tensor<i32>
    %c_22 = stablehlo.constant dense<31> : tensor<i32>
    %151 = stablehlo.shift_right_arithmetic %150, %c_22 : tensor<i32>
    %152 = stablehlo.multiply %143, %143 : tensor<3x1x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<3x1x32xf32>, tensor<f32>) -> tensor<3x1xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %156 = stablehlo.divide %154, %155 : tensor<3x1x1xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %158 = stablehlo.add %156, %157 : tensor<3x1x1xf32>
    %159 = stablehlo.rsqrt %158 : tensor<3x1x1xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2] : (tensor<3x1x1xf32>) -> tensor<3x1x32xf32>
    %161 = stablehlo.multiply %143, %160 : tensor<3x1x32xf32>
    %162 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x1x32xf32>
    %164 = stablehlo.multiply %161, %163 : tensor<3x1x32xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %165 = "stablehlo.case"(%c_26) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %166 = "stablehlo.case"(%165) ({
      %174 = stablehlo.reshape %164 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %175 = func.call @_pad_7(%174, %c_28) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %176 = stablehlo.reshape %175 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %178 = stablehlo.dot_general %177, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x96xf32>) -> tensor<3x96xf32>
      %179 = stablehlo.reshape %178 : (tensor<3x96xf32>) -> tensor<3x1x96xf32>
      stablehlo.return %179 : tensor<3x1x96xf32>
    }) : (tensor<i32>) -> tensor<3x1x96xf32>
    %167 = stablehlo.slice %166 [0:3, 0:1, 0:48] : (tensor<3x1x96xf32>) -> tensor<3x1x48xf32>
    %168 = stablehlo.slice %166 [0:3, 0:1, 48:96] : (tensor<3x1x96xf32>) -> tensor<3x1x48xf32>
    %169 = call @silu_31(%167) : (tensor<3x1x48xf32>) -> tensor<3x1x48xf32>
    %170 = stablehlo.multiply %169, %168 : tensor<3x1x48xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %171 = "stablehlo.case"(%c_27) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %172 = "stablehlo.case"(%171) ({
      %174 = stablehlo.reshape %170 : (tensor<3x1x48xf32>) -> tensor<3x48xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %175 = func.call @_pad_32(%174, %c_28) : (tensor<3x48xf32>, tensor<i32>) -> tensor<3x48xf32>
      %176 = stablehlo.reshape %175 : (tensor<3x48xf32>) -> tensor<1x3x48xf32>
      %177 = stablehlo.reshape %176 : (tensor<1x3x48xf32>) -> tensor<3x48xf32>
      %178 = stablehlo.dot_general %177, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x48xf32>, tensor<48x32xf32>) -> tensor<3x32xf32>
      %179 = stablehlo.reshape %178 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
      stablehlo.return %179 : tensor<3x1x32xf32>
    }) : (tensor<i32>) -> tensor<3x1x32xf32>
    %173 = stablehlo.add %143, %172 : tensor<3x1x32xf32>
    return %173, %105, %124 : tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<3x1x2x2x8xf32>, %arg1: tensor<i32>) -> tensor<1x2x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 2, 8] : (tensor<3x1x2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
    return %1 : tensor<1x2x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_27(%arg0: tensor<3x1x1xi32>, %arg1: tensor<i32>) -> tensor<1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 1] : (tensor<3x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1xi32>) -> tensor<1x1xi32>
    return %1 : tensor<1x1xi32>
  }
  func.func private @closed_call_28(%arg0: tensor<i32>, %arg1: tensor<1x2x2x128x8xf32>, %arg2: tensor<1x2x2x128x8xf32>, %arg3: tensor<1x2x2x8xf32>, %arg4: tensor<1x1xi32>, %arg5: tensor<1xi32>, %arg6: tensor<1xi32>) -> tensor<1x2x2x8xf32> {
    %0 = stablehlo.reshape %arg4 : (tensor<1x1xi32>) -> tensor<1x1x1x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<1x1x2x1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x1xi32>) -> tensor<1x2xi32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2x2xf32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %5 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.add %5, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %8 = call @floor_divide(%7, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x2x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x2xi32>, tensor<i32>, tensor<1xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x8xf32>, tensor<i32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2x8xf32>
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
      %69 = func.call @_where_4(%68, %67, %c_34) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %70 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x2x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x2x16xf32>
      %71 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x2x16xi1>) -> tensor<1x1x2x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_29(%71, %70, %cst_35) : (tensor<1x1x2x16xi1>, tensor<1x2x2x16xf32>, tensor<f32>) -> tensor<1x2x2x16xf32>
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
  func.func private @_where_29(%arg0: tensor<1x1x2x16xi1>, %arg1: tensor<1x2x2x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x2x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x2x16xi1>) -> tensor<1x2x2x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x2x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x2x16xi1>, tensor<1x2x2x16xf32>
    return %3 : tensor<1x2x2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_30(%arg0: tensor<3x1x2x2x8xf32>, %arg1: tensor<1x2x2x8xf32>, %arg2: tensor<i32>) -> tensor<3x1x2x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x2x8xf32>) -> tensor<1x1x2x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x1x2x2x8xf32>, tensor<1x1x2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x2x2x8xf32>
    return %1 : tensor<3x1x2x2x8xf32>
  }
  func.func private @silu_31(%arg0: tensor<3x1x48xf32>) -> tensor<3x1x48xf32> {
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
  func.func private @_pad_32(%arg0: tensor<3x48xf32>, %arg1: tensor<i32>) -> tensor<3x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x48xf32>, tensor<f32>) -> tensor<3x48xf32>
    return %1 : tensor<3x48xf32>
  }
  func.func private @closed_call_33(%arg0: tensor<3x97xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
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
    %16 = call @_where_13(%15, %9, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<3xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<3xi32>
    %20 = call @_where_13(%15, %arg4, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %16, %20 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @closed_call_34(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<i32>, %arg4: tensor<3xi32>, %arg5: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
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
    %13 = call @_where_15(%12, %arg1, %c_3) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %16 = call @_where_13(%15, %9, %arg4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<3xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<3xi32>
    %20 = call @_where_13(%15, %arg5, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %0, %16, %20 : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim_35(%arg0: tensor<1x3x1xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<1x3x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<1x3x1xi32>, tensor<1x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xi32>
    return %1 : tensor<1x3x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_36(%arg0: tensor<1x3x97xf32>, %arg1: tensor<3x97xf32>, %arg2: tensor<i32>) -> tensor<1x3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x97xf32>) -> tensor<1x3x97xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<1x3x97xf32>, tensor<1x3x97xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x97xf32>
    return %1 : tensor<1x3x97xf32>
  }
  func.func private @_where_37(%arg0: tensor<3x2xi1>, %arg1: tensor<3x2xi32>, %arg2: tensor<i32>) -> tensor<3x2xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x2xi1>, tensor<3x2xi32>
    return %2 : tensor<3x2xi32>
  }
  func.func private @_pad_38(%arg0: tensor<3x2x97xf32>, %arg1: tensor<i32>) -> tensor<3x2x97xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x2x97xf32>, tensor<f32>) -> tensor<3x2x97xf32>
    return %1 : tensor<3x2x97xf32>
  }
  func.func private @_pad_39(%arg0: tensor<3x2xi32>, %arg1: tensor<i32>) -> tensor<3x2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    return %1 : tensor<3x2xi32>
  }
}
