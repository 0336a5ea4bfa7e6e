"""How a token is chosen, in code that the engine does not use: with float64, sorts and cumulative sums on the host.

All scores are in logits, at any temperature: with probabilities ``softmax(logits / temperature)``, the token with the highest ``logits /
temperature + noise`` is also the one with the highest ``logits + temperature * noise``.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlaengine.check.oracle.blocks.arithmetic import softmax
from xlaengine.types import Request, SamplingParams


def adjusted(logits: np.ndarray, request: Request, output: Sequence[int], barred: Collection[int]) -> np.ndarray:
    """Returns float64 logits ``[V]`` of the token after ``output``, with biases and penalties in the order of `SamplingParams`.

    Args:
        logits: ``[V]``, the model's.
        barred: tokens that are at -inf before ``min_tokens``; ids beyond V are ignored.
    """
    x, params = logits.astype(np.float64), request.params
    if len(output) < params.min_tokens:
        x[[token for token in barred if token < len(x)]] = -np.inf
    for token, bias in (params.logit_bias or {}).items():
        x[token] += bias
    for token in {*request.prompt_token_ids, *output}:
        x[token] *= params.repetition_penalty if x[token] < 0 else 1 / params.repetition_penalty
    for token, count in Counter(output).items():
        x[token] -= count * params.frequency_penalty + params.presence_penalty
    return x


def is_greedy(params: SamplingParams) -> bool:
    """Whether the request is greedy: its temperature is below 1e-5, which vLLM takes for 0."""
    return params.temperature < 1e-5


def token_scores(logits: np.ndarray, params: SamplingParams, noise: np.ndarray | None) -> np.ndarray:
    """Returns float64 scores ``[V]``. The token is their argmax (the first index on ties). Filtered tokens are at -inf.

    Args:
        logits: ``[V]``, adjusted.
        noise: Gumbel ``[V]``, which makes the argmax a draw (Gumbel 1954); not used by a greedy request.
    """
    x = logits.astype(np.float64)
    if is_greedy(params) or noise is None:
        return x
    kept = np.isfinite(filtered(x / params.temperature, params))
    return np.where(kept, x + params.temperature * noise, -np.inf)


def filtered(x: np.ndarray, params: SamplingParams) -> np.ndarray:
    """Returns ``x [V]``, logits over temperature, with removed tokens at -inf: min_p, then top_k, then top_p over the rest."""
    x = x.copy()
    if params.min_p > 0:
        x[x < x.max() + np.log(params.min_p)] = -np.inf
    if 0 < params.top_k < len(x):
        x[x < np.sort(x)[-params.top_k]] = -np.inf
    if params.top_p < 1:
        falling = np.sort(x)[::-1]
        mass = np.cumsum(softmax(np, falling))
        x[x < falling[np.argmax(mass >= params.top_p * mass[-1])]] = -np.inf
    return x


def log_softmax(logits: np.ndarray) -> np.ndarray:
    """Returns float64 log-probabilities ``[V]`` at temperature 1."""
    x = logits.astype(np.float64)
    x -= x.max()
    return x - np.log(np.exp(x).sum())


def lead(scores: np.ndarray) -> float:
    """Returns the best score minus the second best; inf if there is one candidate."""
    second, first = np.partition(scores, -2)[-2:]
    return float(first - second)


def gumbel_noise(seed: int, index: int, vocab: int) -> np.ndarray:
    """Returns float32 Gumbel noise ``[V]`` of token ``index`` of the stream with a 64-bit ``seed``; it is the same on every device.

    It is ``jax.random.gumbel(fold_in(key, index))``. The key is a threefry key whose data are the high and low word of the seed.
    """
    words = np.array([seed >> 32 & 0xFFFFFFFF, seed & 0xFFFFFFFF], np.uint32)
    # As in the engine's graphs, whatever the environment sets.
    with jax.threefry_partitionable(True), jax.disable_jit(False), jax.numpy_rank_promotion("allow"):
        return np.asarray(_gumbel(vocab)(words, np.int32(index)))


@functools.cache
def _gumbel(vocab: int) -> Any:
    def draw(words: jax.Array, index: jax.Array) -> jax.Array:
        key = jax.random.wrap_key_data(words, impl="threefry2x32")
        return jax.random.gumbel(jax.random.fold_in(key, index), (vocab,), jnp.float32)

    return jax.jit(draw)
