"""Mistral (Jiang et al. 2023): a Llama whose layers have a sliding window.

In its GGUF files ``general.architecture`` is ``llama``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xlaengine.models.families.base import Family
from xlaengine.models.families.dense import dense, tensors
from xlaengine.models.settings import Positions

WINDOW = 4096
"""The default of ``sliding_window``; null means no window."""


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    return (stated.get("sliding_window", WINDOW),) * stated["num_hidden_layers"]


MISTRAL = Family(
    "mistral",
    "MistralForCausalLM",
    dense,
    tensors,
    types={"sliding_window": Positions},
    windows=windows,
    defaults={"num_key_value_heads": 8, "max_position_embeddings": 131072},
)
