"""A directory that ``xlaengine convert`` wrote, as the oracle reads it: fused, stacked arrays cut back into the checkpoint's tensors.

What ``convert`` itself read wrongly of its source stands in these files and cannot be seen here: the source shows it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import orbax.checkpoint as ocp

from xlaengine.oracle.checkpoint import Checkpoint, CheckpointFault, require_tensors
from xlaengine.oracle.definition import Definition, RopeScaling


def read(directory: Path) -> Checkpoint:
    """
    Raises:
        CheckpointFault: a tensor that the definition does not have.
        OSError, ValueError, KeyError: a file cannot be read.
    """
    config = json.loads((directory / "xlaengine.json").read_text(encoding="utf-8"))["config"]
    with ocp.Checkpointer(ocp.PyTreeCheckpointHandler()) as checkpointer:
        tree = checkpointer.restore((directory / "weights").absolute(), args=ocp.args.PyTreeRestore())
    if not isinstance(tree, dict):
        raise CheckpointFault(f"the oracle cannot read {directory}: its weights are no tree of names")
    definition = _define(config)
    tensors = dict(_tensors(definition, config["mlp"], tree))
    require_tensors(definition, tensors, directory)
    return Checkpoint(definition, tensors.__getitem__)


def _define(config: dict[str, Any]) -> Definition:
    return Definition(
        vocab=config["vocab"],
        layers=config["layers"],
        heads=config["heads"],
        kv_heads=config["kv_heads"],
        head_dim=config["head_dim"],
        norm_eps=config["norm_eps"],
        rope_base=config["rope_theta"],
        rope_scaling=_scaling(config["rope_scaling"]),
        biased=config["qkv_bias"],
        head_norms=config["qk_norm"],
        tied=config["tie_embeddings"],
        windows=(config["sliding_window"],) * config["layers"],
        max_positions=config["max_positions"],
        eos_token_ids=tuple(config["eos_token_ids"]),
        dtype=config["dtype"],
    )


def _scaling(scaling: dict[str, Any] | None) -> RopeScaling | None:
    if scaling is None:
        return None
    low, high, divisors = scaling["low_freq_factor"], scaling["high_freq_factor"], tuple(scaling["factors"])
    kind = "divisors" if scaling["kind"] == "factors" else scaling["kind"]
    return RopeScaling(kind, scaling["factor"], low, high, scaling["original_max_position"], divisors)


def _tensors(definition: Definition, mlp: int, tree: dict[str, Any]) -> Any:
    """(name, array) of each tensor; the stored matrices are ``[in, out]``, with q, k, v and gate, up side by side."""
    yield "model.embed_tokens.weight", tree["embed"]
    yield "model.norm.weight", tree["final_norm"]
    if "lm_head" in tree:
        yield "lm_head.weight", tree["lm_head"].T
    q, kv = definition.heads * definition.head_dim, definition.kv_heads * definition.head_dim
    parts = {"q": slice(0, q), "k": slice(q, q + kv), "v": slice(q + kv, q + 2 * kv)}
    stacked: dict[str, np.ndarray] = {
        "input_layernorm.weight": tree["layers"]["attn_norm"],
        "post_attention_layernorm.weight": tree["layers"]["mlp_norm"],
        "self_attn.o_proj.weight": tree["layers"]["o"].swapaxes(1, 2),
        "mlp.down_proj.weight": tree["layers"]["down"].swapaxes(1, 2),
        "mlp.gate_proj.weight": tree["layers"]["gate_up"][..., :mlp].swapaxes(1, 2),
        "mlp.up_proj.weight": tree["layers"]["gate_up"][..., mlp:].swapaxes(1, 2),
    }
    for name, part in parts.items():
        stacked[f"self_attn.{name}_proj.weight"] = tree["layers"]["qkv"][..., part].swapaxes(1, 2)
        if definition.biased:
            stacked[f"self_attn.{name}_proj.bias"] = tree["layers"]["qkv_bias"][..., part]
    if definition.head_norms:
        stacked |= {f"self_attn.{name}_norm.weight": tree["layers"][f"{name}_norm"] for name in "qk"}
    for name, array in stacked.items():
        for layer, tensor in enumerate(array):
            yield f"model.layers.{layer}.{name}", tensor
