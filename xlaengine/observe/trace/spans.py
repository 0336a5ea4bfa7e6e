"""Turns the records of a run into spans of time on slots.

The host knows when it dispatched a plan and when a step (`control.plan.Step`) landed. The device runs plans in order. So a step with the
plans before it lasts from the landing of the step before, or from its own dispatch if that is later, to its own landing. This is exact. How
such a step divides its time is an estimate if it has prefills, fills, saves or restores: its tokens come last and take as long as a step
without other plans (the median of this run), but at most half of the time. The other plans share the rest in order, by padded tokens; a
copy, a save or a restore counts as one token. No plan begins before its dispatch. A row with late tokens divides its time by tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from math import inf
from statistics import median
from typing import Literal

from xlaengine.control.plan import Lease
from xlaengine.control.plan import Step as StepPlan
from xlaengine.observe.trace.history import History, Row, Step
from xlaengine.observe.trace.record import Abandoned, Asked, Committed, Sample, Trace
from xlaengine.types import StreamId, TokenEvent

Kind = Literal["prefill", "copy", "score", "fill", "decode", "paused", "late", "save", "restore"]


@dataclass(frozen=True)
class Span:
    """A stretch of one stream's time on its slot. Spans of one slot do not overlap.

    Attributes:
        kind: ``prefill`` of a prompt chunk; ``score``: log-probabilities of a prompt chunk; ``copy`` of prompt entries from another slot;
            ``fill`` of a drafter's cache; ``decode``, including accepted proposals; ``paused`` with nothing in flight; ``late``: tokens
            after the stream had ended; ``save`` and ``restore`` of its KV.
        stream: its `StreamId.name`.
        begin, end: seconds from the trace's first record.
        step: ordinal of the first step that it is part of, or comes before.
        tokens: the number of tokens prefilled, copied, scored, committed or dropped as late; 0 for other kinds.
        accepted: for step ``step + i`` at index ``i``, the number of proposals that were accepted and delivered, None if it had no
            proposals; empty if no step had any.
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
        """The number of steps that it is part of: each gives one token and the accepted ones."""
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
    samples: tuple[Sample, ...]
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
    """Finds the step that made token ``index`` of a stream, the last one if the id was used again; None if no commit delivered it."""
    for record in reversed(trace.records):
        if isinstance(record, Committed) and isinstance(record.plan, StepPlan) and _gave(record, stream_id, index):
            (slot,) = (lease.slot for lease in record.plan.leases if lease.stream_id == stream_id)
            neighbours = (lease.stream_id.name for lease in record.plan.leases if lease.stream_id != stream_id)
            return Place(record.step, slot, tuple(neighbours))
    return None


def _gave(record: Committed, stream_id: StreamId, index: int) -> bool:
    return any(event.stream_id == stream_id and event.index == index for event in record.events if isinstance(event, TokenEvent))


def timeline(trace: Trace, slots: int) -> Timeline:
    """Returns a trace's timeline. Consecutive steps of a stream are one span, its late tokens another. Open spans end with the trace.

    Args:
        slots: B.
    """
    history = History(trace.records)
    pieces = list(_pieces(history.steps))
    since = trace.start
    samples, marks = [], []
    for record in trace.records:
        match record:
            case Sample(time):
                samples.append(replace(record, time=time - since))
            case Asked(time, _, verb, request_id):
                marks.append(Mark(time - since, verb, request_id))
            case Abandoned(time):
                marks.append(Mark(time - since, "abandoned", ""))
    spans = (
        Span(p.kind, p.lease.slot, p.lease.stream_id.name, p.begin - since, p.end - since, p.step, p.tokens, p.of_proposals)
        for p in _joined([*pieces, *_pauses(history, pieces)])
    )
    return Timeline(slots, tuple(spans), tuple(samples), tuple(marks), history.end - since)


@dataclass(slots=True)
class _Piece:
    """The part of a span that belongs to one step. ``index``: position of the (last) step among all steps."""

    kind: Kind
    lease: Lease
    begin: float
    end: float
    step: int
    tokens: int
    index: int
    accepted: list[int | None] = field(default_factory=list)

    @property
    def of_proposals(self) -> tuple[int | None, ...]:
        return () if all(count is None for count in self.accepted) else tuple(self.accepted)

    def goes_on_with(self, after: _Piece) -> bool:
        """Returns whether both pieces are tokens, or late tokens, of one lease in consecutive steps."""
        follows = self.index + 1 == after.index and self.kind == after.kind and self.lease == after.lease
        return follows and self.kind in ("decode", "late")


def _pieces(steps: list[Step]) -> Iterator[_Piece]:
    begins = [max(step.begin, landed) for step, landed in zip(steps, [-inf, *(step.end for step in steps)], strict=False)]
    plain = median([step.end - begin for step, begin in zip(steps, begins, strict=True) if step.rows and not step.before] or [inf])
    for index, (step, begin) in enumerate(zip(steps, begins, strict=True)):
        decodes = begin
        if step.before:
            decodes = min(step.end, max(step.launched, step.end - min(plain, (step.end - begin) / 2)))
            yield from _before(step, begin, decodes, index)
        for row in step.rows:
            yield from _of_row(row, decodes, step, index)


def _of_row(row: Row, begin: float, step: Step, index: int) -> Iterator[_Piece]:
    """Yields the piece of the row's tokens, then that of its late tokens."""
    turn = begin + (step.end - begin) * row.tokens / (row.tokens + row.late) if row.late else step.end
    if row.tokens or not row.late:
        accepted = [max(0, row.tokens - 1) if row.proposed else None]
        yield _Piece("decode", row.lease, begin, turn, step.number, row.tokens, index, accepted)
    if row.late:
        yield _Piece("late", row.lease, turn, step.end, step.number, row.late, index)


def _before(step: Step, begin: float, end: float, index: int) -> Iterator[_Piece]:
    """Yields the pieces of the work before the tokens, one after the other, none before its dispatch."""
    second = (end - begin) / sum(work.weight for work in step.before)
    done = begin
    for work in step.before:
        start = max(done, work.time)
        done = min(start + work.weight * second, end)
        until = max(work.until, begin)
        yield _Piece(work.kind, work.lease, min(start, until), min(done, until), step.number, work.tokens, index)


def _pauses(history: History, pieces: list[_Piece]) -> Iterator[_Piece]:
    """Yields the pauses without the time in which a flight still used their slot, also for an earlier tenant."""
    of_slot: dict[int, list[_Piece]] = {pause.lease.slot: [] for pause in history.pauses}
    for piece in pieces:
        if piece.lease.slot in of_slot:
            of_slot[piece.lease.slot].append(piece)
    for pause in history.pauses:
        begin = max([pause.begin, *(piece.end for piece in of_slot[pause.lease.slot] if piece.begin < pause.end)])
        if begin < pause.end:
            yield _Piece("paused", pause.lease, begin, pause.end, pause.step, 0, -1)


def _joined(pieces: Iterable[_Piece]) -> list[_Piece]:
    """Sorts pieces by slot and time, and joins those that continue each other."""
    joined: list[_Piece] = []
    for piece in sorted(pieces, key=lambda piece: (piece.lease.slot, piece.begin, piece.end)):
        if joined and joined[-1].goes_on_with(piece):
            last = joined[-1]
            last.end, last.tokens, last.index = piece.end, last.tokens + piece.tokens, piece.index
            last.accepted += piece.accepted
        else:
            joined.append(piece)
    return joined
