"""What a slot holds by position to a snapshot on the device and back, whole: another stream's prompt may begin with it.

Whatever lies in the slot is copied; how much of it means anything the host knows.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
from jax import Array

from xlaengine.device.state import State, cached_fields


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class SnapshotBatch:
    """slot: int32 scalar. index: int32 scalar, of the snapshot."""

    slot: Any
    index: Any


def take(weights: None, state: State, batch: SnapshotBatch) -> tuple[State, None]:
    """Copy the slot over the snapshot."""
    assert state.snapshots is not None
    slots = ((getattr(rows, name), axes) for rows in (state, state.draft) for name, axes in cached_fields(rows, snapshots=True).items())
    pairs = zip(slots, state.snapshots, strict=True)
    taken = (_copy(array, batch.slot, snapshot, batch.index, axes.index("B")) for (array, axes), snapshot in pairs)
    return replace(state, snapshots=tuple(taken)), None


def load(weights: None, state: State, batch: SnapshotBatch) -> tuple[State, None]:
    """Copy the snapshot over the slot."""
    assert state.snapshots is not None
    snapshots = iter(state.snapshots)

    def put(rows: Any) -> Any:
        axes = cached_fields(rows, snapshots=True)
        return rows if rows is None else replace(rows, **{name: write(getattr(rows, name), axes[name].index("B")) for name in axes})

    def write(array: Array, axis: int) -> Array:
        return _copy(next(snapshots), batch.index, array, batch.slot, axis)

    state = put(state)
    return replace(state, draft=put(state.draft)), None


def _copy(source: Array, taken: Array, target: Array, placed: Array, axis: int) -> Array:
    row = jax.lax.dynamic_slice_in_dim(source, taken, 1, axis)
    return jax.lax.dynamic_update_slice_in_dim(target, row, placed, axis)
