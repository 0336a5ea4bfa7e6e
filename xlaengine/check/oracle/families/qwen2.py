"""Qwen2 (Yang et al. 2024): Llama with biases of q, k and v, and a window in some layers."""

from __future__ import annotations

from xlaengine.check.oracle.blocks.attention import Attention
from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import Config, attention, model, norm, pre_norm, windows

WINDOW, FULL_LAYERS = 4096, 28
"""Defaults of ``sliding_window`` and of ``max_window_layers``."""


DEFAULTS = {"num_key_value_heads": 32, "max_position_embeddings": 32_768}


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config}
    return model(config, [pre_norm(norm(config), mixer) for mixer in mixers(config, biased=True)])


def mixers(config: Config, **more: object) -> list[Attention]:
    """The attention of each layer. With ``use_sliding_window`` the layers that ``layer_types`` names have a window; without
    ``layer_types``, the layers from ``max_window_layers`` on.
    """
    L, first = config["num_hidden_layers"], config.get("max_window_layers")
    first = FULL_LAYERS if first is None else first
    if not config.get("use_sliding_window"):
        return [attention(config, **more)] * L
    kinds = ["sliding_attention" if layer >= first else "full_attention" for layer in range(L)]
    return [attention(config, window=window, **more) for window in windows(config, config.get("sliding_window", WINDOW), kinds)]
