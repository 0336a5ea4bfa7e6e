"""Cells: what a mixer keeps for each slot from one call to the next.

Keys and values are a cell by position: entries at ``pos`` and beyond are garbage and harmless. So a rejected proposal needs no undoing,
and a slot that is given to another stream needs no reset. Recurrent state (`RecurrentSpec`) is replaced by every token. So a step that
feeds proposals leaves the state as it is, keeps the recurrence's inputs aside, and runs the recurrence again over the accepted tokens.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, Protocol

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import KVDType, SlotLayout
from xlaengine.memory.access import Access, scattered
from xlaengine.memory.held import Held, held, held_arrays, with_arrays
from xlaengine.ops.base import PLAIN, Ops, Past, Scores
from xlaengine.ops.entries import KV_DTYPE_OF, Stored, empty, read, stored
from xlaengine.ops.rows import Rows
from xlaengine.ops.shared_heads import Run


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Keys:
    """Keys and values by position, as `ops.entries` stores them.

    Attributes:
        k, v: the numbers; in slots ``[L, B, K, S, H]``, in a dtype of `ops.entries.HELD`.
        k_scale, v_scale: the scales; in slots float32 ``[L, B, K, S]``. None for dtypes without scales.
    """

    k: Any = field(metadata=held("LBKSH"))
    v: Any = field(metadata=held("LBKSH"))
    k_scale: Any = field(default=None, metadata=held("LBKS"))
    v_scale: Any = field(default=None, metadata=held("LBKS"))

    @classmethod
    def of(cls, k: Stored, v: Stored) -> Keys:
        return cls(k.data, v.data, k.scale, v.scale)

    @property
    def both(self) -> tuple[Stored, Stored]:
        return Stored(self.k, self.k_scale), Stored(self.v, self.v_scale)

    def entries(self, k: Array, v: Array) -> Keys:
        """Keys and values ``[*, K, H]`` of a call's tokens as this cell stores them."""
        kind = KV_DTYPE_OF[self.k.dtype.name]
        return Keys.of(stored(k, kind), stored(v, kind))


class CellSpec(Protocol):
    """The specification of a cell of one layer. The layers of a stack share arrays with an axis L in front.

    Attributes:
        window: how many positions of the cell a token sees, its own included; None for all, 0 if no call reads the cell.
    """

    @property
    def window(self) -> int | None: ...

    def zeros(self, layers: int, slots: int, positions: int, dtype: KVDType, ops: Ops) -> Any:
        """The cell of a stack with every slot empty: a dataclass whose arrays are marked by `held`.

        Args:
            layers: L. slots: B. positions: S.
            dtype: the dtype of keys and values (`EngineConfig.kv_dtype`).
        """
        ...

    def aside(self, layers: int, places: int, dtype: KVDType, ops: Ops) -> Any:
        """Zeros ``[L, N, *]`` for the values that a step of N places keeps aside for each token until it is known which are accepted."""
        ...

    def commit(self, ops: Ops, cell: Any, aside: Any, accepted: AcceptedAt) -> Any:
        """The cell after the accepted tokens. ``aside`` has the values that the step kept aside for all its tokens."""
        ...


class AcceptedAt(NamedTuple):
    """The tokens that a step of N places accepts: up to T of each of R rows.

    Attributes:
        layout: where the slots lie.
        target: int32 [R, T], the slot of each token; out of range where there is none.
        pos: int32 [R], the position of each row's first token.
        places: int32 [R, T], the place of each token in the step; N or above where there is none.
    """

    layout: SlotLayout
    target: Array
    pos: Array
    places: Array

    def of(self, aside: Any) -> Any:
        """The values of the accepted tokens in ``aside [L, N, *]``, as ``[L, R, T, *]``."""
        return jax.tree.map(lambda x: x.at[:, self.places].get(mode="clip"), aside)

    def written(self, cell: Any, aside: Any) -> Any:
        """A cell by position, with the entries of the accepted tokens written."""
        at = self.pos[:, None] + jnp.arange(self.places.shape[1], dtype=jnp.int32)
        return scattered(self.layout, cell, slice(None), self.target, at, self.of(aside))


@dataclass(frozen=True)
class KeysSpec:
    """Keys and values of K heads of H values for each position.

    Attributes:
        kv_heads: K.
        head_dim: H.
        window: how many of the last positions a token sees, its own included; None for all.
        scores: how attention computes the score of a query and a key.
    """

    kv_heads: int
    head_dim: int
    window: int | None = None
    scores: Scores = PLAIN

    def zeros(self, layers: int, slots: int, positions: int, dtype: KVDType, ops: Ops) -> Keys:
        shape = (layers, slots, ops.heads(self.kv_heads), positions, self.head_dim)
        return Keys.of(empty(dtype, shape), empty(dtype, shape))

    def aside(self, layers: int, places: int, dtype: KVDType, ops: Ops) -> Keys:
        nothing = stored(jnp.zeros((layers, places, ops.heads_here(self.kv_heads), self.head_dim)), dtype)
        return Keys.of(nothing, nothing)

    def commit(self, ops: Ops, cell: Keys, aside: Keys, accepted: AcceptedAt) -> Keys:
        return accepted.written(cell, aside)

    def attend(
        self, ops: Ops, cell: Any, index: Array, q: Array, k: Array, v: Array, access: Access, sinks: Array | None = None
    ) -> tuple[Array, Any]:
        """Attention of a call's tokens over what their slots hold and over each other.

        Args:
            cell: `Keys`, or what a call with this ``access`` carries in their place.
            index: int32 scalar, the layer in the stack.
            q: [*, K, G, H] by token.
            k, v: [*, K, H] by token.
            sinks: [K, G], as in `Past`.

        Returns:
            ``[*, K, G, H]`` by token, and the cell with the entries that the access writes.
        """
        q, k, v = ops.own(q, -3), ops.own(k, -2), ops.own(v, -2)
        sinks = None if sinks is None else ops.own(sinks, 0)
        cell, keys, fresh = access.append(cell, index, access.cell_of(cell).entries(k, v))
        own = fresh and (read(fresh.both[0]), read(fresh.both[1]))
        where = keys.k, keys.v, index, access.homes, access.positions, access.written, access.layout.block
        past = Past(*where, own, self._first(access), self.scores, sinks, keys.k_scale, keys.v_scale)
        out = ops.attend(access.by_row(q), past)
        return ops.whole(access.by_token(out), -3, self.kv_heads), cell

    def _first(self, access: Access) -> Array | None:
        """The position of the first key that each token sees, int32 [R, T]; None if tokens see all keys."""
        return None if self.window is None else jnp.maximum(access.positions - (self.window - 1), 0)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class RecurrentState:
    """``x``: float32 ``[L, B, *]``, the state after the last token of each slot; zeros before its first token."""

    x: Any = field(metadata=held("LB"))


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class HeadStates:
    """``x``: float32 ``[L, B, M, *]``, as `RecurrentState.x`, for M heads that several devices share."""

    x: Any = field(metadata=held("LBK"))


class RecurrentSpec(ABC):
    """Recurrent state: an array for each slot that every token replaces, such as an SSM's state or the last inputs of a convolution."""

    window = None

    @property
    @abstractmethod
    def shape(self) -> tuple[int, ...]:
        """The shape of a slot's state in one layer."""

    @property
    @abstractmethod
    def inputs(self) -> Any:
        """The shapes of what `recur` reads of one token: a tree of `jax.ShapeDtypeStruct`."""

    @abstractmethod
    def recur(self, ops: Ops, cell: Any, rows: Rows, inputs: Any, real: Array) -> tuple[Any, Any]:
        """A `Recurrence` that computes with the kernels ``ops``."""

    def zeros(self, layers: int, slots: int, positions: int, dtype: KVDType, ops: Ops) -> Any:
        return RecurrentState(jnp.zeros((layers, slots, *self.shape), jnp.float32))

    def aside(self, layers: int, places: int, dtype: KVDType, ops: Ops) -> Any:
        return jax.tree.map(lambda one: jnp.zeros((layers, places, *one.shape), one.dtype), self.inputs)

    def advance(self, ops: Ops, cell: Any, index: Array, inputs: Any, access: Access) -> tuple[Any, Any]:
        """`Access.advance` by `recur`.

        Args:
            cell: as `zeros` returns it, or what a call with this ``access`` carries in its place.
        """
        return access.advance(cell, index, inputs, partial(self.recur, ops))

    def commit(self, ops: Ops, cell: Any, aside: Any, accepted: AcceptedAt) -> Any:
        """As `CellSpec.commit`, one layer at a time, so that the recurrence has the same shapes as in the step."""
        slots, places = accepted.target[:, 0], accepted.places
        layers, count = jax.tree.leaves(aside)[0].shape[:2]
        there = places < count

        def of_layer(layer: Array, cell: Any) -> Any:
            inputs = jax.tree.map(lambda x: x.at[layer, places].get(mode="clip"), aside)
            return self.recur(ops, cell, Rows(layer, slots, accepted.pos == 0, slots), inputs, there)[1]

        return jax.lax.fori_loop(jnp.int32(0), jnp.int32(layers), of_layer, cell)


class HeadStatesSpec(RecurrentSpec):
    """Recurrent state of M heads that do not read each other's. ``shape`` is ``(M, *)``. Each of several devices keeps its own heads.

    The arrays of ``inputs`` have an axis of heads in front, which is a `Run` of its own. `recur` gets what a device has of them, and its
    outputs are of the device's own heads.
    """

    def zeros(self, layers: int, slots: int, positions: int, dtype: KVDType, ops: Ops) -> HeadStates:
        heads, *of_head = self.shape
        return HeadStates(jnp.zeros((layers, slots, ops.heads(heads), *of_head), jnp.float32))

    def aside(self, layers: int, places: int, dtype: KVDType, ops: Ops) -> Any:
        here = lambda one: (Run(one.shape[0]).here(ops), *one.shape[1:])  # noqa: E731
        return jax.tree.map(lambda one: jnp.zeros((layers, places, *here(one)), one.dtype), self.inputs)

    def read(self, ops: Ops, inputs: Any) -> Any:
        """What this device's heads read of ``inputs``, whose arrays are ``[R, T, N, *]``."""
        return jax.tree.map(lambda one, x: Run(one.shape[0]).read(ops, x, 2, self.shape[0]), self.inputs, inputs)


@dataclass(frozen=True)
class Together:
    """Several cells of one layer, kept as a tuple. The layer reads and writes each of them separately."""

    parts: tuple[CellSpec, ...]

    @property
    def window(self) -> int | None:
        windows = [cell.window for cell in self._single() if not isinstance(cell, RecurrentSpec)]
        return None if None in windows else max(filter(None, windows), default=None)

    def _single(self) -> Iterator[CellSpec]:
        """The cells, with every nested `Together` flattened."""
        for part in self.parts:
            if isinstance(part, Together):
                yield from part._single()
            else:
                yield part

    def zeros(self, layers: int, slots: int, positions: int, dtype: KVDType, ops: Ops) -> tuple[Any, ...]:
        return tuple(part.zeros(layers, slots, positions, dtype, ops) for part in self.parts)

    def aside(self, layers: int, places: int, dtype: KVDType, ops: Ops) -> tuple[Any, ...]:
        return tuple(part.aside(layers, places, dtype, ops) for part in self.parts)

    def commit(self, ops: Ops, cell: Any, aside: Any, accepted: AcceptedAt) -> tuple[Any, ...]:
        return tuple(part.commit(ops, one, own, accepted) for part, one, own in zip(self.parts, cell, aside, strict=True))


def numbers(*shape: int) -> Any:
    """The shape of an array of float32 values, for `RecurrentSpec.inputs`."""
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def single(function: Callable[..., Any], spec: CellSpec | None, *cells: Any) -> Any:
    """``function(spec, *cells)``, or a tuple of its results for each cell of a `Together`; None where there is no cell."""
    if isinstance(spec, Together):
        return tuple(single(function, *part) for part in zip(spec.parts, *cells, strict=True))
    return None if spec is None else function(spec, *cells)


Specs = tuple[tuple[tuple[int, CellSpec | None], ...], ...]
"""`ModelSpec.cell_specs`."""


def widest_window(specs: Specs, positions: int) -> int:
    """The widest window that is narrower than ``positions``, the length of a slot; 0 if there is none."""
    windows = [spec.window for group in specs for _, spec in group if spec is not None]
    return max((window for window in windows if window is not None and window < positions), default=0)


def cells_of(specs: Specs, slots: int, positions: int, dtype: KVDType, ops: Ops) -> tuple[tuple[Any, ...], ...]:
    """Empty cells for `ModelSpec.cell_specs`: one for each group and each layer of its pattern.

    Raises:
        TypeError: an array of a cell is not marked by `held`, so that it would not move with its slot.
    """

    def empty(layers: int, spec: CellSpec | None) -> Any:
        cell = spec and spec.zeros(layers, slots, positions, dtype, ops)
        if len(jax.tree.leaves(cell)) != len(held_arrays(cell)):
            raise TypeError(f"{type(cell).__name__} has an array that `held` does not mark: it would not move with its slot")
        return cell

    return tuple(tuple(empty(layers, spec) for layers, spec in group) for group in specs)


def laid_out(layout: SlotLayout, cells: Any) -> Any:
    """Empty ``cells`` as a layout lays the slots out: joined along S, without the axis B, if `SlotLayout.joined`."""

    def joined(held: Held) -> Array:
        sizes = zip(held.axes, held.array.shape, strict=True)
        return jnp.zeros([layout.total if axis == "S" else size for axis, size in sizes if axis != "B"], held.array.dtype)

    return with_arrays(cells, map(joined, held_arrays(cells, only="entries")), only="entries") if layout.joined else cells
