"""The gated delta rule over whole sequences in chunks: products of matrices, through which a gradient passes quickly."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.ops.base import Delta

CHUNK = 32
LEAST_KEEP = 1e-30
"""Below it, nothing is left of a state; its logarithm is finite."""


def delta_rule_by_chunks(tokens: Delta) -> Array:
    """The outputs ``[B, T, M, V]`` of the rule from empty states (Yang et al. 2024, arXiv 2412.06464, section 3.3).

    In a chunk, token t writes ``u_t = beta_t (v_t - (c_t S + sum over i < t of c_t / c_i k_i u_i') ' k_t)``, with the state S before the
    chunk and c_t, the product of all `Delta.keep` up to t. That is a triangular system for all u of the chunk.
    """
    q, k, v, keep, beta = (_chunks(x) for x in _by_value_head(tokens))
    decay = jnp.cumsum(jnp.log(jnp.maximum(keep, LEAST_KEEP)), -1)
    before = jnp.tril(jnp.ones((CHUNK, CHUNK), bool))
    ratio = jnp.exp(jnp.where(before, decay[..., :, None] - decay[..., None, :], -jnp.inf))
    writes = beta[..., None] * ratio * jnp.tril(jnp.einsum("...tk,...sk->...ts", k, k), -1)
    right = beta[..., None] * jnp.concatenate([v, jnp.exp(decay)[..., None] * k], -1)
    solved = _solved(writes, right)
    own, of_state = solved[..., : v.shape[-1]], solved[..., v.shape[-1] :]
    reads = ratio * jnp.einsum("...tk,...sk->...ts", q, k)
    begun, left = jnp.exp(decay)[..., None] * q, ratio[..., -1, :, None] * k

    def chunk(state: Array, of: tuple[Array, ...]) -> tuple[Array, Array]:
        own, of_state, reads, begun, left, kept = of
        u = own - of_state @ state
        return kept[..., None, None] * state + jnp.swapaxes(left, -1, -2) @ u, begun @ state + reads @ u

    empty = jnp.zeros((*k.shape[1:-2], k.shape[-1], v.shape[-1]), v.dtype)
    _, out = jax.lax.scan(chunk, empty, (own, of_state, reads, begun, left, jnp.exp(decay[..., -1])))
    return jnp.moveaxis(out, 0, 2).reshape(*out.shape[1:3], -1, out.shape[-1]).swapaxes(1, 2)[:, : tokens.v.shape[1]]


def _solved(lower: Array, right: Array) -> Array:
    """``(1 + lower)^-1 right`` for strictly lower triangular ``lower [*, CHUNK, CHUNK]``, whose power `CHUNK` is 0: as
    ``(1 - lower) (1 + lower^2) (1 + lower^4) ...``.

    In a training step on two threads, the triangular solve of jaxlib 0.10.2 hung.
    """
    solved, power, reached = right - lower @ right, lower, 2
    while reached < CHUNK:
        power, reached = power @ power, 2 * reached
        solved = solved + power @ solved
    return solved


def _by_value_head(tokens: Delta) -> Delta:
    """q and k of each value head."""
    shared = tokens.v.shape[2] // tokens.q.shape[2]
    return tokens._replace(q=jnp.repeat(tokens.q, shared, 2), k=jnp.repeat(tokens.k, shared, 2))


def _chunks(x: Array) -> Array:
    """``[N, B, M, CHUNK, *]`` from ``x [B, T, M, *]``. The last chunk is filled with zeros: these tokens come after all others."""
    x = jnp.pad(x, ((0, 0), (0, -x.shape[1] % CHUNK), *[(0, 0)] * (x.ndim - 2)))
    x = x.reshape(x.shape[0], -1, CHUNK, *x.shape[2:])
    return jnp.moveaxis(x, (1, 3), (0, 2))
