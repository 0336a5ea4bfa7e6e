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

from xlaengine.check.oracle import families, mxfp4, packed_ints
from xlaengine.check.oracle.checkpoint import Checkpoint, require_tensors, stored_forms
from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import eos_token_ids
from xlaengine.check.oracle.fault import CheckpointFault

MULTIMODAL = {"Qwen3_5ForConditionalGeneration": "Qwen3_5ForCausalLM", "Qwen3_5MoeForConditionalGeneration": "Qwen3_5MoeForCausalLM"}
"""The architectures of text models, by those of the multimodal models that contain them."""
OF_BOTH = "tie_word_embeddings", "eos_token_id", "dtype", "torch_dtype", "quantization_config"
"""Settings that a multimodal model and its text model may both have."""


def read(directory: Path) -> Checkpoint:
    """Reads a Hugging Face directory. `checkpoint.open_checkpoint` turns its errors into `CheckpointFault`."""
    config = json.loads((directory / "config.json").read_text(encoding="utf-8"))
    where = {name: (file, name) for name, file in _files_by_tensor(directory).items()}
    if MULTIMODAL.keys() & set(config.get("architectures") or ()):
        config, where = _text_model(config), _text_tensors(where)
    form = packed_ints.format_of(config)
    integers = packed_ints.names(where, form) if form in packed_ints.MARKS else {}
    packed = set() if integers else mxfp4.names(where)
    names = packed | {name for name in where if not any(name == of + part for of in packed for part in mxfp4.PARTS)}
    if integers:
        names = set(integers) | packed_ints.others(where, integers)
    plain = {key: value for key, value in config.items() if not (integers and key == "quantization_config")}
    definition = stored_forms(define(plain, generation_config(directory)), names)
    require_tensors(definition, names, directory)
    opened = cache(lambda file: safe_open(file, framework="numpy"))

    def stored(name: str) -> np.ndarray:
        file, its_name = where[name]
        with _as_fault_of(file):
            return opened(file).get_tensor(its_name)

    def values(name: str) -> np.ndarray:
        if name in integers:
            return packed_ints.values(stored, integers[name], config, where)
        return mxfp4.values(stored, name) if name in packed else stored(name)

    if definition.tied and (head := "lm_head.weight") in names and not np.array_equal(values(head), values(definition.output)):
        raise CheckpointFault(f"{directory} has a {head} that is not the embedding, and tie_word_embeddings says that it is")
    return Checkpoint(definition, values)


def _text_model(config: dict[str, Any]) -> dict[str, Any]:
    """The settings of a multimodal model's text model."""
    (architecture,) = MULTIMODAL.keys() & set(config["architectures"])
    text, shared = config["text_config"], {key: config[key] for key in OF_BOTH if config.get(key) is not None}
    for key, value in shared.items():
        if text.get(key) not in (None, value):
            raise CheckpointFault(f"config.json has {key} {value!r}, and {text[key]!r} in text_config")
    return {**text, **shared, "architectures": [MULTIMODAL[architecture]]}


def _text_tensors(where: dict[str, tuple[Path, str]]) -> dict[str, tuple[Path, str]]:
    """The tensors of the text model, by its own names."""
    return {name.replace("model.language_model.", "model.", 1): at for name, at in where.items() if not name.startswith("model.visual.")}


def define(config: dict[str, Any], generation: dict[str, Any]) -> Definition:
    """The definition from the objects of ``config.json`` and ``generation_config.json``. The tokens of both end a stream."""
    return families.define({**config, "eos_token_id": [*eos_token_ids(config), *eos_token_ids(generation)]})


def generation_config(directory: Path) -> dict[str, Any]:
    """The object of ``generation_config.json``; empty if ``directory`` has no such file, or is a file."""
    path = directory / "generation_config.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@contextmanager
def _as_fault_of(file: Path) -> Iterator[None]:
    """Raises CheckpointFault for an error of the library, whose message does not name the file."""
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
