"""What a verification found, as data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from xlaengine.harness.faults import FaultKind
from xlaengine.harness.gates import GateReport
from xlaengine.harness.schedule import Schedule
from xlaengine.protocol import Event, StreamId
from xlaengine.tracing import Trace

Level = Literal[1, 2, 3]
Status = Literal["exact", "partial", "near tie", "mismatch"]


@dataclass(frozen=True)
class Divergence:
    """The first difference between a stream and its reference.

    Attributes:
        level: 1 another schedule, 2 another B, 3 the oracle.
        stream: its name, ``r3`` or ``r3#1``.
        status: a near tie is one of level 3, of a stream that has nothing worse.
        what, position, expected, got, margin: as in `compare.Difference`; of level 3 as in `check.Row`.
        max_num_seqs: B of the engine that diverged.
        schedule: which one it ran under; None: the request was alone.
        slot, step, neighbours: where the position's token was made: the decode's ordinal, and the other streams in it.
        near_ties: margins of all its near ties.
    """

    level: Level
    stream: str
    status: Literal["mismatch", "near tie"]
    what: str
    position: int | None
    expected: int | None
    got: int | None
    margin: float | None
    max_num_seqs: int
    schedule: int | None = None
    slot: int | None = None
    step: int | None = None
    neighbours: tuple[str, ...] = ()
    near_ties: tuple[float, ...] = ()


@dataclass(frozen=True)
class Compared:
    """A stream that was compared. partial: exact as far as it went before it was cancelled or cut. tokens: those that came."""

    level: Level
    stream: str
    schedule: int | None
    tokens: int
    status: Status


@dataclass(frozen=True)
class StreamRun:
    """A stream under a schedule, and what it should have been."""

    stream_id: StreamId
    status: Status
    expected: tuple[Event, ...]
    got: tuple[Event, ...]

    @property
    def name(self) -> str:
        return self.stream_id.name


@dataclass(frozen=True)
class ScheduleRun:
    """A schedule's run, kept whole."""

    index: int
    schedule: Schedule
    trace: Trace
    streams: tuple[StreamRun, ...]

    @property
    def failed(self) -> bool:
        return any(stream.status == "mismatch" for stream in self.streams)


@dataclass(frozen=True)
class Verification:
    """
    Attributes:
        levels: those that were asked for.
        compared: a row for each comparison of a stream.
        divergences: of those that are not exact, near ties too.
        failed: schedules under which a stream diverged, by their index.
        runs: some of them, and the first that passed.
        gates: for each B what the independence gate says.
        fault: the kind that was injected on purpose.
        injected: how many of the level 1 comparisons it broke: the wrong token was given out, and is compared.
        caught: how many of these were found to differ.
        beside: what else it changed: strangers, and tokens that came too late for their stream or after its cancel.
        proposals: in engines that speculate, how many were made, and how many of them accepted; None where none speculates.
    """

    levels: tuple[Level, ...]
    compared: tuple[Compared, ...]
    divergences: tuple[Divergence, ...]
    failed: dict[int, Schedule]
    runs: tuple[ScheduleRun, ...]
    gates: dict[int, GateReport]
    seconds: float
    fault: FaultKind | None = None
    injected: int = 0
    caught: int = 0
    beside: int = 0
    proposals: tuple[int, int] | None = None

    @property
    def streams(self) -> int:
        """Comparisons of a stream."""
        return len(self.compared)

    @property
    def tokens(self) -> int:
        """Of all that was compared."""
        return sum(one.tokens for one in self.compared)

    @property
    def mismatches(self) -> int:
        """Comparisons that differ, and gates that fail."""
        differ = sum(one.status == "mismatch" for one in self.divergences)
        return differ + sum(not gate.passed for gate in self.gates.values())

    @property
    def near_ties(self) -> int:
        """Comparisons that differ by near ties only."""
        return sum(one.status == "near tie" for one in self.divergences)

    @property
    def result(self) -> str:
        """``REFERENCE-EXACT PASS``, or why not.

        - ``MISMATCH``: something differs. Where a fault was injected that is as it should be.
        - ``NOT CAUGHT``: a fault broke a stream that is compared, and it was not seen.
        - ``NOTHING TO CATCH``: a fault was injected, and broke nothing that is compared.
        - ``NOTHING VERIFIED``: at a level that was asked for no token was compared, or engines that should speculate proposed nothing.
        """
        if self.caught < self.injected:
            return "NOT CAUGHT"
        if self.mismatches:
            return "MISMATCH"
        if self.fault is not None:
            return "NOTHING TO CATCH"
        compared = {one.level for one in self.compared if one.tokens}
        is_verified = self.levels and compared >= set(self.levels) and self.proposals != (0, 0)
        return "REFERENCE-EXACT PASS" if is_verified else "NOTHING VERIFIED"

    @property
    def passed(self) -> bool:
        return self.result == "REFERENCE-EXACT PASS"

    def of_level(self, level: Level, status: Status | None = None) -> list[Compared]:
        return [one for one in self.compared if one.level == level and status in (None, one.status)]

    def first_mismatches(self) -> list[Divergence]:
        """Of each failing stream at each level its first divergence."""
        return list(_first_by_stream(one for one in self.divergences if one.status == "mismatch"))


def _first_by_stream(divergences: Iterable[Divergence]) -> Iterable[Divergence]:
    first: dict[tuple[int, str], Divergence] = {}
    for one in divergences:
        first.setdefault((one.level, one.stream), one)
    return first.values()
