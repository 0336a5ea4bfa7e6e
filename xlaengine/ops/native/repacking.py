"""Repacks the blocks of a file into panels with the library of kernels, outside the interpreter lock."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from pathlib import Path

import numpy as np
from jaxtyping import UInt8

from xlaengine.ops.aligned import aligned_empty
from xlaengine.ops.native import library
from xlaengine.ops.native.handlers import functions_of
from xlaengine.ops.panels import PANEL
from xlaengine.ops.quantized import KINDS

Repack = Callable[[np.ndarray, np.ndarray], None]


def repacked(kind: str, rows: UInt8[np.ndarray, "F ..."], out: UInt8[np.ndarray, " bytes"] | None = None) -> UInt8[np.ndarray, " bytes"]:
    """Lays F columns out in panels (`xlaengine.ops.quantized`), from the blocks of each column as a file has them.

    Args:
        kind: a name in `KINDS`.
        rows: ``[F, D / entries, bytes of a block]``, or ``[F, bytes of a row]``.
        out: where the panels are written: ``ceil(F / 48) * KINDS[kind].panel_bytes(D)`` bytes, contiguous. None for new memory.

    Raises:
        ValueError: a row is not a whole number of blocks, or ``out`` has another size.
        Unavailable: the library is not available.
    """
    size = KINDS[kind].bytes
    stored = np.ascontiguousarray(rows.reshape(len(rows), -1))
    blocks, rest = divmod(stored.shape[1], size)
    if rest:
        raise ValueError(f"a row of {stored.shape[1]} bytes is not a whole number of blocks of {kind}, which have {size}")
    needed = -(-len(stored) // PANEL) * KINDS[kind].panel_bytes(blocks * KINDS[kind].entries)
    panels = aligned_empty((needed,), np.dtype(np.uint8)) if out is None else out
    if panels.shape != (needed,) or panels.dtype != np.uint8 or not panels.flags.c_contiguous:
        raise ValueError(f"these panels take {needed} contiguous bytes, not {panels.shape} of {panels.dtype}")
    in_library(library.path(), kind)(stored.reshape(len(stored), blocks, size), panels)
    return panels


@functools.cache
def in_library(path: Path, kind: str) -> Repack:
    """Returns the function of the library at ``path`` that repacks ``rows [F, blocks, bytes]``. Raises `Unavailable` as `functions_of`."""
    (function,) = functions_of(path, ["Repack"])
    function.argtypes, function.restype = (ctypes.c_int32, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p), ctypes.c_bool

    def repack(rows: UInt8[np.ndarray, "F blocks size"], panels: UInt8[np.ndarray, " bytes"]) -> None:
        if not function(KINDS[kind].number, rows.ctypes.data, rows.shape[0], rows.shape[1], panels.ctypes.data):
            raise ValueError(f"{path} repacks no blocks of {kind}")

    return repack
