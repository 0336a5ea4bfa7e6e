"""Which answer belongs to which line. Pure: no process, no thread, no clock.

A line is answered twice: by a terminal among the frames, and by a reply. Both come in the order of the lines, but not at the same time, so
there is a queue for each.
"""

from __future__ import annotations

import json
from collections import defaultdict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from xlaengine.daemon.protocol.commands import Command
from xlaengine.daemon.protocol.frames import CONTINUES, DAEMON_ID, DONE, Frame, LogprobsFrame
from xlaengine.daemon.protocol.replies import (
    CARRIED_OUT,
    DROPPED,
    EXTENDED,
    FAILED,
    FINISHED,
    REFUSED,
    REFUSED_START,
    RESTORED,
    SEATED,
    STARTED,
    Ready,
)
from xlaengine.protocol import FinishReason, TokenLogprobs

LAST_NOTES = 20
"""Lines on standard error that are no replies, of which so many are kept. They may say why a daemon has ended."""

ENDED = 0
"""In place of the terminal of a request that gets none."""


class BadReply(ValueError):
    """A reply makes no sense, or replies are missing. The message is for a person."""


@dataclass(eq=False)
class Asked:
    """A line that id 0 answers."""

    verb: str
    terminal: int | None = None
    reply: str | None = None

    @property
    def is_answered(self) -> bool:
        return self.terminal is not None and self.reply is not None


@dataclass(eq=False)
class ResponseState:
    """What has come of one request.

    Attributes:
        tokens: not taken yet.
        has_begun: whether any token has come.
        logprobs: of each token, if they were asked for.
        terminal: of its last line; None while that is open.
        finished_by, stop_reason: of the reply to a request that is done.
        error: the reply to a request that has failed.
        slot, is_queued, epoch: of the last reply that tells them.
        cancelled: whether this client asked for its end.
    """

    request_id: int
    tokens: deque[int] = field(default_factory=deque)
    has_begun: bool = False
    logprobs: list[TokenLogprobs] = field(default_factory=list)
    terminal: int | None = None
    finished_by: FinishReason | None = None
    stop_reason: str | int | None = None
    error: str | None = None
    slot: int | None = None
    is_queued: bool = False
    epoch: int | None = None
    cancelled: bool = False

    @property
    def is_held(self) -> bool:
        return self.terminal == CONTINUES

    @property
    def is_finished(self) -> bool:
        return self.terminal is not None and not self.is_held

    @property
    def is_complete(self) -> bool:
        """Whether neither frames nor replies are to come."""
        return self.is_finished and (self.finished_by is not None or self.error is not None)

    @property
    def is_placed(self) -> bool:
        """Whether the replies about its slot have come that the frames imply."""
        return self.slot is not None or self.error is not None or (self.is_queued and not self.has_begun)

    @property
    def is_known(self) -> bool:
        """Whether the reply to its START has come."""
        return self.epoch is not None or self.error is not None

    @property
    def finish_reason(self) -> FinishReason | None:
        if not self.is_finished:
            return None
        if self.terminal == DONE:
            return self.finished_by
        return "abort" if self.cancelled else "error"


class Correlation:
    """
    Attributes:
        ready: the first reply.
        ended: why no more answers will come; None while they may.
        slot_epochs: by slot, the epoch of its last owner or of the snapshot that was restored there since, as replies told it.
    """

    def __init__(self) -> None:
        self.ready: Ready | None = None
        self.ended: str | None = None
        self.slot_epochs: dict[int, int] = {}
        self._requests: dict[int, ResponseState] = {}
        self._without_terminal: deque[Asked] = deque()
        self._without_reply: defaultdict[str, deque[Asked]] = defaultdict(deque)
        self._notes: deque[str] = deque(maxlen=LAST_NOTES)

    # --- lines that leave

    def open(self, state: ResponseState) -> None:
        """A START or CONTINUE of this request; its answers have the request's id."""
        state.terminal = None
        self._requests[state.request_id] = state

    @property
    def is_up_to_date(self) -> bool:
        """Whether the slots of all requests are known."""
        return all(state.is_placed for state in self._requests.values())

    def ask(self, commands: Sequence[Command]) -> list[Asked]:
        """Lines that id 0 answers. It answers a CONTINUE only to refuse it, so a line that is never refused must follow."""
        asked = [Asked(command.verb) for command in commands]
        for each in asked:
            self._without_terminal.append(each)
            self._without_reply[each.verb].append(each)
        return asked

    # --- answers that come

    def take_frame(self, frame: Frame | LogprobsFrame) -> None:
        if frame.request_id == DAEMON_ID and isinstance(frame, Frame):
            self._take_terminal(frame.value)
        elif (state := self._requests.get(frame.request_id or DAEMON_ID)) is None:
            return
        elif isinstance(frame, LogprobsFrame):
            state.logprobs.append(frame.logprobs)
        elif frame.value >= 0:
            state.tokens.append(frame.value)
            state.has_begun = True
        else:
            state.terminal = frame.value
            self.forget(state)

    def _take_terminal(self, terminal: int) -> None:
        waiting = self._without_terminal
        if waiting and waiting[0].verb == "continue" and terminal == DONE:
            waiting.popleft().terminal = DONE  # it was accepted: this terminal answers the line after it
        if waiting:
            waiting.popleft().terminal = terminal

    def take_reply(self, line: str) -> bool:
        """A line on standard error; False if it is a note, which answers nothing.

        Raises:
            BadReply: answers cannot be assigned any more.
        """
        if (ready := self._ready(line)) is not None:
            self.ready = self.ready or ready
            self._notes.clear()  # about its start, which has not failed
        elif found := STARTED.read(line) or SEATED.read(line):
            self._place(found)
        elif found := EXTENDED.read(line):
            self._place(found)
            return self._answer(line)
        elif found := FINISHED.read(line):
            state = self._requests.get(found["req"], ResponseState(0))
            state.finished_by, state.stop_reason = found["finish"], _stop_reason(found["stop"])
            self.forget(state)
        elif found := FAILED.read(line) or REFUSED_START.read(line):
            state = self._requests.get(found["req"], ResponseState(0))
            state.error = line
            self.forget(state)
        elif found := DROPPED.read(line):
            raise BadReply(
                f"the daemon dropped {found['count']} replies that were not read in time: its answers can no longer be told apart"
            )
        else:
            return self._answer(line)
        return True

    def _ready(self, line: str) -> Ready | None:
        try:
            return Ready.read(line)
        except ValueError as error:
            raise BadReply(f"the daemon says what cannot be read: {error}") from None

    def _place(self, found: dict[str, Any]) -> None:
        if found["slot"] is not None:
            self.slot_epochs[found["slot"]] = found["epoch"]
        if (state := self._requests.get(found["req"])) is not None:
            state.slot, state.is_queued, state.epoch = found["slot"], found["slot"] is None, found["epoch"]

    def _answer(self, line: str) -> bool:
        """A reply to a line that id 0 answers. An error of the daemon itself is none."""
        if refilled := RESTORED.read(line):
            self.slot_epochs[refilled["slot"]] = refilled["epoch"]
        carried_out = CARRIED_OUT.read(line)
        found = carried_out or REFUSED.read(line)
        waiting = self._without_reply.get(found["verb"]) if found else None
        if waiting:
            waiting.popleft().reply = line
        elif carried_out is None:
            self._notes.append(line)
            return False
        return True

    def end(self, why: str, *, in_order: bool = False) -> None:
        """No more answers will come. Only the first reason is kept.

        Args:
            in_order: the daemon ended as it should; otherwise its last notes may say what was wrong.
        """
        if self.ended is not None:
            return
        quoted = [] if in_order and self.ready is not None else self._notes
        self.ended = "\n".join([why, *(f"  {note}" for note in quoted)])
        for state in self._requests.values():
            state.terminal = ENDED if state.terminal is None else state.terminal
            state.error = state.error or self.ended
        self._requests.clear()

    def forget(self, state: ResponseState) -> None:
        """Keep a request no longer than its answers come."""
        if state.is_complete:
            self._requests.pop(state.request_id, None)


def _stop_reason(text: str) -> str | int | None:
    """Of ``stop`` in `FINISHED`."""
    try:
        return json.loads(text.removeprefix(" stop_reason=") or "null")
    except ValueError:
        raise BadReply(f"the daemon says what cannot be read: {text!r} is no stop reason") from None
