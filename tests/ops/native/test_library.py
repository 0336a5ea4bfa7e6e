"""How the kernels' library is found or compiled, and the messages if it is not."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from xlaengine import defaults
from xlaengine.ops.native import compiling, library
from xlaengine.ops.native.compiling import TARGETS, CompilerError, Target
from xlaengine.ops.native.errors import Unavailable
from xlaengine.ops.native.library import chosen, record_of, refused
from xlaengine.ops.native.record import Record

HERE = TARGETS[2]


def built(folder: Path, target: Target = HERE) -> Path:
    return library.built(folder, target)


@pytest.fixture(autouse=True)
def a_source_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No library from a wheel, and no record of an earlier run."""
    monkeypatch.setattr(compiling, "PACKAGED", tmp_path / "lib")
    monkeypatch.setattr(compiling, "target_here", lambda: HERE)
    monkeypatch.setenv("XLAENGINE_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("XLAENGINE_NATIVE", raising=False)


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The command lines of a fake compiler that writes a few bytes to the library, its last argument."""
    runs: list[list[str]] = []

    def run(command: list[str]) -> None:
        if not command[-1].endswith(".o"):
            runs.append(command)
        Path(command[-1]).write_bytes(b"kernels")

    monkeypatch.setattr(compiling, "run", run)
    return runs


@pytest.fixture
def packaged(tmp_path: Path) -> Path:
    """A library as in a wheel."""
    path = tmp_path / "lib" / HERE.file_name
    path.parent.mkdir()
    path.write_bytes(b"from a wheel")
    return path


def test_the_library_of_a_wheel_needs_no_compiler(packaged: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "compiler", lambda: pytest.fail("it is there already"))
    assert chosen(tmp_path / "native") == packaged
    assert not library.is_to_be_built()
    packaged.unlink()
    monkeypatch.setattr(library, "compiler", lambda: ["c++"])
    assert library.is_to_be_built()


def test_the_record_of_a_wheels_library_is_kept_in_the_cache_folder(
    packaged: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(library.trial, "failure", lambda path: asked.append(path))
    packaged.parent.chmod(0o500)
    for _ in range(2):
        assert refused(packaged) is None
    assert asked == [packaged]
    assert record_of(packaged).parent == tmp_path / "cache" / "native"
    assert [path.name for path in packaged.parent.iterdir()] == [packaged.name]
    packaged.write_bytes(b"of another wheel, or cut off")
    assert refused(packaged) is None
    assert len(asked) == 2


def test_the_best_library_that_a_cpu_runs_is_chosen_and_none_for_others() -> None:
    vnni, v4, v3, arm = TARGETS
    assert compiling.target_for("x86_64", vnni.features | {"sse2"}) is vnni
    assert compiling.target_for("x86_64", v4.features | {"sse2"}) is v4
    assert compiling.target_for("x86_64", v4.features - {"avx512vl"}) is v3
    assert compiling.target_for("x86_64", v3.features - {"fma"}) is None
    assert compiling.target_for("aarch64", frozenset(("fp", "asimd"))) is arm
    assert compiling.target_for("ppc64le", v4.features) is None


def test_a_cpu_without_kernels_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "target_here", lambda: None)
    with pytest.raises(Unavailable, match=r"no kernels for this CPU .* none of x86-64-v4-vnni, x86-64-v4, x86-64-v3, aarch64"):
        chosen(tmp_path)


def test_a_self_test_that_was_begun_runs_while_its_caller_goes_on(packaged: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def failure(path: Path) -> str:
        begun.set()
        assert go_on.wait(60)
        return "a wrong answer"

    monkeypatch.setattr(library.trial, "failure", failure)
    monkeypatch.setattr(library, "_begun", library.functools.cache(library._begun.__wrapped__))
    library.begin()
    assert begun.wait(60)
    go_on.set()
    with pytest.raises(library.Refused, match=r"a wrong answer\): delete .*\.json to have it tested again"):
        library.ensure.__wrapped__()


def test_they_are_compiled_once_and_need_no_compiler_then(tmp_path: Path, compiles: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "compiler", lambda: ["c++"])
    folder = tmp_path / "native"
    first = built(folder)
    monkeypatch.setattr(library, "compiler", lambda: pytest.fail("it is there already"))
    assert built(folder) == first
    assert len(compiles) == 1
    assert sorted(path.suffix for path in folder.iterdir()) == [".json", ".lock", ".so"]


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
def test_the_result_of_the_self_test_is_recorded_by_library_machine_and_test(
    tmp_path: Path, compiles: list[list[str]], failure: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(library.trial, "failure", lambda path: (asked.append(path), failure)[1])
    path = built(tmp_path)
    for _ in range(3):
        assert refused(path) == failure
    assert asked == [path]
    path.write_bytes(b"others")
    assert refused(path) == failure
    assert len(asked) == 2
    monkeypatch.setattr(library, "machine", lambda: "another")
    assert refused(path) == failure
    assert len(asked) == 3
    (tmp_path / "other_test.py").write_text("")
    monkeypatch.setattr(library, "TEST", [tmp_path / "other_test.py"])
    assert refused(path) == failure
    assert len(asked) == 4


def test_a_self_test_that_does_not_run_or_is_not_remembered(
    tmp_path: Path, compiles: list[list[str]], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = built(tmp_path)

    def does_not_run(path: Path) -> None:
        raise Unavailable("no process")

    def does_not_write(self: Record, path: Path) -> None:
        raise PermissionError("read only")

    monkeypatch.setattr(library.trial, "failure", does_not_run)
    with pytest.raises(Unavailable, match="no process"):
        refused(path)
    monkeypatch.setattr(library.trial, "failure", lambda path: None)
    monkeypatch.setattr(Record, "write", does_not_write)
    assert refused(path) is None
    assert "runs at every start" in caplog.text


def test_kernels_that_fail_the_self_test_are_left_to_xla_with_the_reason(
    tmp_path: Path, compiles: list[list[str]], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(library.trial, "failure", lambda path: "argmax of 17 is wrong")
    monkeypatch.setattr("xlaengine.ops.native.handlers.register", lambda path: pytest.fail("it is used"))
    monkeypatch.setattr(library, "_begun", library._begun.__wrapped__)
    monkeypatch.setattr(library, "ensure", library.ensure.__wrapped__)
    monkeypatch.setattr(library, "_reason", library._reason.__wrapped__)
    assert "argmax of 17 is wrong" in (library.refusal() or "")
    assert defaults.chosen_layout("float32")["kernels"] == "xla"
    assert "fails its self-test (argmax of 17 is wrong)" in caplog.text


def test_other_sources_another_target_or_another_compiler_by_name_are_another_library(
    tmp_path: Path, compiles: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {built(tmp_path), built(tmp_path, TARGETS[0])}
    monkeypatch.setenv("CXX", "another")
    found.add(built(tmp_path))
    (tmp_path / "changed.cc").write_text("int x;")
    monkeypatch.setattr(library, "SOURCES", [*library.SOURCES, tmp_path / "changed.cc"])
    assert len(found | {built(tmp_path)}) == 4


def test_a_compiler_that_takes_too_long_is_stopped_and_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "SECONDS", 0.05)
    with pytest.raises(CompilerError, match=r"`sleep 30` took longer than 0\.05 s"):
        compiling.run(["sleep", "30"])


def test_a_compiler_that_fails_leaves_nothing_and_says_what_it_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CXX", "sh -c 'echo no such thing >&2; exit 3'")
    with pytest.raises(Unavailable, match="exits with 3: no such thing"):
        built(tmp_path)
    assert not list(tmp_path.glob("*.so"))
    monkeypatch.setenv("CXX", str(tmp_path / "nowhere"))
    with pytest.raises(Unavailable, match="does not run"):
        built(tmp_path)
    monkeypatch.setenv("CXX", "g++ 'oops")
    with pytest.raises(Unavailable, match="CXX is not a command"):
        built(tmp_path)
    monkeypatch.setenv("CXX", "true")  # writes no library
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
    monkeypatch.setattr(compiling.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(compiling.CompilerError, match=r"install g\+\+ or clang\+\+, or pip install 'xlaengine\[native\]'"):
        compiling.compiler()
    monkeypatch.setattr(compiling.importlib.util, "find_spec", lambda name: name)
    assert compiling.compiler() == [sys.executable, "-m", "ziglang", "c++"]
    monkeypatch.setenv("CXX", "ccache g++-14")
    assert compiling.compiler() == ["ccache", "g++-14"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variables", "said"),
    [({"XLAENGINE_NATIVE": "0"}, "XLAENGINE_NATIVE=0"), ({"CXX": "/nowhere/c++"}, "does not run")],
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


def test_a_self_test_can_begin_before_jax_is_imported() -> None:
    code = "import sys; from xlaengine.ops import native; native.begin; assert 'jax' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
