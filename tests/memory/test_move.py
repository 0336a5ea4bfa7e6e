"""What a slot holds goes to the host, to another slot or to a snapshot and comes back, bit for bit, in place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import Any

import jax
import numpy as np
import pytest

from tests.device.conftest import ALL, CONFIG, MODEL, B, Run, S, bits, copy, kv, random_state, row_of, runs, with_row
from xlaengine.config import EngineConfig
from xlaengine.device.table import graph_table
from xlaengine.memory.held import PARTS, Part, held, held_arrays
from xlaengine.memory.move import MoveBatch, Place, move
from xlaengine.memory.state import DraftRows, State
from xlaengine.observe.printed.graphs import broken_promises, print_graph
from xlaengine.observe.printed.tables import MODEL as PRINTED
from xlaengine.observe.printed.tables import PrintedTable, printed_tables
from xlaengine.ops.xla import XlaOps

C = CONFIG.kv_block
BLOCKS = range(S // C)
RANGES = ((0, S // C), (0, 1), (1, 2), (1, S // C), (S // C - 1, S // C), (2, 2))
WITH_REUSE = replace(CONFIG, enable_prefix_caching=True)
WITH_SNAPSHOTS = replace(CONFIG, snapshots=3)
COPIES = {"take_snapshot", "load_snapshot"}
Move = Callable[[str, State, int, int, int, int], State]


@pytest.fixture(scope="module")
def run() -> Run:
    return runs(CONFIG)


def moving(engine: EngineConfig) -> Move:
    """``move(name, state, source, target, first, end)``, places on the device; numpy in, numpy out."""
    run = runs(engine)

    def call(name: str, state: State, *places: int) -> State:
        state, out = run(name, state, MoveBatch(*map(np.int32, places)))
        assert out is None
        return state

    return call


# A slot and the host


def save(run: Run, state: State, slot: int, first: int) -> Any:
    given, block = run("save", state, MoveBatch(source=np.int32(slot), first=np.int32(first)))
    assert given is None
    return block


def restore(run: Run, state: State, block: Any, slot: int, first: int) -> State:
    state, out = run("restore", state, MoveBatch(target=np.int32(slot), first=np.int32(first), arrays=block))
    assert out is None
    return state


@pytest.mark.parametrize("slot", range(B))
@pytest.mark.parametrize("first", BLOCKS)
def test_a_saved_block_is_that_of_its_slot(run: Run, slot: int, first: int) -> None:
    state = random_state(0)
    k, v = save(run, state, slot, first)
    assert k.shape == v.shape == (MODEL.layers, MODEL.kv_heads, C, MODEL.head_dim)
    keys, values = kv(state)
    assert bits(k) == bits(keys[:, slot, :, first * C : (first + 1) * C])
    assert bits(v) == bits(values[:, slot, :, first * C : (first + 1) * C])


@pytest.mark.parametrize("slot", range(B))
@pytest.mark.parametrize("first", BLOCKS)
def test_restoring_writes_one_block_and_nothing_else(run: Run, slot: int, first: int) -> None:
    before, block = random_state(1), save(run, random_state(2), 0, 0)
    after = restore(run, before, block, slot, first)
    wanted = copy(before)
    for array, part in zip(kv(wanted), block, strict=True):
        array[:, slot, :, first * C : (first + 1) * C] = part
    assert bits(after) == bits(wanted)


def test_a_stream_put_back_into_another_slot_goes_on_bit_for_bit(run: Run) -> None:
    """Garbage beyond its position in its last block, NaN included, is carried along and harmless."""
    before = random_state(3, pos=np.full(B, 20, np.int32), limit=np.full(B, 99, np.int32), ends=np.zeros((B, MODEL.vocab), bool))
    for array in kv(before):
        array[:, 0, :, 20:] = np.nan
    blocks = [save(run, before, 0, first) for first in BLOCKS[:2]]
    elsewhere = random_state(4, limit=np.full(B, 99, np.int32))
    for first, block in zip(BLOCKS[:2], blocks, strict=True):
        elsewhere = restore(run, elsewhere, block, 3, first)
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
    graph.lower().compile()(None, state, MoveBatch(source=np.int32(1), first=np.int32(0)))
    assert bits(state) == bits(host)


# Two slots


@pytest.fixture(scope="module")
def copy_prefix() -> Callable[..., State]:
    return partial(moving(WITH_REUSE), "copy_prefix")


@pytest.mark.parametrize("source", range(B))
@pytest.mark.parametrize("slot", range(B))
def test_a_copy_writes_these_blocks_of_one_slot_and_nothing_else(copy_prefix: Callable[..., State], source: int, slot: int) -> None:
    before = random_state(0)
    with_nan(before, source)
    for first, end in RANGES:
        wanted = copy(before)
        for new, old in zip(kv(wanted), kv(before), strict=True):
            new[:, slot, :, first * C : end * C] = old[:, source, :, first * C : end * C]
        assert bits(copy_prefix(before, source, slot, first, end)) == bits(wanted)


def with_nan(state: State, slot: int) -> None:
    k, v = kv(state)
    k[0, slot, 0, 7, 0] = v[1, slot, 1, 7, 0] = np.nan


@pytest.mark.slow
@pytest.mark.parametrize("name", ["", "eagle"], ids=["the plainest state", "the fullest"])
def test_a_copy_needs_the_room_of_one_block(name: str) -> None:
    table = next(table for table in printed_tables() if table.name == name)
    graphs = graph_table(PRINTED, replace(table.engine, enable_prefix_caching=True), table.speculation)
    graph = next(graph for graph in graphs if graph.name == "copy_prefix")
    beside = next(graph for graph in graphs if graph.name.startswith("decode"))
    assert broken_promises([print_graph(each, table.sizes) for each in (graph, beside)]) == []
    memory = graph.lower().compile().memory_analysis()
    assert memory is not None
    state = graph.state
    by_position = [*kv(state), *([state.draft.features] if state.draft is not None else [])]
    block = sum(array.size * array.dtype.itemsize // table.engine.max_num_seqs for array in by_position) * table.engine.kv_block
    assert memory.temp_size_in_bytes <= block // table.engine.cache_len + 1024


def test_without_reuse_there_is_no_such_graph() -> None:
    assert "copy_prefix" not in {graph.name for graph in graph_table(MODEL, CONFIG)}


# A slot and a snapshot


@pytest.fixture(scope="module")
def shelve() -> Move:
    return moving(WITH_SNAPSHOTS)


def shelved_state(seed: int) -> State:
    """Garbage in slots and snapshots, NaN among it."""
    state, rng = random_state(seed), np.random.default_rng(seed)
    with_nan(state, 1)
    shapes = [(*array.shape[:1], WITH_SNAPSHOTS.snapshots, *array.shape[2:]) for array in kv(state)]
    return replace(state, snapshots=tuple(rng.standard_normal(shape, np.float32) for shape in shapes))


@pytest.mark.parametrize("slot", range(B))
@pytest.mark.parametrize("index", range(WITH_SNAPSHOTS.snapshots))
def test_keeping_writes_one_snapshot_and_nothing_else(shelve: Move, slot: int, index: int) -> None:
    before = shelved_state(0)
    for first, end in RANGES:
        wanted: Any = copy(before)
        for snapshot, array in zip(wanted.snapshots, kv(before), strict=True):
            snapshot[:, index, :, first * C : end * C] = array[:, slot, :, first * C : end * C]
        assert bits(shelve("take_snapshot", before, slot, index, first, end)) == bits(wanted)


@pytest.mark.parametrize("slot", range(B))
@pytest.mark.parametrize("index", range(WITH_SNAPSHOTS.snapshots))
def test_recalling_writes_one_slot_and_nothing_else(shelve: Move, slot: int, index: int) -> None:
    before = shelved_state(1)
    for first, end in RANGES:
        wanted: Any = copy(before)
        for array, snapshot in zip(kv(wanted), before.snapshots or (), strict=True):
            array[:, slot, :, first * C : end * C] = snapshot[:, index, :, first * C : end * C]
        assert bits(shelve("load_snapshot", before, index, slot, first, end)) == bits(wanted)


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
        assert memory.temp_size_in_bytes <= 2 * 4 * table.sizes.largest_part


def _built(table: PrintedTable) -> tuple[Any, EngineConfig, Any]:
    return table.model, table.engine, table.speculation


def test_a_drafters_own_keys_are_not_kept_and_the_targets_states_are() -> None:
    shapes_of = {}
    for table in shelved_tables():
        state = next(graph.state for graph in graph_table(*_built(table)) if graph.name == "take_snapshot")
        shapes_of[table.name] = [array.shape for array in state.snapshots]
        assert all(shape[1 if len(shape) > 3 else 0] == 3 for shape in shapes_of[table.name])
    assert {name: len(shapes) for name, shapes in shapes_of.items()} == {
        **{"": 2, "hybrid": 4, "native": 2, "int8": 4, "ngram": 2, "draft": 2},
        **{"medusa": 3, "tiles": 3, "eagle": 3, "native-eagle": 3},
    }


def test_without_snapshots_there_are_neither_graphs_nor_room() -> None:
    graphs = graph_table(MODEL, CONFIG)
    assert not COPIES & {graph.name for graph in graphs}
    assert all(graph.state is None or graph.state.snapshots is None for graph in graphs)


# Cells of any kind


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Odd:
    """A cell that no model has: by position, computed again at each beginning, recurrent state (one array with the slot last), unmarked."""

    by_position: Any = field(metadata=held("SLB"))
    again: Any = field(metadata=held("BS", again=True))
    whole: Any = field(metadata=held("LBD"))
    last: Any = field(metadata=held("DB"))
    unmarked: Any


def odd_state(seed: int) -> State:
    """With such a cell of the model and one of its drafter, beside features; with zeros for copies of what lasts and of recurrent state."""
    rng = np.random.default_rng(seed)

    def garbage(*shape: int) -> np.ndarray:
        return rng.standard_normal(shape, np.float32)

    def cell() -> Odd:
        return Odd(garbage(S, 2, B), garbage(B, S), garbage(2, B, 5), garbage(5, B), garbage(B, S))

    state = random_state(seed)
    draft = DraftRows(history=rng.integers(0, 9, (B, S), np.int32), features=garbage(B, S, 5), cells=((cell(),),))
    snapshots = garbage(S, 2, 3), garbage(2, 3, 5), garbage(5, 3), garbage(3, S, 5)
    return replace(state, cells=((cell(), None),), draft=draft, snapshots=snapshots, prefix_states=(garbage(2, 3, 5), garbage(5, 3)))


def part(array: np.ndarray, axes: str, slot: int, first: int, end: int) -> np.ndarray:
    """A view of what is moved of an array."""
    return array[tuple({"B": slot, "S": slice(first * C, end * C)}.get(axis, slice(None)) for axis in axes)]


PAIRS = [
    ("slot", "slot", "entries"),
    ("slot", "snapshot", None),
    ("snapshot", "slot", None),
    ("slot", "prefix", "recurrent"),
    ("prefix", "slot", "recurrent"),
]
LASTING = ("SLB", "LBD", "DB", "BSD")
MARKED = ("SLB", "BS", "LBD", "DB", "BSD", "SLB", "BS", "LBD", "DB")


def moved(source: Place, target: Place, only: Part | None, state: State, batch: MoveBatch) -> Any:
    return jax.tree.map(np.array, jax.jit(partial(move, source, target, only, CONFIG.layout, XlaOps()))(None, state, batch))


@pytest.mark.parametrize("only", PARTS)
def test_every_field_that_is_marked_goes_to_the_host_and_back_with_its_part(only: Part) -> None:
    source, before = odd_state(0), odd_state(1)
    first, other = (np.int32(1), np.int32(2)) if only == "entries" else (None, None)
    none, taken = moved("slot", "host", only, source, MoveBatch(source=np.int32(2), first=first))
    assert none is None
    assert bits(taken) == bits([part(each.array, each.axes, 2, 1, 2) for each in held_arrays(source, only=only)])
    after, _ = moved("host", "slot", only, before, MoveBatch(target=np.int32(3), first=other, arrays=taken))
    wanted = copy(before)
    assert tuple(each.axes for each in held_arrays(wanted)) == MARKED
    for each, own in zip(held_arrays(wanted, only=only), taken, strict=True):
        part(each.array, each.axes, 3, 2, 3)[:] = own
    assert bits(after) == bits(wanted)


@pytest.mark.parametrize(("source", "target", "only"), PAIRS)
def test_every_field_that_is_marked_and_lasts_is_moved_on_the_device_and_nothing_else(
    source: Place, target: Place, only: Part | None
) -> None:
    before = odd_state(2)
    blocks = () if only == "recurrent" else (np.int32(1), np.int32(3))
    after, out = moved(source, target, only, before, MoveBatch(np.int32(1), np.int32(2), *blocks))
    assert out is None
    wanted: Any = copy(before)

    def arrays(state: Any, place: Place) -> list[np.ndarray]:
        copies = {"snapshot": state.snapshots, "prefix": state.prefix_states}
        return list(copies[place]) if place in copies else [each.array for each in held_arrays(state, lasting=True, only=only)]

    moving = [axes for axes in LASTING if only is None or ("S" in axes) == (only == "entries")]
    for axes, old, new in zip(moving, arrays(before, source), arrays(wanted, target), strict=True):
        part(new, axes, 2, 1, 3)[...] = part(old, axes, 1, 1, 3)
    assert bits(after) == bits(wanted)


def test_no_field_of_a_state_with_an_axis_of_slots_is_forgotten() -> None:
    """What is neither moved nor computed again when a stream begins is a row that admission writes."""
    for table in printed_tables():
        graphs = {graph.name: graph for graph in graph_table(*_built(table))}
        state, admitted = graphs["admit"].state, graphs["admit"].batch
        restored = jax.tree.leaves([graph.batch.arrays for name, graph in graphs.items() if name.startswith("restore")])
        written = len(jax.tree.leaves((admitted.row, admitted.vocab, admitted.history)))
        copies = len(jax.tree.leaves((state.snapshots, state.prefix_states)))
        assert len(jax.tree.leaves(state)) == len(restored) + written + copies
        assert len(restored) == len(held_arrays(state))
