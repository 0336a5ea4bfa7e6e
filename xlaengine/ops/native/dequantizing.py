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
from xlaengine.ops.quantized import BLOCK_KINDS

Dequantize = Callable[[np.ndarray], np.ndarray]


def dequantizer(kind: str) -> Dequantize | None:
    """Returns a function from the bytes of blocks to their entries, with the bits of `gguf.quants.dequantize`.

    Returns None for a kind that is not in `BLOCK_KINDS`, and if the library is not available or would first have to be compiled.
    """
    if kind not in BLOCK_KINDS or library.is_to_be_built() or library.missing() is not None:
        return None
    return in_library(library.path(), kind)


@functools.cache
def in_library(path: Path, kind: str) -> Dequantize:
    """Returns the function of `dequantizer`, from the library at ``path``. Raises `Unavailable` as `functions_of` does."""
    (function,) = functions_of(path, ["Dequantize"])
    function.argtypes, function.restype = (ctypes.c_int32, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p), ctypes.c_bool
    number, entries, size = BLOCK_KINDS[kind]

    def dequantize(stored: UInt8[np.ndarray, "*N"]) -> Float32[np.ndarray, " entries"]:
        blocks = np.ascontiguousarray(stored).reshape(-1, size)
        out = np.empty(len(blocks) * entries, np.float32)
        if not function(number, blocks.ctypes.data, len(blocks), out.ctypes.data):
            raise ValueError(f"{path} dequantizes no blocks of {kind}")
        return out

    return dequantize
