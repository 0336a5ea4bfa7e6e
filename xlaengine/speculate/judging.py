"""The step with several places: it feeds each row's last token and its proposals, and gives the accepted ones and one more token.

A *place* is one node of one row's tree. R rows share the N places of a graph; a row has one place more than it has proposals. Code that
works on one token at a time (products, norms, logits, sampling) runs over places. Attention runs over rows, so that a row's memory is read
once. A row without proposals gets the bits of a step with one place.

For attention each *branch* of a tree, from its first node to a leaf, is a sequence. A chain has one branch, whose entries are written where
steps of one token would write them; rejected entries lie beyond ``pos``. If there are several branches, the entries of the accepted one are
written afterwards (`memory.places`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Bool, Float, Float32, Int32, Shaped

from xlaengine.config import EngineConfig, Tree
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.sampling import Draw, drawn_from_whole, sample
from xlaengine.device.step import Fed, Run, StepBatch
from xlaengine.memory.access import Access
from xlaengine.memory.cells import AcceptedAt
from xlaengine.memory.places import ByBranch, ByPlace, Pool, carried_cells, committed
from xlaengine.memory.state import SlotRows, State, VocabRows
from xlaengine.models.decoder import Decoder
from xlaengine.speculate.acceptance import accepted, drawn_after
from xlaengine.speculate.proposer import Proposals


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class JudgeBatch:
    """
    Attributes:
        rows: int32 [R], distinct slot numbers; unused places hold B.
        counts: int32 [R], the number of each row's proposals that have a place, 0 to M. Their sum plus the rows in use is at most N.
    """

    rows: Any
    counts: Any
    proposals: Proposals


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Nodes(Pool):
    """The nodes of R rows' trees and the N places at which they stand.

    Attributes:
        tokens: int32 [R, M+1], each node's token, 0 if the node is not fed.
        pos: int32 [R, M+1], each node's position.
        there: bool [R, M+1], whether the node is fed: its row is live, and the node and all its ancestors have a place, a valid token id
            and a position below S.
        live: bool [N], whether the place has a node that is fed.
    """

    tokens: Any
    pos: Any
    there: Any
    live: Any


@dataclass(frozen=True)
class Judging:
    """A step of N = ``places`` places for the nodes of ``tree``."""

    tree: Tree
    places: int

    def fed(self, model: Decoder, engine: EngineConfig, state: State, batch: JudgeBatch, rows: SlotRows, live: Bool[Array, " R"]) -> Fed:
        nodes = nodes_in_places(engine, self.tree, self.places, model.spec.vocab, rows, live, batch)
        if not self.tree.is_chain:
            return self._by_branches(model, engine, state, batch, rows, nodes)
        target, pos = jnp.where(nodes.live, batch.rows[nodes.row], engine.max_num_seqs), nodes.at_places(nodes.pos)[:, None]
        written = nodes.pos[:, 0] + jnp.maximum(nodes.there.sum(-1, dtype=jnp.int32), 1)
        access = ByPlace(batch.rows, nodes.pos, written, engine.layout, target[:, None], pos, nodes, state.cells)
        return self._judged(model, engine, state, batch, rows, nodes, access)

    def looked_at(
        self, model: Decoder, engine: EngineConfig, state: State, batch: StepBatch, rows: SlotRows, live: Bool[Array, " R"]
    ) -> Fed:
        """A step for a probe. Every proposal is the row's last token, because a proposer would write to the state.

        The probe checks that proposals change neither the row's next token nor that of another row.
        """
        tokens = jnp.broadcast_to(rows.token[:, None], (len(batch.rows), self.tree.proposals))
        counts = jnp.full(len(batch.rows), self.tree.proposals, jnp.int32)
        judged = JudgeBatch(rows=batch.rows, counts=counts, proposals=Proposals(tokens=tokens, q=None))
        nodes = nodes_in_places(engine, self.tree, self.places, model.spec.vocab, rows, live, judged)
        return self._by_branches(model, engine, state, judged, rows, nodes)

    def _by_branches(self, model: Decoder, engine: EngineConfig, state: State, batch: JudgeBatch, rows: SlotRows, nodes: Nodes) -> Fed:
        """Attention runs over R * P rows, for P branches of T nodes: each query sees the nodes of its branch at their positions."""
        tree = self.tree
        P, T = len(tree.branches), tree.depth + 1
        branches = np.array([(*branch, *[branch[-1]] * (T - len(branch))) for branch in tree.branches])  # [P, T], the shorter ones padded
        first_of = branches.reshape(-1).tolist().index
        home = np.array([first_of(node) for node in range(tree.proposals + 1)])  # for each node an index into branches
        on_branch = paths(tree)[branches[:, -1]]
        length = jnp.maximum((nodes.there[:, None] & on_branch).sum(-1, dtype=jnp.int32), 1)
        first = jnp.repeat(nodes.pos[:, 0], P)
        query_pos, written = first[:, None] + jnp.arange(T, dtype=jnp.int32), first + length.reshape(-1)
        place, row = nodes.place[:, branches.reshape(-1)].reshape(-1, T), jnp.repeat(batch.rows, P)
        access = ByBranch(row, query_pos, written, engine.layout, state.cells, nodes, place, jnp.array(home)[nodes.node])
        return self._judged(model, engine, state, batch, rows, nodes, access, branches=True)

    def _judged(
        self,
        model: Decoder,
        engine: EngineConfig,
        state: State,
        batch: JudgeBatch,
        rows: SlotRows,
        nodes: Nodes,
        access: Access,
        branches: bool = False,
    ) -> Fed:
        tokens, positions = (nodes.at_places(values)[:, None] for values in (nodes.tokens, nodes.pos))
        here, slots = jax.tree.map(lambda column: column[nodes.row], rows), batch.rows[nodes.row]
        here = replace(here, index=here.index + jnp.array(self.tree.depths, jnp.int32)[nodes.node])
        cells = carried_cells(model.ops, model.spec.cell_specs, state.cells, self.places, engine.kv_dtype, branches=branches)
        return Judged(tokens, positions, access, cells, here, slots, nodes.live, self.tree, model, rows, batch, nodes)


@jax.named_scope("places")
def nodes_in_places(
    engine: EngineConfig, tree: Tree, places: int, vocab: int, rows: SlotRows, live: Bool[Array, " R"], batch: JudgeBatch
) -> Nodes:
    """Gives places to the nodes: row after row, and within a row in the tree's order."""
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
    there = live[:, None] & (valid[:, None, :] | ~paths(tree)).all(-1)
    return Nodes(
        place=jnp.where(has_place, start[:, None] + node, places),
        row=row_at,
        node=node_at,
        tokens=jnp.where(there, tokens, 0),
        pos=jnp.where(live[:, None], pos, 0),
        there=there,
        live=there[row_at, node_at] & (at < end[-1]),
    )


def paths(tree: Tree) -> Bool[np.ndarray, "nodes nodes"]:
    """Entry ``[a, b]``: whether node b is on the path from the root to node a, both ends included."""
    found = np.eye(tree.proposals + 1, dtype=bool)
    for node, parent in enumerate(tree.parents[1:], start=1):
        found[node] |= found[parent]
    return found


@dataclass(frozen=True)
class Judged(Fed):
    """The nodes of the rows' trees, as the step feeds them.

    Attributes:
        own: [R], the rows at their last tokens.
    """

    tree: Tree
    model: Decoder
    own: SlotRows
    batch: JudgeBatch
    nodes: Nodes

    @property
    def sampler(self) -> Callable[..., Array]:
        return partial(sample, draw=self._draw_after(), since=self._since)

    def first(self, values: Shaped[Array, "N ..."]) -> Shaped[Array, "R ..."]:
        return values.at[self.nodes.place[:, 0]].get(mode="clip")

    def run(
        self,
        state: State,
        features: Float[Array, "N nD"],
        token: Int32[Array, " N"],
        sound: Bool[Array, " N"],
        index: Int32[Array, " N"],
        ended: Bool[Array, " N"],
    ) -> Run:
        nodes, rows, (B, *_) = self.nodes, self.own, state.slots.pos.shape
        N = len(nodes.row)
        choice, ending = (values.at[nodes.place].get(mode="clip") for values in (token, ended))
        run = accepted(self.tree, nodes.tokens, nodes.there, choice, ending)
        emitted = run.tokens != NO_TOKEN
        places = jnp.where(emitted, jnp.take_along_axis(nodes.place, run.nodes, axis=1), N)
        targets = jnp.where(emitted, self.batch.rows[:, None], B)  # B is out of range: the scatter writes nothing
        last = jnp.take_along_axis(run.tokens, jnp.maximum(run.count - 1, 0)[:, None], axis=1)[:, 0]
        after = {"token": last, "pos": rows.pos + run.count, "index": rows.index + run.count, "active": ~run.ended}
        pos = rows.pos[:, None] + jnp.arange(self.tree.depth + 1, dtype=jnp.int32)
        return Run(targets[:, 0], targets, run.tokens, run.tokens >= 0, pos, features.at[places].get(mode="clip"), after, places)

    def committed(self, state: State, cells: Any, run: Run) -> Any:
        assert run.places is not None
        return committed(
            self.model.ops,
            self.model.spec.cell_specs,
            state.cells,
            cells,
            AcceptedAt(self.access.layout, run.targets, self.own.pos, run.places),
        )

    def _since(self, taken: VocabRows) -> VocabRows:
        """The token counts of each place's row, which include the proposals before that place, as if they had been generated."""
        nodes = self.nodes
        passed = jnp.array(paths(self.tree))[nodes.node, 1:]
        on_the_way = jnp.where(passed, nodes.tokens[nodes.row, 1:], taken.counts.shape[1])
        at = jnp.arange(len(nodes.row), dtype=jnp.int32)[:, None]
        return replace(taken, counts=taken.counts.at[at, on_the_way].add(1, mode="drop"))

    def _draw_after(self) -> Draw | None:
        """The function by which rows with a temperature draw; None, which stands for `sampling.drawn`, if proposals were not drawn."""
        nodes, tree, ops, q = self.nodes, self.tree, self.model.ops, self.batch.proposals.q
        if q is None:
            return None
        if not tree.is_chain:
            raise ValueError("rejection sampling needs a chain: the proposals of several branches are not drawn one by one")
        child = jnp.minimum(nodes.node + 1, tree.proposals)
        is_drafted = (child > nodes.node) & nodes.there[nodes.row, child]
        proposed = jnp.where(is_drafted, nodes.tokens[nodes.row, child], NO_TOKEN)
        q = q[nodes.row, child - 1]

        def draw(here: Float32[Array, "N C"], tops: Float32[Array, " N"], rows: SlotRows, wants: Bool[Array, " N"]) -> Int32[Array, " N"]:
            logits = ops.whole(here, -1, q.shape[-1])
            judged = drawn_after(proposed, q, logits, tops, rows, wants)
            if ops.draws_by_formula:  # `drawn_after` gives rows without a proposal the same bits
                return judged
            # A row without proposals is in this graph only if another row has some; it must draw as in a graph of one place. `drawn` would
            # gather the logits a second time for top_k and top_p.
            return jnp.where(is_drafted, judged, drawn_from_whole(ops, logits, tops, rows, wants & ~is_drafted))

        return draw
