from __future__ import annotations

import pytest

from tests.daemon.bench import Bench, start
from tests.daemon.fake_engine import FakeEngine


@pytest.fixture
def bench() -> Bench:
    return Bench(FakeEngine(slots=2))


@pytest.fixture
def three() -> Bench:
    """Three slots, three requests held after their first quantum of 2."""
    bench = Bench(FakeEngine(slots=3))
    bench.say(start(4), start(5), start(6))
    bench.run()
    assert [live.state for live in bench.service.lifecycle.registry] == ["held"] * 3
    return bench
