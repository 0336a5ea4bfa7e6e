"""Draws requests from a seed: prompts of every length, and every way of sampling."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from xlaengine.protocol import Request, SamplingParams

Tokens = int | Sequence[int] | np.ndarray
"""V, or the token ids to draw from."""

KINDS: tuple[dict[str, Any], ...] = (
    {"temperature": 0.0},
    {"temperature": 1.0},
    {"temperature": 0.8, "top_k": 20},
    {"temperature": 0.0},
    {"temperature": 1.2, "top_p": 0.9},
    {"temperature": 1.0, "min_p": 0.05},
    {"temperature": 0.0, "repetition_penalty": 1.3, "presence_penalty": 2.0, "frequency_penalty": 2.0, "logit_bias": 6.0},
    {"temperature": 0.9, "top_k": 50, "top_p": 0.95, "min_p": 0.01},
    {"temperature": 0.0, "min_tokens": 4},
    {"temperature": 1.1, "presence_penalty": -1.0, "frequency_penalty": -1.0, "n": 2},
)
"""Sampling settings, used in turn. ``logit_bias`` raises one drawn token, lowers another and bars a third. The raised token repeats until
its count penalty outweighs the bias, so that a lost count shows."""


def ordinary_tokens(vocab: int, special: Collection[int]) -> np.ndarray:
    """Returns the ids below V that are not ``special``."""
    return np.setdiff1d(np.arange(vocab), list(special))


def draw_requests(
    seed: int,
    count: int,
    vocab: Tokens,
    *,
    max_model_len: int,
    max_tokens: int = 24,
    borders: Sequence[int] = (),
    prefix: str = "r",
) -> list[Request]:
    """Draws ``count`` requests; equal arguments give equal requests.

    Args:
        vocab: the tokens that prompts are drawn from.
        max_model_len: the most prompt plus output tokens of one request.
        max_tokens: the most output tokens of one request; each draws its own number from 1 on.
        borders: positions that prompts or outputs should end at or cross: bucket sizes, attention blocks.
        prefix: ids are the prefix and a number.

    Raises:
        ValueError: there is no room for a prompt.
    """
    if max_tokens >= max_model_len:
        raise ValueError(f"max_tokens {max_tokens} leaves no room for a prompt in max_model_len {max_model_len}")
    rng = np.random.default_rng(seed)
    requests = []
    for i in range(count):
        most = int(rng.integers(1, max_tokens + 1))
        length = _draw_length(rng, max_model_len - most, most, borders)
        prompt = rng.choice(vocab, length).tolist()
        params = _draw_params(rng, KINDS[i % len(KINDS)], vocab, most)
        requests.append(Request(request_id=f"{prefix}{i}", prompt_token_ids=tuple(prompt), params=params))
    return requests


def _draw_length(rng: np.random.Generator, longest: int, max_tokens: int, borders: Sequence[int]) -> int:
    """Draws a prompt's length: up to 8 tokens, any length (short ones more often), or such that prompt or output crosses a border."""
    kind = rng.integers(3)
    if kind == 0:
        return int(rng.integers(1, min(8, longest) + 1))
    if kind == 1 or not borders:
        return int(np.exp(rng.uniform(0, np.log(longest))))
    beside = rng.choice(borders) + rng.integers(-max_tokens, 2)
    return int(np.clip(beside, 1, longest))


def _draw_params(rng: np.random.Generator, kind: dict[str, Any], vocab: Tokens, max_tokens: int) -> SamplingParams:
    chosen = kind | {"max_tokens": max_tokens, "seed": int(rng.integers(2**63)), "ignore_eos": bool(rng.integers(2))}
    if "min_tokens" in kind:
        chosen["min_tokens"] = min(kind["min_tokens"], max_tokens)
    if "logit_bias" in kind:
        up, down, barred = rng.choice(vocab, 3, replace=False).tolist()
        chosen["logit_bias"] = {up: kind["logit_bias"], down: -kind["logit_bias"], barred: -100.0}
    return SamplingParams(**chosen)
