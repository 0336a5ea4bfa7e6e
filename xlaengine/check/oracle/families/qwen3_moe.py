"""Qwen3 with experts (Yang et al. 2025)."""

from __future__ import annotations

from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families import mixtures
from xlaengine.check.oracle.families.common import Config, attention, model, norm, pre_norm

DEFAULTS = {
    "num_key_value_heads": 4,
    "rms_norm_eps": 1e-6,
    "max_position_embeddings": 32768,
    "sliding_window": 4096,
    "num_experts": 128,
    "num_experts_per_tok": 8,
    "norm_topk_prob": False,
    "decoder_sparse_step": 1,
}


def define(config: Config) -> Definition:
    """With ``use_sliding_window`` all layers have the window. transformers 5 writes ``num_local_experts``."""
    config = {**DEFAULTS, **config}
    config = {**config, "num_experts": config.get("num_local_experts", config["num_experts"])}
    mixer = attention(config, head_norm=norm(config), window=config["sliding_window"] if config.get("use_sliding_window") else None)
    blocks = mixtures.feed_forwards(config, mixtures.qwen(config))
    return model(config, [pre_norm(norm(config), mixer, block) for block in blocks])
