"""A set of line numbers in little memory."""

from __future__ import annotations


class LineSet:
    """Numbers from 1, at one bit for each number up to the largest: 125 MB for a billion lines. A Python set would need 60 GB."""

    def __init__(self) -> None:
        self._bits = bytearray()
        self._size = 0

    def add(self, line: int) -> None:
        byte, bit = line >> 3, 1 << (line & 7)
        if byte >= len(self._bits):
            # By at least an eighth, so that few lines cause a copy of the whole.
            self._bits.extend(bytes(max(byte + 1 - len(self._bits), len(self._bits) >> 3)))
        self._size += not self._bits[byte] & bit
        self._bits[byte] |= bit

    def __contains__(self, line: int) -> bool:
        byte = line >> 3
        return byte < len(self._bits) and bool(self._bits[byte] & 1 << (line & 7))

    def __len__(self) -> int:
        return self._size
