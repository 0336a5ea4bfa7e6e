"""Seed-OSS (ByteDance Seed 2025): Llama with biases of q, k and v, and of the output projection if the settings have them."""

from __future__ import annotations

from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import ONLY, Config, attention, model, norm, pre_norm

DEFAULTS = {"head_dim": 128, "num_key_value_heads": 8, "rms_norm_eps": 1e-6, "max_position_embeddings": 524288}
REFUSED = {key: value for key, value in ONLY.items() if key != "attention_bias"}


def define(config: Config) -> Definition:
    config = DEFAULTS | dict(config)
    biased, output_biased = (config.get(key, default) for key, default in (("attention_bias", True), ("attention_out_bias", False)))
    mixer = attention(config, biased=biased is not False, output_biased=bool(output_biased))
    return model(config, [pre_norm(norm(config), mixer)] * config["num_hidden_layers"], REFUSED)
