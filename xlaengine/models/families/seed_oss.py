"""Seed-OSS (ByteDance Seed 2025): a Llama with biases on q, k and v, and perhaps on the output projection."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.config import ModelConfig
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.families.dense import dense, tensors, with_attention
from xlaengine.models.spec import LayerSpec, ModelSpec

NORM, IN_GGUF = "blk.{}.ffn_norm.weight", "blk.{}.post_attention_norm.weight"
"""GGUF's name of the norm before the feed-forward, in most families and in this one."""


def spec(cfg: ModelConfig) -> ModelSpec:
    own = dict(cfg.own)
    model = dense(cfg, bias=bool(own["attention_bias"]))
    layers = (with_attention(layer, o_bias=bool(own["attention_out_bias"])) for layer in model.layers)
    return replace(model, layers=tuple(layers))


def own(stated: Mapping[str, Any], where: str) -> Mapping[str, bool]:
    return {key: stated[key] for key in ("attention_bias", "attention_out_bias")}


def stored(layer: LayerSpec) -> Iterator[Tensor]:
    for tensor in tensors(layer):
        yield tensor._replace(gguf=IN_GGUF) if tensor.gguf == NORM else tensor


SEED_OSS = Family(
    "seed_oss",
    "SeedOssForCausalLM",
    spec,
    stored,
    gguf="seed_oss",
    gguf_present={"attn_q.bias": "attention_bias", "attn_output.bias": "attention_out_bias"},
    types={"attention_bias": bool, "attention_out_bias": bool},
    defaults={
        "attention_bias": True,
        "attention_out_bias": False,
        "head_dim": 128,
        "num_key_value_heads": 8,
        "rms_norm_eps": 1e-6,
        "max_position_embeddings": 524288,
    },
    own=own,
)
