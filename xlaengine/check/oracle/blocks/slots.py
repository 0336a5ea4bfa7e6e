"""Keys and values as an engine reads them from its slots, if it stores them in fewer bits than it computes in.

The rounding is written here with other operations than the engine's, so that the two can be compared. ``xp`` is NumPy or ``jax.numpy``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from xlaengine.check.oracle.blocks.arithmetic import Array

EXACT = "float32"
"""The dtype in which nothing is rounded; the float64 oracle keeps float64."""


def through_slot(xp: Any, x: Array, dtype: str) -> Array:
    """``x [*, H]``, rounded to a slot's ``dtype`` and back: each row of H numbers by itself."""
    return x if dtype == EXACT else ROUNDINGS[dtype](xp, x.astype(np.float32)).astype(x.dtype)


def _bfloat16(xp: Any, x: Array) -> Array:
    """The upper half of a float32's bits, rounded to the nearest, ties to even."""
    bits = x.view(np.uint32)
    odd = bits >> np.uint32(16) & np.uint32(1)
    return (bits + odd + np.uint32(0x7FFF) & np.uint32(0xFFFF0000)).view(np.float32)


def _int8(xp: Any, x: Array) -> Array:
    """``q * scale``, with ``scale = max|x| * (1 / 127)`` and ``q`` the nearest integer to ``x * (1 / scale)``, ties to even; 0 if the scale
    is subnormal. All operations are in float32."""
    scale = xp.abs(x).max(axis=-1, keepdims=True) * np.float32(1 / 127)
    is_zero = scale < np.finfo(np.float32).tiny
    q = xp.rint(x * (np.float32(1) / xp.where(is_zero, np.float32(1), scale)))
    return xp.where(is_zero, np.float32(0), q * scale)


ROUNDINGS: Mapping[str, Callable[[Any, Array], Array]] = {"bfloat16": _bfloat16, "int8": _int8}
