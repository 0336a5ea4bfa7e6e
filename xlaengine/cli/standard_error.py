"""A standard error that may fail: its reader goes away, or its disk is full. Then messages are dropped, and the job goes on."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

STDERR = 2


def open_if_closed(fd: int, flags: int) -> None:
    """Opens /dev/null as ``fd`` if that is closed, so that no other file gets this number."""
    try:
        os.fstat(fd)
    except OSError:
        null = os.open(os.devnull, flags)
        if null != fd:
            os.dup2(null, fd)
            os.close(null)


class Lossy(io.FileIO):
    """Writes to a descriptor, which stays open. Bytes that cannot be written are dropped without an error."""

    def __init__(self, fd: int):
        super().__init__(fd, "wb", closefd=False)

    def write(self, data: Any, /) -> int:
        rest = memoryview(data)
        with suppress(OSError):
            while rest and (count := super().write(rest)) is not None:  # None: a non-blocking pipe is full
                rest = rest[count:]
        return len(data)


@contextmanager
def lossy_standard_error() -> Iterator[None]:
    """Within the block, nothing that Python writes to the process's standard error raises: consoles, log handlers and warnings.

    A replaced ``sys.stderr`` is left alone.
    """
    before = sys.stderr
    if before is not sys.__stderr__:
        yield
        return
    open_if_closed(STDERR, os.O_WRONLY)  # the shell closes it for `2>&-`
    encoding, errors = ("utf-8", "backslashreplace") if before is None else (before.encoding, before.errors)
    sys.stderr = io.TextIOWrapper(Lossy(STDERR), encoding, errors, line_buffering=True, write_through=True)  # type: ignore[arg-type]
    try:
        yield
    finally:
        sys.stderr = before
