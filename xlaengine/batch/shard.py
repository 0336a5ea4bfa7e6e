"""A part of an input, for one of several runs on any machines that share nothing but the input."""

from __future__ import annotations

import re
from dataclasses import dataclass


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
        if found is None:
            raise ValueError(f"{text!r} is not i/N, such as 2/3 for the second of three shards")
        index, count = int(found[1]), int(found[2])
        if not 1 <= index <= count:
            raise ValueError(f"there is no shard {text}: shards are numbered from 1 to N, here {count}")
        return cls(index, count)

    def has(self, line: int) -> bool:
        return line % self.count == self.index % self.count

    def __str__(self) -> str:
        return f"{self.index}/{self.count}"


WHOLE = Shard()
