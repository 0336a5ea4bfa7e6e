"""Errors of files with their names, and a lock for one run at a time."""

from __future__ import annotations

import itertools
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from filelock import FileLock, Timeout

from xlaengine.batch.errors import RunError, UsageError
from xlaengine.sources.whole import write_whole


@contextmanager
def naming_errors(path: Path, what: str) -> Iterator[None]:
    """Turns an OSError of the block into a RunError that names the file: an OSError itself may not. ``what``: the kind of file, for the
    message."""
    try:
        yield
    except OSError as error:
        raise RunError(f"the {what} {path} cannot be written: {error.strerror or error}") from error


def write_json(path: Path, what: str, value: Any) -> None:
    """Writes ``value`` as indented JSON in place of what ``path`` holds, and syncs it to disk. A crash leaves either the old file or the
    new one. Raises RunError if it cannot be written; ``what``: as in `naming_errors`."""
    with naming_errors(path, what):
        write_whole(path, msgspec.json.format(msgspec.json.encode(value)) + b"\n")


def is_same_file(path: Path, fd: int) -> bool:
    """Returns whether ``path`` leads to the open file ``fd``."""
    try:
        return os.path.samestat(path.stat(), os.fstat(fd))
    except OSError:
        return False


def free_name(path: Path) -> Path:
    """Returns the first of ``out.jsonl``, ``out.jsonl.kept``, ``out.jsonl.kept2``, … that names no file yet. ``path`` is the first."""
    later = (path.with_name(f"{path.name}.kept{number}") for number in itertools.count(2))
    return next(name for name in itertools.chain((path, path.with_name(f"{path.name}.kept")), later) if not name.exists())


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
    try:
        lock.acquire(timeout=0)
    except Timeout:
        if not Path(lock.lock_file).exists():  # a file system such as /proc, where no file can be made
            raise UsageError(f"{path} cannot be held for writing: its folder takes no new file ({lock.lock_file})") from None
        raise UsageError(f"another run is writing {path}") from None
    except OSError as error:
        raise UsageError(f"{path} cannot be held for writing: {error.strerror} ({lock.lock_file})") from None
    try:
        yield
    finally:
        with suppress(OSError):
            os.unlink(lock.lock_file)  # before the release, so that no other run can hold the file that is removed
        lock.release()


def _refuse_foreign_lock(path: Path) -> None:
    """Raises UsageError if the lock's name belongs to a file that is not a lock: this run would empty and remove it."""
    with suppress(OSError):  # there is no such file, or it cannot be a lock either
        there = path.lstat()
        if there.st_size or not stat.S_ISREG(there.st_mode):
            raise UsageError(f"{path} is not a lock file: a lock file is an empty regular file. Move it, or name another output")
