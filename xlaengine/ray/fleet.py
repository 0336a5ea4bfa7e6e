"""A batch job's engines on a Ray cluster: `run-batch --ray`."""

# pyright: reportMissingImports=false, reportMissingModuleSource=false
# Ray Data and pyarrow come with the extra `ray`: the linters run without it.
from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import ray
from ray.exceptions import RayTaskError

from xlaengine.batch.errors import UsageError
from xlaengine.batch.interface import Display, Job
from xlaengine.batch.lines import BadLine, BatchRequest
from xlaengine.batch.loop import answer_of
from xlaengine.batch.once import Once
from xlaengine.batch.service import Answer, Facts
from xlaengine.config import Settings
from xlaengine.ray.cluster import connected, cpu_share
from xlaengine.ray.pool import through_pool
from xlaengine.ray.worker import LineWorker, describe
from xlaengine.types import ProfileError

if TYPE_CHECKING:
    from xlaengine.check.judge import Report

_NOT_WITH_RAY = {
    "verify_reference": "--verify-reference",
    "trace_file": "--trace",
    "report_dir": "--report",
    "profile_dir": "--profile",
}
_NOT_SET_WITH_RAY = {"probe_every": "--probe-every", "log_interval": "--log-interval"}
"""Options by their fields: those above of `Job`, these of `Settings`."""


def require_supported(job: Job) -> None:
    """Raises UsageError for options that look into one engine."""
    given = [option for name, option in _NOT_WITH_RAY.items() if getattr(job, name)]
    given += [option for name, option in _NOT_SET_WITH_RAY.items() if getattr(job.settings, name)]
    if given:
        raise UsageError(f"{', '.join(given)} looks into one engine, and --ray has many: run it without --ray on some of the lines")


@contextmanager
def open_fleet(job: Job, settings: Settings, display: Display) -> Iterator[Fleet]:
    """Connects to the cluster, and learns from one of its machines what a manifest says of the engine."""
    progress, settings = settings.progress, replace(settings, progress=None)
    report = progress or (lambda phase, done, total: None)
    report("cluster", 0, 1)
    with connected(job.ray or ""):
        report("cluster", 1, 1)
        report("first-worker", 0, 1)
        cpus = cpu_share(job.num_workers)
        began = time.perf_counter()
        try:
            facts = ray.get(ray.remote(num_cpus=cpus, max_calls=1)(describe).remote(settings, os.getcwd()))
        except RayTaskError as error:  # settings that do not fit the model, or no such model: as without Ray
            raise error.cause from None
        report("first-worker", 1, 1)
        yield Fleet(job, settings, facts, display, time.perf_counter() - began)


class Fleet:
    """A `Service` with ``job.num_workers`` engines."""

    def __init__(self, job: Job, settings: Settings, facts: Facts, display: Display, load_seconds: float):
        self._job, self._settings, self.facts, self._display = job, settings, facts, display
        self._load_seconds, self._began = load_seconds, time.perf_counter()
        self._answers = self._tokens = self._twice = 0
        self._seen = set[str]()

    def answers(self, lines: Iterator[BatchRequest | BadLine]) -> Iterator[Answer]:
        """Yields the answer to each line once. Lines that a worker had not finished when it died are computed again, and a line that comes
        twice must be equal.

        All lines are read first.

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
        self._began = time.perf_counter()
        for table in through_pool(LineWorker, arguments, requests, self._job.num_workers, self._settings.max_num_seqs):
            for row in table.to_pylist():
                if self._answers == 0:  # the rate is that of generation, without the start of the workers
                    self._began = time.perf_counter() - row["seconds"]
                self._tell(row)
                answer = Answer(row["line"], row["data"], row["failure"], row["tokens"])
                if once.takes(answer):
                    self._answers, self._tokens = self._answers + 1, self._tokens + answer.tokens
                    yield answer
                else:
                    self._twice += 1
        once.require_all()

    def _tell(self, row: dict[str, Any]) -> None:
        """Notes a worker that is unlike the first one, or that took the place of one that died."""
        if row["unlike"] is not None and row["unlike"] not in self._seen:
            self._seen.add(row["unlike"])
            self._display.note(f"warning: {row['unlike']}")
        if row["replaces"] and row["worker"] not in self._seen:
            self._seen.add(row["worker"])
            self._display.note(f"a worker died; {row['worker']} took its place, and computes its lines again")

    def metrics(self) -> dict[str, Any]:
        seconds = time.perf_counter() - self._began
        return {
            "workers": self._job.num_workers,
            "requests": self._answers,
            "output_tokens": self._tokens,
            "output_tok_s": self._tokens / seconds,
            "computed_twice": self._twice,
            "seconds": {"load": self._load_seconds, "generate": seconds},
        }

    def profiled(self, display: Display) -> AbstractContextManager[list[ProfileError]]:
        return nullcontext([])

    def compare(self, progress: Callable[[str, int, int | None], None]) -> Report:
        raise NotImplementedError  # `require_supported` refuses such a job
