"""Barriers for XLA:CPU, which may compute a product and an addition as one operation, or not, depending on the rest of the graph.

`rounded` costs almost nothing and is fused with its neighbours: it rounds one value. `apart` ends a fusion, at the cost of a loop of one
turn: nothing before it is computed together with anything behind it.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Int32


def zero_of(slots: Int32[Array, " R"]) -> Int32[Array, ""]:
    """0. No slot is negative, but XLA cannot tell."""
    return slots[0] >> 31


def rounded_product(zero: Int32[Array, ""], a: Array, b: Array) -> Array:
    """``a * b`` in float32, rounded before anything is added to it.

    Whether XLA:CPU makes one operation of a plain product and an addition depends on the graph.

    Args:
        zero: 0. XLA must not be able to tell that it is 0.
    """
    return rounded(zero, a * b)


def rounded(zero: Int32[Array, ""], x: Array) -> Array:
    """``x`` as it would be in memory: its bits pass an operation on integers. ``zero`` as `rounded_product` takes it."""
    bits = jnp.dtype(f"int{8 * x.dtype.itemsize}")
    return jax.lax.bitcast_convert_type(jax.lax.bitcast_convert_type(x, bits) ^ zero.astype(bits), x.dtype)


def apart(zero: Int32[Array, ""], x: Array) -> Array:
    """``x``. XLA fuses what computes it with nothing that reads it.

    XLA:CPU removes an optimization barrier before it fuses, but does not fuse across the border of a loop, unless it can tell that the loop
    changes nothing. ``zero`` as `rounded_product` takes it.
    """
    return jax.lax.platform_dependent(zero, x, cpu=_through_loop, default=lambda zero, x: jax.lax.optimization_barrier(x))


def _through_loop(zero: Int32[Array, ""], x: Array) -> Array:
    """``x`` after one turn of a loop, the turn 0, which flips none of its bits."""
    return jax.lax.fori_loop(zero, zero + 1, rounded, x)
