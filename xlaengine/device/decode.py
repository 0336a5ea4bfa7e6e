"""Decode: one token for each of R rows of the state, sampled in the same graph.

R is the graph's width, not B: the rows that take part are gathered by slot number, so that a nearly
empty engine need not pay for B rows. Rows never move. Widths are used only where their products are proven bit-equal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flax.struct
import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.attention import block_attention
from xlaengine.device.sampling import sample
from xlaengine.device.state import SlotRows, State
from xlaengine.host.plan import NO_TOKEN, NOT_FINITE
from xlaengine.models import decoder
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights


@flax.struct.dataclass
class DecodeBatch:
    """rows: int32 [R], distinct slot numbers; B fills the places nobody uses."""

    rows: Any


@flax.struct.dataclass
class DecodeOut:
    """tokens: int32 [B] by slot, `NO_TOKEN` where the slot took no step, `NOT_FINITE` where it failed.

    It is the one array that crosses to the host, unless log-probabilities are asked for: the ``logprobs`` graph's output holds it too.
    logits: float32 [R, V] stay on the device, for that graph.
    """

    tokens: Any
    logits: Any


def decode(
    model: ModelConfig,
    engine: EngineConfig,
    weights: Weights,
    state: State,
    batch: DecodeBatch,
    attention: Callable[..., Array] = block_attention,
) -> tuple[State, DecodeOut]:
    """Feed each live row's token at its ``pos``, choose the next, and end rows on the device: at their limit, at a token that ends them.

    Args:
        attention: takes what `block_attention` takes.
    """
    B = engine.max_num_seqs
    rows, live = stepping(engine, state, batch)
    target = jnp.where(live, batch.rows, B)  # out of range: the scatter drops what a parked row would write
    hidden, (k, v) = _forward(model, engine, weights, state, rows.token, jnp.where(live, rows.pos, 0), batch.rows, target, attention)
    logits, sound, token = choose(weights, hidden[:, 0], rows, live, state, batch)
    index = rows.index + 1
    ended = state.vocab.ends.at[batch.rows, token].get(mode="clip") | (index >= rows.limit) | ~sound
    after = {"token": token, "pos": rows.pos + 1, "index": index, "active": live & ~ended}
    slots = replace(state.slots, **{name: getattr(state.slots, name).at[target].set(value, mode="drop") for name, value in after.items()})
    counted = jnp.where(rows.adjusts & sound, target, B)
    vocab = replace(state.vocab, counts=state.vocab.counts.at[counted, token].add(1, mode="drop"))
    tokens = jnp.full((B,), NO_TOKEN, jnp.int32).at[target].set(token, mode="drop")
    return State(k=k, v=v, slots=slots, vocab=vocab), DecodeOut(tokens=tokens, logits=logits)


def stepping(engine: EngineConfig, state: State, batch: DecodeBatch) -> tuple[SlotRows, Array]:
    """The rows ``[R]`` of the batch, and which of them take a step, bool ``[R]``."""
    rows = jax.tree.map(lambda column: column.at[batch.rows].get(mode="clip"), state.slots)
    return rows, rows.active & (batch.rows < engine.max_num_seqs)


def choose(weights: Weights, hidden: Array, rows: SlotRows, live: Array, state: State, batch: DecodeBatch) -> tuple[Array, Array, Array]:
    """From ``hidden [R, D]``: logits ``[R, V]``, which rows' are numbers, bool ``[R]``, and the next tokens int32 ``[R]``."""
    logits = decoder.logits(weights, hidden)
    sound = ~jnp.isnan(logits.max(-1))
    return logits, sound, jnp.where(sound, sample(logits, rows, live, state.vocab, batch.rows), NOT_FINITE)


def _forward(
    model: ModelConfig,
    engine: EngineConfig,
    weights: Weights,
    state: State,
    token: Array,
    pos: Array,
    rows: Array,
    target: Array,
    attention: Callable[..., Array],
) -> tuple[Array, tuple[Array, Array]]:
    """Hidden ``[R, 1, D]`` and the KV arrays with one entry written for each target row."""

    def attend(layer: Array, q: Array, k: Array, v: Array, cache: tuple[Array, Array]) -> tuple[Array, tuple[Array, Array]]:
        keys = cache[0].at[layer, target, :, :, pos].set(k[:, 0], mode="drop")
        values = cache[1].at[layer, target, :, pos].set(v[:, 0], mode="drop")
        return attention(q, keys, values, layer, rows, pos[:, None], pos + 1, engine.kv_block), (keys, values)

    return decoder.forward(model, weights, token[:, None], pos[:, None], attend, (state.k, state.v))
