module @jit_decode_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x32x48xf32>, %arg1: tensor<1x32x48xf32>, %arg2: tensor<2x32x48xf32>, %arg3: tensor<1x48x48xf32>, %arg4: tensor<2x32x48xf32>, %arg5: tensor<1x32x48xf32>, %arg6: tensor<2x32x48xf32>, %arg7: tensor<1x48x48xf32>, %arg8: tensor<32xf32>, %arg9: tensor<3x32x48xf32>, %arg10: tensor<2x32xf32>, %arg11: tensor<2x32xf32>, %arg12: tensor<2x4x2x8x64xf32> {tf.aliasing_output = 0 : i32}, %arg13: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg14: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg15: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg16: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg17: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg18: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg20: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg21: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg22: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg23: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg24: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg25: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg26: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg27: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg28: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg29: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg30: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg31: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg32: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg33: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg34: tensor<8xi32>) -> (tensor<2x4x2x8x64xf32> {jax.result_info = "result[0].k"}, tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<4xi32> {jax.result_info = "result[1].tokens"}, tensor<8x97xf32> {jax.result_info = "result[1].logits"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg34, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg34, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg34 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = "stablehlo.gather"(%arg14, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %arg34, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %10 = stablehlo.add %arg34, %9 : tensor<8xi32>
    %11 = stablehlo.select %8, %10, %arg34 : tensor<8xi1>, tensor<8xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %13 = "stablehlo.gather"(%arg15, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %15 = stablehlo.compare LT, %arg34, %14, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %17 = stablehlo.add %arg34, %16 : tensor<8xi32>
    %18 = stablehlo.select %15, %17, %arg34 : tensor<8xi1>, tensor<8xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %20 = "stablehlo.gather"(%arg16, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %22 = stablehlo.compare LT, %arg34, %21, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %24 = stablehlo.add %arg34, %23 : tensor<8xi32>
    %25 = stablehlo.select %22, %24, %arg34 : tensor<8xi1>, tensor<8xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %27 = "stablehlo.gather"(%arg17, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %29 = stablehlo.compare LT, %arg34, %28, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %31 = stablehlo.add %arg34, %30 : tensor<8xi32>
    %32 = stablehlo.select %29, %31, %arg34 : tensor<8xi1>, tensor<8xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %34 = "stablehlo.gather"(%arg18, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %36 = stablehlo.compare LT, %arg34, %35, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %38 = stablehlo.add %arg34, %37 : tensor<8xi32>
    %39 = stablehlo.select %36, %38, %arg34 : tensor<8xi1>, tensor<8xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %41 = "stablehlo.gather"(%arg19, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %43 = stablehlo.compare LT, %arg34, %42, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_12 = stablehlo.constant dense<4> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %45 = stablehlo.add %arg34, %44 : tensor<8xi32>
    %46 = stablehlo.select %43, %45, %arg34 : tensor<8xi1>, tensor<8xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %48 = "stablehlo.gather"(%arg20, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %50 = stablehlo.compare LT, %arg34, %49, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_14 = stablehlo.constant dense<4> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %52 = stablehlo.add %arg34, %51 : tensor<8xi32>
    %53 = stablehlo.select %50, %52, %arg34 : tensor<8xi1>, tensor<8xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %55 = "stablehlo.gather"(%arg21, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xui32>, tensor<8x1xi32>) -> tensor<8x2xui32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %57 = stablehlo.compare LT, %arg34, %56, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_16 = stablehlo.constant dense<4> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %59 = stablehlo.add %arg34, %58 : tensor<8xi32>
    %60 = stablehlo.select %57, %59, %arg34 : tensor<8xi1>, tensor<8xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %62 = "stablehlo.gather"(%arg22, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %64 = stablehlo.compare LT, %arg34, %63, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_18 = stablehlo.constant dense<4> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %66 = stablehlo.add %arg34, %65 : tensor<8xi32>
    %67 = stablehlo.select %64, %66, %arg34 : tensor<8xi1>, tensor<8xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %69 = "stablehlo.gather"(%arg23, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %71 = stablehlo.compare LT, %arg34, %70, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_20 = stablehlo.constant dense<4> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %73 = stablehlo.add %arg34, %72 : tensor<8xi32>
    %74 = stablehlo.select %71, %73, %arg34 : tensor<8xi1>, tensor<8xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %76 = "stablehlo.gather"(%arg24, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %78 = stablehlo.compare LT, %arg34, %77, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_22 = stablehlo.constant dense<4> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %80 = stablehlo.add %arg34, %79 : tensor<8xi32>
    %81 = stablehlo.select %78, %80, %arg34 : tensor<8xi1>, tensor<8xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %83 = "stablehlo.gather"(%arg25, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %85 = stablehlo.compare LT, %arg34, %84, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_24 = stablehlo.constant dense<4> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %87 = stablehlo.add %arg34, %86 : tensor<8xi32>
    %88 = stablehlo.select %85, %87, %arg34 : tensor<8xi1>, tensor<8xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %90 = "stablehlo.gather"(%arg26, %89) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %92 = stablehlo.compare LT, %arg34, %91, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_26 = stablehlo.constant dense<4> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %94 = stablehlo.add %arg34, %93 : tensor<8xi32>
    %95 = stablehlo.select %92, %94, %arg34 : tensor<8xi1>, tensor<8xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %97 = "stablehlo.gather"(%arg27, %96) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %99 = stablehlo.compare LT, %arg34, %98, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_28 = stablehlo.constant dense<4> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %101 = stablehlo.add %arg34, %100 : tensor<8xi32>
    %102 = stablehlo.select %99, %101, %arg34 : tensor<8xi1>, tensor<8xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %104 = "stablehlo.gather"(%arg28, %103) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_29 = stablehlo.constant dense<4> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %106 = stablehlo.compare LT, %arg34, %105, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %107 = stablehlo.and %34, %106 : tensor<8xi1>
    %c_30 = stablehlo.constant dense<4> : tensor<i32>
    %108 = call @_where(%107, %arg34, %c_30) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %109 = call @_where(%107, %13, %c_31) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %110 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %111 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_32 = stablehlo.constant dense<48> : tensor<i32>
    %112 = call @floor_divide(%110, %c_32) : (tensor<8x1xi32>, tensor<i32>) -> tensor<8x1xi32>
    %c_33 = stablehlo.constant dense<48> : tensor<i32>
    %113 = call @remainder(%110, %c_33) : (tensor<8x1xi32>, tensor<i32>) -> tensor<8x1xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %115 = stablehlo.compare LT, %112, %114, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_35 = stablehlo.constant dense<3> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %117 = stablehlo.add %112, %116 : tensor<8x1xi32>
    %118 = stablehlo.select %115, %117, %112 : tensor<8x1xi1>, tensor<8x1xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %120 = stablehlo.compare LT, %113, %119, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_37 = stablehlo.constant dense<48> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %122 = stablehlo.add %113, %121 : tensor<8x1xi32>
    %123 = stablehlo.select %120, %122, %113 : tensor<8x1xi1>, tensor<8x1xi32>
    %124 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %125 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %126 = stablehlo.concatenate %124, %125, dim = 2 : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x2xi32>
    %127 = "stablehlo.gather"(%arg9, %126) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32, 1>}> : (tensor<3x32x48xf32>, tensor<8x1x2xi32>) -> tensor<8x1x32xf32>
    %128 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1x1xi32>
    %129 = stablehlo.convert %128 : (tensor<8x1x1x1xi32>) -> tensor<8x1x1x1xf32>
    %130 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %131 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xf32>) -> tensor<8x1x1x4xf32>
    %132 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x1x1x4xf32>
    %133 = stablehlo.multiply %131, %132 : tensor<8x1x1x4xf32>
    %134 = stablehlo.cosine %133 : tensor<8x1x1x4xf32>
    %135 = stablehlo.sine %133 : tensor<8x1x1x4xf32>
    %136 = stablehlo.slice %arg10 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %137 = stablehlo.reshape %136 : (tensor<1x32xf32>) -> tensor<32xf32>
    %138 = stablehlo.slice %arg11 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %139 = stablehlo.reshape %138 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %140:3 = call @"<lambda>"(%108, %109, %arg34, %137, %arg0, %arg1, %139, %arg2, %arg3, %127, %134, %135, %c_38, %arg12, %arg13) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<32xf32>, tensor<2x32x48xf32>, tensor<1x32x48xf32>, tensor<32xf32>, tensor<2x32x48xf32>, tensor<1x48x48xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>)
    %141 = stablehlo.slice %arg10 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %142 = stablehlo.reshape %141 : (tensor<1x32xf32>) -> tensor<32xf32>
    %143 = stablehlo.slice %arg11 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %144 = stablehlo.reshape %143 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_39 = stablehlo.constant dense<1> : tensor<i32>
    %145:3 = call @"<lambda>"(%108, %109, %arg34, %142, %arg4, %arg5, %144, %arg6, %arg7, %140#0, %134, %135, %c_39, %140#1, %140#2) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<32xf32>, tensor<2x32x48xf32>, tensor<1x32x48xf32>, tensor<32xf32>, tensor<2x32x48xf32>, tensor<1x48x48xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>)
    %146 = stablehlo.multiply %145#0, %145#0 : tensor<8x1x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_41 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %150 = stablehlo.divide %148, %149 : tensor<8x1x1xf32>
    %cst_42 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %152 = stablehlo.add %150, %151 : tensor<8x1x1xf32>
    %153 = stablehlo.rsqrt %152 : tensor<8x1x1xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %155 = stablehlo.multiply %145#0, %154 : tensor<8x1x32xf32>
    %156 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %158 = stablehlo.multiply %155, %157 : tensor<8x1x32xf32>
    %159 = stablehlo.reshape %158 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %160 = stablehlo.custom_call @xlaengine_product_float32(%159, %arg9) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x32x48xf32>) -> tensor<8x97xf32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_43) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %162 = stablehlo.compare NE, %161, %161, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %163 = stablehlo.not %162 : tensor<8xi1>
    %164 = stablehlo.and %107, %48 : tensor<8xi1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %166 = stablehlo.compare GT, %62, %165, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %167 = stablehlo.and %107, %166 : tensor<8xi1>
    %168 = stablehlo.iota dim = 0 : tensor<97xi32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %170 = stablehlo.reduce(%160 init: %cst_45) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
    %173 = stablehlo.compare EQ, %160, %172, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
    %c_46 = stablehlo.constant dense<97> : tensor<i32>
    %174 = call @_where_2(%173, %169, %c_46) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
    %c_47 = stablehlo.constant dense<2147483647> : tensor<i32>
    %175 = stablehlo.reduce(%174 init: %c_47) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
    %c_48 = stablehlo.constant dense<96> : tensor<i32>
    %176 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %177 = stablehlo.minimum %175, %176 : tensor<8xi32>
    %178 = stablehlo.or %164, %167 : tensor<8xi1>
    %c_49 = stablehlo.constant dense<false> : tensor<i1>
    %179 = stablehlo.reduce(%178 init: %c_49) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %180 = stablehlo.convert %179 : (tensor<i1>) -> tensor<i32>
    %181 = "stablehlo.case"(%180) ({
      stablehlo.return %177 : tensor<8xi32>
    }, {
      %c_74 = stablehlo.constant dense<false> : tensor<i1>
      %260 = stablehlo.reduce(%164 init: %c_74) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %261 = stablehlo.convert %260 : (tensor<i1>) -> tensor<i32>
      %262 = "stablehlo.case"(%261) ({
        stablehlo.return %160 : tensor<8x97xf32>
      }, {
        %c_76 = stablehlo.constant dense<0> : tensor<i32>
        %266 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %267 = stablehlo.compare LT, %arg34, %266, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_77 = stablehlo.constant dense<4> : tensor<i32>
        %268 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %269 = stablehlo.add %arg34, %268 : tensor<8xi32>
        %270 = stablehlo.select %267, %269, %arg34 : tensor<8xi1>, tensor<8xi32>
        %271 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %272 = "stablehlo.gather"(%arg29, %271) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_78 = stablehlo.constant dense<0> : tensor<i32>
        %273 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %274 = stablehlo.compare LT, %arg34, %273, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_79 = stablehlo.constant dense<4> : tensor<i32>
        %275 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %276 = stablehlo.add %arg34, %275 : tensor<8xi32>
        %277 = stablehlo.select %274, %276, %arg34 : tensor<8xi1>, tensor<8xi32>
        %278 = stablehlo.broadcast_in_dim %277, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %279 = "stablehlo.gather"(%arg30, %278) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_80 = stablehlo.constant dense<0> : tensor<i32>
        %280 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %281 = stablehlo.compare LT, %arg34, %280, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_81 = stablehlo.constant dense<4> : tensor<i32>
        %282 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %283 = stablehlo.add %arg34, %282 : tensor<8xi32>
        %284 = stablehlo.select %281, %283, %arg34 : tensor<8xi1>, tensor<8xi32>
        %285 = stablehlo.broadcast_in_dim %284, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %286 = "stablehlo.gather"(%arg31, %285) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xf32>, tensor<8x1xi32>) -> tensor<8x97xf32>
        %c_82 = stablehlo.constant dense<0> : tensor<i32>
        %287 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %288 = stablehlo.compare LT, %arg34, %287, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_83 = stablehlo.constant dense<4> : tensor<i32>
        %289 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %290 = stablehlo.add %arg34, %289 : tensor<8xi32>
        %291 = stablehlo.select %288, %290, %arg34 : tensor<8xi1>, tensor<8xi32>
        %292 = stablehlo.broadcast_in_dim %291, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %293 = "stablehlo.gather"(%arg32, %292) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_84 = stablehlo.constant dense<0> : tensor<i32>
        %294 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %295 = stablehlo.compare LT, %arg34, %294, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_85 = stablehlo.constant dense<4> : tensor<i32>
        %296 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %297 = stablehlo.add %arg34, %296 : tensor<8xi32>
        %298 = stablehlo.select %295, %297, %arg34 : tensor<8xi1>, tensor<8xi32>
        %299 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %300 = "stablehlo.gather"(%arg33, %299) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi32>, tensor<8x1xi32>) -> tensor<8x97xi32>
        %301 = stablehlo.compare LT, %20, %41, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %302 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %304 = stablehlo.and %303, %279 : tensor<8x97xi1>
        %cst_86 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %305 = func.call @_where_3(%304, %cst_86, %160) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %306 = stablehlo.add %305, %286 : tensor<8x97xf32>
        %307 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_87 = stablehlo.constant dense<0> : tensor<i32>
        %308 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %309 = stablehlo.compare GT, %300, %308, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %310 = stablehlo.or %293, %309 : tensor<8x97xi1>
        %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %311 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
        %312 = stablehlo.compare GT, %306, %311, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %313 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %314 = stablehlo.divide %306, %313 : tensor<8x97xf32>
        %315 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %316 = stablehlo.multiply %306, %315 : tensor<8x97xf32>
        %317 = func.call @_where_4(%312, %314, %316) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %318 = func.call @_where_4(%310, %317, %306) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %319 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %320 = stablehlo.convert %300 : (tensor<8x97xi32>) -> tensor<8x97xf32>
        %321 = stablehlo.broadcast_in_dim %319, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %322 = stablehlo.multiply %321, %320 : tensor<8x97xf32>
        %323 = stablehlo.subtract %318, %322 : tensor<8x97xf32>
        %324 = stablehlo.broadcast_in_dim %97, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_89 = stablehlo.constant dense<0> : tensor<i32>
        %325 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %326 = stablehlo.compare GT, %300, %325, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %327 = stablehlo.convert %326 : (tensor<8x97xi1>) -> tensor<8x97xf32>
        %328 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %329 = stablehlo.multiply %328, %327 : tensor<8x97xf32>
        %330 = stablehlo.subtract %323, %329 : tensor<8x97xf32>
        %331 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %332 = func.call @_where_5(%331, %330, %160) : (tensor<8x1xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        stablehlo.return %332 : tensor<8x97xf32>
      }) : (tensor<i32>) -> tensor<8x97xf32>
      %c_75 = stablehlo.constant dense<false> : tensor<i1>
      %263 = stablehlo.reduce(%167 init: %c_75) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %264 = stablehlo.convert %263 : (tensor<i1>) -> tensor<i32>
      %265 = "stablehlo.case"(%264) ({
        %266 = stablehlo.iota dim = 0 : tensor<97xi32>
        %267 = stablehlo.broadcast_in_dim %266, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %268 = stablehlo.reduce(%262 init: %cst_76) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %269 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %271 = stablehlo.compare EQ, %262, %270, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_77 = stablehlo.constant dense<97> : tensor<i32>
        %272 = func.call @_where_2(%271, %267, %c_77) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_78 = stablehlo.constant dense<2147483647> : tensor<i32>
        %273 = stablehlo.reduce(%272 init: %c_78) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_79 = stablehlo.constant dense<96> : tensor<i32>
        %274 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %275 = stablehlo.minimum %273, %274 : tensor<8xi32>
        stablehlo.return %275 : tensor<8xi32>
      }, {
        %c_76 = stablehlo.constant dense<1> : tensor<i32>
        %266 = func.call @_where_6(%167, %62, %c_76) : (tensor<8xi1>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
        %267 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %269 = stablehlo.divide %262, %268 : tensor<8x97xf32>
        %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %270 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %271 = stablehlo.compare GT, %83, %270, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %272 = stablehlo.and %271, %167 : tensor<8xi1>
        %c_78 = stablehlo.constant dense<false> : tensor<i1>
        %273 = stablehlo.reduce(%272 init: %c_78) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %274 = stablehlo.convert %273 : (tensor<i1>) -> tensor<i32>
        %275 = "stablehlo.case"(%274) ({
          %cst_95 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %340 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %340 : tensor<8xf32>
        }, {
          %cst_95 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %340 = stablehlo.reduce(%269 init: %cst_95) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %341 = stablehlo.log %83 : tensor<8xf32>
          %342 = stablehlo.add %340, %341 : tensor<8xf32>
          stablehlo.return %342 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %276 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %277 = stablehlo.broadcast_in_dim %275, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %278 = stablehlo.convert %277 : tensor<8x1xf32>
        %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %280 = stablehlo.compare LT, %269, %279, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %281 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %282 = stablehlo.and %281, %280 : tensor<8x97xi1>
        %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %283 = func.call @_where_3(%282, %cst_79, %269) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %c_80 = stablehlo.constant dense<0> : tensor<i32>
        %284 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %285 = stablehlo.compare GT, %69, %284, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_81 = stablehlo.constant dense<97> : tensor<i32>
        %286 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %287 = stablehlo.compare LT, %69, %286, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %288 = stablehlo.and %285, %287 : tensor<8xi1>
        %289 = stablehlo.and %288, %167 : tensor<8xi1>
        %c_82 = stablehlo.constant dense<false> : tensor<i1>
        %290 = stablehlo.reduce(%289 init: %c_82) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %291 = stablehlo.convert %290 : (tensor<i1>) -> tensor<i32>
        %292 = "stablehlo.case"(%291) ({
          %cst_95 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %340 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %340 : tensor<8xf32>
        }, {
          %340 = stablehlo.bitcast_convert %283 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_95 = stablehlo.constant dense<0> : tensor<i32>
          %341 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %342 = stablehlo.compare LT, %340, %341, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_96 = stablehlo.constant dense<2147483647> : tensor<i32>
          %343 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %344 = stablehlo.xor %340, %343 : tensor<8x97xi32>
          %345 = func.call @_where_7(%342, %344, %340) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_97 = stablehlo.constant dense<2147483647> : tensor<i32>
          %346 = stablehlo.reduce(%345 init: %c_97) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_98 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %347 = stablehlo.reduce(%345 init: %c_98) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_99 = stablehlo.constant dense<0> : tensor<i32>
          %c_100 = stablehlo.constant dense<0> : tensor<i32>
          %348:6 = stablehlo.while(%iterArg = %345, %iterArg_103 = %69, %iterArg_104 = %c_100, %iterArg_105 = %c_99, %iterArg_106 = %346, %iterArg_107 = %347) : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_108 = stablehlo.constant dense<32> : tensor<i32>
            %355 = stablehlo.compare LT, %iterArg_104, %c_108, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %355 : tensor<i1>
          } do {
            %355:3 = func.call @closed_call(%iterArg, %iterArg_103, %iterArg_105, %iterArg_106, %iterArg_107) : (tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_108 = stablehlo.constant dense<1> : tensor<i32>
            %356 = stablehlo.add %iterArg_104, %c_108 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_103, %356, %355#0, %355#1, %355#2 : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_101 = stablehlo.constant dense<0> : tensor<i32>
          %349 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %350 = stablehlo.compare LT, %348#4, %349, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_102 = stablehlo.constant dense<2147483647> : tensor<i32>
          %351 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %352 = stablehlo.xor %348#4, %351 : tensor<8xi32>
          %353 = func.call @_where_8(%350, %352, %348#4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %354 = stablehlo.bitcast_convert %353 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %354 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %293 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %294 = stablehlo.broadcast_in_dim %292, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %295 = stablehlo.convert %294 : tensor<8x1xf32>
        %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %297 = stablehlo.compare LT, %283, %296, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %298 = stablehlo.broadcast_in_dim %293, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %299 = stablehlo.and %298, %297 : tensor<8x97xi1>
        %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %300 = func.call @_where_3(%299, %cst_83, %283) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %301 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %302 = stablehlo.compare LT, %76, %301, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %303 = stablehlo.and %302, %167 : tensor<8xi1>
        %c_85 = stablehlo.constant dense<false> : tensor<i1>
        %304 = stablehlo.reduce(%303 init: %c_85) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %305 = stablehlo.convert %304 : (tensor<i1>) -> tensor<i32>
        %306 = "stablehlo.case"(%305) ({
          %cst_95 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %340 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %340 : tensor<8xf32>
        }, {
          %cst_95 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %340 = stablehlo.reduce(%300 init: %cst_95) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
          %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
          %343 = stablehlo.subtract %300, %342 : tensor<8x97xf32>
          %344 = stablehlo.exponential %343 : tensor<8x97xf32>
          %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %345 = stablehlo.reduce(%344 init: %cst_96) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %346 = stablehlo.multiply %76, %345 : tensor<8xf32>
          %347 = stablehlo.bitcast_convert %300 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_97 = stablehlo.constant dense<0> : tensor<i32>
          %348 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %349 = stablehlo.compare LT, %347, %348, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_98 = stablehlo.constant dense<2147483647> : tensor<i32>
          %350 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %351 = stablehlo.xor %347, %350 : tensor<8x97xi32>
          %352 = func.call @_where_7(%349, %351, %347) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_99 = stablehlo.constant dense<2147483647> : tensor<i32>
          %353 = stablehlo.reduce(%352 init: %c_99) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_100 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %354 = stablehlo.reduce(%352 init: %c_100) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_101 = stablehlo.constant dense<0> : tensor<i32>
          %c_102 = stablehlo.constant dense<0> : tensor<i32>
          %355:7 = stablehlo.while(%iterArg = %352, %iterArg_105 = %344, %iterArg_106 = %346, %iterArg_107 = %c_102, %iterArg_108 = %c_101, %iterArg_109 = %353, %iterArg_110 = %354) : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_111 = stablehlo.constant dense<32> : tensor<i32>
            %362 = stablehlo.compare LT, %iterArg_107, %c_111, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %362 : tensor<i1>
          } do {
            %362:3 = func.call @closed_call_9(%iterArg, %iterArg_105, %iterArg_106, %iterArg_108, %iterArg_109, %iterArg_110) : (tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_111 = stablehlo.constant dense<1> : tensor<i32>
            %363 = stablehlo.add %iterArg_107, %c_111 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_105, %iterArg_106, %363, %362#0, %362#1, %362#2 : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_103 = stablehlo.constant dense<0> : tensor<i32>
          %356 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %357 = stablehlo.compare LT, %355#5, %356, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_104 = stablehlo.constant dense<2147483647> : tensor<i32>
          %358 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %359 = stablehlo.xor %355#5, %358 : tensor<8xi32>
          %360 = func.call @_where_8(%357, %359, %355#5) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %361 = stablehlo.bitcast_convert %360 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %361 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %307 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %308 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %309 = stablehlo.convert %308 : tensor<8x1xf32>
        %310 = stablehlo.broadcast_in_dim %309, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %311 = stablehlo.compare LT, %300, %310, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %312 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %313 = stablehlo.and %312, %311 : tensor<8x97xi1>
        %cst_86 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %314 = func.call @_where_3(%313, %cst_86, %300) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %315 = stablehlo.convert %20 : (tensor<8xi32>) -> tensor<8xui32>
        %316 = func.call @_threefry_fold_in(%55, %315) : (tensor<8x2xui32>, tensor<8xui32>) -> tensor<8x2xui32>
        %317 = func.call @_gumbel(%316) : (tensor<8x2xui32>) -> tensor<8x97xf32>
        %318 = stablehlo.add %314, %317 : tensor<8x97xf32>
        %319 = stablehlo.iota dim = 0 : tensor<97xi32>
        %320 = stablehlo.broadcast_in_dim %319, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %321 = stablehlo.reduce(%318 init: %cst_87) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %322 = stablehlo.broadcast_in_dim %321, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %323 = stablehlo.broadcast_in_dim %322, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %324 = stablehlo.compare EQ, %318, %323, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_88 = stablehlo.constant dense<97> : tensor<i32>
        %325 = func.call @_where_2(%324, %320, %c_88) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_89 = stablehlo.constant dense<2147483647> : tensor<i32>
        %326 = stablehlo.reduce(%325 init: %c_89) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_90 = stablehlo.constant dense<96> : tensor<i32>
        %327 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %328 = stablehlo.minimum %326, %327 : tensor<8xi32>
        %329 = stablehlo.iota dim = 0 : tensor<97xi32>
        %330 = stablehlo.broadcast_in_dim %329, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %331 = stablehlo.reduce(%262 init: %cst_91) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %332 = stablehlo.broadcast_in_dim %331, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %334 = stablehlo.compare EQ, %262, %333, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_92 = stablehlo.constant dense<97> : tensor<i32>
        %335 = func.call @_where_2(%334, %330, %c_92) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_93 = stablehlo.constant dense<2147483647> : tensor<i32>
        %336 = stablehlo.reduce(%335 init: %c_93) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_94 = stablehlo.constant dense<96> : tensor<i32>
        %337 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %338 = stablehlo.minimum %336, %337 : tensor<8xi32>
        %339 = func.call @_where_8(%167, %328, %338) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        stablehlo.return %339 : tensor<8xi32>
      }) : (tensor<i32>) -> tensor<8xi32>
      stablehlo.return %265 : tensor<8xi32>
    }) : (tensor<i32>) -> tensor<8xi32>
    %c_50 = stablehlo.constant dense<-2> : tensor<i32>
    %182 = call @_where(%163, %181, %c_50) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_51 = stablehlo.constant dense<1> : tensor<i32>
    %183 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %184 = stablehlo.add %20, %183 : tensor<8xi32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %186 = stablehlo.compare LT, %arg34, %185, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_53 = stablehlo.constant dense<4> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %188 = stablehlo.add %arg34, %187 : tensor<8xi32>
    %189 = stablehlo.select %186, %188, %arg34 : tensor<8xi1>, tensor<8xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %190 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %191 = stablehlo.compare LT, %182, %190, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_55 = stablehlo.constant dense<97> : tensor<i32>
    %192 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %193 = stablehlo.add %182, %192 : tensor<8xi32>
    %194 = stablehlo.select %191, %193, %182 : tensor<8xi1>, tensor<8xi32>
    %195 = stablehlo.broadcast_in_dim %189, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %196 = stablehlo.broadcast_in_dim %194, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %197 = stablehlo.concatenate %195, %196, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %198 = "stablehlo.gather"(%arg29, %197) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x97xi1>, tensor<8x2xi32>) -> tensor<8xi1>
    %199 = stablehlo.compare GE, %184, %27, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %200 = stablehlo.or %198, %199 : tensor<8xi1>
    %201 = stablehlo.not %163 : tensor<8xi1>
    %202 = stablehlo.or %200, %201 : tensor<8xi1>
    %c_56 = stablehlo.constant dense<1> : tensor<i32>
    %203 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %204 = stablehlo.add %13, %203 : tensor<8xi32>
    %205 = stablehlo.not %202 : tensor<8xi1>
    %206 = stablehlo.and %107, %205 : tensor<8xi1>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %207 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %208 = stablehlo.compare LT, %108, %207, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_58 = stablehlo.constant dense<4> : tensor<i32>
    %209 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %210 = stablehlo.add %108, %209 : tensor<8xi32>
    %211 = stablehlo.select %208, %210, %108 : tensor<8xi1>, tensor<8xi32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %213 = "stablehlo.scatter"(%arg14, %212, %182) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %214 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %215 = stablehlo.compare LT, %108, %214, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_60 = stablehlo.constant dense<4> : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %217 = stablehlo.add %108, %216 : tensor<8xi32>
    %218 = stablehlo.select %215, %217, %108 : tensor<8xi1>, tensor<8xi32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %220 = "stablehlo.scatter"(%arg15, %219, %204) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %221 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %222 = stablehlo.compare LT, %108, %221, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_62 = stablehlo.constant dense<4> : tensor<i32>
    %223 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %224 = stablehlo.add %108, %223 : tensor<8xi32>
    %225 = stablehlo.select %222, %224, %108 : tensor<8xi1>, tensor<8xi32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %227 = "stablehlo.scatter"(%arg16, %226, %184) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %228 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %229 = stablehlo.compare LT, %108, %228, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_64 = stablehlo.constant dense<4> : tensor<i32>
    %230 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %231 = stablehlo.add %108, %230 : tensor<8xi32>
    %232 = stablehlo.select %229, %231, %108 : tensor<8xi1>, tensor<8xi32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %234 = "stablehlo.scatter"(%arg18, %233, %206) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i1>, %arg36: tensor<i1>):
      stablehlo.return %arg36 : tensor<i1>
    }) : (tensor<4xi1>, tensor<8x1xi32>, tensor<8xi1>) -> tensor<4xi1>
    %235 = stablehlo.and %48, %163 : tensor<8xi1>
    %c_65 = stablehlo.constant dense<4> : tensor<i32>
    %236 = call @_where(%235, %108, %c_65) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %237 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %238 = stablehlo.compare LT, %236, %237, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_67 = stablehlo.constant dense<4> : tensor<i32>
    %239 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %240 = stablehlo.add %236, %239 : tensor<8xi32>
    %241 = stablehlo.select %238, %240, %236 : tensor<8xi1>, tensor<8xi32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %242 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %243 = stablehlo.compare LT, %182, %242, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_69 = stablehlo.constant dense<97> : tensor<i32>
    %244 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %245 = stablehlo.add %182, %244 : tensor<8xi32>
    %246 = stablehlo.select %243, %245, %182 : tensor<8xi1>, tensor<8xi32>
    %247 = stablehlo.broadcast_in_dim %241, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %248 = stablehlo.broadcast_in_dim %246, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %249 = stablehlo.concatenate %247, %248, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %c_70 = stablehlo.constant dense<1> : tensor<i32>
    %250 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %251 = "stablehlo.scatter"(%arg33, %249, %250) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      %260 = stablehlo.add %arg35, %arg36 : tensor<i32>
      stablehlo.return %260 : tensor<i32>
    }) : (tensor<4x97xi32>, tensor<8x2xi32>, tensor<8xi32>) -> tensor<4x97xi32>
    %c_71 = stablehlo.constant dense<-1> : tensor<i32>
    %252 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %253 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %254 = stablehlo.compare LT, %108, %253, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_73 = stablehlo.constant dense<4> : tensor<i32>
    %255 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %256 = stablehlo.add %108, %255 : tensor<8xi32>
    %257 = stablehlo.select %254, %256, %108 : tensor<8xi1>, tensor<8xi32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %259 = "stablehlo.scatter"(%252, %258, %182) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>):
      stablehlo.return %arg36 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    return %145#1, %145#2, %213, %220, %227, %arg17, %234, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %251, %259, %160 : tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>, tensor<4xi32>, tensor<8x97xf32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xi32>
    return %2 : tensor<8xi32>
  }
  func.func private @floor_divide(%arg0: tensor<8x1xi32>, %arg1: tensor<i32>) -> tensor<8x1xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<8x1xi32>
    %3 = stablehlo.sign %arg0 : tensor<8x1xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<8x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %11 = stablehlo.and %6, %10 : tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<8x1xi32>
    %14 = call @_where_0(%11, %13, %2) : (tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    return %14 : tensor<8x1xi32>
  }
  func.func private @_where_0(%arg0: tensor<8x1xi1>, %arg1: tensor<8x1xi32>, %arg2: tensor<8x1xi32>) -> tensor<8x1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x1xi1>, tensor<8x1xi32>
    return %0 : tensor<8x1xi32>
  }
  func.func private @remainder(%arg0: tensor<8x1xi32>, %arg1: tensor<i32>) -> tensor<8x1xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8x1xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8x1xi1>, tensor<8x1xi1>) -> tensor<8x1xi1>
    %12 = stablehlo.and %11, %6 : tensor<8x1xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %14 = stablehlo.add %4, %13 : tensor<8x1xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<8x1xi1>, tensor<8x1xi32>
    return %15 : tensor<8x1xi32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @"<lambda>"(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>, %arg3: tensor<32xf32>, %arg4: tensor<2x32x48xf32>, %arg5: tensor<1x32x48xf32>, %arg6: tensor<32xf32>, %arg7: tensor<2x32x48xf32>, %arg8: tensor<1x48x48xf32>, %arg9: tensor<8x1x32xf32>, %arg10: tensor<8x1x1x4xf32>, %arg11: tensor<8x1x1x4xf32>, %arg12: tensor<i32>, %arg13: tensor<2x4x2x8x64xf32>, %arg14: tensor<2x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>) {
    %0 = stablehlo.multiply %arg9, %arg9 : tensor<8x1x32xf32>
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
    %9 = stablehlo.multiply %arg9, %8 : tensor<8x1x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<8x1x32xf32>
    %13 = stablehlo.reshape %12 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %14 = stablehlo.custom_call @xlaengine_product_float32(%13, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<2x32x48xf32>) -> tensor<8x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<8x64xf32>) -> tensor<8x1x64xf32>
    %16 = stablehlo.reshape %15 : (tensor<8x1x64xf32>) -> tensor<8x1x8x8xf32>
    %17 = stablehlo.slice %16 [0:8, 0:1, 0:4, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x4x8xf32>
    %18 = stablehlo.slice %16 [0:8, 0:1, 4:6, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %19 = stablehlo.slice %16 [0:8, 0:1, 6:8, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %20 = stablehlo.slice %17 [0:8, 0:1, 0:4, 0:4] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %21 = stablehlo.slice %17 [0:8, 0:1, 0:4, 4:8] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %22 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %23 = stablehlo.multiply %20, %22 : tensor<8x1x4x4xf32>
    %24 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %25 = stablehlo.multiply %21, %24 : tensor<8x1x4x4xf32>
    %26 = stablehlo.subtract %23, %25 : tensor<8x1x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %28 = stablehlo.multiply %21, %27 : tensor<8x1x4x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %30 = stablehlo.multiply %20, %29 : tensor<8x1x4x4xf32>
    %31 = stablehlo.add %28, %30 : tensor<8x1x4x4xf32>
    %32 = stablehlo.concatenate %26, %31, dim = 3 : (tensor<8x1x4x4xf32>, tensor<8x1x4x4xf32>) -> tensor<8x1x4x8xf32>
    %33 = stablehlo.slice %18 [0:8, 0:1, 0:2, 0:4] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %34 = stablehlo.slice %18 [0:8, 0:1, 0:2, 4:8] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %35 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<8x1x2x4xf32>
    %37 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %38 = stablehlo.multiply %34, %37 : tensor<8x1x2x4xf32>
    %39 = stablehlo.subtract %36, %38 : tensor<8x1x2x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %41 = stablehlo.multiply %34, %40 : tensor<8x1x2x4xf32>
    %42 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %43 = stablehlo.multiply %33, %42 : tensor<8x1x2x4xf32>
    %44 = stablehlo.add %41, %43 : tensor<8x1x2x4xf32>
    %45 = stablehlo.concatenate %39, %44, dim = 3 : (tensor<8x1x2x4xf32>, tensor<8x1x2x4xf32>) -> tensor<8x1x2x8xf32>
    %46 = stablehlo.reshape %32 : (tensor<8x1x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %47 = stablehlo.reshape %45 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %48 = stablehlo.reshape %19 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.compare LT, %arg12, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %50 = stablehlo.add %arg12, %c_2 : tensor<i32>
    %51 = stablehlo.select %49, %50, %arg12 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %53 = stablehlo.compare LT, %arg0, %52, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %55 = stablehlo.add %arg0, %54 : tensor<8xi32>
    %56 = stablehlo.select %53, %55, %arg0 : tensor<8xi1>, tensor<8xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %58 = stablehlo.compare LT, %arg1, %57, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_6 = stablehlo.constant dense<64> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %60 = stablehlo.add %arg1, %59 : tensor<8xi32>
    %61 = stablehlo.select %58, %60, %arg1 : tensor<8xi1>, tensor<8xi32>
    %62 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %64 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %65 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %66 = stablehlo.concatenate %63, %64, %65, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %67 = "stablehlo.scatter"(%arg13, %66, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 4], scatter_dims_to_operand_dims = [0, 1, 4], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      stablehlo.return %arg16 : tensor<f32>
    }) : (tensor<2x4x2x8x64xf32>, tensor<8x3xi32>, tensor<8x2x8xf32>) -> tensor<2x4x2x8x64xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.compare LT, %arg12, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %69 = stablehlo.add %arg12, %c_8 : tensor<i32>
    %70 = stablehlo.select %68, %69, %arg12 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %72 = stablehlo.compare LT, %arg0, %71, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %74 = stablehlo.add %arg0, %73 : tensor<8xi32>
    %75 = stablehlo.select %72, %74, %arg0 : tensor<8xi1>, tensor<8xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %77 = stablehlo.compare LT, %arg1, %76, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_12 = stablehlo.constant dense<64> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %79 = stablehlo.add %arg1, %78 : tensor<8xi32>
    %80 = stablehlo.select %77, %79, %arg1 : tensor<8xi1>, tensor<8xi32>
    %81 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %83 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %84 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %85 = stablehlo.concatenate %82, %83, %84, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %86 = "stablehlo.scatter"(%arg14, %85, %48) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      stablehlo.return %arg16 : tensor<f32>
    }) : (tensor<2x4x2x64x8xf32>, tensor<8x3xi32>, tensor<8x2x8xf32>) -> tensor<2x4x2x64x8xf32>
    %87 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %89 = stablehlo.add %arg1, %88 : tensor<8xi32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %91 = stablehlo.custom_call @xlaengine_attention_float32(%46, %67, %86, %arg12, %arg2, %87, %89, %90, %90) {backend_config = "", mhlo.backend_config = {block = 16 : i64}, operand_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>]} : (tensor<8x1x2x2x8xf32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<8xi32>, tensor<8x1xi32>, tensor<8xi32>, tensor<0xf32>, tensor<0xf32>) -> tensor<8x1x2x2x8xf32>
    %92 = stablehlo.reshape %91 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x32xf32>
    %93 = stablehlo.reshape %92 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %94 = stablehlo.custom_call @xlaengine_product_float32(%93, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<1x32x48xf32>) -> tensor<8x32xf32>
    %95 = stablehlo.reshape %94 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %96 = stablehlo.add %arg9, %95 : tensor<8x1x32xf32>
    %97 = stablehlo.multiply %96, %96 : tensor<8x1x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_16 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %101 = stablehlo.divide %99, %100 : tensor<8x1x1xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %103 = stablehlo.add %101, %102 : tensor<8x1x1xf32>
    %104 = stablehlo.rsqrt %103 : tensor<8x1x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %106 = stablehlo.multiply %96, %105 : tensor<8x1x32xf32>
    %107 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %109 = stablehlo.multiply %106, %108 : tensor<8x1x32xf32>
    %110 = stablehlo.reshape %109 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %111 = stablehlo.custom_call @xlaengine_product_float32(%110, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<2x32x48xf32>) -> tensor<8x96xf32>
    %112 = stablehlo.reshape %111 : (tensor<8x96xf32>) -> tensor<8x1x96xf32>
    %113 = stablehlo.slice %112 [0:8, 0:1, 0:48] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %114 = stablehlo.slice %112 [0:8, 0:1, 48:96] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %115 = call @silu(%113) : (tensor<8x1x48xf32>) -> tensor<8x1x48xf32>
    %116 = stablehlo.multiply %115, %114 : tensor<8x1x48xf32>
    %117 = stablehlo.reshape %116 : (tensor<8x1x48xf32>) -> tensor<8x48xf32>
    %118 = stablehlo.custom_call @xlaengine_product_float32(%117, %arg8) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x48xf32>, tensor<1x48x48xf32>) -> tensor<8x32xf32>
    %119 = stablehlo.reshape %118 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %120 = stablehlo.add %96, %119 : tensor<8x1x32xf32>
    return %120, %67, %86 : tensor<8x1x32xf32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>
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
  func.func private @_where_2(%arg0: tensor<8x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<8x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x97xi32>) -> tensor<8x97xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %3 : tensor<8x97xi32>
  }
  func.func private @_where_3(%arg0: tensor<8x97xi1>, %arg1: tensor<f32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
  func.func private @_where_4(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %0 : tensor<8x97xf32>
  }
  func.func private @_where_5(%arg0: tensor<8x1xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %1 : tensor<8x97xf32>
  }
  func.func private @_where_6(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @_where_7(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xi32>, %arg2: tensor<8x97xi32>) -> tensor<8x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %0 : tensor<8x97xi32>
  }
  func.func private @closed_call(%arg0: tensor<8x97xi32>, %arg1: tensor<8xi32>, %arg2: tensor<i32>, %arg3: tensor<8xi32>, %arg4: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %16 = call @_where_8(%15, %9, %arg3) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<8xi32>
    %20 = call @_where_8(%15, %arg4, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_8(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @closed_call_9(%arg0: tensor<8x97xi32>, %arg1: tensor<8x97xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>, %arg4: tensor<8xi32>, %arg5: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %13 = call @_where_10(%12, %arg1, %c_3) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<i32>) -> tensor<8x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %16 = call @_where_8(%15, %9, %arg4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<8xi32>
    %20 = call @_where_8(%15, %arg5, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_10(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<i32>) -> tensor<8x97xf32> {
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
      %6:8 = func.call @closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<8x1xui32>, tensor<8x1xui32>
  }
  func.func private @closed_call_11(%arg0: tensor<i32>, %arg1: tensor<8x1xui32>, %arg2: tensor<8x1xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
    %18:2 = call @threefry2x32_12(%16, %17, %14, %15) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>)
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
  func.func private @threefry2x32_12(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>) {
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
      %10:8 = func.call @closed_call_13(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x97xui32>, tensor<8x97xui32>
  }
  func.func private @closed_call_13(%arg0: tensor<i32>, %arg1: tensor<8x97xui32>, %arg2: tensor<8x97xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
}
