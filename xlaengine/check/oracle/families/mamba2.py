"""Mamba2 (Dao & Gu 2024, arXiv 2405.21060): no attention and no feed-forwards."""

from __future__ import annotations

import math

from xlaengine.check.oracle.definition import Branch, Definition, Layer
from xlaengine.check.oracle.families import bamba
from xlaengine.check.oracle.families.common import ONLY, Config, model, norm

DEFAULTS = {
    "num_heads": 128,
    "head_dim": 64,
    "n_groups": 8,
    "state_size": 128,
    "expand": 2,
    "use_conv_bias": True,
    "layer_norm_epsilon": 1e-5,
    "time_step_limit": (0.0, math.inf),
    "max_position_embeddings": 2**20,
}
NAMES = {
    "mamba_n_heads": "num_heads",
    "mamba_d_head": "head_dim",
    "mamba_n_groups": "n_groups",
    "mamba_d_state": "state_size",
    "mamba_expand": "expand",
    "mamba_conv_bias": "use_conv_bias",
    "rms_norm_eps": "layer_norm_epsilon",
}
"""The names of Mamba2's ``config.json``, by the names in a converted checkpoint."""


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config}
    config = {**{common: config[own] for common, own in NAMES.items()}, **config}
    mixer = bamba.mamba2(config, norm(config), name="mixer")
    layers = [Layer((Branch(mixer, before="norm"),), norm(config))] * config["num_hidden_layers"]
    names = {"embedding_name": "backbone.embeddings", "layers_name": "backbone.layers", "final_norm_name": "backbone.norm_f"}
    return model(config, layers, {**ONLY, "use_bias": False}, **names)
