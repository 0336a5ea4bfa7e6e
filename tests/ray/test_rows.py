"""What a row of a dataset asks for."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from xlaengine.batch.lines import BadLine, BatchRequest, RawLine, parse
from xlaengine.ray.rows import request_in


def valid(row: dict[str, Any], number: int | None = None) -> BatchRequest:
    request = request_in(row, number)
    assert isinstance(request, BatchRequest), request
    return request


@pytest.mark.parametrize("prompt", [{"prompt": "a b"}, {"messages": [{"role": "user", "content": "a"}]}, {"prompt": [5, 6]}])
def test_a_row_asks_for_what_a_line_with_the_same_fields_asks_for(prompt: dict[str, Any]) -> None:
    params = {"max_tokens": 3, "temperature": 0.5, "stop": ["x"], "logit_bias": {"7": 1.5}}
    line = parse(RawLine(7, data := msgspec.json.encode(prompt | params), len(data)))
    assert request_in(prompt | {"sampling_params": params, "title": "kept"}, 7) == line


def test_nulls_that_arrow_filled_in_are_missing() -> None:
    messages = [{"role": "user", "content": "a", "name": None}]
    row = {"prompt": None, "messages": messages, "sampling_params": {"max_tokens": 3, "seed": None, "logit_bias": {"7": 1.0, "8": None}}}
    request = valid(row, 1)
    assert (request.messages, request.params.seed, request.params.logit_bias) == ([{"role": "user", "content": "a"}], None, {7: 1.0})


def test_token_ids_take_the_place_of_the_prompt() -> None:
    assert valid({"prompt": "a", "tokenized_prompt": [5, 6]}, 1).prompt == [5, 6]


def test_columns_of_tensors_are_read_as_lists() -> None:
    row = {"tokenized_prompt": np.array([5, 6]), "sampling_params": {"stop_token_ids": np.array([7]), "max_tokens": 3}}
    plain = {"tokenized_prompt": [5, 6], "sampling_params": {"stop_token_ids": [7], "max_tokens": 3}}
    assert valid(row) == valid(plain)


def test_detokenize_which_ray_s_users_turn_off_is_ignored() -> None:
    assert valid({"prompt": "a", "sampling_params": {"detokenize": False}}, 1) == valid({"prompt": "a"}, 1)


def test_the_name_that_gives_the_seed_is_the_id_or_the_line_or_the_content() -> None:
    named = valid({"prompt": "a", "custom_id": "x", "line": 4})
    numbered = valid({"prompt": "a", "line": 4})
    assert (named.custom_id, numbered.custom_id) == ("x", "line-4")
    assert valid({"prompt": "a"}).custom_id == valid({"prompt": "a", "other": 1, "sampling_params": None}).custom_id
    assert valid({"prompt": "a"}).custom_id != valid({"prompt": "b"}).custom_id


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ({}, "exactly one of prompt and messages"),
        ({"prompt": 5}, "prompt must be a string"),
        ({"prompt": "a", "sampling_params": "x"}, "must be a struct"),
        ({"prompt": "a", "sampling_params": np.array([1, 2])}, "must be a struct"),
        ({"prompt": "a", "sampling_params": {"n": 2}}, "one completion"),
        ({"prompt": "a", "sampling_params": {"temprature": 1}}, "unknown field 'temprature'"),
    ],
)
def test_a_row_that_cannot_be_served_says_why(row: dict[str, Any], message: str) -> None:
    bad = request_in(row, 3)
    assert isinstance(bad, BadLine)
    assert bad.line == 3
    assert message in bad.message
