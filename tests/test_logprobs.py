"""The engine's log-probabilities and penalised streams against what transformers gave (``tests/fixtures``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.streams import request, run, tokens
from xlaengine.engine import Engine
from xlaengine.types import PromptEvent, Request, TokenEvent, TokenLogprobs

FAMILIES = ("llama3", "llama_tied", "mistral", "qwen2", "qwen3")
TOLERANCE = 1e-3


@pytest.fixture(scope="module")
def engine_of(tiny_model: Callable[[str], TinyModel]) -> Iterator[Callable[[str], Engine]]:
    """``engine_of("llama3")``: prompts of more than 8 tokens take several chunks."""
    engines: dict[str, Engine] = {}

    def get(family: str) -> Engine:
        if family not in engines:
            config = tiny_config(prompt_logprobs=True, prefill_buckets=(8,))
            engines[family] = make_engine(tiny_model(family), config)
        return engines[family]

    yield get
    for engine in engines.values():
        engine.close()


@cache
def recorded(family: str, file: str) -> dict[str, np.ndarray]:
    return dict(np.load(FIXTURES / family / f"{file}.npz"))


def assert_of(logits: np.ndarray, entry: TokenLogprobs, token: int, k: int) -> None:
    """``entry`` is that of ``token`` under ``logits [V]``, with the best ``k`` beside it."""
    x = logits.astype(np.float64)
    want = x - x.max() - np.log(np.exp(x - x.max()).sum())
    assert entry.token_id == token
    assert entry.logprob == pytest.approx(want[token], abs=TOLERANCE)
    assert np.sort(want)[::-1][entry.rank - 1] == pytest.approx(want[token], abs=TOLERANCE)
    assert len({i for i, _ in entry.top}) == len(entry.top) == k
    np.testing.assert_allclose([value for _, value in entry.top], np.sort(want)[::-1][:k], rtol=0, atol=TOLERANCE)
    np.testing.assert_allclose([value for _, value in entry.top], [want[i] for i, _ in entry.top], rtol=0, atol=TOLERANCE)


EACH_FAMILY = pytest.mark.parametrize(
    "family", [pytest.param(each, marks=() if each == "llama3" else pytest.mark.slow) for each in FAMILIES]
)


@EACH_FAMILY
def test_prompt_logprobs_agree_with_transformers(engine_of: Callable[[str], Engine], family: str) -> None:
    expected = recorded(family, "expected")
    prompts = {f"p{i}": expected[f"prompt_{i}"].tolist() for i in range(3)}
    streams = run(engine_of(family), [request(name, ids, max_tokens=3, prompt_logprobs=5) for name, ids in prompts.items()])
    for i, (name, ids) in enumerate(prompts.items()):
        first, *rest = streams[name]
        assert isinstance(first, PromptEvent)
        assert all(isinstance(event, TokenEvent) for event in rest)
        assert len(first.logprobs) == len(ids) - 1
        for position, entry in enumerate(first.logprobs, start=1):
            assert_of(expected[f"logits_{i}"][position - 1], entry, ids[position], k=5)


@EACH_FAMILY
def test_logprobs_of_a_token_after_every_prefix_agree_with_transformers(engine_of: Callable[[str], Engine], family: str) -> None:
    ids, logits = recorded(family, "expected")["prompt_2"].tolist(), recorded(family, "expected")["logits_2"]
    streams = run(engine_of(family), [request(str(n), ids[:n], max_tokens=1, logprobs=5) for n in range(1, len(ids) + 1)])
    for n in range(1, len(ids) + 1):
        (event,) = streams[str(n)]
        assert_of(logits[n - 1], event.logprobs, int(logits[n - 1].argmax()), k=5)


@pytest.mark.slow
@pytest.mark.parametrize("family", ["lfm2_moe", "llama3", "falcon_h1", "granitemoehybrid_moe", "qwen3_5_moe"])
def test_prompt_logprobs_have_the_bits_of_steps_whatever_the_chunks(tiny_model: Callable[[str], TinyModel], family: str) -> None:
    ids = np.random.default_rng(3).integers(3, 131, 40).tolist()
    steps = [request(str(n), ids[:n], max_tokens=1, logprobs=1) for n in range(1, len(ids))]
    for chunk in (16, 32):
        with closing(make_engine(tiny_model(family), tiny_config(prompt_logprobs=True, prefill_buckets=(chunk,)))) as engine:
            streams = run(engine, [request("whole", ids, max_tokens=1, prompt_logprobs=1), *steps])
        whole, *after = [streams[each][0] for each in ("whole", *(step.request_id for step in steps))]
        assert isinstance(whole, PromptEvent)
        found = [event.logprobs.top[0] for event in after if isinstance(event, TokenEvent) and event.logprobs]
        assert [score.top[0] for score in whole.logprobs] == found


@EACH_FAMILY
def test_penalised_streams_are_those_of_transformers_and_their_logprobs_the_models_own(
    engine_of: Callable[[str], Engine], family: str
) -> None:
    expected = recorded(family, "expected_penalties")
    streams = run(engine_of(family), [penalised(family, i, logprobs=5 if i == 0 else None) for i in range(3)])
    for i in range(3):
        assert tokens(streams[f"p{i}"]) == expected[f"penalised_{i}"].tolist()
    for step, event in enumerate(streams["p0"]):
        assert_of(expected["logits_0"][step], event.logprobs, int(expected["penalised_0"][step]), k=5)


@EACH_FAMILY
def test_a_favoured_end_comes_as_soon_as_it_may_and_where_transformers_has_it(engine_of: Callable[[str], Engine], family: str) -> None:
    facts = recorded(family, "expected_penalties")
    late = {"min_tokens": int(facts["min_tokens"]), "logit_bias": {2: float(facts["eos_bias"])}, "ignore_eos": False}
    streams = run(engine_of(family), [penalised(family, i, **late) for i in range(3)])
    for i in range(3):
        assert tokens(streams[f"p{i}"]) == facts[f"ended_{i}"].tolist()
        assert streams[f"p{i}"][-1].finish_reason == "stop"


def penalised(family: str, i: int, **params: Any) -> Request:
    penalty = float(recorded(family, "expected_penalties")["repetition_penalty"])
    return request(f"p{i}", recorded(family, "expected")[f"prompt_{i}"].tolist(), max_tokens=64, repetition_penalty=penalty, **params)
