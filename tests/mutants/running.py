"""A mutant's own copy of the tree, its test there, and ``xlaengine verify`` there.

Own code, and not a library such as mutmut or cosmic-ray: those draw edits at random and ask whether any test notices. Here each edit is a
fault that a person could make, written by hand beside the one test that must notice it and the verdict that ``verify`` must give.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import pytest

from tests.effort import COMPILED
from tests.mutants.catalogue import Mutant
from xlaengine.sources import cache_dir

Outcome = Literal["killed", "survived", "proves nothing"]

SECONDS = 240
"""Of one mutant's test; a kernel's compiler takes 10 to 30 of them."""

VERIFY_SECONDS = BASELINE_SECONDS = 1800
COLLECTION_SECONDS = 600
LAST_LINES = 20
"""How much of pytest's output says why it collects nothing."""

DOES_NOT_RUN = {"NameError", "SyntaxError", "IndentationError", "ImportError", "ModuleNotFoundError"}
"""Exceptions of an edit that is not a program: a test that ends with one has not seen the fault that is meant."""


@dataclass(frozen=True)
class Result:
    """
    Attributes:
        outcome: survived: nothing noticed the edit. proves nothing: the test did not run to a failure of its own.
        told: the line that explains it.
        output: of the command, for a person who looks into it.
    """

    mutant: Mutant
    outcome: Outcome
    told: str
    seconds: float
    output: str = ""


def copied_tree(root: Path, to: Path) -> None:
    """What a clone would hold, and new files that git does not ignore; without git, all files."""
    for name in _listed(root):
        if (root / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, to / name)
    # Checked by the source's hash: one mutant's edit may have the size and the second of the text that it replaces.
    compileall = [sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "xlaengine"]
    subprocess.run(compileall, cwd=to, check=True)


def _listed(root: Path) -> list[str]:
    if not (root / ".git").exists():
        return [str(path.relative_to(root)) for path in root.rglob("*") if "__pycache__" not in path.parts]
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    return list(filter(None, subprocess.run(git, cwd=root, capture_output=True, check=True, text=True).stdout.split("\0")))


@contextmanager
def mutated(tree: Path, mutant: Mutant) -> Iterator[Path]:
    """A copy of ``tree`` with the edit; unchanged files are links."""
    with tempfile.TemporaryDirectory(prefix=f"{mutant.name}-", dir=tree.parent) as scratch:
        copy = Path(scratch) / "tree"
        shutil.copytree(tree, copy, copy_function=os.link)
        file = copy / mutant.file
        text = mutant.applied(file.read_text(encoding="utf-8"))
        file.unlink()
        file.write_text(text, encoding="utf-8")
        yield copy


def run_tests(tree: Path, tests: Sequence[str], seconds: float, cache: Path | None = None) -> tuple[list[dict[str, Any]], str, str | None]:
    """Reports of the tests (`recorder`), pytest's output, and why it did not end by itself; None where it did."""
    folder = Path(tempfile.mkdtemp(prefix="reports-", dir=tree.parent))
    record, output = folder / "reports.jsonl", folder / "output"
    record.write_text("")
    options = ["-x"] if len(tests) == 1 else []
    imported = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # the server has imported the plugins before pytest could rewrite them
    arguments = ["-q", *options, *imported, "-p", "no:cacheprovider", "-p", "tests.mutants.recorder", *tests]
    environment = {"MUTANTS_RECORD": str(record), "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "examples")} | _cache_at(cache)
    asked = {"tree": str(tree), "arguments": arguments, "environment": environment, "output": str(output), "seconds": seconds}
    server = _server()
    assert server.stdin is not None
    assert server.stdout is not None
    server.stdin.write(json.dumps(asked) + "\n")
    server.stdin.flush()
    status = json.loads(server.stdout.readline())
    stopped = f"stopped after {seconds:.0f} s" if status is None else f"killed by signal {-status}" if status < 0 else None
    return [json.loads(line) for line in record.read_text().splitlines()], output.read_text(errors="replace"), stopped


_of_thread = threading.local()


def _server() -> subprocess.Popen[str]:
    """This thread's `server`; it ends with this process, which closes its input."""
    if not hasattr(_of_thread, "server"):
        command = [sys.executable, str(Path(__file__).with_name("server.py"))]
        _of_thread.server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=_environment())
    return _of_thread.server


def run_test(tree: Path, mutant: Mutant) -> Result:
    """Its test in its own copy."""
    began = time.monotonic()
    with mutated(tree, mutant) as copy:
        reports, output, stopped = run_tests(copy, [mutant.test], SECONDS, copy.parent / "cache" if mutant.is_kernel else None)
    outcome, told = judged(reports, stopped)
    return Result(mutant, outcome, told, time.monotonic() - began, output)


def judged(reports: Sequence[dict[str, Any]], stopped: str | None) -> tuple[Outcome, str]:
    """What a mutant's test says. Only a failure of the test itself kills: not an error in its setup or teardown alone, nor an edit that is
    not a program. A failed test often leaves files open, which is an error in its teardown beside its failure."""
    calls = [report for report in reports if report["when"] == "call" and report["outcome"] != "skipped"]
    failed = [report for report in calls if report["outcome"] == "failed"]
    broken = [report for report in failed if report["error"] in DOES_NOT_RUN]
    if not failed:
        broken = [report for report in reports if report["outcome"] == "failed"]
    if broken:
        return "proves nothing", f"{broken[0]['error']} in {broken[0]['when']} of {broken[0]['test']}"
    if failed:
        return "killed", f"{failed[0]['test']} fails: {failed[0]['error']}"
    if stopped or not calls:
        return "proves nothing", stopped or "no test ran"
    return "survived", f"{len(calls)} tests pass"


def baseline(tree: Path, tests: Sequence[str], jobs: int) -> tuple[list[str], str]:
    """Which of the tests do not pass in the tree as it is (`not_green`), and pytest's output; files are dealt out to so many processes."""
    files = sorted({test.partition("::")[0] for test in tests})
    parts = [[test for test in tests if test.partition("::")[0] in files[i::jobs]] for i in range(jobs)]
    with ThreadPoolExecutor(jobs) as pool:
        runs = list(pool.map(lambda part: run_tests(tree, part, BASELINE_SECONDS), filter(None, parts)))
    reports = [report for each, _, _ in runs for report in each]
    stopped = [why for _, _, why in runs if why is not None]
    return stopped or not_green(reports, tests), "\n".join(output for _, output, _ in runs)


def not_collected(tree: Path, tests: Sequence[str], seconds: float = COLLECTION_SECONDS) -> list[str]:
    """Which of the ``tests`` pytest does not find in the tree, slow ones included, and what it cannot import, a line each. A run of tests
    by name ends at the first name that it does not find, and one of a parametrized test changes with its parameters. If pytest cannot
    collect tests at all, for instance because a conftest cannot be imported, the lines are the reason and the end of its output."""
    files = sorted({test.partition("::")[0] for test in tests})
    command = [sys.executable, "-m", "pytest", "-o", "addopts=", "--collect-only", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *files]
    status, output, stopped = _run(command, tree, seconds)
    lines = output.splitlines()
    unimported = [line for line in lines if line.startswith("ERROR ")]
    if stopped or not (unimported or status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)):
        return [f"pytest collects no tests: {stopped or f'exit status {status}'}", *lines[-LAST_LINES:]]
    found = {name for line in lines if "::" in line for name in (line, line.partition("[")[0])}
    return unimported + [f"{test} is not collected" for test in tests if test not in found]


def not_green(reports: Sequence[dict[str, Any]], tests: Sequence[str]) -> list[str]:
    """Which of the ``tests`` did not pass in the tree as it is, and why, a line each."""
    if not reports:
        return ["pytest ran no test"]
    told = []
    for test in tests:
        own = [report for report in reports if report["test"] == test or report["test"].startswith((f"{test}[", f"{test}::"))]
        bad = [report for report in own if report["outcome"] == "failed"]
        if bad:
            told.append(f"{test} fails without any mutant: {bad[0]['error']}")
        elif not any(report["when"] == "call" and report["outcome"] == "passed" for report in own):
            told.append(f"{test} does not run")
    return told


def run_verify(tree: Path, mutant: Mutant) -> Result:
    """What ``xlaengine verify`` says in its own copy; killed where that is what the list says."""
    began = time.monotonic()
    with mutated(tree, mutant) as copy:
        command = [sys.executable, "-m", "xlaengine", "verify", *shlex.split(mutant.options), "--no-progress"]
        status, output, stopped = _run(command, copy, VERIFY_SECONDS, _cache_beside(copy))
    told = stopped or said(status, output)
    return Result(mutant, "killed" if agrees(mutant.verify, told) else "survived", told, time.monotonic() - began, output)


def said(status: int, output: str) -> str:
    """The verdict of a verify run, in the list's words; of a mismatch all levels that have one."""
    result = next((line for line in output.splitlines() if line.startswith("RESULT: ")), "")
    levels = sorted({found[1] for found in re.finditer(r"^MISMATCH level=(\d)", output, re.MULTILINE)})
    if "MISMATCH" in result:
        return "MISMATCH" + "".join(f" at level {level}" for level in levels)
    return "PASS" if "PASS" in result else "NOTHING VERIFIED" if "NOTHING" in result else f"ERROR (exit status {status})"


def agrees(wanted: str, told: str) -> bool:
    """Whether a verdict is the one that is wanted. A mismatch at a level may come with mismatches at others."""
    verdict, _, level = wanted.partition(" at ")
    return told.startswith(verdict) and (not level or level in told)


def _cache_beside(copy: Path) -> Path:
    """The user's cache folder as links, without what is compiled: neither a mutant's kernels nor its graphs must come into it."""
    cache = copy.parent / "cache"
    cache.mkdir()
    for entry in cache_dir().iterdir() if cache_dir().is_dir() else ():
        if entry.name not in ("native", "compiled"):
            (cache / entry.name).symlink_to(entry)
    return cache


def _cache_at(cache: Path | None) -> dict[str, str]:
    return {} if cache is None else {"XLAENGINE_CACHE": str(cache), COMPILED: str(cache / "of tests")}


def _environment() -> dict[str, str]:
    # With CI or BUILD_NUMBER pytest describes every difference in full: minutes for two arrays' bytes.
    left_out = {"PYTHONPATH", "PYTEST_ADDOPTS", "CI", "BUILD_NUMBER"}
    return {name: value for name, value in os.environ.items() if name not in left_out} | {
        "PYTHONDONTWRITEBYTECODE": "1",
        "RUN_SLOW": "1",  # a mutant's test may be a slow one
    }


def _run(command: list[str], tree: Path, seconds: float, cache: Path | None = None) -> tuple[int, str, str | None]:
    """Exit status, output, and why it did not end by itself; None where it did."""
    environment = _environment() | _cache_at(cache)
    try:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return 124, "", f"stopped after {seconds:.0f} s"
    stopped = f"killed by signal {-done.returncode}" if done.returncode < 0 else None
    return done.returncode, done.stdout + done.stderr, stopped
