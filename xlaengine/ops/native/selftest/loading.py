"""The float32 values and the panels that a library makes from the blocks of a file, compared with the values of the gguf package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
from gguf.constants import GGMLQuantizationType
from gguf.quants import dequantize
from jaxtyping import Float32

from xlaengine.ops.native import dequantizing, repacking
from xlaengine.ops.native.selftest.case import Case, differences
from xlaengine.ops.native.selftest.quantized import BLOCKS, LEASTS, D
from xlaengine.ops.quantized import BLOCK_KINDS, QuantizedPanels, dequantized, layout_of

COLUMNS = 49
"""The number of columns of a case, one more than a panel has."""

USUAL = np.array([-2, -1, 1, 2], np.float16)
ANY = np.array([0, 1, -2, 0.1, 2**-24, -(2**-14), 65504, np.inf, np.nan], np.float16)
"""float16 values of all kinds: 0, subnormal, negative, the greatest, not finite."""


def wrong_entries(library: Path) -> Iterator[str]:
    """Yields one line for each kind of block that a library dequantizes differently from the gguf package."""
    rng = np.random.default_rng(5)
    for kind in BLOCKS:
        blocks = _blocks(rng, kind, ANY)
        call = dequantizing.in_library(library, kind)
        case = Case(f"dequantizing {kind}", call, (), (_columns(blocks, kind).reshape(-1),))
        yield from differences(case, call(blocks.reshape(-1)))


def wrong_panels(library: Path) -> Iterator[str]:
    """Yields one line for each kind of block whose panels, repacked by a library, differ from the values of the gguf package."""
    rng = np.random.default_rng(37)
    for kind in BLOCKS:
        blocks = _blocks(rng, kind, USUAL)
        layout = layout_of(D, [[(kind, COLUMNS)]])
        data = np.full(layout.bytes, 255, np.uint8)
        repacking.in_library(library, kind)(blocks, data)
        case = Case(f"repacking {kind}", dequantized, (), (_columns(blocks, kind).T,))
        yield from differences(case, dequantized(QuantizedPanels(data, layout.table[0], D, COLUMNS)))


def _blocks(rng: np.random.Generator, kind: str, halves: np.ndarray) -> np.ndarray:
    """Blocks ``[COLUMNS, blocks, bytes]`` as a file has them, with scales and least values from ``halves``."""
    data = rng.integers(0, 256, (COLUMNS, D // BLOCK_KINDS[kind].entries, BLOCK_KINDS[kind].bytes), np.uint8)
    if kind == "MXFP4":
        data[..., 0] = rng.integers(0, 255, data.shape[:2])
        return data
    for at in (208,) if kind == "Q6_K" else (0, 2) if kind in LEASTS else (0,):
        data[..., at : at + 2] = rng.choice(halves, (*data.shape[:2], 1)).view(np.uint8)
    return data


def _columns(blocks: np.ndarray, kind: str) -> Float32[np.ndarray, "F D"]:
    """The values of blocks ``[F, blocks, bytes]`` by the gguf package."""
    with np.errstate(all="ignore"):
        return dequantize(blocks.reshape(len(blocks), -1), GGMLQuantizationType[kind])
