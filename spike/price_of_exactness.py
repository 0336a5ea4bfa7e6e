"""What would a decode step of a hybrid gain if its bits might depend on anything?

usage: python spike/price_of_exactness.py [--layers 24] [--vocab 248320] [--rounds 12] [--variants ours fast-math mixed xla]

The model has the shapes of 49_hybrid_decode.py and random weights. Each variant is the same decode graph of 8 rows, compiled with other
kernels:

ours       native kernels, as engines have them.
fast-math  the same sources, compiled with -ffast-math: the compiler may reorder sums and contract products.
mixed      as fast-math, and the recurrence by XLA, without a fixed order of its sums.
xla        XLA's own choice everywhere: products by the backend that it prefers, for 8 rows at once; sums in any order; attention over all
           positions at once; the recurrence over whole states. No option of `device.table.OWN_SUMS`.

All variants take turns at each round, in alternating order. Printed: the median of each, and of each round's ratio to ours.
"""

from __future__ import annotations

import argparse
import runpy
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.control.plan import step_graph
from xlaengine.device.step import StepBatch
from xlaengine.device.table import compiled, graph_table
from xlaengine.models.checkpoint.hf_config import model_config
from xlaengine.models.families import spec_of
from xlaengine.models.families.qwen3_5 import QWEN3_5
from xlaengine.models.random_weights import random_weights
from xlaengine.models.weights import packed
from xlaengine.ops.base import Delta, Past
from xlaengine.ops.native import compiling, library
from xlaengine.ops.native.handlers import HANDLERS, functions_of
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.rows import Rows
from xlaengine.ops.xla import XlaOps

B, POSITION, STEPS = 8, 120, 4
CONFIG = runpy.run_path(str(Path(__file__).with_name("49_hybrid_decode.py")))["CONFIG"]
SUFFIX = "_fast"
"""Of the names under which the other library's functions are registered."""


def free_delta_rule(states: Array, rows: Rows, tokens: Delta, real: Array) -> tuple[Array, Array]:
    """One token of every slot; the rows are the slots in their order."""
    q, k, v, keep, beta = (x[:, 0] for x in tokens)
    repeats = v.shape[1] // q.shape[1]
    q, k = (jnp.repeat(x, repeats, axis=1) for x in (q, k))
    kept = states[rows.layer] * keep[..., None, None]
    change = beta[..., None] * (v - jnp.einsum("rmkv,rmk->rmv", kept, k))
    new = kept + k[..., None] * change[:, :, None]
    return jnp.einsum("rmkv,rmk->rmv", new, q)[:, None], states.at[rows.layer].set(new)


class Mixed(NativeOps):
    def delta_rule(self, states: Array, rows: Rows, tokens: Delta, real: Array) -> tuple[Array, Array]:
        return free_delta_rule(states, rows, tokens, real)


class Free(XlaOps):
    def product(self, x: Array, w: Array, dtype: Any = None) -> Array:
        return jnp.einsum("...d,df->...f", x, w, preferred_element_type=dtype)

    def attend(self, q: Array, past: Past) -> Array:
        keys, values = past.keys[past.layer], past.values[past.layer]
        seen = jnp.arange(keys.shape[2], dtype=jnp.int32) <= past.query_pos[..., None]
        scores = jnp.einsum("rtkgh,rksh->rkgts", q * np.float32(q.shape[-1] ** -0.5), keys)
        shares = jax.nn.softmax(jnp.where(seen[:, None, None], scores, -1e30), axis=-1)
        return jnp.einsum("rkgts,rksh->rtkgh", shares, values)

    def delta_rule(self, states: Array, rows: Rows, tokens: Delta, real: Array) -> tuple[Array, Array]:
        return free_delta_rule(states, rows, tokens, real)


def register_fast(folder: Path) -> None:
    """Compiles the kernels with -ffast-math, and registers their functions under other names."""
    target = compiling.target_here()
    assert target is not None
    usual = compiling.FLAGS
    compiling.FLAGS = tuple("-ffast-math" if flag == "-ffp-contract=off" else flag for flag in usual)
    try:
        compiling.compile_library(compiling.compiler(), target, folder / "fast.so")
    finally:
        compiling.FLAGS = usual
    for name, handler in zip(HANDLERS, functions_of(folder / "fast.so", HANDLERS.values()), strict=True):
        jax.ffi.register_ffi_target(name + SUFFIX, jax.ffi.pycapsule(handler), platform="cpu")


@contextmanager
def fast_kernels() -> Iterator[None]:
    usual = jax.ffi.ffi_call
    jax.ffi.ffi_call = lambda name, *args, **settings: usual(name + SUFFIX, *args, **settings)
    try:
        yield
    finally:
        jax.ffi.ffi_call = usual


class Variant:
    """A compiled decode graph with its state."""

    def __init__(self, model: Any, engine: EngineConfig, ops: Any, weights: Any, fast: bool, own_sums: bool):
        table = {graph.name: graph for graph in graph_table(model, engine, ops=ops)}
        graph = table[step_graph("decode", B, 0)]
        if fast:
            with fast_kernels():
                lowered = graph.lower()
        else:
            lowered = graph.lower()
        self.run, self.weights = compiled(lowered, "cpu" if own_sums else "none"), weights
        self.state, _ = compiled(table["init"].lower(), "cpu")(None, None, None)
        self.batch = jax.device_put(StepBatch(rows=np.arange(B, dtype=np.int32)))

    def sample(self) -> float:
        """Milliseconds of a step."""
        slots = self.state.slots
        fill = {"pos": np.full(B, POSITION, np.int32), "limit": np.full(B, 1 << 20, np.int32), "active": np.ones(B, bool)}
        self.state = replace(self.state, slots=replace(slots, **jax.device_put(fill)))
        began = time.perf_counter()
        for _ in range(STEPS):
            self.state, out = self.run(self.weights, self.state, self.batch)
            jax.block_until_ready(out)
        return 1e3 * (time.perf_counter() - began) / STEPS


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--layers", type=int, default=24)
    parser.add_argument("--vocab", type=int, default=248320)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--variants", nargs="+", default=["ours", "fast-math", "mixed", "xla"])
    options = parser.parse_args()
    library.ensure()
    with tempfile.TemporaryDirectory() as folder:
        register_fast(Path(folder))
    shape = {"num_hidden_layers": options.layers, "layer_types": CONFIG["layer_types"][: options.layers], "vocab_size": options.vocab}
    model = model_config({**CONFIG, **shape}, QWEN3_5, Path("random"))
    stored = random_weights(model)
    engine = EngineConfig(max_num_seqs=B, max_model_len=256, kernels="native")
    weights: dict[type, Any] = {}
    variants: dict[str, Variant] = {}
    kinds = {"ours": (NativeOps(), False), "fast-math": (NativeOps(), True), "mixed": (Mixed(), True), "xla": (Free(), False)}
    for name in options.variants:
        ops, fast = kinds[name]
        base = XlaOps if isinstance(ops, XlaOps) else NativeOps
        if base not in weights:
            weights[base] = jax.device_put(packed(spec_of(model), stored, base()))
        own = replace(engine, kernels="xla" if base is XlaOps else "native")
        variants[name] = Variant(model, own, ops, weights[base], fast, base is NativeOps)
        print(name, "compiled", flush=True)
    found: dict[str, list[float]] = {name: [] for name in variants}
    for each in variants.values():
        each.sample()
    for round_ in range(options.rounds):
        for name in list(variants) if round_ % 2 else list(variants)[::-1]:
            found[name].append(variants[name].sample())
    for name, times in found.items():
        ratios = [mine / ours for mine, ours in zip(times, found["ours"], strict=True)]
        spread = f"{median(ratios):.3f} ({min(ratios):.2f} to {max(ratios):.2f})"
        print(f"{name:10} {median(times):7.1f} ms, least {min(times):.1f}; of ours {spread}")


if __name__ == "__main__":
    main()
