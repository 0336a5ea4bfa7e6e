"""The definition of products of int8, and XLA's products against it."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
import pytest

from tests.effort import slow
from xlaengine.ops.columns import CUTS
from xlaengine.ops.int8 import DEEPEST, LEAST, Int8Panels, product_by_numpy, quantized, quantized_columns
from xlaengine.ops.int8_ops import Int8ColumnOps, Int8NativeOps, Int8XlaOps
from xlaengine.ops.panels import PanelParam
from xlaengine.ops.params import Param

XLA = [Int8XlaOps(), Int8ColumnOps()]


def drawn(R: int, D: int, F: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows and a matrix whose columns are of very different sizes."""
    rng = np.random.default_rng(R * D + F)
    sizes = np.exp(rng.uniform(-9, 9, F)).astype(np.float32)
    return rng.standard_normal((R, D), np.float32), rng.standard_normal((D, F), np.float32) * sizes


def bits(x: Any) -> bytes:
    """NaN is one value, whatever its bits."""
    array = np.asarray(x)
    assert array.dtype == np.float32
    return np.where(np.isnan(array), np.float32(np.nan), array).tobytes()


def test_the_definition_is_that_of_its_page() -> None:
    """With one row and one column, by hand: round halves to even, and multiply in the order that is said."""
    x = np.array([[2.54, -0.01, 1.27, 0.03]], np.float32)
    w = np.array([[-1.0], [254.0], [3.0], [1.0]], np.float32)
    i, j = [127, -0, 64, 2], [0, 127, 2, 0]  # 1.27 is 63.5 steps, -1 is half a step, 3 is 1.5 steps and 1 half a step
    entries, factors = quantized_columns(w)
    assert entries[:, 0].tolist() == j
    sum_of_both = np.float32(sum(a * b for a, b in zip(i, j, strict=True)))
    assert product_by_numpy(x, w)[0, 0] == sum_of_both * (np.float32(2.54) * (np.float32(254) / np.float32(16129)))
    assert factors[0] == np.float32(254) / np.float32(16129)


def test_each_column_and_each_row_has_its_own_scale() -> None:
    x, w = drawn(6, 200, 40)
    x[3] *= 1e6
    exact = x.astype(np.float64) @ w
    size = np.linalg.norm(x, axis=1)[:, None] * np.linalg.norm(w, axis=0)
    assert (np.abs(product_by_numpy(x, w) - exact) / size).max() < 0.01


@pytest.mark.parametrize("ops", XLA, ids=["one device", "cut columns"])
@pytest.mark.parametrize(("R", "D", "F"), [(1, 70, 100), (33, 577, 97), *slow((1, 1, 1), (3, 67, 9), (8, 576, 130), (70, 1536, 33))])
def test_xla_has_the_bits_of_the_definition(ops: Any, R: int, D: int, F: int) -> None:
    x, w = drawn(R, D, F)
    if R > 3:
        x[0], x[1, 5], x[2, -1], x[3] = 0, np.nan, np.inf, 2.0**-60
        w[:, 0], w[:, 1], w[3, 2], w[4, 3] = 0, 2.0**-60, np.nan, -np.inf
    found = jax.jit(ops.product)(x, ops.pack(w))
    assert bits(found) == bits(product_by_numpy(x, w))
    if R > 3:
        assert (np.asarray(found)[0, 4:] == 0).all()
        assert (np.asarray(found)[4:, :2] == 0).all()
        assert np.isnan(np.asarray(found)[[1, 2]]).all()
        assert np.isnan(np.asarray(found)[:, [2, 3]]).all()


def test_what_is_added_to_a_product_is_added_to_its_rounded_value() -> None:
    """XLA may fuse both, and round once."""
    x, w = drawn(8, 96, 96)
    ops = Int8XlaOps()
    added = jax.jit(lambda x, w: x + ops.product(x, w))(x, ops.pack(w))
    assert bits(added) == bits(x + product_by_numpy(x, w))


@pytest.mark.parametrize("ops", XLA, ids=["one device", "cut columns"])
@pytest.mark.parametrize("J", [2, *slow(1)])
def test_xlas_grouped_product_has_the_bits_of_the_definition(ops: Any, J: int) -> None:
    rng = np.random.default_rng(J)
    N, K, E, D, F = 9, 2, 4, 67, 21
    x, w = rng.standard_normal((N, J, D), np.float32), rng.standard_normal((E, D, F), np.float32)
    chosen = rng.integers(-1, E + 1, (N, K)).astype(np.int32)
    (packed,) = ops.pack(w[None])
    found = np.asarray(jax.jit(ops.grouped_product)(x, packed, chosen))
    for n, k in np.ndindex(N, K):
        real = 0 <= chosen[n, k] < E
        expected = product_by_numpy(x[n, k % J][None], w[chosen[n, k]])[0] if real else np.zeros(F, np.float32)
        assert bits(found[n, k]) == bits(expected)


@pytest.mark.parametrize("ops", [*XLA, Int8NativeOps()], ids=lambda ops: type(ops).__name__)
def test_columns_are_entries_times_what_a_step_is_worth(ops: Any) -> None:
    _, w = drawn(1, 67, 101)
    index = np.array([[0, 100], [48, 47]], np.int32)
    found = np.asarray(jax.jit(ops.columns)(ops.pack(w), index))
    assert found.shape == (2, 2, 67)
    np.testing.assert_allclose(found, np.moveaxis(w[:, index], 0, -1), atol=np.abs(w[:, index]).max() / 200)
    entries, factors = quantized_columns(w)
    assert bits(found) == bits(np.moveaxis(entries[:, index].astype(np.float32) * (np.float32(127) * factors[index]), 0, -1))


@pytest.mark.parametrize("ops", [*XLA, Int8NativeOps()], ids=lambda ops: type(ops).__name__)
@pytest.mark.parametrize("stack", [None, 3])
def test_a_matrix_has_the_shapes_that_its_parameter_says(ops: Any, stack: int | None) -> None:
    shape = (67, 10, 10) if stack is None else (2, 67, 10, 10)
    param = Param(shape, (None,) * len(shape), inputs=1, each=len(shape) - 3, stack=stack)
    packed, abstract = ops.pack(np.zeros(param.array_shape, np.float32)), ops.pack(param)
    leaves = jax.tree.leaves(abstract, is_leaf=lambda leaf: isinstance(leaf, PanelParam))
    said = [(leaf.array_shape, leaf.dtype) for leaf in leaves]
    assert said == [(leaf.shape, leaf.dtype.name) for leaf in jax.tree.leaves(packed)]


def test_a_packed_matrix_stays_as_it_is_and_is_cut_between_panels() -> None:
    _, w = drawn(1, 30, 100)
    for ops in (Int8XlaOps(), Int8ColumnOps(), Int8NativeOps()):
        packed = ops.pack(w)
        assert ops.pack(packed) is packed
        assert type(ops.exact.pack(w)) is not Int8Panels
    cut = Int8ColumnOps().pack(w)
    assert len(cut.entries.data) == CUTS
    assert len(cut.factors.divisible(3).data) == 9


def test_a_contraction_that_int32_may_not_hold_is_refused() -> None:
    assert 127 * 127 * DEEPEST < 2**31 <= 127 * 127 * (DEEPEST + 1)
    with pytest.raises(ValueError, match=f"up to {DEEPEST} products in int32, and a matrix has columns of {DEEPEST + 1}"):
        quantized(Param((DEEPEST + 1, 2), (None, None), inputs=1), 2, in_words=False)
    with pytest.raises(ValueError, match="in int32"):
        quantized(np.zeros((DEEPEST + 1, 2), np.float32), 2, in_words=True)


def test_no_product_of_an_amplitude_and_a_factor_is_subnormal() -> None:
    _, factors = quantized_columns(np.full((1, 1), LEAST, np.float32))
    assert LEAST * factors[0] >= np.finfo(np.float32).tiny
