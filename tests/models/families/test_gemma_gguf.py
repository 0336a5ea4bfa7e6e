"""GGUF files of Gemma 2 and 3 by llama.cpp's own converter (``tests/fixtures/make_gguf_fixtures.py``), and under other metadata."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from tests.families import PLUS_ONE
from tests.models.families.conftest import Changed, Metadata
from xlaengine.models.blocks import Rope
from xlaengine.models.checkpoint import CheckpointError, load
from xlaengine.models.families import spec_of
from xlaengine.models.weights import abstract
from xlaengine.ops.params import is_param
from xlaengine.sources import resolve


@pytest.mark.parametrize("family", PLUS_ONE)
def test_a_converted_file_gives_the_weights_and_the_config_of_its_hf_model(family: str, fixtures: Path, changed: Changed) -> None:
    """Its matrices are float16, its norms 1 + weight, and its numbers float32."""
    changes = json.loads((fixtures / "gguf" / "changes.json").read_text())[family]
    hf_cfg, hf_weights = load(resolve(str(changed(family, **changes))))
    cfg, weights = load(resolve(str(fixtures / "gguf" / f"{family}.gguf")))
    norms: list[str] = []

    def compare(path: tuple[Any, ...], param: Any, stored: np.ndarray, original: np.ndarray) -> None:
        if not param.is_matrix and len(param.shape) == 1:
            norms.append(jax.tree_util.keystr(path))
            np.testing.assert_array_equal(1 + stored, 1 + original)
        else:
            np.testing.assert_array_equal(stored, original.astype(np.float16).astype(np.float32))

    jax.tree_util.tree_map_with_path(compare, abstract(spec_of(hf_cfg)), weights, hf_weights, is_leaf=is_param)
    assert len(norms) > 4
    own = {name: pytest.approx(value) if isinstance(value, float) else value for name, value in hf_cfg.own}
    assert (dict(cfg.own), cfg.norm_eps) == (own, pytest.approx(hf_cfg.norm_eps))
    assert replace(cfg, own=hf_cfg.own, norm_eps=hf_cfg.norm_eps) == hf_cfg


@pytest.mark.parametrize(("family", "layers"), [("gemma2", 46), ("gemma3", 62)])
def test_the_largest_models_have_the_scale_of_width_over_heads(read_gguf: Metadata, family: str, layers: int) -> None:
    """llama.cpp knows them by their layers: 144 in Gemma 2 27B, 168 in Gemma 3 27B."""
    largest = read_gguf(
        family, {"block_count": layers, "embedding_length": 5376, "attention.head_count": 32, "attention.head_count_kv": 16}
    )
    assert dict(largest.own)["query_pre_attn_scalar"] == 168
    assert spec_of(largest).layers[0].mixer.scale == 168**-0.5
    assert dict(read_gguf(family, {"block_count": layers - 1}).own)["query_pre_attn_scalar"] == largest.head_dim


def test_a_gemma2_file_without_a_window_or_caps_has_those_of_llama_cpp(read_gguf: Metadata) -> None:
    cfg = read_gguf("gemma2", dict.fromkeys(("attention.sliding_window", "attn_logit_softcapping", "final_logit_softcapping")))
    assert cfg.windows == (4096, None, 4096, None, 4096)
    assert (spec_of(cfg).layers[0].mixer.cap, spec_of(cfg).head.cap) == (50.0, 30.0)


def test_a_gemma3_file_without_a_window_has_layers_that_see_all(read_gguf: Metadata) -> None:
    cfg = read_gguf("gemma3", {"attention.sliding_window": None})
    assert (cfg.windows, cfg.sliding_window) == ((), None)
    assert {layer.mixer.rope for layer in spec_of(cfg).layers} == {Rope(cfg.head_dim, cfg.rope_theta, cfg.rope_scaling)}


def test_a_gemma3_file_may_say_how_many_layers_slide_and_cap_its_logits(read_gguf: Metadata) -> None:
    cfg = read_gguf("gemma3", {"attention.sliding_window_pattern": 3, "final_logit_softcapping": 12.5})
    assert cfg.windows == (7, 7, None, 7, 7, None, 7)
    assert spec_of(cfg).head.cap == 12.5


def test_a_gemma3_file_without_a_local_base_has_that_of_llama_cpp(read_gguf: Metadata) -> None:
    """Earlier converters did not write it."""
    cfg = read_gguf("gemma3", {"rope.freq_base_swa": None})
    assert spec_of(cfg).layers[0].mixer.rope == Rope(cfg.head_dim, 10000.0)


def test_a_pattern_that_cannot_be_is_refused(read_gguf: Metadata) -> None:
    with pytest.raises(CheckpointError, match=r"gemma3\.gguf: gemma3 sets attention\.sliding_window_pattern to 0"):
        read_gguf("gemma3", {"attention.sliding_window_pattern": 0})
