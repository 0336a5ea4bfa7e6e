"""The finite table of graphs: every program at every shape it will ever run at. Nothing else is jitted."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
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
from xlaengine.device.prefix_copy import CopyBatch, copy_prefix
from xlaengine.device.probe import CompareBatch, ProbeOut, compare, probe, probe_verify
from xlaengine.device.row_copy import RestoreBatch, SaveBatch, restore, save
from xlaengine.device.snapshots import SnapshotBatch, load, take
from xlaengine.device.state import ROW, State, vocab_row, zeros
from xlaengine.device.verify import VerifyBatch, verify
from xlaengine.models.config import ModelConfig
from xlaengine.models.panels import Panels, kept_as
from xlaengine.models.weights import Weights, abstract, graph_layout, is_spec, is_whole

log = logging.getLogger(__name__)

WEIGHTS, STATE, BATCH = 0, 1, 2
"""Argument positions of every program."""

AS_WRITTEN = {"xla_allow_excess_precision": False}
"""Else XLA leaves out roundings to bfloat16 where it fuses, in each graph elsewhere. Float32 graphs are the same either way."""

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


def graph_table(model: ModelConfig, engine: EngineConfig, drafter: Drafter | None = None) -> tuple[Graph, ...]:
    """All graphs of an engine, in the order they are compiled.

    Raises:
        ValueError: the engine speculates and there is no drafter, or the other way around.
    """
    if (engine.speculative is None) != (drafter is None):
        raise ValueError(f"an engine speculates with a drafter or not at all; speculative is {engine.speculative}, the drafter {drafter}")
    weights = _shapes(graph_layout(abstract(model), engine.kernels), engine.dtype)
    empty = partial(zeros, model, engine, drafter.cache if drafter else None)
    state: State = jax.eval_shape(empty)
    return (
        Graph("init", lambda weights, state, batch: (empty(), None)),
        *_slot_graphs(model, engine, state),
        *_prompt_graphs(model, engine, weights, state),
        *_step_graphs(model, engine, weights, state),
        *(_draft_graphs(model, engine, drafter, state) if drafter else ()),
        *(_verify_graphs(model, engine, drafter, weights, state) if drafter else ()),
        *_probe_graphs(model, engine, weights, state),
    )


def _slot_graphs(model: ModelConfig, engine: EngineConfig, state: State) -> Iterator[Graph]:
    """Graphs that move one slot's data, whatever the model computes."""
    row, vocab = jax.tree.map(lambda leaf: ShapeDtypeStruct(leaf.shape, leaf.dtype), (ROW, vocab_row(model.vocab)))
    place = SaveBatch(slot=_int32(), start=_int32())
    _, arrays = jax.eval_shape(partial(save, engine), None, state, place)
    history = _int32(engine.cache_len) if engine.speculative else None
    yield Graph("admit", admit, state=state, batch=AdmitBatch(slot=_int32(), row=row, vocab=vocab, history=history))
    yield Graph("save", partial(save, engine), state=state, batch=place, read_only=True)
    yield Graph("restore", restore, state=state, batch=RestoreBatch(arrays=arrays, slot=_int32(), start=_int32()))
    if engine.enable_prefix_caching:
        places = CopyBatch(source=_int32(), slot=_int32(), first=_int32(), end=_int32())
        yield Graph("copy_prefix", partial(copy_prefix, engine), state=state, batch=places)
    for name, program in (("take_snapshot", take), ("load_snapshot", load)) if engine.snapshots else ():
        yield Graph(name, program, state=state, batch=SnapshotBatch(slot=_int32(), index=_int32()))


def _prompt_graphs(model: ModelConfig, engine: EngineConfig, weights: Weights, state: State) -> Iterator[Graph]:
    for T in engine.prefill_sizes:
        place = (T // engine.prefill_tile,) if engine.prefill_tile else ()
        batch = PrefillBatch(tokens=_int32(T), slot=_int32(*place), start=_int32(*place), tiles=_tiles(engine))
        yield Graph(f"prefill[{T}]", partial(prefill, model, engine), weights, state, batch)
        if engine.prompt_logprobs:
            chunk = ScoreBatch(tokens=_int32(T), targets=_int32(T), slot=_int32(), start=_int32(), count=_int32())
            yield Graph(f"score[{T}]", partial(score, model, engine), weights, state, chunk, read_only=True)


def _step_graphs(model: ModelConfig, engine: EngineConfig, weights: Weights, state: State) -> Iterator[Graph]:
    for R in engine.decode_widths:
        yield Graph(f"decode[{R}]", partial(decode, model, engine), weights, state, DecodeBatch(rows=_int32(R)))
        if engine.max_logprobs:
            logits = ShapeDtypeStruct((R, model.vocab), jnp.float32)
            step = LogprobsBatch(tokens=_int32(engine.max_num_seqs), logits=logits, rows=_int32(R))
            yield Graph(f"logprobs[{R}]", partial(logprobs, engine), batch=step)


def _draft_graphs(model: ModelConfig, engine: EngineConfig, drafter: Drafter, state: State) -> Iterator[Graph]:
    assert engine.speculative is not None
    weights, batch = _draft_shapes(model, engine, drafter)
    for count in engine.speculative.counts:
        program = partial(draft, drafter, engine, count)
        yield Graph(f"draft_{count}[{engine.decode_widths[-1]}]", program, weights, state, batch, weights_of="draft")
    for T in engine.prefill_sizes if drafter.cache else ():
        place = FillBatch(slot=_int32(), start=_int32(), tiles=_tiles(engine))
        yield Graph(f"fill[{T}]", partial(fill, drafter, engine, T), weights, state, place, weights_of="draft")


def _verify_graphs(model: ModelConfig, engine: EngineConfig, drafter: Drafter, weights: Weights, state: State) -> Iterator[Graph]:
    assert engine.speculative is not None
    R, tree = engine.decode_widths[-1], engine.speculative.shape
    drafts = partial(draft, drafter, engine, engine.speculative.counts[-1])
    own, rows = _draft_shapes(model, engine, drafter)
    _, proposals = jax.eval_shape(drafts, own, state, rows)
    for N in engine.verify_places:
        batch = VerifyBatch(rows=_int32(R), counts=_int32(R), proposals=proposals)
        yield Graph(f"verify[{N}]", partial(verify, model, engine, N), weights, state, batch)
        if engine.max_logprobs:
            steps, logits = tree.depth + 1, ShapeDtypeStruct((N, model.vocab), jnp.float32)
            tokens, places = _int32(engine.max_num_seqs, steps), _int32(R, steps)
            report = LogprobsVerifyBatch(tokens=tokens, logits=logits, places=places, rows=_int32(R))
            yield Graph(f"logprobs_verify[{N}]", partial(logprobs_verify, engine), batch=report)


def _probe_graphs(model: ModelConfig, engine: EngineConfig, weights: Weights, state: State) -> Iterator[Graph]:
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
    found = ProbeOut(tokens=_int32(W), logits=ShapeDtypeStruct((W, model.vocab), jnp.float32))
    yield Graph("compare", compare, batch=CompareBatch(batched=found, alone=found, place=_int32()))


def _tiles(engine: EngineConfig) -> ShapeDtypeStruct | None:
    """How many there are, for graphs that run by tiles."""
    return _int32() if engine.prefill_tile else None


def _draft_shapes(model: ModelConfig, engine: EngineConfig, drafter: Drafter) -> tuple[DraftWeights, DraftBatch]:
    """Weights and batch of the graphs that draft."""
    R = engine.decode_widths[-1]
    weights = _shapes(drafter.weights(graph_layout(abstract(model), engine.kernels)), engine.dtype)
    return weights, DraftBatch(rows=_int32(R), wants=ShapeDtypeStruct((R,), jnp.bool_))


def _shapes(tree: Any, dtype: str) -> Any:
    """Of a tree of `Spec`, in ``dtype``, those of `Panels` as these keep it, and of arrays, in their own."""

    def shape(leaf: Any) -> Any:
        if isinstance(leaf, Panels):
            return replace(leaf, data=_shapes(leaf.data, kept_as(dtype)))
        return ShapeDtypeStruct(leaf.shape, dtype if is_spec(leaf) else leaf.dtype)

    return jax.tree.map(shape, tree, is_leaf=is_whole)


def _int32(*shape: int) -> ShapeDtypeStruct:
    return ShapeDtypeStruct(shape, jnp.int32)
