"""An oracle for each tiny model, and sampled streams that the engine made with one of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import FIXTURES
from tests.streams import ids_by_completion, request, run
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.config import SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.engine.outputs import OutputBook
from xlaengine.text import Tokenizer
from xlaengine.types import CompletionOutput, Event, Request, RequestOutput

PROMPT = tuple(range(10, 31))


@pytest.fixture(scope="session")
def oracle() -> Callable[[str], Oracle]:
    """Called as ``oracle("llama3")``."""
    return cache(lambda family: Oracle(open_checkpoint(FIXTURES / family)))


@pytest.fixture
def llama(oracle: Callable[[str], Oracle]) -> Oracle:
    return oracle("llama3")


CHANGES: dict[str, Any] = {
    "repetition_penalty": 0.8,
    "presence_penalty": 1.5,
    "frequency_penalty": -0.125,
    "logit_bias": {2: -3.0, 77: -3.5, 50: 4.0},
    "min_tokens": 12,
    "stop_token_ids": (40, 50),
    "ignore_eos": False,
}
REQUESTS = (
    request("greedy", PROMPT, max_tokens=40),
    request("sampled", PROMPT, max_tokens=40, temperature=1.0, seed=1),
    request("filtered", PROMPT[:4], max_tokens=40, temperature=0.8, top_k=20, top_p=0.9, min_p=0.02, seed=2**63 + 5, logprobs=3),
    request("hot", PROMPT[:1], max_tokens=30, temperature=1.5, seed=-3, ignore_eos=False, logprobs=0),
    request("penalised", PROMPT, max_tokens=40, repetition_penalty=1.3, frequency_penalty=0.25, logprobs=2),
    request("changed", PROMPT[:3], max_tokens=40, temperature=0.9, top_k=30, top_p=0.95, seed=4, **CHANGES),
)
BY_ID = {each.request_id: each for each in REQUESTS}


@pytest.fixture
def completions(engine_at: Callable[..., Engine]) -> dict[str, CompletionOutput]:
    """The engine's completions of `REQUESTS`, generated together."""
    engine = engine_at(B=3)
    streams = run(engine, REQUESTS)
    return {each.request_id: as_completion(each, streams[each.request_id]) for each in REQUESTS}


def as_completion(each: Request, events: list[Event], tokenizer: Tokenizer | None = None) -> CompletionOutput:
    return as_output(each, events, tokenizer).outputs[0]


def as_output(each: Request, events: list[Event], tokenizer: Tokenizer | None = None) -> RequestOutput:
    book = OutputBook(tokenizer)
    book.open(each, ids_by_completion(events, each.params.n))
    return [book.apply(event) for event in events][-1]


def changed(completion: CompletionOutput, position: int, token: int) -> CompletionOutput:
    tokens = completion.token_ids
    return replace(completion, token_ids=(*tokens[:position], token, *tokens[position + 1 :]))


def facts(speculative: SpeculativeConfig | None = None) -> Any:
    """The attributes of an `LLM` that `check_requests` reads."""
    source = SimpleNamespace(path=FIXTURES / "llama3")
    return SimpleNamespace(
        config=SimpleNamespace(dtype="float32", speculative=speculative, kv_dtype="float32", quantization=None),
        tokenizer=None,
        source=source,
    )
