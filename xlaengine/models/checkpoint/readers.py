"""The interface by which stored tensors are read, one at a time, and the readers of safetensors and GGUF files."""

from __future__ import annotations

import functools
import math
import mmap
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Protocol, runtime_checkable

import ml_dtypes  # also registers bfloat16 with numpy, where safetensors looks it up by name
import msgspec
import numpy as np
from gguf.constants import GGML_QUANT_SIZES, GGMLQuantizationType
from gguf.quants import dequantize
from jaxtyping import UInt8
from safetensors import SafetensorError, safe_open

from xlaengine.models.checkpoint.torch_file import TorchReader
from xlaengine.models.errors import CheckpointError
from xlaengine.models.families import FAMILIES
from xlaengine.ops.native.dequantizing import dequantizer
from xlaengine.sources.gguf_header import GGUFHeader, GGUFTensor
from xlaengine.sources.model_source import INDEX

_PLAIN = {
    GGMLQuantizationType.F32: np.dtype(np.float32),
    GGMLQuantizationType.F16: np.dtype(np.float16),
    GGMLQuantizationType.BF16: np.dtype(ml_dtypes.bfloat16),
}

_NOT_NUMPYS = frozenset({"F8_E4M3", "F8_E5M2", "F8_E8M0", "F6_E2M3", "F6_E3M2", "F4"})
"""The dtypes of safetensors that its NumPy interface cannot read."""

ROW = 1 << 10
"""The length of the rows that are dequantized. 16 rows take 64 KiB, which malloc reuses. Arrays of 128 KiB or more are newly mapped each
time.
"""


@runtime_checkable
class Reader(Protocol):
    """A checkpoint's tensors.

    Attributes:
        naming: whose names it uses for tensors, ``hf`` or ``gguf`` (`mapping.plan`).
        in_pairs: rows of rotated heads are ordered for rotary pairs of neighbouring dimensions, not of the two halves of a head.
        where: the file, or the directory of the files, for messages.
    """

    naming: str
    in_pairs: bool
    where: Path

    def names(self) -> dict[str, tuple[int, ...]]:
        """The tensors' shapes by name, in NumPy's order of axes."""
        ...

    def read(self, name: str, part: tuple[slice, ...] = ()) -> np.ndarray:
        """The tensor in its own dtype; in float32 if it was quantized.

        Args:
            part: slices of its first axes, not of the last one. Nothing else is read.
        """
        ...


@runtime_checkable
class StoredTensors(Reader, Protocol):
    """A checkpoint whose matrices kernels can read as they are stored (`checkpoint.stored`)."""

    def kind(self, name: str) -> str:
        """The kind in which `rows` gives the tensor. If it is F32 or not in `ops.quantized.KINDS`, the tensor must be read by `read`."""
        ...

    def rows(self, name: str) -> UInt8[np.ndarray, "rows bytes"]:
        """The bytes of each row of the tensor's last axis, in blocks of its kind."""
        ...

    def release(self, name: str) -> None:
        """Drop what `rows` of the tensor keeps in memory, if it can be read again."""
        ...


def read_floats(reader: Reader, name: str, part: tuple[slice, ...] = ()) -> np.ndarray:
    """As `Reader.read`, for a tensor whose values must be floats.

    Raises:
        CheckpointError: it holds integers or booleans. Integers mean nothing without scales: the model is quantized in a way that its
            configuration does not state.
    """
    values = reader.read(name, part)
    if values.dtype.kind in "iub":
        raise CheckpointError(
            f"{reader.where}: {name} holds {values.dtype}, not floats: the model seems quantized, and its config.json does not say how"
        )
    return values


class _Index(msgspec.Struct):
    """``model.safetensors.index.json``: the file of each tensor, below the directory."""

    weight_map: dict[str, Annotated[str, msgspec.Meta(pattern=r"^[^\0]+$")]]


OF_TEXT = "model.language_model."
"""The prefix of the text model's tensors in a multimodal model's files. The reader replaces it by ``model.``, the prefix in files of text
models.
"""


class SafetensorsReader:
    """``model.safetensors``, or the shards that ``model.safetensors.index.json`` lists; or the given files."""

    naming = "hf"
    in_pairs = False

    def __init__(self, directory: Path, files: Sequence[Path] = ()):
        self._shards = {}
        files = files or _shard_files(directory)
        self.where = files[0] if len(files) == 1 else directory
        for file in files:
            try:
                shard = safe_open(file, framework="numpy")
            except (OSError, SafetensorError) as error:
                raise CheckpointError(f"{file} cannot be read as safetensors: {error}") from error
            if twice := sorted(self._shards.keys() & shard.keys()):
                raise CheckpointError(f"{file} holds {len(twice)} tensors that another shard holds too, such as {twice[0]}")
            self._shards.update(dict.fromkeys(shard.keys(), shard))
        self._stored = {_of_text(name): name for name in self._shards}
        if len(self._stored) < len(self._shards):
            raise CheckpointError(f"{self.where} holds tensors of the same names as {OF_TEXT}* and as model.*")

    def names(self) -> dict[str, tuple[int, ...]]:
        return {name: tuple(self._shards[stored].get_slice(stored).get_shape()) for name, stored in self._stored.items()}

    def read(self, name: str, part: tuple[slice, ...] = ()) -> np.ndarray:
        stored = self._stored[name]
        shard = self._shards[stored]
        tensor = shard.get_slice(stored)
        if (kind := tensor.get_dtype()) in _NOT_NUMPYS:
            raise CheckpointError(f"{self.where}: {name} is stored as {kind}, which cannot be read; float32, bfloat16 and float16 can")
        return tensor[part] if part else shard.get_tensor(stored)


def _of_text(name: str) -> str:
    return f"model.{name.removeprefix(OF_TEXT)}" if name.startswith(OF_TEXT) else name


def reader_of(directory: Path, names: Sequence[str]) -> Reader:
    """A reader of the first of these files that exists; otherwise `SafetensorsReader` of the directory, with its errors."""
    file = next((directory / name for name in names if (directory / name).is_file()), None)
    if file is None:
        return SafetensorsReader(directory)
    return SafetensorsReader(directory, [file]) if file.suffix == ".safetensors" else TorchReader(file)


_SINGLE = "model.safetensors"


def has_weights(directory: Path) -> bool:
    """Whether a directory has a file from which `SafetensorsReader` begins to read."""
    return any((directory / name).is_file() for name in (_SINGLE, INDEX))


def _shard_files(directory: Path) -> list[Path]:
    index, single = directory / INDEX, directory / _SINGLE
    if single.is_file():
        return [single]
    if not index.is_file():
        raise CheckpointError(f"{directory} holds neither {single.name} nor {index.name}")
    try:
        weight_map = msgspec.json.decode(index.read_bytes(), type=_Index).weight_map
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CheckpointError(f"{index} has no readable weight_map: {error}") from error
    files = sorted({directory / name for name in weight_map.values()})
    if folder := next((file for file in files if file.is_dir()), None):
        tensor, name = next((tensor, name) for tensor, name in weight_map.items() if directory / name == folder)
        raise CheckpointError(f"{index} names {name!r} as the file of {tensor}: that is a folder, not a file of weights")
    absent = [file.name for file in files if not file.is_file()]
    if absent:
        raise CheckpointError(f"{directory} lacks {len(absent)} of {len(files)} weight files: {', '.join(absent)}")
    return files


class GGUFTensors:
    """The tensors of one GGUF file, dequantized as they are read."""

    naming = "gguf"

    def __init__(self, path: Path, header: GGUFHeader):
        self._header, self.where = header, path
        with path.open("rb") as file:
            self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self._bytes = np.frombuffer(self._map, np.uint8)
        self._dequantizer = functools.cache(dequantizer)  # cached, because each call looks at the library's sources
        architecture = header.metadata.get("general.architecture")
        self.in_pairs = any(family.gguf_in_pairs for family in FAMILIES.values() if family.gguf == architecture)

    def names(self) -> dict[str, tuple[int, ...]]:
        return {name: tensor.shape for name, tensor in self._header.tensors.items()}

    def read(self, name: str, part: tuple[slice, ...] = ()) -> np.ndarray:
        tensor = self._header.tensors[name]
        if tensor.type in _PLAIN:
            return self._stored(tensor).view(_PLAIN[tensor.type]).reshape(tensor.shape)[part]
        stored = self._stored(tensor).reshape(*tensor.shape[:-1], -1)[part]
        values = self._dequantized(name, stored.reshape(-1), tensor)
        self.release(name)
        return values.reshape(*stored.shape[:-1], tensor.shape[-1])

    def kind(self, name: str) -> str:
        """GGUF's name of the tensor's kind, such as ``Q4_K``."""
        return self._header.tensors[name].type.name

    def rows(self, name: str) -> UInt8[np.ndarray, "rows bytes"]:
        """The stored bytes of each row of the tensor's last axis: a view of the file, which is mapped into memory."""
        tensor = self._header.tensors[name]
        return self._stored(tensor).reshape(math.prod(tensor.shape[:-1]), -1)

    def release(self, name: str) -> None:
        """Drop the whole pages of the tensor's part of the file from this process's memory. They are read again if they are needed."""
        tensor, page = self._header.tensors[name], mmap.PAGESIZE
        first, end = -(-tensor.offset // page) * page, (tensor.offset + tensor.nbytes) // page * page
        if first < end and hasattr(mmap, "MADV_DONTNEED"):
            self._map.madvise(mmap.MADV_DONTNEED, first, end - first)

    def _stored(self, tensor: GGUFTensor) -> np.ndarray:
        return self._bytes[tensor.offset : tensor.offset + tensor.nbytes]

    def _dequantized(self, name: str, stored: np.ndarray, tensor: GGUFTensor) -> np.ndarray:
        """Dequantizes with the library of kernels if it knows the kind, else with ``gguf``, which takes ten times as long."""
        native_one = self._dequantizer(tensor.type.name)
        return _dequantize(f"{self.where}: {name}", stored, tensor) if native_one is None else native_one(stored)


def _dequantize(name: str, stored: np.ndarray, tensor: GGUFTensor) -> np.ndarray:
    """Dequantizes with ``gguf``, which works on 16 rows at a time. Blocks do not depend on the row that they are in, so the rows are cut to
    `ROW` entries: that takes two thirds of the time of long rows."""
    per_block, block_bytes = GGML_QUANT_SIZES[tensor.type]
    length = ROW // per_block * block_bytes
    whole = len(stored) // length * length
    parts = [part for part in (stored[:whole].reshape(-1, length), stored[None, whole:]) if part.size]
    try:
        values = [dequantize(part, tensor.type).reshape(-1) for part in parts]
    except NotImplementedError as error:
        raise CheckpointError(f"{name} is stored as {tensor.type.name}, which cannot be dequantized: {error}") from error
    return values[0] if len(values) == 1 else np.concatenate(values)
