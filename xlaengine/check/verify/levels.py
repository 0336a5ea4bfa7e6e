"""The levels of the promise that a verification compares. The command line imports this module, so it imports nothing slow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

Level = Literal[1, 2, "2p", 3]
"""1: another schedule, 2: another B, 2p: another number of devices, 3: the oracle."""

LEVELS: tuple[Level, ...] = get_args(Level)

NAMES: dict[str, Level] = {str(level): level for level in LEVELS}
"""The levels by name, as on the command line and in files of results."""


def sorted_levels(levels: Iterable[Level]) -> tuple[Level, ...]:
    """Returns each of the levels once, in the order of the promise."""
    given = set(levels)
    return tuple(level for level in LEVELS if level in given)


def levels_named(names: Iterable[str] | None) -> tuple[Level, ...]:
    """Returns the levels of these names, sorted; an empty tuple for None.

    Raises:
        ValueError: a name is not that of a level.
    """
    given = tuple(names or ())
    if strange := [name for name in given if name not in NAMES]:
        raise ValueError(f"{strange[0]!r} is not one of {', '.join(NAMES)}")
    return sorted_levels(map(NAMES.__getitem__, given))


def in_words(levels: Iterable[Level]) -> str:
    """Returns the levels, sorted, as ``1, 2p, 3``."""
    return ", ".join(map(str, sorted_levels(levels)))
