"""Weights and state on the device, and everything that reads or changes them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import jax
import numpy as np
from jax import Array
from jax.profiler import TraceAnnotation

from xlaengine.config import EngineConfig
from xlaengine.control.pacing import Pacing
from xlaengine.control.plan import (
    Admit,
    CopyPrefix,
    Fill,
    FlightPlan,
    KeepState,
    Landed,
    Lease,
    LoadSnapshot,
    LoadState,
    Plan,
    Prefill,
    Probe,
    ReadRouted,
    Restore,
    Save,
    Score,
    Step,
    TakeSnapshot,
    step_graph,
)
from xlaengine.device.logprobs import LogprobsBatch
from xlaengine.device.probe import CompareBatch
from xlaengine.device.step import StepBatch
from xlaengine.device.table import Graph, graph_table, served
from xlaengine.malloc import give_back_freed
from xlaengine.memory.cells import widest_window
from xlaengine.memory.held import parts_of
from xlaengine.memory.move import MoveBatch
from xlaengine.memory.state import State
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.weights import Weights, packed
from xlaengine.ops.chosen import ops_for
from xlaengine.runner.batches import admit_batch, decode_rows, move_batch, plain_vocab_row, prefill_batch, score_batch
from xlaengine.runner.compiler import compile_events, compile_table, forget_compiled, forgotten_on_failure
from xlaengine.runner.flight import Flight, unpack
from xlaengine.runner.ledger import Ledger
from xlaengine.runner.placement import Placement
from xlaengine.runner.plugin import Speculation
from xlaengine.runner.rehearsal import Rehearsal
from xlaengine.runner.saving import read_routed, restore, save
from xlaengine.runner.verdict import KeptVerdicts, Verdict, verdict_of

OnGraph = Callable[[str, int, int], None]


class Runner:
    """Holds the device's memory. Only `collect`, and the rehearsal before the first request, read the device; `dispatch` never does.

    Args:
        weights: in host memory, as `checkpoint.load` gives them for these kernels, layers stacked.
        on_graph: as ``on_done`` of `compile_table`.
        speculation: the proposer of an engine that speculates.
        kept: verdicts of earlier starts. None: always rehearse.

    Attributes:
        decode_widths: the ``config.decode_widths`` that gave the same bits in rehearsal.
        prefill_is_exact: in rehearsal, chunks of all sizes, and tiles at all places of a call, left the same bits. False if this was not
            compared: an engine without tiles and without prefix reuse, whose steps have room for the largest chunk, does not need it.
        decode_is_exact: in rehearsal, a step left the bits of a prompt chunk. False if ``prefill_is_exact`` is False.
        prefix_states: how many states of prompts the device keeps; 0 if no layer keeps recurrent state.
        has_recurrent_state: some layer keeps recurrent state.
        experts: as `ModelSpec.experts`.
        like: the weights' shapes, without values.
        places_are_exact: in rehearsal, steps with several places gave the bits of steps with one. True if there are none.
        pacing: for `Scheduler`; None in an engine that does not speculate.
        ledger: why each graph was compiled, and how often it was launched.
        device_reads: the number of flights that have been read.
        waited_seconds: seconds for which `collect` has waited for the device and its copies.
    """

    placement_type: type[Placement] = Placement
    """The class of `placement`."""

    @forgotten_on_failure()
    def __init__(
        self,
        model: ModelConfig,
        weights: Weights,
        config: EngineConfig,
        on_graph: OnGraph = lambda *_: None,
        speculation: Speculation | None = None,
        kept: KeptVerdicts | None = None,
    ):
        self.model, self.config = model, config
        self.placement = self.placement_type(config.tensor_parallel_size)
        self.ops = ops_for(config)
        self.ops.ready()
        self.speculation = speculation
        self.like: Weights = jax.tree.map(lambda leaf: jax.ShapeDtypeStruct(leaf.shape, leaf.dtype), weights)
        self.graphs = self._table()
        self._graphs = {graph.name: graph for graph in self.graphs}
        shapes: State = self._graphs["admit"].state
        self._parts = parts_of(shapes)
        self.prefix_states = config.prefix_states if shapes.prefix_states else 0
        self.has_recurrent_state = "recurrent" in self._parts
        self.experts = served(model, config).experts
        built = compile_table(self.graphs, self.placement, on_graph)
        self.graphs_from_cache = sum(each.reason == "cache" for each in built.values())
        self.graphs_compiled = len(built) - self.graphs_from_cache
        self.ledger = Ledger(self.graphs, built)
        self._executables = {name: each.executable for name, each in built.items()}
        unused = {width: np.full(width, config.max_num_seqs, np.int32) for width in config.decode_widths}
        self._rows: dict[int, tuple[tuple[int, ...], Any]] = {width: ((), self.placement.put(rows)) for width, rows in unused.items()}
        self._plain = {ignore: self.placement.put(plain_vocab_row(model, ignore)) for ignore in (False, True)}
        self.device_reads = 0
        self.waited_seconds = 0.0
        on_device = self.placement.put(packed(spec_of(model), weights, self.ops))
        self.weights: Weights | None = on_device
        self._proposing = None if speculation is None else speculation.put(config, self._graphs, on_device, self.placement)
        self.state: State | None = None
        code = "" if speculation is None else speculation.code
        verdict = self._rehearsed() if kept is None else kept.verdict(config, built, self._rehearsed, self.placement, code)
        verdict.warn()
        self.prefill_is_exact, self.decode_widths = verdict.prefill_is_exact, verdict.widths
        self.decode_is_exact = verdict.decode_is_exact
        self.pacing: Pacing | None = None
        self.places_are_exact = True
        if speculation is not None:
            self.pacing, self.places_are_exact = speculation.pacing(spec_of(model), config, verdict.speculated, self.placement)
        self.reset()
        self.ledger.warmed_up()

    def _rehearsed(self) -> Verdict:
        self._run("init", None)
        config = self.config
        is_cut = config.prefill_tile or config.prefill_tokens_per_step < config.prefill_buckets[-1]
        mixes_sizes = config.enable_prefix_caching or config.snapshots or is_cut
        rehearsal = Rehearsal if self.speculation is None else self.speculation.rehearsal
        specs = [spec_of(self.model), *([self.speculation.spec] if self.speculation and self.speculation.spec else [])]
        window = max(widest_window(spec.cell_specs, config.cache_len) for spec in specs)
        rehearsed = rehearsal(config, self.model.vocab, self._graphs, self._run, self.placement.put, self._parts, window)
        return verdict_of(rehearsed, of_prefill=bool(mixes_sizes))

    @property
    def compiles_after_warmup(self) -> int:
        """How many modules JAX has compiled for this runner since the table was ready."""
        return len(self.ledger.beside)

    @property
    def steps_are_exact(self) -> bool:
        """Whether steps leave the bits of a prompt chunk, steps with proposals included."""
        return self.decode_is_exact and self.places_are_exact

    def _table(self) -> tuple[Graph, ...]:
        return graph_table(self.model, self.config, self.speculation, like=self.like)

    def _run(self, name: str, batch: Any) -> Any:
        """`_launch` with a batch of host arrays."""
        return self._launch(name, self.placement.put(batch))

    def _launch(self, name: str, batch: Any) -> Any:
        """Launch a graph on its weights, the state and a batch that is on the device; returns its output.

        Under the guard any transfer that is not an explicit put raises. With JAX_DISABLE_JIT=1 JAX would launch no executable, so jit is on
        here.
        """
        graph = self._graphs[name]
        with TraceAnnotation(name), self.placement.guard(), jax.disable_jit(False):
            state, out = self._executables[name](self._weights_of(graph), self.state if graph.state else None, batch)
        self.ledger.launched(name)
        if state is not None:
            self.state = state
        return out

    def _weights_of(self, graph: Graph) -> Any:
        if graph.weights is None:
            return None
        return self._proposing.weights if graph.weights_of == "draft" and self._proposing is not None else self.weights

    def reset(self) -> None:
        """Make an empty state. The old one is freed first, so that there are never two. If this fails, the next dispatch makes it."""
        old, self.state = self.state, None
        for leaf in jax.tree.leaves(old):
            leaf.delete()
        self._run("init", None)

    def dispatch(self, plan: Plan) -> Flight | None:
        """Launch a plan's graphs; returns a flight if they have an output."""
        with compile_events().added_to(self.ledger.beside):
            if self.state is None:
                self._run("init", None)
            return self._dispatch(plan)

    def _dispatch(self, plan: Plan) -> Flight | None:
        match plan:
            case Prefill():
                self._run(self._of_bucket("prefill", plan), prefill_batch(self.config, plan.chunks))
            case Admit():
                self._run("admit", admit_batch(plan, self.model, self._plain, self.config.cache_len if self.speculation else 0))
            case Restore():
                restore(self._run, plan.lease.slot, plan.saved.blocks, plan.saved.recurrent)
            case CopyPrefix():
                self._run("copy_prefix", move_batch(self.config, plan.source, plan.lease.slot, plan.start, plan.end))
            case KeepState():
                self._run("keep_state", MoveBatch(np.int32(plan.lease.slot), np.int32(plan.index)))
            case LoadState():
                self._run("load_state", MoveBatch(np.int32(plan.index), np.int32(plan.lease.slot)))
            case TakeSnapshot():
                self._run("take_snapshot", move_batch(self.config, plan.slot, plan.index, 0, self.config.layout.lengths[plan.slot]))
            case LoadSnapshot():
                self._run("load_snapshot", move_batch(self.config, plan.index, plan.slot, 0, self.config.layout.lengths[plan.slot]))
            case Fill() if self._proposing is not None:
                self._run(self._of_bucket("fill", plan), self._proposing.fill_batch(plan))
            case Step():
                return self._flight(plan, (self._stepped(plan),))
            case Score():
                return self._flight(plan, (self._run(self._of_bucket("score", plan), score_batch(self.config, plan)),))
            case Save():
                return self._flight(plan, save(self._run, self._parts, plan.lease.slot, range(plan.blocks)))
            case ReadRouted():
                return self._flight(plan, read_routed(self._run, plan.lease.slot, plan.tokens, self.config.kv_block))
            case Probe():
                return self._flight(plan, tuple(self._probe(plan)))
        return None

    def _flight(self, plan: FlightPlan, outputs: tuple[Any, ...]) -> Flight:
        self.placement.read_soon(jax.tree.leaves(outputs))
        return Flight(plan, outputs)

    def _of_bucket(self, program: str, plan: Prefill | Fill | Score) -> str:
        """The name of the program's graph for the plan's padded tokens."""
        return f"{program}[{self.config.prefill_size(plan.bucket)}]"

    def _stepped(self, plan: Step) -> Array:
        rows = self._rows_on_device(plan.leases, plan.width)
        batch = StepBatch(rows=rows)
        if plan.places and self._proposing is not None:
            batch = self._proposing.batch(plan, rows, self._launch)
        step = self._launch(step_graph("decode", plan.width, plan.places), batch)
        if not plan.wants_logprobs:
            return step.tokens
        report = LogprobsBatch(tokens=step.tokens, logits=step.logits, rows=rows, places=step.places)
        return self._launch(step_graph("logprobs", plan.width, plan.places), report)

    def _rows_on_device(self, leases: tuple[Lease, ...], width: int) -> Array:
        """The slots of a step, int32 ``[width]``. The array is kept, because most steps have the slots of the step before, and a put takes
        0.4 ms with a cold cache."""
        slots = tuple(lease.slot for lease in leases)
        if slots != self._rows[width][0]:
            self._rows[width] = slots, self.placement.put(decode_rows(leases, width, self.config.max_num_seqs))
        return self._rows[width][1]

    def _probe(self, plan: Probe) -> Iterator[Array]:
        B = self.config.max_num_seqs
        names = [step_graph("probe", width, plan.places) for width in (plan.width, plan.alone)]
        batched = self._run(names[0], StepBatch(rows=decode_rows(plan.leases, plan.width, B)))
        for place, lease in enumerate(plan.leases):
            alone = self._run(names[1], StepBatch(rows=decode_rows((lease,), plan.alone, B)))
            yield self._run("compare", CompareBatch(batched=batched, alone=alone, place=np.int32(place)))

    def collect(self, flight: Flight) -> Landed:
        """Wait for a flight and read it. After the rehearsal, no other code on the host reads the device."""
        began = time.perf_counter()
        with TraceAnnotation("read"), compile_events().added_to(self.ledger.beside):
            arrays = flight.fetch()
        self.waited_seconds += time.perf_counter() - began
        self.device_reads += 1
        return unpack(flight.plan, arrays)

    def optimized(self, module: str) -> str:
        """The text of a compiled module, by JAX's name for it (``jit_decode_8``); empty if it is not a graph of the table."""
        names = (graph.name for graph in self.graphs if f"jit_{graph.module}" == module)
        return next((self._executables[name].as_text() or "" for name in names), "")

    def device_bytes(self) -> int:
        """`Placement.bytes_in_use`."""
        return self.placement.bytes_in_use()

    def close(self) -> None:
        """Drop weights and state. Their memory is free when the last flight has been dropped."""
        for leaf in jax.tree.leaves((self.weights, self.state)):
            leaf.delete()
        if self._proposing is not None:
            self._proposing.close()
            self._proposing = None
        self.weights = self.state = None
        self._rows.clear()
        self._plain.clear()
        self._executables.clear()
        forget_compiled()
        give_back_freed()
