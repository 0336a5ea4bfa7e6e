"""Gated feed-forwards (Shazeer 2020)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from xlaengine.check.oracle.blocks.arithmetic import Array, linear, silu


@dataclass(frozen=True)
class GatedFeedForward:
    """``down(activation(gate(x)) * up(x))``."""

    activation: Callable[[Any, Array], Array] = silu
    fused: bool = False  # the rows of gate and up are one tensor, in this order (Phi-3)

    def parts(self) -> tuple[str, ...]:
        return tuple(f"mlp.{x}_proj.weight" for x in (*(("gate_up",) if self.fused else ("gate", "up")), "down"))

    def __call__(self, xp: Any, x: Array, weights: Mapping[str, Array]) -> Array:
        if self.fused:
            gate, up = xp.split(linear(x, weights["mlp.gate_up_proj.weight"]), 2, axis=-1)
        else:
            gate, up = (linear(x, weights[f"mlp.{name}_proj.weight"]) for name in ("gate", "up"))
        return linear(self.activation(xp, gate) * up, weights["mlp.down_proj.weight"])
