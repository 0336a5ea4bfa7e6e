"""Functions that several blocks use. ``xp`` is NumPy or ``jax.numpy``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Array = Any
"""Of NumPy or of JAX."""


@dataclass(frozen=True)
class RmsNorm:
    """``x [*, n]`` over its root mean square, times ``weight [n]`` (Zhang and Sennrich 2019)."""

    eps: float  # added to the mean square

    def __call__(self, xp: Any, x: Array, weight: Array) -> Array:
        return x / xp.sqrt(xp.mean(x * x, axis=-1, keepdims=True) + self.eps) * weight


def linear(x: Array, weight: Array, bias: Array | None = None) -> Array:
    """``x [*, in]`` through ``weight [out, in]``."""
    out = x @ weight.T
    return out if bias is None else out + bias


def softmax(xp: Any, x: Array) -> Array:
    """Over the last axis."""
    weight = xp.exp(x - xp.max(x, axis=-1, keepdims=True))
    return weight / xp.sum(weight, axis=-1, keepdims=True)


def sigmoid(xp: Any, x: Array) -> Array:
    """By an exponential that cannot overflow."""
    e = xp.exp(-xp.abs(x))
    return xp.where(x >= 0, 1 / (1 + e), e / (1 + e))


def silu(xp: Any, x: Array) -> Array:
    """``x * sigmoid(x)``."""
    return x * sigmoid(xp, x)
