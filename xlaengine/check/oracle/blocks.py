"""The pieces of a decoder by their published definitions. ``xp`` is ``numpy`` or ``jax.numpy``; the dtype is that of the arguments.

T is the number of tokens of the one sequence, N query heads, K kv heads, H head dim.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from xlaengine.check.oracle.definition import Definition, RopeScaling

QUERIES = 512
"""Most queries whose scores against all keys exist at once: it bounds their memory."""

Array = Any
"""Of NumPy or of JAX."""


def rms_norm(xp: Any, x: Array, weight: Array, eps: float) -> Array:
    """``x [*, n]`` over its root mean square, times ``weight [n]`` (Zhang and Sennrich 2019)."""
    return x / xp.sqrt(xp.mean(x * x, axis=-1, keepdims=True) + eps) * weight


def linear(x: Array, weight: Array, bias: Array | None = None) -> Array:
    """``x [*, in]`` through ``weight [out, in]``."""
    out = x @ weight.T
    return out if bias is None else out + bias


def rotation_frequencies(definition: Definition) -> np.ndarray:
    """Radians per position of each pair of lanes, float64 ``[H/2]`` (Su et al. 2021): base ** (-2 i / H), scaled."""
    H = definition.head_dim
    plain = np.array([definition.rope_base ** (-2 * i / H) for i in range(H // 2)])
    scaling = definition.rope_scaling
    return plain if scaling is None else _scaled(plain, scaling)


def _scaled(plain: np.ndarray, scaling: RopeScaling) -> np.ndarray:
    if scaling.kind == "linear":
        return plain / scaling.factor
    if scaling.kind == "divisors":
        return plain / np.array(scaling.divisors)
    return np.array([_llama3(frequency, scaling) for frequency in plain])


def _llama3(frequency: float, scaling: RopeScaling) -> float:
    """Llama 3.1's: how often the original context turns the pair decides (Meta's ``apply_scaling``)."""
    turns = scaling.original_max_positions * frequency / (2 * math.pi)
    if turns < scaling.low_freq_factor:
        return frequency / scaling.factor
    if turns > scaling.high_freq_factor:
        return frequency
    kept = (turns - scaling.low_freq_factor) / (scaling.high_freq_factor - scaling.low_freq_factor)
    return kept * frequency + (1 - kept) * frequency / scaling.factor


def rotate(xp: Any, x: Array, cos: Array, sin: Array) -> Array:
    """``x [T, heads, H]`` with lane i and lane i + H/2 turned together; ``cos``, ``sin`` ``[T, H/2]``."""
    half = x.shape[-1] // 2
    first, second = x[..., :half], x[..., half:]
    cos, sin = cos[:, None, :], sin[:, None, :]
    return xp.concatenate([first * cos - second * sin, second * cos + first * sin], axis=-1)


def attention(xp: Any, q: Array, k: Array, v: Array, window: int | None) -> Array:
    """Causal attention (Vaswani et al. 2017) of grouped queries (Ainslie et al. 2023).

    q ``[T, N, H]``, k and v ``[T, K, H]`` give ``[T, N, H]``.

    Query head n reads kv head n // (N / K). With a ``window`` a query sees so many positions, its own included.
    """
    T, N, H = q.shape
    k, v = (xp.repeat(x, N // x.shape[1], axis=1) for x in (k, v))
    parts = []
    for start in range(0, T, QUERIES):
        rows = np.arange(start, min(start + QUERIES, T))[:, None]
        sees = np.arange(T)[None] <= rows
        if window is not None:
            sees &= np.arange(T)[None] > rows - window
        scores = xp.einsum("qnh,snh->nqs", q[start : start + QUERIES], k) / math.sqrt(H)
        parts.append(xp.einsum("nqs,snh->qnh", softmax(xp, xp.where(sees[None], scores, -np.inf)), v))
    return xp.concatenate(parts, axis=0)


def softmax(xp: Any, x: Array) -> Array:
    """Over the last axis."""
    weight = xp.exp(x - xp.max(x, axis=-1, keepdims=True))
    return weight / xp.sum(weight, axis=-1, keepdims=True)


def silu(xp: Any, x: Array) -> Array:
    """``x * sigmoid(x)``, by an exponential that cannot overflow."""
    e = xp.exp(-xp.abs(x))
    return x * xp.where(x >= 0, 1 / (1 + e), e / (1 + e))
