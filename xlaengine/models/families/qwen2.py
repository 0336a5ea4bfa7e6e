"""Qwen2 (Yang et al. 2024): a Llama with biases on q, k and v, whose later layers may have a sliding window."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families.base import Family
from xlaengine.models.families.dense import dense, tensors
from xlaengine.models.settings import Count, Positions, shown

WINDOW, FULL_LAYERS = 4096, 28
"""Defaults of ``sliding_window`` and of ``max_window_layers``, the number of layers that see all."""

TYPES = {"use_sliding_window": bool, "sliding_window": Positions, "max_window_layers": Count, "layer_types": list[str]}


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    if not stated.get("use_sliding_window"):
        return ()
    size = stated.get("sliding_window", WINDOW)
    return tuple(size if slides else None for slides in _sliding_layers(stated, where))


def _sliding_layers(stated: Mapping[str, Any], where: str) -> list[bool]:
    """By ``layer_types``, or else from ``max_window_layers`` on."""
    kinds, full, layers = stated.get("layer_types"), stated.get("max_window_layers"), stated["num_hidden_layers"]
    if kinds is None:
        return [layer >= (FULL_LAYERS if full is None else full) for layer in range(layers)]
    if strange := sorted(set(kinds) - {"full_attention", "sliding_attention"}):
        raise UnsupportedModel(
            f"{where} sets layer_types to {shown(strange[0])} among others; only full_attention and sliding_attention are supported"
        )
    if len(kinds) != layers:
        raise CheckpointError(f"{where} sets {len(kinds)} layer_types and num_hidden_layers to {layers}")
    return [kind == "sliding_attention" for kind in kinds]


QWEN2 = Family("qwen2", "Qwen2ForCausalLM", partial(dense, bias=True), tensors, gguf="qwen2", types=TYPES, windows=windows)
