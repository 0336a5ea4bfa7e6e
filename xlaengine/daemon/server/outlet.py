"""What the daemon sends: frames on one descriptor, replies on another. Neither ever blocks it."""

from __future__ import annotations

import os
import select
import stat
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import islice
from typing import NamedTuple

from xlaengine.daemon.protocol.frames import encode
from xlaengine.daemon.protocol.replies import DROPPED

MAX_REPLY_BYTES = 1 << 20
"""Replies that wait. Above it the oldest are dropped."""
REPLY_SECONDS = 1.0
"""How long the daemon waits for a reader of replies that takes nothing."""
_FRAMES_AT_ONCE = 1024


class _Frame(NamedTuple):
    """A frame that waits, and the bytes of it and of what leaves before it."""

    request_id: int | None
    value: int
    data: bytes


class Outlet:
    """Two queues. `flush` writes as much of them as the readers take.

    Frames leave whole and in order; the caller bounds how many wait (`backlog`). Replies are bounded here. If the frames have no reader
    any more (`gone`), they are thrown away.

    Args:
        stream, replies: descriptors.
        tagged: whether frames have request ids.
        clock: seconds; never goes back.
    """

    def __init__(self, stream: int, replies: int, *, tagged: bool, clock: Callable[[], float] = time.monotonic):
        self._stream, self._replies = _Pipe(stream), _Pipe(replies)
        self._tagged = tagged
        self._clock = clock
        self._taken_at = clock()
        self._frames: deque[_Frame] = deque()
        self._torn = 0  # bytes of the first frame that have left
        self._waiting: Counter[int | None] = Counter()
        self._lines: deque[bytes] = deque()
        self._lines_bytes = self._dropped = 0
        self._replied_at = clock()
        self._line = b""  # what is left of the one that is being written

    # --- what goes in

    def frame(self, request_id: int | None, value: int, before: bytes = b"") -> None:
        """Queue a frame. ``before``: bytes of frames that leave with it, or are dropped with it."""
        if self.gone:
            return
        if not self._frames:
            self._taken_at = self._clock()
        self._frames.append(_Frame(request_id, value, before + encode(request_id if self._tagged else None, value)))
        self._waiting[request_id] += len(self._frames[-1].data)

    def reply(self, text: str) -> None:
        """Queue a line; line ends in ``text`` are escaped. If too much waits, the oldest lines are dropped, and a line tells how many."""
        if self._replies.gone:
            return
        if not self.has_replies:
            self._replied_at = self._clock()
        line = text.replace("\r", "\\r").replace("\n", "\\n").encode(errors="backslashreplace")[: MAX_REPLY_BYTES - 1] + b"\n"
        self._lines.append(line)
        self._lines_bytes += len(line)
        while self._lines_bytes > MAX_REPLY_BYTES:
            self._lines_bytes -= len(self._lines.popleft())
            self._dropped += 1

    def drop(self, request_id: int | None) -> None:
        """Drop the queued tokens of a request's open line. Tokens of answered lines stay, and a frame that has begun to leave."""
        kept, is_answered = deque[_Frame](), False
        while self._frames:
            frame = self._frames.pop()
            if frame.request_id == request_id and not is_answered:
                is_answered = frame.value < 0
                has_begun = self._torn > 0 and not self._frames
                if not (is_answered or has_begun):
                    continue
            kept.appendleft(frame)
        self._frames = kept
        self._waiting = Counter()
        for frame in self._frames:
            self._waiting[frame.request_id] += len(frame.data)

    # --- what waits

    @property
    def gone(self) -> bool:
        """Whether the frames have no reader any more."""
        return self._stream.gone

    @property
    def backlog(self) -> int:
        """Bytes of frames that wait."""
        return self._waiting.total() - self._torn

    @property
    def backlogs(self) -> Mapping[int | None, int]:
        """Bytes of frames that wait, by request. A frame counts until all of it has left."""
        return dict(self._waiting)

    @property
    def stalled_for(self) -> float:
        """Seconds since frames began to wait, or since any byte was taken; 0 if none waits."""
        return self._clock() - self._taken_at if self._frames else 0.0

    @property
    def has_replies(self) -> bool:
        return bool(self._line or self._lines)

    @property
    def patience_with_replies(self) -> float:
        """Seconds to wait for the replies' reader; 0 if few replies wait, or it has taken none for `REPLY_SECONDS`."""
        if self._lines_bytes <= MAX_REPLY_BYTES // 2:
            return 0.0
        return max(REPLY_SECONDS - (self._clock() - self._replied_at), 0.0)

    @property
    def stream_fd(self) -> int:
        return self._stream.fd

    @property
    def fds_wanted(self) -> list[int]:
        """Descriptors that have something to write."""
        return [pipe.fd for pipe, waits in ((self._stream, self._frames), (self._replies, self.has_replies)) if waits and not pipe.gone]

    # --- what goes out

    def flush(self) -> None:
        """Write what the readers take now."""
        while self._frames and not self.gone:
            some = b"".join(frame.data for frame in islice(self._frames, _FRAMES_AT_ONCE))
            written = self._stream.write(some[self._torn :])
            if not written:
                break
            self._taken_at = self._clock()
            self._torn += written
            while self._frames and self._torn >= len(self._frames[0].data):
                self._left(self._frames.popleft())
        if self.gone:
            self._forget()
        self.flush_replies()

    def lost(self) -> None:
        """The frames have no reader any more."""
        self._stream.gone = True
        self._forget()

    def close(self) -> None:
        """Leave both descriptors open, and as they were found."""
        self._stream.close()
        self._replies.close()

    def _left(self, frame: _Frame) -> None:
        self._torn -= len(frame.data)
        self._waiting[frame.request_id] -= len(frame.data)
        if not self._waiting[frame.request_id]:
            del self._waiting[frame.request_id]

    def _forget(self) -> None:
        self._frames.clear()
        self._waiting.clear()
        self._torn = 0

    def flush_replies(self) -> None:
        while self.has_replies and not self._replies.gone:
            self._line = self._line or self._next_line()
            written = self._replies.write(self._line)
            if not written:
                break
            self._replied_at = self._clock()
            self._line = self._line[written:]
        if self._replies.gone:
            self._line = b""
            self._lines.clear()

    def _next_line(self) -> bytes:
        if dropped := self._dropped:
            self._dropped = 0
            return f"{DROPPED.write(count=dropped)}\n".encode()
        line = self._lines.popleft()
        self._lines_bytes -= len(line)
        return line


def is_read(fd: int) -> bool:
    """Whether a descriptor has a reader; True if that cannot be known."""
    poll = select.poll()
    poll.register(fd, 0)
    return not poll.poll(0)


class _Pipe:
    """A descriptor that never blocks.

    Blocking is a flag of the open file, which other processes share (standard error most of all). So a pipe or a terminal is opened anew;
    the flag of any other file is switched, and switched back by `close`.
    """

    def __init__(self, fd: int):
        self.fd = fd
        self.gone = False
        self._given = fd
        self._was_blocking: bool | None = None
        try:
            kind = os.fstat(fd).st_mode
            self._was_blocking = os.get_blocking(fd)
        except OSError:  # it was closed before this process began
            self.gone = True
            return
        if stat.S_ISFIFO(kind) or stat.S_ISCHR(kind):
            with suppress(OSError):
                self.fd = os.open(f"/proc/self/fd/{fd}", os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY)
        if self.fd == fd:
            os.set_blocking(fd, False)

    def write(self, data: bytes) -> int:
        """Bytes that were taken: none if there is no room now, or no reader (`gone`)."""
        try:
            return os.write(self.fd, data)
        except BlockingIOError:
            return 0
        except OSError:
            self.gone = True
            return 0

    def close(self) -> None:
        if self.fd != self._given:
            os.close(self.fd)
        elif self._was_blocking is not None:
            os.set_blocking(self._given, self._was_blocking)
