"""Where no known mistake explains a mismatch, more runs and the place of the first wrong token narrow down the cause."""

from __future__ import annotations

import itertools
import random
import re
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pytest

from tests.check.assertions.engines import GREEDY, PROMPTS, Oracular, Spoilt, failure, masked_out, misreading
from tests.conftest import FIXTURES
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.blocks.rotation import Rotation
from xlaengine.check.oracle.sampling import log_softmax
from xlaengine.testing import Reference, Tolerance, assert_streams_match_reference


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
        (other, "possible: another temperature, other filters, or another draw: the noise is jax.random.gumbel"),
        (Stateful(honest, 3), "possible: token 3 is wrong: weights, norms or RoPE (base, scaling); or the prompt: BOS"),
    ):
        assert words in failure(engine, reference, params=params, same_rng=True)


def test_prompt_logprobs_without_the_prompts_own_tokens_are_told_as_that(reference: Reference, honest: Oracular) -> None:
    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        return [
            SimpleNamespace(token_ids=t, prompt_logprobs=[None, *({1: -0.5} for _ in p[1:])]) for t, p in zip(streams, prompts, strict=True)
        ]

    message = failure(Spoilt(honest, results=results), reference)
    assert (
        "would explain it: prompt_logprobs has no entry for the prompt's own token 17 at position 1, or it begins at another one" in message
    )


def test_wrong_log_probabilities_of_a_prompt_are_told_as_that(reference: Reference, honest: Oracular) -> None:
    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        pairs = zip(streams, prompts, strict=True)
        return [SimpleNamespace(token_ids=t, prompt_logprobs=[None, *[-9.0] * (len(p) - 1)]) for t, p in pairs]

    engine = Spoilt(SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, GREEDY)), results=results)
    message = failure(engine, reference, params=replace(GREEDY, prompt_logprobs=0))
    assert "possible: the new tokens are right, but not log-probabilities of the prompt's tokens" in message


def test_wrong_tokens_with_wrong_log_probabilities_are_not_told_as_right(reference: Reference, honest: Oracular) -> None:
    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        return [SimpleNamespace(token_ids=[*t[:4], (t[4] + 1) % 131, *t[5:]], logprobs=[-9.0] * len(t)) for t in streams]

    message = failure(Spoilt(honest, results=results), reference)
    assert "possible: token 4 is " in message


def test_a_greedy_engine_is_told_as_that_where_draws_are_asked_for(reference: Reference, honest: Oracular) -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, replace(params, temperature=0)))
    with pytest.raises(
        AssertionError, match=r"would explain it: the engine takes the most likely token, and temperature 1\.3 asks for a draw"
    ):
        assert_streams_match_reference(engine, PROMPTS, replace(GREEDY, temperature=1.3, seed=5), reference=reference, same_rng=True)


def test_a_broken_cache_is_told_from_a_broken_model(honest: Oracular, reference: Reference) -> None:
    words = "token 3 is right if the tokens before it come as a prompt: the cache, the position or the mask of decode steps"
    assert words in failure(Stateful(honest, 3), reference)


def test_what_an_engine_refuses_to_continue_is_not_told_as_wrong(honest: Oracular, reference: Reference) -> None:
    message = failure(Stateful(honest, 3, most=max(map(len, PROMPTS))), reference, PROMPTS[2:3])
    assert "possible: token 3 is wrong: weights, norms or RoPE (base, scaling); or the prompt: BOS" in message


def test_state_that_requests_leave_is_told_as_that(reference: Reference, honest: Oracular) -> None:
    calls = itertools.count(1)

    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        wrong = next(calls) if len(prompts) > 1 else 0
        return [[(t[0] + wrong) % 131, *t[1:]] for t in streams]

    assert "possible: state of earlier requests" in failure(Spoilt(honest, results=results), reference)


def test_an_engine_that_samples_in_place_of_a_greedy_choice_is_told_so(reference: Reference) -> None:
    draw = random.Random(5)
    engine = SimpleNamespace(generate=lambda prompts, params: [[draw.randrange(131) for _ in range(8)] for _ in prompts])
    assert "possible: two runs of prompt 0 alone differ: the engine samples without a fixed seed" in failure(engine, reference)


def test_log_probabilities_of_another_row_are_told_as_possible(reference: Reference, honest: Oracular) -> None:
    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        return [SimpleNamespace(token_ids=t, logprobs=[-9.0] * len(t)) if len(prompts) > 1 else t for t in streams]

    message = failure(Spoilt(honest, results=results), reference)
    assert "a capacity of experts; or log-probabilities of another row" in message


def test_an_engine_in_bfloat16_is_told_to_say_so(reference: Reference, honest: Oracular) -> None:
    narrow = Oracular(reference.in_bfloat16())
    advice = 'if the engine computes in bfloat16, give dtype="bfloat16" to the reference'
    assert f"possible: rounding: {advice}; or " in failure(narrow, reference)
    assert_streams_match_reference(narrow, PROMPTS, GREEDY, reference=reference.in_bfloat16())
    in_batch = SimpleNamespace(generate=lambda prompts, params: (honest if len(prompts) == 1 else narrow).generate(prompts, params))
    message = failure(in_batch, reference)
    assert "possible: the stream is right alone and wrong in the batch: padding (its side), attention mask, position ids" in message
    assert f"; or rounding: {advice}" in message


def test_results_in_another_order_that_are_too_short_to_tell_are_not_only_told_as_padding(reference: Reference, honest: Oracular) -> None:
    message = failure(Spoilt(honest, results=lambda results, _: results[::-1]), reference, params=replace(GREEDY, max_tokens=2))
    assert "a capacity of experts; or another order of the results" in message


def test_rows_of_nan_are_told_as_padding(reference: Reference, honest: Oracular) -> None:
    lenient = replace(reference, tolerance=Tolerance(margin=0.1, logprob=100.0))  # -1 stands for the log-probabilities of right rows
    message = failure(Spoilt(honest, results=masked_out), lenient)
    assert message.startswith("3 of 4 streams are not ")  # in both runs
    assert "possible: the stream is right alone and wrong in the batch: padding" in message


def test_an_engine_that_fails_alone_is_told_so(reference: Reference, honest: Oracular) -> None:
    """A graph may take one size of batch only."""

    def generate(prompts: list[Any], params: Any) -> list[Any]:
        if len(prompts) != len(PROMPTS):
            raise ValueError("four rows")
        return [[(token + 1) % 131 for token in stream] for stream in honest.generate(prompts, params)]

    message = failure(SimpleNamespace(generate=generate), reference)
    assert re.search(r"  prompt 0 alone +fails: ValueError\('four rows'\)", message)
    assert "possible: wrong from the first token: " in message
    assert "; or, if prompt 0 is right alone, padding (its side), attention mask" in message


def test_a_first_run_that_differs_from_the_next_is_told(reference: Reference, honest: Oracular) -> None:
    calls = itertools.count()

    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        return [[(t[0] + 1) % 131, *t[1:]] for t in streams] if next(calls) == 0 else streams

    message = failure(Spoilt(honest, results=results), reference, PROMPTS[:1])
    assert "  prompt 0 once more         right" in message
    assert (
        "possible: the first run of prompt 0 differs from the next two: state of earlier requests, such as a cache of prefixes" in message
    )


def test_noise_in_the_last_bits_is_not_told_as_two_different_runs(reference: Reference) -> None:
    """Tokens of two runs are equal, and their log-probabilities a few units in the last place apart."""
    calls, narrow = itertools.count(), misreading(reference, Rotation, base=1e4)

    def generate(prompts: list[Any], params: Any) -> list[Any]:
        streams = narrow.generate(prompts, params)
        return [
            SimpleNamespace(token_ids=t, logprobs=[x + next(calls) * 2.0**-22 for x in lp])
            for t, lp in zip(streams, map(of, prompts, streams), strict=True)
        ]

    def of(prompt: list[int], tokens: list[int]) -> list[float]:
        steps = narrow.reference.oracle.logits([*prompt, *tokens[:-1]], first=len(prompt) - 1)
        return [float(log_softmax(step)[token]) for step, token in zip(steps, tokens, strict=True)]

    assert "would explain it: these are the streams of a model with RoPE base 10000" in failure(
        SimpleNamespace(generate=generate), reference
    )


def test_entries_that_a_cache_of_prefixes_keeps_are_a_possible_cause(reference: Reference, honest: Oracular) -> None:
    """Decode steps write wrong entries, and a longer prompt finds them in the cache."""

    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        right = [3 if prompt in PROMPTS else 0 for prompt in prompts]
        return [[*t[:n], *((token + 1) % 131 for token in t[n:])] for n, t in zip(right, streams, strict=True)]

    message = failure(Spoilt(honest, results=results), reference)
    assert "token 3 is wrong even if the tokens before it come as a prompt: weights, norms or RoPE" in message
    assert "or, if a cache of prefixes keeps what decode steps write, the cache, the position or the mask of decode steps" in message


def test_a_router_that_rounding_may_change_is_told_in_bfloat16() -> None:
    narrow = Tolerance(margin=0.02, logprob=0.02)  # random weights of a tiny model have no clear choice
    mixtral = Reference(open_checkpoint(FIXTURES / "mixtral"), None, "bfloat16", narrow)
    engine = SimpleNamespace(generate=lambda prompts, params: [[7] * 3 for _ in prompts])
    message = failure(engine, mixtral, [[5, 17]], replace(GREEDY, max_tokens=3))
    assert "possible: rounding: in bfloat16 a router may choose other experts, past any tolerance: compare in float32; or " in message


def test_a_lost_first_token_is_named_where_a_stream_of_one_token_only_seems_cut_off(reference: Reference, honest: Oracular) -> None:
    engine = Spoilt(honest, results=lambda streams, _: [t[1:] for t in streams])
    params = [replace(GREEDY, logit_bias={77: 100.0}), *[GREEDY] * 3]
    message = failure(engine, reference, params=params)
    assert "(end)" in message
    assert "would explain it: the first new token (77) is missing from the result" in message
