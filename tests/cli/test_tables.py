"""Tables on consoles of any width."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from xlaengine.cli.tables import show, table_of


def printed(width: int) -> str:
    table = table_of("a title", "", ">MiB", "")
    table.add_row("weights", "12,345.6", "of the model, and of what reads it")
    console = Console(file=io.StringIO(), width=width)
    show(console, table)
    return console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize("width", range(1, 80))
def test_no_console_is_so_narrow_that_a_letter_is_lost(width: int) -> None:
    text = printed(width)
    assert "…" not in text
    assert "12,345.6" in text
    shown, whole = ("".join(sorted(each.replace("─", "").replace(" ", "").replace("\n", ""))) for each in (text, printed(100)))
    assert shown == whole


def test_words_are_not_broken_on_a_console_that_is_far_too_narrow() -> None:
    assert "weights  12,345.6  of the model, and of what reads it" in printed(5)


def test_a_table_that_fits_is_wrapped_to_the_console() -> None:
    assert max(map(len, printed(45).splitlines())) <= 45
    assert "of the model, and of what reads it" in printed(100)
