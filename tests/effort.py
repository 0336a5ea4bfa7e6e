"""How much is tried: all of it where slow tests run, less in README's test command."""

from __future__ import annotations

import os
import time
from typing import Any

import pytest

RUNS_SLOW = os.environ.get("RUN_SLOW") == "1"


COMPILED = "XLAENGINE_TESTS_COMPILED"
"""The environment variable that names a folder for what tests compile, which runs share. Without it each run has a folder of its own."""


UNTIL = "XLAENGINE_TESTS_UNTIL"
"""The environment variable that holds the time, in seconds since 1970, from which no slow test begins. Without it all run."""


def no_time_left() -> bool:
    """Whether it is too late for a slow test to begin."""
    return time.time() > float(os.environ.get(UNTIL, "inf"))


def examples(whole: int) -> int:
    """Of a property: ``whole`` where slow tests run, else a sixth."""
    return whole if RUNS_SLOW else -(-whole // 6)


def rounds(whole: int, fewer: int) -> int:
    """Of a loop: ``whole`` where slow tests run, else ``fewer``."""
    return whole if RUNS_SLOW else fewer


def slow(*cases: Any) -> list[Any]:
    """Cases of a parameter, or tuples of several, as slow ones."""
    return [pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.slow) for case in cases]


LONGEST = (
    "tests/speculate/test_rehearsal.py",
    "tests/test_hybrids.py",
    "tests/test_family_streams.py",
    "tests/check/faults/test_model.py",
    "tests/test_suite.py",
    "tests/test_speculation_grid.py",
    "tests/test_gguf_streams.py",
    "tests/test_speculation_trained.py",
    "tests/test_prefix_reuse.py",
    "tests/check/verify/test_verify.py",
    "tests/test_notebooks.py",
    "tests/test_readme.py",
    "tests/models/test_families.py",
    "tests/check/oracle/test_forward.py",
    "tests/ops/native/test_other_jax.py",
    "tests/check/faults/test_recurrent_state.py",
)
"""The files that take longest. A whole run begins with them, since otherwise one process is alone with one of them at the end. xdist by
itself begins with the files that have the most tests. The first one compiles an engine that other files find in the cache later."""


def longest_first(file: str) -> tuple[int, bool]:
    """Returns the place of a file in a run: those in `LONGEST`, then the tests of promises, which are in ``tests/`` itself, then the rooms.
    Where the time is not enough (`UNTIL`), slow tests of rooms are left out before those of promises."""
    return LONGEST.index(file) if file in LONGEST else len(LONGEST), file.count("/") > 1
