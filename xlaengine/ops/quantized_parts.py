"""`QuantizedPanels` of several devices, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self

import jax

from xlaengine.ops.cut import Cut
from xlaengine.ops.kept import Kept
from xlaengine.ops.panels import PANEL
from xlaengine.ops.quantized import QuantizedPanels


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class QuantizedParts(Cut, Kept):
    """A matrix ``[*, D, F]`` in panels of blocks, cut into N parts of equally many panels.

    All devices run the same executable, but the number of real columns differs from part to part. So in a part, which is a
    `QuantizedPanels`, every panel counts as 48 columns. A *run* is the neighbouring columns whose blocks have one kind. Padding is in the
    last panel of each run, and in panels at the end.

    Attributes:
        data: uint8 ``[N * bytes]``, the bytes of each part.
        table: int32 ``[*, P, 4]``, as in `QuantizedPanels`. Offsets and columns count from the beginning of the panel's part.
        D: the rows of a matrix.
        widths: the number of real columns in each run, in order.
        layer: as in `QuantizedPanels`.
    """

    data: Any
    table: Any
    D: int = field(metadata={"static": True})
    widths: tuple[int, ...] = field(metadata={"static": True})
    layer: Any = None

    axes = {"data": -1, "table": -2}  # noqa: RUF012  # annotated, it would be a field, and so a part of the pytree

    @property
    def columns(self) -> int:
        return sum(self.widths)

    @property
    def shape(self) -> tuple[int, ...]:
        *stack, _, _ = self.table.shape
        return (*(stack if self.layer is None else stack[1:]), self.D, self.columns)

    def at(self, layer: Any) -> QuantizedParts:
        """The same stack with ``layer`` selected for kernels to read."""
        return replace(self, layer=layer)

    @property
    def real(self) -> Sequence[range]:
        found, begin = [], 0
        for width in self.widths:
            found.append(range(begin, begin + width))
            begin += -(-width // PANEL) * PANEL
        return found

    @property
    def here(self) -> QuantizedPanels:
        return QuantizedPanels(self.data, self.table, self.D, self.table.shape[-2] * PANEL, self.layer)

    def divisible(self, parts: int) -> Self:
        """The matrix itself, which is already cut for its devices."""
        return self
