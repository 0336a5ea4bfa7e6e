"""``config.json`` in the spellings that are met in the wild, and what is refused by name."""

from __future__ import annotations

import json

import pytest

from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.checkpoint.hf_config import read_hf_config
from xlaengine.models.config import RopeScaling

LLAMA = {
    "architectures": ["LlamaForCausalLM"],
    "vocab_size": 100,
    "hidden_size": 64,
    "num_hidden_layers": 3,
    "num_attention_heads": 8,
    "intermediate_size": 160,
    "rms_norm_eps": 1e-5,
}
LLAMA3 = {"factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0, "original_max_position_embeddings": 8192}


@pytest.fixture
def read(tmp_path):
    def from_settings(settings: dict, generation: dict | None = None):
        (tmp_path / "config.json").write_text(json.dumps(LLAMA | settings))
        if generation is not None:
            (tmp_path / "generation_config.json").write_text(json.dumps(generation))
        return read_hf_config(tmp_path)

    return from_settings


def test_missing_keys_take_the_defaults_of_transformers(read):
    cfg = read({})
    assert (cfg.family, cfg.kv_heads, cfg.head_dim, cfg.rope_theta, cfg.rope_scaling) == ("llama", 8, 8, 10000.0, None)
    assert (cfg.tie_embeddings, cfg.dtype, cfg.eos_token_ids, cfg.sliding_window) == (False, "float32", (), None)


def test_a_qwen3_without_head_dim_has_heads_of_128(read):
    assert read({"architectures": ["Qwen3ForCausalLM"]}).head_dim == 128


def test_old_and_new_spelling_of_rope_give_the_same_config(read):
    old = read({"rope_theta": 5e5, "rope_scaling": LLAMA3 | {"rope_type": "llama3"}, "torch_dtype": "bfloat16"})
    new = read({"rope_parameters": LLAMA3 | {"rope_type": "llama3", "rope_theta": 5e5}, "dtype": "bfloat16"})
    assert old == new
    assert (new.rope_theta, new.dtype) == (5e5, "bfloat16")
    assert new.rope_scaling == RopeScaling(kind="llama3", factor=8.0, low_freq_factor=1.0, high_freq_factor=4.0, original_max_position=8192)


def test_oldest_spelling_of_linear_rope_is_read(read):
    assert read({"rope_scaling": {"type": "linear", "factor": 2}}).rope_scaling == RopeScaling(kind="linear", factor=2.0)


def test_null_is_as_good_as_a_missing_key(read):
    nulls = ("rope_scaling", "head_dim", "num_key_value_heads", "quantization_config", "eos_token_id", "attention_bias")
    assert read(dict.fromkeys(nulls)) == read({})


def test_eos_is_the_union_of_both_files(read):
    assert read({"eos_token_id": 7}, {"eos_token_id": [9, 7]}).eos_token_ids == (7, 9)


SLIDING = {"architectures": ["Qwen3ForCausalLM"], "sliding_window": 512, "use_sliding_window": True}


@pytest.mark.parametrize(
    ("settings", "window"),
    [
        ({"architectures": ["MistralForCausalLM"], "sliding_window": 512}, 512),
        ({"architectures": ["MistralForCausalLM"], "sliding_window": None}, None),
        ({"architectures": ["MistralForCausalLM"]}, 4096),
        ({"architectures": ["Qwen2ForCausalLM"], "sliding_window": 512, "use_sliding_window": False}, None),
        ({"architectures": ["Qwen2ForCausalLM"], "sliding_window": 512, "use_sliding_window": True, "max_window_layers": 2}, 512),
        ({"architectures": ["Qwen2ForCausalLM"], "sliding_window": 512, "use_sliding_window": True, "max_window_layers": 3}, None),
        (SLIDING | {"max_window_layers": 3, "layer_types": ["full_attention", "full_attention", "sliding_attention"]}, 512),
        (SLIDING | {"max_window_layers": 0, "layer_types": ["full_attention"] * 3}, None),
    ],
)
def test_sliding_window_is_read_as_the_family_means_it(read, settings, window):
    assert read(settings).sliding_window == window


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"architectures": ["GemmaForCausalLM"]}, "GemmaForCausalLM.*supported are LlamaForCausalLM.*Qwen3ForCausalLM"),
        ({"architectures": None, "model_type": "gpt2"}, "gpt2"),
        ({"rope_scaling": {"rope_type": "yarn", "factor": 4.0}}, "'yarn'.*default, linear, llama3"),
        ({"rope_parameters": {"full_attention": {"rope_type": "default"}}}, "each kind of layer"),
        ({"rope_parameters": {"rope_type": "default", "partial_rotary_factor": 0.5}}, "0.5"),
        (SLIDING | {"layer_types": ["full_attention", "linear_attention", "full_attention"]}, "layer_types to 'linear_attention'"),
        ({"hidden_act": "gelu"}, "hidden_act to 'gelu'.*'silu'"),
        ({"attention_bias": True}, "attention_bias to True"),
        ({"mlp_bias": True}, "mlp_bias to True"),
        ({"quantization_config": {"quant_method": "awq"}}, "quantization_config"),
    ],
)
def test_what_is_not_implemented_is_refused_by_name(read, settings, named):
    with pytest.raises(UnsupportedModel, match=named):
        read(settings)


def test_missing_required_keys_are_named_together(read):
    with pytest.raises(CheckpointError, match="lacks vocab_size, hidden_size"):
        read({"vocab_size": None, "hidden_size": None})


def test_rope_scaling_without_its_numbers_says_which(read):
    with pytest.raises(CheckpointError, match="'llama3' lacks 'low_freq_factor'"):
        read({"rope_scaling": {"rope_type": "llama3", "factor": 8.0}})


def test_a_slot_is_no_longer_than_the_window(read):
    mistral = {"architectures": ["MistralForCausalLM"], "max_position_embeddings": 900}
    assert read(mistral | {"sliding_window": 700}).most_positions == 700
    assert read(mistral | {"sliding_window": 1000}).most_positions == 900
    assert read(mistral | {"sliding_window": None}).most_positions == 900
