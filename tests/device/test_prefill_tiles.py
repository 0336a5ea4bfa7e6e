"""A chunk whose tiles go through each layer one after the other leaves the bits of one that goes through whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from tests.device.conftest import CONFIG, MODEL, B, bits, copy, kv, random_packed, random_state
from tests.effort import slow
from tests.speculate.bench import Bench, config
from xlaengine.config import EngineConfig
from xlaengine.control.plan import Chunk, Lease, Score
from xlaengine.device.table import compiled, graph_table
from xlaengine.memory.state import State
from xlaengine.runner.batches import prefill_batch, score_batch
from xlaengine.types import StreamId

TILE = 8
WHOLE = replace(CONFIG, prefill_buckets=(8, 16, 24))
TILED = replace(CONFIG, prefill_buckets=(24,), prefill_tile=TILE)
TOKENS = np.random.default_rng(3).integers(0, MODEL.vocab, 24, np.int32)
KEEPING = tuple(Bench(config(**{"prefill_buckets": each.prefill_buckets, "prefill_tile": each.prefill_tile})) for each in (WHOLE, TILED))
"""Engines whose drafter reads the target's hidden states."""

AfterChunk = Callable[..., State]


def chunk_of(tokens: np.ndarray, slot: int, start: int) -> Chunk:
    return Chunk(Lease(slot, StreamId("a"), 1), start, tuple(tokens), len(tokens))


@pytest.fixture(scope="module")
def graphs() -> Callable[[EngineConfig, str], Callable[[State, Any], tuple[State, Any]]]:
    """``graphs(config, "prefill[24]")(state, batch)``: numpy in, numpy out."""
    weights = jax.device_put(random_packed(MODEL))
    executables: dict[tuple[EngineConfig, str], Any] = {}

    def graph(config: EngineConfig, name: str) -> Callable[[State, Any], tuple[State, Any]]:
        if (config, name) not in executables:
            found = next(graph for graph in graph_table(MODEL, config) if graph.name == name)
            executables[config, name] = compiled(found.lower(), jax.default_backend())

        def run(state: State, batch: Any) -> tuple[State, Any]:
            return jax.tree.map(np.array, executables[config, name](weights, jax.tree.map(jax.numpy.array, state), batch))

        return run

    return graph


@pytest.fixture
def chunk(graphs: Callable[..., Any]) -> AfterChunk:
    """The state after so many of `TOKENS` are put into a slot, as an engine of this config does it."""

    def run(config: EngineConfig, state: State, bucket: int, slot: int, start: int) -> State:
        batch = prefill_batch(config, [chunk_of(TOKENS[:bucket], slot, start)])
        return graphs(config, f"prefill[{config.prefill_size(bucket)}]")(state, batch)[0]

    return run


def test_one_graph_serves_every_number_of_tiles() -> None:
    assert (TILED.prefill_buckets, TILED.prefill_sizes) == ((8, 16, 24), (24,))
    names = [graph.name for graph in graph_table(MODEL, TILED)]
    assert [name for name in names if name.startswith(("prefill", "score"))] == ["prefill[24]", "score[24]"]


@pytest.mark.parametrize(("bucket", "start"), [(8, 0), (8, 40), (24, 8), *slow((16, 0), (24, 0), (16, 32))])
def test_tiles_leave_what_a_whole_chunk_leaves_and_nothing_beyond(chunk: AfterChunk, bucket: int, start: int) -> None:
    """At the end of a slot too, where the graph's other tiles would not fit."""
    state = random_state(4)
    assert bits(chunk(TILED, state, bucket, 2, start)) == bits(chunk(WHOLE, state, bucket, 2, start))


def test_what_lies_in_the_slot_beyond_a_tile_is_not_seen(chunk: AfterChunk) -> None:
    state = random_state(5)
    wanted = chunk(TILED, state, 24, 1, 16)
    spoiled = copy(state)
    for array in kv(spoiled):
        array[:, 1, :, 16:] = np.nan
        array[:, np.arange(B) != 1] = np.nan
    found = chunk(TILED, spoiled, 24, 1, 16)
    assert bits([array[:, 1, :, :40] for array in kv(found)]) == bits([array[:, 1, :, :40] for array in kv(wanted)])


@pytest.mark.parametrize(
    ("slots", "starts", "sizes"), [((3, 0, 3), (8, 24, 16), (8, 8, 8)), ((1, 2), (0, 40), (16, 5)), ((2, 0), (3 * TILE, 0), (7, 9))]
)
def test_chunks_of_several_prompts_in_one_call_leave_what_they_leave_one_by_one(
    graphs: Callable[..., Any], slots: tuple[int, ...], starts: tuple[int, ...], sizes: tuple[int, ...]
) -> None:
    """The last chunk of a prompt, padded, before one of another too."""
    ends = np.cumsum(sizes)
    chunks = [
        replace(chunk_of(TOKENS[end - size : end], slot, start), bucket=-(-size // TILE) * TILE)
        for slot, start, size, end in zip(slots, starts, sizes, ends, strict=True)
    ]
    run = graphs(TILED, "prefill[24]")
    one_by_one = random_state(6)
    together, _ = run(one_by_one, prefill_batch(TILED, chunks))
    for chunk in chunks:
        one_by_one, _ = run(one_by_one, prefill_batch(TILED, [chunk]))
    assert bits(together) == bits(one_by_one)


@pytest.mark.parametrize(
    ("bucket", "start", "count"),
    [*(pytest.param(*each, marks=pytest.mark.slow) for each in ((8, 0, 8), (24, 8, 24), (8, 40, 1))), (16, 16, 11)],
)
def test_scores_of_tiles_are_those_of_a_whole_chunk(graphs: Callable[..., Any], bucket: int, start: int, count: int) -> None:
    plan = Score(Lease(1, StreamId("a"), 1), start, tuple(TOKENS[:count]), bucket, tuple(TOKENS[::-1][:count]), 3, ahead=False)
    state = random_state(7)
    (_, whole), (_, tiled) = (
        graphs(config, f"score[{config.prefill_size(bucket)}]")(state, score_batch(config, plan)) for config in (WHOLE, TILED)
    )
    assert bits(tiled[:count]) == bits(whole[:count])


@pytest.mark.slow
@pytest.mark.parametrize(("bucket", "start"), [(8, 0), (16, 32), (24, 16), (8, 40)])
def test_features_of_tiles_are_those_of_a_whole_chunk_and_nothing_beyond(bucket: int, start: int) -> None:
    def after(bench: Bench) -> State:
        batch = prefill_batch(bench.config, [chunk_of(TOKENS[:bucket], 1, start)])
        return bench.run(f"prefill[{bench.config.prefill_size(bucket)}]", KEEPING[0].state(1), batch)[0]

    whole, tiled = map(after, KEEPING)
    assert bits(whole) == bits(tiled)


@pytest.mark.slow
def test_temporaries_do_not_grow_with_the_layers() -> None:
    def needed(layers: int) -> int:
        model, engine = replace(MODEL, layers=layers), EngineConfig(max_num_seqs=2, max_model_len=256, prefill_tile=32)
        graph = next(graph for graph in graph_table(model, engine) if graph.name == "prefill[256]")
        analysis = compiled(graph.lower(), "cpu").memory_analysis()
        assert analysis is not None
        return analysis.temp_size_in_bytes

    assert needed(6) < 1.1 * needed(2)
