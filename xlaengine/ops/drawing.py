"""Draws tokens in XLA's own operations: temperature, then min_p, top_k and top_p, each over the tokens that are left, then one Gumbel-max
draw.

Nothing is sorted. A filter is a threshold on the logit, and all ties at the threshold are kept. The thresholds of top_k and top_p are found
by bisection over the bits of the float, in 32 passes each. A filter is skipped if no row has it, and a row without it stays
unchanged.
"""

from __future__ import annotations

from collections.abc import Callable

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Bool, Float, Float32, Int32, UInt32

from xlaengine.ops.base import Filters

NEVER = -jnp.inf
"""Logit of a token that cannot be chosen."""


def tempered(
    logits: Float32[Array, "R V"], tops: Float32[Array, " R"], filters: Filters, wants: Bool[Array, " R"]
) -> Float32[Array, "R V"]:
    """Logits after temperature and filters: the logarithms of each row's distribution, up to a constant. Removed tokens have -inf. Rows
    without ``wants`` stay unchanged. ``tops``: the greatest logit of each row."""
    temperature = jnp.where(wants, filters.temperature, 1)
    below = logits < tops[:, None]
    return _filtered(logits / temperature[:, None], below, tops / temperature, filters, wants)


def argmax(x: Float[Array, "*R V"]) -> Int32[Array, "*R"]:
    """The index of the first maximum of each row; V - 1 if the maximum is NaN. Two plain reductions are four times as fast as XLA:CPU's
    reduction over pairs of value and index."""
    V = x.shape[-1]
    index = jnp.arange(V, dtype=jnp.int32)[None, :]
    first = jnp.min(jnp.where(x == x.max(-1, keepdims=True), index, V), axis=-1)
    return jnp.minimum(first, V - 1)  # no entry equals a maximum of NaN


@jax.named_scope("noise")
def gumbel_rows(keys: UInt32[Array, "R 2"], vocab: int) -> Float32[Array, "R {vocab}"]:
    """Gumbel noise from threefry key data."""

    def row(key: Array) -> Array:
        return jax.random.gumbel(jax.random.wrap_key_data(key, impl="threefry2x32"), (vocab,), jnp.float32)

    return jax.vmap(row)(keys)


@jax.named_scope("filter")
def _filtered(
    logits: Float32[Array, "R V"], below: Bool[Array, "R V"], tops: Float32[Array, " R"], filters: Filters, wants: Bool[Array, " R"]
) -> Float32[Array, "R V"]:
    """``below``: whether the logit is below the greatest of its row. XLA may round the quotients in ``logits`` and in ``tops`` differently,
    so the greatest could be below its own threshold."""

    def stage(x: Array, active: Array, threshold: Callable[[Array], Array]) -> Array:
        active = active & wants
        cut = jax.lax.cond(jnp.any(active), threshold, lambda x: jnp.full(x.shape[:1], NEVER), x)
        return jnp.where(active[:, None] & below & (x < cut[:, None]), NEVER, x)

    V = logits.shape[-1]
    _, top_k, top_p, min_p = filters
    x = stage(logits, min_p > 0, lambda _: tops + jnp.log(min_p))
    x = stage(x, (top_k > 0) & (top_k < V), lambda x: _kth_largest(x, top_k))
    return stage(x, top_p < 1, lambda x: _nucleus(x, top_p))


def _kth_largest(x: Float32[Array, "R V"], k: Int32[Array, " R"]) -> Float32[Array, " R"]:
    return _bisect(x, lambda at_least: at_least.sum(-1, dtype=jnp.int32) >= k)


def _nucleus(x: Float32[Array, "R V"], top_p: Float32[Array, " R"]) -> Float32[Array, " R"]:
    """The largest t of each row for which the probabilities of the tokens with ``x >= t`` sum to at least ``top_p`` (Holtzman et al.
    2020)."""
    weight = jnp.exp(x - x.max(-1, keepdims=True))
    need = top_p * weight.sum(-1)
    return _bisect(x, lambda at_least: jnp.where(at_least, weight, 0).sum(-1) >= need)


def _bisect(x: Float32[Array, "R V"], enough: Callable[[Array], Array]) -> Float32[Array, " R"]:
    """The largest float t of each row for which ``enough(x >= t)`` holds, found in 32 halvings over the floats in the order of their bits.

    t is one of the row's values, because the predicate does not change between two of them. It is taken to hold for the row's minimum.
    """
    bits = _ordered(x)
    low, high = bits.min(-1), bits.max(-1)

    def halve(_: Array, bounds: tuple[Array, Array]) -> tuple[Array, Array]:
        low, high = bounds
        middle = (low >> 1) + (high >> 1) + ((low | high) & 1)  # ceil of the mean, without overflow
        ok = enough(bits >= middle[:, None])
        return jnp.where(ok, middle, low), jnp.where(ok, high, jnp.maximum(middle - 1, low))

    low, _ = jax.lax.fori_loop(0, 32, halve, (low, high))
    return _unordered(low)


def _ordered(x: Float32[Array, "*N"]) -> Int32[Array, "*N"]:
    """Integers in the order of the floats: the bits of each float, with the magnitude bits of negative floats flipped."""
    bits = jax.lax.bitcast_convert_type(x, jnp.int32)
    return jnp.where(bits < 0, bits ^ jnp.int32(0x7FFFFFFF), bits)


def _unordered(bits: Int32[Array, "*N"]) -> Float32[Array, "*N"]:
    return jax.lax.bitcast_convert_type(jnp.where(bits < 0, bits ^ jnp.int32(0x7FFFFFFF), bits), jnp.float32)
