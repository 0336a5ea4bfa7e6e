"""Keys and values are rounded once, when they are written: streams over bfloat16 or int8 slots are, bit for bit, those over float32 slots
that hold the rounded numbers; and every promise holds for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
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
from xlaengine.config import EngineConfig, KVDType, SpeculativeConfig
from xlaengine.memory.cells import Keys, cells_of
from xlaengine.memory.held import held_arrays
from xlaengine.models.families import spec_of
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.entries import Stored, read, stored
from xlaengine.types import Request

NARROW: tuple[KVDType, ...] = "bfloat16", "int8"
SLOW = pytest.mark.slow
FAMILIES = ["llama3", *(pytest.param(family, marks=SLOW) for family in ("mistral_window", "gpt_oss", "lfm2"))]
"""Full attention; windows; sinks and windows; a hybrid."""


@contextmanager
def rounding(kind: KVDType) -> Iterator[None]:
    """Float32 slots hold numbers that were rounded to ``kind``."""

    def entries(self: Keys, k: jax.Array, v: jax.Array) -> Keys:
        assert self.k.dtype == np.float32
        return Keys.of(*(Stored(read(stored(x, kind))) for x in (k, v)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Keys, "entries", entries)
        yield


def crowd() -> list[Request]:
    """Prompts of one token up to several chunks, one that begins as another does, greedy and drawn."""
    rng = np.random.default_rng(23)
    prompts = [rng.integers(3, 131, length).tolist() for length in (1, 7, 33, 41, 64, 18)]
    prompts.append([*prompts[4][:40], 5, 6, 7])
    kinds = ({"temperature": 0}, {"temperature": 0.9, "seed": 3})
    return [request(f"r{i}", prompt, max_tokens=12 + i, logprobs=3, **kinds[i % 2]) for i, prompt in enumerate(prompts)]


def streams(model: TinyModel, requests: list[Request], config: EngineConfig) -> Any:
    with closing(make_engine(model, config)) as engine:
        return run(engine, requests)


@pytest.mark.parametrize("kind", [pytest.param("bfloat16", marks=SLOW), "int8"])
@pytest.mark.parametrize("family", FAMILIES)
def test_streams_are_those_over_float32_slots_that_hold_the_rounded_numbers(
    family: str, kind: KVDType, tiny_model: Callable[[str], TinyModel]
) -> None:
    """Through chunks of prompts, whose tokens see each other's keys, steps, and reuse of a prompt's beginning."""
    model = tiny_model(family)
    found = streams(model, crowd(), tiny_config(3, enable_prefix_caching=True, kv_cache_dtype=kind))
    with rounding(kind):
        expected = streams(model, crowd(), tiny_config(3, enable_prefix_caching=True))
    assert found == expected
    assert found != streams(model, crowd(), tiny_config(3, enable_prefix_caching=True))


@pytest.mark.parametrize("kind", NARROW)
def test_a_slot_holds_fewer_bytes_and_recurrent_state_stays_float32(kind: KVDType, tiny_model: Callable[[str], TinyModel]) -> None:
    def sizes(wanted: Any) -> dict[str, int]:
        config = tiny_config(2, kv_cache_dtype=wanted)
        specs = spec_of(tiny_model("lfm2")[0]).cell_specs
        cells = jax.eval_shape(lambda: cells_of(specs, 2, config.cache_len, config.kv_dtype, ops_of(config.kernels)))
        found = {"entries": 0, "recurrent": 0}
        for each in held_arrays(cells):
            found["entries" if "S" in each.axes else "recurrent"] += each.array.size * each.array.dtype.itemsize
        return found

    plain, narrow = sizes("auto"), sizes(kind)
    assert narrow["recurrent"] == plain["recurrent"] > 0
    H = tiny_model("lfm2")[0].head_dim
    of_number = {"bfloat16": 2, "int8": 1 + 4 / H}[kind]
    assert narrow["entries"] == plain["entries"] / 4 * of_number


@pytest.mark.slow
@pytest.mark.parametrize(("family", "kind"), [("llama3", "int8"), ("llama3", "bfloat16"), ("lfm2", "int8")])
def test_promises_hold_under_any_schedule_at_any_size_and_against_the_oracle(
    family: str, kind: KVDType, tiny_model: Callable[[str], TinyModel]
) -> None:
    """With prefixes reused, streams evicted, and snapshots taken and loaded. The oracle rounds keys and values by itself."""
    found = verify(
        lambda B: make_engine(tiny_model(family), tiny_config(B, enable_prefix_caching=True, snapshots=2, kv_cache_dtype=kind)),
        crowd(),
        max_num_seqs=(2, 4),
        schedules=4,
        levels=(1, 2, 3),
        open_oracle=lambda: Oracle(open_checkpoint(FIXTURES / family).as_stored("float32", kind)),
    )
    assert found.divergences == []
    assert found.passed
    assert len(found.of_level(3)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", NARROW)
def test_proposals_change_no_bit(kind: KVDType, tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch) -> None:
    """In a tree, which has a chain in it: keys of branches are kept aside, and written when they are accepted."""
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    settings: dict[str, Any] = {"num_speculative_tokens": 3, "tree": FORK}
    drawn, model = [replace(each, params=replace(each.params, logprobs=3)) for each in workload(8)], tiny_model("llama3")
    with closing(make_engine(model, tiny_config(3, kv_cache_dtype=kind))) as plain:
        expected = run(plain, drawn)
        drafter = known(plain, drawn, ranks=ranks_of(SpeculativeConfig(method="medusa", model="ours", **settings).shape))
    with closing(speculating(model, drafter, 3, kv_cache_dtype=kind, **settings)) as speculator:
        verified(speculator, drawn)
        assert run(speculator, drawn) == expected
        assert speculator.metrics()["spec_accepted_tokens"] > 30


@pytest.mark.slow
@pytest.mark.parametrize("kind", [pytest.param("bfloat16", marks=SLOW), "int8"])
def test_a_probe_finds_no_difference(kind: KVDType, tiny_model: Callable[[str], TinyModel]) -> None:
    with closing(make_engine(tiny_model("llama3"), tiny_config(3, probe=True, kv_cache_dtype=kind))) as engine:
        for each in crowd()[:3]:
            engine.submit(each)
        for _ in range(8):
            engine.step()
            report = engine.probe()
            assert report.ok, report
        assert len(report.rows) == 3


@pytest.mark.slow
@pytest.mark.parametrize("kind", NARROW)
def test_streams_are_equal_on_any_number_of_devices(kind: KVDType) -> None:
    found = found_on("gpt_oss", (1, 2), "native", kv_cache_dtype=kind)
    assert found.result == "REFERENCE-EXACT PASS"
    assert found.compared[2]["alone"] > 0
