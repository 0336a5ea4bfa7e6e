"""Files that a batch job writes: errors that name them, whole replacement, names that are free."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from xlaengine.batch.errors import RunError
from xlaengine.sources.whole import write_whole


@contextmanager
def naming_errors(path: Path, what: str) -> Iterator[None]:
    """Turns an OSError of the block into a RunError whose message names the file. ``what``: the kind of file, for the message."""
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


def present_name(fd: int) -> Path | None:
    """Returns the name that the open file ``fd`` has now; None if it was removed, or if the system does not say (only Linux does)."""
    try:
        name = Path(os.readlink(f"/proc/self/fd/{fd}"))
    except OSError:
        return None
    return name if is_same_file(name, fd) else None


def free_name(path: Path) -> Path:
    """Returns the first of ``out.jsonl``, ``out.jsonl.kept``, ``out.jsonl.kept2``, … that names no file yet. ``path`` is the first."""
    later = (path.with_name(f"{path.name}.kept{number}") for number in itertools.count(2))
    return next(name for name in itertools.chain((path, path.with_name(f"{path.name}.kept")), later) if not name.exists())
