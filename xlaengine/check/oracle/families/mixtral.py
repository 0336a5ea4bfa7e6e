"""Mixtral (Jiang et al. 2024): Mistral with experts. The weights of experts are a softmax over the chosen ones."""

from __future__ import annotations

from xlaengine.check.oracle.blocks.experts import Experts
from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import ONLY, Config, attention, model, norm, pre_norm
from xlaengine.check.oracle.families.mixtures import each_of

DEFAULTS = {
    "num_key_value_heads": 8,
    "max_position_embeddings": 131_072,
    "rope_theta": 1e6,
    "num_local_experts": 8,
    "num_experts_per_tok": 2,
}


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config}
    experts = Experts(
        count=config["num_local_experts"],
        top=config["num_experts_per_tok"],
        router="block_sparse_moe.gate",
        divided=True,
        each=each_of("block_sparse_moe", ("w1", "w3", "w2")),
    )
    layer = pre_norm(norm(config), attention(config, window=config.get("sliding_window")), experts)
    return model(config, [layer] * config["num_hidden_layers"], ONLY)
