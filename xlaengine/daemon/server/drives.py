"""Drives: lines that give held requests turns, round robin over the slots.

The rows of a turn may be at different positions, because a decode graph takes rows of any length.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from xlaengine.daemon.server.requests import LiveRequest, Registry


def choose(waiting: Iterable[LiveRequest], cursor: int, limit: int | None = None) -> list[LiveRequest]:
    """The next held requests, in the order of their slots from the cursor on and then from slot 0.

    ``limit`` leaves out those with the most turns, and among equal turns the last in this order.
    """

    def place(live: LiveRequest) -> tuple[bool, int]:
        assert live.slot is not None
        return live.slot < cursor, live.slot

    by_place = sorted(waiting, key=place)
    if limit is None:
        return by_place
    least = sorted(by_place, key=lambda live: live.turns)[:limit]  # stable: the cursor's order among equals
    return [live for live in by_place if live in least]


class RoundRobin:
    """The cursor over the slots."""

    def __init__(self) -> None:
        self.cursor = 0

    def peek(self, registry: Registry, limit: int | None, left: int | None = None) -> list[LiveRequest]:
        """The requests whose turn is next; nothing changes. ``left``: only those with this number of tokens left."""
        return choose((live for live in registry.held if left in (None, live.left)), self.cursor, limit)

    def take(self, registry: Registry, limit: int | None, left: int | None = None) -> list[LiveRequest]:
        """`peek`, and count a turn for each of them; the cursor moves past them."""
        takers = self.peek(registry, limit, left)
        for live in takers:
            live.turns += 1
            self.cursor = (live.slot or 0) + 1
        return takers


class DriveKind(NamedTuple):
    """
    Attributes:
        tokens: of a turn.
        drains: turns follow until no request lives; otherwise there is one round.
        limit: most rows that have a turn at the same time; None: ROWS of the line, or all.
        left: only requests with this number of tokens left take part; None: all.
    """

    tokens: Callable[[LiveRequest], int]
    drains: bool = False
    limit: int | None = None
    left: int | None = None


def _quantum(live: LiveRequest) -> int:
    return live.turn_of(live.quantum)


DRIVES: Mapping[str, DriveKind] = {
    "SCHED_STEP": DriveKind(_quantum, limit=1),
    "SCHED_DRAIN": DriveKind(_quantum, limit=1, drains=True),
    "SCHED_BATCH_TARGET_TAIL": DriveKind(lambda live: 1, left=1),
    "SCHED_BATCH_TARGET_STEP": DriveKind(lambda live: 1),
    "SCHED_BATCH_DRAIN": DriveKind(lambda live: live.left, drains=True),
}


@dataclass
class Drive:
    """A drive that is open.

    Attributes:
        verb: the line, as replies spell it.
        rows: of the line; None: all.
        began: seconds, by the service's clock.
        turns: given so far.
        count: tokens sent in the turns that are over.
    """

    verb: str
    kind: DriveKind
    rows: int | None
    began: float
    turns: int = 0
    count: int = 0
    _under_way: dict[LiveRequest, int] = field(default_factory=dict)  # requests in their turn, and the tokens sent before it

    def next_turns(self, registry: Registry, round_robin: RoundRobin) -> list[LiveRequest]:
        for live, before in list(self._under_way.items()):
            if not live.grant:
                self.count += live.sent - before
                del self._under_way[live]
        if self.turns and not self.kind.drains:
            return []
        limit = self.kind.limit or self.rows
        room = None if limit is None else limit - len(self._under_way)
        takers = round_robin.take(registry, room, self.kind.left)
        self._under_way |= {live: live.sent for live in takers}
        self.turns += len(takers)
        return takers

    def is_over(self, registry: Registry) -> bool:
        return not (len(registry) if self.kind.drains else self._under_way)
