"""Compares two runs of one stream, event by event. Equality is bitwise, without tolerance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Literal

from xlaengine.types import EndEvent, Event, PromptEvent, Request, TokenEvent, TokenLogprobs, ends

if TYPE_CHECKING:  # the command line imports this module, and must not wait for jax
    from xlaengine.engine import Engine

What = Literal["events", "token", "end", "logprob", "prompt logprob", "text"]

BAD_BYTES = "\N{REPLACEMENT CHARACTER}"
"""The replacement character: stands for bytes that are not a character, or not yet a complete one."""


class FailsAlone(RuntimeError):
    """A stream ends with an error even when it runs alone, so there is nothing to compare it with."""


@dataclass(frozen=True)
class Difference:
    """The first difference between two runs.

    Attributes:
        margin: for log-probabilities, the largest difference. For tokens, the log-probability of the expected token minus that of the token
            that came; if the latter was not reported, minus that of the second best. It is negative if the expected token was sampled and
            less likely. None if it is unknown.
    """

    what: What  # ``events``: an event is out of order
    position: int  # in the stream or the prompt, from 0
    expected: int | None = None  # the token id there; None: the end of the stream, or a position in the prompt
    got: int | None = None
    margin: float | None = None


@dataclass(frozen=True)
class Allowed:
    """Differences from the reference that a run's schedule causes. They are not mismatches."""

    cap: int | None = None  # the stream may end after this many tokens
    cancelled: bool = False  # the stream may end anywhere
    logprobs: bool = True  # both runs report log-probabilities


EVERYTHING_ALIKE = Allowed()


def token_events(events: Sequence[Event]) -> list[TokenEvent]:
    return [event for event in events if isinstance(event, TokenEvent)]


def token_ids_of(events: Sequence[Event]) -> list[int]:
    return [event.token_id for event in token_events(events)]


def ends_by_token(events: Sequence[Event]) -> bool:
    """Returns whether the stream ended with a token, and not by an error or a cancel."""
    return bool(events) and isinstance(events[-1], TokenEvent) and ends(events[-1])


def first_difference(expected: Sequence[Event], got: Sequence[Event], allowed: Allowed = EVERYTHING_ALIKE) -> Difference | None:
    """Returns the first difference between two runs of a stream; None if there is none. A run that may end early is compared up to its end.

    Events out of order are reported first.
    """
    if found := _disorder(got) or _prompt_difference(expected, got, allowed):
        return found
    for position, (want, have) in enumerate(zip_longest(token_events(expected), token_events(got))):
        if have is None:
            if not (allowed.cancelled and _was_cancelled(got)):
                return Difference("end", position, expected=want.token_id)
            return None if _text_was_cut(expected, got) else Difference("text", position, expected=want.token_id)
        if want is None:
            return Difference("end", position, got=have.token_id)
        if found := _token_difference(position, want, have, logprobs=allowed.logprobs):
            return found
        cut = position + 1 == allowed.cap and not ends(want)
        if not (_ends_at_cap(have) if cut else (have.finish_reason, have.stop_reason) == (want.finish_reason, want.stop_reason)):
            return Difference("end", position, want.token_id, have.token_id)
        if cut:
            same = have.text.startswith(want.text) and _text_was_cut(expected, got)
            return None if same else Difference("text", position, want.token_id, have.token_id)
        if have.text != want.text:
            return Difference("text", position, want.token_id, have.token_id)
    return None


def _disorder(events: Sequence[Event]) -> Difference | None:
    """Finds the first event that is out of order: a prompt event comes first, token indices count from 0, and nothing follows an end.

    A missing end is not reported.
    """
    count, ended = 0, False
    for i, event in enumerate(events):
        token_id = event.token_id if isinstance(event, TokenEvent) else None
        if ended or (isinstance(event, PromptEvent) and i > 0) or (token_id is not None and event.index != count):
            return Difference("events", count, got=token_id)
        count += token_id is not None
        ended = ends(event)
    return None


def _ends_at_cap(event: TokenEvent) -> bool:
    """Returns whether the stream ended by its length, or by a stop string in the text that was held back until then."""
    by_string = event.finish_reason == "stop" and isinstance(event.stop_reason, str)
    return by_string or (event.finish_reason, event.stop_reason) == ("length", None)


def _text_was_cut(expected: Sequence[Event], got: Sequence[Event]) -> bool:
    """Returns whether the text of a stream that was cut is a prefix of the reference's text.

    At the cut, text that was held back is released: the beginning of a stop string, or bytes that later tokens may change. In the reference
    these bytes may form a character, or a later invalid byte may turn them into U+FFFD. Some cuts release text without a search for stop
    strings. The text may then go on after the reference's stop string.
    """
    whole, text = _text(expected), _text(got).rstrip(BAD_BYTES)
    apart = next((want for want, have in zip(whole, text, strict=False) if want != have), None)
    if apart is None:
        return len(text) <= len(whole) or isinstance(expected[-1].stop_reason, str)
    return apart == BAD_BYTES


def _text(events: Sequence[Event]) -> str:
    """Returns the whole text, including the stop string that ended it."""
    text, stop = "".join(event.text for event in events), events[-1].stop_reason
    return text if not isinstance(stop, str) or text.endswith(stop) else text + stop


def _was_cancelled(events: Sequence[Event]) -> bool:
    return bool(events) and isinstance(events[-1], EndEvent) and events[-1].finish_reason == "abort"


def _token_difference(position: int, want: TokenEvent, have: TokenEvent, *, logprobs: bool) -> Difference | None:
    if want.token_id != have.token_id:
        return Difference("token", position, want.token_id, have.token_id, _ahead(want.logprobs, have.token_id))
    if logprobs and want.logprobs != have.logprobs:
        return Difference("logprob", position, want.token_id, have.token_id, _gap(want.logprobs, have.logprobs))
    return None


def _prompt_difference(expected: Sequence[Event], got: Sequence[Event], allowed: Allowed) -> Difference | None:
    want, have = (next((event.logprobs for event in events if isinstance(event, PromptEvent)), ()) for events in (expected, got))
    if want == have or (not have and allowed.cancelled and not token_events(got)):
        return None
    position = next(i for i, (a, b) in enumerate(zip_longest(want, have), start=1) if a != b)
    return Difference("prompt logprob", position)


def _ahead(step: TokenLogprobs | None, got: int) -> float | None:
    if step is None:
        return None
    top = dict(step.top)
    if got in top:
        return step.logprob - top[got]
    return step.logprob - step.top[1][1] if step.rank == 1 and len(step.top) > 1 else None


def _gap(want: TokenLogprobs | None, have: TokenLogprobs | None) -> float | None:
    if want is None or have is None:
        return None
    pairs = zip((want.logprob, *dict(want.top).values()), (have.logprob, *dict(have.top).values()), strict=True)
    return max(abs(a - b) for a, b in pairs) if len(want.top) == len(have.top) else None


def alone(engine: Engine, request: Request) -> list[Event]:
    """Returns the request's events (tokens, log-probabilities, end), with no other request in the engine and no prefix reused.

    Two event lists are equal only if all their bits are equal. NaN equals nothing. If the engine has several decode widths, it takes the
    narrowest: give it one width to compare within one executable.

    Raises:
        RuntimeError: the engine has other work, paused requests included.
    """
    if engine.live or not engine.is_idle:
        raise RuntimeError("the engine has other requests, so this one would not be alone")
    engine.submit(request, reuse=False)
    events: list[Event] = []
    while not engine.is_idle:
        events += engine.step()
    return events
