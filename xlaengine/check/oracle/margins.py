"""How far the model's logits would have to move for another token to be chosen.

If each logit may move by h, each adjusted logit lies between two bounds, because biases and penalties keep the order of a logit's values.
From the bounds follows whether the token could be chosen at all: whether it could pass the filters, and whether each token with a higher
score could be overtaken or filtered out. Each of these questions is asked by itself, with the bounds that favour it. So a token that is
chosen after moves of at most h always could be, and the margin is never too large: rounding alone never makes a correct engine's token a
mismatch. It is too small where the favourable moves exclude each other. One case is left out: moves that make different logits equal at
the last of the ``top_k`` places.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import numpy as np

from xlaengine.check.oracle.sampling import adjusted, is_greedy
from xlaengine.types import Request, SamplingParams

MASS_ROUNDING = 1e-5
"""The rounding error of a sum of V float32 probabilities: if the mass is closer to ``top_p`` than this, a token may be in or out."""

SMALLEST_SLOPE = 0.01
"""The least movement of an adjusted logit per movement of the model's logit: if penalties bring logits closer together than this, float32's
rounding of later additions decides their order."""

FACTOR = 4.0
"""The search multiplies or divides by it until it has passed the margin."""

HALVINGS = 24
"""The number of halvings after that, of the margin's logarithm: to 1e-7 of it."""

LEAST, MOST = 1e-9, 1e9
"""Margins beyond are 0 and inf."""


def margin(
    logits: np.ndarray,
    request: Request,
    output: Sequence[int],
    barred: Collection[int],
    noise: np.ndarray | None,
    token: int,
    start: float = 0.5,
) -> float:
    """Returns how far two of the model's logits would have to move apart, each by half of it, for ``token`` to be chosen. It is 0 for the
    chosen token, and inf for one that is barred.

    Args:
        logits: float ``[V]``, the model's.
        output, barred: as in `sampling.adjusted`.
        noise: Gumbel ``[V]`` of a draw; not used by a greedy request.
        start: the movement that is tried first, in logits.
    """

    def could(low: np.ndarray, high: np.ndarray) -> bool:
        return could_be_chosen(low, high, request.params, noise, token)

    return _least_move(could, logits, request, output, barred, token, start)


def filter_margin(
    logits: np.ndarray, request: Request, output: Sequence[int], barred: Collection[int], token: int, start: float = 0.5
) -> float:
    """As `margin`, for ``token`` to be one that the filters leave, so that some noise chooses it. ``request`` is not greedy."""
    params = request.params

    def could(low: np.ndarray, high: np.ndarray) -> bool:
        return could_pass(low / params.temperature, high / params.temperature, params, token)

    return _least_move(could, logits, request, output, barred, token, start)


def _least_move(
    could: Callable[[np.ndarray, np.ndarray], bool],
    logits: np.ndarray,
    request: Request,
    output: Sequence[int],
    barred: Collection[int],
    token: int,
    start: float,
) -> float:
    """Returns twice the smallest movement of ``logits`` with whose bounds ``could(low, high)`` holds; inf if ``token`` is barred."""
    x = logits.astype(np.float64)
    here = adjusted(x, request, output, barred)
    if np.isneginf(here[token]):
        return np.inf

    def could_after(move: float) -> bool:
        low = np.minimum(adjusted(x - move, request, output, barred), here - SMALLEST_SLOPE * move)
        high = np.maximum(adjusted(x + move, request, output, barred), here + SMALLEST_SLOPE * move)
        return could(low, high)

    return 0.0 if could_after(0.0) else 2 * _smallest(could_after, start)


def _smallest(could: Callable[[float], bool], start: float) -> float:
    """Returns the smallest movement that suffices, rounded down; inf beyond `MOST`."""
    high = start
    while not could(high):
        high *= FACTOR
        if high > MOST:
            return np.inf
    while high > LEAST and could(high / FACTOR):
        high /= FACTOR
    low = high / FACTOR
    for _ in range(HALVINGS):
        middle = np.sqrt(low * high)
        low, high = (low, middle) if could(middle) else (middle, high)
    return float(low)


def could_be_chosen(low: np.ndarray, high: np.ndarray, params: SamplingParams, noise: np.ndarray | None, token: int) -> bool:
    """Returns whether ``token`` could be chosen if adjusted logits lie between ``low [V]`` and ``high [V]``."""
    draws = not is_greedy(params) and noise is not None
    bonus = params.temperature * noise if draws and noise is not None else np.zeros(len(low))
    rivals = np.flatnonzero(low + bonus > high[token] + bonus[token])
    if not draws:
        return len(rivals) == 0
    low, high = low / params.temperature, high / params.temperature
    return could_pass(low, high, params, token) and could_be_removed(low, high, params, rivals)


def could_pass(low: np.ndarray, high: np.ndarray, params: SamplingParams, token: int) -> bool:
    """Returns whether ``token`` could pass all filters if logits over temperature lie between ``low [V]`` and ``high [V]``."""
    entry = low.max() + np.log(params.min_p) if params.min_p > 0 else -np.inf
    before = low > high[token]
    places = params.top_k - int(before.sum()) if 0 < params.top_k < len(low) else len(low)
    if high[token] < entry or places < 1:
        return False
    if params.top_p == 1:
        return True
    behind = high[~before]  # the token is one of them
    behind = behind[behind >= entry]
    if places < len(behind):
        behind = behind[behind >= np.partition(behind, -places)[-places]]  # more than top_k of them, if they are equal
    scale = max(low.max(), high[token])
    mass = np.exp(low[before] - scale).sum()
    return bool(mass <= (params.top_p + MASS_ROUNDING) * (mass + np.exp(np.minimum(behind, high[token]) - scale).sum()))


def could_be_removed(low: np.ndarray, high: np.ndarray, params: SamplingParams, tokens: np.ndarray) -> bool:
    """Returns whether each of ``tokens`` could be removed by a filter. ``low [V]``, ``high [V]``: bounds of logits over temperature."""
    leaves = np.zeros(len(low), bool)
    if params.min_p > 0:
        second, first = np.partition(high, -2)[-2:] if len(high) > 1 else (-np.inf, high[0])
        entry = np.where(high == first, second, first) + np.log(params.min_p)  # the best of the others decides
        leaves |= low < entry
    if 0 < params.top_k < len(low):
        leaves |= low <= np.partition(high, -params.top_k - 1)[-params.top_k - 1]  # its own upper bound is one of these top_k + 1
    left = tokens[~leaves[tokens]]
    if params.top_p == 1:
        return len(left) == 0
    return all(_could_leave_nucleus(low, high, ~leaves, params.top_p, token) for token in _hardest(low, high, left))


def _hardest(low: np.ndarray, high: np.ndarray, tokens: np.ndarray) -> np.ndarray:
    """Returns those of ``tokens`` for which no other has higher bounds: if these could leave the nucleus, the others could too."""
    falling = tokens[np.lexsort((-high[tokens], -low[tokens]))]
    highest = np.maximum.accumulate(np.concatenate([[-np.inf], high[falling][:-1]]))
    return falling[high[falling] > highest]


def _could_leave_nucleus(low: np.ndarray, high: np.ndarray, stays: np.ndarray, top_p: float, token: int) -> bool:
    """As `could_be_removed`, for top_p alone. ``stays [V]``: the tokens that no earlier filter can remove."""
    before = high >= low[token]
    before[token] = False
    if not before.any():
        return False
    behind = stays & ~before
    behind[token] = True
    scale = high[before].max()
    mass = np.exp(high[before] - scale).sum()
    return bool(mass >= (top_p - MASS_ROUNDING) * (mass + np.exp(low[behind] - scale).sum()))
