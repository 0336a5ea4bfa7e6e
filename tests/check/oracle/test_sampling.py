"""The oracle's sampler against definitions in plain Python."""

from __future__ import annotations

import math
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import examples
from tests.jax_settings import FOREIGN, foreign
from tests.streams import request
from xlaengine.check.oracle.sampling import (
    SMALLEST_SLOPE,
    adjusted,
    filter_distance,
    filtered,
    gumbel_noise,
    lead,
    log_softmax,
    margin,
    slopes,
    token_scores,
)
from xlaengine.device.sampling import token_key
from xlaengine.ops.drawing import gumbel_rows
from xlaengine.runner.batches import key_data
from xlaengine.types import SamplingParams

LOGITS = np.array([2.0, 1.0, 3.0, 1.0, -1.0, 0.5], np.float32)
"""In falling order: ids 2, 0, then 1 and 3 equal, 5, 4."""


def kept(**params: float) -> set[int]:
    return set(np.flatnonzero(np.isfinite(filtered(LOGITS.astype(np.float64), SamplingParams(**params)))).tolist())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("params", "want"),
    [
        ({}, {0, 1, 2, 3, 4, 5}),
        ({"top_k": 1}, {2}),
        ({"top_k": 3}, {2, 0, 1, 3}),  # a tie at the third place: both stay
        ({"top_k": 4}, {2, 0, 1, 3}),
        ({"top_k": 6}, {0, 1, 2, 3, 4, 5}),
        ({"top_k": 1000}, {0, 1, 2, 3, 4, 5}),
        ({"min_p": 1.0}, {2}),
        ({"min_p": 0.9 * math.exp(-1)}, {2, 0}),
        ({"min_p": 1.1 * math.exp(-1)}, {2}),
        ({"top_p": 0.1}, {2}),
        ({"top_p": 0.6}, {2, 0}),
        ({"top_p": 0.8}, {2, 0, 1, 3}),  # the third token reaches the mass, and its equal stays with it
        ({"top_p": 1.0}, {0, 1, 2, 3, 4, 5}),
        ({"top_p": 0.73, "top_k": 2}, {2}),  # of two tokens the first has 0.731; of all six it has 0.55
        ({"top_p": 0.74, "top_k": 2}, {2, 0}),
    ],
)
def test_filters_keep_what_their_definitions_say(params: dict[str, float], want: set[int]) -> None:
    assert kept(**params) == want


def brute_force(x: list[float], params: SamplingParams) -> set[int]:
    """Filters one id at a time, with probabilities computed anew at each stage."""
    ids = set(range(len(x)))
    if params.min_p > 0:
        best = max(x)
        ids = {i for i in ids if math.exp(x[i] - best) >= params.min_p}
    if 0 < params.top_k < len(x):
        ids = {i for i in ids if sum(x[j] > x[i] for j in ids) < params.top_k}
    if params.top_p < 1:
        total = math.fsum(math.exp(x[i]) for i in ids)
        ids = {i for i in ids if math.fsum(math.exp(x[j]) for j in ids if x[j] > x[i]) < params.top_p * total}
    return ids


few = st.lists(st.integers(-8, 8).map(lambda n: n / 4), min_size=2, max_size=12)
few_apart = st.lists(st.integers(-8, 8).map(lambda n: n / 4), min_size=2, max_size=12, unique=True)


@settings(max_examples=examples(300))
@given(few, st.integers(-1, 14), st.sampled_from([1.0, 0.97, 0.8, 0.513, 0.21, 0.003]), st.sampled_from([0.0, 0.031, 0.33, 0.71]))
def test_filters_together_equal_brute_force(x: list[float], top_k: int, top_p: float, min_p: float) -> None:
    params = SamplingParams(top_k=top_k, top_p=top_p, min_p=min_p)
    ids = brute_force(x, params)
    array = np.array(x)
    assert set(np.flatnonzero(np.isfinite(filtered(array, params))).tolist()) == ids
    distance = filter_distance(array, params)
    assert all((distance[i] >= 0) == (i in ids) or distance[i] == 0 for i in range(len(x)))


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
        assert (margin(logits, params, noise, token) == 0) == (token == chosen)


def test_greedy_takes_the_first_of_equals_and_ignores_filters() -> None:
    params = SamplingParams(temperature=0, top_k=1, seed=3)
    scores = token_scores(np.array([0.0, 5.0, 5.0], np.float32), params, None)
    assert scores.argmax() == 1
    assert lead(scores) == 0


def test_margin_is_the_distance_in_logits() -> None:
    still = np.zeros(6, np.float32)
    assert margin(LOGITS, SamplingParams(temperature=0), None, 0) == 1
    assert margin(LOGITS, SamplingParams(temperature=0.5), still, 0) == 1  # in logits, at any temperature
    assert margin(LOGITS, SamplingParams(top_k=2), still, 5) == 2  # filtering out the best token needs less than overtaking it
    loud = np.array([0, 0, 0, 0, 9, 0], np.float32)
    assert margin(LOGITS, SamplingParams(top_k=2), loud, 4) == 3  # it would win without the filter: -1 against 2
    assert margin(LOGITS, SamplingParams(min_p=math.exp(-1.5)), loud, 4) == pytest.approx(2.5)


def test_any_token_of_a_tie_at_the_last_place_may_be_filtered_out() -> None:
    loud = np.array([0, 5, 0, 9, 0, 0], np.float32)  # of 1 and 3, equal at the third place of three, 3 wins
    assert int(token_scores(LOGITS, SamplingParams(top_k=3), loud).argmax()) == 3
    assert margin(LOGITS, SamplingParams(top_k=3), loud, 1) == 0
    assert margin(LOGITS, SamplingParams(top_k=4), loud, 1) == pytest.approx(0.5)  # 5 takes at least the place of 3


def test_margin_is_small_where_the_engine_filtered_out_what_would_have_won() -> None:
    logits = np.array([3.0, 1.00001, 1.0], np.float32)
    noise = np.array([0.0, 9.0, 0.0], np.float32)
    params = SamplingParams(top_k=2)
    assert int(token_scores(logits, params, noise).argmax()) == 1
    assert margin(logits, params, noise, 0) == pytest.approx(1e-5, rel=0.1)  # if 1 and 2 change places, 1 is filtered out


def test_nucleus_margin_is_in_log_odds() -> None:
    x = np.log(np.array([0.5, 0.3, 0.2]))
    distance = filter_distance(x, SamplingParams(top_p=0.79))
    assert distance[2] == pytest.approx(np.log(0.79 / 0.21) - np.log(0.8 / 0.2))
    assert distance[1] == pytest.approx(np.log(0.3 / 0.2))  # if 1 and 2 change places, 1 is left out
    assert filter_distance(x, SamplingParams(top_p=0.75))[2] == pytest.approx(np.log(0.75 / 0.25) - np.log(0.8 / 0.2))
    assert filter_distance(x, SamplingParams(top_p=0.4))[1] == pytest.approx(np.log(0.4 / 0.6))  # 0 has 0.5
    assert filter_distance(x, SamplingParams(top_p=0.1))[1] == pytest.approx(np.log(0.3 / 0.5))  # or in the place of 0
    assert filter_distance(x, SamplingParams(top_p=0.8 - 1e-7))[2] == 0  # a float32 sum may be on either side


@pytest.mark.parametrize("filters", [{"top_k": 1, "top_p": 0.9}, {"top_p": 0.3}, {"top_k": 2, "top_p": 0.3, "min_p": 0.9}])
def test_a_near_tie_of_the_first_two_is_one_whatever_filters_follow(filters: dict[str, Any]) -> None:
    logits, noise = np.array([1.008, 1.0, -3.0], np.float32), np.zeros(3, np.float32)
    params = SamplingParams(**filters)
    assert int(token_scores(logits, params, noise).argmax()) == 0
    assert margin(logits, params, noise, 1) == pytest.approx(0.008, rel=1e-3)
    assert margin(logits, params, noise, 2) > 1


def test_a_token_that_min_p_removes_enters_behind_those_that_are_in() -> None:
    x = np.log(np.array([0.8, 0.15, 0.05]))
    distance = filter_distance(x, SamplingParams(min_p=0.1, top_p=0.9))
    first, own = np.log(0.05 / 0.08), np.log(0.08 / 0.95)
    assert distance[2] == pytest.approx(first + min(0.0, np.log(0.9 / 0.1) + own))
    assert filter_distance(x, SamplingParams(min_p=0.1, top_p=0.999))[2] == pytest.approx(first)


OUTPUT = (4, 2, 2, 4, 2)
"""With prompt (0,): ids 0, 2 and 4 occurred before, 2 three times and 4 twice in the output; 1, 3 and 5 did not occur."""


@pytest.mark.parametrize(
    ("params", "want"),
    [
        ({}, [2.0, 1.0, 3.0, 1.0, -1.0, 0.5]),
        ({"min_tokens": 5}, [2.0, 1.0, 3.0, 1.0, -1.0, 0.5]),
        ({"min_tokens": 6}, [2.0, -np.inf, 3.0, 1.0, -1.0, -np.inf]),  # 1 and 5 are barred
        ({"logit_bias": {1: -100, 5: 2.5}}, [2.0, -99.0, 3.0, 1.0, -1.0, 3.0]),
        ({"repetition_penalty": 2.0}, [1.0, 1.0, 1.5, 1.0, -2.0, 0.5]),
        ({"repetition_penalty": 0.5}, [4.0, 1.0, 6.0, 1.0, -0.5, 0.5]),
        ({"presence_penalty": 0.75}, [2.0, 1.0, 2.25, 1.0, -1.75, 0.5]),  # tokens of the prompt do not count
        ({"frequency_penalty": -0.5}, [2.0, 1.0, 4.5, 1.0, 0.0, 0.5]),
        ({"logit_bias": {4: 1.5}, "repetition_penalty": 2.0}, [1.0, 1.0, 1.5, 1.0, 0.25, 0.5]),  # the bias first: 0.5 / 2
        ({"repetition_penalty": 2.0, "presence_penalty": 2.0}, [1.0, 1.0, -0.5, 1.0, -4.0, 0.5]),  # 3 / 2 - 2
        ({"min_tokens": 6, "logit_bias": {1: 100}, "repetition_penalty": 3.0}, [2 / 3, -np.inf, 1.0, 1.0, -3.0, -np.inf]),
    ],
)
def test_biases_and_penalties_change_what_their_definitions_say(params: dict[str, Any], want: list[float]) -> None:
    each = request("a", (0,), max_tokens=9, **params)
    np.testing.assert_allclose(adjusted(LOGITS, each, OUTPUT, {1, 5, 6}), want, rtol=1e-15)


def test_slopes_are_how_far_an_adjusted_logit_moves() -> None:
    each = request("a", (0,), max_tokens=9, repetition_penalty=2.0, presence_penalty=1.0, logit_bias={1: 9}, min_tokens=6)
    np.testing.assert_allclose(slopes(LOGITS, each, OUTPUT, {5}, 0.01), [0.5, 1, 0.5, 1, 2, 1], rtol=1e-9)
    at_zero = slopes(np.zeros(6, np.float32), each, OUTPUT, {5}, 0.01)
    np.testing.assert_allclose(at_zero, [1.25, 1, 1.25, 1, 1.25, 1], rtol=1e-9)  # half of the way by 2, half of it by 1 / 2
    assert slopes(LOGITS, request("a", (0,), repetition_penalty=1e30), OUTPUT, {5}, 0.01)[0] == SMALLEST_SLOPE


@settings(max_examples=examples(200))
@given(
    st.lists(st.integers(-40, 40).map(lambda n: n / 8), min_size=4, max_size=10),
    st.sampled_from([0.4, 0.8, 1.3, 3.0]),
    st.sampled_from([0.0, 0.6]),
    st.integers(0, 4),
    st.sampled_from([0.0, 1.0, 1.7]),
    st.integers(0, 99),
)
def test_what_moves_by_less_than_a_margin_changes_no_choice(
    x: list[float], repetition: float, presence: float, top_k: int, temperature: float, seed: int
) -> None:
    """Conversely, a token that is chosen after logits have moved by e has a margin of at most 2e, plus what a second filter adds."""
    rng, error = np.random.default_rng(seed), 1e-3
    penalties = {"repetition_penalty": repetition, "presence_penalty": presence}
    each = request("a", (0, 1), **penalties, top_k=top_k, temperature=temperature, max_tokens=9, seed=seed)
    noise = None if each.params.greedy else rng.gumbel(size=len(x))
    logits = np.array(x)
    moved = logits + rng.uniform(-error, error, len(x))
    chosen = int(token_scores(adjusted(moved, each, (2,), ()), each.params, noise).argmax())
    slope = slopes(logits, each, (2,), (), error)
    assert margin(adjusted(logits, each, (2,), ()), each.params, noise, chosen, slope) <= 2 * error * (1 + 1e-6)


def test_room_under_a_filter_is_in_the_models_logits() -> None:
    each = request("a", (0, 1, 2), temperature=1.0, top_k=2, repetition_penalty=0.1)  # ten times as far apart
    logits = np.array([0.5, 0.3, 0.296, -1.0], np.float32)
    noise = np.array([0, 0, 9, 0], np.float32)  # token 2 would win without the filter
    slope = slopes(logits, each, (), (), 1e-3)
    assert margin(adjusted(logits, each, (), ()), each.params, noise, 2, slope) == pytest.approx(0.004, rel=1e-5)


@pytest.mark.parametrize("filters", [{}, {"top_k": 2}, {"top_p": 0.9}, {"min_p": 0.01}, {"top_k": 2, "top_p": 0.9, "min_p": 0.01}])
def test_margin_of_a_token_that_cannot_be_chosen_is_infinite(filters: dict[str, Any]) -> None:
    each = request("a", (0,), min_tokens=3, max_tokens=9, temperature=1.0, **filters)
    x = adjusted(LOGITS, each, (), {2})
    for noise in (None, np.zeros(6, np.float32)):
        assert margin(x, each.params, noise, 2, slopes(LOGITS, each, (), {2}, 0.01)) == np.inf
    assert token_scores(x, each.params, np.zeros(6, np.float32)).argmax() == 0


def test_log_probabilities_are_of_all_tokens() -> None:
    np.testing.assert_allclose(np.exp(log_softmax(LOGITS)), np.exp(LOGITS) / np.exp(LOGITS).sum(), rtol=1e-6)


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64 - 1, 2**63 + 12345, -1, -(2**63)])
def test_noise_is_the_engines(seed: int) -> None:
    for index in (0, 1, 77):
        ours = gumbel_noise(seed, index, 131)
        key = jax.random.key_data(jax.jit(token_key)(jnp.asarray(key_data(seed)), jnp.int32(index)))
        np.testing.assert_array_equal(ours, jax.jit(gumbel_rows, static_argnums=1)(key[None], 131)[0])
    assert (gumbel_noise(seed, 0, 131) != gumbel_noise(seed, 1, 131)).any()


@pytest.mark.parametrize("setting", FOREIGN)
def test_noise_is_the_same_whatever_the_environment_sets_in_jax(setting: str) -> None:
    usual = gumbel_noise(7, 3, 131)
    with foreign(setting):
        np.testing.assert_array_equal(gumbel_noise(7, 3, 131), usual)


def test_draws_have_the_filtered_distribution() -> None:
    params = SamplingParams(temperature=0.7, top_k=3, seed=0)
    drawn = [int(token_scores(LOGITS, params, gumbel_noise(5, i, 6)).argmax()) for i in range(2000)]
    weights = np.where(np.isfinite(filtered(LOGITS / 0.7, params)), np.exp(LOGITS / 0.7), 0)
    np.testing.assert_allclose(np.bincount(drawn, minlength=6) / 2000, weights / weights.sum(), atol=0.035)
