"""Heads on the target's hidden state, one for each token ahead (Cai et al. 2024, Medusa). They see no proposal of each other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.drafting.base import DraftBatch, DraftWeights, FillBatch, Proposals, Work, asking, on_nodes, size, steps_ahead
from xlaengine.device.drafting.choice import likeliest
from xlaengine.memory.state import DraftRows, State
from xlaengine.models.drafters import Head, abstract_heads
from xlaengine.models.spec import ModelSpec
from xlaengine.ops.base import Ops


@dataclass(frozen=True, eq=False)
class MTP:
    """Head i reads the hidden state that chose the last token, and proposes the token i + 1 places after it.

    Attributes:
        heads: one for each of the engine's ``num_speculative_tokens``, at least.
    """

    heads: tuple[Head, ...]
    spec: ModelSpec | None = None

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own=self.heads, target=replace(target, groups=None, final_norm=None))

    def work(self, target: ModelSpec) -> Work:
        """All heads together read the vocabulary's matrix once."""
        return Work(0, (size(abstract_heads(target.d_model, len(self.heads))) + target.d_model * target.vocab) // len(self.heads))

    def fed_again(self, engine: EngineConfig) -> None:
        return None

    def propose(
        self, ops: Ops, engine: EngineConfig, weights: DraftWeights, state: State, batch: DraftBatch, count: int
    ) -> tuple[DraftRows, Proposals]:
        spec, draft = engine.speculative, state.draft
        assert spec is not None
        assert draft is not None
        rows, wants = asking(engine, state, batch)
        feature = draft.features.at[batch.rows, jnp.maximum(rows.pos - 1, 0)].get(mode="clip")
        heads = weights.own[: steps_ahead(engine, count)]
        ahead = jnp.stack([head_output(ops, head, feature) for head in heads], axis=1)
        tokens = likeliest(ops.product(ahead, weights.target.lm_head, jnp.float32), max(spec.shape.ranks) + 1)
        return draft, on_nodes(engine, rows.pos, wants & (rows.pos > 0), tokens)

    def fill(self, ops: Ops, engine: EngineConfig, weights: DraftWeights, state: State, batch: FillBatch, bucket: int) -> DraftRows:
        raise NotImplementedError("heads keep no keys and values")


def head_output(ops: Ops, head: Head, feature: Array) -> Array:
    """``feature [*, D]`` as the target would have it some tokens later: ``f + silu(f W + b)``."""
    return feature + jax.nn.silu(ops.product(feature, head.weight) + head.bias)
