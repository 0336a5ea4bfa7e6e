"""What a seated stream still needs before decode may take it."""

from __future__ import annotations

from collections.abc import Iterator

from xlaengine.host.chunks import chunk_bucket, score_of
from xlaengine.host.counters import Counters
from xlaengine.host.plan import Lease, Prefill, Restore, Score
from xlaengine.host.prefix_cache import CachedPrefix
from xlaengine.host.stream import Stream


class Prefiller:
    """Brings what was saved of streams back, and prompts in chunk by chunk."""

    def __init__(self, buckets: tuple[int, ...], counters: Counters):
        self._buckets = buckets
        self._counters = counters

    def begin(self, stream: Stream, prefix: CachedPrefix) -> None:
        """A stream has been given a slot that holds this; its prompt's log-probabilities need all chunks, for they come of their states."""
        if stream.reuse and stream.saved is None and stream.prompt_alternatives is None:
            stream.prefilled = prefix.shared(stream.request.prompt_token_ids[:-1], self._buckets)
            self._counters.prefill_tokens_reused += stream.prefilled

    def plans(self, stream: Stream, lease: Lease, budget: int) -> Iterator[Restore | Prefill | Score]:
        """As far as the budget of padded prompt tokens reaches; the last chunk may exceed it."""
        if stream.saved is not None:
            yield Restore(lease, stream.saved)
            stream.saved = None
            self._counters.restores += 1
        while stream.prefilled < stream.to_prefill and budget > 0:
            chunk = self._next_chunk(stream, lease)
            budget -= chunk.bucket
            yield chunk
            if stream.prompt_alternatives is not None:
                yield score_of(chunk, stream.request.prompt_token_ids, stream.prompt_alternatives)

    def _next_chunk(self, stream: Stream, lease: Lease) -> Prefill:
        start, left = stream.prefilled, stream.to_prefill - stream.prefilled
        bucket = chunk_bucket(left, self._buckets)
        stream.prefilled += min(bucket, left)
        self._counters.prefill_chunks += 1
        self._counters.prefill_padded_tokens += max(0, bucket - left)
        return Prefill(lease, start, stream.request.prompt_token_ids[start : start + bucket][:left], bucket)
