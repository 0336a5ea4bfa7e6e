"""Granite 4 without experts (Granite Team 2025): Granite's multipliers, Mamba2, and attention in some layers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from xlaengine.models.blocks import RMSNorm, Rope, SwiGLU
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import UnsupportedModel
from xlaengine.models.families import bamba, granite, mamba_layers
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import attention_of, check_kinds, model_of, refuse_experts, swiglu_tensors
from xlaengine.models.settings import Count, Size, shown
from xlaengine.models.spec import LayerSpec, Mixer, ModelSpec

MAMBA, ATTENTION = "linear_attention", "full_attention"
EARLIER = {"mamba": MAMBA, "attention": ATTENTION}
"""Earlier names in ``layer_types``."""
POSITIONS = "position_embedding_type"
TYPES = {"layer_types": list[str], POSITIONS: str, bamba.SWITCH: bool, "num_local_experts": Count, "shared_intermediate_size": Size}
DEFAULTS = mamba_layers.DEFAULTS | granite.DEFAULTS | {"num_local_experts": 8, "shared_intermediate_size": 1024}


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Any = dict(cfg.own)
    rope = Rope(cfg.head_dim, cfg.rope_theta, cfg.rope_scaling) if of_family[POSITIONS] == "rope" else None
    attention = attention_of(cfg, rope=rope, scale=of_family["attention_multiplier"])
    mixers: dict[str, Mixer] = {MAMBA: mamba_layers.mamba_of(cfg), ATTENTION: attention}
    norm, feed_forward = RMSNorm(cfg.d_model, cfg.norm_eps), SwiGLU(cfg.d_model, cfg.mlp)
    layers = tuple(LayerSpec(norm, mixers[kind], norm, feed_forward) for kind in of_family["layer_types"])
    return granite.multiplied(cfg, model_of(cfg, layers))


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    yield from mamba_layers.mixer_tensors(layer.mixer)
    norm, gate, up, down = swiglu_tensors()
    yield norm
    yield Tensor("model.layers.{}.shared_mlp.input_linear.weight", "", "feed_forward", "gate_up", gate.parts + up.parts)
    yield from (of._replace(hf="") for of in (gate, up))
    yield down._replace(hf="model.layers.{}.shared_mlp.output_linear.weight")


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    experts, layers, positions = stated["num_local_experts"], stated["num_hidden_layers"], stated.get(POSITIONS)
    refuse_experts(experts, where)
    if positions not in (None, "nope", "rope"):
        raise UnsupportedModel(f"{where} sets {POSITIONS} to {shown(positions)}; only rope and nope are supported")
    named: list[str] = stated.get("layer_types") or [MAMBA] * layers
    kinds = [EARLIER.get(kind, kind) for kind in named]
    check_kinds(kinds, (MAMBA, ATTENTION), layers, where)
    of_layers = {"layer_types": tuple(kinds), POSITIONS: positions, "num_local_experts": experts}
    return {**mamba_layers.own(stated, where), **granite.own(stated, where), **of_layers}


def gguf_defaults(stated: Mapping[str, Any], where: str) -> dict[str, Any]:
    kinds = [ATTENTION if heads else MAMBA for heads in stated[mamba_layers.KV_HEADS]]
    of_layers = {"layer_types": kinds, POSITIONS: "rope" if stated.get(bamba.SWITCH, True) else "nope"}
    feed_forward = {"num_local_experts": 0, "shared_intermediate_size": stated["intermediate_size"]}
    return {**granite.gguf_defaults(stated, where), **mamba_layers.gguf_defaults(stated), **of_layers, **feed_forward}


GRANITEMOEHYBRID = Family(
    "granitemoehybrid",
    "GraniteMoeHybridForCausalLM",
    spec,
    tensors,
    types=granite.TYPES | mamba_layers.TYPES | TYPES,
    defaults=DEFAULTS,
    mlp=lambda stated: stated["shared_intermediate_size"],
    must_be=mamba_layers.MUST_BE,
    gguf="granitehybrid",
    gguf_key="embedding_scale",
    gguf_in_pairs=True,
    gguf_keys=bamba.GGUF_KEYS | granite.MULTIPLIERS | {"expert_shared_feed_forward_length": "shared_intermediate_size"},
    gguf_required=bamba.GGUF_REQUIRED,
    gguf_present=mamba_layers.GGUF_PRESENT,
    gguf_defaults=gguf_defaults,
    own=own,
)
