from __future__ import annotations

import pytest

from tests.observe.bench.small import SETTINGS, SmallBench
from xlaengine.observe.bench import floors
from xlaengine.observe.bench.workloads import admission, long_context, prefill


@pytest.fixture(scope="module")
def bench() -> SmallBench:
    return SmallBench(SETTINGS)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two slots everywhere, so that few engines are compiled, and a small array to read."""
    monkeypatch.setattr(floors, "READ_COLUMNS", 288)
    for module in (long_context, prefill):
        monkeypatch.setattr(module, "ROWS", 2)
    monkeypatch.setattr(admission, "SIZES", (2,))
