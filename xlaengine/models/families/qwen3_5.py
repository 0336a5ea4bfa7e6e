"""Qwen3.5's text model without experts (Qwen Team 2026): Qwen3-Next's layers, with a tensor for each projection."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from xlaengine.models.families import qwen3_next
from xlaengine.models.families.base import Family, Tensor
from xlaengine.models.gated_delta import GatedDeltaNet


def each(delta: GatedDeltaNet) -> Iterator[Tensor]:
    at = qwen3_next.columns(delta)
    yield qwen3_next.in_tensor("qkv", [slice(at["q"].start, at["v"].stop)])
    for name in "zba":
        yield qwen3_next.in_tensor(name, [at[name]])


QWEN3_5 = Family(
    "qwen3_5_text",
    "Qwen3_5ForCausalLM",
    qwen3_next.spec,
    partial(qwen3_next.tensors, each),
    types=qwen3_next.TYPES,
    defaults={**qwen3_next.DEFAULTS, "num_key_value_heads": 4},
    own=qwen3_next.own,
    ignored=("mtp.",),
    mtp=qwen3_next.mtp,
)
