"""Packed matrices that are cut between panels of columns, so that each of several devices has some of the panels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self


class Cut:
    """A packed matrix, or a stack of them, each device's panels one after the other. There may be columns of padding.

    Attributes:
        axes: for each array of the matrix, by its field, the axis along which it is cut into equal parts; negative.
    """

    axes: ClassVar[Mapping[str, int]]

    @property
    def real(self) -> Sequence[range]:
        """Where the F columns are among those of all panels, in order; the rest is padding."""
        raise NotImplementedError

    @property
    def here(self) -> Any:
        """On a device, which has its part of each array: this part as a matrix of its own. Its columns include padding."""
        raise NotImplementedError

    def divisible(self, parts: int) -> Self:
        """The same matrix, with enough padding that ``parts`` divides its arrays."""
        raise NotImplementedError
