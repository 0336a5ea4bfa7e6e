"""How many positions each slot has."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SlotLayout:
    """The positions of all slots.

    Attributes:
        lengths: positions of each slot, each a multiple of ``block``.
        block: C, the positions in a block of keys, and in a block that is moved.
    """

    lengths: tuple[int, ...]
    block: int
