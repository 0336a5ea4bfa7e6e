"""A parameter before it has values: its shape, its logical axes, and which of them a product contracts."""

from __future__ import annotations

import math
from typing import Any, NamedTuple


class Param(NamedTuple):
    """One parameter, or a stack of them.

    Attributes:
        shape: the logical shape without the stack, such as ``(D, K, G + 2, H)``.
        axes: a logical name for each axis of ``shape``. An axis named None is never cut across devices.
        inputs: the number of axes that a product contracts; they follow the ``each`` axes. 0 means that the parameter is not a matrix.
        stack: the number of layers in the stack; None for a single parameter.
        each: the number of leading axes of ``shape`` that index matrices, such as the axis of experts.
        chosen: the number of indexed matrices that a token reads; 0 for all.
        exact: whether the matrix stays in floats in an engine with ``quantization``.
        dtype: the dtype of its array; None means the engine's.
    """

    shape: tuple[int, ...]
    axes: tuple[str | None, ...]
    inputs: int = 0
    stack: int | None = None
    each: int = 0
    chosen: int = 0
    exact: bool = False
    dtype: str | None = None

    @property
    def is_matrix(self) -> bool:
        return self.inputs > 0

    @property
    def array_shape(self) -> tuple[int, ...]:
        """The shape of its array. A matrix is ``[*each, in, out]``: the logical axes of in and of out are flattened. A stack has an axis L
        in front."""
        first, last = self.each, self.each + self.inputs
        matrix = (*self.shape[:first], math.prod(self.shape[first:last]), math.prod(self.shape[last:]))
        own = matrix if self.is_matrix else self.shape
        return own if self.stack is None else (self.stack, *own)

    @property
    def size(self) -> int:
        return math.prod(self.array_shape)

    @property
    def fraction(self) -> float:
        """The fraction of its values that one token reads."""
        return self.chosen / math.prod(self.shape[: self.each]) if self.chosen else 1.0

    def read(self, tokens: int) -> float:
        """The expected number of its values that ``tokens`` tokens read, if each chooses its matrices at random and independently."""
        return self.size * (1 - (1 - self.fraction) ** tokens if self.chosen else 1.0)

    @property
    def transposed(self) -> Param:
        """The matrix ``[D, V]`` whose columns are the rows of this table ``[V, D]``."""
        return self._replace(shape=self.shape[::-1], axes=self.axes[::-1], inputs=1)

    def stacked(self, count: int) -> Param:
        return self._replace(stack=count)


def is_param(leaf: Any) -> bool:
    return isinstance(leaf, Param)


def shape_of(leaf: Any) -> tuple[int, ...]:
    """The shape of an array, or of the array that a `Param` describes."""
    return leaf.array_shape if isinstance(leaf, Param) else leaf.shape
