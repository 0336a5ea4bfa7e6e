"""Turns the records of a run into spans of time on slots.

The host knows when it dispatched a plan and when a step (`control.plan.Step`) landed. The device runs plans in order. So a step and the
plans before it begin when the previous step lands, or when their first plan is dispatched if that is later; they end when the step lands.
These times are exact.

How a step with plans before it divides its time is an estimate. Its tokens come last. They take as long as a step without other plans (the
median of this run), but at most half of the time. The other plans share the rest in order, by padded tokens; a plan without padded tokens
(such as a copy, a save or a restore) counts as one token. No plan begins before its dispatch. A row with late tokens divides its time
between its tokens and its late tokens, by their numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import inf
from statistics import median

from xlaengine.control.plan import Step
from xlaengine.observe.trace.history import History, Interval, Kind, RanStep, StepRow
from xlaengine.observe.trace.record import Abandoned, Asked, Committed, Occupancy, Trace
from xlaengine.types import StreamId, TokenEvent


@dataclass(frozen=True)
class Span:
    """A stretch of one stream's time on its slot. Spans of one slot do not overlap.

    Attributes:
        kind: ``prefill`` of a prompt chunk; ``score``: log-probabilities of a prompt chunk; ``copy`` of prompt entries from another slot;
            ``keep`` and ``load`` of a prompt's state; ``fill`` of a drafter's cache; ``decode``, including accepted proposals; ``paused``
            with nothing in flight; ``late``: tokens after the stream had ended; ``save`` and ``restore`` of its KV.
        stream: its `StreamId.name`.
        begin, end: seconds from the trace's first record.
        step: ordinal of the first step that the span is part of or precedes.
        tokens: the number of tokens prefilled, copied, scored, committed or dropped as late; 0 for other kinds.
        accepted: at index ``i``, the number of proposals of step ``step + i`` that were accepted and delivered; None for a step without
            proposals. Empty if no step had proposals.
    """

    kind: Kind
    slot: int
    stream: str
    begin: float
    end: float
    step: int
    tokens: int
    accepted: tuple[int | None, ...] = ()

    @property
    def steps(self) -> int:
        """The number of steps that the span is part of: each gives one token and its accepted proposals."""
        return max(1, self.tokens - sum(count or 0 for count in self.accepted))


@dataclass(frozen=True)
class Mark:
    """A verb (`types.Verb`), or ``abandoned`` with an empty ``request_id``."""

    time: float
    verb: str
    request_id: str


@dataclass(frozen=True)
class Timeline:
    """A run in a form that can be drawn. Times are seconds from the trace's first record; the last record is at ``seconds``.

    Attributes:
        slots: B.
        spans: ordered by slot, then by time.
    """

    slots: int
    spans: tuple[Span, ...]
    samples: tuple[Occupancy, ...]
    marks: tuple[Mark, ...]
    seconds: float


@dataclass(frozen=True)
class Place:
    """Where a token was made: the step, the slot, and the other streams with a row in that step."""

    step: int
    slot: int
    neighbours: tuple[str, ...]


def micros(seconds: float) -> int:
    return round(seconds * 1e6)


def place_of(trace: Trace, stream_id: StreamId, index: int) -> Place | None:
    """Finds the step that made token ``index`` of a stream; the last such step if several streams had this id. None if no commit delivered
    the token.
    """
    for record in reversed(trace.records):
        if isinstance(record, Committed) and isinstance(record.plan, Step) and _gave(record, stream_id, index):
            (slot,) = (lease.slot for lease in record.plan.leases if lease.stream_id == stream_id)
            neighbours = (lease.stream_id.name for lease in record.plan.leases if lease.stream_id != stream_id)
            return Place(record.step, slot, tuple(neighbours))
    return None


def _gave(record: Committed, stream_id: StreamId, index: int) -> bool:
    return any(event.stream_id == stream_id and event.index == index for event in record.events if isinstance(event, TokenEvent))


def timeline(trace: Trace, slots: int) -> Timeline:
    """Returns a trace's timeline. Consecutive steps of a stream are one span, and its late tokens are another. Spans that are open at the
    end of the trace end with it.

    Args:
        slots: B.
    """
    history = History(trace.records)
    intervals = list(_intervals(history.steps))
    since = trace.start
    samples, marks = [], []
    for record in trace.records:
        match record:
            case Occupancy(time):
                samples.append(replace(record, time=time - since))
            case Asked(time, _, verb, request_id):
                marks.append(Mark(time - since, verb, request_id))
            case Abandoned(time):
                marks.append(Mark(time - since, "abandoned", ""))
    spans = (
        Span(p.kind, p.lease.slot, p.lease.stream_id.name, p.begin - since, p.end - since, p.step, p.tokens, _of_proposals(p))
        for p in _joined([*intervals, *_pauses(history, intervals)])
    )
    return Timeline(slots, tuple(spans), tuple(samples), tuple(marks), history.end - since)


def _of_proposals(interval: Interval) -> tuple[int | None, ...]:
    return () if all(count is None for count in interval.accepted) else tuple(interval.accepted)


def _intervals(steps: list[RanStep]) -> Iterator[Interval]:
    begins = [max(step.begin, landed) for step, landed in zip(steps, [-inf, *(step.end for step in steps)], strict=False)]
    plain = median([step.end - begin for step, begin in zip(steps, begins, strict=True) if step.rows and not step.before] or [inf])
    for index, (step, begin) in enumerate(zip(steps, begins, strict=True)):
        decodes = begin
        if step.before:
            decodes = min(step.end, max(step.launched, step.end - min(plain, (step.end - begin) / 2)))
            yield from _before(step, begin, decodes, index)
        for row in step.rows:
            yield from _of_row(row, decodes, step, index)


def _of_row(row: StepRow, begin: float, step: RanStep, index: int) -> Iterator[Interval]:
    """Yields the interval of the row's tokens, then the interval of its late tokens."""
    turn = begin + (step.end - begin) * row.tokens / (row.tokens + row.late) if row.late else step.end
    if row.tokens or not row.late:
        accepted = [max(0, row.tokens - 1) if row.proposed else None]
        yield Interval("decode", row.lease, begin, turn, step.number, row.tokens, index, accepted)
    if row.late:
        yield Interval("late", row.lease, turn, step.end, step.number, row.late, index)


def _before(step: RanStep, begin: float, end: float, index: int) -> Iterator[Interval]:
    """Yields the intervals of the work before the tokens, one after the other. No interval begins before its plan was dispatched."""
    second = (end - begin) / sum(work.weight for work in step.before)
    done = begin
    for work in step.before:
        start = max(done, work.time)
        done = min(start + work.weight * second, end)
        until = max(work.until, begin)
        yield Interval(work.kind, work.lease, min(start, until), min(done, until), step.number, work.tokens, index)


def _pauses(history: History, intervals: list[Interval]) -> Iterator[Interval]:
    """Yields the pauses without the time in which a flight still used their slot, for the paused lease or for an earlier one."""
    of_slot: dict[int, list[Interval]] = {pause.lease.slot: [] for pause in history.pauses}
    for interval in intervals:
        if interval.lease.slot in of_slot:
            of_slot[interval.lease.slot].append(interval)
    for pause in history.pauses:
        begin = max([pause.begin, *(interval.end for interval in of_slot[pause.lease.slot] if interval.begin < pause.end)])
        if begin < pause.end:
            yield replace(pause, begin=begin)


def _joined(intervals: Iterable[Interval]) -> list[Interval]:
    """Sorts intervals by slot and time, and joins those that continue each other."""
    joined: list[Interval] = []
    for interval in sorted(intervals, key=lambda interval: (interval.lease.slot, interval.begin, interval.end)):
        if joined and joined[-1].goes_on_with(interval):
            last = joined[-1]
            last.end, last.tokens, last.index = interval.end, last.tokens + interval.tokens, interval.index
            last.accepted += interval.accepted
        else:
            joined.append(interval)
    return joined
