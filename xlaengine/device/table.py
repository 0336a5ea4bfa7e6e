"""The table of graphs: every program at every shape that an engine runs. Nothing else is compiled for it."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from importlib.metadata import version
from typing import Any, Literal, Protocol

import jax
import jax.numpy as jnp
from jax import ShapeDtypeStruct
from jax.stages import Compiled, Lowered, Traced

from xlaengine.config import EngineConfig
from xlaengine.control.plan import step_graph
from xlaengine.device.logprobs import LogprobsBatch, ScoreBatch, gathered, logprobs, score, score_ahead
from xlaengine.device.prefill import AdmitBatch, PrefillBatch, admit, prefill
from xlaengine.device.probe import CompareBatch, ProbeOut, compare, probe
from xlaengine.device.routed import routed
from xlaengine.device.spread import COLUMNS, WHOLE, mesh_of, on_all_devices, part_of, sharded
from xlaengine.device.step import OnePlace, Places, StepBatch, StepOut, step
from xlaengine.memory.held import Part, by_position, held_arrays
from xlaengine.memory.move import MoveBatch, Place, move
from xlaengine.memory.state import ROW, Holds, Remembers, State, vocab_row, zeros
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import AFTER_NORM, Decoder
from xlaengine.models.families import spec_of
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights, abstract_like, packed
from xlaengine.ops.base import Ops
from xlaengine.ops.chosen import ops_for, ops_of
from xlaengine.ops.params import is_param, shape_of

log = logging.getLogger(__name__)

WEIGHTS, STATE, BATCH = 0, 1, 2
"""Argument positions of every program."""

AS_WRITTEN = {"xla_allow_excess_precision": False}
"""Without it XLA drops roundings to bfloat16 inside fusions, and fuses each graph differently. Float32 graphs are the same either way."""

HAS_OLD_FUSIONS = jax.__version_info__ < (0, 11)

OWN_SUMS = {"xla_cpu_experimental_ynn_fusion_type": "LIBRARY_FUSION_TYPE_INDIVIDUAL_DOT"} | (
    {"xla_cpu_use_fusion_emitters": False} if HAS_OLD_FUSIONS else {}
)
"""Gives YNNPACK products alone. By default XLA:CPU also gives it sums, if all rows together have at least 4096 elements. YNNPACK adds in
another order, so a row's bits would depend on the number of rows (spike/08). Its maximum ignores NaN.

Without fusion emitters XLA:CPU adds from the first number to the last. With them it lets LLVM choose the order of a sum, and LLVM chooses
another order in some graphs of one row (spike/61). jax 0.11 always has fusion emitters."""

ONE_ORDER = {"xla_cpu_enable_platform_dependent_math": False}
"""Keeps YNNPACK to kernels that all add the terms of a product in one order. By default it chooses among all kernels by the shape. On a CPU
with AMX it then multiplies 16 rows of bfloat16 in another order than 2 rows, so a row's bits would depend on the number of rows (spike/08).
XLA also computes 1/sqrt(x) without the CPU's estimate, which is not the same on all CPUs."""

REPEATABLE = {"xla_gpu_deterministic_ops": True}
"""Without it XLA:GPU may add with atomic operations, in another order at each run. It would also choose kernels by timing them while it
compiles, so that another process could choose others, with other bits."""

OF_PLATFORM: Mapping[str, Mapping[str, Any]] = {"cpu": OWN_SUMS | ONE_ORDER, "gpu": REPEATABLE}
"""Options of all graphs, by JAX's name of the platform."""

UNKNOWN_OPTION = "No such compile option"
"""How XLA's error begins for an option that it does not know; the option's name follows."""


@dataclass(frozen=True)
class Graph:
    """A program at one fixed shape: one executable, one manifest entry.

    Attributes:
        name: program and shape, e.g. ``decode[8]``.
        program: ``program(weights, state, batch) -> (state, out)``; an argument or result that it does not have is None.
        weights, state, batch: trees of `ShapeDtypeStruct`, or None.
        weights_of: which model the weights belong to, the target or the drafter.
        read_only: the state is read, and neither donated nor returned. Every other graph with a state donates it.
        batch_specs, out_specs: how several devices hold the batch and the output, as arguments of `spread.on_all_devices`.
    """

    name: str
    program: Callable[[Any, Any, Any], tuple[Any, Any]]
    weights: Any = None
    state: Any = None
    batch: Any = None
    weights_of: Literal["target", "draft"] = "target"
    read_only: bool = False
    batch_specs: Any = WHOLE
    out_specs: Any = WHOLE

    @property
    def module(self) -> str:
        """Its name in profiles and in ``graphs/``, e.g. ``decode_8``."""
        return self.name.replace("[", "_").replace("]", "")

    def lower(self) -> Lowered:
        """Traces and lowers the graph for the default device's platform."""
        with own_settings():
            return self.trace().lower()

    def trace(self) -> Traced:
        """Traces the graph. No other function jits a graph. The result can be lowered for several platforms."""

        def named(weights: Any, state: Any, batch: Any) -> tuple[Any, Any]:
            return self.program(weights, state, batch)

        named.__name__ = self.module
        # keep_unused: a graph keeps all its arguments, even those that this version of the program does not read
        donated = () if self.read_only else STATE
        with own_settings():
            jitted = jax.jit(named, donate_argnums=donated, keep_unused=True, compiler_options=AS_WRITTEN)
            return jitted.trace(self.weights, self.state, self.batch)


def compiled(lowered: Lowered, platform: str, options: Mapping[str, Any] | None = None) -> Compiled:
    """Compiles a lowered graph. If jaxlib lacks an option of `OF_PLATFORM`, the graph is compiled without it, with a warning; the rehearsal
    finds which graphs agree.

    Args:
        options: options of XLA, which are added to those of every graph, or replace them.

    Raises:
        jax.errors.JaxRuntimeError: XLA refuses the graph or another option.
    """
    asked = {**AS_WRITTEN, **(options or {})}
    of_platform = dict(OF_PLATFORM.get(platform, {}))
    while True:
        try:
            return lowered.compile(compiler_options={**of_platform, **asked})
        except jax.errors.JaxRuntimeError as error:
            name = str(error).partition(UNKNOWN_OPTION)[2].strip(": '")
            if of_platform.pop(name, None) is None:
                raise
            _warn_of_option(name)


@functools.cache  # warns once for each option
def _warn_of_option(name: str) -> None:
    log.warning("jaxlib %s does not know the compile option %r: graphs are compiled without it", version("jaxlib"), name)


@contextmanager
def own_settings() -> Iterator[None]:
    """Sets the JAX settings that a graph depends on, whatever the environment (``JAX_DISABLE_JIT=1``) or the caller's program has set."""
    with (
        jax.enable_x64(False),  # Python's own numbers would get 64 bits
        jax.default_matmul_precision("float32"),  # a GPU's default rounds the factors to fewer bits; on a CPU it changes nothing
        jax.threefry_partitionable(True),  # without it a key gives other noise
        jax.disable_jit(False),
        jax.numpy_rank_promotion("allow"),
        jax.set_mesh(None),  # arrays would be spread as its axes say
    ):
        yield


class Extension(Protocol):
    """What speculation adds to an engine's table.

    Attributes:
        remembers: what the state keeps for it.
        spec: the specification of its own layers; None if it has none.
    """

    @property
    def spec(self) -> ModelSpec | None: ...

    @property
    def remembers(self) -> Remembers: ...

    def graphs(self, model: Decoder, engine: EngineConfig, weights: Weights, state: State) -> Iterator[Graph]:
        """Its graphs, for a model whose ``weights`` and an engine whose ``state`` have these shapes."""
        ...


@own_settings()
def graph_table(
    model: ModelConfig,
    engine: EngineConfig,
    speculation: Extension | None = None,
    ops: Ops | None = None,
    *,
    like: Weights | None = None,
) -> tuple[Graph, ...]:
    """All graphs of an engine, in the order in which they are compiled.

    Args:
        ops: the kernels; None: those that ``engine`` names.
        like: the weights, or their shapes, as `models.weights.abstract_like` takes them.

    Raises:
        ValueError: ``engine`` is to speculate without ``speculation``, or the other way around; a layer of the drafter has recurrent state;
            or the experts of tokens are wanted, and the model has none.
    """
    if (engine.speculative is None) != (speculation is None):
        raise ValueError(f"speculative is {engine.speculative}, and speculation is {speculation}: give both or neither")
    features = () if speculation is None else speculation.remembers.features
    decoder = Decoder(served(model, engine), ops or ops_for(engine), features or (AFTER_NORM,))
    weights = shapes_of(packed(decoder.spec, abstract_like(decoder.spec, like), decoder.ops), engine.dtype, decoder.ops)
    empty = partial(zeros, holds(decoder.spec, speculation), engine, decoder.ops)
    state: State = jax.eval_shape(empty)
    _require_positions(None if speculation is None else speculation.spec, state)
    graphs = (
        Graph("init", lambda weights, state, batch: (part_of(empty(), engine.tensor_parallel_size), None)),
        *_slot_graphs(decoder, engine, state),
        *_prompt_graphs(decoder, engine, weights, state),
        *(graph for R in engine.decode_widths for graph in step_graphs(decoder, engine, OnePlace(), R, weights, state)),
        *(speculation.graphs(decoder, engine, weights, state) if speculation else ()),
        *_probe_graphs(decoder, engine, weights, state),
    )
    init, *others = graphs
    return for_devices(init, engine, gives=state), *(for_devices(graph, engine) for graph in others)


def for_devices(graph: Graph, engine: EngineConfig, gives: State | None = None) -> Graph:
    """Turns a graph for one device into a graph for all devices of an engine.

    Args:
        gives: the shapes of the state that the graph returns, if it takes no state.
    """
    if engine.tensor_parallel_size == 1:
        return graph
    mesh = mesh_of(engine.tensor_parallel_size)
    after = gives or (None if graph.read_only else graph.state)
    program = on_all_devices(graph.program, mesh, graph.weights, graph.state, after, graph.batch_specs, graph.out_specs)
    weights, state, batch = sharded(graph.weights, mesh), sharded(graph.state, mesh), sharded(graph.batch, mesh, graph.batch_specs)
    return replace(graph, program=program, weights=weights, state=state, batch=batch)


def served(model: ModelConfig, engine: EngineConfig) -> ModelSpec:
    """The model as an engine computes it.

    Raises:
        ValueError: the experts of tokens are wanted, and the model has none.
    """
    return spec_of(model).reporting() if engine.enable_return_routed_experts else spec_of(model)


def _require_positions(proposer: ModelSpec | None, state: State) -> None:
    """Refuse a drafter that keeps recurrent state. It is fed some tokens again, so it must be able to go back to an earlier position."""
    if proposer is not None and state.draft is not None and (why := _recurrent_state(proposer, state.draft.cells)):
        raise ValueError(f"speculative: a drafter must be able to go back to an earlier position, and {why}")


def _recurrent_state(spec: ModelSpec, cells: Any) -> str:
    """Which layers keep recurrent state, in words; empty if none does."""
    groups = zip(spec.groups, cells, strict=True)
    layers = [(layer, group.repeats, cell) for group, own in groups for layer, cell in zip(group.pattern, own, strict=True)]
    recurrent = [(layer.mixer.scope, repeats) for layer, repeats, cell in layers if not by_position(cell)]
    names = ", ".join(sorted({name for name, _ in recurrent}))
    total = sum(repeats for _, repeats, _ in layers)
    return f"{sum(repeats for _, repeats in recurrent)} of {total} layers ({names}) keep recurrent state" if recurrent else ""


def holds(spec: ModelSpec, speculation: Extension | None) -> Holds:
    """What the state of an engine holds."""
    return Holds(spec.cell_specs, spec.vocab, spec.d_model, None if speculation is None else speculation.remembers)


def _slot_graphs(model: Decoder, engine: EngineConfig, state: State) -> Iterator[Graph]:
    """Graphs that move one slot's data, whatever the model computes."""
    row, vocab = jax.tree.map(lambda leaf: ShapeDtypeStruct(leaf.shape, leaf.dtype), (ROW, vocab_row(model.spec.vocab)))
    history = None if state.draft is None else int32(engine.cache_len)
    yield Graph("admit", admit, state=state, batch=AdmitBatch(slot=int32(), row=row, vocab=vocab, history=history))

    def moving(source: Place, target: Place, only: Part | None = None, ops: Ops = model.ops) -> Callable[..., tuple[Any, Any]]:
        return partial(move, source, target, only, engine.layout, ops)

    def with_host(part: Part, first: Any, suffix: str) -> Iterator[Graph]:
        if held_arrays(state, only=part):
            out = MoveBatch(source=int32(), first=first)
            _, arrays = jax.eval_shape(moving("slot", "host", part, ops_of(engine.kernels)), None, state, out)
            back = MoveBatch(target=int32(), first=first, arrays=arrays)
            yield Graph(f"save{suffix}", moving("slot", "host", part), state=state, batch=out, read_only=True)
            yield Graph(f"restore{suffix}", moving("host", "slot", part), state=state, batch=back)

    yield from with_host("entries", int32(), "")
    yield from with_host("recurrent", None, "_recurrent")
    between = MoveBatch(source=int32(), target=int32(), first=int32(), end=int32())
    if engine.enable_prefix_caching and (state.prefix_states or by_position(state.cells)):
        yield Graph("copy_prefix", moving("slot", "slot", "entries"), state=state, batch=between)
    if state.prefix_states:
        whole = MoveBatch(source=int32(), target=int32())
        yield Graph("keep_state", moving("slot", "prefix", "recurrent"), state=state, batch=whole)
        yield Graph("load_state", moving("prefix", "slot", "recurrent"), state=state, batch=whole)
    if engine.snapshots:
        yield Graph("take_snapshot", moving("slot", "snapshot"), state=state, batch=between)
        yield Graph("load_snapshot", moving("snapshot", "slot"), state=state, batch=between)
    if engine.enable_return_routed_experts:
        block = MoveBatch(source=int32(), first=int32())
        yield Graph("routed", partial(routed, model.spec, engine.layout), state=state, batch=block, read_only=True)


def _prompt_graphs(model: Decoder, engine: EngineConfig, weights: Weights, state: State) -> Iterator[Graph]:
    for T in engine.prefill_sizes:
        place = (T // engine.prefill_tile,) if engine.prefill_tile else ()
        batch = PrefillBatch(tokens=int32(T), slot=int32(*place), start=int32(*place), end=int32(*place), tiles=tiles_of(engine))
        yield Graph(f"prefill[{T}]", partial(prefill, model, engine), weights, state, batch)
        if engine.prompt_logprobs:
            chunk = ScoreBatch(tokens=int32(T), targets=int32(T), slot=int32(), start=int32(), count=int32())
            program = score if by_position(state.cells) else score_ahead
            yield Graph(f"score[{T}]", partial(program, model, engine), weights, state, chunk, read_only=True)


def step_graphs(
    model: Decoder,
    engine: EngineConfig,
    places: Places,
    R: int,
    weights: Weights,
    state: State,
    batch: Any = None,
    N: int = 0,
    most: int = 1,
) -> Iterator[Graph]:
    """Graphs of a step of R rows: the step itself, its log-probabilities, and with several processes its logits for the rehearsal.

    Args:
        batch: the shapes of the step's batch; None for a step with one place for each row.
        N: the number of places that the rows share; 0 for a step with one place for each row.
        most: the most tokens that a row may get.
    """
    V = model.spec.vocab
    program, batch = partial(step, model, engine, places), batch or StepBatch(rows=int32(R))
    yield Graph(step_graph("decode", R, N), program, weights, state, batch, out_specs=StepOut(WHOLE, COLUMNS, WHOLE))
    logits = ShapeDtypeStruct((N or R, model.ops.width(weights.lm_head, V)), jnp.float32)
    if jax.process_count() > 1:
        yield Graph(step_graph("logits", R, N), partial(gathered, model.ops, V), batch=logits, batch_specs=COLUMNS)
    if engine.max_logprobs:
        B, several = engine.max_num_seqs, (most,) if N else ()
        report = LogprobsBatch(int32(B, *several), logits, rows=int32(R), places=int32(R, most) if N else None)
        cut = LogprobsBatch(WHOLE, COLUMNS, WHOLE, WHOLE)
        yield Graph(step_graph("logprobs", R, N), partial(logprobs, model.ops, engine, V), batch=report, batch_specs=cut)


def _probe_graphs(model: Decoder, engine: EngineConfig, weights: Weights, state: State) -> Iterator[Graph]:
    if not engine.probe:
        return
    for R in engine.decode_widths:
        yield probe_graph(model, engine, OnePlace(), R, weights, state)
    W = engine.decode_widths[-1]
    found = ProbeOut(tokens=int32(W), logits=ShapeDtypeStruct((W, model.spec.vocab), jnp.float32))
    yield Graph("compare", compare, batch=CompareBatch(batched=found, alone=found, place=int32()))


def probe_graph(model: Decoder, engine: EngineConfig, places: Places, R: int, weights: Weights, state: State, N: int = 0) -> Graph:
    """The probe graph for a step of `step_graphs`."""
    return Graph(step_graph("probe", R, N), partial(probe, model, engine, places), weights, state, StepBatch(rows=int32(R)), read_only=True)


def tiles_of(engine: EngineConfig) -> ShapeDtypeStruct | None:
    """The shape of the number of tiles; None for graphs without tiles."""
    return int32() if engine.prefill_tile else None


def shapes_of(tree: Any, dtype: str, ops: Ops) -> Any:
    """The shapes of a packed tree. Arrays have their own dtype. A `Param` has its own dtype, or else ``dtype``; for a matrix, this is the
    dtype in which ``ops`` keeps ``dtype``."""

    def shape(leaf: Any) -> Any:
        return ShapeDtypeStruct(shape_of(leaf), leaf_dtype(leaf))

    def leaf_dtype(leaf: Any) -> Any:
        if not is_param(leaf):
            return leaf.dtype
        return leaf.dtype or (ops.kept_as(dtype) if leaf.is_matrix else dtype)

    return jax.tree.map(shape, tree, is_leaf=is_param)


def int32(*shape: int) -> ShapeDtypeStruct:
    return ShapeDtypeStruct(shape, jnp.int32)
