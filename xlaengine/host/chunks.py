"""The chunks in which a prompt is computed."""

from __future__ import annotations

from collections.abc import Iterator

from xlaengine.host.plan import Chunk, Score


def chunk_bucket(left: int, buckets: tuple[int, ...]) -> int:
    """The bucket of the next chunk when ``left`` prompt tokens remain: a function of the prompt's length alone.

    One padded chunk if it wastes less than the smallest bucket, else the largest bucket that is filled.
    Chunks therefore start at multiples of the smallest bucket, and no prompt is padded by more than that.
    """
    padded = next((b for b in buckets if b >= left), None)
    if padded is not None and padded - left < buckets[0]:
        return padded
    return max(b for b in buckets if b <= left)


def buckets_within(budget: int, buckets: tuple[int, ...]) -> tuple[int, ...]:
    """Those that a budget of so many padded tokens holds; the smallest one if it holds none."""
    return tuple(bucket for bucket in buckets if bucket <= budget) or buckets[:1]


def chunks_of(tokens: int, buckets: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Start and bucket of each chunk where so many prompt tokens are computed."""
    start = 0
    while start < tokens:
        bucket = chunk_bucket(tokens - start, buckets)
        yield start, bucket
        start += bucket


def cost_of(tokens: int, buckets: tuple[int, ...]) -> int:
    """Of that many prompt tokens, in padded tokens. A chunk reads all weights once: about as much as one of the smallest bucket again."""
    return sum(bucket + buckets[0] for _, bucket in chunks_of(tokens, buckets))


def score_of(chunk: Chunk, prompt: tuple[int, ...], count: int) -> Score:
    """Log-probabilities of the tokens that come after those of a chunk, ``count`` alternatives each."""
    first = chunk.start + 1
    return Score(chunk.lease, chunk.start, chunk.tokens, prompt[first : first + len(chunk.tokens)], chunk.bucket, count)
