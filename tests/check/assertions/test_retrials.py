"""More runs of an engine for one wrong answer."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tests.check.assertions.engines import GREEDY, PROMPTS, Oracular
from xlaengine.check.assertions.retrials import CheckedAnswer, Retrials
from xlaengine.check.assertions.streams import Inquiry
from xlaengine.check.oracle.streams import single
from xlaengine.testing import Reference


class Counting:
    """Wrong from token 2 on for some prompts, in batches alone or always; counts its runs."""

    def __init__(self, honest: Oracular, alone: bool):
        self.honest, self.alone, self.runs = honest, alone, 0

    def generate(self, prompts: list[Any], params: Any) -> list[Any]:
        self.runs += 1
        streams = self.honest.generate(prompts, params)
        spoilt = self.alone or len(prompts) > 1
        return [[*t[:2], 7, *t[3:]] if spoilt and p != PROMPTS[0] else t for p, t in zip(prompts, streams, strict=True)]


def retrials(engine: Any, reference: Reference) -> Retrials:
    """Those for prompt 1."""
    inquiry = Inquiry(engine, PROMPTS, GREEDY)
    request, stream = reference.requests(inquiry)[1], inquiry.run()[1][0]
    return Retrials(inquiry, reference, CheckedAnswer(1, request, stream, reference.check(request, stream)))


@pytest.mark.parametrize(
    ("alone", "told"),
    [(False, "right"), (True, "wrong from position 2 of 8 tokens, with the same tokens")],
)
def test_each_run_is_made_once_and_told(honest: Oracular, reference: Reference, alone: bool, told: str) -> None:
    engine = Counting(honest, alone)
    again = retrials(engine, reference)
    assert [again.alone.is_right, again.alone.is_right, again.in_batch.is_right] == [not alone, not alone, False]
    assert [(run.how, run.told) for run in again.made] == [
        ("prompt 1 alone", told),
        ("prompt 1 among all prompts, again", "wrong from position 2 of 8 tokens, with the same tokens"),
    ]
    assert engine.runs == 3


def test_the_next_token_of_a_longer_prompt_is_checked_alone(honest: Oracular, reference: Reference) -> None:
    again = retrials(Counting(honest, alone=True), reference)
    first = CheckedAnswer(1, again.alone.answer.request, again.alone.answer.stream, again.alone.answer.row)  # type: ignore[union-attr]
    right = honest.one(PROMPTS[1], GREEDY)
    assert again.first_token(first, (*PROMPTS[1], *right[:2]), "longer") is True
    assert (again.made[-1].how, again.made[-1].told) == ("longer", "the next token is right")


def test_of_a_later_completion_the_same_one_is_looked_at_again(honest: Oracular, reference: Reference) -> None:
    """The second completion is wrong from its first token, whatever the prompt."""

    def generate(prompts: list[Any], params: Any) -> list[Any]:
        right = [honest.one(prompt, replace(params, n=1)) for prompt in prompts]
        return [SimpleNamespace(outputs=[t, [(token + 1) % 131 for token in t]]) for t in right]

    inquiry = Inquiry(SimpleNamespace(generate=generate), PROMPTS, replace(GREEDY, n=2))
    request, stream = single(reference.requests(inquiry)[1], 1), inquiry.run()[1][1]
    first = CheckedAnswer(1, request, stream, reference.check(request, stream))
    again = Retrials(inquiry, reference, first)
    assert not again.from_ids.is_right
    assert again.first_token(first, (*PROMPTS[1], 5), "longer") is False
    assert [run.told for run in again.made] == ["wrong from position 0 of 8 tokens, with the same tokens", "the next token is wrong"]


def test_wrong_tokens_behind_a_wrong_log_probability_are_told(honest: Oracular, reference: Reference) -> None:
    def generate(prompts: list[Any], params: Any) -> list[Any]:
        streams = Counting(honest, alone=True).generate(prompts, params)
        return [SimpleNamespace(token_ids=t, logprobs=[-30.0] * len(t)) for t in streams]

    again = retrials(SimpleNamespace(generate=generate), reference)
    assert again.alone.told == "wrong log-probabilities, and wrong from position 2 of 8 tokens"


def test_a_run_that_fails_is_told_and_says_nothing(honest: Oracular, reference: Reference) -> None:
    def generate(prompts: list[Any], params: Any) -> list[Any]:
        if len(prompts) == 1:
            raise RuntimeError("four rows")
        return [[7] * 8 for _ in prompts]

    again = retrials(SimpleNamespace(generate=generate), reference)
    assert again.alone.told == "fails: RuntimeError('four rows')"
    assert not again.alone.is_right
    assert not again.alone.differs_from(again.in_batch.stream)
    assert not again.in_batch.differs_from(again.in_batch.stream)
