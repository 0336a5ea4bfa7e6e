"""Falcon-H1 (Zuo et al. 2025, arXiv 2507.22448): attention and Mamba2 side by side in each layer, with multipliers."""

from __future__ import annotations

from xlaengine.check.oracle.blocks.feed_forward import GatedFeedForward
from xlaengine.check.oracle.blocks.parallel import Parallel, Scaled
from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families import bamba
from xlaengine.check.oracle.families.common import Config, attention, head_dim, model, norm, pre_norm

DEFAULTS = {
    **bamba.DEFAULTS,
    "max_position_embeddings": 8192,
    "mamba_d_ssm": 1024,
    "mamba_norm_before_gate": True,
    "mamba_rms_norm": False,
    "lm_head_multiplier": 1.0,
    "embedding_multiplier": 1.0,
    "key_multiplier": 1.0,
    "attention_out_multiplier": 1.0,
    "attention_in_multiplier": 1.0,
    "ssm_in_multiplier": 1.0,
    "ssm_out_multiplier": 1.0,
}


def define(config: Config) -> Definition:
    """A multiplier of keys acts as a multiplier of scores, because q and k have no norms."""
    config = {**DEFAULTS, **config}
    if config["mamba_d_head"] == "auto" and config["mamba_d_ssm"] is not None:
        config["mamba_d_head"] = config["mamba_d_ssm"] // config["mamba_n_heads"]
    mamba = bamba.mamba2(
        config,
        norm(config) if config["mamba_rms_norm"] else None,
        norm_first=config["mamba_norm_before_gate"],
        multipliers=tuple(config.get("ssm_multipliers") or (1.0,) * 5),
    )
    mixer = attention(config, scale=config["key_multiplier"] * head_dim(config) ** -0.5)
    blocks = (
        Scaled(mamba, config["ssm_in_multiplier"], config["ssm_out_multiplier"]),
        Scaled(mixer, config["attention_in_multiplier"], config["attention_out_multiplier"]),
    )
    gate, down = config.get("mlp_multipliers") or (1.0, 1.0)
    feed_forward = GatedFeedForward(names=bamba.FEED_FORWARD, gate_multiplier=gate, output_multiplier=down)
    return model(
        config,
        [pre_norm(norm(config), Parallel(blocks), feed_forward, bamba.NORMS)] * config["num_hidden_layers"],
        {**bamba.ONLY_OF_MAMBA, "projectors_bias": False},
        embedding_multiplier=config["embedding_multiplier"],
        output_divisor=1 / config["lm_head_multiplier"],
        final_norm_name="model.final_layernorm",
    )
