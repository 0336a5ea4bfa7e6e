"""01: Does donating the rank-5 KV array keep a decode-like write in place, and what does it cost without donation?

One entry of each row is written into every layer of k and v, nothing else, with and without donation, in alternated pairs.
"""

from __future__ import annotations

import re
import statistics
import time

import jax
import jax.numpy as jnp
import numpy as np

L, B, K, S, H = 30, 8, 3, 1024, 64
PAIRS = 15


def step(k, v, new, pos):
    rows = jnp.arange(B)
    for layer in range(L):
        k = k.at[layer, rows, :, pos].set(new[layer])
        v = v.at[layer, rows, :, pos].set(new[layer])
    return k, v


def spec(*shape, dtype=jnp.float32):
    return jax.ShapeDtypeStruct(shape, dtype)


def main() -> None:
    shapes = spec(L, B, K, S, H), spec(L, B, K, S, H), spec(L, B, K, H), spec(B, dtype=jnp.int32)
    compiled = {donate: jax.jit(step, donate_argnums=donate).lower(*shapes).compile() for donate in ((0, 1), ())}
    new, pos = jnp.ones((L, B, K, H)), jnp.arange(B, dtype=jnp.int32)
    k, v = jnp.zeros((L, B, K, S, H)), jnp.zeros((L, B, K, S, H))
    times: dict[tuple, list[float]] = {donate: [] for donate in compiled}
    in_place = dict.fromkeys(compiled, 0)
    for _ in range(PAIRS):
        for donate, run in compiled.items():
            before = k.unsafe_buffer_pointer()
            start = time.perf_counter()
            k, v = jax.block_until_ready(run(k, v, new, pos))
            times[donate].append(time.perf_counter() - start)
            in_place[donate] += k.unsafe_buffer_pointer() == before
    assert np.asarray(k[:, 1, :, 1]).all(), "the entries were not written"

    print(f"k and v: [{L}, {B}, {K}, {S}, {H}] float32, {2 * k.nbytes / 2**20:.0f} MiB, {PAIRS} alternated pairs")
    print(f"{'':12}{'median ms':>10}{'min ms':>8}{'same buffer':>13}{'copies in HLO':>15}{'aliased MiB':>13}{'output MiB':>12}")
    for donate, run in compiled.items():
        memory, ms = run.memory_analysis(), [1e3 * t for t in times[donate]]
        copies = len(re.findall(rf"= f32\[{L},{B},{K},{S},{H}\]\S* copy\(", run.as_text()))
        fresh = (memory.output_size_in_bytes - memory.alias_size_in_bytes) / 2**20
        print(
            f"{'donated' if donate else 'kept':12}{statistics.median(ms):10.2f}{min(ms):8.2f}{in_place[donate]:10d}/{PAIRS}"
            f"{copies:15d}{memory.alias_size_in_bytes / 2**20:13.0f}{fresh:12.0f}"
        )
    ratio = statistics.median(times[()]) / statistics.median(times[0, 1])
    print(f"RESULT: without donation the same writes take {ratio:.0f} times as long")


if __name__ == "__main__":
    main()
