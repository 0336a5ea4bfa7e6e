"""The mixture of experts of gpt-oss (OpenAI 2025)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from xlaengine.check.oracle.blocks.arithmetic import Array, Linear, exact_linear, sigmoid, softmax
from xlaengine.check.oracle.blocks.experts import summed

Pair = tuple[Array, Array]
"""A matrix ``[out, in]`` and its bias."""


@dataclass(frozen=True, kw_only=True)
class ClampedExperts:
    """``sum_e weight_e * down_e((up_e(x) + 1) * gate_e(x) * sigmoid(alpha * gate_e(x)))`` over the ``top`` experts e with the greatest
    logits; the lower index wins a tie. All projections have biases. ``gate_e(x)`` is clamped from above, ``up_e(x)`` on both sides. Weights
    are a softmax over the chosen logits.
    """

    count: int  # E
    top: int  # experts per token
    alpha: float
    limit: float  # the clamp of ``gate_e(x)`` and ``up_e(x)``
    router: str = "mlp.router"
    prefix: str = "mlp.experts"
    apart: bool = False  # gate, up and down are [E, out, in]; otherwise [E, in, out], and the columns of gate and up alternate

    def parts(self) -> tuple[str, ...]:
        return (*self.router_parts(), *self.matrices(), *self.biases())

    def router_parts(self) -> tuple[str, ...]:
        """The names of the router's tensors."""
        return (f"{self.router}.weight", f"{self.router}.bias")

    def matrices(self) -> tuple[str, ...]:
        names = [f"{name}_proj.weight" for name in ("gate", "up", "down")] if self.apart else ["gate_up_proj", "down_proj"]
        return tuple(f"{self.prefix}.{name}" for name in names)

    def biases(self) -> tuple[str, ...]:
        return tuple(name.replace(".weight", ".bias") if self.apart else f"{name}_bias" for name in self.matrices())

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> Array:
        experts = (partial(self._expert, xp, linear, *each) for each in self._experts(weights))
        return summed(xp, x, self.shares(xp, x, weights), experts)

    def _expert(self, xp: Any, linear: Linear, gate: Pair, up: Pair, down: Pair, x: Array) -> Array:
        gates, ups = xp.minimum(linear(x, *gate), self.limit), xp.clip(linear(x, *up), -self.limit, self.limit)
        return linear((ups + 1) * gates * sigmoid(xp, self.alpha * gates), *down)

    def shares(self, xp: Any, x: Array, weights: Mapping[str, Array]) -> Array:
        """Weights ``[T, E]``, 0 for experts that were not chosen."""
        logits = self.ranked(xp, x, weights)
        place = xp.argsort(xp.argsort(-logits, axis=-1, stable=True), axis=-1, stable=True)
        return softmax(xp, xp.where(place < self.top, logits, -np.inf))

    def ranked(self, xp: Any, x: Array, weights: Mapping[str, Array]) -> Array:
        """The scores by which experts are chosen, ``[T, E]``."""
        return exact_linear(x, weights[f"{self.router}.weight"], weights[f"{self.router}.bias"])

    def _experts(self, weights: Mapping[str, Array]) -> Iterator[tuple[Pair, ...]]:
        """Gate, up and down of each expert."""
        matrices, biases = ([weights[name] for name in names] for names in (self.matrices(), self.biases()))
        for e in range(self.count):
            if self.apart:
                yield tuple((matrix[e], bias[e]) for matrix, bias in zip(matrices, biases, strict=True))
            else:
                (gate_up, down), (gate_up_bias, down_bias) = matrices, biases
                yield (
                    (gate_up[e, :, ::2].T, gate_up_bias[e, ::2]),
                    (gate_up[e, :, 1::2].T, gate_up_bias[e, 1::2]),
                    (down[e].T, down_bias[e]),
                )
