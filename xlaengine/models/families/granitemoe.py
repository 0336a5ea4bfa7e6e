"""Granite 3 with experts (Granite Team 2024)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.blocks import Attention
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.experts import Experts, WithShared
from xlaengine.models.families import granite, mixtures
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import attention_tensors
from xlaengine.models.settings import Size
from xlaengine.models.spec import LayerSpec, ModelSpec

EXPERTS = mixtures.LOCAL
TYPES = granite.TYPES | {EXPERTS: Size, mixtures.TOP: Size}
GGUF_COUNTS = {"expert_count": EXPERTS, "expert_used_count": mixtures.TOP}
DEFAULTS = granite.DEFAULTS | {EXPERTS: 8, mixtures.TOP: 2, "rms_norm_eps": 1e-6}


def spec(cfg: ModelConfig) -> ModelSpec:
    model = granite.spec(cfg)
    return replace(model, layers=tuple(replace(layer, feed_forward=mixtures.local_experts(cfg, cfg.mlp)) for layer in model.layers))


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    assert isinstance(layer.mixer, Attention)
    yield from attention_tensors(layer.mixer)
    yield from experts_tensors(mixtures.block_of(layer))


def experts_tensors(block: Experts | WithShared) -> Iterator[Tensor]:
    yield mixtures.NORM
    yield mixtures.router("block_sparse_moe.router.layer")
    yield from mixtures.matrices(mixtures.experts_of(block), "block_sparse_moe", {}, ("input_linear.weight", "output_linear.weight"))


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    return {**granite.own(stated, where), **mixtures.chosen_of(stated, where, EXPERTS)}


GRANITEMOE = Family(
    "granitemoe",
    "GraniteMoeForCausalLM",
    spec,
    tensors,
    gguf="granitemoe",
    gguf_in_pairs=True,
    types=TYPES,
    gguf_keys=granite.MULTIPLIERS | GGUF_COUNTS,
    gguf_defaults=granite.gguf_defaults,
    own=own,
    defaults=DEFAULTS,
)
