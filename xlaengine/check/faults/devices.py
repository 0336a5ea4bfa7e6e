"""Engines whose sums depend on the number of devices. All schedules of an engine agree; only another number of devices shows the error."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import jax.numpy as jnp
from jax import Array
from jax.typing import DTypeLike

from xlaengine.device.table import Graph, graph_table
from xlaengine.models.families import spec_of
from xlaengine.ops.base import Ops
from xlaengine.runner import Runner


@dataclass(frozen=True)
class CutContractions:
    """Kernels that cut the contraction of products with D columns: `o` and `down`, whose results are added to the hidden state.

    This is the usual tensor parallelism: each of N devices has a partial sum of every entry, and these are added in the order of the
    devices.

    Attributes:
        ops: the kernels of one device among N. Here each device computes all N partial sums, one after the other. The numbers are those of
            tensor parallelism, and matrices keep their layout.
        parts: N.
        d_model: D, the columns of the matrices that are cut.
    """

    ops: Ops
    parts: int
    d_model: int

    def __getattr__(self, name: str) -> Any:
        return getattr(self.ops, name)

    def product(self, x: Array, w: Any, dtype: DTypeLike | None = None) -> Array:
        """``x [*, D] @ w [D, F] -> [*, F]``."""
        if w.shape[-1] != self.d_model:
            return self.ops.product(x, w, dtype)
        share = -(-x.shape[-1] // self.parts)
        owner = jnp.arange(x.shape[-1]) // share
        partial = [self.ops.product(jnp.where(owner == device, x, 0), w, dtype) for device in range(self.parts)]
        return sum(partial[1:], partial[0])


class ReducingRunner(Runner):
    """A runner with the fault ``reduce-order``, if it has several devices."""

    def _table(self) -> tuple[Graph, ...]:
        parts = self.config.tensor_parallel_size
        if parts == 1:
            return super()._table()
        ops = cast(Ops, CutContractions(self.ops, parts, spec_of(self.model).d_model))
        return graph_table(self.model, self.config, self.speculation, ops, like=self.like)
