"""A batch job's engines on a Ray cluster: `run-batch --ray`."""

# pyright: reportMissingImports=false, reportMissingModuleSource=false
# Ray Data and pyarrow come with the extra `ray`: the linters run without it.
from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError

from xlaengine.batch.answering import answer_of
from xlaengine.batch.errors import RunError, UsageError
from xlaengine.batch.interface import Display, Job
from xlaengine.batch.lines import BadLine, BatchRequest
from xlaengine.batch.manifest import differences
from xlaengine.batch.once import Once
from xlaengine.batch.service import Answer, Facts
from xlaengine.config import Settings
from xlaengine.ray.cluster import connected, cpu_share
from xlaengine.ray.pool import first_words, through_pool
from xlaengine.ray.shares import workers_needed
from xlaengine.ray.worker import LineWorker, describe

_NOT_WITH_RAY = {
    "verify_reference": "--verify-reference",
    "trace_file": "--trace",
    "report_dir": "--report",
    "profile_dir": "--profile",
}
_NOT_SET_WITH_RAY = {"probe_every": "--probe-every", "log_interval": "--log-interval"}
"""The options that look into one engine, by their fields in `Job` (above) and in `Settings`."""


def require_supported(job: Job) -> None:
    """Raises UsageError for options that look into one engine."""
    given = [option for name, option in _NOT_WITH_RAY.items() if getattr(job, name)]
    given += [option for name, option in _NOT_SET_WITH_RAY.items() if getattr(job.settings, name)]
    if given:
        raise UsageError(f"{', '.join(given)} looks into one engine, and --ray has many: use it without --ray, on some of the lines")


@contextmanager
def open_fleet(job: Job, settings: Settings, display: Display) -> Iterator[Fleet]:
    """Connects to the cluster, and loads the model on one of its machines to learn the `Facts` for the manifest.

    Raises:
        UsageError: there is no cluster, or it has no CPU.
        RunError: the process that loads the model was killed at each try.
        Exception: loading the model raised it.
    """
    progress, settings = settings.progress, replace(settings, progress=None)
    report = progress or (lambda phase, done, total: None)
    report("cluster", 0, 1)
    with connected(job.ray or ""):
        report("cluster", 1, 1)
        report("first-worker", 0, 1)
        began = time.perf_counter()
        facts = _described(settings, cpu_share(job.num_workers))
        report("first-worker", 1, 1)
        yield Fleet(job, settings, facts, display, time.perf_counter() - began)


def _described(settings: Settings, cpus: float) -> Facts:
    try:
        return ray.get(ray.remote(num_cpus=cpus, max_calls=1)(describe).remote(settings, os.getcwd()))
    except RayTaskError as error:  # such as settings that do not fit the model: the same error as without Ray
        raise error.cause from None
    except RayError as error:  # after Ray's own retries
        raise RunError(f"the first worker could not load the model: {first_words(error)}") from error


class Fleet:
    """A `Service` with at most ``job.num_workers`` engines."""

    def __init__(self, job: Job, settings: Settings, facts: Facts, display: Display, load_seconds: float):
        self._job, self._settings, self.facts, self._display = job, settings, facts, display
        self._load_seconds, self._began = load_seconds, time.perf_counter()
        self._workers = self._answers = self._tokens = self._twice = 0
        self._seen = set[str]()
        self._unlike = dict[str, dict[str, str]]()

    def answers(self, lines: Iterator[BatchRequest | BadLine]) -> Iterator[Answer]:
        """Yields the answer to each line once. Reads all lines before the first request runs.

        Lines that a worker had not finished when it died are computed again. If the answer to a line comes twice, both must be equal.

        Raises:
            RunError: a worker failed; a line came twice with different contents; or lines did not come back.
        """
        requests = list[BatchRequest]()
        for line in lines:
            if isinstance(line, BadLine):
                yield answer_of(line)
            else:
                requests.append(line)
        if not requests:
            return
        once = Once(line.line for line in requests)
        arguments = {
            "settings": self._settings,
            "folder": os.getcwd(),
            "served": self._job.served_model_name,
            "first": self.facts,
        }
        workers, slots = self._job.num_workers, self._settings.max_num_seqs
        self._workers, self._began = workers_needed(len(requests), workers, slots), time.perf_counter()
        for table in through_pool(LineWorker, arguments, requests, workers, slots):
            for row in table.to_pylist():
                if self._answers == 0:  # the rate leaves out the start of the workers
                    self._began = time.perf_counter() - row["seconds"]
                self._tell(row)
                answer = Answer(row["line"], row["data"], row["failure"], row["tokens"], self._engine_of(row))
                if once.takes(answer):
                    self._answers, self._tokens = self._answers + 1, self._tokens + answer.tokens
                    yield answer
                else:
                    self._twice += 1
        once.require_all()

    def _tell(self, row: dict[str, Any]) -> None:
        """Displays a note if the row's worker replaces one that died."""
        if row["replaces"] and row["worker"] not in self._seen:
            self._seen.add(row["worker"])
            self._display.note(f"a worker died; {row['worker']} took its place, and computes its lines again")

    def _engine_of(self, row: dict[str, Any]) -> Mapping[str, str] | None:
        """Returns `Answer.engine`. The first time that an engine differs from the first one, a note says so."""
        if (data := row["engine"]) is None:
            return None
        if data not in self._unlike:
            self._unlike[data] = json.loads(data)
            for difference in differences({"the first worker": [self.facts.recorded], row["worker"]: [self._unlike[data]]}):
                self._display.note(f"warning: {difference}")
        return self._unlike[data]

    def metrics(self) -> dict[str, Any]:
        seconds = time.perf_counter() - self._began
        return {
            "workers": self._workers,
            "requests": self._answers,
            "output_tokens": self._tokens,
            "output_tok_s": self._tokens / seconds,
            "computed_twice": self._twice,
            "seconds": {"load": self._load_seconds, "generate": seconds},
        }
