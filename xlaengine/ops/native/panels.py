"""Matrices as panels of columns, the layout that the native kernels read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import jax
import numpy as np
from jaxtyping import Shaped

from xlaengine.ops.native.aligned import aligned_empty, is_aligned
from xlaengine.ops.params import Param, shape_of

PANEL = 48
"""C, the columns of a panel: whole tiles on every CPU that has a kernel (``PANEL_VECTORS`` in ``native/src/product.h``)."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Panels:
    """A matrix ``[*, D, F]`` as ``data [*, P, D, C]``: panel after panel of C columns, the last one filled up with zeros.

    Attributes:
        data: in the dtype of `kept_as`.
        columns: F.
        layer: int32 scalar, the layer of a stack ``[L, *, P, D, C]`` that is meant; kernels read it in place. None for all of ``data``.
    """

    data: Any
    columns: int = field(metadata={"static": True})
    layer: Any = None

    @property
    def shape(self) -> tuple[int, ...]:
        *stack, _, D, _ = shape_of(self.data)
        return (*(stack if self.layer is None else stack[1:]), D, self.columns)


def kept_as(dtype: str) -> str:
    """The dtype of arrays that native kernels read. XLA:CPU of jax 0.10 converts a whole bfloat16 array to float32 to read or write it."""
    return "uint16" if dtype == "bfloat16" else dtype


class PanelParam(Param):
    """The ``data`` of `Panels` before it has values."""

    @property
    def array_shape(self) -> tuple[int, ...]:
        return self.shape if self.stack is None else (self.stack, *self.shape)


def panelled(matrix: Any) -> Panels:
    """A copy of ``matrix [*, D, F]``, a numpy array or a `Param`, in panels; `Panels` are returned as they are."""
    if isinstance(matrix, Panels):
        return matrix
    if isinstance(matrix, Param):
        *each, D, F = matrix._replace(stack=None).array_shape
        shape = (*each, -(-F // PANEL), D, PANEL)
        return Panels(PanelParam(shape, (None,) * len(shape), 1, matrix.stack), F)
    *stack, D, F = matrix.shape
    C, P = PANEL, -(-F // PANEL)
    matrix = matrix.view(kept_as(matrix.dtype.name))
    data, whole, rest = aligned_empty((*stack, P, D, C), matrix.dtype), F // C, F % C
    data[..., :whole, :, :] = np.moveaxis(matrix[..., : whole * C].reshape(*stack, D, whole, C), -2, -3)
    if rest:
        data[..., whole, :, :rest], data[..., whole, :, rest:] = matrix[..., whole * C :], 0
    return Panels(data, F)


def repanelled(stack: Shaped[np.ndarray, "*L D F"]) -> Panels:
    """Matrices in panels, in the memory of ``stack``: a matrix at a time, or a panel at a time if columns are contiguous.

    In new memory if neither rows nor columns are contiguous, the last panel would be partly empty, or ``stack`` is read-only or not
    `is_aligned`.
    """
    *L, D, F = stack.shape
    rows, columns = stack.flags.c_contiguous, stack.mT.flags.c_contiguous
    if F % PANEL or not (rows or columns) or not stack.flags.writeable or not is_aligned(stack):
        return panelled(stack)
    shape, kept = (*L, F // PANEL, D, PANEL), kept_as(stack.dtype.name)
    if rows:
        data = stack.view(kept).reshape(shape)
        parts, places = stack.view(kept).reshape(-1, D, F), data.reshape(-1, *shape[-3:])
        for matrix, place in zip(parts, places, strict=True):
            place[...] = panelled(matrix).data
    else:
        parts = stack.mT.view(kept).reshape(-1, PANEL, D)
        data = parts.reshape(shape)
        for panel, place in zip(parts, data.reshape(-1, D, PANEL), strict=True):
            place[...] = panel.T.copy()
    return Panels(data, F)
