"""GGUF files of families with a recurrence and experts."""

from __future__ import annotations

from functools import partial

import numpy as np

from xlaengine.check.oracle.fault import CheckpointFault
from xlaengine.check.oracle.gguf_architecture import Config, Metadata
from xlaengine.check.oracle.gguf_experts import IN_A_LAYER, OF_QWEN, SHARED, WITH_SHARED, counts, mixture
from xlaengine.check.oracle.gguf_hybrids import DELTA, HYBRIDS, SHORT_CONVOLUTION, delta_settings, plain

SIGMOID = 2
"""The value of ``expert_gating_func`` for sigmoids."""

BY_KEY_HEAD = {**DELTA, "attn_qkv": "linear_attn.in_proj_qkvz", "attn_gate": "linear_attn.in_proj_qkvz", "ssm_ba": "linear_attn.in_proj_ba"}
"""Two GGUF tensors with one name here are parts of one tensor, in the order of their GGUF names: ``attn_gate`` (z), then ``attn_qkv``."""


def _of_qwen3_next(metadata: Metadata, config: Config) -> Config:
    """llama.cpp divides weights by their sum."""
    return {**delta_settings(metadata, config), "norm_topk_prob": True}


def _by_key_head(name: str, values: np.ndarray, config: Config) -> np.ndarray:
    """Norms' weights are stored as 1 + weight, except those of value heads. The file has separate rows of q, k, v and z; here they are
    joined by key head.
    """
    if name.endswith("norm.weight") and ".linear_attn." not in name:
        return values.astype(np.float64) - 1
    if not name.endswith("in_proj_qkvz.weight"):
        return plain(name, values, config)
    N, keys = config["linear_num_key_heads"], config["linear_num_key_heads"] * config["linear_key_head_dim"]
    z, q, k, v = np.split(values, np.cumsum([(len(values) - 2 * keys) // 2, keys, keys]))
    heads = zip(*(np.split(part, N) for part in (q, k, v, z)), strict=True)
    return np.concatenate([rows for head in heads for rows in head])


def _of_lfm2_moe(metadata: Metadata, config: Config) -> Config:
    """llama.cpp divides weights by their sum, and does not scale them."""
    if metadata.own("expert_gating_func") != SIGMOID:
        raise CheckpointFault(
            f"the oracle supports LFM2 with sigmoids of experts only, {SIGMOID}, and the file's are {metadata.own('expert_gating_func')}"
        )
    return {
        **HYBRIDS["lfm2"].change(metadata, config),
        "num_dense_layers": metadata.own("leading_dense_block_count"),
        "use_expert_bias": metadata.has("exp_probs_b.bias"),
        "norm_topk_prob": True,
        "routed_scaling_factor": 1.0,
    }


_of_qwen = partial(mixture, settings=WITH_SHARED, rotates_a_part=True)
HYBRID_EXPERTS = {
    "qwen3next": _of_qwen("qwen3_next", names={**BY_KEY_HEAD, **OF_QWEN, **SHARED}, change=_of_qwen3_next, restored=_by_key_head),
    "qwen35moe": _of_qwen(
        "qwen3_5_moe_text", names={**DELTA, **OF_QWEN, **SHARED}, change=delta_settings, restored=HYBRIDS["qwen35"].restored
    ),
    "lfm2moe": mixture(
        "lfm2_moe",
        whole=HYBRIDS["lfm2"].whole,
        names={
            **SHORT_CONVOLUTION,
            **IN_A_LAYER,
            "ffn_gate_inp": "feed_forward.gate",
            "exp_probs_b.bias": "feed_forward.expert_bias",
        },
        settings=counts("num_experts"),
        change=_of_lfm2_moe,
        restored=plain,
    ),
}
"""The architectures of this file, by ``general.architecture``."""
