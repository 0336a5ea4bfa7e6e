"""Programs that break one promise on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.check.faults.kinds import FaultKind
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.step import Fed, Run
from xlaengine.memory.state import State
from xlaengine.models.experts import Experts, Router, WithShared
from xlaengine.models.spec import FeedForward, Params
from xlaengine.ops.base import Ops, Past
from xlaengine.ops.block_attention import MASKED
from xlaengine.ops.entries import Stored, read
from xlaengine.speculate.judging import Judged, Judging

Attend = Callable[..., Array]
"""`Ops.attend`, with the kernels as its first argument."""

Program = Callable[[Any, State, Any], tuple[State, Any]]


@dataclass(frozen=True)
class OtherAttention:
    """The kernels of ``ops`` with another attention."""

    ops: Ops
    attend: Attend

    def __getattr__(self, name: str) -> Any:
        return getattr(self.ops, name)


def one_key_too_many(ops: Ops, q: Array, past: Past) -> Array:
    """Attention whose queries also see the position after their own. Trees do not change, because ``query_pos`` places ``fresh``."""
    beyond = int(past.fresh is None)
    return ops.attend(q, past._replace(query_pos=past.query_pos + beyond, written=past.written + beyond))


def longest_decides(ops: Ops, q: Array, past: Past) -> Array:
    """Correct attention for the longest row, and so for a row alone. Shorter rows get a softmax over all S, with weights in q's dtype.

    This is what happens if a batch chooses its kernel by its longest row.
    """
    S = past.keys.shape[3]
    held = Stored(past.keys, past.key_scales), Stored(past.values, past.value_scales)
    k, v = (read(jax.tree.map(lambda x: x[past.layer].at[past.rows].get(mode="clip"), each)) for each in held)
    if past.fresh is not None:
        row = jnp.arange(len(past.rows))[:, None]
        k, v = (array.at[row, :, past.query_pos].set(new, mode="drop") for array, new in zip((k, v), past.fresh, strict=True))
    valid = jnp.arange(S) < past.written[:, None]
    seen = valid[:, None, :] & (jnp.arange(S) <= past.query_pos[..., None])
    if past.first is not None:
        seen &= jnp.arange(S) >= past.first[..., None]
    v = jnp.where(valid[:, None, :, None], v, 0)
    scores = jnp.einsum("rtkgh,rksh->rtkgs", q.astype(jnp.float32) * q.shape[-1] ** -0.5, k)
    p = jax.nn.softmax(jnp.where(seen[:, :, None, None], scores, MASKED), axis=-1)
    padded = jnp.einsum("rtkgs,rksh->rtkgh", p.astype(q.dtype).astype(jnp.float32), v).astype(q.dtype)
    return jnp.where((past.written < past.written.max())[:, None, None, None, None], padded, ops.attend(q, past))


def one_proposal_too_many(program: Program, weights: Any, state: State, batch: Any) -> tuple[State, Any]:
    """A step over chains that accepts the first proposal it should reject, and adds the likeliest token after it."""
    after, out = program(weights, state, batch)
    (B, most), V = out.tokens.shape, after.vocab.ends.shape[-1]
    slots, ends = after.slots, after.vocab.ends
    count = (out.tokens != NO_TOKEN).sum(-1, dtype=jnp.int32)
    row = jnp.full((B,), len(batch.rows), jnp.int32).at[batch.rows].set(jnp.arange(len(batch.rows), dtype=jnp.int32), mode="drop")
    last = jnp.maximum(count - 1, 0)
    left = last < batch.counts.at[row].get(mode="fill", fill_value=0)
    rejected = batch.proposals.tokens.at[row, last].get(mode="fill", fill_value=-1)
    place = out.places.at[row, last].get(mode="fill", fill_value=0) + 1
    then = jnp.argmax(out.logits.at[place].get(mode="clip")[..., :V], axis=-1).astype(jnp.int32)
    slot = jnp.arange(B)
    is_token = (rejected >= 0) & (rejected < V)
    goes_on = ~ends.at[slot, rejected].get(mode="clip") & ~ends[slot, then] & (slots.index + 1 < slots.limit) & (count < most)
    wrong = slots.active & (count > 0) & left & is_token & goes_on
    at = jnp.where(wrong, slot, B)
    tokens = out.tokens.at[at, last].set(rejected, mode="drop").at[at, count].set(then, mode="drop")
    places = out.places.at[jnp.where(wrong, row, len(batch.rows)), count].set(place, mode="drop")
    more = wrong.astype(jnp.int32)
    slots = replace(slots, token=jnp.where(wrong, then, slots.token), pos=slots.pos + more, index=slots.index + more)
    return replace(after, slots=slots), replace(out, tokens=tokens, places=places)


def rejected_counts_as_valid(program: Program, weights: Any, state: State, batch: Any) -> tuple[State, Any]:
    """A step after which a row with a rejected proposal continues one position too far."""
    after, out = program(weights, state, batch)
    B, S = after.draft.history.shape
    accepted = (out.tokens != NO_TOKEN).sum(-1, dtype=jnp.int32) - 1
    proposed = jnp.zeros((B,), jnp.int32).at[batch.rows].set(batch.counts, mode="drop")
    wrong = after.slots.active & (accepted >= 0) & (accepted < proposed) & (after.slots.pos + 1 < S)
    return replace(after, slots=replace(after.slots, pos=after.slots.pos + wrong.astype(jnp.int32))), out


def first_counts_alone(program: Program, weights: Any, state: State, batch: Any) -> tuple[State, Any]:
    """A step that counts only the first of a row's tokens for the penalties, whatever number it accepts."""
    after, out = program(weights, state, batch)
    token = out.tokens[:, 0]
    slot = jnp.where(state.slots.adjusts & (token >= 0), jnp.arange(len(token)), len(token))
    counts = state.vocab.counts.at[slot, token].add(1, mode="drop")
    return replace(after, vocab=replace(after.vocab, counts=counts)), out


def padding_counts_as_real(program: Program, weights: Any, state: State, batch: Any) -> tuple[State, Any]:
    """A prefill that treats a chunk's padding as real tokens. Keys and values do not change; recurrent states and convolution inputs do."""
    tiles = 1 if batch.tiles is None else len(batch.slot)
    return program(weights, state, replace(batch, end=batch.start + len(batch.tokens) // tiles))


class AcceptedAndRejected(Judged):
    """Advances recurrent states over the accepted tokens of a chain and the first rejected one. Keys and values do not change."""

    def committed(self, state: State, cells: Any, run: Run) -> Any:
        assert run.places is not None
        nodes, (R, most) = self.nodes, self.nodes.place.shape
        count = (run.places < len(nodes.row)).sum(-1, dtype=jnp.int32)
        row, rejected = jnp.arange(R), jnp.minimum(count, most - 1)
        wrong = (count > 0) & (count < most) & nodes.there[row, rejected]
        places = run.places.at[jnp.where(wrong, row, R), rejected].set(nodes.place[row, rejected], mode="drop")
        return super().committed(state, cells, run._replace(places=places))


class JudgingWithoutRollback(Judging):
    """`Judging` whose chains are `AcceptedAndRejected`."""

    def _judged(self, *arguments: Any, branches: bool = False) -> Fed:
        fed = super()._judged(*arguments, branches=branches)
        return fed if branches else AcceptedAndRejected(**vars(fed))


def rejected_stays_in_recurrent_state(program: Program, weights: Any, state: State, batch: Any) -> tuple[State, Any]:
    """A step over chains after which recurrent states include the first rejected proposal of each row."""
    assert isinstance(program, partial)
    model, engine, judging = program.args
    return program.func(model, engine, JudgingWithoutRollback(judging.tree, judging.places), weights, state, batch)


NEIGHBOURS = 0.1
"""The share of a neighbour's scores that a faulty router adds."""


class NeighboursShiftTies(Router):
    """A router that adds a little of another row's scores to a row's before it ranks experts, as a limit on rows for each expert might."""

    def ranked(self, w: Params, scores: Array) -> Array:
        ranked = super().ranked(w, scores)
        return ranked + NEIGHBOURS * jnp.roll(ranked, 1, axis=0)


def neighbours_shift_ties(program: Program, weights: Any, state: State, batch: Any) -> tuple[State, Any]:
    """A step with `NeighboursShiftTies` in all layers with experts."""
    assert isinstance(program, partial)
    model, *others = program.args
    layers = tuple(replace(layer, feed_forward=_shifted(layer.feed_forward)) for layer in model.spec.layers)
    return program.func(replace(model, spec=replace(model.spec, layers=layers)), *others, weights, state, batch)


def _shifted(feed_forward: FeedForward | None) -> FeedForward | None:
    match feed_forward:
        case WithShared():
            return replace(feed_forward, experts=_shifted(feed_forward.experts))
        case Experts():
            return replace(feed_forward, router=NeighboursShiftTies(**vars(feed_forward.router)))
    return feed_forward


BROKEN_PROGRAMS: dict[FaultKind, tuple[str, Callable[[Program, Any, State, Any], tuple[State, Any]]]] = {
    "overaccept": ("decode_", one_proposal_too_many),
    "rejected-kv": ("decode_", rejected_counts_as_valid),
    "miscount": ("decode_", first_counts_alone),
    "state": ("prefill", padding_counts_as_real),
    "rollback": ("decode_", rejected_stays_in_recurrent_state),
    "router": ("decode", neighbours_shift_ties),
}
"""For each fault: the name prefix of the graphs that it changes, and the program that replaces theirs. Graphs named ``decode_…`` have
several places.
"""

BROKEN_ATTENTION: dict[FaultKind, tuple[tuple[str, ...], Attend]] = {
    "neighbour": (("decode", "probe"), longest_decides),
    "mask": (("decode",), one_key_too_many),
}
"""For each fault: the name prefixes of the graphs that it changes, and the attention that replaces theirs."""
