module @jit_verify_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x64xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<48x32xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32x96xf32>, %arg7: tensor<48x32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32x97xf32>, %arg10: tensor<2x32xf32>, %arg11: tensor<2x32xf32>, %arg12: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x2x2x128x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<2xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<2xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<2xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<2xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<2xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<2xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<2xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<2x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<2xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<2xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<2xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<2xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<2xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<2xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<2xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<2x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<2x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<2x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<2x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<2x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<2x128xi32> {tf.aliasing_output = 22 : i32}, %arg35: tensor<2x128x32xf32> {tf.aliasing_output = 23 : i32}, %arg36: tensor<3xi32>, %arg37: tensor<3xi32>, %arg38: tensor<3x3xi32>) -> (tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].k"}, tensor<2x2x2x128x8xf32> {jax.result_info = "result[0].v"}, tensor<2xi32> {jax.result_info = "result[0].slots.token"}, tensor<2xi32> {jax.result_info = "result[0].slots.pos"}, tensor<2xi32> {jax.result_info = "result[0].slots.index"}, tensor<2xi32> {jax.result_info = "result[0].slots.limit"}, tensor<2xi1> {jax.result_info = "result[0].slots.active"}, tensor<2xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<2xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<2x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<2xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<2xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<2xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<2xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<2xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<2x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<2x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<2x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<2x128xi32> {jax.result_info = "result[0].draft.history"}, tensor<2x128x32xf32> {jax.result_info = "result[0].draft.features"}, tensor<2x3xi32> {jax.result_info = "result[1].tokens"}, tensor<8x97xf32> {jax.result_info = "result[1].logits"}, tensor<3x3xi32> {jax.result_info = "result[1].places"}) {
    %c = stablehlo.constant dense<[0, 1, 2, 1]> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<[[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, true, true, false]]> : tensor<4x4xi1>
    %c_1 = stablehlo.constant dense<[[true, true, true, false], [true, false, false, true]]> : tensor<2x4xi1>
    %c_2 = stablehlo.constant dense<[0, 1, 2, 0, 3, 3]> : tensor<6xi32>
    %c_3 = stablehlo.constant dense<false> : tensor<6xi1>
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %c_4 = stablehlo.constant dense<[0, 1, 2, 4]> : tensor<4xi32>
    %c_5 = stablehlo.constant dense<[0, 1, 2, 1]> : tensor<4xi32>
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
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x8x2x8xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %228 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %229 = stablehlo.compare LT, %125, %228, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_65 = stablehlo.constant dense<3> : tensor<i32>
    %230 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %231 = stablehlo.add %125, %230 : tensor<8xi32>
    %232 = stablehlo.select %229, %231, %125 : tensor<8xi1>, tensor<8xi32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %233 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %234 = stablehlo.compare LT, %134, %233, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_67 = stablehlo.constant dense<4> : tensor<i32>
    %235 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %236 = stablehlo.add %134, %235 : tensor<8xi32>
    %237 = stablehlo.select %234, %236, %134 : tensor<8xi1>, tensor<8xi32>
    %238 = stablehlo.broadcast_in_dim %232, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %239 = stablehlo.broadcast_in_dim %237, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %240 = stablehlo.concatenate %238, %239, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %241 = "stablehlo.gather"(%176, %240) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<8x2xi32>) -> tensor<8xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %242 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %243 = stablehlo.compare LT, %125, %242, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_69 = stablehlo.constant dense<3> : tensor<i32>
    %244 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %245 = stablehlo.add %125, %244 : tensor<8xi32>
    %246 = stablehlo.select %243, %245, %125 : tensor<8xi1>, tensor<8xi32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %247 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %248 = stablehlo.compare LT, %134, %247, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_71 = stablehlo.constant dense<4> : tensor<i32>
    %249 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %250 = stablehlo.add %134, %249 : tensor<8xi32>
    %251 = stablehlo.select %248, %250, %134 : tensor<8xi1>, tensor<8xi32>
    %252 = stablehlo.broadcast_in_dim %246, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %253 = stablehlo.broadcast_in_dim %251, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %254 = stablehlo.concatenate %252, %253, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %255 = "stablehlo.gather"(%178, %254) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<8x2xi32>) -> tensor<8xi32>
    %256 = stablehlo.broadcast_in_dim %241, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %257 = stablehlo.broadcast_in_dim %255, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %258 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %259 = stablehlo.compare LT, %256, %258, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_73 = stablehlo.constant dense<97> : tensor<i32>
    %260 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %261 = stablehlo.add %256, %260 : tensor<8x1xi32>
    %262 = stablehlo.select %259, %261, %256 : tensor<8x1xi1>, tensor<8x1xi32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %264 = "stablehlo.gather"(%arg9, %263) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<8x1x1xi32>) -> tensor<32x8x1xf32>
    %265 = stablehlo.transpose %264, dims = [1, 2, 0] : (tensor<32x8x1xf32>) -> tensor<8x1x32xf32>
    %266 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1x1xi32>
    %267 = stablehlo.convert %266 : (tensor<8x1x1x1xi32>) -> tensor<8x1x1x1xf32>
    %268 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %269 = stablehlo.broadcast_in_dim %267, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xf32>) -> tensor<8x1x1x4xf32>
    %270 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x1x1x4xf32>
    %271 = stablehlo.multiply %269, %270 : tensor<8x1x1x4xf32>
    %272 = stablehlo.cosine %271 : tensor<8x1x1x4xf32>
    %273 = stablehlo.sine %271 : tensor<8x1x1x4xf32>
    %274 = stablehlo.slice %arg10 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %275 = stablehlo.reshape %274 : (tensor<1x32xf32>) -> tensor<32xf32>
    %276 = stablehlo.slice %arg11 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %277 = stablehlo.reshape %276 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %278:3 = call @layer(%134, %224, %216, %226, %218, %arg12, %arg13, %c_4, %125, %275, %arg0, %arg1, %277, %arg2, %arg3, %265, %272, %273, %c_74, %227, %227) : (tensor<8xi32>, tensor<6x3xi32>, tensor<6x3xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<4xi32>, tensor<8xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>)
    %279 = stablehlo.slice %arg10 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %280 = stablehlo.reshape %279 : (tensor<1x32xf32>) -> tensor<32xf32>
    %281 = stablehlo.slice %arg11 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %282 = stablehlo.reshape %281 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_75 = stablehlo.constant dense<1> : tensor<i32>
    %283:3 = call @layer(%134, %224, %216, %226, %218, %arg12, %arg13, %c_4, %125, %280, %arg4, %arg5, %282, %arg6, %arg7, %278#0, %272, %273, %c_75, %278#1, %278#2) : (tensor<8xi32>, tensor<6x3xi32>, tensor<6x3xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<4xi32>, tensor<8xi32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>)
    %284 = stablehlo.multiply %283#0, %283#0 : tensor<8x1x32xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.reduce(%284 init: %cst_76) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_77 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %288 = stablehlo.divide %286, %287 : tensor<8x1x1xf32>
    %cst_78 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %290 = stablehlo.add %288, %289 : tensor<8x1x1xf32>
    %291 = stablehlo.rsqrt %290 : tensor<8x1x1xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %293 = stablehlo.multiply %283#0, %292 : tensor<8x1x32xf32>
    %294 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %296 = stablehlo.multiply %293, %295 : tensor<8x1x32xf32>
    %297 = stablehlo.reshape %296 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %298 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %299 = stablehlo.compare LT, %125, %298, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_80 = stablehlo.constant dense<3> : tensor<i32>
    %300 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %301 = stablehlo.add %125, %300 : tensor<8xi32>
    %302 = stablehlo.select %299, %301, %125 : tensor<8xi1>, tensor<8xi32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %304 = "stablehlo.gather"(%6, %303) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %305 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %306 = stablehlo.compare LT, %125, %305, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_82 = stablehlo.constant dense<3> : tensor<i32>
    %307 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %308 = stablehlo.add %125, %307 : tensor<8xi32>
    %309 = stablehlo.select %306, %308, %125 : tensor<8xi1>, tensor<8xi32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %311 = "stablehlo.gather"(%13, %310) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %312 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %313 = stablehlo.compare LT, %125, %312, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_84 = stablehlo.constant dense<3> : tensor<i32>
    %314 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %315 = stablehlo.add %125, %314 : tensor<8xi32>
    %316 = stablehlo.select %313, %315, %125 : tensor<8xi1>, tensor<8xi32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %318 = "stablehlo.gather"(%20, %317) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %319 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %320 = stablehlo.compare LT, %125, %319, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %321 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %322 = stablehlo.add %125, %321 : tensor<8xi32>
    %323 = stablehlo.select %320, %322, %125 : tensor<8xi1>, tensor<8xi32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %325 = "stablehlo.gather"(%27, %324) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %326 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %327 = stablehlo.compare LT, %125, %326, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_88 = stablehlo.constant dense<3> : tensor<i32>
    %328 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %329 = stablehlo.add %125, %328 : tensor<8xi32>
    %330 = stablehlo.select %327, %329, %125 : tensor<8xi1>, tensor<8xi32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %332 = "stablehlo.gather"(%34, %331) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %333 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %334 = stablehlo.compare LT, %125, %333, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_90 = stablehlo.constant dense<3> : tensor<i32>
    %335 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %336 = stablehlo.add %125, %335 : tensor<8xi32>
    %337 = stablehlo.select %334, %336, %125 : tensor<8xi1>, tensor<8xi32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %339 = "stablehlo.gather"(%41, %338) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %340 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %341 = stablehlo.compare LT, %125, %340, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_92 = stablehlo.constant dense<3> : tensor<i32>
    %342 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %343 = stablehlo.add %125, %342 : tensor<8xi32>
    %344 = stablehlo.select %341, %343, %125 : tensor<8xi1>, tensor<8xi32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %346 = "stablehlo.gather"(%48, %345) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %347 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %348 = stablehlo.compare LT, %125, %347, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_94 = stablehlo.constant dense<3> : tensor<i32>
    %349 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %350 = stablehlo.add %125, %349 : tensor<8xi32>
    %351 = stablehlo.select %348, %350, %125 : tensor<8xi1>, tensor<8xi32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %353 = "stablehlo.gather"(%55, %352) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<8x1xi32>) -> tensor<8x2xui32>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %354 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %355 = stablehlo.compare LT, %125, %354, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %356 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %357 = stablehlo.add %125, %356 : tensor<8xi32>
    %358 = stablehlo.select %355, %357, %125 : tensor<8xi1>, tensor<8xi32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %360 = "stablehlo.gather"(%62, %359) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %361 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %362 = stablehlo.compare LT, %125, %361, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %363 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %364 = stablehlo.add %125, %363 : tensor<8xi32>
    %365 = stablehlo.select %362, %364, %125 : tensor<8xi1>, tensor<8xi32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %367 = "stablehlo.gather"(%69, %366) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %368 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %369 = stablehlo.compare LT, %125, %368, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_100 = stablehlo.constant dense<3> : tensor<i32>
    %370 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %371 = stablehlo.add %125, %370 : tensor<8xi32>
    %372 = stablehlo.select %369, %371, %125 : tensor<8xi1>, tensor<8xi32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %374 = "stablehlo.gather"(%76, %373) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %375 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %376 = stablehlo.compare LT, %125, %375, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_102 = stablehlo.constant dense<3> : tensor<i32>
    %377 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %378 = stablehlo.add %125, %377 : tensor<8xi32>
    %379 = stablehlo.select %376, %378, %125 : tensor<8xi1>, tensor<8xi32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %381 = "stablehlo.gather"(%83, %380) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %382 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %383 = stablehlo.compare LT, %125, %382, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_104 = stablehlo.constant dense<3> : tensor<i32>
    %384 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %385 = stablehlo.add %125, %384 : tensor<8xi32>
    %386 = stablehlo.select %383, %385, %125 : tensor<8xi1>, tensor<8xi32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %388 = "stablehlo.gather"(%90, %387) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %389 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %390 = stablehlo.compare LT, %125, %389, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_106 = stablehlo.constant dense<3> : tensor<i32>
    %391 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %392 = stablehlo.add %125, %391 : tensor<8xi32>
    %393 = stablehlo.select %390, %392, %125 : tensor<8xi1>, tensor<8xi32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %395 = "stablehlo.gather"(%97, %394) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %396 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %397 = stablehlo.compare LT, %125, %396, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_108 = stablehlo.constant dense<3> : tensor<i32>
    %398 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %399 = stablehlo.add %125, %398 : tensor<8xi32>
    %400 = stablehlo.select %397, %399, %125 : tensor<8xi1>, tensor<8xi32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %402 = "stablehlo.gather"(%104, %401) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %403 = stablehlo.broadcast_in_dim %c_109, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %404 = stablehlo.compare LT, %125, %403, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_110 = stablehlo.constant dense<3> : tensor<i32>
    %405 = stablehlo.broadcast_in_dim %c_110, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %406 = stablehlo.add %125, %405 : tensor<8xi32>
    %407 = stablehlo.select %404, %406, %125 : tensor<8xi1>, tensor<8xi32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %409 = "stablehlo.gather"(%arg36, %408) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %410 = stablehlo.broadcast_in_dim %c_111, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %411 = stablehlo.compare LT, %134, %410, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_112 = stablehlo.constant dense<4> : tensor<i32>
    %412 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %413 = stablehlo.add %134, %412 : tensor<8xi32>
    %414 = stablehlo.select %411, %413, %134 : tensor<8xi1>, tensor<8xi32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %416 = "stablehlo.gather"(%c_5, %415) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %417 = stablehlo.add %318, %416 : tensor<8xi32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %418 = "stablehlo.case"(%c_113) ({
      %c_185 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_185 : tensor<i32>
    }, {
      %c_185 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_185 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %419 = "stablehlo.case"(%418) ({
      %c_185 = stablehlo.constant dense<0> : tensor<i32>
      %664 = func.call @_pad(%297, %c_185) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %665 = stablehlo.reshape %664 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %666 = stablehlo.reshape %665 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %667 = stablehlo.dot_general %666, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x97xf32>) -> tensor<8x97xf32>
      stablehlo.return %667 : tensor<8x97xf32>
    }) : (tensor<i32>) -> tensor<8x97xf32>
    %cst_114 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %420 = stablehlo.reduce(%419 init: %cst_114) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %421 = stablehlo.iota dim = 0 : tensor<97xi32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_115 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %423 = stablehlo.reduce(%419 init: %cst_115) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
    %426 = stablehlo.compare EQ, %419, %425, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
    %c_116 = stablehlo.constant dense<97> : tensor<i32>
    %427 = call @_where_13(%426, %422, %c_116) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
    %c_117 = stablehlo.constant dense<2147483647> : tensor<i32>
    %428 = stablehlo.reduce(%427 init: %c_117) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
    %c_118 = stablehlo.constant dense<96> : tensor<i32>
    %429 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %430 = stablehlo.minimum %428, %429 : tensor<8xi32>
    %431 = stablehlo.compare NE, %420, %420, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %432 = stablehlo.not %431 : tensor<8xi1>
    %433 = stablehlo.and %197, %346 : tensor<8xi1>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %435 = stablehlo.compare GT, %360, %434, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %436 = stablehlo.and %197, %435 : tensor<8xi1>
    %437 = stablehlo.or %433, %436 : tensor<8xi1>
    %c_120 = stablehlo.constant dense<false> : tensor<i1>
    %438 = stablehlo.reduce(%437 init: %c_120) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %439 = stablehlo.convert %438 : (tensor<i1>) -> tensor<i32>
    %440 = "stablehlo.case"(%439) ({
      stablehlo.return %430 : tensor<8xi32>
    }, {
      %c_185 = stablehlo.constant dense<false> : tensor<i1>
      %664 = stablehlo.reduce(%433 init: %c_185) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %665 = stablehlo.convert %664 : (tensor<i1>) -> tensor<i32>
      %666 = "stablehlo.case"(%665) ({
        stablehlo.return %419 : tensor<8x97xf32>
      }, {
        %c_187 = stablehlo.constant dense<0> : tensor<i32>
        %670 = stablehlo.broadcast_in_dim %c_187, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %671 = stablehlo.compare LT, %409, %670, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_188 = stablehlo.constant dense<2> : tensor<i32>
        %672 = stablehlo.broadcast_in_dim %c_188, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %673 = stablehlo.add %409, %672 : tensor<8xi32>
        %674 = stablehlo.select %671, %673, %409 : tensor<8xi1>, tensor<8xi32>
        %675 = stablehlo.broadcast_in_dim %674, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %676 = "stablehlo.gather"(%arg29, %675) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_189 = stablehlo.constant dense<0> : tensor<i32>
        %677 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %678 = stablehlo.compare LT, %409, %677, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_190 = stablehlo.constant dense<2> : tensor<i32>
        %679 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %680 = stablehlo.add %409, %679 : tensor<8xi32>
        %681 = stablehlo.select %678, %680, %409 : tensor<8xi1>, tensor<8xi32>
        %682 = stablehlo.broadcast_in_dim %681, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %683 = "stablehlo.gather"(%arg30, %682) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %684 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %685 = stablehlo.compare LT, %409, %684, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_192 = stablehlo.constant dense<2> : tensor<i32>
        %686 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %687 = stablehlo.add %409, %686 : tensor<8xi32>
        %688 = stablehlo.select %685, %687, %409 : tensor<8xi1>, tensor<8xi32>
        %689 = stablehlo.broadcast_in_dim %688, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %690 = "stablehlo.gather"(%arg31, %689) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xf32>, tensor<8x1xi32>) -> tensor<8x97xf32>
        %c_193 = stablehlo.constant dense<0> : tensor<i32>
        %691 = stablehlo.broadcast_in_dim %c_193, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %692 = stablehlo.compare LT, %409, %691, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_194 = stablehlo.constant dense<2> : tensor<i32>
        %693 = stablehlo.broadcast_in_dim %c_194, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %694 = stablehlo.add %409, %693 : tensor<8xi32>
        %695 = stablehlo.select %692, %694, %409 : tensor<8xi1>, tensor<8xi32>
        %696 = stablehlo.broadcast_in_dim %695, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %697 = "stablehlo.gather"(%arg32, %696) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_195 = stablehlo.constant dense<0> : tensor<i32>
        %698 = stablehlo.broadcast_in_dim %c_195, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %699 = stablehlo.compare LT, %409, %698, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_196 = stablehlo.constant dense<2> : tensor<i32>
        %700 = stablehlo.broadcast_in_dim %c_196, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %701 = stablehlo.add %409, %700 : tensor<8xi32>
        %702 = stablehlo.select %699, %701, %409 : tensor<8xi1>, tensor<8xi32>
        %703 = stablehlo.broadcast_in_dim %702, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %704 = "stablehlo.gather"(%arg33, %703) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<2x97xi32>, tensor<8x1xi32>) -> tensor<8x97xi32>
        %c_197 = stablehlo.constant dense<0> : tensor<i32>
        %705 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %706 = stablehlo.compare LT, %134, %705, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_198 = stablehlo.constant dense<4> : tensor<i32>
        %707 = stablehlo.broadcast_in_dim %c_198, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %708 = stablehlo.add %134, %707 : tensor<8xi32>
        %709 = stablehlo.select %706, %708, %134 : tensor<8xi1>, tensor<8xi32>
        %710 = stablehlo.broadcast_in_dim %709, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %c_199 = stablehlo.constant dense<1> : tensor<i32>
        %711 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
        %712 = stablehlo.concatenate %710, %711, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
        %713 = "stablehlo.gather"(%c_6, %712) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<4x4xi1>, tensor<8x2xi32>) -> tensor<8x3xi1>
        %c_200 = stablehlo.constant dense<0> : tensor<i32>
        %714 = stablehlo.broadcast_in_dim %c_200, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %715 = stablehlo.compare LT, %125, %714, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_201 = stablehlo.constant dense<3> : tensor<i32>
        %716 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %717 = stablehlo.add %125, %716 : tensor<8xi32>
        %718 = stablehlo.select %715, %717, %125 : tensor<8xi1>, tensor<8xi32>
        %719 = stablehlo.broadcast_in_dim %718, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %c_202 = stablehlo.constant dense<1> : tensor<i32>
        %720 = stablehlo.broadcast_in_dim %c_202, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
        %721 = stablehlo.concatenate %719, %720, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
        %722 = "stablehlo.gather"(%176, %721) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<3x4xi32>, tensor<8x2xi32>) -> tensor<8x3xi32>
        %c_203 = stablehlo.constant dense<97> : tensor<i32>
        %723 = func.call @_where_14(%713, %722, %c_203) : (tensor<8x3xi1>, tensor<8x3xi32>, tensor<i32>) -> tensor<8x3xi32>
        %724 = stablehlo.iota dim = 0 : tensor<8xi32>
        %725 = stablehlo.broadcast_in_dim %724, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %c_204 = stablehlo.constant dense<0> : tensor<i32>
        %726 = stablehlo.broadcast_in_dim %c_204, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
        %727 = stablehlo.compare LT, %725, %726, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
        %c_205 = stablehlo.constant dense<8> : tensor<i32>
        %728 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
        %729 = stablehlo.add %725, %728 : tensor<8x1xi32>
        %730 = stablehlo.select %727, %729, %725 : tensor<8x1xi1>, tensor<8x1xi32>
        %c_206 = stablehlo.constant dense<0> : tensor<i32>
        %731 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
        %732 = stablehlo.compare LT, %723, %731, SIGNED : (tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x3xi1>
        %c_207 = stablehlo.constant dense<97> : tensor<i32>
        %733 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
        %734 = stablehlo.add %723, %733 : tensor<8x3xi32>
        %735 = stablehlo.select %732, %734, %723 : tensor<8x3xi1>, tensor<8x3xi32>
        %736 = stablehlo.broadcast_in_dim %730, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x3xi32>
        %737 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<8x3xi32>) -> tensor<8x3x1xi32>
        %738 = stablehlo.broadcast_in_dim %735, dims = [0, 1] : (tensor<8x3xi32>) -> tensor<8x3x1xi32>
        %739 = stablehlo.concatenate %737, %738, dim = 2 : (tensor<8x3x1xi32>, tensor<8x3x1xi32>) -> tensor<8x3x2xi32>
        %c_208 = stablehlo.constant dense<1> : tensor<i32>
        %740 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
        %741 = "stablehlo.scatter"(%704, %739, %740) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
          %774 = stablehlo.add %arg39, %arg40 : tensor<i32>
          stablehlo.return %774 : tensor<i32>
        }) : (tensor<8x97xi32>, tensor<8x3x2xi32>, tensor<8x3xi32>) -> tensor<8x97xi32>
        %742 = stablehlo.compare LT, %417, %339, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %743 = stablehlo.broadcast_in_dim %742, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %744 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %745 = stablehlo.and %744, %683 : tensor<8x97xi1>
        %cst_209 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %746 = func.call @_where_15(%745, %cst_209, %419) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %747 = stablehlo.add %746, %690 : tensor<8x97xf32>
        %748 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_210 = stablehlo.constant dense<0> : tensor<i32>
        %749 = stablehlo.broadcast_in_dim %c_210, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %750 = stablehlo.compare GT, %741, %749, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %751 = stablehlo.or %697, %750 : tensor<8x97xi1>
        %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %752 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
        %753 = stablehlo.compare GT, %747, %752, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %754 = stablehlo.broadcast_in_dim %748, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %755 = stablehlo.divide %747, %754 : tensor<8x97xf32>
        %756 = stablehlo.broadcast_in_dim %748, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %757 = stablehlo.multiply %747, %756 : tensor<8x97xf32>
        %758 = func.call @_where_16(%753, %755, %757) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %759 = func.call @_where_16(%751, %758, %747) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %760 = stablehlo.broadcast_in_dim %402, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %761 = stablehlo.convert %741 : (tensor<8x97xi32>) -> tensor<8x97xf32>
        %762 = stablehlo.broadcast_in_dim %760, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %763 = stablehlo.multiply %762, %761 : tensor<8x97xf32>
        %764 = stablehlo.subtract %759, %763 : tensor<8x97xf32>
        %765 = stablehlo.broadcast_in_dim %395, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_212 = stablehlo.constant dense<0> : tensor<i32>
        %766 = stablehlo.broadcast_in_dim %c_212, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %767 = stablehlo.compare GT, %741, %766, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %768 = stablehlo.convert %767 : (tensor<8x97xi1>) -> tensor<8x97xf32>
        %769 = stablehlo.broadcast_in_dim %765, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %770 = stablehlo.multiply %769, %768 : tensor<8x97xf32>
        %771 = stablehlo.subtract %764, %770 : tensor<8x97xf32>
        %772 = stablehlo.broadcast_in_dim %433, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %773 = func.call @_where_17(%772, %771, %419) : (tensor<8x1xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        stablehlo.return %773 : tensor<8x97xf32>
      }) : (tensor<i32>) -> tensor<8x97xf32>
      %c_186 = stablehlo.constant dense<false> : tensor<i1>
      %667 = stablehlo.reduce(%436 init: %c_186) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %668 = stablehlo.convert %667 : (tensor<i1>) -> tensor<i32>
      %669 = "stablehlo.case"(%668) ({
        %670 = stablehlo.iota dim = 0 : tensor<97xi32>
        %671 = stablehlo.broadcast_in_dim %670, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_187 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %672 = stablehlo.reduce(%666 init: %cst_187) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %673 = stablehlo.broadcast_in_dim %672, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %674 = stablehlo.broadcast_in_dim %673, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %675 = stablehlo.compare EQ, %666, %674, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_188 = stablehlo.constant dense<97> : tensor<i32>
        %676 = func.call @_where_13(%675, %671, %c_188) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_189 = stablehlo.constant dense<2147483647> : tensor<i32>
        %677 = stablehlo.reduce(%676 init: %c_189) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_190 = stablehlo.constant dense<96> : tensor<i32>
        %678 = stablehlo.broadcast_in_dim %c_190, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %679 = stablehlo.minimum %677, %678 : tensor<8xi32>
        stablehlo.return %679 : tensor<8xi32>
      }, {
        %c_187 = stablehlo.constant dense<1> : tensor<i32>
        %670 = func.call @_where_18(%436, %360, %c_187) : (tensor<8xi1>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
        %671 = stablehlo.broadcast_in_dim %670, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %672 = stablehlo.broadcast_in_dim %671, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %673 = stablehlo.divide %666, %672 : tensor<8x97xf32>
        %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %674 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %675 = stablehlo.compare GT, %381, %674, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %676 = stablehlo.and %675, %436 : tensor<8xi1>
        %c_189 = stablehlo.constant dense<false> : tensor<i1>
        %677 = stablehlo.reduce(%676 init: %c_189) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %678 = stablehlo.convert %677 : (tensor<i1>) -> tensor<i32>
        %679 = "stablehlo.case"(%678) ({
          %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %744 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %744 : tensor<8xf32>
        }, {
          %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %744 = stablehlo.reduce(%673 init: %cst_206) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %745 = stablehlo.log %381 : tensor<8xf32>
          %746 = stablehlo.add %744, %745 : tensor<8xf32>
          stablehlo.return %746 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %680 = stablehlo.broadcast_in_dim %676, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %681 = stablehlo.broadcast_in_dim %679, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %682 = stablehlo.convert %681 : tensor<8x1xf32>
        %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %684 = stablehlo.compare LT, %673, %683, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %685 = stablehlo.broadcast_in_dim %680, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %686 = stablehlo.and %685, %684 : tensor<8x97xi1>
        %cst_190 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %687 = func.call @_where_15(%686, %cst_190, %673) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %c_191 = stablehlo.constant dense<0> : tensor<i32>
        %688 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %689 = stablehlo.compare GT, %367, %688, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_192 = stablehlo.constant dense<97> : tensor<i32>
        %690 = stablehlo.broadcast_in_dim %c_192, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %691 = stablehlo.compare LT, %367, %690, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %692 = stablehlo.and %689, %691 : tensor<8xi1>
        %693 = stablehlo.and %692, %436 : tensor<8xi1>
        %c_193 = stablehlo.constant dense<false> : tensor<i1>
        %694 = stablehlo.reduce(%693 init: %c_193) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %695 = stablehlo.convert %694 : (tensor<i1>) -> tensor<i32>
        %696 = "stablehlo.case"(%695) ({
          %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %744 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %744 : tensor<8xf32>
        }, {
          %744 = stablehlo.bitcast_convert %687 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_206 = stablehlo.constant dense<0> : tensor<i32>
          %745 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %746 = stablehlo.compare LT, %744, %745, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_207 = stablehlo.constant dense<2147483647> : tensor<i32>
          %747 = stablehlo.broadcast_in_dim %c_207, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %748 = stablehlo.xor %744, %747 : tensor<8x97xi32>
          %749 = func.call @_where_19(%746, %748, %744) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_208 = stablehlo.constant dense<2147483647> : tensor<i32>
          %750 = stablehlo.reduce(%749 init: %c_208) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_209 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %751 = stablehlo.reduce(%749 init: %c_209) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_210 = stablehlo.constant dense<0> : tensor<i32>
          %c_211 = stablehlo.constant dense<0> : tensor<i32>
          %752:6 = stablehlo.while(%iterArg = %749, %iterArg_214 = %367, %iterArg_215 = %c_211, %iterArg_216 = %c_210, %iterArg_217 = %750, %iterArg_218 = %751) : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_219 = stablehlo.constant dense<32> : tensor<i32>
            %759 = stablehlo.compare LT, %iterArg_215, %c_219, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %759 : tensor<i1>
          } do {
            %759:3 = func.call @closed_call_20(%iterArg, %iterArg_214, %iterArg_216, %iterArg_217, %iterArg_218) : (tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_219 = stablehlo.constant dense<1> : tensor<i32>
            %760 = stablehlo.add %iterArg_215, %c_219 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_214, %760, %759#0, %759#1, %759#2 : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_212 = stablehlo.constant dense<0> : tensor<i32>
          %753 = stablehlo.broadcast_in_dim %c_212, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %754 = stablehlo.compare LT, %752#4, %753, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_213 = stablehlo.constant dense<2147483647> : tensor<i32>
          %755 = stablehlo.broadcast_in_dim %c_213, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %756 = stablehlo.xor %752#4, %755 : tensor<8xi32>
          %757 = func.call @_where_21(%754, %756, %752#4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %758 = stablehlo.bitcast_convert %757 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %758 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %697 = stablehlo.broadcast_in_dim %693, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %698 = stablehlo.broadcast_in_dim %696, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %699 = stablehlo.convert %698 : tensor<8x1xf32>
        %700 = stablehlo.broadcast_in_dim %699, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %701 = stablehlo.compare LT, %687, %700, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %702 = stablehlo.broadcast_in_dim %697, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %703 = stablehlo.and %702, %701 : tensor<8x97xi1>
        %cst_194 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %704 = func.call @_where_15(%703, %cst_194, %687) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %cst_195 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %705 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %706 = stablehlo.compare LT, %374, %705, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %707 = stablehlo.and %706, %436 : tensor<8xi1>
        %c_196 = stablehlo.constant dense<false> : tensor<i1>
        %708 = stablehlo.reduce(%707 init: %c_196) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %709 = stablehlo.convert %708 : (tensor<i1>) -> tensor<i32>
        %710 = "stablehlo.case"(%709) ({
          %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %744 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %744 : tensor<8xf32>
        }, {
          %cst_206 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %744 = stablehlo.reduce(%704 init: %cst_206) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %745 = stablehlo.broadcast_in_dim %744, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
          %746 = stablehlo.broadcast_in_dim %745, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
          %747 = stablehlo.subtract %704, %746 : tensor<8x97xf32>
          %748 = stablehlo.exponential %747 : tensor<8x97xf32>
          %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %749 = stablehlo.reduce(%748 init: %cst_207) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %750 = stablehlo.multiply %374, %749 : tensor<8xf32>
          %751 = stablehlo.bitcast_convert %704 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_208 = stablehlo.constant dense<0> : tensor<i32>
          %752 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %753 = stablehlo.compare LT, %751, %752, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_209 = stablehlo.constant dense<2147483647> : tensor<i32>
          %754 = stablehlo.broadcast_in_dim %c_209, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %755 = stablehlo.xor %751, %754 : tensor<8x97xi32>
          %756 = func.call @_where_19(%753, %755, %751) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_210 = stablehlo.constant dense<2147483647> : tensor<i32>
          %757 = stablehlo.reduce(%756 init: %c_210) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_211 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %758 = stablehlo.reduce(%756 init: %c_211) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_212 = stablehlo.constant dense<0> : tensor<i32>
          %c_213 = stablehlo.constant dense<0> : tensor<i32>
          %759:7 = stablehlo.while(%iterArg = %756, %iterArg_216 = %748, %iterArg_217 = %750, %iterArg_218 = %c_213, %iterArg_219 = %c_212, %iterArg_220 = %757, %iterArg_221 = %758) : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_222 = stablehlo.constant dense<32> : tensor<i32>
            %766 = stablehlo.compare LT, %iterArg_218, %c_222, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %766 : tensor<i1>
          } do {
            %766:3 = func.call @closed_call_22(%iterArg, %iterArg_216, %iterArg_217, %iterArg_219, %iterArg_220, %iterArg_221) : (tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_222 = stablehlo.constant dense<1> : tensor<i32>
            %767 = stablehlo.add %iterArg_218, %c_222 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_216, %iterArg_217, %767, %766#0, %766#1, %766#2 : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_214 = stablehlo.constant dense<0> : tensor<i32>
          %760 = stablehlo.broadcast_in_dim %c_214, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %761 = stablehlo.compare LT, %759#5, %760, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_215 = stablehlo.constant dense<2147483647> : tensor<i32>
          %762 = stablehlo.broadcast_in_dim %c_215, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %763 = stablehlo.xor %759#5, %762 : tensor<8xi32>
          %764 = func.call @_where_21(%761, %763, %759#5) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %765 = stablehlo.bitcast_convert %764 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %765 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %711 = stablehlo.broadcast_in_dim %707, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %712 = stablehlo.broadcast_in_dim %710, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %713 = stablehlo.convert %712 : tensor<8x1xf32>
        %714 = stablehlo.broadcast_in_dim %713, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %715 = stablehlo.compare LT, %704, %714, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %716 = stablehlo.broadcast_in_dim %711, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %717 = stablehlo.and %716, %715 : tensor<8x97xi1>
        %cst_197 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %718 = func.call @_where_15(%717, %cst_197, %704) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %719 = stablehlo.convert %417 : (tensor<8xi32>) -> tensor<8xui32>
        %720 = func.call @_threefry_fold_in(%353, %719) : (tensor<8x2xui32>, tensor<8xui32>) -> tensor<8x2xui32>
        %721 = func.call @_gumbel(%720) : (tensor<8x2xui32>) -> tensor<8x97xf32>
        %722 = stablehlo.add %718, %721 : tensor<8x97xf32>
        %723 = stablehlo.iota dim = 0 : tensor<97xi32>
        %724 = stablehlo.broadcast_in_dim %723, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_198 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %725 = stablehlo.reduce(%722 init: %cst_198) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %726 = stablehlo.broadcast_in_dim %725, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %727 = stablehlo.broadcast_in_dim %726, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %728 = stablehlo.compare EQ, %722, %727, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_199 = stablehlo.constant dense<97> : tensor<i32>
        %729 = func.call @_where_13(%728, %724, %c_199) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_200 = stablehlo.constant dense<2147483647> : tensor<i32>
        %730 = stablehlo.reduce(%729 init: %c_200) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_201 = stablehlo.constant dense<96> : tensor<i32>
        %731 = stablehlo.broadcast_in_dim %c_201, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %732 = stablehlo.minimum %730, %731 : tensor<8xi32>
        %733 = stablehlo.iota dim = 0 : tensor<97xi32>
        %734 = stablehlo.broadcast_in_dim %733, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_202 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %735 = stablehlo.reduce(%666 init: %cst_202) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %736 = stablehlo.broadcast_in_dim %735, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %737 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %738 = stablehlo.compare EQ, %666, %737, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_203 = stablehlo.constant dense<97> : tensor<i32>
        %739 = func.call @_where_13(%738, %734, %c_203) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_204 = stablehlo.constant dense<2147483647> : tensor<i32>
        %740 = stablehlo.reduce(%739 init: %c_204) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_205 = stablehlo.constant dense<96> : tensor<i32>
        %741 = stablehlo.broadcast_in_dim %c_205, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %742 = stablehlo.minimum %740, %741 : tensor<8xi32>
        %743 = func.call @_where_21(%436, %732, %742) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        stablehlo.return %743 : tensor<8xi32>
      }) : (tensor<i32>) -> tensor<8xi32>
      stablehlo.return %669 : tensor<8xi32>
    }) : (tensor<i32>) -> tensor<8xi32>
    %c_121 = stablehlo.constant dense<-2> : tensor<i32>
    %441 = call @_where_27(%432, %440, %c_121) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_122 = stablehlo.constant dense<0> : tensor<i32>
    %442 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %443 = stablehlo.compare LT, %409, %442, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_123 = stablehlo.constant dense<2> : tensor<i32>
    %444 = stablehlo.broadcast_in_dim %c_123, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %445 = stablehlo.add %409, %444 : tensor<8xi32>
    %446 = stablehlo.select %443, %445, %409 : tensor<8xi1>, tensor<8xi32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %447 = stablehlo.broadcast_in_dim %c_124, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %448 = stablehlo.compare LT, %441, %447, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_125 = stablehlo.constant dense<97> : tensor<i32>
    %449 = stablehlo.broadcast_in_dim %c_125, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %450 = stablehlo.add %441, %449 : tensor<8xi32>
    %451 = stablehlo.select %448, %450, %441 : tensor<8xi1>, tensor<8xi32>
    %452 = stablehlo.broadcast_in_dim %446, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %453 = stablehlo.broadcast_in_dim %451, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %454 = stablehlo.concatenate %452, %453, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %455 = "stablehlo.gather"(%arg29, %454) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x97xi1>, tensor<8x2xi32>) -> tensor<8xi1>
    %c_126 = stablehlo.constant dense<1> : tensor<i32>
    %456 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %457 = stablehlo.add %417, %456 : tensor<8xi32>
    %458 = stablehlo.compare GE, %457, %325, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %459 = stablehlo.or %455, %458 : tensor<8xi1>
    %460 = stablehlo.not %432 : tensor<8xi1>
    %461 = stablehlo.or %459, %460 : tensor<8xi1>
    %c_127 = stablehlo.constant dense<0> : tensor<i32>
    %462 = stablehlo.broadcast_in_dim %c_127, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %463 = stablehlo.compare LT, %175, %462, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_128 = stablehlo.constant dense<8> : tensor<i32>
    %464 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %465 = stablehlo.add %175, %464 : tensor<3x4xi32>
    %466 = stablehlo.select %463, %465, %175 : tensor<3x4xi1>, tensor<3x4xi32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    %468 = "stablehlo.gather"(%441, %467) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<3x4x1xi32>) -> tensor<3x4xi32>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %469 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %470 = stablehlo.compare LT, %175, %469, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_130 = stablehlo.constant dense<8> : tensor<i32>
    %471 = stablehlo.broadcast_in_dim %c_130, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %472 = stablehlo.add %175, %471 : tensor<3x4xi32>
    %473 = stablehlo.select %470, %472, %175 : tensor<3x4xi1>, tensor<3x4xi32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    %475 = "stablehlo.gather"(%461, %474) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi1>, tensor<3x4x1xi32>) -> tensor<3x4xi1>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %476 = stablehlo.broadcast_in_dim %c_131, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %477 = stablehlo.slice %169 [0:3, 0:1] : (tensor<3x4xi1>) -> tensor<3x1xi1>
    %c_132 = stablehlo.constant dense<0> : tensor<i32>
    %478 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_133 = stablehlo.constant dense<0> : tensor<i32>
    %479 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
    %c_134 = stablehlo.constant dense<false> : tensor<i1>
    %480 = stablehlo.broadcast_in_dim %c_134, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_135 = stablehlo.constant dense<false> : tensor<i1>
    %481 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i1>) -> tensor<3x3x1xi1>
    %c_136 = stablehlo.constant dense<0> : tensor<i32>
    %482:12 = stablehlo.while(%iterArg = %468, %iterArg_185 = %475, %iterArg_186 = %c_7, %iterArg_187 = %169, %iterArg_188 = %176, %iterArg_189 = %c_136, %iterArg_190 = %476, %iterArg_191 = %477, %iterArg_192 = %478, %iterArg_193 = %479, %iterArg_194 = %480, %iterArg_195 = %481) : tensor<3x4xi32>, tensor<3x4xi1>, tensor<4x2xi32>, tensor<3x4xi1>, tensor<3x4xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    cond {
      %c_196 = stablehlo.constant dense<3> : tensor<i32>
      %664 = stablehlo.compare LT, %iterArg_189, %c_196, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %664 : tensor<i1>
    } do {
      %664:6 = func.call @closed_call_28(%iterArg, %iterArg_185, %iterArg_186, %iterArg_187, %iterArg_188, %iterArg_190, %iterArg_191) : (tensor<3x4xi32>, tensor<3x4xi1>, tensor<4x2xi32>, tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x1xi32>, tensor<3x1xi1>) -> (tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>)
      %665 = func.call @dynamic_update_index_in_dim_34(%iterArg_192, %664#2, %iterArg_189) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %666 = func.call @dynamic_update_index_in_dim_34(%iterArg_193, %664#3, %iterArg_189) : (tensor<3x3x1xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3x1xi32>
      %667 = func.call @dynamic_update_index_in_dim_35(%iterArg_194, %664#4, %iterArg_189) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %668 = func.call @dynamic_update_index_in_dim_35(%iterArg_195, %664#5, %iterArg_189) : (tensor<3x3x1xi1>, tensor<3x1xi1>, tensor<i32>) -> tensor<3x3x1xi1>
      %c_196 = stablehlo.constant dense<1> : tensor<i32>
      %669 = stablehlo.add %iterArg_189, %c_196 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_185, %iterArg_186, %iterArg_187, %iterArg_188, %669, %664#0, %664#1, %665, %666, %667, %668 : tensor<3x4xi32>, tensor<3x4xi1>, tensor<4x2xi32>, tensor<3x4xi1>, tensor<3x4xi32>, tensor<i32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x3x1xi32>, tensor<3x3x1xi32>, tensor<3x3x1xi1>, tensor<3x3x1xi1>
    }
    %483 = stablehlo.reshape %482#8 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %484 = stablehlo.transpose %483, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %485 = stablehlo.reshape %482#9 : (tensor<3x3x1xi32>) -> tensor<3x3xi32>
    %486 = stablehlo.transpose %485, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %487 = stablehlo.reshape %482#10 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %488 = stablehlo.transpose %487, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %489 = stablehlo.reshape %482#11 : (tensor<3x3x1xi1>) -> tensor<3x3xi1>
    %490 = stablehlo.transpose %489, dims = [1, 0] : (tensor<3x3xi1>) -> tensor<3x3xi1>
    %491 = stablehlo.convert %488 : (tensor<3x3xi1>) -> tensor<3x3xi32>
    %c_137 = stablehlo.constant dense<0> : tensor<i32>
    %492 = stablehlo.reduce(%491 init: %c_137) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_138 = stablehlo.constant dense<false> : tensor<i1>
    %493 = stablehlo.reduce(%490 init: %c_138) applies stablehlo.or across dimensions = [1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<3xi1>
    %c_139 = stablehlo.constant dense<-1> : tensor<i32>
    %494 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %495 = stablehlo.compare NE, %484, %494, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %496 = call @take_along_axis_36(%175, %486) : (tensor<3x4xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %c_140 = stablehlo.constant dense<8> : tensor<i32>
    %497 = call @_where_37(%495, %496, %c_140) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %498 = stablehlo.broadcast_in_dim %arg36, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_141 = stablehlo.constant dense<2> : tensor<i32>
    %499 = call @_where_38(%495, %498, %c_141) : (tensor<3x3xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_142 = stablehlo.constant dense<0> : tensor<i32>
    %500 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %501 = stablehlo.compare LT, %497, %500, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_143 = stablehlo.constant dense<8> : tensor<i32>
    %502 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %503 = stablehlo.add %497, %502 : tensor<3x3xi32>
    %504 = stablehlo.select %501, %503, %497 : tensor<3x3xi1>, tensor<3x3xi32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %506 = "stablehlo.gather"(%283#1, %505) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3, 4], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 2, 8>}> : (tensor<2x8x2x8xf32>, tensor<3x3x1xi32>) -> tensor<2x3x3x2x8xf32>
    %507 = stablehlo.transpose %506, dims = [1, 2, 0, 3, 4] : (tensor<2x3x3x2x8xf32>) -> tensor<3x3x2x2x8xf32>
    %c_144 = stablehlo.constant dense<0> : tensor<i32>
    %508 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %509 = stablehlo.compare LT, %497, %508, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_145 = stablehlo.constant dense<8> : tensor<i32>
    %510 = stablehlo.broadcast_in_dim %c_145, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %511 = stablehlo.add %497, %510 : tensor<3x3xi32>
    %512 = stablehlo.select %509, %511, %497 : tensor<3x3xi1>, tensor<3x3xi32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %514 = "stablehlo.gather"(%283#2, %513) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3, 4], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 2, 8>}> : (tensor<2x8x2x8xf32>, tensor<3x3x1xi32>) -> tensor<2x3x3x2x8xf32>
    %515 = stablehlo.transpose %514, dims = [1, 2, 0, 3, 4] : (tensor<2x3x3x2x8xf32>) -> tensor<3x3x2x2x8xf32>
    %516 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %517 = stablehlo.iota dim = 0 : tensor<3xi32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %519 = stablehlo.broadcast_in_dim %516, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %520 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %521 = stablehlo.add %519, %520 : tensor<3x3xi32>
    %c_146 = stablehlo.constant dense<0> : tensor<i32>
    %522 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %523 = stablehlo.compare LT, %499, %522, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_147 = stablehlo.constant dense<2> : tensor<i32>
    %524 = stablehlo.broadcast_in_dim %c_147, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %525 = stablehlo.add %499, %524 : tensor<3x3xi32>
    %526 = stablehlo.select %523, %525, %499 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %527 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %528 = stablehlo.compare LT, %521, %527, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_149 = stablehlo.constant dense<128> : tensor<i32>
    %529 = stablehlo.broadcast_in_dim %c_149, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %530 = stablehlo.add %521, %529 : tensor<3x3xi32>
    %531 = stablehlo.select %528, %530, %521 : tensor<3x3xi1>, tensor<3x3xi32>
    %532 = stablehlo.broadcast_in_dim %526, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %533 = stablehlo.broadcast_in_dim %531, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %534 = stablehlo.concatenate %532, %533, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %535 = "stablehlo.scatter"(%arg12, %534, %507) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3, 4], inserted_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<2x2x2x128x8xf32>, tensor<3x3x2xi32>, tensor<3x3x2x2x8xf32>) -> tensor<2x2x2x128x8xf32>
    %c_150 = stablehlo.constant dense<0> : tensor<i32>
    %536 = stablehlo.broadcast_in_dim %c_150, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %537 = stablehlo.compare LT, %499, %536, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_151 = stablehlo.constant dense<2> : tensor<i32>
    %538 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %539 = stablehlo.add %499, %538 : tensor<3x3xi32>
    %540 = stablehlo.select %537, %539, %499 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_152 = stablehlo.constant dense<0> : tensor<i32>
    %541 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %542 = stablehlo.compare LT, %521, %541, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_153 = stablehlo.constant dense<128> : tensor<i32>
    %543 = stablehlo.broadcast_in_dim %c_153, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %544 = stablehlo.add %521, %543 : tensor<3x3xi32>
    %545 = stablehlo.select %542, %544, %521 : tensor<3x3xi1>, tensor<3x3xi32>
    %546 = stablehlo.broadcast_in_dim %540, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %547 = stablehlo.broadcast_in_dim %545, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %548 = stablehlo.concatenate %546, %547, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %549 = "stablehlo.scatter"(%arg13, %548, %515) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3, 4], inserted_window_dims = [1, 3], scatter_dims_to_operand_dims = [1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<2x2x2x128x8xf32>, tensor<3x3x2xi32>, tensor<3x3x2x2x8xf32>) -> tensor<2x2x2x128x8xf32>
    %c_154 = stablehlo.constant dense<0> : tensor<i32>
    %550 = stablehlo.broadcast_in_dim %c_154, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %551 = stablehlo.compare LT, %497, %550, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_155 = stablehlo.constant dense<8> : tensor<i32>
    %552 = stablehlo.broadcast_in_dim %c_155, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %553 = stablehlo.add %497, %552 : tensor<3x3xi32>
    %554 = stablehlo.select %551, %553, %497 : tensor<3x3xi1>, tensor<3x3xi32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %556 = "stablehlo.gather"(%297, %555) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<8x32xf32>, tensor<3x3x1xi32>) -> tensor<3x3x32xf32>
    %c_156 = stablehlo.constant dense<1> : tensor<i32>
    %557 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %558 = stablehlo.subtract %492, %557 : tensor<3xi32>
    %c_157 = stablehlo.constant dense<0> : tensor<i32>
    %559 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %560 = stablehlo.maximum %558, %559 : tensor<3xi32>
    %561 = stablehlo.broadcast_in_dim %560, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %562 = call @take_along_axis_39(%484, %561) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %563 = stablehlo.reshape %562 : (tensor<3x1xi32>) -> tensor<3xi32>
    %564 = stablehlo.add %13, %492 : tensor<3xi32>
    %565 = stablehlo.add %20, %492 : tensor<3xi32>
    %566 = stablehlo.not %493 : tensor<3xi1>
    %567 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %c_158 = stablehlo.constant dense<0> : tensor<i32>
    %568 = stablehlo.broadcast_in_dim %c_158, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %569 = stablehlo.compare GE, %484, %568, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %570 = stablehlo.broadcast_in_dim %567, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %571 = stablehlo.and %570, %569 : tensor<3x3xi1>
    %c_159 = stablehlo.constant dense<2> : tensor<i32>
    %572 = call @_where_37(%571, %499, %c_159) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<i32>) -> tensor<3x3xi32>
    %c_160 = stablehlo.constant dense<0> : tensor<i32>
    %573 = stablehlo.broadcast_in_dim %c_160, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %574 = stablehlo.compare LT, %572, %573, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_161 = stablehlo.constant dense<2> : tensor<i32>
    %575 = stablehlo.broadcast_in_dim %c_161, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %576 = stablehlo.add %572, %575 : tensor<3x3xi32>
    %577 = stablehlo.select %574, %576, %572 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_162 = stablehlo.constant dense<0> : tensor<i32>
    %578 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %579 = stablehlo.compare LT, %484, %578, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_163 = stablehlo.constant dense<97> : tensor<i32>
    %580 = stablehlo.broadcast_in_dim %c_163, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %581 = stablehlo.add %484, %580 : tensor<3x3xi32>
    %582 = stablehlo.select %579, %581, %484 : tensor<3x3xi1>, tensor<3x3xi32>
    %583 = stablehlo.broadcast_in_dim %577, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %584 = stablehlo.broadcast_in_dim %582, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %585 = stablehlo.concatenate %583, %584, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %c_164 = stablehlo.constant dense<1> : tensor<i32>
    %586 = stablehlo.broadcast_in_dim %c_164, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %587 = "stablehlo.scatter"(%arg33, %585, %586) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      %664 = stablehlo.add %arg39, %arg40 : tensor<i32>
      stablehlo.return %664 : tensor<i32>
    }) : (tensor<2x97xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x97xi32>
    %588 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %589 = stablehlo.iota dim = 0 : tensor<3xi32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %591 = stablehlo.broadcast_in_dim %588, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %592 = stablehlo.broadcast_in_dim %590, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %593 = stablehlo.add %591, %592 : tensor<3x3xi32>
    %594 = stablehlo.slice %499 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %595 = stablehlo.reshape %594 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_165 = stablehlo.constant dense<0> : tensor<i32>
    %596 = stablehlo.broadcast_in_dim %c_165, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %597 = stablehlo.compare LT, %595, %596, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_166 = stablehlo.constant dense<2> : tensor<i32>
    %598 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %599 = stablehlo.add %595, %598 : tensor<3xi32>
    %600 = stablehlo.select %597, %599, %595 : tensor<3xi1>, tensor<3xi32>
    %601 = stablehlo.broadcast_in_dim %600, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %602 = "stablehlo.scatter"(%arg14, %601, %563) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      stablehlo.return %arg40 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_167 = stablehlo.constant dense<0> : tensor<i32>
    %603 = stablehlo.broadcast_in_dim %c_167, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %604 = stablehlo.compare LT, %595, %603, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_168 = stablehlo.constant dense<2> : tensor<i32>
    %605 = stablehlo.broadcast_in_dim %c_168, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %606 = stablehlo.add %595, %605 : tensor<3xi32>
    %607 = stablehlo.select %604, %606, %595 : tensor<3xi1>, tensor<3xi32>
    %608 = stablehlo.broadcast_in_dim %607, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %609 = "stablehlo.scatter"(%arg15, %608, %564) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      stablehlo.return %arg40 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_169 = stablehlo.constant dense<0> : tensor<i32>
    %610 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %611 = stablehlo.compare LT, %595, %610, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_170 = stablehlo.constant dense<2> : tensor<i32>
    %612 = stablehlo.broadcast_in_dim %c_170, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %613 = stablehlo.add %595, %612 : tensor<3xi32>
    %614 = stablehlo.select %611, %613, %595 : tensor<3xi1>, tensor<3xi32>
    %615 = stablehlo.broadcast_in_dim %614, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %616 = "stablehlo.scatter"(%arg16, %615, %565) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      stablehlo.return %arg40 : tensor<i32>
    }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
    %c_171 = stablehlo.constant dense<0> : tensor<i32>
    %617 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %618 = stablehlo.compare LT, %595, %617, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_172 = stablehlo.constant dense<2> : tensor<i32>
    %619 = stablehlo.broadcast_in_dim %c_172, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %620 = stablehlo.add %595, %619 : tensor<3xi32>
    %621 = stablehlo.select %618, %620, %595 : tensor<3xi1>, tensor<3xi32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %623 = "stablehlo.scatter"(%arg18, %622, %566) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i1>, %arg40: tensor<i1>):
      stablehlo.return %arg40 : tensor<i1>
    }) : (tensor<2xi1>, tensor<3x1xi32>, tensor<3xi1>) -> tensor<2xi1>
    %c_173 = stablehlo.constant dense<1> : tensor<i32>
    %624 = stablehlo.broadcast_in_dim %c_173, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %625 = stablehlo.add %593, %624 : tensor<3x3xi32>
    %c_174 = stablehlo.constant dense<0> : tensor<i32>
    %626 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %627 = stablehlo.compare LT, %499, %626, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_175 = stablehlo.constant dense<2> : tensor<i32>
    %628 = stablehlo.broadcast_in_dim %c_175, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %629 = stablehlo.add %499, %628 : tensor<3x3xi32>
    %630 = stablehlo.select %627, %629, %499 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_176 = stablehlo.constant dense<0> : tensor<i32>
    %631 = stablehlo.broadcast_in_dim %c_176, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %632 = stablehlo.compare LT, %625, %631, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_177 = stablehlo.constant dense<128> : tensor<i32>
    %633 = stablehlo.broadcast_in_dim %c_177, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %634 = stablehlo.add %625, %633 : tensor<3x3xi32>
    %635 = stablehlo.select %632, %634, %625 : tensor<3x3xi1>, tensor<3x3xi32>
    %636 = stablehlo.broadcast_in_dim %630, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %637 = stablehlo.broadcast_in_dim %635, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %638 = stablehlo.concatenate %636, %637, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %639 = "stablehlo.scatter"(%arg34, %638, %484) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      stablehlo.return %arg40 : tensor<i32>
    }) : (tensor<2x128xi32>, tensor<3x3x2xi32>, tensor<3x3xi32>) -> tensor<2x128xi32>
    %c_178 = stablehlo.constant dense<0> : tensor<i32>
    %640 = stablehlo.broadcast_in_dim %c_178, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %641 = stablehlo.compare LT, %499, %640, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_179 = stablehlo.constant dense<2> : tensor<i32>
    %642 = stablehlo.broadcast_in_dim %c_179, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %643 = stablehlo.add %499, %642 : tensor<3x3xi32>
    %644 = stablehlo.select %641, %643, %499 : tensor<3x3xi1>, tensor<3x3xi32>
    %c_180 = stablehlo.constant dense<0> : tensor<i32>
    %645 = stablehlo.broadcast_in_dim %c_180, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %646 = stablehlo.compare LT, %593, %645, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_181 = stablehlo.constant dense<128> : tensor<i32>
    %647 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %648 = stablehlo.add %593, %647 : tensor<3x3xi32>
    %649 = stablehlo.select %646, %648, %593 : tensor<3x3xi1>, tensor<3x3xi32>
    %650 = stablehlo.broadcast_in_dim %644, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %651 = stablehlo.broadcast_in_dim %649, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %652 = stablehlo.concatenate %650, %651, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %653 = "stablehlo.scatter"(%arg35, %652, %556) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      stablehlo.return %arg40 : tensor<f32>
    }) : (tensor<2x128x32xf32>, tensor<3x3x2xi32>, tensor<3x3x32xf32>) -> tensor<2x128x32xf32>
    %c_182 = stablehlo.constant dense<-1> : tensor<i32>
    %654 = stablehlo.broadcast_in_dim %c_182, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %655 = stablehlo.slice %499 [0:3, 0:1] : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %656 = stablehlo.reshape %655 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c_183 = stablehlo.constant dense<0> : tensor<i32>
    %657 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %658 = stablehlo.compare LT, %656, %657, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_184 = stablehlo.constant dense<2> : tensor<i32>
    %659 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %660 = stablehlo.add %656, %659 : tensor<3xi32>
    %661 = stablehlo.select %658, %660, %656 : tensor<3xi1>, tensor<3xi32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %663 = "stablehlo.scatter"(%654, %662, %484) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
      stablehlo.return %arg40 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<2x3xi32>
    return %535, %549, %602, %609, %616, %arg17, %623, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %587, %639, %653, %663, %419, %497 : tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi1>, tensor<2x2xui32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x97xi1>, tensor<2x97xi1>, tensor<2x97xf32>, tensor<2x97xi1>, tensor<2x97xi32>, tensor<2x128xi32>, tensor<2x128x32xf32>, tensor<2x3xi32>, tensor<8x97xf32>, tensor<3x3xi32>
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
  func.func private @layer(%arg0: tensor<8xi32>, %arg1: tensor<6x3xi32>, %arg2: tensor<6x3xi32>, %arg3: tensor<6xi32>, %arg4: tensor<6xi32>, %arg5: tensor<2x2x2x128x8xf32>, %arg6: tensor<2x2x2x128x8xf32>, %arg7: tensor<4xi32>, %arg8: tensor<8xi32>, %arg9: tensor<32xf32>, %arg10: tensor<32x64xf32>, %arg11: tensor<32x32xf32>, %arg12: tensor<32xf32>, %arg13: tensor<32x96xf32>, %arg14: tensor<48x32xf32>, %arg15: tensor<8x1x32xf32>, %arg16: tensor<8x1x1x4xf32>, %arg17: tensor<8x1x1x4xf32>, %arg18: tensor<i32>, %arg19: tensor<2x8x2x8xf32>, %arg20: tensor<2x8x2x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) {
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
    %10 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<8x1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }, {
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %158 = stablehlo.reshape %12 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %159 = func.call @_pad(%158, %c_30) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %160 = stablehlo.reshape %159 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %161 = stablehlo.reshape %160 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %162 = stablehlo.dot_general %161, %arg10, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x64xf32>) -> tensor<8x64xf32>
      %163 = stablehlo.reshape %162 : (tensor<8x64xf32>) -> tensor<8x1x64xf32>
      stablehlo.return %163 : tensor<8x1x64xf32>
    }) : (tensor<i32>) -> tensor<8x1x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<8x1x64xf32>) -> tensor<8x1x8x8xf32>
    %16 = stablehlo.slice %15 [0:8, 0:1, 0:4, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x4x8xf32>
    %17 = stablehlo.slice %15 [0:8, 0:1, 4:6, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %18 = stablehlo.slice %15 [0:8, 0:1, 6:8, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %19 = stablehlo.slice %16 [0:8, 0:1, 0:4, 0:4] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %20 = stablehlo.slice %16 [0:8, 0:1, 0:4, 4:8] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %21 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<8x1x4x4xf32>
    %23 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %24 = stablehlo.multiply %20, %23 : tensor<8x1x4x4xf32>
    %25 = stablehlo.subtract %22, %24 : tensor<8x1x4x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %27 = stablehlo.multiply %20, %26 : tensor<8x1x4x4xf32>
    %28 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %29 = stablehlo.multiply %19, %28 : tensor<8x1x4x4xf32>
    %30 = stablehlo.add %27, %29 : tensor<8x1x4x4xf32>
    %31 = stablehlo.concatenate %25, %30, dim = 3 : (tensor<8x1x4x4xf32>, tensor<8x1x4x4xf32>) -> tensor<8x1x4x8xf32>
    %32 = stablehlo.slice %17 [0:8, 0:1, 0:2, 0:4] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %33 = stablehlo.slice %17 [0:8, 0:1, 0:2, 4:8] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %34 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<8x1x2x4xf32>
    %36 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %37 = stablehlo.multiply %33, %36 : tensor<8x1x2x4xf32>
    %38 = stablehlo.subtract %35, %37 : tensor<8x1x2x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %40 = stablehlo.multiply %33, %39 : tensor<8x1x2x4xf32>
    %41 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %42 = stablehlo.multiply %32, %41 : tensor<8x1x2x4xf32>
    %43 = stablehlo.add %40, %42 : tensor<8x1x2x4xf32>
    %44 = stablehlo.concatenate %38, %43, dim = 3 : (tensor<8x1x2x4xf32>, tensor<8x1x2x4xf32>) -> tensor<8x1x2x8xf32>
    %45 = stablehlo.reshape %31 : (tensor<8x1x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %46 = stablehlo.reshape %44 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %47 = stablehlo.reshape %18 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %49 = stablehlo.compare EQ, %arg0, %48, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1xi1>
    %51 = stablehlo.is_finite %46 : (tensor<8x2x8xf32>) -> tensor<8x2x8xi1>
    %52 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<8x1x1xi1>) -> tensor<8x2x8xi1>
    %53 = stablehlo.or %52, %51 : tensor<8x2x8xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %54 = call @_where_3(%53, %46, %c_3) : (tensor<8x2x8xi1>, tensor<8x2x8xf32>, tensor<i32>) -> tensor<8x2x8xf32>
    %55 = stablehlo.is_finite %47 : (tensor<8x2x8xf32>) -> tensor<8x2x8xi1>
    %56 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<8x1x1xi1>) -> tensor<8x2x8xi1>
    %57 = stablehlo.or %56, %55 : tensor<8x2x8xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %58 = call @_where_3(%57, %47, %c_4) : (tensor<8x2x8xi1>, tensor<8x2x8xf32>, tensor<i32>) -> tensor<8x2x8xf32>
    %59 = stablehlo.reshape %45 : (tensor<8x1x2x2x8xf32>) -> tensor<8x2x2x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %61 = stablehlo.compare LT, %arg1, %60, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %c_6 = stablehlo.constant dense<8> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %63 = stablehlo.add %arg1, %62 : tensor<6x3xi32>
    %64 = stablehlo.select %61, %63, %arg1 : tensor<6x3xi1>, tensor<6x3xi32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<6x3xi32>) -> tensor<6x3x1xi32>
    %66 = "stablehlo.gather"(%59, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3, 4], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2, 8>}> : (tensor<8x2x2x8xf32>, tensor<6x3x1xi32>) -> tensor<6x3x2x2x8xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %68 = stablehlo.compare LT, %arg1, %67, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %c_8 = stablehlo.constant dense<8> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %70 = stablehlo.add %arg1, %69 : tensor<6x3xi32>
    %71 = stablehlo.select %68, %70, %arg1 : tensor<6x3xi1>, tensor<6x3xi32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<6x3xi32>) -> tensor<6x3x1xi32>
    %73 = "stablehlo.gather"(%54, %72) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 8>}> : (tensor<8x2x8xf32>, tensor<6x3x1xi32>) -> tensor<6x3x2x8xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %75 = stablehlo.compare LT, %arg1, %74, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %c_10 = stablehlo.constant dense<8> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %77 = stablehlo.add %arg1, %76 : tensor<6x3xi32>
    %78 = stablehlo.select %75, %77, %arg1 : tensor<6x3xi1>, tensor<6x3xi32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<6x3xi32>) -> tensor<6x3x1xi32>
    %80 = "stablehlo.gather"(%58, %79) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 8>}> : (tensor<8x2x8xf32>, tensor<6x3x1xi32>) -> tensor<6x3x2x8xf32>
    %cst_11 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x3x2x2x8xf32>
    %82 = stablehlo.multiply %66, %81 : tensor<6x3x2x2x8xf32>
    %83 = stablehlo.transpose %82, dims = [0, 2, 3, 1, 4] : (tensor<6x3x2x2x8xf32>) -> tensor<6x2x2x3x8xf32>
    %84 = stablehlo.reshape %83 : (tensor<6x2x2x3x8xf32>) -> tensor<6x2x6x8xf32>
    %85 = stablehlo.reshape %arg2 : (tensor<6x3xi32>) -> tensor<1x6x1x3xi32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 3] : (tensor<1x6x1x3xi32>) -> tensor<1x6x2x3xi32>
    %87 = stablehlo.reshape %86 : (tensor<1x6x2x3xi32>) -> tensor<6x6xi32>
    %88 = stablehlo.reshape %84 : (tensor<6x2x6x8xf32>) -> tensor<3x2x2x6x8xf32>
    %89 = stablehlo.reshape %arg3 : (tensor<6xi32>) -> tensor<3x2xi32>
    %90 = stablehlo.reshape %87 : (tensor<6x6xi32>) -> tensor<3x2x6xi32>
    %91 = stablehlo.reshape %arg4 : (tensor<6xi32>) -> tensor<3x2xi32>
    %92 = stablehlo.reshape %arg2 : (tensor<6x3xi32>) -> tensor<3x2x3xi32>
    %93 = stablehlo.reshape %73 : (tensor<6x3x2x8xf32>) -> tensor<3x2x3x2x8xf32>
    %94 = stablehlo.reshape %80 : (tensor<6x3x2x8xf32>) -> tensor<3x2x3x2x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x2x2x6x8xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %96:12 = stablehlo.while(%iterArg = %88, %iterArg_30 = %89, %iterArg_31 = %90, %iterArg_32 = %91, %iterArg_33 = %92, %iterArg_34 = %93, %iterArg_35 = %94, %iterArg_36 = %arg18, %iterArg_37 = %arg5, %iterArg_38 = %arg6, %iterArg_39 = %c_13, %iterArg_40 = %95) : tensor<3x2x2x6x8xf32>, tensor<3x2xi32>, tensor<3x2x6xi32>, tensor<3x2xi32>, tensor<3x2x3xi32>, tensor<3x2x3x2x8xf32>, tensor<3x2x3x2x8xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<3x2x2x6x8xf32>
    cond {
      %c_41 = stablehlo.constant dense<3> : tensor<i32>
      %158 = stablehlo.compare LT, %iterArg_39, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %158 : tensor<i1>
    } do {
      %158 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_39) : (tensor<3x2x2x6x8xf32>, tensor<i32>) -> tensor<2x2x6x8xf32>
      %159 = func.call @dynamic_index_in_dim_4(%iterArg_30, %iterArg_39) : (tensor<3x2xi32>, tensor<i32>) -> tensor<2xi32>
      %160 = func.call @dynamic_index_in_dim_5(%iterArg_31, %iterArg_39) : (tensor<3x2x6xi32>, tensor<i32>) -> tensor<2x6xi32>
      %161 = func.call @dynamic_index_in_dim_4(%iterArg_32, %iterArg_39) : (tensor<3x2xi32>, tensor<i32>) -> tensor<2xi32>
      %162 = func.call @dynamic_index_in_dim_6(%iterArg_33, %iterArg_39) : (tensor<3x2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
      %163 = func.call @dynamic_index_in_dim_7(%iterArg_34, %iterArg_39) : (tensor<3x2x3x2x8xf32>, tensor<i32>) -> tensor<2x3x2x8xf32>
      %164 = func.call @dynamic_index_in_dim_7(%iterArg_35, %iterArg_39) : (tensor<3x2x3x2x8xf32>, tensor<i32>) -> tensor<2x3x2x8xf32>
      %165 = func.call @closed_call(%iterArg_36, %iterArg_37, %iterArg_38, %158, %159, %160, %161, %162, %163, %164) : (tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2x2x6x8xf32>, tensor<2xi32>, tensor<2x6xi32>, tensor<2xi32>, tensor<2x3xi32>, tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>) -> tensor<2x2x6x8xf32>
      %166 = func.call @dynamic_update_index_in_dim(%iterArg_40, %165, %iterArg_39) : (tensor<3x2x2x6x8xf32>, tensor<2x2x6x8xf32>, tensor<i32>) -> tensor<3x2x2x6x8xf32>
      %c_41 = stablehlo.constant dense<1> : tensor<i32>
      %167 = stablehlo.add %iterArg_39, %c_41 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %167, %166 : tensor<3x2x2x6x8xf32>, tensor<3x2xi32>, tensor<3x2x6xi32>, tensor<3x2xi32>, tensor<3x2x3xi32>, tensor<3x2x3x2x8xf32>, tensor<3x2x3x2x8xf32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<3x2x2x6x8xf32>
    }
    %97 = stablehlo.reshape %96#11 : (tensor<3x2x2x6x8xf32>) -> tensor<6x2x2x3x8xf32>
    %98 = stablehlo.transpose %97, dims = [0, 3, 1, 2, 4] : (tensor<6x2x2x3x8xf32>) -> tensor<6x3x2x2x8xf32>
    %99 = stablehlo.reshape %98 : (tensor<6x3x2x2x8xf32>) -> tensor<3x6x2x2x8xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %101 = stablehlo.compare LT, %arg0, %100, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_15 = stablehlo.constant dense<4> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %103 = stablehlo.add %arg0, %102 : tensor<8xi32>
    %104 = stablehlo.select %101, %103, %arg0 : tensor<8xi1>, tensor<8xi32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %106 = "stablehlo.gather"(%arg7, %105) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %108 = stablehlo.compare LT, %arg8, %107, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_17 = stablehlo.constant dense<3> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %110 = stablehlo.add %arg8, %109 : tensor<8xi32>
    %111 = stablehlo.select %108, %110, %arg8 : tensor<8xi1>, tensor<8xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %113 = stablehlo.compare LT, %106, %112, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_19 = stablehlo.constant dense<6> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %115 = stablehlo.add %106, %114 : tensor<8xi32>
    %116 = stablehlo.select %113, %115, %106 : tensor<8xi1>, tensor<8xi32>
    %117 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %118 = stablehlo.broadcast_in_dim %116, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %119 = stablehlo.concatenate %117, %118, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %120 = "stablehlo.gather"(%99, %119) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 2, 8>}> : (tensor<3x6x2x2x8xf32>, tensor<8x2xi32>) -> tensor<8x2x2x8xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 2, 3, 4] : (tensor<8x2x2x8xf32>) -> tensor<8x1x2x2x8xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %122 = stablehlo.compare LT, %arg18, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %123 = stablehlo.add %arg18, %c_21 : tensor<i32>
    %124 = stablehlo.select %122, %123, %arg18 : tensor<i1>, tensor<i32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %126 = "stablehlo.scatter"(%arg19, %125, %54) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      stablehlo.return %arg22 : tensor<f32>
    }) : (tensor<2x8x2x8xf32>, tensor<1xi32>, tensor<8x2x8xf32>) -> tensor<2x8x2x8xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %127 = stablehlo.compare LT, %arg18, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_23 = stablehlo.constant dense<2> : tensor<i32>
    %128 = stablehlo.add %arg18, %c_23 : tensor<i32>
    %129 = stablehlo.select %127, %128, %arg18 : tensor<i1>, tensor<i32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %131 = "stablehlo.scatter"(%arg20, %130, %58) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      stablehlo.return %arg22 : tensor<f32>
    }) : (tensor<2x8x2x8xf32>, tensor<1xi32>, tensor<8x2x8xf32>) -> tensor<2x8x2x8xf32>
    %132 = stablehlo.reshape %121 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x32xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %133 = "stablehlo.case"(%c_24) ({
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }, {
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %134 = "stablehlo.case"(%133) ({
      %158 = stablehlo.reshape %132 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %159 = func.call @_pad(%158, %c_30) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %160 = stablehlo.reshape %159 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %161 = stablehlo.reshape %160 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %162 = stablehlo.dot_general %161, %arg11, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %163 = stablehlo.reshape %162 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
      stablehlo.return %163 : tensor<8x1x32xf32>
    }) : (tensor<i32>) -> tensor<8x1x32xf32>
    %135 = stablehlo.add %arg15, %134 : tensor<8x1x32xf32>
    %136 = stablehlo.multiply %135, %135 : tensor<8x1x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_26 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %140 = stablehlo.divide %138, %139 : tensor<8x1x1xf32>
    %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %142 = stablehlo.add %140, %141 : tensor<8x1x1xf32>
    %143 = stablehlo.rsqrt %142 : tensor<8x1x1xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %145 = stablehlo.multiply %135, %144 : tensor<8x1x32xf32>
    %146 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %148 = stablehlo.multiply %145, %147 : tensor<8x1x32xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %149 = "stablehlo.case"(%c_28) ({
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }, {
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %150 = "stablehlo.case"(%149) ({
      %158 = stablehlo.reshape %148 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %159 = func.call @_pad(%158, %c_30) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %160 = stablehlo.reshape %159 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %161 = stablehlo.reshape %160 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %162 = stablehlo.dot_general %161, %arg13, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x96xf32>) -> tensor<8x96xf32>
      %163 = stablehlo.reshape %162 : (tensor<8x96xf32>) -> tensor<8x1x96xf32>
      stablehlo.return %163 : tensor<8x1x96xf32>
    }) : (tensor<i32>) -> tensor<8x1x96xf32>
    %151 = stablehlo.slice %150 [0:8, 0:1, 0:48] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %152 = stablehlo.slice %150 [0:8, 0:1, 48:96] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %153 = call @silu(%151) : (tensor<8x1x48xf32>) -> tensor<8x1x48xf32>
    %154 = stablehlo.multiply %153, %152 : tensor<8x1x48xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %155 = "stablehlo.case"(%c_29) ({
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }, {
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_30 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %156 = "stablehlo.case"(%155) ({
      %158 = stablehlo.reshape %154 : (tensor<8x1x48xf32>) -> tensor<8x48xf32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %159 = func.call @_pad_12(%158, %c_30) : (tensor<8x48xf32>, tensor<i32>) -> tensor<8x48xf32>
      %160 = stablehlo.reshape %159 : (tensor<8x48xf32>) -> tensor<1x8x48xf32>
      %161 = stablehlo.reshape %160 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
      %162 = stablehlo.dot_general %161, %arg14, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x48xf32>, tensor<48x32xf32>) -> tensor<8x32xf32>
      %163 = stablehlo.reshape %162 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
      stablehlo.return %163 : tensor<8x1x32xf32>
    }) : (tensor<i32>) -> tensor<8x1x32xf32>
    %157 = stablehlo.add %135, %156 : tensor<8x1x32xf32>
    return %157, %126, %131 : tensor<8x1x32xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>
  }
  func.func private @_pad(%arg0: tensor<8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @_where_3(%arg0: tensor<8x2x8xi1>, %arg1: tensor<8x2x8xf32>, %arg2: tensor<i32>) -> tensor<8x2x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x2x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x2x8xi1>, tensor<8x2x8xf32>
    return %2 : tensor<8x2x8xf32>
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
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x2xi32>, %arg1: tensor<i32>) -> tensor<2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xi32>) -> tensor<2xi32>
    return %1 : tensor<2xi32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x2x6xi32>, %arg1: tensor<i32>) -> tensor<2x6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 6] : (tensor<3x2x6xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6xi32>) -> tensor<2x6xi32>
    return %1 : tensor<2x6xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x2x3xi32>, %arg1: tensor<i32>) -> tensor<2x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<3x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xi32>) -> tensor<2x3xi32>
    return %1 : tensor<2x3xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x2x3x2x8xf32>, %arg1: tensor<i32>) -> tensor<2x3x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 3, 2, 8] : (tensor<3x2x3x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3x2x8xf32>) -> tensor<2x3x2x8xf32>
    return %1 : tensor<2x3x2x8xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x2x2x128x8xf32>, %arg2: tensor<2x2x2x128x8xf32>, %arg3: tensor<2x2x6x8xf32>, %arg4: tensor<2xi32>, %arg5: tensor<2x6xi32>, %arg6: tensor<2xi32>, %arg7: tensor<2x3xi32>, %arg8: tensor<2x3x2x8xf32>, %arg9: tensor<2x3x2x8xf32>) -> tensor<2x2x6x8xf32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.add %0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.subtract %1, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %3 = call @floor_divide(%2, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x6x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %7:15 = stablehlo.while(%iterArg = %3, %iterArg_6 = %arg6, %iterArg_7 = %arg5, %iterArg_8 = %arg0, %iterArg_9 = %arg4, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg7, %iterArg_13 = %arg8, %iterArg_14 = %arg9, %iterArg_15 = %arg3, %iterArg_16 = %c_5, %iterArg_17 = %4, %iterArg_18 = %5, %iterArg_19 = %6) : tensor<i32>, tensor<2xi32>, tensor<2x6xi32>, tensor<i32>, tensor<2xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2x3xi32>, tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>, tensor<2x2x6x8xf32>, tensor<i32>, tensor<2x2x6xf32>, tensor<2x2x6xf32>, tensor<2x2x6x8xf32>
    cond {
      %11 = stablehlo.compare LT, %iterArg_16, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_20 = stablehlo.constant dense<16> : tensor<i32>
      %11 = stablehlo.multiply %iterArg_16, %c_20 : tensor<i32>
      %12 = stablehlo.iota dim = 0 : tensor<16xi32>
      %13 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %14 = stablehlo.add %13, %12 : tensor<16xi32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %16 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
      %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x16xi32>
      %19 = stablehlo.compare LT, %17, %18, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 2] : (tensor<2x16xi1>) -> tensor<2x1x16xi1>
      %21 = stablehlo.broadcast_in_dim %14, dims = [2] : (tensor<16xi32>) -> tensor<1x1x16xi32>
      %22 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<2x6xi32>) -> tensor<2x6x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<2x6x16xi32>
      %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<2x6x1xi32>) -> tensor<2x6x16xi32>
      %25 = stablehlo.compare LE, %23, %24, SIGNED : (tensor<2x6x16xi32>, tensor<2x6x16xi32>) -> tensor<2x6x16xi1>
      %26 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<2x1x16xi1>) -> tensor<2x6x16xi1>
      %27 = stablehlo.and %26, %25 : tensor<2x6x16xi1>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_8, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_22 = stablehlo.constant dense<2> : tensor<i32>
      %29 = stablehlo.add %iterArg_8, %c_22 : tensor<i32>
      %30 = stablehlo.select %28, %29, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %32 = stablehlo.compare LT, %iterArg_9, %31, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_24 = stablehlo.constant dense<2> : tensor<i32>
      %33 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %34 = stablehlo.add %iterArg_9, %33 : tensor<2xi32>
      %35 = stablehlo.select %32, %34, %iterArg_9 : tensor<2xi1>, tensor<2xi32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %36 = stablehlo.compare LT, %11, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_26 = stablehlo.constant dense<128> : tensor<i32>
      %37 = stablehlo.add %11, %c_26 : tensor<i32>
      %38 = stablehlo.select %36, %37, %11 : tensor<i1>, tensor<i32>
      %39 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %40 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %c_27 = stablehlo.constant dense<0> : tensor<i32>
      %41 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %42 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %44 = stablehlo.concatenate %39, %40, %41, %42, %43, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x5xi32>
      %45 = "stablehlo.gather"(%iterArg_10, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x2x2x128x8xf32>, tensor<2x5xi32>) -> tensor<2x1x1x2x16x8xf32>
      %46 = stablehlo.reshape %45 : (tensor<2x1x1x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %c_29 = stablehlo.constant dense<0> : tensor<i32>
      %47 = stablehlo.compare LT, %iterArg_8, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_30 = stablehlo.constant dense<2> : tensor<i32>
      %48 = stablehlo.add %iterArg_8, %c_30 : tensor<i32>
      %49 = stablehlo.select %47, %48, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_31 = stablehlo.constant dense<0> : tensor<i32>
      %50 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %51 = stablehlo.compare LT, %iterArg_9, %50, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_32 = stablehlo.constant dense<2> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %53 = stablehlo.add %iterArg_9, %52 : tensor<2xi32>
      %54 = stablehlo.select %51, %53, %iterArg_9 : tensor<2xi1>, tensor<2xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %55 = stablehlo.compare LT, %11, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_34 = stablehlo.constant dense<128> : tensor<i32>
      %56 = stablehlo.add %11, %c_34 : tensor<i32>
      %57 = stablehlo.select %55, %56, %11 : tensor<i1>, tensor<i32>
      %58 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %59 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %c_35 = stablehlo.constant dense<0> : tensor<i32>
      %60 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %61 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %62 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %63 = stablehlo.concatenate %58, %59, %60, %61, %62, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x5xi32>
      %64 = "stablehlo.gather"(%iterArg_11, %63) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x2x2x128x8xf32>, tensor<2x5xi32>) -> tensor<2x1x1x2x16x8xf32>
      %65 = stablehlo.reshape %64 : (tensor<2x1x1x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %66 = stablehlo.transpose %iterArg_12, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
      %67 = stablehlo.transpose %iterArg_13, dims = [1, 0, 2, 3] : (tensor<2x3x2x8xf32>) -> tensor<3x2x2x8xf32>
      %68 = stablehlo.transpose %iterArg_14, dims = [1, 0, 2, 3] : (tensor<2x3x2x8xf32>) -> tensor<3x2x2x8xf32>
      %69 = stablehlo.slice %66 [0:1, 0:2] : (tensor<3x2xi32>) -> tensor<1x2xi32>
      %70 = stablehlo.reshape %69 : (tensor<1x2xi32>) -> tensor<2xi32>
      %71 = stablehlo.slice %67 [0:1, 0:2, 0:2, 0:8] : (tensor<3x2x2x8xf32>) -> tensor<1x2x2x8xf32>
      %72 = stablehlo.reshape %71 : (tensor<1x2x2x8xf32>) -> tensor<2x2x8xf32>
      %73 = stablehlo.slice %68 [0:1, 0:2, 0:2, 0:8] : (tensor<3x2x2x8xf32>) -> tensor<1x2x2x8xf32>
      %74 = stablehlo.reshape %73 : (tensor<1x2x2x8xf32>) -> tensor<2x2x8xf32>
      %75 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %76 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %77 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
      %78 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x16xi32>
      %79 = stablehlo.compare EQ, %77, %78, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
      %80 = stablehlo.broadcast_in_dim %79, dims = [0, 2] : (tensor<2x16xi1>) -> tensor<2x1x16x1xi1>
      %81 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 3] : (tensor<2x2x8xf32>) -> tensor<2x2x1x8xf32>
      %82 = func.call @_where_9(%80, %81, %46) : (tensor<2x1x16x1xi1>, tensor<2x2x1x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %83 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 3] : (tensor<2x2x8xf32>) -> tensor<2x2x1x8xf32>
      %84 = func.call @_where_9(%80, %83, %65) : (tensor<2x1x16x1xi1>, tensor<2x2x1x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %85 = stablehlo.slice %66 [1:2, 0:2] : (tensor<3x2xi32>) -> tensor<1x2xi32>
      %86 = stablehlo.reshape %85 : (tensor<1x2xi32>) -> tensor<2xi32>
      %87 = stablehlo.slice %67 [1:2, 0:2, 0:2, 0:8] : (tensor<3x2x2x8xf32>) -> tensor<1x2x2x8xf32>
      %88 = stablehlo.reshape %87 : (tensor<1x2x2x8xf32>) -> tensor<2x2x8xf32>
      %89 = stablehlo.slice %68 [1:2, 0:2, 0:2, 0:8] : (tensor<3x2x2x8xf32>) -> tensor<1x2x2x8xf32>
      %90 = stablehlo.reshape %89 : (tensor<1x2x2x8xf32>) -> tensor<2x2x8xf32>
      %91 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %92 = stablehlo.broadcast_in_dim %86, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %93 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
      %94 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x16xi32>
      %95 = stablehlo.compare EQ, %93, %94, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
      %96 = stablehlo.broadcast_in_dim %95, dims = [0, 2] : (tensor<2x16xi1>) -> tensor<2x1x16x1xi1>
      %97 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 3] : (tensor<2x2x8xf32>) -> tensor<2x2x1x8xf32>
      %98 = func.call @_where_9(%96, %97, %82) : (tensor<2x1x16x1xi1>, tensor<2x2x1x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %99 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 3] : (tensor<2x2x8xf32>) -> tensor<2x2x1x8xf32>
      %100 = func.call @_where_9(%96, %99, %84) : (tensor<2x1x16x1xi1>, tensor<2x2x1x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %101 = stablehlo.slice %66 [2:3, 0:2] : (tensor<3x2xi32>) -> tensor<1x2xi32>
      %102 = stablehlo.reshape %101 : (tensor<1x2xi32>) -> tensor<2xi32>
      %103 = stablehlo.slice %67 [2:3, 0:2, 0:2, 0:8] : (tensor<3x2x2x8xf32>) -> tensor<1x2x2x8xf32>
      %104 = stablehlo.reshape %103 : (tensor<1x2x2x8xf32>) -> tensor<2x2x8xf32>
      %105 = stablehlo.slice %68 [2:3, 0:2, 0:2, 0:8] : (tensor<3x2x2x8xf32>) -> tensor<1x2x2x8xf32>
      %106 = stablehlo.reshape %105 : (tensor<1x2x2x8xf32>) -> tensor<2x2x8xf32>
      %107 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %108 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %109 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<2x16xi32>
      %110 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x16xi32>
      %111 = stablehlo.compare EQ, %109, %110, SIGNED : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
      %112 = stablehlo.broadcast_in_dim %111, dims = [0, 2] : (tensor<2x16xi1>) -> tensor<2x1x16x1xi1>
      %113 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 3] : (tensor<2x2x8xf32>) -> tensor<2x2x1x8xf32>
      %114 = func.call @_where_9(%112, %113, %98) : (tensor<2x1x16x1xi1>, tensor<2x2x1x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %115 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 3] : (tensor<2x2x8xf32>) -> tensor<2x2x1x8xf32>
      %116 = func.call @_where_9(%112, %115, %100) : (tensor<2x1x16x1xi1>, tensor<2x2x1x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %117 = stablehlo.broadcast_in_dim %19, dims = [0, 2] : (tensor<2x16xi1>) -> tensor<2x1x16x1xi1>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %118 = func.call @_where_10(%117, %116, %c_37) : (tensor<2x1x16x1xi1>, tensor<2x2x16x8xf32>, tensor<i32>) -> tensor<2x2x16x8xf32>
      %119 = stablehlo.broadcast_in_dim %27, dims = [0, 2, 3] : (tensor<2x6x16xi1>) -> tensor<2x1x6x16xi1>
      %120 = stablehlo.dot_general %iterArg_15, %114, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<2x2x6x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x6x16xf32>
      %cst_38 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %121 = func.call @_where_11(%119, %120, %cst_38) : (tensor<2x1x6x16xi1>, tensor<2x2x6x16xf32>, tensor<f32>) -> tensor<2x2x6x16xf32>
      %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %122 = stablehlo.reduce(%121 init: %cst_39) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x16xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %123 = stablehlo.maximum %iterArg_17, %122 : tensor<2x2x6xf32>
      %124 = stablehlo.subtract %iterArg_17, %123 : tensor<2x2x6xf32>
      %125 = stablehlo.exponential %124 : tensor<2x2x6xf32>
      %126 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x16xf32>
      %128 = stablehlo.subtract %121, %127 : tensor<2x2x6x16xf32>
      %129 = stablehlo.exponential %128 : tensor<2x2x6x16xf32>
      %130 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x8xf32>
      %132 = stablehlo.multiply %iterArg_19, %131 : tensor<2x2x6x8xf32>
      %133 = stablehlo.dot_general %129, %118, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<2x2x6x16xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x6x8xf32>
      %134 = stablehlo.add %132, %133 : tensor<2x2x6x8xf32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %135 = stablehlo.add %iterArg_16, %c_40 : tensor<i32>
      %136 = stablehlo.multiply %iterArg_18, %125 : tensor<2x2x6xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %137 = stablehlo.reduce(%129 init: %cst_41) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x16xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %138 = stablehlo.add %136, %137 : tensor<2x2x6xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %135, %123, %138, %134 : tensor<i32>, tensor<2xi32>, tensor<2x6xi32>, tensor<i32>, tensor<2xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<2x3xi32>, tensor<2x3x2x8xf32>, tensor<2x3x2x8xf32>, tensor<2x2x6x8xf32>, tensor<i32>, tensor<2x2x6xf32>, tensor<2x2x6xf32>, tensor<2x2x6x8xf32>
    }
    %8 = stablehlo.broadcast_in_dim %7#13, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x8xf32>
    %10 = stablehlo.divide %7#14, %9 : tensor<2x2x6x8xf32>
    return %10 : tensor<2x2x6x8xf32>
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
    %9 = call @_where_8(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_9(%arg0: tensor<2x1x16x1xi1>, %arg1: tensor<2x2x1x8xf32>, %arg2: tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x16x1xi1>) -> tensor<2x2x16x8xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<2x2x1x8xf32>) -> tensor<2x2x16x8xf32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<2x2x16x8xi1>, tensor<2x2x16x8xf32>
    return %2 : tensor<2x2x16x8xf32>
  }
  func.func private @_where_10(%arg0: tensor<2x1x16x1xi1>, %arg1: tensor<2x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<2x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x16x1xi1>) -> tensor<2x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x16x8xi1>, tensor<2x2x16x8xf32>
    return %3 : tensor<2x2x16x8xf32>
  }
  func.func private @_where_11(%arg0: tensor<2x1x6x16xi1>, %arg1: tensor<2x2x6x16xf32>, %arg2: tensor<f32>) -> tensor<2x2x6x16xf32> {
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
  func.func private @_pad_12(%arg0: tensor<8x48xf32>, %arg1: tensor<i32>) -> tensor<8x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x48xf32>, tensor<f32>) -> tensor<8x48xf32>
    return %1 : tensor<8x48xf32>
  }
  func.func private @_where_13(%arg0: tensor<8x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<8x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x97xi32>) -> tensor<8x97xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %3 : tensor<8x97xi32>
  }
  func.func private @_where_14(%arg0: tensor<8x3xi1>, %arg1: tensor<8x3xi32>, %arg2: tensor<i32>) -> tensor<8x3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x3xi1>, tensor<8x3xi32>
    return %2 : tensor<8x3xi32>
  }
  func.func private @_where_15(%arg0: tensor<8x97xi1>, %arg1: tensor<f32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
  func.func private @_where_16(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %0 : tensor<8x97xf32>
  }
  func.func private @_where_17(%arg0: tensor<8x1xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %1 : tensor<8x97xf32>
  }
  func.func private @_where_18(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @_where_19(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xi32>, %arg2: tensor<8x97xi32>) -> tensor<8x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %0 : tensor<8x97xi32>
  }
  func.func private @closed_call_20(%arg0: tensor<8x97xi32>, %arg1: tensor<8xi32>, %arg2: tensor<i32>, %arg3: tensor<8xi32>, %arg4: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %16 = call @_where_21(%15, %9, %arg3) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<8xi32>
    %20 = call @_where_21(%15, %arg4, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_21(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @closed_call_22(%arg0: tensor<8x97xi32>, %arg1: tensor<8x97xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>, %arg4: tensor<8xi32>, %arg5: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %13 = call @_where_23(%12, %arg1, %c_3) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<i32>) -> tensor<8x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %16 = call @_where_21(%15, %9, %arg4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<8xi32>
    %20 = call @_where_21(%15, %arg5, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_23(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<i32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
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
      %6:8 = func.call @closed_call_24(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<8x1xui32>, tensor<8x1xui32>
  }
  func.func private @closed_call_24(%arg0: tensor<i32>, %arg1: tensor<8x1xui32>, %arg2: tensor<8x1xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
    %18:2 = call @threefry2x32_25(%16, %17, %14, %15) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>)
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
  func.func private @threefry2x32_25(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>) {
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
      %10:8 = func.call @closed_call_26(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x97xui32>, tensor<8x97xui32>
  }
  func.func private @closed_call_26(%arg0: tensor<i32>, %arg1: tensor<8x97xui32>, %arg2: tensor<8x97xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_27(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xi32>
    return %2 : tensor<8xi32>
  }
  func.func private @closed_call_28(%arg0: tensor<3x4xi32>, %arg1: tensor<3x4xi1>, %arg2: tensor<4x2xi32>, %arg3: tensor<3x4xi1>, %arg4: tensor<3x4xi32>, %arg5: tensor<3x1xi32>, %arg6: tensor<3x1xi1>) -> (tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi1>, tensor<3x1xi1>) {
    %0 = call @take_along_axis(%arg0, %arg5) : (tensor<3x4xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %1 = call @take_along_axis_29(%arg1, %arg5) : (tensor<3x4xi1>, tensor<3x1xi32>) -> tensor<3x1xi1>
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
    %12 = call @take_along_axis_30(%arg3, %9) : (tensor<3x4xi1>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %13 = stablehlo.and %11, %12 : tensor<3x2xi1>
    %14 = call @take_along_axis_31(%arg4, %9) : (tensor<3x4xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %15 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x2xi32>
    %16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %17 = stablehlo.and %13, %16 : tensor<3x2xi1>
    %18 = call @argmax(%17) : (tensor<3x2xi1>) -> tensor<3xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %20 = call @take_along_axis_32(%9, %19) : (tensor<3x2xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %c_2 = stablehlo.constant dense<-1> : tensor<i32>
    %21 = call @_where_33(%arg6, %0, %c_2) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x1xi32>
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
  func.func private @take_along_axis_29(%arg0: tensor<3x4xi1>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi1> {
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
  func.func private @take_along_axis_30(%arg0: tensor<3x4xi1>, %arg1: tensor<3x2xi32>) -> tensor<3x2xi1> {
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
  func.func private @take_along_axis_31(%arg0: tensor<3x4xi32>, %arg1: tensor<3x2xi32>) -> tensor<3x2xi32> {
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
  func.func private @take_along_axis_32(%arg0: tensor<3x2xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
  func.func private @_where_33(%arg0: tensor<3x1xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x1xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x1xi1>, tensor<3x1xi32>
    return %2 : tensor<3x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_34(%arg0: tensor<3x3x1xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>) -> tensor<3x3x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<1x3x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x3x1xi32>, tensor<1x3x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x1xi32>
    return %1 : tensor<3x3x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_35(%arg0: tensor<3x3x1xi1>, %arg1: tensor<3x1xi1>, %arg2: tensor<i32>) -> tensor<3x3x1xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x1xi1>) -> tensor<1x3x1xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x3x1xi1>, tensor<1x3x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x1xi1>
    return %1 : tensor<3x3x1xi1>
  }
  func.func private @take_along_axis_36(%arg0: tensor<3x4xi32>, %arg1: tensor<3x3xi32>) -> tensor<3x3xi32> {
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
  func.func private @_where_37(%arg0: tensor<3x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<i32>) -> tensor<3x3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
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
