"""The output file as a journal: a line is appended when its request has finished, and what is there stays.

A run may die at any instant. A line whose end is missing was being written at that instant: it counts as not there,
and is cut off before the run goes on.
"""

from __future__ import annotations

import os
import threading
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Protocol, Self

import msgspec

from xlaengine.batch.errors import RunError, UsageError
from xlaengine.batch.files import replace_file, sync_directory

SYNC_SECONDS = 0.1
"""Lines that finish within this time share one fsync."""


class Sink(Protocol):
    """Where finished lines go."""

    def append(self, line: bytes) -> None: ...


@dataclass(frozen=True)
class Finished:
    """What an earlier run left.

    Attributes:
        completed: input line numbers with a result. failed: those with an error line.
        size: bytes of whole lines; what lies beyond is torn.
    """

    completed: frozenset[int]
    failed: frozenset[int]
    size: int


class _Head(msgspec.Struct):
    """What of an output line tells which input line it finishes, and how."""

    line: int
    custom_id: str
    response: msgspec.Raw
    error: Any


def read_finished(path: Path, lines: int) -> Finished:
    """Which of the input's ``lines`` the output has; a torn last line is left out.

    Raises:
        UsageError: a line that no run on this input can have written, or one line twice.
    """
    done: dict[int, bool] = {}
    size = 0
    decode = msgspec.json.Decoder(_Head).decode
    with path.open("rb") as file:
        for row, data in enumerate(file, start=1):
            try:
                if not data.endswith(b"\n"):
                    break
                head = decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError):
                if file.read(1):
                    raise UsageError(f"cannot resume {path}: its line {row} is no output line") from None
                break  # a power cut can leave a last line of the right length with the wrong bytes
            if not 1 <= head.line <= lines:
                raise UsageError(f"cannot resume {path}: its line {row} finishes line {head.line} of an input of {lines} lines")
            if head.line in done:
                raise UsageError(f"cannot resume {path}: line {head.line} of the input is finished twice, again in its line {row}")
            done[head.line] = head.error is None
            size += len(data)
    return Finished(
        completed=frozenset(n for n, ok in done.items() if ok),
        failed=frozenset(n for n, ok in done.items() if not ok),
        size=size,
    )


def cut(path: Path, size: int) -> None:
    """Keep the first ``size`` bytes."""
    with path.open("r+b") as file:
        file.truncate(size)
        os.fsync(file.fileno())


def drop_errors(path: Path) -> None:
    """Take the error lines out; the others keep their bytes and their order. Whole or not at all."""
    decode = msgspec.json.Decoder(_Head).decode

    def copy(new: BinaryIO) -> None:
        with path.open("rb") as old:
            new.writelines(data for data in old if decode(data).error is None)

    replace_file(path, copy)


class Journal:
    """Appends lines to a file. Each is handed to the system at once, so that the death of this process loses none;
    a thread syncs them in small groups, so that the engine never waits for the disk.

    Args:
        path: appended to, and created if need be.

    Raises:
        OSError: from `append` or `close`, for a write or a sync that failed.
    """

    def __init__(self, path: Path):
        self._file = path.open("ab")
        sync_directory(path.parent)
        self._unsynced, self._closing = threading.Event(), threading.Event()
        self._error: OSError | None = None
        self._syncer = threading.Thread(target=self._sync_groups, name="journal-sync", daemon=True)
        self._syncer.start()

    def append(self, line: bytes) -> None:
        """Write one line, its line end included."""
        if self._error is not None:
            raise self._error
        self._file.write(line)
        self._file.flush()
        self._unsynced.set()

    def close(self) -> None:
        """Everything appended is on the disk when this returns."""
        self._closing.set()
        self._unsynced.set()
        self._syncer.join()
        with self._file:
            self._file.flush()
            os.fsync(self._file.fileno())
        if self._error is not None:
            raise self._error

    def _sync_groups(self) -> None:
        while self._unsynced.wait() and not self._closing.is_set():
            self._unsynced.clear()
            try:
                os.fsync(self._file.fileno())
            except OSError as e:
                self._error = e
                return
            self._closing.wait(SYNC_SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


class PassThrough:
    """Lines to standard output or another stream that keeps nothing; it stays open.

    Raises:
        RunError: from `append`, when nobody reads on.
    """

    def __init__(self, file: BinaryIO):
        self._file = file
        self._lines = 0

    def append(self, line: bytes) -> None:
        try:
            self._file.write(line)
            self._file.flush()
        except BrokenPipeError:
            self._discard_rest()
            raise RunError(f"the reader of the output has gone: {self._lines} lines were written") from None
        self._lines += 1

    def _discard_rest(self) -> None:
        """What the file still holds would fail once more when it is closed, at the latest by the interpreter at its end."""
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, self._file.fileno())
        os.close(nowhere)
