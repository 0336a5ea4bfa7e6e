"""Draws a timeline as SVG paths: x is in microseconds, y in pixels. The page zooms by changing only the view box.

From the top: a row of ticks for each verb, a lane for each slot, the occupancy, the queue, the axis.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from xlaengine.observe.report.styles import SPAN_STYLES, VERBS
from xlaengine.observe.trace.record import Occupancy
from xlaengine.observe.trace.spans import Span, Timeline, micros

PLOT_PX = 1040
"""The width of the plot that labels are chosen for, in pixels. The page's script measures the real width and chooses them again."""
GLYPH_PX = 6.4

MARK_ROW, GAP, OCCUPANCY, QUEUE, AXIS = 14, 30, 72, 56, 26


@dataclass(frozen=True)
class Layout:
    """The vertical position of each row, in pixels from the top."""

    verbs: tuple[str, ...]
    slots: int

    @property
    def lane(self) -> int:
        return 26 if self.slots <= 16 else 17 if self.slots <= 32 else 12

    @property
    def lanes(self) -> tuple[int, int]:
        top = len(self.verbs) * MARK_ROW + (8 if self.verbs else 0)
        return top, top + self.slots * self.lane

    @property
    def occupancy(self) -> tuple[int, int]:
        return self.lanes[1] + GAP, self.lanes[1] + GAP + OCCUPANCY

    @property
    def queue(self) -> tuple[int, int]:
        return self.occupancy[1] + GAP, self.occupancy[1] + GAP + QUEUE

    @property
    def height(self) -> int:
        return self.queue[1] + AXIS

    def mark_top(self, verb: str) -> int:
        return self.verbs.index(verb) * MARK_ROW

    def mark_bottom(self, verb: str) -> int:
        return self.mark_top(verb) + MARK_ROW

    def lane_top(self, slot: int) -> int:
        return self.lanes[0] + slot * self.lane


@dataclass(frozen=True)
class Label:
    """The name of a span. ``left`` and ``width`` are in percent of the plot, ``top`` is in pixels."""

    text: str
    left: float
    width: float
    top: int


@dataclass(frozen=True)
class Drawing:
    """What the template puts on the page.

    Attributes:
        width: of the view box, in microseconds, at least 1.
        spans: one path for each kind.
        marks: one path for all marks.
        areas: the paths of the occupancy and the queue. They are filled areas over one another, because strokes with this many points would
            be slow.
        queued: the largest number of streams that were waiting or paused.
        ticks: of the axis, (place in percent of its width, text).
    """

    layout: Layout
    width: int
    spans: dict[str, str]
    marks: str
    areas: dict[str, str]
    queued: int
    ticks: tuple[tuple[float, str], ...]
    labels: tuple[Label, ...]


def draw(timeline: Timeline) -> Drawing:
    verbs = {mark.verb for mark in timeline.marks}
    layout = Layout(tuple(verb for verb in VERBS if verb in verbs), timeline.slots)
    width = max(1, micros(timeline.seconds))
    kinds = {kind: [span for span in timeline.spans if span.kind == kind] for kind in SPAN_STYLES}
    queued = max((sample.waiting + sample.paused for sample in timeline.samples), default=0)
    samples = changes(timeline.samples)
    times = [micros(sample.time) for sample in samples]

    def area(values: Iterable[int], most: int, edges: tuple[int, int]) -> str:
        return steps(zip(times, values, strict=True), most, edges, width)

    return Drawing(
        layout=layout,
        width=width,
        spans={kind: "".join(_blocks(spans, layout)) for kind, spans in kinds.items() if spans},
        marks="".join(f"M{micros(mark.time)} {layout.mark_top(mark.verb) + 2}v{MARK_ROW - 4}" for mark in timeline.marks),
        areas={
            "in-use": area((sample.slots_in_use for sample in samples), timeline.slots, layout.occupancy),
            "running": area((sample.running for sample in samples), timeline.slots, layout.occupancy),
            "waiting": area((sample.waiting + sample.paused for sample in samples), queued, layout.queue),
            "paused": area((sample.paused for sample in samples), queued, layout.queue),
        },
        queued=queued,
        ticks=tuple((100 * at / (timeline.seconds or 1), text) for at, text in ticks(timeline.seconds)),
        labels=tuple(_labels(timeline.spans, layout, timeline.seconds)),
    )


def changes(samples: Iterable[Occupancy]) -> list[Occupancy]:
    """Returns the samples whose counts differ from those of the sample before them."""
    counts = attrgetter("slots_in_use", "running", "waiting", "paused")
    return [next(alike) for _, alike in groupby(samples, key=counts)]


def steps(points: Iterable[tuple[int, int]], most: int, edges: tuple[int, int], width: int) -> str:
    """Returns the path of the area under a step chart. The value of each (time, value) holds until the next time."""
    top, bottom = edges
    path = [f"M0 {bottom}"]
    for time, value in points:
        path.append(f"H{time}V{round(bottom - (bottom - top) * value / max(1, most), 1):g}")
    return "".join(path) + f"H{width}V{bottom}z"


def ticks(seconds: float, count: int = 6) -> Iterator[tuple[float, str]]:
    """Yields round times from 0 on with their labels, at most ``count`` + 1. They are 1, 2 or 5 times a power of ten apart."""
    if seconds <= 0:
        return
    power = 10.0 ** math.floor(math.log10(seconds / count))
    gap = next(factor * power for factor in (1, 2, 5, 10) if seconds / (factor * power) <= count)
    for i in range(math.floor(seconds / gap) + 1):
        yield i * gap, f"{i * gap:.10g} s"


def _blocks(spans: Iterable[Span], layout: Layout) -> Iterator[str]:
    for span in spans:
        x, width = micros(span.begin), micros(span.end) - micros(span.begin)
        for top, bottom in SPAN_STYLES[span.kind].bands:
            y, height = layout.lane_top(span.slot) + top * layout.lane, (bottom - top) * layout.lane
            yield f"M{x} {round(y, 1):g}h{width}v{round(height, 1):g}h-{width}z"


def _labels(spans: Iterable[Span], layout: Layout, seconds: float) -> Iterator[Label]:
    for span in spans:
        share = (span.end - span.begin) / seconds if seconds else 0.0
        if SPAN_STYLES[span.kind].has_room and layout.lane > 12 and share * PLOT_PX > GLYPH_PX * len(span.stream) + 8:
            yield Label(span.stream, 100 * span.begin / seconds, 100 * share, layout.lane_top(span.slot))
