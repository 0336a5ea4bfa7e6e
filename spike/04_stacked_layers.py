"""04: Are layers faster in a lax.scan over stacked weights, or unrolled over one array for each layer?

It runs only the products, in SmolLM2-135M's shapes, with the same arithmetic and weights, in alternated pairs.
"""

from __future__ import annotations

import statistics
import time

import jax
import jax.numpy as jnp
import numpy as np

L, D, F, QKV = 30, 576, 1536, 960
SHAPES = {"qkv": (D, QKV), "o": (D, D), "gate_up": (D, 2 * F), "down": (F, D)}
PAIRS = 15


def layer(x, w):
    x = x + (x @ w["qkv"])[:, :D] @ w["o"]
    gate, up = jnp.split(x @ w["gate_up"], 2, axis=-1)
    return jnp.tanh(x + (gate * up) @ w["down"])


def scanned(x, stacked):
    return jax.lax.scan(lambda x, w: (layer(x, w), None), x, stacked)[0]


def unrolled(x, layers):
    for w in layers:
        x = layer(x, w)
    return x


def unstack(stacked):
    return [{name: leaf[index] for name, leaf in stacked.items()} for index in range(L)]


def unrolled_slices(x, stacked):
    return unrolled(x, unstack(stacked))


def measure(B: int, stacked, layers) -> dict[str, float]:
    x = jax.random.normal(jax.random.key(1), (B, D))
    ways = {"scan": (scanned, stacked), "one array a layer": (unrolled, layers), "slices of stacked": (unrolled_slices, stacked)}
    compiled = {name: (jax.jit(program).lower(x, w).compile(), w) for name, (program, w) in ways.items()}
    times: dict[str, list[float]] = {name: [] for name in ways}
    results = {}
    for _ in range(PAIRS):
        for name, (run, w) in compiled.items():
            start = time.perf_counter()
            results[name] = jax.block_until_ready(run(x, w))
            times[name].append(1e3 * (time.perf_counter() - start))
    np.testing.assert_allclose(results["scan"], results["one array a layer"], rtol=1e-4, atol=1e-4)
    for name, (run, _) in compiled.items():
        temporary = run.memory_analysis().temp_size_in_bytes / 2**20
        print(f"{B:4d}  {name:20}{statistics.median(times[name]):10.1f}{min(times[name]):8.1f}{temporary:10.1f}")
    return {name: statistics.median(ms) for name, ms in times.items()}


def main() -> None:
    keys = jax.random.split(jax.random.key(0), len(SHAPES))
    stacked = {name: 0.02 * jax.random.normal(key, (L, *shape)) for key, (name, shape) in zip(keys, SHAPES.items(), strict=True)}
    layers = unstack(stacked)
    size = sum(leaf.nbytes for leaf in stacked.values()) / 2**20
    print(f"{L} layers, {size:.0f} MiB of float32 weights, {PAIRS} alternated rounds")
    print(f"{'B':>4}  {'':20}{'median ms':>10}{'min ms':>8}{'temp MiB':>10}")
    ratios = {B: (ms := measure(B, stacked, layers))["scan"] / ms["one array a layer"] for B in (8, 32)}
    print("RESULT: scan / one array a layer: " + ", ".join(f"{ratio:.2f} at B={B}" for B, ratio in ratios.items()))


if __name__ == "__main__":
    main()
