"""Qwen2 with experts (Yang et al. 2024), one of which all tokens share."""

from __future__ import annotations

from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families import mixtures
from xlaengine.check.oracle.families.common import ONLY, Config, attention, model, norm, pre_norm, windows

DEFAULTS = {
    "num_key_value_heads": 16,
    "rms_norm_eps": 1e-6,
    "max_position_embeddings": 32768,
    "sliding_window": 4096,
    "max_window_layers": 28,
    "num_experts": 60,
    "num_experts_per_tok": 4,
    "shared_expert_intermediate_size": 5632,
    "norm_topk_prob": False,
    "decoder_sparse_step": 1,
}


def define(config: Config) -> Definition:
    """With ``use_sliding_window`` the first, third, fifth… of the first ``max_window_layers`` layers have a window."""
    config = {**DEFAULTS, **config}
    L = config["num_hidden_layers"]
    kinds = ["sliding_attention" if i % 2 == 0 and i < config["max_window_layers"] else "full_attention" for i in range(L)]
    found = windows(config, config["sliding_window"], kinds) if config.get("use_sliding_window") else [None] * L
    blocks = mixtures.feed_forwards(config, mixtures.qwen(config))
    layers = [pre_norm(norm(config), attention(config, biased=True, window=each), block) for each, block in zip(found, blocks, strict=True)]
    return model(config, layers, {**ONLY, "qkv_bias": True})
