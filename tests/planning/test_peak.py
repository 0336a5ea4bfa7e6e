"""The peak of a process that loads and runs the default model is within a tenth of the plan."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from xlaengine.config import DEFAULT_NAME

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_peak_resident_memory_is_what_was_planned_within_a_tenth() -> None:
    command = [sys.executable, "-m", "tests.planning.peak_rss", DEFAULT_NAME, "8", "512", "float32"]
    for _ in range(2):  # the first run compiles
        found = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)
    assert found["peak"] == pytest.approx(found["planned"], rel=0.1)
