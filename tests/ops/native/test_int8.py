"""Native products of int8 have the bits of the definition, on every kind of CPU that runs here."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
import pytest

from tests.ops.test_int8 import bits, drawn
from xlaengine.ops import native
from xlaengine.ops.int8 import product_by_numpy, quantized_columns, words
from xlaengine.ops.int8_ops import Int8NativeOps

pytestmark = [
    pytest.mark.skipif(native.missing() is not None, reason=f"no native kernels: {native.missing()}"),
    pytest.mark.usefixtures("compiled_for"),
]

OPS = Int8NativeOps()
product, grouped_product = jax.jit(OPS.product), jax.jit(OPS.grouped_product)


@pytest.mark.parametrize("R", [1, 2, 3, 7, 8, 9, 33, 70])
def test_a_product_has_the_bits_of_the_definition(R: int) -> None:
    for D, F in ((1, 1), (5, 47), (66, 96), (259, 101), (1540, 609)):
        x, w = drawn(R, D, F)
        assert bits(product(x, OPS.pack(w))) == bits(product_by_numpy(x, w)), f"{D} x {F}"


def test_a_rows_bits_do_not_depend_on_the_rows_beside_it() -> None:
    x, w = drawn(33, 130, 200)
    packed = OPS.pack(w)
    together = np.asarray(product(x, packed))
    for row in (0, 7, 8, 32):
        assert bits(product(x[row : row + 1], packed)) == bits(together[row : row + 1])
    backwards = np.asarray(product(x[::-1], packed))
    assert bits(backwards[::-1]) == bits(together)


def test_zeros_and_what_is_not_finite() -> None:
    x, w = drawn(9, 70, 60)
    x[0], x[1, 69], x[2, 0], x[3] = 0, np.nan, -np.inf, 2.0**-60
    w[:, 0], w[:, 1], w[3, 2], w[4, 3] = 0, 2.0**-60, np.nan, np.inf
    found = np.asarray(product(x, OPS.pack(w)))
    assert bits(found) == bits(product_by_numpy(x, w))
    assert (found[[0, 3], 4:] == 0).all()
    assert np.isnan(found[[1, 2]]).all()
    assert np.isfinite(found[4:, 4:]).all()


@pytest.mark.parametrize("J", [1, 3])
def test_a_grouped_product_of_a_layer_has_the_bits_of_the_definition(J: int) -> None:
    rng = np.random.default_rng(J)
    N, K, E, D, F = 25, 3, 4, 131, 101
    x, w = rng.standard_normal((N, J, D), np.float32), rng.standard_normal((2, E, D, F), np.float32)
    chosen = rng.integers(-1, E + 1, (N, K)).astype(np.int32)
    chosen[:, 1] = 2
    found = np.asarray(grouped_product(x, OPS.layer(OPS.pack(w), 1), chosen))
    for n, k in np.ndindex(N, K):
        real = 0 <= chosen[n, k] < E
        expected = product_by_numpy(x[n, k % J][None], w[1, chosen[n, k]])[0] if real else np.zeros(F, np.float32)
        assert bits(found[n, k]) == bits(expected)


def test_words_hold_the_entries_of_a_column_in_order() -> None:
    entries, _ = quantized_columns(drawn(1, 8, 3)[1])
    assert (words(entries).view(np.int8).reshape(2, 3, 4).swapaxes(1, 2).reshape(8, 3) == entries).all()


@pytest.mark.parametrize("change", ["words", "depth", "factors"])
def test_arrays_that_do_not_belong_together_are_refused(change: str) -> None:
    x, w = drawn(2, 70, 60)
    packed: Any = OPS.pack(w)
    if change == "words":
        packed = packed.each(lambda data: data[:1])
    elif change == "depth":
        x = x[:, :60]
    else:
        object.__setattr__(packed.factors, "data", packed.factors.data[:1])
    with pytest.raises(jax.errors.JaxRuntimeError, match="belong together"):
        np.asarray(product(x, packed))
