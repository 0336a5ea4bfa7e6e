"""Pipes as small as the system makes them, and readers that take their time."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from xlaengine.daemon.protocol.frames import Frame, FrameReader

SMALL = 4096
"""Bytes that the smallest pipe holds."""


@contextmanager
def small_pipe() -> Iterator[tuple[int, int]]:
    """``(read end, write end)``; either may be closed inside."""
    ends = os.pipe()
    fcntl.fcntl(ends[1], fcntl.F_SETPIPE_SZ, SMALL)
    try:
        yield ends
    finally:
        for end in ends:
            with suppress(OSError):
                os.close(end)


def available(fd: int) -> bytes:
    """All that is in the pipe now."""
    os.set_blocking(fd, False)
    data = b""
    with suppress(BlockingIOError):
        while piece := os.read(fd, 1 << 16):
            data += piece
    return data


def frames(data: bytes) -> list[Frame]:
    """Tagged frames, all of them whole."""
    reader = FrameReader()
    found = reader.feed(data)
    assert not reader.is_torn
    return found
