"""The first difference between two runs of a stream, and the differences that are allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
import tokenizers
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers import decoders, models, pre_tokenizers

from tests.effort import examples
from xlaengine.check.compare import Allowed, Difference, first_difference
from xlaengine.text import Tokenizer
from xlaengine.text.stop import Ending
from xlaengine.types import EndEvent, Event, PromptEvent, SamplingParams, StreamId, TokenEvent, TokenLogprobs

STREAM = StreamId("a")


def logprobs(token: int) -> TokenLogprobs:
    """The token is the likeliest, before 90 and 91."""
    return TokenLogprobs(token, -0.5, 1, ((token, -0.5), (90, -1.0), (91, -2.0)))


def token(index: int, token_id: int, **changes: Any) -> TokenEvent:
    return TokenEvent(STREAM, index, token_id, f"t{token_id}", logprobs(token_id), **changes)


ALONE: list[Event] = [token(0, 5), token(1, 6), token(2, 7, finish_reason="length")]
PROMPT = PromptEvent(STREAM, (logprobs(1), logprobs(2)))


def changed(index: int, **changes: Any) -> list[Event]:
    return [replace(event, **changes) if i == index else event for i, event in enumerate(ALONE)]


def test_equal_streams_do_not_differ() -> None:
    assert first_difference(ALONE, [replace(event, stream_id=StreamId("b", 3)) for event in ALONE]) is None


@pytest.mark.parametrize(
    ("got", "difference"),
    [
        (changed(1, token_id=90), Difference("token", 1, 6, 90, 0.5)),
        (changed(1, token_id=8), Difference("token", 1, 6, 8, 0.5)),
        (changed(1, logprobs=replace(logprobs(6), logprob=-0.5 + 2**-20)), Difference("logprob", 1, 6, 6, 2**-20)),
        (changed(1, logprobs=replace(logprobs(6), top=((6, -0.5), (91, -1.0), (90, -2.0)))), Difference("logprob", 1, 6, 6, 0.0)),
        (changed(1, logprobs=None), Difference("logprob", 1, 6, 6, None)),
        (changed(1, text="T"), Difference("text", 1, 6, 6)),
        (changed(1, finish_reason="stop")[:2], Difference("end", 1, 6, 6)),
        (changed(2, finish_reason="stop", stop_reason=7), Difference("end", 2, 7, 7)),
        ([*ALONE[:2], EndEvent(STREAM, "abort")], Difference("end", 2, expected=7)),
        ([*ALONE[:1], EndEvent(STREAM, "error", "NaN")], Difference("end", 1, expected=6)),
        ([], Difference("end", 0, expected=5)),
        ([*changed(2, finish_reason=None), token(3, 8)], Difference("end", 2, 7, 7)),
        ([PROMPT, *ALONE], Difference("prompt logprob", 1)),
    ],
)
def test_the_first_difference_is_told(got: Sequence[Event], difference: Difference) -> None:
    assert first_difference(ALONE, got) == difference


def test_prompt_logprobs_are_compared_by_position() -> None:
    other = replace(PROMPT, logprobs=(PROMPT.logprobs[0], logprobs(3)))
    assert first_difference([PROMPT, *ALONE], [other, *ALONE]) == Difference("prompt logprob", 2)
    assert first_difference([PROMPT, *ALONE], [PROMPT, *ALONE]) is None


def test_a_draw_against_the_odds_has_a_negative_margin_or_none() -> None:
    unlikely = replace(token(0, 91), logprobs=TokenLogprobs(91, -2.0, 3, logprobs(5).top))
    assert first_difference([unlikely], [token(0, 90)]) == Difference("token", 0, 91, 90, -1.0)
    assert first_difference([unlikely], [token(0, 8)]) == Difference("token", 0, 91, 8, None)


def test_a_cancelled_stream_is_compared_as_far_as_it_goes() -> None:
    cancelled = Allowed(cancelled=True)
    for count in range(3):
        assert first_difference(ALONE, [*ALONE[:count], EndEvent(STREAM, "abort", text=f"t{count + 5}")], cancelled) is None
        assert first_difference(ALONE, [*ALONE[:count], EndEvent(STREAM, "abort", text="LOST")], cancelled) == Difference(
            "text", count, expected=count + 5
        )
    assert first_difference(ALONE, [token(0, 9), EndEvent(STREAM, "abort")], cancelled) == Difference("token", 0, 5, 9, 0.5)
    assert first_difference(ALONE, [EndEvent(STREAM, "error", "NaN")], cancelled) == Difference("end", 0, expected=5)
    assert first_difference([PROMPT, *ALONE], [EndEvent(STREAM, "abort")], cancelled) is None
    assert first_difference([PROMPT, *ALONE], [*ALONE[:1], EndEvent(STREAM, "abort")], cancelled) == Difference("prompt logprob", 1)


def test_a_cut_stream_ends_at_its_cap_and_nowhere_else() -> None:
    cut = changed(1, finish_reason="length", text="t6t")[:2]  # with the text that was held back
    assert first_difference(ALONE, cut, Allowed(cap=2)) is None
    assert first_difference(ALONE, cut, Allowed(cap=3)) == Difference("end", 1, 6, 6)
    assert first_difference(ALONE, ALONE, Allowed(cap=3)) is None
    assert first_difference(ALONE, ALONE, Allowed(cap=2)) == Difference("end", 1, 6, 6)
    assert first_difference(ALONE, ALONE[:2], Allowed(cap=2)) == Difference("end", 1, 6, 6)


@pytest.mark.parametrize(("text", "differs"), [("t6", False), ("t6t7", False), ("t6t8", True), ("t", True), ("t7", True), ("", True)])
def test_a_stream_cut_at_its_cap_has_a_beginning_of_the_references_text(text: str, differs: bool) -> None:
    cut = changed(1, finish_reason="length", text=text)[:2]
    assert first_difference(ALONE, cut, Allowed(cap=2)) == (Difference("text", 1, 6, 6) if differs else None)
    cut = changed(1, finish_reason="length", stop_reason="!")[:2]
    assert first_difference(ALONE, cut, Allowed(cap=2)) == Difference("end", 1, 6, 6)


def test_a_reference_that_ends_at_the_cap_is_compared_with_its_whole_end() -> None:
    stopped, cap = changed(2, finish_reason="stop", stop_reason="t8"), Allowed(cap=3)
    assert first_difference(stopped, stopped, cap) is None
    assert first_difference(stopped, ALONE, cap) == Difference("end", 2, 7, 7)
    assert first_difference(ALONE, changed(2, text="t"), cap) == Difference("text", 2, 7, 7)


FAILED = EndEvent(STREAM, "error", "out of order")
ABORTED = EndEvent(STREAM, "abort")
OUT_OF_ORDER: dict[str, tuple[list[Event], Difference]] = {
    "counted from 1": (
        [replace(each, index=each.index + 1) for each in ALONE if isinstance(each, TokenEvent)],
        Difference("events", 0, got=5),
    ),
    "a token twice": ([ALONE[0], *ALONE], Difference("events", 1, got=5)),
    "a token left out": ([ALONE[0], ALONE[2]], Difference("events", 1, got=7)),
    "an error first": ([FAILED, *ALONE], Difference("events", 0, got=5)),
    "an error last": ([*ALONE, FAILED], Difference("events", 3)),
    "the last one twice": ([*ALONE, ALONE[-1]], Difference("events", 3, got=7)),
    "an end too early": (changed(1, finish_reason="length"), Difference("events", 2, got=7)),
    "two aborts": ([ALONE[0], ABORTED, ABORTED], Difference("events", 1)),
    "a token after an abort": ([ALONE[0], ABORTED, ALONE[1]], Difference("events", 1, got=6)),
    "two prompts": ([PROMPT, PROMPT, *ALONE], Difference("events", 0)),
    "a late prompt": ([ALONE[0], PROMPT, *ALONE[1:]], Difference("events", 1)),
}


@pytest.mark.parametrize(("got", "difference"), OUT_OF_ORDER.values(), ids=OUT_OF_ORDER.keys())
def test_events_out_of_order_are_a_difference(got: list[Event], difference: Difference) -> None:
    for expected in (ALONE, [PROMPT, *ALONE], got):
        assert first_difference(expected, got, Allowed(cap=2, cancelled=True)) == difference


def byte_level() -> Tokenizer:
    backend = tokenizers.Tokenizer(models.BPE({char: i for i, char in enumerate(sorted(pre_tokenizers.ByteLevel.alphabet()))}, []))
    backend.decoder = decoders.ByteLevel()
    return Tokenizer(backend)


def with_byte_tokens() -> Tokenizer:
    backend = tokenizers.Tokenizer(models.BPE({f"<0x{i:02X}>": i for i in range(256)} | {"a": 256, "b": 257, "é": 258}, []))
    backend.decoder = decoders.Sequence([decoders.ByteFallback(), decoders.Fuse()])
    return Tokenizer(backend)


TOKENIZERS = {"byte level": byte_level(), "byte tokens": with_byte_tokens()}


def streamed(tokenizer: Tokenizer, params: SamplingParams, tokens: Sequence[int]) -> tuple[list[Event], Ending]:
    """Returns the events until the stream ends, and its `Ending`."""
    ending, events = Ending(params, frozenset(), tokenizer), list[Event]()
    for index, token_id in enumerate(tokens):
        outcome = ending.push(token_id)
        events.append(TokenEvent(STREAM, index, token_id, outcome.text, None, outcome.finish_reason, outcome.stop_reason))
        if outcome.finish_reason is not None:
            break
    return events, ending


@pytest.mark.parametrize("tokenizer", TOKENIZERS.values(), ids=TOKENIZERS.keys())
@settings(max_examples=examples(300))
@given(
    raw=st.lists(st.sampled_from([b"a", b"b", "é".encode(), "👍".encode(), b"\xc3", b"\x91"]), min_size=1, max_size=12),
    stop=st.lists(st.text("abé👍", min_size=1, max_size=4), max_size=3),
    keep=st.booleans(),
    data=st.data(),
)
def test_text_released_at_a_cut_is_no_difference(
    tokenizer: Tokenizer, raw: list[bytes], stop: list[str], keep: bool, data: st.DataObject
) -> None:
    of_byte = {tokenizer.token_bytes(i): i for i in range(tokenizer.vocab_size)}
    ids = [token for piece in raw for token in ([of_byte[piece]] if piece in of_byte else [of_byte[bytes([byte])] for byte in piece])]
    least, cap = data.draw(st.integers(0, len(ids))), data.draw(st.integers(1, len(ids)))
    params = SamplingParams(max_tokens=len(ids), min_tokens=least, stop=stop, include_stop_str_in_output=keep)
    expected, _ = streamed(tokenizer, params, ids)
    if cap >= least:
        cut, _ = streamed(tokenizer, replace(params, max_tokens=cap), ids)
        assert first_difference(expected, cut, Allowed(cap=cap)) is None
    if cap < len(expected):
        cut, ending = streamed(tokenizer, params, ids[:cap])
        assert first_difference(expected, [*cut, EndEvent(STREAM, "abort", text=ending.finish_early())], Allowed(cancelled=True)) is None


def test_log_probabilities_may_be_missing() -> None:
    bare = [replace(event, logprobs=None) for event in ALONE if isinstance(event, TokenEvent)]
    assert first_difference(ALONE, bare, Allowed(logprobs=False)) is None
    assert first_difference(ALONE, [*bare[:1], replace(bare[1], token_id=1)], Allowed(logprobs=False)) == Difference("token", 1, 6, 1, 0.5)


def test_text_of_a_cut_stream_may_not_be_longer_than_its_reference() -> None:
    cut = [token(0, 5), replace(token(1, 6, finish_reason="length"), text="t6t7")]
    assert first_difference(ALONE, cut, Allowed(cap=2)) is None
    cut[1] = replace(cut[1], text="t6t7t")
    assert first_difference(ALONE, cut, Allowed(cap=2)) == Difference("text", 1, 6, 6)
