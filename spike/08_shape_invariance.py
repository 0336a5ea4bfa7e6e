"""Which shapes of graphs give a row the same bits, what breaks equality, and what would restore it?

usage: python spike/08_shape_invariance.py [MODEL] [--layers N] [--dtypes NAME ...] [--cost]

First the parts, with jax alone: products over M rows, and where they cut the contraction; sums over R rows. Then whole graphs of the
model's first layers, in three arithmetics: XLA's choice; sums by XLA's own code with every rounding to bfloat16 kept (two compiler
options); and products in tiles of 32 rows in addition. The graphs are decode of R rows at two B, a graph of 1 row x T tokens with logits
(as verifying drafts will have), and prefill of T. With --cost, it measures the time of whole graphs instead, in alternated rounds.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike

from xlaengine.config import EngineConfig
from xlaengine.device.prefill import PrefillBatch, prefill
from xlaengine.device.step import OnePlace, StepBatch
from xlaengine.device.step import step as take_step
from xlaengine.device.table import holds
from xlaengine.memory.access import Scattered
from xlaengine.memory.cells import Keys
from xlaengine.memory.state import State, zeros
from xlaengine.models.checkpoint import load
from xlaengine.models.decoder import Decoder, Whole
from xlaengine.models.families import spec_of
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import packed
from xlaengine.ops.xla import XlaOps
from xlaengine.runner.graph_cache import cached_in
from xlaengine.sources import resolve
from xlaengine.sources.model_source import cache_dir

OWN_SUMS = {"xla_cpu_experimental_ynn_fusion_type": "LIBRARY_FUSION_TYPE_INDIVIDUAL_DOT"}
"""Only products go to the YNNPACK library; by default products and sums of at least 4096 elements do."""

ROUNDED = {"xla_allow_excess_precision": False}
"""Keeps every rounding to bfloat16. By default XLA leaves out roundings between fused operations, which differ by graph."""


class WholeProducts(XlaOps):
    """Products over all rows at once; `XlaOps` has them in tiles of rows since."""

    def product(self, x: Array, w: Array, dtype: DTypeLike | None = None) -> Array:
        return jnp.einsum("...d,df->...f", x, w, preferred_element_type=dtype)


ARITHMETICS: dict[str, tuple[dict | None, XlaOps]] = {
    "as it is": (None, WholeProducts()),
    "own sums": (OWN_SUMS | ROUNDED, WholeProducts()),
    "+ tiles": (OWN_SUMS | ROUNDED, XlaOps()),
}
ROWS = (*range(1, 65), 128, 256)
WIDTHS = (1, 2, 4, 8, 16, 24, 32, 64)
TOKENS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
START, STEPS = 40, 64


# The parts


def spans(numbers: list[int]) -> str:
    """Formats 1, 3, 4, 5 as ``1, 3-5``."""
    groups = [[n for _, n in group] for _, group in itertools.groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])]
    return ", ".join(str(g[0]) if len(g) == 1 else f"{g[0]}-{g[-1]}" for g in groups)


def classes(results: dict[Any, np.ndarray]) -> list[list[Any]]:
    """Groups the names of results that are bitwise equal in their common rows."""
    groups: list[tuple[list[Any], np.ndarray]] = []
    for name, rows in results.items():
        for names, first in groups:
            shared = min(len(first), len(rows))
            if first[:shared].tobytes() == rows[:shared].tobytes():
                names.append(name)
                break
        else:
            groups.append(([name], rows))
    return [names for names, _ in groups]


def chunked(x: np.ndarray, w: np.ndarray, size: int) -> np.ndarray:
    """Returns ``x [K] @ w [K, N]`` as chains of fused multiply-adds over ``size`` terms, whose results are added in order."""
    total = None
    for start in range(0, len(x), size):
        part = np.zeros(w.shape[1], np.float32)
        for k in range(start, min(start + size, len(x))):
            part = (np.float64(x[k]) * w[k] + np.float64(part)).astype(np.float32)
        total = part if total is None else total + part
    return total


def products(shapes: list[tuple[int, int]], dtype: str) -> None:
    rng = np.random.default_rng(0)
    for K, N in shapes:
        x, w = (jnp.asarray(rng.normal(size=shape), dtype) for shape in ((max(ROWS), K), (K, N)))
        rows = ROWS if N < 8192 else (1, 2, 4, 8, 16, 24, 31, 32, 33, 40, 48, 64, 128)
        results = {M: np.asarray(jax.jit(jnp.matmul)(x[:M], w).astype(jnp.float32)) for M in rows}
        text = " | ".join(spans(group) for group in classes(results))
        if dtype == "float32" and N < 8192:
            cuts = {size: chunked(np.asarray(x[0]), np.asarray(w), size) for size in (128, 256, 512, K) if size <= K}
            best = {M: max(cuts, key=lambda size: np.mean(cuts[size] == results[M][0])) for M in (1, 8, 64)}
            text += f"   chains of at most {best[1]}, {best[8]} and {best[64]} terms at M=1, 8, 64"
        print(f"  {dtype} {K}x{N}: {text}", flush=True)


def sums(width: int) -> None:
    """Compares the mean of squares of RMSNorm over R rows."""
    x = np.random.default_rng(0).normal(size=(64, width)).astype(np.float32)
    for name, options in (("as it is", None), ("own sums", OWN_SUMS)):
        mean = jax.jit(lambda x: jnp.mean(x * x, -1))
        results = {R: np.asarray(mean.lower(x[:R]).compile(compiler_options=options)(x[:R])) for R in range(1, 65)}
        print(f"  sums of {width}, {name}: {' | '.join(spans(group) for group in classes(results))}", flush=True)


# Whole graphs


def built(
    program: Callable[..., Any], model: ModelSpec, engine: EngineConfig, arithmetic: str, *args: Any, donate: tuple[int, ...] = ()
) -> Any:
    options, ops = ARITHMETICS[arithmetic]
    with jax.default_matmul_precision("float32"):
        traced = jax.jit(partial(program, Decoder(model, ops), engine), donate_argnums=donate)
        return traced.lower(*args).compile(compiler_options=options)


def decode(model: Decoder, engine: EngineConfig, weights: Any, state: Any, batch: Any) -> Any:
    return take_step(model, engine, OnePlace(), weights, state, batch)


def filled(model: ModelSpec, engine: EngineConfig) -> State:
    """Returns a state with all slots active at ragged positions; a slot's contents do not depend on B."""
    state = zeros(holds(model, None), engine, XlaOps())
    keys, slots = state.cells[0][0], range(engine.max_num_seqs)
    k, v = (
        jnp.stack([jax.random.normal(jax.random.fold_in(jax.random.key(seed), slot), array.shape[2:], array.dtype) for slot in slots])
        for seed, array in enumerate((keys.k[:1], keys.v[:1]))
    )
    k, v = (jnp.broadcast_to(array, (len(model.layers), *array.shape)) + 0 for array in (k, v))
    draw = np.random.default_rng(1)
    ragged = draw.integers(3, engine.cache_len - STEPS, 64)[slots], draw.integers(3, model.vocab, 64)[slots]
    pos, token = (jnp.asarray(array, jnp.int32) for array in ragged)
    live = {"active": jnp.ones(len(slots), bool), "limit": jnp.full(len(slots), 2**30, jnp.int32)}
    return replace(state, cells=((Keys(k, v),),), slots=replace(state.slots, pos=pos, token=token, **live))


def rows_of(engine: EngineConfig, width: int) -> StepBatch:
    rows = np.arange(width)
    return StepBatch(rows=jnp.asarray(np.where(rows < engine.max_num_seqs, rows, engine.max_num_seqs), jnp.int32))


def many_tokens(model: Decoder, engine: EngineConfig, weights: Any, state: State, tokens: Array) -> Array:
    """Returns the logits ``[T, V]`` of slot 0's next T tokens, computed at once from `START` on."""
    positions = START + jnp.arange(len(tokens), dtype=jnp.int32)[None]
    slot = jnp.zeros(1, jnp.int32)
    access = Scattered(slot, positions, positions[:, -1] + 1, engine.kv_block, target=slot[:, None], places=positions)
    hidden, _ = model.forward(weights, tokens[None], Whole(positions, access), state.cells)
    return model.logits(weights, hidden)[0]


def settings(B: int, S: int, dtype: Any) -> EngineConfig:
    return EngineConfig(max_num_seqs=B, max_model_len=S, dtype=dtype, decode_widths=(max(B, 64),))


def new_keys(state: State, count: int) -> np.ndarray:
    """Returns the keys of slot 0 from `START` on, one row for each position: float32 ``[count, L*K*H]``."""
    keys = jnp.moveaxis(state.cells[0][0].k[:, 0, :, START : START + count].astype(jnp.float32), 2, 0)
    return np.asarray(keys).reshape(count, -1)


def stepped(model: ModelSpec, engine: EngineConfig, weights: Any, arithmetic: str, tokens: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Returns logits ``[STEPS, V]`` and keys of tokens that are given to slot 0 one by one, alone in a decode of 8."""
    state = filled(model, engine)
    batch = StepBatch(rows=jnp.asarray([0] + 7 * [engine.max_num_seqs], jnp.int32))
    run = built(decode, model, engine, arithmetic, weights, state, batch)
    logits = []
    for step in range(STEPS):
        slots = replace(state.slots, token=state.slots.token.at[0].set(int(tokens[step])), pos=state.slots.pos.at[0].set(START + step))
        state, out = run(weights, replace(state, slots=slots), batch)
        logits.append(np.asarray(out.logits[0]))
    return np.stack(logits), new_keys(state, STEPS)


def ulps(a: np.ndarray, b: np.ndarray) -> int:
    """Returns the greatest distance in float32 steps between the common rows."""
    n = min(len(a), len(b))
    x, y = (array[:n].view(np.int32).astype(np.int64) for array in (a, b))
    x, y = (np.where(bits < 0, -(bits & 0x7FFFFFFF), bits) for bits in (x, y))
    return int(np.abs(x - y).max())


def apart(a: np.ndarray, b: np.ndarray) -> float:
    """Returns the greatest difference of the common rows, as a share of the largest value."""
    n = min(len(a), len(b))
    return float(np.abs(a[:n] - b[:n]).max() / np.abs(b[:n]).max())


def row(pair: str, dtype: str, arithmetic: str, results: dict[Any, np.ndarray], base: Any) -> bool:
    groups = classes(results)
    far = max(results, key=lambda name: apart(results[name], results[base]))
    worst = f"{ulps(results[far], results[base])} ulp, {apart(results[far], results[base]):.0e} of the largest"
    verdict = "bitwise" if len(groups) == 1 else worst
    print(f"| {pair} | {dtype} | {arithmetic} | {verdict} | {' / '.join(', '.join(map(str, g)) for g in groups)} |", flush=True)
    return len(groups) == 1


def compare(model: ModelSpec, weights: Any, dtype: str, S: int, arithmetic: str) -> list[bool]:
    tokens = np.random.default_rng(2).integers(3, model.vocab, max(TOKENS)).astype(np.int32)
    wide, narrow = settings(32, S, dtype), settings(8, S, dtype)
    decodes = {}
    for engine, width in [*((wide, R) for R in WIDTHS), (narrow, 8), (narrow, 16)]:
        batch = rows_of(engine, width)
        state = filled(model, engine)
        out = built(decode, model, engine, arithmetic, weights, state, batch)(weights, state, batch)[1]
        decodes[f"B{engine.max_num_seqs} R{width}"] = np.asarray(out.logits)[: min(width, engine.max_num_seqs)]
    state, (logits, keys) = filled(model, narrow), stepped(model, narrow, weights, arithmetic, tokens)
    verify: dict[Any, np.ndarray] = {"decode": logits}
    chunks: dict[Any, np.ndarray] = {"decode": keys}
    for T in TOKENS:
        if START + T > S:
            continue
        some = jnp.asarray(tokens[:T])
        verify[T] = np.asarray(built(many_tokens, model, narrow, arithmetic, weights, state, some)(weights, state, some))
        if T >= 16:
            chunk = PrefillBatch(tokens=some, slot=jnp.int32(0), start=jnp.int32(START), end=jnp.int32(START + len(some)))
            after, _ = built(prefill, model, narrow, arithmetic, weights, state, chunk)(weights, state, chunk)
            chunks[T] = new_keys(after, T)
    shared = {name: result for name, result in decodes.items() if not name.endswith((" R1", " R64"))}
    short = {name: result for name, result in verify.items() if name in ("decode", 2, 4, 8, 16, 32)}
    return [
        row("decode B and R, 2 to 32 rows", dtype, arithmetic, shared, "B32 R8"),
        row("decode B and R, all", dtype, arithmetic, decodes, "B32 R8"),
        row("1 x T against decode, logits, T up to 32", dtype, arithmetic, short, "decode"),
        row("1 x T against decode, logits, all", dtype, arithmetic, verify, "decode"),
        row("prefill[T] against each other and decode, keys", dtype, arithmetic, chunks, "decode"),
    ]


# The cost


def cost(model: ModelSpec, weights: Any, S: int, rounds: int) -> None:
    """Prints medians over alternated rounds: the time of each arithmetic over that of the unchanged graph."""
    for B, graph in ((8, "decode"), (32, "decode"), (64, "decode"), (8, 32), (8, 64), (8, 128), (8, 256)):
        engine = settings(B, S, "float32")
        state = filled(model, engine)
        if graph == "decode":
            batch, program = rows_of(engine, B), decode
        else:
            tokens = jnp.arange(graph, dtype=jnp.int32) + 17
            batch = PrefillBatch(tokens=tokens, slot=jnp.int32(0), start=jnp.int32(0), end=jnp.int32(graph))
            program = prefill
        ways = {name: built(program, model, engine, name, weights, state, batch, donate=(1,)) for name in ARITHMETICS}
        times: dict[str, list[float]] = {name: [] for name in ways}
        for turn in range(rounds + 2):
            for name in list(ways)[:: 1 if turn % 2 else -1]:
                began = time.perf_counter()
                state, _ = ways[name](weights, state, batch)
                jax.block_until_ready(state)
                if turn > 1:
                    times[name].append(1e3 * (time.perf_counter() - began))
                if graph == "decode":
                    state = replace(state, slots=replace(state.slots, pos=state.slots.pos - 1))  # the same step again
        for name, ms in times.items():
            ratios = sorted(a / b for a, b in zip(ms, times["as it is"], strict=True))
            label = f"decode[{B}]" if graph == "decode" else f"prefill[{graph}]"
            quarter = f"{ratios[len(ratios) // 4]:.3f} to {ratios[3 * len(ratios) // 4]:.3f}"
            print(
                f"  {label:13}{name:10}{statistics.median(ms):8.1f} ms, over as it is {statistics.median(ratios):.3f} ({quarter})",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", nargs="?")
    parser.add_argument("--layers", type=int, help="how many of the model's layers; by default 2, and all with --cost")
    parser.add_argument("--dtypes", nargs="*", default=["float32", "bfloat16"])
    parser.add_argument("--cost", action="store_true")
    parser.add_argument("--rounds", type=int, default=21)
    args = parser.parse_args()
    whole, stored = load(resolve(args.model), "float32")
    S = min(512, whole.max_positions)
    count = min(args.layers or (whole.layers if args.cost else 2), whole.layers)
    model = spec_of(replace(whole, layers=count))  # layers that are all alike: one group, of which each leaf is a stack
    stored = packed(model, replace(stored, groups=jax.tree.map(lambda leaf: leaf[:count], stored.groups)), XlaOps())
    if args.cost:
        return cost(model, jax.device_put(stored), S, args.rounds)
    D, heads = whole.d_model, whole.heads * whole.head_dim
    qkv = heads + 2 * whole.kv_heads * whole.head_dim
    print("classes of M whose products have the same bits:")
    for dtype in args.dtypes:
        shapes = [(D, qkv), (heads, D), (D, 2 * whole.mlp), (whole.mlp, D)]
        products([*shapes, (D, whole.vocab)] if dtype == "float32" else shapes, dtype)
    print("classes of R whose sums have the same bits:")
    sums(D)
    print(f"\n{count} layers of {whole.layers}\n| graphs | dtype | arithmetic | verdict | classes |\n|---|---|---|---|---|")
    held = {}
    for dtype in args.dtypes:
        weights = jax.tree.map(partial(jnp.asarray, dtype=dtype), stored)
        for arithmetic in ARITHMETICS:
            held[dtype, arithmetic] = compare(model, weights, dtype, S, arithmetic)
    print("RESULT: rows of the table that hold: " + ", ".join(f"{sum(v)} of {len(v)} {' '.join(k)}" for k, v in held.items()))


if __name__ == "__main__":
    with cached_in(cache_dir() / "compiled"):
        main()
