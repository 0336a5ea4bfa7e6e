"""Products whose rows must not know of each other."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from xlaengine.models.layers import product


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize(("D", "F"), [(896, 256), (960, 128), (448, 256), (768, 320), (832, 64), (352, 700), (256, 2048), (331, 64)])
def test_a_row_of_a_small_product_has_the_same_bits_whatever_the_number_of_rows(D: int, F: int, dtype: str) -> None:
    rng = np.random.default_rng(0)
    x, w = (jnp.asarray(rng.standard_normal(shape, np.float32), dtype) for shape in ((40, D), (D, F)))
    multiply = jax.jit(product)
    all_rows = np.asarray(multiply(x, w))
    assert all_rows.dtype == x.dtype
    np.testing.assert_allclose(all_rows.astype(np.float32), np.asarray(x, np.float32) @ np.asarray(w, np.float32), rtol=2e-2, atol=0.5)
    for rows in (1, 2, 3, 5, 8, 9, 10, 16, 17, 20, 32, 33):
        assert np.asarray(multiply(x[:rows], w)).tobytes() == all_rows[:rows].tobytes(), rows
