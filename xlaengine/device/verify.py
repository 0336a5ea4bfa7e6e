"""Verify: one pass of the target over each row's last token and its proposals, which gives every token that the target confirms.

The pass is ragged. A *place* is one node of one row's tree: N places of one graph are shared among R rows, each of which has as many as
it has proposals, and one more. All that works on one token at a time (products, norms, logits, sampling) runs over places; attention
alone runs over rows, so that a row's keys and values are read once. A row without proposals gets the bits that `decode` gives it.

The pass sees each *branch* of a tree, from its first node to a leaf, as a sequence of its own. A chain has one: its keys and values are
written where decode would write them, and what is rejected lies beyond ``pos``. Those of several branches would lie in each other's way:
they are laid over what is read (`Ops.attend`), and the accepted ones are written afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.config import EngineConfig, Tree
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.acceptance import Accepted, accepted, drawn_after
from xlaengine.device.decode import choose, moved, remembered, stepping
from xlaengine.device.drafting import Proposals
from xlaengine.device.sampling import Draw, drawn, sample
from xlaengine.memory.access import Fixed, Fresh, Reading, Scattered, fixed, scattered
from xlaengine.memory.state import SlotRows, State, VocabRows
from xlaengine.models.decoder import Decoder, Whole
from xlaengine.models.weights import Weights
from xlaengine.ops.base import Ops


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class VerifyBatch:
    """rows: int32 [R], distinct slot numbers; unused places hold B.

    counts: int32 [R], how many of its ``proposals`` each row has places for, 0 to M; together with the rows in use N at most.
    """

    rows: Any
    counts: Any
    proposals: Proposals


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class VerifyOut:
    """tokens: int32 [B, D+1] by slot, `NO_TOKEN` after the last; the last may be `NOT_FINITE`.

    It is the one array that crosses to the host, unless log-probabilities are asked for: what ``logprobs_verify`` gives holds it too.
    logits: float32 [N, V] stay on the device, for that graph. places: int32 [R, D+1], whose logits chose the tokens; N after the last.
    """

    tokens: Any
    logits: Any
    places: Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Nodes:
    """The nodes of R rows' trees and the N places at which they stand.

    Attributes:
        place: int32 [R, M+1], N for a node that has none.
        row, node: int32 [N], what stands at each place; some node of some row where nothing does.
        tokens: int32 [R, M+1], each node's own, 0 where it is not there. pos: int32 [R, M+1].
        there: bool [R, M+1], whether it is fed: its row is live, and it and what it comes after are proposed, are tokens and fit into S.
        live: bool [N], whether such a node stands there.
    """

    place: Array
    row: Array
    node: Array
    tokens: Array
    pos: Array
    there: Array
    live: Array

    def at_places(self, values: Array) -> Array:
        """``[N, *]`` of ``values [R, M+1, *]``."""
        return values[self.row, self.node]

    def harmless(self, k: Array, v: Array) -> tuple[Array, Array]:
        """``k, v [N, 1, K, H]`` with what is no number taken out of the proposals: those before one do not see it, but ``0 * NaN`` is NaN.

        The proposal's own query and logits are NaN all the same, so that a row that accepts it ends as it would without speculation.
        """
        is_last = (self.node == 0)[:, None, None, None]
        return jnp.where(is_last | jnp.isfinite(k), k, 0), jnp.where(is_last | jnp.isfinite(v), v, 0)


def verify(
    model: Decoder, engine: EngineConfig, places: int, weights: Weights, state: State, batch: VerifyBatch
) -> tuple[State, VerifyOut]:
    """Feed each live row's token and its proposals, and move the row on by the tokens that come of it, one at least.

    Args:
        places: N.
    """
    assert engine.speculative is not None
    B, tree = engine.max_num_seqs, engine.speculative.shape
    rows, live = stepping(engine, state, batch.rows)
    nodes = laid_out(engine, tree, places, model.spec.vocab, rows, live, batch)
    forward = _chain if tree.is_chain else branches
    hidden, cells = forward(model, engine, weights, state, batch.rows, nodes)
    logits, chosen, ending = choices(model, tree, weights, hidden, rows, state.vocab, batch, nodes)
    run = accepted(tree, nodes.tokens, nodes.there, chosen, ending)
    emitted = run.tokens != NO_TOKEN
    chosen_at = jnp.where(emitted, jnp.take_along_axis(nodes.place, run.nodes, axis=1), places)
    target = jnp.where(emitted, batch.rows[:, None], B)  # out of range: the scatter drops what is not to be written
    if not tree.is_chain:
        cells = _compacted(state.cells, cells, target, rows.pos, chosen_at)
    state = _moved_on(state, rows, target, run, hidden.at[chosen_at].get(mode="clip"))
    tokens = jnp.full((B, tree.depth + 1), NO_TOKEN, jnp.int32).at[target[:, 0]].set(run.tokens, mode="drop")
    return replace(state, cells=cells), VerifyOut(tokens=tokens, logits=logits, places=chosen_at)


@jax.named_scope("lay_out")
def laid_out(engine: EngineConfig, tree: Tree, places: int, vocab: int, rows: SlotRows, live: Array, batch: VerifyBatch) -> Nodes:
    """One row's places after the other's, each row's in the tree's order."""
    node, at = (jnp.arange(size, dtype=jnp.int32) for size in (tree.proposals + 1, places))
    size = jnp.where(batch.rows < engine.max_num_seqs, 1 + batch.counts, 0)
    end = jnp.cumsum(size)
    start = end - size
    row_at = jnp.minimum((end <= at[:, None]).sum(-1, dtype=jnp.int32), len(size) - 1)
    node_at = jnp.clip(at - start[row_at], 0, tree.proposals)
    has_place = node < size[:, None]
    tokens = jnp.concatenate([rows.token[:, None], batch.proposals.tokens], axis=1)
    pos = rows.pos[:, None] + jnp.array(tree.depths, jnp.int32)
    is_token = (tokens >= 0) & (tokens < vocab) & (pos < engine.cache_len)
    valid = has_place & (is_token | (node == 0))
    there = live[:, None] & (valid[:, None, :] | ~ways(tree)).all(-1)
    return Nodes(
        place=jnp.where(has_place, start[:, None] + node, places),
        row=row_at,
        node=node_at,
        tokens=jnp.where(there, tokens, 0),
        pos=jnp.where(live[:, None], pos, 0),
        there=there,
        live=there[row_at, node_at] & (at < end[-1]),
    )


def ways(tree: Tree) -> np.ndarray:
    """bool [M+1, M+1]: the second node is the first one, or lies on the way to it."""
    found = np.eye(tree.proposals + 1, dtype=bool)
    for node, parent in enumerate(tree.parents[1:], start=1):
        found[node] |= found[parent]
    return found


@dataclass(frozen=True)
class ByPlace(Scattered):
    """Tokens are places, ``[N, 1]``; the rows' are the nodes of a chain, all of which are written where decode would write them."""

    nodes: Nodes

    def append(self, cell: Any, index: Array, k: Array, v: Array) -> tuple[Any, Any, Fresh | None]:
        return super().append(cell, index, *self.nodes.harmless(k, v))

    def by_row(self, x: Array) -> Array:
        return x[:, 0].at[self.nodes.place].get(mode="clip")

    def by_token(self, x: Array) -> Array:
        return self.nodes.at_places(x)[:, None]


def _chain(model: Decoder, engine: EngineConfig, weights: Weights, state: State, slots: Array, nodes: Nodes) -> tuple[Array, Any]:
    """Hidden ``[N, D]``, and the cells with the entries of all nodes that are there."""
    target, pos = jnp.where(nodes.live, slots[nodes.row], engine.max_num_seqs), nodes.at_places(nodes.pos)[:, None]
    written = nodes.pos[:, 0] + jnp.maximum(nodes.there.sum(-1, dtype=jnp.int32), 1)
    access = ByPlace(slots, nodes.pos, written, engine.kv_block, target[:, None], pos, nodes)
    hidden, cells = model.forward(weights, nodes.at_places(nodes.tokens)[:, None], Whole(pos, access), state.cells)
    return hidden[:, 0], cells


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Laid:
    """The entries of all places, for a cell that is not written until it is known which are accepted.

    Attributes:
        cell: which one. k, v: [L, N, K, H].
    """

    cell: Fixed
    k: Any
    v: Any


@dataclass(frozen=True)
class ByBranch(Reading):
    """Tokens are places, ``[N, 1]``; the rows' are the branches of a tree, R * P rows of T nodes.

    Attributes:
        place: int32 [R * P, T], the place of each node of each branch.
        home: int32 [N], where among the P * T nodes of its row each place's own node is found.
    """

    nodes: Nodes
    place: Array
    home: Array

    def append(self, cell: Laid, index: Array, k: Array, v: Array) -> tuple[Any, Any, Fresh | None]:
        new_k, new_v = (x[:, 0] for x in self.nodes.harmless(k, v))
        laid = replace(cell, k=cell.k.at[index].set(new_k), v=cell.v.at[index].set(new_v))
        own = new_k.at[self.place].get(mode="clip"), new_v.at[self.place].get(mode="clip")
        return laid, self.cells[cell.cell.group][cell.cell.place], own

    def by_row(self, x: Array) -> Array:
        return x[:, 0].at[self.place].get(mode="clip")

    def by_token(self, x: Array) -> Array:
        rows = len(self.nodes.place)
        return x.reshape(rows, -1, *x.shape[2:])[self.nodes.row, self.home][:, None]


def branches(model: Decoder, engine: EngineConfig, weights: Weights, state: State, slots: Array, nodes: Nodes) -> tuple[Array, Any]:
    """Hidden ``[N, D]``, and a `Laid` for each cell; nothing is written.

    Attention runs over R * P rows, for P branches of T nodes, so that each query sees its own way at its true positions.
    """
    assert engine.speculative is not None
    tree = engine.speculative.shape
    P, T = len(tree.branches), tree.depth + 1
    branches = np.array([(*branch, *[branch[-1]] * (T - len(branch))) for branch in tree.branches])  # [P, T], the shorter ones padded
    home = np.array([branches.reshape(-1).tolist().index(node) for node in range(tree.proposals + 1)])  # of each node, one of its places
    on_branch = ways(tree)[branches[:, -1]]
    length = jnp.maximum((nodes.there[:, None] & on_branch).sum(-1, dtype=jnp.int32), 1)
    first = jnp.repeat(nodes.pos[:, 0], P)
    query_pos, written = first[:, None] + jnp.arange(T, dtype=jnp.int32), first + length.reshape(-1)
    place, row = nodes.place[:, branches.reshape(-1)].reshape(-1, T), jnp.repeat(slots, P)
    access = ByBranch(row, query_pos, written, engine.kv_block, state.cells, nodes, place, jnp.array(home)[nodes.node])
    tokens, pos = nodes.at_places(nodes.tokens)[:, None], nodes.at_places(nodes.pos)[:, None]

    def laid(cell: Fixed) -> Laid:
        keys = state.cells[cell.group][cell.place].k
        L, _, K, _, H = keys.shape
        none = jnp.zeros((L, len(nodes.row), K, H), engine.dtype)
        return Laid(cell, none, none)

    cells = jax.tree.map(laid, fixed(state.cells), is_leaf=lambda leaf: isinstance(leaf, Fixed))
    hidden, cells = model.forward(weights, tokens, Whole(pos, access), cells)
    return hidden[:, 0], cells


@jax.named_scope("compact")
def _compacted(cells: Any, fresh: Any, target: Array, pos: Array, places: Array) -> Any:
    """The cells with the accepted places' entries of `Laid` in a row; target, places: int32 [R, D+1], pos: int32 [R]."""
    at = pos[:, None] + jnp.arange(places.shape[1], dtype=jnp.int32)

    def compacted(cell: Any, laid: Laid) -> Any:
        k, v = (jnp.einsum("lrtkh->rtlkh", x.at[:, places].get(mode="clip")) for x in (laid.k, laid.v))
        return type(cell)(*scattered((cell.k, cell.v), slice(None), target, at, k, v))

    return tuple(tuple(map(compacted, *pair)) for pair in zip(cells, fresh, strict=True))


def choices(
    model: Decoder, tree: Tree, weights: Weights, hidden: Array, rows: SlotRows, vocab: VocabRows, batch: VerifyBatch, nodes: Nodes
) -> tuple[Array, Array, Array]:
    """Logits ``[N, V]``; of each node the token chosen after it and whether that ends the row, ``[R, M+1]``."""
    here, slots = jax.tree.map(lambda column: column[nodes.row], rows), batch.rows[nodes.row]
    here = replace(here, index=here.index + jnp.array(tree.depths, jnp.int32)[nodes.node])

    def since(taken: VocabRows) -> VocabRows:
        """With the proposals on the way to each place counted, as if they had been generated."""
        passed = jnp.array(ways(tree))[nodes.node, 1:]
        on_the_way = jnp.where(passed, nodes.tokens[nodes.row, 1:], taken.counts.shape[1])
        at = jnp.arange(len(nodes.row), dtype=jnp.int32)[:, None]
        return replace(taken, counts=taken.counts.at[at, on_the_way].add(1, mode="drop"))

    sampler = partial(sample, draw=_draw_after(model.ops, tree, batch.proposals, nodes), since=since)
    logits, sound, token = choose(model, weights, hidden, here, nodes.live, vocab, slots, sampler)
    ending = vocab.ends.at[slots, token].get(mode="clip") | (here.index + 1 >= here.limit) | ~sound
    chosen, ends = (values.at[nodes.place].get(mode="clip") for values in (token, ending))
    return logits, chosen, ends


def _draw_after(ops: Ops, tree: Tree, proposals: Proposals, nodes: Nodes) -> Draw | None:
    """How sampled rows draw: None, with their own noise alone, where proposals were not drawn."""
    if proposals.q is None:
        return None
    if not tree.is_chain:
        raise ValueError("rejection sampling is for a chain: of several branches none can be accepted as one was drawn")
    child = jnp.minimum(nodes.node + 1, tree.proposals)
    is_drafted = (child > nodes.node) & nodes.there[nodes.row, child]
    proposed = jnp.where(is_drafted, nodes.tokens[nodes.row, child], NO_TOKEN)
    q = proposals.q[nodes.row, child - 1]

    def draw(logits: Array, rows: SlotRows, wants: Array) -> Array:
        judged = drawn_after(proposed, q, logits, rows, wants)
        if ops.draws_by_formula:  # as `drawn_after` does for rows without a proposal
            return judged
        # A row that does not propose is in this graph if a neighbour proposes, otherwise in decode: it draws as decode does.
        return jnp.where(is_drafted, judged, drawn(ops, logits, rows, wants & ~is_drafted))

    return draw


@jax.named_scope("move_on")
def _moved_on(state: State, rows: SlotRows, target: Array, run: Accepted, hidden: Array) -> State:
    """All but the KV arrays after the run; target: int32 [R, D+1], the slot of each of its tokens, ``hidden [R, D+1, D]`` what chose it."""
    last = jnp.take_along_axis(run.tokens, jnp.maximum(run.count - 1, 0)[:, None], axis=1)[:, 0]
    after = {"token": last, "pos": rows.pos + run.count, "index": rows.index + run.count, "active": ~run.ended}
    counted = jnp.where(rows.adjusts[:, None] & (run.tokens >= 0), target, len(state.slots.pos))
    counts = state.vocab.counts.at[counted, run.tokens].add(1, mode="drop")
    pos = rows.pos[:, None] + jnp.arange(run.tokens.shape[1], dtype=jnp.int32)
    return replace(
        state,
        slots=moved(state.slots, target[:, 0], **after),
        vocab=replace(state.vocab, counts=counts),
        draft=remembered(state.draft, target, pos, run.tokens, hidden),
    )
