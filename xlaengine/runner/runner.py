"""Weights and state on the device, and one method for each thing that may happen to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import jax
import numpy as np
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.decode import DecodeBatch, LogprobsBatch
from xlaengine.device.prefill import AdmitBatch, PrefillBatch
from xlaengine.device.state import ROW, State
from xlaengine.device.table import graph_table
from xlaengine.host.plan import Admit, Decode, Plan, Prefill
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights, graph_layout
from xlaengine.protocol import Request, TokenLogprobs
from xlaengine.runner.compiler import compile_events, compile_table
from xlaengine.runner.rehearsal import proven_widths

OnGraph = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Flight:
    """A dispatched decode whose output has not been read.

    Attributes:
        plan: what was dispatched, the leases as they were then.
        tokens: int32 [B] by slot, on the device.
        logprobs: packed int32 [B, 2 + 2k] by slot, on the device, or None where nobody asked.
    """

    plan: Decode
    tokens: Array
    logprobs: Array | None

    @property
    def nbytes(self) -> int:
        return self.tokens.nbytes + (0 if self.logprobs is None else self.logprobs.nbytes)


@dataclass(frozen=True)
class Landed:
    """A flight's output on the host: tokens ``[B]`` by slot, log-probabilities for the slots that wanted them."""

    tokens: list[int]
    logprobs: dict[int, TokenLogprobs]


class Runner:
    """Owns the device's memory. `dispatch` never reads the device; only `collect` does, and the rehearsal before the first request.

    Args:
        weights: host arrays in the engine's dtype, layers stacked.
        on_graph: called as each graph is compiled.

    Attributes:
        decode_widths: those of ``config.decode_widths`` that were proven to give the same bits.
        device_reads: flights that have been read.
    """

    def __init__(self, model: ModelConfig, weights: Weights, config: EngineConfig, on_graph: OnGraph = lambda *_: None):
        self.model, self.config = model, config
        events = compile_events()
        requested, from_cache = events.requested, events.from_cache
        self.graphs = graph_table(model, config)
        self._graphs = {graph.name: graph for graph in self.graphs}
        self._executables = compile_table(self.graphs, on_graph)
        self.graphs_from_cache = events.from_cache - from_cache
        self.graphs_compiled = events.requested - requested - self.graphs_from_cache
        self.device_reads = 0
        self.weights: Weights | None = jax.device_put(graph_layout(weights))
        self.state: State | None = None
        self._run("init", None)
        self.decode_widths = proven_widths(config, model.vocab, self._run)
        self.reset()
        self._requested_at_warm_up = events.requested

    @property
    def compiles_after_warmup(self) -> int:
        """Modules JAX was asked to compile since the table was ready, whoever asked."""
        return compile_events().requested - self._requested_at_warm_up

    def _run(self, name: str, batch: Any) -> Any:
        """Launch a graph on the runner's own weights and state and return its output.

        Under the guard any transfer that is not an explicit put of the batch raises.
        """
        graph = self._graphs[name]
        with jax.transfer_guard("disallow"):
            batch = jax.device_put(batch)
            state, out = self._executables[name](self.weights if graph.weights else None, self.state if graph.state else None, batch)
        if state is not None:
            self.state = state
        return out

    def reset(self) -> None:
        """An empty state; the old one is freed first, so that there are never two."""
        for leaf in jax.tree.leaves(self.state):
            leaf.delete()
        self._run("init", None)

    def dispatch(self, plan: Plan) -> Flight | None:
        """Launch the graph that a plan asks for; a decode gives a flight."""
        match plan:
            case Prefill():
                self._run(f"prefill[{plan.bucket}]", prefill_batch(plan))
            case Admit():
                self._run("admit", admit_batch(plan))
            case Decode():
                return self._dispatch_decode(plan)
        return None

    def _dispatch_decode(self, plan: Decode) -> Flight:
        rows = np.full(plan.width, self.config.max_num_seqs, np.int32)
        rows[: len(plan.leases)] = [lease.slot for lease in plan.leases]
        step = self._run(f"decode[{plan.width}]", DecodeBatch(rows=rows))
        self._start_copy(step.tokens)
        if not plan.wants_logprobs:
            return Flight(plan, step.tokens, None)
        packed = self._run(f"logprobs[{plan.width}]", LogprobsBatch(chosen=step.chosen, logits=step.logits, rows=rows))
        self._start_copy(packed)
        return Flight(plan, step.tokens, packed)

    def _start_copy(self, array: Array) -> None:
        """Let an output come to the host as soon as it is there. A CPU's is there: a copy would only count twice as device bytes."""
        if jax.default_backend() != "cpu":
            array.copy_to_host_async()

    def collect(self, flight: Flight) -> Landed:
        """Wait for a flight and read it: the one place where the host reads the device."""
        self.device_reads += 1
        tokens = np.asarray(flight.tokens).tolist()
        if flight.logprobs is None:
            return Landed(tokens, {})
        packed = np.asarray(flight.logprobs)
        wanted = {lease.slot: count for lease, count in zip(flight.plan.leases, flight.plan.logprobs, strict=True) if count is not None}
        return Landed(tokens, {slot: unpack_logprobs(packed[slot], tokens[slot], count) for slot, count in wanted.items()})

    def device_bytes(self) -> int:
        """Bytes that live on the device now; on CPU, where there are no statistics, those of all live arrays."""
        if stats := jax.devices()[0].memory_stats():
            return stats["bytes_in_use"]
        return sum(array.nbytes for array in jax.live_arrays())

    def close(self) -> None:
        """Drop weights and state. Their memory is free when the last flight has been dropped too."""
        for leaf in jax.tree.leaves((self.weights, self.state)):
            leaf.delete()
        self.weights = self.state = None
        self._executables.clear()


def prefill_batch(plan: Prefill) -> PrefillBatch:
    tokens = np.zeros(plan.bucket, np.int32)
    tokens[: len(plan.tokens)] = plan.tokens
    return PrefillBatch(tokens=tokens, slot=np.int32(plan.lease.slot), start=np.int32(plan.start))


def admit_batch(plan: Admit) -> AdmitBatch:
    """The whole row of a new stream; every field that is not named is an empty slot's."""
    request = plan.request
    row = replace(
        ROW,
        token=np.int32(plan.token),
        pos=np.int32(plan.pos),
        index=np.int32(plan.index),
        limit=np.int32(request.max_tokens),
        active=np.bool_(True),
        stop_at_eos=np.bool_(not request.params.ignore_eos),
        **_sampling(request),
    )
    return AdmitBatch(slot=np.int32(plan.lease.slot), row=row)


def _sampling(request: Request) -> dict[str, Any]:
    params = request.params
    return {
        "key": key_data(request.seed),
        "temperature": np.float32(0 if params.greedy else params.temperature),
        "top_k": np.int32(min(max(params.top_k, 0), np.iinfo(np.int32).max)),
        "top_p": np.float32(params.top_p),
        "min_p": np.float32(params.min_p),
    }


def key_data(seed: int) -> np.ndarray:
    """Threefry key data uint32 [2] of a 64-bit seed: its high and low words, as ``jax.random.key`` has them under x64."""
    return np.array([seed >> 32 & 0xFFFFFFFF, seed & 0xFFFFFFFF], np.uint32)


def unpack_logprobs(packed: np.ndarray, token: int, count: int) -> TokenLogprobs:
    """One slot's row of the ``logprobs`` graph's output, cut to the ``count`` alternatives that were asked for."""
    k = (len(packed) - 2) // 2
    floats = packed.view(np.float32)
    top = zip(packed[2 : 2 + count].tolist(), floats[2 + k : 2 + k + count].tolist(), strict=True)
    return TokenLogprobs(token, float(floats[0]), int(packed[1]), tuple(top))
