"""Products with panels: integers, so that float32 holds every partial sum."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import jax
import numpy as np

from xlaengine.ops.native import matrices
from xlaengine.ops.native.selftest.case import Case, in_panels, kept, odd
from xlaengine.ops.panels import Panels


def products() -> Iterator[Case]:
    rng = np.random.default_rng(19)
    # The last shape is enough work for several threads.
    shapes = [(1, 1, 1), (2, 5, 47), (5, 65, 49), (9, 130, 200), (33, 64, 96), (3, 1540, 209)]
    for dtype, most in (("float32", 511), ("bfloat16", 255)):
        for R, D, F in shapes:
            x, w = rng.integers(-3, 4, (R, D)), odd(rng, most, (D, F))
            scale = 2.0 ** rng.integers(-40, 40, D)  # powers of two, so that results stay exact: each term is unchanged
            arguments = (x * scale).astype(np.float32), kept(in_panels(w / scale[:, None]), dtype)
            yield Case(f"product of {dtype} [{R}, {D}] x [{D}, {F}]", partial(_multiply, F), arguments, ((x @ w).astype(np.float32),))
        yield from _products_with_nan_and_layers(rng, dtype, most)


def _products_with_nan_and_layers(rng: np.random.Generator, dtype: str, most: int) -> Iterator[Case]:
    R, D, F, L = 4, 70, 100, 3
    x, stack = rng.integers(-3, 4, (R, D)).astype(np.float32), odd(rng, most, (L, D, F))
    for layer, meant in ((0, 0), (2, 2), (-1, 0), (L, L - 1)):
        x[1, 7], exact = np.nan, np.array([x[r] @ stack[meant] if r != 1 else np.full(F, np.nan) for r in range(R)], np.float32)
        arguments = x, kept(in_panels(stack), dtype), np.int32(layer)
        yield Case(f"product of {dtype} with layer {layer} of {L}, a row NaN", partial(_multiply, F), arguments, (exact,))


def _multiply(F: int, x: jax.Array, panels: jax.Array, layer: jax.Array | None = None) -> jax.Array:
    return matrices.product(x, Panels(panels, F, layer))
