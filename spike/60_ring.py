"""Attention of one layer of Gemma 3's shapes at the end of a long slot: all keys, a window of them, and the same window in a slot as short
as a ring would be. ``python spike/60_ring.py``; microseconds, median of alternated calls."""

from __future__ import annotations

import statistics
import time

import jax
import jax.numpy as jnp
import numpy as np

from xlaengine.ops import native
from xlaengine.ops.native import calls, library

K, G, H, BLOCK, WINDOW = 1, 4, 256, 128, 512  # gemma-3-1b
LENGTH, RING, SAMPLES = 8192, 1024, 30  # RING: the window and a chunk, in whole blocks


def kind(rows: int, positions: int, window: int | None):
    """A compiled call with one query a row at the slot's last position but one, and its arguments."""
    cell = jax.random.normal(jax.random.key(0), (1, rows, K, positions, H), jnp.float32)
    q = jax.random.normal(jax.random.key(1), (rows, 1, K, G, H), jnp.float32)
    at = np.full((rows, 1), positions - 2, np.int32)
    first = None if window is None else jnp.asarray(np.maximum(at - window + 1, 0))

    def attend(q, k, v):
        return calls.attention(q, k, v, jnp.int32(0), jnp.arange(rows), jnp.asarray(at), jnp.asarray(at[:, 0] + 1), BLOCK, first=first)

    args = q, cell, cell + 1
    return jax.jit(attend).lower(*args).compile(), args


def main() -> None:
    assert native.missing() is None
    library.ensure()
    for rows in (1, 8):
        kinds = {
            "all keys": kind(rows, LENGTH, None),
            "window": kind(rows, LENGTH, WINDOW),
            "window, short slot": kind(rows, RING, WINDOW),
        }
        taken: dict[str, list[float]] = {name: [] for name in kinds}
        for sample in range(SAMPLES + 3):
            for name, (call, args) in kinds.items():
                began = time.perf_counter()
                call(*args).block_until_ready()
                if sample >= 3:
                    taken[name].append(1e6 * (time.perf_counter() - began))
        print(rows, {name: round(statistics.median(each)) for name, each in taken.items()}, flush=True)


if __name__ == "__main__":
    main()
