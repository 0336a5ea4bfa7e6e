from __future__ import annotations

import re
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest

from xlaengine.engine.arguments import as_conversations, as_params, as_prompts, require_folder, require_one
from xlaengine.types import InvalidRequest, SamplingParams

DEFAULT = SamplingParams(max_tokens=7)


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: as_prompts(None), "prompts must be a text, a list of token ids, or a list of such prompts, got None"),
        (lambda: as_prompts(5), "prompts must be a text, a list of token ids, or a list of such prompts, got 5"),
        (lambda: as_prompts(b"abc"), "got b'abc'"),
        (lambda: require_one(["a", "b"]), "prompt must be one text, one list of token ids, or one list of messages, got ['a', 'b']"),
        (lambda: require_one([[1], [2]]), "got [[1], [2]]"),
        (lambda: as_conversations(None), "messages must be a list of messages such as"),
        (lambda: as_conversations("hello"), "got 'hello'"),
        (lambda: as_params({"max_tokens": 3}, 1, DEFAULT), "got {'max_tokens': 3}: write SamplingParams(max_tokens=3)"),
        (lambda: as_params({}, 1, DEFAULT), "sampling_params must be SamplingParams(...)"),
        (lambda: as_params([{"max_tokens": 3}], 1, DEFAULT), "sampling_params[0] must be SamplingParams(...)"),
        (lambda: as_params("greedy", 1, DEFAULT), "sampling_params must be SamplingParams(...)"),
    ],
)
def test_a_wrong_argument_is_named_with_what_is_wanted(ask, words: str) -> None:
    with pytest.raises(InvalidRequest, match=re.escape(words)):
        ask()


def test_a_folder_is_a_path() -> None:
    assert require_folder("a") == require_folder(Path("a")) == Path("a")
    with pytest.raises(TypeError, match="directory must be a path, a string or a Path, got 5"):
        require_folder(5)


def test_one_and_several_are_told_apart() -> None:
    assert as_prompts("a") == ["a"]
    assert as_prompts([1, 2]) == [[1, 2]]
    assert as_prompts([[1], "b"]) == [[1], "b"]
    assert as_prompts([]) == []
    assert as_prompts(np.array([1, 2])) == as_prompts(jnp.array([1, 2])) == [[1, 2]]
    assert as_params(None, 2, DEFAULT) == [DEFAULT] * 2
    with pytest.raises(ValueError, match="1 prompt was given with 2 sampling params"):
        as_params([DEFAULT] * 2, 1, DEFAULT)
