"""Products with the experts that rows choose: integers, as in `products`. Experts that no row chose are NaN, and so are other layers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import jax
import numpy as np

from xlaengine.ops.native import matrices
from xlaengine.ops.native.selftest.case import Case, in_panels, kept, odd
from xlaengine.ops.panels import Panels


def grouped_products() -> Iterator[Case]:
    rng = np.random.default_rng(29)
    # In order: one row; several rows of an expert; an x for each choice; several tiles of rows; several tiles with whole panels, by parts
    # of the depth; enough work for several threads.
    sizes = [(1, 1, 1, 1, 1, 1), (3, 1, 2, 5, 65, 49), (9, 2, 2, 3, 130, 96), (40, 1, 3, 4, 17, 47), (30, 1, 2, 2, 600, 97)]
    sizes += [(5, 1, 4, 9, 700, 209)]
    for each in sizes:
        for dtype, most in (("float32", 511), ("bfloat16", 255)):
            yield _case(rng, dtype, most, each)


def _case(rng: np.random.Generator, dtype: str, most: int, sizes: tuple[int, ...]) -> Case:
    """Returns a case in which some choices are below or above the range of experts, and one row has a NaN."""
    N, J, K, E, D, F = sizes
    L, layer = 3, 1
    x, w = rng.integers(-3, 4, (N, J, D)).astype(np.float32), odd(rng, most, (E, D, F))
    chosen = rng.integers(-1, E + 1, (N, K)).astype(np.int32)
    chosen[0, 0], chosen[:, -1] = E - 1, np.where(chosen[:, -1] == 0, E - 1, chosen[:, -1])
    x[N // 2, -1, D // 3] = np.nan if N > 1 else 1
    expected = np.zeros((N, K, F), np.float32)
    for n, k in np.ndindex(N, K):
        if 0 <= chosen[n, k] < E:
            expected[n, k] = x[n, k if J > 1 else 0] @ w[chosen[n, k]]
    stack = np.full((L, E, D, F), np.nan)
    used = np.intersect1d(chosen, np.arange(E))
    stack[layer, used] = w[used]
    name = f"grouped_product of {dtype} [{N}, {J}, {D}] x {E} of [{D}, {F}], {K} choices"
    return Case(name, partial(_multiply, F), (x, kept(in_panels(stack), dtype), np.int32(layer), chosen), (expected,))


def _multiply(F: int, x: jax.Array, panels: jax.Array, layer: jax.Array, chosen: jax.Array) -> jax.Array:
    return matrices.grouped_product(x, Panels(panels, F, layer), chosen)
