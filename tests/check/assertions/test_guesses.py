"""Where no known mistake explains a mismatch, the place of the first wrong token narrows down the cause."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pytest

from tests.check.assertions.engines import GREEDY, PROMPTS, Oracular, Spoilt, failure
from xlaengine.testing import Reference, assert_streams_match_reference


@dataclass
class Stateful:
    """An engine with a right prefill and wrong decode steps. It takes one object as params, and no other."""

    honest: Oracular
    from_token: int
    most: int = 99  # the length of the longest prompt that it takes

    def generate(self, prompts: list[Any], params: Any) -> list[list[int]]:
        if isinstance(params, list) or max(map(len, prompts)) > self.most:
            raise TypeError("one object as params, and short prompts")
        return [[*t[: self.from_token], *((i + 1) % 131 for i in t[self.from_token :])] for t in self.honest.generate(prompts, params)]


def test_wrong_draws_and_a_wrong_cache_behind_right_draws_are_told_apart(reference: Reference, honest: Oracular) -> None:
    params = replace(GREEDY, temperature=1.3, seed=5)
    other = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, replace(params, seed=6)))
    for engine, words in (
        (other, "likely: another temperature, other filters, or another draw: the noise is jax.random.gumbel"),
        (Stateful(honest, 3), "likely: token 3 is wrong: weights, norms or RoPE (base, scaling); or the cache, the position or the mask"),
    ):
        assert words in failure(engine, reference, params=params, same_rng=True)


def test_a_token_that_min_tokens_bars_is_told_as_that(reference: Reference, honest: Oracular) -> None:
    params = replace(GREEDY, min_tokens=6, stop_token_ids=[3])
    engine = Spoilt(honest, results=lambda streams, _: [[*t[:2], 3, *t[3:]] for t in streams])
    message = failure(engine, reference, params=params)
    assert "likely: no logits give token 3 at position 2: min_tokens bars it, or logit_bias" in message


def test_prompt_logprobs_without_the_prompts_own_tokens_are_told_as_that(reference: Reference, honest: Oracular) -> None:
    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        return [
            SimpleNamespace(token_ids=t, prompt_logprobs=[None, *({1: -0.5} for _ in p[1:])]) for t, p in zip(streams, prompts, strict=True)
        ]

    message = failure(Spoilt(honest, results=results), reference)
    assert "likely: prompt_logprobs has no entry for the prompt's own token 17 at position 1, or it begins at another one" in message


def test_wrong_log_probabilities_of_a_prompt_are_told_as_that(reference: Reference, honest: Oracular) -> None:
    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        pairs = zip(streams, prompts, strict=True)
        return [SimpleNamespace(token_ids=t, prompt_logprobs=[None, *[-9.0] * (len(p) - 1)]) for t, p in pairs]

    engine = Spoilt(SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, GREEDY)), results=results)
    message = failure(engine, reference, params=replace(GREEDY, prompt_logprobs=0))
    assert "likely: the new tokens are right, but not log-probabilities of the prompt's tokens" in message


def test_wrong_tokens_with_wrong_log_probabilities_are_not_told_as_right(reference: Reference, honest: Oracular) -> None:
    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        return [SimpleNamespace(token_ids=[*t[:4], (t[4] + 1) % 131, *t[5:]], logprobs=[-9.0] * len(t)) for t in streams]

    message = failure(Spoilt(honest, results=results), reference)
    assert "likely: token 4 is " in message


def test_a_greedy_engine_is_told_as_that_where_draws_are_asked_for(reference: Reference, honest: Oracular) -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, replace(params, temperature=0)))
    with pytest.raises(AssertionError, match=r"likely: the engine takes the most likely token, and temperature 1\.3 asks for a draw"):
        assert_streams_match_reference(engine, PROMPTS, replace(GREEDY, temperature=1.3, seed=5), reference=reference, same_rng=True)


def test_a_broken_cache_is_told_from_a_broken_model(honest: Oracular, reference: Reference) -> None:
    words = "token 3 is right if the tokens before it come as a prompt: the cache, the position or the mask of decode steps"
    assert words in failure(Stateful(honest, 3), reference)


def test_what_an_engine_refuses_to_continue_is_not_told_as_wrong(honest: Oracular, reference: Reference) -> None:
    message = failure(Stateful(honest, 3, most=max(map(len, PROMPTS))), reference, PROMPTS[2:3])
    assert "likely: token 3 is wrong: weights, norms or RoPE (base, scaling); or the cache, the position or the mask" in message
