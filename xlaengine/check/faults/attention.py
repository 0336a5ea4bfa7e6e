"""Kernels whose attention breaks one promise on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.check.faults.kinds import FaultKind
from xlaengine.memory.access import bits_as
from xlaengine.ops.base import Ops, Past
from xlaengine.ops.block_attention import MASKED

Attend = Callable[..., Array]
"""`Ops.attend`, with the kernels before its arguments."""


@dataclass(frozen=True)
class OtherAttention:
    """Kernels that are those of ``ops`` but for attention."""

    ops: Ops
    attend: Attend

    def __getattr__(self, name: str) -> Any:
        return getattr(self.ops, name)


def one_key_too_many(ops: Ops, q: Array, past: Past) -> Array:
    """Attention whose queries also see the position after their own, except in a tree: ``fresh`` is placed by ``query_pos``."""
    beyond = int(past.fresh is None)
    return ops.attend(q, past._replace(query_pos=past.query_pos + beyond, written=past.written + beyond))


def longest_decides(ops: Ops, q: Array, past: Past) -> Array:
    """Attention as it should be for the longest row, and for a row alone; for shorter rows a softmax over all S with weights in q's dtype.

    This is what happens if a batch chooses its kernel by its longest row.
    """
    S = past.keys.shape[3]
    k, v = (bits_as(array[past.layer].at[past.rows].get(mode="clip"), q) for array in (past.keys, past.values))
    if past.fresh is not None:
        row = jnp.arange(len(past.rows))[:, None]
        k, v = (array.at[row, :, past.query_pos].set(new, mode="drop") for array, new in zip((k, v), past.fresh, strict=True))
    valid = jnp.arange(S) < past.written[:, None]
    seen = valid[:, None, :] & (jnp.arange(S) <= past.query_pos[..., None])
    q32, k, v = (array.astype(jnp.float32) for array in (q, k, jnp.where(valid[:, None, :, None], v, 0)))
    scores = jnp.einsum("rtkgh,rksh->rtkgs", q32 * q.shape[-1] ** -0.5, k)
    p = jax.nn.softmax(jnp.where(seen[:, :, None, None], scores, MASKED), axis=-1)
    padded = jnp.einsum("rtkgs,rksh->rtkgh", p.astype(q.dtype).astype(jnp.float32), v).astype(q.dtype)
    return jnp.where((past.written < past.written.max())[:, None, None, None, None], padded, ops.attend(q, past))


BROKEN_ATTENTION: dict[FaultKind, tuple[tuple[str, ...], Attend]] = {
    "neighbour": (("decode[", "verify[", "probe[", "probe_verify["), longest_decides),
    "mask": (("decode[", "verify["), one_key_too_many),
}
"""The programs that a fault gives another attention, and that attention."""
