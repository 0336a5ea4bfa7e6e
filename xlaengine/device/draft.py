"""A drafter's graphs: proposals for R rows, and its own keys and values brought up to date. Of the state they change `DraftRows` alone."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp

from xlaengine.config import EngineConfig
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.drafting import DraftBatch, Drafter, DraftWeights, FillBatch, Proposals
from xlaengine.memory.state import State
from xlaengine.ops.base import Ops


def draft(
    drafter: Drafter, ops: Ops, engine: EngineConfig, count: int, weights: DraftWeights, state: State, batch: DraftBatch
) -> tuple[State, Proposals]:
    """The first ``count`` proposals of each row that wants them. Other nodes have none: one verify graph takes those of any count."""
    assert engine.speculative is not None
    rows, proposals = drafter.propose(ops, engine, weights, state, batch, count)
    return replace(state, draft=rows), _padded(proposals, engine.speculative.shape.proposals)


def fill(
    drafter: Drafter, ops: Ops, engine: EngineConfig, bucket: int, weights: DraftWeights, state: State, batch: FillBatch
) -> tuple[State, None]:
    """`Drafter.fill`, of ``bucket`` positions of one slot."""
    return replace(state, draft=drafter.fill(ops, engine, weights, state, batch, bucket)), None


def _padded(proposals: Proposals, nodes: int) -> Proposals:
    missing = nodes - proposals.tokens.shape[1]
    tokens = jnp.pad(proposals.tokens, ((0, 0), (0, missing)), constant_values=NO_TOKEN)
    q = proposals.q if proposals.q is None else jnp.pad(proposals.q, ((0, 0), (0, missing), (0, 0)))
    return Proposals(tokens=tokens, q=q)
