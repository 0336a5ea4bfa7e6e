"""How the kernels come to be there, and what is said where they cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from xlaengine.native import library
from xlaengine.native.library import Unavailable, built, compiler


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
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".lock", ".so"]


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
