"""Draws stop strings that occur in the model's own output."""

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
"""The end of a second stop string that begins as the first one does and never occurs: its beginning is held back and released again."""


def with_stop_strings(engine: Engine, requests: Sequence[Request], count: int, seed: int) -> list[Request]:
    """Returns the requests, up to ``count`` of them with stop strings that occur in their first stream, which is run alone to get its text.

    A string begins in the text of one token and ends in the text of one of the next two. One string in three is part of the output.
    Requests that have stop strings already, or whose text is too short, stay as they are. Without a tokenizer all stay as they are.
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
    """Draws a piece of the stream's text that crosses the border of two tokens; None if no such piece is free of incomplete characters."""
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
