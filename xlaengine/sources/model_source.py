"""`ModelSource`, a model's files on this machine; also the errors and the cache folder that all sources share."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import platformdirs

ORBAX_MANIFEST = "xlaengine.json"
"""The file that marks a directory as a checkpoint written by ``xlaengine convert``."""

MODEL_FILES = ("*.json", "model*.safetensors", "*.jinja")
"""The files that are read in the directory of a Hugging Face model."""

INDEX = "model.safetensors.index.json"
"""The file that names the shards of a Hugging Face model."""

DRAFTER_FILES = ("medusa_lm_head.safetensors", "medusa_lm_head.pt", "nextn_layer_parameters.safetensors", "pytorch_model.bin")
"""The files that may be read for a drafter, besides `MODEL_FILES`."""

_LFS_POINTER = b"version https://git-lfs.github.com/"
"""The first bytes of what a clone without Git LFS has in place of a large file."""

_BLOCK = 1 << 20
_SAMPLES = 8


class SourceError(ValueError):
    """The model cannot be found, fetched or recognised. The message is one line, with the remedy."""


class UnknownModel(SourceError):
    """The ``--model`` string is wrong: it names no model. Nothing was fetched."""


@dataclass(frozen=True)
class ModelSource:
    """Where a model's files are.

    Attributes:
        kind: ``hf`` is a directory with ``config.json``, ``gguf`` one file, ``orbax`` a directory written by ``convert``.
        name: the short name that the model is served under.
        path: the directory or the file.
        fingerprint: hex digest of the files' names and contents (the function `fingerprint`). A copy elsewhere has the same digest.
    """

    kind: Literal["hf", "gguf", "orbax"]
    path: Path
    name: str
    fingerprint: str


OTHER_CACHE = "XLAENGINE_CACHE in the environment names another folder: export XLAENGINE_CACHE=/path/with/room"
"""What to do if the cache folder cannot be written."""


def cache_dir() -> Path:
    """Returns ``$XLAENGINE_CACHE``, else the platform's user cache folder. Does not create it.

    Raises:
        SourceError: the user has no home folder.
    """
    chosen = os.environ.get("XLAENGINE_CACHE")
    try:
        return Path(chosen).expanduser() if chosen else platformdirs.user_cache_path("xlaengine")
    except RuntimeError as error:
        raise SourceError(f"there is no cache folder: {error}; {OTHER_CACHE}") from None


def fingerprint(root: Path, files: Iterable[Path]) -> str:
    """Returns a hex digest of all files: of each file its name below ``root``, its size, and eight samples of 1 MiB. The samples are evenly
    spaced and include the file's beginning and end.

    A file of up to 8 MiB is read as a whole. In larger files, two trainings or quantizations of a model differ in their samples.

    Raises:
        SourceError: a file cannot be read (such as a broken link), is a pointer of Git LFS, or is a pipe or a device, which a read may
            never finish.
    """
    digest = hashlib.sha256()
    for file in sorted(files):
        try:
            if not (file.is_file() or file.is_dir()):
                file.stat()
                raise SourceError(f"{file}, a file of the model, is not a regular file")
            _add(digest, os.path.relpath(file, root), file)
        except OSError as error:
            raise SourceError(f"{file}, a file of the model, cannot be read: {error.strerror}") from error
    return digest.hexdigest()


def shards(directory: Path) -> set[Path]:
    """Returns the files that `INDEX` names, whatever their names. An index that cannot be read names none: loading reports the cause."""
    try:
        weight_map = json.loads((directory / INDEX).read_bytes())["weight_map"]
        return {directory / name for name in weight_map.values() if (directory / name).is_file()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return set()


def _add(digest: hashlib._Hash, name: str, file: Path) -> None:
    size = file.stat().st_size
    digest.update(f"{name}\0{size}\0".encode(errors="surrogateescape"))
    with file.open("rb") as f:
        if size <= _SAMPLES * _BLOCK:
            data = f.read()
            if data.startswith(_LFS_POINTER):
                raise SourceError(f"{file} is a pointer of Git LFS, not the file itself: run `git lfs pull` in {file.parent}")
            digest.update(data)
            return
        for i in range(_SAMPLES):
            f.seek((size - _BLOCK) * i // (_SAMPLES - 1))
            digest.update(f.read(_BLOCK))
