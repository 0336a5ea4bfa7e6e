"""The record of a run: the plans that an engine dispatched, their results, the verbs it was called with, and its occupancy.

In every record ``time`` is from `time.perf_counter`, in seconds, and ``step`` is the number of a step (`control.plan.Step`), from 0 in the
order of dispatch. A record of a plan has the number of the step that the plan is or precedes. Any other record has that of the next step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from time import perf_counter

from xlaengine.control.plan import FlightPlan, Landed, Plan, Restore, SavedKV, Step, StepTokens
from xlaengine.control.scheduler import Scheduler
from xlaengine.types import Event, Verb


@dataclass(frozen=True, slots=True)
class Dispatched:
    """A plan, recorded just before its dispatch."""

    time: float
    step: int
    plan: Plan


@dataclass(frozen=True, slots=True)
class Committed:
    """A flight that has landed, and its events, including events that wait for an allowance.

    Attributes:
        given: for a step, the number of tokens of each lease, including tokens that came after the stream had ended.
    """

    time: float
    step: int
    plan: FlightPlan
    events: tuple[Event, ...]
    given: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """A verb (`types.Verb`) that had an effect on a request."""

    time: float
    step: int
    verb: Verb
    request_id: str


@dataclass(frozen=True, slots=True)
class Occupancy:
    """The occupancy in one turn of the loop, after its step was launched, or after its commit if none was launched.

    Attributes:
        slots_in_use: the number of slots that cannot be leased.
        running, waiting, paused: numbers of streams.
    """

    time: float
    step: int
    slots_in_use: int
    running: int
    waiting: int
    paused: int


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The loop failed or was interrupted, or the engine was reset: every request has ended, and all flights are lost."""

    time: float
    step: int
    reason: str


Record = Dispatched | Committed | Asked | Occupancy | Abandoned


class Trace:
    """The records of an engine, from when this is set as ``engine.trace``. Flights that were dispatched before leave no record.

    The trace grows by about 0.5 kB a step and 0.15 kB a token (more with log-probabilities, which are kept). KV is not kept: a `Restore` is
    recorded without it.

    Attributes:
        records: oldest first.
    """

    def __init__(self) -> None:
        self.records: list[Record] = []
        self._step = 0
        self._steps: dict[int, int] = {}  # steps of flights, by the id() of their plan: plans of two steps may be equal

    @property
    def start(self) -> float:
        """The time of the first record; 0 if there is none."""
        return self.records[0].time if self.records else 0.0

    def dispatched(self, plan: Plan) -> None:
        kept = replace(plan, saved=SavedKV(())) if isinstance(plan, Restore) else plan
        self.records.append(Dispatched(perf_counter(), self._step, kept))
        if isinstance(plan, FlightPlan):
            self._steps[id(plan)] = self._step
        self._step += isinstance(plan, Step)

    def committed(self, plan: FlightPlan, landed: Landed, events: Iterable[Event]) -> Iterator[Event]:
        """Yields the events of a flight that has just landed, and records them. After a failure the events up to it are recorded."""
        step = self._steps.pop(id(plan), None)
        if step is None:
            yield from events
            return
        time, passed = perf_counter(), []
        tokens = landed.tokens if isinstance(landed, StepTokens) else ()
        given = tuple(len(tokens[lease.slot]) for lease in plan.leases) if isinstance(plan, Step) else ()
        try:
            for event in events:
                passed.append(event)
                yield event
        finally:
            self.records.append(Committed(time, step, plan, tuple(passed), given))

    def asked(self, verb: Verb, request_id: str) -> None:
        self.records.append(Asked(perf_counter(), self._step, verb, request_id))

    def gauge(self, scheduler: Scheduler) -> None:
        counts = scheduler.slots.in_use, scheduler.running, scheduler.waiting, scheduler.paused
        self.records.append(Occupancy(perf_counter(), self._step, *counts))

    def abandoned(self, reason: str) -> None:
        self._steps.clear()
        self.records.append(Abandoned(perf_counter(), self._step, reason))
