module @jit_decode_8_3 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<2x32xf32>, %arg5: tensor<2x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x97xf32>, %arg12: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg35: tensor<2x128x32xf32> {tf.aliasing_output = 23 : i32}, %arg36: tensor<3xi32>, %arg37: tensor<3xi32>, %arg38: tensor<3x3xi32>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<2x128x32xf32> {jax.result_info = "result[0].draft.features"}, tensor<2x3xi32> {jax.result_info = "result[1].tokens"}, tensor<8x97xf32> {jax.result_info = "result[1].logits"}, tensor<3x3xi32> {jax.result_info = "result[1].places"}) {
    %c = stablehlo.constant dense<[0, 1, 2, 1]> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<[[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, true, true, false]]> : tensor<4x4xi1>
    %c_1 = stablehlo.constant dense<[[true, true, true, false], [true, false, false, true]]> : tensor<2x4xi1>
    %c_2 = stablehlo.constant dense<[0, 1, 2, 0, 3, 3]> : tensor<6xi32>
    %c_3 = stablehlo.constant dense<false> : tensor<6xi1>
    %c_4 = stablehlo.constant dense<[0, 1, 2, 4]> : tensor<4xi32>
    %c_5 = stablehlo.constant dense<[0, 1, 2, 1]> : tensor<4xi32>
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %c_6 = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, false, false, true]]> : tensor<4x4xi1>
    %c_7 = stablehlo.constant dense<[[1, 3], [2, 0], [0, 0], [0, 0]]> : tensor<4x2xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg36, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg36, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg36 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %6 = "stablehlo.gather"(%arg14, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %arg36, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.add %arg36, %9 : tensor<3xi32>
    %11 = stablehlo.select %8, %10, %arg36 : tensor<3xi1>, tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = "stablehlo.gather"(%arg15, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %15 = stablehlo.compare LT, %arg36, %14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %17 = stablehlo.add %arg36, %16 : tensor<3xi32>
    %18 = stablehlo.select %15, %17, %arg36 : tensor<3xi1>, tensor<3xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %20 = "stablehlo.gather"(%arg16, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %22 = stablehlo.compare LT, %arg36, %21, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %24 = stablehlo.add %arg36, %23 : tensor<3xi32>
    %25 = stablehlo.select %22, %24, %arg36 : tensor<3xi1>, tensor<3xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %27 = "stablehlo.gather"(%arg17, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %29 = stablehlo.compare LT, %arg36, %28, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %31 = stablehlo.add %arg36, %30 : tensor<3xi32>
    %32 = stablehlo.select %29, %31, %arg36 : tensor<3xi1>, tensor<3xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %34 = "stablehlo.gather"(%arg18, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %36 = stablehlo.compare LT, %arg36, %35, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %38 = stablehlo.add %arg36, %37 : tensor<3xi32>
    %39 = stablehlo.select %36, %38, %arg36 : tensor<3xi1>, tensor<3xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %41 = "stablehlo.gather"(%arg19, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %43 = stablehlo.compare LT, %arg36, %42, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %45 = stablehlo.add %arg36, %44 : tensor<3xi32>
    %46 = stablehlo.select %43, %45, %arg36 : tensor<3xi1>, tensor<3xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %48 = "stablehlo.gather"(%arg20, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<3x1xi32>) -> tensor<3xi1>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %50 = stablehlo.compare LT, %arg36, %49, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_23 = stablehlo.constant dense<2> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %52 = stablehlo.add %arg36, %51 : tensor<3xi32>
    %53 = stablehlo.select %50, %52, %arg36 : tensor<3xi1>, tensor<3xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %55 = "stablehlo.gather"(%arg21, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xui32>, tensor<3x1xi32>) -> tensor<3x2xui32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %57 = stablehlo.compare LT, %arg36, %56, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_25 = stablehlo.constant dense<2> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %59 = stablehlo.add %arg36, %58 : tensor<3xi32>
    %60 = stablehlo.select %57, %59, %arg36 : tensor<3xi1>, tensor<3xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %62 = "stablehlo.gather"(%arg22, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %64 = stablehlo.compare LT, %arg36, %63, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_27 = stablehlo.constant dense<2> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %66 = stablehlo.add %arg36, %65 : tensor<3xi32>
    %67 = stablehlo.select %64, %66, %arg36 : tensor<3xi1>, tensor<3xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %69 = "stablehlo.gather"(%arg23, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %71 = stablehlo.compare LT, %arg36, %70, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_29 = stablehlo.constant dense<2> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %73 = stablehlo.add %arg36, %72 : tensor<3xi32>
    %74 = stablehlo.select %71, %73, %arg36 : tensor<3xi1>, tensor<3xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %76 = "stablehlo.gather"(%arg24, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %78 = stablehlo.compare LT, %arg36, %77, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_31 = stablehlo.constant dense<2> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %80 = stablehlo.add %arg36, %79 : tensor<3xi32>
    %81 = stablehlo.select %78, %80, %arg36 : tensor<3xi1>, tensor<3xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %83 = "stablehlo.gather"(%arg25, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %85 = stablehlo.compare LT, %arg36, %84, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_33 = stablehlo.constant dense<2> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %87 = stablehlo.add %arg36, %86 : tensor<3xi32>
    %88 = stablehlo.select %85, %87, %arg36 : tensor<3xi1>, tensor<3xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %90 = "stablehlo.gather"(%arg26, %89) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %92 = stablehlo.compare LT, %arg36, %91, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_35 = stablehlo.constant dense<2> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %94 = stablehlo.add %arg36, %93 : tensor<3xi32>
    %95 = stablehlo.select %92, %94, %arg36 : tensor<3xi1>, tensor<3xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %97 = "stablehlo.gather"(%arg27, %96) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %99 = stablehlo.compare LT, %arg36, %98, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_37 = stablehlo.constant dense<2> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %101 = stablehlo.add %arg36, %100 : tensor<3xi32>
    %102 = stablehlo.select %99, %101, %arg36 : tensor<3xi1>, tensor<3xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %104 = "stablehlo.gather"(%arg28, %103) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %c_38 = stablehlo.constant dense<2> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %106 = stablehlo.compare LT, %arg36, %105, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %107 = stablehlo.and %34, %106 : tensor<3xi1>
    %108 = stablehlo.iota dim = 0 : tensor<4xi32>
    %109 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c_39 = stablehlo.constant dense<2> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %111 = stablehlo.compare LT, %arg36, %110, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_40 = stablehlo.constant dense<1> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %113 = stablehlo.add %112, %arg37 : tensor<3xi32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %114 = call @_where(%111, %113, %c_41) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %115 = call @cumsum(%114) : (tensor<3xi32>) -> tensor<3xi32>
    %116 = stablehlo.subtract %115, %114 : tensor<3xi32>
    %117 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %118 = stablehlo.broadcast_in_dim %115, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<8x3xi32>
    %120 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x3xi32>
    %121 = stablehlo.compare LE, %119, %120, SIGNED : (tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x3xi1>
    %122 = stablehlo.convert %121 : (tensor<8x3xi1>) -> tensor<8x3xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.reduce(%122 init: %c_42) applies stablehlo.add across dimensions = [1] : (tensor<8x3xi32>, tensor<i32>) -> tensor<8xi32>
    %c_43 = stablehlo.constant dense<2> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %125 = stablehlo.minimum %123, %124 : tensor<8xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %127 = stablehlo.compare LT, %125, %126, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_45 = stablehlo.constant dense<3> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %129 = stablehlo.add %125, %128 : tensor<8xi32>
    %130 = stablehlo.select %127, %129, %125 : tensor<8xi1>, tensor<8xi32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %132 = "stablehlo.gather"(%116, %131) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %133 = stablehlo.subtract %109, %132 : tensor<8xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %c_47 = stablehlo.constant dense<3> : tensor<i32>
    %134 = call @clip(%133, %c_46, %c_47) : (tensor<8xi32>, tensor<i32>, tensor<i32>) -> tensor<8xi32>
    %135 = stablehlo.broadcast_in_dim %114, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %136 = stablehlo.broadcast_in_dim %108, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %138 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %139 = stablehlo.compare LT, %137, %138, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %140 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %141 = stablehlo.concatenate %140, %arg38, dim = 1 : (tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<3x4xi32>
    %142 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %143 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %144 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %145 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %146 = stablehlo.add %144, %145 : tensor<3x4xi32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %147 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %148 = stablehlo.compare GE, %141, %147, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_49 = stablehlo.constant dense<97> : tensor<i32>
    %149 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %150 = stablehlo.compare LT, %141, %149, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %151 = stablehlo.and %148, %150 : tensor<3x4xi1>
    %c_50 = stablehlo.constant dense<128> : tensor<i32>
    %152 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %153 = stablehlo.compare LT, %146, %152, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %154 = stablehlo.and %151, %153 : tensor<3x4xi1>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %155 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %156 = stablehlo.compare EQ, %108, %155, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %157 = stablehlo.broadcast_in_dim %156, dims = [1] : (tensor<4xi1>) -> tensor<1x4xi1>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<1x4xi1>) -> tensor<3x4xi1>
    %159 = stablehlo.or %154, %158 : tensor<3x4xi1>
    %160 = stablehlo.and %139, %159 : tensor<3x4xi1>
    %161 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %162 = stablehlo.broadcast_in_dim %160, dims = [0, 2] : (tensor<3x4xi1>) -> tensor<3x1x4xi1>
    %163 = stablehlo.broadcast_in_dim %c_0, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<1x4x4xi1>
    %164 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<3x1x4xi1>) -> tensor<3x4x4xi1>
    %165 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<1x4x4xi1>) -> tensor<3x4x4xi1>
    %166 = stablehlo.or %164, %165 : tensor<3x4x4xi1>
    %c_52 = stablehlo.constant dense<true> : tensor<i1>
    %167 = stablehlo.reduce(%166 init: %c_52) applies stablehlo.and across dimensions = [2] : (tensor<3x4x4xi1>, tensor<i1>) -> tensor<3x4xi1>
    %168 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x4xi1>
    %169 = stablehlo.and %168, %167 : tensor<3x4xi1>
    %170 = stablehlo.broadcast_in_dim %116, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %171 = stablehlo.broadcast_in_dim %108, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %172 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %173 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %174 = stablehlo.add %172, %173 : tensor<3x4xi32>
    %c_53 = stablehlo.constant dense<8> : tensor<i32>
    %175 = call @_where_1(%139, %174, %c_53) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %176 = call @_where_1(%169, %141, %c_54) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
    %177 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %178 = call @_where_2(%177, %146, %c_55) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %180 = stablehlo.compare LT, %125, %179, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_57 = stablehlo.constant dense<3> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %182 = stablehlo.add %125, %181 : tensor<8xi32>
    %183 = stablehlo.select %180, %182, %125 : tensor<8xi1>, tensor<8xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %185 = stablehlo.compare LT, %134, %184, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_59 = stablehlo.constant dense<4> : tensor<i32>
    %186 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %187 = stablehlo.add %134, %186 : tensor<8xi32>
    %188 = stablehlo.select %185, %187, %134 : tensor<8xi1>, tensor<8xi32>
    %189 = stablehlo.broadcast_in_dim %183, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %190 = stablehlo.broadcast_in_dim %188, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %191 = stablehlo.concatenate %189, %190, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %192 = "stablehlo.gather"(%169, %191) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi1>, tensor<8x2xi32>) -> tensor<8xi1>
    %193 = stablehlo.slice %115 [2:3] : (tensor<3xi32>) -> tensor<1xi32>
    %194 = stablehlo.reshape %193 : (tensor<1xi32>) -> tensor<i32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %196 = stablehlo.compare LT, %109, %195, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %197 = stablehlo.and %192, %196 : tensor<8xi1>
    %198 = stablehlo.broadcast_in_dim %169, dims = [0, 2] : (tensor<3x4xi1>) -> tensor<3x1x4xi1>
    %199 = stablehlo.broadcast_in_dim %c_1, dims = [1, 2] : (tensor<2x4xi1>) -> tensor<1x2x4xi1>
    %200 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<3x1x4xi1>) -> tensor<3x2x4xi1>
    %201 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<1x2x4xi1>) -> tensor<3x2x4xi1>
    %202 = stablehlo.and %200, %201 : tensor<3x2x4xi1>
    %203 = stablehlo.convert %202 : (tensor<3x2x4xi1>) -> tensor<3x2x4xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %204 = stablehlo.reduce(%203 init: %c_60) applies stablehlo.add across dimensions = [2] : (tensor<3x2x4xi32>, tensor<i32>) -> tensor<3x2xi32>
    %c_61 = stablehlo.constant dense<1> : tensor<i32>
    %205 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %206 = stablehlo.maximum %204, %205 : tensor<3x2xi32>
    %207 = stablehlo.slice %178 [0:3, 0:1] : (tensor<3x4xi32>) -> tensor<3x1xi32>
    %208 = stablehlo.reshape %207 : (tensor<3x1xi32>) -> tensor<3xi32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<3xi32>) -> tensor<3x2xi32>
    %210 = stablehlo.reshape %209 : (tensor<3x2xi32>) -> tensor<6xi32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %212 = stablehlo.iota dim = 0 : tensor<3xi32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %214 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x3xi32>
    %215 = stablehlo.broadcast_in_dim %213, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<6x3xi32>
    %216 = stablehlo.add %214, %215 : tensor<6x3xi32>
    %217 = stablehlo.reshape %206 : (tensor<3x2xi32>) -> tensor<6xi32>
    %218 = stablehlo.add %210, %217 : tensor<6xi32>
    %c_62 = stablehlo.constant dense<4> : tensor<i32>
    %219 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %220 = stablehlo.add %c_2, %219 : tensor<6xi32>
    %221 = stablehlo.select %c_3, %220, %c_2 : tensor<6xi1>, tensor<6xi32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %223 = "stablehlo.gather"(%175, %222) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1>}> : (tensor<3x4xi32>, tensor<6x1xi32>) -> tensor<3x6xi32>
    %224 = stablehlo.reshape %223 : (tensor<3x6xi32>) -> tensor<6x3xi32>
    %225 = stablehlo.broadcast_in_dim %arg36, dims = [0] : (tensor<3xi32>) -> tensor<3x2xi32>
    %226 = stablehlo.reshape %225 : (tensor<3x2xi32>) -> tensor<6xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %228 = stablehlo.compare LT, %134, %227, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_64 = stablehlo.constant dense<4> : tensor<i32>
    %229 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %230 = stablehlo.add %134, %229 : tensor<8xi32>
    %231 = stablehlo.select %228, %230, %134 : tensor<8xi1>, tensor<8xi32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %233 = "stablehlo.gather"(%c_4, %232) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %234 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %235 = stablehlo.compare LT, %125, %234, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_66 = stablehlo.constant dense<3> : tensor<i32>
    %236 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %237 = stablehlo.add %125, %236 : tensor<8xi32>
    %238 = stablehlo.select %235, %237, %125 : tensor<8xi1>, tensor<8xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %239 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %240 = stablehlo.compare LT, %134, %239, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_68 = stablehlo.constant dense<4> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %242 = stablehlo.add %134, %241 : tensor<8xi32>
    %243 = stablehlo.select %240, %242, %134 : tensor<8xi1>, tensor<8xi32>
    %244 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %245 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %246 = stablehlo.concatenate %244, %245, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %247 = "stablehlo.gather"(%176, %246) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<8x2xi32>) -> tensor<8xi32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %249 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %250 = stablehlo.compare LT, %125, %249, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_70 = stablehlo.constant dense<3> : tensor<i32>
    %251 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %252 = stablehlo.add %125, %251 : tensor<8xi32>
    %253 = stablehlo.select %250, %252, %125 : tensor<8xi1>, tensor<8xi32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %254 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %255 = stablehlo.compare LT, %134, %254, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_72 = stablehlo.constant dense<4> : tensor<i32>
    %256 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %257 = stablehlo.add %134, %256 : tensor<8xi32>
    %258 = stablehlo.select %255, %257, %134 : tensor<8xi1>, tensor<8xi32>
    %259 = stablehlo.broadcast_in_dim %253, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %260 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %261 = stablehlo.concatenate %259, %260, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %262 = "stablehlo.gather"(%178, %261) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<8x2xi32>) -> tensor<8xi32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %264 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %265 = stablehlo.compare LT, %125, %264, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_74 = stablehlo.constant dense<3> : tensor<i32>
    %266 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %267 = stablehlo.add %125, %266 : tensor<8xi32>
    %268 = stablehlo.select %265, %267, %125 : tensor<8xi1>, tensor<8xi32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %270 = "stablehlo.gather"(%6, %269) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %271 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %272 = stablehlo.compare LT, %125, %271, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_76 = stablehlo.constant dense<3> : tensor<i32>
    %273 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %274 = stablehlo.add %125, %273 : tensor<8xi32>
    %275 = stablehlo.select %272, %274, %125 : tensor<8xi1>, tensor<8xi32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %277 = "stablehlo.gather"(%13, %276) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %278 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %279 = stablehlo.compare LT, %125, %278, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_78 = stablehlo.constant dense<3> : tensor<i32>
    %280 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %281 = stablehlo.add %125, %280 : tensor<8xi32>
    %282 = stablehlo.select %279, %281, %125 : tensor<8xi1>, tensor<8xi32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %284 = "stablehlo.gather"(%20, %283) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %285 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %286 = stablehlo.compare LT, %125, %285, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_80 = stablehlo.constant dense<3> : tensor<i32>
    %287 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %288 = stablehlo.add %125, %287 : tensor<8xi32>
    %289 = stablehlo.select %286, %288, %125 : tensor<8xi1>, tensor<8xi32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %291 = "stablehlo.gather"(%27, %290) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %292 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %293 = stablehlo.compare LT, %125, %292, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_82 = stablehlo.constant dense<3> : tensor<i32>
    %294 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %295 = stablehlo.add %125, %294 : tensor<8xi32>
    %296 = stablehlo.select %293, %295, %125 : tensor<8xi1>, tensor<8xi32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %298 = "stablehlo.gather"(%34, %297) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %299 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %300 = stablehlo.compare LT, %125, %299, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_84 = stablehlo.constant dense<3> : tensor<i32>
    %301 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %302 = stablehlo.add %125, %301 : tensor<8xi32>
    %303 = stablehlo.select %300, %302, %125 : tensor<8xi1>, tensor<8xi32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %305 = "stablehlo.gather"(%41, %304) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %306 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %307 = stablehlo.compare LT, %125, %306, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %308 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %309 = stablehlo.add %125, %308 : tensor<8xi32>
    %310 = stablehlo.select %307, %309, %125 : tensor<8xi1>, tensor<8xi32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %312 = "stablehlo.gather"(%48, %311) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %313 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %314 = stablehlo.compare LT, %125, %313, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_88 = stablehlo.constant dense<3> : tensor<i32>
    %315 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %316 = stablehlo.add %125, %315 : tensor<8xi32>
    %317 = stablehlo.select %314, %316, %125 : tensor<8xi1>, tensor<8xi32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %319 = "stablehlo.gather"(%55, %318) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<8x1xi32>) -> tensor<8x2xui32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %320 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %321 = stablehlo.compare LT, %125, %320, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_90 = stablehlo.constant dense<3> : tensor<i32>
    %322 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %323 = stablehlo.add %125, %322 : tensor<8xi32>
    %324 = stablehlo.select %321, %323, %125 : tensor<8xi1>, tensor<8xi32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %326 = "stablehlo.gather"(%62, %325) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %327 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %328 = stablehlo.compare LT, %125, %327, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_92 = stablehlo.constant dense<3> : tensor<i32>
    %329 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %330 = stablehlo.add %125, %329 : tensor<8xi32>
    %331 = stablehlo.select %328, %330, %125 : tensor<8xi1>, tensor<8xi32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %333 = "stablehlo.gather"(%69, %332) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %334 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %335 = stablehlo.compare LT, %125, %334, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_94 = stablehlo.constant dense<3> : tensor<i32>
    %336 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %337 = stablehlo.add %125, %336 : tensor<8xi32>
    %338 = stablehlo.select %335, %337, %125 : tensor<8xi1>, tensor<8xi32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %340 = "stablehlo.gather"(%76, %339) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %341 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %342 = stablehlo.compare LT, %125, %341, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %343 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %344 = stablehlo.add %125, %343 : tensor<8xi32>
    %345 = stablehlo.select %342, %344, %125 : tensor<8xi1>, tensor<8xi32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %347 = "stablehlo.gather"(%83, %346) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %348 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %349 = stablehlo.compare LT, %125, %348, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %350 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %351 = stablehlo.add %125, %350 : tensor<8xi32>
    %352 = stablehlo.select %349, %351, %125 : tensor<8xi1>, tensor<8xi32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %354 = "stablehlo.gather"(%90, %353) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %355 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %356 = stablehlo.compare LT, %125, %355, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_100 = stablehlo.constant dense<3> : tensor<i32>
    %357 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %358 = stablehlo.add %125, %357 : tensor<8xi32>
    %359 = stablehlo.select %356, %358, %125 : tensor<8xi1>, tensor<8xi32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %361 = "stablehlo.gather"(%97, %360) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %362 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %363 = stablehlo.compare LT, %125, %362, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_102 = stablehlo.constant dense<3> : tensor<i32>
    %364 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %365 = stablehlo.add %125, %364 : tensor<8xi32>
    %366 = stablehlo.select %363, %365, %125 : tensor<8xi1>, tensor<8xi32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %368 = "stablehlo.gather"(%104, %367) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %369 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %370 = stablehlo.compare LT, %125, %369, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_104 = stablehlo.constant dense<3> : tensor<i32>
    %371 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %372 = stablehlo.add %125, %371 : tensor<8xi32>
    %373 = stablehlo.select %370, %372, %125 : tensor<8xi1>, tensor<8xi32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %375 = "stablehlo.gather"(%arg36, %374) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %376 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %377 = stablehlo.compare LT, %134, %376, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_106 = stablehlo.constant dense<4> : tensor<i32>
    %378 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %379 = stablehlo.add %134, %378 : tensor<8xi32>
    %380 = stablehlo.select %377, %379, %134 : tensor<8xi1>, tensor<8xi32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %382 = "stablehlo.gather"(%c_5, %381) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %383 = stablehlo.add %284, %382 : tensor<8xi32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x8x2x8xf32>
    %385 = stablehlo.broadcast_in_dim %197, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
    %386 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1x1xi32>
    %387 = stablehlo.convert %386 : (tensor<8x1x1x1xi32>) -> tensor<8x1x1x1xf32>
    %388 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %389 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xf32>) -> tensor<8x1x1x4xf32>
    %390 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x1x1x4xf32>
    %391 = stablehlo.multiply %389, %390 : tensor<8x1x1x4xf32>
    %392 = stablehlo.cosine %391 : tensor<8x1x1x4xf32>
    %393 = stablehlo.sine %391 : tensor<8x1x1x4xf32>
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %394 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %395 = stablehlo.compare LT, %248, %394, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_109 = stablehlo.constant dense<97> : tensor<i32>
    %396 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %397 = stablehlo.add %248, %396 : tensor<8x1xi32>
    %398 = stablehlo.select %395, %397, %248 : tensor<8x1xi1>, tensor<8x1xi32>
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %400 = "stablehlo.gather"(%arg11, %399) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<8x1x1xi32>) -> tensor<32x8x1xf32>
    %401 = stablehlo.transpose %400, dims = [1, 2, 0] : (tensor<32x8x1xf32>) -> tensor<8x1x32xf32>
    %402 = stablehlo.slice %arg5 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %403 = stablehlo.reshape %402 : (tensor<1x32xf32>) -> tensor<32xf32>
    %404 = stablehlo.slice %arg4 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %405 = stablehlo.reshape %404 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_110 = stablehlo.constant dense<0> : tensor<i32>
    %406:3 = call @through(%226, %134, %224, %216, %218, %arg12, %arg13, %125, %233, %arg0, %arg2, %405, %403, %arg6, %arg8, %401, %392, %393, %c_110, %384, %384) : (tensor<6xi32>, tensor<8xi32>, tensor<6x3xi32>, tensor<6x3xi32>, tensor<6xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<8xi32>, tensor<8xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>)
    %407 = stablehlo.slice %arg5 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %408 = stablehlo.reshape %407 : (tensor<1x32xf32>) -> tensor<32xf32>
    %409 = stablehlo.slice %arg4 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %410 = stablehlo.reshape %409 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_111 = stablehlo.constant dense<1> : tensor<i32>
    %411:3 = call @through(%226, %134, %224, %216, %218, %arg12, %arg13, %125, %233, %arg1, %arg3, %410, %408, %arg7, %arg9, %406#0, %392, %393, %c_111, %406#1, %406#2) : (tensor<6xi32>, tensor<8xi32>, tensor<6x3xi32>, tensor<6x3xi32>, tensor<6xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<8xi32>, tensor<8xi32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>)
    %412 = stablehlo.multiply %411#0, %411#0 : tensor<8x1x32xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.reduce(%412 init: %cst_112) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_113 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %416 = stablehlo.divide %414, %415 : tensor<8x1x1xf32>
    %cst_114 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %418 = stablehlo.add %416, %417 : tensor<8x1x1xf32>
    %419 = stablehlo.rsqrt %418 : tensor<8x1x1xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %421 = stablehlo.multiply %411#0, %420 : tensor<8x1x32xf32>
    %422 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %424 = stablehlo.multiply %421, %423 : tensor<8x1x32xf32>
    %425 = stablehlo.reshape %424 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %426 = "stablehlo.case"(%c_115) ({
      %c_187 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_187 : tensor<i32>
    }, {
      %c_187 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_187 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %427 = "stablehlo.case"(%426) ({
      %c_187 = stablehlo.constant dense<0> : tensor<i32>
      %671 = func.call @_pad(%425, %c_187) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %672 = stablehlo.reshape %671 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %673 = stablehlo.reshape %672 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %674 = stablehlo.dot_general %673, %arg11, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x97xf32>) -> tensor<8x97xf32>
      stablehlo.return %674 : tensor<8x97xf32>
    }) : (tensor<i32>) -> tensor<8x97xf32>
    %cst_116 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %428 = stablehlo.reduce(%427 init: %cst_116) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %429 = stablehlo.iota dim = 0 : tensor<97xi32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_117 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %431 = stablehlo.reduce(%427 init: %cst_117) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
    %434 = stablehlo.compare EQ, %427, %433, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
    %c_118 = stablehlo.constant dense<97> : tensor<i32>
    %435 = call @_where_12(%434, %430, %c_118) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
    %c_119 = stablehlo.constant dense<2147483647> : tensor<i32>
    %436 = stablehlo.reduce(%435 init: %c_119) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
    %c_120 = stablehlo.constant dense<96> : tensor<i32>
    %437 = stablehlo.broadcast_in_dim %c_120, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %438 = stablehlo.minimum %436, %437 : tensor<8xi32>
    %439 = stablehlo.compare NE, %428, %428, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %440 = stablehlo.not %439 : tensor<8xi1>
    %441 = stablehlo.and %197, %312 : tensor<8xi1>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %443 = stablehlo.compare GT, %326, %442, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %444 = stablehlo.and %197, %443 : tensor<8xi1>
    %445 = stablehlo.or %441, %444 : tensor<8xi1>
    %c_122 = stablehlo.constant dense<false> : tensor<i1>
    %446 = stablehlo.reduce(%445 init: %c_122) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %447 = stablehlo.convert %446 : (tensor<i1>) -> tensor<i32>
    %448 = "stablehlo.case"(%447) ({
      stablehlo.return %438 : tensor<8xi32>
    }, {
      %c_187 = stablehlo.constant dense<false> : tensor<i1>
      %671 = stablehlo.reduce(%441 init: %c_187) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %672 = stablehlo.convert %671 : (tensor<i1>) -> tensor<i32>
      %673:3 = "stablehlo.case"(%672) ({
        stablehlo.return %427, %428, %438 : tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>
      }, {
        %c_189 = stablehlo.constant dense<0> : tensor<i32>
        %677 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %678 = stablehlo.compare LT, %375, %677, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_190 = stablehlo.constant dense<2> : tensor<i32>
        %679 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %680 = stablehlo.add %375, %679 : tensor<8xi32>
        %681 = stablehlo.select %678, %680, %375 : tensor<8xi1>, tensor<8xi32>
        %682 = stablehlo.broadcast_in_dim %681, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %683 = "stablehlo.gather"(%arg29, %682) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %684 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %685 = stablehlo.compare LT, %375, %684, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_192 = stablehlo.constant dense<2> : tensor<i32>
        %686 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %687 = stablehlo.add %375, %686 : tensor<8xi32>
        %688 = stablehlo.select %685, %687, %375 : tensor<8xi1>, tensor<8xi32>
        %689 = stablehlo.broadcast_in_dim %688, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %690 = "stablehlo.gather"(%arg30, %689) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_193 = stablehlo.constant dense<0> : tensor<i32>
        %691 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %692 = stablehlo.compare LT, %375, %691, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_194 = stablehlo.constant dense<2> : tensor<i32>
        %693 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %694 = stablehlo.add %375, %693 : tensor<8xi32>
        %695 = stablehlo.select %692, %694, %375 : tensor<8xi1>, tensor<8xi32>
        %696 = stablehlo.broadcast_in_dim %695, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %697 = "stablehlo.gather"(%arg31, %696) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xf32>, tensor<8x1xi32>) -> tensor<8x97xf32>
        %c_195 = stablehlo.constant dense<0> : tensor<i32>
        %698 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %699 = stablehlo.compare LT, %375, %698, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_196 = stablehlo.constant dense<2> : tensor<i32>
        %700 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %701 = stablehlo.add %375, %700 : tensor<8xi32>
        %702 = stablehlo.select %699, %701, %375 : tensor<8xi1>, tensor<8xi32>
        %703 = stablehlo.broadcast_in_dim %702, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %704 = "stablehlo.gather"(%arg32, %703) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_197 = stablehlo.constant dense<0> : tensor<i32>
        %705 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %706 = stablehlo.compare LT, %375, %705, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_198 = stablehlo.constant dense<2> : tensor<i32>
        %707 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %708 = stablehlo.add %375, %707 : tensor<8xi32>
        %709 = stablehlo.select %706, %708, %375 : tensor<8xi1>, tensor<8xi32>
        %710 = stablehlo.broadcast_in_dim %709, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %711 = "stablehlo.gather"(%arg33, %710) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi32>, tensor<8x1xi32>) -> tensor<8x97xi32>
        %c_199 = stablehlo.constant dense<0> : tensor<i32>
        %712 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %713 = stablehlo.compare LT, %134, %712, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_200 = stablehlo.constant dense<4> : tensor<i32>
        %714 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %715 = stablehlo.add %134, %714 : tensor<8xi32>
        %716 = stablehlo.select %713, %715, %134 : tensor<8xi1>, tensor<8xi32>
        %717 = stablehlo.broadcast_in_dim %716, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %c_201 = stablehlo.constant dense<1> : tensor<i32>
        %718 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
        %719 = stablehlo.concatenate %717, %718, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
        %720 = "stablehlo.gather"(%c_6, %719) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<4x4xi1>, tensor<8x2xi32>) -> tensor<8x3xi1>
        %c_202 = stablehlo.constant dense<0> : tensor<i32>
        %721 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %722 = stablehlo.compare LT, %125, %721, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_203 = stablehlo.constant dense<3> : tensor<i32>
        %723 = stablehlo.broadcast_in_dim %c_203, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %724 = stablehlo.add %125, %723 : tensor<8xi32>
        %725 = stablehlo.select %722, %724, %125 : tensor<8xi1>, tensor<8xi32>
        %726 = stablehlo.broadcast_in_dim %725, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %c_204 = stablehlo.constant dense<1> : tensor<i32>
        %727 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
        %728 = stablehlo.concatenate %726, %727, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
        %729 = "stablehlo.gather"(%176, %728) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<3x4xi32>, tensor<8x2xi32>) -> tensor<8x3xi32>
        %c_205 = stablehlo.constant dense<97> : tensor<i32>
        %730 = func.call @_where_13(%720, %729, %c_205) : (tensor<8x3xi1>, tensor<8x3xi32>, tensor<i32>) -> tensor<8x3xi32>
        %731 = stablehlo.iota dim = 0 : tensor<8xi32>
        %732 = stablehlo.broadcast_in_dim %731, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %c_206 = stablehlo.constant dense<0> : tensor<i32>
        %733 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
        %734 = stablehlo.compare LT, %732, %733, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
        %c_207 = stablehlo.constant dense<8> : tensor<i32>
        %735 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
        %736 = stablehlo.add %732, %735 : tensor<8x1xi32>
        %737 = stablehlo.select %734, %736, %732 : tensor<8x1xi1>, tensor<8x1xi32>
        %c_208 = stablehlo.constant dense<0> : tensor<i32>
        %738 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
        %739 = stablehlo.compare LT, %730, %738, SIGNED : (tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x3xi1>
        %c_209 = stablehlo.constant dense<97> : tensor<i32>
        %740 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
        %741 = stablehlo.add %730, %740 : tensor<8x3xi32>
        %742 = stablehlo.select %739, %741, %730 : tensor<8x3xi1>, tensor<8x3xi32>
        %743 = stablehlo.broadcast_in_dim %737, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x3xi32>
        %744 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<8x3xi32>) -> tensor<8x3x1xi32>
        %745 = stablehlo.broadcast_in_dim %742, dims = [0, 1] : (tensor<8x3xi32>) -> tensor<8x3x1xi32>
        %746 = stablehlo.concatenate %744, %745, dim = 2 : (tensor<8x3x1xi32>, tensor<8x3x1xi32>) -> tensor<8x3x2xi32>
        %c_210 = stablehlo.constant dense<1> : tensor<i32>
        %747 = stablehlo.broadcast_in_dim %c_210, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
        %748 = "stablehlo.scatter"(%711, %746, %747) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
          %792 = stablehlo.add %arg39, %arg40 : tensor<i32>
          stablehlo.return %792 : tensor<i32>
        }) : (tensor<8x97xi32>, tensor<8x3x2xi32>, tensor<8x3xi32>) -> tensor<8x97xi32>
        %749 = stablehlo.compare LT, %383, %305, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %750 = stablehlo.broadcast_in_dim %749, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %751 = stablehlo.broadcast_in_dim %750, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %752 = stablehlo.and %751, %690 : tensor<8x97xi1>
        %cst_211 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %753 = func.call @_where_14(%752, %cst_211, %427) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %754 = stablehlo.add %753, %697 : tensor<8x97xf32>
        %755 = stablehlo.broadcast_in_dim %354, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_212 = stablehlo.constant dense<0> : tensor<i32>
        %756 = stablehlo.broadcast_in_dim %c_212, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %757 = stablehlo.compare GT, %748, %756, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %758 = stablehlo.or %704, %757 : tensor<8x97xi1>
        %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %759 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
        %760 = stablehlo.compare GT, %754, %759, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %761 = stablehlo.broadcast_in_dim %755, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %762 = stablehlo.divide %754, %761 : tensor<8x97xf32>
        %763 = stablehlo.broadcast_in_dim %755, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %764 = stablehlo.multiply %754, %763 : tensor<8x97xf32>
        %765 = func.call @_where_15(%760, %762, %764) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %766 = func.call @_where_15(%758, %765, %754) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %767 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %768 = stablehlo.convert %748 : (tensor<8x97xi32>) -> tensor<8x97xf32>
        %769 = stablehlo.broadcast_in_dim %767, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %770 = stablehlo.multiply %769, %768 : tensor<8x97xf32>
        %771 = stablehlo.subtract %766, %770 : tensor<8x97xf32>
        %772 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_214 = stablehlo.constant dense<0> : tensor<i32>
        %773 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %774 = stablehlo.compare GT, %748, %773, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %775 = stablehlo.convert %774 : (tensor<8x97xi1>) -> tensor<8x97xf32>
        %776 = stablehlo.broadcast_in_dim %772, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %777 = stablehlo.multiply %776, %775 : tensor<8x97xf32>
        %778 = stablehlo.subtract %771, %777 : tensor<8x97xf32>
        %779 = stablehlo.broadcast_in_dim %441, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %780 = func.call @_where_16(%779, %778, %427) : (tensor<8x1xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %cst_215 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %781 = stablehlo.reduce(%780 init: %cst_215) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %782 = stablehlo.iota dim = 0 : tensor<97xi32>
        %783 = stablehlo.broadcast_in_dim %782, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_216 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %784 = stablehlo.reduce(%780 init: %cst_216) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %785 = stablehlo.broadcast_in_dim %784, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %786 = stablehlo.broadcast_in_dim %785, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %787 = stablehlo.compare EQ, %780, %786, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_217 = stablehlo.constant dense<97> : tensor<i32>
        %788 = func.call @_where_12(%787, %783, %c_217) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_218 = stablehlo.constant dense<2147483647> : tensor<i32>
        %789 = stablehlo.reduce(%788 init: %c_218) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_219 = stablehlo.constant dense<96> : tensor<i32>
        %790 = stablehlo.broadcast_in_dim %c_219, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %791 = stablehlo.minimum %789, %790 : tensor<8xi32>
        stablehlo.return %780, %781, %791 : tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>
      }) : (tensor<i32>) -> (tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>)
      %c_188 = stablehlo.constant dense<false> : tensor<i1>
      %674 = stablehlo.reduce(%444 init: %c_188) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %675 = stablehlo.convert %674 : (tensor<i1>) -> tensor<i32>
      %676 = "stablehlo.case"(%675) ({
        stablehlo.return %673#2 : tensor<8xi32>
      }, {
        %677 = stablehlo.convert %383 : (tensor<8xi32>) -> tensor<8xui32>
        %678 = func.call @_threefry_fold_in(%319, %677) : (tensor<8x2xui32>, tensor<8xui32>) -> tensor<8x2xui32>
        %679 = func.call @_gumbel(%678) : (tensor<8x2xui32>) -> tensor<8x97xf32>
        %c_189 = stablehlo.constant dense<1> : tensor<i32>
        %680 = func.call @_where_20(%444, %326, %c_189) : (tensor<8xi1>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
        %681 = stablehlo.broadcast_in_dim %673#1, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %682 = stablehlo.broadcast_in_dim %681, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %683 = stablehlo.compare LT, %673#0, %682, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %684 = stablehlo.broadcast_in_dim %680, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %685 = stablehlo.broadcast_in_dim %684, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %686 = stablehlo.divide %673#0, %685 : tensor<8x97xf32>
        %687 = stablehlo.divide %673#1, %680 : tensor<8xf32>
        %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %688 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %689 = stablehlo.compare GT, %347, %688, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %690 = stablehlo.and %689, %444 : tensor<8xi1>
        %c_191 = stablehlo.constant dense<false> : tensor<i1>
        %691 = stablehlo.reduce(%690 init: %c_191) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %692 = stablehlo.convert %691 : (tensor<i1>) -> tensor<i32>
        %693 = "stablehlo.case"(%692) ({
          %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %751 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %751 : tensor<8xf32>
        }, {
          %751 = stablehlo.log %347 : tensor<8xf32>
          %752 = stablehlo.add %687, %751 : tensor<8xf32>
          stablehlo.return %752 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %694 = stablehlo.broadcast_in_dim %690, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %695 = stablehlo.broadcast_in_dim %694, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %696 = stablehlo.and %695, %683 : tensor<8x97xi1>
        %697 = stablehlo.broadcast_in_dim %693, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %698 = stablehlo.convert %697 : tensor<8x1xf32>
        %699 = stablehlo.broadcast_in_dim %698, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %700 = stablehlo.compare LT, %686, %699, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %701 = stablehlo.and %696, %700 : tensor<8x97xi1>
        %cst_192 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %702 = func.call @_where_14(%701, %cst_192, %686) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %c_193 = stablehlo.constant dense<0> : tensor<i32>
        %703 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %704 = stablehlo.compare GT, %333, %703, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_194 = stablehlo.constant dense<97> : tensor<i32>
        %705 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %706 = stablehlo.compare LT, %333, %705, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %707 = stablehlo.and %704, %706 : tensor<8xi1>
        %708 = stablehlo.and %707, %444 : tensor<8xi1>
        %c_195 = stablehlo.constant dense<false> : tensor<i1>
        %709 = stablehlo.reduce(%708 init: %c_195) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %710 = stablehlo.convert %709 : (tensor<i1>) -> tensor<i32>
        %711 = "stablehlo.case"(%710) ({
          %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %751 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %751 : tensor<8xf32>
        }, {
          %751 = stablehlo.bitcast_convert %702 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_206 = stablehlo.constant dense<0> : tensor<i32>
          %752 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %753 = stablehlo.compare LT, %751, %752, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_207 = stablehlo.constant dense<2147483647> : tensor<i32>
          %754 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %755 = stablehlo.xor %751, %754 : tensor<8x97xi32>
          %756 = func.call @_where_21(%753, %755, %751) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_208 = stablehlo.constant dense<2147483647> : tensor<i32>
          %757 = stablehlo.reduce(%756 init: %c_208) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_209 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %758 = stablehlo.reduce(%756 init: %c_209) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_210 = stablehlo.constant dense<0> : tensor<i32>
          %c_211 = stablehlo.constant dense<0> : tensor<i32>
          %759:6 = stablehlo.while(%iterArg = %756, %iterArg_214 = %333, %iterArg_215 = %c_211, %iterArg_216 = %c_210, %iterArg_217 = %757, %iterArg_218 = %758) : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_219 = stablehlo.constant dense<32> : tensor<i32>
            %766 = stablehlo.compare LT, %iterArg_215, %c_219, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %766 : tensor<i1>
          } do {
            %766:3 = func.call @closed_call_22(%iterArg, %iterArg_214, %iterArg_216, %iterArg_217, %iterArg_218) : (tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_219 = stablehlo.constant dense<1> : tensor<i32>
            %767 = stablehlo.add %iterArg_215, %c_219 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_214, %767, %766#0, %766#1, %766#2 : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_212 = stablehlo.constant dense<0> : tensor<i32>
          %760 = stablehlo.broadcast_in_dim %c_212, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %761 = stablehlo.compare LT, %759#4, %760, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_213 = stablehlo.constant dense<2147483647> : tensor<i32>
          %762 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %763 = stablehlo.xor %759#4, %762 : tensor<8xi32>
          %764 = func.call @_where_23(%761, %763, %759#4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %765 = stablehlo.bitcast_convert %764 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %765 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %712 = stablehlo.broadcast_in_dim %708, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %713 = stablehlo.broadcast_in_dim %712, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %714 = stablehlo.and %713, %683 : tensor<8x97xi1>
        %715 = stablehlo.broadcast_in_dim %711, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %716 = stablehlo.convert %715 : tensor<8x1xf32>
        %717 = stablehlo.broadcast_in_dim %716, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %718 = stablehlo.compare LT, %702, %717, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %719 = stablehlo.and %714, %718 : tensor<8x97xi1>
        %cst_196 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %720 = func.call @_where_14(%719, %cst_196, %702) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %cst_197 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %721 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %722 = stablehlo.compare LT, %340, %721, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %723 = stablehlo.and %722, %444 : tensor<8xi1>
        %c_198 = stablehlo.constant dense<false> : tensor<i1>
        %724 = stablehlo.reduce(%723 init: %c_198) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %725 = stablehlo.convert %724 : (tensor<i1>) -> tensor<i32>
        %726 = "stablehlo.case"(%725) ({
          %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %751 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %751 : tensor<8xf32>
        }, {
          %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %751 = stablehlo.reduce(%720 init: %cst_206) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %752 = stablehlo.broadcast_in_dim %751, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
          %753 = stablehlo.broadcast_in_dim %752, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
          %754 = stablehlo.subtract %720, %753 : tensor<8x97xf32>
          %755 = stablehlo.exponential %754 : tensor<8x97xf32>
          %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %756 = stablehlo.reduce(%755 init: %cst_207) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %757 = stablehlo.multiply %340, %756 : tensor<8xf32>
          %758 = stablehlo.bitcast_convert %720 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_208 = stablehlo.constant dense<0> : tensor<i32>
          %759 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %760 = stablehlo.compare LT, %758, %759, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_209 = stablehlo.constant dense<2147483647> : tensor<i32>
          %761 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %762 = stablehlo.xor %758, %761 : tensor<8x97xi32>
          %763 = func.call @_where_21(%760, %762, %758) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_210 = stablehlo.constant dense<2147483647> : tensor<i32>
          %764 = stablehlo.reduce(%763 init: %c_210) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_211 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %765 = stablehlo.reduce(%763 init: %c_211) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_212 = stablehlo.constant dense<0> : tensor<i32>
          %c_213 = stablehlo.constant dense<0> : tensor<i32>
          %766:7 = stablehlo.while(%iterArg = %763, %iterArg_216 = %755, %iterArg_217 = %757, %iterArg_218 = %c_213, %iterArg_219 = %c_212, %iterArg_220 = %764, %iterArg_221 = %765) : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_222 = stablehlo.constant dense<32> : tensor<i32>
            %773 = stablehlo.compare LT, %iterArg_218, %c_222, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %773 : tensor<i1>
          } do {
            %773:3 = func.call @closed_call_24(%iterArg, %iterArg_216, %iterArg_217, %iterArg_219, %iterArg_220, %iterArg_221) : (tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_222 = stablehlo.constant dense<1> : tensor<i32>
            %774 = stablehlo.add %iterArg_218, %c_222 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_216, %iterArg_217, %774, %773#0, %773#1, %773#2 : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_214 = stablehlo.constant dense<0> : tensor<i32>
          %767 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %768 = stablehlo.compare LT, %766#5, %767, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_215 = stablehlo.constant dense<2147483647> : tensor<i32>
          %769 = stablehlo.broadcast_in_dim %c_215, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %770 = stablehlo.xor %766#5, %769 : tensor<8xi32>
          %771 = func.call @_where_23(%768, %770, %766#5) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %772 = stablehlo.bitcast_convert %771 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %772 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %727 = stablehlo.broadcast_in_dim %723, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %728 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %729 = stablehlo.and %728, %683 : tensor<8x97xi1>
        %730 = stablehlo.broadcast_in_dim %726, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %731 = stablehlo.convert %730 : tensor<8x1xf32>
        %732 = stablehlo.broadcast_in_dim %731, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %733 = stablehlo.compare LT, %720, %732, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %734 = stablehlo.and %729, %733 : tensor<8x97xi1>
        %cst_199 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %735 = func.call @_where_14(%734, %cst_199, %720) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %736 = stablehlo.add %735, %679 : tensor<8x97xf32>
        %cst_200 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %737 = stablehlo.reduce(%736 init: %cst_200) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %738 = stablehlo.iota dim = 0 : tensor<97xi32>
        %739 = stablehlo.broadcast_in_dim %738, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_201 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %740 = stablehlo.reduce(%736 init: %cst_201) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %741 = stablehlo.broadcast_in_dim %740, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %742 = stablehlo.broadcast_in_dim %741, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %743 = stablehlo.compare EQ, %736, %742, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_202 = stablehlo.constant dense<97> : tensor<i32>
        %744 = func.call @_where_12(%743, %739, %c_202) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_203 = stablehlo.constant dense<2147483647> : tensor<i32>
        %745 = stablehlo.reduce(%744 init: %c_203) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_204 = stablehlo.constant dense<96> : tensor<i32>
        %746 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %747 = stablehlo.minimum %745, %746 : tensor<8xi32>
        %c_205 = stablehlo.constant dense<0> : tensor<i32>
        %748 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %749 = stablehlo.add %748, %747 : tensor<8xi32>
        %750 = func.call @_where_23(%444, %749, %673#2) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        stablehlo.return %750 : tensor<8xi32>
      }) : (tensor<i32>) -> tensor<8xi32>
      stablehlo.return %676 : tensor<8xi32>
    }) : (tensor<i32>) -> tensor<8xi32>
    %449 = stablehlo.reshape %424 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %c_123 = stablehlo.constant dense<-2> : tensor<i32>
    %450 = call @_where_26(%440, %448, %c_123) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_124 = stablehlo.constant dense<1> : tensor<i32>
    %451 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %452 = stablehlo.add %383, %451 : tensor<8xi32>
    %c_125 = stablehlo.constant dense<0> : tensor<i32>
    %453 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %454 = stablehlo.compare LT, %375, %453, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_126 = stablehlo.constant dense<2> : tensor<i32>
    %455 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %456 = stablehlo.add %375, %455 : tensor<8xi32>
    %457 = stablehlo.select %454, %456, %375 : tensor<8xi1>, tensor<8xi32>
    %c_127 = stablehlo.constant dense<0> : tensor<i32>
    %458 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %459 = stablehlo.compare LT, %450, %458, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_128 = stablehlo.constant dense<97> : tensor<i32>
    %460 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %461 = stablehlo.add %450, %460 : tensor<8xi32>
    %462 = stablehlo.select %459, %461, %450 : tensor<8xi1>, tensor<8xi32>
    %463 = stablehlo.broadcast_in_dim %457, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %464 = stablehlo.broadcast_in_dim %462, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %465 = stablehlo.concatenate %463, %464, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %466 = "stablehlo.gather"(%arg29, %465) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x97xi1>, tensor<8x2xi32>) -> tensor<8xi1>
    %467 = stablehlo.compare GE, %452, %291, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %468 = stablehlo.or %466, %467 : tensor<8xi1>
    %469 = stablehlo.not %440 : tensor<8xi1>
    %470 = stablehlo.or %468, %469 : tensor<8xi1>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %471 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %472 = stablehlo.compare LT, %175, %471, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_130 = stablehlo.constant dense<8> : tensor<i32>
    %473 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %474 = stablehlo.add %175, %473 : tensor<3x4xi32>
    %475 = stablehlo.select %472, %474, %175 : tensor<3x4xi1>, tensor<3x4xi32>
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    %477 = "stablehlo.gather"(%450, %476) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<3x4x1xi32>) -> tensor<3x4xi32>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %478 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %479 = stablehlo.compare LT, %175, %478, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_132 = stablehlo.constant dense<8> : tensor<i32>
    %480 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %481 = stablehlo.add %175, %480 : tensor<3x4xi32>
    %482 = stablehlo.select %479, %481, %175 : tensor<3x4xi1>, tensor<3x4xi32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    %484 = "stablehlo.gather"(%470, %483) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi1>, tensor<3x4x1xi32>) -> tensor<3x4xi1>
    %c_133 = stablehlo.constant dense<0> : tensor<i32>
    %485 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %486 = stablehlo.slice %169 [0:3, 0:1] : (tensor<3x4xi1>) -> tensor<3x1xi1>
    %c_134 = stablehlo.constant dense<0> : tensor<i32>
    %487 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %488 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_136 = stablehlo.constant dense<false> : tensor<i1>
    %489 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_137 = stablehlo.constant dense<false> : tensor<i1>
    %490 = stablehlo.broadcast_in_dim %c_137, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_138 = stablehlo.constant dense<0> : tensor<i32>
    %491:12 = stablehlo.while(%iterArg = %477, %iterArg_187 = %484, %iterArg_188 = %c_7, %iterArg_189 = %169, %iterArg_190 = %176, %iterArg_191 = %c_138, %iterArg_192 = %485, %iterArg_193 = %486, %iterArg_194 = %487, %iterArg_195 = %488, %iterArg_196 = %489, %iterArg_197 = %490) : tensor<3x4xi32>, tensor<3x4xi1>, tensor<4x2xi32>, tensor<3x4xi1>, tensor<3x4xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    cond {
      %c_198 = stablehlo.constant dense<3> : tensor<i32>
      %671 = stablehlo.compare LT, %iterArg_191, %c_198, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %671 : tensor<i1>
    } do {
      %671:6 = func.call @closed_call_27(%iterArg, %iterArg_187, %iterArg_188, %iterArg_189, %iterArg_190, %iterArg_192, %iterArg_193) : (tensor<3x4xi32>, tensor<3x4xi1>, tensor<4x2xi32>, tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x1xi32>, tensor<3x1xi1>) -> (tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>)
      %672 = func.call @dynamic_update_index_in_dim_33(%iterArg_194, %671#2, %iterArg_191) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %673 = func.call @dynamic_update_index_in_dim_33(%iterArg_195, %671#3, %iterArg_191) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %674 = func.call @dynamic_update_index_in_dim_34(%iterArg_196, %671#4, %iterArg_191) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %675 = func.call @dynamic_update_index_in_dim_34(%iterArg_197, %671#5, %iterArg_191) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %c_198 = stablehlo.constant dense<1> : tensor<i32>
      %676 = stablehlo.add %iterArg_191, %c_198 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_187, %iterArg_188, %iterArg_189, %iterArg_190, %676, %671#0, %671#1, %672, %673, %674, %675 : tensor<3x4xi32>, tensor<3x4xi1>, tensor<4x2xi32>, tensor<3x4xi1>, tensor<3x4xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    }
    %492 = stablehlo.reshape %491#8 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %493 = stablehlo.transpose %492, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %494 = stablehlo.reshape %491#9 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %495 = stablehlo.transpose %494, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %496 = stablehlo.reshape %491#10 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %497 = stablehlo.transpose %496, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %498 = stablehlo.reshape %491#11 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %499 = stablehlo.transpose %498, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %500 = stablehlo.convert %497 : (tensor<3x3xi1>) -> tensor<3x3xi32>
    %c_139 = stablehlo.constant dense<0> : tensor<i32>
    %501 = stablehlo.reduce(%500 init: %c_139) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_140 = stablehlo.constant dense<false> : tensor<i1>
    %502 = stablehlo.reduce(%499 init: %c_140) applies stablehlo.or across dimensions = [1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<3xi1>
    %c_141 = stablehlo.constant dense<-1> : tensor<i32>
    %503 = stablehlo.broadcast_in_dim %c_141, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %504 = stablehlo.compare NE, %493, %503, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %505 = call @take_along_axis_35(%175, %495) : (tensor<3x4xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %c_142 = stablehlo.constant dense<8> : tensor<i32>
    %506 = call @_where_36(%504, %505, %c_142) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %507 = stablehlo.broadcast_in_dim %arg36, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_143 = stablehlo.constant dense<2> : tensor<i32>
    %508 = call @_where_37(%504, %507, %c_143) : (tensor<3x3xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_144 = stablehlo.constant dense<1> : tensor<i32>
    %509 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %510 = stablehlo.subtract %501, %509 : tensor<3xi32>
    %c_145 = stablehlo.constant dense<0> : tensor<i32>
    %511 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %512 = stablehlo.maximum %510, %511 : tensor<3xi32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %514 = call @take_along_axis_38(%493, %513) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %515 = stablehlo.reshape %514 : (tensor<3x1xi32>) -> tensor<3xi32>
    %516 = stablehlo.add %13, %501 : tensor<3xi32>
    %517 = stablehlo.add %20, %501 : tensor<3xi32>
    %518 = stablehlo.not %502 : tensor<3xi1>
    %519 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %520 = stablehlo.iota dim = 0 : tensor<3xi32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %522 = stablehlo.broadcast_in_dim %519, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %523 = stablehlo.broadcast_in_dim %521, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %524 = stablehlo.add %522, %523 : tensor<3x3xi32>
    %525 = stablehlo.slice %508 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %526 = stablehlo.reshape %525 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_146 = stablehlo.constant dense<0> : tensor<i32>
    %527 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %528 = stablehlo.compare GE, %493, %527, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_147 = stablehlo.constant dense<0> : tensor<i32>
    %529 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %530 = stablehlo.compare LT, %506, %529, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_148 = stablehlo.constant dense<8> : tensor<i32>
    %531 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %532 = stablehlo.add %506, %531 : tensor<3x3xi32>
    %533 = stablehlo.select %530, %532, %506 : tensor<3x3xi1>, tensor<3x3xi32>
    %534 = stablehlo.broadcast_in_dim %533, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %535 = "stablehlo.gather"(%449, %534) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<8x32xf32>, tensor<3x3x1xi32>) -> tensor<3x3x32xf32>
    %c_149 = stablehlo.constant dense<0> : tensor<i32>
    %536 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %537 = stablehlo.compare LT, %526, %536, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_150 = stablehlo.constant dense<2> : tensor<i32>
    %538 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %539 = stablehlo.add %526, %538 : tensor<3xi32>
    %540 = stablehlo.select %537, %539, %526 : tensor<3xi1>, tensor<3xi32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %542 = "stablehlo.scatter"(%arg14, %541, %515) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      stablehlo.return %arg40 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_151 = stablehlo.constant dense<0> : tensor<i32>
    %543 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %544 = stablehlo.compare LT, %526, %543, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_152 = stablehlo.constant dense<2> : tensor<i32>
    %545 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %546 = stablehlo.add %526, %545 : tensor<3xi32>
    %547 = stablehlo.select %544, %546, %526 : tensor<3xi1>, tensor<3xi32>
    %548 = stablehlo.broadcast_in_dim %547, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %549 = "stablehlo.scatter"(%arg15, %548, %516) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      stablehlo.return %arg40 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_153 = stablehlo.constant dense<0> : tensor<i32>
    %550 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %551 = stablehlo.compare LT, %526, %550, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_154 = stablehlo.constant dense<2> : tensor<i32>
    %552 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %553 = stablehlo.add %526, %552 : tensor<3xi32>
    %554 = stablehlo.select %551, %553, %526 : tensor<3xi1>, tensor<3xi32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %556 = "stablehlo.scatter"(%arg16, %555, %517) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      stablehlo.return %arg40 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_155 = stablehlo.constant dense<0> : tensor<i32>
    %557 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %558 = stablehlo.compare LT, %526, %557, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_156 = stablehlo.constant dense<2> : tensor<i32>
    %559 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %560 = stablehlo.add %526, %559 : tensor<3xi32>
    %561 = stablehlo.select %558, %560, %526 : tensor<3xi1>, tensor<3xi32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %563 = "stablehlo.scatter"(%arg18, %562, %518) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i1>, %arg40: tensor<i1>):
      stablehlo.return %arg40 : tensor<i1>
    }) : (tensor<2xi1>, tensor<3x1xi32>, tensor<3xi1>) -> tensor<2xi1>
    %564 = stablehlo.reshape %48 : (tensor<3xi1>) -> tensor<3x1xi1>
    %565 = stablehlo.broadcast_in_dim %564, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %566 = stablehlo.and %565, %528 : tensor<3x3xi1>
    %c_157 = stablehlo.constant dense<2> : tensor<i32>
    %567 = call @_where_36(%566, %508, %c_157) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_158 = stablehlo.constant dense<0> : tensor<i32>
    %568 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %569 = stablehlo.compare LT, %567, %568, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_159 = stablehlo.constant dense<2> : tensor<i32>
    %570 = stablehlo.broadcast_in_dim %c_159, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %571 = stablehlo.add %567, %570 : tensor<3x3xi32>
    %572 = stablehlo.select %569, %571, %567 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_160 = stablehlo.constant dense<0> : tensor<i32>
    %573 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %574 = stablehlo.compare LT, %493, %573, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_161 = stablehlo.constant dense<97> : tensor<i32>
    %575 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %576 = stablehlo.add %493, %575 : tensor<3x3xi32>
    %577 = stablehlo.select %574, %576, %493 : tensor<3x3xi1>, tensor<3x3xi32>
    %578 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %579 = stablehlo.broadcast_in_dim %577, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %580 = stablehlo.concatenate %578, %579, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %c_162 = stablehlo.constant dense<1> : tensor<i32>
    %581 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %582 = "stablehlo.scatter"(%arg33, %580, %581) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      %671 = stablehlo.add %arg39, %arg40 : tensor<i32>
      stablehlo.return %671 : tensor<i32>
    }) : (tensor<2x97xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x97xi32>
    %c_163 = stablehlo.constant dense<-1> : tensor<i32>
    %583 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %c_164 = stablehlo.constant dense<0> : tensor<i32>
    %584 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %585 = stablehlo.compare LT, %526, %584, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_165 = stablehlo.constant dense<2> : tensor<i32>
    %586 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %587 = stablehlo.add %526, %586 : tensor<3xi32>
    %588 = stablehlo.select %585, %587, %526 : tensor<3xi1>, tensor<3xi32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %590 = "stablehlo.scatter"(%583, %589, %493) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      stablehlo.return %arg40 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<2x3xi32>
    %c_166 = stablehlo.constant dense<1> : tensor<i32>
    %591 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %592 = stablehlo.add %524, %591 : tensor<3x3xi32>
    %c_167 = stablehlo.constant dense<0> : tensor<i32>
    %593 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %594 = stablehlo.compare LT, %508, %593, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_168 = stablehlo.constant dense<2> : tensor<i32>
    %595 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %596 = stablehlo.add %508, %595 : tensor<3x3xi32>
    %597 = stablehlo.select %594, %596, %508 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_169 = stablehlo.constant dense<0> : tensor<i32>
    %598 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %599 = stablehlo.compare LT, %592, %598, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_170 = stablehlo.constant dense<128> : tensor<i32>
    %600 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %601 = stablehlo.add %592, %600 : tensor<3x3xi32>
    %602 = stablehlo.select %599, %601, %592 : tensor<3x3xi1>, tensor<3x3xi32>
    %603 = stablehlo.broadcast_in_dim %597, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %604 = stablehlo.broadcast_in_dim %602, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %605 = stablehlo.concatenate %603, %604, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %606 = "stablehlo.scatter"(%arg34, %605, %493) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      stablehlo.return %arg40 : tensor<i32>
    }) : (tensor<2x128xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x128xi32>
    %c_171 = stablehlo.constant dense<0> : tensor<i32>
    %607 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %608 = stablehlo.compare LT, %508, %607, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_172 = stablehlo.constant dense<2> : tensor<i32>
    %609 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %610 = stablehlo.add %508, %609 : tensor<3x3xi32>
    %611 = stablehlo.select %608, %610, %508 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_173 = stablehlo.constant dense<0> : tensor<i32>
    %612 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %613 = stablehlo.compare LT, %524, %612, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_174 = stablehlo.constant dense<128> : tensor<i32>
    %614 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %615 = stablehlo.add %524, %614 : tensor<3x3xi32>
    %616 = stablehlo.select %613, %615, %524 : tensor<3x3xi1>, tensor<3x3xi32>
    %617 = stablehlo.broadcast_in_dim %611, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %618 = stablehlo.broadcast_in_dim %616, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %619 = stablehlo.concatenate %617, %618, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %620 = "stablehlo.scatter"(%arg35, %619, %535) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<2x128x32xf32>, tensor<3x3x2xi32>, tensor<3x3x32xf32>) -> tensor<2x128x32xf32>
    %621 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %622 = stablehlo.iota dim = 0 : tensor<3xi32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %624 = stablehlo.broadcast_in_dim %621, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %625 = stablehlo.broadcast_in_dim %623, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %626 = stablehlo.add %624, %625 : tensor<3x3xi32>
    %c_175 = stablehlo.constant dense<0> : tensor<i32>
    %627 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %628 = stablehlo.compare LT, %506, %627, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_176 = stablehlo.constant dense<8> : tensor<i32>
    %629 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %630 = stablehlo.add %506, %629 : tensor<3x3xi32>
    %631 = stablehlo.select %628, %630, %506 : tensor<3x3xi1>, tensor<3x3xi32>
    %632 = stablehlo.broadcast_in_dim %631, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %633 = "stablehlo.gather"(%411#1, %632) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3, 4], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 2, 8>}> : (tensor<2x8x2x8xf32>, tensor<3x3x1xi32>) -> tensor<2x3x3x2x8xf32>
    %c_177 = stablehlo.constant dense<0> : tensor<i32>
    %634 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %635 = stablehlo.compare LT, %506, %634, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_178 = stablehlo.constant dense<8> : tensor<i32>
    %636 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %637 = stablehlo.add %506, %636 : tensor<3x3xi32>
    %638 = stablehlo.select %635, %637, %506 : tensor<3x3xi1>, tensor<3x3xi32>
    %639 = stablehlo.broadcast_in_dim %638, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %640 = "stablehlo.gather"(%411#2, %639) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3, 4], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 2, 8>}> : (tensor<2x8x2x8xf32>, tensor<3x3x1xi32>) -> tensor<2x3x3x2x8xf32>
    %641 = stablehlo.transpose %633, dims = [1, 2, 0, 3, 4] : (tensor<2x3x3x2x8xf32>) -> tensor<3x3x2x2x8xf32>
    %c_179 = stablehlo.constant dense<0> : tensor<i32>
    %642 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %643 = stablehlo.compare LT, %508, %642, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_180 = stablehlo.constant dense<2> : tensor<i32>
    %644 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %645 = stablehlo.add %508, %644 : tensor<3x3xi32>
    %646 = stablehlo.select %643, %645, %508 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_181 = stablehlo.constant dense<0> : tensor<i32>
    %647 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %648 = stablehlo.compare LT, %626, %647, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_182 = stablehlo.constant dense<128> : tensor<i32>
    %649 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %650 = stablehlo.add %626, %649 : tensor<3x3xi32>
    %651 = stablehlo.select %648, %650, %626 : tensor<3x3xi1>, tensor<3x3xi32>
    %652 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %653 = stablehlo.broadcast_in_dim %651, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %654 = stablehlo.concatenate %652, %653, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %655 = "stablehlo.scatter"(%arg12, %654, %641) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3, 4], inserted_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<2x2x2x128x8xf32>, tensor<3x3x2xi32>, tensor<3x3x2x2x8xf32>) -> tensor<2x2x2x128x8xf32>
    %656 = stablehlo.transpose %640, dims = [1, 2, 0, 3, 4] : (tensor<2x3x3x2x8xf32>) -> tensor<3x3x2x2x8xf32>
    %c_183 = stablehlo.constant dense<0> : tensor<i32>
    %657 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %658 = stablehlo.compare LT, %508, %657, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_184 = stablehlo.constant dense<2> : tensor<i32>
    %659 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %660 = stablehlo.add %508, %659 : tensor<3x3xi32>
    %661 = stablehlo.select %658, %660, %508 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_185 = stablehlo.constant dense<0> : tensor<i32>
    %662 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %663 = stablehlo.compare LT, %626, %662, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_186 = stablehlo.constant dense<128> : tensor<i32>
    %664 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %665 = stablehlo.add %626, %664 : tensor<3x3xi32>
    %666 = stablehlo.select %663, %665, %626 : tensor<3x3xi1>, tensor<3x3xi32>
    %667 = stablehlo.broadcast_in_dim %661, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %668 = stablehlo.broadcast_in_dim %666, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %669 = stablehlo.concatenate %667, %668, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %670 = "stablehlo.scatter"(%arg13, %669, %656) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3, 4], inserted_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<2x2x2x128x8xf32>, tensor<3x3x2xi32>, tensor<3x3x2x2x8xf32>) -> tensor<2x2x2x128x8xf32>
    return %655, %670, %542, %549, %556, %arg17, %563, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %582, %606, %620, %590, %427, %506 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<2x128x32xf32>, tensor<2x3xi32>, tensor<8x97xf32>, tensor<3x3xi32>
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
  func.func private @clip(%arg0: tensor<8xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<8xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<8xi32>
    return %5 : tensor<8xi32>
  }
  func.func private @_where_1(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<i32>) -> tensor<3x4xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_2(%arg0: tensor<3x1xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<i32>) -> tensor<3x4xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x4xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %3 : tensor<3x4xi32>
  }
  func.func private @through(%arg0: tensor<6xi32>, %arg1: tensor<8xi32>, %arg2: tensor<6x3xi32>, %arg3: tensor<6x3xi32>, %arg4: tensor<6xi32>, %arg5: tensor<2x2x2x128x8xf32>, %arg6: tensor<2x2x2x128x8xf32>, %arg7: tensor<8xi32>, %arg8: tensor<8xi32>, %arg9: tensor<48x32xf32>, %arg10: tensor<32x96xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32xf32>, %arg13: tensor<32x32xf32>, %arg14: tensor<32x64xf32>, %arg15: tensor<8x1x32xf32>, %arg16: tensor<8x1x1x4xf32>, %arg17: tensor<8x1x1x4xf32>, %arg18: tensor<i32>, %arg19: tensor<2x8x2x8xf32>, %arg20: tensor<2x8x2x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) {
    %0 = stablehlo.multiply %arg15, %arg15 : tensor<8x1x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<8x1x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<8x1x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<8x1x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %9 = stablehlo.multiply %arg15, %8 : tensor<8x1x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<8x1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_38 : tensor<i32>
    }, {
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_38 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %219 = stablehlo.reshape %12 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %220 = func.call @_pad(%219, %c_38) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %221 = stablehlo.reshape %220 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %222 = stablehlo.reshape %221 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %223 = stablehlo.dot_general %222, %arg14, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x64xf32>) -> tensor<8x64xf32>
      %224 = stablehlo.reshape %223 : (tensor<8x64xf32>) -> tensor<8x1x64xf32>
      stablehlo.return %224 : tensor<8x1x64xf32>
    }) : (tensor<i32>) -> tensor<8x1x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<8x1x64xf32>) -> tensor<8x1x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:8, 0:1, 0:2, 0:2, 0:8] : (tensor<8x1x2x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x4x8xf32>
    %18 = stablehlo.slice %15 [0:8, 0:1, 0:2, 2:3, 0:8] : (tensor<8x1x2x4x8xf32>) -> tensor<8x1x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<8x1x2x1x8xf32>) -> tensor<8x1x2x8xf32>
    %20 = stablehlo.slice %15 [0:8, 0:1, 0:2, 3:4, 0:8] : (tensor<8x1x2x4x8xf32>) -> tensor<8x1x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<8x1x2x1x8xf32>) -> tensor<8x1x2x8xf32>
    %22 = stablehlo.slice %arg0 [0:1] : (tensor<6xi32>) -> tensor<1xi32>
    %23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<31> : tensor<i32>
    %24 = stablehlo.shift_right_arithmetic %23, %c_2 : tensor<i32>
    %25 = stablehlo.slice %17 [0:8, 0:1, 0:4, 0:4] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %26 = stablehlo.slice %17 [0:8, 0:1, 0:4, 4:8] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<8x1x4x4xf32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %30 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %31 = stablehlo.xor %29, %30 : tensor<8x1x4x4xi32>
    %32 = stablehlo.bitcast_convert %31 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %33 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<8x1x4x4xf32>
    %35 = stablehlo.bitcast_convert %34 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %36 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %37 = stablehlo.xor %35, %36 : tensor<8x1x4x4xi32>
    %38 = stablehlo.bitcast_convert %37 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %39 = stablehlo.subtract %32, %38 : tensor<8x1x4x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %41 = stablehlo.multiply %26, %40 : tensor<8x1x4x4xf32>
    %42 = stablehlo.bitcast_convert %41 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %43 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %44 = stablehlo.xor %42, %43 : tensor<8x1x4x4xi32>
    %45 = stablehlo.bitcast_convert %44 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %46 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %47 = stablehlo.multiply %25, %46 : tensor<8x1x4x4xf32>
    %48 = stablehlo.bitcast_convert %47 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %49 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %50 = stablehlo.xor %48, %49 : tensor<8x1x4x4xi32>
    %51 = stablehlo.bitcast_convert %50 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %52 = stablehlo.add %45, %51 : tensor<8x1x4x4xf32>
    %53 = stablehlo.concatenate %39, %52, dim = 3 : (tensor<8x1x4x4xf32>, tensor<8x1x4x4xf32>) -> tensor<8x1x4x8xf32>
    %54 = stablehlo.slice %arg0 [0:1] : (tensor<6xi32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %54 : (tensor<1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<31> : tensor<i32>
    %56 = stablehlo.shift_right_arithmetic %55, %c_3 : tensor<i32>
    %57 = stablehlo.slice %19 [0:8, 0:1, 0:2, 0:4] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %58 = stablehlo.slice %19 [0:8, 0:1, 0:2, 4:8] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %59 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<8x1x2x4xf32>
    %61 = stablehlo.bitcast_convert %60 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %62 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %63 = stablehlo.xor %61, %62 : tensor<8x1x2x4xi32>
    %64 = stablehlo.bitcast_convert %63 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %65 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %66 = stablehlo.multiply %58, %65 : tensor<8x1x2x4xf32>
    %67 = stablehlo.bitcast_convert %66 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %68 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %69 = stablehlo.xor %67, %68 : tensor<8x1x2x4xi32>
    %70 = stablehlo.bitcast_convert %69 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %71 = stablehlo.subtract %64, %70 : tensor<8x1x2x4xf32>
    %72 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %73 = stablehlo.multiply %58, %72 : tensor<8x1x2x4xf32>
    %74 = stablehlo.bitcast_convert %73 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %75 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %76 = stablehlo.xor %74, %75 : tensor<8x1x2x4xi32>
    %77 = stablehlo.bitcast_convert %76 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %78 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %79 = stablehlo.multiply %57, %78 : tensor<8x1x2x4xf32>
    %80 = stablehlo.bitcast_convert %79 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %81 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %82 = stablehlo.xor %80, %81 : tensor<8x1x2x4xi32>
    %83 = stablehlo.bitcast_convert %82 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %84 = stablehlo.add %77, %83 : tensor<8x1x2x4xf32>
    %85 = stablehlo.concatenate %71, %84, dim = 3 : (tensor<8x1x2x4xf32>, tensor<8x1x2x4xf32>) -> tensor<8x1x2x8xf32>
    %86 = stablehlo.reshape %53 : (tensor<8x1x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %88 = stablehlo.compare EQ, %arg1, %87, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %89 = stablehlo.reshape %88 : (tensor<8xi1>) -> tensor<8x1x1x1xi1>
    %90 = stablehlo.is_finite %85 : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x8xi1>
    %91 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xi1>) -> tensor<8x1x2x8xi1>
    %92 = stablehlo.or %91, %90 : tensor<8x1x2x8xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %93 = call @_where_3(%92, %85, %c_5) : (tensor<8x1x2x8xi1>, tensor<8x1x2x8xf32>, tensor<i32>) -> tensor<8x1x2x8xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %95 = stablehlo.compare EQ, %arg1, %94, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %96 = stablehlo.reshape %95 : (tensor<8xi1>) -> tensor<8x1x1x1xi1>
    %97 = stablehlo.is_finite %21 : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x8xi1>
    %98 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xi1>) -> tensor<8x1x2x8xi1>
    %99 = stablehlo.or %98, %97 : tensor<8x1x2x8xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %100 = call @_where_3(%99, %21, %c_7) : (tensor<8x1x2x8xi1>, tensor<8x1x2x8xf32>, tensor<i32>) -> tensor<8x1x2x8xf32>
    %101 = stablehlo.reshape %93 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %102 = stablehlo.reshape %100 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %104 = stablehlo.compare LT, %arg2, %103, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %c_9 = stablehlo.constant dense<8> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %106 = stablehlo.add %arg2, %105 : tensor<6x3xi32>
    %107 = stablehlo.select %104, %106, %arg2 : tensor<6x3xi1>, tensor<6x3xi32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<6x3xi32>) -> tensor<6x3x1xi32>
    %109 = "stablehlo.gather"(%101, %108) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 8>}> : (tensor<8x2x8xf32>, tensor<6x3x1xi32>) -> tensor<6x3x2x8xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %111 = stablehlo.compare LT, %arg2, %110, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %c_11 = stablehlo.constant dense<8> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %113 = stablehlo.add %arg2, %112 : tensor<6x3xi32>
    %114 = stablehlo.select %111, %113, %arg2 : tensor<6x3xi1>, tensor<6x3xi32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<6x3xi32>) -> tensor<6x3x1xi32>
    %116 = "stablehlo.gather"(%102, %115) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 8>}> : (tensor<8x2x8xf32>, tensor<6x3x1xi32>) -> tensor<6x3x2x8xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %117 = stablehlo.compare LT, %arg18, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %118 = stablehlo.add %arg18, %c_13 : tensor<i32>
    %119 = stablehlo.select %117, %118, %arg18 : tensor<i1>, tensor<i32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %121 = "stablehlo.scatter"(%arg19, %120, %101) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      stablehlo.return %arg22 : tensor<f32>
    }) : (tensor<2x8x2x8xf32>, tensor<1xi32>, tensor<8x2x8xf32>) -> tensor<2x8x2x8xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %122 = stablehlo.compare LT, %arg18, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %123 = stablehlo.add %arg18, %c_15 : tensor<i32>
    %124 = stablehlo.select %122, %123, %arg18 : tensor<i1>, tensor<i32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %126 = "stablehlo.scatter"(%arg20, %125, %102) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      stablehlo.return %arg22 : tensor<f32>
    }) : (tensor<2x8x2x8xf32>, tensor<1xi32>, tensor<8x2x8xf32>) -> tensor<2x8x2x8xf32>
    %127 = stablehlo.reshape %86 : (tensor<8x1x2x2x8xf32>) -> tensor<8x2x2x8xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %129 = stablehlo.compare LT, %arg2, %128, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %c_17 = stablehlo.constant dense<8> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %131 = stablehlo.add %arg2, %130 : tensor<6x3xi32>
    %132 = stablehlo.select %129, %131, %arg2 : tensor<6x3xi1>, tensor<6x3xi32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<6x3xi32>) -> tensor<6x3x1xi32>
    %134 = "stablehlo.gather"(%127, %133) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3, 4], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2, 8>}> : (tensor<8x2x2x8xf32>, tensor<6x3x1xi32>) -> tensor<6x3x2x2x8xf32>
    %cst_18 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x3x2x2x8xf32>
    %136 = stablehlo.multiply %134, %135 : tensor<6x3x2x2x8xf32>
    %137 = stablehlo.transpose %136, dims = [0, 2, 3, 1, 4] : (tensor<6x3x2x2x8xf32>) -> tensor<6x2x2x3x8xf32>
    %138 = stablehlo.reshape %137 : (tensor<6x2x2x3x8xf32>) -> tensor<6x2x6x8xf32>
    %139 = stablehlo.reshape %138 : (tensor<6x2x6x8xf32>) -> tensor<3x2x2x6x8xf32>
    %140 = stablehlo.reshape %109 : (tensor<6x3x2x8xf32>) -> tensor<3x2x3x2x8xf32>
    %141 = stablehlo.reshape %116 : (tensor<6x3x2x8xf32>) -> tensor<3x2x3x2x8xf32>
    %142 = stablehlo.reshape %arg3 : (tensor<6x3xi32>) -> tensor<3x2x3xi32>
    %143 = stablehlo.reshape %arg0 : (tensor<6xi32>) -> tensor<3x2xi32>
    %144 = stablehlo.reshape %arg4 : (tensor<6xi32>) -> tensor<3x2xi32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x2x2x6x8xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %146:11 = stablehlo.while(%iterArg = %139, %iterArg_38 = %140, %iterArg_39 = %141, %iterArg_40 = %142, %iterArg_41 = %143, %iterArg_42 = %144, %iterArg_43 = %arg18, %iterArg_44 = %arg5, %iterArg_45 = %arg6, %iterArg_46 = %c_20, %iterArg_47 = %145) : tensor<3x2x2x6x8xf32>, tensor<3x2x3x2x8xf32>, tensor<3x2x3x2x8xf32>, tensor<3x2x3xi32>, tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<3x2x2x6x8xf32>
    cond {
      %c_48 = stablehlo.constant dense<3> : tensor<i32>
      %219 = stablehlo.compare LT, %iterArg_46, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %219 : tensor<i1>
    } do {
      %219 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_46) : (tensor<3x2x2x6x8xf32>, tensor<i32>) -> tensor<2x2x6x8xf32>
      %220 = func.call @dynamic_index_in_dim_4(%iterArg_38, %iterArg_46) : (tensor<3x2x3x2x8xf32>, tensor<i32>) -> tensor<2x3x2x8xf32>
      %221 = func.call @dynamic_index_in_dim_4(%iterArg_39, %iterArg_46) : (tensor<3x2x3x2x8xf32>, tensor<i32>) -> tensor<2x3x2x8xf32>
      %222 = func.call @dynamic_index_in_dim_5(%iterArg_40, %iterArg_46) : (tensor<3x2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
      %223 = func.call @dynamic_index_in_dim_6(%iterArg_41, %iterArg_46) : (tensor<3x2xi32>, tensor<i32>) -> tensor<2xi32>
      %224 = func.call @dynamic_index_in_dim_6(%iterArg_42, %iterArg_46) : (tensor<3x2xi32>, tensor<i32>) -> tensor<2xi32>
      %225 = func.call @closed_call(%iterArg_43, %iterArg_44, %iterArg_45, %219, %220, %221, %222, %223, %224) : (tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x6x8xf32>, tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2x6x8xf32>
      %226 = func.call @dynamic_update_index_in_dim(%iterArg_47, %225, %iterArg_46) : (tensor<3x2x2x6x8xf32>, tensor<2x2x6x8xf32>, tensor<i32>) -> tensor<3x2x2x6x8xf32>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %227 = stablehlo.add %iterArg_46, %c_48 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %227, %226 : tensor<3x2x2x6x8xf32>, tensor<3x2x3x2x8xf32>, tensor<3x2x3x2x8xf32>, tensor<3x2x3xi32>, tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<3x2x2x6x8xf32>
    }
    %147 = stablehlo.reshape %146#10 : (tensor<3x2x2x6x8xf32>) -> tensor<6x2x2x3x8xf32>
    %148 = stablehlo.transpose %147, dims = [0, 3, 1, 2, 4] : (tensor<6x2x2x3x8xf32>) -> tensor<6x3x2x2x8xf32>
    %149 = stablehlo.reshape %148 : (tensor<6x3x2x2x8xf32>) -> tensor<3x6x2x2x8xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %150 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %151 = stablehlo.compare LT, %arg7, %150, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_22 = stablehlo.constant dense<3> : tensor<i32>
    %152 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %153 = stablehlo.add %arg7, %152 : tensor<8xi32>
    %154 = stablehlo.select %151, %153, %arg7 : tensor<8xi1>, tensor<8xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %155 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %156 = stablehlo.compare LT, %arg8, %155, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_24 = stablehlo.constant dense<6> : tensor<i32>
    %157 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %158 = stablehlo.add %arg8, %157 : tensor<8xi32>
    %159 = stablehlo.select %156, %158, %arg8 : tensor<8xi1>, tensor<8xi32>
    %160 = stablehlo.broadcast_in_dim %154, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %161 = stablehlo.broadcast_in_dim %159, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %162 = stablehlo.concatenate %160, %161, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %163 = "stablehlo.gather"(%149, %162) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 2, 8>}> : (tensor<3x6x2x2x8xf32>, tensor<8x2xi32>) -> tensor<8x2x2x8xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 2, 3, 4] : (tensor<8x2x2x8xf32>) -> tensor<8x1x2x2x8xf32>
    %165 = stablehlo.reshape %164 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x32xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %166 = "stablehlo.case"(%c_25) ({
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_38 : tensor<i32>
    }, {
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_38 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %167 = "stablehlo.case"(%166) ({
      %219 = stablehlo.reshape %165 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %220 = func.call @_pad(%219, %c_38) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %221 = stablehlo.reshape %220 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %222 = stablehlo.reshape %221 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %223 = stablehlo.dot_general %222, %arg13, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %224 = stablehlo.reshape %223 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
      stablehlo.return %224 : tensor<8x1x32xf32>
    }) : (tensor<i32>) -> tensor<8x1x32xf32>
    %168 = stablehlo.slice %arg0 [0:1] : (tensor<6xi32>) -> tensor<1xi32>
    %169 = stablehlo.reshape %168 : (tensor<1xi32>) -> tensor<i32>
    %c_26 = stablehlo.constant dense<31> : tensor<i32>
    %170 = stablehlo.shift_right_arithmetic %169, %c_26 : tensor<i32>
    %171 = stablehlo.add %arg15, %167 : tensor<8x1x32xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %172 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %173 = stablehlo.compare GE, %arg3, %172, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %174 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x3xi32>
    %176 = stablehlo.compare LT, %arg3, %175, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %177 = stablehlo.and %173, %176 : tensor<6x3xi1>
    %178 = stablehlo.reshape %177 : (tensor<6x3xi1>) -> tensor<3x6xi1>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %180 = stablehlo.compare LT, %arg7, %179, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_29 = stablehlo.constant dense<3> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %182 = stablehlo.add %arg7, %181 : tensor<8xi32>
    %183 = stablehlo.select %180, %182, %arg7 : tensor<8xi1>, tensor<8xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %185 = stablehlo.compare LT, %arg8, %184, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_31 = stablehlo.constant dense<6> : tensor<i32>
    %186 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %187 = stablehlo.add %arg8, %186 : tensor<8xi32>
    %188 = stablehlo.select %185, %187, %arg8 : tensor<8xi1>, tensor<8xi32>
    %189 = stablehlo.broadcast_in_dim %183, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %190 = stablehlo.broadcast_in_dim %188, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %191 = stablehlo.concatenate %189, %190, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %192 = "stablehlo.gather"(%178, %191) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x6xi1>, tensor<8x2xi32>) -> tensor<8xi1>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
    %194 = stablehlo.slice %arg0 [0:1] : (tensor<6xi32>) -> tensor<1xi32>
    %195 = stablehlo.reshape %194 : (tensor<1xi32>) -> tensor<i32>
    %c_32 = stablehlo.constant dense<31> : tensor<i32>
    %196 = stablehlo.shift_right_arithmetic %195, %c_32 : tensor<i32>
    %197 = stablehlo.multiply %171, %171 : tensor<8x1x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %201 = stablehlo.divide %199, %200 : tensor<8x1x1xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %203 = stablehlo.add %201, %202 : tensor<8x1x1xf32>
    %204 = stablehlo.rsqrt %203 : tensor<8x1x1xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %206 = stablehlo.multiply %171, %205 : tensor<8x1x32xf32>
    %207 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %209 = stablehlo.multiply %206, %208 : tensor<8x1x32xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %210 = "stablehlo.case"(%c_36) ({
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_38 : tensor<i32>
    }, {
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_38 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %211 = "stablehlo.case"(%210) ({
      %219 = stablehlo.reshape %209 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %220 = func.call @_pad(%219, %c_38) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %221 = stablehlo.reshape %220 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %222 = stablehlo.reshape %221 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %223 = stablehlo.dot_general %222, %arg10, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x96xf32>) -> tensor<8x96xf32>
      %224 = stablehlo.reshape %223 : (tensor<8x96xf32>) -> tensor<8x1x96xf32>
      stablehlo.return %224 : tensor<8x1x96xf32>
    }) : (tensor<i32>) -> tensor<8x1x96xf32>
    %212 = stablehlo.slice %211 [0:8, 0:1, 0:48] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %213 = stablehlo.slice %211 [0:8, 0:1, 48:96] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %214 = call @silu(%212) : (tensor<8x1x48xf32>) -> tensor<8x1x48xf32>
    %215 = stablehlo.multiply %214, %213 : tensor<8x1x48xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %216 = "stablehlo.case"(%c_37) ({
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_38 : tensor<i32>
    }, {
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_38 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %217 = "stablehlo.case"(%216) ({
      %219 = stablehlo.reshape %215 : (tensor<8x1x48xf32>) -> tensor<8x48xf32>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %220 = func.call @_pad_11(%219, %c_38) : (tensor<8x48xf32>, tensor<i32>) -> tensor<8x48xf32>
      %221 = stablehlo.reshape %220 : (tensor<8x48xf32>) -> tensor<1x8x48xf32>
      %222 = stablehlo.reshape %221 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
      %223 = stablehlo.dot_general %222, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x48xf32>, tensor<48x32xf32>) -> tensor<8x32xf32>
      %224 = stablehlo.reshape %223 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
      stablehlo.return %224 : tensor<8x1x32xf32>
    }) : (tensor<i32>) -> tensor<8x1x32xf32>
    %218 = stablehlo.add %171, %217 : tensor<8x1x32xf32>
    return %218, %121, %126 : tensor<8x1x32xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>
  }
  func.func private @_pad(%arg0: tensor<8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @_where_3(%arg0: tensor<8x1x2x8xi1>, %arg1: tensor<8x1x2x8xf32>, %arg2: tensor<i32>) -> tensor<8x1x2x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x1x2x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x1x2x8xi1>, tensor<8x1x2x8xf32>
    return %2 : tensor<8x1x2x8xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x2x2x6x8xf32>, %arg1: tensor<i32>) -> tensor<2x2x6x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 2, 6, 8] : (tensor<3x2x2x6x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x6x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x2x6x8xf32>) -> tensor<2x2x6x8xf32>
    return %1 : tensor<2x2x6x8xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x2x3x2x8xf32>, %arg1: tensor<i32>) -> tensor<2x3x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 3, 2, 8] : (tensor<3x2x3x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    return %1 : tensor<2x3x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x2x3xi32>, %arg1: tensor<i32>) -> tensor<2x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<3x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xi32>) -> tensor<2x3xi32>
    return %1 : tensor<2x3xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x2xi32>, %arg1: tensor<i32>) -> tensor<2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xi32>) -> tensor<2xi32>
    return %1 : tensor<2xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x2x2x128x8xf32>, %arg2: tensor<2x2x2x128x8xf32>, %arg3: tensor<2x2x6x8xf32>, %arg4: tensor<2x3x2x8xf32>, %arg5: tensor<2x3x2x8xf32>, %arg6: tensor<2x3xi32>, %arg7: tensor<2xi32>, %arg8: tensor<2xi32>) -> tensor<2x2x6x8xf32> {
    %0 = stablehlo.reshape %arg6 : (tensor<2x3xi32>) -> tensor<1x2x1x3xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x3xi32>) -> tensor<1x2x2x3xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x2x3xi32>) -> tensor<2x6xi32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %5 = stablehlo.reduce(%arg8 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.add %5, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %8 = call @floor_divide(%7, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x6x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:15 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg8, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg7, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg6, %iterArg_13 = %arg4, %iterArg_14 = %arg5, %iterArg_15 = %arg3, %iterArg_16 = %c_5, %iterArg_17 = %3, %iterArg_18 = %4, %iterArg_19 = %9) : tensor<i32>, tensor<2xi32>, tensor<2x6xi32>, tensor<i32>, tensor<2xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2x3xi32>, tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>, tensor<2x2x6x8xf32>, tensor<i32>, tensor<2x2x6xf32>, tensor<2x2x6xf32>, tensor<2x2x6x8xf32>
    cond {
      %14 = stablehlo.compare LT, %iterArg_16, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_20 = stablehlo.constant dense<16> : tensor<i32>
      %14 = stablehlo.multiply %iterArg_16, %c_20 : tensor<i32>
      %15 = stablehlo.iota dim = 0 : tensor<16xi32>
      %16 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %17 = stablehlo.add %16, %15 : tensor<16xi32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %19 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x16xi32>
      %22 = stablehlo.compare LT, %20, %21, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
      %23 = stablehlo.broadcast_in_dim %22, dims = [0, 2] : (tensor<2x16xi1>) -> tensor<2x1x16xi1>
      %24 = stablehlo.broadcast_in_dim %17, dims = [2] : (tensor<16xi32>) -> tensor<1x1x16xi32>
      %25 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<2x6xi32>) -> tensor<2x6x1xi32>
      %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<2x6x16xi32>
      %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<2x6x1xi32>) -> tensor<2x6x16xi32>
      %28 = stablehlo.compare LE, %26, %27, SIGNED : (tensor<2x6x16xi32>, tensor<2x6x16xi32>) -> tensor<2x6x16xi1>
      %29 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x1x16xi1>) -> tensor<2x6x16xi1>
      %30 = stablehlo.and %29, %28 : tensor<2x6x16xi1>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.compare LT, %iterArg_8, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_22 = stablehlo.constant dense<2> : tensor<i32>
      %32 = stablehlo.add %iterArg_8, %c_22 : tensor<i32>
      %33 = stablehlo.select %31, %32, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %34 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %35 = stablehlo.compare LT, %iterArg_9, %34, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_24 = stablehlo.constant dense<2> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %37 = stablehlo.add %iterArg_9, %36 : tensor<2xi32>
      %38 = stablehlo.select %35, %37, %iterArg_9 : tensor<2xi1>, tensor<2xi32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %39 = stablehlo.compare LT, %14, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_26 = stablehlo.constant dense<128> : tensor<i32>
      %40 = stablehlo.add %14, %c_26 : tensor<i32>
      %41 = stablehlo.select %39, %40, %14 : tensor<i1>, tensor<i32>
      %42 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %43 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %c_27 = stablehlo.constant dense<0> : tensor<i32>
      %44 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %45 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %46 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %47 = stablehlo.concatenate %42, %43, %44, %45, %46, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x5xi32>
      %48 = "stablehlo.gather"(%iterArg_10, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x2x2x128x8xf32>, tensor<2x5xi32>) -> tensor<2x1x1x2x16x8xf32>
      %49 = stablehlo.reshape %48 : (tensor<2x1x1x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %c_29 = stablehlo.constant dense<0> : tensor<i32>
      %50 = stablehlo.compare LT, %iterArg_8, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_30 = stablehlo.constant dense<2> : tensor<i32>
      %51 = stablehlo.add %iterArg_8, %c_30 : tensor<i32>
      %52 = stablehlo.select %50, %51, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_31 = stablehlo.constant dense<0> : tensor<i32>
      %53 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %54 = stablehlo.compare LT, %iterArg_9, %53, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_32 = stablehlo.constant dense<2> : tensor<i32>
      %55 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %56 = stablehlo.add %iterArg_9, %55 : tensor<2xi32>
      %57 = stablehlo.select %54, %56, %iterArg_9 : tensor<2xi1>, tensor<2xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %58 = stablehlo.compare LT, %14, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_34 = stablehlo.constant dense<128> : tensor<i32>
      %59 = stablehlo.add %14, %c_34 : tensor<i32>
      %60 = stablehlo.select %58, %59, %14 : tensor<i1>, tensor<i32>
      %61 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %62 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %c_35 = stablehlo.constant dense<0> : tensor<i32>
      %63 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %64 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %65 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %66 = stablehlo.concatenate %61, %62, %63, %64, %65, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x5xi32>
      %67 = "stablehlo.gather"(%iterArg_11, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x2x2x128x8xf32>, tensor<2x5xi32>) -> tensor<2x1x1x2x16x8xf32>
      %68 = stablehlo.reshape %67 : (tensor<2x1x1x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %69 = stablehlo.transpose %iterArg_12, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
      %70 = stablehlo.transpose %iterArg_13, dims = [1, 0, 2, 3] : (tensor<2x3x2x8xf32>) -> tensor<3x2x2x8xf32>
      %71 = stablehlo.transpose %iterArg_14, dims = [1, 0, 2, 3] : (tensor<2x3x2x8xf32>) -> tensor<3x2x2x8xf32>
      %72 = stablehlo.slice %69 [0:1, 0:2] : (tensor<3x2xi32>) -> tensor<1x2xi32>
      %73 = stablehlo.reshape %72 : (tensor<1x2xi32>) -> tensor<2xi32>
      %74 = stablehlo.slice %70 [0:1, 0:2, 0:2, 0:8] : (tensor<3x2x2x8xf32>) -> tensor<1x2x2x8xf32>
      %75 = stablehlo.reshape %74 : (tensor<1x2x2x8xf32>) -> tensor<2x2x8xf32>
      %76 = stablehlo.slice %71 [0:1, 0:2, 0:2, 0:8] : (tensor<3x2x2x8xf32>) -> tensor<1x2x2x8xf32>
      %77 = stablehlo.reshape %76 : (tensor<1x2x2x8xf32>) -> tensor<2x2x8xf32>
      %78 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %79 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %80 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
      %81 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x16xi32>
      %82 = stablehlo.compare EQ, %80, %81, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
      %83 = stablehlo.broadcast_in_dim %82, dims = [0, 2] : (tensor<2x16xi1>) -> tensor<2x1x16x1xi1>
      %84 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 3] : (tensor<2x2x8xf32>) -> tensor<2x2x1x8xf32>
      %85 = func.call @_where_8(%83, %84, %49) : (tensor<2x1x16x1xi1>, tensor<2x2x1x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %86 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 3] : (tensor<2x2x8xf32>) -> tensor<2x2x1x8xf32>
      %87 = func.call @_where_8(%83, %86, %68) : (tensor<2x1x16x1xi1>, tensor<2x2x1x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %88 = stablehlo.slice %69 [1:2, 0:2] : (tensor<3x2xi32>) -> tensor<1x2xi32>
      %89 = stablehlo.reshape %88 : (tensor<1x2xi32>) -> tensor<2xi32>
      %90 = stablehlo.slice %70 [1:2, 0:2, 0:2, 0:8] : (tensor<3x2x2x8xf32>) -> tensor<1x2x2x8xf32>
      %91 = stablehlo.reshape %90 : (tensor<1x2x2x8xf32>) -> tensor<2x2x8xf32>
      %92 = stablehlo.slice %71 [1:2, 0:2, 0:2, 0:8] : (tensor<3x2x2x8xf32>) -> tensor<1x2x2x8xf32>
      %93 = stablehlo.reshape %92 : (tensor<1x2x2x8xf32>) -> tensor<2x2x8xf32>
      %94 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %95 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %96 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
      %97 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x16xi32>
      %98 = stablehlo.compare EQ, %96, %97, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
      %99 = stablehlo.broadcast_in_dim %98, dims = [0, 2] : (tensor<2x16xi1>) -> tensor<2x1x16x1xi1>
      %100 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 3] : (tensor<2x2x8xf32>) -> tensor<2x2x1x8xf32>
      %101 = func.call @_where_8(%99, %100, %85) : (tensor<2x1x16x1xi1>, tensor<2x2x1x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %102 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 3] : (tensor<2x2x8xf32>) -> tensor<2x2x1x8xf32>
      %103 = func.call @_where_8(%99, %102, %87) : (tensor<2x1x16x1xi1>, tensor<2x2x1x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %104 = stablehlo.slice %69 [2:3, 0:2] : (tensor<3x2xi32>) -> tensor<1x2xi32>
      %105 = stablehlo.reshape %104 : (tensor<1x2xi32>) -> tensor<2xi32>
      %106 = stablehlo.slice %70 [2:3, 0:2, 0:2, 0:8] : (tensor<3x2x2x8xf32>) -> tensor<1x2x2x8xf32>
      %107 = stablehlo.reshape %106 : (tensor<1x2x2x8xf32>) -> tensor<2x2x8xf32>
      %108 = stablehlo.slice %71 [2:3, 0:2, 0:2, 0:8] : (tensor<3x2x2x8xf32>) -> tensor<1x2x2x8xf32>
      %109 = stablehlo.reshape %108 : (tensor<1x2x2x8xf32>) -> tensor<2x2x8xf32>
      %110 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %111 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %112 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
      %113 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x16xi32>
      %114 = stablehlo.compare EQ, %112, %113, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
      %115 = stablehlo.broadcast_in_dim %114, dims = [0, 2] : (tensor<2x16xi1>) -> tensor<2x1x16x1xi1>
      %116 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 3] : (tensor<2x2x8xf32>) -> tensor<2x2x1x8xf32>
      %117 = func.call @_where_8(%115, %116, %101) : (tensor<2x1x16x1xi1>, tensor<2x2x1x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %118 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 3] : (tensor<2x2x8xf32>) -> tensor<2x2x1x8xf32>
      %119 = func.call @_where_8(%115, %118, %103) : (tensor<2x1x16x1xi1>, tensor<2x2x1x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %120 = stablehlo.broadcast_in_dim %22, dims = [0, 2] : (tensor<2x16xi1>) -> tensor<2x1x16x1xi1>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %121 = func.call @_where_9(%120, %119, %c_37) : (tensor<2x1x16x1xi1>, tensor<2x2x16x8xf32>, tensor<i32>) -> tensor<2x2x16x8xf32>
      %122 = stablehlo.dot_general %iterArg_15, %117, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<2x2x6x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x6x16xf32>
      %123 = stablehlo.broadcast_in_dim %30, dims = [0, 2, 3] : (tensor<2x6x16xi1>) -> tensor<2x1x6x16xi1>
      %cst_38 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %124 = func.call @_where_10(%123, %122, %cst_38) : (tensor<2x1x6x16xi1>, tensor<2x2x6x16xf32>, tensor<f32>) -> tensor<2x2x6x16xf32>
      %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %125 = stablehlo.reduce(%124 init: %cst_39) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x16xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %126 = stablehlo.maximum %iterArg_17, %125 : tensor<2x2x6xf32>
      %127 = stablehlo.subtract %iterArg_17, %126 : tensor<2x2x6xf32>
      %128 = stablehlo.exponential %127 : tensor<2x2x6xf32>
      %129 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x16xf32>
      %131 = stablehlo.subtract %124, %130 : tensor<2x2x6x16xf32>
      %132 = stablehlo.exponential %131 : tensor<2x2x6x16xf32>
      %133 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x8xf32>
      %135 = stablehlo.multiply %iterArg_19, %134 : tensor<2x2x6x8xf32>
      %136 = stablehlo.dot_general %132, %121, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<2x2x6x16xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x6x8xf32>
      %137 = stablehlo.add %135, %136 : tensor<2x2x6x8xf32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %138 = stablehlo.add %iterArg_16, %c_40 : tensor<i32>
      %139 = stablehlo.multiply %iterArg_18, %128 : tensor<2x2x6xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %140 = stablehlo.reduce(%132 init: %cst_41) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x16xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %141 = stablehlo.add %139, %140 : tensor<2x2x6xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %138, %126, %141, %137 : tensor<i32>, tensor<2xi32>, tensor<2x6xi32>, tensor<i32>, tensor<2xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2x3xi32>, tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>, tensor<2x2x6x8xf32>, tensor<i32>, tensor<2x2x6xf32>, tensor<2x2x6xf32>, tensor<2x2x6x8xf32>
    }
    %11 = stablehlo.broadcast_in_dim %10#13, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x8xf32>
    %13 = stablehlo.divide %10#14, %12 : tensor<2x2x6x8xf32>
    return %13 : tensor<2x2x6x8xf32>
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
  func.func private @_where_8(%arg0: tensor<2x1x16x1xi1>, %arg1: tensor<2x2x1x8xf32>, %arg2: tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x16x1xi1>) -> tensor<2x2x16x8xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<2x2x1x8xf32>) -> tensor<2x2x16x8xf32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<2x2x16x8xi1>, tensor<2x2x16x8xf32>
    return %2 : tensor<2x2x16x8xf32>
  }
  func.func private @_where_9(%arg0: tensor<2x1x16x1xi1>, %arg1: tensor<2x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<2x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x16x1xi1>) -> tensor<2x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x16x8xi1>, tensor<2x2x16x8xf32>
    return %3 : tensor<2x2x16x8xf32>
  }
  func.func private @_where_10(%arg0: tensor<2x1x6x16xi1>, %arg1: tensor<2x2x6x16xf32>, %arg2: tensor<f32>) -> tensor<2x2x6x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x6x16xi1>) -> tensor<2x2x6x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x6x16xi1>, tensor<2x2x6x16xf32>
    return %3 : tensor<2x2x6x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x2x2x6x8xf32>, %arg1: tensor<2x2x6x8xf32>, %arg2: tensor<i32>) -> tensor<3x2x2x6x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x2x6x8xf32>) -> tensor<1x2x2x6x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<3x2x2x6x8xf32>, tensor<1x2x2x6x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x2x6x8xf32>
    return %1 : tensor<3x2x2x6x8xf32>
  }
  func.func private @silu(%arg0: tensor<8x1x48xf32>) -> tensor<8x1x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<8x1x48xf32>
    %1 = stablehlo.exponential %0 : tensor<8x1x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<8x1x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<8x1x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<8x1x48xf32>
    return %6 : tensor<8x1x48xf32>
  }
  func.func private @_pad_11(%arg0: tensor<8x48xf32>, %arg1: tensor<i32>) -> tensor<8x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x48xf32>, tensor<f32>) -> tensor<8x48xf32>
    return %1 : tensor<8x48xf32>
  }
  func.func private @_where_12(%arg0: tensor<8x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<8x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x97xi32>) -> tensor<8x97xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %3 : tensor<8x97xi32>
  }
  func.func private @_where_13(%arg0: tensor<8x3xi1>, %arg1: tensor<8x3xi32>, %arg2: tensor<i32>) -> tensor<8x3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x3xi1>, tensor<8x3xi32>
    return %2 : tensor<8x3xi32>
  }
  func.func private @_where_14(%arg0: tensor<8x97xi1>, %arg1: tensor<f32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
  func.func private @_where_15(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %0 : tensor<8x97xf32>
  }
  func.func private @_where_16(%arg0: tensor<8x1xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %1 : tensor<8x97xf32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<8x2xui32>, %arg1: tensor<8xui32>) -> tensor<8x2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %1 = stablehlo.shift_right_logical %arg1, %0 : tensor<8xui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %4 = stablehlo.and %arg1, %3 : tensor<8xui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 1 : (tensor<8x1xui32>, tensor<8x1xui32>) -> tensor<8x2xui32>
    %7 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %8 = stablehlo.reshape %7 : (tensor<8x1xui32>) -> tensor<8xui32>
    %9 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %10 = stablehlo.reshape %9 : (tensor<8x1xui32>) -> tensor<8xui32>
    %11 = stablehlo.slice %6 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %12 = stablehlo.slice %6 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %15:2 = call @threefry2x32(%13, %14, %11, %12) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>) -> (tensor<8x1xui32>, tensor<8x1xui32>)
    %16 = stablehlo.concatenate %15#0, %15#1, dim = 1 : (tensor<8x1xui32>, tensor<8x1xui32>) -> tensor<8x2xui32>
    return %16 : tensor<8x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<8x1xui32>, %arg3: tensor<8x1xui32>) -> (tensor<8x1xui32>, tensor<8x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1xui32>
    %3 = stablehlo.add %arg2, %arg0 : tensor<8x1xui32>
    %4 = stablehlo.add %arg3, %arg1 : tensor<8x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %4, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6:8 = func.call @closed_call_17(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<8x1xui32>, tensor<8x1xui32>
  }
  func.func private @closed_call_17(%arg0: tensor<i32>, %arg1: tensor<8x1xui32>, %arg2: tensor<8x1xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x1xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x1xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x1xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x1xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x1xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<8x1xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<8x1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %44 = stablehlo.convert %43 : (tensor<i32>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %46 = stablehlo.add %42, %45 : tensor<8x1xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_gumbel(%arg0: tensor<8x2xui32>) -> tensor<8x97xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<8x2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x97xf32>
    %1 = stablehlo.log %0 : tensor<8x97xf32>
    %2 = stablehlo.negate %1 : tensor<8x97xf32>
    %3 = stablehlo.log %2 : tensor<8x97xf32>
    %4 = stablehlo.negate %3 : tensor<8x97xf32>
    return %4 : tensor<8x97xf32>
  }
  func.func private @_uniform(%arg0: tensor<8x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %4 = stablehlo.reshape %3 : (tensor<8x1xui32>) -> tensor<8xui32>
    %5 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %6 = stablehlo.reshape %5 : (tensor<8x1xui32>) -> tensor<8xui32>
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
    %16 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %17 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %18:2 = call @threefry2x32_18(%16, %17, %14, %15) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>)
    %19 = stablehlo.xor %18#0, %18#1 : tensor<8x97xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %21 = stablehlo.shift_right_logical %19, %20 : tensor<8x97xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %23 = stablehlo.or %21, %22 : tensor<8x97xui32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<8x97xui32>) -> tensor<8x97xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<8x97xf32>
    %27 = stablehlo.subtract %2, %1 : tensor<1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x97xf32>
    %30 = stablehlo.multiply %26, %29 : tensor<8x97xf32>
    %31 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x97xf32>
    %33 = stablehlo.add %30, %32 : tensor<8x97xf32>
    %34 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x97xf32>
    %36 = stablehlo.maximum %35, %33 : tensor<8x97xf32>
    return %36 : tensor<8x97xf32>
  }
  func.func private @threefry2x32_18(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<8x97xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x97xui32>
    %5 = stablehlo.add %3, %4 : tensor<8x97xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x97xui32>) -> tensor<8x97xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x97xui32>
    %8 = stablehlo.add %6, %7 : tensor<8x97xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @closed_call_19(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x97xui32>, tensor<8x97xui32>
  }
  func.func private @closed_call_19(%arg0: tensor<i32>, %arg1: tensor<8x97xui32>, %arg2: tensor<8x97xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x97xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x97xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x97xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x97xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x97xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x97xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x97xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x97xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x97xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x97xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x97xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x97xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x97xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x97xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x97xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x97xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x97xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x97xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x97xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x97xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x97xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x97xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x97xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x97xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x97xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x97xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_20(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @_where_21(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xi32>, %arg2: tensor<8x97xi32>) -> tensor<8x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %0 : tensor<8x97xi32>
  }
  func.func private @closed_call_22(%arg0: tensor<8x97xi32>, %arg1: tensor<8xi32>, %arg2: tensor<i32>, %arg3: tensor<8xi32>, %arg4: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.shift_right_arithmetic %arg3, %1 : tensor<8xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.shift_right_arithmetic %arg4, %3 : tensor<8xi32>
    %5 = stablehlo.add %2, %4 : tensor<8xi32>
    %6 = stablehlo.or %arg3, %arg4 : tensor<8xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.and %6, %7 : tensor<8xi32>
    %9 = stablehlo.add %5, %8 : tensor<8xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x97xi32>
    %12 = stablehlo.compare GE, %arg0, %11, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
    %13 = stablehlo.convert %12 : (tensor<8x97xi1>) -> tensor<8x97xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.reduce(%13 init: %c_3) applies stablehlo.add across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
    %15 = stablehlo.compare GE, %14, %arg1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %16 = call @_where_23(%15, %9, %arg3) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<8xi32>
    %20 = call @_where_23(%15, %arg4, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_23(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @closed_call_24(%arg0: tensor<8x97xi32>, %arg1: tensor<8x97xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>, %arg4: tensor<8xi32>, %arg5: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.shift_right_arithmetic %arg4, %1 : tensor<8xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.shift_right_arithmetic %arg5, %3 : tensor<8xi32>
    %5 = stablehlo.add %2, %4 : tensor<8xi32>
    %6 = stablehlo.or %arg4, %arg5 : tensor<8xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.and %6, %7 : tensor<8xi32>
    %9 = stablehlo.add %5, %8 : tensor<8xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x97xi32>
    %12 = stablehlo.compare GE, %arg0, %11, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @_where_25(%12, %arg1, %c_3) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<i32>) -> tensor<8x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %16 = call @_where_23(%15, %9, %arg4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<8xi32>
    %20 = call @_where_23(%15, %arg5, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_25(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<i32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
  func.func private @_where_26(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xi32>
    return %2 : tensor<8xi32>
  }
  func.func private @closed_call_27(%arg0: tensor<3x4xi32>, %arg1: tensor<3x4xi1>, %arg2: tensor<4x2xi32>, %arg3: tensor<3x4xi1>, %arg4: tensor<3x4xi32>, %arg5: tensor<3x1xi32>, %arg6: tensor<3x1xi1>) -> (tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>) {
    %0 = call @take_along_axis(%arg0, %arg5) : (tensor<3x4xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %1 = call @take_along_axis_28(%arg1, %arg5) : (tensor<3x4xi1>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %2 = stablehlo.reshape %arg5 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.add %2, %5 : tensor<3xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<3xi1>, tensor<3xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %9 = "stablehlo.gather"(%arg2, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %11 = stablehlo.compare GT, %9, %10, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %12 = call @take_along_axis_29(%arg3, %9) : (tensor<3x4xi1>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %13 = stablehlo.and %11, %12 : tensor<3x2xi1>
    %14 = call @take_along_axis_30(%arg4, %9) : (tensor<3x4xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %15 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %17 = stablehlo.and %13, %16 : tensor<3x2xi1>
    %18 = call @argmax(%17) : (tensor<3x2xi1>) -> tensor<3xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %20 = call @take_along_axis_31(%9, %19) : (tensor<3x2xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %c_2 = stablehlo.constant dense<-1> : tensor<i32>
    %21 = call @_where_32(%arg6, %0, %c_2) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
    %22 = stablehlo.and %arg6, %1 : tensor<3x1xi1>
    %23 = stablehlo.not %1 : tensor<3x1xi1>
    %24 = stablehlo.and %arg6, %23 : tensor<3x1xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %25 = stablehlo.reduce(%17 init: %c_3) applies stablehlo.or across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %27 = stablehlo.and %24, %26 : tensor<3x1xi1>
    return %20, %27, %21, %arg5, %arg6, %22 : tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>
  }
  func.func private @take_along_axis(%arg0: tensor<3x4xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<3x1x1xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xi32>
    return %15 : tensor<3x1xi32>
  }
  func.func private @take_along_axis_28(%arg0: tensor<3x4xi1>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi1>, tensor<3x1x1xi32>) -> tensor<3x1xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<3x1xi1>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xi1>
    return %15 : tensor<3x1xi1>
  }
  func.func private @take_along_axis_29(%arg0: tensor<3x4xi1>, %arg1: tensor<3x2xi32>) -> tensor<3x2xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x2x1xi1>, tensor<i1>) -> tensor<3x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi1>, tensor<3x2x1xi32>) -> tensor<3x2xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<3x2xi1>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x2xi1>, tensor<3x2xi1>
    return %15 : tensor<3x2xi1>
  }
  func.func private @take_along_axis_30(%arg0: tensor<3x4xi32>, %arg1: tensor<3x2xi32>) -> tensor<3x2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x2x1xi1>, tensor<i1>) -> tensor<3x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<3x2x1xi32>) -> tensor<3x2xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x2xi1>, tensor<3x2xi32>
    return %15 : tensor<3x2xi32>
  }
  func.func private @argmax(%arg0: tensor<3x2xi1>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x2xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<i1>, tensor<i32>) -> (tensor<3xi1>, tensor<3xi32>)
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
  func.func private @take_along_axis_31(%arg0: tensor<3x2xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xi32>, tensor<3x1x1xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xi32>
    return %15 : tensor<3x1xi32>
  }
  func.func private @_where_32(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x1xi1>, tensor<3x1xi32>
    return %2 : tensor<3x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_33(%arg0: tensor<3x3x1xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x3x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x3x1xi32>, tensor<1x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x1xi32>
    return %1 : tensor<3x3x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_34(%arg0: tensor<3x3x1xi1>, %arg1: tensor<3x1xi1>, %arg2: tensor<i32>) -> tensor<3x3x1xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xi1>) -> tensor<1x3x1xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x3x1xi1>, tensor<1x3x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x1xi1>
    return %1 : tensor<3x3x1xi1>
  }
  func.func private @take_along_axis_35(%arg0: tensor<3x4xi32>, %arg1: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x3xi1>, tensor<3x3xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x3x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x3x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x3x1xi1>, tensor<i1>) -> tensor<3x3xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x3xi1>, tensor<3x3xi32>
    return %15 : tensor<3x3xi32>
  }
  func.func private @_where_36(%arg0: tensor<3x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<i32>) -> tensor<3x3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
  func.func private @_where_37(%arg0: tensor<3x3xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x3xi1>, tensor<3x3xi32>
    return %3 : tensor<3x3xi32>
  }
  func.func private @take_along_axis_38(%arg0: tensor<3x3xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
