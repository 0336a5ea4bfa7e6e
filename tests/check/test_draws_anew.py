"""Streams drawn anew, by proposals judged by rejection: the filters must leave each token, and the rest is compared as elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.check.conftest import BY_ID, as_completion, changed, facts
from tests.streams import request, run
from xlaengine.check.judge import TOLERANCES, Row, check_requests, check_stream, draws_anew
from xlaengine.check.oracle.streams import Oracle
from xlaengine.config import SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.types import CompletionOutput, Request, RequestOutput


@pytest.mark.parametrize(
    ("method", "acceptance", "params", "anew"),
    [
        ("draft", "rejection", {"temperature": 0}, False),
        ("draft", "rejection", {"temperature": 1}, True),
        ("eagle", "rejection", {"temperature": 1}, True),
        ("draft", "coupled", {"temperature": 1}, False),
        ("medusa", "rejection", {"temperature": 1}, False),
        ("ngram", "rejection", {"temperature": 1}, False),
    ],
)
def test_which_streams_speculation_draws_anew(method: Any, acceptance: Any, params: dict[str, Any], anew: bool) -> None:
    speculative = SpeculativeConfig(method=method, model=None if method == "ngram" else "ours", acceptance=acceptance)
    asked = request("r", [5], **params)
    assert draws_anew(speculative, asked) == anew
    assert not draws_anew(None, asked)
    if method == "draft":
        assert not draws_anew(replace(speculative, num_speculative_tokens=1, tree=((0,), (1,))), asked)


FILTERED = replace(BY_ID["filtered"], params=replace(BY_ID["filtered"].params, logprobs=2))
PENALISED = request(
    "both", [30, 40, 50], max_tokens=25, temperature=1.25, seed=8, top_p=0.6, repetition_penalty=1.2, frequency_penalty=0.4, min_tokens=25
)


@pytest.fixture
def drawn(engine_at: Callable[..., Engine]) -> Callable[..., CompletionOutput]:
    """What the engine draws for a request with other params."""

    def draw(asked: Request, **params: Any) -> CompletionOutput:
        other = replace(asked, params=replace(asked.params, **params))
        return as_completion(other, run(engine_at(B=3), [other])[other.request_id])

    return draw


def verdict(oracle: Oracle, asked: Request, completion: CompletionOutput, *, anew: bool = True) -> Row:
    return check_stream(oracle, asked, completion, TOLERANCES["float32"], anew=anew)


@pytest.mark.parametrize("asked", [FILTERED, PENALISED], ids=lambda asked: asked.request_id)
def test_another_draw_from_the_same_distribution_is_exact(llama: Oracle, drawn: Callable[..., CompletionOutput], asked: Request) -> None:
    other = drawn(asked, seed=77)
    assert verdict(llama, asked, other).verdict == "exact"
    assert verdict(llama, asked, other, anew=False).what == "token"


@pytest.mark.parametrize(
    ("asked", "params"),
    [
        (FILTERED, {"top_k": -1, "top_p": 1.0}),
        (FILTERED, {"min_p": 0.0, "top_k": 90, "top_p": 1.0}),
        (PENALISED, {"top_p": 0.9}),
        (PENALISED, {"repetition_penalty": 0.3}),
        (PENALISED, {"frequency_penalty": -2.0}),
    ],
    ids=str,
)
def test_a_token_that_the_filters_remove_is_a_mismatch(
    llama: Oracle, drawn: Callable[..., CompletionOutput], asked: Request, params: dict[str, Any]
) -> None:
    row = verdict(llama, asked, drawn(asked, seed=77, **params))
    assert (row.verdict, row.what) == ("mismatch", "token")
    assert row.margin is not None
    assert row.margin > TOLERANCES["float32"].margin


def test_a_token_within_rounding_of_the_filters_is_a_near_tie(llama: Oracle, drawn: Callable[..., CompletionOutput]) -> None:
    asked = request("a", [30, 40, 50], max_tokens=1, temperature=1.0, top_k=1, seed=8)
    (logits,) = llama.logits([30, 40, 50], first=2)
    second, best = logits.argsort()[-2:]
    row = verdict(llama, asked, changed(drawn(asked), 0, int(second)))
    gap = float(logits[best] - logits[second])
    assert (row.verdict, row.position, row.expected, row.got) == ("mismatch", 0, best, second)
    assert row.margin == pytest.approx(gap, rel=1e-6)
    wide = replace(TOLERANCES["float32"], margin=gap * 1.01, judged=0.0)
    assert check_stream(llama, asked, changed(drawn(asked), 0, int(second)), wide, anew=True).verdict == "near tie"


def test_ends_and_log_probabilities_of_another_draw_are_compared(llama: Oracle, drawn: Callable[..., CompletionOutput]) -> None:
    other = drawn(FILTERED, seed=77)
    assert other.logprobs is not None
    assert verdict(llama, FILTERED, replace(other, token_ids=other.token_ids[:-1], logprobs=other.logprobs[:-1])).what == "end"
    assert verdict(llama, FILTERED, replace(other, finish_reason="stop")).what == "end"
    repeated = (*other.logprobs[:3], other.logprobs[2], *other.logprobs[4:])
    assert verdict(llama, FILTERED, replace(other, logprobs=repeated)).what == "logprob"
    assert verdict(llama, FILTERED, changed(other, 5, 10_000)).what == "token"
    barred = request("min", [30], max_tokens=3, temperature=1.0, min_tokens=2, stop_token_ids=(9,))
    assert verdict(llama, barred, changed(drawn(barred), 0, 9)).margin == float("inf")


@pytest.mark.parametrize(("method", "acceptance", "anew"), [("draft", "rejection", 4), ("draft", "coupled", 0), ("medusa", "rejection", 0)])
def test_requests_that_are_drawn_anew_are_counted(
    llama: Oracle, drawn: Callable[..., CompletionOutput], method: Any, acceptance: Any, anew: int
) -> None:
    pairs = []
    for each in BY_ID.values():
        other = drawn(each, seed=77)
        pairs.append((each, RequestOutput(each.request_id, None, each.prompt_token_ids, (other,), True)))
    report = check_requests(facts(SpeculativeConfig(method=method, model="ours", acceptance=acceptance)), pairs)
    assert (report.drawn_anew, report.mismatches, len(report.rows)) == (anew, 0 if anew else 4, 6)
    assert report.as_dict()["drawn_anew"] == anew
