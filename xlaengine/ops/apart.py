"""A barrier: XLA does not fuse the operations before it with those behind it."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Int32


def apart(x: Array, zero: Int32[Array, ""]) -> Array:
    """Returns ``x`` unchanged. XLA fuses what computes it with nothing that reads it.

    Fusion decides whether XLA:CPU rounds a product before it adds something to it. XLA:CPU removes an optimization barrier before it fuses,
    but does not fuse across the border of a loop, unless it can tell that the loop changes nothing.

    Args:
        zero: 0. XLA must not be able to tell that it is 0.
    """
    return jax.lax.platform_dependent(x, zero, cpu=_through_loop, default=lambda x, zero: jax.lax.optimization_barrier(x))


def _through_loop(x: Array, zero: Int32[Array, ""]) -> Array:
    """``x`` after one turn of a loop that flips none of its bits."""
    bits = {1: jnp.int8, 2: jnp.int16, 4: jnp.int32}[x.dtype.itemsize]

    def same(turn: Array, x: Array) -> Array:
        return jax.lax.bitcast_convert_type(jax.lax.bitcast_convert_type(x, bits) ^ turn.astype(bits), x.dtype)

    return jax.lax.fori_loop(zero, zero + 1, same, x)
