"""``config.json`` (and ``generation_config.json``) of a Hugging Face directory to `ModelConfig`.

A setting that changes the arithmetic and is not implemented is refused by name, never skipped. Where a key is
missing, the default is the one of the family's configuration class in transformers.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from xlaengine.models.config import ModelConfig, RopeScaling
from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families import FAMILIES, Family
from xlaengine.models.rope_scaling import yarn_magnitude
from xlaengine.models.settings import (
    Epsilon,
    Heads,
    Layers,
    NotNegative,
    Positions,
    Positive,
    Size,
    Token,
    Vocab,
    check_heads,
    checked,
    shown,
)

_SHAPES = ("vocab_size", "hidden_size", "num_hidden_layers", "num_attention_heads", "intermediate_size", "rms_norm_eps")

_Eos = Token | list[Token]
_TYPES = {
    "vocab_size": Vocab,
    "hidden_size": Size,
    "num_hidden_layers": Layers,
    "num_attention_heads": Heads,
    "num_key_value_heads": Heads,
    "head_dim": Heads,
    "intermediate_size": Size,
    "rms_norm_eps": Epsilon,
    "rope_theta": Positive,
    "rope_parameters": dict[str, Any],
    "rope_scaling": dict[str, Any],
    "max_position_embeddings": Positions,
    "tie_word_embeddings": bool,
    "eos_token_id": _Eos,
    "dtype": str,
    "torch_dtype": str,
}
_ROPE_TYPES = {
    "rope_type": str,
    "type": str,
    "rope_theta": Positive,
    "factor": Positive,
    "low_freq_factor": Positive,
    "high_freq_factor": Positive,
    "original_max_position_embeddings": Positions,
    "attention_factor": Positive,
    "beta_fast": Positive,
    "beta_slow": Positive,
    "mscale": NotNegative,
    "mscale_all_dim": NotNegative,
    "truncate": bool,
}
_NAMES = {"architectures": list[str], "model_type": str}

_MULTIMODAL = ("text_config", "vision_config", "audio_config")
"""Keys of a model that reads more than text."""

# Settings that are read by no line below, and the only value under which that is right.
_MUST_BE = {
    "attention_bias": False,  # on all of q, k, v and o
    "mlp_bias": False,
    "hidden_act": "silu",
    "partial_rotary_factor": 1.0,
    "quantization_config": None,
}


def read_hf_config(directory: Path) -> ModelConfig:
    """Raises `UnsupportedModel` or `CheckpointError`."""
    raw = read_json(directory / "config.json")
    return model_config(raw, _family(raw, directory / "config.json"), directory)


def model_config(raw: dict[str, Any], family: Family, directory: Path) -> ModelConfig:
    """From the object ``raw`` in the ``config.json`` of ``directory``."""
    path = directory / "config.json"
    raw = {**raw, **{common: raw[own] for common, own in family.names.items() if own in raw}, **family.unused}
    missing = [family.names.get(key, key) for key in _SHAPES if raw.get(key, family.defaults.get(key)) is None]
    if missing:
        raise CheckpointError(f"{path} lacks {', '.join(missing)}")
    for key, value in {**_MUST_BE, **family.must_be}.items():
        if key not in family.types and raw.get(key, value) not in (value, None):
            raise UnsupportedModel(f"{path} sets {key} to {shown(raw[key])}; only {value!r} is supported")
    stated = {**family.defaults, **checked(raw, {**_TYPES, **family.types}, str(path))}
    heads, kv_heads = stated["num_attention_heads"], stated.get("num_key_value_heads", stated["num_attention_heads"])
    head_dim = _head_dim(stated, path)
    check_heads(heads, kv_heads, head_dim, ("num_attention_heads", "num_key_value_heads", "head_dim"), str(path))
    theta, scaling = _rope(stated, family, path)
    of_family = {**dict.fromkeys(key for key in raw if raw[key] is None), **stated}  # a family may tell null from a missing key
    windows = family.windows(of_family, str(path))
    return ModelConfig(
        family=family.name,
        vocab=stated["vocab_size"],
        d_model=stated["hidden_size"],
        layers=stated["num_hidden_layers"],
        heads=heads,
        kv_heads=kv_heads,
        head_dim=head_dim,
        mlp=family.mlp(stated),
        norm_eps=stated["rms_norm_eps"],
        rope_theta=theta,
        max_positions=stated.get("max_position_embeddings", 2048),
        rope_scaling=scaling,
        tie_embeddings=stated.get("tie_word_embeddings", False),
        windows=windows if any(windows) else (),
        eos_token_ids=_eos(stated, directory / "generation_config.json"),
        dtype=stated.get("dtype") or stated.get("torch_dtype") or "float32",
        own=tuple(family.own(of_family, str(path)).items()),
    )


def _head_dim(stated: dict[str, Any], path: Path) -> int:
    if "head_dim" in stated:
        return stated["head_dim"]
    width, heads = stated["hidden_size"], stated["num_attention_heads"]
    if width % heads:
        raise CheckpointError(f"{path} has no head_dim, and hidden_size {width} is no multiple of num_attention_heads {heads}")
    return width // heads


def read_json(path: Path) -> dict[str, Any]:
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise CheckpointError(f"{path} cannot be read as JSON: {error}") from error
    if not isinstance(raw, dict):
        raise CheckpointError(f"{path} holds no JSON object")
    return raw


def _family(raw: dict[str, Any], path: Path) -> Family:
    stated = checked(raw, _NAMES, str(path))
    named = stated.get("architectures") or [stated.get("model_type")]
    if parts := [key for key in _MULTIMODAL if raw.get(key) is not None]:
        name = ", ".join(map(str, named))
        raise UnsupportedModel(f"{path}: {name} with {', '.join(parts)} is multimodal; only text models are supported")
    known = FAMILIES | {family.architecture: family for family in FAMILIES.values()}
    family = next((known[name] for name in named if name in known), None)
    if family is None:
        supported = ", ".join(family.architecture for family in FAMILIES.values())
        raise UnsupportedModel(f"{path}: architecture {', '.join(map(str, named))} is not supported; supported are {supported}")
    return family


def _rope(stated: dict[str, Any], family: Family, path: Path) -> tuple[float, RopeScaling | None]:
    """theta and scaling, from ``rope_parameters`` (transformers 5) or ``rope_theta`` and ``rope_scaling`` (before)."""
    name = "rope_parameters" if stated.get("rope_parameters") else "rope_scaling"
    raw = stated.get(name) or family.rope
    if (other := stated.get("rope_scaling") or raw) != raw:
        raise CheckpointError(f"{path} has {shown(raw)} as rope_parameters and {shown(other)} as rope_scaling: one of them must go")
    by_kind = any(isinstance(value, dict) for value in raw.values())
    if by_kind and family.rope_of is not None:
        name, raw = f"{name}.{family.rope_of}", checked(raw, {family.rope_of: dict[str, Any]}, f"{path}: {name}").get(family.rope_of, {})
    elif by_kind:
        raise UnsupportedModel(f"{path} sets rope parameters for each kind of layer; only one set for all layers is supported")
    if "partial_rotary_factor" not in family.types and raw.get("partial_rotary_factor", 1.0) not in (1.0, None):
        raise UnsupportedModel(f"{path} rotates {shown(raw['partial_rotary_factor'])} of each head; only whole heads are supported")
    rope = checked(raw, _ROPE_TYPES, f"{path}: {name}")
    theta = rope.get("rope_theta") or stated.get("rope_theta") or 10000.0
    kind = rope.get("rope_type") or rope.get("type") or "default"
    try:
        return theta, _rope_scaling(kind, {**rope, "rope_theta": theta}, stated, path)
    except KeyError as error:
        raise CheckpointError(f"{path}: rope type {kind!r} lacks {error}") from error


def _rope_scaling(kind: str, rope: dict[str, Any], stated: dict[str, Any], path: Path) -> RopeScaling | None:
    if kind == "default":
        return None
    if kind == "linear":
        return RopeScaling(kind=kind, factor=rope["factor"])
    if kind == "llama3":
        low, high = rope["low_freq_factor"], rope["high_freq_factor"]
        if low >= high:
            raise CheckpointError(f"{path} sets low_freq_factor to {low}, which must be below high_freq_factor, {high}")
        return RopeScaling(
            kind=kind,
            factor=rope["factor"],
            low_freq_factor=low,
            high_freq_factor=high,
            original_max_position=rope.get("original_max_position_embeddings") or stated["max_position_embeddings"],
        )
    if kind == "yarn":
        return _yarn(rope, stated, path)
    raise UnsupportedModel(f"{path}: rope type {shown(kind)} is not supported; supported are default, linear, llama3, yarn")


def _yarn(rope: dict[str, Any], stated: dict[str, Any], path: Path) -> RopeScaling:
    original = rope.get("original_max_position_embeddings") or stated["max_position_embeddings"]
    factor = rope.get("factor") or stated["max_position_embeddings"] / original
    fast, slow = rope.get("beta_fast", 32.0), rope.get("beta_slow", 1.0)
    if (theta := rope["rope_theta"]) <= 1:
        raise CheckpointError(f"{path} sets rope_theta to {theta}, which must be above 1")
    if fast < slow:
        raise CheckpointError(f"{path} sets beta_fast to {fast}, which must be at least beta_slow, {slow}")
    magnitude = rope.get("attention_factor")
    if magnitude is None and rope.get("mscale") and rope.get("mscale_all_dim"):
        magnitude = yarn_magnitude(factor, rope["mscale"]) / yarn_magnitude(factor, rope["mscale_all_dim"])
    return RopeScaling(
        kind="yarn",
        factor=factor,
        original_max_position=original,
        beta_fast=fast,
        beta_slow=slow,
        truncate=rope.get("truncate", True),
        magnitude=yarn_magnitude(factor) if magnitude is None else magnitude,
    )


def _eos(stated: dict[str, Any], generation_config: Path) -> tuple[int, ...]:
    """The union of both files' ids: chat models often name the turn's end in the second only."""
    listed = [stated.get("eos_token_id")]
    if generation_config.is_file():
        listed.append(checked(read_json(generation_config), {"eos_token_id": _Eos}, str(generation_config)).get("eos_token_id"))
    ids = {i for entry in listed if entry is not None for i in (entry if isinstance(entry, list) else [entry])}
    return tuple(sorted(ids))
