"""Reads the parts of matrices that this process's devices hold. A column of a matrix is a stored row, and only the rows of these columns
are read.

If `in_parameter_order` does more than move whole rows of a tensor, the whole tensor is read, or the whole matrix of an expert.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from jaxtyping import Float, Int, Shaped

from xlaengine.models.checkpoint.columns import Columns, columns_of, transposed
from xlaengine.models.checkpoint.fill import READERS, Loaded, filled, fills_of, in_parameter_order, in_threads
from xlaengine.models.checkpoint.mapping import Fill, with_leaves
from xlaengine.models.checkpoint.readers import Reader, read_floats
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.weights import Weights, abstract, size
from xlaengine.ops.base import Ops
from xlaengine.ops.panels import Panels
from xlaengine.ops.parts import Parts, Share, copy_columns, empty_parts
from xlaengine.types import Progress

PIECE = 768
"""The most columns that are read at once. In models of 8B parameters they take 12 to 44 MiB."""


@dataclass(frozen=True)
class _Matrix:
    """A matrix of all layers of a stack, before it is read.

    Attributes:
        items: the tensors that fill it.
        shapes: the panels of one layer; their ``data`` is a `Param`.
        stack: ``(L,)``; empty for a matrix outside the layers.
    """

    items: Sequence[Fill]
    shapes: Panels
    stack: tuple[int, ...]

    @classmethod
    def of(cls, items: Sequence[Fill], ops: Ops) -> _Matrix:
        stack = () if items[0].path is None else (1 + max(item.layer for item in items),)
        return cls(items, ops.pack(items[0].param), stack)

    def values(self, share: Share) -> int:
        """How many of its values are in the share."""
        *experts, _, D, _ = self.shapes.data.shape
        return math.prod((*self.stack, *experts, D)) * sum(map(len, share.columns(self.shapes).values()))


class _Piece(NamedTuple):
    """Neighbouring columns of one matrix that are in one part.

    Attributes:
        expert: the index of the matrix among those of one layer.
        columns: their indices in the matrix.
        part: the number of the part.
        first: the place of the first column in the part.
    """

    expert: int
    columns: range
    part: int
    first: int


def fill_parts(cfg: ModelConfig, reader: Reader, dtype: np.dtype, progress: Progress | None, ops: Ops, share: Share) -> Weights:
    """Fills the parameters of ``cfg`` like `fill.fill`, with the ``share`` of each matrix as `Parts`.

    Raises:
        CheckpointError: as `fill.fills_of`.
    """
    spec = spec_of(cfg)
    weights = filled_parts(abstract(spec), fills_of(cfg, reader), reader, dtype, progress, ops=ops, share=share, tied=spec.head.tied)
    return replace(weights, embed=None, lm_head=weights.embed) if spec.head.tied else weights


def filled_parts(
    params: Weights,
    fills: Sequence[Fill],
    reader: Reader,
    dtype: np.dtype,
    progress: Progress | None,
    *,
    ops: Ops,
    share: Share,
    tied: bool,
) -> Weights:
    """`fill.filled`, with the ``share`` of each matrix as `Parts`.

    Args:
        tied: the embedding's transpose is a matrix too, the head's.
    """
    cut = {key: _Matrix.of(items, ops) for key, items in _of_matrices(fills, tied=tied).items()}
    params = with_leaves(params, dict.fromkeys(cut, None))
    loaded = Loaded(progress, dtype.itemsize * (size(params) + sum(matrix.values(share) for matrix in cut.values())))
    found = {}
    for key, matrix in cut.items():
        parts = empty_parts(matrix.shapes, matrix.stack, share, dtype)
        _read(matrix, parts, reader, share, loaded.add)
        found[key] = replace(matrix.shapes, data=parts.view(ops.kept_as(dtype.name)))
    rest = [item for item in fills if item.key not in found]
    return with_leaves(filled(params, rest, reader, dtype, loaded.add_rest), found)


def _of_matrices(fills: Sequence[Fill], *, tied: bool) -> dict[object, list[Fill]]:
    """The tensors that fill each matrix, by `Fill.key`. A tied embedding counts as a matrix, because it is the head."""
    found: dict[object, list[Fill]] = {}
    for item in fills:
        if item.param.is_matrix or (tied and item.key == "embed"):
            found.setdefault(item.key, []).append(item if item.param.is_matrix else transposed(item))
    return found


def _read(matrix: _Matrix, parts: Parts, reader: Reader, share: Share, done: Callable[[int], None]) -> None:
    """Reads a matrix into its ``parts``. ``done`` is called with the bytes of each piece."""
    layers, pieces = math.prod(matrix.stack), list(_pieces(matrix.shapes, share))
    by_layer = {number: part.reshape(layers, -1, *part.shape[-3:]) for number, part in parts.held.items()}
    for layer in range(layers):
        columns = columns_of([item for item in matrix.items if item.layer == layer], reader.in_pairs)
        assert columns is not None, f"the tensors of {matrix.items[0].key} hold no whole columns"
        rows, own = _Rows(columns, reader, parts.dtype), {number: part[layer] for number, part in by_layer.items()}
        in_threads(functools.partial(_put, rows, own), pieces, done)


def _put(rows: _Rows, own: Mapping[int, Shaped[np.ndarray, "E p D C"]], piece: _Piece) -> int:
    """Puts a piece into its place in one layer's parts, and returns its bytes."""
    part = own[piece.part][piece.expert]
    copy_columns(rows.read(piece), part, piece.first)
    return len(piece.columns) * part.shape[-2] * part.itemsize


def _pieces(shapes: Panels, share: Share) -> Iterator[_Piece]:
    """The pieces of one layer, one expert after the other."""
    *experts, _, _, C = shapes.data.shape
    step = max(PIECE // C, 1) * C  # whole panels, or pieces of one
    for expert in range(math.prod(experts)):
        for number, own in share.columns(shapes).items():
            for panels in (own[at : at + step] for at in range(0, len(own), step)):
                for columns in (panels[at : at + PIECE] for at in range(0, len(panels), PIECE)):
                    yield _Piece(expert, columns, number, columns.start - own.start)


class _Rows:
    """Reads the columns of one layer's matrices as stored rows. Rows from several tensors are converted to ``dtype``."""

    def __init__(self, columns: Columns, reader: Reader, dtype: np.dtype):
        self._columns, self._reader, self._dtype = columns, reader, dtype
        self._changed = functools.lru_cache(READERS)(functools.partial(_whole, columns, reader))  # pieces of one matrix follow each other

    def read(self, piece: _Piece) -> Float[np.ndarray, "F D"]:
        where = piece.expert, slice(piece.columns.start, piece.columns.stop)
        tensor, row = self._columns.tensor[where], self._columns.row[where]
        numbers = np.unique(tensor).tolist()
        found = [self._of_tensor(number, row[tensor == number]) for number in numbers]
        if len(found) == 1:
            return found[0]
        rows = np.empty((len(row), found[0].shape[1]), self._dtype)  # tensors may have different dtypes
        for number, values in zip(numbers, found, strict=True):
            rows[tensor == number] = values
        return rows

    def _of_tensor(self, number: int, rows: Int[np.ndarray, " F"]) -> Float[np.ndarray, "F D"]:
        """These rows of a tensor. All of them are in the same matrix of the tensor."""
        item, height = self._columns.items[number], self._columns.heights[number]
        matrix = int(rows[0]) // height
        rows = rows - matrix * height
        if self._columns.reordered[number]:
            return self._changed(number, matrix)[rows]
        ordered = np.sort(rows)
        runs = np.split(ordered, np.flatnonzero(np.diff(ordered) != 1) + 1)
        before = [slice(matrix, matrix + 1)] * (len(item.shape) - 2)
        read = [read_floats(self._reader, item.name, (*before, slice(int(run[0]), int(run[-1]) + 1))) for run in runs]
        values = (read[0] if len(read) == 1 else np.concatenate(read, axis=-2)).reshape(-1, item.shape[-1])
        return values if np.array_equal(ordered, rows) else values[np.searchsorted(ordered, rows)]


def _whole(columns: Columns, reader: Reader, number: int, matrix: int) -> Float[np.ndarray, "out D"]:
    """A matrix of a tensor, in the parameter's order."""
    item = columns.items[number]
    part = (slice(matrix, matrix + 1),) * (len(item.shape) - 2)
    values = in_parameter_order(read_floats(reader, item.name, part), item, reader.in_pairs)
    return values.reshape(-1, values.shape[-1])
