"""The experts that each token of a slot chose: a cell by position, kept only by an engine that reports experts.

No call reads the cell. It moves with its slot as keys do: with prefixes, evictions and snapshots.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Int32

from xlaengine.config import KVDType
from xlaengine.memory.cells import AcceptedAt
from xlaengine.memory.held import held
from xlaengine.ops.base import Ops


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Routed:
    """``experts``: ``[L, B, S, top]``, the experts of each token, the best one first; uint8 for up to 256 experts, uint16 for more.

    The last axis is named E, because devices cut arrays along K, and each device keeps the whole array.
    """

    experts: Any = field(metadata=held("LBSE"))


@dataclass(frozen=True)
class RoutedSpec:
    """A layer's `Routed` cell.

    Attributes:
        experts: the layer's number of experts.
        top: how many of them a token chooses.
    """

    experts: int
    top: int
    window = 0

    @property
    def dtype(self) -> Any:
        """vLLM's dtype for this number of experts."""
        return jnp.uint8 if self.experts <= 256 else jnp.uint16

    def zeros(self, layers: int, slots: int, positions: int, dtype: KVDType, ops: Ops) -> Routed:
        return Routed(jnp.zeros((layers, slots, positions, self.top), self.dtype))

    def aside(self, layers: int, places: int, dtype: KVDType, ops: Ops) -> Routed:
        return Routed(jnp.zeros((layers, places, self.top), self.dtype))

    def commit(self, ops: Ops, cell: Routed, aside: Routed, accepted: AcceptedAt) -> Routed:
        return accepted.written(cell, aside)

    def entries(self, chosen: Int32[Array, "*N {self.top}"]) -> Routed:
        """The entries of a call's tokens, for `Access.append`."""
        return Routed(chosen.astype(self.dtype))
