"""What a slot holds by position to the host and back, one attention block at a time: what an evicted stream goes on from, bit for bit.

These are the fields of `State` and `DraftRows` that are declared as `cached`, in that order: the target's keys and values, and what a
drafter keeps beside them. Everything else of a slot is written anew by admission.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.state import State, cached_fields


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class SaveBatch:
    """slot: int32 scalar. start: int32 scalar, the block's first position, a multiple of C = `EngineConfig.kv_block`."""

    slot: Any
    start: Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class RestoreBatch:
    """arrays: as `save` gave them; slot and start as in `SaveBatch`, another slot as a rule."""

    arrays: Any
    slot: Any
    start: Any


def save(engine: EngineConfig, weights: None, state: State, batch: SaveBatch) -> tuple[None, tuple[Array, ...]]:
    """A copy of one block of each array, without B and with C for S: k and v ``[L, K, C, H]``, ... It returns no state."""

    def block(array: Array, axes: str) -> Array:
        slot, position = axes.index("B"), axes.index("S")
        sizes = list(array.shape)
        sizes[slot], sizes[position] = 1, engine.kv_block
        return jax.lax.dynamic_slice(array, _corner(axes, batch), sizes).squeeze(slot)

    return None, tuple(block(getattr(rows, name), axes) for rows in (state, state.draft) for name, axes in cached_fields(rows).items())


def restore(weights: None, state: State, batch: RestoreBatch) -> tuple[State, None]:
    """Write one block back. S is a multiple of C, so the update never reaches past S, where it would be clamped silently."""
    blocks = iter(batch.arrays)

    def put(rows: Any) -> Any:
        return (
            rows
            if rows is None
            else replace(rows, **{name: write(getattr(rows, name), axes) for name, axes in cached_fields(rows).items()})
        )

    def write(array: Array, axes: str) -> Array:
        block = jax.numpy.expand_dims(next(blocks), axes.index("B"))
        return jax.lax.dynamic_update_slice(array, block, _corner(axes, batch))

    state = put(state)
    return replace(state, draft=put(state.draft)), None


def _corner(axes: str, batch: SaveBatch | RestoreBatch) -> list[Any]:
    """Where the block begins in an array of these axes."""
    return [{"B": batch.slot, "S": batch.start}.get(axis, 0) for axis in axes]
