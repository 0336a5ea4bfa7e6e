"""Qwen3.5's text model without experts (Qwen Team 2026): Qwen3-Next's layers, with a tensor for each projection."""

from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families import qwen3_next
from xlaengine.check.oracle.families.common import Config

DEFAULTS = {**qwen3_next.DEFAULTS, "num_key_value_heads": 4}


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config}
    return qwen3_next.hybrid(config, by_key_head=False, blocks=[None] * config["num_hidden_layers"])
