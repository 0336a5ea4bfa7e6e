from __future__ import annotations

import pytest

from xlaengine.control.slots import Slots, SlotView
from xlaengine.types import InvalidRequest, StreamId


def test_lowest_free_slot_comes_first_and_each_lease_has_a_new_epoch() -> None:
    slots = Slots(2)
    first, second = slots.lease(StreamId("a")), slots.lease(StreamId("b"))
    assert (first.slot, second.slot, slots.free, slots.in_use) == (0, 1, 0, 2)
    slots.end(first)
    again = slots.lease(StreamId("c"))
    assert (again.slot, again.stream_id) == (0, StreamId("c"))
    assert again.epoch > first.epoch
    assert slots.holder(again.slot) == again
    assert slots.holder(first.slot) != first


def test_slot_is_free_only_when_its_last_flight_has_landed() -> None:
    slots = Slots(1)
    lease = slots.lease(StreamId("a"))
    slots.launched(lease)
    slots.launched(lease)
    slots.end(lease)
    assert ((slots.holder(lease.slot) == lease), slots.free) == (False, 0)
    slots.landed(lease)
    assert slots.free == 0
    slots.landed(lease)
    assert (slots.free, slots.in_use) == (1, 0)


def test_landing_alone_does_not_free_a_slot_that_is_still_held() -> None:
    slots = Slots(1)
    lease = slots.lease(StreamId("a"))
    slots.launched(lease)
    slots.landed(lease)
    assert ((slots.holder(lease.slot) == lease), slots.free) == (True, 0)


def test_a_slot_is_being_released_while_nobody_holds_it_and_a_flight_is_out() -> None:
    slots = Slots(2)
    lease, other = slots.lease(StreamId("a")), slots.lease(StreamId("b"))
    slots.launched(lease)
    slots.end(lease)
    slots.end(lease)
    assert (slots.releasing_slots, slots.free, slots.holder(other.slot)) == ((lease.slot,), 0, other)
    slots.ground()
    assert (slots.releasing_slots, slots.free_slots) == ((), (0, 1))
    assert slots.views[other.slot].epoch != other.epoch


def test_a_slot_that_is_asked_for_is_leased_and_the_others_stay_in_order() -> None:
    slots = Slots(4)
    lease = slots.lease(StreamId("a"), 2)
    assert lease.slot == 2
    assert (slots.free_slots, slots.holder(2), slots.holder(0)) == ((0, 1, 3), lease, None)
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


# --- vacant slots, and epochs


def test_a_slot_is_vacant_when_its_lease_has_ended_and_may_be_leased_while_it_lands() -> None:
    slots = Slots(3)
    old, other = slots.lease(StreamId("old")), slots.lease(StreamId("other"))
    slots.launched(old)
    assert slots.vacant_slots == (2,)
    slots.end(old)
    assert (slots.vacant_slots, slots.free_slots) == ((0, 2), (2,))
    new = slots.lease(StreamId("new"), 0)
    assert (slots.vacant_slots, slots.free_slots, slots.releasing_slots) == ((2,), (2,), ())
    assert (slots.is_landing(new), slots.is_landing(other)) == (True, False)
    slots.landed(old)
    assert (slots.is_landing(new), (slots.holder(new.slot) == new), slots.free_slots) == (False, True, (2,))
    slots.end(new)
    assert slots.free_slots == (0, 2)


def test_a_slot_that_a_stream_holds_is_not_leased() -> None:
    slots = Slots(1)
    lease = slots.lease(StreamId("a"))
    with pytest.raises(ValueError, match="slot 0 is held by a"):
        slots.lease(StreamId("b"), 0)
    assert slots.holder(lease.slot) == lease
    assert slots.views == (SlotView("a", lease.epoch, 0),)


def test_a_slot_has_the_epoch_of_its_lease_and_another_one_after_it() -> None:
    slots = Slots(2)
    assert slots.views == (SlotView(None, 0, 0),) * 2
    seen = []
    for name in "abc":
        lease = slots.lease(StreamId(name, 1), 1, epoch := slots.new_epoch())
        assert lease.epoch == epoch
        assert slots.views[1] == SlotView(name, epoch, seen[-2] if seen else 0)
        slots.end(lease)
        slots.end(lease)
        assert (slots.views[1].owner, slots.views[1].left_by) == (None, epoch)
        seen += [epoch, slots.views[1].epoch]
    assert seen == sorted(set(seen))
    assert slots.views[0] == SlotView(None, 0, 0)


def test_an_ended_lease_that_ends_again_leaves_the_next_one_alone() -> None:
    slots = Slots(1)
    first = slots.lease(StreamId("a"))
    slots.end(first)
    second = slots.lease(StreamId("b"))
    slots.end(first)
    assert slots.holder(second.slot) == second
    assert slots.views == (SlotView("b", second.epoch, first.epoch),)


def test_a_vacant_slot_holds_what_it_did_at_its_own_epoch_and_at_that_of_its_last_lease_until_it_is_filled_again() -> None:
    slots = Slots(1)
    lease = slots.lease(StreamId("a"))
    assert not slots.views[0].holds(lease.epoch), "its stream writes it"
    slots.end(lease)
    own = slots.views[0].epoch
    assert [slots.views[0].holds(epoch) for epoch in (0, lease.epoch, own, own + 1)] == [False, True, True, False]
    slots.loaded(0)
    now = slots.views[0].epoch
    assert now > own
    assert [slots.views[0].holds(epoch) for epoch in (lease.epoch, own, now)] == [False, False, True]
