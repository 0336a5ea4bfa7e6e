"""The output file as a journal: a line is appended when its request has finished, and is never changed.

A run may die at any instant, and so leave a last line without its end. `finished` finds it, and cuts it off before a run continues.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import threading
from pathlib import Path
from typing import BinaryIO, Protocol

from xlaengine.batch.errors import OutputLost, OutputMixed, RunError
from xlaengine.batch.files import free_name, is_same_file, naming_errors, present_name
from xlaengine.sources.whole import replacing, sync_directory
from xlaengine.types.words import plural

SYNC_SECONDS = 0.1
"""Lines that finish within this time share one fsync."""


class Sink(Protocol):
    """The destination of finished lines."""

    def append(self, line: bytes) -> None:
        """Takes one output line, including its line end. Raises RunError if it cannot be written."""
        ...


class Journal:
    """Appends lines to a file. Each line is handed to the system at once, so that no line is lost if this process dies. A thread syncs
    lines in small groups, so that the engine never waits for the disk.

    At every group the thread checks that ``path`` still leads to this file. If another program has removed or replaced the file, the lines
    are saved, and the run ends. `close` also checks that no other program has written to the file.

    Attributes:
        kept: the file to which the lines were saved because another file has taken the place of ``path``; otherwise None.

    Raises:
        RunError: from `append` or `close`: a write or a sync failed, the file is gone (`OutputLost` if the lines are saved elsewhere), or
            another program has written to it (`OutputMixed`).
    """

    def __init__(self, path: Path):
        self._path = path
        self.kept: Path | None = None
        with naming_errors(path, "output file"):
            self._file = path.open("a+b")
            sync_directory(path.parent)
        self._size = os.fstat(self._file.fileno()).st_size
        self._unsynced, self._closing = threading.Event(), threading.Event()
        self._error: OSError | RunError | None = None
        self._moved = self._torn = False
        self._syncer = threading.Thread(target=self._sync_groups, name="journal-sync", daemon=True)
        self._syncer.start()

    def append(self, line: bytes) -> None:
        """Writes one line, including its line end. Raises RunError, also for what the thread has found since the last call."""
        with naming_errors(self._path, "output file"):
            self._raise_error()
            self._torn = True
            self._file.write(line)
            self._file.flush()
        self._size += len(line)
        self._torn = False
        self._unsynced.set()

    def digest(self) -> str | None:
        """Returns the SHA-256 of the lines, in hexadecimal; None if another program has removed, replaced or written to the file."""
        if not self._is_in_place() or os.fstat(self._file.fileno()).st_size != self._size:
            return None
        self._file.seek(0)
        return hashlib.file_digest(self._file, "sha256").hexdigest()

    def close(self) -> None:
        """Returns after everything appended is on the disk."""
        self._closing.set()
        self._unsynced.set()
        self._syncer.join()
        with naming_errors(self._path, "output file"), self._file:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._moved = self._moved or not self._is_in_place()
            self._raise_error()
            more = os.fstat(self._file.fileno()).st_size - self._size
        if more > 0 and not self._torn:
            found = f"another program wrote {more} bytes to the output file {self._path} too"
            raise OutputMixed(f"{found}: they stand among this run's lines; take them out before you give --resume")

    def _raise_error(self) -> None:
        if self._moved and self._error is None:
            self._error = self._save_lines()
        if self._error is not None:
            raise self._error

    def _is_in_place(self) -> bool:
        fd, least = self._file.fileno(), self._size  # taken before the file's size, to which `append` may add meanwhile
        return is_same_file(self._path, fd) and os.fstat(fd).st_size >= least

    def _save_lines(self) -> RunError:
        """Saves the lines, which the system keeps as long as the file is open. Returns the error that says where they are."""
        path, size = self._path, os.fstat(self._file.fileno()).st_size
        if is_same_file(path, self._file.fileno()):
            lost = f"only {size} of {self._size} bytes are left"
            return RunError(f"the output file {path} was cut by another program: {lost}; --resume generates what is missing")
        if not path.parent.is_dir():
            return self._lost_with_its_folder(size)
        kept = free_name(path)
        try:
            self._file.seek(0)
            with replacing(kept) as new:
                shutil.copyfileobj(self._file, new)
        except OSError as error:
            return OutputLost(f"the output file {path} was removed or replaced, and its {size} bytes cannot be kept: {error}")
        if kept == path:
            return RunError(f"the output file {path} was removed while this run wrote it; its {size} bytes have been written there again")
        self.kept = kept
        advice = f"its {size} bytes are kept in {kept}: move that to {path} and give --resume"
        return OutputLost(f"the output file {path} was replaced by another file while this run wrote it; {advice}")

    def _lost_with_its_folder(self, size: int) -> OutputLost:
        """Returns the error for an output whose folder has another name now, or none."""
        path, fd = self._path, self._file.fileno()
        if not os.fstat(fd).st_nlink:
            found = f"the folder {path.parent} was removed while this run wrote the output file {path.name} in it"
            return OutputLost(f"{found}; its {size} bytes are lost: run all of it again")
        found = f"the folder {path.parent} was renamed or moved while this run wrote the output file {path.name} in it"
        if (now := present_name(fd)) is None:
            return OutputLost(f"{found}; its {size} bytes are in that folder: move it back and give --resume")
        return OutputLost(f"{found}; its {size} bytes are in {now}: move the folder back, or name that as the output, and give --resume")

    def _sync_groups(self) -> None:
        while self._unsynced.wait() and not self._closing.is_set():
            self._unsynced.clear()
            try:
                os.fsync(self._file.fileno())
                if not self._is_in_place():
                    self._moved = True
                    return
            except OSError as e:
                self._error = e
                return
            self._closing.wait(SYNC_SECONDS)


class PassThrough:
    """Writes lines to standard output or another stream, from which nothing can be read back. The stream stays open.

    Raises:
        RunError: from `append`: the reader of the stream has gone, or the stream cannot be written.
    """

    def __init__(self, file: BinaryIO):
        self._file = file
        self._lines = 0

    def append(self, line: bytes) -> None:
        try:
            self._file.write(line)
            self._file.flush()
        except OSError as error:
            self._discard_rest()
            if isinstance(error, BrokenPipeError):
                lines = plural(self._lines, "line was", "lines were")
                raise RunError(f"the reader of the output has gone: {lines} written") from None
            raise RunError(f"the output {self._file.name} cannot be written: {error.strerror}") from None
        self._lines += 1

    def _discard_rest(self) -> None:
        """Redirects the stream to the null device. Otherwise its buffered bytes would fail again when it is closed."""
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), self._file.fileno())
