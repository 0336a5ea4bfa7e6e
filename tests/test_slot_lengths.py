"""Slots of several lengths: streams are, bit for bit, those in slots that are all long; and every promise holds for them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import numpy as np
import pytest

from tests.check.verify.on_devices import found_on
from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.drafters import ranks_of
from tests.speculating import FORK, known, largest_step, speculating, verified, workload
from tests.streams import request, run
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verify import verify
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.device.table import holds
from xlaengine.memory.held import held_arrays
from xlaengine.memory.state import State, zeros
from xlaengine.models.families import spec_of
from xlaengine.ops.chosen import ops_of
from xlaengine.types import Request

SHORT = ((1, 48), (2, 32))
"""Of 5 slots; the other two have 96 positions."""
FAMILIES = [("llama3", "auto"), ("llama3", "int8"), ("mistral_window", "auto"), ("gpt_oss", "bfloat16"), ("lfm2", "auto")]
"""Full attention; scales; windows; sinks and windows; a hybrid."""


def crowd() -> list[Request]:
    """Most fit into the short slots, up to their last position. One begins as a longer one does."""
    rng = np.random.default_rng(29)
    sizes = ((1, 31), (20, 12), (60, 36), (41, 7), (9, 14), (33, 9), (18, 14), (2, 90), (24, 8), (5, 5))
    requests = [(rng.integers(3, 131, prompt).tolist(), most) for prompt, most in sizes]
    requests.append((requests[2][0][:17], 15))
    kinds = ({"temperature": 0}, {"temperature": 0.9, "seed": 3})
    return [request(f"r{i}", prompt, max_tokens=most, logprobs=3, **kinds[i % 2]) for i, (prompt, most) in enumerate(requests)]


def streams(model: TinyModel, requests: list[Request], config: EngineConfig) -> Any:
    with closing(make_engine(model, config)) as engine:
        found = run(engine, requests)
        assert engine.metrics()["compiles_after_warmup"] == 0
        return found


@pytest.mark.slow
@pytest.mark.parametrize(("family", "kind"), FAMILIES)
def test_streams_are_those_in_slots_that_are_all_long(family: str, kind: Any, tiny_model: Callable[[str], TinyModel]) -> None:
    shapes = {"enable_prefix_caching": True, "kv_cache_dtype": kind}
    found = streams(tiny_model(family), crowd(), tiny_config(5, short_slots=SHORT, **shapes))
    assert found == streams(tiny_model(family), crowd(), tiny_config(5, **shapes))


@pytest.mark.slow
@pytest.mark.parametrize("family", ["llama3", "lfm2"])
def test_prompts_have_the_same_log_probabilities(family: str, tiny_model: Callable[[str], TinyModel]) -> None:
    asked = [replace(each, params=replace(each.params, prompt_logprobs=2)) for each in crowd()]
    found = streams(tiny_model(family), asked, tiny_config(5, short_slots=SHORT, prompt_logprobs=True))
    assert found == streams(tiny_model(family), asked, tiny_config(5, prompt_logprobs=True))


@pytest.mark.slow
def test_streams_of_xlas_kernels_are_those_in_slots_that_are_all_long(tiny_model: Callable[[str], TinyModel]) -> None:
    model, shapes = tiny_model("gpt_oss"), {"kernels": "xla", "enable_prefix_caching": True}
    assert streams(model, crowd(), tiny_config(5, short_slots=SHORT, **shapes)) == streams(model, crowd(), tiny_config(5, **shapes))


def test_memory_is_that_of_the_positions(tiny_model: Callable[[str], TinyModel]) -> None:
    config, spec = tiny_config(5, short_slots=SHORT, snapshots=2), spec_of(tiny_model("lfm2")[0])
    state: State = jax.eval_shape(partial(zeros, holds(spec, None), config, ops_of(config.kernels)))
    held = held_arrays(state.cells)
    entries = {each.array.shape[each.axes.index("S")] for each in held if "S" in each.axes}
    assert (entries, {each.array.shape[1] for each in held if "S" not in each.axes}) == ({2 * 96 + 48 + 2 * 32}, {5})
    assert state.snapshots is not None
    sizes = zip(held, state.snapshots, strict=True)
    assert {kept.shape[each.axes.index("S") if "S" in each.axes else 1] for each, kept in sizes} == {2 * 96, 2}


@pytest.mark.slow
@pytest.mark.parametrize(("family", "kernels"), [("llama3", None), ("lfm2", None), ("llama3", "xla")])
def test_promises_hold_under_any_schedule_at_any_size_and_against_the_oracle(
    family: str, kernels: Any, tiny_model: Callable[[str], TinyModel]
) -> None:
    """With prefixes reused, streams evicted, and snapshots taken and loaded."""
    shapes = {"enable_prefix_caching": True, "snapshots": 2, "short_slots": ((1, 48), (1, 32))} | ({"kernels": kernels} if kernels else {})
    found = verify(
        lambda B: make_engine(tiny_model(family), tiny_config(B, **shapes)),
        crowd(),
        max_num_seqs=(3, 5),
        schedules=4,
        levels=(1, 2, 3),
        open_oracle=lambda: Oracle(open_checkpoint(FIXTURES / family)),
    )
    assert found.divergences == []
    assert found.passed
    assert len(found.of_level(3)) > 0


@pytest.mark.slow
def test_proposals_change_no_bit(tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch) -> None:
    """In a tree, which has a chain in it: keys of branches are kept aside, and written when they are accepted."""
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    settings: dict[str, Any] = {"num_speculative_tokens": 3, "tree": FORK}
    drawn, model = [replace(each, params=replace(each.params, logprobs=3)) for each in workload(8)], tiny_model("llama3")
    with closing(make_engine(model, tiny_config(4))) as plain:
        expected = run(plain, drawn)
        drafter = known(plain, drawn, ranks=ranks_of(SpeculativeConfig(method="medusa", model="ours", **settings).shape))
    with closing(speculating(model, drafter, 4, short_slots=((1, 48), (1, 32)), **settings)) as speculator:
        verified(speculator, drawn)
        assert run(speculator, drawn) == expected
        assert speculator.metrics()["spec_accepted_tokens"] > 30


@pytest.mark.slow
def test_streams_are_equal_on_any_number_of_devices() -> None:
    found = found_on("gpt_oss", (1, 2), "native", short_slots=((1, 48),))
    assert found.result == "REFERENCE-EXACT PASS"
    assert found.compared[2]["alone"] > 0
