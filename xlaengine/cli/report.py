"""Prints the table of ``run-batch --verify-reference``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from xlaengine.cli.common import say
from xlaengine.cli.tables import cell, table_of

if TYPE_CHECKING:
    from xlaengine.check.judge import Report

MOST_ROWS = 40
"""With more requests, exact ones are only counted."""


def print_report(console: Console, report: Report) -> None:
    columns = "request", ">tokens", "verdict", "differs", ">position", ">expected", ">got", ">margin"
    table = table_of("engine against reference", *columns)
    for row in report.rows:
        if row.verdict != "exact" or len(report.rows) <= MOST_ROWS:
            where = (row.position, row.expected, row.got, row.margin)
            table.add_row(Text(row.custom_id), str(row.tokens), row.verdict, row.what, *map(cell, where))
    console.print(table)
    exact = len(report.rows) - report.near_ties - report.mismatches
    say(console, f"{exact} exact, {report.near_ties} near ties, {report.mismatches} mismatches")
    if report.skipped:
        reason = 'sampled with proposals judged by rejection, which draws anew ("acceptance": "coupled" can be compared)'
        say(console, f"{report.skipped} requests not compared: {reason}")
