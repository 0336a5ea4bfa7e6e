"""The oracle against transformers' recorded streams, and following a stream against generating it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.check.conftest import REQUESTS
from tests.check.oracle.test_forward import COMPILED_LONG, LONG
from tests.conftest import FIXTURES
from tests.effort import slow
from tests.streams import request
from xlaengine.check.oracle.forward import HEAD_ROWS
from xlaengine.check.oracle.streams import Oracle, single
from xlaengine.text import Tokenizer
from xlaengine.types import Request


@pytest.mark.parametrize("family", ["llama3", *slow("llama_tied", "mistral", "qwen2", "qwen3")])
def test_greedy_streams_are_those_of_transformers(oracle: Callable[[str], Oracle], family: str) -> None:
    recorded = np.load(FIXTURES / family / "expected.npz")
    stream = oracle(family).generate(request("a", recorded["prompt_1"].tolist(), max_tokens=64))
    assert stream.token_ids == tuple(recorded["greedy_1"].tolist())
    assert stream.end.finish_reason == "length"
    assert min(stream.leads) > 1e-3


@pytest.mark.parametrize("prompt", [0, 4, *slow(1, 2, 3)])
@pytest.mark.parametrize("family", [pytest.param(family, marks=[pytest.mark.slow] * (family not in COMPILED_LONG)) for family in LONG])
def test_greedy_streams_from_1_to_700_tokens_are_those_of_transformers(oracle: Callable[[str], Oracle], family: str, prompt: int) -> None:
    """`test_forward` has the logits from which these tokens are taken, of all families in the fast run too."""
    recorded = np.load(FIXTURES / family / "expected.npz")
    tokens = recorded[f"greedy_{prompt}"].tolist()
    each = request("a", recorded[f"prompt_{prompt}"].tolist(), max_tokens=64)
    scores = enumerate(oracle(family).follow(each, tokens[:-1]))
    assert [int(oracle(family).scores(logits, each, tokens[:i]).argmax()) for i, logits in scores] == tokens


@pytest.mark.parametrize("family", ["llama3", *slow("llama_tied", "mistral", "qwen2", "qwen3")])
def test_penalised_biased_and_late_streams_are_those_of_transformers(oracle: Callable[[str], Oracle], family: str) -> None:
    recorded = dict(np.load(FIXTURES / family / "expected.npz")) | dict(np.load(FIXTURES / family / "expected_penalties.npz"))
    prompt, penalty = recorded["prompt_1"].tolist(), float(recorded["repetition_penalty"])
    penalised = oracle(family).generate(request("a", prompt, max_tokens=64, repetition_penalty=penalty))
    assert penalised.token_ids == tuple(recorded["penalised_1"].tolist())
    ends = {"min_tokens": int(recorded["min_tokens"]), "logit_bias": {2: float(recorded["eos_bias"])}, "ignore_eos": False}
    ended = oracle(family).generate(request("a", prompt, max_tokens=64, repetition_penalty=penalty, **ends))
    assert ended.token_ids == tuple(recorded["ended_1"].tolist())
    assert ended.end.finish_reason == "stop"


@pytest.mark.parametrize("each", REQUESTS, ids=lambda r: r.request_id)
def test_following_a_stream_chooses_what_generating_it_chose(oracle: Callable[[str], Oracle], each: Request) -> None:
    llama = oracle("llama3")
    stream = llama.generate(each)
    logits = enumerate(llama.follow(each, stream.token_ids))
    chosen = [int(llama.scores(x, each, stream.token_ids[:i]).argmax()) for i, x in logits]
    assert tuple(chosen[:-1]) == stream.token_ids


def test_logits_do_not_depend_on_what_comes_after(oracle: Callable[[str], Oracle]) -> None:
    ids = list(range(3, 3 + HEAD_ROWS + 40))
    whole = list(oracle("qwen3").logits(ids, first=0))
    assert len(whole) == len(ids)
    for end in (1, 60, HEAD_ROWS + 20):
        (alone,) = oracle("qwen3").logits(ids[:end], first=end - 1)
        np.testing.assert_allclose(alone, whole[end - 1], atol=2e-5)


def test_stream_ends_at_eos_unless_told_to_go_on(oracle: Callable[[str], Oracle]) -> None:
    llama = oracle("llama3")
    eos = llama.definition.eos_token_ids[0]
    seed = next(s for s in range(500) if eos in llama.generate(sampled(s, ignore_eos=True)).token_ids[:-1])
    free, ended = (llama.generate(sampled(seed, ignore_eos=ignore)) for ignore in (True, False))
    assert ended.token_ids == free.token_ids[: free.token_ids.index(eos) + 1]
    assert (free.end.finish_reason, ended.end.finish_reason) == ("length", "stop")


def sampled(seed: int, ignore_eos: bool) -> Request:
    return request("a", (5, 6, 7), max_tokens=6, temperature=2.0, seed=seed, ignore_eos=ignore_eos)


def test_each_completion_is_the_request_with_a_seed_of_its_own() -> None:
    three = request("a", (5, 6, 7), max_tokens=6, temperature=2.0, n=3, seed=2**64 - 1)
    assert [single(three, i).seed for i in range(3)] == [2**64 - 1, 0, 1]
    assert single(three, 1) == request("a", (5, 6, 7), max_tokens=6, temperature=2.0, seed=0)


def test_stream_ends_at_a_stop_string_with_the_text_before_it(oracle: Callable[[str], Oracle], tiny_tokenizer: Tokenizer) -> None:
    silent = oracle("llama3")
    reader = Oracle(silent.checkpoint, tiny_tokenizer)
    each = request("a", range(10, 31), max_tokens=40)
    whole = reader.generate(each)
    assert whole.end.text == tiny_tokenizer.decode(whole.token_ids)
    stop = whole.end.text[20:23]
    cut = reader.generate(request("a", range(10, 31), max_tokens=40, stop=[stop]))
    assert cut.token_ids == whole.token_ids[: len(cut.token_ids)]
    assert (cut.end.stop_reason, cut.end.text) == (stop, whole.end.text[: whole.end.text.index(stop)])
    with pytest.raises(ValueError, match="without a tokenizer"):
        silent.generate(request("a", range(10, 31), stop=[stop]))
