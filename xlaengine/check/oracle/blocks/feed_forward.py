"""Gated feed-forwards (Shazeer 2020)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from xlaengine.check.oracle.blocks.arithmetic import Array, Linear, silu


@dataclass(frozen=True)
class GatedFeedForward:
    """``down(activation(gate(x)) * up(x))``."""

    activation: Callable[[Any, Array], Array] = silu
    names: tuple[str, ...] = ("mlp.gate_proj", "mlp.up_proj", "mlp.down_proj")  # if two: the first has gate's rows, then up's
    gate_multiplier: float = 1.0  # before the activation
    output_multiplier: float = 1.0

    def parts(self) -> tuple[str, ...]:
        return tuple(f"{name}.weight" for name in self.names)

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> Array:
        *inputs, down = (weights[name] for name in self.parts())
        gate, up = xp.split(xp.concatenate([linear(x, weight) for weight in inputs], axis=-1), 2, axis=-1)
        return linear(self.activation(xp, gate * self.gate_multiplier) * up, down) * self.output_multiplier
