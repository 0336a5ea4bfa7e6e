"""Kernels in C++ that XLA calls from its graphs on a CPU, and how a machine gets them.

They cover the most expensive parts of a decode step: products of few rows, attention, and choosing a token. The library also dequantizes
weights when they are loaded. Everything runs without the kernels too, but slower.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from xlaengine.ops.native.errors import Refused, Unavailable
from xlaengine.ops.native.library import begin, ensure, identity, is_to_be_built, machine, missing, refusal

if TYPE_CHECKING:
    from xlaengine.ops.native.blocks import dequantizer
    from xlaengine.ops.native.calls import argmax, attention, draw, product

__all__ = [
    "Refused",
    "Unavailable",
    "argmax",
    "attention",
    "begin",
    "dequantizer",
    "draw",
    "ensure",
    "identity",
    "is_to_be_built",
    "machine",
    "missing",
    "product",
    "refusal",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # imports NumPy and jax, which `begin` must not wait for
    from xlaengine.ops.native import blocks, calls

    return getattr(blocks if name == "dequantizer" else calls, name)
