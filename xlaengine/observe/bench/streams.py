"""The requests of a workload, how they are run, and the check of their streams. Results are reported only if the check passes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from xlaengine.engine import Engine
from xlaengine.types import Event, Request, SamplingParams, TokenEvent

CHECKED = 3
"""The number of a workload's streams that are generated again, alone."""

FIRST_ORDINARY = 17
"""Lower ids are special tokens of the default model; drawn prompts do not contain them."""

MOST_VOCAB = 49152
"""V of the default model: the peers' workload draws from this many ids, or from all ids of a smaller vocabulary."""

Streams = dict[str, list[Event]]
"""Events by request id."""


class StreamsDiffer(Exception):
    """A stream differs from the same stream alone, so the measurement is not valid."""


def common_requests(vocab: int, count: int, shortest: int, longest: int) -> list[Request]:
    """Draws the peers' workload. The order of the draws is part of it: equal arguments give equal tokens."""
    draw, vocab = random.Random(0), min(vocab, MOST_VOCAB)
    pairs = [
        ([draw.randrange(FIRST_ORDINARY, vocab) for _ in range(draw.randint(shortest, longest))], draw.randint(shortest, longest))
        for _ in range(count)
    ]
    return [greedy(f"r{i}", prompt, most) for i, (prompt, most) in enumerate(pairs)]


def drawn_requests(vocab: int, lengths: Sequence[int], max_tokens: int, prefix: str = "r") -> list[Request]:
    """Draws one request for each of ``lengths``, the prompt lengths in tokens."""
    draw = random.Random(1)
    prompts = [[draw.randrange(min(FIRST_ORDINARY, vocab - 1), vocab) for _ in range(length)] for length in lengths]
    return [greedy(f"{prefix}{i}", prompt, max_tokens) for i, prompt in enumerate(prompts)]


def greedy(name: str, prompt: Sequence[int], max_tokens: int) -> Request:
    params = SamplingParams(temperature=0, max_tokens=max_tokens, ignore_eos=True, seed=0)
    return Request(request_id=name, prompt_token_ids=tuple(prompt), params=params)


def run_all(engine: Engine, requests: Iterable[Request]) -> Streams:
    """Runs every request to its end, as fast as the engine can."""
    streams = submitted(engine, requests)
    collect(streams, engine)
    return streams


def submitted(engine: Engine, requests: Iterable[Request]) -> Streams:
    """Submits the requests, which reuse no prefix, and returns their empty streams."""
    return {engine.submit(request, reuse=False): [] for request in requests}


def collect(streams: Streams, events: Iterable[Event]) -> None:
    """Appends each event to its stream. An engine gives events until it is idle."""
    for event in events:
        streams[event.request_id].append(event)


def check_equal(engine: Engine, requests: Sequence[Request], *runs: Streams, count: int = CHECKED) -> None:
    """Checks that all runs of the requests gave the same tokens, and that the shortest requests give them alone too.

    Args:
        engine: must be idle.
        count: the number of requests that are run again, each alone.

    Raises:
        StreamsDiffer: a stream differs.
    """
    first, *others = runs
    for request in requests:
        expected = tokens_of(first[request.request_id])
        for other in others:
            _require_equal(request, expected, tokens_of(other[request.request_id]), "the same stream in another run")
    for request in sorted(requests, key=lambda request: request.max_tokens + len(request.prompt_token_ids))[:count]:
        alone = run_all(engine, [request])
        _require_equal(request, tokens_of(alone[request.request_id]), tokens_of(first[request.request_id]), "the same stream alone")


def _require_equal(request: Request, expected: list[int], found: list[int], reference: str) -> None:
    if expected != found:
        at = next((i for i, (one, other) in enumerate(zip_longest(expected, found)) if one != other), 0)
        raise StreamsDiffer(f"stream {request.request_id} differs at token {at} of {len(expected)} from {reference}")


def tokens_of(events: Iterable[Event]) -> list[int]:
    return [event.token_id for event in events if isinstance(event, TokenEvent)]
