"""02: Is one KV entry of each row written faster by one scatter, or by a dynamic_update_slice for each row?

Both write k and v of every layer of a donated rank-5 array, in alternated pairs.
"""

from __future__ import annotations

import re
import statistics
import time

import jax
import jax.numpy as jnp
import numpy as np

L, K, S, H = 30, 3, 1024, 64
PAIRS = 15


def scatter(array, layer, new, pos):
    return array.at[layer, jnp.arange(len(pos)), :, pos].set(new, mode="drop")


def by_row(array, layer, new, pos):
    for row in range(len(pos)):
        array = jax.lax.dynamic_update_slice(array, new[row][None, None, :, None], (layer, row, 0, pos[row], 0))
    return array


def make(write, B):
    def step(k, v, new, pos):
        for layer in range(L):
            k, v = write(k, layer, new[layer], pos), write(v, layer, new[layer], pos)
        return k, v

    kv = jax.ShapeDtypeStruct((L, B, K, S, H), jnp.float32)
    new, pos = jax.ShapeDtypeStruct((L, B, K, H), jnp.float32), jax.ShapeDtypeStruct((B,), jnp.int32)
    start = time.perf_counter()
    compiled = jax.jit(step, donate_argnums=(0, 1)).lower(kv, kv, new, pos).compile()
    return compiled, time.perf_counter() - start


def measure(B: int) -> float:
    compiled = {write.__name__: make(write, B) for write in (scatter, by_row)}
    new, pos = jax.random.normal(jax.random.key(0), (L, B, K, H)), jnp.arange(B, dtype=jnp.int32)
    states = {name: (jnp.zeros((L, B, K, S, H)), jnp.zeros((L, B, K, S, H))) for name in compiled}
    times: dict[str, list[float]] = {name: [] for name in compiled}
    for _ in range(PAIRS):
        for name, (run, _) in compiled.items():
            start = time.perf_counter()
            states[name] = jax.block_until_ready(run(*states[name], new, pos))
            times[name].append(1e3 * (time.perf_counter() - start))
    assert np.array_equal(states["scatter"][0], states["by_row"][0]), "the two ways wrote different arrays"
    for name, (run, compile_s) in compiled.items():
        copies = len(re.findall(rf"= f32\[{L},{B},{K},{S},{H}\]\S* copy\(", run.as_text()))
        print(f"{B:4d}  {name:10}{statistics.median(times[name]):10.2f}{min(times[name]):8.2f}{copies:8d}{compile_s:11.1f}")
    return statistics.median(times["by_row"]) / statistics.median(times["scatter"])


def main() -> None:
    print(f"k and v: [{L}, B, {K}, {S}, {H}] float32, {PAIRS} alternated pairs")
    print(f"{'B':>4}  {'':10}{'median ms':>10}{'min ms':>8}{'copies':>8}{'compile s':>11}")
    ratios = {B: measure(B) for B in (8, 32)}
    print("RESULT: by row / scatter: " + ", ".join(f"{ratio:.2f} at B={B}" for B, ratio in ratios.items()))


if __name__ == "__main__":
    main()
