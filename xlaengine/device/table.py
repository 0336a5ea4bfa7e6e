"""The finite table of graphs: every program at every shape it will ever run at. Nothing else is jitted."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from typing import Any, Literal

import jax
import jax.numpy as jnp
from jax import ShapeDtypeStruct
from jax.stages import Compiled, Lowered, Traced

from xlaengine.config import EngineConfig
from xlaengine.device.decode import DecodeBatch, decode
from xlaengine.device.draft import draft, fill
from xlaengine.device.drafting import DraftBatch, Drafter, DraftWeights, FillBatch
from xlaengine.device.logprobs import LogprobsBatch, LogprobsVerifyBatch, ScoreBatch, logprobs, logprobs_verify, score
from xlaengine.device.prefill import AdmitBatch, PrefillBatch, admit, prefill
from xlaengine.device.probe import CompareBatch, ProbeOut, compare, probe, probe_verify
from xlaengine.device.verify import VerifyBatch, verify
from xlaengine.memory.held import by_position
from xlaengine.memory.move import MoveBatch, Place, move
from xlaengine.memory.state import ROW, Holds, State, vocab_row, zeros
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import Decoder
from xlaengine.models.families import spec_of
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights, abstract, packed
from xlaengine.ops.base import Ops
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.params import is_param, shape_of

log = logging.getLogger(__name__)

WEIGHTS, STATE, BATCH = 0, 1, 2
"""Argument positions of every program."""

AS_WRITTEN = {"xla_allow_excess_precision": False}
"""Without it XLA drops roundings to bfloat16 inside fusions, and fuses each graph differently. Float32 graphs are the same either way."""

OWN_SUMS = {"xla_cpu_experimental_ynn_fusion_type": "LIBRARY_FUSION_TYPE_INDIVIDUAL_DOT"}
"""Of what is left to XLA:CPU, products go to YNNPACK, and nothing else. By default
sums go there too, in another order, but only if all rows together have
4096 elements: a row's bits would depend on the number of rows (spike/08)."""


UNKNOWN_OPTION = "No such compile option"
"""How XLA's error begins for an option that it does not know; the option's name follows."""


@dataclass(frozen=True)
class Graph:
    """A program at one fixed shape: one executable, one manifest entry.

    Attributes:
        name: program and shape, e.g. ``decode[8]``.
        program: ``program(weights, state, batch) -> (state, out)``; what it does not use is None.
        weights, state, batch: trees of `ShapeDtypeStruct`, or None.
        weights_of: whose they are; the drafter's are `DraftWeights`.
        read_only: the state is looked at, neither donated nor returned. Any other graph that takes it donates it.
    """

    name: str
    program: Callable[[Any, Any, Any], tuple[Any, Any]]
    weights: Any = None
    state: Any = None
    batch: Any = None
    weights_of: Literal["target", "draft"] = "target"
    read_only: bool = False

    @property
    def module(self) -> str:
        """Its name in profiles and in ``graphs/``, e.g. ``decode_8``."""
        return self.name.replace("[", "_").replace("]", "")

    def lower(self) -> Lowered:
        """For the default device's platform."""
        return self.trace().lower()

    def trace(self) -> Traced:
        """The one place where a graph is jitted. What it gives can be lowered for several platforms."""

        def named(weights: Any, state: Any, batch: Any) -> tuple[Any, Any]:
            return self.program(weights, state, batch)

        named.__name__ = self.module
        # keep_unused: the argument list of a graph is its contract, not what this version of the program happens to read.
        donated = () if self.read_only else STATE
        # A GPU's default rounds the factors of float32 products to fewer bits; on a CPU it changes nothing.
        with jax.default_matmul_precision("float32"):
            jitted = jax.jit(named, donate_argnums=donated, keep_unused=True, compiler_options=AS_WRITTEN)
            return jitted.trace(self.weights, self.state, self.batch)


def compiled(lowered: Lowered, platform: str, options: Mapping[str, Any] | None = None) -> Compiled:
    """Its executable. A jaxlib that does not know `OWN_SUMS` compiles without, says so, and what graphs then agree the rehearsal shows.

    Args:
        options: of XLA, beside those that every graph has.
    """
    if platform == "cpu":
        try:
            return lowered.compile(compiler_options={**AS_WRITTEN, **OWN_SUMS, **(options or {})})
        except jax.errors.JaxRuntimeError as error:
            if UNKNOWN_OPTION not in str(error):
                raise
            _warn_of_option(str(error).partition(UNKNOWN_OPTION)[2].strip(": "))
    return lowered.compile(compiler_options=dict(options or {}) or None)


@functools.cache  # once for each
def _warn_of_option(name: str) -> None:
    log.warning("jaxlib %s does not know the compile option %s: graphs are compiled without it", version("jaxlib"), name)


def graph_table(model: ModelConfig, engine: EngineConfig, drafter: Drafter | None = None, ops: Ops | None = None) -> tuple[Graph, ...]:
    """All graphs of an engine, in the order they are compiled.

    Args:
        ops: in place of the kernels that ``engine`` names.

    Raises:
        ValueError: the engine speculates and there is no drafter, or the other way around; or it needs slots that can go back to an
            earlier position, and a layer keeps a whole value.
    """
    if (engine.speculative is None) != (drafter is None):
        raise ValueError(f"an engine speculates with a drafter or not at all; speculative is {engine.speculative}, the drafter {drafter}")
    decoder = Decoder(spec_of(model), ops or ops_of(engine.kernels))
    weights = _shapes(packed(decoder.spec, abstract(decoder.spec), decoder.ops), engine.dtype, decoder.ops)
    empty = partial(zeros, holds(decoder.spec, drafter), engine, decoder.ops)
    state: State = jax.eval_shape(empty)
    _require_positions(engine, decoder.spec, drafter, state)
    return (
        Graph("init", lambda weights, state, batch: (empty(), None)),
        *_slot_graphs(decoder, engine, state),
        *_prompt_graphs(decoder, engine, weights, state),
        *_step_graphs(decoder, engine, weights, state),
        *(_draft_graphs(decoder, engine, drafter, state) if drafter else ()),
        *(_verify_graphs(decoder, engine, drafter, weights, state) if drafter else ()),
        *_probe_graphs(decoder, engine, weights, state),
    )


def _require_positions(engine: EngineConfig, spec: ModelSpec, drafter: Drafter | None, state: State) -> None:
    """Refuse what takes a slot back to an earlier position, or begins with a part of what it holds, if a layer keeps whole values."""
    asked = [name for name in ("speculative", "prompt_logprobs", "snapshots") if getattr(engine, name)]
    stacks = [*zip(spec.groups, state.cells, strict=True)]
    if drafter is not None and drafter.spec is not None and state.draft is not None:
        stacks += zip(drafter.spec.groups, state.draft.cells, strict=True)
    places = [(layer, group.repeats, cell) for group, cells in stacks for layer, cell in zip(group.pattern, cells, strict=True)]
    kept = [(layer.mixer.scope, repeats) for layer, repeats, cell in places if not by_position(cell)]
    if asked and kept:
        names = ", ".join(sorted({name for name, _ in kept}))
        raise ValueError(
            f"{', '.join(asked)}: a slot must be able to go back to an earlier position, and {sum(repeats for _, repeats in kept)} of "
            f"{sum(repeats for _, repeats, _ in places)} layers ({names}) keep one value for all positions"
        )


def holds(spec: ModelSpec, drafter: Drafter | None) -> Holds:
    """What the state of an engine holds for its model and its drafter."""
    own = drafter.spec.cells if drafter is not None and drafter.spec is not None else ()
    return Holds(cells=spec.cells, vocab=spec.vocab, d_model=spec.d_model, drafter=own)


def _slot_graphs(model: Decoder, engine: EngineConfig, state: State) -> Iterator[Graph]:
    """Graphs that move one slot's data, whatever the model computes."""
    row, vocab = jax.tree.map(lambda leaf: ShapeDtypeStruct(leaf.shape, leaf.dtype), (ROW, vocab_row(model.spec.vocab)))
    history = _int32(engine.cache_len) if engine.speculative else None
    yield Graph("admit", admit, state=state, batch=AdmitBatch(slot=_int32(), row=row, vocab=vocab, history=history))

    def moving(source: Place, target: Place) -> Callable[..., tuple[Any, Any]]:
        return partial(move, source, target, engine.kv_block)

    out = MoveBatch(source=_int32(), first=_int32())
    _, arrays = jax.eval_shape(moving("slot", "host"), None, state, out)
    yield Graph("save", moving("slot", "host"), state=state, batch=out, read_only=True)
    yield Graph("restore", moving("host", "slot"), state=state, batch=MoveBatch(target=_int32(), first=_int32(), arrays=arrays))
    between = MoveBatch(source=_int32(), target=_int32(), first=_int32(), end=_int32())
    if engine.enable_prefix_caching and by_position(state.cells):
        yield Graph("copy_prefix", moving("slot", "slot"), state=state, batch=between)
    if engine.snapshots:
        yield Graph("take_snapshot", moving("slot", "snapshot"), state=state, batch=between)
        yield Graph("load_snapshot", moving("snapshot", "slot"), state=state, batch=between)


def _prompt_graphs(model: Decoder, engine: EngineConfig, weights: Weights, state: State) -> Iterator[Graph]:
    for T in engine.prefill_sizes:
        place = (T // engine.prefill_tile,) if engine.prefill_tile else ()
        batch = PrefillBatch(tokens=_int32(T), slot=_int32(*place), start=_int32(*place), end=_int32(*place), tiles=_tiles(engine))
        yield Graph(f"prefill[{T}]", partial(prefill, model, engine), weights, state, batch)
        if engine.prompt_logprobs:
            chunk = ScoreBatch(tokens=_int32(T), targets=_int32(T), slot=_int32(), start=_int32(), count=_int32())
            yield Graph(f"score[{T}]", partial(score, model, engine), weights, state, chunk, read_only=True)


def _step_graphs(model: Decoder, engine: EngineConfig, weights: Weights, state: State) -> Iterator[Graph]:
    for R in engine.decode_widths:
        yield Graph(f"decode[{R}]", partial(decode, model, engine), weights, state, DecodeBatch(rows=_int32(R)))
        if engine.max_logprobs:
            logits = ShapeDtypeStruct((R, model.spec.vocab), jnp.float32)
            step = LogprobsBatch(tokens=_int32(engine.max_num_seqs), logits=logits, rows=_int32(R))
            yield Graph(f"logprobs[{R}]", partial(logprobs, engine), batch=step)


def _draft_graphs(model: Decoder, engine: EngineConfig, drafter: Drafter, state: State) -> Iterator[Graph]:
    assert engine.speculative is not None
    weights, batch = _draft_shapes(model, engine, drafter)
    for count in engine.speculative.counts:
        program = partial(draft, drafter, model.ops, engine, count)
        yield Graph(f"draft_{count}[{engine.decode_widths[-1]}]", program, weights, state, batch, weights_of="draft")
    for T in engine.prefill_sizes if drafter.spec else ():
        place = FillBatch(slot=_int32(), start=_int32(), tiles=_tiles(engine))
        yield Graph(f"fill[{T}]", partial(fill, drafter, model.ops, engine, T), weights, state, place, weights_of="draft")


def _verify_graphs(model: Decoder, engine: EngineConfig, drafter: Drafter, weights: Weights, state: State) -> Iterator[Graph]:
    assert engine.speculative is not None
    R, tree = engine.decode_widths[-1], engine.speculative.shape
    drafts = partial(draft, drafter, model.ops, engine, engine.speculative.counts[-1])
    own, rows = _draft_shapes(model, engine, drafter)
    _, proposals = jax.eval_shape(drafts, own, state, rows)
    for N in engine.verify_places:
        batch = VerifyBatch(rows=_int32(R), counts=_int32(R), proposals=proposals)
        yield Graph(f"verify[{N}]", partial(verify, model, engine, N), weights, state, batch)
        if engine.max_logprobs:
            steps, logits = tree.depth + 1, ShapeDtypeStruct((N, model.spec.vocab), jnp.float32)
            tokens, places = _int32(engine.max_num_seqs, steps), _int32(R, steps)
            report = LogprobsVerifyBatch(tokens=tokens, logits=logits, places=places, rows=_int32(R))
            yield Graph(f"logprobs_verify[{N}]", partial(logprobs_verify, engine), batch=report)


def _probe_graphs(model: Decoder, engine: EngineConfig, weights: Weights, state: State) -> Iterator[Graph]:
    if not engine.probe:
        return
    for R in engine.decode_widths:
        batch = DecodeBatch(rows=_int32(R))
        yield Graph(f"probe[{R}]", partial(probe, model, engine), weights, state, batch, read_only=True)
    W = engine.decode_widths[-1]
    if engine.speculative is not None:
        N = engine.verify_places[-1]
        yield Graph(
            f"probe_verify[{N}]", partial(probe_verify, model, engine, N), weights, state, DecodeBatch(rows=_int32(W)), read_only=True
        )
    found = ProbeOut(tokens=_int32(W), logits=ShapeDtypeStruct((W, model.spec.vocab), jnp.float32))
    yield Graph("compare", compare, batch=CompareBatch(batched=found, alone=found, place=_int32()))


def _tiles(engine: EngineConfig) -> ShapeDtypeStruct | None:
    """How many there are, for graphs that run by tiles."""
    return _int32() if engine.prefill_tile else None


def _draft_shapes(model: Decoder, engine: EngineConfig, drafter: Drafter) -> tuple[DraftWeights, DraftBatch]:
    """Weights and batch of the graphs that draft."""
    R = engine.decode_widths[-1]
    target = packed(model.spec, abstract(model.spec), model.ops)
    weights = _shapes(drafter.weights(target), engine.dtype, model.ops)
    return weights, DraftBatch(rows=_int32(R), wants=ShapeDtypeStruct((R,), jnp.bool_))


def _shapes(tree: Any, dtype: str, ops: Ops) -> Any:
    """The shapes of a packed tree: of `Param`s in ``dtype``, matrices as ``ops`` keeps it; of arrays in their own dtype."""

    def shape(leaf: Any) -> Any:
        return ShapeDtypeStruct(shape_of(leaf), leaf_dtype(leaf))

    def leaf_dtype(leaf: Any) -> Any:
        if not is_param(leaf):
            return leaf.dtype
        return ops.kept_as(dtype) if leaf.is_matrix else dtype

    return jax.tree.map(shape, tree, is_leaf=is_param)


def _int32(*shape: int) -> ShapeDtypeStruct:
    return ShapeDtypeStruct(shape, jnp.int32)
