"""Ends that streams come upon: stop strings and stop tokens of a model's own output, and EOS."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import accumulate

import numpy as np

from xlaengine.check.compare import BAD_BYTES, tokens_of
from xlaengine.check.oracle.streams import single
from xlaengine.check.same_graph import alone
from xlaengine.check.verify.variety import REPEATS
from xlaengine.engine import Engine
from xlaengine.protocol import Request

NEVER = "\N{SNOWMAN}"
"""The end of a second stop string that begins as the first one does and never occurs: its beginning is held back and released again."""

SHORTEST = 6
"""``max_tokens`` of a request that gets an end: that comes before its length does."""

CERTAIN = 100.0
"""Bias of a token that is then chosen, whatever else is asked for."""


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


def with_end_tokens(engine: Engine, requests: Sequence[Request], count: int, seed: int, eos: Collection[int]) -> list[Request]:
    """The requests, up to ``count`` of them with a stop token that their first stream comes upon, and up to ``count`` others that say EOS.

    These are biased to choose EOS as soon as they may: the first at once, by its bias alone; the others after ``min_tokens``, so that one
    that counts a token more or fewer ends elsewhere. Each of ``eos`` takes its turn. Requests with stop strings stay as they are, and so do
    those that repeat themselves (`variety.REPEATS`): proposals need their length.
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
    """A token that the stream says, neither among its first two nor as its last; None where it says nothing new there."""
    tokens = [event.token_id for event in tokens_of(alone(engine, single(request, 0)))]
    places = (place for place in rng.permutation(np.arange(2, max(2, len(tokens) - 1))).tolist() if tokens[place] not in tokens[:place])
    return next((tokens[place] for place in places), None)


def _drawn(engine: Engine, request: Request, rng: np.random.Generator) -> str | None:
    """Draws a piece of the stream's text that crosses the border of two tokens; None if no such piece is free of incomplete characters."""
    if request.max_tokens < SHORTEST:
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
