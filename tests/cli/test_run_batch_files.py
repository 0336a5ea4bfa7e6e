"""The files and streams of run-batch: standard input and output, pipes, full disks, and signals."""

from __future__ import annotations

import io
import json
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Collection
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.batch.conftest import contents
from tests.batch.fake_llm import FakeLLM, FakeRun
from tests.children import inherited_signals
from tests.cli.running import GOOD, ROOT, status
from tests.effort import slow
from tests.observe.trace.chrome_file import read_chrome


def test_dashes_are_standard_input_and_output(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(GOOD)))
    assert status("run-batch", "-i", "-", "-o", "-") == 0
    lines = [json.loads(line) for line in capsysbinary.readouterr().out.splitlines()]
    assert {line["custom_id"] for line in lines} == {"line-1", "b"}


def test_one_control_d_ends_lines_that_are_typed(files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal, ours = os.openpty()
    os.write(terminal, GOOD + b"\x04")
    hang_up = threading.Timer(5, os.close, (terminal,))  # ends a wait for a second one, with an error
    hang_up.start()
    with open(ours, "rb") as typed:
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=typed))
        assert status("run-batch", "-i", "-", "-o", str(files.output)) == 0
    hang_up.cancel()
    os.close(terminal)
    assert len(contents(files.output)) == 2


def test_the_same_standard_input_can_be_resumed(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for options in (["--no-progress"], ["--resume"]):
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(GOOD)))
        assert status("run-batch", "-i", "-", "-o", str(files.output), *options) == 0
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(GOOD[:17])))
    assert status("run-batch", "-i", "-", "-o", str(files.output), "--resume") == 2


def test_character_device_takes_output_without_a_manifest(files: SimpleNamespace) -> None:
    assert status("run-batch", "-i", str(files.input), "-o", os.devnull) == 0
    assert status("run-batch", "-i", str(files.input), "-o", os.devnull, "--resume") == 2


def fake_process(argv: list[str], ignored: Collection[signal.Signals] = (), **options) -> subprocess.Popen:
    with inherited_signals(ignored):
        command = [sys.executable, "-m", "tests.batch.fake_cli", *argv]
        return subprocess.Popen(command, cwd=ROOT, text=True, stderr=subprocess.PIPE, **options)


@pytest.mark.parametrize("number", [signal.SIGINT, *slow(signal.SIGTERM, signal.SIGHUP)])
def test_a_stop_keeps_what_is_finished_and_says_how_to_go_on(files: SimpleNamespace, number: int) -> None:
    files.input.write_bytes(b"".join(b'{"prompt": "%d", "max_tokens": 20, "ignore_eos": true}\n' % i for i in range(100)))
    trace, metrics = files.output.with_suffix(".trace"), files.output.with_suffix(".metrics")
    reports = ["--trace", str(trace), "--metrics-file", str(metrics)]
    process = fake_process([*files.options, "--max-num-seqs", "2", *reports], env=os.environ | {"FAKE_STEP_SECONDS": "0.005"})
    while not files.output.exists() or files.output.read_bytes().count(b"\n") < 2:
        assert process.poll() is None
        time.sleep(0.005)
    process.send_signal(number)
    err = process.communicate()[1]
    assert process.returncode == 1
    kept = files.output.read_bytes()
    assert kept.endswith(b"\n")
    told = int(err.partition("stopped: ")[2].partition(" of 100 requests are finished")[0])
    assert told in (len(kept.splitlines()), len(kept.splitlines()) - 1)  # the signal may fall between a write and its count
    assert "Traceback" not in err
    assert len(read_chrome(trace).samples) >= 20
    counted = json.loads(metrics.read_text())
    assert counted["completed"] in (told, told + 1)
    assert counted["output_tokens"] >= 20 * told
    assert status(*shlex.split(err.partition("To go on: ")[2])[1:]) == 0
    assert files.output.read_bytes().startswith(kept)
    assert len(contents(files.output)) == 100


@pytest.mark.parametrize("gone", ["out.jsonl", "out.jsonl*"])
@pytest.mark.parametrize("replaced", [False, True], ids=["removed", "replaced"])
def test_an_output_that_is_gone_is_status_1_and_nothing_is_lost(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], replaced: bool, gone: str
) -> None:
    class SpoilsAtItsEnd(FakeRun):
        def __exit__(self, *_: object) -> None:
            for path in files.output.parent.glob(gone):
                path.unlink()
            if replaced:
                files.output.write_bytes(b"another's")

    class Spoils(FakeLLM):
        def open_run(self) -> FakeRun:
            return SpoilsAtItsEnd(self)

    with monkeypatch.context() as spoiled:
        spoiled.setattr(sys.modules["xlaengine.llm"], "LLM", Spoils)
        assert status(*files.options, "--no-progress") == 1
    err = capsys.readouterr().err
    assert err.startswith(f"error: the output file {files.output} was {'replaced by another file' if replaced else 'removed'} while")
    assert ("To go on: " in err) == (not replaced)
    if replaced:
        (files.output.parent / "out.jsonl.kept").rename(files.output)
    assert status(*files.options, "--resume") == 0
    assert len(contents(files.output)) == 2


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only Linux tells the new name")
def test_an_output_folder_that_is_renamed_is_told_and_its_lines_can_be_resumed(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output, later = files.output.parent / "day" / "out.jsonl", files.output.parent / "night" / "out.jsonl"
    output.parent.mkdir()

    class RenamesAtItsEnd(FakeRun):
        def __exit__(self, *_: object) -> None:
            output.parent.rename(later.parent)

    class Renames(FakeLLM):
        def open_run(self) -> FakeRun:
            return RenamesAtItsEnd(self)

    options = ["run-batch", "-i", str(files.input), "--no-progress", "-o"]
    with monkeypatch.context() as spoiled:
        spoiled.setattr(sys.modules["xlaengine.llm"], "LLM", Renames)
        assert status(*options, str(output)) == 1
    told = f"error: the folder {output.parent} was renamed or moved while this run wrote the output file out.jsonl in it; its "
    err = capsys.readouterr().err
    assert err.startswith(told)
    assert err.endswith(f" bytes are in {later}: move the folder back, or name that as the output, and give --resume\n")
    assert status(*options, str(later), "--resume") == 0
    assert len(contents(later)) == 2


def test_an_input_that_changed_gets_no_advice_to_resume(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Changing(FakeLLM):
        def open_run(self) -> FakeRun:
            files.input.write_bytes(b"")
            return super().open_run()

    monkeypatch.setattr(sys.modules["xlaengine.llm"], "LLM", Changing)
    assert status(*files.options, "--no-progress") == 1
    err = capsys.readouterr().err
    assert "changed while it was read" in err
    assert "To go on: " not in err


def test_no_other_file_is_left_beside_the_output(files: SimpleNamespace) -> None:
    assert status(*files.options) == 0
    assert sorted(path.name for path in files.output.parent.iterdir()) == ["in.jsonl", "out.jsonl", "out.jsonl.manifest.json"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_is_told_with_the_name_of_the_file(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*files.options[:-1], "/dev/full", "--no-progress") == 1
    assert capsys.readouterr().err == "error: the output /dev/full cannot be written: No space left on device\n"


@pytest.mark.parametrize("name", ["a" * 300, "loop", "../gone/out.jsonl"])
def test_an_output_that_no_file_can_be_is_status_2_in_one_line(
    files: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """Too long a name, a link to itself, and a name in a working directory that has been deleted."""
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    if name.startswith(".."):
        folder.rmdir()
    (tmp_path / "loop").symlink_to("loop")
    assert status(*files.options[:-1], str(tmp_path / name) if "/" not in name else name, "--no-progress") == 2
    err = capsys.readouterr().err
    assert err.startswith("error: the output file ")
    assert " cannot be written: " in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("stream", ["stdin", "stdout"])
def test_a_standard_stream_that_is_closed_is_told(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], stream: str
) -> None:
    monkeypatch.setattr(sys, stream, None)
    given, output = ("-", files.output) if stream == "stdin" else (files.input, "-")
    assert status("run-batch", "-i", str(given), "-o", str(output)) == 2
    assert (
        capsys.readouterr().err
        == {
            "stdin": "error: cannot read standard input: it is closed\n",
            "stdout": "error: the output cannot be written: standard output is closed\n",
        }[stream]
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_no_room_for_a_copy_of_standard_input_is_told_with_its_folder(
    files: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(GOOD)))
    monkeypatch.setattr("xlaengine.batch.source.tempfile.TemporaryFile", partial(Path("/dev/full").open, "r+b", buffering=0))
    monkeypatch.setenv("TMPDIR", "/full")
    assert status("run-batch", "-i", "-", "-o", str(files.output)) == 1
    told = "standard input is read twice, and its copy in /full cannot be written: No space left on device; TMPDIR in the environment names"
    assert capsys.readouterr().err.startswith(f"error: {told} another folder: ")


def test_ignored_hangup_stays_ignored(files: SimpleNamespace) -> None:
    files.input.write_bytes(b"".join(b'{"prompt": "%d", "max_tokens": 9, "ignore_eos": true}\n' % i for i in range(8)))
    process = fake_process(files.options, ignored={signal.SIGHUP}, env=os.environ | {"FAKE_STEP_SECONDS": "0.02"})
    while not files.output.exists():
        assert process.poll() is None
        time.sleep(0.005)
    process.send_signal(signal.SIGHUP)
    process.communicate()
    assert process.returncode == 0


def test_reader_that_goes_away_is_a_failed_run_in_one_line(files: SimpleNamespace) -> None:
    files.input.write_bytes(b"".join(b'{"prompt": "%d"}\n' % i for i in range(300)))
    process = fake_process(["run-batch", "-i", str(files.input), "-o", "-", "--no-progress"], stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    with process.stderr:
        err = process.stderr.read()
    assert process.wait() == 1
    assert err == "error: the reader of the output has gone: 0 lines were written\n"


def test_output_piped_into_head_ends_in_one_line(files: SimpleNamespace) -> None:
    files.input.write_bytes(b"".join(b'{"prompt": "%d"}\n' % i for i in range(300)))
    environment = os.environ | {"FAKE_STEP_SECONDS": "0.002"}
    process = fake_process(["run-batch", "-i", str(files.input), "-o", "-", "--no-progress"], stdout=subprocess.PIPE, env=environment)
    head = subprocess.run(["head", "-n", "2"], stdin=process.stdout, stdout=subprocess.PIPE, check=True)
    assert process.stdout is not None
    process.stdout.close()
    err = process.communicate()[1]
    assert process.returncode == 1
    assert [json.loads(line)["error"] for line in head.stdout.splitlines()] == [None, None]
    assert err.startswith("error: the reader of the output has gone: ")
    assert err.count("\n") == 1


def test_pipe_with_a_name_whose_reader_goes_away_ends_in_one_line(files: SimpleNamespace, tmp_path: Path) -> None:
    files.input.write_bytes(b"".join(b'{"prompt": "%d"}\n' % i for i in range(300)))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    process = fake_process(["run-batch", "-i", str(files.input), "-o", str(pipe), "--no-progress"])
    with pipe.open("rb") as reader:
        assert reader.readline().endswith(b"\n")
    err = process.communicate()[1]
    assert process.returncode == 1
    assert err.startswith("error: the reader of the output has gone: ")
    assert err.count("\n") == 1


def test_an_input_that_is_a_link_to_itself_is_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (loop := tmp_path / "loop").symlink_to("loop")
    assert status("run-batch", "-i", str(loop), "-o", str(tmp_path / "out.jsonl")) == 2
    assert capsys.readouterr().err == f"error: cannot read the input file {loop}: Too many levels of symbolic links\n"
