"""XLA's products with the experts that rows choose: each has the bits of a product of its row with any other row, whatever else is in the
call."""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.effort import slow
from xlaengine.ops.products import ROW_TILE, grouped
from xlaengine.ops.xla import XlaOps

E, D, F, K = 6, 70, 50, 3
product = jax.jit(XlaOps().product)
grouped_product = jax.jit(XlaOps().grouped_product, static_argnames="dtype")


def drawn(N: int, J: int) -> tuple[jax.Array, jax.Array, np.ndarray]:
    rng = np.random.default_rng(N + J)
    x, w = rng.standard_normal((N, J, D), np.float32), rng.standard_normal((E, D, F), np.float32)
    return jnp.asarray(x), jnp.asarray(w), rng.integers(-1, E + 1, (N, K)).astype(np.int32)


def one_by_one(x: jax.Array, w: jax.Array, chosen: np.ndarray) -> np.ndarray:
    out = np.zeros((*chosen.shape, F), np.float32)
    for n, k in np.ndindex(chosen.shape):
        if 0 <= chosen[n, k] < E:
            out[n, k] = product(x[n, [k if x.shape[1] > 1 else 0]], w[chosen[n, k]])[0]
    return out


@pytest.mark.parametrize("J", [1, K])
@pytest.mark.parametrize("N", [ROW_TILE + 1, *slow(1, 2, 9, ROW_TILE, 3 * ROW_TILE)])
def test_a_choice_has_the_bits_of_its_row_alone(N: int, J: int) -> None:
    """Where rows choose at random, at times none; where all choose one expert, each row several times; where none chooses any."""
    x, w, chosen = drawn(N, J)
    rows, matrices = np.broadcast_to(x, (N, K, D)).astype(np.float64), np.asarray(w, np.float64)[np.clip(chosen, 0, E - 1)]
    exact = np.einsum("nkd,nkdf->nkf", rows, matrices)
    found = np.asarray(grouped_product(x, w, jnp.asarray(chosen)))
    np.testing.assert_allclose(found, np.where(((chosen >= 0) & (chosen < E))[..., None], exact, 0), rtol=1e-5, atol=1e-4)
    for each in (chosen, np.full_like(chosen, E - 1), np.full_like(chosen, E)):
        assert np.array_equal(grouped_product(x, w, jnp.asarray(each)), one_by_one(x, w, each))


def test_what_is_no_number_stays_in_its_row_and_in_its_expert() -> None:
    x, w, chosen = drawn(9, 1)
    chosen[:, 0], chosen[:4, 1:], chosen[4:] = 0, 5, np.where(chosen[4:] == 5, 0, chosen[4:])
    clean = np.asarray(grouped_product(x, w, jnp.asarray(chosen)))
    found = np.asarray(grouped_product(x.at[7, 0, 3].set(jnp.nan), w.at[5].set(jnp.nan), jnp.asarray(chosen)))
    spoiled = (chosen == 5) | ((np.arange(9) == 7)[:, None] & (chosen >= 0) & (chosen < E))
    assert np.isnan(found[spoiled]).all()
    assert np.array_equal(found[~spoiled], clean[~spoiled])


@pytest.mark.parametrize(("N", "most"), [(70, 9), *slow((1, K), (8, 5))])
def test_an_expert_is_multiplied_once_for_a_tile_of_its_rows(N: int, most: int) -> None:
    """``most``: tiles of rows at most; experts 1 and 4 are chosen by no row."""
    seen: list[int] = []

    def multiply(expert: jax.Array, rows: jax.Array) -> jax.Array:
        jax.debug.callback(lambda e: seen.append(int(e)), expert)
        return jnp.zeros((len(rows), F))

    chosen = np.random.default_rng(N).choice([0, 2, 3], (N, K)).astype(np.int32)
    jax.block_until_ready(jax.jit(partial(grouped, multiply, E=E, F=F, dtype=jnp.float32))(jnp.ones((N, 1, D)), chosen=jnp.asarray(chosen)))
    jax.effects_barrier()
    size = min(max(2, N), ROW_TILE)
    assert sorted(seen) == [e for e in range(E) for _ in range(-(-np.count_nonzero(chosen == e) // size))]
    assert len(seen) <= most
