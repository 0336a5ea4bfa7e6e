"""Matrices in MXFP4 (Open Compute Project, Microscaling Formats 1.0, 2023) in the form of OpenAI's gpt-oss: two stored tensors for one.

``NAME_blocks [*, out, in/32, 16]`` (uint8) holds two values of 4 bits a byte, the lower bits first. ``NAME_scales [*, out, in/32]`` (uint8)
holds, for each 32 values, their exponent plus 127.
"""

from __future__ import annotations

from collections.abc import Iterator

import ml_dtypes
import numpy as np
from jaxtyping import UInt8

from xlaengine.models.checkpoint.readers import Reader
from xlaengine.models.errors import CheckpointError

BLOCKS, SCALES = "_blocks", "_scales"
BYTES = 16
"""The bytes of a block of 32 values."""

_POSITIVE = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6], np.float32)
_VALUES = np.concatenate([_POSITIVE, -_POSITIVE])
_PAIRS = np.stack([_VALUES[np.arange(256) % 16], _VALUES[np.arange(256) // 16]], axis=-1)
"""The two values of each byte."""


class Mxfp4Reader:
    """A reader that joins the two stored tensors of a matrix to ``NAME [E, in, out]``, in bfloat16, which holds the values exactly."""

    def __init__(self, reader: Reader):
        self._reader = reader
        self.naming, self.in_pairs, self.where = reader.naming, reader.in_pairs, reader.where
        stored = reader.names()
        self._packed = {name.removesuffix(BLOCKS) for name in stored if name.endswith(BLOCKS)}
        self._packed = {name for name in self._packed if name + SCALES in stored}

    def names(self) -> dict[str, tuple[int, ...]]:
        """Raises `CheckpointError` for parts that do not fit each other."""
        return dict(self._names())

    def _names(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        stored = self._reader.names()
        parts = {name + suffix for name in self._packed for suffix in (BLOCKS, SCALES)}
        yield from ((name, shape) for name, shape in stored.items() if name not in parts)
        for name in sorted(self._packed):
            blocks, scales = stored[name + BLOCKS], stored[name + SCALES]
            if len(blocks) != 4 or blocks != (*scales, BYTES):
                raise CheckpointError(f"{name}{BLOCKS} {list(blocks)} and {name}{SCALES} {list(scales)} do not form matrices in MXFP4")
            yield name, (blocks[0], blocks[2] * 2 * BYTES, blocks[1])

    def read(self, name: str, part: tuple[slice, ...] = ()) -> np.ndarray:
        if name not in self._packed:
            return self._reader.read(name, part)
        experts, within = part[:1], part[1:]
        blocks, scales = self._reader.read(name + BLOCKS, experts), self._reader.read(name + SCALES, experts)
        if blocks.dtype != np.uint8 or scales.dtype != np.uint8:
            raise CheckpointError(f"{name}{BLOCKS} is {blocks.dtype} and {name}{SCALES} {scales.dtype}; in MXFP4 both are uint8")
        E, out = blocks.shape[:2]
        values = np.empty((E, out, blocks.shape[2] * 2 * BYTES), ml_dtypes.bfloat16)
        for expert in range(E):  # one at a time, because they are float32 before they are bfloat16
            values[expert] = dequantized(blocks[expert], scales[expert])
        return values.swapaxes(1, 2)[:, *within]


def dequantized(blocks: UInt8[np.ndarray, "N B 16"], scales: UInt8[np.ndarray, "N B"]) -> np.ndarray:
    """float32 ``[N, 32 * B]``. As in transformers, an exponent of 255 gives infinities and NaN."""
    with np.errstate(over="ignore", invalid="ignore"):
        factors = np.ldexp(np.float32(1), scales.astype(np.int32) - 127)
        return (_PAIRS[blocks] * factors[..., None, None]).reshape(len(blocks), -1)
