"""Reads the request in a row of a dataset with the columns of ``ray.data.llm``."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from xlaengine.batch.lines import BadLine, BatchRequest, request_of
from xlaengine.types import InvalidRequest

_IGNORED = frozenset({"detokenize"})  # in ray.data.llm a separate stage detokenizes, so its users turn this off


def request_in(row: Mapping[str, Any], number: int | None = None) -> BatchRequest | BadLine:
    """Returns the request in a row, or a `BadLine` that says what is wrong with the row.

    A row without a seed gets one from its ``custom_id``, else from its line number, as in `run-batch`, else from its prompt and parameters.

    Args:
        row: ``prompt``, ``tokenized_prompt`` or ``messages``, and ``sampling_params`` with the fields of a line of `run-batch`; nulls
            count as missing. Other columns are left alone.
        number: the row's line number, from 1; None: the column ``line`` has it.
    """
    line = row.get("line") if number is None else number
    name = row.get("custom_id")
    try:
        given = {key: row[key] for key in ("prompt", "messages") if row.get(key) is not None}
        if row.get("tokenized_prompt") is not None:
            given = {"prompt": row["tokenized_prompt"]}
        params = _plain(row.get("sampling_params")) or {}
        if not isinstance(params, Mapping):
            raise InvalidRequest("sampling_params must be a struct", code="invalid_type", param="sampling_params")
        body = _plain(given | {key: value for key, value in params.items() if key not in _IGNORED})
        if name is None:
            name = f"line-{line}" if line is not None else hashlib.sha256(msgspec.json.encode(body, order="sorted")).hexdigest()
        request = request_of(line or 0, str(name), None, body)
        if request.params.n > 1:
            raise InvalidRequest(f"n is {request.params.n}: a row has one completion", param="n")
        return request
    except InvalidRequest as error:
        return BadLine(line or 0, str(name), error.code, error.message, error.param)


def _plain(value: Any) -> Any:
    """``value`` without the nulls that Arrow fills in for keys that only other rows have, and with lists in place of arrays, which a column
    of tensors holds."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items() if one is not None}
    return [_plain(one) for one in value] if isinstance(value, list) else value
