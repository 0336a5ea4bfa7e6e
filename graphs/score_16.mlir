module @jit_score_16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<2x32xf32>, %arg5: tensor<2x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x97xf32>, %arg12: tensor<2x4x2x64x8xf32>, %arg13: tensor<2x4x2x64x8xf32>, %arg14: tensor<4xi32>, %arg15: tensor<4xi32>, %arg16: tensor<4xi32>, %arg17: tensor<4xi32>, %arg18: tensor<4xi1>, %arg19: tensor<4xi32>, %arg20: tensor<4xi1>, %arg21: tensor<4x2xui32>, %arg22: tensor<4xf32>, %arg23: tensor<4xi32>, %arg24: tensor<4xf32>, %arg25: tensor<4xf32>, %arg26: tensor<4xf32>, %arg27: tensor<4xf32>, %arg28: tensor<4xf32>, %arg29: tensor<4x97xi1>, %arg30: tensor<4x97xi1>, %arg31: tensor<4x97xf32>, %arg32: tensor<4x97xi1>, %arg33: tensor<4x97xi32>, %arg34: tensor<16xi32>, %arg35: tensor<16xi32>, %arg36: tensor<i32>, %arg37: tensor<i32>, %arg38: tensor<i32>) -> (tensor<16x8xi32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %1 = stablehlo.broadcast_in_dim %arg37, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.add %1, %0 : tensor<16xi32>
    %3 = stablehlo.add %arg37, %arg38 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %6 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %7 = stablehlo.broadcast_in_dim %arg36, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.broadcast_in_dim %arg34, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %9 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1x1xi32>
    %10 = stablehlo.convert %9 : (tensor<1x16x1x1xi32>) -> tensor<1x16x1x1xf32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<1x16x1x4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<1x16x1x4xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<1x16x1x4xf32>
    %15 = stablehlo.cosine %14 : tensor<1x16x1x4xf32>
    %16 = stablehlo.sine %14 : tensor<1x16x1x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %18 = stablehlo.compare LT, %8, %17, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %c_0 = stablehlo.constant dense<97> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %20 = stablehlo.add %8, %19 : tensor<1x16xi32>
    %21 = stablehlo.select %18, %20, %8 : tensor<1x16xi1>, tensor<1x16xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
    %23 = "stablehlo.gather"(%arg11, %22) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<1x16x1xi32>) -> tensor<32x1x16xf32>
    %24 = stablehlo.transpose %23, dims = [1, 2, 0] : (tensor<32x1x16xf32>) -> tensor<1x16x32xf32>
    %25 = stablehlo.slice %arg5 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x32xf32>) -> tensor<32xf32>
    %27 = stablehlo.slice %arg4 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @through(%7, %6, %4, %arg12, %arg13, %arg0, %arg2, %28, %26, %arg6, %arg8, %24, %15, %16, %c_1) : (tensor<1xi32>, tensor<1x16xi32>, tensor<1xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<1x16x32xf32>, tensor<1x16x1x4xf32>, tensor<1x16x1x4xf32>, tensor<i32>) -> tensor<1x16x32xf32>
    %30 = stablehlo.slice %arg5 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %31 = stablehlo.reshape %30 : (tensor<1x32xf32>) -> tensor<32xf32>
    %32 = stablehlo.slice %arg4 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %33 = stablehlo.reshape %32 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %34 = call @through(%7, %6, %4, %arg12, %arg13, %arg1, %arg3, %33, %31, %arg7, %arg9, %29, %15, %16, %c_2) : (tensor<1xi32>, tensor<1x16xi32>, tensor<1xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<1x16x32xf32>, tensor<1x16x1x4xf32>, tensor<1x16x1x4xf32>, tensor<i32>) -> tensor<1x16x32xf32>
    %35 = stablehlo.multiply %34, %34 : tensor<1x16x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<1x16xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %39 = stablehlo.divide %37, %38 : tensor<1x16x1xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %41 = stablehlo.add %39, %40 : tensor<1x16x1xf32>
    %42 = stablehlo.rsqrt %41 : tensor<1x16x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x32xf32>
    %44 = stablehlo.multiply %34, %43 : tensor<1x16x32xf32>
    %45 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x16x32xf32>
    %47 = stablehlo.multiply %44, %46 : tensor<1x16x32xf32>
    %48 = stablehlo.reshape %47 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %49 = call @_pad(%48, %c_6) : (tensor<16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
    %50 = stablehlo.reshape %49 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %51 = call @_pad_5(%arg35, %c_7) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %52 = stablehlo.reshape %51 : (tensor<16xi32>) -> tensor<1x16xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1x16x8xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %54:5 = stablehlo.while(%iterArg = %50, %iterArg_10 = %52, %iterArg_11 = %arg11, %iterArg_12 = %c_9, %iterArg_13 = %53) : tensor<1x16x32xf32>, tensor<1x16xi32>, tensor<32x97xf32>, tensor<i32>, tensor<1x16x8xi32>
    cond {
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.compare LT, %iterArg_12, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %56 : tensor<i1>
    } do {
      %56 = func.call @dynamic_index_in_dim_6(%iterArg, %iterArg_12) : (tensor<1x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %57 = func.call @dynamic_index_in_dim_7(%iterArg_10, %iterArg_12) : (tensor<1x16xi32>, tensor<i32>) -> tensor<16xi32>
      %58 = func.call @closed_call_8(%iterArg_11, %56, %57) : (tensor<32x97xf32>, tensor<16x32xf32>, tensor<16xi32>) -> tensor<16x8xi32>
      %59 = func.call @dynamic_update_index_in_dim_9(%iterArg_13, %58, %iterArg_12) : (tensor<1x16x8xi32>, tensor<16x8xi32>, tensor<i32>) -> tensor<1x16x8xi32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %60 = stablehlo.add %iterArg_12, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %60, %59 : tensor<1x16x32xf32>, tensor<1x16xi32>, tensor<32x97xf32>, tensor<i32>, tensor<1x16x8xi32>
    }
    %55 = stablehlo.reshape %54#4 : (tensor<1x16x8xi32>) -> tensor<16x8xi32>
    return %55 : tensor<16x8xi32>
  }
  func.func private @through(%arg0: tensor<1xi32>, %arg1: tensor<1x16xi32>, %arg2: tensor<1xi32>, %arg3: tensor<2x4x2x64x8xf32>, %arg4: tensor<2x4x2x64x8xf32>, %arg5: tensor<48x32xf32>, %arg6: tensor<32x96xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32x32xf32>, %arg10: tensor<32x64xf32>, %arg11: tensor<1x16x32xf32>, %arg12: tensor<1x16x1x4xf32>, %arg13: tensor<1x16x1x4xf32>, %arg14: tensor<i32>) -> tensor<1x16x32xf32> {
    %0 = stablehlo.multiply %arg11, %arg11 : tensor<1x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x16x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<1x16x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<1x16x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x32xf32>
    %9 = stablehlo.multiply %arg11, %8 : tensor<1x16x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x16x32xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }, {
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.case"(%13) ({
      %133 = stablehlo.reshape %12 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %134 = func.call @_pad(%133, %c_16) : (tensor<16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %135 = stablehlo.reshape %134 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
      %136 = stablehlo.reshape %135 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %137 = stablehlo.dot_general %136, %arg10, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<16x32xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
      %138 = stablehlo.reshape %137 : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
      stablehlo.return %138 : tensor<1x16x64xf32>
    }) : (tensor<i32>) -> tensor<1x16x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x16x64xf32>) -> tensor<1x16x2x4x8xf32>
    %16 = stablehlo.slice %15 [0:1, 0:16, 0:2, 0:2, 0:8] : (tensor<1x16x2x4x8xf32>) -> tensor<1x16x2x2x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x16x2x2x8xf32>) -> tensor<1x16x4x8xf32>
    %18 = stablehlo.slice %15 [0:1, 0:16, 0:2, 2:3, 0:8] : (tensor<1x16x2x4x8xf32>) -> tensor<1x16x2x1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x16x2x1x8xf32>) -> tensor<1x16x2x8xf32>
    %20 = stablehlo.slice %15 [0:1, 0:16, 0:2, 3:4, 0:8] : (tensor<1x16x2x4x8xf32>) -> tensor<1x16x2x1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x16x2x1x8xf32>) -> tensor<1x16x2x8xf32>
    %22 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<31> : tensor<i32>
    %23 = stablehlo.shift_right_arithmetic %22, %c_2 : tensor<i32>
    %24 = stablehlo.slice %17 [0:1, 0:16, 0:4, 0:4] : (tensor<1x16x4x8xf32>) -> tensor<1x16x4x4xf32>
    %25 = stablehlo.slice %17 [0:1, 0:16, 0:4, 4:8] : (tensor<1x16x4x8xf32>) -> tensor<1x16x4x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<1x16x4x4xf32>
    %28 = stablehlo.bitcast_convert %27 : (tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xi32>
    %29 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1x16x4x4xi32>
    %30 = stablehlo.xor %28, %29 : tensor<1x16x4x4xi32>
    %31 = stablehlo.bitcast_convert %30 : (tensor<1x16x4x4xi32>) -> tensor<1x16x4x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %33 = stablehlo.multiply %25, %32 : tensor<1x16x4x4xf32>
    %34 = stablehlo.bitcast_convert %33 : (tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xi32>
    %35 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1x16x4x4xi32>
    %36 = stablehlo.xor %34, %35 : tensor<1x16x4x4xi32>
    %37 = stablehlo.bitcast_convert %36 : (tensor<1x16x4x4xi32>) -> tensor<1x16x4x4xf32>
    %38 = stablehlo.subtract %31, %37 : tensor<1x16x4x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %40 = stablehlo.multiply %25, %39 : tensor<1x16x4x4xf32>
    %41 = stablehlo.bitcast_convert %40 : (tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xi32>
    %42 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1x16x4x4xi32>
    %43 = stablehlo.xor %41, %42 : tensor<1x16x4x4xi32>
    %44 = stablehlo.bitcast_convert %43 : (tensor<1x16x4x4xi32>) -> tensor<1x16x4x4xf32>
    %45 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x4x4xf32>
    %46 = stablehlo.multiply %24, %45 : tensor<1x16x4x4xf32>
    %47 = stablehlo.bitcast_convert %46 : (tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xi32>
    %48 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<1x16x4x4xi32>
    %49 = stablehlo.xor %47, %48 : tensor<1x16x4x4xi32>
    %50 = stablehlo.bitcast_convert %49 : (tensor<1x16x4x4xi32>) -> tensor<1x16x4x4xf32>
    %51 = stablehlo.add %44, %50 : tensor<1x16x4x4xf32>
    %52 = stablehlo.concatenate %38, %51, dim = 3 : (tensor<1x16x4x4xf32>, tensor<1x16x4x4xf32>) -> tensor<1x16x4x8xf32>
    %53 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<31> : tensor<i32>
    %54 = stablehlo.shift_right_arithmetic %53, %c_3 : tensor<i32>
    %55 = stablehlo.slice %19 [0:1, 0:16, 0:2, 0:4] : (tensor<1x16x2x8xf32>) -> tensor<1x16x2x4xf32>
    %56 = stablehlo.slice %19 [0:1, 0:16, 0:2, 4:8] : (tensor<1x16x2x8xf32>) -> tensor<1x16x2x4xf32>
    %57 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %58 = stablehlo.multiply %55, %57 : tensor<1x16x2x4xf32>
    %59 = stablehlo.bitcast_convert %58 : (tensor<1x16x2x4xf32>) -> tensor<1x16x2x4xi32>
    %60 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x16x2x4xi32>
    %61 = stablehlo.xor %59, %60 : tensor<1x16x2x4xi32>
    %62 = stablehlo.bitcast_convert %61 : (tensor<1x16x2x4xi32>) -> tensor<1x16x2x4xf32>
    %63 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %64 = stablehlo.multiply %56, %63 : tensor<1x16x2x4xf32>
    %65 = stablehlo.bitcast_convert %64 : (tensor<1x16x2x4xf32>) -> tensor<1x16x2x4xi32>
    %66 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x16x2x4xi32>
    %67 = stablehlo.xor %65, %66 : tensor<1x16x2x4xi32>
    %68 = stablehlo.bitcast_convert %67 : (tensor<1x16x2x4xi32>) -> tensor<1x16x2x4xf32>
    %69 = stablehlo.subtract %62, %68 : tensor<1x16x2x4xf32>
    %70 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %71 = stablehlo.multiply %56, %70 : tensor<1x16x2x4xf32>
    %72 = stablehlo.bitcast_convert %71 : (tensor<1x16x2x4xf32>) -> tensor<1x16x2x4xi32>
    %73 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x16x2x4xi32>
    %74 = stablehlo.xor %72, %73 : tensor<1x16x2x4xi32>
    %75 = stablehlo.bitcast_convert %74 : (tensor<1x16x2x4xi32>) -> tensor<1x16x2x4xf32>
    %76 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2, 3] : (tensor<1x16x1x4xf32>) -> tensor<1x16x2x4xf32>
    %77 = stablehlo.multiply %55, %76 : tensor<1x16x2x4xf32>
    %78 = stablehlo.bitcast_convert %77 : (tensor<1x16x2x4xf32>) -> tensor<1x16x2x4xi32>
    %79 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1x16x2x4xi32>
    %80 = stablehlo.xor %78, %79 : tensor<1x16x2x4xi32>
    %81 = stablehlo.bitcast_convert %80 : (tensor<1x16x2x4xi32>) -> tensor<1x16x2x4xf32>
    %82 = stablehlo.add %75, %81 : tensor<1x16x2x4xf32>
    %83 = stablehlo.concatenate %69, %82, dim = 3 : (tensor<1x16x2x4xf32>, tensor<1x16x2x4xf32>) -> tensor<1x16x2x8xf32>
    %84 = stablehlo.reshape %52 : (tensor<1x16x4x8xf32>) -> tensor<1x16x2x2x8xf32>
    %cst_4 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x16x2x2x8xf32>
    %86 = stablehlo.multiply %84, %85 : tensor<1x16x2x2x8xf32>
    %87 = stablehlo.transpose %86, dims = [0, 2, 3, 1, 4] : (tensor<1x16x2x2x8xf32>) -> tensor<1x2x2x16x8xf32>
    %88 = stablehlo.reshape %87 : (tensor<1x2x2x16x8xf32>) -> tensor<1x2x32x8xf32>
    %89 = stablehlo.reshape %88 : (tensor<1x2x32x8xf32>) -> tensor<1x1x2x32x8xf32>
    %90 = stablehlo.reshape %arg1 : (tensor<1x16xi32>) -> tensor<1x1x16xi32>
    %91 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<1x1xi32>
    %92 = stablehlo.reshape %arg2 : (tensor<1xi32>) -> tensor<1x1xi32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x1x2x32x8xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %94:9 = stablehlo.while(%iterArg = %89, %iterArg_16 = %90, %iterArg_17 = %91, %iterArg_18 = %92, %iterArg_19 = %arg14, %iterArg_20 = %arg3, %iterArg_21 = %arg4, %iterArg_22 = %c_6, %iterArg_23 = %93) : tensor<1x1x2x32x8xf32>, tensor<1x1x16xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<1x1x2x32x8xf32>
    cond {
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %133 = stablehlo.compare LT, %iterArg_22, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %133 : tensor<i1>
    } do {
      %133 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_22) : (tensor<1x1x2x32x8xf32>, tensor<i32>) -> tensor<1x2x32x8xf32>
      %134 = func.call @dynamic_index_in_dim_0(%iterArg_16, %iterArg_22) : (tensor<1x1x16xi32>, tensor<i32>) -> tensor<1x16xi32>
      %135 = func.call @dynamic_index_in_dim_1(%iterArg_17, %iterArg_22) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %136 = func.call @dynamic_index_in_dim_1(%iterArg_18, %iterArg_22) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %137 = func.call @closed_call(%iterArg_19, %iterArg_20, %iterArg_21, %133, %134, %135, %136) : (tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<1x2x32x8xf32>, tensor<1x16xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x32x8xf32>
      %138 = func.call @dynamic_update_index_in_dim(%iterArg_23, %137, %iterArg_22) : (tensor<1x1x2x32x8xf32>, tensor<1x2x32x8xf32>, tensor<i32>) -> tensor<1x1x2x32x8xf32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %139 = stablehlo.add %iterArg_22, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %139, %138 : tensor<1x1x2x32x8xf32>, tensor<1x1x16xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<i32>, tensor<1x1x2x32x8xf32>
    }
    %95 = stablehlo.reshape %94#8 : (tensor<1x1x2x32x8xf32>) -> tensor<1x2x2x16x8xf32>
    %96 = stablehlo.transpose %95, dims = [0, 3, 1, 2, 4] : (tensor<1x2x2x16x8xf32>) -> tensor<1x16x2x2x8xf32>
    %97 = stablehlo.reshape %96 : (tensor<1x16x2x2x8xf32>) -> tensor<1x16x32xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %98 = "stablehlo.case"(%c_7) ({
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }, {
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %99 = "stablehlo.case"(%98) ({
      %133 = stablehlo.reshape %97 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %134 = func.call @_pad(%133, %c_16) : (tensor<16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %135 = stablehlo.reshape %134 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
      %136 = stablehlo.reshape %135 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %137 = stablehlo.dot_general %136, %arg9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
      %138 = stablehlo.reshape %137 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
      stablehlo.return %138 : tensor<1x16x32xf32>
    }) : (tensor<i32>) -> tensor<1x16x32xf32>
    %100 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<31> : tensor<i32>
    %101 = stablehlo.shift_right_arithmetic %100, %c_8 : tensor<i32>
    %102 = stablehlo.add %arg11, %99 : tensor<1x16x32xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1x16xi32>
    %104 = stablehlo.compare GE, %arg1, %103, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %105 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x16xi32>
    %107 = stablehlo.compare LT, %arg1, %106, SIGNED : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %108 = stablehlo.and %104, %107 : tensor<1x16xi1>
    %109 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
    %c_10 = stablehlo.constant dense<31> : tensor<i32>
    %110 = stablehlo.shift_right_arithmetic %109, %c_10 : tensor<i32>
    %111 = stablehlo.multiply %102, %102 : tensor<1x16x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<1x16xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %115 = stablehlo.divide %113, %114 : tensor<1x16x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
    %117 = stablehlo.add %115, %116 : tensor<1x16x1xf32>
    %118 = stablehlo.rsqrt %117 : tensor<1x16x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x32xf32>
    %120 = stablehlo.multiply %102, %119 : tensor<1x16x32xf32>
    %121 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x16x32xf32>
    %123 = stablehlo.multiply %120, %122 : tensor<1x16x32xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %124 = "stablehlo.case"(%c_14) ({
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }, {
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %125 = "stablehlo.case"(%124) ({
      %133 = stablehlo.reshape %123 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %134 = func.call @_pad(%133, %c_16) : (tensor<16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %135 = stablehlo.reshape %134 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
      %136 = stablehlo.reshape %135 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %137 = stablehlo.dot_general %136, %arg6, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<16x32xf32>, tensor<32x96xf32>) -> tensor<16x96xf32>
      %138 = stablehlo.reshape %137 : (tensor<16x96xf32>) -> tensor<1x16x96xf32>
      stablehlo.return %138 : tensor<1x16x96xf32>
    }) : (tensor<i32>) -> tensor<1x16x96xf32>
    %126 = stablehlo.slice %125 [0:1, 0:16, 0:48] : (tensor<1x16x96xf32>) -> tensor<1x16x48xf32>
    %127 = stablehlo.slice %125 [0:1, 0:16, 48:96] : (tensor<1x16x96xf32>) -> tensor<1x16x48xf32>
    %128 = call @silu(%126) : (tensor<1x16x48xf32>) -> tensor<1x16x48xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<1x16x48xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %130 = "stablehlo.case"(%c_15) ({
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }, {
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_16 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %131 = "stablehlo.case"(%130) ({
      %133 = stablehlo.reshape %129 : (tensor<1x16x48xf32>) -> tensor<16x48xf32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %134 = func.call @_pad_4(%133, %c_16) : (tensor<16x48xf32>, tensor<i32>) -> tensor<16x48xf32>
      %135 = stablehlo.reshape %134 : (tensor<16x48xf32>) -> tensor<1x16x48xf32>
      %136 = stablehlo.reshape %135 : (tensor<1x16x48xf32>) -> tensor<16x48xf32>
      %137 = stablehlo.dot_general %136, %arg5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<16x48xf32>, tensor<48x32xf32>) -> tensor<16x32xf32>
      %138 = stablehlo.reshape %137 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
      stablehlo.return %138 : tensor<1x16x32xf32>
    }) : (tensor<i32>) -> tensor<1x16x32xf32>
    %132 = stablehlo.add %102, %131 : tensor<1x16x32xf32>
    return %132 : tensor<1x16x32xf32>
  }
  func.func private @_pad(%arg0: tensor<16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<1x1x2x32x8xf32>, %arg1: tensor<i32>) -> tensor<1x2x32x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 32, 8] : (tensor<1x1x2x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x32x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x32x8xf32>) -> tensor<1x2x32x8xf32>
    return %1 : tensor<1x2x32x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<1x1x16xi32>, %arg1: tensor<i32>) -> tensor<1x16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 16] : (tensor<1x1x16xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x16xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x16xi32>) -> tensor<1x16xi32>
    return %1 : tensor<1x16xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<1x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x4x2x64x8xf32>, %arg2: tensor<2x4x2x64x8xf32>, %arg3: tensor<1x2x32x8xf32>, %arg4: tensor<1x16xi32>, %arg5: tensor<1xi32>, %arg6: tensor<1xi32>) -> tensor<1x2x32x8xf32> {
    %0 = stablehlo.reshape %arg4 : (tensor<1x16xi32>) -> tensor<1x1x1x16xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xi32>) -> tensor<1x1x2x16xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x16xi32>) -> tensor<1x32xi32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2x32xf32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %5 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.add %5, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %8 = call @floor_divide(%7, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x32x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x32xi32>, tensor<i32>, tensor<1xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<1x2x32x8xf32>, tensor<i32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32x8xf32>
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
      %24 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<1x32x1xi32>
      %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<1x32x16xi32>
      %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x32x1xi32>) -> tensor<1x32x16xi32>
      %27 = stablehlo.compare LE, %25, %26, SIGNED : (tensor<1x32x16xi32>, tensor<1x32x16xi32>) -> tensor<1x32x16xi1>
      %28 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x16xi1>) -> tensor<1x32x16xi1>
      %29 = stablehlo.and %28, %27 : tensor<1x32x16xi1>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %30 = stablehlo.compare LT, %iterArg_8, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
      %31 = stablehlo.add %iterArg_8, %c_19 : tensor<i32>
      %32 = stablehlo.select %30, %31, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %34 = stablehlo.compare LT, %iterArg_9, %33, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %35 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %36 = stablehlo.add %iterArg_9, %35 : tensor<1xi32>
      %37 = stablehlo.select %34, %36, %iterArg_9 : tensor<1xi1>, tensor<1xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.compare LT, %14, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<64> : tensor<i32>
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
      %47 = "stablehlo.gather"(%iterArg_10, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %48 = stablehlo.reshape %47 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.compare LT, %iterArg_8, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<2> : tensor<i32>
      %50 = stablehlo.add %iterArg_8, %c_27 : tensor<i32>
      %51 = stablehlo.select %49, %50, %iterArg_8 : tensor<i1>, tensor<i32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %53 = stablehlo.compare LT, %iterArg_9, %52, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_29 = stablehlo.constant dense<4> : tensor<i32>
      %54 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %55 = stablehlo.add %iterArg_9, %54 : tensor<1xi32>
      %56 = stablehlo.select %53, %55, %iterArg_9 : tensor<1xi1>, tensor<1xi32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %57 = stablehlo.compare LT, %14, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<64> : tensor<i32>
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
      %66 = "stablehlo.gather"(%iterArg_11, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], start_index_map = [0, 1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 16, 8>}> : (tensor<2x4x2x64x8xf32>, tensor<1x5xi32>) -> tensor<1x1x1x2x16x8xf32>
      %67 = stablehlo.reshape %66 : (tensor<1x1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %68 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (tensor<1x16xi1>) -> tensor<1x1x16x1xi1>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %69 = func.call @_where_2(%68, %67, %c_34) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %70 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x32x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x32x16xf32>
      %71 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x32x16xi1>) -> tensor<1x1x32x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_3(%71, %70, %cst_35) : (tensor<1x1x32x16xi1>, tensor<1x2x32x16xf32>, tensor<f32>) -> tensor<1x2x32x16xf32>
      %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %73 = stablehlo.reduce(%72 init: %cst_36) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x32x16xf32>, tensor<f32>) -> tensor<1x2x32xf32>
      %74 = stablehlo.maximum %iterArg_14, %73 : tensor<1x2x32xf32>
      %75 = stablehlo.subtract %iterArg_14, %74 : tensor<1x2x32xf32>
      %76 = stablehlo.exponential %75 : tensor<1x2x32xf32>
      %77 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x2x32xf32>) -> tensor<1x2x32x1xf32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x2x32x1xf32>) -> tensor<1x2x32x16xf32>
      %79 = stablehlo.subtract %72, %78 : tensor<1x2x32x16xf32>
      %80 = stablehlo.exponential %79 : tensor<1x2x32x16xf32>
      %81 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x2x32xf32>) -> tensor<1x2x32x1xf32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x2x32x1xf32>) -> tensor<1x2x32x8xf32>
      %83 = stablehlo.multiply %iterArg_16, %82 : tensor<1x2x32x8xf32>
      %84 = stablehlo.dot_general %80, %69, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x32x16xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x32x8xf32>
      %85 = stablehlo.add %83, %84 : tensor<1x2x32x8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_13, %c_37 : tensor<i32>
      %87 = stablehlo.multiply %iterArg_15, %76 : tensor<1x2x32xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.reduce(%80 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<1x2x32x16xf32>, tensor<f32>) -> tensor<1x2x32xf32>
      %89 = stablehlo.add %87, %88 : tensor<1x2x32xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %86, %74, %89, %85 : tensor<i32>, tensor<1xi32>, tensor<1x32xi32>, tensor<i32>, tensor<1xi32>, tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<1x2x32x8xf32>, tensor<i32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32x8xf32>
    }
    %11 = stablehlo.broadcast_in_dim %10#10, dims = [0, 1, 2] : (tensor<1x2x32xf32>) -> tensor<1x2x32x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x2x32x1xf32>) -> tensor<1x2x32x8xf32>
    %13 = stablehlo.divide %10#11, %12 : tensor<1x2x32x8xf32>
    return %13 : tensor<1x2x32x8xf32>
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
  func.func private @_where_3(%arg0: tensor<1x1x32x16xi1>, %arg1: tensor<1x2x32x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x32x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x32x16xi1>) -> tensor<1x2x32x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x32x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x32x16xi1>, tensor<1x2x32x16xf32>
    return %3 : tensor<1x2x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<1x1x2x32x8xf32>, %arg1: tensor<1x2x32x8xf32>, %arg2: tensor<i32>) -> tensor<1x1x2x32x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x32x8xf32>) -> tensor<1x1x2x32x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x1x2x32x8xf32>, tensor<1x1x2x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x32x8xf32>
    return %1 : tensor<1x1x2x32x8xf32>
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
  func.func private @_pad_4(%arg0: tensor<16x48xf32>, %arg1: tensor<i32>) -> tensor<16x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<16x48xf32>, tensor<f32>) -> tensor<16x48xf32>
    return %1 : tensor<16x48xf32>
  }
  func.func private @_pad_5(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<1x16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 32] : (tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<1x16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<1x16xi32>, tensor<i32>, tensor<i32>) -> tensor<1x16xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xi32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @closed_call_8(%arg0: tensor<32x97xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<16xi32>) -> tensor<16x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.case"(%c) ({
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_2 : tensor<i32>
    }, {
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_2 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %15 = func.call @_pad(%arg1, %c_2) : (tensor<16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %16 = stablehlo.reshape %15 : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
      %17 = stablehlo.reshape %16 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
      %18 = stablehlo.dot_general %17, %arg0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<16x32xf32>, tensor<32x97xf32>) -> tensor<16x97xf32>
      stablehlo.return %18 : tensor<16x97xf32>
    }) : (tensor<i32>) -> tensor<16x97xf32>
    %2 = call @log_softmax(%1) : (tensor<16x97xf32>) -> tensor<16x97xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %4 = call @take_along_axis(%2, %3) : (tensor<16x97xf32>, tensor<16x1xi32>) -> tensor<16x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x97xf32>
    %6 = stablehlo.compare GT, %2, %5, FLOAT : (tensor<16x97xf32>, tensor<16x97xf32>) -> tensor<16x97xi1>
    %7 = stablehlo.convert %6 : (tensor<16x97xi1>) -> tensor<16x97xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.reduce(%7 init: %c_0) applies stablehlo.add across dimensions = [1] : (tensor<16x97xi32>, tensor<i32>) -> tensor<16xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %11 = stablehlo.add %10, %9 : tensor<16x1xi32>
    %values, %indices = chlo.top_k(%2, k = 3) : tensor<16x97xf32> -> (tensor<16x3xf32>, tensor<16x3xi32>)
    %12 = stablehlo.bitcast_convert %4 : (tensor<16x1xf32>) -> tensor<16x1xi32>
    %13 = stablehlo.bitcast_convert %values : (tensor<16x3xf32>) -> tensor<16x3xi32>
    %14 = stablehlo.concatenate %12, %11, %indices, %13, dim = 1 : (tensor<16x1xi32>, tensor<16x1xi32>, tensor<16x3xi32>, tensor<16x3xi32>) -> tensor<16x8xi32>
    return %14 : tensor<16x8xi32>
  }
  func.func private @log_softmax(%arg0: tensor<16x97xf32>) -> tensor<16x97xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x97xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x97xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x97xf32>
    %6 = stablehlo.exponential %5 : tensor<16x97xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<16x97xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %9 = stablehlo.log %8 : tensor<16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x97xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x97xf32>
    return %11 : tensor<16x97xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x97xf32>, %arg1: tensor<16x1xi32>) -> tensor<16x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %c_0 = stablehlo.constant dense<97> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x1xi1>, tensor<16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %c_1 = stablehlo.constant dense<96> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<16x1x1xi1>, tensor<i1>) -> tensor<16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<16x97xf32>, tensor<16x1x1xi32>) -> tensor<16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x1xi1>, tensor<16x1xf32>
    return %15 : tensor<16x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<1x16x8xi32>, %arg1: tensor<16x8xi32>, %arg2: tensor<i32>) -> tensor<1x16x8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x8xi32>) -> tensor<1x16x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<1x16x8xi32>, tensor<1x16x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8xi32>
    return %1 : tensor<1x16x8xi32>
  }
}
