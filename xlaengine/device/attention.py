"""Attention over the KV array in fixed key blocks, as an online softmax (Milakov & Gimelshein 2018; Dao et al. 2022).

The trip count follows the longest row, but a block in which a row has no key leaves that row's
accumulators bit for bit as they were: ``exp(-big) == 0`` and the rescale factor is ``exp(0) == 1``.
So a row's result depends on that row alone, at full speed.

Masked values are zeroed too, not only masked scores: freed slots may hold NaN, and ``0 * NaN`` is NaN.
"""

from __future__ import annotations

from collections.abc import Callable

import jax
import jax.numpy as jnp
from jax import Array

MASKED = -1e30
"""Score of a masked key. Finite, so that a block with no key at all stays free of ``inf - inf``."""

ReadBlock = Callable[[Array], tuple[Array, Array]]
"""Block index (int32 scalar) -> keys and values ``[R, K, S', H]`` of that block."""


def block_attention(q: Array, read: ReadBlock, query_pos: Array, written: Array, block: int) -> Array:
    """Causal attention of ``q [R, T, K, G, H]`` over the blocks that hold keys ``0 .. written - 1`` of each row.

    Args:
        query_pos: int32 [R, T]; a query sees keys at positions up to its own.
        written: int32 [R]; entries at and beyond it are garbage, NaN included.
        block: keys in a block.

    Returns:
        ``[R, T, K, G, H]`` in q's dtype; the arithmetic is float32.
    """
    R, T, K, G, H = q.shape
    scaled = q.astype(jnp.float32) * H**-0.5

    def step(carry: tuple[Array, Array, Array, Array]) -> tuple[Array, Array, Array, Array]:
        j, top, total, acc = carry
        keys, values = read(j)
        key_pos = j * block + jnp.arange(block, dtype=jnp.int32)
        valid = key_pos[None, :] < written[:, None]
        seen = valid[:, None, :] & (key_pos[None, None, :] <= query_pos[:, :, None])
        values = jnp.where(valid[:, None, :, None], values.astype(jnp.float32), 0)
        scores = jnp.einsum("rtkgh,rksh->rkgts", scaled, keys.astype(jnp.float32))
        scores = jnp.where(seen[:, None, None], scores, MASKED)
        new_top = jnp.maximum(top, scores.max(-1))
        rescale = jnp.exp(top - new_top)
        p = jnp.exp(scores - new_top[..., None])
        total = total * rescale + p.sum(-1)
        acc = acc * rescale[..., None] + jnp.einsum("rkgts,rksh->rkgth", p, values)
        return j + 1, new_top, total, acc

    blocks = (jnp.max(written) + block - 1) // block
    start = (jnp.int32(0), jnp.full((R, K, G, T), MASKED), jnp.zeros((R, K, G, T)), jnp.zeros((R, K, G, T, H)))
    _, _, total, acc = jax.lax.while_loop(lambda carry: carry[0] < blocks, step, start)
    return jnp.einsum("rkgth->rtkgh", acc / total[..., None]).astype(q.dtype)
