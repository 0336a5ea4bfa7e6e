"""Moves the contents of a slot to another slot, to a snapshot, to a prefix state, to the host, and back. One program does all of this.

It moves the arrays that `held_arrays` finds; admission writes everything else of a slot. Entries are moved in blocks of C =
`EngineConfig.kv_block` positions. Recurrent state is moved once, however many blocks are moved. S is a multiple of C, because XLA would
silently clamp the start of a block that reaches past S.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import SlotLayout
from xlaengine.memory.access import begins
from xlaengine.memory.held import Held, Part, held_arrays, with_arrays
from xlaengine.memory.state import State
from xlaengine.ops.base import Ops

Place = Literal["slot", "snapshot", "prefix", "host"]


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class MoveBatch:
    """What a graph moves, and where to.

    Attributes:
        source, target: int32 scalars, the index of the slot, snapshot or prefix state; None for the host.
        first: int32 scalar, the first block of entries to move; None if none are moved.
        end: int32 scalar, the block after the last; None between a slot and the host, where one block is moved.
        arrays: the arrays that come from the host, as a move to the host returned them; None in other moves.
    """

    source: Any = None
    target: Any = None
    first: Any = None
    end: Any = None
    arrays: Any = None


def move(
    source: Place, target: Place, only: Part | None, layout: SlotLayout, ops: Ops, weights: None, state: State, batch: MoveBatch
) -> tuple[State | None, Any]:
    """Move a slot's arrays.

    A move to the host returns no state, but the moved part of each array, without the axis B. Other moves return the new state and None.

    Moves between two places on the device leave out the arrays that are computed again when a stream begins: a drafter's own cells.

    Args:
        only: the part that is moved; None for both. Between two slots it is ``entries``, because the source's recurrent state is that after
            its last token, and not after the last block that is moved.
        layout: where the slots lie.
        ops: the kernels, which gather and cut heads: the host has all heads, a device only its own.
    """
    if "host" not in (source, target):
        return _on_device(source, target, only, layout, state, batch), None
    arrays, block = held_arrays(state, only=only), layout.block
    axes = _axes(arrays)
    slots = [each.array for each in arrays]
    if target == "host":
        row = _row("slot", layout, batch.source)
        taken = (_block(array, of, row, batch.first, block) for array, of in zip(slots, axes, strict=True))
        return None, tuple(_without_slot(_on_heads(ops.whole, part, of), of) for part, of in zip(taken, axes, strict=True))
    row = _row("slot", layout, batch.target)
    parts = (_on_heads(ops.own, _with_slot(part, of), of) for part, of in zip(batch.arrays, axes, strict=True))
    put = (_put(array, of, part, row, batch.first, block) for array, of, part in zip(slots, axes, parts, strict=True))
    return with_arrays(state, iter(list(put)), only=only), None


class Row(NamedTuple):
    """Where a slot, snapshot or prefix state is found.

    Attributes:
        number: int32 scalar, the index along an axis B.
        begin: int32 scalar, the first position along S of a joined array; None if arrays are not joined.
    """

    number: Array
    begin: Any


def _row(place: Place, layout: SlotLayout, number: Array) -> Row:
    if not layout.joined:
        return Row(number, None)
    return Row(number, begins(layout, number) if place == "slot" else number * layout.longest)


def _with_slot(part: Array, axes: str) -> Array:
    return jnp.expand_dims(part, axes.index("B")) if "B" in axes else part


def _without_slot(part: Array, axes: str) -> Array:
    return part.squeeze(axes.index("B")) if "B" in axes else part


def _on_heads(change: Callable[[Array, int], Array], part: Array, axes: str) -> Array:
    """``change(part, axis)`` along the axis of heads; ``part`` itself if it has no such axis."""
    return change(part, axes.index("K")) if "K" in axes else part


def _on_device(source: Place, target: Place, only: Part | None, layout: SlotLayout, state: State, batch: MoveBatch) -> State:
    arrays = held_arrays(state, lasting=True, only=only)
    places = {
        "slot": [each.array for each in arrays],
        "snapshot": list(state.snapshots or ()),
        "prefix": list(state.prefix_states or ()),
    }
    rows = _row(source, layout, batch.source), _row(target, layout, batch.target)
    moved = _between(places[source], places[target], _axes(arrays), layout.block, rows, batch)
    if target == "snapshot":
        return replace(state, snapshots=tuple(moved))
    if target == "prefix":
        return replace(state, prefix_states=tuple(moved))
    return with_arrays(state, iter(moved), lasting=True, only=only)


def _axes(arrays: Sequence[Held]) -> list[str]:
    return [each.axes.ljust(each.array.ndim, "*") for each in arrays]


def _between(
    sources: Sequence[Array], targets: list[Array], axes: Sequence[str], block: int, rows: tuple[Row, Row], batch: MoveBatch
) -> list[Array]:
    """``targets``, changed in place, with the blocks and states that are moved from ``sources``. Nothing else is read or written, however
    large S is."""

    def moved(these: Sequence[int], at: Array | None, written: list[Array]) -> list[Array]:
        read = written if sources is targets else [sources[i] for i in these]
        parts = (_block(array, axes[i], rows[0], at, block) for i, array in zip(these, read, strict=True))
        return [_put(array, axes[i], part, rows[1], at, block) for i, array, part in zip(these, written, parts, strict=True)]

    recurrent = [i for i, of in enumerate(axes) if "S" not in of]
    entries = [i for i, of in enumerate(axes) if "S" in of]
    after = dict(zip(recurrent, moved(recurrent, None, [targets[i] for i in recurrent]), strict=True))
    if entries:
        old = [targets[i] for i in entries]
        after |= zip(entries, jax.lax.fori_loop(batch.first, batch.end, partial(moved, entries), old), strict=True)
    return [after[i] for i in range(len(targets))]


def _block(array: Array, axes: str, row: Row, at: Array | None, block: int) -> Array:
    """Block ``at`` of one slot, snapshot or prefix state; its recurrent state if the array has no axis S."""
    sizes = [{"B": 1, "S": block}.get(axis, size) for axis, size in zip(axes, array.shape, strict=True)]
    return jax.lax.dynamic_slice(array, _corner(axes, row, at, block), sizes)


def _put(array: Array, axes: str, part: Array, row: Row, at: Array | None, block: int) -> Array:
    return jax.lax.dynamic_update_slice(array, part, _corner(axes, row, at, block))


def _corner(axes: str, row: Row, at: Array | None, block: int) -> list[Any]:
    start: Any = None if at is None else at * block
    if "B" not in axes:
        start = row.begin + start
    return [{"B": row.number, "S": start}.get(axis, 0) for axis in axes]
