"""Where two runs of a stream differ first, and what was allowed to set them apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from xlaengine.harness.compare import Allowed, Difference, first_difference
from xlaengine.protocol import EndEvent, Event, PromptEvent, StreamId, TokenEvent, TokenLogprobs

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


def test_what_is_equal_does_not_differ_whoever_it_is() -> None:
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
        (changed(1, finish_reason="stop"), Difference("end", 1, 6, 6)),
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
        assert first_difference(ALONE, [*ALONE[:count], EndEvent(STREAM, "abort", text="kept back")], cancelled) is None
    assert first_difference(ALONE, [token(0, 9), EndEvent(STREAM, "abort")], cancelled) == Difference("token", 0, 5, 9, 0.5)
    assert first_difference(ALONE, [EndEvent(STREAM, "error", "NaN")], cancelled) == Difference("end", 0, expected=5)
    assert first_difference([PROMPT, *ALONE], [EndEvent(STREAM, "abort")], cancelled) is None
    assert first_difference([PROMPT, *ALONE], [*ALONE[:1], EndEvent(STREAM, "abort")], cancelled) == Difference("prompt logprob", 1)


def test_a_cut_stream_ends_at_its_cap_and_nowhere_else() -> None:
    cut = changed(1, finish_reason="length", text="with what was held back")[:2]
    assert first_difference(ALONE, cut, Allowed(cap=2)) is None
    assert first_difference(ALONE, cut, Allowed(cap=3)) == Difference("end", 1, 6, 6)
    assert first_difference(ALONE, ALONE, Allowed(cap=3)) is None
    assert first_difference(ALONE, ALONE[:2], Allowed(cap=2)) == Difference("end", 2, expected=7)


def test_log_probabilities_need_not_be_there() -> None:
    bare = [replace(event, logprobs=None) for event in ALONE if isinstance(event, TokenEvent)]
    assert first_difference(ALONE, bare, Allowed(logprobs=False)) is None
    assert first_difference(ALONE, [*bare[:1], replace(bare[1], token_id=1)], Allowed(logprobs=False)) == Difference("token", 1, 6, 1, 0.5)
