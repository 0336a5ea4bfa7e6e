"""The kernels that read panels of floats, as functions for graphs."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Float, Float32, Int32

from xlaengine.ops.native import calls
from xlaengine.ops.panels import Panels


def product(x: Float32[Array, "R D"], w: Panels) -> Float32[Array, "R {w.columns}"]:
    """``x @ w`` for a matrix ``[D, F]``."""
    return calls.product(x, w.data, w.columns, w.layer)


def grouped_product(x: Float32[Array, "N J D"], w: Panels, chosen: Int32[Array, "N K"]) -> Float32[Array, "N K {w.columns}"]:
    """``x[n, k] @ w[chosen[n, k]]`` for matrices ``[E, D, F]``: J is 1 or K."""
    return calls.grouped_product(x, w.data, w.columns, chosen, w.layer)


def columns(w: Panels, index: Int32[Array, " N"]) -> Float[Array, "N D"]:
    """The columns ``index`` of a matrix ``[D, F]``."""
    C = w.data.shape[-1]
    taken = w.data[index // C, :, index % C]
    return jax.lax.bitcast_convert_type(taken, jnp.bfloat16) if taken.dtype == jnp.uint16 else taken
