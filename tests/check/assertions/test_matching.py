"""A correct engine passes against the checkpoint's oracle. A wrong one fails, with what differs in the message."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tests.check.assertions.engines import (
    GREEDY,
    PROMPTS,
    Oracular,
    Spoilt,
    failure,
    with_numbers,
)
from tests.conftest import FIXTURES
from tests.effort import slow
from xlaengine import LLM, SamplingParams
from xlaengine.check.assertions.tally import Counts
from xlaengine.check.oracle.blocks.rotation import Rotation
from xlaengine.check.oracle.sampling import log_softmax
from xlaengine.testing import Reference, Tolerance, assert_streams_match_reference


def test_an_honest_engine_passes_and_is_counted(honest: Oracular, reference: Reference, heard: list[Counts]) -> None:
    report = assert_streams_match_reference(honest, PROMPTS, GREEDY, reference=reference)
    assert [(row.custom_id, row.tokens, row.verdict) for row in report.rows] == [(f"prompt {i}", 8, "exact") for i in range(4)]
    assert heard == [Counts(4)]


def test_a_failure_has_position_both_tokens_and_margin(honest: Oracular, texts: Reference, heard: list[Counts]) -> None:
    right = honest.one(PROMPTS[2], GREEDY)
    wrong = [*right[:5], 7, *right[6:]]
    engine = Spoilt(honest, results=lambda results, _: [*results[:2], wrong, results[3]])
    message = failure(engine, texts)
    assert message.startswith("1 of 4 streams is not the checkpoint's (float32; 0 near ties within 0.0005 logits allowed)")
    row = next(line.split(maxsplit=3) for line in message.splitlines() if line.startswith("  prompt"))
    assert row[:3] == ["prompt", "2", "5"]
    assert row[3].startswith(f"{right[5]} {texts.decode([right[5]])!r}")  # type: ignore[misc]
    assert f"7 {texts.decode([7])!r}" in row[3]  # type: ignore[misc]
    assert float(row[3].split()[-1]) > 0.0005
    assert heard == [Counts(4, 0, 1)]


def test_a_later_run_finds_what_an_earlier_one_left(honest: Oracular, reference: Reference, heard: list[Counts]) -> None:
    def engine() -> Spoilt:
        seen = set[tuple[int, ...]]()

        def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
            known = [tuple(prompt) in seen and len(prompt) > 3 for prompt in prompts]
            seen.update(map(tuple, prompts))
            return [[*t[:2], 7, *t[3:]] if again else t for t, again in zip(streams, known, strict=True)]

        return Spoilt(honest, results=results)

    message = failure(engine(), reference)
    assert message.startswith("2 of 6 streams are not the checkpoint's")
    assert "\n  prompt 0, run 2  2 " in message
    assert "\n  prompt 2, run 2  2 " in message
    assert "possible: the first run is right, and run 2 on the same engine is not: state of earlier requests" in message
    assert heard == [Counts(6, 0, 2)]
    assert_streams_match_reference(engine(), PROMPTS, GREEDY, reference=reference, runs=1)


def test_an_engine_that_generates_once_is_told_how_to_ask_for_that(honest: Oracular, reference: Reference) -> None:
    once = iter([honest.generate(PROMPTS, GREEDY)])
    with pytest.raises(StopIteration) as caught:
        assert_streams_match_reference(SimpleNamespace(generate=lambda prompts, params: next(once)), PROMPTS, GREEDY, reference=reference)
    assert caught.value.__notes__ == ["this was run 2 of 2 of all prompts on the same engine; with runs=1 there is one"]
    for runs in (0, 1.5, True):
        with pytest.raises(ValueError, match="runs must be an integer of at least 1, got "):
            assert_streams_match_reference(honest, PROMPTS, GREEDY, reference=reference, runs=runs)  # type: ignore[arg-type]


@pytest.mark.parametrize("token", [-1, 131, *slow(10**6, 2**70)])
def test_a_token_outside_the_vocabulary_is_a_mismatch(honest: Oracular, texts: Reference, token: int) -> None:
    engine = Spoilt(honest, results=lambda results, _: [[*results[0][:3], token, *results[0][4:]], *results[1:]])
    assert re.search(rf"prompt 0 +3 .* {token} .* inf", failure(engine, texts))


@pytest.mark.parametrize(
    ("prompt", "change", "words"),
    [
        ([5, -1], {}, r"prompt 1: token id -1 is outside the vocabulary \[0, 131\)"),
        ([5000], {}, r"prompt 1: token id 5000 is outside the vocabulary \[0, 131\)"),
        ([2**70], {}, "prompt 1: token id 1180591620717411303424 is outside"),
        ([5], {"logit_bias": {131: 1.0}}, "logit_bias of prompt 1: token id 131 is outside"),
        ([5], {"stop_token_ids": [131], "min_tokens": 1}, "stop_token_ids of prompt 1: token id 131 is outside"),
        ([5] * 400, {}, "prompt 1: 400 tokens [+] max_tokens 8 = 408 exceeds the checkpoint's 256 positions"),
        ([5], {"max_tokens": 256}, "prompt 1: 1 token [+] max_tokens 256 = 257 exceeds the checkpoint's 256 positions"),
        ([], {}, "prompt 1 is empty: at least one token is needed"),
    ],
)
def test_what_the_checkpoint_cannot_follow_is_refused(
    honest: Oracular, reference: Reference, prompt: list[int], change: dict[str, Any], words: str
) -> None:
    params = [GREEDY, replace(GREEDY, **change)]
    with pytest.raises(ValueError, match=words):
        assert_streams_match_reference(honest, [PROMPTS[0], prompt], params, reference=reference)


def test_more_tokens_than_positions_are_a_mismatch(honest: Oracular, reference: Reference) -> None:
    endless = Spoilt(honest, results=lambda results, _: [t + [3] * 400 for t in results])
    assert "continues after the stream's end" in failure(endless, reference)


def test_a_near_tie_is_counted_and_shown_and_no_failure(honest: Oracular, reference: Reference, heard: list[Counts]) -> None:
    lenient = replace(reference, tolerance=Tolerance(margin=1e3, logprob=1e-3))
    right = honest.one(PROMPTS[0], GREEDY)
    engine = Spoilt(honest, results=lambda results, _: [[*right[:-1], 7], *results[1:]])
    report = assert_streams_match_reference(engine, PROMPTS, GREEDY, reference=lenient)
    assert (report.near_ties, report.mismatches) == (1, 0)
    (counts,) = heard
    assert (counts.streams, counts.near_ties, counts.mismatches) == (4, 1, 0)
    assert counts.notes[0].startswith(f"prompt 0 position 7: {right[-1]} or 7, ")


def test_a_missing_end_token_is_named(reference: Reference) -> None:
    ends = reference.of_definition(eos_token_ids=tuple(range(20, 131)))
    params = SamplingParams(temperature=0, max_tokens=8)
    engine = Oracular(ends)
    assert any(len(engine.one(prompt, params)) < 8 for prompt in PROMPTS)
    assert assert_streams_match_reference(engine, PROMPTS, params, reference=ends).mismatches == 0
    stripped = Spoilt(engine, results=lambda results, _: [t[:-1] for t in results])
    assert "the token that ends the stream is missing: token_ids must contain it" in failure(stripped, ends, params=params)


def test_a_stop_token_that_the_engine_leaves_out_is_named(honest: Oracular, reference: Reference) -> None:
    params = replace(GREEDY, stop_token_ids=[honest.one(PROMPTS[1], GREEDY)[4]])
    stripped = Spoilt(honest, results=lambda results, prompts: [t[:-1] if len(t) < 8 else t for t in results])
    assert "the token that ends the stream is missing: token_ids must contain it" in failure(stripped, reference, params=params)


def test_a_prompt_that_the_engine_changed_is_shown(honest: Oracular, texts: Reference) -> None:
    def seen(results: list[Any], prompts: list[Any]) -> list[Any]:
        return [SimpleNamespace(prompt_token_ids=[1, *p], outputs=[SimpleNamespace(token_ids=t)]) for p, t in zip(prompts, results)]  # noqa: B905

    adds_bos = Spoilt(honest, prompts=lambda prompts: [[1, *p] for p in prompts])
    assert "these are the streams of the prompts with one more BOS (1) in front" in failure(adds_bos, texts)
    message = failure(Spoilt(adds_bos, results=seen), texts)
    assert "the engine saw another prompt: 5 tokens [1, 5, 17, 99, 3], the reference 4 tokens [5, 17, 99, 3]" in message


def test_texts_are_tokenized_by_the_checkpoints_own_tokenizer(honest: Oracular, texts: Reference, reference: Reference) -> None:
    prompts = ["the quick brown fox", "the lazy dog jumps"]
    engine = Spoilt(honest, prompts=lambda prompts: [texts.tokenizer.encode(p, add_special_tokens=True) for p in prompts])  # type: ignore[union-attr]
    assert assert_streams_match_reference(engine, prompts, GREEDY, reference=texts).mismatches == 0
    with pytest.raises(ValueError, match="no tokenizer: give prompts as token ids"):
        assert_streams_match_reference(engine, prompts, GREEDY, reference=reference)


def test_wrong_logprobs_are_a_mismatch(honest: Oracular, reference: Reference) -> None:
    (logits,) = reference.oracle.logits(PROMPTS[0], first=len(PROMPTS[0]) - 1)
    token, logp = int(logits.argmax()), float(log_softmax(logits).max())
    params = replace(GREEDY, max_tokens=1)
    for off, verdict in ((0.0, None), (0.01, "0.01 off"), (float("nan"), "nan off")):
        result = SimpleNamespace(token_ids=[token], logprobs=[{token: logp + off}])
        engine = SimpleNamespace(generate=lambda prompts, params, result=result: [result])
        if verdict is None:
            assert_streams_match_reference(engine, PROMPTS[:1], params, reference=reference)
        else:
            message = failure(engine, reference, PROMPTS[:1], params)
            assert verdict in message
            assert "raw ones are compared" in message


def test_logprobs_that_are_missing_are_a_failure(honest: Oracular, reference: Reference) -> None:
    asked = replace(GREEDY, logprobs=2)
    plain = Spoilt(honest, results=lambda results, _: [SimpleNamespace(token_ids=t) for t in results])
    assert "no log-probabilities of prompt 0, although logprobs=2 asks for them" in failure(plain, reference, params=asked)
    empty = Spoilt(honest, results=lambda results, _: [SimpleNamespace(token_ids=t, logprobs=[{}] * len(t)) for t in results])
    others = Spoilt(honest, results=lambda results, _: [SimpleNamespace(token_ids=t, logprobs=[{130: -9.0}] * len(t)) for t in results])
    for params in (asked, GREEDY):
        assert "there is no log-probability of prompt 0 at position 0" in failure(empty, reference, params=params)
        assert "is not among [130]" in failure(others, reference, params=params)


@pytest.mark.parametrize(("change", "place"), [(0.0, None), (-0.2, 1), (math.nan, 1)])
def test_log_probabilities_of_prompts_are_compared(honest: Oracular, reference: Reference, change: float, place: int | None) -> None:
    def scored(prompt: list[int]) -> list[Any]:
        rows = [log_softmax(row) for row in reference.oracle.logits(prompt[:-1], first=0)]
        return [None, *({token: row[token] + change} for token, row in zip(prompt[1:], rows, strict=True))]

    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        pairs = zip(streams, prompts, strict=True)
        return [SimpleNamespace(outputs=[SimpleNamespace(token_ids=t)], prompt_logprobs=scored(p)) for t, p in pairs]

    engine, asked = Spoilt(honest, results=results), replace(GREEDY, prompt_logprobs=0)
    engine.engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, GREEDY))
    if place is None:
        assert assert_streams_match_reference(engine, PROMPTS[:2], asked, reference=reference).mismatches == 0
        return
    message = failure(engine, reference, PROMPTS[:2], asked)
    assert re.search(rf"prompt 0 +{place} +log-probabilities of this token of the prompt +up to (0\.2|nan) off", message)
    assert "the new tokens are right, but not log-probabilities of the prompt's tokens" in message


@pytest.mark.parametrize("bare", [False, True])
def test_prompt_logprobs_have_one_entry_for_each_token_but_the_first(honest: Oracular, reference: Reference, bare: bool) -> None:
    def scored(prompt: list[int]) -> list[Any]:
        rows = [float(log_softmax(row)[t]) for t, row in zip(prompt[1:], reference.oracle.logits(prompt[:-1], first=0), strict=True)]
        return rows if bare else [{token: x} for token, x in zip(prompt[1:], rows, strict=True)]

    def engine(first: list[Any]) -> Any:
        def generate(prompts: list[Any], params: Any) -> list[Any]:
            streams = honest.generate(prompts, GREEDY)
            return [SimpleNamespace(token_ids=t, prompt_logprobs=[*first, *scored(p)]) for p, t in zip(prompts, streams, strict=True)]

        return SimpleNamespace(generate=generate)

    asked = replace(GREEDY, prompt_logprobs=0)
    assert_streams_match_reference(engine([None]), PROMPTS, asked, reference=reference)
    assert "prompt 0 has 4 tokens and 3 entries of prompt_logprobs: one for each token" in failure(engine([]), reference, params=asked)
    assert "prompt_logprobs of prompt 0: got first 0.0; one for" in failure(engine([0.0]), reference, params=asked)


@pytest.mark.parametrize(("other", "value", "off"), [(3, float("nan"), "nan off"), *slow((2**70, -1.0, "inf off"), (-1, -1.0, "inf off"))])
def test_a_wrong_entry_behind_the_right_one_is_a_mismatch(
    honest: Oracular, reference: Reference, other: int, value: float, off: str
) -> None:
    (logits,) = reference.oracle.logits(PROMPTS[0], first=len(PROMPTS[0]) - 1)
    token, logp = int(logits.argmax()), float(log_softmax(logits).max())
    engine = SimpleNamespace(generate=lambda *_: [SimpleNamespace(token_ids=[token], logprobs=[{token: logp, other: value}])])
    assert off in failure(engine, reference, PROMPTS[:1], replace(GREEDY, max_tokens=1))


SAMPLED = [SamplingParams(temperature=0.8, top_k=30, max_tokens=8, ignore_eos=True, seed=seed) for seed in (7, 8, 9, 10)]


def test_sampled_streams_are_compared_if_the_engine_promises_our_draws(honest: Oracular, reference: Reference) -> None:
    with pytest.raises(ValueError, match=r"prompt 0 is sampled \(temperature 0.8\): compare greedy streams, or say same_rng=True"):
        assert_streams_match_reference(honest, PROMPTS, SAMPLED, reference=reference)
    assert assert_streams_match_reference(honest, PROMPTS, SAMPLED, reference=reference, same_rng=True).mismatches == 0
    other_seeds = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, [replace(p, seed=p.seed + 1) for p in params]))
    assert "another draw: the noise is jax.random.gumbel of fold_in" in failure(other_seeds, reference, params=SAMPLED, same_rng=True)


def test_params_may_be_any_object_with_vllms_fields(honest: Oracular, reference: Reference) -> None:
    theirs = SimpleNamespace(temperature=0.0, max_tokens=8, ignore_eos=True, seed=None, n=1, stop=[], logprobs=None, detokenize=False)
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, GREEDY))
    assert assert_streams_match_reference(engine, PROMPTS, theirs, reference=reference).mismatches == 0
    for params, words in (
        (object(), "with its fields and max_tokens set, got object"),
        (SamplingParams(temperature=0, max_tokens=None), "max_tokens set"),
    ):
        with pytest.raises((TypeError, ValueError), match=words):
            assert_streams_match_reference(engine, PROMPTS, params, reference=reference)
    with pytest.raises(TypeError, match=r"reference must be a Reference, such as Reference.of\(model\), got 'tiny'$"):
        assert_streams_match_reference(engine, PROMPTS, GREEDY, reference="tiny")  # pyright: ignore[reportArgumentType]
    with pytest.raises(TypeError, match=r"got <function .*>: call it, as in xlaengine_reference\(\)$"):
        assert_streams_match_reference(engine, PROMPTS, GREEDY, reference=lambda: reference)  # pyright: ignore[reportArgumentType]
    theirs.bad_words = ["no"]
    with pytest.raises(ValueError, match="the reference does not support bad_words"):
        assert_streams_match_reference(engine, PROMPTS, theirs, reference=reference)
    theirs.bad_words, theirs.skip_special_tokens, theirs.stop = [], False, ["<|im_end|>"]
    with pytest.raises(ValueError, match="no stop string in special tokens: give True for skip_special_tokens, or stop_token_ids"):
        assert_streams_match_reference(engine, PROMPTS, theirs, reference=reference)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"dtype": "float16"}, "^dtype must be float32 or bfloat16, got 'float16'"),
        ({"oracle_dtype": "float16"}, "^oracle_dtype must be float32 or float64, got 'float16'"),
        ({"model": 5}, "model must be a path or a Hub id, got int 5"),
        ({"tolerance": 0.001}, r"tolerance must be a Tolerance\(margin=…, logprob=…\) of xlaengine.testing, got 0.001"),
    ],
)
def test_what_the_oracle_cannot_use_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises((TypeError, ValueError), match=why):
        Reference.of(**{"model": FIXTURES / "llama3", **given})


@pytest.mark.parametrize("value", [-1.0, float("nan"), "0.5"])
def test_a_tolerance_is_at_least_0(value: Any) -> None:
    with pytest.raises(ValueError, match=f"logprob of a tolerance must be a number of at least 0, got {value!r}"):
        Tolerance(margin=0.5, logprob=value)


def test_our_own_llm_satisfies_it_as_it_is(llm: LLM) -> None:
    ours = Reference.of(FIXTURES / "llama3")
    params = [replace(GREEDY, logprobs=2), replace(SAMPLED[0], n=2, logprobs=0), SAMPLED[1], GREEDY]
    report = assert_streams_match_reference(llm, PROMPTS, params, reference=ours, same_rng=True)
    assert [row.custom_id for row in report.rows] == ["prompt 0", "prompt 1", "prompt 1#1", "prompt 2", "prompt 3"]
    assert {row.verdict for row in report.rows} == {"exact"}
    wrong = with_numbers(ours, Rotation, scaling=None)
    assert "are not the checkpoint's" in failure(llm, wrong)


def test_fewer_completions_than_asked_for_are_a_failure(honest: Oracular, reference: Reference) -> None:
    params = replace(GREEDY, n=2)
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, GREEDY))
    assert "prompt 0 must have 2 completions, got 1" in failure(engine, reference, params=params)
