"""What one of several devices has of an axis of heads that it does not fill up with zeros.

A recurrence has M heads, and N of q and k (or of B and C), each of which several of the M read. A device has an equal part of the M, zeros
included (`Ops.own`). It has an equal part of the N heads, and of the channels of a convolution that belong to heads, if the number of
devices divides the number of heads. If not, it has all of them, and each of its M heads gets a copy of the head that it reads.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.ops.base import Ops


class Run(NamedTuple):
    """Consecutive entries of an axis: ``heads`` heads of ``size`` entries each."""

    heads: int
    size: int = 1

    def here(self, ops: Ops) -> int:
        """How many of the heads one device has."""
        return self.heads // ops.parts if self._is_cut(ops) else self.heads

    def own(self, ops: Ops, x: Array, axis: int) -> Array:
        """What this device has of ``x``, which has the run along ``axis`` and is the same on all devices."""
        return ops.own(x, axis) if self._is_cut(ops) else x

    def read(self, ops: Ops, x: Array, axis: int, readers: int) -> Array:
        """The heads that this device's part of ``readers`` heads read. ``x`` has along ``axis`` the heads that `own` gives."""
        return x if self._is_cut(ops) else ops.own(jnp.repeat(x, readers // self.heads, axis), axis)

    def _is_cut(self, ops: Ops) -> bool:
        return self.heads % ops.parts == 0


def own_runs(ops: Ops, x: Array, axis: int, runs: tuple[Run, ...]) -> Array:
    """What this device has of ``x``, which has ``runs`` along ``axis``, one after the other."""
    if not any(run.here(ops) < run.heads for run in runs):
        return x
    parts = jnp.split(x, np.cumsum([run.heads * run.size for run in runs[:-1]]), axis)
    return jnp.concatenate([run.own(ops, part, axis) for run, part in zip(runs, parts, strict=True)], axis)
