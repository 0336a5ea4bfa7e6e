"""Whose turn it is: round robin over the slots, and no row far ahead of one that waits.

Rows need not stand at equal positions: a decode graph takes them ragged, so every row that has work may go with every other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Candidate(NamedTuple):
    """A slot with a request in it.

    Attributes:
        eligible: whether the turn that is given now can be its own.
        turns: how many it has had.
    """

    slot: int
    eligible: bool
    turns: int


class Chosen(NamedTuple):
    """Slots in the order of their turns, and where the cursor stands after them."""

    slots: tuple[int, ...]
    cursor: int


def choose(candidates: Sequence[Candidate], cursor: int, limit: int | None = None) -> Chosen:
    """The next slots from the cursor on, past the last slot to the first, and the cursor past the last one chosen.

    Where ``limit`` leaves somebody out, it is who has had the most turns: such a row is passed over, wherever the cursor stands, while one
    with fewer waits. With equal turns the order is the cursor's alone. Without an eligible row nothing is chosen and the cursor stays.
    """
    eligible = sorted((c for c in candidates if c.eligible), key=lambda c: (c.slot < cursor, c.slot))
    if limit is not None and limit < len(eligible):
        least = sorted(eligible, key=lambda c: c.turns)[:limit]  # stable: among equals the cursor's order
        eligible = [c for c in eligible if c in least]
    if not eligible:
        return Chosen((), cursor)
    return Chosen(tuple(c.slot for c in eligible), eligible[-1].slot + 1)
