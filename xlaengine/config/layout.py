"""The number of positions of each slot, and their place in memory."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, chain, repeat
from operator import itemgetter

ShortSlots = tuple[tuple[int, int], ...]
"""Pairs (number of slots, tokens in each of them), the longest slots first."""


def parse_short_slots(text: str) -> ShortSlots:
    """Reads ``24x512,8x1024`` as 24 slots of 512 tokens and 8 of 1024.

    Raises:
        ValueError: the text has another form, or has a length twice.
    """
    parts = [re.fullmatch(r"([1-9]\d*)x([1-9]\d*)", part.strip()) for part in text.split(",")]
    found = [(int(part[1]), int(part[2])) for part in parts if part is not None]
    if len(found) < len(parts):
        raise ValueError(f"short_slots must be numbers of slots and of their tokens, such as 24x512 or 24x512,8x1024, got {text!r}")
    if len({tokens for _, tokens in found}) < len(found):
        raise ValueError(f"short_slots has a length twice: {text!r}")
    return tuple(sorted(found, key=itemgetter(1), reverse=True))


def checked_short_slots(text: str | None) -> str | None:
    """Returns the text. Raises ValueError where `parse_short_slots` does."""
    if text is not None:
        parse_short_slots(text)
    return text


@dataclass(frozen=True)
class SlotLayout:
    """The positions of all slots.

    Attributes:
        kinds: pairs (number of slots, positions in each of them), the longest slots first; positions are a multiple of ``block``.
        block: C, the positions in a block of keys, and in a block that is moved.
        joined: arrays of entries have no axis B, and the slots lie one behind the other along S. True if slots have several lengths.
    """

    kinds: tuple[tuple[int, int], ...]
    block: int
    joined: bool = False

    @property
    def longest(self) -> int:
        return self.kinds[0][1]

    @property
    def total(self) -> int:
        """S of a joined array."""
        return sum(count * length for count, length in self.kinds)

    @cached_property
    def lengths(self) -> tuple[int, ...]:
        """The positions of each slot."""
        return tuple(chain.from_iterable(repeat(length, count) for count, length in self.kinds))

    @cached_property
    def begins(self) -> tuple[int, ...]:
        """The first position of each slot in a joined array. The slots lie in reverse order, the longest ones last: so a read of `longest`
        positions that begins where any slot begins stays inside the array."""
        return tuple(accumulate(reversed(self.lengths), initial=0))[-2::-1]
