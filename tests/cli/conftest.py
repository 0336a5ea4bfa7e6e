"""For tests of commands: what they print is not as wide as the terminal that pytest runs in."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.batch.fake_cli import fake_modules
from tests.batch.fake_llm import fake_at_hand
from tests.cli.running import GOOD


@pytest.fixture(autouse=True)
def width_of_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working directory."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("XLAENGINE_DEBUG", raising=False)
    return tmp_path


@pytest.fixture
def temporary(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory of the system's temporary files."""
    directory = tmp_path_factory.mktemp("temporary")
    monkeypatch.setattr("tempfile.tempdir", str(directory))
    return directory


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Input, output and options of a run-batch with the fake engine."""
    for name, module in fake_modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr("xlaengine.batch.manifest.at_hand", fake_at_hand)
    monkeypatch.delenv("XLAENGINE_DEBUG", raising=False)
    found = SimpleNamespace(input=tmp_path / "in.jsonl", output=tmp_path / "out.jsonl")
    found.input.write_bytes(GOOD)
    found.options = ["run-batch", "-i", str(found.input), "-o", str(found.output)]
    return found
