"""Tables of one style for all commands."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

UNBOUNDED = 1 << 16
"""Columns of a console that is wide enough for every table."""


def table_of(title: str | None, *columns: str) -> Table:
    """Returns an empty table. A column whose name begins with ``>`` is aligned to the right; the name is shown without it."""
    table = Table(title=title and Text(title), title_justify="left", box=box.SIMPLE_HEAD, collapse_padding=True)
    for name in columns:
        is_number = name.startswith(">")
        table.add_column(name.removeprefix(">"), justify="right" if is_number else "left", no_wrap=is_number, overflow="fold")
    return table


def show(console: Console, table: Table) -> None:
    """Prints a table, wrapped to the console's width; at its full width if a word or a number is wider than its column would be."""
    for column in table.columns:
        if column.no_wrap:  # rich would cut its cells
            column.min_width = max(Measurement.get(console, console.options, each).maximum for each in (column.header, *column.cells))
    wanted = Measurement.get(console, console.options.update(width=UNBOUNDED), table)
    table.width = wanted.maximum if wanted.minimum > console.width else None
    console.print(table, crop=False)


def cell(value: float | None) -> str:
    """A cell's text: a number to three digits, empty for None."""
    return "" if value is None else f"{value:.3g}" if isinstance(value, float) else str(value)
