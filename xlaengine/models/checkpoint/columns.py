"""Which row of which stored tensor each column of a matrix is.

A stored matrix has its outputs as rows, and a matrix here has them as columns. A family's table may put the rows of several tensors side by
side, in any order (`mapping.Fill`). So a matrix can be made of whole stored rows, without their values.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from jaxtyping import Int32

from xlaengine.models.checkpoint.fill import copy, in_order
from xlaengine.models.checkpoint.mapping import Fill


@dataclass(frozen=True)
class Columns:
    """The columns of the matrices that a parameter has in one layer: one, or one for each expert.

    Attributes:
        items: the stored tensors.
        tensor: the index in ``items`` of each column's tensor.
        row: the row of that tensor, counted through all its matrices.
        reordered: by tensor, whether its values must be read, because `in_order` does more than move whole rows. ``row`` is then the row
            after that.
    """

    items: tuple[Fill, ...]
    tensor: Int32[np.ndarray, "E F"]
    row: Int32[np.ndarray, "E F"]
    reordered: tuple[bool, ...]


def columns_of(items: Sequence[Fill], in_pairs: bool) -> Columns | None:
    """The columns of a matrix that these tensors fill; None if a tensor has only some inputs of its columns, or no tensor fills a column.

    Args:
        in_pairs: `Reader.in_pairs`.
    """
    param = items[0].param
    each, last = param.each, param.each + param.inputs
    D = math.prod(param.shape[each:last])
    if any(item.shape[-1] != D for item in items):
        return None
    narrow = param._replace(shape=(*param.shape[:each], *[1] * param.inputs, *param.shape[last:]))
    tensor, row = np.full(narrow.shape, -1, np.int32), np.full(narrow.shape, -1, np.int32)
    reordered = []
    for number, item in enumerate(items):
        order = _order(item, in_pairs)
        reordered.append(order is None)
        if order is None:
            order = _rows(item.shape)
        copy(order, [row[part] for part in item.parts], param)
        for part in item.parts:
            tensor[part] = number
    if (tensor < 0).any():
        return None
    matrices = math.prod(param.shape[:each])
    return Columns(tuple(items), tensor.reshape(matrices, -1), row.reshape(matrices, -1), tuple(reordered))


def transposed(item: Fill) -> Fill:
    """What fills a table ``[V, D]``, as what fills the matrix ``[D, V]`` whose columns are its rows."""
    return replace(item, param=item.param._replace(shape=item.param.shape[::-1], axes=item.param.axes[::-1], inputs=1))


def _rows(shape: tuple[int, ...]) -> np.ndarray:
    return np.arange(math.prod(shape[:-1]), dtype=np.int32).reshape(*shape[:-1], 1)


def _order(item: Fill, in_pairs: bool) -> np.ndarray | None:
    """The stored row ``[*, out, 1]`` that each row is after `in_order`; None if that does more than move whole rows.

    What `Fill.change` does is seen from what it makes of two arrays: each entry of one is the number of its row, of the other that of its
    column.
    """
    rows = in_order(_rows(item.shape), replace(item, change=None), in_pairs)
    if item.change is None:
        return rows
    moved = item.change(np.broadcast_to(rows, item.shape))
    within = np.arange(item.shape[-1], dtype=np.int32)
    kept = item.change(np.broadcast_to(within, item.shape))
    whole = moved.shape == item.shape and (moved == moved[..., :1]).all() and (kept == within).all()
    return moved[..., :1] if whole else None
