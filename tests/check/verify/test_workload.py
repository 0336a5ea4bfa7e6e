"""Drawn requests: equal for equal seeds, of every kind, and of lengths on both sides of every border."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from xlaengine.check.verify.workload import SAMPLINGS, draw_requests, ordinary_tokens

BORDERS = (16, 32, 64)


def test_the_same_seed_gives_the_same_requests_and_another_others() -> None:
    first, again, other = (draw_requests(seed, 20, 100, max_model_len=96, borders=BORDERS) for seed in (1, 1, 2))
    assert first == again
    assert {each.prompt_token_ids for each in first}.isdisjoint({each.prompt_token_ids for each in other if len(each.prompt_token_ids) > 8})


@settings(max_examples=50)
@given(seed=st.integers(0, 2**63), max_model_len=st.integers(2, 300), data=st.data())
def test_every_request_fits(seed: int, max_model_len: int, data: st.DataObject) -> None:
    max_tokens = data.draw(st.integers(1, max_model_len - 1))
    allowed = ordinary_tokens(60, {0, 1, 7})
    for each in draw_requests(seed, 12, allowed, max_model_len=max_model_len, max_tokens=max_tokens, borders=BORDERS):
        assert each.request_id.startswith("r")
        assert 1 <= each.max_tokens <= max_tokens
        assert len(each.prompt_token_ids) + each.max_tokens <= max_model_len
        assert set(each.prompt_token_ids) <= set(allowed.tolist())


def test_every_way_of_sampling_and_every_border_comes_up() -> None:
    drawn = draw_requests(0, 60, 100, max_model_len=96, borders=BORDERS)
    params = [each.params for each in drawn]
    assert len(SAMPLINGS) < len(drawn)
    assert any(each.greedy for each in params)
    for name in ("top_k", "min_p", "min_tokens", "presence_penalty", "frequency_penalty"):
        assert any(getattr(each, name) for each in params), name
    assert any(each.top_p < 1 for each in params)
    assert any(each.repetition_penalty != 1 and each.logit_bias for each in params)
    assert {each.n for each in params} == {1, 2}
    assert {each.ignore_eos for each in params} == {True, False}
    spans = [(len(each.prompt_token_ids), len(each.prompt_token_ids) + each.max_tokens) for each in drawn]
    assert min(begin for begin, _ in spans) == 1
    for border in BORDERS:
        assert any(begin <= border < end for begin, end in spans)


def test_no_room_for_a_prompt_is_an_error() -> None:
    with pytest.raises(ValueError, match="max_tokens 16 leaves no room for a prompt in max_model_len 16"):
        draw_requests(0, 1, 100, max_model_len=16, max_tokens=16)


def test_ordinary_tokens_leave_out_the_special_ones() -> None:
    np.testing.assert_array_equal(ordinary_tokens(6, {2, 5, 99}), [0, 1, 3, 4])
