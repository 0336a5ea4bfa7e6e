"""Bamba (Ganti et al. 2024): Mamba2, and attention in some layers, which rotates half of each head."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from xlaengine.models.blocks import RMSNorm, Rope, SwiGLU
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families import mamba_layers
from xlaengine.models.families.base import TOP, Family, Tensor, TopTensor
from xlaengine.models.families.dense import attention_of, model_of, swiglu_tensors
from xlaengine.models.families.rotated_part import ROTATED
from xlaengine.models.settings import Count, Positive
from xlaengine.models.spec import LayerSpec, Mixer, ModelSpec

LAYER_NAMES = {"mlp": "feed_forward", "post_attention_layernorm": "pre_ff_layernorm"}
"""From Llama's names of a layer's parts to Bamba's."""
PART = 0.5
"""The part of each head that is rotated, whatever ``partial_rotary_factor`` in ``config.json`` says, as in transformers."""
FINAL_NORM = TOP | {"final_norm": TopTensor("model.final_layernorm.weight", "output_norm.weight")}
SWITCH = "rotates"
GGUF_KEYS = mamba_layers.GGUF_KEYS | {"attention.head_count_kv": mamba_layers.KV_HEADS, "rope.scaling.finetuned": SWITCH}
"""llama.cpp's key for whether q and k are rotated; without the key they are."""
GGUF_REQUIRED = (*mamba_layers.GGUF_KEYS, "attention.head_count_kv")
DEFAULTS = mamba_layers.DEFAULTS | {"num_key_value_heads": 8, "rms_norm_eps": 1e-5}


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Any = dict(cfg.own)
    norm, mamba = RMSNorm(cfg.d_model, cfg.norm_eps), mamba_layers.mamba_of(cfg)
    attention = attention_of(cfg, rope=Rope(int(cfg.head_dim * PART), cfg.rope_theta, cfg.rope_scaling))
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


def gguf_defaults(stated: Mapping[str, Any], where: str) -> dict[str, Any]:
    """`Family.gguf_defaults`.

    Raises:
        UnsupportedModel: not exactly half of each head is rotated.
    """
    part = stated[ROTATED] if stated.get(SWITCH, True) else 0
    if part != PART:
        raise UnsupportedModel(
            f"{where}: the GGUF model rotates {part} of each head; without embedding_scale it is Bamba, which rotates {PART}"
        )
    attends = [layer for layer, heads in enumerate(stated[mamba_layers.KV_HEADS]) if heads]
    return {**mamba_layers.gguf_defaults(stated), "attn_layer_indices": attends}


BAMBA = Family(
    "bamba",
    "BambaForCausalLM",
    spec,
    tensors,
    types=mamba_layers.TYPES | {"attn_layer_indices": list[Count], ROTATED: Positive, SWITCH: bool},
    defaults={**DEFAULTS, "max_position_embeddings": 262144},
    must_be=mamba_layers.MUST_BE,
    gguf="granitehybrid",
    gguf_in_pairs=True,
    gguf_keys=GGUF_KEYS,
    gguf_required=GGUF_REQUIRED,
    gguf_present=mamba_layers.GGUF_PRESENT,
    gguf_defaults=gguf_defaults,
    own=own,
    top=FINAL_NORM,
)
