"""Functions of single entries, compared with float64."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from xlaengine.ops.base import Pointwise
from xlaengine.ops.native import calls
from xlaengine.ops.native.selftest.case import Case

FUNCTIONS: dict[Pointwise, Callable[[np.ndarray], np.ndarray]] = {
    "exp": np.exp,
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
    "softplus": lambda x: np.log1p(np.exp(-np.abs(x))) + np.maximum(x, 0),
}


def pointwise() -> Iterator[Case]:
    """Yields cases with fewer entries than a vector has, and with several parts and a remainder."""
    rng = np.random.default_rng(37)
    for N in (3, 4096 + 21):
        x = rng.uniform(-86, 86, N).astype(np.float32)
        x[0], x[1], x[-1] = np.nan, 0, 1e-6
        for name, function in FUNCTIONS.items():
            yield Case(
                f"{name} of {N}", partial(calls.pointwise, name), (x,), (function(x.astype(np.float64)).astype(np.float32),), tolerance=1e-6
            )
