"""Standard error that may be lost: its reader goes away, or its disk is full. What is told there is dropped, and the job goes on."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

STDERR = 2


class Lossy(io.RawIOBase):
    """Bytes to a descriptor, as far as it takes them; the rest is dropped without an error."""

    def __init__(self, fd: int):
        super().__init__()
        self._fd = fd

    def write(self, data: bytes, /) -> int:  # type: ignore[override]
        rest = memoryview(data)
        with suppress(OSError):
            while rest:
                rest = rest[os.write(self._fd, rest) :]
        return len(data)

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._fd

    def isatty(self) -> bool:
        return os.isatty(self._fd)


@contextmanager
def lossy_standard_error() -> Iterator[None]:
    """While it is open, nothing that Python writes to the process's standard error raises: consoles, log handlers and warnings.

    A standard error that somebody has put in place of the process's own is left alone.
    """
    before = sys.stderr
    if before is not sys.__stderr__:
        yield
        return
    if before is None:  # closed by the shell (`2>&-`): the next file opened would get its number, and a library's messages
        _open_nowhere()
    encoding, errors = ("utf-8", "backslashreplace") if before is None else (before.encoding, before.errors)
    sys.stderr = io.TextIOWrapper(Lossy(STDERR), encoding, errors, line_buffering=True, write_through=True)  # type: ignore[arg-type]
    try:
        yield
    finally:
        sys.stderr = before


def _open_nowhere() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    if nowhere != STDERR:
        os.dup2(nowhere, STDERR)
        os.close(nowhere)
