"""Gemma 2 (Gemma Team 2024, arXiv 2408.00118): norms before and after each branch, capped scores and logits, a window in even layers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from xlaengine.check.oracle.blocks.arithmetic import RmsNorm, gelu_tanh
from xlaengine.check.oracle.blocks.attention import Attention
from xlaengine.check.oracle.blocks.feed_forward import GatedFeedForward
from xlaengine.check.oracle.definition import Branch, Definition, Layer
from xlaengine.check.oracle.families.common import ONLY, Config, attention, model, norm, windows

SCALAR = 256
"""The default of ``query_pre_attn_scalar``, also if it is null."""

DEFAULTS = {
    "num_attention_heads": 8,
    "num_key_value_heads": 4,
    "head_dim": 256,
    "rms_norm_eps": 1e-6,
    "max_position_embeddings": 8192,
    "tie_word_embeddings": True,
    "query_pre_attn_scalar": SCALAR,
    "sliding_window": 4096,
    "final_logit_softcapping": 30.0,
    "attn_logit_softcapping": 50.0,
}
OF_GEMMA = {"hidden_activation": "gelu_pytorch_tanh", "use_bidirectional_attention": False}
"""Replaces ``hidden_act`` in `ONLY`."""


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config}
    L = config["num_hidden_layers"]
    mixer = attention(config, scale=(config["query_pre_attn_scalar"] or SCALAR) ** -0.5, cap=config["attn_logit_softcapping"])
    sizes = windows(config, config["sliding_window"], ["full_attention" if i % 2 else "sliding_attention" for i in range(L)])
    return gemma(config, [replace(mixer, window=size) for size in sizes])


def gemma(config: Config, mixers: Iterable[Attention], **only: Any) -> Definition:
    """Norms multiply by 1 + weight; the embedding is multiplied by sqrt(D). ``only`` joins `ONLY`."""
    plus_one = RmsNorm(norm(config).eps, adds_one=True)
    second = Branch(GatedFeedForward(gelu_tanh), before="pre_feedforward_layernorm", after="post_feedforward_layernorm")
    layers = [Layer((Branch(mixer, "input_layernorm", "post_attention_layernorm"), second), plus_one) for mixer in mixers]
    only = {key: value for key, value in ONLY.items() if key != "hidden_act"} | OF_GEMMA | dict(only)
    return model(
        config,
        layers,
        only,
        final_norm=plus_one,
        embedding_multiplier=config["hidden_size"] ** 0.5,
        multiplier_of_dtype=True,
        output_cap=config["final_logit_softcapping"],
    )
