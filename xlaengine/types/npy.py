"""Arrays as the bytes of a ``.npy`` file."""

from __future__ import annotations

import io

import numpy as np


def to_npy(array: np.ndarray) -> bytes:
    """Raises ValueError for an array of Python objects."""
    file = io.BytesIO()
    np.save(file, array, allow_pickle=False)
    return file.getvalue()


def from_npy(data: bytes) -> np.ndarray:
    """Raises ValueError or EOFError for bytes that are no such file; an array of Python objects is none."""
    return np.load(io.BytesIO(data), allow_pickle=False)
