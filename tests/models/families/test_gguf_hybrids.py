"""GGUF files of hybrids by llama.cpp's own converter (``tests/fixtures/make_gguf_fixtures.py``), and under other metadata."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from tests.families import RECURRENT, WITH_GGUF
from tests.models.families.conftest import Changed, Metadata
from xlaengine.models.blocks import Rope, SwiGLU
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel, load
from xlaengine.models.checkpoint.gguf_config import read_gguf_config
from xlaengine.models.families import spec_of
from xlaengine.sources import resolve
from xlaengine.sources.gguf_header import read_header

MULTIPLIED = ("falcon_h1",)
"""Families whose tensors the converter multiplies by the settings: only their logits can be compared."""
SHORTER = ("qwen3_next_moe",)
"""Families of whose layers one is left out."""
ALIKE = [family for family in RECURRENT if family in WITH_GGUF and family not in (*MULTIPLIED, *SHORTER)]
CHANGED = ("decay",)
PLUS_ONE = ("norm", "q_norm", "k_norm", "final_norm")
"""Parameters that the converter changes: of any family, and of `qwen3_5` and `qwen3_5_moe`."""


@pytest.mark.parametrize("family", ALIKE)
def test_a_converted_file_gives_the_weights_and_the_config_of_its_hf_model(family: str, fixtures: Path, changed: Changed) -> None:
    """All are float32: what the converter only copies or reorders is the same to the bit."""
    changes = json.loads((fixtures / "gguf" / "changes.json").read_text())[family]
    hf_cfg, hf_weights = load(resolve(str(changed(family, **changes))))
    cfg, weights = load(resolve(str(fixtures / "gguf" / f"{family}.gguf")))
    rounded = CHANGED + (PLUS_ONE if family.startswith("qwen3_5") else ())

    def compare(path: tuple[Any, ...], stored: np.ndarray, original: np.ndarray) -> None:
        name = getattr(path[-1], "key", None) or getattr(path[-1], "name", None)
        tolerance = 2e-7 if name in rounded else 0
        np.testing.assert_allclose(stored, original, rtol=tolerance, atol=tolerance, err_msg=jax.tree_util.keystr(path))

    jax.tree_util.tree_map_with_path(compare, weights, hf_weights)
    own = {name: pytest.approx(value) if isinstance(value, float) else value for name, value in hf_cfg.own}
    assert (dict(cfg.own), cfg.norm_eps, cfg.rope_theta) == (own, pytest.approx(hf_cfg.norm_eps), pytest.approx(hf_cfg.rope_theta))
    assert replace(cfg, own=hf_cfg.own, norm_eps=hf_cfg.norm_eps) == hf_cfg


def test_a_file_of_falcon_h1_has_multipliers_of_1(fixtures: Path) -> None:
    """They are in its tensors. It has norms of groups, behind the gate."""
    cfg, _ = load(resolve(str(fixtures / "gguf" / "falcon_h1.gguf")))
    own = dict(cfg.own)
    assert {own[key] for key in own if key.endswith("multiplier")} == {1.0}
    assert (own["mlp_multipliers"], own["ssm_multipliers"]) == ((1.0,) * 2, (1.0,) * 5)
    assert (own["mamba_rms_norm"], own["mamba_norm_before_gate"], own["mamba_d_ssm"]) == (True, False, 60)


@pytest.mark.parametrize(
    ("family", "ending", "setting"),
    [("falcon_h1", "ssm_norm.weight", "mamba_rms_norm"), ("mamba2", "ssm_conv1d.bias", "mamba_conv_bias")],
)
def test_a_tensor_that_is_not_there_is_switched_off(fixtures: Path, family: str, ending: str, setting: str) -> None:
    header = read_header(fixtures / "gguf" / f"{family}.gguf")
    without = {name: tensor for name, tensor in header.tensors.items() if not name.endswith(ending)}
    assert len(without) == len(header.tensors) - 3
    found = [dict(read_gguf_config(each, None).own)[setting] for each in (header, replace(header, tensors=without))]
    assert found == [True, False]


def test_a_tied_head_of_falcon_h1_is_refused(fixtures: Path) -> None:
    """Its multiplier is not in the file, and the embedding is multiplied by another one."""
    header = read_header(fixtures / "gguf" / "falcon_h1.gguf")
    tied = replace(header, tensors={name: tensor for name, tensor in header.tensors.items() if name != "output.weight"})
    with pytest.raises(UnsupportedModel, match=r"no output\.weight: .*lm_head_multiplier"):
        read_gguf_config(tied, None)


@pytest.mark.parametrize(
    ("changes", "part"),
    [({"rope.dimension_count": 8}, r"1\.0"), ({"rope.dimension_count": None}, r"1\.0"), ({"rope.scaling.finetuned": False}, "0")],
)
def test_a_bamba_that_rotates_another_part_of_a_head_is_refused(read_gguf: Metadata, changes: dict[str, Any], part: str) -> None:
    with pytest.raises(UnsupportedModel, match=rf"bamba\.gguf: the GGUF model rotates {part} of each head"):
        read_gguf("bamba", changes)


def test_a_file_of_bamba_without_the_switch_rotates(read_gguf: Metadata) -> None:
    assert read_gguf("bamba", {"rope.scaling.finetuned": None}) == read_gguf("bamba", {})


def test_what_a_file_of_granite_4_does_not_say_is_what_llama_cpp_assumes(read_gguf: Metadata) -> None:
    """Rotation, the scale of a head's size, and the width of the one feed-forward there is."""
    cfg = read_gguf("granitemoehybrid", dict.fromkeys(("rope.scaling.finetuned", "attention.scale", "expert_shared_feed_forward_length")))
    assert (dict(cfg.own)["position_embedding_type"], cfg.mlp) == ("rope", 56)
    attention = spec_of(cfg).layers[1].mixer
    assert (attention.scale, attention.rope) == (8**-0.5, Rope(8, cfg.rope_theta))


def test_a_file_of_granite_4_without_experts_may_count_them(read_gguf: Metadata) -> None:
    cfg = read_gguf("granitemoehybrid", {"expert_count": 0, "expert_used_count": 0})
    assert isinstance(spec_of(cfg).layers[0].feed_forward, SwiGLU)


def test_layers_of_qwen3_5_are_by_interval_if_the_file_does_not_list_them(read_gguf: Metadata) -> None:
    """The last of the five is for multi-token prediction."""
    unlisted = {"attention.recurrent_layers": None}
    for interval, attends in ((None, [3]), (2, [1, 3]), (3, [2])):
        cfg = read_gguf("qwen3_5", unlisted | {"full_attention_interval": interval})
        kinds = dict(cfg.own)["layer_types"]
        assert [i for i, kind in enumerate(kinds) if kind == "full_attention"] == attends
        assert len(kinds) == cfg.layers == 4


@pytest.mark.parametrize(
    ("family", "changes", "error", "message"),
    [
        ("qwen3_5", {"nextn_predict_layers": 5}, CheckpointError, "sets block_count to 5 and nextn_predict_layers to 5"),
        ("qwen3_5", {"ssm.inner_size": None}, CheckpointError, r"lacks qwen35\.ssm\.inner_size"),
        ("qwen3_5", {"attention.recurrent_layers": [True, False]}, CheckpointError, "2 layer_types"),
        ("qwen3_5", {"expert_count": 4}, UnsupportedModel, "has 4 experts a layer, and qwen3_5_text is supported only without experts"),
        ("mamba2", {"ssm.time_step_rank": None}, CheckpointError, r"lacks mamba2\.ssm\.time_step_rank"),
        ("mamba2", {"ssm.time_step_rank": 7}, CheckpointError, "mamba_n_heads to 7"),
        ("granitemoehybrid", {"attention.head_count_kv": None}, CheckpointError, r"lacks granitehybrid\.attention\.head_count_kv"),
        ("lfm2", {"shortconv.l_cache": None}, CheckpointError, r"lacks lfm2\.shortconv\.l_cache"),
        ("lfm2_moe", {"expert_gating_func": 1}, CheckpointError, r"lfm2moe sets expert_gating_func to 1"),
        ("lfm2_moe", {"leading_dense_block_count": None}, CheckpointError, r"lacks lfm2moe\.leading_dense_block_count"),
        ("qwen3_next_moe", {"expert_used_count": 6}, CheckpointError, "num_experts_per_tok to 6, which is more than num_experts, 5"),
        ("qwen3_5_moe", {"expert_feed_forward_length": None}, CheckpointError, r"lacks qwen35moe\.expert_feed_forward_length"),
        ("granitemoehybrid_moe", {"expert_used_count": 0}, CheckpointError, "num_experts_per_tok to 0 and num_local_experts to 5"),
    ],
)
def test_what_is_missing_or_cannot_be_is_refused(
    read_gguf: Metadata, family: str, changes: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        read_gguf(family, changes)
