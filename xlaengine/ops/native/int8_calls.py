"""The kernels that read panels of int8 words, as functions for graphs. Their bits are those of `xlaengine.ops.int8`."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array, ShapeDtypeStruct
from jaxtyping import Float32, Int32

from xlaengine.ops import int8
from xlaengine.ops.int8 import Int8Panels


def product(x: Float32[Array, "R D"], w: Int8Panels) -> Float32[Array, "R {w.columns}"]:
    """``x @ w`` for a matrix ``[D, F]``."""
    call = jax.ffi.ffi_call("xlaengine_product_int8", ShapeDtypeStruct((x.shape[0], w.columns), jnp.float32))
    return call(x, *_matrices(w))


def grouped_product(x: Float32[Array, "N J D"], w: Int8Panels, chosen: Int32[Array, "N K"]) -> Float32[Array, "N K {w.columns}"]:
    """``x[n, k] @ w[chosen[n, k]]`` for matrices ``[E, D, F]``: J is 1 or K."""
    call = jax.ffi.ffi_call("xlaengine_grouped_int8", ShapeDtypeStruct((*chosen.shape, w.columns), jnp.float32))
    return call(x, *_matrices(w), chosen)


def columns(w: Int8Panels, index: Int32[Array, " N"]) -> Float32[Array, "N {w.D}"]:
    """The columns ``index`` of a matrix ``[D, F]``."""
    return int8.columns(w, index)


def _matrices(w: Int8Panels) -> tuple[Array, Array, Array]:
    """Words ``[L, *, P, D / 4, C]``, factors ``[L, *, P, 1, C]``, and the layer that kernels read."""
    words, factors, layer = w.entries.data, w.factors.data, w.entries.layer
    return (words[None], factors[None], jnp.int32(0)) if layer is None else (words, factors, layer)
