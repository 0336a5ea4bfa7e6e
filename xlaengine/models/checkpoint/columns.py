"""Finds the stored tensor and the row that each column of a matrix is read from.

A stored matrix has its outputs as rows, and a matrix here has them as columns. A family's table may put the rows of several tensors side by
side, in any order (`mapping.Fill`). So the layout of a matrix is known from whole stored rows, before their values are read.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from jaxtyping import Int32

from xlaengine.models.checkpoint.fill import copy, in_parameter_order
from xlaengine.models.checkpoint.mapping import Fill


@dataclass(frozen=True)
class Columns:
    """Where the columns of a parameter's matrices in one layer are stored. E is 1, or the number of experts.

    Attributes:
        items: the stored tensors.
        tensor: for each column, the index in ``items`` of its tensor.
        row: for each column, its row in that tensor, counted through all matrices of the tensor.
        reordered: for each tensor, whether `in_parameter_order` does more than move whole rows. The tensor must then be read whole and
            reordered, and ``row`` counts the rows of the reordered tensor.
        heights: for each tensor, the number of rows of one of its matrices, counted as in ``row``.
    """

    items: tuple[Fill, ...]
    tensor: Int32[np.ndarray, "E F"]
    row: Int32[np.ndarray, "E F"]
    reordered: tuple[bool, ...]
    heights: tuple[int, ...]


def columns_of(items: Sequence[Fill], in_pairs: bool) -> Columns | None:
    """The columns of the matrices that these tensors fill; None if a tensor has only some inputs of its columns, or if a column is filled
    by no tensor.

    Args:
        in_pairs: `Reader.in_pairs`.
    """
    param = items[0].param
    each, last = param.each, param.each + param.inputs
    D = math.prod(param.shape[each:last])
    narrow = param._replace(shape=(*param.shape[:each], *[1] * param.inputs, *param.shape[last:]))
    tensor, row = np.full(narrow.shape, -1, np.int32), np.full(narrow.shape, -1, np.int32)
    orders = [_order(item, in_pairs) for item in items]
    if any(order.length != D for order in orders):
        return None
    for number, (item, order) in enumerate(zip(items, orders, strict=True)):
        copy(order.rows, [row[part] for part in item.parts], param)
        for part in item.parts:
            tensor[part] = number
    if (tensor < 0).any():
        return None
    matrices = math.prod(param.shape[:each])
    reordered, heights = (order.reordered for order in orders), (order.rows.shape[-2] for order in orders)
    return Columns(tuple(items), tensor.reshape(matrices, -1), row.reshape(matrices, -1), tuple(reordered), tuple(heights))


def transposed(item: Fill) -> Fill:
    """From the `Fill` of a table ``[V, D]`` to that of the matrix ``[D, V]``, whose columns are the table's rows."""
    return replace(item, param=item.param.transposed)


def _rows(shape: tuple[int, ...]) -> np.ndarray:
    return np.arange(math.prod(shape[:-1]), dtype=np.int32).reshape(*shape[:-1], 1)


class _Order(NamedTuple):
    """The effect of `in_parameter_order` on the rows of a tensor.

    Attributes:
        rows: ``[*, out, 1]``, for each row of the result its stored row.
        length: the length of a row of the result.
        reordered: `in_parameter_order` does more than move whole rows. ``rows`` then numbers the rows of the result.
    """

    rows: np.ndarray
    length: int
    reordered: bool


def _order(item: Fill, in_pairs: bool) -> _Order:
    """Finds out how `Fill.change` moves entries: applies it to two arrays, one whose entries are the numbers of their rows, and one whose
    entries are the numbers of their columns. `Fill.change` treats all experts of a tensor alike, so one expert is tried."""
    *experts, out, length = item.shape
    rows = in_parameter_order(_rows(item.shape), replace(item, change=None), in_pairs)
    if item.change is None:
        return _Order(rows, length, False)
    one = (*[1] * len(experts), out, length)
    within = np.arange(length, dtype=np.int32)
    moved, kept = item.change(np.broadcast_to(rows[:1] if experts else rows, one)), item.change(np.broadcast_to(within, one))
    if moved.shape == one and (moved == moved[..., :1]).all() and (kept == within).all():
        first = out * np.arange(math.prod(experts), dtype=np.int32).reshape(*experts, 1, 1)
        return _Order(moved[..., :1] + first, length, False)
    return _Order(_rows((*experts, *moved.shape[-2:])), moved.shape[-1], True)
