"""Tensors that a directory stores in MXFP4 (Open Compute Project, Microscaling Formats 1.0, 2023): blocks of 32 values of 4 bits with one
exponent. They are two tensors, ``NAME_blocks [E, out, in/32, 16]`` and ``NAME_scales [E, out, in/32]``, of bytes."""

from __future__ import annotations

from collections.abc import Callable, Collection

import numpy as np

from xlaengine.check.oracle.fault import CheckpointFault

PARTS = "_blocks", "_scales"


def names(stored: Collection[str]) -> set[str]:
    """The names of the tensors that are stored in MXFP4."""
    blocks, scales = ({name.removesuffix(part) for name in stored if name.endswith(part)} for part in PARTS)
    return blocks & scales


def values(read: Callable[[str], np.ndarray], name: str) -> np.ndarray:
    """``[E, in, out]`` in float32, which holds them exactly."""
    blocks, scales = (read(name + part) for part in PARTS)
    if blocks.dtype != np.uint8 or scales.dtype != np.uint8 or blocks.shape != (*scales.shape, 16):
        raise CheckpointFault(f"the oracle cannot read {name}: its blocks {blocks.shape} and scales {scales.shape} are not MXFP4")
    bits = np.stack([blocks & 15, blocks >> 4], axis=-1).reshape(*scales.shape, 32)
    numbers = np.array([_number(each) for each in range(16)], np.float32)[bits]
    scaled = np.ldexp(numbers, scales.astype(np.int32)[..., None] - 127)
    return scaled.reshape(*scales.shape[:2], -1).swapaxes(1, 2)


def _number(bits: int) -> float:
    """The value of a sign, two bits of exponent and one of mantissa (E2M1)."""
    sign, exponent, half = (-1) ** (bits >> 3), bits >> 1 & 3, (bits & 1) / 2
    return sign * (half if exponent == 0 else 2.0 ** (exponent - 1) * (1 + half))
