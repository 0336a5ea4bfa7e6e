"""``config.json`` in the spellings that are met in the wild, and what is refused by name."""

from __future__ import annotations

import json
import tracemalloc
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.effort import examples
from xlaengine.check.oracle import CheckpointFault
from xlaengine.check.oracle.blocks.attention import Attention as OracleAttention
from xlaengine.check.oracle.blocks.rotation import Rotation
from xlaengine.check.oracle.definition import every
from xlaengine.check.oracle.hf_directory import define
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.checkpoint.hf_config import read_hf_config
from xlaengine.models.config import RopeScaling
from xlaengine.models.families import FAMILIES, spec_of

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


@pytest.mark.parametrize(
    ("family", "kv_heads", "positions"),
    [
        ("llama", 64, 2048),
        ("mistral", 8, 131072),
        ("mixtral", 8, 131072),
        ("qwen2", 32, 32768),
        ("qwen3", 32, 32768),
        ("qwen2_moe", 16, 32768),
        ("qwen3_moe", 4, 32768),
        ("lfm2", 8, 128000),
        ("lfm2_moe", 8, 128000),
        ("gpt_oss", 8, 131072),
    ],
)
def test_missing_key_heads_and_positions_are_those_of_transformers(read, family, kv_heads, positions):
    """Of transformers 5.23. Null is not a missing key there: a key head for each query head."""
    sizes = {"architectures": [FAMILIES[family].architecture], "model_type": family, "hidden_size": 4096, "num_attention_heads": 64}
    cfg = read(sizes)
    assert (cfg.kv_heads, cfg.max_positions) == (kv_heads, positions)
    definition = define(LLAMA | sizes, {})
    assert ({each.kv_heads for each in every(OracleAttention, definition)}, definition.max_positions) == ({kv_heads}, positions)
    assert read(sizes | {"num_key_value_heads": None}).kv_heads == 64
    definition = define(LLAMA | sizes | {"num_key_value_heads": None}, {})
    assert {each.kv_heads for each in every(OracleAttention, definition)} == {64}


def test_a_window_of_0_that_is_not_used_is_none(read):
    """transformers 5 writes it for a qwen2_moe without windows."""
    settings = {"architectures": ["Qwen2MoeForCausalLM"], "num_attention_heads": 16, "sliding_window": 0}
    assert read(settings | {"use_sliding_window": False}).windows == ()
    with pytest.raises(CheckpointError, match=r"config\.json sets use_sliding_window to true and sliding_window to 0"):
        read(settings | {"use_sliding_window": True})


def test_a_qwen3_without_head_dim_has_heads_of_128(read):
    assert read({"architectures": ["Qwen3ForCausalLM"], "num_key_value_heads": 8}).head_dim == 128


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
    assert read({"eos_token_id": 7}).eos_token_ids == (7,)
    assert read({"eos_token_id": 7}, {"eos_token_id": 9}).eos_token_ids == (7, 9)
    assert read({"eos_token_id": 7}, {"eos_token_id": [9, 7]}).eos_token_ids == (7, 9)


def test_eos_beyond_the_vocabulary_is_refused_with_its_file(read):
    assert read({"eos_token_id": [7, 99]}, {"eos_token_id": 9}).eos_token_ids == (7, 9, 99)
    with pytest.raises(CheckpointError, match=r"/config\.json sets eos_token_id to 100, and the vocabulary has 100 tokens"):
        read({"eos_token_id": [7, 100]}, {"eos_token_id": 9})
    with pytest.raises(CheckpointError, match=r"generation_config\.json sets eos_token_id to 500, and the vocabulary has 100 tokens"):
        read({"eos_token_id": 7}, {"eos_token_id": 500})


SLIDING = {"architectures": ["Qwen3ForCausalLM"], "num_key_value_heads": 8, "sliding_window": 512, "use_sliding_window": True}


@pytest.mark.parametrize(
    ("settings", "windows"),
    [
        ({"architectures": ["MistralForCausalLM"], "sliding_window": 512}, (512,) * 3),
        ({"architectures": ["MistralForCausalLM"], "sliding_window": None}, ()),
        ({"architectures": ["MistralForCausalLM"]}, (4096,) * 3),
        ({"architectures": ["Qwen2ForCausalLM"], "num_key_value_heads": 8, "sliding_window": 512, "use_sliding_window": False}, ()),
        (SLIDING | {"architectures": ["Qwen2ForCausalLM"], "use_sliding_window": False}, ()),
        (SLIDING | {"architectures": ["Qwen2ForCausalLM"], "max_window_layers": 2}, (None, None, 512)),
        (SLIDING | {"architectures": ["Qwen2ForCausalLM"], "max_window_layers": 3}, ()),
        (SLIDING | {"max_window_layers": 3, "layer_types": ["sliding_attention", "full_attention", "sliding_attention"]}, (512, None, 512)),
        (SLIDING | {"max_window_layers": 0, "layer_types": ["full_attention"] * 3}, ()),
    ],
)
def test_sliding_windows_are_read_as_the_family_means_them(read, settings, windows):
    config = read(settings)
    assert config.windows == windows
    assert [layer.mixer.window for layer in spec_of(config).layers] == list(windows or (None,) * 3)


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"architectures": ["GemmaForCausalLM"]}, "GemmaForCausalLM.*supported are LlamaForCausalLM.*Qwen3ForCausalLM"),
        ({"architectures": None, "model_type": "gpt2"}, "gpt2"),
        ({"rope_scaling": {"rope_type": "dynamic", "factor": 4.0}}, "'dynamic'.*default, linear, llama3, yarn, longrope"),
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


def test_a_slot_may_be_longer_than_the_window(read):
    assert read({"architectures": ["MistralForCausalLM"], "max_position_embeddings": 900, "sliding_window": 700}).most_positions == 900


def test_a_slot_is_no_longer_than_a_window_of_unknown_layers(read):
    mistral = read({"architectures": ["MistralForCausalLM"], "max_position_embeddings": 900})
    assert replace(mistral, sliding_window=700).most_positions == 700
    assert replace(mistral, sliding_window=1000).most_positions == 900


LLAMA3_ROPE = LLAMA3 | {"rope_type": "llama3"}


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"vocab_size": 10**12}, "config.json sets vocab_size to 1000000000000 .expected int <= 16777216"),
        ({"vocab_size": 10**400}, "sets vocab_size to 1000.*….*expected int|sets vocab_size to 1000.*out of range"),
        ({"max_position_embeddings": 1}, "max_position_embeddings to 1 .expected int >= 2"),
        ({"num_hidden_layers": -1}, "num_hidden_layers to -1 .expected int >= 1"),
        ({"num_hidden_layers": 0, "hidden_size": "x"}, "hidden_size to 'x' .expected int, got str., num_hidden_layers to 0"),
        ({"num_hidden_layers": True}, "num_hidden_layers to True .expected int, got bool"),
        ({"hidden_size": 1e3}, "hidden_size to 1000.0 .expected int, got float"),
        ({"rope_theta": "x"}, "rope_theta to 'x' .expected float, got str"),
        ({"rope_theta": 0}, "rope_theta to 0 .expected float > 0"),
        ({"rope_theta": float("nan")}, "rope_theta to nan"),
        ({"rms_norm_eps": float("inf")}, "rms_norm_eps to inf"),
        ({"num_attention_heads": 0}, "num_attention_heads to 0"),
        ({"num_key_value_heads": 3}, "num_attention_heads to 8, which is not a multiple of num_key_value_heads, 3"),
        ({"num_attention_heads": 7}, "hidden_size 64 is not a multiple of num_attention_heads 7"),
        ({"head_dim": 7}, "head_dim to 7; the engine needs an even number"),
        ({"hidden_size": 56}, "hidden_size / num_attention_heads to 7; the engine needs an even number"),
        ({"max_position_embeddings": 0}, "max_position_embeddings to 0"),
        ({"eos_token_id": [2, "x"]}, "eos_token_id to .2, 'x'."),
        ({"rope_scaling": "linear"}, "rope_scaling to 'linear'"),
        ({"rope_scaling": {"type": "linear", "factor": 0}}, "rope_scaling sets factor to 0"),
        ({"rope_scaling": {"factor": 2.0}, "rope_parameters": {"factor": 4.0}}, "as rope_scaling: remove one of them"),
        ({"rope_scaling": LLAMA3_ROPE | {"low_freq_factor": 4.0}}, "low_freq_factor to 4.0, which must be below high_freq_factor, 4.0"),
        ({"rope_parameters": {"rope_theta": 0}}, "rope_parameters sets rope_theta to 0"),
        ({"architectures": "LlamaForCausalLM"}, "architectures to 'LlamaForCausalLM'"),
        (SLIDING | {"layer_types": ["full_attention"]}, "1 layer_types and num_hidden_layers to 3"),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_file_key_and_value(read, settings, named):
    with pytest.raises(CheckpointError, match=named):
        read(settings)


def test_generation_config_is_named_for_its_own_values(read):
    with pytest.raises(CheckpointError, match=r"generation_config.json sets eos_token_id to 'x'"):
        read({}, {"eos_token_id": "x"})


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from([-1, 0, 1, 2**31, 10**12, 1e3]) | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(sorted(LLAMA3_ROPE)) | st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=5,
)
FULL = LLAMA | {"rope_scaling": LLAMA3_ROPE, "rope_theta": 5e5, "head_dim": 8, "num_key_value_heads": 4, "eos_token_id": 2} | SLIDING
KEYS = [*FULL, "max_position_embeddings", "max_window_layers", "layer_types", "rope_parameters", "dtype", "torch_dtype", "model_type"]
KEYS += ["tie_word_embeddings", "attention_bias", "mlp_bias", "hidden_act", "partial_rotary_factor", "quantization_config"]


@settings(max_examples=examples(400), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(key=st.sampled_from(KEYS), value=JSON_VALUES, inner=st.none() | st.sampled_from(sorted(LLAMA3_ROPE)))
def test_any_value_of_any_key_is_read_or_refused_by_name(read, key, value, inner):
    """What is read the oracle reads too, or refuses in words; nothing is computed that takes memory."""
    changed = {"rope_scaling": LLAMA3_ROPE | {inner: value}} if inner else {key: value}
    tracemalloc.start()
    try:
        cfg = read(FULL | changed)
    except ValueError as error:
        cfg, words = None, str(error)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 4 << 20
    if cfg is None:
        assert "config.json" in words
        assert (inner or key) in words or key in ("architectures", "model_type") or "rope" in words
        return
    assert (cfg.heads % cfg.kv_heads, cfg.head_dim % 2) == (0, 0)
    with suppress(CheckpointFault):
        definition = define(FULL | changed, {})
        assert (definition.vocab, len(definition.layers)) == (cfg.vocab, cfg.layers)
        assert {rotation.base for rotation in every(Rotation, definition)} == {cfg.rope_theta}


FIXTURES = sorted(path.parent.name for path in (Path(__file__).parent.parent / "fixtures").glob("*/config.json"))


@pytest.mark.parametrize("name", FIXTURES)
def test_null_in_any_key_is_read_or_refused_in_words(fixtures, tmp_path, name):
    whole = json.loads((fixtures / name / "config.json").read_text())
    keys = whole.keys() | FAMILIES[read_hf_config(fixtures / name).family].types.keys()
    assert len(keys) > 5
    for key in sorted(keys):
        (tmp_path / "config.json").write_text(json.dumps(whole | {key: None}))
        with suppress(CheckpointError, UnsupportedModel):
            spec_of(read_hf_config(tmp_path))
