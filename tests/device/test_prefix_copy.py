"""What a slot holds of a prompt goes to another slot, in whole blocks, bit for bit, in place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from tests.device.conftest import CONFIG, MODEL, B, S, bits, copy, random_state
from xlaengine.device.table import compiled, graph_table
from xlaengine.memory.move import CopyBatch
from xlaengine.memory.state import State
from xlaengine.printing.printed import broken_promises, print_graph
from xlaengine.printing.tables import MODEL as PRINTED
from xlaengine.printing.tables import printed_tables

WITH_REUSE = replace(CONFIG, enable_prefix_caching=True)
C = CONFIG.kv_block
Copy = Callable[[State, int, int, int, int], State]


@pytest.fixture(scope="module")
def copy_prefix() -> Copy:
    graph = next(graph for graph in graph_table(MODEL, WITH_REUSE) if graph.name == "copy_prefix")
    executable = compiled(graph.lower(), jax.default_backend())

    def call(state: State, *places: int) -> State:
        fresh = jax.tree.map(lambda leaf: jax.numpy.array(leaf, copy=True), state)  # it will be donated
        state, out = executable(None, fresh, CopyBatch(*map(np.int32, places)))
        assert out is None
        return jax.tree.map(np.array, state)

    return call


@pytest.mark.parametrize("source", range(B))
@pytest.mark.parametrize("slot", range(B))
def test_a_copy_writes_these_blocks_of_one_slot_and_nothing_else(copy_prefix: Copy, source: int, slot: int) -> None:
    before = random_state(0)
    before.k[0, source, 0, 7, 0] = before.v[1, source, 1, 7, 0] = np.nan
    for first, end in ((0, S // C), (0, 1), (1, 2), (1, S // C), (S // C - 1, S // C), (2, 2)):
        wanted: Any = copy(before)
        copied = slice(first * C, end * C)
        wanted.k[:, slot, :, copied] = before.k[:, source, :, copied]
        wanted.v[:, slot, :, copied] = before.v[:, source, :, copied]
        assert bits(copy_prefix(before, source, slot, first, end)) == bits(wanted)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["", "eagle"], ids=["the plainest state", "the fullest"])
def test_it_needs_the_room_of_one_block(name: str) -> None:
    table = next(table for table in printed_tables() if table.name == name)
    graphs = graph_table(PRINTED, replace(table.engine, enable_prefix_caching=True), table.drafter)
    graph = next(graph for graph in graphs if graph.name == "copy_prefix")
    beside = next(graph for graph in graphs if graph.name.startswith("decode"))
    assert broken_promises([print_graph(each, table.sizes) for each in (graph, beside)]) == []
    memory = graph.lower().compile().memory_analysis()
    assert memory is not None
    state = graph.state
    by_position = [state.k, state.v, *([state.draft.features] if state.draft is not None else [])]
    block = sum(array.size * array.dtype.itemsize // table.engine.max_num_seqs for array in by_position) * table.engine.kv_block
    assert memory.temp_size_in_bytes <= block // table.engine.cache_len + 1024


def test_without_reuse_there_is_no_such_graph() -> None:
    assert "copy_prefix" not in {graph.name for graph in graph_table(MODEL, CONFIG)}
