"""Host arrays that lie as XLA:CPU takes them, so that the graphs read them where they are, and there is no second copy."""

from __future__ import annotations

import math

import numpy as np

XLA_ALIGNMENT = 64
"""Bytes. XLA:CPU copies a host's array that begins elsewhere."""


def aligned_empty(shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    """As `numpy.empty`, where XLA takes a host's array as it is instead of copying it."""
    size = math.prod(shape) * dtype.itemsize
    memory = np.empty(size + XLA_ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % XLA_ALIGNMENT
    return memory[start : start + size].view(dtype).reshape(shape)


def is_aligned(array: np.ndarray) -> bool:
    """Whether XLA takes it as it is, if it is contiguous."""
    return array.ctypes.data % XLA_ALIGNMENT == 0


def aligned(array: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """The array in ``dtype``, contiguous and aligned so; itself where it is all of that."""
    if array.dtype == dtype and array.flags.c_contiguous and is_aligned(array):
        return array
    copy = aligned_empty(array.shape, dtype)
    copy[...] = array
    return copy
