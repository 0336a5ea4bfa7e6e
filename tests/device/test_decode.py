"""Decode: rows that step, rows that are parked, where they end, and what a row's result may not depend on."""

from __future__ import annotations

import numpy as np
import pytest

from tests.device.conftest import CONFIG, MODEL, B, Run, S, bits, copy, kv, random_state, row_of, with_row
from xlaengine.device.decode import NO_TOKEN, DecodeBatch, DecodeOut, LogprobsBatch
from xlaengine.device.state import State

NOBODY = B


def rows(*slots: int, width: int = 8) -> DecodeBatch:
    return DecodeBatch(rows=np.array([*slots, *[NOBODY] * (width - len(slots))], np.int32))


ALL = rows(*range(B))


def test_a_step_moves_every_counter_of_a_live_row_by_one(run: Run) -> None:
    before = random_state(0)
    after, out = run("decode[8]", before, ALL)
    np.testing.assert_array_equal(after.slots.pos, before.slots.pos + 1)
    np.testing.assert_array_equal(after.slots.index, before.slots.index + 1)
    np.testing.assert_array_equal(after.slots.token, out.tokens)
    np.testing.assert_array_equal(out.chosen[:B], out.tokens)
    for name in set(type(before.slots).__dataclass_fields__) - {"pos", "index", "token", "active"}:
        assert bits(getattr(after.slots, name)) == bits(getattr(before.slots, name)), name


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


def test_rows_end_on_the_device_at_their_limit_and_at_eos_unless_told_to_go_on(run: Run) -> None:
    seen = set()
    for seed in range(25):
        before = random_state(seed, index=np.array([0, 3, 6, 7], np.int32), limit=np.array([1, 8, 7, 9], np.int32))
        after, out = run("decode[8]", before, ALL)
        for slot in range(B):
            eos = bool(out.tokens[slot] in MODEL.eos_token_ids)
            stops, full = eos and bool(before.slots.stop_at_eos[slot]), slot in (0, 2)
            assert after.slots.active[slot] == (not stops and not full)
            seen.add((eos, stops, full))
    assert seen >= {(False, False, False), (True, False, False), (True, True, False), (False, False, True)}


def test_a_row_that_has_ended_takes_no_further_step(run: Run) -> None:
    before = random_state(4, limit=np.array([1, 99, 99, 99], np.int32), index=np.zeros(B, np.int32), stop_at_eos=np.zeros(B, bool))
    ended, _ = run("decode[8]", before, ALL)
    assert ended.slots.active.tolist() == [False, True, True, True]
    late, out = run("decode[8]", ended, ALL)
    assert out.tokens[0] == NO_TOKEN
    assert bits(row_of(late, 0)) == bits(row_of(ended, 0))


def spoiled(state: State, keep: int) -> State:
    """Every slot but one asleep on NaN."""
    out, others = copy(state), np.arange(B) != keep
    out.k[:, others] = out.v[:, others] = np.nan
    out.slots.temperature[others] = np.nan
    out.slots.active[others] = False
    return out


def step_of(run: Run, state: State, slot: int, batch: DecodeBatch) -> list[bytes]:
    """All that one row's step gave: its token, its logits, its new row."""
    after, out = run(f"decode[{len(batch.rows)}]", state, batch)
    (place,) = np.flatnonzero(batch.rows == slot)
    return bits((out.tokens[slot], out.logits[place], row_of(after, slot)))


@pytest.mark.parametrize("pos", [0, 1, 14, 15, 16, 17, 31, 32, 46, 47])
@pytest.mark.parametrize("temperature", [0.0, 0.8])
def test_a_row_is_bit_for_bit_the_same_in_any_slot_with_any_neighbours_in_any_width(run: Run, pos: int, temperature: float) -> None:
    columns = {"pos": np.full(B, pos, np.int32), "temperature": np.full(B, temperature, np.float32)}
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


def logprobs_of(run: Run, out: DecodeOut, batch: DecodeBatch) -> np.ndarray:
    _, packed = run(f"logprobs[{len(batch.rows)}]", None, LogprobsBatch(chosen=out.chosen, logits=out.logits, rows=batch.rows))
    return packed


def test_logprobs_are_those_of_the_raw_logits(run: Run) -> None:
    k = CONFIG.max_logprobs
    for seed in range(8):
        batch = rows(*np.random.default_rng(seed).permutation(B))
        _, out = run("decode[8]", random_state(seed, temperature=np.full(B, 1.5, np.float32)), batch)
        packed = logprobs_of(run, out, batch)
        assert packed.shape == (B, 2 + 2 * k)
        logits = out.logits.astype(np.float64)
        wanted = logits - np.log(np.exp(logits).sum(-1, keepdims=True))
        floats = packed.view(np.float32)
        for place, slot in enumerate(batch.rows[:B]):
            chosen = out.tokens[slot]
            order = np.argsort(-wanted[place], kind="stable")
            np.testing.assert_allclose(floats[slot, 0], wanted[place, chosen], rtol=1e-5, atol=1e-6)
            assert packed[slot, 1] == 1 + order.tolist().index(chosen)
            assert packed[slot, 2 : 2 + k].tolist() == order[:k].tolist()
            np.testing.assert_allclose(floats[slot, 2 + k :], wanted[place, order[:k]], rtol=1e-5, atol=1e-6)


def test_equal_logits_share_a_rank_and_alternatives_come_by_lowest_id(run: Run) -> None:
    logits = np.zeros((8, MODEL.vocab), np.float32)
    logits[:, 9] = 1
    out = DecodeOut(tokens=np.zeros(B, np.int32), chosen=np.array([9, 0, 40, 3, 0, 0, 0, 0], np.int32), logits=logits)
    packed = logprobs_of(run, out, ALL)
    assert packed[:, 1].tolist() == [1, 2, 2, 2]
    assert packed[:, 2 : 2 + CONFIG.max_logprobs].tolist() == [[9, 0, 1, 2, 3]] * B


def test_logprobs_of_a_row_are_the_same_bits_in_any_place_and_width(run: Run) -> None:
    _, out = run("decode[8]", random_state(0), ALL)
    wanted = logprobs_of(run, out, ALL)
    order = np.array([3, 7, 0, 1, 6, 5, 2, 4] * 2)
    wide = DecodeOut(tokens=out.tokens, chosen=out.chosen[order], logits=out.logits[order])
    batch = rows(*np.where(np.arange(16) < 8, ALL.rows[order], NOBODY), width=16)
    assert bits(logprobs_of(run, wide, batch)) == bits(wanted)


def test_logprobs_of_slots_that_took_no_step_are_zero(run: Run) -> None:
    batch = rows(2)
    _, out = run("decode[8]", random_state(0), batch)
    packed = logprobs_of(run, out, batch)
    assert packed[2].any()
    assert not packed[[0, 1, 3]].any()
