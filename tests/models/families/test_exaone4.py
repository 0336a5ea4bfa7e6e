from __future__ import annotations

import re
from typing import Any

import pytest

from tests.models.families.conftest import Metadata, Read
from xlaengine.models.blocks import Attention
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of

SLIDES, SEES_ALL, PLAIN = (True, 13), (False, None), (True, None)


def layers_of(cfg: ModelConfig) -> list[tuple[bool, int | None]]:
    """For each layer, whether it rotates, and its window."""
    mixers = [layer.mixer for layer in spec_of(cfg).layers]
    return [(each.rope is not None, each.window) for each in mixers if isinstance(each, Attention)]


def test_missing_keys_take_the_defaults_of_transformers(read: Read) -> None:
    """32 key heads fit no fewer heads."""
    missing = ("sliding_window", "sliding_window_pattern", "layer_types", "rms_norm_eps", "rope_parameters", "num_key_value_heads")
    cfg = read("exaone4", without=(*missing, "max_position_embeddings"), num_attention_heads=64)
    assert (cfg.rope_theta, cfg.norm_eps, cfg.max_positions, cfg.kv_heads) == (10_000.0, 1e-5, 2048, 32)
    assert layers_of(cfg) == [(True, 4096)] * 3 + [SEES_ALL]


@pytest.mark.parametrize(
    ("settings", "layers"),
    [
        ({}, [SLIDES, SLIDES, SEES_ALL, SLIDES]),
        ({"layer_types": None, "sliding_window_pattern": 2}, [SLIDES, SEES_ALL] * 2),
        ({"sliding_window_pattern": "LLLG"}, [SLIDES, SLIDES, SEES_ALL, SLIDES]),
        ({"layer_types": ["full_attention"] * 4}, [SEES_ALL] * 4),
        ({"sliding_window": None, "layer_types": ["full_attention"] * 4}, [PLAIN] * 4),
        ({"sliding_window": None, "sliding_window_pattern": 0, "layer_types": None}, [PLAIN] * 4),
    ],
)
def test_layers_without_a_window_rotate_only_in_a_model_that_has_none(
    read: Read, settings: dict[str, Any], layers: list[tuple[bool, int | None]]
) -> None:
    assert layers_of(read("exaone4", **settings)) == layers


@pytest.mark.parametrize(
    ("settings", "error", "named"),
    [
        ({"layer_types": None, "sliding_window_pattern": "LLLG"}, UnsupportedModel, "sliding_window_pattern to 'LLLG' without layer_types"),
        ({"layer_types": None, "sliding_window_pattern": 0}, UnsupportedModel, "sliding_window_pattern to 0 without layer_types"),
        ({"layer_types": None, "sliding_window_pattern": None}, UnsupportedModel, "sliding_window_pattern to None without layer_types"),
        ({"sliding_window_pattern": 2.5}, CheckpointError, "sliding_window_pattern to 2.5"),
        ({"sliding_window": 0}, CheckpointError, "sliding_window to 0"),
        ({"layer_types": ["full_attention"]}, CheckpointError, "1 layer_types and num_hidden_layers to 4"),
        ({"layer_types": [True, False, "chunked_attention", True]}, UnsupportedModel, "layer_types to 'chunked_attention'"),
        ({"attention_bias": True}, UnsupportedModel, "attention_bias to True"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(read: Read, settings: dict[str, Any], error: type[Exception], named: str) -> None:
    with pytest.raises(error, match=re.escape(named)):
        read("exaone4", **settings)


@pytest.mark.parametrize(
    ("changes", "layers"),
    [
        ({"attention.sliding_window_pattern": [False, True, True, False]}, [SEES_ALL, SLIDES, SLIDES, SEES_ALL]),
        ({"attention.sliding_window_pattern": None}, [SLIDES] * 3 + [SEES_ALL]),
        (dict.fromkeys(("attention.sliding_window", "attention.sliding_window_pattern")), [PLAIN] * 4),
        (
            {"attention.sliding_window": None, "attention.sliding_window_pattern": None, "block_count": 64},
            ([(True, 4096)] * 3 + [SEES_ALL]) * 16,
        ),
    ],
)
def test_a_gguf_file_without_a_window_has_that_of_llama_cpp(
    read_gguf: Metadata, changes: dict[str, Any], layers: list[tuple[bool, int | None]]
) -> None:
    """It knows one for the model with 64 layers."""
    assert layers_of(read_gguf("exaone4", changes)) == layers
