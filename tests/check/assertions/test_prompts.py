"""Engines that see other prompts are told as that, and other mistakes are not told as prompts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tests.check.assertions.engines import GREEDY, PROMPTS, Oracular, Spoilt, failure, misreading
from xlaengine.check.assertions import causes
from xlaengine.check.oracle.blocks.rotation import Rotation
from xlaengine.testing import Reference

TEXTS = ["the quick brown fox", "the lazy dog jumps"]


def padded(prompts: list[list[int]]) -> list[list[int]]:
    """As with a width that is a multiple of 8."""
    return [[0] * (8 - len(prompt)) + list(prompt) for prompt in prompts]


def reporting(used: Callable[[list[list[int]]], list[list[int]]]) -> Callable[[list[Any], list[Any]], list[Any]]:
    """Results that carry the prompts that ``used`` makes of those that are given."""

    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        each = zip(used(prompts), streams, strict=True)
        return [SimpleNamespace(prompt_token_ids=ids, outputs=[SimpleNamespace(token_ids=tokens)]) for ids, tokens in each]

    return results


def test_a_fault_beside_prompts_that_are_reported_with_padding_is_told_as_that_fault(reference: Reference) -> None:
    engine = Spoilt(misreading(reference, Rotation, base=1e4), results=reporting(padded))
    assert "would explain it: these are the streams of a model with RoPE base 10000, and the checkpoint's is 100000" in failure(
        engine, reference
    )


def test_padding_that_an_engine_reports_and_sees_is_another_prompt(reference: Reference, honest: Oracular) -> None:
    message = failure(Spoilt(honest, prompts=padded, results=reporting(padded)), reference)
    assert "would explain it: the engine saw another prompt: 8 tokens [0, 0, 0, 0, 5]…, the reference 4 tokens [5, 17, 99, 3]" in message
    assert "; BOS, template or tokenizer, or padding that is not masked" in message


def test_another_prompt_that_does_not_give_the_streams_is_a_possible_cause(reference: Reference, honest: Oracular) -> None:
    wrong = Spoilt(honest, results=lambda streams, _: [[(token + 1) % 131 for token in t] for t in streams])
    message = failure(Spoilt(wrong, results=reporting(lambda prompts: [[1, 9, *p] for p in prompts])), reference)
    assert (
        "possible: another prompt, which the engine reports: 6 tokens [1, 9, 5, 17, 99]…, the reference 4 tokens [5, 17, 99, 3]" in message
    )


def test_padding_before_the_prompts_of_right_results_is_no_other_prompt(reference: Reference, honest: Oracular) -> None:
    wrong = Spoilt(honest, results=lambda streams, _: [[(token + 1) % 131 for token in streams[0]], *streams[1:]])
    engine = Spoilt(wrong, results=reporting(lambda prompts: [[0, *p] for p in prompts]))
    assert "another prompt" not in failure(engine, reference)


def test_results_of_other_prompts_that_carry_their_prompts_are_told_as_that(reference: Reference, honest: Oracular) -> None:
    carrying = Spoilt(honest, results=reporting(list))
    message = failure(Spoilt(carrying, results=lambda results, _: results[::-1]), reference)
    assert "results are not in the prompts' order: the result for prompt 0 belongs to prompt 3" in message


@pytest.mark.parametrize(
    "changes",
    [lambda results, _: [results[1]] * 4, lambda results, _: [results[1], *results[1:]]],
    ids=["to all", "to one"],
)
def test_a_prompt_and_result_that_their_owner_has_too_are_not_another_order(
    reference: Reference, honest: Oracular, changes: Callable[[list[Any], list[Any]], list[Any]]
) -> None:
    carrying = Spoilt(honest, results=reporting(list))
    message = failure(Spoilt(carrying, results=changes), reference)
    assert "explain it: prompt 0 has the prompt and the result of prompt 1, which has them too: one result is given to several" in message
    assert "order" not in message


def test_results_in_another_order_are_told_though_a_prompt_is_asked_twice(reference: Reference, honest: Oracular) -> None:
    """Of two equal prompts one has its own result and the other has not."""
    carrying = Spoilt(honest, results=reporting(list))
    engine = Spoilt(carrying, results=lambda results, _: [results[0], results[2], results[1]])
    message = failure(engine, reference, [PROMPTS[0], PROMPTS[1], PROMPTS[0]])
    assert "results are not in the prompts' order: the result for prompt 1 belongs to prompt 0" in message


def test_an_engine_that_tokenizes_texts_otherwise_is_told_so(texts: Reference, honest: Oracular) -> None:
    tokenizer = texts.tokenizer
    assert tokenizer is not None

    def ids(prompt: Any) -> list[int]:
        return [9, *tokenizer.encode(prompt, add_special_tokens=True)] if isinstance(prompt, str) else prompt

    engine = Spoilt(honest, prompts=lambda prompts: list(map(ids, prompts)))
    message = failure(engine, texts, ["the quick brown fox", "the lazy dog jumps"])
    assert "would explain it: the stream is right if the prompt's token ids are given: the engine makes other tokens of a text" in message


@pytest.mark.parametrize(
    ("cut", "words"), [(lambda p: p[:3], "cut to their first tokens, such as 3"), (lambda p: p[-3:], "cut to their last tokens, such as 3")]
)
def test_prompts_that_are_cut_to_the_length_of_another_are_told_as_that(
    reference: Reference, honest: Oracular, cut: Callable[[list[int]], list[int]], words: str
) -> None:
    """Each is then a prompt of the test, which has the same result."""
    whole = PROMPTS[2]
    prompts = [whole[:3], whole[-3:], whole]
    message = failure(Spoilt(honest, prompts=lambda prompts: [cut(p) for p in prompts]), reference, prompts)
    assert f"would explain it: these are the streams of the prompts {words}" in message


def test_a_wrong_result_that_is_anothers_alone_too_is_no_row_of_a_batch(reference: Reference, honest: Oracular) -> None:
    engine = Spoilt(honest, prompts=lambda prompts: [PROMPTS[1] if p == PROMPTS[0] else p for p in prompts])
    message = failure(engine, reference)
    assert (
        "possible: prompt 0 has the result of prompt 1, which has it too: a cache of prefixes that takes one prompt for another" in message
    )
    assert "would explain it" not in message


def test_a_lost_token_that_the_model_gives_itself_is_told_beside_a_result_that_begins_with_it(
    reference: Reference, honest: Oracular
) -> None:
    prompts = [[*p, honest.one(p, GREEDY)[0]] for p in PROMPTS]
    message = failure(Spoilt(honest, prompts=lambda prompts: [p[:-1] for p in prompts]), reference, prompts)
    early = "would explain it: the result begins with the prompt's last token: return the new tokens only"
    assert f"{early}; or these are the streams of the prompts without their last tokens" in message


@pytest.mark.parametrize(
    ("of_texts", "words"),
    [
        ({"max_tokens": 4}, "would explain it: the stream is cut off before max_tokens (8) and without an end token"),
        (
            {"repetition_penalty": 1.7},
            "given: the engine makes other tokens of a text (BOS, template, tokenizer); or texts have other params",
        ),
    ],
)
def test_params_that_texts_lose_are_not_told_as_other_tokens_alone(
    texts: Reference, honest: Oracular, of_texts: dict[str, Any], words: str
) -> None:
    tokenizer = texts.tokenizer
    assert tokenizer is not None

    def generate(prompts: list[Any], params: Any) -> list[Any]:
        of_text = replace(params, **of_texts)
        each = [(tokenizer.encode(p, add_special_tokens=True), of_text) if isinstance(p, str) else (p, params) for p in prompts]
        return [honest.one(ids, one) for ids, one in each]

    assert words in failure(SimpleNamespace(generate=generate), texts, TEXTS)


def test_a_misreading_that_fits_too_is_told_beside_cut_prompts(
    reference: Reference, honest: Oracular, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with a window in all layers, which is a cut for the first new token."""
    monkeypatch.setattr(causes, "likely_misreading", lambda oracle, explains: "a window in all layers")
    message = failure(Spoilt(honest, prompts=lambda prompts: [p[:-1] for p in prompts]), reference)
    assert "explain it: these are the streams of the prompts without their last tokens; or a window in all layers" in message


def test_a_seed_that_is_the_same_for_all_requests_is_told_as_ignored(reference: Reference, honest: Oracular) -> None:
    """The first prompt's seed is the one that the engine uses; alone, the second prompt is wrong too."""
    params = [replace(GREEDY, temperature=1.3, seed=seed) for seed in range(4)]
    engine = SimpleNamespace(generate=lambda prompts, params: honest.generate(prompts, [replace(p, seed=0) for p in params]))
    message = failure(engine, reference, params=params, same_rng=True)
    ignored = "explain it: the engine ignores seed: its streams are right for the default"
    assert f"{ignored}; or params are kept from an earlier call: the params of prompt 0 are taken for all prompts: seed" in message


def test_a_mistake_that_later_streams_refute_is_not_named(reference: Reference, honest: Oracular) -> None:
    """Nine prompts lose their last token, and one gets another model's stream."""
    prompts = [[i, 30 + i, 60 + i] for i in range(10)]
    other = misreading(reference, Rotation, base=1e4)
    engine = SimpleNamespace(
        generate=lambda asked, params: [(other if p == prompts[9] else honest).one(p if p == prompts[9] else p[:-1], params) for p in asked]
    )
    assert "these are the streams of the prompts without their last tokens" not in failure(engine, reference, prompts)
