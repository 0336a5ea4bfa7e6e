"""Matrices as panels of columns, the layout that `xlaengine.native` reads from memory in one go."""

from __future__ import annotations

from typing import Any

import flax.struct
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike

from xlaengine import native

PANEL = 48
"""C, columns in a panel: whole registers on every CPU that the kernel knows, and most models' widths are a multiple."""


@flax.struct.dataclass
class Panels:
    """A matrix ``[*, D, F]`` as ``data [*, P, D, C]``: C columns after the other, the last panel filled up with zeros."""

    data: Any
    columns: int = flax.struct.field(pytree_node=False)

    @property
    def shape(self) -> tuple[int, ...]:
        """That of the matrix."""
        *stack, _, D, _ = self.data.shape
        return (*stack, D, self.columns)


def product(x: Array, w: Panels, dtype: DTypeLike | None = None) -> Array:
    """``x [*, D] @ w [D, F]`` as ``[*, F]`` in ``dtype`` (default: x's); the arithmetic is float32."""
    rows = x.reshape(-1, x.shape[-1]).astype(jnp.float32)
    return native.product(rows, w.data, w.columns).reshape(*x.shape[:-1], w.columns).astype(dtype or x.dtype)


def columns(w: Panels, index: Array) -> Array:
    """Columns ``index [*]`` of ``w [D, F]`` as ``[*, D]``."""
    C = w.data.shape[-1]
    return w.data[index // C, :, index % C]


def panelled(matrix: Any) -> Panels:
    """``matrix [*, D, F]``, an array of numpy's or a `Spec`, anew in panels; `Panels` as they are."""
    if isinstance(matrix, Panels):
        return matrix
    *stack, D, F = matrix.shape
    C, P = PANEL, -(-F // PANEL)
    if not isinstance(matrix, np.ndarray):
        return Panels(matrix._replace(shape=(*stack, P, D, C), axes=(*matrix.axes[:-2], matrix.axes[-1], matrix.axes[-2], None)), F)
    padded = matrix if F == P * C else np.pad(matrix, [(0, 0)] * (len(stack) + 1) + [(0, P * C - F)])
    return Panels(np.ascontiguousarray(np.moveaxis(padded.reshape(*stack, D, P, C), -2, -3)), F)


def repanelled(stack: np.ndarray) -> Panels:
    """``stack [L, D, F]`` in panels in the memory that it has, a matrix at a time; anew where that is not possible."""
    L, D, F = stack.shape
    if F % PANEL or not stack.flags.c_contiguous or not stack.flags.writeable:
        return panelled(stack)
    data = stack.reshape(L, F // PANEL, D, PANEL)
    for matrix, place in zip(stack, data, strict=True):
        place[...] = panelled(matrix).data
    return Panels(data, F)
