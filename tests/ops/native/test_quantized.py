"""Products with panels of blocks have the bits of products with the dequantized matrix."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from inspect import unwrap

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.effort import slow
from tests.ops.native import quantized
from xlaengine.ops import native
from xlaengine.ops.native import matrices
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.native.panels import panelled
from xlaengine.ops.panels import Panels
from xlaengine.ops.quantized import KINDS, QuantizedPanels

pytestmark = [
    pytest.mark.skipif(native.missing() is not None, reason=f"no native kernels: {native.missing()}"),
    pytest.mark.usefixtures("compiled_for"),
]

product = jax.jit(NativeOps().product, static_argnames="dtype")
products = jax.jit(lambda xs, w: [NativeOps().product(x, w) for x in xs])
columns = jax.jit(NativeOps().columns)
grouped_product = jax.jit(NativeOps().grouped_product)

ROWS = [1, 2, 3, 4, 5, 8, 32, 33, 70]


def same_bits(found: jax.Array, expected: jax.Array | np.ndarray) -> bool:
    bits, others = np.asarray(found), np.asarray(expected)
    return bits.dtype == others.dtype == np.float32 and bits.tobytes() == others.tobytes()


def rows_of(R: int, D: int) -> jax.Array:
    return jnp.asarray(np.random.default_rng(R).standard_normal((R, D), np.float32))


@pytest.mark.parametrize("kind", KINDS)
def test_a_product_has_the_bits_of_the_dequantized_matrix(kind: str) -> None:
    """Of few rows and many, with whole panels, with one that is partly empty, and with less than one."""
    D = 2 * 256
    for F in (1, 47, 96, 101):
        part = quantized.random_numbers(np.random.default_rng(F), kind, D, F)
        blocks, floats = quantized.panels(D, [[part]]), panelled(quantized.stacked([[part]])[0])
        one = replace(blocks, table=blocks.table[0])
        assert (one.shape, blocks.shape) == ((D, F), (1, D, F))
        xs = [rows_of(R, D) for R in ROWS]
        for R, found, expected in zip(ROWS, products(xs, one), products(xs, floats), strict=True):
            assert same_bits(found, expected), f"{R} rows, {F} columns"


def mixed(kinds: tuple[tuple[str, ...], ...], D: int, widths: tuple[int, ...]) -> tuple[QuantizedPanels, Panels]:
    """A stack whose matrices have parts of different kinds, and the same in float32."""
    rng = np.random.default_rng(0)
    stack = [[quantized.random_numbers(rng, kind, D, F) for kind, F in zip(each, widths, strict=True)] for each in kinds]
    return jax.device_put(quantized.panels(D, stack)), jax.device_put(panelled(quantized.stacked(stack)))


def all_kinds(D: int = 256) -> tuple[QuantizedPanels, Panels]:
    names = tuple(KINDS)
    return mixed((names[:4], names[4:8], names[8:12], names[-4:]), D, (100, 7, 48, 55))


@pytest.mark.parametrize("R", [1, 8, 33, *slow(2, 3, 4, 5, 32, 70)])
def test_kinds_differ_between_layers_and_parts_in_one_loop(R: int) -> None:
    """A layer number beyond the stack means the last layer. Nothing is copied."""
    blocks, floats = all_kinds()
    x = rows_of(R, 256)
    looped = jax.jit(lambda w, x: jax.lax.map(lambda layer: NativeOps().product(x, NativeOps().layer(w, layer)), jnp.arange(-1, 5)))
    compiled = looped.lower(blocks, x).compile()
    assert same_bits(compiled(blocks, x), looped(floats, x))
    analysis = compiled.memory_analysis()
    assert analysis is not None
    assert analysis.temp_size_in_bytes < blocks.data.nbytes / 4, "a matrix was copied"


def test_axes_before_the_last_and_the_dtype_are_those_of_the_factor() -> None:
    blocks, floats = all_kinds()
    x = rows_of(6, 256).reshape(2, 3, 256).astype(jnp.bfloat16)
    one, other = (NativeOps().layer(w, 1) for w in (blocks, floats))
    assert NativeOps().pack(one) is one
    assert product(x, one).dtype == jnp.bfloat16
    assert same_bits(product(x, one, dtype=jnp.float32), product(x, other, dtype=jnp.float32))


@pytest.mark.parametrize("layer", range(4))
def test_columns_have_the_bits_of_the_dequantized_matrix(layer: int) -> None:
    """An index out of range means the nearest column."""
    blocks, floats = (NativeOps().layer(w, layer) for w in all_kinds())
    one = Panels(floats.data[layer], floats.columns)
    index = jnp.asarray(np.random.default_rng(0).permutation(210).reshape(3, 70), jnp.int32)
    assert same_bits(columns(blocks, index), columns(one, index))
    assert same_bits(columns(blocks, jnp.asarray([-5, 210, 2**31 - 1], jnp.int32)), columns(one, jnp.asarray([0, 209, 209])))


@pytest.mark.parametrize("J", [1, 3])
@pytest.mark.parametrize("N", [1, 5, 41])
def test_a_grouped_product_has_the_bits_of_the_dequantized_experts(N: int, J: int) -> None:
    """Experts of different kinds; some choices are not experts, and one expert has many rows."""
    blocks, floats = all_kinds()
    x = jnp.asarray(np.random.default_rng(N).standard_normal((N, J, 256)), jnp.float32)
    for chosen in (np.random.default_rng(J).integers(-1, 5, (N, 3)), np.full((N, 3), 2)):
        choices = jnp.asarray(chosen, jnp.int32)
        assert same_bits(grouped_product(x, blocks, choices), grouped_product(x, floats, choices))
        stack = replace(blocks, table=jnp.stack([blocks.table[::-1], blocks.table]))
        assert stack.shape == (2, 4, 256, 210)
        assert same_bits(grouped_product(x, NativeOps().layer(stack, 1), choices), grouped_product(x, floats, choices))


@pytest.mark.parametrize("R", [1, 9])
@pytest.mark.parametrize("kind", KINDS)
def test_every_value_of_a_scale_gives_the_same_bits(kind: str, R: int) -> None:
    """Scales are subnormal, infinite or NaN at times. The sign of a NaN is not compared."""
    part = quantized.random_bytes(np.random.default_rng(7), kind, 256, 480)
    blocks, floats = quantized.panels(256, [[part]]), panelled(quantized.stacked([[part]])[0])
    found, expected = (np.asarray(product(rows_of(R, 256), w)) for w in (NativeOps().layer(blocks, 0), floats))
    numbers = ~np.isnan(expected)
    assert np.array_equal(np.isnan(found), ~numbers)
    assert found[numbers].tobytes() == expected[numbers].tobytes()


def test_on_all_threads_it_is_the_same_every_time() -> None:
    blocks, _ = mixed((("Q4_1", "Q8_0"),), 576, (1536, 1536))
    x = rows_of(8, 576)

    @jax.jit
    def run(x: jax.Array) -> jax.Array:
        return jax.lax.map(lambda scale: NativeOps().product(x * scale, NativeOps().layer(blocks, 0)), jnp.arange(1, 9, dtype=jnp.float32))

    first = np.asarray(run(x))
    assert all(np.array_equal(first, run(x)) for _ in range(20))


def refused(call: Callable[[], jax.Array]) -> None:
    with pytest.raises(jax.errors.JaxRuntimeError, match="do not belong together"):
        jax.block_until_ready(call())


@pytest.mark.parametrize(("panel", "entry", "value"), [(2, 0, 10**6), (0, 0, -1), (0, 1, 99), (1, 2, 49), (2, 3, 1), (2, 3, 49), (1, 3, 0)])
def test_a_table_that_does_not_belong_to_the_data_is_refused(panel: int, entry: int, value: int) -> None:
    """Panels would be read beyond the data, or leave columns of the result unwritten."""
    blocks, _ = mixed((("Q4_0", "Q6_K"),), 256, (48, 50))
    table = np.array(blocks.table[0])
    table[panel, entry] = value
    bad, x = replace(blocks, table=jnp.asarray(table)), rows_of(1, 256)
    experts = replace(bad, table=jnp.stack([blocks.table[0], bad.table]))
    refused(lambda: unwrap(matrices.product)(x, bad))
    refused(lambda: unwrap(matrices.columns)(bad, jnp.zeros(1, jnp.int32)))
    refused(lambda: unwrap(matrices.grouped_product)(x[None], experts, jnp.zeros((1, 1), jnp.int32)))


def test_shapes_that_do_not_belong_together_are_refused() -> None:
    blocks, _ = mixed((("Q4_0", "Q6_K"),), 256, (48, 50))
    one, experts = NativeOps().layer(blocks, 0), NativeOps().layer(replace(blocks, table=blocks.table[None]), 0)
    refused(lambda: unwrap(matrices.product)(rows_of(1, 288), one))
    refused(lambda: unwrap(matrices.product)(rows_of(1, 256), replace(one, columns=99)))
    refused(lambda: unwrap(matrices.columns)(replace(one, D=512), jnp.zeros(1, jnp.int32)))
    refused(lambda: unwrap(matrices.grouped_product)(rows_of(2, 256)[None], experts, jnp.zeros((1, 3), jnp.int32)))
