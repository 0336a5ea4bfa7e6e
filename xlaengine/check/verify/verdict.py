"""The findings of a verification, as data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from xlaengine.check.faults.kinds import FaultKind, ModelFault
from xlaengine.check.verify.exercised import Exercised, in_all
from xlaengine.check.verify.gates import GateReport
from xlaengine.check.verify.schedule import Schedule
from xlaengine.observe.trace import Trace
from xlaengine.protocol import Event, Request, StreamId

EXACT_PASS = "REFERENCE-EXACT PASS"

Level = Literal[1, 2, 3]
Status = Literal["exact", "partial", "near tie", "mismatch"]


@dataclass(frozen=True)
class Divergence:
    """The first difference between a stream and its reference.

    Attributes:
        level: 1: another schedule, 2: another B, 3: the oracle.
        stream: its name, ``r3`` or ``r3#1``.
        status: a near tie occurs only at level 3, in a stream without a mismatch.
        what, position, expected, got, margin: as in `compare.Difference`; at level 3 as in `check.Row`. If a rule of slots is broken
            (`leases.broken_leases`), ``what`` names the rule and there is no position.
        max_num_seqs: B of the engine that diverged.
        schedule: index of the schedule; None if the request was alone.
        slot, step, neighbours: where the token at the position was made: its slot, the ordinal of the decode, the other streams in it.
        near_ties: margins of all near ties of the stream.
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
    """One comparison of a stream.

    Attributes:
        schedule: index of the schedule; None if the request was alone.
        tokens: the number of tokens that came.
        status: ``partial`` means equal up to where the stream was cancelled or cut.
    """

    level: Level
    stream: str
    schedule: int | None
    tokens: int
    status: Status


@dataclass(frozen=True)
class StreamRun:
    """A stream under a schedule, and the events that it should have had."""

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
        broken_leases: the number of leases that broke a rule of slots.
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
        levels: the levels that were asked for.
        compared: one row for each comparison of a stream.
        divergences: the first difference of each comparison that is not exact, near ties included.
        failed: schedules under which a stream diverged, by index.
        runs: some of these, and the first run that passed.
        gates: for each B the report of the independence gate.
        fault: the kind of fault that was injected.
        injected: the number of level 1 comparisons that the fault broke: the wrong token was delivered and is compared. For a fault of the
            model it is 1 if the fault changed the model.
        caught: how many of these were found to differ. For a fault of the model it is 1 if any stream differs from the oracle.
        beside: what else the fault changed: strangers, and tokens that were late or dropped by a cancel.
        decided: differences from the float32 oracle that the float64 oracle decided in the engine's favour.
        cause: a known misreading of the checkpoint that explains the streams that differ from the oracle.
        refused: why native kernels that were compiled for this machine are not used: their self-test failed.
        exercised: what each schedule's run did, by index.
        alone: what the streams alone did, in engines that speculate; None if no engine does.
        drawn: whether the schedules were drawn. Drawn schedules must do enough to verify something (`shows_nothing`).
        requests: the requests as they were verified, stop strings included.
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
        """The number of comparisons of streams."""
        return len(self.compared)

    @property
    def tokens(self) -> int:
        """The number of tokens in all comparisons."""
        return sum(one.tokens for one in self.compared)

    @property
    def mismatches(self) -> int:
        """The number of comparisons that differ, gates that fail, and failed self-tests of kernels."""
        differ = sum(one.status == "mismatch" for one in self.divergences)
        return differ + sum(not gate.passed for gate in self.gates.values()) + (self.refused is not None)

    @property
    def near_ties(self) -> int:
        """The number of comparisons that differ only by near ties."""
        return sum(one.status == "near tie" for one in self.divergences)

    @property
    def result(self) -> str:
        """``REFERENCE-EXACT PASS``, or why not.

        - ``PASS, n near ties``: every difference is a near tie of level 3.
        - ``MISMATCH``: something differs. If a fault was injected, this is the right result.
        - ``NOT CAUGHT``: a fault broke a stream that is compared, and no check saw it.
        - ``NOTHING TO CATCH``: a fault was injected and broke nothing that is compared.
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
        """Why a run without a difference verifies nothing; None if it verifies something.

        It verifies nothing if no token was compared at one of the levels; if drawn schedules recycled no slot; or if an engine that
        speculates did not have proposals both accepted and rejected (under drawn schedules, or alone if there are none).
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
        """Returns the first divergence of each failing stream at each level."""
        return list(_first_by_stream(one for one in self.divergences if one.status == "mismatch"))


def _first_by_stream(divergences: Iterable[Divergence]) -> Iterable[Divergence]:
    first: dict[tuple[int, str], Divergence] = {}
    for one in divergences:
        first.setdefault((one.level, one.stream), one)
    return first.values()
