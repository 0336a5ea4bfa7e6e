"""XLA's kernels cut matrices on several devices, and on one if they are told to."""

from __future__ import annotations

import pytest

from xlaengine.config import EngineConfig, Kernels
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
