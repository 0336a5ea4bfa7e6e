"""How kernels read panels of int8 words."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array
from jaxtyping import Float32, Int32

from xlaengine.ops import int8
from xlaengine.ops.int8 import Int8Panels


def kernel(w: Int8Panels) -> str:
    return "int8"


def operands(w: Int8Panels) -> tuple[Array, Array, Array]:
    """Words ``[L, *, P, D / 4, C]``, factors ``[L, *, P, 1, C]``, and the layer that kernels read."""
    words, factors, layer = w.entries.data, w.factors.data, w.entries.layer
    return (words[None], factors[None], jnp.int32(0)) if layer is None else (words, factors, layer)


def columns(w: Int8Panels, index: Int32[Array, " N"]) -> Float32[Array, "N {w.D}"]:
    """The columns ``index`` of a matrix ``[D, F]``."""
    return int8.columns(w, index)
