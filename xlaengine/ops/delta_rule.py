"""The gated delta rule by XLA's own operations, one token after the other."""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp
from jaxtyping import Array, Bool, Float32

from xlaengine.ops.base import Delta
from xlaengine.ops.rows import Rows, by_formula


@jax.named_scope("delta_rule")
def delta_rule(
    states: Float32[Array, "L B M K V"], rows: Rows, tokens: Delta, real: Bool[Array, "R T"]
) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
    """`base.Ops.delta_rule`."""
    return by_formula(_of_rows, states, rows, tokens, real)


def _of_rows(
    states: Float32[Array, "R M K V"], tokens: Delta, real: Bool[Array, "R T"]
) -> tuple[Float32[Array, "R T M V"], Float32[Array, "R M K V"]]:
    def step(state: Array, token: tuple[Delta, Array]) -> tuple[Array, Array]:
        (q, k, v, keep, beta), is_real = token
        q, k = (jnp.repeat(x, v.shape[1] // x.shape[1], axis=1)[..., None] for x in (q, k))
        kept = state * keep[..., None, None]
        change = beta[..., None] * (v - (kept * k).sum(-2))
        new = kept + k * change[:, :, None]
        return jnp.where(is_real[:, None, None, None], new, state), (new * q).sum(-2)

    last, out = jax.lax.scan(step, states, jax.tree.map(partial(jnp.moveaxis, source=1, destination=0), (tokens, real)))
    return jnp.moveaxis(out, 0, 1), last
