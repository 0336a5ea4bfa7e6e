"""What of a request's life becomes a frame, and when: each line is answered by exactly one terminal."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Protocol

from xlaengine.daemon.protocol.frames import DAEMON_ID, DONE, encode_logprobs
from xlaengine.protocol import TokenEvent


class OutletLike(Protocol):
    """Where frames and replies go (`outlet.Outlet`)."""

    def frame(self, request_id: int | None, value: int, before: bytes = b"") -> None: ...

    def reply(self, text: str) -> None: ...

    def drop(self, request_id: int | None) -> None: ...


class Answers(Protocol):
    """Two ways to answer: with the id on every frame, or without, one line after the other.

    Attributes:
        owed: answers that wait for that of a line before them.
    """

    @property
    def owed(self) -> int: ...

    def begin(self, request_id: int) -> None:
        """A START line's request lives; the end of one will answer the other."""

    def token(self, request_id: int, event: TokenEvent) -> None: ...

    def of_request(self, request_id: int, terminal: int) -> None:
        """The request has ended, or its quantum has."""

    def of_line(self, terminal: int, request_id: int = DAEMON_ID) -> None:
        """A line has been carried out or refused that is not answered by a request's end; ``request_id``: it was to begin this one."""


class TaggedAnswers:
    """Every frame says whose it is, so frames leave as they come."""

    owed = 0

    def __init__(self, outlet: OutletLike):
        self._outlet = outlet

    def begin(self, request_id: int) -> None:
        pass

    def token(self, request_id: int, event: TokenEvent) -> None:
        before = b"" if event.logprobs is None else encode_logprobs(request_id, event.logprobs)
        self._outlet.frame(request_id, event.token_id, before)

    def of_request(self, request_id: int, terminal: int) -> None:
        self._outlet.frame(request_id, terminal)

    def of_line(self, terminal: int, request_id: int = DAEMON_ID) -> None:
        self._outlet.frame(request_id, terminal)


@dataclass
class _Open:
    """A START line that is not answered, and how many lines after it, before the next such one, are answered but for their frames."""

    request_id: int
    after: int = 0


class UntaggedAnswers:
    """Nothing but their order tells whose the terminals are, all of them `DONE`: so they leave in the order of their lines.

    One request runs at a time, the oldest. What is kept is bounded by the requests that live.
    """

    def __init__(self, outlet: OutletLike):
        self._outlet = outlet
        self._open: deque[_Open] = deque()

    @property
    def owed(self) -> int:
        return sum(line.after for line in self._open)

    def begin(self, request_id: int) -> None:
        self._open.append(_Open(request_id))

    def token(self, request_id: int, event: TokenEvent) -> None:
        assert self._open[0].request_id == request_id
        self._outlet.frame(request_id, event.token_id)

    def of_request(self, request_id: int, terminal: int) -> None:
        place = next(i for i, line in enumerate(self._open) if line.request_id == request_id)
        line = self._open[place]
        del self._open[place]
        if place:  # it was cancelled before its turn: one answer more for when the line before it has its own
            self._open[place - 1].after += 1 + line.after
            return
        self._outlet.frame(request_id, DONE)
        for _ in range(line.after):
            self._outlet.frame(DAEMON_ID, DONE)

    def of_line(self, terminal: int, request_id: int = DAEMON_ID) -> None:
        if self._open:
            self._open[-1].after += 1
        else:
            self._outlet.frame(DAEMON_ID, DONE)
