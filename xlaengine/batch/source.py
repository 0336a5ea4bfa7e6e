"""The input file: any stream becomes a file that can be read twice, first for an `Overview` and then to be served."""

from __future__ import annotations

import hashlib
import os
import shlex
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from io import BufferedReader
from pathlib import Path
from typing import BinaryIO, cast

from xlaengine.batch.errors import RunError, UsageError


class Hashed:
    """A `Readable` file with a digest of what has been read from it.

    Args:
        size: the most bytes that are read. What a file has beyond it was appended later, and is not read.

    Attributes:
        sha256: that digest, in hexadecimal.
    """

    def __init__(self, file: BinaryIO, size: int = sys.maxsize):
        self._file = file
        self._left = size
        self._digest = hashlib.sha256()

    def readline(self, limit: int = -1, /) -> bytes:
        data = self._file.readline(self._left if limit < 0 else min(limit, self._left))
        self._left -= len(data)
        self._digest.update(data)
        return data

    @property
    def sha256(self) -> str:
        return self._digest.hexdigest()


_NOT_LINES = {
    b"\x1f\x8b": ("compressed with gzip", "gzip -dc"),
    b"\x28\xb5\x2f\xfd": ("compressed with zstd", "zstd -dc"),
    b"BZh": ("compressed with bzip2", "bzip2 -dc"),
    b"\xfd7zXZ\x00": ("compressed with xz", "xz -dc"),
    b"PK\x03\x04": ("a ZIP archive", "unzip -p"),
    b"\xff\xfe\x00\x00": ("in UTF-32", "iconv -f UTF-32 -t UTF-8"),
    b"\xff\xfe": ("in UTF-16", "iconv -f UTF-16 -t UTF-8"),
    b"\xfe\xff": ("in UTF-16", "iconv -f UTF-16 -t UTF-8"),
    b"{\x00": ("in UTF-16 without a byte order mark", "iconv -f UTF-16LE -t UTF-8"),
    b"\x00{": ("in UTF-16 without a byte order mark", "iconv -f UTF-16BE -t UTF-8"),
}
"""By the first bytes of an input that has no lines of JSON: what it is, and what converts it. No JSON line begins with these."""


def require_text(file: BinaryIO, name: str, command: str = "run-batch") -> None:
    """Raises UsageError if ``command``'s input ``name`` is compressed, or not in UTF-8. The file position is 0 before and after."""
    first = file.read(max(map(len, _NOT_LINES)))
    file.seek(0)
    for begin, (kind, converter) in _NOT_LINES.items():
        if first.startswith(begin):
            what, given = ("standard input", "FILE") if name == "-" else (f"the input file {name}", shlex.quote(name))
            raise UsageError(f"{what} is {kind}, not lines of JSON in UTF-8: convert it: {converter} {given} | xlaengine {command} -i - …")


def begins_with(file: BinaryIO, size: int, sha256: str) -> bool:
    """Returns whether the file's first ``size`` bytes are complete lines with this digest. The file position is 0 before and after."""
    digest, left, end = hashlib.sha256(), size, b"\n"
    while left and (data := file.read(min(left, 1 << 20))):
        digest.update(data)
        left, end = left - len(data), data[-1:]
    following = file.read(1)
    file.seek(0)
    return left == 0 and digest.hexdigest() == sha256 and (end == b"\n" or following in (b"", b"\n", b"\r"))


@contextmanager
def open_input(name: str) -> Iterator[BinaryIO]:
    """Opens the file ``name``, or standard input for ``-``, as a seekable file. The data of a pipe is copied to a temporary file first.

    Raises:
        UsageError: the input cannot be opened or read.
        RunError: there is no room for the copy.
    """
    with ExitStack() as stack:
        if name == "-":
            if sys.stdin is None:
                raise UsageError("cannot read standard input: it is closed")
            yield stack.enter_context(_copied(cast(BufferedReader, sys.stdin.buffer), "standard input"))
            return
        if not name:
            raise UsageError("the name of the input file is empty: name a file, or - for standard input")
        try:
            file = stack.enter_context(Path(name).open("rb"))
        except OSError as e:
            raise UsageError(f"cannot read the input file {name}: {e.strerror}") from None
        regular = stat.S_ISREG(os.fstat(file.fileno()).st_mode)
        yield file if regular else stack.enter_context(_copied(file, f"the input file {name}"))


@contextmanager
def _copied(stream: BufferedReader, name: str) -> Iterator[BinaryIO]:
    with ExitStack() as stack:
        with _naming_copy(name):
            file = stack.enter_context(tempfile.TemporaryFile())
        while data := _read(stream, name):
            with _naming_copy(name):
                file.write(data)
                file.flush()
        file.seek(0)
        yield file


def _read(stream: BufferedReader, name: str) -> bytes:
    try:
        return stream.read1(1 << 20)  # `read` would need a second Ctrl-D of a terminal
    except OSError as error:
        raise UsageError(f"cannot read {name}: {error.strerror}") from None


@contextmanager
def _naming_copy(name: str) -> Iterator[None]:
    """Turns an OSError of the block into a RunError that names the input: the OSError would name a temporary file that the user does not
    know."""
    try:
        yield
    except OSError as error:
        where = os.environ.get("TMPDIR", "temporary files")
        advice = "TMPDIR in the environment names another folder: export TMPDIR=/path/with/room"
        raise RunError(f"{name} is read twice, and its copy in {where} cannot be written: {error.strerror}; {advice}") from None
