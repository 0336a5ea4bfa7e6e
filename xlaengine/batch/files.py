"""Files that survive a crash: replaced as a whole, synced, and held by one run at a time."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from filelock import FileLock, Timeout

from xlaengine.batch.errors import RunError, UsageError


@contextmanager
def told_of(path: Path, what: str) -> Iterator[None]:
    """
    Raises:
        RunError: for an OSError inside, with the name of the file; the OSError itself may lack it.
    """
    try:
        yield
    except OSError as error:
        raise RunError(f"the {what} {path} cannot be written: {error.strerror or error}") from error


def is_same_file(path: Path, fd: int) -> bool:
    """Returns whether ``path`` leads to the open file ``fd``."""
    try:
        return os.path.samestat(path.stat(), os.fstat(fd))
    except OSError:
        return False


def replace_file(path: Path, write: Callable[[BinaryIO], object]) -> None:
    """Replaces ``path`` by a file that ``write`` fills. After a crash either the old or the new file is there, complete."""
    path = path.resolve()  # a symbolic link stays a symbolic link
    new = path.with_name(f".{path.name}.new")
    try:
        with new.open("wb") as file:
            write(file)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, new)
        os.replace(new, path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    sync_directory(path.parent)


def sync_directory(path: Path) -> None:
    """Makes the names in a directory durable; does nothing on a system that cannot sync a directory (Windows)."""
    if os.name == "nt":
        return
    fd = os.open(path, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


@contextmanager
def sole_writer(path: Path) -> Iterator[None]:
    """Holds ``path`` against other runs. The lock ends with the process, however that ends; its empty file remains only after a kill.

    Raises:
        UsageError: another process holds it.
    """
    lock = FileLock(path.with_name(f".{path.name}.lock"))
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise UsageError(f"another run is writing {path}") from None
    except OSError as error:
        raise UsageError(f"{path} cannot be held for writing: {error.strerror} ({lock.lock_file})") from None
    try:
        yield
    finally:
        # Windows cannot remove an open file. Removed while the lock is held, because `FileLock` does not lock a file that has lost its
        # name.
        with suppress(OSError):
            os.unlink(lock.lock_file)
        lock.release()
