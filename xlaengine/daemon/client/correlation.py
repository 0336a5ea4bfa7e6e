"""What a client has asked and what has come: which answer belongs to what. Pure: no process, no thread, no clock.

A line is answered twice: by a terminal among the frames, and in words among the replies. The two come on ways of their own, each in the
order of the lines, so a queue for each tells whose an answer is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from xlaengine.daemon.client.replies import Answer, Failed, Finished, Placed, read_reply
from xlaengine.daemon.protocol.commands import Command, Continue, Start
from xlaengine.daemon.protocol.frames import CONTINUES, DAEMON_ID, DONE, Frame, LogprobsFrame
from xlaengine.daemon.protocol.grammar import RULES, keyword_of
from xlaengine.daemon.protocol.ready import Ready
from xlaengine.protocol import FinishReason, TokenLogprobs

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
class ResponseState:
    """What has come of one request.

    Attributes:
        tokens: that nobody has taken yet.
        has_begun: whether any token has come.
        terminal: that of its last line; None while that is open.
        logprobs: of each token that has come, where they were asked for.
        stop_reason: the stop string or stop token that ended it.
        finished_by: what the reply says of a request that is done.
        error: the reply that belongs to an error.
        epoch: what the replies say names its life; None before.
        slot: where the replies say that it runs; None before.
        is_queued: whether they say that it waits for one.
        cancelled: whether its end was asked for here.
    """

    request_id: int
    tokens: deque[int] = field(default_factory=deque)
    has_begun: bool = False
    logprobs: list[TokenLogprobs] = field(default_factory=list)
    stop_reason: str | int | None = None
    terminal: int | None = None
    finished_by: FinishReason | None = None
    error: str | None = None
    epoch: int | None = None
    slot: int | None = None
    is_queued: bool = False
    cancelled: bool = False

    @property
    def is_held(self) -> bool:
        return self.terminal == CONTINUES

    @property
    def is_finished(self) -> bool:
        return self.terminal is not None and not self.is_held

    @property
    def is_complete(self) -> bool:
        """Whether nothing more is to come of it, neither frame nor reply."""
        return self.is_finished and (self.finished_by is not None or self.error is not None)

    @property
    def is_placed(self) -> bool:
        """Whether the replies have told of its slot what the frames let expect."""
        return self.slot is not None or self.error is not None or (self.is_queued and not self.has_begun)

    @property
    def is_known(self) -> bool:
        """Whether the replies have answered its START."""
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
        ready: what the daemon has said of itself; None before.
        ended: why there will be no more answers; None while there may be.
        slot_epochs: of each slot that the replies have told of, the epoch of its last owner, or of the snapshot that was put there since.
    """

    def __init__(self) -> None:
        self.ready: Ready | None = None
        self.ended: str | None = None
        self.slot_epochs: dict[int, int] = {}
        self._requests: dict[int, ResponseState] = {}
        self._without_terminal: deque[Asked] = deque()
        self._without_reply: dict[str, deque[Asked]] = {keyword_of(rule.command): deque() for rule in RULES.values()}
        self._notes: deque[str] = deque(maxlen=LAST_NOTES)

    def begin(self, start: Start) -> ResponseState:
        """A START line goes out; its answers have its request's id."""
        assert start.request_id is not None
        self._requests[start.request_id] = ResponseState(start.request_id)
        return self._requests[start.request_id]

    @property
    def is_up_to_date(self) -> bool:
        """Whether the replies have told which slot each request has that was begun."""
        return all(state.is_placed for state in self._requests.values())

    def ask(self, commands: Sequence[Command]) -> list[Asked]:
        """Other lines go out. A CONTINUE is answered here only if it is refused: a line that never is must follow it."""
        asked = [Asked(keyword_of(command)) for command in commands]
        for each in asked:
            self._without_terminal.append(each)
            self._without_reply[each.keyword].append(each)
        return asked

    def take_frame(self, frame: Frame | LogprobsFrame) -> None:
        """A frame has come."""
        if isinstance(frame, LogprobsFrame):
            if (state := self._requests.get(frame.request_id)) is not None:
                state.logprobs.append(frame.logprobs)
        elif frame.request_id == DAEMON_ID:
            self._take_terminal(frame.value)
        elif (state := self._requests.get(frame.request_id or DAEMON_ID)) is not None:
            if frame.value >= 0:
                state.tokens.append(frame.value)
                state.has_begun = True
            else:
                state.terminal = frame.value
                self._forget(state)

    def _take_terminal(self, terminal: int) -> None:
        waiting = self._without_terminal
        if waiting and waiting[0].keyword == keyword_of(Continue) and terminal == DONE:
            waiting.popleft().terminal = DONE  # it was accepted: this is the answer to the line behind it
        if waiting:
            waiting.popleft().terminal = terminal

    def take_reply(self, line: str) -> bool:
        """A line on standard error has come; whether it answers anything. If not it is a note.

        Raises:
            BadReply: answers can no longer be told apart.
        """
        match read_reply(line):
            case Ready() as ready:
                self.ready = self.ready or ready
                self._notes.clear()  # of its loading, which has not failed
            case Placed(request_id, slot, epoch):
                if slot is not None:
                    self.slot_epochs[slot] = epoch
                if (state := self._requests.get(request_id)) is not None:
                    state.slot, state.is_queued, state.epoch = slot, slot is None, epoch
            case Finished(request_id, reason, stop_reason):
                if (state := self._requests.get(request_id)) is not None:
                    state.finished_by, state.stop_reason = reason, stop_reason
                    self._forget(state)
            case Failed(request_id):
                if (state := self._requests.get(request_id)) is not None:
                    state.error = line
                    self._forget(state)
            case Answer(keyword, is_ok, refilled) if is_ok or self._without_reply.get(keyword):
                self.slot_epochs.update(() if refilled is None else [refilled])
                if waiting := self._without_reply.get(keyword):
                    waiting.popleft().reply = line
            case _:  # an error of the daemon itself among them
                self._notes.append(line)
                return False
        return True

    def end(self, why: str, *, in_order: bool = False) -> None:
        """There will be no more answers, and what is open stays without one. What was said first of why is kept.

        Args:
            in_order: the daemon has served and ended as it should; otherwise its last notes may tell what was wrong.
        """
        if self.ended is not None:
            return
        quoted = [] if in_order and self.ready is not None else self._notes
        self.ended = "\n".join([why, *(f"  {note}" for note in quoted)])
        for state in self._requests.values():
            state.terminal = ENDED if state.terminal is None else state.terminal
            state.error = state.error or self.ended
        self._requests.clear()

    def _forget(self, state: ResponseState) -> None:
        if state.is_complete:
            del self._requests[state.request_id]
