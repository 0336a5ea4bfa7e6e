"""Qwen3 (Yang et al. 2025): a Llama whose heads of q and k are normed, with Qwen2's windows."""

from __future__ import annotations

from functools import partial

from xlaengine.models.families.base import Family
from xlaengine.models.families.dense import dense, tensors
from xlaengine.models.families.qwen2 import DEFAULTS, TYPES, windows

QWEN3 = Family(
    "qwen3",
    "Qwen3ForCausalLM",
    partial(dense, head_norm=True),
    tensors,
    gguf="qwen3",
    types=TYPES,
    windows=windows,
    defaults={**DEFAULTS, "head_dim": 128},
)
