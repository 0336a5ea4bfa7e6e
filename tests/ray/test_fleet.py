"""Answers of a pool that is not there: each line's is taken once, and what is lost is named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

pytest.importorskip("ray.data", reason="Ray Data is not installed: pip install 'xlaengine[ray]'", exc_type=ImportError)

import pyarrow as pa
from ray.exceptions import RayTaskError, WorkerCrashedError

from tests.batch.conftest import Recorder
from xlaengine.batch.errors import RunError
from xlaengine.batch.interface import Job
from xlaengine.batch.lines import BatchRequest
from xlaengine.batch.output import encode
from xlaengine.batch.service import Answer, Facts
from xlaengine.config import Settings
from xlaengine.ray import fleet
from xlaengine.ray.fleet import Fleet
from xlaengine.ray.worker import ANSWERS, table_of
from xlaengine.types import SamplingParams

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

FACTS = Facts("m", "f", "t", {"seed": 0}, True, {"jax": "0.10.2"})
Given = tuple[int, str, str] | tuple[int, str, str, str]
"""A line, its text, the run that its ids are of, and what its engine is recorded with if it differs from the first one."""


def row(line: int, text: str, ids: str, engine: str | None = None) -> tuple[Any, ...]:
    body = {"id": f"cmpl-{ids}", "created": len(ids), "choices": [{"text": text}]}
    response = {"status_code": 200, "request_id": f"req_{ids}", "body": body}
    data = encode({"id": f"batch_req_{ids}", "custom_id": f"c{line}", "line": line, "response": response, "error": None})
    return line, data, None, 3, "host, process 1", False, engine, 0.5


def made(monkeypatch: pytest.MonkeyPatch, batches: Sequence[Sequence[Given]], workers: int = 4) -> Fleet:
    """A fleet whose pool returns these batches."""

    def pool(*_: Any, **__: Any) -> Iterator[pa.Table]:
        yield from (table_of([row(*given) for given in batch], ANSWERS) for batch in batches)

    monkeypatch.setattr(fleet, "through_pool", pool)
    settings = Settings(max_num_seqs=2)
    job = Job(input_file="in", output_file="out", settings=settings, ray="local", num_workers=workers)
    return Fleet(job, settings, FACTS, Recorder(), 1.0)


def noted(by: Fleet) -> list[str]:
    display = by._display
    assert isinstance(display, Recorder)
    return display.notes


def answers(of: Fleet, lines: int) -> list[Answer]:
    return list(of.answers(iter([BatchRequest(line, f"c{line}", "a", None, SamplingParams()) for line in range(1, lines + 1)])))


def test_a_line_that_comes_again_with_other_ids_is_counted_and_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    found = made(monkeypatch, [[(1, "a", "x"), (2, "b", "x")], [(2, "b", "again"), (3, "c", "x")]])
    assert [answer.line for answer in answers(found, 3)] == [1, 2, 3]
    metrics = found.metrics()
    assert (metrics["requests"], metrics["output_tokens"], metrics["computed_twice"]) == (3, 9, 1)


def test_an_engine_that_differs_is_noted_once_and_goes_with_each_of_its_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    found = made(monkeypatch, [[(1, "a", "x"), (2, "b", "x", '{"jax": "0.11"}')], [(3, "c", "x", '{"jax": "0.11"}')]])
    assert [answer.engine for answer in answers(found, 3)] == [None, {"jax": "0.11"}, {"jax": "0.11"}]
    said = "jax differs: 0.10.2 (the first worker), 0.11 (host, process 1); equal bits are promised between like machines only"
    assert noted(found) == [f"warning: {said}"]


def test_a_line_that_comes_again_with_another_text_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    found = made(monkeypatch, [[(1, "a", "x")], [(1, "b", "x")]])
    with pytest.raises(RunError, match="line 1 was computed twice, with different contents"):
        answers(found, 1)


def test_a_line_that_does_not_come_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    found = made(monkeypatch, [[(1, "a", "x")], [(3, "c", "x")]])
    with pytest.raises(RunError, match=r"1 line did not come back from the workers \(line 2\)"):
        answers(found, 3)


@pytest.mark.parametrize(("lines", "used"), [(3, 2), (100, 4), (0, 0)])
def test_workers_are_those_that_get_a_batch(monkeypatch: pytest.MonkeyPatch, lines: int, used: int) -> None:
    found = made(monkeypatch, [[(line, "a", "x")] for line in range(1, lines + 1)])
    answers(found, lines)
    assert found.metrics()["workers"] == used


def test_a_first_worker_that_is_killed_ends_the_run_with_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RunError, match="the first worker could not load the model: The worker died unexpectedly"):
        described(monkeypatch, WorkerCrashedError())


def test_what_the_first_worker_raised_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="no such dtype"):
        described(monkeypatch, RayTaskError("describe", "traceback", ValueError("no such dtype")))


def described(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    class Ray:
        def remote(self, *_: Any, **__: Any) -> Any:
            return self

        def __call__(self, function: Any) -> Any:
            return self

        def get(self, _: Any) -> Any:
            raise error

    monkeypatch.setattr(fleet, "ray", Ray())
    monkeypatch.setattr(fleet, "connected", lambda address: Nothing())
    monkeypatch.setattr(fleet, "cpu_share", lambda workers: 1.0)
    job = Job(input_file="in", output_file="out", ray="local")
    with fleet.open_fleet(job, job.settings, Recorder()):
        pass


class Nothing:
    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...
