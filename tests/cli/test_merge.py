"""``run-batch --shard`` and ``merge`` as a user meets them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.batch.conftest import contents
from tests.cli.running import ROOT, status


def test_shards_merge_with_status_3_if_a_line_failed(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    files.input.write_bytes(files.input.read_bytes() + b"{\n")
    folder = files.output.parent
    parts = [str(folder / f"out.{i}.jsonl") for i in (1, 2)]
    assert [status("run-batch", "-i", str(files.input), "-o", part, "--shard", f"{i}/2") for i, part in enumerate(parts, 1)] == [3, 0]
    capsys.readouterr()
    assert status("merge", *parts, "-o", str(files.output), "--no-progress") == 3
    assert capsys.readouterr().err == f"3 lines from 2 outputs, 1 of them failed -> {files.output}\n"
    assert len(contents(files.output)) == 3


def test_a_missing_shard_is_status_2_in_one_line(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    part = str(files.output.with_name("out.1.jsonl"))
    assert status("run-batch", "-i", str(files.input), "-o", part, "--shard", "1/2") == 0
    capsys.readouterr()
    assert status("merge", part, "-o", str(files.output), "--no-progress") == 2
    assert capsys.readouterr().err == "error: 1 of 2 lines are there: there is no output of shard 2/2\n"
    assert not files.output.exists()


def test_one_output_of_one_line_is_not_named_in_the_plural(files: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    files.input.write_bytes(files.input.read_bytes().splitlines(keepends=True)[0])
    assert status(*files.options) == 0
    capsys.readouterr()
    merged = files.output.with_name("merged.jsonl")
    assert status("merge", str(files.output), "-o", str(merged), "--no-progress") == 0
    assert capsys.readouterr().err == f"1 line from 1 output -> {merged}\n"


@pytest.mark.parametrize("shard", ["3/2", "0/2", "2"])
def test_a_wrong_shard_is_status_2_without_loading(files: SimpleNamespace, capsys: pytest.CaptureFixture[str], shard: str) -> None:
    assert status(*files.options, "--shard", shard) == 2
    words = " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert "'--shard'" in words
    assert f"shard '{shard}' is not i/N with 1 <= i <= N" in words


@pytest.mark.slow
def test_a_job_in_three_shards_of_which_one_is_killed_is_the_job_of_one_machine(tmp_path: Path) -> None:
    data = tmp_path / "in.jsonl"
    prompts = [{"custom_id": f"p{i}", "prompt": f"Enter {i} lords", "max_tokens": 5 + 7 * i % 40, "logprobs": 2} for i in range(60)]
    data.write_text("".join(json.dumps(prompt | {"ignore_eos": True, "temperature": i % 2}) + "\n" for i, prompt in enumerate(prompts)))

    def command(output: str, *more: str) -> list[str]:
        return [
            *(sys.executable, "-m", "xlaengine", "run-batch", "--model", "tiny", "-i", str(data), "-o", str(tmp_path / output)),
            *("--max-num-seqs", "3", "--max-model-len", "128", *more),
        ]

    def run(output: str, *more: str) -> None:
        subprocess.run(command(output, *more), check=True, cwd=ROOT, env=os.environ, capture_output=True)

    run("whole.jsonl")
    for shard in (1, 3):
        run(f"out.{shard}.jsonl", "--shard", f"{shard}/3")
    second = tmp_path / "out.2.jsonl"
    killed = subprocess.Popen(command("out.2.jsonl", "--shard", "2/3"), cwd=ROOT, stderr=subprocess.DEVNULL)
    while not second.exists() or second.read_bytes().count(b"\n") < 4:
        assert killed.poll() is None
        time.sleep(0.001)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    again = tmp_path / "out.2.again.jsonl"
    again.write_bytes(second.read_bytes())
    again.with_name(again.name + ".manifest.json").write_bytes(second.with_name(second.name + ".manifest.json").read_bytes())
    run("out.2.jsonl", "--shard", "2/3", "--resume")
    parts = [str(tmp_path / f"out.{name}.jsonl") for name in ("1", "2", "2.again", "3")]
    assert status("merge", *parts, "-o", str(tmp_path / "merged.jsonl")) == 0
    assert contents(tmp_path / "merged.jsonl") == contents(tmp_path / "whole.jsonl")
