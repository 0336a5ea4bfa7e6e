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
    adjusted,
    filtered,
    gumbel_noise,
    lead,
    log_softmax,
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


@settings(max_examples=examples(300))
@given(few, st.integers(-1, 14), st.sampled_from([1.0, 0.97, 0.8, 0.513, 0.21, 0.003]), st.sampled_from([0.0, 0.031, 0.33, 0.71]))
def test_filters_together_equal_brute_force(x: list[float], top_k: int, top_p: float, min_p: float) -> None:
    params = SamplingParams(top_k=top_k, top_p=top_p, min_p=min_p)
    ids = brute_force(x, params)
    array = np.array(x)
    assert set(np.flatnonzero(np.isfinite(filtered(array, params))).tolist()) == ids


def test_greedy_takes_the_first_of_equals_and_ignores_filters() -> None:
    params = SamplingParams(temperature=0, top_k=1, seed=3)
    scores = token_scores(np.array([0.0, 5.0, 5.0], np.float32), params, None)
    assert scores.argmax() == 1
    assert lead(scores) == 0


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
