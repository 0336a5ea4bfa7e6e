"""How far logits must move for another token: distances by hand, and moves drawn at random."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.check.oracle.test_sampling import LOGITS, OUTPUT
from tests.effort import examples
from tests.streams import request
from xlaengine.check.oracle.margins import could_be_removed, could_pass, margin
from xlaengine.check.oracle.sampling import adjusted, filtered, token_scores
from xlaengine.types import Request, SamplingParams

STILL = np.zeros(6)


def distance(
    logits: np.ndarray, params: SamplingParams, noise: np.ndarray | None, token: int, output: tuple[int, ...] = (), start: float = 0.5
) -> float:
    return margin(logits, Request(request_id="a", prompt_token_ids=(0,), params=replace(params, seed=3)), output, (), noise, token, start)


few_apart = st.lists(st.integers(-8, 8).map(lambda n: n / 4), min_size=2, max_size=12, unique=True)


@settings(max_examples=examples(300))
@given(
    few_apart, st.integers(0, 6), st.sampled_from([1.0, 0.8, 0.4]), st.sampled_from([0.0, 0.2]), st.floats(0.2, 3.0), st.integers(0, 999)
)
def test_margin_is_zero_for_the_chosen_token_alone(x: list[float], k: int, p: float, q: float, temperature: float, seed: int) -> None:
    params = SamplingParams(temperature=temperature, top_k=k, top_p=p, min_p=q)
    noise = np.random.default_rng(seed).gumbel(size=len(x)).astype(np.float32)
    logits = np.array(x, np.float32)
    chosen = int(token_scores(logits, params, noise).argmax())
    for token in range(len(x)):
        assert (distance(logits, params, noise, token) == 0) == (token == chosen)


@settings(max_examples=examples(300))
@given(few_apart, st.integers(-1, 14), st.sampled_from([1.0, 0.97, 0.8, 0.513, 0.21, 0.003]), st.sampled_from([0.0, 0.031, 0.33, 0.71]))
def test_where_nothing_moves_a_token_passes_or_is_removed(x: list[float], top_k: int, top_p: float, min_p: float) -> None:
    params, array = SamplingParams(top_k=top_k, top_p=top_p, min_p=min_p), np.array(x)
    is_kept = np.isfinite(filtered(array, params))
    for token in range(len(x)):
        passes, leaves = could_pass(array, array, params, token), could_be_removed(array, array, params, np.array([token]))
        assert passes == is_kept[token] or (passes and leaves)  # both: the mass before it is nearly top_p
        assert passes or leaves


@pytest.mark.parametrize("start", [1e-4, 0.5, 300.0])
def test_margin_is_the_distance_in_logits(start: float) -> None:
    loud = np.array([0, 0, 0, 0, 9, 0])
    for params, noise, token, want in (
        (SamplingParams(temperature=0), None, 0, 1),
        (SamplingParams(temperature=0.5), STILL, 0, 1),  # in logits, at any temperature
        (SamplingParams(top_k=2), STILL, 5, 2),  # filtering out the best token needs less than overtaking it
        (SamplingParams(top_k=2), loud, 4, 3),  # it would win without the filter: -1 against 2
        (SamplingParams(min_p=math.exp(-1.5)), loud, 4, 2.5),
    ):
        assert distance(LOGITS, params, noise, token, start=start) == pytest.approx(want, rel=1e-6)


def test_any_token_of_a_tie_at_the_last_place_may_be_filtered_out() -> None:
    loud = np.array([0, 5, 0, 9, 0, 0])  # of 1 and 3, equal at the third place of three, 3 wins
    assert int(token_scores(LOGITS, SamplingParams(top_k=3), loud).argmax()) == 3
    assert distance(LOGITS, SamplingParams(top_k=3), loud, 1) == 0
    assert distance(LOGITS, SamplingParams(top_k=4), loud, 1) == pytest.approx(0.5, rel=1e-6)  # 5 takes at least the place of 3


def test_margin_is_small_where_the_engine_filtered_out_what_would_have_won() -> None:
    logits, noise = np.array([3.0, 1.00001, 1.0]), np.array([0.0, 9.0, 0.0])
    params = SamplingParams(top_k=2)
    assert int(token_scores(logits, params, noise).argmax()) == 1
    assert distance(logits, params, noise, 0) == pytest.approx(1e-5, rel=1e-4)  # if 1 and 2 change places, 1 is filtered out


def test_equals_at_the_last_place_of_top_k_are_all_in_the_nucleus() -> None:
    x, noise = np.log(np.array([0.4, 0.2, 0.2, 0.2])), np.array([0.0, 0.0, 0.0, 9.0])
    params = SamplingParams(top_k=2, top_p=0.5)
    assert int(token_scores(x, params, noise).argmax()) == 3
    assert distance(x, params, noise, 3) == 0


THREE = np.log(np.array([0.5, 0.3, 0.2]))


@pytest.mark.parametrize(
    ("params", "token", "want"),
    [
        ({"top_p": 0.79}, 2, math.log(0.8 / 0.2) - math.log(0.79 / 0.21)),  # log-odds: those before it fall, and it rises
        ({"top_p": 0.4}, 1, math.log(0.6 / 0.4)),  # 0 has 0.5, and must have 0.4
        ({"top_p": 0.1}, 1, math.log(0.5 / 0.3)),  # it takes the place of 0
        ({"top_p": 0.8 - 1e-7}, 2, 0),  # a float32 sum may be on either side
        ({"top_p": 0.6, "top_k": 2}, 1, math.log(0.5 / 0.3) - math.log(0.6 / 0.4)),  # of two tokens 0 has 0.625
    ],
)
def test_the_distance_from_a_nucleus_is_in_log_odds(params: dict[str, Any], token: int, want: float) -> None:
    loud = np.where(np.arange(3) == token, 9.0, 0.0)
    assert distance(THREE, SamplingParams(**params), loud, token) == pytest.approx(want, abs=1e-4)


def test_a_token_leaves_the_nucleus_if_those_before_it_rise() -> None:
    loud = np.array([0.0, 9.0, 0.0])
    assert distance(THREE, SamplingParams(top_p=0.55), loud, 0) == pytest.approx(math.log(0.55 / 0.45), abs=1e-4)
    both = math.log(0.79 / 0.21) - math.log(0.7 / 0.3)  # 2 is then before 1, too
    assert distance(THREE, SamplingParams(top_p=0.79), loud, 0) == pytest.approx(both, abs=1e-4)


@pytest.mark.parametrize(
    "filters",
    [
        {"top_k": 1, "top_p": 0.9},
        {"top_p": 0.3},
        {"top_k": 2, "top_p": 0.3, "min_p": 0.9},
        {"min_p": 1.0, "top_p": 1e-9},
        {"min_p": 0.95, "top_p": 0.01},
    ],
)
def test_a_near_tie_of_the_first_two_is_one_whatever_filters_follow(filters: dict[str, Any]) -> None:
    logits, params = np.array([1.008, 1.0, -3.0]), SamplingParams(**filters)
    assert int(token_scores(logits, params, np.zeros(3)).argmax()) == 0
    assert distance(logits, params, np.zeros(3), 1) == pytest.approx(0.008, rel=1e-3)
    assert distance(logits, params, np.zeros(3), 2) > 1


@settings(max_examples=examples(600))
@given(
    st.lists(st.integers(-40, 40).map(lambda n: n / 8), min_size=4, max_size=10),
    st.sampled_from([{}, {"repetition_penalty": 0.4}, {"repetition_penalty": 1.3, "presence_penalty": 0.6}, {"logit_bias": {1: -2.5}}]),
    st.sampled_from([{}, {"top_k": 1}, {"top_k": 3}]),
    st.sampled_from([{}, {"top_p": 1e-9}, {"top_p": 0.3}, {"top_p": 0.83}]),
    st.sampled_from([{}, {"min_p": 0.07}, {"min_p": 0.97}]),
    st.sampled_from([0.0, 0.3, 1.0, 1.7]),
    st.sampled_from([1e-3, 0.3]),
    st.integers(0, 99),
)
def test_what_moves_by_less_than_a_margin_changes_no_choice(
    x: list[float],
    changes: dict[str, Any],
    top_k: dict[str, Any],
    top_p: dict[str, Any],
    min_p: dict[str, Any],
    temperature: float,
    error: float,
    seed: int,
) -> None:
    """Conversely, a token that is chosen after logits have moved by e has a margin of at most 2e."""
    rng, filters = np.random.default_rng(seed), top_k | top_p | min_p
    each = request("a", (0, 1), **changes, **filters, temperature=temperature, max_tokens=9, seed=seed)
    noise = None if each.params.greedy else rng.gumbel(size=len(x))
    logits = np.array(x)
    moved = logits + rng.uniform(-error, error, len(x))
    chosen = int(token_scores(adjusted(moved, each, (2,), ()), each.params, noise).argmax())
    assert margin(logits, each, (2,), (), noise, chosen) <= 2 * error * (1 + 1e-6)


def test_a_margin_is_in_the_models_logits() -> None:
    each = request("a", (0, 1, 2), temperature=1.0, top_k=2, repetition_penalty=0.1)  # ten times as far apart
    logits, noise = np.array([0.5, 0.3, 0.296, -1.0]), np.array([0, 0, 9, 0])  # token 2 would win without the filter
    assert margin(logits, each, (), (), noise, 2) == pytest.approx(0.004, rel=1e-6)
    squashed = request("a", (0, 1), temperature=0.0, repetition_penalty=1e30)
    assert margin(np.array([4.0, 3.0]), squashed, (), (), None, 1) < 1e-6  # equal but for float32's rounding


@pytest.mark.parametrize("filters", [{}, {"top_k": 2}, {"top_p": 0.9}, {"min_p": 0.01}, {"top_k": 2, "top_p": 0.9, "min_p": 0.01}])
def test_margin_of_a_token_that_cannot_be_chosen_is_infinite(filters: dict[str, Any]) -> None:
    each = request("a", (0,), min_tokens=3, max_tokens=9, temperature=1.0, **filters)
    for noise in (None, STILL):
        assert margin(LOGITS, each, (), {2}, noise, 2) == np.inf
    assert token_scores(adjusted(LOGITS, each, (), {2}), each.params, STILL).argmax() == 0


def test_penalties_count_what_came_before() -> None:
    params = SamplingParams(temperature=0, repetition_penalty=2.0)
    assert distance(LOGITS, params, None, 1, OUTPUT) == pytest.approx(2 / 3, rel=1e-6)  # 3 / 2 falls by h / 2, and 1 rises by h
