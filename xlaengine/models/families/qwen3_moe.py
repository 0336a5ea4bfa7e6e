"""Qwen3 with experts (Yang et al. 2025)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.blocks import Attention, SwiGLU
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import mixtures
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import attention_tensors, dense, swiglu_tensors
from xlaengine.models.settings import Positions
from xlaengine.models.spec import LayerSpec, ModelSpec

WINDOW = 4096
"""The default of ``sliding_window``."""
TYPES = {"use_sliding_window": bool, "sliding_window": Positions}
DEFAULTS = {
    "num_key_value_heads": 4,
    "rms_norm_eps": 1e-6,
    "max_position_embeddings": 32768,
    mixtures.EXPERTS: 128,
    mixtures.TOP: 8,
    mixtures.MLP: 768,
    mixtures.NORMED: False,
    mixtures.STEP: 1,
}


def spec(cfg: ModelConfig) -> ModelSpec:
    model = dense(cfg, head_norm=True)
    return replace(model, layers=mixtures.with_experts(cfg, model.layers, mixtures.router_of(cfg)))


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    assert isinstance(layer.mixer, Attention)
    yield from attention_tensors(layer.mixer)
    yield from feed_forward_tensors(layer)


def feed_forward_tensors(layer: LayerSpec) -> Iterator[Tensor]:
    yield from swiglu_tensors() if isinstance(layer.feed_forward, SwiGLU) else mixtures.tensors_of(mixtures.block_of(layer))


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    """All layers have the window, or none has."""
    return (stated.get("sliding_window", WINDOW) if stated.get("use_sliding_window") else None,) * stated["num_hidden_layers"]


QWEN3_MOE = Family(
    "qwen3_moe",
    "Qwen3MoeForCausalLM",
    spec,
    tensors,
    gguf="qwen3moe",
    types=TYPES | mixtures.TYPES,
    names={mixtures.EXPERTS: "num_local_experts"},
    gguf_keys=mixtures.GGUF_KEYS,
    gguf_defaults=lambda stated, where: {mixtures.NORMED: True},
    windows=windows,
    own=mixtures.own,
    defaults=DEFAULTS,
)
