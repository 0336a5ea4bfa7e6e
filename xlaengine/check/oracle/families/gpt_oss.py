"""gpt-oss (OpenAI 2025, arXiv 2508.10925): sinks, every other layer with a window, and experts with biases."""

from __future__ import annotations

from xlaengine.check.oracle.blocks.clamped_experts import ClampedExperts
from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import ONLY, Config, attention, model, norm, pre_norm, windows
from xlaengine.check.oracle.fault import CheckpointFault

DEFAULTS = {
    "head_dim": 64,
    "num_key_value_heads": 8,
    "rms_norm_eps": 1e-5,
    "rope_theta": 150_000.0,
    "sliding_window": 128,
    "num_local_experts": 128,
    "num_experts_per_tok": 4,
    "swiglu_alpha": 1.702,
    "swiglu_limit": 7.0,
    "max_position_embeddings": 131_072,
}
ROPE = {"rope_type": "yarn", "factor": 32.0, "beta_fast": 32.0, "beta_slow": 1.0, "truncate": False}
ORIGINAL = 4096
OWN_ONLY = {**{key: value for key, value in ONLY.items() if key != "quantization_config"}, "attention_bias": True}


def define(config: Config) -> Definition:
    """Without ``layer_types`` the layers with a window are the first, the third and so on. The weights may be stored in MXFP4."""
    config = {**DEFAULTS, **config}
    if config.get("rope_parameters") is None and config.get("rope_scaling") is None:
        config["rope_parameters"] = {**ROPE, "original_max_position_embeddings": ORIGINAL}
    quantization = config.get("quantization_config") or {"quant_method": "mxfp4"}
    if quantization.get("quant_method") != "mxfp4":
        raise CheckpointFault(f"the oracle supports quantization_config of mxfp4 only, and config.json has {quantization!r}")
    kinds = [("sliding_attention", "full_attention")[i % 2] for i in range(config["num_hidden_layers"])]
    sizes = windows(config, config["sliding_window"], kinds)
    if config["sliding_window"] is None and "sliding_attention" in (config.get("layer_types") or kinds):
        raise CheckpointFault("the oracle supports sliding attention with a sliding_window, and config.json has None")
    experts = ClampedExperts(
        count=config["num_local_experts"],
        top=config["num_experts_per_tok"],
        alpha=config["swiglu_alpha"],
        limit=config["swiglu_limit"],
    )
    layers = [
        pre_norm(norm(config), attention(config, window=size, biased=True, output_biased=True, sinks=True), experts) for size in sizes
    ]
    return model(config, layers, OWN_ONLY)
