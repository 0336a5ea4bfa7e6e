"""What a client has asked and what it has heard: which answer belongs to what. Pure: no process, no thread, no clock.

A line is answered twice: by a terminal among the frames, and in words among the replies. The two come on ways of their own, each in the
order of the lines, so a queue for each tells whose an answer is.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from xlaengine.daemon.protocol.commands import Command, Continue, Start
from xlaengine.daemon.protocol.frames import CONTINUES, DAEMON_ID, DONE, Frame
from xlaengine.daemon.protocol.grammar import RULES, keyword_of
from xlaengine.daemon.protocol.ready import Ready

LAST_NOTES = 20
"""Lines on standard error that are no replies, of which so many are kept: they may say why a daemon has ended."""

ENDED = 0
"""Stands for the terminal of a request that can have none any more."""


@dataclass(eq=False)
class Asked:
    """A line whose answer has the daemon's own id."""

    keyword: str
    terminal: int | None = None
    reply: str | None = None

    @property
    def is_answered(self) -> bool:
        return self.terminal is not None and self.reply is not None


@dataclass(eq=False)
class Heard:
    """What has come of one request.

    Attributes:
        terminal: that of its last line; None while that is open.
        why: the reply that belongs to an error.
        cancelled: whether its end was asked for here.
    """

    request_id: int
    tokens: deque[int] = field(default_factory=deque)
    terminal: int | None = None
    why: str | None = None
    cancelled: bool = False

    @property
    def is_held(self) -> bool:
        return self.terminal == CONTINUES

    @property
    def is_finished(self) -> bool:
        return self.terminal is not None and not self.is_held

    @property
    def is_complete(self) -> bool:
        """Whether nothing more is to be heard of it."""
        return self.is_finished and (self.terminal == DONE or self.cancelled or self.why is not None)


class Correlation:
    """
    Attributes:
        ready: what the daemon has said of itself; None before.
        ended: why there will be no more answers; None while there may be.
    """

    def __init__(self) -> None:
        self.ready: Ready | None = None
        self.ended: str | None = None
        self._requests: dict[int, Heard] = {}
        self._unanswered: deque[Asked] = deque()
        self._unsaid: dict[str, deque[Asked]] = {keyword_of(rule.command): deque() for rule in RULES.values()}
        self._notes: deque[str] = deque(maxlen=LAST_NOTES)

    def begin(self, start: Start) -> Heard:
        """A START line goes out; its answers have its request's id."""
        assert start.request_id is not None
        self._requests[start.request_id] = Heard(start.request_id)
        return self._requests[start.request_id]

    def ask(self, commands: Sequence[Command]) -> list[Asked]:
        """Other lines go out. A CONTINUE is answered here only if it is refused: a line that never is must follow it."""
        asked = [Asked(keyword_of(command)) for command in commands]
        for each in asked:
            self._unanswered.append(each)
            self._unsaid[each.keyword].append(each)
        return asked

    def take(self, frame: Frame) -> None:
        """A frame has come."""
        if frame.request_id == DAEMON_ID:
            if self._unanswered and self._unanswered[0].keyword == keyword_of(Continue) and frame.value == DONE:
                self._unanswered.popleft().terminal = DONE  # it was accepted: this is the answer to the line behind it
            if self._unanswered:
                self._unanswered.popleft().terminal = frame.value
        elif (heard := self._requests.get(frame.request_id or DAEMON_ID)) is not None:
            if frame.value >= 0:
                heard.tokens.append(frame.value)
            else:
                heard.terminal = frame.value
                self._forget(heard)

    def hear(self, reply: str) -> None:
        """A line on standard error has come."""
        self.ready = self.ready or Ready.read(reply)
        found = re.match(r"(ok|err) (\w+):?(?: (?:req=)?(\d+))?", reply)
        if found is None:
            self._notes.append(reply)
            return
        how, keyword, number = found.groups()
        if keyword == "request":
            self._fail(int(number or 0), reply)
        elif keyword == keyword_of(Start):
            if how == "err":
                self._fail(int(number or DAEMON_ID), reply)
        elif waiting := self._unsaid.get(keyword):
            waiting.popleft().reply = reply
        elif how == "err":
            self._notes.append(reply)

    def end(self, why: str) -> None:
        """The daemon has ended; what is open will stay without an answer."""
        self.ended = "\n".join([why, *(f"  {note}" for note in self._notes)])
        for heard in list(self._requests.values()):
            heard.terminal = ENDED if heard.terminal is None else heard.terminal
            heard.why = heard.why or self.ended
        self._requests.clear()

    def _fail(self, request_id: int, reply: str) -> None:
        if (heard := self._requests.get(request_id)) is not None:
            heard.why = reply
            self._forget(heard)

    def _forget(self, heard: Heard) -> None:
        if heard.is_complete:
            del self._requests[heard.request_id]
