"""What is remembered of a library beside it: which bytes were compiled, and what its self-test said on this machine."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict, dataclass, replace
from pathlib import Path


@dataclass(frozen=True)
class Record:
    """
    Attributes:
        digest: SHA-256 of the library as the compiler wrote it.
        tested: of the self-test that was run (`key`), empty where none was.
        failure: why the kernels must not be used; None if every answer was right.
    """

    digest: str
    tested: str = ""
    failure: str | None = None

    def after(self, test: str, failure: str | None) -> Record:
        return replace(self, tested=test, failure=failure)

    def write(self, library: Path) -> None:
        """Beside ``library``, whole or not at all. Raises OSError where that is not possible."""
        place = _place(library)
        scratch = place.with_name(f"{place.name}.{os.getpid()}")
        scratch.write_text(json.dumps(asdict(self)), encoding="utf-8")
        scratch.replace(place)


def of(library: Path) -> Record | None:
    """What is remembered of ``library`` as it is now; None if it is not there, was never recorded or is not what was recorded."""
    try:
        record = Record(**json.loads(_place(library).read_text(encoding="utf-8")))
        return record if record.digest == digest(library) else None
    except (OSError, ValueError, TypeError):
        return None


def digest(library: Path) -> str:
    return hashlib.sha256(library.read_bytes()).hexdigest()


def key(machine: bytes, *sources: Path) -> str:
    """Of a self-test whose code is in ``sources``, on a machine."""
    return hashlib.sha256(b"\0".join([machine, *(source.read_bytes() for source in sources)])).hexdigest()[:16]


def _place(library: Path) -> Path:
    return library.with_suffix(".json")
