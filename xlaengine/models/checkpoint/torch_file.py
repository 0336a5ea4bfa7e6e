"""Tensors of a file that ``torch.save`` wrote, without torch.

The file is a zip archive: a pickle that describes the tensors, and a member with the bytes of each storage. A pickle can run any code. So a
pickle that names anything but descriptions of tensors is refused.
"""

from __future__ import annotations

import io
import pickle
import zipfile
import zlib
from collections import OrderedDict
from pathlib import Path
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np

from xlaengine.models.errors import CheckpointError

_DTYPES = {
    "DoubleStorage": np.dtype(np.float64),
    "FloatStorage": np.dtype(np.float32),
    "HalfStorage": np.dtype(np.float16),
    "BFloat16Storage": np.dtype(ml_dtypes.bfloat16),
    "LongStorage": np.dtype(np.int64),
    "IntStorage": np.dtype(np.int32),
    "BoolStorage": np.dtype(np.bool_),
}


MOST = 1 << 48
"""A bound above any offset, size or stride in a file, in values."""


class _Storage(NamedTuple):
    key: str
    dtype: np.dtype
    size: int


class _Tensor(NamedTuple):
    """Part of a storage; ``offset`` and ``stride`` in values."""

    storage: _Storage
    offset: int
    shape: tuple[int, ...]
    stride: tuple[int, ...]


def _tensor(storage: Any, offset: Any, shape: Any, stride: Any, *_: Any) -> _Tensor:
    numbers = (offset, *shape, *stride)
    if not isinstance(storage, _Storage) or len(shape) != len(stride) or not all(type(n) is int and 0 <= n < MOST for n in numbers):
        raise pickle.UnpicklingError("the description of a tensor is not a storage, an offset, a shape and strides")
    last = offset + sum((size - 1) * step for size, step in zip(shape, stride, strict=True))
    if 0 not in shape and last >= storage.size:
        raise pickle.UnpicklingError(f"a tensor of {list(shape)} reaches value {last} of a storage of {storage.size}")
    return _Tensor(storage, offset, tuple(shape), tuple(stride))


def _parameter(tensor: Any, *_: Any) -> Any:
    return tensor


_ALLOWED: dict[tuple[str, str], Any] = {
    ("collections", "OrderedDict"): OrderedDict,
    ("torch._utils", "_rebuild_tensor_v2"): _tensor,
    ("torch._utils", "_rebuild_parameter"): _parameter,
} | {("torch", name): name for name in _DTYPES}


class _Description(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if (module, name) not in _ALLOWED:
            raise pickle.UnpicklingError(f"it names {module}.{name}, which no file of tensors needs")
        return _ALLOWED[module, name]

    def persistent_load(self, pid: Any) -> _Storage:
        kind, dtype, key, _, size = pid
        if kind != "storage" or type(dtype) is not str or dtype not in _DTYPES or type(size) is not int or type(key) is not str:
            raise pickle.UnpicklingError("the description of a storage is not a dtype, a name and a size")
        return _Storage(key, _DTYPES[dtype], size)


class TorchReader:
    """Implements `readers.Reader`.

    Raises:
        CheckpointError: the file is not an archive of torch's, or holds something other than tensors by name.
    """

    naming = "hf"
    in_pairs = False

    def __init__(self, file: Path):
        self.where = file
        try:
            self._archive = zipfile.ZipFile(file)
            (description,) = (name for name in self._archive.namelist() if name.rpartition("/")[2] == "data.pkl")
            self._root = description.removesuffix("data.pkl")
            found = _Description(io.BytesIO(self._member(description))).load()
        except Exception as error:  # a damaged pickle raises errors of any type
            raise CheckpointError(f"{file} cannot be read as tensors that torch has saved: {error}") from error
        # The pickle may have set attributes of the dictionary.
        tensors = dict(dict.items(found)) if isinstance(found, dict) else {}
        others = [name for name, tensor in tensors.items() if type(name) is not str or not isinstance(tensor, _Tensor)]
        if others or not isinstance(found, dict):
            raise CheckpointError(f"{file} holds something other than tensors by name: {others[0] if others else type(found)}")
        self._tensors: dict[str, _Tensor] = tensors

    def names(self) -> dict[str, tuple[int, ...]]:
        return {name: tensor.shape for name, tensor in self._tensors.items()}

    def read(self, name: str, part: tuple[slice, ...] = ()) -> np.ndarray:
        storage, offset, shape, stride = self._tensors[name]
        try:
            stored = self._member(f"{self._root}data/{storage.key}")
        except (KeyError, OSError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error) as error:
            raise CheckpointError(f"{self.where}: the values of {name} cannot be read: {error}") from error
        if len(stored) != storage.size * storage.dtype.itemsize:
            raise CheckpointError(f"{self.where}: the values of {name} are {len(stored)} bytes, not {storage.size} of {storage.dtype}")
        values = np.frombuffer(stored, storage.dtype)[offset:]
        return np.lib.stride_tricks.as_strided(values, shape, [step * storage.dtype.itemsize for step in stride], writeable=False)[part]

    def _member(self, name: str) -> bytes:
        if self._archive.getinfo(name).compress_type != zipfile.ZIP_STORED:
            raise zipfile.BadZipFile(f"{name} is compressed, which torch never does: unpacked it may be of any size")
        return self._archive.read(name)
