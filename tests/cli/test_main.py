"""The way into the command line: an interrupt while it is imported, and help in a narrow terminal."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.children import inherited_signals
from xlaengine.cli.app import app
from xlaengine.cli.main import main

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


@pytest.mark.parametrize("columns", [80, 140])
@pytest.mark.parametrize("command", [one.name for one in app.registered_commands])
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
