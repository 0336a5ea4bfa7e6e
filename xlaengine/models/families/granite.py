"""Granite 3 (Granite Team 2024): a Llama with four multipliers, as in muP (Yang et al. 2022)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.families.base import Family
from xlaengine.models.families.dense import dense, tensors, with_attention
from xlaengine.models.settings import Positive
from xlaengine.models.spec import ModelSpec

MULTIPLIERS = {
    "attention.scale": "attention_multiplier",
    "embedding_scale": "embedding_multiplier",
    "residual_scale": "residual_multiplier",
    "logit_scale": "logits_scaling",
}
"""The multipliers' names in GGUF and in ``config.json``. Logits are divided by theirs. That of attention replaces ``H ** -0.5``."""
TYPES, DEFAULTS = dict.fromkeys(MULTIPLIERS.values(), Positive), dict.fromkeys(MULTIPLIERS.values(), 1.0)


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    return {name: float(stated[name]) for name in MULTIPLIERS.values()}


def gguf_defaults(stated: Mapping[str, Any], where: str) -> dict[str, Any]:
    return {"attention_multiplier": stated["head_dim"] ** -0.5}


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Any = dict(cfg.own)
    model = dense(cfg)
    layers = tuple(with_attention(each, scale=of_family["attention_multiplier"]) for each in model.layers)
    return multiplied(cfg, replace(model, layers=layers))


def multiplied(cfg: ModelConfig, model: ModelSpec) -> ModelSpec:
    """The model with all multipliers except attention's."""
    of_family: Any = dict(cfg.own)
    return replace(
        model,
        embed=replace(model.embed, scale=of_family["embedding_multiplier"]),
        layers=tuple(replace(each, scale=of_family["residual_multiplier"]) for each in model.layers),
        head=replace(model.head, scale=1 / of_family["logits_scaling"]),
    )


GRANITE = Family(
    "granite",
    "GraniteForCausalLM",
    spec,
    tensors,
    gguf="granite",
    gguf_in_pairs=True,
    types=TYPES,
    own=own,
    defaults=DEFAULTS,
    gguf_keys=MULTIPLIERS,
    gguf_defaults=gguf_defaults,
)
