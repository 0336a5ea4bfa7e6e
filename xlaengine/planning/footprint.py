"""The bytes of an engine, item by item."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import partial
from typing import Any

import jax
from jax.sharding import PartitionSpec

from xlaengine.config import EngineConfig
from xlaengine.device.spread import specs_of
from xlaengine.device.table import holds, own_settings, served, shapes_of
from xlaengine.memory.state import State, zeros
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights, abstract, abstract_like, packed
from xlaengine.ops.base import Ops
from xlaengine.ops.chosen import ops_for
from xlaengine.ops.params import is_param, shape_of
from xlaengine.ops.split import AXIS
from xlaengine.planning.temporaries import FLOAT32, temporaries
from xlaengine.runner.plugin import Speculation

EXECUTABLES = 70 << 20
"""Bytes of the executables without their layers: graphs that have no layers, and XLA:CPU itself. Measured in float32, at the B and S of
spike/40: 67 to 98 MiB.
"""


@dataclass(frozen=True)
class Shapes:
    """Everything that an engine's memory depends on.

    Attributes:
        speculation: its weights may be `Param`s; None if the engine does not speculate.
        oracle: whether an oracle of the same model is open beside the engine.
        weights: as `models.weights.abstract_like` takes them. Only the shapes of matrices that stay in their file's format are read; None
            if there are no such matrices.
    """

    model: ModelConfig
    engine: EngineConfig
    speculation: Speculation | None = None
    oracle: bool = False
    weights: Weights | None = None


@dataclass(frozen=True)
class Footprint:
    """The bytes of an engine, by item: in one device's memory, or on a CPU in this process's memory.

    Attributes:
        weights: the model's weights.
        drafter: the weights of the proposer.
        kv: keys and values of all slots.
        vocab: the state's tables of slots by vocabulary.
        slots: the rest of the state, including the proposer's part.
        snapshots: room for snapshots.
        prefix_states: room for the recurrent states of prefixes that later prompts may share.
        logits: the logits of the steps in flight, two at most, and the distributions of their proposals.
        temporaries: temporaries of the graph that needs most.
        executables: the compiled graphs, on a CPU; 0 on other devices.
        oracle: the oracle's float32 copy of the model's weights, on a CPU; 0 without an oracle and on other devices.
    """

    weights: int
    drafter: int
    kv: int
    vocab: int
    slots: int
    snapshots: int
    prefix_states: int
    logits: int
    temporaries: int
    executables: int
    oracle: int = 0

    @property
    def total(self) -> int:
        """The bytes at the peak: all items exist at once. The state is donated, so it never exists twice."""
        return sum(size for _, size in self.items())

    def items(self) -> Iterator[tuple[str, int]]:
        return ((field.name, getattr(self, field.name)) for field in fields(self))


@own_settings()
def footprint(shapes: Shapes, platform: str | None = None, measured: int | None = None) -> Footprint:
    """Returns the bytes that an engine of these shapes needs on one device. On a CPU they are the bytes of all devices of this process,
    which share its memory.

    Args:
        platform: by default `jax.default_backend()`.
        measured: measured bytes of temporaries; None takes the estimate of `temporaries`.
    """
    model, engine, speculation = shapes.model, shapes.engine, shapes.speculation
    platform = platform or jax.default_backend()
    spec, ops = served(model, engine), ops_for(engine)
    state: State = jax.eval_shape(partial(zeros, holds(spec, speculation), engine, ops))
    specs, sharing = specs_of(state), _sharing(engine, platform)
    here = partial(_here, parts=engine.tensor_parallel_size, sharing=sharing)
    weights = shapes_of(packed(spec, abstract_like(spec, shapes.weights), ops), engine.dtype, ops)
    drafter = None if speculation is None else shapes_of(speculation.own_weights(abstract(spec)), engine.dtype, ops)
    return Footprint(
        weights=here(weights, specs_of(weights)),
        drafter=here(drafter, specs_of(drafter)),
        kv=here(state.cells, specs.cells),
        vocab=here(state.vocab, specs.vocab),
        slots=here((state.slots, state.draft), (specs.slots, specs.draft)),
        snapshots=here(state.snapshots, specs.snapshots),
        prefix_states=here(state.prefix_states, specs.prefix_states),
        logits=sharing * _logits(shapes, ops.width(weights.lm_head, spec.vocab)),
        temporaries=sharing * (temporaries(model, engine, speculation, platform) if measured is None else measured),
        executables=EXECUTABLES + ops.memory.executable_layer * _layers_compiled(shapes) if platform == "cpu" else 0,
        oracle=_size(abstract(spec), FLOAT32) if shapes.oracle and platform == "cpu" else 0,
    )


def _sharing(engine: EngineConfig, platform: str) -> int:
    """Returns the number of the engine's devices that share one memory: on a CPU all devices of this process, elsewhere 1."""
    return engine.tensor_parallel_size // jax.process_count() if platform == "cpu" else 1


def _here(tree: Any, specs: Any, parts: int, sharing: int) -> int:
    """Returns the bytes of a tree of shapes in a memory that ``sharing`` of all ``parts`` devices share. ``specs`` (`device.spread`) says
    which arrays are cut into parts; each device has the other arrays whole.
    """
    leaves, each = jax.tree.leaves(tree), jax.tree.leaves(specs, is_leaf=lambda leaf: isinstance(leaf, PartitionSpec))
    of_one = (leaf.size * leaf.dtype.itemsize // (parts if AXIS in spec else 1) for leaf, spec in zip(leaves, each, strict=True))
    return sharing * sum(of_one)


def _size(params: Any, itemsize: int) -> int:
    """Returns the bytes of a tree of `Param`s."""
    return itemsize * sum(math.prod(shape_of(leaf)) for leaf in jax.tree.leaves(params, is_leaf=is_param))


def _logits(shapes: Shapes, width: int) -> int:
    """Returns one device's bytes of the logits of the steps in flight, two at most, and of the distributions that the proposals of two
    steps were drawn from. Each device has its part of the ``width`` columns of logits, and whole distributions.
    """
    engine, V = shapes.engine, shapes.model.vocab
    rows = max(engine.decode_widths[-1], *engine.step_places, 0)
    drawn = 0
    if (speculative := engine.speculative) is not None and speculative.draws:
        drawn = engine.decode_widths[-1] * speculative.shape.proposals
    here = width // engine.tensor_parallel_size
    return (min(engine.depth, 2) * rows * here + 2 * drawn * V) * FLOAT32


def _layers_compiled(shapes: Shapes) -> int:
    """Returns the number of compiled layers in all graphs together."""
    engine, speculation = shapes.engine, shapes.speculation
    prompts, widths = len(engine.prefill_sizes), len(engine.decode_widths)
    graphs = prompts * (1 + engine.prompt_logprobs) + widths * (1 + engine.probe) + len(engine.step_places)
    graphs += engine.probe and speculation is not None
    ops = ops_for(engine)
    layers = graphs * layers_with_code(spec_of(shapes.model), ops)
    if speculation is not None and speculation.spec is not None:
        layers += (prompts + 2 * len(speculation.settings.counts)) * layers_with_code(speculation.spec, ops)
    return layers


def layers_with_code(spec: ModelSpec, ops: Ops) -> int:
    """Returns how many layers have their code in one graph. In a loop over a group the pattern is compiled once; if the last group repeats,
    its pattern is compiled a second time.
    """
    if not ops.loops:
        return len(spec.layers)
    last = spec.groups[-1]
    return sum(len(group.pattern) for group in spec.groups) + (len(last.pattern) if last.repeats > 1 else 0)
