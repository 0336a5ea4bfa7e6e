"""Files of rows with completions of a pool that is not there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray.data", reason="Ray Data is not installed: pip install 'xlaengine[ray]'", exc_type=ImportError)

import pyarrow as pa
import pyarrow.parquet as pq

from xlaengine.batch.errors import UsageError
from xlaengine.batch.lines import BatchRequest
from xlaengine.ray import complete, whole_file
from xlaengine.ray.columns import ERROR, OUTPUT, with_output

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture(autouse=True)
def calls(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of requests of each pool; a request's text is its line."""
    asked = list[int]()

    def pool(worker: type, arguments: Any, requests: Sequence[BatchRequest], *_: Any, **__: Any) -> Iterator[pa.Table]:
        asked.append(len(requests))
        lines = [one.line for one in requests]
        rows = [dict.fromkeys(OUTPUT.names) | {"generated_text": f"t{line}", ERROR: ""} for line in lines]
        yield with_output(pa.table({"line": lines}), rows)

    monkeypatch.setattr(whole_file, "through_pool", pool)
    monkeypatch.setattr(whole_file, "connected", lambda address: nullcontext())
    return asked


def completed(folder: Path, *rows: Any) -> pa.Table:
    """JSONL to Parquet."""
    (folder / "in.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    done = complete(folder / "in.jsonl", folder / "out.parquet", model="tiny")
    table = pq.read_table(folder / "out.parquet")
    assert done.rows == table.num_rows
    return table


def test_parquet_without_rows_keeps_its_columns(tmp_path: Path) -> None:
    schema = pa.schema({"prompt": pa.string(), "title": pa.int32()}, {"of": "somebody"})
    pq.write_table(schema.empty_table(), tmp_path / "in.parquet")
    assert complete(tmp_path / "in.parquet", tmp_path / "out.parquet", model="tiny") == whole_file.Completed(0, 0)
    found = pq.read_table(tmp_path / "out.parquet")
    assert found.num_rows == 0
    assert found.schema == pa.schema([*schema, *OUTPUT])
    assert found.schema.metadata == schema.metadata


def test_jsonl_without_rows_has_the_columns_of_the_output(tmp_path: Path) -> None:
    assert completed(tmp_path).schema == OUTPUT


def test_rows_without_columns_are_error_rows(tmp_path: Path) -> None:
    found = completed(tmp_path, {}, {})
    assert found.column_names == OUTPUT.names
    assert ["exactly one of prompt and messages" in said for said in found[ERROR].to_pylist()] == [True, True]


def test_rows_and_error_rows_stand_in_their_order(tmp_path: Path) -> None:
    found = completed(tmp_path, {"prompt": "a"}, {}, {"prompt": "b", "title": "t"})
    assert found["generated_text"].to_pylist() == ["t1", None, "t3"]
    assert found["title"].to_pylist() == [None, None, "t"]


@pytest.mark.parametrize("values", [(1, "a"), ({}, {}), (2**70, 1), ([1], "a"), ({"a": 1}, {"a": "b"})])
def test_a_column_that_parquet_cannot_hold_is_refused_before_anything_is_generated(
    tmp_path: Path, calls: list[int], values: Sequence[Any]
) -> None:
    with pytest.raises(UsageError, match=r"the column 'title' of .*in.jsonl does not fit into Parquet, write JSONL: "):
        completed(tmp_path, *({"prompt": "a", "title": value} for value in values))
    assert calls == []
    assert not (tmp_path / "out.parquet").exists()


def test_such_a_column_is_kept_in_jsonl(tmp_path: Path) -> None:
    rows = [{"prompt": "a", "title": 1}, {"prompt": "a", "title": {}}]
    (tmp_path / "in.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    complete(tmp_path / "in.jsonl", tmp_path / "out.jsonl", model="tiny")
    assert [json.loads(line)["title"] for line in (tmp_path / "out.jsonl").open()] == [1, {}]
