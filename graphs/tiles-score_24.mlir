module @jit_score_24 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<32x96xf32>, %arg3: tensor<32x96xf32>, %arg4: tensor<2x32xf32>, %arg5: tensor<2x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x97xf32>, %arg12: tensor<2x2x2x128x8xf32>, %arg13: tensor<2x2x2x128x8xf32>, %arg14: tensor<2xi32>, %arg15: tensor<2xi32>, %arg16: tensor<2xi32>, %arg17: tensor<2xi32>, %arg18: tensor<2xi1>, %arg19: tensor<2xi32>, %arg20: tensor<2xi1>, %arg21: tensor<2x2xui32>, %arg22: tensor<2xf32>, %arg23: tensor<2xi32>, %arg24: tensor<2xf32>, %arg25: tensor<2xf32>, %arg26: tensor<2xf32>, %arg27: tensor<2xf32>, %arg28: tensor<2xf32>, %arg29: tensor<2x97xi1>, %arg30: tensor<2x97xi1>, %arg31: tensor<2x97xf32>, %arg32: tensor<2x97xi1>, %arg33: tensor<2x97xi32>, %arg34: tensor<2x128xi32>, %arg35: tensor<2x128x32xf32>, %arg36: tensor<1x2x2x128x8xf32>, %arg37: tensor<1x2x2x128x8xf32>, %arg38: tensor<24xi32>, %arg39: tensor<24xi32>, %arg40: tensor<i32>, %arg41: tensor<i32>, %arg42: tensor<i32>) -> (tensor<24x8xi32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e-01, 0.00999999977, 1.000000e-03]> : tensor<4xf32>
    %0 = stablehlo.iota dim = 0 : tensor<24xi32>
    %1 = stablehlo.broadcast_in_dim %arg41, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.add %1, %0 : tensor<24xi32>
    %3 = stablehlo.add %arg41, %arg42 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %arg38 : (tensor<24xi32>) -> tensor<3x8xi32>
    %6 = stablehlo.reshape %arg39 : (tensor<24xi32>) -> tensor<3x8xi32>
    %7 = stablehlo.reshape %2 : (tensor<24xi32>) -> tensor<3x8xi32>
    %c = stablehlo.constant dense<8> : tensor<i32>
    %8 = stablehlo.add %arg42, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.subtract %8, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<8> : tensor<i32>
    %10 = call @floor_divide(%9, %c_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x8xi32>) -> tensor<3x8x1x1xi32>
    %12 = stablehlo.convert %11 : (tensor<3x8x1x1xi32>) -> tensor<3x8x1x1xf32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<3x8x1x1xf32>) -> tensor<3x8x1x4xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<3x8x1x4xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<3x8x1x4xf32>
    %17 = stablehlo.cosine %16 : tensor<3x8x1x4xf32>
    %18 = stablehlo.sine %16 : tensor<3x8x1x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x8x32xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %20:5 = stablehlo.while(%iterArg = %5, %iterArg_11 = %arg11, %iterArg_12 = %c_3, %iterArg_13 = %10, %iterArg_14 = %19) : tensor<3x8xi32>, tensor<32x97xf32>, tensor<i32>, tensor<i32>, tensor<3x8x32xf32>
    cond {
      %47 = stablehlo.compare LT, %iterArg_12, %iterArg_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %47 : tensor<i1>
    } do {
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.add %iterArg_12, %c_15 : tensor<i32>
      %48 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_12) : (tensor<3x8xi32>, tensor<i32>) -> tensor<1x8xi32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %50 = stablehlo.compare LT, %48, %49, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %c_17 = stablehlo.constant dense<97> : tensor<i32>
      %51 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %52 = stablehlo.add %48, %51 : tensor<1x8xi32>
      %53 = stablehlo.select %50, %52, %48 : tensor<1x8xi1>, tensor<1x8xi32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
      %55 = "stablehlo.gather"(%iterArg_11, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 32, 1>}> : (tensor<32x97xf32>, tensor<1x8x1xi32>) -> tensor<32x1x8xf32>
      %56 = stablehlo.transpose %55, dims = [1, 2, 0] : (tensor<32x1x8xf32>) -> tensor<1x8x32xf32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %57 = stablehlo.compare LT, %iterArg_12, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<3> : tensor<i32>
      %58 = stablehlo.add %iterArg_12, %c_19 : tensor<i32>
      %59 = stablehlo.select %57, %58, %iterArg_12 : tensor<i1>, tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %60 = stablehlo.dynamic_update_slice %iterArg_14, %56, %59, %c_20, %c_21 : (tensor<3x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x32xf32>
      stablehlo.return %iterArg, %iterArg_11, %47, %iterArg_13, %60 : tensor<3x8xi32>, tensor<32x97xf32>, tensor<i32>, tensor<i32>, tensor<3x8x32xf32>
    }
    %21 = stablehlo.slice %arg5 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x32xf32>) -> tensor<32xf32>
    %23 = stablehlo.slice %arg4 [0:1, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %24 = stablehlo.reshape %23 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %25 = call @through(%7, %arg40, %4, %arg12, %arg13, %10, %arg0, %arg2, %24, %22, %arg6, %arg8, %20#4, %19, %17, %18, %c_4) : (tensor<3x8xi32>, tensor<i32>, tensor<1xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<3x8x32xf32>, tensor<3x8x32xf32>, tensor<3x8x1x4xf32>, tensor<3x8x1x4xf32>, tensor<i32>) -> tensor<3x8x32xf32>
    %26 = stablehlo.slice %arg5 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %27 = stablehlo.reshape %26 : (tensor<1x32xf32>) -> tensor<32xf32>
    %28 = stablehlo.slice %arg4 [1:2, 0:32] : (tensor<2x32xf32>) -> tensor<1x32xf32>
    %29 = stablehlo.reshape %28 : (tensor<1x32xf32>) -> tensor<32xf32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %30 = call @through(%7, %arg40, %4, %arg12, %arg13, %10, %arg1, %arg3, %29, %27, %arg7, %arg9, %25, %20#4, %17, %18, %c_5) : (tensor<3x8xi32>, tensor<i32>, tensor<1xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<48x32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<3x8x32xf32>, tensor<3x8x32xf32>, tensor<3x8x1x4xf32>, tensor<3x8x1x4xf32>, tensor<i32>) -> tensor<3x8x32xf32>
    %31 = stablehlo.multiply %30, %30 : tensor<3x8x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<3x8x32xf32>, tensor<f32>) -> tensor<3x8xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x1xf32>
    %cst_7 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x8x1xf32>
    %35 = stablehlo.divide %33, %34 : tensor<3x8x1xf32>
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x8x1xf32>
    %37 = stablehlo.add %35, %36 : tensor<3x8x1xf32>
    %38 = stablehlo.rsqrt %37 : tensor<3x8x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<3x8x1xf32>) -> tensor<3x8x32xf32>
    %40 = stablehlo.multiply %30, %39 : tensor<3x8x32xf32>
    %41 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<3x8x32xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<3x8x32xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x8x8xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %45:6 = stablehlo.while(%iterArg = %43, %iterArg_11 = %6, %iterArg_12 = %arg11, %iterArg_13 = %c_10, %iterArg_14 = %10, %iterArg_15 = %44) : tensor<3x8x32xf32>, tensor<3x8xi32>, tensor<32x97xf32>, tensor<i32>, tensor<i32>, tensor<3x8x8xi32>
    cond {
      %47 = stablehlo.compare LT, %iterArg_13, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %47 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.add %iterArg_13, %c_16 : tensor<i32>
      %48 = func.call @dynamic_index_in_dim_0(%iterArg, %iterArg_13) : (tensor<3x8x32xf32>, tensor<i32>) -> tensor<1x8x32xf32>
      %49 = stablehlo.reshape %48 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
      %50 = func.call @dynamic_index_in_dim(%iterArg_11, %iterArg_13) : (tensor<3x8xi32>, tensor<i32>) -> tensor<1x8xi32>
      %51 = stablehlo.reshape %50 : (tensor<1x8xi32>) -> tensor<8xi32>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %52 = "stablehlo.case"(%c_17) ({
        %c_24 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_24 : tensor<i32>
      }, {
        %c_24 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_24 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %53 = "stablehlo.case"(%52) ({
        %c_24 = stablehlo.constant dense<0> : tensor<i32>
        %72 = func.call @_pad(%49, %c_24) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
        %73 = stablehlo.reshape %72 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        %74 = stablehlo.reshape %73 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %75 = stablehlo.dot_general %74, %iterArg_12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x97xf32>) -> tensor<8x97xf32>
        stablehlo.return %75 : tensor<8x97xf32>
      }) : (tensor<i32>) -> tensor<8x97xf32>
      %54 = func.call @log_softmax(%53) : (tensor<8x97xf32>) -> tensor<8x97xf32>
      %55 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
      %56 = func.call @take_along_axis(%54, %55) : (tensor<8x97xf32>, tensor<8x1xi32>) -> tensor<8x1xf32>
      %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
      %58 = stablehlo.compare GT, %54, %57, FLOAT : (tensor<8x97xf32>, tensor<8x97xf32>) -> tensor<8x97xi1>
      %59 = stablehlo.convert %58 : (tensor<8x97xi1>) -> tensor<8x97xi32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %60 = stablehlo.reduce(%59 init: %c_18) applies stablehlo.add across dimensions = [1] : (tensor<8x97xi32>, tensor<i32>) -> tensor<8xi32>
      %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %62 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
      %63 = stablehlo.add %62, %61 : tensor<8x1xi32>
      %values, %indices = chlo.top_k(%54, k = 3) : tensor<8x97xf32> -> (tensor<8x3xf32>, tensor<8x3xi32>)
      %64 = stablehlo.bitcast_convert %56 : (tensor<8x1xf32>) -> tensor<8x1xi32>
      %65 = stablehlo.bitcast_convert %values : (tensor<8x3xf32>) -> tensor<8x3xi32>
      %66 = stablehlo.concatenate %64, %63, %indices, %65, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x8xi32>
      %67 = stablehlo.broadcast_in_dim %66, dims = [1, 2] : (tensor<8x8xi32>) -> tensor<1x8x8xi32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %68 = stablehlo.compare LT, %iterArg_13, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_21 = stablehlo.constant dense<3> : tensor<i32>
      %69 = stablehlo.add %iterArg_13, %c_21 : tensor<i32>
      %70 = stablehlo.select %68, %69, %iterArg_13 : tensor<i1>, tensor<i32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %71 = stablehlo.dynamic_update_slice %iterArg_15, %67, %70, %c_22, %c_23 : (tensor<3x8x8xi32>, tensor<1x8x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x8xi32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %47, %iterArg_14, %71 : tensor<3x8x32xf32>, tensor<3x8xi32>, tensor<32x97xf32>, tensor<i32>, tensor<i32>, tensor<3x8x8xi32>
    }
    %46 = stablehlo.reshape %45#5 : (tensor<3x8x8xi32>) -> tensor<24x8xi32>
    return %46 : tensor<24x8xi32>
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
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x8xi32>, %arg1: tensor<i32>) -> tensor<1x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 8] : (tensor<3x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x8xi32>
    return %3 : tensor<1x8xi32>
  }
  func.func private @through(%arg0: tensor<3x8xi32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>, %arg3: tensor<2x2x2x128x8xf32>, %arg4: tensor<2x2x2x128x8xf32>, %arg5: tensor<i32>, %arg6: tensor<48x32xf32>, %arg7: tensor<32x96xf32>, %arg8: tensor<32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32x32xf32>, %arg11: tensor<32x64xf32>, %arg12: tensor<3x8x32xf32>, %arg13: tensor<3x8x32xf32>, %arg14: tensor<3x8x1x4xf32>, %arg15: tensor<3x8x1x4xf32>, %arg16: tensor<i32>) -> tensor<3x8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:18 = stablehlo.while(%iterArg = %arg12, %iterArg_0 = %arg14, %iterArg_1 = %arg15, %iterArg_2 = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %arg9, %iterArg_5 = %arg11, %iterArg_6 = %arg2, %iterArg_7 = %arg16, %iterArg_8 = %arg3, %iterArg_9 = %arg4, %iterArg_10 = %arg10, %iterArg_11 = %arg8, %iterArg_12 = %arg7, %iterArg_13 = %arg6, %iterArg_14 = %c, %iterArg_15 = %arg5, %iterArg_16 = %arg13) : tensor<3x8x32xf32>, tensor<3x8x1x4xf32>, tensor<3x8x1x4xf32>, tensor<3x8xi32>, tensor<i32>, tensor<32xf32>, tensor<32x64xf32>, tensor<1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<i32>, tensor<i32>, tensor<3x8x32xf32>
    cond {
      %1 = stablehlo.compare LT, %iterArg_14, %iterArg_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_14, %c_17 : tensor<i32>
      %2 = func.call @dynamic_index_in_dim_0(%iterArg, %iterArg_14) : (tensor<3x8x32xf32>, tensor<i32>) -> tensor<1x8x32xf32>
      %3 = func.call @dynamic_index_in_dim_1(%iterArg_0, %iterArg_14) : (tensor<3x8x1x4xf32>, tensor<i32>) -> tensor<1x8x1x4xf32>
      %4 = func.call @dynamic_index_in_dim_1(%iterArg_1, %iterArg_14) : (tensor<3x8x1x4xf32>, tensor<i32>) -> tensor<1x8x1x4xf32>
      %5 = func.call @dynamic_index_in_dim(%iterArg_2, %iterArg_14) : (tensor<3x8xi32>, tensor<i32>) -> tensor<1x8xi32>
      %6 = stablehlo.broadcast_in_dim %iterArg_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %7 = stablehlo.multiply %2, %2 : tensor<1x8x32xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
      %cst_18 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %11 = stablehlo.divide %9, %10 : tensor<1x8x1xf32>
      %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %13 = stablehlo.add %11, %12 : tensor<1x8x1xf32>
      %14 = stablehlo.rsqrt %13 : tensor<1x8x1xf32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
      %16 = stablehlo.multiply %2, %15 : tensor<1x8x32xf32>
      %17 = stablehlo.broadcast_in_dim %iterArg_4, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
      %19 = stablehlo.multiply %16, %18 : tensor<1x8x32xf32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %20 = "stablehlo.case"(%c_20) ({
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_39 : tensor<i32>
      }, {
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_39 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %21 = "stablehlo.case"(%20) ({
        %144 = stablehlo.reshape %19 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        %145 = func.call @_pad(%144, %c_39) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
        %146 = stablehlo.reshape %145 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        %147 = stablehlo.reshape %146 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %148 = stablehlo.dot_general %147, %iterArg_5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x64xf32>) -> tensor<8x64xf32>
        %149 = stablehlo.reshape %148 : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
        stablehlo.return %149 : tensor<1x8x64xf32>
      }) : (tensor<i32>) -> tensor<1x8x64xf32>
      %22 = stablehlo.reshape %21 : (tensor<1x8x64xf32>) -> tensor<1x8x2x4x8xf32>
      %23 = stablehlo.slice %22 [0:1, 0:8, 0:2, 0:2, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x2x8xf32>
      %24 = stablehlo.reshape %23 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x4x8xf32>
      %25 = stablehlo.slice %22 [0:1, 0:8, 0:2, 2:3, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x1x8xf32>
      %26 = stablehlo.reshape %25 : (tensor<1x8x2x1x8xf32>) -> tensor<1x8x2x8xf32>
      %27 = stablehlo.slice %22 [0:1, 0:8, 0:2, 3:4, 0:8] : (tensor<1x8x2x4x8xf32>) -> tensor<1x8x2x1x8xf32>
      %28 = stablehlo.reshape %27 : (tensor<1x8x2x1x8xf32>) -> tensor<1x8x2x8xf32>
      %29 = stablehlo.reshape %6 : (tensor<1xi32>) -> tensor<i32>
      %c_21 = stablehlo.constant dense<31> : tensor<i32>
      %30 = stablehlo.shift_right_arithmetic %29, %c_21 : tensor<i32>
      %31 = stablehlo.slice %24 [0:1, 0:8, 0:4, 0:4] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
      %32 = stablehlo.slice %24 [0:1, 0:8, 0:4, 4:8] : (tensor<1x8x4x8xf32>) -> tensor<1x8x4x4xf32>
      %33 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %34 = stablehlo.multiply %31, %33 : tensor<1x8x4x4xf32>
      %35 = stablehlo.bitcast_convert %34 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %36 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %37 = stablehlo.xor %35, %36 : tensor<1x8x4x4xi32>
      %38 = stablehlo.bitcast_convert %37 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %39 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %40 = stablehlo.multiply %32, %39 : tensor<1x8x4x4xf32>
      %41 = stablehlo.bitcast_convert %40 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %42 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %43 = stablehlo.xor %41, %42 : tensor<1x8x4x4xi32>
      %44 = stablehlo.bitcast_convert %43 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %45 = stablehlo.subtract %38, %44 : tensor<1x8x4x4xf32>
      %46 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %47 = stablehlo.multiply %32, %46 : tensor<1x8x4x4xf32>
      %48 = stablehlo.bitcast_convert %47 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %49 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %50 = stablehlo.xor %48, %49 : tensor<1x8x4x4xi32>
      %51 = stablehlo.bitcast_convert %50 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %52 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x4x4xf32>
      %53 = stablehlo.multiply %31, %52 : tensor<1x8x4x4xf32>
      %54 = stablehlo.bitcast_convert %53 : (tensor<1x8x4x4xf32>) -> tensor<1x8x4x4xi32>
      %55 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<1x8x4x4xi32>
      %56 = stablehlo.xor %54, %55 : tensor<1x8x4x4xi32>
      %57 = stablehlo.bitcast_convert %56 : (tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xf32>
      %58 = stablehlo.add %51, %57 : tensor<1x8x4x4xf32>
      %59 = stablehlo.concatenate %45, %58, dim = 3 : (tensor<1x8x4x4xf32>, tensor<1x8x4x4xf32>) -> tensor<1x8x4x8xf32>
      %60 = stablehlo.reshape %6 : (tensor<1xi32>) -> tensor<i32>
      %c_22 = stablehlo.constant dense<31> : tensor<i32>
      %61 = stablehlo.shift_right_arithmetic %60, %c_22 : tensor<i32>
      %62 = stablehlo.slice %26 [0:1, 0:8, 0:2, 0:4] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
      %63 = stablehlo.slice %26 [0:1, 0:8, 0:2, 4:8] : (tensor<1x8x2x8xf32>) -> tensor<1x8x2x4xf32>
      %64 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %65 = stablehlo.multiply %62, %64 : tensor<1x8x2x4xf32>
      %66 = stablehlo.bitcast_convert %65 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %67 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %68 = stablehlo.xor %66, %67 : tensor<1x8x2x4xi32>
      %69 = stablehlo.bitcast_convert %68 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %70 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %71 = stablehlo.multiply %63, %70 : tensor<1x8x2x4xf32>
      %72 = stablehlo.bitcast_convert %71 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %73 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %74 = stablehlo.xor %72, %73 : tensor<1x8x2x4xi32>
      %75 = stablehlo.bitcast_convert %74 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %76 = stablehlo.subtract %69, %75 : tensor<1x8x2x4xf32>
      %77 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %78 = stablehlo.multiply %63, %77 : tensor<1x8x2x4xf32>
      %79 = stablehlo.bitcast_convert %78 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %80 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %81 = stablehlo.xor %79, %80 : tensor<1x8x2x4xi32>
      %82 = stablehlo.bitcast_convert %81 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %83 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x4xf32>) -> tensor<1x8x2x4xf32>
      %84 = stablehlo.multiply %62, %83 : tensor<1x8x2x4xf32>
      %85 = stablehlo.bitcast_convert %84 : (tensor<1x8x2x4xf32>) -> tensor<1x8x2x4xi32>
      %86 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<1x8x2x4xi32>
      %87 = stablehlo.xor %85, %86 : tensor<1x8x2x4xi32>
      %88 = stablehlo.bitcast_convert %87 : (tensor<1x8x2x4xi32>) -> tensor<1x8x2x4xf32>
      %89 = stablehlo.add %82, %88 : tensor<1x8x2x4xf32>
      %90 = stablehlo.concatenate %76, %89, dim = 3 : (tensor<1x8x2x4xf32>, tensor<1x8x2x4xf32>) -> tensor<1x8x2x8xf32>
      %91 = stablehlo.reshape %59 : (tensor<1x8x4x8xf32>) -> tensor<1x8x2x2x8xf32>
      %cst_23 = stablehlo.constant dense<0.353553385> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x8x2x2x8xf32>
      %93 = stablehlo.multiply %91, %92 : tensor<1x8x2x2x8xf32>
      %94 = stablehlo.transpose %93, dims = [0, 2, 3, 1, 4] : (tensor<1x8x2x2x8xf32>) -> tensor<1x2x2x8x8xf32>
      %95 = stablehlo.reshape %94 : (tensor<1x2x2x8x8xf32>) -> tensor<1x2x16x8xf32>
      %96 = stablehlo.reshape %95 : (tensor<1x2x16x8xf32>) -> tensor<1x1x2x16x8xf32>
      %97 = stablehlo.reshape %5 : (tensor<1x8xi32>) -> tensor<1x1x8xi32>
      %98 = stablehlo.reshape %6 : (tensor<1xi32>) -> tensor<1x1xi32>
      %99 = stablehlo.reshape %iterArg_6 : (tensor<1xi32>) -> tensor<1x1xi32>
      %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x1x2x16x8xf32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %101:9 = stablehlo.while(%iterArg_39 = %96, %iterArg_40 = %97, %iterArg_41 = %98, %iterArg_42 = %99, %iterArg_43 = %iterArg_7, %iterArg_44 = %iterArg_8, %iterArg_45 = %iterArg_9, %iterArg_46 = %c_25, %iterArg_47 = %100) : tensor<1x1x2x16x8xf32>, tensor<1x1x8xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<1x1x2x16x8xf32>
      cond {
        %c_48 = stablehlo.constant dense<1> : tensor<i32>
        %144 = stablehlo.compare LT, %iterArg_46, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %144 : tensor<i1>
      } do {
        %144 = func.call @dynamic_index_in_dim_2(%iterArg_39, %iterArg_46) : (tensor<1x1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
        %145 = func.call @dynamic_index_in_dim_3(%iterArg_40, %iterArg_46) : (tensor<1x1x8xi32>, tensor<i32>) -> tensor<1x8xi32>
        %146 = func.call @dynamic_index_in_dim_4(%iterArg_41, %iterArg_46) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
        %147 = func.call @dynamic_index_in_dim_4(%iterArg_42, %iterArg_46) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
        %148 = func.call @closed_call(%iterArg_43, %iterArg_44, %iterArg_45, %144, %145, %146, %147) : (tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x16x8xf32>, tensor<1x8xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x2x16x8xf32>
        %149 = func.call @dynamic_update_index_in_dim(%iterArg_47, %148, %iterArg_46) : (tensor<1x1x2x16x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
        %c_48 = stablehlo.constant dense<1> : tensor<i32>
        %150 = stablehlo.add %iterArg_46, %c_48 : tensor<i32>
        stablehlo.return %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %150, %149 : tensor<1x1x2x16x8xf32>, tensor<1x1x8xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<i32>, tensor<1x1x2x16x8xf32>
      }
      %102 = stablehlo.reshape %101#8 : (tensor<1x1x2x16x8xf32>) -> tensor<1x2x2x8x8xf32>
      %103 = stablehlo.transpose %102, dims = [0, 3, 1, 2, 4] : (tensor<1x2x2x8x8xf32>) -> tensor<1x8x2x2x8xf32>
      %104 = stablehlo.reshape %103 : (tensor<1x8x2x2x8xf32>) -> tensor<1x8x32xf32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %105 = "stablehlo.case"(%c_26) ({
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_39 : tensor<i32>
      }, {
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_39 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %106 = "stablehlo.case"(%105) ({
        %144 = stablehlo.reshape %104 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        %145 = func.call @_pad(%144, %c_39) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
        %146 = stablehlo.reshape %145 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        %147 = stablehlo.reshape %146 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %148 = stablehlo.dot_general %147, %iterArg_10, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
        %149 = stablehlo.reshape %148 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        stablehlo.return %149 : tensor<1x8x32xf32>
      }) : (tensor<i32>) -> tensor<1x8x32xf32>
      %107 = stablehlo.reshape %6 : (tensor<1xi32>) -> tensor<i32>
      %c_27 = stablehlo.constant dense<31> : tensor<i32>
      %108 = stablehlo.shift_right_arithmetic %107, %c_27 : tensor<i32>
      %109 = stablehlo.add %2, %106 : tensor<1x8x32xf32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %110 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1x8xi32>
      %111 = stablehlo.compare GE, %5, %110, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %112 = stablehlo.broadcast_in_dim %iterArg_6, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x8xi32>
      %114 = stablehlo.compare LT, %5, %113, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %115 = stablehlo.and %111, %114 : tensor<1x8xi1>
      %116 = stablehlo.reshape %6 : (tensor<1xi32>) -> tensor<i32>
      %c_29 = stablehlo.constant dense<31> : tensor<i32>
      %117 = stablehlo.shift_right_arithmetic %116, %c_29 : tensor<i32>
      %118 = stablehlo.multiply %109, %109 : tensor<1x8x32xf32>
      %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %119 = stablehlo.reduce(%118 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<1x8x32xf32>, tensor<f32>) -> tensor<1x8xf32>
      %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
      %cst_31 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %122 = stablehlo.divide %120, %121 : tensor<1x8x1xf32>
      %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %123 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x8x1xf32>
      %124 = stablehlo.add %122, %123 : tensor<1x8x1xf32>
      %125 = stablehlo.rsqrt %124 : tensor<1x8x1xf32>
      %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<1x8x1xf32>) -> tensor<1x8x32xf32>
      %127 = stablehlo.multiply %109, %126 : tensor<1x8x32xf32>
      %128 = stablehlo.broadcast_in_dim %iterArg_11, dims = [2] : (tensor<32xf32>) -> tensor<1x1x32xf32>
      %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<1x8x32xf32>
      %130 = stablehlo.multiply %127, %129 : tensor<1x8x32xf32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %131 = "stablehlo.case"(%c_33) ({
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_39 : tensor<i32>
      }, {
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_39 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %132 = "stablehlo.case"(%131) ({
        %144 = stablehlo.reshape %130 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        %145 = func.call @_pad(%144, %c_39) : (tensor<8x32xf32>, tensor<i32>) -> tensor<8x32xf32>
        %146 = stablehlo.reshape %145 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        %147 = stablehlo.reshape %146 : (tensor<1x8x32xf32>) -> tensor<8x32xf32>
        %148 = stablehlo.dot_general %147, %iterArg_12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x32xf32>, tensor<32x96xf32>) -> tensor<8x96xf32>
        %149 = stablehlo.reshape %148 : (tensor<8x96xf32>) -> tensor<1x8x96xf32>
        stablehlo.return %149 : tensor<1x8x96xf32>
      }) : (tensor<i32>) -> tensor<1x8x96xf32>
      %133 = stablehlo.slice %132 [0:1, 0:8, 0:48] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
      %134 = stablehlo.slice %132 [0:1, 0:8, 48:96] : (tensor<1x8x96xf32>) -> tensor<1x8x48xf32>
      %135 = func.call @silu(%133) : (tensor<1x8x48xf32>) -> tensor<1x8x48xf32>
      %136 = stablehlo.multiply %135, %134 : tensor<1x8x48xf32>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %137 = "stablehlo.case"(%c_34) ({
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_39 : tensor<i32>
      }, {
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        stablehlo.return %c_39 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %138 = "stablehlo.case"(%137) ({
        %144 = stablehlo.reshape %136 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
        %c_39 = stablehlo.constant dense<0> : tensor<i32>
        %145 = func.call @_pad_7(%144, %c_39) : (tensor<8x48xf32>, tensor<i32>) -> tensor<8x48xf32>
        %146 = stablehlo.reshape %145 : (tensor<8x48xf32>) -> tensor<1x8x48xf32>
        %147 = stablehlo.reshape %146 : (tensor<1x8x48xf32>) -> tensor<8x48xf32>
        %148 = stablehlo.dot_general %147, %iterArg_13, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x48xf32>, tensor<48x32xf32>) -> tensor<8x32xf32>
        %149 = stablehlo.reshape %148 : (tensor<8x32xf32>) -> tensor<1x8x32xf32>
        stablehlo.return %149 : tensor<1x8x32xf32>
      }) : (tensor<i32>) -> tensor<1x8x32xf32>
      %139 = stablehlo.add %109, %138 : tensor<1x8x32xf32>
      %c_35 = stablehlo.constant dense<0> : tensor<i32>
      %140 = stablehlo.compare LT, %iterArg_14, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %141 = stablehlo.add %iterArg_14, %c_36 : tensor<i32>
      %142 = stablehlo.select %140, %141, %iterArg_14 : tensor<i1>, tensor<i32>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %143 = stablehlo.dynamic_update_slice %iterArg_16, %139, %142, %c_37, %c_38 : (tensor<3x8x32xf32>, tensor<1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x32xf32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %1, %iterArg_15, %143 : tensor<3x8x32xf32>, tensor<3x8x1x4xf32>, tensor<3x8x1x4xf32>, tensor<3x8xi32>, tensor<i32>, tensor<32xf32>, tensor<32x64xf32>, tensor<1xi32>, tensor<i32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<48x32xf32>, tensor<i32>, tensor<i32>, tensor<3x8x32xf32>
    }
    return %0#17 : tensor<3x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x8x32xf32>, %arg1: tensor<i32>) -> tensor<1x8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, sizes = [1, 8, 32] : (tensor<3x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32xf32>
    return %3 : tensor<1x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x8x1x4xf32>, %arg1: tensor<i32>) -> tensor<1x8x1x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, %c_3, sizes = [1, 8, 1, 4] : (tensor<3x8x1x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1x4xf32>
    return %3 : tensor<1x8x1x4xf32>
  }
  func.func private @_pad(%arg0: tensor<8x32xf32>, %arg1: tensor<i32>) -> tensor<8x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<1x1x2x16x8xf32>, %arg1: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 2, 16, 8] : (tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
    return %1 : tensor<1x2x16x8xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<1x1x8xi32>, %arg1: tensor<i32>) -> tensor<1x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 8] : (tensor<1x1x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x8xi32>) -> tensor<1x8xi32>
    return %1 : tensor<1x8xi32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<1x1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x2x2x128x8xf32>, %arg2: tensor<2x2x2x128x8xf32>, %arg3: tensor<1x2x16x8xf32>, %arg4: tensor<1x8xi32>, %arg5: tensor<1xi32>, %arg6: tensor<1xi32>) -> tensor<1x2x16x8xf32> {
    %0 = stablehlo.reshape %arg4 : (tensor<1x8xi32>) -> tensor<1x1x1x8xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xi32>) -> tensor<1x1x2x8xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x8xi32>) -> tensor<1x16xi32>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2x16xf32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %5 = stablehlo.reduce(%arg6 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %6 = stablehlo.add %5, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %6, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<16> : tensor<i32>
    %8 = call @floor_divide(%7, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x2x16x8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %8, %iterArg_6 = %arg6, %iterArg_7 = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg5, %iterArg_10 = %arg1, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %c_5, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %9) : tensor<i32>, tensor<1xi32>, tensor<1x16xi32>, tensor<i32>, tensor<1xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16x8xf32>
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
      %24 = stablehlo.broadcast_in_dim %iterArg_7, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<1x16x1xi32>
      %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xi32>) -> tensor<1x16x16xi32>
      %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x16x1xi32>) -> tensor<1x16x16xi32>
      %27 = stablehlo.compare LE, %25, %26, SIGNED : (tensor<1x16x16xi32>, tensor<1x16x16xi32>) -> tensor<1x16x16xi1>
      %28 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x16xi1>) -> tensor<1x16x16xi1>
      %29 = stablehlo.and %28, %27 : tensor<1x16x16xi1>
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
      %69 = func.call @_where_5(%68, %67, %c_34) : (tensor<1x1x16x1xi1>, tensor<1x2x16x8xf32>, tensor<i32>) -> tensor<1x2x16x8xf32>
      %70 = stablehlo.dot_general %iterArg_12, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x16x8xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x16x16xf32>
      %71 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<1x16x16xi1>) -> tensor<1x1x16x16xi1>
      %cst_35 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %72 = func.call @_where_6(%71, %70, %cst_35) : (tensor<1x1x16x16xi1>, tensor<1x2x16x16xf32>, tensor<f32>) -> tensor<1x2x16x16xf32>
      %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %73 = stablehlo.reduce(%72 init: %cst_36) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x16x16xf32>, tensor<f32>) -> tensor<1x2x16xf32>
      %74 = stablehlo.maximum %iterArg_14, %73 : tensor<1x2x16xf32>
      %75 = stablehlo.subtract %iterArg_14, %74 : tensor<1x2x16xf32>
      %76 = stablehlo.exponential %75 : tensor<1x2x16xf32>
      %77 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x2x16xf32>) -> tensor<1x2x16x1xf32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x2x16x1xf32>) -> tensor<1x2x16x16xf32>
      %79 = stablehlo.subtract %72, %78 : tensor<1x2x16x16xf32>
      %80 = stablehlo.exponential %79 : tensor<1x2x16x16xf32>
      %81 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x2x16xf32>) -> tensor<1x2x16x1xf32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<1x2x16x1xf32>) -> tensor<1x2x16x8xf32>
      %83 = stablehlo.multiply %iterArg_16, %82 : tensor<1x2x16x8xf32>
      %84 = stablehlo.dot_general %80, %69, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x16x16xf32>, tensor<1x2x16x8xf32>) -> tensor<1x2x16x8xf32>
      %85 = stablehlo.add %83, %84 : tensor<1x2x16x8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_13, %c_37 : tensor<i32>
      %87 = stablehlo.multiply %iterArg_15, %76 : tensor<1x2x16xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.reduce(%80 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<1x2x16x16xf32>, tensor<f32>) -> tensor<1x2x16xf32>
      %89 = stablehlo.add %87, %88 : tensor<1x2x16xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %86, %74, %89, %85 : tensor<i32>, tensor<1xi32>, tensor<1x16xi32>, tensor<i32>, tensor<1xi32>, tensor<2x2x2x128x8xf32>, tensor<2x2x2x128x8xf32>, tensor<1x2x16x8xf32>, tensor<i32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16x8xf32>
    }
    %11 = stablehlo.broadcast_in_dim %10#10, dims = [0, 1, 2] : (tensor<1x2x16xf32>) -> tensor<1x2x16x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x2x16x1xf32>) -> tensor<1x2x16x8xf32>
    %13 = stablehlo.divide %10#11, %12 : tensor<1x2x16x8xf32>
    return %13 : tensor<1x2x16x8xf32>
  }
  func.func private @_where_5(%arg0: tensor<1x1x16x1xi1>, %arg1: tensor<1x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<1x2x16x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x1xi1>) -> tensor<1x2x16x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x16x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x16x8xi1>, tensor<1x2x16x8xf32>
    return %3 : tensor<1x2x16x8xf32>
  }
  func.func private @_where_6(%arg0: tensor<1x1x16x16xi1>, %arg1: tensor<1x2x16x16xf32>, %arg2: tensor<f32>) -> tensor<1x2x16x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x16x16xi1>) -> tensor<1x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x2x16x16xi1>, tensor<1x2x16x16xf32>
    return %3 : tensor<1x2x16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<1x1x2x16x8xf32>, %arg1: tensor<1x2x16x8xf32>, %arg2: tensor<i32>) -> tensor<1x1x2x16x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x2x16x8xf32>) -> tensor<1x1x2x16x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x1x2x16x8xf32>, tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
    return %1 : tensor<1x1x2x16x8xf32>
  }
  func.func private @silu(%arg0: tensor<1x8x48xf32>) -> tensor<1x8x48xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x8x48xf32>
    %1 = stablehlo.exponential %0 : tensor<1x8x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8x48xf32>
    %3 = stablehlo.add %2, %1 : tensor<1x8x48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8x48xf32>
    %5 = stablehlo.divide %4, %3 : tensor<1x8x48xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1x8x48xf32>
    return %6 : tensor<1x8x48xf32>
  }
  func.func private @_pad_7(%arg0: tensor<8x48xf32>, %arg1: tensor<i32>) -> tensor<8x48xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<8x48xf32>, tensor<f32>) -> tensor<8x48xf32>
    return %1 : tensor<8x48xf32>
  }
  func.func private @log_softmax(%arg0: tensor<8x97xf32>) -> tensor<8x97xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x97xf32>
    %6 = stablehlo.exponential %5 : tensor<8x97xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x97xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %9 = stablehlo.log %8 : tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x97xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x97xf32>
    return %11 : tensor<8x97xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x97xf32>, %arg1: tensor<8x1xi32>) -> tensor<8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<97> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<96> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x97xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
    return %15 : tensor<8x1xf32>
  }
}
