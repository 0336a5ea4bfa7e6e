"""Implementations of `Ops` with int8 products (`ops.int8`). All other methods are inherited."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

import numpy as np
from jax import Array
from jax.typing import DTypeLike
from jaxtyping import Float, Int32

from xlaengine.ops import int8
from xlaengine.ops.base import Ops
from xlaengine.ops.columns import CUTS, ColumnOps
from xlaengine.ops.int8 import Int8Panels, quantized
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.panels import PANEL, PanelParam
from xlaengine.ops.params import Param
from xlaengine.ops.xla import XlaOps


class Int8NativeOps(NativeOps):
    """A packed matrix is `Int8Panels` of words. `native.matrices.READING` names the kernels that read it."""

    keeps_embedding = True
    packs_columns = False

    @property
    def exact(self) -> Ops:
        return NativeOps()

    def packed_bytes(self, param: Param, itemsize: int) -> float:
        return _bytes(param)

    def pack(self, matrix: np.ndarray | Param | Any) -> Any:
        return matrix if isinstance(matrix, Int8Panels) else quantized(matrix, PANEL, in_words=True)

    def take_over(self, matrix: np.ndarray) -> Any:
        return self.pack(matrix)


class Int8XlaOps(XlaOps):
    """A packed matrix is `Int8Panels`, and a packed stack a tuple of them. XLA multiplies all panels at once."""

    keeps_embedding = True
    packs_columns = False
    transposes_embedding = False
    panels = 1
    """The number of panels of a matrix. No bit depends on it."""

    @property
    def exact(self) -> Ops:
        return XlaOps()

    def packed_bytes(self, param: Param, itemsize: int) -> float:
        return _bytes(param)

    def pack(self, matrix: np.ndarray | Param | Any) -> Any:
        if isinstance(matrix, tuple) and not isinstance(matrix, Param):
            return matrix
        w = matrix if isinstance(matrix, Int8Panels) else self.take_over(matrix)
        data = w.entries.data
        if isinstance(data, PanelParam):
            return w if data.stack is None else (w.each(lambda data: data._replace(stack=None)),) * data.stack
        return w if data.ndim == 3 else tuple(w.each(itemgetter(layer)) for layer in range(len(data)))

    def take_over(self, matrix: np.ndarray | Param) -> Any:
        columns = (matrix.array_shape if isinstance(matrix, Param) else matrix.shape)[-1]
        return quantized(matrix, -(-columns // self.panels), in_words=False)

    def product(self, x: Float[Array, "*N D"], w: Any, dtype: DTypeLike | None = None) -> Float[Array, "*N F"]:
        return int8.product(x, w).astype(dtype or x.dtype) if isinstance(w, Int8Panels) else self.exact.product(x, w, dtype)

    def grouped_product(
        self, x: Float[Array, "N J D"], w: Any, chosen: Int32[Array, "N K"], dtype: DTypeLike | None = None
    ) -> Float[Array, "N K F"]:
        if isinstance(w, Int8Panels):
            return int8.grouped_product(x, w, chosen).astype(dtype or x.dtype)
        return self.exact.grouped_product(x, w, chosen, dtype)

    def fastest_product(self, x: Float[Array, "R D"], w: Any) -> Float[Array, "R F"]:
        return self.product(x, w) if isinstance(w, Int8Panels) else self.exact.fastest_product(x, w)

    def columns(self, w: Any, index: Int32[Array, "*N"]) -> Float[Array, "*N D"]:
        return int8.columns(w, index) if isinstance(w, Int8Panels) else self.exact.columns(w, index)


class Int8ColumnOps(Int8XlaOps):
    """`Int8XlaOps` with at most `CUTS` panels a matrix, as in `ColumnOps`, for several devices."""

    panels = CUTS

    @property
    def exact(self) -> Ops:
        return ColumnOps()


def _bytes(param: Param) -> float:
    """The bytes of a matrix's entries and factors, without the padding of panels."""
    return param.size * (1 + 4 / param.array_shape[-2])
