"""Llama (Touvron et al. 2023) and models with its layers."""

from __future__ import annotations

from xlaengine.models.families.base import Family
from xlaengine.models.families.dense import dense, tensors

LLAMA = Family("llama", "LlamaForCausalLM", dense, tensors, gguf="llama", gguf_in_pairs=True)
