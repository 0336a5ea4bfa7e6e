"""How the kernels come to be there, and what is said where they cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from xlaengine import defaults
from xlaengine.native import library
from xlaengine.native.library import Unavailable, built, compiler, refused
from xlaengine.native.record import Record


def test_they_are_compiled_once_and_need_no_compiler_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[list[str]] = []

    def run(command: list[str]) -> None:
        runs.append(command)
        Path(command[-1]).write_bytes(b"")

    monkeypatch.setattr(library, "_run", run)
    monkeypatch.setattr(library, "compiler", lambda: ["c++"])
    first = built(tmp_path)
    monkeypatch.setattr(library, "compiler", lambda: pytest.fail("it is there already"))
    assert built(tmp_path) == first
    assert len(runs) == 1
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".json", ".lock", ".so"]


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Commands of a compiler that writes a few bytes."""
    runs: list[list[str]] = []

    def run(command: list[str]) -> None:
        runs.append(command)
        Path(command[-1]).write_bytes(b"kernels")

    monkeypatch.setattr(library, "_run", run)
    return runs


@pytest.mark.parametrize(
    "damage", [lambda path: path.write_bytes(b"kern"), lambda path: path.with_suffix(".json").write_text("{"), Path.unlink]
)
def test_a_library_that_is_not_as_it_was_compiled_is_compiled_again(
    tmp_path: Path, compiles: list[list[str]], damage: Callable[[Path], Any], caplog: pytest.LogCaptureFixture
) -> None:
    path = built(tmp_path)
    damage(path)
    was_there = path.exists()
    assert built(tmp_path).read_bytes() == b"kernels"
    assert (len(compiles), caplog.text.count("is not as it was compiled")) == (2, int(was_there))
    assert built(tmp_path) == path
    assert len(compiles) == 2


@pytest.mark.parametrize("failure", [None, "argmax of 17: 1 of 5 entries are wrong"])
def test_what_the_self_test_says_is_remembered_for_these_bytes_this_machine_and_this_test(
    tmp_path: Path, compiles: list[list[str]], failure: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(library.selftest, "failure", lambda path: (asked.append(path), failure)[1])
    path = built(tmp_path)
    for _ in range(3):
        assert refused(path) == failure
    assert asked == [path]
    path.write_bytes(b"others")
    assert refused(path) == failure
    assert len(asked) == 2
    monkeypatch.setattr(library, "_machine", lambda: b"another")
    assert refused(path) == failure
    assert len(asked) == 3
    (tmp_path / "other_test.py").write_text("")
    monkeypatch.setattr(library.selftest, "__file__", str(tmp_path / "other_test.py"))
    assert refused(path) == failure
    assert len(asked) == 4


def test_a_self_test_that_does_not_run_or_is_not_remembered(
    tmp_path: Path, compiles: list[list[str]], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = built(tmp_path)

    def does_not_run(path: Path) -> None:
        raise library.selftest.CouldNotRun("no process")

    def does_not_write(self: Record, path: Path) -> None:
        raise PermissionError("read only")

    monkeypatch.setattr(library.selftest, "failure", does_not_run)
    with pytest.raises(Unavailable, match="no process"):
        refused(path)
    monkeypatch.setattr(library.selftest, "failure", lambda path: None)
    monkeypatch.setattr(Record, "write", does_not_write)
    assert refused(path) is None
    assert "is run at every start" in caplog.text


def test_kernels_that_fail_the_self_test_are_left_to_xla_with_the_reason(
    tmp_path: Path, compiles: list[list[str]], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("XLAENGINE_NATIVE", raising=False)
    monkeypatch.setenv("XLAENGINE_CACHE", str(tmp_path))
    monkeypatch.setattr(library.selftest, "failure", lambda path: "argmax of 17 is wrong")
    monkeypatch.setattr(library, "register", lambda path: pytest.fail("it is used"))
    monkeypatch.setattr(library, "ensure", library.ensure.__wrapped__)
    monkeypatch.setattr(library, "_reason", library._reason.__wrapped__)
    monkeypatch.setattr(defaults.native, "missing", library.missing.__wrapped__)
    assert "argmax of 17 is wrong" in (library.refusal() or "")
    assert defaults.chosen_layout("float32")["kernels"] == "xla"
    assert "fails its self-test (argmax of 17 is wrong)" in caplog.text


def test_other_sources_another_machine_or_another_compiler_by_name_are_another_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "_run", lambda command: Path(command[-1]).write_bytes(b""))
    found = {built(tmp_path)}
    monkeypatch.setenv("CXX", "another")
    found.add(built(tmp_path))
    monkeypatch.setattr(library, "_machine", lambda: b"another")
    found.add(built(tmp_path))
    (tmp_path / "changed.cc").write_text("int x;")
    monkeypatch.setattr(library, "SOURCES", [*library.SOURCES, tmp_path / "changed.cc"])
    assert len(found | {built(tmp_path)}) == 4


def test_a_compiler_that_fails_leaves_nothing_and_says_what_it_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CXX", "sh -c 'echo no such thing >&2; exit 3'")
    with pytest.raises(Unavailable, match="exits with 3: no such thing"):
        built(tmp_path)
    assert not list(tmp_path.glob("*.so"))
    monkeypatch.setenv("CXX", str(tmp_path / "nowhere"))
    with pytest.raises(Unavailable, match="does not run"):
        built(tmp_path)
    monkeypatch.setenv("CXX", "g++ 'oops")
    with pytest.raises(Unavailable, match="CXX is no command"):
        built(tmp_path)
    monkeypatch.setenv("CXX", "true")  # makes nothing
    with pytest.raises(Unavailable, match="cannot be kept"):
        built(tmp_path)


def test_a_folder_that_cannot_be_written_is_no_reason_to_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CXX", "c++")
    (tmp_path / "file").write_text("")
    with pytest.raises(Unavailable, match="cannot be kept in"):
        built(tmp_path / "file" / "native")


def test_without_a_compiler_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(library.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(Unavailable, match=r"install g\+\+ or clang\+\+, or pip install 'xlaengine\[native\]'"):
        compiler()
    monkeypatch.setattr(library.importlib.util, "find_spec", lambda name: name)
    assert compiler() == [sys.executable, "-m", "ziglang", "c++"]
    monkeypatch.setenv("CXX", "ccache g++-14")
    assert compiler() == ["ccache", "g++-14"]


@pytest.mark.parametrize(
    ("variables", "said"), [({"XLAENGINE_NATIVE": "0"}, "XLAENGINE_NATIVE=0"), ({"CXX": "/nowhere/c++"}, "does not run")]
)
def test_an_engine_runs_without_them_and_says_so_once(tmp_path: Path, variables: dict[str, str], said: str) -> None:
    code = (
        "from xlaengine import LLM, SamplingParams\n"
        "with LLM('tiny', max_num_seqs=2, max_model_len=128, max_logprobs=0) as llm:\n"
        "    print(llm.config.kernels, len(llm.generate('ROMEO:', SamplingParams(temperature=0, max_tokens=4))[0].outputs[0].token_ids))\n"
    )
    environment = os.environ | {"XLAENGINE_CACHE": str(tmp_path)} | variables
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "xla 4\n"
    assert done.stderr.count(said) == 1
