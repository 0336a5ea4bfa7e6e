"""Estimates the temporaries of graphs without compiling them.

XLA decides their size, and its `memory_analysis` reports it after compilation. The formulas of this module were fitted to these reports for
many shapes on XLA:CPU (spike/40), and the tests compare estimates with reports. Other backends have not been measured. Their estimate is
that of a CPU without two costs of XLA:CPU:

* More rows than one tile run in loops, and the inputs and outputs of each layer's loops have separate buffers. With
  `EngineConfig.prefill_tile` one loop runs around the whole layer, and all tiles share the buffers of one tile.
* XLA:CPU computes bfloat16 in float32: before jax 0.11 a graph converts the matrices of all layers. Keys and values are not converted:
  slots hold their bits (`ops.entries.HELD`).

Native kernels (`EngineConfig.kernels`) have neither cost: they take any number of rows, and read keys, values and matrices in place.
"""

from __future__ import annotations

import math
from functools import partial

import jax
import jax.numpy as jnp
from jax import ShapeDtypeStruct

from xlaengine.config import EngineConfig
from xlaengine.device.logprobs import POSITIONS
from xlaengine.memory.cells import cells_of
from xlaengine.memory.held import by_position, held_arrays
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import AFTER_NORM
from xlaengine.models.families import spec_of
from xlaengine.models.spec import LayerSpec, ModelSpec
from xlaengine.ops.chosen import ops_for
from xlaengine.ops.products import ROW_TILE, segments_of
from xlaengine.ops.xla import XlaOps
from xlaengine.runner.plugin import Speculation

FLOAT32 = 4

XLA_SAMPLING = XlaOps.memory.sampling
"""Drawing proposals needs this many arrays of the logits' size, with any kernels. The step that judges drawn proposals needs one more."""

SCORING = 2.03
"""Log-probabilities of a prompt need this many arrays of the logits' size."""

XLA_AT_ONCE = 3.75
"""With XLA's kernels, a feed-forward that takes all tokens at once needs this many float32 arrays of ``[tokens, width]`` (spike/54: 1.4 to
3.8).
"""

CONVERTS_WHOLE = jax.__version_info__ < (0, 11)
"""Whether XLA:CPU converts whole arrays from bfloat16 to float32."""


def temporaries(model: ModelConfig, engine: EngineConfig, speculation: Speculation | None, platform: str) -> int:
    """Returns the temporaries, in bytes, of the graph that needs most: only one graph runs at a time."""
    spec = spec_of(model)
    longest, features = engine.prefill_sizes[-1], () if speculation is None else speculation.remembers.features
    prefill = _prefill(spec, engine, platform, whole_layers=AFTER_NORM in features or engine.prompt_logprobs)
    if len(features) > 1:  # the graph concatenates them
        prefill += longest * len(features) * spec.d_model * (FLOAT32 if engine.dtype == "float32" else 2)
    needs = [prefill, *_steps(spec, engine, platform)]
    if engine.prompt_logprobs:
        logits = SCORING * min(engine.prefill_tile or longest, POSITIONS) * model.vocab * FLOAT32
        slot = _copied_to_score(spec, engine)
        needs += [logits + slot, prefill + slot]
    if speculation is not None and speculation.spec is not None:
        needs.append(XLA_SAMPLING * engine.decode_widths[-1] * model.vocab * FLOAT32)
        needs += [_prefill(speculation.spec, engine, platform), *_steps(speculation.spec, engine, platform)]
    return math.ceil(max(needs))


def _prefill(model: ModelSpec, engine: EngineConfig, platform: str, *, whole_layers: bool = False) -> float:
    """Returns the bytes of a prefill graph at its longest chunk. With tiles they are the bytes of one tile, and the hidden states and
    position tables of the whole chunk.

    With tiles there are two arrays of hidden states. A third one is needed if the layers are a loop and, besides, the dtype is bfloat16 or
    the last layer's result is read.
    """
    longest, item = engine.prefill_sizes[-1], FLOAT32 if engine.dtype == "float32" else 2
    one = _forward(model, engine, engine.prefill_tile or longest, 1, platform, whole_layers=whole_layers, together=longest)
    looped = ops_for(engine).loops and (whole_layers or engine.dtype == "bfloat16")
    hidden = (3 if looped else 2) * model.d_model * item
    return one + (longest * (hidden + _table_values(model) * FLOAT32) if engine.prefill_tile else 0)


def _table_values(model: ModelSpec) -> int:
    """Returns the number of values that all position tables have for one position."""

    def prepared(position: jax.Array) -> list[object]:
        return [table.prepare(position) for table in model.tables]

    return sum(leaf.size for leaf in jax.tree.leaves(jax.eval_shape(prepared, ShapeDtypeStruct((1,), jnp.int32))))


def _steps(model: ModelSpec, engine: EngineConfig, platform: str) -> list[float]:
    """Returns the bytes that sampling needs and the bytes that the layers need, both in the step with the most tokens. A step has one
    token in each row, or one in each of its places.
    """
    R, law, speculative = engine.decode_widths[-1], ops_for(engine).memory, engine.speculative
    tokens = max(R, *engine.step_places, 0)
    judging = XLA_SAMPLING + 1 if speculative is not None and speculative.draws else law.judging
    arrays = law.sampling if speculative is None else judging
    return [arrays * tokens * model.vocab * FLOAT32, _forward(model, engine, tokens, R, platform, together=tokens)]


def _forward(
    model: ModelSpec, engine: EngineConfig, tokens: int, rows: int, platform: str, *, together: int, whole_layers: bool = False
) -> float:
    """Returns the bytes that the layers need for ``tokens`` tokens in ``rows`` rows.

    Args:
        together: the number of tokens for a feed-forward that takes all tokens of a chunk at once, not tile by tile.
        whole_layers: whether the last layer's result is read; if not, XLA leaves out the products that only this result needs.
    """
    D, item = model.d_model, FLOAT32 if engine.dtype == "float32" else 2
    feed_forwards = [layer.feed_forward for layer in model.kinds if layer.feed_forward is not None]
    wide = max((each.width for each in feed_forwards if not each.at_once), default=0)
    at_once = together * max((each.width for each in feed_forwards if each.at_once), default=0) * FLOAT32
    if ops_for(engine).loops:
        return tokens * (wide + D) * FLOAT32 + at_once
    scratch = max(layer.mixer.scratch(tokens, rows, engine.kv_block) for layer in model.kinds) * FLOAT32
    if platform != "cpu" or tokens <= ROW_TILE:
        size = max(tokens * (wide + D) * item, scratch)
    else:
        kept = model.layers if whole_layers else model.layers[:-1]
        first = next(iter(_matrices(model.layers[-1])), (0, 0))
        size = tokens * (sum(columns for layer in kept for _, columns in _matrices(layer)) + len(kept) * D + first[1]) * item + scratch
    size += XLA_AT_ONCE * at_once
    if platform == "cpu" and engine.dtype == "bfloat16" and CONVERTS_WHOLE:
        size += _converted(model) * FLOAT32
    return size


def _matrices(layer: LayerSpec) -> list[tuple[int, int]]:
    """Returns the rows and columns of a layer's matrices, the mixer's first, without the matrices of experts."""
    params = (param for branch in layer.parameters().values() for param in branch.values())
    return [(param.array_shape[0], param.array_shape[1]) for param in params if param.is_matrix and not param.each]


def _copied_to_score(model: ModelSpec, engine: EngineConfig) -> int:
    """Returns the bytes of the copy of a slot that log-probabilities of a prompt need; 0 if all cells are by position."""
    empty = jax.eval_shape(partial(cells_of, model.cell_specs, 1, engine.cache_len, engine.kv_dtype, ops_for(engine)))
    return 0 if by_position(empty) else sum(math.prod(each.array.shape) * each.array.dtype.itemsize for each in held_arrays(empty))


def _converted(model: ModelSpec) -> int:
    """Returns the number of values in the matrices that XLA:CPU converts as a whole: the largest matrix of each layer and, in all layers
    but the last, every other matrix whose product is not cut into segments.
    """

    def by_size(layer: LayerSpec) -> list[tuple[int, int]]:
        return sorted(_matrices(layer), key=math.prod)

    largest = sum(math.prod(by_size(layer)[-1]) for layer in model.layers)
    others = (shape for layer in model.layers[:-1] for shape in by_size(layer)[:-1])
    return largest + sum(math.prod(shape) for shape in others if segments_of(*shape) == 1)
