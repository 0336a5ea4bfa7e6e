"""A directory that ``xlaengine convert`` wrote, as the oracle reads it: fused, stacked arrays cut back into the checkpoint's tensors.

If ``convert`` misread its source, these files have the error too, and the oracle cannot find it: compare with the source.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import orbax.checkpoint as ocp
import tensorstore

from xlaengine.check.oracle import families
from xlaengine.check.oracle.blocks.attention import Attention
from xlaengine.check.oracle.blocks.clamped_experts import ClampedExperts
from xlaengine.check.oracle.blocks.experts import Experts, SharedExpert
from xlaengine.check.oracle.blocks.feed_forward import GatedFeedForward
from xlaengine.check.oracle.blocks.gated_delta import GatedDeltaNet
from xlaengine.check.oracle.blocks.mamba2 import Mamba2
from xlaengine.check.oracle.blocks.parallel import Parallel
from xlaengine.check.oracle.blocks.short_conv import ShortConv
from xlaengine.check.oracle.checkpoint import Checkpoint, require_tensors
from xlaengine.check.oracle.definition import Block, Definition, Layer
from xlaengine.check.oracle.fault import CheckpointFault

Arrays = dict[str, np.ndarray]


def read(directory: Path) -> Checkpoint:
    """Reads a converted checkpoint. `checkpoint.open_checkpoint` turns its errors into `CheckpointFault`."""
    manifest = json.loads((directory / "xlaengine.json").read_text(encoding="utf-8"))["config"]
    _require_readable((directory / "weights").resolve())
    with ocp.Checkpointer(ocp.PyTreeCheckpointHandler()) as checkpointer:
        tree = checkpointer.restore((directory / "weights").resolve(), args=ocp.args.PyTreeRestore())
    if not isinstance(tree, dict):
        raise CheckpointFault(f"the oracle cannot read {directory}: its weights are not a tree of names")
    definition = families.define(_config(manifest))
    tensors = dict(_tensors(definition, tree))
    require_tensors(definition, tensors, directory)
    return Checkpoint(definition, tensors.__getitem__)


def _require_readable(weights: Path) -> None:
    """Reads every entry of the database once. Orbax itself closes its event loop after the first error, and the reads that still run print
    tracebacks.

    Raises:
        CheckpointFault: an entry is damaged; the message has the first.
    """
    try:
        database = tensorstore.KvStore.open({"driver": "ocdbt", "base": {"driver": "file", "path": f"{weights}/"}}).result()
        for key in database.list().result():
            database.read(key).result()
    except ValueError as error:
        raise CheckpointFault(f"the oracle cannot read {weights}: {str(error).partition(' [source locations=')[0]}") from error


def _config(manifest: dict[str, Any]) -> dict[str, Any]:
    """The settings of a ``config.json``. Settings of one family alone have the names of ``config.json`` already."""
    windows = manifest.get("windows") or [manifest["sliding_window"]] * manifest["layers"]
    sizes = [size for size in windows if size is not None]
    return {
        # A converted GGUF file of Mistral names Llama. Without a window Mistral is Llama.
        "model_type": "mistral" if manifest["family"] == "llama" else manifest["family"],
        "vocab_size": manifest["vocab"],
        "hidden_size": manifest["d_model"],
        "num_hidden_layers": manifest["layers"],
        "num_attention_heads": manifest["heads"],
        "num_key_value_heads": manifest["kv_heads"],
        "head_dim": manifest["head_dim"],
        "rms_norm_eps": manifest["norm_eps"],
        "rope_theta": manifest["rope_theta"],
        "rope_scaling": _scaling(manifest["rope_scaling"]),
        "original_max_position_embeddings": (manifest["rope_scaling"] or {}).get("original_max_position"),
        "tie_word_embeddings": manifest["tie_embeddings"],
        "sliding_window": max(sizes, default=None),
        "use_sliding_window": bool(sizes),
        "layer_types": ["full_attention" if size is None else "sliding_attention" for size in windows],
        "max_position_embeddings": manifest["max_positions"],
        "eos_token_id": manifest["eos_token_ids"],
        "dtype": manifest["dtype"],
        "num_experts": 0,  # unless the family's own settings have the number
        **dict(manifest.get("own", [])),
    }


def _scaling(scaling: dict[str, Any] | None) -> dict[str, Any]:
    if scaling is None:
        return {"rope_type": "default"}
    kind = "divisors" if scaling["kind"] in ("factors", "longrope") else scaling["kind"]
    of_yarn = {key: scaling.get(key) for key in ("beta_fast", "beta_slow", "truncate")} | {"attention_factor": scaling.get("magnitude")}
    kept = {key: scaling[key] for key in ("factor", "low_freq_factor", "high_freq_factor")} | of_yarn
    original = scaling["original_max_position"]
    return {**kept, "rope_type": kind, "original_max_position_embeddings": original, "divisors": scaling["factors"]}


def _tensors(definition: Definition, tree: dict[str, Any]) -> Iterator[tuple[str, np.ndarray]]:
    """Yields the name and the array of each tensor.

    Layers are stored in groups. A group repeats a pattern of layers, and has a stack of repeats for each layer of its pattern.
    """
    yield f"{definition.embedding_name}.weight", tree["embed"]
    yield f"{definition.final_norm_name}.weight", tree["final_norm"]
    if "lm_head" in tree:
        yield "lm_head.weight", tree["lm_head"].T
    first = 0
    for pattern in tree["groups"]:
        for place, stack in enumerate(pattern):
            for name, array in _stacks(definition.layers[first + place], stack).items():
                for repeat, tensor in enumerate(array):
                    yield f"{definition.layers_name}.{first + repeat * len(pattern) + place}.{name}", tensor
        first += len(pattern) * len(next(iter(pattern[0]["mixer"].values())))


def _stacks(layer: Layer, stack: dict[str, Arrays]) -> Arrays:
    """Tensors of a stack of layers by name, each with an axis of layers in front."""
    tensors: Arrays = {}
    kinds = ("mixer", "feed_forward")[: len(layer.branches)]
    for branch, stored in zip(layer.branches, (stack[kind] for kind in kinds), strict=True):
        tensors |= {f"{name}.weight": stored[key] for name, key in ((branch.before, "norm"), (branch.after, "after")) if name is not None}
        tensors |= _cut(branch.block, stored)
    return tensors


def _cut(block: Block, stored: Arrays) -> Arrays:
    """The tensors of a block, from its stored arrays. Stored matrices are ``[in, out]``."""
    match block:
        case Attention():
            return _attention(block, stored)
        case GatedFeedForward():
            return _feed_forward(block, stored)
        case ShortConv():
            projections = {f"conv.{name}_proj.weight": stored[name].swapaxes(1, 2) for name in ("in", "out")}
            return {**projections, "conv.conv.weight": stored["taps"][:, :, None]}
        case Mamba2():
            return _mamba2(block, stored)
        case Experts():
            return _experts(block, stored)
        case ClampedExperts():
            return _clamped_experts(block, stored)
        case SharedExpert():
            return _shared_expert(block, stored)
        case GatedDeltaNet():
            return _gated_delta(block, stored)
        case Parallel():
            return {name: tensor for scaled in block.blocks for name, tensor in _cut(scaled.block, stored).items()}
    raise CheckpointFault(f"the oracle cannot cut the arrays of a {type(block).__name__}")


def _gated_delta(block: GatedDeltaNet, stored: Arrays) -> Arrays:
    """The engine makes q, k, v, z, b and a with one product, side by side."""
    as_stored = {"A_log": "decay", "dt_bias": "decay_bias", "norm.weight": "gate_norm"}
    tensors = {name: stored[key] for name, key in as_stored.items()}
    tensors |= {"conv1d.weight": stored["taps"][:, :, None], "out_proj.weight": stored["out"].swapaxes(1, 2)}
    K, values = block.key_heads, block.value_heads * block.value_dim
    sizes = {"q": K * block.key_dim, "k": K * block.key_dim, "v": values, "z": values, "b": block.value_heads, "a": block.value_heads}
    starts = np.cumsum([0, *sizes.values()])
    columns = {name: np.arange(start, start + size) for (name, size), start in zip(sizes.items(), starts, strict=False)}
    if block.by_key_head:
        columns = {name: column.reshape(K, -1) for name, column in columns.items()}
    for names in ("qkvz", "ba") if block.by_key_head else ("qkv", "z", "b", "a"):
        index = np.concatenate([columns[name] for name in names], axis=-1).reshape(-1)
        tensors[f"in_proj_{names}.weight"] = stored["in"][..., index].swapaxes(1, 2)
    return {f"linear_attn.{name}": tensor for name, tensor in tensors.items()}


def _feed_forward(block: GatedFeedForward, stored: Arrays) -> Arrays:
    """Gate and up lie side by side."""
    *inputs, down = block.parts()
    cut = dict(zip(inputs, np.split(stored["gate_up"], len(inputs), axis=-1), strict=True))
    return {name: array.swapaxes(1, 2) for name, array in {**cut, down: stored["down"]}.items()}


def _experts(block: Experts, stored: Arrays) -> Arrays:
    """Matrices are ``[L, E, in, out]``."""
    tensors = {f"{block.router}.weight": stored["router"].swapaxes(1, 2)}
    if block.preference is not None:
        tensors[block.preference] = stored["preference"]
    gate_up, down = (stored[name].swapaxes(2, 3) for name in ("gate_up", "down"))
    if block.stacked is not None:
        return {**tensors, **dict(zip(block.stacked, (gate_up, down), strict=True))}
    assert block.each is not None
    for name, array in zip(block.each, (*np.split(gate_up, 2, axis=2), down), strict=True):
        tensors |= {name.format(expert): array[:, expert] for expert in range(block.count)}
    return tensors


def _clamped_experts(block: ClampedExperts, stored: Arrays) -> Arrays:
    """In the stored arrays, the gates of an expert lie before its ups; in the checkpoint they alternate."""
    gate_up, bias = stored["gate_up"], stored["gate_up_bias"].swapaxes(-1, -2)
    matrices = np.stack(np.split(gate_up, 2, axis=-1), axis=-1).reshape(gate_up.shape), stored["down"]
    biases = bias.reshape(*bias.shape[:2], -1), stored["down_bias"]
    router = {f"{block.router}.weight": stored["router"].swapaxes(1, 2), f"{block.router}.bias": stored["router_bias"]}
    return {**router, **dict(zip(block.matrices(), matrices, strict=True)), **dict(zip(block.biases(), biases, strict=True))}


def _shared_expert(block: SharedExpert, stored: Arrays) -> Arrays:
    """A shared expert is stored as one expert."""
    tensors = _feed_forward(block.feed_forward, {name: stored[f"shared_{name}"][:, 0] for name in ("gate_up", "down")})
    return tensors if block.gate is None else {**tensors, f"{block.gate}.weight": stored["shared_gate"].swapaxes(1, 2)}


def _mamba2(block: Mamba2, stored: Arrays) -> Arrays:
    as_stored = {"A_log": "decay", "dt_bias": "step_bias", "D": "skip", "conv1d.bias": "taps_bias", "norm.weight": "gate_norm"}
    tensors = {f"{block.name}.{name}": stored[key] for name, key in as_stored.items() if f"{block.name}.{name}" in block.parts()}
    tensors |= {f"{block.name}.{name}_proj.weight": stored[name].swapaxes(1, 2) for name in ("in", "out")}
    return {**tensors, f"{block.name}.conv1d.weight": stored["taps"][:, :, None]}


def _attention(block: Attention, stored: Arrays) -> Arrays:
    """The columns of q, k and v are ordered by key head: its query heads, its key, its value."""
    tensors = {f"self_attn.{block.output}.weight": stored["o"].swapaxes(1, 2)}
    columns = _columns(block)
    for name, index in {"qkv": np.concatenate([*columns.values()])}.items() if block.fused else columns.items():
        tensors[f"self_attn.{name}_proj.weight"] = stored["qkv"][..., index].swapaxes(1, 2)
        if block.biased:
            tensors[f"self_attn.{name}_proj.bias"] = stored["qkv_bias"].reshape(len(stored["qkv_bias"]), -1)[..., index]
    if block.output_biased:
        tensors[f"self_attn.{block.output}.bias"] = stored["o_bias"]
    if block.sinks:
        tensors["self_attn.sinks"] = stored["sinks"].reshape(len(stored["sinks"]), -1)
    if block.head_norm is not None or block.projection_norm is not None:
        tensors |= {f"self_attn.{x}_{block.norm}.weight": stored[f"{x}_norm"].reshape(len(stored["o"]), -1) for x in "qk"}
    return tensors


def _columns(block: Attention) -> dict[str, np.ndarray]:
    """The columns of q, of k and of v in the product that makes all three. Gates come last in that product; here each head of q is followed
    by its gate."""
    K, H = block.kv_heads, block.head_dim
    groups = block.heads // K
    of_head = groups + 2 + (groups if block.gated else 0)
    by_head = np.arange(K * of_head * H).reshape(K, of_head, H)
    parts = {"q": by_head[:, :groups], "k": by_head[:, groups], "v": by_head[:, groups + 1]}
    if block.gated:
        parts["q"] = np.stack([parts["q"], by_head[:, groups + 2 :]], axis=2)
    return {name: part.reshape(-1) for name, part in parts.items()}
