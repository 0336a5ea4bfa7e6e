"""What a call may do to cells of whole values: read the rows' own, write live rows alone, and tell padding from tokens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from xlaengine.memory.access import Access, Contiguous, Overlaid, Reading, Scattered, fixed
from xlaengine.memory.held import held

L, B, D = 2, 4, 3
LAYER = jnp.int32(1)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Value:
    v: Any = field(metadata=held("LBD"))


CELL = Value(jnp.asarray(np.random.default_rng(0).standard_normal((L, B, D)), jnp.float32))
CELLS = ((CELL,),)


def row_of(access: type[Access], slots: list[int], positions: list[list[int]], written: list[int], *own: Any) -> Any:
    return access(jnp.array(slots, jnp.int32), jnp.array(positions, jnp.int32), jnp.array(written, jnp.int32), 8, *own)


def test_tokens_beyond_the_written_entries_and_before_position_0_are_padding() -> None:
    access = row_of(Access, [2, 0], [[5, 6, 7], [-1, 0, 1]], [7, 1])
    assert access.real.tolist() == [[True, True, False], [False, True, False]]


def test_a_row_reads_its_own_slot_and_zeros_where_it_begins() -> None:
    values = row_of(Access, [2, 0], [[5], [0]], [6, 1]).values(CELL, LAYER)
    np.testing.assert_array_equal(values.v, [CELL.v[1, 2], np.zeros(D)])


def test_a_slot_that_holds_nan_begins_with_zeros() -> None:
    values = row_of(Access, [3], [[0, 1]], [2]).values(Value(jnp.full((L, B, D), jnp.nan)), LAYER)
    assert values.v.tolist() == [[0.0] * D]


def test_rows_that_take_no_step_keep_what_they_had() -> None:
    access = row_of(Scattered, [2, 1], [[5], [0]], [6, 1], jnp.array([[2], [B]], jnp.int32), jnp.array([[5], [0]], jnp.int32))
    after = access.keep(CELL, LAYER, Value(jnp.full((2, D), 7.0)))
    np.testing.assert_array_equal(after.v, CELL.v.at[1, 2].set(7))


def test_a_chunk_writes_its_slot_in_its_layer_alone() -> None:
    after = row_of(Contiguous, [3], [[0, 1]], [2]).keep(CELL, LAYER, Value(jnp.full((1, D), 7.0)))
    np.testing.assert_array_equal(after.v, CELL.v.at[1, 3].set(7))


@pytest.mark.parametrize("kind", [Reading, Overlaid])
def test_a_call_that_only_reads_reaches_values_by_their_address(kind: type[Reading]) -> None:
    address, access = fixed(CELLS)[0][0], row_of(kind, [1], [[5]], [6], CELLS)
    np.testing.assert_array_equal(access.values(address, LAYER).v[0], CELL.v[1, 1])
    assert access.keep(address, LAYER, Value(jnp.zeros((1, D)))) is address
