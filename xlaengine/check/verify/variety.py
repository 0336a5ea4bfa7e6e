"""Gives drawn requests common beginnings, for prefix reuse, and repeats, for speculation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from xlaengine.check.verify.workload import Tokens
from xlaengine.protocol import Request

GROUPS = 2
"""The number of groups that every other request is dealt to; prompts of a group begin alike."""

REPEATS = (0, 8)
"""The indices, in each ten requests, of prompts that repeat themselves. `workload.KINDS` makes these greedy, so that the model repeats
too."""


def with_common_beginnings(requests: Sequence[Request], seed: int, vocab: Tokens, *, unit: int, max_model_len: int) -> list[Request]:
    """Gives every other request the beginning of its group and an end of its own.

    The beginning is more than ``unit`` tokens long in the first group, and more than twice that in the second. The last of four requests in
    a group is the beginning itself. Tokens that do not fit in a slot are cut off at the end.

    Args:
        unit: the number of prompt tokens that are reused together: the smallest prefill bucket.
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
