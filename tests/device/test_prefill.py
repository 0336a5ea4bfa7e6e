"""Prefill writes one slot's keys and values and nothing else; admission writes one slot's row and nothing else."""

from __future__ import annotations

from dataclasses import replace

import jax
import numpy as np
import pytest

from tests.device.conftest import MODEL, B, Run, S, bits, kv, random_state
from tests.streams import request
from xlaengine.control.plan import Admit, Lease
from xlaengine.device.prefill import AdmitBatch, PrefillBatch
from xlaengine.device.step import StepBatch
from xlaengine.memory.state import State
from xlaengine.runner.batches import admit_batch
from xlaengine.types import StreamId

PROMPT = np.random.default_rng(7).integers(0, MODEL.vocab, 32, np.int32)


def chunk(tokens: np.ndarray, slot: int, start: int) -> PrefillBatch:
    return PrefillBatch(tokens=tokens.astype(np.int32), slot=np.int32(slot), start=np.int32(start), end=np.int32(start + len(tokens)))


def prefill(run: Run, state: State, slot: int, buckets: tuple[int, ...], prompt: np.ndarray = PROMPT) -> State:
    start = 0
    for bucket in buckets:
        state, _ = run(f"prefill[{bucket}]", state, chunk(prompt[start : start + bucket], slot, start))
        start += bucket
    return state


def first_entries(state: State, slot: int, count: int) -> list[np.ndarray]:
    """A slot's first keys and values."""
    return [array[:, slot, :, :count] for array in kv(state)]


def decode_one_by_one(run: Run, state: State, slot: int) -> State:
    """The same prompt through decode, each token put where the sampled one would have been."""
    for pos, token in enumerate(PROMPT):
        slots = replace(state.slots, token=np.full(B, token), pos=np.full(B, pos, np.int32), active=np.arange(B) == slot)
        state, _ = run("decode[8]", replace(state, slots=slots), StepBatch(rows=np.array([slot] + [B] * 7, np.int32)))
    return state


@pytest.mark.parametrize("buckets", [(8, 8, 8, 8), (16, 16), (16, 8, 8), (8, 16, 8)])
def test_chunks_write_what_decode_would_have_written_token_by_token(run: Run, buckets: tuple[int, ...]) -> None:
    chunked = prefill(run, random_state(0), 1, buckets)
    one_by_one = decode_one_by_one(run, random_state(1), 1)
    for got, wanted in zip(first_entries(chunked, 1, len(PROMPT)), first_entries(one_by_one, 1, len(PROMPT)), strict=True):
        np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(("bucket", "start"), [(8, 0), (16, 0), (8, 40), (16, 32), (16, 24)])
def test_prefill_changes_only_its_slots_positions(run: Run, bucket: int, start: int) -> None:
    before = random_state(3)
    after, out = run(f"prefill[{bucket}]", before, chunk(PROMPT[:bucket], 2, start))
    assert out is None
    assert bits((after.slots, after.vocab)) == bits((before.slots, before.vocab))
    written = np.zeros((MODEL.layers, B, MODEL.kv_heads, S, MODEL.head_dim), bool)
    written[:, 2, :, start : start + bucket] = True
    for old, new in zip(kv(before), kv(after), strict=True):
        assert bits(new[~written]) == bits(old[~written])
        assert (new[written] != old[written]).all(), "a key or value was not written, or not where it belongs"


def test_a_prompt_is_the_same_bits_in_any_slot_over_any_garbage(run: Run) -> None:
    clean = prefill(run, random_state(4), 0, (16, 8))
    wanted = bits(first_entries(clean, 0, 24))
    for slot, garbage in [(1, np.nan), (3, np.inf), (0, 1e30)]:
        state = random_state(5)
        spoiled = replace(state, cells=jax.tree.map(lambda array, garbage=garbage: np.full_like(array, garbage), state.cells))
        after = prefill(run, spoiled, slot, (16, 8))
        assert bits(first_entries(after, slot, 24)) == wanted


def test_padding_tokens_do_not_touch_the_prompts_keys(run: Run) -> None:
    def padded_with(token: int) -> State:
        prompt = np.concatenate([PROMPT[:11], np.full(5, token, np.int32)])
        return prefill(run, random_state(6), 1, (16,), prompt)

    assert bits(first_entries(padded_with(0), 1, 11)) == bits(first_entries(padded_with(40), 1, 11))


def junk(seed: int) -> State:
    """Every field of every row filled by its dtype alone: a field that is added later is filled too."""
    rng = np.random.default_rng(seed)
    state = random_state(8)

    def fill(column: np.ndarray) -> np.ndarray:
        return (rng.random(column.shape) < 0.5) if column.dtype == bool else (rng.random(column.shape) * 1e6).astype(column.dtype)

    return replace(state, slots=jax.tree.map(fill, state.slots), vocab=jax.tree.map(fill, state.vocab))


def poisoned(state: State) -> State:
    """Every float of the rows NaN."""

    def spoil(column: np.ndarray) -> np.ndarray:
        return np.full_like(column, np.nan) if column.dtype == np.float32 else column

    return replace(state, slots=jax.tree.map(spoil, state.slots), vocab=jax.tree.map(spoil, state.vocab))


@pytest.mark.parametrize("slot", range(B))
def test_admission_writes_every_field_of_its_slot_and_nothing_of_the_others(run: Run, slot: int) -> None:
    before, other = junk(1), junk(2)
    row, vocab = jax.tree.map(lambda column: column[0], (other.slots, other.vocab))
    after, out = run("admit", before, AdmitBatch(slot=np.int32(slot), row=row, vocab=vocab))
    assert out is None
    assert bits(after.cells) == bits(before.cells)

    def put(column: np.ndarray, value: np.ndarray) -> np.ndarray:
        wanted = column.copy()
        wanted[slot] = value
        return wanted

    wanted = jax.tree.map(put, (before.slots, before.vocab), (row, vocab))
    for (path, got), column in zip(jax.tree.leaves_with_path((after.slots, after.vocab)), jax.tree.leaves(wanted), strict=True):
        assert bits(got) == bits(column), path


def test_nothing_of_the_last_tenant_survives_admission(run: Run) -> None:
    asked = request("a", [5, 6, 7], max_tokens=9, logit_bias={4: 1.5}, repetition_penalty=1.2, stop_token_ids=[8])
    plan = Admit(Lease(1, StreamId("a"), 1), asked, token=7, pos=2)
    first, second = (run("admit", before, admit_batch(plan, MODEL, {}))[0] for before in (junk(1), poisoned(junk(2))))
    for (path, one), other in zip(
        jax.tree.leaves_with_path((first.slots, first.vocab)), jax.tree.leaves((second.slots, second.vocab)), strict=True
    ):
        assert bits(one[1]) == bits(other[1]), path
