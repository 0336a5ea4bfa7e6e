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


SWITCHES = frozenset({"enable_prefix_caching", "async_scheduling", "memory_check", "probe"})
"""The options that ``--no-NAME`` turns off."""


def flags(options: Mapping[str, Option]) -> list[str]:
    """Options of the command: ``cache_slots=2`` becomes ``--cache-slots=2``, True the name alone, and False ``--no-NAME`` if that is an
    option. None is left out."""
    given = []
    for name, value in options.items():
        option = name.replace("_", "-")
        if value is False:
            given += [f"--no-{option}"] if name in SWITCHES else []
        elif value is not None:
            given.append(f"--{option}" if value is True else f"--{option}={_as_text(value)}")
    return given


def _as_text(value: Option) -> str:
    if is_dataclass(value) and not isinstance(value, type):  # a `SpeculativeConfig`, whose module a client need not load
        value = {name: setting for name, setting in asdict(value).items() if setting is not None}
    return json.dumps(value) if isinstance(value, Mapping) else str(value)
