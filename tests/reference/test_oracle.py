"""The oracle against transformers' recorded streams, and its two ways of going through a stream against each other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tests.reference.conftest import REQUESTS
from tests.streams import request
from xlaengine.protocol import Request
from xlaengine.reference.oracle import HEAD_ROWS, Oracle, padded_length

FIXTURES = Path(__file__).parent.parent / "fixtures"


@pytest.mark.parametrize("family", ["llama3", "llama_tied", "mistral", "qwen2", "qwen3"])
def test_greedy_streams_are_those_of_transformers(oracle: Callable[[str], Oracle], family: str) -> None:
    recorded = np.load(FIXTURES / family / "expected.npz")
    stream = oracle(family).generate(request("a", recorded["prompt_1"].tolist(), max_tokens=64))
    assert stream.token_ids == tuple(recorded["greedy_1"].tolist())
    assert stream.finish_reason == "length"
    assert min(stream.leads) > 1e-3


@pytest.mark.parametrize("each", REQUESTS, ids=lambda r: r.request_id)
def test_following_a_stream_chooses_what_generating_it_chose(oracle: Callable[[str], Oracle], each: Request) -> None:
    llama = oracle("llama3")
    stream = llama.generate(each)
    chosen = [int(llama.scores(x, each.params, i).argmax()) for i, x in enumerate(llama.follow(each, stream.token_ids))]
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
    eos = llama.model.eos_token_ids[0]
    seed = next(s for s in range(500) if eos in llama.generate(sampled(s, ignore_eos=True)).token_ids[:-1])
    free, ended = (llama.generate(sampled(seed, ignore_eos=ignore)) for ignore in (True, False))
    assert ended.token_ids == free.token_ids[: free.token_ids.index(eos) + 1]
    assert (free.finish_reason, ended.finish_reason) == ("length", "stop")


def sampled(seed: int, ignore_eos: bool) -> Request:
    return request("a", (5, 6, 7), max_tokens=6, temperature=2.0, seed=seed, ignore_eos=ignore_eos)


def test_lengths_are_padded_to_few() -> None:
    assert [padded_length(n) for n in (1, 64, 65, 128, 1000, 1024)] == [64, 64, 128, 128, 1024, 1024]
