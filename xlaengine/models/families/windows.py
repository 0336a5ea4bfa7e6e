"""Which layers of a family with two kinds of attention have a window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.settings import shown


def sliding_layers(stated: Mapping[str, Any], where: str, usual: Callable[[int], bool]) -> list[bool]:
    """By ``layer_types``, or else those whose index is ``usual``."""
    kinds, layers = stated.get("layer_types"), stated["num_hidden_layers"]
    if kinds is None:
        return [usual(layer) for layer in range(layers)]
    if strange := sorted(set(kinds) - {"full_attention", "sliding_attention"}):
        raise UnsupportedModel(
            f"{where} sets layer_types to {shown(strange[0])} among others; only full_attention and sliding_attention are supported"
        )
    if len(kinds) != layers:
        raise CheckpointError(f"{where} sets {len(kinds)} layer_types and num_hidden_layers to {layers}")
    return [kind == "sliding_attention" for kind in kinds]
