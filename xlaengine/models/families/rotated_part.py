"""Settings of families that rotate a part of each head."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xlaengine.models.blocks import Rope
from xlaengine.models.config import ModelConfig
from xlaengine.models.errors import CheckpointError
from xlaengine.models.settings import Positive, checked

ROTATED = "partial_rotary_factor"


def rotated_part(stated: Mapping[str, Any], where: str, default: float = 1.0) -> float:
    """The part of a head that is rotated, which is in ``rope_parameters`` or beside it.

    Raises:
        CheckpointError: the number of rotated dimensions is odd, or larger than the head.
    """
    name = "rope_scaling" if stated.get("rope_scaling") else "rope_parameters"
    factor = checked(stated.get(name) or {}, {ROTATED: Positive}, f"{where}: {name}").get(ROTATED) or stated.get(ROTATED) or default
    head_dim = stated.get("head_dim") or stated["hidden_size"] // stated["num_attention_heads"]
    rotary_dim = int(head_dim * factor)
    if not 2 <= rotary_dim <= head_dim or rotary_dim % 2:
        rotates = f"which rotates {rotary_dim} of {head_dim} dimensions"
        raise CheckpointError(f"{where} sets {ROTATED} to {factor}, {rotates}; the number must be even and at most {head_dim}")
    return factor


def rope_of_part(cfg: ModelConfig) -> Rope:
    """The rotation of the part that the family's own settings name."""
    of_family: Mapping[str, Any] = dict(cfg.own)
    return Rope(int(cfg.head_dim * of_family[ROTATED]), cfg.rope_theta, cfg.rope_scaling)
