"""``config.json`` and safetensors of a Hugging Face directory, as the oracle reads them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import ml_dtypes  # noqa: F401  (it registers bfloat16 with NumPy, where safetensors looks for it)
import numpy as np
from safetensors import SafetensorError, safe_open

from xlaengine.check.oracle import families
from xlaengine.check.oracle.checkpoint import Checkpoint, require_tensors, stored_forms
from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import eos_token_ids
from xlaengine.check.oracle.fault import CheckpointFault


def read(directory: Path) -> Checkpoint:
    config = json.loads((directory / "config.json").read_text(encoding="utf-8"))
    where = _files_by_tensor(directory)
    definition = stored_forms(define(config, _generation(directory)), where)
    require_tensors(definition, where, directory)
    opened = cache(lambda file: safe_open(file, framework="numpy"))

    def tensor(name: str) -> np.ndarray:
        with _as_fault_of(where[name]):
            return opened(where[name]).get_tensor(name)

    return Checkpoint(definition, tensor)


def define(config: dict[str, Any], generation: dict[str, Any]) -> Definition:
    """From the objects of ``config.json`` and ``generation_config.json``. Tokens that end a stream are those of both."""
    return families.define({**config, "eos_token_id": [*eos_token_ids(config), *eos_token_ids(generation)]})


def _generation(directory: Path) -> dict[str, Any]:
    path = directory / "generation_config.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@contextmanager
def _as_fault_of(file: Path) -> Iterator[None]:
    """Raises CheckpointFault for an error of the library, which does not name the file."""
    try:
        yield
    except (OSError, SafetensorError) as error:
        raise CheckpointFault(f"the oracle cannot read {file}: {error}") from error


def _files_by_tensor(directory: Path) -> dict[str, Path]:
    """Which file holds each tensor: the index names them, else they are all in ``model.safetensors``."""
    single = directory / "model.safetensors"
    if single.is_file():
        with _as_fault_of(single), safe_open(single, framework="numpy") as file:
            return dict.fromkeys(file.keys(), single)
    index = json.loads((directory / "model.safetensors.index.json").read_text(encoding="utf-8"))
    return {name: directory / file for name, file in index["weight_map"].items()}
