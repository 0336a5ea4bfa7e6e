from __future__ import annotations

import pytest

from tests.observe.bench.small import SETTINGS, SmallBench
from xlaengine.observe.bench import floors
from xlaengine.observe.bench.workloads import admission


@pytest.fixture(scope="module")
def bench() -> SmallBench:
    return SmallBench(SETTINGS)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small array to read, and two slots, so that few engines are compiled."""
    monkeypatch.setattr(floors, "READ_COLUMNS", 288)
    monkeypatch.setattr(admission, "SIZES", (2,))
