"""The measurements of a child process."""

from __future__ import annotations

import time

import pytest

from xlaengine.observe.bench import child


@pytest.mark.slow
def test_the_peak_is_the_engines_and_was_taken_before_the_files_are_read_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def resident(field: str) -> int:
        asked.append(field)
        return 0

    def read(model: str) -> float:
        asked.append("read")
        return 1.0

    monkeypatch.setattr(child, "_resident", resident)
    monkeypatch.setattr(child, "_read", read)
    told = child.main("tiny", {"dtype": "float32"}, 1, time.time())
    assert asked == ["VmRSS", "VmHWM", "read"]
    assert told["bytes"]["planned"] > told["bytes"]["weights"] + told["bytes"]["state"]
    assert told["max_model_len"] == 1024
