"""What prompt chunks have left in slots that nobody holds, and in snapshots of them: where another prompt may begin."""

from __future__ import annotations

from dataclasses import dataclass

from xlaengine.host.chunks import chunk_bucket, chunks_of
from xlaengine.host.plan import LoadSnapshot, TakeSnapshot
from xlaengine.host.slots import Slots
from xlaengine.host.stream import Stream


@dataclass(frozen=True)
class CachedPrefix:
    """
    Attributes:
        token_ids: those whose keys and values prompt chunks have computed, from position 0 on.
        planned: how many such tokens that prompt had: the sizes of its chunks follow from it.
    """

    token_ids: tuple[int, ...] = ()
    planned: int = 0

    @classmethod
    def of(cls, stream: Stream) -> CachedPrefix:
        """What a stream leaves behind in its slot; nothing if what was saved of it has not been put back."""
        if stream.saved is not None:
            return cls()
        return cls(stream.request.prompt_token_ids[: stream.prefilled], stream.to_prefill)

    def shared(self, tokens: tuple[int, ...], buckets: tuple[int, ...]) -> int:
        """How many of a prompt's ``tokens`` need no chunk: those of its first chunks that were computed before by the same graphs.

        A chunk counts if there was one at its place of its size, and all tokens up to its end are the same: graphs of different sizes may
        differ in bits. What decode has computed never counts.
        """
        reached = 0
        for start, bucket in chunks_of(len(tokens), buckets):
            end = min(start + bucket, len(tokens))
            is_same = start < self.planned and chunk_bucket(self.planned - start, buckets) == bucket
            if not is_same or tokens[start:end] != self.token_ids[start:end]:
                return reached
            reached = end
        return reached


class PrefixCache:
    """Of each slot that nobody holds, and of each snapshot. Copies on the device follow in the order in which they are asked for here."""

    def __init__(self, slots: Slots, snapshots: int):
        self._slots = slots
        self._of_slot = [CachedPrefix()] * slots.count
        self._of_snapshot = [CachedPrefix()] * snapshots

    def leave(self, stream: Stream) -> None:
        """It is about to give up its slot, if it holds one."""
        if stream.lease is not None and self._slots.holds(stream.lease):
            self._of_slot[stream.lease.slot] = CachedPrefix.of(stream)

    def of(self, slot: int) -> CachedPrefix:
        """Of a slot that nobody holds; nothing where a stream writes."""
        self._slots.require(slot)
        return CachedPrefix() if self._slots.holder(slot) is not None else self._of_slot[slot]

    def take(self, slot: int) -> CachedPrefix:
        """Of a slot that is about to be leased; what becomes of it is its stream's affair."""
        found, self._of_slot[slot] = self._of_slot[slot], CachedPrefix()
        return found

    def take_snapshot(self, index: int, slot: int) -> TakeSnapshot:
        """Copy what a slot holds into a snapshot, over what was there.

        Raises:
            ValueError: there is no such slot or snapshot, a stream holds the slot, or it holds no prompt. Nothing has changed then.
        """
        self._require(index, slot)
        if not self._of_slot[slot].token_ids:
            raise ValueError(f"slot {slot} holds no part of a prompt to keep as snapshot {index}")
        self._of_snapshot[index] = self._of_slot[slot]
        return TakeSnapshot(slot, index)

    def load_snapshot(self, index: int, slot: int) -> LoadSnapshot:
        """Copy a snapshot into a slot, over what was there.

        Raises:
            ValueError: there is no such slot or snapshot, a stream holds the slot, or nothing was kept there. Nothing has changed then.
        """
        self._require(index, slot)
        if not self._of_snapshot[index].token_ids:
            raise ValueError(f"snapshot {index} is empty")
        self._of_slot[slot] = self._of_snapshot[index]
        return LoadSnapshot(slot, index)

    def clear(self) -> None:
        """The device's state has been emptied."""
        self._of_slot = [CachedPrefix()] * len(self._of_slot)
        self._of_snapshot = [CachedPrefix()] * len(self._of_snapshot)

    def _require(self, index: int, slot: int) -> None:
        self._slots.require(slot)
        if not 0 <= index < len(self._of_snapshot):
            raise ValueError(f"snapshot {index} is outside [0, {len(self._of_snapshot)})")
        if (holder := self._slots.holder(slot)) is not None:
            raise ValueError(f"slot {slot} is held by {holder.name}")
