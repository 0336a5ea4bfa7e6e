"""Matrices as panels of columns. Kernels read this layout, and a matrix is cut between devices at the borders of panels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import jax
import numpy as np

from xlaengine.ops.aligned import aligned_empty
from xlaengine.ops.cut import Cut
from xlaengine.ops.params import Param, shape_of

PANEL = 48
"""The columns of a panel that native kernels read (``COLUMNS`` in ``native/src/panel.h``). It is a multiple of a tile's columns on every
CPU for which there are kernels."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Panels(Cut):
    """A matrix ``[*, D, F]`` as ``data [*, P, D, C]``: P panels of C columns. Columns beyond F are zeros.

    Attributes:
        data: the array, in the dtype of `Ops.kept_as`.
        columns: F.
        layer: int32 scalar, the layer of a stack ``[L, *, P, D, C]`` that kernels read in place; None if no layer is selected.
    """

    data: Any
    columns: int = field(metadata={"static": True})
    layer: Any = None

    axes = {"data": -3}  # noqa: RUF012  # annotated, it would be a field, and so a part of the pytree

    @property
    def shape(self) -> tuple[int, ...]:
        *stack, _, D, _ = shape_of(self.data)
        return (*(stack if self.layer is None else stack[1:]), D, self.columns)

    def at(self, layer: Any) -> Panels:
        """The same stack with ``layer`` selected for kernels to read."""
        return replace(self, layer=layer)

    @property
    def real(self) -> Sequence[range]:
        return (range(self.columns),)

    @property
    def here(self) -> Panels:
        return replace(self, columns=self.data.shape[-3] * self.data.shape[-1])

    def divisible(self, parts: int) -> Panels:
        """The same matrix, with as many panels of zeros at its end as make the number of panels a multiple of ``parts``."""
        data = self.data
        count = (data.array_shape if isinstance(data, Param) else data.shape)[-3]
        if not (more := -count % parts):
            return self
        if isinstance(data, Param):
            *each, P, D, C = data.shape
            return replace(self, data=data._replace(shape=(*each, P + more, D, C)))
        *stack, P, D, C = data.shape
        padded = aligned_empty((*stack, P + more, D, C), data.dtype)
        padded[..., :P, :, :], padded[..., P:, :, :] = data, 0
        return replace(self, data=padded)


class PanelParam(Param):
    """The ``data`` of `Panels` before it has values."""

    @property
    def array_shape(self) -> tuple[int, ...]:
        return self.shape if self.stack is None else (self.stack, *self.shape)


def in_panels(matrix: Any, width: int) -> Panels:
    """A copy of ``matrix [*, D, F]``, a numpy array or a `Param`, in panels of ``width`` columns."""
    if isinstance(matrix, Param):
        *each, D, F = matrix._replace(stack=None).array_shape
        shape = (*each, -(-F // width), D, width)
        return Panels(PanelParam(shape, (None,) * len(shape), 1, matrix.stack), F)
    *stack, D, F = matrix.shape
    data, whole, rest = aligned_empty((*stack, -(-F // width), D, width), matrix.dtype), F // width, F % width
    data[..., :whole, :, :] = np.moveaxis(matrix[..., : whole * width].reshape(*stack, D, whole, width), -2, -3)
    if rest:
        data[..., whole, :, :rest], data[..., whole, :, rest:] = matrix[..., whole * width :], 0
    return Panels(data, F)
