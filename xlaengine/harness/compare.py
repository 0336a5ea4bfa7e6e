"""Two runs of one stream, event by event. Equality is bitwise; there is no tolerance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal

from xlaengine.protocol import EndEvent, Event, PromptEvent, TokenEvent, TokenLogprobs, ends

What = Literal["token", "end", "logprob", "prompt logprob", "text"]


@dataclass(frozen=True)
class Difference:
    """The first that two runs differ in.

    Attributes:
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
    """Where two runs of a stream differ first; None where they do not, as far as ``got`` goes if it was ``allowed`` to end early."""
    if found := _prompt_difference(expected, got, allowed):
        return found
    for position, (want, have) in enumerate(zip_longest(tokens_of(expected), tokens_of(got))):
        if have is None:
            return None if allowed.cancelled and _was_cancelled(got) else Difference("end", position, expected=want.token_id)
        if want is None:
            return Difference("end", position, got=have.token_id)
        if found := _token_difference(position, want, have, logprobs=allowed.logprobs):
            return found
        if position + 1 == allowed.cap and have.finish_reason == "length":
            return None  # its text may be longer: what was held back came out
        if (want.finish_reason, want.stop_reason) != (have.finish_reason, have.stop_reason):
            return Difference("end", position, want.token_id, have.token_id)
        if want.text != have.text:
            return Difference("text", position, want.token_id, have.token_id)
    return None


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
