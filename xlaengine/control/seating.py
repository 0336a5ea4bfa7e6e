"""Which streams hold slots: waiting streams get free ones, and paused streams are evicted for them."""

from __future__ import annotations

from collections.abc import Collection, Generator

from xlaengine.config import EngineConfig
from xlaengine.control.counters import Counters
from xlaengine.control.plan import Save
from xlaengine.control.prefilling import Prefiller
from xlaengine.control.prefix_cache import PrefixCache
from xlaengine.control.slots import Slots
from xlaengine.control.stream import Stage, Stream
from xlaengine.control.waiting import Fits, WaitingQueue, fitting
from xlaengine.types import StreamId


class Seating:
    """Streams that wait for a slot, and streams that hold one. ``budget`` is everywhere that of `Prefiller.begin`.

    Attributes:
        waiting: streams without a slot.
        seated: streams that hold one, oldest lease first.
        paused: of both, those that are paused, the one paused longest first.
    """

    def __init__(self, config: EngineConfig, slots: Slots, prefix_cache: PrefixCache, prefiller: Prefiller, counters: Counters):
        self.waiting = WaitingQueue(config.max_num_seqs)
        self.seated: dict[StreamId, Stream] = {}
        self.paused: dict[StreamId, Stream] = {}
        self._block = config.kv_block
        self._slots, self._prefix_cache, self._prefiller, self._counters = slots, prefix_cache, prefiller, counters

    @property
    def can_seat(self) -> bool:
        """Whether a waiting stream would get a slot now."""
        return self._is_one_for(self._slots.free_slots) or self._victim is not None

    def fill(self, budget: int) -> Generator[Save, None, None]:
        """Lease free slots to waiting streams, in order. If no free slot suits any of them, a paused stream is evicted.

        Yields the plans that save evicted streams.
        """
        while True:
            if self._is_one_for(free := self._slots.free_slots):
                stream = self.waiting.take(self._fits(free))
                self.lease(stream, self._prefix_cache.slot_for(stream), budget)
            elif not (yield from self._evict_for_waiting()):
                return

    def fill_vacant(self, budget: int) -> None:
        """Lease vacant slots: each stream gets the slot that it is pinned to, or the shortest that holds it."""
        while self._is_one_for(vacant := self._slots.vacant_slots):
            stream = self.waiting.take(self._fits(vacant))
            stream.pinned = self._slots.shortest(vacant, stream.tokens)[0] if stream.pinned is None else stream.pinned
            self.lease(stream, stream.pinned, budget)

    def lease(self, stream: Stream, slot: int, budget: int) -> None:
        """Lease a slot to a stream that is not in the queue."""
        stream.stage, stream.lease = Stage.PREFILLING, self._slots.lease(stream.stream_id, slot, stream.epoch)
        self._prefiller.begin(stream, budget)
        self.seated[stream.stream_id] = stream

    def evict(self, stream: Stream) -> tuple[Save, ...]:
        """Take a stream's slot away and queue the stream again. Returns the plan that saves it, if anything of it must be saved."""
        if stream.stage is Stage.WAITING:
            return ()
        assert stream.lease is not None
        lease = stream.lease
        self._prefix_cache.leave(stream)
        stream.leave()
        saves = (Save(lease, -(-stream.pos // self._block)),) if stream.saving else ()
        self._slots.end(lease)
        stream.epoch = self._slots.new_epoch()
        del self.seated[stream.stream_id]
        self.waiting.add(stream, first=stream.paused)
        self._counters.evictions += 1
        return saves

    def leave(self, stream: Stream) -> None:
        """A stream has ended."""
        self._prefix_cache.leave(stream)
        if stream.lease is not None:
            self._slots.end(stream.lease)
        self.waiting.remove(stream)
        self.seated.pop(stream.stream_id, None)
        self.paused.pop(stream.stream_id, None)

    def _is_one_for(self, slots: Collection[int]) -> bool:
        """Whether a waiting stream would take one of these. Without slots no queue is searched: it may have thousands of streams."""
        return bool(slots) and self.waiting.has_ready(self._fits(slots))

    def _fits(self, slots: Collection[int]) -> Fits:
        return fitting(self._slots.most(slots), slots)

    @property
    def _victim(self) -> Stream | None:
        """The stream to evict: of those neither held nor pinned, whose slot a waiting stream would take, the one paused longest."""
        movable = (stream for stream in self.paused.values() if stream.pinned is None and not stream.is_held)
        return next((stream for stream in movable if stream.stream_id in self.seated and self._is_wanted(stream.slot)), None)

    def _is_wanted(self, *slots: int | None) -> bool:
        """Whether a waiting stream that is not pinned would take one of these."""
        return bool(slots) and self.waiting.has_ready(fitting(self._slots.most(slot for slot in slots if slot is not None)))

    def _evict_for_waiting(self) -> Generator[Save, None, bool]:
        """Evict a paused stream for a waiting one, unless a slot for it is being released. Returns whether a slot for it is free now."""
        if (victim := self._victim) is not None and not self._is_wanted(*self._slots.releasing_slots):
            self._counters.policy_evictions += 1
            yield from self.evict(victim)
        is_free = self._is_wanted(*self._slots.free_slots)
        self._counters.admissions_deferred += not is_free and self._is_wanted(*range(self._slots.count))
        return is_free
