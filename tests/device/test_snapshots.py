"""A slot goes to a snapshot and comes back into any slot, bit for bit, in place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import jax
import numpy as np
import pytest

from tests.device.conftest import CONFIG, MODEL, B, bits, copy, random_state
from xlaengine.config import EngineConfig
from xlaengine.device.table import compiled, graph_table
from xlaengine.memory.move import SnapshotBatch
from xlaengine.memory.state import State
from xlaengine.printing.printed import broken_promises, print_graph
from xlaengine.printing.tables import PrintedTable, printed_tables

WITH_SNAPSHOTS = replace(CONFIG, snapshots=3)
COPIES = {"take_snapshot", "load_snapshot"}
Move = Callable[[str, State, int, int], State]


@pytest.fixture(scope="module")
def move() -> Move:
    executables = {
        g.name: compiled(g.lower(), jax.default_backend())
        for g in graph_table(MODEL, WITH_SNAPSHOTS)
        if g.name in ("take_snapshot", "load_snapshot")
    }

    def call(name: str, state: State, slot: int, index: int) -> State:
        fresh = jax.tree.map(lambda leaf: jax.numpy.array(leaf, copy=True), state)  # it will be donated
        state, out = executables[name](None, fresh, SnapshotBatch(slot=np.int32(slot), index=np.int32(index)))
        assert out is None
        return jax.tree.map(np.array, state)

    return call


def shelved_state(seed: int) -> State:
    """Garbage in slots and snapshots, NaN among it."""
    state, rng = random_state(seed), np.random.default_rng(seed)
    state.k[0, 1, 0, 7, 0] = state.v[1, 1, 1, 7, 0] = np.nan
    room = [(*array.shape[:1], WITH_SNAPSHOTS.snapshots, *array.shape[2:]) for array in (state.k, state.v)]
    return replace(state, snapshots=tuple(rng.standard_normal(shape, np.float32) for shape in room))


@pytest.mark.parametrize("slot", range(B))
@pytest.mark.parametrize("index", range(WITH_SNAPSHOTS.snapshots))
def test_keeping_writes_one_snapshot_and_nothing_else(move: Move, slot: int, index: int) -> None:
    before = shelved_state(0)
    wanted: Any = copy(before)
    wanted.snapshots[0][:, index], wanted.snapshots[1][:, index] = before.k[:, slot], before.v[:, slot]
    assert bits(move("take_snapshot", before, slot, index)) == bits(wanted)


@pytest.mark.parametrize("slot", range(B))
@pytest.mark.parametrize("index", range(WITH_SNAPSHOTS.snapshots))
def test_recalling_writes_one_slot_and_nothing_else(move: Move, slot: int, index: int) -> None:
    before = shelved_state(1)
    wanted: Any = copy(before)
    wanted.k[:, slot], wanted.v[:, slot] = wanted.snapshots[0][:, index], wanted.snapshots[1][:, index]
    assert bits(move("load_snapshot", before, slot, index)) == bits(wanted)


@cache
def shelved_tables() -> tuple[PrintedTable, ...]:
    return tuple(replace(table, engine=replace(table.engine, snapshots=3)) for table in printed_tables())


@pytest.mark.slow
@pytest.mark.parametrize("name", ["", pytest.param("eagle", marks=pytest.mark.slow)], ids=["the plainest state", "the fullest"])
def test_no_copy_of_a_whole_array_is_made_and_the_state_is_written_in_place(name: str) -> None:
    table = next(table for table in shelved_tables() if table.name == name)
    graphs = graph_table(*_built(table))
    graphs_of_snapshots = {graph.name: graph for graph in graphs if graph.name in COPIES}
    assert len(graphs_of_snapshots) == 2
    beside = next(graph for graph in graphs if graph.name.startswith("decode"))
    assert broken_promises([print_graph(graph, table.sizes) for graph in (*graphs_of_snapshots.values(), beside)]) == []
    for graph in graphs_of_snapshots.values():
        memory = graph.lower().compile().memory_analysis()
        assert memory is not None
        assert memory.temp_size_in_bytes <= 2 * 4 * table.sizes.layer_keys


def _built(table: PrintedTable) -> tuple[Any, EngineConfig, Any]:
    return table.model, table.engine, table.drafter


def test_a_drafters_own_keys_are_not_kept_and_the_targets_states_are() -> None:
    shapes_of = {}
    for table in shelved_tables():
        state = next(graph.state for graph in graph_table(*_built(table)) if graph.name == "take_snapshot")
        shapes_of[table.name] = [array.shape for array in state.snapshots]
        assert all(shape[1 if len(shape) == 5 else 0] == 3 for shape in shapes_of[table.name])
    assert {name: len(shapes) for name, shapes in shapes_of.items()} == {
        **{"": 2, "native": 2, "ngram": 2, "draft": 2},
        **{"mtp": 3, "tiles": 3, "eagle": 3, "native-eagle": 3},
    }


def test_without_snapshots_there_are_neither_graphs_nor_room() -> None:
    graphs = graph_table(MODEL, CONFIG)
    assert not COPIES & {graph.name for graph in graphs}
    assert all(graph.state is None or graph.state.snapshots is None for graph in graphs)
