"""Who waits for a slot, in which order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from xlaengine.host.slots import Slots
from xlaengine.host.stream import Stream
from xlaengine.protocol import StreamId


class WaitingQueue:
    """Streams without a slot. Who was evicted while paused goes before the queue, who was evicted otherwise to its end."""

    def __init__(self) -> None:
        self._returning: dict[StreamId, Stream] = {}
        self._waiting: dict[StreamId, Stream] = {}

    def __len__(self) -> int:
        return len(self._returning) + len(self._waiting)

    def __iter__(self) -> Iterator[Stream]:
        return chain(self._returning.values(), self._waiting.values())

    def add(self, stream: Stream, *, first: bool = False) -> None:
        """``first``: among those who go before the queue."""
        (self._returning if first else self._waiting)[stream.stream_id] = stream

    def remove(self, stream: Stream) -> None:
        """Leave the queue, wherever it stands, if it does."""
        self._returning.pop(stream.stream_id, None)
        self._waiting.pop(stream.stream_id, None)

    def next(self, slots: Slots) -> Stream | None:
        """The first that would take a slot now; who wants a certain one lets others pass until it is free."""
        return next((stream for stream in self if stream.can_be_seated and (stream.pinned is None or slots.is_free(stream.pinned))), None)
