"""How one call reaches the slots' memory: which token belongs to which slot and position, and where its entries go.

Operations on single tokens take arrays by *token*, in the order of the call. Operations that read a slot's past take arrays by *row*,
``[R, T, *]``: R slots with T tokens each. In most calls the two are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from operator import getitem
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Bool, Int32, Shaped

from xlaengine.config import SlotLayout
from xlaengine.memory.held import Held, held_arrays, with_arrays
from xlaengine.ops.rows import Rows

Recurrence = Callable[[Any, Rows, Any, Array], tuple[Any, Any]]
"""A recurrence over T tokens of R rows: ``recur(cell, rows, inputs, real) -> (outputs, cell)``.

It takes a cell of recurrent state, the tokens' inputs ``[R, T, *]``, and bool ``real [R, T]``. It returns the outputs ``[R, T, *]`` and the
cell with the states after the tokens. A token that is not real changes no state, even if its inputs are NaN.
"""


@jax.tree_util.register_static
@dataclass(frozen=True)
class Fixed:
    """The address of a cell in `State.cells`. A call that only reads passes it from layer to layer in place of the cell.

    Attributes:
        path: the index at each level of nested tuples.
    """

    path: tuple[int, ...]

    def of(self, cells: Any) -> Any:
        """The cell at this address."""
        return reduce(getitem, self.path, cells)


def fixed(cells: Any, path: tuple[int, ...] = ()) -> Any:
    """`State.cells` with an address in place of each cell."""
    if isinstance(cells, tuple):
        return tuple(fixed(each, (*path, index)) for index, each in enumerate(cells))
    return Fixed(path)


@dataclass(frozen=True)
class Access:
    """Where a call's tokens are in the slots.

    Attributes:
        slots: int32 [R], the slot of each row.
        positions: int32 [R, T], the position of each row's tokens; padding is at -1, or at ``written`` and beyond.
        written: int32 [R], the number of the slot's valid entries, those of the row's tokens in this call included.
        layout: where the slots lie.
    """

    slots: Array
    positions: Array
    written: Array
    layout: SlotLayout

    def cell_of(self, carried: Any) -> Any:
        """The cell by position that ``carried`` stands for: ``carried`` itself, or the cell at its address."""
        return carried

    def append(self, cell: Any, index: Array, new: Any) -> tuple[Any, Any, Any]:
        """Add entries to layer ``index`` of a cell by position.

        Args:
            index: int32 scalar.
            new: the entries by token, in a dataclass of the cell's type and as the cell stores them: ``[*, K, H]`` for its array ``[L, B,
                K, S, H]``.

        Returns:
            The cell to carry on; the cell to read; and entries ``[R, T, K, H]`` to read in place of the slots' entries at the tokens'
            positions, or None.
        """
        raise NotImplementedError

    @property
    def real(self) -> Bool[Array, "R T"]:
        """Whether a token belongs to its row's stream. The others are padding."""
        return (self.positions >= 0) & (self.positions < self.written[:, None])

    def advance(self, cell: Any, index: Array, inputs: Any, recur: Recurrence) -> tuple[Any, Any]:
        """Run a recurrence over the tokens of each row, from what its slot holds in layer ``index`` of a cell of recurrent state.

        Args:
            index: int32 scalar.
            inputs: a tree of arrays by token: everything that the recurrence reads of a token.

        Returns:
            The outputs by token, and the cell to carry on.
        """
        out, cell = recur(cell, self.rows(index), jax.tree.map(self.by_row, inputs), self.real)
        return jax.tree.map(self.by_token, out), cell

    @property
    def targets(self) -> Array | None:
        """`Rows.targets`."""
        raise NotImplementedError

    @property
    def homes(self) -> Int32[Array, " R"]:
        """`Past.rows`."""
        return begins(self.layout, self.slots) if self.layout.joined else self.slots

    def rows(self, index: Array) -> Rows:
        """`Rows` of layer ``index``. A row whose first token has position 0 begins with zeros."""
        return Rows(index, self.slots, self.positions[:, 0] == 0, self.targets)

    def by_row(self, x: Array) -> Array:
        """``x``, an array by token, as an array by row, ``[R, T, *]``."""
        return x

    def by_token(self, x: Array) -> Array:
        """The inverse of `by_row`."""
        return x


@dataclass(frozen=True)
class Reading(Access):
    """A call that writes nothing: its tokens' entries are in the slots already. The call carries `fixed` cells.

    Attributes:
        cells: `State.cells`.
    """

    cells: Any

    @property
    def targets(self) -> None:
        return None

    def cell_of(self, carried: Fixed) -> Any:
        return carried.of(self.cells)

    def append(self, cell: Fixed, index: Array, new: Any) -> tuple[Any, Any, Any]:
        return cell, cell.of(self.cells), None

    def advance(self, cell: Fixed, index: Array, inputs: Any, recur: Recurrence) -> tuple[Any, Any]:
        out, _ = super().advance(cell.of(self.cells), index, inputs, recur)
        return out, cell


@dataclass(frozen=True)
class Overlaid(Reading):
    """A call that writes nothing: its tokens' entries are not in the slots, and are laid over the entries that were read."""

    def append(self, cell: Fixed, index: Array, new: Any) -> tuple[Any, Any, Any]:
        return cell, cell.of(self.cells), new


@dataclass(frozen=True)
class Contiguous(Access):
    """A call with one row. Entries are written at T consecutive positions, padding included. Padding lies beyond ``pos``."""

    @jax.named_scope("write_kv")
    def append(self, cell: Any, index: Array, new: Any) -> tuple[Any, Any, Any]:
        def write(old: Held, entries: Array) -> Array:
            if old.is_joined:
                turned = jnp.einsum(f"S{old.entry_axes}->{old.axes[1:]}", entries[0])
            else:
                turned = jnp.einsum(f"BS{old.entry_axes}->{old.axes[1:]}", entries)
            at = {"L": index, "B": self.slots[0], "S": self.positions[0, 0]}
            if old.is_joined:
                at["S"] += begins(self.layout, at["B"])
            return jax.lax.dynamic_update_slice(old.array, bits_as(turned, old.array)[None], [at.get(axis, 0) for axis in old.axes])

        cell = with_entries(cell, write, new)
        return cell, cell, None

    @property
    def targets(self) -> Array:
        return self.slots


@dataclass(frozen=True)
class Scattered(Access):
    """A call whose entries are written one by one.

    Attributes:
        target: int32, shaped as the call's tokens: the slot that each token's entry goes to. B or above writes nothing.
        places: int32, shaped as ``target``: the position of each token.
    """

    target: Array
    places: Array

    def append(self, cell: Any, index: Array, new: Any) -> tuple[Any, Any, Any]:
        cell = scattered(self.layout, cell, index, self.target, self.places, new)
        return cell, cell, None

    @property
    def targets(self) -> Array:
        return self.target[:, 0]


@jax.named_scope("write_kv")
def scattered(layout: SlotLayout, cell: Any, layer: Array | slice, slots: Array, positions: Array, new: Any) -> Any:
    """The cell with one entry written for each of ``slots [*]``. A slot or position out of range writes nothing.

    Args:
        layer: int32 scalar; or a slice of as many layers as the entries have.
        new: the entries, in a dataclass of the cell's type: ``[*, K, H]`` for its array ``[L, B, K, S, H]``; ``[L, *, K, H]`` if
            ``layer`` is a slice.
    """

    def write(old: Held, entries: Array) -> Array:
        at = {"L": layer, "B": slots, "S": joined(layout, slots, positions) if old.is_joined else positions}
        if isinstance(layer, slice) and old.is_joined:  # S alone is indexed by an array, whose axes take the place of S
            own = range(1, 1 + slots.ndim)
            entries = jnp.moveaxis(entries, own, [axis - 1 + old.axes.index("S") for axis in own])
        elif isinstance(layer, slice) and "BS" not in old.axes:  # index arrays that are not adjacent put their axes first
            entries = jnp.moveaxis(entries, 0, slots.ndim)
        index = tuple(at.get(axis, slice(None)) for axis in old.axes)
        return old.array.at[index].set(bits_as(entries, old.array), mode="drop")

    return with_entries(cell, write, new)


def begins(layout: SlotLayout, slots: Int32[Array, "*N"]) -> Int32[Array, "*N"]:
    """The first position of each slot in a joined array; for a slot out of range, that of the last slot."""
    return jnp.array(layout.begins, jnp.int32).at[slots].get(mode="clip")


def joined(layout: SlotLayout, slots: Int32[Array, "*N"], positions: Int32[Array, "*N"]) -> Int32[Array, "*N"]:
    """The index along S, in a joined array, of a position of each slot; out of range if there is no such slot or no such position in it."""
    length = jnp.array(layout.lengths, jnp.int32).at[slots].get(mode="fill", fill_value=0)
    return jnp.where(positions < length, begins(layout, slots) + positions, layout.total)


def with_entries(cell: Any, write: Callable[[Held, Array], Array], new: Any) -> Any:
    """The cell with ``write(array, entries)`` in place of each of its arrays. ``entries`` are the array's counterpart in ``new``."""
    pairs = zip(held_arrays(cell), held_arrays(new), strict=True)
    return with_arrays(cell, (write(old, entries.array) for old, entries in pairs))


def bits_as(entries: Shaped[Array, "*N"], array: Array) -> Shaped[Array, "*N"]:
    """Entries in the dtype of the array that keeps them (`ops.entries.HELD`)."""
    return entries if array.dtype == entries.dtype else jax.lax.bitcast_convert_type(entries, array.dtype)
