"""Bamba (Ganti et al. 2024): Mamba2, and attention in some layers."""

from __future__ import annotations

import math
from typing import Any

from xlaengine.check.oracle.blocks.arithmetic import RmsNorm
from xlaengine.check.oracle.blocks.feed_forward import GatedFeedForward
from xlaengine.check.oracle.blocks.mamba2 import Mamba2
from xlaengine.check.oracle.definition import Block, Definition
from xlaengine.check.oracle.families.common import ONLY, Config, attention, head_dim, model, norm, pre_norm, rotation

DEFAULTS = {
    "num_key_value_heads": 8,
    "rms_norm_eps": 1e-5,
    "max_position_embeddings": 262144,
    "mamba_n_heads": 128,
    "mamba_d_head": "auto",
    "mamba_n_groups": 1,
    "mamba_d_state": 256,
    "mamba_expand": 2,
    "mamba_conv_bias": True,
    "time_step_limit": (0.0, math.inf),
}
ONLY_OF_MAMBA = {**ONLY, "mamba_proj_bias": False}
NORMS = "input_layernorm", "pre_ff_layernorm"
FEED_FORWARD = ("feed_forward.gate_proj", "feed_forward.up_proj", "feed_forward.down_proj")
ROTATED_PART = 0.5
"""The part of each head that is rotated; no setting changes it."""


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config}
    attends = config.get("attn_layer_indices") or ()
    mixer = attention(config, rotation=rotation(config, int(head_dim(config) * ROTATED_PART)))
    mixers: list[Block] = [mixer if i in attends else mamba2(config, norm(config)) for i in range(config["num_hidden_layers"])]
    layers = [pre_norm(norm(config), each, GatedFeedForward(names=FEED_FORWARD), NORMS) for each in mixers]
    only = {key: value for key, value in ONLY_OF_MAMBA.items() if key != "partial_rotary_factor"}
    return model(config, layers, only, final_norm_name="model.final_layernorm")


def mamba2(config: Config, norm: RmsNorm | None, **more: Any) -> Mamba2:
    heads, size = config["mamba_n_heads"], config["mamba_d_head"]
    least, greatest = map(number, config["time_step_limit"])
    return Mamba2(
        heads=heads,
        head_dim=config["mamba_expand"] * config["hidden_size"] // heads if size == "auto" else size,
        groups=config["mamba_n_groups"],
        state=config["mamba_d_state"],
        norm=norm,
        step_limits=(least, greatest),
        conv_biased=config["mamba_conv_bias"],
        **more,
    )


def number(stated: Any) -> float:
    """JSON lacks infinities: transformers writes ``{"__float__": "Infinity"}``, and a converted checkpoint has a string."""
    return float(stated["__float__"] if isinstance(stated, dict) else stated)
