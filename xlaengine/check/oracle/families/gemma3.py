"""Gemma 3's text model (Gemma Team 2025, arXiv 2503.19786): Gemma 2 with norms of q and k, two rotations and no cap of scores."""

from __future__ import annotations

from dataclasses import replace

from xlaengine.check.oracle.blocks.arithmetic import RmsNorm
from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families import gemma2
from xlaengine.check.oracle.families.common import Config, attention, norm, rotations, windows

DEFAULTS = {**gemma2.DEFAULTS, "max_position_embeddings": 131072, "final_logit_softcapping": None, "attn_logit_softcapping": None}
PERIOD = 6
"""The default of ``sliding_window_pattern``: the last layer of each period sees all positions. ``layer_types`` takes precedence."""

BASES = {"sliding_attention": 10_000.0, "full_attention": 1_000_000.0}


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config}
    period = config.get("sliding_window_pattern") or config.get("_sliding_window_pattern") or PERIOD
    kinds = ["sliding_attention" if (i + 1) % period else "full_attention" for i in range(config["num_hidden_layers"])]
    rotation = rotations(config, config["head_dim"], "rope_local_base_freq", BASES)
    mixer = attention(
        config,
        rotation=rotation["full_attention"],
        scale=(config["query_pre_attn_scalar"] or gemma2.SCALAR) ** -0.5,
        head_norm=RmsNorm(norm(config).eps, adds_one=True),
    )
    sliding = replace(mixer, rotation=rotation["sliding_attention"])
    sizes = windows(config, config["sliding_window"], kinds)
    return gemma2.gemma(config, [mixer if size is None else replace(sliding, window=size) for size in sizes], attn_logit_softcapping=None)
