"""What the machine allows: the speed of reading memory, and the speed of the model's own products without the engine.

A floor is bytes over bandwidth or operations over rate, whichever takes longer. Both are measured beside each sample: on a shared machine
they slow down together, and their ratio is more stable than either.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, ShapeDtypeStruct

from xlaengine.bench.result import BANDWIDTH
from xlaengine.config import Kernels
from xlaengine.device.table import Graph, compiled
from xlaengine.memory.cells import KeysSpec
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import layer_of
from xlaengine.models.families import spec_of
from xlaengine.models.spec import LayerSpec
from xlaengine.models.weights import Weights, parameters_read
from xlaengine.ops import native
from xlaengine.ops.base import Ops
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.native.aligned import aligned_empty
from xlaengine.ops.native.panels import PANEL

READ_PANELS, READ_DEPTH = 1344, 1024
"""The array that a CPU reads: 252 MiB, larger than any cache near the cores. It has the layout of weights, because the kernel that reads
fastest reads weights."""

FASTER = 8
"""The factor by which the array is larger on other devices, so that the launch takes a negligible share."""

PASSES = 3
"""The number of runs for one measurement. The fastest counts, because a floor is what the machine can do."""

PREFILL_ROWS = 256
"""The number of rows of the products that prefill is measured against; more rows are not faster on XLA:CPU."""


class Floors:
    """Measures the floors of one model in one dtype. It keeps the compiled programs, the array to read, and the bandwidths for `beside`."""

    def __init__(self, model: ModelConfig, dtype: str, kernels: Kernels):
        self._dtype = dtype
        self._spec, self._ops = spec_of(model), ops_of(kernels)
        self._parameters = parameters_read(self._spec)
        self._itemsize = jnp.dtype(dtype).itemsize
        self._programs: dict[str, Callable[[Any], Any]] = {}
        self._array: Array | None = None
        self._bandwidths: list[float] = []

    @property
    def weight_bytes(self) -> int:
        """The bytes of weights that every decode pass reads."""
        return self._parameters * self._itemsize

    @property
    def kv_bytes(self) -> int:
        """The bytes of the keys and values of one position of one slot."""
        cells = (layer.mixer.cell for layer in self._spec.layers)
        return sum(2 * cell.kv_heads * cell.head_dim for cell in cells if isinstance(cell, KeysSpec)) * self._itemsize

    def bandwidth(self) -> float:
        """Measures bytes a second of a pass that reads an array larger than the caches and writes almost nothing."""
        panels = READ_PANELS * (1 if jax.default_backend() == "cpu" else FASTER)
        shape = ShapeDtypeStruct((panels, READ_DEPTH, PANEL), jnp.float32)
        if self._array is None:
            ones = aligned_empty(shape.shape, shape.dtype)  # like the weights, in numpy's memory, which has large pages
            ones.fill(1)
            self._array = jax.device_put(ones)
        array: Any = self._array
        read = self._compiled("read", lambda weights, state, batch: (None, batch.sum((1, 2))), batch=shape)
        seconds = [_fastest(lambda: read(None, None, array))]
        if jax.default_backend() == "cpu" and native.missing() is None:  # native kernels read faster than a sum does
            multiply = self._compiled("read_panels", _read_as_panels, batch=shape)
            seconds.append(_fastest(lambda: multiply(None, None, array)))
        self._bandwidths.append(array.nbytes / min(seconds))
        return self._bandwidths[-1]

    def beside(self) -> dict[str, float]:
        """Returns the fact `BANDWIDTH`: the median of the measurements since the last call, in GB/s; empty if there are none."""
        measured, self._bandwidths = self._bandwidths, []
        return {BANDWIDTH: median(measured) / 1e9} if measured else {}

    def products(self, weights: Weights | None, rows: int, *, logits: bool = True) -> float:
        """Measures the seconds of all products of a pass over ``rows`` rows, in the model's order, with nothing between them.

        Args:
            weights: on the device, packed.
            logits: whether the product with the vocabulary is included; a prefill pass does not have it.
        """
        x = ShapeDtypeStruct((rows, self._spec.d_model), self._dtype)
        layout = jax.tree.map(lambda leaf: ShapeDtypeStruct(leaf.shape, leaf.dtype), weights)
        run = self._compiled(f"products[{rows},{logits}]", self._products(logits), layout, x)
        batch = jax.device_put(jnp.ones(x.shape, x.dtype))
        return _fastest(lambda: run(weights, None, batch))

    def decode(self, weights: Weights | None, rows: int, context: float) -> float:
        """Returns the least seconds of a step of ``rows`` rows at position ``context``: weights and KV read once, all products computed."""
        read = (self.weight_bytes + rows * context * self.kv_bytes) / self.bandwidth()
        return max(read, self.products(weights, rows))

    def prefill(self, weights: Weights | None, tokens: float) -> float:
        """Returns the least seconds of prefilling ``tokens`` tokens: the products alone, at the rate of large ones."""
        return tokens * self.products(weights, PREFILL_ROWS, logits=False) / PREFILL_ROWS

    def release(self) -> None:
        """Frees the array that `bandwidth` reads."""
        self._array = None

    def _products(self, logits: bool) -> Callable[[Any, Any, Any], tuple[None, Array]]:
        spec, ops = self._spec, self._ops

        def program(weights: Weights, state: None, x: Array) -> tuple[None, Array]:
            for group, stacks in zip(spec.groups, weights.groups, strict=True):
                for index in range(group.repeats):
                    for layer, stack in zip(group.pattern, stacks, strict=True):
                        x = _each_product(ops, layer, layer_of(ops, stack, layer, index), x)
            return None, (ops.whole_product(x, weights.lm_head) if logits else x)

        return program

    def _compiled(self, name: str, program: Callable[..., Any], weights: Any = None, batch: Any = None) -> Callable[..., Any]:
        if name not in self._programs:
            graph = Graph(name.replace(",", "_"), program, weights=weights, batch=batch)
            self._programs[name] = compiled(graph.lower(), jax.default_backend())
        return self._programs[name]


def _each_product(ops: Ops, layer: LayerSpec, w: Any, x: Array) -> Array:
    """``x [R, D]`` through the matrices of each branch, one after the other; of what is too wide for the next, the first columns."""
    for branch, params in layer.parameters().items():
        y = x
        for name, param in params.items():
            if param.is_matrix:
                y = ops.whole_product(y[:, : param.array_shape[0]], w[branch][name])
        x = x + y
    return x


def _read_as_panels(weights: None, state: None, panels: Array) -> tuple[None, Array]:
    """Returns the product of one row with ``panels [P, D, C]``."""
    P, D, C = panels.shape
    return None, native.product(jnp.ones((1, D), jnp.float32), panels, P * C)


def _fastest(run: Callable[[], Any]) -> float:
    """Returns the seconds of the fastest of `PASSES` runs, after one run that does not count."""
    jax.block_until_ready(run())
    taken = []
    for _ in range(PASSES):
        began = time.perf_counter()
        jax.block_until_ready(run())
        taken.append(time.perf_counter() - began)
    return min(taken)
