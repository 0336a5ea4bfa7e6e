"""A verify pass against as many steps of plain decode, bit for bit: tokens, logits, keys and values, every field of the row."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.conftest import XLA
from tests.device.conftest import MODEL, V, bits, kv, row_of, table
from tests.speculate.bench import Bench, Decoded, below_pos, config, told
from xlaengine.config import Kernels, Tree
from xlaengine.control.plan import NO_TOKEN, NOT_FINITE, step_graph
from xlaengine.device.logprobs import LogprobsBatch
from xlaengine.device.step import StepOut
from xlaengine.memory.state import ROW, State
from xlaengine.ops import block_attention, native
from xlaengine.speculate.judging import JudgeBatch, nodes_in_places
from xlaengine.speculate.proposer import Proposals

FORK = ((0,), (1,), (0, 0))
BUSH = ((0,), (1,), (2,), (0, 0), (0, 1), (1, 0), (0, 0, 0), (0, 0, 1), (1, 0, 0), (0, 0, 0, 0))
FAN = ((0,), (1,), (2,), (3,))


@cache
def bench(B: int = 3, K: int = 4, dtype: str = "float32", tree: Any = None, **changes: Any) -> Bench:
    return Bench(config(B, K, dtype, tree, **changes))


def proposals(bench: Bench, decoded: Decoded, rng: np.random.Generator) -> np.ndarray:
    """int32 [B, M] of every kind, in turn: right on one branch, wrong, mostly right, with gaps of no tokens, with numbers beyond V."""
    tree, wrongs = bench.tree, {"wrong": (1, V), "none": (-2000, 0), "beyond": (V, 2000)}
    tokens = np.zeros((bench.config.max_num_seqs, tree.proposals), np.int32)
    for slot in range(len(tokens)):
        right, kind = told(decoded, slot), rng.choice(["right", "wrong", "mostly", "none", "beyond"])
        branch = tree.branches[rng.integers(len(tree.branches))]
        for node, depth in enumerate(tree.depths[1:], start=1):
            wished, offset = right[depth - 1], rng.integers(*wrongs.get(kind, wrongs["wrong"]))
            wrong = (max(wished, 0) + offset) % V if kind in ("right", "wrong", "mostly") else offset
            is_right = {"right": node in branch, "wrong": False}.get(kind, rng.random() < 0.7)
            tokens[slot, node - 1] = wished if is_right else wrong
    return tokens


def expected(bench: Bench, decoded: Decoded, tokens: np.ndarray, count: int, slot: int) -> list[int]:
    """What a row should emit: decode's tokens, as far as the proposals ``[M]`` agree with them."""
    right, node, out = told(decoded, slot), 0, []
    while len(out) < len(right) and right[len(out)] != NO_TOKEN:
        out.append(right[len(out)])
        agreeing = [child for child in bench.tree.children[node] if child <= count and tokens[child - 1] == out[-1]]
        if not agreeing:
            break
        node = agreeing[0]
    return out


def check(bench: Bench, decoded: Decoded, batch: JudgeBatch, after: State, out: StepOut) -> list[int]:
    """Every row of the pass is where decode would have it after as many tokens; how many each slot's row got."""
    lengths = np.zeros(bench.config.max_num_seqs, int)
    for r, slot in enumerate(batch.rows):
        if slot == bench.config.max_num_seqs:
            continue
        wanted = expected(bench, decoded, batch.proposals.tokens[r], batch.counts[r], slot)
        lengths[slot] = len(wanted)
        assert out.tokens[slot].tolist() == wanted + [NO_TOKEN] * (bench.tree.depth + 1 - len(wanted))
        assert bits(below_pos(after, slot)) == bits(below_pos(decoded[len(wanted)][0], slot)), slot
        for step, place in enumerate(out.places[r, : len(wanted)], start=1):
            assert bits(out.logits[place]) == bits(decoded[step][2][slot]), (slot, step)
        assert (out.places[r, len(wanted) :] == len(out.logits)).all()
    return lengths.tolist()


SLOW = pytest.mark.slow
TREES = (None, pytest.param(BUSH, marks=SLOW))
SIZES = ((1, 1), (8, 3), (3, 6), (8, 8))
ENDINGS = ({}, {"limit": np.arange(8) % 7 + 3}, {"ends": np.random.default_rng(0).random((8, V)) < 0.15})


def passes(bench: Bench, seeds: range) -> set[int]:
    """Random states, proposals and orders of rows; the lengths that were seen."""
    seen: set[int] = set()
    for seed in seeds:
        rng, B = np.random.default_rng(seed), bench.config.max_num_seqs
        endings = {name: np.asarray(column[:B], np.int32 if name == "limit" else bool) for name, column in ENDINGS[seed % 3].items()}
        state = bench.state(seed, active=rng.random(B) < 0.9, **endings)
        decoded = bench.decoded(state)
        counts = (
            rng.integers(0, bench.tree.proposals + 1, B) if bench.tree.is_chain else bench.tree.proposals * rng.integers(0, 3, B).clip(0, 1)
        )
        batch = bench.batch(proposals(bench, decoded, rng), counts, bench.rows(*rng.permutation(B)))
        seen |= set(check(bench, decoded, batch, *bench.judge(state, batch)))
    return seen


@pytest.fixture(params=[XLA, "native"])
def kernels(request: pytest.FixtureRequest) -> str:
    if request.param == "native" and (reason := native.missing()) is not None:
        pytest.skip(f"no native kernels: {reason}")
    if request.param == "native":
        native.ensure()
    return request.param


def passes_where_rehearsed(bench: Bench) -> set[int]:
    """Native kernels give decode's bits in every shape; XLA's in those that the rehearsal finds (`spike/29_other_xla.md`)."""
    if bench.config.step_places[-1] not in bench.rehearsed:
        assert bench.config.kernels == "xla"
        pytest.skip("XLA gives a pass of this shape other bits on this machine, and the rehearsal knows it")
    return passes(bench, range(6))


@pytest.mark.parametrize(("B", "K"), [(3, 4), *(pytest.param(*size, marks=SLOW) for size in SIZES)])
def test_a_chain_gives_decodes_bits(B: int, K: int, kernels: str) -> None:
    assert len(passes_where_rehearsed(bench(B, K, kernels=kernels))) > 1


@SLOW
@pytest.mark.parametrize(("B", "tree"), [(3, BUSH), (1, FORK), (8, FAN)])
def test_a_tree_gives_decodes_bits(B: int, tree: Any, kernels: str) -> None:
    assert len(passes_where_rehearsed(bench(B, tree=tree, kernels=kernels))) > 1


@pytest.mark.slow
def test_a_pass_that_weighs_an_earlier_block_otherwise_is_not_taken_for_decode(monkeypatch: pytest.MonkeyPatch) -> None:
    """As XLA of jax 0.11 does it for some numbers of queries: the first block of keys is exact, and what follows it a bit off."""
    exact, block = block_attention._group_attention, config().kv_block

    def off(q: Any, past: Any) -> Any:
        out = exact(q, past)
        query_pos = jnp.tile(past.query_pos, (1, q.shape[2] // past.query_pos.shape[1]))
        return out if q.shape[2] <= MODEL.groups else jnp.where((query_pos >= block)[:, None, :, None], out * (1 + 2**-22), out)

    assert Bench(config(3, 4, kernels="xla")).rehearsed
    monkeypatch.setattr(block_attention, "_group_attention", off)
    assert Bench(config(3, 4, kernels="xla")).rehearsed == ()


@pytest.mark.slow
def test_a_model_whose_heads_share_no_keys_too() -> None:
    """Decode's attention then has products of one row, and those of several have other bits (`spike/08_shape_invariance.md`)."""
    own_keys = replace(MODEL, heads=2)
    assert len(passes(Bench(config(3, 2), model=own_keys), range(6))) > 1


@pytest.mark.slow
@pytest.mark.parametrize("tree", TREES)
def test_in_bfloat16_too(tree: Any) -> None:
    assert len(passes(bench(3, 4, "bfloat16", tree, kernels="xla"), range(6))) > 1


def right(bench: Bench, decoded: Decoded) -> np.ndarray:
    """Proposals ``[B, M]`` of which all are what decode gives; on a tree the others are siblings of the same."""
    slots = range(bench.config.max_num_seqs)
    return np.array([[told(decoded, slot)[depth - 1] for depth in bench.tree.depths[1:]] for slot in slots], np.int32)


@pytest.mark.parametrize("tree", TREES)
@pytest.mark.parametrize("garbage", [np.nan, np.inf, 1e30])
def test_what_lies_beyond_pos_and_in_other_slots_is_harmless(tree: Any, garbage: float) -> None:
    one = bench(tree=tree)
    active = np.array([True, False, True])
    state = one.state(3, active=active)
    decoded = one.decoded(state)
    for array in kv(state):
        array[:, 1] = garbage
        for slot in (0, 2):
            array[:, slot, :, state.slots.pos[slot] :] = garbage
    state.slots.temperature[1] = state.slots.repetition_penalty[1] = garbage
    tokens, most = right(one, decoded), one.tree.proposals
    for proposed in (tokens, tokens + np.resize([0, V], most).astype(np.int32)):
        for counts in ([most, most, most], [0, most, most]):
            batch = one.batch(proposed, counts, one.rows(0, 2, 1))
            assert check(one, decoded, batch, *one.judge(state, batch))[2] > 1


@pytest.mark.parametrize("tree", TREES)
def test_rows_that_are_not_live_or_not_listed_keep_every_bit(tree: Any) -> None:
    one = bench(tree=tree)
    before = one.state(1, active=np.array([True, False, True]))
    after, out = one.judge(before, one.batch(right(one, one.decoded(before)), rows=one.rows(1, 0)))
    for slot in (1, 2):
        assert bits(row_of(after, slot)) == bits(row_of(before, slot))
        assert (out.tokens[slot] == NO_TOKEN).all()
    assert (out.tokens[0] >= 0).all()


@pytest.mark.parametrize("tree", TREES)
def test_a_row_without_proposals_gets_decodes_bits_in_every_graph_beside_any_row(tree: Any) -> None:
    one = bench(tree=tree)
    state = one.state(2)
    decoded = one.decoded(state)
    for N in one.config.step_places:
        for counts in ([0, 0, 0], [0, one.tree.proposals, 0]):
            if 3 + sum(counts) <= N:
                batch = one.batch(right(one, decoded), counts)
                lengths = check(one, decoded, batch, *one.judge(state, batch, N))
                assert lengths[0] == lengths[2] == 1


@pytest.mark.parametrize("tree", TREES)
@pytest.mark.parametrize("at", range(5))
def test_a_run_is_cut_at_its_limit_and_at_a_token_that_ends_it(tree: Any, at: int) -> None:
    """Slot 0 reaches its limit with token ``at`` of the run, slot 1 a token that ends it, and slot 2 goes on."""
    one = bench(tree=tree)
    state = one.state(4)
    ending = told(one.decoded(state), 1)
    at = min(at, ending.index(ending[at]))  # a token may come twice
    state.slots.limit[0], state.vocab.ends[1, ending[at]] = state.slots.index[0] + at + 1, True
    decoded = one.decoded(state)
    batch = one.batch(right(one, one.decoded(one.state(4))))
    after, out = one.judge(state, batch)
    assert check(one, decoded, batch, after, out) == [at + 1, at + 1, 5]
    assert after.slots.active.tolist() == [False, False, True]


@pytest.mark.parametrize("tree", TREES)
def test_penalties_minimum_and_bias_count_what_is_on_the_way(tree: Any) -> None:
    """A penalty that makes repetition all but impossible, and an end that is barred for half of the run."""
    one = bench(tree=tree)
    columns = {"adjusts": np.ones(3, bool), "presence_penalty": np.full(3, 2, np.float32), "frequency_penalty": np.full(3, 9, np.float32)}
    state = one.state(5, index=np.zeros(3, np.int32), min_tokens=np.full(3, 3, np.int32), temperature=np.zeros(3, np.float32), **columns)
    decoded = one.decoded(state)
    assert all(len(set(told(decoded, slot))) == 5 for slot in range(3))
    batch = one.batch(right(one, decoded))
    assert check(one, decoded, batch, *one.judge(state, batch)) == [5, 5, 5]


@pytest.mark.parametrize("tree", TREES)
@pytest.mark.parametrize("room", range(1, 6))
def test_a_request_that_fits_exactly_fits_with_proposals_beyond_the_cache(tree: Any, room: int) -> None:
    one = bench(tree=tree)
    S, free = one.config.cache_len, one.state(6)
    pos = np.array([S - room, S - room, S - 1], np.int32)
    state = one.state(6, pos=pos, limit=free.slots.index + S - pos)
    decoded = one.decoded(state)
    tokens = np.maximum(right(one, decoded), 0)
    batch = one.batch(tokens)
    after, out = one.judge(state, batch)
    assert check(one, decoded, batch, after, out) == [room, room, 1]
    assert not after.slots.active.any()
    assert after.slots.pos.tolist() == [S, S, S]


@pytest.mark.parametrize("tree", TREES)
def test_a_row_of_nan_logits_says_so_and_ends(tree: Any) -> None:
    one = bench(tree=tree)
    state = one.state(7, pos=np.full(3, 20, np.int32), adjusts=np.ones(3, bool))
    tokens = right(one, one.decoded(state))
    kv(state)[1][:, 1, :, 3] = np.nan
    decoded, batch = one.decoded(state), one.batch(tokens)
    after, out = one.judge(state, batch)
    assert check(one, decoded, batch, after, out) == [5, 1, 5]
    assert out.tokens[1, 0] == NOT_FINITE
    assert after.slots.active.tolist() == [True, False, True]
    beside = one.batch(tokens, [0, one.tree.proposals, one.tree.proposals], one.rows(0, 2, 1))
    assert check(one, decoded, beside, *one.judge(state, beside)) == [1, 1, 5]


@pytest.mark.parametrize("tree", TREES)
def test_a_rejected_proposal_whose_values_are_nan_harms_nobody(tree: Any) -> None:
    token = 7
    one = Bench(config(tree=tree), damaged=token)
    state = one.state(7)
    decoded = one.decoded(state)
    assert all(token not in told(decoded, slot) for slot in range(3))
    batch = one.batch(np.full((3, one.tree.proposals), token, np.int32))
    assert check(one, decoded, batch, *one.judge(state, batch)) == [1, 1, 1]


@pytest.mark.slow
def test_of_siblings_that_propose_the_same_the_likelier_is_taken() -> None:
    one = bench(tree=FORK)
    state = one.state(8)
    decoded = one.decoded(state)
    first, second, _ = told(decoded, 0)
    _, out = one.judge(state, one.batch(np.array([[first, second, first]] * 3, np.int32)))
    assert out.places[0].tolist() == [0, 1, 2]


def test_drawn_proposals_need_a_chain() -> None:
    with pytest.raises(ValueError, match="rejection sampling needs a chain"):
        Bench(config(tree=FORK), draws=True).executable("decode_12[3]")


@pytest.mark.slow
@pytest.mark.parametrize("kernels", [pytest.param("xla", marks=SLOW), "native"])
def test_a_row_that_proposes_nothing_draws_as_decode_does_when_its_neighbours_propose(kernels: Kernels) -> None:
    """At logits where a draw changes from one token to another: two noises that differ in a last bit do not change at the same ones."""
    if kernels == "native" and (reason := native.missing()) is not None:
        pytest.skip(reason)
    B, (one_token, another) = 24, (5, 6)
    one = Bench(config(B, 2, kernels=kernels), draws=True)
    V = one.model.vocab
    asked = {"temperature": 1, "adjusts": True}
    plain = ("top_k", "top_p", "min_p", "min_tokens", "repetition_penalty", "presence_penalty", "frequency_penalty", *asked)
    columns = {name: np.full(B, asked.get(name, getattr(ROW, name)), getattr(ROW, name).dtype) for name in plain}

    def state(bias: np.ndarray) -> State:
        biases = np.full((B, V), -100, np.float32)
        biases[:, one_token], biases[:, another] = 0, bias
        return one.state(0, bias=biases, barred=np.zeros((B, V), bool), **columns)

    low, high = np.full(B, -64, np.float32), np.full(B, 64, np.float32)
    for _ in range(48):
        middle = (low + high) / 2
        is_another = one.decoded(state(middle), 1)[1][1] == another
        low, high = np.where(is_another, low, middle), np.where(is_another, middle, high)
    silent = np.arange(B) % 3 > 0
    law = np.full((B, 2, V), 1 / V, np.float32)
    batch = one.batch(np.full((B, 2), 3, np.int32), counts=np.where(silent, 0, 2), q=law)
    for bias, token in ((low, one_token), (high, another)):
        assert set(one.decoded(state(bias), 1)[1][1].tolist()) == {token}
        assert set(one.judge(state(bias), batch)[1].tokens[silent, 0].tolist()) == {token}


def test_log_probabilities_are_those_of_decodes_steps() -> None:
    one = bench(max_logprobs=3)
    state = one.state(9)
    decoded = one.decoded(state)
    tokens = right(one, decoded)
    tokens[1, 2] += 1
    batch = one.batch(tokens, counts=[4, 4, 0], rows=one.rows(2, 0, 1))
    _, out = one.judge(state, batch)
    report = LogprobsBatch(tokens=out.tokens, logits=out.logits, places=out.places, rows=batch.rows)
    _, packed = one.run(step_graph("logprobs", len(batch.rows), len(out.logits)), None, report)
    assert bits(packed[..., 0]) == bits(out.tokens)
    for step, (_, told_now, logits) in enumerate(decoded[1:]):
        plain = LogprobsBatch(tokens=told_now, logits=logits, rows=one.rows(0, 1, 2))
        _, wanted = one.run("logprobs[3]", None, plain)
        for slot in range(3):
            is_there = out.tokens[slot, step] != NO_TOKEN
            assert bits(packed[slot, step, 1:]) == bits(wanted[slot, 1:] if is_there else np.zeros_like(wanted[slot, 1:]))


@pytest.mark.slow
def test_a_proposal_that_is_no_token_or_has_no_room_is_not_fed_nor_is_what_comes_after_it() -> None:
    """Row 0 has a number below 0, row 1 one beyond the vocabulary, row 2 the cache's end, row 3 two places, row 4 none: it is asleep."""
    engine, tree = config(B=8, K=4), Tree.chain(4)
    tokens = np.tile(np.int32([5, 6, 7, 8]), (8, 1))
    tokens[0, 1], tokens[1, 2] = -1, V
    batch = JudgeBatch(np.arange(8, dtype=np.int32), np.int32([4, 4, 4, 1, 4, 0, 0, 0]), Proposals(tokens))
    rows = table(8, token=3, pos=np.where(np.arange(8) == 2, engine.cache_len - 2, 9))
    nodes = nodes_in_places(engine, tree, 25, V, rows, jnp.arange(8) != 4, jax.tree.map(jnp.asarray, batch))
    assert np.asarray(nodes.there).sum(-1).tolist() == [2, 3, 2, 2, 0, 1, 1, 1]
    assert np.asarray(nodes.place)[:, 0].tolist() == [0, 5, 10, 15, 17, 22, 23, 24]
    assert (np.asarray(nodes.tokens) < V).all()
    assert np.asarray(nodes.live).sum() == 12
    np.testing.assert_array_equal(np.asarray(nodes.tokens)[nodes.row, nodes.node][nodes.live], np.asarray(nodes.tokens)[nodes.there])
