"""Which rows take the next turn. Positions of rows do not matter: those at 17, 17 and 10 go together (see also test_drives.py)."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from xlaengine.daemon.server.drives import RoundRobin


@dataclass(eq=False)
class Row:
    """A held request, as far as turns depend on it."""

    slot: int
    turns: int = 0
    left: int = 9


def took(rows: list[Row], cursor: int, limit: int | None = None, left: int | None = None) -> tuple[list[int], int]:
    """The slots of the next turn, and the cursor after it."""
    round_robin, registry = RoundRobin(), SimpleNamespace(held=rows)
    round_robin.cursor = cursor
    turns = {row.slot: row.turns for row in rows}
    peeked = round_robin.peek(registry, limit, left)  # type: ignore[arg-type]
    assert (round_robin.cursor, {row.slot: row.turns for row in rows}) == (cursor, turns), "peeking changes nothing"
    takers: list[Any] = round_robin.take(registry, limit, left)  # type: ignore[arg-type]
    assert takers == peeked
    assert {row.slot: row.turns - turns[row.slot] for row in rows} == {row.slot: int(row in takers) for row in rows}
    return [row.slot for row in takers], round_robin.cursor


def waiting(*slots: int) -> list[Row]:
    return [Row(slot) for slot in slots]


def test_rows_at_unequal_positions_all_take_part():  # two at 17 and one at 10
    assert took(waiting(0, 1, 2), cursor=1) == ([1, 2, 0], 1)


def test_a_singleton_at_the_front_goes_with_the_others_and_alone_where_one_may():
    assert took(waiting(0, 1, 2), cursor=0) == ([0, 1, 2], 3)
    assert took(waiting(0, 1, 2), cursor=0, limit=1) == ([0], 1)


def test_tail_only():
    """Only rows with one token left take part, and one row has one left."""
    assert took([Row(0), Row(1), Row(2, left=1)], cursor=0, left=1) == ([2], 3)


def test_rows_that_take_no_part_are_passed_over_and_move_nothing():
    assert took([Row(0), Row(1, left=1), Row(2), Row(3, left=1)], cursor=2, limit=1, left=1) == ([3], 4)
    assert took(waiting(0, 1, 2), cursor=2, left=1) == ([], 2)
    assert took([], cursor=5) == ([], 5)


def test_a_row_ahead_of_one_that_waits_is_blocked():
    def rows() -> list[Row]:
        return [Row(0, 3), Row(1, 2), Row(2, 2)]

    assert took(rows(), cursor=0, limit=1) == ([1], 2)
    assert took(rows(), cursor=0, limit=2) == ([1, 2], 3)
    assert took(rows(), cursor=0, limit=3) == ([0, 1, 2], 3), "none is left out: none is blocked"
    assert took([Row(0, 3, left=1), Row(1, 2)], cursor=0, limit=1, left=1) == ([0], 1), "a row that takes no part blocks none"


def test_the_cursor_past_the_last_slot_begins_at_the_first():
    assert took(waiting(0, 1, 2), cursor=3, limit=1) == ([0], 1)
    assert took(waiting(0, 1, 2), cursor=2, limit=2) == ([2, 0], 1)


@given(st.sets(st.integers(0, 15), min_size=1), st.integers(0, 16), st.integers(1, 16), st.integers(1, 60))
def test_over_any_number_of_rounds_no_row_gets_ahead_by_more_than_one_turn(slots: set[int], cursor: int, limit: int, rounds: int):
    rows = waiting(*slots)
    for _ in range(rounds):
        chosen, cursor = took(rows, cursor, limit)
        assert len(set(chosen)) == len(chosen) == min(limit, len(slots))
        assert cursor == chosen[-1] + 1
        turns = [row.turns for row in rows]
        assert max(turns) - min(turns) <= 1
