"""Which stream holds which slot, and when a slot may be used again."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from xlaengine.control.plan import Lease
from xlaengine.types import InvalidRequest, StreamId


@dataclass(frozen=True)
class SlotView:
    """What is known of a slot at one moment."""

    owner: str | None  # the request whose stream holds it; None: it is vacant
    epoch: int  # of its lease; a vacant slot has an epoch of its own, 0 until its first use
    left_by: int  # the epoch under which a vacant slot's entries were written

    def holds(self, epoch: int) -> bool:
        """Whether the slot is vacant and still holds what it held at ``epoch``."""
        return self.owner is None and epoch in (self.epoch, self.left_by)


class Slots:
    """B slots. A slot is vacant if no stream holds it. A vacant slot is free if every flight that writes it has landed.

    An epoch is a unique number. A stream gets one when it begins to wait, and its lease has the same one. A slot gets a new
    one when its lease ends, and when a snapshot is loaded into it.

    Args:
        tokens: for each slot, the most prompt plus output tokens of a stream; None: no limit.
    """

    def __init__(self, count: int, tokens: Sequence[int] | None = None):
        self.count = count
        self._tokens = (sys.maxsize,) * count if tokens is None else tuple(tokens)
        self._epochs = itertools.count(1)
        self._epoch = [0] * count
        self._left_by = [0] * count
        self._flying = [0] * count
        self._leased_early: set[int] = set()
        self._holders: list[Lease | None] = [None] * count

    @property
    def free(self) -> int:
        return len(self.free_slots)

    @property
    def free_slots(self) -> tuple[int, ...]:
        """Lowest first."""
        return tuple(slot for slot in self.vacant_slots if not self._flying[slot])

    @property
    def vacant_slots(self) -> tuple[int, ...]:
        """Lowest first."""
        return tuple(slot for slot, lease in enumerate(self._holders) if lease is None)

    @property
    def releasing_slots(self) -> tuple[int, ...]:
        """Slots that are vacant and not free."""
        return tuple(slot for slot in self.vacant_slots if self._flying[slot])

    @property
    def in_use(self) -> int:
        """Slots that are not free."""
        return self.count - self.free

    @property
    def views(self) -> tuple[SlotView, ...]:
        owners = (None if lease is None else lease.stream_id.request_id for lease in self._holders)
        return tuple(map(SlotView, owners, self._epoch, self._left_by))

    def most(self, slots: Iterable[int]) -> int:
        """The most tokens of a stream in the longest of these slots; 0 if there are none."""
        return max((self._tokens[slot] for slot in slots), default=0)

    def shortest(self, slots: Iterable[int], tokens: int) -> list[int]:
        """Of these slots that hold ``tokens`` tokens, the shortest ones."""
        holding = [slot for slot in slots if self._tokens[slot] >= tokens]
        least = min((self._tokens[slot] for slot in holding), default=0)
        return [slot for slot in holding if self._tokens[slot] == least]

    def require(self, slot: int, tokens: int = 0) -> None:
        """
        Raises:
            InvalidRequest: there is no such slot, or it holds fewer tokens.
        """
        if not 0 <= slot < self.count:
            raise InvalidRequest(f"slot {slot} is outside [0, {self.count})", param="slot")
        if tokens > (most := self._tokens[slot]):
            raise InvalidRequest(f"slot {slot} holds {most} tokens, and prompt + max_tokens is {tokens}", param="slot")

    def require_entries(self, lease: Lease | None) -> int:
        """The slot of a lease that has ended, which is vacant and still holds the entries that were written under it.

        Raises:
            InvalidRequest: ``lease`` is None, or no vacant slot holds these entries any more.
        """
        if lease is None or self._holders[lease.slot] is not None or self._left_by[lease.slot] != lease.epoch:
            raise InvalidRequest("no slot holds the entries of the stream any more", param="extends")
        return lease.slot

    def new_epoch(self) -> int:
        return next(self._epochs)

    def lease(self, stream_id: StreamId, slot: int | None = None, epoch: int | None = None) -> Lease:
        """Lease ``slot`` (default: the lowest free one) under ``epoch`` (default: a new one).

        The caller launches nothing for the lease while `is_landing` is true.

        Raises:
            ValueError: a stream holds the slot.
        """
        slot = self.free_slots[0] if slot is None else slot
        if (holder := self._holders[slot]) is not None:
            raise ValueError(f"slot {slot} is held by {holder.stream_id.name}")
        if self._flying[slot]:
            self._leased_early.add(slot)
        else:
            self._leased_early.discard(slot)
        self._epoch[slot] = self.new_epoch() if epoch is None else epoch
        lease = self._holders[slot] = Lease(slot, stream_id, self._epoch[slot])
        return lease

    def is_landing(self, lease: Lease | None) -> bool:
        """Whether the slot was leased before it was free, and a flight still writes it."""
        return lease is not None and lease.slot in self._leased_early and self._flying[lease.slot] > 0

    def loaded(self, slot: int) -> None:
        """A snapshot is loaded into this vacant slot."""
        self._epoch[slot] = self._left_by[slot] = self.new_epoch()

    def holder(self, slot: int) -> Lease | None:
        """The slot's lease, if it has not ended."""
        return self._holders[slot]

    def launched(self, lease: Lease) -> None:
        """A flight that writes the slot has been dispatched."""
        self._flying[lease.slot] += 1

    def landed(self, lease: Lease) -> None:
        """That flight has been read."""
        self._flying[lease.slot] -= 1

    def end(self, lease: Lease) -> None:
        """The stream has ended or leaves the slot. A lease that has ended is ignored."""
        if self._holders[lease.slot] == lease:
            self._left_by[lease.slot], self._epoch[lease.slot] = lease.epoch, self.new_epoch()
            self._holders[lease.slot] = None

    def ground(self) -> None:
        """The device's state has been emptied, and all streams and flights dropped: all slots become free, and none holds entries."""
        for lease in filter(None, self._holders):  # of a stream that does not know it yet
            self.end(lease)
        self._left_by = [*self._epoch]
        self._flying = [0] * self.count
