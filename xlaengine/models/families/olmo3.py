"""OLMo 3 (OLMo Team 2025, arXiv 2512.13961): an OLMo 2 with a window in three of four layers; only the others' RoPE is scaled.

In its GGUF files ``general.architecture`` is ``olmo2``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xlaengine.models.blocks import Rope
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import UnsupportedModel
from xlaengine.models.families import olmo2
from xlaengine.models.families.base import Family
from xlaengine.models.families.dense import sliding_layers
from xlaengine.models.settings import Positions, Positive, checked
from xlaengine.models.spec import ModelSpec
from xlaengine.types.words import shown

WINDOW, PERIOD = 4096, 4
"""Defaults: the window, and the number of layers in a period, of which the last sees all keys."""

LOCAL_BASE = "rope_local_base_freq"
"""The RoPE base of layers with a window, under Gemma 3's name; ``rope_parameters`` has it under ``sliding_attention``."""

GGUF_KEYS = {
    "attention.sliding_window": "sliding_window",
    "attention.sliding_window_pattern": "layer_types",
    "rope.freq_base": "rope_theta",
    "rope.freq_base_swa": LOCAL_BASE,
}


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    size = stated.get("sliding_window", WINDOW)
    usual = [(layer + 1) % PERIOD != 0 for layer in range(stated["num_hidden_layers"])]
    return tuple(size if slides else None for slides in sliding_layers(stated, where, usual))


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    """`Family.own`: the RoPE base of layers with a window.

    Raises:
        UnsupportedModel: the RoPE of layers with a window is scaled.
    """
    of_kinds = checked(stated.get("rope_parameters") or {}, {"sliding_attention": dict[str, Any]}, f"{where}: rope_parameters")
    types = {"rope_type": str, "rope_theta": Positive}
    sliding = checked(of_kinds.get("sliding_attention", {}), types, f"{where}: rope_parameters.sliding_attention")
    if (kind := sliding.get("rope_type", "default")) != "default":
        raise UnsupportedModel(f"{where}: rope type {shown(kind)} of sliding_attention is not supported; only default is")
    return {LOCAL_BASE: sliding.get("rope_theta") or stated.get(LOCAL_BASE) or stated["rope_theta"]}


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Mapping[str, Any] = dict(cfg.own)
    return olmo2.spec(cfg, Rope(cfg.head_dim, of_family[LOCAL_BASE]))


OLMO3 = Family(
    "olmo3",
    "Olmo3ForCausalLM",
    spec,
    olmo2.tensors,
    gguf="olmo2",
    gguf_key="attention.sliding_window",
    types={"sliding_window": Positions, "layer_types": list[str | bool], "rope_theta": Positive, LOCAL_BASE: Positive},
    windows=windows,
    own=own,
    defaults={"rope_theta": 500000.0},
    gguf_keys=GGUF_KEYS,
    rope_of="full_attention",
)
