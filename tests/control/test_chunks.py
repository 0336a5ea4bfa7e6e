"""What a drafter catches up with lies on the prompt's grid, covers what is missing, and stays inside the slot."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.control.test_scheduler import BUCKETS
from xlaengine.control.chunks import fills, score_of
from xlaengine.control.plan import Chunk, Lease, Score
from xlaengine.protocol import StreamId

LEASE = Lease(0, StreamId("a"), 1)


@given(valid=st.integers(0, 300), missing=st.integers(0, 300), buckets=BUCKETS)
def test_fills_cover_what_is_missing_and_reach_no_further_than_the_last_grid_cell(
    valid: int, missing: int, buckets: tuple[int, ...]
) -> None:
    chunks = list(fills(LEASE, valid, valid + missing, buckets))
    ends = [chunk.start + chunk.bucket for chunk in chunks]
    assert [chunk.start for chunk in chunks[1:]] == ends[:-1]
    assert all(chunk.start % buckets[0] == 0 and chunk.bucket in buckets for chunk in chunks)
    if chunks:
        assert chunks[0].start <= valid
        assert valid + missing <= ends[-1] < valid + missing + buckets[0]
    else:
        assert missing == 0


def test_a_chunk_is_scored_on_the_tokens_that_come_after_it() -> None:
    lease, prompt = Lease(1, StreamId("a"), 1), tuple(range(20, 33))
    assert score_of(Chunk(lease, 0, prompt[:8], 8), prompt, 2) == Score(lease, 0, prompt[:8], prompt[1:9], 8, 2)
    assert score_of(Chunk(lease, 8, prompt[8:12], 8), prompt, 2) == Score(lease, 8, prompt[8:12], prompt[9:13], 8, 2)
