"""How a token is chosen, written a second time: float64, sorts and cumulative sums on the host.

Everything is in logits, whatever the temperature: with probabilities ``softmax(logits / temperature)`` the candidate of the
highest ``logits / temperature + noise`` is that of the highest ``logits + temperature * noise``.
"""

from __future__ import annotations

import functools
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from xlaengine.protocol import SamplingParams

MASS_ROUNDING = 1e-5
"""A sum of V float32 probabilities is off by up to this much: closer to ``top_p`` than this, a token may be in or out."""


def token_scores(logits: np.ndarray, params: SamplingParams, noise: np.ndarray | None) -> np.ndarray:
    """Float64 scores ``[V]``; the token is their argmax (first index on ties), what a filter removed is at -inf.

    Args:
        logits: ``[V]``. noise: Gumbel ``[V]``, which makes the argmax a draw (Gumbel 1954); not used by a greedy request.
    """
    raw = logits.astype(np.float64)
    if params.greedy or noise is None:
        return raw
    kept = np.isfinite(filtered(raw / params.temperature, params))
    return np.where(kept, raw + params.temperature * noise, -np.inf)


def filtered(x: np.ndarray, params: SamplingParams) -> np.ndarray:
    """``x [V]``, logits over temperature, with removed tokens at -inf: min_p, then top_k, then top_p over what is left."""
    x = x.copy()
    if params.min_p > 0:
        x[x < x.max() + np.log(params.min_p)] = -np.inf
    if 0 < params.top_k < len(x):
        x[x < np.sort(x)[-params.top_k]] = -np.inf
    if params.top_p < 1:
        falling = np.sort(x)[::-1]
        mass = np.cumsum(softmax(falling))
        x[x < falling[np.argmax(mass >= params.top_p * mass[-1])]] = -np.inf
    return x


def softmax(x: np.ndarray) -> np.ndarray:
    weight = np.exp(x - x.max())
    return weight / weight.sum()


def log_softmax(logits: np.ndarray) -> np.ndarray:
    """Float64 log-probabilities ``[V]`` at temperature 1."""
    x = logits.astype(np.float64)
    x -= x.max()
    return x - np.log(np.exp(x).sum())


def lead(scores: np.ndarray) -> float:
    """The best score less the second best; inf where there is one candidate."""
    second, first = np.partition(scores, -2)[-2:]
    return float(first - second)


def margin(logits: np.ndarray, params: SamplingParams, noise: np.ndarray | None, token: int) -> float:
    """How far two logits would have to move apart for ``token`` to be chosen, to first order; 0 for the token that is chosen.

    Greedy: what it lacks to the best. Sampled: each token of a higher score must be overtaken, or filtered out if that is
    nearer; and ``token`` itself must pass the filters. A logit that crosses one filter's threshold moves the next one's:
    that is not followed, so such a case looks further off than it is, never nearer.
    """
    raw = logits.astype(np.float64)
    if params.greedy or noise is None:
        return float(raw.max() - raw[token])
    scores = raw + params.temperature * noise
    room = params.temperature * filter_room(raw / params.temperature, params)
    ahead = scores > scores[token]
    rivals = np.minimum(scores - scores[token], np.maximum(room, 0))[ahead]
    return float(max(rivals.max(initial=0.0), -room[token]))


def filter_room(x: np.ndarray, params: SamplingParams) -> np.ndarray:
    """How far each of ``x [V]`` is from being filtered out; negative, how far from being let in. In units of ``x``."""
    room = np.full(x.shape, np.inf)
    if params.min_p > 0:
        room = np.minimum(room, x - (x.max() + np.log(params.min_p)))
        x = np.where(room < 0, -np.inf, x)
    if 0 < params.top_k < len(x):
        falling = np.sort(x)[::-1]
        first_out = falling[falling < falling[params.top_k - 1]].max(initial=-np.inf)
        last_in = falling[params.top_k - 1]
        with np.errstate(invalid="ignore"):  # -inf less -inf: removed before, and already accounted for
            here = np.where(x >= last_in, x - first_out, x - last_in)
        room = np.fmin(room, here)
        x = np.where(x < last_in, -np.inf, x)
    return np.fmin(room, _nucleus_room(x, params.top_p)) if params.top_p < 1 else room


def _nucleus_room(x: np.ndarray, top_p: float) -> np.ndarray:
    """A token is in the nucleus if the tokens before it have less than ``top_p`` of the mass.

    Logits that move by at most e change a mass's odds by a factor of at most exp(2e), so the distance is one of log-odds.
    """
    order = np.argsort(-x, kind="stable")
    falling = x[order]
    mass = np.concatenate([[0.0], np.cumsum(softmax(falling))])
    before = np.empty_like(x)
    before[order] = mass[np.searchsorted(-falling, -falling, side="left")]  # equal logits share their place
    before = np.clip(before, 0.0, 1.0)
    with np.errstate(divide="ignore", invalid="ignore"):
        room = np.log(top_p / (1 - top_p)) - np.log(before / (1 - before))
    room = np.where(np.abs(before - top_p) <= MASS_ROUNDING, 0.0, room)
    return np.where(np.isneginf(x), -np.inf, room)


def gumbel_noise(seed: int, index: int, vocab: int) -> np.ndarray:
    """Float32 Gumbel noise ``[V]`` of token ``index`` of the stream of a 64-bit ``seed``, the same on every device.

    ``jax.random.gumbel(fold_in(key, index))``; the key is threefry's, its data the seed's high and low word.
    """
    words = np.array([seed >> 32 & 0xFFFFFFFF, seed & 0xFFFFFFFF], np.uint32)
    return np.asarray(_gumbel(vocab)(words, np.int32(index)))


@functools.cache
def _gumbel(vocab: int) -> Any:
    def draw(words: jax.Array, index: jax.Array) -> jax.Array:
        key = jax.random.wrap_key_data(words, impl="threefry2x32")
        return jax.random.gumbel(jax.random.fold_in(key, index), (vocab,), jnp.float32)

    return jax.jit(draw)
