"""Writes a timeline in Chrome's trace event format, which ui.perfetto.dev and chrome://tracing open, and reads it back.

The file has one process, with a thread for each slot. Spans are complete events (``X``), occupancy is counters (``C``), and verbs are
instants (``i``). Times are whole microseconds, the unit of the format. The format: "Trace Event Format", Google, 2016.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from xlaengine.observe.trace.spans import Kind, Mark, Sample, Span, Timeline
from xlaengine.sources.whole import write_whole

PROCESS = 1
FIRST_THREAD = 2
"""The thread id of slot 0. Perfetto shows thread 0 as idle, and the thread with the process's id as the main thread."""

Count = Annotated[int, Meta(ge=0)]


class Metadata(Struct, tag_field="ph", tag="M"):
    name: str
    tid: Count
    args: dict[str, str | int]
    pid: int = PROCESS


class SpanArgs(Struct):
    stream: str
    step: Count
    tokens: Count
    accepted: list[Count | None] | UnsetType = UNSET
    """For each step from ``step`` on, the number of proposals that were accepted; null if it had none."""


class Complete(Struct, tag_field="ph", tag="X"):
    name: str
    cat: Kind
    ts: Count
    dur: Count
    tid: Annotated[int, Meta(ge=FIRST_THREAD)]
    args: SpanArgs
    pid: int = PROCESS


class CounterArgs(Struct):
    step: Count
    slots_in_use: Count
    running: Count
    waiting: Count
    paused: Count


class Counter(Struct, tag_field="ph", tag="C"):
    ts: Count
    args: CounterArgs
    name: str = "engine"
    pid: int = PROCESS


class InstantArgs(Struct):
    request_id: str


class Instant(Struct, tag_field="ph", tag="i"):
    name: str
    cat: str
    ts: Count
    args: InstantArgs
    s: Literal["p"] = "p"
    pid: int = PROCESS


class About(Struct):
    """Facts about the timeline that the format has no field for."""

    writer: Literal["xlaengine"]
    slots: Count
    microseconds: Count


class File(Struct):
    traceEvents: list[Metadata | Complete | Counter | Instant]
    otherData: About
    displayTimeUnit: Literal["ms"] = "ms"


def write_chrome(timeline: Timeline, path: Path) -> None:
    """Writes the file. If that fails, an existing file stays as it is.

    Raises:
        OSError: it cannot be written.
    """
    write_whole(path.resolve(), msgspec.json.encode(_file(timeline)))  # a symbolic link stays a symbolic link


def read_chrome(path: Path) -> Timeline:
    """Reads a timeline that `write_chrome` wrote, in whole microseconds.

    Raises:
        ValueError: the file is damaged, or another program wrote it.
        OSError: it cannot be read.
    """
    try:
        file = msgspec.json.decode(path.read_bytes(), type=File)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} is not a trace that xlaengine wrote, or it is damaged: {error}") from None
    slots = file.otherData.slots
    spans, samples, marks = [], [], []
    for event in file.traceEvents:
        match event:
            case Complete(_, kind, ts, dur, tid, args):
                if tid - FIRST_THREAD >= slots:
                    raise ValueError(f"{path} is damaged: it has {slots} slots, and a span on slot {tid - FIRST_THREAD}")
                slot, begin, end = tid - FIRST_THREAD, _seconds(ts), _seconds(ts + dur)
                spans.append(Span(kind, slot, args.stream, begin, end, args.step, args.tokens, tuple(args.accepted or ())))
            case Counter(ts, args):
                samples.append(Sample(_seconds(ts), **msgspec.structs.asdict(args)))
            case Instant(_, verb, ts, args):
                marks.append(Mark(_seconds(ts), verb, args.request_id))
    return Timeline(slots, tuple(spans), tuple(samples), tuple(marks), _seconds(file.otherData.microseconds))


def _file(timeline: Timeline) -> File:
    events: list[Metadata | Complete | Counter | Instant] = [Metadata("process_name", PROCESS, {"name": "xlaengine"})]
    digits = len(str(timeline.slots - 1))
    for slot in range(timeline.slots):
        name: dict[str, str | int] = {"name": f"slot {slot:0{digits}}"}  # Perfetto sorts by name, Chrome by index
        events += [
            Metadata("thread_name", FIRST_THREAD + slot, name),
            Metadata("thread_sort_index", FIRST_THREAD + slot, {"sort_index": slot}),
        ]
    for span in timeline.spans:
        begin, end = _micros(span.begin), _micros(span.end)
        args = SpanArgs(span.stream, span.step, span.tokens, list(span.accepted) or UNSET)
        events.append(Complete(f"{span.kind} {span.stream}", span.kind, begin, end - begin, FIRST_THREAD + span.slot, args))
    for sample in timeline.samples:
        counts = CounterArgs(sample.step, sample.slots_in_use, sample.running, sample.waiting, sample.paused)
        events.append(Counter(_micros(sample.time), counts))
    for mark in timeline.marks:
        events.append(Instant(f"{mark.verb} {mark.request_id}".rstrip(), mark.verb, _micros(mark.time), InstantArgs(mark.request_id)))
    return File(events, About("xlaengine", timeline.slots, _micros(timeline.seconds)))


def _micros(seconds: float) -> int:
    return round(seconds * 1e6)


def _seconds(micros: int) -> float:
    return micros / 1e6
