"""Replaces files as a whole: after a crash, the path has either the complete old file or the complete new file."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Opens a new file, which takes the place of ``path`` when the block ends. If the block raises, ``path`` stays as it is.

    The new file is synced to disk, and gets the permissions of the old one. If ``path`` is a symbolic link, the file that it points to is
    replaced.

    Raises:
        OSError: the file cannot be written, or ``path`` is not a regular file. No part of it remains.
    """
    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "it is not a regular file", str(path))
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with scratch.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileNotFoundError):
            shutil.copymode(path, scratch)
        scratch.replace(path)
    except BaseException:
        with suppress(OSError):
            scratch.unlink()
        raise
    sync_directory(path.parent)


def write_whole(path: Path, data: bytes) -> None:
    """Replaces ``path`` by a file with this content, as `replacing` does."""
    with replacing(path) as file:
        file.write(data)


def sync_directory(path: Path) -> None:
    """Syncs a directory to disk, so that new and renamed files in it survive a crash; not on file systems that cannot sync directories."""
    fd = os.open(path, os.O_RDONLY)
    try:
        os.fsync(fd)
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise
    finally:
        os.close(fd)
