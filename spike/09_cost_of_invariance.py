"""What does schedule invariance cost: decode with our attention, against the fastest attention that is not invariant?

usage: python spike/09_cost_of_invariance.py [MODEL] [--steps N] [--slots B ...] [--length S ...] [--layouts NAME ...]

It runs the engine's own decode step, and the same step with `jax.nn.dot_product_attention` over all rows in place. The latter reads the
whole length, or the smallest bucket (64, 128, 256, 512, ...) that covers the longest row, with one executable for each bucket. Its KV
arrays have the layout that suits it best: one for each layer, donated, written in place, without a gather. Rows are those of the peers'
workload at steps spread evenly over its run. All ways run each step in turn. Unlike the first spikes, it runs the package itself.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import re
import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.device.step import OnePlace, StepBatch
from xlaengine.device.step import step as take_step
from xlaengine.device.table import Graph, compiled, holds
from xlaengine.memory.access import Access, Scattered
from xlaengine.memory.cells import Keys, KeysSpec
from xlaengine.memory.state import State, zeros
from xlaengine.models.blocks import Attention
from xlaengine.models.checkpoint import load
from xlaengine.models.decoder import Decoder
from xlaengine.models.families import spec_of
from xlaengine.models.spec import LayerSpec, ModelSpec
from xlaengine.models.weights import packed
from xlaengine.ops.base import Ops
from xlaengine.ops.xla import XlaOps
from xlaengine.runner.graph_cache import cached_in
from xlaengine.sources import resolve
from xlaengine.sources.model_source import cache_dir

OURS = "blocks"
LAYOUTS = {"BSKH": ("bskh", "bskh"), "BKSH": ("bksh", "bksh"), "BKHS": ("bkhs", "bksh")}
"""Axes of a layer's keys and values. jax.nn takes the first layout; the others are passed as views of it, which XLA folds into products."""


def peers_steps(slots: int, seed: int = 0, vocab: int = 49152) -> list[list[int]]:
    """Returns the positions of the rows in each step of the peers' workload without an empty slot, the longest last."""
    r = random.Random(seed)
    queue = [(len([r.randrange(17, vocab) for _ in range(r.randint(16, 256))]), r.randint(16, 256)) for _ in range(32)]
    rows: list[list[int]] = []  # position, steps left
    steps = []
    while queue or rows:
        while queue and len(rows) < slots:
            length, cap = queue.pop(0)
            rows.append([length - 1, cap])
        if len(rows) == slots:
            steps.append(sorted(pos for pos, _ in rows))
        rows = [[pos + 1, left - 1] for pos, left in rows if left > 1]
    return steps


@dataclass(frozen=True)
class PlainKeys(KeysSpec):
    """Keys and values in one array a layer, and `jax.nn`'s attention over the first ``length`` entries of all slots in place.

    The cell of the stack is a tuple of arrays for keys and one for values: a layer takes the first and puts it last.
    """

    layout: str
    length: int

    def attend(self, ops: Ops, cell: Any, index: Array, q: Array, k: Array, v: Array, access: Access) -> tuple[Array, Any]:
        assert isinstance(access, Scattered)
        key_axes, value_axes = LAYOUTS[self.layout]
        row, pos = access.target[:, 0], access.places[:, 0]
        keys, values = written(cell[0][0], key_axes, row, pos, k[:, 0]), written(cell[1][0], value_axes, row, pos, v[:, 0])
        kv = self._read(keys, key_axes), self._read(values, value_axes)
        # The G queries of a kv head are at one position, so they become jax.nn's query axis: one plain product. Its grouped heads would be
        # slow.
        queries = jnp.einsum("btkgh->bgkh", q)
        out = jax.nn.dot_product_attention(queries, *kv, key_value_seq_lengths=pos + 1, implementation="xla")
        return jnp.einsum("bgkh->bkgh", out)[:, None], ((*cell[0][1:], keys), (*cell[1][1:], values))

    def _read(self, array: Array, axes: str) -> Array:
        axis = axes.index("s")
        array = jax.lax.slice_in_dim(array, 0, self.length, axis=axis) if self.length < array.shape[axis] else array
        return jnp.einsum(f"{axes}->bskh", array)


def written(array: Array, axes: str, row: Array, pos: Array, new: Array) -> Array:
    index: list[Any] = [slice(None)] * 4
    index[axes.index("b")], index[axes.index("s")] = row, pos
    return array.at[tuple(index)].set(new, mode="drop")


@dataclass(frozen=True, kw_only=True)
class PlainAttention(Attention):
    """The same layer with another cell."""

    keys: PlainKeys

    @property
    def cell_spec(self) -> PlainKeys:
        return self.keys


def plain(model: ModelSpec, layout: str, length: int) -> ModelSpec:
    """The model with `PlainKeys` in every layer."""

    def changed(layer: LayerSpec) -> LayerSpec:
        assert isinstance(layer.mixer, Attention)
        own = {field.name: getattr(layer.mixer, field.name) for field in fields(Attention)}
        return replace(layer, mixer=PlainAttention(**own, keys=PlainKeys(layer.mixer.kv_heads, layer.mixer.head_dim, layout, length)))

    return replace(model, layers=tuple(map(changed, model.layers)))


def bucket(step: list[int], S: int) -> int:
    return min(S, max(64, 2 ** math.ceil(math.log2(step[-1] + 1))))


def in_layout(state: State, layout: str) -> State:
    """Returns the same KV as one array for each layer in another layout; ours is ``[L, B, K, S, H]``."""

    def turn(stacked: Array, ours: str, axes: str) -> tuple[Array, ...]:
        return tuple(jnp.einsum(f"{ours}->{axes}", layer) + 0 for layer in stacked)

    key_axes, value_axes = LAYOUTS[layout]
    slots, vocab = jax.tree.map(jnp.copy, (state.slots, state.vocab))  # donated too, so not shared
    ours = state.cells[0][0]
    keys, values = turn(ours.k, "bksh", key_axes), turn(ours.v, "bksh", value_axes)
    return replace(state, cells=(((keys, values),),), slots=slots, vocab=vocab)


def filled(model: ModelSpec, engine: EngineConfig, seed: int) -> State:
    """Returns a state with all slots active and random KV."""
    B = engine.max_num_seqs
    state = jax.jit(partial(zeros, holds(model, None), engine, XlaOps()))()
    slots = replace(state.slots, active=jnp.ones(B, bool), limit=jnp.full(B, 2**30, jnp.int32))
    keys = state.cells[0][0]
    k, v = (jax.random.normal(jax.random.key(seed + i), array.shape, array.dtype) for i, array in enumerate((keys.k, keys.v)))
    return replace(state, cells=((Keys(k, v),),), slots=slots)


def copies(hlo: str, shape: set[int]) -> int:
    """Counts copies and transposes of arrays with all these axes in the compiled module: a layer's keys or values, or parts of them."""
    found = re.findall(r"= [a-z]\w*\[([\d,]+)\]\S* (?:copy|transpose)\(", hlo)
    return sum(shape <= {int(n) for n in dims.split(",")} for dims in found)


def compile_ways(
    model: ModelSpec, engine: EngineConfig, weights: Any, states: dict[str, State], lengths: dict[str, set[int]]
) -> dict[str, dict[int, Any]]:
    """Returns executables by layout and by the length of the keys that are read. Checks that they write the KV in place."""
    B, keys = engine.max_num_seqs, states[OURS].cells[0][0].k
    batch = StepBatch(rows=jax.ShapeDtypeStruct((B,), jnp.int32))
    lowered = {}
    for layout, state in states.items():
        specs = jax.tree.map(lambda leaf: jax.ShapeDtypeStruct(leaf.shape, leaf.dtype), (weights, state))
        for length in lengths[layout]:
            decoder = Decoder(model if layout == OURS else plain(model, layout, length), XlaOps())
            lowered[layout, length] = Graph(f"{layout}[{length}]", partial(take_step, decoder, engine, OnePlace()), *specs, batch).lower()
    executables: dict[str, dict[int, Any]] = {layout: {} for layout in states}
    with ThreadPoolExecutor() as pool:
        pending = {key: pool.submit(compiled, one, "cpu" if key[0] == OURS else "") for key, one in lowered.items()}
        for (layout, length), future in pending.items():
            run = future.result()
            executables[layout][length] = run
            memory = run.memory_analysis()
            held = sum(leaf.nbytes for leaf in jax.tree.leaves(states[layout].cells))
            assert memory.alias_size_in_bytes >= held, "the KV is not donated"
            moved = copies(run.as_text(), {length, keys.shape[2], keys.shape[4]})
            print(f"  {layout}[{length}]: temporary {memory.temp_size_in_bytes / 2**20:.0f} MiB, copies of keys or values {moved}")
    return executables


def timed(run: Any, weights: Any, state: State, step: list[int], batch: StepBatch) -> tuple[float, State, Array]:
    """Returns milliseconds, state and logits ``[R, V]`` of one step with rows at the positions ``step``, which also determine the
    tokens."""
    pos = jnp.asarray(step, jnp.int32)
    state = replace(state, slots=replace(state.slots, pos=pos, token=17 + 31 * pos))
    jax.block_until_ready(state)
    began = time.perf_counter()
    state, out = run(weights, state, batch)
    jax.block_until_ready((state, out))
    return 1e3 * (time.perf_counter() - began), state, out.logits


def measure(model: ModelSpec, weights: Any, B: int, S: int, steps: list[list[int]], layout: str) -> dict[str, float]:
    """Returns for each other way the median over the steps of the time of ours over its time, with all ways in turn at each step."""
    engine = EngineConfig(max_num_seqs=B, max_model_len=S, decode_widths=(B,))
    states = {OURS: filled(model, engine, seed=0)}
    states[layout] = in_layout(states[OURS], layout)
    read = {OURS: (OURS, lambda step: S), "buckets": (layout, lambda step: bucket(step, S)), "full": (layout, lambda step: S)}
    lengths = {name: {length(step) for of, length in read.values() if of == name for step in steps} for name in states}
    executables = compile_ways(model, engine, weights, states, lengths)
    batch = StepBatch(rows=jnp.arange(B, dtype=jnp.int32))
    times: dict[str, list[float]] = {name: [] for name in read}
    for turn, step in enumerate([steps[0], steps[-1], *steps]):  # the first two turns warm up
        logits = {}
        for name in list(read)[:: 1 if turn % 2 else -1]:
            of, length = read[name]
            ms, states[of], logits[name] = timed(executables[of][length(step)], weights, states[of], step, batch)
            if turn > 1:
                times[name].append(ms)
        ours = np.asarray(logits[OURS])
        off = max(float(np.abs(np.asarray(one) - ours).max() / np.abs(ours).max()) for one in logits.values())
        assert off < 1e-2, f"other logits: {off:.2g} of the largest"
    return {f"{name}/{layout}": ratio for name, ratio in report(times).items()}


def report(times: dict[str, list[float]]) -> dict[str, float]:
    ratios = {}
    for name, ms in times.items():
        pairs = sorted(ours / other for ours, other in zip(times[OURS], ms, strict=True))
        low, high = pairs[len(pairs) // 4], pairs[3 * len(pairs) // 4]
        ratios[name] = statistics.median(pairs)
        print(
            f"  {name:16} median {statistics.median(ms):7.1f} ms, least {min(ms):7.1f}; ours over it {ratios[name]:.3f} "
            f"(half of the pairs in {low:.3f} to {high:.3f}), totals {sum(times[OURS]) / sum(ms):.3f}",
            flush=True,
        )
    return {name: ratio for name, ratio in ratios.items() if name != OURS}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", nargs="?")
    parser.add_argument("--steps", type=int, default=24)
    parser.add_argument("--slots", type=int, nargs="*", default=[8, 32])
    parser.add_argument("--length", type=int, nargs="*", default=[512, 2048])
    parser.add_argument("--layouts", nargs="*", default=list(LAYOUTS), choices=LAYOUTS)
    args = parser.parse_args()
    cfg, stored = load(resolve(args.model), "float32")
    model = spec_of(cfg)
    weights = jax.device_put(packed(model, stored, XlaOps()))
    costs = {}
    for B, S in itertools.product(args.slots, args.length):
        steps = peers_steps(B)
        steps = [steps[round(i * (len(steps) - 1) / (args.steps - 1))] for i in range(args.steps)]
        ratios: dict[str, float] = {}
        for layout in args.layouts:
            print(
                f"B={B} S={S} {layout}: {len(steps)} steps, positions {min(s[0] for s in steps)} to {max(s[-1] for s in steps)}", flush=True
            )
            ratios |= measure(model, weights, B, S, steps, layout)
        best = max(ratios, key=ratios.__getitem__)
        costs[B, S] = ratios[best] - 1
        print(f"B={B} S={S}: best of the others {best}, cost of ours {costs[B, S]:+.1%}", flush=True)
    print("RESULT: cost of ours over the best other attention: " + ", ".join(f"{c:+.1%} at B={B} S={S}" for (B, S), c in costs.items()))


if __name__ == "__main__":
    with cached_in(cache_dir() / "compiled"):
        main()
