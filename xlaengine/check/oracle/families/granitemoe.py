"""Granite 3 with experts (Granite Team 2024). The weights of experts are a softmax over the chosen ones."""

from __future__ import annotations

from xlaengine.check.oracle.blocks.experts import Experts
from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families import granite
from xlaengine.check.oracle.families.common import ONLY, Config, attention, norm, pre_norm

DEFAULTS = {**granite.DEFAULTS, "num_local_experts": 8, "num_experts_per_tok": 2}


def experts(config: Config) -> Experts:
    return Experts(
        count=config["num_local_experts"],
        top=config["num_experts_per_tok"],
        router="block_sparse_moe.router.layer",
        divided=True,
        stacked=("block_sparse_moe.input_linear.weight", "block_sparse_moe.output_linear.weight"),
    )


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config}
    layer = pre_norm(norm(config), attention(config, scale=config["attention_multiplier"]), experts(config))
    return granite.scaled(config, [layer] * config["num_hidden_layers"], ONLY)
