"""Entries are stored and read as `xlaengine.ops.entries` says, bit for bit, alone or in a graph with others."""

from __future__ import annotations

from typing import get_args

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest

from tests.device.conftest import bits
from xlaengine.config import KVDType
from xlaengine.ops.entries import HELD, Stored, empty, read, stored

KV_DTYPES: tuple[KVDType, ...] = get_args(KVDType)
H = 24


def numbers(count: int = 3000) -> np.ndarray:
    """Rows ``[count, H]`` of all sizes, and rows of zeros, of one number, of ties, of subnormals, and with no finite numbers."""
    rng = np.random.default_rng(3)
    x = (rng.standard_normal((count, H)) * np.exp(rng.uniform(-40, 40, (count, 1)))).astype(np.float32)
    x[0] = 0
    x[1], x[1, 5] = 0, -3.25
    x[2] = np.arange(H) - 11.5
    x[2, 0] = 127
    x[3] = 1e-40
    x[4, 7], x[5, 2], x[6, 3] = np.nan, np.inf, -np.inf
    return x


def expected_int8(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """By NumPy, for rows of finite numbers: q and scale."""
    scale = np.abs(x).max(-1) * np.float32(1 / 127)
    scale[scale < np.finfo(np.float32).tiny] = 0
    with np.errstate(divide="ignore", invalid="ignore"):
        q = np.rint(x * (np.float32(1) / scale)[:, None])
    return np.where(scale[:, None] > 0, q, 0).astype(np.int8), scale


def in_slot(entries: Stored) -> Stored:
    """As a slot holds them."""
    data = entries.data
    return entries._replace(data=jax.lax.bitcast_convert_type(data, jnp.uint16) if data.dtype == jnp.bfloat16 else data)


@pytest.mark.parametrize("compiled", [False, True])
def test_int8_is_the_nearest_integer_in_units_of_the_rows_scale(compiled: bool) -> None:
    x = np.delete(numbers(), (4, 5, 6), axis=0)
    store = jax.jit(stored, static_argnums=1) if compiled else stored
    q, scale = store(x, "int8")
    assert bits((q, scale)) == bits(expected_int8(x))
    assert np.asarray(q[2]).tolist() == [127, -10, -10, -8, -8, -6, -6, -4, -4, -2, -2, 0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12]
    assert q.min() == -127
    assert q[1, 5] == -127
    assert np.asarray(scale)[[0, 3]].tolist() == [0, 0]


def test_bfloat16_is_the_nearest() -> None:
    x = numbers()
    data, scale = jax.jit(stored, static_argnums=1)(x, "bfloat16")
    assert scale is None
    assert bits(data) == bits(x.astype(ml_dtypes.bfloat16))


@pytest.mark.parametrize("kind", KV_DTYPES)
def test_what_is_read_is_what_was_rounded_and_rounds_to_itself(kind: KVDType) -> None:
    x = np.delete(numbers(), (4, 5, 6), axis=0)
    once = np.asarray(read(in_slot(stored(x, kind))))
    assert once.dtype == np.float32
    if kind == "float32":
        assert bits(once) == bits(x)
    elif kind == "bfloat16":
        assert bits(once) == bits(x.astype(ml_dtypes.bfloat16).astype(np.float32))
        assert bits(read(in_slot(stored(once, kind)))) == bits(once)
    else:
        q, scale = expected_int8(x)
        assert bits(once) == bits(q.astype(np.float32) * scale[:, None])
        assert (np.abs(once - x) <= np.abs(x).max(-1, keepdims=True) / 253 + 1e-36).all()


@pytest.mark.parametrize("kind", KV_DTYPES)
def test_an_entry_with_a_number_that_is_not_finite_is_read_with_one_and_spoils_no_other(kind: KVDType) -> None:
    x = numbers()
    found = np.asarray(jax.jit(lambda x: read(in_slot(stored(x, kind))))(x))
    finite = np.isfinite(found).all(-1)
    assert np.flatnonzero(~finite).tolist() == [4, 5, 6]
    if kind == "int8":
        assert np.isnan(found[4:7]).all()


@pytest.mark.parametrize("kind", KV_DTYPES)
def test_a_row_is_stored_alike_whatever_is_beside_it(kind: KVDType) -> None:
    x = numbers(96)
    together = jax.jit(stored, static_argnums=1)(x.reshape(4, 24, H), kind)
    for i in range(0, 96, 7):
        alone = jax.jit(stored, static_argnums=1)(x[i : i + 1], kind)
        assert bits(alone) == bits(jax.tree.map(lambda array, i=i: array[i // 24, i % 24], together))


@pytest.mark.parametrize("kind", KV_DTYPES)
def test_an_empty_slot_is_read_as_zeros(kind: KVDType) -> None:
    held = empty(kind, (2, 3, H))
    assert held.data.dtype == HELD[kind]
    assert not np.asarray(read(held)).any()
    assert (held.scale is None) == (kind != "int8")
