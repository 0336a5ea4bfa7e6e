"""Text tables for the messages of failures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from xlaengine.types.words import plural

Decode = Callable[[list[int]], str]

CONTEXT = 2
"""The number of positions shown before and after a difference."""


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Returns an indented table, a line for each row, with aligned columns."""
    cells = [list(map(str, row)) for row in [head, *rows]]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells)
    return "\n".join(f"  {line.rstrip()}" for line in lines)


def token(value: int | None, decode: Decode | None = None) -> str:
    """Shows a token id, with its text if ``decode`` is given; None stands for the end of the stream."""
    if value is None:
        return "(end)"
    if decode is None:
        return str(value)
    try:
        return f"{value} {decode([value])!r}"
    except Exception:  # each tokenizer raises its own error for an unknown id, and the failure must still be shown
        return str(value)


def side_by_side(names: tuple[str, str], streams: tuple[Sequence[int], Sequence[int]], position: int, decode: Decode | None = None) -> str:
    """Returns a table of two streams around ``position``, which is marked."""
    around = range(max(0, position - CONTEXT), min(max(map(len, streams)), position + CONTEXT + 1))
    rows = ([f"{'>' if i == position else ' '} {i}", *(token(at(stream, i), decode) for stream in streams)] for i in around)
    return table(["position", *names], rows)


def at(tokens: Sequence[int], position: int) -> int | None:
    return tokens[position] if position < len(tokens) else None


def are_not(count: int, total: int, noun: str, what: str) -> str:
    """``1 of 4 streams is not …``, ``2 of 4 streams are not …``."""
    return f"{count} of {plural(total, noun)} {'is' if count == 1 else 'are'} not {what}"


def on_lines(causes: str) -> str:
    """Begins a line at each ``or`` between causes."""
    return re.sub(r"; or\b", ";\n  or", causes)
