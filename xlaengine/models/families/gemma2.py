"""Gemma 2 (Gemma Team 2024, arXiv 2408.00118): norms before and after each branch, capped scores and logits, windows in every other layer.

The embedding is multiplied by sqrt(D); norms multiply by 1 + weight.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from xlaengine.models.blocks import Attention, GeGLU, OffsetRMSNorm
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import CheckpointError
from xlaengine.models.families.base import TOP, Family, Tensor, TopTensor
from xlaengine.models.families.dense import MIXER_NORM, attention_of, attention_tensors, sliding_layers, swiglu_tensors
from xlaengine.models.settings import Positions, Positive
from xlaengine.models.spec import Embedding, Head, LayerSpec, ModelSpec

WINDOW, SCALAR = 4096, 256
"""Defaults of ``sliding_window`` and ``query_pre_attn_scalar`` in Gemma 2 and Gemma 3."""

ATTENTION_CAP, LOGIT_CAP = 50.0, 30.0
"""The defaults of caps; null means no cap."""

TYPES = {
    "query_pre_attn_scalar": Positive,
    "attn_logit_softcapping": Positive,
    "final_logit_softcapping": Positive,
    "sliding_window": Positions,
    "layer_types": list[str],
}
MUST_BE = {"hidden_act": "gelu_pytorch_tanh", "hidden_activation": "gelu_pytorch_tanh", "use_bidirectional_attention": False}
DEFAULTS = {
    "vocab_size": 256000,
    "hidden_size": 2304,
    "intermediate_size": 9216,
    "num_hidden_layers": 26,
    "num_attention_heads": 8,
    "num_key_value_heads": 4,
    "head_dim": 256,
    "rms_norm_eps": 1e-6,
    "max_position_embeddings": 8192,
    "tie_word_embeddings": True,
}
GGUF_KEYS = {"attention.sliding_window": "sliding_window", "final_logit_softcapping": "final_logit_softcapping"}

GGUF_LARGEST = 46
"""The number of layers of the 27B model, by which llama.cpp recognizes it. Its scale does not follow from the size of a head."""


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Mapping[str, Any] = dict(cfg.own)
    attention = attention_of(cfg, scale=of_family["query_pre_attn_scalar"] ** -0.5, cap=of_family["attn_logit_softcapping"])
    return gemma(cfg, (replace(attention, window=window) for window in cfg.windows or (None,) * cfg.layers))


def gemma(cfg: ModelConfig, attentions: Iterable[Attention]) -> ModelSpec:
    """The model with this attention in its layers."""
    of_family: Mapping[str, Any] = dict(cfg.own)
    norm, feed_forward = OffsetRMSNorm(cfg.d_model, cfg.norm_eps), GeGLU(cfg.d_model, cfg.mlp)
    layers = tuple(LayerSpec(norm, attention, norm, feed_forward, mixer_after=norm, feed_forward_after=norm) for attention in attentions)
    head = Head(norm, cfg.vocab, cfg.d_model, cfg.tie_embeddings, cap=of_family["final_logit_softcapping"])
    return ModelSpec(Embedding(cfg.vocab, cfg.d_model, cfg.d_model**0.5), layers, head)


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    return windows_by(sliding_layers(stated, where, [layer % 2 == 0 for layer in range(stated["num_hidden_layers"])]), stated, where)


def windows_by(slides: list[bool], stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    """For each layer its window; None if it sees all."""
    size = stated.get("sliding_window", WINDOW)
    if size is None and any(slides):
        raise CheckpointError(f"{where} sets sliding_window to null, and {sum(slides)} layers have sliding attention")
    return tuple(size if each else None for each in slides)


def own(stated: Mapping[str, Any], where: str) -> dict[str, Own]:
    return {
        "query_pre_attn_scalar": stated.get("query_pre_attn_scalar") or SCALAR,
        "attn_logit_softcapping": stated.get("attn_logit_softcapping", ATTENTION_CAP),
        "final_logit_softcapping": stated.get("final_logit_softcapping", LOGIT_CAP),
    }


def scalar_in_gguf(stated: Mapping[str, Any], largest: int) -> dict[str, Any]:
    """``query_pre_attn_scalar`` as llama.cpp derives it."""
    is_largest = stated["num_hidden_layers"] == largest
    return {"query_pre_attn_scalar": stated["hidden_size"] // stated["num_attention_heads"] if is_largest else stated["head_dim"]}


def without_one(stored: np.ndarray) -> np.ndarray:
    """The weights of a norm as Hugging Face has them: llama.cpp's converter adds 1."""
    return stored.astype(np.float32) - np.float32(1)


NORMS = (
    MIXER_NORM,
    Tensor("model.layers.{}.post_attention_layernorm.weight", "blk.{}.post_attention_norm.weight", "mixer", "after"),
    Tensor("model.layers.{}.pre_feedforward_layernorm.weight", "blk.{}.ffn_norm.weight", "feed_forward", "norm"),
    Tensor("model.layers.{}.post_feedforward_layernorm.weight", "blk.{}.post_ffw_norm.weight", "feed_forward", "after"),
)
TOP_TENSORS = {**TOP, "final_norm": TopTensor("model.norm.weight", "output_norm.weight", without_one)}


def tensors(layer: LayerSpec) -> Iterator[Tensor]:
    assert isinstance(layer.mixer, Attention)
    others = (tensor for tensor in (*attention_tensors(layer.mixer), *swiglu_tensors()) if tensor.name != "norm")
    for tensor in (*NORMS, *others):
        yield tensor._replace(from_gguf=without_one) if tensor.gguf.endswith("norm.weight") else tensor


GEMMA2 = Family(
    "gemma2",
    "Gemma2ForCausalLM",
    spec,
    tensors,
    gguf="gemma2",
    types=TYPES,
    windows=windows,
    own=own,
    defaults=DEFAULTS,
    must_be=MUST_BE,
    gguf_keys={**GGUF_KEYS, "attn_logit_softcapping": "attn_logit_softcapping"},
    gguf_defaults=lambda stated, where: scalar_in_gguf(stated, GGUF_LARGEST),
    top=TOP_TENSORS,
)
