"""SmolLM3 (Bakouch et al. 2025): Llama whose every fourth layer has no rotation (Yang et al. 2025, arXiv 2501.18795)."""

from __future__ import annotations

from dataclasses import replace

from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import Config, attention, model, norm, pre_norm, windows

DEFAULTS = {
    "num_key_value_heads": 4,
    "rms_norm_eps": 1e-6,
    "max_position_embeddings": 32768,
    "rope_theta": 2_000_000.0,
    "tie_word_embeddings": True,
    "no_rope_layer_interval": 4,
}


def define(config: Config) -> Definition:
    """A 1 in ``no_rope_layers`` stands for a layer with a rotation. With ``use_sliding_window`` layers without one have a window."""
    config = {**DEFAULTS, **config}
    L, interval, size = config["num_hidden_layers"], config["no_rope_layer_interval"], config.get("sliding_window")
    rotated = (config.get("no_rope_layers") or [(i + 1) % interval for i in range(L)])[:L]
    slides = config.get("use_sliding_window") and size is not None
    sizes = windows(config, size, ["sliding_attention" if slides and not each else "full_attention" for each in rotated])
    mixer = attention(config)
    mixers = [replace(mixer, window=size, rotation=mixer.rotation if each else None) for each, size in zip(rotated, sizes, strict=True)]
    return model(config, [pre_norm(norm(config), each) for each in mixers])
