"""GGUF metadata to `ModelConfig`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gguf.constants import GGMLQuantizationType

from xlaengine.models.checkpoint.errors import CheckpointError, UnsupportedModel
from xlaengine.models.config import ModelConfig, RopeScaling
from xlaengine.sources.gguf_header import GGUFHeader

ARCHITECTURES = ("llama", "qwen2", "qwen3")
"""Values of ``general.architecture``. Mistral's files call themselves llama: the arithmetic is the same."""

ROPE_FACTORS = "rope_freqs.weight"
"""The tensor of H/2 divisors in which llama.cpp's converter keeps Llama 3's rope scaling."""

_EOS_KEYS = ("tokenizer.ggml.eos_token_id", "tokenizer.ggml.eot_token_id")
_REQUIRED = ("block_count", "context_length", "embedding_length", "feed_forward_length")
_REQUIRED_ATTENTION = ("attention.head_count", "attention.layer_norm_rms_epsilon")


def read_gguf_config(header: GGUFHeader, rope_factors: np.ndarray | None) -> ModelConfig:
    """``rope_factors``: the values of `ROPE_FACTORS`, if the file has them. Raises `UnsupportedModel` or `CheckpointError`."""
    metadata, tensors = header.metadata, header.tensors
    family = metadata.get("general.architecture")
    if family not in ARCHITECTURES:
        raise UnsupportedModel(f"GGUF architecture {family!r} is not supported; supported are {', '.join(ARCHITECTURES)}")
    own = {key.removeprefix(f"{family}."): value for key, value in metadata.items() if key.startswith(f"{family}.")}
    missing = [f"{family}.{key}" for key in (*_REQUIRED, *_REQUIRED_ATTENTION) if key not in own]
    missing += [] if "token_embd.weight" in tensors else ["the tensor token_embd.weight"]
    if missing:
        raise CheckpointError(f"the GGUF file lacks {', '.join(missing)}")
    _refuse(metadata, own)
    heads, head_dim = own["attention.head_count"], _head_dim(own)
    embed = tensors["token_embd.weight"]
    return ModelConfig(
        family=family,
        vocab=embed.shape[0],
        d_model=own["embedding_length"],
        layers=own["block_count"],
        heads=heads,
        kv_heads=own.get("attention.head_count_kv") or heads,
        head_dim=head_dim,
        mlp=own["feed_forward_length"],
        norm_eps=own["attention.layer_norm_rms_epsilon"],
        rope_theta=own.get("rope.freq_base", 10000.0),
        max_positions=own["context_length"],
        rope_scaling=_rope_scaling(own, rope_factors),
        tie_embeddings="output.weight" not in tensors,
        qkv_bias=family == "qwen2",
        qk_norm=family == "qwen3",
        sliding_window=own.get("attention.sliding_window"),
        eos_token_ids=tuple(sorted({metadata[key] for key in _EOS_KEYS if key in metadata})),
        dtype="bfloat16" if embed.type == GGMLQuantizationType.BF16 else "float32",
    )


def _head_dim(own: dict[str, Any]) -> int:
    return own.get("attention.key_length") or own["embedding_length"] // own["attention.head_count"]


def _refuse(metadata: dict[str, Any], own: dict[str, Any]) -> None:
    """Settings that change the arithmetic and are not implemented."""
    for key in ("attention.head_count", "attention.head_count_kv", "feed_forward_length"):
        if isinstance(own.get(key), list):
            raise UnsupportedModel(f"GGUF {key} changes from layer to layer; only one value for all is supported")
    if metadata.get("split.count", 1) > 1:
        raise UnsupportedModel(f"the GGUF model is split over {metadata['split.count']} files; merge them into one first")
    if own.get("expert_count"):
        raise UnsupportedModel(f"the GGUF model has {own['expert_count']} experts a layer; mixtures of experts are not supported")
    head_dim = _head_dim(own)
    for key in ("rope.dimension_count", "attention.value_length"):
        if own.get(key, head_dim) != head_dim:
            raise UnsupportedModel(f"GGUF {key} is {own[key]}; only the size of a key head, {head_dim}, is supported")


def _rope_scaling(own: dict[str, Any], factors: np.ndarray | None) -> RopeScaling | None:
    kind = own.get("rope.scaling.type", "none")
    if kind not in ("none", "linear"):
        raise UnsupportedModel(f"GGUF rope scaling type {kind!r} is not supported; supported are none, linear and {ROPE_FACTORS}")
    if factors is not None:
        if factors.shape != (_head_dim(own) // 2,):
            raise CheckpointError(f"{ROPE_FACTORS} has shape {list(factors.shape)}, heads of {_head_dim(own)} need [{_head_dim(own) // 2}]")
        return RopeScaling(kind="factors", factors=tuple(factors.tolist()))
    if kind == "none":
        return None
    if "rope.scaling.factor" not in own:
        raise CheckpointError("the GGUF file sets rope scaling type 'linear' without rope.scaling.factor")
    return RopeScaling(kind="linear", factor=float(own["rope.scaling.factor"]))
