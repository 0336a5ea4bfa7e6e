"""A family's recorded model under other settings of its ``config.json``."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from xlaengine.models.checkpoint.gguf_config import read_gguf_config
from xlaengine.models.checkpoint.hf_config import read_hf_config
from xlaengine.models.config import ModelConfig
from xlaengine.sources.gguf_header import read_header

Changed = Callable[..., Path]
Read = Callable[..., ModelConfig]
Metadata = Callable[[str, dict[str, Any]], ModelConfig]


@pytest.fixture
def changed(model_copy: Callable[[str], Path]) -> Changed:
    """``changed("olmo2", without=("rope_parameters",), num_hidden_layers=2)`` is a copy of the recorded model with these settings."""

    def copy(name: str, without: tuple[str, ...] = (), **settings: Any) -> Path:
        directory = model_copy(name)
        config = json.loads((directory / "config.json").read_text()) | settings
        (directory / "config.json").write_text(json.dumps({key: value for key, value in config.items() if key not in without}))
        return directory

    return copy


@pytest.fixture
def read(changed: Changed) -> Read:
    """The arguments of `changed`; the configuration."""
    return lambda *args, **settings: read_hf_config(changed(*args, **settings))


@pytest.fixture
def read_gguf(fixtures: Path) -> Metadata:
    """``read_gguf("gemma2", {"block_count": 46})``: the config of a file with other metadata; those that are None are missing."""

    def from_metadata(family: str, changes: dict[str, Any]) -> ModelConfig:
        path = fixtures / "gguf" / f"{family}.gguf"
        header = read_header(path)
        architecture = header.metadata["general.architecture"]
        metadata = {**header.metadata, **{f"{architecture}.{key}": value for key, value in changes.items()}}
        return read_gguf_config(replace(header, metadata={k: v for k, v in metadata.items() if v is not None}), None, str(path))

    return from_metadata
