"""Models whose layers see a window of positions: every layer, or some of them. Streams go several windows beyond the first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.drafters import ranks_of
from tests.speculating import FORK, known, largest_step, speculating, verified, workload
from tests.streams import ids_by_completion, request, run, tokens
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verify import verify
from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.engine import Engine

FAMILIES = ("mistral_window", "qwen3_window")
"""7 positions in every layer; 19 in three layers of five. Slots have 96 positions, in blocks of 16."""


def open_engine(model: TinyModel, kernels: Kernels, **changes: Any) -> Callable[[int], Engine]:
    return lambda B: make_engine(model, tiny_config(B, kernels=kernels, enable_prefix_caching=True, **changes))


def oracle(family: str) -> Oracle:
    return Oracle(open_checkpoint(FIXTURES / family))


@pytest.mark.parametrize("family", FAMILIES)
def test_streams_are_those_of_the_oracle_under_any_schedule_and_at_any_size(
    family: str, kernels: Kernels, tiny_model: Callable[[str], TinyModel]
) -> None:
    """With prefixes reused, streams evicted, and chunks that begin within a window."""
    found = verify(
        open_engine(tiny_model(family), kernels),
        workload(8),
        max_num_seqs=(2, 4),
        schedules=4,
        levels=(1, 2, 3),
        open_oracle=lambda: oracle(family),
    )
    assert found.divergences == []
    assert found.passed
    assert {row.status for row in found.of_level(3)} == {"exact"}


@pytest.fixture
def engine(tiny_model: Callable[[str], TinyModel], kernels: Kernels) -> Iterator[Engine]:
    engine = open_engine(tiny_model("mistral_window"), kernels, prompt_logprobs=True)(3)
    yield engine
    engine.close()


def test_greedy_tokens_are_those_of_transformers_beyond_the_window(engine: Engine) -> None:
    expected = np.load(FIXTURES / "mistral_window" / "expected.npz")
    asked = [request(str(i), expected[f"prompt_{i}"].tolist(), max_tokens=64, prompt_logprobs=1) for i in range(3)]
    for name, events in run(engine, asked).items():
        assert tokens(events) == expected[f"greedy_{name}"].tolist()


def test_a_second_turn_reuses_the_first_and_equals_a_prompt_that_is_computed(engine: Engine) -> None:
    first = request("first", range(3, 30), max_tokens=20)
    said = ids_by_completion(run(engine, [first])["first"], 1)[0]
    second = [*range(3, 30), *said, 5, 6, 7, 8, 9]
    before = engine.metrics()["prefill_tokens_reused"]
    again = run(engine, [request("again", second, max_tokens=12)])["again"]
    assert engine.metrics()["prefill_tokens_reused"] > before + 27
    computed = run(engine, [replace(request("computed", second, max_tokens=12, prompt_logprobs=0))])["computed"]
    assert tokens(again) == tokens(computed)


@pytest.mark.slow
@pytest.mark.parametrize("settings", [{}, {"tree": FORK}], ids=["chain", "tree"])
def test_proposals_change_no_bit_beyond_the_window(
    settings: dict[str, Any], engine: Engine, tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    settings = {"num_speculative_tokens": 3} | settings
    drawn = workload(10)
    drafter = known(engine, drawn, ranks=ranks_of(SpeculativeConfig(method="mtp", model="ours", **settings).shape))
    speculator = speculating(tiny_model("mistral_window"), drafter, 3, kernels=engine.config.kernels, **settings)
    verified(speculator, drawn)
    run(speculator, drawn)
    assert speculator.metrics()["spec_accepted_tokens"] > 30
    speculator.close()
