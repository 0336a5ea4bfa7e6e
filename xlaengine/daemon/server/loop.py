"""The daemon's loop. Each round reads lines and carries them out, takes one step of the engine, and writes without blocking."""

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
"""The most bytes of lines that are read at once."""
LINES_SECONDS = 0.005
"""How long lines are carried out before a busy engine takes its next step. At least one line is carried out."""
LONGEST_POLL = 3600.0
"""The most seconds of one call of ``poll``, which takes at most 2**31 - 1 milliseconds."""
BACKLOG_BYTES = 1 << 20
"""If more bytes of frames than this wait to be written, no line is read."""
STREAM_BACKLOG_BYTES = 48 << 10
"""If more bytes of one request's frames than this wait to be written, the request is paused until no more than half of it waits."""
STALL_SECONDS = 30.0
"""The default of ``stall_seconds`` of `run`."""
STOP_SECONDS = 2.0
"""How long a reader that reads nothing can delay the end after a signal."""


def run(service: Service, lines: int, outlet: Outlet, *, stop: int | None = None, stall_seconds: float = STALL_SECONDS) -> int:
    """Serve until the service is done. Returns the exit status.

    Args:
        lines: the descriptor of the lines.
        stop: a descriptor that becomes readable when the daemon must cancel everything and exit.
        stall_seconds: how long the reader of frames may read nothing before the requests that are paused because of it are cancelled.
    """
    loop = _Loop(service, lines, outlet, stop, stall_seconds)
    while service.exit_status is None:
        loop.round()
    loop.finish()
    return service.exit_status


class _Loop:
    def __init__(self, service: Service, lines: int, outlet: Outlet, stop: int | None, stall_seconds: float):
        self._service, self._outlet = service, outlet
        self._lines: int | None = lines
        self._stop = stop
        self._stall_seconds = stall_seconds
        self._reader = LineReader(MAX_LINE)
        self._unread: deque[bytes | Unreadable | None] = deque()  # lines to be carried out; None is the end of input
        self._paused: dict[int, float] = {}  # request id: since when

    def round(self) -> None:
        self._take_input()
        if self._service.is_busy:
            self._service.advance()
        self._outlet.flush()
        self._pause_and_cancel()
        if self._outlet.stream.gone and self._service.exit_status is None:
            self._service.abort("the frames have no reader")

    def finish(self) -> None:
        """Write what is left, unless its reader has stopped reading."""
        self._lines = None
        while self._outlet.stream.backlog and (left := self._stall_seconds - self._outlet.stream.stalled_for) > 0:
            self._flush_within(left)
        until = time.monotonic() + REPLY_SECONDS
        while self._outlet.replies.items and (left := until - time.monotonic()) > 0:
            self._flush_within(left)

    def _flush_within(self, seconds: float) -> None:
        self._take_signal(self._poll(seconds))
        self._outlet.flush()

    def _take_signal(self, ready: set[int]) -> bool:
        """Take the signal to stop, if it has come now: readers then have less time. Returns whether it has."""
        if self._stop not in ready:
            return False
        self._stop = None
        self._stall_seconds = min(self._stall_seconds, STOP_SECONDS)
        return True

    def _take_input(self) -> None:
        has_work = bool(self._unread) and self._can_answer
        ready = self._poll(0.0 if self._service.is_busy or has_work else self._wait)
        if self._take_signal(ready):
            self._service.abort("stopped by a signal")
            return
        if self._lines in ready:
            self._read()
        self._carry_out()

    @property
    def _wait(self) -> float | None:
        """Seconds until the loop must go on even without input; None: no limit."""
        waits = [self._outlet.reply_wait or None]
        if self._paused:
            waits.append(max(self._stall_seconds - self._stalled(min(self._paused.values())), 0.0))
        return min((seconds for seconds in waits if seconds is not None), default=None)

    def _stalled(self, paused_since: float) -> float:
        """The seconds in which the request has been paused and, all the while, nothing was read."""
        return min(time.monotonic() - paused_since, self._outlet.stream.stalled_for)

    def _poll(self, seconds: float | None) -> set[int]:
        """Wait, at most ``seconds``, until a descriptor can be read or written. Returns those that can be read. Even with nothing to write,
        it notices that the frames have no reader any more."""
        poll, outlet = select.poll(), self._outlet
        if not outlet.stream.gone:
            poll.register(outlet.stream.fd, 0)
        for fd in outlet.fds_wanted:
            poll.register(fd, select.POLLOUT)
        wanted = (self._stop, self._lines if not self._unread and self._can_answer else None)
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
    def _can_answer(self) -> bool:
        """Whether the answers to another line find room."""
        outlet = self._outlet
        return outlet.stream.backlog <= BACKLOG_BYTES and not outlet.reply_wait and self._service.takes_lines

    def _carry_out(self) -> None:
        """Carry out all lines that were read, or for `LINES_SECONDS` while requests run."""
        until = time.monotonic() + LINES_SECONDS
        while self._unread and self._can_answer and self._service.exit_status is None:
            line = self._unread.popleft()
            if line is None:
                self._service.end_of_input()
            else:
                self._service.line(line)
            self._outlet.flush_replies()  # otherwise many lines at once fill the queue, and it drops replies although they are read
            if self._service.is_busy and time.monotonic() > until:
                return

    def _pause_and_cancel(self) -> None:
        """Pause requests whose reader lags, and cancel them if it has stopped reading."""
        service, outlet = self._service, self._outlet
        waiting = {request_id: size for request_id, size in outlet.stream.waiting.items() if request_id}
        for request_id, size in waiting.items():
            if size > STREAM_BACKLOG_BYTES:
                service.pause(request_id)  # in every round: a new request may have the id of one that was paused
                self._paused.setdefault(request_id, time.monotonic())
        for request_id, since in list(self._paused.items()):
            if waiting.get(request_id, 0) <= STREAM_BACKLOG_BYTES // 2:
                del self._paused[request_id]
                service.resume(request_id)
            elif (seconds := self._stalled(since)) >= self._stall_seconds:
                del self._paused[request_id]
                service.give_up(request_id, f"nothing was read for {seconds:.1f} s, and {waiting[request_id]} bytes wait")
