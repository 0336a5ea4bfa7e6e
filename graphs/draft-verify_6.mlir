module @jit_verify_6 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x64xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<48x32xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32x96xf32>, %arg7: tensor<48x32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32x97xf32>, %arg10: tensor<2x32xf32>, %arg11: tensor<2x32xf32>, %arg12: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg35: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 23 : i32}, %arg36: tensor<1x2x2x128x8xf32> {tf.aliasing_output = 24 : i32}, %arg37: tensor<3xi32>, %arg38: tensor<3xi32>, %arg39: tensor<3x2xi32>, %arg40: tensor<3x2x97xf32>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.k"}, tensor<1x2x2x128x8xf32> {jax.result_info = "result[0].draft.v"}, tensor<2x3xi32> {jax.result_info = "result[1].tokens"}, tensor<6x97xf32> {jax.result_info = "result[1].logits"}, tensor<3x3xi32> {jax.result_info = "result[1].places"}) {
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
    %220 = stablehlo.slice %178 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %221 = stablehlo.reshape %220 : (tensor<3x1xi32>) -> tensor<3xi32>
    %222 = stablehlo.convert %169 : (tensor<3x3xi1>) -> tensor<3x3xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %223 = stablehlo.reduce(%222 init: %c_63) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_64 = stablehlo.constant dense<1> : tensor<i32>
    %224 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %225 = stablehlo.maximum %223, %224 : tensor<3xi32>
    %226 = stablehlo.add %221, %225 : tensor<3xi32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %228 = stablehlo.compare LT, %125, %227, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_66 = stablehlo.constant dense<3> : tensor<i32>
    %229 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %230 = stablehlo.add %125, %229 : tensor<6xi32>
    %231 = stablehlo.select %228, %230, %125 : tensor<6xi1>, tensor<6xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %232 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %233 = stablehlo.compare LT, %134, %232, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_68 = stablehlo.constant dense<3> : tensor<i32>
    %234 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %235 = stablehlo.add %134, %234 : tensor<6xi32>
    %236 = stablehlo.select %233, %235, %134 : tensor<6xi1>, tensor<6xi32>
    %237 = stablehlo.broadcast_in_dim %231, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %238 = stablehlo.broadcast_in_dim %236, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %239 = stablehlo.concatenate %237, %238, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %240 = "stablehlo.gather"(%176, %239) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6xi32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %242 = stablehlo.broadcast_in_dim %219, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %243 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %244 = stablehlo.compare LT, %241, %243, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_70 = stablehlo.constant dense<97> : tensor<i32>
    %245 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %246 = stablehlo.add %241, %245 : tensor<6x1xi32>
    %247 = stablehlo.select %244, %246, %241 : tensor<6x1xi1>, tensor<6x1xi32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %249 = "stablehlo.gather"(%arg9, %248) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<6x1x1xi32>) -> tensor<32x6x1xf32>
    %250 = stablehlo.transpose %249, dims = [1, 2, 0] : (tensor<32x6x1xf32>) -> tensor<6x1x32xf32>
    %251 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1x1xi32>
    %252 = stablehlo.convert %251 : (tensor<6x1x1x1xi32>) -> tensor<6x1x1x1xf32>
    %253 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %254 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1x1x4xf32>
    %255 = stablehlo.broadcast_in_dim %253, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<6x1x1x4xf32>
    %256 = stablehlo.multiply %254, %255 : tensor<6x1x1x4xf32>
    %257 = stablehlo.cosine %256 : tensor<6x1x1x4xf32>
    %258 = stablehlo.sine %256 : tensor<6x1x1x4xf32>
    %259 = stablehlo.slice %arg10 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %260 = stablehlo.reshape %259 : (tensor<1x32xf32>) -> tensor<32xf32>
    %261 = stablehlo.slice %arg11 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %262 = stablehlo.reshape %261 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %263:3 = call @layer(%134, %205, %219, %175, %178, %arg37, %226, %125, %260, %arg0, %arg1, %262, %arg2, %arg3, %250, %257, %258, %c_71, %arg12, %arg13) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<6x1x32xf32>, tensor<6x1x1x4xf32>, tensor<6x1x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
    %264 = stablehlo.slice %arg10 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %265 = stablehlo.reshape %264 : (tensor<1x32xf32>) -> tensor<32xf32>
    %266 = stablehlo.slice %arg11 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %267 = stablehlo.reshape %266 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_72 = stablehlo.constant dense<1> : tensor<i32>
    %268:3 = call @layer(%134, %205, %219, %175, %178, %arg37, %226, %125, %265, %arg4, %arg5, %267, %arg6, %arg7, %263#0, %257, %258, %c_72, %263#1, %263#2) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<6x1x32xf32>, tensor<6x1x1x4xf32>, tensor<6x1x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
    %269 = stablehlo.multiply %268#0, %268#0 : tensor<6x1x32xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.reduce(%269 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<6x1x32xf32>, tensor<f32>) -> tensor<6x1xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %cst_74 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %273 = stablehlo.divide %271, %272 : tensor<6x1x1xf32>
    %cst_75 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %275 = stablehlo.add %273, %274 : tensor<6x1x1xf32>
    %276 = stablehlo.rsqrt %275 : tensor<6x1x1xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1x32xf32>
    %278 = stablehlo.multiply %268#0, %277 : tensor<6x1x32xf32>
    %279 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<6x1x32xf32>
    %281 = stablehlo.multiply %278, %280 : tensor<6x1x32xf32>
    %282 = stablehlo.reshape %281 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %283 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %284 = stablehlo.compare LT, %125, %283, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_77 = stablehlo.constant dense<3> : tensor<i32>
    %285 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %286 = stablehlo.add %125, %285 : tensor<6xi32>
    %287 = stablehlo.select %284, %286, %125 : tensor<6xi1>, tensor<6xi32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %289 = "stablehlo.gather"(%6, %288) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %290 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %291 = stablehlo.compare LT, %125, %290, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_79 = stablehlo.constant dense<3> : tensor<i32>
    %292 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %293 = stablehlo.add %125, %292 : tensor<6xi32>
    %294 = stablehlo.select %291, %293, %125 : tensor<6xi1>, tensor<6xi32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %296 = "stablehlo.gather"(%13, %295) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %297 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %298 = stablehlo.compare LT, %125, %297, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_81 = stablehlo.constant dense<3> : tensor<i32>
    %299 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %300 = stablehlo.add %125, %299 : tensor<6xi32>
    %301 = stablehlo.select %298, %300, %125 : tensor<6xi1>, tensor<6xi32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %303 = "stablehlo.gather"(%20, %302) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %304 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %305 = stablehlo.compare LT, %125, %304, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_83 = stablehlo.constant dense<3> : tensor<i32>
    %306 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %307 = stablehlo.add %125, %306 : tensor<6xi32>
    %308 = stablehlo.select %305, %307, %125 : tensor<6xi1>, tensor<6xi32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %310 = "stablehlo.gather"(%27, %309) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %311 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %312 = stablehlo.compare LT, %125, %311, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_85 = stablehlo.constant dense<3> : tensor<i32>
    %313 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %314 = stablehlo.add %125, %313 : tensor<6xi32>
    %315 = stablehlo.select %312, %314, %125 : tensor<6xi1>, tensor<6xi32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %317 = "stablehlo.gather"(%34, %316) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<6x1xi32>) -> tensor<6xi1>
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %318 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %319 = stablehlo.compare LT, %125, %318, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_87 = stablehlo.constant dense<3> : tensor<i32>
    %320 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %321 = stablehlo.add %125, %320 : tensor<6xi32>
    %322 = stablehlo.select %319, %321, %125 : tensor<6xi1>, tensor<6xi32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %324 = "stablehlo.gather"(%41, %323) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %325 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %326 = stablehlo.compare LT, %125, %325, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_89 = stablehlo.constant dense<3> : tensor<i32>
    %327 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %328 = stablehlo.add %125, %327 : tensor<6xi32>
    %329 = stablehlo.select %326, %328, %125 : tensor<6xi1>, tensor<6xi32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %331 = "stablehlo.gather"(%48, %330) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<6x1xi32>) -> tensor<6xi1>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %332 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %333 = stablehlo.compare LT, %125, %332, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_91 = stablehlo.constant dense<3> : tensor<i32>
    %334 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %335 = stablehlo.add %125, %334 : tensor<6xi32>
    %336 = stablehlo.select %333, %335, %125 : tensor<6xi1>, tensor<6xi32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %338 = "stablehlo.gather"(%55, %337) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<6x1xi32>) -> tensor<6x2xui32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %339 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %340 = stablehlo.compare LT, %125, %339, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_93 = stablehlo.constant dense<3> : tensor<i32>
    %341 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %342 = stablehlo.add %125, %341 : tensor<6xi32>
    %343 = stablehlo.select %340, %342, %125 : tensor<6xi1>, tensor<6xi32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %345 = "stablehlo.gather"(%62, %344) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %346 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %347 = stablehlo.compare LT, %125, %346, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_95 = stablehlo.constant dense<3> : tensor<i32>
    %348 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %349 = stablehlo.add %125, %348 : tensor<6xi32>
    %350 = stablehlo.select %347, %349, %125 : tensor<6xi1>, tensor<6xi32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %352 = "stablehlo.gather"(%69, %351) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %353 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %354 = stablehlo.compare LT, %125, %353, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_97 = stablehlo.constant dense<3> : tensor<i32>
    %355 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %356 = stablehlo.add %125, %355 : tensor<6xi32>
    %357 = stablehlo.select %354, %356, %125 : tensor<6xi1>, tensor<6xi32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %359 = "stablehlo.gather"(%76, %358) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %360 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %361 = stablehlo.compare LT, %125, %360, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_99 = stablehlo.constant dense<3> : tensor<i32>
    %362 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %363 = stablehlo.add %125, %362 : tensor<6xi32>
    %364 = stablehlo.select %361, %363, %125 : tensor<6xi1>, tensor<6xi32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %366 = "stablehlo.gather"(%83, %365) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %367 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %368 = stablehlo.compare LT, %125, %367, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_101 = stablehlo.constant dense<3> : tensor<i32>
    %369 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %370 = stablehlo.add %125, %369 : tensor<6xi32>
    %371 = stablehlo.select %368, %370, %125 : tensor<6xi1>, tensor<6xi32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %373 = "stablehlo.gather"(%90, %372) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %374 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %375 = stablehlo.compare LT, %125, %374, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_103 = stablehlo.constant dense<3> : tensor<i32>
    %376 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %377 = stablehlo.add %125, %376 : tensor<6xi32>
    %378 = stablehlo.select %375, %377, %125 : tensor<6xi1>, tensor<6xi32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %380 = "stablehlo.gather"(%97, %379) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %381 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %382 = stablehlo.compare LT, %125, %381, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_105 = stablehlo.constant dense<3> : tensor<i32>
    %383 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %384 = stablehlo.add %125, %383 : tensor<6xi32>
    %385 = stablehlo.select %382, %384, %125 : tensor<6xi1>, tensor<6xi32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %387 = "stablehlo.gather"(%104, %386) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %388 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %389 = stablehlo.compare LT, %125, %388, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_107 = stablehlo.constant dense<3> : tensor<i32>
    %390 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %391 = stablehlo.add %125, %390 : tensor<6xi32>
    %392 = stablehlo.select %389, %391, %125 : tensor<6xi1>, tensor<6xi32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %394 = "stablehlo.gather"(%arg37, %393) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %395 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %396 = stablehlo.compare LT, %134, %395, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_109 = stablehlo.constant dense<3> : tensor<i32>
    %397 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %398 = stablehlo.add %134, %397 : tensor<6xi32>
    %399 = stablehlo.select %396, %398, %134 : tensor<6xi1>, tensor<6xi32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %401 = "stablehlo.gather"(%c_1, %400) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
    %402 = stablehlo.add %303, %401 : tensor<6xi32>
    %c_110 = stablehlo.constant dense<1> : tensor<i32>
    %403 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %404 = stablehlo.add %134, %403 : tensor<6xi32>
    %c_111 = stablehlo.constant dense<2> : tensor<i32>
    %405 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %406 = stablehlo.minimum %404, %405 : tensor<6xi32>
    %407 = stablehlo.compare GT, %406, %134, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_112 = stablehlo.constant dense<0> : tensor<i32>
    %408 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %409 = stablehlo.compare LT, %125, %408, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_113 = stablehlo.constant dense<3> : tensor<i32>
    %410 = stablehlo.broadcast_in_dim %c_113, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %411 = stablehlo.add %125, %410 : tensor<6xi32>
    %412 = stablehlo.select %409, %411, %125 : tensor<6xi1>, tensor<6xi32>
    %c_114 = stablehlo.constant dense<0> : tensor<i32>
    %413 = stablehlo.broadcast_in_dim %c_114, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %414 = stablehlo.compare LT, %406, %413, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_115 = stablehlo.constant dense<3> : tensor<i32>
    %415 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %416 = stablehlo.add %406, %415 : tensor<6xi32>
    %417 = stablehlo.select %414, %416, %406 : tensor<6xi1>, tensor<6xi32>
    %418 = stablehlo.broadcast_in_dim %412, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %419 = stablehlo.broadcast_in_dim %417, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %420 = stablehlo.concatenate %418, %419, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %421 = "stablehlo.gather"(%169, %420) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi1>, tensor<6x2xi32>) -> tensor<6xi1>
    %422 = stablehlo.and %407, %421 : tensor<6xi1>
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %423 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %424 = stablehlo.compare LT, %125, %423, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_117 = stablehlo.constant dense<3> : tensor<i32>
    %425 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %426 = stablehlo.add %125, %425 : tensor<6xi32>
    %427 = stablehlo.select %424, %426, %125 : tensor<6xi1>, tensor<6xi32>
    %c_118 = stablehlo.constant dense<0> : tensor<i32>
    %428 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %429 = stablehlo.compare LT, %406, %428, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_119 = stablehlo.constant dense<3> : tensor<i32>
    %430 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %431 = stablehlo.add %406, %430 : tensor<6xi32>
    %432 = stablehlo.select %429, %431, %406 : tensor<6xi1>, tensor<6xi32>
    %433 = stablehlo.broadcast_in_dim %427, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %434 = stablehlo.broadcast_in_dim %432, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %435 = stablehlo.concatenate %433, %434, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %436 = "stablehlo.gather"(%176, %435) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6xi32>
    %c_120 = stablehlo.constant dense<-1> : tensor<i32>
    %437 = call @_where_3(%422, %436, %c_120) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_121 = stablehlo.constant dense<1> : tensor<i32>
    %438 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %439 = stablehlo.subtract %406, %438 : tensor<6xi32>
    %c_122 = stablehlo.constant dense<0> : tensor<i32>
    %440 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %441 = stablehlo.compare LT, %125, %440, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_123 = stablehlo.constant dense<3> : tensor<i32>
    %442 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %443 = stablehlo.add %125, %442 : tensor<6xi32>
    %444 = stablehlo.select %441, %443, %125 : tensor<6xi1>, tensor<6xi32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %445 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %446 = stablehlo.compare LT, %439, %445, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_125 = stablehlo.constant dense<2> : tensor<i32>
    %447 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %448 = stablehlo.add %439, %447 : tensor<6xi32>
    %449 = stablehlo.select %446, %448, %439 : tensor<6xi1>, tensor<6xi32>
    %450 = stablehlo.broadcast_in_dim %444, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %451 = stablehlo.broadcast_in_dim %449, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %452 = stablehlo.concatenate %450, %451, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %453 = "stablehlo.gather"(%arg40, %452) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 97>}> : (tensor<3x2x97xf32>, tensor<6x2xi32>) -> tensor<6x97xf32>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %454 = "stablehlo.case"(%c_126) ({
      %c_182 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_182 : tensor<i32>
    }, {
      %c_182 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_182 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %455 = "stablehlo.case"(%454) ({
      %c_182 = stablehlo.constant dense<0> : tensor<i32>
      %636 = func.call @_pad(%282, %c_182) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %637 = stablehlo.reshape %636 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %638 = stablehlo.reshape %637 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %639 = stablehlo.dot_general %638, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x97xf32>) -> tensor<6x97xf32>
      stablehlo.return %639 : tensor<6x97xf32>
    }) : (tensor<i32>) -> tensor<6x97xf32>
    %cst_127 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %456 = stablehlo.reduce(%455 init: %cst_127) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %457 = stablehlo.iota dim = 0 : tensor<97xi32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_128 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %459 = stablehlo.reduce(%455 init: %cst_128) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %460 = stablehlo.broadcast_in_dim %459, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
    %462 = stablehlo.compare EQ, %455, %461, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
    %c_129 = stablehlo.constant dense<97> : tensor<i32>
    %463 = call @_where_11(%462, %458, %c_129) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
    %c_130 = stablehlo.constant dense<2147483647> : tensor<i32>
    %464 = stablehlo.reduce(%463 init: %c_130) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
    %c_131 = stablehlo.constant dense<96> : tensor<i32>
    %465 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %466 = stablehlo.minimum %464, %465 : tensor<6xi32>
    %467 = stablehlo.compare NE, %456, %456, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %468 = stablehlo.not %467 : tensor<6xi1>
    %469 = stablehlo.and %197, %331 : tensor<6xi1>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %471 = stablehlo.compare GT, %345, %470, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %472 = stablehlo.and %197, %471 : tensor<6xi1>
    %473 = stablehlo.or %469, %472 : tensor<6xi1>
    %c_133 = stablehlo.constant dense<false> : tensor<i1>
    %474 = stablehlo.reduce(%473 init: %c_133) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    %475 = stablehlo.convert %474 : (tensor<i1>) -> tensor<i32>
    %476 = "stablehlo.case"(%475) ({
      stablehlo.return %466 : tensor<6xi32>
    }, {
      %c_182 = stablehlo.constant dense<false> : tensor<i1>
      %636 = stablehlo.reduce(%469 init: %c_182) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %637 = stablehlo.convert %636 : (tensor<i1>) -> tensor<i32>
      %638 = "stablehlo.case"(%637) ({
        stablehlo.return %455 : tensor<6x97xf32>
      }, {
        %c_184 = stablehlo.constant dense<0> : tensor<i32>
        %642 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %643 = stablehlo.compare LT, %394, %642, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_185 = stablehlo.constant dense<2> : tensor<i32>
        %644 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %645 = stablehlo.add %394, %644 : tensor<6xi32>
        %646 = stablehlo.select %643, %645, %394 : tensor<6xi1>, tensor<6xi32>
        %647 = stablehlo.broadcast_in_dim %646, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %648 = "stablehlo.gather"(%arg29, %647) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_186 = stablehlo.constant dense<0> : tensor<i32>
        %649 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %650 = stablehlo.compare LT, %394, %649, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_187 = stablehlo.constant dense<2> : tensor<i32>
        %651 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %652 = stablehlo.add %394, %651 : tensor<6xi32>
        %653 = stablehlo.select %650, %652, %394 : tensor<6xi1>, tensor<6xi32>
        %654 = stablehlo.broadcast_in_dim %653, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %655 = "stablehlo.gather"(%arg30, %654) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %656 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %657 = stablehlo.compare LT, %394, %656, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_189 = stablehlo.constant dense<2> : tensor<i32>
        %658 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %659 = stablehlo.add %394, %658 : tensor<6xi32>
        %660 = stablehlo.select %657, %659, %394 : tensor<6xi1>, tensor<6xi32>
        %661 = stablehlo.broadcast_in_dim %660, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %662 = "stablehlo.gather"(%arg31, %661) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xf32>, tensor<6x1xi32>) -> tensor<6x97xf32>
        %c_190 = stablehlo.constant dense<0> : tensor<i32>
        %663 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %664 = stablehlo.compare LT, %394, %663, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_191 = stablehlo.constant dense<2> : tensor<i32>
        %665 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %666 = stablehlo.add %394, %665 : tensor<6xi32>
        %667 = stablehlo.select %664, %666, %394 : tensor<6xi1>, tensor<6xi32>
        %668 = stablehlo.broadcast_in_dim %667, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %669 = "stablehlo.gather"(%arg32, %668) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_192 = stablehlo.constant dense<0> : tensor<i32>
        %670 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %671 = stablehlo.compare LT, %394, %670, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_193 = stablehlo.constant dense<2> : tensor<i32>
        %672 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %673 = stablehlo.add %394, %672 : tensor<6xi32>
        %674 = stablehlo.select %671, %673, %394 : tensor<6xi1>, tensor<6xi32>
        %675 = stablehlo.broadcast_in_dim %674, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %676 = "stablehlo.gather"(%arg33, %675) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi32>, tensor<6x1xi32>) -> tensor<6x97xi32>
        %c_194 = stablehlo.constant dense<0> : tensor<i32>
        %677 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %678 = stablehlo.compare LT, %134, %677, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_195 = stablehlo.constant dense<3> : tensor<i32>
        %679 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %680 = stablehlo.add %134, %679 : tensor<6xi32>
        %681 = stablehlo.select %678, %680, %134 : tensor<6xi1>, tensor<6xi32>
        %682 = stablehlo.broadcast_in_dim %681, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_196 = stablehlo.constant dense<1> : tensor<i32>
        %683 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %684 = stablehlo.concatenate %682, %683, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
        %685 = "stablehlo.gather"(%c_2, %684) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xi1>, tensor<6x2xi32>) -> tensor<6x2xi1>
        %c_197 = stablehlo.constant dense<0> : tensor<i32>
        %686 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %687 = stablehlo.compare LT, %125, %686, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_198 = stablehlo.constant dense<3> : tensor<i32>
        %688 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %689 = stablehlo.add %125, %688 : tensor<6xi32>
        %690 = stablehlo.select %687, %689, %125 : tensor<6xi1>, tensor<6xi32>
        %691 = stablehlo.broadcast_in_dim %690, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_199 = stablehlo.constant dense<1> : tensor<i32>
        %692 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %693 = stablehlo.concatenate %691, %692, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
        %694 = "stablehlo.gather"(%176, %693) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
        %c_200 = stablehlo.constant dense<97> : tensor<i32>
        %695 = func.call @_where_12(%685, %694, %c_200) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<i32>) -> tensor<6x2xi32>
        %696 = stablehlo.iota dim = 0 : tensor<6xi32>
        %697 = stablehlo.broadcast_in_dim %696, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %698 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %699 = stablehlo.compare LT, %697, %698, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
        %c_202 = stablehlo.constant dense<6> : tensor<i32>
        %700 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %701 = stablehlo.add %697, %700 : tensor<6x1xi32>
        %702 = stablehlo.select %699, %701, %697 : tensor<6x1xi1>, tensor<6x1xi32>
        %c_203 = stablehlo.constant dense<0> : tensor<i32>
        %703 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %704 = stablehlo.compare LT, %695, %703, SIGNED : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
        %c_204 = stablehlo.constant dense<97> : tensor<i32>
        %705 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %706 = stablehlo.add %695, %705 : tensor<6x2xi32>
        %707 = stablehlo.select %704, %706, %695 : tensor<6x2xi1>, tensor<6x2xi32>
        %708 = stablehlo.broadcast_in_dim %702, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x2xi32>
        %709 = stablehlo.broadcast_in_dim %708, dims = [0, 1] : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
        %710 = stablehlo.broadcast_in_dim %707, dims = [0, 1] : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
        %711 = stablehlo.concatenate %709, %710, dim = 2 : (tensor<6x2x1xi32>, tensor<6x2x1xi32>) -> tensor<6x2x2xi32>
        %c_205 = stablehlo.constant dense<1> : tensor<i32>
        %712 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %713 = "stablehlo.scatter"(%676, %711, %712) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
          %746 = stablehlo.add %arg41, %arg42 : tensor<i32>
          stablehlo.return %746 : tensor<i32>
        }) : (tensor<6x97xi32>, tensor<6x2x2xi32>, tensor<6x2xi32>) -> tensor<6x97xi32>
        %714 = stablehlo.compare LT, %402, %324, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %715 = stablehlo.broadcast_in_dim %714, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %716 = stablehlo.broadcast_in_dim %715, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %717 = stablehlo.and %716, %655 : tensor<6x97xi1>
        %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %718 = func.call @_where_13(%717, %cst_206, %455) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %719 = stablehlo.add %718, %662 : tensor<6x97xf32>
        %720 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %c_207 = stablehlo.constant dense<0> : tensor<i32>
        %721 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
        %722 = stablehlo.compare GT, %713, %721, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
        %723 = stablehlo.or %669, %722 : tensor<6x97xi1>
        %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %724 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
        %725 = stablehlo.compare GT, %719, %724, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %726 = stablehlo.broadcast_in_dim %720, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %727 = stablehlo.divide %719, %726 : tensor<6x97xf32>
        %728 = stablehlo.broadcast_in_dim %720, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %729 = stablehlo.multiply %719, %728 : tensor<6x97xf32>
        %730 = func.call @_where_14(%725, %727, %729) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %731 = func.call @_where_14(%723, %730, %719) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %732 = stablehlo.broadcast_in_dim %387, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %733 = stablehlo.convert %713 : (tensor<6x97xi32>) -> tensor<6x97xf32>
        %734 = stablehlo.broadcast_in_dim %732, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %735 = stablehlo.multiply %734, %733 : tensor<6x97xf32>
        %736 = stablehlo.subtract %731, %735 : tensor<6x97xf32>
        %737 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %c_209 = stablehlo.constant dense<0> : tensor<i32>
        %738 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
        %739 = stablehlo.compare GT, %713, %738, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
        %740 = stablehlo.convert %739 : (tensor<6x97xi1>) -> tensor<6x97xf32>
        %741 = stablehlo.broadcast_in_dim %737, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %742 = stablehlo.multiply %741, %740 : tensor<6x97xf32>
        %743 = stablehlo.subtract %736, %742 : tensor<6x97xf32>
        %744 = stablehlo.broadcast_in_dim %469, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %745 = func.call @_where_15(%744, %743, %455) : (tensor<6x1xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        stablehlo.return %745 : tensor<6x97xf32>
      }) : (tensor<i32>) -> tensor<6x97xf32>
      %c_183 = stablehlo.constant dense<false> : tensor<i1>
      %639 = stablehlo.reduce(%472 init: %c_183) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %640 = stablehlo.convert %639 : (tensor<i1>) -> tensor<i32>
      %641 = "stablehlo.case"(%640) ({
        %642 = stablehlo.iota dim = 0 : tensor<97xi32>
        %643 = stablehlo.broadcast_in_dim %642, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_184 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %644 = stablehlo.reduce(%638 init: %cst_184) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %645 = stablehlo.broadcast_in_dim %644, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %647 = stablehlo.compare EQ, %638, %646, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_185 = stablehlo.constant dense<97> : tensor<i32>
        %648 = func.call @_where_11(%647, %643, %c_185) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_186 = stablehlo.constant dense<2147483647> : tensor<i32>
        %649 = stablehlo.reduce(%648 init: %c_186) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_187 = stablehlo.constant dense<96> : tensor<i32>
        %650 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %651 = stablehlo.minimum %649, %650 : tensor<6xi32>
        stablehlo.return %651 : tensor<6xi32>
      }, {
        %c_184 = stablehlo.constant dense<1> : tensor<i32>
        %642 = func.call @_where_16(%472, %345, %c_184) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
        %643 = stablehlo.broadcast_in_dim %642, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %644 = stablehlo.broadcast_in_dim %643, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %645 = stablehlo.divide %638, %644 : tensor<6x97xf32>
        %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %646 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %647 = stablehlo.compare GT, %366, %646, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %648 = stablehlo.and %647, %472 : tensor<6xi1>
        %c_186 = stablehlo.constant dense<false> : tensor<i1>
        %649 = stablehlo.reduce(%648 init: %c_186) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %650 = stablehlo.convert %649 : (tensor<i1>) -> tensor<i32>
        %651 = "stablehlo.case"(%650) ({
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %754 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %754 : tensor<6xf32>
        }, {
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %754 = stablehlo.reduce(%645 init: %cst_214) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %755 = stablehlo.log %366 : tensor<6xf32>
          %756 = stablehlo.add %754, %755 : tensor<6xf32>
          stablehlo.return %756 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %652 = stablehlo.broadcast_in_dim %648, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %653 = stablehlo.broadcast_in_dim %651, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %654 = stablehlo.convert %653 : tensor<6x1xf32>
        %655 = stablehlo.broadcast_in_dim %654, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %656 = stablehlo.compare LT, %645, %655, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %657 = stablehlo.broadcast_in_dim %652, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %658 = stablehlo.and %657, %656 : tensor<6x97xi1>
        %cst_187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %659 = func.call @_where_13(%658, %cst_187, %645) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %660 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %661 = stablehlo.compare GT, %352, %660, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_189 = stablehlo.constant dense<97> : tensor<i32>
        %662 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %663 = stablehlo.compare LT, %352, %662, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %664 = stablehlo.and %661, %663 : tensor<6xi1>
        %665 = stablehlo.and %664, %472 : tensor<6xi1>
        %c_190 = stablehlo.constant dense<false> : tensor<i1>
        %666 = stablehlo.reduce(%665 init: %c_190) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %667 = stablehlo.convert %666 : (tensor<i1>) -> tensor<i32>
        %668 = "stablehlo.case"(%667) ({
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %754 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %754 : tensor<6xf32>
        }, {
          %754 = stablehlo.bitcast_convert %659 : (tensor<6x97xf32>) -> tensor<6x97xi32>
          %c_214 = stablehlo.constant dense<0> : tensor<i32>
          %755 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %756 = stablehlo.compare LT, %754, %755, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
          %c_215 = stablehlo.constant dense<2147483647> : tensor<i32>
          %757 = stablehlo.broadcast_in_dim %c_215, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %758 = stablehlo.xor %754, %757 : tensor<6x97xi32>
          %759 = func.call @_where_17(%756, %758, %754) : (tensor<6x97xi1>, tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi32>
          %c_216 = stablehlo.constant dense<2147483647> : tensor<i32>
          %760 = stablehlo.reduce(%759 init: %c_216) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_217 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %761 = stablehlo.reduce(%759 init: %c_217) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_218 = stablehlo.constant dense<0> : tensor<i32>
          %c_219 = stablehlo.constant dense<0> : tensor<i32>
          %762:6 = stablehlo.while(%iterArg = %759, %iterArg_222 = %352, %iterArg_223 = %c_219, %iterArg_224 = %c_218, %iterArg_225 = %760, %iterArg_226 = %761) : tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          cond {
            %c_227 = stablehlo.constant dense<32> : tensor<i32>
            %769 = stablehlo.compare LT, %iterArg_223, %c_227, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %769 : tensor<i1>
          } do {
            %769:3 = func.call @closed_call_18(%iterArg, %iterArg_222, %iterArg_224, %iterArg_225, %iterArg_226) : (tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>)
            %c_227 = stablehlo.constant dense<1> : tensor<i32>
            %770 = stablehlo.add %iterArg_223, %c_227 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_222, %770, %769#0, %769#1, %769#2 : tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          }
          %c_220 = stablehlo.constant dense<0> : tensor<i32>
          %763 = stablehlo.broadcast_in_dim %c_220, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %764 = stablehlo.compare LT, %762#4, %763, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
          %c_221 = stablehlo.constant dense<2147483647> : tensor<i32>
          %765 = stablehlo.broadcast_in_dim %c_221, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %766 = stablehlo.xor %762#4, %765 : tensor<6xi32>
          %767 = func.call @_where_19(%764, %766, %762#4) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
          %768 = stablehlo.bitcast_convert %767 : (tensor<6xi32>) -> tensor<6xf32>
          stablehlo.return %768 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %669 = stablehlo.broadcast_in_dim %665, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %670 = stablehlo.broadcast_in_dim %668, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %671 = stablehlo.convert %670 : tensor<6x1xf32>
        %672 = stablehlo.broadcast_in_dim %671, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %673 = stablehlo.compare LT, %659, %672, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %674 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %675 = stablehlo.and %674, %673 : tensor<6x97xi1>
        %cst_191 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %676 = func.call @_where_13(%675, %cst_191, %659) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %677 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %678 = stablehlo.compare LT, %359, %677, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %679 = stablehlo.and %678, %472 : tensor<6xi1>
        %c_193 = stablehlo.constant dense<false> : tensor<i1>
        %680 = stablehlo.reduce(%679 init: %c_193) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %681 = stablehlo.convert %680 : (tensor<i1>) -> tensor<i32>
        %682 = "stablehlo.case"(%681) ({
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %754 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %754 : tensor<6xf32>
        }, {
          %cst_214 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %754 = stablehlo.reduce(%676 init: %cst_214) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %755 = stablehlo.broadcast_in_dim %754, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
          %756 = stablehlo.broadcast_in_dim %755, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
          %757 = stablehlo.subtract %676, %756 : tensor<6x97xf32>
          %758 = stablehlo.exponential %757 : tensor<6x97xf32>
          %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %759 = stablehlo.reduce(%758 init: %cst_215) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %760 = stablehlo.multiply %359, %759 : tensor<6xf32>
          %761 = stablehlo.bitcast_convert %676 : (tensor<6x97xf32>) -> tensor<6x97xi32>
          %c_216 = stablehlo.constant dense<0> : tensor<i32>
          %762 = stablehlo.broadcast_in_dim %c_216, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %763 = stablehlo.compare LT, %761, %762, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
          %c_217 = stablehlo.constant dense<2147483647> : tensor<i32>
          %764 = stablehlo.broadcast_in_dim %c_217, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %765 = stablehlo.xor %761, %764 : tensor<6x97xi32>
          %766 = func.call @_where_17(%763, %765, %761) : (tensor<6x97xi1>, tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi32>
          %c_218 = stablehlo.constant dense<2147483647> : tensor<i32>
          %767 = stablehlo.reduce(%766 init: %c_218) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_219 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %768 = stablehlo.reduce(%766 init: %c_219) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_220 = stablehlo.constant dense<0> : tensor<i32>
          %c_221 = stablehlo.constant dense<0> : tensor<i32>
          %769:7 = stablehlo.while(%iterArg = %766, %iterArg_224 = %758, %iterArg_225 = %760, %iterArg_226 = %c_221, %iterArg_227 = %c_220, %iterArg_228 = %767, %iterArg_229 = %768) : tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          cond {
            %c_230 = stablehlo.constant dense<32> : tensor<i32>
            %776 = stablehlo.compare LT, %iterArg_226, %c_230, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %776 : tensor<i1>
          } do {
            %776:3 = func.call @closed_call_20(%iterArg, %iterArg_224, %iterArg_225, %iterArg_227, %iterArg_228, %iterArg_229) : (tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>)
            %c_230 = stablehlo.constant dense<1> : tensor<i32>
            %777 = stablehlo.add %iterArg_226, %c_230 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_224, %iterArg_225, %777, %776#0, %776#1, %776#2 : tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          }
          %c_222 = stablehlo.constant dense<0> : tensor<i32>
          %770 = stablehlo.broadcast_in_dim %c_222, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %771 = stablehlo.compare LT, %769#5, %770, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
          %c_223 = stablehlo.constant dense<2147483647> : tensor<i32>
          %772 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %773 = stablehlo.xor %769#5, %772 : tensor<6xi32>
          %774 = func.call @_where_19(%771, %773, %769#5) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
          %775 = stablehlo.bitcast_convert %774 : (tensor<6xi32>) -> tensor<6xf32>
          stablehlo.return %775 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %683 = stablehlo.broadcast_in_dim %679, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %684 = stablehlo.broadcast_in_dim %682, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %685 = stablehlo.convert %684 : tensor<6x1xf32>
        %686 = stablehlo.broadcast_in_dim %685, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %687 = stablehlo.compare LT, %676, %686, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %688 = stablehlo.broadcast_in_dim %683, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %689 = stablehlo.and %688, %687 : tensor<6x97xi1>
        %cst_194 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %690 = func.call @_where_13(%689, %cst_194, %676) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %cst_195 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %691 = stablehlo.reduce(%690 init: %cst_195) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %cst_196 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %692 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %693 = stablehlo.maximum %692, %691 : tensor<6xf32>
        %694 = stablehlo.broadcast_in_dim %693, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %695 = stablehlo.broadcast_in_dim %694, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %696 = stablehlo.subtract %690, %695 : tensor<6x97xf32>
        %697 = stablehlo.exponential %696 : tensor<6x97xf32>
        %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %698 = stablehlo.reduce(%697 init: %cst_197) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %699 = stablehlo.broadcast_in_dim %698, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %700 = stablehlo.broadcast_in_dim %699, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %701 = stablehlo.divide %697, %700 : tensor<6x97xf32>
        %702 = stablehlo.convert %402 : (tensor<6xi32>) -> tensor<6xui32>
        %703 = func.call @_threefry_fold_in(%338, %702) : (tensor<6x2xui32>, tensor<6xui32>) -> tensor<6x2xui32>
        %c_198 = stablehlo.constant dense<2> : tensor<ui32>
        %704 = func.call @_threefry_fold_in_23(%703, %c_198) : (tensor<6x2xui32>, tensor<ui32>) -> tensor<6x2xui32>
        %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %705 = func.call @_uniform(%704, %cst_199, %cst_200) : (tensor<6x2xui32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
        %c_201 = stablehlo.constant dense<0> : tensor<i32>
        %706 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %707 = stablehlo.maximum %437, %706 : tensor<6xi32>
        %708 = stablehlo.broadcast_in_dim %707, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %709 = func.call @take_along_axis(%701, %708) : (tensor<6x97xf32>, tensor<6x1xi32>) -> tensor<6x1xf32>
        %710 = stablehlo.reshape %709 : (tensor<6x1xf32>) -> tensor<6xf32>
        %711 = func.call @take_along_axis(%453, %708) : (tensor<6x97xf32>, tensor<6x1xi32>) -> tensor<6x1xf32>
        %712 = stablehlo.reshape %711 : (tensor<6x1xf32>) -> tensor<6xf32>
        %c_202 = stablehlo.constant dense<-1> : tensor<i32>
        %713 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %714 = stablehlo.compare NE, %437, %713, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %715 = stablehlo.subtract %701, %453 : tensor<6x97xf32>
        %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %716 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
        %717 = stablehlo.maximum %715, %716 : tensor<6x97xf32>
        %cst_204 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %718 = stablehlo.reduce(%717 init: %cst_204) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %719 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %720 = stablehlo.compare GT, %718, %719, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %721 = stablehlo.and %714, %720 : tensor<6xi1>
        %722 = stablehlo.broadcast_in_dim %721, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %723 = stablehlo.log %717 : tensor<6x97xf32>
        %724 = func.call @_where_15(%722, %723, %690) : (tensor<6x1xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %725 = stablehlo.convert %402 : (tensor<6xi32>) -> tensor<6xui32>
        %726 = func.call @_threefry_fold_in(%338, %725) : (tensor<6x2xui32>, tensor<6xui32>) -> tensor<6x2xui32>
        %727 = func.call @_gumbel(%726) : (tensor<6x2xui32>) -> tensor<6x97xf32>
        %728 = stablehlo.add %724, %727 : tensor<6x97xf32>
        %729 = stablehlo.iota dim = 0 : tensor<97xi32>
        %730 = stablehlo.broadcast_in_dim %729, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %731 = stablehlo.reduce(%728 init: %cst_206) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %732 = stablehlo.broadcast_in_dim %731, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %733 = stablehlo.broadcast_in_dim %732, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %734 = stablehlo.compare EQ, %728, %733, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_207 = stablehlo.constant dense<97> : tensor<i32>
        %735 = func.call @_where_11(%734, %730, %c_207) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_208 = stablehlo.constant dense<2147483647> : tensor<i32>
        %736 = stablehlo.reduce(%735 init: %c_208) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_209 = stablehlo.constant dense<96> : tensor<i32>
        %737 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %738 = stablehlo.minimum %736, %737 : tensor<6xi32>
        %739 = stablehlo.multiply %705, %712 : tensor<6xf32>
        %740 = stablehlo.compare LT, %739, %710, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %741 = stablehlo.and %714, %740 : tensor<6xi1>
        %742 = func.call @_where_19(%741, %437, %738) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
        %743 = stablehlo.iota dim = 0 : tensor<97xi32>
        %744 = stablehlo.broadcast_in_dim %743, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_210 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %745 = stablehlo.reduce(%638 init: %cst_210) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %746 = stablehlo.broadcast_in_dim %745, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %747 = stablehlo.broadcast_in_dim %746, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %748 = stablehlo.compare EQ, %638, %747, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_211 = stablehlo.constant dense<97> : tensor<i32>
        %749 = func.call @_where_11(%748, %744, %c_211) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_212 = stablehlo.constant dense<2147483647> : tensor<i32>
        %750 = stablehlo.reduce(%749 init: %c_212) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_213 = stablehlo.constant dense<96> : tensor<i32>
        %751 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %752 = stablehlo.minimum %750, %751 : tensor<6xi32>
        %753 = func.call @_where_19(%472, %742, %752) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
        stablehlo.return %753 : tensor<6xi32>
      }) : (tensor<i32>) -> tensor<6xi32>
      stablehlo.return %641 : tensor<6xi32>
    }) : (tensor<i32>) -> tensor<6xi32>
    %c_134 = stablehlo.constant dense<-2> : tensor<i32>
    %477 = call @_where_3(%468, %476, %c_134) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %478 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %479 = stablehlo.compare LT, %394, %478, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_136 = stablehlo.constant dense<2> : tensor<i32>
    %480 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %481 = stablehlo.add %394, %480 : tensor<6xi32>
    %482 = stablehlo.select %479, %481, %394 : tensor<6xi1>, tensor<6xi32>
    %c_137 = stablehlo.constant dense<0> : tensor<i32>
    %483 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %484 = stablehlo.compare LT, %477, %483, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_138 = stablehlo.constant dense<97> : tensor<i32>
    %485 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %486 = stablehlo.add %477, %485 : tensor<6xi32>
    %487 = stablehlo.select %484, %486, %477 : tensor<6xi1>, tensor<6xi32>
    %488 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %489 = stablehlo.broadcast_in_dim %487, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %490 = stablehlo.concatenate %488, %489, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %491 = "stablehlo.gather"(%arg29, %490) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x97xi1>, tensor<6x2xi32>) -> tensor<6xi1>
    %c_139 = stablehlo.constant dense<1> : tensor<i32>
    %492 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %493 = stablehlo.add %402, %492 : tensor<6xi32>
    %494 = stablehlo.compare GE, %493, %310, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %495 = stablehlo.or %491, %494 : tensor<6xi1>
    %496 = stablehlo.not %468 : tensor<6xi1>
    %497 = stablehlo.or %495, %496 : tensor<6xi1>
    %c_140 = stablehlo.constant dense<0> : tensor<i32>
    %498 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %499 = stablehlo.compare LT, %175, %498, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_141 = stablehlo.constant dense<6> : tensor<i32>
    %500 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %501 = stablehlo.add %175, %500 : tensor<3x3xi32>
    %502 = stablehlo.select %499, %501, %175 : tensor<3x3xi1>, tensor<3x3xi32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %504 = "stablehlo.gather"(%477, %503) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %c_142 = stablehlo.constant dense<0> : tensor<i32>
    %505 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %506 = stablehlo.compare LT, %175, %505, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_143 = stablehlo.constant dense<6> : tensor<i32>
    %507 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %508 = stablehlo.add %175, %507 : tensor<3x3xi32>
    %509 = stablehlo.select %506, %508, %175 : tensor<3x3xi1>, tensor<3x3xi32>
    %510 = stablehlo.broadcast_in_dim %509, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %511 = "stablehlo.gather"(%497, %510) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi1>, tensor<3x3x1xi32>) -> tensor<3x3xi1>
    %c_144 = stablehlo.constant dense<0> : tensor<i32>
    %512 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %513 = stablehlo.slice %169 [0:3, 0:1] : (tensor<3x3xi1>) -> tensor<3x1xi1>
    %c_145 = stablehlo.constant dense<0> : tensor<i32>
    %514 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_146 = stablehlo.constant dense<0> : tensor<i32>
    %515 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_147 = stablehlo.constant dense<false> : tensor<i1>
    %516 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_148 = stablehlo.constant dense<false> : tensor<i1>
    %517 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_149 = stablehlo.constant dense<0> : tensor<i32>
    %518:12 = stablehlo.while(%iterArg = %504, %iterArg_182 = %511, %iterArg_183 = %c_3, %iterArg_184 = %169, %iterArg_185 = %176, %iterArg_186 = %c_149, %iterArg_187 = %512, %iterArg_188 = %513, %iterArg_189 = %514, %iterArg_190 = %515, %iterArg_191 = %516, %iterArg_192 = %517) : tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    cond {
      %c_193 = stablehlo.constant dense<3> : tensor<i32>
      %636 = stablehlo.compare LT, %iterArg_186, %c_193, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %636 : tensor<i1>
    } do {
      %636:6 = func.call @closed_call_30(%iterArg, %iterArg_182, %iterArg_183, %iterArg_184, %iterArg_185, %iterArg_187, %iterArg_188) : (tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>, tensor<3x1xi1>) -> (tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>)
      %637 = func.call @dynamic_update_index_in_dim_35(%iterArg_189, %636#2, %iterArg_186) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %638 = func.call @dynamic_update_index_in_dim_35(%iterArg_190, %636#3, %iterArg_186) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %639 = func.call @dynamic_update_index_in_dim_36(%iterArg_191, %636#4, %iterArg_186) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %640 = func.call @dynamic_update_index_in_dim_36(%iterArg_192, %636#5, %iterArg_186) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %c_193 = stablehlo.constant dense<1> : tensor<i32>
      %641 = stablehlo.add %iterArg_186, %c_193 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_182, %iterArg_183, %iterArg_184, %iterArg_185, %641, %636#0, %636#1, %637, %638, %639, %640 : tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    }
    %519 = stablehlo.reshape %518#8 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %520 = stablehlo.transpose %519, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %521 = stablehlo.reshape %518#9 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %522 = stablehlo.transpose %521, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %523 = stablehlo.reshape %518#10 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %524 = stablehlo.transpose %523, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %525 = stablehlo.reshape %518#11 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %526 = stablehlo.transpose %525, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %527 = stablehlo.convert %524 : (tensor<3x3xi1>) -> tensor<3x3xi32>
    %c_150 = stablehlo.constant dense<0> : tensor<i32>
    %528 = stablehlo.reduce(%527 init: %c_150) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_151 = stablehlo.constant dense<false> : tensor<i1>
    %529 = stablehlo.reduce(%526 init: %c_151) applies stablehlo.or across dimensions = [1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<3xi1>
    %c_152 = stablehlo.constant dense<-1> : tensor<i32>
    %530 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %531 = stablehlo.compare NE, %520, %530, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %532 = call @take_along_axis_37(%175, %522) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %c_153 = stablehlo.constant dense<6> : tensor<i32>
    %533 = call @_where_1(%531, %532, %c_153) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %534 = stablehlo.broadcast_in_dim %arg37, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_154 = stablehlo.constant dense<2> : tensor<i32>
    %535 = call @_where_38(%531, %534, %c_154) : (tensor<3x3xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_155 = stablehlo.constant dense<0> : tensor<i32>
    %536 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %537 = stablehlo.compare LT, %533, %536, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_156 = stablehlo.constant dense<6> : tensor<i32>
    %538 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %539 = stablehlo.add %533, %538 : tensor<3x3xi32>
    %540 = stablehlo.select %537, %539, %533 : tensor<3x3xi1>, tensor<3x3xi32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %542 = "stablehlo.gather"(%282, %541) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<6x32xf32>, tensor<3x3x1xi32>) -> tensor<3x3x32xf32>
    %c_157 = stablehlo.constant dense<1> : tensor<i32>
    %543 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %544 = stablehlo.subtract %528, %543 : tensor<3xi32>
    %c_158 = stablehlo.constant dense<0> : tensor<i32>
    %545 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %546 = stablehlo.maximum %544, %545 : tensor<3xi32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %548 = call @take_along_axis_39(%520, %547) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %549 = stablehlo.reshape %548 : (tensor<3x1xi32>) -> tensor<3xi32>
    %550 = stablehlo.add %13, %528 : tensor<3xi32>
    %551 = stablehlo.add %20, %528 : tensor<3xi32>
    %552 = stablehlo.not %529 : tensor<3xi1>
    %553 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %c_159 = stablehlo.constant dense<0> : tensor<i32>
    %554 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %555 = stablehlo.compare GE, %520, %554, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %556 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %557 = stablehlo.and %556, %555 : tensor<3x3xi1>
    %c_160 = stablehlo.constant dense<2> : tensor<i32>
    %558 = call @_where_1(%557, %535, %c_160) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_161 = stablehlo.constant dense<0> : tensor<i32>
    %559 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %560 = stablehlo.compare LT, %558, %559, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_162 = stablehlo.constant dense<2> : tensor<i32>
    %561 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %562 = stablehlo.add %558, %561 : tensor<3x3xi32>
    %563 = stablehlo.select %560, %562, %558 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_163 = stablehlo.constant dense<0> : tensor<i32>
    %564 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %565 = stablehlo.compare LT, %520, %564, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_164 = stablehlo.constant dense<97> : tensor<i32>
    %566 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %567 = stablehlo.add %520, %566 : tensor<3x3xi32>
    %568 = stablehlo.select %565, %567, %520 : tensor<3x3xi1>, tensor<3x3xi32>
    %569 = stablehlo.broadcast_in_dim %563, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %570 = stablehlo.broadcast_in_dim %568, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %571 = stablehlo.concatenate %569, %570, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %c_165 = stablehlo.constant dense<1> : tensor<i32>
    %572 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %573 = "stablehlo.scatter"(%arg33, %571, %572) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      %636 = stablehlo.add %arg41, %arg42 : tensor<i32>
      stablehlo.return %636 : tensor<i32>
    }) : (tensor<2x97xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x97xi32>
    %574 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %575 = stablehlo.iota dim = 0 : tensor<3xi32>
    %576 = stablehlo.broadcast_in_dim %575, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %577 = stablehlo.broadcast_in_dim %574, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %578 = stablehlo.broadcast_in_dim %576, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %579 = stablehlo.add %577, %578 : tensor<3x3xi32>
    %580 = stablehlo.slice %535 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %581 = stablehlo.reshape %580 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_166 = stablehlo.constant dense<0> : tensor<i32>
    %582 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %583 = stablehlo.compare LT, %581, %582, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_167 = stablehlo.constant dense<2> : tensor<i32>
    %584 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %585 = stablehlo.add %581, %584 : tensor<3xi32>
    %586 = stablehlo.select %583, %585, %581 : tensor<3xi1>, tensor<3xi32>
    %587 = stablehlo.broadcast_in_dim %586, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %588 = "stablehlo.scatter"(%arg14, %587, %549) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_168 = stablehlo.constant dense<0> : tensor<i32>
    %589 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %590 = stablehlo.compare LT, %581, %589, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_169 = stablehlo.constant dense<2> : tensor<i32>
    %591 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %592 = stablehlo.add %581, %591 : tensor<3xi32>
    %593 = stablehlo.select %590, %592, %581 : tensor<3xi1>, tensor<3xi32>
    %594 = stablehlo.broadcast_in_dim %593, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %595 = "stablehlo.scatter"(%arg15, %594, %550) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_170 = stablehlo.constant dense<0> : tensor<i32>
    %596 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %597 = stablehlo.compare LT, %581, %596, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_171 = stablehlo.constant dense<2> : tensor<i32>
    %598 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %599 = stablehlo.add %581, %598 : tensor<3xi32>
    %600 = stablehlo.select %597, %599, %581 : tensor<3xi1>, tensor<3xi32>
    %601 = stablehlo.broadcast_in_dim %600, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %602 = "stablehlo.scatter"(%arg16, %601, %551) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_172 = stablehlo.constant dense<0> : tensor<i32>
    %603 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %604 = stablehlo.compare LT, %581, %603, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_173 = stablehlo.constant dense<2> : tensor<i32>
    %605 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %606 = stablehlo.add %581, %605 : tensor<3xi32>
    %607 = stablehlo.select %604, %606, %581 : tensor<3xi1>, tensor<3xi32>
    %608 = stablehlo.broadcast_in_dim %607, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %609 = "stablehlo.scatter"(%arg18, %608, %552) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i1>, %arg42: tensor<i1>):
      stablehlo.return %arg42 : tensor<i1>
    }) : (tensor<2xi1>, tensor<3x1xi32>, tensor<3xi1>) -> tensor<2xi1>
    %c_174 = stablehlo.constant dense<1> : tensor<i32>
    %610 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %611 = stablehlo.add %579, %610 : tensor<3x3xi32>
    %c_175 = stablehlo.constant dense<0> : tensor<i32>
    %612 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %613 = stablehlo.compare LT, %535, %612, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_176 = stablehlo.constant dense<2> : tensor<i32>
    %614 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %615 = stablehlo.add %535, %614 : tensor<3x3xi32>
    %616 = stablehlo.select %613, %615, %535 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_177 = stablehlo.constant dense<0> : tensor<i32>
    %617 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %618 = stablehlo.compare LT, %611, %617, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_178 = stablehlo.constant dense<128> : tensor<i32>
    %619 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %620 = stablehlo.add %611, %619 : tensor<3x3xi32>
    %621 = stablehlo.select %618, %620, %611 : tensor<3x3xi1>, tensor<3x3xi32>
    %622 = stablehlo.broadcast_in_dim %616, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %623 = stablehlo.broadcast_in_dim %621, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %624 = stablehlo.concatenate %622, %623, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %625 = "stablehlo.scatter"(%arg34, %624, %520) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2x128xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x128xi32>
    %c_179 = stablehlo.constant dense<-1> : tensor<i32>
    %626 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %627 = stablehlo.slice %535 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %628 = stablehlo.reshape %627 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_180 = stablehlo.constant dense<0> : tensor<i32>
    %629 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %630 = stablehlo.compare LT, %628, %629, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_181 = stablehlo.constant dense<2> : tensor<i32>
    %631 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %632 = stablehlo.add %628, %631 : tensor<3xi32>
    %633 = stablehlo.select %630, %632, %628 : tensor<3xi1>, tensor<3xi32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %635 = "stablehlo.scatter"(%626, %634, %520) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
      stablehlo.return %arg42 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<2x3xi32>
    return %268#1, %268#2, %588, %595, %602, %arg17, %609, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %573, %625, %arg35, %arg36, %635, %455, %533 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<1x2x2x128x8xf32>, tensor<1x2x2x128x8xf32>, tensor<2x3xi32>, tensor<6x97xf32>, tensor<3x3xi32>
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
  func.func private @layer(%arg0: tensor<6xi32>, %arg1: tensor<6xi32>, %arg2: tensor<6xi32>, %arg3: tensor<3x3xi32>, %arg4: tensor<3x3xi32>, %arg5: tensor<3xi32>, %arg6: tensor<3xi32>, %arg7: tensor<6xi32>, %arg8: tensor<32xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32x32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32x96xf32>, %arg13: tensor<48x32xf32>, %arg14: tensor<6x1x32xf32>, %arg15: tensor<6x1x1x4xf32>, %arg16: tensor<6x1x1x4xf32>, %arg17: tensor<i32>, %arg18: tensor<2x2x2x128x8xf32>, %arg19: tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) {
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
    %10 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
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
      %161 = stablehlo.reshape %12 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %162 = func.call @_pad(%161, %c_32) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %163 = stablehlo.reshape %162 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %164 = stablehlo.reshape %163 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %165 = stablehlo.dot_general %164, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x64xf32>) -> tensor<6x64xf32>
      %166 = stablehlo.reshape %165 : (tensor<6x64xf32>) -> tensor<6x1x64xf32>
      stablehlo.return %166 : tensor<6x1x64xf32>
    }) : (tensor<i32>) -> tensor<6x1x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<6x1x64xf32>) -> tensor<6x1x8x8xf32>
    %16 = stablehlo.slice %15 [0:6, 0:1, 0:4, 0:8] : (tensor<6x1x8x8xf32>) -> tensor<6x1x4x8xf32>
    %17 = stablehlo.slice %15 [0:6, 0:1, 4:6, 0:8] : (tensor<6x1x8x8xf32>) -> tensor<6x1x2x8xf32>
    %18 = stablehlo.slice %15 [0:6, 0:1, 6:8, 0:8] : (tensor<6x1x8x8xf32>) -> tensor<6x1x2x8xf32>
    %19 = stablehlo.slice %16 [0:6, 0:1, 0:4, 0:4] : (tensor<6x1x4x8xf32>) -> tensor<6x1x4x4xf32>
    %20 = stablehlo.slice %16 [0:6, 0:1, 0:4, 4:8] : (tensor<6x1x4x8xf32>) -> tensor<6x1x4x4xf32>
    %21 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x4x4xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<6x1x4x4xf32>
    %23 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x4x4xf32>
    %24 = stablehlo.multiply %20, %23 : tensor<6x1x4x4xf32>
    %25 = stablehlo.subtract %22, %24 : tensor<6x1x4x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x4x4xf32>
    %27 = stablehlo.multiply %20, %26 : tensor<6x1x4x4xf32>
    %28 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x4x4xf32>
    %29 = stablehlo.multiply %19, %28 : tensor<6x1x4x4xf32>
    %30 = stablehlo.add %27, %29 : tensor<6x1x4x4xf32>
    %31 = stablehlo.concatenate %25, %30, dim = 3 : (tensor<6x1x4x4xf32>, tensor<6x1x4x4xf32>) -> tensor<6x1x4x8xf32>
    %32 = stablehlo.slice %17 [0:6, 0:1, 0:2, 0:4] : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x4xf32>
    %33 = stablehlo.slice %17 [0:6, 0:1, 0:2, 4:8] : (tensor<6x1x2x8xf32>) -> tensor<6x1x2x4xf32>
    %34 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<6x1x2x4xf32>
    %36 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %37 = stablehlo.multiply %33, %36 : tensor<6x1x2x4xf32>
    %38 = stablehlo.subtract %35, %37 : tensor<6x1x2x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %40 = stablehlo.multiply %33, %39 : tensor<6x1x2x4xf32>
    %41 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<6x1x1x4xf32>) -> tensor<6x1x2x4xf32>
    %42 = stablehlo.multiply %32, %41 : tensor<6x1x2x4xf32>
    %43 = stablehlo.add %40, %42 : tensor<6x1x2x4xf32>
    %44 = stablehlo.concatenate %38, %43, dim = 3 : (tensor<6x1x2x4xf32>, tensor<6x1x2x4xf32>) -> tensor<6x1x2x8xf32>
    %45 = stablehlo.reshape %31 : (tensor<6x1x4x8xf32>) -> tensor<6x1x2x2x8xf32>
    %46 = stablehlo.reshape %44 : (tensor<6x1x2x8xf32>) -> tensor<6x2x8xf32>
    %47 = stablehlo.reshape %18 : (tensor<6x1x2x8xf32>) -> tensor<6x2x8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %49 = stablehlo.compare EQ, %arg0, %48, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<6xi1>) -> tensor<6x1x1xi1>
    %51 = stablehlo.is_finite %46 : (tensor<6x2x8xf32>) -> tensor<6x2x8xi1>
    %52 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<6x1x1xi1>) -> tensor<6x2x8xi1>
    %53 = stablehlo.or %52, %51 : tensor<6x2x8xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %54 = call @_where_4(%53, %46, %c_3) : (tensor<6x2x8xi1>, tensor<6x2x8xf32>, tensor<i32>) -> tensor<6x2x8xf32>
    %55 = stablehlo.is_finite %47 : (tensor<6x2x8xf32>) -> tensor<6x2x8xi1>
    %56 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<6x1x1xi1>) -> tensor<6x2x8xi1>
    %57 = stablehlo.or %56, %55 : tensor<6x2x8xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %58 = call @_where_4(%57, %47, %c_4) : (tensor<6x2x8xi1>, tensor<6x2x8xf32>, tensor<i32>) -> tensor<6x2x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.compare LT, %arg17, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %60 = stablehlo.add %arg17, %c_6 : tensor<i32>
    %61 = stablehlo.select %59, %60, %arg17 : tensor<i1>, tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %63 = stablehlo.compare LT, %arg1, %62, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %65 = stablehlo.add %arg1, %64 : tensor<6xi32>
    %66 = stablehlo.select %63, %65, %arg1 : tensor<6xi1>, tensor<6xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %68 = stablehlo.compare LT, %arg2, %67, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_10 = stablehlo.constant dense<128> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %70 = stablehlo.add %arg2, %69 : tensor<6xi32>
    %71 = stablehlo.select %68, %70, %arg2 : tensor<6xi1>, tensor<6xi32>
    %72 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %74 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %75 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %76 = stablehlo.concatenate %73, %74, %75, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x3xi32>
    %77 = "stablehlo.scatter"(%arg18, %76, %54) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<2x2x2x128x8xf32>, tensor<6x3xi32>, tensor<6x2x8xf32>) -> tensor<2x2x2x128x8xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.compare LT, %arg17, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<2> : tensor<i32>
    %79 = stablehlo.add %arg17, %c_12 : tensor<i32>
    %80 = stablehlo.select %78, %79, %arg17 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %82 = stablehlo.compare LT, %arg1, %81, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_14 = stablehlo.constant dense<2> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %84 = stablehlo.add %arg1, %83 : tensor<6xi32>
    %85 = stablehlo.select %82, %84, %arg1 : tensor<6xi1>, tensor<6xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %87 = stablehlo.compare LT, %arg2, %86, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %89 = stablehlo.add %arg2, %88 : tensor<6xi32>
    %90 = stablehlo.select %87, %89, %arg2 : tensor<6xi1>, tensor<6xi32>
    %91 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %93 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %94 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %95 = stablehlo.concatenate %92, %93, %94, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x3xi32>
    %96 = "stablehlo.scatter"(%arg19, %95, %58) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<2x2x2x128x8xf32>, tensor<6x3xi32>, tensor<6x2x8xf32>) -> tensor<2x2x2x128x8xf32>
    %97 = stablehlo.reshape %45 : (tensor<6x1x2x2x8xf32>) -> tensor<6x2x2x8xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %99 = stablehlo.compare LT, %arg3, %98, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_18 = stablehlo.constant dense<6> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %101 = stablehlo.add %arg3, %100 : tensor<3x3xi32>
    %102 = stablehlo.select %99, %101, %arg3 : tensor<3x3xi1>, tensor<3x3xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %104 = "stablehlo.gather"(%97, %103) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3, 4], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2, 8>}> : (tensor<6x2x2x8xf32>, tensor<3x3x1xi32>) -> tensor<3x3x2x2x8xf32>
    %cst_19 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x3x2x2x8xf32>
    %106 = stablehlo.multiply %104, %105 : tensor<3x3x2x2x8xf32>
    %107 = stablehlo.transpose %106, dims = [0, 2, 3, 1, 4] : (tensor<3x3x2x2x8xf32>) -> tensor<3x2x2x3x8xf32>
    %108 = stablehlo.reshape %107 : (tensor<3x2x2x3x8xf32>) -> tensor<3x2x6x8xf32>
    %109 = stablehlo.reshape %arg4 : (tensor<3x3xi32>) -> tensor<1x3x1x3xi32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2, 3] : (tensor<1x3x1x3xi32>) -> tensor<1x3x2x3xi32>
    %111 = stablehlo.reshape %110 : (tensor<1x3x2x3xi32>) -> tensor<3x6xi32>
    %112 = stablehlo.reshape %108 : (tensor<3x2x6x8xf32>) -> tensor<3x1x2x6x8xf32>
    %113 = stablehlo.reshape %arg5 : (tensor<3xi32>) -> tensor<3x1xi32>
    %114 = stablehlo.reshape %111 : (tensor<3x6xi32>) -> tensor<3x1x6xi32>
    %115 = stablehlo.reshape %arg6 : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x1x2x6x8xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %117:9 = stablehlo.while(%iterArg = %112, %iterArg_32 = %113, %iterArg_33 = %114, %iterArg_34 = %115, %iterArg_35 = %arg17, %iterArg_36 = %77, %iterArg_37 = %96, %iterArg_38 = %c_21, %iterArg_39 = %116) : tensor<3x1x2x6x8xf32>, tensor<3x1xi32>, tensor<3x1x6xi32>, tensor<3x1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x6x8xf32>
    cond {
      %c_40 = stablehlo.constant dense<3> : tensor<i32>
      %161 = stablehlo.compare LT, %iterArg_38, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %161 : tensor<i1>
    } do {
      %161 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_38) : (tensor<3x1x2x6x8xf32>, tensor<i32>) -> tensor<1x2x6x8xf32>
      %162 = func.call @dynamic_index_in_dim_5(%iterArg_32, %iterArg_38) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %163 = func.call @dynamic_index_in_dim_6(%iterArg_33, %iterArg_38) : (tensor<3x1x6xi32>, tensor<i32>) -> tensor<1x6xi32>
      %164 = func.call @dynamic_index_in_dim_5(%iterArg_34, %iterArg_38) : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %165 = func.call @closed_call(%iterArg_35, %iterArg_36, %iterArg_37, %161, %162, %163, %164) : (tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<1xi32>, tensor<1x6xi32>, tensor<1xi32>) -> tensor<1x2x6x8xf32>
      %166 = func.call @dynamic_update_index_in_dim(%iterArg_39, %165, %iterArg_38) : (tensor<3x1x2x6x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>) -> tensor<3x1x2x6x8xf32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %167 = stablehlo.add %iterArg_38, %c_40 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %167, %166 : tensor<3x1x2x6x8xf32>, tensor<3x1xi32>, tensor<3x1x6xi32>, tensor<3x1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<3x1x2x6x8xf32>
    }
    %118 = stablehlo.reshape %117#8 : (tensor<3x1x2x6x8xf32>) -> tensor<3x2x2x3x8xf32>
    %119 = stablehlo.transpose %118, dims = [0, 3, 1, 2, 4] : (tensor<3x2x2x3x8xf32>) -> tensor<3x3x2x2x8xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %121 = stablehlo.compare LT, %arg7, %120, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_23 = stablehlo.constant dense<3> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %123 = stablehlo.add %arg7, %122 : tensor<6xi32>
    %124 = stablehlo.select %121, %123, %arg7 : tensor<6xi1>, tensor<6xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %125 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %126 = stablehlo.compare LT, %arg0, %125, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %128 = stablehlo.add %arg0, %127 : tensor<6xi32>
    %129 = stablehlo.select %126, %128, %arg0 : tensor<6xi1>, tensor<6xi32>
    %130 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %131 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %132 = stablehlo.concatenate %130, %131, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %133 = "stablehlo.gather"(%119, %132) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 2, 8>}> : (tensor<3x3x2x2x8xf32>, tensor<6x2xi32>) -> tensor<6x2x2x8xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 2, 3, 4] : (tensor<6x2x2x8xf32>) -> tensor<6x1x2x2x8xf32>
    %135 = stablehlo.reshape %134 : (tensor<6x1x2x2x8xf32>) -> tensor<6x1x32xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %136 = "stablehlo.case"(%c_26) ({
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }, {
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %137 = "stablehlo.case"(%136) ({
      %161 = stablehlo.reshape %135 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %162 = func.call @_pad(%161, %c_32) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %163 = stablehlo.reshape %162 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %164 = stablehlo.reshape %163 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %165 = stablehlo.dot_general %164, %arg10, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x32xf32>) -> tensor<6x32xf32>
      %166 = stablehlo.reshape %165 : (tensor<6x32xf32>) -> tensor<6x1x32xf32>
      stablehlo.return %166 : tensor<6x1x32xf32>
    }) : (tensor<i32>) -> tensor<6x1x32xf32>
    %138 = stablehlo.add %arg14, %137 : tensor<6x1x32xf32>
    %139 = stablehlo.multiply %138, %138 : tensor<6x1x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<6x1x32xf32>, tensor<f32>) -> tensor<6x1xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %cst_28 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %143 = stablehlo.divide %141, %142 : tensor<6x1x1xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %145 = stablehlo.add %143, %144 : tensor<6x1x1xf32>
    %146 = stablehlo.rsqrt %145 : tensor<6x1x1xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1x32xf32>
    %148 = stablehlo.multiply %138, %147 : tensor<6x1x32xf32>
    %149 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<6x1x32xf32>
    %151 = stablehlo.multiply %148, %150 : tensor<6x1x32xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %152 = "stablehlo.case"(%c_30) ({
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }, {
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %153 = "stablehlo.case"(%152) ({
      %161 = stablehlo.reshape %151 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %162 = func.call @_pad(%161, %c_32) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %163 = stablehlo.reshape %162 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %164 = stablehlo.reshape %163 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %165 = stablehlo.dot_general %164, %arg12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x96xf32>) -> tensor<6x96xf32>
      %166 = stablehlo.reshape %165 : (tensor<6x96xf32>) -> tensor<6x1x96xf32>
      stablehlo.return %166 : tensor<6x1x96xf32>
    }) : (tensor<i32>) -> tensor<6x1x96xf32>
    %154 = stablehlo.slice %153 [0:6, 0:1, 0:48] : (tensor<6x1x96xf32>) -> tensor<6x1x48xf32>
    %155 = stablehlo.slice %153 [0:6, 0:1, 48:96] : (tensor<6x1x96xf32>) -> tensor<6x1x48xf32>
    %156 = call @silu(%154) : (tensor<6x1x48xf32>) -> tensor<6x1x48xf32>
    %157 = stablehlo.multiply %156, %155 : tensor<6x1x48xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %158 = "stablehlo.case"(%c_31) ({
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }, {
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_32 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %159 = "stablehlo.case"(%158) ({
      %161 = stablehlo.reshape %157 : (tensor<6x1x48xf32>) -> tensor<6x48xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %162 = func.call @_pad_10(%161, %c_32) : (tensor<6x48xf32>, tensor<i32>) -> tensor<6x48xf32>
      %163 = stablehlo.reshape %162 : (tensor<6x48xf32>) -> tensor<1x6x48xf32>
      %164 = stablehlo.reshape %163 : (tensor<1x6x48xf32>) -> tensor<6x48xf32>
      %165 = stablehlo.dot_general %164, %arg13, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x48xf32>, tensor<48x32xf32>) -> tensor<6x32xf32>
      %166 = stablehlo.reshape %165 : (tensor<6x32xf32>) -> tensor<6x1x32xf32>
      stablehlo.return %166 : tensor<6x1x32xf32>
    }) : (tensor<i32>) -> tensor<6x1x32xf32>
    %160 = stablehlo.add %138, %159 : tensor<6x1x32xf32>
    return %160, %77, %96 : tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>
  }
  func.func private @_pad(%arg0: tensor<6x32xf32>, %arg1: tensor<i32>) -> tensor<6x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x32xf32>, tensor<f32>) -> tensor<6x32xf32>
    return %1 : tensor<6x32xf32>
  }
  func.func private @_where_4(%arg0: tensor<6x2x8xi1>, %arg1: tensor<6x2x8xf32>, %arg2: tensor<i32>) -> tensor<6x2x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x2x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x2x8xi1>, tensor<6x2x8xf32>
    return %2 : tensor<6x2x8xf32>
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
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<3x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x1x6xi32>, %arg1: tensor<i32>) -> tensor<1x6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 6] : (tensor<3x1x6xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x6xi32>) -> tensor<1x6xi32>
    return %1 : tensor<1x6xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x2x2x128x8xf32>, %arg2: tensor<2x2x2x128x8xf32>, %arg3: tensor<1x2x6x8xf32>, %arg4: tensor<1xi32>, %arg5: tensor<1x6xi32>, %arg6: tensor<1xi32>) -> tensor<1x2x6x8xf32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.add %0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.subtract %1, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %3 = call @floor_divide(%2, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x6x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %7:12 = stablehlo.while(%iterArg = %3, %iterArg_6 = %arg6, %iterArg_7 = %arg5, %iterArg_8 = %arg0, %iterArg_9 = %arg4, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %4, %iterArg_15 = %5, %iterArg_16 = %6) : tensor<i32>, tensor<1xi32>, tensor<1x6xi32>, tensor<i32>, tensor<1xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6x8xf32>
    cond {
      %11 = stablehlo.compare LT, %iterArg_13, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<16> : tensor<i32>
      %11 = stablehlo.multiply %iterArg_13, %c_17 : tensor<i32>
      %12 = stablehlo.iota dim = 0 : tensor<16xi32>
      %13 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %14 = stablehlo.add %13, %12 : tensor<16xi32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %16 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
      %18 = stablehlo.compare LT, %15, %17, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %19 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16xi1>
      %20 = stablehlo.broadcast_in_dim %14, dims = [2] : (tensor<16xi32>) -> tensor<1x1x16xi32>
      %21 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
      %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<1x6x16xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x6x1xi32>) -> tensor<1x6x16xi32>
      %24 = stablehlo.compare LE, %22, %23, SIGNED : (tensor<1x6x16xi32>, tensor<1x6x16xi32>) -> tensor<1x6x16xi1>
      %25 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x1x16xi1>) -> tensor<1x6x16xi1>
      %26 = stablehlo.and %25, %24 : tensor<1x6x16xi1>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg_8, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
      %28 = stablehlo.add %iterArg_8, %c_19 : tensor<i32>
      %29 = stablehlo.select %27, %28, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %30 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %31 = stablehlo.compare LT, %iterArg_9, %30, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_21 = stablehlo.constant dense<2> : tensor<i32>
      %32 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %33 = stablehlo.add %iterArg_9, %32 : tensor<1xi32>
      %34 = stablehlo.select %31, %33, %iterArg_9 : tensor<1xi1>, tensor<1xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %35 = stablehlo.compare LT, %11, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<128> : tensor<i32>
      %36 = stablehlo.add %11, %c_23 : tensor<i32>
      %37 = stablehlo.select %35, %36, %11 : tensor<i1>, tensor<i32>
      %38 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %39 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %40 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %41 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %42 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %43 = stablehlo.concatenate %38, %39, %40, %41, %42, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x5xi32>
      %44 = "stablehlo.gather"(%iterArg_10, %43) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x2x2x128x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %45 = stablehlo.reshape %44 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_8, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<2> : tensor<i32>
      %47 = stablehlo.add %iterArg_8, %c_27 : tensor<i32>
      %48 = stablehlo.select %46, %47, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %50 = stablehlo.compare LT, %iterArg_9, %49, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_29 = stablehlo.constant dense<2> : tensor<i32>
      %51 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %52 = stablehlo.add %iterArg_9, %51 : tensor<1xi32>
      %53 = stablehlo.select %50, %52, %iterArg_9 : tensor<1xi1>, tensor<1xi32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %54 = stablehlo.compare LT, %11, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<128> : tensor<i32>
      %55 = stablehlo.add %11, %c_31 : tensor<i32>
      %56 = stablehlo.select %54, %55, %11 : tensor<i1>, tensor<i32>
      %57 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %58 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %59 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %60 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %61 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %62 = stablehlo.concatenate %57, %58, %59, %60, %61, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x5xi32>
      %63 = "stablehlo.gather"(%iterArg_11, %62) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x2x2x128x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %64 = stablehlo.reshape %63 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %65 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16x1xi1>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %66 = func.call @_where_8(%65, %64, %c_34) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %67 = stablehlo.broadcast_in_dim %26, dims = [0, 2, 3] : (tensor<1x6x16xi1>) -> tensor<1x1x6x16xi1>
      %68 = stablehlo.dot_general %iterArg_12, %45, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x6x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x6x16xf32>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %69 = func.call @_where_9(%67, %68, %cst_35) : (tensor<1x1x6x16xi1>, tensor<1x2x6x16xf32>, tensor<f32>) -> tensor<1x2x6x16xf32>
      %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %70 = stablehlo.reduce(%69 init: %cst_36) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x6x16xf32>, tensor<f32>) -> tensor<1x2x6xf32>
      %71 = stablehlo.maximum %iterArg_14, %70 : tensor<1x2x6xf32>
      %72 = stablehlo.subtract %iterArg_14, %71 : tensor<1x2x6xf32>
      %73 = stablehlo.exponential %72 : tensor<1x2x6xf32>
      %74 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<1x2x6xf32>) -> tensor<1x2x6x1xf32>
      %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3] : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x16xf32>
      %76 = stablehlo.subtract %69, %75 : tensor<1x2x6x16xf32>
      %77 = stablehlo.exponential %76 : tensor<1x2x6x16xf32>
      %78 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<1x2x6xf32>) -> tensor<1x2x6x1xf32>
      %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x8xf32>
      %80 = stablehlo.multiply %iterArg_16, %79 : tensor<1x2x6x8xf32>
      %81 = stablehlo.dot_general %77, %66, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x6x16xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x6x8xf32>
      %82 = stablehlo.add %80, %81 : tensor<1x2x6x8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %83 = stablehlo.add %iterArg_13, %c_37 : tensor<i32>
      %84 = stablehlo.multiply %iterArg_15, %73 : tensor<1x2x6xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %85 = stablehlo.reduce(%77 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<1x2x6x16xf32>, tensor<f32>) -> tensor<1x2x6xf32>
      %86 = stablehlo.add %84, %85 : tensor<1x2x6xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %83, %71, %86, %82 : tensor<i32>, tensor<1xi32>, tensor<1x6xi32>, tensor<i32>, tensor<1xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x6x8xf32>, tensor<i32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6x8xf32>
    }
    %8 = stablehlo.broadcast_in_dim %7#10, dims = [0, 1, 2] : (tensor<1x2x6xf32>) -> tensor<1x2x6x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x8xf32>
    %10 = stablehlo.divide %7#11, %9 : tensor<1x2x6x8xf32>
    return %10 : tensor<1x2x6x8xf32>
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
