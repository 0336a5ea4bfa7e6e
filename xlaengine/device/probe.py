"""Probe: the next token of each of R rows as `decode` would choose it, with nothing written and no state returned.

``decode`` writes a token's key and value and reads them back among the others; here they are laid over the block that has been
read. Everything else is the same code, so logits and tokens are those of the decode that follows, bit for bit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.decode import DecodeBatch, choose, stepping
from xlaengine.device.drafting import Proposals
from xlaengine.device.verify import VerifyBatch, branches, choices, laid_out
from xlaengine.memory.access import Overlaid, fixed
from xlaengine.memory.state import State
from xlaengine.models.decoder import Decoder, Whole
from xlaengine.models.weights import Weights


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class ProbeOut:
    """By place in the batch, padded to the widest decode graph, W, so that one ``compare`` takes those of any two widths.

    tokens: int32 [W], `NO_TOKEN` where the row would take no step. logits: float32 [W, V], raw.
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


def probe(model: Decoder, engine: EngineConfig, weights: Weights, state: State, batch: DecodeBatch) -> tuple[None, ProbeOut]:
    """The step that ``decode`` would take, as far as the choice of its tokens."""
    rows, live = stepping(engine, state, batch.rows)
    pos = jnp.where(live, rows.pos, 0)[:, None]
    access = Overlaid(batch.rows, pos, pos[:, 0] + 1, engine.kv_block, state.cells)
    hidden, _ = model.forward(weights, rows.token[:, None], Whole(pos, access), fixed(state.cells))
    logits, _, token = choose(model, weights, hidden[:, 0], rows, live, state.vocab, batch.rows)
    unused = engine.decode_widths[-1] - len(token)
    tokens = jnp.pad(jnp.where(live, token, NO_TOKEN), (0, unused), constant_values=NO_TOKEN)
    return None, ProbeOut(tokens=tokens, logits=jnp.pad(logits, ((0, unused), (0, 0))))


def probe_verify(
    model: Decoder, engine: EngineConfig, places: int, weights: Weights, state: State, batch: DecodeBatch
) -> tuple[None, ProbeOut]:
    """The next tokens as a pass over proposals of all rows would choose them.

    Each row proposes its last token again, as often as it may: what is proposed must change neither that row's next
    token nor a neighbour's. Nothing is drafted, since that writes. Rows that sample draw with their own noise, as they do in ``decode``.

    Args:
        places: N of the ``verify`` graph whose shape it has.
    """
    assert engine.speculative is not None
    tree = engine.speculative.shape
    rows, live = stepping(engine, state, batch.rows)
    tokens = jnp.broadcast_to(rows.token[:, None], (len(batch.rows), tree.proposals))
    counts = jnp.full(len(batch.rows), tree.proposals, jnp.int32)
    pass_over = VerifyBatch(rows=batch.rows, counts=counts, proposals=Proposals(tokens=tokens, q=None))
    nodes = laid_out(engine, tree, places, model.spec.vocab, rows, live, pass_over)
    hidden, _ = branches(model, engine, weights, state, batch.rows, nodes)
    logits, chosen, _ = choices(model, tree, weights, hidden, rows, state.vocab, pass_over, nodes)
    own = logits.at[nodes.place[:, 0]].get(mode="clip")
    return None, ProbeOut(tokens=jnp.where(live, chosen[:, 0], NO_TOKEN), logits=own)


def compare(weights: None, state: None, batch: CompareBatch) -> tuple[None, Array]:
    """One row among others and alone, as int32 ``[4]``: both tokens, whether all bits of the logits agree, and their worst difference.

    The difference is the largest absolute one, as float32 bits. It is the one array that crosses to the host.
    """
    one = jax.tree.map(lambda column: jax.lax.dynamic_index_in_dim(column, batch.place, keepdims=False), batch.batched)
    other = jax.tree.map(lambda column: column[0], batch.alone)
    same = _bits(one.logits) == _bits(other.logits)
    worst = jnp.where(same, 0, jnp.abs(one.logits - other.logits)).max()
    return None, jnp.stack([one.tokens, other.tokens, same.all().astype(jnp.int32), _bits(worst)])


def _bits(x: Array) -> Array:
    return jax.lax.bitcast_convert_type(x, jnp.int32)
