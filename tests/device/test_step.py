"""Decode: rows that step, rows that are parked, where they end, and what a row's result may not depend on."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.device.conftest import ALL, MODEL, NOBODY, B, Run, S, V, bits, copy, kv, random_state, row_of, rows, with_row
from tests.effort import slow
from xlaengine.control.plan import NO_TOKEN, NOT_FINITE
from xlaengine.device.step import StepBatch
from xlaengine.memory.state import State


def test_a_step_moves_every_counter_of_a_live_row_by_one(run: Run) -> None:
    before = random_state(0)
    after, out = run("decode[8]", before, ALL)
    np.testing.assert_array_equal(after.slots.pos, before.slots.pos + 1)
    np.testing.assert_array_equal(after.slots.index, before.slots.index + 1)
    np.testing.assert_array_equal(after.slots.token, out.tokens)
    for name in set(type(before.slots).__dataclass_fields__) - {"pos", "index", "token", "active"}:
        assert bits(getattr(after.slots, name)) == bits(getattr(before.slots, name)), name


def test_a_step_counts_the_token_of_each_row_that_adjusts(run: Run) -> None:
    before = random_state(0, adjusts=np.array([True, False, True, False]))
    after, out = run("decode[8]", before, ALL)
    wanted = before.vocab.counts.copy()
    wanted[[0, 2], out.tokens[[0, 2]]] += 1
    assert bits(after.vocab) == bits(replace(before.vocab, counts=wanted))


@pytest.mark.parametrize("pos", range(S))
def test_one_key_and_value_are_written_at_pos_and_no_other(run: Run, pos: int) -> None:
    before = random_state(1, pos=np.array([pos, 0, S - 1, (pos + 7) % S], np.int32))
    after, _ = run("decode[8]", before, ALL)
    written = np.zeros((MODEL.layers, B, MODEL.kv_heads, S, MODEL.head_dim), bool)
    written[:, np.arange(B), :, before.slots.pos] = True
    for old, new in zip(kv(before), kv(after), strict=True):
        assert bits(new[~written]) == bits(old[~written])
        assert (new[written] != old[written]).all()


def test_parked_rows_keep_every_bit(run: Run) -> None:
    """Asleep and listed (a late flight), asleep and not listed, awake and not listed."""
    before = random_state(2, active=np.array([True, False, False, True]))
    after, out = run("decode[8]", before, rows(1, 0))
    for slot in (1, 2, 3):
        assert bits(row_of(after, slot)) == bits(row_of(before, slot)), slot
    assert out.tokens[0] >= 0
    assert (out.tokens[1:] == NO_TOKEN).all()


def test_a_graph_in_which_nobody_steps_changes_nothing(run: Run) -> None:
    before = random_state(3)
    after, out = run("decode[8]", before, rows())
    assert bits(after) == bits(before)
    assert (out.tokens == NO_TOKEN).all()


def test_rows_end_on_the_device_at_their_limit_and_at_a_token_that_ends_them(run: Run) -> None:
    seen = set()
    for seed in range(25):
        before = random_state(seed, index=np.array([0, 3, 6, 7], np.int32), limit=np.array([1, 8, 7, 9], np.int32))
        after, out = run("decode[8]", before, ALL)
        for slot in range(B):
            stops, full = bool(before.vocab.ends[slot, out.tokens[slot]]), slot in (0, 2)
            assert after.slots.active[slot] == (not stops and not full)
            seen.add((stops, full))
    assert seen == {(False, False), (True, False), (False, True), (True, True)}


def test_the_first_and_the_last_token_of_the_vocabulary_end_a_row(run: Run) -> None:
    for token in (0, V - 1):
        bias = np.where(np.arange(V) == token, np.float32(100), np.float32(0))
        columns = {"limit": np.full(B, 99, np.int32), "adjusts": np.ones(B, bool), "min_tokens": np.zeros(B, np.int32)}
        ends = (np.arange(V) == token) & (np.arange(B) % 2 == 0)[:, None]
        after, out = run("decode[8]", random_state(0, bias=np.tile(bias, (B, 1)), ends=ends, **columns), ALL)
        assert out.tokens.tolist() == [token] * B
        assert after.slots.active.tolist() == [False, True, False, True]


def test_no_row_ends_before_its_minimum_and_may_right_after(run: Run) -> None:
    ended = set()
    for seed in range(25):
        columns = {"adjusts": np.ones(B, bool), "limit": np.full(B, 99, np.int32), "min_tokens": np.full(B, 3, np.int32)}
        before = random_state(seed, index=np.array([0, 2, 3, 4], np.int32), **columns)
        after, _ = run("decode[8]", before, ALL)
        ended |= set(np.flatnonzero(~after.slots.active).tolist())
    assert ended == {2, 3}


def test_a_row_of_nan_logits_says_so_ends_and_counts_nothing(run: Run) -> None:
    columns = {"pos": np.full(B, 20, np.int32), "limit": np.full(B, 99, np.int32), "ends": np.zeros((B, V), bool)}
    before = random_state(6, adjusts=np.ones(B, bool), **columns)
    wanted, clean = run("decode[8]", before, ALL)
    broken = copy(before)
    kv(broken)[1][:, 2, :, 3] = np.nan
    after, out = run("decode[8]", broken, ALL)
    assert out.tokens[2] == NOT_FINITE
    assert after.slots.active.tolist() == [True, True, False, True]
    assert bits(after.vocab.counts[2]) == bits(before.vocab.counts[2])
    for slot in (0, 1, 3):
        assert bits(row_of(after, slot)) == bits(row_of(wanted, slot))
        assert out.tokens[slot] == clean.tokens[slot]


def test_a_row_that_has_ended_takes_no_further_step(run: Run) -> None:
    columns = {"index": np.zeros(B, np.int32), "limit": np.array([1, 99, 99, 99], np.int32), "ends": np.zeros((B, V), bool)}
    before = random_state(4, adjusts=np.ones(B, bool), **columns)
    ended, _ = run("decode[8]", before, ALL)
    assert ended.slots.active.tolist() == [False, True, True, True]
    late, out = run("decode[8]", ended, ALL)
    assert out.tokens[0] == NO_TOKEN
    assert bits(row_of(late, 0)) == bits(row_of(ended, 0))


def spoiled(state: State, keep: int) -> State:
    """Every slot but one asleep on NaN."""
    out, others = copy(state), np.arange(B) != keep
    for array in kv(out):
        array[:, others] = np.nan
    out.slots.temperature[others] = out.slots.repetition_penalty[others] = out.vocab.bias[others] = np.nan
    out.slots.adjusts[others], out.vocab.counts[others] = True, np.iinfo(np.int32).max
    out.slots.active[others] = False
    return out


def step_of(run: Run, state: State, slot: int, batch: StepBatch) -> list[bytes]:
    """All that one row's step gave: its token, its logits, its new row."""
    after, out = run(f"decode[{len(batch.rows)}]", state, batch)
    (place,) = np.flatnonzero(batch.rows == slot)
    return bits((out.tokens[slot], out.logits[place], row_of(after, slot)))


@pytest.mark.parametrize("pos", [0, 15, 16, 47, *slow(1, 14, 17, 31, 32, 46)])
@pytest.mark.parametrize("temperature", [0.0, 0.8])
@pytest.mark.parametrize("adjusts", [False, True])
def test_a_row_is_bit_for_bit_the_same_in_any_slot_with_any_neighbours_in_any_width(
    run: Run, pos: int, temperature: float, adjusts: bool
) -> None:
    columns = {"pos": np.full(B, pos, np.int32), "temperature": np.full(B, temperature, np.float32), "adjusts": np.full(B, adjusts)}
    row = row_of(random_state(9, **columns), 0)
    wanted = step_of(run, with_row(random_state(0), 0, row), 0, ALL)
    for seed, slot in [(1, 0), (2, 1), (3, 2), (4, 3)]:
        state = with_row(random_state(seed), slot, row)
        assert step_of(run, state, slot, ALL) == wanted
        assert step_of(run, state, slot, rows(*np.roll(np.arange(B), seed), width=16)) == wanted
        assert step_of(run, state, slot, rows(slot)) == wanted
        assert step_of(run, state, slot, rows((slot + 1) % B, NOBODY, NOBODY, NOBODY, NOBODY, slot)) == wanted
        assert step_of(run, spoiled(state, slot), slot, ALL) == wanted


@pytest.mark.parametrize("garbage", [np.nan, np.inf, 1e30])
def test_what_lies_beyond_pos_is_harmless(run: Run, garbage: float) -> None:
    for pos in (0, 15, 16, 40):
        clean = random_state(5, pos=np.full(B, pos, np.int32))
        dirty = copy(clean)
        for array in kv(dirty):
            array[:, :, :, pos:] = garbage  # pos itself is written before it is read
        (_, wanted), (_, out) = run("decode[8]", clean, ALL), run("decode[8]", dirty, ALL)
        assert bits(out) == bits(wanted)
