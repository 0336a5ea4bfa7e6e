"""Models with layers that keep whole values beside layers of attention. Streams have many chunks, and end in the middle of one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.drafters import ranks_of
from tests.families import HYBRID_EXPERTS
from tests.speculating import FORK, LeftOpen, known, largest_step, speculating, verified, workload
from tests.streams import drain, request, run, tokens
from tests.test_snapshots import prompt_of, spoil
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verify import verify
from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.engine import Engine

ALIKE = ("granitemoehybrid", "mamba2")
"""Their layers are those of bamba, or some of them, with other numbers."""
SLOW = [pytest.param(family, marks=pytest.mark.slow) for family in ALIKE + HYBRID_EXPERTS]
FAMILIES = ["lfm2", "qwen3_5", "qwen3_next", "bamba", "falcon_h1", *SLOW]


@pytest.fixture(scope="module", params=FAMILIES)
def family(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def model(family: str, tiny_model: Callable[[str], TinyModel]) -> TinyModel:
    return tiny_model(family)


@pytest.fixture(scope="module")
def engine(model: TinyModel, kernels: Kernels) -> Iterator[Engine]:
    """Four slots of 768 positions, two states of prompts; chunks of 32, by tiles of 8."""
    settings = {"max_model_len": 768, "enable_prefix_caching": True, "prefix_states": 2, "max_logprobs": 5}
    engine = make_engine(model, tiny_config(4, depth=2, kernels=kernels, **settings))
    yield engine
    engine.close()


def test_tokens_are_those_of_transformers_for_prompts_of_1_to_700_tokens(family: str, engine: Engine) -> None:
    expected = np.load(FIXTURES / family / "expected.npz")
    names = [name.removeprefix("prompt_") for name in expected if name.startswith("prompt_")]
    assert max(len(expected[f"prompt_{name}"]) for name in names) == 700
    streams = run(engine, [request(name, expected[f"prompt_{name}"].tolist(), max_tokens=64) for name in names])
    assert {name: tokens(events) for name, events in streams.items()} == {name: expected[f"greedy_{name}"].tolist() for name in names}


def test_streams_are_those_of_the_oracle_under_any_schedule_and_at_any_size(
    family: str, model: TinyModel, engine: Engine, kernels: Kernels
) -> None:
    """With streams evicted and slots poisoned."""
    config = tiny_config(2, kernels=kernels, enable_prefix_caching=True)
    found = verify(
        lambda B: LeftOpen(engine.runner, None) if B == 4 else make_engine(model, config),
        workload(8),
        max_num_seqs=(2, 4),
        schedules=4,
        levels=(1, 2, 3),
        open_oracle=lambda: Oracle(open_checkpoint(FIXTURES / family)),
    )
    engine.reset()  # its slots hold what the verified engine has left
    assert found.divergences == []
    assert found.passed
    assert {row.status for row in found.of_level(3)} == {"exact"}


def test_a_stream_that_begins_with_a_kept_state_is_the_one_that_computes_its_prompt(engine: Engine) -> None:
    """Three texts in turn, more than there are states; slots and states hold NaN wherever they are not said to hold anything."""
    shared = [prompt_of(200 + 16 * i, 0, 0)[::step] for i, step in enumerate((1, -1))] + [prompt_of(120, 120, 3)]
    asked = [
        request(f"s{i}", [*shared[i // 3 % 3], *prompt_of(i % 4 * 5, 99, i)], max_tokens=8, logprobs=5, temperature=0.8 * (i % 2), seed=i)
        for i in range(18)
    ]
    wanted = {}
    for each in asked:
        engine.submit(each, reuse=False)
        wanted |= drain(engine, lambda: None)
    engine.reset()
    for slot in range(4):
        spoil(engine, slot, np.nan)
    assert engine.runner.state is not None
    spoiled = jax.tree.map(lambda array: jnp.full_like(array, jnp.nan), engine.runner.state.prefix_states)
    engine.runner.state = replace(engine.runner.state, prefix_states=spoiled)
    counted = engine.scheduler.counters
    reused, kept, loaded = counted.prefill_tokens_reused, counted.prefix_states_kept, counted.prefix_states_loaded
    assert run(engine, asked) == wanted
    assert {name: events for each in asked for name, events in run(engine, [each]).items()} == wanted
    assert counted.prefill_tokens_reused - reused > 18 * 100
    assert counted.prefix_states_kept - kept > 6
    assert counted.prefix_states_loaded - loaded > 10
    assert counted.prompt_tokens == counted.prefill_tokens + counted.prefill_tokens_reused + counted.admits, "as docs/metrics.md says"
    found = engine.metrics()
    assert (found["compiles_after_warmup"], found["device_bytes_min"]) == (0, found["device_bytes_max"])


@pytest.mark.slow
@pytest.mark.parametrize("settings", [{}, {"tree": FORK}], ids=["chain", "tree"])
def test_rejected_proposals_leave_no_trace(
    settings: dict[str, Any], family: str, model: TinyModel, engine: Engine, kernels: Kernels, monkeypatch: pytest.MonkeyPatch
) -> None:
    if settings and family in ALIKE:
        pytest.skip("bamba has trees")
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    settings = {"num_speculative_tokens": 3} | settings
    drawn = workload(10)
    drafter = known(engine, drawn, ranks=ranks_of(SpeculativeConfig(method="medusa", model="ours", **settings).shape))
    speculator = speculating(model, drafter, 3, kernels=kernels, **settings)
    verified(speculator, drawn)
    run(speculator, drawn)
    assert speculator.metrics()["spec_accepted_tokens"] > 30
    if kernels == "native":  # XLA's kernels promise this only where the rehearsal finds it; it does not for gated delta layers
        assert speculator.runner.places_are_exact
    speculator.close()
