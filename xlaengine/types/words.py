"""Words of messages."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

_SHOWN = 80


def plural(count: int, noun: str, plural: str | None = None) -> str:
    """Returns ``1 stream``, ``2 streams``. ``plural``: of a noun that takes no s."""
    return f"{count} {noun if count == 1 else plural or noun + 's'}"


def shown(value: Any) -> str:
    """The repr of a value for a message, cut to 80 characters."""
    text = repr(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def described(value: Any) -> str:
    """A JSON value for a message: its type, and the value itself if it is short."""
    match value:
        case None | bool():
            return json.dumps(value)
        case int() | float():
            return f"the number {value!r}"
        case str():
            return f"the string {value[:40]!r}" + ("…" if len(value) > 40 else "")
        case list() | tuple():
            return f"a list of {len(value)}"
        case dict():
            return f"an object of {plural(len(value), 'key')}"
        case _:
            return f"a Python object of type {type(value).__name__}"


def listed_shortly(names: Sequence[str]) -> str:
    """Lists the first five names, and counts the others."""
    return ", ".join(names[:5]) + (f" and {len(names) - 5} more" if len(names) > 5 else "")
