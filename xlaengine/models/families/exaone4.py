"""EXAONE 4 (LG AI Research 2025, arXiv 2507.11407): norms after the branches, none before them, and a norm of each head of q and k.

In a model with windows, only the layers that have one rotate q and k (NoPE in the others). In a model without windows, all layers do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.blocks import RMSNorm
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import UnsupportedModel
from xlaengine.models.families import olmo2
from xlaengine.models.families.base import Family
from xlaengine.models.families.dense import dense, sliding_layers, with_attention
from xlaengine.models.settings import Count, Positions
from xlaengine.models.spec import LayerSpec, ModelSpec
from xlaengine.types.words import shown

WINDOW, PERIOD = 4096, 4
"""Defaults: the window, and the number of layers in a period, of which the last sees all keys."""

GGUF_LARGEST = 64
"""The number of layers of the only model for which llama.cpp has a window if the file states none."""

TYPES = {"sliding_window": Positions, "sliding_window_pattern": Count | str, "layer_types": list[str | bool]}


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    size = stated.get("sliding_window", WINDOW)
    if size is None:
        return ()
    usual = by_period(stated, where) if stated.get("layer_types") is None else ()
    return tuple(size if slides else None for slides in sliding_layers(stated, where, usual))


def by_period(stated: Mapping[str, Any], where: str) -> list[bool]:
    """For each layer, whether it has a window, if ``layer_types`` does not say.

    Raises:
        UnsupportedModel: ``sliding_window_pattern`` is not a period. transformers cannot load such a model.
    """
    period = stated.get("sliding_window_pattern", PERIOD)
    if not isinstance(period, int) or period == 0:
        raise UnsupportedModel(f"{where} sets sliding_window_pattern to {shown(period)} without layer_types; only a period is supported")
    return [(layer + 1) % period != 0 for layer in range(stated["num_hidden_layers"])]


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    """`Family.own`: the stated window. A model that states one, but has no layer with a window, rotates in no layer."""
    return {"sliding_window": stated.get("sliding_window", WINDOW)}


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Mapping[str, Any] = dict(cfg.own)
    norm = RMSNorm(cfg.d_model, cfg.norm_eps)
    model = dense(cfg, head_norm=True)

    def placed(layer: LayerSpec, rotates: bool) -> LayerSpec:
        after = replace(layer, mixer_norm=None, feed_forward_norm=None, mixer_after=norm, feed_forward_after=norm)
        return after if rotates else with_attention(after, rope=None)

    rotates = [of_family["sliding_window"] is None or window is not None for window in cfg.windows or (None,) * cfg.layers]
    return replace(model, layers=tuple(map(placed, model.layers, rotates)))


def gguf_defaults(stated: Mapping[str, Any], where: str) -> dict[str, Any]:
    return {"sliding_window": WINDOW if stated["num_hidden_layers"] == GGUF_LARGEST else None}


EXAONE4 = Family(
    "exaone4",
    "Exaone4ForCausalLM",
    spec,
    olmo2.tensors,
    gguf="exaone4",
    types=TYPES,
    windows=windows,
    own=own,
    defaults={"num_key_value_heads": 32, "rms_norm_eps": 1e-5},
    gguf_keys={"attention.sliding_window": "sliding_window", "attention.sliding_window_pattern": "layer_types"},
    gguf_defaults=gguf_defaults,
)
