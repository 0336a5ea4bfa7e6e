"""Files that torch has saved, read without torch: tensors as they are, and nothing else."""

from __future__ import annotations

import io
import os
import pickle
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.conftest import FIXTURES
from xlaengine.models.checkpoint import CheckpointError
from xlaengine.models.checkpoint.torch_file import TorchReader


def archive(path: Path, description: bytes, **storages: bytes) -> Path:
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("archive/data.pkl", description)
        for key, values in storages.items():
            file.writestr(f"archive/data/{key}", values)
    return path


class Named:
    """Pickles as a global name, which is called if there are arguments."""

    def __init__(self, module: str, name: str, *args: Any):
        self.module, self.name, self.args = module, name, args


class Stored(Named):
    """Pickles as a persistent id."""


class Pickler(pickle._Pickler):  # the one in Python can write names that it does not import
    def persistent_id(self, obj: Any) -> Any:
        return obj.args if isinstance(obj, Stored) else None

    def save(self, obj: Any, save_persistent_id: bool = True) -> None:
        if not isinstance(obj, Named) or isinstance(obj, Stored):
            super().save(obj, save_persistent_id)
            return
        self.write(f"c{obj.module}\n{obj.name}\n".encode())
        if obj.args:
            super().save(obj.args)
            self.write(pickle.REDUCE)


def described(obj: Any) -> bytes:
    out = io.BytesIO()
    Pickler(out, 2).dump(obj)
    return out.getvalue()


def built(description: bytes, state: Any) -> bytes:
    """What ``description`` gives, its state set."""
    return b"\x80\x02" + description + described(state)[2:-1] + b"b."


def tensor(offset: int, shape: tuple[int, ...], stride: tuple[int, ...], kind: str = "FloatStorage") -> Named:
    storage = Stored("", "", "storage", Named("torch", kind), "0", "cpu", 6)
    return Named("torch._utils", "_rebuild_tensor_v2", storage, offset, shape, stride, False, None)


def test_tensors_are_views_of_their_storages(tmp_path: Path) -> None:
    tensors = {"whole": tensor(0, (2, 3), (3, 1)), "turned": tensor(0, (3, 2), (1, 3)), "last": tensor(4, (2,), (1,))}
    values = np.arange(6, dtype=np.float32)
    reader = TorchReader(archive(tmp_path / "x.bin", described(tensors), **{"0": values.tobytes()}))
    assert reader.names() == {"whole": (2, 3), "turned": (3, 2), "last": (2,)}
    np.testing.assert_array_equal(reader.read("whole"), values.reshape(2, 3))
    np.testing.assert_array_equal(reader.read("turned"), values.reshape(2, 3).T)
    np.testing.assert_array_equal(reader.read("last"), [4, 5])


def test_a_file_of_torch_itself_is_read() -> None:
    reader = TorchReader(FIXTURES / "drafters" / "medusa" / "medusa_lm_head.pt")
    assert reader.names()["0.2.weight"] == reader.read("0.2.weight").shape == (131, 32)


@pytest.mark.parametrize(
    ("description", "words"),
    [
        (pickle.dumps({"x": os.getcwd}), "names posix.getcwd"),
        (described({"x": Named("builtins", "eval", "1")}), "names builtins.eval"),
        (described([1]), "holds something other than tensors by name"),
        (described({"x": 1}), "holds something other than tensors by name: x"),
        (described({5: tensor(0, (6,), (1,))}), "holds something other than tensors by name: 5"),
        (described({"x": tensor(0, (1,), (1 << 60,))}), "the description of a tensor is not a storage"),
        (built(b"ctorch\nBFloat16Storage\n", (3, "<", None, None, None, -1, -1, 0)), "cannot be read as tensors"),
        (described({"x": tensor(5, (2,), (1,))}), r"a tensor of \[2\] reaches value 6 of a storage of 6"),
        (described({"x": tensor(0, (2,), (-1,))}), "the description of a tensor is not a storage"),
        (described({"x": tensor(0, (6,), (1,), kind="QInt8Storage")}), "names torch.QInt8Storage"),
        (b"\x80\x02garbage", "cannot be read as tensors"),
    ],
)
def test_anything_else_than_tensors_is_refused_before_it_is_called(description: bytes, words: str, tmp_path: Path) -> None:
    with pytest.raises(CheckpointError, match=words):
        TorchReader(archive(tmp_path / "x.bin", description, **{"0": bytes(24)}))


def test_a_dictionary_with_attributes_of_its_own_is_read_as_a_dictionary(tmp_path: Path) -> None:
    assert TorchReader(archive(tmp_path / "x.bin", built(b"ccollections\nOrderedDict\n)R", {"items": 1}))).names() == {}


def test_compressed_values_are_refused_before_they_are_unpacked(tmp_path: Path) -> None:
    path = archive(tmp_path / "x.bin", described({"x": tensor(0, (6,), (1,))}))
    with zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED) as file:
        file.writestr("archive/data/0", bytes(24))
    with pytest.raises(CheckpointError, match="the values of x cannot be read: archive/data/0 is compressed"):
        TorchReader(path).read("x")


def test_a_file_that_is_cut_or_no_archive_is_refused(tmp_path: Path) -> None:
    (tmp_path / "y.bin").write_bytes(b"not a zip")
    with pytest.raises(CheckpointError, match="cannot be read as tensors that torch has saved: File is not a zip file"):
        TorchReader(tmp_path / "y.bin")
    reader = TorchReader(archive(tmp_path / "x.bin", described({"x": tensor(0, (6,), (1,))}), **{"0": bytes(20)}))
    with pytest.raises(CheckpointError, match="the values of x are 20 bytes, not 6 of float32"):
        reader.read("x")
