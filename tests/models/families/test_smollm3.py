from __future__ import annotations

import re
from typing import Any

import pytest

from tests.models.families.conftest import Read
from xlaengine.models.blocks import Attention
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of

EVERY_KEY = (
    "no_rope_layers",
    "no_rope_layer_interval",
    "rope_parameters",
    "tie_word_embeddings",
    "max_position_embeddings",
    "num_key_value_heads",
    "layer_types",
)


def layers_of(cfg: ModelConfig) -> list[tuple[bool, int | None]]:
    """For each layer, whether it rotates, and its window."""
    mixers = [layer.mixer for layer in spec_of(cfg).layers]
    return [(each.rope is not None, each.window) for each in mixers if isinstance(each, Attention)]


def test_missing_keys_take_the_defaults_of_transformers(read: Read) -> None:
    cfg = read("smollm3", without=EVERY_KEY)
    assert (cfg.rope_theta, cfg.tie_embeddings, cfg.max_positions, cfg.kv_heads) == (2_000_000.0, True, 32768, 4)
    assert layers_of(cfg) == [(True, None)] * 3 + [(False, None)]


@pytest.mark.parametrize(
    ("settings", "rotates"),
    [
        ({"no_rope_layers": None, "no_rope_layer_interval": 2}, [True, False, True, False]),
        ({"no_rope_layers": None, "no_rope_layer_interval": 1}, [False] * 4),
        ({"no_rope_layers": [0, 1, 1, 0, 1, 1]}, [False, True, True, False]),
    ],
)
def test_the_layers_without_rotation_are_those_that_the_file_names(read: Read, settings: dict[str, Any], rotates: list[bool]) -> None:
    assert [each for each, _ in layers_of(read("smollm3", **settings))] == rotates


WINDOW = {"use_sliding_window": True, "sliding_window": 9, "no_rope_layers": [1, 0, 1, 0]}


@pytest.mark.parametrize(
    ("settings", "windows"),
    [
        (WINDOW | {"layer_types": None}, [None, 9, None, 9]),
        (WINDOW | {"layer_types": ["sliding_attention", "full_attention", "full_attention", "sliding_attention"]}, [9, None, None, 9]),
        (WINDOW | {"layer_types": None, "use_sliding_window": False}, [None] * 4),
        (WINDOW | {"layer_types": None, "sliding_window": None}, [None] * 4),
    ],
)
def test_layers_without_rotation_have_the_window_if_the_file_names_no_others(
    read: Read, settings: dict[str, Any], windows: list[int | None]
) -> None:
    assert [window for _, window in layers_of(read("smollm3", **settings))] == windows


@pytest.mark.parametrize(
    ("settings", "error", "named"),
    [
        ({"no_rope_layers": [1, 0]}, CheckpointError, "config.json sets 2 no_rope_layers and num_hidden_layers to 4"),
        ({"no_rope_layers": None, "no_rope_layer_interval": 0}, CheckpointError, "no_rope_layer_interval to 0"),
        (WINDOW | {"layer_types": ["chunked_attention"] * 4}, UnsupportedModel, "layer_types to 'chunked_attention'"),
        ({"attention_bias": True}, UnsupportedModel, "attention_bias to True"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(read: Read, settings: dict[str, Any], error: type[Exception], named: str) -> None:
    with pytest.raises(error, match=re.escape(named)):
        read("smollm3", **settings)
