"""A pytest plugin that writes what became of each test, a JSON line a report, to the file that ``MUTANTS_RECORD`` names."""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    error = None if call.excinfo is None else call.excinfo.typename
    facts = {"test": report.nodeid, "when": report.when, "outcome": report.outcome, "error": error}
    with Path(os.environ["MUTANTS_RECORD"]).open("a", encoding="utf-8") as file:
        file.write(json.dumps(facts) + "\n")
    return report
