"""Qwen3.5's text model with experts (Qwen Team 2026)."""

from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families import mixtures, qwen3_next
from xlaengine.check.oracle.families.common import Config

DEFAULTS = {
    **qwen3_next.DEFAULTS,
    "num_experts": 256,
    "num_experts_per_tok": 8,
    "shared_expert_intermediate_size": 512,
}
ALWAYS = {"norm_topk_prob": True, "decoder_sparse_step": 1, "mlp_only_layers": ()}


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config, **ALWAYS}
    return qwen3_next.hybrid(config, by_key_head=False, blocks=mixtures.feed_forwards(config, mixtures.qwen(config)))
