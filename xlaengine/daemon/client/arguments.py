"""Arguments of `Client.start` as values of a command."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from xlaengine.daemon.protocol import commands
from xlaengine.daemon.protocol.commands import SAMPLING

Prompt = Sequence[int] | str | os.PathLike[str]


def prompt_of(prompt: Prompt) -> commands.Prompt:
    """Token ids, or the path of a prompt file. Raises TypeError for anything else."""
    if isinstance(prompt, (str, os.PathLike)):
        return os.fspath(prompt)
    if not isinstance(prompt, Iterable) or isinstance(prompt, (bytes, bytearray)):  # bytes would pass as small token ids
        raise TypeError(f"a prompt is token ids, or the path of a prompt file, got {type(prompt).__name__}")
    return tuple(prompt)


def sampling_of(given: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments for sampling as `Command.sampling`, without values that change nothing. Raises TypeError for an unknown one."""
    known = {option.field for option in SAMPLING.values()}
    if unknown := given.keys() - known:
        raise TypeError(f"start() has no argument {min(unknown)!r}; those for sampling are {', '.join(sorted(known))}")
    if isinstance(given.get("stop"), str):
        given = {**given, "stop": (given["stop"],)}
    plain = {name: _plain(value) for name, value in given.items()}
    return {name: value for name, value in plain.items() if value is not None and value != () and value != {}}


def _plain(value: Any) -> Any:
    """Returns NumPy's numbers and arrays as Python's, and lists as tuples."""
    value = value.tolist() if hasattr(value, "tolist") else value
    if isinstance(value, Mapping):
        return {_plain(key): _plain(each) for key, each in value.items()}
    return tuple(map(_plain, value)) if isinstance(value, Sequence) and not isinstance(value, (str, bytes)) else value
