"""What is wrong with a line that is not JSON, where there is more to say than the decoder's words."""

from __future__ import annotations

import json
import re

ONE_A_LINE = "each request must be a JSON object on one line (`jq -c '.[]' FILE` makes that of an array)"

# A pair of surrogates, a lone one (the group), or any other escape.
_ESCAPE = re.compile(rb"\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u([dD][89a-fA-F]..)|\\.", re.DOTALL)
_PART_OF_A_VALUE = re.compile(rb'[\[\]{}],?|"[^"\\]*"\s*:.*', re.DOTALL)


def lone_surrogate(data: bytes) -> str | None:
    """The first escape of half a character, with its place, where the line is JSON but for such."""
    try:
        json.loads(data)  # takes them
    except (ValueError, RecursionError):
        return None
    lone = next((found for found in _ESCAPE.finditer(data) if found[1]), None)
    return lone and f"\\u{lone[1].decode()} at byte {lone.start()}"


def is_part_of_a_value(data: bytes) -> bool:
    """Whether it looks like a line of a pretty-printed value: a bracket alone, or a member without its object."""
    return _PART_OF_A_VALUE.fullmatch(data) is not None
