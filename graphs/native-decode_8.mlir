module @jit_decode_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x1x48x48xf32>, %arg1: tensor<3x2x32x48xf32>, %arg2: tensor<3x32xf32>, %arg3: tensor<3x32xf32>, %arg4: tensor<3x1x32x48xf32>, %arg5: tensor<3x2x32x48xf32>, %arg6: tensor<32xf32>, %arg7: tensor<3x32x48xf32>, %arg8: tensor<3x4x2x64x8xf32> {tf.aliasing_output = 0 : i32}, %arg9: tensor<3x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg10: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg11: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg12: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg13: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg14: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg15: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg16: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg17: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg18: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg20: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg21: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg22: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg23: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg24: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg25: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg26: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg27: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg28: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg29: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg30: tensor<8xi32>) -> (tensor<3x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<3x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<4xi32> {jax.result_info = "result[1].tokens"}, tensor<8x97xf32> {jax.result_info = "result[1].logits"}) {
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
    %110 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %111 = stablehlo.reshape %110 : (tensor<8x1xi32>) -> tensor<8xi32>
    %c_32 = stablehlo.constant dense<1> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %113 = stablehlo.add %111, %112 : tensor<8xi32>
    %114 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %115 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %116 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
    %117 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1x1xi32>
    %118 = stablehlo.convert %117 : (tensor<8x1x1x1xi32>) -> tensor<8x1x1x1xf32>
    %119 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %120 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xf32>) -> tensor<8x1x1x4xf32>
    %121 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x1x1x4xf32>
    %122 = stablehlo.multiply %120, %121 : tensor<8x1x1x4xf32>
    %123 = stablehlo.cosine %122 : tensor<8x1x1x4xf32>
    %124 = stablehlo.sine %122 : tensor<8x1x1x4xf32>
    %125 = stablehlo.reshape %115 : (tensor<8x1xi32>) -> tensor<8xi32>
    %c_33 = stablehlo.constant dense<48> : tensor<i32>
    %126 = call @floor_divide(%125, %c_33) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_34 = stablehlo.constant dense<48> : tensor<i32>
    %127 = call @remainder(%125, %c_34) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %129 = stablehlo.compare LT, %126, %128, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_36 = stablehlo.constant dense<3> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %131 = stablehlo.add %126, %130 : tensor<8xi32>
    %132 = stablehlo.select %129, %131, %126 : tensor<8xi1>, tensor<8xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %134 = stablehlo.compare LT, %127, %133, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_38 = stablehlo.constant dense<48> : tensor<i32>
    %135 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %136 = stablehlo.add %127, %135 : tensor<8xi32>
    %137 = stablehlo.select %134, %136, %127 : tensor<8xi1>, tensor<8xi32>
    %138 = stablehlo.broadcast_in_dim %132, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %139 = stablehlo.broadcast_in_dim %137, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %140 = stablehlo.concatenate %138, %139, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %141 = "stablehlo.gather"(%arg7, %140) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32, 1>}> : (tensor<3x32x48xf32>, tensor<8x2xi32>) -> tensor<8x32xf32>
    %142 = stablehlo.reshape %141 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %c_40 = stablehlo.constant dense<2> : tensor<i32>
    %143:17 = stablehlo.while(%iterArg = %arg3, %iterArg_73 = %arg2, %iterArg_74 = %arg30, %iterArg_75 = %114, %iterArg_76 = %110, %iterArg_77 = %113, %iterArg_78 = %arg0, %iterArg_79 = %arg1, %iterArg_80 = %arg4, %iterArg_81 = %arg5, %iterArg_82 = %123, %iterArg_83 = %124, %iterArg_84 = %c_39, %iterArg_85 = %c_40, %iterArg_86 = %142, %iterArg_87 = %arg8, %iterArg_88 = %arg9) : tensor<3x32xf32>, tensor<3x32xf32>, tensor<8xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8xi32>, tensor<3x1x48x48xf32>, tensor<3x2x32x48xf32>, tensor<3x1x32x48xf32>, tensor<3x2x32x48xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<i32>, tensor<8x1x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
    cond {
      %248 = stablehlo.compare LT, %iterArg_84, %iterArg_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %248 : tensor<i1>
    } do {
      %c_89 = stablehlo.constant dense<1> : tensor<i32>
      %248 = stablehlo.add %iterArg_84, %c_89 : tensor<i32>
      %249 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_84) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %250 = func.call @dynamic_index_in_dim(%iterArg_73, %iterArg_84) : (tensor<3x32xf32>, tensor<i32>) -> tensor<32xf32>
      %251:3 = func.call @through(%iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_84, %iterArg_79, %iterArg_84, %250, %249, %iterArg_80, %iterArg_84, %iterArg_81, %iterArg_84, %iterArg_86, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_87, %iterArg_88) : (tensor<8xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8xi32>, tensor<3x1x48x48xf32>, tensor<i32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<3x1x32x48xf32>, tensor<i32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>)
      stablehlo.return %iterArg, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %248, %iterArg_85, %251#0, %251#1, %251#2 : tensor<3x32xf32>, tensor<3x32xf32>, tensor<8xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8xi32>, tensor<3x1x48x48xf32>, tensor<3x2x32x48xf32>, tensor<3x1x32x48xf32>, tensor<3x2x32x48xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<i32>, tensor<8x1x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
    }
    %144 = stablehlo.slice %arg3 [2:3, 0:32] : (tensor<3x32xf32>) -> tensor<1x32xf32>
    %145 = stablehlo.reshape %144 : (tensor<1x32xf32>) -> tensor<32xf32>
    %146 = stablehlo.slice %arg2 [2:3, 0:32] : (tensor<3x32xf32>) -> tensor<1x32xf32>
    %147 = stablehlo.reshape %146 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_41 = stablehlo.constant dense<2> : tensor<i32>
    %c_42 = stablehlo.constant dense<2> : tensor<i32>
    %c_43 = stablehlo.constant dense<2> : tensor<i32>
    %c_44 = stablehlo.constant dense<2> : tensor<i32>
    %c_45 = stablehlo.constant dense<2> : tensor<i32>
    %148:3 = call @through(%arg30, %114, %110, %113, %arg0, %c_41, %arg1, %c_42, %147, %145, %arg4, %c_43, %arg5, %c_44, %143#14, %123, %124, %c_45, %143#15, %143#16) : (tensor<8xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8xi32>, tensor<3x1x48x48xf32>, tensor<i32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>, tensor<3x1x32x48xf32>, tensor<i32>, tensor<3x2x32x48xf32>, tensor<i32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>)
    %149 = stablehlo.reshape %148#0 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %150 = stablehlo.custom_call @xlaengine_unit_float32(%149) {backend_config = "", mhlo.backend_config = {count = 3.200000e+01 : f32, eps = 9.99999974E-6 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %151 = stablehlo.reshape %150 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %152 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %154 = stablehlo.multiply %151, %153 : tensor<8x1x32xf32>
    %155 = stablehlo.reshape %154 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %156 = stablehlo.broadcast_in_dim %arg7, dims = [1, 2, 3] : (tensor<3x32x48xf32>) -> tensor<1x3x32x48xf32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %157 = stablehlo.custom_call @xlaengine_product_float32(%155, %156, %c_46) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<1x3x32x48xf32>, tensor<i32>) -> tensor<8x97xf32>
    %158:2 = stablehlo.custom_call @xlaengine_argmax_float32(%157) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<8x97xf32>) -> (tensor<8xf32>, tensor<8xi32>)
    %159 = stablehlo.compare NE, %158#0, %158#0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %160 = stablehlo.not %159 : tensor<8xi1>
    %161 = stablehlo.and %107, %48 : tensor<8xi1>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %163 = stablehlo.compare GT, %62, %162, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %164 = stablehlo.and %107, %163 : tensor<8xi1>
    %165 = stablehlo.or %161, %164 : tensor<8xi1>
    %c_48 = stablehlo.constant dense<false> : tensor<i1>
    %166 = stablehlo.reduce(%165 init: %c_48) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %167 = stablehlo.convert %166 : (tensor<i1>) -> tensor<i32>
    %168 = "stablehlo.case"(%167) ({
      stablehlo.return %158#1 : tensor<8xi32>
    }, {
      %c_73 = stablehlo.constant dense<false> : tensor<i1>
      %248 = stablehlo.reduce(%161 init: %c_73) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %249 = stablehlo.convert %248 : (tensor<i1>) -> tensor<i32>
      %250:3 = "stablehlo.case"(%249) ({
        stablehlo.return %157, %158#0, %158#1 : tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>
      }, {
        %c_75 = stablehlo.constant dense<0> : tensor<i32>
        %254 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %255 = stablehlo.compare LT, %arg30, %254, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_76 = stablehlo.constant dense<4> : tensor<i32>
        %256 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %257 = stablehlo.add %arg30, %256 : tensor<8xi32>
        %258 = stablehlo.select %255, %257, %arg30 : tensor<8xi1>, tensor<8xi32>
        %259 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %260 = "stablehlo.gather"(%arg25, %259) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_77 = stablehlo.constant dense<0> : tensor<i32>
        %261 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %262 = stablehlo.compare LT, %arg30, %261, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_78 = stablehlo.constant dense<4> : tensor<i32>
        %263 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %264 = stablehlo.add %arg30, %263 : tensor<8xi32>
        %265 = stablehlo.select %262, %264, %arg30 : tensor<8xi1>, tensor<8xi32>
        %266 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %267 = "stablehlo.gather"(%arg26, %266) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_79 = stablehlo.constant dense<0> : tensor<i32>
        %268 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %269 = stablehlo.compare LT, %arg30, %268, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_80 = stablehlo.constant dense<4> : tensor<i32>
        %270 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %271 = stablehlo.add %arg30, %270 : tensor<8xi32>
        %272 = stablehlo.select %269, %271, %arg30 : tensor<8xi1>, tensor<8xi32>
        %273 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %274 = "stablehlo.gather"(%arg27, %273) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xf32>, tensor<8x1xi32>) -> tensor<8x97xf32>
        %c_81 = stablehlo.constant dense<0> : tensor<i32>
        %275 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %276 = stablehlo.compare LT, %arg30, %275, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_82 = stablehlo.constant dense<4> : tensor<i32>
        %277 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %278 = stablehlo.add %arg30, %277 : tensor<8xi32>
        %279 = stablehlo.select %276, %278, %arg30 : tensor<8xi1>, tensor<8xi32>
        %280 = stablehlo.broadcast_in_dim %279, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %281 = "stablehlo.gather"(%arg28, %280) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_83 = stablehlo.constant dense<0> : tensor<i32>
        %282 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %283 = stablehlo.compare LT, %arg30, %282, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_84 = stablehlo.constant dense<4> : tensor<i32>
        %284 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %285 = stablehlo.add %arg30, %284 : tensor<8xi32>
        %286 = stablehlo.select %283, %285, %arg30 : tensor<8xi1>, tensor<8xi32>
        %287 = stablehlo.broadcast_in_dim %286, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %288 = "stablehlo.gather"(%arg29, %287) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi32>, tensor<8x1xi32>) -> tensor<8x97xi32>
        %289 = stablehlo.compare LT, %20, %41, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %290 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %292 = stablehlo.and %291, %267 : tensor<8x97xi1>
        %cst_85 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %293 = func.call @_where_2(%292, %cst_85, %157) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %294 = stablehlo.add %293, %274 : tensor<8x97xf32>
        %295 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_86 = stablehlo.constant dense<0> : tensor<i32>
        %296 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %297 = stablehlo.compare GT, %288, %296, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %298 = stablehlo.or %281, %297 : tensor<8x97xi1>
        %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %299 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
        %300 = stablehlo.compare GT, %294, %299, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %301 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %302 = stablehlo.divide %294, %301 : tensor<8x97xf32>
        %303 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %304 = stablehlo.multiply %294, %303 : tensor<8x97xf32>
        %305 = func.call @_where_3(%300, %302, %304) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %306 = func.call @_where_3(%298, %305, %294) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %307 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %308 = stablehlo.convert %288 : (tensor<8x97xi32>) -> tensor<8x97xf32>
        %309 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %310 = stablehlo.multiply %309, %308 : tensor<8x97xf32>
        %311 = stablehlo.subtract %306, %310 : tensor<8x97xf32>
        %312 = stablehlo.broadcast_in_dim %97, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_88 = stablehlo.constant dense<0> : tensor<i32>
        %313 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %314 = stablehlo.compare GT, %288, %313, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %315 = stablehlo.convert %314 : (tensor<8x97xi1>) -> tensor<8x97xf32>
        %316 = stablehlo.broadcast_in_dim %312, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %317 = stablehlo.multiply %316, %315 : tensor<8x97xf32>
        %318 = stablehlo.subtract %311, %317 : tensor<8x97xf32>
        %319 = stablehlo.broadcast_in_dim %161, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %320 = func.call @_where_4(%319, %318, %157) : (tensor<8x1xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %321:2 = stablehlo.custom_call @xlaengine_argmax_float32(%320) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<8x97xf32>) -> (tensor<8xf32>, tensor<8xi32>)
        stablehlo.return %320, %321#0, %321#1 : tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>
      }) : (tensor<i32>) -> (tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>)
      %c_74 = stablehlo.constant dense<false> : tensor<i1>
      %251 = stablehlo.reduce(%164 init: %c_74) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %252 = stablehlo.convert %251 : (tensor<i1>) -> tensor<i32>
      %253 = "stablehlo.case"(%252) ({
        stablehlo.return %250#2 : tensor<8xi32>
      }, {
        %254 = stablehlo.convert %20 : (tensor<8xi32>) -> tensor<8xui32>
        %255 = func.call @_threefry_fold_in(%55, %254) : (tensor<8x2xui32>, tensor<8xui32>) -> tensor<8x2xui32>
        %c_75 = stablehlo.constant dense<0> : tensor<i32>
        %256:2 = stablehlo.custom_call @xlaengine_draw_float32(%250#0, %250#1, %62, %69, %76, %83, %255, %164, %c_75) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<8x97xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xf32>, tensor<8xf32>, tensor<8x2xui32>, tensor<8xi1>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
        %257 = func.call @_where_0(%164, %256#1, %250#2) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        stablehlo.return %257 : tensor<8xi32>
      }) : (tensor<i32>) -> tensor<8xi32>
      stablehlo.return %253 : tensor<8xi32>
    }) : (tensor<i32>) -> tensor<8xi32>
    %169 = stablehlo.reshape %154 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %c_49 = stablehlo.constant dense<-2> : tensor<i32>
    %170 = call @_where(%160, %168, %c_49) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_50 = stablehlo.constant dense<1> : tensor<i32>
    %171 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %172 = stablehlo.add %20, %171 : tensor<8xi32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %173 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %174 = stablehlo.compare LT, %arg30, %173, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_52 = stablehlo.constant dense<4> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %176 = stablehlo.add %arg30, %175 : tensor<8xi32>
    %177 = stablehlo.select %174, %176, %arg30 : tensor<8xi1>, tensor<8xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %178 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %179 = stablehlo.compare LT, %170, %178, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_54 = stablehlo.constant dense<97> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %181 = stablehlo.add %170, %180 : tensor<8xi32>
    %182 = stablehlo.select %179, %181, %170 : tensor<8xi1>, tensor<8xi32>
    %183 = stablehlo.broadcast_in_dim %177, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %184 = stablehlo.broadcast_in_dim %182, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %185 = stablehlo.concatenate %183, %184, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %186 = "stablehlo.gather"(%arg25, %185) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x97xi1>, tensor<8x2xi32>) -> tensor<8xi1>
    %187 = stablehlo.compare GE, %172, %27, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %188 = stablehlo.or %186, %187 : tensor<8xi1>
    %189 = stablehlo.not %160 : tensor<8xi1>
    %190 = stablehlo.or %188, %189 : tensor<8xi1>
    %c_55 = stablehlo.constant dense<1> : tensor<i32>
    %191 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %192 = stablehlo.add %13, %191 : tensor<8xi32>
    %193 = stablehlo.not %190 : tensor<8xi1>
    %194 = stablehlo.and %107, %193 : tensor<8xi1>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %195 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %196 = stablehlo.compare LT, %108, %195, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_57 = stablehlo.constant dense<4> : tensor<i32>
    %197 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %198 = stablehlo.add %108, %197 : tensor<8xi32>
    %199 = stablehlo.select %196, %198, %108 : tensor<8xi1>, tensor<8xi32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %201 = "stablehlo.scatter"(%arg10, %200, %170) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
      stablehlo.return %arg32 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %202 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %203 = stablehlo.compare LT, %108, %202, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_59 = stablehlo.constant dense<4> : tensor<i32>
    %204 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %205 = stablehlo.add %108, %204 : tensor<8xi32>
    %206 = stablehlo.select %203, %205, %108 : tensor<8xi1>, tensor<8xi32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %208 = "stablehlo.scatter"(%arg11, %207, %192) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
      stablehlo.return %arg32 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %209 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %210 = stablehlo.compare LT, %108, %209, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_61 = stablehlo.constant dense<4> : tensor<i32>
    %211 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %212 = stablehlo.add %108, %211 : tensor<8xi32>
    %213 = stablehlo.select %210, %212, %108 : tensor<8xi1>, tensor<8xi32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %215 = "stablehlo.scatter"(%arg12, %214, %172) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
      stablehlo.return %arg32 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %217 = stablehlo.compare LT, %108, %216, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_63 = stablehlo.constant dense<4> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %219 = stablehlo.add %108, %218 : tensor<8xi32>
    %220 = stablehlo.select %217, %219, %108 : tensor<8xi1>, tensor<8xi32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %222 = "stablehlo.scatter"(%arg14, %221, %194) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i1>, %arg32: tensor<i1>):
      stablehlo.return %arg32 : tensor<i1>
    }) : (tensor<4xi1>, tensor<8x1xi32>, tensor<8xi1>) -> tensor<4xi1>
    %223 = stablehlo.and %48, %160 : tensor<8xi1>
    %c_64 = stablehlo.constant dense<4> : tensor<i32>
    %224 = call @_where(%223, %108, %c_64) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %225 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %226 = stablehlo.compare LT, %224, %225, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_66 = stablehlo.constant dense<4> : tensor<i32>
    %227 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %228 = stablehlo.add %224, %227 : tensor<8xi32>
    %229 = stablehlo.select %226, %228, %224 : tensor<8xi1>, tensor<8xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %230 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %231 = stablehlo.compare LT, %170, %230, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_68 = stablehlo.constant dense<97> : tensor<i32>
    %232 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %233 = stablehlo.add %170, %232 : tensor<8xi32>
    %234 = stablehlo.select %231, %233, %170 : tensor<8xi1>, tensor<8xi32>
    %235 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %236 = stablehlo.broadcast_in_dim %234, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %237 = stablehlo.concatenate %235, %236, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %c_69 = stablehlo.constant dense<1> : tensor<i32>
    %238 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %239 = "stablehlo.scatter"(%arg29, %237, %238) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
      %248 = stablehlo.add %arg31, %arg32 : tensor<i32>
      stablehlo.return %248 : tensor<i32>
    }) : (tensor<4x97xi32>, tensor<8x2xi32>, tensor<8xi32>) -> tensor<4x97xi32>
    %c_70 = stablehlo.constant dense<-1> : tensor<i32>
    %240 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %241 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %242 = stablehlo.compare LT, %108, %241, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_72 = stablehlo.constant dense<4> : tensor<i32>
    %243 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %244 = stablehlo.add %108, %243 : tensor<8xi32>
    %245 = stablehlo.select %242, %244, %108 : tensor<8xi1>, tensor<8xi32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %247 = "stablehlo.scatter"(%240, %246, %170) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
      stablehlo.return %arg32 : tensor<i32>
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32>
    return %148#1, %148#2, %201, %208, %215, %arg13, %222, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %239, %247, %157 : tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>, tensor<4xi32>, tensor<8x97xf32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xi32>
    return %2 : tensor<8xi32>
  }
  func.func private @floor_divide(%arg0: tensor<8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<8xi32>
    %3 = stablehlo.sign %arg0 : tensor<8xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %11 = stablehlo.and %6, %10 : tensor<8xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<8xi32>
    %14 = call @_where_0(%11, %13, %2) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %14 : tensor<8xi32>
  }
  func.func private @_where_0(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @remainder(%arg0: tensor<8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<8xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %12 = stablehlo.and %11, %6 : tensor<8xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %14 = stablehlo.add %4, %13 : tensor<8xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<8xi1>, tensor<8xi32>
    return %15 : tensor<8xi32>
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
  func.func private @through(%arg0: tensor<8xi32>, %arg1: tensor<8x1xi32>, %arg2: tensor<8x1xi32>, %arg3: tensor<8xi32>, %arg4: tensor<3x1x48x48xf32>, %arg5: tensor<i32>, %arg6: tensor<3x2x32x48xf32>, %arg7: tensor<i32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<3x1x32x48xf32>, %arg11: tensor<i32>, %arg12: tensor<3x2x32x48xf32>, %arg13: tensor<i32>, %arg14: tensor<8x1x32xf32>, %arg15: tensor<8x1x1x4xf32>, %arg16: tensor<8x1x1x4xf32>, %arg17: tensor<i32>, %arg18: tensor<3x4x2x64x8xf32>, %arg19: tensor<3x4x2x64x8xf32>) -> (tensor<8x1x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>) {
    %0 = stablehlo.reshape %arg14 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %1 = stablehlo.custom_call @xlaengine_unit_float32(%0) {backend_config = "", mhlo.backend_config = {count = 3.200000e+01 : f32, eps = 9.99999974E-6 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<8x1x32xf32>
    %6 = stablehlo.reshape %5 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %7 = stablehlo.custom_call @xlaengine_product_float32(%6, %arg12, %arg13) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x2x32x48xf32>, tensor<i32>) -> tensor<8x64xf32>
    %8 = stablehlo.reshape %7 : (tensor<8x64xf32>) -> tensor<8x1x64xf32>
    %9 = stablehlo.reshape %8 : (tensor<8x1x64xf32>) -> tensor<8x1x2x4x8xf32>
    %10 = stablehlo.slice %9 [0:8, 0:1, 0:2, 0:2, 0:8] : (tensor<8x1x2x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %11 = stablehlo.reshape %10 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x4x8xf32>
    %12 = stablehlo.slice %9 [0:8, 0:1, 0:2, 2:3, 0:8] : (tensor<8x1x2x4x8xf32>) -> tensor<8x1x2x1x8xf32>
    %13 = stablehlo.reshape %12 : (tensor<8x1x2x1x8xf32>) -> tensor<8x1x2x8xf32>
    %14 = stablehlo.slice %9 [0:8, 0:1, 0:2, 3:4, 0:8] : (tensor<8x1x2x4x8xf32>) -> tensor<8x1x2x1x8xf32>
    %15 = stablehlo.reshape %14 : (tensor<8x1x2x1x8xf32>) -> tensor<8x1x2x8xf32>
    %16 = stablehlo.slice %arg0 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %18 = stablehlo.shift_right_arithmetic %17, %c : tensor<i32>
    %19 = stablehlo.slice %11 [0:8, 0:1, 0:4, 0:4] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %20 = stablehlo.slice %11 [0:8, 0:1, 0:4, 4:8] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %21 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<8x1x4x4xf32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %24 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %25 = stablehlo.xor %23, %24 : tensor<8x1x4x4xi32>
    %26 = stablehlo.bitcast_convert %25 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %28 = stablehlo.multiply %20, %27 : tensor<8x1x4x4xf32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %30 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %31 = stablehlo.xor %29, %30 : tensor<8x1x4x4xi32>
    %32 = stablehlo.bitcast_convert %31 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %33 = stablehlo.subtract %26, %32 : tensor<8x1x4x4xf32>
    %34 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %35 = stablehlo.multiply %20, %34 : tensor<8x1x4x4xf32>
    %36 = stablehlo.bitcast_convert %35 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %37 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %38 = stablehlo.xor %36, %37 : tensor<8x1x4x4xi32>
    %39 = stablehlo.bitcast_convert %38 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %41 = stablehlo.multiply %19, %40 : tensor<8x1x4x4xf32>
    %42 = stablehlo.bitcast_convert %41 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %43 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %44 = stablehlo.xor %42, %43 : tensor<8x1x4x4xi32>
    %45 = stablehlo.bitcast_convert %44 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %46 = stablehlo.add %39, %45 : tensor<8x1x4x4xf32>
    %47 = stablehlo.concatenate %33, %46, dim = 3 : (tensor<8x1x4x4xf32>, tensor<8x1x4x4xf32>) -> tensor<8x1x4x8xf32>
    %48 = stablehlo.slice %arg0 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %49 = stablehlo.reshape %48 : (tensor<1xi32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<31> : tensor<i32>
    %50 = stablehlo.shift_right_arithmetic %49, %c_0 : tensor<i32>
    %51 = stablehlo.slice %13 [0:8, 0:1, 0:2, 0:4] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %52 = stablehlo.slice %13 [0:8, 0:1, 0:2, 4:8] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %53 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %54 = stablehlo.multiply %51, %53 : tensor<8x1x2x4xf32>
    %55 = stablehlo.bitcast_convert %54 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %56 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %57 = stablehlo.xor %55, %56 : tensor<8x1x2x4xi32>
    %58 = stablehlo.bitcast_convert %57 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %59 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %60 = stablehlo.multiply %52, %59 : tensor<8x1x2x4xf32>
    %61 = stablehlo.bitcast_convert %60 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %62 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %63 = stablehlo.xor %61, %62 : tensor<8x1x2x4xi32>
    %64 = stablehlo.bitcast_convert %63 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %65 = stablehlo.subtract %58, %64 : tensor<8x1x2x4xf32>
    %66 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %67 = stablehlo.multiply %52, %66 : tensor<8x1x2x4xf32>
    %68 = stablehlo.bitcast_convert %67 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %69 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %70 = stablehlo.xor %68, %69 : tensor<8x1x2x4xi32>
    %71 = stablehlo.bitcast_convert %70 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %72 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %73 = stablehlo.multiply %51, %72 : tensor<8x1x2x4xf32>
    %74 = stablehlo.bitcast_convert %73 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %75 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %76 = stablehlo.xor %74, %75 : tensor<8x1x2x4xi32>
    %77 = stablehlo.bitcast_convert %76 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %78 = stablehlo.add %71, %77 : tensor<8x1x2x4xf32>
    %79 = stablehlo.concatenate %65, %78, dim = 3 : (tensor<8x1x2x4xf32>, tensor<8x1x2x4xf32>) -> tensor<8x1x2x8xf32>
    %80 = stablehlo.reshape %47 : (tensor<8x1x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.compare LT, %arg17, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %82 = stablehlo.add %arg17, %c_2 : tensor<i32>
    %83 = stablehlo.select %81, %82, %arg17 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %85 = stablehlo.compare LT, %arg1, %84, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %87 = stablehlo.add %arg1, %86 : tensor<8x1xi32>
    %88 = stablehlo.select %85, %87, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %90 = stablehlo.compare LT, %arg2, %89, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_6 = stablehlo.constant dense<64> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %92 = stablehlo.add %arg2, %91 : tensor<8x1xi32>
    %93 = stablehlo.select %90, %92, %arg2 : tensor<8x1xi1>, tensor<8x1xi32>
    %94 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %96 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %97 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %98 = stablehlo.concatenate %95, %96, %97, dim = 2 : (tensor<8x1x1xi32>, tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x3xi32>
    %99 = "stablehlo.scatter"(%arg18, %98, %79) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<3x4x2x64x8xf32>, tensor<8x1x3xi32>, tensor<8x1x2x8xf32>) -> tensor<3x4x2x64x8xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.compare LT, %arg17, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %101 = stablehlo.add %arg17, %c_8 : tensor<i32>
    %102 = stablehlo.select %100, %101, %arg17 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %104 = stablehlo.compare LT, %arg1, %103, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %106 = stablehlo.add %arg1, %105 : tensor<8x1xi32>
    %107 = stablehlo.select %104, %106, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %109 = stablehlo.compare LT, %arg2, %108, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_12 = stablehlo.constant dense<64> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %111 = stablehlo.add %arg2, %110 : tensor<8x1xi32>
    %112 = stablehlo.select %109, %111, %arg2 : tensor<8x1xi1>, tensor<8x1xi32>
    %113 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %115 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %116 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %117 = stablehlo.concatenate %114, %115, %116, dim = 2 : (tensor<8x1x1xi32>, tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x3xi32>
    %118 = "stablehlo.scatter"(%arg19, %117, %15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      stablehlo.return %arg21 : tensor<f32>
    }) : (tensor<3x4x2x64x8xf32>, tensor<8x1x3xi32>, tensor<8x1x2x8xf32>) -> tensor<3x4x2x64x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %121 = stablehlo.custom_call @xlaengine_attention_float32(%80, %99, %118, %arg17, %arg0, %arg2, %arg3, %120, %119, %119, %119, %119, %119) {backend_config = "", mhlo.backend_config = {block = 16 : i64, cap = 0.000000e+00 : f32, scale = 0.353553385 : f32}, operand_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>]} : (tensor<8x1x2x2x8xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>, tensor<i32>, tensor<8xi32>, tensor<8x1xi32>, tensor<8xi32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<8x1x2x2x8xf32>
    %122 = stablehlo.reshape %121 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x32xf32>
    %123 = stablehlo.reshape %122 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %124 = stablehlo.custom_call @xlaengine_product_float32(%123, %arg10, %arg11) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x1x32x48xf32>, tensor<i32>) -> tensor<8x32xf32>
    %125 = stablehlo.reshape %124 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %126 = stablehlo.slice %arg0 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %127 = stablehlo.reshape %126 : (tensor<1xi32>) -> tensor<i32>
    %c_14 = stablehlo.constant dense<31> : tensor<i32>
    %128 = stablehlo.shift_right_arithmetic %127, %c_14 : tensor<i32>
    %129 = stablehlo.add %arg14, %125 : tensor<8x1x32xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %131 = stablehlo.compare GE, %arg2, %130, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %132 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %133 = stablehlo.compare LT, %arg2, %132, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %134 = stablehlo.and %131, %133 : tensor<8x1xi1>
    %135 = stablehlo.slice %arg0 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %136 = stablehlo.reshape %135 : (tensor<1xi32>) -> tensor<i32>
    %c_16 = stablehlo.constant dense<31> : tensor<i32>
    %137 = stablehlo.shift_right_arithmetic %136, %c_16 : tensor<i32>
    %138 = stablehlo.reshape %129 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %139 = stablehlo.custom_call @xlaengine_unit_float32(%138) {backend_config = "", mhlo.backend_config = {count = 3.200000e+01 : f32, eps = 9.99999974E-6 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %140 = stablehlo.reshape %139 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %141 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %143 = stablehlo.multiply %140, %142 : tensor<8x1x32xf32>
    %144 = stablehlo.reshape %143 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %145 = stablehlo.custom_call @xlaengine_product_float32(%144, %arg6, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x32xf32>, tensor<3x2x32x48xf32>, tensor<i32>) -> tensor<8x96xf32>
    %146 = stablehlo.reshape %145 : (tensor<8x96xf32>) -> tensor<8x1x96xf32>
    %147 = stablehlo.slice %146 [0:8, 0:1, 0:48] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %148 = stablehlo.slice %146 [0:8, 0:1, 48:96] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %149 = call @silu(%147) : (tensor<8x1x48xf32>) -> tensor<8x1x48xf32>
    %150 = stablehlo.multiply %149, %148 : tensor<8x1x48xf32>
    %151 = stablehlo.reshape %150 : (tensor<8x1x48xf32>) -> tensor<8x48xf32>
    %152 = stablehlo.custom_call @xlaengine_product_float32(%151, %arg4, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<8x48xf32>, tensor<3x1x48x48xf32>, tensor<i32>) -> tensor<8x32xf32>
    %153 = stablehlo.reshape %152 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %154 = stablehlo.add %129, %153 : tensor<8x1x32xf32>
    return %154, %99, %118 : tensor<8x1x32xf32>, tensor<3x4x2x64x8xf32>, tensor<3x4x2x64x8xf32>
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
  func.func private @_where_2(%arg0: tensor<8x97xi1>, %arg1: tensor<f32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
  func.func private @_where_3(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %0 : tensor<8x97xf32>
  }
  func.func private @_where_4(%arg0: tensor<8x1xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
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
}
