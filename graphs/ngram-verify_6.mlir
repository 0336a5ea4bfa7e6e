module @jit_verify_6 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x64xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<48x32xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32x96xf32>, %arg7: tensor<48x32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32x97xf32>, %arg10: tensor<2x32xf32>, %arg11: tensor<2x32xf32>, %arg12: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg35: tensor<3xi32>, %arg36: tensor<3xi32>, %arg37: tensor<3x2xi32>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<2x3xi32> {jax.result_info = "result[1].tokens"}, tensor<6x97xf32> {jax.result_info = "result[1].logits"}, tensor<3x3xi32> {jax.result_info = "result[1].places"}) {
    %c = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
    %c_0 = stablehlo.constant dense<[[false, true, true], [false, false, true], [false, false, false]]> : tensor<3x3xi1>
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %c_1 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
    %c_2 = stablehlo.constant dense<[[true, false, false], [true, true, false], [true, true, true]]> : tensor<3x3xi1>
    %c_3 = stablehlo.constant dense<[[1], [2], [0]]> : tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg35, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg35, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg35 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %6 = "stablehlo.gather"(%arg14, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %arg35, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.add %arg35, %9 : tensor<3xi32>
    %11 = stablehlo.select %8, %10, %arg35 : tensor<3xi1>, tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = "stablehlo.gather"(%arg15, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %15 = stablehlo.compare LT, %arg35, %14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %17 = stablehlo.add %arg35, %16 : tensor<3xi32>
    %18 = stablehlo.select %15, %17, %arg35 : tensor<3xi1>, tensor<3xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %20 = "stablehlo.gather"(%arg16, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %22 = stablehlo.compare LT, %arg35, %21, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %24 = stablehlo.add %arg35, %23 : tensor<3xi32>
    %25 = stablehlo.select %22, %24, %arg35 : tensor<3xi1>, tensor<3xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %27 = "stablehlo.gather"(%arg17, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %29 = stablehlo.compare LT, %arg35, %28, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %31 = stablehlo.add %arg35, %30 : tensor<3xi32>
    %32 = stablehlo.select %29, %31, %arg35 : tensor<3xi1>, tensor<3xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %34 = "stablehlo.gather"(%arg18, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %36 = stablehlo.compare LT, %arg35, %35, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %38 = stablehlo.add %arg35, %37 : tensor<3xi32>
    %39 = stablehlo.select %36, %38, %arg35 : tensor<3xi1>, tensor<3xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %41 = "stablehlo.gather"(%arg19, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %43 = stablehlo.compare LT, %arg35, %42, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %45 = stablehlo.add %arg35, %44 : tensor<3xi32>
    %46 = stablehlo.select %43, %45, %arg35 : tensor<3xi1>, tensor<3xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %48 = "stablehlo.gather"(%arg20, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %50 = stablehlo.compare LT, %arg35, %49, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %52 = stablehlo.add %arg35, %51 : tensor<3xi32>
    %53 = stablehlo.select %50, %52, %arg35 : tensor<3xi1>, tensor<3xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %55 = "stablehlo.gather"(%arg21, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xui32>, tensor<3x1xi32>) -> tensor<3x2xui32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %57 = stablehlo.compare LT, %arg35, %56, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %59 = stablehlo.add %arg35, %58 : tensor<3xi32>
    %60 = stablehlo.select %57, %59, %arg35 : tensor<3xi1>, tensor<3xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %62 = "stablehlo.gather"(%arg22, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %64 = stablehlo.compare LT, %arg35, %63, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_23 = stablehlo.constant dense<2> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %66 = stablehlo.add %arg35, %65 : tensor<3xi32>
    %67 = stablehlo.select %64, %66, %arg35 : tensor<3xi1>, tensor<3xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %69 = "stablehlo.gather"(%arg23, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %71 = stablehlo.compare LT, %arg35, %70, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_25 = stablehlo.constant dense<2> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %73 = stablehlo.add %arg35, %72 : tensor<3xi32>
    %74 = stablehlo.select %71, %73, %arg35 : tensor<3xi1>, tensor<3xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %76 = "stablehlo.gather"(%arg24, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %78 = stablehlo.compare LT, %arg35, %77, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_27 = stablehlo.constant dense<2> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %80 = stablehlo.add %arg35, %79 : tensor<3xi32>
    %81 = stablehlo.select %78, %80, %arg35 : tensor<3xi1>, tensor<3xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %83 = "stablehlo.gather"(%arg25, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %85 = stablehlo.compare LT, %arg35, %84, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_29 = stablehlo.constant dense<2> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %87 = stablehlo.add %arg35, %86 : tensor<3xi32>
    %88 = stablehlo.select %85, %87, %arg35 : tensor<3xi1>, tensor<3xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %90 = "stablehlo.gather"(%arg26, %89) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %92 = stablehlo.compare LT, %arg35, %91, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_31 = stablehlo.constant dense<2> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %94 = stablehlo.add %arg35, %93 : tensor<3xi32>
    %95 = stablehlo.select %92, %94, %arg35 : tensor<3xi1>, tensor<3xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %97 = "stablehlo.gather"(%arg27, %96) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %99 = stablehlo.compare LT, %arg35, %98, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_33 = stablehlo.constant dense<2> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %101 = stablehlo.add %arg35, %100 : tensor<3xi32>
    %102 = stablehlo.select %99, %101, %arg35 : tensor<3xi1>, tensor<3xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %104 = "stablehlo.gather"(%arg28, %103) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_34 = stablehlo.constant dense<2> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %106 = stablehlo.compare LT, %arg35, %105, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %107 = stablehlo.and %34, %106 : tensor<3xi1>
    %108 = stablehlo.iota dim = 0 : tensor<3xi32>
    %109 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c_35 = stablehlo.constant dense<2> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %111 = stablehlo.compare LT, %arg35, %110, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %113 = stablehlo.add %112, %arg36 : tensor<3xi32>
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
    %141 = stablehlo.concatenate %140, %arg37, dim = 1 : (tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<3x3xi32>
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
    %204 = "stablehlo.gather"(%arg35, %203) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
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
    %263:3 = call @layer(%134, %205, %219, %175, %178, %arg35, %226, %125, %260, %arg0, %arg1, %262, %arg2, %arg3, %250, %257, %258, %c_71, %arg12, %arg13) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<6x1x32xf32>, tensor<6x1x1x4xf32>, tensor<6x1x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
    %264 = stablehlo.slice %arg10 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %265 = stablehlo.reshape %264 : (tensor<1x32xf32>) -> tensor<32xf32>
    %266 = stablehlo.slice %arg11 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %267 = stablehlo.reshape %266 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_72 = stablehlo.constant dense<1> : tensor<i32>
    %268:3 = call @layer(%134, %205, %219, %175, %178, %arg35, %226, %125, %265, %arg4, %arg5, %267, %arg6, %arg7, %263#0, %257, %258, %c_72, %263#1, %263#2) : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<6x1x32xf32>, tensor<6x1x1x4xf32>, tensor<6x1x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
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
    %394 = "stablehlo.gather"(%arg35, %393) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
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
    %c_110 = stablehlo.constant dense<0> : tensor<i32>
    %403 = "stablehlo.case"(%c_110) ({
      %c_166 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_166 : tensor<i32>
    }, {
      %c_166 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_166 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %404 = "stablehlo.case"(%403) ({
      %c_166 = stablehlo.constant dense<0> : tensor<i32>
      %585 = func.call @_pad(%282, %c_166) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %586 = stablehlo.reshape %585 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %587 = stablehlo.reshape %586 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %588 = stablehlo.dot_general %587, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x97xf32>) -> tensor<6x97xf32>
      stablehlo.return %588 : tensor<6x97xf32>
    }) : (tensor<i32>) -> tensor<6x97xf32>
    %cst_111 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %405 = stablehlo.reduce(%404 init: %cst_111) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %406 = stablehlo.iota dim = 0 : tensor<97xi32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_112 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %408 = stablehlo.reduce(%404 init: %cst_112) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %410 = stablehlo.broadcast_in_dim %409, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
    %411 = stablehlo.compare EQ, %404, %410, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
    %c_113 = stablehlo.constant dense<97> : tensor<i32>
    %412 = call @_where_11(%411, %407, %c_113) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
    %c_114 = stablehlo.constant dense<2147483647> : tensor<i32>
    %413 = stablehlo.reduce(%412 init: %c_114) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
    %c_115 = stablehlo.constant dense<96> : tensor<i32>
    %414 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %415 = stablehlo.minimum %413, %414 : tensor<6xi32>
    %416 = stablehlo.compare NE, %405, %405, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %417 = stablehlo.not %416 : tensor<6xi1>
    %418 = stablehlo.and %197, %331 : tensor<6xi1>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %420 = stablehlo.compare GT, %345, %419, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %421 = stablehlo.and %197, %420 : tensor<6xi1>
    %422 = stablehlo.or %418, %421 : tensor<6xi1>
    %c_117 = stablehlo.constant dense<false> : tensor<i1>
    %423 = stablehlo.reduce(%422 init: %c_117) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    %424 = stablehlo.convert %423 : (tensor<i1>) -> tensor<i32>
    %425 = "stablehlo.case"(%424) ({
      stablehlo.return %415 : tensor<6xi32>
    }, {
      %c_166 = stablehlo.constant dense<false> : tensor<i1>
      %585 = stablehlo.reduce(%418 init: %c_166) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %586 = stablehlo.convert %585 : (tensor<i1>) -> tensor<i32>
      %587 = "stablehlo.case"(%586) ({
        stablehlo.return %404 : tensor<6x97xf32>
      }, {
        %c_168 = stablehlo.constant dense<0> : tensor<i32>
        %591 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %592 = stablehlo.compare LT, %394, %591, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_169 = stablehlo.constant dense<2> : tensor<i32>
        %593 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %594 = stablehlo.add %394, %593 : tensor<6xi32>
        %595 = stablehlo.select %592, %594, %394 : tensor<6xi1>, tensor<6xi32>
        %596 = stablehlo.broadcast_in_dim %595, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %597 = "stablehlo.gather"(%arg29, %596) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_170 = stablehlo.constant dense<0> : tensor<i32>
        %598 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %599 = stablehlo.compare LT, %394, %598, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_171 = stablehlo.constant dense<2> : tensor<i32>
        %600 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %601 = stablehlo.add %394, %600 : tensor<6xi32>
        %602 = stablehlo.select %599, %601, %394 : tensor<6xi1>, tensor<6xi32>
        %603 = stablehlo.broadcast_in_dim %602, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %604 = "stablehlo.gather"(%arg30, %603) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_172 = stablehlo.constant dense<0> : tensor<i32>
        %605 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %606 = stablehlo.compare LT, %394, %605, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_173 = stablehlo.constant dense<2> : tensor<i32>
        %607 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %608 = stablehlo.add %394, %607 : tensor<6xi32>
        %609 = stablehlo.select %606, %608, %394 : tensor<6xi1>, tensor<6xi32>
        %610 = stablehlo.broadcast_in_dim %609, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %611 = "stablehlo.gather"(%arg31, %610) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xf32>, tensor<6x1xi32>) -> tensor<6x97xf32>
        %c_174 = stablehlo.constant dense<0> : tensor<i32>
        %612 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %613 = stablehlo.compare LT, %394, %612, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_175 = stablehlo.constant dense<2> : tensor<i32>
        %614 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %615 = stablehlo.add %394, %614 : tensor<6xi32>
        %616 = stablehlo.select %613, %615, %394 : tensor<6xi1>, tensor<6xi32>
        %617 = stablehlo.broadcast_in_dim %616, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %618 = "stablehlo.gather"(%arg32, %617) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_176 = stablehlo.constant dense<0> : tensor<i32>
        %619 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %620 = stablehlo.compare LT, %394, %619, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_177 = stablehlo.constant dense<2> : tensor<i32>
        %621 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %622 = stablehlo.add %394, %621 : tensor<6xi32>
        %623 = stablehlo.select %620, %622, %394 : tensor<6xi1>, tensor<6xi32>
        %624 = stablehlo.broadcast_in_dim %623, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %625 = "stablehlo.gather"(%arg33, %624) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi32>, tensor<6x1xi32>) -> tensor<6x97xi32>
        %c_178 = stablehlo.constant dense<0> : tensor<i32>
        %626 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %627 = stablehlo.compare LT, %134, %626, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_179 = stablehlo.constant dense<3> : tensor<i32>
        %628 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %629 = stablehlo.add %134, %628 : tensor<6xi32>
        %630 = stablehlo.select %627, %629, %134 : tensor<6xi1>, tensor<6xi32>
        %631 = stablehlo.broadcast_in_dim %630, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_180 = stablehlo.constant dense<1> : tensor<i32>
        %632 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %633 = stablehlo.concatenate %631, %632, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
        %634 = "stablehlo.gather"(%c_2, %633) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xi1>, tensor<6x2xi32>) -> tensor<6x2xi1>
        %c_181 = stablehlo.constant dense<0> : tensor<i32>
        %635 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %636 = stablehlo.compare LT, %125, %635, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_182 = stablehlo.constant dense<3> : tensor<i32>
        %637 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %638 = stablehlo.add %125, %637 : tensor<6xi32>
        %639 = stablehlo.select %636, %638, %125 : tensor<6xi1>, tensor<6xi32>
        %640 = stablehlo.broadcast_in_dim %639, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_183 = stablehlo.constant dense<1> : tensor<i32>
        %641 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %642 = stablehlo.concatenate %640, %641, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
        %643 = "stablehlo.gather"(%176, %642) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
        %c_184 = stablehlo.constant dense<97> : tensor<i32>
        %644 = func.call @_where_12(%634, %643, %c_184) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<i32>) -> tensor<6x2xi32>
        %645 = stablehlo.iota dim = 0 : tensor<6xi32>
        %646 = stablehlo.broadcast_in_dim %645, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_185 = stablehlo.constant dense<0> : tensor<i32>
        %647 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %648 = stablehlo.compare LT, %646, %647, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
        %c_186 = stablehlo.constant dense<6> : tensor<i32>
        %649 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %650 = stablehlo.add %646, %649 : tensor<6x1xi32>
        %651 = stablehlo.select %648, %650, %646 : tensor<6x1xi1>, tensor<6x1xi32>
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %652 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %653 = stablehlo.compare LT, %644, %652, SIGNED : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
        %c_188 = stablehlo.constant dense<97> : tensor<i32>
        %654 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %655 = stablehlo.add %644, %654 : tensor<6x2xi32>
        %656 = stablehlo.select %653, %655, %644 : tensor<6x2xi1>, tensor<6x2xi32>
        %657 = stablehlo.broadcast_in_dim %651, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x2xi32>
        %658 = stablehlo.broadcast_in_dim %657, dims = [0, 1] : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
        %659 = stablehlo.broadcast_in_dim %656, dims = [0, 1] : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
        %660 = stablehlo.concatenate %658, %659, dim = 2 : (tensor<6x2x1xi32>, tensor<6x2x1xi32>) -> tensor<6x2x2xi32>
        %c_189 = stablehlo.constant dense<1> : tensor<i32>
        %661 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %662 = "stablehlo.scatter"(%625, %660, %661) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
          %695 = stablehlo.add %arg38, %arg39 : tensor<i32>
          stablehlo.return %695 : tensor<i32>
        }) : (tensor<6x97xi32>, tensor<6x2x2xi32>, tensor<6x2xi32>) -> tensor<6x97xi32>
        %663 = stablehlo.compare LT, %402, %324, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %664 = stablehlo.broadcast_in_dim %663, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %665 = stablehlo.broadcast_in_dim %664, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %666 = stablehlo.and %665, %604 : tensor<6x97xi1>
        %cst_190 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %667 = func.call @_where_13(%666, %cst_190, %404) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %668 = stablehlo.add %667, %611 : tensor<6x97xf32>
        %669 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %670 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
        %671 = stablehlo.compare GT, %662, %670, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
        %672 = stablehlo.or %618, %671 : tensor<6x97xi1>
        %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %673 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
        %674 = stablehlo.compare GT, %668, %673, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %675 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %676 = stablehlo.divide %668, %675 : tensor<6x97xf32>
        %677 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %678 = stablehlo.multiply %668, %677 : tensor<6x97xf32>
        %679 = func.call @_where_14(%674, %676, %678) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %680 = func.call @_where_14(%672, %679, %668) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %681 = stablehlo.broadcast_in_dim %387, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %682 = stablehlo.convert %662 : (tensor<6x97xi32>) -> tensor<6x97xf32>
        %683 = stablehlo.broadcast_in_dim %681, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %684 = stablehlo.multiply %683, %682 : tensor<6x97xf32>
        %685 = stablehlo.subtract %680, %684 : tensor<6x97xf32>
        %686 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %c_193 = stablehlo.constant dense<0> : tensor<i32>
        %687 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
        %688 = stablehlo.compare GT, %662, %687, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
        %689 = stablehlo.convert %688 : (tensor<6x97xi1>) -> tensor<6x97xf32>
        %690 = stablehlo.broadcast_in_dim %686, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %691 = stablehlo.multiply %690, %689 : tensor<6x97xf32>
        %692 = stablehlo.subtract %685, %691 : tensor<6x97xf32>
        %693 = stablehlo.broadcast_in_dim %418, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %694 = func.call @_where_15(%693, %692, %404) : (tensor<6x1xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        stablehlo.return %694 : tensor<6x97xf32>
      }) : (tensor<i32>) -> tensor<6x97xf32>
      %c_167 = stablehlo.constant dense<false> : tensor<i1>
      %588 = stablehlo.reduce(%421 init: %c_167) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %589 = stablehlo.convert %588 : (tensor<i1>) -> tensor<i32>
      %590 = "stablehlo.case"(%589) ({
        %591 = stablehlo.iota dim = 0 : tensor<97xi32>
        %592 = stablehlo.broadcast_in_dim %591, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_168 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %593 = stablehlo.reduce(%587 init: %cst_168) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %594 = stablehlo.broadcast_in_dim %593, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %595 = stablehlo.broadcast_in_dim %594, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %596 = stablehlo.compare EQ, %587, %595, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_169 = stablehlo.constant dense<97> : tensor<i32>
        %597 = func.call @_where_11(%596, %592, %c_169) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_170 = stablehlo.constant dense<2147483647> : tensor<i32>
        %598 = stablehlo.reduce(%597 init: %c_170) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_171 = stablehlo.constant dense<96> : tensor<i32>
        %599 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %600 = stablehlo.minimum %598, %599 : tensor<6xi32>
        stablehlo.return %600 : tensor<6xi32>
      }, {
        %c_168 = stablehlo.constant dense<1> : tensor<i32>
        %591 = func.call @_where_16(%421, %345, %c_168) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
        %592 = stablehlo.broadcast_in_dim %591, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %593 = stablehlo.broadcast_in_dim %592, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %594 = stablehlo.divide %587, %593 : tensor<6x97xf32>
        %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %595 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %596 = stablehlo.compare GT, %366, %595, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %597 = stablehlo.and %596, %421 : tensor<6xi1>
        %c_170 = stablehlo.constant dense<false> : tensor<i1>
        %598 = stablehlo.reduce(%597 init: %c_170) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %599 = stablehlo.convert %598 : (tensor<i1>) -> tensor<i32>
        %600 = "stablehlo.case"(%599) ({
          %cst_187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %665 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %665 : tensor<6xf32>
        }, {
          %cst_187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %665 = stablehlo.reduce(%594 init: %cst_187) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %666 = stablehlo.log %366 : tensor<6xf32>
          %667 = stablehlo.add %665, %666 : tensor<6xf32>
          stablehlo.return %667 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %601 = stablehlo.broadcast_in_dim %597, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %602 = stablehlo.broadcast_in_dim %600, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %603 = stablehlo.convert %602 : tensor<6x1xf32>
        %604 = stablehlo.broadcast_in_dim %603, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %605 = stablehlo.compare LT, %594, %604, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %606 = stablehlo.broadcast_in_dim %601, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %607 = stablehlo.and %606, %605 : tensor<6x97xi1>
        %cst_171 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %608 = func.call @_where_13(%607, %cst_171, %594) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %c_172 = stablehlo.constant dense<0> : tensor<i32>
        %609 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %610 = stablehlo.compare GT, %352, %609, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_173 = stablehlo.constant dense<97> : tensor<i32>
        %611 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %612 = stablehlo.compare LT, %352, %611, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %613 = stablehlo.and %610, %612 : tensor<6xi1>
        %614 = stablehlo.and %613, %421 : tensor<6xi1>
        %c_174 = stablehlo.constant dense<false> : tensor<i1>
        %615 = stablehlo.reduce(%614 init: %c_174) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %616 = stablehlo.convert %615 : (tensor<i1>) -> tensor<i32>
        %617 = "stablehlo.case"(%616) ({
          %cst_187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %665 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %665 : tensor<6xf32>
        }, {
          %665 = stablehlo.bitcast_convert %608 : (tensor<6x97xf32>) -> tensor<6x97xi32>
          %c_187 = stablehlo.constant dense<0> : tensor<i32>
          %666 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %667 = stablehlo.compare LT, %665, %666, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
          %c_188 = stablehlo.constant dense<2147483647> : tensor<i32>
          %668 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %669 = stablehlo.xor %665, %668 : tensor<6x97xi32>
          %670 = func.call @_where_17(%667, %669, %665) : (tensor<6x97xi1>, tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi32>
          %c_189 = stablehlo.constant dense<2147483647> : tensor<i32>
          %671 = stablehlo.reduce(%670 init: %c_189) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_190 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %672 = stablehlo.reduce(%670 init: %c_190) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_191 = stablehlo.constant dense<0> : tensor<i32>
          %c_192 = stablehlo.constant dense<0> : tensor<i32>
          %673:6 = stablehlo.while(%iterArg = %670, %iterArg_195 = %352, %iterArg_196 = %c_192, %iterArg_197 = %c_191, %iterArg_198 = %671, %iterArg_199 = %672) : tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          cond {
            %c_200 = stablehlo.constant dense<32> : tensor<i32>
            %680 = stablehlo.compare LT, %iterArg_196, %c_200, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %680 : tensor<i1>
          } do {
            %680:3 = func.call @closed_call_18(%iterArg, %iterArg_195, %iterArg_197, %iterArg_198, %iterArg_199) : (tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>)
            %c_200 = stablehlo.constant dense<1> : tensor<i32>
            %681 = stablehlo.add %iterArg_196, %c_200 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_195, %681, %680#0, %680#1, %680#2 : tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          }
          %c_193 = stablehlo.constant dense<0> : tensor<i32>
          %674 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %675 = stablehlo.compare LT, %673#4, %674, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
          %c_194 = stablehlo.constant dense<2147483647> : tensor<i32>
          %676 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %677 = stablehlo.xor %673#4, %676 : tensor<6xi32>
          %678 = func.call @_where_19(%675, %677, %673#4) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
          %679 = stablehlo.bitcast_convert %678 : (tensor<6xi32>) -> tensor<6xf32>
          stablehlo.return %679 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %618 = stablehlo.broadcast_in_dim %614, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %619 = stablehlo.broadcast_in_dim %617, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %620 = stablehlo.convert %619 : tensor<6x1xf32>
        %621 = stablehlo.broadcast_in_dim %620, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %622 = stablehlo.compare LT, %608, %621, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %623 = stablehlo.broadcast_in_dim %618, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %624 = stablehlo.and %623, %622 : tensor<6x97xi1>
        %cst_175 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %625 = func.call @_where_13(%624, %cst_175, %608) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %626 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %627 = stablehlo.compare LT, %359, %626, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %628 = stablehlo.and %627, %421 : tensor<6xi1>
        %c_177 = stablehlo.constant dense<false> : tensor<i1>
        %629 = stablehlo.reduce(%628 init: %c_177) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %630 = stablehlo.convert %629 : (tensor<i1>) -> tensor<i32>
        %631 = "stablehlo.case"(%630) ({
          %cst_187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %665 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %665 : tensor<6xf32>
        }, {
          %cst_187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %665 = stablehlo.reduce(%625 init: %cst_187) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %666 = stablehlo.broadcast_in_dim %665, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
          %667 = stablehlo.broadcast_in_dim %666, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
          %668 = stablehlo.subtract %625, %667 : tensor<6x97xf32>
          %669 = stablehlo.exponential %668 : tensor<6x97xf32>
          %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %670 = stablehlo.reduce(%669 init: %cst_188) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %671 = stablehlo.multiply %359, %670 : tensor<6xf32>
          %672 = stablehlo.bitcast_convert %625 : (tensor<6x97xf32>) -> tensor<6x97xi32>
          %c_189 = stablehlo.constant dense<0> : tensor<i32>
          %673 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %674 = stablehlo.compare LT, %672, %673, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
          %c_190 = stablehlo.constant dense<2147483647> : tensor<i32>
          %675 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %676 = stablehlo.xor %672, %675 : tensor<6x97xi32>
          %677 = func.call @_where_17(%674, %676, %672) : (tensor<6x97xi1>, tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi32>
          %c_191 = stablehlo.constant dense<2147483647> : tensor<i32>
          %678 = stablehlo.reduce(%677 init: %c_191) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_192 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %679 = stablehlo.reduce(%677 init: %c_192) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_193 = stablehlo.constant dense<0> : tensor<i32>
          %c_194 = stablehlo.constant dense<0> : tensor<i32>
          %680:7 = stablehlo.while(%iterArg = %677, %iterArg_197 = %669, %iterArg_198 = %671, %iterArg_199 = %c_194, %iterArg_200 = %c_193, %iterArg_201 = %678, %iterArg_202 = %679) : tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          cond {
            %c_203 = stablehlo.constant dense<32> : tensor<i32>
            %687 = stablehlo.compare LT, %iterArg_199, %c_203, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %687 : tensor<i1>
          } do {
            %687:3 = func.call @closed_call_20(%iterArg, %iterArg_197, %iterArg_198, %iterArg_200, %iterArg_201, %iterArg_202) : (tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>)
            %c_203 = stablehlo.constant dense<1> : tensor<i32>
            %688 = stablehlo.add %iterArg_199, %c_203 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_197, %iterArg_198, %688, %687#0, %687#1, %687#2 : tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          }
          %c_195 = stablehlo.constant dense<0> : tensor<i32>
          %681 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %682 = stablehlo.compare LT, %680#5, %681, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
          %c_196 = stablehlo.constant dense<2147483647> : tensor<i32>
          %683 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %684 = stablehlo.xor %680#5, %683 : tensor<6xi32>
          %685 = func.call @_where_19(%682, %684, %680#5) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
          %686 = stablehlo.bitcast_convert %685 : (tensor<6xi32>) -> tensor<6xf32>
          stablehlo.return %686 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %632 = stablehlo.broadcast_in_dim %628, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %633 = stablehlo.broadcast_in_dim %631, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %634 = stablehlo.convert %633 : tensor<6x1xf32>
        %635 = stablehlo.broadcast_in_dim %634, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %636 = stablehlo.compare LT, %625, %635, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %637 = stablehlo.broadcast_in_dim %632, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %638 = stablehlo.and %637, %636 : tensor<6x97xi1>
        %cst_178 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %639 = func.call @_where_13(%638, %cst_178, %625) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %640 = stablehlo.convert %402 : (tensor<6xi32>) -> tensor<6xui32>
        %641 = func.call @_threefry_fold_in(%338, %640) : (tensor<6x2xui32>, tensor<6xui32>) -> tensor<6x2xui32>
        %642 = func.call @_gumbel(%641) : (tensor<6x2xui32>) -> tensor<6x97xf32>
        %643 = stablehlo.add %639, %642 : tensor<6x97xf32>
        %644 = stablehlo.iota dim = 0 : tensor<97xi32>
        %645 = stablehlo.broadcast_in_dim %644, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_179 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %646 = stablehlo.reduce(%643 init: %cst_179) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %647 = stablehlo.broadcast_in_dim %646, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %648 = stablehlo.broadcast_in_dim %647, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %649 = stablehlo.compare EQ, %643, %648, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_180 = stablehlo.constant dense<97> : tensor<i32>
        %650 = func.call @_where_11(%649, %645, %c_180) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_181 = stablehlo.constant dense<2147483647> : tensor<i32>
        %651 = stablehlo.reduce(%650 init: %c_181) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_182 = stablehlo.constant dense<96> : tensor<i32>
        %652 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %653 = stablehlo.minimum %651, %652 : tensor<6xi32>
        %654 = stablehlo.iota dim = 0 : tensor<97xi32>
        %655 = stablehlo.broadcast_in_dim %654, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_183 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %656 = stablehlo.reduce(%587 init: %cst_183) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %657 = stablehlo.broadcast_in_dim %656, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %658 = stablehlo.broadcast_in_dim %657, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %659 = stablehlo.compare EQ, %587, %658, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_184 = stablehlo.constant dense<97> : tensor<i32>
        %660 = func.call @_where_11(%659, %655, %c_184) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_185 = stablehlo.constant dense<2147483647> : tensor<i32>
        %661 = stablehlo.reduce(%660 init: %c_185) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_186 = stablehlo.constant dense<96> : tensor<i32>
        %662 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %663 = stablehlo.minimum %661, %662 : tensor<6xi32>
        %664 = func.call @_where_19(%421, %653, %663) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
        stablehlo.return %664 : tensor<6xi32>
      }) : (tensor<i32>) -> tensor<6xi32>
      stablehlo.return %590 : tensor<6xi32>
    }) : (tensor<i32>) -> tensor<6xi32>
    %c_118 = stablehlo.constant dense<-2> : tensor<i32>
    %426 = call @_where_3(%417, %425, %c_118) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_119 = stablehlo.constant dense<0> : tensor<i32>
    %427 = stablehlo.broadcast_in_dim %c_119, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %428 = stablehlo.compare LT, %394, %427, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_120 = stablehlo.constant dense<2> : tensor<i32>
    %429 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %430 = stablehlo.add %394, %429 : tensor<6xi32>
    %431 = stablehlo.select %428, %430, %394 : tensor<6xi1>, tensor<6xi32>
    %c_121 = stablehlo.constant dense<0> : tensor<i32>
    %432 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %433 = stablehlo.compare LT, %426, %432, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_122 = stablehlo.constant dense<97> : tensor<i32>
    %434 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %435 = stablehlo.add %426, %434 : tensor<6xi32>
    %436 = stablehlo.select %433, %435, %426 : tensor<6xi1>, tensor<6xi32>
    %437 = stablehlo.broadcast_in_dim %431, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %438 = stablehlo.broadcast_in_dim %436, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %439 = stablehlo.concatenate %437, %438, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %440 = "stablehlo.gather"(%arg29, %439) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x97xi1>, tensor<6x2xi32>) -> tensor<6xi1>
    %c_123 = stablehlo.constant dense<1> : tensor<i32>
    %441 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %442 = stablehlo.add %402, %441 : tensor<6xi32>
    %443 = stablehlo.compare GE, %442, %310, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %444 = stablehlo.or %440, %443 : tensor<6xi1>
    %445 = stablehlo.not %417 : tensor<6xi1>
    %446 = stablehlo.or %444, %445 : tensor<6xi1>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %447 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %448 = stablehlo.compare LT, %175, %447, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_125 = stablehlo.constant dense<6> : tensor<i32>
    %449 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %450 = stablehlo.add %175, %449 : tensor<3x3xi32>
    %451 = stablehlo.select %448, %450, %175 : tensor<3x3xi1>, tensor<3x3xi32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %453 = "stablehlo.gather"(%426, %452) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %454 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %455 = stablehlo.compare LT, %175, %454, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_127 = stablehlo.constant dense<6> : tensor<i32>
    %456 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %457 = stablehlo.add %175, %456 : tensor<3x3xi32>
    %458 = stablehlo.select %455, %457, %175 : tensor<3x3xi1>, tensor<3x3xi32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %460 = "stablehlo.gather"(%446, %459) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi1>, tensor<3x3x1xi32>) -> tensor<3x3xi1>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %461 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %462 = stablehlo.slice %169 [0:3, 0:1] : (tensor<3x3xi1>) -> tensor<3x1xi1>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %463 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_130 = stablehlo.constant dense<0> : tensor<i32>
    %464 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_131 = stablehlo.constant dense<false> : tensor<i1>
    %465 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_132 = stablehlo.constant dense<false> : tensor<i1>
    %466 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_133 = stablehlo.constant dense<0> : tensor<i32>
    %467:12 = stablehlo.while(%iterArg = %453, %iterArg_166 = %460, %iterArg_167 = %c_3, %iterArg_168 = %169, %iterArg_169 = %176, %iterArg_170 = %c_133, %iterArg_171 = %461, %iterArg_172 = %462, %iterArg_173 = %463, %iterArg_174 = %464, %iterArg_175 = %465, %iterArg_176 = %466) : tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    cond {
      %c_177 = stablehlo.constant dense<3> : tensor<i32>
      %585 = stablehlo.compare LT, %iterArg_170, %c_177, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %585 : tensor<i1>
    } do {
      %585:6 = func.call @closed_call_25(%iterArg, %iterArg_166, %iterArg_167, %iterArg_168, %iterArg_169, %iterArg_171, %iterArg_172) : (tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>, tensor<3x1xi1>) -> (tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>)
      %586 = func.call @dynamic_update_index_in_dim_29(%iterArg_173, %585#2, %iterArg_170) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %587 = func.call @dynamic_update_index_in_dim_29(%iterArg_174, %585#3, %iterArg_170) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %588 = func.call @dynamic_update_index_in_dim_30(%iterArg_175, %585#4, %iterArg_170) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %589 = func.call @dynamic_update_index_in_dim_30(%iterArg_176, %585#5, %iterArg_170) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %c_177 = stablehlo.constant dense<1> : tensor<i32>
      %590 = stablehlo.add %iterArg_170, %c_177 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_166, %iterArg_167, %iterArg_168, %iterArg_169, %590, %585#0, %585#1, %586, %587, %588, %589 : tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    }
    %468 = stablehlo.reshape %467#8 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %469 = stablehlo.transpose %468, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %470 = stablehlo.reshape %467#9 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %471 = stablehlo.transpose %470, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %472 = stablehlo.reshape %467#10 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %473 = stablehlo.transpose %472, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %474 = stablehlo.reshape %467#11 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %475 = stablehlo.transpose %474, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %476 = stablehlo.convert %473 : (tensor<3x3xi1>) -> tensor<3x3xi32>
    %c_134 = stablehlo.constant dense<0> : tensor<i32>
    %477 = stablehlo.reduce(%476 init: %c_134) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_135 = stablehlo.constant dense<false> : tensor<i1>
    %478 = stablehlo.reduce(%475 init: %c_135) applies stablehlo.or across dimensions = [1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<3xi1>
    %c_136 = stablehlo.constant dense<-1> : tensor<i32>
    %479 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %480 = stablehlo.compare NE, %469, %479, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %481 = call @take_along_axis_31(%175, %471) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %c_137 = stablehlo.constant dense<6> : tensor<i32>
    %482 = call @_where_1(%480, %481, %c_137) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %483 = stablehlo.broadcast_in_dim %arg35, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_138 = stablehlo.constant dense<2> : tensor<i32>
    %484 = call @_where_32(%480, %483, %c_138) : (tensor<3x3xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_139 = stablehlo.constant dense<0> : tensor<i32>
    %485 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %486 = stablehlo.compare LT, %482, %485, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_140 = stablehlo.constant dense<6> : tensor<i32>
    %487 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %488 = stablehlo.add %482, %487 : tensor<3x3xi32>
    %489 = stablehlo.select %486, %488, %482 : tensor<3x3xi1>, tensor<3x3xi32>
    %490 = stablehlo.broadcast_in_dim %489, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %491 = "stablehlo.gather"(%282, %490) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<6x32xf32>, tensor<3x3x1xi32>) -> tensor<3x3x32xf32>
    %c_141 = stablehlo.constant dense<1> : tensor<i32>
    %492 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %493 = stablehlo.subtract %477, %492 : tensor<3xi32>
    %c_142 = stablehlo.constant dense<0> : tensor<i32>
    %494 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %495 = stablehlo.maximum %493, %494 : tensor<3xi32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %497 = call @take_along_axis_33(%469, %496) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %498 = stablehlo.reshape %497 : (tensor<3x1xi32>) -> tensor<3xi32>
    %499 = stablehlo.add %13, %477 : tensor<3xi32>
    %500 = stablehlo.add %20, %477 : tensor<3xi32>
    %501 = stablehlo.not %478 : tensor<3xi1>
    %502 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %c_143 = stablehlo.constant dense<0> : tensor<i32>
    %503 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %504 = stablehlo.compare GE, %469, %503, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %505 = stablehlo.broadcast_in_dim %502, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %506 = stablehlo.and %505, %504 : tensor<3x3xi1>
    %c_144 = stablehlo.constant dense<2> : tensor<i32>
    %507 = call @_where_1(%506, %484, %c_144) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_145 = stablehlo.constant dense<0> : tensor<i32>
    %508 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %509 = stablehlo.compare LT, %507, %508, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_146 = stablehlo.constant dense<2> : tensor<i32>
    %510 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %511 = stablehlo.add %507, %510 : tensor<3x3xi32>
    %512 = stablehlo.select %509, %511, %507 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_147 = stablehlo.constant dense<0> : tensor<i32>
    %513 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %514 = stablehlo.compare LT, %469, %513, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_148 = stablehlo.constant dense<97> : tensor<i32>
    %515 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %516 = stablehlo.add %469, %515 : tensor<3x3xi32>
    %517 = stablehlo.select %514, %516, %469 : tensor<3x3xi1>, tensor<3x3xi32>
    %518 = stablehlo.broadcast_in_dim %512, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %519 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %520 = stablehlo.concatenate %518, %519, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %c_149 = stablehlo.constant dense<1> : tensor<i32>
    %521 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %522 = "stablehlo.scatter"(%arg33, %520, %521) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      %585 = stablehlo.add %arg38, %arg39 : tensor<i32>
      stablehlo.return %585 : tensor<i32>
    }) : (tensor<2x97xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x97xi32>
    %523 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %524 = stablehlo.iota dim = 0 : tensor<3xi32>
    %525 = stablehlo.broadcast_in_dim %524, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %526 = stablehlo.broadcast_in_dim %523, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %527 = stablehlo.broadcast_in_dim %525, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %528 = stablehlo.add %526, %527 : tensor<3x3xi32>
    %529 = stablehlo.slice %484 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %530 = stablehlo.reshape %529 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_150 = stablehlo.constant dense<0> : tensor<i32>
    %531 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %532 = stablehlo.compare LT, %530, %531, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_151 = stablehlo.constant dense<2> : tensor<i32>
    %533 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %534 = stablehlo.add %530, %533 : tensor<3xi32>
    %535 = stablehlo.select %532, %534, %530 : tensor<3xi1>, tensor<3xi32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %537 = "stablehlo.scatter"(%arg14, %536, %498) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_152 = stablehlo.constant dense<0> : tensor<i32>
    %538 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %539 = stablehlo.compare LT, %530, %538, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_153 = stablehlo.constant dense<2> : tensor<i32>
    %540 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %541 = stablehlo.add %530, %540 : tensor<3xi32>
    %542 = stablehlo.select %539, %541, %530 : tensor<3xi1>, tensor<3xi32>
    %543 = stablehlo.broadcast_in_dim %542, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %544 = "stablehlo.scatter"(%arg15, %543, %499) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_154 = stablehlo.constant dense<0> : tensor<i32>
    %545 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %546 = stablehlo.compare LT, %530, %545, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_155 = stablehlo.constant dense<2> : tensor<i32>
    %547 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %548 = stablehlo.add %530, %547 : tensor<3xi32>
    %549 = stablehlo.select %546, %548, %530 : tensor<3xi1>, tensor<3xi32>
    %550 = stablehlo.broadcast_in_dim %549, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %551 = "stablehlo.scatter"(%arg16, %550, %500) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_156 = stablehlo.constant dense<0> : tensor<i32>
    %552 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %553 = stablehlo.compare LT, %530, %552, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_157 = stablehlo.constant dense<2> : tensor<i32>
    %554 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %555 = stablehlo.add %530, %554 : tensor<3xi32>
    %556 = stablehlo.select %553, %555, %530 : tensor<3xi1>, tensor<3xi32>
    %557 = stablehlo.broadcast_in_dim %556, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %558 = "stablehlo.scatter"(%arg18, %557, %501) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i1>, %arg39: tensor<i1>):
      stablehlo.return %arg39 : tensor<i1>
    }) : (tensor<2xi1>, tensor<3x1xi32>, tensor<3xi1>) -> tensor<2xi1>
    %c_158 = stablehlo.constant dense<1> : tensor<i32>
    %559 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %560 = stablehlo.add %528, %559 : tensor<3x3xi32>
    %c_159 = stablehlo.constant dense<0> : tensor<i32>
    %561 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %562 = stablehlo.compare LT, %484, %561, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_160 = stablehlo.constant dense<2> : tensor<i32>
    %563 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %564 = stablehlo.add %484, %563 : tensor<3x3xi32>
    %565 = stablehlo.select %562, %564, %484 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_161 = stablehlo.constant dense<0> : tensor<i32>
    %566 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %567 = stablehlo.compare LT, %560, %566, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_162 = stablehlo.constant dense<128> : tensor<i32>
    %568 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %569 = stablehlo.add %560, %568 : tensor<3x3xi32>
    %570 = stablehlo.select %567, %569, %560 : tensor<3x3xi1>, tensor<3x3xi32>
    %571 = stablehlo.broadcast_in_dim %565, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %572 = stablehlo.broadcast_in_dim %570, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %573 = stablehlo.concatenate %571, %572, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %574 = "stablehlo.scatter"(%arg34, %573, %469) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<2x128xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x128xi32>
    %c_163 = stablehlo.constant dense<-1> : tensor<i32>
    %575 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %576 = stablehlo.slice %484 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %577 = stablehlo.reshape %576 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_164 = stablehlo.constant dense<0> : tensor<i32>
    %578 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %579 = stablehlo.compare LT, %577, %578, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_165 = stablehlo.constant dense<2> : tensor<i32>
    %580 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %581 = stablehlo.add %577, %580 : tensor<3xi32>
    %582 = stablehlo.select %579, %581, %577 : tensor<3xi1>, tensor<3xi32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %584 = "stablehlo.scatter"(%575, %583, %469) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<2x3xi32>
    return %268#1, %268#2, %537, %544, %551, %arg17, %558, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %522, %574, %584, %404, %482 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<2x3xi32>, tensor<6x97xf32>, tensor<3x3xi32>
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
  func.func private @_gumbel(%arg0: tensor<6x2xui32>) -> tensor<6x97xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<6x2xui32>, tensor<f32>, tensor<f32>) -> tensor<6x97xf32>
    %1 = stablehlo.log %0 : tensor<6x97xf32>
    %2 = stablehlo.negate %1 : tensor<6x97xf32>
    %3 = stablehlo.log %2 : tensor<6x97xf32>
    %4 = stablehlo.negate %3 : tensor<6x97xf32>
    return %4 : tensor<6x97xf32>
  }
  func.func private @_uniform(%arg0: tensor<6x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<6x97xf32> {
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
    %18:2 = call @threefry2x32_23(%16, %17, %14, %15) : (tensor<6x1xui32>, tensor<6x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<6x97xui32>, tensor<6x97xui32>)
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
  func.func private @threefry2x32_23(%arg0: tensor<6x1xui32>, %arg1: tensor<6x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<6x97xui32>, tensor<6x97xui32>) {
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
      %10:8 = func.call @closed_call_24(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<6x97xui32>, tensor<6x97xui32>
  }
  func.func private @closed_call_24(%arg0: tensor<i32>, %arg1: tensor<6x97xui32>, %arg2: tensor<6x97xui32>, %arg3: tensor<6x1xui32>, %arg4: tensor<6x1xui32>, %arg5: tensor<6x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @closed_call_25(%arg0: tensor<3x3xi32>, %arg1: tensor<3x3xi1>, %arg2: tensor<3x1xi32>, %arg3: tensor<3x3xi1>, %arg4: tensor<3x3xi32>, %arg5: tensor<3x1xi32>, %arg6: tensor<3x1xi1>) -> (tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>) {
    %0 = call @take_along_axis(%arg0, %arg5) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %1 = call @take_along_axis_26(%arg1, %arg5) : (tensor<3x3xi1>, tensor<3x1xi32>) -> tensor<3x1xi1>
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
    %12 = call @take_along_axis_26(%arg3, %9) : (tensor<3x3xi1>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %13 = stablehlo.and %11, %12 : tensor<3x1xi1>
    %14 = call @take_along_axis(%arg4, %9) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %15 = stablehlo.compare EQ, %14, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %16 = stablehlo.and %13, %15 : tensor<3x1xi1>
    %17 = call @argmax(%16) : (tensor<3x1xi1>) -> tensor<3xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %19 = call @take_along_axis_27(%9, %18) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %c_2 = stablehlo.constant dense<-1> : tensor<i32>
    %20 = call @_where_28(%arg6, %0, %c_2) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %21 = stablehlo.and %arg6, %1 : tensor<3x1xi1>
    %22 = stablehlo.not %1 : tensor<3x1xi1>
    %23 = stablehlo.and %arg6, %22 : tensor<3x1xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %24 = stablehlo.reduce(%16 init: %c_3) applies stablehlo.or across dimensions = [1] : (tensor<3x1xi1>, tensor<i1>) -> tensor<3xi1>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %26 = stablehlo.and %23, %25 : tensor<3x1xi1>
    return %19, %26, %20, %arg5, %arg6, %21 : tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>
  }
  func.func private @take_along_axis(%arg0: tensor<3x3xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
  func.func private @take_along_axis_26(%arg0: tensor<3x3xi1>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi1> {
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
  func.func private @take_along_axis_27(%arg0: tensor<3x1xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
  func.func private @_where_28(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x1xi1>, tensor<3x1xi32>
    return %2 : tensor<3x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_29(%arg0: tensor<3x3x1xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x3x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x3x1xi32>, tensor<1x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x1xi32>
    return %1 : tensor<3x3x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_30(%arg0: tensor<3x3x1xi1>, %arg1: tensor<3x1xi1>, %arg2: tensor<i32>) -> tensor<3x3x1xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xi1>) -> tensor<1x3x1xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x3x1xi1>, tensor<1x3x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x1xi1>
    return %1 : tensor<3x3x1xi1>
  }
  func.func private @take_along_axis_31(%arg0: tensor<3x3xi32>, %arg1: tensor<3x3xi32>) -> tensor<3x3xi32> {
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
  func.func private @_where_32(%arg0: tensor<3x3xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x3xi1>, tensor<3x3xi32>
    return %3 : tensor<3x3xi32>
  }
  func.func private @take_along_axis_33(%arg0: tensor<3x3xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
