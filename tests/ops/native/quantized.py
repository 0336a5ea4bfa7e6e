"""Random matrices of blocks, and what the gguf package says of them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gguf.constants import GGMLQuantizationType
from gguf.quants import dequantize

from xlaengine.ops.aligned import aligned_empty
from xlaengine.ops.native.repacking import repacked
from xlaengine.ops.quantized import BLOCK_KINDS, QuantizedPanels, layout_of

Part = tuple[str, np.ndarray]
"""The name of a kind, and its rows ``[F, bytes of a row]``, a column of the matrix each."""

HALVES = {"F32": (), "F16": (0,), "BF16": (), "MXFP4": (), "Q4_0": (0,), "Q5_0": (0,), "Q8_0": (0,), "Q6_K": (208,)}
HALVES |= dict.fromkeys(("Q4_1", "Q5_1", "Q4_K", "Q5_K"), (0, 2))
"""By kind, the bytes of a block at which a float16 begins: its scale and its least value."""


def random_bytes(rng: np.random.Generator, kind: str, D: int, F: int) -> Part:
    """Scales take every kind of half: normal, subnormal, infinite and NaN."""
    return kind, rng.integers(0, 256, (F, D // BLOCK_KINDS[kind].entries * BLOCK_KINDS[kind].bytes), np.uint8)


def random_numbers(rng: np.random.Generator, kind: str, D: int, F: int) -> Part:
    """Scales are normal halves near 2^-6, so that all values are numbers of usual size."""
    _, rows = random_bytes(rng, kind, D, F)
    _, entries, size = BLOCK_KINDS[kind]
    blocks = rows.reshape(F, D // entries, size)
    for at in HALVES[kind]:
        halves = rng.standard_normal((F, D // entries, 1)).astype(np.float16) * np.float16(2**-6)
        blocks[..., at : at + 2] = halves.view(np.uint8)
    if kind == "MXFP4":
        blocks[..., 0] = rng.integers(120, 128, blocks.shape[:2])
    if kind in ("F32", "BF16"):
        values = rng.standard_normal((F, D), np.float32)
        blocks[...] = np.ascontiguousarray(values).view(np.uint8).reshape(F, D, 4)[..., 4 - size :]
    return kind, blocks.reshape(F, -1)


def values(part: Part) -> np.ndarray:
    """``[D, F]`` in float32."""
    kind, rows = part
    with np.errstate(all="ignore"):
        if kind == "F32":
            return rows.view(np.float32).T
        if kind == "F16":
            return rows.view(np.float16).astype(np.float32).T
        return dequantize(rows, GGMLQuantizationType[kind]).T


def panels(D: int, matrices: Sequence[Sequence[Part]]) -> QuantizedPanels:
    """A stack of matrices, each of its parts."""
    layout = layout_of(D, [[(kind, len(rows)) for kind, rows in parts] for parts in matrices])
    data = aligned_empty((layout.bytes,), np.dtype(np.uint8))
    for parts, places in zip(matrices, layout.places, strict=True):
        for (kind, rows), place in zip(parts, places, strict=True):
            repacked(kind, rows, data[place.begin : place.end])
    return QuantizedPanels(data, layout.table, D, sum(len(rows) for _, rows in matrices[0]))


def stacked(matrices: Sequence[Sequence[Part]]) -> np.ndarray:
    """The same in float32, ``[L, D, F]``."""
    return np.stack([np.concatenate([values(part) for part in parts], axis=1) for parts in matrices])
