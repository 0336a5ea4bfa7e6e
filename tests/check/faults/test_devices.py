"""Kernels whose sums follow the devices."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from xlaengine.check.faults.devices import CutContractions
from xlaengine.ops.xla import XlaOps


def test_what_is_no_such_product_is_that_of_the_kernels() -> None:
    """A tied embedding takes columns of the head's matrix."""
    ops, x, w = CutContractions(XlaOps(), 2, 7), jnp.ones((3, 5)), jnp.arange(15.0).reshape(5, 3)
    assert np.array_equal(ops.product(x, w), XlaOps().product(x, w))
    assert ops.columns(w, jnp.array([2])).tolist() == [[2, 5, 8, 11, 14]]


def test_a_product_with_the_hidden_states_width_is_a_sum_of_the_devices_parts() -> None:
    x, w = jnp.arange(15.0).reshape(3, 5), jnp.arange(35.0).reshape(5, 7)
    parts = jnp.einsum("rd,df->rf", x[:, :3], w[:3]) + jnp.einsum("rd,df->rf", x[:, 3:], w[3:])
    assert np.array_equal(CutContractions(XlaOps(), 2, 7).product(x, w), parts)
