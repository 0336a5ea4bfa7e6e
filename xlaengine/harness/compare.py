"""Two runs of one stream, event by event. Equality is bitwise; there is no tolerance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal

from xlaengine.protocol import EndEvent, Event, PromptEvent, TokenEvent, TokenLogprobs, ends

What = Literal["events", "token", "end", "logprob", "prompt logprob", "text"]

BAD_BYTES = "\N{REPLACEMENT CHARACTER}"
"""What stands for bytes that are no character, or not yet one."""


class FailsAlone(RuntimeError):
    """A stream that ends with an error with nothing beside it: there is nothing to compare it with."""


@dataclass(frozen=True)
class Difference:
    """The first that two runs differ in.

    Attributes:
        what: ``events``: one stands where it cannot.
        position: index in the stream, from 0, or in the prompt.
        expected, got: the tokens there; None is the end of the stream, or a place in the prompt.
        margin: of log-probabilities the most by which they differ. Of tokens how far the expected one was ahead of the one that came,
            or, where that was not reported, the likeliest of the second; below 0 where the expected one was drawn against the odds.
            None where that is not known.
    """

    what: What
    position: int
    expected: int | None = None
    got: int | None = None
    margin: float | None = None


@dataclass(frozen=True)
class Allowed:
    """What may set a run apart from its reference: what was asked for.

    Attributes:
        cap: it ends after so many tokens, if not before.
        cancelled: it may end anywhere.
        logprobs: whether both report them.
    """

    cap: int | None = None
    cancelled: bool = False
    logprobs: bool = True


EVERYTHING_ALIKE = Allowed()


def tokens_of(events: Sequence[Event]) -> list[TokenEvent]:
    return [event for event in events if isinstance(event, TokenEvent)]


def ends_by_token(events: Sequence[Event]) -> bool:
    """Whether the stream came to an end of its own."""
    return bool(events) and isinstance(events[-1], TokenEvent) and ends(events[-1])


def first_difference(expected: Sequence[Event], got: Sequence[Event], allowed: Allowed = EVERYTHING_ALIKE) -> Difference | None:
    """Where two runs of a stream differ first; None where they do not, as far as ``got`` goes if it was ``allowed`` to end early.

    Events that make no stream are told before anything else.
    """
    if found := _disorder(got) or _prompt_difference(expected, got, allowed):
        return found
    for position, (want, have) in enumerate(zip_longest(tokens_of(expected), tokens_of(got))):
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
    """The first event that cannot stand where it does: the prompt's comes first, tokens are counted, and nothing follows an end.

    That the end is there is not looked at.
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
    """Whether it ends by its length, or by a stop string in what was held back until then."""
    by_string = event.finish_reason == "stop" and isinstance(event.stop_reason, str)
    return by_string or (event.finish_reason, event.stop_reason) == ("length", None)


def _text_was_cut(expected: Sequence[Event], got: Sequence[Event]) -> bool:
    """Whether the text of a stream that was cut is the beginning of its reference's.

    What was held back came out at the cut: the beginning of a stop string, or bytes. Those may be half a character there, or whole ones
    that a bad byte after them spoiled in the reference; and where they hide a stop string, not all cuts look for it.
    """
    whole, text = _text(expected), _text(got).rstrip(BAD_BYTES)
    apart = next((want for want, have in zip(whole, text, strict=False) if want != have), None)
    if apart is None:
        return len(text) <= len(whole) or isinstance(expected[-1].stop_reason, str)
    return apart == BAD_BYTES


def _text(events: Sequence[Event]) -> str:
    """With the stop string that ended it."""
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
    if want == have or (not have and allowed.cancelled and not tokens_of(got)):
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
