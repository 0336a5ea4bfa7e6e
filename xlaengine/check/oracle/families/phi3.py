"""Phi-3 (Abdin et al. 2024, arXiv 2404.14219): Llama with fused projections, rotation of a part of each head, and a window."""

from xlaengine.check.oracle.blocks.feed_forward import GatedFeedForward
from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import ONLY, Config, attention, head_dim, model, norm, pre_norm, rope_settings, rotation

POSITIONS = 4096
"""The default of both settings of the longest context."""


def define(config: Config) -> Definition:
    config = {"max_position_embeddings": POSITIONS, "original_max_position_embeddings": POSITIONS, "rms_norm_eps": 1e-5, **config}
    rotated = rope_settings(config).get("partial_rotary_factor") or config.get("partial_rotary_factor") or 1.0
    mixer = attention(config, rotation=rotation(config, int(head_dim(config) * rotated)), window=config.get("sliding_window"), fused=True)
    layer = pre_norm(norm(config), mixer, GatedFeedForward(names=("mlp.gate_up_proj", "mlp.down_proj")))
    only = {key: value for key, value in ONLY.items() if key != "partial_rotary_factor"}
    return model(config, [layer] * config["num_hidden_layers"], only)
