"""Packs a timeline into columns of integers and tables of names: the JSON that the page's script reads. Times are in microseconds."""

from __future__ import annotations

from typing import Any

from xlaengine.observe.report.drawing import Layout, changes
from xlaengine.observe.report.styles import SPAN_STYLES, VERBS
from xlaengine.observe.trace.spans import Timeline, micros

SPAN_KINDS = tuple(SPAN_STYLES)


def pack(timeline: Timeline) -> dict[str, Any]:
    """Packs spans and marks in the order of the timeline, and the samples that differ from the sample before them."""
    names = {name: at for at, name in enumerate(dict.fromkeys(span.stream for span in timeline.spans))}
    requests = {name: at for at, name in enumerate(dict.fromkeys(mark.request_id for mark in timeline.marks))}
    samples = changes(timeline.samples)
    return {
        "micros": max(1, micros(timeline.seconds)),
        "slots": timeline.slots,
        "kinds": SPAN_KINDS,
        "verbs": VERBS,
        "names": list(names),
        "requests": list(requests),
        "spans": {
            "kind": [SPAN_KINDS.index(span.kind) for span in timeline.spans],
            "slot": [span.slot for span in timeline.spans],
            "name": [names[span.stream] for span in timeline.spans],
            "begin": [micros(span.begin) for span in timeline.spans],
            "end": [micros(span.end) for span in timeline.spans],
            "step": [span.step for span in timeline.spans],
            "steps": [span.steps for span in timeline.spans],
            "tokens": [span.tokens for span in timeline.spans],
        },
        "marks": {
            "time": [micros(mark.time) for mark in timeline.marks],
            "verb": [VERBS.index(mark.verb) for mark in timeline.marks],
            "request": [requests[mark.request_id] for mark in timeline.marks],
        },
        "samples": {
            "time": [micros(sample.time) for sample in samples],
            "in_use": [sample.slots_in_use for sample in samples],
            "running": [sample.running for sample in samples],
            "waiting": [sample.waiting for sample in samples],
            "paused": [sample.paused for sample in samples],
        },
    }


def pack_layout(layout: Layout) -> dict[str, Any]:
    """Packs what the script needs to find what is under the pointer, and to draw it."""
    return {
        "verbs": [[verb, layout.mark_top(verb), layout.mark_bottom(verb)] for verb in layout.verbs],
        "lanes": layout.lanes[0],
        "lane": layout.lane,
        "bands": {kind: style.bands for kind, style in SPAN_STYLES.items()},
        "named": [kind for kind, style in SPAN_STYLES.items() if style.has_room and layout.lane > 12],
    }
