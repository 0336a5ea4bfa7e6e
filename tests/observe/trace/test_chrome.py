"""The file opens in other programs, and holds the whole timeline."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.observe.trace.chrome_file import read_chrome
from xlaengine.observe.trace import Mark, Occupancy, Span, Timeline
from xlaengine.observe.trace.chrome import write_chrome

TIMELINE = Timeline(
    slots=12,
    spans=(
        Span("prefill", 0, 'a"<b>\u00e9', 0.25, 0.5, 0, 12),
        Span("decode", 0, 'a"<b>\u00e9', 0.5, 1.75, 0, 9),
        Span("decode", 3, "spec", 0.5, 1.75, 0, 9, (3, None, 2)),
        Span("late", 0, 'a"<b>\u00e9', 1.75, 2.0, 9, 1),
        Span("paused", 11, "b#1", 1.0, 1.5, 4, 0),
    ),
    samples=(Occupancy(0.5, 1, 2, 1, 3, 1), Occupancy(1.0, 2, 0, 0, 0, 0)),
    marks=(Mark(0.125, "submit", "a"), Mark(1.5, "abandoned", "")),
    seconds=2.5,
)
EMPTY = Timeline(3, (), (), (), 0.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "trace.json"


def written(timeline: Timeline, path: Path) -> dict[str, Any]:
    write_chrome(timeline, path)
    return json.loads(path.read_bytes())


@pytest.mark.parametrize("timeline", [TIMELINE, EMPTY])
def test_a_timeline_comes_back_as_it_was(timeline: Timeline, path: Path) -> None:
    write_chrome(timeline, path)
    assert read_chrome(path) == timeline


def test_times_are_rounded_to_microseconds_so_that_spans_still_meet(path: Path) -> None:
    third = 1 / 3
    write_chrome(Timeline(1, (Span("decode", 0, "a", 0, third, 0, 1), Span("decode", 0, "b", third, 2 / 3, 1, 1)), (), (), 1), path)
    a, b = read_chrome(path).spans
    assert (a.end, b.begin, b.end) == (0.333333, 0.333333, 0.666667)
    write_chrome(read_chrome(path), path.with_name("again"))
    assert path.with_name("again").read_bytes() == path.read_bytes()


def test_every_event_has_the_fields_of_the_format(path: Path) -> None:
    wanted = {
        "M": {"ph", "name", "pid", "tid", "args"},
        "X": {"ph", "name", "cat", "ts", "dur", "pid", "tid", "args"},
        "C": {"ph", "name", "ts", "pid", "args"},
        "i": {"ph", "name", "cat", "ts", "s", "pid", "args"},
    }
    file = written(TIMELINE, path)
    assert file["displayTimeUnit"] == "ms"
    assert {event["ph"] for event in file["traceEvents"]} == set(wanted)
    for event in file["traceEvents"]:
        assert set(event) == wanted[event["ph"]]
        assert all(isinstance(event[name], int) and event[name] >= 0 for name in ("ts", "dur", "pid", "tid") if name in event)
        assert all(isinstance(count, int) for count in event["args"].values()) or event["ph"] != "C"


def test_a_span_is_a_complete_event_on_its_slot_s_thread(path: Path) -> None:
    events = written(TIMELINE, path)["traceEvents"]
    thread = {event["args"]["name"]: event["tid"] for event in events if event["name"] == "thread_name"}
    assert list(thread)[:2] == ["slot 00", "slot 01"]
    assert len(set(thread.values())) == 12
    order = [event["args"]["sort_index"] for event in events if event["name"] == "thread_sort_index"]
    assert order == list(range(12))
    (paused,) = (event for event in events if event.get("cat") == "paused")
    assert paused["tid"] == thread["slot 11"]
    assert (paused["name"], paused["ts"], paused["dur"]) == ("paused b#1", 1_000_000, 500_000)
    assert paused["args"] == {"stream": "b#1", "step": 4, "tokens": 0}
    (run,) = (event for event in events if event["name"] == "decode spec")
    assert run["args"] == {"stream": "spec", "step": 0, "tokens": 9, "accepted": [3, None, 2]}
