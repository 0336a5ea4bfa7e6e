"""The numbers of docs/memory.md that `xlaengine plan` gives for the default model."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from tests.conftest import ROOT
from xlaengine.config import KVDType, Settings
from xlaengine.defaults import engine_config
from xlaengine.opening import ModelFiles
from xlaengine.ops import native
from xlaengine.planning import Memory, MemoryPlan, make_memory_plan

PAGE = (ROOT / "docs" / "memory.md").read_text(encoding="utf-8")

pytestmark = [
    pytest.mark.slow,  # they download the default model
    pytest.mark.skipif(native.missing() is not None, reason="the page's numbers are those of native kernels"),
]


def planned(memory: Memory, **options: Any) -> MemoryPlan:
    settings = Settings(None, max_model_len=2048, max_logprobs=0, **options)
    files = ModelFiles(settings.model, progress=lambda *_: None)
    return make_memory_plan(files.shapes(engine_config(settings, files.facts, lambda *_: None)), memory)


def test_the_table_of_slots_by_memory_and_dtype_of_keys_and_values() -> None:
    rows = re.findall(r"^\| (\d+) GiB \| (\d+) \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)
    assert [int(row[0]) for row in rows] == [2, 4, 8, 16]
    for gib, *slots in rows:
        memory = Memory(int(gib) << 30, "there")
        assert [planned(memory, kv_cache_dtype=dtype).most_seqs for dtype in get_args(KVDType)] == [*map(int, slots)], f"{gib} GiB"


def test_the_example_of_the_first_section() -> None:
    shown = dict(re.findall(r"^  (\w+) +([\d,.]+)  ", PAGE, re.MULTILINE))
    plan = planned(Memory(int(float(shown.pop("memory").replace(",", "")) * 2**20), "there"), max_num_seqs=32)
    found = {name: f"{size / 2**20:,.1f}" for name, size in plan.footprint.items() if size}
    assert shown == found | {"peak": f"{plan.footprint.total / 2**20:,.1f}"}
    assert f"largest max_num_seqs at this length: {plan.most_seqs}\n" in PAGE
