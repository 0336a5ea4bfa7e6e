"""Prefill writes one slot's keys and values and nothing else; admission writes one slot's row and nothing else."""

from __future__ import annotations

from dataclasses import replace

import jax
import numpy as np
import pytest

from tests.device.conftest import MODEL, B, Run, S, bits, kv, random_state, row_of
from tests.streams import request
from xlaengine.device.decode import DecodeBatch
from xlaengine.device.prefill import AdmitBatch, PrefillBatch
from xlaengine.device.state import Slots, State
from xlaengine.host.plan import Admit, Lease
from xlaengine.runner.runner import admit_batch

PROMPT = np.random.default_rng(7).integers(0, MODEL.vocab, 32, np.int32)


def chunk(tokens: np.ndarray, slot: int, start: int) -> PrefillBatch:
    return PrefillBatch(tokens=tokens.astype(np.int32), slot=np.int32(slot), start=np.int32(start))


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
        state, _ = run("decode[8]", replace(state, slots=slots), DecodeBatch(rows=np.array([slot] + [B] * 7, np.int32)))
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
    assert bits(after.slots) == bits(before.slots)
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
        spoiled = replace(state, k=np.full_like(state.k, garbage), v=np.full_like(state.v, garbage))
        after = prefill(run, spoiled, slot, (16, 8))
        assert bits(first_entries(after, slot, 24)) == wanted


def test_padding_tokens_do_not_touch_the_prompts_keys(run: Run) -> None:
    def padded_with(token: int) -> State:
        prompt = np.concatenate([PROMPT[:11], np.full(5, token, np.int32)])
        return prefill(run, random_state(6), 1, (16,), prompt)

    assert bits(first_entries(padded_with(0), 1, 11)) == bits(first_entries(padded_with(40), 1, 11))


def junk(seed: int) -> Slots:
    """Every field of every slot filled by its dtype alone: a field that is added later is filled too."""
    rng = np.random.default_rng(seed)

    def fill(column: np.ndarray) -> np.ndarray:
        return (rng.random(column.shape) < 0.5) if column.dtype == bool else (rng.random(column.shape) * 1e6).astype(column.dtype)

    return jax.tree.map(fill, random_state(0).slots)


@pytest.mark.parametrize("slot", range(B))
def test_admission_writes_every_field_of_its_slot_and_nothing_of_the_others(run: Run, slot: int) -> None:
    before = replace(random_state(8), slots=junk(1))
    row = jax.tree.map(lambda column: column[0], junk(2))
    after, out = run("admit", before, AdmitBatch(slot=np.int32(slot), row=row))
    assert out is None
    assert bits((after.k, after.v)) == bits((before.k, before.v))
    for name in Slots.__dataclass_fields__:
        wanted = getattr(before.slots, name).copy()
        wanted[slot] = getattr(row, name)
        assert bits(getattr(after.slots, name)) == bits(wanted), name


def test_nothing_of_the_last_tenant_survives_admission(run: Run) -> None:
    plan = Admit(Lease(1, "a", 1), request("a", [5, 6, 7], max_tokens=9), token=7, pos=2)
    rows = []
    for seed in (1, 2):
        after, _ = run("admit", replace(random_state(8), slots=junk(seed)), admit_batch(plan))
        rows.append(row_of(after, 1)[-1])
    for name in Slots.__dataclass_fields__:
        assert bits(getattr(rows[0], name)) == bits(getattr(rows[1], name)), name
