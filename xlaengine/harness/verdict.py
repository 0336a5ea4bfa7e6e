"""What a verification found, as data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from xlaengine.harness.exercised import Exercised, in_all
from xlaengine.harness.fault_kinds import FaultKind, ModelFault
from xlaengine.harness.gates import GateReport
from xlaengine.harness.schedule import Schedule
from xlaengine.protocol import Event, Request, StreamId
from xlaengine.tracing import Trace

EXACT_PASS = "REFERENCE-EXACT PASS"

Level = Literal[1, 2, 3]
Status = Literal["exact", "partial", "near tie", "mismatch"]


@dataclass(frozen=True)
class Divergence:
    """The first difference between a stream and its reference.

    Attributes:
        level: 1 another schedule, 2 another B, 3 the oracle.
        stream: its name, ``r3`` or ``r3#1``.
        status: a near tie is one of level 3, of a stream that has nothing worse.
        what, position, expected, got, margin: as in `compare.Difference`; of level 3 as in `check.Row`; of a rule of slots
            (`leases.broken_leases`) which one, and no position.
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
    """A schedule's run, kept whole.

    Attributes:
        broken_leases: how many leases broke a rule of slots.
    """

    index: int
    schedule: Schedule
    trace: Trace
    streams: tuple[StreamRun, ...]
    broken_leases: int = 0

    @property
    def failed(self) -> bool:
        return self.broken_leases > 0 or any(stream.status == "mismatch" for stream in self.streams)


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
        injected: how many of the level 1 comparisons it broke: the wrong token was given out, and is compared. 1 for a fault of the model
            that changed it.
        caught: how many of these were found to differ; for a fault of the model 1 if any stream is not the oracle's.
        beside: what else it changed: strangers, and tokens that came too late for their stream or after its cancel.
        decided: differences of the float32 oracle that the float64 oracle decided in the engine's favour.
        cause: a known misreading of the checkpoint that explains the streams that are not the oracle's.
        refused: why native kernels that were compiled for this machine are not used: their self-test failed.
        exercised: what each schedule's run really did.
        alone: what the streams alone did, in engines that speculate; None where none does.
        drawn: the schedules were drawn, and not given: they must do what shows something.
        requests: as they were verified, stop strings included.
    """

    levels: tuple[Level, ...]
    compared: tuple[Compared, ...]
    divergences: tuple[Divergence, ...]
    failed: dict[int, Schedule]
    runs: tuple[ScheduleRun, ...]
    gates: dict[int, GateReport]
    seconds: float
    fault: FaultKind | ModelFault | None = None
    injected: int = 0
    caught: int = 0
    beside: int = 0
    decided: int = 0
    cause: str | None = None
    refused: str | None = None
    exercised: dict[int, Exercised] = field(default_factory=dict)
    alone: Exercised | None = None
    drawn: bool = True
    requests: tuple[Request, ...] = ()

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
        """Comparisons that differ, gates that fail, and a self-test of kernels that failed."""
        differ = sum(one.status == "mismatch" for one in self.divergences)
        return differ + sum(not gate.passed for gate in self.gates.values()) + (self.refused is not None)

    @property
    def near_ties(self) -> int:
        """Comparisons that differ by near ties only."""
        return sum(one.status == "near tie" for one in self.divergences)

    @property
    def result(self) -> str:
        """``REFERENCE-EXACT PASS``, or why not.

        - ``PASS, n near ties``: every difference is a near tie of level 3.
        - ``MISMATCH``: something differs. Where a fault was injected that is as it should be.
        - ``NOT CAUGHT``: a fault broke a stream that is compared, and it was not seen.
        - ``NOTHING TO CATCH``: a fault was injected, and broke nothing that is compared.
        - ``NOTHING VERIFIED``: what was compared shows too little (`shows_nothing`).
        """
        if self.caught < self.injected:
            return "NOT CAUGHT"
        if self.mismatches:
            return "MISMATCH"
        if self.fault is not None:
            return "NOTHING TO CATCH"
        if self.shows_nothing:
            return "NOTHING VERIFIED"
        n = self.near_ties
        return f"PASS, {n} near {'tie' if n == 1 else 'ties'}" if n else EXACT_PASS

    @property
    def shows_nothing(self) -> str | None:
        """Why a run without a difference verifies nothing; None where it does verify something.

        No token was compared at a level that was asked for; or drawn schedules recycled no slot; or an engine that speculates did not have
        proposals both accepted and rejected, under drawn schedules, or alone where there are none.
        """
        levels = {one.level for one in self.compared if one.tokens}
        if missing := sorted(set(self.levels) - levels):
            return f"no token was compared at level {', '.join(map(str, missing))}"
        if not self.levels:
            return "no level was asked for"
        if not self.drawn:
            return None
        total = in_all(self.exercised.values())
        if 1 in self.levels and not total.recycled:
            return "no slot was recycled: lower --max-num-seqs, or give more requests than slots"
        if self.alone is None:
            return None
        where, done = ("under the schedules", total) if 1 in self.levels else ("alone", self.alone)
        if not (done.accepted and done.rejected):
            counts = f"{done.proposed} tokens proposed, {done.accepted} accepted, {done.rejected} passes that certainly rejected some"
            return f'proposals must be both accepted and rejected, and {where} there were {counts}; "adaptive": false always proposes'
        return None

    @property
    def passed(self) -> bool:
        return self.result.startswith(("PASS", EXACT_PASS))

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
