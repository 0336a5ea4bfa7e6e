"""An oracle for each tiny model, and sampled streams that the engine made on one of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tests.streams import request, run
from xlaengine.engine import Engine
from xlaengine.host.outputs import OutputBook
from xlaengine.models.weights import graph_layout
from xlaengine.protocol import CompletionOutput, Request, TokenEvent
from xlaengine.reference.oracle import Oracle

PROMPT = tuple(range(10, 31))


@pytest.fixture(scope="session")
def oracle(tiny_model: Callable) -> Callable[[str], Oracle]:
    """``oracle("llama3")``"""

    def make(family: str) -> Oracle:
        model, weights = tiny_model(family)
        return Oracle(model, graph_layout(weights))

    return cache(make)


REQUESTS = (
    request("greedy", PROMPT, max_tokens=40),
    request("sampled", PROMPT, max_tokens=40, temperature=1.0, seed=1),
    request("filtered", PROMPT[:4], max_tokens=40, temperature=0.8, top_k=20, top_p=0.9, min_p=0.02, seed=2**63 + 5, logprobs=3),
    request("hot", PROMPT[:1], max_tokens=30, temperature=1.5, seed=-3, ignore_eos=False, logprobs=0),
)


@pytest.fixture
def completions(engine_at: Callable[..., Engine]) -> dict[str, CompletionOutput]:
    """What the engine makes of `REQUESTS`, together."""
    engine = engine_at(B=3)
    streams = run(engine, REQUESTS)
    return {each.request_id: as_completion(engine, each, streams[each.request_id]) for each in REQUESTS}


def as_completion(engine: Engine, each: Request, events: list[TokenEvent]) -> CompletionOutput:
    book = OutputBook(None, engine.model.eos_token_ids)
    book.open(each)
    return [book.apply(event) for event in events][-1].outputs[0]
