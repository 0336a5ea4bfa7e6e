"""Products of int8, which must have the bits of `product_by_numpy`. Experts that no row chose, and other layers, have factors of NaN."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import jax
import numpy as np

from xlaengine.ops.int8 import Int8Panels, product_by_numpy, quantized
from xlaengine.ops.native import matrices
from xlaengine.ops.native.selftest.case import Case
from xlaengine.ops.panels import PANEL, Panels


def int8_products() -> Iterator[Case]:
    rng = np.random.default_rng(41)
    # Contractions that are not a whole number of words, partly empty panels, several tiles of rows. The last case occupies several threads.
    for R, D, F in ((1, 1, 1), (2, 6, 47), (5, 67, 49), (9, 129, 96), (33, 64, 100), (3, 1539, 641)):
        x, w = rng.standard_normal((R, D), np.float32), rng.standard_normal((D, F), np.float32) * rng.uniform(0.1, 9, F).astype(np.float32)
        yield _product(f"int8 product [{R}, {D}] x [{D}, {F}]", x, w)
    x, w = np.where(rng.integers(0, 2, (4, 1030)), np.float32(3), np.float32(-3)), np.full((1030, 49), -0.5, np.float32)
    x[0], x[1], w[:, 1] = 3, -3, 0.5
    yield _product("int8 product of the greatest entries", x, w)
    x, w = rng.standard_normal((7, 70), np.float32), rng.standard_normal((70, 50), np.float32)
    x[0], x[1], x[2, 5], x[3, 69], x[4] = 0, 2.0**-60, np.nan, -np.inf, x[4] * np.float32(2.0**120)
    w[:, 0], w[:, 1], w[3, 2], w[4, 3] = 0, 2.0**-60, np.nan, np.inf
    yield _product("int8 product of zeros, and of what is not finite", x, w)
    halves = np.concatenate([np.arange(-126.5, 127), [127]]).astype(np.float32)
    yield _product("int8 product of halves", halves[None], np.eye(len(halves), dtype=np.float32))
    yield _grouped(rng, 1)
    yield _grouped(rng, 3)


def _product(name: str, x: np.ndarray, w: np.ndarray) -> Case:
    layer, stack = 1, _stack(w)
    return Case(name, partial(_multiply, stack), (x, stack.entries.data, stack.factors.data, np.int32(layer)), (product_by_numpy(x, w),))


def _grouped(rng: np.random.Generator, J: int) -> Case:
    N, K, E, D, F = 11, 3, 4, 131, 101
    x, w = rng.standard_normal((N, J, D), np.float32), rng.standard_normal((E, D, F), np.float32)
    chosen = rng.integers(-1, E + 1, (N, K)).astype(np.int32)
    chosen[:, 0], chosen[chosen == 2] = 1, 3  # more rows than one tile has, and an expert that no row chose
    expected = np.zeros((N, K, F), np.float32)
    for n, k in np.ndindex(N, K):
        if 0 <= (expert := chosen[n, k]) < E:
            expected[n, k] = product_by_numpy(x[n, k % J][None], w[expert])[0]
    stack = _stack(w)
    stack.factors.data[1, 2] = np.nan
    arguments = x, stack.entries.data, stack.factors.data, np.int32(1), chosen
    return Case(f"int8 grouped_product, {J} rows of a token", partial(_choose, stack), arguments, (expected,))


def _stack(w: np.ndarray) -> Int8Panels:
    """Three layers. The second is ``w``; the others have factors of NaN."""
    stack = quantized(np.stack([np.zeros_like(w), w, np.zeros_like(w)]), PANEL, in_words=True)
    stack.factors.data[[0, 2]] = np.nan
    return stack


def _of(w: Int8Panels, words: jax.Array, factors: jax.Array, layer: jax.Array) -> Int8Panels:
    return Int8Panels(Panels(words, w.columns), Panels(factors, w.columns), w.D).at(layer)


def _multiply(w: Int8Panels, x: jax.Array, words: jax.Array, factors: jax.Array, layer: jax.Array) -> jax.Array:
    return matrices.product(x, _of(w, words, factors, layer))


def _choose(w: Int8Panels, x: jax.Array, words: jax.Array, factors: jax.Array, layer: jax.Array, chosen: jax.Array) -> jax.Array:
    return matrices.grouped_product(x, _of(w, words, factors, layer), chosen)
