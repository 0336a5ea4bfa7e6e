"""Reads a file in Chrome's trace event format back into a timeline."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from xlaengine.observe.trace import Mark, Occupancy, Span, Timeline
from xlaengine.observe.trace.chrome import FIRST_THREAD


def read_chrome(path: Path) -> Timeline:
    file = json.loads(path.read_bytes())
    events: dict[str, list[dict[str, Any]]] = {"X": [], "C": [], "i": [], "M": []}
    for event in file["traceEvents"]:
        events[event["ph"]].append(event)
    about = file["otherData"]
    assert about["writer"] == "xlaengine"
    spans = tuple(_span(event) for event in events["X"])
    samples = tuple(Occupancy(event["ts"] / 1e6, **event["args"]) for event in events["C"])
    marks = tuple(Mark(event["ts"] / 1e6, event["cat"], event["args"]["request_id"]) for event in events["i"])
    return Timeline(about["slots"], spans, samples, marks, about["microseconds"] / 1e6)


def _span(event: dict[str, Any]) -> Span:
    args, begin, end = event["args"], event["ts"] / 1e6, (event["ts"] + event["dur"]) / 1e6
    accepted = tuple(args.get("accepted", ()))
    return Span(event["cat"], event["tid"] - FIRST_THREAD, args["stream"], begin, end, args["step"], args["tokens"], accepted)
