"""Log-probabilities of a step and of a prompt: against plain float64, and what they may not touch."""

from __future__ import annotations

from dataclasses import replace

import jax
import numpy as np
import pytest

from tests.device.conftest import ALL, CONFIG, MODEL, NOBODY, B, Run, V, bits, kv, random_packed, random_state, rows
from tests.device.uncached import uncached, whole_sequence
from tests.effort import slow
from xlaengine.config import EngineConfig
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.logprobs import LogprobsBatch, ScoreBatch
from xlaengine.device.prefill import PrefillBatch
from xlaengine.device.step import StepBatch, StepOut
from xlaengine.device.table import Graph, graph_table
from xlaengine.memory.state import State
from xlaengine.models.families import spec_of
from xlaengine.observe.printed.hlo import writes

K = CONFIG.max_logprobs


def log_softmax(logits: np.ndarray) -> np.ndarray:
    x = logits.astype(np.float64)
    x -= x.max(-1, keepdims=True)
    return x - np.log(np.exp(x).sum(-1, keepdims=True))


def check_packed(packed: np.ndarray, wanted: np.ndarray, token: int) -> None:
    """One packed row against float64 log-probabilities ``[V]``."""
    floats, order = packed.view(np.float32), np.argsort(-wanted, kind="stable")
    np.testing.assert_allclose(floats[0], wanted[token], rtol=1e-4, atol=1e-4)
    assert packed[1] == 1 + order.tolist().index(token)
    assert packed[2 : 2 + K].tolist() == order[:K].tolist()
    np.testing.assert_allclose(floats[2 + K :], wanted[order[:K]], rtol=1e-4, atol=1e-4)


def logprobs_of(run: Run, out: StepOut, batch: StepBatch) -> np.ndarray:
    step = LogprobsBatch(tokens=out.tokens, logits=out.logits, rows=batch.rows)
    _, packed = run(f"logprobs[{len(batch.rows)}]", None, step)
    return packed


def test_logprobs_are_those_of_the_raw_logits(run: Run) -> None:
    for seed in range(8):
        batch = rows(*np.random.default_rng(seed).permutation(B))
        _, out = run("decode[8]", random_state(seed, temperature=np.full(B, 1.5, np.float32), adjusts=np.ones(B, bool)), batch)
        packed = logprobs_of(run, out, batch)
        assert packed.shape == (B, 3 + 2 * K)
        assert packed[:, 0].tolist() == out.tokens.tolist()
        wanted = log_softmax(out.logits)
        for place, slot in enumerate(batch.rows[:B]):
            check_packed(packed[slot, 1:], wanted[place], out.tokens[slot])


def test_equal_logits_share_a_rank_and_alternatives_come_by_lowest_id(run: Run) -> None:
    logits = np.zeros((8, MODEL.vocab), np.float32)
    logits[:, 9] = 1
    out = StepOut(tokens=np.array([9, 0, 40, 3], np.int32), logits=logits)
    packed = logprobs_of(run, out, ALL)
    assert packed[:, 2].tolist() == [1, 2, 2, 2]
    assert packed[:, 3 : 3 + K].tolist() == [[9, 0, 1, 2, 3]] * B


def test_logprobs_of_a_row_are_the_same_bits_in_any_place_and_width(run: Run) -> None:
    _, out = run("decode[8]", random_state(0), ALL)
    wanted = logprobs_of(run, out, ALL)
    order = np.array([3, 7, 0, 1, 6, 5, 2, 4] * 2)
    wide = StepOut(tokens=out.tokens, logits=out.logits[order])
    batch = rows(*np.where(np.arange(16) < 8, ALL.rows[order], NOBODY), width=16)
    assert bits(logprobs_of(run, wide, batch)) == bits(wanted)


def test_slots_that_took_no_step_have_no_token_and_zeros(run: Run) -> None:
    batch = rows(2)
    _, out = run("decode[8]", random_state(0), batch)
    packed = logprobs_of(run, out, batch)
    assert packed[2].all()
    assert (packed[[0, 1, 3], 0] == NO_TOKEN).all()
    assert not packed[[0, 1, 3], 1:].any()


PROMPT = np.random.default_rng(7).integers(0, V, 32, np.int32)
WEIGHTS = jax.device_put(random_packed(MODEL))


def full_logits(prompt: np.ndarray) -> np.ndarray:
    """Logits ``[T, V]`` of the whole prompt at once, with a plain causal softmax and no cache."""
    spec = spec_of(MODEL)

    @jax.jit  # one program is compiled in less time than its operations one by one
    def logits(tokens: jax.Array) -> jax.Array:
        hidden, _ = uncached(spec).forward(WEIGHTS, tokens[None], *whole_sequence(spec, len(tokens)))
        return uncached(spec).logits(WEIGHTS, hidden[0])

    return np.asarray(logits(prompt))


@pytest.fixture(scope="module")
def of_prompt() -> np.ndarray:
    """Log-probabilities ``[T, V]`` of `PROMPT`."""
    return log_softmax(full_logits(PROMPT))


def prefilled(run: Run, state: State, slot: int, prompt: np.ndarray = PROMPT) -> State:
    for start in range(0, len(prompt), 16):
        batch = PrefillBatch(tokens=prompt[start : start + 16], slot=np.int32(slot), start=np.int32(start), end=np.int32(start + 16))
        state, _ = run("prefill[16]", state, batch)
    return state


def chunk(start: int, bucket: int, slot: int, last: int | None = None, padding: int = 0) -> ScoreBatch:
    """Prompt positions ``start ..``, of which those from ``last`` on are padding; the target of each is the next token."""
    last = bucket if last is None else last
    tokens, targets = (np.where(np.arange(bucket) < last, np.roll(PROMPT, -i)[start : start + bucket], padding) for i in (0, 1))
    return ScoreBatch(
        tokens=tokens.astype(np.int32), targets=targets.astype(np.int32), slot=np.int32(slot), start=np.int32(start), count=np.int32(last)
    )


@pytest.mark.parametrize(("bucket", "start", "last"), [(16, 0, 16), (16, 16, 16), (16, 16, 3), *slow((8, 8, 8), (8, 24, 7), (8, 0, 1))])
def test_scores_are_those_of_one_full_pass_over_the_prompt(run: Run, of_prompt: np.ndarray, bucket: int, start: int, last: int) -> None:
    state = prefilled(run, random_state(0), 1)
    _, packed = run(f"score[{bucket}]", state, chunk(start, bucket, 1, last))
    assert packed.shape == (bucket, 2 + 2 * K)
    for i in range(last):
        check_packed(packed[i], of_prompt[start + i], np.roll(PROMPT, -1)[start + i])


def test_scores_are_the_same_bits_in_any_slot_over_any_garbage_with_any_padding(run: Run) -> None:
    _, wanted = run("score[16]", prefilled(run, random_state(1), 0), chunk(16, 16, 0, last=5))
    for slot, garbage, padding in [(1, np.nan, 0), (3, np.inf, 40), (0, 1e30, 7)]:
        state = prefilled(run, random_state(2), slot)
        for array in kv(state):
            array[:, :, :, 21:] = garbage
            array[:, np.arange(B) != slot] = garbage
        _, packed = run("score[16]", state, chunk(16, 16, slot, last=5, padding=padding))
        assert bits(packed[:5]) == bits(wanted[:5])


@pytest.mark.slow
def test_scoring_leaves_the_state_as_it_was(score_alone: tuple[Graph, jax.stages.Compiled]) -> None:
    """The executable is given the device's arrays themselves: they are still there afterwards, bit for bit."""
    graph, executable = score_alone
    host = jax.tree.map(lambda leaf: np.random.default_rng(0).integers(0, 2, leaf.shape).astype(leaf.dtype), graph.state)
    state = jax.device_put(host)
    batch = jax.tree.map(lambda leaf: np.ones(leaf.shape, leaf.dtype), graph.batch)
    given, _ = executable(jax.device_put(WEIGHTS), state, batch)
    assert given is None
    assert bits(state) == bits(host)


WIDE = EngineConfig(max_num_seqs=2, max_model_len=144, kv_block=16, prefill_buckets=(72, 144), max_logprobs=K, prompt_logprobs=True)
"""A bucket of more positions than have logits at one time, and no multiple of those."""


@pytest.fixture(scope="module")
def score_alone() -> tuple[Graph, jax.stages.Compiled]:
    graph = next(graph for graph in graph_table(MODEL, WIDE) if graph.name == "score[72]")
    return graph, graph.lower().compile()


@pytest.mark.slow
def test_a_prompts_logits_are_never_one_array(score_alone: tuple[Graph, jax.stages.Compiled]) -> None:
    graph, executable = score_alone
    text, whole = graph.lower().as_text(), f"tensor<72x{V}x"
    assert whole not in text
    assert f"tensor<32x{V}x" in text
    assert writes(executable.as_text() or "", lambda elements: elements in (72 * V, 96 * V)) == 0


@pytest.mark.slow
def test_positions_beyond_the_first_part_are_scored_by_their_own_hidden_states(score_alone: tuple[Graph, jax.stages.Compiled]) -> None:
    _, executable = score_alone
    prompt = np.random.default_rng(3).integers(0, V, 72, np.int32)
    compiled = {graph.name: graph.lower().compile() for graph in graph_table(MODEL, WIDE) if graph.name in ("init", "prefill[72]")}
    weights = jax.device_put(WEIGHTS)
    state, _ = compiled["init"](None, None, None)
    chunk = PrefillBatch(tokens=prompt, slot=np.int32(1), start=np.int32(0), end=np.int32(len(prompt)))
    state, _ = compiled["prefill[72]"](weights, state, chunk)
    targets = np.roll(prompt, -1)
    batch = ScoreBatch(tokens=prompt, targets=targets, slot=np.int32(1), start=np.int32(0), count=np.int32(72))
    packed, wanted = np.asarray(executable(weights, state, batch)[1]), log_softmax(full_logits(prompt))
    for i in range(72):
        check_packed(packed[i], wanted[i], targets[i])


def test_without_a_wish_for_them_there_are_no_log_probability_graphs() -> None:
    def names(**changes: object) -> set[str]:
        return {graph.name.partition("[")[0] for graph in graph_table(MODEL, replace(CONFIG, probe=False, **changes))}

    always = {"init", "admit", "save", "restore", "prefill", "decode"}
    assert names(max_logprobs=0, prompt_logprobs=False) == always
    assert names(prompt_logprobs=False) == always | {"logprobs"}
    assert names() == always | {"logprobs", "score"}
