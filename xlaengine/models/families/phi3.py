"""Phi-3 (Abdin et al. 2024, arXiv 2404.14219): a Llama with fused projections, a rotation of a part of each head, and a window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.blocks import Rope
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import CheckpointError
from xlaengine.models.families import dense
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import with_attention
from xlaengine.models.settings import Count, Positive, checked
from xlaengine.models.spec import LayerSpec, ModelSpec

ROTATED = "partial_rotary_factor"


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    """GGUF files have a window of 0 where there is none."""
    return (stated.get("sliding_window") or None,) * stated["num_hidden_layers"]


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    """The part of a head that is rotated, which is in ``rope_parameters`` or beside it.

    Raises:
        CheckpointError: it has no two halves.
    """
    name = "rope_scaling" if stated.get("rope_scaling") else "rope_parameters"
    factor = checked(stated.get(name) or {}, {ROTATED: Positive}, f"{where}: {name}").get(ROTATED) or stated.get(ROTATED) or 1.0
    head_dim = stated.get("head_dim") or stated["hidden_size"] // stated["num_attention_heads"]
    lanes = int(head_dim * factor)
    if not 2 <= lanes <= head_dim or lanes % 2:
        raise CheckpointError(f"{where} sets {ROTATED} to {factor}: {lanes} lanes of {head_dim} rotate; it must be an even number")
    return {ROTATED: factor}


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Mapping[str, Any] = dict(cfg.own)
    rope = Rope(int(cfg.head_dim * of_family[ROTATED]), cfg.rope_theta, cfg.rope_scaling)
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
    defaults={"max_position_embeddings": 4096},
    gguf_keys={"attention.sliding_window": "sliding_window"},
)
