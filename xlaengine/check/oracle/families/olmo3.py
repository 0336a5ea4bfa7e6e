"""OLMo 3 (OLMo Team 2025, arXiv 2512.13961): OLMo 2 with a window in three of four layers; only the others' rotation is scaled."""

from __future__ import annotations

from dataclasses import replace

from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import Config, attention, head_dim, norm, rotations, windows
from xlaengine.check.oracle.families.olmo2 import post_norm

WINDOW, PERIOD = 4096, 4
"""The default window, and the period: the last layer of each period has no window."""

BASES = {"sliding_attention": 500_000.0, "full_attention": 500_000.0}


def define(config: Config) -> Definition:
    config = {"rms_norm_eps": 1e-5, **config}
    local_base = "rope_local_base_freq" if "rope_local_base_freq" in config else "rope_theta"  # converted checkpoints have the former
    rotation = rotations(config, head_dim(config), local_base, BASES)
    mixer = attention(config, rotation=rotation["full_attention"], projection_norm=norm(config))
    sliding = replace(mixer, rotation=rotation["sliding_attention"])
    kinds = ["sliding_attention" if (i + 1) % PERIOD else "full_attention" for i in range(config["num_hidden_layers"])]
    sizes = windows(config, config.get("sliding_window", WINDOW), kinds)
    return post_norm(config, [mixer if size is None else replace(sliding, window=size) for size in sizes])
