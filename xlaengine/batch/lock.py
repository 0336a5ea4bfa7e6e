"""A lock for an output file, so that one run at a time writes it."""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from xlaengine.batch.errors import UsageError


def lock_path(path: Path) -> Path:
    """Returns the name of the lock file of an output."""
    return path.with_name(f".{path.name}.lock")


@contextmanager
def sole_writer(path: Path) -> Iterator[None]:
    """Locks ``path`` against other runs. After a kill only the empty lock file remains.

    Raises:
        UsageError: another run holds the lock, no lock file can be made, or a file that is not a lock has the lock's name.
    """
    lock = FileLock(lock_path(path))
    _refuse_foreign_lock(Path(lock.lock_file))
    _remove_left(Path(lock.lock_file))
    try:
        lock.acquire(timeout=0)
    except Timeout:
        if not Path(lock.lock_file).exists():  # a file system such as /proc, where no file can be made
            raise UsageError(f"{path} cannot be held for writing: its folder takes no new file ({lock.lock_file})") from None
        raise UsageError(f"another run is writing {path}") from None
    except PermissionError as error:
        left = "if no run is writing there, a killed run of another user has left it: remove it"
        advice = f"; {left}" if Path(lock.lock_file).exists() else ""
        raise UsageError(f"{path} cannot be held for writing: {error.strerror} ({lock.lock_file}){advice}") from None
    except OSError as error:
        raise UsageError(f"{path} cannot be held for writing: {error.strerror} ({lock.lock_file})") from None
    try:
        yield
    finally:
        with suppress(OSError):
            os.unlink(lock.lock_file)  # before the release, so that no other run can hold the file that is removed
        lock.release()


def _remove_left(path: Path) -> None:
    """Removes another user's lock that no run holds, if this user may: only its owner could take it."""
    with suppress(OSError):
        if os.access(path, os.W_OK):
            return
        file = os.open(path, os.O_RDONLY)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            path.unlink()
        finally:
            os.close(file)


def _refuse_foreign_lock(path: Path) -> None:
    """Raises UsageError if the lock's name belongs to a file that is not a lock: this run would empty and remove it."""
    with suppress(OSError):  # there is no such file, or it cannot be a lock either
        there = path.lstat()
        if there.st_size or not stat.S_ISREG(there.st_mode):
            raise UsageError(f"{path} is not a lock file: a lock file is an empty regular file. Move it, or name another output")
