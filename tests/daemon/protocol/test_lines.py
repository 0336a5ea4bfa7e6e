"""Lines from bytes that arrive in pieces."""

from __future__ import annotations

import itertools
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xlaengine.daemon.protocol.lines import LineReader, Unreadable


def above(size: int, limit: int) -> Unreadable:
    return Unreadable(f"it has {size} bytes or more, {limit} at most")


def test_lines_end_in_lf_or_crlf_and_a_last_one_without_is_reported_with_its_size() -> None:
    reader = LineReader(10)
    assert reader.feed(b"PING\nQU") == [b"PING"]
    assert reader.feed(b"IT\r\n\na\rb") == [b"QUIT", b""]
    assert reader.end() == [Unreadable("the input ended after 3 bytes of it, without a line end")]
    assert reader.end() == []


def test_a_line_at_the_limit_is_a_line_and_one_above_is_reported_with_its_size() -> None:
    assert LineReader(4).feed(b"abcd\nabcd\r\nabcde\nabcde\r\nPING\n") == [b"abcd", b"abcd", above(5, 4), above(5, 4), b"PING"]


def test_an_endless_line_is_reported_once_and_not_kept() -> None:
    reader = LineReader(1000)
    assert reader.feed(b"x" * 1000) == []
    assert reader.feed(b"x" * 50) == [above(1050, 1000)]
    for _ in range(1000):
        assert reader.feed(b"x" * 1000) == []
    assert sum(sys.getsizeof(value) for value in vars(reader).values()) < 4000
    assert reader.feed(b"x\nPING\n") == [b"PING"]
    assert reader.end() == []


def test_an_overlong_line_at_the_end_of_the_input_is_reported_once() -> None:
    reader = LineReader(2)
    assert reader.feed(b"abc") == [above(3, 2)]
    assert reader.end() == []
    assert LineReader(2).feed(b"abc\n\n") == [above(3, 2), b""]


def test_a_limit_that_falls_between_the_two_bytes_of_a_line_end() -> None:
    reader = LineReader(4)
    assert reader.feed(b"abcd\r") == []
    assert reader.feed(b"\nabcd\r") == [b"abcd"]
    assert reader.feed(b"e") == [above(6, 4)]
    assert reader.feed(b"\n") == []


def without_size(line: bytes | Unreadable) -> bytes | str:
    """How much of a line above the limit has come when it is reported depends on the pieces."""
    return "too long" if isinstance(line, Unreadable) and line.why.endswith("at most") else line


@pytest.mark.parametrize("limit", [1, 3, 8])
@given(data=st.lists(st.sampled_from([b"a", b"bc", b"\n", b"\r\n", b"\r", b"0123456789"])).map(b"".join), cuts=st.lists(st.integers(0, 60)))
def test_where_the_pieces_are_cut_does_not_matter(limit: int, data: bytes, cuts: list[int]) -> None:
    whole, pieces = LineReader(limit), LineReader(limit)
    borders = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    found = [*(line for a, b in itertools.pairwise(borders) for line in pieces.feed(data[a:b])), *pieces.end()]
    expected = [*whole.feed(data), *whole.end()]
    assert list(map(without_size, found)) == list(map(without_size, expected))
    lines = data.removesuffix(b"\n").split(b"\n") if data else []
    assert len(found) == len(lines)
