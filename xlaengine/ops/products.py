"""XLA's products. On a CPU they are cut into parts, so that a row's bits do not depend on the number of rows."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import jax
import jax.numpy as jnp
from jax import Array
from jax.typing import DTypeLike
from jaxtyping import Float, Int32

ROW_TILE = 32
"""The most rows of one product on a CPU. With more rows, XLA cuts the contraction at other places, which gives other bits (spike/08)."""

FEWEST = 16
"""The fewest columns of a product on a CPU. With 8 columns or fewer, sums depended on the number of rows; on some CPUs only with one column
(spike/50)."""

SEGMENT, SMALL = 320, 1 << 18
"""SEGMENT: the longest contraction that XLA:CPU never cuts. SMALL: a longer contraction is cut here if the matrix has at most so many
entries.

XLA cuts a contraction of 384 to 1024 at places that depend on the rows of a tile and on the machine (spike/12). The product with a larger
matrix would take twice as long as a batch of products, so it is not cut here. If a row's bits then depend on the number of rows, the
rehearsal finds it.
"""


def product(x: Float[Array, "*N D"], w: Float[Array, "D F"], dtype: DTypeLike | None = None) -> Float[Array, "*N F"]:
    """``x @ w`` in ``dtype`` (default: that of x)."""

    def whole(x: Array, w: Array) -> Array:
        return jnp.einsum("...d,df->...f", x, w, preferred_element_type=dtype)

    segments = segments_of(*w.shape)
    multiply = whole if segments == 1 else partial(_by_segments, segments, dtype)
    return jax.lax.platform_dependent(x, w, cpu=partial(_by_tiles, multiply), default=whole)


def segments_of(D: int, F: int) -> int:
    """The number of equal segments into which the contraction of ``[*, D] @ [D, F]`` is cut; 1 if it is not cut."""
    if D <= SEGMENT or D * F > SMALL:
        return 1
    return next((parts for parts in range(-(-D // SEGMENT), 9) if D % parts == 0), 1)


def _by_segments(segments: int, dtype: DTypeLike | None, x: Float[Array, "R D"], w: Float[Array, "D F"]) -> Float[Array, "R F"]:
    """``x @ w`` as the sum of ``segments`` products, one for each segment of D."""
    parts = x.reshape(len(x), segments, -1), w.reshape(segments, -1, w.shape[1])
    return jnp.einsum("rcd,cdf->crf", *parts, preferred_element_type=jnp.float32).sum(0).astype(dtype or x.dtype)


def _by_tiles(multiply: Callable[[Array, Array], Array], x: Float[Array, "*N D"], w: Float[Array, "D F"]) -> Float[Array, "*N F"]:
    """``multiply(x, w)`` over tiles of equal size, 2 to `ROW_TILE` rows: XLA uses another algorithm for a single row.

    A matrix with fewer columns than `FEWEST` gets columns of zeros.
    """
    *shape, D = x.shape
    if (few := w.shape[1]) < FEWEST:
        return _by_tiles(multiply, x, jnp.pad(w, ((0, 0), (0, FEWEST - few))))[..., :few]
    rows = math.prod(shape)
    tiles = -(-rows // ROW_TILE)
    size = max(2, -(-rows // tiles))
    padded = jnp.pad(x.reshape(rows, D), ((0, tiles * size - rows), (0, 0))).reshape(tiles, size, D)
    out = multiply(padded[0], w) if tiles == 1 else jax.lax.map(lambda tile: multiply(tile, w), padded).reshape(tiles * size, -1)
    return out[:rows].reshape(*shape, -1)


def grouped(
    multiply: Callable[[Array, Array], Array],
    x: Float[Array, "N J D"],
    chosen: Int32[Array, "N K"],
    E: int,
    F: int,
    dtype: DTypeLike,
) -> Float[Array, "N K {F}"]:
    """`base.Ops.grouped_product`. The rows that chose the same expert are multiplied with its matrix in tiles.

    A tile has N rows, but at least 2 and at most `ROW_TILE`. An expert's last tile is padded with rows whose results are dropped. An expert
    is read once for each of its tiles; an expert that no row chose is not read.

    Args:
        multiply: ``multiply(expert, rows)`` multiplies rows ``[*, D]`` with the expert's matrix ``[D, F]``. A row's bits must not depend on
            the number of rows.
        E: the number of experts.
        F: the number of columns of an expert's matrix.
    """
    (N, J, D), K = x.shape, chosen.shape[1]
    size, none = min(max(2, N), ROW_TILE), N * K
    experts = jnp.where((chosen >= 0) & (chosen < E), chosen, E).reshape(-1)
    order = jnp.argsort(experts, stable=True).astype(jnp.int32)
    counts = jnp.zeros(E + 1, jnp.int32).at[experts].add(1)[:E]
    tiles = (counts + size - 1) // size
    ends, last = jnp.cumsum(counts), jnp.cumsum(tiles)

    def of_tile(tile: Array, out: Array) -> Array:
        expert = jnp.searchsorted(last, tile, side="right").astype(jnp.int32)
        begin = ends[expert] - counts[expert] + (tile - last[expert] + tiles[expert]) * size
        places = begin + jnp.arange(size, dtype=jnp.int32)
        choices = jnp.where(places < ends[expert], order[jnp.minimum(places, none - 1)], none)
        rows = x.reshape(-1, D)[jnp.minimum(choices, none - 1) // (K // J)]
        return out.at[choices].set(multiply(expert, rows).astype(dtype), mode="drop")

    out = jax.lax.fori_loop(jnp.int32(0), last[-1], of_tile, jnp.zeros((none, F), dtype))
    return out.reshape(N, K, F)
