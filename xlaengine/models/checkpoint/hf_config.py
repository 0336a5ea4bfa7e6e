"""``config.json`` (and ``generation_config.json``) of a Hugging Face directory to `ModelConfig`.

A setting that changes the arithmetic and is not implemented is refused by name, never skipped. If a key is missing, its default is that of
the family's configuration class in transformers.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from xlaengine.models.checkpoint.hf_rope import rope_of
from xlaengine.models.checkpoint.packed_ints import SETTING, Form, form_of
from xlaengine.models.config import ModelConfig
from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families import FAMILIES, Family
from xlaengine.models.settings import (
    Context,
    Epsilon,
    Heads,
    Layers,
    Positions,
    Positive,
    Size,
    Token,
    Vocab,
    check_heads,
    checked,
    require_tokens,
)
from xlaengine.types.words import shown

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
    "max_position_embeddings": Context,
    "original_max_position_embeddings": Positions,
    "tie_word_embeddings": bool,
    "eos_token_id": _Eos,
    "dtype": str,
    "torch_dtype": str,
}
_NAMES = {"architectures": list[str], "model_type": str}

_MULTIMODAL = ("text_config", "vision_config", "audio_config")
"""Keys of multimodal models."""

_OF_BOTH = ("tie_word_embeddings", "eos_token_id", "dtype", "torch_dtype", "quantization_config")
"""Settings that a multimodal model and its text model may both have."""

# Settings that nothing below reads, with the only value that is supported.
_MUST_BE = {
    "attention_bias": False,  # on all of q, k, v and o
    "mlp_bias": False,
    "hidden_act": "silu",
    "partial_rotary_factor": 1.0,
    "quantization_config": None,
}


def read_hf_config(directory: Path) -> ModelConfig:
    """The configuration of a Hugging Face directory. Raises `UnsupportedModel` or `CheckpointError`."""
    path = directory / "config.json"
    raw = _text_part(read_json(path), path)
    if read_form(directory) is not None:
        raw = {key: value for key, value in raw.items() if key != SETTING}
    return model_config(raw, _family(raw, path), directory)


def read_form(directory: Path) -> Form | None:
    """How the directory stores packed integers; None if it stores none, or if its family reads ``quantization_config`` itself.

    Raises:
        UnsupportedModel, CheckpointError: the settings cannot be read, or name what is not implemented.
    """
    path = directory / "config.json"
    raw = _text_part(read_json(path), path)
    return None if SETTING in _family(raw, path).types else form_of(raw, path)


def model_config(raw: dict[str, Any], family: Family, directory: Path) -> ModelConfig:
    """The configuration that ``raw`` states, the object in the ``config.json`` of ``directory``."""
    path = directory / "config.json"
    raw = {**raw, **{common: raw[own] for common, own in family.names.items() if own in raw}, **family.unused}
    missing = [family.names.get(key, key) for key in _SHAPES if raw.get(key, family.defaults.get(key)) is None]
    if missing:
        raise CheckpointError(f"{path} lacks {', '.join(missing)}")
    for key, value in {**_MUST_BE, **family.must_be}.items():
        if key not in family.types and raw.get(key, value) not in (value, None):
            raise UnsupportedModel(f"{path} sets {key} to {shown(raw[key])}; only {value!r} is supported")
    stated = {**family.defaults, **checked(raw, {**_TYPES, **family.types}, str(path))}
    heads, of_kv = stated["num_attention_heads"], "num_key_value_heads"
    kv_heads = heads if of_kv in raw and raw[of_kv] is None else stated.get(of_kv, heads)  # null means this in transformers too
    head_dim = _head_dim(stated, path)
    of_head = "head_dim" if stated.get("head_dim") else "hidden_size / num_attention_heads"
    check_heads(heads, kv_heads, head_dim, ("num_attention_heads", "num_key_value_heads", of_head), str(path))
    theta, scaling = rope_of(stated, family, path)
    positions = stated.get("max_position_embeddings", 2048)
    of_family = {**dict.fromkeys(key for key in raw if raw[key] is None), **stated}  # for a family, null and a missing key may differ
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
        max_positions=positions if scaling is None else scaling.most_positions(positions),
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
        raise CheckpointError(f"{path} has no head_dim, and hidden_size {width} is not a multiple of num_attention_heads {heads}")
    return width // heads


def read_json(path: Path) -> dict[str, Any]:
    """The JSON object in a file.

    Raises:
        CheckpointError: the file cannot be read, or holds something else.
    """
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise CheckpointError(f"{path} cannot be read as JSON: {error}") from error
    if not isinstance(raw, dict):
        raise CheckpointError(f"{path} holds no JSON object")
    return raw


def _text_part(raw: dict[str, Any], path: Path) -> dict[str, Any]:
    """The settings of a text model, which may be inside those of a multimodal model.

    Raises:
        CheckpointError: both have a setting, with different values.
    """
    named = checked(raw, _NAMES, str(path)).get("architectures") or []
    family = next((family for family in FAMILIES.values() if family.multimodal in named), None)
    if family is None or not isinstance(text := raw.get("text_config"), dict):
        return raw
    text = {key: value for key, value in text.items() if value is not None}
    whole = {key: raw[key] for key in _OF_BOTH if raw.get(key) is not None}
    if differ := [key for key, value in whole.items() if text.get(key, value) != value]:
        raise CheckpointError(f"{path} sets {differ[0]} to {shown(raw[differ[0]])}, and in text_config to {shown(text[differ[0]])}")
    return {**whole, **text, "architectures": [family.architecture]}


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


def _eos(stated: dict[str, Any], generation_config: Path) -> tuple[int, ...]:
    """The union of both files' ids: chat models often name the end of a turn only in the second file."""
    listed = [stated.get("eos_token_id")]
    if generation_config.is_file():
        listed.append(checked(read_json(generation_config), {"eos_token_id": _Eos}, str(generation_config)).get("eos_token_id"))
    found: set[int] = set()
    for entry, name in zip(listed, ("config.json", generation_config.name), strict=False):
        ids = entry if isinstance(entry, list) else [] if entry is None else [entry]
        require_tokens("eos_token_id", ids, stated["vocab_size"], str(generation_config.with_name(name)))
        found.update(ids)
    return tuple(sorted(found))
