"""A family's recorded model under other settings of its ``config.json``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from xlaengine.models.checkpoint.hf_config import read_hf_config
from xlaengine.models.config import ModelConfig

Changed = Callable[..., Path]
Read = Callable[..., ModelConfig]


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
