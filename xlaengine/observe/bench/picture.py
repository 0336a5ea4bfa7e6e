"""Draws throughput over B, under the roofline."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from xlaengine.observe.bench.result import ROOF, BenchReport, Result
from xlaengine.sources.whole import replacing

if TYPE_CHECKING:
    from matplotlib.figure import Figure

WORKLOADS = "decode", "common", "compare"
"""The workloads whose rates over B are drawn."""


def rates_over_rows(report: BenchReport) -> dict[str, list[Result]]:
    """Returns the results that are drawn, which are in tokens a second and have a B, by the engine's name or else by workload."""
    series: dict[str, list[Result]] = {}
    for each in report.results:
        if each.workload in WORKLOADS and each.unit == "tok/s" and each.rows is not None:
            engine = each.case.partition(", ")[2]
            series.setdefault(engine or each.workload, []).append(each)
    return series


def roofline_figure(report: BenchReport) -> Figure:
    """Draws tokens a second over B: medians with their spread, floors dashed, and the limit of bandwidth alone dotted.

    The figure is detached from pyplot, so that a notebook shows it once only, as the value of its cell.

    Raises:
        ValueError: the report has no rate over B.
        ModuleNotFoundError: matplotlib is not installed; the extra ``notebook`` brings it.
    """
    try:
        from matplotlib import pyplot, ticker
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("pictures need matplotlib: pip install 'xlaengine[notebook]'", name=error.name) from error
    series = rates_over_rows(report)
    if not series:
        raise ValueError(f"there is nothing to draw: run one of {', '.join(WORKLOADS)}")
    figure, axes = pyplot.subplots(figsize=(8, 5), layout="constrained")
    pyplot.close(figure)
    drawn: set[tuple[float, ...]] = set()
    for name, results in series.items():
        results = sorted(results, key=lambda each: each.rows or 0)
        rows, medians = [each.rows or 0 for each in results], [each.median for each in results]
        below = [each.median - min(each.samples) for each in results]
        above = [max(each.samples) - each.median for each in results]
        line = axes.errorbar(rows, medians, (below, above), marker="o", capsize=3, label=name)
        color = line.lines[0].get_color()
        floors = tuple(each.median_floor for each in results if each.median_floor is not None)
        if len(floors) == len(rows) and floors not in drawn:  # a peer and the engine beside it have one floor
            axes.plot(rows, floors, "--", marker="_", color=color, alpha=0.7, label=f"{name}: floor")
            drawn.add(floors)
        roofs = [each.facts[ROOF] for each in results if ROOF in each.facts]
        if len(roofs) == len(rows):
            axes.plot(rows, roofs, ":", marker="_", color="gray", label="weights and slots read once")
    axes.set(xscale="log", yscale="log", xlabel="B", ylabel="tokens per second")
    ticks = sorted({each.rows for results in series.values() for each in results if each.rows})
    axes.set_xticks(ticks, [str(tick) for tick in ticks])
    axes.yaxis.set_major_locator(ticker.LogLocator(subs=(1, 1.5, 2, 3, 4, 6, 8)))
    axes.yaxis.set_major_formatter("{x:g}")
    axes.minorticks_off()
    axes.set_title(f"{report.settings.model}, {report.settings.dtypes}, {report.machine['cores']} cores", fontsize=10, parse_math=False)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(alpha=0.2)
    axes.legend(frameon=False, fontsize=8)
    return figure


def draw(report: BenchReport, path: Path) -> None:
    """Writes `roofline_figure` to a file; the suffix selects the format."""
    figure, kind = roofline_figure(report), path.suffix.removeprefix(".")
    with replacing(path) as file:
        figure.savefig(file, dpi=150, format=kind or None)
