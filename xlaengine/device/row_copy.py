"""A slot's keys and values to the host and back, one attention block at a time: what an evicted stream goes on from, bit for bit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import flax.struct
import jax
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.state import State


@flax.struct.dataclass
class SaveBatch:
    """slot: int32 scalar. start: int32 scalar, the block's first position, a multiple of C = `EngineConfig.kv_block`."""

    slot: Any
    start: Any


@flax.struct.dataclass
class RestoreBatch:
    """k: [L, K, H, C] and v: [L, K, C, H] as `save` gave them; slot and start as in `SaveBatch`, another slot as a rule."""

    k: Any
    v: Any
    slot: Any
    start: Any


def save(engine: EngineConfig, weights: None, state: State, batch: SaveBatch) -> tuple[None, tuple[Array, Array]]:
    """A copy of one block: k ``[L, K, H, C]`` and v ``[L, K, C, H]``. It returns no state."""
    L, _, K, H, _ = state.k.shape
    C = engine.kv_block
    k = jax.lax.dynamic_slice(state.k, (0, batch.slot, 0, 0, batch.start), (L, 1, K, H, C))
    v = jax.lax.dynamic_slice(state.v, (0, batch.slot, 0, batch.start, 0), (L, 1, K, C, H))
    return None, (k[:, 0], v[:, 0])


def restore(weights: None, state: State, batch: RestoreBatch) -> tuple[State, None]:
    """Write one block back. S is a multiple of C, so the update never reaches past S, where it would be clamped silently."""
    k = jax.lax.dynamic_update_slice(state.k, batch.k[:, None], (0, batch.slot, 0, 0, batch.start))
    v = jax.lax.dynamic_update_slice(state.v, batch.v[:, None], (0, batch.slot, 0, batch.start, 0))
    return replace(state, k=k, v=v), None
