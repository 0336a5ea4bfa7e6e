"""Matrices whose entries stay as a quantized file stores them: integers in blocks, with a scale for each block.

A panel holds 48 columns of one kind. Along D it is a sequence of blocks, each of which joins one of the file's blocks from every column. A
joined block has the planes of its kind (`_PLANES`) one after the other, such as the scales of all 48 columns, then their least values, then
their entries. Entries are packed in words of 32 bits. A word belongs to one column and has 4, 8, 16 or 32 of its entries, or some of their
bits; the first entry has the lowest bits. So a vector of words holds neighbouring columns, and a shift and a mask give an entry of each. A
column of a GGUF kind takes as many bytes as in the file. The last panel of a part of a matrix is padded with zeros. A panel of floats
(kinds with one entry in a block) is ``[D, 48]``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import jax
import numpy as np
from jaxtyping import Float32, Int32, UInt8

from xlaengine.ops.kept import Kept
from xlaengine.ops.panels import PANEL

UNIT = 64
"""The alignment of panels, in bytes."""


class Kind(NamedTuple):
    """A kind of block.

    Attributes:
        number: its number in the table of panels. The kinds of GGUF have GGUF's numbers (`gguf.GGMLQuantizationType`).
        entries: the number of entries of one column in a block. D is a multiple of it.
        bytes: the bytes of one column in a block.
    """

    number: int
    entries: int
    bytes: int

    def panel_bytes(self, D: int) -> int:
        """The bytes of a panel, a multiple of `UNIT`. Raises ValueError if D is not a whole number of blocks."""
        if D % self.entries:
            raise ValueError(f"a column of {D} entries is not a whole number of blocks of {self.entries}")
        return -(-D // self.entries * self.bytes * PANEL // UNIT) * UNIT


BLOCK_KINDS = {
    "F32": Kind(0, 1, 4),
    "F16": Kind(1, 1, 2),
    "Q4_0": Kind(2, 32, 18),
    "Q4_1": Kind(3, 32, 20),
    "Q5_0": Kind(6, 32, 22),
    "Q5_1": Kind(7, 32, 24),
    "Q8_0": Kind(8, 32, 34),
    "Q4_K": Kind(12, 256, 144),
    "Q5_K": Kind(13, 256, 176),
    "Q6_K": Kind(14, 256, 210),
    "BF16": Kind(30, 1, 2),
    "MXFP4": Kind(39, 32, 17),
}
"""The kinds of GGUF that kernels read, by GGUF's names."""

INTEGER_KINDS = {"I4": Kind(1000, 32, 22), "I8": Kind(1001, 32, 38)}
"""Kinds for the integers of GPTQ, AWQ and compressed-tensors. A block is a zero point in float16, a scale in float32 and 32 unsigned
integers. An entry is ``scale * float32(integer - zero point)``.
"""

KINDS = BLOCK_KINDS | INTEGER_KINDS
"""All kinds that kernels read."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class QuantizedPanels(Kept):
    """A matrix ``[*, D, F]`` in panels of blocks.

    Attributes:
        data: uint8 ``[bytes]``, the panels of all matrices.
        table: int32 ``[*, P, 4]``. For each panel: its offset in ``data``, in units of `UNIT` bytes; the number of its kind; its first
            column; its number of columns, 1 to 48. Each of the F columns of a matrix is in exactly one panel.
        D: the rows of a matrix.
        columns: F.
        layer: int32 scalar, the layer of a stack, whose table is ``[L, *, P, 4]``, that kernels read in place; None if no layer is
            selected.
    """

    data: Any
    table: Any
    D: int = field(metadata={"static": True})
    columns: int = field(metadata={"static": True})
    layer: Any = None

    @property
    def shape(self) -> tuple[int, ...]:
        *stack, _, _ = self.table.shape
        return (*(stack if self.layer is None else stack[1:]), self.D, self.columns)

    def at(self, layer: Any) -> QuantizedPanels:
        """The same stack with ``layer`` selected for kernels to read."""
        return replace(self, layer=layer)


class Place(NamedTuple):
    """Where `QuantizedPanels.data` holds a part of a matrix: bytes ``begin`` to ``end - 1``, which ``repacked(kind, rows)`` computes."""

    kind: str
    begin: int
    end: int


class Layout(NamedTuple):
    """The layout of matrices of equal sizes, before their values are read.

    Attributes:
        table: `QuantizedPanels.table` of the matrices, ``[N, P, 4]``. Reshape it for a stack of experts.
        bytes: the size of `QuantizedPanels.data`.
        places: for each matrix, the place of each of its parts.
    """

    table: Int32[np.ndarray, "N P 4"]
    bytes: int
    places: list[list[Place]]


def layout_of(D: int, matrices: Sequence[Sequence[tuple[str, int]]]) -> Layout:
    """The layout of N matrices. A matrix is a sequence of parts, each given by the name of a kind and a number of columns. The numbers of
    columns are the same in all matrices; the kinds may differ.

    Raises:
        ValueError: D is not a whole number of a kind's blocks, or the matrices have parts with different numbers of columns.
    """
    if len({tuple(columns for _, columns in parts) for parts in matrices}) != 1:
        raise ValueError("matrices of one stack have parts of different columns")
    rows, places, end = [], [], 0
    for parts in matrices:
        own, first = [], 0
        for name, columns in parts:
            kind = KINDS[name]
            size, begin = kind.panel_bytes(D), end
            for column in range(0, columns, PANEL):
                rows.append((end // UNIT, kind.number, first + column, min(PANEL, columns - column)))
                end += size
            own.append(Place(name, begin, end))
            first += columns
        places.append(own)
    return Layout(np.array(rows, np.int32).reshape(len(matrices), -1, 4), end, places)


def dequantized(panels: QuantizedPanels) -> Float32[np.ndarray, "*N D F"]:
    """All matrices in float32, by NumPy: the plain definition of the layout and of an entry's value."""
    data, table = np.asarray(panels.data), np.asarray(panels.table)
    *stack, P, _ = table.shape
    names = {kind.number: name for name, kind in KINDS.items()}
    out = np.zeros((int(np.prod(stack)), panels.D, panels.columns), np.float32)
    for matrix, rows in zip(out, table.reshape(-1, P, 4), strict=True):
        for unit, number, first, count in rows.tolist():
            kind = KINDS[names[number]]
            blocks = panels.D // kind.entries
            stored = data[unit * UNIT :][: blocks * kind.bytes * PANEL].reshape(blocks, kind.bytes * PANEL)
            with np.errstate(all="ignore"):
                matrix[:, first : first + count] = _values(names[number], stored).reshape(panels.D, PANEL)[:, :count]
    return out.reshape(*stack, panels.D, panels.columns)


_PLANES: dict[str, tuple[tuple[int, str], ...]] = {
    "F32": ((1, "<f4"),),
    "F16": ((1, "<f2"),),
    "BF16": ((1, "<u2"),),
    "Q4_0": ((1, "<f2"), (4, "<u4")),
    "Q4_1": ((1, "<f2"), (1, "<f2"), (4, "<u4")),
    "Q5_0": ((1, "<f2"), (1, "<u4"), (4, "<u4")),
    "Q5_1": ((1, "<f2"), (1, "<f2"), (1, "<u4"), (4, "<u4")),
    "Q8_0": ((1, "<f2"), (8, "<u4")),
    "Q4_K": ((1, "<f2"), (1, "<f2"), (3, "<u4"), (32, "<u4")),
    "Q5_K": ((1, "<f2"), (1, "<f2"), (3, "<u4"), (8, "<u4"), (32, "<u4")),
    "Q6_K": ((1, "<f2"), (4, "<u4"), (16, "<u4"), (32, "<u4")),
    "MXFP4": ((1, "u1"), (4, "<u4")),
    "I4": ((1, "<f2"), (1, "<f4"), (4, "<u4")),
    "I8": ((1, "<f2"), (1, "<f4"), (8, "<u4")),
}
"""The planes ``[n, 48]`` of a block, each as n and its dtype. In order: scales, least values, packed scales of parts of the block, highest
bits, lowest bits; a kind has some of these. `INTEGER_KINDS` have zero points, scales, integers."""

_MXFP4 = np.array([0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12], np.float32)
"""Twice the values of E2M1 (OCP Microscaling Formats 1.0), so that they are integers. `_values` uses half of each scale."""


def _values(name: str, stored: UInt8[np.ndarray, "N bytes"]) -> Float32[np.ndarray, "N entries 48"]:
    """The entries of blocks. Each operation rounds once to float32, as in `gguf.quants`."""
    planes, at = [], 0
    for count, dtype in _PLANES[name]:
        size = count * PANEL * np.dtype(dtype).itemsize
        planes.append(np.ascontiguousarray(stored[:, at : at + size]).view(dtype).reshape(-1, count, PANEL))
        at += size
    first = planes[0].astype(np.float32)
    match name:
        case "F32" | "F16":
            return first
        case "BF16":
            return (planes[0].astype(np.uint32) << 16).view(np.float32)
        case "Q4_0":
            return first * (_bits(planes[1], 4) - np.float32(8))
        case "Q4_1":
            return first * _bits(planes[2], 4) + planes[1].astype(np.float32)
        case "Q5_0":
            return first * (_bits(planes[2], 4) + 16 * _bits(planes[1], 1) - np.float32(16))
        case "Q5_1":
            return first * (_bits(planes[3], 4) + 16 * _bits(planes[2], 1)) + planes[1].astype(np.float32)
        case "Q8_0":
            return first * _bits(planes[1], 8).astype(np.uint8).view(np.int8).astype(np.float32)
        case "Q4_K" | "Q5_K":
            scales, least = (np.repeat(x, 32, axis=1) for x in _six_bits(planes[2]))
            entries = _bits(planes[3], 4) if name == "Q4_K" else _bits(planes[4], 4) + 16 * _bits(planes[3], 1)
            return (first * scales) * entries - planes[1].astype(np.float32) * least
        case "Q6_K":
            scales = _bits(planes[1], 8).astype(np.uint8).view(np.int8).astype(np.float32)
            return np.repeat(first * scales, 16, axis=1) * (_bits(planes[3], 4) + 16 * _bits(planes[2], 2) - np.float32(32))
        case "I4" | "I8":
            return planes[1] * (_bits(planes[2], 4 if name == "I4" else 8) - first)
        case "MXFP4":
            e = planes[0].astype(np.uint32)
            scale = np.where(e < 2, np.uint32(0x00200000) << e, (e - 1) << 23).astype(np.uint32).view(np.float32)
            return scale * _MXFP4[_bits(planes[1], 4).astype(np.uint8)]
    raise ValueError(name)


def _bits(words: np.ndarray, width: int) -> Float32[np.ndarray, "N entries 48"]:
    """The entries of words ``[N, W, 48]``; each is ``width`` bits wide."""
    shifts = np.arange(0, 32, width, dtype=np.uint32)[:, None]
    return ((words[:, :, None] >> shifts) & np.uint32((1 << width) - 1)).reshape(len(words), -1, PANEL).astype(np.float32)


def _six_bits(words: np.ndarray) -> tuple[Float32[np.ndarray, "N 8 48"], Float32[np.ndarray, "N 8 48"]]:
    """The 8 scales and 8 least values of a block, 6 bits each, from 12 bytes of each column:

    - Scales 0 to 3: the low six bits of bytes 0 to 3.
    - Least values 0 to 3: the low six bits of bytes 4 to 7.
    - Scales 4 to 7: the low halves of bytes 8 to 11, and above them the high two bits of bytes 0 to 3.
    - Least values 4 to 7: the high halves of bytes 8 to 11, and above them the high two bits of bytes 4 to 7.
    """
    scale, least, low = (_bits(words[:, i : i + 1], 8).astype(np.uint8) for i in range(3))
    scales = np.concatenate([scale & 63, (low & 15) | (scale >> 6) << 4], axis=1)
    leasts = np.concatenate([least & 63, (low >> 4) | (least >> 6) << 4], axis=1)
    return scales.astype(np.float32), leasts.astype(np.float32)
