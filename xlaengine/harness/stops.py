"""Stop strings that a model's own output holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

import numpy as np

from xlaengine.engine import Engine
from xlaengine.harness.compare import BAD_BYTES, tokens_of
from xlaengine.protocol import Request
from xlaengine.reference.oracle import single
from xlaengine.reference.same_graph import alone

NEVER = "\N{SNOWMAN}"
"""Ends a second stop string, which begins as the first one does and is not found: its beginning is held back, and given out again."""


def with_stop_strings(engine: Engine, requests: Sequence[Request], count: int, seed: int) -> list[Request]:
    """The requests, up to ``count`` of them with stop strings that their first stream comes upon, which is run alone to see its text.

    A string begins in one token's text and ends in that of one of the next two. One in three is to be part of the output. Requests that
    have stop strings, or whose text is too short, stay as they are; so do all where the engine has no tokenizer.
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


def _drawn(engine: Engine, request: Request, rng: np.random.Generator) -> str | None:
    """A piece of the stream's text over the border of two tokens; None where there is none without bytes that are no character."""
    if request.max_tokens < 6:
        return None
    texts = [event.text for event in tokens_of(alone(engine, single(request, 0)))]
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
