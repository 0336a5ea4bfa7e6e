"""What a slot holds of a prompt to another slot, one attention block at a time: two prompts that begin alike need one prefill of that.

As in a snapshot these are the `cached` fields that are not computed again (`cached_fields`).
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
class CopyBatch:
    """source, slot: int32 scalars, two slots. first, end: int32 scalars, blocks of C = `EngineConfig.kv_block`, without ``end``."""

    source: Any
    slot: Any
    first: Any
    end: Any


def copy_prefix(engine: EngineConfig, weights: None, state: State, batch: CopyBatch) -> tuple[State, None]:
    """Copy these blocks of the source over those of the slot, in place: no more is read or written, however long a slot is."""
    parts = [(rows, cached_fields(rows, snapshots=True)) for rows in (state, state.draft)]
    axes = [of_it for _, fields in parts for of_it in fields.values()]

    def copy_block(block: Array, arrays: list[Array]) -> list[Array]:
        return [_copy(array, of_it, batch, block * engine.kv_block, engine.kv_block) for array, of_it in zip(arrays, axes, strict=True)]

    arrays = [getattr(rows, name) for rows, fields in parts for name in fields]
    copied = iter(jax.lax.fori_loop(batch.first, batch.end, copy_block, arrays))

    def put(rows: Any) -> Any:
        return rows and replace(rows, **{name: next(copied) for name in cached_fields(rows, snapshots=True)})

    state = put(state)
    return replace(state, draft=put(state.draft)), None


def _copy(array: Array, axes: str, batch: CopyBatch, start: Array, C: int) -> Array:
    """``C`` positions from ``start`` on. S is a multiple of C, so none is clamped silently."""
    sizes = [{"B": 1, "S": C}.get(axis, size) for axis, size in zip(axes, array.shape, strict=True)]
    block = jax.lax.dynamic_slice(array, _corner(axes, batch.source, start), sizes)
    return jax.lax.dynamic_update_slice(array, block, _corner(axes, batch.slot, start))


def _corner(axes: str, slot: Array, start: Array) -> list[Any]:
    return [{"B": slot, "S": start}.get(axis, 0) for axis in axes]
