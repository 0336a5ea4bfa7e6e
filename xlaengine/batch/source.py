"""The input file: any stream becomes a file that can be read twice, once as a whole and once line by line."""

from __future__ import annotations

import hashlib
import os
import stat
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from xlaengine.batch.errors import RunError, UsageError
from xlaengine.batch.lines import BadLine, parse, read_lines


@dataclass(frozen=True)
class Overview:
    """The result of one pass over the input.

    Attributes:
        sha256: digest of the bytes.
        lines: number of the last line that is not blank; 0 if there is none.
        requests: the number of lines that are not blank.
        max_logprobs: the most alternatives that a valid line asks for; None if no line asks for log-probabilities.
        prompt_logprobs: whether a line asks for log-probabilities of its prompt.
        samples: whether a line is not greedy.
        size: size of the file in bytes.
        valid: the number of lines that are not an error so far.
        models: the number of valid lines that ask for a model, by its name.
        first_text: number of the first valid line whose prompt is text or messages; None if all are token ids.
    """

    sha256: str
    lines: int
    requests: int
    max_logprobs: int | None
    prompt_logprobs: bool
    samples: bool
    size: int
    valid: int
    models: Mapping[str, int]
    first_text: int | None


@contextmanager
def open_input(name: str) -> Iterator[BinaryIO]:
    """Opens the file ``name``, or standard input for ``-``, as a seekable file; the data of a pipe is copied to a temporary file.

    Raises:
        UsageError: it cannot be opened or read.
        RunError: there is no room for the copy.
    """
    if name == "-":
        if sys.stdin is None:
            raise UsageError("cannot read standard input: it is closed")
        with _spooled(sys.stdin.buffer, "standard input") as file:
            yield file
        return
    with ExitStack() as stack:
        try:
            file = stack.enter_context(Path(name).open("rb"))
        except OSError as e:
            raise UsageError(f"cannot read the input file {name}: {e.strerror}") from None
        regular = stat.S_ISREG(os.fstat(file.fileno()).st_mode)
        yield file if regular else stack.enter_context(_spooled(file, f"the input file {name}"))


@contextmanager
def _spooled(stream: BinaryIO, name: str) -> Iterator[BinaryIO]:
    with ExitStack() as stack:
        with _told(name):
            file = stack.enter_context(tempfile.TemporaryFile())
        while data := _read(stream, name):
            with _told(name):
                file.write(data)
                file.flush()
        yield file


def _read(stream: BinaryIO, name: str) -> bytes:
    try:
        return stream.read(1 << 20)
    except OSError as error:
        raise UsageError(f"cannot read {name}: {error.strerror}") from None


@contextmanager
def _told(name: str) -> Iterator[None]:
    """An error of the temporary file, whose name nobody has given."""
    try:
        yield
    except OSError as error:
        where = os.environ.get("TMPDIR", "temporary files")
        advice = "TMPDIR in the environment names another folder: export TMPDIR=/path/with/room"
        raise RunError(f"{name} is read twice, and its copy in {where} cannot be written: {error.strerror}; {advice}") from None


class Hashed:
    """A file that is read by line, with a digest of what has been read."""

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
    """Reads the whole input once, and goes back to its beginning."""
    file.seek(0)
    hashed = Hashed(file)
    last, requests, valid, samples = 0, 0, 0, False
    most: dict[str, int] = {}
    models: Counter[str] = Counter()
    first_text: int | None = None
    for raw in read_lines(hashed):
        last, requests = raw.number, requests + 1
        line = parse(raw)
        if isinstance(line, BadLine):
            continue
        valid += 1
        samples |= not line.params.greedy
        if line.model is not None:
            models[line.model] += 1
        if first_text is None and not isinstance(line.prompt, list):
            first_text = line.line
        for name in ("logprobs", "prompt_logprobs"):
            if (count := getattr(line.params, name)) is not None:
                most[name] = max(count, most.get(name, 0))
    size = file.tell()
    file.seek(0)
    return Overview(
        sha256=hashed.sha256,
        lines=last,
        requests=requests,
        max_logprobs=max(most.values(), default=None),
        prompt_logprobs="prompt_logprobs" in most,
        samples=samples,
        size=size,
        valid=valid,
        models=models,
        first_text=first_text,
    )


def begins_with(file: BinaryIO, size: int, sha256: str) -> bool:
    """Returns whether the file's first ``size`` bytes are complete lines with this digest. The file position is 0 before and after."""
    digest, left, end = hashlib.sha256(), size, b"\n"
    while left and (data := file.read(min(left, 1 << 20))):
        digest.update(data)
        left, end = left - len(data), data[-1:]
    following = file.read(1)
    file.seek(0)
    return left == 0 and digest.hexdigest() == sha256 and (end == b"\n" or following in (b"", b"\n", b"\r"))
