"""What a drafter goes on from: written by every graph that moves a stream on, taken along by a stream that leaves its slot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from tests.device.conftest import MODEL, bits, kv
from tests.speculate.bench import Bench, NoDrafter, config
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.prefill import AdmitBatch, PrefillBatch
from xlaengine.device.step import StepBatch
from xlaengine.device.table import graph_table, holds
from xlaengine.memory.cells import Keys
from xlaengine.memory.move import MoveBatch
from xlaengine.memory.state import ROW, State, vocab_row, zeros
from xlaengine.models.families import spec_of
from xlaengine.ops.chosen import ops_of
from xlaengine.speculate.graphs import DraftBatch
from xlaengine.speculate.speculation import Speculation

ENGINE = config(B=3, K=4)
BENCH = Bench(ENGINE)
S, C = ENGINE.cache_len, ENGINE.kv_block
DRAFTER = spec_of(replace(MODEL, layers=1, kv_heads=1))
assert ENGINE.speculative is not None
SPECULATION = Speculation(NoDrafter(MODEL, spec=DRAFTER), ENGINE.speculative)
"""A model whose keys and values a drafter keeps."""


def test_decode_remembers_its_tokens_and_what_chose_them() -> None:
    """Of a row at the cache's last position the token is not kept: it has no position."""
    before = BENCH.state(0, pos=np.array([5, S - 1, 9], np.int32), active=np.array([True, True, False]))
    after, out = BENCH.run("decode[3]", before, StepBatch(BENCH.rows(0, 1, 2)))
    assert before.draft is not None
    assert after.draft is not None
    history = before.draft.history.copy()
    history[0, 6] = out.tokens[0]
    assert bits(after.draft.history) == bits(history)
    changed = (after.draft.features != before.draft.features).any(-1)
    assert np.argwhere(changed).tolist() == [[0, 5], [1, S - 1]]


def test_prefills_features_are_decodes() -> None:
    tokens = np.random.default_rng(0).integers(0, MODEL.vocab, 16, np.int32)
    state = BENCH.state(1)
    whole, _ = BENCH.run("prefill[16]", state, PrefillBatch(tokens, np.int32(1), np.int32(16), np.int32(16 + len(tokens))))
    for place, token in enumerate(tokens):
        slots = replace(state.slots, token=np.full(3, token), pos=np.full(3, 16 + place, np.int32))
        state, _ = BENCH.run("decode[3]", replace(state, slots=slots), StepBatch(BENCH.rows(1)))
    assert whole.draft is not None
    assert state.draft is not None
    chunks, steps = whole.draft.features[1, 16:32], state.draft.features[1, 16:32]
    np.testing.assert_allclose(chunks, steps, rtol=1e-4, atol=1e-5)
    if ENGINE.kernels == "native":  # of XLA's own a chunk has other last bits on some machines
        assert bits(chunks) == bits(steps)


def test_admission_writes_the_history_of_its_slot_alone() -> None:
    before, history = BENCH.state(2), np.arange(S, dtype=np.int32)
    batch = AdmitBatch(slot=np.int32(1), row=ROW, vocab=vocab_row(MODEL.vocab), history=history)
    after, _ = BENCH.run("admit", before, batch)
    assert before.draft is not None
    assert after.draft is not None
    wanted = before.draft.history.copy()
    wanted[1] = history
    assert bits(after.draft) == bits(replace(before.draft, history=wanted))


def grown(length: int) -> list[tuple[str, tuple[int, ...]]]:
    """Every array of a state, by path, with its shape."""
    engine = config(max_model_len=length)
    state = jax.eval_shape(lambda: zeros(holds(spec_of(MODEL), SPECULATION), engine, ops_of(engine.kernels)))
    return [
        (jax.tree_util.keystr(path, simple=True, separator="."), leaf.shape) for path, leaf in jax.tree_util.tree_leaves_with_path(state)
    ]


def test_every_array_with_a_position_axis_is_saved_or_written_by_admission() -> None:
    """By their shapes, so that a new one cannot be forgotten."""
    by_position = [path for (path, short), (_, long) in zip(grown(48), grown(96), strict=True) if short != long]
    own = ["draft.history", "draft.features", "draft.cells.0.0.k", "draft.cells.0.0.v"]
    assert by_position == ["cells.0.0.k", "cells.0.0.v", *own]
    graphs = {graph.name: graph for graph in graph_table(MODEL, ENGINE, SPECULATION)}
    assert len(graphs["restore"].batch.arrays) == len(by_position) - 1
    assert graphs["admit"].batch.history.shape == (S,)


def test_all_that_is_saved_comes_back_in_another_slot_and_nothing_else_moves() -> None:
    bench = Bench(ENGINE, drafter=DRAFTER)
    state = with_drafters_cache(bench.state(3))
    for first, start in enumerate(range(0, S, C)):
        _, block = bench.run("save", state, MoveBatch(source=np.int32(2), first=np.int32(first)))
        back = MoveBatch(target=np.int32(0), first=np.int32(first), arrays=block)
        after, _ = bench.run("restore", with_drafters_cache(bench.state(4)), back)
        wanted = with_drafters_cache(bench.state(4))
        assert state.draft is not None
        assert wanted.draft is not None
        here = slice(start, start + C)
        for mine, theirs in zip((*kv(wanted), *kv(wanted.draft)), (*kv(state), *kv(state.draft)), strict=True):
            mine[:, 0, :, here] = theirs[:, 2, :, here]
        wanted.draft.features[0, here] = state.draft.features[2, here]
        assert bits(after) == bits(wanted)


def with_drafters_cache(state: State) -> State:
    rng = np.random.default_rng(int(state.slots.pos.sum()))
    k, v = rng.standard_normal((2, 1, 3, 1, S, MODEL.head_dim), np.float32)
    assert state.draft is not None
    return replace(state, draft=replace(state.draft, cells=((Keys(k, v),),)))


@pytest.mark.parametrize("draws", [False, True])
def test_proposals_of_any_count_are_padded_for_the_one_graph_that_judges_them(draws: bool) -> None:
    bench = Bench(ENGINE, draws=draws)
    state, batch = bench.state(5), DraftBatch(rows=bench.rows(0, 1, 2), wants=np.ones(3, bool))
    for count in (2, 4):
        after, proposals = bench.run(f"draft_{count}[3]", state, batch)
        assert bits(after) == bits(state)
        assert proposals.tokens.tolist() == [[0] * count + [NO_TOKEN] * (4 - count)] * 3
        assert (proposals.q.shape == (3, 4, MODEL.vocab)) if draws else proposals.q is None
        assert jax.tree.map(np.shape, proposals) == jax.tree.map(np.shape, bench.graphs["decode_15[3]"].batch.proposals)


def test_draft_graphs_say_whose_weights_they_take() -> None:
    of: dict[str, Any] = {graph.name: graph.weights_of for graph in graph_table(MODEL, ENGINE, SPECULATION)}
    assert {name for name, whose in of.items() if whose == "draft"} == {"draft_2[3]", "draft_4[3]", "fill[8]", "fill[16]"}


def test_speculation_and_a_drafter_come_together() -> None:
    for engine, speculation in ((ENGINE, None), (replace(ENGINE, speculative=None), SPECULATION)):
        with pytest.raises(ValueError, match="give both or neither"):
            graph_table(MODEL, engine, speculation)
