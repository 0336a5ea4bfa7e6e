"""The peak of a process that loads and runs the default model is within a tenth of the plan."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from xlaengine.config import DEFAULT_NAME

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("devices", [1, 2])
def test_peak_resident_memory_is_what_was_planned_within_a_tenth(devices: int) -> None:
    """Devices of a CPU share the process's memory: there is no second copy of the weights on the way to them."""
    command = [sys.executable, "-m", "tests.planning.peak_rss", DEFAULT_NAME, "8", "512", "float32"]
    environment = os.environ | {"JAX_NUM_CPU_DEVICES": str(devices)}
    for _ in range(2):  # the first run compiles
        done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
        found = json.loads(done.stdout)
    assert found["peak"] == pytest.approx(found["planned"], rel=0.1)
