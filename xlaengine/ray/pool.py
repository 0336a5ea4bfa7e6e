"""Sends batches of lines through a pool of actors. Ray Data places the actors, replaces any that die, and repeats unfinished calls."""

# pyright: reportMissingImports=false, reportMissingModuleSource=false
# Ray Data and pyarrow come with the extra `ray`: the linters run without it.
from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from typing import Any

import pyarrow as pa
import ray
from ray.data import ActorPoolStrategy
from ray.exceptions import RayActorError, RayError, RayTaskError
from ray.util.annotations import RayDeprecationWarning

from xlaengine.batch.errors import RunError
from xlaengine.batch.lines import BatchRequest
from xlaengine.ray.cluster import cpu_share, quiet
from xlaengine.ray.shares import batch_size, workers_needed
from xlaengine.ray.worker import CONCURRENT_BATCHES, batch_of

TRIES_AGAIN = 5
"""How often a batch is tried again after its worker died. The limit ends a run whose lines kill every worker."""


def pool_strategy(workers: int) -> ActorPoolStrategy:
    """Returns the strategy with which Ray Data keeps this many actors, each with `CONCURRENT_BATCHES` calls at once."""
    return ActorPoolStrategy(
        size=workers,
        max_tasks_in_flight_per_actor=CONCURRENT_BATCHES + 1,  # one more waits in the actor
        max_concurrent_calls_per_actor=CONCURRENT_BATCHES,
        enable_true_multi_threading=True,
    )


def through_pool(
    worker: type, arguments: dict[str, Any], requests: Sequence[BatchRequest], workers: int, slots: int, *, in_order: bool = False
) -> Iterator[pa.Table]:
    """Yields the workers' results, a table for each batch: in the order in which batches finish, or in the requests' order if ``in_order``.

    Args:
        worker: a class. It is constructed with ``arguments``, and its instances are called with tables of `batch_of`.
        workers: the largest number of workers.
        slots: ``max_num_seqs`` of each worker.

    Raises:
        RunError: a worker failed, or lines were tried too often.
    """
    size = batch_size(len(requests), workers, slots)
    blocks = [batch_of(requests[start : start + size]) for start in range(0, len(requests), size)]
    workers = workers_needed(len(requests), workers, slots)
    dataset = ray.data.from_blocks(blocks)
    dataset.context.execution_options.preserve_order = in_order  # changes this dataset only
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RayDeprecationWarning)  # Ray 2.64 will not take max_task_retries
        done = dataset.map_batches(
            worker,
            fn_constructor_kwargs=arguments,
            batch_size=None,  # one call for each block
            batch_format="pyarrow",
            compute=pool_strategy(workers),
            num_cpus=cpu_share(workers),
            max_task_retries=TRIES_AGAIN,  # Ray's default has no limit
        )
    try:
        with quiet(done):
            yield from done.iter_batches(batch_size=None, batch_format="pyarrow", prefetch_batches=0)
    except RayActorError as error:
        if error.actor_init_failed:  # the message is a traceback, which ends with the worker's error
            raise RunError(f"a worker could not start: {str(error).strip().splitlines()[-1]}") from error
        raise RunError(f"workers died {TRIES_AGAIN + 1} times at the same lines: {first_words(error)}") from error
    except RayError as error:
        raise RunError(f"a worker failed: {first_words(error)}") from error


def first_words(error: RayError) -> str:
    """Returns the first line of the message of the error, or of the error that caused it."""
    cause: BaseException = error
    if isinstance(error, RayTaskError):
        cause = error.cause
        while cause.__cause__ is not None:  # Ray Data wraps the worker's errors
            cause = cause.__cause__
    return next(iter(str(cause).strip().splitlines()), type(cause).__name__)
