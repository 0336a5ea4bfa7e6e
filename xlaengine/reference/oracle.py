"""The oracle: one sequence, no cache, no scheduler, no batching code.

Every token's logits come from a full forward over everything before it. Only the layers are shared with the engine
(`models`); attention is the plain formula, the choice of a token `reference.sampling`. Slow, and meant to be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.models import decoder
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.protocol import FinishReason, Request, SamplingParams
from xlaengine.reference.sampling import gumbel_noise, lead, token_scores

SHORTEST = 64
"""The least padded length; the others are its doublings, so that ids of any length up to S need log2(S / 64) + 1 compilations."""

HEAD_ROWS = 64
"""Positions whose logits are worked out at once: what bounds their memory."""


@dataclass(frozen=True)
class OracleStream:
    """What the oracle generates for a request.

    Attributes:
        token_ids: end-of-sequence token included.
        leads: for each token, how far ahead of the runner-up it was, in logits; inf where it was the only candidate.
    """

    token_ids: tuple[int, ...]
    leads: tuple[float, ...]
    finish_reason: FinishReason


class Oracle:
    """A model and one jitted forward for each padded length. It compiles when a length first comes up.

    Args:
        weights: in `models.weights.graph_layout`, on the device or the host; not copied.
    """

    def __init__(self, model: ModelConfig, weights: Weights):
        self.model = model
        self._weights = weights

        def hidden(weights: Weights, tokens: Array) -> Array:
            positions = jnp.arange(len(tokens), dtype=jnp.int32)[None]
            return decoder.forward(model, weights, tokens[None], positions, _attend, None)[0][0]

        self._hidden = jax.jit(hidden)
        self._head = jax.jit(decoder.logits)

    def logits(self, ids: Sequence[int], first: int) -> Iterator[np.ndarray]:
        """Float32 logits ``[V]`` after each of ``ids[first:]``, in one forward.

        The ids are padded at the end to a power of two. The model is causal: no position sees what comes after it.
        """
        padded = np.zeros(padded_length(len(ids)), np.int32)
        padded[: len(ids)] = ids
        # Full float32 products everywhere: on a GPU the default rounds their factors to fewer bits.
        with jax.default_matmul_precision("float32"):
            hidden = np.asarray(self._hidden(self._weights, padded))
            for start in range(first, len(ids), HEAD_ROWS):
                rows = hidden[start : min(start + HEAD_ROWS, len(ids))]
                chunk = np.zeros((HEAD_ROWS, hidden.shape[-1]), hidden.dtype)
                chunk[: len(rows)] = rows
                yield from np.asarray(self._head(self._weights, chunk))[: len(rows)]

    def follow(self, request: Request, tokens: Sequence[int]) -> Iterator[np.ndarray]:
        """The logits ``[V]`` from which each of ``tokens`` was to be chosen, and those of one token more.

        They are what `generate` has at that index as long as it has chosen ``tokens`` so far: the logits at an index depend on
        the ids before it alone. By induction, choosing from these and stopping at the first difference is generating and
        stopping at the first difference; one forward replaces one a token.
        """
        prompt = request.prompt_token_ids
        return self.logits([*prompt, *tokens], first=len(prompt) - 1)

    def scores(self, logits: np.ndarray, params: SamplingParams, index: int) -> np.ndarray:
        """Float64 scores ``[V]`` of the candidates for token ``index`` of a stream; its token is their argmax."""
        return token_scores(logits, params, noise(params, index, len(logits)))

    def generate(self, request: Request) -> OracleStream:
        """The request's stream, one full forward a token."""
        params, tokens, leads = request.params, [], []
        reason: FinishReason | None = None
        while reason is None:
            ids = [*request.prompt_token_ids, *tokens]
            (logits,) = self.logits(ids, first=len(ids) - 1)
            scores = self.scores(logits, params, len(tokens))
            tokens.append(int(scores.argmax()))
            leads.append(lead(scores))
            reason = finish_reason(self.model, request, tokens)
        return OracleStream(tuple(tokens), tuple(leads), reason)


def finish_reason(model: ModelConfig, request: Request, tokens: Sequence[int]) -> FinishReason | None:
    """Why a stream ends with the last of ``tokens``; None where it goes on."""
    if tokens[-1] in model.eos_token_ids and not request.params.ignore_eos:
        return "stop"
    return "length" if len(tokens) == request.params.max_tokens else None


def noise(params: SamplingParams, index: int, vocab: int) -> np.ndarray | None:
    """The Gumbel noise float32 ``[V]`` of token ``index``; None for a greedy stream."""
    if params.greedy:
        return None
    assert params.seed is not None
    return gumbel_noise(params.seed, index, vocab)


def padded_length(count: int) -> int:
    """The least doubling of `SHORTEST` that holds ``count`` ids."""
    length = SHORTEST
    while length < count:
        length *= 2
    return length


def _attend(layer: Array, q: Array, k: Array, v: Array, carry: None) -> tuple[Array, None]:
    """Softmax over all keys up to the query's own (Vaswani et al. 2017), in float32. q: ``[B, T, K, G, H]``; k, v: ``[B, T, K, H]``."""
    q32, k32, v32 = (x.astype(jnp.float32) for x in (q, k, v))
    scores = jnp.einsum("btkgh,bskh->bkgts", q32, k32) / jnp.sqrt(jnp.float32(q.shape[-1]))
    earlier = jnp.tril(jnp.ones((q.shape[1], q.shape[1]), bool))
    weights = jax.nn.softmax(jnp.where(earlier, scores, -jnp.inf), axis=-1)
    return jnp.einsum("bkgts,bskh->btkgh", weights, v32).astype(q.dtype), carry
