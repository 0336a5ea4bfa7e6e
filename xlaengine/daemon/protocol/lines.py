"""Splits bytes that arrive in pieces of any size into lines, in bounded memory."""

from __future__ import annotations

from typing import NamedTuple


class Unreadable(NamedTuple):
    """A line that was not kept, because it is too long or has no line end. ``why`` says which, with the number of its bytes."""

    why: str


class LineReader:
    r"""Makes lines, without their ``\n`` or ``\r\n``. The beginning of a line is kept until the rest comes.

    Args:
        limit: the most bytes of a line without its line end. A longer line is reported once, as soon as it passes the limit; its rest is
            skipped.
    """

    def __init__(self, limit: int):
        self._limit = limit
        self._begun = bytearray()
        self._skipping = False

    def feed(self, data: bytes) -> list[bytes | Unreadable]:
        """The lines that end in ``data``, and an `Unreadable` for each line that passes the limit there."""
        found: list[bytes | Unreadable] = []
        *ends, rest = data.split(b"\n")
        for end in ends:
            self._take(end, found)
            if not self._skipping:
                found.append(bytes(self._begun).removesuffix(b"\r"))
            self._begun.clear()
            self._skipping = False
        self._take(rest, found)
        return found

    def end(self) -> list[Unreadable]:
        """The input has ended: the last line, if it has no line end. It may have been cut short, so it is `Unreadable`."""
        size = len(self._begun)
        self._begun.clear()
        return [Unreadable(f"the input ended after {size} bytes of it, without a line end")] if size else []

    def _take(self, piece: bytes, found: list[bytes | Unreadable]) -> None:
        if self._skipping:
            return
        self._begun += piece
        if (size := len(self._begun) - self._begun.endswith(b"\r")) > self._limit:
            found.append(Unreadable(f"it has {size} bytes or more, {self._limit} at most"))
            self._begun.clear()
            self._skipping = True
