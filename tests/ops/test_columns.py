"""XLA's kernels cut matrices on several devices, and on one if they are told to."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from xlaengine.config import EngineConfig, Kernels
from xlaengine.device.table import compiled
from xlaengine.ops.chosen import ops_for
from xlaengine.ops.columns import ColumnOps
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.split import SplitOps
from xlaengine.ops.xla import XlaOps


@pytest.mark.parametrize(("kernels", "cut", "kind"), [("xla", False, XlaOps), ("xla", True, ColumnOps), ("native", True, NativeOps)])
def test_an_engine_on_one_device_cuts_matrices_if_told(kernels: Kernels, cut: bool, kind: type) -> None:
    assert type(ops_for(EngineConfig(kernels=kernels, cut_columns=cut))) is kind


@pytest.mark.parametrize(("kernels", "kind"), [("xla", ColumnOps), ("native", NativeOps)])
def test_an_engine_on_several_devices_always_does(kernels: Kernels, kind: type) -> None:
    ops = ops_for(EngineConfig(kernels=kernels, tensor_parallel_size=2))
    assert isinstance(ops, SplitOps)
    assert type(ops.inner) is kind


def test_a_norm_is_not_fused_with_the_product_that_it_reads() -> None:
    """XLA could add the squares in another order if it fused them with the transposition of the parts."""
    ops, x = ColumnOps(), np.ones((3, 24), np.float32)
    w = jax.tree.map(jnp.asarray, ops.pack(np.ones((24, 40), np.float32)))

    def squares(x: Array, w: Array) -> Array:
        return jnp.sum(ops.product(x, w) ** 2, axis=-1)

    text = compiled(jax.jit(squares).lower(x, w), "cpu").as_text() or ""
    transposing = [computation for computation in text.split("\n\n") if " transpose(" in computation]
    assert transposing
    assert not [computation for computation in transposing if " multiply(" in computation]
