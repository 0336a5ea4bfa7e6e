"""A standard error that may be lost: its reader goes away, or its disk is full. Messages are then dropped, and the job goes on."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

STDERR = 2


class Lossy(io.FileIO):
    """Writes to a descriptor, which stays open. Bytes that cannot be written are dropped without an error."""

    def __init__(self, fd: int):
        super().__init__(fd, "wb", closefd=False)

    def write(self, data: Any, /) -> int:
        rest = memoryview(data)
        with suppress(OSError):
            while rest and (count := super().write(rest)) is not None:  # None: a full pipe that does not wait
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
    if before is None:  # closed by the shell (`2>&-`): the next file opened would get its number, and a library's messages
        nowhere = os.open(os.devnull, os.O_WRONLY)
        if nowhere != STDERR:
            os.dup2(nowhere, STDERR)
            os.close(nowhere)
    encoding, errors = ("utf-8", "backslashreplace") if before is None else (before.encoding, before.errors)
    sys.stderr = io.TextIOWrapper(Lossy(STDERR), encoding, errors, line_buffering=True, write_through=True)  # type: ignore[arg-type]
    try:
        yield
    finally:
        sys.stderr = before
