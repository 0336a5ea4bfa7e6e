module @jit_admit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x4x2x64x8xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4xi32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<4xi32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4xi32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4xi32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<4xi1> {tf.aliasing_output = 6 : i32}, %arg7: tensor<4xi32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<4xi1> {tf.aliasing_output = 8 : i32}, %arg9: tensor<4x2xui32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<4xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<4xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<4xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<4x97xi1> {tf.aliasing_output = 17 : i32}, %arg18: tensor<4x97xi1> {tf.aliasing_output = 18 : i32}, %arg19: tensor<4x97xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<4x97xi1> {tf.aliasing_output = 20 : i32}, %arg21: tensor<4x97xi32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<i32>, %arg23: tensor<i32>, %arg24: tensor<i32>, %arg25: tensor<i32>, %arg26: tensor<i32>, %arg27: tensor<i1>, %arg28: tensor<i32>, %arg29: tensor<i1>, %arg30: tensor<2xui32>, %arg31: tensor<f32>, %arg32: tensor<i32>, %arg33: tensor<f32>, %arg34: tensor<f32>, %arg35: tensor<f32>, %arg36: tensor<f32>, %arg37: tensor<f32>, %arg38: tensor<97xi1>, %arg39: tensor<97xi1>, %arg40: tensor<97xf32>, %arg41: tensor<97xi1>, %arg42: tensor<97xi32>) -> (tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].k"}, tensor<2x4x2x64x8xf32> {jax.result_info = "result[0].cells[0][0].v"}, tensor<4xi32> {jax.result_info = "result[0].slots.token"}, tensor<4xi32> {jax.result_info = "result[0].slots.pos"}, tensor<4xi32> {jax.result_info = "result[0].slots.index"}, tensor<4xi32> {jax.result_info = "result[0].slots.limit"}, tensor<4xi1> {jax.result_info = "result[0].slots.active"}, tensor<4xi32> {jax.result_info = "result[0].slots.min_tokens"}, tensor<4xi1> {jax.result_info = "result[0].slots.adjusts"}, tensor<4x2xui32> {jax.result_info = "result[0].slots.key"}, tensor<4xf32> {jax.result_info = "result[0].slots.temperature"}, tensor<4xi32> {jax.result_info = "result[0].slots.top_k"}, tensor<4xf32> {jax.result_info = "result[0].slots.top_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.min_p"}, tensor<4xf32> {jax.result_info = "result[0].slots.repetition_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.presence_penalty"}, tensor<4xf32> {jax.result_info = "result[0].slots.frequency_penalty"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.ends"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.barred"}, tensor<4x97xf32> {jax.result_info = "result[0].vocab.bias"}, tensor<4x97xi1> {jax.result_info = "result[0].vocab.in_prompt"}, tensor<4x97xi32> {jax.result_info = "result[0].vocab.counts"}) {
    %0 = call @dynamic_update_index_in_dim(%arg2, %arg23, %arg22) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %1 = call @dynamic_update_index_in_dim(%arg3, %arg24, %arg22) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %2 = call @dynamic_update_index_in_dim(%arg4, %arg25, %arg22) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %3 = call @dynamic_update_index_in_dim(%arg5, %arg26, %arg22) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %4 = call @dynamic_update_index_in_dim_0(%arg6, %arg27, %arg22) : (tensor<4xi1>, tensor<i1>, tensor<i32>) -> tensor<4xi1>
    %5 = call @dynamic_update_index_in_dim(%arg7, %arg28, %arg22) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %6 = call @dynamic_update_index_in_dim_0(%arg8, %arg29, %arg22) : (tensor<4xi1>, tensor<i1>, tensor<i32>) -> tensor<4xi1>
    %7 = call @dynamic_update_index_in_dim_1(%arg9, %arg30, %arg22) : (tensor<4x2xui32>, tensor<2xui32>, tensor<i32>) -> tensor<4x2xui32>
    %8 = call @dynamic_update_index_in_dim_2(%arg10, %arg31, %arg22) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
    %9 = call @dynamic_update_index_in_dim(%arg11, %arg32, %arg22) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %10 = call @dynamic_update_index_in_dim_2(%arg12, %arg33, %arg22) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
    %11 = call @dynamic_update_index_in_dim_2(%arg13, %arg34, %arg22) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
    %12 = call @dynamic_update_index_in_dim_2(%arg14, %arg35, %arg22) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
    %13 = call @dynamic_update_index_in_dim_2(%arg15, %arg36, %arg22) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
    %14 = call @dynamic_update_index_in_dim_2(%arg16, %arg37, %arg22) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
    %15 = call @dynamic_update_index_in_dim_3(%arg17, %arg38, %arg22) : (tensor<4x97xi1>, tensor<97xi1>, tensor<i32>) -> tensor<4x97xi1>
    %16 = call @dynamic_update_index_in_dim_3(%arg18, %arg39, %arg22) : (tensor<4x97xi1>, tensor<97xi1>, tensor<i32>) -> tensor<4x97xi1>
    %17 = call @dynamic_update_index_in_dim_4(%arg19, %arg40, %arg22) : (tensor<4x97xf32>, tensor<97xf32>, tensor<i32>) -> tensor<4x97xf32>
    %18 = call @dynamic_update_index_in_dim_3(%arg20, %arg41, %arg22) : (tensor<4x97xi1>, tensor<97xi1>, tensor<i32>) -> tensor<4x97xi1>
    %19 = call @dynamic_update_index_in_dim_5(%arg21, %arg42, %arg22) : (tensor<4x97xi32>, tensor<97xi32>, tensor<i32>) -> tensor<4x97xi32>
    return %arg0, %arg1, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19 : tensor<2x4x2x64x8xf32>, tensor<2x4x2x64x8xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi32>, tensor<4xi1>, tensor<4x2xui32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x97xi1>, tensor<4x97xi1>, tensor<4x97xf32>, tensor<4x97xi1>, tensor<4x97xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %4 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<4xi1>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> tensor<4xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3 : (tensor<4xi1>, tensor<1xi1>, tensor<i32>) -> tensor<4xi1>
    return %4 : tensor<4xi1>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x2xui32>, %arg1: tensor<2xui32>, %arg2: tensor<i32>) -> tensor<4x2xui32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<4x2xui32>, tensor<1x2xui32>, tensor<i32>, tensor<i32>) -> tensor<4x2xui32>
    return %4 : tensor<4x2xui32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3 : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    return %4 : tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x97xi1>, %arg1: tensor<97xi1>, %arg2: tensor<i32>) -> tensor<4x97xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<97xi1>) -> tensor<1x97xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<4x97xi1>, tensor<1x97xi1>, tensor<i32>, tensor<i32>) -> tensor<4x97xi1>
    return %4 : tensor<4x97xi1>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x97xf32>, %arg1: tensor<97xf32>, %arg2: tensor<i32>) -> tensor<4x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<97xf32>) -> tensor<1x97xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<4x97xf32>, tensor<1x97xf32>, tensor<i32>, tensor<i32>) -> tensor<4x97xf32>
    return %4 : tensor<4x97xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x97xi32>, %arg1: tensor<97xi32>, %arg2: tensor<i32>) -> tensor<4x97xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<97xi32>) -> tensor<1x97xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1 : (tensor<4x97xi32>, tensor<1x97xi32>, tensor<i32>, tensor<i32>) -> tensor<4x97xi32>
    return %4 : tensor<4x97xi32>
  }
}
