"""An engine whose target proposes to itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tests.conftest import TinyModel, make_engine, tiny_config
from tests.effort import RUNS_SLOW
from tests.speculating import nine_and_largest
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.models.families import spec_of
from xlaengine.models.weights import packed
from xlaengine.ops.chosen import ops_of
from xlaengine.speculate.pacing import Speculator
from xlaengine.speculate.proposers.draft_model import DraftModel
from xlaengine.speculate.speculation import Speculation

K = 3
ITSELF = SpeculativeConfig(method="draft", model="itself", num_speculative_tokens=K)
"""Counts 2 and 3: the target proposes what it would say, so everything is accepted as long as its second cache holds what it should."""


@pytest.fixture(scope="package")
def shared(tiny_model: Callable[[str], TinyModel]) -> Iterator[Engine]:
    model, weights = tiny_model("llama3")
    whole = {"prefill_tile": 0, "prefill_buckets": (8, 16)}
    config = tiny_config(3, 2, max_logprobs=2, probe=RUNS_SLOW, speculative=replace(ITSELF, adaptive=True), **whole)
    spec = spec_of(model)
    drafter = DraftModel(spec, packed(spec, weights, ops_of(config.kernels)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(EngineConfig, "step_places", nine_and_largest)
        engine = make_engine((model, weights), config, speculation=Speculation(drafter, ITSELF))
    yield engine
    engine.close()


@pytest.fixture
def engine(shared: Engine, monkeypatch: pytest.MonkeyPatch) -> Iterator[Engine]:
    """At depth 2, always speculating as far as it can, with nothing left of what was before. It must not compile anything."""
    monkeypatch.setattr(EngineConfig, "step_places", nine_and_largest)
    compiles = shared.runner.ledger.compiles_in_process
    shared.reset()
    shared.take()
    pacing_of(shared)._settings = replace(ITSELF, adaptive=False)
    shared.reconfigure(depth=2, speculate=True)
    yield shared
    assert shared.runner.ledger.compiles_in_process == compiles


def pacing_of(engine: Engine) -> Speculator:
    pacing = engine.scheduler.pacing
    assert isinstance(pacing, Speculator)
    return pacing
