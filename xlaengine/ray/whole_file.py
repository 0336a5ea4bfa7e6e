"""`complete`: reads a file of rows, and writes a file of the same rows with their completions."""

# pyright: reportMissingImports=false, reportMissingModuleSource=false
# Ray Data and pyarrow come with the extra `ray`: the linters run without it.
from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from xlaengine.batch.errors import RunError, UsageError
from xlaengine.batch.lines import BadLine, BatchRequest, read_lines
from xlaengine.batch.refusals import require_writable
from xlaengine.config import Settings
from xlaengine.config.chat_date import today
from xlaengine.ray.cluster import LOCAL, connected
from xlaengine.ray.columns import ERROR, RowWorker, error_row, with_output
from xlaengine.ray.pool import through_pool
from xlaengine.ray.rows import request_in
from xlaengine.sources.whole import replacing

ROWS = 4096
"""Rows in each read and each write of a Parquet file."""

Row = dict[str, Any]


@dataclass(frozen=True)
class Completed:
    """The number of rows that were written, and how many of them are error rows."""

    rows: int
    failed: int


def complete(input_file: str | Path, output_file: str | Path, *, num_workers: int = 1, address: str = LOCAL, **settings: Any) -> Completed:
    """Completes the rows of a file on a Ray cluster, and writes them in their order.

    The formats follow from the names: Parquet for ``.parquet``, else JSONL. Rows have the columns that `rows.request_in` reads, and get
    those of `columns.OUTPUT`. A row without a seed gets one from its ``custom_id``, else from its number in the file, so no completion
    depends on the worker. The requests are held in the memory of this process and of the cluster. The output file appears when it is
    complete.

    Args:
        num_workers: the number of engines, which share the cluster's CPUs.
        address: the cluster's address; ``local`` starts a cluster on this machine.
        settings: arguments of ``LLM``. Without ``chat_date``, chat templates show today's date in every row.

    Raises:
        UsageError: a file cannot be read or written, rows do not fit into columns of Parquet, or there is no cluster.
        RunError: a worker failed, or could not load the model with these settings.
        ValueError, TypeError: a setting has a value that is invalid for every model.
    """
    source, target, wanted = Path(input_file), Path(output_file), _dated(settings)
    require_writable(target, "output")
    read = _read_parquet if source.suffix == ".parquet" else _read_json
    asked = [_asked(number, row) for number, row in read(source)]
    write = _parquet_writer(source) if target.suffix == ".parquet" else partial(_write_json, _rows(read(source)))
    counted = Counted()
    with connected(address), replacing(target) as file:
        results = counted.each(_results(asked, wanted, num_workers))
        write(file, results)
    return Completed(counted.rows, counted.failed)


class Counted:
    """Counts results, and those that are error rows, as they pass."""

    def __init__(self) -> None:
        self.rows = self.failed = 0

    def each(self, results: Iterator[Row]) -> Iterator[Row]:
        for result in results:
            self.rows, self.failed = self.rows + 1, self.failed + bool(result[ERROR])
            yield result


def _dated(settings: dict[str, Any]) -> Settings:
    given = Settings(**settings)
    return replace(given, chat_date=given.chat_date or today())


def _asked(number: int, row: Row | None) -> BatchRequest | BadLine:
    return BadLine(number, "", "invalid_json_line", "the line must be a JSON object") if row is None else request_in(row, number)


def _results(asked: Sequence[BatchRequest | BadLine], settings: Settings, workers: int) -> Iterator[Row]:
    """Yields a row of `columns.OUTPUT` for each request, in their order."""
    requests = [one for one in asked if isinstance(one, BatchRequest)]
    arguments = {"settings": settings, "folder": os.getcwd()}
    tables = through_pool(RowWorker, arguments, requests, workers, settings.max_num_seqs, in_order=True) if requests else iter(())
    rows = (row for table in tables for row in table.to_pylist())
    for one in asked:
        if isinstance(one, BadLine):
            yield error_row(one.message)
            continue
        row = next(rows, None)
        if row is None or row.pop("line") != one.line:
            raise RunError(f"row {one.line} did not come back from the workers in its turn")
        yield row


def _read_json(path: Path) -> Iterator[tuple[int, Row | None]]:
    """Yields the number and the object of each line that is not blank; None in place of the object if the line has another value."""
    try:
        file = path.open("rb")
    except OSError as error:
        raise UsageError(f"cannot read the input file {path}: {error.strerror}") from None
    with file:
        for raw in read_lines(file):
            try:
                row = msgspec.json.decode(raw.data)
            except (msgspec.DecodeError, UnicodeDecodeError):
                row = None
            yield raw.number, row if isinstance(row, dict) else None


def _rows(numbered: Iterable[tuple[int, Row | None]]) -> Iterator[Row]:
    """Yields the rows. A line without an object becomes a row that has only the line's number."""
    return ({"line": number} if row is None else row for number, row in numbered)


def _tables(path: Path) -> Iterator[pa.Table]:
    """Yields the file in tables of up to `ROWS` rows; for a file without rows, one empty table with its columns."""
    try:
        with pq.ParquetFile(path) as file:
            if file.metadata.num_rows == 0:
                yield file.schema_arrow.empty_table()
            for batch in file.iter_batches(ROWS):
                yield pa.Table.from_batches([batch])
    except (OSError, pa.ArrowInvalid) as error:
        raise UsageError(f"cannot read the input file {path}: {str(error).splitlines()[0]}") from None


def _read_parquet(path: Path) -> Iterator[tuple[int, Row | None]]:
    return enumerate((row for table in _tables(path) for row in table.to_pylist()), start=1)


def _write_json(rows: Iterator[Row], file: BinaryIO, results: Iterator[Row]) -> None:
    encode: Callable[[Any], bytes] = msgspec.json.Encoder(enc_hook=str).encode
    file.writelines(encode(row | result) + b"\n" for row, result in zip(rows, results, strict=True))


def _parquet_writer(source: Path) -> Callable[[BinaryIO, Iterator[Row]], None]:
    """Returns a writer of Parquet files. Columns from a Parquet file keep their types. Rows of JSONL are all held, to infer their types.

    Raises:
        UsageError: the file cannot be read, or a column does not fit into Parquet.
    """
    tables = _tables(source) if source.suffix == ".parquet" else [_table_of(source, list(_rows(_read_json(source))))]
    return partial(_write_parquet, tables)


def _write_parquet(tables: Iterable[pa.Table], file: BinaryIO, results: Iterator[Row]) -> None:
    with ExitStack() as stack:
        writer = None
        for table in tables:
            completed = with_output(table, list(itertools.islice(results, table.num_rows)))
            if writer is None:
                writer = stack.enter_context(pq.ParquetWriter(file, completed.schema))
            writer.write_table(completed)


def _table_of(source: Path, rows: Sequence[Row]) -> pa.Table:
    """Returns a table with the columns of all rows, null where a row lacks one. (``Table.from_pylist`` takes the columns of the first row
    only.)
    """
    table = pa.Table.from_struct_array(pa.array([{} for _ in rows], pa.struct([])))  # counts the rows even if none has a column
    for name in dict.fromkeys(itertools.chain.from_iterable(rows)):
        try:
            column = pa.array([row.get(name) for row in rows])
            pq.ParquetWriter(pa.BufferOutputStream(), pa.schema({name: column.type})).close()  # refuses structs without fields
        except (pa.ArrowException, OverflowError) as error:
            said = str(error).splitlines()[0]
            raise UsageError(f"the column {name!r} of {source} does not fit into Parquet, write JSONL: {said}") from None
        table = table.append_column(name, column)
    return table
