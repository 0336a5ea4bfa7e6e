"""What ``xlaengine bench`` has found: tables for a person, a file for a machine, a picture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from xlaengine.cli.common import cell, say
from xlaengine.observe.bench.baseline import changes, differences, missing
from xlaengine.observe.bench.result import Report, Result

LOOK: dict[str, Any] = {"title_justify": "left", "box": box.SIMPLE_HEAD, "collapse_padding": True}

FACTS = {
    "steps_over_least": "steps over least",
    "prefill_padding": "padding",
    "percent_of_host_round_trip": "% of host round trip",
    "graphs_compiled": "graphs compiled",
    "first_token_ms": "ms to first token",
    "max_model_len": "positions a slot",
    "planned_mib": "MiB planned",
}
"""Those that the table shows, with the words it has for them."""


def tell(console: Console, report: Report, baseline: Report | None, *, threshold: float, json: Path | None, plot: Path | None) -> bool:
    """Everything but the exit status; whether all was measured, and nothing got worse.

    Args:
        threshold: as `Change.is_regression` has it. json, plot: files to write.
    """
    if report.results:
        print_results(report)
    if json is not None:
        json.write_bytes(report.to_json())
        say(console, f"report: {json}")
    if plot is not None:
        _draw(console, report, plot)
    for refusal in report.refusals:
        say(console, f"refused: {refusal.workload}: {refusal.why}")
    if report.stopped:
        say(console, "stopped: what is above was measured before" if report.results else "stopped before anything was measured")
    worse = baseline is not None and _print_changes(console, baseline, report, threshold)
    return not (report.refusals or report.stopped or worse)


def print_results(report: Report) -> None:
    """The table, on standard output."""
    machine, settings = report.machine, report.settings
    on = f"{machine['device']} ({machine['cpu']}, {machine['cores']} cores), jax {machine['jax']}, {machine['kernels']} kernels"
    title = f"{settings.model}, {settings.dtype}, {on}"
    table = Table(**LOOK)
    for name in ("workload", "case"):
        table.add_column(name)
    for name in ("median", "from", "to", "floor", "ratio"):
        table.add_column(name, justify="right")
    for name in ("unit", ""):
        table.add_column(name)
    for each in report.results:
        low, high = each.spread
        numbers = (_number(value) for value in (each.median, low, high, each.median_floor))
        table.add_row(
            Text(each.workload), Text(each.case), *numbers, "" if each.ratio is None else f"{each.ratio:.2f}", each.unit, _facts(each)
        )
    console = Console(width=160)
    say(console, title)
    console.print(table)
    say(console, "ratio: how many times what the floor takes, median of pairs")


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def _facts(result: Result) -> str:
    return ", ".join(f"{cell(result.facts[name])} {words}" for name, words in FACTS.items() if name in result.facts)


def _draw(console: Console, report: Report, path: Path) -> None:
    from xlaengine.observe.bench.picture import draw, rates_over_rows

    if not rates_over_rows(report):  # what was to be drawn has been refused, or never came
        say(console, "no plot: no rate over B was measured")
        return
    draw(report, path)
    say(console, f"plot: {path}")


def _print_changes(console: Console, before: Report, after: Report, threshold: float) -> bool:
    """What became of the baseline's numbers; whether anything got worse, or is gone."""
    for difference in differences(before, after):
        say(console, f"not the baseline's {difference}")
    found = list(changes(before, after))
    table = Table(title=f"against the baseline of {before.created}; 1.00 is as good as then", **LOOK)
    for name in ("workload", "case"):
        table.add_column(name)
    for name in ("then", "now", "as good", "for the machine"):
        table.add_column(name, justify="right")
    for name in ("unit", ""):
        table.add_column(name)
    for each in found:
        told = f"{each.value:.2f}", "" if each.ratio is None else f"{each.ratio:.2f}"
        verdict = "REGRESSION" if each.is_regression(threshold) else ""
        values = _number(each.before.median), _number(each.after.median)
        table.add_row(Text(each.after.workload), Text(each.after.case), *values, *told, each.after.unit, verdict)
    Console(width=160).print(table)
    worse = [f"{each.after.workload} {each.after.case}" for each in found if each.is_regression(threshold)]
    for line in _verdict(len(found), worse, missing(before, after), threshold):
        say(console, line)
    return bool(worse or missing(before, after) or not found)


def _verdict(compared: int, worse: list[str], gone: list[str], threshold: float) -> Iterator[str]:
    if not compared:
        yield "nothing to compare: the baseline has none of what was measured now"
        return
    yield f"{compared} numbers compared, {len(worse)} worse by more than {threshold:.0%}" + (f": {'; '.join(worse)}" if worse else "")
    if gone:
        yield f"{len(gone)} of the baseline's numbers are gone: {'; '.join(gone)}"
