"""The way into the command line: an interrupt while it is imported, and help in a narrow terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import xlaengine
from tests.children import inherited_signals
from tests.conftest import FIXTURES
from tests.effort import slow
from xlaengine.cli.app import COMMANDS
from xlaengine.cli.main import main

TINY = str(FIXTURES / "llama3")

INTERRUPTED = """
import os, signal, sys
from xlaengine.cli.main import main

class Interrupts:
    def find_spec(self, name, path=None, target=None):
        if name == "xlaengine.cli.app":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupts())
main(["--version"])
"""


def test_an_interrupt_while_importing_is_status_130_without_a_word() -> None:
    with inherited_signals():
        done = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


INTERRUPTED_BEFORE = """
import os, runpy, signal, sys

class Interrupts:
    def find_spec(self, name, path=None, target=None):
        if name == "xlaengine.cli.main":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupts())
sys.argv = ["xlaengine", "--version"]
runpy.run_module("xlaengine", run_name="__main__")
"""


def test_an_interrupt_before_the_command_line_can_handle_it_is_status_130_without_a_word() -> None:
    with inherited_signals():
        done = subprocess.run([sys.executable, "-c", INTERRUPTED_BEFORE], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_the_package_imports_nothing_so_that_no_interrupt_meets_it_before_the_command_handles_them() -> None:
    code = "import sys; before = set(sys.modules); import xlaengine; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.stdout.split(), done.stderr) == (["__future__", "xlaengine"], "")


@pytest.mark.parametrize("name", xlaengine.__all__)
def test_every_public_name_of_the_package_is_there(name: str) -> None:
    assert getattr(xlaengine, name).__name__ == name
    assert name in dir(xlaengine)


def test_a_name_that_the_package_lacks_is_told() -> None:
    with pytest.raises(AttributeError, match="module 'xlaengine' has no attribute 'LLMS'"):
        _ = xlaengine.LLMS  # type: ignore[attr-defined]


INTERRUPTED_WITHIN = """
import os, signal, sys
from xlaengine.cli.main import main

class Interrupts:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("jaxlib._"):
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)
            print("interrupted", name)

sys.meta_path.insert(0, Interrupts())
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("command", "status"),
    [
        pytest.param(("plan", "--model", TINY), 130, marks=pytest.mark.slow),
        pytest.param(("graphs",), 130, marks=pytest.mark.slow),
        pytest.param(("convert", TINY, "written"), 130, marks=pytest.mark.slow),
        pytest.param(("verify", "--model", TINY), 1, marks=pytest.mark.slow),
        pytest.param(("bench", "decode", "--model", TINY), 1, marks=pytest.mark.slow),
        (("run-batch", "--model", TINY, "-i", "in.jsonl", "-o", "out.jsonl"), 1),
        pytest.param(("daemon", "--model", TINY), 1, marks=pytest.mark.slow),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_an_interrupt_while_a_command_imports_jax_waits_for_its_end(tmp_path: Path, command: tuple[str, ...], status: int) -> None:
    """In the middle of the initialisation of a C++ library an exception is a crash."""
    (tmp_path / "in.jsonl").write_text('{"prompt": [5, 6]}\n')
    with inherited_signals():
        done = subprocess.run(
            [sys.executable, "-c", INTERRUPTED_WITHIN, *command], capture_output=True, text=True, timeout=60, cwd=tmp_path
        )
    assert done.returncode == status, done.stderr
    interrupted, *told = (done.stdout + done.stderr).splitlines()
    assert interrupted.startswith("interrupted jaxlib._")
    assert len(told) == (status == 1), told
    assert [path.name for path in tmp_path.iterdir()] == ["in.jsonl"]


INTERRUPTED_AT_EXIT = """
import atexit, os, signal, sys
from xlaengine.cli.main import main

atexit.register(lambda: os.kill(os.getpid(), signal.SIGINT))
sys.argv[1:] = ["--version"]
main()
"""


def test_an_interrupt_at_exit_changes_neither_status_nor_output() -> None:
    with inherited_signals():
        done = subprocess.run([sys.executable, "-c", INTERRUPTED_AT_EXIT], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


FAILS = """
import atexit, os, sys
from xlaengine.cli.main import main

atexit.register(lambda: os.abort())
sys.argv[1:] = ["graphs", "--check", "empty"]
main()
"""


def test_a_command_that_fails_ends_without_the_interpreters_finalization(tmp_path: Path) -> None:
    """In which a thread that was left inside XLA aborts the process."""
    done = subprocess.run([sys.executable, "-c", FAILS], capture_output=True, text=True, timeout=60, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "error: empty/manifest.json does not exist: `xlaengine graphs --write empty` makes it\n")


@pytest.mark.parametrize("columns", [80, 140])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_cuts_no_name_of_an_option(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    with pytest.raises(SystemExit):
        main([command, "--help"])
    out = capsys.readouterr().out
    names = [word for word in out.replace(",", " ").replace("/", " ").split() if word.startswith("-")]
    assert "--help" in names
    assert [name for name in names if "\N{HORIZONTAL ELLIPSIS}" in name] == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize(
    "command", [("--version",), *slow((("plan", "--model", TINY),)), ("run-batch", "--help")], ids=lambda command: command[0]
)
def test_a_standard_output_on_a_full_disk_is_one_line(command: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([sys.executable, "-m", "xlaengine", *command], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "error: standard output: No space left on device"
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "command", [("merge", "part.jsonl", "-o", "all.jsonl"), ("graphs", "--write", "there")], ids=lambda command: command[0]
)
def test_a_working_directory_that_is_gone_is_told(command: tuple[str, ...], tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    shell = 'cd "$1" && rmdir "$1" && shift && exec "$@"'
    path = os.pathsep.join(filter(None, (str(Path.cwd()), os.environ.get("PYTHONPATH"))))
    ours = [sys.executable, "-m", "xlaengine", *command]
    done = subprocess.run(
        ["sh", "-c", shell, "sh", str(gone), *ours], capture_output=True, text=True, timeout=60, env={**os.environ, "PYTHONPATH": path}
    )
    assert (done.returncode, done.stderr) == (1, "error: the working directory no longer exists: change to another one\n")


@pytest.mark.parametrize(
    ("argv", "which"),
    [
        (["verify", "--report", ""], "after --report"),
        (["run-batch", "--input-file=", "-o", "out.jsonl"], "--input-file="),
        (["graphs", "", "--check"], "after graphs"),
    ],
)
def test_an_empty_argument_is_refused_for_it_would_be_the_working_directory(
    argv: list[str], which: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(argv)
    assert ended.value.code == 2
    assert f"the argument {which} is empty: is a variable of the shell not set?" in capsys.readouterr().err
