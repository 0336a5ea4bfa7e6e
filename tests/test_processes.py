"""One model in two processes of two devices each, on this machine: the lines of one process, and what happens when one is lost."""

from __future__ import annotations

import json
import math
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
from tests.conftest import FIXTURES, kernels_of_users
from xlaengine.models.checkpoint.readers import SafetensorsReader

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
    assert ended(start(folder, "alone.jsonl", processes=1, devices=1)) == [0]
    return folder


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def start(
    folder: Path,
    output: str,
    *more: str,
    processes: int = PROCESSES,
    devices: int = DEVICES,
    model: str = "llama3",
    xla: bool = False,
    numbers: Sequence[int] = (),
    of_last: Sequence[str] = (),
) -> Sequence[subprocess.Popen]:
    """The same command in each process; the last is process 0.

    Args:
        devices: of each process.
        xla: with XLA's kernels.
        numbers: the processes' numbers, if these are not all that there are.
        of_last: more options, of the last process alone.
    """
    numbers = numbers or tuple(reversed(range(processes)))
    processes = len(numbers)
    port = free_port()
    command = [
        *(sys.executable, "-m", "xlaengine", "run-batch", "-i", str(folder / "in.jsonl"), "-o", str(folder / output)),
        *("--model", str(FIXTURES / model), "--max-model-len", "64", "--max-num-seqs", "4", "--no-progress", *more),
    ]
    environment = dict(os.environ)
    environment["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={devices}"
    if xla:
        environment["XLAENGINE_NATIVE"] = "0"
    started = []
    for place, number in enumerate(numbers, 1):
        company = [*of_last] if place == processes else []
        if processes > 1:
            company += ["--coordinator", f"127.0.0.1:{port}", "--num-processes", str(processes), "--process-id", str(number)]
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


@pytest.mark.parametrize(("model", "devices"), [("llama3", 4), ("mixtral", 1), ("qwen3_5", 1)])
def test_other_models_and_numbers_of_devices_give_the_lines_of_one(job: Path, model: str, devices: int) -> None:
    """Eight devices, experts, and a hybrid."""
    assert ended(start(job, f"{model}.one.jsonl", processes=1, devices=1, model=model)) == [0]
    assert ended(start(job, f"{model}.two.jsonl", devices=devices, model=model)) == [0, 0]
    assert contents(job / f"{model}.two.jsonl") == contents(job / f"{model}.one.jsonl")


def test_with_speculation_two_processes_give_the_lines_of_one(job: Path) -> None:
    metrics, settings = job / "metrics.json", '{"method": "ngram", "prompt_lookup_min": 1, "adaptive": false}'
    assert ended(start(job, "ngram.jsonl", "--speculative-config", settings, "--metrics-file", str(metrics), devices=1)) == [0, 0]
    assert json.loads(metrics.read_text())["spec_verify_passes"] > 0
    assert contents(job / "ngram.jsonl") == contents(job / "alone.jsonl")


def test_with_xlas_kernels_two_processes_give_the_lines_of_two_devices(job: Path) -> None:
    assert ended(start(job, "xla.one.jsonl", "--tensor-parallel-size", "2", processes=1, xla=True)) == [0]
    assert ended(start(job, "xla.two.jsonl", devices=1, xla=True)) == [0, 0]
    assert contents(job / "xla.two.jsonl") == contents(job / "xla.one.jsonl")


READ = """
import json
import sys
from collections import Counter

from xlaengine import LLM
from xlaengine.models.checkpoint.readers import SafetensorsReader

read, rows = SafetensorsReader.read, Counter()


def counted(reader, name, part=()):
    values = read(reader, name, part)
    rows[name] += values.size // values.shape[-1]
    return values


SafetensorsReader.read = counted
model, coordinator, number = sys.argv[1:]
try:
    LLM(model, coordinator=coordinator, num_processes=2, process_id=int(number), max_model_len=64, max_num_seqs=2).close()
finally:
    print(json.dumps(rows))
"""


def test_a_process_reads_the_columns_of_its_devices_alone() -> None:
    """One device each. Vectors, and the embedding that is not a head, are whole on both."""
    coordinator, model = f"127.0.0.1:{free_port()}", FIXTURES / "llama3"
    command = [sys.executable, "-c", READ, str(model), coordinator]
    started = [subprocess.Popen([*command, str(number)], cwd=ROOT, text=True, stdout=subprocess.PIPE) for number in range(2)]
    first, second = (json.loads(process.communicate()[0].splitlines()[-1]) for process in started)
    assert [process.returncode for process in started] == [0, 0]
    whole = {"model.embed_tokens.weight", "model.norm.weight"} | {name for name in first if "layernorm" in name}
    for name, shape in SafetensorsReader(model).names().items():
        rows = math.prod(shape[:-1])
        found = [first.get(name, 0), second.get(name, 0)]
        assert found == [rows, rows] if name in whole else sum(found) == rows, (name, found, rows)
    assert first["lm_head.weight"] == {"native": 2 * 48, "xla": 4 * 17}[kernels_of_users()]  # of 131: panels of 48, or eighths of 17


def refused(*started: subprocess.Popen) -> set[str]:
    """The last message of each process, after all have ended with status 1."""
    said = [process.communicate(timeout=60)[1].strip().splitlines()[-1] for process in started]
    assert [process.returncode for process in started] == [1] * len(started), said
    return set(said)


def test_processes_that_do_not_fit_together_all_end_with_the_same_words(job: Path) -> None:
    """Two of one number, and one with other settings. JAX alone would abort the first of the two, and take the settings."""
    first, second = start(job, "same_number.jsonl", numbers=(1, 1, 0)), start(job, "other.jsonl", of_last=("--max-num-seqs", "2"))
    (why,) = refused(*first)
    assert why.startswith("error: process_id is 1 in two processes, at 127.0.0.1 and at 127.0.0.1: ")
    (why,) = refused(*second)
    assert why.startswith("error: process 1 of 2 cannot follow process 0: max_num_seqs is 4, and in process 0 it is 2. The run ends")


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


@pytest.mark.parametrize(("number", "to_all"), [(signal.SIGINT, True), (signal.SIGTERM, False)])
def test_a_signal_to_process_0_or_to_all_stops_the_run_as_in_one(job: Path, number: int, to_all: bool) -> None:
    output = job / f"stopped.{number}.jsonl"
    started = start(job, output.name)
    while not output.exists() or output.read_bytes().count(b"\n") < 3:
        assert [process.poll() for process in started] == [None, None]
        time.sleep(0.01)
    for process in started if to_all else started[-1:]:
        process.send_signal(number)
    said = [process.communicate(timeout=60)[1] for process in started]
    assert [process.returncode for process in started] == [1, 1]
    assert "stopped: " in said[-1]
    assert "To go on: " in said[-1]
    assert "warning: process 0 was stopped by a signal. The run ends in all processes, " in said[0]
    assert said[0].count("was stopped") == 1
    assert "start all processes again, run-batch with --resume" in said[0]
    assert "process 0" not in said[-1]
    assert not [text for text in said if "error: " in text]
