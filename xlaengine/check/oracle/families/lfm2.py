"""LFM2 (Liquid AI 2025, arXiv 2511.23404): short gated convolutions, and attention in some layers."""

from __future__ import annotations

from xlaengine.check.oracle.blocks.feed_forward import GatedFeedForward
from xlaengine.check.oracle.blocks.short_conv import ShortConv
from xlaengine.check.oracle.definition import Block, Definition
from xlaengine.check.oracle.families.common import ONLY, Config, attention, kinds, model, norm, pre_norm

DEFAULTS = {
    "num_key_value_heads": 8,
    "max_position_embeddings": 128_000,
    "rope_theta": 1_000_000.0,
    "tie_word_embeddings": True,
}
EPS = 1e-5


def define(config: Config) -> Definition:
    """``layer_types`` names the layers that attend, or ``full_attn_idxs`` lists them; without either, all layers attend."""
    config = {**DEFAULTS, **config}
    tied = config.get("tie_embedding", config["tie_word_embeddings"])
    config = {"rms_norm_eps": config.get("norm_eps", EPS), **config, "tie_word_embeddings": tied}
    L, attends = config["num_hidden_layers"], config.get("full_attn_idxs")
    default = ["full_attention" if attends is None or i in attends else "conv" for i in range(L)]
    mixer = attention(config, head_norm=norm(config), output="out_proj", norm="layernorm")
    mixers: dict[str, Block] = {"full_attention": mixer, "conv": ShortConv()}
    feed_forward = GatedFeedForward(names=("feed_forward.w1", "feed_forward.w3", "feed_forward.w2"))
    layers = [
        pre_norm(norm(config), mixers[kind], feed_forward, ("operator_norm", "ffn_norm")) for kind in kinds(config, default, set(mixers))
    ]
    return model(config, layers, {**ONLY, "conv_bias": False}, final_norm_name="model.embedding_norm")
