"""Queues of what the daemon writes: frames to one descriptor, replies to another. Writing never blocks."""

from __future__ import annotations

import os
import select
import stat
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import islice
from typing import NamedTuple

from xlaengine.daemon.protocol.frames import encode
from xlaengine.daemon.protocol.replies import DROPPED

MAX_REPLY_BYTES = 1 << 20
"""The most bytes of replies that wait. Above it the oldest are dropped."""
REPLY_SECONDS = 1.0
"""How long the daemon waits for a reader of replies that reads nothing."""
_FRAMES_AT_ONCE = 1024
"""The most frames that one call writes."""


class _Item(NamedTuple):
    """What is written whole or not at all: a reply, or a frame with the frames directly before it.

    Attributes:
        request_id: of a frame, also of an untagged one; None for a reply.
        value: the last number of a frame: a token id or a terminal.
    """

    data: bytes
    request_id: int | None = None
    value: int = 0


class Outlet:
    """Two queues, of frames and of replies. `flush` writes as much of them as the descriptors take.

    Frames are written whole and in order; the caller limits how many wait. Replies that wait are limited here.

    Args:
        stream, replies: descriptors.
        tagged: whether frames have request ids.
        clock: returns seconds, and never goes back.

    Attributes:
        stream, replies: the queues.
    """

    def __init__(self, stream: int, replies: int, *, tagged: bool, clock: Callable[[], float] = time.monotonic):
        self.stream, self.replies = Queue(stream, clock), Queue(replies, clock)
        self._tagged = tagged
        self._dropped = 0  # replies, since the last note about them

    # --- input

    def frame(self, request_id: int | None, value: int, before: bytes = b"") -> None:
        """Queue a frame. ``before``: bytes of the frames directly before it, which are written or dropped with it."""
        self.stream.put(_Item(before + encode(request_id if self._tagged else None, value), request_id, value))

    def reply(self, text: str) -> None:
        """Queue a line; line ends in ``text`` are escaped. If too many wait, the oldest are dropped, and a note gives their number."""
        line = text.replace("\r", "\\r").replace("\n", "\\n").encode(errors="backslashreplace")[: MAX_REPLY_BYTES - 1] + b"\n"
        self.replies.put(_Item(line))
        while self.replies.size > MAX_REPLY_BYTES:
            self.replies.remove(1)  # not the first, of which a part may have been written
            self._dropped += 1

    def drop(self, request_id: int | None) -> None:
        """Drop the queued tokens of a request behind its last queued terminal. Tokens before that terminal stay, and so does a frame
        that is partly written."""
        kept, is_answered = deque[_Item](), False
        for place, frame in reversed(list(enumerate(self.stream.items))):
            if frame.request_id == request_id and not is_answered:
                is_answered = frame.value < 0
                has_begun = place == 0 and self.stream.written_of_first > 0
                if not (is_answered or has_begun):
                    continue
            kept.appendleft(frame)
        self.stream.replace(kept)

    # --- state

    @property
    def reply_wait(self) -> float:
        """Seconds to wait for the reader of replies; 0 if few replies wait, or it has read none for `REPLY_SECONDS`."""
        return max(REPLY_SECONDS - self.replies.stalled_for, 0.0) if self.replies.size > MAX_REPLY_BYTES // 2 else 0.0

    @property
    def fds_wanted(self) -> list[int]:
        """The descriptors for which something waits."""
        return [queue.fd for queue in (self.stream, self.replies) if queue.items]

    # --- output

    def flush(self) -> None:
        """Write frames and replies until the descriptors take no more."""
        while self.stream.write(_FRAMES_AT_ONCE):
            pass
        self.flush_replies()

    def flush_replies(self) -> None:
        """Write replies until their descriptor takes no more. If replies were dropped, a note with their number comes first, but not
        within a reply that is partly written."""
        while self.replies.write(1):
            if self._dropped and not self.replies.written_of_first:
                self.replies.put(_Item(f"{DROPPED.write(count=self._dropped)}\n".encode()), first=True)
                self._dropped = 0

    def close(self) -> None:
        """Make the descriptors blocking again if they were. They stay open."""
        self.stream.close()
        self.replies.close()


def is_read(fd: int) -> bool:
    """Whether a pipe or socket still has a reader; True for any other open file."""
    poll = select.poll()
    poll.register(fd, 0)
    return not poll.poll(0)


class Queue:
    """Items that wait to be written to a descriptor, without blocking.

    Blocking is a flag of the open file, which other processes may share, above all for standard error. So a pipe or a terminal is opened
    a second time, and the flag is changed there. For any other file the shared flag is changed, and `close` changes it back.

    Attributes:
        fd: the descriptor that is written.
        gone: whether the descriptor has no reader any more. Items are then dropped.
        items: the oldest first.
        written_of_first: the bytes of the first item that have been written.
        waiting: by request, the bytes of its items. An item counts in full until all of it is written.
    """

    def __init__(self, fd: int, clock: Callable[[], float]):
        self.fd = self._given = fd
        self.gone = False
        self.items: deque[_Item] = deque()
        self.written_of_first = 0
        self.waiting: Counter[int | None] = Counter()
        self._clock = clock
        self._moved_at = clock()
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

    @property
    def size(self) -> int:
        """The bytes of all items, the written part of the first one included."""
        return self.waiting.total()

    @property
    def backlog(self) -> int:
        """The bytes that are still to be written."""
        return self.size - self.written_of_first

    @property
    def stalled_for(self) -> float:
        """Seconds since the first item began to wait, or any byte was written; 0 if nothing waits."""
        return self._clock() - self._moved_at if self.items else 0.0

    def put(self, item: _Item, first: bool = False) -> None:
        """Add an item at the end, or before all others (``first``)."""
        if self.gone:
            return
        if not self.items:
            self._moved_at = self._clock()
        self.items.insert(0 if first else len(self.items), item)
        self.waiting[item.request_id] += len(item.data)

    def remove(self, place: int) -> int:
        """Remove an item, and return its size in bytes."""
        item = self.items[place]
        del self.items[place]
        self.waiting[item.request_id] -= len(item.data)
        if not self.waiting[item.request_id]:
            del self.waiting[item.request_id]
        return len(item.data)

    def replace(self, items: Iterable[_Item]) -> None:
        """Put these items in place of all others."""
        self.items = deque(items)
        self.waiting = Counter()
        for item in self.items:
            self.waiting[item.request_id] += len(item.data)

    def write(self, items: int) -> bool:
        """Write at most ``items`` items with one call of the system. Returns whether any byte was written."""
        if not self.items:
            return False
        try:
            written = os.write(self.fd, b"".join(item.data for item in islice(self.items, items))[self.written_of_first :])
        except BlockingIOError:
            return False
        except OSError:
            self.lose()
            return False
        self._moved_at = self._clock()
        self.written_of_first += written
        while self.items and self.written_of_first >= len(self.items[0].data):
            self.written_of_first -= self.remove(0)
        return written > 0

    def lose(self) -> None:
        """Drop all items, because there is no reader any more."""
        self.gone = True
        self.replace(())
        self.written_of_first = 0

    def close(self) -> None:
        """Close the descriptor that this queue opened, or restore the flag of the given one."""
        if self.fd != self._given:
            os.close(self.fd)
        elif self._was_blocking is not None:
            os.set_blocking(self._given, self._was_blocking)
