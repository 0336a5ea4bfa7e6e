"""Marked fields are found wherever they stand in a tree, and put back where they were."""

from __future__ import annotations

from dataclasses import dataclass, field, make_dataclass, replace
from typing import Any

import pytest

from xlaengine.memory.cells import Keys
from xlaengine.memory.held import Held, again, by_position, held, held_arrays, with_arrays


@dataclass(frozen=True)
class Cell:
    entries: Any = field(metadata=held("BSD"))
    value: Any = field(metadata=held("LB"))
    guess: Any = field(default=None, metadata=held("B", again=True))
    other: Any = None


@dataclass(frozen=True)
class Tree:
    first: Any
    cells: Any = ()
    drafted: Any = field(default=(), metadata=again())


def tree() -> Tree:
    cells = ((Cell("a", "b", "c", "nothing"), None), (Keys("d", "e"),))
    return Tree(first=Tree(Cell("f", None)), cells=cells, drafted=((Cell("g", "h", "i"),), Tree(Keys("j", "k"))))


ALL = ["fBSD", "aBSD", "bLB", "cB", "dLBKSH", "eLBKSH", "gBSD", "hLB", "iB", "jLBKSH", "kLBKSH"]
LASTING = ["fBSD", "aBSD", "bLB", "dLBKSH", "eLBKSH"]


def names(found: list[Held]) -> list[str]:
    return [each.array + each.axes for each in found]


def test_marked_fields_of_nested_dataclasses_and_tuples_are_found_in_the_order_of_the_fields() -> None:
    """Those that are None are not there."""
    assert names(held_arrays(tree())) == ALL


def test_what_is_computed_again_is_left_out_field_by_field_and_with_whole_subtrees() -> None:
    assert names(held_arrays(tree(), lasting=True)) == LASTING


def test_a_new_field_is_found_and_takes_its_place() -> None:
    wider = make_dataclass("Wider", [("state", Any, field(default="s", metadata=held("LBD")))], bases=(Cell,), frozen=True)
    cells: Any = (wider("a", "b"), Cell("c", "d"))
    assert names(held_arrays(cells)) == ["aBSD", "bLB", "sLBD", "cBSD", "dLB"]
    new = with_arrays(cells, iter("12345"))
    assert new == (wider("1", "2", state="3"), Cell("4", "5"))
    assert type(new[0]) is wider


@pytest.mark.parametrize("lasting", [False, True])
def test_arrays_are_put_back_where_they_were_found_and_all_else_stays(lasting: bool) -> None:
    old = tree()
    found = [each.array for each in held_arrays(old, lasting=lasting)]
    assert with_arrays(old, iter(found), lasting=lasting) == old
    new = with_arrays(old, iter([each.upper() for each in found]), lasting=lasting)
    kept = [] if lasting else ["G", "H", "I", "J", "K"]
    assert names(held_arrays(new, lasting=lasting)) == [each[0].upper() + each[1:] for each in (LASTING if lasting else ALL)]
    assert [each.array for each in held_arrays(new.drafted)] == (kept or ["g", "h", "i", "j", "k"])
    assert new.cells[0][0].other == "nothing"
    assert new.cells[0][0].guess == ("c" if lasting else "C")
    assert new.cells[0][1] is None
    assert old == tree(), "the tree that was given is as it was"


def test_a_recurrent_state_anywhere_is_found() -> None:
    assert by_position(((Keys("a", "b"), None), (Cell("c", None),)))
    assert not by_position(((Keys("a", "b"),), (Cell("c", "d"),)))


def test_what_is_no_dataclass_holds_nothing() -> None:
    for nothing in (None, (), "array", Cell):
        assert held_arrays(nothing) == []
        assert with_arrays(nothing, iter(())) == nothing


def test_the_axis_of_slots_is_found_by_its_letter() -> None:
    assert [each.slot_axis for each in held_arrays(replace(tree(), drafted=()))] == [0, 0, 1, 0, 1, 1]
