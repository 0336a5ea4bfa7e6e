"""GGUF metadata to `ModelConfig`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gguf.constants import GGMLQuantizationType

from xlaengine.models.config import ModelConfig, RopeScaling
from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families import FAMILIES, Family
from xlaengine.models.rope_scaling import yarn_magnitude
from xlaengine.models.settings import (
    Context,
    Count,
    Epsilon,
    Heads,
    Layers,
    Positions,
    Positive,
    Size,
    Token,
    check_heads,
    checked,
    require_tokens,
)
from xlaengine.sources.gguf_header import GGUFHeader, GGUFTensor
from xlaengine.types.words import shown

ROPE_FACTORS = "rope_freqs.weight"
"""The tensor of H/2 divisors in which llama.cpp's converter keeps Llama 3's rope scaling."""

_EOS_KEYS = ("tokenizer.ggml.eos_token_id", "tokenizer.ggml.eot_token_id")
_TYPES = {
    "block_count": Layers,
    "context_length": Context,
    "embedding_length": Size,
    "feed_forward_length": Size,
    "attention.head_count": Heads,
    "attention.head_count_kv": Heads,
    "attention.key_length": Heads,
    "attention.layer_norm_rms_epsilon": Epsilon,
    "attention.value_length": Heads,
    "attention.sliding_window": Count,
    "expert_count": Count,
    "nextn_predict_layers": Count,
    "rope.dimension_count": Heads,
    "rope.freq_base": Positive,
    "rope.scaling.type": str,
    "rope.scaling.factor": Positive,
    "rope.scaling.original_context_length": Positions,
    "rope.scaling.yarn_beta_fast": Positive,
    "rope.scaling.yarn_beta_slow": Positive,
}
_YARN_REFUSED = ("yarn_ext_factor", "yarn_attn_factor", "yarn_log_multiplier")
"""Keys of YaRN that llama.cpp does not read, or whose meaning depends on the writer."""
_MEANS = {"attention.head_count": "num_attention_heads", "attention.key_length": "head_dim", "feed_forward_length": "intermediate_size"}
"""From keys of GGUF metadata to those of ``config.json`` that mean the same, for `Family.unused`."""
_GENERAL_TYPES = {"split.count": Count, **dict.fromkeys(_EOS_KEYS, Token)}
_REQUIRED = ("block_count", "context_length", "embedding_length", "feed_forward_length")
_REQUIRED_ATTENTION = ("attention.head_count", "attention.layer_norm_rms_epsilon")


def read_gguf_config(header: GGUFHeader, rope_factors: np.ndarray | None, where: str = "the GGUF file") -> ModelConfig:
    """Reads the configuration of a model from a file's header.

    Args:
        rope_factors: the values of `ROPE_FACTORS`, if the file has them.
        where: the file's name in messages.

    Raises:
        UnsupportedModel, CheckpointError: what is wrong, with the key and its value.
    """
    metadata, tensors = header.metadata, header.tensors
    architecture = metadata.get("general.architecture")
    own = {key.removeprefix(f"{architecture}."): value for key, value in metadata.items() if key.startswith(f"{architecture}.")}
    family = _family(architecture, own, where)
    own |= {key: family.unused[name] for key, name in _MEANS.items() if name in family.unused}
    missing = [f"{architecture}.{key}" for key in (*_REQUIRED, *_REQUIRED_ATTENTION, *family.gguf_required) if key not in own]
    missing += [] if "token_embd.weight" in tensors else ["the tensor token_embd.weight"]
    if missing:
        raise CheckpointError(f"{where} lacks {', '.join(missing)}")
    of_family = checked(own, {key: family.types[name] for key, name in family.gguf_keys.items()}, f"{where}: {architecture}")
    own |= {key: max(value) for key, value in of_family.items() if key in _TYPES and isinstance(value, list) and value}
    _refuse_lists(own, where)
    _refuse_of_yarn(own, where)
    own = checked(own, _TYPES, f"{where}: {architecture}")
    general = checked(metadata, _GENERAL_TYPES, where)
    _refuse(general, own, family, where)
    heads, head_dim = own["attention.head_count"], _head_dim(own)
    kv_heads = own.get("attention.head_count_kv", heads)
    check_heads(heads, kv_heads, head_dim, ("attention.head_count", "attention.head_count_kv", "attention.key_length"), where)
    embed = tensors["token_embd.weight"]
    for key in _EOS_KEYS:
        require_tokens(key, [general[key]] if key in general else [], embed.shape[0], where)
    stated = _stated(family, of_family, own, tensors, where)
    says_which = "sliding_window" in family.gguf_keys.values()
    windows = family.windows(stated, where) if says_which else ()
    return ModelConfig(
        family=family.name,
        vocab=embed.shape[0],
        d_model=own["embedding_length"],
        layers=stated["num_hidden_layers"],
        heads=heads,
        kv_heads=kv_heads,
        head_dim=head_dim,
        mlp=family.mlp(stated),
        norm_eps=own["attention.layer_norm_rms_epsilon"],
        rope_theta=own.get("rope.freq_base", 10000.0),
        max_positions=own["context_length"],
        rope_scaling=_rope_scaling(own, rope_factors, where),
        tie_embeddings=stated["tie_word_embeddings"],
        windows=windows if any(windows) else (),
        sliding_window=None if says_which else own.get("attention.sliding_window") or None,
        eos_token_ids=tuple(sorted({general[key] for key in _EOS_KEYS if key in general})),
        dtype="bfloat16" if embed.type == GGMLQuantizationType.BF16 else "float32",
        own=tuple(family.own(stated, where).items()),
    )


def _family(architecture: Any, own: dict[str, Any], where: str) -> Family:
    """The family of a file. If several families have its architecture, the file's keys decide (`Family.gguf_key`)."""
    known = [family for family in FAMILIES.values() if family.gguf is not None]
    candidates = [family for family in known if family.gguf == architecture and (family.gguf_key is None or own.get(family.gguf_key))]
    if not candidates:
        supported = ", ".join(dict.fromkeys(str(family.gguf) for family in known))
        raise UnsupportedModel(f"{where}: GGUF architecture {shown(architecture)} is not supported; supported are {supported}")
    return max(candidates, key=lambda family: family.gguf_key is not None)


def _stated(
    family: Family, of_family: dict[str, Any], own: dict[str, Any], tensors: Mapping[str, GGUFTensor], where: str
) -> dict[str, Any]:
    """The settings under their names in ``config.json``.

    Args:
        of_family: the settings of the family's ``gguf_keys``, by GGUF's names. own: the common settings.
    """
    head_dim = _head_dim(own)
    stated = {family.gguf_keys[key]: value for key, value in of_family.items()}
    stated |= {setting: any(name.endswith(f".{ending}") for name in tensors) for ending, setting in family.gguf_present.items()}
    stated |= {
        "num_hidden_layers": _layers(own, where),
        "hidden_size": own["embedding_length"],
        "intermediate_size": own["feed_forward_length"],
        "num_attention_heads": own["attention.head_count"],
        "head_dim": head_dim,
        "partial_rotary_factor": own.get("rope.dimension_count", head_dim) / head_dim,
        "tie_word_embeddings": "output.weight" not in tensors,
    }
    return {**family.defaults, **family.gguf_defaults(stated, where), **stated}


def _layers(own: dict[str, Any], where: str) -> int:
    """The number of layers, without those for multi-token prediction, which come last."""
    layers = own["block_count"] - own.get("nextn_predict_layers", 0)
    if layers < 1:
        raise CheckpointError(f"{where} sets block_count to {own['block_count']} and nextn_predict_layers to {own['nextn_predict_layers']}")
    return layers


def _head_dim(own: dict[str, Any]) -> int:
    return own.get("attention.key_length") or own["embedding_length"] // own["attention.head_count"]


def _refuse_lists(own: dict[str, Any], where: str) -> None:
    for key in ("attention.head_count", "attention.head_count_kv", "feed_forward_length"):
        if isinstance(own.get(key), list):
            raise UnsupportedModel(f"{where}: GGUF {key} changes from layer to layer; only one value for all is supported")


def _refuse_of_yarn(own: dict[str, Any], where: str) -> None:
    for key in (f"rope.scaling.{name}" for name in _YARN_REFUSED):
        if own.get(key) is not None:
            raise UnsupportedModel(f"{where}: GGUF {key} is {shown(own[key])}; it is not supported")


def _refuse(general: dict[str, Any], own: dict[str, Any], family: Family, where: str) -> None:
    """Refuses settings that change the arithmetic and are not implemented."""
    if general.get("split.count", 1) > 1:
        raise UnsupportedModel(f"{where}: the GGUF model is split over {general['split.count']} files; merge them into one first")
    if own.get("expert_count") and "expert_count" not in family.gguf_keys:
        count = f"{own['expert_count']} experts a layer"
        raise UnsupportedModel(f"{where}: the GGUF model has {count}, and {family.name} is supported only without experts")
    head_dim, whole = _head_dim(own), ["attention.value_length"]
    if "partial_rotary_factor" not in family.types:
        whole.append("rope.dimension_count")
    for key in whole:
        if own.get(key, head_dim) != head_dim:
            raise UnsupportedModel(f"{where}: GGUF {key} is {own[key]}; only the size of a key head, {head_dim}, is supported")


def _rope_scaling(own: dict[str, Any], factors: np.ndarray | None, where: str) -> RopeScaling | None:
    kind = own.get("rope.scaling.type", "none")
    if kind not in ("none", "linear", "yarn"):
        raise UnsupportedModel(
            f"{where}: GGUF rope scaling type {shown(kind)} is not supported; supported are none, linear, yarn and {ROPE_FACTORS}"
        )
    if factors is not None:
        if factors.shape != (_head_dim(own) // 2,):
            raise CheckpointError(
                f"{where}: {ROPE_FACTORS} has shape {list(factors.shape)}, heads of {_head_dim(own)} need [{_head_dim(own) // 2}]"
            )
        if not (np.isfinite(factors).all() and (factors > 0).all()):
            raise CheckpointError(f"{where}: {ROPE_FACTORS} has values that are not above 0, or not finite")
        return RopeScaling(kind="factors", factors=tuple(factors.tolist()))
    if kind == "none":
        return None
    if "rope.scaling.factor" not in own:
        raise CheckpointError(f"{where} sets rope scaling type {kind!r} without rope.scaling.factor")
    factor = own["rope.scaling.factor"]
    return RopeScaling(kind="linear", factor=factor) if kind == "linear" else _yarn(own, factor)


def _yarn(own: dict[str, Any], factor: float) -> RopeScaling:
    """YaRN's scaling as llama.cpp computes it: the ramp begins and ends at whole indices."""
    return RopeScaling(
        kind="yarn",
        factor=factor,
        original_max_position=own.get("rope.scaling.original_context_length", own["context_length"]),
        beta_fast=own.get("rope.scaling.yarn_beta_fast", 32.0),
        beta_slow=own.get("rope.scaling.yarn_beta_slow", 1.0),
        magnitude=yarn_magnitude(factor),
    )
