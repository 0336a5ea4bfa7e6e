"""What may be read of an engine's requests and slots. Nothing here changes any of them."""

from __future__ import annotations

from xlaengine.host.scheduler import Scheduler
from xlaengine.host.slots import SlotView
from xlaengine.host.stream import Stage, Stream


class StreamView:
    """What others may read of a stream, while it lives and afterwards.

    Attributes:
        stream: for `Engine.submit` alone.
    """

    def __init__(self, stream: Stream):
        self.stream = stream

    @property
    def epoch(self) -> int:
        """Of its stay: from when it began to wait to when it leaves its slot. No other stay has the same."""
        return self.stream.epoch

    @property
    def slot(self) -> int | None:
        """Its slot, the last one if it has ended; None while it waits, or if it never had one."""
        stream = self.stream
        return None if stream.lease is None or stream.stage is Stage.WAITING else stream.lease.slot

    @property
    def limit(self) -> int:
        """Most tokens, of all, that may be given out for now: its allowance, if that is less than what the request asks for."""
        return self.stream.limit


class EngineView:
    """The part of an engine that only reads.

    Attributes:
        scheduler: its books.
    """

    def __init__(self, scheduler: Scheduler):
        self.scheduler = scheduler

    @property
    def live(self) -> list[str]:
        """Ids of the requests that have not ended, oldest first."""
        return list(self.scheduler.live)

    def view(self, request_id: str) -> StreamView:
        """What may be read of a request's first stream, now and as long as the view is kept.

        Raises:
            KeyError: no such request is live.
        """
        return StreamView(self.scheduler.first_of(request_id))

    @property
    def slots(self) -> tuple[SlotView, ...]:
        """Every slot as it is now: which request holds it, and its epoch."""
        return self.scheduler.slots.views

    def slot_of(self, request_id: str) -> int | None:
        """The slot that a request's stream holds, the first one's if there are several; None while it waits, and once it has ended."""
        return self.scheduler.slot_of(request_id)

    @property
    def free_slots(self) -> tuple[int, ...]:
        """Slots that can be taken now, lowest first; one whose stream has ended is not, until what was launched for it has landed."""
        return self.scheduler.slots.free_slots

    def cached_prefix(self, slot: int) -> tuple[int, ...]:
        """Token ids, from position 0 on, whose KV prompt chunks have left in a slot; empty while a stream holds it.

        Raises:
            ValueError: there is no such slot.
        """
        return self.scheduler.prefix_cache.of(slot).token_ids

    def snapshot_prefix(self, index: int) -> tuple[int, ...]:
        """Token ids, from position 0 on, whose KV is kept as snapshot ``index``; empty where nothing is kept.

        Raises:
            ValueError: there is no such snapshot.
        """
        return self.scheduler.prefix_cache.of_snapshot(index).token_ids
