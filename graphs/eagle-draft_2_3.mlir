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
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %190 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %191 = stablehlo.compare LT, %138, %190, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_59 = stablehlo.constant dense<97> : tensor<i32>
    %192 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %193 = stablehlo.add %138, %192 : tensor<3x3xi32>
    %194 = stablehlo.select %191, %193, %138 : tensor<3x3xi1>, tensor<3x3xi32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %196 = "stablehlo.gather"(%arg8, %195) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<3x3x1xi32>) -> tensor<32x3x3xf32>
    %197 = stablehlo.transpose %196, dims = [1, 2, 0] : (tensor<32x3x3xf32>) -> tensor<3x3x32xf32>
    %198 = stablehlo.concatenate %197, %162, dim = 2 : (tensor<3x3x32xf32>, tensor<3x3x32xf32>) -> tensor<3x3x64xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %199 = "stablehlo.case"(%c_60) ({
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_85 : tensor<i32>
    }, {
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_85 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %200 = "stablehlo.case"(%199) ({
      %283 = stablehlo.reshape %198 : (tensor<3x3x64xf32>) -> tensor<9x64xf32>
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      %284 = func.call @_pad(%283, %c_85) : (tensor<9x64xf32>, tensor<i32>) -> tensor<9x64xf32>
      %285 = stablehlo.reshape %284 : (tensor<9x64xf32>) -> tensor<1x9x64xf32>
      %286 = stablehlo.reshape %285 : (tensor<1x9x64xf32>) -> tensor<9x64xf32>
      %287 = stablehlo.dot_general %286, %arg0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<9x64xf32>, tensor<64x32xf32>) -> tensor<9x32xf32>
      %288 = stablehlo.reshape %287 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
      stablehlo.return %288 : tensor<3x3x32xf32>
    }) : (tensor<i32>) -> tensor<3x3x32xf32>
    %201 = stablehlo.reshape %arg4 : (tensor<1x32xf32>) -> tensor<32xf32>
    %202 = stablehlo.reshape %arg3 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %203:3 = call @through(%arg35, %181, %164, %170, %arg1, %arg2, %202, %201, %arg5, %arg6, %200, %188, %189, %c_61, %arg33, %arg34) : (tensor<3xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<3x3x32xf32>, tensor<3x3x1x4xf32>, tensor<3x3x1x4xf32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) -> (tensor<3x3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>)
    %204 = stablehlo.multiply %203#0, %203#0 : tensor<3x3x32xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%204 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<3x3x32xf32>, tensor<f32>) -> tensor<3x3xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1] : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
    %cst_63 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %208 = stablehlo.divide %206, %207 : tensor<3x3x1xf32>
    %cst_64 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %210 = stablehlo.add %208, %209 : tensor<3x3x1xf32>
    %211 = stablehlo.rsqrt %210 : tensor<3x3x1xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2] : (tensor<3x3x1xf32>) -> tensor<3x3x32xf32>
    %213 = stablehlo.multiply %203#0, %212 : tensor<3x3x32xf32>
    %214 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x3x32xf32>
    %216 = stablehlo.multiply %213, %215 : tensor<3x3x32xf32>
    %217 = stablehlo.slice %216 [0:3, 2:3, 0:32] : (tensor<3x3x32xf32>) -> tensor<3x1x32xf32>
    %218 = stablehlo.reshape %217 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %219 = "stablehlo.case"(%c_65) ({
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_85 : tensor<i32>
    }, {
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_85 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %220 = "stablehlo.case"(%219) ({
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      %283 = func.call @_pad_9(%218, %c_85) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %284 = stablehlo.reshape %283 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %285 = stablehlo.reshape %284 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %286 = stablehlo.dot_general %285, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %286 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %222 = stablehlo.compare GT, %62, %221, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %223 = stablehlo.and %111, %222 : tensor<3xi1>
    %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %224 = stablehlo.reduce(%220 init: %cst_67) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %225 = stablehlo.iota dim = 0 : tensor<97xi32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_68 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %227 = stablehlo.reduce(%220 init: %cst_68) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %230 = stablehlo.compare EQ, %220, %229, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_69 = stablehlo.constant dense<97> : tensor<i32>
    %231 = call @_where_10(%230, %226, %c_69) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_70 = stablehlo.constant dense<2147483647> : tensor<i32>
    %232 = stablehlo.reduce(%231 init: %c_70) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %c_71 = stablehlo.constant dense<96> : tensor<i32>
    %233 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %234 = stablehlo.minimum %232, %233 : tensor<3xi32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %235 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %236 = stablehlo.add %20, %235 : tensor<3xi32>
    %c_73 = stablehlo.constant dense<false> : tensor<i1>
    %237 = stablehlo.reduce(%223 init: %c_73) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %238 = stablehlo.convert %237 : (tensor<i1>) -> tensor<i32>
    %239:2 = "stablehlo.case"(%238) ({
      %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %283 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      stablehlo.return %234, %283 : tensor<3xi32>, tensor<3x97xf32>
    }, {
      %c_85 = stablehlo.constant dense<1> : tensor<i32>
      %283 = func.call @_where_11(%223, %62, %c_85) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
      %284 = stablehlo.broadcast_in_dim %224, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %285 = stablehlo.broadcast_in_dim %284, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %286 = stablehlo.compare LT, %220, %285, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %287 = stablehlo.broadcast_in_dim %283, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %289 = stablehlo.divide %220, %288 : tensor<3x97xf32>
      %290 = stablehlo.divide %224, %283 : tensor<3xf32>
      %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %291 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %292 = stablehlo.compare GT, %83, %291, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %293 = stablehlo.and %292, %223 : tensor<3xi1>
      %c_87 = stablehlo.constant dense<false> : tensor<i1>
      %294 = stablehlo.reduce(%293 init: %c_87) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %295 = stablehlo.convert %294 : (tensor<i1>) -> tensor<i32>
      %296 = "stablehlo.case"(%295) ({
        %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %368 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %368 : tensor<3xf32>
      }, {
        %368 = stablehlo.log %83 : tensor<3xf32>
        %369 = stablehlo.add %290, %368 : tensor<3xf32>
        stablehlo.return %369 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %297 = stablehlo.broadcast_in_dim %293, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %299 = stablehlo.and %298, %286 : tensor<3x97xi1>
      %300 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %301 = stablehlo.convert %300 : tensor<3x1xf32>
      %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %303 = stablehlo.compare LT, %289, %302, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %304 = stablehlo.and %299, %303 : tensor<3x97xi1>
      %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %305 = func.call @_where_12(%304, %cst_88, %289) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_89 = stablehlo.constant dense<0> : tensor<i32>
      %306 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %307 = stablehlo.compare GT, %69, %306, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_90 = stablehlo.constant dense<97> : tensor<i32>
      %308 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %309 = stablehlo.compare LT, %69, %308, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %310 = stablehlo.and %307, %309 : tensor<3xi1>
      %311 = stablehlo.and %310, %223 : tensor<3xi1>
      %c_91 = stablehlo.constant dense<false> : tensor<i1>
      %312 = stablehlo.reduce(%311 init: %c_91) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %313 = stablehlo.convert %312 : (tensor<i1>) -> tensor<i32>
      %314 = "stablehlo.case"(%313) ({
        %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %368 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %368 : tensor<3xf32>
      }, {
        %368 = stablehlo.bitcast_convert %305 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_105 = stablehlo.constant dense<0> : tensor<i32>
        %369 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %370 = stablehlo.compare LT, %368, %369, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_106 = stablehlo.constant dense<2147483647> : tensor<i32>
        %371 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %372 = stablehlo.xor %368, %371 : tensor<3x97xi32>
        %373 = func.call @_where_13(%370, %372, %368) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_107 = stablehlo.constant dense<2147483647> : tensor<i32>
        %374 = stablehlo.reduce(%373 init: %c_107) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_108 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %375 = stablehlo.reduce(%373 init: %c_108) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_109 = stablehlo.constant dense<0> : tensor<i32>
        %c_110 = stablehlo.constant dense<0> : tensor<i32>
        %376:6 = stablehlo.while(%iterArg = %373, %iterArg_113 = %69, %iterArg_114 = %c_110, %iterArg_115 = %c_109, %iterArg_116 = %374, %iterArg_117 = %375) : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_118 = stablehlo.constant dense<32> : tensor<i32>
          %383 = stablehlo.compare LT, %iterArg_114, %c_118, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %383 : tensor<i1>
        } do {
          %383:3 = func.call @closed_call_14(%iterArg, %iterArg_113, %iterArg_115, %iterArg_116, %iterArg_117) : (tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_118 = stablehlo.constant dense<1> : tensor<i32>
          %384 = stablehlo.add %iterArg_114, %c_118 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_113, %384, %383#0, %383#1, %383#2 : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_111 = stablehlo.constant dense<0> : tensor<i32>
        %377 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %378 = stablehlo.compare LT, %376#4, %377, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_112 = stablehlo.constant dense<2147483647> : tensor<i32>
        %379 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %380 = stablehlo.xor %376#4, %379 : tensor<3xi32>
        %381 = func.call @_where_15(%378, %380, %376#4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %382 = stablehlo.bitcast_convert %381 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %382 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %315 = stablehlo.broadcast_in_dim %311, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %317 = stablehlo.and %316, %286 : tensor<3x97xi1>
      %318 = stablehlo.broadcast_in_dim %314, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %319 = stablehlo.convert %318 : tensor<3x1xf32>
      %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %321 = stablehlo.compare LT, %305, %320, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %322 = stablehlo.and %317, %321 : tensor<3x97xi1>
      %cst_92 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %323 = func.call @_where_12(%322, %cst_92, %305) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %324 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %325 = stablehlo.compare LT, %76, %324, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %326 = stablehlo.and %325, %223 : tensor<3xi1>
      %c_94 = stablehlo.constant dense<false> : tensor<i1>
      %327 = stablehlo.reduce(%326 init: %c_94) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %328 = stablehlo.convert %327 : (tensor<i1>) -> tensor<i32>
      %329 = "stablehlo.case"(%328) ({
        %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %368 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %368 : tensor<3xf32>
      }, {
        %cst_105 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %368 = stablehlo.reduce(%323 init: %cst_105) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %369 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %370 = stablehlo.broadcast_in_dim %369, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %371 = stablehlo.subtract %323, %370 : tensor<3x97xf32>
        %372 = stablehlo.exponential %371 : tensor<3x97xf32>
        %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %373 = stablehlo.reduce(%372 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %374 = stablehlo.multiply %76, %373 : tensor<3xf32>
        %375 = stablehlo.bitcast_convert %323 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_107 = stablehlo.constant dense<0> : tensor<i32>
        %376 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %377 = stablehlo.compare LT, %375, %376, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_108 = stablehlo.constant dense<2147483647> : tensor<i32>
        %378 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %379 = stablehlo.xor %375, %378 : tensor<3x97xi32>
        %380 = func.call @_where_13(%377, %379, %375) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_109 = stablehlo.constant dense<2147483647> : tensor<i32>
        %381 = stablehlo.reduce(%380 init: %c_109) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_110 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %382 = stablehlo.reduce(%380 init: %c_110) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_111 = stablehlo.constant dense<0> : tensor<i32>
        %c_112 = stablehlo.constant dense<0> : tensor<i32>
        %383:7 = stablehlo.while(%iterArg = %380, %iterArg_115 = %372, %iterArg_116 = %374, %iterArg_117 = %c_112, %iterArg_118 = %c_111, %iterArg_119 = %381, %iterArg_120 = %382) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_121 = stablehlo.constant dense<32> : tensor<i32>
          %390 = stablehlo.compare LT, %iterArg_117, %c_121, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %390 : tensor<i1>
        } do {
          %390:3 = func.call @closed_call_16(%iterArg, %iterArg_115, %iterArg_116, %iterArg_118, %iterArg_119, %iterArg_120) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_121 = stablehlo.constant dense<1> : tensor<i32>
          %391 = stablehlo.add %iterArg_117, %c_121 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_115, %iterArg_116, %391, %390#0, %390#1, %390#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_113 = stablehlo.constant dense<0> : tensor<i32>
        %384 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %385 = stablehlo.compare LT, %383#5, %384, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_114 = stablehlo.constant dense<2147483647> : tensor<i32>
        %386 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %387 = stablehlo.xor %383#5, %386 : tensor<3xi32>
        %388 = func.call @_where_15(%385, %387, %383#5) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %389 = stablehlo.bitcast_convert %388 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %389 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %330 = stablehlo.broadcast_in_dim %326, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %331 = stablehlo.broadcast_in_dim %330, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %332 = stablehlo.and %331, %286 : tensor<3x97xi1>
      %333 = stablehlo.broadcast_in_dim %329, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %334 = stablehlo.convert %333 : tensor<3x1xf32>
      %335 = stablehlo.broadcast_in_dim %334, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %336 = stablehlo.compare LT, %323, %335, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %337 = stablehlo.and %332, %336 : tensor<3x97xi1>
      %cst_95 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %338 = func.call @_where_12(%337, %cst_95, %323) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %339 = stablehlo.convert %236 : (tensor<3xi32>) -> tensor<3xui32>
      %340 = func.call @_threefry_fold_in(%55, %339) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %c_96 = stablehlo.constant dense<1> : tensor<ui32>
      %341 = func.call @_threefry_fold_in_19(%340, %c_96) : (tensor<3x2xui32>, tensor<ui32>) -> tensor<3x2xui32>
      %342 = func.call @_gumbel(%341) : (tensor<3x2xui32>) -> tensor<3x97xf32>
      %343 = stablehlo.add %338, %342 : tensor<3x97xf32>
      %344 = stablehlo.iota dim = 0 : tensor<97xi32>
      %345 = stablehlo.broadcast_in_dim %344, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
      %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %346 = stablehlo.reduce(%343 init: %cst_97) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %347 = stablehlo.broadcast_in_dim %346, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %349 = stablehlo.compare EQ, %343, %348, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_98 = stablehlo.constant dense<97> : tensor<i32>
      %350 = func.call @_where_10(%349, %345, %c_98) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_99 = stablehlo.constant dense<2147483647> : tensor<i32>
      %351 = stablehlo.reduce(%350 init: %c_99) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %c_100 = stablehlo.constant dense<96> : tensor<i32>
      %352 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %353 = stablehlo.minimum %351, %352 : tensor<3xi32>
      %354 = stablehlo.broadcast_in_dim %223, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_101 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %355 = stablehlo.reduce(%338 init: %cst_101) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_102 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %356 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %357 = stablehlo.maximum %356, %355 : tensor<3xf32>
      %358 = stablehlo.broadcast_in_dim %357, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %360 = stablehlo.subtract %338, %359 : tensor<3x97xf32>
      %361 = stablehlo.exponential %360 : tensor<3x97xf32>
      %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %362 = stablehlo.reduce(%361 init: %cst_103) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %363 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %365 = stablehlo.divide %361, %364 : tensor<3x97xf32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %366 = func.call @_where_23(%354, %365, %c_104) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
      %367 = func.call @_where_15(%223, %353, %234) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      stablehlo.return %367, %366 : tensor<3xi32>, tensor<3x97xf32>
    }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3x97xf32>)
    %240 = stablehlo.broadcast_in_dim %239#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %241 = stablehlo.reshape %240 : (tensor<3x1xi32>) -> tensor<3xi32>
    %242 = stablehlo.slice %216 [0:3, 2:3, 0:32] : (tensor<3x3x32xf32>) -> tensor<3x1x32xf32>
    %243 = stablehlo.reshape %242 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %244 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_74 = stablehlo.constant dense<1> : tensor<i32>
    %245 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %246 = stablehlo.add %245, %244 : tensor<1xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %247 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<1x3x1xi32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<1x3x97xf32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %249:27 = stablehlo.while(%iterArg = %246, %iterArg_85 = %112, %iterArg_86 = %111, %iterArg_87 = %arg35, %iterArg_88 = %cst_0, %iterArg_89 = %arg8, %iterArg_90 = %arg0, %iterArg_91 = %arg4, %iterArg_92 = %arg3, %iterArg_93 = %arg1, %iterArg_94 = %arg2, %iterArg_95 = %arg5, %iterArg_96 = %arg6, %iterArg_97 = %arg7, %iterArg_98 = %62, %iterArg_99 = %20, %iterArg_100 = %83, %iterArg_101 = %69, %iterArg_102 = %76, %iterArg_103 = %55, %iterArg_104 = %c_77, %iterArg_105 = %241, %iterArg_106 = %243, %iterArg_107 = %203#1, %iterArg_108 = %203#2, %iterArg_109 = %247, %iterArg_110 = %248) : tensor<1xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<32x97xf32>, tensor<64x32xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<i32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x3x1xi32>, tensor<1x3x97xf32>
    cond {
      %c_111 = stablehlo.constant dense<1> : tensor<i32>
      %283 = stablehlo.compare LT, %iterArg_104, %c_111, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %283 : tensor<i1>
    } do {
      %283 = func.call @dynamic_index_in_dim_24(%iterArg, %iterArg_104) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
      %284:6 = func.call @closed_call_25(%iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_102, %iterArg_103, %iterArg_105, %iterArg_106, %iterArg_107, %iterArg_108, %283) : (tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<32x97xf32>, tensor<64x32xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>) -> (tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>)
      %285 = func.call @dynamic_update_index_in_dim_38(%iterArg_109, %284#4, %iterArg_104) : (tensor<1x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<1x3x1xi32>
      %286 = func.call @dynamic_update_index_in_dim_39(%iterArg_110, %284#5, %iterArg_104) : (tensor<1x3x97xf32>, tensor<3x97xf32>, tensor<i32>) -> tensor<1x3x97xf32>
      %c_111 = stablehlo.constant dense<1> : tensor<i32>
      %287 = stablehlo.add %iterArg_104, %c_111 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_102, %iterArg_103, %287, %284#0, %284#1, %284#2, %284#3, %285, %286 : tensor<1xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<4xf32>, tensor<32x97xf32>, tensor<64x32xf32>, tensor<1x32xf32>, tensor<1x32xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3x2xui32>, tensor<i32>, tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x3x1xi32>, tensor<1x3x97xf32>
    }
    %250 = stablehlo.broadcast_in_dim %240, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %251 = stablehlo.concatenate %250, %249#25, dim = 0 : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<2x3x1xi32>
    %252 = stablehlo.transpose %251, dims = [1, 0, 2] : (tensor<2x3x1xi32>) -> tensor<3x2x1xi32>
    %253 = stablehlo.broadcast_in_dim %239#1, dims = [1, 2] : (tensor<3x97xf32>) -> tensor<1x3x97xf32>
    %254 = stablehlo.concatenate %253, %249#26, dim = 0 : (tensor<1x3x97xf32>, tensor<1x3x97xf32>) -> tensor<2x3x97xf32>
    %255 = stablehlo.transpose %254, dims = [1, 0, 2] : (tensor<2x3x97xf32>) -> tensor<3x2x97xf32>
    %256 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %257 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi1>) -> tensor<1x2xi1>
    %258 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %259 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<1x2xi1>) -> tensor<3x2xi1>
    %260 = stablehlo.and %258, %259 : tensor<3x2xi1>
    %261 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %262 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %263 = stablehlo.broadcast_in_dim %261, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %264 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<3x2xi32>
    %265 = stablehlo.add %263, %264 : tensor<3x2xi32>
    %c_78 = stablehlo.constant dense<128> : tensor<i32>
    %266 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %267 = stablehlo.compare LT, %265, %266, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %268 = stablehlo.and %260, %267 : tensor<3x2xi1>
    %c_79 = stablehlo.constant dense<2> : tensor<i32>
    %269 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %270 = stablehlo.add %c_2, %269 : tensor<2xi32>
    %271 = stablehlo.select %c_3, %270, %c_2 : tensor<2xi1>, tensor<2xi32>
    %c_80 = stablehlo.constant dense<1> : tensor<i32>
    %272 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %273 = stablehlo.add %c_4, %272 : tensor<2xi32>
    %274 = stablehlo.select %c_5, %273, %c_4 : tensor<2xi1>, tensor<2xi32>
    %275 = stablehlo.broadcast_in_dim %271, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %276 = stablehlo.broadcast_in_dim %274, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %277 = stablehlo.concatenate %275, %276, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %278 = "stablehlo.gather"(%252, %277) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x2x1xi32>, tensor<2x2xi32>) -> tensor<3x2xi32>
    %c_81 = stablehlo.constant dense<-1> : tensor<i32>
    %279 = call @_where_40(%268, %278, %c_81) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %280 = call @_pad_41(%255, %c_82) : (tensor<3x2x97xf32>, tensor<i32>) -> tensor<3x2x97xf32>
    %c_83 = stablehlo.constant dense<-1> : tensor<i32>
    %281 = call @_pad_42(%279, %c_83) : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %282 = call @_pad_41(%280, %c_84) : (tensor<3x2x97xf32>, tensor<i32>) -> tensor<3x2x97xf32>
    return %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %249#23, %249#24, %281, %282 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<2x128x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x2xi32>, tensor<3x2x97xf32>
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
  func.func private @through(%arg0: tensor<3xi32>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>, %arg3: tensor<3xi32>, %arg4: tensor<48x32xf32>, %arg5: tensor<32x96xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<3x3x32xf32>, %arg11: tensor<3x3x1x4xf32>, %arg12: tensor<3x3x1x4xf32>, %arg13: tensor<i32>, %arg14: tensor<1x2x2x128x8xf32>, %arg15: tensor<1x2x2x128x8xf32>) -> (tensor<3x3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) {
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
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %175 = stablehlo.reshape %12 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %176 = func.call @_pad_2(%175, %c_28) : (tensor<9x32xf32>, tensor<i32>) -> tensor<9x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<9x32xf32>) -> tensor<1x9x32xf32>
      %178 = stablehlo.reshape %177 : (tensor<1x9x32xf32>) -> tensor<9x32xf32>
      %179 = stablehlo.dot_general %178, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<9x32xf32>, tensor<32x64xf32>) -> tensor<9x64xf32>
      %180 = stablehlo.reshape %179 : (tensor<9x64xf32>) -> tensor<3x3x64xf32>
      stablehlo.return %180 : tensor<3x3x64xf32>
    }) : (tensor<i32>) -> tensor<3x3x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<3x3x64xf32>) -> tensor<3x3x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:3, 0:3, 0:2, 0:2, 0:8] : (tensor<3x3x2x4x8xf32>) -> tensor<3x3x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<3x3x2x2x8xf32>) -> tensor<3x3x4x8xf32>
    %18 = stablehlo.slice %15 [0:3, 0:3, 0:2, 2:3, 0:8] : (tensor<3x3x2x4x8xf32>) -> tensor<3x3x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<3x3x2x1x8xf32>) -> tensor<3x3x2x8xf32>
    %20 = stablehlo.slice %15 [0:3, 0:3, 0:2, 3:4, 0:8] : (tensor<3x3x2x4x8xf32>) -> tensor<3x3x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<3x3x2x1x8xf32>) -> tensor<3x3x2x8xf32>
    %22 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<31> : tensor<i32>
    %24 = stablehlo.shift_right_arithmetic %23, %c_2 : tensor<i32>
    %25 = stablehlo.slice %17 [0:3, 0:3, 0:4, 0:4] : (tensor<3x3x4x8xf32>) -> tensor<3x3x4x4xf32>
    %26 = stablehlo.slice %17 [0:3, 0:3, 0:4, 4:8] : (tensor<3x3x4x8xf32>) -> tensor<3x3x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<3x3x4x4xf32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xi32>
    %30 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<3x3x4x4xi32>
    %31 = stablehlo.xor %29, %30 : tensor<3x3x4x4xi32>
    %32 = stablehlo.bitcast_convert %31 : (tensor<3x3x4x4xi32>) -> tensor<3x3x4x4xf32>
    %33 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<3x3x4x4xf32>
    %35 = stablehlo.bitcast_convert %34 : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xi32>
    %36 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<3x3x4x4xi32>
    %37 = stablehlo.xor %35, %36 : tensor<3x3x4x4xi32>
    %38 = stablehlo.bitcast_convert %37 : (tensor<3x3x4x4xi32>) -> tensor<3x3x4x4xf32>
    %39 = stablehlo.subtract %32, %38 : tensor<3x3x4x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %41 = stablehlo.multiply %26, %40 : tensor<3x3x4x4xf32>
    %42 = stablehlo.bitcast_convert %41 : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xi32>
    %43 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<3x3x4x4xi32>
    %44 = stablehlo.xor %42, %43 : tensor<3x3x4x4xi32>
    %45 = stablehlo.bitcast_convert %44 : (tensor<3x3x4x4xi32>) -> tensor<3x3x4x4xf32>
    %46 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x4x4xf32>
    %47 = stablehlo.multiply %25, %46 : tensor<3x3x4x4xf32>
    %48 = stablehlo.bitcast_convert %47 : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xi32>
    %49 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<3x3x4x4xi32>
    %50 = stablehlo.xor %48, %49 : tensor<3x3x4x4xi32>
    %51 = stablehlo.bitcast_convert %50 : (tensor<3x3x4x4xi32>) -> tensor<3x3x4x4xf32>
    %52 = stablehlo.add %45, %51 : tensor<3x3x4x4xf32>
    %53 = stablehlo.concatenate %39, %52, dim = 3 : (tensor<3x3x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<3x3x4x8xf32>
    %54 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %54 : (tensor<1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<31> : tensor<i32>
    %56 = stablehlo.shift_right_arithmetic %55, %c_3 : tensor<i32>
    %57 = stablehlo.slice %19 [0:3, 0:3, 0:2, 0:4] : (tensor<3x3x2x8xf32>) -> tensor<3x3x2x4xf32>
    %58 = stablehlo.slice %19 [0:3, 0:3, 0:2, 4:8] : (tensor<3x3x2x8xf32>) -> tensor<3x3x2x4xf32>
    %59 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<3x3x2x4xf32>
    %61 = stablehlo.bitcast_convert %60 : (tensor<3x3x2x4xf32>) -> tensor<3x3x2x4xi32>
    %62 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<3x3x2x4xi32>
    %63 = stablehlo.xor %61, %62 : tensor<3x3x2x4xi32>
    %64 = stablehlo.bitcast_convert %63 : (tensor<3x3x2x4xi32>) -> tensor<3x3x2x4xf32>
    %65 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %66 = stablehlo.multiply %58, %65 : tensor<3x3x2x4xf32>
    %67 = stablehlo.bitcast_convert %66 : (tensor<3x3x2x4xf32>) -> tensor<3x3x2x4xi32>
    %68 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<3x3x2x4xi32>
    %69 = stablehlo.xor %67, %68 : tensor<3x3x2x4xi32>
    %70 = stablehlo.bitcast_convert %69 : (tensor<3x3x2x4xi32>) -> tensor<3x3x2x4xf32>
    %71 = stablehlo.subtract %64, %70 : tensor<3x3x2x4xf32>
    %72 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %73 = stablehlo.multiply %58, %72 : tensor<3x3x2x4xf32>
    %74 = stablehlo.bitcast_convert %73 : (tensor<3x3x2x4xf32>) -> tensor<3x3x2x4xi32>
    %75 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<3x3x2x4xi32>
    %76 = stablehlo.xor %74, %75 : tensor<3x3x2x4xi32>
    %77 = stablehlo.bitcast_convert %76 : (tensor<3x3x2x4xi32>) -> tensor<3x3x2x4xf32>
    %78 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<3x3x1x4xf32>) -> tensor<3x3x2x4xf32>
    %79 = stablehlo.multiply %57, %78 : tensor<3x3x2x4xf32>
    %80 = stablehlo.bitcast_convert %79 : (tensor<3x3x2x4xf32>) -> tensor<3x3x2x4xi32>
    %81 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<3x3x2x4xi32>
    %82 = stablehlo.xor %80, %81 : tensor<3x3x2x4xi32>
    %83 = stablehlo.bitcast_convert %82 : (tensor<3x3x2x4xi32>) -> tensor<3x3x2x4xf32>
    %84 = stablehlo.add %77, %83 : tensor<3x3x2x4xf32>
    %85 = stablehlo.concatenate %71, %84, dim = 3 : (tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>) -> tensor<3x3x2x8xf32>
    %86 = stablehlo.reshape %53 : (tensor<3x3x4x8xf32>) -> tensor<3x3x2x2x8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.compare LT, %arg13, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %88 = stablehlo.add %arg13, %c_5 : tensor<i32>
    %89 = stablehlo.select %87, %88, %arg13 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %91 = stablehlo.compare LT, %arg1, %90, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %93 = stablehlo.add %arg1, %92 : tensor<3x3xi32>
    %94 = stablehlo.select %91, %93, %arg1 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %96 = stablehlo.compare LT, %arg2, %95, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_9 = stablehlo.constant dense<128> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %98 = stablehlo.add %arg2, %97 : tensor<3x3xi32>
    %99 = stablehlo.select %96, %98, %arg2 : tensor<3x3xi1>, tensor<3x3xi32>
    %100 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %102 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %103 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %104 = stablehlo.concatenate %101, %102, %103, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x3xi32>
    %105 = "stablehlo.scatter"(%arg14, %104, %85) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x3x3xi32>, tensor<3x3x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.compare LT, %arg13, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %107 = stablehlo.add %arg13, %c_11 : tensor<i32>
    %108 = stablehlo.select %106, %107, %arg13 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %110 = stablehlo.compare LT, %arg1, %109, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %112 = stablehlo.add %arg1, %111 : tensor<3x3xi32>
    %113 = stablehlo.select %110, %112, %arg1 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %115 = stablehlo.compare LT, %arg2, %114, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_15 = stablehlo.constant dense<128> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %117 = stablehlo.add %arg2, %116 : tensor<3x3xi32>
    %118 = stablehlo.select %115, %117, %arg2 : tensor<3x3xi1>, tensor<3x3xi32>
    %119 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %121 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %122 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %123 = stablehlo.concatenate %120, %121, %122, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x3xi32>
    %124 = "stablehlo.scatter"(%arg15, %123, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      stablehlo.return %arg17 : tensor<f32>
    }) : (tensor<1x2x2x128x8xf32>, tensor<3x3x3xi32>, tensor<3x3x2x8xf32>) -> tensor<1x2x2x128x8xf32>
    %cst_16 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x3x2x2x8xf32>
    %126 = stablehlo.multiply %86, %125 : tensor<3x3x2x2x8xf32>
    %127 = stablehlo.transpose %126, dims = [0, 2, 3, 1, 4] : (tensor<3x3x2x2x8xf32>) -> tensor<3x2x2x3x8xf32>
    %128 = stablehlo.reshape %127 : (tensor<3x2x2x3x8xf32>) -> tensor<3x2x6x8xf32>
    %129 = stablehlo.reshape %128 : (tensor<3x2x6x8xf32>) -> tensor<3x1x2x6x8xf32>
    %130 = stablehlo.reshape %arg2 : (tensor<3x3xi32>) -> tensor<3x1x3xi32>
    %131 = stablehlo.reshape %arg0 : (tensor<3xi32>) -> tensor<3x1xi32>
    %132 = stablehlo.reshape %arg3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x1x2x6x8xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %134:9 = stablehlo.while(%iterArg = %129, %iterArg_28 = %130, %iterArg_29 = %131, %iterArg_30 = %132, %iterArg_31 = %arg13, %iterArg_32 = %105, %iterArg_33 = %124, %iterArg_34 = %c_18, %iterArg_35 = %133) : tensor<3x1x2x6x8xf32>, tensor<3x1x3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x6x8xf32>
    cond {
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %175 = stablehlo.compare LT, %iterArg_34, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %175 : tensor<i1>
    } do {
      %175 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_34) : (tensor<3x1x2x6x8xf32>, tensor<i32>) -> tensor<1x2x6x8xf32>
      %176 = func.call @dynamic_index_in_dim_3(%iterArg_28, %iterArg_34) : (tensor<3x1x3xi32>, tensor<i32>) -> tensor<1x3xi32>
      %177 = func.call @dynamic_index_in_dim_4(%iterArg_29, %iterArg_34) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %178 = func.call @dynamic_index_in_dim_4(%iterArg_30, %iterArg_34) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %179 = func.call @closed_call(%iterArg_31, %iterArg_32, %iterArg_33, %175, %176, %177, %178) : (tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<1x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x6x8xf32>
      %180 = func.call @dynamic_update_index_in_dim(%iterArg_35, %179, %iterArg_34) : (tensor<3x1x2x6x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>) -> tensor<3x1x2x6x8xf32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %181 = stablehlo.add %iterArg_34, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %181, %180 : tensor<3x1x2x6x8xf32>, tensor<3x1x3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x6x8xf32>
    }
    %135 = stablehlo.reshape %134#8 : (tensor<3x1x2x6x8xf32>) -> tensor<3x2x2x3x8xf32>
    %136 = stablehlo.transpose %135, dims = [0, 3, 1, 2, 4] : (tensor<3x2x2x3x8xf32>) -> tensor<3x3x2x2x8xf32>
    %137 = stablehlo.reshape %136 : (tensor<3x3x2x2x8xf32>) -> tensor<3x3x32xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %138 = "stablehlo.case"(%c_19) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %139 = "stablehlo.case"(%138) ({
      %175 = stablehlo.reshape %137 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %176 = func.call @_pad_2(%175, %c_28) : (tensor<9x32xf32>, tensor<i32>) -> tensor<9x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<9x32xf32>) -> tensor<1x9x32xf32>
      %178 = stablehlo.reshape %177 : (tensor<1x9x32xf32>) -> tensor<9x32xf32>
      %179 = stablehlo.dot_general %178, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<9x32xf32>, tensor<32x32xf32>) -> tensor<9x32xf32>
      %180 = stablehlo.reshape %179 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
      stablehlo.return %180 : tensor<3x3x32xf32>
    }) : (tensor<i32>) -> tensor<3x3x32xf32>
    %140 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %141 = stablehlo.reshape %140 : (tensor<1xi32>) -> tensor<i32>
    %c_20 = stablehlo.constant dense<31> : tensor<i32>
    %142 = stablehlo.shift_right_arithmetic %141, %c_20 : tensor<i32>
    %143 = stablehlo.add %arg10, %139 : tensor<3x3x32xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %145 = stablehlo.compare GE, %arg2, %144, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %146 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %148 = stablehlo.compare LT, %arg2, %147, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %149 = stablehlo.and %145, %148 : tensor<3x3xi1>
    %150 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %151 = stablehlo.reshape %150 : (tensor<1xi32>) -> tensor<i32>
    %c_22 = stablehlo.constant dense<31> : tensor<i32>
    %152 = stablehlo.shift_right_arithmetic %151, %c_22 : tensor<i32>
    %153 = stablehlo.multiply %143, %143 : tensor<3x3x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<3x3x32xf32>, tensor<f32>) -> tensor<3x3xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %157 = stablehlo.divide %155, %156 : tensor<3x3x1xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %159 = stablehlo.add %157, %158 : tensor<3x3x1xf32>
    %160 = stablehlo.rsqrt %159 : tensor<3x3x1xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<3x3x1xf32>) -> tensor<3x3x32xf32>
    %162 = stablehlo.multiply %143, %161 : tensor<3x3x32xf32>
    %163 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x3x32xf32>
    %165 = stablehlo.multiply %162, %164 : tensor<3x3x32xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %166 = "stablehlo.case"(%c_26) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %167 = "stablehlo.case"(%166) ({
      %175 = stablehlo.reshape %165 : (tensor<3x3x32xf32>) -> tensor<9x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %176 = func.call @_pad_2(%175, %c_28) : (tensor<9x32xf32>, tensor<i32>) -> tensor<9x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<9x32xf32>) -> tensor<1x9x32xf32>
      %178 = stablehlo.reshape %177 : (tensor<1x9x32xf32>) -> tensor<9x32xf32>
      %179 = stablehlo.dot_general %178, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<9x32xf32>, tensor<32x96xf32>) -> tensor<9x96xf32>
      %180 = stablehlo.reshape %179 : (tensor<9x96xf32>) -> tensor<3x3x96xf32>
      stablehlo.return %180 : tensor<3x3x96xf32>
    }) : (tensor<i32>) -> tensor<3x3x96xf32>
    %168 = stablehlo.slice %167 [0:3, 0:3, 0:48] : (tensor<3x3x96xf32>) -> tensor<3x3x48xf32>
    %169 = stablehlo.slice %167 [0:3, 0:3, 48:96] : (tensor<3x3x96xf32>) -> tensor<3x3x48xf32>
    %170 = call @silu(%168) : (tensor<3x3x48xf32>) -> tensor<3x3x48xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<3x3x48xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %172 = "stablehlo.case"(%c_27) ({
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }, {
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_28 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %173 = "stablehlo.case"(%172) ({
      %175 = stablehlo.reshape %171 : (tensor<3x3x48xf32>) -> tensor<9x48xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %176 = func.call @_pad_8(%175, %c_28) : (tensor<9x48xf32>, tensor<i32>) -> tensor<9x48xf32>
      %177 = stablehlo.reshape %176 : (tensor<9x48xf32>) -> tensor<1x9x48xf32>
      %178 = stablehlo.reshape %177 : (tensor<1x9x48xf32>) -> tensor<9x48xf32>
      %179 = stablehlo.dot_general %178, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<9x48xf32>, tensor<48x32xf32>) -> tensor<9x32xf32>
      %180 = stablehlo.reshape %179 : (tensor<9x32xf32>) -> tensor<3x3x32xf32>
      stablehlo.return %180 : tensor<3x3x32xf32>
    }) : (tensor<i32>) -> tensor<3x3x32xf32>
    %174 = stablehlo.add %143, %173 : tensor<3x3x32xf32>
    return %174, %105, %124 : tensor<3x3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
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
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2x6xf32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %5 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.add %5, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %8 = call @floor_divide(%7, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x6x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x6xi32>, tensor<i32>, tensor<1xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6x8xf32>
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
    %20 = call @_where_26(%18, %19, %c_3) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
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
    %37 = stablehlo.concatenate %36, %4, dim = 2 : (tensor<3x1x32xf32>, tensor<3x1x32xf32>) -> tensor<3x1x64xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %38 = "stablehlo.case"(%c_6) ({
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_18 : tensor<i32>
    }, {
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_18 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %39 = "stablehlo.case"(%38) ({
      %81 = stablehlo.reshape %37 : (tensor<3x1x64xf32>) -> tensor<3x64xf32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %82 = func.call @_pad_27(%81, %c_18) : (tensor<3x64xf32>, tensor<i32>) -> tensor<3x64xf32>
      %83 = stablehlo.reshape %82 : (tensor<3x64xf32>) -> tensor<1x3x64xf32>
      %84 = stablehlo.reshape %83 : (tensor<1x3x64xf32>) -> tensor<3x64xf32>
      %85 = stablehlo.dot_general %84, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x64xf32>, tensor<64x32xf32>) -> tensor<3x32xf32>
      %86 = stablehlo.reshape %85 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
      stablehlo.return %86 : tensor<3x1x32xf32>
    }) : (tensor<i32>) -> tensor<3x1x32xf32>
    %40 = stablehlo.reshape %arg6 : (tensor<1x32xf32>) -> tensor<32xf32>
    %41 = stablehlo.reshape %arg7 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %42:3 = call @through_28(%arg2, %20, %6, %11, %arg8, %arg9, %41, %40, %arg10, %arg11, %39, %27, %28, %c_7, %arg21, %arg22) : (tensor<3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<3x1x32xf32>, tensor<3x1x1x4xf32>, tensor<3x1x1x4xf32>, tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) -> (tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>)
    %43 = stablehlo.multiply %42#0, %42#0 : tensor<3x1x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x1x32xf32>, tensor<f32>) -> tensor<3x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %cst_8 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %47 = stablehlo.divide %45, %46 : tensor<3x1x1xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x1x1xf32>
    %49 = stablehlo.add %47, %48 : tensor<3x1x1xf32>
    %50 = stablehlo.rsqrt %49 : tensor<3x1x1xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<3x1x1xf32>) -> tensor<3x1x32xf32>
    %52 = stablehlo.multiply %42#0, %51 : tensor<3x1x32xf32>
    %53 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x1x32xf32>
    %55 = stablehlo.multiply %52, %54 : tensor<3x1x32xf32>
    %56 = stablehlo.reshape %55 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %57 = "stablehlo.case"(%c_10) ({
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_18 : tensor<i32>
    }, {
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_18 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %58 = "stablehlo.case"(%57) ({
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %81 = func.call @_pad_9(%56, %c_18) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %82 = stablehlo.reshape %81 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %83 = stablehlo.reshape %82 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %84 = stablehlo.dot_general %83, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x97xf32>) -> tensor<3x97xf32>
      stablehlo.return %84 : tensor<3x97xf32>
    }) : (tensor<i32>) -> tensor<3x97xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %60 = stablehlo.compare GT, %arg13, %59, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %61 = stablehlo.and %arg1, %60 : tensor<3xi1>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = stablehlo.reduce(%58 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %63 = stablehlo.iota dim = 0 : tensor<97xi32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %65 = stablehlo.reduce(%58 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %68 = stablehlo.compare EQ, %58, %67, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_14 = stablehlo.constant dense<97> : tensor<i32>
    %69 = call @_where_10(%68, %64, %c_14) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_15 = stablehlo.constant dense<2147483647> : tensor<i32>
    %70 = stablehlo.reduce(%69 init: %c_15) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %c_16 = stablehlo.constant dense<96> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %72 = stablehlo.minimum %70, %71 : tensor<3xi32>
    %73 = stablehlo.broadcast_in_dim %arg23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %74 = stablehlo.add %arg14, %73 : tensor<3xi32>
    %c_17 = stablehlo.constant dense<false> : tensor<i1>
    %75 = stablehlo.reduce(%61 init: %c_17) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %76 = stablehlo.convert %75 : (tensor<i1>) -> tensor<i32>
    %77:2 = "stablehlo.case"(%76) ({
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      stablehlo.return %72, %81 : tensor<3xi32>, tensor<3x97xf32>
    }, {
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %81 = func.call @_where_11(%61, %arg13, %c_18) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
      %82 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %84 = stablehlo.compare LT, %58, %83, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %85 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %87 = stablehlo.divide %58, %86 : tensor<3x97xf32>
      %88 = stablehlo.divide %62, %81 : tensor<3xf32>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %89 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %90 = stablehlo.compare GT, %arg15, %89, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %91 = stablehlo.and %90, %61 : tensor<3xi1>
      %c_20 = stablehlo.constant dense<false> : tensor<i1>
      %92 = stablehlo.reduce(%91 init: %c_20) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %93 = stablehlo.convert %92 : (tensor<i1>) -> tensor<i32>
      %94 = "stablehlo.case"(%93) ({
        %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %166 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %166 : tensor<3xf32>
      }, {
        %166 = stablehlo.log %arg15 : tensor<3xf32>
        %167 = stablehlo.add %88, %166 : tensor<3xf32>
        stablehlo.return %167 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %95 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %97 = stablehlo.and %96, %84 : tensor<3x97xi1>
      %98 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %99 = stablehlo.convert %98 : tensor<3x1xf32>
      %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %101 = stablehlo.compare LT, %87, %100, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %102 = stablehlo.and %97, %101 : tensor<3x97xi1>
      %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %103 = func.call @_where_12(%102, %cst_21, %87) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %104 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %105 = stablehlo.compare GT, %arg16, %104, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_23 = stablehlo.constant dense<97> : tensor<i32>
      %106 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %107 = stablehlo.compare LT, %arg16, %106, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %108 = stablehlo.and %105, %107 : tensor<3xi1>
      %109 = stablehlo.and %108, %61 : tensor<3xi1>
      %c_24 = stablehlo.constant dense<false> : tensor<i1>
      %110 = stablehlo.reduce(%109 init: %c_24) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %111 = stablehlo.convert %110 : (tensor<i1>) -> tensor<i32>
      %112 = "stablehlo.case"(%111) ({
        %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %166 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %166 : tensor<3xf32>
      }, {
        %166 = stablehlo.bitcast_convert %103 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_38 = stablehlo.constant dense<0> : tensor<i32>
        %167 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %168 = stablehlo.compare LT, %166, %167, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_39 = stablehlo.constant dense<2147483647> : tensor<i32>
        %169 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %170 = stablehlo.xor %166, %169 : tensor<3x97xi32>
        %171 = func.call @_where_13(%168, %170, %166) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_40 = stablehlo.constant dense<2147483647> : tensor<i32>
        %172 = stablehlo.reduce(%171 init: %c_40) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_41 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %173 = stablehlo.reduce(%171 init: %c_41) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_42 = stablehlo.constant dense<0> : tensor<i32>
        %c_43 = stablehlo.constant dense<0> : tensor<i32>
        %174:6 = stablehlo.while(%iterArg = %171, %iterArg_46 = %arg16, %iterArg_47 = %c_43, %iterArg_48 = %c_42, %iterArg_49 = %172, %iterArg_50 = %173) : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_51 = stablehlo.constant dense<32> : tensor<i32>
          %181 = stablehlo.compare LT, %iterArg_47, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %181 : tensor<i1>
        } do {
          %181:3 = func.call @closed_call_36(%iterArg, %iterArg_46, %iterArg_48, %iterArg_49, %iterArg_50) : (tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_51 = stablehlo.constant dense<1> : tensor<i32>
          %182 = stablehlo.add %iterArg_47, %c_51 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_46, %182, %181#0, %181#1, %181#2 : tensor<3x97xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_44 = stablehlo.constant dense<0> : tensor<i32>
        %175 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %176 = stablehlo.compare LT, %174#4, %175, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_45 = stablehlo.constant dense<2147483647> : tensor<i32>
        %177 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %178 = stablehlo.xor %174#4, %177 : tensor<3xi32>
        %179 = func.call @_where_15(%176, %178, %174#4) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %180 = stablehlo.bitcast_convert %179 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %180 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %113 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %115 = stablehlo.and %114, %84 : tensor<3x97xi1>
      %116 = stablehlo.broadcast_in_dim %112, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %117 = stablehlo.convert %116 : tensor<3x1xf32>
      %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %119 = stablehlo.compare LT, %103, %118, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %120 = stablehlo.and %115, %119 : tensor<3x97xi1>
      %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %121 = func.call @_where_12(%120, %cst_25, %103) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %123 = stablehlo.compare LT, %arg17, %122, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %124 = stablehlo.and %123, %61 : tensor<3xi1>
      %c_27 = stablehlo.constant dense<false> : tensor<i1>
      %125 = stablehlo.reduce(%124 init: %c_27) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %126 = stablehlo.convert %125 : (tensor<i1>) -> tensor<i32>
      %127 = "stablehlo.case"(%126) ({
        %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %166 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3xf32>
        stablehlo.return %166 : tensor<3xf32>
      }, {
        %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %166 = stablehlo.reduce(%121 init: %cst_38) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %167 = stablehlo.broadcast_in_dim %166, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %169 = stablehlo.subtract %121, %168 : tensor<3x97xf32>
        %170 = stablehlo.exponential %169 : tensor<3x97xf32>
        %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %171 = stablehlo.reduce(%170 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %172 = stablehlo.multiply %arg17, %171 : tensor<3xf32>
        %173 = stablehlo.bitcast_convert %121 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_40 = stablehlo.constant dense<0> : tensor<i32>
        %174 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %175 = stablehlo.compare LT, %173, %174, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_41 = stablehlo.constant dense<2147483647> : tensor<i32>
        %176 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %177 = stablehlo.xor %173, %176 : tensor<3x97xi32>
        %178 = func.call @_where_13(%175, %177, %173) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_42 = stablehlo.constant dense<2147483647> : tensor<i32>
        %179 = stablehlo.reduce(%178 init: %c_42) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_43 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %180 = stablehlo.reduce(%178 init: %c_43) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        %c_44 = stablehlo.constant dense<0> : tensor<i32>
        %c_45 = stablehlo.constant dense<0> : tensor<i32>
        %181:7 = stablehlo.while(%iterArg = %178, %iterArg_48 = %170, %iterArg_49 = %172, %iterArg_50 = %c_45, %iterArg_51 = %c_44, %iterArg_52 = %179, %iterArg_53 = %180) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_54 = stablehlo.constant dense<32> : tensor<i32>
          %188 = stablehlo.compare LT, %iterArg_50, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %188 : tensor<i1>
        } do {
          %188:3 = func.call @closed_call_37(%iterArg, %iterArg_48, %iterArg_49, %iterArg_51, %iterArg_52, %iterArg_53) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>, tensor<3xi32>)
          %c_54 = stablehlo.constant dense<1> : tensor<i32>
          %189 = stablehlo.add %iterArg_50, %c_54 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_48, %iterArg_49, %189, %188#0, %188#1, %188#2 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %c_46 = stablehlo.constant dense<0> : tensor<i32>
        %182 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %183 = stablehlo.compare LT, %181#5, %182, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %c_47 = stablehlo.constant dense<2147483647> : tensor<i32>
        %184 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %185 = stablehlo.xor %181#5, %184 : tensor<3xi32>
        %186 = func.call @_where_15(%183, %185, %181#5) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %187 = stablehlo.bitcast_convert %186 : (tensor<3xi32>) -> tensor<3xf32>
        stablehlo.return %187 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %128 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
      %130 = stablehlo.and %129, %84 : tensor<3x97xi1>
      %131 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %132 = stablehlo.convert %131 : tensor<3x1xf32>
      %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %134 = stablehlo.compare LT, %121, %133, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %135 = stablehlo.and %130, %134 : tensor<3x97xi1>
      %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %136 = func.call @_where_12(%135, %cst_28, %121) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
      %137 = stablehlo.convert %74 : (tensor<3xi32>) -> tensor<3xui32>
      %138 = func.call @_threefry_fold_in(%arg18, %137) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %c_29 = stablehlo.constant dense<1> : tensor<ui32>
      %139 = func.call @_threefry_fold_in_19(%138, %c_29) : (tensor<3x2xui32>, tensor<ui32>) -> tensor<3x2xui32>
      %140 = func.call @_gumbel(%139) : (tensor<3x2xui32>) -> tensor<3x97xf32>
      %141 = stablehlo.add %136, %140 : tensor<3x97xf32>
      %142 = stablehlo.iota dim = 0 : tensor<97xi32>
      %143 = stablehlo.broadcast_in_dim %142, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
      %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %144 = stablehlo.reduce(%141 init: %cst_30) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %145 = stablehlo.broadcast_in_dim %144, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %147 = stablehlo.compare EQ, %141, %146, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_31 = stablehlo.constant dense<97> : tensor<i32>
      %148 = func.call @_where_10(%147, %143, %c_31) : (tensor<3x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %149 = stablehlo.reduce(%148 init: %c_32) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %c_33 = stablehlo.constant dense<96> : tensor<i32>
      %150 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %151 = stablehlo.minimum %149, %150 : tensor<3xi32>
      %152 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
      %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %153 = stablehlo.reduce(%136 init: %cst_34) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %154 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %155 = stablehlo.maximum %154, %153 : tensor<3xf32>
      %156 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %158 = stablehlo.subtract %136, %157 : tensor<3x97xf32>
      %159 = stablehlo.exponential %158 : tensor<3x97xf32>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %160 = stablehlo.reduce(%159 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %161 = stablehlo.broadcast_in_dim %160, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %163 = stablehlo.divide %159, %162 : tensor<3x97xf32>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %164 = func.call @_where_23(%152, %163, %c_37) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<i32>) -> tensor<3x97xf32>
      %165 = func.call @_where_15(%61, %151, %72) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      stablehlo.return %165, %164 : tensor<3xi32>, tensor<3x97xf32>
    }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3x97xf32>)
    %78 = stablehlo.broadcast_in_dim %77#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %79 = stablehlo.reshape %78 : (tensor<3x1xi32>) -> tensor<3xi32>
    %80 = stablehlo.reshape %55 : (tensor<3x1x32xf32>) -> tensor<3x32xf32>
    return %79, %80, %42#1, %42#2, %78, %77#1 : tensor<3xi32>, tensor<3x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<3x1xi32>, tensor<3x97xf32>
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
  func.func private @through_28(%arg0: tensor<3xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x1xi32>, %arg3: tensor<3xi32>, %arg4: tensor<48x32xf32>, %arg5: tensor<32x96xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<3x1x32xf32>, %arg11: tensor<3x1x1x4xf32>, %arg12: tensor<3x1x1x4xf32>, %arg13: tensor<i32>, %arg14: tensor<1x2x2x128x8xf32>, %arg15: tensor<1x2x2x128x8xf32>) -> (tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>) {
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
      %175 = func.call @_pad_9(%174, %c_28) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
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
      %174 = func.call @dynamic_index_in_dim_29(%iterArg, %iterArg_34) : (tensor<3x1x2x2x8xf32>, tensor<i32>) -> tensor<1x2x2x8xf32>
      %175 = func.call @dynamic_index_in_dim_30(%iterArg_28, %iterArg_34) : (tensor<3x1x1xi32>, tensor<i32>) -> tensor<1x1xi32>
      %176 = func.call @dynamic_index_in_dim_4(%iterArg_29, %iterArg_34) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %177 = func.call @dynamic_index_in_dim_4(%iterArg_30, %iterArg_34) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %178 = func.call @closed_call_31(%iterArg_31, %iterArg_32, %iterArg_33, %174, %175, %176, %177) : (tensor<i32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x8xf32>, tensor<1x1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x2x8xf32>
      %179 = func.call @dynamic_update_index_in_dim_33(%iterArg_35, %178, %iterArg_34) : (tensor<3x1x2x2x8xf32>, tensor<1x2x2x8xf32>, tensor<i32>) -> tensor<3x1x2x2x8xf32>
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
      %175 = func.call @_pad_9(%174, %c_28) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
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
      %175 = func.call @_pad_9(%174, %c_28) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
      %176 = stablehlo.reshape %175 : (tensor<3x32xf32>) -> tensor<1x3x32xf32>
      %177 = stablehlo.reshape %176 : (tensor<1x3x32xf32>) -> tensor<3x32xf32>
      %178 = stablehlo.dot_general %177, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x32xf32>, tensor<32x96xf32>) -> tensor<3x96xf32>
      %179 = stablehlo.reshape %178 : (tensor<3x96xf32>) -> tensor<3x1x96xf32>
      stablehlo.return %179 : tensor<3x1x96xf32>
    }) : (tensor<i32>) -> tensor<3x1x96xf32>
    %167 = stablehlo.slice %166 [0:3, 0:1, 0:48] : (tensor<3x1x96xf32>) -> tensor<3x1x48xf32>
    %168 = stablehlo.slice %166 [0:3, 0:1, 48:96] : (tensor<3x1x96xf32>) -> tensor<3x1x48xf32>
    %169 = call @silu_34(%167) : (tensor<3x1x48xf32>) -> tensor<3x1x48xf32>
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
      %175 = func.call @_pad_35(%174, %c_28) : (tensor<3x48xf32>, tensor<i32>) -> tensor<3x48xf32>
      %176 = stablehlo.reshape %175 : (tensor<3x48xf32>) -> tensor<1x3x48xf32>
      %177 = stablehlo.reshape %176 : (tensor<1x3x48xf32>) -> tensor<3x48xf32>
      %178 = stablehlo.dot_general %177, %arg4, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x48xf32>, tensor<48x32xf32>) -> tensor<3x32xf32>
      %179 = stablehlo.reshape %178 : (tensor<3x32xf32>) -> tensor<3x1x32xf32>
      stablehlo.return %179 : tensor<3x1x32xf32>
    }) : (tensor<i32>) -> tensor<3x1x32xf32>
    %173 = stablehlo.add %143, %172 : tensor<3x1x32xf32>
    return %173, %105, %124 : tensor<3x1x32xf32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>
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
