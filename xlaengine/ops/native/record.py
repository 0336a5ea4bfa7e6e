"""The record of a library in the cache folder: its digest, and the result of its self-test on this machine."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from xlaengine.sources.whole import write_whole


@dataclass(frozen=True)
class Record:
    """The facts that are recorded about a library.

    Attributes:
        digest: SHA-256 of the library.
        tested: `key` of all that the result of the self-test depends on; empty if no self-test was run.
        failure: why the kernels must not be used; None if all answers of the self-test were right.
    """

    digest: str
    tested: str = ""
    failure: str | None = None

    def write(self, place: Path) -> None:
        """Writes the record to ``place``, completely or not at all. Raises OSError if that fails."""
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole(place, json.dumps(asdict(self)).encode())


def of(library: Path, place: Path) -> Record | None:
    """Returns the record of ``library`` in ``place``; None if a file is missing, or the record does not fit the library's bytes."""
    try:
        record = Record(**json.loads(place.read_text(encoding="utf-8")))
        return record if record.digest == digest(library) else None
    except (OSError, ValueError, TypeError):
        return None


def digest(library: Path) -> str:
    """Returns the SHA-256 of a library, in hex."""
    return hashlib.sha256(library.read_bytes()).hexdigest()


def key(*about: bytes) -> str:
    """Returns a short digest of all parts together."""
    return hashlib.sha256(b"\0".join(about)).hexdigest()[:16]
