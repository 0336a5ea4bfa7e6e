module @jit_decode_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x32xf32>, %arg1: tensor<3x2x32x48xf32>, %arg2: tensor<3x1x32x48xf32>, %arg3: tensor<3x32xf32>, %arg4: tensor<3x2x32x48xf32>, %arg5: tensor<3x1x48x48xf32>, %arg6: tensor<32xf32>, %arg7: tensor<3x32x48xf32>, %arg8: tensor<3x4x2x64x8xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg13: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg14: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg15: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg17: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg26: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg27: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg29: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg30: tensor<8xi32>) -> (tensor<3x4x2x64x8xf32> {jax.result_info = "result[0].k"}, tensor<3x4x2x64x8xf32> {jax.result_info = "result[0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<4xi32> {jax.result_info = "result[1].tokens"}, tensor<8x97xf32> {jax.result_info = "result[1].logits"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg30, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg30, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg30 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = "stablehlo.gather"(%arg10, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %arg30, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %10 = stablehlo.add %arg30, %9 : tensor<8xi32>
    %11 = stablehlo.select %8, %10, %arg30 : tensor<8xi1>, tensor<8xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %13 = "stablehlo.gather"(%arg11, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %15 = stablehlo.compare LT, %arg30, %14, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %17 = stablehlo.add %arg30, %16 : tensor<8xi32>
    %18 = stablehlo.select %15, %17, %arg30 : tensor<8xi1>, tensor<8xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %20 = "stablehlo.gather"(%arg12, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %22 = stablehlo.compare LT, %arg30, %21, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %24 = stablehlo.add %arg30, %23 : tensor<8xi32>
    %25 = stablehlo.select %22, %24, %arg30 : tensor<8xi1>, tensor<8xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %27 = "stablehlo.gather"(%arg13, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %29 = stablehlo.compare LT, %arg30, %28, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %31 = stablehlo.add %arg30, %30 : tensor<8xi32>
    %32 = stablehlo.select %29, %31, %arg30 : tensor<8xi1>, tensor<8xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %34 = "stablehlo.gather"(%arg14, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %36 = stablehlo.compare LT, %arg30, %35, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %38 = stablehlo.add %arg30, %37 : tensor<8xi32>
    %39 = stablehlo.select %36, %38, %arg30 : tensor<8xi1>, tensor<8xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %41 = "stablehlo.gather"(%arg15, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %43 = stablehlo.compare LT, %arg30, %42, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_12 = stablehlo.constant dense<4> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %45 = stablehlo.add %arg30, %44 : tensor<8xi32>
    %46 = stablehlo.select %43, %45, %arg30 : tensor<8xi1>, tensor<8xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %48 = "stablehlo.gather"(%arg16, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi1>, tensor<8x1xi32>) -> tensor<8xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %50 = stablehlo.compare LT, %arg30, %49, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_14 = stablehlo.constant dense<4> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %52 = stablehlo.add %arg30, %51 : tensor<8xi32>
    %53 = stablehlo.select %50, %52, %arg30 : tensor<8xi1>, tensor<8xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %55 = "stablehlo.gather"(%arg17, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xui32>, tensor<8x1xi32>) -> tensor<8x2xui32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %57 = stablehlo.compare LT, %arg30, %56, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_16 = stablehlo.constant dense<4> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %59 = stablehlo.add %arg30, %58 : tensor<8xi32>
    %60 = stablehlo.select %57, %59, %arg30 : tensor<8xi1>, tensor<8xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %62 = "stablehlo.gather"(%arg18, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %64 = stablehlo.compare LT, %arg30, %63, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_18 = stablehlo.constant dense<4> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %66 = stablehlo.add %arg30, %65 : tensor<8xi32>
    %67 = stablehlo.select %64, %66, %arg30 : tensor<8xi1>, tensor<8xi32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %69 = "stablehlo.gather"(%arg19, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<8x1xi32>) -> tensor<8xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %71 = stablehlo.compare LT, %arg30, %70, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_20 = stablehlo.constant dense<4> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %73 = stablehlo.add %arg30, %72 : tensor<8xi32>
    %74 = stablehlo.select %71, %73, %arg30 : tensor<8xi1>, tensor<8xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %76 = "stablehlo.gather"(%arg20, %75) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %78 = stablehlo.compare LT, %arg30, %77, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_22 = stablehlo.constant dense<4> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %80 = stablehlo.add %arg30, %79 : tensor<8xi32>
    %81 = stablehlo.select %78, %80, %arg30 : tensor<8xi1>, tensor<8xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %83 = "stablehlo.gather"(%arg21, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %85 = stablehlo.compare LT, %arg30, %84, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_24 = stablehlo.constant dense<4> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %87 = stablehlo.add %arg30, %86 : tensor<8xi32>
    %88 = stablehlo.select %85, %87, %arg30 : tensor<8xi1>, tensor<8xi32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %90 = "stablehlo.gather"(%arg22, %89) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %92 = stablehlo.compare LT, %arg30, %91, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_26 = stablehlo.constant dense<4> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %94 = stablehlo.add %arg30, %93 : tensor<8xi32>
    %95 = stablehlo.select %92, %94, %arg30 : tensor<8xi1>, tensor<8xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %97 = "stablehlo.gather"(%arg23, %96) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %99 = stablehlo.compare LT, %arg30, %98, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_28 = stablehlo.constant dense<4> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %101 = stablehlo.add %arg30, %100 : tensor<8xi32>
    %102 = stablehlo.select %99, %101, %arg30 : tensor<8xi1>, tensor<8xi32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %104 = "stablehlo.gather"(%arg24, %103) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %c_29 = stablehlo.constant dense<4> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %106 = stablehlo.compare LT, %arg30, %105, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %107 = stablehlo.and %34, %106 : tensor<8xi1>
    %c_30 = stablehlo.constant dense<4> : tensor<i32>
    %108 = call @_where(%107, %arg30, %c_30) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
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
    %127 = "stablehlo.gather"(%arg7, %126) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32, 1>}> : (tensor<3x32x48xf32>, tensor<8x1x2xi32>) -> tensor<8x1x32xf32>
    %128 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1x1xi32>
    %129 = stablehlo.convert %128 : (tensor<8x1x1x1xi32>) -> tensor<8x1x1x1xf32>
    %130 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %131 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xf32>) -> tensor<8x1x1x4xf32>
    %132 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x1x1x4xf32>
    %133 = stablehlo.multiply %131, %132 : tensor<8x1x1x4xf32>
    %134 = stablehlo.cosine %133 : tensor<8x1x1x4xf32>
    %135 = stablehlo.sine %133 : tensor<8x1x1x4xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %c_39 = stablehlo.constant dense<2> : tensor<i32>
    %136:16 = stablehlo.while(%iterArg = %arg0, %iterArg_77 = %arg3, %iterArg_78 = %108, %iterArg_79 = %109, %iterArg_80 = %arg30, %iterArg_81 = %arg1, %iterArg_82 = %arg2, %iterArg_83 = %arg4, %iterArg_84 = %arg5, %iterArg_85 = %134, %iterArg_86 = %135, %iterArg_87 = %c_38, %iterArg_88 = %c_39, %iterArg_89 = %127, %iterArg_90 = %arg8, %iterArg_91 = %arg9) : tensor<3x32xf32>, tensor<3x32xf32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<3x2x32x48xf32>, tensor<3x1x32x48xf32>, tensor<3x2x32x48xf32>, tensor<3x1x48x48xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<i32>, tensor<8x1x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
    cond {
      %245 = stablehlo.compare LT, %iterArg_87, %iterArg_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %245 : tensor<i1>
    } do {
      %c_92 = stablehlo.constant dense<1> : tensor<i32>
      %245 = stablehlo.add %iterArg_87, %c_92 : tensor<i32>
      %246 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_87) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %247 = func.call @dynamic_index_in_dim(%iterArg_77, %iterArg_87) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %248:3 = func.call @layer(%iterArg_78, %iterArg_79, %iterArg_80, %246, %iterArg_81, %iterArg_87, %iterArg_82, %iterArg_87, %247, %iterArg_83, %iterArg_87, %iterArg_84, %iterArg_87, %iterArg_89, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_90, %iterArg_91) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<3x1x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<3x1x48x48xf32>, tensor<i32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>)
      stablehlo.return %iterArg, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %245, %iterArg_88, %248#0, %248#1, %248#2 : tensor<3x32xf32>, tensor<3x32xf32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<3x2x32x48xf32>, tensor<3x1x32x48xf32>, tensor<3x2x32x48xf32>, tensor<3x1x48x48xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<i32>, tensor<8x1x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
    }
    %c_40 = stablehlo.constant dense<2> : tensor<i32>
    %137 = call @dynamic_index_in_dim_2(%arg0, %c_40) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
    %c_41 = stablehlo.constant dense<2> : tensor<i32>
    %138 = call @dynamic_index_in_dim_2(%arg3, %c_41) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
    %c_42 = stablehlo.constant dense<2> : tensor<i32>
    %c_43 = stablehlo.constant dense<2> : tensor<i32>
    %c_44 = stablehlo.constant dense<2> : tensor<i32>
    %c_45 = stablehlo.constant dense<2> : tensor<i32>
    %c_46 = stablehlo.constant dense<2> : tensor<i32>
    %139:3 = call @layer(%108, %109, %arg30, %137, %arg1, %c_42, %arg2, %c_43, %138, %arg4, %c_44, %arg5, %c_45, %136#13, %134, %135, %c_46, %136#14, %136#15) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<3x1x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<3x1x48x48xf32>, tensor<i32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>)
    %140 = stablehlo.multiply %139#0, %139#0 : tensor<8x1x32xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_48 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %144 = stablehlo.divide %142, %143 : tensor<8x1x1xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %146 = stablehlo.add %144, %145 : tensor<8x1x1xf32>
    %147 = stablehlo.rsqrt %146 : tensor<8x1x1xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %149 = stablehlo.multiply %139#0, %148 : tensor<8x1x32xf32>
    %150 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %152 = stablehlo.multiply %149, %151 : tensor<8x1x32xf32>
    %153 = stablehlo.reshape %152 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %154 = stablehlo.broadcast_in_dim %arg7, dims = [1, 2, 3] : (tensor<3x32x48xf32>) -> tensor<1x3x32x48xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %155 = stablehlo.custom_call @xlaengine_product_float32(%153, %154, %c_50) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<1x3x32x48xf32>, tensor<i32>) -> tensor<8x97xf32>
    %156:2 = stablehlo.custom_call @xlaengine_argmax_float32(%155) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<8x97xf32>) -> (tensor<8xf32>, tensor<8xi32>)
    %157 = stablehlo.compare NE, %156#0, %156#0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %158 = stablehlo.not %157 : tensor<8xi1>
    %159 = stablehlo.and %107, %48 : tensor<8xi1>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %161 = stablehlo.compare GT, %62, %160, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %162 = stablehlo.and %107, %161 : tensor<8xi1>
    %163 = stablehlo.or %159, %162 : tensor<8xi1>
    %c_52 = stablehlo.constant dense<false> : tensor<i1>
    %164 = stablehlo.reduce(%163 init: %c_52) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %165 = stablehlo.convert %164 : (tensor<i1>) -> tensor<i32>
    %166 = "stablehlo.case"(%165) ({
      stablehlo.return %156#1 : tensor<8xi32>
    }, {
      %c_77 = stablehlo.constant dense<false> : tensor<i1>
      %245 = stablehlo.reduce(%159 init: %c_77) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %246 = stablehlo.convert %245 : (tensor<i1>) -> tensor<i32>
      %247 = "stablehlo.case"(%246) ({
        stablehlo.return %155 : tensor<8x97xf32>
      }, {
        %c_79 = stablehlo.constant dense<0> : tensor<i32>
        %251 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %252 = stablehlo.compare LT, %arg30, %251, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_80 = stablehlo.constant dense<4> : tensor<i32>
        %253 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %254 = stablehlo.add %arg30, %253 : tensor<8xi32>
        %255 = stablehlo.select %252, %254, %arg30 : tensor<8xi1>, tensor<8xi32>
        %256 = stablehlo.broadcast_in_dim %255, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %257 = "stablehlo.gather"(%arg25, %256) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_81 = stablehlo.constant dense<0> : tensor<i32>
        %258 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %259 = stablehlo.compare LT, %arg30, %258, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_82 = stablehlo.constant dense<4> : tensor<i32>
        %260 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %261 = stablehlo.add %arg30, %260 : tensor<8xi32>
        %262 = stablehlo.select %259, %261, %arg30 : tensor<8xi1>, tensor<8xi32>
        %263 = stablehlo.broadcast_in_dim %262, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %264 = "stablehlo.gather"(%arg26, %263) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_83 = stablehlo.constant dense<0> : tensor<i32>
        %265 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %266 = stablehlo.compare LT, %arg30, %265, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_84 = stablehlo.constant dense<4> : tensor<i32>
        %267 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %268 = stablehlo.add %arg30, %267 : tensor<8xi32>
        %269 = stablehlo.select %266, %268, %arg30 : tensor<8xi1>, tensor<8xi32>
        %270 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %271 = "stablehlo.gather"(%arg27, %270) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xf32>, tensor<8x1xi32>) -> tensor<8x97xf32>
        %c_85 = stablehlo.constant dense<0> : tensor<i32>
        %272 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %273 = stablehlo.compare LT, %arg30, %272, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_86 = stablehlo.constant dense<4> : tensor<i32>
        %274 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %275 = stablehlo.add %arg30, %274 : tensor<8xi32>
        %276 = stablehlo.select %273, %275, %arg30 : tensor<8xi1>, tensor<8xi32>
        %277 = stablehlo.broadcast_in_dim %276, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %278 = "stablehlo.gather"(%arg28, %277) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_87 = stablehlo.constant dense<0> : tensor<i32>
        %279 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %280 = stablehlo.compare LT, %arg30, %279, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_88 = stablehlo.constant dense<4> : tensor<i32>
        %281 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %282 = stablehlo.add %arg30, %281 : tensor<8xi32>
        %283 = stablehlo.select %280, %282, %arg30 : tensor<8xi1>, tensor<8xi32>
        %284 = stablehlo.broadcast_in_dim %283, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %285 = "stablehlo.gather"(%arg29, %284) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi32>, tensor<8x1xi32>) -> tensor<8x97xi32>
        %286 = stablehlo.compare LT, %20, %41, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %287 = stablehlo.broadcast_in_dim %286, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %289 = stablehlo.and %288, %264 : tensor<8x97xi1>
        %cst_89 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %290 = func.call @_where_3(%289, %cst_89, %155) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %291 = stablehlo.add %290, %271 : tensor<8x97xf32>
        %292 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_90 = stablehlo.constant dense<0> : tensor<i32>
        %293 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %294 = stablehlo.compare GT, %285, %293, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %295 = stablehlo.or %278, %294 : tensor<8x97xi1>
        %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %296 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
        %297 = stablehlo.compare GT, %291, %296, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %298 = stablehlo.broadcast_in_dim %292, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %299 = stablehlo.divide %291, %298 : tensor<8x97xf32>
        %300 = stablehlo.broadcast_in_dim %292, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %301 = stablehlo.multiply %291, %300 : tensor<8x97xf32>
        %302 = func.call @_where_4(%297, %299, %301) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %303 = func.call @_where_4(%295, %302, %291) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %304 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %305 = stablehlo.convert %285 : (tensor<8x97xi32>) -> tensor<8x97xf32>
        %306 = stablehlo.broadcast_in_dim %304, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %307 = stablehlo.multiply %306, %305 : tensor<8x97xf32>
        %308 = stablehlo.subtract %303, %307 : tensor<8x97xf32>
        %309 = stablehlo.broadcast_in_dim %97, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_92 = stablehlo.constant dense<0> : tensor<i32>
        %310 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %311 = stablehlo.compare GT, %285, %310, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %312 = stablehlo.convert %311 : (tensor<8x97xi1>) -> tensor<8x97xf32>
        %313 = stablehlo.broadcast_in_dim %309, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %314 = stablehlo.multiply %313, %312 : tensor<8x97xf32>
        %315 = stablehlo.subtract %308, %314 : tensor<8x97xf32>
        %316 = stablehlo.broadcast_in_dim %159, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %317 = func.call @_where_5(%316, %315, %155) : (tensor<8x1xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        stablehlo.return %317 : tensor<8x97xf32>
      }) : (tensor<i32>) -> tensor<8x97xf32>
      %c_78 = stablehlo.constant dense<false> : tensor<i1>
      %248 = stablehlo.reduce(%162 init: %c_78) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %249 = stablehlo.convert %248 : (tensor<i1>) -> tensor<i32>
      %250 = "stablehlo.case"(%249) ({
        %251 = stablehlo.iota dim = 0 : tensor<97xi32>
        %252 = stablehlo.broadcast_in_dim %251, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %253 = stablehlo.reduce(%247 init: %cst_79) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %254 = stablehlo.broadcast_in_dim %253, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %256 = stablehlo.compare EQ, %247, %255, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_80 = stablehlo.constant dense<97> : tensor<i32>
        %257 = func.call @_where_6(%256, %252, %c_80) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_81 = stablehlo.constant dense<2147483647> : tensor<i32>
        %258 = stablehlo.reduce(%257 init: %c_81) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_82 = stablehlo.constant dense<96> : tensor<i32>
        %259 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %260 = stablehlo.minimum %258, %259 : tensor<8xi32>
        stablehlo.return %260 : tensor<8xi32>
      }, {
        %251 = stablehlo.convert %20 : (tensor<8xi32>) -> tensor<8xui32>
        %252 = func.call @_threefry_fold_in(%55, %251) : (tensor<8x2xui32>, tensor<8xui32>) -> tensor<8x2xui32>
        %253 = stablehlo.custom_call @xlaengine_draw_float32(%247, %62, %69, %76, %83, %252, %162) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xf32>, tensor<8xf32>, tensor<8x2xui32>, tensor<8xi1>) -> tensor<8xi32>
        %254 = stablehlo.iota dim = 0 : tensor<97xi32>
        %255 = stablehlo.broadcast_in_dim %254, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %256 = stablehlo.reduce(%247 init: %cst_79) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %257 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %259 = stablehlo.compare EQ, %247, %258, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_80 = stablehlo.constant dense<97> : tensor<i32>
        %260 = func.call @_where_6(%259, %255, %c_80) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_81 = stablehlo.constant dense<2147483647> : tensor<i32>
        %261 = stablehlo.reduce(%260 init: %c_81) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_82 = stablehlo.constant dense<96> : tensor<i32>
        %262 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %263 = stablehlo.minimum %261, %262 : tensor<8xi32>
        %264 = func.call @_where_7(%162, %253, %263) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        stablehlo.return %264 : tensor<8xi32>
      }) : (tensor<i32>) -> tensor<8xi32>
      stablehlo.return %250 : tensor<8xi32>
    }) : (tensor<i32>) -> tensor<8xi32>
    %c_53 = stablehlo.constant dense<-2> : tensor<i32>
    %167 = call @_where(%158, %166, %c_53) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_54 = stablehlo.constant dense<1> : tensor<i32>
    %168 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %169 = stablehlo.add %20, %168 : tensor<8xi32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %170 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %171 = stablehlo.compare LT, %arg30, %170, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_56 = stablehlo.constant dense<4> : tensor<i32>
    %172 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %173 = stablehlo.add %arg30, %172 : tensor<8xi32>
    %174 = stablehlo.select %171, %173, %arg30 : tensor<8xi1>, tensor<8xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %176 = stablehlo.compare LT, %167, %175, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_58 = stablehlo.constant dense<97> : tensor<i32>
    %177 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %178 = stablehlo.add %167, %177 : tensor<8xi32>
    %179 = stablehlo.select %176, %178, %167 : tensor<8xi1>, tensor<8xi32>
    %180 = stablehlo.broadcast_in_dim %174, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %181 = stablehlo.broadcast_in_dim %179, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %182 = stablehlo.concatenate %180, %181, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %183 = "stablehlo.gather"(%arg25, %182) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x97xi1>, tensor<8x2xi32>) -> tensor<8xi1>
    %184 = stablehlo.compare GE, %169, %27, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %185 = stablehlo.or %183, %184 : tensor<8xi1>
    %186 = stablehlo.not %158 : tensor<8xi1>
    %187 = stablehlo.or %185, %186 : tensor<8xi1>
    %c_59 = stablehlo.constant dense<1> : tensor<i32>
    %188 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %189 = stablehlo.add %13, %188 : tensor<8xi32>
    %190 = stablehlo.not %187 : tensor<8xi1>
    %191 = stablehlo.and %107, %190 : tensor<8xi1>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %192 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %193 = stablehlo.compare LT, %108, %192, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_61 = stablehlo.constant dense<4> : tensor<i32>
    %194 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %195 = stablehlo.add %108, %194 : tensor<8xi32>
    %196 = stablehlo.select %193, %195, %108 : tensor<8xi1>, tensor<8xi32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %198 = "stablehlo.scatter"(%arg10, %197, %167) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
      stablehlo.return %arg32 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %199 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %200 = stablehlo.compare LT, %108, %199, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_63 = stablehlo.constant dense<4> : tensor<i32>
    %201 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %202 = stablehlo.add %108, %201 : tensor<8xi32>
    %203 = stablehlo.select %200, %202, %108 : tensor<8xi1>, tensor<8xi32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %205 = "stablehlo.scatter"(%arg11, %204, %189) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
      stablehlo.return %arg32 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %207 = stablehlo.compare LT, %108, %206, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_65 = stablehlo.constant dense<4> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %209 = stablehlo.add %108, %208 : tensor<8xi32>
    %210 = stablehlo.select %207, %209, %108 : tensor<8xi1>, tensor<8xi32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %212 = "stablehlo.scatter"(%arg12, %211, %169) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
      stablehlo.return %arg32 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %213 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %214 = stablehlo.compare LT, %108, %213, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_67 = stablehlo.constant dense<4> : tensor<i32>
    %215 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %216 = stablehlo.add %108, %215 : tensor<8xi32>
    %217 = stablehlo.select %214, %216, %108 : tensor<8xi1>, tensor<8xi32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %219 = "stablehlo.scatter"(%arg14, %218, %191) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i1>, %arg32: tensor<i1>):
      stablehlo.return %arg32 : tensor<i1>
    }) : (tensor<4xi1>, tensor<8x1xi32>, tensor<8xi1>) -> tensor<4xi1>
    %220 = stablehlo.and %48, %158 : tensor<8xi1>
    %c_68 = stablehlo.constant dense<4> : tensor<i32>
    %221 = call @_where(%220, %108, %c_68) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %222 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %223 = stablehlo.compare LT, %221, %222, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_70 = stablehlo.constant dense<4> : tensor<i32>
    %224 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %225 = stablehlo.add %221, %224 : tensor<8xi32>
    %226 = stablehlo.select %223, %225, %221 : tensor<8xi1>, tensor<8xi32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %228 = stablehlo.compare LT, %167, %227, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_72 = stablehlo.constant dense<97> : tensor<i32>
    %229 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %230 = stablehlo.add %167, %229 : tensor<8xi32>
    %231 = stablehlo.select %228, %230, %167 : tensor<8xi1>, tensor<8xi32>
    %232 = stablehlo.broadcast_in_dim %226, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %233 = stablehlo.broadcast_in_dim %231, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %234 = stablehlo.concatenate %232, %233, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %c_73 = stablehlo.constant dense<1> : tensor<i32>
    %235 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %236 = "stablehlo.scatter"(%arg29, %234, %235) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
      %245 = stablehlo.add %arg31, %arg32 : tensor<i32>
      stablehlo.return %245 : tensor<i32>
    }) : (tensor<4x97xi32>, tensor<8x2xi32>, tensor<8xi32>) -> tensor<4x97xi32>
    %c_74 = stablehlo.constant dense<-1> : tensor<i32>
    %237 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %238 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %239 = stablehlo.compare LT, %108, %238, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_76 = stablehlo.constant dense<4> : tensor<i32>
    %240 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %241 = stablehlo.add %108, %240 : tensor<8xi32>
    %242 = stablehlo.select %239, %241, %108 : tensor<8xi1>, tensor<8xi32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %244 = "stablehlo.scatter"(%237, %243, %167) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
      stablehlo.return %arg32 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    return %139#1, %139#2, %198, %205, %212, %arg13, %219, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %236, %244, %155 : tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>, tensor<4xi32>, tensor<8x97xf32>
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
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x32xf32>, %arg1: tensor<i32>) -> tensor<32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 32] : (tensor<3x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x32xf32>) -> tensor<32xf32>
    return %4 : tensor<32xf32>
  }
  func.func private @layer(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>, %arg3: tensor<32xf32>, %arg4: tensor<3x2x32x48xf32>, %arg5: tensor<i32>, %arg6: tensor<3x1x32x48xf32>, %arg7: tensor<i32>, %arg8: tensor<32xf32>, %arg9: tensor<3x2x32x48xf32>, %arg10: tensor<i32>, %arg11: tensor<3x1x48x48xf32>, %arg12: tensor<i32>, %arg13: tensor<8x1x32xf32>, %arg14: tensor<8x1x1x4xf32>, %arg15: tensor<8x1x1x4xf32>, %arg16: tensor<i32>, %arg17: tensor<3x4x2x64x8xf32>, %arg18: tensor<3x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>) {
    %0 = stablehlo.multiply %arg13, %arg13 : tensor<8x1x32xf32>
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
    %9 = stablehlo.multiply %arg13, %8 : tensor<8x1x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<8x1x32xf32>
    %13 = stablehlo.reshape %12 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %14 = stablehlo.custom_call @xlaengine_product_float32(%13, %arg4, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x2x32x48xf32>, tensor<i32>) -> tensor<8x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<8x64xf32>) -> tensor<8x1x64xf32>
    %16 = stablehlo.reshape %15 : (tensor<8x1x64xf32>) -> tensor<8x1x8x8xf32>
    %17 = stablehlo.slice %16 [0:8, 0:1, 0:4, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x4x8xf32>
    %18 = stablehlo.slice %16 [0:8, 0:1, 4:6, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %19 = stablehlo.slice %16 [0:8, 0:1, 6:8, 0:8] : (tensor<8x1x8x8xf32>) -> tensor<8x1x2x8xf32>
    %20 = stablehlo.slice %17 [0:8, 0:1, 0:4, 0:4] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %21 = stablehlo.slice %17 [0:8, 0:1, 0:4, 4:8] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %22 = stablehlo.broadcast_in_dim %arg14, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %23 = stablehlo.multiply %20, %22 : tensor<8x1x4x4xf32>
    %24 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %25 = stablehlo.multiply %21, %24 : tensor<8x1x4x4xf32>
    %26 = stablehlo.subtract %23, %25 : tensor<8x1x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg14, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %28 = stablehlo.multiply %21, %27 : tensor<8x1x4x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %30 = stablehlo.multiply %20, %29 : tensor<8x1x4x4xf32>
    %31 = stablehlo.add %28, %30 : tensor<8x1x4x4xf32>
    %32 = stablehlo.concatenate %26, %31, dim = 3 : (tensor<8x1x4x4xf32>, tensor<8x1x4x4xf32>) -> tensor<8x1x4x8xf32>
    %33 = stablehlo.slice %18 [0:8, 0:1, 0:2, 0:4] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %34 = stablehlo.slice %18 [0:8, 0:1, 0:2, 4:8] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %35 = stablehlo.broadcast_in_dim %arg14, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<8x1x2x4xf32>
    %37 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %38 = stablehlo.multiply %34, %37 : tensor<8x1x2x4xf32>
    %39 = stablehlo.subtract %36, %38 : tensor<8x1x2x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg14, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %41 = stablehlo.multiply %34, %40 : tensor<8x1x2x4xf32>
    %42 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %43 = stablehlo.multiply %33, %42 : tensor<8x1x2x4xf32>
    %44 = stablehlo.add %41, %43 : tensor<8x1x2x4xf32>
    %45 = stablehlo.concatenate %39, %44, dim = 3 : (tensor<8x1x2x4xf32>, tensor<8x1x2x4xf32>) -> tensor<8x1x2x8xf32>
    %46 = stablehlo.reshape %32 : (tensor<8x1x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %47 = stablehlo.reshape %45 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %48 = stablehlo.reshape %19 : (tensor<8x1x2x8xf32>) -> tensor<8x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.compare LT, %arg16, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %50 = stablehlo.add %arg16, %c_2 : tensor<i32>
    %51 = stablehlo.select %49, %50, %arg16 : tensor<i1>, tensor<i32>
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
    %67 = "stablehlo.scatter"(%arg17, %66, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      stablehlo.return %arg20 : tensor<f32>
    }) : (tensor<3x4x2x64x8xf32>, tensor<8x3xi32>, tensor<8x2x8xf32>) -> tensor<3x4x2x64x8xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.compare LT, %arg16, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %69 = stablehlo.add %arg16, %c_8 : tensor<i32>
    %70 = stablehlo.select %68, %69, %arg16 : tensor<i1>, tensor<i32>
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
    %86 = "stablehlo.scatter"(%arg18, %85, %48) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      stablehlo.return %arg20 : tensor<f32>
    }) : (tensor<3x4x2x64x8xf32>, tensor<8x3xi32>, tensor<8x2x8xf32>) -> tensor<3x4x2x64x8xf32>
    %87 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %89 = stablehlo.add %arg1, %88 : tensor<8xi32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %91 = stablehlo.custom_call @xlaengine_attention_float32(%46, %67, %86, %arg16, %arg2, %87, %89, %90, %90) {backend_config = "", mhlo.backend_config = {block = 16 : i64}, operand_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>]} : (tensor<8x1x2x2x8xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>, tensor<i32>, tensor<8xi32>, tensor<8x1xi32>, tensor<8xi32>, tensor<0xf32>, tensor<0xf32>) -> tensor<8x1x2x2x8xf32>
    %92 = stablehlo.reshape %91 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x32xf32>
    %93 = stablehlo.reshape %92 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %94 = stablehlo.custom_call @xlaengine_product_float32(%93, %arg6, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x1x32x48xf32>, tensor<i32>) -> tensor<8x32xf32>
    %95 = stablehlo.reshape %94 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %96 = stablehlo.add %arg13, %95 : tensor<8x1x32xf32>
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
    %107 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %109 = stablehlo.multiply %106, %108 : tensor<8x1x32xf32>
    %110 = stablehlo.reshape %109 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %111 = stablehlo.custom_call @xlaengine_product_float32(%110, %arg9, %arg10) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x2x32x48xf32>, tensor<i32>) -> tensor<8x96xf32>
    %112 = stablehlo.reshape %111 : (tensor<8x96xf32>) -> tensor<8x1x96xf32>
    %113 = stablehlo.slice %112 [0:8, 0:1, 0:48] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %114 = stablehlo.slice %112 [0:8, 0:1, 48:96] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %115 = call @silu(%113) : (tensor<8x1x48xf32>) -> tensor<8x1x48xf32>
    %116 = stablehlo.multiply %115, %114 : tensor<8x1x48xf32>
    %117 = stablehlo.reshape %116 : (tensor<8x1x48xf32>) -> tensor<8x48xf32>
    %118 = stablehlo.custom_call @xlaengine_product_float32(%117, %arg11, %arg12) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x48xf32>, tensor<3x1x48x48xf32>, tensor<i32>) -> tensor<8x32xf32>
    %119 = stablehlo.reshape %118 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %120 = stablehlo.add %96, %119 : tensor<8x1x32xf32>
    return %120, %67, %86 : tensor<8x1x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
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
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x32xf32>, %arg1: tensor<i32>) -> tensor<32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %3, %c_1, sizes = [1, 32] : (tensor<3x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x32xf32>) -> tensor<32xf32>
    return %5 : tensor<32xf32>
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
  func.func private @_where_6(%arg0: tensor<8x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<8x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x97xi32>) -> tensor<8x97xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %3 : tensor<8x97xi32>
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
      %6:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<8x1xui32>, tensor<8x1xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<8x1xui32>, %arg2: tensor<8x1xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_7(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
}
