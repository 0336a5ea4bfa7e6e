"""Requests in one line, and what an engine made of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from xlaengine.engine import Engine
from xlaengine.types import Event, Request, RequestOutput, SamplingParams, TokenEvent

GREEDY = SamplingParams(temperature=0, max_tokens=6, ignore_eos=True)


def request(request_id: str, prompt: Sequence[int], **params: Any) -> Request:
    """Greedy with seed 0 and past EOS, unless ``params`` say otherwise."""
    settings: dict[str, Any] = {"temperature": 0, "seed": 0, "ignore_eos": True} | params
    return Request(request_id=request_id, prompt_token_ids=tuple(prompt), params=SamplingParams(**settings))


def drain(engine: Engine, each_step: Callable[[], None] = lambda: None) -> dict[str, list[Event]]:
    """Step until nothing is left; events by request."""
    streams: dict[str, list[Event]] = {}
    while not engine.is_idle:
        for event in engine.step():
            streams.setdefault(event.request_id, []).append(event)
        each_step()
    return streams


def run(engine: Engine, requests: Sequence[Request]) -> dict[str, list[Event]]:
    for each in requests:
        engine.submit(each)
    return drain(engine)


def ids_by_completion(events: Sequence[Event], n: int) -> list[list[int]]:
    """The ids that a request's events have brought, as `OutputBook.open` takes them."""
    return [tokens([event for event in events if event.stream_id.completion == i]) for i in range(n)]


def tokens(events: Sequence[Event]) -> list[int]:
    return [event.token_id for event in events if isinstance(event, TokenEvent)]


def ids_of(outputs: Sequence[RequestOutput]) -> list[tuple[int, ...]]:
    """The generated ids of each output's first completion."""
    return [output.outputs[0].token_ids for output in outputs]
