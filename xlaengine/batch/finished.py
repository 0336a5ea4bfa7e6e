"""Finds the input lines that an output file has, and removes from the file what must be computed again.

A run may die at any instant. A last line that it did not complete is torn: it counts as missing.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from xlaengine.batch.errors import UsageError
from xlaengine.batch.line_set import LineSet
from xlaengine.sources.whole import replacing
from xlaengine.types.words import plural

LINE_START = b'{"id":"batch_req_'
"""How each output line begins."""


@dataclass(frozen=True)
class Finished:
    """What an earlier run left.

    Attributes:
        completed: numbers of input lines with a result.
        failed: numbers of input lines with an error line.
        size: bytes of complete lines; what follows is torn.
    """

    completed: LineSet = field(default_factory=LineSet)
    failed: LineSet = field(default_factory=LineSet)
    size: int = 0

    def __contains__(self, line: int) -> bool:
        return line in self.completed or line in self.failed

    def __len__(self) -> int:
        return len(self.completed) + len(self.failed)


class Head(msgspec.Struct):
    """The fields of an output line that identify its input line, and that tell whether it is an error line (``error`` is not None)."""

    line: int
    custom_id: str
    response: dict[str, msgspec.Raw] | None
    error: dict[str, msgspec.Raw] | None

    def __post_init__(self) -> None:
        if (self.response is None) == (self.error is None):
            raise ValueError("it must have either a response or an error")


_DECODER = msgspec.json.Decoder(Head)


def read_finished(path: Path, lines: int) -> Finished:
    """Returns which lines of the input are finished in the output ``path``. A torn last line counts as missing.

    Args:
        lines: the number of lines of the input.

    Raises:
        UsageError: a line cannot come from a run on this input, or an input line is finished twice.
    """
    completed, failed, size = LineSet(), LineSet(), 0
    with path.open("rb") as file:
        for row, data in enumerate(file, start=1):
            head = _head(data)
            if head is None:
                if file.read(1) or not _is_torn(data):
                    raise UsageError(f"cannot resume {path}: its line {row} is not an output line")
                break
            if not 1 <= head.line <= lines:
                raise UsageError(f"cannot resume {path}: its line {row} finishes line {head.line} of an input of {plural(lines, 'line')}")
            if head.line in completed or head.line in failed:
                raise UsageError(f"cannot resume {path}: line {head.line} of the input is finished twice, again in its line {row}")
            (completed if head.error is None else failed).add(head.line)
            size += len(data)
    return Finished(completed, failed, size)


def _head(data: bytes) -> Head | None:
    """Returns what a whole output line says; None for anything else."""
    if not data.endswith(b"\n"):
        return None
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _is_torn(data: bytes) -> bool:
    """Returns whether a run that died can have left this last line: it begins as every line does, or is
    blank, or has zeros where data was lost."""
    return b"\0" in data or data.startswith(LINE_START) or LINE_START.startswith(data.strip())


def cut(path: Path, size: int) -> None:
    """Cuts a file to its first ``size`` bytes, and syncs it to disk."""
    with path.open("r+b") as file:
        file.truncate(size)
        os.fsync(file.fileno())


def drop_errors(path: Path) -> None:
    """Removes the error lines; the others keep their bytes and their order. The change is complete or not made at all."""
    decode = msgspec.json.Decoder(Head).decode
    with path.open("rb") as old, replacing(path) as new:
        new.writelines(data for data in old if decode(data).error is None)
