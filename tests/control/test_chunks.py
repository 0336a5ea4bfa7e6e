"""Chunks of a prompt whose tokens' log-probabilities are asked for."""

from __future__ import annotations

from xlaengine.control.chunks import score_of
from xlaengine.control.plan import Chunk, Lease, Score
from xlaengine.types import StreamId


def test_a_chunk_is_scored_on_the_tokens_that_come_after_it() -> None:
    lease, prompt = Lease(1, StreamId("a"), 1), tuple(range(20, 33))
    assert score_of(Chunk(lease, 0, prompt[:8], 8), prompt, 2, ahead=False) == Score(lease, 0, prompt[:8], 8, prompt[1:9], 2, ahead=False)
    last = Score(lease, 8, prompt[8:12], 8, prompt[9:13], 2, ahead=True)
    assert score_of(Chunk(lease, 8, prompt[8:12], 8), prompt, 2, ahead=True) == last
