"""Prefill: one chunk of one prompt into one slot's KV rows, and the admission write that wakes the slot.

Prefill ends before the prompt's last token: that one is fed by ``decode``, which samples every token there is.
So prefill has no logits, and a prompt of one token needs no prefill at all.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import flax.struct
import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.attention import block_attention
from xlaengine.device.state import DraftRows, SlotRows, State, VocabRows
from xlaengine.models import decoder
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights


@flax.struct.dataclass
class PrefillBatch:
    """tokens: int32 [T], padded to a bucket. slot: int32 scalar. start: int32 scalar, the position of ``tokens[0]``."""

    tokens: Any
    slot: Any
    start: Any


@flax.struct.dataclass
class AdmitBatch:
    """slot: int32 scalar. row, vocab: `SlotRows` and `VocabRows` without the B axis.

    history: int32 [S], the stream's tokens by position up to and with ``row.token``, anything beyond; None where nobody speculates.
    """

    slot: Any
    row: SlotRows
    vocab: VocabRows
    history: Any = None


def prefill(model: ModelConfig, engine: EngineConfig, weights: Weights, state: State, batch: PrefillBatch) -> tuple[State, None]:
    """Write keys and values of positions ``start .. start + T - 1``; those of padding lie beyond ``pos`` and are garbage.

    The start is a multiple of the smallest bucket, S is too, and a chunk is padded by less than one (`host.chunks.chunk_bucket`),
    so the update never reaches past S, where `dynamic_update_slice` would clamp it silently.
    """
    (T,) = batch.tokens.shape
    positions = batch.start + jnp.arange(T, dtype=jnp.int32)
    written = (batch.start + T)[None]

    def attend(layer: Array, q: Array, k: Array, v: Array, cache: tuple[Array, Array]) -> tuple[Array, tuple[Array, Array]]:
        with jax.named_scope("write_kv"):
            keys = jax.lax.dynamic_update_slice(cache[0], jnp.einsum("btkh->bkht", k)[None], (layer, batch.slot, 0, 0, batch.start))
            values = jax.lax.dynamic_update_slice(cache[1], jnp.einsum("btkh->bkth", v)[None], (layer, batch.slot, 0, batch.start, 0))
        return block_attention(q, keys, values, layer, batch.slot[None], positions[None], written, engine.kv_block), (keys, values)

    hidden, (k, v) = decoder.forward(model, weights, batch.tokens[None], positions[None], attend, (state.k, state.v))
    return replace(state, k=k, v=v, draft=_with_features(state.draft, hidden, batch)), None


def _with_features(draft: DraftRows | None, hidden: Array, batch: PrefillBatch) -> DraftRows | None:
    """With the chunk's ``hidden [1, T, D]`` in its slot, where a drafter reads them."""
    if draft is None or draft.features is None:
        return draft
    return replace(draft, features=jax.lax.dynamic_update_slice(draft.features, hidden, (batch.slot, batch.start, 0)))


def admit(weights: None, state: State, batch: AdmitBatch) -> tuple[State, None]:
    """Write one slot's row of every field on the device; nothing of the other rows moves."""

    def write(column: Array, value: Array) -> Array:
        return jax.lax.dynamic_update_index_in_dim(column, value, batch.slot, axis=0)

    slots, vocab = jax.tree.map(write, (state.slots, state.vocab), (batch.row, batch.vocab))
    draft = state.draft and replace(state.draft, history=write(state.draft.history, batch.history))
    return replace(state, slots=slots, vocab=vocab, draft=draft), None
