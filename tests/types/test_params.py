"""What a request asks for is seen where it is asked for alone: engines skip the work for requests that ask for nothing."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from xlaengine.check.oracle.sampling import is_greedy
from xlaengine.check.oracle.streams import single
from xlaengine.types import InvalidRequest, Request, SamplingParams


@pytest.mark.parametrize(
    "asked",
    [{"min_tokens": 1}, {"logit_bias": {5: -1.0}}, {"repetition_penalty": 1.1}, {"presence_penalty": 0.1}, {"frequency_penalty": -0.1}],
    ids=lambda asked: next(iter(asked)),
)
def test_each_setting_that_changes_logits_does_so_alone(asked: dict[str, Any]) -> None:
    assert SamplingParams(max_tokens=4, **asked).changes_logits


def test_filters_and_ends_change_no_logits() -> None:
    filters = SamplingParams(temperature=0.5, top_k=3, top_p=0.5, min_p=0.1, seed=4, n=2, logprobs=1, prompt_logprobs=1)
    ends = SamplingParams(max_tokens=4, stop="a", stop_token_ids=[5], ignore_eos=True, include_stop_str_in_output=True, logit_bias={})
    assert [params.changes_logits for params in (SamplingParams(), filters, ends)] == [False, False, False]


@pytest.mark.parametrize(("temperature", "greedy"), [(0, True), (9e-6, True), (1e-5, False), (0.01, False), (0.5, False), (1.0, False)])
def test_the_engine_draws_where_the_oracle_does(temperature: float, greedy: bool) -> None:
    params = SamplingParams(temperature=temperature)
    assert (params.greedy, is_greedy(params)) == (greedy, greedy)


@pytest.mark.parametrize("seed", [0, 7, 2**64 - 2, -1, -(2**63)])
def test_the_engine_and_the_oracle_count_completions_seeds_alike(seed: int) -> None:
    """The engine's key is the seed's 64 bits, whatever its sign."""
    three = Request(request_id="a", prompt_token_ids=(5,), params=SamplingParams(max_tokens=4, n=3, seed=seed))
    assert [three.seed_of(i) % 2**64 for i in range(3)] == [single(three, i).seed for i in range(3)]
    assert [single(three, i).seed for i in range(3)] == [(seed + i) % 2**64 for i in range(3)]


@pytest.mark.parametrize(
    ("stop", "place"),
    [
        ("\ud83d", "stop string 0 holds a lone surrogate (U+D83D) at character 0"),
        (["a", "b\udc00"], "stop string 1 holds a lone surrogate (U+DC00) at character 1"),
    ],
)
def test_a_stop_string_with_a_lone_surrogate_is_refused_as_a_prompt_is(stop: str | list[str], place: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        SamplingParams(stop=stop)
    assert (refused.value.message, refused.value.param) == (place, "stop")
    assert SamplingParams(stop="\U0001f600").stop_strings == ("\U0001f600",)


@pytest.mark.parametrize(
    ("value", "type_of_it"),
    [
        (Decimal("0.5"), "Decimal"),
        (np.array([0.5, 0.7]), "ndarray"),
        (jnp.array([0.5, 0.7]), "ArrayImpl"),
        ("0.5", "str"),
        (True, "bool"),
        (None, "NoneType"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_what_is_not_a_number_is_refused_for_its_type_and_not_for_its_range(value: Any, type_of_it: str) -> None:
    for name in ("temperature", "top_p", "min_p", "repetition_penalty", "presence_penalty", "frequency_penalty"):
        with pytest.raises(InvalidRequest) as refused:
            SamplingParams(**{name: value})
        assert (refused.value.message, refused.value.param) == (
            f"{name} must be a float or an integer, got {value!r}, of type {type_of_it}",
            name,
        )
    with pytest.raises(InvalidRequest, match=f"^logit_bias of token 5 must be a float or an integer, got .*, of type {type_of_it}$"):
        SamplingParams(logit_bias={5: value})


def test_a_number_out_of_range_is_refused_for_that() -> None:
    for value in (-1.0, 1e31, float("nan")):
        with pytest.raises(InvalidRequest, match=rf"^temperature must be in \[0, 1e\+30\], got {re.escape(str(value))}$"):
            SamplingParams(temperature=value)
    with pytest.raises(InvalidRequest, match=r"^logit_bias of token 5 must be in \[-100, 100\], got 101$"):
        SamplingParams(logit_bias={5: 101})
    with pytest.raises(InvalidRequest, match=r"^top_k must be an integer of at least -1 .*, got Decimal\('3'\), of type Decimal$"):
        SamplingParams(top_k=Decimal(3))  # pyright: ignore[reportArgumentType]


def test_numbers_of_numpy_become_pythons() -> None:
    """A sum of narrow integers wraps around: 100 + ``np.uint8(200)`` is 44, so a request too long for its slot would pass."""
    given = SamplingParams(max_tokens=np.uint8(200), min_tokens=np.int8(3), temperature=np.float32(0.5), seed=np.uint8(255), n=np.int64(2))  # pyright: ignore[reportArgumentType]
    plain = SamplingParams(max_tokens=200, min_tokens=3, temperature=0.5, seed=255, n=2)
    assert given == plain
    assert [type(value) for value in vars(given).values()] == [type(value) for value in vars(plain).values()]
    request = Request(request_id="a", prompt_token_ids=(5,) * 100, params=given)
    assert (100 + request.max_tokens, request.seed_of(1)) == (300, 256)
