"""Functions that several blocks use. ``xp`` is NumPy or ``jax.numpy``."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

Array = Any
"""An array of NumPy or of JAX."""


@dataclass(frozen=True)
class RmsNorm:
    """``x [*, n]`` over its root mean square, times ``weight [n]`` (Zhang and Sennrich 2019)."""

    eps: float  # added to the mean square
    adds_one: bool = False  # the factor is 1 + weight (Gemma)

    def __call__(self, xp: Any, x: Array, weight: Array) -> Array:
        return x / xp.sqrt(xp.mean(x * x, axis=-1, keepdims=True) + self.eps) * (1 + weight if self.adds_one else weight)


class Linear(Protocol):
    """A linear layer: ``x [*, in]`` times ``weight [out, in]``, plus ``bias [out]``; ``[*, out]``."""

    def __call__(self, x: Array, weight: Array, bias: Array | None = None) -> Array: ...


def linear_of(quantization: str | None) -> Linear:
    """Returns the linear layer of an engine with this ``quantization``.

    Raises:
        ValueError: the oracle does not know the name.
    """
    if quantization not in (None, "w8a8"):
        raise ValueError(f"the oracle has no products of quantization {quantization!r}")
    return exact_linear if quantization is None else int8_linear


def exact_linear(x: Array, weight: Array, bias: Array | None = None) -> Array:
    """`Linear` in floats. Routers and gates of experts use it whatever the quantization."""
    out = x @ weight.T
    return out if bias is None else out + bias


def int8_linear(x: Array, weight: Array, bias: Array | None = None) -> Array:
    """`Linear` of int8. Rows of ``weight`` are rounded to steps of 1/127 of their greatest magnitude, in float32, as when an engine loads
    them. Rows of ``x`` are rounded in the same way, in their own dtype. Sums are in the dtype of ``x``."""
    xp = x.__array_namespace__()
    (rows, of_rows), (columns, of_columns) = _steps(xp, x), _steps(xp, weight.astype(np.float32))
    out = rows @ columns.T.astype(x.dtype) * (of_rows * of_columns[..., 0].astype(x.dtype))
    return out if bias is None else out + bias


def _steps(xp: Any, values: Array) -> tuple[Array, Array]:
    """``values [*, n]`` as integers from -127 to 127, and the size of a step, ``[*, 1]``."""
    greatest = xp.max(xp.abs(values), axis=-1, keepdims=True)
    tiny = greatest < 2.0**-50  # such a row becomes 0
    scaled = xp.where(tiny, 0, values * (127 / xp.where(tiny, 1, greatest)))
    return xp.clip(xp.round(scaled), -127, 127), xp.where(tiny, 0, greatest / 127)


def soft_cap(xp: Any, x: Array, cap: float | None) -> Array:
    """``x``, limited to between -cap and cap and almost unchanged near 0 (Bello et al. 2016); ``x`` itself if ``cap`` is None."""
    return x if cap is None else cap * xp.tanh(x / cap)


def softmax(xp: Any, x: Array) -> Array:
    """The softmax over the last axis."""
    weight = xp.exp(x - xp.max(x, axis=-1, keepdims=True))
    return weight / xp.sum(weight, axis=-1, keepdims=True)


def sigmoid(xp: Any, x: Array) -> Array:
    """``1 / (1 + exp(-x))``, by an exponential that cannot overflow."""
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
