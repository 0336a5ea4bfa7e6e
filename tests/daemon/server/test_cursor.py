"""Whose turn it is. Positions of rows play no part: those at 17, 17 and 10 go together (see also test_service.py)."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from xlaengine.daemon.server.cursor import Candidate, Chosen, choose


def waiting(*slots: int, turns: int = 0) -> list[Candidate]:
    return [Candidate(slot, True, turns) for slot in slots]


def test_rows_at_unequal_positions_all_go():  # two at 17 and one at 10
    assert choose(waiting(0, 1, 2), cursor=1) == Chosen((1, 2, 0), 1)


def test_a_singleton_at_the_front_goes_with_the_others_and_alone_where_one_may():
    assert choose(waiting(0, 1, 2), cursor=0) == Chosen((0, 1, 2), 3)
    assert choose(waiting(0, 1, 2), cursor=0, limit=1) == Chosen((0,), 1)


def test_tail_only():
    """One row has the last token to give, and the turn is for such rows."""
    rows = [Candidate(0, False, 0), Candidate(1, False, 0), Candidate(2, True, 0)]
    assert choose(rows, cursor=0) == Chosen((2,), 3)


def test_ineligible_rows_are_passed_over_and_move_nothing():
    rows = [Candidate(0, False, 0), Candidate(1, True, 0), Candidate(2, False, 0), Candidate(3, True, 0)]
    assert choose(rows, cursor=2, limit=1) == Chosen((3,), 4)
    assert choose([Candidate(s, False, 0) for s in range(3)], cursor=2) == Chosen((), 2)
    assert choose([], cursor=5) == Chosen((), 5)


def test_a_row_ahead_of_one_that_waits_is_blocked():
    rows = [Candidate(0, True, 3), Candidate(1, True, 2), Candidate(2, True, 2)]
    assert choose(rows, cursor=0, limit=1) == Chosen((1,), 2)
    assert choose(rows, cursor=0, limit=2) == Chosen((1, 2), 3)
    assert choose(rows, cursor=0, limit=3) == Chosen((0, 1, 2), 3), "nobody is left out: nobody is blocked"
    blocked_by_nobody = [Candidate(0, True, 3), Candidate(1, False, 2)]
    assert choose(blocked_by_nobody, cursor=0, limit=1) == Chosen((0,), 1), "who does not wait blocks nobody"


def test_the_cursor_past_the_last_slot_begins_at_the_first():
    assert choose(waiting(0, 1, 2), cursor=3, limit=1) == Chosen((0,), 1)
    assert choose(waiting(0, 1, 2), cursor=2, limit=2) == Chosen((2, 0), 1)


@given(st.sets(st.integers(0, 15), min_size=1), st.integers(0, 16), st.integers(1, 16), st.integers(1, 60))
def test_over_any_number_of_rounds_nobody_gets_ahead_by_more_than_one_turn(slots: set[int], cursor: int, limit: int, rounds: int):
    turns = Counter(dict.fromkeys(slots, 0))
    for _ in range(rounds):
        chosen = choose([Candidate(slot, True, turns[slot]) for slot in slots], cursor, limit)
        assert len(set(chosen.slots)) == len(chosen.slots) == min(limit, len(slots))
        assert chosen.cursor == chosen.slots[-1] + 1
        turns.update(chosen.slots)
        cursor = chosen.cursor
        assert max(turns.values()) - min(turns.values()) <= 1
