"""Drives: lines that give held requests turns, round robin over the slots.

The rows of a turn may be at different positions, because a decode graph takes rows of any length.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from xlaengine.daemon.server.requests import LiveRequest, Registry


def choose(waiting: Iterable[LiveRequest], cursor: int, limit: int | None = None) -> list[LiveRequest]:
    """Puts held requests in the order of their slots, from the cursor to the last slot and then from slot 0 on.

    Args:
        cursor: a slot.
        limit: the most requests to return; None: all. Those with the fewest turns are kept; among equals, the first in the order.
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
    """Chooses the requests whose turn is next.

    Attributes:
        cursor: the slot after the one that was chosen last.
    """

    def __init__(self) -> None:
        self.cursor = 0

    def peek(self, registry: Registry, limit: int | None, left: int | None = None) -> list[LiveRequest]:
        """The requests whose turn is next; nothing changes. ``left``: only those with this number of tokens left."""
        return choose((live for live in registry.held if left in (None, live.left)), self.cursor, limit)

    def take(self, registry: Registry, limit: int | None, left: int | None = None) -> list[LiveRequest]:
        """As `peek`, but each of the requests has a turn more, and the cursor moves past them."""
        takers = self.peek(registry, limit, left)
        for live in takers:
            live.turns += 1
            self.cursor = (live.slot or 0) + 1
        return takers


class DriveKind(NamedTuple):
    """What one of the commands for drives does.

    Attributes:
        tokens: the number of tokens in a turn of a request.
        drains: whether turns follow until no request is live. Otherwise turns are given once.
        limit: the most requests that have a turn at the same time; None: as many as the line's ROWS, or all.
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
        verb: its command, as replies spell it.
        rows: ROWS of the line; None: all.
        began: when the line was read, in seconds of the service's clock.
        turns: the number of turns given so far.
        count: the number of tokens sent in the turns that are over.
    """

    verb: str
    kind: DriveKind
    rows: int | None
    began: float
    turns: int = 0
    count: int = 0
    _under_way: dict[LiveRequest, int] = field(default_factory=dict)  # requests in their turn, and the tokens sent before it

    def next_turns(self, registry: Registry, round_robin: RoundRobin) -> list[LiveRequest]:
        """Return the requests whose turn begins now; the caller grants them `DriveKind.tokens`."""
        for live, before in list(self._under_way.items()):
            if not live.grant:
                self.count += live.sent - before
                del self._under_way[live]
        if self.turns and not self.kind.drains:
            return []
        limit = self.kind.limit or self.rows
        more = None if limit is None else limit - len(self._under_way)
        takers = round_robin.take(registry, more, self.kind.left)
        self._under_way |= {live: live.sent for live in takers}
        self.turns += len(takers)
        return takers

    def is_over(self, registry: Registry) -> bool:
        """Whether no turn is under way and none will follow. `next_turns` has just returned none."""
        return not (len(registry) if self.kind.drains else self._under_way)
