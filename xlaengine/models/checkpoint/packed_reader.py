"""Reads matrices of packed integers (`packed_ints`): as floats, or as the blocks that kernels multiply with."""

from __future__ import annotations

import functools
import threading

import ml_dtypes
import numpy as np
from jaxtyping import Float32, UInt8

from xlaengine.models.checkpoint.packed_ints import Form, Integers, WrongParts
from xlaengine.models.checkpoint.readers import Reader
from xlaengine.models.errors import CheckpointError

CACHED = 2
"""The number of matrices that are kept while parts of them are read: one for each thread that reads."""

BLOCK = 32
"""The number of integers in a block of `ops.quantized.INTEGER_KINDS`."""

TINY = float(np.finfo(np.float32).tiny)
"""The least float32 that is not subnormal. XLA's threads treat subnormal factors as zeros."""


class PackedReader:
    """A reader that joins the stored tensors of a packed matrix to one matrix, in float32."""

    def __init__(self, reader: Reader, form: Form):
        self._reader, self._form = reader, form
        self.naming, self.in_pairs, self.where = reader.naming, reader.in_pairs, reader.where
        self._stored = reader.names()
        self._packed = {name.removesuffix(form.mark) for name in self._stored if name.endswith(form.mark)}
        self._kept = functools.lru_cache(CACHED)(self._values)
        self._kept_rows, self._reading = functools.lru_cache(CACHED)(self._blocks), threading.Lock()
        self._kinds = functools.cache(self._kind)

    def names(self) -> dict[str, tuple[int, ...]]:
        """Raises `CheckpointError` for tensors that do not fit each other."""
        parts = {name + suffix for name in self._packed for suffix in self._form.suffixes}
        plain = {name: shape for name, shape in self._stored.items() if name not in parts}
        return plain | {f"{name}.weight": self._shape(name) for name in sorted(self._packed)}

    def read(self, name: str, part: tuple[slice, ...] = ()) -> np.ndarray:
        matrix = name.removesuffix(".weight")
        if matrix not in self._packed or not name.endswith(".weight"):
            return self._reader.read(name, part)
        return self._kept(matrix)[part] if part else self._values(matrix)

    def kind(self, name: str) -> str:
        return self._kinds(name.removesuffix(".weight"))

    def rows(self, name: str) -> UInt8[np.ndarray, "rows bytes"]:
        with self._reading:  # threads that ask for pieces of one matrix at the same time would each unpack it
            return self._kept_rows(name.removesuffix(".weight"))

    def release(self, name: str) -> None:
        """Does nothing: the rows of the last matrices are kept, because they are asked for in pieces."""

    def _shapes(self, matrix: str) -> dict[str, tuple[int, ...]]:
        return {suffix: self._stored[matrix + suffix] for suffix in self._form.suffixes if matrix + suffix in self._stored}

    def _shape(self, matrix: str) -> tuple[int, int]:
        try:
            return self._form.shape(self._shapes(matrix))
        except (KeyError, ValueError, IndexError):
            found = ", ".join(f"{matrix}{suffix} {list(shape)}" for suffix, shape in self._shapes(matrix).items())
            raise CheckpointError(f"{self.where}: these tensors are not the parts of one matrix: {found}") from None

    def _kind(self, matrix: str) -> str:
        """The kind of its blocks: one of `INTEGER_KINDS` if the inputs of each block are in one group, otherwise F32."""
        if matrix not in self._packed:
            return "F32"
        group = self._form.groups(lambda suffix: self._reader.read(matrix + suffix), self._shapes(matrix))
        if len(group) % BLOCK or (group.reshape(-1, BLOCK) != group[::BLOCK, None]).any():
            return "F32"
        return f"I{self._form.bits}"

    def _values(self, matrix: str) -> Float32[np.ndarray, "out in"]:
        return _scaled(self._read(matrix))

    def _blocks(self, matrix: str) -> UInt8[np.ndarray, "out bytes"]:
        found = self._read(matrix)
        sizes = np.abs(found.scales.astype(np.float32))
        if ((sizes > 0) & (sizes < TINY)).any():
            raise CheckpointError(
                f"{self.where}: {matrix} has scales below {TINY:.3g}, for which kernels read zeros: give weights_dtype float32"
            )
        return _in_blocks(found, self._form.bits)

    def _read(self, matrix: str) -> Integers:
        try:
            found = self._form.integers(lambda suffix: self._reader.read(matrix + suffix), self._shapes(matrix))
            _require_sound(found)
        except WrongParts as error:
            raise CheckpointError(f"{self.where}: {matrix}: {error}") from None
        return found


def unpacked(reader: Reader, form: Form | None) -> Reader:
    """A `PackedReader` of the reader's tensors, or the reader itself if ``form`` is None."""
    return reader if form is None else PackedReader(reader, form)


def _require_sound(found: Integers) -> None:
    """Raises `WrongParts` if the scales are not floats, or an input is in a group that has none."""
    scales, group = found.scales, found.group
    if scales.dtype not in (np.float16, ml_dtypes.bfloat16, np.float32):
        raise WrongParts(f"scales are {scales.dtype}, not float16, bfloat16 or float32")
    if not ((group >= 0) & (group < scales.shape[1])).all():
        raise WrongParts(f"inputs are in groups {int(group.min())} to {int(group.max())}, and there are {scales.shape[1]} groups")


def _scaled(found: Integers) -> Float32[np.ndarray, "out in"]:
    q, zeros, scales, group = found
    return (q - zeros[:, group]).astype(np.float32) * scales.astype(np.float32)[:, group]


def _in_blocks(found: Integers, bits: int) -> UInt8[np.ndarray, "out bytes"]:
    """Rows of blocks of `ops.quantized.INTEGER_KINDS`. The inputs of each block are in one group."""
    q, zeros, scales, group = found
    of_block, out = group[::BLOCK], len(q)
    entries = q.astype(np.uint8).reshape(out, -1, BLOCK)
    if bits == 4:
        entries = entries[..., ::2] | entries[..., 1::2] << 4
    parts = zeros[:, of_block, None].astype("<f2"), scales[:, of_block, None].astype("<f4"), entries
    return np.concatenate([part.view(np.uint8) for part in parts], axis=-1).reshape(out, -1)
