"""Lines out of bytes that arrive in pieces of any size, in bounded memory."""

from __future__ import annotations

from typing import NamedTuple


class TooLong(NamedTuple):
    """A line above the limit: how many bytes had arrived when it passed the limit. None of them is kept."""

    size: int


class Unended(NamedTuple):
    """The input ended in the middle of a line, after this many of its bytes."""

    size: int


class LineReader:
    r"""Makes lines, without their ``\n`` or ``\r\n``. An unfinished line waits for its rest.

    Args:
        limit: most bytes of a line. A longer line is reported once, as soon as it passes the limit; its rest is skipped.
    """

    def __init__(self, limit: int):
        self._limit = limit
        self._begun = bytearray()
        self._skipping = False

    def feed(self, data: bytes) -> list[bytes | TooLong]:
        """The lines that end in ``data``, and a `TooLong` for each line that passes the limit there."""
        found: list[bytes | TooLong] = []
        *ends, rest = data.split(b"\n")
        for end in ends:
            self._take(end, found)
            if not self._skipping:
                found.append(bytes(self._begun).removesuffix(b"\r"))
            self._begun.clear()
            self._skipping = False
        self._take(rest, found)
        return found

    def end(self) -> list[Unended]:
        """The line that has begun, if the input ended without its line end. It may have been cut short, and then mean something else."""
        size = len(self._begun)
        self._begun.clear()
        return [Unended(size)] if size else []

    def _take(self, piece: bytes, found: list[bytes | TooLong]) -> None:
        if self._skipping:
            return
        self._begun += piece
        if (size := len(self._begun) - self._begun.endswith(b"\r")) > self._limit:
            found.append(TooLong(size))
            self._begun.clear()
            self._skipping = True
