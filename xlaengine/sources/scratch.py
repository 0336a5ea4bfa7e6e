"""Hidden folders in which a process makes a file or a checkpoint before it gets its name."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def scratch_folder(parent: Path, prefix: str) -> Iterator[Path]:
    """Makes a folder ``PREFIX-PID-…`` below ``parent``, and removes it when the block ends. Removes such folders of killed processes first.

    A process locks its folder, and the system unlocks it when the process ends. Where the file system has no locks for folders, nothing of
    other processes is removed.
    """
    own = re.compile(rf"{re.escape(prefix)}-\d+-[a-z0-9_]{{8}}")
    for left in parent.iterdir():
        if own.fullmatch(left.name) and not left.is_symlink():
            _remove_unlocked(left)
    folder, lock = _locked(parent, f"{prefix}-{os.getpid()}-")
    try:
        with folder:
            yield Path(folder.name)
    finally:
        os.close(lock)


def _remove_unlocked(folder: Path) -> None:
    with suppress(OSError):  # it is locked, another user's, or removed by another process
        lock = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder)
        finally:
            os.close(lock)


def _locked(parent: Path, prefix: str) -> tuple[tempfile.TemporaryDirectory[str], int]:
    """Returns a new folder and the descriptor that holds its lock."""
    while True:
        folder = tempfile.TemporaryDirectory(prefix=prefix, dir=parent, ignore_cleanup_errors=True)
        with suppress(FileNotFoundError):  # another process has found it before it was locked, and has removed it
            lock = os.open(folder.name, os.O_RDONLY)
            with suppress(OSError):  # the file system has no locks
                fcntl.flock(lock, fcntl.LOCK_EX)
            if os.path.isdir(folder.name):
                return folder, lock
            os.close(lock)
        folder.cleanup()
