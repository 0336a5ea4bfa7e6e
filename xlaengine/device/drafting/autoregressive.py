"""Drafters that go on from their own proposals, token by token in one graph, with keys and values of their own in the state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.attention import block_attention
from xlaengine.device.drafting.base import DraftBatch, FillBatch, Proposals, asking, on_nodes, steps_ahead
from xlaengine.device.drafting.choice import choose
from xlaengine.device.state import KV, DraftRows, State, write_kv
from xlaengine.models.decoder import Attend, AttendAt, at_tile


class Fed(NamedTuple):
    """What a drafter is fed.

    Attributes:
        tokens: int32 [R, T].
        positions: int32 [R, T]; where it is negative or beyond the stream, the token is no token, and nothing may come of it.
        before: [R, T, D], of each token the hidden state before it: the target's where the state holds those, the drafter's own for its
            proposals; None where nobody reads it.
    """

    tokens: Array
    positions: Array
    before: Any


Model = Callable[[Fed, Attend, KV], tuple[Array, KV]]
"""Hidden states ``[R, T, D]`` of what is fed, and the cache with its entries."""

ByTiles = Callable[[Callable[[Array], Fed], Array, AttendAt, KV, Array], tuple[Array, KV]]
"""The same of tiles: what is fed in each ``[1, T]``, the positions ``[N, T]`` of all, how many there are (`decoder.forward_by_tiles`)."""


def propose(
    engine: EngineConfig, state: State, batch: DraftBatch, count: int, again: int, model: Model, logits: Callable[[Array], Array]
) -> tuple[DraftRows, Proposals]:
    """Feed the last token and ``again`` before it, whose entries may have been made from stand-ins or not at all, then each proposal.

    Args:
        again: `Drafter.fed_again`.
        logits: float32 [R, V] from hidden states [R, D].
    """
    draft = state.draft
    assert draft is not None
    rows, wants = asking(engine, state, batch)
    pos = jnp.where(wants, rows.pos, 0)  # a row that asks for nothing has nobody wait for its attention

    def step(fed: Fed, cache: KV, ahead: Array) -> tuple[tuple[Array, Array, KV], tuple[Array, Array | None]]:
        """The token ``[R]`` to feed next, the hidden state ``[R, D]`` before it, and what `choose` gives."""
        written = jnp.minimum(fed.positions[:, -1] + 1, engine.cache_len)
        hidden, cache = model(fed, _attend(engine, batch.rows, wants, fed.positions, written), cache)
        chosen = choose(engine, logits(hidden[:, -1]), rows, wants, ahead)
        return (chosen[0][:, 0], hidden[:, -1], cache), chosen

    def go_on(carry: tuple[Array, Array, KV], ahead: Array) -> tuple[tuple[Array, Array, KV], tuple[Array, Array | None]]:
        token, hidden, cache = carry
        return step(Fed(token[:, None], (pos + ahead)[:, None], hidden[:, None]), cache, ahead)

    positions = pos[:, None] + jnp.arange(-again, 1, dtype=jnp.int32)
    carry, first = step(_known(draft, batch.rows, positions), (draft.k, draft.v), jnp.int32(0))
    # A loop, not a chain of copies: compiling takes as long for eight proposals as for two.
    carry, others = jax.lax.scan(go_on, carry, jnp.arange(1, steps_ahead(engine, count), dtype=jnp.int32))
    tokens, q = jax.tree.map(lambda x, xs: jnp.moveaxis(jnp.concatenate([x[None], xs]), 0, 1), first, others)
    return replace(draft, k=carry[2][0], v=carry[2][1]), on_nodes(engine, pos, wants, tokens, q)


def fill(engine: EngineConfig, state: State, batch: FillBatch, bucket: int, model: Model, by_tiles: ByTiles) -> DraftRows:
    """Make the entries of ``bucket`` positions of one slot again, or of the tiles that there are, those that its stream has."""
    draft = state.draft
    assert draft is not None
    slots, cache = batch.slot[None], (draft.k, draft.v)
    row = jax.tree.map(lambda column: column.at[slots].get(mode="clip"), state.slots)
    positions = (batch.start + jnp.arange(bucket, dtype=jnp.int32))[None]

    def attend_from(positions: Array) -> Attend:
        written = jnp.minimum(jnp.minimum(row.pos, positions[:, -1]) + 1, engine.cache_len)
        return _attend(engine, slots, row.active, positions, written)

    if batch.tiles is None:
        _, (k, v) = model(_known(draft, slots, positions), attend_from(positions), cache)
    else:
        tiles = positions.reshape(-1, engine.prefill_tile)

        def known_at(tile: Array) -> Fed:
            return _known(draft, slots, at_tile(tiles, tile))

        def attend_at(tile: Array) -> Attend:
            return attend_from(at_tile(tiles, tile))

        _, (k, v) = by_tiles(known_at, tiles, attend_at, cache, batch.tiles)
    return replace(draft, k=k, v=v)


def _known(draft: DraftRows, slots: Array, positions: Array) -> Fed:
    """The tokens that stand at ``positions [R, T]``, and the target's hidden states before them, zero before the first."""

    def at(table: Array, places: Array) -> Array:
        return table.at[slots[:, None], places].get(mode="clip")

    tokens = at(draft.history, jnp.maximum(positions, 0))
    if draft.features is None:
        return Fed(tokens, positions, None)
    before = at(draft.features, jnp.maximum(positions - 1, 0))
    return Fed(tokens, positions, jnp.where((positions > 0)[..., None], before, 0))


def _attend(engine: EngineConfig, slots: Array, wants: Array, positions: Array, written: Array) -> Attend:
    """Attention of tokens at ``positions [R, T]`` over the first ``written [R]`` entries of their slots, their own written first.

    Rows that do not want it write nothing, nor do tokens at positions that are not among those entries.
    """
    real = wants[:, None] & (positions >= 0) & (positions < written[:, None])
    target = jnp.where(real, slots[:, None], engine.max_num_seqs)  # out of range: the scatter drops it

    def attend(layer: Array, q: Array, k: Array, v: Array, cache: KV) -> tuple[Array, KV]:
        cache = write_kv(cache, layer, target, positions, k, v)
        return block_attention(q, *cache, layer, slots, positions, written, engine), cache

    return attend
