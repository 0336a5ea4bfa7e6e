"""Lines to a daemon and their answers, for any number of threads."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from xlaengine.daemon.client.correlation import Asked, Correlation, ResponseState
from xlaengine.daemon.client.process import Process
from xlaengine.daemon.client.replies import BadReply
from xlaengine.daemon.client.sender import CLOSED, Sender
from xlaengine.daemon.errors import DaemonError
from xlaengine.daemon.protocol.commands import Cancel, Command, Continue, Ping, Restore, RestoreChain, Snapshot, Start
from xlaengine.daemon.protocol.frames import CONTINUES, DONE, Frame, LogprobsFrame
from xlaengine.daemon.protocol.grammar import line_of
from xlaengine.daemon.protocol.ready import PROTOCOL, Ready

OfSlot = TypeVar("OfSlot", bound=Start | Snapshot | Restore | RestoreChain)

logger = logging.getLogger(__name__)

REPLY_SECONDS = 5.0
"""How much later than its frame a reply may come."""


class Connection:
    """A daemon of this process, its lines and its answers. Any thread may use it until it is closed.

    Args:
        argv: what to run.
        timeout: seconds to wait for one token or one answer. Where an answer does not come the daemon is killed.
        progress: called with each line on standard error that is no reply, by the thread that reads them.
    """

    def __init__(self, argv: Sequence[str], timeout: float, progress: Callable[[str], object] | None = None):
        self._timeout = timeout
        self._progress = progress
        self._correlation = Correlation()
        self._changed = threading.Condition()
        self._closed = False
        self._process = Process(argv)
        self._sender = Sender(self._process.stdin)
        self._process.read(self._take_frames, self._take_line, self._take_end)

    def ready(self, timeout: float) -> Ready:
        """Once the daemon has started: what it says of itself.

        Raises:
            DaemonError: it has ended instead, or speaks another protocol.
            TimeoutError: it took longer than ``timeout`` seconds.
        """
        self.wait(lambda: self._correlation.ready is not None, "the daemon to start", timeout)
        ready = self._correlation.ready
        if ready is None:
            raise self._over()
        if ready.protocol != PROTOCOL:
            raise DaemonError(f"the daemon speaks protocol {ready.protocol}, this client {PROTOCOL}")
        return ready

    # --- lines

    def begin(self, start: Start) -> ResponseState:
        """Send a START line; what comes of its request.

        Raises:
            Malformed: no line can say this; nothing was sent.
            DaemonError: the daemon has ended, or the client is closed.
        """
        line_of(start)
        data = line_of(self._with_epoch(start))
        with self._sender.lock:
            with self._changed:
                self._require_open()
                state = self._correlation.begin(start)
            self._sender.send(data + b"\n", self._timeout)
        return state

    def ask_of_slot(self, command: Snapshot | Restore | RestoreChain) -> str:
        """`ask`, of a slot as this client knows it: refused if it holds something else by now."""
        line_of(command)
        return self.ask(self._with_epoch(command))

    def _with_epoch(self, command: OfSlot) -> OfSlot:
        if command.slot is None or command.epoch is not None:
            return command
        self._wait_for_answer(lambda: self._correlation.is_up_to_date, "the answers to all START lines")
        return replace(command, epoch=self._correlation.slot_epochs.get(command.slot, 0))

    def ask(self, *sent: Command) -> str:
        """What the daemon says to the first of these lines, behind ``ok`` and the keyword. They leave one directly after the other."""
        data = b"".join(line_of(each) + b"\n" for each in sent)
        with self._sender.lock:
            with self._changed:
                self._require_open()
                asked = self._correlation.ask(sent)[0]
            self._sender.send(data, self._timeout)
        return self._answer(asked)

    def _answer(self, asked: Asked) -> str:
        self._wait_for_answer(lambda: asked.is_answered, f"the answer to {asked.keyword}")
        if asked.reply is None or asked.terminal is None:
            raise self._over()
        if asked.terminal != DONE:
            raise DaemonError(asked.reply)
        return asked.reply.removeprefix(f"ok {asked.keyword}").strip()

    def _wait_for_answer(self, what: Callable[[], bool], name: str) -> None:
        try:
            self.wait(what, name)
        except TimeoutError as error:
            self._give_up(f"the daemon was killed: {error}")
            raise

    def _epoch_of(self, state: ResponseState) -> int | None:
        """What names its life; None: it never had one, or the daemon has ended."""
        self._wait_for_answer(lambda: state.is_known, f"the answer to start of request {state.request_id}")
        return state.epoch

    def resume(self, state: ResponseState, tokens: int) -> None:
        """Send a CONTINUE line.

        Raises:
            DaemonError: the request is not held, or no longer.
        """
        line_of(Continue(state.request_id, tokens))
        command = Continue(state.request_id, tokens, epoch=self._epoch_of(state))
        with self._changed:
            self._require_open()
            if not state.is_held:
                raise DaemonError(f"request {state.request_id} is {'finished' if state.is_finished else 'running'}, not held")
            state.terminal = None
        try:
            self.ask(command, Ping())  # an answer of the daemon's own comes only if it is refused; that of the PING tells
        except (DaemonError, TimeoutError):
            with self._changed:
                if state.terminal is None:  # otherwise its end and the line have met
                    state.terminal = CONTINUES
            raise

    def cancel(self, state: ResponseState) -> None:
        """Send a CANCEL line, unless the request has ended."""
        with self._changed:
            if state.is_finished:
                return
            state.cancelled = True
        try:
            self.ask(Cancel(state.request_id, epoch=self._epoch_of(state)))
        except (DaemonError, TimeoutError) as error:
            state.cancelled = False
            if isinstance(error, TimeoutError) or not state.is_finished:  # otherwise its end and the line have met
                raise

    # --- what comes of them

    def wait(self, what: Callable[[], bool], name: str, timeout: float | None = None) -> None:
        """Until ``what`` is so, or the daemon has ended."""
        timeout = self._timeout if timeout is None else timeout
        if not self._has_come(what, timeout):
            raise TimeoutError(f"waited {timeout:g} s for {name}")

    def wait_for_reply(self, what: Callable[[], bool]) -> None:
        """Until ``what`` is so, or for `REPLY_SECONDS`: replies take a way of their own, and may come after their frames."""
        self._has_come(what, min(self._timeout, REPLY_SECONDS))

    def _has_come(self, what: Callable[[], bool], timeout: float) -> bool:
        with self._changed:
            return self._changed.wait_for(lambda: what() or self._correlation.ended is not None, timeout)

    # --- its end

    def close(self, timeout: float) -> int:
        """No more lines; once what runs has finished, or after ``timeout`` seconds, the end of the daemon. Its exit status."""
        self._closed = True
        self._sender.close()
        return self._process.end(timeout)

    def kill(self) -> None:
        """End the daemon at once."""
        self._process.kill()
        self.close(0.0)

    def _require_open(self) -> None:
        if self._closed or self._correlation.ended is not None:
            raise self._over()

    def _over(self) -> DaemonError:
        return DaemonError(CLOSED if self._closed else self._correlation.ended)

    def _give_up(self, why: str) -> None:
        with self._changed:
            self._correlation.end(why)
            self._changed.notify_all()
        self._process.kill()

    # --- what the process says, on its threads

    def _take_frames(self, frames: Sequence[Frame | LogprobsFrame]) -> None:
        with self._changed:
            for frame in frames:
                self._correlation.take_frame(frame)
            self._changed.notify_all()

    def _take_line(self, line: str) -> None:
        try:
            with self._changed:
                is_reply = self._correlation.take_reply(line)
                self._changed.notify_all()
        except BadReply as error:
            self._give_up(str(error))
            return
        if not is_reply and self._progress is not None:
            try:
                self._progress(line)
            except Exception:
                logger.exception("progress(%r) failed, and is called no more", line)
                self._progress = None

    def _take_end(self, status: int, wrong: str) -> None:
        with self._changed:
            self._correlation.end(f"the daemon has ended with status {status}{wrong}", in_order=status == 0 and not wrong)
            self._changed.notify_all()
