"""Which stream holds which slot, and when a slot may be used again."""

from __future__ import annotations

import heapq

from xlaengine.host.plan import Lease
from xlaengine.protocol import StreamId


class Slots:
    """B slots. A lease ends when its stream ends or leaves; the slot is free once the last flight that writes it has landed."""

    def __init__(self, count: int):
        self.count = count
        self._free = list(range(count))
        self._epoch = [0] * count
        self._flying = [0] * count
        self._held = [False] * count

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
        return self.in_use - sum(self._held)

    def lease(self, stream_id: StreamId) -> Lease:
        """The lowest free slot under a new epoch. There must be one."""
        slot = heapq.heappop(self._free)
        self._epoch[slot] += 1
        self._held[slot] = True
        return Lease(slot, stream_id, self._epoch[slot])

    def holds(self, lease: Lease) -> bool:
        """Whether the lease has not ended."""
        return self._held[lease.slot] and self._epoch[lease.slot] == lease.epoch

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
            self._held[lease.slot] = False
            self._release_if_done(lease.slot)

    def ground(self) -> None:
        """No flight is coming back; slots that waited for one are free."""
        for slot, flying in enumerate(self._flying):
            if flying:
                self._flying[slot] = 0
                self._release_if_done(slot)

    def _release_if_done(self, slot: int) -> None:
        if not self._held[slot] and self._flying[slot] == 0:
            heapq.heappush(self._free, slot)
