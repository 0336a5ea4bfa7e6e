"""Measures what the machine allows: the speed of reading memory, and the speed of the model's own products without the engine.

A floor is bytes over bandwidth or operations over rate, whichever takes longer. Both are measured beside each sample: on a shared machine
they slow down together, and their ratio is more stable than either.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import chain
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, ShapeDtypeStruct

from xlaengine.config import DType, KVDType
from xlaengine.device.table import Graph, compiled
from xlaengine.memory.cells import cells_of
from xlaengine.memory.held import held_arrays
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import layer_of
from xlaengine.models.families import spec_of
from xlaengine.models.spec import LayerSpec
from xlaengine.models.weights import Weights, bytes_read
from xlaengine.observe.bench.result import BANDWIDTH
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param

READ_ROWS, READ_COLUMNS = 1024, 64512
"""The shape of the float32 matrix that a CPU reads: larger than any cache near the cores."""

FASTER = 8
"""The factor by which the matrix is larger on other devices, so that the launch takes a negligible share."""

PASSES = 3
"""The number of runs for one measurement. The fastest counts, because a floor is the best that the machine can do."""

PREFILL_ROWS = 256
"""The number of rows of the products that prefill is measured against; more rows are not faster on XLA:CPU."""


class Floors:
    """Measures the floors of one model in one dtype, with the kernels that its engines use.

    Attributes:
        kv_bytes: the bytes that all cells keep for one position of one slot.
        recurrent_bytes: the bytes that all cells keep for a slot, whatever its position: recurrent state.
        read_always: the bytes of weights that a pass reads whatever experts its tokens choose.
    """

    def __init__(self, model: ModelConfig, dtype: DType, ops: Ops, like: Weights | None = None, kv_dtype: KVDType | None = None):
        """
        Args:
            like: as `models.weights.abstract_like` takes it.
            kv_dtype: `EngineConfig.kv_dtype`; None if it is ``dtype``.
        """
        self._spec, self._ops, self._dtype, self._like = spec_of(model), ops, dtype, like
        self._programs: dict[str, Callable[..., Any]] = {}
        self._matrix: Any = None
        self._bandwidths: list[float] = []
        cells = jax.eval_shape(lambda: cells_of(self._spec.cell_specs, 1, 1, kv_dtype or dtype, ops))
        specs = chain.from_iterable(self._spec.cell_specs)
        self._kept = [(_by_position(cell), spec.window) for cell, (_, spec) in zip(chain.from_iterable(cells), specs, strict=True) if spec]
        self.kv_bytes = sum(size for size, _ in self._kept)
        self.read_always = self.weight_bytes(0)
        self.recurrent_bytes = _nbytes([each.array for each in held_arrays(cells, only="recurrent")])

    def bandwidth(self) -> float:
        """Measures the bytes a second of reading: a pass reads a matrix that is larger than the caches, and writes almost nothing.

        The pass is a sum or a product with one row, whichever is faster.
        """
        if self._matrix is None:
            columns = READ_COLUMNS * (1 if jax.default_backend() == "cpu" else FASTER)
            self._matrix = jax.device_put(self._ops.exact.pack(np.ones((READ_ROWS, columns), np.float32)))
        matrix, row = self._matrix, jax.device_put(np.ones((1, READ_ROWS), np.float32))
        add = self._compiled("read", lambda weights, state, batch: (None, _sums(weights)), matrix)
        multiply = self._compiled("multiply", lambda weights, state, batch: (None, self._ops.fastest_product(batch, weights)), matrix, row)
        seconds = min(fastest(lambda: add(matrix, None, None)), fastest(lambda: multiply(matrix, None, row)))
        self._bandwidths.append(_nbytes(matrix) / seconds)
        return self._bandwidths[-1]

    def take_bandwidth(self) -> dict[str, float]:
        """Returns the fact `BANDWIDTH`: the median of the measurements since the last call, in GB/s; empty if there are none."""
        measured, self._bandwidths = self._bandwidths, []
        return {BANDWIDTH: median(measured) / 1e9} if measured else {}

    def weight_bytes(self, rows: int) -> int:
        """Returns the bytes of weights that a decode pass of ``rows`` rows reads. Rows are assumed to choose their experts at random."""
        return bytes_read(self._spec, rows, jnp.dtype(self._dtype).itemsize, self._like, self._ops)

    def slot_read(self, context: float) -> float:
        """Returns the bytes that one row's step at position ``context`` reads of its slot: keys and values, and recurrent state."""
        return self.recurrent_bytes + sum(size * min(context, window or context) for size, window in self._kept)

    def products(self, weights: Weights | None, rows: int, *, logits: bool = True) -> float:
        """Measures the seconds of all products of a pass over ``rows`` rows, in the model's order, with nothing between them.

        Args:
            weights: on the device, packed.
            logits: whether the product with the vocabulary is included; a prefill pass does not have it.
        """
        x = jax.device_put(jnp.ones((rows, self._spec.d_model), self._dtype))
        run = self._compiled(f"products_{rows}_{logits}", self._products(logits), weights, x)
        return fastest(lambda: run(weights, None, x))

    def decode(self, weights: Weights | None, rows: int, context: float) -> float:
        """Returns the least seconds of a step of ``rows`` rows at position ``context``: to read weights and slots once, or to compute all
        products, whichever takes longer.
        """
        read = (self.weight_bytes(rows) + rows * self.slot_read(context)) / self.bandwidth()
        return max(read, self.products(weights, rows))

    def prefill(self, weights: Weights | None, tokens: float) -> float:
        """Returns the least seconds of prefilling ``tokens`` tokens: the products alone, at the rate of products of `PREFILL_ROWS` rows."""
        return tokens * self.products(weights, PREFILL_ROWS, logits=False) / PREFILL_ROWS

    def release(self) -> None:
        """Frees the matrix that `bandwidth` reads."""
        self._matrix = None

    def _products(self, logits: bool) -> Callable[[Any, Any, Any], tuple[None, Array]]:
        spec, ops = self._spec, self._ops

        def program(weights: Weights, state: None, x: Array) -> tuple[None, Array]:
            rng = np.random.default_rng(0)
            for group, stacks in zip(spec.groups, weights.groups, strict=True):
                for index in range(group.repeats):
                    for layer, stack in zip(group.pattern, stacks, strict=True):
                        x = _each_product(ops, layer, layer_of(ops, stack, layer, index), x, rng)
            return None, (ops.fastest_product(x, weights.lm_head) if logits else x)

        return program

    def _compiled(self, name: str, program: Callable[..., Any], weights: Any, batch: Any = None) -> Callable[..., Any]:
        if name not in self._programs:
            weights, batch = jax.tree.map(lambda leaf: ShapeDtypeStruct(leaf.shape, leaf.dtype), (weights, batch))
            self._programs[name] = compiled(Graph(name, program, weights=weights, batch=batch).lower(), jax.default_backend())
        return self._programs[name]


def _by_position(cell: Any) -> int:
    """Returns the bytes that a cell of one slot keeps for one position."""
    return _nbytes([each.array for each in held_arrays(cell) if "S" in each.axes])


def _nbytes(tree: Any) -> int:
    return sum(leaf.size * leaf.dtype.itemsize for leaf in jax.tree.leaves(tree))


def _sums(tree: Any) -> list[Array]:
    """Sums each array over all axes but the first, so that the memory is read in order."""
    return [leaf.sum(range(1, leaf.ndim)) for leaf in jax.tree.leaves(tree)]


def _each_product(ops: Ops, layer: LayerSpec, w: Any, x: Array, rng: np.random.Generator) -> Array:
    """Passes ``x [R, D]`` through the matrices of each branch in turn. If a product is wider than the next matrix takes, the columns at its
    end are dropped; if it is narrower, the next matrix takes ``x`` in its place.
    """
    for branch, params in layer.parameters().items():
        y = x
        for name, param in params.items():
            if param.is_matrix:
                rows = y if y.shape[1] >= param.array_shape[-2] else x
                y = _product(ops, param, w[branch][name], rows[:, : param.array_shape[-2]], rng)
        x = x + y
    return x


def _product(ops: Ops, param: Param, w: Any, x: Array, rng: np.random.Generator) -> Array:
    """``x [R, D] @ w``. Each row chooses its experts at random, and the result is that of its first choice."""
    if not param.each:
        return ops.fastest_product(x, w)
    experts = np.tile(np.arange(param.array_shape[0], dtype=np.int32), (len(x), 1))
    choices = rng.permuted(experts, axis=1)[:, : max(param.chosen, 1)]
    return ops.grouped_product(x[:, None], w, jnp.asarray(choices))[:, 0]


def fastest(run: Callable[[], Any]) -> float:
    """Returns the seconds of the fastest of `PASSES` runs, after one run that does not count."""
    jax.block_until_ready(run())
    taken = []
    for _ in range(PASSES):
        began = time.perf_counter()
        jax.block_until_ready(run())
        taken.append(time.perf_counter() - began)
    return min(taken)
