"""For tests of commands: what they print is not as wide as the terminal that pytest runs in."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def width_of_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
