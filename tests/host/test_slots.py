from __future__ import annotations

import pytest

from xlaengine.host.slots import Slots
from xlaengine.protocol import InvalidRequest, StreamId


def test_lowest_free_slot_comes_first_and_each_lease_has_a_new_epoch() -> None:
    slots = Slots(2)
    first, second = slots.lease(StreamId("a")), slots.lease(StreamId("b"))
    assert (first.slot, second.slot, slots.free, slots.in_use) == (0, 1, 0, 2)
    slots.end(first)
    again = slots.lease(StreamId("c"))
    assert (again.slot, again.stream_id) == (0, StreamId("c"))
    assert again.epoch > first.epoch
    assert slots.holds(again)
    assert not slots.holds(first)


def test_slot_is_free_only_when_its_last_flight_has_landed() -> None:
    slots = Slots(1)
    lease = slots.lease(StreamId("a"))
    slots.launched(lease)
    slots.launched(lease)
    slots.end(lease)
    assert (slots.holds(lease), slots.free) == (False, 0)
    slots.landed(lease)
    assert slots.free == 0
    slots.landed(lease)
    assert (slots.free, slots.in_use) == (1, 0)


def test_landing_alone_does_not_free_a_slot_that_is_still_held() -> None:
    slots = Slots(1)
    lease = slots.lease(StreamId("a"))
    slots.launched(lease)
    slots.landed(lease)
    assert (slots.holds(lease), slots.free) == (True, 0)


def test_a_slot_is_being_released_while_nobody_holds_it_and_a_flight_is_out() -> None:
    slots = Slots(2)
    lease, other = slots.lease(StreamId("a")), slots.lease(StreamId("b"))
    slots.launched(lease)
    slots.end(lease)
    slots.end(lease)
    assert (slots.releasing, slots.free) == (1, 0)
    slots.ground()
    assert (slots.releasing, slots.free, slots.holds(other)) == (0, 1, True)


def test_a_slot_that_is_asked_for_is_leased_and_the_others_stay_in_order() -> None:
    slots = Slots(4)
    assert slots.lease(StreamId("a"), 2).slot == 2
    assert (slots.free_slots, slots.is_free(2), slots.holder(2), slots.holder(0)) == ((0, 1, 3), False, StreamId("a"), None)
    assert [slots.lease(StreamId(name)).slot for name in "bcd"] == [0, 1, 3]


def test_free_slots_are_in_order_whenever_they_came_back() -> None:
    slots = Slots(4)
    leases = [slots.lease(StreamId(name)) for name in "abcd"]
    for place in (3, 0, 2):
        slots.end(leases[place])
    assert slots.free_slots == (0, 2, 3)


@pytest.mark.parametrize("slot", [-1, 4])
def test_a_slot_that_is_not_there_is_named(slot: int) -> None:
    with pytest.raises(InvalidRequest, match=f"slot {slot} is outside \\[0, 4\\)"):
        Slots(4).require(slot)
