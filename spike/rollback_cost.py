"""What does it cost to undo rejected tokens in the gated delta rule: inputs kept and replayed, or a state kept for each place?

usage: python spike/rollback_cost.py

Shapes of qwen3_5-0.8B: 18 layers, 16 heads of 128 by 128, float32. Printed: milliseconds of one commit over all layers.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.ops import native
from xlaengine.ops.base import Delta
from xlaengine.ops.native import calls
from xlaengine.ops.rows import Rows

B, HEADS, K, V, LAYERS, ROUNDS = 8, 16, 128, 128, 18, 15


def tokens_of(R: int, T: int) -> Delta:
    rng = np.random.default_rng(0)
    q, k = (jnp.asarray(0.1 * rng.standard_normal((R, T, HEADS, K)), jnp.float32) for _ in range(2))
    v = jnp.asarray(rng.standard_normal((R, T, HEADS, V)), jnp.float32)
    return Delta(q=q, k=k, v=v, keep=jnp.full((R, T, HEADS), 0.9), beta=jnp.full((R, T, HEADS), 0.5))


def timed(work: Callable[..., Any], *state: Array) -> str:
    times: list[float] = []
    for _ in range(ROUNDS + 1):
        began = time.perf_counter()
        state = jax.block_until_ready(work(*state))
        times.append(1e3 * (time.perf_counter() - began))
    return f"{median(times[1:]):.2f}, least {min(times[1:]):.2f}"


def measure(R: int, T: int) -> None:
    tokens, real, slots = tokens_of(R, T), jnp.ones((R, T), bool), jnp.arange(R, dtype=jnp.int32)

    @partial(jax.jit, donate_argnums=0)
    def replay(states: Array) -> tuple[Array]:
        for layer in range(LAYERS):
            _, states = calls.delta_rule(states, Rows(jnp.int32(layer), slots, jnp.zeros(R, bool), slots), tokens, real)
        return (states,)

    @partial(jax.jit, donate_argnums=(0, 1))
    def keep(states: Array, places: Array) -> tuple[Array, Array]:
        """Writes a state for each place, and copies the last of them."""
        for layer in range(LAYERS):
            for place in range(T):
                places = jax.lax.dynamic_update_slice(places, states[layer, :R][None] + jnp.float32(place), (place, 0, 0, 0, 0))
            states = jax.lax.dynamic_update_slice(states, places[T - 1 :], (layer, 0, 0, 0, 0))
        return states, places

    states = jnp.zeros((LAYERS, B, HEADS, K, V))
    print(f"{R} rows, {T} tokens: replay {timed(replay, states.copy())} ms;", end=" ")
    print(f"a state for each place {timed(keep, states, jnp.zeros((T, R, HEADS, K, V)))} ms", flush=True)


if __name__ == "__main__":
    native.ensure()
    for rows in (1, 8):
        for count in (4, 8):
            measure(rows, count)
