"""The panels that the native kernels read."""

from __future__ import annotations

from typing import Any

import numpy as np
from jaxtyping import Shaped

from xlaengine.ops import panels
from xlaengine.ops.aligned import is_aligned
from xlaengine.ops.panels import PANEL, Panels
from xlaengine.ops.params import Param


def kept_as(dtype: str) -> str:
    """The dtype of the arrays that hold matrices of ``dtype`` for native kernels. bfloat16 becomes uint16: to read or write a part of a
    bfloat16 array, XLA:CPU of jax 0.10 converts the whole array to float32."""
    return "uint16" if dtype == "bfloat16" else dtype


def panelled(matrix: Any) -> Panels:
    """A copy of ``matrix [*, D, F]``, a numpy array or a `Param`, in panels; `Panels` are returned as they are."""
    if isinstance(matrix, Panels):
        return matrix
    return panels.in_panels(matrix if isinstance(matrix, Param) else matrix.view(kept_as(matrix.dtype.name)), PANEL)


def repanelled(stack: Shaped[np.ndarray, "*L D F"]) -> Panels:
    """Lays matrices out in panels, in the memory of ``stack``. Copies one matrix at a time, or one panel if columns are contiguous.

    The panels get new memory if neither rows nor columns are contiguous, if the last panel would be partly empty, or if ``stack`` is
    read-only or not `is_aligned`.
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
