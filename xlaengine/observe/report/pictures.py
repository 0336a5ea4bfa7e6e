"""Pictures for notebooks, drawn like the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xlaengine.observe.report.looks import LOOKS
from xlaengine.observe.trace.spans import Timeline

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

QUIET = "#59636e"
NARROWEST = 0.012
"""The smallest share of the width that fits a letter."""


def timeline_figure(timeline: Timeline) -> Figure:
    """Draws which stream held which slot at each time, and below it the occupancy and the queue, over seconds.

    The figure is detached from pyplot, so a notebook shows it once, as the value of its cell.

    Raises:
        ModuleNotFoundError: matplotlib is not installed; the extra ``notebook`` brings it.
    """
    try:
        from matplotlib import pyplot
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("pictures need matplotlib: pip install 'xlaengine[notebook]'", name=error.name) from error
    lane = 0.27 if timeline.slots <= 16 else 0.14
    heights = [max(1.0, lane * timeline.slots), 0.9, 0.7]
    figure, (slots, occupancy, queue) = pyplot.subplots(
        3, sharex=True, figsize=(11, sum(heights) + 1.2), height_ratios=heights, layout="constrained"
    )
    pyplot.close(figure)
    _draw_slots(slots, timeline)
    _draw_charts(occupancy, queue, timeline)
    for axes in (slots, occupancy, queue):
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(colors=QUIET, length=3)
    for axes in (occupancy, queue):
        axes.locator_params(axis="y", integer=True, nbins=3)
    queue.set(xlim=(0, timeline.seconds or 1), xlabel="seconds")
    return figure


def _draw_slots(axes: Axes, timeline: Timeline) -> None:
    for kind, look in LOOKS.items():
        spans = [span for span in timeline.spans if span.kind == kind]
        for at, (top, bottom) in enumerate(look.bands if spans else ()):
            axes.barh(
                [span.slot + top for span in spans],
                [span.end - span.begin for span in spans],
                bottom - top,
                [span.begin for span in spans],
                align="edge",
                color=look.light,
                edgecolor=look.light,
                linewidth=0.4,
                label=None if at else kind,
            )
    for span in timeline.spans:
        if LOOKS[span.kind].has_room and span.end - span.begin > timeline.seconds * NARROWEST * (1 + len(span.stream) / 2):
            place = (span.begin, span.slot + 0.5)
            axes.annotate(span.stream, place, (3, 0), textcoords="offset points", va="center", fontsize=7, parse_math=False)
    axes.set(ylim=(timeline.slots or 1, 0), ylabel="slot")
    axes.set_yticks([slot + 0.5 for slot in range(timeline.slots)], [str(slot) for slot in range(timeline.slots)])
    axes.tick_params(axis="y", length=0)
    _legend(axes)


def _draw_charts(occupancy: Axes, queue: Axes, timeline: Timeline) -> None:
    samples = timeline.samples
    times = [0.0, *(sample.time for sample in samples), timeline.seconds]

    def fill(axes: Axes, label: str, values: list[int], color: str, alpha: float) -> None:
        axes.stairs([0, *values], times, fill=True, label=label, color=color, alpha=alpha)

    fill(occupancy, "slots in use", [sample.slots_in_use for sample in samples], LOOKS["decode"].light, 0.4)
    fill(occupancy, "running", [sample.running for sample in samples], LOOKS["decode"].light, 0.9)
    fill(queue, "waiting", [sample.waiting + sample.paused for sample in samples], LOOKS["save"].light, 0.45)
    fill(queue, "paused", [sample.paused for sample in samples], LOOKS["paused"].light, 1.0)
    occupancy.set(ylim=(0, timeline.slots or 1), ylabel="occupancy")
    queue.set(ylim=(0, None), ylabel="queue")
    _legend(occupancy)
    _legend(queue)


def _legend(axes: Axes) -> None:
    if axes.get_legend_handles_labels()[0]:
        axes.legend(loc="lower right", bbox_to_anchor=(1, 1), ncols=8, frameon=False, fontsize=8, borderaxespad=0, handlelength=1.4)
