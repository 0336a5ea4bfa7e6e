"""The pieces of a decoder layer, as plain functions. Axes: L B S T K G H D F V as in docs/architecture.md."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike

from xlaengine.models import panels
from xlaengine.models.config import ModelConfig, RopeScaling
from xlaengine.models.panels import Panels


def rms_norm(x: Array, weight: Array, eps: float) -> Array:
    """``x * rsqrt(mean(x^2) + eps) * weight`` over the last axis, in float32 (Zhang & Sennrich 2019)."""
    x32 = x.astype(jnp.float32)
    scale = jax.lax.rsqrt(jnp.mean(x32 * x32, axis=-1, keepdims=True) + eps)
    return (x32 * scale).astype(x.dtype) * weight


def rope_frequencies(cfg: ModelConfig) -> np.ndarray:
    """Inverse wavelengths ``[H/2]`` in float32, with the config's scaling applied (Su et al. 2021)."""
    exponent = np.arange(0, cfg.head_dim, 2, dtype=np.float32) / np.float32(cfg.head_dim)
    freq = (1.0 / np.float32(cfg.rope_theta) ** exponent).astype(np.float32)
    return freq if cfg.rope_scaling is None else _scaled(freq, cfg.rope_scaling)


def _scaled(freq: np.ndarray, s: RopeScaling) -> np.ndarray:
    if s.kind == "linear":
        return (freq / s.factor).astype(np.float32)
    if s.kind == "factors":
        return freq / np.asarray(s.factors, np.float32)
    # Llama 3: wavelengths longer than the original context are stretched by `factor`, short ones kept, between them a blend.
    wavelength = 2 * math.pi / freq
    low, high = s.original_max_position / s.low_freq_factor, s.original_max_position / s.high_freq_factor
    blend = (s.original_max_position / wavelength - s.low_freq_factor) / (s.high_freq_factor - s.low_freq_factor)
    mixed = (1 - blend) * freq / s.factor + blend * freq
    return np.where(wavelength > low, freq / s.factor, np.where(wavelength < high, freq, mixed)).astype(np.float32)


def rope_table(cfg: ModelConfig, positions: Array) -> tuple[Array, Array]:
    """cos and sin ``[*, T, 1, H/2]`` float32 for ``positions [*, T]``; computed once a call, used by every layer."""
    angle = positions[..., None, None].astype(jnp.float32) * rope_frequencies(cfg)
    return jnp.cos(angle), jnp.sin(angle)


def rotate(x: Array, table: tuple[Array, Array]) -> Array:
    """Rotate the two halves of ``x [*, T, heads, H]`` (the checkpoint convention of Hugging Face, not the interleaved one)."""
    cos, sin = table
    a, b = jnp.split(x.astype(jnp.float32), 2, axis=-1)
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], axis=-1).astype(x.dtype)


ROW_TILE = 32
"""Most rows of one of XLA's products on a CPU: the contraction of a wider one is cut at other places, for other bits (spike/08)."""


SEGMENT, SMALL = 320, 1 << 18
"""Longest contraction that XLA never cuts on a CPU, and the size of a matrix up to which a longer one is cut here.

Between 384 and 1024 it depends on the rows of a tile whether a CPU cuts it, and where: that is a machine's own (spike/12). As a batch of
products a large matrix takes twice as long; there nothing is done, and where rows then differ, the rehearsal finds it.
"""


def product(x: Array, w: Array | Panels, dtype: DTypeLike | None = None) -> Array:
    """``x [*, D] @ w [D, F]`` as ``[*, F]`` in ``dtype`` (default: x's). On a CPU a row's bits are the same whatever the number of rows."""

    def whole(x: Array, w: Array) -> Array:
        return jnp.einsum("...d,df->...f", x, w, preferred_element_type=dtype)

    if isinstance(w, Panels):
        return panels.product(x, w, dtype)
    segments = segments_of(*w.shape)
    multiply = whole if segments == 1 else partial(_by_segments, segments, dtype)
    return jax.lax.platform_dependent(x, w, cpu=partial(_by_tiles, multiply), default=whole)


def segments_of(D: int, F: int) -> int:
    """Into how many equal parts the contraction of a product is cut."""
    if D <= SEGMENT or D * F > SMALL:
        return 1
    return next((parts for parts in range(-(-D // SEGMENT), 9) if D % parts == 0), 1)


def _by_segments(segments: int, dtype: DTypeLike | None, x: Array, w: Array) -> Array:
    """``x [R, D] @ w [D, F]``, the sum of a product for each of the ``segments`` of D."""
    parts = x.reshape(len(x), segments, -1), w.reshape(segments, -1, w.shape[1])
    return jnp.einsum("rcd,cdf->crf", *parts, preferred_element_type=jnp.float32).sum(0).astype(dtype or x.dtype)


def _by_tiles(multiply: Callable[[Array, Array], Array], x: Array, w: Array) -> Array:
    """``multiply(x, w)`` over even tiles of 2 to `ROW_TILE` rows; one row alone is another algorithm too."""
    *shape, D = x.shape
    rows = math.prod(shape)
    tiles = -(-rows // ROW_TILE)
    size = max(2, -(-rows // tiles))
    padded = jnp.pad(x.reshape(rows, D), ((0, tiles * size - rows), (0, 0))).reshape(tiles, size, D)
    out = multiply(padded[0], w) if tiles == 1 else jax.lax.map(lambda tile: multiply(tile, w), padded).reshape(tiles * size, -1)
    return out[:rows].reshape(*shape, -1)


def swiglu(gate_up: Array) -> Array:
    """``silu(gate) * up`` for ``[*, 2F] -> [*, F]`` (Shazeer 2020)."""
    gate, up = jnp.split(gate_up, 2, axis=-1)
    return jax.nn.silu(gate) * up
