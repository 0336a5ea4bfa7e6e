"""GGUF files against the Hugging Face models that they were made of."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from gguf.constants import GGMLQuantizationType

from tests.models.gguf_files import assert_same_weights, write_gguf
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel, load, load_config, readers
from xlaengine.models.checkpoint.gguf_config import read_gguf_config
from xlaengine.models.config import ModelConfig, RopeScaling
from xlaengine.models.families import spec_of
from xlaengine.ops.native import dequantizing
from xlaengine.sources import resolve
from xlaengine.sources.gguf_header import read_header


@pytest.mark.parametrize("family", ["llama_tied", "mistral", "qwen2", "qwen3"])
def test_a_gguf_file_gives_the_weights_and_config_of_its_hf_model(fixtures, tmp_path, family):
    cfg, weights = load(resolve(str(fixtures / family)))
    gguf_cfg, gguf_weights = load(resolve(str(write_gguf(fixtures / family, tmp_path / "m.gguf"))))
    assert_same_weights(gguf_weights, weights)
    assert gguf_cfg.eos_token_ids == (2, 5)
    assert gguf_cfg.family == cfg.family.replace("mistral", "llama")
    assert gguf_cfg.sliding_window == (cfg.windows[0] if cfg.windows else None)
    stated = {"eos_token_ids": (), "family": "", "windows": (), "sliding_window": None}
    ours, theirs = vars(cfg) | stated, vars(gguf_cfg) | stated
    assert theirs.pop("norm_eps") == pytest.approx(ours.pop("norm_eps"))  # stored as float32
    assert theirs == ours


def test_experts_are_refused_in_files_of_a_family_without(fixtures, tmp_path):
    path = write_gguf(fixtures / "qwen3", tmp_path / "m.gguf", extra_metadata={"qwen3.expert_count": 8})
    with pytest.raises(UnsupportedModel, match="8 experts a layer, and qwen3 is supported only without experts"):
        load_config(resolve(str(path)))


def rope_frequencies(cfg: ModelConfig) -> np.ndarray:
    (rope,) = spec_of(cfg).tables
    return rope.frequencies()


def test_rope_factors_give_the_frequencies_of_llama3_scaling(fixtures, tmp_path):
    cfg = load_config(resolve(str(fixtures / "llama3")))
    scaled = rope_frequencies(cfg)
    plain = rope_frequencies(load_config(resolve(str(write_gguf(fixtures / "llama3", tmp_path / "plain.gguf")))))
    factors = (plain / scaled).astype(np.float32)
    path = write_gguf(fixtures / "llama3", tmp_path / "m.gguf", extra_tensors={"rope_freqs.weight": factors})
    gguf_cfg, weights = load(resolve(str(path)))
    assert gguf_cfg.rope_scaling == RopeScaling(kind="factors", factors=tuple(factors.tolist()))
    np.testing.assert_allclose(rope_frequencies(gguf_cfg), scaled, rtol=1e-6)
    assert_same_weights(weights, load(resolve(str(fixtures / "llama3")))[1])


@pytest.mark.parametrize(
    ("kind", "own_dtype", "step"),
    [
        (GGMLQuantizationType.F16, "float32", 2**-11),
        (GGMLQuantizationType.BF16, "bfloat16", 2**-8),
        (GGMLQuantizationType.Q8_0, "float32", 1 / 254 + 2**-11),  # half of a step, and the float16 scale
    ],
)
def test_stored_types_differ_from_float32_by_their_rounding_alone(fixtures, tmp_path, kind, own_dtype, step):
    exact = load(resolve(str(fixtures / "llama_tied")))[1].groups[0][0]["mixer"]["qkv"]
    cfg, weights = load(resolve(str(write_gguf(fixtures / "llama_tied", tmp_path / "m.gguf", kind=kind))))
    assert cfg.dtype == weights.groups[0][0]["mixer"]["qkv"].dtype == own_dtype
    error = np.abs(weights.groups[0][0]["mixer"]["qkv"].astype(np.float32) - exact).max()
    assert 0 < error <= step * np.abs(exact).max()


@pytest.mark.parametrize("kind", [GGMLQuantizationType.Q4_1, GGMLQuantizationType.Q8_0])
def test_kernels_and_gguf_read_the_same_weights(fixtures, tmp_path, monkeypatch, kind):
    source = resolve(str(write_gguf(fixtures / "llama_tied", tmp_path / "m.gguf", kind=kind)))
    asked = []
    monkeypatch.setattr(readers, "dequantizer", lambda name: asked.append(name) or dequantizing.dequantizer(name))
    weights = load(source)[1]
    assert kind.name in asked
    monkeypatch.setattr(readers, "dequantizer", lambda name: None)
    assert_same_weights(weights, load(source)[1])


@pytest.mark.parametrize(
    ("metadata", "named"),
    [
        ({"split.count": 3}, "split over 3 files"),
        ({"llama.rope.dimension_count": 4}, "rope.dimension_count is 4; only the size of a key head, 8"),
    ],
)
def test_what_is_not_implemented_is_refused_by_name(fixtures, tmp_path, metadata, named):
    path = write_gguf(fixtures / "llama_tied", tmp_path / "m.gguf", extra_metadata=metadata)
    with pytest.raises(UnsupportedModel, match=named):
        load_config(resolve(str(path)))


def test_unexpected_tensors_are_named(fixtures, tmp_path):
    path = write_gguf(fixtures / "llama_tied", tmp_path / "m.gguf", extra_tensors={"blk.0.attn_q.bias": np.zeros(32, np.float32)})
    with pytest.raises(CheckpointError, match=r"1 unexpected \(blk\.0\.attn_q\.bias\)"):
        load(resolve(str(path)))


def test_rope_factors_of_the_wrong_length_are_refused_with_both_lengths(fixtures, tmp_path):
    path = write_gguf(fixtures / "llama3", tmp_path / "m.gguf", extra_tensors={"rope_freqs.weight": np.ones(5, np.float32)})
    with pytest.raises(CheckpointError, match=r"shape \[5\], heads of 16 need \[8\]"):
        load_config(resolve(str(path)))


@pytest.mark.parametrize(
    ("metadata", "named"),
    [
        ({"llama.context_length": 1}, r"m\.gguf: llama sets context_length to 1 \(expected int >= 2"),
        ({"llama.block_count": 0}, r"m\.gguf: llama sets block_count to 0 \(expected int >= 1"),
        ({"llama.rope.freq_base": 0.0}, r"rope\.freq_base to 0\.0"),
        ({"llama.rope.freq_base": float("nan")}, r"rope\.freq_base to nan"),
        ({"llama.attention.head_count": "x"}, r"attention\.head_count to 'x'"),
        ({"llama.attention.head_count": 0}, r"attention\.head_count to 0"),
        ({"llama.attention.head_count_kv": 3}, r"attention\.head_count to 4, which is not a multiple of attention\.head_count_kv, 3"),
        ({"split.count": "x"}, r"split\.count to 'x'"),
        ({"tokenizer.ggml.eos_token_id": "x"}, r"tokenizer\.ggml\.eos_token_id to 'x'"),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_file_key_and_value(fixtures, tmp_path, metadata, named):
    path = write_gguf(fixtures / "llama_tied", tmp_path / "m.gguf")
    header = read_header(path)
    with pytest.raises(CheckpointError, match=named):
        read_gguf_config(replace(header, metadata=header.metadata | metadata), None, str(path))
