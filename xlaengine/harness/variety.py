"""What drawn requests have in common with each other and with themselves: beginnings to copy, and repeats to propose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from xlaengine.harness.workload import Tokens
from xlaengine.protocol import Request

GROUPS = 2
"""Prompts that begin alike: every other request, dealt out to so many groups."""

REPEATS = (0, 8)
"""Of each ten, which prompts repeat themselves. `workload.KINDS` makes these greedy: a model then goes on repeating."""


def with_common_beginnings(requests: Sequence[Request], seed: int, vocab: Tokens, *, unit: int, max_model_len: int) -> list[Request]:
    """Every other request begins as the others of its group do, over one ``unit`` and more (the next group's over two), and goes on alone.

    The last of four in a group is the beginning itself. What a slot cannot hold is left out at the end.

    Args:
        unit: prompt tokens that are reused together: the smallest prefill bucket.
    """
    rng = np.random.default_rng([seed, 3])
    beginnings = [rng.choice(vocab, unit * (i + 1) + int(rng.integers(1, unit))).tolist() for i in range(GROUPS)]
    changed = list(requests)
    for number, i in enumerate(range(1, len(requests), 2)):
        tail = 0 if number // GROUPS % 4 == 3 else int(rng.integers(1, 2 * unit))
        prompt = (*beginnings[number % GROUPS], *rng.choice(vocab, tail).tolist())
        room = max_model_len - requests[i].max_tokens
        changed[i] = replace(requests[i], prompt_token_ids=tuple(prompt[:room]))
    return changed


def with_repeats(requests: Sequence[Request], seed: int, vocab: Tokens, *, max_tokens: int, max_model_len: int) -> list[Request]:
    """Two requests of ten have a prompt of a few tokens again and again, and ``max_tokens`` of output."""
    rng = np.random.default_rng([seed, 4])
    changed = list(requests)
    for i, request in enumerate(requests):
        if i % 10 in REPEATS:
            period = rng.choice(vocab, int(rng.integers(3, 9))).tolist()
            length = min(int(rng.integers(40, 60)), max_model_len - max_tokens)
            prompt = (period * length)[: max(1, length)]
            changed[i] = replace(request, prompt_token_ids=tuple(prompt), params=replace(request.params, max_tokens=max_tokens))
    return changed
