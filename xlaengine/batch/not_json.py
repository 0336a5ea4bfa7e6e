"""Explains lines that are not JSON, in cases where the decoder's message is not enough."""

from __future__ import annotations

import json
import re

ONE_A_LINE = "each request must be a JSON object on one line (`jq -c '.[]' FILE` makes that of an array)"

# A pair of surrogates, a lone one (the group), or any other escape.
_ESCAPE = re.compile(rb"\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u([dD][89a-fA-F]..)|\\.", re.DOTALL)
_PART_OF_A_VALUE = re.compile(rb'[\[\]{}],?|"[^"\\]*"\s*:.*', re.DOTALL)


def lone_surrogate(data: bytes) -> str | None:
    """Returns the first escape of a lone surrogate, with its place, if the line is JSON apart from such escapes."""
    try:
        json.loads(data)  # accepts lone surrogates
    except (ValueError, RecursionError):
        return None
    lone = next((found for found in _ESCAPE.finditer(data) if found[1]), None)
    return lone and f"\\u{lone[1].decode()} at byte {lone.start()}"


def is_part_of_a_value(data: bytes) -> bool:
    """Returns whether this looks like a line of a pretty-printed value: a bracket alone, or a member without its object."""
    return _PART_OF_A_VALUE.fullmatch(data) is not None
