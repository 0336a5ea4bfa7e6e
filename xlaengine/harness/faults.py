"""Engines that break one promise on purpose. A check that passes with one of these proves nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from typing import Any, Literal

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.attention import MASKED, block_attention
from xlaengine.device.state import State
from xlaengine.device.table import Graph
from xlaengine.host.plan import Admit, Decode, Landed, Lease, Plan, Prefill, Probe, Restore, Save, SavedKV, StepTokens
from xlaengine.host.stop import end_tokens
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.protocol import SEED_LIMIT, Request, StreamId, TokenLogprobs
from xlaengine.runner import Flight, Runner
from xlaengine.runner.flight import unpack
from xlaengine.runner.runner import OnGraph

FaultKind = Literal["neighbour", "rng", "mask", "stale-kv", "lease"]

NEEDS: dict[FaultKind, str] = {
    "neighbour": "streams of different lengths in one decode",
    "rng": "sampled streams: greedy ones draw nothing",
    "mask": "a slot with something left behind the last key: an earlier tenant's, or a prompt's padding",
    "stale-kv": "a slot that was used before",
    "lease": "two streams in one decode whose tokens differ and end neither",
}
"""Without which a fault changes nothing."""

GOLDEN = 0x9E3779B97F4A7C15
"""2**64 over the golden ratio: its multiples spread evenly."""


@dataclass(frozen=True)
class Injected:
    """Streams that a fault made wrong for the first time, and where.

    Attributes:
        step: ordinal of the decode whose output differed, counted from 0 when the fault was armed.
        streams, slots: in the same order.
    """

    kind: FaultKind
    step: int
    streams: tuple[StreamId, ...]
    slots: tuple[int, ...]


@dataclass(frozen=True)
class Watched(Flight):
    """A flight of an armed runner. step: ordinal of the decode that it is or precedes. honest: the same without the fault."""

    step: int
    honest: Flight


class FaultyRunner(Runner):
    """A runner that is honest until it is armed, and then, from one step on, wrong in one way.

    - ``neighbour``: the longest row of a decode decides how the others' attention is reduced.
    - ``rng``: the slot goes into a stream's key at admission.
    - ``mask``: decode sees one key too many, which an earlier tenant has left there, or a prompt's padding.
    - ``stale-kv``: what should be written to a slot that was used before, prompt chunks and saved KV, is not.
    - ``lease``: two streams get each other's token and log-probabilities, each stream once.

    Each can hide: in a greedy stream, in a key of no weight, in bits that happen to agree. So while it is armed, all that it is told to
    do it also does without the fault, on a state of its own, and a stream counts as injected where its output first differs from that.

    Attributes:
        injected: what went wrong since it was armed, oldest first; also in tokens that came too late for their stream.
    """

    def __init__(self, model: ModelConfig, weights: Weights, config: EngineConfig, kind: FaultKind, on_graph: OnGraph = lambda *_: None):
        self.kind: FaultKind = kind
        self.injected: list[Injected] = []
        self._from: int | None = None
        self._step = 0
        self._breaks_graphs = False
        self._honest_state: State | None = None
        self._honest_saves: dict[StreamId, SavedKV] = {}
        self._tenants: dict[int, Request] = {}
        super().__init__(model, weights, config, on_graph)

    def arm(self, step: int = 0) -> None:
        """Be wrong from the ``step``-th decode on, counted from now. Only while the engine is idle."""
        self.disarm()
        self.injected = []
        self._from, self._step = step, 0

    def disarm(self) -> None:
        """Be honest again. Only while the engine is idle."""
        self._from = self._honest_state = None
        self._honest_saves.clear()

    def _table(self) -> tuple[Graph, ...]:
        return (*super()._table(), *broken_graphs(self.kind, super()._table()))

    def _launch(self, name: str, batch: Any) -> Any:
        broken = f"{self.kind}_{name}"
        return super()._launch(broken if self._breaks_graphs and broken in self._graphs else name, batch)

    def reset(self) -> None:
        self._honest_state = None
        super().reset()

    def dispatch(self, plan: Plan) -> Flight | None:
        if isinstance(plan, Admit):
            self._tenants[plan.lease.slot] = plan.request
        step = self._step
        self._step += isinstance(plan, Decode)
        if self._from is None or step < self._from:
            return super().dispatch(plan)
        honest, flight = self._dispatch_honestly(plan), self._dispatch_wrongly(plan)
        return None if flight is None or honest is None else Watched(plan=flight.plan, outputs=flight.outputs, step=step, honest=honest)

    def _dispatch_honestly(self, plan: Plan) -> Flight | None:
        if self._honest_state is None:
            self._honest_state = jax.device_put(jax.tree.map(np.array, self.state))  # by way of the host: a copy on the device compiles
        if isinstance(plan, Restore):
            plan = replace(plan, saved=self._honest_saves.pop(plan.lease.stream_id, plan.saved))
        self.state, wrong = self._honest_state, self.state
        try:
            return super().dispatch(plan)
        finally:
            self.state, self._honest_state = wrong, self.state

    def _dispatch_wrongly(self, plan: Plan) -> Flight | None:
        match self.kind, plan:
            case "neighbour" | "mask", Decode() | Probe():
                self._breaks_graphs = True
                try:
                    return super().dispatch(plan)
                finally:
                    self._breaks_graphs = False
            case "rng", Admit():
                return super().dispatch(_salted(plan))
            case "stale-kv", Prefill() | Restore() if plan.lease.epoch > 1:
                return None
        return super().dispatch(plan)

    def collect(self, flight: Flight) -> Landed:
        if not isinstance(flight, Watched):
            return super().collect(flight)
        honest = unpack(flight.plan, flight.honest.fetch())
        if self.kind == "lease" and isinstance(flight.plan, Decode):
            flight = self._swapped(flight, flight.plan)
        landed = super().collect(flight)
        match flight.plan, honest, landed:
            case Save(), SavedKV(), _:
                self._honest_saves[flight.plan.lease.stream_id] = honest
            case Decode(), StepTokens(), StepTokens():
                self._compare(flight.step, flight.plan, honest, landed)
        return landed

    def _compare(self, step: int, plan: Decode, honest: StepTokens, landed: StepTokens) -> None:
        def output(tokens: StepTokens, slot: int) -> tuple[int, TokenLogprobs | None]:
            return tokens.tokens[slot], tokens.logprobs.get(slot)

        wrong = [lease for lease in self._untouched(plan) if output(honest, lease.slot) != output(landed, lease.slot)]
        if wrong:
            streams, slots = tuple(lease.stream_id for lease in wrong), tuple(lease.slot for lease in wrong)
            self.injected.append(Injected(self.kind, step, streams, slots))

    def _untouched(self, plan: Decode) -> list[Lease]:
        known = {stream_id for each in self.injected for stream_id in each.streams}
        return [lease for lease in plan.leases if lease.stream_id not in known]

    def _swapped(self, flight: Watched, plan: Decode) -> Watched:
        """With the rows of two streams crossed whose tokens differ and end neither: an end that the host missed would stop the engine."""
        rows = np.array(flight.outputs[0])
        tokens = rows.reshape(len(rows), -1)[:, 0]

        def goes_on(lease: Lease) -> bool:
            ends = end_tokens(self._tenants[lease.slot].params, self.model.eos_token_ids).ends
            return tokens[lease.slot] >= 0 and int(tokens[lease.slot]) not in ends

        slots = [lease.slot for lease in self._untouched(plan) if goes_on(lease)]
        pair = next((pair for pair in combinations(slots, 2) if tokens[pair[0]] != tokens[pair[1]]), None)
        if pair is None:
            return flight
        rows[list(pair)] = rows[list(pair[::-1])]
        return replace(flight, outputs=(jax.device_put(rows),))


def _salted(plan: Admit) -> Admit:
    """The plan with a seed that depends on the slot, 0 included."""
    params = plan.request.params
    seed = (plan.request.seed ^ GOLDEN * (plan.lease.slot + 1)) % SEED_LIMIT
    return replace(plan, request=replace(plan.request, params=replace(params, seed=seed)))


def broken_graphs(kind: FaultKind, table: Sequence[Graph]) -> Iterator[Graph]:
    """Variants of graphs of the table, as ``{kind}_{name}``."""
    programs, attention = BROKEN_ATTENTION.get(kind, ((), None))
    for graph in table:
        if graph.name.startswith(programs):
            program: Callable[..., tuple[Any, Any]] = graph.program
            yield replace(graph, name=f"{kind}_{graph.name}", program=partial(program, attention=attention))


def one_key_too_many(
    q: Array, keys: Array, values: Array, layer: Array, rows: Array, query_pos: Array, written: Array, block: int
) -> Array:
    """`block_attention` whose queries see the position after their own."""
    return block_attention(q, keys, values, layer, rows, query_pos + 1, written + 1, block)


def longest_decides(
    q: Array,
    keys: Array,
    values: Array,
    layer: Array,
    rows: Array,
    query_pos: Array,
    written: Array,
    block: int,
    last: tuple[Array, Array] | None = None,
) -> Array:
    """`block_attention` for the longest row, which a row alone is too; for shorter ones a softmax over all S, its weights in q's dtype.

    So it is where a batch chooses its kernel by its longest row.
    """
    S = keys.shape[-1]
    k, v = (array[layer].at[rows].get(mode="clip") for array in (keys, values))
    if last is not None:
        here = jnp.arange(S) == written[:, None] - 1
        k = jnp.where(here[:, None, None, :], last[0][..., None], k)
        v = jnp.where(here[:, None, :, None], last[1][:, :, None], v)
    valid = jnp.arange(S) < written[:, None]
    q32, k, v = (array.astype(jnp.float32) for array in (q, k, jnp.where(valid[:, None, :, None], v, 0)))
    scores = jnp.einsum("rtkgh,rkhs->rtkgs", q32 * q.shape[-1] ** -0.5, k)
    p = jax.nn.softmax(jnp.where(valid[:, None, None, None], scores, MASKED), axis=-1)
    padded = jnp.einsum("rtkgs,rksh->rtkgh", p.astype(q.dtype).astype(jnp.float32), v).astype(q.dtype)
    alone = block_attention(q, keys, values, layer, rows, query_pos, written, block, last)
    return jnp.where((written < written.max())[:, None, None, None, None], padded, alone)


BROKEN_ATTENTION: dict[FaultKind, tuple[tuple[str, ...], Callable[..., Array]]] = {
    "neighbour": (("decode[", "probe["), longest_decides),
    "mask": (("decode[",), one_key_too_many),
}
"""Programs that a fault gives another attention."""
