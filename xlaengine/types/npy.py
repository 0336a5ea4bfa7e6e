"""Arrays as the bytes of a ``.npy`` file."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np


def to_npy(array: np.ndarray) -> bytes:
    """Raises ValueError for an array of Python objects."""
    import numpy as np  # the daemon's client imports this file, and needs NumPy for experts alone

    file = io.BytesIO()
    np.save(file, array, allow_pickle=False)
    return file.getvalue()


def from_npy(data: bytes) -> np.ndarray:
    """Raises ValueError or EOFError for bytes that are not such a file, or that hold Python objects."""
    import numpy as np

    return np.lib.format.read_array(io.BytesIO(data), allow_pickle=False)
