"""The cell of the experts that tokens took."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import pytest

from xlaengine.memory.cells import Together, widest_window
from xlaengine.memory.held import by_position, held_arrays
from xlaengine.memory.routed import RoutedSpec
from xlaengine.ops.xla import XlaOps


@pytest.mark.parametrize(("experts", "dtype"), [(4, "uint8"), (256, "uint8"), (257, "uint16"), (1024, "uint16")])
def test_an_expert_takes_no_more_bytes_than_its_number(experts: int, dtype: str) -> None:
    spec = RoutedSpec(experts, 2)
    cell = jax.eval_shape(lambda: spec.zeros(3, 4, 16, "float32", XlaOps()))
    (array,) = held_arrays(cell)
    assert (array.array.shape, array.array.dtype, by_position(cell)) == ((3, 4, 16, 2), dtype, True)
    assert spec.aside(3, 5, "float32", XlaOps()).experts.dtype == dtype
    entries = spec.entries(jnp.array([[[experts - 1, 0]]], jnp.int32)).experts
    assert (entries.dtype, entries.tolist()) == (dtype, [[[experts - 1, 0]]])


def test_it_is_no_window() -> None:
    spec = RoutedSpec(4, 2)
    assert widest_window((((1, spec),),), 64) == 0
    assert Together((spec, spec)).window is None
