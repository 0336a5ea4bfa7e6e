"""LFM2 with experts (Liquid AI 2025) in all layers but the first ones."""

from __future__ import annotations

from dataclasses import replace

from xlaengine.check.oracle.blocks.experts import Experts
from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families import lfm2
from xlaengine.check.oracle.families.common import Config
from xlaengine.check.oracle.families.mixtures import each_of

DEFAULTS = {
    "num_experts": 32,
    "num_experts_per_tok": 4,
    "num_dense_layers": 2,
    "use_expert_bias": True,
    "norm_topk_prob": True,
    "routed_scaling_factor": 1.0,
}


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config}
    experts = Experts(
        count=config["num_experts"],
        top=config["num_experts_per_tok"],
        router="feed_forward.gate",
        scores="sigmoid",
        divided=config["norm_topk_prob"],
        added=1e-6,
        multiplier=config["routed_scaling_factor"],
        preference="feed_forward.expert_bias" if config["use_expert_bias"] else None,
        each=each_of("feed_forward", ("w1", "w3", "w2")),
    )
    dense = lfm2.define(config)
    layers = list(dense.layers)
    for at in range(config["num_dense_layers"], len(layers)):
        mixer, feed_forward = layers[at].branches
        layers[at] = replace(layers[at], branches=(mixer, replace(feed_forward, block=experts)))
    return replace(dense, layers=tuple(layers))
