"""Finds for each answer the line that it answers. Pure: no process, no thread, no clock.

A line is answered twice: by a terminal among the frames, and by a reply. Both come in the order of the lines, but not at the same time.
"""

from __future__ import annotations

import json
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from weakref import WeakSet, WeakValueDictionary

from xlaengine.daemon.protocol import replies
from xlaengine.daemon.protocol.commands import Command
from xlaengine.daemon.protocol.frames import CONTINUES, DAEMON_ID, DONE, AnyFrame, ExpertsFrame, Frame, LogprobsFrame
from xlaengine.types import FinishReason, TokenLogprobs

if TYPE_CHECKING:
    import numpy as np

LAST_NOTES = 20
"""How many of the last lines on standard error that are not replies are kept. They may say why a daemon has ended."""

ENDED = 0
"""The value of ``terminal`` if the daemon ended before it sent one."""


class BadReply(ValueError):
    """A reply cannot be read, or replies are missing."""


@dataclass(eq=False)
class Asked:
    """A line that is answered with id 0.

    Attributes:
        verb: its command, as replies spell it.
        terminal: the frame that answers it; None until it comes.
        reply: the reply that answers it; None until it comes.
    """

    verb: str
    terminal: int | None = None
    reply: str | None = None

    @property
    def is_answered(self) -> bool:
        return self.terminal is not None and self.reply is not None


@dataclass(eq=False, kw_only=True)
class Response:
    """The answers to one request so far.

    Attributes:
        request_id: its id in frames and replies.
        logprobs: those of each token that has come, if ``logprobs`` was given; otherwise empty.
        routed_experts: ``[tokens, layers, top k]`` of uint8 or uint16, as in `CompletionOutput.routed_experts`. None until the request is
            done, and if the daemon does not report experts.
        stop_reason: the stop string or stop token that ended it; None for other ends.
        untaken: tokens that have come, and that the user has not taken from the stream.
        has_begun: whether any token has come.
        terminal: the terminal that answers its last START or CONTINUE; None until it comes.
        finished_by: the finish reason in its last reply, if it is done.
        error: its last reply, if it was refused, cancelled or has failed; otherwise None.
        known_slot, epoch: as in the last reply that has them.
        was_cancelled: whether this client has cancelled it.
    """

    request_id: int
    logprobs: list[TokenLogprobs] = field(default_factory=list)
    routed_experts: np.ndarray | None = None
    stop_reason: str | int | None = None
    untaken: deque[int] = field(default_factory=deque)
    has_begun: bool = False
    terminal: int | None = None
    finished_by: FinishReason | None = None
    error: str | None = None
    known_slot: int | None = None
    epoch: int | None = None
    was_cancelled: bool = False

    @property
    def is_held(self) -> bool:
        """Whether its quantum is used up, and it waits for a CONTINUE."""
        return self.terminal == CONTINUES

    @property
    def is_finished(self) -> bool:
        """Whether it has ended, and its last frame and reply have come. There may be tokens left to take."""
        return self.terminal not in (None, CONTINUES) and (self.finished_by is not None or self.error is not None)

    @property
    def finish_reason(self) -> FinishReason | None:
        """``stop`` or ``length``; ``abort`` if it was cancelled here; ``error`` if it failed; None while it lives.

        Also None if the daemon ended between the last token and its reply.
        """
        if not self.is_finished or self.terminal == DONE:
            return self.finished_by if self.is_finished else None
        return "abort" if self.was_cancelled else "error"

    @property
    def is_placed(self) -> bool:
        """Whether ``known_slot`` is up to date. None is up to date for a request that has failed, and for a request without tokens whose
        START is answered: it may be queued. A request with tokens has a slot, and a reply will name it."""
        return self.known_slot is not None or self.error is not None or (self.epoch is not None and not self.has_begun)

    @property
    def is_known(self) -> bool:
        """Whether the reply to its START has come."""
        return self.epoch is not None or self.error is not None


class Correlation:
    """The lines and requests that wait for answers. The caller tells it what is sent, and gives it all frames and replies in order.

    Attributes:
        ready: the first reply; None until it comes.
        ended: why no more answers will come; None while they may.
        slot_epochs: by slot, the epoch in the last reply that names the slot.

    Args:
        on_drop: called when a held request's stream is dropped, in any thread, at any time.
    """

    def __init__(self, on_drop: Callable[[], object] = lambda: None) -> None:
        self._on_drop = on_drop
        self.ready: replies.Ready | None = None
        self.ended: str | None = None
        self.slot_epochs: dict[int, int] = {}
        self._requests: dict[int, Response] = {}
        self._held: WeakValueDictionary[int, Response] = (
            WeakValueDictionary()
        )  # weak: once the user drops the stream, nothing can continue it
        self._watched: WeakSet[Response] = WeakSet()
        self._dropped: deque[int] = deque()
        self._asked: deque[Asked] = deque()  # lines that lack their terminal or their reply
        self._notes: deque[str] = deque(maxlen=LAST_NOTES)

    # --- lines that are sent

    def open(self, request: Response) -> None:
        """Expect the answers to a START or CONTINUE of this request. They have the request's id."""
        request.terminal = request.finished_by = None
        self._held.pop(request.request_id, None)
        self._requests[request.request_id] = request

    @property
    def is_up_to_date(self) -> bool:
        """Whether the slot of each live request is known, and so `slot_epochs` is as recent as the frames."""
        return all(request.is_placed for request in self._live())

    @property
    def dropped_ids(self) -> list[int]:
        """The ids of requests that were held when their streams were dropped: nothing can continue them."""
        return list(self._dropped)

    def forget_dropped(self, request_id: int) -> None:
        """Take the id out of `dropped_ids`, if it is there: the request was cancelled."""
        with suppress(ValueError):
            self._dropped.remove(request_id)

    def _live(self) -> list[Response]:
        return [*self._requests.values(), *self._held.values()]

    def _find(self, request_id: int) -> Response | None:
        return self._requests.get(request_id) or self._held.get(request_id)

    def _hold(self, request: Response) -> None:
        self._held[request.request_id] = self._requests.pop(request.request_id, request)
        if request not in self._watched:
            self._watched.add(request)
            weakref.finalize(request, _note_dropped, self._dropped, vars(request), self._on_drop).atexit = False

    @property
    def held_ids(self) -> list[int]:
        """The ids of the held requests, each of which keeps a slot; lowest first."""
        return sorted(self._held)

    def ask(self, commands: Sequence[Command]) -> list[Asked]:
        """Expect answers with id 0. Only a CONTINUE that is refused has such an answer, so a line that always has one must follow it."""
        asked = [Asked(command.verb) for command in commands]
        self._asked += asked
        return asked

    # --- answers

    def take_frame(self, frame: AnyFrame) -> None:
        """Take a frame. A frame of a request that is not known, or no longer, is ignored."""
        if frame.request_id == DAEMON_ID and isinstance(frame, Frame):
            self._take_terminal(frame.value)
        elif (request := self._find(frame.request_id)) is None:
            return
        elif isinstance(frame, LogprobsFrame):
            request.logprobs.append(frame.logprobs)
        elif isinstance(frame, ExpertsFrame):
            request.routed_experts = frame.experts
        elif frame.value >= 0:
            request.untaken.append(frame.value)
            request.has_begun = True
        else:
            request.terminal = frame.value
            self._hold(request) if request.is_held else self.forget(request)

    def _take_terminal(self, terminal: int) -> None:
        waiting = [asked for asked in self._asked if asked.terminal is None]
        if waiting and waiting[0].verb == "continue" and terminal == DONE:
            waiting.pop(0).terminal = DONE  # the CONTINUE was accepted: this terminal answers the line after it
        if waiting:
            waiting[0].terminal = terminal
        self._forget_answered()

    def take_reply(self, line: str) -> bool:
        """Take a line of standard error. Returns False if it is not a reply.

        Raises:
            BadReply: answers cannot be assigned any more.
        """
        try:
            ready = replies.Ready.read(line)
        except ValueError as error:
            raise BadReply(f"a reply of the daemon cannot be read: {error}") from None
        if ready is not None:
            self.ready = self.ready or ready
            self._notes.clear()  # notes up to now are about loading, which has succeeded
        elif found := replies.STARTED.read(line) or replies.SEATED.read(line):
            self._place(found)
        elif found := replies.EXTENDED.read(line):
            self._place(found)
            return self._answer(line)
        elif found := replies.FINISHED.read(line):
            self._end_request(found["req"], finished_by=found["finish"], stop_reason=_stop_reason(found["stop"]))
        elif found := replies.FAILED.read(line) or replies.REFUSED_START.read(line):
            self._end_request(found["req"], error=line)
        elif found := replies.DROPPED.read(line):
            raise BadReply(
                f"the daemon dropped {found['count']} replies that were not read in time: its answers can no longer be told apart"
            )
        else:
            return self._answer(line)
        return True

    def _place(self, found: dict[str, Any]) -> None:
        if found["slot"] is not None:
            self.slot_epochs[found["slot"]] = found["epoch"]
        if (request := self._find(found["req"])) is not None:
            request.known_slot, request.epoch = found["slot"], found["epoch"]

    def _end_request(self, request_id: int, **facts: Any) -> None:
        if (request := self._find(request_id)) is not None:
            vars(request).update(facts)
            self.forget(request)

    def _answer(self, line: str) -> bool:
        """Take the reply to a line that is answered with id 0; False for an error of the daemon itself."""
        if refilled := replies.RESTORED.read(line):
            self.slot_epochs[refilled["slot"]] = refilled["epoch"]
        carried_out = replies.CARRIED_OUT.read(line)
        found = carried_out or replies.REFUSED.read(line) or {}
        asked = next((asked for asked in self._asked if asked.reply is None and asked.verb == found.get("verb")), None)
        if asked is not None:
            asked.reply = line
            self._forget_answered()
        elif carried_out is None:
            self._notes.append(line)
            return False
        return True

    def end(self, why: str, *, orderly: bool = False) -> None:
        """Give up all requests, because no more answers will come. Only the first call has an effect.

        Args:
            why: the reason, for errors.
            orderly: the daemon ended as it should. Otherwise its last notes, which may say what was wrong, are added to the reason.
        """
        if self.ended is not None:
            return
        quoted = [] if orderly and self.ready is not None else self._notes
        self.ended = "\n".join([why, *(f"  {note}" for note in quoted)])
        for request in self._live():
            request.terminal = ENDED if request.terminal is None else request.terminal
            request.error = request.error or self.ended
        self._requests.clear()
        self._held.clear()

    def forget(self, request: Response) -> None:
        """Expect no more answers to a request, if all of them have come."""
        if request.is_finished:
            self._requests.pop(request.request_id, None)
            self._held.pop(request.request_id, None)

    def _forget_answered(self) -> None:
        while self._asked and self._asked[0].is_answered:
            self._asked.popleft()


def _note_dropped(dropped: deque[int], facts: dict[str, Any], on_drop: Callable[[], object]) -> None:
    """The finalizer of a `Response`: runs in any thread, at any time. ``facts`` are the attributes that it had."""
    if facts["terminal"] == CONTINUES and facts["error"] is None:
        dropped.append(facts["request_id"])
        on_drop()


def _stop_reason(text: str) -> str | int | None:
    """Read ``stop`` of `FINISHED`."""
    try:
        return json.loads(text.removeprefix(" stop_reason=") or "null")
    except ValueError:
        raise BadReply(f"a reply of the daemon cannot be read: {text!r} is not a stop reason") from None
