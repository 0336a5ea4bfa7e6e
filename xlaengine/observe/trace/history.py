"""Reads records from first to last, and finds the plans of each step, the late tokens, and the pauses of each lease."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import inf
from typing import Literal, NamedTuple

from xlaengine.control.plan import (
    CopyPrefix,
    Fill,
    KeepState,
    Lease,
    LoadSnapshot,
    LoadState,
    Plan,
    Prefill,
    Probe,
    ReadRouted,
    Restore,
    Save,
    Score,
    Step,
    TakeSnapshot,
)
from xlaengine.observe.trace.record import Abandoned, Asked, Committed, Dispatched, Record
from xlaengine.types import EndEvent, Event, TokenEvent, ends

Kind = Literal["prefill", "copy", "keep", "load", "score", "fill", "decode", "paused", "late", "save", "restore"]


@dataclass
class Work:
    """One plan that runs before the tokens of a step; for a `Prefill`, one of its chunks.

    Attributes:
        time: when it was dispatched.
        weight: its share of the time before the step's tokens, relative to the step's other work.
        until: an upper bound of its end: the time when it landed, or when its stream was paused or lost its slot; inf if unknown.
    """

    kind: Kind
    time: float
    lease: Lease
    tokens: int
    weight: int
    until: float = inf


class StepRow(NamedTuple):
    """A row of a step as it was committed; a row of a step that failed or never landed has no tokens.

    Attributes:
        tokens: the number of tokens that were delivered as events.
        late: the number of tokens that came after the stream had ended or lost its slot; at least 1 if it did so before the step landed
            and got no event.
        proposed: the number of proposed tokens.
    """

    lease: Lease
    tokens: int
    late: int = 0
    proposed: int = 0


@dataclass
class RanStep:
    """What the device ran for one `control.plan.Step` and the plans before it.

    Attributes:
        number: ordinal of the step.
        begin: when its first plan was dispatched.
        launched: when the step itself was dispatched; inf if it never was.
        end: when its tokens landed, or when it was abandoned; for a step in flight the time of the last record.
    """

    number: int
    begin: float
    end: float
    launched: float = inf
    before: list[Work] = field(default_factory=list)
    rows: list[StepRow] = field(default_factory=list)


@dataclass(slots=True)
class Interval:
    """An interval of a lease's time: a part of one step, or a pause.

    Attributes:
        step: ordinal of the step; for a pause, of the step that was next when the pause began.
        index: the position of the step in `History.steps`; -1 for a pause.
        accepted: the number of accepted proposals; None for a row without proposals.
    """

    kind: Kind
    lease: Lease
    begin: float
    end: float
    step: int
    tokens: int = 0
    index: int = -1
    accepted: list[int | None] = field(default_factory=list)

    def goes_on_with(self, after: Interval) -> bool:
        """Returns whether both intervals have tokens, or both have late tokens, of one lease in consecutive steps."""
        follows = self.index + 1 == after.index and self.kind == after.kind and self.lease == after.lease
        return follows and self.kind in ("decode", "late")


class History:
    """The steps and the pauses of a run, from its records.

    Attributes:
        steps: in the order of their dispatch, which is the order of their ends.
        pauses: times in which a stream held its slot and was paused.
        end: the time of the last record.
    """

    def __init__(self, records: Iterable[Record]):
        ordered = sorted(records, key=lambda record: record.time)  # an interrupted commit may be recorded after records with later times
        self.end = ordered[-1].time if ordered else 0.0
        self.steps: list[RanStep] = []
        self.pauses: list[Interval] = []
        self._filling: RanStep | None = None
        self._flying: dict[int, RanStep] = {}
        self._landing: dict[int, list[Work]] = {}  # by the id() of a flight's plan: the plan's own work and the work before it in its step
        self._holders: dict[int, Lease] = {}  # by slot
        self._paused: dict[Lease, tuple[float, int]] = {}
        for record in ordered:
            self._read(record)
        self._leave(self._holders.values(), self.end)

    def _read(self, record: Record) -> None:
        match record:
            case Dispatched(time, step, plan):
                self._dispatched(time, step, plan)
            case Committed(plan=Step() as plan):
                self._committed(record, plan)
            case Committed(time, _, plan):
                _done_by(time, self._landing.pop(id(plan), []))
            case Asked():
                self._asked(record)
            case Abandoned(time):
                self._abandoned(time)

    def _dispatched(self, time: float, number: int, plan: Plan) -> None:
        if isinstance(plan, TakeSnapshot | LoadSnapshot | ReadRouted):  # these plans delay no token and need no lease
            return
        if self._filling is None:
            self._filling = RanStep(number, time, self.end)
            self.steps.append(self._filling)
        step = self._filling
        for lease in plan.leases if isinstance(plan, Step | Probe | Prefill) else (plan.lease,):
            self._take(lease, time)
        if isinstance(plan, Step):
            step.launched, step.rows = time, [StepRow(lease, 0) for lease in plan.leases]
            self._flying[number] = step
            self._filling = None
        else:
            step.before += _works(time, plan)
        if isinstance(plan, Score | Save):
            self._landing[id(plan)] = step.before.copy()
        if isinstance(plan, Save):
            self._leave([plan.lease], time)

    def _take(self, lease: Lease, time: float) -> None:
        holder = self._holders.get(lease.slot)
        if holder is not None and holder != lease:
            self._leave([holder], time)
        self._holders[lease.slot] = lease

    def _leave(self, leases: Iterable[Lease], time: float) -> None:
        for lease in list(leases):
            self._resume(lease, time)
            if self._holders.get(lease.slot) == lease:
                del self._holders[lease.slot]

    def _resume(self, lease: Lease, time: float) -> None:
        if lease in self._paused:
            begin, step = self._paused.pop(lease)
            self.pauses.append(Interval("paused", lease, begin, time, step))

    def _committed(self, record: Committed, plan: Step) -> None:
        step = self._flying.pop(record.step)
        step.end = record.time
        given = record.given or (1,) * len(plan.leases)
        events = defaultdict(list)
        for event in record.events:
            events[event.stream_id].append(event)
        step.rows = [
            self._row(lease, events[lease.stream_id], *of_it) for lease, *of_it in zip(plan.leases, given, plan.proposed, strict=True)
        ]
        ended = {event.stream_id for event in record.events if ends(event)}
        self._leave([lease for lease in self._holders.values() if lease.stream_id in ended], record.time)

    def _row(self, lease: Lease, events: list[Event], given: int, proposed: int) -> StepRow:
        """Returns the row of a lease; ``events`` are those of its stream in the step."""
        if not events and self._holders.get(lease.slot) != lease:  # the stream had ended before, or had lost its slot
            return StepRow(lease, 0, max(1, given))
        tokens = sum(isinstance(event, TokenEvent) for event in events)
        delivered = sum(isinstance(event, TokenEvent | EndEvent) for event in events)
        return StepRow(lease, tokens, given - delivered if events and ends(events[-1]) else 0, proposed)

    def _asked(self, record: Asked) -> None:
        held = [lease for lease in self._holders.values() if lease.stream_id.request_id == record.request_id]
        if record.verb in ("pause", "cancel", "evict") and self._filling is not None:
            slots = {lease.slot for lease in held}
            _done_by(record.time, [work for work in self._filling.before if work.lease.slot in slots])
        match record.verb:
            case "pause":
                for lease in held:
                    self._paused.setdefault(lease, (record.time, record.step))
            case "resume":
                for lease in held:
                    self._resume(lease, record.time)
            case "evict" | "cancel":
                self._leave(held, record.time)

    def _abandoned(self, time: float) -> None:
        for step in (*self._flying.values(), *((self._filling,) if self._filling else ())):
            step.end = time
        self._filling = None
        self._flying.clear()
        self._leave(self._holders.values(), time)


def _done_by(time: float, works: Iterable[Work]) -> None:
    for work in works:
        work.until = min(work.until, time)


def _works(time: float, plan: Plan) -> Iterator[Work]:
    match plan:
        case Prefill():
            yield from (Work("prefill", time, chunk.lease, len(chunk.tokens), chunk.bucket) for chunk in plan.chunks)
        case CopyPrefix():
            yield Work("copy", time, plan.lease, plan.end - plan.start, 1)
        case KeepState():
            yield Work("keep", time, plan.lease, 0, 1)
        case LoadState():
            yield Work("load", time, plan.lease, 0, 1)
        case Score():
            yield Work("score", time, plan.lease, len(plan.tokens), plan.bucket)
        case Fill():
            yield Work("fill", time, plan.lease, 0, plan.bucket)
        case Restore():
            yield Work("restore", time, plan.lease, 0, 1)
        case Save():
            yield Work("save", time, plan.lease, 0, 1)
