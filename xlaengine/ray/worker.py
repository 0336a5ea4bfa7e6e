"""The engine inside an actor. Importing this module does not import jax, because the number of threads must be set before that."""

# pyright: reportMissingImports=false, reportMissingModuleSource=false
# Ray Data and pyarrow come with the extra `ray`: the linters run without it.
from __future__ import annotations

import json
import os
import pickle
import socket
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import ray

from xlaengine.batch.answering import Answering
from xlaengine.batch.lines import BatchRequest
from xlaengine.batch.service import Facts, facts_of
from xlaengine.config import Settings
from xlaengine.malloc import settle_malloc
from xlaengine.ops import native
from xlaengine.ray.shares import threads_of

if TYPE_CHECKING:
    from xlaengine.llm import LLM

CONCURRENT_BATCHES = 2
"""Batches that a worker generates at once: the second batch fills the slots that the first one leaves free at its end."""

ANSWERS = pa.schema(
    {
        "line": pa.int64(),
        "data": pa.large_binary(),
        "failure": pa.large_string(),
        "tokens": pa.int64(),
        "worker": pa.string(),
        "replaces": pa.bool_(),
        "engine": pa.string(),
        "seconds": pa.float64(),
    }
)
"""The columns that `LineWorker` returns: the fields of `Answer`, of which ``engine`` is JSON; the worker's host and process; whether it
replaces a worker that died; and the seconds that the call took.
"""


def load(settings: Settings, folder: str) -> LLM:
    """Loads the model in this process, with one thread for each CPU that Ray assigned to it.

    Args:
        folder: the driver's working directory, against which paths are resolved. On a machine without this directory the working directory
            stays.
    """
    cpus = ray.get_runtime_context().get_assigned_resources().get("CPU", 1)
    os.environ.setdefault("NPROC", str(threads_of(cpus)))  # read by XLA when jax starts
    if os.path.isdir(folder):
        os.chdir(folder)
    native.begin()
    from xlaengine.llm import LLM

    llm = LLM(**settings.as_arguments())
    settle_malloc()
    return llm


def describe(settings: Settings, folder: str) -> Facts:
    """Loads the model once, on one machine of the cluster, and returns the facts of its engine. That machine's cache then has the compiled
    graphs and kernels."""
    with load(settings, folder) as llm:
        return facts_of(llm)


class LineWorker:
    """Answers batches of lines, in an actor. Several threads may call it at once."""

    def __init__(self, settings: Settings, folder: str, served: str | None, first: Facts):
        """Loads the model. ``first``: the first worker's facts. Raises RuntimeError if this engine's facts differ in a way that changes
        tokens.
        """
        llm = load(settings, folder)
        self._worker = f"{socket.gethostname()}, process {os.getpid()}"
        self._engine = unlike(facts_of(llm), first, self._worker)
        self._replaces = ray.get_runtime_context().was_current_actor_reconstructed
        self._answering = Answering(llm, settings.model_name, served)

    def __call__(self, batch: pa.Table) -> pa.Table:
        began = time.perf_counter()
        answers = list(self._answering.answers(iter(requests_in(batch))))
        answers.sort(key=lambda answer: answer.line)  # Ray expects the same rows in the same order from a repeated call
        more = self._worker, self._replaces, self._engine, time.perf_counter() - began
        rows = [(one.line, one.data, one.failure, one.tokens, *more) for one in answers]
        return table_of(rows, ANSWERS)


def table_of(rows: Sequence[Sequence[Any]], schema: pa.Schema) -> pa.Table:
    columns = zip(*rows, strict=True) if rows else ((),) * len(schema)
    return pa.table([pa.array(list(column), field.type) for column, field in zip(columns, schema, strict=True)], schema=schema)


def batch_of(requests: Sequence[BatchRequest]) -> pa.Table:
    """Returns the requests as a block of Ray Data."""
    return pa.table({"line": [one.line for one in requests], "request": [pickle.dumps(one) for one in requests]})


def requests_in(batch: pa.Table) -> Iterable[BatchRequest]:
    return map(pickle.loads, batch["request"].to_pylist())


def unlike(facts: Facts, first: Facts, worker: str) -> str | None:
    """Returns what an engine is recorded with, as JSON; None if that is the same as for the first one.

    Raises:
        RuntimeError: the engine has another model or other settings.
    """
    same = ("model_fingerprint", "tokenizer", "shaping", "speculation_is_exact")
    if changed := [name for name in same if getattr(facts, name) != getattr(first, name)]:
        raise RuntimeError(f"the worker on {worker} differs from the first one in {', '.join(changed)}")
    return None if facts.recorded == first.recorded else json.dumps(facts.recorded)
