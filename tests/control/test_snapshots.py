"""What a slot and a snapshot are said to hold."""

from __future__ import annotations

import pytest

from tests.control.test_prefix_cache import stream_in
from xlaengine.config import EngineConfig
from xlaengine.control.plan import LoadSnapshot, TakeSnapshot
from xlaengine.control.prefix_cache import CachedPrefix, PrefixCache
from xlaengine.control.slots import Slots
from xlaengine.control.snapshots import Snapshots


def test_a_slot_holds_what_its_last_stream_had_computed_and_a_snapshot_what_was_kept() -> None:
    slots = Slots(2)
    prefix_cache = PrefixCache(slots, EngineConfig(max_num_seqs=2))
    snapshots = Snapshots(slots, prefix_cache, 1)
    stream = stream_in(slots, tuple(range(10)), 8)
    assert stream.lease is not None
    prefix_cache.leave(stream)
    assert prefix_cache.of(0) == CachedPrefix(), "it is held"
    with pytest.raises(ValueError, match="slot 0 is held by a"):
        snapshots.take(0, 0)
    slots.end(stream.lease)
    assert prefix_cache.of(0) == CachedPrefix(tuple(range(8)), 9)
    assert snapshots.take(0, 0) == TakeSnapshot(0, 0)
    assert prefix_cache.seat(stream_in(slots, (7,), 0), EngineConfig.prefill_buckets) == 0
    assert prefix_cache.of(0) == CachedPrefix()
    assert snapshots.load(0, 1) == LoadSnapshot(1, 0)
    assert prefix_cache.of(1) == CachedPrefix(tuple(range(8)), 9)
    assert snapshots.of(0) == CachedPrefix(tuple(range(8)), 9)
    prefix_cache.clear()
    snapshots.clear()
    assert prefix_cache.of(1) == CachedPrefix()
    with pytest.raises(ValueError, match="snapshot 0 is empty"):
        snapshots.load(0, 1)


@pytest.mark.parametrize(
    ("index", "slot", "message"),
    [(0, 2, r"slot 2 is outside \[0, 2\)"), (1, 0, r"snapshot 1 is outside \[0, 1\)"), (-1, 0, r"snapshot -1 is outside \[0, 1\)")],
)
def test_what_is_not_there_is_refused_with_its_number(index: int, slot: int, message: str) -> None:
    slots = Slots(2)
    snapshots = Snapshots(slots, PrefixCache(slots, EngineConfig(max_num_seqs=2)), 1)
    for verb in (snapshots.take, snapshots.load):
        with pytest.raises(ValueError, match=message):
            verb(index, slot)
    with pytest.raises(ValueError, match="snapshot 0: slot 0 holds no part of a prompt"):
        snapshots.take(0, 0)
