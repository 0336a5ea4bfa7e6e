"""The GPU kit on a CPU at a trial's sizes: every number is there, beside what was measured of the device."""

from __future__ import annotations

import logging
import math
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import pytest

from tests.observe.bench.small import SETTINGS, SmallBench
from xlaengine.check.faults.runner import FaultyRunner
from xlaengine.models.families import spec_of
from xlaengine.models.weights import bytes_read
from xlaengine.observe.bench.bench import Unsuitable
from xlaengine.observe.bench.streams import StreamsDiffer
from xlaengine.observe.bench.workloads.gpu import engines, speed
from xlaengine.planning import Memory, fitting

TRIAL = engines.TRIAL.models["trial"]


@pytest.mark.slow
def test_steps_stand_beside_the_time_of_copying_what_they_read(bench: SmallBench) -> None:
    (found,) = speed.decode(bench)
    assert (found.workload, found.case, found.unit, found.rows) == ("gpu-decode", "trial, B=2", "tok/s", 2)
    assert len(found.samples) == len(found.floors) == SETTINGS.repeats
    assert found.facts["percent_target"] == 70
    assert found.ratio is not None
    assert found.facts["percent_reached"] == pytest.approx(100 / found.ratio)
    read = bytes_read(spec_of(TRIAL), 2, 2) + 2 * 2 * TRIAL.layers * 2 * 8 * 8 * 15  # K and V, in two layers, at about position 15
    assert found.floors[0] == pytest.approx(2e9 * found.facts["copy_gb_s"] / read, rel=0.9)


@pytest.mark.slow
def test_prompts_stand_beside_their_products_at_the_rate_of_a_large_one(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "product_rate", lambda side: 1e6 * side)
    (found,) = speed.prefill(bench)
    assert (found.case, found.unit) == ("trial, T=48", "tok/s")
    assert found.facts["product_tflop_s"] == pytest.approx(128e6 / 1e12)
    per_token = 2 * (64 * (8 + 2 * 8) * 8 + 8 * 8 * 64 + 3 * 64 * 160)  # operations: q, k and v; the output; gate, up and down
    assert found.floors == pytest.approx((128e6 / (TRIAL.layers * per_token),) * SETTINGS.repeats)


@pytest.mark.slow
def test_a_step_is_idle_for_the_time_that_it_takes_beyond_one_in_a_full_queue(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = []
    monkeypatch.setattr(speed, "_queued", lambda engine, steps, real=speed._queued: taken.append(real(engine, steps)) or taken[-1])
    (found,) = speed.idle(bench)
    assert found.case == "trial, B=2, depth 2"
    assert len(found.samples) == len(taken) == SETTINGS.repeats
    assert all(seconds > 0 and share < 100 for seconds, share in zip(taken, found.samples, strict=True))
    assert found.facts == {"percent_target": 3}


@pytest.mark.slow
def test_repeatable_graphs_are_timed_beside_those_of_xla_s_defaults(bench: SmallBench) -> None:
    (found,) = speed.cost(bench)
    assert len(found.samples) == len(found.floors) == SETTINGS.repeats
    assert found.unit == "ms/step"


@pytest.mark.slow
def test_streams_that_are_not_what_they_are_alone_leave_no_number(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    def armed(*args: Any, **more: Any) -> FaultyRunner:
        runner = FaultyRunner(*args, kind="lease", **more)
        runner.arm()
        return runner

    monkeypatch.setattr(speed, "opened", partial(engines.opened, kind=armed))
    results = []
    with pytest.raises(StreamsDiffer, match=r"stream r\d differs at token \d+ of \d+ from the same stream alone"):
        results += speed.decode(bench)
    assert results == []


def test_a_model_without_room_is_refused_with_the_numbers(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "available", lambda *_: Memory(1 << 10, "the machine"), raising=False)
    engine = engines.opened(bench, TRIAL, 3, length=128, chunk=16)
    with pytest.raises(Unsuitable, match=r"this engine needs .* GiB are the machine"), engine:
        pytest.fail("it was opened")


def test_without_a_gpu_the_kit_says_that_its_numbers_mean_nothing(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        engines.scale.cache_clear()
        assert engines.scale() is engines.scale() is engines.TRIAL
    (said,) = caplog.messages
    assert "no GPU here, only cpu" in said


def test_the_shapes_are_those_of_their_names() -> None:
    sizes = {name: sum(math.prod(leaf.shape) for leaf in jax.tree.leaves(_shapes(model))) for name, model in engines.CARD.models.items()}
    assert sizes == {"1B": 1_235_814_400, "8B": 8_030_261_248}


def _shapes(model):
    return jax.eval_shape(lambda: engines.drawn(model))


def test_drawn_weights_are_near_unit_size_after_a_product_and_differ_from_one_another() -> None:
    weights = engines.drawn(TRIAL)
    (layer,) = weights.groups[0]
    matrices = [leaf for leaf in jax.tree.leaves(layer) if leaf.ndim == 2 and leaf.shape[0] == 64]
    assert len(matrices) == 3 * TRIAL.layers  # q, k and v; the output; gate and up
    for matrix in matrices:
        assert matrix.dtype == jnp.bfloat16
        assert float(matrix.astype(jnp.float32).std()) == pytest.approx(1 / 8, rel=0.05)
    assert not jnp.array_equal(matrices[0], matrices[1])
