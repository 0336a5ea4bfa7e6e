"""Verify: one pass of the target over the last token of each row and what was proposed after it, and every token which that pass bears out.

The pass is ragged. A *place* is one node of one row's tree: N places of one graph are shared among R rows, each of which has as many as
it has proposals, and one more. All that works on one token at a time (products, norms, logits, sampling) runs over places; attention
alone runs over rows, so that a row's keys and values are read once. A row without proposals gets the bits that `decode` gives it.

The pass sees each *branch* of a tree, from its first node to a leaf, as a sequence of its own. A chain has one: its keys and values are
written where decode would write them, and what is rejected lies beyond ``pos``. Those of several branches would lie in each other's way:
they are laid over what is read (`block_attention`), and the accepted ones are written afterwards.
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

from xlaengine.config import EngineConfig, Tree
from xlaengine.device.acceptance import Accepted, accepted, drawn_after
from xlaengine.device.attention import block_attention
from xlaengine.device.decode import choose, moved, remembered, stepping
from xlaengine.device.drafting import Proposals
from xlaengine.device.sampling import Draw, drawn, sample
from xlaengine.device.state import KV, SlotRows, State, VocabRows, write_kv
from xlaengine.host.plan import NO_TOKEN
from xlaengine.models import decoder
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class VerifyBatch:
    """rows: int32 [R], distinct slot numbers; B fills the places nobody uses.

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

    def harmless(self, k: Array, v: Array) -> KV:
        """``k, v [N, K, H]`` with what is no number taken out of the proposals: those before one do not see it, but ``0 * NaN`` is NaN.

        The proposal's own query and logits are NaN all the same, so that a row that accepts it ends as it would without speculation.
        """
        is_last = (self.node == 0)[:, None, None]
        return jnp.where(is_last | jnp.isfinite(k), k, 0), jnp.where(is_last | jnp.isfinite(v), v, 0)


def verify(
    model: ModelConfig,
    engine: EngineConfig,
    places: int,
    weights: Weights,
    state: State,
    batch: VerifyBatch,
    attention: Callable[..., Array] = block_attention,
) -> tuple[State, VerifyOut]:
    """Feed each live row's token and its proposals, and move the row on by the tokens that come of it, one at least.

    Args:
        places: N.
        attention: takes what `block_attention` takes.
    """
    assert engine.speculative is not None
    B, tree = engine.max_num_seqs, engine.speculative.shape
    rows, live = stepping(engine, state, batch.rows)
    nodes = laid_out(engine, tree, places, model.vocab, rows, live, batch)
    forward = _chain if tree.is_chain else branches
    hidden, kv = forward(model, engine, weights, state, batch.rows, nodes, attention)
    logits, chosen, ending = choices(engine, tree, weights, hidden, rows, state.vocab, batch, nodes)
    run = accepted(tree, nodes.tokens, nodes.there, chosen, ending)
    emitted = run.tokens != NO_TOKEN
    chosen_at = jnp.where(emitted, jnp.take_along_axis(nodes.place, run.nodes, axis=1), places)
    target = jnp.where(emitted, batch.rows[:, None], B)  # out of range: the scatter drops what is not to be written
    k, v = kv if tree.is_chain else _compacted(state, kv, target, rows.pos, chosen_at)
    state = _moved_on(state, rows, target, run, hidden.at[chosen_at].get(mode="clip"))
    tokens = jnp.full((B, tree.depth + 1), NO_TOKEN, jnp.int32).at[target[:, 0]].set(run.tokens, mode="drop")
    return replace(state, k=k, v=v), VerifyOut(tokens=tokens, logits=logits, places=chosen_at)


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


def _chain(
    model: ModelConfig, engine: EngineConfig, weights: Weights, state: State, slots: Array, nodes: Nodes, attention: Callable[..., Array]
) -> tuple[Array, KV]:
    """Hidden ``[N, D]``, and the KV arrays with the entries of all nodes that are there."""
    target, pos = jnp.where(nodes.live, slots[nodes.row], engine.max_num_seqs), nodes.at_places(nodes.pos)
    written = nodes.pos[:, 0] + jnp.maximum(nodes.there.sum(-1, dtype=jnp.int32), 1)

    def attend(layer: Array, q: Array, k: Array, v: Array, cache: KV) -> tuple[Array, KV]:
        cache = write_kv(cache, layer, target, pos, *nodes.harmless(k[:, 0], v[:, 0]))
        queries = q[:, 0].at[nodes.place].get(mode="clip")
        out = attention(queries, *cache, layer, slots, nodes.pos, written, engine)
        return nodes.at_places(out)[:, None], cache

    hidden, cache = decoder.forward(model, weights, nodes.at_places(nodes.tokens)[:, None], pos[:, None], attend, (state.k, state.v))
    return hidden[:, 0], cache


def branches(
    model: ModelConfig, engine: EngineConfig, weights: Weights, state: State, slots: Array, nodes: Nodes, attention: Callable[..., Array]
) -> tuple[Array, KV]:
    """Hidden ``[N, D]``, and the keys and values of the places, ``[L, N, K, H]`` each; nothing is written.

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

    def attend(layer: Array, q: Array, k: Array, v: Array, fresh: KV) -> tuple[Array, KV]:
        new = nodes.harmless(k[:, 0], v[:, 0])
        queries, *own = (x.at[place].get(mode="clip") for x in (q[:, 0], *new))
        out = attention(queries, state.k, state.v, layer, row, query_pos, written, engine, tuple(own))
        out = out.reshape(-1, P * T, *out.shape[2:])[nodes.row, jnp.array(home)[nodes.node]]
        return out[:, None], (fresh[0].at[layer].set(new[0]), fresh[1].at[layer].set(new[1]))

    none = jnp.zeros((model.layers, len(nodes.row), model.kv_heads, model.head_dim), engine.dtype)
    tokens, pos = nodes.at_places(nodes.tokens), nodes.at_places(nodes.pos)
    hidden, fresh = decoder.forward(model, weights, tokens[:, None], pos[:, None], attend, (none, none))
    return hidden[:, 0], fresh


@jax.named_scope("compact")
def _compacted(state: State, fresh: KV, target: Array, pos: Array, places: Array) -> KV:
    """The KV arrays with the accepted places' entries ``[L, N, K, H]`` in a row; target, places: int32 [R, D+1], pos: int32 [R]."""
    k, v = (jnp.einsum("lrtkh->rtlkh", x.at[:, places].get(mode="clip")) for x in fresh)
    at = pos[:, None] + jnp.arange(places.shape[1], dtype=jnp.int32)
    return write_kv((state.k, state.v), slice(None), target, at, k, v)


def choices(
    engine: EngineConfig, tree: Tree, weights: Weights, hidden: Array, rows: SlotRows, vocab: VocabRows, batch: VerifyBatch, nodes: Nodes
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

    sampler = partial(sample, draw=_draw_after(engine, tree, batch.proposals, nodes), since=since)
    logits, sound, token = choose(engine, weights, hidden, here, nodes.live, vocab, slots, sampler)
    ending = vocab.ends.at[slots, token].get(mode="clip") | (here.index + 1 >= here.limit) | ~sound
    chosen, ends = (values.at[nodes.place].get(mode="clip") for values in (token, ending))
    return logits, chosen, ends


def _draw_after(engine: EngineConfig, tree: Tree, proposals: Proposals, nodes: Nodes) -> Draw | None:
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
        if engine.kernels == "xla":
            return judged
        # Whether its neighbours propose decides if a row that does not is in this graph or in decode: it draws by decode's kernel.
        return jnp.where(is_drafted, judged, drawn(engine, logits, rows, wants & ~is_drafted))

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
