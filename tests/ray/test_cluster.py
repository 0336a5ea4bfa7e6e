"""Jobs on a cluster of this machine: the lines of one engine, whatever happens to the workers."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.batch.conftest import contents
from tests.cli.running import ROOT
from xlaengine import LLM, SamplingParams

pytest.importorskip("ray.data", reason="Ray Data is not installed: pip install 'xlaengine[ray]'", exc_type=ImportError)

import pyarrow as pa
import pyarrow.parquet as pq
import ray

from xlaengine.batch.errors import RunError
from xlaengine.batch.lines import BatchRequest
from xlaengine.batch.service import Facts
from xlaengine.control.intake import derived_seed
from xlaengine.ray import complete, map_completions
from xlaengine.ray.cluster import LOCAL, connected
from xlaengine.ray.pool import through_pool
from xlaengine.ray.worker import unlike

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

SMALL: dict[str, Any] = {"model": "tiny", "max_num_seqs": 3, "max_model_len": 128}
FACTS = Facts("m", "f", "t", {"seed": 0}, True, {"kernels": "native", "jax": "0.10.2"})


def prompts(count: int) -> list[dict[str, Any]]:
    return [
        {"custom_id": f"p{i}", "prompt": f"Enter {i} lords", "max_tokens": 5 + 7 * i % 40, "logprobs": 2, "temperature": i % 2}
        | {"ignore_eos": True}
        for i in range(count)
    ]


def command(data: Path, output: Path, *more: str, slots: int = 8) -> list[str]:
    return [
        *(sys.executable, "-m", "xlaengine", "run-batch", "--model", "tiny", "-i", str(data), "-o", str(output)),
        *("--max-num-seqs", str(slots), "--max-model-len", "128", *more),
    ]


class Running:
    """A job whose processes can be told from those of others."""

    def __init__(self, argv: list[str], output: Path):
        self._mark = f"XLAENGINE_TEST={uuid.uuid4()}"
        name, value = self._mark.split("=")
        self.process = subprocess.Popen(argv, cwd=ROOT, env=os.environ | {name: value}, stderr=subprocess.PIPE, text=True)
        self._output = output

    def workers(self) -> list[int]:
        return [int(found.parent.name) for found in Path("/proc").glob("[0-9]*/cmdline") if self._is_worker(found)]

    def _is_worker(self, found: Path) -> bool:
        try:
            named = b"MapWorker" in found.read_bytes()
            return named and self._mark.encode() in found.with_name("environ").read_bytes()
        except OSError:  # it has ended, or is another user's
            return False

    def wait_for(self, lines: int) -> None:
        while not self._output.exists() or self._output.read_bytes().count(b"\n") < lines:
            assert self.process.poll() is None, self.process.communicate()[1]
            time.sleep(0.01)


@pytest.mark.slow
def test_a_job_whose_workers_are_killed_is_the_job_of_one_process(tmp_path: Path) -> None:
    data, whole, output = (tmp_path / name for name in ("in.jsonl", "whole.jsonl", "out.jsonl"))
    lines = [json.dumps(prompt) for prompt in prompts(300)]
    lines[41] = '{"custom_id": "bad", "prompt": 5}'
    data.write_text("".join(line + "\n" for line in lines))
    assert subprocess.run(command(data, whole), cwd=ROOT, capture_output=True).returncode == 3
    job = Running(command(data, output, "--ray", LOCAL, "--num-workers", "4"), output)
    for at in (30, 110):
        job.wait_for(at)
        os.kill(random.choice(job.workers()), signal.SIGKILL)
    said = job.process.communicate()[1]
    assert job.process.returncode == 3, said
    assert "a worker died" in said
    assert output.read_bytes().count(b"\n") == 300
    assert contents(output) == contents(whole)


@pytest.mark.slow
@pytest.mark.parametrize("later", [("--ray", LOCAL, "--num-workers", "2"), ()], ids=["with", "without"])
def test_a_job_that_is_killed_goes_on_with_or_without_a_cluster(tmp_path: Path, later: tuple[str, ...]) -> None:
    data, whole, output = (tmp_path / name for name in ("in.jsonl", "whole.jsonl", "out.jsonl"))
    data.write_text("".join(json.dumps(prompt) + "\n" for prompt in prompts(200)))
    subprocess.run(command(data, whole, slots=2), cwd=ROOT, check=True, capture_output=True)
    job = Running(command(data, output, "--ray", LOCAL, "--num-workers", "2", slots=2), output)
    job.wait_for(20)
    job.process.kill()
    job.process.communicate()
    left = output.read_bytes().count(b"\n")
    assert left < 200
    subprocess.run(command(data, output, "--resume", *later, slots=2), cwd=ROOT, check=True, capture_output=True)
    assert output.read_bytes().count(b"\n") == 200
    assert contents(output) == contents(whole)
    fixed = [json.loads(Path(f"{path}.manifest.json").read_bytes())["fixed"] for path in (output, whole)]
    assert fixed[0] == fixed[1]


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    with connected(LOCAL):
        yield


@pytest.fixture(scope="module")
def llm() -> Iterator[LLM]:
    with LLM(**SMALL) as made:
        yield made


def expected(llm: LLM, row: dict[str, Any]) -> tuple[str, list[int]]:
    """Of the request alone, in this process."""
    given = dict(row["sampling_params"])
    given["seed"] = given.get("seed") or derived_seed(0, row.get("custom_id") or f"line-{row['line']}")
    output = llm.generate(row["prompt"], SamplingParams(**given))[0].outputs[0]
    return output.text, list(output.token_ids)


def sampled(count: int) -> list[dict[str, Any]]:
    return [
        {"prompt": f"Enter {i} lords", "line": i + 1, "sampling_params": {"max_tokens": 3 + i % 5, "temperature": 1.0}}
        for i in range(count)
    ]


@pytest.mark.slow
def test_rows_of_a_dataset_get_what_each_gets_alone(cluster: None, llm: LLM) -> None:
    rows = sampled(30)
    rows[7]["prompt"] = ""
    rows[8]["sampling_params"]["seed"] = 11
    dataset = ray.data.from_items(rows, override_num_blocks=4)
    done = map_completions(dataset, num_workers=2, batch_size=5, num_cpus=0.5, **SMALL).take_all()
    assert sorted(row["line"] for row in done) == list(range(1, 31))
    for row in done:
        if row["line"] == 8:
            assert "prompt is empty" in row["__inference_error__"]
            assert row["generated_text"] is None
            continue
        text, tokens = expected(llm, rows[row["line"] - 1])
        assert (row["generated_text"], list(row["generated_tokens"]), row["num_generated_tokens"]) == (text, tokens, len(tokens))
        assert row["num_input_tokens"] == len(row["prompt_token_ids"])
        assert row["__inference_error__"] == ""


@pytest.mark.slow
@pytest.mark.parametrize(("source", "target"), [("in.jsonl", "out.jsonl"), ("in.parquet", "out.parquet"), ("in.parquet", "out.jsonl")])
def test_a_file_s_rows_come_back_in_their_order(cluster: None, llm: LLM, tmp_path: Path, source: str, target: str) -> None:
    rows = [row | {"title": f"t{row['line']}"} for row in sampled(20)]
    given = [{name: value for name, value in row.items() if name != "line"} for row in rows]
    if source.endswith("parquet"):
        pq.write_table(pa.Table.from_pylist(given), tmp_path / source)
    else:
        (tmp_path / source).write_text("".join(json.dumps(row) + "\n" for row in given))
    done = complete(tmp_path / source, tmp_path / target, num_workers=2, **SMALL)
    assert (done.rows, done.failed) == (20, 0)
    written = tmp_path / target
    found = pq.read_table(written).to_pylist() if target.endswith("parquet") else [json.loads(line) for line in written.open()]
    assert [row["title"] for row in found] == [row["title"] for row in rows]
    assert [(row["generated_text"], row["generated_tokens"]) for row in found] == [expected(llm, row) for row in rows]


@pytest.mark.slow
def test_a_column_that_the_first_row_lacks_is_kept(cluster: None, tmp_path: Path) -> None:
    (tmp_path / "in.jsonl").write_text('{"prompt": "a"}\n{"prompt": "b", "title": "t"}\n')
    complete(tmp_path / "in.jsonl", tmp_path / "out.parquet", **SMALL)
    assert pq.read_table(tmp_path / "out.parquet")["title"].to_pylist() == [None, "t"]


@pytest.mark.slow
def test_a_line_that_is_no_row_is_an_error_row_in_its_place(cluster: None, tmp_path: Path) -> None:
    (tmp_path / "in.jsonl").write_text('{"prompt": "a"}\n\n{\n{"prompt": "b", "line": 1}\n')
    done = complete(tmp_path / "in.jsonl", tmp_path / "out.jsonl", **SMALL)
    assert (done.rows, done.failed) == (3, 1)
    found = [json.loads(line) for line in (tmp_path / "out.jsonl").open()]
    assert [row["__inference_error__"] for row in found] == ["", "the line must be a JSON object", ""]
    assert found[1]["line"] == 3


class Fatal:
    """Kills its process at one line, as a crash in native code does."""

    def __call__(self, batch: pa.Table) -> pa.Table:
        if 4 in batch["line"].to_pylist():
            os.kill(os.getpid(), signal.SIGKILL)
        return batch


class Late:
    """Is killed while it starts, until three have been."""

    def __init__(self, folder: str):
        killed = len(os.listdir(folder))
        if killed < 3:
            Path(folder, str(os.getpid())).touch()
            os.kill(os.getpid(), signal.SIGKILL)

    def __call__(self, batch: pa.Table) -> pa.Table:
        return batch


class Unable:
    def __init__(self) -> None:
        raise ValueError("there is no such model")


@pytest.mark.slow
def test_a_worker_that_is_killed_while_it_starts_is_started_again(cluster: None, tmp_path: Path) -> None:
    done = through_pool(Late, {"folder": str(tmp_path)}, requests_of(6), 2, 1)
    assert sorted(line for table in done for line in table["line"].to_pylist()) == [1, 2, 3, 4, 5, 6]
    assert len(os.listdir(tmp_path)) >= 3


@pytest.mark.slow
def test_a_worker_that_cannot_start_ends_the_run(cluster: None) -> None:
    with pytest.raises(RunError, match=r"^a worker could not start: ValueError: there is no such model$"):
        list(through_pool(Unable, {}, requests_of(6), 2, 1))


def requests_of(count: int) -> list[BatchRequest]:
    return [BatchRequest(line, f"c{line}", "a", None, SamplingParams()) for line in range(1, count + 1)]


@pytest.mark.slow
def test_a_line_that_kills_every_worker_ends_the_run(cluster: None) -> None:
    with pytest.raises(RunError, match="workers died 6 times at the same lines: The actor "):
        list(through_pool(Fatal, {}, requests_of(6), 2, 1))


def test_a_worker_with_another_model_is_refused_and_one_on_another_machine_described() -> None:
    assert unlike(FACTS, FACTS, "host") is None
    other = replace(FACTS, recorded=FACTS.recorded | {"jax": "0.11"})
    assert unlike(other, FACTS, "host") == '{"kernels": "native", "jax": "0.11"}'
    with pytest.raises(RuntimeError, match="the worker on host differs from the first one in model_fingerprint"):
        unlike(replace(FACTS, model_fingerprint="g"), FACTS, "host")
