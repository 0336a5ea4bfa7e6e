"""Words of messages."""

from __future__ import annotations

from typing import Any

import pytest

from xlaengine.types.words import described, plural, shown


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


@pytest.mark.parametrize(("value", "text"), [("a\n", "'a\\n'"), ("y" * 90, "'" + "y" * 79 + "…"), ([7], "[7]")])
def test_a_value_is_shown_as_python_writes_it_and_cut(value: Any, text: str) -> None:
    assert shown(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "null"),
        (False, "false"),
        (-7.5, "the number -7.5"),
        ("hi", "the string 'hi'"),
        ("y" * 41, f"the string '{'y' * 40}'…"),
        ([4, 5, 6], "a list of 3"),
        ({"a": 1}, "an object of 1 key"),
        (b"x", "a Python object of type bytes"),
    ],
)
def test_a_value_is_described_in_the_words_of_json(value: Any, text: str) -> None:
    assert described(value) == text
