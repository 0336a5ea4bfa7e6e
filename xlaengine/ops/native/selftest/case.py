"""A case of the self-test, and functions that make its arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import jax
import ml_dtypes
import numpy as np
from jax.typing import ArrayLike
from jaxtyping import Float32, Shaped

from xlaengine.ops.panels import PANEL

LAYERS, LAYER = 2, 1
"""The number of layers of a KV array or of recurrent states, and the layer that a case reads."""


class Case(NamedTuple):
    """A call of a kernel and its expected result.

    Attributes:
        tolerance: the greatest relative and absolute difference; 0 if the answer is exact.
    """

    name: str
    call: Callable[..., jax.Array | np.ndarray | tuple[jax.Array, ...]]
    arguments: tuple[ArrayLike, ...]
    expected: tuple[np.ndarray, ...]
    tolerance: float = 0


def differences(case: Case, answer: object) -> Iterator[str]:
    for got, expected in zip(map(np.asarray, jax.tree.leaves(answer)), case.expected, strict=True):
        if got.shape != expected.shape or got.dtype != expected.dtype:
            yield f"{case.name}: {got.dtype} {got.shape}, expected {expected.dtype} {expected.shape}"
            continue
        right = np.isclose(got, expected, rtol=case.tolerance, atol=case.tolerance, equal_nan=True)
        if not right.all():
            at = tuple(map(int, np.argwhere(~right)[0]))
            count = f"{np.count_nonzero(~right)} of {right.size}"
            yield f"{case.name}: {count} entries are wrong, the first at {at}: {got[at]}, expected {expected[at]}"


def in_panels(matrix: Shaped[np.ndarray, "*L D F"]) -> Float32[np.ndarray, "*L P D C"]:
    """Returns a matrix in panels. The unused columns of the last panel are NaN, because no result may depend on them."""
    *stack, D, F = matrix.shape
    P = -(-F // PANEL)
    filled = np.full((*stack, D, P * PANEL), np.nan, np.float32)
    filled[..., :F] = matrix
    return np.ascontiguousarray(np.moveaxis(filled.reshape(*stack, D, P, PANEL), -2, -3))


def kept(x: np.ndarray, dtype: str) -> np.ndarray:
    """Returns float32 values in the form that kernels read: float32, or the bits of bfloat16 as uint16."""
    return x if dtype == "float32" else x.astype(ml_dtypes.bfloat16).view(np.uint16)


def odd(rng: np.random.Generator, most: int, shape: tuple[int, ...]) -> np.ndarray:
    """Returns odd integers from -most to most: none is 0. bfloat16 holds them exactly up to 255."""
    return 2 * rng.integers(-(most + 1) // 2, (most + 1) // 2, shape, np.int16) + 1
