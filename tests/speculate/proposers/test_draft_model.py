"""The drafters with a cache, `DraftModel` and `Eagle`, against the same models without one; and what one row may not do to another."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import numpy as np
import pytest
from scipy.special import softmax

from tests.device.brute_force import distribution
from tests.device.conftest import table, vocab_table
from tests.speculate.proposers.streams import (
    OPS,
    TARGET,
    TREE,
    B,
    R,
    S,
    Streams,
    V,
    bits,
    draft_model,
    eagle,
    engine_config,
    entries,
    naive_draft,
    naive_eagle,
    slot_of,
    target_weights,
    to_numpy,
)
from xlaengine.check.oracle.sampling import gumbel_noise
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.step import OnePlace, StepBatch, step
from xlaengine.models.decoder import Decoder
from xlaengine.models.families import spec_of
from xlaengine.runner.batches import key_data
from xlaengine.speculate.graphs import FillBatch, fill
from xlaengine.speculate.proposers.draft_model import DraftModel
from xlaengine.speculate.proposers.eagle import Eagle

pytestmark = pytest.mark.slow
"""The fast run has the target as its own drafter (`tests.speculate.test_speculation`): what it proposes is all accepted only if its second
cache holds what it should."""

METHODS = ["draft", "eagle"]


def streams_of(method: str, K: int, seed: int = 0, **more: Any) -> Streams:
    return Streams(draft_model() if method == "draft" else eagle(), engine_config(method, K, **more), seed)


class Naive:
    """A drafter's logits after a stream and some proposals, everything fed anew."""

    def __init__(self, streams: Streams, slot: int):
        self.drafter, self.weights, self.tokens = streams.drafter, streams.weights, list(streams.tokens[slot])
        self.features = list(streams.features[slot, : len(self.tokens) - 1])

    def logits(self) -> np.ndarray:
        assert isinstance(self.drafter, DraftModel)
        if not isinstance(self.drafter, Eagle):
            return naive_draft(self.drafter, self.tokens)
        logits, self.stand_in = naive_eagle(self.drafter, self.weights, self.tokens, np.array(self.features).reshape(-1, TARGET.d_model))
        return logits

    def go_on(self, token: int) -> None:
        """With a proposal; `logits` has been computed."""
        self.tokens.append(int(token))
        if isinstance(self.drafter, Eagle):
            self.features.append(self.stand_in)


def greedy(streams: Streams, slot: int, count: int) -> list[int]:
    naive, proposed = Naive(streams, slot), []
    for _ in range(count):
        proposed.append(int(naive.logits().argmax()))
        naive.go_on(proposed[-1])
    return proposed


def check_against_naive(streams: Streams, slot: int, tokens: np.ndarray, q: np.ndarray) -> None:
    """A greedy row's tokens; of one with temperature 1 the distributions, which show every entry that is not the stream's."""
    naive = Naive(streams, slot)
    for token, reported in zip(tokens, q, strict=True):
        logits = naive.logits()
        if streams.state.slots.temperature[slot]:
            np.testing.assert_allclose(reported, softmax(logits), rtol=1e-4)
        else:
            assert token == logits.argmax()
        naive.go_on(token)


@pytest.mark.parametrize(("method", "K"), [("draft", 1), ("draft", 4), ("eagle", 4)])
def test_proposals_are_those_of_the_model_fed_anew_whatever_was_accepted_before(method: str, K: int) -> None:
    """Streams go on by random parts of what was proposed, fall back to plain tokens at times, catch up, end, and begin anew."""
    streams, rng = streams_of(method, K), np.random.default_rng(K)
    seen = set()
    for slot, length in enumerate([1, 2, 9, 17]):
        streams.begin(slot, rng.integers(0, V, length).tolist(), temperature=float(slot % 2), key=key_data(slot))
    for _ in range(12):
        slots = rng.permutation(B)[: rng.integers(1, B + 1)].tolist()
        count = int(rng.choice(streams.engine.speculative.counts))
        proposals = streams.propose(count, *slots)
        for row, slot in enumerate(slots):
            given = proposals.tokens[row, : min(count, S - len(streams.tokens[slot]))]
            assert (proposals.tokens[row, len(given) :] == NO_TOKEN).all()
            check_against_naive(streams, slot, given, proposals.q[row, : len(given)])
            most = min(count, max(S - 1 - len(streams.tokens[slot]), 0))
            accepted = int(rng.choice([most, rng.integers(0, most + 1)]))
            seen.add(accepted)
            streams.extend(slot, *given[:accepted].tolist(), int(rng.integers(0, V)))
        for slot in range(B):
            if slot not in slots:  # a plain step, or two
                streams.extend(slot, *rng.integers(0, V, rng.integers(1, 3)).tolist())
                streams.catch_up(slot)
            if len(streams.tokens[slot]) > S - 3:
                streams.begin(slot, rng.integers(0, V, rng.integers(1, 20)).tolist())
    assert seen == set(range(K + 1))


@pytest.mark.parametrize("method", METHODS)
def test_a_tree_has_the_likeliest_tokens_at_each_node_of_its_first_choices(method: str) -> None:
    streams = streams_of(method, 3, tree=TREE)
    tree = streams.engine.speculative.shape
    prompts = [[5], [1, 2, 3], list(range(20)), list(range(40, 4, -1))]
    for slot, prompt in enumerate(prompts):
        streams.begin(slot, prompt)
    proposals = streams.propose(tree.proposals, 3, 0, 2, 1)
    assert proposals.q is None
    for row, slot in enumerate([3, 0, 2, 1]):
        naive = Naive(streams, slot)
        best = []
        for _ in range(3):
            best.append(np.argsort(-naive.logits(), kind="stable"))
            naive.go_on(best[-1][0])
        wanted = [best[depth - 1][rank] for depth, rank in zip(tree.depths[1:], tree.ranks[1:], strict=True)]
        assert proposals.tokens[row].tolist() == wanted


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("acceptance", ["rejection", "coupled"])
def test_rows_with_a_temperature_draw_each_proposal_with_noise_of_its_own_token(method: str, acceptance: str) -> None:
    settings: list[dict[str, Any]] = [
        {},
        {"temperature": 0.9},
        {"temperature": 1.3, "top_k": 5},
        {"temperature": 0.7, "top_p": 0.8, "min_p": 0.01},
    ]
    streams = streams_of(method, 4, acceptance=acceptance)
    for slot, row in enumerate(settings):
        streams.begin(slot, [3, 1, 4, 1, 5, slot], key=key_data(100 + slot), index=7 * slot, **row)
    proposals = streams.propose(4, *range(B))
    for slot, row in enumerate(settings):
        naive = Naive(streams, slot)
        for ahead, token in enumerate(proposals.tokens[slot]):
            p = distribution(naive.logits()[None], table(1, **{"temperature": 1.0} | row), vocab_table(1, V))
            if not row:
                assert token == p.argmax()
                naive.go_on(token)
                continue
            noise = own_noise if acceptance == "rejection" else gumbel_noise
            assert token == (np.log(np.maximum(p, 1e-300)) + noise(100 + slot, 7 * slot + ahead, V)).argmax()
            if acceptance == "rejection":
                np.testing.assert_allclose(proposals.q[slot, ahead], p, atol=2e-6)
                assert (proposals.q[slot, ahead] == 0).tolist() == (p == 0).tolist()
            naive.go_on(token)
    assert (proposals.q is None) == (acceptance == "coupled")
    assert proposals.q is None or not proposals.q[0].any()


def own_noise(seed: int, index: int, vocab: int) -> np.ndarray:
    """Of the proposal for token ``index``, not of the token itself."""
    key = jax.random.fold_in(jax.random.fold_in(jax.random.wrap_key_data(key_data(seed), impl="threefry2x32"), index), 1)
    return np.asarray(jax.random.gumbel(key, (vocab,)))


def test_the_target_as_its_own_draft_model_proposes_what_it_decodes() -> None:
    """Rows that draw too: under ``coupled`` both do so with the same noise."""
    engine = engine_config("draft", 4, acceptance="coupled")
    streams = Streams(DraftModel(spec_of(TARGET), target_weights()), engine)
    for slot, length in enumerate([1, 2, 15, 30]):
        temperature = 0.8 if slot % 2 else 0.0
        streams.begin(slot, range(length), key=key_data(slot), limit=40, temperature=temperature, top_k=20, index=3)
    state = replace(streams.state, cells=to_numpy(streams.state.draft.cells))  # the same model: the same entries
    stepped = jax.jit(partial(step, Decoder(spec_of(TARGET), OPS), engine, OnePlace()))
    decoded = []
    for _ in range(4):
        state, out = stepped(target_weights(), state, StepBatch(rows=np.array([*range(B), *[B] * (R - B)], np.int32)))
        decoded.append(out.tokens)
    assert streams.propose(4, *range(B)).tokens[:B].tolist() == np.stack(decoded, axis=1).tolist()


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("pos", [0, 1, 3, 15, 16, 17, 31, 32, 45, 46, 47])
def test_a_row_is_bit_for_bit_the_same_in_any_slot_with_any_neighbours(method: str, pos: int) -> None:
    """Proposals, what they were drawn from, and what is kept for the next time."""
    prompt = [(7 * i + pos) % V for i in range(pos + 1)]
    seen = set()
    for seed, slot in enumerate([0, 1, 3]):
        streams = streams_of(method, 4, seed)
        rng = np.random.default_rng(seed)
        streams.features[slot] = np.random.default_rng(99).standard_normal((S, TARGET.d_model))
        for other in range(B if seed else 0):
            streams.begin(other, rng.integers(0, V, rng.integers(1, S)).tolist(), temperature=float(other), key=key_data(other))
        streams.begin(slot, prompt, temperature=0.9, key=key_data(5), index=2)
        for slots in ([slot], rng.permutation(B).tolist(), [*range(B)]):
            before = to_numpy(streams.state)
            proposals, row = streams.propose(4, *slots), slots.index(slot)
            kept = [leaf[..., : pos + 1, :] if leaf.shape[-2] == S else leaf[..., : pos + 1] for leaf in slot_of(streams.state, slot)[2:]]
            seen.add((proposals.tokens[row].tobytes(), proposals.q[row].tobytes(), *bits(kept)))
            streams.state = before
    assert len(seen) == 1


@pytest.mark.parametrize("method", METHODS)
def test_rows_that_ask_for_nothing_get_nothing_and_write_nothing(method: str) -> None:
    """Awake and not asking; asking and asleep; not listed."""
    streams = streams_of(method, 4)
    for slot in range(B):
        streams.begin(slot, range(3, 9 + slot))
    streams.state.slots.active[1] = False
    before = to_numpy(streams.state)
    proposals = streams.propose(4, 2, 1, 0, wants=[False, True, True])
    assert (proposals.tokens[[0, 1, *range(3, R)]] == NO_TOKEN).all()
    assert (proposals.tokens[2] >= 0).all()
    for slot in range(B):
        assert (bits(slot_of(streams.state, slot)) == bits(slot_of(before, slot))) == (slot != 0)
    assert bits((streams.state.cells, streams.state.slots, streams.state.vocab)) == bits((before.cells, before.slots, before.vocab))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("left", range(6))
def test_near_the_end_of_the_cache_nothing_is_proposed_beyond_it_and_nothing_else_is_overwritten(method: str, left: int) -> None:
    """``left`` positions after the last token."""
    streams = streams_of(method, 4)
    pos = S - 1 - left
    streams.begin(2, [(5 * i) % V for i in range(pos + 1)])
    before = to_numpy(streams.state)
    proposals = streams.propose(4, 2)
    assert proposals.tokens[0].tolist() == [*greedy(streams, 2, 4)[:left], *[NO_TOKEN] * 4][:4]
    for old, new in zip(entries(before), entries(streams.state), strict=True):
        np.testing.assert_array_equal(new[:, :, :, : pos - 4], old[:, :, :, : pos - 4])


@pytest.mark.parametrize("method", METHODS)
def test_a_fill_writes_the_positions_that_the_stream_has_and_no_others(method: str) -> None:
    for start, length in [(0, 1), (0, 8), (8, 9), (8, 12), (16, 40), (40, 48), (40, 20)]:
        streams = streams_of(method, 4)
        streams.begin(1, [(3 * i) % V for i in range(length)])
        for array in entries(streams.state):
            written = np.isfinite(array).all(axis=(2, 4))
            assert written[:, 1].all(0).tolist() == [place < length for place in range(S)]
            assert not written[:, [0, 2, 3]].any()
            array[:, :, :, start : start + 8] = -3
        _, before = entries(to_numpy(streams.state))
        streams.fill(1, start)
        changed = (entries(streams.state)[1] != before) & ~np.isnan(before)
        assert changed.any(axis=(0, 2, 4))[1].tolist() == [start <= place < min(start + 8, length) for place in range(S)]
        assert not changed[:, [0, 2, 3]].any()


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(("start", "tiles", "length"), [(0, 1, 30), (0, 3, 20), (8, 3, 48), (40, 1, 48)])
def test_a_fill_by_tiles_leaves_what_as_many_small_ones_leave(method: str, start: int, tiles: int, length: int) -> None:
    streams = streams_of(method, 4)
    streams.begin(1, [(3 * i) % V for i in range(length)])
    for array in entries(streams.state):
        array[:, 1, :, start:length] = -3
    engine = replace(streams.engine, prefill_buckets=(24,), prefill_tile=8)
    batch = FillBatch(slot=np.int32(1), start=np.int32(start), tiles=np.int32(tiles))
    at_once = jax.jit(partial(fill, streams.drafter, OPS, engine, engine.speculative, 24))(streams.weights, streams.state, batch)[0].draft
    for tile in range(tiles):
        streams.fill(1, start + 8 * tile)
    assert (entries(streams.state)[1][:, 1, :, start : min(start + 8 * tiles, length)] != -3).all()
    assert bits(at_once) == bits(streams.state.draft)


@pytest.mark.parametrize("method", METHODS)
def test_a_stream_of_one_token_leaves_the_end_of_the_cache_alone(method: str) -> None:
    """What would lie before its first token is not counted from the end."""
    streams = streams_of(method, 4)
    streams.begin(2, [5])
    assert (streams.propose(4, 2).tokens[0] >= 0).all()
    _, values = entries(streams.state)
    assert np.isfinite(values[:, 2, :, :4]).all()
    assert np.isnan(values[:, 2, :, 4:]).all()
