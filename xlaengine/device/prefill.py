"""Prefill writes a chunk of a prompt into its slot; with tiles, chunks of several prompts. Admission activates a slot's row.

Prefill ends before the prompt's last token. ``decode`` is fed that token, because it samples every token of a stream. So prefill has no
logits, and a prompt of one token needs no prefill.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig, SlotLayout
from xlaengine.memory.access import Contiguous
from xlaengine.memory.state import DraftRows, SlotRows, State, VocabRows
from xlaengine.models.decoder import Decoder, Tiles, Whole, at_tile
from xlaengine.models.weights import Weights


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class PrefillBatch:
    """Chunks of prompts.

    Attributes:
        tokens: int32 [T], padded to a bucket; in a graph by tiles, to the longest bucket.
        slot: int32 scalar; in a graph by tiles int32 [N], the slot of each tile.
        start: int32, shaped as ``slot``: the position of ``tokens[0]``, or of each tile's first token.
        end: int32, shaped as ``slot``: the position after the last token of the chunk, or of each tile's chunk, padding left out.
        tiles: int32 scalar, how many tiles are computed; None in a graph that takes all tokens at once.
    """

    tokens: Any
    slot: Any
    start: Any
    end: Any
    tiles: Any = None


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class AdmitBatch:
    """A slot and its new row.

    Attributes:
        slot: int32 scalar. row, vocab: `SlotRows` and `VocabRows` without the B axis.
        history: int32 [S], the stream's tokens by position up to ``row.token``, and anything after it; None without speculation.
    """

    slot: Any
    row: SlotRows
    vocab: VocabRows
    history: Any = None


def prefill(model: Decoder, engine: EngineConfig, weights: Weights, state: State, batch: PrefillBatch) -> tuple[State, None]:
    """Write a chunk's part of every cell, at positions ``start .. start + T - 1``. Entries of padding lie beyond ``pos`` and are never
    read.

    ``start`` and S are multiples of the smallest bucket, and the padding of a chunk is shorter than the smallest bucket
    (`control.chunks.chunk_bucket`). So the update never reaches past S, where `dynamic_update_slice` would silently clamp its start. A
    rehearsal may start at other positions, well before S.
    """
    tokens, tokens_of = in_place(engine.layout, batch)
    _, cells, features = model.observed(weights, tokens, tokens_of, state.cells)
    return replace(state, cells=cells, draft=_with_features(state.draft, features, batch)), None


def in_place(layout: SlotLayout, batch: PrefillBatch) -> tuple[Array, Whole | Tiles]:
    """The batch's tokens, int32 ``[1, T]`` or by tile ``[N, T/N]``, and how they go through the layers."""

    def access(slot: Array, positions: Array, end: Array) -> Contiguous:
        """The access for tokens at ``positions [1, T]``. Each token sees the slot's entries up to its own, but no padding."""
        return Contiguous(slot[None], positions, jnp.minimum(positions[:, -1] + 1, end), layout)

    if batch.tiles is None:
        positions = (batch.start + jnp.arange(len(batch.tokens), dtype=jnp.int32))[None]
        return batch.tokens[None], Whole(positions, access(batch.slot, positions, batch.end))
    tokens = batch.tokens.reshape(len(batch.slot), -1)
    positions = batch.start[:, None] + jnp.arange(tokens.shape[1], dtype=jnp.int32)
    return tokens, Tiles(positions, lambda tile: access(batch.slot[tile], positions[tile][None], batch.end[tile]), batch.tiles)


def _with_features(draft: DraftRows | None, features: Array, batch: PrefillBatch) -> DraftRows | None:
    """``draft`` with the chunk's ``features`` written to its slot; unchanged if no drafter reads features."""
    if draft is None or draft.features is None:
        return draft
    if batch.tiles is None:
        return replace(draft, features=jax.lax.dynamic_update_slice(draft.features, features, (batch.slot, batch.start, 0)))

    def write(tile: Array, kept: Array) -> Array:
        place = (batch.slot[tile], batch.start[tile], jnp.int32(0))
        return jax.lax.dynamic_update_slice(kept, at_tile(features, tile), place)

    return replace(draft, features=jax.lax.fori_loop(jnp.int32(0), batch.tiles, write, draft.features))


def admit(weights: None, state: State, batch: AdmitBatch) -> tuple[State, None]:
    """Write one slot's row of every field on the device. No other row changes."""

    def write(column: Array, value: Array) -> Array:
        return jax.lax.dynamic_update_index_in_dim(column, value, batch.slot, axis=0)

    slots, vocab = jax.tree.map(write, (state.slots, state.vocab), (batch.row, batch.vocab))
    draft = state.draft and replace(state.draft, history=write(state.draft.history, batch.history))
    return replace(state, slots=slots, vocab=vocab, draft=draft), None
