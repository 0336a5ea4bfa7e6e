"""Dequantizes tensors to float32 with the library of kernels, one call for each tensor, outside the interpreter lock."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from pathlib import Path

import numpy as np
from jaxtyping import Float32, UInt8

from xlaengine.ops.native import library
from xlaengine.ops.native.handlers import functions_of

ENTRIES = 32
"""The number of entries in a block."""

BYTES = {"Q4_1": 20, "Q8_0": 34}
"""The bytes of a block, by GGUF's name of its kind. These are the kinds in the default model."""

Dequantize = Callable[[np.ndarray], np.ndarray]


def dequantizer(kind: str) -> Dequantize | None:
    """Returns a function from ``n * BYTES[kind]`` bytes to ``n * ENTRIES`` entries, with the bits of `gguf.quants.dequantize`.

    Returns None for another kind, and if the library is not available or would first have to be compiled.
    """
    if kind not in BYTES or library.is_to_be_built() or library.missing() is not None:
        return None
    return in_library(library.path(), kind)


@functools.cache
def in_library(path: Path, kind: str) -> Dequantize:
    """Returns the function of one library. Raises `Unavailable` as `functions_of` does."""
    (function,) = functions_of(path, [f"Dequantize{kind}"])
    function.argtypes, function.restype = (ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p), None

    def dequantize(stored: UInt8[np.ndarray, "*N"]) -> Float32[np.ndarray, " entries"]:
        blocks = np.ascontiguousarray(stored).reshape(-1, BYTES[kind])
        out = np.empty(len(blocks) * ENTRIES, np.float32)
        function(blocks.ctypes.data, len(blocks), out.ctypes.data)
        return out

    return dequantize
