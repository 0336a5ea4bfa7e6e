"""What a proposer with logits proposes: the likeliest tokens, or one that is drawn as the row draws its own."""

from __future__ import annotations

from dataclasses import replace

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.device.sampling import DRAFT_NOISE, greatest, noise, tempered, token_key
from xlaengine.memory.state import SlotRows
from xlaengine.ops.drawing import argmax
from xlaengine.speculate.proposer import Asked


def choose(asked: Asked, logits: Array, ahead: Array) -> tuple[Array, Array | None]:
    """Tokens int32 ``[R, W]`` from float32 ``logits [R, V]``, and what they were drawn from, float32 ``[R, V]``, where that is asked for.

    In a chain (W = 1) a row with a temperature draws, from the logits after temperature and filters: with noise of its own under
    ``rejection``, which wants to know the distribution (zeros for other rows), and with the noise of the token that it stands for
    under ``coupled``. Of a tree the W likeliest are taken.

    Args:
        ahead: int32 scalar, how many tokens lie between the row's last one and these.
    """
    spec = asked.settings
    if not spec.shape.is_chain:
        return likeliest(logits, max(spec.shape.ranks) + 1), None
    draws, greedy = asked.wants & (asked.rows.temperature > 0), greatest(asked.ops, logits)[1]
    rows = replace(asked.rows, index=asked.rows.index + ahead)
    by_rejection = spec.acceptance == "rejection"

    def draw() -> tuple[Array, Array | None]:
        kept = tempered(logits, rows, draws)
        drawn = argmax(kept + (_own_noise if by_rejection else noise)(rows, logits.shape[-1]))
        q = jnp.where(draws[:, None], jax.nn.softmax(kept), 0) if by_rejection else None
        return jnp.where(draws, drawn, greedy), q

    token, q = jax.lax.cond(jnp.any(draws), draw, lambda: (greedy, jnp.zeros_like(logits) if by_rejection else None))
    return token[:, None], q


def _own_noise(rows: SlotRows, vocab: int) -> Array:
    """Gumbel noise ``[R, V]`` for a proposal: not that of the token itself, which is drawn from what is left after a rejection."""

    def own(key_data: Array, index: Array) -> Array:
        return jax.random.gumbel(jax.random.fold_in(token_key(key_data, index), DRAFT_NOISE), (vocab,), jnp.float32)

    return jax.vmap(own)(rows.key, rows.index)


def likeliest(logits: Array, count: int) -> Array:
    """The ``count`` tokens int32 ``[*, count]`` of the largest logits ``[*, V]``, largest first, the lower number first among equals."""
    return argmax(logits)[..., None] if count == 1 else jax.lax.top_k(logits, count)[1]
