"""Read access to an engine's requests and slots."""

from __future__ import annotations

from xlaengine.control.scheduler import Scheduler
from xlaengine.control.slots import SlotView
from xlaengine.control.stream import Stream


class EngineView:
    """The part of an engine that only reads the scheduler."""

    def __init__(self, scheduler: Scheduler):
        self.scheduler = scheduler

    @property
    def live(self) -> list[str]:
        """Ids of the requests that have not ended, oldest first."""
        return list(self.scheduler.live)

    def view(self, request_id: str) -> Stream:
        """A live request's first stream, which callers must not change. Its ``epoch``, ``slot`` and ``limit`` stay valid after its end.

        Raises:
            KeyError: no such request is live.
        """
        if request_id not in self.scheduler.streams_of:
            raise KeyError(f"no live request has the id {request_id!r}")
        return self.scheduler.streams_of[request_id][0]

    @property
    def slots(self) -> tuple[SlotView, ...]:
        """Every slot as it is now."""
        return self.scheduler.slots.views

    def slot_of(self, request_id: str) -> int | None:
        """The slot of a request's first stream that holds one; None while all wait, and after the request has ended."""
        held = (stream.slot for stream in self.scheduler.streams_of.get(request_id, ()))
        return next((slot for slot in held if slot is not None), None)

    @property
    def free_slots(self) -> tuple[int, ...]:
        """Slots that can be taken now, lowest first: no stream holds them, and no flight writes them."""
        return self.scheduler.slots.free_slots

    def cached_prefix(self, slot: int) -> tuple[int, ...]:
        """Token ids, from position 0 on, whose KV is in a slot that no stream holds; empty if a stream holds it.

        Raises:
            ValueError: there is no such slot.
        """
        return self.scheduler.prefix_cache.of(slot).token_ids

    def snapshot_prefix(self, index: int) -> tuple[int, ...]:
        """Token ids, from position 0 on, whose KV snapshot ``index`` keeps; empty if it keeps nothing.

        Raises:
            ValueError: there is no such snapshot.
        """
        return self.scheduler.snapshots.of(index).token_ids
