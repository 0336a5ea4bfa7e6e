"""Drafters that go on from their own proposals, token by token in one graph, with keys and values of their own in the state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.drafting.base import DraftBatch, FillBatch, Proposals, asking, on_nodes, steps_ahead
from xlaengine.device.drafting.choice import choose
from xlaengine.memory.access import Scattered
from xlaengine.memory.state import DraftRows, State
from xlaengine.models.decoder import Pass, Tiles, Whole, at_tile
from xlaengine.ops.base import Ops


class Fed(NamedTuple):
    """What a drafter is fed.

    Attributes:
        tokens: int32 [R, T].
        positions: int32 [R, T]; where it is negative or beyond the stream, the token is no token, and nothing may come of it.
        before: [R, T, D], of each token the hidden state before it: the target's where the state holds those, the drafter's own for its
            proposals; None if the drafter does not read it.
    """

    tokens: Array
    positions: Array
    before: Any


class Model(Protocol):
    """What is fed, through the drafter's layers."""

    def hidden(self, weights: Any, fed: Callable[[Array | None], Fed], tokens_of: Pass, cells: Any) -> tuple[Array, Any]:
        """Hidden states ``[*, T, D]``, and the cells with their entries.

        Args:
            fed: what a tile is fed; all, for None.
        """
        ...

    def logits(self, weights: Any, hidden: Array) -> Array:
        """Float32 ``[R, V]`` from ``hidden [R, D]``."""
        ...


def propose(
    model: Model, ops: Ops, engine: EngineConfig, weights: Any, state: State, batch: DraftBatch, count: int, again: int
) -> tuple[DraftRows, Proposals]:
    """Feed the last token and ``again`` before it, whose entries may have been made from stand-ins or not at all, then each proposal.

    Args:
        again: `Drafter.fed_again`.
    """
    draft = state.draft
    assert draft is not None
    rows, wants = asking(engine, state, batch)
    pos = jnp.where(wants, rows.pos, 0)  # a row that gets no proposals keeps no other row waiting for its attention

    def step(fed: Fed, cells: Any, ahead: Array) -> tuple[tuple[Array, Array, Any], tuple[Array, Array | None]]:
        """The token ``[R]`` to feed next, the hidden state ``[R, D]`` before it, and what `choose` gives."""
        written = jnp.minimum(fed.positions[:, -1] + 1, engine.cache_len)
        access = _access(engine, batch.rows, wants, fed.positions, written)
        hidden, cells = model.hidden(weights, lambda tile: fed, Whole(fed.positions, access), cells)
        chosen = choose(ops, engine, model.logits(weights, hidden[:, -1]), rows, wants, ahead)
        return (chosen[0][:, 0], hidden[:, -1], cells), chosen

    def go_on(carry: tuple[Array, Array, Any], ahead: Array) -> tuple[tuple[Array, Array, Any], tuple[Array, Array | None]]:
        token, hidden, cells = carry
        return step(Fed(token[:, None], (pos + ahead)[:, None], hidden[:, None]), cells, ahead)

    positions = pos[:, None] + jnp.arange(-again, 1, dtype=jnp.int32)
    carry, first = step(_known(draft, batch.rows, positions), draft.cells, jnp.int32(0))
    # A loop, not a chain of copies: compiling takes as long for eight proposals as for two.
    carry, others = jax.lax.scan(go_on, carry, jnp.arange(1, steps_ahead(engine, count), dtype=jnp.int32))
    tokens, q = jax.tree.map(lambda x, xs: jnp.moveaxis(jnp.concatenate([x[None], xs]), 0, 1), first, others)
    return replace(draft, cells=carry[2]), on_nodes(engine, pos, wants, tokens, q)


def fill(model: Model, engine: EngineConfig, weights: Any, state: State, batch: FillBatch, bucket: int) -> DraftRows:
    """Compute the drafter's entries of ``bucket`` positions of one slot; by tiles, of ``batch.tiles`` tiles. Positions beyond the stream
    are not written.
    """
    draft = state.draft
    assert draft is not None
    slots = batch.slot[None]
    row = jax.tree.map(lambda column: column.at[slots].get(mode="clip"), state.slots)
    positions = (batch.start + jnp.arange(bucket, dtype=jnp.int32))[None]

    def access(positions: Array) -> Scattered:
        written = jnp.minimum(jnp.minimum(row.pos, positions[:, -1]) + 1, engine.cache_len)
        return _access(engine, slots, row.active, positions, written)

    tokens_of: Pass = Whole(positions, access(positions))
    if batch.tiles is not None:
        tiles = positions.reshape(-1, engine.prefill_tile)
        tokens_of = Tiles(tiles, lambda tile: access(at_tile(tiles, tile)), batch.tiles)

    def fed(tile: Array | None) -> Fed:
        return _known(draft, slots, tokens_of.of(tokens_of.positions, tile))

    return replace(draft, cells=model.hidden(weights, fed, tokens_of, draft.cells)[1])


def _known(draft: DraftRows, slots: Array, positions: Array) -> Fed:
    """The tokens that stand at ``positions [R, T]``, and the target's hidden states before them, zero before the first."""

    def at(table: Array, places: Array) -> Array:
        return table.at[slots[:, None], places].get(mode="clip")

    tokens = at(draft.history, jnp.maximum(positions, 0))
    if draft.features is None:
        return Fed(tokens, positions, None)
    before = at(draft.features, jnp.maximum(positions - 1, 0))
    return Fed(tokens, positions, jnp.where((positions > 0)[..., None], before, 0))


def _access(engine: EngineConfig, slots: Array, wants: Array, positions: Array, written: Array) -> Scattered:
    """Tokens at ``positions [R, T]`` see the first ``written [R]`` entries of their slots, their own written first.

    Rows that do not want it write nothing, nor do tokens at positions that are not among those entries.
    """
    real = wants[:, None] & (positions >= 0) & (positions < written[:, None])
    target = jnp.where(real, slots[:, None], engine.max_num_seqs)  # out of range: the scatter drops it
    return Scattered(slots, positions, written, engine.kv_block, target, positions)
