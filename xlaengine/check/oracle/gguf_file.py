"""A GGUF file as the oracle reads it, through the ``gguf`` package. Tensors get Hugging Face's names, and are dequantized. The metadata
become the settings of a ``config.json``, from which `families` makes the definition.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from gguf import GGMLQuantizationType, GGUFReader, dequantize

from xlaengine.check.oracle import families
from xlaengine.check.oracle.checkpoint import Checkpoint, halves, require_tensors
from xlaengine.check.oracle.fault import CheckpointFault
from xlaengine.check.oracle.gguf_architecture import Architecture, Config, Metadata, kinds
from xlaengine.check.oracle.gguf_dense import DENSE
from xlaengine.check.oracle.gguf_experts import EXPERTS, MIXTRAL
from xlaengine.check.oracle.gguf_hybrid_experts import HYBRID_EXPERTS
from xlaengine.check.oracle.gguf_hybrids import HYBRIDS

WHOLE = {
    "token_embd.weight": "model.embed_tokens.weight",
    "output_norm.weight": "model.norm.weight",
    "output.weight": "lm_head.weight",
    "rope_freqs.weight": "rope_freqs.weight",
}
IN_A_LAYER = {
    "attn_norm": "input_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj",
    "attn_q_norm": "self_attn.q_norm",
    "attn_k_norm": "self_attn.k_norm",
    "ffn_norm": "post_attention_layernorm",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}
LAYER_TENSOR = re.compile(r"blk\.(\d+)\.(.+)")
Q_OR_K = re.compile(r"self_attn\.([qk])_proj\.")
"""Projections whose rows llama.cpp's converter reorders for some architectures."""

YARN = {
    "original_context_length": "original_max_position_embeddings",
    "yarn_beta_fast": "beta_fast",
    "yarn_beta_slow": "beta_slow",
}
"""The settings of YaRN in ``config.json``, by their keys in GGUF. llama.cpp's ramp begins and ends at a pair, whatever the model states."""
NOT_OF_YARN = ("yarn_ext_factor", "yarn_attn_factor", "yarn_log_multiplier")

ARCHITECTURES = {**DENSE, **HYBRIDS, **EXPERTS, **HYBRID_EXPERTS, "llama": replace(MIXTRAL, without=("expert_count", DENSE["llama"]))}
Stored = dict[str, list[Any]]
"""The file's tensors by their name in Hugging Face's form. If there are several, they are parts of one tensor."""


def read(path: Path) -> Checkpoint:
    """Reads a ``.gguf`` file. `checkpoint.open_checkpoint` turns its errors into `CheckpointFault`."""
    metadata = Metadata(GGUFReader(path))
    architecture = architecture_of(metadata)
    stored = _stored(metadata, architecture)
    config = _config(metadata, architecture)
    definition = architecture.stored(families.define(config))
    require_tensors(definition, stored, path)
    heads = {"q": config["num_attention_heads"], "k": config["num_key_value_heads"]}

    def tensor(name: str) -> np.ndarray:
        values = np.concatenate([_values(each) for each in stored[name]])
        rotated = Q_OR_K.search(name) if architecture.in_pairs else None
        if rotated is not None:
            return halves(values, heads[rotated[1]])
        values = architecture.restored(name, values, config)
        # The difference of two float32 numbers of this size is exact in float64.
        return values.astype(np.float64) - 1 if architecture.adds_one and name.endswith("norm.weight") else values

    return Checkpoint(definition, tensor)


def architecture_of(metadata: Metadata) -> Architecture:
    """The architecture of a file.

    Raises:
        CheckpointFault: the oracle does not support it.
    """
    if metadata.name not in ARCHITECTURES:
        raise CheckpointFault(f"the oracle supports the GGUF architectures {', '.join(ARCHITECTURES)}, and the file's is {metadata.name!r}")
    architecture = ARCHITECTURES[metadata.name]
    if architecture.without is not None and metadata.own(architecture.without[0]) is None:
        return architecture.without[1]
    return architecture


def _stored(metadata: Metadata, architecture: Architecture) -> Stored:
    """The tensors of the file, without drafters' layers."""
    stored: Stored = {}
    for tensor in sorted(metadata.file.tensors, key=lambda tensor: tensor.name):
        found = LAYER_TENSOR.fullmatch(tensor.name)
        if found is None or not metadata.layers <= int(found[1]) < metadata.own("block_count"):
            stored.setdefault(hf_name(tensor.name, architecture), []).append(tensor)
    return stored


def hf_name(name: str, architecture: Architecture) -> str:
    """Hugging Face's name of a tensor. A tensor without one keeps the file's name, and is then unexpected."""
    found, names = LAYER_TENSOR.fullmatch(name), {**IN_A_LAYER, **architecture.names}
    if found is None:
        return {**WHOLE, **architecture.whole}.get(name, name)
    stem, _, ending = found[2].rpartition(".")
    if found[2] in names:
        return f"{architecture.layers}.{found[1]}.{names[found[2]]}"
    return f"{architecture.layers}.{found[1]}.{names[stem]}.{ending}" if stem in names else name


def _config(metadata: Metadata, architecture: Architecture) -> Config:
    """The settings of a ``config.json``."""
    own, tensors = metadata.own, {tensor.name: tensor for tensor in metadata.file.tensors}
    embedding, window = tensors["token_embd.weight"], own("attention.sliding_window", architecture.window) or None
    heads, kv_heads = own("attention.head_count") or 1, own("attention.head_count_kv")
    head_dim = own("attention.key_length") or own("embedding_length") // heads
    rotated = own("rope.dimension_count") or head_dim
    for key in ("attention.value_length",) if architecture.rotates_a_part else ("rope.dimension_count", "attention.value_length"):
        if own(key, head_dim) != head_dim:
            raise CheckpointFault(f"the oracle supports a {key} of a whole head only, {head_dim}, and the file's is {own(key)}")
    rope = {"rope_theta": own("rope.freq_base") or 10000.0, "partial_rotary_factor": rotated / head_dim, **_scaling(metadata, tensors)}
    config = {
        "model_type": architecture.model_type,
        "vocab_size": int(embedding.shape[1]),
        "hidden_size": own("embedding_length"),
        "num_hidden_layers": metadata.layers,
        "num_attention_heads": heads,
        "num_key_value_heads": max(kv_heads) if isinstance(kv_heads, list) else kv_heads or heads,
        "head_dim": head_dim,
        "rms_norm_eps": own("attention.layer_norm_rms_epsilon"),
        "rope_parameters": rope,
        "tie_word_embeddings": "output.weight" not in tensors,
        "sliding_window": window,
        "use_sliding_window": window is not None,
        "layer_types": kinds(metadata, metadata.layers, window, architecture.period),
        "max_position_embeddings": own("context_length"),
        "eos_token_id": _eos(metadata),
        "dtype": "bfloat16" if embedding.tensor_type == GGMLQuantizationType.BF16 else "float32",
        **{name: own(key) for key, name in architecture.settings.items() if own(key) is not None},
    }
    return config | architecture.change(metadata, config)


def _scaling(metadata: Metadata, tensors: dict[str, Any]) -> dict[str, Any]:
    """The settings of a RoPE scaling; none for a plain RoPE."""
    if "rope_freqs.weight" in tensors:
        return {"rope_type": "divisors", "divisors": _values(tensors["rope_freqs.weight"]).tolist()}
    kind, factor = metadata.own("rope.scaling.type"), metadata.own("rope.scaling.factor")
    if kind in (None, "none"):
        return {}
    if kind == "linear" and factor is not None:
        return {"rope_type": "linear", "factor": factor}
    if kind == "yarn" and factor is not None:
        settings = {name: metadata.own(f"rope.scaling.{key}") for key, name in YARN.items()}
        if strange := [key for key in NOT_OF_YARN if metadata.own(f"rope.scaling.{key}") is not None]:
            raise CheckpointFault(f"the oracle supports no rope scaling with {', '.join(strange)}")
        return {"rope_type": "yarn", "factor": factor, **{name: value for name, value in settings.items() if value is not None}}
    raise CheckpointFault(f"the oracle supports no rope scaling of type {kind!r} with factor {factor}")


def _eos(metadata: Metadata) -> list[int]:
    """The tokens that end a text or a turn."""
    ids = (metadata.general(f"tokenizer.ggml.{name}_token_id") for name in ("eos", "eot"))
    return [i for i in ids if i is not None]


def _values(stored: Any) -> np.ndarray:
    """The tensor's values, with axes in NumPy's order."""
    shape = tuple(int(size) for size in reversed(stored.shape))
    if stored.tensor_type == GGMLQuantizationType.BF16:
        return stored.data.view(ml_dtypes.bfloat16).reshape(shape)
    return dequantize(stored.data, stored.tensor_type).reshape(shape)
