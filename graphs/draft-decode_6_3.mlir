module @jit_decode_6_3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<2x32xf32>, %arg5: tensor<2x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x97xf32>, %arg12: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg35: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 23 : i32}, %arg36: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 24 : i32}, %arg37: tensor<3xi32>, %arg38: tensor<3xi32>, %arg39: tensor<3x2xi32>, %arg40: tensor<3x2x97xf32>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].k"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.cells[0][0].v"}, tensor<2x3xi32> {jax.result_info = "result[1].tokens"}, tensor<6x97xf32> {jax.result_info = "result[1].logits"}, tensor<3x3xi32> {jax.result_info = "result[1].places"}) {
    %c = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
    %c_0 = stablehlo.constant dense<[[false, true, true], [false, false, true], [false, false, false]]> : tensor<3x3xi1>
    %c_1 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
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
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %244 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %245 = stablehlo.compare LT, %125, %244, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_70 = stablehlo.constant dense<3> : tensor<i32>
    %246 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %247 = stablehlo.add %125, %246 : tensor<6xi32>
    %248 = stablehlo.select %245, %247, %125 : tensor<6xi1>, tensor<6xi32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %249 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %250 = stablehlo.compare LT, %134, %249, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_72 = stablehlo.constant dense<3> : tensor<i32>
    %251 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %252 = stablehlo.add %134, %251 : tensor<6xi32>
    %253 = stablehlo.select %250, %252, %134 : tensor<6xi1>, tensor<6xi32>
    %254 = stablehlo.broadcast_in_dim %248, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %255 = stablehlo.broadcast_in_dim %253, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %256 = stablehlo.concatenate %254, %255, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %257 = "stablehlo.gather"(%178, %256) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6xi32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %259 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %260 = stablehlo.compare LT, %125, %259, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_74 = stablehlo.constant dense<3> : tensor<i32>
    %261 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %262 = stablehlo.add %125, %261 : tensor<6xi32>
    %263 = stablehlo.select %260, %262, %125 : tensor<6xi1>, tensor<6xi32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %265 = "stablehlo.gather"(%6, %264) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %266 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %267 = stablehlo.compare LT, %125, %266, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_76 = stablehlo.constant dense<3> : tensor<i32>
    %268 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %269 = stablehlo.add %125, %268 : tensor<6xi32>
    %270 = stablehlo.select %267, %269, %125 : tensor<6xi1>, tensor<6xi32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %272 = "stablehlo.gather"(%13, %271) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %273 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %274 = stablehlo.compare LT, %125, %273, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_78 = stablehlo.constant dense<3> : tensor<i32>
    %275 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %276 = stablehlo.add %125, %275 : tensor<6xi32>
    %277 = stablehlo.select %274, %276, %125 : tensor<6xi1>, tensor<6xi32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %279 = "stablehlo.gather"(%20, %278) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %280 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %281 = stablehlo.compare LT, %125, %280, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_80 = stablehlo.constant dense<3> : tensor<i32>
    %282 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %283 = stablehlo.add %125, %282 : tensor<6xi32>
    %284 = stablehlo.select %281, %283, %125 : tensor<6xi1>, tensor<6xi32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %286 = "stablehlo.gather"(%27, %285) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %287 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %288 = stablehlo.compare LT, %125, %287, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_82 = stablehlo.constant dense<3> : tensor<i32>
    %289 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %290 = stablehlo.add %125, %289 : tensor<6xi32>
    %291 = stablehlo.select %288, %290, %125 : tensor<6xi1>, tensor<6xi32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %293 = "stablehlo.gather"(%34, %292) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<6x1xi32>) -> tensor<6xi1>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %294 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %295 = stablehlo.compare LT, %125, %294, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_84 = stablehlo.constant dense<3> : tensor<i32>
    %296 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %297 = stablehlo.add %125, %296 : tensor<6xi32>
    %298 = stablehlo.select %295, %297, %125 : tensor<6xi1>, tensor<6xi32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %300 = "stablehlo.gather"(%41, %299) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %301 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %302 = stablehlo.compare LT, %125, %301, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %303 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %304 = stablehlo.add %125, %303 : tensor<6xi32>
    %305 = stablehlo.select %302, %304, %125 : tensor<6xi1>, tensor<6xi32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %307 = "stablehlo.gather"(%48, %306) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<6x1xi32>) -> tensor<6xi1>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %308 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %309 = stablehlo.compare LT, %125, %308, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_88 = stablehlo.constant dense<3> : tensor<i32>
    %310 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %311 = stablehlo.add %125, %310 : tensor<6xi32>
    %312 = stablehlo.select %309, %311, %125 : tensor<6xi1>, tensor<6xi32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %314 = "stablehlo.gather"(%55, %313) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<6x1xi32>) -> tensor<6x2xui32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %315 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %316 = stablehlo.compare LT, %125, %315, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_90 = stablehlo.constant dense<3> : tensor<i32>
    %317 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %318 = stablehlo.add %125, %317 : tensor<6xi32>
    %319 = stablehlo.select %316, %318, %125 : tensor<6xi1>, tensor<6xi32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %321 = "stablehlo.gather"(%62, %320) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %322 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %323 = stablehlo.compare LT, %125, %322, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_92 = stablehlo.constant dense<3> : tensor<i32>
    %324 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %325 = stablehlo.add %125, %324 : tensor<6xi32>
    %326 = stablehlo.select %323, %325, %125 : tensor<6xi1>, tensor<6xi32>
    %327 = stablehlo.broadcast_in_dim %326, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %328 = "stablehlo.gather"(%69, %327) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %329 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %330 = stablehlo.compare LT, %125, %329, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_94 = stablehlo.constant dense<3> : tensor<i32>
    %331 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %332 = stablehlo.add %125, %331 : tensor<6xi32>
    %333 = stablehlo.select %330, %332, %125 : tensor<6xi1>, tensor<6xi32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %335 = "stablehlo.gather"(%76, %334) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %336 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %337 = stablehlo.compare LT, %125, %336, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %338 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %339 = stablehlo.add %125, %338 : tensor<6xi32>
    %340 = stablehlo.select %337, %339, %125 : tensor<6xi1>, tensor<6xi32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %342 = "stablehlo.gather"(%83, %341) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %343 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %344 = stablehlo.compare LT, %125, %343, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %345 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %346 = stablehlo.add %125, %345 : tensor<6xi32>
    %347 = stablehlo.select %344, %346, %125 : tensor<6xi1>, tensor<6xi32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %349 = "stablehlo.gather"(%90, %348) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %350 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %351 = stablehlo.compare LT, %125, %350, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_100 = stablehlo.constant dense<3> : tensor<i32>
    %352 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %353 = stablehlo.add %125, %352 : tensor<6xi32>
    %354 = stablehlo.select %351, %353, %125 : tensor<6xi1>, tensor<6xi32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %356 = "stablehlo.gather"(%97, %355) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %357 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %358 = stablehlo.compare LT, %125, %357, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_102 = stablehlo.constant dense<3> : tensor<i32>
    %359 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %360 = stablehlo.add %125, %359 : tensor<6xi32>
    %361 = stablehlo.select %358, %360, %125 : tensor<6xi1>, tensor<6xi32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %363 = "stablehlo.gather"(%104, %362) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %364 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %365 = stablehlo.compare LT, %125, %364, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_104 = stablehlo.constant dense<3> : tensor<i32>
    %366 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %367 = stablehlo.add %125, %366 : tensor<6xi32>
    %368 = stablehlo.select %365, %367, %125 : tensor<6xi1>, tensor<6xi32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %370 = "stablehlo.gather"(%arg37, %369) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %371 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %372 = stablehlo.compare LT, %134, %371, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_106 = stablehlo.constant dense<3> : tensor<i32>
    %373 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %374 = stablehlo.add %134, %373 : tensor<6xi32>
    %375 = stablehlo.select %372, %374, %134 : tensor<6xi1>, tensor<6xi32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %377 = "stablehlo.gather"(%c_1, %376) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %378 = stablehlo.add %279, %377 : tensor<6xi32>
    %379 = stablehlo.broadcast_in_dim %258, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1x1xi32>
    %380 = stablehlo.convert %379 : (tensor<6x1x1x1xi32>) -> tensor<6x1x1x1xf32>
    %381 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %382 = stablehlo.broadcast_in_dim %380, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1x1x4xf32>
    %383 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<6x1x1x4xf32>
    %384 = stablehlo.multiply %382, %383 : tensor<6x1x1x4xf32>
    %385 = stablehlo.cosine %384 : tensor<6x1x1x4xf32>
    %386 = stablehlo.sine %384 : tensor<6x1x1x4xf32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %387 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %388 = stablehlo.compare LT, %243, %387, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_108 = stablehlo.constant dense<97> : tensor<i32>
    %389 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %390 = stablehlo.add %243, %389 : tensor<6x1xi32>
    %391 = stablehlo.select %388, %390, %243 : tensor<6x1xi1>, tensor<6x1xi32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %393 = "stablehlo.gather"(%arg11, %392) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<6x1x1xi32>) -> tensor<32x6x1xf32>
    %394 = stablehlo.transpose %393, dims = [1, 2, 0] : (tensor<32x6x1xf32>) -> tensor<6x1x32xf32>
    %395 = stablehlo.slice %arg5 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %396 = stablehlo.reshape %395 : (tensor<1x32xf32>) -> tensor<32xf32>
    %397 = stablehlo.slice %arg4 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %398 = stablehlo.reshape %397 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %399:3 = call @through(%134, %228, %220, %175, %178, %arg37, %227, %125, %arg0, %arg2, %398, %396, %arg6, %arg8, %394, %385, %386, %c_109, %arg12, %arg13) : (tensor<6xi32>, tensor<6x1xi32>, tensor<6x1xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<6x1x32xf32>, tensor<6x1x1x4xf32>, tensor<6x1x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
    %400 = stablehlo.slice %arg5 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %401 = stablehlo.reshape %400 : (tensor<1x32xf32>) -> tensor<32xf32>
    %402 = stablehlo.slice %arg4 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %403 = stablehlo.reshape %402 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_110 = stablehlo.constant dense<1> : tensor<i32>
    %404:3 = call @through(%134, %228, %220, %175, %178, %arg37, %227, %125, %arg1, %arg3, %403, %401, %arg7, %arg9, %399#0, %385, %386, %c_110, %399#1, %399#2) : (tensor<6xi32>, tensor<6x1xi32>, tensor<6x1xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<6x1x32xf32>, tensor<6x1x1x4xf32>, tensor<6x1x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
    %405 = stablehlo.multiply %404#0, %404#0 : tensor<6x1x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%405 init: %cst_111) applies stablehlo.add across dimensions = [2] : (tensor<6x1x32xf32>, tensor<f32>) -> tensor<6x1xf32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %cst_112 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %409 = stablehlo.divide %407, %408 : tensor<6x1x1xf32>
    %cst_113 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %411 = stablehlo.add %409, %410 : tensor<6x1x1xf32>
    %412 = stablehlo.rsqrt %411 : tensor<6x1x1xf32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1x32xf32>
    %414 = stablehlo.multiply %404#0, %413 : tensor<6x1x32xf32>
    %415 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %416 = stablehlo.broadcast_in_dim %415, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<6x1x32xf32>
    %417 = stablehlo.multiply %414, %416 : tensor<6x1x32xf32>
    %418 = stablehlo.reshape %417 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
    %c_114 = stablehlo.constant dense<0> : tensor<i32>
    %419 = "stablehlo.case"(%c_114) ({
      %c_186 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_186 : tensor<i32>
    }, {
      %c_186 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_186 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %420 = "stablehlo.case"(%419) ({
      %c_186 = stablehlo.constant dense<0> : tensor<i32>
      %651 = func.call @_pad(%418, %c_186) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %652 = stablehlo.reshape %651 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %653 = stablehlo.reshape %652 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %654 = stablehlo.dot_general %653, %arg11, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x97xf32>) -> tensor<6x97xf32>
      stablehlo.return %654 : tensor<6x97xf32>
    }) : (tensor<i32>) -> tensor<6x97xf32>
    %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_115) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %422 = stablehlo.iota dim = 0 : tensor<97xi32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_116 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %424 = stablehlo.reduce(%420 init: %cst_116) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
    %427 = stablehlo.compare EQ, %420, %426, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
    %c_117 = stablehlo.constant dense<97> : tensor<i32>
    %428 = call @_where_11(%427, %423, %c_117) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
    %c_118 = stablehlo.constant dense<2147483647> : tensor<i32>
    %429 = stablehlo.reduce(%428 init: %c_118) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
    %c_119 = stablehlo.constant dense<96> : tensor<i32>
    %430 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %431 = stablehlo.minimum %429, %430 : tensor<6xi32>
    %432 = stablehlo.compare NE, %421, %421, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %433 = stablehlo.not %432 : tensor<6xi1>
    %c_120 = stablehlo.constant dense<1> : tensor<i32>
    %434 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %435 = stablehlo.add %134, %434 : tensor<6xi32>
    %c_121 = stablehlo.constant dense<2> : tensor<i32>
    %436 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %437 = stablehlo.minimum %435, %436 : tensor<6xi32>
    %438 = stablehlo.compare GT, %437, %134, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_122 = stablehlo.constant dense<0> : tensor<i32>
    %439 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %440 = stablehlo.compare LT, %125, %439, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_123 = stablehlo.constant dense<3> : tensor<i32>
    %441 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %442 = stablehlo.add %125, %441 : tensor<6xi32>
    %443 = stablehlo.select %440, %442, %125 : tensor<6xi1>, tensor<6xi32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %444 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %445 = stablehlo.compare LT, %437, %444, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_125 = stablehlo.constant dense<3> : tensor<i32>
    %446 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %447 = stablehlo.add %437, %446 : tensor<6xi32>
    %448 = stablehlo.select %445, %447, %437 : tensor<6xi1>, tensor<6xi32>
    %449 = stablehlo.broadcast_in_dim %443, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %450 = stablehlo.broadcast_in_dim %448, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %451 = stablehlo.concatenate %449, %450, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %452 = "stablehlo.gather"(%169, %451) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi1>, tensor<6x2xi32>) -> tensor<6xi1>
    %453 = stablehlo.and %438, %452 : tensor<6xi1>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %454 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %455 = stablehlo.compare LT, %125, %454, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_127 = stablehlo.constant dense<3> : tensor<i32>
    %456 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %457 = stablehlo.add %125, %456 : tensor<6xi32>
    %458 = stablehlo.select %455, %457, %125 : tensor<6xi1>, tensor<6xi32>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %459 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %460 = stablehlo.compare LT, %437, %459, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_129 = stablehlo.constant dense<3> : tensor<i32>
    %461 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %462 = stablehlo.add %437, %461 : tensor<6xi32>
    %463 = stablehlo.select %460, %462, %437 : tensor<6xi1>, tensor<6xi32>
    %464 = stablehlo.broadcast_in_dim %458, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %465 = stablehlo.broadcast_in_dim %463, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %466 = stablehlo.concatenate %464, %465, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %467 = "stablehlo.gather"(%176, %466) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6xi32>
    %c_130 = stablehlo.constant dense<-1> : tensor<i32>
    %468 = call @_where_3(%453, %467, %c_130) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_131 = stablehlo.constant dense<1> : tensor<i32>
    %469 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %470 = stablehlo.subtract %437, %469 : tensor<6xi32>
    %c_132 = stablehlo.constant dense<0> : tensor<i32>
    %471 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %472 = stablehlo.compare LT, %125, %471, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_133 = stablehlo.constant dense<3> : tensor<i32>
    %473 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %474 = stablehlo.add %125, %473 : tensor<6xi32>
    %475 = stablehlo.select %472, %474, %125 : tensor<6xi1>, tensor<6xi32>
    %c_134 = stablehlo.constant dense<0> : tensor<i32>
    %476 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %477 = stablehlo.compare LT, %470, %476, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_135 = stablehlo.constant dense<2> : tensor<i32>
    %478 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %479 = stablehlo.add %470, %478 : tensor<6xi32>
    %480 = stablehlo.select %477, %479, %470 : tensor<6xi1>, tensor<6xi32>
    %481 = stablehlo.broadcast_in_dim %475, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %482 = stablehlo.broadcast_in_dim %480, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %483 = stablehlo.concatenate %481, %482, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %484 = "stablehlo.gather"(%arg40, %483) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 97>}> : (tensor<3x2x97xf32>, tensor<6x2xi32>) -> tensor<6x97xf32>
    %485 = stablehlo.and %197, %307 : tensor<6xi1>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %487 = stablehlo.compare GT, %321, %486, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %488 = stablehlo.and %197, %487 : tensor<6xi1>
    %489 = stablehlo.or %485, %488 : tensor<6xi1>
    %c_137 = stablehlo.constant dense<false> : tensor<i1>
    %490 = stablehlo.reduce(%489 init: %c_137) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    %491 = stablehlo.convert %490 : (tensor<i1>) -> tensor<i32>
    %492 = "stablehlo.case"(%491) ({
      stablehlo.return %431 : tensor<6xi32>
    }, {
      %c_186 = stablehlo.constant dense<false> : tensor<i1>
      %651 = stablehlo.reduce(%485 init: %c_186) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %652 = stablehlo.convert %651 : (tensor<i1>) -> tensor<i32>
      %653 = "stablehlo.case"(%652) ({
        stablehlo.return %420 : tensor<6x97xf32>
      }, {
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %657 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %658 = stablehlo.compare LT, %370, %657, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_189 = stablehlo.constant dense<2> : tensor<i32>
        %659 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %660 = stablehlo.add %370, %659 : tensor<6xi32>
        %661 = stablehlo.select %658, %660, %370 : tensor<6xi1>, tensor<6xi32>
        %662 = stablehlo.broadcast_in_dim %661, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %663 = "stablehlo.gather"(%arg29, %662) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_190 = stablehlo.constant dense<0> : tensor<i32>
        %664 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %665 = stablehlo.compare LT, %370, %664, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_191 = stablehlo.constant dense<2> : tensor<i32>
        %666 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %667 = stablehlo.add %370, %666 : tensor<6xi32>
        %668 = stablehlo.select %665, %667, %370 : tensor<6xi1>, tensor<6xi32>
        %669 = stablehlo.broadcast_in_dim %668, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %670 = "stablehlo.gather"(%arg30, %669) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %671 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %672 = stablehlo.compare LT, %370, %671, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_193 = stablehlo.constant dense<2> : tensor<i32>
        %673 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %674 = stablehlo.add %370, %673 : tensor<6xi32>
        %675 = stablehlo.select %672, %674, %370 : tensor<6xi1>, tensor<6xi32>
        %676 = stablehlo.broadcast_in_dim %675, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %677 = "stablehlo.gather"(%arg31, %676) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xf32>, tensor<6x1xi32>) -> tensor<6x97xf32>
        %c_194 = stablehlo.constant dense<0> : tensor<i32>
        %678 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %679 = stablehlo.compare LT, %370, %678, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_195 = stablehlo.constant dense<2> : tensor<i32>
        %680 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %681 = stablehlo.add %370, %680 : tensor<6xi32>
        %682 = stablehlo.select %679, %681, %370 : tensor<6xi1>, tensor<6xi32>
        %683 = stablehlo.broadcast_in_dim %682, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %684 = "stablehlo.gather"(%arg32, %683) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_196 = stablehlo.constant dense<0> : tensor<i32>
        %685 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %686 = stablehlo.compare LT, %370, %685, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_197 = stablehlo.constant dense<2> : tensor<i32>
        %687 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %688 = stablehlo.add %370, %687 : tensor<6xi32>
        %689 = stablehlo.select %686, %688, %370 : tensor<6xi1>, tensor<6xi32>
        %690 = stablehlo.broadcast_in_dim %689, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %691 = "stablehlo.gather"(%arg33, %690) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi32>, tensor<6x1xi32>) -> tensor<6x97xi32>
        %c_198 = stablehlo.constant dense<0> : tensor<i32>
        %692 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %693 = stablehlo.compare LT, %134, %692, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_199 = stablehlo.constant dense<3> : tensor<i32>
        %694 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %695 = stablehlo.add %134, %694 : tensor<6xi32>
        %696 = stablehlo.select %693, %695, %134 : tensor<6xi1>, tensor<6xi32>
        %697 = stablehlo.broadcast_in_dim %696, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_200 = stablehlo.constant dense<1> : tensor<i32>
        %698 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %699 = stablehlo.concatenate %697, %698, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
        %700 = "stablehlo.gather"(%c_2, %699) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xi1>, tensor<6x2xi32>) -> tensor<6x2xi1>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %701 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %702 = stablehlo.compare LT, %125, %701, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_202 = stablehlo.constant dense<3> : tensor<i32>
        %703 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %704 = stablehlo.add %125, %703 : tensor<6xi32>
        %705 = stablehlo.select %702, %704, %125 : tensor<6xi1>, tensor<6xi32>
        %706 = stablehlo.broadcast_in_dim %705, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_203 = stablehlo.constant dense<1> : tensor<i32>
        %707 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %708 = stablehlo.concatenate %706, %707, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
        %709 = "stablehlo.gather"(%176, %708) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
        %c_204 = stablehlo.constant dense<97> : tensor<i32>
        %710 = func.call @_where_12(%700, %709, %c_204) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<i32>) -> tensor<6x2xi32>
        %711 = stablehlo.iota dim = 0 : tensor<6xi32>
        %712 = stablehlo.broadcast_in_dim %711, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_205 = stablehlo.constant dense<0> : tensor<i32>
        %713 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %714 = stablehlo.compare LT, %712, %713, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
        %c_206 = stablehlo.constant dense<6> : tensor<i32>
        %715 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %716 = stablehlo.add %712, %715 : tensor<6x1xi32>
        %717 = stablehlo.select %714, %716, %712 : tensor<6x1xi1>, tensor<6x1xi32>
        %c_207 = stablehlo.constant dense<0> : tensor<i32>
        %718 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %719 = stablehlo.compare LT, %710, %718, SIGNED : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
        %c_208 = stablehlo.constant dense<97> : tensor<i32>
        %720 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %721 = stablehlo.add %710, %720 : tensor<6x2xi32>
        %722 = stablehlo.select %719, %721, %710 : tensor<6x2xi1>, tensor<6x2xi32>
        %723 = stablehlo.broadcast_in_dim %717, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x2xi32>
        %724 = stablehlo.broadcast_in_dim %723, dims = [0, 1] : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
        %725 = stablehlo.broadcast_in_dim %722, dims = [0, 1] : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
        %726 = stablehlo.concatenate %724, %725, dim = 2 : (tensor<6x2x1xi32>, tensor<6x2x1xi32>) -> tensor<6x2x2xi32>
        %c_209 = stablehlo.constant dense<1> : tensor<i32>
        %727 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %728 = "stablehlo.scatter"(%691, %726, %727) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
          %761 = stablehlo.add %arg41, %arg42 : tensor<i32>
          stablehlo.return %761 : tensor<i32>
        }) : (tensor<6x97xi32>, tensor<6x2x2xi32>, tensor<6x2xi32>) -> tensor<6x97xi32>
        %729 = stablehlo.compare LT, %378, %300, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %730 = stablehlo.broadcast_in_dim %729, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %731 = stablehlo.broadcast_in_dim %730, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %732 = stablehlo.and %731, %670 : tensor<6x97xi1>
        %cst_210 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %733 = func.call @_where_13(%732, %cst_210, %420) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %734 = stablehlo.add %733, %677 : tensor<6x97xf32>
        %735 = stablehlo.broadcast_in_dim %349, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %c_211 = stablehlo.constant dense<0> : tensor<i32>
        %736 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
        %737 = stablehlo.compare GT, %728, %736, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
        %738 = stablehlo.or %684, %737 : tensor<6x97xi1>
        %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %739 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
        %740 = stablehlo.compare GT, %734, %739, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %741 = stablehlo.broadcast_in_dim %735, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %742 = stablehlo.divide %734, %741 : tensor<6x97xf32>
        %743 = stablehlo.broadcast_in_dim %735, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %744 = stablehlo.multiply %734, %743 : tensor<6x97xf32>
        %745 = func.call @_where_14(%740, %742, %744) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %746 = func.call @_where_14(%738, %745, %734) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %747 = stablehlo.broadcast_in_dim %363, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %748 = stablehlo.convert %728 : (tensor<6x97xi32>) -> tensor<6x97xf32>
        %749 = stablehlo.broadcast_in_dim %747, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %750 = stablehlo.multiply %749, %748 : tensor<6x97xf32>
        %751 = stablehlo.subtract %746, %750 : tensor<6x97xf32>
        %752 = stablehlo.broadcast_in_dim %356, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %c_213 = stablehlo.constant dense<0> : tensor<i32>
        %753 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
        %754 = stablehlo.compare GT, %728, %753, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
        %755 = stablehlo.convert %754 : (tensor<6x97xi1>) -> tensor<6x97xf32>
        %756 = stablehlo.broadcast_in_dim %752, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %757 = stablehlo.multiply %756, %755 : tensor<6x97xf32>
        %758 = stablehlo.subtract %751, %757 : tensor<6x97xf32>
        %759 = stablehlo.broadcast_in_dim %485, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %760 = func.call @_where_15(%759, %758, %420) : (tensor<6x1xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        stablehlo.return %760 : tensor<6x97xf32>
      }) : (tensor<i32>) -> tensor<6x97xf32>
      %c_187 = stablehlo.constant dense<false> : tensor<i1>
      %654 = stablehlo.reduce(%488 init: %c_187) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %655 = stablehlo.convert %654 : (tensor<i1>) -> tensor<i32>
      %656 = "stablehlo.case"(%655) ({
        %657 = stablehlo.iota dim = 0 : tensor<97xi32>
        %658 = stablehlo.broadcast_in_dim %657, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_188 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %659 = stablehlo.reduce(%653 init: %cst_188) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %660 = stablehlo.broadcast_in_dim %659, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %661 = stablehlo.broadcast_in_dim %660, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %662 = stablehlo.compare EQ, %653, %661, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_189 = stablehlo.constant dense<97> : tensor<i32>
        %663 = func.call @_where_11(%662, %658, %c_189) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_190 = stablehlo.constant dense<2147483647> : tensor<i32>
        %664 = stablehlo.reduce(%663 init: %c_190) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_191 = stablehlo.constant dense<96> : tensor<i32>
        %665 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %666 = stablehlo.minimum %664, %665 : tensor<6xi32>
        stablehlo.return %666 : tensor<6xi32>
      }, {
        %c_188 = stablehlo.constant dense<1> : tensor<i32>
        %657 = func.call @_where_16(%488, %321, %c_188) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
        %658 = stablehlo.broadcast_in_dim %657, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %659 = stablehlo.broadcast_in_dim %658, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %660 = stablehlo.divide %653, %659 : tensor<6x97xf32>
        %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %661 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %662 = stablehlo.compare GT, %342, %661, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %663 = stablehlo.and %662, %488 : tensor<6xi1>
        %c_190 = stablehlo.constant dense<false> : tensor<i1>
        %664 = stablehlo.reduce(%663 init: %c_190) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %665 = stablehlo.convert %664 : (tensor<i1>) -> tensor<i32>
        %666 = "stablehlo.case"(%665) ({
          %cst_218 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %769 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %769 : tensor<6xf32>
        }, {
          %cst_218 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %769 = stablehlo.reduce(%660 init: %cst_218) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %770 = stablehlo.log %342 : tensor<6xf32>
          %771 = stablehlo.add %769, %770 : tensor<6xf32>
          stablehlo.return %771 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %667 = stablehlo.broadcast_in_dim %663, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %668 = stablehlo.broadcast_in_dim %666, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %669 = stablehlo.convert %668 : tensor<6x1xf32>
        %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %671 = stablehlo.compare LT, %660, %670, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %672 = stablehlo.broadcast_in_dim %667, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %673 = stablehlo.and %672, %671 : tensor<6x97xi1>
        %cst_191 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %674 = func.call @_where_13(%673, %cst_191, %660) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %675 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %676 = stablehlo.compare GT, %328, %675, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_193 = stablehlo.constant dense<97> : tensor<i32>
        %677 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %678 = stablehlo.compare LT, %328, %677, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %679 = stablehlo.and %676, %678 : tensor<6xi1>
        %680 = stablehlo.and %679, %488 : tensor<6xi1>
        %c_194 = stablehlo.constant dense<false> : tensor<i1>
        %681 = stablehlo.reduce(%680 init: %c_194) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %682 = stablehlo.convert %681 : (tensor<i1>) -> tensor<i32>
        %683 = "stablehlo.case"(%682) ({
          %cst_218 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %769 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %769 : tensor<6xf32>
        }, {
          %769 = stablehlo.bitcast_convert %674 : (tensor<6x97xf32>) -> tensor<6x97xi32>
          %c_218 = stablehlo.constant dense<0> : tensor<i32>
          %770 = stablehlo.broadcast_in_dim %c_218, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %771 = stablehlo.compare LT, %769, %770, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
          %c_219 = stablehlo.constant dense<2147483647> : tensor<i32>
          %772 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %773 = stablehlo.xor %769, %772 : tensor<6x97xi32>
          %774 = func.call @_where_17(%771, %773, %769) : (tensor<6x97xi1>, tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi32>
          %c_220 = stablehlo.constant dense<2147483647> : tensor<i32>
          %775 = stablehlo.reduce(%774 init: %c_220) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_221 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %776 = stablehlo.reduce(%774 init: %c_221) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_222 = stablehlo.constant dense<0> : tensor<i32>
          %c_223 = stablehlo.constant dense<0> : tensor<i32>
          %777:6 = stablehlo.while(%iterArg = %774, %iterArg_226 = %328, %iterArg_227 = %c_223, %iterArg_228 = %c_222, %iterArg_229 = %775, %iterArg_230 = %776) : tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          cond {
            %c_231 = stablehlo.constant dense<32> : tensor<i32>
            %784 = stablehlo.compare LT, %iterArg_227, %c_231, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %784 : tensor<i1>
          } do {
            %784:3 = func.call @closed_call_18(%iterArg, %iterArg_226, %iterArg_228, %iterArg_229, %iterArg_230) : (tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>)
            %c_231 = stablehlo.constant dense<1> : tensor<i32>
            %785 = stablehlo.add %iterArg_227, %c_231 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_226, %785, %784#0, %784#1, %784#2 : tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          }
          %c_224 = stablehlo.constant dense<0> : tensor<i32>
          %778 = stablehlo.broadcast_in_dim %c_224, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %779 = stablehlo.compare LT, %777#4, %778, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
          %c_225 = stablehlo.constant dense<2147483647> : tensor<i32>
          %780 = stablehlo.broadcast_in_dim %c_225, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %781 = stablehlo.xor %777#4, %780 : tensor<6xi32>
          %782 = func.call @_where_19(%779, %781, %777#4) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
          %783 = stablehlo.bitcast_convert %782 : (tensor<6xi32>) -> tensor<6xf32>
          stablehlo.return %783 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %684 = stablehlo.broadcast_in_dim %680, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %685 = stablehlo.broadcast_in_dim %683, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %686 = stablehlo.convert %685 : tensor<6x1xf32>
        %687 = stablehlo.broadcast_in_dim %686, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %688 = stablehlo.compare LT, %674, %687, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %689 = stablehlo.broadcast_in_dim %684, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %690 = stablehlo.and %689, %688 : tensor<6x97xi1>
        %cst_195 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %691 = func.call @_where_13(%690, %cst_195, %674) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %cst_196 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %692 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %693 = stablehlo.compare LT, %335, %692, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %694 = stablehlo.and %693, %488 : tensor<6xi1>
        %c_197 = stablehlo.constant dense<false> : tensor<i1>
        %695 = stablehlo.reduce(%694 init: %c_197) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %696 = stablehlo.convert %695 : (tensor<i1>) -> tensor<i32>
        %697 = "stablehlo.case"(%696) ({
          %cst_218 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %769 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %769 : tensor<6xf32>
        }, {
          %cst_218 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %769 = stablehlo.reduce(%691 init: %cst_218) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %770 = stablehlo.broadcast_in_dim %769, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
          %771 = stablehlo.broadcast_in_dim %770, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
          %772 = stablehlo.subtract %691, %771 : tensor<6x97xf32>
          %773 = stablehlo.exponential %772 : tensor<6x97xf32>
          %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %774 = stablehlo.reduce(%773 init: %cst_219) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %775 = stablehlo.multiply %335, %774 : tensor<6xf32>
          %776 = stablehlo.bitcast_convert %691 : (tensor<6x97xf32>) -> tensor<6x97xi32>
          %c_220 = stablehlo.constant dense<0> : tensor<i32>
          %777 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %778 = stablehlo.compare LT, %776, %777, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
          %c_221 = stablehlo.constant dense<2147483647> : tensor<i32>
          %779 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %780 = stablehlo.xor %776, %779 : tensor<6x97xi32>
          %781 = func.call @_where_17(%778, %780, %776) : (tensor<6x97xi1>, tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi32>
          %c_222 = stablehlo.constant dense<2147483647> : tensor<i32>
          %782 = stablehlo.reduce(%781 init: %c_222) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_223 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %783 = stablehlo.reduce(%781 init: %c_223) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_224 = stablehlo.constant dense<0> : tensor<i32>
          %c_225 = stablehlo.constant dense<0> : tensor<i32>
          %784:7 = stablehlo.while(%iterArg = %781, %iterArg_228 = %773, %iterArg_229 = %775, %iterArg_230 = %c_225, %iterArg_231 = %c_224, %iterArg_232 = %782, %iterArg_233 = %783) : tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          cond {
            %c_234 = stablehlo.constant dense<32> : tensor<i32>
            %791 = stablehlo.compare LT, %iterArg_230, %c_234, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %791 : tensor<i1>
          } do {
            %791:3 = func.call @closed_call_20(%iterArg, %iterArg_228, %iterArg_229, %iterArg_231, %iterArg_232, %iterArg_233) : (tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>)
            %c_234 = stablehlo.constant dense<1> : tensor<i32>
            %792 = stablehlo.add %iterArg_230, %c_234 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_228, %iterArg_229, %792, %791#0, %791#1, %791#2 : tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          }
          %c_226 = stablehlo.constant dense<0> : tensor<i32>
          %785 = stablehlo.broadcast_in_dim %c_226, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %786 = stablehlo.compare LT, %784#5, %785, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
          %c_227 = stablehlo.constant dense<2147483647> : tensor<i32>
          %787 = stablehlo.broadcast_in_dim %c_227, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %788 = stablehlo.xor %784#5, %787 : tensor<6xi32>
          %789 = func.call @_where_19(%786, %788, %784#5) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
          %790 = stablehlo.bitcast_convert %789 : (tensor<6xi32>) -> tensor<6xf32>
          stablehlo.return %790 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %698 = stablehlo.broadcast_in_dim %694, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %699 = stablehlo.broadcast_in_dim %697, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %700 = stablehlo.convert %699 : tensor<6x1xf32>
        %701 = stablehlo.broadcast_in_dim %700, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %702 = stablehlo.compare LT, %691, %701, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %703 = stablehlo.broadcast_in_dim %698, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %704 = stablehlo.and %703, %702 : tensor<6x97xi1>
        %cst_198 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %705 = func.call @_where_13(%704, %cst_198, %691) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %cst_199 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %706 = stablehlo.reduce(%705 init: %cst_199) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %cst_200 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %707 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %708 = stablehlo.maximum %707, %706 : tensor<6xf32>
        %709 = stablehlo.broadcast_in_dim %708, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %710 = stablehlo.broadcast_in_dim %709, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %711 = stablehlo.subtract %705, %710 : tensor<6x97xf32>
        %712 = stablehlo.exponential %711 : tensor<6x97xf32>
        %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %713 = stablehlo.reduce(%712 init: %cst_201) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %714 = stablehlo.broadcast_in_dim %713, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %715 = stablehlo.broadcast_in_dim %714, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %716 = stablehlo.divide %712, %715 : tensor<6x97xf32>
        %717 = stablehlo.convert %378 : (tensor<6xi32>) -> tensor<6xui32>
        %718 = func.call @_threefry_fold_in(%314, %717) : (tensor<6x2xui32>, tensor<6xui32>) -> tensor<6x2xui32>
        %c_202 = stablehlo.constant dense<2> : tensor<ui32>
        %719 = func.call @_threefry_fold_in_23(%718, %c_202) : (tensor<6x2xui32>, tensor<ui32>) -> tensor<6x2xui32>
        %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %cst_204 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %720 = func.call @_uniform(%719, %cst_203, %cst_204) : (tensor<6x2xui32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
        %c_205 = stablehlo.constant dense<0> : tensor<i32>
        %721 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %722 = stablehlo.maximum %468, %721 : tensor<6xi32>
        %723 = stablehlo.broadcast_in_dim %722, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %724 = func.call @take_along_axis(%716, %723) : (tensor<6x97xf32>, tensor<6x1xi32>) -> tensor<6x1xf32>
        %725 = stablehlo.reshape %724 : (tensor<6x1xf32>) -> tensor<6xf32>
        %726 = func.call @take_along_axis(%484, %723) : (tensor<6x97xf32>, tensor<6x1xi32>) -> tensor<6x1xf32>
        %727 = stablehlo.reshape %726 : (tensor<6x1xf32>) -> tensor<6xf32>
        %c_206 = stablehlo.constant dense<-1> : tensor<i32>
        %728 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %729 = stablehlo.compare NE, %468, %728, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %730 = stablehlo.subtract %716, %484 : tensor<6x97xf32>
        %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %731 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
        %732 = stablehlo.maximum %730, %731 : tensor<6x97xf32>
        %cst_208 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %733 = stablehlo.reduce(%732 init: %cst_208) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %734 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %735 = stablehlo.compare GT, %733, %734, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %736 = stablehlo.and %729, %735 : tensor<6xi1>
        %737 = stablehlo.broadcast_in_dim %736, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %738 = stablehlo.log %732 : tensor<6x97xf32>
        %739 = func.call @_where_15(%737, %738, %705) : (tensor<6x1xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %740 = stablehlo.convert %378 : (tensor<6xi32>) -> tensor<6xui32>
        %741 = func.call @_threefry_fold_in(%314, %740) : (tensor<6x2xui32>, tensor<6xui32>) -> tensor<6x2xui32>
        %742 = func.call @_gumbel(%741) : (tensor<6x2xui32>) -> tensor<6x97xf32>
        %743 = stablehlo.add %739, %742 : tensor<6x97xf32>
        %744 = stablehlo.iota dim = 0 : tensor<97xi32>
        %745 = stablehlo.broadcast_in_dim %744, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_210 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %746 = stablehlo.reduce(%743 init: %cst_210) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %747 = stablehlo.broadcast_in_dim %746, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %748 = stablehlo.broadcast_in_dim %747, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %749 = stablehlo.compare EQ, %743, %748, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_211 = stablehlo.constant dense<97> : tensor<i32>
        %750 = func.call @_where_11(%749, %745, %c_211) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_212 = stablehlo.constant dense<2147483647> : tensor<i32>
        %751 = stablehlo.reduce(%750 init: %c_212) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_213 = stablehlo.constant dense<96> : tensor<i32>
        %752 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %753 = stablehlo.minimum %751, %752 : tensor<6xi32>
        %754 = stablehlo.multiply %720, %727 : tensor<6xf32>
        %755 = stablehlo.compare LT, %754, %725, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %756 = stablehlo.and %729, %755 : tensor<6xi1>
        %757 = func.call @_where_19(%756, %468, %753) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
        %758 = stablehlo.iota dim = 0 : tensor<97xi32>
        %759 = stablehlo.broadcast_in_dim %758, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %760 = stablehlo.reduce(%653 init: %cst_214) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %761 = stablehlo.broadcast_in_dim %760, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %762 = stablehlo.broadcast_in_dim %761, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %763 = stablehlo.compare EQ, %653, %762, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_215 = stablehlo.constant dense<97> : tensor<i32>
        %764 = func.call @_where_11(%763, %759, %c_215) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_216 = stablehlo.constant dense<2147483647> : tensor<i32>
        %765 = stablehlo.reduce(%764 init: %c_216) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_217 = stablehlo.constant dense<96> : tensor<i32>
        %766 = stablehlo.broadcast_in_dim %c_217, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %767 = stablehlo.minimum %765, %766 : tensor<6xi32>
        %768 = func.call @_where_19(%488, %757, %767) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
        stablehlo.return %768 : tensor<6xi32>
      }) : (tensor<i32>) -> tensor<6xi32>
      stablehlo.return %656 : tensor<6xi32>
    }) : (tensor<i32>) -> tensor<6xi32>
    %493 = stablehlo.reshape %417 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
    %c_138 = stablehlo.constant dense<-2> : tensor<i32>
    %494 = call @_where_3(%433, %492, %c_138) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_139 = stablehlo.constant dense<1> : tensor<i32>
    %495 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %496 = stablehlo.add %378, %495 : tensor<6xi32>
    %c_140 = stablehlo.constant dense<0> : tensor<i32>
    %497 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %498 = stablehlo.compare LT, %370, %497, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_141 = stablehlo.constant dense<2> : tensor<i32>
    %499 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %500 = stablehlo.add %370, %499 : tensor<6xi32>
    %501 = stablehlo.select %498, %500, %370 : tensor<6xi1>, tensor<6xi32>
    %c_142 = stablehlo.constant dense<0> : tensor<i32>
    %502 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %503 = stablehlo.compare LT, %494, %502, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_143 = stablehlo.constant dense<97> : tensor<i32>
    %504 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %505 = stablehlo.add %494, %504 : tensor<6xi32>
    %506 = stablehlo.select %503, %505, %494 : tensor<6xi1>, tensor<6xi32>
    %507 = stablehlo.broadcast_in_dim %501, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %508 = stablehlo.broadcast_in_dim %506, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %509 = stablehlo.concatenate %507, %508, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %510 = "stablehlo.gather"(%arg29, %509) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x97xi1>, tensor<6x2xi32>) -> tensor<6xi1>
    %511 = stablehlo.compare GE, %496, %286, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %512 = stablehlo.or %510, %511 : tensor<6xi1>
    %513 = stablehlo.not %433 : tensor<6xi1>
    %514 = stablehlo.or %512, %513 : tensor<6xi1>
    %c_144 = stablehlo.constant dense<0> : tensor<i32>
    %515 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %516 = stablehlo.compare LT, %175, %515, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_145 = stablehlo.constant dense<6> : tensor<i32>
    %517 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %518 = stablehlo.add %175, %517 : tensor<3x3xi32>
    %519 = stablehlo.select %516, %518, %175 : tensor<3x3xi1>, tensor<3x3xi32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %521 = "stablehlo.gather"(%494, %520) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %c_146 = stablehlo.constant dense<0> : tensor<i32>
    %522 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %523 = stablehlo.compare LT, %175, %522, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_147 = stablehlo.constant dense<6> : tensor<i32>
    %524 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %525 = stablehlo.add %175, %524 : tensor<3x3xi32>
    %526 = stablehlo.select %523, %525, %175 : tensor<3x3xi1>, tensor<3x3xi32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %528 = "stablehlo.gather"(%514, %527) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi1>, tensor<3x3x1xi32>) -> tensor<3x3xi1>
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %529 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %530 = stablehlo.slice %169 [0:3, 0:1] : (tensor<3x3xi1>) -> tensor<3x1xi1>
    %c_149 = stablehlo.constant dense<0> : tensor<i32>
    %531 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_150 = stablehlo.constant dense<0> : tensor<i32>
    %532 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_151 = stablehlo.constant dense<false> : tensor<i1>
    %533 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_152 = stablehlo.constant dense<false> : tensor<i1>
    %534 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_153 = stablehlo.constant dense<0> : tensor<i32>
    %535:12 = stablehlo.while(%iterArg = %521, %iterArg_186 = %528, %iterArg_187 = %c_3, %iterArg_188 = %169, %iterArg_189 = %176, %iterArg_190 = %c_153, %iterArg_191 = %529, %iterArg_192 = %530, %iterArg_193 = %531, %iterArg_194 = %532, %iterArg_195 = %533, %iterArg_196 = %534) : tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    cond {
      %c_197 = stablehlo.constant dense<3> : tensor<i32>
      %651 = stablehlo.compare LT, %iterArg_190, %c_197, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %651 : tensor<i1>
    } do {
      %651:6 = func.call @closed_call_30(%iterArg, %iterArg_186, %iterArg_187, %iterArg_188, %iterArg_189, %iterArg_191, %iterArg_192) : (tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>, tensor<3x1xi1>) -> (tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>)
      %652 = func.call @dynamic_update_index_in_dim_35(%iterArg_193, %651#2, %iterArg_190) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %653 = func.call @dynamic_update_index_in_dim_35(%iterArg_194, %651#3, %iterArg_190) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %654 = func.call @dynamic_update_index_in_dim_36(%iterArg_195, %651#4, %iterArg_190) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %655 = func.call @dynamic_update_index_in_dim_36(%iterArg_196, %651#5, %iterArg_190) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %c_197 = stablehlo.constant dense<1> : tensor<i32>
      %656 = stablehlo.add %iterArg_190, %c_197 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_186, %iterArg_187, %iterArg_188, %iterArg_189, %656, %651#0, %651#1, %652, %653, %654, %655 : tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    }
    %536 = stablehlo.reshape %535#8 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %537 = stablehlo.transpose %536, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %538 = stablehlo.reshape %535#9 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %539 = stablehlo.transpose %538, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %540 = stablehlo.reshape %535#10 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %541 = stablehlo.transpose %540, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %542 = stablehlo.reshape %535#11 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %543 = stablehlo.transpose %542, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %544 = stablehlo.convert %541 : (tensor<3x3xi1>) -> tensor<3x3xi32>
    %c_154 = stablehlo.constant dense<0> : tensor<i32>
    %545 = stablehlo.reduce(%544 init: %c_154) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_155 = stablehlo.constant dense<false> : tensor<i1>
    %546 = stablehlo.reduce(%543 init: %c_155) applies stablehlo.or across dimensions = [1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<3xi1>
    %c_156 = stablehlo.constant dense<-1> : tensor<i32>
    %547 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %548 = stablehlo.compare NE, %537, %547, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %549 = call @take_along_axis_37(%175, %539) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %c_157 = stablehlo.constant dense<6> : tensor<i32>
    %550 = call @_where_1(%548, %549, %c_157) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %551 = stablehlo.broadcast_in_dim %arg37, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_158 = stablehlo.constant dense<2> : tensor<i32>
    %552 = call @_where_38(%548, %551, %c_158) : (tensor<3x3xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_159 = stablehlo.constant dense<1> : tensor<i32>
    %553 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %554 = stablehlo.subtract %545, %553 : tensor<3xi32>
    %c_160 = stablehlo.constant dense<0> : tensor<i32>
    %555 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %556 = stablehlo.maximum %554, %555 : tensor<3xi32>
    %557 = stablehlo.broadcast_in_dim %556, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %558 = call @take_along_axis_39(%537, %557) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %559 = stablehlo.reshape %558 : (tensor<3x1xi32>) -> tensor<3xi32>
    %560 = stablehlo.add %13, %545 : tensor<3xi32>
    %561 = stablehlo.add %20, %545 : tensor<3xi32>
    %562 = stablehlo.not %546 : tensor<3xi1>
    %563 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %564 = stablehlo.iota dim = 0 : tensor<3xi32>
    %565 = stablehlo.broadcast_in_dim %564, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %566 = stablehlo.broadcast_in_dim %563, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %567 = stablehlo.broadcast_in_dim %565, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %568 = stablehlo.add %566, %567 : tensor<3x3xi32>
    %569 = stablehlo.slice %552 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %570 = stablehlo.reshape %569 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_161 = stablehlo.constant dense<0> : tensor<i32>
    %571 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %572 = stablehlo.compare GE, %537, %571, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_162 = stablehlo.constant dense<0> : tensor<i32>
    %573 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %574 = stablehlo.compare LT, %550, %573, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_163 = stablehlo.constant dense<6> : tensor<i32>
    %575 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %576 = stablehlo.add %550, %575 : tensor<3x3xi32>
    %577 = stablehlo.select %574, %576, %550 : tensor<3x3xi1>, tensor<3x3xi32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %579 = "stablehlo.gather"(%493, %578) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<6x32xf32>, tensor<3x3x1xi32>) -> tensor<3x3x32xf32>
    %c_164 = stablehlo.constant dense<0> : tensor<i32>
    %580 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %581 = stablehlo.compare LT, %570, %580, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_165 = stablehlo.constant dense<2> : tensor<i32>
    %582 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %583 = stablehlo.add %570, %582 : tensor<3xi32>
    %584 = stablehlo.select %581, %583, %570 : tensor<3xi1>, tensor<3xi32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %586 = "stablehlo.scatter"(%arg14, %585, %559) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_166 = stablehlo.constant dense<0> : tensor<i32>
    %587 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %588 = stablehlo.compare LT, %570, %587, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_167 = stablehlo.constant dense<2> : tensor<i32>
    %589 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %590 = stablehlo.add %570, %589 : tensor<3xi32>
    %591 = stablehlo.select %588, %590, %570 : tensor<3xi1>, tensor<3xi32>
    %592 = stablehlo.broadcast_in_dim %591, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %593 = "stablehlo.scatter"(%arg15, %592, %560) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_168 = stablehlo.constant dense<0> : tensor<i32>
    %594 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %595 = stablehlo.compare LT, %570, %594, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_169 = stablehlo.constant dense<2> : tensor<i32>
    %596 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %597 = stablehlo.add %570, %596 : tensor<3xi32>
    %598 = stablehlo.select %595, %597, %570 : tensor<3xi1>, tensor<3xi32>
    %599 = stablehlo.broadcast_in_dim %598, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %600 = "stablehlo.scatter"(%arg16, %599, %561) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_170 = stablehlo.constant dense<0> : tensor<i32>
    %601 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %602 = stablehlo.compare LT, %570, %601, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_171 = stablehlo.constant dense<2> : tensor<i32>
    %603 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %604 = stablehlo.add %570, %603 : tensor<3xi32>
    %605 = stablehlo.select %602, %604, %570 : tensor<3xi1>, tensor<3xi32>
    %606 = stablehlo.broadcast_in_dim %605, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %607 = "stablehlo.scatter"(%arg18, %606, %562) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i1>, %arg42: tensor<i1>):
      stablehlo.return %arg42 : tensor<i1>
    }) : (tensor<2xi1>, tensor<3x1xi32>, tensor<3xi1>) -> tensor<2xi1>
    %608 = stablehlo.reshape %48 : (tensor<3xi1>) -> tensor<3x1xi1>
    %609 = stablehlo.broadcast_in_dim %608, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %610 = stablehlo.and %609, %572 : tensor<3x3xi1>
    %c_172 = stablehlo.constant dense<2> : tensor<i32>
    %611 = call @_where_1(%610, %552, %c_172) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_173 = stablehlo.constant dense<0> : tensor<i32>
    %612 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %613 = stablehlo.compare LT, %611, %612, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_174 = stablehlo.constant dense<2> : tensor<i32>
    %614 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %615 = stablehlo.add %611, %614 : tensor<3x3xi32>
    %616 = stablehlo.select %613, %615, %611 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_175 = stablehlo.constant dense<0> : tensor<i32>
    %617 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %618 = stablehlo.compare LT, %537, %617, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_176 = stablehlo.constant dense<97> : tensor<i32>
    %619 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %620 = stablehlo.add %537, %619 : tensor<3x3xi32>
    %621 = stablehlo.select %618, %620, %537 : tensor<3x3xi1>, tensor<3x3xi32>
    %622 = stablehlo.broadcast_in_dim %616, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %623 = stablehlo.broadcast_in_dim %621, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %624 = stablehlo.concatenate %622, %623, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %c_177 = stablehlo.constant dense<1> : tensor<i32>
    %625 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %626 = "stablehlo.scatter"(%arg33, %624, %625) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      %651 = stablehlo.add %arg41, %arg42 : tensor<i32>
      stablehlo.return %651 : tensor<i32>
    }) : (tensor<2x97xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x97xi32>
    %c_178 = stablehlo.constant dense<-1> : tensor<i32>
    %627 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %c_179 = stablehlo.constant dense<0> : tensor<i32>
    %628 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %629 = stablehlo.compare LT, %570, %628, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_180 = stablehlo.constant dense<2> : tensor<i32>
    %630 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %631 = stablehlo.add %570, %630 : tensor<3xi32>
    %632 = stablehlo.select %629, %631, %570 : tensor<3xi1>, tensor<3xi32>
    %633 = stablehlo.broadcast_in_dim %632, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %634 = "stablehlo.scatter"(%627, %633, %537) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<2x3xi32>
    %c_181 = stablehlo.constant dense<1> : tensor<i32>
    %635 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %636 = stablehlo.add %568, %635 : tensor<3x3xi32>
    %c_182 = stablehlo.constant dense<0> : tensor<i32>
    %637 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %638 = stablehlo.compare LT, %552, %637, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_183 = stablehlo.constant dense<2> : tensor<i32>
    %639 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %640 = stablehlo.add %552, %639 : tensor<3x3xi32>
    %641 = stablehlo.select %638, %640, %552 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_184 = stablehlo.constant dense<0> : tensor<i32>
    %642 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %643 = stablehlo.compare LT, %636, %642, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_185 = stablehlo.constant dense<128> : tensor<i32>
    %644 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %645 = stablehlo.add %636, %644 : tensor<3x3xi32>
    %646 = stablehlo.select %643, %645, %636 : tensor<3x3xi1>, tensor<3x3xi32>
    %647 = stablehlo.broadcast_in_dim %641, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %648 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %649 = stablehlo.concatenate %647, %648, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %650 = "stablehlo.scatter"(%arg34, %649, %537) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2x128xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x128xi32>
    return %404#1, %404#2, %586, %593, %600, %arg17, %607, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %626, %650, %arg35, %arg36, %634, %420, %550 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<2x3xi32>, tensor<6x97xf32>, tensor<3x3xi32>
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
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_33 : tensor<i32>
    }, {
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_33 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %162 = stablehlo.reshape %12 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %163 = func.call @_pad(%162, %c_33) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %164 = stablehlo.reshape %163 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %165 = stablehlo.reshape %164 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %166 = stablehlo.dot_general %165, %arg13, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x64xf32>) -> tensor<6x64xf32>
      %167 = stablehlo.reshape %166 : (tensor<6x64xf32>) -> tensor<6x1x64xf32>
      stablehlo.return %167 : tensor<6x1x64xf32>
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
    %35 = stablehlo.slice %19 [0:6, 0:1, 0:2, 0:4] : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x4xf32>
    %36 = stablehlo.slice %19 [0:6, 0:1, 0:2, 4:8] : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x4xf32>
    %37 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<6x1x2x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %40 = stablehlo.multiply %36, %39 : tensor<6x1x2x4xf32>
    %41 = stablehlo.subtract %38, %40 : tensor<6x1x2x4xf32>
    %42 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %43 = stablehlo.multiply %36, %42 : tensor<6x1x2x4xf32>
    %44 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %45 = stablehlo.multiply %35, %44 : tensor<6x1x2x4xf32>
    %46 = stablehlo.add %43, %45 : tensor<6x1x2x4xf32>
    %47 = stablehlo.concatenate %41, %46, dim = 3 : (tensor<6x1x2x4xf32>, tensor<6x1x2x4xf32>) -> tensor<6x1x2x8xf32>
    %48 = stablehlo.reshape %34 : (tensor<6x1x4x8xf32>) -> tensor<6x1x2x2x8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %50 = stablehlo.compare EQ, %arg0, %49, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %51 = stablehlo.reshape %50 : (tensor<6xi1>) -> tensor<6x1x1x1xi1>
    %52 = stablehlo.is_finite %47 : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x8xi1>
    %53 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xi1>) -> tensor<6x1x2x8xi1>
    %54 = stablehlo.or %53, %52 : tensor<6x1x2x8xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %55 = call @_where_4(%54, %47, %c_3) : (tensor<6x1x2x8xi1>, tensor<6x1x2x8xf32>, tensor<i32>) -> tensor<6x1x2x8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %57 = stablehlo.compare EQ, %arg0, %56, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %58 = stablehlo.reshape %57 : (tensor<6xi1>) -> tensor<6x1x1x1xi1>
    %59 = stablehlo.is_finite %21 : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x8xi1>
    %60 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xi1>) -> tensor<6x1x2x8xi1>
    %61 = stablehlo.or %60, %59 : tensor<6x1x2x8xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %62 = call @_where_4(%61, %21, %c_5) : (tensor<6x1x2x8xi1>, tensor<6x1x2x8xf32>, tensor<i32>) -> tensor<6x1x2x8xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.compare LT, %arg17, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %64 = stablehlo.add %arg17, %c_7 : tensor<i32>
    %65 = stablehlo.select %63, %64, %arg17 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %67 = stablehlo.compare LT, %arg1, %66, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %69 = stablehlo.add %arg1, %68 : tensor<6x1xi32>
    %70 = stablehlo.select %67, %69, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %72 = stablehlo.compare LT, %arg2, %71, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_11 = stablehlo.constant dense<128> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %74 = stablehlo.add %arg2, %73 : tensor<6x1xi32>
    %75 = stablehlo.select %72, %74, %arg2 : tensor<6x1xi1>, tensor<6x1xi32>
    %76 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %78 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %79 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %80 = stablehlo.concatenate %77, %78, %79, dim = 2 : (tensor<6x1x1xi32>, tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x3xi32>
    %81 = "stablehlo.scatter"(%arg18, %80, %55) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<2x2x2x128x8xf32>, tensor<6x1x3xi32>, tensor<6x1x2x8xf32>) -> tensor<2x2x2x128x8xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %82 = stablehlo.compare LT, %arg17, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %83 = stablehlo.add %arg17, %c_13 : tensor<i32>
    %84 = stablehlo.select %82, %83, %arg17 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %86 = stablehlo.compare LT, %arg1, %85, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %88 = stablehlo.add %arg1, %87 : tensor<6x1xi32>
    %89 = stablehlo.select %86, %88, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %91 = stablehlo.compare LT, %arg2, %90, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_17 = stablehlo.constant dense<128> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %93 = stablehlo.add %arg2, %92 : tensor<6x1xi32>
    %94 = stablehlo.select %91, %93, %arg2 : tensor<6x1xi1>, tensor<6x1xi32>
    %95 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %97 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %98 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %99 = stablehlo.concatenate %96, %97, %98, dim = 2 : (tensor<6x1x1xi32>, tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x3xi32>
    %100 = "stablehlo.scatter"(%arg19, %99, %62) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<2x2x2x128x8xf32>, tensor<6x1x3xi32>, tensor<6x1x2x8xf32>) -> tensor<2x2x2x128x8xf32>
    %101 = stablehlo.reshape %48 : (tensor<6x1x2x2x8xf32>) -> tensor<6x2x2x8xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %103 = stablehlo.compare LT, %arg3, %102, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_19 = stablehlo.constant dense<6> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %105 = stablehlo.add %arg3, %104 : tensor<3x3xi32>
    %106 = stablehlo.select %103, %105, %arg3 : tensor<3x3xi1>, tensor<3x3xi32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %108 = "stablehlo.gather"(%101, %107) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3, 4], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2, 8>}> : (tensor<6x2x2x8xf32>, tensor<3x3x1xi32>) -> tensor<3x3x2x2x8xf32>
    %cst_20 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x3x2x2x8xf32>
    %110 = stablehlo.multiply %108, %109 : tensor<3x3x2x2x8xf32>
    %111 = stablehlo.transpose %110, dims = [0, 2, 3, 1, 4] : (tensor<3x3x2x2x8xf32>) -> tensor<3x2x2x3x8xf32>
    %112 = stablehlo.reshape %111 : (tensor<3x2x2x3x8xf32>) -> tensor<3x2x6x8xf32>
    %113 = stablehlo.reshape %112 : (tensor<3x2x6x8xf32>) -> tensor<3x1x2x6x8xf32>
    %114 = stablehlo.reshape %arg4 : (tensor<3x3xi32>) -> tensor<3x1x3xi32>
    %115 = stablehlo.reshape %arg5 : (tensor<3xi32>) -> tensor<3x1xi32>
    %116 = stablehlo.reshape %arg6 : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x1x2x6x8xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %118:9 = stablehlo.while(%iterArg = %113, %iterArg_33 = %114, %iterArg_34 = %115, %iterArg_35 = %116, %iterArg_36 = %arg17, %iterArg_37 = %81, %iterArg_38 = %100, %iterArg_39 = %c_22, %iterArg_40 = %117) : tensor<3x1x2x6x8xf32>, tensor<3x1x3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x6x8xf32>
    cond {
      %c_41 = stablehlo.constant dense<3> : tensor<i32>
      %162 = stablehlo.compare LT, %iterArg_39, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %162 : tensor<i1>
    } do {
      %162 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_39) : (tensor<3x1x2x6x8xf32>, tensor<i32>) -> tensor<1x2x6x8xf32>
      %163 = func.call @dynamic_index_in_dim_5(%iterArg_33, %iterArg_39) : (tensor<3x1x3xi32>, tensor<i32>) -> tensor<1x3xi32>
      %164 = func.call @dynamic_index_in_dim_6(%iterArg_34, %iterArg_39) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %165 = func.call @dynamic_index_in_dim_6(%iterArg_35, %iterArg_39) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %166 = func.call @closed_call(%iterArg_36, %iterArg_37, %iterArg_38, %162, %163, %164, %165) : (tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<1x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x6x8xf32>
      %167 = func.call @dynamic_update_index_in_dim(%iterArg_40, %166, %iterArg_39) : (tensor<3x1x2x6x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>) -> tensor<3x1x2x6x8xf32>
      %c_41 = stablehlo.constant dense<1> : tensor<i32>
      %168 = stablehlo.add %iterArg_39, %c_41 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %168, %167 : tensor<3x1x2x6x8xf32>, tensor<3x1x3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x6x8xf32>
    }
    %119 = stablehlo.reshape %118#8 : (tensor<3x1x2x6x8xf32>) -> tensor<3x2x2x3x8xf32>
    %120 = stablehlo.transpose %119, dims = [0, 3, 1, 2, 4] : (tensor<3x2x2x3x8xf32>) -> tensor<3x3x2x2x8xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %122 = stablehlo.compare LT, %arg7, %121, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_24 = stablehlo.constant dense<3> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %124 = stablehlo.add %arg7, %123 : tensor<6xi32>
    %125 = stablehlo.select %122, %124, %arg7 : tensor<6xi1>, tensor<6xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %127 = stablehlo.compare LT, %arg0, %126, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_26 = stablehlo.constant dense<3> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %129 = stablehlo.add %arg0, %128 : tensor<6xi32>
    %130 = stablehlo.select %127, %129, %arg0 : tensor<6xi1>, tensor<6xi32>
    %131 = stablehlo.broadcast_in_dim %125, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %132 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %133 = stablehlo.concatenate %131, %132, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %134 = "stablehlo.gather"(%120, %133) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 2, 8>}> : (tensor<3x3x2x2x8xf32>, tensor<6x2xi32>) -> tensor<6x2x2x8xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 2, 3, 4] : (tensor<6x2x2x8xf32>) -> tensor<6x1x2x2x8xf32>
    %136 = stablehlo.reshape %135 : (tensor<6x1x2x2x8xf32>) -> tensor<6x1x32xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %137 = "stablehlo.case"(%c_27) ({
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_33 : tensor<i32>
    }, {
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_33 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %138 = "stablehlo.case"(%137) ({
      %162 = stablehlo.reshape %136 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %163 = func.call @_pad(%162, %c_33) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %164 = stablehlo.reshape %163 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %165 = stablehlo.reshape %164 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %166 = stablehlo.dot_general %165, %arg12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x32xf32>) -> tensor<6x32xf32>
      %167 = stablehlo.reshape %166 : (tensor<6x32xf32>) -> tensor<6x1x32xf32>
      stablehlo.return %167 : tensor<6x1x32xf32>
    }) : (tensor<i32>) -> tensor<6x1x32xf32>
    %139 = stablehlo.add %arg14, %138 : tensor<6x1x32xf32>
    %140 = stablehlo.multiply %139, %139 : tensor<6x1x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<6x1x32xf32>, tensor<f32>) -> tensor<6x1xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %cst_29 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %144 = stablehlo.divide %142, %143 : tensor<6x1x1xf32>
    %cst_30 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %146 = stablehlo.add %144, %145 : tensor<6x1x1xf32>
    %147 = stablehlo.rsqrt %146 : tensor<6x1x1xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1x32xf32>
    %149 = stablehlo.multiply %139, %148 : tensor<6x1x32xf32>
    %150 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<6x1x32xf32>
    %152 = stablehlo.multiply %149, %151 : tensor<6x1x32xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %153 = "stablehlo.case"(%c_31) ({
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_33 : tensor<i32>
    }, {
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_33 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %154 = "stablehlo.case"(%153) ({
      %162 = stablehlo.reshape %152 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %163 = func.call @_pad(%162, %c_33) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %164 = stablehlo.reshape %163 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %165 = stablehlo.reshape %164 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %166 = stablehlo.dot_general %165, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x96xf32>) -> tensor<6x96xf32>
      %167 = stablehlo.reshape %166 : (tensor<6x96xf32>) -> tensor<6x1x96xf32>
      stablehlo.return %167 : tensor<6x1x96xf32>
    }) : (tensor<i32>) -> tensor<6x1x96xf32>
    %155 = stablehlo.slice %154 [0:6, 0:1, 0:48] : (tensor<6x1x96xf32>) -> tensor<6x1x48xf32>
    %156 = stablehlo.slice %154 [0:6, 0:1, 48:96] : (tensor<6x1x96xf32>) -> tensor<6x1x48xf32>
    %157 = call @silu(%155) : (tensor<6x1x48xf32>) -> tensor<6x1x48xf32>
    %158 = stablehlo.multiply %157, %156 : tensor<6x1x48xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %159 = "stablehlo.case"(%c_32) ({
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_33 : tensor<i32>
    }, {
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_33 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %160 = "stablehlo.case"(%159) ({
      %162 = stablehlo.reshape %158 : (tensor<6x1x48xf32>) -> tensor<6x48xf32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %163 = func.call @_pad_10(%162, %c_33) : (tensor<6x48xf32>, tensor<i32>) -> tensor<6x48xf32>
      %164 = stablehlo.reshape %163 : (tensor<6x48xf32>) -> tensor<1x6x48xf32>
      %165 = stablehlo.reshape %164 : (tensor<1x6x48xf32>) -> tensor<6x48xf32>
      %166 = stablehlo.dot_general %165, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x48xf32>, tensor<48x32xf32>) -> tensor<6x32xf32>
      %167 = stablehlo.reshape %166 : (tensor<6x32xf32>) -> tensor<6x1x32xf32>
      stablehlo.return %167 : tensor<6x1x32xf32>
    }) : (tensor<i32>) -> tensor<6x1x32xf32>
    %161 = stablehlo.add %139, %160 : tensor<6x1x32xf32>
    return %161, %81, %100 : tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>
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
      %70 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x6x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x6x16xf32>
      %71 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x6x16xi1>) -> tensor<1x1x6x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_9(%71, %70, %cst_35) : (tensor<1x1x6x16xi1>, tensor<1x2x6x16xf32>, tensor<f32>) -> tensor<1x2x6x16xf32>
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
