"""How the kernels come to be there, and what is said where they cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from xlaengine.native import library, missing
from xlaengine.native.library import Unavailable, built, compiler

needs_compiler = pytest.mark.skipif(missing() is not None, reason=f"no native kernels: {missing()}")


@needs_compiler
def test_they_are_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[list[str]] = []

    def run(command: list[str]) -> None:
        runs.append(command)
        Path(command[-1]).write_bytes(b"")

    monkeypatch.setattr(library, "_run", run)
    assert built(["c++"], tmp_path) == built(["c++"], tmp_path)
    assert len(runs) == 1
    assert built(["other"], tmp_path) != built(["c++"], tmp_path)
    assert len(runs) == 2
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".lock", ".so", ".so"]


def test_other_sources_or_another_machine_are_another_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "_run", lambda command: Path(command[-1]).write_bytes(b""))
    first = built(["c++"], tmp_path)
    monkeypatch.setattr(library, "_machine", lambda: b"another")
    second = built(["c++"], tmp_path)
    (tmp_path / "changed.cc").write_text("int x;")
    monkeypatch.setattr(library, "SOURCES", [*library.SOURCES, tmp_path / "changed.cc"])
    assert len({first, second, built(["c++"], tmp_path)}) == 3


def test_a_compiler_that_fails_leaves_nothing_and_says_what_it_said(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="exits with 3: no such thing"):
        built(["sh", "-c", "echo no such thing >&2; exit 3"], tmp_path)
    assert not list(tmp_path.glob("*.so"))
    with pytest.raises(Unavailable, match="does not run"):
        built([str(tmp_path / "nowhere")], tmp_path)


def test_a_folder_that_cannot_be_written_is_no_reason_to_fail(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unavailable, match="cannot be kept in"):
        built(["c++"], tmp_path / "file" / "native")


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
