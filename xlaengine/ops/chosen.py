"""The one place that knows which kinds of kernels there are."""

from __future__ import annotations

from xlaengine.config import Kernels
from xlaengine.ops.base import Ops
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.xla import XlaOps

KINDS: tuple[Ops, ...] = (XlaOps(), NativeOps())


def ops_of(kernels: Kernels) -> Ops:
    """The implementation that `EngineConfig.kernels` names."""
    return next(ops for ops in KINDS if ops.name == kernels)
