"""What all commands use: a message is printed as it is, an error gives the exit status, a file of an earlier run is read or refused."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from xlaengine.batch.errors import UsageError
from xlaengine.cli import common
from xlaengine.cli.common import EXIT_RUN_FAILED, EXIT_USAGE, read_earlier, say, say_error
from xlaengine.sources import SourceError, UnknownModel


@pytest.fixture
def console() -> Console:
    return Console(file=io.StringIO(), width=20)


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_message_is_printed_as_it_is(console: Console) -> None:
    say(console, "cannot read /models/a:b:c [bold]x[/bold] :warning:")
    assert printed(console) == "cannot read /models/a:b:c [bold]x[/bold] :warning:\n"


def test_control_characters_in_a_message_are_escaped(console: Console) -> None:
    say(console, "cannot read a\x1b[31mb\rc\x9b")
    assert printed(console) == "cannot read a\\x1b[31mb\\rc\\x9b\n"


@pytest.mark.parametrize(
    ("error", "status", "line"),
    [
        (UsageError("no input"), EXIT_USAGE, "error: no input"),
        (UnknownModel("no model"), EXIT_USAGE, "error: no model"),
        (SourceError("no connection"), EXIT_RUN_FAILED, "error: no connection"),
        (RuntimeError("why\nmore"), EXIT_RUN_FAILED, "error: RuntimeError: why (XLAENGINE_DEBUG=1 shows where)"),
    ],
)
def test_an_error_is_one_line_and_a_status(
    console: Console, error: Exception, status: int, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XLAENGINE_DEBUG", raising=False)
    assert say_error(console, error) == status
    assert printed(console) == f"{line}\n"


def test_a_file_of_an_earlier_run_is_decoded_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "7"
    with pytest.raises(UsageError, match=r"cannot read the baseline .*: No such file"):
        read_earlier(path, int, "baseline", "report")
    path.write_bytes(b"7")
    assert read_earlier(path, int, "baseline", "report") == 7
    path.write_bytes(b"seven")
    with pytest.raises(UsageError, match="7 is not a report: "):
        read_earlier(path, int, "baseline", "report")


def test_a_file_without_end_is_refused_after_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "MOST_BYTES", 1000)
    with pytest.raises(UsageError, match="/dev/zero is not a report: it has more than 1000 bytes"):
        read_earlier(Path("/dev/zero"), int, "baseline", "report")
