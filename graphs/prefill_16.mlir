module @jit_prefill_16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32x64xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32xf32>, %arg5: tensor<32x96xf32>, %arg6: tensor<48x32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x96xf32>, %arg12: tensor<48x32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32x97xf32>, %arg15: tensor<2x4x2x8x64xf32> {tf.aliasing_output = 0 : i32}, %arg16: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg17: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg18: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg19: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg20: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg21: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg22: tensor<4xi1> {tf.aliasing_output = 7 : i32}, %arg23: tensor<4x2xui32> {tf.aliasing_output = 8 : i32}, %arg24: tensor<4xf32> {tf.aliasing_output = 9 : i32}, %arg25: tensor<4xi32> {tf.aliasing_output = 10 : i32}, %arg26: tensor<4xf32> {tf.aliasing_output = 11 : i32}, %arg27: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg28: tensor<16xi32>, %arg29: tensor<i32>, %arg30: tensor<i32>) -> (tensor<2x4x2x8x64xf32> {jax.result_info = "result[0].k"}, tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi1> {jax.result_info = "result[0].slots.stop_at_eos"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %1 = stablehlo.broadcast_in_dim %arg30, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.add %1, %0 : tensor<16xi32>
    %c = stablehlo.constant dense<16> : tensor<i32>
    %3 = stablehlo.add %arg30, %c : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.broadcast_in_dim %arg28, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %6 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %8 = stablehlo.compare LT, %5, %7, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_1 = stablehlo.constant dense<97> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %10 = stablehlo.add %5, %9 : tensor<1x16xi32>
    %11 = stablehlo.select %8, %10, %5 : tensor<1x16xi1>, tensor<1x16xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<97x32xf32>, tensor<1x16x1xi32>) -> tensor<1x16x32xf32>
    %14 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1x1xi32>
    %15 = stablehlo.convert %14 : (tensor<1x16x1x1xi32>) -> tensor<1x16x1x1xf32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<1x16x1x4xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<1x16x1x4xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<1x16x1x4xf32>
    %20 = stablehlo.cosine %19 : tensor<1x16x1x4xf32>
    %21 = stablehlo.sine %19 : tensor<1x16x1x4xf32>
    %22 = stablehlo.multiply %13, %13 : tensor<1x16x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<1x16xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %26 = stablehlo.divide %24, %25 : tensor<1x16x1xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %28 = stablehlo.add %26, %27 : tensor<1x16x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<1x16x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x32xf32>
    %31 = stablehlo.multiply %13, %30 : tensor<1x16x32xf32>
    %32 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x16x32xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<1x16x32xf32>
    %35 = stablehlo.dot_general %34, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16x32xf32>, tensor<32x64xf32>) -> tensor<1x16x64xf32>
    %36 = stablehlo.reshape %35 : (tensor<1x16x64xf32>) -> tensor<1x16x8x8xf32>
    %37 = stablehlo.slice %36 [0:1, 0:16, 0:4, 0:8] : (tensor<1x16x8x8xf32>) -> tensor<1x16x4x8xf32>
    %38 = stablehlo.slice %36 [0:1, 0:16, 4:6, 0:8] : (tensor<1x16x8x8xf32>) -> tensor<1x16x2x8xf32>
    %39 = stablehlo.slice %36 [0:1, 0:16, 6:8, 0:8] : (tensor<1x16x8x8xf32>) -> tensor<1x16x2x8xf32>
    %40 = stablehlo.slice %37 [0:1, 0:16, 0:4, 0:4] : (tensor<1x16x4x8xf32>) -> tensor<1x16x4x4xf32>
    %41 = stablehlo.slice %37 [0:1, 0:16, 0:4, 4:8] : (tensor<1x16x4x8xf32>) -> tensor<1x16x4x4xf32>
    %42 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<1x16x4x4xf32>
    %44 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %45 = stablehlo.multiply %41, %44 : tensor<1x16x4x4xf32>
    %46 = stablehlo.subtract %43, %45 : tensor<1x16x4x4xf32>
    %47 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %48 = stablehlo.multiply %41, %47 : tensor<1x16x4x4xf32>
    %49 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %50 = stablehlo.multiply %40, %49 : tensor<1x16x4x4xf32>
    %51 = stablehlo.add %48, %50 : tensor<1x16x4x4xf32>
    %52 = stablehlo.concatenate %46, %51, dim = 3 : (tensor<1x16x4x4xf32>, tensor<1x16x4x4xf32>) -> tensor<1x16x4x8xf32>
    %53 = stablehlo.slice %38 [0:1, 0:16, 0:2, 0:4] : (tensor<1x16x2x8xf32>) -> tensor<1x16x2x4xf32>
    %54 = stablehlo.slice %38 [0:1, 0:16, 0:2, 4:8] : (tensor<1x16x2x8xf32>) -> tensor<1x16x2x4xf32>
    %55 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %56 = stablehlo.multiply %53, %55 : tensor<1x16x2x4xf32>
    %57 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %58 = stablehlo.multiply %54, %57 : tensor<1x16x2x4xf32>
    %59 = stablehlo.subtract %56, %58 : tensor<1x16x2x4xf32>
    %60 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %61 = stablehlo.multiply %54, %60 : tensor<1x16x2x4xf32>
    %62 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %63 = stablehlo.multiply %53, %62 : tensor<1x16x2x4xf32>
    %64 = stablehlo.add %61, %63 : tensor<1x16x2x4xf32>
    %65 = stablehlo.concatenate %59, %64, dim = 3 : (tensor<1x16x2x4xf32>, tensor<1x16x2x4xf32>) -> tensor<1x16x2x8xf32>
    %66 = stablehlo.reshape %52 : (tensor<1x16x4x8xf32>) -> tensor<1x16x2x2x8xf32>
    %67 = stablehlo.transpose %65, dims = [0, 2, 3, 1] : (tensor<1x16x2x8xf32>) -> tensor<1x2x8x16xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [1, 2, 3, 4] : (tensor<1x2x8x16xf32>) -> tensor<1x1x2x8x16xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.compare LT, %arg29, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %70 = stablehlo.add %arg29, %c_6 : tensor<i32>
    %71 = stablehlo.select %69, %70, %arg29 : tensor<i1>, tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.compare LT, %arg30, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<64> : tensor<i32>
    %73 = stablehlo.add %arg30, %c_8 : tensor<i32>
    %74 = stablehlo.select %72, %73, %arg30 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.dynamic_update_slice %arg15, %68, %c_9, %71, %c_10, %c_11, %74 : (tensor<2x4x2x8x64xf32>, tensor<1x1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x8x64xf32>
    %76 = stablehlo.transpose %39, dims = [0, 2, 1, 3] : (tensor<1x16x2x8xf32>) -> tensor<1x2x16x8xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [1, 2, 3, 4] : (tensor<1x2x16x8xf32>) -> tensor<1x1x2x16x8xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.compare LT, %arg29, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %79 = stablehlo.add %arg29, %c_13 : tensor<i32>
    %80 = stablehlo.select %78, %79, %arg29 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.compare LT, %arg30, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<64> : tensor<i32>
    %82 = stablehlo.add %arg30, %c_15 : tensor<i32>
    %83 = stablehlo.select %81, %82, %arg30 : tensor<i1>, tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.dynamic_update_slice %arg16, %77, %c_16, %80, %c_17, %83, %c_18 : (tensor<2x4x2x64x8xf32>, tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x64x8xf32>
    %85 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %86 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %cst_19 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x16x2x2x8xf32>
    %88 = stablehlo.multiply %66, %87 : tensor<1x16x2x2x8xf32>
    %89 = stablehlo.reshape %88 : (tensor<1x16x2x2x8xf32>) -> tensor<1x1x16x2x2x8xf32>
    %90 = stablehlo.reshape %85 : (tensor<1xi32>) -> tensor<1x1xi32>
    %91 = stablehlo.reshape %86 : (tensor<1x16xi32>) -> tensor<1x1x16xi32>
    %92 = stablehlo.reshape %4 : (tensor<1xi32>) -> tensor<1x1xi32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x1x16x2x2x8xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %94:8 = stablehlo.while(%iterArg = %89, %iterArg_51 = %90, %iterArg_52 = %91, %iterArg_53 = %92, %iterArg_54 = %75, %iterArg_55 = %84, %iterArg_56 = %c_21, %iterArg_57 = %93) : tensor<1x1x16x2x2x8xf32>, tensor<1x1xi32>, tensor<1x1x16xi32>, tensor<1x1xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<1x1x16x2x2x8xf32>
    cond {
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %229 = stablehlo.compare LT, %iterArg_56, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %229 : tensor<i1>
    } do {
      %229 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_56) : (tensor<1x1x16x2x2x8xf32>, tensor<i32>) -> tensor<1x16x2x2x8xf32>
      %230 = func.call @dynamic_index_in_dim_0(%iterArg_51, %iterArg_56) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %231 = func.call @dynamic_index_in_dim_1(%iterArg_52, %iterArg_56) : (tensor<1x1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
      %232 = func.call @dynamic_index_in_dim_0(%iterArg_53, %iterArg_56) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %233 = func.call @closed_call(%iterArg_54, %iterArg_55, %229, %230, %231, %232) : (tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<1x16x2x2x8xf32>, tensor<1xi32>, tensor<1x16xi32>, tensor<1xi32>) -> tensor<1x16x2x2x8xf32>
      %234 = func.call @dynamic_update_index_in_dim(%iterArg_57, %233, %iterArg_56) : (tensor<1x1x16x2x2x8xf32>, tensor<1x16x2x2x8xf32>, tensor<i32>) -> tensor<1x1x16x2x2x8xf32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %235 = stablehlo.add %iterArg_56, %c_58 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %235, %234 : tensor<1x1x16x2x2x8xf32>, tensor<1x1xi32>, tensor<1x1x16xi32>, tensor<1x1xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<1x1x16x2x2x8xf32>
    }
    %95 = stablehlo.reshape %94#7 : (tensor<1x1x16x2x2x8xf32>) -> tensor<1x16x2x2x8xf32>
    %96 = stablehlo.reshape %95 : (tensor<1x16x2x2x8xf32>) -> tensor<1x16x32xf32>
    %97 = stablehlo.dot_general %96, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16x32xf32>, tensor<32x32xf32>) -> tensor<1x16x32xf32>
    %98 = stablehlo.add %13, %97 : tensor<1x16x32xf32>
    %99 = stablehlo.multiply %98, %98 : tensor<1x16x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<1x16xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %cst_23 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %103 = stablehlo.divide %101, %102 : tensor<1x16x1xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %105 = stablehlo.add %103, %104 : tensor<1x16x1xf32>
    %106 = stablehlo.rsqrt %105 : tensor<1x16x1xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x32xf32>
    %108 = stablehlo.multiply %98, %107 : tensor<1x16x32xf32>
    %109 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x16x32xf32>
    %111 = stablehlo.multiply %108, %110 : tensor<1x16x32xf32>
    %112 = stablehlo.dot_general %111, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16x32xf32>, tensor<32x96xf32>) -> tensor<1x16x96xf32>
    %113 = stablehlo.slice %112 [0:1, 0:16, 0:48] : (tensor<1x16x96xf32>) -> tensor<1x16x48xf32>
    %114 = stablehlo.slice %112 [0:1, 0:16, 48:96] : (tensor<1x16x96xf32>) -> tensor<1x16x48xf32>
    %115 = call @silu(%113) : (tensor<1x16x48xf32>) -> tensor<1x16x48xf32>
    %116 = stablehlo.multiply %115, %114 : tensor<1x16x48xf32>
    %117 = stablehlo.dot_general %116, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16x48xf32>, tensor<48x32xf32>) -> tensor<1x16x32xf32>
    %118 = stablehlo.add %98, %117 : tensor<1x16x32xf32>
    %119 = stablehlo.multiply %118, %118 : tensor<1x16x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<1x16xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %cst_26 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %123 = stablehlo.divide %121, %122 : tensor<1x16x1xf32>
    %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %125 = stablehlo.add %123, %124 : tensor<1x16x1xf32>
    %126 = stablehlo.rsqrt %125 : tensor<1x16x1xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x32xf32>
    %128 = stablehlo.multiply %118, %127 : tensor<1x16x32xf32>
    %129 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x16x32xf32>
    %131 = stablehlo.multiply %128, %130 : tensor<1x16x32xf32>
    %132 = stablehlo.dot_general %131, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16x32xf32>, tensor<32x64xf32>) -> tensor<1x16x64xf32>
    %133 = stablehlo.reshape %132 : (tensor<1x16x64xf32>) -> tensor<1x16x8x8xf32>
    %134 = stablehlo.slice %133 [0:1, 0:16, 0:4, 0:8] : (tensor<1x16x8x8xf32>) -> tensor<1x16x4x8xf32>
    %135 = stablehlo.slice %133 [0:1, 0:16, 4:6, 0:8] : (tensor<1x16x8x8xf32>) -> tensor<1x16x2x8xf32>
    %136 = stablehlo.slice %133 [0:1, 0:16, 6:8, 0:8] : (tensor<1x16x8x8xf32>) -> tensor<1x16x2x8xf32>
    %137 = stablehlo.slice %134 [0:1, 0:16, 0:4, 0:4] : (tensor<1x16x4x8xf32>) -> tensor<1x16x4x4xf32>
    %138 = stablehlo.slice %134 [0:1, 0:16, 0:4, 4:8] : (tensor<1x16x4x8xf32>) -> tensor<1x16x4x4xf32>
    %139 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %140 = stablehlo.multiply %137, %139 : tensor<1x16x4x4xf32>
    %141 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %142 = stablehlo.multiply %138, %141 : tensor<1x16x4x4xf32>
    %143 = stablehlo.subtract %140, %142 : tensor<1x16x4x4xf32>
    %144 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %145 = stablehlo.multiply %138, %144 : tensor<1x16x4x4xf32>
    %146 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %147 = stablehlo.multiply %137, %146 : tensor<1x16x4x4xf32>
    %148 = stablehlo.add %145, %147 : tensor<1x16x4x4xf32>
    %149 = stablehlo.concatenate %143, %148, dim = 3 : (tensor<1x16x4x4xf32>, tensor<1x16x4x4xf32>) -> tensor<1x16x4x8xf32>
    %150 = stablehlo.slice %135 [0:1, 0:16, 0:2, 0:4] : (tensor<1x16x2x8xf32>) -> tensor<1x16x2x4xf32>
    %151 = stablehlo.slice %135 [0:1, 0:16, 0:2, 4:8] : (tensor<1x16x2x8xf32>) -> tensor<1x16x2x4xf32>
    %152 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %153 = stablehlo.multiply %150, %152 : tensor<1x16x2x4xf32>
    %154 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %155 = stablehlo.multiply %151, %154 : tensor<1x16x2x4xf32>
    %156 = stablehlo.subtract %153, %155 : tensor<1x16x2x4xf32>
    %157 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %158 = stablehlo.multiply %151, %157 : tensor<1x16x2x4xf32>
    %159 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %160 = stablehlo.multiply %150, %159 : tensor<1x16x2x4xf32>
    %161 = stablehlo.add %158, %160 : tensor<1x16x2x4xf32>
    %162 = stablehlo.concatenate %156, %161, dim = 3 : (tensor<1x16x2x4xf32>, tensor<1x16x2x4xf32>) -> tensor<1x16x2x8xf32>
    %163 = stablehlo.reshape %149 : (tensor<1x16x4x8xf32>) -> tensor<1x16x2x2x8xf32>
    %164 = stablehlo.transpose %162, dims = [0, 2, 3, 1] : (tensor<1x16x2x8xf32>) -> tensor<1x2x8x16xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [1, 2, 3, 4] : (tensor<1x2x8x16xf32>) -> tensor<1x1x2x8x16xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %166 = stablehlo.compare LT, %arg29, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_29 = stablehlo.constant dense<4> : tensor<i32>
    %167 = stablehlo.add %arg29, %c_29 : tensor<i32>
    %168 = stablehlo.select %166, %167, %arg29 : tensor<i1>, tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %169 = stablehlo.compare LT, %arg30, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_31 = stablehlo.constant dense<64> : tensor<i32>
    %170 = stablehlo.add %arg30, %c_31 : tensor<i32>
    %171 = stablehlo.select %169, %170, %arg30 : tensor<i1>, tensor<i32>
    %c_32 = stablehlo.constant dense<1> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %172 = stablehlo.dynamic_update_slice %75, %165, %c_32, %168, %c_33, %c_34, %171 : (tensor<2x4x2x8x64xf32>, tensor<1x1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x8x64xf32>
    %173 = stablehlo.transpose %136, dims = [0, 2, 1, 3] : (tensor<1x16x2x8xf32>) -> tensor<1x2x16x8xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [1, 2, 3, 4] : (tensor<1x2x16x8xf32>) -> tensor<1x1x2x16x8xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %175 = stablehlo.compare LT, %arg29, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_36 = stablehlo.constant dense<4> : tensor<i32>
    %176 = stablehlo.add %arg29, %c_36 : tensor<i32>
    %177 = stablehlo.select %175, %176, %arg29 : tensor<i1>, tensor<i32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %178 = stablehlo.compare LT, %arg30, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_38 = stablehlo.constant dense<64> : tensor<i32>
    %179 = stablehlo.add %arg30, %c_38 : tensor<i32>
    %180 = stablehlo.select %178, %179, %arg30 : tensor<i1>, tensor<i32>
    %c_39 = stablehlo.constant dense<1> : tensor<i32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %181 = stablehlo.dynamic_update_slice %84, %174, %c_39, %177, %c_40, %180, %c_41 : (tensor<2x4x2x64x8xf32>, tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x64x8xf32>
    %182 = stablehlo.broadcast_in_dim %arg29, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %183 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %cst_42 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x16x2x2x8xf32>
    %185 = stablehlo.multiply %163, %184 : tensor<1x16x2x2x8xf32>
    %186 = stablehlo.reshape %185 : (tensor<1x16x2x2x8xf32>) -> tensor<1x1x16x2x2x8xf32>
    %187 = stablehlo.reshape %182 : (tensor<1xi32>) -> tensor<1x1xi32>
    %188 = stablehlo.reshape %183 : (tensor<1x16xi32>) -> tensor<1x1x16xi32>
    %189 = stablehlo.reshape %4 : (tensor<1xi32>) -> tensor<1x1xi32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1x1x16x2x2x8xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %191:8 = stablehlo.while(%iterArg = %186, %iterArg_51 = %187, %iterArg_52 = %188, %iterArg_53 = %189, %iterArg_54 = %172, %iterArg_55 = %181, %iterArg_56 = %c_44, %iterArg_57 = %190) : tensor<1x1x16x2x2x8xf32>, tensor<1x1xi32>, tensor<1x1x16xi32>, tensor<1x1xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<1x1x16x2x2x8xf32>
    cond {
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %229 = stablehlo.compare LT, %iterArg_56, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %229 : tensor<i1>
    } do {
      %229 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_56) : (tensor<1x1x16x2x2x8xf32>, tensor<i32>) -> tensor<1x16x2x2x8xf32>
      %230 = func.call @dynamic_index_in_dim_0(%iterArg_51, %iterArg_56) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %231 = func.call @dynamic_index_in_dim_1(%iterArg_52, %iterArg_56) : (tensor<1x1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
      %232 = func.call @dynamic_index_in_dim_0(%iterArg_53, %iterArg_56) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %233 = func.call @closed_call_4(%iterArg_54, %iterArg_55, %229, %230, %231, %232) : (tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<1x16x2x2x8xf32>, tensor<1xi32>, tensor<1x16xi32>, tensor<1xi32>) -> tensor<1x16x2x2x8xf32>
      %234 = func.call @dynamic_update_index_in_dim(%iterArg_57, %233, %iterArg_56) : (tensor<1x1x16x2x2x8xf32>, tensor<1x16x2x2x8xf32>, tensor<i32>) -> tensor<1x1x16x2x2x8xf32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %235 = stablehlo.add %iterArg_56, %c_58 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %235, %234 : tensor<1x1x16x2x2x8xf32>, tensor<1x1xi32>, tensor<1x1x16xi32>, tensor<1x1xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<1x1x16x2x2x8xf32>
    }
    %192 = stablehlo.reshape %191#7 : (tensor<1x1x16x2x2x8xf32>) -> tensor<1x16x2x2x8xf32>
    %193 = stablehlo.reshape %192 : (tensor<1x16x2x2x8xf32>) -> tensor<1x16x32xf32>
    %194 = stablehlo.dot_general %193, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16x32xf32>, tensor<32x32xf32>) -> tensor<1x16x32xf32>
    %195 = stablehlo.add %118, %194 : tensor<1x16x32xf32>
    %196 = stablehlo.multiply %195, %195 : tensor<1x16x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<1x16xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %cst_46 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %200 = stablehlo.divide %198, %199 : tensor<1x16x1xf32>
    %cst_47 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %202 = stablehlo.add %200, %201 : tensor<1x16x1xf32>
    %203 = stablehlo.rsqrt %202 : tensor<1x16x1xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x32xf32>
    %205 = stablehlo.multiply %195, %204 : tensor<1x16x32xf32>
    %206 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x16x32xf32>
    %208 = stablehlo.multiply %205, %207 : tensor<1x16x32xf32>
    %209 = stablehlo.dot_general %208, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16x32xf32>, tensor<32x96xf32>) -> tensor<1x16x96xf32>
    %210 = stablehlo.slice %209 [0:1, 0:16, 0:48] : (tensor<1x16x96xf32>) -> tensor<1x16x48xf32>
    %211 = stablehlo.slice %209 [0:1, 0:16, 48:96] : (tensor<1x16x96xf32>) -> tensor<1x16x48xf32>
    %212 = call @silu(%210) : (tensor<1x16x48xf32>) -> tensor<1x16x48xf32>
    %213 = stablehlo.multiply %212, %211 : tensor<1x16x48xf32>
    %214 = stablehlo.dot_general %213, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16x48xf32>, tensor<48x32xf32>) -> tensor<1x16x32xf32>
    %215 = stablehlo.add %195, %214 : tensor<1x16x32xf32>
    %216 = stablehlo.multiply %215, %215 : tensor<1x16x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<1x16xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %cst_49 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %220 = stablehlo.divide %218, %219 : tensor<1x16x1xf32>
    %cst_50 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %222 = stablehlo.add %220, %221 : tensor<1x16x1xf32>
    %223 = stablehlo.rsqrt %222 : tensor<1x16x1xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x32xf32>
    %225 = stablehlo.multiply %215, %224 : tensor<1x16x32xf32>
    %226 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x16x32xf32>
    %228 = stablehlo.multiply %225, %227 : tensor<1x16x32xf32>
    return %172, %181, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27 : tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<1x1x16x2x2x8xf32>, %arg1: tensor<i32>) -> tensor<1x16x2x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 1, 16, 2, 2, 8] : (tensor<1x1x16x2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x16x2x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x16x2x2x8xf32>) -> tensor<1x16x2x2x8xf32>
    return %1 : tensor<1x16x2x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<1x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<1x1x16xi32>, %arg1: tensor<i32>) -> tensor<1x16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 16] : (tensor<1x1x16xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x16xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x16xi32>) -> tensor<1x16xi32>
    return %1 : tensor<1x16xi32>
  }
  func.func private @closed_call(%arg0: tensor<2x4x2x8x64xf32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<1x16x2x2x8xf32>, %arg3: tensor<1xi32>, %arg4: tensor<1x16xi32>, %arg5: tensor<1xi32>) -> tensor<1x16x2x2x8xf32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg5 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.add %0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.subtract %1, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %3 = call @floor_divide(%2, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x2x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x2x16x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %7:11 = stablehlo.while(%iterArg = %3, %iterArg_6 = %arg5, %iterArg_7 = %arg4, %iterArg_8 = %arg3, %iterArg_9 = %arg0, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %c_5, %iterArg_13 = %4, %iterArg_14 = %5, %iterArg_15 = %6) : tensor<i32>, tensor<1xi32>, tensor<1x16xi32>, tensor<1xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<1x16x2x2x8xf32>, tensor<i32>, tensor<1x2x2x16xf32>, tensor<1x2x2x16xf32>, tensor<1x2x2x16x8xf32>
    cond {
      %12 = stablehlo.compare LT, %iterArg_12, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<16> : tensor<i32>
      %12 = stablehlo.multiply %iterArg_12, %c_16 : tensor<i32>
      %13 = stablehlo.iota dim = 0 : tensor<16xi32>
      %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %15 = stablehlo.add %14, %13 : tensor<16xi32>
      %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %17 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
      %19 = stablehlo.compare LT, %16, %18, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16xi1>
      %21 = stablehlo.broadcast_in_dim %15, dims = [2] : (tensor<16xi32>) -> tensor<1x1x16xi32>
      %22 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<1x16x16xi32>
      %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x16xi32>
      %25 = stablehlo.compare LE, %23, %24, SIGNED : (tensor<1x16x16xi32>, tensor<1x16x16xi32>) -> tensor<1x16x16xi1>
      %26 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x16xi1>) -> tensor<1x16x16xi1>
      %27 = stablehlo.and %26, %25 : tensor<1x16x16xi1>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %28 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %29 = stablehlo.compare LT, %iterArg_8, %28, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %30 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %31 = stablehlo.add %iterArg_8, %30 : tensor<1xi32>
      %32 = stablehlo.select %29, %31, %iterArg_8 : tensor<1xi1>, tensor<1xi32>
      %c_19 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.compare LT, %12, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_20 = stablehlo.constant dense<64> : tensor<i32>
      %34 = stablehlo.add %12, %c_20 : tensor<i32>
      %35 = stablehlo.select %33, %34, %12 : tensor<i1>, tensor<i32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %37 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %39 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %40 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %41 = stablehlo.concatenate %36, %37, %38, %39, %40, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x5xi32>
      %42 = "stablehlo.gather"(%iterArg_9, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 8, 16>}> : (tensor<2x4x2x8x64xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x8x16xf32>
      %43 = stablehlo.reshape %42 : (tensor<1x1x1x2x8x16xf32>) -> tensor<1x2x8x16xf32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %44 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %45 = stablehlo.compare LT, %iterArg_8, %44, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %46 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %47 = stablehlo.add %iterArg_8, %46 : tensor<1xi32>
      %48 = stablehlo.select %45, %47, %iterArg_8 : tensor<1xi1>, tensor<1xi32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.compare LT, %12, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<64> : tensor<i32>
      %50 = stablehlo.add %12, %c_27 : tensor<i32>
      %51 = stablehlo.select %49, %50, %12 : tensor<i1>, tensor<i32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %53 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_29 = stablehlo.constant dense<0> : tensor<i32>
      %54 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %55 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %56 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %57 = stablehlo.concatenate %52, %53, %54, %55, %56, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x5xi32>
      %58 = "stablehlo.gather"(%iterArg_10, %57) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %59 = stablehlo.reshape %58 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %60 = stablehlo.broadcast_in_dim %19, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16x1xi1>
      %c_31 = stablehlo.constant dense<0> : tensor<i32>
      %61 = func.call @_where_2(%60, %59, %c_31) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %62 = stablehlo.broadcast_in_dim %27, dims = [0, 3, 4] : (tensor<1x16x16xi1>) -> tensor<1x1x1x16x16xi1>
      %63 = stablehlo.dot_general %43, %iterArg_11, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [4], precision = [DEFAULT, DEFAULT] : (tensor<1x2x8x16xf32>, tensor<1x16x2x2x8xf32>) -> tensor<1x2x16x16x2xf32>
      %64 = stablehlo.transpose %63, dims = [0, 1, 4, 3, 2] : (tensor<1x2x16x16x2xf32>) -> tensor<1x2x2x16x16xf32>
      %cst_32 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %65 = func.call @_where_3(%62, %64, %cst_32) : (tensor<1x1x1x16x16xi1>, tensor<1x2x2x16x16xf32>, tensor<f32>) -> tensor<1x2x2x16x16xf32>
      %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %66 = stablehlo.reduce(%65 init: %cst_33) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x16x16xf32>, tensor<f32>) -> tensor<1x2x2x16xf32>
      %67 = stablehlo.maximum %iterArg_13, %66 : tensor<1x2x2x16xf32>
      %68 = stablehlo.subtract %iterArg_13, %67 : tensor<1x2x2x16xf32>
      %69 = stablehlo.exponential %68 : tensor<1x2x2x16xf32>
      %70 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x2x2x16xf32>) -> tensor<1x2x2x16x1xf32>
      %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x16x1xf32>) -> tensor<1x2x2x16x16xf32>
      %72 = stablehlo.subtract %65, %71 : tensor<1x2x2x16x16xf32>
      %73 = stablehlo.exponential %72 : tensor<1x2x2x16x16xf32>
      %74 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<1x2x2x16xf32>) -> tensor<1x2x2x16x1xf32>
      %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x16x1xf32>) -> tensor<1x2x2x16x8xf32>
      %76 = stablehlo.multiply %iterArg_15, %75 : tensor<1x2x2x16x8xf32>
      %77 = stablehlo.dot_general %73, %61, batching_dims = [0, 1] x [0, 1], contracting_dims = [4] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x2x16x16xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x2x16x8xf32>
      %78 = stablehlo.add %76, %77 : tensor<1x2x2x16x8xf32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %79 = stablehlo.add %iterArg_12, %c_34 : tensor<i32>
      %80 = stablehlo.multiply %iterArg_14, %69 : tensor<1x2x2x16xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %81 = stablehlo.reduce(%73 init: %cst_35) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x16x16xf32>, tensor<f32>) -> tensor<1x2x2x16xf32>
      %82 = stablehlo.add %80, %81 : tensor<1x2x2x16xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %79, %67, %82, %78 : tensor<i32>, tensor<1xi32>, tensor<1x16xi32>, tensor<1xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<1x16x2x2x8xf32>, tensor<i32>, tensor<1x2x2x16xf32>, tensor<1x2x2x16xf32>, tensor<1x2x2x16x8xf32>
    }
    %8 = stablehlo.broadcast_in_dim %7#9, dims = [0, 1, 2, 3] : (tensor<1x2x2x16xf32>) -> tensor<1x2x2x16x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x16x1xf32>) -> tensor<1x2x2x16x8xf32>
    %10 = stablehlo.divide %7#10, %9 : tensor<1x2x2x16x8xf32>
    %11 = stablehlo.transpose %10, dims = [0, 3, 1, 2, 4] : (tensor<1x2x2x16x8xf32>) -> tensor<1x16x2x2x8xf32>
    return %11 : tensor<1x16x2x2x8xf32>
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
    %9 = call @_where(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_2(%arg0: tensor<1x1x16x1xi1>, %arg1: tensor<1x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x1xi1>) -> tensor<1x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x16x8xi1>, tensor<1x2x16x8xf32>
    return %3 : tensor<1x2x16x8xf32>
  }
  func.func private @_where_3(%arg0: tensor<1x1x1x16x16xi1>, %arg1: tensor<1x2x2x16x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x2x16x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x16x16xi1>) -> tensor<1x2x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x2x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x2x16x16xi1>, tensor<1x2x2x16x16xf32>
    return %3 : tensor<1x2x2x16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<1x1x16x2x2x8xf32>, %arg1: tensor<1x16x2x2x8xf32>, %arg2: tensor<i32>) -> tensor<1x1x16x2x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<1x16x2x2x8xf32>) -> tensor<1x1x16x2x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<1x1x16x2x2x8xf32>, tensor<1x1x16x2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x16x2x2x8xf32>
    return %1 : tensor<1x1x16x2x2x8xf32>
  }
  func.func private @silu(%arg0: tensor<1x16x48xf32>) -> tensor<1x16x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x16x48xf32>
    %1 = stablehlo.exponential %0 : tensor<1x16x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x16x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<1x16x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x16x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<1x16x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1x16x48xf32>
    return %6 : tensor<1x16x48xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<2x4x2x8x64xf32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<1x16x2x2x8xf32>, %arg3: tensor<1xi32>, %arg4: tensor<1x16xi32>, %arg5: tensor<1xi32>) -> tensor<1x16x2x2x8xf32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg5 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.add %0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.subtract %1, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %3 = call @floor_divide(%2, %c_2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x2x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x2x16x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %7:11 = stablehlo.while(%iterArg = %3, %iterArg_6 = %arg5, %iterArg_7 = %arg4, %iterArg_8 = %arg3, %iterArg_9 = %arg0, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %c_5, %iterArg_13 = %4, %iterArg_14 = %5, %iterArg_15 = %6) : tensor<i32>, tensor<1xi32>, tensor<1x16xi32>, tensor<1xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<1x16x2x2x8xf32>, tensor<i32>, tensor<1x2x2x16xf32>, tensor<1x2x2x16xf32>, tensor<1x2x2x16x8xf32>
    cond {
      %12 = stablehlo.compare LT, %iterArg_12, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<16> : tensor<i32>
      %12 = stablehlo.multiply %iterArg_12, %c_16 : tensor<i32>
      %13 = stablehlo.iota dim = 0 : tensor<16xi32>
      %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<16xi32>
      %15 = stablehlo.add %14, %13 : tensor<16xi32>
      %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
      %17 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
      %19 = stablehlo.compare LT, %16, %18, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16xi1>
      %21 = stablehlo.broadcast_in_dim %15, dims = [2] : (tensor<16xi32>) -> tensor<1x1x16xi32>
      %22 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<1x16x16xi32>
      %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x16xi32>
      %25 = stablehlo.compare LE, %23, %24, SIGNED : (tensor<1x16x16xi32>, tensor<1x16x16xi32>) -> tensor<1x16x16xi1>
      %26 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x16xi1>) -> tensor<1x16x16xi1>
      %27 = stablehlo.and %26, %25 : tensor<1x16x16xi1>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %28 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %29 = stablehlo.compare LT, %iterArg_8, %28, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %30 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %31 = stablehlo.add %iterArg_8, %30 : tensor<1xi32>
      %32 = stablehlo.select %29, %31, %iterArg_8 : tensor<1xi1>, tensor<1xi32>
      %c_19 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.compare LT, %12, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_20 = stablehlo.constant dense<64> : tensor<i32>
      %34 = stablehlo.add %12, %c_20 : tensor<i32>
      %35 = stablehlo.select %33, %34, %12 : tensor<i1>, tensor<i32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %37 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %39 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %40 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %41 = stablehlo.concatenate %36, %37, %38, %39, %40, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x5xi32>
      %42 = "stablehlo.gather"(%iterArg_9, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 8, 16>}> : (tensor<2x4x2x8x64xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x8x16xf32>
      %43 = stablehlo.reshape %42 : (tensor<1x1x1x2x8x16xf32>) -> tensor<1x2x8x16xf32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %44 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %45 = stablehlo.compare LT, %iterArg_8, %44, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %46 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %47 = stablehlo.add %iterArg_8, %46 : tensor<1xi32>
      %48 = stablehlo.select %45, %47, %iterArg_8 : tensor<1xi1>, tensor<1xi32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.compare LT, %12, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<64> : tensor<i32>
      %50 = stablehlo.add %12, %c_27 : tensor<i32>
      %51 = stablehlo.select %49, %50, %12 : tensor<i1>, tensor<i32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %53 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %c_29 = stablehlo.constant dense<0> : tensor<i32>
      %54 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %55 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %56 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
      %57 = stablehlo.concatenate %52, %53, %54, %55, %56, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x5xi32>
      %58 = "stablehlo.gather"(%iterArg_10, %57) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %59 = stablehlo.reshape %58 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %60 = stablehlo.broadcast_in_dim %19, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16x1xi1>
      %c_31 = stablehlo.constant dense<0> : tensor<i32>
      %61 = func.call @_where_2(%60, %59, %c_31) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %62 = stablehlo.broadcast_in_dim %27, dims = [0, 3, 4] : (tensor<1x16x16xi1>) -> tensor<1x1x1x16x16xi1>
      %63 = stablehlo.dot_general %43, %iterArg_11, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [4], precision = [DEFAULT, DEFAULT] : (tensor<1x2x8x16xf32>, tensor<1x16x2x2x8xf32>) -> tensor<1x2x16x16x2xf32>
      %64 = stablehlo.transpose %63, dims = [0, 1, 4, 3, 2] : (tensor<1x2x16x16x2xf32>) -> tensor<1x2x2x16x16xf32>
      %cst_32 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %65 = func.call @_where_3(%62, %64, %cst_32) : (tensor<1x1x1x16x16xi1>, tensor<1x2x2x16x16xf32>, tensor<f32>) -> tensor<1x2x2x16x16xf32>
      %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %66 = stablehlo.reduce(%65 init: %cst_33) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x16x16xf32>, tensor<f32>) -> tensor<1x2x2x16xf32>
      %67 = stablehlo.maximum %iterArg_13, %66 : tensor<1x2x2x16xf32>
      %68 = stablehlo.subtract %iterArg_13, %67 : tensor<1x2x2x16xf32>
      %69 = stablehlo.exponential %68 : tensor<1x2x2x16xf32>
      %70 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x2x2x16xf32>) -> tensor<1x2x2x16x1xf32>
      %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x16x1xf32>) -> tensor<1x2x2x16x16xf32>
      %72 = stablehlo.subtract %65, %71 : tensor<1x2x2x16x16xf32>
      %73 = stablehlo.exponential %72 : tensor<1x2x2x16x16xf32>
      %74 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<1x2x2x16xf32>) -> tensor<1x2x2x16x1xf32>
      %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x16x1xf32>) -> tensor<1x2x2x16x8xf32>
      %76 = stablehlo.multiply %iterArg_15, %75 : tensor<1x2x2x16x8xf32>
      %77 = stablehlo.dot_general %73, %61, batching_dims = [0, 1] x [0, 1], contracting_dims = [4] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x2x16x16xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x2x16x8xf32>
      %78 = stablehlo.add %76, %77 : tensor<1x2x2x16x8xf32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %79 = stablehlo.add %iterArg_12, %c_34 : tensor<i32>
      %80 = stablehlo.multiply %iterArg_14, %69 : tensor<1x2x2x16xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %81 = stablehlo.reduce(%73 init: %cst_35) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x16x16xf32>, tensor<f32>) -> tensor<1x2x2x16xf32>
      %82 = stablehlo.add %80, %81 : tensor<1x2x2x16xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %79, %67, %82, %78 : tensor<i32>, tensor<1xi32>, tensor<1x16xi32>, tensor<1xi32>, tensor<2x4x2x8x64xf32>, tensor<2x4x2x64x8xf32>, tensor<1x16x2x2x8xf32>, tensor<i32>, tensor<1x2x2x16xf32>, tensor<1x2x2x16xf32>, tensor<1x2x2x16x8xf32>
    }
    %8 = stablehlo.broadcast_in_dim %7#9, dims = [0, 1, 2, 3] : (tensor<1x2x2x16xf32>) -> tensor<1x2x2x16x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x16x1xf32>) -> tensor<1x2x2x16x8xf32>
    %10 = stablehlo.divide %7#10, %9 : tensor<1x2x2x16x8xf32>
    %11 = stablehlo.transpose %10, dims = [0, 3, 1, 2, 4] : (tensor<1x2x2x16x8xf32>) -> tensor<1x16x2x2x8xf32>
    return %11 : tensor<1x16x2x2x8xf32>
  }
}
