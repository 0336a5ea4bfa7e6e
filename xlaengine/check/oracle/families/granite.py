"""Granite 3 (Granite Team 2024): Llama with four multipliers, as in muP (Yang et al. 2022)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from xlaengine.check.oracle.definition import Definition, Layer
from xlaengine.check.oracle.families.common import ONLY, Config, attention, model, norm, pre_norm

DEFAULTS = {
    "rms_norm_eps": 1e-6,
    "embedding_multiplier": 1.0,
    "logits_scaling": 1.0,
    "residual_multiplier": 1.0,
    "attention_multiplier": 1.0,
}


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config}
    layer = pre_norm(norm(config), attention(config, scale=config["attention_multiplier"]))
    return scaled(config, [layer] * config["num_hidden_layers"], ONLY)


def scaled(config: Config, layers: Iterable[Layer], only: Config) -> Definition:
    return model(
        config,
        [replace(layer, residual_multiplier=config["residual_multiplier"]) for layer in layers],
        only,
        embedding_multiplier=config["embedding_multiplier"],
        output_divisor=config["logits_scaling"],
    )
