"""Attention in XLA's own operations: an online softmax over fixed blocks of keys (Milakov & Gimelshein 2018; Dao et al. 2022).

Rows are computed in small groups. A group's loop has as many steps as its longest row needs. A block in which a row has no key does not
change a bit of that row's accumulators: the weights of the keys are ``exp(-big) == 0``, and the rescale factor is ``exp(0) == 1``. So the
result of a row does not depend on the other rows of its group.

Values that no query of a row may see are set to 0. It is not enough to mask their scores: freed slots may hold NaN, and ``0 * NaN`` is NaN.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Float, Float32, Int32

from xlaengine.ops.base import Past
from xlaengine.ops.entries import Stored, read

MASKED = -1e30
"""The score of a masked key. It is finite, because in a block without keys ``inf - inf`` would give NaN."""

GROUP = 4
"""The most rows of a group. In larger groups short rows wait for long ones; with smaller groups there are more loops."""


def scratch(tokens: int, rows: int, block: int, K: int, G: int, H: int) -> float:
    """The number of float32 values that a group of rows has in memory at once: scores, queries, and a block of keys and values.

    Args:
        tokens: the number of tokens of all rows together.
    """
    group = math.gcd(rows, GROUP)
    return tokens * group / rows * K * G * (2 * block + H) + 2 * group * K * H * block


@jax.named_scope("block_attention")
def block_attention(q: Float[Array, "R T K G H"], past: Past) -> Float[Array, "R T K G H"]:
    """`base.Ops.attend`."""
    R, T, K, G, H = q.shape
    if G * T == 1:  # on a CPU a product with one row has other bits than one with several (`products.product`)
        q, own = jax.tree.map(
            lambda x: jnp.repeat(x, 2, axis=1), (q, {name: getattr(past, name) for name in ("query_pos", "fresh", "first")})
        )
        return block_attention(q, past._replace(**own))[:, :1]
    group = math.gcd(R, GROUP)
    # One axis M for all queries of a kv head: XLA:CPU runs the plain batched product many times faster than one over (G, T).
    scale = H**-0.5 if past.scores.scale is None else past.scores.scale
    queries = jnp.einsum("rtkgh->rkgth", q.astype(jnp.float32) * scale).reshape(R, K, G * T, H)
    args = queries, {name: getattr(past, name) for name in ("rows", "query_pos", "written", "fresh", "first")}

    def attend(args: tuple[Array, dict[str, Any]]) -> Array:
        return _group_attention(args[0], past._replace(**args[1]))

    split = jax.tree.map(lambda x: x.reshape(R // group, group, *x.shape[1:]), args)
    out = jax.lax.map(attend, split).reshape(R, K, G, T, H)
    return jnp.einsum("rkgth->rtkgh", out).astype(q.dtype)


def _group_attention(q: Float32[Array, "R K M H"], past: Past) -> Float32[Array, "R K M H"]:
    """`block_attention` of one group. ``q`` is scaled already; M = G*T."""
    R, K, M, H = q.shape
    cap = past.scores.cap
    of_queries = partial(jnp.tile, reps=(1, M // past.query_pos.shape[1]))
    query_pos, first = of_queries(past.query_pos), None if past.first is None else of_queries(past.first)
    top, total = jnp.full((R, K, M), MASKED, jnp.float32), jnp.zeros((R, K, M))
    if past.sinks is not None:
        top = jnp.broadcast_to(jnp.repeat(past.sinks.astype(jnp.float32), M // past.sinks.shape[1], axis=1), top.shape)
        total = jnp.ones((R, K, M))

    def take(held: Stored, row: Int32[Array, ""], start: Int32[Array, ""]) -> Float32[Array, "K block H"]:
        if held.data.ndim == 4:
            at, sizes = (past.layer, 0, row + start, 0), (1, K, past.block, H)
            return read(jax.tree.map(lambda x: jax.lax.dynamic_slice(x, at[: x.ndim], sizes[: x.ndim])[0], held))
        at, sizes = (past.layer, row, 0, start, 0), (1, 1, K, past.block, H)
        return read(jax.tree.map(lambda x: jax.lax.dynamic_slice(x, at[: x.ndim], sizes[: x.ndim])[0, 0], held))

    held = Stored(past.keys, past.key_scales), Stored(past.values, past.value_scales)

    def step(carry: tuple[Array, Array, Array, Array]) -> tuple[Array, Array, Array, Array]:
        j, top, total, acc = carry
        start = j * past.block
        key_pos = start + jnp.arange(past.block, dtype=jnp.int32)
        valid = key_pos[None, :] < past.written[:, None]
        seen = valid[:, None, :] & (key_pos[None, None, :] <= query_pos[:, :, None])
        if first is not None:
            seen &= key_pos[None, None, :] >= first[:, :, None]
            valid &= key_pos[None, :] >= first.min(1)[:, None]  # another row of the group may begin with an earlier block
        k, v = (jax.vmap(lambda row, each=each: take(each, row, start))(past.rows) for each in held)
        if past.fresh is not None:
            for pos, new_k, new_v in zip(*(jnp.moveaxis(x, 1, 0) for x in (past.query_pos, *past.fresh)), strict=True):
                here = (key_pos[None, :] == pos[:, None])[:, None, :, None]
                k, v = (jnp.where(here, new[:, :, None].astype(jnp.float32), old) for new, old in ((new_k, k), (new_v, v)))
        v = jnp.where(valid[:, None, :, None], v, 0)
        scores = jnp.einsum("rkmh,rksh->rkms", q, k)
        scores = jnp.where(seen[:, None], scores if cap is None else cap * jnp.tanh(scores / cap), MASKED)
        new_top = jnp.maximum(top, scores.max(-1))
        rescale = jnp.exp(top - new_top)
        p = jnp.exp(scores - new_top[..., None])
        acc = acc * rescale[..., None] + jnp.einsum("rkms,rksh->rkmh", p, v)
        return j + 1, new_top, total * rescale + p.sum(-1), acc

    blocks = (jnp.max(past.written) + past.block - 1) // past.block
    begin = jnp.int32(0) if first is None else jnp.min(first) // past.block
    start = (begin, top, total, jnp.zeros((R, K, M, H)))
    _, _, total, acc = jax.lax.while_loop(lambda carry: carry[0] < blocks, step, start)
    return acc / total[..., None]
