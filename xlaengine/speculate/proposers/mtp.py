"""Heads on the target's hidden state, one for each token ahead (Cai et al. 2024, Medusa). They see no proposal of each other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.memory.state import DraftRows
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import size
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param
from xlaengine.speculate.proposer import Asked, DraftWeights, Proposals, Work
from xlaengine.speculate.proposers.choice import likeliest


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Head:
    """``weight [D, D]``, in by out, and ``bias [D]`` of the head for one token ahead."""

    weight: Any
    bias: Any


def abstract_heads(d_model: int, count: int) -> tuple[Head, ...]:
    """The `Param`s of heads for ``count`` tokens."""
    return (Head(Param((d_model, d_model), (None, None), inputs=1), Param((d_model,), (None,))),) * count


def packed_heads(heads: tuple[Head, ...], ops: Ops) -> tuple[Head, ...]:
    """As graphs take them."""
    return tuple(replace(head, weight=ops.pack(head.weight)) for head in heads)


@dataclass(frozen=True, eq=False)
class MTP:
    """Head i reads the hidden state that chose the last token, and proposes the token i + 1 places after it.

    Attributes:
        heads: one for each of the engine's ``num_speculative_tokens``, at least.
    """

    heads: tuple[Head, ...]
    reads_features = True
    cache = None

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.heads, target=replace(target, groups=None, final_norm=None))

    def work(self, target: ModelSpec) -> Work:
        """All heads together read the vocabulary's matrix once."""
        return Work(0, (size(abstract_heads(target.d_model, len(self.heads))) + target.d_model * target.vocab) // len(self.heads))

    def propose(self, asked: Asked, weights: DraftWeights, count: int) -> tuple[DraftRows, Proposals]:
        pos, draft = asked.rows.pos, asked.draft
        feature = draft.features.at[asked.slots, jnp.maximum(pos - 1, 0)].get(mode="clip")
        heads = weights.own[: asked.ahead(count)]
        ahead = jnp.stack([head_output(asked.ops, head, feature) for head in heads], axis=1)
        logits = asked.ops.product(ahead, weights.target.lm_head, jnp.float32)
        tokens = likeliest(logits, max(asked.settings.shape.ranks) + 1)
        return draft, replace(asked, wants=asked.wants & (pos > 0)).on_nodes(tokens)


def head_output(ops: Ops, head: Head, feature: Array) -> Array:
    """``feature [*, D]`` as the target would have it some tokens later: ``f + silu(f W + b)``."""
    return feature + jax.nn.silu(ops.product(feature, head.weight) + head.bias)
