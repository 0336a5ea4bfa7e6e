"""Granite 4 (Granite Team 2025): Granite's multipliers, Mamba2, attention in some layers, and experts beside a shared SwiGLU."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from xlaengine.models.blocks import RMSNorm, Rope, SwiGLU
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import UnsupportedModel
from xlaengine.models.experts import WithShared
from xlaengine.models.families import bamba, granite, granitemoe, mamba_layers, mixtures
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import attention_of, check_kinds, model_of, swiglu_tensors
from xlaengine.models.settings import Count, Size
from xlaengine.models.spec import FeedForward, LayerSpec, Mixer, ModelSpec
from xlaengine.types.words import shown

MAMBA, ATTENTION = "linear_attention", "full_attention"
EARLIER = {"mamba": MAMBA, "attention": ATTENTION}
"""Earlier names in ``layer_types``."""
POSITIONS, SHARED, OF_EXPERT = "position_embedding_type", "shared_intermediate_size", "intermediate_size"
TYPES = {"layer_types": list[str], POSITIONS: str, bamba.SWITCH: bool, granitemoe.EXPERTS: Count, mixtures.TOP: Count, SHARED: Size}
DEFAULTS = mamba_layers.DEFAULTS | granitemoe.DEFAULTS | {SHARED: 1024}


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Any = dict(cfg.own)
    rope = Rope(cfg.head_dim, cfg.rope_theta, cfg.rope_scaling) if of_family[POSITIONS] == "rope" else None
    attention = attention_of(cfg, rope=rope, scale=of_family["attention_multiplier"])
    mixers: dict[str, Mixer] = {MAMBA: mamba_layers.mamba_of(cfg), ATTENTION: attention}
    norm, feed_forward = RMSNorm(cfg.d_model, cfg.norm_eps), _feed_forward(cfg)
    layers = tuple(LayerSpec(norm, mixers[kind], norm, feed_forward) for kind in of_family["layer_types"])
    return granite.multiplied(cfg, model_of(cfg, layers))


def _feed_forward(cfg: ModelConfig) -> FeedForward:
    of_family: Any = dict(cfg.own)
    if not of_family[granitemoe.EXPERTS]:
        return SwiGLU(cfg.d_model, cfg.mlp)
    return WithShared(experts=mixtures.local_experts(cfg, of_family[OF_EXPERT]), shared=cfg.mlp)


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    yield from mamba_layers.mixer_tensors(layer.mixer)
    inputs, output = "model.layers.{}.shared_mlp.input_linear.weight", "model.layers.{}.shared_mlp.output_linear.weight"
    if isinstance(layer.feed_forward, WithShared):
        yield from granitemoe.experts_tensors(layer.feed_forward)
        yield Tensor(inputs, "", "feed_forward", "shared_gate_up", ((0, ...),))
        for shared in mixtures.shared_expert(layer.feed_forward):
            yield shared._replace(hf=output if shared.name == "shared_down" else "")
        return
    norm, gate, up, down = swiglu_tensors()
    yield norm
    yield Tensor(inputs, "", "feed_forward", "gate_up", gate.parts + up.parts)
    yield from (of._replace(hf="") for of in (gate, up))
    yield down._replace(hf=output)


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    layers, positions = stated["num_hidden_layers"], stated.get(POSITIONS)
    if positions not in (None, "nope", "rope"):
        raise UnsupportedModel(f"{where} sets {POSITIONS} to {shown(positions)}; only rope and nope are supported")
    named: list[str] = stated.get("layer_types") or [MAMBA] * layers
    kinds = [EARLIER.get(kind, kind) for kind in named]
    check_kinds(kinds, (MAMBA, ATTENTION), layers, where)
    of_experts = {**mixtures.chosen_of(stated, where, granitemoe.EXPERTS), OF_EXPERT: stated[OF_EXPERT]}
    of_layers = {"layer_types": tuple(kinds), POSITIONS: positions, **of_experts}
    return {**mamba_layers.own(stated, where), **granite.own(stated, where), **of_layers}


def gguf_defaults(stated: Mapping[str, Any], where: str) -> dict[str, Any]:
    kinds = [ATTENTION if heads else MAMBA for heads in stated[mamba_layers.KV_HEADS]]
    of_layers = {"layer_types": kinds, POSITIONS: "rope" if stated.get(bamba.SWITCH, True) else "nope"}
    feed_forward = {granitemoe.EXPERTS: 0, SHARED: stated["intermediate_size"]}
    return {**granite.gguf_defaults(stated, where), **mamba_layers.gguf_defaults(stated), **of_layers, **feed_forward}


GRANITEMOEHYBRID = Family(
    "granitemoehybrid",
    "GraniteMoeHybridForCausalLM",
    spec,
    tensors,
    types=granite.TYPES | mamba_layers.TYPES | TYPES,
    defaults=DEFAULTS,
    names={"layer_types": "layers_block_type"},
    mlp=lambda stated: stated[SHARED],
    must_be=mamba_layers.MUST_BE,
    gguf="granitehybrid",
    gguf_key="embedding_scale",
    gguf_in_pairs=True,
    gguf_keys=bamba.GGUF_KEYS | granite.MULTIPLIERS | granitemoe.GGUF_COUNTS | {mixtures.GGUF_SHARED: SHARED},
    gguf_required=bamba.GGUF_REQUIRED,
    gguf_present=mamba_layers.GGUF_PRESENT,
    gguf_defaults=gguf_defaults,
    own=own,
)
