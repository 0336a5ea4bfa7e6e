"""What Gemma 2 and 3 read of ``config.json``: defaults of transformers' configuration classes, older spellings, refusals by name."""

from __future__ import annotations

import json
from contextlib import suppress

import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.effort import examples
from xlaengine.check.oracle import CheckpointFault
from xlaengine.check.oracle.blocks import attention as oracle
from xlaengine.check.oracle.definition import every
from xlaengine.check.oracle.hf_directory import define
from xlaengine.models.blocks import GeGLU, OffsetRMSNorm, Rope
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.checkpoint.hf_config import read_hf_config
from xlaengine.models.config import RopeScaling
from xlaengine.models.families import spec_of

GEMMA2, GEMMA3 = {"architectures": ["Gemma2ForCausalLM"]}, {"architectures": ["Gemma3ForCausalLM"]}
SMALL = {"num_hidden_layers": 3, "hidden_size": 64, "intermediate_size": 160, "vocab_size": 100}


@pytest.fixture
def read(tmp_path):
    def from_settings(settings: dict):
        (tmp_path / "config.json").write_text(json.dumps(settings))
        return read_hf_config(tmp_path)

    return from_settings


@pytest.mark.parametrize(("family", "vocab", "positions"), [(GEMMA2, 256000, 8192), (GEMMA3, 262208, 131072)])
def test_missing_keys_take_the_defaults_of_transformers(read, family, vocab, positions):
    cfg = read(family)
    assert (cfg.vocab, cfg.d_model, cfg.mlp, cfg.layers, cfg.max_positions) == (vocab, 2304, 9216, 26, positions)
    assert (cfg.heads, cfg.kv_heads, cfg.head_dim, cfg.norm_eps, cfg.tie_embeddings) == (8, 4, 256, 1e-6, True)


def test_a_gemma2_without_more_has_its_caps_its_scale_and_a_window_in_even_layers(read):
    cfg = read(GEMMA2 | SMALL)
    assert (cfg.windows, cfg.rope_theta) == ((4096, None, 4096), 10000.0)
    spec = spec_of(cfg)
    assert {(layer.mixer.scale, layer.mixer.cap, layer.mixer.q_norm) for layer in spec.layers} == {(1 / 16, 50.0, None)}
    assert (spec.head.cap, spec.embed.scale) == (30.0, 8.0)
    norms = {
        norm for layer in spec.layers for norm in (layer.mixer_norm, layer.mixer_after, layer.feed_forward_norm, layer.feed_forward_after)
    }
    assert {spec.head.norm} == norms == {OffsetRMSNorm(64, 1e-6)}
    assert {layer.feed_forward for layer in spec.layers} == {GeGLU(64, 160)}


def test_a_gemma3_without_more_has_no_caps_normed_heads_and_a_base_for_each_kind_of_layer(read):
    cfg = read(GEMMA3 | SMALL | {"num_hidden_layers": 13})
    spec = spec_of(cfg)
    assert cfg.windows == ((4096,) * 5 + (None,)) * 2 + (4096,)
    assert {(layer.mixer.window, layer.mixer.rope) for layer in spec.layers} == {(4096, Rope(256, 1e4)), (None, Rope(256, 1e6))}
    assert {(layer.mixer.scale, layer.mixer.cap, layer.mixer.q_norm) for layer in spec.layers} == {(1 / 16, None, OffsetRMSNorm(256, 1e-6))}
    assert spec.head.cap is None


@pytest.mark.parametrize(("dtype", "scale"), [("float32", np.float32(1152**0.5)), ("bfloat16", 34.0)])
def test_the_embedding_is_multiplied_by_the_root_of_d_in_the_models_dtype(read, dtype, scale):
    embed = spec_of(read(GEMMA3 | SMALL | {"hidden_size": 1152})).embed
    assert float(embed.scaled(jnp.ones(1, dtype))[0]) == scale


def test_null_is_no_cap_where_a_missing_key_is_one(read):
    cfg = read(GEMMA2 | SMALL | {"attn_logit_softcapping": None, "final_logit_softcapping": None})
    assert (spec_of(cfg).layers[0].mixer.cap, spec_of(cfg).head.cap) == (None, None)


def test_a_gemma3_may_cap_its_logits(read):
    assert spec_of(read(GEMMA3 | SMALL | {"final_logit_softcapping": 12.5})).head.cap == 12.5


def test_the_scale_of_scores_is_that_of_the_file(read):
    """144 in Gemma 2 27B, whose heads have 128 dimensions."""
    for family in (GEMMA2, GEMMA3):
        assert spec_of(read(family | SMALL | {"query_pre_attn_scalar": 144})).layers[0].mixer.scale == 1 / 12


SLIDING, FULL = "sliding_attention", "full_attention"


@pytest.mark.parametrize(
    ("settings", "windows"),
    [
        (GEMMA2 | {"sliding_window": 7}, (7, None, 7)),
        (GEMMA2 | {"sliding_window": 7, "layer_types": [FULL, FULL, SLIDING]}, (None, None, 7)),
        (GEMMA2 | {"sliding_window": None, "layer_types": [FULL] * 3}, ()),
        (GEMMA3 | {"sliding_window": 7}, (7, 7, 7)),
        (GEMMA3 | {"sliding_window": 7, "sliding_window_pattern": 2}, (7, None, 7)),
        (GEMMA3 | {"sliding_window": 7, "_sliding_window_pattern": 3}, (7, 7, None)),
        (GEMMA3 | {"sliding_window": 7, "sliding_window_pattern": 1}, ()),
        (GEMMA3 | {"sliding_window": 7, "sliding_window_pattern": 2, "layer_types": [FULL, SLIDING, FULL]}, (None, 7, None)),
    ],
)
def test_windows_are_those_of_layer_types_or_of_the_older_pattern(read, settings, windows):
    cfg = read(SMALL | settings)
    assert cfg.windows == windows
    assert [layer.mixer.window for layer in spec_of(cfg).layers] == list(windows or (None,) * 3)


def test_old_and_new_spelling_of_two_ropes_give_the_same_config(read):
    scaling = {"rope_type": "linear", "factor": 8.0}
    old = read(GEMMA3 | SMALL | {"rope_theta": 5e5, "rope_local_base_freq": 1234, "rope_scaling": scaling})
    by_kind = {FULL: scaling | {"rope_theta": 5e5}, SLIDING: {"rope_type": "default", "rope_theta": 1234.0}}
    new = read(GEMMA3 | SMALL | {"rope_parameters": by_kind})
    assert old == new
    assert (new.rope_theta, new.rope_scaling) == (5e5, RopeScaling(kind="linear", factor=8.0))
    sliding, full = Rope(256, 1234.0), Rope(256, 5e5, new.rope_scaling)
    pattern = read(GEMMA3 | SMALL | {"rope_parameters": by_kind, "sliding_window_pattern": 3})
    assert [layer.mixer.rope for layer in spec_of(pattern).layers] == [sliding, sliding, full]


@pytest.mark.parametrize(
    ("settings", "error", "named"),
    [
        *((family | {"use_bidirectional_attention": True}, UnsupportedModel, "use_bidirectional_attention") for family in (GEMMA2, GEMMA3)),
        *((family | {"hidden_activation": "gelu"}, UnsupportedModel, "hidden_activation to 'gelu'") for family in (GEMMA2, GEMMA3)),
        *((family | {"attention_bias": True}, UnsupportedModel, "attention_bias to True") for family in (GEMMA2, GEMMA3)),
        *((family | {"sliding_window": None}, CheckpointError, "sliding_window to null") for family in (GEMMA2, GEMMA3)),
        *((family | {"layer_types": ["chunked"] * 3}, UnsupportedModel, "layer_types to 'chunked'") for family in (GEMMA2, GEMMA3)),
        *((family | {"query_pre_attn_scalar": 0}, CheckpointError, "query_pre_attn_scalar to 0") for family in (GEMMA2, GEMMA3)),
        (GEMMA2 | {"attn_logit_softcapping": -1}, CheckpointError, "attn_logit_softcapping to -1"),
        (GEMMA3 | {"attn_logit_softcapping": 50.0}, UnsupportedModel, "attn_logit_softcapping to 50.0; only None"),
        (GEMMA3 | {"sliding_window_pattern": 0}, CheckpointError, "sliding_window_pattern to 0"),
        (GEMMA3 | {"rope_parameters": {"rope_theta": 5.0}}, CheckpointError, "rope_parameters without full_attention"),
        (GEMMA3 | {"rope_parameters": {"full_attention": {}, SLIDING: 1}}, CheckpointError, "rope_parameters sets sliding_attention to 1"),
        (GEMMA3 | {"rope_parameters": {SLIDING: {"rope_theta": 5.0}}}, CheckpointError, "rope_parameters without full_attention"),
        (
            GEMMA3 | {"rope_parameters": {FULL: {}, SLIDING: {"rope_type": "linear", "factor": 2.0}}},
            UnsupportedModel,
            "rope type 'linear' of sliding attention",
        ),
        (GEMMA3 | {"rope_parameters": {FULL: {"rope_type": "dynamic"}, SLIDING: {}}}, UnsupportedModel, "'dynamic'"),
        (
            GEMMA3 | {"rope_parameters": {FULL: {}, SLIDING: {"partial_rotary_factor": 0.5}}},
            UnsupportedModel,
            "0.5 of each head of sliding attention",
        ),
    ],
)
def test_what_is_not_implemented_is_refused_by_name(read, settings, error, named):
    with pytest.raises(error, match=named):
        read(SMALL | settings)


@pytest.mark.parametrize("architectures", [["Gemma3ForConditionalGeneration"], ["Gemma3ForCausalLM"], None])
def test_a_multimodal_model_is_refused_as_one(read, architectures):
    text = {"model_type": "gemma3_text", **SMALL}
    raw = {
        "architectures": architectures,
        "model_type": "gemma3",
        "text_config": text,
        "vision_config": {"model_type": "siglip_vision_model"},
    }
    with pytest.raises(UnsupportedModel, match="with text_config, vision_config is multimodal; only text models are supported"):
        read(raw)


JSON_VALUES = st.none() | st.booleans() | st.sampled_from([-1, 0, 1, 2, 5, 2**31, 10**12]) | st.floats() | st.text(max_size=5)
KEYS = ["query_pre_attn_scalar", "attn_logit_softcapping", "final_logit_softcapping", "sliding_window", "sliding_window_pattern"]
KEYS += ["_sliding_window_pattern", "layer_types", "rope_local_base_freq", "rope_theta", "rope_parameters", "rope_scaling", "head_dim"]
KEYS += ["hidden_activation", "use_bidirectional_attention", "tie_word_embeddings", "num_key_value_heads"]
NULLABLE = ("attn_logit_softcapping", "final_logit_softcapping", "sliding_window")
"""Keys whose null is not that they are missing."""


@settings(max_examples=examples(300), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    family=st.sampled_from([GEMMA2, GEMMA3]),
    key=st.sampled_from(KEYS),
    value=JSON_VALUES | st.lists(st.sampled_from([SLIDING, FULL, "chunked"]), max_size=4) | st.just({FULL: {"rope_theta": 7.0}}),
)
def test_any_value_of_any_key_is_read_as_the_oracle_reads_it_or_refused_by_name(read, family, key, value):
    raw = family | SMALL | {"num_attention_heads": 8, "num_key_value_heads": 4, "rms_norm_eps": 1e-6, key: value}
    try:
        cfg, words = read(raw), ""
    except ValueError as error:
        cfg, words = None, str(error)
    if cfg is None:
        assert key in words or "rope" in words
        return
    with suppress(CheckpointFault):
        known = {name: value for name, value in raw.items() if value is not None or name in NULLABLE}
        theirs = list(every(oracle.Attention, define(known, {})))
        ours = [layer.mixer for layer in spec_of(cfg).layers]
        for mine, other in zip(ours, theirs, strict=True):
            assert (mine.window, mine.cap, mine.rope.theta) == (other.window, other.cap, other.rotation.base)
            assert mine.scale == other.scale
