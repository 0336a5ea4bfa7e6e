"""Levels have one order and one spelling, and files from before level 2p are read."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.check.verify.test_case import TIE, some_case
from xlaengine.check.verify.case import Case
from xlaengine.check.verify.levels import in_words, levels_named, sorted_levels
from xlaengine.check.verify.verdict import Compared, Verification


def test_levels_are_put_in_the_order_of_the_promise() -> None:
    assert sorted_levels([3, "2p", 1, 3, 2]) == (1, 2, "2p", 3)
    assert levels_named(["3", "2p", "2p"]) == ("2p", 3)
    assert levels_named(None) == ()
    assert in_words({3, "2p"}) == "2p, 3"


@pytest.mark.parametrize("name", ["4", "2P", ""])
def test_another_name_is_no_level(name: str) -> None:
    with pytest.raises(ValueError, match=f"'{name}' is not one of 1, 2, 2p, 3"):
        levels_named(["1", name])


def test_a_level_that_compared_nothing_is_named_in_order() -> None:
    found = Verification(levels=(1, "2p", 3), compared=[Compared(1, "r0", 0, 9, "exact")])
    assert found.shows_nothing == "no token was compared at level 2p, 3"


def test_a_case_of_several_devices_is_the_same_from_its_json() -> None:
    tie = replace(TIE, level="2p", devices=4)
    case = some_case(levels=(1, "2p", 3), devices=(1, 2, 4), divergences=(tie,), fault="reduce-order")
    assert Case.from_json(case.to_json()) == case


def test_a_replay_from_before_there_were_several_devices_is_read() -> None:
    case = some_case(divergences=(TIE,))
    written = json.loads(case.to_json())
    del written["devices"], written["divergences"][0]["devices"]
    del written["config"]["tensor_parallel_size"], written["config"]["cut_columns"]
    assert Case.from_json(json.dumps(written).encode()) == case
