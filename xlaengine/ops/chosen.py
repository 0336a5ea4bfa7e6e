"""Chooses an engine's implementation of `Ops`."""

from __future__ import annotations

from collections.abc import Mapping

import jax

from xlaengine.config import EngineConfig, Kernels
from xlaengine.ops import native
from xlaengine.ops.base import Ops
from xlaengine.ops.columns import ColumnOps
from xlaengine.ops.int8_ops import Int8ColumnOps, Int8NativeOps, Int8XlaOps
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.split import SplitOps
from xlaengine.ops.xla import XlaOps

IMPLEMENTATIONS: tuple[Ops, ...] = (XlaOps(), NativeOps())

INT8: Mapping[type, Ops] = {XlaOps: Int8XlaOps(), ColumnOps: Int8ColumnOps(), NativeOps: Int8NativeOps()}
"""For the type of each implementation with float products, the implementation with int8 products."""


def ops_of(kernels: Kernels) -> Ops:
    """The implementation that `EngineConfig.kernels` names."""
    return next(ops for ops in IMPLEMENTATIONS if ops.name == kernels)


def ops_for(config: EngineConfig) -> Ops:
    """The kernels of an engine, wrapped in `SplitOps` if several devices compute the model."""
    parts = config.tensor_parallel_size
    one = ColumnOps() if config.cuts_matrices else ops_of(config.kernels)
    if config.quantization is not None:
        one = INT8[type(one)]
    return one if parts == 1 else SplitOps(one, parts)


def refused_beside(kernels: Kernels) -> str | None:
    """The reason why this machine's native kernels failed their self-test, if an engine on a CPU uses XLA's kernels; else None."""
    return native.refusal() if kernels == "xla" and jax.default_backend() == "cpu" else None
