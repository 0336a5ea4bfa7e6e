"""What a call may do to cells: write entries at its positions; read and write recurrent state of its rows; tell padding from tokens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from xlaengine.config import SlotLayout
from xlaengine.memory.access import Access, Contiguous, Overlaid, Reading, Scattered, fixed, scattered
from xlaengine.memory.held import held
from xlaengine.ops.rows import Rows, by_formula

L, B, D = 2, 4, 3
LAYER = jnp.int32(1)
LAYOUT = SlotLayout(((B, 8),), 8)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Recurrent:
    v: Any = field(metadata=held("LBD"))


CELL = Recurrent(jnp.asarray(np.random.default_rng(0).standard_normal((L, B, D)), jnp.float32))
CELLS = ((CELL,),)


def row_of(access: type[Access], slots: list[int], positions: list[list[int]], written: list[int], *own: Any) -> Any:
    return access(jnp.array(slots, jnp.int32), jnp.array(positions, jnp.int32), jnp.array(written, jnp.int32), LAYOUT, *own)


def test_tokens_beyond_the_written_entries_and_before_position_0_are_padding() -> None:
    access = row_of(Access, [2, 0], [[5, 6, 7], [-1, 0, 1]], [7, 1])
    assert access.real.tolist() == [[True, True, False], [False, True, False]]


def recur(cell: Recurrent, rows: Rows, inputs: Array, real: Array) -> tuple[Array, Recurrent]:
    """Each token gives the values before the call; 7 is left."""
    return by_formula(
        lambda values, inputs, real: (jnp.broadcast_to(values.v[:, None], inputs.shape), Recurrent(jnp.full_like(values.v, 7.0))),
        cell,
        rows,
        inputs,
        real,
    )


def test_a_row_reads_its_own_slot_and_zeros_where_it_begins() -> None:
    access = row_of(Scattered, [2, 0], [[5], [0]], [6, 1], jnp.array([[2], [0]], jnp.int32), jnp.array([[5], [0]], jnp.int32))
    out, _ = access.advance(CELL, LAYER, jnp.zeros((2, 1, D)), recur)
    np.testing.assert_array_equal(out[:, 0], [CELL.v[1, 2], np.zeros(D)])


def test_a_slot_that_holds_nan_begins_with_zeros() -> None:
    access = row_of(Contiguous, [3], [[0, 1]], [2])
    out, _ = access.advance(Recurrent(jnp.full((L, B, D), jnp.nan)), LAYER, jnp.zeros((1, 2, D)), recur)
    assert out.tolist() == [[[0.0] * D] * 2]


def test_rows_that_take_no_step_keep_what_they_had() -> None:
    access = row_of(Scattered, [2, 1], [[5], [0]], [6, 1], jnp.array([[2], [B]], jnp.int32), jnp.array([[5], [0]], jnp.int32))
    _, after = access.advance(CELL, LAYER, jnp.zeros((2, 1, D)), recur)
    np.testing.assert_array_equal(after.v, CELL.v.at[1, 2].set(7))


def test_a_chunk_writes_its_slot_in_its_layer_alone() -> None:
    _, after = row_of(Contiguous, [3], [[0, 1]], [2]).advance(CELL, LAYER, jnp.zeros((1, 2, D)), recur)
    np.testing.assert_array_equal(after.v, CELL.v.at[1, 3].set(7))


@pytest.mark.parametrize("kind", [Reading, Overlaid])
def test_a_call_that_only_reads_reaches_values_by_their_address(kind: type[Reading]) -> None:
    address, access = fixed(CELLS)[0][0], row_of(kind, [1], [[5]], [6], CELLS)
    out, after = access.advance(address, LAYER, jnp.zeros((1, 1, D)), recur)
    np.testing.assert_array_equal(out[0, 0], CELL.v[1, 1])
    assert after is address


S, C, K, H = 6, 5, 2, 3


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class ByPosition:
    """Arrays by position whose axes B and S lie apart, and together."""

    apart: Any = field(metadata=held("LBKSH"))
    together: Any = field(metadata=held("LBSC"))


def by_position_cell() -> ByPosition:
    rng = np.random.default_rng(1)
    return ByPosition(*(jnp.asarray(rng.standard_normal(shape), jnp.float32) for shape in ((L, B, K, S, H), (L, B, S, C))))


def entries(*tokens: int) -> ByPosition:
    rng = np.random.default_rng(2)
    return ByPosition(*(jnp.asarray(rng.standard_normal((*tokens, *each)), jnp.float32) for each in ((K, H), (C,))))


def with_entry(cell: ByPosition, layer: int, slot: int, position: int, new: ByPosition) -> ByPosition:
    return ByPosition(cell.apart.at[layer, slot, :, position].set(new.apart), cell.together.at[layer, slot, position].set(new.together))


def assert_same(got: ByPosition, expected: ByPosition) -> None:
    jax.tree.map(np.testing.assert_array_equal, got, expected)


def test_a_chunk_writes_its_positions_of_its_slot_in_its_layer_alone() -> None:
    new = entries(1, 2)
    access = row_of(Contiguous, [3], [[4, 5]], [6])
    after, read, fresh = access.append(by_position_cell(), LAYER, new)
    expected = by_position_cell()
    for token in range(2):
        expected = with_entry(expected, 1, 3, 4 + token, jax.tree.map(lambda x, t=token: x[0, t], new))
    assert_same(after, expected)
    assert read is after
    assert fresh is None


def test_entries_are_written_one_by_one_and_a_parked_row_writes_none() -> None:
    new = entries(2, 1)
    access = row_of(Scattered, [2, 1], [[5], [0]], [6, 1], jnp.array([[2], [B]], jnp.int32), jnp.array([[5], [0]], jnp.int32))
    after, _, _ = access.append(by_position_cell(), LAYER, new)
    assert_same(after, with_entry(by_position_cell(), 1, 2, 5, jax.tree.map(lambda x: x[0, 0], new)))


def test_entries_of_all_layers_are_written_at_once() -> None:
    new = entries(L, 2, 2)
    slots, positions = jnp.array([[3, 3], [1, B]], jnp.int32), jnp.array([[2, 3], [0, 1]], jnp.int32)
    after = scattered(LAYOUT, by_position_cell(), slice(None), slots, positions, new)
    expected = by_position_cell()
    for row, token in ((0, 0), (0, 1), (1, 0)):
        for layer in range(L):
            entry = jax.tree.map(lambda x, at=(layer, row, token): x[at], new)
            expected = with_entry(expected, layer, int(slots[row, token]), int(positions[row, token]), entry)
    assert_same(after, expected)
