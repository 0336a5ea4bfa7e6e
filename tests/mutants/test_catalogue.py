"""The list of mutants fits the source, and the command that runs it tells a killed mutant from one that proves nothing."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.mutants.__main__ import _chosen
from tests.mutants.catalogue import ROOT, BadCatalogue, Mutant, faults, load, require_sound
from tests.mutants.running import LAST_LINES, agrees, copied_tree, judged, mutated, not_collected, not_green, run_tests, said
from xlaengine.ops.native.compiling import TARGETS

FIRST = (
    "rope-base-ignored",
    "rope-base-ignored-in-gguf",
    "norm-without-eps",
    "last-column-of-long-products",
    "weights-cut-to-bfloat16",
    "gguf-permutation-left-out",
    "attention-drops-newest-key",
    "wrong-neighbour-id-accepted",
    "stop-tail-a-character-early",
    "prefix-copies-a-bucket-too-long",
    "epochs-never-rise",
    "slots-freed-with-flights-out",
    "decode-widths-not-compared",
    "overlap-lost-with-a-drafter",
)
"""Those that lived when they were first tried by hand."""

MUTANT = Mutant("room", "one", "a.py", "x = 1", "x = 2", "test_a.py::test_x", "PASS", "why")


def test_every_edit_applies_once_and_every_test_is_there() -> None:
    assert list(faults(load())) == []


def test_there_are_many_and_those_that_lived_are_among_them() -> None:
    names = [mutant.name for mutant in load()]
    assert len(names) >= 60
    assert set(FIRST) <= set(names)
    assert names.index(FIRST[0]) == 0


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source, and tests of it that pass."""
    tree = tmp_path / "tree"
    tree.mkdir()
    (tree / "a.py").write_text("x = 1\ny = 1\n")
    (tree / "test_a.py").write_text("import a\n\ndef test_x():\n    assert a.x == 1\n\ndef test_y():\n    assert a.y == 1\n")
    return tree


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"old": "z"}, "one: its old text occurs 0 times in a.py"),
        ({"old": "= 1"}, "one: its old text occurs 2 times in a.py"),
        ({"new": "x = 1"}, "one: it changes nothing"),
        ({"file": "b.py"}, "one: there is no file b.py"),
        ({"test": "test_a.py::test_z"}, "one: there is no test test_a.py::test_z"),
        ({"test": "test_a.py"}, "one: there is no test test_a.py"),
        ({"verify": "FINE"}, "one: verify cannot say 'FINE'"),
        ({"why": ""}, "one: why is one line of text"),
    ],
)
def test_a_list_that_does_not_fit_is_refused_by_name(change: dict[str, str], named: str, tree: Path) -> None:
    require_sound([MUTANT], tree)
    with pytest.raises(BadCatalogue) as caught:
        require_sound([replace(MUTANT, **change)], tree)
    assert str(caught.value).startswith(named)
    with pytest.raises(BadCatalogue, match="2 mutants have this name"):
        require_sound([MUTANT, MUTANT], tree)


def test_a_table_with_a_key_too_many_or_too_few_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[[mutant]]\nname = "odd"\nfile = "a.py"\n')
    with pytest.raises(BadCatalogue, match=r"a\.toml: odd: .*missing"):
        load(tmp_path)


def test_a_mutant_that_needs_what_is_not_installed_is_left_out_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    known, unknown = replace(MUTANT, name="known", needs="json"), replace(MUTANT, name="unknown", needs="no_such_module")
    assert _chosen([MUTANT, known, unknown], None) == [MUTANT, known]
    assert capsys.readouterr().err == "1 left out, because no_such_module is not installed: unknown\n"


def test_a_mutant_of_the_kernels_of_another_cpu_is_left_out_by_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    both = [replace(MUTANT, name=target.name, target=target.name) for target in TARGETS[1:3]]
    monkeypatch.setattr("tests.mutants.catalogue.target_here", lambda: TARGETS[2])
    assert _chosen([MUTANT, *both], None) == [MUTANT, both[1]]
    assert capsys.readouterr().err == "1 left out, because this CPU's kernels are not those of x86-64-v4: x86-64-v4\n"
    assert {mutant.target for mutant in load()} - {None} <= {target.name for target in TARGETS}


def test_a_mutant_has_a_copy_of_its_own_and_the_tree_stays(tree: Path) -> None:
    with mutated(tree, MUTANT) as copy:
        assert (copy / "a.py").read_text() == "x = 2\ny = 1\n"
        assert (copy / "test_a.py").read_text() == (tree / "test_a.py").read_text()
    assert (tree / "a.py").read_text() == "x = 1\ny = 1\n"
    assert not copy.exists()


def test_a_tree_without_git_is_copied_too(tree: Path, tmp_path: Path) -> None:
    (tree / "xlaengine").mkdir()
    (tree / "xlaengine" / "b.py").write_text("")
    copied_tree(tree, tmp_path / "copy")
    assert (tmp_path / "copy" / "a.py").read_text() == (tree / "a.py").read_text()
    assert (tmp_path / "copy" / "xlaengine" / "b.py").is_file()


def report(outcome: str, when: str = "call", error: str | None = None, test: str = "test_a.py::test_x") -> dict[str, Any]:
    return {"test": test, "when": when, "outcome": outcome, "error": error}


@pytest.mark.parametrize(
    ("reports", "stopped", "outcome"),
    [
        ([report("passed", "setup"), report("failed", error="AssertionError")], None, "killed"),
        ([report("failed", error="ValueError")], None, "killed"),
        ([report("passed", "setup"), report("passed")], None, "survived"),
        ([report("failed", error="ValueError"), report("failed", "teardown", "PytestUnraisableExceptionWarning")], None, "killed"),
        ([report("failed", error="NameError"), report("failed", "teardown", "OSError")], None, "proves nothing"),
        ([report("passed"), report("failed", "teardown", "OSError")], None, "proves nothing"),
        ([report("failed", "setup", "AssertionError")], None, "proves nothing"),
        ([report("failed", error="NameError")], None, "proves nothing"),
        ([report("failed", error="ImportError")], None, "proves nothing"),
        ([report("skipped")], None, "proves nothing"),
        ([], None, "proves nothing"),
        ([], "stopped after 240 s", "proves nothing"),
        ([report("passed")], "killed by signal 11", "proves nothing"),
    ],
)
def test_only_a_failure_of_the_test_itself_kills(reports: list[dict[str, Any]], stopped: str | None, outcome: str) -> None:
    assert judged(reports, stopped)[0] == outcome


def test_a_listed_test_that_fails_or_does_not_run_without_a_mutant_is_named() -> None:
    reports = [report("passed"), report("passed", test="b.py::test_y[1]"), report("failed", error="OSError", test="b.py::test_y[2]")]
    tests = ["test_a.py::test_x", "b.py::test_y", "b.py::test_y[1]", "b.py::test_gone"]
    assert not_green(reports, tests) == ["b.py::test_y fails without any mutant: OSError", "b.py::test_gone does not run"]


def test_listed_tests_that_pytest_does_not_collect_are_named_all_at_once(tree: Path) -> None:
    cases = "import pytest\n\n@pytest.mark.slow\n@pytest.mark.parametrize('x', [1, 2])\ndef test_z(x):\n    pass\n"
    (tree / "test_b.py").write_text(cases)
    (tree / "pytest.ini").write_text("[pytest]\nmarkers = slow\n")
    there = ["test_a.py::test_x", "test_b.py::test_z", "test_b.py::test_z[2]"]
    gone = ["test_a.py::test_gone", "test_b.py::test_z[3]", "test_a.py::test_x[1]"]
    (tree / "test_c.py").write_text("import no_such_module\n\ndef test_c():\n    pass\n")
    gone.append("test_c.py::test_c")
    assert not_collected(tree, there + gone) == ["ERROR test_c.py", *(f"{test} is not collected" for test in gone)]


def test_a_collection_that_fails_is_told_with_its_reason_and_not_as_missing_tests(tree: Path) -> None:
    (tree / "conftest.py").write_text("import no_such_module\n")
    told = not_collected(tree, ["test_a.py::test_x"])
    assert told[0] == "pytest collects no tests: exit status 4"
    assert any("No module named 'no_such_module'" in line for line in told)
    assert not any("is not collected" in line for line in told)
    assert len(told) <= 1 + LAST_LINES


def test_the_tests_of_this_tree_are_collected_without_xdist() -> None:
    assert not_collected(ROOT, ["tests/types/test_params.py::test_numbers_of_numpy_become_pythons"]) == []


def test_a_collection_that_does_not_end_is_stopped(tree: Path) -> None:
    (tree / "conftest.py").write_text("import time\ntime.sleep(60)\n")
    assert not_collected(tree, ["test_a.py::test_x"], seconds=2) == ["pytest collects no tests: stopped after 2 s"]


OUT = "VERIFY level=1,3 streams=2\nRESULT: %s\n"


@pytest.mark.parametrize(
    ("output", "verdict"),
    [
        (OUT % "REFERENCE-EXACT PASS", "PASS"),
        (OUT % "PASS, 2 near ties", "PASS"),
        (OUT % "NOTHING VERIFIED", "NOTHING VERIFIED"),
        (
            OUT % "MISMATCH" + "MISMATCH level=3 stream=r0\nMISMATCH level=1 stream=r0\nMISMATCH level=3 stream=r1\n",
            "MISMATCH at level 1 at level 3",
        ),
        (OUT % "MISMATCH" + "MISMATCH gate B=3: row 1\n", "MISMATCH"),
        ("error: it broke\n", "ERROR (exit status 1)"),
    ],
)
def test_what_verify_says_is_read_from_its_lines(output: str, verdict: str) -> None:
    assert said(1, output) == verdict


def test_a_verdict_agrees_with_itself_and_a_level_with_others_beside_it() -> None:
    found = "MISMATCH at level 1 at level 3"
    assert [agrees(wanted, found) for wanted in ("MISMATCH", "MISMATCH at level 3", "MISMATCH at level 2", "PASS")] == [
        True,
        True,
        False,
        False,
    ]
    assert agrees("ERROR", "ERROR (exit status 1)")


def test_the_command_names_its_mutants_and_refuses_one_that_is_not_there() -> None:
    command = [sys.executable, "-m", "tests.mutants", "--list", "--only"]
    listed = subprocess.run([*command, FIRST[0]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (listed.returncode, listed.stdout.splitlines()[-1]) == (0, f"1 of {len(load())} mutants")
    refused = subprocess.run([*command, "nobody"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stderr) == (2, "there is no mutant or room nobody\n")


@pytest.mark.slow
def test_without_time_left_no_mutant_is_tried_and_the_command_says_so() -> None:
    command = [sys.executable, "-m", "tests.mutants", "--minutes", "-1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    untried = sum(not mutant.lacks for mutant in load())
    assert (done.returncode, done.stdout.splitlines()[0]) == (0, f"0 of 0 mutants killed, {untried} not tried: no time")


def test_a_large_difference_ends_a_test_in_time_on_a_ci_server(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    test = "import os\n\ndef test_x():\n    assert os.urandom(300_000) == os.urandom(300_000)\n"
    (tree / "test_a.py").write_text(test)
    for name in ("tests/__init__.py", "tests/mutants/__init__.py", "tests/mutants/recorder.py"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree / name)
    reports, output, stopped = run_tests(tree, ["test_a.py"], seconds=20)
    assert judged(reports, stopped)[0] == "killed", output
