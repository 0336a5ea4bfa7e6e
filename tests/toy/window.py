"""Attention over a window of positions: keys by position, of which a query sees the last ones only (Beltagy et al. 2020)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.memory.access import Access
from xlaengine.memory.cells import Keys, KeysSpec
from xlaengine.models.blocks import Attention
from xlaengine.ops.base import Ops

MASKED = -1e30
"""Score of a key that is not seen."""


@dataclass(frozen=True)
class WindowKeysSpec(KeysSpec):
    """Keys by position, of which a query sees those of the last ``window`` positions, its own included."""

    window: int

    def attend(
        self, ops: Ops, cell: Any, index: Array, q: Array, k: Array, v: Array, access: Access, sinks: Array | None = None
    ) -> tuple[Array, Any]:
        assert sinks is None
        cell, keys, fresh = access.append(cell, index, Keys(k, v))
        queries = access.by_row(q)

        def one(row: tuple[Array, Array, Array, Array, Keys | None]) -> Array:
            x, slot, positions, written, over = row
            own = Keys(None, None) if over is None else over
            k, v = (_laid_over(array[index, slot].astype(jnp.float32), new, positions) for array, new in ((keys.k, own.k), (keys.v, own.v)))
            return window_attention(x, k, v, positions, written, self.window)

        rows = queries, access.slots, access.positions, access.written, fresh
        return access.by_token(jax.lax.map(one, rows)), cell  # row by row: its bits depend on no other


def _laid_over(kept: Array, fresh: Array | None, positions: Array) -> Array:
    """``kept [K, S, H]`` with ``fresh [T, K, H]`` at ``positions [T]``."""
    return kept if fresh is None else kept.at[:, positions].set(jnp.moveaxis(fresh, 0, 1).astype(kept.dtype), mode="drop")


def window_attention(q: Array, k: Array, v: Array, positions: Array, written: Array, window: int) -> Array:
    """``[T, K, G, H]`` of one row's queries ``q`` at ``positions [T]`` over its slot's first ``written`` entries ``k, v [K, S, H]``."""
    at = jnp.arange(k.shape[1], dtype=jnp.int32)
    seen = (at < written) & (at <= positions[:, None]) & (at > positions[:, None] - window)
    scores = jnp.einsum("tkgh,ksh->kgts", q.astype(jnp.float32) * q.shape[-1] ** -0.5, k)
    weights = jax.nn.softmax(jnp.where(seen, scores, MASKED), axis=-1)
    values = jnp.where((at < written)[None, :, None], v, 0)  # garbage may be NaN
    return jnp.einsum("kgts,ksh->tkgh", weights, values).astype(q.dtype)


@dataclass(frozen=True, kw_only=True)
class WindowAttention(Attention):
    """`Attention` that sees the last ``window`` positions."""

    window: int
    scope = "window_attention"

    @property
    def cell_spec(self) -> WindowKeysSpec:
        return WindowKeysSpec(self.kv_heads, self.head_dim, self.window)
