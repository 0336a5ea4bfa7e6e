"""Who waits for a slot, and who is next."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain, islice, takewhile
from typing import get_args

from xlaengine.config import SchedulingPolicy
from xlaengine.control.stream import Stream
from xlaengine.protocol import StreamId
from xlaengine.protocol.errors import require

LOOK_AHEAD = 8
"""Batches. Longest output first chooses among so many times B of those that wait, in the order in which they came (spike/15)."""

PASSES = 8
"""Batches. So many times B may one that waits be passed."""


def look_ahead(policy: SchedulingPolicy, max_num_seqs: int) -> int:
    """How many waiting streams a policy has a use for."""
    return max_num_seqs * (LOOK_AHEAD if policy == "lof" else 1)


def require_policy(policy: str) -> None:
    """
    Raises:
        InvalidRequest: there is no such policy.
    """
    known = get_args(SchedulingPolicy)
    require(policy in known, f"scheduling_policy must be one of {', '.join(known)}, got {policy!r}", "scheduling_policy")


class WaitingQueue:
    """Streams without a slot, in the order in which they came; who was evicted while paused goes before the queue, who was evicted
    otherwise to its end.

    The first that would take a slot is next; but while it has patience, one that came later and has more output to come may pass, if those
    between have patience too. Who has none left, or never had (``fcfs``), passes nobody and is passed by nobody.
    """

    def __init__(self, max_num_seqs: int) -> None:
        self._candidates = look_ahead("lof", max_num_seqs)
        self._passes = PASSES * max_num_seqs
        self._returning: dict[StreamId, Stream] = {}
        self._waiting: dict[StreamId, Stream] = {}

    def __len__(self) -> int:
        return len(self._returning) + len(self._waiting)

    def __iter__(self) -> Iterator[Stream]:
        return chain(self._returning.values(), self._waiting.values())

    def add(self, stream: Stream, policy: SchedulingPolicy = "fcfs", *, first: bool = False) -> None:
        """``first``: among those who go before the queue."""
        stream.patience = self._passes if policy == "lof" and stream.pinned is None else 0
        (self._returning if first else self._waiting)[stream.stream_id] = stream

    def remove(self, stream: Stream) -> None:
        """Leave the queue, wherever it stands, if it does."""
        self._returning.pop(stream.stream_id, None)
        self._waiting.pop(stream.stream_id, None)

    def is_anyone_ready(self, slots: Collection[int]) -> bool:
        """Whether a stream would take a slot now. ``slots``: those that it may have, if it wants a certain one."""
        return next(self._ready(slots), None) is not None

    def take(self, slots: Collection[int]) -> Stream:
        """The next stream, which leaves the queue; those before it that would have taken the slot have been passed. One must be ready."""
        chosen = next(self._ready(slots))
        for stream in islice(self._ready(slots), self._candidates):
            if not stream.patience:
                break
            if stream.request.max_tokens > chosen.request.max_tokens:
                chosen = stream
        for passed in takewhile(lambda stream: stream is not chosen, self._ready(slots)):
            passed.patience -= 1
        self.remove(chosen)
        return chosen

    def _ready(self, slots: Collection[int]) -> Iterator[Stream]:
        """Those that would take a slot; a stream that wants a certain one lets others pass until it is there."""
        return (stream for stream in self if stream.can_be_seated and (stream.pinned is None or stream.pinned in slots))
