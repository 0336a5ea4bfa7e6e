module @jit_probe_8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<2x32xf32>, %arg5: tensor<2x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x97xf32>, %arg12: tensor<2x4x2x64x8xf32>, %arg13: tensor<2x4x2x64x8xf32>, %arg14: tensor<4xi32>, %arg15: tensor<4xi32>, %arg16: tensor<4xi32>, %arg17: tensor<4xi32>, %arg18: tensor<4xi1>, %arg19: tensor<4xi32>, %arg20: tensor<4xi1>, %arg21: tensor<4x2xui32>, %arg22: tensor<4xf32>, %arg23: tensor<4xi32>, %arg24: tensor<4xf32>, %arg25: tensor<4xf32>, %arg26: tensor<4xf32>, %arg27: tensor<4xf32>, %arg28: tensor<4xf32>, %arg29: tensor<4x97xi1>, %arg30: tensor<4x97xi1>, %arg31: tensor<4x97xf32>, %arg32: tensor<4x97xi1>, %arg33: tensor<4x97xi32>, %arg34: tensor<8xi32>) -> (tensor<8xi32> {jax.result_info = "result[1].tokens"}, tensor<8x97xf32> {jax.result_info = "result[1].logits"}) {
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
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %108 = call @_where(%107, %13, %c_30) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %110 = stablehlo.reshape %109 : (tensor<8x1xi32>) -> tensor<8xi32>
    %c_31 = stablehlo.constant dense<1> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %112 = stablehlo.add %110, %111 : tensor<8xi32>
    %113 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %114 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
    %115 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1x1xi32>
    %116 = stablehlo.convert %115 : (tensor<8x1x1x1xi32>) -> tensor<8x1x1x1xf32>
    %117 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %118 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xf32>) -> tensor<8x1x1x4xf32>
    %119 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x1x1x4xf32>
    %120 = stablehlo.multiply %118, %119 : tensor<8x1x1x4xf32>
    %121 = stablehlo.cosine %120 : tensor<8x1x1x4xf32>
    %122 = stablehlo.sine %120 : tensor<8x1x1x4xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %124 = stablehlo.compare LT, %113, %123, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_33 = stablehlo.constant dense<97> : tensor<i32>
    %125 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %126 = stablehlo.add %113, %125 : tensor<8x1xi32>
    %127 = stablehlo.select %124, %126, %113 : tensor<8x1xi1>, tensor<8x1xi32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %129 = "stablehlo.gather"(%arg11, %128) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<8x1x1xi32>) -> tensor<32x8x1xf32>
    %130 = stablehlo.transpose %129, dims = [1, 2, 0] : (tensor<32x8x1xf32>) -> tensor<8x1x32xf32>
    %131 = stablehlo.slice %arg5 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %132 = stablehlo.reshape %131 : (tensor<1x32xf32>) -> tensor<32xf32>
    %133 = stablehlo.slice %arg4 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %134 = stablehlo.reshape %133 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %135 = call @through(%arg34, %109, %112, %arg12, %arg13, %arg0, %arg2, %134, %132, %arg6, %arg8, %130, %121, %122, %c_34) : (tensor<8xi32>, tensor<8x1xi32>, tensor<8xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>) -> tensor<8x1x32xf32>
    %136 = stablehlo.slice %arg5 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %137 = stablehlo.reshape %136 : (tensor<1x32xf32>) -> tensor<32xf32>
    %138 = stablehlo.slice %arg4 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %139 = stablehlo.reshape %138 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %140 = call @through(%arg34, %109, %112, %arg12, %arg13, %arg1, %arg3, %139, %137, %arg7, %arg9, %135, %121, %122, %c_35) : (tensor<8xi32>, tensor<8x1xi32>, tensor<8xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<8x1x32xf32>, tensor<8x1x1x4xf32>, tensor<8x1x1x4xf32>, tensor<i32>) -> tensor<8x1x32xf32>
    %141 = stablehlo.multiply %140, %140 : tensor<8x1x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_37 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %145 = stablehlo.divide %143, %144 : tensor<8x1x1xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %147 = stablehlo.add %145, %146 : tensor<8x1x1xf32>
    %148 = stablehlo.rsqrt %147 : tensor<8x1x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %150 = stablehlo.multiply %140, %149 : tensor<8x1x32xf32>
    %151 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %153 = stablehlo.multiply %150, %152 : tensor<8x1x32xf32>
    %154 = stablehlo.reshape %153 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %155 = "stablehlo.case"(%c_39) ({
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_51 : tensor<i32>
    }, {
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_51 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %156 = "stablehlo.case"(%155) ({
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %183 = func.call @_pad(%154, %c_51) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %184 = stablehlo.reshape %183 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %185 = stablehlo.reshape %184 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %186 = stablehlo.dot_general %185, %arg11, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x97xf32>) -> tensor<8x97xf32>
      stablehlo.return %186 : tensor<8x97xf32>
    }) : (tensor<i32>) -> tensor<8x97xf32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_40) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %158 = stablehlo.iota dim = 0 : tensor<97xi32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %160 = stablehlo.reduce(%156 init: %cst_41) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
    %163 = stablehlo.compare EQ, %156, %162, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
    %c_42 = stablehlo.constant dense<97> : tensor<i32>
    %164 = call @_where_8(%163, %159, %c_42) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
    %c_43 = stablehlo.constant dense<2147483647> : tensor<i32>
    %165 = stablehlo.reduce(%164 init: %c_43) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
    %c_44 = stablehlo.constant dense<96> : tensor<i32>
    %166 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %167 = stablehlo.minimum %165, %166 : tensor<8xi32>
    %168 = stablehlo.compare NE, %157, %157, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %169 = stablehlo.not %168 : tensor<8xi1>
    %170 = stablehlo.and %107, %48 : tensor<8xi1>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %172 = stablehlo.compare GT, %62, %171, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %173 = stablehlo.and %107, %172 : tensor<8xi1>
    %174 = stablehlo.or %170, %173 : tensor<8xi1>
    %c_46 = stablehlo.constant dense<false> : tensor<i1>
    %175 = stablehlo.reduce(%174 init: %c_46) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %176 = stablehlo.convert %175 : (tensor<i1>) -> tensor<i32>
    %177 = "stablehlo.case"(%176) ({
      stablehlo.return %167 : tensor<8xi32>
    }, {
      %c_51 = stablehlo.constant dense<false> : tensor<i1>
      %183 = stablehlo.reduce(%170 init: %c_51) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %184 = stablehlo.convert %183 : (tensor<i1>) -> tensor<i32>
      %185:3 = "stablehlo.case"(%184) ({
        stablehlo.return %156, %157, %167 : tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>
      }, {
        %c_53 = stablehlo.constant dense<0> : tensor<i32>
        %189 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %190 = stablehlo.compare LT, %arg34, %189, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_54 = stablehlo.constant dense<4> : tensor<i32>
        %191 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %192 = stablehlo.add %arg34, %191 : tensor<8xi32>
        %193 = stablehlo.select %190, %192, %arg34 : tensor<8xi1>, tensor<8xi32>
        %194 = stablehlo.broadcast_in_dim %193, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %195 = "stablehlo.gather"(%arg29, %194) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_55 = stablehlo.constant dense<0> : tensor<i32>
        %196 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %197 = stablehlo.compare LT, %arg34, %196, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_56 = stablehlo.constant dense<4> : tensor<i32>
        %198 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %199 = stablehlo.add %arg34, %198 : tensor<8xi32>
        %200 = stablehlo.select %197, %199, %arg34 : tensor<8xi1>, tensor<8xi32>
        %201 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %202 = "stablehlo.gather"(%arg30, %201) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        %203 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %204 = stablehlo.compare LT, %arg34, %203, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_58 = stablehlo.constant dense<4> : tensor<i32>
        %205 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %206 = stablehlo.add %arg34, %205 : tensor<8xi32>
        %207 = stablehlo.select %204, %206, %arg34 : tensor<8xi1>, tensor<8xi32>
        %208 = stablehlo.broadcast_in_dim %207, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %209 = "stablehlo.gather"(%arg31, %208) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xf32>, tensor<8x1xi32>) -> tensor<8x97xf32>
        %c_59 = stablehlo.constant dense<0> : tensor<i32>
        %210 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %211 = stablehlo.compare LT, %arg34, %210, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_60 = stablehlo.constant dense<4> : tensor<i32>
        %212 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %213 = stablehlo.add %arg34, %212 : tensor<8xi32>
        %214 = stablehlo.select %211, %213, %arg34 : tensor<8xi1>, tensor<8xi32>
        %215 = stablehlo.broadcast_in_dim %214, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %216 = "stablehlo.gather"(%arg32, %215) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi1>, tensor<8x1xi32>) -> tensor<8x97xi1>
        %c_61 = stablehlo.constant dense<0> : tensor<i32>
        %217 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %218 = stablehlo.compare LT, %arg34, %217, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_62 = stablehlo.constant dense<4> : tensor<i32>
        %219 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %220 = stablehlo.add %arg34, %219 : tensor<8xi32>
        %221 = stablehlo.select %218, %220, %arg34 : tensor<8xi1>, tensor<8xi32>
        %222 = stablehlo.broadcast_in_dim %221, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
        %223 = "stablehlo.gather"(%arg33, %222) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 97>}> : (tensor<4x97xi32>, tensor<8x1xi32>) -> tensor<8x97xi32>
        %224 = stablehlo.compare LT, %20, %41, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %225 = stablehlo.broadcast_in_dim %224, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %227 = stablehlo.and %226, %202 : tensor<8x97xi1>
        %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %228 = func.call @_where_9(%227, %cst_63, %156) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %229 = stablehlo.add %228, %209 : tensor<8x97xf32>
        %230 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_64 = stablehlo.constant dense<0> : tensor<i32>
        %231 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %232 = stablehlo.compare GT, %223, %231, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %233 = stablehlo.or %216, %232 : tensor<8x97xi1>
        %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %234 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
        %235 = stablehlo.compare GT, %229, %234, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %236 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %237 = stablehlo.divide %229, %236 : tensor<8x97xf32>
        %238 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %239 = stablehlo.multiply %229, %238 : tensor<8x97xf32>
        %240 = func.call @_where_10(%235, %237, %239) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %241 = func.call @_where_10(%233, %240, %229) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %242 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %243 = stablehlo.convert %223 : (tensor<8x97xi32>) -> tensor<8x97xf32>
        %244 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %245 = stablehlo.multiply %244, %243 : tensor<8x97xf32>
        %246 = stablehlo.subtract %241, %245 : tensor<8x97xf32>
        %247 = stablehlo.broadcast_in_dim %97, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %c_66 = stablehlo.constant dense<0> : tensor<i32>
        %248 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
        %249 = stablehlo.compare GT, %223, %248, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
        %250 = stablehlo.convert %249 : (tensor<8x97xi1>) -> tensor<8x97xf32>
        %251 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %252 = stablehlo.multiply %251, %250 : tensor<8x97xf32>
        %253 = stablehlo.subtract %246, %252 : tensor<8x97xf32>
        %254 = stablehlo.broadcast_in_dim %170, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %255 = func.call @_where_11(%254, %253, %156) : (tensor<8x1xi1>, tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %256 = stablehlo.reduce(%255 init: %cst_67) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %257 = stablehlo.iota dim = 0 : tensor<97xi32>
        %258 = stablehlo.broadcast_in_dim %257, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_68 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %259 = stablehlo.reduce(%255 init: %cst_68) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %260 = stablehlo.broadcast_in_dim %259, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %262 = stablehlo.compare EQ, %255, %261, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_69 = stablehlo.constant dense<97> : tensor<i32>
        %263 = func.call @_where_8(%262, %258, %c_69) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_70 = stablehlo.constant dense<2147483647> : tensor<i32>
        %264 = stablehlo.reduce(%263 init: %c_70) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_71 = stablehlo.constant dense<96> : tensor<i32>
        %265 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %266 = stablehlo.minimum %264, %265 : tensor<8xi32>
        stablehlo.return %255, %256, %266 : tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>
      }) : (tensor<i32>) -> (tensor<8x97xf32>, tensor<8xf32>, tensor<8xi32>)
      %c_52 = stablehlo.constant dense<false> : tensor<i1>
      %186 = stablehlo.reduce(%173 init: %c_52) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %187 = stablehlo.convert %186 : (tensor<i1>) -> tensor<i32>
      %188 = "stablehlo.case"(%187) ({
        stablehlo.return %185#2 : tensor<8xi32>
      }, {
        %189 = stablehlo.convert %20 : (tensor<8xi32>) -> tensor<8xui32>
        %190 = func.call @_threefry_fold_in(%55, %189) : (tensor<8x2xui32>, tensor<8xui32>) -> tensor<8x2xui32>
        %191 = func.call @_gumbel(%190) : (tensor<8x2xui32>) -> tensor<8x97xf32>
        %c_53 = stablehlo.constant dense<1> : tensor<i32>
        %192 = func.call @_where_15(%173, %62, %c_53) : (tensor<8xi1>, tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
        %193 = stablehlo.broadcast_in_dim %185#1, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %195 = stablehlo.compare LT, %185#0, %194, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %196 = stablehlo.broadcast_in_dim %192, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %198 = stablehlo.divide %185#0, %197 : tensor<8x97xf32>
        %199 = stablehlo.divide %185#1, %192 : tensor<8xf32>
        %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %200 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %201 = stablehlo.compare GT, %83, %200, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %202 = stablehlo.and %201, %173 : tensor<8xi1>
        %c_55 = stablehlo.constant dense<false> : tensor<i1>
        %203 = stablehlo.reduce(%202 init: %c_55) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %204 = stablehlo.convert %203 : (tensor<i1>) -> tensor<i32>
        %205 = "stablehlo.case"(%204) ({
          %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %263 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %263 : tensor<8xf32>
        }, {
          %263 = stablehlo.log %83 : tensor<8xf32>
          %264 = stablehlo.add %199, %263 : tensor<8xf32>
          stablehlo.return %264 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %206 = stablehlo.broadcast_in_dim %202, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %208 = stablehlo.and %207, %195 : tensor<8x97xi1>
        %209 = stablehlo.broadcast_in_dim %205, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %210 = stablehlo.convert %209 : tensor<8x1xf32>
        %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %212 = stablehlo.compare LT, %198, %211, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %213 = stablehlo.and %208, %212 : tensor<8x97xi1>
        %cst_56 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %214 = func.call @_where_9(%213, %cst_56, %198) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        %215 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %216 = stablehlo.compare GT, %69, %215, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %c_58 = stablehlo.constant dense<97> : tensor<i32>
        %217 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %218 = stablehlo.compare LT, %69, %217, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
        %219 = stablehlo.and %216, %218 : tensor<8xi1>
        %220 = stablehlo.and %219, %173 : tensor<8xi1>
        %c_59 = stablehlo.constant dense<false> : tensor<i1>
        %221 = stablehlo.reduce(%220 init: %c_59) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %222 = stablehlo.convert %221 : (tensor<i1>) -> tensor<i32>
        %223 = "stablehlo.case"(%222) ({
          %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %263 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %263 : tensor<8xf32>
        }, {
          %263 = stablehlo.bitcast_convert %214 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_70 = stablehlo.constant dense<0> : tensor<i32>
          %264 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %265 = stablehlo.compare LT, %263, %264, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_71 = stablehlo.constant dense<2147483647> : tensor<i32>
          %266 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %267 = stablehlo.xor %263, %266 : tensor<8x97xi32>
          %268 = func.call @_where_16(%265, %267, %263) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_72 = stablehlo.constant dense<2147483647> : tensor<i32>
          %269 = stablehlo.reduce(%268 init: %c_72) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_73 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %270 = stablehlo.reduce(%268 init: %c_73) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_74 = stablehlo.constant dense<0> : tensor<i32>
          %c_75 = stablehlo.constant dense<0> : tensor<i32>
          %271:6 = stablehlo.while(%iterArg = %268, %iterArg_78 = %69, %iterArg_79 = %c_75, %iterArg_80 = %c_74, %iterArg_81 = %269, %iterArg_82 = %270) : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_83 = stablehlo.constant dense<32> : tensor<i32>
            %278 = stablehlo.compare LT, %iterArg_79, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %278 : tensor<i1>
          } do {
            %278:3 = func.call @closed_call_17(%iterArg, %iterArg_78, %iterArg_80, %iterArg_81, %iterArg_82) : (tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_83 = stablehlo.constant dense<1> : tensor<i32>
            %279 = stablehlo.add %iterArg_79, %c_83 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_78, %279, %278#0, %278#1, %278#2 : tensor<8x97xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_76 = stablehlo.constant dense<0> : tensor<i32>
          %272 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %273 = stablehlo.compare LT, %271#4, %272, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_77 = stablehlo.constant dense<2147483647> : tensor<i32>
          %274 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %275 = stablehlo.xor %271#4, %274 : tensor<8xi32>
          %276 = func.call @_where_18(%273, %275, %271#4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %277 = stablehlo.bitcast_convert %276 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %277 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %224 = stablehlo.broadcast_in_dim %220, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %226 = stablehlo.and %225, %195 : tensor<8x97xi1>
        %227 = stablehlo.broadcast_in_dim %223, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %228 = stablehlo.convert %227 : tensor<8x1xf32>
        %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %230 = stablehlo.compare LT, %214, %229, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %231 = stablehlo.and %226, %230 : tensor<8x97xi1>
        %cst_60 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %232 = func.call @_where_9(%231, %cst_60, %214) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %233 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %234 = stablehlo.compare LT, %76, %233, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
        %235 = stablehlo.and %234, %173 : tensor<8xi1>
        %c_62 = stablehlo.constant dense<false> : tensor<i1>
        %236 = stablehlo.reduce(%235 init: %c_62) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        %237 = stablehlo.convert %236 : (tensor<i1>) -> tensor<i32>
        %238 = "stablehlo.case"(%237) ({
          %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %263 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8xf32>
          stablehlo.return %263 : tensor<8xf32>
        }, {
          %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %263 = stablehlo.reduce(%232 init: %cst_70) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
          %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
          %266 = stablehlo.subtract %232, %265 : tensor<8x97xf32>
          %267 = stablehlo.exponential %266 : tensor<8x97xf32>
          %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %268 = stablehlo.reduce(%267 init: %cst_71) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
          %269 = stablehlo.multiply %76, %268 : tensor<8xf32>
          %270 = stablehlo.bitcast_convert %232 : (tensor<8x97xf32>) -> tensor<8x97xi32>
          %c_72 = stablehlo.constant dense<0> : tensor<i32>
          %271 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %272 = stablehlo.compare LT, %270, %271, SIGNED : (tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi1>
          %c_73 = stablehlo.constant dense<2147483647> : tensor<i32>
          %273 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
          %274 = stablehlo.xor %270, %273 : tensor<8x97xi32>
          %275 = func.call @_where_16(%272, %274, %270) : (tensor<8x97xi1>, tensor<8x97xi32>, tensor<8x97xi32>) -> tensor<8x97xi32>
          %c_74 = stablehlo.constant dense<2147483647> : tensor<i32>
          %276 = stablehlo.reduce(%275 init: %c_74) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_75 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %277 = stablehlo.reduce(%275 init: %c_75) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
          %c_76 = stablehlo.constant dense<0> : tensor<i32>
          %c_77 = stablehlo.constant dense<0> : tensor<i32>
          %278:7 = stablehlo.while(%iterArg = %275, %iterArg_80 = %267, %iterArg_81 = %269, %iterArg_82 = %c_77, %iterArg_83 = %c_76, %iterArg_84 = %276, %iterArg_85 = %277) : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          cond {
            %c_86 = stablehlo.constant dense<32> : tensor<i32>
            %285 = stablehlo.compare LT, %iterArg_82, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %285 : tensor<i1>
          } do {
            %285:3 = func.call @closed_call_19(%iterArg, %iterArg_80, %iterArg_81, %iterArg_83, %iterArg_84, %iterArg_85) : (tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>)
            %c_86 = stablehlo.constant dense<1> : tensor<i32>
            %286 = stablehlo.add %iterArg_82, %c_86 : tensor<i32>
            stablehlo.return %iterArg, %iterArg_80, %iterArg_81, %286, %285#0, %285#1, %285#2 : tensor<8x97xi32>, tensor<8x97xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<8xi32>
          }
          %c_78 = stablehlo.constant dense<0> : tensor<i32>
          %279 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %280 = stablehlo.compare LT, %278#5, %279, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
          %c_79 = stablehlo.constant dense<2147483647> : tensor<i32>
          %281 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<8xi32>
          %282 = stablehlo.xor %278#5, %281 : tensor<8xi32>
          %283 = func.call @_where_18(%280, %282, %278#5) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
          %284 = stablehlo.bitcast_convert %283 : (tensor<8xi32>) -> tensor<8xf32>
          stablehlo.return %284 : tensor<8xf32>
        }) : (tensor<i32>) -> tensor<8xf32>
        %239 = stablehlo.broadcast_in_dim %235, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
        %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x97xi1>
        %241 = stablehlo.and %240, %195 : tensor<8x97xi1>
        %242 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %243 = stablehlo.convert %242 : tensor<8x1xf32>
        %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %245 = stablehlo.compare LT, %232, %244, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %246 = stablehlo.and %241, %245 : tensor<8x97xi1>
        %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %247 = func.call @_where_9(%246, %cst_63, %232) : (tensor<8x97xi1>, tensor<f32>, tensor<8x97xf32>) -> tensor<8x97xf32>
        %248 = stablehlo.add %247, %191 : tensor<8x97xf32>
        %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %249 = stablehlo.reduce(%248 init: %cst_64) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %250 = stablehlo.iota dim = 0 : tensor<97xi32>
        %251 = stablehlo.broadcast_in_dim %250, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
        %cst_65 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %252 = stablehlo.reduce(%248 init: %cst_65) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
        %253 = stablehlo.broadcast_in_dim %252, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
        %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
        %255 = stablehlo.compare EQ, %248, %254, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
        %c_66 = stablehlo.constant dense<97> : tensor<i32>
        %256 = func.call @_where_8(%255, %251, %c_66) : (tensor<8x97xi1>, tensor<1x97xi32>, tensor<i32>) -> tensor<8x97xi32>
        %c_67 = stablehlo.constant dense<2147483647> : tensor<i32>
        %257 = stablehlo.reduce(%256 init: %c_67) applies stablehlo.minimum across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
        %c_68 = stablehlo.constant dense<96> : tensor<i32>
        %258 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %259 = stablehlo.minimum %257, %258 : tensor<8xi32>
        %c_69 = stablehlo.constant dense<0> : tensor<i32>
        %260 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<8xi32>
        %261 = stablehlo.add %260, %259 : tensor<8xi32>
        %262 = func.call @_where_18(%173, %261, %185#2) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
        stablehlo.return %262 : tensor<8xi32>
      }) : (tensor<i32>) -> tensor<8xi32>
      stablehlo.return %188 : tensor<8xi32>
    }) : (tensor<i32>) -> tensor<8xi32>
    %178 = stablehlo.reshape %153 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
    %c_47 = stablehlo.constant dense<-2> : tensor<i32>
    %179 = call @_where(%169, %177, %c_47) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_48 = stablehlo.constant dense<-1> : tensor<i32>
    %180 = call @_where(%107, %179, %c_48) : (tensor<8xi1>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_49 = stablehlo.constant dense<-1> : tensor<i32>
    %181 = call @_pad_21(%180, %c_49) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %182 = call @_pad_22(%156, %c_50) : (tensor<8x97xf32>, tensor<i32>) -> tensor<8x97xf32>
    return %181, %182 : tensor<8xi32>, tensor<8x97xf32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xi32>
    return %2 : tensor<8xi32>
  }
  func.func private @through(%arg0: tensor<8xi32>, %arg1: tensor<8x1xi32>, %arg2: tensor<8xi32>, %arg3: tensor<2x4x2x64x8xf32>, %arg4: tensor<2x4x2x64x8xf32>, %arg5: tensor<48x32xf32>, %arg6: tensor<32x96xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32x32xf32>, %arg10: tensor<32x64xf32>, %arg11: tensor<8x1x32xf32>, %arg12: tensor<8x1x1x4xf32>, %arg13: tensor<8x1x1x4xf32>, %arg14: tensor<i32>) -> tensor<8x1x32xf32> {
    %0 = stablehlo.multiply %arg11, %arg11 : tensor<8x1x32xf32>
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
    %9 = stablehlo.multiply %arg11, %8 : tensor<8x1x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<8x1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }, {
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %138 = stablehlo.reshape %12 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %139 = func.call @_pad(%138, %c_16) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %140 = stablehlo.reshape %139 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %141 = stablehlo.reshape %140 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %142 = stablehlo.dot_general %141, %arg10, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x64xf32>) -> tensor<8x64xf32>
      %143 = stablehlo.reshape %142 : (tensor<8x64xf32>) -> tensor<8x1x64xf32>
      stablehlo.return %143 : tensor<8x1x64xf32>
    }) : (tensor<i32>) -> tensor<8x1x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<8x1x64xf32>) -> tensor<8x1x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:8, 0:1, 0:2, 0:2, 0:8] : (tensor<8x1x2x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x4x8xf32>
    %18 = stablehlo.slice %15 [0:8, 0:1, 0:2, 2:3, 0:8] : (tensor<8x1x2x4x8xf32>) -> tensor<8x1x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<8x1x2x1x8xf32>) -> tensor<8x1x2x8xf32>
    %20 = stablehlo.slice %15 [0:8, 0:1, 0:2, 3:4, 0:8] : (tensor<8x1x2x4x8xf32>) -> tensor<8x1x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<8x1x2x1x8xf32>) -> tensor<8x1x2x8xf32>
    %22 = stablehlo.slice %arg0 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<31> : tensor<i32>
    %24 = stablehlo.shift_right_arithmetic %23, %c_2 : tensor<i32>
    %25 = stablehlo.slice %17 [0:8, 0:1, 0:4, 0:4] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %26 = stablehlo.slice %17 [0:8, 0:1, 0:4, 4:8] : (tensor<8x1x4x8xf32>) -> tensor<8x1x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<8x1x4x4xf32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %30 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %31 = stablehlo.xor %29, %30 : tensor<8x1x4x4xi32>
    %32 = stablehlo.bitcast_convert %31 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %33 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<8x1x4x4xf32>
    %35 = stablehlo.bitcast_convert %34 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %36 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %37 = stablehlo.xor %35, %36 : tensor<8x1x4x4xi32>
    %38 = stablehlo.bitcast_convert %37 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %39 = stablehlo.subtract %32, %38 : tensor<8x1x4x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %41 = stablehlo.multiply %26, %40 : tensor<8x1x4x4xf32>
    %42 = stablehlo.bitcast_convert %41 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %43 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %44 = stablehlo.xor %42, %43 : tensor<8x1x4x4xi32>
    %45 = stablehlo.bitcast_convert %44 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %46 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x4x4xf32>
    %47 = stablehlo.multiply %25, %46 : tensor<8x1x4x4xf32>
    %48 = stablehlo.bitcast_convert %47 : (tensor<8x1x4x4xf32>) -> tensor<8x1x4x4xi32>
    %49 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<8x1x4x4xi32>
    %50 = stablehlo.xor %48, %49 : tensor<8x1x4x4xi32>
    %51 = stablehlo.bitcast_convert %50 : (tensor<8x1x4x4xi32>) -> tensor<8x1x4x4xf32>
    %52 = stablehlo.add %45, %51 : tensor<8x1x4x4xf32>
    %53 = stablehlo.concatenate %39, %52, dim = 3 : (tensor<8x1x4x4xf32>, tensor<8x1x4x4xf32>) -> tensor<8x1x4x8xf32>
    %54 = stablehlo.slice %arg0 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %54 : (tensor<1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<31> : tensor<i32>
    %56 = stablehlo.shift_right_arithmetic %55, %c_3 : tensor<i32>
    %57 = stablehlo.slice %19 [0:8, 0:1, 0:2, 0:4] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %58 = stablehlo.slice %19 [0:8, 0:1, 0:2, 4:8] : (tensor<8x1x2x8xf32>) -> tensor<8x1x2x4xf32>
    %59 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<8x1x2x4xf32>
    %61 = stablehlo.bitcast_convert %60 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %62 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %63 = stablehlo.xor %61, %62 : tensor<8x1x2x4xi32>
    %64 = stablehlo.bitcast_convert %63 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %65 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %66 = stablehlo.multiply %58, %65 : tensor<8x1x2x4xf32>
    %67 = stablehlo.bitcast_convert %66 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %68 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %69 = stablehlo.xor %67, %68 : tensor<8x1x2x4xi32>
    %70 = stablehlo.bitcast_convert %69 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %71 = stablehlo.subtract %64, %70 : tensor<8x1x2x4xf32>
    %72 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %73 = stablehlo.multiply %58, %72 : tensor<8x1x2x4xf32>
    %74 = stablehlo.bitcast_convert %73 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %75 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %76 = stablehlo.xor %74, %75 : tensor<8x1x2x4xi32>
    %77 = stablehlo.bitcast_convert %76 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %78 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2, 3] : (tensor<8x1x1x4xf32>) -> tensor<8x1x2x4xf32>
    %79 = stablehlo.multiply %57, %78 : tensor<8x1x2x4xf32>
    %80 = stablehlo.bitcast_convert %79 : (tensor<8x1x2x4xf32>) -> tensor<8x1x2x4xi32>
    %81 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<8x1x2x4xi32>
    %82 = stablehlo.xor %80, %81 : tensor<8x1x2x4xi32>
    %83 = stablehlo.bitcast_convert %82 : (tensor<8x1x2x4xi32>) -> tensor<8x1x2x4xf32>
    %84 = stablehlo.add %77, %83 : tensor<8x1x2x4xf32>
    %85 = stablehlo.concatenate %71, %84, dim = 3 : (tensor<8x1x2x4xf32>, tensor<8x1x2x4xf32>) -> tensor<8x1x2x8xf32>
    %86 = stablehlo.reshape %53 : (tensor<8x1x4x8xf32>) -> tensor<8x1x2x2x8xf32>
    %cst_4 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x1x2x2x8xf32>
    %88 = stablehlo.multiply %86, %87 : tensor<8x1x2x2x8xf32>
    %89 = stablehlo.transpose %88, dims = [0, 2, 3, 1, 4] : (tensor<8x1x2x2x8xf32>) -> tensor<8x2x2x1x8xf32>
    %90 = stablehlo.reshape %89 : (tensor<8x2x2x1x8xf32>) -> tensor<8x2x2x8xf32>
    %91 = stablehlo.reshape %90 : (tensor<8x2x2x8xf32>) -> tensor<2x4x2x2x8xf32>
    %92 = stablehlo.reshape %85 : (tensor<8x1x2x8xf32>) -> tensor<2x4x1x2x8xf32>
    %93 = stablehlo.reshape %21 : (tensor<8x1x2x8xf32>) -> tensor<2x4x1x2x8xf32>
    %94 = stablehlo.reshape %arg1 : (tensor<8x1xi32>) -> tensor<2x4x1xi32>
    %95 = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
    %96 = stablehlo.reshape %arg2 : (tensor<8xi32>) -> tensor<2x4xi32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4x2x2x8xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %98:11 = stablehlo.while(%iterArg = %91, %iterArg_16 = %92, %iterArg_17 = %93, %iterArg_18 = %94, %iterArg_19 = %95, %iterArg_20 = %96, %iterArg_21 = %arg14, %iterArg_22 = %arg3, %iterArg_23 = %arg4, %iterArg_24 = %c_6, %iterArg_25 = %97) : tensor<2x4x2x2x8xf32>, tensor<2x4x1x2x8xf32>, tensor<2x4x1x2x8xf32>, tensor<2x4x1xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<2x4x2x2x8xf32>
    cond {
      %c_26 = stablehlo.constant dense<2> : tensor<i32>
      %138 = stablehlo.compare LT, %iterArg_24, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %138 : tensor<i1>
    } do {
      %138 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_24) : (tensor<2x4x2x2x8xf32>, tensor<i32>) -> tensor<4x2x2x8xf32>
      %139 = func.call @dynamic_index_in_dim_0(%iterArg_16, %iterArg_24) : (tensor<2x4x1x2x8xf32>, tensor<i32>) -> tensor<4x1x2x8xf32>
      %140 = func.call @dynamic_index_in_dim_0(%iterArg_17, %iterArg_24) : (tensor<2x4x1x2x8xf32>, tensor<i32>) -> tensor<4x1x2x8xf32>
      %141 = func.call @dynamic_index_in_dim_1(%iterArg_18, %iterArg_24) : (tensor<2x4x1xi32>, tensor<i32>) -> tensor<4x1xi32>
      %142 = func.call @dynamic_index_in_dim_2(%iterArg_19, %iterArg_24) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
      %143 = func.call @dynamic_index_in_dim_2(%iterArg_20, %iterArg_24) : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
      %144 = func.call @closed_call(%iterArg_21, %iterArg_22, %iterArg_23, %138, %139, %140, %141, %142, %143) : (tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4x2x2x8xf32>, tensor<4x1x2x8xf32>, tensor<4x1x2x8xf32>, tensor<4x1xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4x2x2x8xf32>
      %145 = func.call @dynamic_update_index_in_dim(%iterArg_25, %144, %iterArg_24) : (tensor<2x4x2x2x8xf32>, tensor<4x2x2x8xf32>, tensor<i32>) -> tensor<2x4x2x2x8xf32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %146 = stablehlo.add %iterArg_24, %c_26 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %146, %145 : tensor<2x4x2x2x8xf32>, tensor<2x4x1x2x8xf32>, tensor<2x4x1x2x8xf32>, tensor<2x4x1xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<2x4x2x2x8xf32>
    }
    %99 = stablehlo.reshape %98#10 : (tensor<2x4x2x2x8xf32>) -> tensor<8x2x2x1x8xf32>
    %100 = stablehlo.transpose %99, dims = [0, 3, 1, 2, 4] : (tensor<8x2x2x1x8xf32>) -> tensor<8x1x2x2x8xf32>
    %101 = stablehlo.reshape %100 : (tensor<8x1x2x2x8xf32>) -> tensor<8x1x32xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %102 = "stablehlo.case"(%c_7) ({
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }, {
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %103 = "stablehlo.case"(%102) ({
      %138 = stablehlo.reshape %101 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %139 = func.call @_pad(%138, %c_16) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %140 = stablehlo.reshape %139 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %141 = stablehlo.reshape %140 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %142 = stablehlo.dot_general %141, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %143 = stablehlo.reshape %142 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
      stablehlo.return %143 : tensor<8x1x32xf32>
    }) : (tensor<i32>) -> tensor<8x1x32xf32>
    %104 = stablehlo.slice %arg0 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %105 = stablehlo.reshape %104 : (tensor<1xi32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<31> : tensor<i32>
    %106 = stablehlo.shift_right_arithmetic %105, %c_8 : tensor<i32>
    %107 = stablehlo.add %arg11, %103 : tensor<8x1x32xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %109 = stablehlo.compare GE, %arg1, %108, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %110 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %111 = stablehlo.compare LT, %arg1, %110, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %112 = stablehlo.and %109, %111 : tensor<8x1xi1>
    %113 = stablehlo.slice %arg0 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %114 = stablehlo.reshape %113 : (tensor<1xi32>) -> tensor<i32>
    %c_10 = stablehlo.constant dense<31> : tensor<i32>
    %115 = stablehlo.shift_right_arithmetic %114, %c_10 : tensor<i32>
    %116 = stablehlo.multiply %107, %107 : tensor<8x1x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<8x1x32xf32>, tensor<f32>) -> tensor<8x1xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %120 = stablehlo.divide %118, %119 : tensor<8x1x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x1x1xf32>
    %122 = stablehlo.add %120, %121 : tensor<8x1x1xf32>
    %123 = stablehlo.rsqrt %122 : tensor<8x1x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<8x1x1xf32>) -> tensor<8x1x32xf32>
    %125 = stablehlo.multiply %107, %124 : tensor<8x1x32xf32>
    %126 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<8x1x32xf32>
    %128 = stablehlo.multiply %125, %127 : tensor<8x1x32xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %129 = "stablehlo.case"(%c_14) ({
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }, {
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %130 = "stablehlo.case"(%129) ({
      %138 = stablehlo.reshape %128 : (tensor<8x1x32xf32>) -> tensor<8x32xf32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %139 = func.call @_pad(%138, %c_16) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
      %140 = stablehlo.reshape %139 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
      %141 = stablehlo.reshape %140 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %142 = stablehlo.dot_general %141, %arg6, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x96xf32>) -> tensor<8x96xf32>
      %143 = stablehlo.reshape %142 : (tensor<8x96xf32>) -> tensor<8x1x96xf32>
      stablehlo.return %143 : tensor<8x1x96xf32>
    }) : (tensor<i32>) -> tensor<8x1x96xf32>
    %131 = stablehlo.slice %130 [0:8, 0:1, 0:48] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %132 = stablehlo.slice %130 [0:8, 0:1, 48:96] : (tensor<8x1x96xf32>) -> tensor<8x1x48xf32>
    %133 = call @silu(%131) : (tensor<8x1x48xf32>) -> tensor<8x1x48xf32>
    %134 = stablehlo.multiply %133, %132 : tensor<8x1x48xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %135 = "stablehlo.case"(%c_15) ({
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }, {
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %136 = "stablehlo.case"(%135) ({
      %138 = stablehlo.reshape %134 : (tensor<8x1x48xf32>) -> tensor<8x48xf32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %139 = func.call @_pad_7(%138, %c_16) : (tensor<8x48xf32>, tensor<i32>) -> tensor<8x48xf32>
      %140 = stablehlo.reshape %139 : (tensor<8x48xf32>) -> tensor<1x8x48xf32>
      %141 = stablehlo.reshape %140 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
      %142 = stablehlo.dot_general %141, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x48xf32>, tensor<48x32xf32>) -> tensor<8x32xf32>
      %143 = stablehlo.reshape %142 : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
      stablehlo.return %143 : tensor<8x1x32xf32>
    }) : (tensor<i32>) -> tensor<8x1x32xf32>
    %137 = stablehlo.add %107, %136 : tensor<8x1x32xf32>
    return %137 : tensor<8x1x32xf32>
  }
  func.func private @_pad(%arg0: tensor<8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x4x2x2x8xf32>, %arg1: tensor<i32>) -> tensor<4x2x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 2, 8] : (tensor<2x4x2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x2x8xf32>) -> tensor<4x2x2x8xf32>
    return %1 : tensor<4x2x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x4x1x2x8xf32>, %arg1: tensor<i32>) -> tensor<4x1x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 1, 2, 8] : (tensor<2x4x1x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x1x2x8xf32>) -> tensor<4x1x2x8xf32>
    return %1 : tensor<4x1x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x4x1xi32>, %arg1: tensor<i32>) -> tensor<4x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 1] : (tensor<2x4x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x1xi32>) -> tensor<4x1xi32>
    return %1 : tensor<4x1xi32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<2x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xi32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<2x4x2x64x8xf32>, %arg3: tensor<4x2x2x8xf32>, %arg4: tensor<4x1x2x8xf32>, %arg5: tensor<4x1x2x8xf32>, %arg6: tensor<4x1xi32>, %arg7: tensor<4xi32>, %arg8: tensor<4xi32>) -> tensor<4x2x2x8xf32> {
    %0 = stablehlo.reshape %arg6 : (tensor<4x1xi32>) -> tensor<1x4x1x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x4x1x1xi32>) -> tensor<1x4x2x1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x4x2x1xi32>) -> tensor<4x2xi32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2x2xf32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %5 = stablehlo.reduce(%arg8 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.add %5, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %8 = call @floor_divide(%7, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x2x2x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:15 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg8, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg7, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg6, %iterArg_13 = %arg4, %iterArg_14 = %arg5, %iterArg_15 = %arg3, %iterArg_16 = %c_5, %iterArg_17 = %3, %iterArg_18 = %4, %iterArg_19 = %9) : tensor<i32>, tensor<4xi32>, tensor<4x2xi32>, tensor<i32>, tensor<4xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4x1xi32>, tensor<4x1x2x8xf32>, tensor<4x1x2x8xf32>, tensor<4x2x2x8xf32>, tensor<i32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<4x2x2x8xf32>
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
      %19 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<4x16xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x16xi32>
      %22 = stablehlo.compare LT, %20, %21, SIGNED : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %23 = stablehlo.broadcast_in_dim %22, dims = [0, 2] : (tensor<4x16xi1>) -> tensor<4x1x16xi1>
      %24 = stablehlo.broadcast_in_dim %17, dims = [2] : (tensor<16xi32>) -> tensor<1x1x16xi32>
      %25 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<4x2xi32>) -> tensor<4x2x1xi32>
      %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<4x2x16xi32>
      %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<4x2x1xi32>) -> tensor<4x2x16xi32>
      %28 = stablehlo.compare LE, %26, %27, SIGNED : (tensor<4x2x16xi32>, tensor<4x2x16xi32>) -> tensor<4x2x16xi1>
      %29 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<4x1x16xi1>) -> tensor<4x2x16xi1>
      %30 = stablehlo.and %29, %28 : tensor<4x2x16xi1>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %31 = stablehlo.compare LT, %iterArg_8, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_22 = stablehlo.constant dense<2> : tensor<i32>
      %32 = stablehlo.add %iterArg_8, %c_22 : tensor<i32>
      %33 = stablehlo.select %31, %32, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %34 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %35 = stablehlo.compare LT, %iterArg_9, %34, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_24 = stablehlo.constant dense<4> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %37 = stablehlo.add %iterArg_9, %36 : tensor<4xi32>
      %38 = stablehlo.select %35, %37, %iterArg_9 : tensor<4xi1>, tensor<4xi32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %39 = stablehlo.compare LT, %14, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_26 = stablehlo.constant dense<64> : tensor<i32>
      %40 = stablehlo.add %14, %c_26 : tensor<i32>
      %41 = stablehlo.select %39, %40, %14 : tensor<i1>, tensor<i32>
      %42 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %43 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %c_27 = stablehlo.constant dense<0> : tensor<i32>
      %44 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %45 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %46 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %47 = stablehlo.concatenate %42, %43, %44, %45, %46, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
      %48 = "stablehlo.gather"(%iterArg_10, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<4x5xi32>) -> tensor<4x1x1x2x16x8xf32>
      %49 = stablehlo.reshape %48 : (tensor<4x1x1x2x16x8xf32>) -> tensor<4x2x16x8xf32>
      %c_29 = stablehlo.constant dense<0> : tensor<i32>
      %50 = stablehlo.compare LT, %iterArg_8, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_30 = stablehlo.constant dense<2> : tensor<i32>
      %51 = stablehlo.add %iterArg_8, %c_30 : tensor<i32>
      %52 = stablehlo.select %50, %51, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_31 = stablehlo.constant dense<0> : tensor<i32>
      %53 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %54 = stablehlo.compare LT, %iterArg_9, %53, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_32 = stablehlo.constant dense<4> : tensor<i32>
      %55 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %56 = stablehlo.add %iterArg_9, %55 : tensor<4xi32>
      %57 = stablehlo.select %54, %56, %iterArg_9 : tensor<4xi1>, tensor<4xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %58 = stablehlo.compare LT, %14, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_34 = stablehlo.constant dense<64> : tensor<i32>
      %59 = stablehlo.add %14, %c_34 : tensor<i32>
      %60 = stablehlo.select %58, %59, %14 : tensor<i1>, tensor<i32>
      %61 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %62 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %c_35 = stablehlo.constant dense<0> : tensor<i32>
      %63 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %64 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %65 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
      %66 = stablehlo.concatenate %61, %62, %63, %64, %65, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
      %67 = "stablehlo.gather"(%iterArg_11, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<4x5xi32>) -> tensor<4x1x1x2x16x8xf32>
      %68 = stablehlo.reshape %67 : (tensor<4x1x1x2x16x8xf32>) -> tensor<4x2x16x8xf32>
      %69 = stablehlo.transpose %iterArg_12, dims = [1, 0] : (tensor<4x1xi32>) -> tensor<1x4xi32>
      %70 = stablehlo.transpose %iterArg_13, dims = [1, 0, 2, 3] : (tensor<4x1x2x8xf32>) -> tensor<1x4x2x8xf32>
      %71 = stablehlo.transpose %iterArg_14, dims = [1, 0, 2, 3] : (tensor<4x1x2x8xf32>) -> tensor<1x4x2x8xf32>
      %72 = stablehlo.slice %69 [0:1, 0:4] : (tensor<1x4xi32>) -> tensor<1x4xi32>
      %73 = stablehlo.reshape %72 : (tensor<1x4xi32>) -> tensor<4xi32>
      %74 = stablehlo.slice %70 [0:1, 0:4, 0:2, 0:8] : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8xf32>
      %75 = stablehlo.reshape %74 : (tensor<1x4x2x8xf32>) -> tensor<4x2x8xf32>
      %76 = stablehlo.slice %71 [0:1, 0:4, 0:2, 0:8] : (tensor<1x4x2x8xf32>) -> tensor<1x4x2x8xf32>
      %77 = stablehlo.reshape %76 : (tensor<1x4x2x8xf32>) -> tensor<4x2x8xf32>
      %78 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %79 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %80 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<4x16xi32>
      %81 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x16xi32>
      %82 = stablehlo.compare EQ, %80, %81, SIGNED : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
      %83 = stablehlo.broadcast_in_dim %82, dims = [0, 2] : (tensor<4x16xi1>) -> tensor<4x1x16x1xi1>
      %84 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 3] : (tensor<4x2x8xf32>) -> tensor<4x2x1x8xf32>
      %85 = func.call @_where_4(%83, %84, %49) : (tensor<4x1x16x1xi1>, tensor<4x2x1x8xf32>, tensor<4x2x16x8xf32>) -> tensor<4x2x16x8xf32>
      %86 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 3] : (tensor<4x2x8xf32>) -> tensor<4x2x1x8xf32>
      %87 = func.call @_where_4(%83, %86, %68) : (tensor<4x1x16x1xi1>, tensor<4x2x1x8xf32>, tensor<4x2x16x8xf32>) -> tensor<4x2x16x8xf32>
      %88 = stablehlo.broadcast_in_dim %22, dims = [0, 2] : (tensor<4x16xi1>) -> tensor<4x1x16x1xi1>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %89 = func.call @_where_5(%88, %87, %c_37) : (tensor<4x1x16x1xi1>, tensor<4x2x16x8xf32>, tensor<i32>) -> tensor<4x2x16x8xf32>
      %90 = stablehlo.dot_general %iterArg_15, %85, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<4x2x2x8xf32>, tensor<4x2x16x8xf32>) -> tensor<4x2x2x16xf32>
      %91 = stablehlo.broadcast_in_dim %30, dims = [0, 2, 3] : (tensor<4x2x16xi1>) -> tensor<4x1x2x16xi1>
      %cst_38 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %92 = func.call @_where_6(%91, %90, %cst_38) : (tensor<4x1x2x16xi1>, tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<4x2x2x16xf32>
      %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %93 = stablehlo.reduce(%92 init: %cst_39) applies stablehlo.maximum across dimensions = [3] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<4x2x2xf32>
      %94 = stablehlo.maximum %iterArg_17, %93 : tensor<4x2x2xf32>
      %95 = stablehlo.subtract %iterArg_17, %94 : tensor<4x2x2xf32>
      %96 = stablehlo.exponential %95 : tensor<4x2x2xf32>
      %97 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x1xf32>
      %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x16xf32>
      %99 = stablehlo.subtract %92, %98 : tensor<4x2x2x16xf32>
      %100 = stablehlo.exponential %99 : tensor<4x2x2x16xf32>
      %101 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x1xf32>
      %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x8xf32>
      %103 = stablehlo.multiply %iterArg_19, %102 : tensor<4x2x2x8xf32>
      %104 = stablehlo.dot_general %100, %89, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<4x2x2x16xf32>, tensor<4x2x16x8xf32>) -> tensor<4x2x2x8xf32>
      %105 = stablehlo.add %103, %104 : tensor<4x2x2x8xf32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %106 = stablehlo.add %iterArg_16, %c_40 : tensor<i32>
      %107 = stablehlo.multiply %iterArg_18, %96 : tensor<4x2x2xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %108 = stablehlo.reduce(%100 init: %cst_41) applies stablehlo.add across dimensions = [3] : (tensor<4x2x2x16xf32>, tensor<f32>) -> tensor<4x2x2xf32>
      %109 = stablehlo.add %107, %108 : tensor<4x2x2xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %106, %94, %109, %105 : tensor<i32>, tensor<4xi32>, tensor<4x2xi32>, tensor<i32>, tensor<4xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4x1xi32>, tensor<4x1x2x8xf32>, tensor<4x1x2x8xf32>, tensor<4x2x2x8xf32>, tensor<i32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<4x2x2x8xf32>
    }
    %11 = stablehlo.broadcast_in_dim %10#13, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x8xf32>
    %13 = stablehlo.divide %10#14, %12 : tensor<4x2x2x8xf32>
    return %13 : tensor<4x2x2x8xf32>
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
    %9 = call @_where_3(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_4(%arg0: tensor<4x1x16x1xi1>, %arg1: tensor<4x2x1x8xf32>, %arg2: tensor<4x2x16x8xf32>) -> tensor<4x2x16x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<4x1x16x1xi1>) -> tensor<4x2x16x8xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<4x2x1x8xf32>) -> tensor<4x2x16x8xf32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<4x2x16x8xi1>, tensor<4x2x16x8xf32>
    return %2 : tensor<4x2x16x8xf32>
  }
  func.func private @_where_5(%arg0: tensor<4x1x16x1xi1>, %arg1: tensor<4x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<4x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<4x1x16x1xi1>) -> tensor<4x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x2x16x8xi1>, tensor<4x2x16x8xf32>
    return %3 : tensor<4x2x16x8xf32>
  }
  func.func private @_where_6(%arg0: tensor<4x1x2x16xi1>, %arg1: tensor<4x2x2x16xf32>, %arg2: tensor<f32>) -> tensor<4x2x2x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<4x1x2x16xi1>) -> tensor<4x2x2x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x2x2x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x2x2x16xi1>, tensor<4x2x2x16xf32>
    return %3 : tensor<4x2x2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x4x2x2x8xf32>, %arg1: tensor<4x2x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x4x2x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x2x2x8xf32>) -> tensor<1x4x2x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x2x2x8xf32>, tensor<1x4x2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x2x8xf32>
    return %1 : tensor<2x4x2x2x8xf32>
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
  func.func private @_pad_7(%arg0: tensor<8x48xf32>, %arg1: tensor<i32>) -> tensor<8x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x48xf32>, tensor<f32>) -> tensor<8x48xf32>
    return %1 : tensor<8x48xf32>
  }
  func.func private @_where_8(%arg0: tensor<8x97xi1>, %arg1: tensor<1x97xi32>, %arg2: tensor<i32>) -> tensor<8x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x97xi32>) -> tensor<8x97xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8x97xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %3 : tensor<8x97xi32>
  }
  func.func private @_where_9(%arg0: tensor<8x97xi1>, %arg1: tensor<f32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
  func.func private @_where_10(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xf32>
    return %0 : tensor<8x97xf32>
  }
  func.func private @_where_11(%arg0: tensor<8x1xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<8x97xf32>) -> tensor<8x97xf32> {
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
      %6:8 = func.call @closed_call_12(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<8x1xui32>, tensor<8x1xui32>
  }
  func.func private @closed_call_12(%arg0: tensor<i32>, %arg1: tensor<8x1xui32>, %arg2: tensor<8x1xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
    %18:2 = call @threefry2x32_13(%16, %17, %14, %15) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>)
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
  func.func private @threefry2x32_13(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<8x97xui32>, tensor<8x97xui32>) {
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
      %10:8 = func.call @closed_call_14(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x97xui32>, tensor<8x97xui32>
  }
  func.func private @closed_call_14(%arg0: tensor<i32>, %arg1: tensor<8x97xui32>, %arg2: tensor<8x97xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x97xui32>, tensor<8x97xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_15(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8xi1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @_where_16(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xi32>, %arg2: tensor<8x97xi32>) -> tensor<8x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x97xi1>, tensor<8x97xi32>
    return %0 : tensor<8x97xi32>
  }
  func.func private @closed_call_17(%arg0: tensor<8x97xi32>, %arg1: tensor<8xi32>, %arg2: tensor<i32>, %arg3: tensor<8xi32>, %arg4: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %16 = call @_where_18(%15, %9, %arg3) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg3 : tensor<8xi32>
    %20 = call @_where_18(%15, %arg4, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_18(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @closed_call_19(%arg0: tensor<8x97xi32>, %arg1: tensor<8x97xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>, %arg4: tensor<8xi32>, %arg5: tensor<8xi32>) -> (tensor<i32>, tensor<8xi32>, tensor<8xi32>) {
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
    %13 = call @_where_20(%12, %arg1, %c_3) : (tensor<8x97xi1>, tensor<8x97xf32>, tensor<i32>) -> tensor<8x97xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.compare GE, %14, %arg2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %16 = call @_where_18(%15, %9, %arg4) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %18 = stablehlo.subtract %9, %17 : tensor<8xi32>
    %19 = stablehlo.maximum %18, %arg4 : tensor<8xi32>
    %20 = call @_where_18(%15, %arg5, %19) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %0, %16, %20 : tensor<i32>, tensor<8xi32>, tensor<8xi32>
  }
  func.func private @_where_20(%arg0: tensor<8x97xi1>, %arg1: tensor<8x97xf32>, %arg2: tensor<i32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x97xi1>, tensor<8x97xf32>
    return %2 : tensor<8x97xf32>
  }
  func.func private @_pad_21(%arg0: tensor<8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    return %1 : tensor<8xi32>
  }
  func.func private @_pad_22(%arg0: tensor<8x97xf32>, %arg1: tensor<i32>) -> tensor<8x97xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8x97xf32>
    return %1 : tensor<8x97xf32>
  }
}
