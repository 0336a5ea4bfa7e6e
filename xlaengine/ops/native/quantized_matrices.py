"""How kernels read panels of blocks. An entry has the float32 value that `xlaengine.ops.quantized.dequantized` gives."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, ShapeDtypeStruct
from jaxtyping import Float32, Int32

from xlaengine.ops.quantized import QuantizedPanels


def kernel(w: QuantizedPanels) -> str:
    return "quantized"


def operands(w: QuantizedPanels) -> tuple[Array, Array, Array]:
    """``data``, ``table [L, *, P, 4]``, and the layer that kernels read."""
    table = jnp.asarray(w.table)
    return jnp.asarray(w.data), table[None] if w.layer is None else table, jnp.int32(0) if w.layer is None else w.layer


def columns(w: QuantizedPanels, index: Int32[Array, " N"]) -> Float32[Array, "N {w.D}"]:
    """The columns ``index`` of a matrix ``[D, F]``. An index out of range means the nearest column."""
    call = jax.ffi.ffi_call("xlaengine_columns_quantized", ShapeDtypeStruct((*index.shape, w.D), jnp.float32))
    return call(*operands(w), index, columns=np.int64(w.columns))
