"""Tables, which look alike in all commands."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text


def table_of(title: str | None, *columns: str) -> Table:
    """Returns an empty table. A column whose name begins with ``>`` is aligned to the right; the name is shown without it."""
    table = Table(title=title and Text(title), title_justify="left", box=box.SIMPLE_HEAD, collapse_padding=True)
    for name in columns:
        table.add_column(name.removeprefix(">"), justify="right" if name.startswith(">") else "left")
    return table


def cell(value: float | None) -> str:
    """A cell's text: a number to three digits, empty for None."""
    return "" if value is None else f"{value:.3g}" if isinstance(value, float) else str(value)
