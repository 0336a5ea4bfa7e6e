from __future__ import annotations

from xlaengine.host.slots import Slots


def test_lowest_free_slot_comes_first_and_each_lease_has_a_new_epoch() -> None:
    slots = Slots(2)
    first, second = slots.lease("a"), slots.lease("b")
    assert (first.slot, second.slot, slots.free, slots.in_use) == (0, 1, 0, 2)
    slots.end(first)
    again = slots.lease("c")
    assert (again.slot, again.request_id) == (0, "c")
    assert again.epoch > first.epoch
    assert slots.holds(again)
    assert not slots.holds(first)


def test_slot_is_free_only_when_its_last_flight_has_landed() -> None:
    slots = Slots(1)
    lease = slots.lease("a")
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
    lease = slots.lease("a")
    slots.launched(lease)
    slots.landed(lease)
    assert (slots.holds(lease), slots.free) == (True, 0)
