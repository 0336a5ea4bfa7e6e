"""Shows the results of ``xlaengine bench``: tables, a JSON file, a picture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.text import Text

from xlaengine.batch.files import naming_errors
from xlaengine.cli.common import say
from xlaengine.cli.tables import cell, show, table_of
from xlaengine.observe.bench.baseline import changes, differences, missing
from xlaengine.observe.bench.result import BenchReport, Result
from xlaengine.sources.whole import write_whole
from xlaengine.types.words import plural

FACTS = {
    "steps_over_least": "steps over least",
    "prefill_padding": "padding",
    "percent_of_host_round_trip": "% of host round trip",
    "graphs_compiled": "graphs compiled",
    "first_token_ms": "ms to first token",
    "max_model_len": "positions a slot",
    "planned_mib": "MiB planned",
    "layers": "layers",
    "experts_chosen": "experts chosen in a layer",
    "experts_expected": "expected",
    "experts": "in all",
    "percent_reached": "% of the floor's rate",
    "percent_target": "% target",
    "copy_gb_s": "GB/s copied",
    "product_tflop_s": "TFLOP/s of a large product",
    "near_ties": "near ties",
}
"""The facts that the table shows, and their labels."""


def tell(
    console: Console, report: BenchReport, baseline: BenchReport | None, *, threshold: float, json: Path | None, plot: Path | None
) -> bool:
    """Shows the report, and returns whether everything was measured and nothing got worse than the baseline.

    Args:
        threshold: the share by which a number must be worse to count (`Change.is_regression`).
        json, plot: files to write.
    """
    try:
        _write_files(console, report, json, plot)  # first: the reader of standard output may be gone
    finally:
        passed = _show(console, report, baseline, threshold)
    return passed


def _write_files(console: Console, report: BenchReport, json: Path | None, plot: Path | None) -> None:
    if json is not None and (report.results or not json.exists()):  # nothing replaces an earlier report
        with naming_errors(json, "report"):
            write_whole(json, report.to_json())
        say(console, f"report: {json}")
    if plot is not None:
        _draw(console, report, plot)


def _show(console: Console, report: BenchReport, baseline: BenchReport | None, threshold: float) -> bool:
    if report.results:
        _print_results(report)
    for refusal in report.refusals:
        say(console, f"refused: {refusal.workload}: {refusal.why}")
    if report.stopped:
        say(console, "stopped: what is above was measured before" if report.results else "stopped before anything was measured")
    worse = baseline is not None and _print_changes(console, baseline, report, threshold)
    return not (report.refusals or report.stopped or worse)


def _print_results(report: BenchReport) -> None:
    """Prints the table, on standard output."""
    machine, settings = report.machine, report.settings
    on = f"{machine['device']} ({machine['cpu']}, {machine['cores']} cores), jax {machine['jax']}, {machine['kernels']} kernels"
    table = table_of(None, "workload", "case", ">median", ">from", ">to", ">floor", ">ratio", "unit", "")
    for each in report.results:
        numbers = map(_number, (each.median, min(each.samples), max(each.samples), each.median_floor))
        table.add_row(Text(each.workload), Text(each.case), *numbers, _ratio(each.ratio), each.unit, _facts(each))
    console = Console(width=160)
    say(console, f"{settings.model}, {settings.dtypes}, {on}")
    show(console, table)
    say(console, "ratio: the time over the floor's time, median of pairs")


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def _ratio(value: float | None) -> str:
    return "" if value is None else f"{value:.2f}"


def _facts(result: Result) -> str:
    return ", ".join(f"{cell(result.facts[name])} {label}" for name, label in FACTS.items() if name in result.facts)


def _draw(console: Console, report: BenchReport, path: Path) -> None:
    from xlaengine.observe.bench.picture import draw, rates_over_rows

    if rates_over_rows(report):
        with naming_errors(path, "plot"):
            draw(report, path)
        say(console, f"plot: {path}")
    else:
        say(console, "no plot: no rate over B was measured")


def _print_changes(console: Console, before: BenchReport, after: BenchReport, threshold: float) -> bool:
    """Prints how each number changed. Returns whether any got worse or is missing."""
    for difference in differences(before, after):
        say(console, f"not the baseline's {difference}")
    found, gone = list(changes(before, after)), missing(before, after)
    title = f"against the baseline of {before.created}; 1.00 is as good as then"
    table = table_of(title, "workload", "case", ">then", ">now", ">as good", ">for the machine", "unit", "")
    worse = []
    for each in found:
        now, verdict = each.after, ""
        if each.is_regression(threshold):
            verdict = "REGRESSION"
            worse.append(f"{now.workload} {now.case}")
        values = _number(each.before.median), _number(now.median), _ratio(each.value), _ratio(each.ratio)
        table.add_row(Text(now.workload), Text(now.case), *values, now.unit, verdict)
    Console(width=160).print(table)
    for line in _verdict(len(found), worse, gone, threshold):
        say(console, line)
    return bool(worse or gone or not found)


def _verdict(compared: int, worse: list[str], gone: list[str], threshold: float) -> Iterator[str]:
    if not compared:
        yield "nothing to compare: the baseline has none of what was measured now"
        return
    yield f"{plural(compared, 'number')} compared, {len(worse)} worse by more than {threshold:.0%}" + (
        f": {'; '.join(worse)}" if worse else ""
    )
    if gone:
        yield f"{len(gone)} of the baseline's numbers are gone: {'; '.join(gone)}"
