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

MASS_ROUNDING = 1e-5
"""The rounding error of a sum of V float32 probabilities: if the mass is closer to ``top_p`` than this, a token may be in or out."""

SMALLEST_SLOPE = 0.01
"""The least slope: if penalties bring logits closer together than this, float32's rounding of later additions decides their order."""


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


def margin(logits: np.ndarray, params: SamplingParams, noise: np.ndarray | None, token: int, slope: np.ndarray | None = None) -> float:
    """Returns how far two of the model's logits would have to move apart for ``token`` to be chosen, to first order. It is 0 for the chosen
    token.

    Greedy: the distance to the best score. Sampled: each token with a higher score must be overtaken, or filtered out if that is nearer,
    and ``token`` must pass the filters. If a logit crosses the threshold of one filter, the threshold of the next one moves. This is
    ignored, so the result can then be too large, but never too small.

    Args:
        logits: ``[V]``, adjusted.
        slope: ``[V]``, the movement of the adjusted logit per movement of the model's logit (`slopes`); 1 if nothing is adjusted.
    """
    x = logits.astype(np.float64)
    slope = np.ones(x.shape) if slope is None else slope
    scores = x if is_greedy(params) or noise is None else x + params.temperature * noise
    ahead = scores > scores[token]
    rivals = (scores[ahead] - scores[token]) / (slope[ahead] + slope[token]) * 2
    if is_greedy(params) or noise is None:
        return float(rivals.max(initial=0.0))
    distance = params.temperature * filter_distance(x / params.temperature, params)
    distance = distance / np.maximum(slope, slope[distance >= 0].max())  # the threshold moves with the tokens that pass
    return float(max(np.minimum(rivals, np.maximum(distance[ahead], 0)).max(initial=0.0), -distance[token]))


def slopes(logits: np.ndarray, request: Request, output: Sequence[int], barred: Collection[int], step: float) -> np.ndarray:
    """Returns the movement of the adjusted logits per movement of the model's logits ``[V]``, on average over ``step`` down and up."""
    x = logits.astype(np.float64)
    with np.errstate(invalid="ignore"):  # -inf less -inf: the token cannot be chosen, whatever its logit is
        moved = adjusted(x + step, request, output, barred) - adjusted(x - step, request, output, barred)
    return np.maximum(np.nan_to_num(moved / (2 * step), nan=1.0), SMALLEST_SLOPE)


def filter_distance(x: np.ndarray, params: SamplingParams) -> np.ndarray:
    """Returns how far each of ``x [V]`` is from being filtered out; negative: how far from passing. In units of ``x``.

    A token that one filter removes is seen by the next one at its entry, the value at which it would pass. If it does not pass there, the
    two distances are added.
    """
    distance, kept, entry, replaces = np.full(x.shape, np.inf), x, -np.inf, False
    if params.min_p > 0:
        entry = x.max() + np.log(params.min_p)
        distance = x - entry
        kept = np.where(distance < 0, -np.inf, x)
    if 0 < params.top_k < len(x):
        falling = np.sort(kept)[::-1]
        # equal at a tie: any of these tokens may be the one that is left out
        last_in, first_out = falling[params.top_k - 1], falling[params.top_k]
        with np.errstate(invalid="ignore"):  # -inf less -inf: fewer than top_k tokens are left, and top_k removes none
            here = np.where(x >= last_in, x - first_out, x - last_in)
        distance = np.fmin(distance, here)
        kept = np.where(kept < last_in, -np.inf, kept)
        if np.isfinite(last_in):
            entry, replaces = last_in, True
    if params.top_p < 1:
        nucleus = _nucleus_distance(kept, params.top_p)
        if replaces:  # the token enters in the place of the last that is in
            at_entry = nucleus[kept == entry].max()
        else:  # behind all that are in, whose mass is 1, with a mass of its own
            at_entry = np.log(params.top_p / (1 - params.top_p)) + entry - np.logaddexp.reduce(kept)
        with np.errstate(invalid="ignore"):  # inf less inf: a token at -inf, below
            distance = np.where(np.isneginf(kept), distance + min(at_entry, 0.0), np.fmin(distance, nucleus))
    return np.where(np.isneginf(x), -np.inf, distance)


def _nucleus_distance(x: np.ndarray, top_p: float) -> np.ndarray:
    """As `filter_distance`, for top_p alone: a token passes if the tokens before it have less than ``top_p`` of the mass.

    If logits move by at most e, the odds of a mass change by a factor of at most exp(2e), so the distance is a difference of log-odds. A
    token also passes in the place of the last that is in, which then falls out. That other tokens may change places is ignored, so the
    distance can then be too large.
    """
    order = np.argsort(-x, kind="stable")
    falling = x[order]
    mass = np.concatenate([[0.0], np.cumsum(softmax(np, falling))])
    before = np.empty_like(x)
    before[order] = mass[np.searchsorted(-falling, -falling, side="left")]  # equal logits have the same place
    before = np.clip(before, 0.0, 1.0)
    with np.errstate(divide="ignore", invalid="ignore"):
        distance = np.log(top_p / (1 - top_p)) - np.log(before / (1 - before))
    distance = np.where(np.abs(before - top_p) <= MASS_ROUNDING, 0.0, distance)
    last_in, first_out = x[distance >= 0].min(), x[distance < 0].max(initial=-np.inf)
    swapped = np.where(distance < 0, np.maximum(distance, x - last_in), np.minimum(distance, last_in - first_out))
    distance = np.where((distance < 0) | (x == last_in), swapped, distance)
    return np.where(np.isneginf(x), -np.inf, distance)


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
