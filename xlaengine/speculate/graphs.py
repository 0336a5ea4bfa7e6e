"""The graphs of speculation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, ShapeDtypeStruct

from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.step import stepping
from xlaengine.device.table import Graph, for_devices, int32, probe_graph, shapes_of, step_graphs, tiles_of
from xlaengine.memory.state import State
from xlaengine.models.decoder import Decoder
from xlaengine.ops.base import Ops
from xlaengine.speculate.judging import JudgeBatch, Judging
from xlaengine.speculate.proposer import Cache, DraftCall, Proposals, Proposer


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class DraftBatch:
    """
    Attributes:
        rows: int32 [R], distinct slot numbers; unused places hold B.
        wants: bool [R], whether the row gets proposals.
    """

    rows: Any
    wants: Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class FillBatch:
    """A `control.plan.Fill`, as int32 scalars.

    Attributes:
        tiles: the number of tiles to compute; None in a graph without tiles.
    """

    slot: Any
    start: Any
    tiles: Any = None


def fill_batch(config: EngineConfig, slot: int, start: int, bucket: int) -> FillBatch:
    tiles = np.int32(bucket // config.prefill_tile) if config.prefill_tile else None
    return FillBatch(slot=np.int32(slot), start=np.int32(start), tiles=tiles)


def draft(
    proposer: Proposer,
    ops: Ops,
    engine: EngineConfig,
    settings: SpeculativeConfig,
    count: int,
    weights: Any,
    state: State,
    batch: DraftBatch,
) -> tuple[State, Proposals]:
    """The first ``count`` proposals of each row that wants them. The other nodes stay empty, so that the output has the same shape for
    every count.
    """
    rows, live = stepping(engine, state, batch.rows)
    call = DraftCall(ops, engine, settings, batch.rows, rows, batch.wants & live, state.draft)
    after, found = proposer.propose(call, weights, count)
    missing = settings.shape.proposals - found.tokens.shape[1]
    tokens = jnp.pad(found.tokens, ((0, 0), (0, missing)), constant_values=NO_TOKEN)
    q = found.q if found.q is None else jnp.pad(found.q, ((0, 0), (0, missing), (0, 0)))
    return replace(state, draft=after), Proposals(tokens=tokens, q=q)


def fill(
    cache: Cache, ops: Ops, engine: EngineConfig, settings: SpeculativeConfig, bucket: int, weights: Any, state: State, batch: FillBatch
) -> tuple[State, None]:
    """`Cache.fill` for ``bucket`` positions of one slot. Positions beyond the stream are not written."""
    slots: Array = batch.slot[None]
    rows = jax.tree.map(lambda column: column.at[slots].get(mode="clip"), state.slots)
    call = DraftCall(ops, engine, settings, slots, rows, rows.active, state.draft)
    return replace(state, draft=cache.fill(call, weights, batch.start, bucket, batch.tiles)), None


def graphs(
    proposer: Proposer, settings: SpeculativeConfig, model: Decoder, engine: EngineConfig, weights: Any, state: State
) -> Iterator[Graph]:
    """All graphs in the order in which they are compiled: proposing, filling the proposer's cache, judging.

    Args:
        weights, state: shapes of the target's weights and of the engine's state.
    """
    R, ops = engine.decode_widths[-1], model.ops
    own = shapes_of(proposer.weights(weights), engine.dtype, ops)
    drafting = DraftBatch(rows=int32(R), wants=ShapeDtypeStruct((R,), jnp.bool_))
    for count in settings.counts:
        program = partial(draft, proposer, ops, engine, settings, count)
        yield Graph(f"draft_{count}[{R}]", program, own, state, drafting, weights_of="draft")
    if (cache := proposer.cache) is not None:
        for T in engine.prefill_sizes:
            place = FillBatch(slot=int32(), start=int32(), tiles=tiles_of(engine))
            yield Graph(f"fill[{T}]", partial(fill, cache, ops, engine, settings, T), own, state, place, weights_of="draft")
    most = Graph("draft", partial(draft, proposer, ops, engine, settings, settings.counts[-1]), own, state, drafting)
    _, proposals = jax.eval_shape(for_devices(most, engine).program, own, state, drafting)
    batch = JudgeBatch(rows=int32(R), counts=int32(R), proposals=proposals)
    for N in engine.step_places:
        yield from step_graphs(model, engine, Judging(settings.shape, N), R, weights, state, batch, N, settings.shape.depth + 1)
    if engine.probe:
        N = engine.step_places[-1]
        yield probe_graph(model, engine, Judging(settings.shape, N), R, weights, state, N)
