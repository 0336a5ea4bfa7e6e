"""Matrices of a quantized checkpoint as `QuantizedParts`: several devices share the panels of each. A process reads the rows of its share.

The columns of a part are neighbours, so a part is a `StoredMatrix` of fewer columns.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise

import jax.numpy as jnp
import numpy as np
from jax import ShapeDtypeStruct
from jaxtyping import Int32

from xlaengine.models.checkpoint.readers import StoredTensors
from xlaengine.models.checkpoint.stored import StoredMatrix, repack_in
from xlaengine.ops.aligned import aligned_empty
from xlaengine.ops.panels import PANEL
from xlaengine.ops.parts import Parts, Share
from xlaengine.ops.quantized import layout_of
from xlaengine.ops.quantized_parts import QuantizedParts


@dataclass(frozen=True)
class CutMatrix:
    """A matrix that is cut between panels.

    Attributes:
        parts: its parts in order; those that would have no columns are left out.
        of: the number of all parts.
    """

    whole: StoredMatrix
    parts: tuple[StoredMatrix, ...]
    of: int

    @property
    def bytes(self) -> int:
        """The bytes of the largest part's panels. Every part takes as many."""
        return max(part.layout.bytes for part in self.parts)

    @property
    def shapes(self) -> QuantizedParts:
        """`QuantizedParts` of shapes."""
        data, table = ShapeDtypeStruct((self.of * self.bytes,), jnp.uint8), self.table
        return QuantizedParts(data, ShapeDtypeStruct(table.shape, table.dtype), self.whole.D, self.whole.widths)

    @property
    def table(self) -> Int32[np.ndarray, "*stack P 4"]:
        """`QuantizedParts.table`. A panel of padding refers to bytes of another panel, because its columns are dropped."""
        _, kind, _, _ = self.whole.layout.table[0, 0].tolist()
        panels = self.parts[0].layout.table.shape[1]
        table = np.zeros((len(self.whole.layout.table), self.of, panels, 4), np.int32)
        table[..., 1], table[..., 2], table[..., 3] = kind, PANEL * np.arange(panels), PANEL
        for number, part in enumerate(self.parts):
            own = part.layout.table
            table[:, number, : own.shape[1], :2] = own[..., :2]
        return table.reshape(*self.whole.stack, -1, 4)


def cut_matrix(matrix: StoredMatrix, of: int) -> CutMatrix:
    """Cuts a matrix into ``of`` parts of equally many panels, of which the last may have fewer or none."""
    ends = list(accumulate(matrix.widths, initial=0))
    panels = [column for first, last in pairwise(ends) for column in range(first, last, PANEL)]
    step = -(-len(panels) // of)
    edges = [*panels[::step], matrix.columns]
    return CutMatrix(matrix, tuple(_part(matrix, range(*own)) for own in pairwise(edges)), of)


def _part(matrix: StoredMatrix, own: range) -> StoredMatrix:
    """The matrix of the columns ``own`` alone. The first of them begins a panel."""
    at = slice(own.start, own.stop)
    layers = tuple(replace(each, tensor=each.tensor[:, at], row=each.row[:, at]) for each in matrix.layers)
    ends = accumulate(matrix.widths, initial=0)
    runs = [min(last, own.stop) - max(first, own.start) for first, last in pairwise(ends)]
    kinds = [[(place.kind, run) for place, run in zip(places, runs, strict=True) if run > 0] for places in matrix.layout.places]
    return replace(matrix, layers=layers, layout=layout_of(matrix.D, kinds), widths=tuple(run for run in runs if run > 0))


def bytes_of(matrix: StoredMatrix, share: Share) -> int:
    """The number of bytes that `parts_of` repacks."""
    parts = cut_matrix(matrix, share.of).parts
    return sum(parts[number].layout.bytes for number in share.numbers if number < len(parts))


def parts_of(matrix: StoredMatrix, reader: StoredTensors, done: Callable[[int], None], share: Share) -> QuantizedParts:
    """Repacks a ``share`` of a matrix. ``done`` is called as by `stored.repack_in`."""
    cut, held = cut_matrix(matrix, share.of), {}
    for number in share.numbers:
        held[number] = data = aligned_empty((cut.bytes,), np.dtype(np.uint8))
        used = 0
        if number < len(cut.parts):
            used = cut.parts[number].layout.bytes
            repack_in(data, cut.parts[number], reader, done)
        data[used:] = 0
    return QuantizedParts(Parts(held, share.of, QuantizedParts.axes["data"]), cut.table, matrix.D, matrix.widths)
