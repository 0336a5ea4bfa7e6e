"""The kinds of packed matrices, and the kernels that read each kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, Self, runtime_checkable

from jax import Array
from jaxtyping import Float, Float32, Int32

from xlaengine.ops.int8 import Int8Panels
from xlaengine.ops.native import int8_calls, panel_calls, quantized_calls
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

    def at(self, layer: Int32[Array, ""]) -> Self:
        """The matrix of a layer of a stack."""
        ...


class Reading(Protocol):
    """The kernels that read one kind of packed matrix ``w``. `Ops` describes the methods; here x and products are float32."""

    def product(self, x: Float32[Array, "R D"], w: Any) -> Float32[Array, "R F"]: ...

    def grouped_product(self, x: Float32[Array, "N J D"], w: Any, chosen: Int32[Array, "N K"]) -> Float32[Array, "N K F"]: ...

    def columns(self, w: Any, index: Int32[Array, " N"]) -> Float[Array, "N D"]: ...


READING: Mapping[type, Reading] = {Panels: panel_calls, Int8Panels: int8_calls, QuantizedPanels: quantized_calls}
