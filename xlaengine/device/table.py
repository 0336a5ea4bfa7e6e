"""The finite table of graphs: every program at every shape it will ever run at. Nothing else is jitted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import ShapeDtypeStruct
from jax.stages import Lowered

from xlaengine.config import EngineConfig
from xlaengine.device.decode import DecodeBatch, LogprobsBatch, decode, logprobs
from xlaengine.device.prefill import AdmitBatch, PrefillBatch, admit, prefill
from xlaengine.device.state import ROW, State, zeros
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights, abstract, graph_layout, is_spec

WEIGHTS, STATE, BATCH = 0, 1, 2
"""Argument positions of every program."""


@dataclass(frozen=True)
class Graph:
    """A program at one fixed shape: one executable, one manifest entry.

    Attributes:
        name: program and shape, e.g. ``decode[8]``.
        program: ``program(weights, state, batch) -> (state, out)``; what it does not use is None.
        weights, state, batch: trees of `ShapeDtypeStruct`, or None.
        read_only: the state is looked at, neither donated nor returned. Any other graph that takes it donates it.
    """

    name: str
    program: Callable[[Any, Any, Any], tuple[Any, Any]]
    weights: Any = None
    state: Any = None
    batch: Any = None
    read_only: bool = False

    def lower(self, platforms: tuple[str, ...] | None = None) -> Lowered:
        """Trace and lower; the one place where a graph is jitted."""

        def named(weights: Any, state: Any, batch: Any) -> tuple[Any, Any]:
            return self.program(weights, state, batch)

        named.__name__ = self.name.replace("[", "_").replace("]", "")  # the module's name in profiles and in graphs/
        # keep_unused: the argument list of a graph is its contract, not what this version of the program happens to read.
        donated = () if self.read_only else STATE
        traced = jax.jit(named, donate_argnums=donated, keep_unused=True).trace(self.weights, self.state, self.batch)
        return traced.lower() if platforms is None else traced.lower(lowering_platforms=platforms)


def graph_table(model: ModelConfig, engine: EngineConfig) -> tuple[Graph, ...]:
    """All graphs of an engine, in the order they are compiled."""
    weights = _shapes(graph_layout(abstract(model)), engine.dtype)
    state: State = jax.eval_shape(partial(zeros, model, engine))
    scalar, int32 = ShapeDtypeStruct((), jnp.int32), partial(ShapeDtypeStruct, dtype=jnp.int32)
    row = jax.tree.map(lambda leaf: ShapeDtypeStruct(leaf.shape, leaf.dtype), ROW)

    graphs = [
        Graph("init", lambda weights, state, batch: (zeros(model, engine), None)),
        Graph("admit", admit, state=state, batch=AdmitBatch(slot=scalar, row=row)),
    ]
    for T in engine.prefill_buckets:
        batch = PrefillBatch(tokens=int32((T,)), slot=scalar, start=scalar)
        graphs.append(Graph(f"prefill[{T}]", partial(prefill, model, engine), weights, state, batch))
    for R in engine.decode_widths:
        graphs.append(Graph(f"decode[{R}]", partial(decode, model, engine), weights, state, DecodeBatch(rows=int32((R,)))))
        if engine.max_logprobs:
            step = LogprobsBatch(chosen=int32((R,)), logits=ShapeDtypeStruct((R, model.vocab), jnp.float32), rows=int32((R,)))
            graphs.append(Graph(f"logprobs[{R}]", partial(logprobs, engine), batch=step))
    return tuple(graphs)


def _shapes(specs: Weights, dtype: str) -> Weights:
    return jax.tree.map(lambda spec: ShapeDtypeStruct(spec.shape, jnp.dtype(dtype)), specs, is_leaf=is_spec)
