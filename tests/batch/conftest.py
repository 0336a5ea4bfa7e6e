"""A job on the fake engine, in this process."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.batch.fake_cli import check_requests
from tests.batch.fake_llm import FakeLLM, fake_at_hand
from xlaengine.batch.interface import Job, Summary
from xlaengine.batch.job import run_batch
from xlaengine.cli.progress import Notes
from xlaengine.cli.run_batch import follow
from xlaengine.config import Settings
from xlaengine.config.settings import OPTIONS


class Recorder(Notes):
    """Keeps the notes instead of printing them."""

    def __init__(self) -> None:
        super().__init__(Console(quiet=True))
        self.notes: list[str] = []

    def note(self, message: str) -> None:
        self.notes.append(message)


def done(lines: Generator[bool, None, Summary]) -> Summary:
    """A job from its begin to its end."""
    return follow(lines, Recorder())


class Bench:
    """Input and output files in a folder, and jobs on them."""

    def __init__(self, folder: Path):
        self.input, self.output = folder / "in.jsonl", folder / "out.jsonl"
        self.display = Recorder()

    def write(self, *lines: dict[str, Any] | str | bytes) -> None:
        data = [json.dumps(x).encode() if isinstance(x, dict) else x.encode() if isinstance(x, str) else x for x in lines]
        self.input.write_bytes(b"".join(line + b"\n" for line in data))

    def run(self, make_llm: Any = FakeLLM, **options: Any) -> Summary:
        settings = Settings(**{"max_num_seqs": 3} | {name: options.pop(name) for name in OPTIONS if name in options})
        job = Job(**{"input_file": str(self.input), "output_file": str(self.output), "settings": settings} | options)
        self.display = Recorder()
        return done(run_batch(job, self.display, make_llm, check_requests))

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.output.read_bytes().splitlines()]

    def by_id(self) -> dict[str, Any]:
        """Returns what must be equal between two runs: everything but ids and times. Fails if an id occurs twice."""
        return contents(self.output)


def contents(output: Path) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for line in map(json.loads, output.read_bytes().splitlines()):
        del line["id"]
        if line["response"]:
            del line["response"]["request_id"], line["response"]["body"]["id"], line["response"]["body"]["created"]
        assert line["custom_id"] not in found
        found[line["custom_id"]] = line
    return found


@pytest.fixture(scope="session", autouse=True)
def every_model_is_at_hand() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("xlaengine.batch.manifest.at_hand", fake_at_hand)
        yield


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


@pytest.fixture
def mixed(bench: Bench) -> Bench:
    """Forty requests of staggered lengths, two invalid lines among them."""
    lines: list[dict[str, Any] | str] = [
        {"custom_id": f"r{i}", "prompt": f"prompt {i}", "max_tokens": 1 + (7 * i) % 23, "ignore_eos": True, "return_token_ids": True}
        for i in range(40)
    ]
    lines[11:11] = ['{"torn": ']
    lines[23:23] = [{"custom_id": "bad", "prompt": "x", "max_tokens": 0}]
    bench.write(*lines)
    return bench
