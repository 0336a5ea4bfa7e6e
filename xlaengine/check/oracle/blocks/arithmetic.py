"""Functions that several blocks use. ``xp`` is NumPy or ``jax.numpy``."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

Array = Any
"""Of NumPy or of JAX."""


@dataclass(frozen=True)
class RmsNorm:
    """``x [*, n]`` over its root mean square, times ``weight [n]`` (Zhang and Sennrich 2019)."""

    eps: float  # added to the mean square
    adds_one: bool = False  # the factor is 1 + weight (Gemma)

    def __call__(self, xp: Any, x: Array, weight: Array) -> Array:
        return x / xp.sqrt(xp.mean(x * x, axis=-1, keepdims=True) + self.eps) * (1 + weight if self.adds_one else weight)


def linear(x: Array, weight: Array, bias: Array | None = None) -> Array:
    """``x [*, in]`` through ``weight [out, in]``."""
    out = x @ weight.T
    return out if bias is None else out + bias


def soft_cap(xp: Any, x: Array, cap: float | None) -> Array:
    """``x`` between -cap and cap, almost unchanged near 0 (Bello et al. 2016); without a cap ``x``."""
    return x if cap is None else cap * xp.tanh(x / cap)


def softmax(xp: Any, x: Array) -> Array:
    """Over the last axis."""
    weight = xp.exp(x - xp.max(x, axis=-1, keepdims=True))
    return weight / xp.sum(weight, axis=-1, keepdims=True)


def sigmoid(xp: Any, x: Array) -> Array:
    """By an exponential that cannot overflow."""
    e = xp.exp(-xp.abs(x))
    return xp.where(x >= 0, 1 / (1 + e), e / (1 + e))


def softplus(xp: Any, x: Array) -> Array:
    """``log(1 + exp(x))``, by an exponential that cannot overflow."""
    return xp.where(x > 0, x, 0) + xp.log1p(xp.exp(-xp.abs(x)))


def silu(xp: Any, x: Array) -> Array:
    """``x * sigmoid(x)``."""
    return x * sigmoid(xp, x)


def gelu_tanh(xp: Any, x: Array) -> Array:
    """The approximation of GELU by tanh (Hendrycks and Gimpel 2016)."""
    return 0.5 * x * (1 + xp.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))
