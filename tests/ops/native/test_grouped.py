"""Products with the experts that rows choose: each has the bits of a product of its row alone, whatever else is in the call."""

from __future__ import annotations

from dataclasses import replace
from inspect import unwrap

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from xlaengine.ops import native
from xlaengine.ops.native import matrices
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.native.panels import panelled
from xlaengine.ops.panels import Panels
from xlaengine.ops.products import grouped

pytestmark = [
    pytest.mark.skipif(native.missing() is not None, reason=f"no native kernels: {native.missing()}"),
    pytest.mark.usefixtures("compiled_for"),
]

E, D, F, K = 7, 65, 100, 3
SPREAD = np.array([[0, 3, 6], [6, 0, 1], [2, 2, 3], [3, 0, 6], [1, 6, 0]], np.int32)
"""Experts 4 and 5 are chosen by no row; row 2 chooses one twice."""


product = jax.jit(NativeOps().product)
grouped_product = jax.jit(NativeOps().grouped_product, static_argnames="dtype")


def drawn(dtype: str = "float32", N: int = len(SPREAD), J: int = 1, layers: int = 1) -> tuple[np.ndarray, np.ndarray]:
    """Returns rows ``[N, J, D]`` and experts ``[layers, E, D, F]``."""
    rng = np.random.default_rng(N + J + layers)
    return rng.standard_normal((N, J, D), np.float32), rng.standard_normal((layers, E, D, F), np.float32).astype(jnp.dtype(dtype))


def one_by_one(x: np.ndarray, experts: np.ndarray, chosen: np.ndarray) -> np.ndarray:
    out = np.zeros((*chosen.shape, F), np.float32)
    for n, k in np.ndindex(chosen.shape):
        if 0 <= chosen[n, k] < E:
            out[n, k] = product(jnp.asarray(x[n, [k if x.shape[1] > 1 else 0]]), panelled(experts[chosen[n, k]]))[0]
    return out


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize("J", [1, K])
def test_a_choice_has_the_bits_of_its_row_alone(J: int, dtype: str) -> None:
    """Where rows choose at random, where all choose one expert, and where each chooses another."""
    x, experts = drawn(dtype, J=J)
    panels = panelled(experts[0])
    for chosen in (SPREAD, np.full_like(SPREAD, 4), (np.arange(SPREAD.size, dtype=np.int32) % E).reshape(SPREAD.shape)):
        found = np.asarray(grouped_product(jnp.asarray(x), panels, jnp.asarray(chosen)))
        exact = np.einsum("nkd,nkdf->nkf", np.broadcast_to(x, (len(x), K, D)).astype(np.float64), experts[0][chosen].astype(np.float64))
        np.testing.assert_allclose(found, exact, rtol=1e-5, atol=1e-4)
        assert np.array_equal(found, one_by_one(x, experts[0], chosen))


@pytest.mark.parametrize("J", [1, K])
def test_it_is_a_product_of_all_rows_with_each_expert(J: int) -> None:
    """The definition, by `product` and `ops.products.grouped`."""
    x, experts = drawn(J=J)
    stack = jax.device_put(panelled(experts[0]))

    def multiply(expert: jax.Array, rows: jax.Array) -> jax.Array:
        return NativeOps().product(rows, replace(stack, layer=expert))

    defined = grouped(multiply, jnp.asarray(x), jnp.asarray(SPREAD), E, F, jnp.float32)
    assert np.array_equal(grouped_product(jnp.asarray(x), stack, jnp.asarray(SPREAD)), defined)


@pytest.mark.parametrize("N", [1, 8, 9, 41])
def test_the_order_of_rows_and_their_number_change_no_bit(N: int) -> None:
    x, experts = drawn(N=41, J=K)
    panels = panelled(experts[0])
    rng = np.random.default_rng(N)
    chosen = rng.integers(0, E, (41, K)).astype(np.int32)
    whole = np.asarray(grouped_product(jnp.asarray(x), panels, jnp.asarray(chosen)))
    order = rng.permutation(41)[:N]
    assert np.array_equal(grouped_product(jnp.asarray(x[order]), panels, jnp.asarray(chosen[order])), whole[order])


def test_a_choice_out_of_range_gives_zeros_and_reads_no_expert() -> None:
    x, experts = drawn(J=K)
    chosen = np.where(SPREAD == 0, -1, np.where(SPREAD == 6, E, SPREAD)).astype(np.int32)
    chosen[1] = [np.iinfo(np.int32).min, np.iinfo(np.int32).max, E + 1]
    experts[0, [0, 4, 5, 6]], x[1] = np.nan, np.nan
    found = np.asarray(grouped_product(jnp.asarray(x), panelled(experts[0]), jnp.asarray(chosen)))
    assert not found[(chosen < 0) | (chosen >= E)].any()
    assert np.array_equal(found, one_by_one(x, experts[0], chosen))


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_what_is_no_number_stays_in_its_row(bad: float) -> None:
    x, experts = drawn()
    panels, chosen = panelled(experts[0]), jnp.full_like(SPREAD, 2)
    clean = np.asarray(grouped_product(jnp.asarray(x), panels, chosen))
    x[3, 0, 40] = bad
    found = np.asarray(grouped_product(jnp.asarray(x), panels, chosen))
    assert not np.isfinite(found[3]).any()
    assert np.array_equal(np.delete(found, 3, 0), np.delete(clean, 3, 0))


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_the_experts_of_a_layer_are_read_where_they_lie(dtype: str) -> None:
    """Also in a loop over layers; a layer number beyond the stack means the last layer."""
    x, stack = drawn(dtype, layers=3)
    panels: Panels = jax.device_put(panelled(stack))
    assert (panels.shape, replace(panels, layer=jnp.int32(0)).shape) == ((3, E, D, F), (E, D, F))
    chosen = jnp.asarray(SPREAD)
    looped = jax.jit(
        lambda panels, x: jax.lax.map(lambda layer: NativeOps().grouped_product(x, replace(panels, layer=layer), chosen), jnp.arange(3))
    )
    compiled = looped.lower(panels, x).compile()
    by_layer = np.stack([one_by_one(x, experts, SPREAD) for experts in stack])
    assert np.array_equal(compiled(panels, x), by_layer)
    analysis = compiled.memory_analysis()
    assert analysis is not None
    assert analysis.temp_size_in_bytes < panels.data.nbytes / 6, "a layer was copied"
    for layer, wanted in ((-1, 0), (3, 2)):
        assert np.array_equal(grouped_product(jnp.asarray(x), replace(panels, layer=jnp.int32(layer)), chosen), by_layer[wanted])


def test_the_dtype_is_that_of_the_rows_unless_another_is_asked_for() -> None:
    x, experts = drawn()
    rows, panels = jnp.asarray(x, jnp.bfloat16), panelled(experts[0])
    assert grouped_product(rows, panels, SPREAD).dtype == jnp.bfloat16
    asked = grouped_product(rows, panels, SPREAD, dtype=jnp.float32)
    assert asked.dtype == jnp.float32
    assert np.array_equal(asked, one_by_one(np.asarray(rows, np.float32), experts[0], SPREAD))


def test_on_all_threads_it_is_the_same_every_time() -> None:
    rng = np.random.default_rng(0)
    x, experts = rng.standard_normal((16, 1, 300), np.float32), rng.standard_normal((8, 300, 480), np.float32)
    panels, chosen = jax.device_put(panelled(experts)), jnp.asarray(rng.integers(0, 8, (16, 4)), jnp.int32)

    @jax.jit
    def run(x: jax.Array) -> jax.Array:
        return jax.lax.map(lambda scale: NativeOps().grouped_product(x * scale, panels, chosen), jnp.arange(1, 9, dtype=jnp.float32))

    first = np.asarray(run(x))
    assert all(np.array_equal(first, run(x)) for _ in range(20))


def test_no_rows_are_an_empty_result() -> None:
    _, experts = drawn()
    assert grouped_product(jnp.zeros((0, 1, D)), panelled(experts[0]), jnp.zeros((0, K), jnp.int32)).shape == (0, K, F)


def test_shapes_that_do_not_belong_together_are_refused() -> None:
    x, experts = drawn()
    panels = panelled(experts[0])
    good = [jnp.asarray(x), panels, jnp.asarray(SPREAD)]
    for index, changed in {
        0: [x[..., 1:], x[1:], np.repeat(x, 2, 1)],
        1: [replace(panels, columns=F + 48), replace(panels, columns=F - 48)],
        2: [SPREAD[1:]],
    }.items():
        for each in changed:
            with pytest.raises(jax.errors.JaxRuntimeError, match="do not belong together"):
                jax.block_until_ready(unwrap(matrices.grouped_product)(*[each if i == index else arg for i, arg in enumerate(good)]))
