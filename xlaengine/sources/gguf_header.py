"""The header of a GGUF file: its metadata and the places of its tensors.

The format is a magic, a version, two counts, then key-value pairs and tensor records, little-endian
(ggml's ``docs/gguf.md``). The enums and block sizes are the ``gguf`` package's. Its `GGUFReader` is not used: it reads the same values, but
makes numpy views of every token and merge of the vocabulary: 7.5 s for the default model, here 0.14 s (spike/42_text_libraries.py).
"""

from __future__ import annotations

import functools
import math
import mmap
import struct
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from gguf.constants import GGML_QUANT_SIZES, GGUF_DEFAULT_ALIGNMENT, GGUF_MAGIC, GGMLQuantizationType, GGUFValueType

from xlaengine.sources.model_source import SourceError

_VERSIONS = (2, 3)
_LENGTH = struct.Struct("<Q")
_SCALARS = {
    GGUFValueType.UINT8: "B",
    GGUFValueType.INT8: "b",
    GGUFValueType.UINT16: "H",
    GGUFValueType.INT16: "h",
    GGUFValueType.UINT32: "I",
    GGUFValueType.INT32: "i",
    GGUFValueType.FLOAT32: "f",
    GGUFValueType.BOOL: "?",
    GGUFValueType.UINT64: "Q",
    GGUFValueType.INT64: "q",
    GGUFValueType.FLOAT64: "d",
}


@dataclass(frozen=True)
class GGUFTensor:
    """One stored tensor: ``shape`` in numpy's order (slowest axis first), ``offset`` and ``nbytes`` in the file."""

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

    The last header is cached until `forget_header`: a start needs it for config, tokenizer and weights, and parsing a vocabulary takes a
    tenth of a second.

    Raises:
        SourceError: it is not such a file, or it ends too early.
    """
    stat = path.stat()
    return _read(path, stat.st_size, stat.st_mtime_ns)


def forget_header() -> None:
    """Frees the cached header, which holds a vocabulary as Python objects."""
    _read.cache_clear()


@functools.lru_cache(maxsize=1)
def _read(path: Path, size: int, mtime_ns: int) -> GGUFHeader:
    with path.open("rb") as file:
        if file.read(4) != struct.pack("<I", GGUF_MAGIC):
            raise SourceError(f"{path} is not a GGUF file: it does not begin with the bytes GGUF")
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
            try:
                header = _parse(_Cursor(data, 4))
            except (struct.error, ValueError, KeyError) as error:
                raise SourceError(f"{path} has no readable GGUF header ({len(data)} bytes): {error}") from error
            end = max((t.offset + t.nbytes for t in header.tensors.values()), default=0)
            if end > len(data):
                raise SourceError(f"{path} is cut short: {len(data)} bytes, its tensors end at {end}")
            return header


class _Cursor:
    """A position in the file; every read advances it."""

    def __init__(self, data: mmap.mmap, at: int):
        self.data, self.at = data, at

    def scalars(self, code: str, count: int = 1) -> tuple[Any, ...]:
        layout = struct.Struct(f"<{count}{code}")
        values = layout.unpack_from(self.data, self.at)
        self.at += layout.size
        return values

    def string(self) -> str:
        (length,) = _LENGTH.unpack_from(self.data, self.at)
        start, self.at = self.at + 8, self.at + 8 + length
        if self.at > len(self.data):
            raise ValueError(f"a string of {length} bytes at {start} runs past the end")
        return self.data[start : self.at].decode()

    def value(self, kind: int) -> Any:
        if kind == GGUFValueType.STRING:
            return self.string()
        if kind == GGUFValueType.ARRAY:
            item, count = self.scalars("I")[0], self.scalars("Q")[0]
            if item in _SCALARS:
                return list(self.scalars(_SCALARS[GGUFValueType(item)], count))
            return [self.value(item) for _ in range(count)]
        return self.scalars(_SCALARS[GGUFValueType(kind)])[0]


def _parse(cursor: _Cursor) -> GGUFHeader:
    (version,) = cursor.scalars("I")
    if version not in _VERSIONS:
        raise ValueError(f"version {version} is not one of {_VERSIONS} in little-endian order")
    tensor_count, pair_count = cursor.scalars("Q", 2)
    metadata = {}
    for _ in range(pair_count):
        key = cursor.string()
        metadata[key] = cursor.value(cursor.scalars("I")[0])
    records = [_record(cursor) for _ in range(tensor_count)]
    alignment = metadata.get("general.alignment", GGUF_DEFAULT_ALIGNMENT)
    data = -(-cursor.at // alignment) * alignment
    return GGUFHeader(metadata, {name: replace(tensor, offset=data + tensor.offset) for name, tensor in records})


def _record(cursor: _Cursor) -> tuple[str, GGUFTensor]:
    """Reads one tensor's name and place. Its offset counts from the data of the first tensor."""
    name = cursor.string()
    (rank,) = cursor.scalars("I")
    shape = cursor.scalars("Q", rank)[::-1]
    kind = GGMLQuantizationType(cursor.scalars("I")[0])
    (offset,) = cursor.scalars("Q")
    block, block_bytes = GGML_QUANT_SIZES[kind]
    return name, GGUFTensor(shape, kind, offset, math.prod(shape) // block * block_bytes)
