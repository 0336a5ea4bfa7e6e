module @jit_decode_6_3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<2x32xf32>, %arg5: tensor<2x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x97xf32>, %arg12: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg35: tensor<3xi32>, %arg36: tensor<3xi32>, %arg37: tensor<3x2xi32>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<2x3xi32> {jax.result_info = "result[1].tokens"}, tensor<6x97xf32> {jax.result_info = "result[1].logits"}, tensor<3x3xi32> {jax.result_info = "result[1].places"}) {
    %c = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
    %c_0 = stablehlo.constant dense<[[false, true, true], [false, false, true], [false, false, false]]> : tensor<3x3xi1>
    %c_1 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
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
    %370 = "stablehlo.gather"(%arg35, %369) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<6x1xi32>) -> tensor<6xi32>
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
    %400:3 = call @through(%arg35, %134, %228, %220, %175, %178, %227, %125, %arg0, %arg2, %399, %397, %arg6, %arg8, %395, %386, %387, %c_109, %arg12, %arg13) : (tensor<3xi32>, tensor<6xi32>, tensor<6x1xi32>, tensor<6x1xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<6x1x32xf32>, tensor<6x1x1x4xf32>, tensor<6x1x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
    %401 = stablehlo.slice %arg5 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %402 = stablehlo.reshape %401 : (tensor<1x32xf32>) -> tensor<32xf32>
    %403 = stablehlo.slice %arg4 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %404 = stablehlo.reshape %403 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_110 = stablehlo.constant dense<1> : tensor<i32>
    %405:3 = call @through(%arg35, %134, %228, %220, %175, %178, %227, %125, %arg1, %arg3, %404, %402, %arg7, %arg9, %400#0, %386, %387, %c_110, %400#1, %400#2) : (tensor<3xi32>, tensor<6xi32>, tensor<6x1xi32>, tensor<6x1xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<6x1x32xf32>, tensor<6x1x1x4xf32>, tensor<6x1x1x4xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>) -> (tensor<6x1x32xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>)
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
      %c_170 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_170 : tensor<i32>
    }, {
      %c_170 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_170 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %421 = "stablehlo.case"(%420) ({
      %c_170 = stablehlo.constant dense<0> : tensor<i32>
      %601 = func.call @_pad(%419, %c_170) : (tensor<6x32xf32>, tensor<i32>) -> tensor<6x32xf32>
      %602 = stablehlo.reshape %601 : (tensor<6x32xf32>) -> tensor<1x6x32xf32>
      %603 = stablehlo.reshape %602 : (tensor<1x6x32xf32>) -> tensor<6x32xf32>
      %604 = stablehlo.dot_general %603, %arg11, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x32xf32>, tensor<32x97xf32>) -> tensor<6x97xf32>
      stablehlo.return %604 : tensor<6x97xf32>
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
    %435 = stablehlo.and %197, %307 : tensor<6xi1>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %437 = stablehlo.compare GT, %321, %436, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %438 = stablehlo.and %197, %437 : tensor<6xi1>
    %439 = stablehlo.or %435, %438 : tensor<6xi1>
    %c_121 = stablehlo.constant dense<false> : tensor<i1>
    %440 = stablehlo.reduce(%439 init: %c_121) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    %441 = stablehlo.convert %440 : (tensor<i1>) -> tensor<i32>
    %442 = "stablehlo.case"(%441) ({
      stablehlo.return %432 : tensor<6xi32>
    }, {
      %c_170 = stablehlo.constant dense<false> : tensor<i1>
      %601 = stablehlo.reduce(%435 init: %c_170) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %602 = stablehlo.convert %601 : (tensor<i1>) -> tensor<i32>
      %603:3 = "stablehlo.case"(%602) ({
        stablehlo.return %421, %422, %432 : tensor<6x97xf32>, tensor<6xf32>, tensor<6xi32>
      }, {
        %c_172 = stablehlo.constant dense<0> : tensor<i32>
        %607 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %608 = stablehlo.compare LT, %370, %607, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_173 = stablehlo.constant dense<2> : tensor<i32>
        %609 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %610 = stablehlo.add %370, %609 : tensor<6xi32>
        %611 = stablehlo.select %608, %610, %370 : tensor<6xi1>, tensor<6xi32>
        %612 = stablehlo.broadcast_in_dim %611, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %613 = "stablehlo.gather"(%arg29, %612) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_174 = stablehlo.constant dense<0> : tensor<i32>
        %614 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %615 = stablehlo.compare LT, %370, %614, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_175 = stablehlo.constant dense<2> : tensor<i32>
        %616 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %617 = stablehlo.add %370, %616 : tensor<6xi32>
        %618 = stablehlo.select %615, %617, %370 : tensor<6xi1>, tensor<6xi32>
        %619 = stablehlo.broadcast_in_dim %618, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %620 = "stablehlo.gather"(%arg30, %619) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_176 = stablehlo.constant dense<0> : tensor<i32>
        %621 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %622 = stablehlo.compare LT, %370, %621, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_177 = stablehlo.constant dense<2> : tensor<i32>
        %623 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %624 = stablehlo.add %370, %623 : tensor<6xi32>
        %625 = stablehlo.select %622, %624, %370 : tensor<6xi1>, tensor<6xi32>
        %626 = stablehlo.broadcast_in_dim %625, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %627 = "stablehlo.gather"(%arg31, %626) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xf32>, tensor<6x1xi32>) -> tensor<6x97xf32>
        %c_178 = stablehlo.constant dense<0> : tensor<i32>
        %628 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %629 = stablehlo.compare LT, %370, %628, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_179 = stablehlo.constant dense<2> : tensor<i32>
        %630 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %631 = stablehlo.add %370, %630 : tensor<6xi32>
        %632 = stablehlo.select %629, %631, %370 : tensor<6xi1>, tensor<6xi32>
        %633 = stablehlo.broadcast_in_dim %632, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %634 = "stablehlo.gather"(%arg32, %633) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<6x1xi32>) -> tensor<6x97xi1>
        %c_180 = stablehlo.constant dense<0> : tensor<i32>
        %635 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %636 = stablehlo.compare LT, %370, %635, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_181 = stablehlo.constant dense<2> : tensor<i32>
        %637 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %638 = stablehlo.add %370, %637 : tensor<6xi32>
        %639 = stablehlo.select %636, %638, %370 : tensor<6xi1>, tensor<6xi32>
        %640 = stablehlo.broadcast_in_dim %639, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %641 = "stablehlo.gather"(%arg33, %640) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi32>, tensor<6x1xi32>) -> tensor<6x97xi32>
        %c_182 = stablehlo.constant dense<0> : tensor<i32>
        %642 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %643 = stablehlo.compare LT, %134, %642, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_183 = stablehlo.constant dense<3> : tensor<i32>
        %644 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %645 = stablehlo.add %134, %644 : tensor<6xi32>
        %646 = stablehlo.select %643, %645, %134 : tensor<6xi1>, tensor<6xi32>
        %647 = stablehlo.broadcast_in_dim %646, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_184 = stablehlo.constant dense<1> : tensor<i32>
        %648 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %649 = stablehlo.concatenate %647, %648, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
        %650 = "stablehlo.gather"(%c_2, %649) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xi1>, tensor<6x2xi32>) -> tensor<6x2xi1>
        %c_185 = stablehlo.constant dense<0> : tensor<i32>
        %651 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %652 = stablehlo.compare LT, %125, %651, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_186 = stablehlo.constant dense<3> : tensor<i32>
        %653 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %654 = stablehlo.add %125, %653 : tensor<6xi32>
        %655 = stablehlo.select %652, %654, %125 : tensor<6xi1>, tensor<6xi32>
        %656 = stablehlo.broadcast_in_dim %655, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_187 = stablehlo.constant dense<1> : tensor<i32>
        %657 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %658 = stablehlo.concatenate %656, %657, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
        %659 = "stablehlo.gather"(%176, %658) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x3xi32>, tensor<6x2xi32>) -> tensor<6x2xi32>
        %c_188 = stablehlo.constant dense<97> : tensor<i32>
        %660 = func.call @_where_12(%650, %659, %c_188) : (tensor<6x2xi1>, tensor<6x2xi32>, tensor<i32>) -> tensor<6x2xi32>
        %661 = stablehlo.iota dim = 0 : tensor<6xi32>
        %662 = stablehlo.broadcast_in_dim %661, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
        %c_189 = stablehlo.constant dense<0> : tensor<i32>
        %663 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %664 = stablehlo.compare LT, %662, %663, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
        %c_190 = stablehlo.constant dense<6> : tensor<i32>
        %665 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
        %666 = stablehlo.add %662, %665 : tensor<6x1xi32>
        %667 = stablehlo.select %664, %666, %662 : tensor<6x1xi1>, tensor<6x1xi32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %668 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %669 = stablehlo.compare LT, %660, %668, SIGNED : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
        %c_192 = stablehlo.constant dense<97> : tensor<i32>
        %670 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %671 = stablehlo.add %660, %670 : tensor<6x2xi32>
        %672 = stablehlo.select %669, %671, %660 : tensor<6x2xi1>, tensor<6x2xi32>
        %673 = stablehlo.broadcast_in_dim %667, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x2xi32>
        %674 = stablehlo.broadcast_in_dim %673, dims = [0, 1] : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
        %675 = stablehlo.broadcast_in_dim %672, dims = [0, 1] : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
        %676 = stablehlo.concatenate %674, %675, dim = 2 : (tensor<6x2x1xi32>, tensor<6x2x1xi32>) -> tensor<6x2x2xi32>
        %c_193 = stablehlo.constant dense<1> : tensor<i32>
        %677 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
        %678 = "stablehlo.scatter"(%641, %676, %677) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
          %722 = stablehlo.add %arg38, %arg39 : tensor<i32>
          stablehlo.return %722 : tensor<i32>
        }) : (tensor<6x97xi32>, tensor<6x2x2xi32>, tensor<6x2xi32>) -> tensor<6x97xi32>
        %679 = stablehlo.compare LT, %378, %300, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %680 = stablehlo.broadcast_in_dim %679, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %681 = stablehlo.broadcast_in_dim %680, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %682 = stablehlo.and %681, %620 : tensor<6x97xi1>
        %cst_194 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %683 = func.call @_where_13(%682, %cst_194, %421) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %684 = stablehlo.add %683, %627 : tensor<6x97xf32>
        %685 = stablehlo.broadcast_in_dim %349, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %c_195 = stablehlo.constant dense<0> : tensor<i32>
        %686 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
        %687 = stablehlo.compare GT, %678, %686, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
        %688 = stablehlo.or %634, %687 : tensor<6x97xi1>
        %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %689 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
        %690 = stablehlo.compare GT, %684, %689, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %691 = stablehlo.broadcast_in_dim %685, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %692 = stablehlo.divide %684, %691 : tensor<6x97xf32>
        %693 = stablehlo.broadcast_in_dim %685, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %694 = stablehlo.multiply %684, %693 : tensor<6x97xf32>
        %695 = func.call @_where_14(%690, %692, %694) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %696 = func.call @_where_14(%688, %695, %684) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %697 = stablehlo.broadcast_in_dim %363, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %698 = stablehlo.convert %678 : (tensor<6x97xi32>) -> tensor<6x97xf32>
        %699 = stablehlo.broadcast_in_dim %697, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %700 = stablehlo.multiply %699, %698 : tensor<6x97xf32>
        %701 = stablehlo.subtract %696, %700 : tensor<6x97xf32>
        %702 = stablehlo.broadcast_in_dim %356, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %c_197 = stablehlo.constant dense<0> : tensor<i32>
        %703 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
        %704 = stablehlo.compare GT, %678, %703, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
        %705 = stablehlo.convert %704 : (tensor<6x97xi1>) -> tensor<6x97xf32>
        %706 = stablehlo.broadcast_in_dim %702, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %707 = stablehlo.multiply %706, %705 : tensor<6x97xf32>
        %708 = stablehlo.subtract %701, %707 : tensor<6x97xf32>
        %709 = stablehlo.broadcast_in_dim %435, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %710 = func.call @_where_15(%709, %708, %421) : (tensor<6x1xi1>, tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %cst_198 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %711 = stablehlo.reduce(%710 init: %cst_198) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %712 = stablehlo.iota dim = 0 : tensor<97xi32>
        %713 = stablehlo.broadcast_in_dim %712, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_199 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %714 = stablehlo.reduce(%710 init: %cst_199) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %715 = stablehlo.broadcast_in_dim %714, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %716 = stablehlo.broadcast_in_dim %715, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %717 = stablehlo.compare EQ, %710, %716, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_200 = stablehlo.constant dense<97> : tensor<i32>
        %718 = func.call @_where_11(%717, %713, %c_200) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_201 = stablehlo.constant dense<2147483647> : tensor<i32>
        %719 = stablehlo.reduce(%718 init: %c_201) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_202 = stablehlo.constant dense<96> : tensor<i32>
        %720 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %721 = stablehlo.minimum %719, %720 : tensor<6xi32>
        stablehlo.return %710, %711, %721 : tensor<6x97xf32>, tensor<6xf32>, tensor<6xi32>
      }) : (tensor<i32>) -> (tensor<6x97xf32>, tensor<6xf32>, tensor<6xi32>)
      %c_171 = stablehlo.constant dense<false> : tensor<i1>
      %604 = stablehlo.reduce(%438 init: %c_171) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %605 = stablehlo.convert %604 : (tensor<i1>) -> tensor<i32>
      %606 = "stablehlo.case"(%605) ({
        stablehlo.return %603#2 : tensor<6xi32>
      }, {
        %607 = stablehlo.convert %378 : (tensor<6xi32>) -> tensor<6xui32>
        %608 = func.call @_threefry_fold_in(%314, %607) : (tensor<6x2xui32>, tensor<6xui32>) -> tensor<6x2xui32>
        %609 = func.call @_gumbel(%608) : (tensor<6x2xui32>) -> tensor<6x97xf32>
        %c_172 = stablehlo.constant dense<1> : tensor<i32>
        %610 = func.call @_where_19(%438, %321, %c_172) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
        %611 = stablehlo.broadcast_in_dim %603#1, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %612 = stablehlo.broadcast_in_dim %611, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %613 = stablehlo.compare LT, %603#0, %612, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %614 = stablehlo.broadcast_in_dim %610, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %615 = stablehlo.broadcast_in_dim %614, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %616 = stablehlo.divide %603#0, %615 : tensor<6x97xf32>
        %617 = stablehlo.divide %603#1, %610 : tensor<6xf32>
        %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %618 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %619 = stablehlo.compare GT, %342, %618, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %620 = stablehlo.and %619, %438 : tensor<6xi1>
        %c_174 = stablehlo.constant dense<false> : tensor<i1>
        %621 = stablehlo.reduce(%620 init: %c_174) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %622 = stablehlo.convert %621 : (tensor<i1>) -> tensor<i32>
        %623 = "stablehlo.case"(%622) ({
          %cst_189 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %681 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %681 : tensor<6xf32>
        }, {
          %681 = stablehlo.log %342 : tensor<6xf32>
          %682 = stablehlo.add %617, %681 : tensor<6xf32>
          stablehlo.return %682 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %624 = stablehlo.broadcast_in_dim %620, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %625 = stablehlo.broadcast_in_dim %624, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %626 = stablehlo.and %625, %613 : tensor<6x97xi1>
        %627 = stablehlo.broadcast_in_dim %623, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %628 = stablehlo.convert %627 : tensor<6x1xf32>
        %629 = stablehlo.broadcast_in_dim %628, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %630 = stablehlo.compare LT, %616, %629, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %631 = stablehlo.and %626, %630 : tensor<6x97xi1>
        %cst_175 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %632 = func.call @_where_13(%631, %cst_175, %616) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %c_176 = stablehlo.constant dense<0> : tensor<i32>
        %633 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %634 = stablehlo.compare GT, %328, %633, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %c_177 = stablehlo.constant dense<97> : tensor<i32>
        %635 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %636 = stablehlo.compare LT, %328, %635, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
        %637 = stablehlo.and %634, %636 : tensor<6xi1>
        %638 = stablehlo.and %637, %438 : tensor<6xi1>
        %c_178 = stablehlo.constant dense<false> : tensor<i1>
        %639 = stablehlo.reduce(%638 init: %c_178) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %640 = stablehlo.convert %639 : (tensor<i1>) -> tensor<i32>
        %641 = "stablehlo.case"(%640) ({
          %cst_189 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %681 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %681 : tensor<6xf32>
        }, {
          %681 = stablehlo.bitcast_convert %632 : (tensor<6x97xf32>) -> tensor<6x97xi32>
          %c_189 = stablehlo.constant dense<0> : tensor<i32>
          %682 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %683 = stablehlo.compare LT, %681, %682, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
          %c_190 = stablehlo.constant dense<2147483647> : tensor<i32>
          %684 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %685 = stablehlo.xor %681, %684 : tensor<6x97xi32>
          %686 = func.call @_where_20(%683, %685, %681) : (tensor<6x97xi1>, tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi32>
          %c_191 = stablehlo.constant dense<2147483647> : tensor<i32>
          %687 = stablehlo.reduce(%686 init: %c_191) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_192 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %688 = stablehlo.reduce(%686 init: %c_192) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_193 = stablehlo.constant dense<0> : tensor<i32>
          %c_194 = stablehlo.constant dense<0> : tensor<i32>
          %689:6 = stablehlo.while(%iterArg = %686, %iterArg_197 = %328, %iterArg_198 = %c_194, %iterArg_199 = %c_193, %iterArg_200 = %687, %iterArg_201 = %688) : tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          cond {
            %c_202 = stablehlo.constant dense<32> : tensor<i32>
            %696 = stablehlo.compare LT, %iterArg_198, %c_202, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %696 : tensor<i1>
          } do {
            %696:3 = func.call @closed_call_21(%iterArg, %iterArg_197, %iterArg_199, %iterArg_200, %iterArg_201) : (tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>)
            %c_202 = stablehlo.constant dense<1> : tensor<i32>
            %697 = stablehlo.add %iterArg_198, %c_202 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_197, %697, %696#0, %696#1, %696#2 : tensor<6x97xi32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          }
          %c_195 = stablehlo.constant dense<0> : tensor<i32>
          %690 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %691 = stablehlo.compare LT, %689#4, %690, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
          %c_196 = stablehlo.constant dense<2147483647> : tensor<i32>
          %692 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %693 = stablehlo.xor %689#4, %692 : tensor<6xi32>
          %694 = func.call @_where_22(%691, %693, %689#4) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
          %695 = stablehlo.bitcast_convert %694 : (tensor<6xi32>) -> tensor<6xf32>
          stablehlo.return %695 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %642 = stablehlo.broadcast_in_dim %638, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %644 = stablehlo.and %643, %613 : tensor<6x97xi1>
        %645 = stablehlo.broadcast_in_dim %641, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %646 = stablehlo.convert %645 : tensor<6x1xf32>
        %647 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %648 = stablehlo.compare LT, %632, %647, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %649 = stablehlo.and %644, %648 : tensor<6x97xi1>
        %cst_179 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %650 = func.call @_where_13(%649, %cst_179, %632) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %cst_180 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %651 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<6xf32>
        %652 = stablehlo.compare LT, %335, %651, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
        %653 = stablehlo.and %652, %438 : tensor<6xi1>
        %c_181 = stablehlo.constant dense<false> : tensor<i1>
        %654 = stablehlo.reduce(%653 init: %c_181) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
        %655 = stablehlo.convert %654 : (tensor<i1>) -> tensor<i32>
        %656 = "stablehlo.case"(%655) ({
          %cst_189 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %681 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<6xf32>
          stablehlo.return %681 : tensor<6xf32>
        }, {
          %cst_189 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %681 = stablehlo.reduce(%650 init: %cst_189) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %682 = stablehlo.broadcast_in_dim %681, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
          %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
          %684 = stablehlo.subtract %650, %683 : tensor<6x97xf32>
          %685 = stablehlo.exponential %684 : tensor<6x97xf32>
          %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %686 = stablehlo.reduce(%685 init: %cst_190) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
          %687 = stablehlo.multiply %335, %686 : tensor<6xf32>
          %688 = stablehlo.bitcast_convert %650 : (tensor<6x97xf32>) -> tensor<6x97xi32>
          %c_191 = stablehlo.constant dense<0> : tensor<i32>
          %689 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %690 = stablehlo.compare LT, %688, %689, SIGNED : (tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi1>
          %c_192 = stablehlo.constant dense<2147483647> : tensor<i32>
          %691 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<6x97xi32>
          %692 = stablehlo.xor %688, %691 : tensor<6x97xi32>
          %693 = func.call @_where_20(%690, %692, %688) : (tensor<6x97xi1>, tensor<6x97xi32>, tensor<6x97xi32>) -> tensor<6x97xi32>
          %c_193 = stablehlo.constant dense<2147483647> : tensor<i32>
          %694 = stablehlo.reduce(%693 init: %c_193) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_194 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %695 = stablehlo.reduce(%693 init: %c_194) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
          %c_195 = stablehlo.constant dense<0> : tensor<i32>
          %c_196 = stablehlo.constant dense<0> : tensor<i32>
          %696:7 = stablehlo.while(%iterArg = %693, %iterArg_199 = %685, %iterArg_200 = %687, %iterArg_201 = %c_196, %iterArg_202 = %c_195, %iterArg_203 = %694, %iterArg_204 = %695) : tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          cond {
            %c_205 = stablehlo.constant dense<32> : tensor<i32>
            %703 = stablehlo.compare LT, %iterArg_201, %c_205, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %703 : tensor<i1>
          } do {
            %703:3 = func.call @closed_call_23(%iterArg, %iterArg_199, %iterArg_200, %iterArg_202, %iterArg_203, %iterArg_204) : (tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>)
            %c_205 = stablehlo.constant dense<1> : tensor<i32>
            %704 = stablehlo.add %iterArg_201, %c_205 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_199, %iterArg_200, %704, %703#0, %703#1, %703#2 : tensor<6x97xi32>, tensor<6x97xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>, tensor<6xi32>, tensor<6xi32>
          }
          %c_197 = stablehlo.constant dense<0> : tensor<i32>
          %697 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %698 = stablehlo.compare LT, %696#5, %697, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
          %c_198 = stablehlo.constant dense<2147483647> : tensor<i32>
          %699 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<6xi32>
          %700 = stablehlo.xor %696#5, %699 : tensor<6xi32>
          %701 = func.call @_where_22(%698, %700, %696#5) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
          %702 = stablehlo.bitcast_convert %701 : (tensor<6xi32>) -> tensor<6xf32>
          stablehlo.return %702 : tensor<6xf32>
        }) : (tensor<i32>) -> tensor<6xf32>
        %657 = stablehlo.broadcast_in_dim %653, dims = [0] : (tensor<6xi1>) -> tensor<6x1xi1>
        %658 = stablehlo.broadcast_in_dim %657, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x97xi1>
        %659 = stablehlo.and %658, %613 : tensor<6x97xi1>
        %660 = stablehlo.broadcast_in_dim %656, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %661 = stablehlo.convert %660 : tensor<6x1xf32>
        %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %663 = stablehlo.compare LT, %650, %662, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %664 = stablehlo.and %659, %663 : tensor<6x97xi1>
        %cst_182 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %665 = func.call @_where_13(%664, %cst_182, %650) : (tensor<6x97xi1>, tensor<f32>, tensor<6x97xf32>) -> tensor<6x97xf32>
        %666 = stablehlo.add %665, %609 : tensor<6x97xf32>
        %cst_183 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %667 = stablehlo.reduce(%666 init: %cst_183) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %668 = stablehlo.iota dim = 0 : tensor<97xi32>
        %669 = stablehlo.broadcast_in_dim %668, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_184 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %670 = stablehlo.reduce(%666 init: %cst_184) applies stablehlo.maximum across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
        %671 = stablehlo.broadcast_in_dim %670, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
        %672 = stablehlo.broadcast_in_dim %671, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x97xf32>
        %673 = stablehlo.compare EQ, %666, %672, FLOAT : (tensor<6x97xf32>, tensor<6x97xf32>) -> tensor<6x97xi1>
        %c_185 = stablehlo.constant dense<97> : tensor<i32>
        %674 = func.call @_where_11(%673, %669, %c_185) : (tensor<6x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<6x97xi32>
        %c_186 = stablehlo.constant dense<2147483647> : tensor<i32>
        %675 = stablehlo.reduce(%674 init: %c_186) applies stablehlo.minimum across dimensions = [1] : (tensor<6x97xi32>, tensor<i32>) -> tensor<6xi32>
        %c_187 = stablehlo.constant dense<96> : tensor<i32>
        %676 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %677 = stablehlo.minimum %675, %676 : tensor<6xi32>
        %c_188 = stablehlo.constant dense<0> : tensor<i32>
        %678 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<6xi32>
        %679 = stablehlo.add %678, %677 : tensor<6xi32>
        %680 = func.call @_where_22(%438, %679, %603#2) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
        stablehlo.return %680 : tensor<6xi32>
      }) : (tensor<i32>) -> tensor<6xi32>
      stablehlo.return %606 : tensor<6xi32>
    }) : (tensor<i32>) -> tensor<6xi32>
    %443 = stablehlo.reshape %418 : (tensor<6x1x32xf32>) -> tensor<6x32xf32>
    %c_122 = stablehlo.constant dense<-2> : tensor<i32>
    %444 = call @_where_3(%434, %442, %c_122) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_123 = stablehlo.constant dense<1> : tensor<i32>
    %445 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %446 = stablehlo.add %378, %445 : tensor<6xi32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %447 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %448 = stablehlo.compare LT, %370, %447, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_125 = stablehlo.constant dense<2> : tensor<i32>
    %449 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %450 = stablehlo.add %370, %449 : tensor<6xi32>
    %451 = stablehlo.select %448, %450, %370 : tensor<6xi1>, tensor<6xi32>
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %452 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %453 = stablehlo.compare LT, %444, %452, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_127 = stablehlo.constant dense<97> : tensor<i32>
    %454 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %455 = stablehlo.add %444, %454 : tensor<6xi32>
    %456 = stablehlo.select %453, %455, %444 : tensor<6xi1>, tensor<6xi32>
    %457 = stablehlo.broadcast_in_dim %451, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %458 = stablehlo.broadcast_in_dim %456, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %459 = stablehlo.concatenate %457, %458, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %460 = "stablehlo.gather"(%arg29, %459) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x97xi1>, tensor<6x2xi32>) -> tensor<6xi1>
    %461 = stablehlo.compare GE, %446, %286, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %462 = stablehlo.or %460, %461 : tensor<6xi1>
    %463 = stablehlo.not %434 : tensor<6xi1>
    %464 = stablehlo.or %462, %463 : tensor<6xi1>
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %465 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %466 = stablehlo.compare LT, %175, %465, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_129 = stablehlo.constant dense<6> : tensor<i32>
    %467 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %468 = stablehlo.add %175, %467 : tensor<3x3xi32>
    %469 = stablehlo.select %466, %468, %175 : tensor<3x3xi1>, tensor<3x3xi32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %471 = "stablehlo.gather"(%444, %470) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %c_130 = stablehlo.constant dense<0> : tensor<i32>
    %472 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %473 = stablehlo.compare LT, %175, %472, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_131 = stablehlo.constant dense<6> : tensor<i32>
    %474 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %475 = stablehlo.add %175, %474 : tensor<3x3xi32>
    %476 = stablehlo.select %473, %475, %175 : tensor<3x3xi1>, tensor<3x3xi32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %478 = "stablehlo.gather"(%464, %477) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi1>, tensor<3x3x1xi32>) -> tensor<3x3xi1>
    %c_132 = stablehlo.constant dense<0> : tensor<i32>
    %479 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %480 = stablehlo.slice %169 [0:3, 0:1] : (tensor<3x3xi1>) -> tensor<3x1xi1>
    %c_133 = stablehlo.constant dense<0> : tensor<i32>
    %481 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_134 = stablehlo.constant dense<0> : tensor<i32>
    %482 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_135 = stablehlo.constant dense<false> : tensor<i1>
    %483 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_136 = stablehlo.constant dense<false> : tensor<i1>
    %484 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_137 = stablehlo.constant dense<0> : tensor<i32>
    %485:12 = stablehlo.while(%iterArg = %471, %iterArg_170 = %478, %iterArg_171 = %c_3, %iterArg_172 = %169, %iterArg_173 = %176, %iterArg_174 = %c_137, %iterArg_175 = %479, %iterArg_176 = %480, %iterArg_177 = %481, %iterArg_178 = %482, %iterArg_179 = %483, %iterArg_180 = %484) : tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    cond {
      %c_181 = stablehlo.constant dense<3> : tensor<i32>
      %601 = stablehlo.compare LT, %iterArg_174, %c_181, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %601 : tensor<i1>
    } do {
      %601:6 = func.call @closed_call_25(%iterArg, %iterArg_170, %iterArg_171, %iterArg_172, %iterArg_173, %iterArg_175, %iterArg_176) : (tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>, tensor<3x1xi1>) -> (tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>)
      %602 = func.call @dynamic_update_index_in_dim_29(%iterArg_177, %601#2, %iterArg_174) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %603 = func.call @dynamic_update_index_in_dim_29(%iterArg_178, %601#3, %iterArg_174) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %604 = func.call @dynamic_update_index_in_dim_30(%iterArg_179, %601#4, %iterArg_174) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %605 = func.call @dynamic_update_index_in_dim_30(%iterArg_180, %601#5, %iterArg_174) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %c_181 = stablehlo.constant dense<1> : tensor<i32>
      %606 = stablehlo.add %iterArg_174, %c_181 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_170, %iterArg_171, %iterArg_172, %iterArg_173, %606, %601#0, %601#1, %602, %603, %604, %605 : tensor<3x3xi32>, tensor<3x3xi1>, tensor<3x1xi32>, tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    }
    %486 = stablehlo.reshape %485#8 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %487 = stablehlo.transpose %486, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %488 = stablehlo.reshape %485#9 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %489 = stablehlo.transpose %488, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %490 = stablehlo.reshape %485#10 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %491 = stablehlo.transpose %490, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %492 = stablehlo.reshape %485#11 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %493 = stablehlo.transpose %492, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %494 = stablehlo.convert %491 : (tensor<3x3xi1>) -> tensor<3x3xi32>
    %c_138 = stablehlo.constant dense<0> : tensor<i32>
    %495 = stablehlo.reduce(%494 init: %c_138) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_139 = stablehlo.constant dense<false> : tensor<i1>
    %496 = stablehlo.reduce(%493 init: %c_139) applies stablehlo.or across dimensions = [1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<3xi1>
    %c_140 = stablehlo.constant dense<-1> : tensor<i32>
    %497 = stablehlo.broadcast_in_dim %c_140, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %498 = stablehlo.compare NE, %487, %497, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %499 = call @take_along_axis_31(%175, %489) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %c_141 = stablehlo.constant dense<6> : tensor<i32>
    %500 = call @_where_1(%498, %499, %c_141) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %501 = stablehlo.broadcast_in_dim %arg35, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_142 = stablehlo.constant dense<2> : tensor<i32>
    %502 = call @_where_32(%498, %501, %c_142) : (tensor<3x3xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_143 = stablehlo.constant dense<1> : tensor<i32>
    %503 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %504 = stablehlo.subtract %495, %503 : tensor<3xi32>
    %c_144 = stablehlo.constant dense<0> : tensor<i32>
    %505 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %506 = stablehlo.maximum %504, %505 : tensor<3xi32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %508 = call @take_along_axis_33(%487, %507) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %509 = stablehlo.reshape %508 : (tensor<3x1xi32>) -> tensor<3xi32>
    %510 = stablehlo.add %13, %495 : tensor<3xi32>
    %511 = stablehlo.add %20, %495 : tensor<3xi32>
    %512 = stablehlo.not %496 : tensor<3xi1>
    %513 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %514 = stablehlo.iota dim = 0 : tensor<3xi32>
    %515 = stablehlo.broadcast_in_dim %514, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %516 = stablehlo.broadcast_in_dim %513, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %517 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %518 = stablehlo.add %516, %517 : tensor<3x3xi32>
    %519 = stablehlo.slice %502 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %520 = stablehlo.reshape %519 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_145 = stablehlo.constant dense<0> : tensor<i32>
    %521 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %522 = stablehlo.compare GE, %487, %521, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_146 = stablehlo.constant dense<0> : tensor<i32>
    %523 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %524 = stablehlo.compare LT, %500, %523, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_147 = stablehlo.constant dense<6> : tensor<i32>
    %525 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %526 = stablehlo.add %500, %525 : tensor<3x3xi32>
    %527 = stablehlo.select %524, %526, %500 : tensor<3x3xi1>, tensor<3x3xi32>
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %529 = "stablehlo.gather"(%443, %528) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<6x32xf32>, tensor<3x3x1xi32>) -> tensor<3x3x32xf32>
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %530 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %531 = stablehlo.compare LT, %520, %530, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_149 = stablehlo.constant dense<2> : tensor<i32>
    %532 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %533 = stablehlo.add %520, %532 : tensor<3xi32>
    %534 = stablehlo.select %531, %533, %520 : tensor<3xi1>, tensor<3xi32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %536 = "stablehlo.scatter"(%arg14, %535, %509) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_150 = stablehlo.constant dense<0> : tensor<i32>
    %537 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %538 = stablehlo.compare LT, %520, %537, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_151 = stablehlo.constant dense<2> : tensor<i32>
    %539 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %540 = stablehlo.add %520, %539 : tensor<3xi32>
    %541 = stablehlo.select %538, %540, %520 : tensor<3xi1>, tensor<3xi32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %543 = "stablehlo.scatter"(%arg15, %542, %510) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_152 = stablehlo.constant dense<0> : tensor<i32>
    %544 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %545 = stablehlo.compare LT, %520, %544, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_153 = stablehlo.constant dense<2> : tensor<i32>
    %546 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %547 = stablehlo.add %520, %546 : tensor<3xi32>
    %548 = stablehlo.select %545, %547, %520 : tensor<3xi1>, tensor<3xi32>
    %549 = stablehlo.broadcast_in_dim %548, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %550 = "stablehlo.scatter"(%arg16, %549, %511) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_154 = stablehlo.constant dense<0> : tensor<i32>
    %551 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %552 = stablehlo.compare LT, %520, %551, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_155 = stablehlo.constant dense<2> : tensor<i32>
    %553 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %554 = stablehlo.add %520, %553 : tensor<3xi32>
    %555 = stablehlo.select %552, %554, %520 : tensor<3xi1>, tensor<3xi32>
    %556 = stablehlo.broadcast_in_dim %555, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %557 = "stablehlo.scatter"(%arg18, %556, %512) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i1>, %arg39: tensor<i1>):
      stablehlo.return %arg39 : tensor<i1>
    }) : (tensor<2xi1>, tensor<3x1xi32>, tensor<3xi1>) -> tensor<2xi1>
    %558 = stablehlo.reshape %48 : (tensor<3xi1>) -> tensor<3x1xi1>
    %559 = stablehlo.broadcast_in_dim %558, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %560 = stablehlo.and %559, %522 : tensor<3x3xi1>
    %c_156 = stablehlo.constant dense<2> : tensor<i32>
    %561 = call @_where_1(%560, %502, %c_156) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_157 = stablehlo.constant dense<0> : tensor<i32>
    %562 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %563 = stablehlo.compare LT, %561, %562, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_158 = stablehlo.constant dense<2> : tensor<i32>
    %564 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %565 = stablehlo.add %561, %564 : tensor<3x3xi32>
    %566 = stablehlo.select %563, %565, %561 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_159 = stablehlo.constant dense<0> : tensor<i32>
    %567 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %568 = stablehlo.compare LT, %487, %567, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_160 = stablehlo.constant dense<97> : tensor<i32>
    %569 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %570 = stablehlo.add %487, %569 : tensor<3x3xi32>
    %571 = stablehlo.select %568, %570, %487 : tensor<3x3xi1>, tensor<3x3xi32>
    %572 = stablehlo.broadcast_in_dim %566, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %573 = stablehlo.broadcast_in_dim %571, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %574 = stablehlo.concatenate %572, %573, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %c_161 = stablehlo.constant dense<1> : tensor<i32>
    %575 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %576 = "stablehlo.scatter"(%arg33, %574, %575) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      %601 = stablehlo.add %arg38, %arg39 : tensor<i32>
      stablehlo.return %601 : tensor<i32>
    }) : (tensor<2x97xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x97xi32>
    %c_162 = stablehlo.constant dense<-1> : tensor<i32>
    %577 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %c_163 = stablehlo.constant dense<0> : tensor<i32>
    %578 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %579 = stablehlo.compare LT, %520, %578, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_164 = stablehlo.constant dense<2> : tensor<i32>
    %580 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %581 = stablehlo.add %520, %580 : tensor<3xi32>
    %582 = stablehlo.select %579, %581, %520 : tensor<3xi1>, tensor<3xi32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %584 = "stablehlo.scatter"(%577, %583, %487) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<2x3xi32>
    %c_165 = stablehlo.constant dense<1> : tensor<i32>
    %585 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %586 = stablehlo.add %518, %585 : tensor<3x3xi32>
    %c_166 = stablehlo.constant dense<0> : tensor<i32>
    %587 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %588 = stablehlo.compare LT, %502, %587, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_167 = stablehlo.constant dense<2> : tensor<i32>
    %589 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %590 = stablehlo.add %502, %589 : tensor<3x3xi32>
    %591 = stablehlo.select %588, %590, %502 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_168 = stablehlo.constant dense<0> : tensor<i32>
    %592 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %593 = stablehlo.compare LT, %586, %592, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_169 = stablehlo.constant dense<128> : tensor<i32>
    %594 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %595 = stablehlo.add %586, %594 : tensor<3x3xi32>
    %596 = stablehlo.select %593, %595, %586 : tensor<3x3xi1>, tensor<3x3xi32>
    %597 = stablehlo.broadcast_in_dim %591, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %598 = stablehlo.broadcast_in_dim %596, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %599 = stablehlo.concatenate %597, %598, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %600 = "stablehlo.scatter"(%arg34, %599, %487) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>):
      stablehlo.return %arg39 : tensor<i32>
    }) : (tensor<2x128xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x128xi32>
    return %405#1, %405#2, %536, %543, %550, %arg17, %557, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %576, %600, %584, %421, %500 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<2x3xi32>, tensor<6x97xf32>, tensor<3x3xi32>
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
      %6:8 = func.call @closed_call_16(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<6x1xui32>, tensor<6x1xui32>
  }
  func.func private @closed_call_16(%arg0: tensor<i32>, %arg1: tensor<6x1xui32>, %arg2: tensor<6x1xui32>, %arg3: tensor<6x1xui32>, %arg4: tensor<6x1xui32>, %arg5: tensor<6x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
    %18:2 = call @threefry2x32_17(%16, %17, %14, %15) : (tensor<6x1xui32>, tensor<6x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<6x97xui32>, tensor<6x97xui32>)
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
  func.func private @threefry2x32_17(%arg0: tensor<6x1xui32>, %arg1: tensor<6x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<6x97xui32>, tensor<6x97xui32>) {
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
      %10:8 = func.call @closed_call_18(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<6x97xui32>, tensor<6x97xui32>
  }
  func.func private @closed_call_18(%arg0: tensor<i32>, %arg1: tensor<6x97xui32>, %arg2: tensor<6x97xui32>, %arg3: tensor<6x1xui32>, %arg4: tensor<6x1xui32>, %arg5: tensor<6x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<6x97xui32>, tensor<6x97xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<6x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_19(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @_where_20(%arg0: tensor<6x97xi1>, %arg1: tensor<6x97xi32>, %arg2: tensor<6x97xi32>) -> tensor<6x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6x97xi1>, tensor<6x97xi32>
    return %0 : tensor<6x97xi32>
  }
  func.func private @closed_call_21(%arg0: tensor<6x97xi32>, %arg1: tensor<6xi32>, %arg2: tensor<i32>, %arg3: tensor<6xi32>, %arg4: tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>) {
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
    %16 = call @_where_22(%15, %9, %arg3) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<6xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<6xi32>
    %20 = call @_where_22(%15, %arg4, %19) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    return %0, %16, %20 : tensor<i32>, tensor<6xi32>, tensor<6xi32>
  }
  func.func private @_where_22(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @closed_call_23(%arg0: tensor<6x97xi32>, %arg1: tensor<6x97xf32>, %arg2: tensor<6xf32>, %arg3: tensor<i32>, %arg4: tensor<6xi32>, %arg5: tensor<6xi32>) -> (tensor<i32>, tensor<6xi32>, tensor<6xi32>) {
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
    %13 = call @_where_24(%12, %arg1, %c_3) : (tensor<6x97xi1>, tensor<6x97xf32>, tensor<i32>) -> tensor<6x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x97xf32>, tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %16 = call @_where_22(%15, %9, %arg4) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<6xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<6xi32>
    %20 = call @_where_22(%15, %arg5, %19) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    return %0, %16, %20 : tensor<i32>, tensor<6xi32>, tensor<6xi32>
  }
  func.func private @_where_24(%arg0: tensor<6x97xi1>, %arg1: tensor<6x97xf32>, %arg2: tensor<i32>) -> tensor<6x97xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x97xi1>, tensor<6x97xf32>
    return %2 : tensor<6x97xf32>
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
