"""What a mixer keeps for each slot from one call to the next.

Keys and values are a cell by position: what lies at and beyond ``pos`` is garbage and harmless. So a rejected proposal needs no undoing,
and a slot that is given to another stream needs no reset.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.memory.access import Access
from xlaengine.memory.held import held, held_arrays
from xlaengine.ops.base import Ops, Past


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Keys:
    """k, v: ``[L, B, K, S, H]``, in the dtype of `Ops.kept_as`."""

    k: Any = field(metadata=held("LBKSH"))
    v: Any = field(metadata=held("LBKSH"))


class CellSpec(Protocol):
    """What one layer keeps for each slot. Layers of a stack keep it in arrays with an axis L in front."""

    def zeros(self, layers: int, slots: int, positions: int, dtype: str, ops: Ops) -> Any:
        """The cell of so many stacked layers, every slot empty: a dataclass whose arrays are marked by `held`."""
        ...


@dataclass(frozen=True)
class KeysSpec:
    """Keys and values of K heads of H values for each position."""

    kv_heads: int
    head_dim: int

    def zeros(self, layers: int, slots: int, positions: int, dtype: str, ops: Ops) -> Keys:
        shape = (layers, slots, self.kv_heads, positions, self.head_dim)
        return Keys(k=jnp.zeros(shape, ops.kept_as(dtype)), v=jnp.zeros(shape, ops.kept_as(dtype)))

    def attend(self, ops: Ops, cell: Any, index: Array, q: Array, k: Array, v: Array, access: Access) -> tuple[Array, Any]:
        """Attention of a call's tokens over what their slots hold and over each other.

        Args:
            cell: `Keys`, or what ``access`` has in its place.
            index: int32 scalar, the layer in the stack.
            q: [*, K, G, H] by token. k, v: [*, K, H] by token.

        Returns:
            ``[*, K, G, H]`` by token, and the cell with the entries that the access writes.
        """
        cell, keys, fresh = access.append(cell, index, k, v)
        past = Past(keys.k, keys.v, index, access.slots, access.positions, access.written, access.block, fresh)
        out = ops.attend(access.by_row(q), past)
        return access.by_token(out), cell


def cells_of(
    specs: tuple[tuple[tuple[int, CellSpec | None], ...], ...], slots: int, positions: int, dtype: str, ops: Ops
) -> tuple[tuple[Any, ...], ...]:
    """Empty cells for `ModelSpec.cells`: one for each group and each layer of its pattern.

    Raises:
        TypeError: an array of a cell is not marked by `held`, so that it would not move with its slot.
    """

    def empty(layers: int, spec: CellSpec | None) -> Any:
        cell = spec and spec.zeros(layers, slots, positions, dtype, ops)
        if len(jax.tree.leaves(cell)) != len(held_arrays(cell)):
            raise TypeError(f"{type(cell).__name__} has an array that `held` does not mark: it would not move with its slot")
        return cell

    return tuple(tuple(empty(layers, spec) for layers, spec in group) for group in specs)
