"""The epoch table: what was said of an earlier life is never taken for the present one."""

from __future__ import annotations

import pytest

from xlaengine.daemon.server.slots import SlotTable


def test_epochs_tell_one_life_in_a_slot_from_the_next():
    table = SlotTable(2)
    table.set(1, 7, first := table.new_epoch())
    assert (table.owner(1), table.is_current(1, first)) == (7, True)
    assert not table.clear(1, first - 1), "stale: the life before this one"
    assert table.owner(1) == 7, "a stale clear changes nothing"
    assert table.clear(1, first)
    assert table.owner(1) is None
    assert not table.is_current(1, first)
    assert not table.clear(1, first), "repeated"
    table.set(1, 8, second := table.new_epoch())
    assert second > first
    assert not table.clear(1, first), "the old life's epoch, with a new owner there"
    assert table.owner(1) == 8


def test_the_epoch_rises_with_every_change_of_owner_and_with_nothing_else():
    table = SlotTable(1)
    seen = [table.epoch(0)]
    for _ in range(3):
        table.set(0, 1, epoch := table.new_epoch())
        seen.append(table.epoch(0))
        table.clear(0, epoch - 1)
        assert table.epoch(0) == seen[-1]
        table.clear(0, epoch)
        seen.append(table.epoch(0))
    assert seen == sorted(set(seen))


def test_an_owned_slot_is_not_given_away():
    table = SlotTable(1)
    table.set(0, 4, epoch := table.new_epoch())
    with pytest.raises(ValueError, match="slot 0 is owned by request 4"):
        table.set(0, 5, table.new_epoch())
    assert (table.owner(0), table.epoch(0)) == (4, epoch)


def test_free_slots_come_lowest_first():
    table = SlotTable(4)
    assert table.free() == [0, 1, 2, 3]
    epochs = {slot: table.new_epoch() for slot in (2, 0, 1)}
    for slot, epoch in epochs.items():
        table.set(slot, slot + 1, epoch)
    assert table.free() == [3]
    table.clear(1, epochs[1])
    assert table.free() == [1, 3]
    assert len(table) == 4
