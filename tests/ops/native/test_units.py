"""The kernels' C++ unit tests, compiled for this CPU and for others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ops.native import units

LANES = {"x86-64-v3": 8, "x86-64-v4": 16, "x86-64-v4-vnni": 16, units.AARCH64: 4}


@pytest.mark.slow
@pytest.mark.parametrize("target", LANES)
def test_the_kernels_own_unit_tests_pass_on_each_kind_of_cpu(target: str, tmp_path: Path) -> None:
    if (reason := units.cannot_run(target)) is not None:
        pytest.skip(reason)
    done = units.run(tmp_path, target)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{LANES[target]} lanes: 18 tests, 0 wrong\n"


@pytest.mark.slow
def test_sanitizers_find_nothing(tmp_path: Path) -> None:
    done = units.run(tmp_path, extra=units.SANITIZE)
    assert (done.returncode, done.stderr) == (0, "")
