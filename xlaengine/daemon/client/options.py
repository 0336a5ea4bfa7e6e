"""Options of the daemon's command, as arguments of `Client`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, is_dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xlaengine.config import SpeculativeConfig

    Option = str | float | bool | Mapping[str, Any] | SpeculativeConfig | None
    """The value of an option; a mapping or a `SpeculativeConfig` is given as JSON."""


def flags(options: Mapping[str, Option]) -> list[str]:
    """Options of the command: ``cache_slots=2`` becomes ``--cache-slots=2``, and True the name alone. None and False are left out."""
    given = {f"--{name.replace('_', '-')}": value for name, value in options.items() if value is not None and value is not False}
    return [name if value is True else f"{name}={_as_text(value)}" for name, value in given.items()]


def _as_text(value: Option) -> str:
    if is_dataclass(value) and not isinstance(value, type):  # a `SpeculativeConfig`, whose module a client need not load
        value = {name: setting for name, setting in asdict(value).items() if setting is not None}
    return json.dumps(value) if isinstance(value, Mapping) else str(value)
