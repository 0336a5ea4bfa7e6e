"""The table of ``run-batch --verify-reference``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from xlaengine.cli.common import cell

if TYPE_CHECKING:
    from xlaengine.check.judge import Report

MOST_ROWS = 40
"""With more requests than this, those that are exact are only counted."""


def print_report(console: Console, report: Report) -> None:
    table = Table(title="engine against reference", title_justify="left")
    for name in ("request", "tokens", "verdict", "differs", "position", "expected", "got", "margin"):
        table.add_column(name, justify="left" if name in ("request", "verdict", "differs") else "right")
    many = len(report.rows) > MOST_ROWS
    for row in report.rows:
        if not (many and row.verdict == "exact"):
            where = (row.position, row.expected, row.got, row.margin)
            table.add_row(Text(row.custom_id), str(row.tokens), row.verdict, row.what, *map(cell, where))
    console.print(table)
    exact = len(report.rows) - report.near_ties - report.mismatches
    console.print(f"{exact} exact, {report.near_ties} near ties, {report.mismatches} mismatches")
    if report.skipped:
        reason = 'sampled with proposals judged by rejection, which draws anew ("acceptance": "coupled" can be compared)'
        console.print(f"{report.skipped} requests not compared: {reason}", markup=False)
