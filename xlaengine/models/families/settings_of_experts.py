"""Settings that families with experts have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xlaengine.models.config import Own
from xlaengine.models.errors import CheckpointError

TOP = "num_experts_per_tok"


def chosen_of(stated: Mapping[str, Any], where: str, experts: str = "num_experts") -> dict[str, Own]:
    """How many experts there are, and how many of them a token gets.

    Args:
        experts: the key of the first.

    Raises:
        CheckpointError: there are fewer than a token gets.
    """
    if stated[TOP] > stated[experts]:
        raise CheckpointError(f"{where} sets {TOP} to {stated[TOP]}, which is more than {experts}, {stated[experts]}")
    return {experts: stated[experts], TOP: stated[TOP]}
