"""What a seated stream still needs before decode may take it."""

from __future__ import annotations

from collections.abc import Iterator

from xlaengine.host.chunks import chunk_bucket, score_of
from xlaengine.host.counters import Counters
from xlaengine.host.plan import CopyPrefix, Lease, Prefill, Restore, Score
from xlaengine.host.prefix_cache import PrefixCache
from xlaengine.host.stream import Stream


class Prefiller:
    """Brings what was saved of streams back, and prompts in: copied from other slots, or chunk by chunk."""

    def __init__(self, buckets: tuple[int, ...], prefix_cache: PrefixCache, counters: Counters):
        self._buckets = buckets
        self._prefix_cache = prefix_cache
        self._counters = counters

    def begin(self, stream: Stream) -> None:
        """A stream has been given a slot, which may hold some of its prompt already."""
        if reused := self._prefix_cache.seat(stream):
            stream.prefilled = reused
            self._counters.prefill_tokens_reused += reused

    def plans(self, stream: Stream, lease: Lease, budget: int) -> Iterator[Restore | CopyPrefix | Prefill | Score]:
        """As far as the budget of padded prompt tokens reaches; the last chunk may exceed it, and copies are free.

        Before each chunk it is seen anew who holds most of the prompt: who comes while another computes what both begin with need not.
        """
        if stream.saved is not None:
            yield Restore(lease, stream.saved)
            stream.saved = None
            self._counters.restores += 1
        while stream.prefilled < stream.to_prefill and budget > 0:
            if (found := self._prefix_cache.source(stream)) is not None:
                yield self._copy(stream, lease, *found)
                continue
            chunk = self._next_chunk(stream, lease)
            budget -= chunk.bucket
            yield chunk
            if stream.prompt_alternatives is not None:
                yield score_of(chunk, stream.request.prompt_token_ids, stream.prompt_alternatives)

    def _copy(self, stream: Stream, lease: Lease, source: int, end: int) -> CopyPrefix:
        start, stream.prefilled = stream.prefilled, end
        self._prefix_cache.lend(source, lease.slot, end)
        self._counters.prefix_copies += 1
        self._counters.prefill_tokens_reused += end - start
        return CopyPrefix(lease, source, start, end)

    def _next_chunk(self, stream: Stream, lease: Lease) -> Prefill:
        start, left = stream.prefilled, stream.to_prefill - stream.prefilled
        bucket = chunk_bucket(left, self._buckets)
        tokens = min(bucket, left)
        stream.prefilled += tokens
        self._counters.prefill_chunks += 1
        self._counters.prefill_tokens += tokens
        self._counters.prefill_padded_tokens += bucket - tokens
        return Prefill(lease, start, stream.request.prompt_token_ids[start : start + tokens], bucket)
