"""Which stored row each column of a matrix is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from xlaengine.models.checkpoint.columns import Columns, columns_of, transposed
from xlaengine.models.checkpoint.fill import in_parameter_order
from xlaengine.models.checkpoint.mapping import Fill
from xlaengine.ops.params import Param

QKV = Param((32, 2, 4, 8), ("embed", "kv_heads", None, None), inputs=1)
"""Of 2 key heads: 2 query heads each, a key and a value."""


def tensor(
    name: str, shape: tuple[int, ...], param: Param = QKV, parts: tuple[Any, ...] = (...,), heads: int = 0, change: Any = None
) -> Fill:
    return Fill(name, shape, (0, 0, "mixer", "qkv"), "qkv", 0, parts, param, heads, change)


def of_heads(change: Callable[[np.ndarray], np.ndarray] | None = None) -> list[Fill]:
    q = tensor("q", (32, 32), parts=((..., slice(0, 2), slice(None)),), heads=4, change=change)
    return [q, tensor("k", (16, 32), parts=((..., 2, slice(None)),), heads=2), tensor("v", (16, 32), parts=((..., 3, slice(None)),))]


def found(items: list[Fill], in_pairs: bool = False) -> Columns:
    columns = columns_of(items, in_pairs)
    assert columns is not None
    return columns


@pytest.mark.parametrize("in_pairs", [False, True])
def test_rows_of_a_fused_matrix_are_found_in_their_tensors(in_pairs: bool) -> None:
    """Compared with values that are copied into the matrix as those of any other file."""
    columns, rng = found(of_heads(), in_pairs), np.random.default_rng(0)
    assert columns.reordered == (False, False, False)
    stored = [rng.standard_normal(item.shape) for item in columns.items]
    matrix = np.empty(QKV.shape)
    for item, values in zip(columns.items, stored, strict=True):
        (part,) = item.parts
        matrix[part] = in_parameter_order(values, item, in_pairs).T.reshape(matrix[part].shape)
    flat = matrix.reshape(32, -1)
    for column, (number, row) in enumerate(zip(columns.tensor[0], columns.row[0], strict=True)):
        np.testing.assert_array_equal(flat[:, column], stored[number][row])


def test_experts_of_one_tensor_have_rows_one_after_the_other() -> None:
    param = Param((3, 32, 2, 5), ("experts", "embed", None, "mlp"), inputs=1, each=1)
    gate, up = (tensor(name, (3, 5, 32), param, ((..., place, slice(None)),)) for place, name in enumerate(("gate", "up")))
    columns = found([gate, up])
    assert columns.tensor.tolist() == [[0] * 5 + [1] * 5] * 3
    assert columns.row.tolist() == [[*range(at, at + 5)] * 2 for at in (0, 5, 10)]


def test_a_change_that_moves_whole_rows_is_followed() -> None:
    columns = found(of_heads(change=lambda stored: stored[::-1]))
    assert columns.reordered == (False, False, False)
    assert columns.row[0, :8].tolist() == [*range(31, 23, -1)]


def test_a_change_that_moves_the_rows_of_experts_is_followed_in_each() -> None:
    param = Param((3, 32, 5), ("experts", "embed", "mlp"), inputs=1, each=1)
    columns = found([tensor("down", (3, 5, 32), param, change=lambda stored: stored[:, ::-1])])
    assert columns.reordered == (False,)
    assert columns.row.tolist() == [[*range(last, last - 5, -1)] for last in (4, 9, 14)]


def test_experts_that_are_stored_by_input_are_told() -> None:
    param = Param((3, 32, 5), ("experts", "embed", "mlp"), inputs=1, each=1)
    columns = found([tensor("down", (3, 32, 5), param, change=lambda stored: stored.swapaxes(1, 2))])
    assert (columns.reordered, columns.heights) == ((True,), (5,))
    assert columns.row.tolist() == [[*range(first, first + 5)] for first in (0, 5, 10)]


@pytest.mark.parametrize(
    "change",
    [lambda stored: stored[:, ::-1], lambda stored: stored - 1, lambda stored: stored * 2, lambda stored: stored.T],
    ids=["entries in another order", "less one", "doubled", "transposed"],
)
def test_a_change_within_rows_is_told(change: Callable[[np.ndarray], np.ndarray]) -> None:
    """``row`` then counts the rows after the change."""
    columns = found(of_heads(change=change))
    assert columns.reordered == (True, False, False)
    assert columns.row[0, :8].tolist() == [*range(8)]


def test_some_inputs_of_a_matrix_are_no_columns() -> None:
    assert columns_of([tensor("half", (64, 16), parts=((slice(0, 16),),))], in_pairs=False) is None
    assert columns_of(of_heads()[:2], in_pairs=False) is None, "nothing fills the values"


def test_rows_of_a_table_are_columns_of_its_transpose() -> None:
    table = tensor("token_embd", (7, 32), Param((7, 32), ("vocab", "embed")))
    assert found([transposed(table)]).row.tolist() == [[*range(7)]]
