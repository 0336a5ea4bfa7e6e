"""Qwen3-Next (Qwen Team 2025): gated delta networks, gated attention in every fourth layer, and experts."""

from __future__ import annotations

from collections.abc import Iterable

from xlaengine.check.oracle.blocks.arithmetic import RmsNorm
from xlaengine.check.oracle.blocks.gated_delta import GatedDeltaNet
from xlaengine.check.oracle.definition import Block, Definition
from xlaengine.check.oracle.families import mixtures
from xlaengine.check.oracle.families.common import ONLY, Config, attention, head_dim, kinds, model, norm, pre_norm, rope_settings, rotation

DEFAULTS = {
    "num_attention_heads": 16,
    "num_key_value_heads": 2,
    "head_dim": 256,
    "rms_norm_eps": 1e-6,
    "max_position_embeddings": 32768,
    "partial_rotary_factor": 0.25,
    "full_attention_interval": 4,
    "linear_key_head_dim": 128,
    "linear_value_head_dim": 128,
    "linear_num_key_heads": 16,
    "linear_num_value_heads": 32,
    "num_experts": 512,
    "num_experts_per_tok": 10,
    "shared_expert_intermediate_size": 512,
    "norm_topk_prob": True,
    "decoder_sparse_step": 1,
}


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config}
    return hybrid(config, by_key_head=True, blocks=mixtures.feed_forwards(config, mixtures.qwen(config)))


def hybrid(config: Config, by_key_head: bool, blocks: Iterable[Block | None]) -> Definition:
    """Norms multiply by 1 + weight, except those of the value heads. ``blocks`` are the feed-forwards; None for a plain one."""
    plus_one = RmsNorm(norm(config).eps, adds_one=True)
    rotated = rope_settings(config).get("partial_rotary_factor") or config["partial_rotary_factor"]
    mixers: dict[str, Block] = {
        "full_attention": attention(config, rotation=rotation(config, int(head_dim(config) * rotated)), head_norm=plus_one, gated=True),
        "linear_attention": GatedDeltaNet(
            key_heads=config["linear_num_key_heads"],
            value_heads=config["linear_num_value_heads"],
            key_dim=config["linear_key_head_dim"],
            value_dim=config["linear_value_head_dim"],
            norm=norm(config),
            by_key_head=by_key_head,
        ),
    }
    interval = config["full_attention_interval"]
    default = ["linear_attention" if (i + 1) % interval else "full_attention" for i in range(config["num_hidden_layers"])]
    found = kinds(config, default, set(mixers))
    layers = [pre_norm(plus_one, mixers[kind], block) for kind, block in zip(found, blocks, strict=True)]
    only = {key: value for key, value in ONLY.items() if key != "partial_rotary_factor"}
    return model(config, layers, only, final_norm=plus_one)
