"""A directory that ``xlaengine convert`` wrote, as the oracle reads it: fused, stacked arrays cut back into the checkpoint's tensors.

An error that ``convert`` made while it read its source is in these files too, so it cannot be found here: compare with the source.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import orbax.checkpoint as ocp

from xlaengine.check.oracle.checkpoint import Checkpoint, CheckpointFault, Definition, RopeScaling, require_tensors


def read(directory: Path) -> Checkpoint:
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
        biased=config["family"] == "qwen2",
        head_norms=config["family"] == "qwen3",
        tied=config["tie_embeddings"],
        windows=tuple(config.get("windows") or (config["sliding_window"],) * config["layers"]),
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
    """(name, array) of each tensor.

    Layers are stored in groups. A group repeats a pattern of layers, and has a stack of repeats for each layer of its pattern.
    """
    yield "model.embed_tokens.weight", tree["embed"]
    yield "model.norm.weight", tree["final_norm"]
    if "lm_head" in tree:
        yield "lm_head.weight", tree["lm_head"].T
    first = 0
    for pattern in tree["groups"]:
        for place, stack in enumerate(pattern):
            for name, array in _stacks(definition, mlp, stack["mixer"], stack["feed_forward"]).items():
                for repeat, tensor in enumerate(array):
                    yield f"model.layers.{first + repeat * len(pattern) + place}.{name}", tensor
        first += len(pattern) * len(pattern[0]["mixer"]["norm"])


def _stacks(definition: Definition, mlp: int, mixer: dict[str, Any], feed_forward: dict[str, Any]) -> dict[str, np.ndarray]:
    """Tensors of a stack of layers by name, each with an axis of layers in front.

    Stored matrices are ``[in, out]``. The columns of q, k and v are ordered by key head: its query heads, its key, its value. Gate and
    up lie side by side.
    """
    stacked: dict[str, np.ndarray] = {
        "input_layernorm.weight": mixer["norm"],
        "post_attention_layernorm.weight": feed_forward["norm"],
        "self_attn.o_proj.weight": mixer["o"].swapaxes(1, 2),
        "mlp.down_proj.weight": feed_forward["down"].swapaxes(1, 2),
        "mlp.gate_proj.weight": feed_forward["gate_up"][..., :mlp].swapaxes(1, 2),
        "mlp.up_proj.weight": feed_forward["gate_up"][..., mlp:].swapaxes(1, 2),
    }
    columns = _columns(definition)
    for name, index in columns.items():
        stacked[f"self_attn.{name}_proj.weight"] = mixer["qkv"][..., index].swapaxes(1, 2)
        if definition.biased:
            stacked[f"self_attn.{name}_proj.bias"] = mixer["qkv_bias"].reshape(len(mixer["qkv_bias"]), -1)[..., index]
    if definition.head_norms:
        stacked |= {f"self_attn.{name}_norm.weight": mixer[f"{name}_norm"] for name in "qk"}
    return stacked


def _columns(definition: Definition) -> dict[str, np.ndarray]:
    """The columns of q, of k and of v in the product that makes all three."""
    K, H = definition.kv_heads, definition.head_dim
    groups = definition.heads // K
    by_head = np.arange(K * (groups + 2) * H).reshape(K, groups + 2, H)
    parts = {"q": by_head[:, :groups], "k": by_head[:, groups], "v": by_head[:, groups + 1]}
    return {name: part.reshape(-1) for name, part in parts.items()}
