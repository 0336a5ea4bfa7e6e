"""What a slot holds by position to a snapshot on the device and back, whole: another stream's prompt may begin with it.

Whatever lies in the slot is copied; how much of it means anything the host knows.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import flax.struct
import jax
from jax import Array

from xlaengine.device.state import State, cached_fields


@flax.struct.dataclass
class ShelfBatch:
    """slot: int32 scalar. index: int32 scalar, of the snapshot."""

    slot: Any
    index: Any


def keep(weights: None, state: State, batch: ShelfBatch) -> tuple[State, None]:
    """Copy the slot over the snapshot."""
    assert state.shelf is not None
    slots = ((getattr(rows, name), axes) for rows in (state, state.draft) for name, axes in cached_fields(rows, snapshots=True).items())
    pairs = zip(slots, state.shelf, strict=True)
    return replace(state, shelf=tuple(_copy(array, batch.slot, kept, batch.index, axes.index("B")) for (array, axes), kept in pairs)), None


def recall(weights: None, state: State, batch: ShelfBatch) -> tuple[State, None]:
    """Copy the snapshot over the slot."""
    assert state.shelf is not None
    shelf = iter(state.shelf)

    def put(rows: Any) -> Any:
        axes = cached_fields(rows, snapshots=True)
        return rows if rows is None else replace(rows, **{name: write(getattr(rows, name), axes[name].index("B")) for name in axes})

    def write(array: Array, axis: int) -> Array:
        return _copy(next(shelf), batch.index, array, batch.slot, axis)

    state = put(state)
    return replace(state, draft=put(state.draft)), None


def _copy(source: Array, taken: Array, target: Array, placed: Array, axis: int) -> Array:
    row = jax.lax.dynamic_slice_in_dim(source, taken, 1, axis)
    return jax.lax.dynamic_update_slice_in_dim(target, row, placed, axis)
