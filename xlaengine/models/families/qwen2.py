"""Qwen2 (Yang et al. 2024): a Llama with biases on q, k and v, whose later layers may have a sliding window."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from xlaengine.models.families.base import Family
from xlaengine.models.families.dense import dense, sliding_layers, tensors
from xlaengine.models.settings import Count, Positions

WINDOW, FULL_LAYERS = 4096, 28
"""Defaults of ``sliding_window`` and of ``max_window_layers``, the number of layers that see all."""

TYPES = {"use_sliding_window": bool, "sliding_window": Positions, "max_window_layers": Count, "layer_types": list[str]}


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    """`Family.windows`. Without ``layer_types``, the layers from ``max_window_layers`` on have a window."""
    if not stated.get("use_sliding_window"):
        return ()
    size, full = stated.get("sliding_window", WINDOW), stated.get("max_window_layers")
    later = [layer >= (FULL_LAYERS if full is None else full) for layer in range(stated["num_hidden_layers"])]
    return tuple(size if slides else None for slides in sliding_layers(stated, where, later))


DEFAULTS = {"num_key_value_heads": 32, "max_position_embeddings": 32768}

QWEN2 = Family(
    "qwen2",
    "Qwen2ForCausalLM",
    partial(dense, bias=True),
    tensors,
    gguf="qwen2",
    types=TYPES,
    windows=windows,
    defaults=DEFAULTS,
)
