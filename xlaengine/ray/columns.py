"""Rows of a dataset, with the columns of ``ray.data.llm``: prompts and sampling parameters in, texts and tokens out."""

# pyright: reportMissingImports=false, reportMissingModuleSource=false
# Ray Data and pyarrow come with the extra `ray`: the linters run without it.
from __future__ import annotations

import itertools
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from xlaengine.batch.lines import BadLine, BatchRequest
from xlaengine.batch.output import failure
from xlaengine.config import Settings
from xlaengine.config.chat_date import today
from xlaengine.control.intake import derived_seed
from xlaengine.ray.pool import pool_strategy
from xlaengine.ray.rows import request_in
from xlaengine.ray.worker import load, requests_in
from xlaengine.types import InvalidRequest, Request, RequestOutput

if TYPE_CHECKING:
    from ray.data import Dataset

    from xlaengine.llm import LLM

ERROR = "__inference_error__"

OUTPUT = pa.schema(
    {
        "prompt_token_ids": pa.list_(pa.int64()),
        "num_input_tokens": pa.int64(),
        "generated_text": pa.large_string(),
        "generated_tokens": pa.list_(pa.int64()),
        "num_generated_tokens": pa.int64(),
        "finish_reason": pa.string(),
        ERROR: pa.large_string(),
    }
)
"""The columns that are added to a row. In an error row, the last column has the message, and the others are null. In other rows, the last
column is an empty string.
"""


class RowWriter:
    """Completes requests with one LLM, and returns values of the columns `OUTPUT`. Threads may share it."""

    def __init__(self, llm: LLM):
        self._llm = llm
        self._numbers = itertools.count()

    def complete(self, asked: Iterable[BatchRequest | BadLine]) -> list[dict[str, Any]]:
        """Returns a row of `OUTPUT` for each request, in their order."""
        rows, of, requests = list[dict[str, Any]](), dict[str, tuple[int, BatchRequest]](), list[Request]()
        for one in asked:
            made = self._made(one)
            if isinstance(made, BadLine):
                rows.append(error_row(made.message))
                continue
            assert isinstance(one, BatchRequest)
            of[made.request_id] = len(rows), one
            rows.append({})
            requests.append(made)
        for output in self._llm.run(requests):
            place, one = of[output.request_id]
            bad = failure(one, output)
            rows[place] = row_of(output) if bad is None else error_row(bad.message)
        return rows

    def _made(self, one: BatchRequest | BadLine) -> Request | BadLine:
        if isinstance(one, BadLine):
            return one
        params = one.params
        if params.seed is None:  # by custom_id: request ids differ between workers
            params = replace(params, seed=derived_seed(self._llm.config.seed, one.custom_id))
        try:
            return self._llm.make_request(f"row-{next(self._numbers)}", one.prompt, one.messages, params, clip=one.clips)
        except InvalidRequest as error:
            return BadLine(one.line, one.custom_id, error.code, error.message, error.param)


def row_of(output: RequestOutput) -> dict[str, Any]:
    """Returns the values of `OUTPUT` for a request's first completion."""
    completion = output.outputs[0]
    return {
        "prompt_token_ids": list(output.prompt_token_ids),
        "num_input_tokens": len(output.prompt_token_ids),
        "generated_text": completion.text,
        "generated_tokens": list(completion.token_ids),
        "num_generated_tokens": len(completion.token_ids),
        "finish_reason": completion.finish_reason,
        ERROR: "",
    }


def error_row(message: str) -> dict[str, Any]:
    return dict.fromkeys(OUTPUT.names) | {ERROR: message}


class Completions:
    """Completes the rows of a dataset. ``Dataset.map_batches`` makes one in each actor; `map_completions` passes it the right arguments.

    Rows have the columns that `request_in` reads, and get those of `OUTPUT`; all other columns are kept. A row that cannot be completed
    gets its message in ``__inference_error__``. A row's completion depends neither on other rows nor on the worker.
    """

    def __init__(self, **settings: Any):
        """``settings``: arguments of ``LLM``."""
        self._writer = RowWriter(load(Settings(**settings), os.getcwd()))

    def __call__(self, batch: pa.Table | Mapping[str, Any]) -> pa.Table:
        """Returns the batch with the columns `OUTPUT`. ``batch`` is an Arrow table, or a dict of NumPy columns; raises TypeError for
        others.
        """
        table = as_table(batch)
        rows = self._writer.complete(request_in(row) for row in table.to_pylist())
        return with_output(table, rows)


def as_table(batch: pa.Table | Mapping[str, Any]) -> pa.Table:
    """Returns a batch of Ray Data as an Arrow table. Raises TypeError for a batch of another type."""
    if isinstance(batch, pa.Table):
        return batch
    if isinstance(batch, Mapping):
        return pa.table({name: pa.array(_plain(column)) for name, column in batch.items()})
    raise TypeError(f"a batch must be an Arrow table or columns of NumPy, got {type(batch).__name__}: give batch_format='pyarrow'")


def _plain(value: Any) -> Any:
    if hasattr(value, "tolist"):
        value = value.tolist()
    return [_plain(one) for one in value] if isinstance(value, list) else value


def with_output(table: pa.Table, rows: Sequence[Mapping[str, Any]]) -> pa.Table:
    """Adds the columns `OUTPUT`; columns of the same names are replaced."""
    table = table.drop_columns([name for name in OUTPUT.names if name in table.column_names])
    for field in OUTPUT:
        table = table.append_column(field, pa.array([row[field.name] for row in rows], field.type))
    return table


def map_completions(
    dataset: Dataset, *, num_workers: int = 1, batch_size: int | None = None, num_cpus: float = 1, **settings: Any
) -> Dataset:
    """Returns the dataset with the columns `OUTPUT`; nothing is computed yet.

    Args:
        num_workers: the number of engines, each in an actor. An actor that dies is replaced, and its rows are computed again, any number of
            times.
        batch_size: rows in each call of an actor; by default four times the slots.
        num_cpus: CPUs of each actor, which runs as many threads. If there are more actors than CPUs, give a fraction: each then runs one
            thread.
        settings: arguments of ``LLM``. Without ``chat_date``, chat templates show the date of this call in every row.
    """
    slots = Settings(**settings).max_num_seqs
    settings["chat_date"] = settings.get("chat_date") or today()
    return dataset.map_batches(
        Completions,
        fn_constructor_kwargs=settings,
        batch_size=batch_size or 4 * slots,
        batch_format="pyarrow",
        compute=pool_strategy(num_workers),
        num_cpus=num_cpus,
    )


class RowWorker:
    """Completes batches of requests, in an actor. Returns the line and the columns `OUTPUT` of each request."""

    def __init__(self, settings: Settings, folder: str):
        self._writer = RowWriter(load(settings, folder))

    def __call__(self, batch: pa.Table) -> pa.Table:
        rows = self._writer.complete(requests_in(batch))
        return with_output(pa.table({"line": batch["line"]}), rows)
