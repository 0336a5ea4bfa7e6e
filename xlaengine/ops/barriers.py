"""Barriers to fusion. XLA:CPU may fuse a product with an addition, depending on the rest of the graph; then the product is not rounded.

`rounded` rounds one value. It costs almost nothing, because it is itself fused with its neighbours. No operation before `apart` is fused
with one after it. It costs a loop of one iteration.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Int32, Shaped


def zero_of(slots: Int32[Array, " R"]) -> Int32[Array, ""]:
    """A 0 that XLA cannot know to be 0: no slot is negative."""
    return slots[0] >> 31


def zero_in(x: Shaped[Array, "*N"]) -> Int32[Array, ""]:
    """A 0 that XLA cannot know to be 0, from any array that has entries: the bits of its first entry are not more than 64."""
    first = x[(0,) * x.ndim]
    bits = jax.lax.bitcast_convert_type(first, jnp.dtype(f"int{8 * x.dtype.itemsize}"))
    return jax.lax.population_count(bits).astype(jnp.int32) >> 31


def rounded_product(zero: Int32[Array, ""], a: Array, b: Array) -> Array:
    """``a * b`` in float32, rounded before anything is added to it.

    Args:
        zero: 0, which XLA must not know to be 0 (`zero_of`).
    """
    return rounded(zero, a * b)


def rounded(zero: Int32[Array, ""], x: Array) -> Array:
    """``x`` rounded to its dtype. An integer operation reads its bits, so XLA cannot keep excess precision. ``zero`` is as in
    `rounded_product`.
    """
    bits = jnp.dtype(f"int{8 * x.dtype.itemsize}")
    return jax.lax.bitcast_convert_type(jax.lax.bitcast_convert_type(x, bits) ^ zero.astype(bits), x.dtype)


def apart(zero: Int32[Array, ""], x: Array) -> Array:
    """Returns ``x``. XLA does not fuse the operations that compute it with those that read it.

    On a CPU ``x`` passes through a loop: XLA:CPU removes an optimization barrier before it fuses, but does not fuse across the border of a
    loop, unless it knows that the loop changes nothing. ``zero`` is as in `rounded_product`.
    """
    return jax.lax.platform_dependent(zero, x, cpu=_through_loop, default=lambda zero, x: jax.lax.optimization_barrier(x))


def _through_loop(zero: Int32[Array, ""], x: Array) -> Array:
    """``x`` after a loop of one iteration, which changes none of its bits."""
    return jax.lax.fori_loop(zero, zero + 1, rounded, x)
