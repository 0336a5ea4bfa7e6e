"""Reads the header of a GGUF file: its metadata, and where its tensors are.

The format is a magic, a version, two counts, then key-value pairs and tensor records, little-endian (ggml's ``docs/gguf.md``). Enums, types
and block sizes are those of the ``gguf`` package. Its `GGUFReader` is not used: it makes a NumPy view of every token and merge of the
vocabulary. For the default model `GGUFReader` takes 7.5 s, and this module takes 0.14 s (spike/42_text_libraries.py).
"""

from __future__ import annotations

import functools
import math
import mmap
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from gguf.constants import GGML_QUANT_SIZES, GGUF_DEFAULT_ALIGNMENT, GGMLQuantizationType, GGUFValueType
from gguf.gguf_reader import GGUFReader

from xlaengine.sources.model_source import SourceError

_VERSIONS = (2, 3)


@dataclass(frozen=True)
class GGUFTensor:
    """A stored tensor: ``shape`` in numpy's order (slowest axis first), ``offset`` from the file's beginning, ``nbytes`` in the file."""

    shape: tuple[int, ...]
    type: GGMLQuantizationType
    offset: int
    nbytes: int


@dataclass(frozen=True)
class GGUFHeader:
    """Metadata values as plain Python (arrays as lists), and the tensors by name."""

    metadata: Mapping[str, Any]
    tensors: Mapping[str, GGUFTensor]


def read_header(path: Path) -> GGUFHeader:
    """Parses the header of a GGUF file of version 2 or 3, little-endian.

    The last header stays in a cache until `forget_header`, because config, tokenizer and weights each need it.

    Raises:
        SourceError: the file is no GGUF file of these versions, its header is damaged, or the file is truncated.
    """
    stat = path.stat()
    return _read(path, stat.st_size, stat.st_mtime_ns)


def forget_header() -> None:
    """Frees the cached header, which holds a vocabulary as Python objects."""
    _read.cache_clear()


@functools.lru_cache(maxsize=1)
def _read(path: Path, size: int, mtime_ns: int) -> GGUFHeader:
    with path.open("rb") as file:
        if file.read(4) != b"GGUF":
            raise SourceError(f"{path} is not a GGUF file: it does not begin with the bytes GGUF")
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
            try:
                header = _parse(_Cursor(data, 4))
            except (ValueError, KeyError, RecursionError) as error:
                raise SourceError(f"{path} has no readable GGUF header ({len(data)} bytes): {error}") from error
            end = max((t.offset + t.nbytes for t in header.tensors.values()), default=0)
            if end > len(data):
                raise SourceError(f"{path} is cut short: {len(data)} bytes, its tensors end at {end}")
            return header


def _require_no_gap(tensors: Mapping[str, GGUFTensor], alignment: int) -> None:
    """Raises ValueError unless each tensor begins at the first multiple of ``alignment`` after the one before, as ggml requires."""
    expected = 0
    for name, tensor in tensors.items():
        if tensor.offset != expected:
            raise ValueError(f"{name} has offset {tensor.offset}, and the tensors before it end at {expected}")
        expected += -(-tensor.nbytes // alignment) * alignment


class _Cursor:
    """A position in the file; every read advances it. A read beyond the end of the file raises ValueError."""

    def __init__(self, data: mmap.mmap, at: int):
        self.data, self.at = data, at

    def take(self, size: int) -> bytes:
        start, self.at = self.at, self.at + size
        if self.at > len(self.data):
            raise ValueError(f"{size} bytes at {start} run past the end")
        return self.data[start : self.at]

    def integer(self, size: int) -> int:
        return int.from_bytes(self.take(size), "little")

    def string(self) -> str:
        return self.take(self.integer(8)).decode()

    def kind(self) -> GGUFValueType:
        at, kind = self.at, self.integer(4)
        if kind > max(GGUFValueType):
            raise ValueError(f"the type of a value at byte {at} is {kind}; the largest known is {max(GGUFValueType)}")
        return GGUFValueType(kind)

    def value(self, kind: GGUFValueType) -> Any:
        if kind == GGUFValueType.STRING:
            return self.string()
        if kind == GGUFValueType.ARRAY:
            item, count = self.kind(), self.integer(8)
            return self.scalars(item, count) if item in GGUFReader.gguf_scalar_to_np else [self.value(item) for _ in range(count)]
        return self.scalars(kind, 1)[0]

    def scalars(self, kind: GGUFValueType, count: int) -> list[Any]:
        dtype = np.dtype(GGUFReader.gguf_scalar_to_np[kind]).newbyteorder("<")
        return np.frombuffer(self.take(dtype.itemsize * count), dtype).tolist()


def _parse(cursor: _Cursor) -> GGUFHeader:
    version = cursor.integer(4)
    if version not in _VERSIONS:
        raise ValueError(f"version {version}, read as little-endian, is not one of {_VERSIONS}")
    tensor_count, pair_count = cursor.integer(8), cursor.integer(8)
    metadata: dict[str, Any] = {}
    for _ in range(pair_count):
        key = cursor.string()
        metadata[key] = cursor.value(cursor.kind())
    alignment = metadata.get("general.alignment", GGUF_DEFAULT_ALIGNMENT)
    if not isinstance(alignment, int) or alignment <= 0 or alignment & (alignment - 1):
        raise ValueError(f"general.alignment is {alignment!r}, not a power of two")
    records = dict(_record(cursor) for _ in range(tensor_count))
    if len(records) < tensor_count:
        raise ValueError(f"{tensor_count} tensors have {len(records)} names")
    _require_no_gap(records, alignment)
    data = -(-cursor.at // alignment) * alignment
    tensors = {name: replace(tensor, offset=data + tensor.offset) for name, tensor in records.items()}
    return GGUFHeader(metadata, tensors)


def _record(cursor: _Cursor) -> tuple[str, GGUFTensor]:
    """Reads one tensor's name, shape, type and offset, which counts from the beginning of all tensors' data.

    Raises:
        ValueError: the last axis is not a whole number of blocks, or the type is unknown.
    """
    name = cursor.string()
    shape = tuple(cursor.integer(8) for _ in range(cursor.integer(4)))[::-1]
    number = cursor.integer(4)
    if number not in GGML_QUANT_SIZES:
        raise ValueError(f"{name} is stored as type {number}, which ggml does not have")
    kind = GGMLQuantizationType(number)
    block, block_bytes = GGML_QUANT_SIZES[kind]
    if shape and shape[-1] % block:
        raise ValueError(f"{name} is stored as {kind.name}, in blocks of {block}, and its columns have {shape[-1]} entries")
    return name, GGUFTensor(shape, kind, cursor.integer(8), math.prod(shape) // block * block_bytes)
