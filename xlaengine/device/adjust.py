"""Adjusts logits before a token is chosen, as requests ask: min_tokens, logit_bias, repetition, frequency and presence penalties.

All operations are element by element, so a row's values depend on that row alone. A row without such settings keeps its bits.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Bool, Float32, Int32

from xlaengine.memory.state import SlotRows, VocabRows
from xlaengine.ops.drawing import NEVER


@jax.named_scope("adjust")
def adjusted(logits: Float32[Array, "R V"], rows: SlotRows, vocab: VocabRows, wants: Bool[Array, " R"]) -> Float32[Array, "R V"]:
    """Applies the rows' settings to raw logits, in the order of `SamplingParams`.

    Args:
        rows: the settings of the rows, each [R].
        vocab: the settings for each token of the vocabulary, each [R, V].
        wants: the rows to adjust. Logits of other rows are returned as they are; their settings may be anything, NaN included.
    """
    too_early = (rows.index < rows.min_tokens)[:, None] & vocab.barred
    x = jnp.where(too_early, NEVER, logits) + vocab.bias
    x = _repetition(x, rows.repetition_penalty[:, None], vocab.in_prompt | (vocab.counts > 0))
    x = x - rows.frequency_penalty[:, None] * vocab.counts.astype(jnp.float32)
    x = x - rows.presence_penalty[:, None] * (vocab.counts > 0).astype(jnp.float32)
    return jnp.where(wants[:, None], x, logits)


def _repetition(x: Float32[Array, "R V"], penalty: Float32[Array, "R 1"], seen: Bool[Array, "R V"]) -> Float32[Array, "R V"]:
    """Makes tokens that occurred before less likely, whatever the sign of their logit (Keskar et al. 2019)."""
    return jnp.where(seen, jnp.where(x > 0, x / penalty, x * penalty), x)


def taken(vocab: VocabRows, rows: Int32[Array, " R"]) -> VocabRows:
    """The rows ``[R, V]`` that the slots ``rows`` have in the table ``[B, V]``. A slot out of range gives an arbitrary row."""
    return jax.tree.map(lambda column: column.at[rows].get(mode="clip"), vocab)
