"""SmolLM3 (Bakouch et al. 2025): a Llama with layers that do not rotate q and k (NoPE; Yang et al. 2025, arXiv 2501.18795).

Its GGUF files do not say which layers these are; llama.cpp takes every fourth.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import CheckpointError
from xlaengine.models.families.base import Family
from xlaengine.models.families.dense import dense, sliding_layers, tensors, with_attention
from xlaengine.models.settings import Layers, Positions
from xlaengine.models.spec import ModelSpec

INTERVAL = 4
"""By default the last of so many layers has no rotation."""

TYPES = {
    "no_rope_layers": list[int],
    "no_rope_layer_interval": Layers,
    "use_sliding_window": bool,
    "sliding_window": Positions,
    "layer_types": list[str],
}
DEFAULTS = {"num_key_value_heads": 4, "max_position_embeddings": 32768, "rope_theta": 2000000.0, "tie_word_embeddings": True}


def rotated(stated: Mapping[str, Any], where: str) -> list[int]:
    """For each layer 1 if it rotates, else 0. ``no_rope_layers`` lists these numbers, and may be longer than there are layers."""
    layers, interval = stated["num_hidden_layers"], stated.get("no_rope_layer_interval", INTERVAL)
    listed = stated.get("no_rope_layers")
    if listed is None:
        return [int((layer + 1) % interval != 0) for layer in range(layers)]
    if len(listed) < layers:
        raise CheckpointError(f"{where} sets {len(listed)} no_rope_layers and num_hidden_layers to {layers}")
    return [int(each != 0) for each in listed[:layers]]


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    """`Family.windows`. Without ``layer_types``, the layers that do not rotate have a window."""
    size = stated.get("sliding_window")
    if not stated.get("use_sliding_window") or size is None:
        return ()
    return tuple(size if slides else None for slides in sliding_layers(stated, where, [not each for each in rotated(stated, where)]))


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    return {"no_rope_layers": tuple(rotated(stated, where))}


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Mapping[str, Any] = dict(cfg.own)
    model = dense(cfg)
    by_layer = zip(model.layers, of_family["no_rope_layers"], strict=True)
    return replace(model, layers=tuple(layer if rotates else with_attention(layer, rope=None) for layer, rotates in by_layer))


SMOLLM3 = Family(
    "smollm3",
    "SmolLM3ForCausalLM",
    spec,
    tensors,
    gguf="smollm3",
    gguf_in_pairs=True,
    types=TYPES,
    windows=windows,
    own=own,
    defaults=DEFAULTS,
)
