"""One model in two processes of two devices each, on this machine: the lines of one process, and what happens when one is lost."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.batch.conftest import contents
from tests.children import inherited_signals
from tests.conftest import FIXTURES

ROOT = Path(__file__).parents[1]
PROCESSES, DEVICES = 2, 2
NOTICED = 10
"""Seconds."""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def job(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an input, and the output ``alone.jsonl`` of one process with one device."""
    folder = tmp_path_factory.mktemp("processes")
    lines = (
        {"prompt": [1 + i, 5, 9, 2 * i + 3], "max_tokens": 30, "temperature": 0.7 * (i % 2), "ignore_eos": True, "logprobs": 2}
        for i in range(24)
    )
    (folder / "in.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert ended(start(folder, "alone.jsonl", processes=1)) == [0]
    return folder


def start(folder: Path, output: str, *more: str, processes: int = PROCESSES) -> Sequence[subprocess.Popen]:
    """The same command in each process; the last is process 0."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    command = [
        *(sys.executable, "-m", "xlaengine", "run-batch", "-i", str(folder / "in.jsonl"), "-o", str(folder / output)),
        *("--model", str(FIXTURES / "llama3"), "--max-model-len", "64", "--max-num-seqs", "4", "--no-progress", *more),
    ]
    environment = dict(os.environ)
    environment.pop("XLA_FLAGS", None)
    started = []
    for number in reversed(range(processes)):
        company: list[str] = []
        if processes > 1:
            environment["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={DEVICES}"
            company = ["--coordinator", f"127.0.0.1:{port}", "--num-processes", str(processes), "--process-id", str(number)]
        with inherited_signals():
            started.append(
                subprocess.Popen(command + company, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            )
    return started


def ended(started: Sequence[subprocess.Popen]) -> list[int]:
    """Exit statuses, after all have ended. None has written on standard output."""
    said = [process.communicate() for process in started]
    assert [out for out, _ in said] == [""] * len(said)
    assert all(process.returncode in (0, -signal.SIGKILL) for process in started), said
    return [process.returncode for process in started]


def test_two_processes_give_the_lines_of_one(job: Path) -> None:
    assert ended(start(job, "two.jsonl")) == [0, 0]
    assert contents(job / "two.jsonl") == contents(job / "alone.jsonl")


@pytest.mark.parametrize("victim", range(PROCESSES))
def test_a_lost_process_ends_the_others_and_a_resume_completes(job: Path, victim: int) -> None:
    output = job / f"lost.{victim}.jsonl"
    started = dict(zip(reversed(range(PROCESSES)), start(job, output.name), strict=True))
    while not output.exists() or output.read_bytes().count(b"\n") < 3:
        assert [process.poll() for process in started.values()] == [None, None]
        time.sleep(0.01)
    started[victim].send_signal(signal.SIGKILL)
    began = time.monotonic()
    survivor = started[1 - victim]
    _, said = survivor.communicate(timeout=60)
    assert time.monotonic() - began < NOTICED
    assert survivor.returncode == 1
    assert f"error: process {victim} of 2 was lost. " in said
    assert "start all processes again, run-batch with --resume" in said
    assert 3 <= output.read_bytes().count(b"\n") < 24
    assert ended([started[victim]]) == [-signal.SIGKILL]
    assert ended(start(job, output.name, "--resume")) == [0, 0]
    assert contents(output) == contents(job / "alone.jsonl")


def test_a_signal_to_all_processes_stops_the_run_as_in_one(job: Path) -> None:
    output = job / "stopped.jsonl"
    started = start(job, output.name)
    while not output.exists() or output.read_bytes().count(b"\n") < 3:
        assert [process.poll() for process in started] == [None, None]
        time.sleep(0.01)
    for process in started:
        process.send_signal(signal.SIGINT)
    said = [process.communicate(timeout=60)[1] for process in started]
    assert [process.returncode for process in started] == [1, 1]
    assert "stopped: " in said[-1]
    assert "To go on: " in said[-1]
    assert not [text for text in said if "error: " in text]
