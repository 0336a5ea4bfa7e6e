"""A speculative config as people write it, and what each mistake is told."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import numpy as np
import pytest

from xlaengine.config import SpeculativeConfig, parse_speculative, read_speculative

FORK = ((0,), (1,), (0, 0))


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({"method": "ngram"}, {"method": "ngram"}),
        ({"method": "[ngram]", "model": None, "adaptive": None}, {"method": "ngram"}),
        ({"model": "[ngram]", "num_speculative_tokens": 5}, {"method": "ngram", "num_speculative_tokens": 5}),
        ({"method": "ngram", "model": "ngram"}, {"method": "ngram"}),
        ({"method": "prompt_lookup", "prompt_lookup_max": 3}, {"method": "ngram", "prompt_lookup_max": 3}),
        ({"model": "org/small"}, {"method": "draft", "model": "org/small"}),
        ({"method": "draft_model", "model": "d", "draft_tensor_parallel_size": 1}, {"method": "draft", "model": "d"}),
        ({"method": "mtp"}, None),
        ({"method": "qwen3_next_mtp"}, {"method": "mtp"}),
        ({"method": "eagle3", "model": "e"}, {"method": "eagle", "model": "e"}),
        ({"method": "mtp", "model": "layer"}, {"method": "mtp", "model": "layer"}),
        (
            {"method": "eagle", "model": "e", "draft_sample_method": "probabilistic", "rejection_sample_method": "standard"},
            {"method": "eagle", "model": "e"},
        ),
        ({"method": "draft", "model": "d", "acceptance": "coupled", "adaptive": False}, None),
    ],
)
def test_what_a_person_writes_is_understood(given: dict[str, Any], meant: dict[str, Any] | None) -> None:
    assert read_speculative(given) == SpeculativeConfig(**(given if meant is None else meant))


@pytest.mark.parametrize("tree", [FORK, [[0], [1], [0, 0]], "[(0,), (1,), (0, 0)]", "((0,),(1,),(0,0),)", "[[0], [1], [0, 0]]"])
@pytest.mark.parametrize("key", ["tree", "speculative_token_tree"])
@pytest.mark.parametrize("count", [None, 2, 3])
def test_a_tree_is_a_list_or_its_text_and_its_tokens_may_be_counted_either_way(tree: Any, key: str, count: int | None) -> None:
    found = read_speculative({"method": "medusa", "model": "m", key: tree, "num_speculative_tokens": count})
    assert (found.tree, found.num_speculative_tokens, found.shape.proposals) == (FORK, 2, 3)


def test_a_tree_without_branches_is_a_chain() -> None:
    chain = read_speculative({"method": "draft", "model": "d", "tree": "[(0,), (0,0), (0,0,0)]"})
    assert chain == SpeculativeConfig(method="draft", model="d", num_speculative_tokens=3)
    assert chain.draws


def test_json_goes_the_same_way() -> None:
    text = '{"method": "medusa", "model": "m", "tree": [[0], [1], [0, 0]], "num_speculative_tokens": 2}'
    assert parse_speculative(text) == SpeculativeConfig(method="medusa", model="m", tree=FORK, num_speculative_tokens=2)


def test_an_integer_of_numpy_counts_as_pythons() -> None:
    found = read_speculative({"method": "ngram", "num_speculative_tokens": np.int8(5)})
    assert type(found.num_speculative_tokens) is int
    assert found.num_speculative_tokens == 5


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not valid JSON: "),
        ('["ngram"]', 'is an object such as {"method": "ngram"}, got [\'ngram\']'),
        ("{}", "method is missing"),
        ('{"methd": "ngram"}', "unknown key 'methd' (did you mean 'method'?); there are method, num_speculative_tokens, model, "),
        ('{"method": "ngram", "num_tokens": 4}', "unknown key 'num_tokens'"),
        ('{"method": "ngram", "zz": 1}', "unknown key 'zz'; there are"),
        ('{"method": "eagle4", "model": "e"}', "method must be one of ngram, draft, mtp, medusa, eagle, got 'eagle4'"),
        ('{"method": "ngram", "acceptance": "typical"}', "acceptance must be one of rejection, coupled, got 'typical'"),
        ('{"method": "ngram", "num_speculative_tokens": "4"}', "num_speculative_tokens: expected `int | null`, got `str`"),
        ('{"method": "ngram", "num_speculative_tokens": true}', "num_speculative_tokens: expected `int | null`, got `bool`"),
        ('{"method": "ngram", "num_speculative_tokens": 17}', "num_speculative_tokens must be an integer in [1, 16], got 17"),
        ('{"method": "ngram", "adaptive": "no"}', "adaptive: expected `bool | null`, got `str`"),
        ('{"method": "ngram", "draft_tensor_parallel_size": 2}', "draft_tensor_parallel_size: only 1 is supported, got 2"),
        ('{"method": "ngram", "rejection_sample_method": "block"}', "only 'standard' is supported, got 'block'"),
        ('{"method": "ngram", "model": "m"}', "speculative method 'ngram' needs no model, got 'm'"),
        ('{"method": "medusa"}', "speculative method 'medusa' needs a model, got None"),
        ('{"method": "ngram", "prompt_lookup_min": 5, "prompt_lookup_max": 4}', "prompt_lookup_min 5 is more than prompt_lookup_max 4"),
        ('{"method": "medusa", "model": "m", "tree": "[(0,), (1), (0, 0)]"}', "tree[1]: expected `array`, got `int`"),
        ('{"method": "medusa", "model": "m", "tree": [[0], ["1"]]}', "tree[1][0]: expected `int`, got `str`"),
        ('{"method": "medusa", "model": "m", "tree": "a fork"}', "tree is a list of paths such as [[0], [1], [0, 0]], got 'a fork'"),
        ('{"method": "medusa", "model": "m", "tree": "[{[]}]"}', "tree is a list of paths such as [[0], [1], [0, 0]], got '[{[]}]'"),
        (
            '{"method": "medusa", "model": "m", "tree": "' + "-" * 100_000 + '1"}',
            "tree is a list of paths such as [[0], [1], [0, 0]], got '---",
        ),
        ('{"method": "medusa", "model": "m", "tree": [[0]], "speculative_token_tree": [[0]]}', "are two names of one key"),
        ('{"method": "medusa", "model": "m", "tree": []}', "at least one path"),
        ('{"method": "medusa", "model": "m", "tree": [[0, 0]]}', "has a path [0, 0] and not [0], which it goes through"),
        ('{"method": "medusa", "model": "m", "tree": [[1]]}', "has a path [1] and not [0], the likelier choice"),
        (
            '{"method": "medusa", "model": "m", "tree": [[0], [1], [0, 0]], "num_speculative_tokens": 4}',
            "2 tokens deep, and num_speculative_tokens is 4",
        ),
    ],
)
def test_each_mistake_is_told_in_one_line(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)) as refused:
        parse_speculative(text)
    assert type(refused.value) is ValueError  # a wrong setting, not a model that cannot be read: the command line tells them apart
    assert "\n" not in str(refused.value)


def test_a_config_survives_json_also_after_its_shape_was_asked_for() -> None:
    config = SpeculativeConfig(method="medusa", model="m", tree=FORK, num_speculative_tokens=2)
    assert config.shape.depth == 2
    assert msgspec.json.decode(msgspec.json.encode(config), type=SpeculativeConfig) == config
