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
    %379 = stablehlo.broadcast_in_dim %197, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
    %380 = stablehlo.broadcast_in_dim %258, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1x1xi32>
    %381 = stablehlo.convert %380 : (tensor<6x1x1x1xi32>) -> tensor<6x1x1x1xf32>
    %382 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %383 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1x1x4xf32>
    %384 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<6x1x1x4xf32>
    %385 = stablehlo.multiply %383, %384 : tensor<6x1x1x4xf32>
    %386 = stablehlo.cosine %385 : tensor<6x1x1x4xf32>
    %387 = stablehlo.sine %385 : tensor<6x1x1x4xf32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %388 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %389 = stablehlo.compare LT, %243, %388, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_108 = stablehlo.constant dense<97> : tensor<i32>
    %390 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %391 = stablehlo.add %243, %390 : tensor<6x1xi32>
    %392 = stablehlo.select %389, %391, %243 : tensor<6x1xi1>, tensor<6x1xi32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %394 = "stablehlo.gather"(%arg11, %393) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<6x1x1xi32>) -> tensor<32x6x1xf32>
    %395 = stablehlo.transpose %394, dims = [1, 2, 0] : (tensor<32x6x1xf32>) -> tensor<6x1x32xf32>
    %396 = stablehlo.slice %arg5 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %397 = stablehlo.reshape %396 : (tensor<1x32xf32>) -> tensor<32xf32>
    %398 = stablehlo.slice %arg4 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %399 = stablehlo.reshape %398 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %400:3 = call @through(%arg37, %134, %228, %220, %175, %178, %227, %125, %arg0, %arg2, %399, %397, %arg6, %arg8, %395, %386, %387, %c_109, %arg12, %arg13) : (tensor<3xi32>, tensor<6xi32>, tensor<6x1xi32>, tensor<6x1xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<6x1x32xf32>, tensor<6x1x1x4xf32>, tensor<6x1x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
    %401 = stablehlo.slice %arg5 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %402 = stablehlo.reshape %401 : (tensor<1x32xf32>) -> tensor<32xf32>
    %403 = stablehlo.slice %arg4 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %404 = stablehlo.reshape %403 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_110 = stablehlo.constant dense<1> : tensor<i32>
    %405:3 = call @through(%arg37, %134, %228, %220, %175, %178, %227, %125, %arg1, %arg3, %404, %402, %arg7, %arg9, %400#0, %386, %387, %c_110, %400#1, %400#2) : (tensor<3xi32>, tensor<6xi32>, tensor<6x1xi32>, tensor<6x1xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<6x1x32xf32>, tensor<6x1x1x4xf32>, tensor<6x1x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
    %406 = stablehlo.multiply %405#0, %405#0 : tensor<6x1x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.reduce(%406 init: %cst_111) applies stablehlo.add across dimensions = [2] : (tensor<6x1x32xf32>, tensor<f32>) -> tensor<6x1xf32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %cst_112 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %410 = stablehlo.divide %408, %409 : tensor<6x1x1xf32>
    %cst_113 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %412 = stablehlo.add %410, %411 : tensor<6x1x1xf32>
    %413 = stablehlo.rsqrt %412 : tensor<6x1x1xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1x32xf32>
    %415 = stablehlo.multiply %405#0, %414 : tensor<6x1x32xf32>
    %416 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<6x1x32xf32>
    %418 = stablehlo.multiply %415, %417 : tensor<6x1x32xf32>
    %419 = stablehlo.reshape %418 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
    %c_114 = stablehlo.constant dense<0> : tensor<i32>
    %420 = "stablehlo.case"(%c_114) ({
      %c_186 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_186 : tensor<i32>
    }, {
      %c_186 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_186 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %421 = "stablehlo.case"(%420) ({
      %c_186 = stablehlo.constant dense<0> : tensor<i32>
      %652 = func.call @_pad(%419, %c_186) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %653 = stablehlo.reshape %652 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %654 = stablehlo.reshape %653 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %655 = stablehlo.dot_general %654, %arg11, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x97xf32>) -> tensor<6x97xf32>
      stablehlo.return %655 : tensor<6x97xf32>
    }) : (tensor<i32>) -> tensor<6x97xf32>
    %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %422 = stablehlo.reduce(%421 init: %cst_115) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %423 = stablehlo.iota dim = 0 : tensor<97xi32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_116 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %425 = stablehlo.reduce(%421 init: %cst_116) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
    %428 = stablehlo.compare EQ, %421, %427, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
    %c_117 = stablehlo.constant dense<97> : tensor<i32>
    %429 = call @_where_11(%428, %424, %c_117) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
    %c_118 = stablehlo.constant dense<2147483647> : tensor<i32>
    %430 = stablehlo.reduce(%429 init: %c_118) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
    %c_119 = stablehlo.constant dense<96> : tensor<i32>
    %431 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %432 = stablehlo.minimum %430, %431 : tensor<6xi32>
    %433 = stablehlo.compare NE, %422, %422, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %434 = stablehlo.not %433 : tensor<6xi1>
    %c_120 = stablehlo.constant dense<1> : tensor<i32>
    %435 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %436 = stablehlo.add %134, %435 : tensor<6xi32>
    %c_121 = stablehlo.constant dense<2> : tensor<i32>
    %437 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %438 = stablehlo.minimum %436, %437 : tensor<6xi32>
    %439 = stablehlo.compare GT, %438, %134, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_122 = stablehlo.constant dense<0> : tensor<i32>
    %440 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %441 = stablehlo.compare LT, %125, %440, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_123 = stablehlo.constant dense<3> : tensor<i32>
    %442 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %443 = stablehlo.add %125, %442 : tensor<6xi32>
    %444 = stablehlo.select %441, %443, %125 : tensor<6xi1>, tensor<6xi32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %445 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %446 = stablehlo.compare LT, %438, %445, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_125 = stablehlo.constant dense<3> : tensor<i32>
    %447 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %448 = stablehlo.add %438, %447 : tensor<6xi32>
    %449 = stablehlo.select %446, %448, %438 : tensor<6xi1>, tensor<6xi32>
    %450 = stablehlo.broadcast_in_dim %444, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %451 = stablehlo.broadcast_in_dim %449, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %452 = stablehlo.concatenate %450, %451, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %453 = "stablehlo.gather"(%169, %452) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi1>, tensor<6x2xi32>) -> tensor<6xi1>
    %454 = stablehlo.and %439, %453 : tensor<6xi1>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %455 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %456 = stablehlo.compare LT, %125, %455, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_127 = stablehlo.constant dense<3> : tensor<i32>
    %457 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %458 = stablehlo.add %125, %457 : tensor<6xi32>
    %459 = stablehlo.select %456, %458, %125 : tensor<6xi1>, tensor<6xi32>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %460 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %461 = stablehlo.compare LT, %438, %460, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_129 = stablehlo.constant dense<3> : tensor<i32>
    %462 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %463 = stablehlo.add %438, %462 : tensor<6xi32>
    %464 = stablehlo.select %461, %463, %438 : tensor<6xi1>, tensor<6xi32>
    %465 = stablehlo.broadcast_in_dim %459, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %466 = stablehlo.broadcast_in_dim %464, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %467 = stablehlo.concatenate %465, %466, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %468 = "stablehlo.gather"(%176, %467) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6xi32>
    %c_130 = stablehlo.constant dense<-1> : tensor<i32>
    %469 = call @_where_3(%454, %468, %c_130) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_131 = stablehlo.constant dense<1> : tensor<i32>
    %470 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %471 = stablehlo.subtract %438, %470 : tensor<6xi32>
    %c_132 = stablehlo.constant dense<0> : tensor<i32>
    %472 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %473 = stablehlo.compare LT, %125, %472, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_133 = stablehlo.constant dense<3> : tensor<i32>
    %474 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %475 = stablehlo.add %125, %474 : tensor<6xi32>
    %476 = stablehlo.select %473, %475, %125 : tensor<6xi1>, tensor<6xi32>
    %c_134 = stablehlo.constant dense<0> : tensor<i32>
    %477 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %478 = stablehlo.compare LT, %471, %477, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_135 = stablehlo.constant dense<2> : tensor<i32>
    %479 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %480 = stablehlo.add %471, %479 : tensor<6xi32>
    %481 = stablehlo.select %478, %480, %471 : tensor<6xi1>, tensor<6xi32>
    %482 = stablehlo.broadcast_in_dim %476, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %483 = stablehlo.broadcast_in_dim %481, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %484 = stablehlo.concatenate %482, %483, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %485 = "stablehlo.gather"(%arg40, %484) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 97>}> : (tensor<3x2x97xf32>, tensor<6x2xi32>) -> tensor<6x97xf32>
    %486 = stablehlo.and %197, %307 : tensor<6xi1>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %488 = stablehlo.compare GT, %321, %487, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %489 = stablehlo.and %197, %488 : tensor<6xi1>
    %490 = stablehlo.or %486, %489 : tensor<6xi1>
    %c_137 = stablehlo.constant dense<false> : tensor<i1>
    %491 = stablehlo.reduce(%490 init: %c_137) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    %492 = stablehlo.convert %491 : (tensor<i1>) -> tensor<i32>
    %493 = "stablehlo.case"(%492) ({
      stablehlo.return %432 : tensor<6xi32>
    }, {
      %c_186 = stablehlo.constant dense<false> : tensor<i1>
      %652 = stablehlo.reduce(%486 init: %c_186) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %653 = stablehlo.convert %652 : (tensor<i1>) -> tensor<i32>
      %654:3 = "stablehlo.case"(%653) ({
        stablehlo.return %421, %422, %432 : tensor<6x97xf32>, tensor<6xf32>, tensor<6xi32>
      }, {
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %658 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %659 = stablehlo.compare LT, %370, %658, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_189 = stablehlo.constant dense<2> : tensor<i32>
        %660 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %661 = stablehlo.add %370, %660 : tensor<6xi32>
        %662 = stablehlo.select %659, %661, %370 : tensor<6xi1>, tensor<6xi32>
        %663 = stablehlo.broadcast_in_dim %662, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %664 = "stablehlo.gather"(%arg29, %663) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_190 = stablehlo.constant dense<0> : tensor<i32>
        %665 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %666 = stablehlo.compare LT, %370, %665, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_191 = stablehlo.constant dense<2> : tensor<i32>
        %667 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %668 = stablehlo.add %370, %667 : tensor<6xi32>
        %669 = stablehlo.select %666, %668, %370 : tensor<6xi1>, tensor<6xi32>
        %670 = stablehlo.broadcast_in_dim %669, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %671 = "stablehlo.gather"(%arg30, %670) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %672 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %673 = stablehlo.compare LT, %370, %672, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_193 = stablehlo.constant dense<2> : tensor<i32>
        %674 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %675 = stablehlo.add %370, %674 : tensor<6xi32>
        %676 = stablehlo.select %673, %675, %370 : tensor<6xi1>, tensor<6xi32>
        %677 = stablehlo.broadcast_in_dim %676, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %678 = "stablehlo.gather"(%arg31, %677) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xf32>, tensor<6x1xi32>) -> tensor<6x97xf32>
        %c_194 = stablehlo.constant dense<0> : tensor<i32>
        %679 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %680 = stablehlo.compare LT, %370, %679, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_195 = stablehlo.constant dense<2> : tensor<i32>
        %681 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %682 = stablehlo.add %370, %681 : tensor<6xi32>
        %683 = stablehlo.select %680, %682, %370 : tensor<6xi1>, tensor<6xi32>
        %684 = stablehlo.broadcast_in_dim %683, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %685 = "stablehlo.gather"(%arg32, %684) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_196 = stablehlo.constant dense<0> : tensor<i32>
        %686 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %687 = stablehlo.compare LT, %370, %686, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_197 = stablehlo.constant dense<2> : tensor<i32>
        %688 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %689 = stablehlo.add %370, %688 : tensor<6xi32>
        %690 = stablehlo.select %687, %689, %370 : tensor<6xi1>, tensor<6xi32>
        %691 = stablehlo.broadcast_in_dim %690, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %692 = "stablehlo.gather"(%arg33, %691) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi32>, tensor<6x1xi32>) -> tensor<6x97xi32>
        %c_198 = stablehlo.constant dense<0> : tensor<i32>
        %693 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %694 = stablehlo.compare LT, %134, %693, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_199 = stablehlo.constant dense<3> : tensor<i32>
        %695 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %696 = stablehlo.add %134, %695 : tensor<6xi32>
        %697 = stablehlo.select %694, %696, %134 : tensor<6xi1>, tensor<6xi32>
        %698 = stablehlo.broadcast_in_dim %697, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_200 = stablehlo.constant dense<1> : tensor<i32>
        %699 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %700 = stablehlo.concatenate %698, %699, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
        %701 = "stablehlo.gather"(%c_2, %700) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xi1>, tensor<6x2xi32>) -> tensor<6x2xi1>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %702 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %703 = stablehlo.compare LT, %125, %702, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_202 = stablehlo.constant dense<3> : tensor<i32>
        %704 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %705 = stablehlo.add %125, %704 : tensor<6xi32>
        %706 = stablehlo.select %703, %705, %125 : tensor<6xi1>, tensor<6xi32>
        %707 = stablehlo.broadcast_in_dim %706, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_203 = stablehlo.constant dense<1> : tensor<i32>
        %708 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %709 = stablehlo.concatenate %707, %708, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
        %710 = "stablehlo.gather"(%176, %709) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
        %c_204 = stablehlo.constant dense<97> : tensor<i32>
        %711 = func.call @_where_12(%701, %710, %c_204) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<i32>) -> tensor<6x2xi32>
        %712 = stablehlo.iota dim = 0 : tensor<6xi32>
        %713 = stablehlo.broadcast_in_dim %712, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_205 = stablehlo.constant dense<0> : tensor<i32>
        %714 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %715 = stablehlo.compare LT, %713, %714, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
        %c_206 = stablehlo.constant dense<6> : tensor<i32>
        %716 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %717 = stablehlo.add %713, %716 : tensor<6x1xi32>
        %718 = stablehlo.select %715, %717, %713 : tensor<6x1xi1>, tensor<6x1xi32>
        %c_207 = stablehlo.constant dense<0> : tensor<i32>
        %719 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %720 = stablehlo.compare LT, %711, %719, SIGNED : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
        %c_208 = stablehlo.constant dense<97> : tensor<i32>
        %721 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %722 = stablehlo.add %711, %721 : tensor<6x2xi32>
        %723 = stablehlo.select %720, %722, %711 : tensor<6x2xi1>, tensor<6x2xi32>
        %724 = stablehlo.broadcast_in_dim %718, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x2xi32>
        %725 = stablehlo.broadcast_in_dim %724, dims = [0, 1] : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
        %726 = stablehlo.broadcast_in_dim %723, dims = [0, 1] : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
        %727 = stablehlo.concatenate %725, %726, dim = 2 : (tensor<6x2x1xi32>, tensor<6x2x1xi32>) -> tensor<6x2x2xi32>
        %c_209 = stablehlo.constant dense<1> : tensor<i32>
        %728 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %729 = "stablehlo.scatter"(%692, %727, %728) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
          %773 = stablehlo.add %arg41, %arg42 : tensor<i32>
          stablehlo.return %773 : tensor<i32>
        }) : (tensor<6x97xi32>, tensor<6x2x2xi32>, tensor<6x2xi32>) -> tensor<6x97xi32>
        %730 = stablehlo.compare LT, %378, %300, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %731 = stablehlo.broadcast_in_dim %730, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %732 = stablehlo.broadcast_in_dim %731, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %733 = stablehlo.and %732, %671 : tensor<6x97xi1>
        %cst_210 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %734 = func.call @_where_13(%733, %cst_210, %421) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %735 = stablehlo.add %734, %678 : tensor<6x97xf32>
        %736 = stablehlo.broadcast_in_dim %349, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %c_211 = stablehlo.constant dense<0> : tensor<i32>
        %737 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
        %738 = stablehlo.compare GT, %729, %737, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
        %739 = stablehlo.or %685, %738 : tensor<6x97xi1>
        %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %740 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
        %741 = stablehlo.compare GT, %735, %740, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %742 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %743 = stablehlo.divide %735, %742 : tensor<6x97xf32>
        %744 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %745 = stablehlo.multiply %735, %744 : tensor<6x97xf32>
        %746 = func.call @_where_14(%741, %743, %745) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %747 = func.call @_where_14(%739, %746, %735) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %748 = stablehlo.broadcast_in_dim %363, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %749 = stablehlo.convert %729 : (tensor<6x97xi32>) -> tensor<6x97xf32>
        %750 = stablehlo.broadcast_in_dim %748, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %751 = stablehlo.multiply %750, %749 : tensor<6x97xf32>
        %752 = stablehlo.subtract %747, %751 : tensor<6x97xf32>
        %753 = stablehlo.broadcast_in_dim %356, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %c_213 = stablehlo.constant dense<0> : tensor<i32>
        %754 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
        %755 = stablehlo.compare GT, %729, %754, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
        %756 = stablehlo.convert %755 : (tensor<6x97xi1>) -> tensor<6x97xf32>
        %757 = stablehlo.broadcast_in_dim %753, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %758 = stablehlo.multiply %757, %756 : tensor<6x97xf32>
        %759 = stablehlo.subtract %752, %758 : tensor<6x97xf32>
        %760 = stablehlo.broadcast_in_dim %486, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %761 = func.call @_where_15(%760, %759, %421) : (tensor<6x1xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %762 = stablehlo.reduce(%761 init: %cst_214) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %763 = stablehlo.iota dim = 0 : tensor<97xi32>
        %764 = stablehlo.broadcast_in_dim %763, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_215 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %765 = stablehlo.reduce(%761 init: %cst_215) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %766 = stablehlo.broadcast_in_dim %765, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %767 = stablehlo.broadcast_in_dim %766, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %768 = stablehlo.compare EQ, %761, %767, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_216 = stablehlo.constant dense<97> : tensor<i32>
        %769 = func.call @_where_11(%768, %764, %c_216) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_217 = stablehlo.constant dense<2147483647> : tensor<i32>
        %770 = stablehlo.reduce(%769 init: %c_217) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_218 = stablehlo.constant dense<96> : tensor<i32>
        %771 = stablehlo.broadcast_in_dim %c_218, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %772 = stablehlo.minimum %770, %771 : tensor<6xi32>
        stablehlo.return %761, %762, %772 : tensor<6x97xf32>, tensor<6xf32>, tensor<6xi32>
      }) : (tensor<i32>) -> (tensor<6x97xf32>, tensor<6xf32>, tensor<6xi32>)
      %c_187 = stablehlo.constant dense<false> : tensor<i1>
      %655 = stablehlo.reduce(%489 init: %c_187) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %656 = stablehlo.convert %655 : (tensor<i1>) -> tensor<i32>
      %657 = "stablehlo.case"(%656) ({
        stablehlo.return %654#2 : tensor<6xi32>
      }, {
        %c_188 = stablehlo.constant dense<1> : tensor<i32>
        %658 = func.call @_where_16(%489, %321, %c_188) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
        %659 = stablehlo.broadcast_in_dim %654#1, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %660 = stablehlo.broadcast_in_dim %659, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %661 = stablehlo.compare LT, %654#0, %660, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %662 = stablehlo.broadcast_in_dim %658, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %663 = stablehlo.broadcast_in_dim %662, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %664 = stablehlo.divide %654#0, %663 : tensor<6x97xf32>
        %665 = stablehlo.divide %654#1, %658 : tensor<6xf32>
        %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %666 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %667 = stablehlo.compare GT, %342, %666, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %668 = stablehlo.and %667, %489 : tensor<6xi1>
        %c_190 = stablehlo.constant dense<false> : tensor<i1>
        %669 = stablehlo.reduce(%668 init: %c_190) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %670 = stablehlo.convert %669 : (tensor<i1>) -> tensor<i32>
        %671 = "stablehlo.case"(%670) ({
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %767 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %767 : tensor<6xf32>
        }, {
          %767 = stablehlo.log %342 : tensor<6xf32>
          %768 = stablehlo.add %665, %767 : tensor<6xf32>
          stablehlo.return %768 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %672 = stablehlo.broadcast_in_dim %668, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %673 = stablehlo.broadcast_in_dim %672, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %674 = stablehlo.and %673, %661 : tensor<6x97xi1>
        %675 = stablehlo.broadcast_in_dim %671, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %676 = stablehlo.convert %675 : tensor<6x1xf32>
        %677 = stablehlo.broadcast_in_dim %676, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %678 = stablehlo.compare LT, %664, %677, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %679 = stablehlo.and %674, %678 : tensor<6x97xi1>
        %cst_191 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %680 = func.call @_where_13(%679, %cst_191, %664) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %681 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %682 = stablehlo.compare GT, %328, %681, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_193 = stablehlo.constant dense<97> : tensor<i32>
        %683 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %684 = stablehlo.compare LT, %328, %683, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %685 = stablehlo.and %682, %684 : tensor<6xi1>
        %686 = stablehlo.and %685, %489 : tensor<6xi1>
        %c_194 = stablehlo.constant dense<false> : tensor<i1>
        %687 = stablehlo.reduce(%686 init: %c_194) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %688 = stablehlo.convert %687 : (tensor<i1>) -> tensor<i32>
        %689 = "stablehlo.case"(%688) ({
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %767 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %767 : tensor<6xf32>
        }, {
          %767 = stablehlo.bitcast_convert %680 : (tensor<6x97xf32>) -> tensor<6x97xi32>
          %c_214 = stablehlo.constant dense<0> : tensor<i32>
          %768 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %769 = stablehlo.compare LT, %767, %768, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
          %c_215 = stablehlo.constant dense<2147483647> : tensor<i32>
          %770 = stablehlo.broadcast_in_dim %c_215, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %771 = stablehlo.xor %767, %770 : tensor<6x97xi32>
          %772 = func.call @_where_17(%769, %771, %767) : (tensor<6x97xi1>, tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi32>
          %c_216 = stablehlo.constant dense<2147483647> : tensor<i32>
          %773 = stablehlo.reduce(%772 init: %c_216) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_217 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %774 = stablehlo.reduce(%772 init: %c_217) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_218 = stablehlo.constant dense<0> : tensor<i32>
          %c_219 = stablehlo.constant dense<0> : tensor<i32>
          %775:6 = stablehlo.while(%iterArg = %772, %iterArg_222 = %328, %iterArg_223 = %c_219, %iterArg_224 = %c_218, %iterArg_225 = %773, %iterArg_226 = %774) : tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          cond {
            %c_227 = stablehlo.constant dense<32> : tensor<i32>
            %782 = stablehlo.compare LT, %iterArg_223, %c_227, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %782 : tensor<i1>
          } do {
            %782:3 = func.call @closed_call_18(%iterArg, %iterArg_222, %iterArg_224, %iterArg_225, %iterArg_226) : (tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>)
            %c_227 = stablehlo.constant dense<1> : tensor<i32>
            %783 = stablehlo.add %iterArg_223, %c_227 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_222, %783, %782#0, %782#1, %782#2 : tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          }
          %c_220 = stablehlo.constant dense<0> : tensor<i32>
          %776 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %777 = stablehlo.compare LT, %775#4, %776, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
          %c_221 = stablehlo.constant dense<2147483647> : tensor<i32>
          %778 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %779 = stablehlo.xor %775#4, %778 : tensor<6xi32>
          %780 = func.call @_where_19(%777, %779, %775#4) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
          %781 = stablehlo.bitcast_convert %780 : (tensor<6xi32>) -> tensor<6xf32>
          stablehlo.return %781 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %690 = stablehlo.broadcast_in_dim %686, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %691 = stablehlo.broadcast_in_dim %690, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %692 = stablehlo.and %691, %661 : tensor<6x97xi1>
        %693 = stablehlo.broadcast_in_dim %689, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %694 = stablehlo.convert %693 : tensor<6x1xf32>
        %695 = stablehlo.broadcast_in_dim %694, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %696 = stablehlo.compare LT, %680, %695, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %697 = stablehlo.and %692, %696 : tensor<6x97xi1>
        %cst_195 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %698 = func.call @_where_13(%697, %cst_195, %680) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %cst_196 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %699 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %700 = stablehlo.compare LT, %335, %699, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %701 = stablehlo.and %700, %489 : tensor<6xi1>
        %c_197 = stablehlo.constant dense<false> : tensor<i1>
        %702 = stablehlo.reduce(%701 init: %c_197) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %703 = stablehlo.convert %702 : (tensor<i1>) -> tensor<i32>
        %704 = "stablehlo.case"(%703) ({
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %767 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %767 : tensor<6xf32>
        }, {
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %767 = stablehlo.reduce(%698 init: %cst_214) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %768 = stablehlo.broadcast_in_dim %767, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
          %769 = stablehlo.broadcast_in_dim %768, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
          %770 = stablehlo.subtract %698, %769 : tensor<6x97xf32>
          %771 = stablehlo.exponential %770 : tensor<6x97xf32>
          %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %772 = stablehlo.reduce(%771 init: %cst_215) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %773 = stablehlo.multiply %335, %772 : tensor<6xf32>
          %774 = stablehlo.bitcast_convert %698 : (tensor<6x97xf32>) -> tensor<6x97xi32>
          %c_216 = stablehlo.constant dense<0> : tensor<i32>
          %775 = stablehlo.broadcast_in_dim %c_216, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %776 = stablehlo.compare LT, %774, %775, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
          %c_217 = stablehlo.constant dense<2147483647> : tensor<i32>
          %777 = stablehlo.broadcast_in_dim %c_217, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %778 = stablehlo.xor %774, %777 : tensor<6x97xi32>
          %779 = func.call @_where_17(%776, %778, %774) : (tensor<6x97xi1>, tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi32>
          %c_218 = stablehlo.constant dense<2147483647> : tensor<i32>
          %780 = stablehlo.reduce(%779 init: %c_218) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_219 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %781 = stablehlo.reduce(%779 init: %c_219) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_220 = stablehlo.constant dense<0> : tensor<i32>
          %c_221 = stablehlo.constant dense<0> : tensor<i32>
          %782:7 = stablehlo.while(%iterArg = %779, %iterArg_224 = %771, %iterArg_225 = %773, %iterArg_226 = %c_221, %iterArg_227 = %c_220, %iterArg_228 = %780, %iterArg_229 = %781) : tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          cond {
            %c_230 = stablehlo.constant dense<32> : tensor<i32>
            %789 = stablehlo.compare LT, %iterArg_226, %c_230, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %789 : tensor<i1>
          } do {
            %789:3 = func.call @closed_call_20(%iterArg, %iterArg_224, %iterArg_225, %iterArg_227, %iterArg_228, %iterArg_229) : (tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>)
            %c_230 = stablehlo.constant dense<1> : tensor<i32>
            %790 = stablehlo.add %iterArg_226, %c_230 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_224, %iterArg_225, %790, %789#0, %789#1, %789#2 : tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          }
          %c_222 = stablehlo.constant dense<0> : tensor<i32>
          %783 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %784 = stablehlo.compare LT, %782#5, %783, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
          %c_223 = stablehlo.constant dense<2147483647> : tensor<i32>
          %785 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %786 = stablehlo.xor %782#5, %785 : tensor<6xi32>
          %787 = func.call @_where_19(%784, %786, %782#5) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
          %788 = stablehlo.bitcast_convert %787 : (tensor<6xi32>) -> tensor<6xf32>
          stablehlo.return %788 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %705 = stablehlo.broadcast_in_dim %701, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %706 = stablehlo.broadcast_in_dim %705, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %707 = stablehlo.and %706, %661 : tensor<6x97xi1>
        %708 = stablehlo.broadcast_in_dim %704, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %709 = stablehlo.convert %708 : tensor<6x1xf32>
        %710 = stablehlo.broadcast_in_dim %709, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %711 = stablehlo.compare LT, %698, %710, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %712 = stablehlo.and %707, %711 : tensor<6x97xi1>
        %cst_198 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %713 = func.call @_where_13(%712, %cst_198, %698) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %cst_199 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %714 = stablehlo.reduce(%713 init: %cst_199) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %cst_200 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %715 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %716 = stablehlo.maximum %715, %714 : tensor<6xf32>
        %717 = stablehlo.broadcast_in_dim %716, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %718 = stablehlo.broadcast_in_dim %717, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %719 = stablehlo.subtract %713, %718 : tensor<6x97xf32>
        %720 = stablehlo.exponential %719 : tensor<6x97xf32>
        %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %721 = stablehlo.reduce(%720 init: %cst_201) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %722 = stablehlo.broadcast_in_dim %721, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %723 = stablehlo.broadcast_in_dim %722, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %724 = stablehlo.divide %720, %723 : tensor<6x97xf32>
        %725 = stablehlo.convert %378 : (tensor<6xi32>) -> tensor<6xui32>
        %726 = func.call @_threefry_fold_in(%314, %725) : (tensor<6x2xui32>, tensor<6xui32>) -> tensor<6x2xui32>
        %c_202 = stablehlo.constant dense<2> : tensor<ui32>
        %727 = func.call @_threefry_fold_in_23(%726, %c_202) : (tensor<6x2xui32>, tensor<ui32>) -> tensor<6x2xui32>
        %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %cst_204 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %728 = func.call @_uniform(%727, %cst_203, %cst_204) : (tensor<6x2xui32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
        %c_205 = stablehlo.constant dense<0> : tensor<i32>
        %729 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %730 = stablehlo.maximum %469, %729 : tensor<6xi32>
        %731 = stablehlo.broadcast_in_dim %730, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %732 = func.call @take_along_axis(%724, %731) : (tensor<6x97xf32>, tensor<6x1xi32>) -> tensor<6x1xf32>
        %733 = stablehlo.reshape %732 : (tensor<6x1xf32>) -> tensor<6xf32>
        %734 = func.call @take_along_axis(%485, %731) : (tensor<6x97xf32>, tensor<6x1xi32>) -> tensor<6x1xf32>
        %735 = stablehlo.reshape %734 : (tensor<6x1xf32>) -> tensor<6xf32>
        %c_206 = stablehlo.constant dense<-1> : tensor<i32>
        %736 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %737 = stablehlo.compare NE, %469, %736, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %738 = stablehlo.subtract %724, %485 : tensor<6x97xf32>
        %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %739 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
        %740 = stablehlo.maximum %738, %739 : tensor<6x97xf32>
        %cst_208 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %741 = stablehlo.reduce(%740 init: %cst_208) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %742 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %743 = stablehlo.compare GT, %741, %742, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %744 = stablehlo.and %737, %743 : tensor<6xi1>
        %745 = stablehlo.broadcast_in_dim %744, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %746 = stablehlo.log %740 : tensor<6x97xf32>
        %747 = func.call @_where_15(%745, %746, %713) : (tensor<6x1xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %748 = stablehlo.convert %378 : (tensor<6xi32>) -> tensor<6xui32>
        %749 = func.call @_threefry_fold_in(%314, %748) : (tensor<6x2xui32>, tensor<6xui32>) -> tensor<6x2xui32>
        %750 = func.call @_gumbel(%749) : (tensor<6x2xui32>) -> tensor<6x97xf32>
        %751 = stablehlo.add %747, %750 : tensor<6x97xf32>
        %752 = stablehlo.iota dim = 0 : tensor<97xi32>
        %753 = stablehlo.broadcast_in_dim %752, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_210 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %754 = stablehlo.reduce(%751 init: %cst_210) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %755 = stablehlo.broadcast_in_dim %754, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %756 = stablehlo.broadcast_in_dim %755, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %757 = stablehlo.compare EQ, %751, %756, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_211 = stablehlo.constant dense<97> : tensor<i32>
        %758 = func.call @_where_11(%757, %753, %c_211) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_212 = stablehlo.constant dense<2147483647> : tensor<i32>
        %759 = stablehlo.reduce(%758 init: %c_212) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_213 = stablehlo.constant dense<96> : tensor<i32>
        %760 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %761 = stablehlo.minimum %759, %760 : tensor<6xi32>
        %762 = stablehlo.multiply %728, %735 : tensor<6xf32>
        %763 = stablehlo.compare LT, %762, %733, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %764 = stablehlo.and %737, %763 : tensor<6xi1>
        %765 = func.call @_where_19(%764, %469, %761) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
        %766 = func.call @_where_19(%489, %765, %654#2) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
        stablehlo.return %766 : tensor<6xi32>
      }) : (tensor<i32>) -> tensor<6xi32>
      stablehlo.return %657 : tensor<6xi32>
    }) : (tensor<i32>) -> tensor<6xi32>
    %494 = stablehlo.reshape %418 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
    %c_138 = stablehlo.constant dense<-2> : tensor<i32>
    %495 = call @_where_3(%434, %493, %c_138) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_139 = stablehlo.constant dense<1> : tensor<i32>
    %496 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %497 = stablehlo.add %378, %496 : tensor<6xi32>
    %c_140 = stablehlo.constant dense<0> : tensor<i32>
    %498 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %499 = stablehlo.compare LT, %370, %498, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_141 = stablehlo.constant dense<2> : tensor<i32>
    %500 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %501 = stablehlo.add %370, %500 : tensor<6xi32>
    %502 = stablehlo.select %499, %501, %370 : tensor<6xi1>, tensor<6xi32>
    %c_142 = stablehlo.constant dense<0> : tensor<i32>
    %503 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %504 = stablehlo.compare LT, %495, %503, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_143 = stablehlo.constant dense<97> : tensor<i32>
    %505 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %506 = stablehlo.add %495, %505 : tensor<6xi32>
    %507 = stablehlo.select %504, %506, %495 : tensor<6xi1>, tensor<6xi32>
    %508 = stablehlo.broadcast_in_dim %502, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %509 = stablehlo.broadcast_in_dim %507, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %510 = stablehlo.concatenate %508, %509, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %511 = "stablehlo.gather"(%arg29, %510) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x97xi1>, tensor<6x2xi32>) -> tensor<6xi1>
    %512 = stablehlo.compare GE, %497, %286, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %513 = stablehlo.or %511, %512 : tensor<6xi1>
    %514 = stablehlo.not %434 : tensor<6xi1>
    %515 = stablehlo.or %513, %514 : tensor<6xi1>
    %c_144 = stablehlo.constant dense<0> : tensor<i32>
    %516 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %517 = stablehlo.compare LT, %175, %516, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_145 = stablehlo.constant dense<6> : tensor<i32>
    %518 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %519 = stablehlo.add %175, %518 : tensor<3x3xi32>
    %520 = stablehlo.select %517, %519, %175 : tensor<3x3xi1>, tensor<3x3xi32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %522 = "stablehlo.gather"(%495, %521) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %c_146 = stablehlo.constant dense<0> : tensor<i32>
    %523 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %524 = stablehlo.compare LT, %175, %523, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_147 = stablehlo.constant dense<6> : tensor<i32>
    %525 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %526 = stablehlo.add %175, %525 : tensor<3x3xi32>
    %527 = stablehlo.select %524, %526, %175 : tensor<3x3xi1>, tensor<3x3xi32>
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %529 = "stablehlo.gather"(%515, %528) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi1>, tensor<3x3x1xi32>) -> tensor<3x3xi1>
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %530 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %531 = stablehlo.slice %169 [0:3, 0:1] : (tensor<3x3xi1>) -> tensor<3x1xi1>
    %c_149 = stablehlo.constant dense<0> : tensor<i32>
    %532 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_150 = stablehlo.constant dense<0> : tensor<i32>
    %533 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_151 = stablehlo.constant dense<false> : tensor<i1>
    %534 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_152 = stablehlo.constant dense<false> : tensor<i1>
    %535 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_153 = stablehlo.constant dense<0> : tensor<i32>
    %536:12 = stablehlo.while(%iterArg = %522, %iterArg_186 = %529, %iterArg_187 = %c_3, %iterArg_188 = %169, %iterArg_189 = %176, %iterArg_190 = %c_153, %iterArg_191 = %530, %iterArg_192 = %531, %iterArg_193 = %532, %iterArg_194 = %533, %iterArg_195 = %534, %iterArg_196 = %535) : tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    cond {
      %c_197 = stablehlo.constant dense<3> : tensor<i32>
      %652 = stablehlo.compare LT, %iterArg_190, %c_197, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %652 : tensor<i1>
    } do {
      %652:6 = func.call @closed_call_30(%iterArg, %iterArg_186, %iterArg_187, %iterArg_188, %iterArg_189, %iterArg_191, %iterArg_192) : (tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>, tensor<3x1xi1>) -> (tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>)
      %653 = func.call @dynamic_update_index_in_dim_35(%iterArg_193, %652#2, %iterArg_190) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %654 = func.call @dynamic_update_index_in_dim_35(%iterArg_194, %652#3, %iterArg_190) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %655 = func.call @dynamic_update_index_in_dim_36(%iterArg_195, %652#4, %iterArg_190) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %656 = func.call @dynamic_update_index_in_dim_36(%iterArg_196, %652#5, %iterArg_190) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %c_197 = stablehlo.constant dense<1> : tensor<i32>
      %657 = stablehlo.add %iterArg_190, %c_197 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_186, %iterArg_187, %iterArg_188, %iterArg_189, %657, %652#0, %652#1, %653, %654, %655, %656 : tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    }
    %537 = stablehlo.reshape %536#8 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %538 = stablehlo.transpose %537, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %539 = stablehlo.reshape %536#9 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %540 = stablehlo.transpose %539, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %541 = stablehlo.reshape %536#10 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %542 = stablehlo.transpose %541, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %543 = stablehlo.reshape %536#11 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %544 = stablehlo.transpose %543, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %545 = stablehlo.convert %542 : (tensor<3x3xi1>) -> tensor<3x3xi32>
    %c_154 = stablehlo.constant dense<0> : tensor<i32>
    %546 = stablehlo.reduce(%545 init: %c_154) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_155 = stablehlo.constant dense<false> : tensor<i1>
    %547 = stablehlo.reduce(%544 init: %c_155) applies stablehlo.or across dimensions = [1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<3xi1>
    %c_156 = stablehlo.constant dense<-1> : tensor<i32>
    %548 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %549 = stablehlo.compare NE, %538, %548, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %550 = call @take_along_axis_37(%175, %540) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %c_157 = stablehlo.constant dense<6> : tensor<i32>
    %551 = call @_where_1(%549, %550, %c_157) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %552 = stablehlo.broadcast_in_dim %arg37, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_158 = stablehlo.constant dense<2> : tensor<i32>
    %553 = call @_where_38(%549, %552, %c_158) : (tensor<3x3xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_159 = stablehlo.constant dense<1> : tensor<i32>
    %554 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %555 = stablehlo.subtract %546, %554 : tensor<3xi32>
    %c_160 = stablehlo.constant dense<0> : tensor<i32>
    %556 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %557 = stablehlo.maximum %555, %556 : tensor<3xi32>
    %558 = stablehlo.broadcast_in_dim %557, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %559 = call @take_along_axis_39(%538, %558) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %560 = stablehlo.reshape %559 : (tensor<3x1xi32>) -> tensor<3xi32>
    %561 = stablehlo.add %13, %546 : tensor<3xi32>
    %562 = stablehlo.add %20, %546 : tensor<3xi32>
    %563 = stablehlo.not %547 : tensor<3xi1>
    %564 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %565 = stablehlo.iota dim = 0 : tensor<3xi32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %567 = stablehlo.broadcast_in_dim %564, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %568 = stablehlo.broadcast_in_dim %566, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %569 = stablehlo.add %567, %568 : tensor<3x3xi32>
    %570 = stablehlo.slice %553 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %571 = stablehlo.reshape %570 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_161 = stablehlo.constant dense<0> : tensor<i32>
    %572 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %573 = stablehlo.compare GE, %538, %572, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_162 = stablehlo.constant dense<0> : tensor<i32>
    %574 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %575 = stablehlo.compare LT, %551, %574, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_163 = stablehlo.constant dense<6> : tensor<i32>
    %576 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %577 = stablehlo.add %551, %576 : tensor<3x3xi32>
    %578 = stablehlo.select %575, %577, %551 : tensor<3x3xi1>, tensor<3x3xi32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %580 = "stablehlo.gather"(%494, %579) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<6x32xf32>, tensor<3x3x1xi32>) -> tensor<3x3x32xf32>
    %c_164 = stablehlo.constant dense<0> : tensor<i32>
    %581 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %582 = stablehlo.compare LT, %571, %581, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_165 = stablehlo.constant dense<2> : tensor<i32>
    %583 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %584 = stablehlo.add %571, %583 : tensor<3xi32>
    %585 = stablehlo.select %582, %584, %571 : tensor<3xi1>, tensor<3xi32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %587 = "stablehlo.scatter"(%arg14, %586, %560) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_166 = stablehlo.constant dense<0> : tensor<i32>
    %588 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %589 = stablehlo.compare LT, %571, %588, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_167 = stablehlo.constant dense<2> : tensor<i32>
    %590 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %591 = stablehlo.add %571, %590 : tensor<3xi32>
    %592 = stablehlo.select %589, %591, %571 : tensor<3xi1>, tensor<3xi32>
    %593 = stablehlo.broadcast_in_dim %592, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %594 = "stablehlo.scatter"(%arg15, %593, %561) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_168 = stablehlo.constant dense<0> : tensor<i32>
    %595 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %596 = stablehlo.compare LT, %571, %595, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_169 = stablehlo.constant dense<2> : tensor<i32>
    %597 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %598 = stablehlo.add %571, %597 : tensor<3xi32>
    %599 = stablehlo.select %596, %598, %571 : tensor<3xi1>, tensor<3xi32>
    %600 = stablehlo.broadcast_in_dim %599, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %601 = "stablehlo.scatter"(%arg16, %600, %562) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_170 = stablehlo.constant dense<0> : tensor<i32>
    %602 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %603 = stablehlo.compare LT, %571, %602, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_171 = stablehlo.constant dense<2> : tensor<i32>
    %604 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %605 = stablehlo.add %571, %604 : tensor<3xi32>
    %606 = stablehlo.select %603, %605, %571 : tensor<3xi1>, tensor<3xi32>
    %607 = stablehlo.broadcast_in_dim %606, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %608 = "stablehlo.scatter"(%arg18, %607, %563) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i1>, %arg42: tensor<i1>):
      stablehlo.return %arg42 : tensor<i1>
    }) : (tensor<2xi1>, tensor<3x1xi32>, tensor<3xi1>) -> tensor<2xi1>
    %609 = stablehlo.reshape %48 : (tensor<3xi1>) -> tensor<3x1xi1>
    %610 = stablehlo.broadcast_in_dim %609, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %611 = stablehlo.and %610, %573 : tensor<3x3xi1>
    %c_172 = stablehlo.constant dense<2> : tensor<i32>
    %612 = call @_where_1(%611, %553, %c_172) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_173 = stablehlo.constant dense<0> : tensor<i32>
    %613 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %614 = stablehlo.compare LT, %612, %613, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_174 = stablehlo.constant dense<2> : tensor<i32>
    %615 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %616 = stablehlo.add %612, %615 : tensor<3x3xi32>
    %617 = stablehlo.select %614, %616, %612 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_175 = stablehlo.constant dense<0> : tensor<i32>
    %618 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %619 = stablehlo.compare LT, %538, %618, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_176 = stablehlo.constant dense<97> : tensor<i32>
    %620 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %621 = stablehlo.add %538, %620 : tensor<3x3xi32>
    %622 = stablehlo.select %619, %621, %538 : tensor<3x3xi1>, tensor<3x3xi32>
    %623 = stablehlo.broadcast_in_dim %617, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %624 = stablehlo.broadcast_in_dim %622, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %625 = stablehlo.concatenate %623, %624, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %c_177 = stablehlo.constant dense<1> : tensor<i32>
    %626 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %627 = "stablehlo.scatter"(%arg33, %625, %626) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      %652 = stablehlo.add %arg41, %arg42 : tensor<i32>
      stablehlo.return %652 : tensor<i32>
    }) : (tensor<2x97xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x97xi32>
    %c_178 = stablehlo.constant dense<-1> : tensor<i32>
    %628 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %c_179 = stablehlo.constant dense<0> : tensor<i32>
    %629 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %630 = stablehlo.compare LT, %571, %629, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_180 = stablehlo.constant dense<2> : tensor<i32>
    %631 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %632 = stablehlo.add %571, %631 : tensor<3xi32>
    %633 = stablehlo.select %630, %632, %571 : tensor<3xi1>, tensor<3xi32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %635 = "stablehlo.scatter"(%628, %634, %538) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<2x3xi32>
    %c_181 = stablehlo.constant dense<1> : tensor<i32>
    %636 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %637 = stablehlo.add %569, %636 : tensor<3x3xi32>
    %c_182 = stablehlo.constant dense<0> : tensor<i32>
    %638 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %639 = stablehlo.compare LT, %553, %638, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_183 = stablehlo.constant dense<2> : tensor<i32>
    %640 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %641 = stablehlo.add %553, %640 : tensor<3x3xi32>
    %642 = stablehlo.select %639, %641, %553 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_184 = stablehlo.constant dense<0> : tensor<i32>
    %643 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %644 = stablehlo.compare LT, %637, %643, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_185 = stablehlo.constant dense<128> : tensor<i32>
    %645 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %646 = stablehlo.add %637, %645 : tensor<3x3xi32>
    %647 = stablehlo.select %644, %646, %637 : tensor<3x3xi1>, tensor<3x3xi32>
    %648 = stablehlo.broadcast_in_dim %642, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %649 = stablehlo.broadcast_in_dim %647, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %650 = stablehlo.concatenate %648, %649, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %651 = "stablehlo.scatter"(%arg34, %650, %538) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2x128xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x128xi32>
    return %405#1, %405#2, %587, %594, %601, %arg17, %608, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %627, %651, %arg35, %arg36, %635, %421, %551 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<2x3xi32>, tensor<6x97xf32>, tensor<3x3xi32>
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
  func.func private @through(%arg0: tensor<3xi32>, %arg1: tensor<6xi32>, %arg2: tensor<6x1xi32>, %arg3: tensor<6x1xi32>, %arg4: tensor<3x3xi32>, %arg5: tensor<3x3xi32>, %arg6: tensor<3xi32>, %arg7: tensor<6xi32>, %arg8: tensor<48x32xf32>, %arg9: tensor<32x96xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32x32xf32>, %arg13: tensor<32x64xf32>, %arg14: tensor<6x1x32xf32>, %arg15: tensor<6x1x1x4xf32>, %arg16: tensor<6x1x1x4xf32>, %arg17: tensor<i32>, %arg18: tensor<2x2x2x128x8xf32>, %arg19: tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) {
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
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_42 : tensor<i32>
    }, {
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_42 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %227 = stablehlo.reshape %12 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %228 = func.call @_pad(%227, %c_42) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %229 = stablehlo.reshape %228 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %230 = stablehlo.reshape %229 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %231 = stablehlo.dot_general %230, %arg13, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x64xf32>) -> tensor<6x64xf32>
      %232 = stablehlo.reshape %231 : (tensor<6x64xf32>) -> tensor<6x1x64xf32>
      stablehlo.return %232 : tensor<6x1x64xf32>
    }) : (tensor<i32>) -> tensor<6x1x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<6x1x64xf32>) -> tensor<6x1x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:6, 0:1, 0:2, 0:2, 0:8] : (tensor<6x1x2x4x8xf32>) -> tensor<6x1x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<6x1x2x2x8xf32>) -> tensor<6x1x4x8xf32>
    %18 = stablehlo.slice %15 [0:6, 0:1, 0:2, 2:3, 0:8] : (tensor<6x1x2x4x8xf32>) -> tensor<6x1x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<6x1x2x1x8xf32>) -> tensor<6x1x2x8xf32>
    %20 = stablehlo.slice %15 [0:6, 0:1, 0:2, 3:4, 0:8] : (tensor<6x1x2x4x8xf32>) -> tensor<6x1x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<6x1x2x1x8xf32>) -> tensor<6x1x2x8xf32>
    %22 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<31> : tensor<i32>
    %24 = stablehlo.shift_right_arithmetic %23, %c_2 : tensor<i32>
    %25 = stablehlo.slice %17 [0:6, 0:1, 0:4, 0:4] : (tensor<6x1x4x8xf32>) -> tensor<6x1x4x4xf32>
    %26 = stablehlo.slice %17 [0:6, 0:1, 0:4, 4:8] : (tensor<6x1x4x8xf32>) -> tensor<6x1x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x4x4xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<6x1x4x4xf32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<6x1x4x4xf32>) -> tensor<6x1x4x4xi32>
    %30 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<6x1x4x4xi32>
    %31 = stablehlo.xor %29, %30 : tensor<6x1x4x4xi32>
    %32 = stablehlo.bitcast_convert %31 : (tensor<6x1x4x4xi32>) -> tensor<6x1x4x4xf32>
    %33 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x4x4xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<6x1x4x4xf32>
    %35 = stablehlo.bitcast_convert %34 : (tensor<6x1x4x4xf32>) -> tensor<6x1x4x4xi32>
    %36 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<6x1x4x4xi32>
    %37 = stablehlo.xor %35, %36 : tensor<6x1x4x4xi32>
    %38 = stablehlo.bitcast_convert %37 : (tensor<6x1x4x4xi32>) -> tensor<6x1x4x4xf32>
    %39 = stablehlo.subtract %32, %38 : tensor<6x1x4x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x4x4xf32>
    %41 = stablehlo.multiply %26, %40 : tensor<6x1x4x4xf32>
    %42 = stablehlo.bitcast_convert %41 : (tensor<6x1x4x4xf32>) -> tensor<6x1x4x4xi32>
    %43 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<6x1x4x4xi32>
    %44 = stablehlo.xor %42, %43 : tensor<6x1x4x4xi32>
    %45 = stablehlo.bitcast_convert %44 : (tensor<6x1x4x4xi32>) -> tensor<6x1x4x4xf32>
    %46 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x4x4xf32>
    %47 = stablehlo.multiply %25, %46 : tensor<6x1x4x4xf32>
    %48 = stablehlo.bitcast_convert %47 : (tensor<6x1x4x4xf32>) -> tensor<6x1x4x4xi32>
    %49 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<6x1x4x4xi32>
    %50 = stablehlo.xor %48, %49 : tensor<6x1x4x4xi32>
    %51 = stablehlo.bitcast_convert %50 : (tensor<6x1x4x4xi32>) -> tensor<6x1x4x4xf32>
    %52 = stablehlo.add %45, %51 : tensor<6x1x4x4xf32>
    %53 = stablehlo.concatenate %39, %52, dim = 3 : (tensor<6x1x4x4xf32>, tensor<6x1x4x4xf32>) -> tensor<6x1x4x8xf32>
    %54 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %54 : (tensor<1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<31> : tensor<i32>
    %56 = stablehlo.shift_right_arithmetic %55, %c_3 : tensor<i32>
    %57 = stablehlo.slice %19 [0:6, 0:1, 0:2, 0:4] : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x4xf32>
    %58 = stablehlo.slice %19 [0:6, 0:1, 0:2, 4:8] : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x4xf32>
    %59 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<6x1x2x4xf32>
    %61 = stablehlo.bitcast_convert %60 : (tensor<6x1x2x4xf32>) -> tensor<6x1x2x4xi32>
    %62 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<6x1x2x4xi32>
    %63 = stablehlo.xor %61, %62 : tensor<6x1x2x4xi32>
    %64 = stablehlo.bitcast_convert %63 : (tensor<6x1x2x4xi32>) -> tensor<6x1x2x4xf32>
    %65 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %66 = stablehlo.multiply %58, %65 : tensor<6x1x2x4xf32>
    %67 = stablehlo.bitcast_convert %66 : (tensor<6x1x2x4xf32>) -> tensor<6x1x2x4xi32>
    %68 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<6x1x2x4xi32>
    %69 = stablehlo.xor %67, %68 : tensor<6x1x2x4xi32>
    %70 = stablehlo.bitcast_convert %69 : (tensor<6x1x2x4xi32>) -> tensor<6x1x2x4xf32>
    %71 = stablehlo.subtract %64, %70 : tensor<6x1x2x4xf32>
    %72 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %73 = stablehlo.multiply %58, %72 : tensor<6x1x2x4xf32>
    %74 = stablehlo.bitcast_convert %73 : (tensor<6x1x2x4xf32>) -> tensor<6x1x2x4xi32>
    %75 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<6x1x2x4xi32>
    %76 = stablehlo.xor %74, %75 : tensor<6x1x2x4xi32>
    %77 = stablehlo.bitcast_convert %76 : (tensor<6x1x2x4xi32>) -> tensor<6x1x2x4xf32>
    %78 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %79 = stablehlo.multiply %57, %78 : tensor<6x1x2x4xf32>
    %80 = stablehlo.bitcast_convert %79 : (tensor<6x1x2x4xf32>) -> tensor<6x1x2x4xi32>
    %81 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<6x1x2x4xi32>
    %82 = stablehlo.xor %80, %81 : tensor<6x1x2x4xi32>
    %83 = stablehlo.bitcast_convert %82 : (tensor<6x1x2x4xi32>) -> tensor<6x1x2x4xf32>
    %84 = stablehlo.add %77, %83 : tensor<6x1x2x4xf32>
    %85 = stablehlo.concatenate %71, %84, dim = 3 : (tensor<6x1x2x4xf32>, tensor<6x1x2x4xf32>) -> tensor<6x1x2x8xf32>
    %86 = stablehlo.reshape %53 : (tensor<6x1x4x8xf32>) -> tensor<6x1x2x2x8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %88 = stablehlo.compare EQ, %arg1, %87, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %89 = stablehlo.reshape %88 : (tensor<6xi1>) -> tensor<6x1x1x1xi1>
    %90 = stablehlo.is_finite %85 : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x8xi1>
    %91 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xi1>) -> tensor<6x1x2x8xi1>
    %92 = stablehlo.or %91, %90 : tensor<6x1x2x8xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %93 = call @_where_4(%92, %85, %c_5) : (tensor<6x1x2x8xi1>, tensor<6x1x2x8xf32>, tensor<i32>) -> tensor<6x1x2x8xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %95 = stablehlo.compare EQ, %arg1, %94, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %96 = stablehlo.reshape %95 : (tensor<6xi1>) -> tensor<6x1x1x1xi1>
    %97 = stablehlo.is_finite %21 : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x8xi1>
    %98 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xi1>) -> tensor<6x1x2x8xi1>
    %99 = stablehlo.or %98, %97 : tensor<6x1x2x8xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %100 = call @_where_4(%99, %21, %c_7) : (tensor<6x1x2x8xi1>, tensor<6x1x2x8xf32>, tensor<i32>) -> tensor<6x1x2x8xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %101 = stablehlo.compare LT, %arg17, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %102 = stablehlo.add %arg17, %c_9 : tensor<i32>
    %103 = stablehlo.select %101, %102, %arg17 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %105 = stablehlo.compare LT, %arg2, %104, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %107 = stablehlo.add %arg2, %106 : tensor<6x1xi32>
    %108 = stablehlo.select %105, %107, %arg2 : tensor<6x1xi1>, tensor<6x1xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %110 = stablehlo.compare LT, %arg3, %109, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_13 = stablehlo.constant dense<128> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %112 = stablehlo.add %arg3, %111 : tensor<6x1xi32>
    %113 = stablehlo.select %110, %112, %arg3 : tensor<6x1xi1>, tensor<6x1xi32>
    %114 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %116 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %117 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %118 = stablehlo.concatenate %115, %116, %117, dim = 2 : (tensor<6x1x1xi32>, tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x3xi32>
    %119 = "stablehlo.scatter"(%arg18, %118, %93) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<2x2x2x128x8xf32>, tensor<6x1x3xi32>, tensor<6x1x2x8xf32>) -> tensor<2x2x2x128x8xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %120 = stablehlo.compare LT, %arg17, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %121 = stablehlo.add %arg17, %c_15 : tensor<i32>
    %122 = stablehlo.select %120, %121, %arg17 : tensor<i1>, tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %124 = stablehlo.compare LT, %arg2, %123, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %125 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %126 = stablehlo.add %arg2, %125 : tensor<6x1xi32>
    %127 = stablehlo.select %124, %126, %arg2 : tensor<6x1xi1>, tensor<6x1xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %129 = stablehlo.compare LT, %arg3, %128, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_19 = stablehlo.constant dense<128> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %131 = stablehlo.add %arg3, %130 : tensor<6x1xi32>
    %132 = stablehlo.select %129, %131, %arg3 : tensor<6x1xi1>, tensor<6x1xi32>
    %133 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %135 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %136 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %137 = stablehlo.concatenate %134, %135, %136, dim = 2 : (tensor<6x1x1xi32>, tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x3xi32>
    %138 = "stablehlo.scatter"(%arg19, %137, %100) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<2x2x2x128x8xf32>, tensor<6x1x3xi32>, tensor<6x1x2x8xf32>) -> tensor<2x2x2x128x8xf32>
    %139 = stablehlo.reshape %86 : (tensor<6x1x2x2x8xf32>) -> tensor<6x2x2x8xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %140 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %141 = stablehlo.compare LT, %arg4, %140, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_21 = stablehlo.constant dense<6> : tensor<i32>
    %142 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %143 = stablehlo.add %arg4, %142 : tensor<3x3xi32>
    %144 = stablehlo.select %141, %143, %arg4 : tensor<3x3xi1>, tensor<3x3xi32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %146 = "stablehlo.gather"(%139, %145) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3, 4], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2, 8>}> : (tensor<6x2x2x8xf32>, tensor<3x3x1xi32>) -> tensor<3x3x2x2x8xf32>
    %cst_22 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x3x2x2x8xf32>
    %148 = stablehlo.multiply %146, %147 : tensor<3x3x2x2x8xf32>
    %149 = stablehlo.transpose %148, dims = [0, 2, 3, 1, 4] : (tensor<3x3x2x2x8xf32>) -> tensor<3x2x2x3x8xf32>
    %150 = stablehlo.reshape %149 : (tensor<3x2x2x3x8xf32>) -> tensor<3x2x6x8xf32>
    %151 = stablehlo.reshape %150 : (tensor<3x2x6x8xf32>) -> tensor<3x1x2x6x8xf32>
    %152 = stablehlo.reshape %arg5 : (tensor<3x3xi32>) -> tensor<3x1x3xi32>
    %153 = stablehlo.reshape %arg0 : (tensor<3xi32>) -> tensor<3x1xi32>
    %154 = stablehlo.reshape %arg6 : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x1x2x6x8xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %156:9 = stablehlo.while(%iterArg = %151, %iterArg_42 = %152, %iterArg_43 = %153, %iterArg_44 = %154, %iterArg_45 = %arg17, %iterArg_46 = %119, %iterArg_47 = %138, %iterArg_48 = %c_24, %iterArg_49 = %155) : tensor<3x1x2x6x8xf32>, tensor<3x1x3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x6x8xf32>
    cond {
      %c_50 = stablehlo.constant dense<3> : tensor<i32>
      %227 = stablehlo.compare LT, %iterArg_48, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %227 : tensor<i1>
    } do {
      %227 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_48) : (tensor<3x1x2x6x8xf32>, tensor<i32>) -> tensor<1x2x6x8xf32>
      %228 = func.call @dynamic_index_in_dim_5(%iterArg_42, %iterArg_48) : (tensor<3x1x3xi32>, tensor<i32>) -> tensor<1x3xi32>
      %229 = func.call @dynamic_index_in_dim_6(%iterArg_43, %iterArg_48) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %230 = func.call @dynamic_index_in_dim_6(%iterArg_44, %iterArg_48) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %231 = func.call @closed_call(%iterArg_45, %iterArg_46, %iterArg_47, %227, %228, %229, %230) : (tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<1x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x6x8xf32>
      %232 = func.call @dynamic_update_index_in_dim(%iterArg_49, %231, %iterArg_48) : (tensor<3x1x2x6x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>) -> tensor<3x1x2x6x8xf32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %233 = stablehlo.add %iterArg_48, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %233, %232 : tensor<3x1x2x6x8xf32>, tensor<3x1x3xi32>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x6x8xf32>
    }
    %157 = stablehlo.reshape %156#8 : (tensor<3x1x2x6x8xf32>) -> tensor<3x2x2x3x8xf32>
    %158 = stablehlo.transpose %157, dims = [0, 3, 1, 2, 4] : (tensor<3x2x2x3x8xf32>) -> tensor<3x3x2x2x8xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %160 = stablehlo.compare LT, %arg7, %159, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_26 = stablehlo.constant dense<3> : tensor<i32>
    %161 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %162 = stablehlo.add %arg7, %161 : tensor<6xi32>
    %163 = stablehlo.select %160, %162, %arg7 : tensor<6xi1>, tensor<6xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %165 = stablehlo.compare LT, %arg1, %164, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_28 = stablehlo.constant dense<3> : tensor<i32>
    %166 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %167 = stablehlo.add %arg1, %166 : tensor<6xi32>
    %168 = stablehlo.select %165, %167, %arg1 : tensor<6xi1>, tensor<6xi32>
    %169 = stablehlo.broadcast_in_dim %163, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %170 = stablehlo.broadcast_in_dim %168, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %171 = stablehlo.concatenate %169, %170, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %172 = "stablehlo.gather"(%158, %171) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 2, 8>}> : (tensor<3x3x2x2x8xf32>, tensor<6x2xi32>) -> tensor<6x2x2x8xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 2, 3, 4] : (tensor<6x2x2x8xf32>) -> tensor<6x1x2x2x8xf32>
    %174 = stablehlo.reshape %173 : (tensor<6x1x2x2x8xf32>) -> tensor<6x1x32xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %175 = "stablehlo.case"(%c_29) ({
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_42 : tensor<i32>
    }, {
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_42 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %176 = "stablehlo.case"(%175) ({
      %227 = stablehlo.reshape %174 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %228 = func.call @_pad(%227, %c_42) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %229 = stablehlo.reshape %228 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %230 = stablehlo.reshape %229 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %231 = stablehlo.dot_general %230, %arg12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x32xf32>) -> tensor<6x32xf32>
      %232 = stablehlo.reshape %231 : (tensor<6x32xf32>) -> tensor<6x1x32xf32>
      stablehlo.return %232 : tensor<6x1x32xf32>
    }) : (tensor<i32>) -> tensor<6x1x32xf32>
    %177 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %178 = stablehlo.reshape %177 : (tensor<1xi32>) -> tensor<i32>
    %c_30 = stablehlo.constant dense<31> : tensor<i32>
    %179 = stablehlo.shift_right_arithmetic %178, %c_30 : tensor<i32>
    %180 = stablehlo.add %arg14, %176 : tensor<6x1x32xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %182 = stablehlo.compare GE, %arg5, %181, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %183 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %185 = stablehlo.compare LT, %arg5, %184, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %186 = stablehlo.and %182, %185 : tensor<3x3xi1>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %188 = stablehlo.compare LT, %arg7, %187, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_33 = stablehlo.constant dense<3> : tensor<i32>
    %189 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %190 = stablehlo.add %arg7, %189 : tensor<6xi32>
    %191 = stablehlo.select %188, %190, %arg7 : tensor<6xi1>, tensor<6xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %192 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %193 = stablehlo.compare LT, %arg1, %192, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_35 = stablehlo.constant dense<3> : tensor<i32>
    %194 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %195 = stablehlo.add %arg1, %194 : tensor<6xi32>
    %196 = stablehlo.select %193, %195, %arg1 : tensor<6xi1>, tensor<6xi32>
    %197 = stablehlo.broadcast_in_dim %191, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %198 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %199 = stablehlo.concatenate %197, %198, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %200 = "stablehlo.gather"(%186, %199) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi1>, tensor<6x2xi32>) -> tensor<6xi1>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
    %202 = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %203 = stablehlo.reshape %202 : (tensor<1xi32>) -> tensor<i32>
    %c_36 = stablehlo.constant dense<31> : tensor<i32>
    %204 = stablehlo.shift_right_arithmetic %203, %c_36 : tensor<i32>
    %205 = stablehlo.multiply %180, %180 : tensor<6x1x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<6x1x32xf32>, tensor<f32>) -> tensor<6x1xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %cst_38 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %209 = stablehlo.divide %207, %208 : tensor<6x1x1xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %211 = stablehlo.add %209, %210 : tensor<6x1x1xf32>
    %212 = stablehlo.rsqrt %211 : tensor<6x1x1xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1x32xf32>
    %214 = stablehlo.multiply %180, %213 : tensor<6x1x32xf32>
    %215 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<6x1x32xf32>
    %217 = stablehlo.multiply %214, %216 : tensor<6x1x32xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %218 = "stablehlo.case"(%c_40) ({
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_42 : tensor<i32>
    }, {
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_42 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %219 = "stablehlo.case"(%218) ({
      %227 = stablehlo.reshape %217 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %228 = func.call @_pad(%227, %c_42) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %229 = stablehlo.reshape %228 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %230 = stablehlo.reshape %229 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %231 = stablehlo.dot_general %230, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x96xf32>) -> tensor<6x96xf32>
      %232 = stablehlo.reshape %231 : (tensor<6x96xf32>) -> tensor<6x1x96xf32>
      stablehlo.return %232 : tensor<6x1x96xf32>
    }) : (tensor<i32>) -> tensor<6x1x96xf32>
    %220 = stablehlo.slice %219 [0:6, 0:1, 0:48] : (tensor<6x1x96xf32>) -> tensor<6x1x48xf32>
    %221 = stablehlo.slice %219 [0:6, 0:1, 48:96] : (tensor<6x1x96xf32>) -> tensor<6x1x48xf32>
    %222 = call @silu(%220) : (tensor<6x1x48xf32>) -> tensor<6x1x48xf32>
    %223 = stablehlo.multiply %222, %221 : tensor<6x1x48xf32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %224 = "stablehlo.case"(%c_41) ({
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_42 : tensor<i32>
    }, {
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_42 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %225 = "stablehlo.case"(%224) ({
      %227 = stablehlo.reshape %223 : (tensor<6x1x48xf32>) -> tensor<6x48xf32>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %228 = func.call @_pad_10(%227, %c_42) : (tensor<6x48xf32>, tensor<i32>) -> tensor<6x48xf32>
      %229 = stablehlo.reshape %228 : (tensor<6x48xf32>) -> tensor<1x6x48xf32>
      %230 = stablehlo.reshape %229 : (tensor<1x6x48xf32>) -> tensor<6x48xf32>
      %231 = stablehlo.dot_general %230, %arg8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x48xf32>, tensor<48x32xf32>) -> tensor<6x32xf32>
      %232 = stablehlo.reshape %231 : (tensor<6x32xf32>) -> tensor<6x1x32xf32>
      stablehlo.return %232 : tensor<6x1x32xf32>
    }) : (tensor<i32>) -> tensor<6x1x32xf32>
    %226 = stablehlo.add %180, %225 : tensor<6x1x32xf32>
    return %226, %119, %138 : tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>
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
    %10:12 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x6xi32>, tensor<i32>, tensor<1xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6x8xf32>
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
