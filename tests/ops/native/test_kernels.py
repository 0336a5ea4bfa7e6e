"""The kernels against float64, and what an entry's bits must not depend on: other rows, threads, any size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from inspect import unwrap
from itertools import product as pairs

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from jax.typing import DTypeLike

from tests.effort import slow
from xlaengine.ops import native
from xlaengine.ops.aligned import aligned_empty, is_aligned
from xlaengine.ops.base import PLAIN, Pointwise
from xlaengine.ops.native import calls, matrices
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.native.panels import panelled, repanelled
from xlaengine.ops.panels import PANEL, Panels

pytestmark = [
    pytest.mark.skipif(native.missing() is not None, reason=f"no native kernels: {native.missing()}"),
    pytest.mark.usefixtures("compiled_for"),
]


product = jax.jit(NativeOps().product, static_argnames="dtype")
columns = jax.jit(NativeOps().columns)


def test_the_kernels_that_graphs_call_are_those_of_the_target(compiled_for: str) -> None:
    prefix = "xlaengine" if compiled_for == "native" else compiled_for.replace("-", "_")
    assert f"@{prefix}_argmax_float32" in jax.jit(calls.argmax).lower(np.ones((1, 2), np.float32)).as_text()


SHAPES = [(1, 1), (3, 47), (64, 48), (65, 49), (130, 200), (576, 960)]


def rows_and_matrix(R: int, D: int, F: int, dtype: str = "float32") -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(R * D + F)
    return rng.standard_normal((R, D), np.float32), rng.standard_normal((D, F), np.float32).astype(jnp.dtype(dtype))


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize(("D", "F"), [*SHAPES[1::2], *slow(*SHAPES[::2])])
def test_a_product_is_right_and_a_row_of_it_is_the_same_alone(D: int, F: int, dtype: str) -> None:
    x, w = rows_and_matrix(41, D, F, dtype)
    panels = panelled(w)
    assert panels.shape == (D, F)
    whole = np.asarray(product(x, panels))
    np.testing.assert_allclose(whole, x.astype(np.float64) @ w.astype(np.float64), rtol=1e-5, atol=1e-4)
    for count in (1, 2, 5, 7, 8, 9, 16, 33):
        for start in (0, 41 - count):
            some = np.asarray(product(x[start : start + count], panels))
            assert np.array_equal(some, whole[start : start + count]), f"{count} rows from {start}"


def test_an_entry_is_one_chain_of_fused_multiply_adds() -> None:
    x, w = rows_and_matrix(3, 70, 50)
    chain = np.zeros((3, 50))
    for k in range(70):  # a product of two float32 is exact in float64, and the sum nearly is, so it is rounded once
        chain = (chain + x[:, k, None].astype(np.float64) * w[k].astype(np.float64)).astype(np.float32).astype(np.float64)
    assert np.array_equal(np.asarray(product(jnp.asarray(x), panelled(w))), chain.astype(np.float32))


def test_axes_before_the_last_and_the_dtype_are_those_of_the_factor() -> None:
    x, w = rows_and_matrix(6, 32, 96)
    shaped = jnp.asarray(x.reshape(2, 3, 32), jnp.bfloat16)
    assert product(shaped, panelled(w)).shape == (2, 3, 96)
    assert product(shaped, panelled(w)).dtype == jnp.bfloat16
    assert product(shaped, panelled(w), dtype=jnp.float32).dtype == jnp.float32


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_a_matrix_of_a_stack_is_read_where_it_lies(dtype: str) -> None:
    """Also in a loop over its layers; a layer number beyond the stack means the last layer."""
    x, _ = rows_and_matrix(3, 64, 100)
    stack = np.stack([rows_and_matrix(layer + 1, 64, 100, dtype)[1] for layer in range(4)])
    panels = jax.device_put(panelled(stack))
    one_by_one = np.stack([product(jnp.asarray(x), panelled(matrix)) for matrix in stack])
    looped = jax.jit(lambda panels, x: jax.lax.map(lambda layer: product(x, replace(panels, layer=layer)), jnp.arange(4)))
    compiled = looped.lower(panels, x).compile()
    assert np.array_equal(compiled(panels, x), one_by_one)
    analysis = compiled.memory_analysis()
    assert analysis is not None
    assert analysis.temp_size_in_bytes < panels.data.nbytes / 4, "a matrix was copied"
    for layer, wanted in ((-1, 0), (4, 3)):
        assert np.array_equal(product(jnp.asarray(x), replace(panels, layer=jnp.int32(layer))), one_by_one[wanted])
    assert (panels.shape, replace(panels, layer=jnp.int32(0)).shape) == ((4, 64, 100), (64, 100))


def test_columns_are_those_of_the_matrix() -> None:
    _, w = rows_and_matrix(1, 16, 200)
    index = jnp.array([[0, 47, 48], [199, 100, 5]], jnp.int32)
    assert np.array_equal(columns(jax.device_put(panelled(w)), index), np.moveaxis(w[:, np.asarray(index)], 0, -1))


@pytest.mark.parametrize("dtype", [np.float32, ml_dtypes.bfloat16])
@pytest.mark.parametrize("lie", ["rows", "columns", "otherwise", "unaligned"])
@pytest.mark.parametrize("F", [PANEL, 4 * PANEL, 4 * PANEL + 1])
def test_a_layout_in_place_keeps_the_values_and_takes_no_extra_memory(F: int, lie: str, dtype: DTypeLike) -> None:
    values = np.random.default_rng(0).standard_normal((3, 20, F), np.float32).astype(dtype)
    stack = stack_of(values, lie)
    found: Panels = repanelled(stack)
    assert np.array_equal(found.data, panelled(values).data)
    assert np.shares_memory(found.data, stack) == (F % PANEL == 0 and lie in ("rows", "columns"))
    assert is_aligned(found.data)


def stack_of(values: np.ndarray, lie: str) -> np.ndarray:
    """Returns a copy ``[L, D, F]`` whose rows are contiguous, or whose columns are, or neither."""
    L, D, F = values.shape
    empty = {
        "rows": lambda: aligned_empty((L, D, F), values.dtype),
        "columns": lambda: aligned_empty((L, F, D), values.dtype).mT,
        "otherwise": lambda: np.moveaxis(aligned_empty((D, F, L), values.dtype), -1, 0),
        "unaligned": lambda: aligned_empty((L * D * F + 4,), values.dtype)[4:].reshape(L, D, F),
    }[lie]()
    empty[...] = values
    return empty


def test_products_in_loops_and_side_by_side_on_all_threads_are_the_same_every_time() -> None:
    x, w = rows_and_matrix(8, 300, 480)
    panels = jax.device_put(panelled(w))
    run = jax.jit(lambda x: jax.lax.map(lambda scale: product(x * scale, panels), jnp.arange(1, 30, dtype=jnp.float32)))
    first = np.asarray(run(x))
    assert all(np.array_equal(first, run(x)) for _ in range(20))


def test_shapes_that_do_not_belong_together_are_refused() -> None:
    x, w = rows_and_matrix(2, 30, 96)
    with pytest.raises(jax.errors.JaxRuntimeError, match="do not belong together"):
        jax.block_until_ready(unwrap(matrices.product)(jnp.asarray(x[:, :29]), panelled(w)))


S = 160
CASES = [
    pytest.param(*case, marks=pytest.mark.slow if i % 15 else ())
    for i, case in enumerate(pairs([(1, 3, 64), (2, 1, 8), (3, 2, 24), (1, 9, 80)], [16, 40], ["float32", "bfloat16"]))
]


def drawn(K: int, G: int, H: int, dtype: str, R: int, T: int) -> tuple[jax.Array, ...]:
    rng = np.random.default_rng(K + G + H + T)
    shapes = ((R, T, K, G, H), *((2, R, K, S, H),) * 2)
    q, keys, values = (jnp.asarray(rng.standard_normal(shape, np.float32)) for shape in shapes)
    if dtype == "bfloat16":
        keys, values = (jax.lax.bitcast_convert_type(x.astype(dtype), jnp.uint16) for x in (keys, values))
    return q, keys, values


def read(entries: jax.Array) -> jax.Array:
    return jax.lax.bitcast_convert_type(entries, jnp.bfloat16) if entries.dtype == jnp.uint16 else entries


@pytest.mark.parametrize(("heads", "block", "dtype"), CASES)
def test_a_query_has_the_same_bits_alone_in_a_chunk_and_before_its_entry_is_written(
    heads: tuple[int, int, int], block: int, dtype: str
) -> None:
    K, G, H = heads
    T, start = 32, 50
    q, keys, values = drawn(K, G, H, dtype, R=2, T=T)
    one, rows = jnp.int32(1), jnp.array([1, 0], jnp.int32)
    nan = jnp.array(jnp.nan if dtype == "float32" else 0x7FC0, keys.dtype)
    positions = jnp.broadcast_to(start + jnp.arange(T, dtype=jnp.int32), (2, T))
    chunk = calls.attention(q, keys, values, one, rows, positions, positions[:, -1] + 1, block, None)
    assert np.isfinite(np.asarray(chunk)).all()
    for t in (0, 1, 13, 14, T - 1):
        at, seen = positions[:, t : t + 1], positions[:, t] + 1
        behind = jnp.arange(S) >= seen[0]
        k, v = (jnp.where(behind[:, None], nan, x) for x in (keys, values))  # entries that are not seen may hold anything
        alone = calls.attention(q[:, t : t + 1], k, v, one, rows, at, seen, block, None)
        assert np.array_equal(alone, chunk[:, t : t + 1]), f"query {t} alone"
        own = tuple(read(x[1][rows, :, seen[0] - 1][:, None]) for x in (keys, values))
        k, v = (x.at[..., seen[0] - 1, :].set(nan) for x in (k, v))
        unwritten = calls.attention(q[:, t : t + 1], k, v, one, rows, at, seen, block, own)
        assert np.array_equal(unwritten, alone), f"query {t}, its entry not written"


def test_several_fresh_entries_count_as_if_they_were_written() -> None:
    q, keys, values = drawn(2, 3, 16, "float32", R=2, T=5)
    rows, layer = jnp.array([0, 1], jnp.int32), jnp.int32(0)
    positions = jnp.array([[14, 15, 16, 17, 18], [0, 1, 2, 3, 4]], jnp.int32)
    written = jnp.array([18, 5], jnp.int32)  # the first row's last token has no entry
    there = calls.attention(q, keys, values, layer, rows, positions, written, 16, None)
    row = jnp.arange(2)[:, None]
    own = keys[0][row, :, positions], values[0][row, :, positions]
    hidden = keys[0].at[row, :, positions].set(jnp.nan), values[0].at[row, :, positions].set(jnp.nan)
    fresh = calls.attention(q, *(x[None] for x in hidden), layer, rows, positions, written, 16, own)
    assert np.array_equal(fresh, there)


def test_a_query_without_keys_gives_zeros_and_a_slot_beyond_the_last_is_the_last() -> None:
    q, keys, values = drawn(1, 2, 16, "float32", R=2, T=1)
    at, none = jnp.array([[3], [-1]], jnp.int32), jnp.array([4, 0], jnp.int32)
    out = calls.attention(q, keys, values, jnp.int32(0), jnp.array([7, 0], jnp.int32), at, none, 16, None)
    inside = calls.attention(q, keys, values, jnp.int32(0), jnp.array([1, 0], jnp.int32), at, none, 16, None)
    assert np.array_equal(out, inside)
    assert not np.asarray(out[1]).any()


def test_attention_refuses_what_does_not_fit() -> None:
    q, keys, values = drawn(1, 2, 16, "float32", R=2, T=3)
    positions = jnp.zeros((2, 3), jnp.int32)
    good = [q, keys, values, jnp.int32(0), jnp.zeros(2, jnp.int32), positions, jnp.ones(2, jnp.int32), 16, None]
    own = jnp.zeros((2, 3, 1, 16), jnp.float32)
    changes = {0: q[..., :15], 2: values[..., :1], 4: jnp.zeros(1, jnp.int32), 5: positions[:, :2], 6: jnp.ones(1, jnp.int32), 7: 15}
    good += [None, PLAIN, None]
    for index, changed in {**changes, 8: (own, own[:1]), 9: positions[:, :2], 11: jnp.zeros((1, 3))}.items():
        with pytest.raises(jax.errors.JaxRuntimeError, match=r"do not (fit|divide)"):
            jax.block_until_ready(unwrap(calls.attention)(*[changed if i == index else arg for i, arg in enumerate(good)]))


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_what_is_no_number_stays_none(bad: float) -> None:
    q, keys, values = drawn(1, 2, 16, "float32", R=1, T=1)
    args = jnp.int32(0), jnp.array([0], jnp.int32), jnp.array([[20]], jnp.int32), jnp.array([21], jnp.int32), 16, None
    assert np.isnan(np.asarray(calls.attention(q, keys.at[..., 3, :].set(bad), values, *args))).all()
    assert np.isnan(np.asarray(calls.attention(q.at[..., 3].set(bad), keys, values, *args))).all()
    assert not np.isfinite(np.asarray(calls.attention(q, keys, values.at[..., 3, :].set(bad), *args))).any()


def squares_by_chains(x: np.ndarray) -> np.ndarray:
    """Sums of squares ``[R]`` of ``x [R, D]`` in float32: 32 chains, entry i in chain i % 32, which are then added as a tree."""
    padded = np.pad(x, ((0, 0), (0, -x.shape[1] % 32))).reshape(len(x), -1, 32)
    chains = np.zeros((len(x), 32), np.float32)
    for entries in np.moveaxis(padded, 1, 0):
        chains += entries * entries
    while chains.shape[1] > 1:
        chains = np.add(*np.split(chains, 2, axis=1))
    return chains[:, 0]


@pytest.mark.parametrize("D", [1, 31, 32, 576, 2050])
def test_a_norm_adds_squares_in_one_order_on_every_machine(D: int) -> None:
    x = np.random.default_rng(D).integers(-2047, 2048, (64, D)).astype(np.float32)  # so that each square is a float32
    x[:, 0] += x[:, 0] == 0
    factor = np.float32(1) / np.sqrt(squares_by_chains(x))
    assert np.array_equal(calls.unit(jnp.asarray(x), eps=0.0, count=1), x * factor[:, None])
    if D > 500:
        plain = np.add.accumulate(x * x, axis=1)[:, -1]
        assert (plain != squares_by_chains(x)).any()


@pytest.mark.parametrize("of_rows", [partial(calls.unit, eps=1e-5), calls.log_softmax], ids=["norm", "log-probabilities"])
@pytest.mark.parametrize("N", [3, 576, 49152])
def test_a_row_has_the_bits_that_it_has_alone(N: int, of_rows: Callable[..., jax.Array]) -> None:
    x = jnp.asarray(5 * np.random.default_rng(N).standard_normal((9, N), np.float32))
    whole = np.asarray(of_rows(x))
    for first, last in [(0, 1), (4, 5), (8, 9), (1, 3), (2, 7)]:
        assert np.array_equal(of_rows(x[first:last]), whole[first:last])


@pytest.mark.parametrize("function", ["exp", "sigmoid", "softplus"])
def test_a_function_of_an_entry_has_the_bits_that_it_has_alone(function: Pointwise) -> None:
    x = jnp.asarray(np.random.default_rng(53).uniform(-20, 20, 4096 + 37), jnp.float32)
    whole = np.asarray(calls.pointwise(function, x))
    for first, last in [(0, 1), (5, 8), (40, 46), (90, 105), (4090, 4101), (4096, 4133)]:
        assert np.array_equal(calls.pointwise(function, x[first:last]), whole[first:last])


def greatest(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    tops, indices = calls.argmax(jnp.asarray(x))
    return np.asarray(tops), np.asarray(indices)


@pytest.mark.parametrize("V", [1, 15, 16, 1023, 1024, 1025, 5000])
def test_the_greatest_of_a_row_is_numpys_and_the_first_of_equals(V: int) -> None:
    rng = np.random.default_rng(V)
    rows = [
        rng.standard_normal(V),
        rng.integers(-3, 3, V),
        np.full(V, -np.inf),
        np.full(V, -2e38),
        np.where(np.arange(V) % 2, 0.0, -0.0),
        -np.arange(V),
    ]
    rows += [np.where(np.arange(V) == place, np.inf, 1) for place in (0, V // 2, V - 1)]
    x = np.array(rows, np.float32)
    tops, indices = greatest(x)
    assert np.array_equal(tops, x.max(-1))
    assert indices.tolist() == x.argmax(-1).tolist()


def test_a_row_with_a_nan_gives_nan_and_no_other_row_does() -> None:
    x = np.random.default_rng(0).standard_normal((6, 3000), np.float32)
    for row, place in [(1, 0), (2, 1500), (4, 2999)]:
        x[row, place] = np.nan
    tops, indices = greatest(x)
    assert np.isnan(tops).tolist() == [False, True, True, False, True, False]
    assert indices.tolist() == [2999 if np.isnan(row).any() else int(row.argmax()) for row in x]
