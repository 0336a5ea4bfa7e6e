"""What ``xlaengine verify`` prints for people and for scripts, and the files that replay a mismatch."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Full
from tests.cli.verifying import BROKEN, DONE, EXACT, LATER, MODEL, TIE, finding, status
from xlaengine.check.verify.crowds import CrowdReport
from xlaengine.check.verify.exercised import Exercised
from xlaengine.check.verify.gates import GateReport
from xlaengine.check.verify.schedule import Schedule
from xlaengine.check.verify.verdict import Compared, Verification

pytestmark = pytest.mark.usefixtures("here", "temporary")


def test_each_failing_stream_is_told_once_and_near_ties_are_listed(
    temporary: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    schedules = {4: Schedule(0, 8), 5: Schedule(1, 8)}
    gates = {8: GateReport(4, ("row 1 reseeded, row 0: token 0: expected 1, got 2",))}
    finding(monkeypatch, replace(EXACT, divergences=[TIE, BROKEN, LATER], failed=schedules, gates=gates))
    assert status(*MODEL) == 1
    out, err = capsys.readouterr()
    first, exercised, *rest = out.splitlines()
    assert exercised.startswith(DONE)
    (replay,) = temporary.glob("xlaengine-verify-*/schedule-4.json")
    assert [first, *rest] == [
        "VERIFY level=1,3 streams=3 tokens=22 mismatches=3 near_ties=1 seconds=1.2",
        "RESULT: MISMATCH",
        "MISMATCH level=1 stream=r0 B=8 N=1 schedule=4 differs=token position=2 expected=5 got=6 margin=0.125 slot=1 step=7 "
        f"neighbours=r1,stranger0 replay={replay}",
        "MISMATCH gate B=8: row 1 reseeded, row 0: token 0: expected 1, got 2",
    ]
    tie = next(line for line in err.splitlines() if "near tie" in line and "r1" in line)
    assert tie.split() == ["r1", "3", "near", "tie", "3", "40", "41", "0", "3", "0.5,", "0.25"]
    assert sorted(path.name for path in replay.parent.iterdir()) == ["schedule-4.json", "schedule-5.json"]


def test_what_may_explain_a_mismatch_without_a_fault_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    finding(monkeypatch, replace(EXACT, divergences=[BROKEN], failed={4: Schedule(0, 8)}, possible="a router may choose otherwise"))
    assert status(*MODEL) == 1
    assert "possible: a router may choose otherwise" in capsys.readouterr().err


def test_level_2p_has_a_row_and_a_file_for_each_number_of_devices(
    temporary: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("xlaengine.cli.verify_case.chosen_devices", lambda *_: (1, 2, 4))
    wrong = [replace(BROKEN, level="2p", schedule=None, devices=N) for N in (2, 4)]
    compared = [*EXACT.compared, *(Compared("2p", "r0", None, 9, "mismatch", N) for N in (2, 4))]
    finding(monkeypatch, replace(EXACT, levels=(1, "2p", 3), compared=compared, divergences=wrong))
    assert status(*MODEL, "--level", "1", "--level", "2p", "--level", "3") == 1
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0].startswith("VERIFY level=1,2p,3 streams=5 tokens=40 mismatches=2 ")
    paths = sorted(temporary.glob("xlaengine-verify-*/*.json"))
    assert [path.name for path in paths] == ["devices-2.json", "devices-4.json"]
    for N, path, line in zip((2, 4), paths, lines[3:], strict=True):
        assert line.startswith(f"MISMATCH level=2p stream=r0 B=8 N={N} schedule=- differs=token position=2 ")
        assert line.endswith(f" replay={path}")
    assert "N = 1, 2, 4 devices" in " ".join(err.split())
    assert [line.split()[:4] for line in err.splitlines() if line.split()[:1] == ["r0"]] == [
        ["r0", "2p,", f"N={N}", "token"] for N in (2, 4)
    ]
    row = next(line for line in err.splitlines() if line.split()[:1] == ["2p"])
    assert row.split() == ["2p", "other", "N", "2", "18", "0", "0", "0", "2"]


def test_tokens_are_told_with_their_text(tokenizer_dir: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    finding(monkeypatch, replace(EXACT, divergences=[BROKEN], failed={4: Schedule(0, 8)}))
    assert status(*MODEL, "--tokenizer", str(tokenizer_dir)) == 1
    assert ' expected=5:"' in capsys.readouterr().out


def test_the_tables_explain_themselves_and_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    finding(monkeypatch, replace(EXACT, divergences=tuple(replace(TIE, stream=f"tie{i}") for i in range(25))))
    assert status(*MODEL) == 0
    err = capsys.readouterr().err
    assert sum(line.strip().startswith("tie") for line in err.splitlines()) == 20
    assert "and 5 more" in err
    assert "partial: cut or cancelled by the schedule, exact up to its end" in err
    assert "margin of a token: log-probability of the expected token less" in err


def test_neighbours_of_experts_are_counted_and_missing_ones_show_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    crowds = [CrowdReport("one", 8, 8, 8), CrowdReport("each", 8, 5, 5), CrowdReport("tie", 8, 7, 8)]
    finding(monkeypatch, replace(EXACT, crowds=crowds))
    assert status(*MODEL) == 1
    out, err = capsys.readouterr()
    assert out.splitlines()[2:] == ["CROWDED B=8 one=8/8 each=5/5 tie=7/8", "RESULT: NOTHING VERIFIED"]
    said = " ".join(err.split())
    counts = "8 rows of a step that chose one expert, 5 rows of a step with different first choices, 7"
    assert f"worst cases for experts at B=8: {counts}" in said
    assert "at B=8 there were at most 7 rows of a step that nearly tied, fewer than 8" in said


def test_near_ties_alone_are_a_pass_that_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    finding(monkeypatch, replace(EXACT, divergences=[TIE]))
    assert status(*MODEL) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[2] == "RESULT: PASS, 1 near tie"
    side = "near ties: the float64 oracle chooses the expected token"
    assert side in err
    assert status(*MODEL, "--dtype", "bfloat16") == 0
    assert side not in capsys.readouterr().err, "no oracle judges those"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"injected": 2, "caught": 1}, "it broke 2 of 2 streams; 1 was caught"),
        ({"injected": 2, "caught": 2}, "it broke 2 of 2 streams; 2 were caught"),
        ({}, "it broke 0 of 2 streams: it needs sampled streams"),
        ({"beside": 3}, "it broke 0 of 2 streams, only 3 that nothing compares (strangers, late or cancelled tokens): it needs sampled"),
    ],
)
def test_what_became_of_a_fault_is_told(
    changes: dict[str, Any], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding(monkeypatch, replace(EXACT, fault="rng", **changes))
    assert status(*MODEL, "--inject", "rng") == 1
    assert f"fault rng: {words}" in capsys.readouterr().err


def test_kernels_that_failed_their_self_test_are_a_mismatch(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What ran instead is right; what this machine has compiled is not."""
    finding(monkeypatch, replace(EXACT, refused="lib.so fails its self-test (product of float32: 1 of 2 entries are wrong)"))
    assert status(*MODEL) == 1
    assert capsys.readouterr().out.splitlines()[2:] == [
        "RESULT: MISMATCH",
        "MISMATCH kernels: lib.so fails its self-test (product of float32: 1 of 2 entries are wrong)",
    ]


def test_a_full_disk_is_told_with_the_reports_directory(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    finding(monkeypatch, EXACT)
    monkeypatch.setattr("os.fsync", full)
    assert status(*MODEL, "--report", "page") == 1
    out, err = capsys.readouterr()
    assert "error: the report in page cannot be written: No space left on device\n" in err
    assert "RESULT: REFERENCE-EXACT PASS" in out
    assert list((here / "page").glob("*.html")) == []


def test_the_report_is_written_though_standard_output_takes_nothing(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finding(monkeypatch, EXACT)
    monkeypatch.setattr("sys.stdout", Full())
    assert status(*MODEL, "--report", "page") == 1
    assert (here / "page" / "index.html").exists()


def test_a_later_run_leaves_no_replay_of_an_earlier_one(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding(monkeypatch, replace(EXACT, divergences=[BROKEN, LATER], failed={4: Schedule(0, 8), 5: Schedule(1, 8)}))
    assert status(*MODEL, "--report", "page") == 1
    (here / "page" / "replay" / "notes.json").write_text("a person's")
    finding(monkeypatch, replace(EXACT, divergences=[LATER], failed={5: Schedule(1, 8)}))
    assert status(*MODEL, "--report", "page") == 1
    assert sorted(path.name for path in (here / "page" / "replay").iterdir()) == ["notes.json", "schedule-5.json"]
    finding(monkeypatch, EXACT)
    assert status(*MODEL, "--report", "page") == 0
    assert [path.name for path in (here / "page" / "replay").iterdir()] == ["notes.json"]


def test_replays_that_cannot_be_written_hide_no_mismatch(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("tempfile.tempdir", os.devnull)
    finding(monkeypatch, replace(EXACT, divergences=[BROKEN], failed={4: Schedule(0, 8)}))
    assert status(*MODEL) == 1
    out, err = capsys.readouterr()
    assert "MISMATCH level=1 stream=r0 " in out
    assert " replay=-" in out
    assert "no files that replay the mismatches: [Errno 20] Not a directory" in err


@pytest.mark.parametrize(
    ("found", "result"),
    [
        (replace(EXACT, fault="rng"), "NOTHING TO CATCH"),
        (replace(EXACT, fault="rng", injected=2, caught=1), "NOT CAUGHT"),
        (replace(EXACT, fault="rng", injected=2, caught=1, divergences=[TIE]), "NOT CAUGHT"),
    ],
)
def test_what_shows_nothing_is_status_1(
    found: Verification, result: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding(monkeypatch, found)
    assert status(*MODEL) == 1
    assert capsys.readouterr().out.splitlines()[2] == f"RESULT: {result}"


def spoken(**counts: int) -> dict[int, Exercised]:
    return {0: Exercised(recycled=1, **counts)}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"compared": []}, "no token was compared at level 1, 3"),
        ({"compared": EXACT.compared[:2]}, "no token was compared at level 3"),
        ({"exercised": {0: Exercised(admits=9)}}, "no slot was recycled: lower --max-num-seqs, or give more requests than slots"),
        (
            {"exercised": spoken(), "alone": Exercised(proposed=9, accepted=2, rejected=1)},
            "under the schedules there were 0 tokens proposed",
        ),
        ({"exercised": spoken(proposed=9, rejected=1), "alone": Exercised()}, "9 tokens proposed, 0 accepted, 1 passes"),
        ({"exercised": spoken(proposed=9, accepted=9), "alone": Exercised()}, "9 tokens proposed, 9 accepted, 0 passes"),
        ({"levels": (3,), "exercised": {}, "alone": Exercised(proposed=4, rejected=1)}, "alone there were 4 tokens proposed, 0 accepted"),
    ],
)
def test_a_run_that_did_too_little_verifies_nothing_and_says_why(
    changes: dict[str, Any], why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding(monkeypatch, replace(EXACT, **changes))
    assert status(*MODEL) == 1
    out, err = capsys.readouterr()
    assert "RESULT: NOTHING VERIFIED" in out
    assert why in err.partition("nothing verified: ")[2]


@pytest.mark.parametrize(
    "changes",
    [
        {"exercised": spoken(proposed=9, accepted=2, rejected=1), "alone": Exercised()},
        {"levels": (3,), "exercised": {}},
        {"levels": (3,), "exercised": {}, "alone": Exercised(proposed=4, accepted=2, rejected=1)},
        {"drawn": False, "exercised": {0: Exercised()}, "alone": Exercised()},
    ],
)
def test_a_run_that_did_enough_or_whose_schedules_were_given_passes(changes: dict[str, Any]) -> None:
    assert replace(EXACT, **changes).passed
