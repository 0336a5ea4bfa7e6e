"""LFM2 (Liquid AI 2025): short gated convolutions, and attention in some of the layers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from xlaengine.models.blocks import Attention, RMSNorm, Rope, SwiGLU
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import UnsupportedModel
from xlaengine.models.families.base import TOP, Family, Tensor, TopTensor
from xlaengine.models.families.dense import attention_tensors, check_kinds, model_of, swiglu_tensors
from xlaengine.models.settings import Count, Positive, Size
from xlaengine.models.short_conv import ShortConv
from xlaengine.models.spec import LayerSpec, Mixer, ModelSpec

CONV, ATTENTION = "conv", "full_attention"
KV_HEADS = "kv_heads_by_layer"
"""A setting that only GGUF files have: for each layer the number of its key heads, 0 for a layer that convolves."""
TAPS = 3
"""The default of ``conv_L_cache``."""

TYPES = {
    "layer_types": list[str],
    "full_attn_idxs": list[int],
    "conv_L_cache": Size,
    "block_auto_adjust_ff_dim": bool,
    "block_ffn_dim_multiplier": Positive,
    "block_multiple_of": Size,
    KV_HEADS: list[Count],
}

DEFAULTS = {"num_key_value_heads": 8, "tie_word_embeddings": True, "rope_theta": 1e6, "max_position_embeddings": 128_000}
GGUF_KEYS = {"shortconv.l_cache": "conv_L_cache", "attention.head_count_kv": KV_HEADS}
NAMES = {"rms_norm_eps": "norm_eps", "intermediate_size": "block_ff_dim", "tie_word_embeddings": "tie_embedding"}

RENAMED = {
    "model.layers.{}.input_layernorm.weight": "model.layers.{}.operator_norm.weight",
    "model.layers.{}.post_attention_layernorm.weight": "model.layers.{}.ffn_norm.weight",
    "model.layers.{}.self_attn.o_proj.weight": "model.layers.{}.self_attn.out_proj.weight",
    "model.layers.{}.self_attn.q_norm.weight": "model.layers.{}.self_attn.q_layernorm.weight",
    "model.layers.{}.self_attn.k_norm.weight": "model.layers.{}.self_attn.k_layernorm.weight",
    "model.layers.{}.mlp.gate_proj.weight": "model.layers.{}.feed_forward.w1.weight",
    "model.layers.{}.mlp.up_proj.weight": "model.layers.{}.feed_forward.w3.weight",
    "model.layers.{}.mlp.down_proj.weight": "model.layers.{}.feed_forward.w2.weight",
}
"""From Llama's names of tensors to LFM2's."""


def lfm2(cfg: ModelConfig) -> ModelSpec:
    own: Any = dict(cfg.own)
    norm, of_head = RMSNorm(cfg.d_model, cfg.norm_eps), RMSNorm(cfg.head_dim, cfg.norm_eps)
    attention = Attention(
        d_model=cfg.d_model,
        kv_heads=cfg.kv_heads,
        groups=cfg.groups,
        head_dim=cfg.head_dim,
        rope=Rope(cfg.head_dim, cfg.rope_theta, cfg.rope_scaling),
        q_norm=of_head,
        k_norm=of_head,
    )
    mixers: dict[str, Mixer] = {CONV: ShortConv(cfg.d_model, own["conv_L_cache"]), ATTENTION: attention}
    feed_forward = SwiGLU(cfg.d_model, cfg.mlp)
    return model_of(cfg, tuple(LayerSpec(norm, mixers[kind], norm, feed_forward) for kind in own["layer_types"]))


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    yield from mixer_tensors(layer)
    yield from _renamed(swiglu_tensors())


def mixer_tensors(layer: LayerSpec) -> Iterator[Tensor]:
    """The tensors of the mixer and of the norm before it."""
    if isinstance(layer.mixer, Attention):
        yield from _renamed(attention_tensors(layer.mixer))
    else:
        assert isinstance(layer.mixer, ShortConv)
        yield from _conv_tensors(layer.mixer)


def _renamed(tensors: Iterable[Tensor]) -> Iterator[Tensor]:
    return (tensor._replace(hf=RENAMED.get(tensor.hf, tensor.hf)) for tensor in tensors)


def _conv_tensors(conv: ShortConv) -> Iterator[Tensor]:
    D, k = conv.d_model, conv.taps
    yield Tensor("model.layers.{}.operator_norm.weight", "blk.{}.attn_norm.weight", "mixer", "norm")
    for of in ("in", "out"):
        yield Tensor(f"model.layers.{{}}.conv.{of}_proj.weight", f"blk.{{}}.shortconv.{of}_proj.weight", "mixer", of)
    shapes = {"hf": (D, 1, k), "gguf": (D, k)}
    yield Tensor("model.layers.{}.conv.conv.weight", "blk.{}.shortconv.conv.weight", "mixer", "taps", shapes=shapes)


def mlp(stated: Mapping[str, Any]) -> int:
    """F: ``intermediate_size``, changed as ``block_auto_adjust_ff_dim`` says."""
    width = stated["intermediate_size"]
    if not stated.get("block_auto_adjust_ff_dim", True):
        return width
    width = int(stated.get("block_ffn_dim_multiplier", 1.0) * int(2 * width / 3))
    multiple = stated.get("block_multiple_of", 256)
    return -(-width // multiple) * multiple


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, Own]:
    kinds = _kinds(stated)
    check_kinds(kinds, (CONV, ATTENTION), stated["num_hidden_layers"], where)
    taps = stated.get("conv_L_cache") or TAPS
    if taps < 2:
        raise UnsupportedModel(f"{where} sets conv_L_cache to {taps}; a convolution needs at least 2 tokens")
    return {"layer_types": tuple(kinds), "conv_L_cache": taps}


def _kinds(stated: Mapping[str, Any]) -> list[str]:
    if (kinds := stated.get("layer_types")) is not None:
        return kinds
    attends = stated.get("full_attn_idxs")
    return [ATTENTION if attends is None or layer in attends else CONV for layer in range(stated["num_hidden_layers"])]


def gguf_defaults(stated: Mapping[str, Any], where: str) -> dict[str, Any]:
    """`Family.gguf_defaults`. A file states F itself."""
    return {"layer_types": [ATTENTION if count else CONV for count in stated[KV_HEADS]], "block_auto_adjust_ff_dim": False}


LFM2 = Family(
    "lfm2",
    "Lfm2ForCausalLM",
    lfm2,
    tensors,
    gguf="lfm2",
    types=TYPES,
    defaults=DEFAULTS,
    names=NAMES,
    mlp=mlp,
    must_be={"conv_bias": False},
    gguf_keys=GGUF_KEYS,
    gguf_required=("shortconv.l_cache", "attention.head_count_kv"),
    gguf_defaults=gguf_defaults,
    own=own,
    top=TOP | {"final_norm": TopTensor("model.embedding_norm.weight", "token_embd_norm.weight")},
)
