"""Chooses proposals from a proposer's logits: the likeliest tokens, or one that is drawn with the row's sampling settings."""

from __future__ import annotations

from dataclasses import replace

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Float32, Int32

from xlaengine.device.sampling import DRAFT_NOISE, greatest, noise, tempered, token_key
from xlaengine.memory.state import SlotRows
from xlaengine.ops.drawing import argmax
from xlaengine.speculate.proposer import DraftCall


def choose(
    call: DraftCall, logits: Float32[Array, "R V"], ahead: Int32[Array, ""]
) -> tuple[Int32[Array, "R W"], Float32[Array, "R V"] | None]:
    """Returns W tokens for each row. With ``rejection`` also the distribution that the row has drawn from, zeros if it draws nothing.

    For a tree with branches these are the W likeliest tokens. For a chain W is 1, and a row with a temperature draws from its logits after
    temperature and filters. With ``rejection`` the noise is the drafter's own. With ``coupled`` it is the noise with which the target draws
    the token at this position.

    Args:
        ahead: the number of tokens between the row's last token and these.
    """
    spec = call.settings
    if not spec.shape.is_chain:
        return likeliest(logits, max(spec.shape.ranks) + 1), None
    draws, (tops, greedy) = call.wants & (call.rows.temperature > 0), greatest(call.ops, logits)
    rows = replace(call.rows, index=call.rows.index + ahead)
    by_rejection = spec.acceptance == "rejection"

    def draw() -> tuple[Array, Array | None]:
        kept = tempered(logits, tops, rows, draws)
        drawn = argmax(kept + (_own_noise if by_rejection else noise)(rows, logits.shape[-1]))
        q = jnp.where(draws[:, None], jax.nn.softmax(kept), 0) if by_rejection else None
        return jnp.where(draws, drawn, greedy), q

    token, q = jax.lax.cond(jnp.any(draws), draw, lambda: (greedy, jnp.zeros_like(logits) if by_rejection else None))
    return token[:, None], q


def _own_noise(rows: SlotRows, vocab: int) -> Float32[Array, "R {vocab}"]:
    """Gumbel noise for a proposal. After a rejection the target draws with the token's own noise, which must be independent of this one."""

    def own(key_data: Array, index: Array) -> Array:
        return jax.random.gumbel(jax.random.fold_in(token_key(key_data, index), DRAFT_NOISE), (vocab,), jnp.float32)

    return jax.vmap(own)(rows.key, rows.index)


def likeliest(logits: Float32[Array, "*N V"], count: int) -> Int32[Array, "*N {count}"]:
    """The tokens with the largest logits, largest first, the lower token id first among equals."""
    return argmax(logits)[..., None] if count == 1 else jax.lax.top_k(logits, count)[1]
