"""Packed matrices that are cut between devices: each device has some of the panels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self


class Cut:
    """A packed matrix, or a stack of them. The panels of each device lie side by side. Some columns may be padding.

    Attributes:
        axes: for each array of the matrix, by the name of its field, the axis along which it is cut into equal parts. The axis is negative:
            it counts from the last one.
    """

    axes: ClassVar[Mapping[str, int]]

    @property
    def real(self) -> Sequence[range]:
        """The ranges of the F real columns among the columns of all panels, in order. The other columns are padding."""
        raise NotImplementedError

    @property
    def here(self) -> Any:
        """This device's part as a matrix of its own, padding included. Only for use inside a `shard_map`, where the arrays are the
        device's parts."""
        raise NotImplementedError

    def divisible(self, parts: int) -> Self:
        """The same matrix, padded so that its arrays can be cut into ``parts`` equal parts."""
        raise NotImplementedError
