"""Engines in which all rows decode."""

from __future__ import annotations

from dataclasses import replace

from tests.observe.bench.small import SETTINGS, SmallBench
from xlaengine.observe.bench.workloads.live import LiveRows


def test_every_row_lives_through_every_sample_and_a_sample_is_as_many_steps_as_it_says(bench: SmallBench) -> None:
    with bench.engine(2, 96) as engine:
        rows = LiveRows(engine, 30, replace(SETTINGS, repeats=3, steps=4))
        for _ in range(3):
            before = engine.metrics()
            rows.sample()
            after = engine.metrics()
            assert engine.scheduler.running == 2
            assert after["steps"] - before["steps"] == 5  # the first step fills the pipeline
            assert after["output_tokens"] - before["output_tokens"] == 10
        rows.finish(2)
        assert engine.is_idle
