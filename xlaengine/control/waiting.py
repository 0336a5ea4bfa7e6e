"""The queue for slots, and the choice of the next stream."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import chain, islice, takewhile
from typing import get_args

from xlaengine.config import SchedulingPolicy
from xlaengine.control.stream import Stream
from xlaengine.types import StreamId
from xlaengine.types.errors import require

LOOK_AHEAD = 8
"""``lof`` chooses among the first ``LOOK_AHEAD * B`` streams that would take a slot (spike/15)."""

PASSES = 8
"""A stream may be passed ``PASSES * B`` times."""

Fits = Callable[[Stream], bool]
"""Whether a stream may take one of the slots in question."""


def fitting(most: int, slots: Collection[int] = ()) -> Fits:
    """A `Fits`: of a pinned stream, whether its slot is in ``slots``; of any other, whether it has at most ``most`` tokens."""
    return lambda stream: stream.tokens <= most if stream.pinned is None else stream.pinned in slots


def look_ahead(policy: SchedulingPolicy, max_num_seqs: int) -> int:
    """The number of waiting streams that a policy chooses from."""
    return max_num_seqs * (LOOK_AHEAD if policy == "lof" else 1)


def require_policy(policy: str) -> None:
    """
    Raises:
        InvalidRequest: there is no such policy.
    """
    known = get_args(SchedulingPolicy)
    require(policy in known, f"scheduling_policy must be one of {', '.join(known)}, got {policy!r}", "scheduling_policy")


class WaitingQueue:
    """Streams without a slot, oldest first. Streams that were evicted while paused go before the queue, other evicted ones to its end.

    The first stream that would take a slot is next, unless a later one with a larger ``max_tokens`` passes it. To be passed, every stream
    before the later one needs patience, and loses one pass. A stream without patience (``fcfs``, or no passes left) keeps its place.
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
        stream.patience = self._passes if policy == "lof" and stream.pinned is None else 0
        (self._returning if first else self._waiting)[stream.stream_id] = stream

    def remove(self, stream: Stream) -> None:
        """Take a stream out of the queue; one that is not in it is ignored."""
        self._returning.pop(stream.stream_id, None)
        self._waiting.pop(stream.stream_id, None)

    def has_ready(self, fits: Fits) -> bool:
        """Whether a stream that ``fits`` would take a slot now."""
        return next(self._ready(fits), None) is not None

    def take(self, fits: Fits) -> Stream:
        """Remove and return the next stream. `has_ready` must hold."""
        chosen = next(self._ready(fits))
        for stream in islice(self._ready(fits), self._candidates):
            if not stream.patience:
                break
            if stream.request.max_tokens > chosen.request.max_tokens:
                chosen = stream
        for passed in takewhile(lambda stream: stream is not chosen, self._ready(fits)):
            passed.patience -= 1
        self.remove(chosen)
        return chosen

    def _ready(self, fits: Fits) -> Iterator[Stream]:
        """The streams that would take a slot and fit. A stream that does not fit is skipped, which does not count as a pass."""
        return (stream for stream in self if stream.can_be_seated and fits(stream))
