"""Models whose layers see a window of positions: every layer, or some of them. Streams go several windows beyond the first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tests.conftest import FIXTURES, XLA, TinyModel, make_engine, tiny_config
from tests.drafters import ranks_of
from tests.speculating import FORK, known, largest_step, speculating, verified, workload
from tests.streams import ids_by_completion, request, run, tokens
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verify import verify
from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.memory.cells import KeysSpec, widest_window
from xlaengine.runner.rehearsal import Rehearsal
from xlaengine.types import PromptEvent


def open_engine(model: TinyModel, kernels: Kernels, **changes: Any) -> Callable[[int], Engine]:
    return lambda B: make_engine(model, tiny_config(B, kernels=kernels, enable_prefix_caching=True, **changes))


def oracle(family: str) -> Oracle:
    return Oracle(open_checkpoint(FIXTURES / family))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kernels", "family"),
    [
        ("native", "qwen3_window"),
        ("native", "mistral_window"),
        pytest.param("xla", "qwen3_window", marks=XLA.marks),
    ],
    indirect=["kernels"],
)
def test_streams_are_those_of_the_oracle_under_any_schedule_and_at_any_size(
    family: str, kernels: Kernels, tiny_model: Callable[[str], TinyModel]
) -> None:
    """With prefixes reused, streams evicted, and chunks that begin within a window: of 7 positions in every layer, or of 19 in three layers
    of five. Slots have 96 positions, in blocks of 16."""
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


@pytest.fixture(scope="module")
def engine(tiny_model: Callable[[str], TinyModel], kernels: Kernels) -> Iterator[Engine]:
    engine = open_engine(tiny_model("mistral_window"), kernels, prompt_logprobs=True)(3)
    yield engine
    engine.close()


def test_tokens_and_prompt_log_probabilities_are_those_of_transformers_beyond_the_window(engine: Engine) -> None:
    expected = np.load(FIXTURES / "mistral_window" / "expected.npz")
    asked = [request(str(i), expected[f"prompt_{i}"].tolist(), max_tokens=64, prompt_logprobs=1) for i in range(3)]
    for name, events in run(engine, asked).items():
        assert tokens(events) == expected[f"greedy_{name}"].tolist()
        (prompt,) = (event for event in events if isinstance(event, PromptEvent))
        rows, ids = expected[f"logits_{name}"].astype(np.float64)[:-1], expected[f"prompt_{name}"][1:]
        wanted = rows[np.arange(len(ids)), ids] - np.log(np.exp(rows).sum(-1))
        assert [each.logprob for each in prompt.logprobs] == pytest.approx(wanted.tolist(), abs=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize(("family", "B", "border"), [("mistral_window", 3, 16), ("qwen3_window", 2, 32)])
def test_the_rehearsal_stands_beyond_the_widest_window(
    family: str, B: int, border: int, tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    borders: list[int] = []

    class Watched(Rehearsal):
        def admit(self, temperature: float = 0.0) -> None:
            borders.append(self.border)
            super().admit(temperature)

    monkeypatch.setattr("xlaengine.runner.runner.Rehearsal", Watched)
    make_engine(tiny_model(family), tiny_config(B)).close()
    assert set(borders) == {border}


def test_the_widest_window_is_narrower_than_a_slot() -> None:
    specs = (((2, KeysSpec(1, 8, 40)), (2, KeysSpec(1, 8))), ((1, KeysSpec(1, 8, 7)), (1, None)))
    assert [widest_window(specs, positions) for positions in (7, 8, 40, 41)] == [0, 7, 7, 40]


def test_a_second_turn_reuses_the_first_and_equals_a_prompt_that_is_computed(engine: Engine) -> None:
    first = request("first", range(3, 30), max_tokens=20)
    said = ids_by_completion(run(engine, [first])["first"], 1)[0]
    second = [*range(3, 30), *said, 5, 6, 7, 8, 9]
    before = engine.metrics()["prefill_tokens_reused"]
    again = run(engine, [request("again", second, max_tokens=12)])["again"]
    reused = engine.metrics()["prefill_tokens_reused"] - before
    if engine.config.kernels == "native":  # XLA's kernels promise it only where the rehearsal finds it: on some CPUs it does not
        assert engine.runner.steps_are_exact
    assert reused > 27 if engine.runner.steps_are_exact else reused == 24, "what steps have computed, or whole tiles of the prompt alone"
    computed = run(engine, [request("computed", second, max_tokens=12, prompt_logprobs=0)])["computed"]
    assert tokens(again) == tokens(computed)


@pytest.mark.slow
def test_proposals_change_no_bit_beyond_the_window(
    engine: Engine, tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a tree, which has a chain in it."""
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    settings: dict[str, Any] = {"num_speculative_tokens": 3, "tree": FORK}
    drawn = workload(10)
    drafter = known(engine, drawn, ranks=ranks_of(SpeculativeConfig(method="medusa", model="ours", **settings).shape))
    speculator = speculating(tiny_model("mistral_window"), drafter, 3, kernels=engine.config.kernels, **settings)
    verified(speculator, drawn)
    run(speculator, drawn)
    assert speculator.metrics()["spec_accepted_tokens"] > 30
    speculator.close()
