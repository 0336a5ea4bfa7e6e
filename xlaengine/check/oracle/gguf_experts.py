"""GGUF files of models with experts."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from xlaengine.check.oracle.blocks.clamped_experts import ClampedExperts
from xlaengine.check.oracle.blocks.experts import Experts
from xlaengine.check.oracle.definition import Definition, changed
from xlaengine.check.oracle.gguf_architecture import Architecture
from xlaengine.check.oracle.gguf_dense import MULTIPLIERS, scale_of_granite

IN_A_LAYER = {f"ffn_{name}_exps": f"experts.{name}" for name in ("gate", "up", "down")}
"""Names that only this module uses: Hugging Face's checkpoints have other tensors in place of these."""
SHARED = {f"ffn_{name}_shexp": f"mlp.shared_expert.{name}_proj" for name in ("gate", "up", "down")}
SHARED |= {"ffn_gate_inp_shexp": "mlp.shared_expert_gate"}
OF_QWEN = {**IN_A_LAYER, "ffn_gate_inp": "mlp.gate"}
OF_GPT_OSS = {
    "post_attention_norm": "post_attention_layernorm",
    "attn_sinks.weight": "self_attn.sinks",
    "ffn_gate_inp": "mlp.router",
    **{f"ffn_{name}_exps": f"mlp.experts.{name}_proj" for name in ("gate", "up", "down")},
}


def counts(key: str) -> dict[str, str]:
    """From keys of GGUF metadata to those of ``config.json``, for the settings of a router.

    Args:
        key: the key of ``config.json`` for the number of experts.
    """
    return {"expert_count": key, "expert_used_count": "num_experts_per_tok"}


WITH_SHARED = {**counts("num_experts"), "expert_shared_feed_forward_length": "shared_expert_intermediate_size"}


def stacked(definition: Definition) -> Definition:
    """The definition that reads three tensors: gate, up and down of all experts."""
    names = tuple(f"{name}.weight" for name in IN_A_LAYER.values())
    return changed(Experts, lambda block: replace(block, each=None, stacked=names), definition)


def _apart(block: ClampedExperts) -> ClampedExperts:
    return replace(block, apart=True)


mixture = partial(Architecture, stored=stacked)
MIXTRAL = mixture(
    "mixtral", in_pairs=True, names={**IN_A_LAYER, "ffn_gate_inp": "block_sparse_moe.gate"}, settings=counts("num_local_experts")
)
EXPERTS = {
    "qwen2moe": mixture("qwen2_moe", names={**OF_QWEN, **SHARED}, settings=WITH_SHARED),
    "qwen3moe": mixture(
        "qwen3_moe",
        names=OF_QWEN,
        settings=counts("num_experts"),
        change=lambda metadata, config: {"norm_topk_prob": True},  # as llama.cpp has it
    ),
    "gpt-oss": Architecture(
        "gpt_oss", names=OF_GPT_OSS, settings=counts("num_local_experts"), period=2, stored=partial(changed, ClampedExperts, _apart)
    ),
    "granitemoe": mixture(
        "granitemoe",
        in_pairs=True,
        names={**IN_A_LAYER, "ffn_gate_inp": "block_sparse_moe.router.layer"},
        settings={**MULTIPLIERS, **counts("num_local_experts")},
        change=scale_of_granite,
    ),
}
"""The architectures of this file, by ``general.architecture``."""
