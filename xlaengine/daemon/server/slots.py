"""Which request owns which slot, and under which epoch: what was said of an earlier life is told apart from what is true now."""

from __future__ import annotations

import itertools


class SlotTable:
    """B slots and their owners.

    An epoch is a number that is given once, in rising order. Each life of a request has one, from its START to its end, and a slot that
    is owned has its owner's. A slot gets a new one whenever its owner goes, and whenever a snapshot is put into it.
    """

    def __init__(self, count: int):
        self._owners: list[int | None] = [None] * count
        self._epochs = [0] * count
        self._left_by = [0] * count
        self._numbers = itertools.count(1)

    def __len__(self) -> int:
        return len(self._owners)

    def new_epoch(self) -> int:
        """A number that was never an epoch before."""
        return next(self._numbers)

    def set(self, slot: int, request_id: int, epoch: int) -> None:
        """Give a free slot to a request, whose life ``epoch`` names.

        Raises:
            ValueError: somebody owns it.
        """
        if (owner := self._owners[slot]) is not None:
            raise ValueError(f"slot {slot} is owned by request {owner}")
        self._owners[slot], self._epochs[slot] = request_id, epoch

    def clear(self, slot: int, epoch: int) -> bool:
        """End the life that ``epoch`` names; False, and nothing has changed, where it has ended already."""
        if not self.is_current(slot, epoch):
            return False
        self._owners[slot], self._left_by[slot] = None, epoch
        self._epochs[slot] = self.new_epoch()
        return True

    def refill(self, slot: int) -> int:
        """A snapshot was put into a free slot; its new epoch."""
        self._epochs[slot] = self._left_by[slot] = self.new_epoch()
        return self._epochs[slot]

    def is_current(self, slot: int, epoch: int) -> bool:
        """Whether the life that ``epoch`` names goes on."""
        return self._owners[slot] is not None and self._epochs[slot] == epoch

    def holds(self, slot: int, epoch: int) -> bool:
        """Whether what the free slot holds is what it held at ``epoch``, the slot's own or that of its last owner."""
        return self._owners[slot] is None and epoch in (self._epochs[slot], self._left_by[slot])

    def owner(self, slot: int) -> int | None:
        """The id of the request that owns the slot; None: it is free."""
        return self._owners[slot]

    def epoch(self, slot: int) -> int:
        """0 until it has had an owner or a snapshot."""
        return self._epochs[slot]

    def free(self) -> list[int]:
        """Slots that nobody owns, lowest first."""
        return [slot for slot, owner in enumerate(self._owners) if owner is None]
