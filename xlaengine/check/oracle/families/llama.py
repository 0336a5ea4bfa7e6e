"""Llama (Touvron et al. 2023)."""

from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import Config, attention, model, norm, pre_norm


def define(config: Config) -> Definition:
    layer = pre_norm(norm(config), attention(config))
    return model(config, [layer] * config["num_hidden_layers"])
