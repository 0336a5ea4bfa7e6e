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
        CheckpointError: the number of rotated lanes is odd, or not within the head.
    """
    name = "rope_scaling" if stated.get("rope_scaling") else "rope_parameters"
    factor = checked(stated.get(name) or {}, {ROTATED: Positive}, f"{where}: {name}").get(ROTATED) or stated.get(ROTATED) or default
    head_dim = stated.get("head_dim") or stated["hidden_size"] // stated["num_attention_heads"]
    lanes = int(head_dim * factor)
    if not 2 <= lanes <= head_dim or lanes % 2:
        raise CheckpointError(f"{where} sets {ROTATED} to {factor}: {lanes} lanes of {head_dim} rotate; it must be an even number")
    return factor


def rope_of_part(cfg: ModelConfig) -> Rope:
    """The rotation of the part that the family's own settings name."""
    of_family: Mapping[str, Any] = dict(cfg.own)
    return Rope(int(cfg.head_dim * of_family[ROTATED]), cfg.rope_theta, cfg.rope_scaling)
