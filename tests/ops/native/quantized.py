"""Random matrices of blocks, and what the gguf package says of them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gguf.constants import GGMLQuantizationType
from gguf.quants import dequantize

from xlaengine.ops.aligned import aligned_empty
from xlaengine.ops.native.repacking import repacked
from xlaengine.ops.quantized import INTEGER_KINDS, KINDS, QuantizedPanels, layout_of

Part = tuple[str, np.ndarray]
"""The name of a kind, and its rows ``[F, bytes of a row]``, a column of the matrix each."""

HALVES = {"F32": (), "F16": (0,), "BF16": (), "MXFP4": (), "Q4_0": (0,), "Q5_0": (0,), "Q8_0": (0,), "Q6_K": (208,), "I4": (), "I8": ()}
HALVES |= dict.fromkeys(("Q4_1", "Q5_1", "Q4_K", "Q5_K"), (0, 2))
"""By kind, the bytes of a block at which a float16 begins: its scale and its least value."""


def random_bytes(rng: np.random.Generator, kind: str, D: int, F: int) -> Part:
    """Scales take every kind of half: normal, subnormal, infinite and NaN."""
    rows = rng.integers(0, 256, (F, D // KINDS[kind].entries * KINDS[kind].bytes), np.uint8)
    if kind in INTEGER_KINDS:
        scales = rng.integers(0, 1 << 16, (F, D // 32, 1)).astype(np.uint16).view(np.float16).astype(np.float32)
        rows.reshape(F, D // 32, -1)[..., 2:6] = scales.view(np.uint8)
    return kind, rows


def random_numbers(rng: np.random.Generator, kind: str, D: int, F: int) -> Part:
    """Scales are normal halves near 2^-6, so that all values are numbers of usual size."""
    _, rows = random_bytes(rng, kind, D, F)
    _, entries, size = KINDS[kind]
    blocks = rows.reshape(F, D // entries, size)
    for at in HALVES[kind]:
        halves = rng.standard_normal((F, D // entries, 1)).astype(np.float16) * np.float16(2**-6)
        blocks[..., at : at + 2] = halves.view(np.uint8)
    if kind in INTEGER_KINDS:
        zeros = rng.integers(0, 17 if kind == "I4" else 257, (F, D // 32, 1))
        scales = rng.standard_normal((F, D // 32, 1)).astype(np.float32) * np.float32(2**-9)
        blocks[..., :2], blocks[..., 2:6] = zeros.astype(np.float16).view(np.uint8), scales.view(np.uint8)
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
        if kind in INTEGER_KINDS:
            return _of_integers(rows.reshape(len(rows), -1, KINDS[kind].bytes)).T
        return dequantize(rows, GGMLQuantizationType[kind]).T


def _of_integers(blocks: np.ndarray) -> np.ndarray:
    """``[F, D]``, from blocks ``[F, D / 32, bytes]``, entry by entry."""
    zero, scale = (np.ascontiguousarray(blocks[..., part]) for part in (slice(0, 2), slice(2, 6)))
    zero, scale, stored = zero.view(np.float16).astype(np.float32), scale.view(np.float32), blocks[..., 6:]
    if stored.shape[-1] == 16:
        stored = np.stack([stored % 16, stored // 16], axis=-1).reshape(*stored.shape[:-1], 32)
    return (scale * (stored.astype(np.float32) - zero)).reshape(len(blocks), -1)


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
