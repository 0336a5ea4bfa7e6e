"""Probe: what the next decode will say, bit for bit, from a state that does not change; compare: where two of them differ."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from tests.device.conftest import ALL, CONFIG, MODEL, B, Run, S, V, bits, kv, random_state, row_of, rows, with_row
from xlaengine.control.plan import NO_TOKEN, NOT_FINITE
from xlaengine.device.probe import CompareBatch, ProbeOut
from xlaengine.device.table import graph_table
from xlaengine.models.families import spec_of
from xlaengine.models.random_weights import random_weights
from xlaengine.models.weights import packed
from xlaengine.ops.chosen import ops_of
from xlaengine.runner.compiler import compile_table
from xlaengine.runner.placement import Placement

W = CONFIG.decode_widths[-1]


@pytest.mark.slow
@pytest.mark.parametrize("pos", range(S))
def test_a_probe_says_what_the_next_decode_does(run: Run, pos: int) -> None:
    """Positions across every border of a block, mixed; tokens by every way of sampling, and all bits of the logits."""
    state = random_state(pos, pos=np.array([pos, 0, S - 1, (pos + 7) % S], np.int32))
    for batch in (ALL, rows(2, 0), rows(3, 1, 0, width=16)):
        nothing, probed = run(f"probe[{len(batch.rows)}]", state, batch)
        _, stepped = run(f"decode[{len(batch.rows)}]", state, batch)
        assert nothing is None
        taking_part = batch.rows[batch.rows < B]
        assert probed.tokens[: len(taking_part)].tolist() == stepped.tokens[taking_part].tolist()
        assert (probed.tokens[len(taking_part) :] == NO_TOKEN).all()
        assert bits(probed.logits[: len(taking_part)]) == bits(stepped.logits[: len(taking_part)])


@pytest.mark.slow
def test_in_bfloat16_too() -> None:
    """Where each rounding must stand in both graphs at the same place."""
    model, config = replace(MODEL, layers=1), replace(CONFIG, dtype="bfloat16", decode_widths=(8,))
    graphs = [graph for graph in graph_table(model, config) if graph.name in ("decode[8]", "probe[8]")]
    executables = {name: built.executable for name, built in compile_table(graphs, Placement(), lambda *_: None).items()}
    rounded = jax.tree.map(lambda x: x.astype("bfloat16"), random_weights(model))
    weights = jax.device_put(packed(spec_of(model), rounded, ops_of(config.kernels)))
    for seed in range(8):
        state = random_state(seed)
        state = jax.device_put(replace(state, cells=jax.tree.map(lambda array: array[:1].astype("bfloat16").view("uint16"), state.cells)))
        _, probed = executables["probe[8]"](weights, state, jax.device_put(ALL))
        _, stepped = executables["decode[8]"](weights, state, jax.device_put(ALL))
        assert np.asarray(probed.tokens)[:B].tolist() == np.asarray(stepped.tokens).tolist()
        assert bits(probed.logits[:B]) == bits(stepped.logits[:B])


@pytest.mark.slow
@pytest.mark.parametrize("garbage", [np.nan, np.inf, 1e30])
def test_the_entry_at_pos_and_those_beyond_it_are_not_read(run: Run, garbage: float) -> None:
    for pos in (0, 15, 16, 40):
        state = random_state(5, pos=np.full(B, pos, np.int32))
        _, wanted = run("probe[8]", state, ALL)
        for array in kv(state):
            array[:, :, :, pos:] = garbage
        assert bits(run("probe[8]", state, ALL)) == bits(wanted)


@pytest.mark.slow
def test_rows_that_would_take_no_step_have_no_token(run: Run) -> None:
    state = random_state(2, active=np.array([True, False, True, False]))
    _, out = run("probe[16]", state, rows(*range(B), width=16))
    assert (out.tokens >= 0).tolist() == [True, False, True, False, *[False] * 12]
    assert set(out.tokens[[1, 3]]) == {NO_TOKEN}


@pytest.mark.slow
def test_a_row_of_nan_logits_says_so(run: Run) -> None:
    state = random_state(6, pos=np.full(B, 20, np.int32))
    kv(state)[1][:, 2, :, 3] = np.nan
    assert run("probe[8]", state, ALL)[1].tokens[:B].tolist().index(NOT_FINITE) == 2


@pytest.mark.slow
def test_a_row_is_the_same_in_any_slot_with_any_neighbours_in_any_width(run: Run) -> None:
    row = row_of(random_state(9), 0)
    _, alone = run("probe[8]", with_row(random_state(0), 0, row), rows(0))
    for seed, slot in [(1, 0), (2, 1), (3, 2), (4, 3)]:
        _, among = run("probe[16]", with_row(random_state(seed), slot, row), rows(*range(B), width=16))
        assert difference(run, among, alone, slot) == (among.tokens[slot], alone.tokens[0], 1, 0.0)


def difference(run: Run, batched: ProbeOut, alone: ProbeOut, place: int) -> tuple[int, int, int, float]:
    _, packed = run("compare", None, CompareBatch(batched, alone, np.int32(place)))
    assert packed.dtype == np.int32
    return (*packed[:3].tolist(), float(packed.view(np.float32)[3]))


def found(token: int, logits: Any, place: int = 0) -> ProbeOut:
    """One row's result at a place, garbage at the others."""
    out = ProbeOut(np.full(W, 7, np.int32), np.full((W, V), 7, np.float32))
    out.tokens[place], out.logits[place] = token, logits
    return out


@pytest.mark.parametrize("place", [0, 5, W - 1])
def test_one_bit_of_one_logit_is_a_difference(run: Run, place: int) -> None:
    logits = np.linspace(-2, 2, V, dtype=np.float32)
    assert difference(run, found(3, logits, place), found(3, logits), place) == (3, 3, 1, 0.0)
    other = logits.copy()
    other[-1] = np.nextafter(np.float32(2), np.float32(3))
    assert difference(run, found(3, logits, place), found(4, other), place) == (3, 4, 0, other[-1] - logits[-1])
    other[7] = logits[7] + 1.5
    assert difference(run, found(3, logits, place), found(3, other), place) == (3, 3, 0, 1.5)


def test_the_same_nan_is_no_difference_and_a_zeros_sign_is_one(run: Run) -> None:
    logits = np.full(V, np.nan, np.float32)
    assert difference(run, found(NOT_FINITE, logits), found(NOT_FINITE, logits), 0) == (NOT_FINITE, NOT_FINITE, 1, 0.0)
    zeros = np.zeros(V, np.float32)
    assert difference(run, found(1, zeros), found(1, -zeros), 0) == (1, 1, 0, 0.0)
    assert np.isnan(difference(run, found(1, zeros), found(1, logits), 0)[3])
