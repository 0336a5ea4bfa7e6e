"""OLMo 2 (OLMo Team 2024, arXiv 2501.00656): Llama with a norm after each branch instead of before it, and norms of q and k as a whole."""

from __future__ import annotations

from collections.abc import Iterable

from xlaengine.check.oracle.blocks.attention import Attention
from xlaengine.check.oracle.blocks.feed_forward import GatedFeedForward
from xlaengine.check.oracle.definition import Branch, Definition, Layer
from xlaengine.check.oracle.families.common import Config, attention, model, norm


def define(config: Config) -> Definition:
    config = {"rms_norm_eps": 1e-5, **config}
    return post_norm(config, [attention(config, projection_norm=norm(config))] * config["num_hidden_layers"])


def post_norm(config: Config, mixers: Iterable[Attention]) -> Definition:
    second = Branch(GatedFeedForward(), after="post_feedforward_layernorm")
    return model(config, [Layer((Branch(mixer, after="post_attention_layernorm"), second), norm(config)) for mixer in mixers])
