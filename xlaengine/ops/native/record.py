"""What is remembered of a library, in the cache folder: which bytes it has, and what its self-test said on this machine."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from xlaengine.sources.whole import write_whole


@dataclass(frozen=True)
class Record:
    """
    Attributes:
        digest: SHA-256 of the library.
        tested: of the self-test that was run (`key`), empty where none was.
        failure: why the kernels must not be used; None if every answer was right.
    """

    digest: str
    tested: str = ""
    failure: str | None = None

    def after(self, test: str, failure: str | None) -> Record:
        return replace(self, tested=test, failure=failure)

    def write(self, place: Path) -> None:
        """To ``place``, whole or not at all. Raises OSError where that is not possible."""
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole(place, json.dumps(asdict(self)).encode())


def of(library: Path, place: Path) -> Record | None:
    """What ``place`` says of ``library`` as it is now; None if one of them is not there, or it says nothing of these bytes."""
    try:
        record = Record(**json.loads(place.read_text(encoding="utf-8")))
        return record if record.digest == digest(library) else None
    except (OSError, ValueError, TypeError):
        return None


def digest(library: Path) -> str:
    return hashlib.sha256(library.read_bytes()).hexdigest()


def key(*about: bytes) -> str:
    """Of a self-test: its code, the machine and what else an answer may depend on."""
    return hashlib.sha256(b"\0".join(about)).hexdigest()[:16]
