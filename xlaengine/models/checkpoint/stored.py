"""Matrices of a quantized checkpoint as `QuantizedPanels`: its blocks in the order of the kernels, never dequantized.

A tensor is kept if the kernels know its kind, other than F32, and if its rows stay whole (`Columns.reordered`). A matrix is kept if at
least one of its tensors is kept; its other tensors become panels of float32.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import ShapeDtypeStruct
from jaxtyping import UInt8

from xlaengine.models.checkpoint.columns import Columns, columns_of, transposed
from xlaengine.models.checkpoint.fill import in_parameter_order, in_threads
from xlaengine.models.checkpoint.mapping import Fill
from xlaengine.models.checkpoint.readers import StoredTensors
from xlaengine.ops.aligned import aligned_empty
from xlaengine.ops.native.repacking import repacked
from xlaengine.ops.panels import PANEL
from xlaengine.ops.quantized import KINDS, Layout, QuantizedPanels, layout_of

PLAIN = "F32"
"""The kind of rows of float32."""

PIECE = 16 * PANEL
"""The most columns that are repacked at once. In models of 8B parameters they take 2 to 3 MiB."""


@dataclass(frozen=True)
class StoredMatrix:
    """A parameter as a file stores it, in all layers of its stack.

    Attributes:
        key: `Fill.key`.
        layers: the columns of each layer.
        stack: the sizes of the axes of the table before P: layers and experts, if there are any.
        D: the number of inputs of a column.
        layout: where its panels are in ``data``.
        widths: the number of columns of each part of the layout.
    """

    key: Any
    layers: tuple[Columns, ...]
    stack: tuple[int, ...]
    D: int
    layout: Layout
    widths: tuple[int, ...]

    @property
    def columns(self) -> int:
        return sum(self.widths)

    @property
    def shapes(self) -> QuantizedPanels:
        """`QuantizedPanels` of shapes."""
        table = ShapeDtypeStruct((*self.stack, *self.layout.table.shape[1:]), jnp.int32)
        return QuantizedPanels(ShapeDtypeStruct((self.layout.bytes,), jnp.uint8), table, self.D, self.columns)


def stored_matrices(fills: Sequence[Fill], reader: StoredTensors) -> list[StoredMatrix]:
    """The matrices that are kept as the file stores them. No values are read."""
    of_parameter: dict[Any, list[Fill]] = {}
    for item in fills:
        if item.param.is_matrix or item.key == "embed":
            of_parameter.setdefault(item.key, []).append(item)
    found = (_stored(items, reader) for items in of_parameter.values())
    return [matrix for matrix in found if matrix is not None]


def _stored(items: Sequence[Fill], reader: StoredTensors) -> StoredMatrix | None:
    """The matrix that these tensors fill; None if it is not kept."""
    first = items[0]
    if first.path is None and not first.param.is_matrix:
        items = [transposed(item) for item in items]
    by_layer = [[item for item in items if item.layer == layer] for layer in range(1 + max(item.layer for item in items))]
    if all(_known(reader.kind(item.name)) == PLAIN for item in items):
        return None
    layers = tuple(_alike([columns for own in by_layer if (columns := columns_of(own, reader.in_pairs)) is not None]))
    kinds = tuple(tuple(_kinds(own, reader)) for own in layers)
    if len(layers) < len(by_layer) or all(kind == PLAIN for own in kinds for kind in own):
        return None
    of_column = np.concatenate([np.array(own)[columns.tensor] for own, columns in zip(kinds, layers, strict=True)])
    edges = [0, *(np.flatnonzero((of_column[:, 1:] != of_column[:, :-1]).any(0)) + 1).tolist(), of_column.shape[1]]
    widths = tuple(end - begin for begin, end in pairwise(edges))
    layout = layout_of(first.shape[-1], [list(zip(own[edges[:-1]].tolist(), widths, strict=True)) for own in of_column])
    stack = () if first.path is None else (len(layers),)
    if first.param.each:
        stack = (*stack, len(of_column) // len(layers))
    return StoredMatrix(first.key, layers, stack, first.shape[-1], layout, widths)


def _alike(layers: Sequence[Columns]) -> Iterator[Columns]:
    """The same columns, with the first layer's arrays in place of equal ones: arrays of many experts are large."""
    for columns in layers:
        first = layers[0]
        equal = np.array_equal(columns.tensor, first.tensor) and np.array_equal(columns.row, first.row)
        yield replace(columns, tensor=first.tensor, row=first.row) if equal else columns


def _kinds(columns: Columns, reader: StoredTensors) -> Iterator[str]:
    for item, reordered in zip(columns.items, columns.reordered, strict=True):
        yield PLAIN if reordered else _known(reader.kind(item.name))


def _known(kind: str) -> str:
    """The kind in which the rows of a tensor are kept, from the tensor's kind."""
    return kind if kind in KINDS else PLAIN


class _Piece(NamedTuple):
    """Some neighbouring columns of one kind in one matrix.

    Attributes:
        layer, expert: the matrix that they are in; expert is 0 if a layer has one matrix.
        first, last: they are the columns ``range(first, last)`` of the matrix.
        begin, end: they are at the bytes ``range(begin, end)`` of ``data``.
        kind: the kind in which they are kept.
    """

    layer: int
    expert: int
    first: int
    last: int
    begin: int
    end: int
    kind: str


def panels_of(matrix: StoredMatrix, reader: StoredTensors, done: Callable[[int], None]) -> QuantizedPanels:
    """Repacks a matrix into new memory; arguments are those of `repack_in`."""
    data = aligned_empty((matrix.layout.bytes,), np.dtype(np.uint8))
    repack_in(data, matrix, reader, done)
    return QuantizedPanels(data, matrix.layout.table.reshape(*matrix.stack, -1, 4), matrix.D, matrix.columns)


def repack_in(data: UInt8[np.ndarray, " bytes"], matrix: StoredMatrix, reader: StoredTensors, done: Callable[[int], None]) -> None:
    """Repacks a matrix in panels, from the mapped file, with `READERS` threads.

    Args:
        data: where its panels begin.
        done: called with the number of bytes that were repacked, after each piece.
    """
    values = LastTensor(reader)

    def repack(piece: _Piece) -> int:
        columns, out = matrix.layers[piece.layer], data[piece.begin : piece.end]
        repacked(piece.kind, _rows(columns, piece, reader, values), out)
        return len(out)

    in_threads(repack, _pieces(matrix), done)


def _pieces(matrix: StoredMatrix) -> Iterator[_Piece]:
    experts = len(matrix.layout.places) // len(matrix.layers)
    for number, places in enumerate(matrix.layout.places):
        first = 0
        for place, width in zip(places, matrix.widths, strict=True):
            size = KINDS[place.kind].panel_bytes(matrix.D)
            for at in range(0, width, PIECE):
                begin, last = place.begin + at // PANEL * size, min(width, at + PIECE)
                end = begin + -(-(last - at) // PANEL) * size
                yield _Piece(*divmod(number, experts), first + at, first + last, begin, end, place.kind)
            first += width


def _rows(columns: Columns, piece: _Piece, reader: StoredTensors, values: LastTensor) -> UInt8[np.ndarray, "F bytes"]:
    """A copy of the stored rows of a piece's columns. The pages of the mapped file that were read are released."""
    tensor, row = (each[piece.expert, piece.first : piece.last] for each in (columns.tensor, columns.row))
    copies = []
    for number in np.unique(tensor).tolist():
        item, reordered = columns.items[number], columns.reordered[number]
        as_stored = reader.kind(item.name) == piece.kind and not reordered
        stored = reader.rows(item.name) if as_stored else values.rows(item.name, item if reordered else None)
        copies.append((tensor == number, stored[row[tensor == number]]))
        reader.release(item.name)
    if len(copies) == 1:
        return copies[0][1]
    rows = np.empty((len(row), copies[0][1].shape[1]), np.uint8)
    for here, stored in copies:
        rows[here] = stored
    return rows


class LastTensor:
    """Caches the rows of one tensor of a matrix as float32, until another tensor is asked for. The pieces of a tensor follow each other.

    Threads share it. One reads a tensor; the others wait for it.
    """

    def __init__(self, reader: StoredTensors):
        self._reader, self._lock = reader, threading.Lock()
        self._kept: tuple[str, np.ndarray] | None = None

    def rows(self, name: str, item: Fill | None) -> UInt8[np.ndarray, "rows bytes"]:
        """The bytes of each row, as float32. If ``item`` is given, the tensor is reordered, and its rows are in the parameter's order."""
        with self._lock:
            if self._kept is None or self._kept[0] != name:
                self._kept = None  # its memory is free before that of the next is needed
                stored = self._reader.read(name)
                stored = stored if item is None else in_parameter_order(stored, item, self._reader.in_pairs)
                self._kept = name, np.ascontiguousarray(stored.reshape(-1, stored.shape[-1]), np.float32).view(np.uint8)
            return self._kept[1]
