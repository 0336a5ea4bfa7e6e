"""Writes a timeline in Chrome's trace event format, which ui.perfetto.dev and chrome://tracing open.

The file has one process, with a thread for each slot. Spans are complete events (``X``), occupancy is counters (``C``), and verbs are
instants (``i``). Times are whole microseconds, the unit of the format. The format: "Trace Event Format", Google, 2016.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from xlaengine.observe.trace.spans import Timeline, micros
from xlaengine.sources.whole import write_whole

PROCESS = 1
FIRST_THREAD = 2
"""The thread id of slot 0. Perfetto shows thread 0 as idle, and the thread with the process's id as the main thread."""


def write_chrome(timeline: Timeline, path: Path) -> None:
    """Writes a timeline to a file. If that fails, an existing file stays as it is.

    Raises:
        OSError: the file cannot be written.
    """
    about = {"writer": "xlaengine", "slots": timeline.slots, "microseconds": micros(timeline.seconds)}
    events = [event | {"pid": PROCESS} for event in _events(timeline)]
    file = {"traceEvents": events, "otherData": about, "displayTimeUnit": "ms"}
    write_whole(path, msgspec.json.encode(file))


def _events(timeline: Timeline) -> Iterator[dict[str, Any]]:
    yield {"ph": "M", "name": "process_name", "tid": PROCESS, "args": {"name": "xlaengine"}}
    digits = len(str(timeline.slots - 1))
    for slot in range(timeline.slots):
        thread = {"ph": "M", "tid": FIRST_THREAD + slot}
        yield thread | {"name": "thread_name", "args": {"name": f"slot {slot:0{digits}}"}}  # Perfetto sorts threads by name
        yield thread | {"name": "thread_sort_index", "args": {"sort_index": slot}}  # Chrome sorts by index
    for span in timeline.spans:
        begin, end = micros(span.begin), micros(span.end)
        args = {"stream": span.stream, "step": span.step, "tokens": span.tokens}
        if span.accepted:  # for each step from `step` on, the number of accepted proposals; null for a step without proposals
            args["accepted"] = span.accepted
        name = f"{span.kind} {span.stream}"
        yield {"ph": "X", "name": name, "cat": span.kind, "ts": begin, "dur": end - begin, "tid": FIRST_THREAD + span.slot, "args": args}
    for sample in timeline.samples:
        counts = asdict(sample)
        yield {"ph": "C", "name": "engine", "ts": micros(counts.pop("time")), "args": counts}
    for mark in timeline.marks:
        name, args = f"{mark.verb} {mark.request_id}".rstrip(), {"request_id": mark.request_id}
        yield {"ph": "i", "name": name, "cat": mark.verb, "ts": micros(mark.time), "s": "p", "args": args}
