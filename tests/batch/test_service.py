"""A service needs no more than facts, answers and metrics; a job that would look into its engine is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.batch.conftest import Bench, Recorder, contents, done
from tests.batch.fake_cli import check_requests
from tests.batch.fake_llm import FakeLLM
from tests.batch.test_job import never
from xlaengine.batch.errors import UsageError
from xlaengine.batch.interface import Display, Job
from xlaengine.batch.job import run_batch
from xlaengine.batch.lines import BadLine, BatchRequest
from xlaengine.batch.manifest import differences, digest_of, manifest_path, read_manifest
from xlaengine.batch.one_engine import OneEngine
from xlaengine.batch.service import Answer, Facts
from xlaengine.config import Settings


class Elsewhere:
    """A `Service`, and no more than that."""

    def __init__(self, inner: OneEngine):
        self._inner = inner

    @property
    def facts(self) -> Facts:
        return self._inner.facts

    def answers(self, lines: Iterator[BatchRequest | BadLine]) -> Iterator[Answer]:
        return self._inner.answers(lines)

    def metrics(self) -> dict[str, Any]:
        return self._inner.metrics()


class OfTwoMachines(Elsewhere):
    """Every third line was computed by another engine."""

    SECOND: ClassVar = {"device": "Slide rule", "jax": "0.11"}

    def answers(self, lines: Iterator[BatchRequest | BadLine]) -> Iterator[Answer]:
        for answer in super().answers(lines):
            yield replace(answer, engine=self.SECOND) if answer.line % 3 == 0 else answer


@contextmanager
def opened(job: Job, settings: Settings, display: Display) -> Iterator[Elsewhere]:
    with FakeLLM(**settings.as_arguments()) as llm:
        yield Elsewhere(OneEngine(job, llm, check_requests))  # pyright: ignore


def run(bench: Bench, **options: Any) -> Any:
    job = Job(input_file=str(bench.input), output_file=str(bench.output), settings=Settings(max_num_seqs=3), **options)
    return done(run_batch(job, Recorder(), never, check_requests, open_service=opened))


def test_a_service_without_an_engine_at_hand_does_the_job(mixed: Bench) -> None:
    mixed.run()
    plain = contents(mixed.output)
    mixed.output.unlink()
    assert run(mixed).completed == 40
    assert contents(mixed.output) == plain


def test_the_manifest_has_each_engine_that_answered(mixed: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "Elsewhere", OfTwoMachines)
    assert run(mixed).completed == 40
    manifest = read_manifest(mixed.output)
    assert manifest.also == [OfTwoMachines.SECOND | {"model": manifest.recorded["model"]}]
    assert manifest.output_sha256 == digest_of(mixed.output)
    assert not manifest_path(mixed.output).with_name(f"{manifest_path(mixed.output).name}.kept").exists()
    assert "model" not in {difference.split()[0] for difference in differences({"out": manifest.runs})}


@pytest.mark.parametrize("options", [{"verify_reference": 3}, {"profile_dir": Path("profile")}])
def test_looking_into_its_engine_is_refused_before_anything_is_written(mixed: Bench, options: dict[str, Any]) -> None:
    with pytest.raises(UsageError, match="need the engine in this process"):
        run(mixed, **options)
    assert not mixed.output.exists()
