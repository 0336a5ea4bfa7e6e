"""Quantized tensors to float32 by the library of kernels, a call a tensor and outside the interpreter lock."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from pathlib import Path

import numpy as np

from xlaengine.ops.native import library
from xlaengine.ops.native.errors import Unavailable

ENTRIES = 32
"""Of a block."""

BYTES = {"Q4_1": 20, "Q8_0": 34}
"""Of a block, by the name that GGUF has for its kind: those of the default model."""

Dequantize = Callable[[np.ndarray], np.ndarray]


def dequantizer(kind: str) -> Dequantize | None:
    """From blocks, uint8 ``[n * BYTES]``, to their entries, float32 ``[n * ENTRIES]``: the bits of `gguf.quants.dequantize`.

    None for another kind, and where the library cannot be had or would first have to be compiled.
    """
    if kind not in BYTES or library.is_to_be_built() or library.missing() is not None:
        return None
    return in_library(library.path(), kind)


@functools.cache
def in_library(path: Path, kind: str) -> Dequantize:
    """That of a library.

    Raises:
        Unavailable: it does not load, or is another library.
    """
    try:
        function = getattr(ctypes.CDLL(str(path)), f"Dequantize{kind}")
    except (OSError, AttributeError) as error:
        raise Unavailable(f"{path} does not load: {error}") from error
    function.argtypes, function.restype = (ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p), None

    def dequantize(stored: np.ndarray) -> np.ndarray:
        blocks = np.ascontiguousarray(stored).reshape(-1, BYTES[kind])
        out = np.empty(len(blocks) * ENTRIES, np.float32)
        function(blocks.ctypes.data, len(blocks), out.ctypes.data)
        return out

    return dequantize
