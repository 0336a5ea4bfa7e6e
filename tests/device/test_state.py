from __future__ import annotations

import jax
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.device.conftest import CONFIG, MODEL, B, S, kv
from xlaengine.config import EngineConfig
from xlaengine.device.state import ROW, Slots, zeros
from xlaengine.host.scheduler import chunk_bucket


def test_every_field_of_the_table_is_a_row_with_a_slot_axis_in_front() -> None:
    state = jax.eval_shape(lambda: zeros(MODEL, CONFIG))
    for name in Slots.__dataclass_fields__:
        column, row = getattr(state.slots, name), getattr(ROW, name)
        assert (column.shape, column.dtype) == ((B, *row.shape), row.dtype), name
    for array in kv(jax.tree.map(lambda leaf: np.broadcast_to(np.zeros((), leaf.dtype), leaf.shape), state)):
        assert array.shape == (MODEL.layers, B, MODEL.kv_heads, S, MODEL.head_dim)


def test_a_fresh_state_is_empty_slots_and_zero_keys() -> None:
    state = zeros(MODEL, CONFIG)
    assert not np.asarray(state.k).any()
    assert not np.asarray(state.v).any()
    for slot in range(B):
        for name in Slots.__dataclass_fields__:
            np.testing.assert_array_equal(getattr(state.slots, name)[slot], getattr(ROW, name), err_msg=name)


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
