from __future__ import annotations

from xlaengine.host.slots import Slots
from xlaengine.protocol import StreamId


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
