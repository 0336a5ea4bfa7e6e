"""Prompt lookup (Saxena 2023): proposes the tokens that followed an earlier occurrence of the stream's last tokens. It has no weights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
from jax import Array
from jaxtyping import Int32

from xlaengine.config import Tree
from xlaengine.control.plan import NO_TOKEN
from xlaengine.memory.state import DraftRows
from xlaengine.models.spec import ModelSpec
from xlaengine.speculate.proposer import DraftCall, DraftWeights, Proposals, Work


@dataclass(frozen=True)
class Ngram:
    """Looks for the row's last tokens, at most ``prompt_lookup_max`` and at least ``prompt_lookup_min``, in the row's history.

    The longest match proposes; of equally long ones the most recent. Each further branch of a tree takes the next match whose first token
    differs. If the proposals of a match reach the end of the history, they repeat the tokens since the match.
    """

    reads_features = ()
    cache = None

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights()

    def work(self, target: ModelSpec) -> Work:
        return Work(0, 0)

    def propose(self, call: DraftCall, weights: DraftWeights, count: int) -> tuple[DraftRows, Proposals]:
        spec, draft, pos = call.settings, call.draft, call.rows.pos
        history = draft.history.at[call.slots].get(mode="clip")
        matched = _matched(history, pos, spec.prompt_lookup_max)
        place = jnp.arange(call.engine.cache_len, dtype=jnp.int32)
        score = jnp.where(matched >= spec.prompt_lookup_min, matched * call.engine.cache_len + place, -1)
        after = jnp.roll(history, -1, axis=1)  # for each place the token that follows
        ahead = jnp.arange(call.ahead(count), dtype=jnp.int32)
        branches = []
        for _ in spec.shape.children[0]:
            best = jnp.argmax(score, axis=1).astype(jnp.int32)
            period = jnp.maximum(pos - best, 1)
            branch = jnp.take_along_axis(history, best[:, None] + 1 + ahead % period[:, None], axis=1, mode="clip")
            branches.append(jnp.where(score.max(1, keepdims=True) >= 0, branch, NO_TOKEN))
            score = jnp.where(after == branches[-1][:, :1], -1, score)
        return draft, call.on_nodes(jnp.stack(branches, axis=2), choices=_branches_of(spec.shape))


def _matched(history: Int32[Array, "R S"], pos: Int32[Array, " R"], most: int) -> Int32[Array, "R S"]:
    """For each place before ``pos``, how many tokens that end there equal the tokens that end at ``pos``, at most ``most``; 0 elsewhere."""
    place = jnp.arange(history.shape[1], dtype=jnp.int32)
    run = place < pos[:, None]
    length = jnp.zeros_like(history)
    for back in range(most):
        last = jnp.take_along_axis(history, pos[:, None] - back, axis=1, mode="clip")
        run &= (place >= back) & (jnp.roll(history, back, axis=1) == last)
        length += run.astype(jnp.int32)
    return length


def _branches_of(tree: Tree) -> tuple[int, ...]:
    """For each node, the rank of the first proposal on its path."""
    branches = [0]
    for node, parent in enumerate(tree.parents[1:], start=1):
        branches.append(branches[parent] if parent else tree.ranks[node])
    return tuple(branches)
