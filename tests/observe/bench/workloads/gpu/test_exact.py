"""What the GPU kit takes from the output of ``verify``."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.observe.bench.small import SETTINGS, SmallBench
from xlaengine.observe.bench.child import ChildFailed
from xlaengine.observe.bench.workloads.gpu import exact

OUTPUT = """\
a line of the log
VERIFY level=1,2,3 streams=16 tokens=311 mismatches=4 near_ties=2 seconds=9.1
EXERCISED evictions=3
RESULT: MISMATCH
MISMATCH level=2 stream=r3 B=3 N=-
MISMATCH level=2 stream=r4 B=3 N=-
MISMATCH level=3 stream=r4 B=8 N=-
"""


def test_each_level_has_the_number_of_its_streams_that_differ() -> None:
    found = list(exact.results("bfloat16", OUTPUT))
    assert [(each.case, each.samples) for each in found] == [
        ("level 1, bfloat16", (0.0,)),
        ("level 2, bfloat16", (2.0,)),
        ("level 3, bfloat16", (1.0,)),
    ]
    assert [each.facts for each in found] == [{"streams": 16, "tokens": 311}] * 2 + [{"streams": 16, "tokens": 311, "near_ties": 2}]


@pytest.mark.parametrize(
    ("output", "why"),
    [
        ("Traceback\nRuntimeError: out of memory\n", "out of memory"),
        ("", "printed nothing"),
        (OUTPUT.replace("RESULT: MISMATCH", "RESULT: NOTHING VERIFIED"), "NOTHING VERIFIED"),
    ],
)
def test_a_verification_without_a_result_is_an_error_and_never_a_zero(output: str, why: str) -> None:
    with pytest.raises(ChildFailed, match=why):
        list(exact.results("float32", output))


@pytest.mark.slow
def test_the_command_gives_what_is_read(bench: SmallBench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "DTYPES", ("float32",))
    found = list(exact.measure(bench))
    assert [each.case for each in found] == ["level 1, float32", "level 2, float32", "level 3, float32"]
    assert all(each.samples == (0.0,) and each.facts["streams"] > 0 for each in found)


def test_a_command_that_cannot_start_ends_with_its_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        assert command[:4] == [sys.executable, "-m", "xlaengine", "verify"]
        return subprocess.CompletedProcess(command, 2, "", "usage\nno such model\n")

    monkeypatch.setattr(subprocess, "run", fails)
    with pytest.raises(ChildFailed, match="no such model"):
        list(exact.measure(SmallBench(SETTINGS)))
