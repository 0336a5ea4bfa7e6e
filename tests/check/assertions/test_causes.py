"""Every wrong engine is caught, and the message names what would explain it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.check.assertions.engines import (
    GREEDY,
    PROMPTS,
    Oracular,
    Spoilt,
    blind_to_its_own_key,
    failure,
    left_padded,
    misreading,
    with_numbers,
)
from tests.conftest import FIXTURES, ROOT
from xlaengine import SamplingParams
from xlaengine.check.oracle.blocks.arithmetic import RmsNorm
from xlaengine.check.oracle.blocks.rotation import Rotation
from xlaengine.check.oracle.sampling import log_softmax
from xlaengine.testing import Reference, assert_streams_match_reference
from xlaengine.text import ChatRenderer

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
    "swapped": (lambda r, h: Spoilt(h, results=lambda results, _: results[::-1]), "the result for prompt 0 belongs to prompt 3"),
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
    with pytest.raises(
        AssertionError, match=f"would explain it: the engine ignores {', '.join(names)}: its streams are right for the default"
    ):
        assert_streams_match_reference(Ignorant(), PROMPTS, replace(GREEDY, **ignored), reference=reference, same_rng=True)


def test_a_padded_batch_that_is_returned_whole_is_told_as_that(reference: Reference, honest: Oracular) -> None:
    longest = max(map(len, PROMPTS))

    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        return [[*[0] * (longest - len(p)), *p, *t] for p, t in zip(prompts, streams, strict=True)]

    assert "would explain it: the result begins with the prompt" in failure(Spoilt(honest, results=results), reference)


@pytest.mark.parametrize("other", [{"max_tokens": 5}, {"repetition_penalty": 1.7}], ids=["end", "tokens"])
def test_one_prompts_params_for_the_whole_batch_are_told_as_that(reference: Reference, honest: Oracular, other: dict[str, Any]) -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, params[0]))
    params = [GREEDY, GREEDY, replace(GREEDY, **other), GREEDY]
    with pytest.raises(AssertionError, match=r"(?s)would explain it: .*the params of prompt 0 are taken for all prompts"):
        assert_streams_match_reference(engine, PROMPTS, params, reference=reference)


def test_params_in_another_order_than_the_prompts_are_told_as_that(reference: Reference, honest: Oracular) -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, params[::-1]))
    params = [replace(GREEDY, max_tokens=tokens) for tokens in (4, 5, 6, 7)]
    with pytest.raises(AssertionError, match="would explain it: the params of prompt 3 are taken for prompt 0"):
        assert_streams_match_reference(engine, PROMPTS, params, reference=reference)


def test_one_prompts_result_for_all_is_told_as_that(reference: Reference, honest: Oracular) -> None:
    message = failure(Spoilt(honest, results=lambda streams, _: [streams[0]] * len(streams)), reference)
    assert "would explain it: prompt 1 has the result of prompt 0, which has it too: one result is given to several prompts" in message


def test_one_long_result_is_enough_to_tell_another_order(reference: Reference, honest: Oracular) -> None:
    """The first wrong result belongs to a prompt whose own stream is too short to tell."""
    params = [replace(GREEDY, max_tokens=n) for n in (1, 8, 8, 1)]
    engine = Spoilt(honest, results=lambda streams, _: streams[::-1])
    assert "would explain it: the result for prompt 1 belongs to prompt 2: results are not in the prompts' order; or" in failure(
        engine, reference, params=params
    )


@pytest.mark.parametrize("alone", [False, True])
def test_a_result_that_is_another_prompts_by_chance_is_not_told_as_another_order(
    reference: Reference, honest: Oracular, alone: bool
) -> None:
    """All results are wrong, alone too or only in the batch, and one of them would be right for another prompt."""

    def generate(prompts: list[Any], params: Any) -> list[Any]:
        streams = honest.generate(prompts, params)
        if len(prompts) == 1 and not alone:
            return streams
        other = honest.one(PROMPTS[2], params)
        return [other if p == PROMPTS[0] else [(i + 1) % 131 for i in t] for p, t in zip(prompts, streams, strict=True)]

    message = failure(SimpleNamespace(generate=generate), reference)
    assert "prompts' order" not in message
    assert "given to several prompts" not in message


@pytest.mark.parametrize("rotated", [lambda params: params[1:] + params[:1], lambda params: params[:1] * len(params)])
def test_params_of_other_prompts_that_decide_the_tokens_are_told(
    reference: Reference, honest: Oracular, rotated: Callable[[list[Any]], list[Any]]
) -> None:
    params = [replace(GREEDY, logit_bias={70 + i: 100.0}) for i in range(len(PROMPTS))]
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, rotated(params)))
    assert "the params of prompt " in failure(engine, reference, params=params)


def test_noise_that_depends_on_the_row_is_not_told_as_params_of_another_prompt(reference: Reference, honest: Oracular) -> None:
    """The seed of row 1 is that of prompt 2, but those of rows 2 and 3 are no prompt's."""

    def generate(prompts: list[Any], params: list[Any]) -> list[Any]:
        return honest.generate(prompts, [replace(each, seed=each.seed + row) for row, each in enumerate(params)])

    params = [replace(GREEDY, temperature=1.3, seed=i) for i in range(4)]
    message = failure(SimpleNamespace(generate=generate), reference, params=params, same_rng=True)
    assert "the params of" not in message
    assert "or the noise of the draws depends on the row" in message
    fixed = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, [replace(each, seed=0) for each in params]))
    message = failure(fixed, reference, params=params, same_rng=True)
    assert "the params of prompt 0 are taken for all prompts: seed" in message


def test_params_of_texts_are_not_told_as_other_tokens_of_them(texts: Reference, honest: Oracular) -> None:
    """A cache of results by text forgets the params; a prompt of token ids is not in it."""
    tokenizer = texts.tokenizer
    assert tokenizer is not None

    def generate(prompts: list[Any], params: Any) -> list[Any]:
        ids = [tokenizer.encode(prompt, add_special_tokens=True) if isinstance(prompt, str) else prompt for prompt in prompts]
        each = [replace(params, repetition_penalty=1.0) if isinstance(prompt, str) else params for prompt in prompts]
        return honest.generate(ids, each)

    message = failure(SimpleNamespace(generate=generate), texts, ["the quick brown fox"], replace(GREEDY, repetition_penalty=1.7))
    assert "would explain it: the engine ignores repetition_penalty" in message


def test_a_lost_last_prompt_token_is_named_beside_a_prompt_of_one_token(reference: Reference, honest: Oracular) -> None:
    engine = Spoilt(honest, prompts=lambda prompts: [p[:-1] or p for p in prompts])
    message = failure(engine, reference, [[64], *PROMPTS])
    assert "would explain it: these are the streams of the prompts without their last tokens" in message


def test_a_token_outside_the_vocabulary_is_told_as_that(reference: Reference, honest: Oracular) -> None:
    engine = Spoilt(honest, results=lambda streams, _: [[*streams[0][:3], 131, *streams[0][4:]], *streams[1:]])
    assert "would explain it: token id 131 is outside the vocabulary [0, 131)" in failure(engine, reference)


def test_params_that_stay_from_an_earlier_call_are_told(reference: Reference, honest: Oracular) -> None:
    class Sticky:
        params: Any = None

        def generate(self, prompts: list[Any], params: Any) -> Any:
            self.params = self.params or params[0]
            return honest.generate(prompts, self.params)

    params = [GREEDY, *[replace(GREEDY, repetition_penalty=1.7)] * 3]
    message = failure(Sticky(), reference, params=params)
    ignored = "would explain it: the engine ignores repetition_penalty: its streams are right for the default"
    assert f"{ignored}; or params are kept from an earlier call: the params of prompt 0 are taken for all" in message


@pytest.mark.parametrize("seed", [0, 5])
def test_completions_with_the_seed_of_the_first_are_told_as_that(reference: Reference, honest: Oracular, seed: int) -> None:
    def generate(prompts: list[Any], params: Any) -> list[Any]:
        one = honest.generate(prompts, replace(params, n=1))
        return [SimpleNamespace(outputs=[SimpleNamespace(token_ids=tokens)] * params.n) for tokens in one]

    params = replace(GREEDY, temperature=1.3, seed=seed, n=3)
    message = failure(SimpleNamespace(generate=generate), reference, params=params, same_rng=True)
    assert "all completions of prompt 0 have one seed: completion i has the seed `seed` + i" in message
    assert "an earlier call" not in message
    assert ("the engine ignores seed" in message) == (seed == 0)


def test_completions_of_a_prompt_in_another_order_are_told(reference: Reference, honest: Oracular) -> None:
    def generate(prompts: list[Any], params: Any) -> list[Any]:
        one = [honest.generate(prompts, replace(params, n=1, seed=params.seed + i)) for i in (0, 2, 1)]
        return [SimpleNamespace(outputs=[SimpleNamespace(token_ids=tokens) for tokens in each]) for each in zip(*one, strict=True)]

    params = replace(GREEDY, temperature=1.3, seed=5, n=3)
    message = failure(SimpleNamespace(generate=generate), reference, params=params, same_rng=True)
    belongs = "the result for prompt 0#1 belongs to prompt 0#2, by their seeds"
    assert f"would explain it: completions of one prompt are in another order: {belongs}" in message


def test_a_penalty_of_the_checkpoint_that_nobody_asked_for_is_told(reference: Reference, honest: Oracular) -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, replace(params, repetition_penalty=1.7)))
    message = failure(engine, replace(reference, own_penalty=1.7))
    cause = "the engine takes repetition_penalty 1.7 from the checkpoint's generation_config.json, and the params have 1"
    assert message.endswith(f"would explain it: {cause}")
    assert cause not in failure(engine, replace(reference, own_penalty=1.3))


@pytest.mark.parametrize(
    ("stored", "penalty"), [({}, 1.0), ({"repetition_penalty": 1.05}, 1.05), ({"repetition_penalty": "x"}, 1.0)], ids=str
)
def test_a_reference_knows_the_checkpoints_own_penalty(tmp_path: Path, stored: dict[str, Any], penalty: float) -> None:
    model = tmp_path / "model"
    shutil.copytree(FIXTURES / "llama3", model)
    (model / "generation_config.json").write_text(json.dumps(stored))
    assert Reference.of(model).own_penalty == penalty


def test_an_ignored_temperature_is_told(reference: Reference, honest: Oracular) -> None:
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, replace(params, temperature=1.0)))
    message = failure(engine, reference, params=replace(GREEDY, temperature=2.5, seed=3), same_rng=True)
    assert "would explain it: the engine ignores temperature: its streams are right for the default" in message


def test_a_misreading_with_equal_logits_explains_nothing(reference: Reference, honest: Oracular) -> None:
    """The weights of the norms are 0, as in a new Gemma; without the 1 that is added, all logits are equal."""
    shifted = with_numbers(reference, RmsNorm, adds_one=True)
    zeros = replace(shifted, checkpoint=replace(shifted.checkpoint, read=lambda name: without_norms(name, shifted.checkpoint.read(name))))
    engine = Spoilt(Oracular(zeros), results=lambda streams, _: [[(token + 1) % 131 for token in t] for t in streams])
    message = failure(engine, zeros)
    assert "1 + weight" not in message
    assert "possible: " in message


def without_norms(name: str, tensor: Any) -> Any:
    return tensor * 0 if "norm" in name else tensor


def test_a_mistake_that_right_streams_refute_is_not_named(reference: Reference, honest: Oracular) -> None:
    """The engine applies the penalty to some prompts only: it does not ignore it."""

    def generate(prompts: list[Any], params: Any) -> list[Any]:
        return [honest.one(p, replace(params, repetition_penalty=1.0) if p == PROMPTS[1] else params) for p in prompts]

    message = failure(SimpleNamespace(generate=generate), reference, params=replace(GREEDY, repetition_penalty=1.7))
    assert "the engine ignores" not in message
    assert "or it is not the argmax of its logits, after the changes that the params ask for" in message


CONSTANT = replace(GREEDY, logit_bias={77: 100.0})
"""The model repeats one token, and prompts of this token."""


@pytest.mark.parametrize("prompt", [[5, 77], [77, 77, 77]], ids=["last token", "all"])
def test_a_prompt_that_the_model_repeats_is_no_prompt_in_the_result(reference: Reference, honest: Oracular, prompt: list[int]) -> None:
    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        return [SimpleNamespace(token_ids=t, logprobs=[-9.0] * len(t)) for t in streams]

    message = failure(Spoilt(honest, results=results), reference, [prompt, PROMPTS[0]], CONSTANT)
    assert "possible: the tokens are right, but not their log-probabilities" in message
    late = Spoilt(honest, results=lambda streams, prompts: [[*t[:5], 3, *t[6:]] for t in streams])
    assert "possible: token 5 is " in failure(late, reference, [prompt], CONSTANT)
    cut = Spoilt(honest, results=lambda streams, prompts: [t[:-1] for t in streams])
    assert "would explain it: the stream is cut off before max_tokens (8)" in failure(cut, reference, [prompt], CONSTANT)
    echo = Spoilt(honest, results=lambda streams, prompts: [p + t for p, t in zip(prompts, streams, strict=True)])
    assert "would explain it: the result begins with the prompt" in failure(echo, reference, [prompt, PROMPTS[0]], CONSTANT)


def test_equal_answers_to_two_prompts_are_not_taken_for_one_prompts_result(reference: Reference, honest: Oracular) -> None:
    """Only log-probabilities of the first are wrong, and only in a batch."""

    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        right = [list(map(float, lp)) for lp in map(logprobs, prompts, streams)]
        return [
            SimpleNamespace(token_ids=t, logprobs=[x - 1 for x in lp] if i == 0 and len(prompts) > 1 else lp)
            for i, (t, lp) in enumerate(zip(streams, right, strict=True))
        ]

    def logprobs(prompt: list[int], tokens: list[int]) -> list[float]:
        steps = reference.oracle.logits([*prompt, *tokens[:-1]], first=len(prompt) - 1)
        return [log_softmax(step)[token] for step, token in zip(steps, tokens, strict=True)]

    message = failure(Spoilt(honest, results=results), reference, params=CONSTANT)
    assert "possible: the stream is right alone and wrong in the batch: padding (its side), attention mask" in message


def test_equal_prompts_are_not_taken_for_each_other(reference: Reference, honest: Oracular) -> None:
    engine = Spoilt(honest, results=lambda streams, _: [*streams[:4], *([7, *t[1:]] for t in streams[4:])])
    with pytest.raises(AssertionError) as caught:
        assert_streams_match_reference(engine, PROMPTS * 2, GREEDY, reference=reference)
    assert "possible: the stream is right alone and wrong in the batch" in str(caught.value)


def test_a_right_stream_is_not_taken_for_that_of_a_wrong_one(reference: Reference, honest: Oracular) -> None:
    """Two prompts may have the same stream."""
    same = replace(GREEDY, logit_bias={77: 100.0})
    engine = Spoilt(honest, results=lambda streams, prompts: [[(t + 1) % 131 for t in streams[0]], *streams[1:]])
    assert "prompts' order" not in failure(engine, reference, params=same)


@pytest.mark.parametrize(
    ("slice_of", "words"),
    [
        (lambda prompt, tokens: [prompt[-1], *tokens[:-1]], "the result begins with the prompt's last token"),
        (lambda prompt, tokens: tokens[1:], "is missing from the result"),
        (lambda prompt, tokens: [tokens[0], *tokens[:-1]], "is in the result twice"),
    ],
    ids=["early", "late", "twice"],
)
def test_a_result_that_begins_one_token_off_is_told_as_that(
    reference: Reference, honest: Oracular, slice_of: Callable[[list[int], list[int]], list[int]], words: str
) -> None:
    engine = Spoilt(honest, results=lambda streams, prompts: [slice_of(p, t) for p, t in zip(prompts, streams, strict=True)])
    assert words in failure(engine, reference)


@pytest.mark.parametrize("length", [1, 2])
def test_a_short_stream_is_not_told_as_one_that_begins_one_token_off(reference: Reference, honest: Oracular, length: int) -> None:
    engine = Spoilt(honest, prompts=lambda prompts: [prompt[:-1] for prompt in prompts])
    message = failure(engine, reference, params=replace(GREEDY, max_tokens=length))
    assert "would explain it: these are the streams of the prompts without their last tokens" in message


def test_right_tokens_with_wrong_log_probabilities_are_not_told_as_one_token_off(reference: Reference, honest: Oracular) -> None:
    """The model repeats one token. Of many streams whose log-probabilities are wrong, only the last has a wrong token."""
    prompts = [[i, 77] for i in range(5)]

    def results(streams: list[Any], given: list[Any]) -> list[Any]:
        scored = [SimpleNamespace(token_ids=t, logprobs=[-9.0] * len(t)) for t in streams]
        return [[*t.token_ids[:5], 3, *t.token_ids[6:]] if p == prompts[-1] else t for p, t in zip(given, scored, strict=True)]

    message = failure(Spoilt(honest, results=results), reference, prompts, CONSTANT)
    assert "begins with the prompt" not in message


def test_a_lost_first_token_is_named_where_it_is_repeated(reference: Reference, honest: Oracular) -> None:
    """The right streams begin with two equal tokens."""
    engine = Spoilt(honest, results=lambda streams, _: [t[1:] for t in streams])
    assert "would explain it: the first new token (69) is missing from the result" in failure(engine, reference, [[120, 77], [77, 20, 45]])


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
    block = (ROOT / "docs" / "testing.md").read_text().partition("AssertionError: ")[2].partition("\n```")[0]
    assert unwrapped(message) == unwrapped(block)


def unwrapped(text: str) -> list[str]:
    """The words of a text, without those that rule off a table."""
    return [word for word in text.split() if word.strip("─")]
