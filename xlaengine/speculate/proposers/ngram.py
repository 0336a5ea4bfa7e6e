"""Prompt lookup (Saxena 2023): what followed when the stream's last tokens stood there before. No model, no weights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
from jax import Array

from xlaengine.config import Tree
from xlaengine.control.plan import NO_TOKEN
from xlaengine.memory.state import DraftRows
from xlaengine.models.spec import ModelSpec
from xlaengine.speculate.proposer import Asked, DraftWeights, Proposals, Work


@dataclass(frozen=True)
class Ngram:
    """Looks for the last ``prompt_lookup_max`` tokens, or as few as ``prompt_lookup_min``, in the row's own history.

    The longest match proposes, the most recent among equals; the r-th way of a tree is the r-th such match that starts with another
    token. Where a match reaches to the end, what it proposes repeats with the period that it has found.
    """

    reads_features = False
    cache = None

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights()

    def work(self, target: ModelSpec) -> Work:
        return Work(0, 0)

    def propose(self, asked: Asked, weights: DraftWeights, count: int) -> tuple[DraftRows, Proposals]:
        spec, draft, pos = asked.settings, asked.draft, asked.rows.pos
        history = draft.history.at[asked.slots].get(mode="clip")
        matched = _matched(history, pos, spec.prompt_lookup_max)
        place = jnp.arange(asked.engine.cache_len, dtype=jnp.int32)
        score = jnp.where(matched >= spec.prompt_lookup_min, matched * asked.engine.cache_len + place, -1)
        after = jnp.roll(history, -1, axis=1)  # of each place the token that follows
        ahead = jnp.arange(asked.ahead(count), dtype=jnp.int32)
        ways = []
        for _ in spec.shape.children[0]:
            best = jnp.argmax(score, axis=1).astype(jnp.int32)
            period = jnp.maximum(pos - best, 1)
            way = jnp.take_along_axis(history, best[:, None] + 1 + ahead % period[:, None], axis=1, mode="clip")
            ways.append(jnp.where(score.max(1, keepdims=True) >= 0, way, NO_TOKEN))
            score = jnp.where(after == ways[-1][:, :1], -1, score)
        return draft, asked.on_nodes(jnp.stack(ways, axis=2), choices=_ways_of(spec.shape))


def _matched(history: Array, pos: Array, most: int) -> Array:
    """Of each place before ``pos [R]`` how many tokens up to it equal those up to ``pos``, at most ``most``; int32 [R, S], 0 elsewhere."""
    place = jnp.arange(history.shape[1], dtype=jnp.int32)
    run = place < pos[:, None]
    length = jnp.zeros_like(history)
    for back in range(most):
        last = jnp.take_along_axis(history, pos[:, None] - back, axis=1, mode="clip")
        run &= (place >= back) & (jnp.roll(history, back, axis=1) == last)
        length += run.astype(jnp.int32)
    return length


def _ways_of(tree: Tree) -> tuple[int, ...]:
    """Of each node, the rank of the way's first proposal."""
    ways = [0]
    for node, parent in enumerate(tree.parents[1:], start=1):
        ways.append(ways[parent] if parent else tree.ranks[node])
    return tuple(ways)
