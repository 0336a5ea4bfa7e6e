"""Which stream holds which slot, and when a slot may be used again."""

from __future__ import annotations

from bisect import insort

from xlaengine.host.plan import Lease
from xlaengine.protocol import InvalidRequest, StreamId


class Slots:
    """B slots. A lease ends when its stream ends or leaves; the slot is free once the last flight that writes it has landed."""

    def __init__(self, count: int):
        self.count = count
        self._free = list(range(count))
        self._epoch = [0] * count
        self._flying = [0] * count
        self._holders: list[Lease | None] = [None] * count

    @property
    def free(self) -> int:
        """Slots that can be leased now."""
        return len(self._free)

    @property
    def in_use(self) -> int:
        return self.count - len(self._free)

    @property
    def releasing(self) -> int:
        """Slots that nobody holds and a flight still writes."""
        return self.in_use - sum(lease is not None for lease in self._holders)

    @property
    def free_slots(self) -> tuple[int, ...]:
        """Those slots, lowest first."""
        return tuple(self._free)

    def require(self, slot: int) -> None:
        """
        Raises:
            InvalidRequest: there is no such slot.
        """
        if not 0 <= slot < self.count:
            raise InvalidRequest(f"slot {slot} is outside [0, {self.count})", param="slot")

    def is_free(self, slot: int) -> bool:
        """Whether this one can be leased now."""
        return slot in self._free

    def lease(self, stream_id: StreamId, slot: int | None = None) -> Lease:
        """This slot, or the lowest one, under a new epoch. It must be free."""
        slot = self._free.pop(0 if slot is None else self._free.index(slot))
        self._epoch[slot] += 1
        lease = self._holders[slot] = Lease(slot, stream_id, self._epoch[slot])
        return lease

    def holder(self, slot: int) -> StreamId | None:
        """Whose lease of this one has not ended."""
        lease = self._holders[slot]
        return None if lease is None else lease.stream_id

    def holds(self, lease: Lease) -> bool:
        """Whether the lease has not ended."""
        return self._holders[lease.slot] == lease

    def launched(self, lease: Lease) -> None:
        """A flight that writes the slot has been dispatched."""
        self._flying[lease.slot] += 1

    def landed(self, lease: Lease) -> None:
        """That flight has been read."""
        self._flying[lease.slot] -= 1
        self._release_if_done(lease.slot)

    def end(self, lease: Lease) -> None:
        """The stream is over or leaves the slot. Ending a lease twice is fine."""
        if self.holds(lease):
            self._holders[lease.slot] = None
            self._release_if_done(lease.slot)

    def ground(self) -> None:
        """No flight is coming back; slots that waited for one are free."""
        for slot, flying in enumerate(self._flying):
            if flying:
                self._flying[slot] = 0
                self._release_if_done(slot)

    def _release_if_done(self, slot: int) -> None:
        if self._holders[slot] is None and self._flying[slot] == 0:
            insort(self._free, slot)
