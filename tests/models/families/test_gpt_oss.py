from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from tests.models.families.conftest import Metadata, Read
from xlaengine.models.blocks import Attention
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.config import ModelConfig, RopeScaling
from xlaengine.models.experts import Experts
from xlaengine.models.families import spec_of
from xlaengine.models.families.gpt_oss import ClampedSwiGLU
from xlaengine.models.rope_scaling import yarn_magnitude

OWN = ("swiglu_alpha", "swiglu_limit", "num_local_experts", "num_experts_per_tok")
SLIDES, ALL = "sliding_attention", "full_attention"
YARN = RopeScaling(kind="yarn", factor=32.0, original_max_position=4096, truncate=False, magnitude=yarn_magnitude(32.0))


def windows_of(cfg: ModelConfig) -> list[int | None]:
    return [layer.mixer.window for layer in spec_of(cfg).layers if isinstance(layer.mixer, Attention)]


def test_missing_keys_take_the_defaults_of_transformers(read: Read) -> None:
    missing = ("sliding_window", "layer_types", "rms_norm_eps", "rope_parameters", "max_position_embeddings", "head_dim", *OWN)
    cfg = read("gpt_oss", without=(*missing, "hidden_size", "num_key_value_heads", "num_attention_heads", "num_hidden_layers"))
    assert (cfg.d_model, cfg.layers, cfg.heads, cfg.kv_heads, cfg.head_dim) == (2880, 36, 64, 8, 64)
    assert (cfg.rope_theta, cfg.norm_eps, cfg.max_positions) == (150_000.0, 1e-5, 131_072)
    assert cfg.rope_scaling == YARN
    assert windows_of(cfg) == [128, None] * 18
    (experts,) = {layer.feed_forward for layer in spec_of(cfg).layers}
    assert isinstance(experts, Experts)
    assert (experts.router.experts, experts.router.top, experts.activation) == (128, 4, ClampedSwiGLU(1.702, 7.0))


def test_the_published_spelling_of_the_rope_is_read(read: Read) -> None:
    scaling = {"rope_type": "yarn", "factor": 32.0, "beta_fast": 32.0, "beta_slow": 1.0, "truncate": False}
    scaling["original_max_position_embeddings"] = 4096
    cfg = read("gpt_oss", without=("rope_parameters",), rope_theta=150_000, rope_scaling=scaling)
    assert (cfg.rope_theta, cfg.rope_scaling) == (150_000.0, YARN)


@pytest.mark.parametrize(
    ("settings", "windows"),
    [
        ({}, [None, 13, 13]),
        ({"layer_types": None}, [13, None, 13]),
        ({"layer_types": [ALL] * 3, "sliding_window": None}, [None] * 3),
        ({"layer_types": [SLIDES] * 3, "sliding_window": 5}, [5] * 3),
    ],
)
def test_windows_are_those_of_the_layers_types(read: Read, settings: dict[str, Any], windows: list[int | None]) -> None:
    assert windows_of(read("gpt_oss", **settings)) == windows


@pytest.mark.parametrize(
    ("settings", "error", "named"),
    [
        ({"attention_bias": False}, UnsupportedModel, "attention_bias to False"),
        ({"hidden_act": "gelu"}, UnsupportedModel, "hidden_act to 'gelu'"),
        ({"quantization_config": {"quant_method": "awq"}}, UnsupportedModel, "quantization_config to {'quant_method': 'awq'}; only"),
        ({"quantization_config": {}}, UnsupportedModel, "quantization_config to {}; only"),
        ({"quantization_config": "mxfp4"}, CheckpointError, "quantization_config to 'mxfp4'"),
        ({"sliding_window": None}, UnsupportedModel, "sliding_window to null"),
        ({"sliding_window": 0}, CheckpointError, "sliding_window to 0"),
        ({"layer_types": [ALL, SLIDES]}, CheckpointError, "2 layer_types and num_hidden_layers to 3"),
        ({"layer_types": [ALL, SLIDES, "chunked"]}, UnsupportedModel, "layer_types to 'chunked'"),
        ({"num_experts_per_tok": 7}, CheckpointError, "num_experts_per_tok to 7, which is more than num_local_experts, 6"),
        ({"swiglu_limit": 0}, CheckpointError, "swiglu_limit to 0"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(read: Read, settings: dict[str, Any], error: type[Exception], named: str) -> None:
    with pytest.raises(error, match=re.escape(named)):
        read("gpt_oss", **settings)


def test_other_families_refuse_mxfp4(read: Read) -> None:
    with pytest.raises(UnsupportedModel, match="quantization_config"):
        read("mixtral", quantization_config={"quant_method": "mxfp4"})


def test_a_gate_is_clamped_from_above_and_an_up_on_both_sides() -> None:
    gate, up = np.array([-9.0, 0.5, 3.0, 9.0], np.float32), np.array([-9.0, 0.25, -2.5, 9.0], np.float32)
    kept_gate, kept_up = np.array([-9.0, 0.5, 2.0, 2.0]), np.array([-2.0, 0.25, -2.0, 2.0])
    expected = (kept_up + 1) * kept_gate / (1 + np.exp(-1.5 * kept_gate))
    np.testing.assert_allclose(ClampedSwiGLU(1.5, 2.0)(gate, up), expected, rtol=1e-6)


@pytest.mark.parametrize(
    ("changes", "windows"),
    [({}, [13, None, 13]), ({"attention.sliding_window": 4}, [4, None, 4]), ({"expert_used_count": 2}, [13, None, 13])],
)
def test_a_gguf_file_has_the_windows_of_llama_cpp(read_gguf: Metadata, changes: dict[str, Any], windows: list[int | None]) -> None:
    cfg = read_gguf("gpt_oss", changes)
    assert windows_of(cfg) == windows
    assert dict(cfg.own) == {
        **{"num_local_experts": 6, "num_experts_per_tok": changes.get("expert_used_count", 3)},
        **{"swiglu_alpha": 1.702, "swiglu_limit": 7.0},
    }


def test_a_gguf_file_without_turns_has_those_of_llama_cpp(read_gguf: Metadata) -> None:
    absent = ("rope.scaling.yarn_beta_fast", "rope.scaling.yarn_beta_slow", "rope.scaling.original_context_length")
    expected = RopeScaling(kind="yarn", factor=5.0, original_max_position=1000, magnitude=yarn_magnitude(5.0))
    assert read_gguf("gpt_oss", dict.fromkeys(absent)).rope_scaling == expected


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"rope.scaling.yarn_ext_factor": 0.5}, "rope.scaling.yarn_ext_factor is 0.5"),
        ({"rope.scaling.yarn_attn_factor": 1.0}, "rope.scaling.yarn_attn_factor is 1.0"),
        ({"rope.scaling.yarn_log_multiplier": 0.1}, "rope.scaling.yarn_log_multiplier is 0.1"),
        ({"rope.scaling.factor": None}, "type 'yarn' without rope.scaling.factor"),
    ],
)
def test_a_gguf_file_with_more_of_yarn_is_refused_by_name(read_gguf: Metadata, changes: dict[str, Any], named: str) -> None:
    with pytest.raises((UnsupportedModel, CheckpointError), match=re.escape(named)):
        read_gguf("gpt_oss", changes)
