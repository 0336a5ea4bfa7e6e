"""Products whose rows must not know of each other, and rotations far into a context."""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.effort import RUNS_SLOW
from xlaengine.device.table import AS_WRITTEN, OF_PLATFORM
from xlaengine.models.blocks import Rope
from xlaengine.ops.products import product

MORE_SIZES = ((896, 256), (960, 128), (448, 256), (768, 320), (832, 64), (256, 2048))


@pytest.mark.parametrize("dtype", ["float32", pytest.param("bfloat16", marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("D", "F"),
    [
        (352, 700),
        (300, 1),
        (300, 6),
        pytest.param(331, 64, marks=pytest.mark.slow),
        *(pytest.param(*size, marks=pytest.mark.slow) for size in MORE_SIZES),
    ],
)
def test_a_row_of_a_small_product_has_the_same_bits_whatever_the_number_of_rows(D: int, F: int, dtype: str) -> None:
    """In float32: if it were rounded to bfloat16, most differences would not show."""
    rng = np.random.default_rng(0)
    x, w = (jnp.asarray(rng.standard_normal(shape, np.float32), dtype) for shape in ((40, D), (D, F)))
    multiply = jax.jit(partial(product, dtype=jnp.float32), compiler_options=AS_WRITTEN | OF_PLATFORM["cpu"])
    all_rows = np.asarray(multiply(x, w))
    np.testing.assert_allclose(all_rows, np.asarray(x, np.float64) @ np.asarray(w, np.float64), rtol=1e-5, atol=1e-3)
    for rows in (1, 2, 3, 5, 8, 9, 10, 16, 17, 20, 32, 33) if RUNS_SLOW else (1, 9, 16):
        assert np.asarray(multiply(x[:rows], w)).tobytes() == all_rows[:rows].tobytes(), rows


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize(("D", "F"), [(576, 960), (576, 576), (576, 3072), (1536, 576)])
def test_a_product_is_float64s_at_the_default_models_shapes(D: int, F: int, dtype: str) -> None:
    """Within the bound of a float32 sum of D products in any order, D roundings of |x| |w|; in bfloat16 with one rounding of the result."""
    rng = np.random.default_rng(D + F)
    x, w = (rng.standard_normal(shape, np.float32).astype(jnp.dtype(dtype)) for shape in ((9, D), (D, F)))
    result = jax.jit(product)(x, w)
    assert result.dtype == x.dtype
    found = np.asarray(result).astype(np.float64)
    x64, w64 = x.astype(np.float64), w.astype(np.float64)
    exact = x64 @ w64
    bound = 4 * np.sqrt(D) * 2.0**-24 * (np.abs(x64) @ np.abs(w64)) + (dtype == "bfloat16") * 2.0**-8 * np.abs(exact)
    assert (np.abs(found - exact) <= bound).all()


def test_a_rotation_is_float64s_at_every_position_of_a_long_context() -> None:
    """Within two roundings of the angle, which at position p is p times a frequency of float32."""
    positions = np.arange(8192)
    angles = positions[:, None] * 4321.0 ** (-2 * np.arange(32) / 64)
    for found, exact in zip(Rope(64, 4321.0).prepare(jnp.asarray(positions, jnp.int32)), (np.cos(angles), np.sin(angles)), strict=True):
        assert (np.abs(np.asarray(found, np.float64).reshape(exact.shape) - exact) <= 2.0**-22 * (1 + angles)).all()
