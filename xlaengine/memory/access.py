"""How one call reaches the slots' memory: which token belongs to which slot and position, and where its entries go.

Everything that works on one token at a time runs by *token*, in the order of the call. What looks at a slot's past runs by *row*, ``[R,
T]``: R slots with T tokens each. In most calls the two are the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Bool, Float, Int32, Shaped

Fresh = tuple[Array, Array]
"""k, v ``[R, T, K, H]`` that are read in place of what the slots hold at these positions."""


@jax.tree_util.register_static
@dataclass(frozen=True)
class Fixed:
    """The address of a cell. A call that only reads carries it through the layers in place of the cell."""

    group: int
    place: int


def fixed(cells: Any) -> tuple[tuple[Fixed, ...], ...]:
    """For each of `State.cells`."""
    return tuple(tuple(Fixed(group, place) for place in range(len(stacks))) for group, stacks in enumerate(cells))


@dataclass(frozen=True)
class Access:
    """Where a call's tokens are in the slots.

    Attributes:
        slots: int32 [R], the slot of each row.
        positions: int32 [R, T], of each row's tokens.
        written: int32 [R]. Entries of the slot at and beyond it are garbage when the row's tokens are computed.
        block: positions in a block of keys.
    """

    slots: Array
    positions: Array
    written: Array
    block: int

    def append(self, cell: Any, index: Array, k: Array, v: Array) -> tuple[Any, Any, Fresh | None]:
        """Add entries ``[*, K, H]`` by token to layer ``index`` of a cell of keys by position.

        Returns:
            The cell to carry on; the keys to read; and entries that replace those of the same positions, or None.
        """
        raise NotImplementedError

    @property
    def real(self) -> Bool[Array, "R T"]:
        """Whether a token belongs to its row's stream. The others are padding."""
        return (self.positions >= 0) & (self.positions < self.written[:, None])

    def values(self, cell: Any, index: Array) -> Any:
        """What the rows' slots hold in layer ``index`` of a cell of whole values: ``[R, *]`` of each of its arrays ``[L, B, *]``.

        A row that begins at position 0 gets zeros, whatever its slot held.
        """

        def of_rows(array: Array) -> Array:
            here = array.at[index, self.slots].get(mode="clip")
            begins = (self.positions[:, 0] == 0).reshape(-1, *[1] * (here.ndim - 1))
            return jnp.where(begins, 0, here)

        return jax.tree.map(of_rows, cell)

    def keep(self, cell: Any, index: Array, values: Any) -> Any:
        """The cell with ``values``, laid out as `values` gives them, in layer ``index``. Rows that take no step keep what they had."""
        raise NotImplementedError

    def by_row(self, x: Array) -> Array:
        """``[R, T, *]`` from ``x`` by token."""
        return x

    def by_token(self, x: Array) -> Array:
        """The way back."""
        return x


@dataclass(frozen=True)
class Reading(Access):
    """A call that writes nothing: its tokens' entries are in the slots already. The call carries `fixed` cells.

    Attributes:
        cells: `State.cells`.
    """

    cells: Any

    def append(self, cell: Fixed, index: Array, k: Array, v: Array) -> tuple[Any, Any, Fresh | None]:
        return cell, self.cells[cell.group][cell.place], None

    def values(self, cell: Fixed, index: Array) -> Any:
        return super().values(self.cells[cell.group][cell.place], index)

    def keep(self, cell: Fixed, index: Array, values: Any) -> Fixed:
        return cell


@dataclass(frozen=True)
class Overlaid(Reading):
    """A call that writes nothing: its tokens' entries are laid over what was read."""

    def append(self, cell: Fixed, index: Array, k: Array, v: Array) -> tuple[Any, Any, Fresh | None]:
        return cell, self.cells[cell.group][cell.place], (k, v)


@dataclass(frozen=True)
class Contiguous(Access):
    """A call with one row. Its entries are written at T positions in a row, padding included: that lies beyond ``pos``."""

    def append(self, cell: Any, index: Array, k: Array, v: Array) -> tuple[Any, Any, Fresh | None]:
        cell = type(cell)(self._written(cell.k, index, k), self._written(cell.v, index, v))
        return cell, cell, None

    def keep(self, cell: Any, index: Array, values: Any) -> Any:
        return jax.tree.map(lambda array, new: array.at[index, self.slots].set(new), cell, values)

    @jax.named_scope("write_kv")
    def _written(
        self, array: Shaped[Array, "L B K S H"], index: Int32[Array, ""], new: Float[Array, "1 T K H"]
    ) -> Shaped[Array, "L B K S H"]:
        entries = bits_as(jnp.einsum("btkh->bkth", new), array)[None]
        return jax.lax.dynamic_update_slice(array, entries, (index, self.slots[0], 0, self.positions[0, 0], 0))


@dataclass(frozen=True)
class Scattered(Access):
    """A call whose entries are written one by one.

    Attributes:
        target: int32, shaped as the call's tokens: the slot that each token's entry goes to. B or above writes nothing.
        places: int32, shaped as ``target``: the position of each token.
    """

    target: Array
    places: Array

    def append(self, cell: Any, index: Array, k: Array, v: Array) -> tuple[Any, Any, Fresh | None]:
        cell = type(cell)(*scattered((cell.k, cell.v), index, self.target, self.places, k, v))
        return cell, cell, None

    def keep(self, cell: Any, index: Array, values: Any) -> Any:
        return jax.tree.map(lambda array, new: array.at[index, self.target[:, 0]].set(new, mode="drop"), cell, values)


@jax.named_scope("write_kv")
def scattered(cache: Fresh, layer: Array | slice, slots: Array, positions: Array, k: Array, v: Array) -> Fresh:
    """``cache``, two arrays ``[L, B, K, S, H]``, with one entry written for each of ``slots [*]``. A slot or position out of range writes
    nothing.

    Args:
        layer: int32 scalar; or a slice of as many layers as the entries have.
        k, v: [*, K, H]; [*, L, K, H] if ``layer`` is a slice.
    """

    def write(array: Array, new: Array) -> Array:
        return array.at[layer, slots, :, positions].set(bits_as(new, array), mode="drop")

    return write(cache[0], k), write(cache[1], v)


def bits_as(entries: Shaped[Array, "*N"], array: Array) -> Shaped[Array, "*N"]:
    """Entries in the dtype of the array that keeps them (`Ops.kept_as`)."""
    return entries if array.dtype == entries.dtype else jax.lax.bitcast_convert_type(entries, array.dtype)
