"""Decode: one token for each of R rows of the state, sampled in the same graph.

R is the graph's width, not B: the rows that take part are gathered by slot number, so that a nearly
empty engine need not pay for B rows. Rows never move. Only widths that gave the same bits in rehearsal are used.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.control.plan import NO_TOKEN, NOT_FINITE
from xlaengine.device.sampling import greatest, sample
from xlaengine.memory.access import Scattered
from xlaengine.memory.state import DraftRows, SlotRows, State, VocabRows
from xlaengine.models.decoder import Decoder, Whole
from xlaengine.models.weights import Weights


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class DecodeBatch:
    """rows: int32 [R], distinct slot numbers; unused places hold B."""

    rows: Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class DecodeOut:
    """tokens: int32 [B] by slot, `NO_TOKEN` where the slot took no step, `NOT_FINITE` where it failed.

    It is the one array that crosses to the host, unless log-probabilities are asked for: the ``logprobs`` graph's output holds it too.
    logits: float32 [R, V] stay on the device, for that graph.
    """

    tokens: Any
    logits: Any


def decode(model: Decoder, engine: EngineConfig, weights: Weights, state: State, batch: DecodeBatch) -> tuple[State, DecodeOut]:
    """Feed each live row's token at its ``pos``, choose the next, and end rows on the device: at their limit, at a token that ends them."""
    B = engine.max_num_seqs
    rows, live = stepping(engine, state, batch.rows)
    target = jnp.where(live, batch.rows, B)  # out of range: the scatter drops what a parked row would write
    pos = jnp.where(live, rows.pos, 0)[:, None]
    access = Scattered(batch.rows, pos, pos[:, 0] + 1, engine.kv_block, target[:, None], pos)
    hidden, cells = model.forward(weights, rows.token[:, None], Whole(pos, access), state.cells)
    hidden = hidden[:, 0]
    logits, sound, token = choose(model, weights, hidden, rows, live, state.vocab, batch.rows)
    with jax.named_scope("move_on"):
        index = rows.index + 1
        ended = state.vocab.ends.at[batch.rows, token].get(mode="clip") | (index >= rows.limit) | ~sound
        slots = moved(state.slots, target, token=token, pos=rows.pos + 1, index=index, active=live & ~ended)
        counted = jnp.where(rows.adjusts & sound, target, B)
        vocab = replace(state.vocab, counts=state.vocab.counts.at[counted, token].add(1, mode="drop"))
        tokens = jnp.full((B,), NO_TOKEN, jnp.int32).at[target].set(token, mode="drop")
        draft = remembered(state.draft, target, rows.pos, token, hidden)
    return replace(state, cells=cells, slots=slots, vocab=vocab, draft=draft), DecodeOut(tokens=tokens, logits=logits)


@jax.named_scope("rows")
def stepping(engine: EngineConfig, state: State, slots: Array) -> tuple[SlotRows, Array]:
    """The rows ``[R]`` of ``slots`` int32 [R], and which of them take a step, bool ``[R]``."""
    rows = jax.tree.map(lambda column: column.at[slots].get(mode="clip"), state.slots)
    return rows, rows.active & (slots < engine.max_num_seqs)


def choose(
    model: Decoder,
    weights: Weights,
    hidden: Array,
    rows: SlotRows,
    live: Array,
    vocab: VocabRows,
    slots: Array,
    sample: Callable[..., Array] = sample,
) -> tuple[Array, Array, Array]:
    """From ``hidden [R, D]``: logits ``[R, V]``, which rows' logits hold no NaN, bool ``[R]``, and the next tokens int32 ``[R]``."""
    logits = model.logits(weights, hidden)
    top, plain = greatest(model.ops, logits)  # not in a branch of a condition: XLA:CPU gives those one thread
    sound = ~jnp.isnan(top)
    return logits, sound, jnp.where(sound, sample(model.ops, logits, plain, rows, live, vocab, slots), NOT_FINITE)


def moved(slots: SlotRows, target: Array, **columns: Array) -> SlotRows:
    """The table with the ``columns [R]`` written to the slots ``target`` int32 [R]; a number beyond it writes nothing."""
    return replace(slots, **{name: getattr(slots, name).at[target].set(value, mode="drop") for name, value in columns.items()})


def remembered(draft: DraftRows | None, target: Array, pos: Array, tokens: Array, hidden: Array) -> DraftRows | None:
    """Write what a drafter reads: a token chosen at position ``pos`` to ``history[pos + 1]``, the hidden state that chose it to
    ``features[pos]``. Positions from S on are dropped.

    Args:
        target, pos, tokens: int32 [*], a slot beyond the table where nothing was chosen. hidden: [*, D] that chose them.
    """
    if draft is None:
        return None
    history = draft.history.at[target, pos + 1].set(tokens, mode="drop")
    features = None if draft.features is None else draft.features.at[target, pos].set(hidden, mode="drop")
    return replace(draft, history=history, features=features)
