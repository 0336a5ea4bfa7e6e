"""Files that survive a crash: replaced whole, synced, and held by one run at a time."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from filelock import FileLock, Timeout

from xlaengine.batch.errors import UsageError


def replace_file(path: Path, write: Callable[[BinaryIO], object]) -> None:
    """Let ``write`` fill a new file and put it in ``path``'s place: after a crash the old one or the new one is there, whole."""
    path = path.resolve()  # a symbolic link stays one
    new = path.with_name(f".{path.name}.new")
    with new.open("wb") as file:
        write(file)
        file.flush()
        os.fsync(file.fileno())
    if path.exists():
        shutil.copymode(path, new)
    os.replace(new, path)
    sync_directory(path.parent)


def sync_directory(path: Path) -> None:
    """Make the names in a directory durable; where a system cannot sync one (Windows), nothing is done."""
    if os.name == "nt":
        return
    fd = os.open(path, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


@contextmanager
def sole_writer(path: Path) -> Iterator[None]:
    """Hold ``path`` against another run. The lock ends with the process, however that ends; its empty file stays.

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
        lock.release()
