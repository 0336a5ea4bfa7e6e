"""Chooses a row's token: adjusts its logits, then takes their argmax or draws (`Ops.draw`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Bool, Float32, Int32, UInt32

from xlaengine.device.adjust import adjusted, taken
from xlaengine.memory.state import SlotRows, VocabRows
from xlaengine.ops import drawing
from xlaengine.ops.base import Ops

Draw = Callable[[Array, Array, SlotRows, Array], Array]
"""``draw(here, tops, rows, wants)``: tokens int32 [R] from adjusted logits. ``here [R, C]`` are this device's columns of them, ``tops [R]``
the greatest of each row. Rows without ``wants``, bool [R], get an arbitrary token."""

DRAFT_NOISE, ACCEPTANCE = 1, 2
"""Numbers that are folded into a token's key for two other draws: the drafter's own noise, and whether its proposal is accepted."""


@jax.named_scope("sample")
def sample(
    ops: Ops,
    here: Float32[Array, "R C"],
    plain: tuple[Float32[Array, " R"], Int32[Array, " R"]],
    rows: SlotRows,
    live: Bool[Array, " R"],
    vocab: VocabRows,
    slots: Int32[Array, " R"],
    draw: Draw | None = None,
    since: Callable[[VocabRows], VocabRows] = lambda taken: taken,
) -> Int32[Array, " R"]:
    """The next token of each row from its raw logits. They stay spread over the devices, unless a row has top_k or top_p, or ``draw``
    gathers them.

    Greedy rows (temperature 0) take the argmax of the adjusted logits, the first index on ties. A sampled row takes
    ``argmax(filtered logits + Gumbel noise)``. The noise depends on ``fold_in(request key, token index)``, not on the slot or the step.

    Args:
        here: this device's columns of the logits (`Decoder.logits_here`).
        plain: the rows' greatest logits and their indices (`greatest_of_all`), which are the tokens of greedy rows without adjustments.
        rows: the settings of the rows, each [R].
        live: rows that get a token; the others get an arbitrary one.
        vocab: the table [B, V], which is read only if a live row adjusts.
        slots: the rows' slots.
        draw: how a sampled row's token is drawn; None draws as above.
        since: a function of the rows' ``vocab [R, V]``. It adds the tokens that are proposed before each row's place to the counts.
    """
    size = vocab.counts.shape[-1]
    draw = draw or partial(drawn, ops, size)
    adjusts, draws = live & rows.adjusts, live & (rows.temperature > 0)

    def adjust() -> tuple[Array, tuple[Array, Array]]:
        own = jax.tree.map(lambda column: ops.own(column, -1, here.shape[-1]), since(taken(vocab, slots)))
        x = adjusted(here, rows, own, adjusts)
        return x, ops.greatest_of_all(x, size)

    def choose() -> Array:
        x, (tops, tokens) = jax.lax.cond(jnp.any(adjusts), adjust, lambda: (here, plain))
        return jax.lax.cond(jnp.any(draws), lambda: jnp.where(draws, draw(x, tops, rows, draws), tokens), lambda: tokens)

    return jax.lax.cond(jnp.any(adjusts | draws), choose, lambda: plain[1])


def drawn(
    ops: Ops, size: int, here: Float32[Array, "R C"], tops: Float32[Array, " R"], rows: SlotRows, wants: Bool[Array, " R"]
) -> Int32[Array, " R"]:
    """A `Draw` with the tokens' own noise, from ``size`` logits. XLA's and native kernels differ in the last bits of noise and filters."""
    return ops.draw_of_all(here, size, tops, rows.filters, _token_keys(rows), wants)


def drawn_from_whole(
    ops: Ops, logits: Float32[Array, "R V"], tops: Float32[Array, " R"], rows: SlotRows, wants: Bool[Array, " R"]
) -> Int32[Array, " R"]:
    """The tokens of `drawn`, from logits of which each device has all columns."""
    return ops.draw(logits, tops, rows.filters, _token_keys(rows), wants, jnp.int32(0), logits.shape[-1])[1]


def tempered(logits: Float32[Array, "R V"], tops: Float32[Array, " R"], rows: SlotRows, wants: Bool[Array, " R"]) -> Float32[Array, "R V"]:
    """Adjusted ``logits`` after temperature and filters: the logarithms of the rows' distributions, up to a constant. ``tops``: the
    greatest logit of each row."""
    return drawing.tempered(logits, tops, rows.filters, wants)


def noise(rows: SlotRows, vocab: int) -> Float32[Array, "R {vocab}"]:
    """Gumbel noise ``[R, V]`` of each row's next token."""
    return drawing.gumbel_rows(_token_keys(rows), vocab)


@jax.named_scope("greatest")
def greatest(ops: Ops, logits: Float32[Array, "R V"]) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
    """The greatest value of each row of ``logits [R, V]``, and its first index. The value is NaN if a value of the row is NaN."""
    return ops.greatest(logits)


@jax.named_scope("greatest")
def greatest_of_all(ops: Ops, here: Float32[Array, "R C"], vocab: int) -> tuple[Float32[Array, " R"], Int32[Array, " R"]]:
    """`greatest` of logits whose columns are spread over the devices; ``here`` are this device's. Each device sends two numbers per row."""
    return ops.greatest_of_all(here, vocab)


def token_key(key_data: Array, index: Array) -> Array:
    """The key of all draws for token ``index`` of a stream. ``key_data``, uint32 [2], is the stream's threefry key data."""
    return jax.random.fold_in(jax.random.wrap_key_data(key_data, impl="threefry2x32"), index)


def _token_keys(rows: SlotRows) -> UInt32[Array, "R 2"]:
    """Threefry key data of each row's next token."""
    return jax.random.key_data(jax.vmap(token_key)(rows.key, rows.index))
