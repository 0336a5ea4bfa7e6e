"""The kernels that read panels of blocks, as functions for graphs.

An entry has the float32 value that `xlaengine.ops.quantized.dequantised` gives, and an output is the chain of fused multiply-adds of
`calls.product`. So results have the bits of the calls of `calls` with the dequantized matrix.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, ShapeDtypeStruct
from jaxtyping import Float32, Int32

from xlaengine.ops.quantized import QuantizedPanels


def product(x: Float32[Array, "R D"], w: QuantizedPanels) -> Float32[Array, "R {w.columns}"]:
    """``x @ w`` for a matrix ``[D, F]``, as `calls.product`."""
    call = jax.ffi.ffi_call("xlaengine_product_quantized", ShapeDtypeStruct((x.shape[0], w.columns), jnp.float32))
    return call(x, *_matrices(w))


def grouped_product(x: Float32[Array, "N J D"], w: QuantizedPanels, chosen: Int32[Array, "N K"]) -> Float32[Array, "N K {w.columns}"]:
    """``x[n, k] @ w[chosen[n, k]]`` for matrices ``[E, D, F]``, as `calls.grouped_product`: J is 1 or K."""
    call = jax.ffi.ffi_call("xlaengine_grouped_quantized", ShapeDtypeStruct((*chosen.shape, w.columns), jnp.float32))
    return call(x, *_matrices(w), chosen)


def columns(w: QuantizedPanels, index: Int32[Array, " N"]) -> Float32[Array, "N {w.D}"]:
    """The columns ``index`` of a matrix ``[D, F]``. An index out of range means the nearest column."""
    call = jax.ffi.ffi_call("xlaengine_columns_quantized", ShapeDtypeStruct((*index.shape, w.D), jnp.float32))
    return call(*_matrices(w), index, columns=np.int64(w.columns))


def _matrices(w: QuantizedPanels) -> tuple[Array, Array, Array]:
    """``data``, ``table [L, *, P, 4]``, and the layer that kernels read."""
    table = jnp.asarray(w.table)
    return jnp.asarray(w.data), table[None] if w.layer is None else table, jnp.int32(0) if w.layer is None else w.layer
