"""Log-probabilities of a decode step's tokens, and of a prompt's tokens, under the raw logits, as packed rows.

A packed row is int32 ``[2 + 2k]``: the log-probability of the token (float32 bits), its rank from 1, the ids of the k likeliest tokens in
falling order, and their log-probabilities (float32 bits); k is `EngineConfig.max_logprobs`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Float, Float32, Int32

from xlaengine.config import EngineConfig
from xlaengine.device.prefill import PrefillBatch, in_place
from xlaengine.memory.access import Reading, begins, fixed
from xlaengine.memory.held import Held, held_arrays, with_arrays
from xlaengine.memory.state import State
from xlaengine.models.decoder import Decoder, Tiles, Whole, at_tile, each_tile
from xlaengine.models.weights import Weights
from xlaengine.ops.barriers import zero_of
from xlaengine.ops.base import Ops

POSITIONS = 32
"""The most prompt positions whose logits are in memory at one time. A product for more positions is not faster."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class LogprobsBatch:
    """The output of a step, and the slots of its rows.

    Attributes:
        tokens: int32 [B] or [B, A+1], as in `StepOut`.
        logits: float32 [N, V], cut between devices, as in `StepOut`.
        rows: int32 [R], the slots of the step's batch.
        places: int32 [R, A+1] or None, as in `StepOut`.
    """

    tokens: Any
    logits: Any
    rows: Any
    places: Any = None


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class ScoreBatch:
    """A prompt chunk that ``prefill`` has written, or will write (`score_ahead`), and the token after each position.

    Attributes:
        tokens, targets: int32 [T], padded to a bucket; in a graph by tiles, to the longest bucket.
        slot: int32 scalar.
        start: int32 scalar, the position of ``tokens[0]``.
        count: int32 scalar, how many of the T tokens are not padding.
    """

    tokens: Any
    targets: Any
    slot: Any
    start: Any
    count: Any


def logprobs(ops: Ops, engine: EngineConfig, vocab: int, weights: None, state: None, batch: LogprobsBatch) -> tuple[None, Array]:
    """A step's tokens and their packed rows as one int32 array by slot, ``[B, 3 + 2k]`` or ``[B, A+1, 3 + 2k]``.

    Each token is followed by its packed row, each ``NO_TOKEN`` by zeros. Only this array is copied to the host.
    """
    chosen = batch.tokens.at[batch.rows].get(mode="clip")
    if batch.places is not None:  # each place's logits choose one token at most
        chosen = jnp.zeros(len(batch.logits), jnp.int32).at[batch.places].set(chosen, mode="drop")
    packed = _packed(ops, ops.whole(batch.logits, -1, vocab), chosen, engine.max_logprobs)
    if batch.places is not None:
        packed = packed.at[batch.places].get(mode="fill", fill_value=0)
    by_slot = jnp.zeros((*batch.tokens.shape, packed.shape[-1]), jnp.int32).at[batch.rows].set(packed, mode="drop")
    return None, jnp.concatenate([batch.tokens[..., None], by_slot], axis=-1)


def gathered(ops: Ops, vocab: int, weights: None, state: None, batch: Float32[Array, "N C"]) -> tuple[None, Float32[Array, "N {vocab}"]]:
    """A step's logits, whole on every device, because a process cannot read what the devices of another process hold."""
    return None, ops.whole(batch, -1, vocab)


def score(model: Decoder, engine: EngineConfig, weights: Weights, state: State, batch: ScoreBatch) -> tuple[None, Array]:
    """Packed rows int32 ``[T, 2 + 2k]`` of ``targets``; rows of padding are garbage.

    The chunk runs again over the keys and values that are already in the slot. Nothing is written and no state is returned.
    """
    (T,) = batch.tokens.shape
    positions = batch.start + jnp.arange(T, dtype=jnp.int32)
    written = (batch.start + batch.count)[None]

    def access(positions: Array) -> Reading:
        return Reading(batch.slot[None], positions, written, engine.layout, state.cells)

    cells, k = fixed(state.cells), engine.max_logprobs
    if not engine.prefill_tile:
        tokens_of = Whole(positions[None], access(positions[None]))
        hidden, _ = model.forward(weights, batch.tokens[None], tokens_of, cells)
        return None, _packed_by_parts(model, weights, hidden[0], batch.targets, k)
    tokens, targets, positions = (values.reshape(-1, engine.prefill_tile) for values in (batch.tokens, batch.targets, positions))
    count = (batch.count + engine.prefill_tile - 1) // engine.prefill_tile
    tiles = Tiles(positions, lambda tile: access(at_tile(positions, tile)), count)
    hidden, _ = model.forward(weights, tokens, tiles, cells)
    return None, _packed_by_tiles(model, weights, hidden, targets, k, count)


def score_ahead(model: Decoder, engine: EngineConfig, weights: Weights, state: State, batch: ScoreBatch) -> tuple[None, Array]:
    """`score` of a chunk that ``prefill`` will write afterwards. Layers with recurrent state cannot run a chunk again once their state has
    passed its end. So the chunk runs here first, over a copy of the slot, as in ``prefill``.

    The copy is slot 0. XLA must not know that, because barriers to fusion are made from the slots (`ops.barriers.zero_of`).
    """
    layout = engine.layout
    one = replace(layout, kinds=((1, layout.longest),))

    def alone(held: Held) -> Array:
        if held.is_joined:
            begin = begins(layout, batch.slot)
            return jax.lax.dynamic_slice_in_dim(held.array, begin, layout.longest, axis=held.axes.index("S"))
        return jax.lax.dynamic_slice_in_dim(held.array, batch.slot, 1, axis=held.slot_axis)

    cells, k, T = with_arrays(state.cells, map(alone, held_arrays(state.cells))), engine.max_logprobs, engine.prefill_tile
    slot, start, end, count = zero_of(batch.slot[None]), batch.start, batch.start + batch.count, None
    if T:
        first = jnp.arange(len(batch.tokens) // T, dtype=jnp.int32) * T
        slot, start, end, count = jnp.full_like(first, slot), start + first, jnp.full_like(first, end), (batch.count + T - 1) // T
    tokens, tokens_of = in_place(one, PrefillBatch(batch.tokens, slot, start, end, count))
    hidden, _ = model.forward(weights, tokens, tokens_of, cells)
    if count is None:
        return None, _packed_by_parts(model, weights, hidden[0], batch.targets, k)
    return None, _packed_by_tiles(model, weights, hidden, batch.targets.reshape(tokens.shape), k, count)


def _packed_by_tiles(
    model: Decoder, weights: Weights, hidden: Float[Array, "N T D"], targets: Int32[Array, "N T"], k: int, count: Int32[Array, ""]
) -> Int32[Array, "N*T {2+2*k}"]:
    """Packed rows, one tile at a time; zeros from tile ``count`` on."""

    def of_tile(tile: Array, none: None) -> tuple[Array, None]:
        here, wanted = at_tile(hidden, tile)[0], at_tile(targets, tile)[0]
        return _packed(model.ops, model.logits(weights, here), wanted, k)[None], none

    packed, _ = each_tile(count, of_tile, jnp.zeros((*targets.shape, 2 + 2 * k), jnp.int32), None)
    return packed.reshape(targets.size, -1)


def _packed_by_parts(
    model: Decoder, weights: Weights, hidden: Float[Array, "T D"], targets: Int32[Array, " T"], k: int
) -> Int32[Array, "T {2+2*k}"]:
    """Packed rows, `POSITIONS` at a time, because the logits of all T positions would be the largest array of the engine."""
    T, D = hidden.shape
    size = min(T, POSITIONS)
    count = -(-T // size)
    padding = count * size - T
    parts = jnp.pad(hidden, ((0, padding), (0, 0))).reshape(count, size, D), jnp.pad(targets, (0, padding)).reshape(count, size)
    packed = jax.lax.map(lambda part: _packed(model.ops, model.logits(weights, part[0]), part[1], k), parts)
    return packed.reshape(count * size, -1)[:T]


@jax.named_scope("logprobs")
def _packed(ops: Ops, logits: Float32[Array, "N V"], tokens: Int32[Array, " N"], k: int) -> Int32[Array, "N {2+2*k}"]:
    """Packed rows of the tokens under these logits."""
    bits = jax.lax.bitcast_convert_type
    logp = ops.log_softmax(logits)
    own = jnp.take_along_axis(logp, tokens[:, None], axis=-1)
    rank = 1 + jnp.sum(logp > own, axis=-1, keepdims=True, dtype=jnp.int32)
    top, ids = jax.lax.top_k(logp, k)
    return jnp.concatenate([bits(own, jnp.int32), rank, ids.astype(jnp.int32), bits(top, jnp.int32)], axis=-1)
