"""What a daemon is started with that is not its engine's."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Options:
    """
    Attributes:
        tagged: many requests at once, and frames with ids; otherwise one at a time, to its end.
        quantum: tokens of a turn where START says nothing; 0 runs to the end.
        max_queue: most requests that wait for a slot.
    """

    tagged: bool = False
    quantum: int = 0
    max_queue: int = 64
