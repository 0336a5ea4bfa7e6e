"""The findings of a verification, as data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from xlaengine.check.faults.kinds import ALL_NEEDS, Fault, device_fault, model_fault
from xlaengine.check.verify.crowds import CrowdKind, CrowdReport
from xlaengine.check.verify.exercised import Exercised
from xlaengine.check.verify.gates import GateReport
from xlaengine.check.verify.levels import Level, in_words
from xlaengine.check.verify.schedule import Schedule
from xlaengine.observe.trace import Trace
from xlaengine.types import Event, Request, StreamId
from xlaengine.types.words import plural

EXACT_PASS = "REFERENCE-EXACT PASS"

KEPT_FAILURES = 4
"""At most this many runs of failing schedules are kept whole."""

Status = Literal["exact", "partial", "near tie", "mismatch"]


@dataclass(frozen=True)
class Divergence:
    """The first difference between a stream and its reference."""

    level: Level
    stream: str  # its name, ``r3`` or ``r3#1``
    status: Literal["mismatch", "near tie"]  # a near tie: only at level 3, in a stream without a mismatch
    what: str  # as in `compare.Difference` or `judge.Row`; or the rule of slots that a lease broke (`leases`), without a position
    position: int | None
    expected: int | None
    got: int | None
    margin: float | None
    max_num_seqs: int  # B of the engine that diverged
    schedule: int | None = None  # None: the request was alone
    slot: int | None = None  # the slot, step (ordinal of the `Step`) and neighbours of the token at the position
    step: int | None = None
    neighbours: tuple[str, ...] = ()
    near_ties: tuple[float, ...] = ()  # margins of all near ties of the stream
    devices: int = 1  # N of the engine that diverged


@dataclass(frozen=True)
class Compared:
    """One comparison of a stream with its reference."""

    level: Level
    stream: str
    schedule: int | None  # None: the request was alone
    tokens: int
    status: Status  # ``partial``: equal up to where the stream was cancelled or cut
    devices: int = 1  # N of the engine


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
    """A schedule's run, kept whole."""

    index: int
    schedule: Schedule
    trace: Trace
    streams: tuple[StreamRun, ...]
    broken_leases: int = 0
    level: Level = 1  # 2p: the streams are compared with those of another number of devices
    devices: int = 1

    @property
    def failed(self) -> bool:
        return self.broken_leases > 0 or any(stream.status == "mismatch" for stream in self.streams)


@dataclass(kw_only=True)
class Verification:
    """The findings, which the checks fill in."""

    levels: tuple[Level, ...]
    drawn: bool = True  # drawn schedules must do enough to verify something (`shows_nothing`); given ones need not
    requests: tuple[Request, ...] = ()  # as they were verified, stop strings included
    compared: list[Compared] = field(default_factory=list)
    divergences: list[Divergence] = field(default_factory=list)  # one for each comparison that is not exact, near ties included
    failed: dict[int, Schedule] = field(default_factory=dict)  # schedules under which a stream diverged, by index
    runs: list[ScheduleRun] = field(default_factory=list)  # a few failed runs, and the first run that passed
    gates: dict[int, GateReport] = field(default_factory=dict)  # by B
    crowds: list[CrowdReport] = field(default_factory=list)  # of a model with experts, under drawn schedules
    exercised: dict[int, Exercised] = field(default_factory=dict)  # by index of the schedule
    alone: Exercised | None = None  # what the streams alone did, in engines that speculate; None if no engine does
    fault: Fault | None = None
    injected: int = 0  # engine faults: comparisons of level 1 whose wrong token was delivered. Other faults: 1 if an engine was changed
    caught: int = 0  # engine faults: how many of these differed. Other faults: 1 if any stream differs at their level
    beside: int = 0  # wrong streams that are not compared: strangers, and tokens that were late or dropped by a cancel
    decided: int = 0  # differences from the float32 oracle that the float64 oracle decided in the engine's favour
    cause: str | None = None  # a known misreading of the checkpoint that explains the streams that differ from the oracle
    possible: str | None = None  # what may explain such streams without a fault, if no misreading does
    refused: str | None = None  # why native kernels that were compiled for this machine are not used: their self-test failed
    seconds: float = 0.0

    def keep(self, run: ScheduleRun) -> None:
        """Keeps a few runs that failed, and one that passed."""
        if run.failed:
            self.failed[run.index] = run.schedule
        if sum(kept.failed == run.failed for kept in self.runs) < (KEPT_FAILURES if run.failed else 1):
            self.runs.append(run)

    @property
    def under_schedules(self) -> Exercised:
        """What all schedules did."""
        return sum(self.exercised.values(), Exercised())

    @property
    def crowded(self) -> dict[int, dict[CrowdKind, tuple[int, int]]]:
        """For each B and kind of crowd: the largest number of rows in one step that chose as intended, and the intended number."""
        counts: dict[int, dict[CrowdKind, tuple[int, int]]] = {}
        for report in self.crowds:
            counts.setdefault(report.max_num_seqs, {})[report.kind] = report.seen, report.aim
        return counts

    @property
    def streams(self) -> int:
        return len(self.compared)

    @property
    def tokens(self) -> int:
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
        return f"PASS, {plural(self.near_ties, 'near tie')}" if self.near_ties else EXACT_PASS

    @property
    def shows_nothing(self) -> str | None:
        """Why a run without a difference verifies nothing; None if it verifies something.

        It verifies nothing in four cases: no token was compared at one of the levels; drawn schedules recycled no slot; in a model with
        experts, the rows of `crowds` did not choose as intended; an engine that speculates did not have proposals both accepted and
        rejected (under drawn schedules, or alone if there are none).
        """
        levels = {one.level for one in self.compared if one.tokens}
        if missing := set(self.levels) - levels:
            return f"no token was compared at level {in_words(missing)}"
        if not self.levels:
            return "no level was given"
        if not self.drawn:
            return None
        if failures := [report.failure for report in self.crowds if report.failure is not None]:
            return f"the worst cases for experts did not occur: {failures[0]}"
        total = self.under_schedules
        if (1 in self.levels or "2p" in self.levels) and not total.recycled:
            return "no slot was recycled: lower --max-num-seqs, or give more requests than slots"
        if self.alone is None:
            return None
        where, done = ("under the schedules", total) if 1 in self.levels else ("alone", self.alone)
        if not (done.accepted and done.rejected):
            counts = f"{done.proposed} tokens proposed, {done.accepted} accepted, {done.rejected} passes that certainly rejected some"
            return f'proposals must be both accepted and rejected, and {where} there were {counts}; "adaptive": false always proposes'
        return None

    @property
    def of_fault(self) -> str:
        """What became of the fault that was injected."""
        assert self.fault is not None
        needs = f"it needs {ALL_NEEDS[self.fault]}"
        if model_fault(self.fault) is not None:
            wrong, streams = len(self.of_level(3, "mismatch")), plural(len(self.of_level(3)), "stream")
            differ = f"the model is wrong; {wrong} of {streams} differ from the oracle's"
            return differ if self.injected else f"it changed nothing of this model: {needs}"
        if device_fault(self.fault) is not None:
            wrong, comparisons = len(self.of_level("2p", "mismatch")), plural(len(self.of_level("2p")), "comparison")
            differ = f"the order of sums follows the devices; {wrong} of {comparisons} differ"
            return differ if self.injected else f"it changed no engine: {needs}"
        broke = f"it broke {self.injected} of {plural(len(self.of_level(1)), 'stream')}"
        if self.injected:
            return f"{broke}; {self.caught} {'was' if self.caught == 1 else 'were'} caught"
        beside = f", only {self.beside} that nothing compares (strangers, late or cancelled tokens)" if self.beside else ""
        return f"{broke}{beside}: {needs}"

    @property
    def passed(self) -> bool:
        return self.result.startswith(("PASS", EXACT_PASS))

    def of_level(self, level: Level, status: Status | None = None) -> list[Compared]:
        return [one for one in self.compared if one.level == level and status in (None, one.status)]

    def first_mismatches(self) -> list[Divergence]:
        """Returns the first divergence of each failing stream at each level, and at level 2p on each number of devices."""
        first: dict[tuple[Level, str, int], Divergence] = {}
        for one in self.divergences:
            if one.status == "mismatch":
                first.setdefault((one.level, one.stream, one.devices), one)
        return list(first.values())
