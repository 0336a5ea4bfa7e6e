"""What snapshots hold: copies of vacant slots, which are kept on the device."""

from __future__ import annotations

from xlaengine.control.plan import LoadSnapshot, TakeSnapshot
from xlaengine.control.prefix_cache import CachedPrefix, PrefixCache
from xlaengine.control.slots import Slots


class Snapshots:
    """The prefixes that ``count`` snapshots hold. The device makes copies in the order in which this class plans them."""

    def __init__(self, slots: Slots, prefix_cache: PrefixCache, count: int):
        self._slots, self._prefix_cache = slots, prefix_cache
        self._held = [CachedPrefix()] * count

    def clear(self) -> None:
        """Forgets all prefixes, because the device's state has been emptied."""
        self._held = [CachedPrefix()] * len(self._held)

    def of(self, index: int) -> CachedPrefix:
        """What snapshot ``index`` holds.

        Raises:
            ValueError: there is no such snapshot.
        """
        if not 0 <= index < len(self._held):
            raise ValueError(f"snapshot {index} is outside [0, {len(self._held)})")
        return self._held[index]

    def take(self, index: int, slot: int) -> TakeSnapshot:
        """The plan of `Engine.take_snapshot`.

        Raises:
            ValueError: there is no such slot or snapshot, a stream holds the slot, or it is `PrefixCache.unfit`.
        """
        self._require(index, slot)
        if (why := self._prefix_cache.unfit(slot)) is not None:
            raise ValueError(f"snapshot {index}: {why}")
        self._held[index] = self._prefix_cache.of(slot)
        return TakeSnapshot(slot, index)

    def load(self, index: int, slot: int) -> LoadSnapshot:
        """The plan of `Engine.load_snapshot`.

        Raises:
            ValueError: there is no such slot or snapshot, a stream holds the slot, the snapshot is empty, or the slot is too short for it.
        """
        self._require(index, slot)
        held, most = self._held[index], self._slots.most([slot])
        if not held.token_ids:
            raise ValueError(f"snapshot {index} is empty")
        if len(held.token_ids) > most:
            raise ValueError(f"snapshot {index} has {len(held.token_ids)} tokens, and slot {slot} holds {most}")
        self._prefix_cache.loaded(slot, held)
        self._slots.loaded(slot)
        return LoadSnapshot(slot, index)

    def _require(self, index: int, slot: int) -> None:
        self._slots.require(slot)
        self.of(index)
        if (holder := self._slots.holder(slot)) is not None:
            raise ValueError(f"slot {slot} is held by {holder.stream_id.name}")
