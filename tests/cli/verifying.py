"""Runs ``xlaengine verify`` in this process, and findings made by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.cli import running
from tests.conftest import FIXTURES
from xlaengine.check.verify import case as case_module
from xlaengine.check.verify.case import Case
from xlaengine.check.verify.exercised import Exercised
from xlaengine.check.verify.gates import GateReport
from xlaengine.check.verify.verdict import Compared, Divergence, Verification

MODEL = ["--model", str(FIXTURES / "llama3"), "--max-model-len", "64", "--no-progress"]

EXACT = Verification(
    levels=(1, 3),
    compared=[Compared(1, "r0", 0, 9, "exact"), Compared(1, "r1", 0, 4, "partial"), Compared(3, "r0", None, 9, "exact")],
    gates={8: GateReport(4, ())},
    seconds=1.25,
    exercised={0: Exercised(admits=2, recycled=1)},
)
DONE = "EXERCISED admits=2 midstream=0 recycled=1 "
TIE = Divergence(3, "r1", "near tie", "token", 3, 40, 41, 0.5, 8, slot=0, step=3, near_ties=(0.5, 0.25))
BROKEN = Divergence(1, "r0", "mismatch", "token", 2, 5, 6, 0.125, 8, schedule=4, slot=1, step=7, neighbours=("r1", "stranger0"))
LATER = replace(BROKEN, schedule=5, position=0)


def status(*argv: str) -> int:
    """Returns the exit status of ``xlaengine verify``."""
    return running.status("verify", *argv)


def finding(monkeypatch: pytest.MonkeyPatch, found: Verification | BaseException) -> list[Case]:
    """Makes `run_case` give or raise ``found`` without a run. Returns the cases that it is called with, filled in as that happens."""
    cases: list[Case] = []

    def run_case(case: Case, *rest: object) -> Verification:
        cases.append(case)
        if isinstance(found, BaseException):
            raise found
        return found

    monkeypatch.setattr(case_module, "run_case", run_case)
    return cases
