"""Bamba (Ganti et al. 2024): Mamba2, and attention in some layers, which rotates half of each head."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from xlaengine.models.blocks import RMSNorm, Rope, SwiGLU
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import CheckpointError
from xlaengine.models.families import mamba_layers
from xlaengine.models.families.base import TOP, Family, Tensor, TopTensor
from xlaengine.models.families.dense import attention_of, model_of, swiglu_tensors
from xlaengine.models.families.rotated_part import ROTATED
from xlaengine.models.settings import Count, Positive
from xlaengine.models.spec import LayerSpec, Mixer, ModelSpec

LAYER_NAMES = {"mlp": "feed_forward", "post_attention_layernorm": "pre_ff_layernorm"}
"""From Llama's names of parts of a layer."""
FINAL_NORM = TOP | {"final_norm": TopTensor("model.final_layernorm.weight", "output_norm.weight")}
DEFAULTS = mamba_layers.DEFAULTS | {"num_key_value_heads": 8, "rms_norm_eps": 1e-5}


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Any = dict(cfg.own)
    norm, mamba = RMSNorm(cfg.d_model, cfg.norm_eps), mamba_layers.mamba_of(cfg)
    attention = attention_of(cfg, rope=Rope(cfg.head_dim // 2, cfg.rope_theta, cfg.rope_scaling))
    mixers: list[Mixer] = [attention if layer in of_family["attn_layer_indices"] else mamba for layer in range(cfg.layers)]
    return model_of(cfg, tuple(LayerSpec(norm, mixer, norm, SwiGLU(cfg.d_model, cfg.mlp)) for mixer in mixers))


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    for tensor in (*mamba_layers.mixer_tensors(layer.mixer), *swiglu_tensors()):
        yield renamed(tensor)


def renamed(tensor: Tensor) -> Tensor:
    return tensor._replace(hf=".".join(LAYER_NAMES.get(part, part) for part in tensor.hf.split(".")))


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    attends, layers = stated.get("attn_layer_indices") or [], stated["num_hidden_layers"]
    if strange := [layer for layer in attends if layer >= layers]:
        raise CheckpointError(f"{where} sets attn_layer_indices to {strange[0]} among others and num_hidden_layers to {layers}")
    return {**mamba_layers.own(stated, where), "attn_layer_indices": tuple(attends)}


BAMBA = Family(
    "bamba",
    "BambaForCausalLM",
    spec,
    tensors,
    types=mamba_layers.TYPES | {"attn_layer_indices": list[Count], ROTATED: Positive},
    defaults={**DEFAULTS, "max_position_embeddings": 262144},
    must_be=mamba_layers.MUST_BE,
    own=own,
    top=FINAL_NORM,
)
"""Half of each head is rotated whatever ``partial_rotary_factor`` says, as in transformers."""
