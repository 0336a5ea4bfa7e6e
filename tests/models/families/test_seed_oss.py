from __future__ import annotations

import re
from typing import Any

import pytest

from tests.models.families.conftest import Metadata, Read
from xlaengine.models.blocks import Attention
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of


def biases_of(cfg: ModelConfig) -> set[tuple[bool, bool]]:
    """Over all layers, whether q, k and v have biases, and whether the output projection has one."""
    mixers = [layer.mixer for layer in spec_of(cfg).layers]
    return {(each.bias, each.o_bias) for each in mixers if isinstance(each, Attention)}


def test_missing_keys_take_the_defaults_of_transformers(read: Read) -> None:
    sizes = ("head_dim", "num_key_value_heads", "rms_norm_eps", "max_position_embeddings", "rope_parameters")
    cfg = read("seed_oss", without=(*sizes, "attention_bias", "attention_out_bias", "tie_word_embeddings"), num_attention_heads=16)
    assert (cfg.rope_theta, cfg.norm_eps, cfg.max_positions, cfg.kv_heads, cfg.head_dim) == (10_000.0, 1e-6, 524288, 8, 128)
    assert not cfg.tie_embeddings
    assert biases_of(cfg) == {(True, False)}


@pytest.mark.parametrize("biased", [True, False])
@pytest.mark.parametrize("output_biased", [True, False])
def test_each_bias_is_there_by_its_own_key(read: Read, biased: bool, output_biased: bool) -> None:
    assert biases_of(read("seed_oss", attention_bias=biased, attention_out_bias=output_biased)) == {(biased, output_biased)}


@pytest.mark.parametrize(
    ("settings", "error", "named"),
    [
        ({"attention_out_bias": "yes"}, CheckpointError, "attention_out_bias to 'yes'"),
        ({"mlp_bias": True}, UnsupportedModel, "mlp_bias to True"),
        ({"hidden_act": "gelu"}, UnsupportedModel, "hidden_act to 'gelu'"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(read: Read, settings: dict[str, Any], error: type[Exception], named: str) -> None:
    with pytest.raises(error, match=re.escape(named)):
        read("seed_oss", **settings)


def test_a_gguf_file_has_the_biases_whose_tensors_it_has(read_gguf: Metadata) -> None:
    cfg = read_gguf("seed_oss", {})
    assert biases_of(cfg) == {(True, True)}
    assert (cfg.kv_heads, cfg.head_dim, cfg.max_positions) == (2, 12, 912)
    assert read_gguf("seed_oss", {"attention.head_count_kv": None}).kv_heads == 4
