"""A correct engine passes against the checkpoint's oracle. Every wrong one is caught, and the message names the error."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pytest

from tests.check.assertions.engines import GREEDY, PROMPTS, Oracular, Spoilt, blind_to_its_own_key, left_padded, misreading, with_numbers
from tests.conftest import FIXTURES
from tests.effort import slow
from xlaengine import LLM, SamplingParams
from xlaengine.check.assertions.tally import Counts
from xlaengine.check.oracle.blocks.arithmetic import RmsNorm
from xlaengine.check.oracle.blocks.rotation import Rotation
from xlaengine.check.oracle.sampling import log_softmax
from xlaengine.testing import Reference, Tolerance, assert_streams_match_reference
from xlaengine.text import ChatRenderer


def failure(engine: Any, reference: Reference, prompts: list[Any] = PROMPTS, params: Any = GREEDY, **more: Any) -> str:
    with pytest.raises(AssertionError) as caught:
        assert_streams_match_reference(engine, prompts, params, reference=reference, **more)
    return str(caught.value)


def test_an_honest_engine_passes_and_is_counted(honest: Oracular, reference: Reference, heard: list[Counts]) -> None:
    report = assert_streams_match_reference(honest, PROMPTS, GREEDY, reference=reference)
    assert [(row.custom_id, row.tokens, row.verdict) for row in report.rows] == [(f"prompt {i}", 8, "exact") for i in range(4)]
    assert heard == [Counts(4)]


LIARS: dict[str, tuple[Callable[[Reference, Oracular], Any], str]] = {
    "rope base": (
        lambda r, h: misreading(r, Rotation, base=1e4),
        "streams of a model with RoPE base 10000, and the checkpoint's is 100000",
    ),
    "rope scaling": (
        lambda r, h: misreading(r, Rotation, scaling=None),
        "streams of a model without the checkpoint's RoPE scaling (llama3)",
    ),
    "norm": (
        lambda r, h: misreading(r, RmsNorm, eps=0.1),
        "is wrong even if the tokens before it come as a prompt: weights, norms or RoPE",
    ),
    "mask": (lambda r, h: blind_to_its_own_key(r), "wrong from the first token, but right on a prompt of one token: RoPE"),
    "padding": (lambda r, h: Spoilt(h, prompts=left_padded), "the stream is right alone and wrong in the batch: padding"),
    "swapped": (lambda r, h: Spoilt(h, results=lambda results, _: results[::-1]), "the result for prompt 3 belongs to prompt 0"),
    "echo": (
        lambda r, h: Spoilt(h, results=lambda results, prompts: [p + t for p, t in zip(prompts, results, strict=True)]),
        "the result begins with the prompt: return the new tokens only",
    ),
    "missing": (
        lambda r, h: Spoilt(h, results=lambda results, _: results[1:]),
        "generate gave 3 results for 4 prompts: one for each is needed",
    ),
    "short": (
        lambda r, h: Spoilt(h, results=lambda results, _: [t[:-1] for t in results]),
        "cut off before max_tokens (8) and without an end token",
    ),
    "long": (lambda r, h: Spoilt(h, results=lambda results, _: [[*t, 3] for t in results]), "continues after the stream's end"),
    "prompt": (lambda r, h: Spoilt(h, prompts=lambda p: [x[:-1] for x in p]), "streams of the prompts without their last tokens"),
    "empty": (lambda r, h: Spoilt(h, results=lambda results, _: [[] for _ in results]), "cut off before max_tokens (8)"),
}


SLOW_LIES = ("rope scaling", "norm", "missing", "long", "prompt")


@pytest.mark.parametrize("lie", [pytest.param(lie, marks=[pytest.mark.slow] * (lie in SLOW_LIES)) for lie in LIARS])
def test_a_lie_is_caught_and_named(lie: str, honest: Oracular, reference: Reference) -> None:
    make, words = LIARS[lie]
    assert words in failure(make(reference, honest), reference)


@pytest.mark.parametrize(
    "ignored",
    [
        {"repetition_penalty": 1.7},
        {"logit_bias": {77: 9.0}, "presence_penalty": 1.5},
        {"stop_token_ids": (64, 99)},
        {"top_k": 2, "temperature": 1.3, "seed": 11},
    ],
    ids=lambda ignored: next(iter(ignored)),
)
def test_params_that_an_engine_ignores_are_named(reference: Reference, honest: Oracular, ignored: dict[str, Any]) -> None:
    class Ignorant:
        def generate(self, prompts: list[Any], params: Any) -> Any:
            return honest.generate(prompts, replace(params, **{name: getattr(SamplingParams(), name) for name in names}))

    names = [name for name in ignored if name not in ("temperature", "seed")]
    with pytest.raises(AssertionError, match=f"likely: the engine ignores {', '.join(names)}: its streams are right for the default"):
        assert_streams_match_reference(Ignorant(), PROMPTS, replace(GREEDY, **ignored), reference=reference, same_rng=True)


def test_a_padded_batch_that_is_returned_whole_is_told_as_that(reference: Reference, honest: Oracular) -> None:
    longest = max(map(len, PROMPTS))

    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        return [[*[0] * (longest - len(p)), *p, *t] for p, t in zip(prompts, streams, strict=True)]

    assert "likely: the result begins with the prompt" in failure(Spoilt(honest, results=results), reference)


@pytest.mark.parametrize("pads", [1, 3])
def test_rows_that_are_padded_after_their_end_are_told_as_that(reference: Reference, honest: Oracular, pads: int) -> None:
    engine = Spoilt(honest, results=lambda streams, prompts: [[*t, *[2] * pads * (len(prompts) > 1)] for t in streams])
    assert f"or padding, which must be cut off: {pads} token" in failure(engine, reference)


@pytest.mark.parametrize("other", [{"max_tokens": 5}, {"repetition_penalty": 1.7}], ids=["end", "tokens"])
def test_one_prompts_params_for_the_whole_batch_are_told_as_that(reference: Reference, honest: Oracular, other: dict[str, Any]) -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, params[0]))
    params = [GREEDY, GREEDY, replace(GREEDY, **other), GREEDY]
    with pytest.raises(AssertionError, match="likely: the params of prompt 0 are taken for all prompts"):
        assert_streams_match_reference(engine, PROMPTS, params, reference=reference)


def test_params_in_another_order_than_the_prompts_are_told_as_that(reference: Reference, honest: Oracular) -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, params[::-1]))
    params = [replace(GREEDY, max_tokens=tokens) for tokens in (4, 5, 6, 7)]
    with pytest.raises(AssertionError, match="likely: the params of prompt 3 are taken for prompt 0"):
        assert_streams_match_reference(engine, PROMPTS, params, reference=reference)


def test_one_prompts_result_for_all_is_told_as_that(reference: Reference, honest: Oracular) -> None:
    message = failure(Spoilt(honest, results=lambda streams, _: [streams[0]] * len(streams)), reference)
    assert "likely: results are not in the prompts' order: the result for prompt 1 belongs to prompt 0" in message


def test_equal_prompts_are_not_taken_for_each_other(reference: Reference, honest: Oracular) -> None:
    engine = Spoilt(honest, results=lambda streams, _: [*streams[:4], *([7, *t[1:]] for t in streams[4:])])
    with pytest.raises(AssertionError) as caught:
        assert_streams_match_reference(engine, PROMPTS * 2, GREEDY, reference=reference)
    assert "likely: the stream is right alone and wrong in the batch" in str(caught.value)


def test_wrong_tokens_with_wrong_log_probabilities_are_not_told_as_right(reference: Reference, honest: Oracular) -> None:
    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        return [SimpleNamespace(token_ids=[*t[:4], (t[4] + 1) % 131, *t[5:]], logprobs=[-9.0] * len(t)) for t in streams]

    message = failure(Spoilt(honest, results=results), reference)
    assert "likely: token 4 is " in message


def test_state_that_requests_leave_is_told_as_that(reference: Reference, honest: Oracular) -> None:
    calls = itertools.count(1)

    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        wrong = next(calls) if len(prompts) > 1 else 0
        return [[(t[0] + wrong) % 131, *t[1:]] for t in streams]

    assert "likely: state left by earlier requests" in failure(Spoilt(honest, results=results), reference)


def test_results_of_other_prompts_that_carry_their_prompts_are_told_as_that(reference: Reference, honest: Oracular) -> None:
    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        each = [SimpleNamespace(prompt_token_ids=p, outputs=[SimpleNamespace(token_ids=t)]) for p, t in zip(prompts, streams, strict=True)]
        return each[::-1]

    assert "results are not in the prompts' order: the result for prompt 0 belongs to prompt 3" in failure(
        Spoilt(honest, results=results), reference
    )


@pytest.mark.parametrize(
    ("slice_of", "words"),
    [
        (lambda prompt, tokens: [prompt[-1], *tokens[:-1]], "the result begins with the prompt's last token"),
        (lambda prompt, tokens: tokens[1:], "is missing from the result"),
    ],
    ids=["early", "late"],
)
def test_a_result_that_begins_one_token_off_is_told_as_that(
    reference: Reference, honest: Oracular, slice_of: Callable[[list[int], list[int]], list[int]], words: str
) -> None:
    engine = Spoilt(honest, results=lambda streams, prompts: [slice_of(p, t) for p, t in zip(prompts, streams, strict=True)])
    assert words in failure(engine, reference)


def test_a_greedy_engine_is_told_as_that_where_draws_are_asked_for(reference: Reference, honest: Oracular) -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, replace(params, temperature=0)))
    with pytest.raises(AssertionError, match=r"likely: the engine takes the most likely token, and temperature 1\.3 asks for a draw"):
        assert_streams_match_reference(engine, PROMPTS, replace(GREEDY, temperature=1.3, seed=5), reference=reference, same_rng=True)


def test_an_engine_that_samples_in_place_of_a_greedy_choice_is_told_so(reference: Reference) -> None:
    draw = random.Random(5)
    engine = SimpleNamespace(generate=lambda prompts, params: [[draw.randrange(131) for _ in range(8)] for _ in prompts])
    assert "likely: two runs of prompt 0 alone differ: the engine samples without a fixed seed" in failure(engine, reference)


def test_a_failure_has_position_both_tokens_and_margin(honest: Oracular, texts: Reference, heard: list[Counts]) -> None:
    right = honest.one(PROMPTS[2], GREEDY)
    wrong = [*right[:5], 7, *right[6:]]
    engine = Spoilt(honest, results=lambda results, _: [*results[:2], wrong, results[3]])
    message = failure(engine, texts)
    assert message.startswith("1 of 4 streams is not the checkpoint's (float32; 0 near ties within 0.0005 logits allowed)")
    (row,) = [line.split(maxsplit=3) for line in message.splitlines() if line.startswith("  prompt")]
    assert row[:3] == ["prompt", "2", "5"]
    assert row[3].startswith(f"{right[5]} {texts.decode([right[5]])!r}")  # type: ignore[misc]
    assert f"7 {texts.decode([7])!r}" in row[3]  # type: ignore[misc]
    assert float(message.split("margin")[1].split("likely")[0].split()[-1]) > 0.0005
    assert heard == [Counts(4, 0, 1)]


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
        ([], {}, "the prompt is empty: at least one token is needed"),
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


@dataclass
class Stateful:
    """An engine with a right prefill and wrong decode steps."""

    honest: Oracular
    from_token: int

    def generate(self, prompts: list[Any], params: Any) -> list[list[int]]:
        return [[*t[: self.from_token], *((i + 1) % 131 for i in t[self.from_token :])] for t in self.honest.generate(prompts, params)]


def test_a_broken_cache_is_told_from_a_broken_model(honest: Oracular, reference: Reference) -> None:
    words = "token 3 is right if the tokens before it come as a prompt: the cache, the position or the mask of decode steps"
    assert words in failure(Stateful(honest, 3), reference)


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
    with pytest.raises(TypeError, match=r"reference must be a Reference, such as Reference.of\(model\), got 'tiny'"):
        assert_streams_match_reference(engine, PROMPTS, GREEDY, reference="tiny")  # pyright: ignore[reportArgumentType]
    theirs.bad_words = ["no"]
    with pytest.raises(ValueError, match="the reference does not support bad_words"):
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


@pytest.mark.slow
def test_the_mistake_of_published_engines_is_named_on_the_default_model() -> None:
    """These engines used the usual RoPE base instead of the checkpoint's."""
    default = Reference.of(None)
    chat = [{"role": "user", "content": "What is the capital of France?"}]
    tokenizer = default.tokenizer
    assert tokenizer is not None
    text = ChatRenderer().render(tokenizer.chat_template, chat, bos_token=tokenizer.bos_token, eos_token=tokenizer.eos_token)
    prompt = tokenizer.encode(text, add_special_tokens=False)
    message = failure(misreading(default, Rotation, base=1e4), default, [prompt], replace(GREEDY, max_tokens=3))
    assert re.search(r"prompt 0 +0 +504 'The' +15319 'La'", message)
    assert "these are the streams of a model with RoPE base 10000, and the checkpoint's is 100000" in message
