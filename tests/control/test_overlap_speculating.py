"""A step is launched before the last one has landed beside a drafter too: that is lost silently, for the streams stay the same."""

from __future__ import annotations

from typing import Any

import pytest

from tests.control.test_speculating import METHODS, engine_of, requests_of, run_of


def metrics_at(method: str, depth: int) -> dict[str, Any]:
    engine = engine_of(method, depth)
    run_of(engine, requests_of(9, max_tokens=30, ignore_eos=True))
    assert engine.scheduler.counters.spec_accepted_tokens > 0
    return engine.metrics()


@pytest.mark.parametrize("method", METHODS)
def test_nearly_every_step_overlaps_the_one_before(method: str) -> None:
    """And it takes all rows along: as few steps give the same tokens, but for those at each stream's end."""
    one, two = metrics_at(method, 1), metrics_at(method, 2)
    assert one["flights_launched"] > 40
    assert two["overlapped_steps"] >= 0.75 * two["flights_launched"], two["fallbacks"]
    assert two["flights_launched"] <= 1.3 * one["flights_launched"]
