"""Gemma 3's text model (Gemma Team 2025, arXiv 2503.19786): Gemma 2 with norms of q and k, two RoPE bases, and no cap of scores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from xlaengine.models.blocks import OffsetRMSNorm, Rope
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families import gemma2
from xlaengine.models.families.base import Family
from xlaengine.models.families.dense import attention_of, sliding_layers
from xlaengine.models.settings import Positions, Positive, checked
from xlaengine.models.spec import ModelSpec
from xlaengine.types.words import shown

PATTERN = 6
"""The last of so many layers sees all keys, if neither ``layer_types`` nor ``sliding_window_pattern`` says which layers do."""

LOCAL_BASE = 10_000.0
"""The default RoPE base of layers with a window."""

TYPES = {
    **{key: kind for key, kind in gemma2.TYPES.items() if key != "attn_logit_softcapping"},
    "sliding_window_pattern": Positions,
    "_sliding_window_pattern": Positions,
    "rope_local_base_freq": Positive,
}
_LOCAL_ROPE = {"rope_theta": Positive, "rope_type": str, "partial_rotary_factor": float}

GGUF_LARGEST = 62
"""As `gemma2.GGUF_LARGEST`."""


def spec(cfg: ModelConfig) -> ModelSpec:
    of_family: Mapping[str, Any] = dict(cfg.own)
    of_head = OffsetRMSNorm(cfg.head_dim, cfg.norm_eps)
    full = attention_of(cfg, scale=of_family["query_pre_attn_scalar"] ** -0.5, q_norm=of_head, k_norm=of_head)
    sliding = replace(full, rope=Rope(cfg.head_dim, of_family["rope_local_base_freq"]))
    windows = cfg.windows or (None,) * cfg.layers
    return gemma2.gemma(cfg, (full if window is None else replace(sliding, window=window) for window in windows))


def windows(stated: Mapping[str, Any], where: str) -> tuple[int | None, ...]:
    pattern = stated.get("sliding_window_pattern") or stated.get("_sliding_window_pattern") or PATTERN
    usual = [layer % pattern != 0 for layer in range(1, stated["num_hidden_layers"] + 1)]
    return gemma2.windows_by(sliding_layers(stated, where, usual), stated, where)


def own(stated: Mapping[str, Any], where: str) -> dict[str, Own]:
    return {
        "query_pre_attn_scalar": stated.get("query_pre_attn_scalar") or gemma2.SCALAR,
        "final_logit_softcapping": stated.get("final_logit_softcapping"),
        "rope_local_base_freq": _local_base(stated, where),
    }


def _local_base(stated: Mapping[str, Any], where: str) -> float:
    """The RoPE base of layers with a window, from ``rope_parameters`` (transformers 5) or ``rope_local_base_freq`` (before)."""
    by_kind = stated.get("rope_parameters") or {}
    if by_kind and not isinstance(by_kind.get("full_attention"), dict):
        raise CheckpointError(f"{where} sets rope_parameters without full_attention, one of the two kinds of layers")
    of_kinds = checked(by_kind, {"sliding_attention": dict[str, Any]}, f"{where}: rope_parameters")
    rope = checked(of_kinds.get("sliding_attention", {}), _LOCAL_ROPE, f"{where}: rope_parameters.sliding_attention")
    if (kind := rope.get("rope_type", "default")) != "default":
        raise UnsupportedModel(f"{where}: rope type {shown(kind)} of sliding attention is not supported; supported is default")
    if (part := rope.get("partial_rotary_factor", 1.0)) != 1.0:
        raise UnsupportedModel(f"{where} rotates {part} of each head of sliding attention; only whole heads are supported")
    return rope.get("rope_theta") or stated.get("rope_local_base_freq") or LOCAL_BASE


def gguf_defaults(stated: Mapping[str, Any], where: str) -> dict[str, Any]:
    """If the file states no window, every layer sees all positions."""
    alike = {} if "sliding_window" in stated else {"sliding_window_pattern": 1}
    return alike | gemma2.scalar_in_gguf(stated, GGUF_LARGEST)


GEMMA3 = Family(
    "gemma3_text",
    "Gemma3ForCausalLM",
    spec,
    gemma2.tensors,
    gguf="gemma3",
    types=TYPES,
    windows=windows,
    own=own,
    defaults={**gemma2.DEFAULTS, "vocab_size": 262208, "max_position_embeddings": 131072, "rope_theta": 1_000_000.0},
    must_be={**gemma2.MUST_BE, "attn_logit_softcapping": None},
    gguf_keys={
        **gemma2.GGUF_KEYS,
        "attention.sliding_window_pattern": "sliding_window_pattern",
        "rope.freq_base_swa": "rope_local_base_freq",
    },
    gguf_defaults=gguf_defaults,
    top=gemma2.TOP_TENSORS,
    rope_of="full_attention",
)
