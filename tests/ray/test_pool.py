"""How a pool of workers ends, on a dataset that stands in for one of a cluster; and what is left of it in the caller's process."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("ray.data", reason="Ray Data is not installed: pip install 'xlaengine[ray]'", exc_type=ImportError)

import pyarrow as pa
from ray.data import DataContext
from ray.exceptions import ActorDiedError, RayTaskError

from xlaengine.batch.errors import RunError
from xlaengine.batch.lines import BatchRequest
from xlaengine.ray import cluster
from xlaengine.ray.pool import through_pool
from xlaengine.types import SamplingParams

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

REQUESTS = [BatchRequest(line, f"c{line}", "a", None, SamplingParams()) for line in range(1, 7)]
LOG = logging.getLogger("ray.data")


class Pool:
    """A dataset that knows how it was made, and gives one table or raises."""

    def __init__(self) -> None:
        self.context, self.error = DataContext.get_current().copy(), None
        self.levels, self.given = list[int](), dict[str, Any]()

    def map_batches(self, worker: type, **given: Any) -> Pool:
        self.given = given
        return self

    def iter_batches(self, **_: Any) -> Iterator[pa.Table]:
        self.levels.append(LOG.level)
        if self.error is not None:
            raise self.error
        yield pa.table({"line": [1]})


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Pool:
    made = Pool()
    monkeypatch.setattr("ray.data.from_blocks", lambda blocks: made)
    monkeypatch.setattr("xlaengine.ray.pool.cpu_share", lambda workers: 1.0)
    return made


def run(workers: int = 2, in_order: bool = True) -> list[pa.Table]:
    return list(through_pool(object, {}, REQUESTS, workers, 1, in_order=in_order))


def of_constructor() -> ActorDiedError:
    return ActorDiedError(RayTaskError("LineWorker", "ray::LineWorker\n  File x\nValueError: there is no such model", ValueError()))


def test_a_worker_that_cannot_start_says_why(pool: Pool) -> None:
    pool.error = of_constructor()
    with pytest.raises(RunError, match=r"^a worker could not start: ValueError: there is no such model$"):
        run()


def test_a_worker_that_died_at_its_lines_is_said_to_have_died(pool: Pool) -> None:
    pool.error = ActorDiedError()
    pool.error.__cause__ = SystemError()  # Ray Data's, which says nothing
    with pytest.raises(RunError, match=r"^workers died 6 times at the same lines: The actor died unexpectedly"):
        run()


@pytest.mark.parametrize("error", [None, of_constructor])
def test_the_caller_s_context_and_log_are_left_as_they_were(pool: Pool, error: Callable[[], Exception] | None) -> None:
    before, level = DataContext.get_current().copy(), LOG.level
    pool.error = error and error()
    if pool.error:
        with pytest.raises(RunError):
            run()
    else:
        run()
    now = DataContext.get_current()
    assert now.execution_options.preserve_order == before.execution_options.preserve_order
    assert now.enable_progress_bars == before.enable_progress_bars
    assert LOG.level == level
    assert (pool.context.execution_options.preserve_order, pool.context.enable_progress_bars) == (True, False)
    assert pool.levels == [logging.CRITICAL]


def test_ray_s_environment_is_set_while_a_cluster_is_connected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED", raising=False)
    monkeypatch.setenv("RAY_BACKEND_LOG_LEVEL", "info")
    names = "RAY_USAGE_STATS_ENABLED", "RAY_BACKEND_LOG_LEVEL"
    seen = list[tuple[str | None, ...]]()
    fake = SimpleNamespace(
        is_initialized=lambda: False,
        init=lambda *_, **__: seen.append(tuple(map(os.environ.get, names))),
        shutdown=lambda: None,
    )
    monkeypatch.setattr(cluster, "ray", fake)
    with cluster.connected(cluster.LOCAL):
        pass
    assert seen == [("0", "info")]
    assert tuple(map(os.environ.get, names)) == (None, "info")
