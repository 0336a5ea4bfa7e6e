"""Probe: the next token of each of R rows as a step would choose it. Nothing is written and no state is returned.

A step writes a token's key and value to the slot, and reads them back among the others. A probe reads a block of keys and values from the
slot, and then puts the token's own into the block. Everything else is the same code, so logits and tokens are those of the step that
follows, bit for bit.
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
    """Tokens and logits by place in the batch, padded to W, the width of the widest decode graph. So one graph ``compare`` takes the
    outputs of any two widths.

    Attributes:
        tokens: int32 [W], `NO_TOKEN` if the row would take no step.
        logits: float32 [W, V], raw.
    """

    tokens: Any
    logits: Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class CompareBatch:
    """One row's probe among other rows, and its probe alone.

    Attributes:
        batched: the `ProbeOut` of many rows.
        alone: the `ProbeOut` of the one row, which is at place 0.
        place: int32 scalar, the place of the one row among the many.
    """

    batched: ProbeOut
    alone: ProbeOut
    place: Any


def probe(model: Decoder, engine: EngineConfig, places: Places, weights: Weights, state: State, batch: StepBatch) -> tuple[None, ProbeOut]:
    """Computes a step up to the choice of the rows' next tokens.

    Rows that sample draw with their own noise, as in a step without proposals.
    """
    rows, live = stepping(engine, state, batch.rows)
    fed = places.looked_at(model, engine, state, batch, rows, live)
    _, _, logits, _, token = chosen(model, weights, state, fed)
    token, logits = fed.first(token), model.ops.whole(fed.first(logits), -1, model.spec.vocab)
    unused = engine.decode_widths[-1] - len(token)
    tokens = jnp.pad(jnp.where(live, token, NO_TOKEN), (0, unused), constant_values=NO_TOKEN)
    return None, ProbeOut(tokens=tokens, logits=jnp.pad(logits, ((0, unused), (0, 0))))


def compare(weights: None, state: None, batch: CompareBatch) -> tuple[None, Array]:
    """Compares one row among others with the same row alone.

    Returns int32 ``[4]``: both tokens, whether all bits of the logits agree, and the largest absolute difference of the logits as float32
    bits. Only this array is copied to the host.
    """
    one = jax.tree.map(lambda column: jax.lax.dynamic_index_in_dim(column, batch.place, keepdims=False), batch.batched)
    other = jax.tree.map(lambda column: column[0], batch.alone)
    same = _bits(one.logits) == _bits(other.logits)
    worst = jnp.where(same, 0, jnp.abs(one.logits - other.logits)).max()
    return None, jnp.stack([one.tokens, other.tokens, same.all().astype(jnp.int32), _bits(worst)])


def _bits(x: Array) -> Array:
    return jax.lax.bitcast_convert_type(x, jnp.int32)
