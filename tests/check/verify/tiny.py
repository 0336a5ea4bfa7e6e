"""Requests, engines and oracles of tiny models, for tests of verification."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from xlaengine.check.faults.kinds import FaultKind
from xlaengine.check.faults.runner import FaultyRunner
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.workload import draw_requests
from xlaengine.engine import Engine
from xlaengine.types import Request

BORDERS = (8, 16, 32, 48)


FEW: dict[str, Any] = {"prefill_buckets": (8,)}
"""Few graphs, so that engines compile quickly."""


def workload(count: int, max_tokens: int = 10) -> list[Request]:
    """The first ``count`` requests of one seed, with token ids and lengths that the tiny models can hold."""
    return draw_requests(5, count, range(3, 131), max_model_len=96, max_tokens=max_tokens, borders=BORDERS)


def oracle_of(family: str = "llama3") -> Callable[[], Oracle]:
    return lambda: Oracle(open_checkpoint(FIXTURES / family))


def opened(model: TinyModel, **changes: Any) -> Callable[[int], Engine]:
    return lambda B: make_engine(model, tiny_config(B, **FEW | changes))


def faulty(model: TinyModel, kind: FaultKind) -> Callable[[int], Engine]:
    return lambda B: Engine(FaultyRunner(*model, tiny_config(B, **FEW), kind=kind))
