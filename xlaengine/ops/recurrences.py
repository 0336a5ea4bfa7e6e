"""The gated delta rule and Mamba2's recurrence in XLA's own operations, one token after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jaxtyping import Array, Bool, Float32

from xlaengine.ops.barriers import apart, rounded_product, zero_of
from xlaengine.ops.base import Delta, StateSpace
from xlaengine.ops.rows import Rows, by_formula


@jax.named_scope("delta_rule")
def delta_rule(
    states: Float32[Array, "L B M K V"], rows: Rows, tokens: Delta, real: Bool[Array, "R T"]
) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
    """`base.Ops.delta_rule`."""
    return _by_itself(states, rows, tokens, real)


@jax.named_scope("state_space")
def state_space(
    states: Float32[Array, "L B M K V"], rows: Rows, tokens: StateSpace, real: Bool[Array, "R T"]
) -> tuple[Float32[Array, "R T M V"], Float32[Array, "L B M K V"]]:
    """`base.Ops.state_space`."""
    return _by_itself(states, rows, (*tokens, None), real)


def _by_itself(states: Any, rows: Rows, tokens: Any, real: Array) -> tuple[Any, Any]:
    """The recurrence between barriers to fusion. On several devices its inputs are slices and its outputs are gathered (`ops.split`). On
    one device XLA would fuse it with the operations before and after it, which changes last bits."""
    zero = zero_of(rows.slots)
    tokens = jax.tree.map(partial(apart, zero), tokens)
    out, states = by_formula(partial(_of_rows, partial(rounded_product, zero)), states, rows, tokens, real)
    return apart(zero, out), states


def _of_rows(
    product: Callable[[Array, Array], Array], states: Float32[Array, "R M K V"], tokens: Any, real: Bool[Array, "R T"]
) -> tuple[Float32[Array, "R T M V"], Float32[Array, "R M K V"]]:
    """Outputs and last states of R rows, one token after the other.

    Args:
        tokens: the fields of a `Delta`. If ``beta`` is None, a token adds ``k v'`` to the state, as in `StateSpace`.
    """

    def step(state: Array, token: tuple[Any, Array]) -> tuple[Array, Array]:
        (q, k, v, keep, beta), is_real = token
        q, k = (jnp.repeat(x, v.shape[1] // x.shape[1], axis=1)[..., None] for x in (q, k))
        kept = product(state, keep[..., None, None])
        change = v if beta is None else product(beta[..., None], v - _summed(product(kept, k)))
        new = kept + product(k, change[:, :, None])
        return jnp.where(is_real[:, None, None, None], new, state), _summed(product(new, q))

    last, out = jax.lax.scan(step, states, jax.tree.map(partial(jnp.moveaxis, source=1, destination=0), (tokens, real)))
    return jnp.moveaxis(out, 0, 1), last


def _summed(x: Float32[Array, "R M K V"]) -> Float32[Array, "R M V"]:
    """The sum over K as a tree of additions. In XLA's own reduction, the order of the additions depends on the number of rows."""
    size = 1 << (x.shape[2] - 1).bit_length()
    x = jnp.pad(x, ((0, 0), (0, 0), (0, size - x.shape[2]), (0, 0)))
    while size > 1:
        size //= 2
        x = x[:, :, :size] + x[:, :, size:]
    return x[:, :, 0]
