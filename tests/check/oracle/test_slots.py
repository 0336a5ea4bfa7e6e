"""The oracle's rounding of keys and values, in operations of its own, is the engine's, bit for bit."""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.ops.test_entries import KV_DTYPES, in_slot, numbers
from xlaengine.check.oracle.blocks.slots import through_slot
from xlaengine.config import KVDType
from xlaengine.ops.entries import read, stored


@pytest.mark.parametrize("kind", KV_DTYPES)
def test_both_of_its_arithmetics_round_as_the_engine(kind: KVDType) -> None:
    x = np.delete(numbers(), (4, 5, 6), axis=0)
    expected = np.asarray(read(in_slot(stored(x, kind))))
    assert np.array_equal(through_slot(np, x, kind), expected)  # a negative zero of the oracle is a zero of the engine
    assert np.array_equal(jax.jit(partial(through_slot, jnp, dtype=kind))(x), expected)
    assert np.array_equal(through_slot(np, x.astype(np.float64), kind).astype(np.float32), expected)


def test_float64_is_rounded_to_float32_by_no_slot_of_float32() -> None:
    x = np.array([[1 / 3, 0.1]])
    assert through_slot(np, x, "float32") is x
    assert through_slot(np, x, "int8").dtype == np.float64
