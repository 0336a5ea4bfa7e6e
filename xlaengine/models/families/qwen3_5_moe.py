"""Qwen3.5's text model with experts (Qwen Team 2026)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xlaengine.models.config import Own
from xlaengine.models.families import mixtures, qwen3_5, qwen3_next
from xlaengine.models.families.base import Family
from xlaengine.models.settings import Size

EXPERTS = {mixtures.EXPERTS: 256, mixtures.TOP: 8, mixtures.MLP: 512, mixtures.SHARED: 512}
ALWAYS: dict[str, Own] = {mixtures.NORMED: True, mixtures.STEP: 1}


def own(stated: Mapping[str, Any], where: str) -> dict[str, Own]:
    return {**qwen3_next.own(stated, where), **mixtures.own({**stated, **ALWAYS}, where)}


QWEN3_5_MOE = Family(
    "qwen3_5_moe_text",
    "Qwen3_5MoeForCausalLM",
    qwen3_next.spec_with_experts,
    qwen3_5.tensors,
    gguf="qwen35moe",
    types={**qwen3_next.TYPES, mixtures.EXPERTS: Size, mixtures.TOP: Size, mixtures.MLP: Size, mixtures.SHARED: Size},
    defaults={**qwen3_next.DEFAULTS, **EXPERTS, "num_key_value_heads": 2},
    unused={"intermediate_size": 1},
    mlp=lambda stated: stated[mixtures.MLP],
    gguf_keys={**qwen3_5.QWEN3_5.gguf_keys, **mixtures.GGUF_KEYS, mixtures.GGUF_SHARED: mixtures.SHARED},
    gguf_required=(*qwen3_5.QWEN3_5.gguf_required, *mixtures.GGUF_KEYS, mixtures.GGUF_SHARED),
    gguf_defaults=qwen3_5.gguf_defaults,
    top=qwen3_5.QWEN3_5.top,
    own=own,
    ignored=("mtp.", "model.visual."),
    multimodal="Qwen3_5MoeForConditionalGeneration",
    mtp=qwen3_next.mtp,
)
