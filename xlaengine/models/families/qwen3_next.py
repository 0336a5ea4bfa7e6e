"""Qwen3-Next (Qwen Team 2025): gated delta networks, gated attention in every fourth layer, and experts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.blocks import Attention, OffsetRMSNorm, RMSNorm, SwiGLU
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families import delta_layers, gemma2, mixtures
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import MIXER_NORM, attention_of, attention_tensors, check_kinds, model_of
from xlaengine.models.families.qwen3_moe import feed_forward_tensors
from xlaengine.models.families.rotated_part import ROTATED, rope_of_part, rotated_part
from xlaengine.models.gated_delta import GatedDeltaNet
from xlaengine.models.settings import Positions, Positive, Size
from xlaengine.models.spec import LayerSpec, Mixer, ModelSpec

DELTA, ATTENTION = "linear_attention", "full_attention"
SIZES = {
    "linear_num_key_heads": 16,
    "linear_num_value_heads": 32,
    "linear_key_head_dim": 128,
    "linear_value_head_dim": 128,
    "linear_conv_kernel_dim": 4,
}
TYPES = dict.fromkeys(SIZES, Size) | {
    "layer_types": list[str],
    "full_attention_interval": Positions,
    ROTATED: Positive,
    **delta_layers.TYPES,
}
DEFAULTS = {"head_dim": 256, "num_attention_heads": 16, "rms_norm_eps": 1e-6, "max_position_embeddings": 32768}
EXPERTS = {mixtures.EXPERTS: 512, mixtures.TOP: 10, mixtures.MLP: 512, mixtures.SHARED: 512, mixtures.NORMED: True, mixtures.STEP: 1}
INTERVAL, ROTATED_PART = 4, 0.25
"""Defaults: the number of layers in a period, of which the last is attention; and the part of a head that attention rotates."""


def spec(cfg: ModelConfig) -> ModelSpec:
    own: Any = dict(cfg.own)
    norm, of_head = OffsetRMSNorm(cfg.d_model, cfg.norm_eps), OffsetRMSNorm(cfg.head_dim, cfg.norm_eps)
    delta = GatedDeltaNet(
        d_model=cfg.d_model,
        key_heads=own["linear_num_key_heads"],
        value_heads=own["linear_num_value_heads"],
        key_dim=own["linear_key_head_dim"],
        value_dim=own["linear_value_head_dim"],
        taps=own["linear_conv_kernel_dim"],
        norm=RMSNorm(own["linear_value_head_dim"], cfg.norm_eps),
    )
    attention = attention_of(cfg, rope=rope_of_part(cfg), q_norm=of_head, k_norm=of_head, gated=True)
    mixers: dict[str, Mixer] = {DELTA: delta, ATTENTION: attention}
    layers = tuple(LayerSpec(norm, mixers[kind], norm, SwiGLU(cfg.d_model, cfg.mlp)) for kind in own["layer_types"])
    return model_of(cfg, layers, OffsetRMSNorm)


def spec_with_experts(cfg: ModelConfig) -> ModelSpec:
    model = spec(cfg)
    return replace(model, layers=mixtures.with_experts(cfg, model.layers, mixtures.router_of(cfg)))


def tensors(delta: Callable[[GatedDeltaNet], Iterator[Tensor]], layer: LayerSpec) -> Iterator[Tensor]:
    """The tensors of a layer.

    Args:
        delta: gives the tensors of a gated delta network's first product.
    """
    if isinstance(layer.mixer, GatedDeltaNet):
        yield from _delta_tensors(layer.mixer)
        yield from delta(layer.mixer)
    else:
        assert isinstance(layer.mixer, Attention)
        yield from attention_tensors(layer.mixer)
    yield from feed_forward_tensors(layer)


def _delta_tensors(delta: GatedDeltaNet) -> Iterator[Tensor]:
    yield MIXER_NORM
    yield Tensor("model.layers.{}.linear_attn.conv1d.weight", "", "mixer", "taps")
    for name, parameter in (("A_log", "decay"), ("dt_bias", "decay_bias"), ("norm.weight", "gate_norm"), ("out_proj.weight", "out")):
        yield Tensor(f"model.layers.{{}}.linear_attn.{name}", "", "mixer", parameter)


def tensors_by_key_head(layer: LayerSpec) -> Iterator[Tensor]:
    return delta_layers.in_gguf(layer, tensors(delta_layers.by_key_head, layer))


def own(stated: Mapping[str, Any], where: str) -> dict[str, Own]:
    layers, interval = stated["num_hidden_layers"], stated.get("full_attention_interval") or INTERVAL
    kinds = stated.get("layer_types") or [DELTA if layer % interval else ATTENTION for layer in range(1, layers + 1)]
    check_kinds(kinds, (DELTA, ATTENTION), layers, where)
    sizes = {key: stated.get(key) or default for key, default in SIZES.items()}  # a size of 0 is refused before; null counts as missing
    if sizes["linear_num_value_heads"] % sizes["linear_num_key_heads"]:
        heads = f"linear_num_value_heads to {sizes['linear_num_value_heads']}"
        raise CheckpointError(f"{where} sets {heads}, which is not a multiple of linear_num_key_heads, {sizes['linear_num_key_heads']}")
    if sizes["linear_conv_kernel_dim"] < 2:
        raise UnsupportedModel(
            f"{where} sets linear_conv_kernel_dim to {sizes['linear_conv_kernel_dim']}; a convolution needs at least 2 tokens"
        )
    return {**sizes, "layer_types": tuple(kinds), ROTATED: rotated_part(stated, where, ROTATED_PART)}


def own_with_experts(stated: Mapping[str, Any], where: str) -> dict[str, Own]:
    return {**own(stated, where), **mixtures.own(stated, where)}


def gguf_defaults(stated: Mapping[str, Any], where: str) -> dict[str, Any]:
    """llama.cpp divides the weights of experts by their sum."""
    return {**delta_layers.gguf_defaults(stated, DELTA, ATTENTION), mixtures.NORMED: True}


def mtp(cfg: ModelConfig) -> ModelConfig:
    """`Family.mtp`: one layer of gated attention."""
    return replace(cfg, layers=1, own=tuple({**dict(cfg.own), "layer_types": (ATTENTION,)}.items()))


QWEN3_NEXT = Family(
    "qwen3_next",
    "Qwen3NextForCausalLM",
    spec_with_experts,
    tensors_by_key_head,
    gguf="qwen3next",
    types={**TYPES, **mixtures.TYPES, mixtures.SHARED: Size},
    gguf_keys={**delta_layers.GGUF_KEYS, **mixtures.GGUF_KEYS, mixtures.GGUF_SHARED: mixtures.SHARED},
    gguf_required=(*delta_layers.GGUF_SIZES, *mixtures.GGUF_KEYS, mixtures.GGUF_SHARED),
    gguf_defaults=gguf_defaults,
    top=gemma2.TOP_TENSORS,
    defaults={**DEFAULTS, **EXPERTS, "num_key_value_heads": 2},
    own=own_with_experts,
    ignored=("mtp.",),
    mtp=mtp,
)
