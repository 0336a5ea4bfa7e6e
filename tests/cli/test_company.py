"""The options of a command in several processes, before any has joined."""

from __future__ import annotations

import signal
from types import SimpleNamespace

import pytest
from rich.console import Console

from tests.cli.running import status
from tests.processes.test_joining import Recorder
from xlaengine.cli.app import COMMANDS
from xlaengine.cli.company import in_company
from xlaengine.cli.elsewhere import OF_SEVERAL
from xlaengine.cli.progress import Notes
from xlaengine.cli.stop import Stop
from xlaengine.config import Settings


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--process-id", "1"], "num_processes and process_id need the coordinator"),
        (["--num-processes", "2"], "num_processes and process_id need the coordinator"),
        (
            ["--coordinator", "[::1]:29500", "--num-processes", "2", "--process-id", "1"],
            "coordinator is '[::1]:29500': give the host and port",
        ),
        (
            ["--ray", "local", "--coordinator", "h:1", "--num-processes", "2", "--process-id", "1"],
            "--ray has workers on a cluster, and --coordinator processes",
        ),
        (["--coordinator", "nowhere", "--num-processes", "2", "--process-id", "1"], "coordinator is 'nowhere': give the host and port"),
    ],
)
def test_what_cannot_join_is_wrong_usage(
    options: list[str], words: str, files: SimpleNamespace, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status(*files.options, *options) == 2
    assert words in capsys.readouterr().err
    assert not files.output.exists()


@pytest.mark.parametrize("option", [["--coordinator", "h:1"], ["--coordinator=h:1"], ["--num-processes", "2"], ["--process-id=1"]])
@pytest.mark.parametrize(
    ("command", "instead"),
    [
        ("daemon", "LLM(coordinator=...) has several processes"),
        ("verify", "--level 2p --tensor-parallel-size N"),
        ("plan", "says what each of N devices needs"),
        ("bench", "--metrics-file has the times"),
    ],
)
def test_a_command_of_one_process_says_what_there_is_instead(
    command: str, instead: str, option: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert status(command, *option) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"error: {command} takes no {option[0].partition('=')[0]}, which is an option of run-batch: ")
    assert instead in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(("command", "why"), [("daemon", "its clients choose slots"), ("bench", "for slots of one length")])
def test_a_command_without_short_slots_says_why(command: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(command, "--short-slots=2x64") == 2
    err = capsys.readouterr().err
    assert err.startswith(f"error: {command} takes no --short-slots: ")
    assert why in err


@pytest.mark.parametrize("command", ["run-batch -i in -o out", "verify", "plan"])
@pytest.mark.parametrize(
    ("text", "why"), [("2:64", "must be numbers of slots"), ("x", "must be numbers of slots"), ("1x64,2x64", "a length twice")]
)
def test_short_slots_that_cannot_be_read_are_refused_on_the_command_line(
    command: str, text: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status(*command.split(), f"--short-slots={text}") == 2
    err = capsys.readouterr().err
    assert "--short-slots" in err
    assert why in err


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "run-batch"])
def test_no_other_command_takes_the_options_of_several_processes(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(command, "--help") == 0
    help = capsys.readouterr().out
    assert not [name for name in OF_SEVERAL if name in help]


@pytest.mark.parametrize(
    ("ended", "stops", "told"),
    [(0, False, (False, False)), (1, False, (True, False)), (1, True, (True, True)), (2, False, (True, False)), (3, False, (False, False))],
)
def test_process_0_tells_the_others_how_it_ended(ended: int, stops: bool, told: tuple[bool, bool], monkeypatch: pytest.MonkeyPatch) -> None:
    leader = Recorder()
    monkeypatch.setattr("xlaengine.following.join", lambda settings: leader)
    stop = Stop()
    stop.requested = signal.SIGTERM if stops else None
    settings = Settings("tiny", coordinator="h:1", num_processes=2, process_id=0)
    assert in_company(settings, Notes(Console(quiet=True)), lambda: ended, stop) == ended
    (end,) = leader.told
    assert (end.status, (end.failed, end.was_stopped)) == (ended, told)
