"""Short gated convolutions (Liquid AI 2025: LFM2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from xlaengine.check.oracle.blocks.arithmetic import Array, Linear
from xlaengine.check.oracle.blocks.sequence import causal_convolution


@dataclass(frozen=True)
class ShortConv:
    """``out(c * convolution(b * u))`` of ``b, c, u = in(x)``."""

    def parts(self) -> tuple[str, ...]:
        return ("conv.in_proj.weight", "conv.conv.weight", "conv.out_proj.weight")

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> Array:
        b, c, u = xp.split(linear(x, weights["conv.in_proj.weight"]), 3, axis=-1)
        return linear(c * causal_convolution(xp, b * u, weights["conv.conv.weight"]), weights["conv.out_proj.weight"])
