"""The delta rule and Mamba2's recurrence, compared with float64."""

from __future__ import annotations

from collections.abc import Iterator

import jax
import numpy as np

from xlaengine.ops.base import Delta, StateSpace
from xlaengine.ops.native import calls
from xlaengine.ops.native.selftest.case import LAYER, LAYERS, Case
from xlaengine.ops.rows import Rows


def recurrences() -> Iterator[Case]:
    """Yields both recurrences over rows with 5, 3 and no real tokens. Padding is NaN, and so are the states of another layer and of the row
    that begins with zeros."""
    yield from (_recurrence(name) for name in ("delta_rule", "state_space"))


def _recurrence(name: str) -> Case:
    rule, fields = {"delta_rule": (calls.delta_rule, Delta), "state_space": (calls.state_space, StateSpace)}[name]
    N, M, K, V, T, slots, counts = 2, 4, 17, 70, 5, (2, 0, 3), (5, 3, 0)
    rng = np.random.default_rng(11)
    states = rng.standard_normal((LAYERS, 4, M, K, V), np.float32)
    q, k, v = (rng.standard_normal((3, T, heads, size), np.float32) for heads, size in ((N, K), (N, K), (M, V)))
    k /= np.linalg.norm(k, axis=-1, keepdims=True)
    keep, beta = (rng.uniform(0.25, 1, (3, T, M)).astype(np.float32) for _ in range(2))
    real, begins = np.arange(T) < np.array(counts)[:, None], np.array([False, True, False])
    states[1 - LAYER] = states[LAYER, slots[1]] = np.nan
    after, out = states.astype(np.float64), np.zeros((3, T, M, V))
    for row, (slot, count) in enumerate(zip(slots, counts, strict=True)):
        state = np.zeros((M, K, V)) if begins[row] else after[LAYER, slot].copy()
        for t, m in np.ndindex(count, M):
            key, query = k[row, t, m * N // M].astype(np.float64), q[row, t, m * N // M].astype(np.float64)
            kept = keep[row, t, m] * state[m]
            written = beta[row, t, m] * (v[row, t, m] - key @ kept) if name == "delta_rule" else v[row, t, m]
            state[m] = kept + np.outer(key, written)
            out[row, t, m] = query @ state[m]
        after[LAYER, slot] = state
    for each in (q, k, v, keep, beta):
        each[~real] = np.nan

    def call(states, layer, slots, begins, targets, real, *tokens: jax.Array) -> tuple[jax.Array, ...]:
        return rule(states, Rows(layer, slots, begins, targets), fields(*tokens), real)

    at = np.int32(LAYER), np.array(slots, np.int32), begins, np.array([*slots[:2], 4], np.int32)
    expected = out.astype(np.float32), after.astype(np.float32)
    tokens = (q, k, v, keep, beta)[: len(fields._fields)]
    return Case(name, call, (states, *at, real, *tokens), expected, tolerance=1e-5)
