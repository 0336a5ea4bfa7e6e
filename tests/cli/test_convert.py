"""``xlaengine convert`` writes what ``--model`` takes."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.children import inherited_signals
from tests.cli.running import status
from tests.conftest import FIXTURES, LLM_SETTINGS
from xlaengine import LLM, SamplingParams


def test_model_that_is_none_is_status_2_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("convert", "nothing", str(tmp_path / "out")) == 2
    err = capsys.readouterr().err
    assert err.startswith("error: no model 'nothing'")
    assert err.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_directory_that_cannot_be_written_is_status_2_before_the_model_is_looked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert status("convert", "nothing", "/proc/out") == 2
    assert capsys.readouterr().err.startswith("error: the checkpoint directory /proc/out cannot be written: /proc takes no new file")


def test_an_output_inside_the_model_is_status_2_and_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model = tmp_path / "model"
    shutil.copytree(FIXTURES / "llama3", model)
    before = sorted(path.name for path in model.iterdir())
    (tmp_path / "link").symlink_to(model)
    assert status("convert", str(model), str(tmp_path / "link" / "converted"), "--no-progress") == 2
    assert "link/converted is inside the model" in capsys.readouterr().err
    assert sorted(path.name for path in model.iterdir()) == before


def test_a_directory_with_files_is_status_2_and_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").write_text("x")
    assert status("convert", "tiny", str(tmp_path), "--no-progress") == 2
    assert capsys.readouterr().err == f"error: {tmp_path} exists already; name a new directory\n"
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("mine", "x")]


def test_a_damaged_tokenizer_is_named_and_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model, out = tmp_path / "model", tmp_path / "out"
    shutil.copytree(FIXTURES / "llama3", model)
    (model / "tokenizer.json").write_text("{}")
    assert status("convert", str(model), str(out)) == 2
    assert capsys.readouterr().err.startswith(f"error: {model}/tokenizer.json lacks model, the tokenizer's vocabulary")
    assert not out.exists()


def test_a_model_without_tokenizer_is_written_without_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model, out = tmp_path / "model", tmp_path / "out"
    shutil.copytree(FIXTURES / "llama3", model, ignore=shutil.ignore_patterns("tokenizer*"))
    assert status("convert", str(model), str(out), "--no-progress") == 0
    assert capsys.readouterr().err == f"{model} -> {out}, without a tokenizer: the model has none\n"
    assert not (out / "tokenizer").exists()
    with LLM(str(out), **LLM_SETTINGS) as llm:
        assert len(llm.generate([5, 6], SamplingParams(temperature=0, max_tokens=3, ignore_eos=True))[0].outputs[0].token_ids) == 3


WRITES_ON = """
import errno, sys, threading, time
from contextlib import suppress

from xlaengine.cli.main import main
from xlaengine.models.checkpoint import orbax_store


def save(directory, tree):
    def write():
        while time.monotonic() < until:
            with suppress(OSError):
                directory.mkdir(exist_ok=True)
                (directory / "part").write_bytes(b"x")

    fails = sys.argv[2] == "fails"
    until = time.monotonic() + (0.5 if fails else 60)
    threading.Thread(target=write, daemon=True).start()
    print("writing", flush=True)
    if fails:
        raise OSError(errno.ENOSPC, "No space left on device")
    time.sleep(60)


orbax_store._save = save
main(["convert", "tiny", sys.argv[1], "--no-progress"])
"""


@pytest.mark.parametrize("number", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.slow)])
def test_a_signal_leaves_nothing_while_threads_write_on(number: signal.Signals, tmp_path: Path) -> None:
    with inherited_signals():
        command = [sys.executable, "-c", WRITES_ON, str(tmp_path / "out"), "waits"]
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with running:
        assert running.stdout is not None
        assert running.stdout.readline() == "writing\n"
        running.send_signal(number)
        _, err = running.communicate(timeout=30)
    assert (running.returncode, err, list(tmp_path.iterdir())) == (128 + number, "", [])


def test_a_disk_that_fills_up_leaves_nothing_while_threads_write_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = subprocess.run([sys.executable, "-c", WRITES_ON, str(out), "fails"], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (1, f"error: {out} cannot be written: No space left on device\n")
    assert list(tmp_path.iterdir()) == []


STOPS = """
import os, signal, sys
from xlaengine.cli.stop import ends_at_once

def clean():
    print("cleaned", flush=True)
    raise RuntimeError("reentrant call")

if sys.argv[1] == "ignored":
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
with ends_at_once(clean):
    os.kill(os.getpid(), signal.SIGHUP)
    print("goes on", flush=True)
"""


@pytest.mark.parametrize(("how", "ended"), [("ignored", (0, "goes on\n")), ("heard", (128 + signal.SIGHUP, "cleaned\n"))])
def test_a_signal_ends_a_command_even_if_it_cannot_clean_up_unless_it_is_ignored(how: str, ended: tuple[int, str]) -> None:
    with inherited_signals():
        done = subprocess.run([sys.executable, "-c", STOPS, how], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (*ended, "")
