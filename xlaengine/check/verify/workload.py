"""Draws requests from a seed: all lengths, all ways of sampling, common beginnings, repeats, and stops that occur in the streams."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Any

import numpy as np

from xlaengine.check.compare import BAD_BYTES, alone, token_events, token_ids_of
from xlaengine.check.oracle.streams import single
from xlaengine.engine import Engine
from xlaengine.types import Request, SamplingParams

Tokens = int | Sequence[int] | np.ndarray
"""V, or the token ids to draw from."""

SAMPLINGS: tuple[dict[str, Any], ...] = (
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
) -> list[Request]:
    """Draws ``count`` requests; equal arguments give equal requests.

    Args:
        vocab: the tokens that prompts are drawn from.
        max_model_len: the most prompt plus output tokens of one request.
        max_tokens: the most output tokens of one request; each draws its own number from 1 on.
        borders: positions that prompts or outputs should end at or cross: bucket sizes, attention blocks.

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
        params = _draw_params(rng, SAMPLINGS[i % len(SAMPLINGS)], vocab, most)
        requests.append(Request(request_id=f"r{i}", prompt_token_ids=tuple(prompt), params=params))
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


GROUPS = 2
"""The number of groups that every other request is dealt to; prompts of a group share their beginning."""

REPEATS = (0, 8)
"""The indices, in each ten requests, of prompts that repeat themselves. `SAMPLINGS` makes these greedy, so that the model repeats
too."""


def with_common_beginnings(requests: Sequence[Request], seed: int, vocab: Tokens, *, unit: int, max_model_len: int) -> list[Request]:
    """Gives every other request the beginning of its group and a random end.

    The beginning is more than ``unit`` tokens long in the first group, and more than twice that in the second. Every fourth request of a
    group has no end. Tokens that do not fit in a slot are cut off.

    Args:
        unit: the number of prompt tokens that are reused together: the smallest prefill bucket.
    """
    rng = np.random.default_rng([seed, 3])
    beginnings = [rng.choice(vocab, unit * (i + 1) + int(rng.integers(1, unit))).tolist() for i in range(GROUPS)]
    changed = list(requests)
    for number, i in enumerate(range(1, len(requests), 2)):
        tail = 0 if number // GROUPS % 4 == 3 else int(rng.integers(1, 2 * unit))
        prompt = (*beginnings[number % GROUPS], *rng.choice(vocab, tail).tolist())
        longest = max_model_len - requests[i].max_tokens
        changed[i] = replace(requests[i], prompt_token_ids=tuple(prompt[:longest]))
    return changed


def with_repeats(requests: Sequence[Request], seed: int, vocab: Tokens, *, max_tokens: int, max_model_len: int) -> list[Request]:
    """Gives two requests of ten a prompt that repeats a few tokens, and ``max_tokens`` of output."""
    rng = np.random.default_rng([seed, 4])
    changed = list(requests)
    for i, request in enumerate(requests):
        if i % 10 in REPEATS:
            period = rng.choice(vocab, int(rng.integers(3, 9))).tolist()
            length = min(int(rng.integers(40, 60)), max_model_len - max_tokens)
            prompt = (period * length)[: max(1, length)]
            changed[i] = replace(request, prompt_token_ids=tuple(prompt), params=replace(request.params, max_tokens=max_tokens))
    return changed


NEVER = "\N{SNOWMAN}"
"""The end of a second stop string that begins as the first one does and never occurs: its beginning is held back and released again."""

SHORTEST = 6
"""The least ``max_tokens`` of a request that gets a stop string or an end token, so that the stream ends by it and not by its length."""

CERTAIN = 100.0
"""A bias by which a token is chosen, whatever the logits and the other settings are."""


def with_stop_strings(engine: Engine, requests: Sequence[Request], count: int, seed: int) -> list[Request]:
    """Returns the requests. Up to ``count`` of them get stop strings that occur in their first stream, which runs alone to get its text.

    A string begins in the text of one token and ends in the text of one of the next two. One string in three is part of the output.
    Requests that have stop strings already, or whose text is too short, do not change. Without a tokenizer none changes.
    """
    if engine.intake.tokenizer is None:
        return list(requests)
    rng = np.random.default_rng([seed, 2])
    changed: dict[int, Request] = {}
    for i in rng.permutation(len(requests)).tolist():
        if len(changed) == count:
            break
        request = requests[i]
        if not request.params.stop_strings and (string := _drawn(engine, request, rng)):
            stop, include = (string, string[:-1] + NEVER), len(changed) % 3 == 2
            changed[i] = replace(request, params=replace(request.params, stop=stop, include_stop_str_in_output=include))
    return [changed.get(i, request) for i, request in enumerate(requests)]


def with_end_tokens(engine: Engine, requests: Sequence[Request], count: int, seed: int, eos: Collection[int]) -> list[Request]:
    """Returns the requests. Up to ``count`` of them are biased to end by EOS, and as many others get a stop token of their first stream.

    EOS comes at once in the first of these, and after ``min_tokens`` in the others, so that a miscount of tokens moves the end. The ids in
    ``eos`` are used in turn. Requests with stop strings do not change, nor do those that repeat themselves (`REPEATS`), because
    proposals need their length.
    """
    rng = np.random.default_rng([seed, 5])
    ids = sorted(token for token in eos if token < engine.model.vocab)
    order = [i for i in rng.permutation(len(requests)).tolist() if i % 10 not in REPEATS]
    free = [i for i in order if requests[i].max_tokens >= SHORTEST and not requests[i].params.stop_strings]
    changed: dict[int, Request] = {}
    for i in free[:count] if ids else ():
        params, least = requests[i].params, int(rng.integers(1, SHORTEST - 1)) if changed else 0
        bias = {**(params.logit_bias or {}), ids[len(changed) % len(ids)]: CERTAIN}
        changed[i] = replace(requests[i], params=replace(params, logit_bias=bias, min_tokens=least, ignore_eos=False))
    for i in (i for i in free if i not in changed):
        if len(changed) >= 2 * count:
            break
        if (token := _stop_token(engine, requests[i], rng)) is not None:
            changed[i] = replace(requests[i], params=replace(requests[i].params, stop_token_ids=(token,)))
    return [changed.get(i, request) for i, request in enumerate(requests)]


def _stop_token(engine: Engine, request: Request, rng: np.random.Generator) -> int | None:
    """Draws a token whose first occurrence in the stream comes after the first two tokens and before the last; None if there is none."""
    tokens = token_ids_of(alone(engine, single(request, 0)))
    places = (place for place in rng.permutation(np.arange(2, max(2, len(tokens) - 1))).tolist() if tokens[place] not in tokens[:place])
    return next((tokens[place] for place in places), None)


def _drawn(engine: Engine, request: Request, rng: np.random.Generator) -> str | None:
    """Draws a piece of the stream's text that crosses the border of two tokens; None if no such piece is free of incomplete characters."""
    if request.max_tokens < SHORTEST:
        return None
    texts = [event.text for event in token_events(alone(engine, single(request, 0)))]
    begins = [0, *accumulate(map(len, texts))]
    text = "".join(texts)
    for place in rng.permutation(np.arange(2, max(2, len(texts) - 2))).tolist():
        first, last = place, place + int(rng.integers(1, 3))
        if not (texts[first] and texts[last]):
            continue
        start = int(rng.integers(begins[first], begins[first + 1]))
        string = text[start : int(rng.integers(begins[last], begins[last + 1])) + 1]
        if BAD_BYTES not in string and text.index(string) == start:
            return string
    return None
