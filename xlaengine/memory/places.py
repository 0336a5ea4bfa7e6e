"""How a call that feeds several tokens of each row, in places of a common pool, reaches the slots.

A row's tokens are the nodes of a tree, most often of a chain. What works on one token at a time runs by place; what looks at a slot's past
runs by row, so that a slot's memory is read once. The entries of a chain are written where one token after the other would have been
written. Those of several branches would lie in each other's way: a cell keeps them aside (`laid`) until it is known which are accepted
(`committed`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.memory.access import Fixed, Fresh, Reading, Scattered, fixed, scattered


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Pool:
    """R rows with up to M + 1 tokens each, in N places.

    Attributes:
        place: int32 [R, M+1], of each row's tokens; N for one that has none.
        row, node: int32 [N], whose token stands at each place, and which of that row's; any token of any row where nothing stands.
    """

    place: Array
    row: Array
    node: Array

    def at_places(self, values: Array) -> Array:
        """``[N, *]`` of ``values [R, M+1, *]``."""
        return values[self.row, self.node]

    def harmless(self, k: Array, v: Array) -> tuple[Array, Array]:
        """Entries ``[N, 1, K, H]`` with values that are not finite taken out of all tokens but each row's first.

        Tokens before such an entry do not see it, but ``0 * NaN`` is NaN. Its own query and logits are NaN all the same, so that a row that
        accepts it ends as it would by steps of one token.
        """
        is_first = (self.node == 0)[:, None, None, None]
        return jnp.where(is_first | jnp.isfinite(k), k, 0), jnp.where(is_first | jnp.isfinite(v), v, 0)


@dataclass(frozen=True)
class ByPlace(Scattered):
    """A call whose tokens are places, ``[N, 1]``, and whose rows are chains. Entries are written where steps of one token would."""

    pool: Pool

    def append(self, cell: Any, index: Array, k: Array, v: Array) -> tuple[Any, Any, Fresh | None]:
        return super().append(cell, index, *self.pool.harmless(k, v))

    def by_row(self, x: Array) -> Array:
        return x[:, 0].at[self.pool.place].get(mode="clip")

    def by_token(self, x: Array) -> Array:
        return self.pool.at_places(x)[:, None]


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Laid:
    """The entries of all places for a cell of keys by position, kept aside.

    Attributes:
        cell: its address. k, v: [L, N, K, H].
    """

    cell: Fixed
    k: Any
    v: Any


@dataclass(frozen=True)
class ByBranch(Reading):
    """A call whose tokens are places, ``[N, 1]``, and whose rows are the branches of trees: P branches of T tokens for each of R trees. It
    carries what `laid` gives.

    Attributes:
        place: int32 [R * P, T], the place of each token of each branch.
        home: int32 [N], where among the P * T tokens of its tree each place's own token is found.
    """

    pool: Pool
    place: Array
    home: Array

    def append(self, cell: Laid, index: Array, k: Array, v: Array) -> tuple[Any, Any, Fresh | None]:
        new_k, new_v = (x[:, 0] for x in self.pool.harmless(k, v))
        kept = replace(cell, k=cell.k.at[index].set(new_k), v=cell.v.at[index].set(new_v))
        own = new_k.at[self.place].get(mode="clip"), new_v.at[self.place].get(mode="clip")
        return kept, self.cells[cell.cell.group][cell.cell.place], own

    def by_row(self, x: Array) -> Array:
        return x[:, 0].at[self.place].get(mode="clip")

    def by_token(self, x: Array) -> Array:
        trees = len(self.pool.place)
        return x.reshape(trees, -1, *x.shape[2:])[self.pool.row, self.home][:, None]


def laid(cells: Any, places: int, dtype: Any) -> Any:
    """What a call by branches carries in place of `State.cells`: a `Laid` for each, without entries so far."""

    def empty(at: Fixed) -> Laid:
        L, _, K, _, H = cells[at.group][at.place].k.shape
        none = jnp.zeros((L, places, K, H), dtype)
        return Laid(at, none, none)

    return jax.tree.map(empty, fixed(cells), is_leaf=lambda leaf: isinstance(leaf, Fixed))


@jax.named_scope("compact")
def committed(cells: Any, after: Any, target: Array, pos: Array, places: Array) -> Any:
    """The cells with the accepted entries of `Laid` in a row.

    Args:
        after: what a call by branches has carried.
        target: int32 [R, T], the slot that each accepted entry goes to; out of range where there is none.
        pos: int32 [R], the position of each row's first entry.
        places: int32 [R, T], where the accepted entries stand.
    """
    at = pos[:, None] + jnp.arange(places.shape[1], dtype=jnp.int32)

    def of(cell: Any, kept: Laid) -> Any:
        k, v = (jnp.einsum("lrtkh->rtlkh", x.at[:, places].get(mode="clip")) for x in (kept.k, kept.v))
        return type(cell)(*scattered((cell.k, cell.v), slice(None), target, at, k, v))

    return tuple(tuple(map(of, *pair)) for pair in zip(cells, after, strict=True))
