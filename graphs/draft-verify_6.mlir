module @jit_verify_6 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<2x32xf32>, %arg5: tensor<2x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x97xf32>, %arg12: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg35: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 23 : i32}, %arg36: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 24 : i32}, %arg37: tensor<3xi32>, %arg38: tensor<3xi32>, %arg39: tensor<3x2xi32>, %arg40: tensor<3x2x97xf32>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].k"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].v"}, tensor<2x3xi32> {jax.result_info = "result[1].tokens"}, tensor<6x97xf32> {jax.result_info = "result[1].logits"}, tensor<3x3xi32> {jax.result_info = "result[1].places"}) {
    %c = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
    %c_0 = stablehlo.constant dense<[[false, true, true], [false, false, true], [false, false, false]]> : tensor<3x3xi1>
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %c_1 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
    %c_2 = stablehlo.constant dense<[[true, false, false], [true, true, false], [true, true, true]]> : tensor<3x3xi1>
    %c_3 = stablehlo.constant dense<[[1], [2], [0]]> : tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg37, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg37, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg37 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %6 = "stablehlo.gather"(%arg14, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %arg37, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.add %arg37, %9 : tensor<3xi32>
    %11 = stablehlo.select %8, %10, %arg37 : tensor<3xi1>, tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = "stablehlo.gather"(%arg15, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %15 = stablehlo.compare LT, %arg37, %14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %17 = stablehlo.add %arg37, %16 : tensor<3xi32>
    %18 = stablehlo.select %15, %17, %arg37 : tensor<3xi1>, tensor<3xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %20 = "stablehlo.gather"(%arg16, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %22 = stablehlo.compare LT, %arg37, %21, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %24 = stablehlo.add %arg37, %23 : tensor<3xi32>
    %25 = stablehlo.select %22, %24, %arg37 : tensor<3xi1>, tensor<3xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %27 = "stablehlo.gather"(%arg17, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %29 = stablehlo.compare LT, %arg37, %28, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %31 = stablehlo.add %arg37, %30 : tensor<3xi32>
    %32 = stablehlo.select %29, %31, %arg37 : tensor<3xi1>, tensor<3xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %34 = "stablehlo.gather"(%arg18, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %36 = stablehlo.compare LT, %arg37, %35, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %38 = stablehlo.add %arg37, %37 : tensor<3xi32>
    %39 = stablehlo.select %36, %38, %arg37 : tensor<3xi1>, tensor<3xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %41 = "stablehlo.gather"(%arg19, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %43 = stablehlo.compare LT, %arg37, %42, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %45 = stablehlo.add %arg37, %44 : tensor<3xi32>
    %46 = stablehlo.select %43, %45, %arg37 : tensor<3xi1>, tensor<3xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %48 = "stablehlo.gather"(%arg20, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %50 = stablehlo.compare LT, %arg37, %49, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %52 = stablehlo.add %arg37, %51 : tensor<3xi32>
    %53 = stablehlo.select %50, %52, %arg37 : tensor<3xi1>, tensor<3xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %55 = "stablehlo.gather"(%arg21, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xui32>, tensor<3x1xi32>) -> tensor<3x2xui32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %57 = stablehlo.compare LT, %arg37, %56, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %59 = stablehlo.add %arg37, %58 : tensor<3xi32>
    %60 = stablehlo.select %57, %59, %arg37 : tensor<3xi1>, tensor<3xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %62 = "stablehlo.gather"(%arg22, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %64 = stablehlo.compare LT, %arg37, %63, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_23 = stablehlo.constant dense<2> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %66 = stablehlo.add %arg37, %65 : tensor<3xi32>
    %67 = stablehlo.select %64, %66, %arg37 : tensor<3xi1>, tensor<3xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %69 = "stablehlo.gather"(%arg23, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %71 = stablehlo.compare LT, %arg37, %70, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_25 = stablehlo.constant dense<2> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %73 = stablehlo.add %arg37, %72 : tensor<3xi32>
    %74 = stablehlo.select %71, %73, %arg37 : tensor<3xi1>, tensor<3xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %76 = "stablehlo.gather"(%arg24, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %78 = stablehlo.compare LT, %arg37, %77, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_27 = stablehlo.constant dense<2> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %80 = stablehlo.add %arg37, %79 : tensor<3xi32>
    %81 = stablehlo.select %78, %80, %arg37 : tensor<3xi1>, tensor<3xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %83 = "stablehlo.gather"(%arg25, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %85 = stablehlo.compare LT, %arg37, %84, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_29 = stablehlo.constant dense<2> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %87 = stablehlo.add %arg37, %86 : tensor<3xi32>
    %88 = stablehlo.select %85, %87, %arg37 : tensor<3xi1>, tensor<3xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %90 = "stablehlo.gather"(%arg26, %89) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %92 = stablehlo.compare LT, %arg37, %91, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_31 = stablehlo.constant dense<2> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %94 = stablehlo.add %arg37, %93 : tensor<3xi32>
    %95 = stablehlo.select %92, %94, %arg37 : tensor<3xi1>, tensor<3xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %97 = "stablehlo.gather"(%arg27, %96) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %99 = stablehlo.compare LT, %arg37, %98, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_33 = stablehlo.constant dense<2> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %101 = stablehlo.add %arg37, %100 : tensor<3xi32>
    %102 = stablehlo.select %99, %101, %arg37 : tensor<3xi1>, tensor<3xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %104 = "stablehlo.gather"(%arg28, %103) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_34 = stablehlo.constant dense<2> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %106 = stablehlo.compare LT, %arg37, %105, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %107 = stablehlo.and %34, %106 : tensor<3xi1>
    %108 = stablehlo.iota dim = 0 : tensor<3xi32>
    %109 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c_35 = stablehlo.constant dense<2> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %111 = stablehlo.compare LT, %arg37, %110, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %113 = stablehlo.add %112, %arg38 : tensor<3xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %114 = call @_where(%111, %113, %c_37) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %115 = call @cumsum(%114) : (tensor<3xi32>) -> tensor<3xi32>
    %116 = stablehlo.subtract %115, %114 : tensor<3xi32>
    %117 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %118 = stablehlo.broadcast_in_dim %115, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<6x3xi32>
    %120 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x3xi32>
    %121 = stablehlo.compare LE, %119, %120, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %122 = stablehlo.convert %121 : (tensor<6x3xi1>) -> tensor<6x3xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.reduce(%122 init: %c_38) applies stablehlo.add across dimensions = [1] : (tensor<6x3xi32>, tensor<i32>) -> tensor<6xi32>
    %c_39 = stablehlo.constant dense<2> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %125 = stablehlo.minimum %123, %124 : tensor<6xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %127 = stablehlo.compare LT, %125, %126, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_41 = stablehlo.constant dense<3> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %129 = stablehlo.add %125, %128 : tensor<6xi32>
    %130 = stablehlo.select %127, %129, %125 : tensor<6xi1>, tensor<6xi32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %132 = "stablehlo.gather"(%116, %131) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %133 = stablehlo.subtract %109, %132 : tensor<6xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %c_43 = stablehlo.constant dense<2> : tensor<i32>
    %134 = call @clip(%133, %c_42, %c_43) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
    %135 = stablehlo.broadcast_in_dim %114, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %136 = stablehlo.broadcast_in_dim %108, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %138 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %139 = stablehlo.compare LT, %137, %138, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %140 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %141 = stablehlo.concatenate %140, %arg39, dim = 1 : (tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<3x3xi32>
    %142 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %143 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %144 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %145 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %146 = stablehlo.add %144, %145 : tensor<3x3xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %147 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %148 = stablehlo.compare GE, %141, %147, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_45 = stablehlo.constant dense<97> : tensor<i32>
    %149 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %150 = stablehlo.compare LT, %141, %149, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %151 = stablehlo.and %148, %150 : tensor<3x3xi1>
    %c_46 = stablehlo.constant dense<128> : tensor<i32>
    %152 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %153 = stablehlo.compare LT, %146, %152, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %154 = stablehlo.and %151, %153 : tensor<3x3xi1>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %155 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %156 = stablehlo.compare EQ, %108, %155, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %157 = stablehlo.broadcast_in_dim %156, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %159 = stablehlo.or %154, %158 : tensor<3x3xi1>
    %160 = stablehlo.and %139, %159 : tensor<3x3xi1>
    %161 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %162 = stablehlo.broadcast_in_dim %160, dims = [0, 2] : (tensor<3x3xi1>) -> tensor<3x1x3xi1>
    %163 = stablehlo.broadcast_in_dim %c_0, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<1x3x3xi1>
    %164 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<3x1x3xi1>) -> tensor<3x3x3xi1>
    %165 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<1x3x3xi1>) -> tensor<3x3x3xi1>
    %166 = stablehlo.or %164, %165 : tensor<3x3x3xi1>
    %c_48 = stablehlo.constant dense<true> : tensor<i1>
    %167 = stablehlo.reduce(%166 init: %c_48) applies stablehlo.and across dimensions = [2] : (tensor<3x3x3xi1>, tensor<i1>) -> tensor<3x3xi1>
    %168 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %169 = stablehlo.and %168, %167 : tensor<3x3xi1>
    %170 = stablehlo.broadcast_in_dim %116, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %171 = stablehlo.broadcast_in_dim %108, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %172 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %173 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %174 = stablehlo.add %172, %173 : tensor<3x3xi32>
    %c_49 = stablehlo.constant dense<6> : tensor<i32>
    %175 = call @_where_1(%139, %174, %c_49) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %176 = call @_where_1(%169, %141, %c_50) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %177 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %178 = call @_where_2(%177, %146, %c_51) : (tensor<3x1xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %180 = stablehlo.compare LT, %125, %179, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_53 = stablehlo.constant dense<3> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %182 = stablehlo.add %125, %181 : tensor<6xi32>
    %183 = stablehlo.select %180, %182, %125 : tensor<6xi1>, tensor<6xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %185 = stablehlo.compare LT, %134, %184, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_55 = stablehlo.constant dense<3> : tensor<i32>
    %186 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %187 = stablehlo.add %134, %186 : tensor<6xi32>
    %188 = stablehlo.select %185, %187, %134 : tensor<6xi1>, tensor<6xi32>
    %189 = stablehlo.broadcast_in_dim %183, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %190 = stablehlo.broadcast_in_dim %188, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %191 = stablehlo.concatenate %189, %190, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %192 = "stablehlo.gather"(%169, %191) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi1>, tensor<6x2xi32>) -> tensor<6xi1>
    %193 = stablehlo.slice %115 [2:3] : (tensor<3xi32>) -> tensor<1xi32>
    %194 = stablehlo.reshape %193 : (tensor<1xi32>) -> tensor<i32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %196 = stablehlo.compare LT, %109, %195, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %197 = stablehlo.and %192, %196 : tensor<6xi1>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %198 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %199 = stablehlo.compare LT, %125, %198, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_57 = stablehlo.constant dense<3> : tensor<i32>
    %200 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %201 = stablehlo.add %125, %200 : tensor<6xi32>
    %202 = stablehlo.select %199, %201, %125 : tensor<6xi1>, tensor<6xi32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %204 = "stablehlo.gather"(%arg37, %203) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_58 = stablehlo.constant dense<2> : tensor<i32>
    %205 = call @_where_3(%197, %204, %c_58) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %207 = stablehlo.compare LT, %125, %206, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_60 = stablehlo.constant dense<3> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %209 = stablehlo.add %125, %208 : tensor<6xi32>
    %210 = stablehlo.select %207, %209, %125 : tensor<6xi1>, tensor<6xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %211 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %212 = stablehlo.compare LT, %134, %211, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_62 = stablehlo.constant dense<3> : tensor<i32>
    %213 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %214 = stablehlo.add %134, %213 : tensor<6xi32>
    %215 = stablehlo.select %212, %214, %134 : tensor<6xi1>, tensor<6xi32>
    %216 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %217 = stablehlo.broadcast_in_dim %215, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %218 = stablehlo.concatenate %216, %217, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %219 = "stablehlo.gather"(%178, %218) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6xi32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %221 = stablehlo.slice %178 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %222 = stablehlo.reshape %221 : (tensor<3x1xi32>) -> tensor<3xi32>
    %223 = stablehlo.convert %169 : (tensor<3x3xi1>) -> tensor<3x3xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %224 = stablehlo.reduce(%223 init: %c_63) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_64 = stablehlo.constant dense<1> : tensor<i32>
    %225 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %226 = stablehlo.maximum %224, %225 : tensor<3xi32>
    %227 = stablehlo.add %222, %226 : tensor<3xi32>
    %228 = stablehlo.broadcast_in_dim %205, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %229 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %230 = stablehlo.compare LT, %125, %229, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_66 = stablehlo.constant dense<3> : tensor<i32>
    %231 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %232 = stablehlo.add %125, %231 : tensor<6xi32>
    %233 = stablehlo.select %230, %232, %125 : tensor<6xi1>, tensor<6xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %234 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %235 = stablehlo.compare LT, %134, %234, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_68 = stablehlo.constant dense<3> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %237 = stablehlo.add %134, %236 : tensor<6xi32>
    %238 = stablehlo.select %235, %237, %134 : tensor<6xi1>, tensor<6xi32>
    %239 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %240 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %241 = stablehlo.concatenate %239, %240, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %242 = "stablehlo.gather"(%176, %241) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6xi32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %244 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1x1xi32>
    %245 = stablehlo.convert %244 : (tensor<6x1x1x1xi32>) -> tensor<6x1x1x1xf32>
    %246 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %247 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1x1x4xf32>
    %248 = stablehlo.broadcast_in_dim %246, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<6x1x1x4xf32>
    %249 = stablehlo.multiply %247, %248 : tensor<6x1x1x4xf32>
    %250 = stablehlo.cosine %249 : tensor<6x1x1x4xf32>
    %251 = stablehlo.sine %249 : tensor<6x1x1x4xf32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %252 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %253 = stablehlo.compare LT, %243, %252, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_70 = stablehlo.constant dense<97> : tensor<i32>
    %254 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %255 = stablehlo.add %243, %254 : tensor<6x1xi32>
    %256 = stablehlo.select %253, %255, %243 : tensor<6x1xi1>, tensor<6x1xi32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %258 = "stablehlo.gather"(%arg11, %257) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<6x1x1xi32>) -> tensor<32x6x1xf32>
    %259 = stablehlo.transpose %258, dims = [1, 2, 0] : (tensor<32x6x1xf32>) -> tensor<6x1x32xf32>
    %260 = stablehlo.slice %arg5 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %261 = stablehlo.reshape %260 : (tensor<1x32xf32>) -> tensor<32xf32>
    %262 = stablehlo.slice %arg4 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %263 = stablehlo.reshape %262 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %264:3 = call @through(%134, %228, %220, %175, %178, %arg37, %227, %125, %arg0, %arg2, %263, %261, %arg6, %arg8, %259, %250, %251, %c_71, %arg12, %arg13) : (tensor<6xi32>, tensor<6x1xi32>, tensor<6x1xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<6x1x32xf32>, tensor<6x1x1x4xf32>, tensor<6x1x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
    %265 = stablehlo.slice %arg5 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %266 = stablehlo.reshape %265 : (tensor<1x32xf32>) -> tensor<32xf32>
    %267 = stablehlo.slice %arg4 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %268 = stablehlo.reshape %267 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_72 = stablehlo.constant dense<1> : tensor<i32>
    %269:3 = call @through(%134, %228, %220, %175, %178, %arg37, %227, %125, %arg1, %arg3, %268, %266, %arg7, %arg9, %264#0, %250, %251, %c_72, %264#1, %264#2) : (tensor<6xi32>, tensor<6x1xi32>, tensor<6x1xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<6x1x32xf32>, tensor<6x1x1x4xf32>, tensor<6x1x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
    %270 = stablehlo.multiply %269#0, %269#0 : tensor<6x1x32xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<6x1x32xf32>, tensor<f32>) -> tensor<6x1xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %cst_74 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %274 = stablehlo.divide %272, %273 : tensor<6x1x1xf32>
    %cst_75 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %276 = stablehlo.add %274, %275 : tensor<6x1x1xf32>
    %277 = stablehlo.rsqrt %276 : tensor<6x1x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1x32xf32>
    %279 = stablehlo.multiply %269#0, %278 : tensor<6x1x32xf32>
    %280 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<6x1x32xf32>
    %282 = stablehlo.multiply %279, %281 : tensor<6x1x32xf32>
    %283 = stablehlo.reshape %282 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %284 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %285 = stablehlo.compare LT, %125, %284, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_77 = stablehlo.constant dense<3> : tensor<i32>
    %286 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %287 = stablehlo.add %125, %286 : tensor<6xi32>
    %288 = stablehlo.select %285, %287, %125 : tensor<6xi1>, tensor<6xi32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %290 = "stablehlo.gather"(%6, %289) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %291 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %292 = stablehlo.compare LT, %125, %291, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_79 = stablehlo.constant dense<3> : tensor<i32>
    %293 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %294 = stablehlo.add %125, %293 : tensor<6xi32>
    %295 = stablehlo.select %292, %294, %125 : tensor<6xi1>, tensor<6xi32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %297 = "stablehlo.gather"(%13, %296) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %298 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %299 = stablehlo.compare LT, %125, %298, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_81 = stablehlo.constant dense<3> : tensor<i32>
    %300 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %301 = stablehlo.add %125, %300 : tensor<6xi32>
    %302 = stablehlo.select %299, %301, %125 : tensor<6xi1>, tensor<6xi32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %304 = "stablehlo.gather"(%20, %303) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %305 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %306 = stablehlo.compare LT, %125, %305, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_83 = stablehlo.constant dense<3> : tensor<i32>
    %307 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %308 = stablehlo.add %125, %307 : tensor<6xi32>
    %309 = stablehlo.select %306, %308, %125 : tensor<6xi1>, tensor<6xi32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %311 = "stablehlo.gather"(%27, %310) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %312 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %313 = stablehlo.compare LT, %125, %312, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_85 = stablehlo.constant dense<3> : tensor<i32>
    %314 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %315 = stablehlo.add %125, %314 : tensor<6xi32>
    %316 = stablehlo.select %313, %315, %125 : tensor<6xi1>, tensor<6xi32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %318 = "stablehlo.gather"(%34, %317) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<6x1xi32>) -> tensor<6xi1>
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %319 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %320 = stablehlo.compare LT, %125, %319, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_87 = stablehlo.constant dense<3> : tensor<i32>
    %321 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %322 = stablehlo.add %125, %321 : tensor<6xi32>
    %323 = stablehlo.select %320, %322, %125 : tensor<6xi1>, tensor<6xi32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %325 = "stablehlo.gather"(%41, %324) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %326 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %327 = stablehlo.compare LT, %125, %326, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_89 = stablehlo.constant dense<3> : tensor<i32>
    %328 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %329 = stablehlo.add %125, %328 : tensor<6xi32>
    %330 = stablehlo.select %327, %329, %125 : tensor<6xi1>, tensor<6xi32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %332 = "stablehlo.gather"(%48, %331) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<6x1xi32>) -> tensor<6xi1>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %333 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %334 = stablehlo.compare LT, %125, %333, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_91 = stablehlo.constant dense<3> : tensor<i32>
    %335 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %336 = stablehlo.add %125, %335 : tensor<6xi32>
    %337 = stablehlo.select %334, %336, %125 : tensor<6xi1>, tensor<6xi32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %339 = "stablehlo.gather"(%55, %338) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<6x1xi32>) -> tensor<6x2xui32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %340 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %341 = stablehlo.compare LT, %125, %340, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_93 = stablehlo.constant dense<3> : tensor<i32>
    %342 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %343 = stablehlo.add %125, %342 : tensor<6xi32>
    %344 = stablehlo.select %341, %343, %125 : tensor<6xi1>, tensor<6xi32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %346 = "stablehlo.gather"(%62, %345) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %347 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %348 = stablehlo.compare LT, %125, %347, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_95 = stablehlo.constant dense<3> : tensor<i32>
    %349 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %350 = stablehlo.add %125, %349 : tensor<6xi32>
    %351 = stablehlo.select %348, %350, %125 : tensor<6xi1>, tensor<6xi32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %353 = "stablehlo.gather"(%69, %352) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %354 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %355 = stablehlo.compare LT, %125, %354, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_97 = stablehlo.constant dense<3> : tensor<i32>
    %356 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %357 = stablehlo.add %125, %356 : tensor<6xi32>
    %358 = stablehlo.select %355, %357, %125 : tensor<6xi1>, tensor<6xi32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %360 = "stablehlo.gather"(%76, %359) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %361 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %362 = stablehlo.compare LT, %125, %361, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_99 = stablehlo.constant dense<3> : tensor<i32>
    %363 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %364 = stablehlo.add %125, %363 : tensor<6xi32>
    %365 = stablehlo.select %362, %364, %125 : tensor<6xi1>, tensor<6xi32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %367 = "stablehlo.gather"(%83, %366) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %368 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %369 = stablehlo.compare LT, %125, %368, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_101 = stablehlo.constant dense<3> : tensor<i32>
    %370 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %371 = stablehlo.add %125, %370 : tensor<6xi32>
    %372 = stablehlo.select %369, %371, %125 : tensor<6xi1>, tensor<6xi32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %374 = "stablehlo.gather"(%90, %373) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %375 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %376 = stablehlo.compare LT, %125, %375, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_103 = stablehlo.constant dense<3> : tensor<i32>
    %377 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %378 = stablehlo.add %125, %377 : tensor<6xi32>
    %379 = stablehlo.select %376, %378, %125 : tensor<6xi1>, tensor<6xi32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %381 = "stablehlo.gather"(%97, %380) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %382 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %383 = stablehlo.compare LT, %125, %382, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_105 = stablehlo.constant dense<3> : tensor<i32>
    %384 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %385 = stablehlo.add %125, %384 : tensor<6xi32>
    %386 = stablehlo.select %383, %385, %125 : tensor<6xi1>, tensor<6xi32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %388 = "stablehlo.gather"(%104, %387) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %389 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %390 = stablehlo.compare LT, %125, %389, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_107 = stablehlo.constant dense<3> : tensor<i32>
    %391 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %392 = stablehlo.add %125, %391 : tensor<6xi32>
    %393 = stablehlo.select %390, %392, %125 : tensor<6xi1>, tensor<6xi32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %395 = "stablehlo.gather"(%arg37, %394) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %396 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %397 = stablehlo.compare LT, %134, %396, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_109 = stablehlo.constant dense<3> : tensor<i32>
    %398 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %399 = stablehlo.add %134, %398 : tensor<6xi32>
    %400 = stablehlo.select %397, %399, %134 : tensor<6xi1>, tensor<6xi32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %402 = "stablehlo.gather"(%c_1, %401) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %403 = stablehlo.add %304, %402 : tensor<6xi32>
    %c_110 = stablehlo.constant dense<1> : tensor<i32>
    %404 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %405 = stablehlo.add %134, %404 : tensor<6xi32>
    %c_111 = stablehlo.constant dense<2> : tensor<i32>
    %406 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %407 = stablehlo.minimum %405, %406 : tensor<6xi32>
    %408 = stablehlo.compare GT, %407, %134, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_112 = stablehlo.constant dense<0> : tensor<i32>
    %409 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %410 = stablehlo.compare LT, %125, %409, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_113 = stablehlo.constant dense<3> : tensor<i32>
    %411 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %412 = stablehlo.add %125, %411 : tensor<6xi32>
    %413 = stablehlo.select %410, %412, %125 : tensor<6xi1>, tensor<6xi32>
    %c_114 = stablehlo.constant dense<0> : tensor<i32>
    %414 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %415 = stablehlo.compare LT, %407, %414, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_115 = stablehlo.constant dense<3> : tensor<i32>
    %416 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %417 = stablehlo.add %407, %416 : tensor<6xi32>
    %418 = stablehlo.select %415, %417, %407 : tensor<6xi1>, tensor<6xi32>
    %419 = stablehlo.broadcast_in_dim %413, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %420 = stablehlo.broadcast_in_dim %418, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %421 = stablehlo.concatenate %419, %420, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %422 = "stablehlo.gather"(%169, %421) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi1>, tensor<6x2xi32>) -> tensor<6xi1>
    %423 = stablehlo.and %408, %422 : tensor<6xi1>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %424 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %425 = stablehlo.compare LT, %125, %424, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_117 = stablehlo.constant dense<3> : tensor<i32>
    %426 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %427 = stablehlo.add %125, %426 : tensor<6xi32>
    %428 = stablehlo.select %425, %427, %125 : tensor<6xi1>, tensor<6xi32>
    %c_118 = stablehlo.constant dense<0> : tensor<i32>
    %429 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %430 = stablehlo.compare LT, %407, %429, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_119 = stablehlo.constant dense<3> : tensor<i32>
    %431 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %432 = stablehlo.add %407, %431 : tensor<6xi32>
    %433 = stablehlo.select %430, %432, %407 : tensor<6xi1>, tensor<6xi32>
    %434 = stablehlo.broadcast_in_dim %428, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %435 = stablehlo.broadcast_in_dim %433, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %436 = stablehlo.concatenate %434, %435, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %437 = "stablehlo.gather"(%176, %436) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6xi32>
    %c_120 = stablehlo.constant dense<-1> : tensor<i32>
    %438 = call @_where_3(%423, %437, %c_120) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_121 = stablehlo.constant dense<1> : tensor<i32>
    %439 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %440 = stablehlo.subtract %407, %439 : tensor<6xi32>
    %c_122 = stablehlo.constant dense<0> : tensor<i32>
    %441 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %442 = stablehlo.compare LT, %125, %441, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_123 = stablehlo.constant dense<3> : tensor<i32>
    %443 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %444 = stablehlo.add %125, %443 : tensor<6xi32>
    %445 = stablehlo.select %442, %444, %125 : tensor<6xi1>, tensor<6xi32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %446 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %447 = stablehlo.compare LT, %440, %446, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_125 = stablehlo.constant dense<2> : tensor<i32>
    %448 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %449 = stablehlo.add %440, %448 : tensor<6xi32>
    %450 = stablehlo.select %447, %449, %440 : tensor<6xi1>, tensor<6xi32>
    %451 = stablehlo.broadcast_in_dim %445, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %452 = stablehlo.broadcast_in_dim %450, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %453 = stablehlo.concatenate %451, %452, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %454 = "stablehlo.gather"(%arg40, %453) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 97>}> : (tensor<3x2x97xf32>, tensor<6x2xi32>) -> tensor<6x97xf32>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %455 = "stablehlo.case"(%c_126) ({
      %c_182 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_182 : tensor<i32>
    }, {
      %c_182 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_182 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %456 = "stablehlo.case"(%455) ({
      %c_182 = stablehlo.constant dense<0> : tensor<i32>
      %637 = func.call @_pad(%283, %c_182) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %638 = stablehlo.reshape %637 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %639 = stablehlo.reshape %638 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %640 = stablehlo.dot_general %639, %arg11, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x97xf32>) -> tensor<6x97xf32>
      stablehlo.return %640 : tensor<6x97xf32>
    }) : (tensor<i32>) -> tensor<6x97xf32>
    %cst_127 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %457 = stablehlo.reduce(%456 init: %cst_127) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %458 = stablehlo.iota dim = 0 : tensor<97xi32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_128 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %460 = stablehlo.reduce(%456 init: %cst_128) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
    %463 = stablehlo.compare EQ, %456, %462, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
    %c_129 = stablehlo.constant dense<97> : tensor<i32>
    %464 = call @_where_11(%463, %459, %c_129) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
    %c_130 = stablehlo.constant dense<2147483647> : tensor<i32>
    %465 = stablehlo.reduce(%464 init: %c_130) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
    %c_131 = stablehlo.constant dense<96> : tensor<i32>
    %466 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %467 = stablehlo.minimum %465, %466 : tensor<6xi32>
    %468 = stablehlo.compare NE, %457, %457, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %469 = stablehlo.not %468 : tensor<6xi1>
    %470 = stablehlo.and %197, %332 : tensor<6xi1>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %472 = stablehlo.compare GT, %346, %471, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %473 = stablehlo.and %197, %472 : tensor<6xi1>
    %474 = stablehlo.or %470, %473 : tensor<6xi1>
    %c_133 = stablehlo.constant dense<false> : tensor<i1>
    %475 = stablehlo.reduce(%474 init: %c_133) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    %476 = stablehlo.convert %475 : (tensor<i1>) -> tensor<i32>
    %477 = "stablehlo.case"(%476) ({
      stablehlo.return %467 : tensor<6xi32>
    }, {
      %c_182 = stablehlo.constant dense<false> : tensor<i1>
      %637 = stablehlo.reduce(%470 init: %c_182) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %638 = stablehlo.convert %637 : (tensor<i1>) -> tensor<i32>
      %639 = "stablehlo.case"(%638) ({
        stablehlo.return %456 : tensor<6x97xf32>
      }, {
        %c_184 = stablehlo.constant dense<0> : tensor<i32>
        %643 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %644 = stablehlo.compare LT, %395, %643, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_185 = stablehlo.constant dense<2> : tensor<i32>
        %645 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %646 = stablehlo.add %395, %645 : tensor<6xi32>
        %647 = stablehlo.select %644, %646, %395 : tensor<6xi1>, tensor<6xi32>
        %648 = stablehlo.broadcast_in_dim %647, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %649 = "stablehlo.gather"(%arg29, %648) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_186 = stablehlo.constant dense<0> : tensor<i32>
        %650 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %651 = stablehlo.compare LT, %395, %650, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_187 = stablehlo.constant dense<2> : tensor<i32>
        %652 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %653 = stablehlo.add %395, %652 : tensor<6xi32>
        %654 = stablehlo.select %651, %653, %395 : tensor<6xi1>, tensor<6xi32>
        %655 = stablehlo.broadcast_in_dim %654, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %656 = "stablehlo.gather"(%arg30, %655) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %657 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %658 = stablehlo.compare LT, %395, %657, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_189 = stablehlo.constant dense<2> : tensor<i32>
        %659 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %660 = stablehlo.add %395, %659 : tensor<6xi32>
        %661 = stablehlo.select %658, %660, %395 : tensor<6xi1>, tensor<6xi32>
        %662 = stablehlo.broadcast_in_dim %661, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %663 = "stablehlo.gather"(%arg31, %662) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xf32>, tensor<6x1xi32>) -> tensor<6x97xf32>
        %c_190 = stablehlo.constant dense<0> : tensor<i32>
        %664 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %665 = stablehlo.compare LT, %395, %664, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_191 = stablehlo.constant dense<2> : tensor<i32>
        %666 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %667 = stablehlo.add %395, %666 : tensor<6xi32>
        %668 = stablehlo.select %665, %667, %395 : tensor<6xi1>, tensor<6xi32>
        %669 = stablehlo.broadcast_in_dim %668, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %670 = "stablehlo.gather"(%arg32, %669) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %671 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %672 = stablehlo.compare LT, %395, %671, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_193 = stablehlo.constant dense<2> : tensor<i32>
        %673 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %674 = stablehlo.add %395, %673 : tensor<6xi32>
        %675 = stablehlo.select %672, %674, %395 : tensor<6xi1>, tensor<6xi32>
        %676 = stablehlo.broadcast_in_dim %675, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %677 = "stablehlo.gather"(%arg33, %676) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi32>, tensor<6x1xi32>) -> tensor<6x97xi32>
        %c_194 = stablehlo.constant dense<0> : tensor<i32>
        %678 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %679 = stablehlo.compare LT, %134, %678, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_195 = stablehlo.constant dense<3> : tensor<i32>
        %680 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %681 = stablehlo.add %134, %680 : tensor<6xi32>
        %682 = stablehlo.select %679, %681, %134 : tensor<6xi1>, tensor<6xi32>
        %683 = stablehlo.broadcast_in_dim %682, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_196 = stablehlo.constant dense<1> : tensor<i32>
        %684 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %685 = stablehlo.concatenate %683, %684, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
        %686 = "stablehlo.gather"(%c_2, %685) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xi1>, tensor<6x2xi32>) -> tensor<6x2xi1>
        %c_197 = stablehlo.constant dense<0> : tensor<i32>
        %687 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %688 = stablehlo.compare LT, %125, %687, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_198 = stablehlo.constant dense<3> : tensor<i32>
        %689 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %690 = stablehlo.add %125, %689 : tensor<6xi32>
        %691 = stablehlo.select %688, %690, %125 : tensor<6xi1>, tensor<6xi32>
        %692 = stablehlo.broadcast_in_dim %691, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_199 = stablehlo.constant dense<1> : tensor<i32>
        %693 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %694 = stablehlo.concatenate %692, %693, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
        %695 = "stablehlo.gather"(%176, %694) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
        %c_200 = stablehlo.constant dense<97> : tensor<i32>
        %696 = func.call @_where_12(%686, %695, %c_200) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<i32>) -> tensor<6x2xi32>
        %697 = stablehlo.iota dim = 0 : tensor<6xi32>
        %698 = stablehlo.broadcast_in_dim %697, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %699 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %700 = stablehlo.compare LT, %698, %699, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
        %c_202 = stablehlo.constant dense<6> : tensor<i32>
        %701 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %702 = stablehlo.add %698, %701 : tensor<6x1xi32>
        %703 = stablehlo.select %700, %702, %698 : tensor<6x1xi1>, tensor<6x1xi32>
        %c_203 = stablehlo.constant dense<0> : tensor<i32>
        %704 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %705 = stablehlo.compare LT, %696, %704, SIGNED : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
        %c_204 = stablehlo.constant dense<97> : tensor<i32>
        %706 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %707 = stablehlo.add %696, %706 : tensor<6x2xi32>
        %708 = stablehlo.select %705, %707, %696 : tensor<6x2xi1>, tensor<6x2xi32>
        %709 = stablehlo.broadcast_in_dim %703, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x2xi32>
        %710 = stablehlo.broadcast_in_dim %709, dims = [0, 1] : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
        %711 = stablehlo.broadcast_in_dim %708, dims = [0, 1] : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
        %712 = stablehlo.concatenate %710, %711, dim = 2 : (tensor<6x2x1xi32>, tensor<6x2x1xi32>) -> tensor<6x2x2xi32>
        %c_205 = stablehlo.constant dense<1> : tensor<i32>
        %713 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %714 = "stablehlo.scatter"(%677, %712, %713) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
          %747 = stablehlo.add %arg41, %arg42 : tensor<i32>
          stablehlo.return %747 : tensor<i32>
        }) : (tensor<6x97xi32>, tensor<6x2x2xi32>, tensor<6x2xi32>) -> tensor<6x97xi32>
        %715 = stablehlo.compare LT, %403, %325, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %716 = stablehlo.broadcast_in_dim %715, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %717 = stablehlo.broadcast_in_dim %716, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %718 = stablehlo.and %717, %656 : tensor<6x97xi1>
        %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %719 = func.call @_where_13(%718, %cst_206, %456) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %720 = stablehlo.add %719, %663 : tensor<6x97xf32>
        %721 = stablehlo.broadcast_in_dim %374, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %c_207 = stablehlo.constant dense<0> : tensor<i32>
        %722 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
        %723 = stablehlo.compare GT, %714, %722, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
        %724 = stablehlo.or %670, %723 : tensor<6x97xi1>
        %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %725 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
        %726 = stablehlo.compare GT, %720, %725, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %727 = stablehlo.broadcast_in_dim %721, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %728 = stablehlo.divide %720, %727 : tensor<6x97xf32>
        %729 = stablehlo.broadcast_in_dim %721, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %730 = stablehlo.multiply %720, %729 : tensor<6x97xf32>
        %731 = func.call @_where_14(%726, %728, %730) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %732 = func.call @_where_14(%724, %731, %720) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %733 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %734 = stablehlo.convert %714 : (tensor<6x97xi32>) -> tensor<6x97xf32>
        %735 = stablehlo.broadcast_in_dim %733, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %736 = stablehlo.multiply %735, %734 : tensor<6x97xf32>
        %737 = stablehlo.subtract %732, %736 : tensor<6x97xf32>
        %738 = stablehlo.broadcast_in_dim %381, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %c_209 = stablehlo.constant dense<0> : tensor<i32>
        %739 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
        %740 = stablehlo.compare GT, %714, %739, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
        %741 = stablehlo.convert %740 : (tensor<6x97xi1>) -> tensor<6x97xf32>
        %742 = stablehlo.broadcast_in_dim %738, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %743 = stablehlo.multiply %742, %741 : tensor<6x97xf32>
        %744 = stablehlo.subtract %737, %743 : tensor<6x97xf32>
        %745 = stablehlo.broadcast_in_dim %470, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %746 = func.call @_where_15(%745, %744, %456) : (tensor<6x1xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        stablehlo.return %746 : tensor<6x97xf32>
      }) : (tensor<i32>) -> tensor<6x97xf32>
      %c_183 = stablehlo.constant dense<false> : tensor<i1>
      %640 = stablehlo.reduce(%473 init: %c_183) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %641 = stablehlo.convert %640 : (tensor<i1>) -> tensor<i32>
      %642 = "stablehlo.case"(%641) ({
        %643 = stablehlo.iota dim = 0 : tensor<97xi32>
        %644 = stablehlo.broadcast_in_dim %643, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_184 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %645 = stablehlo.reduce(%639 init: %cst_184) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %646 = stablehlo.broadcast_in_dim %645, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %647 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %648 = stablehlo.compare EQ, %639, %647, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_185 = stablehlo.constant dense<97> : tensor<i32>
        %649 = func.call @_where_11(%648, %644, %c_185) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_186 = stablehlo.constant dense<2147483647> : tensor<i32>
        %650 = stablehlo.reduce(%649 init: %c_186) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_187 = stablehlo.constant dense<96> : tensor<i32>
        %651 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %652 = stablehlo.minimum %650, %651 : tensor<6xi32>
        stablehlo.return %652 : tensor<6xi32>
      }, {
        %c_184 = stablehlo.constant dense<1> : tensor<i32>
        %643 = func.call @_where_16(%473, %346, %c_184) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
        %644 = stablehlo.broadcast_in_dim %643, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %645 = stablehlo.broadcast_in_dim %644, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %646 = stablehlo.divide %639, %645 : tensor<6x97xf32>
        %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %647 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %648 = stablehlo.compare GT, %367, %647, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %649 = stablehlo.and %648, %473 : tensor<6xi1>
        %c_186 = stablehlo.constant dense<false> : tensor<i1>
        %650 = stablehlo.reduce(%649 init: %c_186) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %651 = stablehlo.convert %650 : (tensor<i1>) -> tensor<i32>
        %652 = "stablehlo.case"(%651) ({
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %755 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %755 : tensor<6xf32>
        }, {
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %755 = stablehlo.reduce(%646 init: %cst_214) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %756 = stablehlo.log %367 : tensor<6xf32>
          %757 = stablehlo.add %755, %756 : tensor<6xf32>
          stablehlo.return %757 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %653 = stablehlo.broadcast_in_dim %649, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %654 = stablehlo.broadcast_in_dim %652, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %655 = stablehlo.convert %654 : tensor<6x1xf32>
        %656 = stablehlo.broadcast_in_dim %655, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %657 = stablehlo.compare LT, %646, %656, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %658 = stablehlo.broadcast_in_dim %653, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %659 = stablehlo.and %658, %657 : tensor<6x97xi1>
        %cst_187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %660 = func.call @_where_13(%659, %cst_187, %646) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %661 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %662 = stablehlo.compare GT, %353, %661, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_189 = stablehlo.constant dense<97> : tensor<i32>
        %663 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %664 = stablehlo.compare LT, %353, %663, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %665 = stablehlo.and %662, %664 : tensor<6xi1>
        %666 = stablehlo.and %665, %473 : tensor<6xi1>
        %c_190 = stablehlo.constant dense<false> : tensor<i1>
        %667 = stablehlo.reduce(%666 init: %c_190) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %668 = stablehlo.convert %667 : (tensor<i1>) -> tensor<i32>
        %669 = "stablehlo.case"(%668) ({
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %755 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %755 : tensor<6xf32>
        }, {
          %755 = stablehlo.bitcast_convert %660 : (tensor<6x97xf32>) -> tensor<6x97xi32>
          %c_214 = stablehlo.constant dense<0> : tensor<i32>
          %756 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %757 = stablehlo.compare LT, %755, %756, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
          %c_215 = stablehlo.constant dense<2147483647> : tensor<i32>
          %758 = stablehlo.broadcast_in_dim %c_215, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %759 = stablehlo.xor %755, %758 : tensor<6x97xi32>
          %760 = func.call @_where_17(%757, %759, %755) : (tensor<6x97xi1>, tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi32>
          %c_216 = stablehlo.constant dense<2147483647> : tensor<i32>
          %761 = stablehlo.reduce(%760 init: %c_216) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_217 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %762 = stablehlo.reduce(%760 init: %c_217) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_218 = stablehlo.constant dense<0> : tensor<i32>
          %c_219 = stablehlo.constant dense<0> : tensor<i32>
          %763:6 = stablehlo.while(%iterArg = %760, %iterArg_222 = %353, %iterArg_223 = %c_219, %iterArg_224 = %c_218, %iterArg_225 = %761, %iterArg_226 = %762) : tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          cond {
            %c_227 = stablehlo.constant dense<32> : tensor<i32>
            %770 = stablehlo.compare LT, %iterArg_223, %c_227, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %770 : tensor<i1>
          } do {
            %770:3 = func.call @closed_call_18(%iterArg, %iterArg_222, %iterArg_224, %iterArg_225, %iterArg_226) : (tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>)
            %c_227 = stablehlo.constant dense<1> : tensor<i32>
            %771 = stablehlo.add %iterArg_223, %c_227 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_222, %771, %770#0, %770#1, %770#2 : tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          }
          %c_220 = stablehlo.constant dense<0> : tensor<i32>
          %764 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %765 = stablehlo.compare LT, %763#4, %764, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
          %c_221 = stablehlo.constant dense<2147483647> : tensor<i32>
          %766 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %767 = stablehlo.xor %763#4, %766 : tensor<6xi32>
          %768 = func.call @_where_19(%765, %767, %763#4) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
          %769 = stablehlo.bitcast_convert %768 : (tensor<6xi32>) -> tensor<6xf32>
          stablehlo.return %769 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %670 = stablehlo.broadcast_in_dim %666, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %671 = stablehlo.broadcast_in_dim %669, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %672 = stablehlo.convert %671 : tensor<6x1xf32>
        %673 = stablehlo.broadcast_in_dim %672, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %674 = stablehlo.compare LT, %660, %673, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %675 = stablehlo.broadcast_in_dim %670, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %676 = stablehlo.and %675, %674 : tensor<6x97xi1>
        %cst_191 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %677 = func.call @_where_13(%676, %cst_191, %660) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %678 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %679 = stablehlo.compare LT, %360, %678, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %680 = stablehlo.and %679, %473 : tensor<6xi1>
        %c_193 = stablehlo.constant dense<false> : tensor<i1>
        %681 = stablehlo.reduce(%680 init: %c_193) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %682 = stablehlo.convert %681 : (tensor<i1>) -> tensor<i32>
        %683 = "stablehlo.case"(%682) ({
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %755 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %755 : tensor<6xf32>
        }, {
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %755 = stablehlo.reduce(%677 init: %cst_214) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %756 = stablehlo.broadcast_in_dim %755, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
          %757 = stablehlo.broadcast_in_dim %756, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
          %758 = stablehlo.subtract %677, %757 : tensor<6x97xf32>
          %759 = stablehlo.exponential %758 : tensor<6x97xf32>
          %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %760 = stablehlo.reduce(%759 init: %cst_215) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %761 = stablehlo.multiply %360, %760 : tensor<6xf32>
          %762 = stablehlo.bitcast_convert %677 : (tensor<6x97xf32>) -> tensor<6x97xi32>
          %c_216 = stablehlo.constant dense<0> : tensor<i32>
          %763 = stablehlo.broadcast_in_dim %c_216, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %764 = stablehlo.compare LT, %762, %763, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
          %c_217 = stablehlo.constant dense<2147483647> : tensor<i32>
          %765 = stablehlo.broadcast_in_dim %c_217, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %766 = stablehlo.xor %762, %765 : tensor<6x97xi32>
          %767 = func.call @_where_17(%764, %766, %762) : (tensor<6x97xi1>, tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi32>
          %c_218 = stablehlo.constant dense<2147483647> : tensor<i32>
          %768 = stablehlo.reduce(%767 init: %c_218) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_219 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %769 = stablehlo.reduce(%767 init: %c_219) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_220 = stablehlo.constant dense<0> : tensor<i32>
          %c_221 = stablehlo.constant dense<0> : tensor<i32>
          %770:7 = stablehlo.while(%iterArg = %767, %iterArg_224 = %759, %iterArg_225 = %761, %iterArg_226 = %c_221, %iterArg_227 = %c_220, %iterArg_228 = %768, %iterArg_229 = %769) : tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          cond {
            %c_230 = stablehlo.constant dense<32> : tensor<i32>
            %777 = stablehlo.compare LT, %iterArg_226, %c_230, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %777 : tensor<i1>
          } do {
            %777:3 = func.call @closed_call_20(%iterArg, %iterArg_224, %iterArg_225, %iterArg_227, %iterArg_228, %iterArg_229) : (tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>)
            %c_230 = stablehlo.constant dense<1> : tensor<i32>
            %778 = stablehlo.add %iterArg_226, %c_230 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_224, %iterArg_225, %778, %777#0, %777#1, %777#2 : tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          }
          %c_222 = stablehlo.constant dense<0> : tensor<i32>
          %771 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %772 = stablehlo.compare LT, %770#5, %771, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
          %c_223 = stablehlo.constant dense<2147483647> : tensor<i32>
          %773 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %774 = stablehlo.xor %770#5, %773 : tensor<6xi32>
          %775 = func.call @_where_19(%772, %774, %770#5) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
          %776 = stablehlo.bitcast_convert %775 : (tensor<6xi32>) -> tensor<6xf32>
          stablehlo.return %776 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %684 = stablehlo.broadcast_in_dim %680, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %685 = stablehlo.broadcast_in_dim %683, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %686 = stablehlo.convert %685 : tensor<6x1xf32>
        %687 = stablehlo.broadcast_in_dim %686, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %688 = stablehlo.compare LT, %677, %687, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %689 = stablehlo.broadcast_in_dim %684, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %690 = stablehlo.and %689, %688 : tensor<6x97xi1>
        %cst_194 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %691 = func.call @_where_13(%690, %cst_194, %677) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %cst_195 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %692 = stablehlo.reduce(%691 init: %cst_195) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %cst_196 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %693 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %694 = stablehlo.maximum %693, %692 : tensor<6xf32>
        %695 = stablehlo.broadcast_in_dim %694, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %696 = stablehlo.broadcast_in_dim %695, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %697 = stablehlo.subtract %691, %696 : tensor<6x97xf32>
        %698 = stablehlo.exponential %697 : tensor<6x97xf32>
        %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %699 = stablehlo.reduce(%698 init: %cst_197) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %700 = stablehlo.broadcast_in_dim %699, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %701 = stablehlo.broadcast_in_dim %700, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %702 = stablehlo.divide %698, %701 : tensor<6x97xf32>
        %703 = stablehlo.convert %403 : (tensor<6xi32>) -> tensor<6xui32>
        %704 = func.call @_threefry_fold_in(%339, %703) : (tensor<6x2xui32>, tensor<6xui32>) -> tensor<6x2xui32>
        %c_198 = stablehlo.constant dense<2> : tensor<ui32>
        %705 = func.call @_threefry_fold_in_23(%704, %c_198) : (tensor<6x2xui32>, tensor<ui32>) -> tensor<6x2xui32>
        %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %706 = func.call @_uniform(%705, %cst_199, %cst_200) : (tensor<6x2xui32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %707 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %708 = stablehlo.maximum %438, %707 : tensor<6xi32>
        %709 = stablehlo.broadcast_in_dim %708, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %710 = func.call @take_along_axis(%702, %709) : (tensor<6x97xf32>, tensor<6x1xi32>) -> tensor<6x1xf32>
        %711 = stablehlo.reshape %710 : (tensor<6x1xf32>) -> tensor<6xf32>
        %712 = func.call @take_along_axis(%454, %709) : (tensor<6x97xf32>, tensor<6x1xi32>) -> tensor<6x1xf32>
        %713 = stablehlo.reshape %712 : (tensor<6x1xf32>) -> tensor<6xf32>
        %c_202 = stablehlo.constant dense<-1> : tensor<i32>
        %714 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %715 = stablehlo.compare NE, %438, %714, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %716 = stablehlo.subtract %702, %454 : tensor<6x97xf32>
        %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %717 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
        %718 = stablehlo.maximum %716, %717 : tensor<6x97xf32>
        %cst_204 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %719 = stablehlo.reduce(%718 init: %cst_204) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %720 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %721 = stablehlo.compare GT, %719, %720, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %722 = stablehlo.and %715, %721 : tensor<6xi1>
        %723 = stablehlo.broadcast_in_dim %722, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %724 = stablehlo.log %718 : tensor<6x97xf32>
        %725 = func.call @_where_15(%723, %724, %691) : (tensor<6x1xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %726 = stablehlo.convert %403 : (tensor<6xi32>) -> tensor<6xui32>
        %727 = func.call @_threefry_fold_in(%339, %726) : (tensor<6x2xui32>, tensor<6xui32>) -> tensor<6x2xui32>
        %728 = func.call @_gumbel(%727) : (tensor<6x2xui32>) -> tensor<6x97xf32>
        %729 = stablehlo.add %725, %728 : tensor<6x97xf32>
        %730 = stablehlo.iota dim = 0 : tensor<97xi32>
        %731 = stablehlo.broadcast_in_dim %730, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %732 = stablehlo.reduce(%729 init: %cst_206) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %733 = stablehlo.broadcast_in_dim %732, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %734 = stablehlo.broadcast_in_dim %733, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %735 = stablehlo.compare EQ, %729, %734, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_207 = stablehlo.constant dense<97> : tensor<i32>
        %736 = func.call @_where_11(%735, %731, %c_207) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_208 = stablehlo.constant dense<2147483647> : tensor<i32>
        %737 = stablehlo.reduce(%736 init: %c_208) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_209 = stablehlo.constant dense<96> : tensor<i32>
        %738 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %739 = stablehlo.minimum %737, %738 : tensor<6xi32>
        %740 = stablehlo.multiply %706, %713 : tensor<6xf32>
        %741 = stablehlo.compare LT, %740, %711, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %742 = stablehlo.and %715, %741 : tensor<6xi1>
        %743 = func.call @_where_19(%742, %438, %739) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
        %744 = stablehlo.iota dim = 0 : tensor<97xi32>
        %745 = stablehlo.broadcast_in_dim %744, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_210 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %746 = stablehlo.reduce(%639 init: %cst_210) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %747 = stablehlo.broadcast_in_dim %746, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %748 = stablehlo.broadcast_in_dim %747, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %749 = stablehlo.compare EQ, %639, %748, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_211 = stablehlo.constant dense<97> : tensor<i32>
        %750 = func.call @_where_11(%749, %745, %c_211) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_212 = stablehlo.constant dense<2147483647> : tensor<i32>
        %751 = stablehlo.reduce(%750 init: %c_212) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_213 = stablehlo.constant dense<96> : tensor<i32>
        %752 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %753 = stablehlo.minimum %751, %752 : tensor<6xi32>
        %754 = func.call @_where_19(%473, %743, %753) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
        stablehlo.return %754 : tensor<6xi32>
      }) : (tensor<i32>) -> tensor<6xi32>
      stablehlo.return %642 : tensor<6xi32>
    }) : (tensor<i32>) -> tensor<6xi32>
    %c_134 = stablehlo.constant dense<-2> : tensor<i32>
    %478 = call @_where_3(%469, %477, %c_134) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %479 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %480 = stablehlo.compare LT, %395, %479, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_136 = stablehlo.constant dense<2> : tensor<i32>
    %481 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %482 = stablehlo.add %395, %481 : tensor<6xi32>
    %483 = stablehlo.select %480, %482, %395 : tensor<6xi1>, tensor<6xi32>
    %c_137 = stablehlo.constant dense<0> : tensor<i32>
    %484 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %485 = stablehlo.compare LT, %478, %484, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_138 = stablehlo.constant dense<97> : tensor<i32>
    %486 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %487 = stablehlo.add %478, %486 : tensor<6xi32>
    %488 = stablehlo.select %485, %487, %478 : tensor<6xi1>, tensor<6xi32>
    %489 = stablehlo.broadcast_in_dim %483, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %490 = stablehlo.broadcast_in_dim %488, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %491 = stablehlo.concatenate %489, %490, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %492 = "stablehlo.gather"(%arg29, %491) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x97xi1>, tensor<6x2xi32>) -> tensor<6xi1>
    %c_139 = stablehlo.constant dense<1> : tensor<i32>
    %493 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %494 = stablehlo.add %403, %493 : tensor<6xi32>
    %495 = stablehlo.compare GE, %494, %311, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %496 = stablehlo.or %492, %495 : tensor<6xi1>
    %497 = stablehlo.not %469 : tensor<6xi1>
    %498 = stablehlo.or %496, %497 : tensor<6xi1>
    %c_140 = stablehlo.constant dense<0> : tensor<i32>
    %499 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %500 = stablehlo.compare LT, %175, %499, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_141 = stablehlo.constant dense<6> : tensor<i32>
    %501 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %502 = stablehlo.add %175, %501 : tensor<3x3xi32>
    %503 = stablehlo.select %500, %502, %175 : tensor<3x3xi1>, tensor<3x3xi32>
    %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %505 = "stablehlo.gather"(%478, %504) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %c_142 = stablehlo.constant dense<0> : tensor<i32>
    %506 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %507 = stablehlo.compare LT, %175, %506, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_143 = stablehlo.constant dense<6> : tensor<i32>
    %508 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %509 = stablehlo.add %175, %508 : tensor<3x3xi32>
    %510 = stablehlo.select %507, %509, %175 : tensor<3x3xi1>, tensor<3x3xi32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %512 = "stablehlo.gather"(%498, %511) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi1>, tensor<3x3x1xi32>) -> tensor<3x3xi1>
    %c_144 = stablehlo.constant dense<0> : tensor<i32>
    %513 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %514 = stablehlo.slice %169 [0:3, 0:1] : (tensor<3x3xi1>) -> tensor<3x1xi1>
    %c_145 = stablehlo.constant dense<0> : tensor<i32>
    %515 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_146 = stablehlo.constant dense<0> : tensor<i32>
    %516 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_147 = stablehlo.constant dense<false> : tensor<i1>
    %517 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_148 = stablehlo.constant dense<false> : tensor<i1>
    %518 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_149 = stablehlo.constant dense<0> : tensor<i32>
    %519:12 = stablehlo.while(%iterArg = %505, %iterArg_182 = %512, %iterArg_183 = %c_3, %iterArg_184 = %169, %iterArg_185 = %176, %iterArg_186 = %c_149, %iterArg_187 = %513, %iterArg_188 = %514, %iterArg_189 = %515, %iterArg_190 = %516, %iterArg_191 = %517, %iterArg_192 = %518) : tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    cond {
      %c_193 = stablehlo.constant dense<3> : tensor<i32>
      %637 = stablehlo.compare LT, %iterArg_186, %c_193, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %637 : tensor<i1>
    } do {
      %637:6 = func.call @closed_call_30(%iterArg, %iterArg_182, %iterArg_183, %iterArg_184, %iterArg_185, %iterArg_187, %iterArg_188) : (tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>, tensor<3x1xi1>) -> (tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>)
      %638 = func.call @dynamic_update_index_in_dim_35(%iterArg_189, %637#2, %iterArg_186) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %639 = func.call @dynamic_update_index_in_dim_35(%iterArg_190, %637#3, %iterArg_186) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %640 = func.call @dynamic_update_index_in_dim_36(%iterArg_191, %637#4, %iterArg_186) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %641 = func.call @dynamic_update_index_in_dim_36(%iterArg_192, %637#5, %iterArg_186) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %c_193 = stablehlo.constant dense<1> : tensor<i32>
      %642 = stablehlo.add %iterArg_186, %c_193 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_182, %iterArg_183, %iterArg_184, %iterArg_185, %642, %637#0, %637#1, %638, %639, %640, %641 : tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    }
    %520 = stablehlo.reshape %519#8 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %521 = stablehlo.transpose %520, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %522 = stablehlo.reshape %519#9 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %523 = stablehlo.transpose %522, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %524 = stablehlo.reshape %519#10 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %525 = stablehlo.transpose %524, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %526 = stablehlo.reshape %519#11 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %527 = stablehlo.transpose %526, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %528 = stablehlo.convert %525 : (tensor<3x3xi1>) -> tensor<3x3xi32>
    %c_150 = stablehlo.constant dense<0> : tensor<i32>
    %529 = stablehlo.reduce(%528 init: %c_150) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_151 = stablehlo.constant dense<false> : tensor<i1>
    %530 = stablehlo.reduce(%527 init: %c_151) applies stablehlo.or across dimensions = [1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<3xi1>
    %c_152 = stablehlo.constant dense<-1> : tensor<i32>
    %531 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %532 = stablehlo.compare NE, %521, %531, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %533 = call @take_along_axis_37(%175, %523) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %c_153 = stablehlo.constant dense<6> : tensor<i32>
    %534 = call @_where_1(%532, %533, %c_153) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %535 = stablehlo.broadcast_in_dim %arg37, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_154 = stablehlo.constant dense<2> : tensor<i32>
    %536 = call @_where_38(%532, %535, %c_154) : (tensor<3x3xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_155 = stablehlo.constant dense<0> : tensor<i32>
    %537 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %538 = stablehlo.compare LT, %534, %537, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_156 = stablehlo.constant dense<6> : tensor<i32>
    %539 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %540 = stablehlo.add %534, %539 : tensor<3x3xi32>
    %541 = stablehlo.select %538, %540, %534 : tensor<3x3xi1>, tensor<3x3xi32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %543 = "stablehlo.gather"(%283, %542) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<6x32xf32>, tensor<3x3x1xi32>) -> tensor<3x3x32xf32>
    %c_157 = stablehlo.constant dense<1> : tensor<i32>
    %544 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %545 = stablehlo.subtract %529, %544 : tensor<3xi32>
    %c_158 = stablehlo.constant dense<0> : tensor<i32>
    %546 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %547 = stablehlo.maximum %545, %546 : tensor<3xi32>
    %548 = stablehlo.broadcast_in_dim %547, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %549 = call @take_along_axis_39(%521, %548) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %550 = stablehlo.reshape %549 : (tensor<3x1xi32>) -> tensor<3xi32>
    %551 = stablehlo.add %13, %529 : tensor<3xi32>
    %552 = stablehlo.add %20, %529 : tensor<3xi32>
    %553 = stablehlo.not %530 : tensor<3xi1>
    %554 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %c_159 = stablehlo.constant dense<0> : tensor<i32>
    %555 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %556 = stablehlo.compare GE, %521, %555, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %557 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %558 = stablehlo.and %557, %556 : tensor<3x3xi1>
    %c_160 = stablehlo.constant dense<2> : tensor<i32>
    %559 = call @_where_1(%558, %536, %c_160) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_161 = stablehlo.constant dense<0> : tensor<i32>
    %560 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %561 = stablehlo.compare LT, %559, %560, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_162 = stablehlo.constant dense<2> : tensor<i32>
    %562 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %563 = stablehlo.add %559, %562 : tensor<3x3xi32>
    %564 = stablehlo.select %561, %563, %559 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_163 = stablehlo.constant dense<0> : tensor<i32>
    %565 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %566 = stablehlo.compare LT, %521, %565, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_164 = stablehlo.constant dense<97> : tensor<i32>
    %567 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %568 = stablehlo.add %521, %567 : tensor<3x3xi32>
    %569 = stablehlo.select %566, %568, %521 : tensor<3x3xi1>, tensor<3x3xi32>
    %570 = stablehlo.broadcast_in_dim %564, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %571 = stablehlo.broadcast_in_dim %569, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %572 = stablehlo.concatenate %570, %571, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %c_165 = stablehlo.constant dense<1> : tensor<i32>
    %573 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %574 = "stablehlo.scatter"(%arg33, %572, %573) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      %637 = stablehlo.add %arg41, %arg42 : tensor<i32>
      stablehlo.return %637 : tensor<i32>
    }) : (tensor<2x97xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x97xi32>
    %575 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %576 = stablehlo.iota dim = 0 : tensor<3xi32>
    %577 = stablehlo.broadcast_in_dim %576, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %578 = stablehlo.broadcast_in_dim %575, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %579 = stablehlo.broadcast_in_dim %577, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %580 = stablehlo.add %578, %579 : tensor<3x3xi32>
    %581 = stablehlo.slice %536 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %582 = stablehlo.reshape %581 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_166 = stablehlo.constant dense<0> : tensor<i32>
    %583 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %584 = stablehlo.compare LT, %582, %583, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_167 = stablehlo.constant dense<2> : tensor<i32>
    %585 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %586 = stablehlo.add %582, %585 : tensor<3xi32>
    %587 = stablehlo.select %584, %586, %582 : tensor<3xi1>, tensor<3xi32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %589 = "stablehlo.scatter"(%arg14, %588, %550) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_168 = stablehlo.constant dense<0> : tensor<i32>
    %590 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %591 = stablehlo.compare LT, %582, %590, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_169 = stablehlo.constant dense<2> : tensor<i32>
    %592 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %593 = stablehlo.add %582, %592 : tensor<3xi32>
    %594 = stablehlo.select %591, %593, %582 : tensor<3xi1>, tensor<3xi32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %596 = "stablehlo.scatter"(%arg15, %595, %551) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_170 = stablehlo.constant dense<0> : tensor<i32>
    %597 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %598 = stablehlo.compare LT, %582, %597, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_171 = stablehlo.constant dense<2> : tensor<i32>
    %599 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %600 = stablehlo.add %582, %599 : tensor<3xi32>
    %601 = stablehlo.select %598, %600, %582 : tensor<3xi1>, tensor<3xi32>
    %602 = stablehlo.broadcast_in_dim %601, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %603 = "stablehlo.scatter"(%arg16, %602, %552) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_172 = stablehlo.constant dense<0> : tensor<i32>
    %604 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %605 = stablehlo.compare LT, %582, %604, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_173 = stablehlo.constant dense<2> : tensor<i32>
    %606 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %607 = stablehlo.add %582, %606 : tensor<3xi32>
    %608 = stablehlo.select %605, %607, %582 : tensor<3xi1>, tensor<3xi32>
    %609 = stablehlo.broadcast_in_dim %608, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %610 = "stablehlo.scatter"(%arg18, %609, %553) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i1>, %arg42: tensor<i1>):
      stablehlo.return %arg42 : tensor<i1>
    }) : (tensor<2xi1>, tensor<3x1xi32>, tensor<3xi1>) -> tensor<2xi1>
    %c_174 = stablehlo.constant dense<1> : tensor<i32>
    %611 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %612 = stablehlo.add %580, %611 : tensor<3x3xi32>
    %c_175 = stablehlo.constant dense<0> : tensor<i32>
    %613 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %614 = stablehlo.compare LT, %536, %613, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_176 = stablehlo.constant dense<2> : tensor<i32>
    %615 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %616 = stablehlo.add %536, %615 : tensor<3x3xi32>
    %617 = stablehlo.select %614, %616, %536 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_177 = stablehlo.constant dense<0> : tensor<i32>
    %618 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %619 = stablehlo.compare LT, %612, %618, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_178 = stablehlo.constant dense<128> : tensor<i32>
    %620 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %621 = stablehlo.add %612, %620 : tensor<3x3xi32>
    %622 = stablehlo.select %619, %621, %612 : tensor<3x3xi1>, tensor<3x3xi32>
    %623 = stablehlo.broadcast_in_dim %617, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %624 = stablehlo.broadcast_in_dim %622, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %625 = stablehlo.concatenate %623, %624, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %626 = "stablehlo.scatter"(%arg34, %625, %521) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2x128xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x128xi32>
    %c_179 = stablehlo.constant dense<-1> : tensor<i32>
    %627 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %628 = stablehlo.slice %536 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %629 = stablehlo.reshape %628 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_180 = stablehlo.constant dense<0> : tensor<i32>
    %630 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %631 = stablehlo.compare LT, %629, %630, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_181 = stablehlo.constant dense<2> : tensor<i32>
    %632 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %633 = stablehlo.add %629, %632 : tensor<3xi32>
    %634 = stablehlo.select %631, %633, %629 : tensor<3xi1>, tensor<3xi32>
    %635 = stablehlo.broadcast_in_dim %634, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %636 = "stablehlo.scatter"(%627, %635, %521) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<2x3xi32>
    return %269#1, %269#2, %589, %596, %603, %arg17, %610, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %574, %626, %arg35, %arg36, %636, %456, %534 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<2x3xi32>, tensor<6x97xf32>, tensor<3x3xi32>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @cumsum(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @clip(%arg0: tensor<6xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<6xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<6xi32>
    return %5 : tensor<6xi32>
  }
  func.func private @_where_1(%arg0: tensor<3x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<i32>) -> tensor<3x3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
  func.func private @_where_2(%arg0: tensor<3x1xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<i32>) -> tensor<3x3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x3xi1>, tensor<3x3xi32>
    return %3 : tensor<3x3xi32>
  }
  func.func private @_where_3(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xi32>
    return %2 : tensor<6xi32>
  }
  func.func private @through(%arg0: tensor<6xi32>, %arg1: tensor<6x1xi32>, %arg2: tensor<6x1xi32>, %arg3: tensor<3x3xi32>, %arg4: tensor<3x3xi32>, %arg5: tensor<3xi32>, %arg6: tensor<3xi32>, %arg7: tensor<6xi32>, %arg8: tensor<48x32xf32>, %arg9: tensor<32x96xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32x32xf32>, %arg13: tensor<32x64xf32>, %arg14: tensor<6x1x32xf32>, %arg15: tensor<6x1x1x4xf32>, %arg16: tensor<6x1x1x4xf32>, %arg17: tensor<i32>, %arg18: tensor<2x2x2x128x8xf32>, %arg19: tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) {
    %0 = stablehlo.multiply %arg14, %arg14 : tensor<6x1x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x1x32xf32>, tensor<f32>) -> tensor<6x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<6x1x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<6x1x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<6x1x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1x32xf32>
    %9 = stablehlo.multiply %arg14, %8 : tensor<6x1x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<6x1x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<6x1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }, {
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %159 = stablehlo.reshape %12 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %160 = func.call @_pad(%159, %c_32) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %161 = stablehlo.reshape %160 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %162 = stablehlo.reshape %161 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %163 = stablehlo.dot_general %162, %arg13, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x64xf32>) -> tensor<6x64xf32>
      %164 = stablehlo.reshape %163 : (tensor<6x64xf32>) -> tensor<6x1x64xf32>
      stablehlo.return %164 : tensor<6x1x64xf32>
    }) : (tensor<i32>) -> tensor<6x1x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<6x1x64xf32>) -> tensor<6x1x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:6, 0:1, 0:2, 0:2, 0:8] : (tensor<6x1x2x4x8xf32>) -> tensor<6x1x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<6x1x2x2x8xf32>) -> tensor<6x1x4x8xf32>
    %18 = stablehlo.slice %15 [0:6, 0:1, 0:2, 2:3, 0:8] : (tensor<6x1x2x4x8xf32>) -> tensor<6x1x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<6x1x2x1x8xf32>) -> tensor<6x1x2x8xf32>
    %20 = stablehlo.slice %15 [0:6, 0:1, 0:2, 3:4, 0:8] : (tensor<6x1x2x4x8xf32>) -> tensor<6x1x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<6x1x2x1x8xf32>) -> tensor<6x1x2x8xf32>
    %22 = stablehlo.slice %17 [0:6, 0:1, 0:4, 0:4] : (tensor<6x1x4x8xf32>) -> tensor<6x1x4x4xf32>
    %23 = stablehlo.slice %17 [0:6, 0:1, 0:4, 4:8] : (tensor<6x1x4x8xf32>) -> tensor<6x1x4x4xf32>
    %24 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x4x4xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<6x1x4x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x4x4xf32>
    %27 = stablehlo.multiply %23, %26 : tensor<6x1x4x4xf32>
    %28 = stablehlo.subtract %25, %27 : tensor<6x1x4x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x4x4xf32>
    %30 = stablehlo.multiply %23, %29 : tensor<6x1x4x4xf32>
    %31 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x4x4xf32>
    %32 = stablehlo.multiply %22, %31 : tensor<6x1x4x4xf32>
    %33 = stablehlo.add %30, %32 : tensor<6x1x4x4xf32>
    %34 = stablehlo.concatenate %28, %33, dim = 3 : (tensor<6x1x4x4xf32>, tensor<6x1x4x4xf32>) -> tensor<6x1x4x8xf32>
    %35 = stablehlo.reshape %34 : (tensor<6x1x4x8xf32>) -> tensor<6x1x2x2x8xf32>
    %36 = stablehlo.slice %19 [0:6, 0:1, 0:2, 0:4] : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x4xf32>
    %37 = stablehlo.slice %19 [0:6, 0:1, 0:2, 4:8] : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x4xf32>
    %38 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<6x1x2x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %41 = stablehlo.multiply %37, %40 : tensor<6x1x2x4xf32>
    %42 = stablehlo.subtract %39, %41 : tensor<6x1x2x4xf32>
    %43 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %44 = stablehlo.multiply %37, %43 : tensor<6x1x2x4xf32>
    %45 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %46 = stablehlo.multiply %36, %45 : tensor<6x1x2x4xf32>
    %47 = stablehlo.add %44, %46 : tensor<6x1x2x4xf32>
    %48 = stablehlo.concatenate %42, %47, dim = 3 : (tensor<6x1x2x4xf32>, tensor<6x1x2x4xf32>) -> tensor<6x1x2x8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %50 = stablehlo.compare EQ, %arg0, %49, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<6xi1>) -> tensor<6x1x1x1xi1>
    %52 = stablehlo.is_finite %48 : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x8xi1>
    %53 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xi1>) -> tensor<6x1x2x8xi1>
    %54 = stablehlo.or %53, %52 : tensor<6x1x2x8xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %55 = call @_where_4(%54, %48, %c_3) : (tensor<6x1x2x8xi1>, tensor<6x1x2x8xf32>, tensor<i32>) -> tensor<6x1x2x8xf32>
    %56 = stablehlo.is_finite %21 : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x8xi1>
    %57 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xi1>) -> tensor<6x1x2x8xi1>
    %58 = stablehlo.or %57, %56 : tensor<6x1x2x8xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %59 = call @_where_4(%58, %21, %c_4) : (tensor<6x1x2x8xi1>, tensor<6x1x2x8xf32>, tensor<i32>) -> tensor<6x1x2x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.compare LT, %arg17, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %61 = stablehlo.add %arg17, %c_6 : tensor<i32>
    %62 = stablehlo.select %60, %61, %arg17 : tensor<i1>, tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %64 = stablehlo.compare LT, %arg1, %63, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %66 = stablehlo.add %arg1, %65 : tensor<6x1xi32>
    %67 = stablehlo.select %64, %66, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %69 = stablehlo.compare LT, %arg2, %68, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_10 = stablehlo.constant dense<128> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %71 = stablehlo.add %arg2, %70 : tensor<6x1xi32>
    %72 = stablehlo.select %69, %71, %arg2 : tensor<6x1xi1>, tensor<6x1xi32>
    %73 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %75 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %76 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %77 = stablehlo.concatenate %74, %75, %76, dim = 2 : (tensor<6x1x1xi32>, tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x3xi32>
    %78 = "stablehlo.scatter"(%arg18, %77, %55) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<2x2x2x128x8xf32>, tensor<6x1x3xi32>, tensor<6x1x2x8xf32>) -> tensor<2x2x2x128x8xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %79 = stablehlo.compare LT, %arg17, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<2> : tensor<i32>
    %80 = stablehlo.add %arg17, %c_12 : tensor<i32>
    %81 = stablehlo.select %79, %80, %arg17 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %83 = stablehlo.compare LT, %arg1, %82, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_14 = stablehlo.constant dense<2> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %85 = stablehlo.add %arg1, %84 : tensor<6x1xi32>
    %86 = stablehlo.select %83, %85, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %88 = stablehlo.compare LT, %arg2, %87, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %90 = stablehlo.add %arg2, %89 : tensor<6x1xi32>
    %91 = stablehlo.select %88, %90, %arg2 : tensor<6x1xi1>, tensor<6x1xi32>
    %92 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %94 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %95 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %96 = stablehlo.concatenate %93, %94, %95, dim = 2 : (tensor<6x1x1xi32>, tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x3xi32>
    %97 = "stablehlo.scatter"(%arg19, %96, %59) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<2x2x2x128x8xf32>, tensor<6x1x3xi32>, tensor<6x1x2x8xf32>) -> tensor<2x2x2x128x8xf32>
    %98 = stablehlo.reshape %35 : (tensor<6x1x2x2x8xf32>) -> tensor<6x2x2x8xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %100 = stablehlo.compare LT, %arg3, %99, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_18 = stablehlo.constant dense<6> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %102 = stablehlo.add %arg3, %101 : tensor<3x3xi32>
    %103 = stablehlo.select %100, %102, %arg3 : tensor<3x3xi1>, tensor<3x3xi32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %105 = "stablehlo.gather"(%98, %104) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3, 4], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2, 8>}> : (tensor<6x2x2x8xf32>, tensor<3x3x1xi32>) -> tensor<3x3x2x2x8xf32>
    %cst_19 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x3x2x2x8xf32>
    %107 = stablehlo.multiply %105, %106 : tensor<3x3x2x2x8xf32>
    %108 = stablehlo.transpose %107, dims = [0, 2, 3, 1, 4] : (tensor<3x3x2x2x8xf32>) -> tensor<3x2x2x3x8xf32>
    %109 = stablehlo.reshape %108 : (tensor<3x2x2x3x8xf32>) -> tensor<3x2x6x8xf32>
    %110 = stablehlo.reshape %109 : (tensor<3x2x6x8xf32>) -> tensor<3x1x2x6x8xf32>
    %111 = stablehlo.reshape %arg4 : (tensor<3x3xi32>) -> tensor<3x1x3xi32>
    %112 = stablehlo.reshape %arg5 : (tensor<3xi32>) -> tensor<3x1xi32>
    %113 = stablehlo.reshape %arg6 : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x1x2x6x8xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %115:9 = stablehlo.while(%iterArg = %110, %iterArg_32 = %111, %iterArg_33 = %112, %iterArg_34 = %113, %iterArg_35 = %arg17, %iterArg_36 = %78, %iterArg_37 = %97, %iterArg_38 = %c_21, %iterArg_39 = %114) : tensor<3x1x2x6x8xf32>, tensor<3x1x3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x6x8xf32>
    cond {
      %c_40 = stablehlo.constant dense<3> : tensor<i32>
      %159 = stablehlo.compare LT, %iterArg_38, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %159 : tensor<i1>
    } do {
      %159 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_38) : (tensor<3x1x2x6x8xf32>, tensor<i32>) -> tensor<1x2x6x8xf32>
      %160 = func.call @dynamic_index_in_dim_5(%iterArg_32, %iterArg_38) : (tensor<3x1x3xi32>, tensor<i32>) -> tensor<1x3xi32>
      %161 = func.call @dynamic_index_in_dim_6(%iterArg_33, %iterArg_38) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %162 = func.call @dynamic_index_in_dim_6(%iterArg_34, %iterArg_38) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %163 = func.call @closed_call(%iterArg_35, %iterArg_36, %iterArg_37, %159, %160, %161, %162) : (tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<1x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x6x8xf32>
      %164 = func.call @dynamic_update_index_in_dim(%iterArg_39, %163, %iterArg_38) : (tensor<3x1x2x6x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>) -> tensor<3x1x2x6x8xf32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %165 = stablehlo.add %iterArg_38, %c_40 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %165, %164 : tensor<3x1x2x6x8xf32>, tensor<3x1x3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x6x8xf32>
    }
    %116 = stablehlo.reshape %115#8 : (tensor<3x1x2x6x8xf32>) -> tensor<3x2x2x3x8xf32>
    %117 = stablehlo.transpose %116, dims = [0, 3, 1, 2, 4] : (tensor<3x2x2x3x8xf32>) -> tensor<3x3x2x2x8xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %119 = stablehlo.compare LT, %arg7, %118, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_23 = stablehlo.constant dense<3> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %121 = stablehlo.add %arg7, %120 : tensor<6xi32>
    %122 = stablehlo.select %119, %121, %arg7 : tensor<6xi1>, tensor<6xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %124 = stablehlo.compare LT, %arg0, %123, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %125 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %126 = stablehlo.add %arg0, %125 : tensor<6xi32>
    %127 = stablehlo.select %124, %126, %arg0 : tensor<6xi1>, tensor<6xi32>
    %128 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %129 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %130 = stablehlo.concatenate %128, %129, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %131 = "stablehlo.gather"(%117, %130) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 2, 8>}> : (tensor<3x3x2x2x8xf32>, tensor<6x2xi32>) -> tensor<6x2x2x8xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 2, 3, 4] : (tensor<6x2x2x8xf32>) -> tensor<6x1x2x2x8xf32>
    %133 = stablehlo.reshape %132 : (tensor<6x1x2x2x8xf32>) -> tensor<6x1x32xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %134 = "stablehlo.case"(%c_26) ({
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }, {
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %135 = "stablehlo.case"(%134) ({
      %159 = stablehlo.reshape %133 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %160 = func.call @_pad(%159, %c_32) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %161 = stablehlo.reshape %160 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %162 = stablehlo.reshape %161 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %163 = stablehlo.dot_general %162, %arg12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x32xf32>) -> tensor<6x32xf32>
      %164 = stablehlo.reshape %163 : (tensor<6x32xf32>) -> tensor<6x1x32xf32>
      stablehlo.return %164 : tensor<6x1x32xf32>
    }) : (tensor<i32>) -> tensor<6x1x32xf32>
    %136 = stablehlo.add %arg14, %135 : tensor<6x1x32xf32>
    %137 = stablehlo.multiply %136, %136 : tensor<6x1x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<6x1x32xf32>, tensor<f32>) -> tensor<6x1xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %cst_28 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %141 = stablehlo.divide %139, %140 : tensor<6x1x1xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %143 = stablehlo.add %141, %142 : tensor<6x1x1xf32>
    %144 = stablehlo.rsqrt %143 : tensor<6x1x1xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1x32xf32>
    %146 = stablehlo.multiply %136, %145 : tensor<6x1x32xf32>
    %147 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<6x1x32xf32>
    %149 = stablehlo.multiply %146, %148 : tensor<6x1x32xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %150 = "stablehlo.case"(%c_30) ({
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }, {
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %151 = "stablehlo.case"(%150) ({
      %159 = stablehlo.reshape %149 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %160 = func.call @_pad(%159, %c_32) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %161 = stablehlo.reshape %160 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %162 = stablehlo.reshape %161 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %163 = stablehlo.dot_general %162, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x96xf32>) -> tensor<6x96xf32>
      %164 = stablehlo.reshape %163 : (tensor<6x96xf32>) -> tensor<6x1x96xf32>
      stablehlo.return %164 : tensor<6x1x96xf32>
    }) : (tensor<i32>) -> tensor<6x1x96xf32>
    %152 = stablehlo.slice %151 [0:6, 0:1, 0:48] : (tensor<6x1x96xf32>) -> tensor<6x1x48xf32>
    %153 = stablehlo.slice %151 [0:6, 0:1, 48:96] : (tensor<6x1x96xf32>) -> tensor<6x1x48xf32>
    %154 = call @silu(%152) : (tensor<6x1x48xf32>) -> tensor<6x1x48xf32>
    %155 = stablehlo.multiply %154, %153 : tensor<6x1x48xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %156 = "stablehlo.case"(%c_31) ({
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }, {
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %157 = "stablehlo.case"(%156) ({
      %159 = stablehlo.reshape %155 : (tensor<6x1x48xf32>) -> tensor<6x48xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %160 = func.call @_pad_10(%159, %c_32) : (tensor<6x48xf32>, tensor<i32>) -> tensor<6x48xf32>
      %161 = stablehlo.reshape %160 : (tensor<6x48xf32>) -> tensor<1x6x48xf32>
      %162 = stablehlo.reshape %161 : (tensor<1x6x48xf32>) -> tensor<6x48xf32>
      %163 = stablehlo.dot_general %162, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x48xf32>, tensor<48x32xf32>) -> tensor<6x32xf32>
      %164 = stablehlo.reshape %163 : (tensor<6x32xf32>) -> tensor<6x1x32xf32>
      stablehlo.return %164 : tensor<6x1x32xf32>
    }) : (tensor<i32>) -> tensor<6x1x32xf32>
    %158 = stablehlo.add %136, %157 : tensor<6x1x32xf32>
    return %158, %78, %97 : tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>
  }
  func.func private @_pad(%arg0: tensor<6x32xf32>, %arg1: tensor<i32>) -> tensor<6x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x32xf32>, tensor<f32>) -> tensor<6x32xf32>
    return %1 : tensor<6x32xf32>
  }
  func.func private @_where_4(%arg0: tensor<6x1x2x8xi1>, %arg1: tensor<6x1x2x8xf32>, %arg2: tensor<i32>) -> tensor<6x1x2x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x1x2x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x1x2x8xi1>, tensor<6x1x2x8xf32>
    return %2 : tensor<6x1x2x8xf32>
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
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x1x3xi32>, %arg1: tensor<i32>) -> tensor<1x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 3] : (tensor<3x1x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x3xi32>) -> tensor<1x3xi32>
    return %1 : tensor<1x3xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<3x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x2x2x128x8xf32>, %arg2: tensor<2x2x2x128x8xf32>, %arg3: tensor<1x2x6x8xf32>, %arg4: tensor<1x3xi32>, %arg5: tensor<1xi32>, %arg6: tensor<1xi32>) -> tensor<1x2x6x8xf32> {
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
    %10:12 = stablehlo.while(%iterArg = %6, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %7, %iterArg_15 = %8, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x6xi32>, tensor<i32>, tensor<1xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6x8xf32>
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
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
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
      %47 = "stablehlo.gather"(%iterArg_10, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x2x2x128x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %48 = stablehlo.reshape %47 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.compare LT, %iterArg_8, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<2> : tensor<i32>
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
      %66 = "stablehlo.gather"(%iterArg_11, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x2x2x128x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %67 = stablehlo.reshape %66 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %68 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16x1xi1>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %69 = func.call @_where_8(%68, %67, %c_34) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %70 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x6x16xi1>) -> tensor<1x1x6x16xi1>
      %71 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x6x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x6x16xf32>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_9(%70, %71, %cst_35) : (tensor<1x1x6x16xi1>, tensor<1x2x6x16xf32>, tensor<f32>) -> tensor<1x2x6x16xf32>
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
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %86, %74, %89, %85 : tensor<i32>, tensor<1xi32>, tensor<1x6xi32>, tensor<i32>, tensor<1xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6x8xf32>
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
    %9 = call @_where_7(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_8(%arg0: tensor<1x1x16x1xi1>, %arg1: tensor<1x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x1xi1>) -> tensor<1x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x16x8xi1>, tensor<1x2x16x8xf32>
    return %3 : tensor<1x2x16x8xf32>
  }
  func.func private @_where_9(%arg0: tensor<1x1x6x16xi1>, %arg1: tensor<1x2x6x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x6x16xf32> {
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
  func.func private @silu(%arg0: tensor<6x1x48xf32>) -> tensor<6x1x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<6x1x48xf32>
    %1 = stablehlo.exponential %0 : tensor<6x1x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<6x1x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x1x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<6x1x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<6x1x48xf32>
    return %6 : tensor<6x1x48xf32>
  }
  func.func private @_pad_10(%arg0: tensor<6x48xf32>, %arg1: tensor<i32>) -> tensor<6x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x48xf32>, tensor<f32>) -> tensor<6x48xf32>
    return %1 : tensor<6x48xf32>
  }
  func.func private @_where_11(%arg0: tensor<6x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<6x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x97xi32>) -> tensor<6x97xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<6x97xi1>, tensor<6x97xi32>
    return %3 : tensor<6x97xi32>
  }
  func.func private @_where_12(%arg0: tensor<6x2xi1>, %arg1: tensor<6x2xi32>, %arg2: tensor<i32>) -> tensor<6x2xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x2xi1>, tensor<6x2xi32>
    return %2 : tensor<6x2xi32>
  }
  func.func private @_where_13(%arg0: tensor<6x97xi1>, %arg1: tensor<f32>, %arg2: tensor<6x97xf32>) -> tensor<6x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x97xi1>, tensor<6x97xf32>
    return %2 : tensor<6x97xf32>
  }
  func.func private @_where_14(%arg0: tensor<6x97xi1>, %arg1: tensor<6x97xf32>, %arg2: tensor<6x97xf32>) -> tensor<6x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6x97xi1>, tensor<6x97xf32>
    return %0 : tensor<6x97xf32>
  }
  func.func private @_where_15(%arg0: tensor<6x1xi1>, %arg1: tensor<6x97xf32>, %arg2: tensor<6x97xf32>) -> tensor<6x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<6x97xi1>, tensor<6x97xf32>
    return %1 : tensor<6x97xf32>
  }
  func.func private @_where_16(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @_where_17(%arg0: tensor<6x97xi1>, %arg1: tensor<6x97xi32>, %arg2: tensor<6x97xi32>) -> tensor<6x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6x97xi1>, tensor<6x97xi32>
    return %0 : tensor<6x97xi32>
  }
  func.func private @closed_call_18(%arg0: tensor<6x97xi32>, %arg1: tensor<6xi32>, %arg2: tensor<i32>, %arg3: tensor<6xi32>, %arg4: tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %2 = stablehlo.shift_right_arithmetic %arg3, %1 : tensor<6xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %4 = stablehlo.shift_right_arithmetic %arg4, %3 : tensor<6xi32>
    %5 = stablehlo.add %2, %4 : tensor<6xi32>
    %6 = stablehlo.or %arg3, %arg4 : tensor<6xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %8 = stablehlo.and %6, %7 : tensor<6xi32>
    %9 = stablehlo.add %5, %8 : tensor<6xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x97xi32>
    %12 = stablehlo.compare GE, %arg0, %11, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
    %13 = stablehlo.convert %12 : (tensor<6x97xi1>) -> tensor<6x97xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.reduce(%13 init: %c_3) applies stablehlo.add across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
    %15 = stablehlo.compare GE, %14, %arg1, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %16 = call @_where_19(%15, %9, %arg3) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<6xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<6xi32>
    %20 = call @_where_19(%15, %arg4, %19) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    return %0, %16, %20 : tensor<i32>, tensor<6xi32>, tensor<6xi32>
  }
  func.func private @_where_19(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @closed_call_20(%arg0: tensor<6x97xi32>, %arg1: tensor<6x97xf32>, %arg2: tensor<6xf32>, %arg3: tensor<i32>, %arg4: tensor<6xi32>, %arg5: tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %2 = stablehlo.shift_right_arithmetic %arg4, %1 : tensor<6xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %4 = stablehlo.shift_right_arithmetic %arg5, %3 : tensor<6xi32>
    %5 = stablehlo.add %2, %4 : tensor<6xi32>
    %6 = stablehlo.or %arg4, %arg5 : tensor<6xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %8 = stablehlo.and %6, %7 : tensor<6xi32>
    %9 = stablehlo.add %5, %8 : tensor<6xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x97xi32>
    %12 = stablehlo.compare GE, %arg0, %11, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @_where_21(%12, %arg1, %c_3) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<i32>) -> tensor<6x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %16 = call @_where_19(%15, %9, %arg4) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<6xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<6xi32>
    %20 = call @_where_19(%15, %arg5, %19) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    return %0, %16, %20 : tensor<i32>, tensor<6xi32>, tensor<6xi32>
  }
  func.func private @_where_21(%arg0: tensor<6x97xi1>, %arg1: tensor<6x97xf32>, %arg2: tensor<i32>) -> tensor<6x97xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x97xi1>, tensor<6x97xf32>
    return %2 : tensor<6x97xf32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<6x2xui32>, %arg1: tensor<6xui32>) -> tensor<6x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %1 = stablehlo.shift_right_logical %arg1, %0 : tensor<6xui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<6xui32>) -> tensor<6x1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %4 = stablehlo.and %arg1, %3 : tensor<6xui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xui32>) -> tensor<6x1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 1 : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x2xui32>
    %7 = stablehlo.slice %arg0 [0:6, 0:1] : (tensor<6x2xui32>) -> tensor<6x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<6x1xui32>) -> tensor<6xui32>
    %9 = stablehlo.slice %arg0 [0:6, 1:2] : (tensor<6x2xui32>) -> tensor<6x1xui32>
    %10 = stablehlo.reshape %9 : (tensor<6x1xui32>) -> tensor<6xui32>
    %11 = stablehlo.slice %6 [0:6, 0:1] : (tensor<6x2xui32>) -> tensor<6x1xui32>
    %12 = stablehlo.slice %6 [0:6, 1:2] : (tensor<6x2xui32>) -> tensor<6x1xui32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<6xui32>) -> tensor<6x1xui32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<6xui32>) -> tensor<6x1xui32>
    %15:2 = call @threefry2x32(%13, %14, %11, %12) : (tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>) -> (tensor<6x1xui32>, tensor<6x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x2xui32>
    return %16 : tensor<6x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<6x1xui32>, %arg1: tensor<6x1xui32>, %arg2: tensor<6x1xui32>, %arg3: tensor<6x1xui32>) -> (tensor<6x1xui32>, tensor<6x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<6x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<6x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<6x1xui32>
    %3 = stablehlo.add %arg2, %arg0 : tensor<6x1xui32>
    %4 = stablehlo.add %arg3, %arg1 : tensor<6x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %4, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:8 = func.call @closed_call_22(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<6x1xui32>, tensor<6x1xui32>
  }
  func.func private @closed_call_22(%arg0: tensor<i32>, %arg1: tensor<6x1xui32>, %arg2: tensor<6x1xui32>, %arg3: tensor<6x1xui32>, %arg4: tensor<6x1xui32>, %arg5: tensor<6x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<6x1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<6x1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<6x1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<6x1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<6x1xui32>
    %9 = stablehlo.or %5, %8 : tensor<6x1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<6x1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<6x1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<6x1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<6x1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<6x1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<6x1xui32>
    %19 = stablehlo.or %15, %18 : tensor<6x1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<6x1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<6x1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<6x1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<6x1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<6x1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<6x1xui32>
    %29 = stablehlo.or %25, %28 : tensor<6x1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<6x1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<6x1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<6x1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<6x1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<6x1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<6x1xui32>
    %39 = stablehlo.or %35, %38 : tensor<6x1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<6x1xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<6x1xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<6x1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<6x1xui32>
    %46 = stablehlo.add %42, %45 : tensor<6x1xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_threefry_fold_in_23(%arg0: tensor<6x2xui32>, %arg1: tensor<ui32>) -> tensor<6x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:6, 0:1] : (tensor<6x2xui32>) -> tensor<6x1xui32>
    %6 = stablehlo.reshape %5 : (tensor<6x1xui32>) -> tensor<6xui32>
    %7 = stablehlo.slice %arg0 [0:6, 1:2] : (tensor<6x2xui32>) -> tensor<6x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<6x1xui32>) -> tensor<6xui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<1xui32>) -> tensor<1x1xui32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<1xui32>) -> tensor<1x1xui32>
    %13 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<6xui32>) -> tensor<6x1xui32>
    %14 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<6xui32>) -> tensor<6x1xui32>
    %15:2 = call @threefry2x32_24(%13, %14, %11, %12) : (tensor<6x1xui32>, tensor<6x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>) -> (tensor<6x1xui32>, tensor<6x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x2xui32>
    return %16 : tensor<6x2xui32>
  }
  func.func private @threefry2x32_24(%arg0: tensor<6x1xui32>, %arg1: tensor<6x1xui32>, %arg2: tensor<1x1xui32>, %arg3: tensor<1x1xui32>) -> (tensor<6x1xui32>, tensor<6x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<6x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<6x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<6x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<6x1xui32>
    %4 = stablehlo.add %3, %arg0 : tensor<6x1xui32>
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<6x1xui32>
    %6 = stablehlo.add %5, %arg1 : tensor<6x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %4, %iterArg_6 = %6, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8:8 = func.call @closed_call_22(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %9, %8#0, %8#1, %8#2, %8#3, %8#4, %8#5, %8#6, %8#7 : tensor<i32>, tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %7#2, %7#3 : tensor<6x1xui32>, tensor<6x1xui32>
  }
  func.func private @_uniform(%arg0: tensor<6x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.slice %arg0 [0:6, 0:1] : (tensor<6x2xui32>) -> tensor<6x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<6x1xui32>) -> tensor<6xui32>
    %4 = stablehlo.slice %arg0 [0:6, 1:2] : (tensor<6x2xui32>) -> tensor<6x1xui32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xui32>) -> tensor<6xui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %6:2 = call @threefry2x32_25(%3, %5, %c, %c_0) : (tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>) -> (tensor<6xui32>, tensor<6xui32>)
    %7 = stablehlo.xor %6#0, %6#1 : tensor<6xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %9 = stablehlo.shift_right_logical %7, %8 : tensor<6xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %11 = stablehlo.or %9, %10 : tensor<6xui32>
    %12 = stablehlo.bitcast_convert %11 : (tensor<6xui32>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<6xf32>
    %15 = stablehlo.subtract %1, %0 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<6xf32>
    %18 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %19 = stablehlo.add %17, %18 : tensor<6xf32>
    %20 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %21 = stablehlo.maximum %20, %19 : tensor<6xf32>
    return %21 : tensor<6xf32>
  }
  func.func private @threefry2x32_25(%arg0: tensor<6xui32>, %arg1: tensor<6xui32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>) -> (tensor<6xui32>, tensor<6xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<6xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %2 = stablehlo.xor %0, %1 : tensor<6xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %4 = stablehlo.add %3, %arg0 : tensor<6xui32>
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %6 = stablehlo.add %5, %arg1 : tensor<6xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %4, %iterArg_6 = %6, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8:8 = func.call @closed_call_26(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %9, %8#0, %8#1, %8#2, %8#3, %8#4, %8#5, %8#6, %8#7 : tensor<i32>, tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %7#2, %7#3 : tensor<6xui32>, tensor<6xui32>
  }
  func.func private @closed_call_26(%arg0: tensor<i32>, %arg1: tensor<6xui32>, %arg2: tensor<6xui32>, %arg3: tensor<6xui32>, %arg4: tensor<6xui32>, %arg5: tensor<6xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<6xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<6xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<6xui32>
    %9 = stablehlo.or %5, %8 : tensor<6xui32>
    %10 = stablehlo.xor %3, %9 : tensor<6xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<6xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<6xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<6xui32>
    %19 = stablehlo.or %15, %18 : tensor<6xui32>
    %20 = stablehlo.xor %13, %19 : tensor<6xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<6xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<6xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<6xui32>
    %29 = stablehlo.or %25, %28 : tensor<6xui32>
    %30 = stablehlo.xor %23, %29 : tensor<6xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<6xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<6xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<6xui32>
    %39 = stablehlo.or %35, %38 : tensor<6xui32>
    %40 = stablehlo.xor %33, %39 : tensor<6xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<6xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<6xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %46 = stablehlo.add %42, %45 : tensor<6xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<6xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x97xf32>, %arg1: tensor<6x1xi32>) -> tensor<6x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<97> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<96> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x97xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
    return %15 : tensor<6x1xf32>
  }
  func.func private @_gumbel(%arg0: tensor<6x2xui32>) -> tensor<6x97xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform_27(%arg0, %cst, %cst_0) : (tensor<6x2xui32>, tensor<f32>, tensor<f32>) -> tensor<6x97xf32>
    %1 = stablehlo.log %0 : tensor<6x97xf32>
    %2 = stablehlo.negate %1 : tensor<6x97xf32>
    %3 = stablehlo.log %2 : tensor<6x97xf32>
    %4 = stablehlo.negate %3 : tensor<6x97xf32>
    return %4 : tensor<6x97xf32>
  }
  func.func private @_uniform_27(%arg0: tensor<6x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<6x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.slice %arg0 [0:6, 0:1] : (tensor<6x2xui32>) -> tensor<6x1xui32>
    %4 = stablehlo.reshape %3 : (tensor<6x1xui32>) -> tensor<6xui32>
    %5 = stablehlo.slice %arg0 [0:6, 1:2] : (tensor<6x2xui32>) -> tensor<6x1xui32>
    %6 = stablehlo.reshape %5 : (tensor<6x1xui32>) -> tensor<6xui32>
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
    %16 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xui32>) -> tensor<6x1xui32>
    %17 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<6xui32>) -> tensor<6x1xui32>
    %18:2 = call @threefry2x32_28(%16, %17, %14, %15) : (tensor<6x1xui32>, tensor<6x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<6x97xui32>, tensor<6x97xui32>)
    %19 = stablehlo.xor %18#0, %18#1 : tensor<6x97xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<6x97xui32>
    %21 = stablehlo.shift_right_logical %19, %20 : tensor<6x97xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<6x97xui32>
    %23 = stablehlo.or %21, %22 : tensor<6x97xui32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<6x97xui32>) -> tensor<6x97xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<6x97xf32>
    %27 = stablehlo.subtract %2, %1 : tensor<1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x97xf32>
    %30 = stablehlo.multiply %26, %29 : tensor<6x97xf32>
    %31 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x97xf32>
    %33 = stablehlo.add %30, %32 : tensor<6x97xf32>
    %34 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x97xf32>
    %36 = stablehlo.maximum %35, %33 : tensor<6x97xf32>
    return %36 : tensor<6x97xf32>
  }
  func.func private @threefry2x32_28(%arg0: tensor<6x1xui32>, %arg1: tensor<6x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<6x97xui32>, tensor<6x97xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<6x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<6x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<6x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<6x97xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<6x1xui32>) -> tensor<6x97xui32>
    %5 = stablehlo.add %3, %4 : tensor<6x97xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<6x97xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<6x1xui32>) -> tensor<6x97xui32>
    %8 = stablehlo.add %6, %7 : tensor<6x97xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_29(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<6x97xui32>, tensor<6x97xui32>
  }
  func.func private @closed_call_29(%arg0: tensor<i32>, %arg1: tensor<6x97xui32>, %arg2: tensor<6x97xui32>, %arg3: tensor<6x1xui32>, %arg4: tensor<6x1xui32>, %arg5: tensor<6x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<6x97xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<6x97xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<6x97xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<6x97xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<6x97xui32>
    %9 = stablehlo.or %5, %8 : tensor<6x97xui32>
    %10 = stablehlo.xor %3, %9 : tensor<6x97xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<6x97xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<6x97xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<6x97xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<6x97xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<6x97xui32>
    %19 = stablehlo.or %15, %18 : tensor<6x97xui32>
    %20 = stablehlo.xor %13, %19 : tensor<6x97xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<6x97xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<6x97xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<6x97xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<6x97xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<6x97xui32>
    %29 = stablehlo.or %25, %28 : tensor<6x97xui32>
    %30 = stablehlo.xor %23, %29 : tensor<6x97xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<6x97xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<6x97xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<6x97xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<6x97xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<6x97xui32>
    %39 = stablehlo.or %35, %38 : tensor<6x97xui32>
    %40 = stablehlo.xor %33, %39 : tensor<6x97xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<6x1xui32>) -> tensor<6x97xui32>
    %42 = stablehlo.add %33, %41 : tensor<6x97xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<6x1xui32>) -> tensor<6x97xui32>
    %44 = stablehlo.add %40, %43 : tensor<6x97xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<6x97xui32>
    %48 = stablehlo.add %44, %47 : tensor<6x97xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @closed_call_30(%arg0: tensor<3x3xi32>, %arg1: tensor<3x3xi1>, %arg2: tensor<3x1xi32>, %arg3: tensor<3x3xi1>, %arg4: tensor<3x3xi32>, %arg5: tensor<3x1xi32>, %arg6: tensor<3x1xi1>) -> (tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>) {
    %0 = call @take_along_axis_31(%arg0, %arg5) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %1 = call @take_along_axis_32(%arg1, %arg5) : (tensor<3x3xi1>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %2 = stablehlo.reshape %arg5 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.add %2, %5 : tensor<3xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<3xi1>, tensor<3xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %9 = "stablehlo.gather"(%arg2, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %11 = stablehlo.compare GT, %9, %10, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %12 = call @take_along_axis_32(%arg3, %9) : (tensor<3x3xi1>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %13 = stablehlo.and %11, %12 : tensor<3x1xi1>
    %14 = call @take_along_axis_31(%arg4, %9) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %15 = stablehlo.compare EQ, %14, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %16 = stablehlo.and %13, %15 : tensor<3x1xi1>
    %17 = call @argmax(%16) : (tensor<3x1xi1>) -> tensor<3xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %19 = call @take_along_axis_33(%9, %18) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %c_2 = stablehlo.constant dense<-1> : tensor<i32>
    %20 = call @_where_34(%arg6, %0, %c_2) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %21 = stablehlo.and %arg6, %1 : tensor<3x1xi1>
    %22 = stablehlo.not %1 : tensor<3x1xi1>
    %23 = stablehlo.and %arg6, %22 : tensor<3x1xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %24 = stablehlo.reduce(%16 init: %c_3) applies stablehlo.or across dimensions = [1] : (tensor<3x1xi1>, tensor<i1>) -> tensor<3xi1>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %26 = stablehlo.and %23, %25 : tensor<3x1xi1>
    return %19, %26, %20, %arg5, %arg6, %21 : tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>
  }
  func.func private @take_along_axis_31(%arg0: tensor<3x3xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<3x1x1xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xi32>
    return %15 : tensor<3x1xi32>
  }
  func.func private @take_along_axis_32(%arg0: tensor<3x3xi1>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi1>, tensor<3x1x1xi32>) -> tensor<3x1xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<3x1xi1>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xi1>
    return %15 : tensor<3x1xi1>
  }
  func.func private @argmax(%arg0: tensor<3x1xi1>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x1xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i1>, tensor<i32>) -> (tensor<3xi1>, tensor<3xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<3xi32>
  }
  func.func private @take_along_axis_33(%arg0: tensor<3x1xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xi32>
    return %15 : tensor<3x1xi32>
  }
  func.func private @_where_34(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x1xi1>, tensor<3x1xi32>
    return %2 : tensor<3x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_35(%arg0: tensor<3x3x1xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x3x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x3x1xi32>, tensor<1x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x1xi32>
    return %1 : tensor<3x3x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_36(%arg0: tensor<3x3x1xi1>, %arg1: tensor<3x1xi1>, %arg2: tensor<i32>) -> tensor<3x3x1xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xi1>) -> tensor<1x3x1xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x3x1xi1>, tensor<1x3x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x1xi1>
    return %1 : tensor<3x3x1xi1>
  }
  func.func private @take_along_axis_37(%arg0: tensor<3x3xi32>, %arg1: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x3xi1>, tensor<3x3xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x3x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x3x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x3x1xi1>, tensor<i1>) -> tensor<3x3xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x3xi1>, tensor<3x3xi32>
    return %15 : tensor<3x3xi32>
  }
  func.func private @_where_38(%arg0: tensor<3x3xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x3xi1>, tensor<3x3xi32>
    return %3 : tensor<3x3xi32>
  }
  func.func private @take_along_axis_39(%arg0: tensor<3x3xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<3x1x1xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xi32>
    return %15 : tensor<3x1xi32>
  }
}
