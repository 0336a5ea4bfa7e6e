"""Panels of blocks: products of integers, as in `products`, and columns whose scales are arbitrary.

A matrix has a part of each kind, of 49 columns, so that every second panel has one column. The other columns of these panels are not zeros,
because no result may depend on them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import jax
import ml_dtypes
import numpy as np

from xlaengine.ops.native import matrices
from xlaengine.ops.native.selftest.case import Case, odd
from xlaengine.ops.panels import PANEL
from xlaengine.ops.quantized import BLOCK_KINDS, INTEGER_KINDS, KINDS, QuantizedPanels, dequantized, layout_of

D, WIDTH = 512, 49
LEASTS = ("Q4_1", "Q5_1", "Q4_K", "Q5_K")
"""Kinds whose blocks have a least value after the scale."""

PLAIN = {"F32": np.float32, "F16": np.float16, "BF16": ml_dtypes.bfloat16}

BLOCKS = [kind for kind in BLOCK_KINDS if kind not in PLAIN]


def quantized_products() -> Iterator[Case]:
    rng = np.random.default_rng(31)
    w = _matrices(rng, 2, exact=True)
    values = dequantized(w).astype(np.float64)
    arrays = w.data, w.table
    for R, layer, meant in ((1, 0, 0), (2, -1, 0), (3, 1, 1), (9, 2, 1)):
        x = rng.integers(-3, 4, (R, D)).astype(np.float32)
        x[R // 2, 5] = np.nan if R > 2 else 3
        exact = (x @ values[meant]).astype(np.float32)
        yield Case(f"product of blocks [{R}, {D}], layer {layer} of 2", partial(_multiply, w), (x, *arrays, np.int32(layer)), (exact,))
    N, K = 11, 3
    x, chosen = rng.integers(-3, 4, (N, K, D)).astype(np.float32), rng.integers(-1, 3, (N, K)).astype(np.int32)
    chosen[:, 0] = 1  # more rows than are multiplied at once from registers
    expected = [[x[n, k] @ values[e] if 0 <= (e := chosen[n, k]) < 2 else np.zeros(w.columns) for k in range(K)] for n in range(N)]
    yield Case("grouped_product of blocks", partial(_choose, w), (x, *arrays, chosen), (np.array(expected, np.float32),))
    w = _matrices(rng, 1, exact=False)
    index = rng.permutation(w.columns).astype(np.int32)
    yield Case("columns of blocks", partial(_columns, w), (w.data, w.table, index), (dequantized(w)[0].T[index],))


def _matrices(rng: np.random.Generator, count: int, exact: bool) -> QuantizedPanels:
    """Matrices of random bytes, which are valid panels. Each matrix has a part of every kind, in an order of its own."""
    names = [list(KINDS)[i:] + list(KINDS)[:i] for i in range(count)]
    layout = layout_of(D, [[(name, WIDTH) for name in each] for each in names])
    data = np.zeros(layout.bytes, np.uint8)
    for places in layout.places:
        for kind, begin, end in places:
            size = D // KINDS[kind].entries * KINDS[kind].bytes * PANEL
            for at in range(begin, end, KINDS[kind].panel_bytes(D)):
                data[at : at + size] = _random_panel(rng, kind, exact)
    return QuantizedPanels(data, layout.table, D, WIDTH * len(KINDS))


def _random_panel(rng: np.random.Generator, kind: str, exact: bool) -> np.ndarray:
    """The random bytes of a panel. ``exact``: scales are powers of two near 1, so that float32 holds every sum."""
    blocks, size = D // KINDS[kind].entries, KINDS[kind].bytes
    if kind in PLAIN:
        return odd(rng, 255, (D * PANEL,)).astype(PLAIN[kind]).view(np.uint8)
    data = rng.integers(0, 256, (blocks, size * PANEL), np.uint8)
    if kind in INTEGER_KINDS:
        zeros = rng.integers(0, 256, (blocks, PANEL)).astype(np.float16)
        scales = rng.choice([-2, -1, 1, 2] if exact else [0.1, -3e7], (blocks, PANEL)).astype(np.float32)
        data[:, : 6 * PANEL] = np.concatenate([zeros.view(np.uint8), scales.view(np.uint8)], axis=1)
    elif kind == "MXFP4":
        data[:, :PANEL] = rng.integers(*((127, 130) if exact else (2, 200)), (blocks, PANEL))
    elif exact:
        halves = rng.choice([-2, -1, 1, 2], (blocks, PANEL * (1 + (kind in LEASTS)))).astype(np.float16)
        data[:, : halves.shape[1] * 2] = halves.view(np.uint8)
    return data.reshape(-1)


def _multiply(w: QuantizedPanels, x: jax.Array, data: jax.Array, table: jax.Array, layer: jax.Array) -> jax.Array:
    return matrices.product(x, replace(w, data=data, table=table, layer=layer))


def _choose(w: QuantizedPanels, x: jax.Array, data: jax.Array, table: jax.Array, chosen: jax.Array) -> jax.Array:
    return matrices.grouped_product(x, replace(w, data=data, table=table), chosen)


def _columns(w: QuantizedPanels, data: jax.Array, table: jax.Array, index: jax.Array) -> jax.Array:
    return matrices.columns(replace(w, data=data, table=table[0]), index)
