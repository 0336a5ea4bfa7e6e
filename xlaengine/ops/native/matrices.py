"""The native kernels that read packed matrices, as functions for graphs.

Each entry of a product with `Panels` or `QuantizedPanels` is one chain of fused multiply-adds over the float32 values of the matrix,
whatever else is in the call. The bits of a product with `Int8Panels` are those of `xlaengine.ops.int8`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

import jax
import jax.numpy as jnp
from jax import Array, ShapeDtypeStruct
from jaxtyping import Float, Float32, Int32

from xlaengine.ops.int8 import Int8Panels
from xlaengine.ops.native import int8_matrices, panel_matrices, quantized_matrices
from xlaengine.ops.panels import Panels
from xlaengine.ops.quantized import QuantizedPanels


@runtime_checkable
class Matrix(Protocol):
    """A packed matrix ``[D, F]``, or a stack of them.

    Attributes:
        columns: F.
    """

    @property
    def columns(self) -> int: ...

    def at(self, layer: Int32[Array, ""]) -> Matrix:
        """The matrix of one layer of the stack."""
        ...


class Reading(Protocol):
    """How kernels read one kind of packed matrix ``w``."""

    def kernel(self, w: Any) -> str:
        """The suffix of the kernels' names in `handlers.HANDLERS`."""
        ...

    def operands(self, w: Any) -> tuple[Array, ...]:
        """The arrays of ``w`` as a stack, and the layer to read, an int32 scalar."""
        ...

    def columns(self, w: Any, index: Int32[Array, " N"]) -> Float[Array, "N D"]:
        """The columns ``index`` of a matrix ``[D, F]``."""
        ...


READING: Mapping[type, Reading] = {Panels: panel_matrices, Int8Panels: int8_matrices, QuantizedPanels: quantized_matrices}


def product(x: Float32[Array, "R D"], w: Matrix) -> Float32[Array, "R {w.columns}"]:
    """``x @ w`` for a matrix ``[D, F]``. The matrix of a layer is read in place."""
    reading, shape = READING[type(w)], (x.shape[0], w.columns)
    return jax.ffi.ffi_call(f"xlaengine_product_{reading.kernel(w)}", ShapeDtypeStruct(shape, jnp.float32))(x, *reading.operands(w))


def grouped_product(x: Float32[Array, "N J D"], w: Matrix, chosen: Int32[Array, "N K"]) -> Float32[Array, "N K {w.columns}"]:
    """``x[n, k] @ w[chosen[n, k]]`` for matrices ``[E, D, F]``; J is K, or 1 if all choices share a row.

    A choice out of range gives zeros. The experts of a layer are read in place. Experts that no row chose are not read.
    """
    reading, shape = READING[type(w)], (*chosen.shape, w.columns)
    return jax.ffi.ffi_call(f"xlaengine_grouped_{reading.kernel(w)}", ShapeDtypeStruct(shape, jnp.float32))(x, *reading.operands(w), chosen)


def columns(w: Matrix, index: Int32[Array, " N"]) -> Float[Array, "N D"]:
    """The columns ``index`` of a matrix ``[D, F]``."""
    return READING[type(w)].columns(w, index)
