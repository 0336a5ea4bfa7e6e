"""Packed matrices whose layout does not follow from their `Param`."""

from __future__ import annotations

import math
from typing import Any


class Kept:
    """A packed matrix, or a stack of them, whose layout follows from a file and not from the model. `Ops.pack` returns it unchanged.

    Attributes:
        data: the array that holds the values, or an abstract array with its shape and dtype.
    """

    data: Any

    @property
    def nbytes(self) -> int:
        """The bytes of its values."""
        return math.prod(self.data.shape) * self.data.dtype.itemsize
