"""Phi-3 (Abdin et al. 2024, arXiv 2404.14219): a Llama with fused projections, a rotation of a part of each head, and a window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.families import dense
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import with_attention
from xlaengine.models.families.rotated_part import ROTATED, rope_of_part, rotated_part
from xlaengine.models.settings import Count, Positive
from xlaengine.models.spec import LayerSpec, ModelSpec


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    """`Family.windows`. GGUF files state a window of 0 if there is none."""
    return (stated.get("sliding_window") or None,) * stated["num_hidden_layers"]


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    return {ROTATED: rotated_part(stated, where)}


def spec(cfg: ModelConfig) -> ModelSpec:
    rope = rope_of_part(cfg)
    model = dense.dense(cfg)
    return replace(model, layers=tuple(with_attention(layer, rope=rope) for layer in model.layers))


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    fused = {"qkv": [], "gate_up": []}
    for tensor in dense.tensors(layer):
        if tensor.name in fused:
            fused[tensor.name] += tensor.parts
        else:
            yield tensor
    yield Tensor("model.layers.{}.self_attn.qkv_proj.weight", "blk.{}.attn_qkv.weight", "mixer", "qkv", tuple(fused["qkv"]))
    yield Tensor("model.layers.{}.mlp.gate_up_proj.weight", "blk.{}.ffn_up.weight", "feed_forward", "gate_up", tuple(fused["gate_up"]))


PHI3 = Family(
    "phi3",
    "Phi3ForCausalLM",
    spec,
    tensors,
    gguf="phi3",
    types={"sliding_window": Count, ROTATED: Positive},
    windows=windows,
    own=own,
    defaults={"max_position_embeddings": 4096, "original_max_position_embeddings": 4096},
    gguf_keys={"attention.sliding_window": "sliding_window"},
)
