"""GGUF files of families with a recurrence, in which llama.cpp's converter changes and reorders tensors."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from xlaengine.check.oracle.fault import CheckpointFault
from xlaengine.check.oracle.gguf_architecture import Architecture, Config, Metadata
from xlaengine.check.oracle.gguf_dense import AFTER, MULTIPLIERS, scale_of_granite
from xlaengine.check.oracle.gguf_experts import IN_A_LAYER, stacked

SHORT_CONVOLUTION = {
    "attn_norm": "operator_norm",
    "attn_output": "self_attn.out_proj",
    "attn_q_norm": "self_attn.q_layernorm",
    "attn_k_norm": "self_attn.k_layernorm",
    "ffn_norm": "ffn_norm",
    "ffn_gate": "feed_forward.w1",
    "ffn_up": "feed_forward.w3",
    "ffn_down": "feed_forward.w2",
    "shortconv.in_proj": "conv.in_proj",
    "shortconv.conv": "conv.conv",
    "shortconv.out_proj": "conv.out_proj",
}
MAMBA = {
    "ssm_in": "mamba.in_proj",
    "ssm_conv1d": "mamba.conv1d",
    "ssm_dt.bias": "mamba.dt_bias",
    "ssm_a": "mamba.A_log",
    "ssm_d": "mamba.D",
    "ssm_norm": "mamba.norm",
    "ssm_out": "mamba.out_proj",
}
FEED_FORWARD = {"ffn_gate": "feed_forward.gate_proj", "ffn_up": "feed_forward.up_proj", "ffn_down": "feed_forward.down_proj"}
SHARED = {"ffn_gate": "shared_mlp.input_linear", "ffn_up": "shared_mlp.input_linear", "ffn_down": "shared_mlp.output_linear"}
"""Two GGUF tensors with one name here are parts of one tensor, in the order of their GGUF names."""
BESIDE_SHARED = {
    **IN_A_LAYER,
    "ffn_gate_inp": "block_sparse_moe.router.layer",
    "ffn_gate_shexp": "shared_mlp.input_linear",
    "ffn_up_shexp": "shared_mlp.input_linear",
    "ffn_down_shexp": "shared_mlp.output_linear",
}
DELTA = {
    "attn_qkv": "linear_attn.in_proj_qkv",
    "attn_gate": "linear_attn.in_proj_z",
    "ssm_beta": "linear_attn.in_proj_b",
    "ssm_alpha": "linear_attn.in_proj_a",
    "ssm_conv1d": "linear_attn.conv1d",
    "ssm_dt.bias": "linear_attn.dt_bias",
    "ssm_a": "linear_attn.A_log",
    "ssm_norm": "linear_attn.norm",
    "ssm_out": "linear_attn.out_proj",
    "post_attention_norm": AFTER["post_attention_norm"],
}


def _attends(metadata: Metadata) -> list[bool]:
    """A layer without heads of k has no attention."""
    return [heads > 0 for heads in metadata.own("attention.head_count_kv")]


def _of_lfm2(metadata: Metadata, config: Config) -> Config:
    kinds = ["full_attention" if each else "conv" for each in _attends(metadata)]
    return {"layer_types": kinds, "norm_eps": config["rms_norm_eps"], "tie_embedding": config["tie_word_embeddings"]}


def _of_mamba(metadata: Metadata, config: Config) -> Config:
    """llama.cpp does not limit the time step."""
    heads, inner = metadata.own("ssm.time_step_rank"), metadata.own("ssm.inner_size")
    return {
        "mamba_n_heads": heads,
        "mamba_d_head": inner // heads,
        "mamba_n_groups": metadata.own("ssm.group_count"),
        "mamba_d_state": metadata.own("ssm.state_size"),
        "mamba_conv_bias": metadata.has("ssm_conv1d.bias"),
        "time_step_limit": (0.0, math.inf),
    }


def _of_bamba(metadata: Metadata, config: Config) -> Config:
    rotated = config["rope_parameters"]["partial_rotary_factor"] if metadata.own("rope.scaling.finetuned", True) else 0
    if rotated != 0.5:
        raise CheckpointFault(f"the oracle supports Bamba with rotation of half a head, and the file has {rotated}")
    attends = [i for i, attention in enumerate(_attends(metadata)) if attention]
    return {**_of_mamba(metadata, config), "attn_layer_indices": attends}


def _of_granite(metadata: Metadata, config: Config) -> Config:
    """llama.cpp stores under ``rope.scaling.finetuned`` whether q and k are rotated."""
    return {
        **_of_mamba(metadata, config),
        "layer_types": ["attention" if each else "mamba" for each in _attends(metadata)],
        "position_embedding_type": "rope" if metadata.own("rope.scaling.finetuned", True) else "nope",
        "num_local_experts": metadata.own("expert_count", 0),
        "num_experts_per_tok": metadata.own("expert_used_count", 0),
        **scale_of_granite(metadata, config),
    }


def _of_falcon(metadata: Metadata, config: Config) -> Config:
    """All multipliers are in the tensors."""
    if config["tie_word_embeddings"]:
        raise CheckpointFault("the oracle needs output.weight in a file of Falcon-H1: the multiplier of logits is in this tensor alone")
    return {**_of_mamba(metadata, config), "mamba_rms_norm": metadata.has("ssm_norm.weight"), "mamba_norm_before_gate": False}


def delta_settings(metadata: Metadata, config: Config) -> Config:
    value_heads = metadata.own("ssm.time_step_rank")
    found = {
        "linear_num_value_heads": value_heads,
        "linear_value_head_dim": metadata.own("ssm.inner_size") // value_heads,
        "linear_num_key_heads": metadata.own("ssm.group_count"),
        "linear_key_head_dim": metadata.own("ssm.state_size"),
        "full_attention_interval": metadata.own("full_attention_interval", 4),
        "layer_types": None,
    }
    if (recurrent := metadata.own("attention.recurrent_layers")) is not None:
        found["layer_types"] = ["linear_attention" if each else "full_attention" for each in recurrent[: metadata.layers]]
    return found


def plain(name: str, values: np.ndarray, config: Config) -> np.ndarray:
    """A tensor in Hugging Face's form. Files have ``-exp(A_log)`` for A_log, one number a head as ``[heads, 1]``, norms by group, and
    convolutions without their middle axis."""
    if name.endswith(".A_log"):
        return np.log(-values.astype(np.float64)).reshape(-1)
    if name.endswith((".conv.weight", ".conv1d.weight")):
        return values[:, None, :]
    return values.reshape(-1) if name.endswith((".D", ".mamba.norm.weight", ".mixer.norm.weight")) else values


def _of_delta(name: str, values: np.ndarray, config: Config) -> np.ndarray:
    """Norms' weights are stored as 1 + weight, except those of value heads. The file has the first value head of each key head, then the
    second of each, and so on.
    """
    if name.endswith("norm.weight") and ".linear_attn." not in name:
        return values.astype(np.float64) - 1
    if ".linear_attn." not in name or name.endswith("norm.weight"):
        return values
    M, N = config["linear_num_value_heads"], config["linear_num_key_heads"]
    stored_at = [(n % (M // N)) * N + n // (M // N) for n in range(M)]
    values = plain(name, values, config)
    if name.endswith("out_proj.weight"):
        return np.concatenate([np.split(values, M, axis=1)[at] for at in stored_at], axis=1)
    before = 2 * N * config["linear_key_head_dim"] if name.endswith(("in_proj_qkv.weight", "conv1d.weight")) else 0
    heads = np.split(values[before:], M)
    return np.concatenate([values[:before], *(heads[at] for at in stored_at)])


_mamba = partial(Architecture, restored=plain)
BAMBA = _mamba(
    "bamba",
    in_pairs=True,
    whole={"output_norm.weight": "model.final_layernorm.weight"},
    names={**MAMBA, **FEED_FORWARD, "ffn_norm": "pre_ff_layernorm"},
    rotates_a_part=True,
    change=_of_bamba,
)
HYBRIDS = {
    "lfm2": Architecture(
        "lfm2",
        whole={"token_embd_norm.weight": "model.embedding_norm.weight"},
        names=SHORT_CONVOLUTION,
        change=_of_lfm2,
        restored=plain,
    ),
    "granitehybrid": _mamba(
        "granitemoehybrid",
        in_pairs=True,
        names={**MAMBA, **SHARED, **BESIDE_SHARED},
        settings=MULTIPLIERS,
        change=_of_granite,
        stored=stacked,
        without=("embedding_scale", BAMBA),
    ),
    "falcon-h1": _mamba(
        "falcon_h1",
        whole={"output_norm.weight": "model.final_layernorm.weight"},
        names={**MAMBA, **FEED_FORWARD, "ffn_norm": "pre_ff_layernorm.weight"},
        change=_of_falcon,
    ),
    "mamba2": _mamba(
        "mamba2",
        whole={"token_embd.weight": "backbone.embeddings.weight", "output_norm.weight": "backbone.norm_f.weight"},
        layers="backbone.layers",
        names={"attn_norm": "norm", **{name: own.replace("mamba.", "mixer.") for name, own in MAMBA.items()}},
        change=_of_mamba,
    ),
    "qwen35": Architecture("qwen3_5_text", names=DELTA, rotates_a_part=True, change=delta_settings, restored=_of_delta),
}
"""The architectures of this file, by ``general.architecture``."""
