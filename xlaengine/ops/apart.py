"""Values that XLA computes as if they were in memory."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Int32


def apart(x: Array, zero: Int32[Array, ""]) -> Array:
    """``x``, which XLA fuses neither with the operations before it nor with those behind it.

    What XLA:CPU fuses decides which products are rounded before something is added to them. On a CPU a barrier is gone before it fuses. It
    respects the border of a loop, if it cannot tell that the loop changes nothing.

    Args:
        zero: 0, which XLA must not be able to tell.
    """
    return jax.lax.platform_dependent(x, zero, cpu=_through_loop, default=lambda x, zero: jax.lax.optimization_barrier(x))


def _through_loop(x: Array, zero: Int32[Array, ""]) -> Array:
    """``x`` after one turn of a loop that flips none of its bits."""
    bits = {1: jnp.int8, 2: jnp.int16, 4: jnp.int32}[x.dtype.itemsize]

    def same(turn: Array, x: Array) -> Array:
        return jax.lax.bitcast_convert_type(jax.lax.bitcast_convert_type(x, bits) ^ turn.astype(bits), x.dtype)

    return jax.lax.fori_loop(zero, zero + 1, same, x)
