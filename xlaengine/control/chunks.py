"""The chunks in which a prompt is computed."""

from __future__ import annotations

from collections.abc import Iterator

from xlaengine.control.plan import Chunk, Score


def chunk_bucket(left: int, buckets: tuple[int, ...]) -> int:
    """The bucket of the next chunk when ``left`` prompt tokens remain.

    It is the smallest bucket that holds them all, if the padding is less than the smallest of ``buckets``; otherwise the largest bucket
    that they fill. So each chunk starts at a multiple of the smallest of ``buckets``, and a prompt has less padding than that.
    """
    padded = next((b for b in buckets if b >= left), None)
    if padded is not None and padded - left < buckets[0]:
        return padded
    return max(b for b in buckets if b <= left)


def buckets_within(budget: int, buckets: tuple[int, ...]) -> tuple[int, ...]:
    """The buckets up to ``budget``; the smallest bucket if all are larger."""
    return tuple(bucket for bucket in buckets if bucket <= budget) or buckets[:1]


def chunks_of(tokens: int, buckets: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Start and bucket of each chunk of a prompt of ``tokens`` tokens."""
    start = 0
    while start < tokens:
        bucket = chunk_bucket(tokens - start, buckets)
        yield start, bucket
        start += bucket


def cost_of(tokens: int, buckets: tuple[int, ...]) -> int:
    """Cost of prefilling so many tokens, in padded tokens. Each chunk also reads the weights, for about the cost of a smallest bucket."""
    return sum(bucket + buckets[0] for _, bucket in chunks_of(tokens, buckets))


def score_of(chunk: Chunk, prompt: tuple[int, ...], count: int, *, ahead: bool) -> Score:
    """The plan that scores, for each token of a chunk, the prompt token after it. ``count``, ``ahead``: as in `Score`."""
    first = chunk.start + 1
    return Score(**vars(chunk), targets=prompt[first : first + len(chunk.tokens)], count=count, ahead=ahead)
