"""The oracle: one sequence, no cache, no scheduler, no batching code.

Every token's logits come from a full forward over everything before it. Only the layers are shared with the engine
(`models`); attention is the plain formula, the choice of a token `reference.sampling`, the end of a stream
`reference.endings`. Slow, and meant to be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from xlaengine.models import decoder
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.protocol import Request
from xlaengine.reference.endings import End, TextDecoder, barred_tokens, end_of
from xlaengine.reference.sampling import adjusted, gumbel_noise, lead, slopes, token_scores

SHORTEST = 64
"""The least padded length; the others are its doublings, so that ids of any length up to S need log2(S / 64) + 1 compilations."""

HEAD_ROWS = 64
"""Positions whose logits are worked out at once: what bounds their memory."""


@dataclass(frozen=True)
class OracleStream:
    """What the oracle generates for a request.

    Attributes:
        token_ids: the one that ends the stream included.
        leads: for each token, how far ahead of the runner-up it was, in adjusted logits; inf where it was the only candidate.
        end: why it ends there, and its text.
    """

    token_ids: tuple[int, ...]
    leads: tuple[float, ...]
    end: End


class Oracle:
    """A model and one jitted forward for each padded length. It compiles when a length first comes up.

    It knows a request's first completion only: `single` makes that of any other.

    Args:
        weights: in `models.weights.graph_layout`, on the device or the host; not copied.
        tokenizer: None leaves texts empty, and streams with stop strings unanswered.
    """

    def __init__(self, model: ModelConfig, weights: Weights, tokenizer: TextDecoder | None = None):
        self.model = model
        self.tokenizer = tokenizer
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

    def adjusted(self, logits: np.ndarray, request: Request, output: Sequence[int]) -> np.ndarray:
        """Float64 ``[V]``: the logits after ``output`` with the request's biases and penalties (`sampling.adjusted`)."""
        return adjusted(logits, request, output, self._barred(request))

    def slopes(self, logits: np.ndarray, request: Request, output: Sequence[int], step: float) -> np.ndarray:
        """How far `adjusted` moves with the logits ``[V]`` (`sampling.slopes`)."""
        return slopes(logits, request, output, self._barred(request), step)

    def scores(self, logits: np.ndarray, request: Request, output: Sequence[int]) -> np.ndarray:
        """Float64 scores ``[V]`` of the candidates for the token after ``output``; it is their argmax."""
        noise = noise_of(request, len(output), len(logits))
        return token_scores(self.adjusted(logits, request, output), request.params, noise)

    def end_of(self, request: Request, tokens: Sequence[int]) -> End | None:
        """How the stream ends with the last of ``tokens``; None where it goes on."""
        return end_of(tokens, request.params, self.model.eos_token_ids, self.tokenizer)

    def generate(self, request: Request) -> OracleStream:
        """The request's stream, one full forward a token."""
        tokens, leads = [], []
        end: End | None = None
        while end is None:
            ids = [*request.prompt_token_ids, *tokens]
            (logits,) = self.logits(ids, first=len(ids) - 1)
            scores = self.scores(logits, request, tokens)
            tokens.append(int(scores.argmax()))
            leads.append(lead(scores))
            end = self.end_of(request, tokens)
        return OracleStream(tuple(tokens), tuple(leads), end)

    def _barred(self, request: Request) -> frozenset[int]:
        return barred_tokens(request.params, self.model.eos_token_ids)


def single(request: Request, completion: int) -> Request:
    """The request that has one of its ``n`` completions as its only one."""
    return replace(request, params=replace(request.params, n=1, seed=request.seed_of(completion)))


def noise_of(request: Request, index: int, vocab: int) -> np.ndarray | None:
    """The Gumbel noise float32 ``[V]`` of token ``index``; None for a greedy stream."""
    return None if request.params.greedy else gumbel_noise(request.seed, index, vocab)


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
