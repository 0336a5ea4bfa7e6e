"""Granite 4 (Granite Team 2025): Granite's multipliers, Mamba2, attention in some layers, and experts beside a shared feed-forward."""

from __future__ import annotations

from xlaengine.check.oracle.blocks.experts import SharedExpert
from xlaengine.check.oracle.blocks.feed_forward import GatedFeedForward
from xlaengine.check.oracle.blocks.parallel import Parallel, Scaled
from xlaengine.check.oracle.definition import Block, Definition
from xlaengine.check.oracle.families import bamba, granite, granitemoe
from xlaengine.check.oracle.families.common import Config, attention, head_dim, kinds, norm, pre_norm, rotation

DEFAULTS = {
    **bamba.DEFAULTS,
    **granitemoe.DEFAULTS,
    "num_key_value_heads": None,
    "max_position_embeddings": 2048,
}
LAYER_KINDS = {"mamba": "linear_attention", "attention": "full_attention"}
"""The current names of the kinds of layers, by their earlier names."""


def define(config: Config) -> Definition:
    """Without ``position_embedding_type`` ``rope`` attention has no positions. ``layers_block_type`` is another name of ``layer_types``."""
    config = {**DEFAULTS, **config}
    listed: list[str] = config.get("layers_block_type") or config.get("layer_types") or ["linear_attention"] * config["num_hidden_layers"]
    named = [LAYER_KINDS.get(kind, kind) for kind in listed]
    rotated = rotation(config, head_dim(config)) if config.get("position_embedding_type") == "rope" else None
    mixers: dict[str, Block] = {
        "full_attention": attention(config, rotation=rotated, scale=config["attention_multiplier"]),
        "linear_attention": bamba.mamba2(config, norm(config)),
    }
    shared = GatedFeedForward(names=("shared_mlp.input_linear", "shared_mlp.output_linear"))
    beside = Parallel((Scaled(granitemoe.experts(config)), Scaled(SharedExpert(shared))))
    feed_forward: Block = beside if config["num_local_experts"] else shared
    found = kinds({**config, "layer_types": named}, named, set(mixers))
    layers = [pre_norm(norm(config), mixers[kind], feed_forward) for kind in found]
    return granite.scaled(config, layers, bamba.ONLY_OF_MAMBA)
