"""The suite itself: the tests that look at processes, signals, terminals and folders are green however pytest is started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.children import inherited_signals
from tests.conftest import pytest_runtest_setup
from tests.effort import LONGEST, UNTIL, longest_first

ROOT = Path(__file__).parents[1]
SENSITIVE = {
    "tests/cli/test_run_batch.py",
    "tests/cli/test_run_batch_reports.py",
    "tests/cli/test_progress.py",
    *(str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/**/test_*.py")) if "\nimport signal\n" in path.read_text()),
} - {"tests/test_suite.py"}
"""Files whose tests may depend on how pytest was started: those of terminals, and all that send signals."""

ALL_AT_ONCE: dict[str, Any] = {
    "ignored": {signal.SIGINT, signal.SIGHUP},
    "TERM": "dumb",
    "COLUMNS": "40",
    "HOME": "/nonexistent",
    "user": "nobody",
}
"""In the background of a script, which ignores these signals (``nohup`` ignores SIGHUP alone), in a dumb terminal, as a user without a
home."""


@pytest.fixture
def folder_of_anyone() -> Iterator[Path]:
    """pytest's own temporary folders are closed to other users."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


def test_each_file_that_comes_first_is_there() -> None:
    assert [file for file in LONGEST if not (ROOT / file).is_file()] == []
    others = ["tests/test_engine.py", "tests/batch/test_job.py"]
    assert sorted([*others[::-1], *LONGEST[::-1]], key=longest_first) == [*LONGEST, *others]


@pytest.mark.parametrize(("slow", "until", "runs"), [(True, "0", False), (False, "0", True), (True, "inf", True), (True, None, True)])
def test_no_slow_test_begins_when_the_time_is_over(slow: bool, until: str | None, runs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(UNTIL, raising=False)
    if until is not None:
        monkeypatch.setenv(UNTIL, until)
    item: Any = SimpleNamespace(get_closest_marker=lambda name: slow and name == "slow")
    with nullcontext() if runs else pytest.raises(pytest.skip.Exception, match=f"{UNTIL} has passed"):
        pytest_runtest_setup(item)


def may_run(user: str) -> bool:
    """Whether this process may start this interpreter, with this tree, for that user."""
    try:
        return subprocess.run([sys.executable, "-c", "import tests.children, jax"], cwd=ROOT, user=user, extra_groups=[]).returncode == 0
    except (LookupError, PermissionError):
        return False


@pytest.mark.slow
def test_it_is_green_however_it_is_started(folder_of_anyone: Path) -> None:
    settings = dict(ALL_AT_ONCE)
    ignored, user = settings.pop("ignored", ()), settings.pop("user", None)
    user = user if user is not None and may_run(user) else None
    environment = os.environ | settings | {"XLAENGINE_CACHE": str(folder_of_anyone / "cache"), "TMPDIR": str(folder_of_anyone)}
    environment["HYPOTHESIS_STORAGE_DIRECTORY"] = str(folder_of_anyone / "examples")
    for name in ("RUN_SLOW", "PYTEST_XDIST_WORKER"):
        environment.pop(name, None)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--basetemp", str(folder_of_anyone / "base"), *SENSITIVE]
    with inherited_signals(ignored):
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            user=user,
            extra_groups=[] if user is not None else None,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
