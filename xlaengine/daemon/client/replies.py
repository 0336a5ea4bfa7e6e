"""Lines on a daemon's standard error, as values. Pure: what they mean to whom is `correlation`'s."""

from __future__ import annotations

import json
import re
from typing import NamedTuple, cast

from xlaengine.daemon.protocol.ready import Ready
from xlaengine.protocol import FinishReason

_PLACED = re.compile(r"(?:ok start|note) req=(\d+) (?:queued|running in slot (\d+)) epoch=(\d+).*")
_FINISHED = re.compile(r"done req=(\d+) tokens=\d+ finish=(stop|length)(?: .*? tokens_per_s=\S+(?: stop_reason=(.*))?)?")
_FAILED = re.compile(r"err (?:request |\w+: req=)(\d+): .*")
_DROPPED = re.compile(r"note (\d+) replies dropped: .*")
_REFILLED = re.compile(r"ok restore(?:_chain)? .* slot=(\d+) tokens=\d+ epoch=(\d+)")
_ANSWER = re.compile(r"(ok|err|done) (\w+).*")


class Placed(NamedTuple):
    """A request has this slot, or waits for one (None); ``epoch`` names its life."""

    request_id: int
    slot: int | None
    epoch: int


class Finished(NamedTuple):
    """A request has all its tokens; ``stop_reason``: the stop string or stop token that ended it, if one did."""

    request_id: int
    reason: FinishReason
    stop_reason: str | int | None = None


class Failed(NamedTuple):
    """A request was refused or cancelled, or has failed."""

    request_id: int


class Answer(NamedTuple):
    """Any other reply: to a line with this keyword, if ``keyword`` is one. ``refilled``: a slot that has a snapshot now, and its epoch."""

    keyword: str
    is_ok: bool
    refilled: tuple[int, int] | None = None


Reply = Ready | Placed | Finished | Failed | Answer


class BadReply(ValueError):
    """What the daemon says makes no sense, or no longer: the message is for a person."""


def read_reply(line: str) -> Reply | None:
    """A line, given without its end; None: it is no reply, but said for a person to read.

    Raises:
        BadReply: a ready line without a number that it must have, or replies are missing before this line.
    """
    try:
        if (ready := Ready.read(line)) is not None:
            return ready
    except ValueError as error:
        raise BadReply(f"the daemon says what cannot be read: {error}") from None
    if found := _PLACED.fullmatch(line):
        return Placed(int(found[1]), None if found[2] is None else int(found[2]), int(found[3]))
    if found := _FINISHED.fullmatch(line):
        return Finished(int(found[1]), cast(FinishReason, found[2]), _stop_reason(found[3] or "null", line))
    if found := _FAILED.fullmatch(line):
        return Failed(int(found[1]))
    if found := _DROPPED.fullmatch(line):
        raise BadReply(f"the daemon dropped {found[1]} replies that were not read in time: its answers can no longer be told apart")
    if found := _ANSWER.fullmatch(line):
        refilled = _REFILLED.fullmatch(line)
        return Answer(found[2], found[1] != "err", None if refilled is None else (int(refilled[1]), int(refilled[2])))
    return None


def _stop_reason(text: str, line: str) -> str | int | None:
    try:
        return json.loads(text)
    except ValueError:
        raise BadReply(f"the daemon says what cannot be read: {text!r} is no stop reason, in {line!r}") from None
