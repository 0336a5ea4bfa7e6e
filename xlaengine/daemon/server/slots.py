"""Which request owns which slot, and under which epoch: what was said of an earlier life is told apart from what is true now."""

from __future__ import annotations


class SlotTable:
    """B slots and their owners. An epoch rises with every change of owner, so it names one life in one slot."""

    def __init__(self, count: int):
        self._owners: list[int | None] = [None] * count
        self._epochs = [0] * count

    def __len__(self) -> int:
        return len(self._owners)

    def set(self, slot: int, request_id: int) -> int:
        """Give a free slot to a request; the epoch of its life there.

        Raises:
            ValueError: somebody owns it.
        """
        if (owner := self._owners[slot]) is not None:
            raise ValueError(f"slot {slot} is owned by request {owner}")
        self._owners[slot] = request_id
        self._epochs[slot] += 1
        return self._epochs[slot]

    def clear(self, slot: int, epoch: int) -> bool:
        """End the life that ``epoch`` names; False, and nothing has changed, where it has ended already."""
        if not self.is_current(slot, epoch):
            return False
        self._owners[slot] = None
        self._epochs[slot] += 1
        return True

    def is_current(self, slot: int, epoch: int) -> bool:
        """Whether the life that ``epoch`` names goes on."""
        return self._owners[slot] is not None and self._epochs[slot] == epoch

    def owner(self, slot: int) -> int | None:
        """The id of the request that owns the slot; None: it is free."""
        return self._owners[slot]

    def epoch(self, slot: int) -> int:
        """How many times the slot has changed hands."""
        return self._epochs[slot]

    def free(self) -> list[int]:
        """Slots that nobody owns, lowest first."""
        return [slot for slot, owner in enumerate(self._owners) if owner is None]
