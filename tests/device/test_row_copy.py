"""A stream's keys and values leave the device and come back, into another slot, bit for bit."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
import pytest

from tests.device.conftest import ALL, CONFIG, MODEL, B, Run, S, bits, copy, kv, random_state, row_of, with_row
from xlaengine.device.table import graph_table
from xlaengine.memory.move import RestoreBatch, SaveBatch
from xlaengine.memory.state import State

C = CONFIG.kv_block
STARTS = range(0, S, C)


def save(run: Run, state: State, slot: int, start: int) -> Any:
    given, block = run("save", state, SaveBatch(slot=np.int32(slot), start=np.int32(start)))
    assert given is None
    return block


def restore(run: Run, state: State, block: Any, slot: int, start: int) -> State:
    state, out = run("restore", state, RestoreBatch(arrays=block, slot=np.int32(slot), start=np.int32(start)))
    assert out is None
    return state


@pytest.mark.parametrize("slot", range(B))
@pytest.mark.parametrize("start", STARTS)
def test_a_saved_block_is_that_of_its_slot(run: Run, slot: int, start: int) -> None:
    state = random_state(0)
    k, v = save(run, state, slot, start)
    assert k.shape == v.shape == (MODEL.layers, MODEL.kv_heads, C, MODEL.head_dim)
    keys, values = kv(state)
    assert bits(k) == bits(keys[:, slot, :, start : start + C])
    assert bits(v) == bits(values[:, slot, :, start : start + C])


@pytest.mark.parametrize("slot", range(B))
@pytest.mark.parametrize("start", STARTS)
def test_restoring_writes_one_block_and_nothing_else(run: Run, slot: int, start: int) -> None:
    before, block = random_state(1), save(run, random_state(2), 0, 0)
    after = restore(run, before, block, slot, start)
    wanted = copy(before)
    for array, part in zip(kv(wanted), block, strict=True):
        array[:, slot, :, start : start + C] = part
    assert bits(after) == bits(wanted)


def test_a_stream_put_back_into_another_slot_goes_on_bit_for_bit(run: Run) -> None:
    """Garbage beyond its position in its last block, NaN included, is carried along and harmless."""
    before = random_state(3, pos=np.full(B, 20, np.int32), limit=np.full(B, 99, np.int32), ends=np.zeros((B, MODEL.vocab), bool))
    for array in kv(before):
        array[:, 0, :, 20:] = np.nan
    blocks = [save(run, before, 0, start) for start in STARTS[:2]]
    elsewhere = random_state(4, limit=np.full(B, 99, np.int32))
    for start, block in zip(STARTS[:2], blocks, strict=True):
        elsewhere = restore(run, elsewhere, block, 3, start)
    k, v, _ = row_of(elsewhere, 3)
    elsewhere = with_row(elsewhere, 3, (k, v, row_of(before, 0)[-1]))
    for _ in range(14):  # into the third block
        before, wanted = run("decode[8]", before, ALL)
        elsewhere, out = run("decode[8]", elsewhere, ALL)
        assert out.tokens[3] == wanted.tokens[0] >= 0
        assert bits(out.logits[3]) == bits(wanted.logits[0])


def test_saving_leaves_the_state_as_it_was() -> None:
    """The executable is given the device's arrays themselves: they are still there afterwards, bit for bit."""
    graph = next(graph for graph in graph_table(MODEL, CONFIG) if graph.name == "save")
    host = random_state(5)
    state = jax.device_put(jax.tree.map(np.copy, host))
    graph.lower().compile()(None, state, SaveBatch(slot=np.int32(1), start=np.int32(0)))
    assert bits(state) == bits(host)
