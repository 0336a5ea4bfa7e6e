"""Every drafter at several numbers of proposals and of slots: each stream is what an engine that does not speculate makes of it alone.

Every drafter meets every B with a chain, and has a tree. Every K from 1 to 8 is met by some drafter. A table is right about some streams,
and for others it is wrong or proposes what is not a token. All cells would be ten times as many.

Kernels are native. Every drafter also has a cell of B = 3 with XLA's kernels, which pad their rows there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from tests.conftest import TinyModel, make_engine, tiny_config
from tests.drafters import random_drafter, ranks_of
from tests.speculating import BUSH, FORK, known, largest_step, speculating, with_ends, workload
from xlaengine.check.compare import Allowed, alone, first_difference
from xlaengine.check.verify.schedule import draw_schedule, run_schedule
from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.types import Event, Request, StreamId

pytestmark = pytest.mark.slow

METHODS = ("table", "ngram", "draft", "medusa", "eagle")
SIZES = (1, 3, 8)
CHAINS = [(method, 1 + at % 8, None, B) for at, (method, B) in enumerate(product(METHODS, SIZES))]
TREES = [(method, 3, BUSH if method in ("table", "medusa") else FORK, SIZES[at % 3]) for at, method in enumerate(METHODS)]
BY_XLA = [next(cell for cell in (*TREES, *CHAINS) if cell[0] == method and cell[-1] == 3) for method in METHODS]
CELLS = [
    pytest.param(method, K, tree, B, kernels, id=f"{method}, {f'{K}' if tree is None else 'tree'}, B={B}, {kernels}")
    for kernels, cells in (("native", [*CHAINS, *TREES]), ("xla", BY_XLA))
    for method, K, tree, B in cells
]


@pytest.fixture(scope="module")
def target(tiny_model: Callable[[str], TinyModel]) -> TinyModel:
    return with_ends(tiny_model("llama3"))


@pytest.fixture(scope="module")
def plain(target: TinyModel, kernels: Kernels) -> Iterator[Engine]:
    engine = make_engine(target, tiny_config(1, prefill_buckets=(8,), max_logprobs=0, kernels=kernels))
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def requests() -> list[Request]:
    return workload(10)


@pytest.fixture(scope="module")
def expected(plain: Engine, requests: list[Request]) -> dict[StreamId, list[Event]]:
    return streams_alone(plain, requests)


def streams_alone(engine: Engine, requests: list[Request]) -> dict[StreamId, list[Event]]:
    """Of each request's completions, which are alone with each other."""
    streams: dict[StreamId, list[Event]] = {stream_id: [] for each in requests for stream_id in each.stream_ids}
    for each in requests:
        for event in alone(engine, each):
            streams[event.stream_id].append(event)
    return streams


@pytest.mark.parametrize(("method", "K", "tree", "B", "kernels"), CELLS, indirect=["kernels"])
def test_no_cell_changes_a_stream(
    method: str,
    K: int,
    tree: Any,
    B: int,
    target: TinyModel,
    kernels: Kernels,
    plain: Engine,
    requests: list[Request],
    expected: dict[StreamId, list[Event]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those drawn under rejection are what they are alone with the same drafter. For half of the K they are coupled, and then plain too."""
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    drafter = random_drafter(method, target, kernels)
    settings: dict[str, Any] = {"num_speculative_tokens": K, "tree": tree, "acceptance": "coupled" if K // 2 % 2 else "rejection"}
    if method == "table":
        method = "medusa"
        drafter = known(plain, requests, ranks=ranks_of(SpeculativeConfig(method="medusa", model="ours", **settings).shape))
    engine = speculating(target, drafter, B, method=method, max_logprobs=0, kernels=kernels, **settings)
    assert engine.config.speculative is not None
    if engine.config.speculative.draws:
        drawn = [each for each in requests if not each.params.greedy]
        expected = expected | streams_alone(engine, drawn)
    schedule = draw_schedule(K + 10 * B, requests, B, range(3, 120))
    strangers = tuple(replace(each, params=replace(each.params, logprobs=None)) for each in schedule.strangers)
    schedule = replace(schedule, strangers=strangers, logprobs=False, speculate=True)
    before = engine.runner.ledger.compiles_in_process
    for stream_id, got in run_schedule(engine, requests, schedule).items():
        allowed = Allowed(schedule.caps.get(stream_id.request_id), stream_id.request_id in schedule.cancelled, logprobs=False)
        assert (stream_id, first_difference(expected[stream_id], got, allowed)) == (stream_id, None)
    assert engine.runner.ledger.compiles_in_process == before
    assert engine.metrics()["spec_verify_passes"] > 10
    engine.close()
