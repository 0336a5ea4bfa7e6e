"""Lines that give held requests their turns: which of them, how much, and until when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from xlaengine.daemon.protocol import commands
from xlaengine.daemon.protocol.grammar import keyword_of
from xlaengine.daemon.server.cursor import Candidate, Chosen, choose
from xlaengine.daemon.server.requests import LiveRequest, Registry

DriveCommand = commands.SchedStep | commands.SchedDrain | commands.BatchTail | commands.BatchStep | commands.BatchDrain


class RoundRobin:
    """The cursor over the slots, and who has had how many turns."""

    def __init__(self) -> None:
        self.cursor = 0

    def peek(self, registry: Registry, limit: int | None, may_go: Callable[[LiveRequest], bool]) -> list[LiveRequest]:
        """Whose turn it is; nothing changes."""
        by_slot, chosen = self._choose(registry, limit, may_go)
        return [by_slot[slot] for slot in chosen.slots]

    def take(self, registry: Registry, limit: int | None, may_go: Callable[[LiveRequest], bool]) -> list[LiveRequest]:
        """Whose turn it is, and the cursor moves past them."""
        by_slot, chosen = self._choose(registry, limit, may_go)
        self.cursor = chosen.cursor
        takers = [by_slot[slot] for slot in chosen.slots]
        for live in takers:
            live.turns += 1
        return takers

    def _choose(
        self, registry: Registry, limit: int | None, may_go: Callable[[LiveRequest], bool]
    ) -> tuple[dict[int, LiveRequest], Chosen]:
        by_slot = {live.slot: live for live in registry if live.slot is not None}
        candidates = [Candidate(slot, live.is_held and may_go(live), live.turns) for slot, live in by_slot.items()]
        return by_slot, choose(candidates, self.cursor, limit)


def anybody(live: LiveRequest) -> bool:
    return True


def has_one_left(live: LiveRequest) -> bool:
    """What ``SCHED_BATCH_TARGET_TAIL`` runs."""
    return live.left == 1


@dataclass
class Drive:
    """A line that is open until the turns it gives are over.

    Attributes:
        limit: rows that have a turn at the same time; None is all.
        tokens: how many a turn is.
        drains: turns follow one another until no request lives; otherwise there is one round.
        may_go: who takes part.
        began: by the service's clock, in seconds.
        turns: given so far.
        count: tokens that came of the turns that are over.
    """

    name: str
    limit: int | None
    tokens: Callable[[LiveRequest], int]
    drains: bool
    may_go: Callable[[LiveRequest], bool] = anybody
    began: float = 0.0
    turns: int = 0
    count: int = 0
    _under_way: dict[LiveRequest, int] = field(default_factory=dict)  # and what each had sent before its turn

    def next_turns(self, registry: Registry, round_robin: RoundRobin) -> list[LiveRequest]:
        """Whose turns begin now. None do while as many as may are under way."""
        for live, before in list(self._under_way.items()):
            if not live.grant:
                self.count += live.sent - before
                del self._under_way[live]
        if self.turns and not self.drains:
            return []
        room = None if self.limit is None else self.limit - len(self._under_way)
        takers = round_robin.take(registry, room, self.may_go)
        self._under_way |= {live: live.sent for live in takers}
        self.turns += len(takers)
        return takers

    def is_over(self, registry: Registry) -> bool:
        """Whether nothing of it is under way, and nothing is to come."""
        return not (len(registry) if self.drains else self._under_way)


def drive_of(command: DriveCommand) -> Drive:
    name = keyword_of(command)
    match command:
        case commands.SchedStep():
            return Drive(name, 1, _quantum, drains=False)
        case commands.SchedDrain():
            return Drive(name, 1, _quantum, drains=True)
        case commands.BatchTail():
            return Drive(name, command.n, _one, drains=False, may_go=has_one_left)
        case commands.BatchStep():
            return Drive(name, command.n, _one, drains=False)
        case commands.BatchDrain():
            return Drive(name, None, _rest, drains=True)


def _quantum(live: LiveRequest) -> int:
    return live.turn_of(live.quantum)


def _one(live: LiveRequest) -> int:
    return 1


def _rest(live: LiveRequest) -> int:
    return live.left
