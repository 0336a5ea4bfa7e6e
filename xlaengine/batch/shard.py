"""A part of an input, for one of several runs on any machines that share nothing but the input."""

from __future__ import annotations

import re
from dataclasses import dataclass

SPELLING = "i/N with 1 <= i <= N"


@dataclass(frozen=True, order=True)
class Shard:
    """Every ``count``-th line of an input, from line ``index``; lines and shards are counted from 1.

    A line keeps its number, and so its id and its seed. Lines are dealt out in turn, so shards have about the same work, and lines that are
    appended to the input do not move the earlier ones to other shards.
    """

    index: int = 1
    count: int = 1

    @classmethod
    def read(cls, text: str) -> Shard:
        """Reads ``i/N``. Raises ValueError."""
        found = re.fullmatch(r"([0-9]{1,9})/([0-9]{1,9})", text)
        if found is None or not 1 <= int(found[1]) <= int(found[2]):
            raise ValueError(f"shard {text!r} is not {SPELLING}, such as 2/3 for the second of three shards")
        return cls(int(found[1]), int(found[2]))

    def has(self, line: int) -> bool:
        return line % self.count == self.index % self.count

    def __str__(self) -> str:
        return f"{self.index}/{self.count}"


WHOLE = Shard()
