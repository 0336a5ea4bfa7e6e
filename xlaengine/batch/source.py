"""The input file: any stream becomes one that can be read twice, first for a look at the whole, then line by line."""

from __future__ import annotations

import hashlib
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from xlaengine.batch.errors import UsageError
from xlaengine.batch.lines import BadLine, parse, read_lines


@dataclass(frozen=True)
class Overview:
    """What one pass over the input tells.

    Attributes:
        sha256: of its bytes.
        lines: number of the last line that is not blank; 0 where there is none.
        requests: lines that are not blank.
        max_logprobs: the most alternatives that a valid line asks for; None where none asks for log-probabilities.
        prompt_logprobs: whether one asks for those of its prompt.
        samples: whether one is not greedy.
    """

    sha256: str
    lines: int
    requests: int
    max_logprobs: int | None
    prompt_logprobs: bool
    samples: bool


@contextmanager
def open_input(name: str) -> Iterator[BinaryIO]:
    """The file called ``name``, ``-`` being standard input, seekable; what comes from a pipe is copied to a temporary file.

    Raises:
        UsageError: it cannot be opened.
    """
    if name == "-":
        with _spooled(sys.stdin.buffer) as file:
            yield file
        return
    with ExitStack() as stack:
        try:
            file = stack.enter_context(Path(name).open("rb"))
        except OSError as e:
            raise UsageError(f"cannot read the input file {name}: {e.strerror}") from None
        regular = stat.S_ISREG(os.fstat(file.fileno()).st_mode)
        yield file if regular else stack.enter_context(_spooled(file))


@contextmanager
def _spooled(stream: BinaryIO) -> Iterator[BinaryIO]:
    with tempfile.TemporaryFile() as file:
        shutil.copyfileobj(stream, file)
        yield file


class Hashed:
    """A file read by line, and the digest of what has been read."""

    def __init__(self, file: BinaryIO):
        self._file = file
        self._digest = hashlib.sha256()

    def readline(self, limit: int = -1, /) -> bytes:
        data = self._file.readline(limit)
        self._digest.update(data)
        return data

    @property
    def sha256(self) -> str:
        return self._digest.hexdigest()


def look_over(file: BinaryIO) -> Overview:
    """Read the whole input once, and go back to its beginning."""
    file.seek(0)
    hashed = Hashed(file)
    last, requests, samples = 0, 0, False
    most: dict[str, int] = {}
    for raw in read_lines(hashed):
        last, requests = raw.number, requests + 1
        line = parse(raw)
        if isinstance(line, BadLine):
            continue
        samples |= not line.params.greedy
        for name in ("logprobs", "prompt_logprobs"):
            if (count := getattr(line.params, name)) is not None:
                most[name] = max(count, most.get(name, 0))
    file.seek(0)
    return Overview(hashed.sha256, last, requests, max(most.values(), default=None), "prompt_logprobs" in most, samples)
