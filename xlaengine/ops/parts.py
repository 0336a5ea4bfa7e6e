"""The part of a packed matrix that one process holds, if the matrix is cut between devices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
from jaxtyping import Shaped

from xlaengine.ops.aligned import aligned_empty
from xlaengine.ops.panels import Panels
from xlaengine.ops.params import shape_of


class Share(NamedTuple):
    """The parts of each matrix that a process holds. A matrix is cut between panels into equal parts, one for each device.

    Attributes:
        numbers: the indices of the parts that this process holds, ascending.
        of: the number of parts of a matrix.
    """

    numbers: tuple[int, ...]
    of: int

    def columns(self, matrix: Panels) -> dict[int, range]:
        """The columns of a matrix ``[*, P, D, C]`` in each part of this process, by the part's index. The range is empty for a part that
        has only padding."""
        P, _, C = shape_of(matrix.data)[-3:]
        width = P // self.of * C
        return {number: range(min(number * width, matrix.columns), min((number + 1) * width, matrix.columns)) for number in self.numbers}


@dataclass(frozen=True, eq=False)
class Parts:
    """The parts of one array of a `Cut` matrix that this process holds. In a tree of host arrays, they stand for the whole array.

    Each part is an array of its own, so that a CPU device can use its memory in place.

    Attributes:
        held: the parts by index, of equal shapes.
        of: the number of parts of the whole array.
        axis: the axis along which the array is cut (`Cut.axes`).
    """

    held: Mapping[int, Shaped[np.ndarray, "*axes"]]
    of: int
    axis: int = Panels.axes["data"]

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the whole array, all parts together."""
        shape = list(next(iter(self.held.values())).shape)
        shape[self.axis] *= self.of
        return tuple(shape)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def dtype(self) -> np.dtype:
        return next(iter(self.held.values())).dtype

    def __iter__(self) -> Iterator[Parts]:
        """Yields the layers of a stack."""
        for layer in range(self.shape[0]):
            yield replace(self, held={number: part[layer] for number, part in self.held.items()})

    def view(self, dtype: str) -> Parts:
        """The same memory as values of another dtype."""
        return replace(self, held={number: part.view(dtype) for number, part in self.held.items()})

    def at(self, index: Any) -> np.ndarray:
        """The part that ``index`` selects: a slice for each axis of the whole array, which together cover exactly one part."""
        return self.held[(index[self.axis].start or 0) * self.of // self.shape[self.axis]]


def empty_parts(matrix: Panels, stack: tuple[int, ...], share: Share, dtype: np.dtype) -> Parts:
    """Memory for the ``share`` of a stack of matrices with the shape of ``matrix``. Padding is zeros; the columns are uninitialized."""
    *each, P, D, C = shape_of(matrix.data)
    held = {}
    for number, columns in share.columns(matrix).items():
        part = aligned_empty((*stack, *each, P // share.of, D, C), dtype)
        whole, rest = divmod(len(columns), C)
        part[..., whole + (rest > 0) :, :, :] = 0
        if rest:
            part[..., whole, :, rest:] = 0
        held[number] = part
    return Parts(held, share.of)


def copy_columns(columns: Shaped[np.ndarray, "F D"], part: Shaped[np.ndarray, "p D C"], first: int) -> None:
    """Copies columns of a matrix, which are the rows of ``columns``, into the panels of a part, from the part's column ``first`` on."""
    done, C = 0, part.shape[-1]
    while done < len(columns):
        panel, lane = divmod(first + done, C)
        count = min(C - lane, len(columns) - done)
        part[panel, :, lane : lane + count] = columns[done : done + count].T
        done += count
