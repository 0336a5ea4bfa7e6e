"""Mistral (Jiang et al. 2023): Llama with one window for all layers."""

from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import Config, attention, model, norm, pre_norm

WINDOW = 4096
"""The default of ``sliding_window``; null means no window."""


DEFAULTS = {"num_key_value_heads": 8, "max_position_embeddings": 131_072}


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config}
    layer = pre_norm(norm(config), attention(config, window=config.get("sliding_window", WINDOW)))
    return model(config, [layer] * config["num_hidden_layers"])
