"""Kernels in C++ that XLA calls from its graphs on a CPU, how this machine comes by them, and what happens without them.

Those that a decode step spends its time in: products of few rows, attention, and choosing a token. The library that holds them also
dequantizes weights as they are read. Everything runs without it, slower.
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
    # NumPy and jax, which `begin` must not wait for
    from xlaengine.ops.native import blocks, calls

    return getattr(blocks if name == "dequantizer" else calls, name)
