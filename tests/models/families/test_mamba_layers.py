"""Settings of families with Mamba2 layers: defaults of transformers, spellings, and what is refused by name."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.models.families.conftest import Read
from xlaengine.models.blocks import Attention, RMSNorm
from xlaengine.models.config import ModelConfig
from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families import spec_of
from xlaengine.models.families.mamba_layers import mamba_of
from xlaengine.models.mamba2 import Mamba2
from xlaengine.models.parallel import Parallel


def test_settings_that_are_missing_have_the_defaults_of_transformers(read: Read) -> None:
    cfg = read("bamba", without=("mamba_d_conv", "mamba_conv_bias", "time_step_limit", "mamba_d_state", "mamba_d_head"))
    mamba = mamba_of(cfg)
    assert (mamba.taps, mamba.conv_bias, mamba.steps, mamba.state, mamba.head_dim) == (4, True, (0.0, math.inf), 256, 12)
    assert mamba_of(read("bamba", mamba_d_head="auto")).head_dim == 12
    assert mamba_of(read("bamba", mamba_d_conv=None)).taps == 4


@pytest.mark.parametrize("infinity", [math.inf, {"__float__": "Infinity"}])
def test_an_infinite_time_step_has_two_spellings_and_is_kept_as_json(infinity: Any, read: Read) -> None:
    cfg = read("bamba", time_step_limit=[0.5, infinity])
    assert mamba_of(cfg).steps == (0.5, math.inf)
    assert msgspec.json.decode(msgspec.json.encode(cfg), type=ModelConfig) == cfg


def test_settings_of_mamba2_that_are_missing_have_the_defaults_of_transformers(read: Read) -> None:
    sizes = ("num_heads", "head_dim", "n_groups", "state_size", "conv_kernel", "layer_norm_epsilon")
    mamba = mamba_of(read("mamba2", without=sizes, expand=256))
    assert (mamba.heads, mamba.head_dim, mamba.groups, mamba.state, mamba.taps) == (128, 64, 8, 128, 4)
    assert mamba.norm == RMSNorm(1024, 1e-5)


def test_numbers_of_attention_heads_in_a_mamba2_are_ignored(read: Read) -> None:
    assert read("mamba2", num_attention_heads=4, num_key_value_heads=3) == read("mamba2")


def test_layers_of_granitemoehybrid_have_earlier_names_too(read: Read) -> None:
    named = ["mamba", "attention", "mamba", "mamba"]
    assert read("granitemoehybrid", layer_types=named) == read("granitemoehybrid")
    renamed = read("granitemoehybrid", without=("layer_types",), layers_block_type=named)
    assert renamed == read("granitemoehybrid")


@pytest.mark.parametrize("positions", [None, "nope"])
def test_attention_of_granitemoehybrid_may_have_no_positions(positions: str | None, read: Read) -> None:
    model = spec_of(read("granitemoehybrid", position_embedding_type=positions))
    assert (len(spec_of(read("granitemoehybrid")).tables), model.tables) == (1, ())


def test_settings_that_falcon_h1_does_not_state_have_the_defaults_of_transformers(read: Read) -> None:
    multipliers = ("mlp_multipliers", "ssm_multipliers", "ssm_in_multiplier", "key_multiplier")
    cfg = read(
        "falcon_h1", without=("mamba_rms_norm", "mamba_norm_before_gate", "mamba_d_ssm", *multipliers), mamba_d_head=None, mamba_n_heads=4
    )
    mixer = spec_of(cfg).layers[0].mixer
    assert isinstance(mixer, Parallel)
    attention, mamba = mixer.mixers
    assert isinstance(attention, Attention)
    assert isinstance(mamba, Mamba2)
    assert (mamba.norm, mamba.norm_first, mamba.inner, mamba.multipliers) == (None, True, 1024, (1.0,) * 5)
    assert attention.scale == pytest.approx(1.1**2 * 8**-0.5)
    assert mamba_of(read("falcon_h1", mamba_d_ssm=None, mamba_d_head="auto")).inner == 96


def test_a_head_of_mamba2_may_have_an_odd_size(read: Read) -> None:
    """It is not rotated."""
    cfg = read("mamba2", num_heads=32, head_dim=3)
    assert (mamba_of(cfg).heads, mamba_of(cfg).head_dim) == (32, 3)
    assert replace(cfg, own=()) == replace(read("mamba2"), own=()), "nothing else has the number"


@pytest.mark.parametrize(
    ("family", "error", "message", "settings"),
    [
        ("bamba", CheckpointError, "mamba_n_heads to 8, which must be 96 divided by mamba_d_head, 10", {"mamba_d_head": 10}),
        ("bamba", CheckpointError, "mamba_n_heads to 8, which is not a multiple of mamba_n_groups, 3", {"mamba_n_groups": 3}),
        ("bamba", CheckpointError, "time_step_limit to [2.0, 1.0]", {"time_step_limit": [2.0, 1.0]}),
        ("bamba", CheckpointError, "attn_layer_indices to 3 among others and num_hidden_layers to 3", {"attn_layer_indices": [1, 3]}),
        ("bamba", UnsupportedModel, "mamba_d_conv to 1; a convolution needs at least 2 tokens", {"mamba_d_conv": 1}),
        ("bamba", UnsupportedModel, "mamba_proj_bias to True; only False is supported", {"mamba_proj_bias": True}),
        ("falcon_h1", CheckpointError, "mamba_n_heads to 6, which must be 60 divided by mamba_d_head, 16", {"mamba_d_head": 16}),
        ("falcon_h1", CheckpointError, "ssm_multipliers to 4 numbers; it must be 5", {"ssm_multipliers": [1.0] * 4}),
        ("falcon_h1", CheckpointError, "mlp_multipliers to 3 numbers; it must be 2", {"mlp_multipliers": [1.0] * 3}),
        ("falcon_h1", CheckpointError, "ssm_in_multiplier to '1'", {"ssm_in_multiplier": "1"}),
        ("falcon_h1", UnsupportedModel, "projectors_bias to True; only False is supported", {"projectors_bias": True}),
        ("mamba2", UnsupportedModel, "use_bias to True; only False is supported", {"use_bias": True}),
        ("mamba2", CheckpointError, "mamba_n_heads to 7, which must be 96 divided by mamba_d_head, 12", {"num_heads": 7}),
        ("granitemoehybrid", UnsupportedModel, "position_embedding_type to 'learned'", {"position_embedding_type": "learned"}),
        ("granitemoehybrid", UnsupportedModel, "layer_types to 'conv' among others", {"layer_types": ["conv"] * 4}),
        ("granitemoehybrid", CheckpointError, "1 layer_types and num_hidden_layers to 4", {"layer_types": ["mamba"]}),
    ],
)
def test_settings_that_fit_no_model_are_refused_by_name(
    family: str, error: type[Exception], message: str, settings: dict[str, Any], read: Read
) -> None:
    with pytest.raises(error, match=re.escape(message)):
        read(family, **settings)
