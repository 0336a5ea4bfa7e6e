"""The daemon's loop. A turn reads what has come, takes one step of the engine, and writes what the readers take."""

from __future__ import annotations

import os
import select
import time
from collections import deque
from typing import TYPE_CHECKING

from xlaengine.daemon.protocol.grammar import MAX_LINE
from xlaengine.daemon.protocol.lines import LineReader, Unreadable
from xlaengine.daemon.server.outlet import REPLY_SECONDS, Outlet

if TYPE_CHECKING:
    from xlaengine.daemon.server.service import Service

READ_BYTES = 16 << 10
LINES_SECONDS = 0.005
"""How long lines are carried out before a busy engine has its next step. At least one line is."""
LONGEST_POLL = 3600.0
"""Seconds. The system's own limit is not far above."""
BACKLOG_BYTES = 1 << 20
"""Frames that wait. Above it no line is read."""
STREAM_BACKLOG_BYTES = 48 << 10
"""Frames of one request that wait. Above it the request is paused until half of them have been read."""
STALL_SECONDS = 30.0
STOP_SECONDS = 2.0
"""How long a reader that takes nothing can delay the end after a signal."""


def run(service: Service, lines: int, outlet: Outlet, *, stop: int | None = None, stall_seconds: float = STALL_SECONDS) -> int:
    """Serve until the service is done; the exit status.

    Args:
        lines: the descriptor of the lines.
        stop: a descriptor that becomes readable when the daemon must cancel everything and exit.
        stall_seconds: how long the frames' reader may take nothing before a request that is paused for it is cancelled.
    """
    loop = _Loop(service, lines, outlet, stop, stall_seconds)
    while service.exit_status is None:
        loop.turn()
    loop.finish()
    return service.exit_status


class _Loop:
    def __init__(self, service: Service, lines: int, outlet: Outlet, stop: int | None, stall_seconds: float):
        self._service, self._outlet = service, outlet
        self._lines: int | None = lines
        self._stop = stop
        self._patience = stall_seconds
        self._reader = LineReader(MAX_LINE)
        self._unread: deque[bytes | Unreadable | None] = deque()  # lines to be carried out; None is the end of input
        self._paused: dict[int, float] = {}  # request id: since when

    def turn(self) -> None:
        self._listen()
        if self._service.is_busy:
            self._service.advance()
        self._outlet.flush()
        self._regulate()
        if self._outlet.stream.gone and self._service.exit_status is None:
            self._service.abort("the frames have no reader")

    def finish(self) -> None:
        """Wait for the readers of what is left, but not for ever."""
        self._lines = None
        while self._outlet.stream.backlog and (left := self._patience - self._outlet.stream.stalled_for) > 0:
            self._flush_within(left)
        until = time.monotonic() + REPLY_SECONDS
        while self._outlet.replies.items and (left := until - time.monotonic()) > 0:
            self._flush_within(left)

    def _flush_within(self, seconds: float) -> None:
        self._stopped(self._poll(seconds))
        self._outlet.flush()

    def _stopped(self, ready: set[int]) -> bool:
        """Whether a signal has just come. From then on readers have less time."""
        if self._stop not in ready:
            return False
        self._stop = None
        self._patience = min(self._patience, STOP_SECONDS)
        return True

    def _listen(self) -> None:
        may_obey = bool(self._unread) and self._may_answer
        ready = self._poll(0.0 if self._service.is_busy or may_obey else self._wait)
        if self._stopped(ready):
            self._service.abort("stopped by a signal")
            return
        if self._lines in ready:
            self._read()
        self._obey()

    @property
    def _wait(self) -> float | None:
        """Seconds until something must be done even if nothing comes; None: never."""
        waits = [self._outlet.patience_with_replies or None]
        if self._paused:
            waits.append(max(self._patience - self._stalled(min(self._paused.values())), 0.0))
        return min((seconds for seconds in waits if seconds is not None), default=None)

    def _stalled(self, paused_since: float) -> float:
        """Seconds for which a request has been paused and nothing was read."""
        return min(time.monotonic() - paused_since, self._outlet.stream.stalled_for)

    def _poll(self, seconds: float | None) -> set[int]:
        """The inputs that can be read. It also notices that the frames have no reader, if there is nothing to write."""
        poll, outlet = select.poll(), self._outlet
        if not outlet.stream.gone:
            poll.register(outlet.stream.fd, 0)
        for fd in outlet.fds_wanted:
            poll.register(fd, select.POLLOUT)
        wanted = (self._stop, self._lines if not self._unread and self._may_answer else None)
        inputs = {fd for fd in wanted if fd is not None}
        for fd in inputs:
            poll.register(fd, select.POLLIN)
        found = dict(poll.poll(None if seconds is None else min(seconds, LONGEST_POLL) * 1000))
        if found.get(outlet.stream.fd, 0) & (select.POLLERR | select.POLLHUP | select.POLLNVAL):
            outlet.stream.lose()
        return inputs & set(found)

    def _read(self) -> None:
        assert self._lines is not None
        try:
            data = os.read(self._lines, READ_BYTES)
        except BlockingIOError:
            return
        except OSError:  # a terminal that has hung up
            data = b""
        self._unread += self._reader.feed(data) if data else [*self._reader.end(), None]
        if not data:
            self._lines = None

    @property
    def _may_answer(self) -> bool:
        outlet = self._outlet
        return outlet.stream.backlog <= BACKLOG_BYTES and not outlet.patience_with_replies and self._service.takes_lines

    def _obey(self) -> None:
        """Lines that have come: all, or as many as there is time for while requests run."""
        until = time.monotonic() + LINES_SECONDS
        while self._unread and self._may_answer and self._service.exit_status is None:
            line = self._unread.popleft()
            if line is None:
                self._service.end_of_input()
            else:
                self._service.line(line)
            self._outlet.flush_replies()  # otherwise a burst of lines has more replies than are kept, though they are read
            if self._service.is_busy and time.monotonic() > until:
                return

    def _regulate(self) -> None:
        """Pause requests whose reader lags, and cancel them if it has stopped reading."""
        service, outlet = self._service, self._outlet
        waiting = {request_id: size for request_id, size in outlet.stream.waiting.items() if request_id}
        for request_id, size in waiting.items():
            if size > STREAM_BACKLOG_BYTES:
                service.pause(request_id)  # at every turn: a new request may have the id of one that was paused
                self._paused.setdefault(request_id, time.monotonic())
        for request_id, since in list(self._paused.items()):
            if waiting.get(request_id, 0) <= STREAM_BACKLOG_BYTES // 2:
                del self._paused[request_id]
                service.resume(request_id)
            elif (seconds := self._stalled(since)) >= self._patience:
                del self._paused[request_id]
                service.give_up(request_id, f"nothing was read for {seconds:.1f} s, and {waiting[request_id]} bytes wait")
