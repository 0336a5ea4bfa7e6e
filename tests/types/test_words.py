"""Words of messages."""

from __future__ import annotations

import pytest

from xlaengine.types.words import plural


@pytest.mark.parametrize(
    ("count", "noun", "more", "words"),
    [
        (0, "line", None, "0 lines"),
        (1, "line", None, "1 line"),
        (2, "pass", "passes", "2 passes"),
        (1, "line was", "lines were", "1 line was"),
    ],
)
def test_one_is_singular(count: int, noun: str, more: str | None, words: str) -> None:
    assert plural(count, noun, more) == words
