"""How a call that feeds several tokens of each row reaches the slots. All tokens share a pool of N places, one token in each.

A row's tokens are the nodes of a tree, most often of a chain. Operations on single tokens run by place. Operations that read a slot's past
run by row, so that a slot's memory is read once. Entries of a chain are written to the same positions as by steps of one token. But entries
of several branches would overwrite each other, and recurrent state cannot go back. The call does not write these cells. It keeps what they
need of each token aside (`Aside`) until it is known which tokens are accepted (`committed`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import KVDType
from xlaengine.memory.access import Fixed, Reading, Recurrence, Scattered, fixed
from xlaengine.memory.cells import AcceptedAt, CellSpec, Specs, single
from xlaengine.memory.held import by_position
from xlaengine.ops.base import Ops


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Pool:
    """R rows with up to M + 1 tokens each, in N places.

    Attributes:
        place: int32 [R, M+1], the place of each row's tokens; N for a token that has none.
        row, node: int32 [N], the row of the token at each place, and its node in that row; arbitrary at an empty place.
    """

    place: Array
    row: Array
    node: Array

    def at_places(self, values: Array) -> Array:
        """``values [R, M+1, *]`` by place, ``[N, *]``."""
        return values[self.row, self.node]

    def harmless(self, new: Any) -> Any:
        """Entries ``[N, 1, *]`` with 0 in place of values that are not finite, except in each row's first token.

        The tokens before such an entry attend to it with weight 0, but ``0 * NaN`` is NaN. The entry's own token still has logits of NaN.
        So a row that accepts it ends, as in steps of one token.
        """

        def finite(x: Array) -> Array:
            is_first = (self.node == 0).reshape(-1, *[1] * (x.ndim - 1))
            return jnp.where(is_first | jnp.isfinite(x), x, 0)

        return jax.tree.map(finite, new)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Aside:
    """The values of the tokens at all places that a cell will need if they are accepted.

    Attributes:
        cell: the cell's address.
        parts: arrays [L, N, *], as `CellSpec.aside` makes them.
    """

    cell: Fixed
    parts: Any

    def with_layer(self, index: Array, new: Any) -> Aside:
        """A copy in which layer ``index`` has the parts ``new [N, *]``."""
        return replace(self, parts=jax.tree.map(lambda all_layers, own: all_layers.at[index].set(own), self.parts, new))

    def with_tokens(self, index: Array, new: Any) -> Aside:
        """`with_layer` for ``new`` by token, ``[N, 1, *]``."""
        return self.with_layer(index, jax.tree.map(lambda x: x[:, 0], new))


@dataclass(frozen=True)
class ByPlace(Scattered):
    """A call whose tokens are places, ``[N, 1]``, and whose rows are chains. Entries are written where steps of one token would write them.

    Attributes:
        cells: `State.cells`.
    """

    pool: Pool
    cells: Any

    @property
    def targets(self) -> None:
        return None

    def append(self, cell: Any, index: Array, new: Any) -> tuple[Any, Any, Any]:
        return super().append(cell, index, self.pool.harmless(new))

    def advance(self, cell: Aside, index: Array, inputs: Any, recur: Recurrence) -> tuple[Any, Any]:
        out, _ = super().advance(cell.cell.of(self.cells), index, inputs, recur)
        return out, cell.with_tokens(index, inputs)

    def by_row(self, x: Array) -> Array:
        return x[:, 0].at[self.pool.place].get(mode="clip")

    def by_token(self, x: Array) -> Array:
        return self.pool.at_places(x)[:, None]


@dataclass(frozen=True)
class ByBranch(Reading):
    """A call whose tokens are places, ``[N, 1]``, and whose rows are the branches of trees: P branches of T tokens for each of R trees. The
    call carries `carried_cells` with ``branches``.

    Attributes:
        place: int32 [R * P, T], the place of each token of each branch.
        home: int32 [N], the index of each place's token among the P * T tokens of its tree.
    """

    pool: Pool
    place: Array
    home: Array

    def cell_of(self, carried: Aside) -> Any:
        return carried.cell.of(self.cells)

    def append(self, cell: Aside, index: Array, new: Any) -> tuple[Any, Any, Any]:
        new = jax.tree.map(lambda x: x[:, 0], self.pool.harmless(new))
        own = jax.tree.map(lambda x: x.at[self.place].get(mode="clip"), new)
        return cell.with_layer(index, new), cell.cell.of(self.cells), own

    def advance(self, cell: Aside, index: Array, inputs: Any, recur: Recurrence) -> tuple[Any, Any]:
        out, _ = super().advance(cell.cell, index, inputs, recur)
        return out, cell.with_tokens(index, inputs)

    def by_row(self, x: Array) -> Array:
        return x[:, 0].at[self.place].get(mode="clip")

    def by_token(self, x: Array) -> Array:
        trees = len(self.pool.place)
        return x.reshape(trees, -1, *x.shape[2:])[self.pool.row, self.home][:, None]


def carried_cells(ops: Ops, specs: Specs, cells: Any, places: int, dtype: KVDType, *, branches: bool) -> Any:
    """The cells that a call of several places carries: `State.cells`, with an empty `Aside` in place of each cell that it does not write.

    Args:
        branches: whether some trees have several branches.
    """

    def of(layers: int, spec: CellSpec, at: Fixed) -> Any:
        cell = at.of(cells)
        return Aside(at, spec.aside(layers, places, dtype, ops)) if branches or not by_position(cell) else cell

    def of_group(group: Any, addresses: Any) -> Any:
        return tuple(single(partial(of, layers), spec, at) for (layers, spec), at in zip(group, addresses, strict=True))

    return tuple(map(of_group, specs, fixed(cells)))


@jax.named_scope("compact")
def committed(ops: Ops, specs: Specs, cells: Any, after: Any, accepted: AcceptedAt) -> Any:
    """The cells after the accepted tokens.

    Args:
        cells: `State.cells` before the call.
        after: the cells that the call has carried (`carried_cells`).
    """

    def of(spec: CellSpec, cell: Any, carried: Any) -> Any:
        return spec.commit(ops, cell, carried.parts, accepted) if isinstance(carried, Aside) else carried

    groups = zip(specs, cells, after, strict=True)
    return tuple(tuple(single(of, spec, *pair) for (_, spec), *pair in zip(*group, strict=True)) for group in groups)
