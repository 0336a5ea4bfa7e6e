"""GGUF files of Gemma 2 and 3 under the conventions of llama.cpp's converter, against the Hugging Face models that they were made of."""

from __future__ import annotations

from dataclasses import replace

import jax
import numpy as np
import pytest
from gguf_files import write_gguf

from xlaengine.models.blocks import Rope
from xlaengine.models.checkpoint import CheckpointError, load, load_config
from xlaengine.models.checkpoint.gguf_config import read_gguf_config
from xlaengine.models.families import spec_of
from xlaengine.sources import resolve
from xlaengine.sources.gguf_header import read_header

FAMILIES = ("gemma2", "gemma3")


@pytest.mark.parametrize("family", FAMILIES)
def test_a_gguf_file_gives_the_weights_of_its_hf_model_and_norms_that_compute_the_same(fixtures, tmp_path, family):
    weights = load(resolve(str(fixtures / family)))[1]
    read = load(resolve(str(write_gguf(fixtures / family, tmp_path / "m.gguf"))))[1]
    norms = []

    def compare(path, ours, theirs):
        name = jax.tree_util.keystr(path[-1:])
        if "norm" in name or "after" in name:
            norms.append(name)
            ours, theirs = 1 + ours, 1 + theirs  # the stored sum was rounded
        np.testing.assert_array_equal(ours, theirs)

    jax.tree_util.tree_map_with_path(compare, weights, read)
    assert len(norms) > 4


@pytest.mark.parametrize("family", FAMILIES)
def test_a_gguf_file_gives_the_config_of_its_hf_model_but_for_the_scale_that_llama_cpp_works_out(fixtures, tmp_path, family):
    ours = load_config(resolve(str(fixtures / family)))
    theirs = load_config(resolve(str(write_gguf(fixtures / family, tmp_path / "m.gguf"))))
    own = dict(theirs.own)
    assert own.pop("query_pre_attn_scalar") == theirs.head_dim
    caps = {key: pytest.approx(value) for key, value in ours.own if key != "query_pre_attn_scalar"}  # stored as float32
    assert own == caps
    assert theirs.norm_eps == pytest.approx(ours.norm_eps)
    assert replace(theirs, own=ours.own, norm_eps=ours.norm_eps, eos_token_ids=(2,)) == ours


@pytest.fixture
def read(fixtures, tmp_path):
    """``read("gemma2", {"block_count": 46})``: the config of a file with other metadata; those that are None are missing."""

    def from_metadata(family, changes):
        path = write_gguf(fixtures / family, tmp_path / "m.gguf")
        header = read_header(path)
        metadata = header.metadata | {f"{family}.{key}": value for key, value in changes.items()}
        return read_gguf_config(replace(header, metadata={k: v for k, v in metadata.items() if v is not None}), None, str(path))

    return from_metadata


@pytest.mark.parametrize(("family", "layers"), [("gemma2", 46), ("gemma3", 62)])
def test_the_largest_models_have_the_scale_of_width_over_heads(read, family, layers):
    """llama.cpp knows them by their layers: 144 in Gemma 2 27B, 168 in Gemma 3 27B."""
    largest = read(family, {"block_count": layers, "embedding_length": 5376, "attention.head_count": 32, "attention.head_count_kv": 16})
    assert dict(largest.own)["query_pre_attn_scalar"] == 168
    assert spec_of(largest).layers[0].mixer.scale == 168**-0.5
    assert dict(read(family, {"block_count": layers - 1}).own)["query_pre_attn_scalar"] == largest.head_dim


def test_a_gemma2_file_without_a_window_or_caps_has_those_of_llama_cpp(read):
    cfg = read("gemma2", dict.fromkeys(("attention.sliding_window", "attn_logit_softcapping", "final_logit_softcapping")))
    assert cfg.windows == (4096, None, 4096, None, 4096)
    assert (spec_of(cfg).layers[0].mixer.cap, spec_of(cfg).head.cap) == (50.0, 30.0)


def test_a_gemma3_file_without_a_window_has_layers_that_see_all(read):
    cfg = read("gemma3", {"attention.sliding_window": None})
    assert (cfg.windows, cfg.sliding_window) == ((), None)
    assert {layer.mixer.rope for layer in spec_of(cfg).layers} == {Rope(cfg.head_dim, cfg.rope_theta, cfg.rope_scaling)}


def test_a_gemma3_file_may_say_how_many_layers_slide_and_cap_its_logits(read):
    cfg = read("gemma3", {"attention.sliding_window_pattern": 3, "final_logit_softcapping": 12.5})
    assert cfg.windows == (7, 7, None, 7, 7, None, 7)
    assert spec_of(cfg).head.cap == 12.5


def test_a_gemma3_file_without_a_local_base_has_that_of_llama_cpp(read):
    """Earlier converters did not write it."""
    cfg = read("gemma3", {"rope.freq_base_swa": None})
    assert spec_of(cfg).layers[0].mixer.rope == Rope(cfg.head_dim, 10000.0)


def test_a_pattern_that_cannot_be_is_refused(read):
    with pytest.raises(CheckpointError, match=r"m\.gguf: gemma3 sets attention\.sliding_window_pattern to 0"):
        read("gemma3", {"attention.sliding_window_pattern": 0})
