"""Lines out of bytes that arrive in pieces of any size, in bounded memory."""

from __future__ import annotations

from typing import NamedTuple


class TooLong(NamedTuple):
    """What is told of a line above the limit: the bytes that had arrived when it passed the limit. None of it is kept."""

    size: int


class LineReader:
    r"""Makes lines, without their ``\n`` or ``\r\n``, of pieces; a line that has not ended waits for its rest.

    Args:
        limit: most bytes of a line. A longer one is reported as soon as it is known to be, so one without end is too, and once; the rest
            of it is skipped.
    """

    def __init__(self, limit: int):
        self._limit = limit
        self._begun = bytearray()
        self._skipping = False

    def feed(self, data: bytes) -> list[bytes | TooLong]:
        """The lines that ``data`` ends, in their order, and `TooLong` for each that it makes too long."""
        found: list[bytes | TooLong] = []
        *ends, rest = data.split(b"\n")
        for end in ends:
            if not self._skips(end, found, ended=True):
                found.append(bytes(self._begun + end).removesuffix(b"\r"))
            self._begun.clear()
            self._skipping = False
        if not self._skips(rest, found, ended=False):
            self._begun += rest
        return found

    def end(self) -> list[bytes | TooLong]:
        """A last line that nothing has ended is a line."""
        return self.feed(b"\n") if self._begun else []

    def _skips(self, piece: bytes, found: list[bytes | TooLong], *, ended: bool) -> bool:
        """Whether the line that ``piece`` goes on is too long; reported where it has become so."""
        if self._skipping:
            return True
        size = len(self._begun) + len(piece)
        last = piece[-1:] or self._begun[-1:]
        if size - (last == b"\r") <= self._limit:
            return False
        found.append(TooLong(size - (ended and last == b"\r")))
        self._begun.clear()
        self._skipping = True
        return True
