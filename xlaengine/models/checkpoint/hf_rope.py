"""The RoPE of a ``config.json``: its base and its scaling, as transformers reads them (``modeling_rope_utils.py``)."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from xlaengine.models.config import RopeScaling
from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families import Family
from xlaengine.models.rope_scaling import require_order, yarn_magnitude
from xlaengine.models.settings import NotNegative, Positions, Positive, checked
from xlaengine.types.words import shown

_ROPE_TYPES = {
    "rope_type": str,
    "type": str,
    "rope_theta": Positive,
    "factor": Positive,
    "low_freq_factor": Positive,
    "high_freq_factor": Positive,
    "original_max_position_embeddings": Positions,
    "partial_rotary_factor": Positive,
    "attention_factor": Positive,
    "beta_fast": Positive,
    "beta_slow": Positive,
    "mscale": NotNegative,
    "mscale_all_dim": NotNegative,
    "truncate": bool,
    "short_factor": list[Positive],
    "long_factor": list[Positive],
}


def rope_of(stated: dict[str, Any], family: Family, path: Path) -> tuple[float, RopeScaling | None]:
    """theta and scaling, from ``rope_parameters`` (transformers 5) or ``rope_theta`` and ``rope_scaling`` (before).

    Args:
        stated: the checked ``config.json``.

    Raises:
        UnsupportedModel, CheckpointError: what is wrong, with the key and its value.
    """
    name = "rope_parameters" if stated.get("rope_parameters") else "rope_scaling"
    raw = stated.get(name) or family.rope
    if (other := stated.get("rope_scaling") or raw) != raw:
        raise CheckpointError(f"{path} has {shown(raw)} as rope_parameters and {shown(other)} as rope_scaling: remove one of them")
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
    settings = rope | {"rotary_dim": _rotary_dim(rope, stated)}
    settings["original_max_position_embeddings"] = (
        stated.get("original_max_position_embeddings")
        or rope.get("original_max_position_embeddings")
        or stated.get("max_position_embeddings", 2048)
    )
    try:
        scaling = _rope_scaling(kind, settings, stated, path)
    except KeyError as error:
        raise CheckpointError(f"{path}: rope type {kind!r} lacks {error}") from error
    if scaling is not None:
        require_order(scaling, theta, path)
    return theta, scaling


def _rope_scaling(kind: str, rope: dict[str, Any], stated: dict[str, Any], path: Path) -> RopeScaling | None:
    if kind == "default":
        return None
    original = rope["original_max_position_embeddings"]
    if kind == "linear":
        return RopeScaling(kind="linear", factor=rope["factor"])
    if kind == "llama3":
        low, high = rope["low_freq_factor"], rope["high_freq_factor"]
        return RopeScaling(kind="llama3", factor=rope["factor"], low_freq_factor=low, high_freq_factor=high, original_max_position=original)
    if kind == "yarn":
        return _yarn(rope, stated)
    if kind == "longrope":
        return _longrope(rope, stated, path)
    raise UnsupportedModel(f"{path}: rope type {shown(kind)} is not supported; supported are default, linear, llama3, yarn, longrope")


def _rotary_dim(rope: dict[str, Any], stated: dict[str, Any]) -> int:
    """The number of dimensions of a head that are rotated."""
    head_dim = stated.get("head_dim") or stated["hidden_size"] // stated["num_attention_heads"]
    return int(head_dim * (rope.get("partial_rotary_factor") or stated.get("partial_rotary_factor") or 1.0))


def _factor(rope: dict[str, Any], stated: dict[str, Any]) -> float:
    """How much longer the context is than the original one."""
    return rope.get("factor") or stated.get("max_position_embeddings", 2048) / rope["original_max_position_embeddings"]


def _yarn(rope: dict[str, Any], stated: dict[str, Any]) -> RopeScaling:
    factor = _factor(rope, stated)
    magnitude = rope.get("attention_factor")
    if magnitude is None and rope.get("mscale") and rope.get("mscale_all_dim"):
        magnitude = yarn_magnitude(factor, rope["mscale"]) / yarn_magnitude(factor, rope["mscale_all_dim"])
    return RopeScaling(
        kind="yarn",
        factor=factor,
        original_max_position=rope["original_max_position_embeddings"],
        beta_fast=rope.get("beta_fast", 32.0),
        beta_slow=rope.get("beta_slow", 1.0),
        truncate=rope.get("truncate", True),
        magnitude=yarn_magnitude(factor) if magnitude is None else magnitude,
    )


def _longrope(rope: dict[str, Any], stated: dict[str, Any], path: Path) -> RopeScaling:
    """Uses the divisors of the original context. A stream beyond it would need the divisors of the longer context, and all its earlier keys
    would have to be rotated again.
    """
    factor, original, pairs = _factor(rope, stated), rope["original_max_position_embeddings"], rope["rotary_dim"] // 2
    for key in ("short_factor", "long_factor"):
        if len(rope[key]) != pairs:
            raise CheckpointError(
                f"{path} sets {key} to {len(rope[key])} numbers; a rotary dimension of {rope['rotary_dim']} needs {pairs}"
            )
    if original < 2:
        raise CheckpointError(f"{path} sets original_max_position_embeddings to {original}; LongRoPE needs at least 2")
    magnitude = rope.get("attention_factor")
    if magnitude is None:
        magnitude = 1.0 if factor <= 1 else math.sqrt(1 + math.log(factor) / math.log(original))
    return RopeScaling(kind="longrope", original_max_position=original, magnitude=magnitude, factors=tuple(rope["short_factor"]))
