"""What a measured process says of itself."""

from __future__ import annotations

import time
import tracemalloc

import pytest

from xlaengine.bench import child
from xlaengine.sources import resolve


def test_reading_the_files_for_the_floor_takes_no_memory_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    source = resolve("tiny")
    size = sum(file.stat().st_size for file in source.path.glob("model*.safetensors"))
    monkeypatch.setattr("xlaengine.sources.resolve", lambda model: source)  # which reads them too
    tracemalloc.start()
    assert child._read("tiny") > 0
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 2 * child.CHUNK < size


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
    told = child.main("tiny", "float32", 1, time.time())
    assert asked == ["VmRSS", "VmHWM", "read"]
    assert told["bytes"]["planned"] > told["bytes"]["weights"] + told["bytes"]["state"]
    assert told["max_model_len"] == 1024
