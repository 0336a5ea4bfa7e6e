from __future__ import annotations

from typing import Any

import jax
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.device.conftest import CONFIG, MODEL, B, S, V, kv
from xlaengine.config import EngineConfig
from xlaengine.control.chunks import chunk_bucket
from xlaengine.device.table import holds
from xlaengine.memory.state import ROW, State, vocab_row, zeros
from xlaengine.models.families import spec_of
from xlaengine.ops.chosen import ops_of


def empty() -> State:
    return zeros(holds(spec_of(MODEL), None), CONFIG, ops_of("xla"))


def pairs(state: State) -> list[tuple[Any, Any]]:
    """Every column of the state beside its field of an empty row."""
    return list(zip(jax.tree.leaves((state.slots, state.vocab)), jax.tree.leaves((ROW, vocab_row(V))), strict=True))


def test_every_field_of_the_table_is_a_row_with_a_slot_axis_in_front() -> None:
    state = jax.eval_shape(empty)
    for column, row in pairs(state):
        assert (column.shape, column.dtype) == ((B, *row.shape), row.dtype)
    for array in kv(jax.tree.map(lambda leaf: np.broadcast_to(np.zeros((), leaf.dtype), leaf.shape), state)):
        assert array.shape == (MODEL.layers, B, MODEL.kv_heads, S, MODEL.head_dim)


def test_a_fresh_state_is_empty_slots_and_zero_keys() -> None:
    state = empty()
    for array in kv(state):
        assert not np.asarray(array).any()
    for slot in range(B):
        for column, row in pairs(state):
            np.testing.assert_array_equal(column[slot], row)


def test_an_empty_vocabulary_row_is_new_each_time() -> None:
    vocab_row(V).ends[3] = True
    assert not vocab_row(V).ends.any()


@given(unit=st.integers(1, 24), factors=st.sets(st.integers(2, 9), max_size=3), kv_block=st.integers(1, 64), length=st.integers(1, 300))
def test_no_chunk_reaches_past_the_cache(unit: int, factors: set[int], kv_block: int, length: int) -> None:
    buckets = tuple(unit * factor for factor in sorted({1} | factors))
    config = EngineConfig(max_model_len=length, kv_block=kv_block, prefill_buckets=buckets)
    assert config.cache_len % kv_block == 0
    assert length <= config.cache_len
    start = 0
    while start < length:
        start += chunk_bucket(length - start, buckets)
    assert start <= config.cache_len
