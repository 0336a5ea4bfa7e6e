"""03: Is admission faster on the device, one slot's rows at a time, or through the host, with the whole KV copied there and back?

The KV shape is SmolLM2-135M's. Runs are in alternated pairs; the write on the device is also timed over B.
"""

from __future__ import annotations

import statistics
import time

import jax
import jax.numpy as jnp
import numpy as np

L, K, H = 30, 3, 64
PAIRS = 7


def admit(kv, rows, slot):
    return jax.lax.dynamic_update_slice(kv, rows, (0, slot, 0, 0, 0))


def on_device(run, kv, rows, slot):
    return run(kv, rows, np.int32(slot))


def through_host(run, kv, rows, slot):
    host = np.array(jax.device_get(kv))  # a copy, because device_get may return the device's own memory
    host[:, slot : slot + 1] = rows
    return jax.device_put(host, may_alias=False)


def measure(B: int, S: int) -> dict[str, float]:
    """Returns the median ms of both ways; the slot changes from call to call."""
    rows = jax.random.normal(jax.random.key(0), (L, 1, K, S, H))
    run = jax.jit(admit, donate_argnums=0).lower(jnp.zeros((L, B, K, S, H)), rows, np.int32(0)).compile()
    ways = {"device": on_device, "host": through_host}
    states = {name: jnp.zeros((L, B, K, S, H)) for name in ways}
    times: dict[str, list[float]] = {name: [] for name in ways}
    for turn in range(PAIRS):
        for name, way in ways.items():
            start = time.perf_counter()
            states[name] = jax.block_until_ready(way(run, states[name], rows, turn % B))
            times[name].append(1e3 * (time.perf_counter() - start))
    assert np.array_equal(states["device"], states["host"]), "the two ways wrote different arrays"
    return {name: statistics.median(ms) for name, ms in times.items()}


def main() -> None:
    print(f"one array [{L}, B, {K}, S, {H}] float32, one slot's rows of all layers written; median ms of {PAIRS} alternated pairs")
    print(f"{'B':>4}{'S':>6}{'MiB':>6}{'device':>9}{'host':>9}{'ratio':>7}")
    ratio = 0.0
    for B, S in ((2, 512), (8, 512), (32, 512), (8, 2048)):
        ms = measure(B, S)
        ratio = ms["host"] / ms["device"]
        size = L * B * K * S * H * 4 / 2**20
        print(f"{B:4d}{S:6d}{size:6.0f}{ms['device']:9.2f}{ms['host']:9.2f}{ratio:7.1f}")
    print(f"RESULT: at B=8, S=2048 the round trip through the host takes {ratio:.0f} times as long as the write on the device")


if __name__ == "__main__":
    main()
