"""Matrices as panels of columns, the layout that `xlaengine.ops.native` reads from memory in one go."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike

from xlaengine.ops.native import calls
from xlaengine.ops.native.aligned import aligned_empty, is_aligned
from xlaengine.ops.params import Param, shape_of

PANEL = 48
"""C, columns in a panel: whole tiles on every CPU that the kernel knows (``PANEL_VECTORS`` in ``native/src/product.h``).

Matrices of other widths have a panel that is partly empty, and are laid out in new memory (`repanelled`).
"""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Panels:
    """A matrix ``[*, D, F]`` as ``data [*, P, D, C]``: C columns after the other, the last panel filled up with zeros.

    bfloat16 is kept as its bits (`kept_as`).

    Attributes:
        layer: int32 scalar, which matrix of a stack ``[L, P, D, C]`` is meant: kernels read it where it lies. None for all of ``data``.
    """

    data: Any
    columns: int = field(metadata={"static": True})
    layer: Any = None

    @property
    def shape(self) -> tuple[int, ...]:
        """That of the matrix."""
        *stack, _, D, _ = shape_of(self.data)
        return (*(stack if self.layer is None else ()), D, self.columns)


def product(x: Array, w: Panels, dtype: DTypeLike | None = None) -> Array:
    """``x [*, D] @ w [D, F]`` as ``[*, F]`` in ``dtype`` (default: x's); the arithmetic is float32."""
    rows = x.reshape(-1, x.shape[-1]).astype(jnp.float32)
    return calls.product(rows, w.data, w.columns, w.layer).reshape(*x.shape[:-1], w.columns).astype(dtype or x.dtype)


def columns(w: Panels, index: Array) -> Array:
    """Columns ``index [*]`` of ``w [D, F]`` as ``[*, D]``."""
    C = w.data.shape[-1]
    taken = w.data[index // C, :, index % C]
    return jax.lax.bitcast_convert_type(taken, jnp.bfloat16) if taken.dtype == jnp.uint16 else taken


def kept_as(dtype: str) -> str:
    """The dtype of arrays that native kernels read. To read or write one in bfloat16, XLA:CPU of jax 0.10 converts it to float32, whole."""
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
        D, F = matrix._replace(stack=None).array_shape
        return Panels(PanelParam((-(-F // PANEL), D, PANEL), (None, None, None), 1, matrix.stack), F)
    *stack, D, F = matrix.shape
    C, P = PANEL, -(-F // PANEL)
    matrix = matrix.view(kept_as(matrix.dtype.name))
    data, whole, rest = aligned_empty((*stack, P, D, C), matrix.dtype), F // C, F % C
    data[..., :whole, :, :] = np.moveaxis(matrix[..., : whole * C].reshape(*stack, D, whole, C), -2, -3)
    if rest:
        data[..., whole, :, :rest], data[..., whole, :, rest:] = matrix[..., whole * C :], 0
    return Panels(data, F)


def repanelled(stack: np.ndarray) -> Panels:
    """``stack [L, D, F]`` in panels in the memory that it has, a matrix at a time, or a panel at a time where columns lie one after the
    other; anew where that is not possible, or the memory is not `aligned`."""
    L, D, F = stack.shape
    rows, columns = stack.flags.c_contiguous, stack.mT.flags.c_contiguous
    if F % PANEL or not (rows or columns) or not stack.flags.writeable or not is_aligned(stack):
        return panelled(stack)
    shape, kept = (L, F // PANEL, D, PANEL), kept_as(stack.dtype.name)
    if rows:
        parts, data = stack.view(kept), stack.view(kept).reshape(shape)
        for matrix, place in zip(parts, data, strict=True):
            place[...] = panelled(matrix).data
    else:
        parts = stack.mT.view(kept).reshape(-1, PANEL, D)
        data = parts.reshape(shape)
        for panel, place in zip(parts, data.reshape(-1, D, PANEL), strict=True):
            place[...] = panel.T.copy()
    return Panels(data, F)
