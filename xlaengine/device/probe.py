"""Probe: the next token of each of R rows as a step would choose it. Nothing is written and no state is returned.

A step writes a token's key and value and reads them back among the others. A probe puts them into the block after it has been read.
Everything else is the same code, so logits and tokens are those of the step that follows, bit for bit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.step import Places, StepBatch, chosen, stepping
from xlaengine.memory.state import State
from xlaengine.models.decoder import Decoder
from xlaengine.models.weights import Weights


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class ProbeOut:
    """Tokens and logits by place in the batch, padded to the widest decode graph, W. So one graph ``compare`` takes those of any two
    widths.

    Attributes:
        tokens: int32 [W], `NO_TOKEN` if the row would take no step. logits: float32 [W, V], raw.
    """

    tokens: Any
    logits: Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class CompareBatch:
    """The `ProbeOut` of many rows, that of one row at place 0, and the place of this row among the many, int32 scalar."""

    batched: ProbeOut
    alone: ProbeOut
    place: Any


def probe(model: Decoder, engine: EngineConfig, places: Places, weights: Weights, state: State, batch: StepBatch) -> tuple[None, ProbeOut]:
    """Computes a step up to the choice of the rows' next tokens.

    Rows that sample draw with their own noise, as they do without proposals.
    """
    rows, live = stepping(engine, state, batch.rows)
    fed = places.looked_at(model, engine, state, batch, rows, live)
    _, _, logits, _, token = chosen(model, weights, state, fed)
    token, logits = fed.first(token), model.ops.whole(fed.first(logits), -1, model.spec.vocab)
    unused = engine.decode_widths[-1] - len(token)
    tokens = jnp.pad(jnp.where(live, token, NO_TOKEN), (0, unused), constant_values=NO_TOKEN)
    return None, ProbeOut(tokens=tokens, logits=jnp.pad(logits, ((0, unused), (0, 0))))


def compare(weights: None, state: None, batch: CompareBatch) -> tuple[None, Array]:
    """One row among others and alone, as int32 ``[4]``: both tokens, whether all bits of the logits agree, and their worst difference.

    The difference is the largest absolute one, as float32 bits. Only this array is copied to the host.
    """
    one = jax.tree.map(lambda column: jax.lax.dynamic_index_in_dim(column, batch.place, keepdims=False), batch.batched)
    other = jax.tree.map(lambda column: column[0], batch.alone)
    same = _bits(one.logits) == _bits(other.logits)
    worst = jnp.where(same, 0, jnp.abs(one.logits - other.logits)).max()
    return None, jnp.stack([one.tokens, other.tokens, same.all().astype(jnp.int32), _bits(worst)])


def _bits(x: Array) -> Array:
    return jax.lax.bitcast_convert_type(x, jnp.int32)
