module @jit_take_snapshot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x4x3x32xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<1x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<1x4x2x64x8xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1x4x3x32xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<4xi32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg9: tensor<4xi32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<4xi1> {tf.aliasing_output = 10 : i32}, %arg11: tensor<4x2xui32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<4xi32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<4xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<4xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<4x97xi1> {tf.aliasing_output = 19 : i32}, %arg20: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg21: tensor<4x97xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<4x97xi1> {tf.aliasing_output = 22 : i32}, %arg23: tensor<4x97xi32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<1x2x3x32xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<1x2x2x64x8xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<1x2x2x64x8xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<1x2x3x32xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<1x8x3x32xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<1x8x3x32xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<i32>, %arg31: tensor<i32>, %arg32: tensor<i32>, %arg33: tensor<i32>) -> (tensor<1x4x3x32xf32> {jax.result_info = "result[0].cells[0][0].x"}, tensor<1x4x2x64x8xf32> {jax.result_info = "result[0].cells[1][0].k"}, tensor<1x4x2x64x8xf32> {jax.result_info = "result[0].cells[1][0].v"}, tensor<1x4x3x32xf32> {jax.result_info = "result[0].cells[2][0].x"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}, tensor<1x2x3x32xf32> {jax.result_info = "result[0].snapshots[0]"}, tensor<1x2x2x64x8xf32> {jax.result_info = "result[0].snapshots[1]"}, tensor<1x2x2x64x8xf32> {jax.result_info = "result[0].snapshots[2]"}, tensor<1x2x3x32xf32> {jax.result_info = "result[0].snapshots[3]"}, tensor<1x8x3x32xf32> {jax.result_info = "result[0].prefix_states[0]"}, tensor<1x8x3x32xf32> {jax.result_info = "result[0].prefix_states[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg30, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %arg30, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg30 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, %c_2, %c_3, sizes = [1, 1, 3, 32] : (tensor<1x4x3x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x32xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg31, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %5 = stablehlo.add %arg31, %c_5 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg31 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg24, %3, %c_6, %6, %c_7, %c_8 : (tensor<1x2x3x32xf32>, tensor<1x1x3x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3x32xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %arg30, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.add %arg30, %c_10 : tensor<i32>
    %10 = stablehlo.select %8, %9, %arg30 : tensor<i1>, tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_slice %arg3, %c_11, %10, %c_12, %c_13, sizes = [1, 1, 3, 32] : (tensor<1x4x3x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x32xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %arg31, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %13 = stablehlo.add %arg31, %c_15 : tensor<i32>
    %14 = stablehlo.select %12, %13, %arg31 : tensor<i1>, tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.dynamic_update_slice %arg27, %11, %c_16, %14, %c_17, %c_18 : (tensor<1x2x3x32xf32>, tensor<1x1x3x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3x32xf32>
    %16:8 = stablehlo.while(%iterArg = %arg30, %iterArg_19 = %arg1, %iterArg_20 = %arg31, %iterArg_21 = %arg2, %iterArg_22 = %arg32, %iterArg_23 = %arg33, %iterArg_24 = %arg25, %iterArg_25 = %arg26) : tensor<i32>, tensor<1x4x2x64x8xf32>, tensor<i32>, tensor<1x4x2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<1x2x2x64x8xf32>, tensor<1x2x2x64x8xf32>
    cond {
      %17 = stablehlo.compare LT, %iterArg_22, %iterArg_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_22, %c_26 : tensor<i32>
      %c_27 = stablehlo.constant dense<16> : tensor<i32>
      %18 = stablehlo.multiply %iterArg_22, %c_27 : tensor<i32>
      %c_28 = stablehlo.constant dense<0> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_29 = stablehlo.constant dense<4> : tensor<i32>
      %20 = stablehlo.add %iterArg, %c_29 : tensor<i32>
      %21 = stablehlo.select %19, %20, %iterArg : tensor<i1>, tensor<i32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %22 = stablehlo.compare LT, %18, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<64> : tensor<i32>
      %23 = stablehlo.add %18, %c_31 : tensor<i32>
      %24 = stablehlo.select %22, %23, %18 : tensor<i1>, tensor<i32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %25 = stablehlo.dynamic_slice %iterArg_19, %c_32, %21, %c_33, %24, %c_34, sizes = [1, 1, 2, 16, 8] : (tensor<1x4x2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
      %c_35 = stablehlo.constant dense<16> : tensor<i32>
      %26 = stablehlo.multiply %iterArg_22, %c_35 : tensor<i32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg_20, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_37 = stablehlo.constant dense<2> : tensor<i32>
      %28 = stablehlo.add %iterArg_20, %c_37 : tensor<i32>
      %29 = stablehlo.select %27, %28, %iterArg_20 : tensor<i1>, tensor<i32>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %30 = stablehlo.compare LT, %26, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_39 = stablehlo.constant dense<64> : tensor<i32>
      %31 = stablehlo.add %26, %c_39 : tensor<i32>
      %32 = stablehlo.select %30, %31, %26 : tensor<i1>, tensor<i32>
      %c_40 = stablehlo.constant dense<0> : tensor<i32>
      %c_41 = stablehlo.constant dense<0> : tensor<i32>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.dynamic_update_slice %iterArg_24, %25, %c_40, %29, %c_41, %32, %c_42 : (tensor<1x2x2x64x8xf32>, tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x64x8xf32>
      %c_43 = stablehlo.constant dense<16> : tensor<i32>
      %34 = stablehlo.multiply %iterArg_22, %c_43 : tensor<i32>
      %c_44 = stablehlo.constant dense<0> : tensor<i32>
      %35 = stablehlo.compare LT, %iterArg, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_45 = stablehlo.constant dense<4> : tensor<i32>
      %36 = stablehlo.add %iterArg, %c_45 : tensor<i32>
      %37 = stablehlo.select %35, %36, %iterArg : tensor<i1>, tensor<i32>
      %c_46 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.compare LT, %34, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_47 = stablehlo.constant dense<64> : tensor<i32>
      %39 = stablehlo.add %34, %c_47 : tensor<i32>
      %40 = stablehlo.select %38, %39, %34 : tensor<i1>, tensor<i32>
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %c_49 = stablehlo.constant dense<0> : tensor<i32>
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %41 = stablehlo.dynamic_slice %iterArg_21, %c_48, %37, %c_49, %40, %c_50, sizes = [1, 1, 2, 16, 8] : (tensor<1x4x2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2x16x8xf32>
      %c_51 = stablehlo.constant dense<16> : tensor<i32>
      %42 = stablehlo.multiply %iterArg_22, %c_51 : tensor<i32>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.compare LT, %iterArg_20, %c_52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_53 = stablehlo.constant dense<2> : tensor<i32>
      %44 = stablehlo.add %iterArg_20, %c_53 : tensor<i32>
      %45 = stablehlo.select %43, %44, %iterArg_20 : tensor<i1>, tensor<i32>
      %c_54 = stablehlo.constant dense<0> : tensor<i32>
      %46 = stablehlo.compare LT, %42, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_55 = stablehlo.constant dense<64> : tensor<i32>
      %47 = stablehlo.add %42, %c_55 : tensor<i32>
      %48 = stablehlo.select %46, %47, %42 : tensor<i1>, tensor<i32>
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      %c_57 = stablehlo.constant dense<0> : tensor<i32>
      %c_58 = stablehlo.constant dense<0> : tensor<i32>
      %49 = stablehlo.dynamic_update_slice %iterArg_25, %41, %c_56, %45, %c_57, %48, %c_58 : (tensor<1x2x2x64x8xf32>, tensor<1x1x2x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x64x8xf32>
      stablehlo.return %iterArg, %iterArg_19, %iterArg_20, %iterArg_21, %17, %iterArg_23, %33, %49 : tensor<i32>, tensor<1x4x2x64x8xf32>, tensor<i32>, tensor<1x4x2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<1x2x2x64x8xf32>, tensor<1x2x2x64x8xf32>
    }
    return %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %7, %16#6, %16#7, %15, %arg28, %arg29 : tensor<1x4x3x32xf32>, tensor<1x4x2x64x8xf32>, tensor<1x4x2x64x8xf32>, tensor<1x4x3x32xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>, tensor<1x2x3x32xf32>, tensor<1x2x2x64x8xf32>, tensor<1x2x2x64x8xf32>, tensor<1x2x3x32xf32>, tensor<1x8x3x32xf32>, tensor<1x8x3x32xf32>
  }
}
