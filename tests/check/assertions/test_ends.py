"""Streams that end too early or too late are told as that, with what ends them."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tests.check.assertions.engines import GREEDY, PROMPTS, Oracular, Spoilt, failure
from xlaengine.testing import Reference


@pytest.mark.parametrize("pads", [1, 3])
def test_rows_that_are_padded_after_their_end_are_told_as_that(reference: Reference, honest: Oracular, pads: int) -> None:
    engine = Spoilt(honest, results=lambda streams, prompts: [[*t, *[2] * pads * (len(prompts) > 1)] for t in streams])
    assert f"or padding, which must be cut off: {pads} token" in failure(engine, reference)


def test_a_stop_string_that_ends_a_stream_before_min_tokens_is_told(texts: Reference, honest: Oracular) -> None:
    engine = Spoilt(honest, results=lambda streams, _: [t[:3] for t in streams])
    message = failure(engine, texts, params=replace(GREEDY, min_tokens=5))
    assert "would explain it: the stream ends before min_tokens (5): nothing, a stop string included, ends it earlier" in message


def test_what_ends_the_first_wrong_stream_is_named_only_if_it_ends_the_others_too(reference: Reference, honest: Oracular) -> None:
    cut = Spoilt(honest, results=lambda streams, _: [t[:6] for t in streams])
    each = [replace(GREEDY, min_tokens=7 if i == 0 else 0) for i in range(len(PROMPTS))]
    message = failure(cut, reference, params=each)
    assert "would explain it: the stream is cut off before max_tokens (8) and without an end token" in message

    mixed = Spoilt(honest, results=lambda streams, _: [[*streams[0], 3], *(t[:6] for t in streams[1:])])
    assert "possible: streams end too early or too late: EOS, a stop token, a stop string, min_tokens or max_tokens" in failure(
        mixed, reference
    )


def test_a_batch_that_ends_with_its_first_row_is_told_as_that(reference: Reference, honest: Oracular) -> None:
    each = [replace(GREEDY, max_tokens=n) for n in (8, 3, 6, 8)]
    engine = Spoilt(honest, results=lambda streams, prompts: [t[: min(map(len, streams))] for t in streams])
    words = "the stream is right alone, and cut off in the batch, where another row ends"
    assert f"would explain it: the params of prompt 1 are taken for prompt 0: max_tokens; or {words}" in failure(
        engine, reference, params=each
    )
    ends = reference.of_definition(eos_token_ids=(honest.one(PROMPTS[1], GREEDY)[2],))
    by_eos = replace(engine, engine=Oracular(ends))
    assert f"would explain it: {words}" in failure(by_eos, ends, params=replace(GREEDY, ignore_eos=False))


def test_a_stop_strings_own_tokens_are_told_where_a_result_without_them_is_cut_off(texts: Reference) -> None:
    engine = Spoilt(Oracular(texts), results=lambda streams, _: [t[:3] for t in streams])
    message = failure(engine, texts, params=replace(GREEDY, stop=("never",)))
    assert "cut off before max_tokens (8) and without an end token; the tokens of a stop string belong to the result" in message


def test_a_stop_string_that_min_tokens_completes_is_told(texts: Reference) -> None:
    (stream,) = texts.generate(PROMPTS[:1], GREEDY)
    assert texts.tokenizer is not None
    stop = texts.tokenizer.decode(stream[:5])[-1]
    engine = Spoilt(Oracular(texts), results=lambda streams, _: [t[:5] for t in streams])
    message = failure(engine, texts, PROMPTS[:1], replace(GREEDY, stop=(stop,), min_tokens=5))
    assert "and without an end token; a stop string that is complete within min_tokens (5) does not end it" in message


def test_an_ignored_eos_that_ends_a_stream_is_told(reference: Reference, honest: Oracular) -> None:
    """The engine removes the EOS too, so `token_ids must contain it` would not help."""
    biased = replace(GREEDY, logit_bias={2: 100.0}, max_tokens=6)
    engine = Spoilt(honest, results=lambda streams, _: [t[:0] for t in streams])
    assert "would explain it: the stream ends before EOS (2), and ignore_eos asks for it and the tokens after it" in failure(
        engine, reference, params=biased
    )


def test_the_eos_that_is_missing_is_named(reference: Reference, honest: Oracular) -> None:
    engine = Spoilt(honest, results=lambda streams, _: [t[:3] for t in streams])
    assert "cut off before max_tokens (8) and without an end token (2)" in failure(
        engine, reference, params=replace(GREEDY, ignore_eos=False)
    )


def test_a_lost_last_token_is_no_missing_eos_where_other_streams_have_none(reference: Reference, honest: Oracular) -> None:
    params = [replace(GREEDY, stop_token_ids=[honest.one(PROMPTS[0], GREEDY)[4]]), *[GREEDY] * 3]
    message = failure(Spoilt(honest, results=lambda streams, _: [t[:-1] for t in streams]), reference, params=params)
    assert "explain it: the stream is cut off before max_tokens (8) and without an end token" in message


def test_a_token_that_min_tokens_bars_is_told_as_that(reference: Reference, honest: Oracular) -> None:
    params = replace(GREEDY, min_tokens=6, stop_token_ids=[3])
    engine = Spoilt(honest, results=lambda streams, _: [[*t[:2], 3, *t[3:]] for t in streams])
    message = failure(engine, reference, params=params)
    assert "would explain it: no logits give token 3 at position 2: min_tokens bars it, or logit_bias" in message


def test_an_eos_that_neither_ends_a_stream_nor_is_barred_is_told_as_unknown(reference: Reference) -> None:
    """It comes after min_tokens in the first stream, and within them in the others."""
    definition = replace(reference.definition, eos_token_ids=frozenset({9}))
    engine = Oracular(replace(reference, checkpoint=replace(reference.checkpoint, definition=definition)))
    params = replace(GREEDY, ignore_eos=False, logit_bias={2: 100.0})
    message = failure(engine, reference, params=[params, *[replace(params, min_tokens=2)] * 3])
    assert (
        "would explain it: the engine does not know all end tokens (2): "
        "it continues after them, and min_tokens does not bar them, as prompt 1 shows at position 0" in message
    )


def test_a_barred_token_beside_another_fault_is_no_explanation_of_both(reference: Reference, honest: Oracular) -> None:
    params = replace(GREEDY, min_tokens=6, stop_token_ids=[3])
    engine = Spoilt(honest, results=lambda streams, _: [[*streams[0][:2], 3, *streams[0][3:]], *(t[:7] for t in streams[1:])])
    assert "min_tokens bars it" not in failure(engine, reference, params=params)


def test_rows_that_end_where_no_other_row_does_are_not_told_as_cut_off_with_one(reference: Reference, honest: Oracular) -> None:
    def results(streams: list[Any], prompts: list[Any]) -> list[Any]:
        return [t if len(p) == max(map(len, prompts)) else [] for t, p in zip(streams, prompts, strict=True)]

    message = failure(Spoilt(honest, results=results), reference)
    assert "possible: the stream is right alone and wrong in the batch: padding" in message
    assert "; or the end of another row: EOS, a stop token, a stop string or max_tokens" in message


def test_tokens_of_other_results_may_follow_a_streams_end(reference: Reference, honest: Oracular) -> None:
    """One buffer for all results is not cleared: behind the first stream it still has zeros."""
    streams = honest.generate(PROMPTS, GREEDY)
    params = replace(GREEDY, stop_token_ids=tuple({stream[i + 2] for i, stream in enumerate(streams)}))
    buffer = [0] * params.max_tokens

    def generate(prompts: list[Any], params: Any) -> list[Any]:
        results = []
        for stream in honest.generate(prompts, params):
            buffer[: len(stream)] = stream
            results.append(list(buffer))
        return results

    message = failure(SimpleNamespace(generate=generate), reference, params=params)
    assert "a stop token, a stop string or max_tokens; or tokens of other results follow" in message
    assert "padding" not in message
