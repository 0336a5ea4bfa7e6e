"""``config.json`` (and ``generation_config.json``) of a Hugging Face directory to `ModelConfig`.

A setting that changes the arithmetic and is not implemented is refused by name, never skipped. Where a key is
missing, the default is the one of the family's configuration class in transformers.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from xlaengine.models.checkpoint.errors import CheckpointError, UnsupportedModel
from xlaengine.models.config import ModelConfig, RopeScaling

ARCHITECTURES = {
    "LlamaForCausalLM": "llama",
    "MistralForCausalLM": "mistral",
    "Qwen2ForCausalLM": "qwen2",
    "Qwen3ForCausalLM": "qwen3",
}

_SHAPES = ("vocab_size", "hidden_size", "num_hidden_layers", "num_attention_heads", "intermediate_size", "rms_norm_eps")

_QWEN3_HEAD = 128
"""Its ``head_dim`` where ``config.json`` has none."""

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
    return model_config(raw, _family(raw), directory)


def model_config(raw: dict[str, Any], family: str, directory: Path) -> ModelConfig:
    """From the object ``raw`` in the ``config.json`` of ``directory``."""
    path = directory / "config.json"
    missing = [key for key in _SHAPES if raw.get(key) is None]
    if missing:
        raise CheckpointError(f"{path} lacks {', '.join(missing)}")
    for key, value in _MUST_BE.items():
        if raw.get(key, value) not in (value, None):
            raise UnsupportedModel(f"{path} sets {key} to {raw[key]!r}; only {value!r} is supported")
    heads = raw["num_attention_heads"]
    theta, scaling = _rope(raw, path)
    return ModelConfig(
        family=family,
        vocab=raw["vocab_size"],
        d_model=raw["hidden_size"],
        layers=raw["num_hidden_layers"],
        heads=heads,
        kv_heads=raw.get("num_key_value_heads") or heads,
        head_dim=raw.get("head_dim") or (_QWEN3_HEAD if family == "qwen3" else raw["hidden_size"] // heads),
        mlp=raw["intermediate_size"],
        norm_eps=raw["rms_norm_eps"],
        rope_theta=theta,
        max_positions=raw.get("max_position_embeddings", 2048),
        rope_scaling=scaling,
        tie_embeddings=bool(raw.get("tie_word_embeddings", False)),
        qkv_bias=family == "qwen2",
        qk_norm=family == "qwen3",
        sliding_window=_sliding_window(raw, family, path),
        eos_token_ids=_eos(raw, directory / "generation_config.json"),
        dtype=raw.get("dtype") or raw.get("torch_dtype") or "float32",
    )


def read_json(path: Path) -> dict[str, Any]:
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CheckpointError(f"{path} cannot be read as JSON: {error}") from error
    if not isinstance(raw, dict):
        raise CheckpointError(f"{path} holds no JSON object")
    return raw


def _family(raw: dict[str, Any]) -> str:
    named = raw.get("architectures") or [raw.get("model_type")]
    known = {**ARCHITECTURES, **{family: family for family in ARCHITECTURES.values()}}
    family = next((known[name] for name in named if name in known), None)
    if family is None:
        raise UnsupportedModel(f"architecture {', '.join(map(str, named))} is not supported; supported are {', '.join(ARCHITECTURES)}")
    return family


def _rope(raw: dict[str, Any], path: Path) -> tuple[float, RopeScaling | None]:
    """theta and scaling, from ``rope_parameters`` (transformers 5) or ``rope_theta`` and ``rope_scaling`` (before)."""
    rope = raw.get("rope_parameters") or raw.get("rope_scaling") or {}
    theta = rope.get("rope_theta") or raw.get("rope_theta") or 10000.0
    kind = rope.get("rope_type") or rope.get("type") or "default"
    if any(isinstance(value, dict) for value in rope.values()):
        raise UnsupportedModel(f"{path} sets rope parameters for each kind of layer; only one set for all layers is supported")
    if rope.get("partial_rotary_factor", 1.0) != 1.0:
        raise UnsupportedModel(f"{path} rotates {rope['partial_rotary_factor']} of each head; only whole heads are supported")
    try:
        return float(theta), _rope_scaling(kind, rope, raw)
    except KeyError as error:
        raise CheckpointError(f"{path}: rope type {kind!r} lacks {error}") from error


def _rope_scaling(kind: str, rope: dict[str, Any], raw: dict[str, Any]) -> RopeScaling | None:
    if kind == "default":
        return None
    if kind == "linear":
        return RopeScaling(kind=kind, factor=float(rope["factor"]))
    if kind == "llama3":
        return RopeScaling(
            kind=kind,
            factor=float(rope["factor"]),
            low_freq_factor=float(rope["low_freq_factor"]),
            high_freq_factor=float(rope["high_freq_factor"]),
            original_max_position=rope.get("original_max_position_embeddings") or raw["max_position_embeddings"],
        )
    raise UnsupportedModel(f"rope type {kind!r} is not supported; supported are default, linear, llama3")


def _sliding_window(raw: dict[str, Any], family: str, path: Path) -> int | None:
    """Keys that the narrowest layer sees, or None if every layer sees all."""
    if family == "llama":
        return None
    if family != "mistral" and not (raw.get("use_sliding_window") and _has_sliding_layers(raw, path)):
        return None
    return raw.get("sliding_window", 4096)


def _has_sliding_layers(raw: dict[str, Any], path: Path) -> bool:
    """By ``layer_types``, or else from ``max_window_layers`` on."""
    kinds = raw.get("layer_types")
    if kinds is None:
        return raw.get("max_window_layers", 28) < raw["num_hidden_layers"]
    if strange := sorted(set(kinds) - {"full_attention", "sliding_attention"}):
        raise UnsupportedModel(
            f"{path} sets layer_types to {strange[0]!r} among others; only full_attention and sliding_attention are supported"
        )
    return "sliding_attention" in kinds


def _eos(raw: dict[str, Any], generation_config: Path) -> tuple[int, ...]:
    """The union of both files' ids: chat models often name the turn's end in the second only."""
    listed = [raw.get("eos_token_id")]
    if generation_config.is_file():
        listed.append(read_json(generation_config).get("eos_token_id"))
    ids = {i for entry in listed if entry is not None for i in (entry if isinstance(entry, list) else [entry])}
    return tuple(sorted(ids))
