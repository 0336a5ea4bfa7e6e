"""XLA's kernels with matrices cut into a fixed number of parts, so that a product has the same bits on 1, 2, 4 and 8 devices."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike
from jaxtyping import Float, Int32

from xlaengine.ops.barriers import apart, zero_in
from xlaengine.ops.panels import PanelParam, Panels, in_panels
from xlaengine.ops.params import Param
from xlaengine.ops.products import grouped, product
from xlaengine.ops.xla import XlaOps

CUTS = 8
"""A matrix is cut into at most this many parts. The bits of XLA's sums depend on the number of columns, so each part is a product of its
own, whatever the number of devices."""


class ColumnOps(XlaOps):
    """A packed matrix is `Panels` with at most `CUTS` panels, and a packed stack a tuple of them.

    A product ends in a barrier to fusion, as it does on several devices (`ops.split`). Without it, XLA fuses a norm that reads the product
    with the transposition of the parts, and adds the squares in another order.
    """

    def pack(self, matrix: np.ndarray | Param | Any) -> Any:
        if isinstance(matrix, tuple) and not isinstance(matrix, Param):
            return matrix
        panels = matrix if isinstance(matrix, Panels) else _cut(matrix)
        if isinstance(data := panels.data, PanelParam):
            return panels if data.stack is None else (Panels(data._replace(stack=None), panels.columns),) * data.stack
        return panels if data.ndim == 3 else tuple(Panels(layer, panels.columns) for layer in data)

    def take_over(self, matrix: np.ndarray) -> Any:
        return _cut(matrix)

    def product(self, x: Float[Array, "*N D"], w: Panels, dtype: DTypeLike | None = None) -> Float[Array, "*N {w.columns}"]:
        return apart(zero_in(w.data), _product(x, w.data, dtype)[..., : w.columns])

    def grouped_product(
        self, x: Float[Array, "N J D"], w: Panels, chosen: Int32[Array, "N K"], dtype: DTypeLike | None = None
    ) -> Float[Array, "N K {w.columns}"]:
        E, P, _, C = w.data.shape
        out = grouped(lambda expert, rows: _product(rows, w.data[expert], dtype), x, chosen, E, P * C, dtype or x.dtype)
        return apart(zero_in(w.data), out[..., : w.columns])

    def fastest_product(self, x: Float[Array, "R D"], w: Panels) -> Float[Array, "R {w.columns}"]:
        return self.product(x, w)

    def columns(self, w: Panels, index: Int32[Array, "*N"]) -> Float[Array, "*N D"]:
        C = w.data.shape[-1]
        return w.data[index // C, :, index % C]


def _cut(matrix: np.ndarray | Param) -> Panels:
    columns = (matrix._replace(stack=None).array_shape if isinstance(matrix, Param) else matrix.shape)[-1]
    return in_panels(matrix, -(-columns // CUTS))


def _product(x: Float[Array, "*N D"], panels: Float[Array, "P D C"], dtype: DTypeLike | None) -> Float[Array, "*N PC"]:
    parts = jax.lax.map(lambda panel: product(x, panel, dtype), panels)
    return jnp.moveaxis(parts, 0, -2).reshape(*x.shape[:-1], -1)
