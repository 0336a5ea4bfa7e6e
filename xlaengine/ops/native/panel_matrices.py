"""How kernels read panels of floats: float32, or the bits of bfloat16 as uint16."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Float, Int32

from xlaengine.ops.panels import Panels


def kernel(w: Panels) -> str:
    return w.data.dtype.name


def operands(w: Panels) -> tuple[Array, Array]:
    """``data [L, *, P, D, C]``, and the layer that kernels read."""
    data = jnp.asarray(w.data)
    return (data[None], jnp.int32(0)) if w.layer is None else (data, w.layer)


def columns(w: Panels, index: Int32[Array, " N"]) -> Float[Array, "N D"]:
    """The columns ``index`` of a matrix ``[D, F]``."""
    C = w.data.shape[-1]
    taken = w.data[index // C, :, index % C]
    return jax.lax.bitcast_convert_type(taken, jnp.bfloat16) if taken.dtype == jnp.uint16 else taken
