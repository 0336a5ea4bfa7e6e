"""What a request brings to its slot."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tests.device.conftest import MODEL
from xlaengine.config import EngineConfig
from xlaengine.control.plan import Admit, Chunk, Lease
from xlaengine.runner.batches import admit_batch, plain_vocab_row, prefill_batch
from xlaengine.types import Request, SamplingParams, StreamId

TWO_ENDS = replace(MODEL, eos_token_ids=(2, 7))
PLAIN = {ignore: plain_vocab_row(TWO_ENDS, ignore) for ignore in (False, True)}


def admitted(output: tuple[int, ...] = (), **params: object):
    request = Request(request_id="a", prompt_token_ids=(5, 6, 5), params=SamplingParams(seed=3, max_tokens=9, **params))  # type: ignore
    return admit_batch(Admit(Lease(1, StreamId("a"), 1), request, (*output, 5)[0], 2, output), TWO_ENDS, PLAIN)


def test_a_request_brings_its_bias_penalties_and_ends() -> None:
    params = {"logit_bias": {4: 1.5, 9: -2.0}, "presence_penalty": 0.5, "min_tokens": 4, "stop_token_ids": [11]}
    batch = admitted((8, 8, 6), **params)
    row, vocab = batch.row, batch.vocab
    assert (row.index, row.limit, row.min_tokens, row.presence_penalty, row.top_k, bool(row.adjusts)) == (3, 9, 4, 0.5, 0, True)
    assert {token: float(vocab.bias[token]) for token in np.flatnonzero(vocab.bias)} == {4: 1.5, 9: -2.0}
    assert {token: int(vocab.counts[token]) for token in np.flatnonzero(vocab.counts)} == {6: 1, 8: 2}
    assert [np.flatnonzero(each).tolist() for each in (vocab.in_prompt, vocab.ends, vocab.barred)] == [[5, 6], [2, 7, 11], [2, 7, 11]]


def test_what_is_ignored_ends_nothing_and_is_barred_all_the_same() -> None:
    for params in ({}, {"stop_token_ids": [11]}):
        vocab = admitted(ignore_eos=True, **params).vocab
        assert np.flatnonzero(vocab.ends).tolist() == list(params.get("stop_token_ids", []))
        assert set(np.flatnonzero(vocab.barred)) >= {2, 7}


def chunk(slot: int, start: int, count: int, bucket: int) -> Chunk:
    return Chunk(Lease(slot, StreamId("a"), 1), start, tuple(range(count)), bucket)


def test_every_part_of_a_chunk_says_where_its_tokens_end() -> None:
    one = prefill_batch(EngineConfig(prefill_buckets=(8,), max_model_len=64), [chunk(2, 16, 5, 8)])
    assert (one.slot, one.start, one.end) == (2, 16, 21)
    tiled = EngineConfig(prefill_buckets=(32,), prefill_tile=8, max_model_len=64)
    several = prefill_batch(tiled, [chunk(2, 16, 11, 16), chunk(1, 0, 8, 8)])
    assert [several.slot.tolist(), several.start.tolist(), several.end.tolist()] == [[2, 2, 1, 0], [16, 24, 0, 0], [27, 27, 8, 0]]
    assert several.tiles == 3
