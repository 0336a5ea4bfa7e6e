"""Kernels whose attention breaks one promise on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.harness.fault_kinds import FaultKind
from xlaengine.memory.access import bits_as
from xlaengine.ops.base import Ops
from xlaengine.ops.block_attention import MASKED

Attend = Callable[..., Array]
"""Takes the arguments of `Ops.attend`."""


@dataclass(frozen=True)
class OtherAttention:
    """Kernels that are those of ``ops`` but for attention."""

    ops: Ops
    attend: Attend

    def __getattr__(self, name: str) -> Any:
        return getattr(self.ops, name)


def one_key_too_many(
    ops: Ops,
    q: Array,
    keys: Array,
    values: Array,
    layer: Array,
    rows: Array,
    query_pos: Array,
    written: Array,
    block: int,
    fresh: tuple[Array, Array] | None = None,
) -> Array:
    """Attention whose queries also see the position after their own, except in a tree: ``fresh`` is placed by ``query_pos``."""
    beyond = int(fresh is None)
    return ops.attend(q, keys, values, layer, rows, query_pos + beyond, written + beyond, block, fresh)


def longest_decides(
    ops: Ops,
    q: Array,
    keys: Array,
    values: Array,
    layer: Array,
    rows: Array,
    query_pos: Array,
    written: Array,
    block: int,
    fresh: tuple[Array, Array] | None = None,
) -> Array:
    """Attention as it should be for the longest row, and for a row alone; for shorter rows a softmax over all S with weights in q's dtype.

    This is what happens if a batch chooses its kernel by its longest row.
    """
    S = keys.shape[3]
    k, v = (bits_as(array[layer].at[rows].get(mode="clip"), q) for array in (keys, values))
    if fresh is not None:
        row = jnp.arange(len(rows))[:, None]
        k, v = (array.at[row, :, query_pos].set(new, mode="drop") for array, new in zip((k, v), fresh, strict=True))
    valid = jnp.arange(S) < written[:, None]
    seen = valid[:, None, :] & (jnp.arange(S) <= query_pos[..., None])
    q32, k, v = (array.astype(jnp.float32) for array in (q, k, jnp.where(valid[:, None, :, None], v, 0)))
    scores = jnp.einsum("rtkgh,rksh->rtkgs", q32 * q.shape[-1] ** -0.5, k)
    p = jax.nn.softmax(jnp.where(seen[:, :, None, None], scores, MASKED), axis=-1)
    padded = jnp.einsum("rtkgs,rksh->rtkgh", p.astype(q.dtype).astype(jnp.float32), v).astype(q.dtype)
    alone = ops.attend(q, keys, values, layer, rows, query_pos, written, block, fresh)
    return jnp.where((written < written.max())[:, None, None, None, None], padded, alone)


BROKEN_ATTENTION: dict[FaultKind, tuple[tuple[str, ...], Attend]] = {
    "neighbour": (("decode", "probe"), longest_decides),
    "mask": (("decode",), one_key_too_many),
}
"""The programs that a fault gives another attention, and that attention."""
