"""Joined arrays, in which slots of several lengths lie one behind the other, are written and moved as arrays with an axis B are."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.memory.test_access import LAYER, B, ByPosition, L, S, by_position_cell, entries
from xlaengine.config import SlotLayout
from xlaengine.memory.access import Contiguous, begins, joined, scattered
from xlaengine.memory.held import held_arrays, with_arrays
from xlaengine.memory.move import MoveBatch, Place, move
from xlaengine.memory.state import State
from xlaengine.ops.xla import XlaOps

EVEN = SlotLayout(((B, S),), 2)
LAYOUT = SlotLayout(((1, S), (1, 4), (2, 2)), 2, joined=True)


def end_to_end(cell: ByPosition) -> ByPosition:
    """A cell with an axis B as one without: the first positions of each slot, the last slot first."""

    def cut(array: Any, axes: str) -> jax.Array:
        slots = [jnp.take(array, slot, axis=axes.index("B")) for slot in range(B)]
        along = axes.replace("B", "").index("S")
        lengths = reversed(list(zip(slots, LAYOUT.lengths, strict=True)))
        return jnp.concatenate([jax.lax.slice_in_dim(part, 0, length, axis=along) for part, length in lengths], axis=along)

    return with_arrays(cell, iter([cut(held.array, held.axes) for held in held_arrays(cell)]))


def assert_same(got: Any, expected: Any) -> None:
    jax.tree.map(np.testing.assert_array_equal, got, expected)


def int32(*values: Any) -> jax.Array:
    return jnp.array(values, jnp.int32)


def test_the_first_slot_lies_last_and_no_slot_has_less_behind_it_than_the_longest() -> None:
    assert LAYOUT.begins == (8, 4, 2, 0)
    assert begins(LAYOUT, int32(0, 1, 3, B)).tolist() == [8, 4, 0, 0], "a number out of range is the last slot's"
    assert joined(LAYOUT, int32(0, 1, 1, 2, B), int32(5, 3, 4, 2, 0)).tolist() == [13, 7, 14, 14, 14]


def test_arrays_without_an_axis_b_are_known_by_their_rank() -> None:
    assert [each.axes for each in held_arrays(by_position_cell())] == ["LBKSH", "LBSC"]
    found = held_arrays(end_to_end(by_position_cell()))
    assert [(each.axes, each.is_joined) for each in found] == [("LKSH", True), ("LSC", True)]


def test_a_chunk_writes_the_positions_of_its_slot() -> None:
    new, at = entries(1, 2), (int32(1), int32([2, 3]), int32(4))
    expected, _, _ = Contiguous(*at, EVEN).append(by_position_cell(), LAYER, new)
    found, _, _ = Contiguous(*at, LAYOUT).append(end_to_end(by_position_cell()), LAYER, new)
    assert_same(found, end_to_end(expected))


@pytest.mark.parametrize("layer", [LAYER, slice(None)])
def test_entries_are_written_where_their_slot_has_their_position(layer: Any) -> None:
    """The fourth is beyond its slot, the fifth of no slot: neither is written, nor does it reach the slot behind."""
    slots, positions = int32([0, 1, 3], [2, B, 2]), int32([5, 3, 1], [2, 0, 0])
    new = entries(*([L] if isinstance(layer, slice) else []), 2, 3)
    expected = scattered(EVEN, by_position_cell(), layer, slots, positions, new)
    found = scattered(LAYOUT, end_to_end(by_position_cell()), layer, slots, positions, new)
    assert_same(found, end_to_end(expected))


def state_of(cell: ByPosition, snapshots: Any) -> State:
    return State(cells=((cell,),), slots=None, vocab=None, snapshots=snapshots)  # type: ignore[arg-type]


def moved(layout: SlotLayout, source: Place, target: Place, state: State, batch: MoveBatch) -> Any:
    return jax.jit(partial(move, source, target, None, layout, XlaOps()))(None, state, batch)


@pytest.mark.parametrize(("source", "target", "end"), [("slot", "slot", 1), ("slot", "snapshot", 2), ("snapshot", "slot", 2)])
def test_blocks_move_between_slots_and_snapshots_of_any_length(source: Place, target: Place, end: int) -> None:
    """From place 1 to place 0, which is longer or a snapshot, and back."""
    rng = np.random.default_rng(3)
    held = held_arrays(by_position_cell())
    kept = [jnp.asarray(rng.standard_normal((L, 2, *each.array.shape[2:])), jnp.float32) for each in held]
    flat = [jnp.concatenate([each[:, 0], each[:, 1]], axis=held[i].axes.index("S") - 1) for i, each in enumerate(kept)]
    batch = MoveBatch(source=jnp.int32(1), target=jnp.int32(0), first=jnp.int32(0), end=jnp.int32(end))
    expected, _ = moved(EVEN, source, target, state_of(by_position_cell(), tuple(kept)), batch)
    found, _ = moved(LAYOUT, source, target, state_of(end_to_end(by_position_cell()), tuple(flat)), batch)
    assert_same(found.cells[0][0], end_to_end(expected.cells[0][0]))
    for i, each in enumerate(expected.snapshots):
        assert_same(found.snapshots[i], jnp.concatenate([each[:, 0], each[:, 1]], axis=held[i].axes.index("S") - 1))


def test_what_a_short_slot_held_goes_to_the_host_and_into_a_long_slot() -> None:
    at = {"first": jnp.int32(0)}
    _, block = moved(LAYOUT, "slot", "host", state_of(end_to_end(by_position_cell()), None), MoveBatch(source=jnp.int32(3), **at))
    _, same = moved(EVEN, "slot", "host", state_of(by_position_cell(), None), MoveBatch(source=jnp.int32(3), **at))
    assert_same(block, same)
    back = MoveBatch(target=jnp.int32(0), arrays=block, **at)
    found, _ = moved(LAYOUT, "host", "slot", state_of(end_to_end(by_position_cell()), None), back)
    expected, _ = moved(EVEN, "host", "slot", state_of(by_position_cell(), None), back)
    assert_same(found.cells[0][0], end_to_end(expected.cells[0][0]))
