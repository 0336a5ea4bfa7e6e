"""How far is a mixture's product from the time of reading the chosen experts once, from `ragged_dot`, and from a dense product?

usage: python spike/50_grouped_product.py [--dtype float32] [--shapes qwen3 mixtral] [--rounds 15] [--wait] [--least 0]

One layer of a mixture has random weights, in panels as an engine holds them. Each token chooses K different experts, all sets of K equally
likely and independent of the other tokens' (the first K of a random permutation); each round draws new choices. In each round everything is
measured in turns, so that a ratio compares neighbours in time:

- the two products of B = 1, 8 and 32 tokens (gate and up together, then down), over the time of their floor: the bytes of the experts that
  these tokens chose, once, at the bandwidth of this round. The bandwidth is that of a sum, or of a product with one row, over 252 MiB,
  whichever is faster, best of three (as `xlaengine bench`); and over the longer of that and their multiply-adds at the rate of a dense
  product of 512 rows;
- with float32, `jax.lax.ragged_dot` for B = 8, of rows that are already sorted by expert;
- 512 tokens, against two dense products with as many multiply-adds.

Medians of the rounds' ratios. --least: only samples between two readings of the bandwidth of at least so many GB/s count, for a machine
that others use. --wait: prints "ready" when all arrays and graphs are made, and begins after a line on standard input.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlaengine.malloc import settle_malloc
from xlaengine.ops import native
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.native.panels import Panels

OPS = NativeOps()
BATCHES, PREFILL, RAGGED = (1, 8, 32), 512, 8


@dataclass(frozen=True)
class Shape:
    """E experts, of which a token chooses K; D wide, F wide inside."""

    E: int
    K: int
    D: int
    F: int

    def sizes(self) -> dict[str, tuple[int, int]]:
        """Rows and columns of the two matrices of an expert."""
        return {"gate_up": (self.D, 2 * self.F), "down": (self.F, self.D)}


SHAPES = {"qwen3": Shape(128, 8, 2048, 768), "mixtral": Shape(8, 2, 2048, 7168)}
"""Qwen3-30B-A3B's layer, and Mixtral-8x7B's with half of its D and of its F."""


def filled(shape: tuple[int, ...], dtype: str) -> np.ndarray:
    """An array of a million random numbers that repeat; their values do not matter for a time."""
    some = np.random.default_rng(0).standard_normal(1_000_003, np.float32).astype(jnp.dtype(dtype))
    return np.resize(some, shape)


def panels(stack: tuple[int, ...], rows: int, columns: int, dtype: str) -> Panels:
    """Random panels, in place of those of a random matrix."""
    data = filled((*stack, -(-columns // 48), rows, 48), dtype)
    return jax.device_put(Panels(data.view(OPS.kept_as(dtype)), columns))


@jax.jit
def grouped(x: jax.Array, w: Panels, chosen: jax.Array) -> jax.Array:
    return OPS.grouped_product(x, w, chosen)


@jax.jit
def dense(x: jax.Array, w: Panels) -> jax.Array:
    return OPS.product(x, w)


ragged = jax.jit(jax.lax.ragged_dot)


@jax.jit
def added(data: jax.Array) -> jax.Array:
    return data.sum(axis=-1)


def seconds(call: Callable[[], Any]) -> float:
    began = time.perf_counter()
    jax.block_until_ready(call())
    return time.perf_counter() - began


class Bandwidth:
    """Bytes a second that the machine reads."""

    def __init__(self) -> None:
        self._matrix, self._row = panels((), 1024, 64512, "float32"), jnp.ones((1, 1024))
        self()

    def __call__(self) -> float:
        calls = (lambda: added(self._matrix.data)), (lambda: dense(self._row, self._matrix))
        return self._matrix.data.nbytes / min(seconds(call) for call in calls * 3)


class Rate:
    """Multiply-adds a second of a dense product of many rows."""

    def __init__(self, dtype: str) -> None:
        self._matrix, self._rows = panels((), 2048, 6144, dtype), jnp.asarray(filled((PREFILL, 2048), "float32"))
        self()

    def __call__(self) -> float:
        return PREFILL * 2048 * 6144 / min(seconds(lambda: dense(self._rows, self._matrix)) for _ in range(2))


class Layer:
    """The products of one layer."""

    def __init__(self, shape: Shape, dtype: str, prefill: bool):
        self.shape, self.dtype = shape, dtype
        self.experts = {name: panels((shape.E,), *size, dtype) for name, size in shape.sizes().items()}
        self.dense, self.stacks = {}, {}
        if prefill:
            self.dense = {name: panels((), rows, shape.K * columns, dtype) for name, (rows, columns) in shape.sizes().items()}
        if prefill and dtype == "float32":
            moved = jax.jit(lambda data: jnp.moveaxis(data, 1, 2).reshape(shape.E, data.shape[2], -1))
            self.stacks = {name: moved(w.data)[..., : w.columns] for name, w in self.experts.items()}

    def inputs(self, N: int) -> dict[str, jax.Array]:
        shape = self.shape
        return {"gate_up": jnp.asarray(filled((N, 1, shape.D), "float32")), "down": jnp.asarray(filled((N, shape.K, shape.F), "float32"))}

    def choices(self, rng: np.random.Generator, N: int) -> np.ndarray:
        return rng.permuted(np.tile(np.arange(self.shape.E, dtype=np.int32), (N, 1)), axis=1)[:, : self.shape.K]

    def grouped_seconds(self, chosen: np.ndarray) -> float:
        on_device, inputs = jnp.asarray(chosen), self.inputs(len(chosen))
        return sum(seconds(lambda name=name, x=x: grouped(x, self.experts[name], on_device)) for name, x in inputs.items())

    def bytes(self, chosen: np.ndarray) -> int:
        """Those of the experts that were chosen, once; empty columns of a last panel do not count."""
        each = sum(rows * columns for rows, columns in self.shape.sizes().values()) * jnp.dtype(self.dtype).itemsize
        return len(np.unique(chosen)) * each

    def multiply_adds(self, N: int) -> int:
        return N * self.shape.K * sum(rows * columns for rows, columns in self.shape.sizes().values())

    def dense_seconds(self, N: int) -> float:
        """As many multiply-adds as `grouped_seconds`: each of N rows with a matrix that is K times as wide."""
        rows = {name: jnp.asarray(filled((N, size[0]), "float32")) for name, size in self.shape.sizes().items()}
        return sum(seconds(lambda name=name, x=x: dense(x, self.dense[name])) for name, x in rows.items())

    def ragged_seconds(self, chosen: np.ndarray) -> float:
        """The time of `ragged_dot` for the same products; it fails if they differ."""
        order = np.argsort(chosen.reshape(-1), kind="stable")
        sizes, total = jnp.asarray(np.bincount(chosen.reshape(-1), minlength=self.shape.E), jnp.int32), 0.0
        for name, x in self.inputs(len(chosen)).items():
            rows = jnp.broadcast_to(x, (*chosen.shape, x.shape[-1])).reshape(len(order), -1)[order]
            began = time.perf_counter()
            found = jax.block_until_ready(ragged(rows, self.stacks[name], sizes))
            total += time.perf_counter() - began
            ours = grouped(x, self.experts[name], jnp.asarray(chosen)).reshape(len(order), -1)[order]
            np.testing.assert_allclose(found, ours, rtol=1e-3, atol=1e-2)
        return total


def measured(
    layers: dict[str, Layer], bandwidth: Bandwidth, rate: Rate, rng: np.random.Generator, least: float, found: dict[str, list[float]]
) -> None:
    """One round; its numbers are appended to ``found``."""
    most = rate()
    found["dense product of 512 rows, GF/s"].append(2 * most / 1e9)
    for name, layer in layers.items():
        for B in BATCHES:
            chosen, before = layer.choices(rng, B), bandwidth()
            taken, after = layer.grouped_seconds(chosen), bandwidth()
            if min(before, after) < least:
                continue
            speed = (before + after) / 2
            floor = layer.bytes(chosen) / speed
            found["bandwidth, GB/s"].append(speed / 1e9)
            found[f"{name}, B={B}: experts chosen"].append(len(np.unique(chosen)))
            found[f"{name}, B={B}: ms"].append(taken * 1e3)
            found[f"{name}, B={B}: over its floor"].append(taken / floor)
            found[f"{name}, B={B}: over the longer floor"].append(taken / max(floor, layer.multiply_adds(B) / most))
            if layer.stacks and B == RAGGED:
                found[f"{name}, B={B}: ragged_dot over it"].append(layer.ragged_seconds(chosen) / layer.grouped_seconds(chosen))
        if layer.dense:
            chosen = layer.choices(rng, PREFILL)
            before = bandwidth()
            taken, by_dense = layer.grouped_seconds(chosen), layer.dense_seconds(PREFILL)
            if min(before, bandwidth()) < least:
                continue
            found[f"{name}, {PREFILL} tokens: ms"].append(taken * 1e3)
            found[f"{name}, {PREFILL} tokens: GF/s"].append(2 * layer.multiply_adds(PREFILL) / taken / 1e9)
            found[f"{name}, {PREFILL} tokens: of the dense rate"].append(by_dense / taken)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--dtype", choices=["float32", "bfloat16"], default="float32")
    parser.add_argument("--shapes", nargs="+", choices=SHAPES, default=list(SHAPES))
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--least", type=float, default=0)
    parser.add_argument("--wait", action="store_true")
    options = parser.parse_args()
    if (reason := native.missing()) is not None:
        sys.exit(reason)
    settle_malloc()
    layers = {name: Layer(SHAPES[name], options.dtype, prefill=name == "qwen3") for name in options.shapes}
    bandwidth, rate = Bandwidth(), Rate(options.dtype)
    measured(layers, bandwidth, rate, np.random.default_rng(1), 0, defaultdict(list))  # compiles
    if options.wait:
        print("ready", file=sys.stderr, flush=True)
        sys.stdin.readline()
    found: dict[str, list[float]] = defaultdict(list)
    rng = np.random.default_rng(2)
    for _ in range(options.rounds):
        measured(layers, bandwidth, rate, rng, options.least * 1e9, found)
    for name, each in found.items():
        print(f"{name:40} {statistics.median(each):9.2f}   ({min(each):.2f} to {max(each):.2f}, {len(each)})")


if __name__ == "__main__":
    main()
