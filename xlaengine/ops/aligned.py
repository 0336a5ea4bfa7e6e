"""Host arrays with the alignment that XLA:CPU needs to read them in place, without a copy."""

from __future__ import annotations

import math

import numpy as np

XLA_ALIGNMENT = 64
"""In bytes. XLA:CPU copies a host array whose address is not a multiple of it."""


def aligned_empty(shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    """`numpy.empty` whose memory is aligned to `XLA_ALIGNMENT`."""
    size = math.prod(shape) * dtype.itemsize
    memory = np.empty(size + XLA_ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % XLA_ALIGNMENT
    return memory[start : start + size].view(dtype).reshape(shape)


def is_aligned(array: np.ndarray) -> bool:
    """Whether XLA reads the array in place, provided that it is contiguous."""
    return array.ctypes.data % XLA_ALIGNMENT == 0


def aligned(array: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """The array in ``dtype``, contiguous and aligned. It is copied only if it is not so already."""
    if array.dtype == dtype and array.flags.c_contiguous and is_aligned(array):
        return array
    copy = aligned_empty(array.shape, dtype)
    copy[...] = array
    return copy
