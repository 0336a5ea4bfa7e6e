"""Qwen2 with experts (Yang et al. 2024): one of them is shared by all tokens, behind a gate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.config import ModelConfig
from xlaengine.models.errors import CheckpointError
from xlaengine.models.families import mixtures, qwen2, qwen3_moe
from xlaengine.models.families.base import Family
from xlaengine.models.families.dense import dense, sliding_layers
from xlaengine.models.settings import Count, Size
from xlaengine.models.spec import ModelSpec

DEFAULTS = {
    "num_key_value_heads": 16,
    "rms_norm_eps": 1e-6,
    "max_position_embeddings": 32768,
    mixtures.EXPERTS: 60,
    mixtures.TOP: 4,
    mixtures.MLP: 1408,
    mixtures.SHARED: 5632,
    mixtures.NORMED: False,
    mixtures.STEP: 1,
}


def spec(cfg: ModelConfig) -> ModelSpec:
    model = dense(cfg, bias=True)
    return replace(model, layers=mixtures.with_experts(cfg, model.layers, mixtures.router_of(cfg)))


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    """Without ``layer_types``, every second of the first ``max_window_layers`` layers has a window, beginning with the first.

    transformers 5 writes a ``sliding_window`` of 0 if no layer has a window.
    """
    if not stated.get("use_sliding_window"):
        return ()
    size, first = stated.get("sliding_window", qwen2.WINDOW), stated.get("max_window_layers")
    first = qwen2.FULL_LAYERS if first is None else first
    if size == 0:
        raise CheckpointError(f"{where} sets use_sliding_window to true and sliding_window to 0")
    every_other = [layer % 2 == 0 and layer < first for layer in range(stated["num_hidden_layers"])]
    return tuple(size if slides else None for slides in sliding_layers(stated, where, every_other))


QWEN2_MOE = Family(
    "qwen2_moe",
    "Qwen2MoeForCausalLM",
    spec,
    qwen3_moe.tensors,
    gguf="qwen2moe",
    types=qwen2.TYPES | mixtures.TYPES | {mixtures.SHARED: Size, "sliding_window": Count},
    must_be={"qkv_bias": True},
    gguf_keys=mixtures.GGUF_KEYS | {mixtures.GGUF_SHARED: mixtures.SHARED},
    windows=windows,
    own=mixtures.own,
    defaults=DEFAULTS,
)
