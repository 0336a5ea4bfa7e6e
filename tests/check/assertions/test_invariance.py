"""An engine compared with itself, alone and in batches."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.check.assertions.engines import GREEDY, PROMPTS, Oracular, Spoilt, left_padded, masked_out
from xlaengine import LLM, SamplingParams
from xlaengine.check.assertions.invariance import batches
from xlaengine.check.assertions.tally import Counts
from xlaengine.testing import assert_batch_invariant


def failure(engine: Any, **more: Any) -> str:
    with pytest.raises(AssertionError) as caught:
        assert_batch_invariant(engine, PROMPTS, GREEDY, **more)
    return str(caught.value)


def test_an_honest_engine_passes_and_every_stream_is_counted(honest: Oracular, heard: list[Counts]) -> None:
    assert_batch_invariant(honest, PROMPTS, GREEDY, trials=3)
    assert heard == [Counts(16)]


def test_our_own_llm_passes_with_logprobs_and_sampled(llm: LLM) -> None:
    sampled = SamplingParams(temperature=0.9, max_tokens=6, ignore_eos=True, logprobs=1, seed=5, n=2)
    assert_batch_invariant(llm, PROMPTS, [replace(GREEDY, logprobs=3), sampled, replace(sampled, seed=6), GREEDY], trials=3)


def test_batches_are_all_then_new_orders_in_pieces_of_several_sizes() -> None:
    drawn = list(batches(6, 50, seed=1))
    assert drawn[0] == [0, 1, 2, 3, 4, 5]
    assert {len(batch) for batch in drawn} == {1, 2, 3, 4, 5, 6}
    assert any(batch != sorted(batch) for batch in drawn)
    assert sorted(itertools.chain(*drawn)) == sorted([*range(6)] * 51)
    assert list(batches(6, 50, seed=1)) == drawn != list(batches(6, 50, seed=2))


def test_padding_is_caught_with_the_neighbours_that_did_it(honest: Oracular, heard: list[Counts]) -> None:
    message = failure(Spoilt(honest, prompts=left_padded), trials=2)
    assert "prompt 0, position 0, in a batch of 4:" in message
    assert "beside prompt 1 (2 tokens), prompt 2 (7 tokens), prompt 3 (3 tokens)" in message
    assert "possible: padding (its side), attention mask, position ids, " in message
    (counts,) = heard
    assert message.startswith(
        f"{counts.mismatches} of 12 streams are not the same in a batch as alone: {counts.mismatches} streams in tokens"
    )


def test_many_neighbours_are_counted() -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: [[len(prompts)] for _ in prompts])
    with pytest.raises(AssertionError, match=r"beside prompt 1 \(1 token\), .*, prompt 8 \(1 token\) and 11 more\n"):
        assert_batch_invariant(engine, [[i] for i in range(20)], GREEDY)


def test_rows_of_nan_are_told_as_padding(honest: Oracular) -> None:
    assert "possible: more than float32's rounding: padding (its side), attention mask" in failure(Spoilt(honest, results=masked_out))


@pytest.mark.parametrize(
    ("apart", "words"), [(1e-4, "rounding: sums are taken in another order"), (0.3, "more than float32's rounding: padding")]
)
def test_the_log_probabilities_of_swapped_tokens_tell_rounding_from_padding(apart: float, words: str) -> None:
    def results(prompts: list[Any], params: Any) -> list[Any]:
        token, logprob = (7, -1.0) if len(prompts) == 1 else (9, -1.0 - apart)
        return [SimpleNamespace(token_ids=[3, token], logprobs=[-0.5, logprob]) for _ in prompts]

    assert f"possible: {words}" in failure(SimpleNamespace(generate=results))


def scored(scores: list[Any]) -> SimpleNamespace:
    """A result whose prompt's tokens have these log-probabilities."""
    return SimpleNamespace(outputs=[SimpleNamespace(token_ids=[3, 7])], prompt_logprobs=scores)


def test_log_probabilities_of_prompts_are_compared() -> None:
    asked = replace(GREEDY, prompt_logprobs=0)
    by_size = SimpleNamespace(generate=lambda batch, _: [scored([None, *({t: -len(batch) / 4} for t in p[1:])]) for p in batch])
    with pytest.raises(
        AssertionError, match=r"prompt 0, position 1 of the prompt, in a batch of 4:\n  log-probability of token 17: -0\.25"
    ):
        assert_batch_invariant(by_size, PROMPTS, asked)
    same = SimpleNamespace(generate=lambda batch, _: [scored([None, *({t: -1.0} for t in p[1:])]) for p in batch])
    assert_batch_invariant(same, PROMPTS, asked)
    for scores, words in (
        ([None, None, None, None], "prompt_logprobs of prompt 0: there is no log-probability at position 1"),
        ([], "prompt 0 has 4 tokens and 0 entries of prompt_logprobs"),
        ([None, math.nan, -1.0, -1.0], "a log-probability of prompt 0 at position 1 of the prompt is NaN alone"),
    ):
        engine = SimpleNamespace(generate=lambda batch, _, scores=scores: [scored(scores[: len(p)]) for p in batch])
        with pytest.raises(AssertionError, match=words):
            assert_batch_invariant(engine, [PROMPTS[0], PROMPTS[3]], asked)
    silent = SimpleNamespace(generate=lambda prompts, params: [[3, 7] for _ in prompts])
    with pytest.raises(AssertionError, match="prompt 0 has no log-probabilities of its prompt's tokens, although prompt_logprobs=0 asks"):
        assert_batch_invariant(silent, PROMPTS, asked)


def test_log_probabilities_of_prompts_say_nothing_about_new_tokens() -> None:
    def result(prompt: list[int], size: int) -> SimpleNamespace:
        first = [3, 7] if size == 1 else [5, 7]
        scores = [None, *({t: -1.0 - 1e-6 * size} for t in prompt[1:])]
        return SimpleNamespace(outputs=[SimpleNamespace(token_ids=first)], prompt_logprobs=scores)

    engine = SimpleNamespace(generate=lambda prompts, params: [result(p, len(prompts)) for p in prompts])
    with pytest.raises(AssertionError, match=r"possible: padding \(its side\), attention mask, position ids, "):
        assert_batch_invariant(engine, PROMPTS, replace(GREEDY, prompt_logprobs=0))


def test_other_alternatives_of_a_prompts_tokens_are_no_other_prompt() -> None:
    def result(prompt: list[int], size: int) -> SimpleNamespace:
        return scored([None, *({t: -1.0, t + size: -1.5} for t in prompt[1:])])

    engine = SimpleNamespace(generate=lambda prompts, params: [result(p, len(prompts)) for p in prompts])
    with pytest.raises(AssertionError, match=r"possible: (?!log-probabilities of the prompt)"):
        assert_batch_invariant(engine, PROMPTS, replace(GREEDY, prompt_logprobs=2))


def test_log_probabilities_of_another_prompt_are_told_as_that() -> None:
    def generate(prompts: list[Any], params: Any) -> list[Any]:
        return [scored([None, *({t: -1.0} for t in p[1:])]) for p in reversed(prompts)]

    with pytest.raises(AssertionError, match="possible: log-probabilities of the prompt are those of other tokens: of another prompt"):
        assert_batch_invariant(SimpleNamespace(generate=generate), [[5, 6, 7], [8, 9, 10]], replace(GREEDY, prompt_logprobs=0))


def test_swapped_results_are_caught(honest: Oracular) -> None:
    message = failure(Spoilt(honest, results=lambda results, _: results[::-1]))
    assert "it is the stream of prompt 3: results are not in the prompts' order" in message


def test_a_stream_that_is_another_prompts_by_chance_is_not_told_as_another_order(honest: Oracular) -> None:
    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        return [streams[2], *([(i + 1) % 131 for i in t] for t in streams[1:])] if prompts == PROMPTS else streams

    message = failure(Spoilt(honest, results=results))
    assert "order" not in message
    assert "several prompts" not in message


def test_one_result_for_several_prompts_is_not_told_as_another_order(honest: Oracular) -> None:
    message = failure(Spoilt(honest, results=lambda results, _: [results[0]] * len(results)))
    assert "which has it in this batch too: one result is given to several prompts" in message


def test_missing_results_are_caught(honest: Oracular) -> None:
    lossy = Spoilt(honest, results=lambda results, _: results if len(results) == 1 else results[:-1])
    assert failure(lossy) == "generate gave 3 results for 4 prompts: one for each is needed, in their order"


@dataclass
class Rounding:
    """Log-probabilities that depend on the size of the batch in their last bits, or by ``much``; tokens do not."""

    honest: Oracular
    error: Callable[[int], float]

    def generate(self, prompts: list[Any], params: Any) -> list[Any]:
        step = self.error(len(prompts))
        streams = self.honest.generate(prompts, params)
        return [SimpleNamespace(token_ids=t, logprobs=[float(np.float32(-1.5) + np.float32(step))] * len(t)) for t in streams]


def test_a_difference_in_the_last_bit_is_caught_and_measured(honest: Oracular) -> None:
    message = failure(Rounding(honest, lambda size: 0.0 if size == 1 else 2.0**-23), trials=1)
    assert "0 streams in tokens" in message
    assert "in the bits of log-probabilities (at most 1 ulp of float32, 1.2e-07)" in message
    assert "prompt 0, position 0, in a batch of 4:" in message
    assert ": -1.5 alone, -1.4999998807907104 in the batch, 1 ulp of float32 apart" in message
    assert "possible: rounding: sums are taken in another order at another batch shape; near ties flip tokens" in message
    assert "would explain it: rounding" not in failure(Rounding(honest, lambda size: 0.0 if size == 1 else 0.25))


def test_logprobs_after_the_first_differing_token_are_not_compared(honest: Oracular) -> None:
    def generate(prompts: list[Any], params: Any) -> list[Any]:
        token, rest = (7, -1.0) if len(prompts) == 1 else (8, -2.0)
        return [SimpleNamespace(token_ids=[4, token, 9], logprobs=[{4: -0.5}, {7: -0.6, 8: -0.6}, {9: rest}]) for _ in prompts]

    message = failure(SimpleNamespace(generate=generate))
    assert "position 1" in message
    assert "bits" not in message


def test_an_engine_that_does_not_repeat_itself_is_caught() -> None:
    counter = itertools.count()
    engine = SimpleNamespace(generate=lambda prompts, params: [[next(counter) if len(prompts) == 1 else 0] for _ in prompts])
    with pytest.raises(AssertionError, match="are not the same in a batch as alone"):
        assert_batch_invariant(engine, PROMPTS, GREEDY)
    moody = SimpleNamespace(generate=lambda prompts, params: [[5 if next(counter) % 7 else 6] for _ in prompts])
    with pytest.raises(AssertionError):
        assert_batch_invariant(moody, PROMPTS[:2], GREEDY)


def test_an_engine_that_samples_without_a_seed_is_told_so() -> None:
    draw = random.Random(5)
    message = failure(SimpleNamespace(generate=lambda prompts, params: [[draw.randrange(131)] for _ in prompts]))
    assert "possible: two runs differ: sampling without a fixed seed" in message


def test_rows_that_end_with_another_row_are_told_as_that(honest: Oracular) -> None:
    message = failure(Spoilt(honest, results=lambda streams, prompts: [t[:3] if len(prompts) > 1 else t for t in streams]))
    assert "possible: one stream is the beginning of the other" in message


def test_log_probabilities_that_differ_from_run_to_run_are_told_as_that(honest: Oracular) -> None:
    calls = itertools.count()
    message = failure(Rounding(honest, lambda size: next(calls) * 2.0**-20))
    assert "possible: two runs differ: sampling without a fixed seed, state of earlier requests" in message


def test_noise_in_the_last_bits_does_not_hide_a_wrong_batch() -> None:
    calls = itertools.count()

    def generate(prompts: list[Any], params: Any) -> list[Any]:
        token, logprob = (7, -1.0) if len(prompts) == 1 else (9, -3.0)
        return [SimpleNamespace(token_ids=[token], logprobs=[logprob - next(calls) * 2.0**-20]) for _ in prompts]

    assert "possible: more than float32's rounding: padding" in failure(SimpleNamespace(generate=generate))


def test_streams_of_one_token_are_not_taken_for_those_of_other_prompts() -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: [[prompt[-1] if len(prompts) == 1 else 7] for prompt in prompts])
    with pytest.raises(AssertionError, match=r"possible: padding \(its side\), attention mask, position ids, "):
        assert_batch_invariant(engine, [[5], [7], [9]], GREEDY)


def test_noise_by_row_is_told_as_that() -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: [[row] for row in range(len(prompts))])
    with pytest.raises(AssertionError, match="possible: the noise of the draws depends on the row or on other prompts"):
        assert_batch_invariant(engine, PROMPTS, replace(GREEDY, temperature=0.7, seed=5))


@pytest.mark.parametrize(
    ("prompts", "params", "words"),
    [
        (PROMPTS[:1], GREEDY, "one prompt has no neighbours: give at least two"),
        (PROMPTS, [GREEDY], "got 4 prompts with 1 params: one for all is needed, or one each"),
        ([], GREEDY, "there is no prompt"),
        (PROMPTS, SamplingParams(), r"prompt 0 is sampled \(temperature 1.0\) without a seed: two runs may differ"),
    ],
)
def test_what_cannot_be_compared_is_refused(honest: Oracular, prompts: Any, params: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        assert_batch_invariant(honest, prompts, params)


@pytest.mark.parametrize("trials", [0, -3, 1.5])
def test_less_than_one_trial_is_refused(honest: Oracular, trials: Any) -> None:
    with pytest.raises(ValueError, match=rf"trials must be an integer of at least 1, got {trials}"):
        assert_batch_invariant(honest, PROMPTS, GREEDY, trials=trials)


def answering(result: Any) -> Any:
    """An engine that gives one result for all prompts."""
    return SimpleNamespace(generate=lambda prompts, params: [result for _ in prompts])


@pytest.mark.parametrize(
    ("result", "params", "words"),
    [
        ([], GREEDY, "nothing is compared: none of 8 streams has a token"),
        (SimpleNamespace(outputs=[]), GREEDY, "prompt 0 must have 1 completion, got 0"),
        (SimpleNamespace(outputs=[]), None, "the result of prompt 0 has no completion: its outputs are empty"),
        (SimpleNamespace(outputs=[[5]]), replace(GREEDY, n=2), "prompt 0 must have 2 completions, got 1"),
        ([5], replace(GREEDY, logprobs=0), r"there are no log-probabilities of prompt 0, although logprobs=0 asks for them"),
        (SimpleNamespace(token_ids=[5], logprobs=[{}]), GREEDY, "there is no log-probability of prompt 0 at position 0"),
        (
            SimpleNamespace(token_ids=[5, 7], logprobs=[-0.5, math.nan]),
            GREEDY,
            r"the log-probability of prompt 0 at position 1 \(token 7\) is NaN alone",
        ),
    ],
)
def test_what_gives_nothing_to_compare_is_a_failure(result: Any, params: Any, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        assert_batch_invariant(answering(result), PROMPTS, params, trials=1)


def test_a_stream_that_is_empty_beside_others_is_no_failure() -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: [[] if prompt == PROMPTS[0] else [5] for prompt in prompts])
    assert_batch_invariant(engine, PROMPTS, GREEDY)


def test_an_engine_that_appends_to_its_prompts_is_not_blamed_for_it() -> None:
    def generate(prompts: list[list[int]], params: Any) -> list[list[int]]:
        sums = [[sum(prompt)] for prompt in prompts]
        for prompt, new in zip(prompts, sums, strict=True):
            prompt += new
        return sums

    prompts = [[5, 6], [7]]
    assert_batch_invariant(SimpleNamespace(generate=generate), prompts, GREEDY)
    assert prompts == [[5, 6], [7]]


def test_one_of_several_is_told_in_the_singular() -> None:
    calls = itertools.count()
    engine = SimpleNamespace(generate=lambda prompts, params: [[7 if next(calls) == 4 else 6] for _ in prompts])
    with pytest.raises(AssertionError, match=r"^1 of 4 streams is not the same in a batch as alone: 1 stream in tokens"):
        assert_batch_invariant(engine, [[1], [2]], GREEDY, trials=1)


@pytest.mark.parametrize("prompts", ["the fox", [1, 2, 3], [[1], None], 5])
def test_prompts_of_another_shape_are_refused(honest: Oracular, prompts: Any) -> None:
    with pytest.raises(TypeError, match="prompts must be a list of texts or of lists of token ids, got "):
        assert_batch_invariant(honest, prompts, GREEDY)


def test_an_engine_without_generate_is_refused() -> None:
    with pytest.raises(TypeError, match=r"an engine must have generate\(prompts, params\), got int 5"):
        assert_batch_invariant(5, PROMPTS, GREEDY)  # pyright: ignore[reportArgumentType]
    with pytest.raises(TypeError, match=r"an engine must be an object with .*, got the class Oracular"):
        assert_batch_invariant(Oracular, PROMPTS, GREEDY)  # pyright: ignore[reportArgumentType]
