"""Choosing a row's token: the adjustments, temperature, then min_p, then top_k, then top_p over what is left; then one Gumbel-max draw.

No sort: a filter is a threshold on the logit, found by bisection over the float's bits, so that a row costs a few passes and ties at
the threshold are all kept. With native kernels a row's draw is one kernel (`xlaengine.native.draw`); by XLA's, passes go over all rows
``[R, V]``, what nobody in the batch asks for is skipped, and rows that do not ask pass through it unchanged.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine import native
from xlaengine.config import EngineConfig
from xlaengine.device.adjust import NEVER, adjusted, taken
from xlaengine.device.state import SlotRows, VocabRows

Draw = Callable[[Array, SlotRows, Array], Array]
"""Tokens int32 [R] from adjusted ``logits [R, V]``, rows, and which of these want one, bool [R]; of others the token means nothing."""

DRAFT_NOISE, ACCEPTANCE = 1, 2
"""Folded into a token's key for what else is drawn for it: the drafter's own noise, and whether its proposal is accepted."""


@jax.named_scope("sample")
def sample(
    engine: EngineConfig,
    logits: Array,
    plain: Array,
    rows: SlotRows,
    live: Array,
    vocab: VocabRows,
    slots: Array,
    draw: Draw | None = None,
    since: Callable[[VocabRows], VocabRows] = lambda taken: taken,
) -> Array:
    """The next token int32 [R] of each row from raw float32 ``logits [R, V]``.

    Greedy rows (temperature 0) take the exact argmax of the adjusted logits, first index on ties. A sampled row takes
    ``argmax(filtered logits + Gumbel noise)``, the noise from ``fold_in(request key, token index)``:
    not from the slot, not from the step.

    Args:
        plain: int32 [R], the rows' argmax (`greatest`): the token of each that asks for nothing.
        rows: [R]. live: bool [R]; of other rows the token means nothing.
        vocab: the table [B, V], of which nothing is read unless a live row adjusts. slots: int32 [R], the rows' slots.
        draw: how a sampled row's token is drawn; None draws as above.
        since: what has come to the rows ``[R, V]`` that are taken of that table.
    """
    draw = draw or partial(drawn, engine)
    adjusts, draws = live & rows.adjusts, live & (rows.temperature > 0)

    def choose() -> Array:
        x = jax.lax.cond(jnp.any(adjusts), lambda: adjusted(logits, rows, since(taken(vocab, slots)), adjusts), lambda: logits)
        return jax.lax.cond(jnp.any(draws), lambda: jnp.where(draws, draw(x, rows, draws), argmax(x)), lambda: argmax(x))

    return jax.lax.cond(jnp.any(adjusts | draws), choose, lambda: plain)


def drawn(engine: EngineConfig, logits: Array, rows: SlotRows, wants: Array) -> Array:
    """As `Draw` says, with the tokens' own noise and nothing else. The two kinds of kernels differ in last bits of noise and filters."""
    if engine.kernels == "native":
        keys = jax.random.key_data(jax.vmap(token_key)(rows.key, rows.index))
        return native.draw(logits, rows.temperature, rows.top_k, rows.top_p, rows.min_p, keys, wants)
    return argmax(tempered(logits, rows, wants) + noise(rows, logits.shape[-1]))


def tempered(logits: Array, rows: SlotRows, wants: Array) -> Array:
    """Adjusted ``logits [R, V]`` after temperature and filters: the rows' distributions, up to a constant."""
    scaled = logits / jnp.where(wants, rows.temperature, 1)[:, None]
    return filtered(scaled, rows.top_k, rows.top_p, rows.min_p, wants)


@jax.named_scope("noise")
def noise(rows: SlotRows, vocab: int) -> Array:
    """Gumbel noise ``[R, V]`` of each row's next token."""
    return jax.vmap(gumbel, in_axes=(0, 0, None))(rows.key, rows.index, vocab)


@jax.named_scope("greatest")
def greatest(engine: EngineConfig, logits: Array) -> tuple[Array, Array]:
    """The greatest of each row of ``logits [R, V]``, NaN where one is NaN, and its `argmax`. ``engine.kernels`` says who looks."""
    return native.argmax(logits) if engine.kernels == "native" else (logits.max(-1), argmax(logits))


def argmax(x: Array) -> Array:
    """Index of the first maximum of each row, int32; two plain reductions, four times as fast as XLA:CPU's paired one."""
    V = x.shape[-1]
    index = jnp.arange(V, dtype=jnp.int32)[None, :]
    first = jnp.min(jnp.where(x == x.max(-1, keepdims=True), index, V), axis=-1)
    return jnp.minimum(first, V - 1)  # a row of NaN has no maximum


def gumbel(key_data: Array, index: Array, vocab: int) -> Array:
    """Float32 Gumbel noise [V] of token ``index`` of the stream whose threefry key data is ``key_data`` (uint32 [2])."""
    return jax.random.gumbel(token_key(key_data, index), (vocab,), jnp.float32)


def token_key(key_data: Array, index: Array) -> Array:
    """The key of everything that is drawn for token ``index`` of a stream."""
    return jax.random.fold_in(jax.random.wrap_key_data(key_data, impl="threefry2x32"), index)


@jax.named_scope("filter")
def filtered(logits: Array, top_k: Array, top_p: Array, min_p: Array, wants: Array) -> Array:
    """``logits [R, V]`` with removed tokens at -inf. Parameters are [R]; rows where ``wants`` is False are not filtered for."""

    def stage(x: Array, active: Array, threshold: Callable[[Array], Array]) -> Array:
        active = active & wants
        cut = jax.lax.cond(jnp.any(active), threshold, lambda x: jnp.full(x.shape[:1], NEVER), x)
        return jnp.where(active[:, None] & (x < cut[:, None]), NEVER, x)

    V = logits.shape[-1]
    x = stage(logits, min_p > 0, lambda x: x.max(-1) + jnp.log(min_p))
    x = stage(x, (top_k > 0) & (top_k < V), lambda x: _kth_largest(x, top_k))
    return stage(x, top_p < 1, lambda x: _nucleus(x, top_p))


def _kth_largest(x: Array, k: Array) -> Array:
    """The k-th largest value of each row."""
    return _bisect(x, lambda at_least: at_least.sum(-1, dtype=jnp.int32) >= k)


def _nucleus(x: Array, top_p: Array) -> Array:
    """The largest value such that the probability of what is at least as large reaches ``top_p`` (Holtzman et al. 2020)."""
    weight = jnp.exp(x - x.max(-1, keepdims=True))
    need = top_p * weight.sum(-1)
    return _bisect(x, lambda at_least: jnp.where(at_least, weight, 0).sum(-1) >= need)


def _bisect(x: Array, enough: Callable[[Array], Array]) -> Array:
    """The largest float t of each row for which ``enough(x >= t)`` holds, in 32 halvings over floats in their bit order.

    It is a value of the row itself: between two values of the row the predicate does not change.
    The row's minimum always counts as enough.
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


def _ordered(x: Array) -> Array:
    """Int32 whose order is the float's order: negative floats have their magnitude bits flipped."""
    bits = jax.lax.bitcast_convert_type(x, jnp.int32)
    return jnp.where(bits < 0, bits ^ jnp.int32(0x7FFFFFFF), bits)


def _unordered(bits: Array) -> Array:
    return jax.lax.bitcast_convert_type(jnp.where(bits < 0, bits ^ jnp.int32(0x7FFFFFFF), bits), jnp.float32)
