"""What a proposer catches up with lies on the prompt's grid, covers what is missing, and stays inside the slot."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.control.test_scheduler import BUCKETS
from xlaengine.control.plan import Lease
from xlaengine.speculate.pacing import fills
from xlaengine.types import StreamId

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
